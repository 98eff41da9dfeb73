cyber-merchant revision 1, 3 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
deal
    all: Round 1 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Root Bioroid 4, Criptecorp 3 and Worldwide 2 [CM-23]
    all: Lot 2: Root Bioroid 1, Worldwide 2 and Reflector [CM-23]
    all: Lot 3: Worldwide 2 and 2 × Cyber Threat [CM-23]
1 s1 Bid 6 on lot 2: Root Bioroid 1, Worldwide 2 and Reflector
    all: s1 bids 6 on lot 2 [CM-28]
2 s2 Bid 12 on lot 2: Root Bioroid 1, Worldwide 2 and Reflector
    all: s2 bids 12 on lot 2 and outbids s1 [CM-28]
3 s3 Bid 10 on lot 1: Root Bioroid 4, Criptecorp 3 and Worldwide 2
    all: s3 bids 10 on lot 1 [CM-28]
4 s1 Bid 12 on lot 3: Worldwide 2 and 2 × Cyber Threat
    all: s1 bids 12 on lot 3 [CM-28]
    all: s3 pays 10 for lot 1: Root Bioroid 4, Criptecorp 3 and Worldwide 2 [CM-42]
    all: s2 pays 12 for lot 2: Root Bioroid 1, Worldwide 2 and Reflector [CM-42]
    all: s1 pays 12 for lot 3: Worldwide 2 and 2 × Cyber Threat [CM-42]
5 s1 Play Cyber Threat (CBN: 5 → 4)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: CBN falls from 5 to 4 [CM-52]
6 s2 Play Reflector (Root Bioroid: stays at 5 and Criptecorp: stays at 5)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 5, Criptecorp at 5 [CM-68]
7 s1 Play Cyber Threat (Criptecorp: 5 → 4)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 5 to 4 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: CBN 3, Trajan and Collective Change [CM-23]
    all: Lot 2: Criptecorp 2, Crisis Dimension 3 and Worldwide 2 [CM-23]
    all: Lot 3: Criptecorp 2, Crisis Dimension 4 and Cyberstealth [CM-23]
8 s2 Bid 4 on lot 1: CBN 3, Trajan and Collective Change
    all: s2 bids 4 on lot 1 [CM-28]
9 s3 Bid 7 on lot 2: Criptecorp 2, Crisis Dimension 3 and Worldwide 2
    all: s3 bids 7 on lot 2 [CM-28]
10 s1 Bid 2 on lot 3: Criptecorp 2, Crisis Dimension 4 and Cyberstealth
    all: s1 bids 2 on lot 3 [CM-28]
    all: s2 pays 4 for lot 1: CBN 3, Trajan and Collective Change [CM-42]
    all: s3 pays 7 for lot 2: Criptecorp 2, Crisis Dimension 3 and Worldwide 2 [CM-42]
    all: s1 pays 2 for lot 3: Criptecorp 2, Crisis Dimension 4 and Cyberstealth [CM-42]
= 10 2fa8a902d0e6521c47332793f284f0d77a1fc2394089f5b41008b379670714e4
11 s2 Play Trajan (Criptecorp: 4 → 5)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 4 to 5 [CM-52]
12 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals CBN 3 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
13 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
14 s1 Give Criptecorp 2 to s2
    all: s1 has chosen [CM-111]
15 s3 Give Criptecorp 2 to s2
    all: s3 has chosen [CM-111]
    s2 s3: s3 gives Criptecorp 2 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
    s1 s2: s1 gives Criptecorp 2 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
16 s2 Give everyone a card back: s3: Criptecorp 2 and s1: Root Bioroid 1
    s2 s3: s2 gives Criptecorp 2 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
    s1 s2: s2 gives Root Bioroid 1 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Root Bioroid 2, CBN 4 and Cyber Threat [CM-23]
    all: Lot 2: Root Bioroid 3, Root Bioroid 4 and The Root [CM-23]
    all: Lot 3: Crisis Dimension 1, Crisis Dimension 4 and Worldwide 3 [CM-23]
17 s3 Bid 1 on lot 2: Root Bioroid 3, Root Bioroid 4 and The Root
    all: s3 bids 1 on lot 2 [CM-28]
18 s1 Bid 6 on lot 2: Root Bioroid 3, Root Bioroid 4 and The Root
    all: s1 bids 6 on lot 2 and outbids s3 [CM-28]
19 s2 Bid 3 on lot 1: Root Bioroid 2, CBN 4 and Cyber Threat
    all: s2 bids 3 on lot 1 [CM-28]
