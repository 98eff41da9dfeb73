cyber-merchant revision 1, 2 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
deal
    all: Round 1 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Worldwide 1 and Trajan [CM-23]
    all: Lot 2: Criptecorp 2 and CBN 2 [CM-23]
    all: Lot 3: CBN 1 and Reflector [CM-23]
    all: Lot 4: Worldwide 2 and Cyberstealth [CM-23]
1 s1 Bid 3 on lot 3: CBN 1 and Reflector
    all: s1 bids 3 on lot 3 [CM-28]
2 s2 Bid 3 on lot 4: Worldwide 2 and Cyberstealth
    all: s2 bids 3 on lot 4 [CM-28]
3 s1 Bid 4 on lot 2: Criptecorp 2 and CBN 2
    all: s1 bids 4 on lot 2 [CM-28]
4 s2 Bid 1 on lot 1: Worldwide 1 and Trajan
    all: s2 bids 1 on lot 1 [CM-28]
    all: s2 pays 1 for lot 1: Worldwide 1 and Trajan [CM-42]
    all: s1 pays 4 for lot 2: Criptecorp 2 and CBN 2 [CM-42]
    all: s1 pays 3 for lot 3: CBN 1 and Reflector [CM-42]
    all: s2 pays 3 for lot 4: Worldwide 2 and Cyberstealth [CM-42]
5 s1 Play Reflector (Root Bioroid: stays at 3 and Criptecorp: stays at 3)
    all: s1 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 3, Criptecorp at 3 [CM-68]
6 s2 Play Trajan (Root Bioroid: 3 → 4)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 3 to 4 [CM-52]
7 s2 Play Cyberstealth and steal from s1
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s2 steals CBN 1 from s1 [CM-64]
    others: s2 steals a card from s1 [CM-64]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Root Bioroid 1 and Root Bioroid 2 [CM-23]
    all: Lot 2: Criptecorp 2 and CBN 2 [CM-23]
    all: Lot 3: 2 × Criptecorp 1 [CM-23]
    all: Lot 4: Worldwide 1 and Elder Chip [CM-23]
8 s2 Bid 4 on lot 1: Root Bioroid 1 and Root Bioroid 2
    all: s2 bids 4 on lot 1 [CM-28]
9 s1 Bid 4 on lot 3: 2 × Criptecorp 1
    all: s1 bids 4 on lot 3 [CM-28]
10 s2 Bid 3 on lot 2: Criptecorp 2 and CBN 2
    all: s2 bids 3 on lot 2 [CM-28]
= 10 0de722cb8ce2b0b2cf8b8a08ff03352f73665c94c83e634e2c10941bb73b55b9
11 s1 Bid 3 on lot 4: Worldwide 1 and Elder Chip
    all: s1 bids 3 on lot 4 [CM-28]
    all: s2 pays 4 for lot 1: Root Bioroid 1 and Root Bioroid 2 [CM-42]
    all: s2 pays 3 for lot 2: Criptecorp 2 and CBN 2 [CM-42]
    all: s1 pays 4 for lot 3: 2 × Criptecorp 1 [CM-42]
    all: s1 pays 3 for lot 4: Worldwide 1 and Elder Chip [CM-42]
12 s1 Play Elder Chip (Criptecorp: 3 → 4 and CBN: 3 → 2)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 3 to 4 [CM-52]
    all: CBN falls from 3 to 2 [CM-52]
    all: s1 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: 2 × Criptecorp 3 [CM-23]
    all: Lot 2: Worldwide 2 and The Root [CM-23]
    all: Lot 3: CBN 3 and Trajan [CM-23]
    all: Lot 4: Cyber Threat and Reflector [CM-23]
13 s1 Bid 1 on lot 4: Cyber Threat and Reflector
    all: s1 bids 1 on lot 4 [CM-28]
14 s2 Bid 2 on lot 1: 2 × Criptecorp 3
    all: s2 bids 2 on lot 1 [CM-28]
15 s1 Bid 0 on lot 3: CBN 3 and Trajan
    all: s1 bids 0 on lot 3 [CM-28]
16 s2 Bid 4 on lot 2: Worldwide 2 and The Root
    all: s2 bids 4 on lot 2 [CM-28]
    all: s2 pays 2 for lot 1: 2 × Criptecorp 3 [CM-42]
    all: s2 pays 4 for lot 2: Worldwide 2 and The Root [CM-42]
    all: s1 pays 0 for lot 3: CBN 3 and Trajan [CM-42]
    all: s1 pays 1 for lot 4: Cyber Threat and Reflector [CM-42]
