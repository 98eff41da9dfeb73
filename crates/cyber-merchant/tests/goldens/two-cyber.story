cyber-merchant revision 1, 2 seats, options {"cyber_deck":"on","notes":"hidden","first":"1"}
deal
    all: Round 1 begins. First player: s1 [CM-99]
    all: 3 change tokens are placed face down on the price tracks [CM-105]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Root Bioroid 4 and Criptecorp 2 [CM-23]
    all: Lot 2: Criptecorp 4 and CBN 2 [CM-23]
    all: Lot 3: Criptecorp 1 and Worldwide 2 [CM-23]
    all: Lot 4: Trajan and Cyber Threat [CM-23]
1 s1 Bid 1 on lot 4: Trajan and Cyber Threat
    all: s1 bids 1 on lot 4 [CM-28]
2 s2 Bid 4 on lot 3: Criptecorp 1 and Worldwide 2
    all: s2 bids 4 on lot 3 [CM-28]
3 s1 Bid 0 on lot 1: Root Bioroid 4 and Criptecorp 2
    all: s1 bids 0 on lot 1 [CM-28]
4 s2 Bid 3 on lot 1: Root Bioroid 4 and Criptecorp 2
    all: s2 bids 3 on lot 1 and outbids s1 [CM-28]
5 s1 Bid 3 on lot 2: Criptecorp 4 and CBN 2
    all: s1 bids 3 on lot 2 [CM-28]
    all: s2 pays 3 for lot 1: Root Bioroid 4 and Criptecorp 2 [CM-42]
    all: s1 pays 3 for lot 2: Criptecorp 4 and CBN 2 [CM-42]
    all: s2 pays 4 for lot 3: Criptecorp 1 and Worldwide 2 [CM-42]
    all: s1 pays 1 for lot 4: Trajan and Cyber Threat [CM-42]
6 s1 Play Trajan (Criptecorp: 3 → 4)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 3 to 4 [CM-52]
7 s1 Play Cyber Threat (Root Bioroid: 3 → 2)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid falls from 3 to 2 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Criptecorp 2 and CBN 2 [CM-23]
    all: Lot 2: Criptecorp 3 and CBN 3 [CM-23]
    all: Lot 3: Root Bioroid 1 and The Root [CM-23]
    all: Lot 4: Root Bioroid 3 and Reflector [CM-23]
8 s2 Bid 1 on lot 3: Root Bioroid 1 and The Root
    all: s2 bids 1 on lot 3 [CM-28]
9 s1 Bid 4 on lot 1: Criptecorp 2 and CBN 2
    all: s1 bids 4 on lot 1 [CM-28]
10 s2 Bid 3 on lot 2: Criptecorp 3 and CBN 3
    all: s2 bids 3 on lot 2 [CM-28]
= 10 00ca06f89c799494da340c61645540ea2787d613bed83f37abaaee299ce066ee
11 s1 Bid 2 on lot 4: Root Bioroid 3 and Reflector
    all: s1 bids 2 on lot 4 [CM-28]
    all: s1 pays 4 for lot 1: Criptecorp 2 and CBN 2 [CM-42]
    all: s2 pays 3 for lot 2: Criptecorp 3 and CBN 3 [CM-42]
    all: s2 pays 1 for lot 3: Root Bioroid 1 and The Root [CM-42]
    all: s1 pays 2 for lot 4: Root Bioroid 3 and Reflector [CM-42]
12 s2 Play The Root (Root Bioroid: 2 → 4)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: Root Bioroid rises from 2 to 4 [CM-52]
13 s1 Play Reflector (Root Bioroid: stays at 4 and Criptecorp: stays at 4)
    all: s1 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 4, Criptecorp at 4 [CM-68]
    all: s1 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: CBN 3 and CBN 4 [CM-23]
    all: Lot 2: Worldwide 3 and Collective Change [CM-23]
    all: Lot 3: CBN 2 and Cyberstealth [CM-23]
    all: Lot 4: Worldwide 2 and Cyber Threat [CM-23]
14 s1 Bid 1 on lot 2: Worldwide 3 and Collective Change
    all: s1 bids 1 on lot 2 [CM-28]
15 s2 Bid 1 on lot 3: CBN 2 and Cyberstealth
    all: s2 bids 1 on lot 3 [CM-28]
