cyber-merchant revision 1, 4 seats, options {"cyber_deck":"on","notes":"shown","first":"4"}
deal
    all: Round 1 begins. First player: s4 [CM-99]
    all: 5 change tokens are placed face down on the price tracks [CM-105]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Root Bioroid 1, Crisis Dimension 1 and ASISTance Consortium 3 [CM-23]
    all: Lot 2: Criptecorp 4, ASISTance Consortium 1 and ASISTance Consortium 3 [CM-23]
    all: Lot 3: Root Bioroid 1, Criptecorp 2 and Worldwide 2 [CM-23]
    all: Lot 4: ASISTance Consortium 1, ASISTance Consortium 2 and Worldwide 3 [CM-23]
1 s4 Bid 0 on lot 2: Criptecorp 4, ASISTance Consortium 1 and ASISTance Consortium 3
    all: s4 bids 0 on lot 2 [CM-28]
2 s1 Bid 0 on lot 4: ASISTance Consortium 1, ASISTance Consortium 2 and Worldwide 3
    all: s1 bids 0 on lot 4 [CM-28]
3 s2 Bid 3 on lot 4: ASISTance Consortium 1, ASISTance Consortium 2 and Worldwide 3
    all: s2 bids 3 on lot 4 and outbids s1 [CM-28]
4 s3 Bid 4 on lot 3: Root Bioroid 1, Criptecorp 2 and Worldwide 2
    all: s3 bids 4 on lot 3 [CM-28]
5 s1 Bid 1 on lot 2: Criptecorp 4, ASISTance Consortium 1 and ASISTance Consortium 3
    all: s1 bids 1 on lot 2 and outbids s4 [CM-28]
6 s4 Bid 0 on lot 1: Root Bioroid 1, Crisis Dimension 1 and ASISTance Consortium 3
    all: s4 bids 0 on lot 1 [CM-28]
    all: s4 pays 0 for lot 1: Root Bioroid 1, Crisis Dimension 1 and ASISTance Consortium 3 [CM-42]
    all: s1 pays 1 for lot 2: Criptecorp 4, ASISTance Consortium 1 and ASISTance Consortium 3 [CM-42]
    all: s3 pays 4 for lot 3: Root Bioroid 1, Criptecorp 2 and Worldwide 2 [CM-42]
    all: s2 pays 3 for lot 4: ASISTance Consortium 1, ASISTance Consortium 2 and Worldwide 3 [CM-42]
    all: s1 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Criptecorp 2, Criptecorp 3 and Cyberstealth [CM-23]
    all: Lot 2: ASISTance Consortium 2, Collective Change and Reflector [CM-23]
    all: Lot 3: CBN 1, ASISTance Consortium 2 and The Root [CM-23]
    all: Lot 4: CBN 4, Worldwide 1 and The Root [CM-23]
7 s1 Bid 1 on lot 3: CBN 1, ASISTance Consortium 2 and The Root
    all: s1 bids 1 on lot 3 [CM-28]
8 s2 Bid 0 on lot 2: ASISTance Consortium 2, Collective Change and Reflector
    all: s2 bids 0 on lot 2 [CM-28]
9 s3 Bid 1 on lot 4: CBN 4, Worldwide 1 and The Root
    all: s3 bids 1 on lot 4 [CM-28]
10 s4 Bid 0 on lot 1: Criptecorp 2, Criptecorp 3 and Cyberstealth
    all: s4 bids 0 on lot 1 [CM-28]
    all: s4 pays 0 for lot 1: Criptecorp 2, Criptecorp 3 and Cyberstealth [CM-42]
    all: s2 pays 0 for lot 2: ASISTance Consortium 2, Collective Change and Reflector [CM-42]
    all: s1 pays 1 for lot 3: CBN 1, ASISTance Consortium 2 and The Root [CM-42]
    all: s3 pays 1 for lot 4: CBN 4, Worldwide 1 and The Root [CM-42]
= 10 6071ec5f567b1889a480b811334ac03953d4791e721455a59230d4ebd22b7f51
11 s1 Play The Root (CBN: 3 → 5)
    all: s1 plays The Root: raise one price by 2 [CM-45]
    all: CBN rises from 3 to 5 [CM-52]
12 s2 Play Reflector (Criptecorp: stays at 3 and ASISTance Consortium: stays at 3)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Criptecorp is now at 3, ASISTance Consortium at 3 [CM-68]
13 s3 Play The Root (ASISTance Consortium: 3 → 5)
    all: s3 plays The Root: raise one price by 2 [CM-45]
    all: ASISTance Consortium rises from 3 to 5 [CM-52]
14 s4 Play Cyberstealth and steal from s1
    all: s4 plays Cyberstealth: steal a random card [CM-45]
    s1 s4: s4 steals Criptecorp 4 from s1 [CM-64]
    others: s4 steals a card from s1 [CM-64]
15 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
16 s4 Give Criptecorp 4 to s2
    all: s4 has chosen [CM-111]
17 s3 Give CBN 4 to s2
    all: s3 has chosen [CM-111]
18 s1 Give ASISTance Consortium 3 to s2
    all: s1 has chosen [CM-111]
    s2 s3: s3 gives CBN 4 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
    s2 s4: s4 gives Criptecorp 4 to s2 [CM-62]
    others: s4 gives a card to s2 [CM-62]
    s1 s2: s1 gives ASISTance Consortium 3 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
19 s2 Give everyone a card back: s3: Worldwide 3, s4: CBN 4 and s1: Criptecorp 4
    s2 s3: s2 gives Worldwide 3 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
    s2 s4: s2 gives CBN 4 to s4 [CM-62]
    others: s2 gives a card to s4 [CM-62]
    s1 s2: s2 gives Criptecorp 4 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    all: s2 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Worldwide 3, Cyber Threat and Elder Chip [CM-23]
    all: Lot 2: Criptecorp 2, CBN 1 and Trajan [CM-23]
    all: Lot 3: ASISTance Consortium 4, Elder Chip and Reflector [CM-23]
    all: Lot 4: Criptecorp 1, CBN 2 and Worldwide 1 [CM-23]
20 s2 Bid 2 on lot 1: Worldwide 3, Cyber Threat and Elder Chip
    all: s2 bids 2 on lot 1 [CM-28]
= 20 312fb09734896ef6eff5dcc3f3227969f74c28f97db1a839d24b4abd94346417
21 s3 Bid 3 on lot 3: ASISTance Consortium 4, Elder Chip and Reflector
    all: s3 bids 3 on lot 3 [CM-28]
22 s4 Bid 4 on lot 4: Criptecorp 1, CBN 2 and Worldwide 1
    all: s4 bids 4 on lot 4 [CM-28]
23 s1 Bid 4 on lot 3: ASISTance Consortium 4, Elder Chip and Reflector
    all: s1 bids 4 on lot 3 and outbids s3 [CM-28]
