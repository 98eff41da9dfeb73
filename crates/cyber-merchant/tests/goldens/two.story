cyber-merchant revision 1, 2 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
deal
    all: Round 1 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: CBN 3 and Reflector [CM-23]
    all: Lot 2: Criptecorp 3 and Collective Change [CM-23]
    all: Lot 3: Criptecorp 4 and CBN 2 [CM-23]
    all: Lot 4: The Root and Cyberstealth [CM-23]
1 s1 Bid 2 on lot 4: The Root and Cyberstealth
    all: s1 bids 2 on lot 4 [CM-28]
2 s2 Bid 1 on lot 3: Criptecorp 4 and CBN 2
    all: s2 bids 1 on lot 3 [CM-28]
3 s1 Bid 19 on lot 3: Criptecorp 4 and CBN 2
    all: s1 bids 19 on lot 3 and outbids s2 [CM-28]
4 s2 Bid 2 on lot 1: CBN 3 and Reflector
    all: s2 bids 2 on lot 1 [CM-28]
5 s2 Bid 15 on lot 4: The Root and Cyberstealth
    all: s2 bids 15 on lot 4 and outbids s1 [CM-28]
6 s1 Bid 1 on lot 2: Criptecorp 3 and Collective Change
    all: s1 bids 1 on lot 2 [CM-28]
    all: s2 pays 2 for lot 1: CBN 3 and Reflector [CM-42]
    all: s1 pays 1 for lot 2: Criptecorp 3 and Collective Change [CM-42]
    all: s1 pays 19 for lot 3: Criptecorp 4 and CBN 2 [CM-42]
    all: s2 pays 15 for lot 4: The Root and Cyberstealth [CM-42]
7 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
8 s2 Give Cyberstealth to s1
    all: s2 has chosen [CM-111]
    s1 s2: s2 gives Cyberstealth to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
9 s1 Give everyone a card back: s2: CBN 2
    s1 s2: s1 gives CBN 2 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
10 s2 Play Reflector (Root Bioroid: stays at 3 and Criptecorp: stays at 3)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 3, Criptecorp at 3 [CM-68]
= 10 0647c3849441c1e03ef892257ea09b9d7338f976ffa575c8544b41b131647347
11 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals CBN 2 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
12 s2 Play The Root without moving any price
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: s2 moves no price: The Root has no effect [CM-58]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Worldwide 1 and Worldwide 2 [CM-23]
    all: Lot 2: Root Bioroid 2 and Criptecorp 1 [CM-23]
    all: Lot 3: Criptecorp 4 and CBN 1 [CM-23]
    all: Lot 4: Root Bioroid 3 and Trajan [CM-23]
13 s2 Bid 2 on lot 4: Root Bioroid 3 and Trajan
    all: s2 bids 2 on lot 4 [CM-28]
14 s1 Bid 1 on lot 1: Worldwide 1 and Worldwide 2
    all: s1 bids 1 on lot 1 [CM-28]
15 s2 Bid 4 on lot 1: Worldwide 1 and Worldwide 2
    all: s2 bids 4 on lot 1 and outbids s1 [CM-28]
16 s1 Bid 3 on lot 4: Root Bioroid 3 and Trajan
    all: s1 bids 3 on lot 4 and outbids s2 [CM-28]
17 s2 Bid 0 on lot 2: Root Bioroid 2 and Criptecorp 1
    all: s2 bids 0 on lot 2 [CM-28]
18 s1 Bid 0 on lot 3: Criptecorp 4 and CBN 1
    all: s1 bids 0 on lot 3 [CM-28]
    all: s2 pays 4 for lot 1: Worldwide 1 and Worldwide 2 [CM-42]
    all: s2 pays 0 for lot 2: Root Bioroid 2 and Criptecorp 1 [CM-42]
    all: s1 pays 0 for lot 3: Criptecorp 4 and CBN 1 [CM-42]
    all: s1 pays 3 for lot 4: Root Bioroid 3 and Trajan [CM-42]
