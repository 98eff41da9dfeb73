cyber-merchant revision 1, 3 seats, options {"cyber_deck":"on","notes":"hidden","first":"1"}
deal
    all: Round 1 begins. First player: s1 [CM-99]
    all: 4 change tokens are placed face down on the price tracks [CM-105]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Root Bioroid 4, Worldwide 1 and Reflector [CM-23]
    all: Lot 2: Crisis Dimension 2, Trajan and Cyberstealth [CM-23]
    all: Lot 3: Root Bioroid 3, Elder Chip and Collective Change [CM-23]
1 s1 Bid 1 on lot 1: Root Bioroid 4, Worldwide 1 and Reflector
    all: s1 bids 1 on lot 1 [CM-28]
2 s2 Bid 2 on lot 1: Root Bioroid 4, Worldwide 1 and Reflector
    all: s2 bids 2 on lot 1 and outbids s1 [CM-28]
3 s3 Bid 1 on lot 2: Crisis Dimension 2, Trajan and Cyberstealth
    all: s3 bids 1 on lot 2 [CM-28]
4 s1 Bid 2 on lot 3: Root Bioroid 3, Elder Chip and Collective Change
    all: s1 bids 2 on lot 3 [CM-28]
    all: s2 pays 2 for lot 1: Root Bioroid 4, Worldwide 1 and Reflector [CM-42]
    all: s3 pays 1 for lot 2: Crisis Dimension 2, Trajan and Cyberstealth [CM-42]
    all: s1 pays 2 for lot 3: Root Bioroid 3, Elder Chip and Collective Change [CM-42]
5 s1 Play Elder Chip (CBN: 3 → 4 and Crisis Dimension: 3 → 2)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: CBN rises from 3 to 4 [CM-52]
    all: Crisis Dimension falls from 3 to 2 [CM-52]
6 s2 Play Reflector (Root Bioroid: 3 → 2 and Crisis Dimension: 2 → 3)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 2, Crisis Dimension at 3 [CM-68]
7 s3 Play Cyberstealth and steal from s2
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s2 s3: s3 steals Worldwide 1 from s2 [CM-64]
    others: s3 steals a card from s2 [CM-64]
8 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
9 s3 Give Trajan to s1
    all: s3 has chosen [CM-111]
    s1 s2: s2 gives Root Bioroid 4 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    s1 s3: s3 gives Trajan to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
10 s1 Give everyone a card back: s2: Root Bioroid 3 and s3: Root Bioroid 4
    s1 s2: s1 gives Root Bioroid 3 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
    s1 s3: s1 gives Root Bioroid 4 to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
= 10 e3e8135036e22f10a8d44a3d1976444bcf2281465e5ceee898544ea291879d44
11 s1 Play Trajan (Root Bioroid: 2 → 3)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 2 to 3 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: 2 × Root Bioroid 2 and Elder Chip [CM-23]
    all: Lot 2: Criptecorp 3, Crisis Dimension 1 and The Root [CM-23]
    all: Lot 3: Root Bioroid 2, CBN 1 and Crisis Dimension 3 [CM-23]
12 s2 Bid 4 on lot 3: Root Bioroid 2, CBN 1 and Crisis Dimension 3
    all: s2 bids 4 on lot 3 [CM-28]
13 s3 Bid 2 on lot 2: Criptecorp 3, Crisis Dimension 1 and The Root
    all: s3 bids 2 on lot 2 [CM-28]
14 s1 Bid 4 on lot 2: Criptecorp 3, Crisis Dimension 1 and The Root
    all: s1 bids 4 on lot 2 and outbids s3 [CM-28]
15 s3 Bid 2 on lot 1: 2 × Root Bioroid 2 and Elder Chip
    all: s3 bids 2 on lot 1 [CM-28]
    all: s3 pays 2 for lot 1: 2 × Root Bioroid 2 and Elder Chip [CM-42]
    all: s1 pays 4 for lot 2: Criptecorp 3, Crisis Dimension 1 and The Root [CM-42]
    all: s2 pays 4 for lot 3: Root Bioroid 2, CBN 1 and Crisis Dimension 3 [CM-42]
16 s3 Play Elder Chip (Crisis Dimension: 3 → 4 and Criptecorp: 3 → 2)
    all: s3 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Crisis Dimension rises from 3 to 4 [CM-52]
    all: Criptecorp falls from 3 to 2 [CM-52]