17 s1 Play Reflector (Root Bioroid: 4 → 2 and CBN: 2 → 4)
    all: s1 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 2, CBN at 4 [CM-68]
18 s2 Play The Root (Root Bioroid: 2 → 4)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: Root Bioroid rises from 2 to 4 [CM-52]
19 s1 Play Cyber Threat (Criptecorp: 4 → 3)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 4 to 3 [CM-52]
20 s1 Play Trajan (CBN: 4 → 5)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 4 to 5 [CM-52]
    all: s2 is now the first player [CM-21]
= 20 4f8480de7b76eed058594b867d4ea34c41339c12c68620b6ca7f75c74d1f5652
21 s2 Commit Criptecorp 2, 2 × Criptecorp 3, Worldwide 1 and 2 × Worldwide 2 (your sum: 13)
    all: s2 has chosen [CM-111]
22 s1 Commit CBN 2, CBN 3 and Worldwide 1 (your sum: 6)
    all: s1 has chosen [CM-111]
    all: s2 commits 6 cards [CM-75]
    all: s1 commits 3 cards [CM-75]
    all: s2 opens the market in Criptecorp with Criptecorp 2, 2 × Criptecorp 3, Worldwide 1 and 2 × Worldwide 2 (sum 13) [CM-78]
23 s1 Add 2 × Criptecorp 1 and Criptecorp 2 (your sum: 4)
    all: s1 has chosen [CM-111]
    all: s1 adds 2 × Criptecorp 1 and Criptecorp 2 (sum 4) [CM-85]
    all: s2 takes rank 1 in Criptecorp with a sum of 13: 3 crypto [CM-91, s2 +3]
    all: s1 takes rank 2 in Criptecorp with a sum of 4: no crypto [CM-91, s1 +0]
    all: s1 opens the market in CBN with CBN 2, CBN 3 and Worldwide 1 (sum 6) [CM-78]
24 s2 Add CBN 1 and CBN 2 (your sum: 3)
    all: s2 has chosen [CM-111]
    all: s2 adds CBN 1 and CBN 2 (sum 3) [CM-85]
    all: s1 takes rank 1 in CBN with a sum of 6: 5 crypto [CM-91, s1 +5]
    all: s2 takes rank 2 in CBN with a sum of 3: no crypto [CM-91, s2 +0]
25 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
26 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
    all: Round 2 begins. First player: s2 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Root Bioroid 2 and Worldwide 2 [CM-23]
    all: Lot 2: CBN 2 and Elder Chip [CM-23]
    all: Lot 3: Root Bioroid 2 and CBN 4 [CM-23]
    all: Lot 4: 2 × Cyberstealth [CM-23]
27 s2 Bid 1 on lot 2: CBN 2 and Elder Chip
    all: s2 bids 1 on lot 2 [CM-28]
28 s1 Bid 3 on lot 3: Root Bioroid 2 and CBN 4
    all: s1 bids 3 on lot 3 [CM-28]
29 s2 Bid 0 on lot 4: 2 × Cyberstealth
    all: s2 bids 0 on lot 4 [CM-28]
30 s1 Bid 4 on lot 1: Root Bioroid 2 and Worldwide 2
    all: s1 bids 4 on lot 1 [CM-28]
    all: s1 pays 4 for lot 1: Root Bioroid 2 and Worldwide 2 [CM-42]
    all: s2 pays 1 for lot 2: CBN 2 and Elder Chip [CM-42]
    all: s1 pays 3 for lot 3: Root Bioroid 2 and CBN 4 [CM-42]
    all: s2 pays 0 for lot 4: 2 × Cyberstealth [CM-42]
= 30 b3fe398b32710ca4642cccebd058d56009aeb8a472a1ca8d7b00e69e968b367f
31 s2 Play Elder Chip (Criptecorp: 3 → 4 and CBN: 5 → 4)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 3 to 4 [CM-52]
    all: CBN falls from 5 to 4 [CM-52]
32 s2 Play Cyberstealth and steal from s1
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s2 steals Worldwide 2 from s1 [CM-64]
    others: s2 steals a card from s1 [CM-64]
