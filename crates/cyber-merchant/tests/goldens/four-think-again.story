cyber-merchant revision 1, 4 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
deal
    all: Round 1 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Root Bioroid 1, Root Bioroid 2 and ASISTance Consortium 2 [CM-23]
    all: Lot 2: Worldwide 2 and 2 × The Root [CM-23]
    all: Lot 3: CBN 2, Worldwide 1 and Elder Chip [CM-23]
    all: Lot 4: ASISTance Consortium 1, Worldwide 1 and Trajan [CM-23]
1 s1 Bid 4 on lot 2: Worldwide 2 and 2 × The Root
    all: s1 bids 4 on lot 2 [CM-28]
2 s2 Bid 1 on lot 3: CBN 2, Worldwide 1 and Elder Chip
    all: s2 bids 1 on lot 3 [CM-28]
3 s3 Bid 3 on lot 3: CBN 2, Worldwide 1 and Elder Chip
    all: s3 bids 3 on lot 3 and outbids s2 [CM-28]
4 s4 Bid 2 on lot 1: Root Bioroid 1, Root Bioroid 2 and ASISTance Consortium 2
    all: s4 bids 2 on lot 1 [CM-28]
5 s2 Bid 3 on lot 4: ASISTance Consortium 1, Worldwide 1 and Trajan
    all: s2 bids 3 on lot 4 [CM-28]
    all: s4 pays 2 for lot 1: Root Bioroid 1, Root Bioroid 2 and ASISTance Consortium 2 [CM-42]
    all: s1 pays 4 for lot 2: Worldwide 2 and 2 × The Root [CM-42]
    all: s3 pays 3 for lot 3: CBN 2, Worldwide 1 and Elder Chip [CM-42]
    all: s2 pays 3 for lot 4: ASISTance Consortium 1, Worldwide 1 and Trajan [CM-42]
6 s1 Play The Root (Criptecorp: 3 → 5)
    all: s1 plays The Root: raise one price by 2 [CM-45]
    all: Criptecorp rises from 3 to 5 [CM-52]
7 s2 Play Trajan (Root Bioroid: 3 → 4)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 3 to 4 [CM-52]
8 s3 Play Elder Chip (Criptecorp: 5 → 6 and Root Bioroid: 4 → 3)
    all: s3 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 5 to 6 [CM-52]
    all: Root Bioroid falls from 4 to 3 [CM-52]
9 s1 Play The Root (Criptecorp: 6 → 8)
    all: s1 plays The Root: raise one price by 2 [CM-45]
    all: Criptecorp rises from 6 to 8 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Root Bioroid 2, Criptecorp 3 and Crisis Dimension 1 [CM-23]
    all: Lot 2: Root Bioroid 1, Root Bioroid 3 and Cyber Threat [CM-23]
    all: Lot 3: Criptecorp 2, Criptecorp 4 and CBN 1 [CM-23]
    all: Lot 4: 2 × Cyber Threat and Cyberstealth [CM-23]
10 s2 Bid 3 on lot 3: Criptecorp 2, Criptecorp 4 and CBN 1
    all: s2 bids 3 on lot 3 [CM-28]
= 10 885034e1d58008daa013bc7464ea147c3b3554a393c59dbd5db0087a2aa88032
11 s3 Bid 1 on lot 2: Root Bioroid 1, Root Bioroid 3 and Cyber Threat
    all: s3 bids 1 on lot 2 [CM-28]
12 s4 Bid 4 on lot 4: 2 × Cyber Threat and Cyberstealth
    all: s4 bids 4 on lot 4 [CM-28]
13 s1 Bid 2 on lot 2: Root Bioroid 1, Root Bioroid 3 and Cyber Threat
    all: s1 bids 2 on lot 2 and outbids s3 [CM-28]
14 s3 Bid 4 on lot 1: Root Bioroid 2, Criptecorp 3 and Crisis Dimension 1
    all: s3 bids 4 on lot 1 [CM-28]
    all: s3 pays 4 for lot 1: Root Bioroid 2, Criptecorp 3 and Crisis Dimension 1 [CM-42]
    all: s1 pays 2 for lot 2: Root Bioroid 1, Root Bioroid 3 and Cyber Threat [CM-42]
    all: s2 pays 3 for lot 3: Criptecorp 2, Criptecorp 4 and CBN 1 [CM-42]
    all: s4 pays 4 for lot 4: 2 × Cyber Threat and Cyberstealth [CM-42]
15 s4 Play Cyberstealth and steal from s3
    all: s4 plays Cyberstealth: steal a random card [CM-45]
    s3 s4: s4 steals Worldwide 1 from s3 [CM-64]
    others: s4 steals a card from s3 [CM-64]
16 s1 Play Cyber Threat (Crisis Dimension: 3 → 2)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 3 to 2 [CM-52]
17 s4 Play Cyber Threat (Crisis Dimension: 2 → 1)
    all: s4 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 2 to 1 [CM-52]
18 s4 Play Cyber Threat (ASISTance Consortium: 3 → 2)
    all: s4 plays Cyber Threat: lower one price by 1 [CM-45]
    all: ASISTance Consortium falls from 3 to 2 [CM-52]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Criptecorp 2, ASISTance Consortium 3 and Collective Change [CM-23]
    all: Lot 2: ASISTance Consortium 2, Worldwide 1 and Worldwide 2 [CM-23]
    all: Lot 3: ASISTance Consortium 2, Worldwide 1 and The Root [CM-23]
    all: Lot 4: Crisis Dimension 1, Worldwide 1 and The Root [CM-23]
19 s3 Bid 3 on lot 3: ASISTance Consortium 2, Worldwide 1 and The Root
    all: s3 bids 3 on lot 3 [CM-28]
20 s4 Bid 4 on lot 3: ASISTance Consortium 2, Worldwide 1 and The Root
    all: s4 bids 4 on lot 3 and outbids s3 [CM-28]
= 20 affca7db9a145e072a1494dffe5e05720ff6e0e34e310d4e53d2cca231dce8d5
21 s1 Bid 3 on lot 2: ASISTance Consortium 2, Worldwide 1 and Worldwide 2
    all: s1 bids 3 on lot 2 [CM-28]
22 s2 Bid 0 on lot 4: Crisis Dimension 1, Worldwide 1 and The Root
    all: s2 bids 0 on lot 4 [CM-28]
23 s3 Bid 4 on lot 4: Crisis Dimension 1, Worldwide 1 and The Root
    all: s3 bids 4 on lot 4 and outbids s2 [CM-28]
24 s2 Bid 1 on lot 1: Criptecorp 2, ASISTance Consortium 3 and Collective Change
    all: s2 bids 1 on lot 1 [CM-28]
    all: s2 pays 1 for lot 1: Criptecorp 2, ASISTance Consortium 3 and Collective Change [CM-42]
    all: s1 pays 3 for lot 2: ASISTance Consortium 2, Worldwide 1 and Worldwide 2 [CM-42]
    all: s4 pays 4 for lot 3: ASISTance Consortium 2, Worldwide 1 and The Root [CM-42]
    all: s3 pays 4 for lot 4: Crisis Dimension 1, Worldwide 1 and The Root [CM-42]