17 s1 Play The Root (Crisis Dimension: 4 → 6)
    all: s1 plays The Root: raise one price by 2 [CM-45]
    all: Crisis Dimension rises from 4 to 6 [CM-52]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Criptecorp 4, Trajan and Cyber Threat [CM-23]
    all: Lot 2: Root Bioroid 3, CBN 1 and Worldwide 1 [CM-23]
    all: Lot 3: Trajan, Cyber Threat and Cyberstealth [CM-23]
18 s3 Bid 3 on lot 1: Criptecorp 4, Trajan and Cyber Threat
    all: s3 bids 3 on lot 1 [CM-28]
19 s1 Bid 2 on lot 3: Trajan, Cyber Threat and Cyberstealth
    all: s1 bids 2 on lot 3 [CM-28]
20 s2 Bid 4 on lot 1: Criptecorp 4, Trajan and Cyber Threat
    all: s2 bids 4 on lot 1 and outbids s3 [CM-28]
= 20 85b23340bcda8ba58a378cab50b5ddfb1af7eae8dc1228528634d2b06d2b4dad
21 s3 Bid 4 on lot 2: Root Bioroid 3, CBN 1 and Worldwide 1
    all: s3 bids 4 on lot 2 [CM-28]
    all: s2 pays 4 for lot 1: Criptecorp 4, Trajan and Cyber Threat [CM-42]
    all: s3 pays 4 for lot 2: Root Bioroid 3, CBN 1 and Worldwide 1 [CM-42]
    all: s1 pays 2 for lot 3: Trajan, Cyber Threat and Cyberstealth [CM-42]
22 s1 Play Trajan (CBN: 4 → 5)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 4 to 5 [CM-52]
23 s2 Play Cyber Threat (Crisis Dimension: 6 → 5)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 6 to 5 [CM-52]
24 s1 Play Cyber Threat (Root Bioroid: 3 → 2)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid falls from 3 to 2 [CM-52]
25 s2 Play Trajan (Crisis Dimension: 5 → 6)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Crisis Dimension rises from 5 to 6 [CM-52]
26 s1 Play Cyberstealth and steal from s3
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s3: s1 steals Root Bioroid 3 from s3 [CM-64]
    others: s1 steals a card from s3 [CM-64]
    all: s1 is now the first player [CM-21]
    all: Change token +1: Root Bioroid rises from 2 to 3 [CM-107]
    all: Change token +1: Criptecorp rises from 2 to 3 [CM-107]
    all: Change token 0: CBN stays at 5 [CM-107]
    all: Change token −1: Crisis Dimension falls from 6 to 5 [CM-107]
27 s1 Commit Root Bioroid 3 (your sum: 3)
    all: s1 has chosen [CM-111]
28 s2 Commit Root Bioroid 2 and Root Bioroid 3 (your sum: 5)
    all: s2 has chosen [CM-111]
29 s3 Commit 2 × Root Bioroid 2, Root Bioroid 4 and 2 × Worldwide 1 (your sum: 10)
    all: s3 has chosen [CM-111]
    all: s1 commits 1 card [CM-75]
    all: s2 commits 2 cards [CM-75]
    all: s3 commits 5 cards [CM-75]
    all: s1 opens the market in Root Bioroid with Root Bioroid 3 (sum 3) [CM-78]
    all: Oversupply: s2 also reveals Root Bioroid 2 and Root Bioroid 3 (sum 5), and Root Bioroid falls from 3 to 2 [CM-80]
    all: Oversupply: s3 also reveals 2 × Root Bioroid 2, Root Bioroid 4 and 2 × Worldwide 1 (sum 10), and Root Bioroid falls from 2 to 1 [CM-80]
30 s2 Add nothing
    all: s2 has chosen [CM-111]
= 30 1dda852b9a2b5a3d70012846cb15a3e3efbe37640d3c8bfb54b8eb1ecfe4d683
31 s3 Add nothing
    all: s3 has chosen [CM-111]
    all: s2 adds nothing [CM-85]
    all: s3 adds nothing [CM-85]
    all: s1 takes rank 3 in Root Bioroid with a sum of 3: no crypto [CM-91, s1 +0]
    all: s2 takes rank 2 in Root Bioroid with a sum of 5: no crypto [CM-91, s2 +0]
    all: s3 takes rank 1 in Root Bioroid with a sum of 10: 1 crypto [CM-91, s3 +1]
