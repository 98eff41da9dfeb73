cyber-merchant revision 1, 3 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
deal
    all: Round 1 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Root Bioroid 3, Crisis Dimension 1 and Crisis Dimension 4 [CM-23]
    all: Lot 2: Criptecorp 2 and 2 × Cyberstealth [CM-23]
    all: Lot 3: Crisis Dimension 1, Worldwide 1 and Reflector [CM-23]
1 s1 Bid 3 on lot 1: Root Bioroid 3, Crisis Dimension 1 and Crisis Dimension 4
    all: s1 bids 3 on lot 1 [CM-28]
2 s2 Bid 2 on lot 3: Crisis Dimension 1, Worldwide 1 and Reflector
    all: s2 bids 2 on lot 3 [CM-28]
3 s3 Bid 4 on lot 3: Crisis Dimension 1, Worldwide 1 and Reflector
    all: s3 bids 4 on lot 3 and outbids s2 [CM-28]
4 s2 Bid 4 on lot 2: Criptecorp 2 and 2 × Cyberstealth
    all: s2 bids 4 on lot 2 [CM-28]
    all: s1 pays 3 for lot 1: Root Bioroid 3, Crisis Dimension 1 and Crisis Dimension 4 [CM-42]
    all: s2 pays 4 for lot 2: Criptecorp 2 and 2 × Cyberstealth [CM-42]
    all: s3 pays 4 for lot 3: Crisis Dimension 1, Worldwide 1 and Reflector [CM-42]
5 s2 Play Cyberstealth and steal from s3
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    s2 s3: s2 steals Worldwide 1 from s3 [CM-64]
    others: s2 steals a card from s3 [CM-64]
6 s3 Play Reflector (Root Bioroid: stays at 3 and Criptecorp: stays at 3)
    all: s3 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 3, Criptecorp at 3 [CM-68]
7 s2 Play Cyberstealth and steal from s3
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    s2 s3: s2 steals Crisis Dimension 1 from s3 [CM-64]
    others: s2 steals a card from s3 [CM-64]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Root Bioroid 1, Root Bioroid 2 and Trajan [CM-23]
    all: Lot 2: Criptecorp 3 and 2 × Worldwide 2 [CM-23]
    all: Lot 3: Worldwide 2, Worldwide 3 and Trajan [CM-23]
8 s2 Bid 4 on lot 1: Root Bioroid 1, Root Bioroid 2 and Trajan
    all: s2 bids 4 on lot 1 [CM-28]
9 s3 Bid 3 on lot 3: Worldwide 2, Worldwide 3 and Trajan
    all: s3 bids 3 on lot 3 [CM-28]
10 s1 Bid 0 on lot 2: Criptecorp 3 and 2 × Worldwide 2
    all: s1 bids 0 on lot 2 [CM-28]
    all: s2 pays 4 for lot 1: Root Bioroid 1, Root Bioroid 2 and Trajan [CM-42]
    all: s1 pays 0 for lot 2: Criptecorp 3 and 2 × Worldwide 2 [CM-42]
    all: s3 pays 3 for lot 3: Worldwide 2, Worldwide 3 and Trajan [CM-42]
= 10 ecb3cfe63438f62fa8038929e17fcd3ab5786b2d36a76520d298b87728758cda
11 s2 Play Trajan (CBN: 3 → 4)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 3 to 4 [CM-52]
12 s3 Play Trajan (CBN: 4 → 5)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 4 to 5 [CM-52]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: 2 × Cyber Threat and Collective Change [CM-23]
    all: Lot 2: Criptecorp 1, Criptecorp 2 and Crisis Dimension 3 [CM-23]
    all: Lot 3: Root Bioroid 1, Criptecorp 4 and CBN 3 [CM-23]
13 s3 Bid 4 on lot 3: Root Bioroid 1, Criptecorp 4 and CBN 3
    all: s3 bids 4 on lot 3 [CM-28]
14 s1 Bid 2 on lot 1: 2 × Cyber Threat and Collective Change
    all: s1 bids 2 on lot 1 [CM-28]
15 s2 Bid 3 on lot 2: Criptecorp 1, Criptecorp 2 and Crisis Dimension 3
    all: s2 bids 3 on lot 2 [CM-28]
    all: s1 pays 2 for lot 1: 2 × Cyber Threat and Collective Change [CM-42]
    all: s2 pays 3 for lot 2: Criptecorp 1, Criptecorp 2 and Crisis Dimension 3 [CM-42]
    all: s3 pays 4 for lot 3: Root Bioroid 1, Criptecorp 4 and CBN 3 [CM-42]
