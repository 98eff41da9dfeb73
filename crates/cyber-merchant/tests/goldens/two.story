cyber-merchant revision 1, 2 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
deal
    all: Round 1 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: P1: CBN 3 and Reflector [CM-23]
    all: P2: Criptecorp 3 and Collective Change [CM-23]
    all: P3: Criptecorp 4 and CBN 2 [CM-23]
    all: P4: The Root and Cyberstealth [CM-23]
1 s1 Bid 2 on P4: The Root and Cyberstealth
    all: s1 bids 2 on P4 [CM-28]
2 s2 Bid 1 on P3: Criptecorp 4 and CBN 2
    all: s2 bids 1 on P3 [CM-28]
3 s1 Bid 19 on P3: Criptecorp 4 and CBN 2
    all: s1 bids 19 on P3 and outbids s2 [CM-28]
4 s2 Bid 2 on P1: CBN 3 and Reflector
    all: s2 bids 2 on P1 [CM-28]
5 s2 Bid 15 on P4: The Root and Cyberstealth
    all: s2 bids 15 on P4 and outbids s1 [CM-28]
6 s1 Bid 1 on P2: Criptecorp 3 and Collective Change
    all: s1 bids 1 on P2 [CM-28]
    all: s2 pays 2 for P1 and takes CBN 3 and Reflector [CM-42]
    all: s1 pays 1 for P2 and takes Criptecorp 3 and Collective Change [CM-42]
    all: s1 pays 19 for P3 and takes Criptecorp 4 and CBN 2 [CM-42]
    all: s2 pays 15 for P4 and takes The Root and Cyberstealth [CM-42]
7 s1 Play Collective Change
    all: s1 plays Collective Change: exchange a card with everybody [CM-45]
8 s2 Give Cyberstealth to s1
    all: s2 has chosen [CM-111]
    s1 s2: s2 gives Cyberstealth to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
9 s1 Give everybody a card: s2: CBN 2
    s1 s2: s1 gives CBN 2 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
10 s2 Play Reflector (Root Bioroid: stays at 3 and Criptecorp: stays at 3)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices change places: Root Bioroid is now at 3, Criptecorp at 3 [CM-68]
= 10 0647c3849441c1e03ef892257ea09b9d7338f976ffa575c8544b41b131647347
11 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals CBN 2 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
12 s2 Play The Root and leave the prices as they are
    all: s2 plays The Root: one price up 2 [CM-45]
    all: s2 leaves the prices as they are: The Root has no effect [CM-58]
    all: The first player is now s2 [CM-21]
    all: Auction 2 begins [CM-20]
    all: P1: Worldwide 1 and Worldwide 2 [CM-23]
    all: P2: Root Bioroid 2 and Criptecorp 1 [CM-23]
    all: P3: Criptecorp 4 and CBN 1 [CM-23]
    all: P4: Root Bioroid 3 and Trajan [CM-23]
13 s2 Bid 2 on P4: Root Bioroid 3 and Trajan
    all: s2 bids 2 on P4 [CM-28]
14 s1 Bid 1 on P1: Worldwide 1 and Worldwide 2
    all: s1 bids 1 on P1 [CM-28]
15 s2 Bid 4 on P1: Worldwide 1 and Worldwide 2
    all: s2 bids 4 on P1 and outbids s1 [CM-28]
16 s1 Bid 3 on P4: Root Bioroid 3 and Trajan
    all: s1 bids 3 on P4 and outbids s2 [CM-28]
17 s2 Bid 0 on P2: Root Bioroid 2 and Criptecorp 1
    all: s2 bids 0 on P2 [CM-28]
18 s1 Bid 0 on P3: Criptecorp 4 and CBN 1
    all: s1 bids 0 on P3 [CM-28]
    all: s2 pays 4 for P1 and takes Worldwide 1 and Worldwide 2 [CM-42]
    all: s2 pays 0 for P2 and takes Root Bioroid 2 and Criptecorp 1 [CM-42]
    all: s1 pays 0 for P3 and takes Criptecorp 4 and CBN 1 [CM-42]
    all: s1 pays 3 for P4 and takes Root Bioroid 3 and Trajan [CM-42]