32 s3 Keep all crypto
    all: s3 keeps all crypto [CM-96, s3 +0]
    all: Round 2 begins. First player: s1 [CM-99]
    all: 4 change tokens are placed face down on the price tracks [CM-105]
    all: Auction 1 begins [CM-20]
    all: Lot 1: CBN 1, CBN 2 and Worldwide 2 [CM-23]
    all: Lot 2: Root Bioroid 1, CBN 4 and Collective Change [CM-23]
    all: Lot 3: CBN 1, Crisis Dimension 3 and The Root [CM-23]
33 s1 Bid 2 on lot 2: Root Bioroid 1, CBN 4 and Collective Change
    all: s1 bids 2 on lot 2 [CM-28]
34 s2 Bid 0 on lot 1: CBN 1, CBN 2 and Worldwide 2
    all: s2 bids 0 on lot 1 [CM-28]
35 s3 Bid 4 on lot 3: CBN 1, Crisis Dimension 3 and The Root
    all: s3 bids 4 on lot 3 [CM-28]
    all: s2 pays 0 for lot 1: CBN 1, CBN 2 and Worldwide 2 [CM-42]
    all: s1 pays 2 for lot 2: Root Bioroid 1, CBN 4 and Collective Change [CM-42]
    all: s3 pays 4 for lot 3: CBN 1, Crisis Dimension 3 and The Root [CM-42]
36 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
37 s3 Give The Root to s1
    all: s3 has chosen [CM-111]
38 s2 Give CBN 1 to s1
    all: s2 has chosen [CM-111]
    s1 s2: s2 gives CBN 1 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    s1 s3: s3 gives The Root to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
39 s1 Give everyone a card back: s2: Root Bioroid 1 and s3: The Root
    s1 s2: s1 gives Root Bioroid 1 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
    s1 s3: s1 gives The Root to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
40 s3 Play The Root (Crisis Dimension: 5 → 7)
    all: s3 plays The Root: raise one price by 2 [CM-45]
    all: Crisis Dimension rises from 5 to 7 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Criptecorp 3, CBN 2 and Collective Change [CM-23]
    all: Lot 2: Root Bioroid 1, Criptecorp 2 and Worldwide 2 [CM-23]
    all: Lot 3: Criptecorp 1, Criptecorp 4 and Worldwide 1 [CM-23]
= 40 fa69ad9736bd3a427e0a1da27bf3ac388e38e1f4a18c2ff50ef25526a55c3e60
41 s2 Bid 4 on lot 1: Criptecorp 3, CBN 2 and Collective Change
    all: s2 bids 4 on lot 1 [CM-28]
42 s3 Bid 3 on lot 3: Criptecorp 1, Criptecorp 4 and Worldwide 1
    all: s3 bids 3 on lot 3 [CM-28]
43 s1 Bid 1 on lot 2: Root Bioroid 1, Criptecorp 2 and Worldwide 2
    all: s1 bids 1 on lot 2 [CM-28]
    all: s2 pays 4 for lot 1: Criptecorp 3, CBN 2 and Collective Change [CM-42]
    all: s1 pays 1 for lot 2: Root Bioroid 1, Criptecorp 2 and Worldwide 2 [CM-42]
    all: s3 pays 3 for lot 3: Criptecorp 1, Criptecorp 4 and Worldwide 1 [CM-42]
44 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
45 s1 Give Criptecorp 2 to s2
    all: s1 has chosen [CM-111]
46 s3 Give Crisis Dimension 3 to s2
    all: s3 has chosen [CM-111]
    s2 s3: s3 gives Crisis Dimension 3 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
    s1 s2: s1 gives Criptecorp 2 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
47 s2 Give everyone a card back: s3: CBN 1 and s1: Criptecorp 2
    s2 s3: s2 gives CBN 1 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
    s1 s2: s2 gives Criptecorp 2 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: CBN 3, Worldwide 1 and Worldwide 2 [CM-23]
    all: Lot 2: Crisis Dimension 1, Crisis Dimension 4 and Worldwide 3 [CM-23]
    all: Lot 3: Criptecorp 2, CBN 3 and Crisis Dimension 2 [CM-23]
48 s3 Bid 1 on lot 1: CBN 3, Worldwide 1 and Worldwide 2
    all: s3 bids 1 on lot 1 [CM-28]
49 s1 Bid 4 on lot 3: Criptecorp 2, CBN 3 and Crisis Dimension 2
    all: s1 bids 4 on lot 3 [CM-28]