25 s3 Play The Root (Root Bioroid: 3 → 5)
    all: s3 plays The Root: raise one price by 2 [CM-45]
    all: Root Bioroid rises from 3 to 5 [CM-52]
26 s4 Play The Root (ASISTance Consortium: 2 → 4)
    all: s4 plays The Root: raise one price by 2 [CM-45]
    all: ASISTance Consortium rises from 2 to 4 [CM-52]
27 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
28 s4 Give Worldwide 1 to s2
    all: s4 has chosen [CM-111]
29 s1 Give ASISTance Consortium 2 to s2
    all: s1 has chosen [CM-111]
30 s3 Give Root Bioroid 2 to s2
    all: s3 has chosen [CM-111]
    s2 s3: s3 gives Root Bioroid 2 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
    s2 s4: s4 gives Worldwide 1 to s2 [CM-62]
    others: s4 gives a card to s2 [CM-62]
    s1 s2: s1 gives ASISTance Consortium 2 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
= 30 03abab2f9f96156f080c71e94e28af2b478ff29f13914e9a184bc008a4c7bfc5
31 s2 Give everyone a card back: s3: ASISTance Consortium 1, s4: Criptecorp 4 and s1: Criptecorp 2
    s2 s3: s2 gives ASISTance Consortium 1 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
    s2 s4: s2 gives Criptecorp 4 to s4 [CM-62]
    others: s2 gives a card to s4 [CM-62]
    s1 s2: s2 gives Criptecorp 2 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    all: s4 is now the first player [CM-21]
32 s3 Commit Criptecorp 3 and Worldwide 1 (your sum: 4)
    all: s3 has chosen [CM-111]
33 s4 Commit 2 × ASISTance Consortium 2 and Worldwide 1 (your sum: 5)
    all: s4 has chosen [CM-111]
34 s2 Commit ASISTance Consortium 2, ASISTance Consortium 3 and 2 × Worldwide 1 (your sum: 7)
    all: s2 has chosen [CM-111]
35 s1 Commit Root Bioroid 1, Root Bioroid 3, Worldwide 1 and 2 × Worldwide 2 (your sum: 9)
    all: s1 has chosen [CM-111]
    all: s4 commits 3 cards [CM-75]
    all: s1 commits 5 cards [CM-75]
    all: s2 commits 4 cards [CM-75]
    all: s3 commits 2 cards [CM-75]
    all: s4 opens the market in ASISTance Consortium with 2 × ASISTance Consortium 2 and Worldwide 1 (sum 5) [CM-78]
    all: Oversupply: s2 also reveals ASISTance Consortium 2, ASISTance Consortium 3 and 2 × Worldwide 1 (sum 7), and ASISTance Consortium falls from 4 to 3 [CM-80]
36 s1 Add nothing
    all: s1 has chosen [CM-111]
37 s3 Add ASISTance Consortium 1 (your sum: 1)
    all: s3 has chosen [CM-111]
38 s2 Add nothing
    all: s2 has chosen [CM-111]
    all: s1 adds nothing [CM-85]
    all: s2 adds nothing [CM-85]
    all: s3 adds ASISTance Consortium 1 (sum 1) [CM-85]
    all: s4 takes rank 2 in ASISTance Consortium with a sum of 5: 1 crypto [CM-91, s4 +1]
    all: s2 takes rank 1 in ASISTance Consortium with a sum of 7: 3 crypto [CM-91, s2 +3]
    all: s3 takes rank 3 in ASISTance Consortium with a sum of 1: 1 crypto [CM-91, s3 +1]
    all: s1 opens the market in Root Bioroid with Root Bioroid 1, Root Bioroid 3, Worldwide 1 and 2 × Worldwide 2 (sum 9) [CM-78]
39 s2 Add Root Bioroid 2 (your sum: 2)
    all: s2 has chosen [CM-111]
40 s3 Add nothing
    all: s3 has chosen [CM-111]
= 40 9e9b1cc7618e0b4a99be1d583a6301fb43fbfd96a4746ed7e38bbf11f9b64400
41 s2 Take back your choice
    all: s2 takes back their choice [CM-111]
42 s2 Add Root Bioroid 2 (your sum: 2)
    all: s2 has chosen [CM-111]
43 s4 Add Root Bioroid 1 and Root Bioroid 2 (your sum: 3)
    all: s4 has chosen [CM-111]
    all: s2 adds Root Bioroid 2 (sum 2) [CM-85]
    all: s3 adds nothing [CM-85]
    all: s4 adds Root Bioroid 1 and Root Bioroid 2 (sum 3) [CM-85]
    all: s1 takes rank 1 in Root Bioroid with a sum of 9: 5 crypto [CM-91, s1 +5]
    all: s2 takes rank 3 in Root Bioroid with a sum of 2: 2 crypto [CM-91, s2 +2]
    all: s4 takes rank 2 in Root Bioroid with a sum of 3: 2 crypto [CM-91, s4 +2]
    all: s3 opens the market in Criptecorp with Criptecorp 3 and Worldwide 1 (sum 4) [CM-78]
44 s2 Add Criptecorp 2 (your sum: 2)
    all: s2 has chosen [CM-111]
45 s4 Add Criptecorp 4 (your sum: 4)
    all: s4 has chosen [CM-111]
46 s1 Add Criptecorp 2 (your sum: 2)
    all: s1 has chosen [CM-111]
    all: s4 adds Criptecorp 4 (sum 4) [CM-85]
    all: s1 adds Criptecorp 2 (sum 2) [CM-85]
    all: s2 adds Criptecorp 2 (sum 2) [CM-85]
    all: s3 takes rank 1 in Criptecorp with a sum of 4: 8 crypto [CM-91, s3 +8]
    all: s4 takes rank 1 in Criptecorp with a sum of 4: 8 crypto [CM-91, s4 +8]
    all: s1 takes rank 3 in Criptecorp with a sum of 2: 4 crypto [CM-91, s1 +4]
    all: s2 takes rank 3 in Criptecorp with a sum of 2: 4 crypto [CM-91, s2 +4]
47 s4 Keep all crypto
    all: s4 keeps all crypto [CM-96, s4 +0]
48 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
49 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
50 s3 Keep all crypto
    all: s3 keeps all crypto [CM-96, s3 +0]
    all: Round 2 begins. First player: s4 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Criptecorp 1 and 2 × Trajan [CM-23]
    all: Lot 2: Criptecorp 1, Criptecorp 4 and ASISTance Consortium 4 [CM-23]
    all: Lot 3: Criptecorp 2, Worldwide 2 and Trajan [CM-23]
    all: Lot 4: Criptecorp 3, Crisis Dimension 2 and Collective Change [CM-23]
= 50 4dd3daeacb6e17aaac47a8982a8111f33ba2201e5119d555a0b9dfddcadf9199
51 s4 Bid 0 on lot 3: Criptecorp 2, Worldwide 2 and Trajan
    all: s4 bids 0 on lot 3 [CM-28]