19 s1 Play Trajan (Root Bioroid: 3 → 4)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 3 to 4 [CM-52]
    all: s1 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Criptecorp 3 and CBN 2 [CM-23]
    all: Lot 2: CBN 1 and CBN 2 [CM-23]
    all: Lot 3: Root Bioroid 2 and Criptecorp 2 [CM-23]
    all: Lot 4: Root Bioroid 1 and Root Bioroid 2 [CM-23]
20 s1 Bid 0 on lot 2: CBN 1 and CBN 2
    all: s1 bids 0 on lot 2 [CM-28]
= 20 239a21aa463cfa45d39b4f67743393c62bd75c4c6d1a05451584aff53b5927ca
21 s2 Bid 1 on lot 2: CBN 1 and CBN 2
    all: s2 bids 1 on lot 2 and outbids s1 [CM-28]
22 s1 Bid 0 on lot 4: Root Bioroid 1 and Root Bioroid 2
    all: s1 bids 0 on lot 4 [CM-28]
23 s2 Bid 3 on lot 3: Root Bioroid 2 and Criptecorp 2
    all: s2 bids 3 on lot 3 [CM-28]
24 s1 Bid 2 on lot 1: Criptecorp 3 and CBN 2
    all: s1 bids 2 on lot 1 [CM-28]
    all: s1 pays 2 for lot 1: Criptecorp 3 and CBN 2 [CM-42]
    all: s2 pays 1 for lot 2: CBN 1 and CBN 2 [CM-42]
    all: s2 pays 3 for lot 3: Root Bioroid 2 and Criptecorp 2 [CM-42]
    all: s1 pays 0 for lot 4: Root Bioroid 1 and Root Bioroid 2 [CM-42]
    all: s2 is now the first player [CM-21]
25 s2 Commit Root Bioroid 2 and Worldwide 1 (your sum: 3)
    all: s2 has chosen [CM-111]
26 s1 Commit CBN 1 and 2 × CBN 2 (your sum: 5)
    all: s1 has chosen [CM-111]
    all: s2 commits 2 cards [CM-75]
    all: s1 commits 3 cards [CM-75]
    all: s2 opens the market in Root Bioroid with Root Bioroid 2 and Worldwide 1 (sum 3) [CM-78]
27 s1 Add Root Bioroid 1 and Root Bioroid 2 (your sum: 3)
    all: s1 has chosen [CM-111]
    all: s1 adds Root Bioroid 1 and Root Bioroid 2 (sum 3) [CM-85]
    all: s2 takes rank 1 in Root Bioroid with a sum of 3: 4 crypto [CM-91, s2 +4]
    all: s1 takes rank 1 in Root Bioroid with a sum of 3: 4 crypto [CM-91, s1 +4]
    all: s1 opens the market in CBN with CBN 1 and 2 × CBN 2 (sum 5) [CM-78]
28 s2 Add CBN 3 (your sum: 3)
    all: s2 has chosen [CM-111]
    all: s2 adds CBN 3 (sum 3) [CM-85]
    all: s1 takes rank 1 in CBN with a sum of 5: 3 crypto [CM-91, s1 +3]
    all: s2 takes rank 2 in CBN with a sum of 3: no crypto [CM-91, s2 +0]
29 s2 Exchange 4 crypto for 40 credits
    all: s2 exchanges 4 crypto for 40 credits [CM-96, s2 -4]
30 s1 Exchange 5 crypto for 50 credits
    all: s1 exchanges 5 crypto for 50 credits [CM-96, s1 -5]
    all: Round 2 begins. First player: s2 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Criptecorp 1 and Worldwide 2 [CM-23]
    all: Lot 2: CBN 1 and Cyberstealth [CM-23]
    all: Lot 3: Worldwide 1 and Cyber Threat [CM-23]
    all: Lot 4: Root Bioroid 3 and Criptecorp 3 [CM-23]
= 30 84ba09be16ffe9835d89de0027203814f441bc1c367301230c1ecc80e6d074f6
31 s2 Bid 0 on lot 4: Root Bioroid 3 and Criptecorp 3
    all: s2 bids 0 on lot 4 [CM-28]
