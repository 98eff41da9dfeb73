cyber-merchant revision 1, 2 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
deal
    all: Round 1 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: CBN 3 and CBN 4 [CM-23]
    all: Lot 2: Root Bioroid 1 and Worldwide 2 [CM-23]
    all: Lot 3: Worldwide 1 and Worldwide 2 [CM-23]
    all: Lot 4: Root Bioroid 2 and Reflector [CM-23]
1 s1 Bid 8 on lot 3: Worldwide 1 and Worldwide 2
    all: s1 bids 8 on lot 3 [CM-28]
2 s2 Bid 14 on lot 1: CBN 3 and CBN 4
    all: s2 bids 14 on lot 1 [CM-28]
3 s1 Bid 17 on lot 1: CBN 3 and CBN 4
    all: s1 bids 17 on lot 1 and outbids s2 [CM-28]
4 s2 Bid 17 on lot 2: Root Bioroid 1 and Worldwide 2
    all: s2 bids 17 on lot 2 [CM-28]
5 s2 undo 4
6 s2 Bid 16 on lot 4: Root Bioroid 2 and Reflector
    all: s2 bids 16 on lot 4 [CM-28]
7 s2 Bid 6 on lot 2: Root Bioroid 1 and Worldwide 2
    all: s2 bids 6 on lot 2 [CM-28]
    all: s1 pays 17 for lot 1: CBN 3 and CBN 4 [CM-42]
    all: s2 pays 6 for lot 2: Root Bioroid 1 and Worldwide 2 [CM-42]
    all: s1 pays 8 for lot 3: Worldwide 1 and Worldwide 2 [CM-42]
    all: s2 pays 16 for lot 4: Root Bioroid 2 and Reflector [CM-42]
8 s2 Play Reflector (Criptecorp: stays at 3 and CBN: stays at 3)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Criptecorp is now at 3, CBN at 3 [CM-68]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: CBN 3 and Cyber Threat [CM-23]
    all: Lot 2: Criptecorp 1 and Elder Chip [CM-23]
    all: Lot 3: Root Bioroid 1 and Trajan [CM-23]
    all: Lot 4: Worldwide 2 and Cyberstealth [CM-23]
9 s2 Bid 1 on lot 3: Root Bioroid 1 and Trajan
    all: s2 bids 1 on lot 3 [CM-28]
10 s1 Bid 0 on lot 4: Worldwide 2 and Cyberstealth
    all: s1 bids 0 on lot 4 [CM-28]
= 10 1d926c59ebffca27ae106982eefc9a2b1e6bedfae5ec8290edc0cd4421139e8f
11 s2 Bid 0 on lot 2: Criptecorp 1 and Elder Chip
    all: s2 bids 0 on lot 2 [CM-28]
    all: s1 bids 0 on lot 1 [CM-28]
    all: s1 pays 0 for lot 1: CBN 3 and Cyber Threat [CM-42]
    all: s2 pays 0 for lot 2: Criptecorp 1 and Elder Chip [CM-42]
    all: s2 pays 1 for lot 3: Root Bioroid 1 and Trajan [CM-42]
    all: s1 pays 0 for lot 4: Worldwide 2 and Cyberstealth [CM-42]
12 s2 Play Elder Chip (CBN: 3 → 4 and Criptecorp: 3 → 2)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: CBN rises from 3 to 4 [CM-52]
    all: Criptecorp falls from 3 to 2 [CM-52]
13 s1 Play Cyber Threat without moving any price
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: s1 moves no price: Cyber Threat has no effect [CM-58]
14 s2 Play Trajan without moving any price
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: s2 moves no price: Trajan has no effect [CM-58]
15 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals Root Bioroid 2 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
    all: s1 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: CBN 4 and Worldwide 1 [CM-23]
    all: Lot 2: Criptecorp 2 and Trajan [CM-23]
    all: Lot 3: Criptecorp 3 and Worldwide 2 [CM-23]
    all: Lot 4: Root Bioroid 3 and Worldwide 1 [CM-23]
16 s1 Bid 0 on lot 3: Criptecorp 3 and Worldwide 2
    all: s1 bids 0 on lot 3 [CM-28]