16 s1 Play Cyber Threat (CBN: 5 → 4)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: CBN falls from 5 to 4 [CM-52]
17 s1 Play Cyber Threat (CBN: 4 → 3)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: CBN falls from 4 to 3 [CM-52]
18 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
19 s3 Give Worldwide 3 to s1
    all: s3 has chosen [CM-111]
20 s2 Give Worldwide 1 to s1
    all: s2 has chosen [CM-111]
    s1 s2: s2 gives Worldwide 1 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    s1 s3: s3 gives Worldwide 3 to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
= 20 8e767c537874b3636b7acce0f1a0230a48bdf5cb6991e2c711058b489f0fe406
21 s1 Give everyone a card back: s2: Root Bioroid 3 and s3: Worldwide 2
    s1 s2: s1 gives Root Bioroid 3 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
    s1 s3: s1 gives Worldwide 2 to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
    all: s1 is now the first player [CM-21]
22 s2 Commit Root Bioroid 1, Root Bioroid 2 and Root Bioroid 3 (your sum: 6)
    all: s2 has chosen [CM-111]
23 s3 Commit Criptecorp 4 and 2 × Worldwide 2 (your sum: 8)
    all: s3 has chosen [CM-111]
24 s1 Commit Crisis Dimension 1, Crisis Dimension 4, Worldwide 1, Worldwide 2 and Worldwide 3 (your sum: 11)
    all: s1 has chosen [CM-111]
    all: s1 commits 5 cards [CM-75]
    all: s2 commits 3 cards [CM-75]
    all: s3 commits 3 cards [CM-75]
    all: s1 opens the market in Crisis Dimension with Crisis Dimension 1, Crisis Dimension 4, Worldwide 1, Worldwide 2 and Worldwide 3 (sum 11) [CM-78]
25 s3 Add nothing
    all: s3 has chosen [CM-111]
26 s2 Add Crisis Dimension 1 and Crisis Dimension 3 (your sum: 4)
    all: s2 has chosen [CM-111]
    all: s2 adds Crisis Dimension 1 and Crisis Dimension 3 (sum 4) [CM-85]
    all: s3 adds nothing [CM-85]
    all: s1 takes rank 1 in Crisis Dimension with a sum of 11: 3 crypto [CM-91, s1 +3]
    all: s2 takes rank 2 in Crisis Dimension with a sum of 4: 1 crypto [CM-91, s2 +1]
    all: s2 opens the market in Root Bioroid with Root Bioroid 1, Root Bioroid 2 and Root Bioroid 3 (sum 6) [CM-78]
27 s3 Add Root Bioroid 1 (your sum: 1)
    all: s3 has chosen [CM-111]
28 s1 Add nothing
    all: s1 has chosen [CM-111]
    all: s3 adds Root Bioroid 1 (sum 1) [CM-85]
    all: s1 adds nothing [CM-85]
    all: s2 takes rank 1 in Root Bioroid with a sum of 6: 3 crypto [CM-91, s2 +3]
    all: s3 takes rank 2 in Root Bioroid with a sum of 1: 1 crypto [CM-91, s3 +1]
    all: s3 opens the market in Criptecorp with Criptecorp 4 and 2 × Worldwide 2 (sum 8) [CM-78]
29 s2 Add Criptecorp 1 and 2 × Criptecorp 2 (your sum: 5)
    all: s2 has chosen [CM-111]
30 s1 Add Criptecorp 3 (your sum: 3)
    all: s1 has chosen [CM-111]
    all: s1 adds Criptecorp 3 (sum 3) [CM-85]
    all: s2 adds Criptecorp 1 and 2 × Criptecorp 2 (sum 5) [CM-85]
    all: s3 takes rank 1 in Criptecorp with a sum of 8: 3 crypto [CM-91, s3 +3]
    all: s1 takes rank 3 in Criptecorp with a sum of 3: no crypto [CM-91, s1 +0]
    all: s2 takes rank 2 in Criptecorp with a sum of 5: 1 crypto [CM-91, s2 +1]
= 30 bf9d28e70b1305881fb8a07a56eed3b5d6700709236575126bea454c0adc090c
31 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
32 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
33 s3 Keep all crypto
    all: s3 keeps all crypto [CM-96, s3 +0]
    all: Round 2 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: CBN 1, Worldwide 1 and Trajan [CM-23]
    all: Lot 2: Root Bioroid 3, Criptecorp 1 and Collective Change [CM-23]
    all: Lot 3: 2 × Worldwide 1 and Trajan [CM-23]