32 s1 Bid 6 on lot 1: Criptecorp 1 and Worldwide 2
    all: s1 bids 6 on lot 1 [CM-28]
33 s2 Bid 17 on lot 3: Worldwide 1 and Cyber Threat
    all: s2 bids 17 on lot 3 [CM-28]
34 s1 Bid 1 on lot 4: Root Bioroid 3 and Criptecorp 3
    all: s1 bids 1 on lot 4 and outbids s2 [CM-28]
35 s2 Bid 12 on lot 1: Criptecorp 1 and Worldwide 2
    all: s2 bids 12 on lot 1 and outbids s1 [CM-28]
36 s1 Bid 4 on lot 2: CBN 1 and Cyberstealth
    all: s1 bids 4 on lot 2 [CM-28]
    all: s2 pays 12 for lot 1: Criptecorp 1 and Worldwide 2 [CM-42]
    all: s1 pays 4 for lot 2: CBN 1 and Cyberstealth [CM-42]
    all: s2 pays 17 for lot 3: Worldwide 1 and Cyber Threat [CM-42]
    all: s1 pays 1 for lot 4: Root Bioroid 3 and Criptecorp 3 [CM-42]
37 s2 Play Cyber Threat (Criptecorp: 3 → 2)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 3 to 2 [CM-52]
38 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals CBN 2 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
    all: s1 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Criptecorp 2 and Worldwide 3 [CM-23]
    all: Lot 2: Trajan and Elder Chip [CM-23]
    all: Lot 3: Root Bioroid 2 and Criptecorp 2 [CM-23]
    all: Lot 4: Root Bioroid 4 and CBN 4 [CM-23]
39 s1 Bid 18 on lot 3: Root Bioroid 2 and Criptecorp 2
    all: s1 bids 18 on lot 3 [CM-28]
40 s2 Bid 11 on lot 4: Root Bioroid 4 and CBN 4
    all: s2 bids 11 on lot 4 [CM-28]
= 40 fc24811ce74f9c8895b031447d0bc74e19bf92f60789d7a673388f6e6576a79b
41 s1 Bid 9 on lot 1: Criptecorp 2 and Worldwide 3
    all: s1 bids 9 on lot 1 [CM-28]
    all: s2 bids 0 on lot 2 [CM-28]
    all: s1 pays 9 for lot 1: Criptecorp 2 and Worldwide 3 [CM-42]
    all: s2 pays 0 for lot 2: Trajan and Elder Chip [CM-42]
    all: s1 pays 18 for lot 3: Root Bioroid 2 and Criptecorp 2 [CM-42]
    all: s2 pays 11 for lot 4: Root Bioroid 4 and CBN 4 [CM-42]
42 s2 Play Elder Chip (Criptecorp: 2 → 3 and CBN: 3 → 2)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 2 to 3 [CM-52]
    all: CBN falls from 3 to 2 [CM-52]
43 s2 Play Trajan without moving any price
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: s2 moves no price: Trajan has no effect [CM-58]
    all: s2 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Worldwide 3 and Cyber Threat [CM-23]
    all: Lot 2: Criptecorp 2 and CBN 4 [CM-23]
    all: Lot 3: CBN 2 and Worldwide 1 [CM-23]
    all: Lot 4: Worldwide 2 and Collective Change [CM-23]
44 s2 Bid 0 on lot 3: CBN 2 and Worldwide 1
    all: s2 bids 0 on lot 3 [CM-28]
45 s1 Bid 16 on lot 2: Criptecorp 2 and CBN 4
    all: s1 bids 16 on lot 2 [CM-28]
46 s2 Bid 0 on lot 1: Worldwide 3 and Cyber Threat
    all: s2 bids 0 on lot 1 [CM-28]
47 s1 Bid 1 on lot 1: Worldwide 3 and Cyber Threat
    all: s1 bids 1 on lot 1 and outbids s2 [CM-28]
    all: s2 bids 0 on lot 4 [CM-28]
    all: s1 pays 1 for lot 1: Worldwide 3 and Cyber Threat [CM-42]
    all: s1 pays 16 for lot 2: Criptecorp 2 and CBN 4 [CM-42]
    all: s2 pays 0 for lot 3: CBN 2 and Worldwide 1 [CM-42]
    all: s2 pays 0 for lot 4: Worldwide 2 and Collective Change [CM-42]