17 s2 Bid 0 on lot 1: CBN 4 and Worldwide 1
    all: s2 bids 0 on lot 1 [CM-28]
18 s1 Bid 0 on lot 4: Root Bioroid 3 and Worldwide 1
    all: s1 bids 0 on lot 4 [CM-28]
19 s2 Bid 2 on lot 3: Criptecorp 3 and Worldwide 2
    all: s2 bids 2 on lot 3 and outbids s1 [CM-28]
    all: s1 bids 0 on lot 2 [CM-28]
    all: s2 pays 0 for lot 1: CBN 4 and Worldwide 1 [CM-42]
    all: s1 pays 0 for lot 2: Criptecorp 2 and Trajan [CM-42]
    all: s2 pays 2 for lot 3: Criptecorp 3 and Worldwide 2 [CM-42]
    all: s1 pays 0 for lot 4: Root Bioroid 3 and Worldwide 1 [CM-42]
20 s1 Play Trajan (CBN: 4 → 5)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 4 to 5 [CM-52]
    all: s2 is now the first player [CM-21]
= 20 29074779ad448e5de6d563f01765cde1c24c4c4f33e0a230449c1f8c39c1fe53
21 s1 Commit CBN 3, CBN 4, Worldwide 1 and 2 × Worldwide 2 (your sum: 12)
    all: s1 has chosen [CM-111]
22 s2 Commit Root Bioroid 1 (your sum: 1)
    all: s2 has chosen [CM-111]
    all: s2 commits 1 card [CM-75]
    all: s1 commits 5 cards [CM-75]
    all: s2 opens the market in Root Bioroid with Root Bioroid 1 (sum 1) [CM-78]
23 s1 Add Root Bioroid 2 and Worldwide 1 (your sum: 3)
    all: s1 has chosen [CM-111]
    all: s1 adds Root Bioroid 2 and Worldwide 1 (sum 3) [CM-85]
    all: s2 takes rank 2 in Root Bioroid with a sum of 1: no crypto [CM-91, s2 +0]
    all: s1 takes rank 1 in Root Bioroid with a sum of 3: 3 crypto [CM-91, s1 +3]
    all: s1 opens the market in CBN with CBN 3, CBN 4, Worldwide 1 and 2 × Worldwide 2 (sum 12) [CM-78]
24 s2 Add CBN 4, Worldwide 1 and Worldwide 2 (your sum: 7)
    all: s2 has chosen [CM-111]
    all: s2 adds CBN 4, Worldwide 1 and Worldwide 2 (sum 7) [CM-85]
    all: s1 takes rank 1 in CBN with a sum of 12: 5 crypto [CM-91, s1 +5]
    all: s2 takes rank 2 in CBN with a sum of 7: no crypto [CM-91, s2 +0]
25 s1 Exchange 5 crypto for 50 credits
    all: s1 exchanges 5 crypto for 50 credits [CM-96, s1 -5]
    all: Round 2 begins. First player: s2 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Worldwide 1 and The Root [CM-23]
    all: Lot 2: CBN 1 and Worldwide 1 [CM-23]
    all: Lot 3: Root Bioroid 2 and Reflector [CM-23]
    all: Lot 4: Root Bioroid 4 and Worldwide 1 [CM-23]
26 s2 Bid 0 on lot 3: Root Bioroid 2 and Reflector
    all: s2 bids 0 on lot 3 [CM-28]
27 s1 Bid 14 on lot 1: Worldwide 1 and The Root
    all: s1 bids 14 on lot 1 [CM-28]
28 s2 Bid 0 on lot 4: Root Bioroid 4 and Worldwide 1
    all: s2 bids 0 on lot 4 [CM-28]
29 s1 Bid 12 on lot 3: Root Bioroid 2 and Reflector
    all: s1 bids 12 on lot 3 and outbids s2 [CM-28]
    all: s2 bids 0 on lot 2 [CM-28]
    all: s1 pays 14 for lot 1: Worldwide 1 and The Root [CM-42]
    all: s2 pays 0 for lot 2: CBN 1 and Worldwide 1 [CM-42]
    all: s1 pays 12 for lot 3: Root Bioroid 2 and Reflector [CM-42]
    all: s2 pays 0 for lot 4: Root Bioroid 4 and Worldwide 1 [CM-42]
