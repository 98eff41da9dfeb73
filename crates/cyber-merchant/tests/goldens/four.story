cyber-merchant revision 1, 4 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
deal
    all: Round 1 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: CBN 2, Crisis Dimension 3 and Worldwide 1 [CM-23]
    all: Lot 2: Root Bioroid 1, Cyber Threat and Elder Chip [CM-23]
    all: Lot 3: CBN 2, Worldwide 1 and Worldwide 2 [CM-23]
    all: Lot 4: Cyber Threat, Elder Chip and Reflector [CM-23]
1 s1 Bid 2 on lot 4: Cyber Threat, Elder Chip and Reflector
    all: s1 bids 2 on lot 4 [CM-28]
2 s2 Bid 1 on lot 3: CBN 2, Worldwide 1 and Worldwide 2
    all: s2 bids 1 on lot 3 [CM-28]
3 s3 Bid 19 on lot 4: Cyber Threat, Elder Chip and Reflector
    all: s3 bids 19 on lot 4 and outbids s1 [CM-28]
4 s4 Bid 3 on lot 1: CBN 2, Crisis Dimension 3 and Worldwide 1
    all: s4 bids 3 on lot 1 [CM-28]
5 s1 Bid 13 on lot 3: CBN 2, Worldwide 1 and Worldwide 2
    all: s1 bids 13 on lot 3 and outbids s2 [CM-28]
6 s2 Bid 6 on lot 2: Root Bioroid 1, Cyber Threat and Elder Chip
    all: s2 bids 6 on lot 2 [CM-28]
    all: s4 pays 3 for lot 1: CBN 2, Crisis Dimension 3 and Worldwide 1 [CM-42]
    all: s2 pays 6 for lot 2: Root Bioroid 1, Cyber Threat and Elder Chip [CM-42]
    all: s1 pays 13 for lot 3: CBN 2, Worldwide 1 and Worldwide 2 [CM-42]
    all: s3 pays 19 for lot 4: Cyber Threat, Elder Chip and Reflector [CM-42]
7 s2 Play Elder Chip (Criptecorp: 3 → 4 and ASISTance Consortium: 3 → 2)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 3 to 4 [CM-52]
    all: ASISTance Consortium falls from 3 to 2 [CM-52]
8 s3 Play Elder Chip (Crisis Dimension: 3 → 4 and Root Bioroid: 3 → 2)
    all: s3 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Crisis Dimension rises from 3 to 4 [CM-52]
    all: Root Bioroid falls from 3 to 2 [CM-52]
9 s2 Play Cyber Threat (CBN: 3 → 2)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: CBN falls from 3 to 2 [CM-52]
10 s3 Play Cyber Threat without moving any price
    all: s3 plays Cyber Threat: lower one price by 1 [CM-45]
    all: s3 moves no price: Cyber Threat has no effect [CM-58]
= 10 033222fbd687de50980ab9e972b501132b0bdc26d2e1c2db6c578203ef0d817e
11 s3 Play Reflector (CBN: stays at 2 and ASISTance Consortium: stays at 2)
    all: s3 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: CBN is now at 2, ASISTance Consortium at 2 [CM-68]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: ASISTance Consortium 4 and 2 × Cyber Threat [CM-23]
    all: Lot 2: Crisis Dimension 1, Crisis Dimension 4 and Cyber Threat [CM-23]
    all: Lot 3: Crisis Dimension 2, Worldwide 1 and Elder Chip [CM-23]
    all: Lot 4: Criptecorp 4, Crisis Dimension 2 and Trajan [CM-23]
12 s2 Bid 4 on lot 1: ASISTance Consortium 4 and 2 × Cyber Threat
    all: s2 bids 4 on lot 1 [CM-28]
13 s3 Bid 0 on lot 2: Crisis Dimension 1, Crisis Dimension 4 and Cyber Threat
    all: s3 bids 0 on lot 2 [CM-28]
14 s4 Bid 9 on lot 4: Criptecorp 4, Crisis Dimension 2 and Trajan
    all: s4 bids 9 on lot 4 [CM-28]
15 s1 Bid 5 on lot 1: ASISTance Consortium 4 and 2 × Cyber Threat
    all: s1 bids 5 on lot 1 and outbids s2 [CM-28]
16 s2 Bid 0 on lot 3: Crisis Dimension 2, Worldwide 1 and Elder Chip
    all: s2 bids 0 on lot 3 [CM-28]
    all: s1 pays 5 for lot 1: ASISTance Consortium 4 and 2 × Cyber Threat [CM-42]
    all: s3 pays 0 for lot 2: Crisis Dimension 1, Crisis Dimension 4 and Cyber Threat [CM-42]
    all: s2 pays 0 for lot 3: Crisis Dimension 2, Worldwide 1 and Elder Chip [CM-42]
    all: s4 pays 9 for lot 4: Criptecorp 4, Crisis Dimension 2 and Trajan [CM-42]
17 s2 Play Elder Chip (Criptecorp: 4 → 5 and ASISTance Consortium: 2 → 1)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 4 to 5 [CM-52]
    all: ASISTance Consortium falls from 2 to 1 [CM-52]
18 s3 Play Cyber Threat (Root Bioroid: 2 → 1)
    all: s3 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid falls from 2 to 1 [CM-52]
19 s4 Play Trajan (Root Bioroid: 1 → 2)
    all: s4 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 1 to 2 [CM-52]
20 s1 Play Cyber Threat (Crisis Dimension: 4 → 3)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 4 to 3 [CM-52]
= 20 8856a71f28efd7ec21a625bdbd2a032db9291f3c17904893a0c9bede9338c886
21 s1 Play Cyber Threat (Crisis Dimension: 3 → 2)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 3 to 2 [CM-52]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Root Bioroid 1, CBN 3 and ASISTance Consortium 2 [CM-23]
    all: Lot 2: Criptecorp 2, ASISTance Consortium 1 and Trajan [CM-23]
    all: Lot 3: Crisis Dimension 4 and 2 × The Root [CM-23]
    all: Lot 4: Root Bioroid 4, ASISTance Consortium 1 and Worldwide 2 [CM-23]
22 s3 Bid 0 on lot 3: Crisis Dimension 4 and 2 × The Root
    all: s3 bids 0 on lot 3 [CM-28]
23 s4 Bid 0 on lot 4: Root Bioroid 4, ASISTance Consortium 1 and Worldwide 2
    all: s4 bids 0 on lot 4 [CM-28]