50 s2 Bid 0 on lot 2: Crisis Dimension 1, Crisis Dimension 4 and Worldwide 3
    all: s2 bids 0 on lot 2 [CM-28]
    all: s3 pays 1 for lot 1: CBN 3, Worldwide 1 and Worldwide 2 [CM-42]
    all: s2 pays 0 for lot 2: Crisis Dimension 1, Crisis Dimension 4 and Worldwide 3 [CM-42]
    all: s1 pays 4 for lot 3: Criptecorp 2, CBN 3 and Crisis Dimension 2 [CM-42]
    all: s1 is now the first player [CM-21]
    all: Change token 0: Root Bioroid stays at 1 [CM-107]
    all: Change token −1: Criptecorp falls from 3 to 2 [CM-107]
    all: Change token +2: CBN rises from 5 to 7 [CM-107]
    all: Change token −1: Crisis Dimension falls from 7 to 6 [CM-107]
= 50 ad81e390b86a12b7f20c393aa5c5a704b467c33362521bc5c0156d28b7b55ca7
51 s3 Commit 3 × CBN 1, CBN 3, 2 × Worldwide 1 and Worldwide 2 (your sum: 10)
    all: s3 has chosen [CM-111]
52 s1 Commit CBN 1, CBN 3, CBN 4 and Worldwide 2 (your sum: 10)
    all: s1 has chosen [CM-111]
53 s2 Commit Crisis Dimension 1, 2 × Crisis Dimension 3, Crisis Dimension 4, Worldwide 2 and Worldwide 3 (your sum: 16)
    all: s2 has chosen [CM-111]
    all: s1 commits 4 cards [CM-75]
    all: s2 commits 6 cards [CM-75]
    all: s3 commits 7 cards [CM-75]
    all: s1 opens the market in CBN with CBN 1, CBN 3, CBN 4 and Worldwide 2 (sum 10) [CM-78]
    all: Oversupply: s3 also reveals 3 × CBN 1, CBN 3, 2 × Worldwide 1 and Worldwide 2 (sum 10), and CBN falls from 7 to 6 [CM-80]
54 s2 Add 2 × CBN 2 (your sum: 4)
    all: s2 has chosen [CM-111]
55 s3 Add nothing
    all: s3 has chosen [CM-111]
    all: s2 adds 2 × CBN 2 (sum 4) [CM-85]
    all: s3 adds nothing [CM-85]
    all: s1 takes rank 1 in CBN with a sum of 10: 6 crypto [CM-91, s1 +6]
    all: s2 takes rank 3 in CBN with a sum of 4: no crypto [CM-91, s2 +0]
    all: s3 takes rank 1 in CBN with a sum of 10: 6 crypto [CM-91, s3 +6]
    all: s2 opens the market in Crisis Dimension with Crisis Dimension 1, 2 × Crisis Dimension 3, Crisis Dimension 4, Worldwide 2 and Worldwide 3 (sum 16) [CM-78]
56 s1 Add Crisis Dimension 1 and Crisis Dimension 2 (your sum: 3)
    all: s1 has chosen [CM-111]
57 s3 Add Crisis Dimension 2 (your sum: 2)
    all: s3 has chosen [CM-111]
    all: s3 adds Crisis Dimension 2 (sum 2) [CM-85]
    all: s1 adds Crisis Dimension 1 and Crisis Dimension 2 (sum 3) [CM-85]
    all: s2 takes rank 1 in Crisis Dimension with a sum of 16: 6 crypto [CM-91, s2 +6]
    all: s3 takes rank 3 in Crisis Dimension with a sum of 2: no crypto [CM-91, s3 +0]
    all: s1 takes rank 2 in Crisis Dimension with a sum of 3: 3 crypto [CM-91, s1 +3]
58 s1 Exchange 1 crypto for 10 credits
    all: s1 exchanges 1 crypto for 10 credits [CM-96, s1 -1]
59 s2 Exchange 1 crypto for 10 credits
    all: s2 exchanges 1 crypto for 10 credits [CM-96, s2 -1]
60 s3 Exchange 1 crypto for 10 credits
    all: s3 exchanges 1 crypto for 10 credits [CM-96, s3 -1]
    all: Round 3 begins. First player: s1 [CM-99]
    all: 4 change tokens are placed face down on the price tracks [CM-105]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Criptecorp 3, The Root and Cyberstealth [CM-23]
    all: Lot 2: Root Bioroid 3, CBN 4 and Worldwide 3 [CM-23]
    all: Lot 3: Root Bioroid 4, CBN 2 and Crisis Dimension 3 [CM-23]