33 s2 Play Cyberstealth and steal from s1
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s2 steals Root Bioroid 2 from s1 [CM-64]
    others: s2 steals a card from s1 [CM-64]
    all: s1 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Root Bioroid 4 and Criptecorp 1 [CM-23]
    all: Lot 2: CBN 1 and Collective Change [CM-23]
    all: Lot 3: 2 × CBN 3 [CM-23]
    all: Lot 4: Trajan and Cyber Threat [CM-23]
34 s1 Bid 0 on lot 1: Root Bioroid 4 and Criptecorp 1
    all: s1 bids 0 on lot 1 [CM-28]
35 s2 Bid 1 on lot 2: CBN 1 and Collective Change
    all: s2 bids 1 on lot 2 [CM-28]
36 s1 Bid 2 on lot 2: CBN 1 and Collective Change
    all: s1 bids 2 on lot 2 and outbids s2 [CM-28]
37 s2 Bid 4 on lot 3: 2 × CBN 3
    all: s2 bids 4 on lot 3 [CM-28]
38 s2 Bid 3 on lot 2: CBN 1 and Collective Change
    all: s2 bids 3 on lot 2 and outbids s1 [CM-28]
39 s1 Bid 2 on lot 4: Trajan and Cyber Threat
    all: s1 bids 2 on lot 4 [CM-28]
    all: s1 pays 0 for lot 1: Root Bioroid 4 and Criptecorp 1 [CM-42]
    all: s2 pays 3 for lot 2: CBN 1 and Collective Change [CM-42]
    all: s2 pays 4 for lot 3: 2 × CBN 3 [CM-42]
    all: s1 pays 2 for lot 4: Trajan and Cyber Threat [CM-42]
40 s1 Play Trajan (Criptecorp: 4 → 5)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 4 to 5 [CM-52]
= 40 197d025c2429aa90985085ecb2059f34b9d319c2a124e0d8fdcea8d79b1ed186
41 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
42 s1 Give Criptecorp 1 to s2
    all: s1 has chosen [CM-111]
    s1 s2: s1 gives Criptecorp 1 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
43 s2 Give everyone a card back: s1: CBN 2
    s1 s2: s2 gives CBN 2 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
44 s1 Play Cyber Threat (Criptecorp: 5 → 4)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 5 to 4 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Criptecorp 4 and Cyber Threat [CM-23]
    all: Lot 2: Root Bioroid 4 and Worldwide 1 [CM-23]
    all: Lot 3: Criptecorp 1 and Trajan [CM-23]
    all: Lot 4: Root Bioroid 1 and Worldwide 3 [CM-23]
45 s2 Bid 0 on lot 2: Root Bioroid 4 and Worldwide 1
    all: s2 bids 0 on lot 2 [CM-28]
46 s1 Bid 0 on lot 4: Root Bioroid 1 and Worldwide 3
    all: s1 bids 0 on lot 4 [CM-28]
47 s2 Bid 0 on lot 3: Criptecorp 1 and Trajan
    all: s2 bids 0 on lot 3 [CM-28]
48 s1 Bid 1 on lot 2: Root Bioroid 4 and Worldwide 1
    all: s1 bids 1 on lot 2 and outbids s2 [CM-28]
    all: s2 bids 0 on lot 1 [CM-28]
    all: s2 pays 0 for lot 1: Criptecorp 4 and Cyber Threat [CM-42]
    all: s1 pays 1 for lot 2: Root Bioroid 4 and Worldwide 1 [CM-42]
    all: s2 pays 0 for lot 3: Criptecorp 1 and Trajan [CM-42]
    all: s1 pays 0 for lot 4: Root Bioroid 1 and Worldwide 3 [CM-42]
49 s2 Play Trajan (CBN: 4 → 5)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 4 to 5 [CM-52]
50 s2 Play Cyber Threat (Criptecorp: 4 → 3)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 4 to 3 [CM-52]
    all: s1 is now the first player [CM-21]
= 50 9f426e046f2c32f6a3f0381de9cbadba580e84ed4d9a657dd47db1434e599d08
51 s1 Commit Root Bioroid 1, Root Bioroid 2, 2 × Root Bioroid 4, Worldwide 1 and Worldwide 3 (your sum: 15)
    all: s1 has chosen [CM-111]