48 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
49 s1 Give Criptecorp 3 to s2
    all: s1 has chosen [CM-111]
    s1 s2: s1 gives Criptecorp 3 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
50 s2 Give everyone a card back: s1: Root Bioroid 4
    s1 s2: s2 gives Root Bioroid 4 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
= 50 4cec797450e6f56add04df93b46a3c571c743cf79978171e9d00b07bd09edd55
51 s1 Play Cyber Threat without moving any price
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: s1 moves no price: Cyber Threat has no effect [CM-58]
    all: s1 is now the first player [CM-21]
52 s2 Commit Criptecorp 3, 2 × Worldwide 1 and 3 × Worldwide 2 (your sum: 11)
    all: s2 has chosen [CM-111]
53 s1 Commit Criptecorp 2, 2 × Criptecorp 3 and 2 × Worldwide 3 (your sum: 14)
    all: s1 has chosen [CM-111]
    all: s1 commits 5 cards [CM-75]
    all: s2 commits 6 cards [CM-75]
    all: s1 opens the market in Criptecorp with Criptecorp 2, 2 × Criptecorp 3 and 2 × Worldwide 3 (sum 14) [CM-78]
    all: Oversupply: s2 also reveals Criptecorp 3, 2 × Worldwide 1 and 3 × Worldwide 2 (sum 11), and Criptecorp falls from 3 to 2 [CM-80]
54 s2 Add 2 × Criptecorp 1 and Criptecorp 2 (your sum: 15)
    all: s2 has chosen [CM-111]
    all: s2 adds 2 × Criptecorp 1 and Criptecorp 2 (sum 4) [CM-85]
    all: s1 takes rank 2 in Criptecorp with a sum of 14: no crypto [CM-91, s1 +0]
    all: s2 takes rank 1 in Criptecorp with a sum of 15: 2 crypto [CM-91, s2 +2]
55 s1 Exchange 1 crypto for 10 credits
    all: s1 exchanges 1 crypto for 10 credits [CM-96, s1 -1]
56 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
    all: Round 3 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Worldwide 1 and Reflector [CM-23]
    all: Lot 2: Worldwide 2 and Elder Chip [CM-23]
    all: Lot 3: Worldwide 1 and Trajan [CM-23]
    all: Lot 4: Root Bioroid 1 and CBN 1 [CM-23]
57 s1 Bid 7 on lot 4: Root Bioroid 1 and CBN 1
    all: s1 bids 7 on lot 4 [CM-28]
58 s2 Bid 0 on lot 1: Worldwide 1 and Reflector
    all: s2 bids 0 on lot 1 [CM-28]
59 s1 Bid 2 on lot 3: Worldwide 1 and Trajan
    all: s1 bids 2 on lot 3 [CM-28]
    all: s2 bids 0 on lot 2 [CM-28]
    all: s2 pays 0 for lot 1: Worldwide 1 and Reflector [CM-42]
    all: s2 pays 0 for lot 2: Worldwide 2 and Elder Chip [CM-42]
    all: s1 pays 2 for lot 3: Worldwide 1 and Trajan [CM-42]
    all: s1 pays 7 for lot 4: Root Bioroid 1 and CBN 1 [CM-42]
60 s1 Play Trajan (Criptecorp: 2 → 3)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 2 to 3 [CM-52]
= 60 95acb7d64f0d8bcc56dc5de2ece17ef6cd7faee138b65f3101e65b3cac9de826
61 s2 Play Elder Chip (CBN: 2 → 3 and Root Bioroid: 4 → 3)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: CBN rises from 2 to 3 [CM-52]
    all: Root Bioroid falls from 4 to 3 [CM-52]