19 s1 Play Trajan (Root Bioroid: 3 → 4)
    all: s1 plays Trajan: one price up 1 [CM-45]
    all: Root Bioroid rises from 3 to 4 [CM-52]
    all: The first player is now s1 [CM-21]
    all: Auction 3 begins [CM-20]
    all: P1: Criptecorp 3 and CBN 2 [CM-23]
    all: P2: CBN 1 and CBN 2 [CM-23]
    all: P3: Root Bioroid 2 and Criptecorp 2 [CM-23]
    all: P4: Root Bioroid 1 and Root Bioroid 2 [CM-23]
20 s1 Bid 0 on P2: CBN 1 and CBN 2
    all: s1 bids 0 on P2 [CM-28]
= 20 239a21aa463cfa45d39b4f67743393c62bd75c4c6d1a05451584aff53b5927ca
21 s2 Bid 1 on P2: CBN 1 and CBN 2
    all: s2 bids 1 on P2 and outbids s1 [CM-28]
22 s1 Bid 0 on P4: Root Bioroid 1 and Root Bioroid 2
    all: s1 bids 0 on P4 [CM-28]
23 s2 Bid 3 on P3: Root Bioroid 2 and Criptecorp 2
    all: s2 bids 3 on P3 [CM-28]
24 s1 Bid 2 on P1: Criptecorp 3 and CBN 2
    all: s1 bids 2 on P1 [CM-28]
    all: s1 pays 2 for P1 and takes Criptecorp 3 and CBN 2 [CM-42]
    all: s2 pays 1 for P2 and takes CBN 1 and CBN 2 [CM-42]
    all: s2 pays 3 for P3 and takes Root Bioroid 2 and Criptecorp 2 [CM-42]
    all: s1 pays 0 for P4 and takes Root Bioroid 1 and Root Bioroid 2 [CM-42]
    all: The first player is now s2 [CM-21]
25 s2 Commit Root Bioroid 2 and Worldwide 1 (your sum: 3)
    all: s2 has chosen [CM-111]
26 s1 Commit CBN 1 and 2 × CBN 2 (your sum: 5)
    all: s1 has chosen [CM-111]
    all: s2 commits 2 cards [CM-75]
    all: s1 commits 3 cards [CM-75]
    all: s2 opens the market in Root Bioroid: Root Bioroid 2 and Worldwide 1 (sum 3) [CM-78]
27 s1 Add Root Bioroid 1 and Root Bioroid 2 (your sum: 3)
    all: s1 has chosen [CM-111]
    all: s1 adds Root Bioroid 1 and Root Bioroid 2 (sum 3) [CM-85]
    all: s2: rank 1 in Root Bioroid with a sum of 3, 4 crypto [CM-91, s2 +4]
    all: s1: rank 1 in Root Bioroid with a sum of 3, 4 crypto [CM-91, s1 +4]
    all: s1 opens the market in CBN: CBN 1 and 2 × CBN 2 (sum 5) [CM-78]
28 s2 Add CBN 3 (your sum: 3)
    all: s2 has chosen [CM-111]
    all: s2 adds CBN 3 (sum 3) [CM-85]
    all: s1: rank 1 in CBN with a sum of 5, 3 crypto [CM-91, s1 +3]
    all: s2: rank 2 in CBN with a sum of 3, no crypto [CM-91, s2 +0]
29 s2 Turn 4 crypto into 40 credits
    all: s2 turns 4 crypto into 40 credits [CM-96, s2 -4]
30 s1 Turn 5 crypto into 50 credits
    all: s1 turns 5 crypto into 50 credits [CM-96, s1 -5]
    all: Round 2 begins. First player: s2 [CM-99]
    all: Auction 1 begins [CM-20]
    all: P1: Criptecorp 1 and Worldwide 2 [CM-23]
    all: P2: CBN 1 and Cyberstealth [CM-23]
    all: P3: Worldwide 1 and Cyber Threat [CM-23]
    all: P4: Root Bioroid 3 and Criptecorp 3 [CM-23]
= 30 84ba09be16ffe9835d89de0027203814f441bc1c367301230c1ecc80e6d074f6
31 s2 Bid 0 on P4: Root Bioroid 3 and Criptecorp 3
    all: s2 bids 0 on P4 [CM-28]
32 s1 Bid 6 on P1: Criptecorp 1 and Worldwide 2
    all: s1 bids 6 on P1 [CM-28]
33 s2 Bid 17 on P3: Worldwide 1 and Cyber Threat
    all: s2 bids 17 on P3 [CM-28]
34 s1 Bid 1 on P4: Root Bioroid 3 and Criptecorp 3
    all: s1 bids 1 on P4 and outbids s2 [CM-28]