20 s3 Bid 3 on lot 3: Crisis Dimension 1, Crisis Dimension 4 and Worldwide 3
    all: s3 bids 3 on lot 3 [CM-28]
    all: s2 pays 3 for lot 1: Root Bioroid 2, CBN 4 and Cyber Threat [CM-42]
    all: s1 pays 6 for lot 2: Root Bioroid 3, Root Bioroid 4 and The Root [CM-42]
    all: s3 pays 3 for lot 3: Crisis Dimension 1, Crisis Dimension 4 and Worldwide 3 [CM-42]
= 20 0746216a6128fd413aee52220aa69672d6118e47e701ab07046908d0d7b5eccb
21 s1 Play The Root (CBN: 4 → 6)
    all: s1 plays The Root: raise one price by 2 [CM-45]
    all: CBN rises from 4 to 6 [CM-52]
22 s2 Play Cyber Threat without moving any price
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: s2 moves no price: Cyber Threat has no effect [CM-58]
    all: s1 is now the first player [CM-21]
23 s3 Commit Crisis Dimension 1, Crisis Dimension 4 and Worldwide 3 (your sum: 8)
    all: s3 has chosen [CM-111]
24 s1 Commit Root Bioroid 1, Root Bioroid 3 and Root Bioroid 4 (your sum: 8)
    all: s1 has chosen [CM-111]
25 s2 Commit Criptecorp 2 and Worldwide 2 (your sum: 4)
    all: s2 has chosen [CM-111]
    all: s1 commits 3 cards [CM-75]
    all: s2 commits 2 cards [CM-75]
    all: s3 commits 3 cards [CM-75]
    all: s1 opens the market in Root Bioroid with Root Bioroid 1, Root Bioroid 3 and Root Bioroid 4 (sum 8) [CM-78]
26 s3 Add Root Bioroid 4 (your sum: 4)
    all: s3 has chosen [CM-111]
27 s2 Add nothing
    all: s2 has chosen [CM-111]
    all: s2 adds nothing [CM-85]
    all: s3 adds Root Bioroid 4 (sum 4) [CM-85]
    all: s1 takes rank 1 in Root Bioroid with a sum of 8: 5 crypto [CM-91, s1 +5]
    all: s3 takes rank 2 in Root Bioroid with a sum of 4: 2 crypto [CM-91, s3 +2]
    all: s2 opens the market in Criptecorp with Criptecorp 2 and Worldwide 2 (sum 4) [CM-78]
28 s3 Add Criptecorp 2, Criptecorp 3 and Worldwide 2 (your sum: 7)
    all: s3 has chosen [CM-111]
29 s1 Add nothing
    all: s1 has chosen [CM-111]
    all: s3 adds Criptecorp 2, Criptecorp 3 and Worldwide 2 (sum 7) [CM-85]
    all: s1 adds nothing [CM-85]
    all: s2 takes rank 2 in Criptecorp with a sum of 4: 2 crypto [CM-91, s2 +2]
    all: s3 takes rank 1 in Criptecorp with a sum of 7: 5 crypto [CM-91, s3 +5]
    all: s3 opens the market in Crisis Dimension with Crisis Dimension 1, Crisis Dimension 4 and Worldwide 3 (sum 8) [CM-78]
30 s2 Add nothing
    all: s2 has chosen [CM-111]
= 30 7df39187578234c785cf3d2ee6eedde84164b15ed0ba3b9bb574b07803b4345d
31 s1 Add Crisis Dimension 4 (your sum: 4)
    all: s1 has chosen [CM-111]
    all: s1 adds Crisis Dimension 4 (sum 4) [CM-85]
    all: s2 adds nothing [CM-85]
    all: s3 takes rank 1 in Crisis Dimension with a sum of 8: 5 crypto [CM-91, s3 +5]
    all: s1 takes rank 2 in Crisis Dimension with a sum of 4: 2 crypto [CM-91, s1 +2]
32 s1 Exchange 3 crypto for 21 credits
    all: s1 exchanges 3 crypto for 21 credits [CM-96, s1 -3]
33 s2 Exchange 1 crypto for 7 credits
    all: s2 exchanges 1 crypto for 7 credits [CM-96, s2 -1]
