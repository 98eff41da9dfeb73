cyber-merchant revision 1, 3 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
deal
    all: Round 1 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: CBN 4, Crisis Dimension 1 and Crisis Dimension 4 [CM-23]
    all: Lot 2: 2 × Criptecorp 2 and Cyber Threat [CM-23]
    all: Lot 3: Root Bioroid 1 and 2 × Cyberstealth [CM-23]
1 s1 Bid 6 on lot 3: Root Bioroid 1 and 2 × Cyberstealth
    all: s1 bids 6 on lot 3 [CM-28]
2 s2 Bid 8 on lot 2: 2 × Criptecorp 2 and Cyber Threat
    all: s2 bids 8 on lot 2 [CM-28]
3 s3 Bid 20 on lot 3: Root Bioroid 1 and 2 × Cyberstealth
    all: s3 bids 20 on lot 3 and outbids s1 [CM-28]
4 s1 Bid 1 on lot 1: CBN 4, Crisis Dimension 1 and Crisis Dimension 4
    all: s1 bids 1 on lot 1 [CM-28]
    all: s1 pays 1 for lot 1: CBN 4, Crisis Dimension 1 and Crisis Dimension 4 [CM-42]
    all: s2 pays 8 for lot 2: 2 × Criptecorp 2 and Cyber Threat [CM-42]
    all: s3 pays 20 for lot 3: Root Bioroid 1 and 2 × Cyberstealth [CM-42]
5 s2 Play Cyber Threat (Crisis Dimension: 3 → 2)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 3 to 2 [CM-52]
6 s3 Play Cyberstealth and steal from s2
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s2 s3: s3 steals Criptecorp 2 from s2 [CM-64]
    others: s3 steals a card from s2 [CM-64]
7 s3 Play Cyberstealth and steal from s2
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s2 s3: s3 steals Criptecorp 2 from s2 [CM-64]
    others: s3 steals a card from s2 [CM-64]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Criptecorp 3, Trajan and The Root [CM-23]
    all: Lot 2: CBN 1, Crisis Dimension 1 and Crisis Dimension 3 [CM-23]
    all: Lot 3: Criptecorp 1, Worldwide 3 and Trajan [CM-23]
8 s2 Bid 7 on lot 2: CBN 1, Crisis Dimension 1 and Crisis Dimension 3
    all: s2 bids 7 on lot 2 [CM-28]
9 s3 Bid 0 on lot 3: Criptecorp 1, Worldwide 3 and Trajan
    all: s3 bids 0 on lot 3 [CM-28]
10 s1 Bid 2 on lot 1: Criptecorp 3, Trajan and The Root
    all: s1 bids 2 on lot 1 [CM-28]
    all: s1 pays 2 for lot 1: Criptecorp 3, Trajan and The Root [CM-42]
    all: s2 pays 7 for lot 2: CBN 1, Crisis Dimension 1 and Crisis Dimension 3 [CM-42]
    all: s3 pays 0 for lot 3: Criptecorp 1, Worldwide 3 and Trajan [CM-42]
= 10 b5030c0bddbce1eae7638c2b6e6ce8029e16e234d481a3bd785e98ec40772a6f
11 s3 Play Trajan (Crisis Dimension: 2 → 3)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: Crisis Dimension rises from 2 to 3 [CM-52]
12 s1 Play Trajan without moving any price
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: s1 moves no price: Trajan has no effect [CM-58]
13 s1 Play The Root without moving any price
    all: s1 plays The Root: raise one price by 2 [CM-45]
    all: s1 moves no price: The Root has no effect [CM-58]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Crisis Dimension 2 and 2 × Worldwide 2 [CM-23]
    all: Lot 2: Root Bioroid 2 and 2 × Worldwide 1 [CM-23]
    all: Lot 3: Crisis Dimension 2, Trajan and Cyberstealth [CM-23]
14 s3 Bid 0 on lot 3: Crisis Dimension 2, Trajan and Cyberstealth
    all: s3 bids 0 on lot 3 [CM-28]
15 s1 Bid 0 on lot 1: Crisis Dimension 2 and 2 × Worldwide 2
    all: s1 bids 0 on lot 1 [CM-28]
16 s2 Bid 3 on lot 2: Root Bioroid 2 and 2 × Worldwide 1
    all: s2 bids 3 on lot 2 [CM-28]
    all: s1 pays 0 for lot 1: Crisis Dimension 2 and 2 × Worldwide 2 [CM-42]
    all: s2 pays 3 for lot 2: Root Bioroid 2 and 2 × Worldwide 1 [CM-42]
    all: s3 pays 0 for lot 3: Crisis Dimension 2, Trajan and Cyberstealth [CM-42]