24 s3 Bid 1 on lot 2: Criptecorp 2, CBN 1 and Trajan
    all: s3 bids 1 on lot 2 [CM-28]
    all: s2 pays 2 for lot 1: Worldwide 3, Cyber Threat and Elder Chip [CM-42]
    all: s3 pays 1 for lot 2: Criptecorp 2, CBN 1 and Trajan [CM-42]
    all: s1 pays 4 for lot 3: ASISTance Consortium 4, Elder Chip and Reflector [CM-42]
    all: s4 pays 4 for lot 4: Criptecorp 1, CBN 2 and Worldwide 1 [CM-42]
25 s2 Play Elder Chip (CBN: 5 → 6 and Root Bioroid: 3 → 2)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: CBN rises from 5 to 6 [CM-52]
    all: Root Bioroid falls from 3 to 2 [CM-52]
26 s3 Play Trajan (Crisis Dimension: 3 → 4)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: Crisis Dimension rises from 3 to 4 [CM-52]
27 s1 Play Elder Chip (Root Bioroid: 2 → 3 and CBN: 6 → 5)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Root Bioroid rises from 2 to 3 [CM-52]
    all: CBN falls from 6 to 5 [CM-52]
28 s2 Play Cyber Threat (Root Bioroid: 3 → 2)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid falls from 3 to 2 [CM-52]
29 s1 Play Reflector (Criptecorp: 3 → 5 and CBN: 5 → 3)
    all: s1 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Criptecorp is now at 5, CBN at 3 [CM-68]
    all: s3 is now the first player [CM-21]
    all: Change token 0: Root Bioroid stays at 2 [CM-107]
    all: Change token −2: Criptecorp falls from 5 to 3 [CM-107]
    all: Change token +1: CBN rises from 3 to 4 [CM-107]
    all: Change token −1: Crisis Dimension falls from 4 to 3 [CM-107]
    all: Change token +2: ASISTance Consortium rises from 5 to 7 [CM-107]
30 s1 Commit ASISTance Consortium 1, ASISTance Consortium 2 and ASISTance Consortium 4 (your sum: 7)
    all: s1 has chosen [CM-111]
= 30 fa8735d6fe132ef4ba6b1470f9fd6efe95bdcb7380e3248b4f4e9bf0adb3d3d2
31 s4 Commit Criptecorp 1, Criptecorp 2, Criptecorp 3 and Worldwide 1 (your sum: 7)
    all: s4 has chosen [CM-111]
32 s3 Commit 2 × Criptecorp 2, Worldwide 1, Worldwide 2 and Worldwide 3 (your sum: 10)
    all: s3 has chosen [CM-111]
33 s2 Commit ASISTance Consortium 1, 2 × ASISTance Consortium 2, ASISTance Consortium 3 and Worldwide 3 (your sum: 11)
    all: s2 has chosen [CM-111]
    all: s3 commits 5 cards [CM-75]
    all: s4 commits 4 cards [CM-75]
    all: s1 commits 3 cards [CM-75]
    all: s2 commits 5 cards [CM-75]
    all: s3 opens the market in Criptecorp with 2 × Criptecorp 2, Worldwide 1, Worldwide 2 and Worldwide 3 (sum 10) [CM-78]
    all: Oversupply: s4 also reveals Criptecorp 1, Criptecorp 2, Criptecorp 3 and Worldwide 1 (sum 7), and Criptecorp falls from 3 to 2 [CM-80]
34 s4 Add nothing
    all: s4 has chosen [CM-111]
35 s1 Add Criptecorp 4 (your sum: 4)
    all: s1 has chosen [CM-111]
    all: s4 adds nothing [CM-85]
    all: s1 adds Criptecorp 4 (sum 4) [CM-85]
    all: s3 takes rank 1 in Criptecorp with a sum of 10: 2 crypto [CM-91, s3 +2]
    all: s4 takes rank 2 in Criptecorp with a sum of 7: 1 crypto [CM-91, s4 +1]
    all: s1 takes rank 3 in Criptecorp with a sum of 4: 1 crypto [CM-91, s1 +1]
    all: s1 opens the market in ASISTance Consortium with ASISTance Consortium 1, ASISTance Consortium 2 and ASISTance Consortium 4 (sum 7) [CM-78]
    all: Oversupply: s2 also reveals ASISTance Consortium 1, 2 × ASISTance Consortium 2, ASISTance Consortium 3 and Worldwide 3 (sum 11), and ASISTance Consortium falls from 7 to 6 [CM-80]
36 s4 Add ASISTance Consortium 3 (your sum: 3)
    all: s4 has chosen [CM-111]
37 s3 Add nothing
    all: s3 has chosen [CM-111]
    all: s3 adds nothing [CM-85]
    all: s4 adds ASISTance Consortium 3 (sum 3) [CM-85]
    all: s1 takes rank 2 in ASISTance Consortium with a sum of 7: 3 crypto [CM-91, s1 +3]
    all: s2 takes rank 1 in ASISTance Consortium with a sum of 11: 6 crypto [CM-91, s2 +6]
    all: s4 takes rank 3 in ASISTance Consortium with a sum of 3: 3 crypto [CM-91, s4 +3]
38 s3 Keep all crypto
    all: s3 keeps all crypto [CM-96, s3 +0]
39 s4 Keep all crypto
    all: s4 keeps all crypto [CM-96, s4 +0]
40 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
= 40 7198072e55d37225ea947fc9050b48270bca896fef92aa7f093025a5bb270f74
41 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
    all: Round 2 begins. First player: s3 [CM-99]
    all: 5 change tokens are placed face down on the price tracks [CM-105]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Criptecorp 2, CBN 2 and Worldwide 1 [CM-23]
    all: Lot 2: CBN 2, The Root and Cyber Threat [CM-23]
    all: Lot 3: Root Bioroid 2, Criptecorp 1 and Trajan [CM-23]
    all: Lot 4: CBN 4, Elder Chip and Cyberstealth [CM-23]
42 s3 Bid 1 on lot 1: Criptecorp 2, CBN 2 and Worldwide 1
    all: s3 bids 1 on lot 1 [CM-28]
43 s4 Bid 2 on lot 1: Criptecorp 2, CBN 2 and Worldwide 1
    all: s4 bids 2 on lot 1 and outbids s3 [CM-28]
44 s1 Bid 0 on lot 4: CBN 4, Elder Chip and Cyberstealth
    all: s1 bids 0 on lot 4 [CM-28]
45 s2 Bid 2 on lot 4: CBN 4, Elder Chip and Cyberstealth
    all: s2 bids 2 on lot 4 and outbids s1 [CM-28]
46 s3 Bid 3 on lot 4: CBN 4, Elder Chip and Cyberstealth
    all: s3 bids 3 on lot 4 and outbids s2 [CM-28]