34 s1 Bid 4 on lot 2: Root Bioroid 3, Criptecorp 1 and Collective Change
    all: s1 bids 4 on lot 2 [CM-28]
35 s2 Bid 0 on lot 1: CBN 1, Worldwide 1 and Trajan
    all: s2 bids 0 on lot 1 [CM-28]
36 s3 Bid 1 on lot 1: CBN 1, Worldwide 1 and Trajan
    all: s3 bids 1 on lot 1 and outbids s2 [CM-28]
37 s2 Bid 0 on lot 3: 2 × Worldwide 1 and Trajan
    all: s2 bids 0 on lot 3 [CM-28]
    all: s3 pays 1 for lot 1: CBN 1, Worldwide 1 and Trajan [CM-42]
    all: s1 pays 4 for lot 2: Root Bioroid 3, Criptecorp 1 and Collective Change [CM-42]
    all: s2 pays 0 for lot 3: 2 × Worldwide 1 and Trajan [CM-42]
38 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
39 s2 Give Trajan to s1
    all: s2 has chosen [CM-111]
40 s3 Give CBN 3 to s1
    all: s3 has chosen [CM-111]
    s1 s2: s2 gives Trajan to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    s1 s3: s3 gives CBN 3 to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
= 40 993e7a50e92bfb2acbfc0c92c6d86c4b6c758855702eed1ff17106feb80bae24
41 s1 Give everyone a card back: s2: Trajan and s3: Root Bioroid 3
    s1 s2: s1 gives Trajan to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
    s1 s3: s1 gives Root Bioroid 3 to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
42 s2 Play Trajan (CBN: 3 → 4)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 3 to 4 [CM-52]
43 s3 Play Trajan (CBN: 4 → 5)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 4 to 5 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Criptecorp 1, Worldwide 1 and The Root [CM-23]
    all: Lot 2: Root Bioroid 2, Root Bioroid 3 and Criptecorp 4 [CM-23]
    all: Lot 3: Criptecorp 2, CBN 2 and Elder Chip [CM-23]
44 s2 Bid 1 on lot 1: Criptecorp 1, Worldwide 1 and The Root
    all: s2 bids 1 on lot 1 [CM-28]
45 s3 Bid 2 on lot 1: Criptecorp 1, Worldwide 1 and The Root
    all: s3 bids 2 on lot 1 and outbids s2 [CM-28]
46 s1 Bid 1 on lot 3: Criptecorp 2, CBN 2 and Elder Chip
    all: s1 bids 1 on lot 3 [CM-28]
47 s2 Bid 3 on lot 3: Criptecorp 2, CBN 2 and Elder Chip
    all: s2 bids 3 on lot 3 and outbids s1 [CM-28]
48 s1 Bid 4 on lot 3: Criptecorp 2, CBN 2 and Elder Chip
    all: s1 bids 4 on lot 3 and outbids s2 [CM-28]
49 s2 Bid 1 on lot 2: Root Bioroid 2, Root Bioroid 3 and Criptecorp 4
    all: s2 bids 1 on lot 2 [CM-28]
    all: s3 pays 2 for lot 1: Criptecorp 1, Worldwide 1 and The Root [CM-42]
    all: s2 pays 1 for lot 2: Root Bioroid 2, Root Bioroid 3 and Criptecorp 4 [CM-42]
    all: s1 pays 4 for lot 3: Criptecorp 2, CBN 2 and Elder Chip [CM-42]
50 s3 Play The Root (Criptecorp: 3 → 5)
    all: s3 plays The Root: raise one price by 2 [CM-45]
    all: Criptecorp rises from 3 to 5 [CM-52]
= 50 338ab65dca854df244f0e8c059a95e4acf09760af0ac2add9b09695e2be2d0a7
51 s1 Play Elder Chip (CBN: 5 → 6 and Root Bioroid: 3 → 2)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: CBN rises from 5 to 6 [CM-52]
    all: Root Bioroid falls from 3 to 2 [CM-52]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Criptecorp 3, Worldwide 2 and Reflector [CM-23]
    all: Lot 2: Crisis Dimension 1 and 2 × The Root [CM-23]
    all: Lot 3: CBN 1, Cyber Threat and Elder Chip [CM-23]
52 s3 Bid 0 on lot 2: Crisis Dimension 1 and 2 × The Root
    all: s3 bids 0 on lot 2 [CM-28]
53 s1 Bid 3 on lot 3: CBN 1, Cyber Threat and Elder Chip
    all: s1 bids 3 on lot 3 [CM-28]