16 s1 Bid 4 on lot 4: Worldwide 2 and Cyber Threat
    all: s1 bids 4 on lot 4 [CM-28]
17 s2 Bid 4 on lot 2: Worldwide 3 and Collective Change
    all: s2 bids 4 on lot 2 and outbids s1 [CM-28]
18 s1 Bid 3 on lot 1: CBN 3 and CBN 4
    all: s1 bids 3 on lot 1 [CM-28]
    all: s1 pays 3 for lot 1: CBN 3 and CBN 4 [CM-42]
    all: s2 pays 4 for lot 2: Worldwide 3 and Collective Change [CM-42]
    all: s2 pays 1 for lot 3: CBN 2 and Cyberstealth [CM-42]
    all: s1 pays 4 for lot 4: Worldwide 2 and Cyber Threat [CM-42]
19 s1 Play Cyber Threat (Root Bioroid: 4 → 3)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid falls from 4 to 3 [CM-52]
20 s2 Play Cyberstealth and steal from s1
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s2 steals CBN 3 from s1 [CM-64]
    others: s2 steals a card from s1 [CM-64]
= 20 927f8547f9abd4b48569fb1f34a98456b5b2c449399526a1c0ae11c512b42f7f
21 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
22 s1 Give CBN 4 to s2
    all: s1 has chosen [CM-111]
    s1 s2: s1 gives CBN 4 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
23 s2 Give everyone a card back: s1: Root Bioroid 4
    s1 s2: s2 gives Root Bioroid 4 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    all: s2 is now the first player [CM-21]
    all: Change token −1: Root Bioroid falls from 3 to 2 [CM-107]
    all: Change token 0: Criptecorp stays at 4 [CM-107]
    all: Change token −2: CBN falls from 3 to 1 [CM-107]
24 s2 Commit CBN 2, 2 × CBN 3, CBN 4, Worldwide 2 and Worldwide 3 (your sum: 17)
    all: s2 has chosen [CM-111]
25 s1 Commit Root Bioroid 3, Root Bioroid 4 and Worldwide 2 (your sum: 9)
    all: s1 has chosen [CM-111]
    all: s2 commits 6 cards [CM-75]
    all: s1 commits 3 cards [CM-75]
    all: s2 opens the market in CBN with CBN 2, 2 × CBN 3, CBN 4, Worldwide 2 and Worldwide 3 (sum 17) [CM-78]
26 s1 Add 2 × CBN 2 (your sum: 4)
    all: s1 has chosen [CM-111]
    all: s1 adds 2 × CBN 2 (sum 4) [CM-85]
    all: s2 takes rank 1 in CBN with a sum of 17: 1 crypto [CM-91, s2 +1]
    all: s1 takes rank 2 in CBN with a sum of 4: no crypto [CM-91, s1 +0]
    all: s1 opens the market in Root Bioroid with Root Bioroid 3, Root Bioroid 4 and Worldwide 2 (sum 9) [CM-78]
27 s2 Add Root Bioroid 1 (your sum: 1)
    all: s2 has chosen [CM-111]
    all: s2 adds Root Bioroid 1 (sum 1) [CM-85]
    all: s1 takes rank 1 in Root Bioroid with a sum of 9: 2 crypto [CM-91, s1 +2]
    all: s2 takes rank 2 in Root Bioroid with a sum of 1: no crypto [CM-91, s2 +0]
28 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
29 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
    all: Round 2 begins. First player: s2 [CM-99]
    all: 3 change tokens are placed face down on the price tracks [CM-105]
    all: Auction 1 begins [CM-20]
    all: Lot 1: CBN 3 and The Root [CM-23]
    all: Lot 2: Root Bioroid 2 and Reflector [CM-23]
    all: Lot 3: CBN 1 and Cyberstealth [CM-23]
    all: Lot 4: Root Bioroid 3 and Trajan [CM-23]
30 s2 Bid 3 on lot 1: CBN 3 and The Root
    all: s2 bids 3 on lot 1 [CM-28]
= 30 9f88dff61cd4428704f1aabcb505cec87327a6816d43afe8b687089830819a6c
31 s1 Bid 1 on lot 2: Root Bioroid 2 and Reflector
    all: s1 bids 1 on lot 2 [CM-28]