47 s1 Bid 0 on lot 3: Root Bioroid 2, Criptecorp 1 and Trajan
    all: s1 bids 0 on lot 3 [CM-28]
48 s2 Bid 3 on lot 2: CBN 2, The Root and Cyber Threat
    all: s2 bids 3 on lot 2 [CM-28]
    all: s4 pays 2 for lot 1: Criptecorp 2, CBN 2 and Worldwide 1 [CM-42]
    all: s2 pays 3 for lot 2: CBN 2, The Root and Cyber Threat [CM-42]
    all: s1 pays 0 for lot 3: Root Bioroid 2, Criptecorp 1 and Trajan [CM-42]
    all: s3 pays 3 for lot 4: CBN 4, Elder Chip and Cyberstealth [CM-42]
49 s3 Play Elder Chip (Crisis Dimension: 3 → 4 and Root Bioroid: 2 → 1)
    all: s3 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Crisis Dimension rises from 3 to 4 [CM-52]
    all: Root Bioroid falls from 2 to 1 [CM-52]
50 s1 Play Trajan (Criptecorp: 2 → 3)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 2 to 3 [CM-52]
= 50 5f13f409c7fab01d251d361afc7fd3e41ace418ce38365fa7c2143a1a9a6266d
51 s2 Play Cyber Threat (Crisis Dimension: 4 → 3)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 4 to 3 [CM-52]
52 s3 Play Cyberstealth and steal from s4
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s3 s4: s3 steals CBN 2 from s4 [CM-64]
    others: s3 steals a card from s4 [CM-64]
53 s2 Play The Root (ASISTance Consortium: 6 → 8)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: ASISTance Consortium rises from 6 to 8 [CM-52]
    all: s4 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: CBN 3, Crisis Dimension 3 and Cyber Threat [CM-23]
    all: Lot 2: Crisis Dimension 1, Crisis Dimension 4 and Elder Chip [CM-23]
    all: Lot 3: Root Bioroid 2, Crisis Dimension 3 and Worldwide 2 [CM-23]
    all: Lot 4: Trajan and 2 × Cyber Threat [CM-23]
54 s4 Bid 1 on lot 3: Root Bioroid 2, Crisis Dimension 3 and Worldwide 2
    all: s4 bids 1 on lot 3 [CM-28]
55 s1 Bid 3 on lot 3: Root Bioroid 2, Crisis Dimension 3 and Worldwide 2
    all: s1 bids 3 on lot 3 and outbids s4 [CM-28]
56 s2 Bid 0 on lot 4: Trajan and 2 × Cyber Threat
    all: s2 bids 0 on lot 4 [CM-28]
57 s3 Bid 1 on lot 4: Trajan and 2 × Cyber Threat
    all: s3 bids 1 on lot 4 and outbids s2 [CM-28]
58 s4 Bid 4 on lot 4: Trajan and 2 × Cyber Threat
    all: s4 bids 4 on lot 4 and outbids s3 [CM-28]
59 s2 Bid 1 on lot 1: CBN 3, Crisis Dimension 3 and Cyber Threat
    all: s2 bids 1 on lot 1 [CM-28]
60 s3 Bid 1 on lot 2: Crisis Dimension 1, Crisis Dimension 4 and Elder Chip
    all: s3 bids 1 on lot 2 [CM-28]
    all: s2 pays 1 for lot 1: CBN 3, Crisis Dimension 3 and Cyber Threat [CM-42]
    all: s3 pays 1 for lot 2: Crisis Dimension 1, Crisis Dimension 4 and Elder Chip [CM-42]
    all: s1 pays 3 for lot 3: Root Bioroid 2, Crisis Dimension 3 and Worldwide 2 [CM-42]
    all: s4 pays 4 for lot 4: Trajan and 2 × Cyber Threat [CM-42]
= 60 c7d36922bc34bc8bef0ea8d5d89d49d79b6d0be0ddeb3c0600728a0848bab518
61 s4 Play Cyber Threat (Root Bioroid: stays at 1)
    all: s4 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid stays at 1, the end of its track [CM-52]
62 s2 Play Cyber Threat (Criptecorp: 3 → 2)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 3 to 2 [CM-52]
63 s3 Play Elder Chip (Criptecorp: 2 → 3 and CBN: 4 → 3)
    all: s3 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 2 to 3 [CM-52]
    all: CBN falls from 4 to 3 [CM-52]
64 s4 Play Cyber Threat (Root Bioroid: stays at 1)
    all: s4 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid stays at 1, the end of its track [CM-52]
65 s4 Play Trajan (Root Bioroid: 1 → 2)
    all: s4 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 1 to 2 [CM-52]
    all: s1 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Root Bioroid 2, Worldwide 2 and Collective Change [CM-23]
    all: Lot 2: Criptecorp 1, Cyber Threat and Cyberstealth [CM-23]
    all: Lot 3: Root Bioroid 1, Root Bioroid 3 and Criptecorp 3 [CM-23]
    all: Lot 4: Crisis Dimension 1, ASISTance Consortium 1 and Worldwide 1 [CM-23]
66 s1 Bid 4 on lot 1: Root Bioroid 2, Worldwide 2 and Collective Change
    all: s1 bids 4 on lot 1 [CM-28]
67 s2 Bid 4 on lot 4: Crisis Dimension 1, ASISTance Consortium 1 and Worldwide 1
    all: s2 bids 4 on lot 4 [CM-28]
68 s3 Bid 3 on lot 2: Criptecorp 1, Cyber Threat and Cyberstealth
    all: s3 bids 3 on lot 2 [CM-28]
69 s4 Bid 4 on lot 3: Root Bioroid 1, Root Bioroid 3 and Criptecorp 3
    all: s4 bids 4 on lot 3 [CM-28]
    all: s1 pays 4 for lot 1: Root Bioroid 2, Worldwide 2 and Collective Change [CM-42]
    all: s3 pays 3 for lot 2: Criptecorp 1, Cyber Threat and Cyberstealth [CM-42]
    all: s4 pays 4 for lot 3: Root Bioroid 1, Root Bioroid 3 and Criptecorp 3 [CM-42]
    all: s2 pays 4 for lot 4: Crisis Dimension 1, ASISTance Consortium 1 and Worldwide 1 [CM-42]
70 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
= 70 de1cdb5125b307449eb841892c393a7f03172dc3dfa88c86c381023a6b925cd7
71 s2 Give Worldwide 1 to s1
    all: s2 has chosen [CM-111]
72 s4 Give CBN 2 to s1
    all: s4 has chosen [CM-111]
73 s3 Give Root Bioroid 1 to s1
    all: s3 has chosen [CM-111]
    s1 s2: s2 gives Worldwide 1 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    s1 s3: s3 gives Root Bioroid 1 to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
    s1 s4: s4 gives CBN 2 to s1 [CM-62]
    others: s4 gives a card to s1 [CM-62]