35 s2 Bid 12 on P1: Criptecorp 1 and Worldwide 2
    all: s2 bids 12 on P1 and outbids s1 [CM-28]
36 s1 Bid 4 on P2: CBN 1 and Cyberstealth
    all: s1 bids 4 on P2 [CM-28]
    all: s2 pays 12 for P1 and takes Criptecorp 1 and Worldwide 2 [CM-42]
    all: s1 pays 4 for P2 and takes CBN 1 and Cyberstealth [CM-42]
    all: s2 pays 17 for P3 and takes Worldwide 1 and Cyber Threat [CM-42]
    all: s1 pays 1 for P4 and takes Root Bioroid 3 and Criptecorp 3 [CM-42]
37 s2 Play Cyber Threat (Criptecorp: 3 → 2)
    all: s2 plays Cyber Threat: one price down 1 [CM-45]
    all: Criptecorp falls from 3 to 2 [CM-52]
38 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals CBN 2 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
    all: The first player is now s1 [CM-21]
    all: Auction 2 begins [CM-20]
    all: P1: Criptecorp 2 and Worldwide 3 [CM-23]
    all: P2: Trajan and Elder Chip [CM-23]
    all: P3: Root Bioroid 2 and Criptecorp 2 [CM-23]
    all: P4: Root Bioroid 4 and CBN 4 [CM-23]
39 s1 Bid 18 on P3: Root Bioroid 2 and Criptecorp 2
    all: s1 bids 18 on P3 [CM-28]
40 s2 Bid 11 on P4: Root Bioroid 4 and CBN 4
    all: s2 bids 11 on P4 [CM-28]
= 40 fc24811ce74f9c8895b031447d0bc74e19bf92f60789d7a673388f6e6576a79b
41 s1 Bid 9 on P1: Criptecorp 2 and Worldwide 3
    all: s1 bids 9 on P1 [CM-28]
    all: s2 bids 0 on P2 [CM-28]
    all: s1 pays 9 for P1 and takes Criptecorp 2 and Worldwide 3 [CM-42]
    all: s2 pays 0 for P2 and takes Trajan and Elder Chip [CM-42]
    all: s1 pays 18 for P3 and takes Root Bioroid 2 and Criptecorp 2 [CM-42]
    all: s2 pays 11 for P4 and takes Root Bioroid 4 and CBN 4 [CM-42]
42 s2 Play Elder Chip (Criptecorp: 2 → 3 and CBN: 3 → 2)
    all: s2 plays Elder Chip: one price up 1 and another down 1 [CM-45]
    all: Criptecorp rises from 2 to 3 [CM-52]
    all: CBN falls from 3 to 2 [CM-52]
43 s2 Play Trajan and leave the prices as they are
    all: s2 plays Trajan: one price up 1 [CM-45]
    all: s2 leaves the prices as they are: Trajan has no effect [CM-58]
    all: The first player is now s2 [CM-21]
    all: Auction 3 begins [CM-20]
    all: P1: Worldwide 3 and Cyber Threat [CM-23]
    all: P2: Criptecorp 2 and CBN 4 [CM-23]
    all: P3: CBN 2 and Worldwide 1 [CM-23]
    all: P4: Worldwide 2 and Collective Change [CM-23]
44 s2 Bid 0 on P3: CBN 2 and Worldwide 1
    all: s2 bids 0 on P3 [CM-28]
45 s1 Bid 16 on P2: Criptecorp 2 and CBN 4
    all: s1 bids 16 on P2 [CM-28]
46 s2 Bid 0 on P1: Worldwide 3 and Cyber Threat
    all: s2 bids 0 on P1 [CM-28]
47 s1 Bid 1 on P1: Worldwide 3 and Cyber Threat
    all: s1 bids 1 on P1 and outbids s2 [CM-28]
    all: s2 bids 0 on P4 [CM-28]
    all: s1 pays 1 for P1 and takes Worldwide 3 and Cyber Threat [CM-42]
    all: s1 pays 16 for P2 and takes Criptecorp 2 and CBN 4 [CM-42]
    all: s2 pays 0 for P3 and takes CBN 2 and Worldwide 1 [CM-42]
    all: s2 pays 0 for P4 and takes Worldwide 2 and Collective Change [CM-42]
48 s2 Play Collective Change
    all: s2 plays Collective Change: exchange a card with everybody [CM-45]
