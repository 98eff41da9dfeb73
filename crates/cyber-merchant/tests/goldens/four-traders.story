cyber-merchant revision 1, 4 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
deal
    all: Round 1 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Criptecorp 2 and 2 × CBN 1 [CM-23]
    all: Lot 2: Worldwide 2, Trajan and Cyber Threat [CM-23]
    all: Lot 3: Criptecorp 2, ASISTance Consortium 1 and Elder Chip [CM-23]
    all: Lot 4: Root Bioroid 1, Worldwide 1 and Trajan [CM-23]
1 s1 Bid 1 on lot 3: Criptecorp 2, ASISTance Consortium 1 and Elder Chip
    all: s1 bids 1 on lot 3 [CM-28]
2 s2 Bid 3 on lot 1: Criptecorp 2 and 2 × CBN 1
    all: s2 bids 3 on lot 1 [CM-28]
3 s3 Bid 1 on lot 2: Worldwide 2, Trajan and Cyber Threat
    all: s3 bids 1 on lot 2 [CM-28]
4 s4 Bid 4 on lot 2: Worldwide 2, Trajan and Cyber Threat
    all: s4 bids 4 on lot 2 and outbids s3 [CM-28]
5 s3 Bid 4 on lot 1: Criptecorp 2 and 2 × CBN 1
    all: s3 bids 4 on lot 1 and outbids s2 [CM-28]
6 s2 Bid 1 on lot 4: Root Bioroid 1, Worldwide 1 and Trajan
    all: s2 bids 1 on lot 4 [CM-28]
    all: s3 pays 4 for lot 1: Criptecorp 2 and 2 × CBN 1 [CM-42]
    all: s4 pays 4 for lot 2: Worldwide 2, Trajan and Cyber Threat [CM-42]
    all: s1 pays 1 for lot 3: Criptecorp 2, ASISTance Consortium 1 and Elder Chip [CM-42]
    all: s2 pays 1 for lot 4: Root Bioroid 1, Worldwide 1 and Trajan [CM-42]
7 s1 Play Elder Chip (Criptecorp: 3 → 4 and ASISTance Consortium: 3 → 2)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 3 to 4 [CM-52]
    all: ASISTance Consortium falls from 3 to 2 [CM-52]
8 s2 Play Trajan (Root Bioroid: 3 → 4)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 3 to 4 [CM-52]
9 s4 Play Cyber Threat (ASISTance Consortium: 2 → 1)
    all: s4 plays Cyber Threat: lower one price by 1 [CM-45]
    all: ASISTance Consortium falls from 2 to 1 [CM-52]
10 s4 Play Trajan (Crisis Dimension: 3 → 4)
    all: s4 plays Trajan: raise one price by 1 [CM-45]
    all: Crisis Dimension rises from 3 to 4 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Root Bioroid 4, Criptecorp 3 and ASISTance Consortium 3 [CM-23]
    all: Lot 2: Criptecorp 4, ASISTance Consortium 1 and Collective Change [CM-23]
    all: Lot 3: Root Bioroid 3, Criptecorp 1 and Collective Change [CM-23]
    all: Lot 4: Criptecorp 2, Trajan and Cyber Threat [CM-23]
= 10 73f20d22abc0555b2df06eac444922561c1ab9003328948c35a15a736205cc3e
11 s2 Bid 1 on lot 3: Root Bioroid 3, Criptecorp 1 and Collective Change
    all: s2 bids 1 on lot 3 [CM-28]
12 s3 Bid 3 on lot 1: Root Bioroid 4, Criptecorp 3 and ASISTance Consortium 3
    all: s3 bids 3 on lot 1 [CM-28]
13 s4 Bid 1 on lot 4: Criptecorp 2, Trajan and Cyber Threat
    all: s4 bids 1 on lot 4 [CM-28]
14 s1 Bid 4 on lot 4: Criptecorp 2, Trajan and Cyber Threat
    all: s1 bids 4 on lot 4 and outbids s4 [CM-28]
15 s4 Bid 4 on lot 2: Criptecorp 4, ASISTance Consortium 1 and Collective Change
    all: s4 bids 4 on lot 2 [CM-28]
    all: s3 pays 3 for lot 1: Root Bioroid 4, Criptecorp 3 and ASISTance Consortium 3 [CM-42]
    all: s4 pays 4 for lot 2: Criptecorp 4, ASISTance Consortium 1 and Collective Change [CM-42]
    all: s2 pays 1 for lot 3: Root Bioroid 3, Criptecorp 1 and Collective Change [CM-42]
    all: s1 pays 4 for lot 4: Criptecorp 2, Trajan and Cyber Threat [CM-42]
16 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
17 s1 Give Cyber Threat to s2
    all: s1 has chosen [CM-111]
18 s4 Give ASISTance Consortium 1 to s2
    all: s4 has chosen [CM-111]
19 s3 Give CBN 1 to s2
    all: s3 has chosen [CM-111]
    s2 s3: s3 gives CBN 1 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
    s2 s4: s4 gives ASISTance Consortium 1 to s2 [CM-62]
    others: s4 gives a card to s2 [CM-62]
    s1 s2: s1 gives Cyber Threat to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
20 s2 Give everyone a card back: s3: Cyber Threat, s4: Worldwide 1 and s1: Criptecorp 1
    s2 s3: s2 gives Cyber Threat to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
    s2 s4: s2 gives Worldwide 1 to s4 [CM-62]
    others: s2 gives a card to s4 [CM-62]
    s1 s2: s2 gives Criptecorp 1 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
= 20 202432516f69842f56d0cb5d9be63967043a4b88eddde326fc8ed61229970242
21 s3 Play Cyber Threat (Crisis Dimension: 4 → 3)
    all: s3 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 4 to 3 [CM-52]
22 s4 Play Collective Change
    all: s4 plays Collective Change: everyone gives you a card and gets one back [CM-45]
23 s1 Give Criptecorp 2 to s4
    all: s1 has chosen [CM-111]
24 s2 Give Root Bioroid 1 to s4
    all: s2 has chosen [CM-111]
25 s3 Give ASISTance Consortium 3 to s4
    all: s3 has chosen [CM-111]
    s1 s4: s1 gives Criptecorp 2 to s4 [CM-62]
    others: s1 gives a card to s4 [CM-62]
    s2 s4: s2 gives Root Bioroid 1 to s4 [CM-62]
    others: s2 gives a card to s4 [CM-62]
    s3 s4: s3 gives ASISTance Consortium 3 to s4 [CM-62]
    others: s3 gives a card to s4 [CM-62]