74 s1 Give everyone a card back: s2: Crisis Dimension 3, s3: Worldwide 2 and s4: Worldwide 1
    s1 s2: s1 gives Crisis Dimension 3 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
    s1 s3: s1 gives Worldwide 2 to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
    s1 s4: s1 gives Worldwide 1 to s4 [CM-62]
    others: s1 gives a card to s4 [CM-62]
75 s3 Play Cyberstealth and steal from s4
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s3 s4: s3 steals Root Bioroid 1 from s4 [CM-64]
    others: s3 steals a card from s4 [CM-64]
76 s3 Play Cyber Threat (Root Bioroid: 2 → 1)
    all: s3 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid falls from 2 to 1 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Change token −1: Root Bioroid stays at 1 [CM-107]
    all: Change token −1: Criptecorp falls from 3 to 2 [CM-107]
    all: Change token 0: CBN stays at 3 [CM-107]
    all: Change token 0: Crisis Dimension stays at 3 [CM-107]
    all: Change token +2: ASISTance Consortium rises from 8 to 10 [CM-107]
77 s4 Commit Criptecorp 2, Criptecorp 3 and 2 × Worldwide 1 (your sum: 7)
    all: s4 has chosen [CM-111]
78 s2 Commit Crisis Dimension 1 and 2 × Crisis Dimension 3 (your sum: 7)
    all: s2 has chosen [CM-111]
79 s3 Commit CBN 1, CBN 2, CBN 4 and Worldwide 2 (your sum: 9)
    all: s3 has chosen [CM-111]
80 s1 Commit Root Bioroid 1, 3 × Root Bioroid 2 and Worldwide 2 (your sum: 9)
    all: s1 has chosen [CM-111]
    all: s2 commits 3 cards [CM-75]
    all: s3 commits 4 cards [CM-75]
    all: s4 commits 4 cards [CM-75]
    all: s1 commits 5 cards [CM-75]
    all: s2 opens the market in Crisis Dimension with Crisis Dimension 1 and 2 × Crisis Dimension 3 (sum 7) [CM-78]
= 80 0fd7f57f6c6cd24ca96ecb7144107d526cccc929e368ac34334b1326720bedda
81 s3 Add Crisis Dimension 1 and Crisis Dimension 4 (your sum: 5)
    all: s3 has chosen [CM-111]
82 s4 Add Crisis Dimension 1 (your sum: 1)
    all: s4 has chosen [CM-111]
83 s1 Add nothing
    all: s1 has chosen [CM-111]
    all: s3 adds Crisis Dimension 1 and Crisis Dimension 4 (sum 5) [CM-85]
    all: s4 adds Crisis Dimension 1 (sum 1) [CM-85]
    all: s1 adds nothing [CM-85]
    all: s2 takes rank 1 in Crisis Dimension with a sum of 7: 3 crypto [CM-91, s2 +3]
    all: s3 takes rank 2 in Crisis Dimension with a sum of 5: 1 crypto [CM-91, s3 +1]
    all: s4 takes rank 3 in Crisis Dimension with a sum of 1: 1 crypto [CM-91, s4 +1]
    all: s3 opens the market in CBN with CBN 1, CBN 2, CBN 4 and Worldwide 2 (sum 9) [CM-78]
84 s1 Add CBN 1 and CBN 2 (your sum: 3)
    all: s1 has chosen [CM-111]
85 s2 Add CBN 2 and CBN 3 (your sum: 5)
    all: s2 has chosen [CM-111]
86 s4 Add CBN 4 (your sum: 4)
    all: s4 has chosen [CM-111]
    all: s4 adds CBN 4 (sum 4) [CM-85]
    all: s1 adds CBN 1 and CBN 2 (sum 3) [CM-85]
    all: s2 adds CBN 2 and CBN 3 (sum 5) [CM-85]
    all: s3 takes rank 1 in CBN with a sum of 9: 3 crypto [CM-91, s3 +3]
    all: s4 takes rank 3 in CBN with a sum of 4: 1 crypto [CM-91, s4 +1]
    all: s1 takes rank 4 in CBN with a sum of 3: no crypto [CM-91, s1 +0]
    all: s2 takes rank 2 in CBN with a sum of 5: 1 crypto [CM-91, s2 +1]
    all: s4 opens the market in Criptecorp with Criptecorp 2, Criptecorp 3 and 2 × Worldwide 1 (sum 7) [CM-78]
87 s3 Add Criptecorp 1 (your sum: 1)
    all: s3 has chosen [CM-111]
88 s2 Add nothing
    all: s2 has chosen [CM-111]
89 s1 Add Criptecorp 1 (your sum: 1)
    all: s1 has chosen [CM-111]
    all: s1 adds Criptecorp 1 (sum 1) [CM-85]
    all: s2 adds nothing [CM-85]
    all: s3 adds Criptecorp 1 (sum 1) [CM-85]
    all: s4 takes rank 1 in Criptecorp with a sum of 7: 2 crypto [CM-91, s4 +2]
    all: s1 takes rank 2 in Criptecorp with a sum of 1: 1 crypto [CM-91, s1 +1]
    all: s3 takes rank 2 in Criptecorp with a sum of 1: 1 crypto [CM-91, s3 +1]
    all: s1 opens the market in Root Bioroid with Root Bioroid 1, 3 × Root Bioroid 2 and Worldwide 2 (sum 9) [CM-78]
90 s2 Add nothing
    all: s2 has chosen [CM-111]
= 90 3a0d524522df1c320066a8dbec6e8256ad99db0a4c328a2361f597c5be86a3d8
91 s4 Add Root Bioroid 1 and Root Bioroid 3 (your sum: 4)
    all: s4 has chosen [CM-111]
92 s3 Add Root Bioroid 1 (your sum: 1)
    all: s3 has chosen [CM-111]
    all: s2 adds nothing [CM-85]
    all: s3 adds Root Bioroid 1 (sum 1) [CM-85]
    all: s4 adds Root Bioroid 1 and Root Bioroid 3 (sum 4) [CM-85]
    all: s1 takes rank 1 in Root Bioroid with a sum of 9: 1 crypto [CM-91, s1 +1]
    all: s3 takes rank 3 in Root Bioroid with a sum of 1: no crypto [CM-91, s3 +0]
    all: s4 takes rank 2 in Root Bioroid with a sum of 4: no crypto [CM-91, s4 +0]
93 s2 Exchange 1 crypto for 10 credits
    all: s2 exchanges 1 crypto for 10 credits [CM-96, s2 -1]
94 s3 Exchange 1 crypto for 10 credits
    all: s3 exchanges 1 crypto for 10 credits [CM-96, s3 -1]
95 s4 Exchange 1 crypto for 10 credits
    all: s4 exchanges 1 crypto for 10 credits [CM-96, s4 -1]