49 s1 Give Criptecorp 3 to s2
    all: s1 has chosen [CM-111]
    s1 s2: s1 gives Criptecorp 3 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
50 s2 Give everybody a card: s1: Root Bioroid 4
    s1 s2: s2 gives Root Bioroid 4 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
= 50 4cec797450e6f56add04df93b46a3c571c743cf79978171e9d00b07bd09edd55
51 s1 Play Cyber Threat and leave the prices as they are
    all: s1 plays Cyber Threat: one price down 1 [CM-45]
    all: s1 leaves the prices as they are: Cyber Threat has no effect [CM-58]
    all: The first player is now s1 [CM-21]
52 s2 Commit Criptecorp 3, 2 × Worldwide 1 and 3 × Worldwide 2 (your sum: 11)
    all: s2 has chosen [CM-111]
53 s1 Commit Criptecorp 2, 2 × Criptecorp 3 and 2 × Worldwide 3 (your sum: 14)
    all: s1 has chosen [CM-111]
    all: s1 commits 5 cards [CM-75]
    all: s2 commits 6 cards [CM-75]
    all: s1 opens the market in Criptecorp: Criptecorp 2, 2 × Criptecorp 3 and 2 × Worldwide 3 (sum 14) [CM-78]
    all: Oversupply: s2 turns up Criptecorp 3, 2 × Worldwide 1 and 3 × Worldwide 2 (sum 11) too, and Criptecorp falls from 3 to 2 [CM-80]
54 s2 Add 2 × Criptecorp 1 and Criptecorp 2 (your sum: 15)
    all: s2 has chosen [CM-111]
    all: s2 adds 2 × Criptecorp 1 and Criptecorp 2 (sum 4) [CM-85]
    all: s1: rank 2 in Criptecorp with a sum of 14, no crypto [CM-91, s1 +0]
    all: s2: rank 1 in Criptecorp with a sum of 15, 2 crypto [CM-91, s2 +2]
55 s1 Turn 1 crypto into 10 credits
    all: s1 turns 1 crypto into 10 credits [CM-96, s1 -1]
56 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
    all: Round 3 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: P1: Worldwide 1 and Reflector [CM-23]
    all: P2: Worldwide 2 and Elder Chip [CM-23]
    all: P3: Worldwide 1 and Trajan [CM-23]
    all: P4: Root Bioroid 1 and CBN 1 [CM-23]
57 s1 Bid 7 on P4: Root Bioroid 1 and CBN 1
    all: s1 bids 7 on P4 [CM-28]
58 s2 Bid 0 on P1: Worldwide 1 and Reflector
    all: s2 bids 0 on P1 [CM-28]
59 s1 Bid 2 on P3: Worldwide 1 and Trajan
    all: s1 bids 2 on P3 [CM-28]
    all: s2 bids 0 on P2 [CM-28]
    all: s2 pays 0 for P1 and takes Worldwide 1 and Reflector [CM-42]
    all: s2 pays 0 for P2 and takes Worldwide 2 and Elder Chip [CM-42]
    all: s1 pays 2 for P3 and takes Worldwide 1 and Trajan [CM-42]
    all: s1 pays 7 for P4 and takes Root Bioroid 1 and CBN 1 [CM-42]
60 s1 Play Trajan (Criptecorp: 2 → 3)
    all: s1 plays Trajan: one price up 1 [CM-45]
    all: Criptecorp rises from 2 to 3 [CM-52]
= 60 95acb7d64f0d8bcc56dc5de2ece17ef6cd7faee138b65f3101e65b3cac9de826
61 s2 Play Elder Chip (CBN: 2 → 3 and Root Bioroid: 4 → 3)
    all: s2 plays Elder Chip: one price up 1 and another down 1 [CM-45]
    all: CBN rises from 2 to 3 [CM-52]
    all: Root Bioroid falls from 4 to 3 [CM-52]
62 s2 Play Reflector (Root Bioroid: stays at 3 and CBN: stays at 3)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices change places: Root Bioroid is now at 3, CBN at 3 [CM-68]
    all: The first player is now s2 [CM-21]
    all: Auction 2 begins [CM-20]
    all: P1: Worldwide 2 and Cyberstealth [CM-23]
    all: P2: Criptecorp 1 and Trajan [CM-23]
    all: P3: Root Bioroid 1 and Cyber Threat [CM-23]
    all: P4: Root Bioroid 1 and Root Bioroid 4 [CM-23]