24 s1 Bid 0 on lot 1: Root Bioroid 1, CBN 3 and ASISTance Consortium 2
    all: s1 bids 0 on lot 1 [CM-28]
25 s2 Bid 1 on lot 4: Root Bioroid 4, ASISTance Consortium 1 and Worldwide 2
    all: s2 bids 1 on lot 4 and outbids s4 [CM-28]
26 s4 Bid 1 on lot 3: Crisis Dimension 4 and 2 × The Root
    all: s4 bids 1 on lot 3 and outbids s3 [CM-28]
27 s3 Bid 0 on lot 2: Criptecorp 2, ASISTance Consortium 1 and Trajan
    all: s3 bids 0 on lot 2 [CM-28]
    all: s1 pays 0 for lot 1: Root Bioroid 1, CBN 3 and ASISTance Consortium 2 [CM-42]
    all: s3 pays 0 for lot 2: Criptecorp 2, ASISTance Consortium 1 and Trajan [CM-42]
    all: s4 pays 1 for lot 3: Crisis Dimension 4 and 2 × The Root [CM-42]
    all: s2 pays 1 for lot 4: Root Bioroid 4, ASISTance Consortium 1 and Worldwide 2 [CM-42]
28 s3 Play Trajan (ASISTance Consortium: 1 → 2)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: ASISTance Consortium rises from 1 to 2 [CM-52]
29 s4 Play The Root (Crisis Dimension: 2 → 4)
    all: s4 plays The Root: raise one price by 2 [CM-45]
    all: Crisis Dimension rises from 2 to 4 [CM-52]
30 s4 Play The Root (Crisis Dimension: 4 → 6)
    all: s4 plays The Root: raise one price by 2 [CM-45]
    all: Crisis Dimension rises from 4 to 6 [CM-52]
    all: s4 is now the first player [CM-21]
= 30 d9818202c38b7f1a9bd111ce1980ef84f74d733b36f2894134f6f92d065b5911
31 s1 Commit ASISTance Consortium 2, Worldwide 1 and Worldwide 2 (your sum: 5)
    all: s1 has chosen [CM-111]
32 s3 Commit Criptecorp 2 (your sum: 2)
    all: s3 has chosen [CM-111]
33 s2 Commit Root Bioroid 4, Worldwide 1 and Worldwide 2 (your sum: 7)
    all: s2 has chosen [CM-111]
34 s4 Commit Crisis Dimension 2 and Worldwide 1 (your sum: 3)
    all: s4 has chosen [CM-111]
    all: s4 commits 2 cards [CM-75]
    all: s1 commits 3 cards [CM-75]
    all: s2 commits 3 cards [CM-75]
    all: s3 commits 1 card [CM-75]
    all: s4 opens the market in Crisis Dimension with Crisis Dimension 2 and Worldwide 1 (sum 3) [CM-78]
35 s3 Add nothing
    all: s3 has chosen [CM-111]
36 s2 Add nothing
    all: s2 has chosen [CM-111]
37 s1 Add nothing
    all: s1 has chosen [CM-111]
    all: s1 adds nothing [CM-85]
    all: s2 adds nothing [CM-85]
    all: s3 adds nothing [CM-85]
    all: s4 takes rank 1 in Crisis Dimension with a sum of 3: 6 crypto [CM-91, s4 +6]
    all: s1 opens the market in ASISTance Consortium with ASISTance Consortium 2, Worldwide 1 and Worldwide 2 (sum 5) [CM-78]
38 s3 Add nothing
    all: s3 has chosen [CM-111]
39 s2 Add nothing
    all: s2 has chosen [CM-111]
40 s4 Add nothing
    all: s4 has chosen [CM-111]
    all: s2 adds nothing [CM-85]
    all: s3 adds nothing [CM-85]
    all: s4 adds nothing [CM-85]
    all: s1 takes rank 1 in ASISTance Consortium with a sum of 5: 2 crypto [CM-91, s1 +2]
    all: s2 opens the market in Root Bioroid with Root Bioroid 4, Worldwide 1 and Worldwide 2 (sum 7) [CM-78]
= 40 41a6b3b25369cafdcef4b19e514bed9160d65d67da3fe19ede36cab93726a79d
41 s3 Add nothing
    all: s3 has chosen [CM-111]
42 s1 Add nothing
    all: s1 has chosen [CM-111]
43 s4 Add nothing
    all: s4 has chosen [CM-111]
    all: s3 adds nothing [CM-85]
    all: s4 adds nothing [CM-85]
    all: s1 adds nothing [CM-85]
    all: s2 takes rank 1 in Root Bioroid with a sum of 7: 2 crypto [CM-91, s2 +2]
    all: s3 opens the market in Criptecorp with Criptecorp 2 (sum 2) [CM-78]
44 s4 Add Criptecorp 4 (your sum: 4)
    all: s4 has chosen [CM-111]
45 s2 Add nothing
    all: s2 has chosen [CM-111]
46 s1 Add nothing
    all: s1 has chosen [CM-111]
    all: s4 adds Criptecorp 4 (sum 4) [CM-85]
    all: s1 adds nothing [CM-85]
    all: s2 adds nothing [CM-85]
    all: s3 takes rank 2 in Criptecorp with a sum of 2: 2 crypto [CM-91, s3 +2]
    all: s4 takes rank 1 in Criptecorp with a sum of 4: 5 crypto [CM-91, s4 +5]
47 s4 Exchange 3 crypto for 30 credits
    all: s4 exchanges 3 crypto for 30 credits [CM-96, s4 -3]
48 s1 Exchange 1 crypto for 10 credits
    all: s1 exchanges 1 crypto for 10 credits [CM-96, s1 -1]
49 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
50 s3 Exchange 2 crypto for 20 credits
    all: s3 exchanges 2 crypto for 20 credits [CM-96, s3 -2]
    all: Round 2 begins. First player: s4 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Root Bioroid 2, Worldwide 2 and Collective Change [CM-23]
    all: Lot 2: Root Bioroid 3, CBN 1 and CBN 3 [CM-23]
    all: Lot 3: CBN 2, Worldwide 3 and Reflector [CM-23]
    all: Lot 4: Root Bioroid 2, ASISTance Consortium 1 and ASISTance Consortium 3 [CM-23]
= 50 5e05e736c2e6897a8114c34fce878b60e1cee1d0e74b4eb860f42da402a94b5a
51 s4 Bid 18 on lot 1: Root Bioroid 2, Worldwide 2 and Collective Change
    all: s4 bids 18 on lot 1 [CM-28]