62 s2 Play Reflector (Root Bioroid: stays at 3 and CBN: stays at 3)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 3, CBN at 3 [CM-68]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Worldwide 2 and Cyberstealth [CM-23]
    all: Lot 2: Criptecorp 1 and Trajan [CM-23]
    all: Lot 3: Root Bioroid 1 and Cyber Threat [CM-23]
    all: Lot 4: Root Bioroid 1 and Root Bioroid 4 [CM-23]
63 s2 Bid 0 on lot 3: Root Bioroid 1 and Cyber Threat
    all: s2 bids 0 on lot 3 [CM-28]
64 s1 Bid 0 on lot 2: Criptecorp 1 and Trajan
    all: s1 bids 0 on lot 2 [CM-28]
65 s2 Bid 0 on lot 4: Root Bioroid 1 and Root Bioroid 4
    all: s2 bids 0 on lot 4 [CM-28]
66 s1 Bid 1 on lot 1: Worldwide 2 and Cyberstealth
    all: s1 bids 1 on lot 1 [CM-28]
    all: s1 pays 1 for lot 1: Worldwide 2 and Cyberstealth [CM-42]
    all: s1 pays 0 for lot 2: Criptecorp 1 and Trajan [CM-42]
    all: s2 pays 0 for lot 3: Root Bioroid 1 and Cyber Threat [CM-42]
    all: s2 pays 0 for lot 4: Root Bioroid 1 and Root Bioroid 4 [CM-42]
67 s2 Play Cyber Threat without moving any price
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: s2 moves no price: Cyber Threat has no effect [CM-58]
68 s1 Play Trajan (CBN: 3 → 4)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 3 to 4 [CM-52]
69 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals CBN 4 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
    all: s1 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Root Bioroid 3 and Elder Chip [CM-23]
    all: Lot 2: The Root and Cyber Threat [CM-23]
    all: Lot 3: 2 × CBN 3 [CM-23]
    all: Lot 4: Criptecorp 1 and Worldwide 1 [CM-23]
70 s1 Bid 0 on lot 2: The Root and Cyber Threat
    all: s1 bids 0 on lot 2 [CM-28]
= 70 f8e45ab35e950859c65bdb9c688bc4b8d4a20dbb79f0b1265862a84da3f06d8e
71 s2 Bid 0 on lot 3: 2 × CBN 3
    all: s2 bids 0 on lot 3 [CM-28]
72 s1 Bid 0 on lot 4: Criptecorp 1 and Worldwide 1
    all: s1 bids 0 on lot 4 [CM-28]
    all: s2 bids 0 on lot 1 [CM-28]
    all: s2 pays 0 for lot 1: Root Bioroid 3 and Elder Chip [CM-42]
    all: s1 pays 0 for lot 2: The Root and Cyber Threat [CM-42]
    all: s2 pays 0 for lot 3: 2 × CBN 3 [CM-42]
    all: s1 pays 0 for lot 4: Criptecorp 1 and Worldwide 1 [CM-42]
73 s1 Play Cyber Threat without moving any price
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: s1 moves no price: Cyber Threat has no effect [CM-58]
74 s2 Play Elder Chip (CBN: 4 → 5 and Root Bioroid: 3 → 2)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: CBN rises from 4 to 5 [CM-52]
    all: Root Bioroid falls from 3 to 2 [CM-52]
75 s1 Play The Root (Root Bioroid: 2 → 4)
    all: s1 plays The Root: raise one price by 2 [CM-45]
    all: Root Bioroid rises from 2 to 4 [CM-52]
    all: s2 is now the first player [CM-21]
76 s2 Commit Root Bioroid 1, Root Bioroid 3 and Worldwide 1 (your sum: 5)
    all: s2 has chosen [CM-111]
77 s1 Commit 2 × Criptecorp 1, 2 × Criptecorp 2, 2 × Criptecorp 4 and Worldwide 2 (your sum: 16)
    all: s1 has chosen [CM-111]
    all: s2 commits 3 cards [CM-75]
    all: s1 commits 7 cards [CM-75]
    all: s2 opens the market in Root Bioroid with Root Bioroid 1, Root Bioroid 3 and Worldwide 1 (sum 5) [CM-78]