52 s2 Commit CBN 1, 2 × CBN 3 and Worldwide 2 (your sum: 9)
    all: s2 has chosen [CM-111]
    all: s1 commits 6 cards [CM-75]
    all: s2 commits 4 cards [CM-75]
    all: s1 opens the market in Root Bioroid with Root Bioroid 1, Root Bioroid 2, 2 × Root Bioroid 4, Worldwide 1 and Worldwide 3 (sum 15) [CM-78]
53 s2 Add Root Bioroid 1 and 2 × Root Bioroid 2 (your sum: 5)
    all: s2 has chosen [CM-111]
    all: s2 adds Root Bioroid 1 and 2 × Root Bioroid 2 (sum 5) [CM-85]
    all: s1 takes rank 1 in Root Bioroid with a sum of 15: 4 crypto [CM-91, s1 +4]
    all: s2 takes rank 2 in Root Bioroid with a sum of 5: no crypto [CM-91, s2 +0]
    all: s2 opens the market in CBN with CBN 1, 2 × CBN 3 and Worldwide 2 (sum 9) [CM-78]
54 s1 Add CBN 2 and CBN 4 (your sum: 6)
    all: s1 has chosen [CM-111]
    all: s1 adds CBN 2 and CBN 4 (sum 6) [CM-85]
    all: s2 takes rank 1 in CBN with a sum of 9: 5 crypto [CM-91, s2 +5]
    all: s1 takes rank 2 in CBN with a sum of 6: no crypto [CM-91, s1 +0]
55 s1 Exchange 1 crypto for 10 credits
    all: s1 exchanges 1 crypto for 10 credits [CM-96, s1 -1]
56 s2 Exchange 1 crypto for 10 credits
    all: s2 exchanges 1 crypto for 10 credits [CM-96, s2 -1]
    all: Round 3 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Root Bioroid 1 and CBN 1 [CM-23]
    all: Lot 2: CBN 1 and Elder Chip [CM-23]
    all: Lot 3: Root Bioroid 3 and Criptecorp 2 [CM-23]
    all: Lot 4: Criptecorp 2 and Criptecorp 3 [CM-23]
57 s1 Bid 3 on lot 1: Root Bioroid 1 and CBN 1
    all: s1 bids 3 on lot 1 [CM-28]
58 s2 Bid 3 on lot 4: Criptecorp 2 and Criptecorp 3
    all: s2 bids 3 on lot 4 [CM-28]
59 s1 Bid 1 on lot 3: Root Bioroid 3 and Criptecorp 2
    all: s1 bids 1 on lot 3 [CM-28]
60 s2 Bid 2 on lot 3: Root Bioroid 3 and Criptecorp 2
    all: s2 bids 2 on lot 3 and outbids s1 [CM-28]
= 60 0b8aacdcbb163570167f20d749498322741be36311609b58b3c3beae0535118a
61 s1 Bid 0 on lot 2: CBN 1 and Elder Chip
    all: s1 bids 0 on lot 2 [CM-28]
    all: s1 pays 3 for lot 1: Root Bioroid 1 and CBN 1 [CM-42]
    all: s1 pays 0 for lot 2: CBN 1 and Elder Chip [CM-42]
    all: s2 pays 2 for lot 3: Root Bioroid 3 and Criptecorp 2 [CM-42]
    all: s2 pays 3 for lot 4: Criptecorp 2 and Criptecorp 3 [CM-42]
62 s1 Play Elder Chip (CBN: 5 → 6 and Criptecorp: 3 → 2)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: CBN rises from 5 to 6 [CM-52]
    all: Criptecorp falls from 3 to 2 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Worldwide 1 and The Root [CM-23]
    all: Lot 2: Root Bioroid 1 and Worldwide 2 [CM-23]
    all: Lot 3: Criptecorp 4 and Worldwide 1 [CM-23]
    all: Lot 4: CBN 4 and Worldwide 2 [CM-23]
63 s2 Bid 2 on lot 2: Root Bioroid 1 and Worldwide 2
    all: s2 bids 2 on lot 2 [CM-28]
64 s1 Bid 3 on lot 3: Criptecorp 4 and Worldwide 1
    all: s1 bids 3 on lot 3 [CM-28]
65 s2 Bid 0 on lot 1: Worldwide 1 and The Root
    all: s2 bids 0 on lot 1 [CM-28]