34 s3 Exchange 4 crypto for 28 credits
    all: s3 exchanges 4 crypto for 28 credits [CM-96, s3 -4]
    all: Round 2 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Criptecorp 2, Worldwide 1 and Elder Chip [CM-23]
    all: Lot 2: Crisis Dimension 2, Trajan and Cyberstealth [CM-23]
    all: Lot 3: Root Bioroid 1, Criptecorp 4 and Collective Change [CM-23]
35 s1 Bid 0 on lot 1: Criptecorp 2, Worldwide 1 and Elder Chip
    all: s1 bids 0 on lot 1 [CM-28]
36 s2 Bid 7 on lot 1: Criptecorp 2, Worldwide 1 and Elder Chip
    all: s2 bids 7 on lot 1 and outbids s1 [CM-28]
37 s3 Bid 11 on lot 3: Root Bioroid 1, Criptecorp 4 and Collective Change
    all: s3 bids 11 on lot 3 [CM-28]
38 s1 Bid 8 on lot 1: Criptecorp 2, Worldwide 1 and Elder Chip
    all: s1 bids 8 on lot 1 and outbids s2 [CM-28]
39 s2 Bid 7 on lot 2: Crisis Dimension 2, Trajan and Cyberstealth
    all: s2 bids 7 on lot 2 [CM-28]
    all: s1 pays 8 for lot 1: Criptecorp 2, Worldwide 1 and Elder Chip [CM-42]
    all: s2 pays 7 for lot 2: Crisis Dimension 2, Trajan and Cyberstealth [CM-42]
    all: s3 pays 11 for lot 3: Root Bioroid 1, Criptecorp 4 and Collective Change [CM-42]
40 s1 Play Elder Chip (Root Bioroid: 5 → 6 and Criptecorp: 5 → 4)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Root Bioroid rises from 5 to 6 [CM-52]
    all: Criptecorp falls from 5 to 4 [CM-52]
= 40 56e34ce30366799f2798b4704a0180ddf2dd67c313788b01cb7af8969c811c7d
41 s2 Play Trajan (Crisis Dimension: 5 → 6)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Crisis Dimension rises from 5 to 6 [CM-52]
42 s3 Play Collective Change
    all: s3 plays Collective Change: everyone gives you a card and gets one back [CM-45]
43 s2 Give Cyberstealth to s3
    all: s2 has chosen [CM-111]
44 s1 Give Worldwide 1 to s3
    all: s1 has chosen [CM-111]
    s1 s3: s1 gives Worldwide 1 to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
    s2 s3: s2 gives Cyberstealth to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
45 s3 Give everyone a card back: s1: Worldwide 2 and s2: Crisis Dimension 3
    s1 s3: s3 gives Worldwide 2 to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
    s2 s3: s3 gives Crisis Dimension 3 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
46 s3 Play Cyberstealth and steal from s1
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s1 s3: s3 steals Worldwide 2 from s1 [CM-64]
    others: s3 steals a card from s1 [CM-64]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Criptecorp 1, CBN 2 and Crisis Dimension 2 [CM-23]
    all: Lot 2: Root Bioroid 2 and 2 × CBN 3 [CM-23]
    all: Lot 3: Root Bioroid 1, CBN 2 and Crisis Dimension 3 [CM-23]
47 s2 Bid 0 on lot 2: Root Bioroid 2 and 2 × CBN 3
    all: s2 bids 0 on lot 2 [CM-28]
48 s3 Bid 9 on lot 3: Root Bioroid 1, CBN 2 and Crisis Dimension 3
    all: s3 bids 9 on lot 3 [CM-28]
49 s1 Bid 4 on lot 1: Criptecorp 1, CBN 2 and Crisis Dimension 2
    all: s1 bids 4 on lot 1 [CM-28]
    all: s1 pays 4 for lot 1: Criptecorp 1, CBN 2 and Crisis Dimension 2 [CM-42]
    all: s2 pays 0 for lot 2: Root Bioroid 2 and 2 × CBN 3 [CM-42]
    all: s3 pays 9 for lot 3: Root Bioroid 1, CBN 2 and Crisis Dimension 3 [CM-42]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Crisis Dimension 2, Trajan and Cyber Threat [CM-23]
    all: Lot 2: Criptecorp 2 and 2 × CBN 1 [CM-23]
    all: Lot 3: Worldwide 2, The Root and Collective Change [CM-23]
50 s3 Bid 7 on lot 2: Criptecorp 2 and 2 × CBN 1
    all: s3 bids 7 on lot 2 [CM-28]