54 s2 Bid 4 on lot 2: Crisis Dimension 1 and 2 × The Root
    all: s2 bids 4 on lot 2 and outbids s3 [CM-28]
55 s3 Bid 4 on lot 3: CBN 1, Cyber Threat and Elder Chip
    all: s3 bids 4 on lot 3 and outbids s1 [CM-28]
56 s1 Bid 2 on lot 1: Criptecorp 3, Worldwide 2 and Reflector
    all: s1 bids 2 on lot 1 [CM-28]
    all: s1 pays 2 for lot 1: Criptecorp 3, Worldwide 2 and Reflector [CM-42]
    all: s2 pays 4 for lot 2: Crisis Dimension 1 and 2 × The Root [CM-42]
    all: s3 pays 4 for lot 3: CBN 1, Cyber Threat and Elder Chip [CM-42]
57 s3 Play Elder Chip (Criptecorp: 5 → 6 and Crisis Dimension: 3 → 2)
    all: s3 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 5 to 6 [CM-52]
    all: Crisis Dimension falls from 3 to 2 [CM-52]
58 s1 Play Reflector (Criptecorp: 6 → 2 and Crisis Dimension: 2 → 6)
    all: s1 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Criptecorp is now at 2, Crisis Dimension at 6 [CM-68]
59 s2 Play The Root (CBN: 6 → 8)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: CBN rises from 6 to 8 [CM-52]
60 s3 Play Cyber Threat (Crisis Dimension: 6 → 5)
    all: s3 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 6 to 5 [CM-52]
= 60 90b87c72cee4435b086a8e2fb9e9780750ebc24896cf733836948d661631d2ec
61 s2 Play The Root (Root Bioroid: 2 → 4)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: Root Bioroid rises from 2 to 4 [CM-52]
    all: s1 is now the first player [CM-21]
62 s2 Commit Root Bioroid 2, Root Bioroid 3 and 2 × Worldwide 1 (your sum: 7)
    all: s2 has chosen [CM-111]
63 s3 Commit Root Bioroid 3 and 2 × Worldwide 1 (your sum: 5)
    all: s3 has chosen [CM-111]
64 s1 Commit Criptecorp 1, Criptecorp 2, Criptecorp 3 and Worldwide 2 (your sum: 8)
    all: s1 has chosen [CM-111]
    all: s1 commits 4 cards [CM-75]
    all: s2 commits 4 cards [CM-75]
    all: s3 commits 3 cards [CM-75]
    all: s1 opens the market in Criptecorp with Criptecorp 1, Criptecorp 2, Criptecorp 3 and Worldwide 2 (sum 8) [CM-78]
65 s2 Add Criptecorp 4 (your sum: 4)
    all: s2 has chosen [CM-111]
66 s3 Add Criptecorp 1 (your sum: 1)
    all: s3 has chosen [CM-111]
    all: s2 adds Criptecorp 4 (sum 4) [CM-85]
    all: s3 adds Criptecorp 1 (sum 1) [CM-85]
    all: s1 takes rank 1 in Criptecorp with a sum of 8: 2 crypto [CM-91, s1 +2]
    all: s2 takes rank 2 in Criptecorp with a sum of 4: 1 crypto [CM-91, s2 +1]
    all: s3 takes rank 3 in Criptecorp with a sum of 1: no crypto [CM-91, s3 +0]
    all: s2 opens the market in Root Bioroid with Root Bioroid 2, Root Bioroid 3 and 2 × Worldwide 1 (sum 7) [CM-78]
    all: Oversupply: s3 also reveals Root Bioroid 3 and 2 × Worldwide 1 (sum 5), and Root Bioroid falls from 4 to 3 [CM-80]
67 s1 Add nothing
    all: s1 has chosen [CM-111]
68 s3 Add nothing
    all: s3 has chosen [CM-111]
    all: s3 adds nothing [CM-85]
    all: s1 adds nothing [CM-85]
    all: s2 takes rank 1 in Root Bioroid with a sum of 7: 3 crypto [CM-91, s2 +3]
    all: s3 takes rank 2 in Root Bioroid with a sum of 5: 1 crypto [CM-91, s3 +1]
69 s1 Exchange 1 crypto for 10 credits
    all: s1 exchanges 1 crypto for 10 credits [CM-96, s1 -1]
70 s2 Exchange 1 crypto for 10 credits
    all: s2 exchanges 1 crypto for 10 credits [CM-96, s2 -1]