66 s1 Bid 4 on lot 4: CBN 4 and Worldwide 2
    all: s1 bids 4 on lot 4 [CM-28]
    all: s2 pays 0 for lot 1: Worldwide 1 and The Root [CM-42]
    all: s2 pays 2 for lot 2: Root Bioroid 1 and Worldwide 2 [CM-42]
    all: s1 pays 3 for lot 3: Criptecorp 4 and Worldwide 1 [CM-42]
    all: s1 pays 4 for lot 4: CBN 4 and Worldwide 2 [CM-42]
67 s2 Play The Root (Criptecorp: 2 → 4)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: Criptecorp rises from 2 to 4 [CM-52]
    all: s1 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Root Bioroid 3 and Worldwide 1 [CM-23]
    all: Lot 2: Root Bioroid 3 and CBN 2 [CM-23]
    all: Lot 3: Root Bioroid 2 and Worldwide 3 [CM-23]
    all: Lot 4: Cyber Threat and Collective Change [CM-23]
68 s1 Bid 0 on lot 4: Cyber Threat and Collective Change
    all: s1 bids 0 on lot 4 [CM-28]
69 s2 Bid 1 on lot 4: Cyber Threat and Collective Change
    all: s2 bids 1 on lot 4 and outbids s1 [CM-28]
70 s1 Bid 0 on lot 1: Root Bioroid 3 and Worldwide 1
    all: s1 bids 0 on lot 1 [CM-28]
= 70 1a6abe7e3343b1e1b994d0b973ab95b9e1e5aaf3c68dd2830f866cf9fe1c88e4
71 s2 Bid 2 on lot 2: Root Bioroid 3 and CBN 2
    all: s2 bids 2 on lot 2 [CM-28]
    all: s1 bids 0 on lot 3 [CM-28]
    all: s1 pays 0 for lot 1: Root Bioroid 3 and Worldwide 1 [CM-42]
    all: s2 pays 2 for lot 2: Root Bioroid 3 and CBN 2 [CM-42]
    all: s1 pays 0 for lot 3: Root Bioroid 2 and Worldwide 3 [CM-42]
    all: s2 pays 1 for lot 4: Cyber Threat and Collective Change [CM-42]
72 s2 Play Cyber Threat (CBN: 6 → 5)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: CBN falls from 6 to 5 [CM-52]
73 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
74 s1 Give Worldwide 3 to s2
    all: s1 has chosen [CM-111]
    s1 s2: s1 gives Worldwide 3 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
75 s2 Give everyone a card back: s1: Root Bioroid 3
    s1 s2: s2 gives Root Bioroid 3 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    all: s2 is now the first player [CM-21]
76 s1 Commit Root Bioroid 1, Root Bioroid 2, 2 × Root Bioroid 3, 2 × Worldwide 1 and Worldwide 2 (your sum: 13)
    all: s1 has chosen [CM-111]
77 s2 Commit 2 × Criptecorp 1, 2 × Criptecorp 2, Criptecorp 3, Criptecorp 4, Worldwide 1, Worldwide 2 and Worldwide 3 (your sum: 19)
    all: s2 has chosen [CM-111]
    all: s2 commits 9 cards [CM-75]
    all: s1 commits 7 cards [CM-75]
    all: s2 opens the market in Criptecorp with 2 × Criptecorp 1, 2 × Criptecorp 2, Criptecorp 3, Criptecorp 4, Worldwide 1, Worldwide 2 and Worldwide 3 (sum 19) [CM-78]
78 s1 Add Criptecorp 4 (your sum: 4)
    all: s1 has chosen [CM-111]
    all: s1 adds Criptecorp 4 (sum 4) [CM-85]
    all: s2 takes rank 1 in Criptecorp with a sum of 19: 4 crypto [CM-91, s2 +4]
    all: s1 takes rank 2 in Criptecorp with a sum of 4: no crypto [CM-91, s1 +0]
    all: s1 opens the market in Root Bioroid with Root Bioroid 1, Root Bioroid 2, 2 × Root Bioroid 3, 2 × Worldwide 1 and Worldwide 2 (sum 13) [CM-78]