17 s3 Play Trajan (Criptecorp: 3 → 4)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 3 to 4 [CM-52]
18 s3 Play Cyberstealth and steal from s1
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s1 s3: s3 steals CBN 4 from s1 [CM-64]
    others: s3 steals a card from s1 [CM-64]
    all: s1 is now the first player [CM-21]
19 s1 Commit Crisis Dimension 1, Crisis Dimension 2, Crisis Dimension 4 and 2 × Worldwide 2 (your sum: 11)
    all: s1 has chosen [CM-111]
20 s3 Commit Criptecorp 1 and Worldwide 3 (your sum: 4)
    all: s3 has chosen [CM-111]
= 20 a714d6f1d1367228fa67dfea04d334f2b202119394865cbb148a6b63e5063ceb
21 s2 Commit Crisis Dimension 3 and Worldwide 1 (your sum: 4)
    all: s2 has chosen [CM-111]
    all: s1 commits 5 cards [CM-75]
    all: s2 commits 2 cards [CM-75]
    all: s3 commits 2 cards [CM-75]
    all: s1 opens the market in Crisis Dimension with Crisis Dimension 1, Crisis Dimension 2, Crisis Dimension 4 and 2 × Worldwide 2 (sum 11) [CM-78]
    all: Oversupply: s2 also reveals Crisis Dimension 3 and Worldwide 1 (sum 4), and Crisis Dimension falls from 3 to 2 [CM-80]
22 s2 Add Worldwide 1 (your sum: 5)
    all: s2 has chosen [CM-111]
23 s3 Add Crisis Dimension 2 (your sum: 2)
    all: s3 has chosen [CM-111]
    all: s2 adds Worldwide 1 (sum 1) [CM-85]
    all: s3 adds Crisis Dimension 2 (sum 2) [CM-85]
    all: s1 takes rank 1 in Crisis Dimension with a sum of 11: 2 crypto [CM-91, s1 +2]
    all: s2 takes rank 2 in Crisis Dimension with a sum of 5: 1 crypto [CM-91, s2 +1]
    all: s3 takes rank 3 in Crisis Dimension with a sum of 2: no crypto [CM-91, s3 +0]
    all: s3 opens the market in Criptecorp with Criptecorp 1 and Worldwide 3 (sum 4) [CM-78]
24 s1 Add Criptecorp 3 (your sum: 3)
    all: s1 has chosen [CM-111]
25 s2 Add nothing
    all: s2 has chosen [CM-111]
    all: s1 adds Criptecorp 3 (sum 3) [CM-85]
    all: s2 adds nothing [CM-85]
    all: s3 takes rank 1 in Criptecorp with a sum of 4: 4 crypto [CM-91, s3 +4]
    all: s1 takes rank 2 in Criptecorp with a sum of 3: 2 crypto [CM-91, s1 +2]
26 s1 Exchange 3 crypto for 30 credits
    all: s1 exchanges 3 crypto for 30 credits [CM-96, s1 -3]
27 s2 Exchange 1 crypto for 10 credits
    all: s2 exchanges 1 crypto for 10 credits [CM-96, s2 -1]
28 s3 Keep all crypto
    all: s3 keeps all crypto [CM-96, s3 +0]
    all: Round 2 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: CBN 3, Crisis Dimension 2 and Collective Change [CM-23]
    all: Lot 2: Root Bioroid 1, CBN 1 and Crisis Dimension 3 [CM-23]
    all: Lot 3: 2 × Root Bioroid 3 and Criptecorp 3 [CM-23]
29 s1 Bid 17 on lot 3: 2 × Root Bioroid 3 and Criptecorp 3
    all: s1 bids 17 on lot 3 [CM-28]
30 s2 Bid 1 on lot 2: Root Bioroid 1, CBN 1 and Crisis Dimension 3
    all: s2 bids 1 on lot 2 [CM-28]
    all: s3 bids 0 on lot 1 [CM-28]
    all: s3 pays 0 for lot 1: CBN 3, Crisis Dimension 2 and Collective Change [CM-42]
    all: s2 pays 1 for lot 2: Root Bioroid 1, CBN 1 and Crisis Dimension 3 [CM-42]
    all: s1 pays 17 for lot 3: 2 × Root Bioroid 3 and Criptecorp 3 [CM-42]