30 s1 Play The Root (Criptecorp: 2 → 4)
    all: s1 plays The Root: raise one price by 2 [CM-45]
    all: Criptecorp rises from 2 to 4 [CM-52]
= 30 7c23b89164bacf63646cce1400804d9479975f45be9429453a9836de54185a97
31 s1 Play Reflector (Criptecorp: 4 → 5 and CBN: 5 → 4)
    all: s1 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Criptecorp is now at 5, CBN at 4 [CM-68]
    all: s1 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Criptecorp 1 and Worldwide 3 [CM-23]
    all: Lot 2: Root Bioroid 2 and Cyber Threat [CM-23]
    all: Lot 3: Root Bioroid 3 and Criptecorp 3 [CM-23]
    all: Lot 4: Root Bioroid 3 and Criptecorp 3 [CM-23]
32 s1 Bid 0 on lot 3: Root Bioroid 3 and Criptecorp 3
    all: s1 bids 0 on lot 3 [CM-28]
33 s2 Bid 0 on lot 2: Root Bioroid 2 and Cyber Threat
    all: s2 bids 0 on lot 2 [CM-28]
34 s1 Bid 11 on lot 2: Root Bioroid 2 and Cyber Threat
    all: s1 bids 11 on lot 2 and outbids s2 [CM-28]
35 s2 Bid 0 on lot 4: Root Bioroid 3 and Criptecorp 3
    all: s2 bids 0 on lot 4 [CM-28]
    all: s2 bids 0 on lot 1 [CM-28]
    all: s2 pays 0 for lot 1: Criptecorp 1 and Worldwide 3 [CM-42]
    all: s1 pays 11 for lot 2: Root Bioroid 2 and Cyber Threat [CM-42]
    all: s1 pays 0 for lot 3: Root Bioroid 3 and Criptecorp 3 [CM-42]
    all: s2 pays 0 for lot 4: Root Bioroid 3 and Criptecorp 3 [CM-42]
36 s1 Play Cyber Threat (Criptecorp: 5 → 4)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 5 to 4 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: CBN 1 and CBN 3 [CM-23]
    all: Lot 2: CBN 2 and Cyber Threat [CM-23]
    all: Lot 3: Root Bioroid 1 and Criptecorp 1 [CM-23]
    all: Lot 4: Criptecorp 2 and Cyberstealth [CM-23]
37 s2 Bid 0 on lot 2: CBN 2 and Cyber Threat
    all: s2 bids 0 on lot 2 [CM-28]
38 s1 Bid 1 on lot 1: CBN 1 and CBN 3
    all: s1 bids 1 on lot 1 [CM-28]
39 s2 Bid 0 on lot 3: Root Bioroid 1 and Criptecorp 1
    all: s2 bids 0 on lot 3 [CM-28]
40 s1 Bid 2 on lot 3: Root Bioroid 1 and Criptecorp 1
    all: s1 bids 2 on lot 3 and outbids s2 [CM-28]
    all: s2 bids 0 on lot 4 [CM-28]
    all: s1 pays 1 for lot 1: CBN 1 and CBN 3 [CM-42]
    all: s2 pays 0 for lot 2: CBN 2 and Cyber Threat [CM-42]
    all: s1 pays 2 for lot 3: Root Bioroid 1 and Criptecorp 1 [CM-42]
    all: s2 pays 0 for lot 4: Criptecorp 2 and Cyberstealth [CM-42]
= 40 5fae127d106e019342df88d02aec7f9864fefc67ef7a0643442286beea12664a
41 s2 Play Cyber Threat (Root Bioroid: 3 → 2)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid falls from 3 to 2 [CM-52]
42 s2 Play Cyberstealth and steal from s1
    all: s2 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s2 steals CBN 3 from s1 [CM-64]
    others: s2 steals a card from s1 [CM-64]
    all: s1 is now the first player [CM-21]
43 s2 Commit CBN 2, Worldwide 1 and Worldwide 2 (your sum: 5)
    all: s2 has chosen [CM-111]