52 s1 Bid 0 on lot 4: Criptecorp 3, Crisis Dimension 2 and Collective Change
    all: s1 bids 0 on lot 4 [CM-28]
53 s2 Bid 1 on lot 2: Criptecorp 1, Criptecorp 4 and ASISTance Consortium 4
    all: s2 bids 1 on lot 2 [CM-28]
54 s3 Bid 4 on lot 1: Criptecorp 1 and 2 × Trajan
    all: s3 bids 4 on lot 1 [CM-28]
    all: s3 pays 4 for lot 1: Criptecorp 1 and 2 × Trajan [CM-42]
    all: s2 pays 1 for lot 2: Criptecorp 1, Criptecorp 4 and ASISTance Consortium 4 [CM-42]
    all: s4 pays 0 for lot 3: Criptecorp 2, Worldwide 2 and Trajan [CM-42]
    all: s1 pays 0 for lot 4: Criptecorp 3, Crisis Dimension 2 and Collective Change [CM-42]
55 s4 Play Trajan (CBN: 3 → 4)
    all: s4 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 3 to 4 [CM-52]
56 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
57 s4 Give Worldwide 2 to s1
    all: s4 has chosen [CM-111]
58 s3 Give Trajan to s1
    all: s3 has chosen [CM-111]
59 s2 Give ASISTance Consortium 4 to s1
    all: s2 has chosen [CM-111]
    s1 s2: s2 gives ASISTance Consortium 4 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    s1 s3: s3 gives Trajan to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
    s1 s4: s4 gives Worldwide 2 to s1 [CM-62]
    others: s4 gives a card to s1 [CM-62]
60 s1 Give everyone a card back: s2: Worldwide 2, s3: Trajan and s4: Criptecorp 3
    s1 s2: s1 gives Worldwide 2 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
    s1 s3: s1 gives Trajan to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
    s1 s4: s1 gives Criptecorp 3 to s4 [CM-62]
    others: s1 gives a card to s4 [CM-62]
= 60 e6f5190667065e3608b1b3cc267a944059b6983d6a9035aaa549508e8a273dc9
61 s3 Play Trajan (Crisis Dimension: 1 → 2)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: Crisis Dimension rises from 1 to 2 [CM-52]
62 s3 Play Trajan (CBN: 4 → 5)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 4 to 5 [CM-52]
    all: s1 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Root Bioroid 3, CBN 3 and Crisis Dimension 2 [CM-23]
    all: Lot 2: Root Bioroid 4, Crisis Dimension 2 and Elder Chip [CM-23]
    all: Lot 3: Criptecorp 2, ASISTance Consortium 4 and Worldwide 3 [CM-23]
    all: Lot 4: Root Bioroid 2, Root Bioroid 4 and Collective Change [CM-23]
63 s1 Bid 2 on lot 1: Root Bioroid 3, CBN 3 and Crisis Dimension 2
    all: s1 bids 2 on lot 1 [CM-28]
64 s2 Bid 2 on lot 4: Root Bioroid 2, Root Bioroid 4 and Collective Change
    all: s2 bids 2 on lot 4 [CM-28]
65 s3 Bid 4 on lot 3: Criptecorp 2, ASISTance Consortium 4 and Worldwide 3
    all: s3 bids 4 on lot 3 [CM-28]
66 s4 Bid 3 on lot 2: Root Bioroid 4, Crisis Dimension 2 and Elder Chip
    all: s4 bids 3 on lot 2 [CM-28]
    all: s1 pays 2 for lot 1: Root Bioroid 3, CBN 3 and Crisis Dimension 2 [CM-42]
    all: s4 pays 3 for lot 2: Root Bioroid 4, Crisis Dimension 2 and Elder Chip [CM-42]
    all: s3 pays 4 for lot 3: Criptecorp 2, ASISTance Consortium 4 and Worldwide 3 [CM-42]
    all: s2 pays 2 for lot 4: Root Bioroid 2, Root Bioroid 4 and Collective Change [CM-42]
67 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
68 s3 Give Criptecorp 2 to s2
    all: s3 has chosen [CM-111]
69 s4 Give Crisis Dimension 2 to s2
    all: s4 has chosen [CM-111]
70 s1 Give Root Bioroid 3 to s2
    all: s1 has chosen [CM-111]
    s2 s3: s3 gives Criptecorp 2 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
    s2 s4: s4 gives Crisis Dimension 2 to s2 [CM-62]
    others: s4 gives a card to s2 [CM-62]
    s1 s2: s1 gives Root Bioroid 3 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
= 70 fc76fdaa566938f764e6e091ae1e7353862a4addc1679ac3227e396cb82ea749
71 s2 Give everyone a card back: s3: Criptecorp 4, s4: Root Bioroid 4 and s1: Root Bioroid 3
    s2 s3: s2 gives Criptecorp 4 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
    s2 s4: s2 gives Root Bioroid 4 to s4 [CM-62]
    others: s2 gives a card to s4 [CM-62]
    s1 s2: s2 gives Root Bioroid 3 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
72 s4 Play Elder Chip (Crisis Dimension: 2 → 3 and Criptecorp: 8 → 7)
    all: s4 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Crisis Dimension rises from 2 to 3 [CM-52]
    all: Criptecorp falls from 8 to 7 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Root Bioroid 3, CBN 2 and Reflector [CM-23]
    all: Lot 2: Crisis Dimension 1, Crisis Dimension 2 and Worldwide 1 [CM-23]
    all: Lot 3: Root Bioroid 1, CBN 4 and Worldwide 3 [CM-23]
    all: Lot 4: Criptecorp 1 and 2 × Crisis Dimension 3 [CM-23]
73 s2 Bid 0 on lot 2: Crisis Dimension 1, Crisis Dimension 2 and Worldwide 1
    all: s2 bids 0 on lot 2 [CM-28]
74 s3 Bid 0 on lot 3: Root Bioroid 1, CBN 4 and Worldwide 3
    all: s3 bids 0 on lot 3 [CM-28]
75 s4 Bid 1 on lot 2: Crisis Dimension 1, Crisis Dimension 2 and Worldwide 1
    all: s4 bids 1 on lot 2 and outbids s2 [CM-28]
76 s1 Bid 0 on lot 4: Criptecorp 1 and 2 × Crisis Dimension 3
    all: s1 bids 0 on lot 4 [CM-28]
77 s2 Bid 4 on lot 3: Root Bioroid 1, CBN 4 and Worldwide 3
    all: s2 bids 4 on lot 3 and outbids s3 [CM-28]
78 s3 Bid 0 on lot 1: Root Bioroid 3, CBN 2 and Reflector
    all: s3 bids 0 on lot 1 [CM-28]
    all: s3 pays 0 for lot 1: Root Bioroid 3, CBN 2 and Reflector [CM-42]
    all: s4 pays 1 for lot 2: Crisis Dimension 1, Crisis Dimension 2 and Worldwide 1 [CM-42]
    all: s2 pays 4 for lot 3: Root Bioroid 1, CBN 4 and Worldwide 3 [CM-42]
    all: s1 pays 0 for lot 4: Criptecorp 1 and 2 × Crisis Dimension 3 [CM-42]