= 30 2bd2e1ad942530e3e0294b9b82dc1c2f8fdf93ed7071e328707b689c35671eb0
31 s3 Play Collective Change
    all: s3 plays Collective Change: everyone gives you a card and gets one back [CM-45]
32 s1 Give Root Bioroid 3 to s3
    all: s1 has chosen [CM-111]
33 s2 Give CBN 1 to s3
    all: s2 has chosen [CM-111]
    s1 s3: s1 gives Root Bioroid 3 to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
    s2 s3: s2 gives CBN 1 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
34 s3 Give everyone a card back: s1: CBN 3 and s2: Crisis Dimension 2
    s1 s3: s3 gives CBN 3 to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
    s2 s3: s3 gives Crisis Dimension 2 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: CBN 3, Elder Chip and Collective Change [CM-23]
    all: Lot 2: Worldwide 1 and 2 × Cyber Threat [CM-23]
    all: Lot 3: CBN 1, Worldwide 3 and Reflector [CM-23]
35 s2 Bid 11 on lot 3: CBN 1, Worldwide 3 and Reflector
    all: s2 bids 11 on lot 3 [CM-28]
36 s3 Bid 0 on lot 1: CBN 3, Elder Chip and Collective Change
    all: s3 bids 0 on lot 1 [CM-28]
37 s1 Bid 16 on lot 2: Worldwide 1 and 2 × Cyber Threat
    all: s1 bids 16 on lot 2 [CM-28]
    all: s3 pays 0 for lot 1: CBN 3, Elder Chip and Collective Change [CM-42]
    all: s1 pays 16 for lot 2: Worldwide 1 and 2 × Cyber Threat [CM-42]
    all: s2 pays 11 for lot 3: CBN 1, Worldwide 3 and Reflector [CM-42]
38 s2 Play Reflector (Root Bioroid: stays at 3 and CBN: stays at 3)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 3, CBN at 3 [CM-68]
39 s3 Play Elder Chip (CBN: 3 → 4 and Crisis Dimension: 2 → 1)
    all: s3 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: CBN rises from 3 to 4 [CM-52]
    all: Crisis Dimension falls from 2 to 1 [CM-52]
40 s1 Play Cyber Threat (Criptecorp: 4 → 3)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 4 to 3 [CM-52]
= 40 972b09b2e1abc5cdd0afcbbcf6cc6ed025dcc0284c7eda5ef74e1ff0efbead4f
41 s3 Play Collective Change
    all: s3 plays Collective Change: everyone gives you a card and gets one back [CM-45]
42 s1 Give Root Bioroid 3 to s3
    all: s1 has chosen [CM-111]
43 s2 Give CBN 1 to s3
    all: s2 has chosen [CM-111]
    s1 s3: s1 gives Root Bioroid 3 to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
    s2 s3: s2 gives CBN 1 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
44 s3 Give everyone a card back: s1: Root Bioroid 1 and s2: CBN 3
    s1 s3: s3 gives Root Bioroid 1 to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
    s2 s3: s3 gives CBN 3 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
45 s1 Play Cyber Threat without moving any price
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: s1 moves no price: Cyber Threat has no effect [CM-58]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Criptecorp 2, Criptecorp 3 and Worldwide 1 [CM-23]
    all: Lot 2: Criptecorp 1, Trajan and Elder Chip [CM-23]
    all: Lot 3: Root Bioroid 1, Crisis Dimension 4 and Worldwide 2 [CM-23]
46 s3 Bid 0 on lot 3: Root Bioroid 1, Crisis Dimension 4 and Worldwide 2
    all: s3 bids 0 on lot 3 [CM-28]
47 s1 Bid 11 on lot 2: Criptecorp 1, Trajan and Elder Chip
    all: s1 bids 11 on lot 2 [CM-28]
    all: s2 bids 0 on lot 1 [CM-28]
    all: s2 pays 0 for lot 1: Criptecorp 2, Criptecorp 3 and Worldwide 1 [CM-42]
    all: s1 pays 11 for lot 2: Criptecorp 1, Trajan and Elder Chip [CM-42]
    all: s3 pays 0 for lot 3: Root Bioroid 1, Crisis Dimension 4 and Worldwide 2 [CM-42]
48 s1 Play Elder Chip (CBN: 4 → 5 and Root Bioroid: 3 → 2)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: CBN rises from 4 to 5 [CM-52]
    all: Root Bioroid falls from 3 to 2 [CM-52]