44 s1 Commit Root Bioroid 2, 2 × Root Bioroid 3 and Worldwide 1 (your sum: 9)
    all: s1 has chosen [CM-111]
    all: s1 commits 4 cards [CM-75]
    all: s2 commits 3 cards [CM-75]
    all: s1 opens the market in Root Bioroid with Root Bioroid 2, 2 × Root Bioroid 3 and Worldwide 1 (sum 9) [CM-78]
45 s2 Add Root Bioroid 3, Root Bioroid 4 and Worldwide 1 (your sum: 8)
    all: s2 has chosen [CM-111]
    all: s2 adds Root Bioroid 3, Root Bioroid 4 and Worldwide 1 (sum 8) [CM-85]
    all: s1 takes rank 1 in Root Bioroid with a sum of 9: 2 crypto [CM-91, s1 +2]
    all: s2 takes rank 2 in Root Bioroid with a sum of 8: no crypto [CM-91, s2 +0]
    all: s2 opens the market in CBN with CBN 2, Worldwide 1 and Worldwide 2 (sum 5) [CM-78]
46 s1 Add nothing
    all: s1 has chosen [CM-111]
    all: s1 adds nothing [CM-85]
    all: s2 takes rank 1 in CBN with a sum of 5: 4 crypto [CM-91, s2 +4]
47 s1 Exchange 2 crypto for 20 credits
    all: s1 exchanges 2 crypto for 20 credits [CM-96, s1 -2]
48 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
    all: Round 3 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Criptecorp 1 and CBN 2 [CM-23]
    all: Lot 2: Root Bioroid 1 and Root Bioroid 2 [CM-23]
    all: Lot 3: CBN 1 and Trajan [CM-23]
    all: Lot 4: Worldwide 3 and Elder Chip [CM-23]
49 s1 Bid 18 on lot 3: CBN 1 and Trajan
    all: s1 bids 18 on lot 3 [CM-28]
50 s2 Bid 0 on lot 1: Criptecorp 1 and CBN 2
    all: s2 bids 0 on lot 1 [CM-28]
= 50 bd40fb7a0b185dd5808d04eabd6e809925bc3d0c51acd654629f880fcaffb48c
51 s1 Bid 4 on lot 4: Worldwide 3 and Elder Chip
    all: s1 bids 4 on lot 4 [CM-28]
    all: s2 bids 0 on lot 2 [CM-28]
    all: s2 pays 0 for lot 1: Criptecorp 1 and CBN 2 [CM-42]
    all: s2 pays 0 for lot 2: Root Bioroid 1 and Root Bioroid 2 [CM-42]
    all: s1 pays 18 for lot 3: CBN 1 and Trajan [CM-42]
    all: s1 pays 4 for lot 4: Worldwide 3 and Elder Chip [CM-42]
52 s1 Play Elder Chip (Criptecorp: 4 → 5 and CBN: 4 → 3)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 4 to 5 [CM-52]
    all: CBN falls from 4 to 3 [CM-52]
53 s1 Play Trajan (CBN: 3 → 4)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 3 to 4 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Worldwide 2 and Trajan [CM-23]
    all: Lot 2: CBN 2 and Collective Change [CM-23]
    all: Lot 3: CBN 2 and Elder Chip [CM-23]
    all: Lot 4: Root Bioroid 4 and CBN 1 [CM-23]
54 s2 Bid 0 on lot 4: Root Bioroid 4 and CBN 1
    all: s2 bids 0 on lot 4 [CM-28]
55 s1 Bid 1 on lot 2: CBN 2 and Collective Change
    all: s1 bids 1 on lot 2 [CM-28]
56 s2 Bid 0 on lot 3: CBN 2 and Elder Chip
    all: s2 bids 0 on lot 3 [CM-28]
57 s1 Bid 6 on lot 1: Worldwide 2 and Trajan
    all: s1 bids 6 on lot 1 [CM-28]
    all: s1 pays 6 for lot 1: Worldwide 2 and Trajan [CM-42]
    all: s1 pays 1 for lot 2: CBN 2 and Collective Change [CM-42]
    all: s2 pays 0 for lot 3: CBN 2 and Elder Chip [CM-42]
    all: s2 pays 0 for lot 4: Root Bioroid 4 and CBN 1 [CM-42]