= 50 1e6b546894cd40f23e7317c1efb9b4405462fa18cff3cab1f4dde3e573b91cf9
51 s1 Bid 1 on lot 1: Crisis Dimension 2, Trajan and Cyber Threat
    all: s1 bids 1 on lot 1 [CM-28]
52 s2 Bid 1 on lot 3: Worldwide 2, The Root and Collective Change
    all: s2 bids 1 on lot 3 [CM-28]
    all: s1 pays 1 for lot 1: Crisis Dimension 2, Trajan and Cyber Threat [CM-42]
    all: s3 pays 7 for lot 2: Criptecorp 2 and 2 × CBN 1 [CM-42]
    all: s2 pays 1 for lot 3: Worldwide 2, The Root and Collective Change [CM-42]
53 s1 Play Trajan without moving any price
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: s1 moves no price: Trajan has no effect [CM-58]
54 s2 Play The Root (Root Bioroid: 6 → 8)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: Root Bioroid rises from 6 to 8 [CM-52]
55 s1 Play Cyber Threat (Criptecorp: 4 → 3)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 4 to 3 [CM-52]
56 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
57 s3 Give Worldwide 1 to s2
    all: s3 has chosen [CM-111]
58 s1 Give Worldwide 2 to s2
    all: s1 has chosen [CM-111]
    s2 s3: s3 gives Worldwide 1 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
    s1 s2: s1 gives Worldwide 2 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
59 s2 Give everyone a card back: s3: Worldwide 2 and s1: Root Bioroid 2
    s2 s3: s2 gives Worldwide 2 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
    s1 s2: s2 gives Root Bioroid 2 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    all: s1 is now the first player [CM-21]
60 s3 Commit 2 × CBN 1 (your sum: 2)
    all: s3 has chosen [CM-111]
= 60 34be0b54afd771031cd884fee58544599eff786b98a5e888893529dccc2dcf43
61 s2 Commit 2 × CBN 3 and CBN 4 (your sum: 10)
    all: s2 has chosen [CM-111]
62 s1 Commit Crisis Dimension 2 (your sum: 2)
    all: s1 has chosen [CM-111]
    all: s1 commits 1 card [CM-75]
    all: s2 commits 3 cards [CM-75]
    all: s3 commits 2 cards [CM-75]
    all: s1 opens the market in Crisis Dimension with Crisis Dimension 2 (sum 2) [CM-78]
63 s3 Add Crisis Dimension 3 (your sum: 3)
    all: s3 has chosen [CM-111]
64 s2 Add Crisis Dimension 3 (your sum: 3)
    all: s2 has chosen [CM-111]
    all: s2 adds Crisis Dimension 3 (sum 3) [CM-85]
    all: s3 adds Crisis Dimension 3 (sum 3) [CM-85]
    all: s1 takes rank 3 in Crisis Dimension with a sum of 2: no crypto [CM-91, s1 +0]
    all: s2 takes rank 1 in Crisis Dimension with a sum of 3: 6 crypto [CM-91, s2 +6]
    all: s3 takes rank 1 in Crisis Dimension with a sum of 3: 6 crypto [CM-91, s3 +6]
    all: s2 opens the market in CBN with 2 × CBN 3 and CBN 4 (sum 10) [CM-78]
    all: Oversupply: s3 also reveals 2 × CBN 1 (sum 2), and CBN falls from 6 to 5 [CM-80]
65 s1 Add CBN 2 and CBN 3 (your sum: 5)
    all: s1 has chosen [CM-111]
66 s3 Add CBN 2 and 2 × Worldwide 2 (your sum: 8)
    all: s3 has chosen [CM-111]
    all: s3 adds CBN 2 and 2 × Worldwide 2 (sum 6) [CM-85]
    all: s1 adds CBN 2 and CBN 3 (sum 5) [CM-85]
    all: s2 takes rank 1 in CBN with a sum of 10: 5 crypto [CM-91, s2 +5]
    all: s3 takes rank 2 in CBN with a sum of 8: 2 crypto [CM-91, s3 +2]
    all: s1 takes rank 3 in CBN with a sum of 5: no crypto [CM-91, s1 +0]
67 s1 Exchange 3 crypto for 21 credits
    all: s1 exchanges 3 crypto for 21 credits [CM-96, s1 -3]
68 s2 Exchange 6 crypto for 42 credits
    all: s2 exchanges 6 crypto for 42 credits [CM-96, s2 -6]