49 s1 Play Trajan (Root Bioroid: 2 → 3)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 2 to 3 [CM-52]
    all: s1 is now the first player [CM-21]
50 s2 Commit Criptecorp 3 and Worldwide 3 (your sum: 6)
    all: s2 has chosen [CM-111]
= 50 93d9c73b0f6ca8e8d56acdb44ea6ab040e201a82cdb304788def7714f8c947c1
51 s3 Commit Root Bioroid 1, 2 × Root Bioroid 3 and Worldwide 2 (your sum: 9)
    all: s3 has chosen [CM-111]
52 s1 Commit CBN 3 (your sum: 3)
    all: s1 has chosen [CM-111]
    all: s1 commits 1 card [CM-75]
    all: s2 commits 2 cards [CM-75]
    all: s3 commits 4 cards [CM-75]
    all: s1 opens the market in CBN with CBN 3 (sum 3) [CM-78]
53 s3 Add 2 × CBN 1 (your sum: 2)
    all: s3 has chosen [CM-111]
54 s2 Add CBN 3 (your sum: 3)
    all: s2 has chosen [CM-111]
    all: s2 adds CBN 3 (sum 3) [CM-85]
    all: s3 adds 2 × CBN 1 (sum 2) [CM-85]
    all: s1 takes rank 1 in CBN with a sum of 3: 5 crypto [CM-91, s1 +5]
    all: s2 takes rank 1 in CBN with a sum of 3: 5 crypto [CM-91, s2 +5]
    all: s3 takes rank 3 in CBN with a sum of 2: no crypto [CM-91, s3 +0]
    all: s2 opens the market in Criptecorp with Criptecorp 3 and Worldwide 3 (sum 6) [CM-78]
55 s3 Add nothing
    all: s3 has chosen [CM-111]
56 s1 Add Criptecorp 3 and Worldwide 1 (your sum: 4)
    all: s1 has chosen [CM-111]
    all: s3 adds nothing [CM-85]
    all: s1 adds Criptecorp 3 and Worldwide 1 (sum 4) [CM-85]
    all: s2 takes rank 1 in Criptecorp with a sum of 6: 3 crypto [CM-91, s2 +3]
    all: s1 takes rank 2 in Criptecorp with a sum of 4: 1 crypto [CM-91, s1 +1]
    all: s3 opens the market in Root Bioroid with Root Bioroid 1, 2 × Root Bioroid 3 and Worldwide 2 (sum 9) [CM-78]
57 s1 Add nothing
    all: s1 has chosen [CM-111]
58 s2 Add Root Bioroid 1 and Worldwide 1 (your sum: 2)
    all: s2 has chosen [CM-111]
    all: s1 adds nothing [CM-85]
    all: s2 adds Root Bioroid 1 and Worldwide 1 (sum 2) [CM-85]
    all: s3 takes rank 1 in Root Bioroid with a sum of 9: 3 crypto [CM-91, s3 +3]
    all: s2 takes rank 2 in Root Bioroid with a sum of 2: 1 crypto [CM-91, s2 +1]
59 s1 Exchange 2 crypto for 20 credits
    all: s1 exchanges 2 crypto for 20 credits [CM-96, s1 -2]
60 s2 Exchange 5 crypto for 50 credits
    all: s2 exchanges 5 crypto for 50 credits [CM-96, s2 -5]
= 60 c71a70630552d00c1b8b910beedb3be247d9ac692519d6bd28c936f5c175bdab
61 s3 Exchange 5 crypto for 50 credits
    all: s3 exchanges 5 crypto for 50 credits [CM-96, s3 -5]
    all: Round 3 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Root Bioroid 1, Worldwide 1 and Collective Change [CM-23]
    all: Lot 2: Criptecorp 1, CBN 2 and Crisis Dimension 2 [CM-23]
    all: Lot 3: CBN 3 and 2 × Cyber Threat [CM-23]
62 s1 Bid 16 on lot 2: Criptecorp 1, CBN 2 and Crisis Dimension 2
    all: s1 bids 16 on lot 2 [CM-28]
63 s2 Bid 11 on lot 3: CBN 3 and 2 × Cyber Threat
    all: s2 bids 11 on lot 3 [CM-28]