26 s4 Give everyone a card back: s1: Worldwide 1, s2: Criptecorp 2 and s3: ASISTance Consortium 3
    s1 s4: s4 gives Worldwide 1 to s1 [CM-62]
    others: s4 gives a card to s1 [CM-62]
    s2 s4: s4 gives Criptecorp 2 to s2 [CM-62]
    others: s4 gives a card to s2 [CM-62]
    s3 s4: s4 gives ASISTance Consortium 3 to s3 [CM-62]
    others: s4 gives a card to s3 [CM-62]
27 s1 Play Trajan (ASISTance Consortium: 1 → 2)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: ASISTance Consortium rises from 1 to 2 [CM-52]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Criptecorp 1, Crisis Dimension 3 and Worldwide 1 [CM-23]
    all: Lot 2: Crisis Dimension 3 and 2 × Worldwide 1 [CM-23]
    all: Lot 3: Root Bioroid 2, Crisis Dimension 1 and Collective Change [CM-23]
    all: Lot 4: The Root, Cyber Threat and Cyberstealth [CM-23]
28 s3 Bid 0 on lot 1: Criptecorp 1, Crisis Dimension 3 and Worldwide 1
    all: s3 bids 0 on lot 1 [CM-28]
29 s4 Bid 2 on lot 1: Criptecorp 1, Crisis Dimension 3 and Worldwide 1
    all: s4 bids 2 on lot 1 and outbids s3 [CM-28]
30 s1 Bid 4 on lot 3: Root Bioroid 2, Crisis Dimension 1 and Collective Change
    all: s1 bids 4 on lot 3 [CM-28]
= 30 3754ca01bbc29927cbac04c4cfd0c7873e1579ae8388e048cf235800c192bba4
31 s2 Bid 2 on lot 4: The Root, Cyber Threat and Cyberstealth
    all: s2 bids 2 on lot 4 [CM-28]
32 s3 Bid 3 on lot 2: Crisis Dimension 3 and 2 × Worldwide 1
    all: s3 bids 3 on lot 2 [CM-28]
    all: s4 pays 2 for lot 1: Criptecorp 1, Crisis Dimension 3 and Worldwide 1 [CM-42]
    all: s3 pays 3 for lot 2: Crisis Dimension 3 and 2 × Worldwide 1 [CM-42]
    all: s1 pays 4 for lot 3: Root Bioroid 2, Crisis Dimension 1 and Collective Change [CM-42]
    all: s2 pays 2 for lot 4: The Root, Cyber Threat and Cyberstealth [CM-42]
33 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
34 s2 Give Cyber Threat to s1
    all: s2 has chosen [CM-111]
35 s4 Give Criptecorp 1 to s1
    all: s4 has chosen [CM-111]
36 s3 Give Worldwide 1 to s1
    all: s3 has chosen [CM-111]
    s1 s2: s2 gives Cyber Threat to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    s1 s3: s3 gives Worldwide 1 to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
    s1 s4: s4 gives Criptecorp 1 to s1 [CM-62]
    others: s4 gives a card to s1 [CM-62]
37 s1 Give everyone a card back: s2: Criptecorp 2, s3: Worldwide 1 and s4: Criptecorp 1
    s1 s2: s1 gives Criptecorp 2 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
    s1 s3: s1 gives Worldwide 1 to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
    s1 s4: s1 gives Criptecorp 1 to s4 [CM-62]
    others: s1 gives a card to s4 [CM-62]
38 s2 Play The Root (Root Bioroid: 4 → 6)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: Root Bioroid rises from 4 to 6 [CM-52]
39 s1 Play Cyber Threat (Criptecorp: 4 → 3)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 4 to 3 [CM-52]
40 s2 Play Cyberstealth and steal from s4
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    s2 s4: s2 steals Criptecorp 4 from s4 [CM-64]
    others: s2 steals a card from s4 [CM-64]
    all: s4 is now the first player [CM-21]
= 40 bff2e80c035d2042da95252a937de44733793f5b94be719c44bd4d3bd69b29d0
41 s4 Commit Crisis Dimension 3, Worldwide 1 and Worldwide 2 (your sum: 6)
    all: s4 has chosen [CM-111]
42 s2 Commit 2 × Criptecorp 2 and Criptecorp 4 (your sum: 8)
    all: s2 has chosen [CM-111]
43 s3 Commit Criptecorp 2, Criptecorp 3 and 2 × Worldwide 1 (your sum: 7)
    all: s3 has chosen [CM-111]
44 s1 Commit Root Bioroid 2 and Worldwide 1 (your sum: 3)
    all: s1 has chosen [CM-111]
    all: s4 commits 3 cards [CM-75]
    all: s1 commits 2 cards [CM-75]
    all: s2 commits 3 cards [CM-75]
    all: s3 commits 4 cards [CM-75]
    all: s4 opens the market in Crisis Dimension with Crisis Dimension 3, Worldwide 1 and Worldwide 2 (sum 6) [CM-78]
45 s2 Add nothing
    all: s2 has chosen [CM-111]
46 s1 Add Crisis Dimension 1 (your sum: 1)
    all: s1 has chosen [CM-111]
47 s3 Add Crisis Dimension 3 (your sum: 3)
    all: s3 has chosen [CM-111]
    all: s1 adds Crisis Dimension 1 (sum 1) [CM-85]
    all: s2 adds nothing [CM-85]
    all: s3 adds Crisis Dimension 3 (sum 3) [CM-85]
    all: s4 takes rank 1 in Crisis Dimension with a sum of 6: 3 crypto [CM-91, s4 +3]
    all: s1 takes rank 3 in Crisis Dimension with a sum of 1: 1 crypto [CM-91, s1 +1]
    all: s3 takes rank 2 in Crisis Dimension with a sum of 3: 1 crypto [CM-91, s3 +1]
    all: s1 opens the market in Root Bioroid with Root Bioroid 2 and Worldwide 1 (sum 3) [CM-78]
48 s4 Add Root Bioroid 1 (your sum: 1)
    all: s4 has chosen [CM-111]
49 s2 Add Root Bioroid 3 (your sum: 3)
    all: s2 has chosen [CM-111]
50 s3 Add Root Bioroid 4 (your sum: 4)
    all: s3 has chosen [CM-111]
    all: s2 adds Root Bioroid 3 (sum 3) [CM-85]
    all: s3 adds Root Bioroid 4 (sum 4) [CM-85]
    all: s4 adds Root Bioroid 1 (sum 1) [CM-85]
    all: s1 takes rank 2 in Root Bioroid with a sum of 3: 3 crypto [CM-91, s1 +3]
    all: s2 takes rank 2 in Root Bioroid with a sum of 3: 3 crypto [CM-91, s2 +3]
    all: s3 takes rank 1 in Root Bioroid with a sum of 4: 6 crypto [CM-91, s3 +6]
    all: s4 takes rank 4 in Root Bioroid with a sum of 1: no crypto [CM-91, s4 +0]
    all: s2 opens the market in Criptecorp with 2 × Criptecorp 2 and Criptecorp 4 (sum 8) [CM-78]
    all: Oversupply: s3 also reveals Criptecorp 2, Criptecorp 3 and 2 × Worldwide 1 (sum 7), and Criptecorp falls from 3 to 2 [CM-80]