52 s1 Bid 7 on lot 4: Root Bioroid 2, ASISTance Consortium 1 and ASISTance Consortium 3
    all: s1 bids 7 on lot 4 [CM-28]
53 s2 Bid 11 on lot 3: CBN 2, Worldwide 3 and Reflector
    all: s2 bids 11 on lot 3 [CM-28]
54 s3 Bid 20 on lot 2: Root Bioroid 3, CBN 1 and CBN 3
    all: s3 bids 20 on lot 2 [CM-28]
    all: s4 pays 18 for lot 1: Root Bioroid 2, Worldwide 2 and Collective Change [CM-42]
    all: s3 pays 20 for lot 2: Root Bioroid 3, CBN 1 and CBN 3 [CM-42]
    all: s2 pays 11 for lot 3: CBN 2, Worldwide 3 and Reflector [CM-42]
    all: s1 pays 7 for lot 4: Root Bioroid 2, ASISTance Consortium 1 and ASISTance Consortium 3 [CM-42]
55 s4 Play Collective Change
    all: s4 plays Collective Change: everyone gives you a card and gets one back [CM-45]
56 s2 Give ASISTance Consortium 1 to s4
    all: s2 has chosen [CM-111]
57 s1 Give ASISTance Consortium 4 to s4
    all: s1 has chosen [CM-111]
58 s3 Give CBN 1 to s4
    all: s3 has chosen [CM-111]
    s1 s4: s1 gives ASISTance Consortium 4 to s4 [CM-62]
    others: s1 gives a card to s4 [CM-62]
    s2 s4: s2 gives ASISTance Consortium 1 to s4 [CM-62]
    others: s2 gives a card to s4 [CM-62]
    s3 s4: s3 gives CBN 1 to s4 [CM-62]
    others: s3 gives a card to s4 [CM-62]
59 s4 Give everyone a card back: s1: Root Bioroid 2, s2: CBN 1 and s3: Worldwide 2
    s1 s4: s4 gives Root Bioroid 2 to s1 [CM-62]
    others: s4 gives a card to s1 [CM-62]
    s2 s4: s4 gives CBN 1 to s2 [CM-62]
    others: s4 gives a card to s2 [CM-62]
    s3 s4: s4 gives Worldwide 2 to s3 [CM-62]
    others: s4 gives a card to s3 [CM-62]
60 s2 Play Reflector (CBN: 2 → 6 and Crisis Dimension: 6 → 2)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: CBN is now at 6, Crisis Dimension at 2 [CM-68]
    all: s1 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: CBN 1, Cyber Threat and Cyberstealth [CM-23]
    all: Lot 2: Criptecorp 4, Collective Change and Cyberstealth [CM-23]
    all: Lot 3: ASISTance Consortium 2, Worldwide 2 and Trajan [CM-23]
    all: Lot 4: Crisis Dimension 1, Worldwide 1 and The Root [CM-23]
= 60 fb952f644207c30b7047768346fb5d66b41f4aae99d9c29825b5e9c391329a49
61 s1 Bid 1 on lot 2: Criptecorp 4, Collective Change and Cyberstealth
    all: s1 bids 1 on lot 2 [CM-28]
62 s2 Bid 1 on lot 3: ASISTance Consortium 2, Worldwide 2 and Trajan
    all: s2 bids 1 on lot 3 [CM-28]
63 s3 Bid 0 on lot 4: Crisis Dimension 1, Worldwide 1 and The Root
    all: s3 bids 0 on lot 4 [CM-28]
64 s4 Bid 8 on lot 3: ASISTance Consortium 2, Worldwide 2 and Trajan
    all: s4 bids 8 on lot 3 and outbids s2 [CM-28]
65 s2 Bid 1 on lot 4: Crisis Dimension 1, Worldwide 1 and The Root
    all: s2 bids 1 on lot 4 and outbids s3 [CM-28]
66 s3 Bid 0 on lot 1: CBN 1, Cyber Threat and Cyberstealth
    all: s3 bids 0 on lot 1 [CM-28]
    all: s3 pays 0 for lot 1: CBN 1, Cyber Threat and Cyberstealth [CM-42]
    all: s1 pays 1 for lot 2: Criptecorp 4, Collective Change and Cyberstealth [CM-42]
    all: s4 pays 8 for lot 3: ASISTance Consortium 2, Worldwide 2 and Trajan [CM-42]
    all: s2 pays 1 for lot 4: Crisis Dimension 1, Worldwide 1 and The Root [CM-42]
67 s1 Play Cyberstealth and steal from s3
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s3: s1 steals ASISTance Consortium 1 from s3 [CM-64]
    others: s1 steals a card from s3 [CM-64]
68 s2 Play The Root (Root Bioroid: 2 → 4)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: Root Bioroid rises from 2 to 4 [CM-52]
69 s3 Play Cyber Threat (Crisis Dimension: 2 → 1)
    all: s3 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 2 to 1 [CM-52]
70 s4 Play Trajan (CBN: 6 → 7)
    all: s4 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 6 to 7 [CM-52]
= 70 ce312affbadd4cc2797eec917b8dadce308a13e5951cac80ec770bc3d8e7db6a
71 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
72 s4 Give Crisis Dimension 3 to s1
    all: s4 has chosen [CM-111]
73 s3 Give Worldwide 2 to s1
    all: s3 has chosen [CM-111]
74 s2 Give Crisis Dimension 2 to s1
    all: s2 has chosen [CM-111]
    s1 s2: s2 gives Crisis Dimension 2 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    s1 s3: s3 gives Worldwide 2 to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
    s1 s4: s4 gives Crisis Dimension 3 to s1 [CM-62]
    others: s4 gives a card to s1 [CM-62]
75 s1 Give everyone a card back: s2: CBN 3, s3: Root Bioroid 1 and s4: Crisis Dimension 2
    s1 s2: s1 gives CBN 3 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
    s1 s3: s1 gives Root Bioroid 1 to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
    s1 s4: s1 gives Crisis Dimension 2 to s4 [CM-62]
    others: s1 gives a card to s4 [CM-62]
76 s3 Play Cyberstealth and steal from s2
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s2 s3: s3 steals Crisis Dimension 1 from s2 [CM-64]
    others: s3 steals a card from s2 [CM-64]
    all: s2 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: CBN 4, Crisis Dimension 3 and ASISTance Consortium 4 [CM-23]
    all: Lot 2: Criptecorp 1, Worldwide 1 and Elder Chip [CM-23]
    all: Lot 3: CBN 4, Trajan and Cyberstealth [CM-23]
    all: Lot 4: Root Bioroid 2, CBN 2 and Worldwide 1 [CM-23]