64 s3 Bid 14 on lot 1: Root Bioroid 1, Worldwide 1 and Collective Change
    all: s3 bids 14 on lot 1 [CM-28]
    all: s3 pays 14 for lot 1: Root Bioroid 1, Worldwide 1 and Collective Change [CM-42]
    all: s1 pays 16 for lot 2: Criptecorp 1, CBN 2 and Crisis Dimension 2 [CM-42]
    all: s2 pays 11 for lot 3: CBN 3 and 2 × Cyber Threat [CM-42]
65 s2 Play Cyber Threat (Criptecorp: 3 → 2)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 3 to 2 [CM-52]
66 s3 Play Collective Change
    all: s3 plays Collective Change: everyone gives you a card and gets one back [CM-45]
67 s1 Give CBN 2 to s3
    all: s1 has chosen [CM-111]
68 s2 Give Crisis Dimension 1 to s3
    all: s2 has chosen [CM-111]
    s1 s3: s1 gives CBN 2 to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
    s2 s3: s2 gives Crisis Dimension 1 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
69 s3 Give everyone a card back: s1: Crisis Dimension 4 and s2: Worldwide 1
    s1 s3: s3 gives Crisis Dimension 4 to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
    s2 s3: s3 gives Worldwide 1 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
70 s2 Play Cyber Threat (Root Bioroid: 3 → 2)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid falls from 3 to 2 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Root Bioroid 4, Criptecorp 4 and Reflector [CM-23]
    all: Lot 2: Root Bioroid 2, Root Bioroid 3 and Worldwide 2 [CM-23]
    all: Lot 3: Root Bioroid 2, Crisis Dimension 1 and Elder Chip [CM-23]
= 70 c1bafa4afd8771202a49d7fad17c7478c3432d7c6e16e1f054b8654926706ba6
71 s2 Bid 15 on lot 3: Root Bioroid 2, Crisis Dimension 1 and Elder Chip
    all: s2 bids 15 on lot 3 [CM-28]
72 s3 Bid 18 on lot 2: Root Bioroid 2, Root Bioroid 3 and Worldwide 2
    all: s3 bids 18 on lot 2 [CM-28]
73 s1 Bid 5 on lot 1: Root Bioroid 4, Criptecorp 4 and Reflector
    all: s1 bids 5 on lot 1 [CM-28]
    all: s1 pays 5 for lot 1: Root Bioroid 4, Criptecorp 4 and Reflector [CM-42]
    all: s3 pays 18 for lot 2: Root Bioroid 2, Root Bioroid 3 and Worldwide 2 [CM-42]
    all: s2 pays 15 for lot 3: Root Bioroid 2, Crisis Dimension 1 and Elder Chip [CM-42]
74 s2 Play Elder Chip (Criptecorp: 2 → 3 and CBN: 5 → 4)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 2 to 3 [CM-52]
    all: CBN falls from 5 to 4 [CM-52]
75 s1 Play Reflector (Root Bioroid: 2 → 1 and Crisis Dimension: 1 → 2)
    all: s1 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 1, Crisis Dimension at 2 [CM-68]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: CBN 2, Worldwide 2 and The Root [CM-23]
    all: Lot 2: Criptecorp 2, Criptecorp 4 and CBN 4 [CM-23]
    all: Lot 3: Criptecorp 1, Crisis Dimension 3 and Worldwide 1 [CM-23]
76 s3 Bid 13 on lot 1: CBN 2, Worldwide 2 and The Root
    all: s3 bids 13 on lot 1 [CM-28]
77 s1 Bid 0 on lot 2: Criptecorp 2, Criptecorp 4 and CBN 4
    all: s1 bids 0 on lot 2 [CM-28]
78 s2 Bid 13 on lot 2: Criptecorp 2, Criptecorp 4 and CBN 4
    all: s2 bids 13 on lot 2 and outbids s1 [CM-28]
79 s1 Bid 1 on lot 3: Criptecorp 1, Crisis Dimension 3 and Worldwide 1
    all: s1 bids 1 on lot 3 [CM-28]
    all: s3 pays 13 for lot 1: CBN 2, Worldwide 2 and The Root [CM-42]
    all: s2 pays 13 for lot 2: Criptecorp 2, Criptecorp 4 and CBN 4 [CM-42]
    all: s1 pays 1 for lot 3: Criptecorp 1, Crisis Dimension 3 and Worldwide 1 [CM-42]
80 s3 Play The Root (Crisis Dimension: 2 → 4)
    all: s3 plays The Root: raise one price by 2 [CM-45]
    all: Crisis Dimension rises from 2 to 4 [CM-52]
    all: s1 is now the first player [CM-21]