= 50 f68aeebe982cf1ea887380815c047a6dedd5d3b567db4764adaee13c94d7d3bf
51 s1 Add Criptecorp 1 (your sum: 1)
    all: s1 has chosen [CM-111]
52 s3 Add nothing
    all: s3 has chosen [CM-111]
53 s4 Add Criptecorp 1 (your sum: 1)
    all: s4 has chosen [CM-111]
    all: s3 adds nothing [CM-85]
    all: s4 adds Criptecorp 1 (sum 1) [CM-85]
    all: s1 adds Criptecorp 1 (sum 1) [CM-85]
    all: s2 takes rank 1 in Criptecorp with a sum of 8: 2 crypto [CM-91, s2 +2]
    all: s3 takes rank 2 in Criptecorp with a sum of 7: 1 crypto [CM-91, s3 +1]
    all: s4 takes rank 3 in Criptecorp with a sum of 1: 1 crypto [CM-91, s4 +1]
    all: s1 takes rank 3 in Criptecorp with a sum of 1: 1 crypto [CM-91, s1 +1]
54 s4 Keep all crypto
    all: s4 keeps all crypto [CM-96, s4 +0]
55 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
56 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
57 s3 Keep all crypto
    all: s3 keeps all crypto [CM-96, s3 +0]
    all: Round 2 begins. First player: s4 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Crisis Dimension 1, Crisis Dimension 4 and Worldwide 2 [CM-23]
    all: Lot 2: CBN 4, The Root and Cyber Threat [CM-23]
    all: Lot 3: Root Bioroid 2, Elder Chip and Reflector [CM-23]
    all: Lot 4: Root Bioroid 1, Criptecorp 3 and ASISTance Consortium 2 [CM-23]
58 s4 Bid 2 on lot 3: Root Bioroid 2, Elder Chip and Reflector
    all: s4 bids 2 on lot 3 [CM-28]
59 s1 Bid 4 on lot 1: Crisis Dimension 1, Crisis Dimension 4 and Worldwide 2
    all: s1 bids 4 on lot 1 [CM-28]
60 s2 Bid 4 on lot 3: Root Bioroid 2, Elder Chip and Reflector
    all: s2 bids 4 on lot 3 and outbids s4 [CM-28]
= 60 83e902da18b13f2be93a4345f9e8296a91f4dec6e2234f30eeb5a60aa7f18f72
61 s3 Bid 4 on lot 2: CBN 4, The Root and Cyber Threat
    all: s3 bids 4 on lot 2 [CM-28]
62 s4 Bid 1 on lot 4: Root Bioroid 1, Criptecorp 3 and ASISTance Consortium 2
    all: s4 bids 1 on lot 4 [CM-28]
    all: s1 pays 4 for lot 1: Crisis Dimension 1, Crisis Dimension 4 and Worldwide 2 [CM-42]
    all: s3 pays 4 for lot 2: CBN 4, The Root and Cyber Threat [CM-42]
    all: s2 pays 4 for lot 3: Root Bioroid 2, Elder Chip and Reflector [CM-42]
    all: s4 pays 1 for lot 4: Root Bioroid 1, Criptecorp 3 and ASISTance Consortium 2 [CM-42]
63 s2 Play Reflector (Root Bioroid: 6 → 2 and Criptecorp: 2 → 6)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 2, Criptecorp at 6 [CM-68]
64 s3 Play Cyber Threat (CBN: 3 → 2)
    all: s3 plays Cyber Threat: lower one price by 1 [CM-45]
    all: CBN falls from 3 to 2 [CM-52]
65 s2 Play Elder Chip (CBN: 2 → 3 and Root Bioroid: 2 → 1)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: CBN rises from 2 to 3 [CM-52]
    all: Root Bioroid falls from 2 to 1 [CM-52]
66 s3 Play The Root (CBN: 3 → 5)
    all: s3 plays The Root: raise one price by 2 [CM-45]
    all: CBN rises from 3 to 5 [CM-52]
    all: s1 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Root Bioroid 2, Crisis Dimension 1 and Cyberstealth [CM-23]
    all: Lot 2: Criptecorp 3, Crisis Dimension 2 and ASISTance Consortium 4 [CM-23]
    all: Lot 3: Crisis Dimension 2, ASISTance Consortium 2 and Trajan [CM-23]
    all: Lot 4: Criptecorp 2, Cyber Threat and Cyberstealth [CM-23]
67 s1 Bid 1 on lot 3: Crisis Dimension 2, ASISTance Consortium 2 and Trajan
    all: s1 bids 1 on lot 3 [CM-28]
68 s2 Bid 3 on lot 2: Criptecorp 3, Crisis Dimension 2 and ASISTance Consortium 4
    all: s2 bids 3 on lot 2 [CM-28]
69 s3 Bid 2 on lot 4: Criptecorp 2, Cyber Threat and Cyberstealth
    all: s3 bids 2 on lot 4 [CM-28]
70 s4 Bid 4 on lot 2: Criptecorp 3, Crisis Dimension 2 and ASISTance Consortium 4
    all: s4 bids 4 on lot 2 and outbids s2 [CM-28]
= 70 dd96b3d54e50abdc33cb195edc34ab4a43ad1b2c5d56d51641132bba6bee8911
71 s2 Bid 3 on lot 4: Criptecorp 2, Cyber Threat and Cyberstealth
    all: s2 bids 3 on lot 4 and outbids s3 [CM-28]
72 s3 Bid 3 on lot 3: Crisis Dimension 2, ASISTance Consortium 2 and Trajan
    all: s3 bids 3 on lot 3 and outbids s1 [CM-28]
73 s1 Bid 4 on lot 3: Crisis Dimension 2, ASISTance Consortium 2 and Trajan
    all: s1 bids 4 on lot 3 and outbids s3 [CM-28]
74 s3 Bid 4 on lot 1: Root Bioroid 2, Crisis Dimension 1 and Cyberstealth
    all: s3 bids 4 on lot 1 [CM-28]
    all: s3 pays 4 for lot 1: Root Bioroid 2, Crisis Dimension 1 and Cyberstealth [CM-42]
    all: s4 pays 4 for lot 2: Criptecorp 3, Crisis Dimension 2 and ASISTance Consortium 4 [CM-42]
    all: s1 pays 4 for lot 3: Crisis Dimension 2, ASISTance Consortium 2 and Trajan [CM-42]
    all: s2 pays 3 for lot 4: Criptecorp 2, Cyber Threat and Cyberstealth [CM-42]