77 s2 Bid 1 on lot 1: CBN 4, Crisis Dimension 3 and ASISTance Consortium 4
    all: s2 bids 1 on lot 1 [CM-28]
78 s3 Bid 0 on lot 2: Criptecorp 1, Worldwide 1 and Elder Chip
    all: s3 bids 0 on lot 2 [CM-28]
79 s4 Bid 9 on lot 2: Criptecorp 1, Worldwide 1 and Elder Chip
    all: s4 bids 9 on lot 2 and outbids s3 [CM-28]
80 s1 Bid 1 on lot 3: CBN 4, Trajan and Cyberstealth
    all: s1 bids 1 on lot 3 [CM-28]
= 80 40e2aab55ed7b160b5f6bcf31866aa45e5a5a4b5fd4d55778ac41b0dac771dd1
81 s3 Bid 1 on lot 4: Root Bioroid 2, CBN 2 and Worldwide 1
    all: s3 bids 1 on lot 4 [CM-28]
    all: s2 pays 1 for lot 1: CBN 4, Crisis Dimension 3 and ASISTance Consortium 4 [CM-42]
    all: s4 pays 9 for lot 2: Criptecorp 1, Worldwide 1 and Elder Chip [CM-42]
    all: s1 pays 1 for lot 3: CBN 4, Trajan and Cyberstealth [CM-42]
    all: s3 pays 1 for lot 4: Root Bioroid 2, CBN 2 and Worldwide 1 [CM-42]
82 s4 Play Elder Chip (Root Bioroid: 4 → 5 and Criptecorp: 5 → 4)
    all: s4 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Root Bioroid rises from 4 to 5 [CM-52]
    all: Criptecorp falls from 5 to 4 [CM-52]
83 s1 Play Trajan (Root Bioroid: 5 → 6)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 5 to 6 [CM-52]
84 s1 Play Cyberstealth and steal from s4
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s4: s1 steals Crisis Dimension 2 from s4 [CM-64]
    others: s1 steals a card from s4 [CM-64]
    all: s3 is now the first player [CM-21]
85 s2 Commit CBN 2, CBN 3, CBN 4, Worldwide 1 and Worldwide 3 (your sum: 13)
    all: s2 has chosen [CM-111]
86 s4 Commit ASISTance Consortium 2, ASISTance Consortium 4 and Worldwide 1 (your sum: 7)
    all: s4 has chosen [CM-111]
87 s1 Commit 2 × ASISTance Consortium 1 (your sum: 2)
    all: s1 has chosen [CM-111]
88 s3 Commit Root Bioroid 1 (your sum: 1)
    all: s3 has chosen [CM-111]
    all: s3 commits 1 card [CM-75]
    all: s4 commits 3 cards [CM-75]
    all: s1 commits 2 cards [CM-75]
    all: s2 commits 5 cards [CM-75]
    all: s3 opens the market in Root Bioroid with Root Bioroid 1 (sum 1) [CM-78]
89 s1 Add 2 × Root Bioroid 2 (your sum: 4)
    all: s1 has chosen [CM-111]
90 s4 Add nothing
    all: s4 has chosen [CM-111]
= 90 fd0e1cba25f6b2cb87046f3e81bc1e9c0444f35e2a56156c8944cf1c254cc113
91 s2 Add nothing
    all: s2 has chosen [CM-111]
    all: s4 adds nothing [CM-85]
    all: s1 adds 2 × Root Bioroid 2 (sum 4) [CM-85]
    all: s2 adds nothing [CM-85]
    all: s3 takes rank 2 in Root Bioroid with a sum of 1: 3 crypto [CM-91, s3 +3]
    all: s1 takes rank 1 in Root Bioroid with a sum of 4: 6 crypto [CM-91, s1 +6]
    all: s4 opens the market in ASISTance Consortium with ASISTance Consortium 2, ASISTance Consortium 4 and Worldwide 1 (sum 7) [CM-78]
    all: Oversupply: s1 also reveals 2 × ASISTance Consortium 1 (sum 2), and ASISTance Consortium falls from 2 to 1 [CM-80]
92 s1 Add ASISTance Consortium 3 and Worldwide 2 (your sum: 7)
    all: s1 has chosen [CM-111]
93 s2 Add nothing
    all: s2 has chosen [CM-111]
94 s3 Add nothing
    all: s3 has chosen [CM-111]
    all: s1 adds ASISTance Consortium 3 and Worldwide 2 (sum 5) [CM-85]
    all: s2 adds nothing [CM-85]
    all: s3 adds nothing [CM-85]
    all: s4 takes rank 1 in ASISTance Consortium with a sum of 7: 1 crypto [CM-91, s4 +1]
    all: s1 takes rank 1 in ASISTance Consortium with a sum of 7: 1 crypto [CM-91, s1 +1]
    all: s2 opens the market in CBN with CBN 2, CBN 3, CBN 4, Worldwide 1 and Worldwide 3 (sum 13) [CM-78]
95 s4 Add nothing
    all: s4 has chosen [CM-111]
96 s3 Add CBN 3 and Worldwide 1 (your sum: 4)
    all: s3 has chosen [CM-111]
97 s1 Add CBN 4 (your sum: 4)
    all: s1 has chosen [CM-111]
    all: s3 adds CBN 3 and Worldwide 1 (sum 4) [CM-85]
    all: s4 adds nothing [CM-85]
    all: s1 adds CBN 4 (sum 4) [CM-85]
    all: s2 takes rank 1 in CBN with a sum of 13: 7 crypto [CM-91, s2 +7]
    all: s3 takes rank 2 in CBN with a sum of 4: 3 crypto [CM-91, s3 +3]
    all: s1 takes rank 2 in CBN with a sum of 4: 3 crypto [CM-91, s1 +3]
98 s3 Exchange 6 crypto for 60 credits
    all: s3 exchanges 6 crypto for 60 credits [CM-96, s3 -6]
99 s4 Keep all crypto
    all: s4 keeps all crypto [CM-96, s4 +0]
100 s1 Exchange 7 crypto for 70 credits
    all: s1 exchanges 7 crypto for 70 credits [CM-96, s1 -7]