= 80 57aa7e486d848cd1fdf5ef380c5e7d4000c9f8fc196f32aa70417a3165b056c5
81 s1 Commit Root Bioroid 1 and Worldwide 1 (your sum: 2)
    all: s1 has chosen [CM-111]
82 s3 Commit Root Bioroid 1, Root Bioroid 2, Root Bioroid 3 and 2 × Worldwide 2 (your sum: 10)
    all: s3 has chosen [CM-111]
83 s2 Commit Crisis Dimension 1 and Worldwide 1 (your sum: 2)
    all: s2 has chosen [CM-111]
    all: s1 commits 2 cards [CM-75]
    all: s2 commits 2 cards [CM-75]
    all: s3 commits 5 cards [CM-75]
    all: s1 opens the market in Root Bioroid with Root Bioroid 1 and Worldwide 1 (sum 2) [CM-78]
    all: Oversupply: s3 also reveals Root Bioroid 1, Root Bioroid 2, Root Bioroid 3 and 2 × Worldwide 2 (sum 10), but Root Bioroid stays at 1 [CM-80]
84 s3 Add nothing
    all: s3 has chosen [CM-111]
85 s2 Add 2 × Root Bioroid 2 (your sum: 4)
    all: s2 has chosen [CM-111]
    all: s2 adds 2 × Root Bioroid 2 (sum 4) [CM-85]
    all: s3 adds nothing [CM-85]
    all: s1 takes rank 3 in Root Bioroid with a sum of 2: no crypto [CM-91, s1 +0]
    all: s2 takes rank 2 in Root Bioroid with a sum of 4: no crypto [CM-91, s2 +0]
    all: s3 takes rank 1 in Root Bioroid with a sum of 10: 1 crypto [CM-91, s3 +1]
    all: s2 opens the market in Crisis Dimension with Crisis Dimension 1 and Worldwide 1 (sum 2) [CM-78]
86 s1 Add Crisis Dimension 4 (your sum: 4)
    all: s1 has chosen [CM-111]
87 s3 Add nothing
    all: s3 has chosen [CM-111]
    all: s3 adds nothing [CM-85]
    all: s1 adds Crisis Dimension 4 (sum 4) [CM-85]
    all: s2 takes rank 2 in Crisis Dimension with a sum of 2: 2 crypto [CM-91, s2 +2]
    all: s1 takes rank 1 in Crisis Dimension with a sum of 4: 4 crypto [CM-91, s1 +4]
88 s1 Exchange 1 crypto for 10 credits
    all: s1 exchanges 1 crypto for 10 credits [CM-96, s1 -1]
89 s2 Exchange 2 crypto for 20 credits
    all: s2 exchanges 2 crypto for 20 credits [CM-96, s2 -2]
90 s3 Exchange 2 crypto for 20 credits
    all: s3 exchanges 2 crypto for 20 credits [CM-96, s3 -2]
    all: Round 4 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Root Bioroid 4, CBN 2 and The Root [CM-23]
    all: Lot 2: CBN 1, Crisis Dimension 1 and Cyberstealth [CM-23]
    all: Lot 3: Root Bioroid 2, CBN 2 and Trajan [CM-23]
= 90 3a2524a1a788b78c12faf0ebbc9681a2a3cf7c43aa752a4cb751160e31f817c9
91 s1 Bid 11 on lot 1: Root Bioroid 4, CBN 2 and The Root
    all: s1 bids 11 on lot 1 [CM-28]
92 s2 Bid 17 on lot 1: Root Bioroid 4, CBN 2 and The Root
    all: s2 bids 17 on lot 1 and outbids s1 [CM-28]
93 s3 Bid 8 on lot 2: CBN 1, Crisis Dimension 1 and Cyberstealth
    all: s3 bids 8 on lot 2 [CM-28]
94 s1 Bid 3 on lot 3: Root Bioroid 2, CBN 2 and Trajan
    all: s1 bids 3 on lot 3 [CM-28]
    all: s2 pays 17 for lot 1: Root Bioroid 4, CBN 2 and The Root [CM-42]
    all: s3 pays 8 for lot 2: CBN 1, Crisis Dimension 1 and Cyberstealth [CM-42]
    all: s1 pays 3 for lot 3: Root Bioroid 2, CBN 2 and Trajan [CM-42]