63 s2 Bid 0 on P3: Root Bioroid 1 and Cyber Threat
    all: s2 bids 0 on P3 [CM-28]
64 s1 Bid 0 on P2: Criptecorp 1 and Trajan
    all: s1 bids 0 on P2 [CM-28]
65 s2 Bid 0 on P4: Root Bioroid 1 and Root Bioroid 4
    all: s2 bids 0 on P4 [CM-28]
66 s1 Bid 1 on P1: Worldwide 2 and Cyberstealth
    all: s1 bids 1 on P1 [CM-28]
    all: s1 pays 1 for P1 and takes Worldwide 2 and Cyberstealth [CM-42]
    all: s1 pays 0 for P2 and takes Criptecorp 1 and Trajan [CM-42]
    all: s2 pays 0 for P3 and takes Root Bioroid 1 and Cyber Threat [CM-42]
    all: s2 pays 0 for P4 and takes Root Bioroid 1 and Root Bioroid 4 [CM-42]
67 s2 Play Cyber Threat and leave the prices as they are
    all: s2 plays Cyber Threat: one price down 1 [CM-45]
    all: s2 leaves the prices as they are: Cyber Threat has no effect [CM-58]
68 s1 Play Trajan (CBN: 3 → 4)
    all: s1 plays Trajan: one price up 1 [CM-45]
    all: CBN rises from 3 to 4 [CM-52]
69 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals CBN 4 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
    all: The first player is now s1 [CM-21]
    all: Auction 3 begins [CM-20]
    all: P1: Root Bioroid 3 and Elder Chip [CM-23]
    all: P2: The Root and Cyber Threat [CM-23]
    all: P3: 2 × CBN 3 [CM-23]
    all: P4: Criptecorp 1 and Worldwide 1 [CM-23]
70 s1 Bid 0 on P2: The Root and Cyber Threat
    all: s1 bids 0 on P2 [CM-28]
= 70 f8e45ab35e950859c65bdb9c688bc4b8d4a20dbb79f0b1265862a84da3f06d8e
71 s2 Bid 0 on P3: 2 × CBN 3
    all: s2 bids 0 on P3 [CM-28]
72 s1 Bid 0 on P4: Criptecorp 1 and Worldwide 1
    all: s1 bids 0 on P4 [CM-28]
    all: s2 bids 0 on P1 [CM-28]
    all: s2 pays 0 for P1 and takes Root Bioroid 3 and Elder Chip [CM-42]
    all: s1 pays 0 for P2 and takes The Root and Cyber Threat [CM-42]
    all: s2 pays 0 for P3 and takes 2 × CBN 3 [CM-42]
    all: s1 pays 0 for P4 and takes Criptecorp 1 and Worldwide 1 [CM-42]
73 s1 Play Cyber Threat and leave the prices as they are
    all: s1 plays Cyber Threat: one price down 1 [CM-45]
    all: s1 leaves the prices as they are: Cyber Threat has no effect [CM-58]
74 s2 Play Elder Chip (CBN: 4 → 5 and Root Bioroid: 3 → 2)
    all: s2 plays Elder Chip: one price up 1 and another down 1 [CM-45]
    all: CBN rises from 4 to 5 [CM-52]
    all: Root Bioroid falls from 3 to 2 [CM-52]
75 s1 Play The Root (Root Bioroid: 2 → 4)
    all: s1 plays The Root: one price up 2 [CM-45]
    all: Root Bioroid rises from 2 to 4 [CM-52]
    all: The first player is now s2 [CM-21]
76 s2 Commit Root Bioroid 1, Root Bioroid 3 and Worldwide 1 (your sum: 5)
    all: s2 has chosen [CM-111]
77 s1 Commit 2 × Criptecorp 1, 2 × Criptecorp 2, 2 × Criptecorp 4 and Worldwide 2 (your sum: 16)
    all: s1 has chosen [CM-111]
    all: s2 commits 3 cards [CM-75]
    all: s1 commits 7 cards [CM-75]
    all: s2 opens the market in Root Bioroid: Root Bioroid 1, Root Bioroid 3 and Worldwide 1 (sum 5) [CM-78]