79 s3 Play Reflector (CBN: 5 → 3 and Crisis Dimension: 3 → 5)
    all: s3 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: CBN is now at 3, Crisis Dimension at 5 [CM-68]
    all: s3 is now the first player [CM-21]
80 s1 Commit 2 × Crisis Dimension 2 and 2 × Crisis Dimension 3 (your sum: 10)
    all: s1 has chosen [CM-111]
= 80 360669c112df366c31b0dbae33d48246898580fc18a939ca6b9c0813eadb667a
81 s1 Take back your choice
    all: s1 takes back their choice [CM-111]
82 s2 Commit CBN 1, CBN 4, Worldwide 2 and Worldwide 3 (your sum: 10)
    all: s2 has chosen [CM-111]
83 s1 Commit 2 × Crisis Dimension 2 and 2 × Crisis Dimension 3 (your sum: 10)
    all: s1 has chosen [CM-111]
84 s3 Commit Criptecorp 1, Criptecorp 4 and Worldwide 3 (your sum: 8)
    all: s3 has chosen [CM-111]
85 s4 Commit 2 × Root Bioroid 4 and Worldwide 1 (your sum: 9)
    all: s4 has chosen [CM-111]
    all: s3 commits 3 cards [CM-75]
    all: s4 commits 3 cards [CM-75]
    all: s1 commits 4 cards [CM-75]
    all: s2 commits 4 cards [CM-75]
    all: s3 opens the market in Criptecorp with Criptecorp 1, Criptecorp 4 and Worldwide 3 (sum 8) [CM-78]
86 s1 Add Criptecorp 1 (your sum: 1)
    all: s1 has chosen [CM-111]
87 s2 Add Criptecorp 1 and Criptecorp 2 (your sum: 3)
    all: s2 has chosen [CM-111]
88 s4 Add Criptecorp 2 and Criptecorp 3 (your sum: 5)
    all: s4 has chosen [CM-111]
    all: s4 adds Criptecorp 2 and Criptecorp 3 (sum 5) [CM-85]
    all: s1 adds Criptecorp 1 (sum 1) [CM-85]
    all: s2 adds Criptecorp 1 and Criptecorp 2 (sum 3) [CM-85]
    all: s3 takes rank 1 in Criptecorp with a sum of 8: 7 crypto [CM-91, s3 +7]
    all: s4 takes rank 2 in Criptecorp with a sum of 5: 3 crypto [CM-91, s4 +3]
    all: s1 takes rank 4 in Criptecorp with a sum of 1: no crypto [CM-91, s1 +0]
    all: s2 takes rank 3 in Criptecorp with a sum of 3: 3 crypto [CM-91, s2 +3]
    all: s4 opens the market in Root Bioroid with 2 × Root Bioroid 4 and Worldwide 1 (sum 9) [CM-78]
89 s3 Add Root Bioroid 3 (your sum: 3)
    all: s3 has chosen [CM-111]
90 s1 Add Root Bioroid 3 (your sum: 3)
    all: s1 has chosen [CM-111]
= 90 e29ccb79210006f971f452075361656164fb8f5dbda88cb09392f51866ac40c7
91 s2 Add Root Bioroid 1 and Root Bioroid 2 (your sum: 3)
    all: s2 has chosen [CM-111]
    all: s1 adds Root Bioroid 3 (sum 3) [CM-85]
    all: s2 adds Root Bioroid 1 and Root Bioroid 2 (sum 3) [CM-85]
    all: s3 adds Root Bioroid 3 (sum 3) [CM-85]
    all: s4 takes rank 1 in Root Bioroid with a sum of 9: 5 crypto [CM-91, s4 +5]
    all: s1 takes rank 2 in Root Bioroid with a sum of 3: 2 crypto [CM-91, s1 +2]
    all: s2 takes rank 2 in Root Bioroid with a sum of 3: 2 crypto [CM-91, s2 +2]
    all: s3 takes rank 2 in Root Bioroid with a sum of 3: 2 crypto [CM-91, s3 +2]
    all: s1 opens the market in Crisis Dimension with 2 × Crisis Dimension 2 and 2 × Crisis Dimension 3 (sum 10) [CM-78]
92 s3 Add 2 × Crisis Dimension 1 (your sum: 2)
    all: s3 has chosen [CM-111]
93 s4 Add Crisis Dimension 1 and Crisis Dimension 2 (your sum: 3)
    all: s4 has chosen [CM-111]
94 s2 Add Crisis Dimension 2 (your sum: 2)
    all: s2 has chosen [CM-111]
    all: s2 adds Crisis Dimension 2 (sum 2) [CM-85]
    all: s3 adds 2 × Crisis Dimension 1 (sum 2) [CM-85]
    all: s4 adds Crisis Dimension 1 and Crisis Dimension 2 (sum 3) [CM-85]
    all: s1 takes rank 1 in Crisis Dimension with a sum of 10: 5 crypto [CM-91, s1 +5]
    all: s2 takes rank 3 in Crisis Dimension with a sum of 2: 2 crypto [CM-91, s2 +2]
    all: s3 takes rank 3 in Crisis Dimension with a sum of 2: 2 crypto [CM-91, s3 +2]
    all: s4 takes rank 2 in Crisis Dimension with a sum of 3: 2 crypto [CM-91, s4 +2]
    all: s2 opens the market in CBN with CBN 1, CBN 4, Worldwide 2 and Worldwide 3 (sum 10) [CM-78]
95 s3 Add 2 × CBN 2 (your sum: 4)
    all: s3 has chosen [CM-111]
96 s1 Add CBN 3 (your sum: 3)
    all: s1 has chosen [CM-111]
    all: s3 adds 2 × CBN 2 (sum 4) [CM-85]
    all: s1 adds CBN 3 (sum 3) [CM-85]
    all: s2 takes rank 1 in CBN with a sum of 10: 3 crypto [CM-91, s2 +3]
    all: s3 takes rank 2 in CBN with a sum of 4: 1 crypto [CM-91, s3 +1]
    all: s1 takes rank 3 in CBN with a sum of 3: 1 crypto [CM-91, s1 +1]
97 s3 Exchange 1 crypto for 10 credits
    all: s3 exchanges 1 crypto for 10 credits [CM-96, s3 -1]
98 s4 Exchange 1 crypto for 10 credits
    all: s4 exchanges 1 crypto for 10 credits [CM-96, s4 -1]
99 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
100 s2 Exchange 1 crypto for 10 credits
    all: s2 exchanges 1 crypto for 10 credits [CM-96, s2 -1]
    all: Round 3 begins. First player: s3 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: CBN 3, Worldwide 2 and Cyberstealth [CM-23]
    all: Lot 2: CBN 2, CBN 3 and Reflector [CM-23]
    all: Lot 3: Crisis Dimension 1, ASISTance Consortium 1 and Trajan [CM-23]
    all: Lot 4: ASISTance Consortium 1, Worldwide 2 and Cyberstealth [CM-23]