96 s1 Exchange 1 crypto for 10 credits
    all: s1 exchanges 1 crypto for 10 credits [CM-96, s1 -1]
    all: Round 3 begins. First player: s2 [CM-99]
    all: 5 change tokens are placed face down on the price tracks [CM-105]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Worldwide 1, Worldwide 2 and Reflector [CM-23]
    all: Lot 2: Root Bioroid 4, CBN 2 and The Root [CM-23]
    all: Lot 3: CBN 1, Crisis Dimension 3 and ASISTance Consortium 4 [CM-23]
    all: Lot 4: Root Bioroid 1, Root Bioroid 2 and Root Bioroid 4 [CM-23]
97 s2 Bid 1 on lot 4: Root Bioroid 1, Root Bioroid 2 and Root Bioroid 4
    all: s2 bids 1 on lot 4 [CM-28]
98 s3 Bid 3 on lot 3: CBN 1, Crisis Dimension 3 and ASISTance Consortium 4
    all: s3 bids 3 on lot 3 [CM-28]
99 s4 Bid 1 on lot 1: Worldwide 1, Worldwide 2 and Reflector
    all: s4 bids 1 on lot 1 [CM-28]
100 s1 Bid 0 on lot 2: Root Bioroid 4, CBN 2 and The Root
    all: s1 bids 0 on lot 2 [CM-28]
    all: s4 pays 1 for lot 1: Worldwide 1, Worldwide 2 and Reflector [CM-42]
    all: s1 pays 0 for lot 2: Root Bioroid 4, CBN 2 and The Root [CM-42]
    all: s3 pays 3 for lot 3: CBN 1, Crisis Dimension 3 and ASISTance Consortium 4 [CM-42]
    all: s2 pays 1 for lot 4: Root Bioroid 1, Root Bioroid 2 and Root Bioroid 4 [CM-42]
= 100 fb4457bd5c26b2c060006e4ba7dc11032e389af35092966d9384a404a9c6b6a3
101 s4 Play Reflector (Criptecorp: 2 → 10 and ASISTance Consortium: 10 → 2)
    all: s4 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Criptecorp is now at 10, ASISTance Consortium at 2 [CM-68]
102 s1 Play The Root (Root Bioroid: 1 → 3)
    all: s1 plays The Root: raise one price by 2 [CM-45]
    all: Root Bioroid rises from 1 to 3 [CM-52]
    all: s3 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: CBN 1, Crisis Dimension 2 and Collective Change [CM-23]
    all: Lot 2: Root Bioroid 3, Criptecorp 3 and Trajan [CM-23]
    all: Lot 3: Crisis Dimension 2, Trajan and Cyberstealth [CM-23]
    all: Lot 4: CBN 3, ASISTance Consortium 1 and Worldwide 1 [CM-23]
103 s3 Bid 3 on lot 3: Crisis Dimension 2, Trajan and Cyberstealth
    all: s3 bids 3 on lot 3 [CM-28]
104 s4 Bid 0 on lot 2: Root Bioroid 3, Criptecorp 3 and Trajan
    all: s4 bids 0 on lot 2 [CM-28]
105 s1 Bid 0 on lot 4: CBN 3, ASISTance Consortium 1 and Worldwide 1
    all: s1 bids 0 on lot 4 [CM-28]
106 s2 Bid 3 on lot 4: CBN 3, ASISTance Consortium 1 and Worldwide 1
    all: s2 bids 3 on lot 4 and outbids s1 [CM-28]
107 s1 Bid 3 on lot 2: Root Bioroid 3, Criptecorp 3 and Trajan
    all: s1 bids 3 on lot 2 and outbids s4 [CM-28]
108 s4 Bid 3 on lot 1: CBN 1, Crisis Dimension 2 and Collective Change
    all: s4 bids 3 on lot 1 [CM-28]
    all: s4 pays 3 for lot 1: CBN 1, Crisis Dimension 2 and Collective Change [CM-42]
    all: s1 pays 3 for lot 2: Root Bioroid 3, Criptecorp 3 and Trajan [CM-42]
    all: s3 pays 3 for lot 3: Crisis Dimension 2, Trajan and Cyberstealth [CM-42]
    all: s2 pays 3 for lot 4: CBN 3, ASISTance Consortium 1 and Worldwide 1 [CM-42]
109 s3 Play Trajan (Root Bioroid: 3 → 4)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 3 to 4 [CM-52]
110 s4 Play Collective Change
    all: s4 plays Collective Change: everyone gives you a card and gets one back [CM-45]
= 110 15a748f7370e9857f61dc5ee76e3dcde3cfdc8f17c767e38372b2374728e5366
111 s3 Give CBN 1 to s4
    all: s3 has chosen [CM-111]
112 s1 Give Trajan to s4
    all: s1 has chosen [CM-111]
113 s2 Give Root Bioroid 1 to s4
    all: s2 has chosen [CM-111]
    s1 s4: s1 gives Trajan to s4 [CM-62]
    others: s1 gives a card to s4 [CM-62]
    s2 s4: s2 gives Root Bioroid 1 to s4 [CM-62]
    others: s2 gives a card to s4 [CM-62]
    s3 s4: s3 gives CBN 1 to s4 [CM-62]
    others: s3 gives a card to s4 [CM-62]
114 s4 Give everyone a card back: s1: Crisis Dimension 2, s2: Worldwide 1 and s3: Root Bioroid 1
    s1 s4: s4 gives Crisis Dimension 2 to s1 [CM-62]
    others: s4 gives a card to s1 [CM-62]
    s2 s4: s4 gives Worldwide 1 to s2 [CM-62]
    others: s4 gives a card to s2 [CM-62]
    s3 s4: s4 gives Root Bioroid 1 to s3 [CM-62]
    others: s4 gives a card to s3 [CM-62]
115 s3 Play Cyberstealth and steal from s1
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s1 s3: s3 steals CBN 2 from s1 [CM-64]
    others: s3 steals a card from s1 [CM-64]
116 s4 Play Trajan (Criptecorp: stays at 10)
    all: s4 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp stays at 10, the end of its track [CM-52]
    all: s4 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Root Bioroid 3 and 2 × Crisis Dimension 2 [CM-23]
    all: Lot 2: Criptecorp 1, Crisis Dimension 4 and Trajan [CM-23]
    all: Lot 3: Crisis Dimension 1, ASISTance Consortium 3 and Worldwide 2 [CM-23]
    all: Lot 4: Criptecorp 4, CBN 3 and ASISTance Consortium 2 [CM-23]
117 s4 Bid 2 on lot 2: Criptecorp 1, Crisis Dimension 4 and Trajan
    all: s4 bids 2 on lot 2 [CM-28]
118 s1 Bid 1 on lot 4: Criptecorp 4, CBN 3 and ASISTance Consortium 2
    all: s1 bids 1 on lot 4 [CM-28]