= 60 e1d97156097ac0a7121ba63a58206c16c6db5085dd4390989d3b873d1de6f6ff
61 s1 Bid 4 on lot 3: Root Bioroid 4, CBN 2 and Crisis Dimension 3
    all: s1 bids 4 on lot 3 [CM-28]
62 s2 Bid 1 on lot 1: Criptecorp 3, The Root and Cyberstealth
    all: s2 bids 1 on lot 1 [CM-28]
63 s3 Bid 3 on lot 2: Root Bioroid 3, CBN 4 and Worldwide 3
    all: s3 bids 3 on lot 2 [CM-28]
    all: s2 pays 1 for lot 1: Criptecorp 3, The Root and Cyberstealth [CM-42]
    all: s3 pays 3 for lot 2: Root Bioroid 3, CBN 4 and Worldwide 3 [CM-42]
    all: s1 pays 4 for lot 3: Root Bioroid 4, CBN 2 and Crisis Dimension 3 [CM-42]
64 s2 Play Cyberstealth and steal from s3
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    s2 s3: s2 steals CBN 4 from s3 [CM-64]
    others: s2 steals a card from s3 [CM-64]
65 s2 Play The Root (Crisis Dimension: 6 → 8)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: Crisis Dimension rises from 6 to 8 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: 2 × Root Bioroid 1 and Cyber Threat [CM-23]
    all: Lot 2: Root Bioroid 2, CBN 2 and Crisis Dimension 1 [CM-23]
    all: Lot 3: Criptecorp 1, Trajan and Elder Chip [CM-23]
66 s2 Bid 1 on lot 2: Root Bioroid 2, CBN 2 and Crisis Dimension 1
    all: s2 bids 1 on lot 2 [CM-28]
67 s3 Bid 1 on lot 1: 2 × Root Bioroid 1 and Cyber Threat
    all: s3 bids 1 on lot 1 [CM-28]
68 s1 Bid 1 on lot 3: Criptecorp 1, Trajan and Elder Chip
    all: s1 bids 1 on lot 3 [CM-28]
    all: s3 pays 1 for lot 1: 2 × Root Bioroid 1 and Cyber Threat [CM-42]
    all: s2 pays 1 for lot 2: Root Bioroid 2, CBN 2 and Crisis Dimension 1 [CM-42]
    all: s1 pays 1 for lot 3: Criptecorp 1, Trajan and Elder Chip [CM-42]
69 s3 Play Cyber Threat (CBN: 6 → 5)
    all: s3 plays Cyber Threat: lower one price by 1 [CM-45]
    all: CBN falls from 6 to 5 [CM-52]
70 s1 Play Trajan (Root Bioroid: 1 → 2)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 1 to 2 [CM-52]
= 70 c7878d1e9a92787a411cc8f430a5363f0857eb6444d2e14dc64eef6673bd5bca
71 s1 Play Elder Chip (Criptecorp: 2 → 3 and Crisis Dimension: 8 → 7)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 2 to 3 [CM-52]
    all: Crisis Dimension falls from 8 to 7 [CM-52]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: CBN 3, Worldwide 2 and Cyber Threat [CM-23]
    all: Lot 2: Crisis Dimension 1, Worldwide 1 and Worldwide 2 [CM-23]
    all: Lot 3: Crisis Dimension 2, Crisis Dimension 4 and Worldwide 1 [CM-23]
72 s3 Bid 2 on lot 2: Crisis Dimension 1, Worldwide 1 and Worldwide 2
    all: s3 bids 2 on lot 2 [CM-28]
73 s1 Bid 4 on lot 3: Crisis Dimension 2, Crisis Dimension 4 and Worldwide 1
    all: s1 bids 4 on lot 3 [CM-28]
74 s2 Bid 3 on lot 1: CBN 3, Worldwide 2 and Cyber Threat
    all: s2 bids 3 on lot 1 [CM-28]
    all: s2 pays 3 for lot 1: CBN 3, Worldwide 2 and Cyber Threat [CM-42]
    all: s3 pays 2 for lot 2: Crisis Dimension 1, Worldwide 1 and Worldwide 2 [CM-42]
    all: s1 pays 4 for lot 3: Crisis Dimension 2, Crisis Dimension 4 and Worldwide 1 [CM-42]