= 100 f7f52009050a6411cc27416d2d36ed30b69abb2c695e517eaaeb259c98a318c0
101 s3 Bid 1 on lot 1: CBN 3, Worldwide 2 and Cyberstealth
    all: s3 bids 1 on lot 1 [CM-28]
102 s4 Bid 3 on lot 1: CBN 3, Worldwide 2 and Cyberstealth
    all: s4 bids 3 on lot 1 and outbids s3 [CM-28]
103 s1 Bid 1 on lot 3: Crisis Dimension 1, ASISTance Consortium 1 and Trajan
    all: s1 bids 1 on lot 3 [CM-28]
104 s2 Bid 0 on lot 2: CBN 2, CBN 3 and Reflector
    all: s2 bids 0 on lot 2 [CM-28]
105 s3 Bid 4 on lot 4: ASISTance Consortium 1, Worldwide 2 and Cyberstealth
    all: s3 bids 4 on lot 4 [CM-28]
    all: s4 pays 3 for lot 1: CBN 3, Worldwide 2 and Cyberstealth [CM-42]
    all: s2 pays 0 for lot 2: CBN 2, CBN 3 and Reflector [CM-42]
    all: s1 pays 1 for lot 3: Crisis Dimension 1, ASISTance Consortium 1 and Trajan [CM-42]
    all: s3 pays 4 for lot 4: ASISTance Consortium 1, Worldwide 2 and Cyberstealth [CM-42]
106 s3 Play Cyberstealth and steal from s2
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s2 s3: s3 steals CBN 2 from s2 [CM-64]
    others: s3 steals a card from s2 [CM-64]
107 s4 Play Cyberstealth and steal from s3
    all: s4 plays Cyberstealth: steal a random card [CM-45]
    s3 s4: s4 steals ASISTance Consortium 4 from s3 [CM-64]
    others: s4 steals a card from s3 [CM-64]
108 s1 Play Trajan (Criptecorp: 7 → 8)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 7 to 8 [CM-52]
109 s2 Play Reflector (Root Bioroid: 5 → 3 and ASISTance Consortium: 3 → 5)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 3, ASISTance Consortium at 5 [CM-68]
    all: s4 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Criptecorp 3, Crisis Dimension 4 and Cyber Threat [CM-23]
    all: Lot 2: CBN 2, CBN 4 and Elder Chip [CM-23]
    all: Lot 3: CBN 1, ASISTance Consortium 3 and Elder Chip [CM-23]
    all: Lot 4: Criptecorp 1, Trajan and Cyberstealth [CM-23]
110 s4 Bid 2 on lot 4: Criptecorp 1, Trajan and Cyberstealth
    all: s4 bids 2 on lot 4 [CM-28]
= 110 e11b71c277a04e78d2fec3b3fcea5d153265a7102c203a2d27163b68566b7222
111 s1 Bid 4 on lot 4: Criptecorp 1, Trajan and Cyberstealth
    all: s1 bids 4 on lot 4 and outbids s4 [CM-28]
112 s2 Bid 4 on lot 3: CBN 1, ASISTance Consortium 3 and Elder Chip
    all: s2 bids 4 on lot 3 [CM-28]
113 s3 Bid 3 on lot 2: CBN 2, CBN 4 and Elder Chip
    all: s3 bids 3 on lot 2 [CM-28]
114 s4 Bid 2 on lot 1: Criptecorp 3, Crisis Dimension 4 and Cyber Threat
    all: s4 bids 2 on lot 1 [CM-28]
    all: s4 pays 2 for lot 1: Criptecorp 3, Crisis Dimension 4 and Cyber Threat [CM-42]
    all: s3 pays 3 for lot 2: CBN 2, CBN 4 and Elder Chip [CM-42]
    all: s2 pays 4 for lot 3: CBN 1, ASISTance Consortium 3 and Elder Chip [CM-42]
    all: s1 pays 4 for lot 4: Criptecorp 1, Trajan and Cyberstealth [CM-42]
115 s4 Play Cyber Threat (Crisis Dimension: 5 → 4)
    all: s4 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 5 to 4 [CM-52]
116 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals ASISTance Consortium 3 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
117 s2 Play Elder Chip (Crisis Dimension: 4 → 5 and Criptecorp: 8 → 7)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Crisis Dimension rises from 4 to 5 [CM-52]
    all: Criptecorp falls from 8 to 7 [CM-52]
118 s3 Play Elder Chip (Crisis Dimension: 5 → 6 and Root Bioroid: 3 → 2)
    all: s3 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Crisis Dimension rises from 5 to 6 [CM-52]
    all: Root Bioroid falls from 3 to 2 [CM-52]
119 s1 Play Trajan (CBN: 3 → 4)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 3 to 4 [CM-52]
    all: s1 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: CBN 1, Cyber Threat and Reflector [CM-23]
    all: Lot 2: Root Bioroid 1, ASISTance Consortium 1 and ASISTance Consortium 3 [CM-23]
    all: Lot 3: Crisis Dimension 3, ASISTance Consortium 2 and Cyber Threat [CM-23]
    all: Lot 4: Root Bioroid 2, CBN 1 and Crisis Dimension 4 [CM-23]
120 s1 Bid 0 on lot 2: Root Bioroid 1, ASISTance Consortium 1 and ASISTance Consortium 3
    all: s1 bids 0 on lot 2 [CM-28]
= 120 ad76aaceec982a707f8efab636fd4ad969c7f338e22c78529dd0180bf3afdc6f
121 s2 Bid 0 on lot 4: Root Bioroid 2, CBN 1 and Crisis Dimension 4
    all: s2 bids 0 on lot 4 [CM-28]
122 s3 Bid 4 on lot 1: CBN 1, Cyber Threat and Reflector
    all: s3 bids 4 on lot 1 [CM-28]
123 s4 Bid 4 on lot 4: Root Bioroid 2, CBN 1 and Crisis Dimension 4
    all: s4 bids 4 on lot 4 and outbids s2 [CM-28]
124 s2 Bid 1 on lot 3: Crisis Dimension 3, ASISTance Consortium 2 and Cyber Threat
    all: s2 bids 1 on lot 3 [CM-28]
    all: s3 pays 4 for lot 1: CBN 1, Cyber Threat and Reflector [CM-42]
    all: s1 pays 0 for lot 2: Root Bioroid 1, ASISTance Consortium 1 and ASISTance Consortium 3 [CM-42]
    all: s2 pays 1 for lot 3: Crisis Dimension 3, ASISTance Consortium 2 and Cyber Threat [CM-42]
    all: s4 pays 4 for lot 4: Root Bioroid 2, CBN 1 and Crisis Dimension 4 [CM-42]
125 s2 Play Cyber Threat (CBN: 4 → 3)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: CBN falls from 4 to 3 [CM-52]
126 s3 Play Reflector (Criptecorp: 7 → 6 and Crisis Dimension: 6 → 7)
    all: s3 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Criptecorp is now at 6, Crisis Dimension at 7 [CM-68]