58 s2 Play Elder Chip (Root Bioroid: 2 → 3 and Criptecorp: 5 → 4)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Root Bioroid rises from 2 to 3 [CM-52]
    all: Criptecorp falls from 5 to 4 [CM-52]
59 s1 Play Trajan without moving any price
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: s1 moves no price: Trajan has no effect [CM-58]
60 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
= 60 716e1bbf07eee0e4e188d30faac1532ccd5e693dc28030d9fa2accfb5d7cd652
61 s2 Give Criptecorp 1 to s1
    all: s2 has chosen [CM-111]
    s1 s2: s2 gives Criptecorp 1 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
62 s1 Give everyone a card back: s2: CBN 3
    s1 s2: s1 gives CBN 3 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
    all: s1 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Criptecorp 4 and Cyberstealth [CM-23]
    all: Lot 2: The Root and Collective Change [CM-23]
    all: Lot 3: Criptecorp 2 and Cyber Threat [CM-23]
    all: Lot 4: Criptecorp 2 and Criptecorp 4 [CM-23]
63 s1 Bid 1 on lot 2: The Root and Collective Change
    all: s1 bids 1 on lot 2 [CM-28]
64 s2 Bid 0 on lot 3: Criptecorp 2 and Cyber Threat
    all: s2 bids 0 on lot 3 [CM-28]
65 s1 Bid 0 on lot 1: Criptecorp 4 and Cyberstealth
    all: s1 bids 0 on lot 1 [CM-28]
    all: s2 bids 0 on lot 4 [CM-28]
    all: s1 pays 0 for lot 1: Criptecorp 4 and Cyberstealth [CM-42]
    all: s1 pays 1 for lot 2: The Root and Collective Change [CM-42]
    all: s2 pays 0 for lot 3: Criptecorp 2 and Cyber Threat [CM-42]
    all: s2 pays 0 for lot 4: Criptecorp 2 and Criptecorp 4 [CM-42]
66 s1 Play The Root (CBN: 4 → 6)
    all: s1 plays The Root: raise one price by 2 [CM-45]
    all: CBN rises from 4 to 6 [CM-52]
67 s2 Play Cyber Threat (CBN: 6 → 5)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: CBN falls from 6 to 5 [CM-52]
68 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
69 s2 Give Root Bioroid 1 to s1
    all: s2 has chosen [CM-111]
    s1 s2: s2 gives Root Bioroid 1 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
70 s1 Give everyone a card back: s2: Worldwide 3
    s1 s2: s1 gives Worldwide 3 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
= 70 171866fcfb911705aa7aed98f56b37411a85f8dfd9d99d21904f496b27294e13
71 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals CBN 2 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
    all: s2 is now the first player [CM-21]
72 s1 Commit Criptecorp 1 and Criptecorp 2 (your sum: 3)
    all: s1 has chosen [CM-111]
73 s2 Commit 2 × Criptecorp 1 and Criptecorp 4 (your sum: 6)
    all: s2 has chosen [CM-111]
    all: s2 commits 3 cards [CM-75]
    all: s1 commits 2 cards [CM-75]
    all: s2 opens the market in Criptecorp with 2 × Criptecorp 1 and Criptecorp 4 (sum 6) [CM-78]
    all: Oversupply: s1 also reveals Criptecorp 1 and Criptecorp 2 (sum 3), and Criptecorp falls from 4 to 3 [CM-80]
74 s1 Add Criptecorp 3 and Criptecorp 4 (your sum: 10)
    all: s1 has chosen [CM-111]
    all: s1 adds Criptecorp 3 and Criptecorp 4 (sum 7) [CM-85]
    all: s2 takes rank 2 in Criptecorp with a sum of 6: no crypto [CM-91, s2 +0]
    all: s1 takes rank 1 in Criptecorp with a sum of 10: 3 crypto [CM-91, s1 +3]
75 s2 Exchange 3 crypto for 30 credits
    all: s2 exchanges 3 crypto for 30 credits [CM-96, s2 -3]
76 s1 Exchange 6 crypto for 60 credits
    all: s1 exchanges 6 crypto for 60 credits [CM-96, s1 -6]
    all: Round 4 begins. First player: s2 [CM-99]
    all: Auction 1 begins [CM-20]
    all: The discard pile (48 cards) is shuffled into a new deck [CM-26]
    all: Lot 1: Worldwide 2 and Cyber Threat [CM-23]
    all: Lot 2: Worldwide 1 and Trajan [CM-23]
    all: Lot 3: CBN 4 and Worldwide 1 [CM-23]
    all: Lot 4: 2 × Elder Chip [CM-23]