= 100 9d96c2b326d48c84bc9d241d00486da128ea8162566dcf6f397e358bd2591fc7
101 s2 Exchange 8 crypto for 80 credits
    all: s2 exchanges 8 crypto for 80 credits [CM-96, s2 -8]
    all: Round 3 begins. First player: s3 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Root Bioroid 3, Crisis Dimension 2 and Worldwide 2 [CM-23]
    all: Lot 2: Criptecorp 3, Crisis Dimension 1 and Crisis Dimension 3 [CM-23]
    all: Lot 3: Root Bioroid 2, Criptecorp 3 and CBN 1 [CM-23]
    all: Lot 4: Root Bioroid 3 and 2 × ASISTance Consortium 3 [CM-23]
102 s3 Bid 17 on lot 1: Root Bioroid 3, Crisis Dimension 2 and Worldwide 2
    all: s3 bids 17 on lot 1 [CM-28]
103 s4 Bid 2 on lot 4: Root Bioroid 3 and 2 × ASISTance Consortium 3
    all: s4 bids 2 on lot 4 [CM-28]
104 s1 Bid 10 on lot 2: Criptecorp 3, Crisis Dimension 1 and Crisis Dimension 3
    all: s1 bids 10 on lot 2 [CM-28]
105 s2 Bid 8 on lot 4: Root Bioroid 3 and 2 × ASISTance Consortium 3
    all: s2 bids 8 on lot 4 and outbids s4 [CM-28]
106 s4 Bid 1 on lot 3: Root Bioroid 2, Criptecorp 3 and CBN 1
    all: s4 bids 1 on lot 3 [CM-28]
    all: s3 pays 17 for lot 1: Root Bioroid 3, Crisis Dimension 2 and Worldwide 2 [CM-42]
    all: s1 pays 10 for lot 2: Criptecorp 3, Crisis Dimension 1 and Crisis Dimension 3 [CM-42]
    all: s4 pays 1 for lot 3: Root Bioroid 2, Criptecorp 3 and CBN 1 [CM-42]
    all: s2 pays 8 for lot 4: Root Bioroid 3 and 2 × ASISTance Consortium 3 [CM-42]
    all: s4 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Worldwide 3, The Root and Reflector [CM-23]
    all: Lot 2: CBN 1, CBN 3 and ASISTance Consortium 2 [CM-23]
    all: Lot 3: Root Bioroid 1, Criptecorp 3 and Collective Change [CM-23]
    all: Lot 4: Criptecorp 1, ASISTance Consortium 2 and Cyberstealth [CM-23]
107 s4 Bid 0 on lot 1: Worldwide 3, The Root and Reflector
    all: s4 bids 0 on lot 1 [CM-28]
108 s1 Bid 4 on lot 2: CBN 1, CBN 3 and ASISTance Consortium 2
    all: s1 bids 4 on lot 2 [CM-28]
109 s2 Bid 7 on lot 4: Criptecorp 1, ASISTance Consortium 2 and Cyberstealth
    all: s2 bids 7 on lot 4 [CM-28]
110 s3 Bid 4 on lot 1: Worldwide 3, The Root and Reflector
    all: s3 bids 4 on lot 1 and outbids s4 [CM-28]
= 110 1065bbc00dec68402a841665e3716c366c6e6ad233fdc2005511c4f81931693f
111 s4 Bid 0 on lot 3: Root Bioroid 1, Criptecorp 3 and Collective Change
    all: s4 bids 0 on lot 3 [CM-28]
    all: s3 pays 4 for lot 1: Worldwide 3, The Root and Reflector [CM-42]
    all: s1 pays 4 for lot 2: CBN 1, CBN 3 and ASISTance Consortium 2 [CM-42]
    all: s4 pays 0 for lot 3: Root Bioroid 1, Criptecorp 3 and Collective Change [CM-42]
    all: s2 pays 7 for lot 4: Criptecorp 1, ASISTance Consortium 2 and Cyberstealth [CM-42]
112 s4 Play Collective Change
    all: s4 plays Collective Change: everyone gives you a card and gets one back [CM-45]
113 s1 Give Criptecorp 4 to s4
    all: s1 has chosen [CM-111]
114 s2 Give CBN 1 to s4
    all: s2 has chosen [CM-111]
115 s3 Give Root Bioroid 3 to s4
    all: s3 has chosen [CM-111]
    s1 s4: s1 gives Criptecorp 4 to s4 [CM-62]
    others: s1 gives a card to s4 [CM-62]
    s2 s4: s2 gives CBN 1 to s4 [CM-62]
    others: s2 gives a card to s4 [CM-62]
    s3 s4: s3 gives Root Bioroid 3 to s4 [CM-62]
    others: s3 gives a card to s4 [CM-62]
116 s4 Give everyone a card back: s1: Criptecorp 3, s2: Criptecorp 4 and s3: Criptecorp 3
    s1 s4: s4 gives Criptecorp 3 to s1 [CM-62]
    others: s4 gives a card to s1 [CM-62]
    s2 s4: s4 gives Criptecorp 4 to s2 [CM-62]
    others: s4 gives a card to s2 [CM-62]
    s3 s4: s4 gives Criptecorp 3 to s3 [CM-62]
    others: s4 gives a card to s3 [CM-62]
117 s2 Play Cyberstealth and steal from s1
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s2 steals ASISTance Consortium 2 from s1 [CM-64]
    others: s2 steals a card from s1 [CM-64]
118 s3 Play The Root (CBN: 7 → 9)
    all: s3 plays The Root: raise one price by 2 [CM-45]
    all: CBN rises from 7 to 9 [CM-52]
119 s3 Play Reflector (Crisis Dimension: stays at 1 and ASISTance Consortium: stays at 1)
    all: s3 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Crisis Dimension is now at 1, ASISTance Consortium at 1 [CM-68]
    all: s1 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Criptecorp 1, Criptecorp 2 and Trajan [CM-23]
    all: Lot 2: Root Bioroid 4, Crisis Dimension 1 and ASISTance Consortium 1 [CM-23]
    all: Lot 3: Root Bioroid 1, Criptecorp 1 and Criptecorp 2 [CM-23]
    all: Lot 4: Criptecorp 2, Crisis Dimension 2 and Trajan [CM-23]
120 s1 Bid 13 on lot 3: Root Bioroid 1, Criptecorp 1 and Criptecorp 2
    all: s1 bids 13 on lot 3 [CM-28]
= 120 132cf431d9af884072342d48651908b4529502c4641ec9eeffefe3a2edf6b2cd
121 s2 Bid 19 on lot 4: Criptecorp 2, Crisis Dimension 2 and Trajan
    all: s2 bids 19 on lot 4 [CM-28]