127 s3 Play Cyber Threat (Criptecorp: 6 → 5)
    all: s3 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 6 to 5 [CM-52]
    all: s2 is now the first player [CM-21]
128 s1 Commit 2 × ASISTance Consortium 1, 2 × ASISTance Consortium 3 and ASISTance Consortium 4 (your sum: 12)
    all: s1 has chosen [CM-111]
129 s4 Commit 2 × Crisis Dimension 4 and Worldwide 2 (your sum: 10)
    all: s4 has chosen [CM-111]
130 s3 Commit CBN 1, 2 × CBN 2, CBN 4 and Worldwide 2 (your sum: 11)
    all: s3 has chosen [CM-111]
= 130 9feb45840d716425f265fb563ff329320ef5256c77ec5826175e8b897b5a1f44
131 s2 Commit CBN 1 and CBN 3 (your sum: 4)
    all: s2 has chosen [CM-111]
    all: s2 commits 2 cards [CM-75]
    all: s3 commits 5 cards [CM-75]
    all: s4 commits 3 cards [CM-75]
    all: s1 commits 5 cards [CM-75]
    all: s2 opens the market in CBN with CBN 1 and CBN 3 (sum 4) [CM-78]
    all: Oversupply: s3 also reveals CBN 1, 2 × CBN 2, CBN 4 and Worldwide 2 (sum 11), and CBN falls from 3 to 2 [CM-80]
132 s4 Add CBN 1 and CBN 3 (your sum: 4)
    all: s4 has chosen [CM-111]
133 s1 Add nothing
    all: s1 has chosen [CM-111]
134 s3 Add nothing
    all: s3 has chosen [CM-111]
    all: s3 adds nothing [CM-85]
    all: s4 adds CBN 1 and CBN 3 (sum 4) [CM-85]
    all: s1 adds nothing [CM-85]
    all: s2 takes rank 2 in CBN with a sum of 4: 1 crypto [CM-91, s2 +1]
    all: s3 takes rank 1 in CBN with a sum of 11: 2 crypto [CM-91, s3 +2]
    all: s4 takes rank 2 in CBN with a sum of 4: 1 crypto [CM-91, s4 +1]
    all: s4 opens the market in Crisis Dimension with 2 × Crisis Dimension 4 and Worldwide 2 (sum 10) [CM-78]
135 s1 Add Crisis Dimension 1 (your sum: 1)
    all: s1 has chosen [CM-111]
136 s1 Take back your choice
    all: s1 takes back their choice [CM-111]
137 s2 Add Crisis Dimension 3 (your sum: 3)
    all: s2 has chosen [CM-111]
138 s3 Add nothing
    all: s3 has chosen [CM-111]
139 s3 Take back your choice
    all: s3 takes back their choice [CM-111]
140 s3 Add nothing
    all: s3 has chosen [CM-111]
= 140 259164f2e0c9dab00c72afdc89cd7fd715412f5848ff099753f10434726fe3d1
141 s1 Add Crisis Dimension 1 (your sum: 1)
    all: s1 has chosen [CM-111]
    all: s1 adds Crisis Dimension 1 (sum 1) [CM-85]
    all: s2 adds Crisis Dimension 3 (sum 3) [CM-85]
    all: s3 adds nothing [CM-85]
    all: s4 takes rank 1 in Crisis Dimension with a sum of 10: 7 crypto [CM-91, s4 +7]
    all: s1 takes rank 3 in Crisis Dimension with a sum of 1: 3 crypto [CM-91, s1 +3]
    all: s2 takes rank 2 in Crisis Dimension with a sum of 3: 3 crypto [CM-91, s2 +3]
    all: s1 opens the market in ASISTance Consortium with 2 × ASISTance Consortium 1, 2 × ASISTance Consortium 3 and ASISTance Consortium 4 (sum 12) [CM-78]
142 s4 Add ASISTance Consortium 4 (your sum: 4)
    all: s4 has chosen [CM-111]
143 s3 Add ASISTance Consortium 1 (your sum: 1)
    all: s3 has chosen [CM-111]
144 s2 Add ASISTance Consortium 2 (your sum: 2)
    all: s2 has chosen [CM-111]
    all: s2 adds ASISTance Consortium 2 (sum 2) [CM-85]
    all: s3 adds ASISTance Consortium 1 (sum 1) [CM-85]
    all: s4 adds ASISTance Consortium 4 (sum 4) [CM-85]
    all: s1 takes rank 1 in ASISTance Consortium with a sum of 12: 5 crypto [CM-91, s1 +5]
    all: s2 takes rank 3 in ASISTance Consortium with a sum of 2: 2 crypto [CM-91, s2 +2]
    all: s3 takes rank 4 in ASISTance Consortium with a sum of 1: no crypto [CM-91, s3 +0]
    all: s4 takes rank 2 in ASISTance Consortium with a sum of 4: 2 crypto [CM-91, s4 +2]
145 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
146 s3 Exchange 1 crypto for 10 credits
    all: s3 exchanges 1 crypto for 10 credits [CM-96, s3 -1]
147 s4 Exchange 1 crypto for 10 credits
    all: s4 exchanges 1 crypto for 10 credits [CM-96, s4 -1]
148 s1 Exchange 1 crypto for 10 credits
    all: s1 exchanges 1 crypto for 10 credits [CM-96, s1 -1]
    all: Round 4 begins. First player: s2 [CM-99]
    all: Auction 1 begins [CM-20]
    all: The discard pile (104 cards) is shuffled into a new deck [CM-26]
    all: Lot 1: ASISTance Consortium 2, Trajan and Cyberstealth [CM-23]
    all: Lot 2: CBN 2, Crisis Dimension 2 and Worldwide 2 [CM-23]
    all: Lot 3: Root Bioroid 2, Crisis Dimension 1 and ASISTance Consortium 4 [CM-23]
    all: Lot 4: CBN 4, Worldwide 2 and Trajan [CM-23]
149 s2 Bid 4 on lot 1: ASISTance Consortium 2, Trajan and Cyberstealth
    all: s2 bids 4 on lot 1 [CM-28]
150 s3 Bid 4 on lot 2: CBN 2, Crisis Dimension 2 and Worldwide 2
    all: s3 bids 4 on lot 2 [CM-28]
= 150 20bc293e12dce577cdcd8ee1bfdae812af342dbf91ec1a6493ce67bf0ace4732
151 s4 Bid 0 on lot 4: CBN 4, Worldwide 2 and Trajan
    all: s4 bids 0 on lot 4 [CM-28]
152 s1 Bid 3 on lot 4: CBN 4, Worldwide 2 and Trajan
    all: s1 bids 3 on lot 4 and outbids s4 [CM-28]
153 s4 Bid 1 on lot 3: Root Bioroid 2, Crisis Dimension 1 and ASISTance Consortium 4
    all: s4 bids 1 on lot 3 [CM-28]
    all: s2 pays 4 for lot 1: ASISTance Consortium 2, Trajan and Cyberstealth [CM-42]
    all: s3 pays 4 for lot 2: CBN 2, Crisis Dimension 2 and Worldwide 2 [CM-42]
    all: s4 pays 1 for lot 3: Root Bioroid 2, Crisis Dimension 1 and ASISTance Consortium 4 [CM-42]
    all: s1 pays 3 for lot 4: CBN 4, Worldwide 2 and Trajan [CM-42]