= 70 458260321bf8653bdf6fb799ef33e211b8df332425d8acacd360d0816142201a
71 s3 Exchange 1 crypto for 10 credits
    all: s3 exchanges 1 crypto for 10 credits [CM-96, s3 -1]
    all: Round 3 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Criptecorp 2, Crisis Dimension 4 and Cyberstealth [CM-23]
    all: Lot 2: Root Bioroid 1, CBN 1 and CBN 4 [CM-23]
    all: Lot 3: Criptecorp 1, CBN 3 and Cyber Threat [CM-23]
72 s1 Bid 3 on lot 2: Root Bioroid 1, CBN 1 and CBN 4
    all: s1 bids 3 on lot 2 [CM-28]
73 s2 Bid 1 on lot 1: Criptecorp 2, Crisis Dimension 4 and Cyberstealth
    all: s2 bids 1 on lot 1 [CM-28]
74 s3 Bid 3 on lot 1: Criptecorp 2, Crisis Dimension 4 and Cyberstealth
    all: s3 bids 3 on lot 1 and outbids s2 [CM-28]
75 s2 Bid 4 on lot 3: Criptecorp 1, CBN 3 and Cyber Threat
    all: s2 bids 4 on lot 3 [CM-28]
    all: s3 pays 3 for lot 1: Criptecorp 2, Crisis Dimension 4 and Cyberstealth [CM-42]
    all: s1 pays 3 for lot 2: Root Bioroid 1, CBN 1 and CBN 4 [CM-42]
    all: s2 pays 4 for lot 3: Criptecorp 1, CBN 3 and Cyber Threat [CM-42]
76 s2 Play Cyber Threat (Criptecorp: 2 → 1)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 2 to 1 [CM-52]
77 s3 Play Cyberstealth and steal from s2
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s2 s3: s3 steals Crisis Dimension 1 from s2 [CM-64]
    others: s3 steals a card from s2 [CM-64]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Root Bioroid 4, Elder Chip and Collective Change [CM-23]
    all: Lot 2: CBN 1, Crisis Dimension 3 and Worldwide 2 [CM-23]
    all: Lot 3: CBN 2, CBN 3 and Crisis Dimension 2 [CM-23]
78 s2 Bid 1 on lot 1: Root Bioroid 4, Elder Chip and Collective Change
    all: s2 bids 1 on lot 1 [CM-28]
79 s3 Bid 2 on lot 3: CBN 2, CBN 3 and Crisis Dimension 2
    all: s3 bids 2 on lot 3 [CM-28]
80 s1 Bid 4 on lot 3: CBN 2, CBN 3 and Crisis Dimension 2
    all: s1 bids 4 on lot 3 and outbids s3 [CM-28]
= 80 e8f46f691b63d5c296bc7089ef6538c671f7cd8e51dffaf274266c351aa1b087
81 s3 Bid 1 on lot 2: CBN 1, Crisis Dimension 3 and Worldwide 2
    all: s3 bids 1 on lot 2 [CM-28]
    all: s2 pays 1 for lot 1: Root Bioroid 4, Elder Chip and Collective Change [CM-42]
    all: s3 pays 1 for lot 2: CBN 1, Crisis Dimension 3 and Worldwide 2 [CM-42]
    all: s1 pays 4 for lot 3: CBN 2, CBN 3 and Crisis Dimension 2 [CM-42]
82 s2 Play Elder Chip (Root Bioroid: 3 → 4 and CBN: 8 → 7)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Root Bioroid rises from 3 to 4 [CM-52]
    all: CBN falls from 8 to 7 [CM-52]
83 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
84 s3 Give Worldwide 2 to s2
    all: s3 has chosen [CM-111]
85 s1 Give Root Bioroid 1 to s2
    all: s1 has chosen [CM-111]
    s2 s3: s3 gives Worldwide 2 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
    s1 s2: s1 gives Root Bioroid 1 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
86 s2 Give everyone a card back: s3: Worldwide 2 and s1: Root Bioroid 4
    s2 s3: s2 gives Worldwide 2 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
    s1 s2: s2 gives Root Bioroid 4 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Root Bioroid 2, Criptecorp 3 and Cyberstealth [CM-23]
    all: Lot 2: Root Bioroid 2, Root Bioroid 4 and CBN 2 [CM-23]
    all: Lot 3: CBN 2, Crisis Dimension 2 and Cyber Threat [CM-23]
87 s3 Bid 3 on lot 2: Root Bioroid 2, Root Bioroid 4 and CBN 2
    all: s3 bids 3 on lot 2 [CM-28]
88 s1 Bid 0 on lot 3: CBN 2, Crisis Dimension 2 and Cyber Threat
    all: s1 bids 0 on lot 3 [CM-28]