122 s3 Bid 16 on lot 2: Root Bioroid 4, Crisis Dimension 1 and ASISTance Consortium 1
    all: s3 bids 16 on lot 2 [CM-28]
123 s4 Bid 1 on lot 1: Criptecorp 1, Criptecorp 2 and Trajan
    all: s4 bids 1 on lot 1 [CM-28]
    all: s4 pays 1 for lot 1: Criptecorp 1, Criptecorp 2 and Trajan [CM-42]
    all: s3 pays 16 for lot 2: Root Bioroid 4, Crisis Dimension 1 and ASISTance Consortium 1 [CM-42]
    all: s1 pays 13 for lot 3: Root Bioroid 1, Criptecorp 1 and Criptecorp 2 [CM-42]
    all: s2 pays 19 for lot 4: Criptecorp 2, Crisis Dimension 2 and Trajan [CM-42]
124 s2 Play Trajan without moving any price
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: s2 moves no price: Trajan has no effect [CM-58]
125 s4 Play Trajan without moving any price
    all: s4 plays Trajan: raise one price by 1 [CM-45]
    all: s4 moves no price: Trajan has no effect [CM-58]
    all: s2 is now the first player [CM-21]
126 s3 Commit Crisis Dimension 2 and Worldwide 3 (your sum: 5)
    all: s3 has chosen [CM-111]
127 s1 Commit Crisis Dimension 1 and Crisis Dimension 3 (your sum: 4)
    all: s1 has chosen [CM-111]
128 s4 Commit CBN 2 (your sum: 2)
    all: s4 has chosen [CM-111]
129 s2 Commit Crisis Dimension 2 (your sum: 2)
    all: s2 has chosen [CM-111]
    all: s2 commits 1 card [CM-75]
    all: s3 commits 2 cards [CM-75]
    all: s4 commits 1 card [CM-75]
    all: s1 commits 2 cards [CM-75]
    all: s2 opens the market in Crisis Dimension with Crisis Dimension 2 (sum 2) [CM-78]
    all: Oversupply: s3 also reveals Crisis Dimension 2 and Worldwide 3 (sum 5), but Crisis Dimension stays at 1 [CM-80]
    all: Oversupply: s1 also reveals Crisis Dimension 1 and Crisis Dimension 3 (sum 4), but Crisis Dimension stays at 1 [CM-80]
130 s4 Add Crisis Dimension 4 (your sum: 4)
    all: s4 has chosen [CM-111]
= 130 132f5a741557dba46a948ce28695e4168a6c519287a05dd7f7e4a7cf02d4083e
131 s1 Add nothing
    all: s1 has chosen [CM-111]
132 s3 Add 3 × Crisis Dimension 1 and Crisis Dimension 4 (your sum: 12)
    all: s3 has chosen [CM-111]
    all: s3 adds 3 × Crisis Dimension 1 and Crisis Dimension 4 (sum 7) [CM-85]
    all: s4 adds Crisis Dimension 4 (sum 4) [CM-85]
    all: s1 adds nothing [CM-85]
    all: s2 takes rank 4 in Crisis Dimension with a sum of 2: no crypto [CM-91, s2 +0]
    all: s3 takes rank 1 in Crisis Dimension with a sum of 12: 1 crypto [CM-91, s3 +1]
    all: s4 takes rank 2 in Crisis Dimension with a sum of 4: no crypto [CM-91, s4 +0]
    all: s1 takes rank 2 in Crisis Dimension with a sum of 4: no crypto [CM-91, s1 +0]
    all: s4 opens the market in CBN with CBN 2 (sum 2) [CM-78]
133 s2 Add nothing
    all: s2 has chosen [CM-111]
134 s1 Add CBN 2 and CBN 3 (your sum: 5)
    all: s1 has chosen [CM-111]
135 s3 Add CBN 1 and Worldwide 2 (your sum: 3)
    all: s3 has chosen [CM-111]
    all: s1 adds CBN 2 and CBN 3 (sum 5) [CM-85]
    all: s2 adds nothing [CM-85]
    all: s3 adds CBN 1 and Worldwide 2 (sum 3) [CM-85]
    all: s4 takes rank 3 in CBN with a sum of 2: 4 crypto [CM-91, s4 +4]
    all: s1 takes rank 1 in CBN with a sum of 5: 9 crypto [CM-91, s1 +9]
    all: s3 takes rank 2 in CBN with a sum of 3: 4 crypto [CM-91, s3 +4]
136 s2 Exchange 1 crypto for 10 credits
    all: s2 exchanges 1 crypto for 10 credits [CM-96, s2 -1]
137 s3 Exchange 1 crypto for 10 credits
    all: s3 exchanges 1 crypto for 10 credits [CM-96, s3 -1]
138 s4 Exchange 1 crypto for 10 credits
    all: s4 exchanges 1 crypto for 10 credits [CM-96, s4 -1]
139 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
    all: Round 4 begins. First player: s2 [CM-99]
    all: Auction 1 begins [CM-20]
    all: The discard pile (73 cards) is shuffled into a new deck [CM-26]
    all: Lot 1: Criptecorp 2, Worldwide 1 and Cyberstealth [CM-23]
    all: Lot 2: Crisis Dimension 1, Worldwide 1 and Worldwide 2 [CM-23]
    all: Lot 3: Worldwide 1, Elder Chip and Cyberstealth [CM-23]
    all: Lot 4: CBN 4, ASISTance Consortium 4 and Cyberstealth [CM-23]
140 s2 Bid 16 on lot 1: Criptecorp 2, Worldwide 1 and Cyberstealth
    all: s2 bids 16 on lot 1 [CM-28]
= 140 5db5ed7407a0171063d0e6bf8d2205c062adc9fcb9388c8cc22045b8184a6645
141 s3 Bid 7 on lot 4: CBN 4, ASISTance Consortium 4 and Cyberstealth
    all: s3 bids 7 on lot 4 [CM-28]
142 s4 Bid 2 on lot 2: Crisis Dimension 1, Worldwide 1 and Worldwide 2
    all: s4 bids 2 on lot 2 [CM-28]