119 s2 Bid 1 on lot 3: Crisis Dimension 1, ASISTance Consortium 3 and Worldwide 2
    all: s2 bids 1 on lot 3 [CM-28]
120 s3 Bid 4 on lot 1: Root Bioroid 3 and 2 × Crisis Dimension 2
    all: s3 bids 4 on lot 1 [CM-28]
    all: s3 pays 4 for lot 1: Root Bioroid 3 and 2 × Crisis Dimension 2 [CM-42]
    all: s4 pays 2 for lot 2: Criptecorp 1, Crisis Dimension 4 and Trajan [CM-42]
    all: s2 pays 1 for lot 3: Crisis Dimension 1, ASISTance Consortium 3 and Worldwide 2 [CM-42]
    all: s1 pays 1 for lot 4: Criptecorp 4, CBN 3 and ASISTance Consortium 2 [CM-42]
= 120 0e273f5c03e4c0dd9c7988a8cded8bb824d6f7e13a333e3ae2eecaa1fc5b5ce4
121 s4 Play Trajan (CBN: 3 → 4)
    all: s4 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 3 to 4 [CM-52]
    all: s1 is now the first player [CM-21]
    all: Change token +1: Root Bioroid rises from 4 to 5 [CM-107]
    all: Change token −2: Criptecorp falls from 10 to 8 [CM-107]
    all: Change token +1: CBN rises from 4 to 5 [CM-107]
    all: Change token +2: Crisis Dimension rises from 3 to 5 [CM-107]
    all: Change token 0: ASISTance Consortium stays at 2 [CM-107]
122 s1 Commit Root Bioroid 3 and Root Bioroid 4 (your sum: 7)
    all: s1 has chosen [CM-111]
123 s3 Commit 3 × Crisis Dimension 2 and Crisis Dimension 3 (your sum: 9)
    all: s3 has chosen [CM-111]
124 s4 Commit Crisis Dimension 4 and Worldwide 2 (your sum: 6)
    all: s4 has chosen [CM-111]
125 s2 Commit Root Bioroid 2, Root Bioroid 4, 2 × Worldwide 1 and Worldwide 2 (your sum: 10)
    all: s2 has chosen [CM-111]
    all: s1 commits 2 cards [CM-75]
    all: s2 commits 5 cards [CM-75]
    all: s3 commits 4 cards [CM-75]
    all: s4 commits 2 cards [CM-75]
    all: s1 opens the market in Root Bioroid with Root Bioroid 3 and Root Bioroid 4 (sum 7) [CM-78]
    all: Oversupply: s2 also reveals Root Bioroid 2, Root Bioroid 4, 2 × Worldwide 1 and Worldwide 2 (sum 10), and Root Bioroid falls from 5 to 4 [CM-80]
126 s2 Add nothing
    all: s2 has chosen [CM-111]
127 s3 Add Root Bioroid 1 and Root Bioroid 3 (your sum: 4)
    all: s3 has chosen [CM-111]
128 s4 Add nothing
    all: s4 has chosen [CM-111]
    all: s2 adds nothing [CM-85]
    all: s3 adds Root Bioroid 1 and Root Bioroid 3 (sum 4) [CM-85]
    all: s4 adds nothing [CM-85]
    all: s1 takes rank 2 in Root Bioroid with a sum of 7: 2 crypto [CM-91, s1 +2]
    all: s2 takes rank 1 in Root Bioroid with a sum of 10: 4 crypto [CM-91, s2 +4]
    all: s3 takes rank 3 in Root Bioroid with a sum of 4: 2 crypto [CM-91, s3 +2]
    all: s3 opens the market in Crisis Dimension with 3 × Crisis Dimension 2 and Crisis Dimension 3 (sum 9) [CM-78]
    all: Oversupply: s4 also reveals Crisis Dimension 4 and Worldwide 2 (sum 6), and Crisis Dimension falls from 5 to 4 [CM-80]
129 s1 Add Crisis Dimension 2 (your sum: 2)
    all: s1 has chosen [CM-111]
130 s4 Add nothing
    all: s4 has chosen [CM-111]
= 130 431c1cbd1d919501fae1f2d4488fc8a05bcef1993d65f2c2553222c792cf59fa
131 s2 Add Crisis Dimension 1 (your sum: 1)
    all: s2 has chosen [CM-111]
    all: s4 adds nothing [CM-85]
    all: s1 adds Crisis Dimension 2 (sum 2) [CM-85]
    all: s2 adds Crisis Dimension 1 (sum 1) [CM-85]
    all: s3 takes rank 1 in Crisis Dimension with a sum of 9: 4 crypto [CM-91, s3 +4]
    all: s4 takes rank 2 in Crisis Dimension with a sum of 6: 2 crypto [CM-91, s4 +2]
    all: s1 takes rank 3 in Crisis Dimension with a sum of 2: 2 crypto [CM-91, s1 +2]
    all: s2 takes rank 4 in Crisis Dimension with a sum of 1: no crypto [CM-91, s2 +0]
132 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
133 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
134 s3 Exchange 1 crypto for 10 credits
    all: s3 exchanges 1 crypto for 10 credits [CM-96, s3 -1]
135 s4 Keep all crypto
    all: s4 keeps all crypto [CM-96, s4 +0]
    all: Round 4 begins. First player: s1 [CM-99]
    all: 5 change tokens are placed face down on the price tracks [CM-105]
    all: Auction 1 begins [CM-20]
    all: The discard pile (95 cards) is shuffled into a new deck [CM-26]
    all: Lot 1: Crisis Dimension 3, The Root and Cyberstealth [CM-23]
    all: Lot 2: Criptecorp 1, Crisis Dimension 1 and Crisis Dimension 2 [CM-23]
    all: Lot 3: Root Bioroid 1, Criptecorp 2 and Worldwide 2 [CM-23]
    all: Lot 4: Crisis Dimension 1 and 2 × Worldwide 1 [CM-23]
136 s1 Bid 3 on lot 2: Criptecorp 1, Crisis Dimension 1 and Crisis Dimension 2
    all: s1 bids 3 on lot 2 [CM-28]
137 s2 Bid 2 on lot 4: Crisis Dimension 1 and 2 × Worldwide 1
    all: s2 bids 2 on lot 4 [CM-28]
138 s3 Bid 3 on lot 4: Crisis Dimension 1 and 2 × Worldwide 1
    all: s3 bids 3 on lot 4 and outbids s2 [CM-28]
139 s4 Bid 4 on lot 4: Crisis Dimension 1 and 2 × Worldwide 1
    all: s4 bids 4 on lot 4 and outbids s3 [CM-28]
140 s2 Bid 0 on lot 3: Root Bioroid 1, Criptecorp 2 and Worldwide 2
    all: s2 bids 0 on lot 3 [CM-28]