69 s3 Exchange 2 crypto for 14 credits
    all: s3 exchanges 2 crypto for 14 credits [CM-96, s3 -2]
    all: Round 3 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Trajan, Cyber Threat and Cyberstealth [CM-23]
    all: Lot 2: CBN 2, Crisis Dimension 1 and Reflector [CM-23]
    all: Lot 3: Crisis Dimension 1, Worldwide 1 and Elder Chip [CM-23]
70 s1 Bid 0 on lot 3: Crisis Dimension 1, Worldwide 1 and Elder Chip
    all: s1 bids 0 on lot 3 [CM-28]
= 70 7bd9f145018b645415bed8d672ea1ac26c3ac73b77e01cd97d050c90932dc05c
71 s2 Bid 5 on lot 2: CBN 2, Crisis Dimension 1 and Reflector
    all: s2 bids 5 on lot 2 [CM-28]
72 s3 Bid 6 on lot 2: CBN 2, Crisis Dimension 1 and Reflector
    all: s3 bids 6 on lot 2 and outbids s2 [CM-28]
73 s2 Bid 9 on lot 2: CBN 2, Crisis Dimension 1 and Reflector
    all: s2 bids 9 on lot 2 and outbids s3 [CM-28]
74 s3 Bid 2 on lot 3: Crisis Dimension 1, Worldwide 1 and Elder Chip
    all: s3 bids 2 on lot 3 and outbids s1 [CM-28]
75 s1 Bid 0 on lot 1: Trajan, Cyber Threat and Cyberstealth
    all: s1 bids 0 on lot 1 [CM-28]
    all: s1 pays 0 for lot 1: Trajan, Cyber Threat and Cyberstealth [CM-42]
    all: s2 pays 9 for lot 2: CBN 2, Crisis Dimension 1 and Reflector [CM-42]
    all: s3 pays 2 for lot 3: Crisis Dimension 1, Worldwide 1 and Elder Chip [CM-42]
76 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals Worldwide 2 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
77 s2 Play Reflector (Criptecorp: 3 → 5 and CBN: 5 → 3)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Criptecorp is now at 5, CBN at 3 [CM-68]
78 s3 Play Elder Chip (Crisis Dimension: 6 → 7 and CBN: 3 → 2)
    all: s3 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Crisis Dimension rises from 6 to 7 [CM-52]
    all: CBN falls from 3 to 2 [CM-52]
79 s1 Play Trajan (Criptecorp: 5 → 6)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 5 to 6 [CM-52]
80 s1 Play Cyber Threat (Root Bioroid: 8 → 7)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid falls from 8 to 7 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Criptecorp 1, Worldwide 1 and Elder Chip [CM-23]
    all: Lot 2: Root Bioroid 2, CBN 1 and Crisis Dimension 1 [CM-23]
    all: Lot 3: Root Bioroid 2, Root Bioroid 3 and The Root [CM-23]
= 80 7bab7a82a0f39aaf13507665c3157dce838139a234fd172d0931bb7ebabcf6e3
81 s2 Bid 4 on lot 2: Root Bioroid 2, CBN 1 and Crisis Dimension 1
    all: s2 bids 4 on lot 2 [CM-28]
82 s3 Bid 9 on lot 1: Criptecorp 1, Worldwide 1 and Elder Chip
    all: s3 bids 9 on lot 1 [CM-28]
83 s1 Bid 7 on lot 3: Root Bioroid 2, Root Bioroid 3 and The Root
    all: s1 bids 7 on lot 3 [CM-28]
    all: s3 pays 9 for lot 1: Criptecorp 1, Worldwide 1 and Elder Chip [CM-42]
    all: s2 pays 4 for lot 2: Root Bioroid 2, CBN 1 and Crisis Dimension 1 [CM-42]
    all: s1 pays 7 for lot 3: Root Bioroid 2, Root Bioroid 3 and The Root [CM-42]
84 s3 Play Elder Chip (CBN: 2 → 3 and Root Bioroid: 7 → 6)
    all: s3 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: CBN rises from 2 to 3 [CM-52]
    all: Root Bioroid falls from 7 to 6 [CM-52]
85 s1 Play The Root (Crisis Dimension: 7 → 9)
    all: s1 plays The Root: raise one price by 2 [CM-45]
    all: Crisis Dimension rises from 7 to 9 [CM-52]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Criptecorp 4, CBN 1 and Crisis Dimension 3 [CM-23]
    all: Lot 2: CBN 4, Worldwide 1 and Worldwide 3 [CM-23]
    all: Lot 3: Root Bioroid 3, Criptecorp 3 and CBN 2 [CM-23]