77 s2 Bid 3 on lot 3: CBN 4 and Worldwide 1
    all: s2 bids 3 on lot 3 [CM-28]
78 s1 Bid 11 on lot 4: 2 × Elder Chip
    all: s1 bids 11 on lot 4 [CM-28]
79 s2 Bid 15 on lot 4: 2 × Elder Chip
    all: s2 bids 15 on lot 4 and outbids s1 [CM-28]
80 s1 Bid 8 on lot 1: Worldwide 2 and Cyber Threat
    all: s1 bids 8 on lot 1 [CM-28]
= 80 79667a603fedb48acc6e4e988706aa0dc289dd9b52cc4572e888c650ef45b487
81 s1 undo 80
82 s1 Bid 12 on lot 1: Worldwide 2 and Cyber Threat
    all: s1 bids 12 on lot 1 [CM-28]
83 s1 Bid 13 on lot 2: Worldwide 1 and Trajan
    all: s1 bids 13 on lot 2 [CM-28]
    all: s1 pays 12 for lot 1: Worldwide 2 and Cyber Threat [CM-42]
    all: s1 pays 13 for lot 2: Worldwide 1 and Trajan [CM-42]
    all: s2 pays 3 for lot 3: CBN 4 and Worldwide 1 [CM-42]
    all: s2 pays 15 for lot 4: 2 × Elder Chip [CM-42]
84 s2 Play Elder Chip (Criptecorp: 3 → 4 and Root Bioroid: 3 → 2)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Criptecorp rises from 3 to 4 [CM-52]
    all: Root Bioroid falls from 3 to 2 [CM-52]
85 s1 Play Cyber Threat (Root Bioroid: 2 → 1)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid falls from 2 to 1 [CM-52]
86 s2 Play Elder Chip (Root Bioroid: 1 → 2 and Criptecorp: 4 → 3)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Root Bioroid rises from 1 to 2 [CM-52]
    all: Criptecorp falls from 4 to 3 [CM-52]
87 s1 Play Trajan without moving any price
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: s1 moves no price: Trajan has no effect [CM-58]
    all: s1 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Root Bioroid 3 and Worldwide 1 [CM-23]
    all: Lot 2: Root Bioroid 2 and Reflector [CM-23]
    all: Lot 3: Worldwide 1 and Trajan [CM-23]
    all: Lot 4: Root Bioroid 2 and Root Bioroid 4 [CM-23]
88 s1 Bid 15 on lot 2: Root Bioroid 2 and Reflector
    all: s1 bids 15 on lot 2 [CM-28]
89 s2 Bid 3 on lot 1: Root Bioroid 3 and Worldwide 1
    all: s2 bids 3 on lot 1 [CM-28]
90 s1 Bid 4 on lot 1: Root Bioroid 3 and Worldwide 1
    all: s1 bids 4 on lot 1 and outbids s2 [CM-28]
= 90 aad6622a72096bf23a0383633f0bf6cf5e8e46dc94685f513947a7c1c4421d64
91 s2 Bid 12 on lot 3: Worldwide 1 and Trajan
    all: s2 bids 12 on lot 3 [CM-28]
    all: s2 bids 0 on lot 4 [CM-28]
    all: s1 pays 4 for lot 1: Root Bioroid 3 and Worldwide 1 [CM-42]
    all: s1 pays 15 for lot 2: Root Bioroid 2 and Reflector [CM-42]
    all: s2 pays 12 for lot 3: Worldwide 1 and Trajan [CM-42]
    all: s2 pays 0 for lot 4: Root Bioroid 2 and Root Bioroid 4 [CM-42]
92 s1 Play Reflector (Root Bioroid: 2 → 3 and Criptecorp: 3 → 2)
    all: s1 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 3, Criptecorp at 2 [CM-68]