75 s2 Play Cyber Threat (Criptecorp: 3 → 2)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 3 to 2 [CM-52]
    all: s1 is now the first player [CM-21]
    all: Change token 0: Root Bioroid stays at 2 [CM-107]
    all: Change token +2: Criptecorp rises from 2 to 4 [CM-107]
    all: Change token −1: CBN falls from 5 to 4 [CM-107]
    all: Change token −1: Crisis Dimension falls from 7 to 6 [CM-107]
76 s2 Commit 2 × Criptecorp 3, Criptecorp 4 and Worldwide 2 (your sum: 12)
    all: s2 has chosen [CM-111]
77 s3 Commit Criptecorp 1, Criptecorp 4, Worldwide 1, Worldwide 2 and Worldwide 3 (your sum: 11)
    all: s3 has chosen [CM-111]
78 s1 Commit Crisis Dimension 2, Crisis Dimension 3, Crisis Dimension 4 and Worldwide 1 (your sum: 10)
    all: s1 has chosen [CM-111]
    all: s1 commits 4 cards [CM-75]
    all: s2 commits 4 cards [CM-75]
    all: s3 commits 5 cards [CM-75]
    all: s1 opens the market in Crisis Dimension with Crisis Dimension 2, Crisis Dimension 3, Crisis Dimension 4 and Worldwide 1 (sum 10) [CM-78]
79 s2 Add Crisis Dimension 1 (your sum: 1)
    all: s2 has chosen [CM-111]
80 s3 Add Crisis Dimension 1 (your sum: 1)
    all: s3 has chosen [CM-111]
    all: s2 adds Crisis Dimension 1 (sum 1) [CM-85]
    all: s3 adds Crisis Dimension 1 (sum 1) [CM-85]
    all: s1 takes rank 1 in Crisis Dimension with a sum of 10: 6 crypto [CM-91, s1 +6]
    all: s2 takes rank 2 in Crisis Dimension with a sum of 1: 3 crypto [CM-91, s2 +3]
    all: s3 takes rank 2 in Crisis Dimension with a sum of 1: 3 crypto [CM-91, s3 +3]
    all: s2 opens the market in Criptecorp with 2 × Criptecorp 3, Criptecorp 4 and Worldwide 2 (sum 12) [CM-78]
    all: Oversupply: s3 also reveals Criptecorp 1, Criptecorp 4, Worldwide 1, Worldwide 2 and Worldwide 3 (sum 11), and Criptecorp falls from 4 to 3 [CM-80]
= 80 e218b94ac35400c8d1911e68bdc46e97aca5fac9482f83641df54a3f83758843
81 s1 Add Criptecorp 1, 2 × Criptecorp 2 and Criptecorp 3 (your sum: 8)
    all: s1 has chosen [CM-111]
82 s3 Add nothing
    all: s3 has chosen [CM-111]
    all: s3 adds nothing [CM-85]
    all: s1 adds Criptecorp 1, 2 × Criptecorp 2 and Criptecorp 3 (sum 8) [CM-85]
    all: s2 takes rank 1 in Criptecorp with a sum of 12: 3 crypto [CM-91, s2 +3]
    all: s3 takes rank 2 in Criptecorp with a sum of 11: 1 crypto [CM-91, s3 +1]
    all: s1 takes rank 3 in Criptecorp with a sum of 8: no crypto [CM-91, s1 +0]
83 s1 Exchange 1 crypto for 10 credits
    all: s1 exchanges 1 crypto for 10 credits [CM-96, s1 -1]
84 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
85 s3 Keep all crypto
    all: s3 keeps all crypto [CM-96, s3 +0]
    all: Round 4 begins. First player: s1 [CM-99]
    all: 4 change tokens are placed face down on the price tracks [CM-105]
    all: Auction 1 begins [CM-20]
    all: Lot 1: 2 × Criptecorp 2 and Reflector [CM-23]
    all: Lot 2: 2 × Criptecorp 1 and Trajan [CM-23]
    all: Lot 3: Crisis Dimension 2, Cyber Threat and Cyberstealth [CM-23]
86 s1 Bid 0 on lot 1: 2 × Criptecorp 2 and Reflector
    all: s1 bids 0 on lot 1 [CM-28]
87 s2 Bid 3 on lot 2: 2 × Criptecorp 1 and Trajan
    all: s2 bids 3 on lot 2 [CM-28]