89 s2 Bid 3 on lot 1: Root Bioroid 2, Criptecorp 3 and Cyberstealth
    all: s2 bids 3 on lot 1 [CM-28]
    all: s2 pays 3 for lot 1: Root Bioroid 2, Criptecorp 3 and Cyberstealth [CM-42]
    all: s3 pays 3 for lot 2: Root Bioroid 2, Root Bioroid 4 and CBN 2 [CM-42]
    all: s1 pays 0 for lot 3: CBN 2, Crisis Dimension 2 and Cyber Threat [CM-42]
90 s1 Play Cyber Threat (Crisis Dimension: 5 → 4)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 5 to 4 [CM-52]
= 90 2afa268b1791b38042cd25c50651f11bfbb7e5800c2d86e6f777c6c13cead72b
91 s2 Play Cyberstealth and steal from s1
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s2 steals Root Bioroid 4 from s1 [CM-64]
    others: s2 steals a card from s1 [CM-64]
    all: s1 is now the first player [CM-21]
92 s1 Commit CBN 1, 3 × CBN 2, 2 × CBN 3 and CBN 4 (your sum: 17)
    all: s1 has chosen [CM-111]
93 s3 Commit Crisis Dimension 1, Crisis Dimension 3, Crisis Dimension 4 and Worldwide 2 (your sum: 10)
    all: s3 has chosen [CM-111]
94 s2 Commit Root Bioroid 1, Root Bioroid 2 and Root Bioroid 4 (your sum: 7)
    all: s2 has chosen [CM-111]
    all: s1 commits 7 cards [CM-75]
    all: s2 commits 3 cards [CM-75]
    all: s3 commits 4 cards [CM-75]
    all: s1 opens the market in CBN with CBN 1, 3 × CBN 2, 2 × CBN 3 and CBN 4 (sum 17) [CM-78]
95 s3 Add 3 × CBN 1 and CBN 2 (your sum: 5)
    all: s3 has chosen [CM-111]
96 s2 Add CBN 3 (your sum: 3)
    all: s2 has chosen [CM-111]
    all: s2 adds CBN 3 (sum 3) [CM-85]
    all: s3 adds 3 × CBN 1 and CBN 2 (sum 5) [CM-85]
    all: s1 takes rank 1 in CBN with a sum of 17: 7 crypto [CM-91, s1 +7]
    all: s2 takes rank 3 in CBN with a sum of 3: no crypto [CM-91, s2 +0]
    all: s3 takes rank 2 in CBN with a sum of 5: 3 crypto [CM-91, s3 +3]
    all: s2 opens the market in Root Bioroid with Root Bioroid 1, Root Bioroid 2 and Root Bioroid 4 (sum 7) [CM-78]
97 s1 Add nothing
    all: s1 has chosen [CM-111]
98 s3 Add Root Bioroid 2 and Root Bioroid 4 (your sum: 6)
    all: s3 has chosen [CM-111]
    all: s3 adds Root Bioroid 2 and Root Bioroid 4 (sum 6) [CM-85]
    all: s1 adds nothing [CM-85]
    all: s2 takes rank 1 in Root Bioroid with a sum of 7: 4 crypto [CM-91, s2 +4]
    all: s3 takes rank 2 in Root Bioroid with a sum of 6: 2 crypto [CM-91, s3 +2]
    all: s3 opens the market in Crisis Dimension with Crisis Dimension 1, Crisis Dimension 3, Crisis Dimension 4 and Worldwide 2 (sum 10) [CM-78]
99 s2 Add nothing
    all: s2 has chosen [CM-111]
100 s1 Add 2 × Crisis Dimension 2 (your sum: 4)
    all: s1 has chosen [CM-111]
    all: s1 adds 2 × Crisis Dimension 2 (sum 4) [CM-85]
    all: s2 adds nothing [CM-85]
    all: s3 takes rank 1 in Crisis Dimension with a sum of 10: 4 crypto [CM-91, s3 +4]
    all: s1 takes rank 2 in Crisis Dimension with a sum of 4: 2 crypto [CM-91, s1 +2]
= 100 ff4d917c3265b0f638ac6c954a6b926de5ca538fbb5de10c936593f8e3c97fb4
101 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
102 s2 Exchange 1 crypto for 10 credits
    all: s2 exchanges 1 crypto for 10 credits [CM-96, s2 -1]