32 s2 Bid 3 on lot 3: CBN 1 and Cyberstealth
    all: s2 bids 3 on lot 3 [CM-28]
33 s1 Bid 1 on lot 4: Root Bioroid 3 and Trajan
    all: s1 bids 1 on lot 4 [CM-28]
    all: s2 pays 3 for lot 1: CBN 3 and The Root [CM-42]
    all: s1 pays 1 for lot 2: Root Bioroid 2 and Reflector [CM-42]
    all: s2 pays 3 for lot 3: CBN 1 and Cyberstealth [CM-42]
    all: s1 pays 1 for lot 4: Root Bioroid 3 and Trajan [CM-42]
34 s2 Play The Root (CBN: 1 → 3)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: CBN rises from 1 to 3 [CM-52]
35 s1 Play Reflector (Root Bioroid: 2 → 4 and Criptecorp: 4 → 2)
    all: s1 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 4, Criptecorp at 2 [CM-68]
36 s2 Play Cyberstealth and steal from s1
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    all: s2 steals Trajan from s1 and has to play it now [CM-64]
37 s2 Play Trajan (Root Bioroid: 4 → 5)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 4 to 5 [CM-52]
    all: s1 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Worldwide 2 and Trajan [CM-23]
    all: Lot 2: Worldwide 2 and Worldwide 3 [CM-23]
    all: Lot 3: CBN 4 and Elder Chip [CM-23]
    all: Lot 4: CBN 1 and Worldwide 1 [CM-23]
38 s1 Bid 4 on lot 4: CBN 1 and Worldwide 1
    all: s1 bids 4 on lot 4 [CM-28]
39 s2 Bid 3 on lot 1: Worldwide 2 and Trajan
    all: s2 bids 3 on lot 1 [CM-28]
40 s1 Bid 1 on lot 2: Worldwide 2 and Worldwide 3
    all: s1 bids 1 on lot 2 [CM-28]
    all: s2 bids 0 on lot 3 [CM-28]
    all: s2 pays 3 for lot 1: Worldwide 2 and Trajan [CM-42]
    all: s1 pays 1 for lot 2: Worldwide 2 and Worldwide 3 [CM-42]
    all: s2 pays 0 for lot 3: CBN 4 and Elder Chip [CM-42]
    all: s1 pays 4 for lot 4: CBN 1 and Worldwide 1 [CM-42]
= 40 49b1c1b463898defd53b7e2d8aeca22e07af4afe1217dff0995664b8eaabe930
41 s2 Play Elder Chip (Criptecorp: 2 → 3 and CBN: 3 → 2)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 2 to 3 [CM-52]
    all: CBN falls from 3 to 2 [CM-52]
42 s2 Play Trajan (CBN: 2 → 3)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 2 to 3 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Root Bioroid 3 and CBN 1 [CM-23]
    all: Lot 2: Root Bioroid 2 and Cyber Threat [CM-23]
    all: Lot 3: Worldwide 1 and Elder Chip [CM-23]
    all: Lot 4: Criptecorp 1 and Worldwide 1 [CM-23]
43 s2 Bid 0 on lot 3: Worldwide 1 and Elder Chip
    all: s2 bids 0 on lot 3 [CM-28]
44 s1 Bid 1 on lot 4: Criptecorp 1 and Worldwide 1
    all: s1 bids 1 on lot 4 [CM-28]
45 s2 Bid 0 on lot 2: Root Bioroid 2 and Cyber Threat
    all: s2 bids 0 on lot 2 [CM-28]
    all: s1 bids 0 on lot 1 [CM-28]
    all: s1 pays 0 for lot 1: Root Bioroid 3 and CBN 1 [CM-42]
    all: s2 pays 0 for lot 2: Root Bioroid 2 and Cyber Threat [CM-42]
    all: s2 pays 0 for lot 3: Worldwide 1 and Elder Chip [CM-42]
    all: s1 pays 1 for lot 4: Criptecorp 1 and Worldwide 1 [CM-42]
46 s2 Play Elder Chip (Criptecorp: 3 → 4 and Root Bioroid: 5 → 4)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 3 to 4 [CM-52]
    all: Root Bioroid falls from 5 to 4 [CM-52]