79 s2 Add Root Bioroid 1 and Root Bioroid 3 (your sum: 4)
    all: s2 has chosen [CM-111]
    all: s2 adds Root Bioroid 1 and Root Bioroid 3 (sum 4) [CM-85]
    all: s1 takes rank 1 in Root Bioroid with a sum of 13: 4 crypto [CM-91, s1 +4]
    all: s2 takes rank 2 in Root Bioroid with a sum of 4: no crypto [CM-91, s2 +0]
80 s2 Exchange 1 crypto for 10 credits
    all: s2 exchanges 1 crypto for 10 credits [CM-96, s2 -1]
= 80 f5faa83238b88e258343759f51420d8c306ad715c3b8107e3642d8e9807d0013
81 s1 Exchange 1 crypto for 10 credits
    all: s1 exchanges 1 crypto for 10 credits [CM-96, s1 -1]
    all: Round 4 begins. First player: s2 [CM-99]
    all: Auction 1 begins [CM-20]
    all: The discard pile (68 cards) is shuffled into a new deck [CM-26]
    all: Lot 1: Criptecorp 2 and CBN 4 [CM-23]
    all: Lot 2: Worldwide 2 and Collective Change [CM-23]
    all: Lot 3: CBN 2 and Elder Chip [CM-23]
    all: Lot 4: Root Bioroid 4 and CBN 2 [CM-23]
82 s2 Bid 3 on lot 3: CBN 2 and Elder Chip
    all: s2 bids 3 on lot 3 [CM-28]
83 s1 Bid 2 on lot 1: Criptecorp 2 and CBN 4
    all: s1 bids 2 on lot 1 [CM-28]
84 s2 Bid 0 on lot 4: Root Bioroid 4 and CBN 2
    all: s2 bids 0 on lot 4 [CM-28]
85 s1 Bid 0 on lot 2: Worldwide 2 and Collective Change
    all: s1 bids 0 on lot 2 [CM-28]
    all: s1 pays 2 for lot 1: Criptecorp 2 and CBN 4 [CM-42]
    all: s1 pays 0 for lot 2: Worldwide 2 and Collective Change [CM-42]
    all: s2 pays 3 for lot 3: CBN 2 and Elder Chip [CM-42]
    all: s2 pays 0 for lot 4: Root Bioroid 4 and CBN 2 [CM-42]
86 s2 Play Elder Chip (Criptecorp: 4 → 5 and CBN: 5 → 4)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 4 to 5 [CM-52]
    all: CBN falls from 5 to 4 [CM-52]
87 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
88 s2 Give Root Bioroid 4 to s1
    all: s2 has chosen [CM-111]
    s1 s2: s2 gives Root Bioroid 4 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
89 s1 Give everyone a card back: s2: CBN 4
    s1 s2: s1 gives CBN 4 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
    all: s1 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: 2 × Cyberstealth [CM-23]
    all: Lot 2: Criptecorp 2 and Reflector [CM-23]
    all: Lot 3: Root Bioroid 2 and Worldwide 1 [CM-23]
    all: Lot 4: 2 × Worldwide 1 [CM-23]
90 s1 Bid 3 on lot 1: 2 × Cyberstealth
    all: s1 bids 3 on lot 1 [CM-28]
= 90 db90fa6748ef6fba4cf692d8186b690177aca40d4923916c1cbb6d0cf20e2eeb
91 s2 Bid 0 on lot 2: Criptecorp 2 and Reflector
    all: s2 bids 0 on lot 2 [CM-28]
92 s1 Bid 2 on lot 2: Criptecorp 2 and Reflector
    all: s1 bids 2 on lot 2 and outbids s2 [CM-28]
93 s2 Bid 2 on lot 3: Root Bioroid 2 and Worldwide 1
    all: s2 bids 2 on lot 3 [CM-28]
94 s2 Bid 0 on lot 4: 2 × Worldwide 1
    all: s2 bids 0 on lot 4 [CM-28]
    all: s1 pays 3 for lot 1: 2 × Cyberstealth [CM-42]
    all: s1 pays 2 for lot 2: Criptecorp 2 and Reflector [CM-42]
    all: s2 pays 2 for lot 3: Root Bioroid 2 and Worldwide 1 [CM-42]
    all: s2 pays 0 for lot 4: 2 × Worldwide 1 [CM-42]
95 s1 Play Reflector (Root Bioroid: stays at 4 and CBN: stays at 4)
    all: s1 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 4, CBN at 4 [CM-68]