103 s3 Exchange 1 crypto for 10 credits
    all: s3 exchanges 1 crypto for 10 credits [CM-96, s3 -1]
    all: Round 4 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: 2 × Crisis Dimension 2 and Crisis Dimension 3 [CM-23]
    all: Lot 2: CBN 4, Worldwide 3 and Trajan [CM-23]
    all: Lot 3: Root Bioroid 1, Crisis Dimension 1 and Worldwide 1 [CM-23]
104 s1 Bid 2 on lot 3: Root Bioroid 1, Crisis Dimension 1 and Worldwide 1
    all: s1 bids 2 on lot 3 [CM-28]
105 s2 Bid 3 on lot 2: CBN 4, Worldwide 3 and Trajan
    all: s2 bids 3 on lot 2 [CM-28]
106 s3 Bid 0 on lot 1: 2 × Crisis Dimension 2 and Crisis Dimension 3
    all: s3 bids 0 on lot 1 [CM-28]
    all: s3 pays 0 for lot 1: 2 × Crisis Dimension 2 and Crisis Dimension 3 [CM-42]
    all: s2 pays 3 for lot 2: CBN 4, Worldwide 3 and Trajan [CM-42]
    all: s1 pays 2 for lot 3: Root Bioroid 1, Crisis Dimension 1 and Worldwide 1 [CM-42]
107 s2 Play Trajan (Criptecorp: 1 → 2)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 1 to 2 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: The discard pile (79 cards) is shuffled into a new deck [CM-26]
    all: Lot 1: Root Bioroid 2, Worldwide 1 and Collective Change [CM-23]
    all: Lot 2: Criptecorp 4, CBN 1 and Collective Change [CM-23]
    all: Lot 3: CBN 1, CBN 2 and Worldwide 1 [CM-23]
108 s2 Bid 4 on lot 2: Criptecorp 4, CBN 1 and Collective Change
    all: s2 bids 4 on lot 2 [CM-28]
109 s3 Bid 1 on lot 1: Root Bioroid 2, Worldwide 1 and Collective Change
    all: s3 bids 1 on lot 1 [CM-28]
110 s1 Bid 2 on lot 3: CBN 1, CBN 2 and Worldwide 1
    all: s1 bids 2 on lot 3 [CM-28]
    all: s3 pays 1 for lot 1: Root Bioroid 2, Worldwide 1 and Collective Change [CM-42]
    all: s2 pays 4 for lot 2: Criptecorp 4, CBN 1 and Collective Change [CM-42]
    all: s1 pays 2 for lot 3: CBN 1, CBN 2 and Worldwide 1 [CM-42]
= 110 9ff52cab46befb2970ac58b3cbc30e185e1e50ad343020aa3a9581993218f598
111 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
112 s1 Give Crisis Dimension 1 to s2
    all: s1 has chosen [CM-111]
113 s3 Give Collective Change to s2
    all: s3 has chosen [CM-111]
    s2 s3: s3 gives Collective Change to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
    s1 s2: s1 gives Crisis Dimension 1 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
114 s2 Give everyone a card back: s3: Crisis Dimension 1 and s1: CBN 4
    s2 s3: s2 gives Crisis Dimension 1 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
    s1 s2: s2 gives CBN 4 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
115 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
116 s1 Give Root Bioroid 1 to s2
    all: s1 has chosen [CM-111]
117 s3 Give Worldwide 1 to s2
    all: s3 has chosen [CM-111]
    s2 s3: s3 gives Worldwide 1 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
    s1 s2: s1 gives Root Bioroid 1 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
118 s2 Give everyone a card back: s3: Root Bioroid 1 and s1: Worldwide 3
    s2 s3: s2 gives Root Bioroid 1 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
    s1 s2: s2 gives Worldwide 3 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Criptecorp 1, Crisis Dimension 3 and Worldwide 2 [CM-23]
    all: Lot 2: CBN 2, Trajan and Cyber Threat [CM-23]
    all: Lot 3: Root Bioroid 2, Worldwide 2 and Cyberstealth [CM-23]
119 s3 Bid 0 on lot 2: CBN 2, Trajan and Cyber Threat
    all: s3 bids 0 on lot 2 [CM-28]
120 s1 Bid 3 on lot 3: Root Bioroid 2, Worldwide 2 and Cyberstealth
    all: s1 bids 3 on lot 3 [CM-28]