47 s2 Play Cyber Threat (CBN: 3 → 2)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: CBN falls from 3 to 2 [CM-52]
    all: s1 is now the first player [CM-21]
    all: Change token −2: Root Bioroid falls from 4 to 2 [CM-107]
    all: Change token −1: Criptecorp falls from 4 to 3 [CM-107]
    all: Change token 0: CBN stays at 2 [CM-107]
48 s2 Commit CBN 1, CBN 3, CBN 4, Worldwide 1 and Worldwide 2 (your sum: 11)
    all: s2 has chosen [CM-111]
49 s1 Commit Root Bioroid 2, 2 × Root Bioroid 3, 2 × Worldwide 1, Worldwide 2 and Worldwide 3 (your sum: 15)
    all: s1 has chosen [CM-111]
    all: s1 commits 7 cards [CM-75]
    all: s2 commits 5 cards [CM-75]
    all: s1 opens the market in Root Bioroid with Root Bioroid 2, 2 × Root Bioroid 3, 2 × Worldwide 1, Worldwide 2 and Worldwide 3 (sum 15) [CM-78]
50 s2 Add Root Bioroid 2 (your sum: 2)
    all: s2 has chosen [CM-111]
    all: s2 adds Root Bioroid 2 (sum 2) [CM-85]
    all: s1 takes rank 1 in Root Bioroid with a sum of 15: 2 crypto [CM-91, s1 +2]
    all: s2 takes rank 2 in Root Bioroid with a sum of 2: no crypto [CM-91, s2 +0]
    all: s2 opens the market in CBN with CBN 1, CBN 3, CBN 4, Worldwide 1 and Worldwide 2 (sum 11) [CM-78]
= 50 8fd1949fe0430c186035ed32e76b7867a3e9740388fb0aec776c7e3a24c8a3ff
51 s1 Add 2 × CBN 1 (your sum: 2)
    all: s1 has chosen [CM-111]
    all: s1 adds 2 × CBN 1 (sum 2) [CM-85]
    all: s2 takes rank 1 in CBN with a sum of 11: 2 crypto [CM-91, s2 +2]
    all: s1 takes rank 2 in CBN with a sum of 2: no crypto [CM-91, s1 +0]
52 s1 Exchange 1 crypto for 10 credits
    all: s1 exchanges 1 crypto for 10 credits [CM-96, s1 -1]
53 s2 Exchange 1 crypto for 10 credits
    all: s2 exchanges 1 crypto for 10 credits [CM-96, s2 -1]
    all: Round 3 begins. First player: s1 [CM-99]
    all: 3 change tokens are placed face down on the price tracks [CM-105]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Criptecorp 1 and Worldwide 2 [CM-23]
    all: Lot 2: Criptecorp 1 and Worldwide 1 [CM-23]
    all: Lot 3: Criptecorp 3 and Trajan [CM-23]
    all: Lot 4: Criptecorp 2 and Criptecorp 4 [CM-23]
54 s1 Bid 1 on lot 2: Criptecorp 1 and Worldwide 1
    all: s1 bids 1 on lot 2 [CM-28]
55 s2 Bid 0 on lot 4: Criptecorp 2 and Criptecorp 4
    all: s2 bids 0 on lot 4 [CM-28]
56 s1 Bid 3 on lot 4: Criptecorp 2 and Criptecorp 4
    all: s1 bids 3 on lot 4 and outbids s2 [CM-28]
57 s2 Bid 3 on lot 2: Criptecorp 1 and Worldwide 1
    all: s2 bids 3 on lot 2 and outbids s1 [CM-28]
58 s1 Bid 4 on lot 3: Criptecorp 3 and Trajan
    all: s1 bids 4 on lot 3 [CM-28]
59 s2 Bid 0 on lot 1: Criptecorp 1 and Worldwide 2
    all: s2 bids 0 on lot 1 [CM-28]
    all: s2 pays 0 for lot 1: Criptecorp 1 and Worldwide 2 [CM-42]
    all: s2 pays 3 for lot 2: Criptecorp 1 and Worldwide 1 [CM-42]
    all: s1 pays 4 for lot 3: Criptecorp 3 and Trajan [CM-42]
    all: s1 pays 3 for lot 4: Criptecorp 2 and Criptecorp 4 [CM-42]