78 s1 Add Root Bioroid 1, Root Bioroid 4 and Worldwide 1 (your sum: 6)
    all: s1 has chosen [CM-111]
    all: s1 adds Root Bioroid 1, Root Bioroid 4 and Worldwide 1 (sum 6) [CM-85]
    all: s2: rank 2 in Root Bioroid with a sum of 5, no crypto [CM-91, s2 +0]
    all: s1: rank 1 in Root Bioroid with a sum of 6, 4 crypto [CM-91, s1 +4]
    all: s1 opens the market in Criptecorp: 2 × Criptecorp 1, 2 × Criptecorp 2, 2 × Criptecorp 4 and Worldwide 2 (sum 16) [CM-78]
79 s2 Add nothing
    all: s2 has chosen [CM-111]
    all: s2 adds nothing [CM-85]
    all: s1: rank 1 in Criptecorp with a sum of 16, 3 crypto [CM-91, s1 +3]
80 s2 Turn 2 crypto into 20 credits
    all: s2 turns 2 crypto into 20 credits [CM-96, s2 -2]
= 80 7700155e29e4da22a28354c04f803923e6dc8edfec0dee213e885a538d3285df
81 s1 Turn 2 crypto into 20 credits
    all: s1 turns 2 crypto into 20 credits [CM-96, s1 -2]
    all: Round 4 begins. First player: s2 [CM-99]
    all: Auction 1 begins [CM-20]
    all: The discard pile of 55 cards becomes the deck [CM-26]
    all: P1: Criptecorp 1 and Worldwide 1 [CM-23]
    all: P2: Criptecorp 3 and Worldwide 2 [CM-23]
    all: P3: Root Bioroid 2 and Cyber Threat [CM-23]
    all: P4: Root Bioroid 4 and Cyber Threat [CM-23]
82 s2 Bid 13 on P4: Root Bioroid 4 and Cyber Threat
    all: s2 bids 13 on P4 [CM-28]
83 s1 Bid 16 on P3: Root Bioroid 2 and Cyber Threat
    all: s1 bids 16 on P3 [CM-28]
84 s2 Bid 2 on P2: Criptecorp 3 and Worldwide 2
    all: s2 bids 2 on P2 [CM-28]
85 s1 Bid 3 on P1: Criptecorp 1 and Worldwide 1
    all: s1 bids 3 on P1 [CM-28]
    all: s1 pays 3 for P1 and takes Criptecorp 1 and Worldwide 1 [CM-42]
    all: s2 pays 2 for P2 and takes Criptecorp 3 and Worldwide 2 [CM-42]
    all: s1 pays 16 for P3 and takes Root Bioroid 2 and Cyber Threat [CM-42]
    all: s2 pays 13 for P4 and takes Root Bioroid 4 and Cyber Threat [CM-42]
86 s2 Play Cyber Threat (Root Bioroid: 4 → 3)
    all: s2 plays Cyber Threat: one price down 1 [CM-45]
    all: Root Bioroid falls from 4 to 3 [CM-52]
87 s1 Play Cyber Threat and leave the prices as they are
    all: s1 plays Cyber Threat: one price down 1 [CM-45]
    all: s1 leaves the prices as they are: Cyber Threat has no effect [CM-58]
    all: The first player is now s1 [CM-21]
    all: Auction 2 begins [CM-20]
    all: P1: Worldwide 2 and Elder Chip [CM-23]
    all: P2: Criptecorp 2 and Trajan [CM-23]
    all: P3: Criptecorp 4 and Collective Change [CM-23]
    all: P4: Trajan and Cyber Threat [CM-23]
88 s1 Bid 1 on P1: Worldwide 2 and Elder Chip
    all: s1 bids 1 on P1 [CM-28]
89 s2 Bid 5 on P2: Criptecorp 2 and Trajan
    all: s2 bids 5 on P2 [CM-28]
90 s1 Bid 1 on P3: Criptecorp 4 and Collective Change
    all: s1 bids 1 on P3 [CM-28]
    all: s2 bids 0 on P4 [CM-28]
    all: s1 pays 1 for P1 and takes Worldwide 2 and Elder Chip [CM-42]
    all: s2 pays 5 for P2 and takes Criptecorp 2 and Trajan [CM-42]
    all: s1 pays 1 for P3 and takes Criptecorp 4 and Collective Change [CM-42]
    all: s2 pays 0 for P4 and takes Trajan and Cyber Threat [CM-42]
= 90 c0a2e65b7a0d8b516215836e8d2579d2c4c6de5c79761a77b544467b4fe5f45c
91 s1 Play Collective Change
    all: s1 plays Collective Change: exchange a card with everybody [CM-45]