95 s1 Play Trajan (Criptecorp: 3 → 4)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 3 to 4 [CM-52]
96 s2 Play The Root (Crisis Dimension: 4 → 6)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: Crisis Dimension rises from 4 to 6 [CM-52]
97 s3 Play Cyberstealth and steal from s1
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s1 s3: s3 steals Root Bioroid 2 from s1 [CM-64]
    others: s3 steals a card from s1 [CM-64]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: The discard pile (63 cards) is shuffled into a new deck [CM-26]
    all: Lot 1: Worldwide 2, Trajan and Collective Change [CM-23]
    all: Lot 2: Crisis Dimension 2, Trajan and Cyber Threat [CM-23]
    all: Lot 3: Root Bioroid 2, CBN 3 and Crisis Dimension 4 [CM-23]
98 s2 Bid 1 on lot 3: Root Bioroid 2, CBN 3 and Crisis Dimension 4
    all: s2 bids 1 on lot 3 [CM-28]
99 s3 Bid 10 on lot 3: Root Bioroid 2, CBN 3 and Crisis Dimension 4
    all: s3 bids 10 on lot 3 and outbids s2 [CM-28]
100 s1 Bid 5 on lot 2: Crisis Dimension 2, Trajan and Cyber Threat
    all: s1 bids 5 on lot 2 [CM-28]
= 100 37f1e8085724e45448dde5857d68913a835d33f0ee7d651e8b3c18fc9b4b8482
101 s2 Bid 12 on lot 3: Root Bioroid 2, CBN 3 and Crisis Dimension 4
    all: s2 bids 12 on lot 3 and outbids s3 [CM-28]
102 s3 Bid 0 on lot 1: Worldwide 2, Trajan and Collective Change
    all: s3 bids 0 on lot 1 [CM-28]
    all: s3 pays 0 for lot 1: Worldwide 2, Trajan and Collective Change [CM-42]
    all: s1 pays 5 for lot 2: Crisis Dimension 2, Trajan and Cyber Threat [CM-42]
    all: s2 pays 12 for lot 3: Root Bioroid 2, CBN 3 and Crisis Dimension 4 [CM-42]
103 s3 Play Trajan (CBN: 4 → 5)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 4 to 5 [CM-52]
104 s1 Play Cyber Threat (CBN: 5 → 4)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: CBN falls from 5 to 4 [CM-52]
105 s3 Play Collective Change
    all: s3 plays Collective Change: everyone gives you a card and gets one back [CM-45]
106 s1 Give Trajan to s3
    all: s1 has chosen [CM-111]
107 s2 Give Criptecorp 2 to s3
    all: s2 has chosen [CM-111]
    s1 s3: s1 gives Trajan to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
    s2 s3: s2 gives Criptecorp 2 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
108 s3 Give everyone a card back: s1: Crisis Dimension 1 and s2: Trajan
    s1 s3: s3 gives Crisis Dimension 1 to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
    s2 s3: s3 gives Trajan to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
109 s2 Play Trajan (Criptecorp: 4 → 5)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 4 to 5 [CM-52]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Worldwide 1, Trajan and Cyber Threat [CM-23]
    all: Lot 2: Crisis Dimension 1, Worldwide 1 and Collective Change [CM-23]
    all: Lot 3: Root Bioroid 1, Worldwide 2 and Worldwide 3 [CM-23]
110 s3 Bid 3 on lot 1: Worldwide 1, Trajan and Cyber Threat
    all: s3 bids 3 on lot 1 [CM-28]
= 110 5c027ccfa9abfcb3045e8db45e6ef4a36b24d8ff0d580b748fbe7acbef7ecbb8
111 s1 Bid 2 on lot 2: Crisis Dimension 1, Worldwide 1 and Collective Change
    all: s1 bids 2 on lot 2 [CM-28]
112 s2 Bid 2 on lot 3: Root Bioroid 1, Worldwide 2 and Worldwide 3
    all: s2 bids 2 on lot 3 [CM-28]
    all: s3 pays 3 for lot 1: Worldwide 1, Trajan and Cyber Threat [CM-42]
    all: s1 pays 2 for lot 2: Crisis Dimension 1, Worldwide 1 and Collective Change [CM-42]
    all: s2 pays 2 for lot 3: Root Bioroid 1, Worldwide 2 and Worldwide 3 [CM-42]
113 s3 Play Trajan without moving any price
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: s3 moves no price: Trajan has no effect [CM-58]
114 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
115 s2 Give Root Bioroid 1 to s1
    all: s2 has chosen [CM-111]