60 s1 Play Trajan (Criptecorp: 3 → 4)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 3 to 4 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Root Bioroid 2 and CBN 1 [CM-23]
    all: Lot 2: Criptecorp 2 and Worldwide 1 [CM-23]
    all: Lot 3: Root Bioroid 1 and Elder Chip [CM-23]
    all: Lot 4: Root Bioroid 1 and Root Bioroid 4 [CM-23]
= 60 29f6184e15706048dc26848ac973d65066f214d097ac1015ed9d7250dac564c4
61 s2 Bid 4 on lot 3: Root Bioroid 1 and Elder Chip
    all: s2 bids 4 on lot 3 [CM-28]
62 s1 Bid 3 on lot 2: Criptecorp 2 and Worldwide 1
    all: s1 bids 3 on lot 2 [CM-28]
63 s2 Bid 3 on lot 4: Root Bioroid 1 and Root Bioroid 4
    all: s2 bids 3 on lot 4 [CM-28]
    all: s1 bids 0 on lot 1 [CM-28]
    all: s1 pays 0 for lot 1: Root Bioroid 2 and CBN 1 [CM-42]
    all: s1 pays 3 for lot 2: Criptecorp 2 and Worldwide 1 [CM-42]
    all: s2 pays 4 for lot 3: Root Bioroid 1 and Elder Chip [CM-42]
    all: s2 pays 3 for lot 4: Root Bioroid 1 and Root Bioroid 4 [CM-42]
64 s2 Play Elder Chip (Criptecorp: 4 → 5 and Root Bioroid: 2 → 1)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 4 to 5 [CM-52]
    all: Root Bioroid falls from 2 to 1 [CM-52]
    all: s1 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Root Bioroid 1 and Collective Change [CM-23]
    all: Lot 2: Worldwide 1 and Cyber Threat [CM-23]
    all: Lot 3: Root Bioroid 2 and Cyberstealth [CM-23]
    all: Lot 4: Criptecorp 3 and CBN 2 [CM-23]
65 s1 Bid 0 on lot 3: Root Bioroid 2 and Cyberstealth
    all: s1 bids 0 on lot 3 [CM-28]
66 s2 Bid 0 on lot 1: Root Bioroid 1 and Collective Change
    all: s2 bids 0 on lot 1 [CM-28]
67 s1 Bid 0 on lot 2: Worldwide 1 and Cyber Threat
    all: s1 bids 0 on lot 2 [CM-28]
    all: s2 bids 0 on lot 4 [CM-28]
    all: s2 pays 0 for lot 1: Root Bioroid 1 and Collective Change [CM-42]
    all: s1 pays 0 for lot 2: Worldwide 1 and Cyber Threat [CM-42]
    all: s1 pays 0 for lot 3: Root Bioroid 2 and Cyberstealth [CM-42]
    all: s2 pays 0 for lot 4: Criptecorp 3 and CBN 2 [CM-42]
68 s1 Play Cyber Threat (Root Bioroid: stays at 1)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid stays at 1, the end of its track [CM-52]
69 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
70 s1 Give Criptecorp 2 to s2
    all: s1 has chosen [CM-111]
    s1 s2: s1 gives Criptecorp 2 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
= 70 e6d5b8bc79bb94ba448e5f567a5b5d26c843a590bedd4ceebf50c02dac3ab20c
71 s2 Give everyone a card back: s1: Criptecorp 1
    s1 s2: s2 gives Criptecorp 1 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
72 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals Root Bioroid 4 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
    all: s2 is now the first player [CM-21]
    all: Change token 0: Root Bioroid stays at 1 [CM-107]
    all: Change token +2: Criptecorp rises from 5 to 7 [CM-107]
    all: Change token −1: CBN falls from 2 to 1 [CM-107]
73 s1 Commit 2 × Criptecorp 1, 2 × Criptecorp 2, Criptecorp 3, 2 × Criptecorp 4 and 2 × Worldwide 1 (your sum: 19)
    all: s1 has chosen [CM-111]
74 s2 Commit 2 × Criptecorp 1, 2 × Criptecorp 2, 2 × Criptecorp 3, Worldwide 1 and Worldwide 2 (your sum: 15)
    all: s2 has chosen [CM-111]
    all: s2 commits 8 cards [CM-75]
    all: s1 commits 9 cards [CM-75]
    all: s2 opens the market in Criptecorp with 2 × Criptecorp 1, 2 × Criptecorp 2, 2 × Criptecorp 3, Worldwide 1 and Worldwide 2 (sum 15) [CM-78]
    all: Oversupply: s1 also reveals 2 × Criptecorp 1, 2 × Criptecorp 2, Criptecorp 3, 2 × Criptecorp 4 and 2 × Worldwide 1 (sum 19), and Criptecorp falls from 7 to 6 [CM-80]