88 s3 Bid 1 on lot 3: Crisis Dimension 2, Cyber Threat and Cyberstealth
    all: s3 bids 1 on lot 3 [CM-28]
    all: s1 pays 0 for lot 1: 2 × Criptecorp 2 and Reflector [CM-42]
    all: s2 pays 3 for lot 2: 2 × Criptecorp 1 and Trajan [CM-42]
    all: s3 pays 1 for lot 3: Crisis Dimension 2, Cyber Threat and Cyberstealth [CM-42]
89 s1 Play Reflector (CBN: 4 → 6 and Crisis Dimension: 6 → 4)
    all: s1 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: CBN is now at 6, Crisis Dimension at 4 [CM-68]
90 s2 Play Trajan (Root Bioroid: 2 → 3)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 2 to 3 [CM-52]
= 90 2d6bad4327a44ce2e1314fda9da4d86a82fc32b63ce5b0c30eb71345221e4555
91 s3 Play Cyber Threat (CBN: 6 → 5)
    all: s3 plays Cyber Threat: lower one price by 1 [CM-45]
    all: CBN falls from 6 to 5 [CM-52]
92 s3 Play Cyberstealth and steal from s1
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s1 s3: s3 steals Root Bioroid 1 from s1 [CM-64]
    others: s3 steals a card from s1 [CM-64]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: The discard pile (74 cards) is shuffled into a new deck [CM-26]
    all: Lot 1: Criptecorp 1, Crisis Dimension 1 and Collective Change [CM-23]
    all: Lot 2: CBN 1, Worldwide 2 and Worldwide 3 [CM-23]
    all: Lot 3: CBN 2, Crisis Dimension 4 and Worldwide 2 [CM-23]
93 s2 Bid 3 on lot 3: CBN 2, Crisis Dimension 4 and Worldwide 2
    all: s2 bids 3 on lot 3 [CM-28]
94 s3 Bid 4 on lot 3: CBN 2, Crisis Dimension 4 and Worldwide 2
    all: s3 bids 4 on lot 3 and outbids s2 [CM-28]
95 s1 Bid 3 on lot 1: Criptecorp 1, Crisis Dimension 1 and Collective Change
    all: s1 bids 3 on lot 1 [CM-28]
96 s2 Bid 4 on lot 2: CBN 1, Worldwide 2 and Worldwide 3
    all: s2 bids 4 on lot 2 [CM-28]
    all: s1 pays 3 for lot 1: Criptecorp 1, Crisis Dimension 1 and Collective Change [CM-42]
    all: s2 pays 4 for lot 2: CBN 1, Worldwide 2 and Worldwide 3 [CM-42]
    all: s3 pays 4 for lot 3: CBN 2, Crisis Dimension 4 and Worldwide 2 [CM-42]
97 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
98 s3 Give CBN 2 to s1
    all: s3 has chosen [CM-111]
99 s2 Give Root Bioroid 2 to s1
    all: s2 has chosen [CM-111]
    s1 s2: s2 gives Root Bioroid 2 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    s1 s3: s3 gives CBN 2 to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
100 s1 Give everyone a card back: s2: Root Bioroid 2 and s3: Crisis Dimension 1
    s1 s2: s1 gives Root Bioroid 2 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
    s1 s3: s1 gives Crisis Dimension 1 to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Criptecorp 3, CBN 3 and Elder Chip [CM-23]
    all: Lot 2: Root Bioroid 4, Criptecorp 3 and Cyberstealth [CM-23]
    all: Lot 3: Elder Chip, Collective Change and Cyberstealth [CM-23]
= 100 eee7da5b603326c645f428a73bd3293384b11fe6e09a8c6a38e5fdd9ef89b12c
101 s3 Bid 0 on lot 2: Root Bioroid 4, Criptecorp 3 and Cyberstealth
    all: s3 bids 0 on lot 2 [CM-28]
102 s1 Bid 2 on lot 3: Elder Chip, Collective Change and Cyberstealth
    all: s1 bids 2 on lot 3 [CM-28]
103 s2 Bid 3 on lot 1: Criptecorp 3, CBN 3 and Elder Chip
    all: s2 bids 3 on lot 1 [CM-28]
    all: s2 pays 3 for lot 1: Criptecorp 3, CBN 3 and Elder Chip [CM-42]
    all: s3 pays 0 for lot 2: Root Bioroid 4, Criptecorp 3 and Cyberstealth [CM-42]
    all: s1 pays 2 for lot 3: Elder Chip, Collective Change and Cyberstealth [CM-42]
104 s3 Play Cyberstealth and steal from s2
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s2 s3: s3 steals Criptecorp 1 from s2 [CM-64]
    others: s3 steals a card from s2 [CM-64]