86 s3 Bid 0 on lot 1: Criptecorp 4, CBN 1 and Crisis Dimension 3
    all: s3 bids 0 on lot 1 [CM-28]
87 s1 Bid 8 on lot 1: Criptecorp 4, CBN 1 and Crisis Dimension 3
    all: s1 bids 8 on lot 1 and outbids s3 [CM-28]
88 s2 Bid 5 on lot 3: Root Bioroid 3, Criptecorp 3 and CBN 2
    all: s2 bids 5 on lot 3 [CM-28]
89 s3 Bid 3 on lot 2: CBN 4, Worldwide 1 and Worldwide 3
    all: s3 bids 3 on lot 2 [CM-28]
    all: s1 pays 8 for lot 1: Criptecorp 4, CBN 1 and Crisis Dimension 3 [CM-42]
    all: s3 pays 3 for lot 2: CBN 4, Worldwide 1 and Worldwide 3 [CM-42]
    all: s2 pays 5 for lot 3: Root Bioroid 3, Criptecorp 3 and CBN 2 [CM-42]
    all: s1 is now the first player [CM-21]
90 s3 Commit Crisis Dimension 1, 2 × Worldwide 1 and Worldwide 3 (your sum: 6)
    all: s3 has chosen [CM-111]
= 90 f0f2946660c0ce646c4d10d5f5b69c0f4ed774e6268fc68a59533740cfafd836
91 s1 Commit 2 × Root Bioroid 2 and Root Bioroid 3 (your sum: 7)
    all: s1 has chosen [CM-111]
92 s2 Commit 2 × CBN 2 (your sum: 4)
    all: s2 has chosen [CM-111]
    all: s1 commits 3 cards [CM-75]
    all: s2 commits 2 cards [CM-75]
    all: s3 commits 4 cards [CM-75]
    all: s1 opens the market in Root Bioroid with 2 × Root Bioroid 2 and Root Bioroid 3 (sum 7) [CM-78]
93 s3 Add 2 × Root Bioroid 1 (your sum: 2)
    all: s3 has chosen [CM-111]
94 s2 Add Root Bioroid 2 (your sum: 2)
    all: s2 has chosen [CM-111]
    all: s2 adds Root Bioroid 2 (sum 2) [CM-85]
    all: s3 adds 2 × Root Bioroid 1 (sum 2) [CM-85]
    all: s1 takes rank 1 in Root Bioroid with a sum of 7: 6 crypto [CM-91, s1 +6]
    all: s2 takes rank 2 in Root Bioroid with a sum of 2: 3 crypto [CM-91, s2 +3]
    all: s3 takes rank 2 in Root Bioroid with a sum of 2: 3 crypto [CM-91, s3 +3]
    all: s2 opens the market in CBN with 2 × CBN 2 (sum 4) [CM-78]
95 s1 Add nothing
    all: s1 has chosen [CM-111]
96 s3 Add nothing
    all: s3 has chosen [CM-111]
    all: s3 adds nothing [CM-85]
    all: s1 adds nothing [CM-85]
    all: s2 takes rank 1 in CBN with a sum of 4: 3 crypto [CM-91, s2 +3]
    all: s3 opens the market in Crisis Dimension with Crisis Dimension 1, 2 × Worldwide 1 and Worldwide 3 (sum 6) [CM-78]
97 s1 Add Crisis Dimension 2, Crisis Dimension 3 and Worldwide 2 (your sum: 7)
    all: s1 has chosen [CM-111]
98 s2 Add Crisis Dimension 2 and Worldwide 1 (your sum: 3)
    all: s2 has chosen [CM-111]
    all: s1 adds Crisis Dimension 2, Crisis Dimension 3 and Worldwide 2 (sum 7) [CM-85]
    all: s2 adds Crisis Dimension 2 and Worldwide 1 (sum 3) [CM-85]
    all: s3 takes rank 2 in Crisis Dimension with a sum of 6: 4 crypto [CM-91, s3 +4]
    all: s1 takes rank 1 in Crisis Dimension with a sum of 7: 9 crypto [CM-91, s1 +9]
    all: s2 takes rank 3 in Crisis Dimension with a sum of 3: no crypto [CM-91, s2 +0]
99 s1 Exchange 9 crypto for 63 credits
    all: s1 exchanges 9 crypto for 63 credits [CM-96, s1 -9]