93 s2 Play Trajan (Criptecorp: 2 → 3)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 2 to 3 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Criptecorp 1 and CBN 3 [CM-23]
    all: Lot 2: Worldwide 2 and Trajan [CM-23]
    all: Lot 3: The Root and Collective Change [CM-23]
    all: Lot 4: Root Bioroid 3 and Worldwide 1 [CM-23]
94 s2 Bid 0 on lot 4: Root Bioroid 3 and Worldwide 1
    all: s2 bids 0 on lot 4 [CM-28]
95 s1 Bid 13 on lot 1: Criptecorp 1 and CBN 3
    all: s1 bids 13 on lot 1 [CM-28]
96 s2 Bid 0 on lot 3: The Root and Collective Change
    all: s2 bids 0 on lot 3 [CM-28]
97 s1 Bid 1 on lot 2: Worldwide 2 and Trajan
    all: s1 bids 1 on lot 2 [CM-28]
    all: s1 pays 13 for lot 1: Criptecorp 1 and CBN 3 [CM-42]
    all: s1 pays 1 for lot 2: Worldwide 2 and Trajan [CM-42]
    all: s2 pays 0 for lot 3: The Root and Collective Change [CM-42]
    all: s2 pays 0 for lot 4: Root Bioroid 3 and Worldwide 1 [CM-42]
98 s2 Play The Root (Root Bioroid: 3 → 5)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: Root Bioroid rises from 3 to 5 [CM-52]
99 s1 Play Trajan (CBN: 5 → 6)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 5 to 6 [CM-52]
100 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
= 100 df1a06cbfa5f3d73310f7441e81d59b840c3ffdd556a2e2ea84ef2d551421149
101 s1 Give CBN 2 to s2
    all: s1 has chosen [CM-111]
    s1 s2: s1 gives CBN 2 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
102 s2 Give everyone a card back: s1: Worldwide 1
    s1 s2: s2 gives Worldwide 1 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    all: s1 is now the first player [CM-21]
103 s2 Commit CBN 1, CBN 2, 2 × CBN 3, Worldwide 1 and 2 × Worldwide 3 (your sum: 16)
    all: s2 has chosen [CM-111]
104 s1 Commit Root Bioroid 2, Root Bioroid 3, 2 × Worldwide 1 and 3 × Worldwide 2 (your sum: 13)
    all: s1 has chosen [CM-111]
    all: s1 commits 7 cards [CM-75]
    all: s2 commits 7 cards [CM-75]
    all: s1 opens the market in Root Bioroid with Root Bioroid 2, Root Bioroid 3, 2 × Worldwide 1 and 3 × Worldwide 2 (sum 13) [CM-78]
105 s2 Add Root Bioroid 1, Root Bioroid 2 and Root Bioroid 4 (your sum: 7)
    all: s2 has chosen [CM-111]
    all: s2 adds Root Bioroid 1, Root Bioroid 2 and Root Bioroid 4 (sum 7) [CM-85]
    all: s1 takes rank 1 in Root Bioroid with a sum of 13: 5 crypto [CM-91, s1 +5]
    all: s2 takes rank 2 in Root Bioroid with a sum of 7: no crypto [CM-91, s2 +0]
    all: s2 opens the market in CBN with CBN 1, CBN 2, 2 × CBN 3, Worldwide 1 and 2 × Worldwide 3 (sum 16) [CM-78]
106 s1 Add CBN 2, CBN 3 and Worldwide 1 (your sum: 6)
    all: s1 has chosen [CM-111]
    all: s1 adds CBN 2, CBN 3 and Worldwide 1 (sum 6) [CM-85]
    all: s2 takes rank 1 in CBN with a sum of 16: 6 crypto [CM-91, s2 +6]
    all: s1 takes rank 2 in CBN with a sum of 6: no crypto [CM-91, s1 +0]
107 s1 Exchange 2 crypto for 20 credits
    all: s1 exchanges 2 crypto for 20 credits [CM-96, s1 -2]
108 s2 Exchange 3 crypto for 30 credits
    all: s2 exchanges 3 crypto for 30 credits [CM-96, s2 -3]
    all: The game is over [CM-100]
= 108 d9779e7f2f1d1240d88504e86fc9f59789a3d8dfa93ca5ff88b13524cbcd1236
s1 rank 2 score 3
s2 rank 1 score 4