75 s1 Play Trajan (Root Bioroid: 1 → 2)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 1 to 2 [CM-52]
76 s2 Play Cyber Threat (CBN: 5 → 4)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: CBN falls from 5 to 4 [CM-52]
77 s3 Play Cyberstealth and steal from s1
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s1 s3: s3 steals Worldwide 2 from s1 [CM-64]
    others: s3 steals a card from s1 [CM-64]
78 s2 Play Cyberstealth and steal from s1
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s2 steals Crisis Dimension 2 from s1 [CM-64]
    others: s2 steals a card from s1 [CM-64]
    all: s2 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Criptecorp 1, CBN 3 and Worldwide 3 [CM-23]
    all: Lot 2: Root Bioroid 3, Criptecorp 4 and Elder Chip [CM-23]
    all: Lot 3: Crisis Dimension 4, ASISTance Consortium 4 and Worldwide 2 [CM-23]
    all: Lot 4: CBN 1, CBN 2 and ASISTance Consortium 1 [CM-23]
79 s2 Bid 3 on lot 3: Crisis Dimension 4, ASISTance Consortium 4 and Worldwide 2
    all: s2 bids 3 on lot 3 [CM-28]
80 s3 Bid 0 on lot 2: Root Bioroid 3, Criptecorp 4 and Elder Chip
    all: s3 bids 0 on lot 2 [CM-28]
= 80 487a1ae2414cb60ec73703373bedff65b205a0ef0de2d096d59300d12c796c54
81 s4 Bid 4 on lot 1: Criptecorp 1, CBN 3 and Worldwide 3
    all: s4 bids 4 on lot 1 [CM-28]
82 s1 Bid 3 on lot 2: Root Bioroid 3, Criptecorp 4 and Elder Chip
    all: s1 bids 3 on lot 2 and outbids s3 [CM-28]
83 s3 Bid 2 on lot 4: CBN 1, CBN 2 and ASISTance Consortium 1
    all: s3 bids 2 on lot 4 [CM-28]
    all: s4 pays 4 for lot 1: Criptecorp 1, CBN 3 and Worldwide 3 [CM-42]
    all: s1 pays 3 for lot 2: Root Bioroid 3, Criptecorp 4 and Elder Chip [CM-42]
    all: s2 pays 3 for lot 3: Crisis Dimension 4, ASISTance Consortium 4 and Worldwide 2 [CM-42]
    all: s3 pays 2 for lot 4: CBN 1, CBN 2 and ASISTance Consortium 1 [CM-42]
84 s1 Play Elder Chip (Criptecorp: 6 → 7 and Root Bioroid: 2 → 1)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 6 to 7 [CM-52]
    all: Root Bioroid falls from 2 to 1 [CM-52]
    all: s3 is now the first player [CM-21]
85 s1 Commit Crisis Dimension 1 and Crisis Dimension 4 (your sum: 5)
    all: s1 has chosen [CM-111]
86 s2 Commit Crisis Dimension 2, Crisis Dimension 4 and Worldwide 2 (your sum: 8)
    all: s2 has chosen [CM-111]
87 s4 Commit Criptecorp 1, 2 × Criptecorp 3 and Worldwide 3 (your sum: 10)
    all: s4 has chosen [CM-111]
88 s3 Commit 2 × CBN 1, CBN 2, CBN 4 and Worldwide 2 (your sum: 10)
    all: s3 has chosen [CM-111]
    all: s3 commits 5 cards [CM-75]
    all: s4 commits 4 cards [CM-75]
    all: s1 commits 2 cards [CM-75]
    all: s2 commits 3 cards [CM-75]
    all: s3 opens the market in CBN with 2 × CBN 1, CBN 2, CBN 4 and Worldwide 2 (sum 10) [CM-78]
89 s4 Add CBN 3 (your sum: 3)
    all: s4 has chosen [CM-111]
90 s2 Add CBN 1 (your sum: 1)
    all: s2 has chosen [CM-111]
= 90 b549b0c48cc4f5aad102b299a9337e7264cb1d98b9b0091d8b6fccf761885d69
91 s1 Add nothing
    all: s1 has chosen [CM-111]
    all: s4 adds CBN 3 (sum 3) [CM-85]
    all: s1 adds nothing [CM-85]
    all: s2 adds CBN 1 (sum 1) [CM-85]
    all: s3 takes rank 1 in CBN with a sum of 10: 4 crypto [CM-91, s3 +4]
    all: s4 takes rank 2 in CBN with a sum of 3: 2 crypto [CM-91, s4 +2]
    all: s2 takes rank 3 in CBN with a sum of 1: 2 crypto [CM-91, s2 +2]
    all: s4 opens the market in Criptecorp with Criptecorp 1, 2 × Criptecorp 3 and Worldwide 3 (sum 10) [CM-78]
92 s2 Add Criptecorp 2 (your sum: 2)
    all: s2 has chosen [CM-111]
93 s1 Add Criptecorp 4 (your sum: 4)
    all: s1 has chosen [CM-111]
94 s3 Add nothing
    all: s3 has chosen [CM-111]
    all: s1 adds Criptecorp 4 (sum 4) [CM-85]
    all: s2 adds Criptecorp 2 (sum 2) [CM-85]
    all: s3 adds nothing [CM-85]
    all: s4 takes rank 1 in Criptecorp with a sum of 10: 7 crypto [CM-91, s4 +7]
    all: s1 takes rank 2 in Criptecorp with a sum of 4: 3 crypto [CM-91, s1 +3]
    all: s2 takes rank 3 in Criptecorp with a sum of 2: 3 crypto [CM-91, s2 +3]
    all: s1 opens the market in Crisis Dimension with Crisis Dimension 1 and Crisis Dimension 4 (sum 5) [CM-78]
    all: Oversupply: s2 also reveals Crisis Dimension 2, Crisis Dimension 4 and Worldwide 2 (sum 8), and Crisis Dimension falls from 3 to 2 [CM-80]
95 s3 Add Crisis Dimension 1 (your sum: 1)
    all: s3 has chosen [CM-111]
96 s2 Add nothing
    all: s2 has chosen [CM-111]
97 s4 Add Crisis Dimension 2 (your sum: 2)
    all: s4 has chosen [CM-111]
    all: s2 adds nothing [CM-85]
    all: s3 adds Crisis Dimension 1 (sum 1) [CM-85]
    all: s4 adds Crisis Dimension 2 (sum 2) [CM-85]
    all: s1 takes rank 2 in Crisis Dimension with a sum of 5: 1 crypto [CM-91, s1 +1]
    all: s2 takes rank 1 in Crisis Dimension with a sum of 8: 2 crypto [CM-91, s2 +2]
    all: s3 takes rank 4 in Crisis Dimension with a sum of 1: no crypto [CM-91, s3 +0]
    all: s4 takes rank 3 in Crisis Dimension with a sum of 2: 1 crypto [CM-91, s4 +1]