100 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
= 100 c3325555a7bb4b0021717e30f914f464712eb3968aa40d603b963e60a2bb4f7f
101 s3 Exchange 20 crypto for 140 credits
    all: s3 exchanges 20 crypto for 140 credits [CM-96, s3 -20]
    all: Round 4 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Criptecorp 3, Worldwide 1 and Cyberstealth [CM-23]
    all: Lot 2: Root Bioroid 1, Criptecorp 1 and Trajan [CM-23]
    all: Lot 3: Criptecorp 1, Crisis Dimension 2 and Worldwide 1 [CM-23]
102 s1 Bid 0 on lot 3: Criptecorp 1, Crisis Dimension 2 and Worldwide 1
    all: s1 bids 0 on lot 3 [CM-28]
103 s2 Bid 6 on lot 3: Criptecorp 1, Crisis Dimension 2 and Worldwide 1
    all: s2 bids 6 on lot 3 and outbids s1 [CM-28]
104 s3 Bid 12 on lot 2: Root Bioroid 1, Criptecorp 1 and Trajan
    all: s3 bids 12 on lot 2 [CM-28]
105 s1 Bid 12 on lot 1: Criptecorp 3, Worldwide 1 and Cyberstealth
    all: s1 bids 12 on lot 1 [CM-28]
    all: s1 pays 12 for lot 1: Criptecorp 3, Worldwide 1 and Cyberstealth [CM-42]
    all: s3 pays 12 for lot 2: Root Bioroid 1, Criptecorp 1 and Trajan [CM-42]
    all: s2 pays 6 for lot 3: Criptecorp 1, Crisis Dimension 2 and Worldwide 1 [CM-42]
106 s1 Play Cyberstealth and steal from s3
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s3: s1 steals Criptecorp 2 from s3 [CM-64]
    others: s1 steals a card from s3 [CM-64]
107 s3 Play Trajan without moving any price
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: s3 moves no price: Trajan has no effect [CM-58]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: The discard pile (68 cards) is shuffled into a new deck [CM-26]
    all: Lot 1: Root Bioroid 2, Crisis Dimension 4 and The Root [CM-23]
    all: Lot 2: CBN 3, Worldwide 2 and Trajan [CM-23]
    all: Lot 3: Root Bioroid 4, Criptecorp 2 and Reflector [CM-23]
108 s2 Bid 11 on lot 3: Root Bioroid 4, Criptecorp 2 and Reflector
    all: s2 bids 11 on lot 3 [CM-28]
109 s3 Bid 1 on lot 1: Root Bioroid 2, Crisis Dimension 4 and The Root
    all: s3 bids 1 on lot 1 [CM-28]
110 s1 Bid 8 on lot 2: CBN 3, Worldwide 2 and Trajan
    all: s1 bids 8 on lot 2 [CM-28]
    all: s3 pays 1 for lot 1: Root Bioroid 2, Crisis Dimension 4 and The Root [CM-42]
    all: s1 pays 8 for lot 2: CBN 3, Worldwide 2 and Trajan [CM-42]
    all: s2 pays 11 for lot 3: Root Bioroid 4, Criptecorp 2 and Reflector [CM-42]
= 110 b3a7fb304adb0d61af2e943e74abd766d224a16dd6819d3514f7b818ec53ff30
111 s2 Play Reflector (Root Bioroid: 6 → 9 and Crisis Dimension: 9 → 6)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Root Bioroid is now at 9, Crisis Dimension at 6 [CM-68]
112 s3 Play The Root (CBN: 3 → 5)
    all: s3 plays The Root: raise one price by 2 [CM-45]
    all: CBN rises from 3 to 5 [CM-52]
113 s1 Play Trajan (CBN: 5 → 6)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 5 to 6 [CM-52]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Crisis Dimension 4, Trajan and Collective Change [CM-23]
    all: Lot 2: Root Bioroid 1 and 2 × Crisis Dimension 1 [CM-23]
    all: Lot 3: Root Bioroid 2, Root Bioroid 3 and Cyber Threat [CM-23]
114 s3 Bid 7 on lot 2: Root Bioroid 1 and 2 × Crisis Dimension 1
    all: s3 bids 7 on lot 2 [CM-28]
115 s1 Bid 6 on lot 1: Crisis Dimension 4, Trajan and Collective Change
    all: s1 bids 6 on lot 1 [CM-28]
116 s2 Bid 7 on lot 1: Crisis Dimension 4, Trajan and Collective Change
    all: s2 bids 7 on lot 1 and outbids s1 [CM-28]