78 s1 Add Root Bioroid 1, Root Bioroid 4 and Worldwide 1 (your sum: 6)
    all: s1 has chosen [CM-111]
    all: s1 adds Root Bioroid 1, Root Bioroid 4 and Worldwide 1 (sum 6) [CM-85]
    all: s2 takes rank 2 in Root Bioroid with a sum of 5: no crypto [CM-91, s2 +0]
    all: s1 takes rank 1 in Root Bioroid with a sum of 6: 4 crypto [CM-91, s1 +4]
    all: s1 opens the market in Criptecorp with 2 × Criptecorp 1, 2 × Criptecorp 2, 2 × Criptecorp 4 and Worldwide 2 (sum 16) [CM-78]
79 s2 Add nothing
    all: s2 has chosen [CM-111]
    all: s2 adds nothing [CM-85]
    all: s1 takes rank 1 in Criptecorp with a sum of 16: 3 crypto [CM-91, s1 +3]
80 s2 Exchange 2 crypto for 20 credits
    all: s2 exchanges 2 crypto for 20 credits [CM-96, s2 -2]
= 80 7700155e29e4da22a28354c04f803923e6dc8edfec0dee213e885a538d3285df
81 s1 Exchange 2 crypto for 20 credits
    all: s1 exchanges 2 crypto for 20 credits [CM-96, s1 -2]
    all: Round 4 begins. First player: s2 [CM-99]
    all: Auction 1 begins [CM-20]
    all: The discard pile (55 cards) is shuffled into a new deck [CM-26]
    all: Lot 1: Criptecorp 1 and Worldwide 1 [CM-23]
    all: Lot 2: Criptecorp 3 and Worldwide 2 [CM-23]
    all: Lot 3: Root Bioroid 2 and Cyber Threat [CM-23]
    all: Lot 4: Root Bioroid 4 and Cyber Threat [CM-23]
82 s2 Bid 13 on lot 4: Root Bioroid 4 and Cyber Threat
    all: s2 bids 13 on lot 4 [CM-28]
83 s1 Bid 16 on lot 3: Root Bioroid 2 and Cyber Threat
    all: s1 bids 16 on lot 3 [CM-28]
84 s2 Bid 2 on lot 2: Criptecorp 3 and Worldwide 2
    all: s2 bids 2 on lot 2 [CM-28]
85 s1 Bid 3 on lot 1: Criptecorp 1 and Worldwide 1
    all: s1 bids 3 on lot 1 [CM-28]
    all: s1 pays 3 for lot 1: Criptecorp 1 and Worldwide 1 [CM-42]
    all: s2 pays 2 for lot 2: Criptecorp 3 and Worldwide 2 [CM-42]
    all: s1 pays 16 for lot 3: Root Bioroid 2 and Cyber Threat [CM-42]
    all: s2 pays 13 for lot 4: Root Bioroid 4 and Cyber Threat [CM-42]
86 s2 Play Cyber Threat (Root Bioroid: 4 → 3)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid falls from 4 to 3 [CM-52]
87 s1 Play Cyber Threat without moving any price
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: s1 moves no price: Cyber Threat has no effect [CM-58]
    all: s1 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Worldwide 2 and Elder Chip [CM-23]
    all: Lot 2: Criptecorp 2 and Trajan [CM-23]
    all: Lot 3: Criptecorp 4 and Collective Change [CM-23]
    all: Lot 4: Trajan and Cyber Threat [CM-23]
88 s1 Bid 1 on lot 1: Worldwide 2 and Elder Chip
    all: s1 bids 1 on lot 1 [CM-28]
89 s2 Bid 5 on lot 2: Criptecorp 2 and Trajan
    all: s2 bids 5 on lot 2 [CM-28]
90 s1 Bid 1 on lot 3: Criptecorp 4 and Collective Change
    all: s1 bids 1 on lot 3 [CM-28]
    all: s2 bids 0 on lot 4 [CM-28]
    all: s1 pays 1 for lot 1: Worldwide 2 and Elder Chip [CM-42]
    all: s2 pays 5 for lot 2: Criptecorp 2 and Trajan [CM-42]
    all: s1 pays 1 for lot 3: Criptecorp 4 and Collective Change [CM-42]
    all: s2 pays 0 for lot 4: Trajan and Cyber Threat [CM-42]