143 s1 Bid 17 on lot 3: Worldwide 1, Elder Chip and Cyberstealth
    all: s1 bids 17 on lot 3 [CM-28]
    all: s2 pays 16 for lot 1: Criptecorp 2, Worldwide 1 and Cyberstealth [CM-42]
    all: s4 pays 2 for lot 2: Crisis Dimension 1, Worldwide 1 and Worldwide 2 [CM-42]
    all: s1 pays 17 for lot 3: Worldwide 1, Elder Chip and Cyberstealth [CM-42]
    all: s3 pays 7 for lot 4: CBN 4, ASISTance Consortium 4 and Cyberstealth [CM-42]
144 s2 Play Cyberstealth and steal from s3
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    s2 s3: s2 steals ASISTance Consortium 1 from s3 [CM-64]
    others: s2 steals a card from s3 [CM-64]
145 s3 Play Cyberstealth and steal from s2
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s2 s3: s3 steals Crisis Dimension 3 from s2 [CM-64]
    others: s3 steals a card from s2 [CM-64]
146 s1 Play Elder Chip (Crisis Dimension: 1 → 2 and Criptecorp: 4 → 3)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Crisis Dimension rises from 1 to 2 [CM-52]
    all: Criptecorp falls from 4 to 3 [CM-52]
147 s1 Play Cyberstealth and steal from s4
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s4: s1 steals CBN 1 from s4 [CM-64]
    others: s1 steals a card from s4 [CM-64]
    all: s3 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Crisis Dimension 1 and 2 × Cyber Threat [CM-23]
    all: Lot 2: Root Bioroid 2, CBN 3 and ASISTance Consortium 2 [CM-23]
    all: Lot 3: Root Bioroid 4, Cyber Threat and Elder Chip [CM-23]
    all: Lot 4: CBN 4, Crisis Dimension 3 and ASISTance Consortium 1 [CM-23]
148 s3 Bid 11 on lot 2: Root Bioroid 2, CBN 3 and ASISTance Consortium 2
    all: s3 bids 11 on lot 2 [CM-28]
149 s4 Bid 3 on lot 1: Crisis Dimension 1 and 2 × Cyber Threat
    all: s4 bids 3 on lot 1 [CM-28]
150 s1 Bid 20 on lot 1: Crisis Dimension 1 and 2 × Cyber Threat
    all: s1 bids 20 on lot 1 and outbids s4 [CM-28]
= 150 065aaf85e8fd802150c76e351bf93e86fbe141503adf98eea3c22ee9b862edac
151 s2 Bid 1 on lot 4: CBN 4, Crisis Dimension 3 and ASISTance Consortium 1
    all: s2 bids 1 on lot 4 [CM-28]
152 s4 Bid 6 on lot 4: CBN 4, Crisis Dimension 3 and ASISTance Consortium 1
    all: s4 bids 6 on lot 4 and outbids s2 [CM-28]
153 s2 Bid 10 on lot 3: Root Bioroid 4, Cyber Threat and Elder Chip
    all: s2 bids 10 on lot 3 [CM-28]
    all: s1 pays 20 for lot 1: Crisis Dimension 1 and 2 × Cyber Threat [CM-42]
    all: s3 pays 11 for lot 2: Root Bioroid 2, CBN 3 and ASISTance Consortium 2 [CM-42]
    all: s2 pays 10 for lot 3: Root Bioroid 4, Cyber Threat and Elder Chip [CM-42]
    all: s4 pays 6 for lot 4: CBN 4, Crisis Dimension 3 and ASISTance Consortium 1 [CM-42]
154 s1 Play Cyber Threat (ASISTance Consortium: stays at 1)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: ASISTance Consortium stays at 1, the end of its track [CM-52]
155 s2 Play Elder Chip (Crisis Dimension: 2 → 3 and Criptecorp: 3 → 2)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Crisis Dimension rises from 2 to 3 [CM-52]
    all: Criptecorp falls from 3 to 2 [CM-52]
156 s1 Play Cyber Threat (Crisis Dimension: 3 → 2)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 3 to 2 [CM-52]
157 s2 Play Cyber Threat without moving any price
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: s2 moves no price: Cyber Threat has no effect [CM-58]
    all: s4 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: CBN 3, Crisis Dimension 2 and Elder Chip [CM-23]
    all: Lot 2: Worldwide 1, Trajan and Cyber Threat [CM-23]
    all: Lot 3: Crisis Dimension 1, Trajan and Cyberstealth [CM-23]
    all: Lot 4: CBN 2, Worldwide 3 and Reflector [CM-23]
158 s4 Bid 1 on lot 1: CBN 3, Crisis Dimension 2 and Elder Chip
    all: s4 bids 1 on lot 1 [CM-28]
159 s1 Bid 8 on lot 2: Worldwide 1, Trajan and Cyber Threat
    all: s1 bids 8 on lot 2 [CM-28]
160 s2 Bid 20 on lot 1: CBN 3, Crisis Dimension 2 and Elder Chip
    all: s2 bids 20 on lot 1 and outbids s4 [CM-28]
= 160 1207a0c4d538ab96b7eea97659281713c56f9f0a622308948fe66e23e9b99f4e
161 s3 Bid 1 on lot 3: Crisis Dimension 1, Trajan and Cyberstealth
    all: s3 bids 1 on lot 3 [CM-28]
162 s4 Bid 0 on lot 4: CBN 2, Worldwide 3 and Reflector
    all: s4 bids 0 on lot 4 [CM-28]
    all: s2 pays 20 for lot 1: CBN 3, Crisis Dimension 2 and Elder Chip [CM-42]
    all: s1 pays 8 for lot 2: Worldwide 1, Trajan and Cyber Threat [CM-42]
    all: s3 pays 1 for lot 3: Crisis Dimension 1, Trajan and Cyberstealth [CM-42]
    all: s4 pays 0 for lot 4: CBN 2, Worldwide 3 and Reflector [CM-42]
163 s4 Play Reflector (Criptecorp: 2 → 9 and CBN: 9 → 2)
    all: s4 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Criptecorp is now at 9, CBN at 2 [CM-68]
164 s1 Play Trajan (Criptecorp: 9 → 10)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 9 to 10 [CM-52]
165 s2 Play Elder Chip (Root Bioroid: 6 → 7 and Criptecorp: 10 → 9)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Root Bioroid rises from 6 to 7 [CM-52]
    all: Criptecorp falls from 10 to 9 [CM-52]
166 s3 Play Cyberstealth and steal from s2
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s2 s3: s3 steals Root Bioroid 1 from s2 [CM-64]
    others: s3 steals a card from s2 [CM-64]
167 s1 Play Cyber Threat without moving any price
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: s1 moves no price: Cyber Threat has no effect [CM-58]
168 s3 Play Trajan (CBN: 2 → 3)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 2 to 3 [CM-52]
    all: s1 is now the first player [CM-21]