117 s1 Bid 4 on lot 3: Root Bioroid 2, Root Bioroid 3 and Cyber Threat
    all: s1 bids 4 on lot 3 [CM-28]
    all: s2 pays 7 for lot 1: Crisis Dimension 4, Trajan and Collective Change [CM-42]
    all: s3 pays 7 for lot 2: Root Bioroid 1 and 2 × Crisis Dimension 1 [CM-42]
    all: s1 pays 4 for lot 3: Root Bioroid 2, Root Bioroid 3 and Cyber Threat [CM-42]
118 s1 Play Cyber Threat (Root Bioroid: 9 → 8)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid falls from 9 to 8 [CM-52]
119 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
120 s1 Give Criptecorp 2 to s2
    all: s1 has chosen [CM-111]
= 120 2cfe80e514a128892cdbd113fde7103d99db71272d2d803dbc45773f8a9d9fba
121 s3 Give Worldwide 1 to s2
    all: s3 has chosen [CM-111]
    s2 s3: s3 gives Worldwide 1 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
    s1 s2: s1 gives Criptecorp 2 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
122 s2 Give everyone a card back: s3: CBN 1 and s1: Root Bioroid 2
    s2 s3: s2 gives CBN 1 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
    s1 s2: s2 gives Root Bioroid 2 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
123 s2 Play Trajan (Crisis Dimension: 6 → 7)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Crisis Dimension rises from 6 to 7 [CM-52]
    all: s1 is now the first player [CM-21]
124 s1 Commit Criptecorp 3, Criptecorp 4 and Worldwide 2 (your sum: 9)
    all: s1 has chosen [CM-111]
125 s3 Commit CBN 1 and CBN 4 (your sum: 5)
    all: s3 has chosen [CM-111]
126 s2 Commit Criptecorp 1, Criptecorp 2, Criptecorp 3 and Worldwide 1 (your sum: 7)
    all: s2 has chosen [CM-111]
    all: s1 commits 3 cards [CM-75]
    all: s2 commits 4 cards [CM-75]
    all: s3 commits 2 cards [CM-75]
    all: s1 opens the market in Criptecorp with Criptecorp 3, Criptecorp 4 and Worldwide 2 (sum 9) [CM-78]
    all: Oversupply: s2 also reveals Criptecorp 1, Criptecorp 2, Criptecorp 3 and Worldwide 1 (sum 7), and Criptecorp falls from 6 to 5 [CM-80]
127 s2 Add Worldwide 1 (your sum: 8)
    all: s2 has chosen [CM-111]
128 s3 Add nothing
    all: s3 has chosen [CM-111]
    all: s2 adds Worldwide 1 (sum 1) [CM-85]
    all: s3 adds nothing [CM-85]
    all: s1 takes rank 1 in Criptecorp with a sum of 9: 5 crypto [CM-91, s1 +5]
    all: s2 takes rank 2 in Criptecorp with a sum of 8: 2 crypto [CM-91, s2 +2]
    all: s3 opens the market in CBN with CBN 1 and CBN 4 (sum 5) [CM-78]
129 s1 Add CBN 1 and Worldwide 1 (your sum: 2)
    all: s1 has chosen [CM-111]
130 s2 Add nothing
    all: s2 has chosen [CM-111]
    all: s1 adds CBN 1 and Worldwide 1 (sum 2) [CM-85]
    all: s2 adds nothing [CM-85]
    all: s3 takes rank 1 in CBN with a sum of 5: 6 crypto [CM-91, s3 +6]
    all: s1 takes rank 2 in CBN with a sum of 2: 3 crypto [CM-91, s1 +3]
= 130 cfc12f55dee76650b39d99cd53e5fceb0a14cf71d6a8e564c47be35f374f1809
131 s1 Exchange 4 crypto for 28 credits
    all: s1 exchanges 4 crypto for 28 credits [CM-96, s1 -4]
132 s2 Exchange 3 crypto for 21 credits
    all: s2 exchanges 3 crypto for 21 credits [CM-96, s2 -3]
133 s3 Exchange 7 crypto for 49 credits
    all: s3 exchanges 7 crypto for 49 credits [CM-96, s3 -7]
    all: Tie-break: s1 has 13 in shares left in hand [CM-101]
    all: Tie-break: s2 has 17 in shares left in hand [CM-101]
    all: The game is over [CM-100]
= 133 54c4b31ac38f872acc23740fce1be55e92304aca53e0800beef2d3bfa22fc344
s1 rank 2 score 11
s2 rank 1 score 11
s3 rank 3 score 0