98 s3 Exchange 1 crypto for 10 credits
    all: s3 exchanges 1 crypto for 10 credits [CM-96, s3 -1]
99 s4 Exchange 1 crypto for 10 credits
    all: s4 exchanges 1 crypto for 10 credits [CM-96, s4 -1]
100 s1 Exchange 1 crypto for 10 credits
    all: s1 exchanges 1 crypto for 10 credits [CM-96, s1 -1]
= 100 b03d3f5cf3e4c59bce48451e22b2cb5e103b0568dcfbd8af08bb150d02f69269
101 s2 Exchange 1 crypto for 10 credits
    all: s2 exchanges 1 crypto for 10 credits [CM-96, s2 -1]
    all: Round 3 begins. First player: s3 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Root Bioroid 4, CBN 4 and Worldwide 1 [CM-23]
    all: Lot 2: CBN 2, Worldwide 2 and Trajan [CM-23]
    all: Lot 3: Root Bioroid 1, Criptecorp 1 and ASISTance Consortium 3 [CM-23]
    all: Lot 4: Crisis Dimension 2 and 2 × Reflector [CM-23]
102 s3 Bid 3 on lot 1: Root Bioroid 4, CBN 4 and Worldwide 1
    all: s3 bids 3 on lot 1 [CM-28]
103 s4 Bid 3 on lot 3: Root Bioroid 1, Criptecorp 1 and ASISTance Consortium 3
    all: s4 bids 3 on lot 3 [CM-28]
104 s1 Bid 4 on lot 2: CBN 2, Worldwide 2 and Trajan
    all: s1 bids 4 on lot 2 [CM-28]
105 s2 Bid 4 on lot 4: Crisis Dimension 2 and 2 × Reflector
    all: s2 bids 4 on lot 4 [CM-28]
    all: s3 pays 3 for lot 1: Root Bioroid 4, CBN 4 and Worldwide 1 [CM-42]
    all: s1 pays 4 for lot 2: CBN 2, Worldwide 2 and Trajan [CM-42]
    all: s4 pays 3 for lot 3: Root Bioroid 1, Criptecorp 1 and ASISTance Consortium 3 [CM-42]
    all: s2 pays 4 for lot 4: Crisis Dimension 2 and 2 × Reflector [CM-42]
106 s1 Play Trajan (Root Bioroid: 1 → 2)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 1 to 2 [CM-52]
107 s2 Play Reflector (Root Bioroid: stays at 2 and Crisis Dimension: stays at 2)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 2, Crisis Dimension at 2 [CM-68]
108 s2 Play Reflector (CBN: 4 → 2 and Crisis Dimension: 2 → 4)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: CBN is now at 2, Crisis Dimension at 4 [CM-68]
    all: s4 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: CBN 1, CBN 2 and Elder Chip [CM-23]
    all: Lot 2: CBN 3, Crisis Dimension 1 and The Root [CM-23]
    all: Lot 3: Worldwide 1, Trajan and Cyberstealth [CM-23]
    all: Lot 4: Root Bioroid 1, Root Bioroid 3 and CBN 2 [CM-23]
109 s4 Bid 0 on lot 2: CBN 3, Crisis Dimension 1 and The Root
    all: s4 bids 0 on lot 2 [CM-28]
110 s1 Bid 2 on lot 1: CBN 1, CBN 2 and Elder Chip
    all: s1 bids 2 on lot 1 [CM-28]
= 110 9b8ee115a95604d22a49d78231e73827919e9cb84bf2a7f9c74f1c4cf7193aae
111 s2 Bid 2 on lot 4: Root Bioroid 1, Root Bioroid 3 and CBN 2
    all: s2 bids 2 on lot 4 [CM-28]
112 s3 Bid 4 on lot 3: Worldwide 1, Trajan and Cyberstealth
    all: s3 bids 4 on lot 3 [CM-28]
    all: s1 pays 2 for lot 1: CBN 1, CBN 2 and Elder Chip [CM-42]
    all: s4 pays 0 for lot 2: CBN 3, Crisis Dimension 1 and The Root [CM-42]
    all: s3 pays 4 for lot 3: Worldwide 1, Trajan and Cyberstealth [CM-42]
    all: s2 pays 2 for lot 4: Root Bioroid 1, Root Bioroid 3 and CBN 2 [CM-42]
113 s4 Play The Root (Crisis Dimension: 4 → 6)
    all: s4 plays The Root: raise one price by 2 [CM-45]
    all: Crisis Dimension rises from 4 to 6 [CM-52]
114 s1 Play Elder Chip (ASISTance Consortium: 2 → 3 and Root Bioroid: 2 → 1)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: ASISTance Consortium rises from 2 to 3 [CM-52]
    all: Root Bioroid falls from 2 to 1 [CM-52]
115 s3 Play Cyberstealth and steal from s2
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s2 s3: s3 steals CBN 2 from s2 [CM-64]
    others: s3 steals a card from s2 [CM-64]
116 s3 Play Trajan (ASISTance Consortium: 3 → 4)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: ASISTance Consortium rises from 3 to 4 [CM-52]
    all: s1 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: ASISTance Consortium 3, The Root and Cyber Threat [CM-23]
    all: Lot 2: Crisis Dimension 2, Crisis Dimension 3 and Worldwide 3 [CM-23]
    all: Lot 3: ASISTance Consortium 1 and 2 × ASISTance Consortium 2 [CM-23]
    all: Lot 4: Root Bioroid 2, CBN 3 and Worldwide 2 [CM-23]
117 s1 Bid 1 on lot 3: ASISTance Consortium 1 and 2 × ASISTance Consortium 2
    all: s1 bids 1 on lot 3 [CM-28]
118 s2 Bid 2 on lot 4: Root Bioroid 2, CBN 3 and Worldwide 2
    all: s2 bids 2 on lot 4 [CM-28]
119 s3 Bid 0 on lot 1: ASISTance Consortium 3, The Root and Cyber Threat
    all: s3 bids 0 on lot 1 [CM-28]
120 s4 Bid 0 on lot 2: Crisis Dimension 2, Crisis Dimension 3 and Worldwide 3
    all: s4 bids 0 on lot 2 [CM-28]
    all: s3 pays 0 for lot 1: ASISTance Consortium 3, The Root and Cyber Threat [CM-42]
    all: s4 pays 0 for lot 2: Crisis Dimension 2, Crisis Dimension 3 and Worldwide 3 [CM-42]
    all: s1 pays 1 for lot 3: ASISTance Consortium 1 and 2 × ASISTance Consortium 2 [CM-42]
    all: s2 pays 2 for lot 4: Root Bioroid 2, CBN 3 and Worldwide 2 [CM-42]