92 s2 Give Root Bioroid 2 to s1
    all: s2 has chosen [CM-111]
    s1 s2: s2 gives Root Bioroid 2 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
93 s1 Give everybody a card: s2: Root Bioroid 3
    s1 s2: s1 gives Root Bioroid 3 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
94 s2 Play Cyber Threat (Criptecorp: 3 → 2)
    all: s2 plays Cyber Threat: one price down 1 [CM-45]
    all: Criptecorp falls from 3 to 2 [CM-52]
95 s1 Play Elder Chip (Root Bioroid: 3 → 4 and CBN: 5 → 4)
    all: s1 plays Elder Chip: one price up 1 and another down 1 [CM-45]
    all: Root Bioroid rises from 3 to 4 [CM-52]
    all: CBN falls from 5 to 4 [CM-52]
96 s2 Play Trajan (CBN: 4 → 5)
    all: s2 plays Trajan: one price up 1 [CM-45]
    all: CBN rises from 4 to 5 [CM-52]
97 s2 Play Trajan (CBN: 5 → 6)
    all: s2 plays Trajan: one price up 1 [CM-45]
    all: CBN rises from 5 to 6 [CM-52]
    all: The first player is now s2 [CM-21]
    all: Auction 3 begins [CM-20]
    all: P1: Root Bioroid 1 and Criptecorp 2 [CM-23]
    all: P2: Criptecorp 1 and CBN 2 [CM-23]
    all: P3: Criptecorp 3 and Worldwide 1 [CM-23]
    all: P4: Criptecorp 1 and Elder Chip [CM-23]
98 s2 Bid 0 on P3: Criptecorp 3 and Worldwide 1
    all: s2 bids 0 on P3 [CM-28]
99 s1 Bid 0 on P2: Criptecorp 1 and CBN 2
    all: s1 bids 0 on P2 [CM-28]
100 s2 Bid 0 on P4: Criptecorp 1 and Elder Chip
    all: s2 bids 0 on P4 [CM-28]
    all: s1 bids 0 on P1 [CM-28]
    all: s1 pays 0 for P1 and takes Root Bioroid 1 and Criptecorp 2 [CM-42]
    all: s1 pays 0 for P2 and takes Criptecorp 1 and CBN 2 [CM-42]
    all: s2 pays 0 for P3 and takes Criptecorp 3 and Worldwide 1 [CM-42]
    all: s2 pays 0 for P4 and takes Criptecorp 1 and Elder Chip [CM-42]
= 100 bacbc24b85f9ee1fb5e354c016f54f700211fe5755dcbeb47bdfcd7b1731617c
101 s2 Play Elder Chip and leave the prices as they are
    all: s2 plays Elder Chip: one price up 1 and another down 1 [CM-45]
    all: s2 leaves the prices as they are: Elder Chip has no effect [CM-58]
    all: The first player is now s1 [CM-21]
102 s1 Commit Criptecorp 2 and 2 × Worldwide 1 (your sum: 4)
    all: s1 has chosen [CM-111]
103 s2 Commit Criptecorp 1, Worldwide 1 and 2 × Worldwide 2 (your sum: 6)
    all: s2 has chosen [CM-111]
    all: s1 commits 3 cards [CM-75]
    all: s2 commits 4 cards [CM-75]
    all: s1 opens the market in Criptecorp: Criptecorp 2 and 2 × Worldwide 1 (sum 4) [CM-78]
    all: Oversupply: s2 turns up Criptecorp 1, Worldwide 1 and 2 × Worldwide 2 (sum 6) too, and Criptecorp falls from 2 to 1 [CM-80]
104 s2 Add Criptecorp 2 and 2 × Criptecorp 3 (your sum: 14)
    all: s2 has chosen [CM-111]
    all: s2 adds Criptecorp 2 and 2 × Criptecorp 3 (sum 8) [CM-85]
    all: s1: rank 2 in Criptecorp with a sum of 4, no crypto [CM-91, s1 +0]
    all: s2: rank 1 in Criptecorp with a sum of 14, 1 crypto [CM-91, s2 +1]
105 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
106 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
    all: The game is over [CM-100]
= 106 7d52536e2c05139ba8e0cc5a6576d0034e9eb291ce229ff293adeed0e7a42f48
s1 rank 1 score 6
s2 rank 2 score 1