= 140 16e6ed9f0a67932621c4b76d99868635edff3ae228af7610abb6b36bfbfd85e5
141 s3 Bid 1 on lot 3: Root Bioroid 1, Criptecorp 2 and Worldwide 2
    all: s3 bids 1 on lot 3 and outbids s2 [CM-28]
142 s2 Bid 2 on lot 1: Crisis Dimension 3, The Root and Cyberstealth
    all: s2 bids 2 on lot 1 [CM-28]
    all: s2 pays 2 for lot 1: Crisis Dimension 3, The Root and Cyberstealth [CM-42]
    all: s1 pays 3 for lot 2: Criptecorp 1, Crisis Dimension 1 and Crisis Dimension 2 [CM-42]
    all: s3 pays 1 for lot 3: Root Bioroid 1, Criptecorp 2 and Worldwide 2 [CM-42]
    all: s4 pays 4 for lot 4: Crisis Dimension 1 and 2 × Worldwide 1 [CM-42]
143 s2 Play The Root (ASISTance Consortium: 2 → 4)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: ASISTance Consortium rises from 2 to 4 [CM-52]
144 s2 Play Cyberstealth and steal from s3
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    s2 s3: s2 steals Worldwide 2 from s3 [CM-64]
    others: s2 steals a card from s3 [CM-64]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Crisis Dimension 1, Trajan and The Root [CM-23]
    all: Lot 2: Crisis Dimension 4, Worldwide 2 and The Root [CM-23]
    all: Lot 3: Worldwide 2, Worldwide 3 and Cyber Threat [CM-23]
    all: Lot 4: Criptecorp 4, ASISTance Consortium 2 and Reflector [CM-23]
145 s2 Bid 0 on lot 3: Worldwide 2, Worldwide 3 and Cyber Threat
    all: s2 bids 0 on lot 3 [CM-28]
146 s3 Bid 1 on lot 1: Crisis Dimension 1, Trajan and The Root
    all: s3 bids 1 on lot 1 [CM-28]
147 s4 Bid 2 on lot 2: Crisis Dimension 4, Worldwide 2 and The Root
    all: s4 bids 2 on lot 2 [CM-28]
148 s1 Bid 4 on lot 3: Worldwide 2, Worldwide 3 and Cyber Threat
    all: s1 bids 4 on lot 3 and outbids s2 [CM-28]
149 s2 Bid 4 on lot 2: Crisis Dimension 4, Worldwide 2 and The Root
    all: s2 bids 4 on lot 2 and outbids s4 [CM-28]
150 s4 Bid 2 on lot 1: Crisis Dimension 1, Trajan and The Root
    all: s4 bids 2 on lot 1 and outbids s3 [CM-28]
= 150 7b9fd4c12ebb6e976246737d3b3e7d415daaba45b90228259d82128b97937a64
151 s3 Bid 1 on lot 4: Criptecorp 4, ASISTance Consortium 2 and Reflector
    all: s3 bids 1 on lot 4 [CM-28]
    all: s4 pays 2 for lot 1: Crisis Dimension 1, Trajan and The Root [CM-42]
    all: s2 pays 4 for lot 2: Crisis Dimension 4, Worldwide 2 and The Root [CM-42]
    all: s1 pays 4 for lot 3: Worldwide 2, Worldwide 3 and Cyber Threat [CM-42]
    all: s3 pays 1 for lot 4: Criptecorp 4, ASISTance Consortium 2 and Reflector [CM-42]
152 s2 Play The Root (Root Bioroid: 4 → 6)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: Root Bioroid rises from 4 to 6 [CM-52]
153 s3 Play Reflector (CBN: 5 → 4 and Crisis Dimension: 4 → 5)
    all: s3 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: CBN is now at 4, Crisis Dimension at 5 [CM-68]
154 s4 Play Trajan (CBN: 4 → 5)
    all: s4 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 4 to 5 [CM-52]
155 s1 Play Cyber Threat (Root Bioroid: 6 → 5)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid falls from 6 to 5 [CM-52]
156 s4 Play The Root (ASISTance Consortium: 4 → 6)
    all: s4 plays The Root: raise one price by 2 [CM-45]
    all: ASISTance Consortium rises from 4 to 6 [CM-52]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Root Bioroid 4, Crisis Dimension 3 and Collective Change [CM-23]
    all: Lot 2: Crisis Dimension 2, Cyberstealth and Reflector [CM-23]
    all: Lot 3: Trajan, Cyber Threat and Cyberstealth [CM-23]
    all: Lot 4: Worldwide 1, Trajan and Elder Chip [CM-23]
157 s3 Bid 3 on lot 1: Root Bioroid 4, Crisis Dimension 3 and Collective Change
    all: s3 bids 3 on lot 1 [CM-28]
158 s4 Bid 4 on lot 3: Trajan, Cyber Threat and Cyberstealth
    all: s4 bids 4 on lot 3 [CM-28]
159 s1 Bid 2 on lot 2: Crisis Dimension 2, Cyberstealth and Reflector
    all: s1 bids 2 on lot 2 [CM-28]
160 s2 Bid 0 on lot 4: Worldwide 1, Trajan and Elder Chip
    all: s2 bids 0 on lot 4 [CM-28]
    all: s3 pays 3 for lot 1: Root Bioroid 4, Crisis Dimension 3 and Collective Change [CM-42]
    all: s1 pays 2 for lot 2: Crisis Dimension 2, Cyberstealth and Reflector [CM-42]
    all: s4 pays 4 for lot 3: Trajan, Cyber Threat and Cyberstealth [CM-42]
    all: s2 pays 0 for lot 4: Worldwide 1, Trajan and Elder Chip [CM-42]
= 160 04ae8e02eeb8018e1e0158d12f0a35f651891ec8a6c45fb2b40b4cd1dce24c1c
161 s3 Play Collective Change
    all: s3 plays Collective Change: everyone gives you a card and gets one back [CM-45]
162 s4 Give Trajan to s3
    all: s4 has chosen [CM-111]
163 s1 Give Reflector to s3
    all: s1 has chosen [CM-111]
164 s2 Give CBN 3 to s3
    all: s2 has chosen [CM-111]
    s3 s4: s4 gives Trajan to s3 [CM-62]
    others: s4 gives a card to s3 [CM-62]
    s1 s3: s1 gives Reflector to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
    s2 s3: s2 gives CBN 3 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
165 s3 Give everyone a card back: s4: Crisis Dimension 3, s1: Trajan and s2: Criptecorp 4
    s3 s4: s3 gives Crisis Dimension 3 to s4 [CM-62]
    others: s3 gives a card to s4 [CM-62]
    s1 s3: s3 gives Trajan to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
    s2 s3: s3 gives Criptecorp 4 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
166 s4 Play Cyberstealth and steal from s2
    all: s4 plays Cyberstealth: steal a random card [CM-45]
    s2 s4: s4 steals ASISTance Consortium 3 from s2 [CM-64]
    others: s4 steals a card from s2 [CM-64]