169 s4 Commit CBN 1, Worldwide 2 and Worldwide 3 (your sum: 6)
    all: s4 has chosen [CM-111]
170 s1 Commit Criptecorp 2, 2 × Criptecorp 3 and 2 × Worldwide 1 (your sum: 10)
    all: s1 has chosen [CM-111]
= 170 6d7367f8b4cf903e9dd5351db2221e6a01060138fa0e15d50dc0693b1d84ba87
171 s2 Commit ASISTance Consortium 4 and Worldwide 1 (your sum: 5)
    all: s2 has chosen [CM-111]
172 s3 Commit Root Bioroid 1 and Root Bioroid 4 (your sum: 5)
    all: s3 has chosen [CM-111]
    all: s1 commits 5 cards [CM-75]
    all: s2 commits 2 cards [CM-75]
    all: s3 commits 2 cards [CM-75]
    all: s4 commits 3 cards [CM-75]
    all: s1 opens the market in Criptecorp with Criptecorp 2, 2 × Criptecorp 3 and 2 × Worldwide 1 (sum 10) [CM-78]
173 s3 Add nothing
    all: s3 has chosen [CM-111]
174 s2 Add Criptecorp 2 and Criptecorp 4 (your sum: 6)
    all: s2 has chosen [CM-111]
175 s4 Add Criptecorp 1, Criptecorp 2 and Worldwide 1 (your sum: 4)
    all: s4 has chosen [CM-111]
    all: s2 adds Criptecorp 2 and Criptecorp 4 (sum 6) [CM-85]
    all: s3 adds nothing [CM-85]
    all: s4 adds Criptecorp 1, Criptecorp 2 and Worldwide 1 (sum 4) [CM-85]
    all: s1 takes rank 1 in Criptecorp with a sum of 10: 9 crypto [CM-91, s1 +9]
    all: s2 takes rank 2 in Criptecorp with a sum of 6: 4 crypto [CM-91, s2 +4]
    all: s4 takes rank 3 in Criptecorp with a sum of 4: 4 crypto [CM-91, s4 +4]
    all: s2 opens the market in ASISTance Consortium with ASISTance Consortium 4 and Worldwide 1 (sum 5) [CM-78]
176 s1 Add nothing
    all: s1 has chosen [CM-111]
177 s3 Add ASISTance Consortium 2 (your sum: 2)
    all: s3 has chosen [CM-111]
178 s4 Add 2 × ASISTance Consortium 1 and Worldwide 2 (your sum: 4)
    all: s4 has chosen [CM-111]
    all: s3 adds ASISTance Consortium 2 (sum 2) [CM-85]
    all: s4 adds 2 × ASISTance Consortium 1 and Worldwide 2 (sum 4) [CM-85]
    all: s1 adds nothing [CM-85]
    all: s2 takes rank 1 in ASISTance Consortium with a sum of 5: 1 crypto [CM-91, s2 +1]
    all: s3 takes rank 3 in ASISTance Consortium with a sum of 2: no crypto [CM-91, s3 +0]
    all: s4 takes rank 2 in ASISTance Consortium with a sum of 4: no crypto [CM-91, s4 +0]
    all: s3 opens the market in Root Bioroid with Root Bioroid 1 and Root Bioroid 4 (sum 5) [CM-78]
179 s2 Add Root Bioroid 4 (your sum: 4)
    all: s2 has chosen [CM-111]
180 s1 Add Root Bioroid 1 (your sum: 1)
    all: s1 has chosen [CM-111]
= 180 ccf55aeedc5bfcc060ddd63ad2a99b94f2c76866b02b330185947c4422d2d03e
181 s4 Add Root Bioroid 1 and Root Bioroid 2 (your sum: 3)
    all: s4 has chosen [CM-111]
    all: s4 adds Root Bioroid 1 and Root Bioroid 2 (sum 3) [CM-85]
    all: s1 adds Root Bioroid 1 (sum 1) [CM-85]
    all: s2 adds Root Bioroid 4 (sum 4) [CM-85]
    all: s3 takes rank 1 in Root Bioroid with a sum of 5: 7 crypto [CM-91, s3 +7]
    all: s4 takes rank 3 in Root Bioroid with a sum of 3: 3 crypto [CM-91, s4 +3]
    all: s1 takes rank 4 in Root Bioroid with a sum of 1: no crypto [CM-91, s1 +0]
    all: s2 takes rank 2 in Root Bioroid with a sum of 4: 3 crypto [CM-91, s2 +3]
    all: s4 opens the market in CBN with CBN 1, Worldwide 2 and Worldwide 3 (sum 6) [CM-78]
182 s3 Add CBN 4 (your sum: 4)
    all: s3 has chosen [CM-111]
183 s1 Add CBN 1 (your sum: 1)
    all: s1 has chosen [CM-111]
184 s2 Add CBN 3 (your sum: 3)
    all: s2 has chosen [CM-111]
    all: s1 adds CBN 1 (sum 1) [CM-85]
    all: s2 adds CBN 3 (sum 3) [CM-85]
    all: s3 adds CBN 4 (sum 4) [CM-85]
    all: s4 takes rank 1 in CBN with a sum of 6: 3 crypto [CM-91, s4 +3]
    all: s1 takes rank 4 in CBN with a sum of 1: no crypto [CM-91, s1 +0]
    all: s2 takes rank 3 in CBN with a sum of 3: 1 crypto [CM-91, s2 +1]
    all: s3 takes rank 2 in CBN with a sum of 4: 1 crypto [CM-91, s3 +1]
185 s1 Exchange 14 crypto for 140 credits
    all: s1 exchanges 14 crypto for 140 credits [CM-96, s1 -14]
186 s2 Exchange 2 crypto for 20 credits
    all: s2 exchanges 2 crypto for 20 credits [CM-96, s2 -2]
187 s3 Exchange 1 crypto for 10 credits
    all: s3 exchanges 1 crypto for 10 credits [CM-96, s3 -1]
188 s4 Exchange 5 crypto for 50 credits
    all: s4 exchanges 5 crypto for 50 credits [CM-96, s4 -5]
    all: The game is over [CM-100]
= 188 0638e7c385e6dea62073f344e4ec639bed2aeef33069ea12af0c281caf8e18dd
s1 rank 3 score 8
s2 rank 4 score 7
s3 rank 2 score 11
s4 rank 1 score 17