116 s3 Give Criptecorp 2 to s1
    all: s3 has chosen [CM-111]
    s1 s2: s2 gives Root Bioroid 1 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    s1 s3: s3 gives Criptecorp 2 to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
117 s1 Give everyone a card back: s2: Root Bioroid 4 and s3: CBN 2
    s1 s2: s1 gives Root Bioroid 4 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
    s1 s3: s1 gives CBN 2 to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
118 s3 Play Cyber Threat (Criptecorp: 5 → 4)
    all: s3 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 5 to 4 [CM-52]
    all: s1 is now the first player [CM-21]
119 s1 Commit Criptecorp 1, Criptecorp 4 and Worldwide 1 (your sum: 6)
    all: s1 has chosen [CM-111]
120 s2 Commit CBN 3 (your sum: 3)
    all: s2 has chosen [CM-111]
= 120 6a3cd8f7f985bc495c6eae4960fcf531f4ffa6c892cf1dee12048efc65eadd45
121 s3 Commit Crisis Dimension 1 (your sum: 1)
    all: s3 has chosen [CM-111]
    all: s1 commits 3 cards [CM-75]
    all: s2 commits 1 card [CM-75]
    all: s3 commits 1 card [CM-75]
    all: s1 opens the market in Criptecorp with Criptecorp 1, Criptecorp 4 and Worldwide 1 (sum 6) [CM-78]
122 s3 Add Criptecorp 2, Worldwide 1 and Worldwide 2 (your sum: 5)
    all: s3 has chosen [CM-111]
123 s2 Add Criptecorp 4 and Worldwide 3 (your sum: 7)
    all: s2 has chosen [CM-111]
    all: s2 adds Criptecorp 4 and Worldwide 3 (sum 7) [CM-85]
    all: s3 adds Criptecorp 2, Worldwide 1 and Worldwide 2 (sum 5) [CM-85]
    all: s1 takes rank 2 in Criptecorp with a sum of 6: 2 crypto [CM-91, s1 +2]
    all: s2 takes rank 1 in Criptecorp with a sum of 7: 4 crypto [CM-91, s2 +4]
    all: s3 takes rank 3 in Criptecorp with a sum of 5: no crypto [CM-91, s3 +0]
    all: s2 opens the market in CBN with CBN 3 (sum 3) [CM-78]
124 s3 Add nothing
    all: s3 has chosen [CM-111]
125 s1 Add nothing
    all: s1 has chosen [CM-111]
    all: s3 adds nothing [CM-85]
    all: s1 adds nothing [CM-85]
    all: s2 takes rank 1 in CBN with a sum of 3: 4 crypto [CM-91, s2 +4]
    all: s3 opens the market in Crisis Dimension with Crisis Dimension 1 (sum 1) [CM-78]
126 s1 Add Crisis Dimension 3 (your sum: 3)
    all: s1 has chosen [CM-111]
127 s2 Add Crisis Dimension 3 and Worldwide 2 (your sum: 5)
    all: s2 has chosen [CM-111]
    all: s1 adds Crisis Dimension 3 (sum 3) [CM-85]
    all: s2 adds Crisis Dimension 3 and Worldwide 2 (sum 5) [CM-85]
    all: s3 takes rank 3 in Crisis Dimension with a sum of 1: no crypto [CM-91, s3 +0]
    all: s1 takes rank 2 in Crisis Dimension with a sum of 3: 3 crypto [CM-91, s1 +3]
    all: s2 takes rank 1 in Crisis Dimension with a sum of 5: 6 crypto [CM-91, s2 +6]
128 s1 Exchange 3 crypto for 30 credits
    all: s1 exchanges 3 crypto for 30 credits [CM-96, s1 -3]
129 s2 Exchange 15 crypto for 150 credits
    all: s2 exchanges 15 crypto for 150 credits [CM-96, s2 -15]
130 s3 Exchange 1 crypto for 10 credits
    all: s3 exchanges 1 crypto for 10 credits [CM-96, s3 -1]
    all: The game is over [CM-100]
= 130 f60a74f5d09dd4941770ca5088490121952cf9abc0e7bd20693e1288cbd9f9bd
= 130 f60a74f5d09dd4941770ca5088490121952cf9abc0e7bd20693e1288cbd9f9bd
s1 rank 1 score 10
s2 rank 2 score 3
s3 rank 3 score 0