96 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals Worldwide 1 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
97 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals CBN 2 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
    all: s2 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Root Bioroid 1 and Root Bioroid 2 [CM-23]
    all: Lot 2: Criptecorp 4 and Elder Chip [CM-23]
    all: Lot 3: Root Bioroid 2 and Trajan [CM-23]
    all: Lot 4: 2 × Worldwide 1 [CM-23]
98 s2 Bid 4 on lot 4: 2 × Worldwide 1
    all: s2 bids 4 on lot 4 [CM-28]
99 s1 Bid 0 on lot 3: Root Bioroid 2 and Trajan
    all: s1 bids 0 on lot 3 [CM-28]
100 s2 Bid 1 on lot 3: Root Bioroid 2 and Trajan
    all: s2 bids 1 on lot 3 and outbids s1 [CM-28]
= 100 7a6f27427525da3db1f7ad583c58a20f33c0a96e8f30100ae2fd6c7c16d27a66
101 s1 Bid 2 on lot 3: Root Bioroid 2 and Trajan
    all: s1 bids 2 on lot 3 and outbids s2 [CM-28]
102 s2 Bid 1 on lot 2: Criptecorp 4 and Elder Chip
    all: s2 bids 1 on lot 2 [CM-28]
103 s1 Bid 1 on lot 1: Root Bioroid 1 and Root Bioroid 2
    all: s1 bids 1 on lot 1 [CM-28]
    all: s1 pays 1 for lot 1: Root Bioroid 1 and Root Bioroid 2 [CM-42]
    all: s2 pays 1 for lot 2: Criptecorp 4 and Elder Chip [CM-42]
    all: s1 pays 2 for lot 3: Root Bioroid 2 and Trajan [CM-42]
    all: s2 pays 4 for lot 4: 2 × Worldwide 1 [CM-42]
104 s2 Play Elder Chip (CBN: 4 → 5 and Criptecorp: 5 → 4)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: CBN rises from 4 to 5 [CM-52]
    all: Criptecorp falls from 5 to 4 [CM-52]
105 s1 Play Trajan (Criptecorp: 4 → 5)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 4 to 5 [CM-52]
    all: s1 is now the first player [CM-21]
106 s1 Commit Root Bioroid 1, 2 × Root Bioroid 2, Root Bioroid 4, Worldwide 1 and Worldwide 2 (your sum: 12)
    all: s1 has chosen [CM-111]
107 s2 Commit 2 × CBN 2, CBN 4 and 4 × Worldwide 1 (your sum: 12)
    all: s2 has chosen [CM-111]
    all: s1 commits 6 cards [CM-75]
    all: s2 commits 7 cards [CM-75]
    all: s1 opens the market in Root Bioroid with Root Bioroid 1, 2 × Root Bioroid 2, Root Bioroid 4, Worldwide 1 and Worldwide 2 (sum 12) [CM-78]
108 s2 Add Root Bioroid 2 (your sum: 2)
    all: s2 has chosen [CM-111]
    all: s2 adds Root Bioroid 2 (sum 2) [CM-85]
    all: s1 takes rank 1 in Root Bioroid with a sum of 12: 4 crypto [CM-91, s1 +4]
    all: s2 takes rank 2 in Root Bioroid with a sum of 2: no crypto [CM-91, s2 +0]
    all: s2 opens the market in CBN with 2 × CBN 2, CBN 4 and 4 × Worldwide 1 (sum 12) [CM-78]
109 s1 Add 2 × CBN 1, CBN 2 and CBN 4 (your sum: 8)
    all: s1 has chosen [CM-111]
    all: s1 adds 2 × CBN 1, CBN 2 and CBN 4 (sum 8) [CM-85]
    all: s2 takes rank 1 in CBN with a sum of 12: 5 crypto [CM-91, s2 +5]
    all: s1 takes rank 2 in CBN with a sum of 8: no crypto [CM-91, s1 +0]
110 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
= 110 8880e00a3e5716fa63302df651060c3ae6877f6b21f7828ecb014b0b3ce9027a
111 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
    all: Tie-break: s1 has 4 in shares left in hand [CM-101]
    all: Tie-break: s2 has 4 in shares left in hand [CM-101]
    all: The game is over [CM-100]
= 111 18a23861dfefc0d4872f57e74c175a96224b27ee14d2ddc65a0ba403bc4d2dd8
s1 rank 1 score 15
s2 rank 1 score 15