105 s1 Play Elder Chip (CBN: 5 → 6 and Crisis Dimension: 4 → 3)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: CBN rises from 5 to 6 [CM-52]
    all: Crisis Dimension falls from 4 to 3 [CM-52]
106 s2 Play Elder Chip (Crisis Dimension: 3 → 4 and CBN: 6 → 5)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Crisis Dimension rises from 3 to 4 [CM-52]
    all: CBN falls from 6 to 5 [CM-52]
107 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals Worldwide 3 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
108 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
109 s3 Give Root Bioroid 3 to s1
    all: s3 has chosen [CM-111]
110 s2 Give Criptecorp 1 to s1
    all: s2 has chosen [CM-111]
    s1 s2: s2 gives Criptecorp 1 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    s1 s3: s3 gives Root Bioroid 3 to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
= 110 7567470adafa2b1573157fe7cff2d33e361db73bcb5f12bf13cceb5109d6259d
111 s1 Give everyone a card back: s2: CBN 2 and s3: Criptecorp 1
    s1 s2: s1 gives CBN 2 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
    s1 s3: s1 gives Criptecorp 1 to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
    all: s1 is now the first player [CM-21]
    all: Change token +2: Root Bioroid rises from 3 to 5 [CM-107]
    all: Change token −1: Criptecorp falls from 3 to 2 [CM-107]
    all: Change token −1: CBN falls from 5 to 4 [CM-107]
    all: Change token +1: Crisis Dimension rises from 4 to 5 [CM-107]
112 s2 Commit CBN 1, 2 × CBN 2, 2 × CBN 3, CBN 4 and Worldwide 2 (your sum: 17)
    all: s2 has chosen [CM-111]
113 s3 Commit 3 × Root Bioroid 1, Root Bioroid 4 and Worldwide 2 (your sum: 9)
    all: s3 has chosen [CM-111]
114 s1 Commit Root Bioroid 3, Root Bioroid 4 and Worldwide 3 (your sum: 10)
    all: s1 has chosen [CM-111]
    all: s1 commits 3 cards [CM-75]
    all: s2 commits 7 cards [CM-75]
    all: s3 commits 5 cards [CM-75]
    all: s1 opens the market in Root Bioroid with Root Bioroid 3, Root Bioroid 4 and Worldwide 3 (sum 10) [CM-78]
    all: Oversupply: s3 also reveals 3 × Root Bioroid 1, Root Bioroid 4 and Worldwide 2 (sum 9), and Root Bioroid falls from 5 to 4 [CM-80]
115 s2 Add Root Bioroid 1 and Root Bioroid 2 (your sum: 3)
    all: s2 has chosen [CM-111]
116 s3 Add nothing
    all: s3 has chosen [CM-111]
    all: s2 adds Root Bioroid 1 and Root Bioroid 2 (sum 3) [CM-85]
    all: s3 adds nothing [CM-85]
    all: s1 takes rank 1 in Root Bioroid with a sum of 10: 4 crypto [CM-91, s1 +4]
    all: s2 takes rank 3 in Root Bioroid with a sum of 3: no crypto [CM-91, s2 +0]
    all: s3 takes rank 2 in Root Bioroid with a sum of 9: 2 crypto [CM-91, s3 +2]
    all: s2 opens the market in CBN with CBN 1, 2 × CBN 2, 2 × CBN 3, CBN 4 and Worldwide 2 (sum 17) [CM-78]
117 s3 Add nothing
    all: s3 has chosen [CM-111]
118 s1 Add CBN 2 (your sum: 2)
    all: s1 has chosen [CM-111]
    all: s3 adds nothing [CM-85]
    all: s1 adds CBN 2 (sum 2) [CM-85]
    all: s2 takes rank 1 in CBN with a sum of 17: 4 crypto [CM-91, s2 +4]
    all: s1 takes rank 2 in CBN with a sum of 2: 2 crypto [CM-91, s1 +2]
119 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
120 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
= 120 4b793d9bef500d9d3dbb5a7721268c08399a8367542f141a6dfffc6d511cfee4
121 s3 Keep all crypto
    all: s3 keeps all crypto [CM-96, s3 +0]
    all: The game is over [CM-100]
= 121 910297f82e7f4cb107486aa2f5f08a2afa7608b76a7c3b945db90dfed2c68ded
s1 rank 1 score 19
s2 rank 2 score 15
s3 rank 3 score 12