154 s2 Play Cyberstealth and steal from s4
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    s2 s4: s2 steals Root Bioroid 2 from s4 [CM-64]
    others: s2 steals a card from s4 [CM-64]
155 s1 Play Trajan (Criptecorp: 5 → 6)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 5 to 6 [CM-52]
156 s2 Play Trajan (Crisis Dimension: 7 → 8)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Crisis Dimension rises from 7 to 8 [CM-52]
    all: s3 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Criptecorp 1, Crisis Dimension 3 and The Root [CM-23]
    all: Lot 2: CBN 1, Crisis Dimension 2 and ASISTance Consortium 4 [CM-23]
    all: Lot 3: CBN 1, ASISTance Consortium 3 and Collective Change [CM-23]
    all: Lot 4: 2 × Worldwide 1 and Trajan [CM-23]
157 s3 Bid 1 on lot 2: CBN 1, Crisis Dimension 2 and ASISTance Consortium 4
    all: s3 bids 1 on lot 2 [CM-28]
158 s4 Bid 2 on lot 3: CBN 1, ASISTance Consortium 3 and Collective Change
    all: s4 bids 2 on lot 3 [CM-28]
159 s1 Bid 2 on lot 1: Criptecorp 1, Crisis Dimension 3 and The Root
    all: s1 bids 2 on lot 1 [CM-28]
160 s2 Bid 2 on lot 4: 2 × Worldwide 1 and Trajan
    all: s2 bids 2 on lot 4 [CM-28]
    all: s1 pays 2 for lot 1: Criptecorp 1, Crisis Dimension 3 and The Root [CM-42]
    all: s3 pays 1 for lot 2: CBN 1, Crisis Dimension 2 and ASISTance Consortium 4 [CM-42]
    all: s4 pays 2 for lot 3: CBN 1, ASISTance Consortium 3 and Collective Change [CM-42]
    all: s2 pays 2 for lot 4: 2 × Worldwide 1 and Trajan [CM-42]
= 160 053da7f8a75841abfc5627ec0427430fb56946003f99ce2f4f7cd361044bd41c
161 s4 Play Collective Change
    all: s4 plays Collective Change: everyone gives you a card and gets one back [CM-45]
162 s3 Give ASISTance Consortium 4 to s4
    all: s3 has chosen [CM-111]
163 s1 Give Root Bioroid 1 to s4
    all: s1 has chosen [CM-111]
164 s2 Give Worldwide 1 to s4
    all: s2 has chosen [CM-111]
    s1 s4: s1 gives Root Bioroid 1 to s4 [CM-62]
    others: s1 gives a card to s4 [CM-62]
    s2 s4: s2 gives Worldwide 1 to s4 [CM-62]
    others: s2 gives a card to s4 [CM-62]
    s3 s4: s3 gives ASISTance Consortium 4 to s4 [CM-62]
    others: s3 gives a card to s4 [CM-62]
165 s4 Give everyone a card back: s1: Root Bioroid 2, s2: Criptecorp 3 and s3: ASISTance Consortium 3
    s1 s4: s4 gives Root Bioroid 2 to s1 [CM-62]
    others: s4 gives a card to s1 [CM-62]
    s2 s4: s4 gives Criptecorp 3 to s2 [CM-62]
    others: s4 gives a card to s2 [CM-62]
    s3 s4: s4 gives ASISTance Consortium 3 to s3 [CM-62]
    others: s4 gives a card to s3 [CM-62]
166 s1 Play The Root (Crisis Dimension: 8 → 10)
    all: s1 plays The Root: raise one price by 2 [CM-45]
    all: Crisis Dimension rises from 8 to 10 [CM-52]
167 s2 Play Trajan (Root Bioroid: 2 → 3)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 2 to 3 [CM-52]
    all: s4 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Criptecorp 4, The Root and Reflector [CM-23]
    all: Lot 2: CBN 4, ASISTance Consortium 2 and ASISTance Consortium 3 [CM-23]
    all: Lot 3: Criptecorp 2, Criptecorp 3 and Collective Change [CM-23]
    all: Lot 4: CBN 3, ASISTance Consortium 1 and Worldwide 2 [CM-23]
168 s4 Bid 0 on lot 4: CBN 3, ASISTance Consortium 1 and Worldwide 2
    all: s4 bids 0 on lot 4 [CM-28]
169 s1 Bid 3 on lot 2: CBN 4, ASISTance Consortium 2 and ASISTance Consortium 3
    all: s1 bids 3 on lot 2 [CM-28]
170 s2 Bid 3 on lot 1: Criptecorp 4, The Root and Reflector
    all: s2 bids 3 on lot 1 [CM-28]
= 170 8dc770d66e7147a06531a84e7beacf923312a2e12651e466a4c97bfba8a30f99
171 s3 Bid 4 on lot 1: Criptecorp 4, The Root and Reflector
    all: s3 bids 4 on lot 1 and outbids s2 [CM-28]
172 s2 Bid 2 on lot 4: CBN 3, ASISTance Consortium 1 and Worldwide 2
    all: s2 bids 2 on lot 4 and outbids s4 [CM-28]
173 s4 Bid 0 on lot 3: Criptecorp 2, Criptecorp 3 and Collective Change
    all: s4 bids 0 on lot 3 [CM-28]
    all: s3 pays 4 for lot 1: Criptecorp 4, The Root and Reflector [CM-42]
    all: s1 pays 3 for lot 2: CBN 4, ASISTance Consortium 2 and ASISTance Consortium 3 [CM-42]
    all: s4 pays 0 for lot 3: Criptecorp 2, Criptecorp 3 and Collective Change [CM-42]
    all: s2 pays 2 for lot 4: CBN 3, ASISTance Consortium 1 and Worldwide 2 [CM-42]
174 s4 Play Collective Change
    all: s4 plays Collective Change: everyone gives you a card and gets one back [CM-45]
175 s3 Give Crisis Dimension 2 to s4
    all: s3 has chosen [CM-111]
176 s3 Take back your choice
    all: s3 takes back their choice [CM-111]
177 s3 Give CBN 2 to s4
    all: s3 has chosen [CM-111]
178 s2 Give Root Bioroid 2 to s4
    all: s2 has chosen [CM-111]
179 s1 Give ASISTance Consortium 3 to s4
    all: s1 has chosen [CM-111]
    s1 s4: s1 gives ASISTance Consortium 3 to s4 [CM-62]
    others: s1 gives a card to s4 [CM-62]
    s2 s4: s2 gives Root Bioroid 2 to s4 [CM-62]
    others: s2 gives a card to s4 [CM-62]
    s3 s4: s3 gives CBN 2 to s4 [CM-62]
    others: s3 gives a card to s4 [CM-62]