= 120 e14bea5cdcf89b3b83345e06e064d7616f709d7cb90a0cafa9b95da1253e4af0
121 s3 Play The Root (Crisis Dimension: 6 → 8)
    all: s3 plays The Root: raise one price by 2 [CM-45]
    all: Crisis Dimension rises from 6 to 8 [CM-52]
122 s3 Play Cyber Threat (ASISTance Consortium: 4 → 3)
    all: s3 plays Cyber Threat: lower one price by 1 [CM-45]
    all: ASISTance Consortium falls from 4 to 3 [CM-52]
    all: s2 is now the first player [CM-21]
123 s4 Commit ASISTance Consortium 2, ASISTance Consortium 3, ASISTance Consortium 4 and Worldwide 3 (your sum: 12)
    all: s4 has chosen [CM-111]
124 s1 Commit 2 × ASISTance Consortium 1, 3 × ASISTance Consortium 2 and Worldwide 2 (your sum: 10)
    all: s1 has chosen [CM-111]
125 s3 Commit ASISTance Consortium 1, 2 × ASISTance Consortium 3 and 2 × Worldwide 1 (your sum: 9)
    all: s3 has chosen [CM-111]
126 s2 Commit Root Bioroid 1, 2 × Root Bioroid 2, Root Bioroid 3 and Worldwide 2 (your sum: 10)
    all: s2 has chosen [CM-111]
    all: s2 commits 5 cards [CM-75]
    all: s3 commits 5 cards [CM-75]
    all: s4 commits 4 cards [CM-75]
    all: s1 commits 6 cards [CM-75]
    all: s2 opens the market in Root Bioroid with Root Bioroid 1, 2 × Root Bioroid 2, Root Bioroid 3 and Worldwide 2 (sum 10) [CM-78]
127 s1 Add Root Bioroid 3 (your sum: 3)
    all: s1 has chosen [CM-111]
128 s3 Add Root Bioroid 2 and Root Bioroid 4 (your sum: 6)
    all: s3 has chosen [CM-111]
129 s4 Add 2 × Root Bioroid 1 (your sum: 2)
    all: s4 has chosen [CM-111]
    all: s3 adds Root Bioroid 2 and Root Bioroid 4 (sum 6) [CM-85]
    all: s4 adds 2 × Root Bioroid 1 (sum 2) [CM-85]
    all: s1 adds Root Bioroid 3 (sum 3) [CM-85]
    all: s2 takes rank 1 in Root Bioroid with a sum of 10: 1 crypto [CM-91, s2 +1]
    all: s3 takes rank 2 in Root Bioroid with a sum of 6: no crypto [CM-91, s3 +0]
    all: s4 takes rank 4 in Root Bioroid with a sum of 2: no crypto [CM-91, s4 +0]
    all: s1 takes rank 3 in Root Bioroid with a sum of 3: no crypto [CM-91, s1 +0]
    all: s3 opens the market in ASISTance Consortium with ASISTance Consortium 1, 2 × ASISTance Consortium 3 and 2 × Worldwide 1 (sum 9) [CM-78]
    all: Oversupply: s4 also reveals ASISTance Consortium 2, ASISTance Consortium 3, ASISTance Consortium 4 and Worldwide 3 (sum 12), and ASISTance Consortium falls from 3 to 2 [CM-80]
    all: Oversupply: s1 also reveals 2 × ASISTance Consortium 1, 3 × ASISTance Consortium 2 and Worldwide 2 (sum 10), and ASISTance Consortium falls from 2 to 1 [CM-80]
130 s1 Add nothing
    all: s1 has chosen [CM-111]
= 130 3d79876964a8719b900263022010e0905e06900fcaeb6dc547f71459f4724913
131 s2 Add ASISTance Consortium 1 and ASISTance Consortium 4 (your sum: 5)
    all: s2 has chosen [CM-111]
132 s4 Add nothing
    all: s4 has chosen [CM-111]
    all: s4 adds nothing [CM-85]
    all: s1 adds nothing [CM-85]
    all: s2 adds ASISTance Consortium 1 and ASISTance Consortium 4 (sum 5) [CM-85]
    all: s3 takes rank 3 in ASISTance Consortium with a sum of 9: no crypto [CM-91, s3 +0]
    all: s4 takes rank 1 in ASISTance Consortium with a sum of 12: 1 crypto [CM-91, s4 +1]
    all: s1 takes rank 2 in ASISTance Consortium with a sum of 10: no crypto [CM-91, s1 +0]
    all: s2 takes rank 4 in ASISTance Consortium with a sum of 5: no crypto [CM-91, s2 +0]
133 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
134 s3 Exchange 1 crypto for 10 credits
    all: s3 exchanges 1 crypto for 10 credits [CM-96, s3 -1]
135 s4 Keep all crypto
    all: s4 keeps all crypto [CM-96, s4 +0]
136 s1 Exchange 1 crypto for 10 credits
    all: s1 exchanges 1 crypto for 10 credits [CM-96, s1 -1]
    all: Round 4 begins. First player: s2 [CM-99]
    all: Auction 1 begins [CM-20]
    all: The discard pile (96 cards) is shuffled into a new deck [CM-26]
    all: Lot 1: Criptecorp 2, ASISTance Consortium 2 and ASISTance Consortium 4 [CM-23]
    all: Lot 2: Crisis Dimension 3, ASISTance Consortium 2 and Trajan [CM-23]
    all: Lot 3: Root Bioroid 3, ASISTance Consortium 2 and Worldwide 1 [CM-23]
    all: Lot 4: Crisis Dimension 4, Worldwide 1 and Worldwide 3 [CM-23]
137 s2 Bid 4 on lot 1: Criptecorp 2, ASISTance Consortium 2 and ASISTance Consortium 4
    all: s2 bids 4 on lot 1 [CM-28]
138 s3 Bid 4 on lot 2: Crisis Dimension 3, ASISTance Consortium 2 and Trajan
    all: s3 bids 4 on lot 2 [CM-28]
139 s4 Bid 2 on lot 3: Root Bioroid 3, ASISTance Consortium 2 and Worldwide 1
    all: s4 bids 2 on lot 3 [CM-28]