= 90 c0a2e65b7a0d8b516215836e8d2579d2c4c6de5c79761a77b544467b4fe5f45c
91 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
92 s2 Give Root Bioroid 2 to s1
    all: s2 has chosen [CM-111]
    s1 s2: s2 gives Root Bioroid 2 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
93 s1 Give everyone a card back: s2: Root Bioroid 3
    s1 s2: s1 gives Root Bioroid 3 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
94 s2 Play Cyber Threat (Criptecorp: 3 → 2)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 3 to 2 [CM-52]
95 s1 Play Elder Chip (Root Bioroid: 3 → 4 and CBN: 5 → 4)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Root Bioroid rises from 3 to 4 [CM-52]
    all: CBN falls from 5 to 4 [CM-52]
96 s2 Play Trajan (CBN: 4 → 5)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 4 to 5 [CM-52]
97 s2 Play Trajan (CBN: 5 → 6)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 5 to 6 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Root Bioroid 1 and Criptecorp 2 [CM-23]
    all: Lot 2: Criptecorp 1 and CBN 2 [CM-23]
    all: Lot 3: Criptecorp 3 and Worldwide 1 [CM-23]
    all: Lot 4: Criptecorp 1 and Elder Chip [CM-23]
98 s2 Bid 0 on lot 3: Criptecorp 3 and Worldwide 1
    all: s2 bids 0 on lot 3 [CM-28]
99 s1 Bid 0 on lot 2: Criptecorp 1 and CBN 2
    all: s1 bids 0 on lot 2 [CM-28]
100 s2 Bid 0 on lot 4: Criptecorp 1 and Elder Chip
    all: s2 bids 0 on lot 4 [CM-28]
    all: s1 bids 0 on lot 1 [CM-28]
    all: s1 pays 0 for lot 1: Root Bioroid 1 and Criptecorp 2 [CM-42]
    all: s1 pays 0 for lot 2: Criptecorp 1 and CBN 2 [CM-42]
    all: s2 pays 0 for lot 3: Criptecorp 3 and Worldwide 1 [CM-42]
    all: s2 pays 0 for lot 4: Criptecorp 1 and Elder Chip [CM-42]
= 100 bacbc24b85f9ee1fb5e354c016f54f700211fe5755dcbeb47bdfcd7b1731617c
101 s2 Play Elder Chip without moving any price
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: s2 moves no price: Elder Chip has no effect [CM-58]
    all: s1 is now the first player [CM-21]
102 s1 Commit Criptecorp 2 and 2 × Worldwide 1 (your sum: 4)
    all: s1 has chosen [CM-111]
103 s2 Commit Criptecorp 1, Worldwide 1 and 2 × Worldwide 2 (your sum: 6)
    all: s2 has chosen [CM-111]
    all: s1 commits 3 cards [CM-75]
    all: s2 commits 4 cards [CM-75]
    all: s1 opens the market in Criptecorp with Criptecorp 2 and 2 × Worldwide 1 (sum 4) [CM-78]
    all: Oversupply: s2 also reveals Criptecorp 1, Worldwide 1 and 2 × Worldwide 2 (sum 6), and Criptecorp falls from 2 to 1 [CM-80]
104 s2 Add Criptecorp 2 and 2 × Criptecorp 3 (your sum: 14)
    all: s2 has chosen [CM-111]
    all: s2 adds Criptecorp 2 and 2 × Criptecorp 3 (sum 8) [CM-85]
    all: s1 takes rank 2 in Criptecorp with a sum of 4: no crypto [CM-91, s1 +0]
    all: s2 takes rank 1 in Criptecorp with a sum of 14: 1 crypto [CM-91, s2 +1]
105 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
106 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
    all: The game is over [CM-100]
= 106 7d52536e2c05139ba8e0cc5a6576d0034e9eb291ce229ff293adeed0e7a42f48
s1 rank 1 score 6
s2 rank 2 score 1