75 s1 Add nothing
    all: s1 has chosen [CM-111]
    all: s1 adds nothing [CM-85]
    all: s2 takes rank 2 in Criptecorp with a sum of 15: no crypto [CM-91, s2 +0]
    all: s1 takes rank 1 in Criptecorp with a sum of 19: 6 crypto [CM-91, s1 +6]
76 s2 Exchange 1 crypto for 10 credits
    all: s2 exchanges 1 crypto for 10 credits [CM-96, s2 -1]
77 s1 Exchange 1 crypto for 10 credits
    all: s1 exchanges 1 crypto for 10 credits [CM-96, s1 -1]
    all: Round 4 begins. First player: s2 [CM-99]
    all: 3 change tokens are placed face down on the price tracks [CM-105]
    all: Auction 1 begins [CM-20]
    all: The discard pile (64 cards) is shuffled into a new deck [CM-26]
    all: Lot 1: Criptecorp 3 and Cyber Threat [CM-23]
    all: Lot 2: CBN 1 and Worldwide 1 [CM-23]
    all: Lot 3: 2 × Trajan [CM-23]
    all: Lot 4: CBN 1 and CBN 2 [CM-23]
78 s2 Bid 1 on lot 2: CBN 1 and Worldwide 1
    all: s2 bids 1 on lot 2 [CM-28]
79 s1 Bid 2 on lot 4: CBN 1 and CBN 2
    all: s1 bids 2 on lot 4 [CM-28]
80 s2 Bid 1 on lot 3: 2 × Trajan
    all: s2 bids 1 on lot 3 [CM-28]
= 80 f8fe3a68f160f8b149eae0d2916a8b76de0bc6c6069666aed9af65d86dc1f205
81 s1 Bid 2 on lot 1: Criptecorp 3 and Cyber Threat
    all: s1 bids 2 on lot 1 [CM-28]
    all: s1 pays 2 for lot 1: Criptecorp 3 and Cyber Threat [CM-42]
    all: s2 pays 1 for lot 2: CBN 1 and Worldwide 1 [CM-42]
    all: s2 pays 1 for lot 3: 2 × Trajan [CM-42]
    all: s1 pays 2 for lot 4: CBN 1 and CBN 2 [CM-42]
82 s2 Play Trajan (Root Bioroid: 1 → 2)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 1 to 2 [CM-52]
83 s1 Play Cyber Threat (CBN: stays at 1)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: CBN stays at 1, the end of its track [CM-52]
84 s2 Play Trajan (Root Bioroid: 2 → 3)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 2 to 3 [CM-52]
    all: s1 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: 2 × Worldwide 2 [CM-23]
    all: Lot 2: Criptecorp 3 and Cyberstealth [CM-23]
    all: Lot 3: Trajan and Elder Chip [CM-23]
    all: Lot 4: Root Bioroid 1 and Elder Chip [CM-23]
85 s1 Bid 1 on lot 3: Trajan and Elder Chip
    all: s1 bids 1 on lot 3 [CM-28]
86 s2 Bid 1 on lot 1: 2 × Worldwide 2
    all: s2 bids 1 on lot 1 [CM-28]
87 s1 Bid 3 on lot 4: Root Bioroid 1 and Elder Chip
    all: s1 bids 3 on lot 4 [CM-28]
88 s2 Bid 4 on lot 2: Criptecorp 3 and Cyberstealth
    all: s2 bids 4 on lot 2 [CM-28]
    all: s2 pays 1 for lot 1: 2 × Worldwide 2 [CM-42]
    all: s2 pays 4 for lot 2: Criptecorp 3 and Cyberstealth [CM-42]
    all: s1 pays 1 for lot 3: Trajan and Elder Chip [CM-42]
    all: s1 pays 3 for lot 4: Root Bioroid 1 and Elder Chip [CM-42]
89 s1 Play Elder Chip (Root Bioroid: 3 → 4 and Criptecorp: 6 → 5)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Root Bioroid rises from 3 to 4 [CM-52]
    all: Criptecorp falls from 6 to 5 [CM-52]