167 s1 Play Trajan (CBN: 5 → 6)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 5 to 6 [CM-52]
168 s2 Play Elder Chip (ASISTance Consortium: 6 → 7 and Crisis Dimension: 5 → 4)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: ASISTance Consortium rises from 6 to 7 [CM-52]
    all: Crisis Dimension falls from 5 to 4 [CM-52]
169 s3 Play Reflector (Root Bioroid: 5 → 7 and ASISTance Consortium: 7 → 5)
    all: s3 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 7, ASISTance Consortium at 5 [CM-68]
170 s4 Play Cyber Threat (Crisis Dimension: 4 → 3)
    all: s4 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 4 to 3 [CM-52]
= 170 28ae7786069c48ccd857f02dbe1e43317ccadbb25eabef56ce3e534531f1ac79
171 s1 Play Cyberstealth and steal from s3
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s3: s1 steals CBN 3 from s3 [CM-64]
    others: s1 steals a card from s3 [CM-64]
172 s2 Play Trajan (ASISTance Consortium: 5 → 6)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: ASISTance Consortium rises from 5 to 6 [CM-52]
    all: s4 is now the first player [CM-21]
    all: Change token −2: Root Bioroid falls from 7 to 5 [CM-107]
    all: Change token 0: Criptecorp stays at 8 [CM-107]
    all: Change token 0: CBN stays at 6 [CM-107]
    all: Change token +2: Crisis Dimension rises from 3 to 5 [CM-107]
    all: Change token −1: ASISTance Consortium falls from 6 to 5 [CM-107]
173 s4 Commit 2 × Crisis Dimension 1, Crisis Dimension 3 and 2 × Worldwide 1 (your sum: 7)
    all: s4 has chosen [CM-111]
174 s3 Commit ASISTance Consortium 2 and ASISTance Consortium 4 (your sum: 6)
    all: s3 has chosen [CM-111]
175 s1 Commit Criptecorp 1, Criptecorp 3, Criptecorp 4, Worldwide 2 and Worldwide 3 (your sum: 13)
    all: s1 has chosen [CM-111]
176 s2 Commit Crisis Dimension 3, Crisis Dimension 4, Worldwide 1 and 2 × Worldwide 2 (your sum: 12)
    all: s2 has chosen [CM-111]
    all: s4 commits 5 cards [CM-75]
    all: s1 commits 5 cards [CM-75]
    all: s2 commits 5 cards [CM-75]
    all: s3 commits 2 cards [CM-75]
    all: s4 opens the market in Crisis Dimension with 2 × Crisis Dimension 1, Crisis Dimension 3 and 2 × Worldwide 1 (sum 7) [CM-78]
    all: Oversupply: s2 also reveals Crisis Dimension 3, Crisis Dimension 4, Worldwide 1 and 2 × Worldwide 2 (sum 12), and Crisis Dimension falls from 5 to 4 [CM-80]
177 s2 Add nothing
    all: s2 has chosen [CM-111]
178 s3 Add nothing
    all: s3 has chosen [CM-111]
179 s1 Add Crisis Dimension 1 and 2 × Crisis Dimension 2 (your sum: 5)
    all: s1 has chosen [CM-111]
    all: s1 adds Crisis Dimension 1 and 2 × Crisis Dimension 2 (sum 5) [CM-85]
    all: s2 adds nothing [CM-85]
    all: s3 adds nothing [CM-85]
    all: s4 takes rank 2 in Crisis Dimension with a sum of 7: 2 crypto [CM-91, s4 +2]
    all: s1 takes rank 3 in Crisis Dimension with a sum of 5: 2 crypto [CM-91, s1 +2]
    all: s2 takes rank 1 in Crisis Dimension with a sum of 12: 4 crypto [CM-91, s2 +4]
    all: s1 opens the market in Criptecorp with Criptecorp 1, Criptecorp 3, Criptecorp 4, Worldwide 2 and Worldwide 3 (sum 13) [CM-78]
180 s3 Add Criptecorp 2 (your sum: 2)
    all: s3 has chosen [CM-111]
= 180 f9c28cddff6a3e9fd260da7e3165951b679cbf685e1086e7cf7e86c9ab68fd53
181 s4 Add Criptecorp 1 (your sum: 1)
    all: s4 has chosen [CM-111]
182 s2 Add Criptecorp 4 (your sum: 4)
    all: s2 has chosen [CM-111]
    all: s2 adds Criptecorp 4 (sum 4) [CM-85]
    all: s3 adds Criptecorp 2 (sum 2) [CM-85]
    all: s4 adds Criptecorp 1 (sum 1) [CM-85]
    all: s1 takes rank 1 in Criptecorp with a sum of 13: 8 crypto [CM-91, s1 +8]
    all: s2 takes rank 2 in Criptecorp with a sum of 4: 4 crypto [CM-91, s2 +4]
    all: s3 takes rank 3 in Criptecorp with a sum of 2: 4 crypto [CM-91, s3 +4]
    all: s4 takes rank 4 in Criptecorp with a sum of 1: no crypto [CM-91, s4 +0]
    all: s3 opens the market in ASISTance Consortium with ASISTance Consortium 2 and ASISTance Consortium 4 (sum 6) [CM-78]
183 s4 Add ASISTance Consortium 3 (your sum: 3)
    all: s4 has chosen [CM-111]
184 s1 Add ASISTance Consortium 2 (your sum: 2)
    all: s1 has chosen [CM-111]
185 s2 Add 2 × ASISTance Consortium 1 (your sum: 2)
    all: s2 has chosen [CM-111]
    all: s4 adds ASISTance Consortium 3 (sum 3) [CM-85]
    all: s1 adds ASISTance Consortium 2 (sum 2) [CM-85]
    all: s2 adds 2 × ASISTance Consortium 1 (sum 2) [CM-85]
    all: s3 takes rank 1 in ASISTance Consortium with a sum of 6: 5 crypto [CM-91, s3 +5]
    all: s4 takes rank 2 in ASISTance Consortium with a sum of 3: 2 crypto [CM-91, s4 +2]
    all: s1 takes rank 3 in ASISTance Consortium with a sum of 2: 2 crypto [CM-91, s1 +2]
    all: s2 takes rank 3 in ASISTance Consortium with a sum of 2: 2 crypto [CM-91, s2 +2]
186 s4 Keep all crypto
    all: s4 keeps all crypto [CM-96, s4 +0]
187 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
188 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
189 s3 Keep all crypto
    all: s3 keeps all crypto [CM-96, s3 +0]
    all: The game is over [CM-100]
= 189 73a68588440b84aad592a29ed1b21019dcf7d99870468f17f5c71b112f1216f3
s1 rank 2 score 21
s2 rank 1 score 23
s3 rank 3 score 20
s4 rank 4 score 13