= 120 76ba0380cb8909e9073ca7bf6406b6a278d2b0eccabb13bf85a3d1a1503d4f86
121 s2 Bid 0 on lot 1: Criptecorp 1, Crisis Dimension 3 and Worldwide 2
    all: s2 bids 0 on lot 1 [CM-28]
    all: s2 pays 0 for lot 1: Criptecorp 1, Crisis Dimension 3 and Worldwide 2 [CM-42]
    all: s3 pays 0 for lot 2: CBN 2, Trajan and Cyber Threat [CM-42]
    all: s1 pays 3 for lot 3: Root Bioroid 2, Worldwide 2 and Cyberstealth [CM-42]
122 s3 Play Trajan (Crisis Dimension: 4 → 5)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: Crisis Dimension rises from 4 to 5 [CM-52]
123 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals Criptecorp 1 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
124 s3 Play Cyber Threat (Criptecorp: 2 → 1)
    all: s3 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 2 to 1 [CM-52]
    all: s1 is now the first player [CM-21]
125 s2 Commit Criptecorp 1, Criptecorp 3, Criptecorp 4, Worldwide 1 and Worldwide 2 (your sum: 11)
    all: s2 has chosen [CM-111]
126 s3 Commit Crisis Dimension 1, 2 × Crisis Dimension 2 and Crisis Dimension 3 (your sum: 8)
    all: s3 has chosen [CM-111]
127 s1 Commit CBN 1, CBN 2, CBN 4, 2 × Worldwide 1, Worldwide 2 and Worldwide 3 (your sum: 14)
    all: s1 has chosen [CM-111]
    all: s1 commits 7 cards [CM-75]
    all: s2 commits 5 cards [CM-75]
    all: s3 commits 4 cards [CM-75]
    all: s1 opens the market in CBN with CBN 1, CBN 2, CBN 4, 2 × Worldwide 1, Worldwide 2 and Worldwide 3 (sum 14) [CM-78]
128 s3 Add CBN 2 (your sum: 2)
    all: s3 has chosen [CM-111]
129 s2 Add CBN 1 (your sum: 1)
    all: s2 has chosen [CM-111]
    all: s2 adds CBN 1 (sum 1) [CM-85]
    all: s3 adds CBN 2 (sum 2) [CM-85]
    all: s1 takes rank 1 in CBN with a sum of 14: 7 crypto [CM-91, s1 +7]
    all: s2 takes rank 3 in CBN with a sum of 1: no crypto [CM-91, s2 +0]
    all: s3 takes rank 2 in CBN with a sum of 2: 3 crypto [CM-91, s3 +3]
    all: s2 opens the market in Criptecorp with Criptecorp 1, Criptecorp 3, Criptecorp 4, Worldwide 1 and Worldwide 2 (sum 11) [CM-78]
130 s1 Add Criptecorp 1 (your sum: 1)
    all: s1 has chosen [CM-111]
= 130 3b85edd4b3364c8de2aab39b02222645a020f6d3e6ec0e9e41acf1d49e22ae03
131 s3 Add Criptecorp 2 (your sum: 2)
    all: s3 has chosen [CM-111]
    all: s3 adds Criptecorp 2 (sum 2) [CM-85]
    all: s1 adds Criptecorp 1 (sum 1) [CM-85]
    all: s2 takes rank 1 in Criptecorp with a sum of 11: 1 crypto [CM-91, s2 +1]
    all: s3 takes rank 2 in Criptecorp with a sum of 2: no crypto [CM-91, s3 +0]
    all: s1 takes rank 3 in Criptecorp with a sum of 1: no crypto [CM-91, s1 +0]
    all: s3 opens the market in Crisis Dimension with Crisis Dimension 1, 2 × Crisis Dimension 2 and Crisis Dimension 3 (sum 8) [CM-78]
132 s2 Add Crisis Dimension 3 (your sum: 3)
    all: s2 has chosen [CM-111]
133 s1 Add nothing
    all: s1 has chosen [CM-111]
    all: s1 adds nothing [CM-85]
    all: s2 adds Crisis Dimension 3 (sum 3) [CM-85]
    all: s3 takes rank 1 in Crisis Dimension with a sum of 8: 5 crypto [CM-91, s3 +5]
    all: s2 takes rank 2 in Crisis Dimension with a sum of 3: 2 crypto [CM-91, s2 +2]
134 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
135 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
136 s3 Keep all crypto
    all: s3 keeps all crypto [CM-96, s3 +0]
    all: Tie-break: s1 has 2 in shares left in hand [CM-101]
    all: Tie-break: s3 has 3 in shares left in hand [CM-101]
    all: The game is over [CM-100]
= 136 1974d9ba9d1a34fa96ee91cb1b65b0bf8d33e205b3db123c1f0a4f161cabd794
s1 rank 2 score 20
s2 rank 3 score 14
s3 rank 1 score 20