140 s1 Bid 3 on lot 4: Crisis Dimension 4, Worldwide 1 and Worldwide 3
    all: s1 bids 3 on lot 4 [CM-28]
    all: s2 pays 4 for lot 1: Criptecorp 2, ASISTance Consortium 2 and ASISTance Consortium 4 [CM-42]
    all: s3 pays 4 for lot 2: Crisis Dimension 3, ASISTance Consortium 2 and Trajan [CM-42]
    all: s4 pays 2 for lot 3: Root Bioroid 3, ASISTance Consortium 2 and Worldwide 1 [CM-42]
    all: s1 pays 3 for lot 4: Crisis Dimension 4, Worldwide 1 and Worldwide 3 [CM-42]
= 140 a2e80034f254f0085a822deff4278113437add966e17c0bcc535bb2d95a57c42
141 s3 Play Trajan (Root Bioroid: 1 → 2)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 1 to 2 [CM-52]
    all: s3 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Criptecorp 2, Worldwide 2 and Cyberstealth [CM-23]
    all: Lot 2: Criptecorp 3, Worldwide 1 and Worldwide 2 [CM-23]
    all: Lot 3: Root Bioroid 1, CBN 1 and Collective Change [CM-23]
    all: Lot 4: Root Bioroid 2, Worldwide 1 and Elder Chip [CM-23]
142 s3 Bid 4 on lot 2: Criptecorp 3, Worldwide 1 and Worldwide 2
    all: s3 bids 4 on lot 2 [CM-28]
143 s4 Bid 3 on lot 3: Root Bioroid 1, CBN 1 and Collective Change
    all: s4 bids 3 on lot 3 [CM-28]
144 s1 Bid 1 on lot 4: Root Bioroid 2, Worldwide 1 and Elder Chip
    all: s1 bids 1 on lot 4 [CM-28]
145 s2 Bid 2 on lot 4: Root Bioroid 2, Worldwide 1 and Elder Chip
    all: s2 bids 2 on lot 4 and outbids s1 [CM-28]
146 s1 Bid 3 on lot 1: Criptecorp 2, Worldwide 2 and Cyberstealth
    all: s1 bids 3 on lot 1 [CM-28]
    all: s1 pays 3 for lot 1: Criptecorp 2, Worldwide 2 and Cyberstealth [CM-42]
    all: s3 pays 4 for lot 2: Criptecorp 3, Worldwide 1 and Worldwide 2 [CM-42]
    all: s4 pays 3 for lot 3: Root Bioroid 1, CBN 1 and Collective Change [CM-42]
    all: s2 pays 2 for lot 4: Root Bioroid 2, Worldwide 1 and Elder Chip [CM-42]
147 s4 Play Collective Change
    all: s4 plays Collective Change: everyone gives you a card and gets one back [CM-45]
148 s1 Give Worldwide 1 to s4
    all: s1 has chosen [CM-111]
149 s2 Give Worldwide 1 to s4
    all: s2 has chosen [CM-111]
150 s3 Give CBN 2 to s4
    all: s3 has chosen [CM-111]
    s1 s4: s1 gives Worldwide 1 to s4 [CM-62]
    others: s1 gives a card to s4 [CM-62]
    s2 s4: s2 gives Worldwide 1 to s4 [CM-62]
    others: s2 gives a card to s4 [CM-62]
    s3 s4: s3 gives CBN 2 to s4 [CM-62]
    others: s3 gives a card to s4 [CM-62]
= 150 ed5e9fd1f5ffb9502d8d83b155e9b9e8655814708d2ee5fe8c9eee4bf3767899
151 s4 Give everyone a card back: s1: CBN 2, s2: Root Bioroid 1 and s3: Root Bioroid 3
    s1 s4: s4 gives CBN 2 to s1 [CM-62]
    others: s4 gives a card to s1 [CM-62]
    s2 s4: s4 gives Root Bioroid 1 to s2 [CM-62]
    others: s4 gives a card to s2 [CM-62]
    s3 s4: s4 gives Root Bioroid 3 to s3 [CM-62]
    others: s4 gives a card to s3 [CM-62]
152 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals CBN 3 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
153 s2 Play Elder Chip (Root Bioroid: 2 → 3 and Criptecorp: 7 → 6)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Root Bioroid rises from 2 to 3 [CM-52]
    all: Criptecorp falls from 7 to 6 [CM-52]
    all: s4 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: CBN 1, Trajan and Cyber Threat [CM-23]
    all: Lot 2: The Root, Elder Chip and Collective Change [CM-23]
    all: Lot 3: Criptecorp 2, ASISTance Consortium 2 and The Root [CM-23]
    all: Lot 4: Criptecorp 3, Cyber Threat and Reflector [CM-23]
154 s4 Bid 1 on lot 3: Criptecorp 2, ASISTance Consortium 2 and The Root
    all: s4 bids 1 on lot 3 [CM-28]
155 s1 Bid 2 on lot 4: Criptecorp 3, Cyber Threat and Reflector
    all: s1 bids 2 on lot 4 [CM-28]
156 s2 Bid 2 on lot 3: Criptecorp 2, ASISTance Consortium 2 and The Root
    all: s2 bids 2 on lot 3 and outbids s4 [CM-28]
157 s3 Bid 4 on lot 1: CBN 1, Trajan and Cyber Threat
    all: s3 bids 4 on lot 1 [CM-28]
158 s4 Bid 1 on lot 2: The Root, Elder Chip and Collective Change
    all: s4 bids 1 on lot 2 [CM-28]
    all: s3 pays 4 for lot 1: CBN 1, Trajan and Cyber Threat [CM-42]
    all: s4 pays 1 for lot 2: The Root, Elder Chip and Collective Change [CM-42]
    all: s2 pays 2 for lot 3: Criptecorp 2, ASISTance Consortium 2 and The Root [CM-42]
    all: s1 pays 2 for lot 4: Criptecorp 3, Cyber Threat and Reflector [CM-42]
159 s4 Play The Root (ASISTance Consortium: 1 → 3)
    all: s4 plays The Root: raise one price by 2 [CM-45]
    all: ASISTance Consortium rises from 1 to 3 [CM-52]
160 s1 Play Reflector (CBN: 2 → 8 and Crisis Dimension: 8 → 2)
    all: s1 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: CBN is now at 8, Crisis Dimension at 2 [CM-68]
= 160 36a2891e171c43ca47f55c966ffb1e6b5fb6d9ef381cc87991b225dd112cb664
161 s2 Play The Root (Criptecorp: 6 → 8)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: Criptecorp rises from 6 to 8 [CM-52]
162 s3 Play Cyber Threat (ASISTance Consortium: 3 → 2)
    all: s3 plays Cyber Threat: lower one price by 1 [CM-45]
    all: ASISTance Consortium falls from 3 to 2 [CM-52]
163 s4 Play Elder Chip (CBN: 8 → 9 and Root Bioroid: 3 → 2)
    all: s4 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: CBN rises from 8 to 9 [CM-52]
    all: Root Bioroid falls from 3 to 2 [CM-52]