90 s2 Play Cyberstealth and steal from s1
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s2 steals Root Bioroid 1 from s1 [CM-64]
    others: s2 steals a card from s1 [CM-64]
= 90 f96d00dc81881ecd85b63682ee5cf420c6ba9dad837b315369f6aa73ffb62e70
91 s1 Play Trajan (CBN: 1 → 2)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 1 to 2 [CM-52]
92 s1 Play Elder Chip (Root Bioroid: 4 → 5 and CBN: 2 → 1)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Root Bioroid rises from 4 to 5 [CM-52]
    all: CBN falls from 2 to 1 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Criptecorp 1 and Worldwide 1 [CM-23]
    all: Lot 2: Worldwide 3 and Trajan [CM-23]
    all: Lot 3: Root Bioroid 3 and Criptecorp 1 [CM-23]
    all: Lot 4: CBN 1 and Collective Change [CM-23]
93 s2 Bid 1 on lot 2: Worldwide 3 and Trajan
    all: s2 bids 1 on lot 2 [CM-28]
94 s1 Bid 0 on lot 4: CBN 1 and Collective Change
    all: s1 bids 0 on lot 4 [CM-28]
95 s2 Bid 2 on lot 1: Criptecorp 1 and Worldwide 1
    all: s2 bids 2 on lot 1 [CM-28]
96 s1 Bid 1 on lot 3: Root Bioroid 3 and Criptecorp 1
    all: s1 bids 1 on lot 3 [CM-28]
    all: s2 pays 2 for lot 1: Criptecorp 1 and Worldwide 1 [CM-42]
    all: s2 pays 1 for lot 2: Worldwide 3 and Trajan [CM-42]
    all: s1 pays 1 for lot 3: Root Bioroid 3 and Criptecorp 1 [CM-42]
    all: s1 pays 0 for lot 4: CBN 1 and Collective Change [CM-42]
97 s2 Play Trajan (CBN: 1 → 2)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 1 to 2 [CM-52]
98 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
99 s2 Give Worldwide 1 to s1
    all: s2 has chosen [CM-111]
    s1 s2: s2 gives Worldwide 1 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
100 s1 Give everyone a card back: s2: Root Bioroid 2
    s1 s2: s1 gives Root Bioroid 2 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
    all: s1 is now the first player [CM-21]
    all: Change token +1: Root Bioroid rises from 5 to 6 [CM-107]
    all: Change token +1: Criptecorp rises from 5 to 6 [CM-107]
    all: Change token 0: CBN stays at 2 [CM-107]
= 100 0c4cbd66501ab4fcacad148ecea742ec1ea2bb33d8c33b38812544c6e0dd8e43
101 s1 Commit Root Bioroid 2, Root Bioroid 3, Root Bioroid 4 and Worldwide 1 (your sum: 10)
    all: s1 has chosen [CM-111]
102 s2 Commit 4 × Root Bioroid 1, Root Bioroid 2, Worldwide 1, 2 × Worldwide 2 and Worldwide 3 (your sum: 14)
    all: s2 has chosen [CM-111]
    all: s1 commits 4 cards [CM-75]
    all: s2 commits 9 cards [CM-75]
    all: s1 opens the market in Root Bioroid with Root Bioroid 2, Root Bioroid 3, Root Bioroid 4 and Worldwide 1 (sum 10) [CM-78]
    all: Oversupply: s2 also reveals 4 × Root Bioroid 1, Root Bioroid 2, Worldwide 1, 2 × Worldwide 2 and Worldwide 3 (sum 14), and Root Bioroid falls from 6 to 5 [CM-80]
103 s2 Add nothing
    all: s2 has chosen [CM-111]
    all: s2 adds nothing [CM-85]
    all: s1 takes rank 2 in Root Bioroid with a sum of 10: no crypto [CM-91, s1 +0]
    all: s2 takes rank 1 in Root Bioroid with a sum of 14: 5 crypto [CM-91, s2 +5]
104 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
105 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
    all: The game is over [CM-100]
= 105 479bc7dfcd0ac5610644c2eaaa578c13f1b3b5ae474df395333f745bf62acf60
s1 rank 1 score 8
s2 rank 2 score 6