180 s4 Give everyone a card back: s1: ASISTance Consortium 4, s2: Criptecorp 3 and s3: CBN 2
    s1 s4: s4 gives ASISTance Consortium 4 to s1 [CM-62]
    others: s4 gives a card to s1 [CM-62]
    s2 s4: s4 gives Criptecorp 3 to s2 [CM-62]
    others: s4 gives a card to s2 [CM-62]
    s3 s4: s4 gives CBN 2 to s3 [CM-62]
    others: s4 gives a card to s3 [CM-62]
= 180 a9ad2682d3564828641e69f7a525d9e42372864e586a89134652b860c1975a70
181 s3 Play Reflector (CBN: 2 → 5 and ASISTance Consortium: 5 → 2)
    all: s3 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: CBN is now at 5, ASISTance Consortium at 2 [CM-68]
182 s3 Play The Root (CBN: 5 → 7)
    all: s3 plays The Root: raise one price by 2 [CM-45]
    all: CBN rises from 5 to 7 [CM-52]
    all: s1 is now the first player [CM-21]
183 s3 Commit 2 × Crisis Dimension 2 and Worldwide 2 (your sum: 6)
    all: s3 has chosen [CM-111]
184 s2 Commit 2 × Criptecorp 3, Worldwide 1 and Worldwide 2 (your sum: 9)
    all: s2 has chosen [CM-111]
185 s1 Commit 2 × CBN 4 and Worldwide 2 (your sum: 10)
    all: s1 has chosen [CM-111]
186 s4 Commit ASISTance Consortium 3, ASISTance Consortium 4 and Worldwide 1 (your sum: 8)
    all: s4 has chosen [CM-111]
    all: s1 commits 3 cards [CM-75]
    all: s2 commits 4 cards [CM-75]
    all: s3 commits 3 cards [CM-75]
    all: s4 commits 3 cards [CM-75]
    all: s1 opens the market in CBN with 2 × CBN 4 and Worldwide 2 (sum 10) [CM-78]
187 s4 Add CBN 1 (your sum: 1)
    all: s4 has chosen [CM-111]
188 s3 Add CBN 1 and CBN 2 (your sum: 3)
    all: s3 has chosen [CM-111]
189 s2 Add CBN 3 (your sum: 3)
    all: s2 has chosen [CM-111]
    all: s2 adds CBN 3 (sum 3) [CM-85]
    all: s3 adds CBN 1 and CBN 2 (sum 3) [CM-85]
    all: s4 adds CBN 1 (sum 1) [CM-85]
    all: s1 takes rank 1 in CBN with a sum of 10: 7 crypto [CM-91, s1 +7]
    all: s2 takes rank 2 in CBN with a sum of 3: 3 crypto [CM-91, s2 +3]
    all: s3 takes rank 2 in CBN with a sum of 3: 3 crypto [CM-91, s3 +3]
    all: s4 takes rank 4 in CBN with a sum of 1: no crypto [CM-91, s4 +0]
    all: s2 opens the market in Criptecorp with 2 × Criptecorp 3, Worldwide 1 and Worldwide 2 (sum 9) [CM-78]
190 s4 Add Criptecorp 2 (your sum: 2)
    all: s4 has chosen [CM-111]
= 190 d868355852b5851e6fbc849b55504cc4191fd80d833150e759d43c9f1fbb10cc
191 s3 Add Criptecorp 4 (your sum: 4)
    all: s3 has chosen [CM-111]
192 s1 Add 2 × Criptecorp 1 (your sum: 2)
    all: s1 has chosen [CM-111]
    all: s3 adds Criptecorp 4 (sum 4) [CM-85]
    all: s4 adds Criptecorp 2 (sum 2) [CM-85]
    all: s1 adds 2 × Criptecorp 1 (sum 2) [CM-85]
    all: s2 takes rank 1 in Criptecorp with a sum of 9: 6 crypto [CM-91, s2 +6]
    all: s3 takes rank 2 in Criptecorp with a sum of 4: 3 crypto [CM-91, s3 +3]
    all: s4 takes rank 3 in Criptecorp with a sum of 2: 3 crypto [CM-91, s4 +3]
    all: s1 takes rank 3 in Criptecorp with a sum of 2: 3 crypto [CM-91, s1 +3]
    all: s3 opens the market in Crisis Dimension with 2 × Crisis Dimension 2 and Worldwide 2 (sum 6) [CM-78]
193 s4 Add Crisis Dimension 1 (your sum: 1)
    all: s4 has chosen [CM-111]
194 s1 Add Crisis Dimension 3 (your sum: 3)
    all: s1 has chosen [CM-111]
195 s2 Add nothing
    all: s2 has chosen [CM-111]
    all: s4 adds Crisis Dimension 1 (sum 1) [CM-85]
    all: s1 adds Crisis Dimension 3 (sum 3) [CM-85]
    all: s2 adds nothing [CM-85]
    all: s3 takes rank 1 in Crisis Dimension with a sum of 6: 10 crypto [CM-91, s3 +10]
    all: s4 takes rank 3 in Crisis Dimension with a sum of 1: 5 crypto [CM-91, s4 +5]
    all: s1 takes rank 2 in Crisis Dimension with a sum of 3: 5 crypto [CM-91, s1 +5]
    all: s4 opens the market in ASISTance Consortium with ASISTance Consortium 3, ASISTance Consortium 4 and Worldwide 1 (sum 8) [CM-78]
196 s2 Add ASISTance Consortium 1 and ASISTance Consortium 2 (your sum: 3)
    all: s2 has chosen [CM-111]
197 s3 Add ASISTance Consortium 3 (your sum: 3)
    all: s3 has chosen [CM-111]
198 s1 Add ASISTance Consortium 2 and ASISTance Consortium 4 (your sum: 6)
    all: s1 has chosen [CM-111]
    all: s1 adds ASISTance Consortium 2 and ASISTance Consortium 4 (sum 6) [CM-85]
    all: s2 adds ASISTance Consortium 1 and ASISTance Consortium 2 (sum 3) [CM-85]
    all: s3 adds ASISTance Consortium 3 (sum 3) [CM-85]
    all: s4 takes rank 1 in ASISTance Consortium with a sum of 8: 2 crypto [CM-91, s4 +2]
    all: s1 takes rank 2 in ASISTance Consortium with a sum of 6: 1 crypto [CM-91, s1 +1]
    all: s2 takes rank 3 in ASISTance Consortium with a sum of 3: 1 crypto [CM-91, s2 +1]
    all: s3 takes rank 3 in ASISTance Consortium with a sum of 3: 1 crypto [CM-91, s3 +1]
199 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
200 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
= 200 6be2cede32db37627e25be4aaeffb00d799fd9ee83a4b85f8413a493a0cfe44a
201 s3 Keep all crypto
    all: s3 keeps all crypto [CM-96, s3 +0]
202 s4 Keep all crypto
    all: s4 keeps all crypto [CM-96, s4 +0]
    all: The game is over [CM-100]
= 202 d5263f23a888e781a776a99f0cefe7e4811a58731fa0192ba6eee2b343703611
s1 rank 1 score 40
s2 rank 4 score 34
s3 rank 3 score 38
s4 rank 2 score 39