164 s1 Play Cyber Threat (Crisis Dimension: 2 → 1)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 2 to 1 [CM-52]
165 s3 Play Trajan (Crisis Dimension: 1 → 2)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: Crisis Dimension rises from 1 to 2 [CM-52]
166 s4 Play Collective Change
    all: s4 plays Collective Change: everyone gives you a card and gets one back [CM-45]
167 s3 Give Worldwide 2 to s4
    all: s3 has chosen [CM-111]
168 s2 Give Crisis Dimension 2 to s4
    all: s2 has chosen [CM-111]
169 s1 Give CBN 1 to s4
    all: s1 has chosen [CM-111]
    s1 s4: s1 gives CBN 1 to s4 [CM-62]
    others: s1 gives a card to s4 [CM-62]
    s2 s4: s2 gives Crisis Dimension 2 to s4 [CM-62]
    others: s2 gives a card to s4 [CM-62]
    s3 s4: s3 gives Worldwide 2 to s4 [CM-62]
    others: s3 gives a card to s4 [CM-62]
170 s4 Give everyone a card back: s1: Worldwide 1, s2: Worldwide 1 and s3: Worldwide 2
    s1 s4: s4 gives Worldwide 1 to s1 [CM-62]
    others: s4 gives a card to s1 [CM-62]
    s2 s4: s4 gives Worldwide 1 to s2 [CM-62]
    others: s4 gives a card to s2 [CM-62]
    s3 s4: s4 gives Worldwide 2 to s3 [CM-62]
    others: s4 gives a card to s3 [CM-62]
    all: s1 is now the first player [CM-21]
= 170 d4704030924402706b3eb9649acbc94cf56c882944d2d524cef8f9e70b6087a1
171 s2 Commit 2 × ASISTance Consortium 2, ASISTance Consortium 4 and Worldwide 1 (your sum: 9)
    all: s2 has chosen [CM-111]
172 s4 Commit Crisis Dimension 1, 2 × Crisis Dimension 2, Crisis Dimension 3 and Worldwide 1 (your sum: 9)
    all: s4 has chosen [CM-111]
173 s1 Commit 3 × CBN 2, CBN 3, Worldwide 1, Worldwide 2 and Worldwide 3 (your sum: 15)
    all: s1 has chosen [CM-111]
174 s3 Commit CBN 1, CBN 4, Worldwide 1 and Worldwide 2 (your sum: 8)
    all: s3 has chosen [CM-111]
    all: s1 commits 7 cards [CM-75]
    all: s2 commits 4 cards [CM-75]
    all: s3 commits 4 cards [CM-75]
    all: s4 commits 5 cards [CM-75]
    all: s1 opens the market in CBN with 3 × CBN 2, CBN 3, Worldwide 1, Worldwide 2 and Worldwide 3 (sum 15) [CM-78]
    all: Oversupply: s3 also reveals CBN 1, CBN 4, Worldwide 1 and Worldwide 2 (sum 8), and CBN falls from 9 to 8 [CM-80]
175 s2 Add nothing
    all: s2 has chosen [CM-111]
176 s3 Add nothing
    all: s3 has chosen [CM-111]
177 s4 Add 2 × CBN 1 and CBN 3 (your sum: 5)
    all: s4 has chosen [CM-111]
    all: s2 adds nothing [CM-85]
    all: s3 adds nothing [CM-85]
    all: s4 adds 2 × CBN 1 and CBN 3 (sum 5) [CM-85]
    all: s1 takes rank 1 in CBN with a sum of 15: 8 crypto [CM-91, s1 +8]
    all: s3 takes rank 2 in CBN with a sum of 8: 4 crypto [CM-91, s3 +4]
    all: s4 takes rank 3 in CBN with a sum of 5: 4 crypto [CM-91, s4 +4]
    all: s2 opens the market in ASISTance Consortium with 2 × ASISTance Consortium 2, ASISTance Consortium 4 and Worldwide 1 (sum 9) [CM-78]
178 s1 Add nothing
    all: s1 has chosen [CM-111]
179 s3 Add ASISTance Consortium 2 (your sum: 2)
    all: s3 has chosen [CM-111]
180 s4 Add ASISTance Consortium 2 (your sum: 2)
    all: s4 has chosen [CM-111]
    all: s3 adds ASISTance Consortium 2 (sum 2) [CM-85]
    all: s4 adds ASISTance Consortium 2 (sum 2) [CM-85]
    all: s1 adds nothing [CM-85]
    all: s2 takes rank 1 in ASISTance Consortium with a sum of 9: 2 crypto [CM-91, s2 +2]
    all: s3 takes rank 2 in ASISTance Consortium with a sum of 2: 1 crypto [CM-91, s3 +1]
    all: s4 takes rank 2 in ASISTance Consortium with a sum of 2: 1 crypto [CM-91, s4 +1]
    all: s4 opens the market in Crisis Dimension with Crisis Dimension 1, 2 × Crisis Dimension 2, Crisis Dimension 3 and Worldwide 1 (sum 9) [CM-78]
= 180 5ee1b2a093361437e991da2bc2aa3cfb54e70440f87a2628ced28a1ad5f2ac03
181 s1 Add Crisis Dimension 4 (your sum: 4)
    all: s1 has chosen [CM-111]
182 s2 Add nothing
    all: s2 has chosen [CM-111]
183 s3 Add Crisis Dimension 3 (your sum: 3)
    all: s3 has chosen [CM-111]
    all: s1 adds Crisis Dimension 4 (sum 4) [CM-85]
    all: s2 adds nothing [CM-85]
    all: s3 adds Crisis Dimension 3 (sum 3) [CM-85]
    all: s4 takes rank 1 in Crisis Dimension with a sum of 9: 2 crypto [CM-91, s4 +2]
    all: s1 takes rank 2 in Crisis Dimension with a sum of 4: 1 crypto [CM-91, s1 +1]
    all: s3 takes rank 3 in Crisis Dimension with a sum of 3: 1 crypto [CM-91, s3 +1]
184 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
185 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
186 s3 Keep all crypto
    all: s3 keeps all crypto [CM-96, s3 +0]
187 s4 Keep all crypto
    all: s4 keeps all crypto [CM-96, s4 +0]
    all: Tie-break: s1 has 5 in shares left in hand [CM-101]
    all: Tie-break: s3 has 6 in shares left in hand [CM-101]
    all: The game is over [CM-100]
= 187 cff31ea9f35ace1ac0537358f962a96a82a27c5a71eea0f0f8fe9b7bae919cd6
s1 rank 3 score 16
s2 rank 4 score 14
s3 rank 2 score 16
s4 rank 1 score 21
