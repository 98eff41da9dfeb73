cyber-merchant revision 1, 3 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
deal
    all: Round 1 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Root Bioroid 2, CBN 1 and CBN 3 [CM-23]
    all: Lot 2: Criptecorp 1, Criptecorp 4 and Worldwide 1 [CM-23]
    all: Lot 3: CBN 1, CBN 2 and Worldwide 1 [CM-23]
1 s1 Bid 4 on lot 1: Root Bioroid 2, CBN 1 and CBN 3
    all: s1 bids 4 on lot 1 [CM-28]
2 s2 Bid 2 on lot 3: CBN 1, CBN 2 and Worldwide 1
    all: s2 bids 2 on lot 3 [CM-28]
3 s3 Bid 2 on lot 2: Criptecorp 1, Criptecorp 4 and Worldwide 1
    all: s3 bids 2 on lot 2 [CM-28]
    all: s1 pays 4 for lot 1: Root Bioroid 2, CBN 1 and CBN 3 [CM-42]
    all: s3 pays 2 for lot 2: Criptecorp 1, Criptecorp 4 and Worldwide 1 [CM-42]
    all: s2 pays 2 for lot 3: CBN 1, CBN 2 and Worldwide 1 [CM-42]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Criptecorp 3, CBN 4 and Crisis Dimension 1 [CM-23]
    all: Lot 2: Root Bioroid 3, Criptecorp 2 and Crisis Dimension 2 [CM-23]
    all: Lot 3: Root Bioroid 4, Criptecorp 2 and Crisis Dimension 2 [CM-23]
4 s2 Bid 4 on lot 1: Criptecorp 3, CBN 4 and Crisis Dimension 1
    all: s2 bids 4 on lot 1 [CM-28]
5 s3 Bid 1 on lot 2: Root Bioroid 3, Criptecorp 2 and Crisis Dimension 2
    all: s3 bids 1 on lot 2 [CM-28]
6 s1 Bid 0 on lot 3: Root Bioroid 4, Criptecorp 2 and Crisis Dimension 2
    all: s1 bids 0 on lot 3 [CM-28]
    all: s2 pays 4 for lot 1: Criptecorp 3, CBN 4 and Crisis Dimension 1 [CM-42]
    all: s3 pays 1 for lot 2: Root Bioroid 3, Criptecorp 2 and Crisis Dimension 2 [CM-42]
    all: s1 pays 0 for lot 3: Root Bioroid 4, Criptecorp 2 and Crisis Dimension 2 [CM-42]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Root Bioroid 1, CBN 2 and Worldwide 1 [CM-23]
    all: Lot 2: Root Bioroid 3, Criptecorp 4 and Elder Chip [CM-23]
    all: Lot 3: Root Bioroid 2, Crisis Dimension 1 and Cyber Threat [CM-23]
7 s3 Bid 0 on lot 2: Root Bioroid 3, Criptecorp 4 and Elder Chip
    all: s3 bids 0 on lot 2 [CM-28]
8 s1 Bid 3 on lot 3: Root Bioroid 2, Crisis Dimension 1 and Cyber Threat
    all: s1 bids 3 on lot 3 [CM-28]
9 s2 Bid 2 on lot 2: Root Bioroid 3, Criptecorp 4 and Elder Chip
    all: s2 bids 2 on lot 2 and outbids s3 [CM-28]
10 s3 Bid 4 on lot 3: Root Bioroid 2, Crisis Dimension 1 and Cyber Threat
    all: s3 bids 4 on lot 3 and outbids s1 [CM-28]
= 10 47262a9720e9b58a1c919bdc733a52da536f7ce69b29045db4e6234fc518fb3c
11 s1 Bid 3 on lot 2: Root Bioroid 3, Criptecorp 4 and Elder Chip
    all: s1 bids 3 on lot 2 and outbids s2 [CM-28]
12 s2 Bid 2 on lot 1: Root Bioroid 1, CBN 2 and Worldwide 1
    all: s2 bids 2 on lot 1 [CM-28]
    all: s2 pays 2 for lot 1: Root Bioroid 1, CBN 2 and Worldwide 1 [CM-42]
    all: s1 pays 3 for lot 2: Root Bioroid 3, Criptecorp 4 and Elder Chip [CM-42]
    all: s3 pays 4 for lot 3: Root Bioroid 2, Crisis Dimension 1 and Cyber Threat [CM-42]
13 s3 Play Cyber Threat (Criptecorp: 3 → 2)
    all: s3 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 3 to 2 [CM-52]
14 s1 Play Elder Chip (CBN: 3 → 4 and Root Bioroid: 3 → 2)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: CBN rises from 3 to 4 [CM-52]
    all: Root Bioroid falls from 3 to 2 [CM-52]
    all: s1 is now the first player [CM-21]
15 s3 Commit Criptecorp 1, Criptecorp 2, Criptecorp 4 and Worldwide 1 (your sum: 8)
    all: s3 has chosen [CM-111]
16 s2 Commit CBN 1, 2 × CBN 2, CBN 4 and 2 × Worldwide 1 (your sum: 11)
    all: s2 has chosen [CM-111]
17 s1 Commit Root Bioroid 2, Root Bioroid 3 and Root Bioroid 4 (your sum: 9)
    all: s1 has chosen [CM-111]
    all: s1 commits 3 cards [CM-75]
    all: s2 commits 6 cards [CM-75]
    all: s3 commits 4 cards [CM-75]
    all: s1 opens the market in Root Bioroid with Root Bioroid 2, Root Bioroid 3 and Root Bioroid 4 (sum 9) [CM-78]
18 s2 Add Root Bioroid 1 (your sum: 1)
    all: s2 has chosen [CM-111]
19 s3 Add Root Bioroid 2 and Root Bioroid 3 (your sum: 5)
    all: s3 has chosen [CM-111]
    all: s2 adds Root Bioroid 1 (sum 1) [CM-85]
    all: s3 adds Root Bioroid 2 and Root Bioroid 3 (sum 5) [CM-85]
    all: s1 takes rank 1 in Root Bioroid with a sum of 9: 2 crypto [CM-91, s1 +2]
    all: s2 takes rank 3 in Root Bioroid with a sum of 1: no crypto [CM-91, s2 +0]
    all: s3 takes rank 2 in Root Bioroid with a sum of 5: 1 crypto [CM-91, s3 +1]
    all: s2 opens the market in CBN with CBN 1, 2 × CBN 2, CBN 4 and 2 × Worldwide 1 (sum 11) [CM-78]
20 s3 Add nothing
    all: s3 has chosen [CM-111]
= 20 cf349dca252c1418a737c1152066a53df83491b559b340a6907eaddb0ddeb615
21 s1 Add CBN 1 and CBN 3 (your sum: 4)
    all: s1 has chosen [CM-111]
    all: s3 adds nothing [CM-85]
    all: s1 adds CBN 1 and CBN 3 (sum 4) [CM-85]
    all: s2 takes rank 1 in CBN with a sum of 11: 4 crypto [CM-91, s2 +4]
    all: s1 takes rank 2 in CBN with a sum of 4: 2 crypto [CM-91, s1 +2]
    all: s3 opens the market in Criptecorp with Criptecorp 1, Criptecorp 2, Criptecorp 4 and Worldwide 1 (sum 8) [CM-78]
22 s1 Add Criptecorp 2 and Criptecorp 4 (your sum: 6)
    all: s1 has chosen [CM-111]
23 s2 Add Criptecorp 3 (your sum: 3)
    all: s2 has chosen [CM-111]
    all: s1 adds Criptecorp 2 and Criptecorp 4 (sum 6) [CM-85]
    all: s2 adds Criptecorp 3 (sum 3) [CM-85]
    all: s3 takes rank 1 in Criptecorp with a sum of 8: 2 crypto [CM-91, s3 +2]
    all: s1 takes rank 2 in Criptecorp with a sum of 6: 1 crypto [CM-91, s1 +1]
    all: s2 takes rank 3 in Criptecorp with a sum of 3: no crypto [CM-91, s2 +0]
24 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
25 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
26 s3 Keep all crypto
    all: s3 keeps all crypto [CM-96, s3 +0]
    all: Round 2 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Root Bioroid 2, Criptecorp 1 and Crisis Dimension 3 [CM-23]
    all: Lot 2: Root Bioroid 1, Criptecorp 2 and Worldwide 3 [CM-23]
    all: Lot 3: Worldwide 3, Cyber Threat and Collective Change [CM-23]
27 s1 Bid 4 on lot 2: Root Bioroid 1, Criptecorp 2 and Worldwide 3
    all: s1 bids 4 on lot 2 [CM-28]
28 s2 Bid 3 on lot 3: Worldwide 3, Cyber Threat and Collective Change
    all: s2 bids 3 on lot 3 [CM-28]
29 s3 Bid 2 on lot 1: Root Bioroid 2, Criptecorp 1 and Crisis Dimension 3
    all: s3 bids 2 on lot 1 [CM-28]
    all: s3 pays 2 for lot 1: Root Bioroid 2, Criptecorp 1 and Crisis Dimension 3 [CM-42]
    all: s1 pays 4 for lot 2: Root Bioroid 1, Criptecorp 2 and Worldwide 3 [CM-42]
    all: s2 pays 3 for lot 3: Worldwide 3, Cyber Threat and Collective Change [CM-42]
30 s2 Play Cyber Threat (Root Bioroid: 2 → 1)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid falls from 2 to 1 [CM-52]
= 30 f45e5187fdd7da48b2243447ca8c83c6418b8d6da2dde3f1b3319fb051260729
31 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
32 s1 Give Crisis Dimension 2 to s2
    all: s1 has chosen [CM-111]
33 s3 Give Crisis Dimension 2 to s2
    all: s3 has chosen [CM-111]
    s2 s3: s3 gives Crisis Dimension 2 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
    s1 s2: s1 gives Crisis Dimension 2 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
34 s2 Give everyone a card back: s3: Crisis Dimension 1 and s1: Worldwide 3
    s2 s3: s2 gives Crisis Dimension 1 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
    s1 s2: s2 gives Worldwide 3 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: Criptecorp 1, Worldwide 2 and Cyberstealth [CM-23]
    all: Lot 2: CBN 3, Worldwide 1 and Collective Change [CM-23]
    all: Lot 3: Crisis Dimension 3, Cyberstealth and Reflector [CM-23]
35 s2 Bid 2 on lot 3: Crisis Dimension 3, Cyberstealth and Reflector
    all: s2 bids 2 on lot 3 [CM-28]
36 s3 Bid 1 on lot 2: CBN 3, Worldwide 1 and Collective Change
    all: s3 bids 1 on lot 2 [CM-28]
37 s1 Bid 2 on lot 2: CBN 3, Worldwide 1 and Collective Change
    all: s1 bids 2 on lot 2 and outbids s3 [CM-28]
38 s3 Bid 0 on lot 1: Criptecorp 1, Worldwide 2 and Cyberstealth
    all: s3 bids 0 on lot 1 [CM-28]
    all: s3 pays 0 for lot 1: Criptecorp 1, Worldwide 2 and Cyberstealth [CM-42]
    all: s1 pays 2 for lot 2: CBN 3, Worldwide 1 and Collective Change [CM-42]
    all: s2 pays 2 for lot 3: Crisis Dimension 3, Cyberstealth and Reflector [CM-42]
39 s2 Play Reflector (Criptecorp: 2 → 4 and CBN: 4 → 2)
    all: s2 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Criptecorp is now at 4, CBN at 2 [CM-68]
40 s3 Play Cyberstealth and steal from s2
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s2 s3: s3 steals Crisis Dimension 2 from s2 [CM-64]
    others: s3 steals a card from s2 [CM-64]
= 40 aa2d1ba419a3ff85f40f26bc237476d1b5a212a6dc23189458f71196aecb6545
41 s1 Play Collective Change
    all: s1 plays Collective Change: everyone gives you a card and gets one back [CM-45]
42 s2 Give Cyberstealth to s1
    all: s2 has chosen [CM-111]
43 s3 Give Worldwide 2 to s1
    all: s3 has chosen [CM-111]
    s1 s2: s2 gives Cyberstealth to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    s1 s3: s3 gives Worldwide 2 to s1 [CM-62]
    others: s3 gives a card to s1 [CM-62]
44 s1 Give everyone a card back: s2: Criptecorp 2 and s3: CBN 3
    s1 s2: s1 gives Criptecorp 2 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
    s1 s3: s1 gives CBN 3 to s3 [CM-62]
    others: s1 gives a card to s3 [CM-62]
45 s1 Play Cyberstealth and steal from s3
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s3: s1 steals Root Bioroid 2 from s3 [CM-64]
    others: s1 steals a card from s3 [CM-64]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: CBN 3, Trajan and Cyber Threat [CM-23]
    all: Lot 2: Trajan, The Root and Collective Change [CM-23]
    all: Lot 3: Root Bioroid 3, Worldwide 2 and Trajan [CM-23]
46 s3 Bid 4 on lot 3: Root Bioroid 3, Worldwide 2 and Trajan
    all: s3 bids 4 on lot 3 [CM-28]
47 s1 Bid 4 on lot 1: CBN 3, Trajan and Cyber Threat
    all: s1 bids 4 on lot 1 [CM-28]
48 s2 Bid 2 on lot 2: Trajan, The Root and Collective Change
    all: s2 bids 2 on lot 2 [CM-28]
    all: s1 pays 4 for lot 1: CBN 3, Trajan and Cyber Threat [CM-42]
    all: s2 pays 2 for lot 2: Trajan, The Root and Collective Change [CM-42]
    all: s3 pays 4 for lot 3: Root Bioroid 3, Worldwide 2 and Trajan [CM-42]
49 s3 Play Trajan (Criptecorp: 4 → 5)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 4 to 5 [CM-52]
50 s1 Play Trajan (Criptecorp: 5 → 6)
    all: s1 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 5 to 6 [CM-52]
= 50 09bbe33f5340ec7dddbd2162a18a77078f67141bf2cc9967befb1400bd105887
51 s2 Play Trajan (CBN: 2 → 3)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 2 to 3 [CM-52]
52 s1 Play Cyber Threat (CBN: 3 → 2)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: CBN falls from 3 to 2 [CM-52]
53 s2 Play The Root (Criptecorp: 6 → 8)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: Criptecorp rises from 6 to 8 [CM-52]
54 s2 Play Collective Change
    all: s2 plays Collective Change: everyone gives you a card and gets one back [CM-45]
55 s3 Give Worldwide 2 to s2
    all: s3 has chosen [CM-111]
56 s1 Give Worldwide 3 to s2
    all: s1 has chosen [CM-111]
    s2 s3: s3 gives Worldwide 2 to s2 [CM-62]
    others: s3 gives a card to s2 [CM-62]
    s1 s2: s1 gives Worldwide 3 to s2 [CM-62]
    others: s1 gives a card to s2 [CM-62]
57 s2 Give everyone a card back: s3: Crisis Dimension 2 and s1: Worldwide 3
    s2 s3: s2 gives Crisis Dimension 2 to s3 [CM-62]
    others: s2 gives a card to s3 [CM-62]
    s1 s2: s2 gives Worldwide 3 to s1 [CM-62]
    others: s2 gives a card to s1 [CM-62]
    all: s1 is now the first player [CM-21]
58 s2 Commit Crisis Dimension 3 and Worldwide 2 (your sum: 5)
    all: s2 has chosen [CM-111]
59 s3 Commit 2 × Crisis Dimension 1, 2 × Crisis Dimension 2 and Crisis Dimension 3 (your sum: 9)
    all: s3 has chosen [CM-111]
60 s1 Commit Root Bioroid 1, Root Bioroid 2, Worldwide 1, Worldwide 2 and 2 × Worldwide 3 (your sum: 12)
    all: s1 has chosen [CM-111]
    all: s1 commits 6 cards [CM-75]
    all: s2 commits 2 cards [CM-75]
    all: s3 commits 5 cards [CM-75]
    all: s1 opens the market in Root Bioroid with Root Bioroid 1, Root Bioroid 2, Worldwide 1, Worldwide 2 and 2 × Worldwide 3 (sum 12) [CM-78]
= 60 28357e1a4eb57aa2dc4779677f2dd879da8f09affbd96047dadb894d941b8613
61 s3 Add Root Bioroid 3 (your sum: 3)
    all: s3 has chosen [CM-111]
62 s2 Add nothing
    all: s2 has chosen [CM-111]
    all: s2 adds nothing [CM-85]
    all: s3 adds Root Bioroid 3 (sum 3) [CM-85]
    all: s1 takes rank 1 in Root Bioroid with a sum of 12: 1 crypto [CM-91, s1 +1]
    all: s3 takes rank 2 in Root Bioroid with a sum of 3: no crypto [CM-91, s3 +0]
    all: s2 opens the market in Crisis Dimension with Crisis Dimension 3 and Worldwide 2 (sum 5) [CM-78]
    all: Oversupply: s3 also reveals 2 × Crisis Dimension 1, 2 × Crisis Dimension 2 and Crisis Dimension 3 (sum 9), and Crisis Dimension falls from 3 to 2 [CM-80]
63 s3 Add nothing
    all: s3 has chosen [CM-111]
64 s1 Add nothing
    all: s1 has chosen [CM-111]
    all: s3 adds nothing [CM-85]
    all: s1 adds nothing [CM-85]
    all: s2 takes rank 2 in Crisis Dimension with a sum of 5: 1 crypto [CM-91, s2 +1]
    all: s3 takes rank 1 in Crisis Dimension with a sum of 9: 2 crypto [CM-91, s3 +2]
65 s1 Exchange 1 crypto for 10 credits
    all: s1 exchanges 1 crypto for 10 credits [CM-96, s1 -1]
66 s2 Exchange 1 crypto for 10 credits
    all: s2 exchanges 1 crypto for 10 credits [CM-96, s2 -1]
67 s3 Exchange 1 crypto for 10 credits
    all: s3 exchanges 1 crypto for 10 credits [CM-96, s3 -1]
    all: Round 3 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Crisis Dimension 2, Crisis Dimension 4 and The Root [CM-23]
    all: Lot 2: Crisis Dimension 2, Trajan and Cyberstealth [CM-23]
    all: Lot 3: Root Bioroid 1, The Root and Cyber Threat [CM-23]
68 s1 Bid 2 on lot 3: Root Bioroid 1, The Root and Cyber Threat
    all: s1 bids 2 on lot 3 [CM-28]
69 s2 Bid 4 on lot 3: Root Bioroid 1, The Root and Cyber Threat
    all: s2 bids 4 on lot 3 and outbids s1 [CM-28]
70 s3 Bid 3 on lot 2: Crisis Dimension 2, Trajan and Cyberstealth
    all: s3 bids 3 on lot 2 [CM-28]
= 70 0d23bf784838ec53c92bf682f136143848d61a793d14cba8246d7ac43b9d4650
71 s1 Bid 2 on lot 1: Crisis Dimension 2, Crisis Dimension 4 and The Root
    all: s1 bids 2 on lot 1 [CM-28]
    all: s1 pays 2 for lot 1: Crisis Dimension 2, Crisis Dimension 4 and The Root [CM-42]
    all: s3 pays 3 for lot 2: Crisis Dimension 2, Trajan and Cyberstealth [CM-42]
    all: s2 pays 4 for lot 3: Root Bioroid 1, The Root and Cyber Threat [CM-42]
72 s1 Play The Root (CBN: 2 → 4)
    all: s1 plays The Root: raise one price by 2 [CM-45]
    all: CBN rises from 2 to 4 [CM-52]
73 s2 Play The Root (CBN: 4 → 6)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: CBN rises from 4 to 6 [CM-52]
74 s3 Play Trajan (Criptecorp: 8 → 9)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 8 to 9 [CM-52]
75 s2 Play Cyber Threat (Crisis Dimension: 2 → 1)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 2 to 1 [CM-52]
76 s3 Play Cyberstealth and steal from s1
    all: s3 plays Cyberstealth: steal a random card [CM-45]
    s1 s3: s3 steals CBN 3 from s1 [CM-64]
    others: s3 steals a card from s1 [CM-64]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: Lot 1: CBN 1, Crisis Dimension 1 and Elder Chip [CM-23]
    all: Lot 2: Root Bioroid 1, Criptecorp 2 and Worldwide 2 [CM-23]
    all: Lot 3: CBN 2, Crisis Dimension 4 and Worldwide 2 [CM-23]
77 s2 Bid 3 on lot 3: CBN 2, Crisis Dimension 4 and Worldwide 2
    all: s2 bids 3 on lot 3 [CM-28]
78 s3 Bid 0 on lot 1: CBN 1, Crisis Dimension 1 and Elder Chip
    all: s3 bids 0 on lot 1 [CM-28]
79 s1 Bid 1 on lot 2: Root Bioroid 1, Criptecorp 2 and Worldwide 2
    all: s1 bids 1 on lot 2 [CM-28]
    all: s3 pays 0 for lot 1: CBN 1, Crisis Dimension 1 and Elder Chip [CM-42]
    all: s1 pays 1 for lot 2: Root Bioroid 1, Criptecorp 2 and Worldwide 2 [CM-42]
    all: s2 pays 3 for lot 3: CBN 2, Crisis Dimension 4 and Worldwide 2 [CM-42]
80 s3 Play Elder Chip (Root Bioroid: 1 → 2 and CBN: 6 → 5)
    all: s3 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Root Bioroid rises from 1 to 2 [CM-52]
    all: CBN falls from 6 to 5 [CM-52]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: CBN 1, Worldwide 1 and Cyber Threat [CM-23]
    all: Lot 2: Root Bioroid 4, Worldwide 1 and Worldwide 2 [CM-23]
    all: Lot 3: Criptecorp 3, Elder Chip and Cyberstealth [CM-23]
= 80 33e858e7ab0831d76a0a6012484b94825af6214698259ca50271d2917abafd6b
81 s3 Bid 2 on lot 1: CBN 1, Worldwide 1 and Cyber Threat
    all: s3 bids 2 on lot 1 [CM-28]
82 s1 Bid 2 on lot 3: Criptecorp 3, Elder Chip and Cyberstealth
    all: s1 bids 2 on lot 3 [CM-28]
83 s2 Bid 3 on lot 1: CBN 1, Worldwide 1 and Cyber Threat
    all: s2 bids 3 on lot 1 and outbids s3 [CM-28]
84 s3 Bid 0 on lot 2: Root Bioroid 4, Worldwide 1 and Worldwide 2
    all: s3 bids 0 on lot 2 [CM-28]
    all: s2 pays 3 for lot 1: CBN 1, Worldwide 1 and Cyber Threat [CM-42]
    all: s3 pays 0 for lot 2: Root Bioroid 4, Worldwide 1 and Worldwide 2 [CM-42]
    all: s1 pays 2 for lot 3: Criptecorp 3, Elder Chip and Cyberstealth [CM-42]
85 s1 Play Cyberstealth and steal from s2
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s2: s1 steals Worldwide 2 from s2 [CM-64]
    others: s1 steals a card from s2 [CM-64]
86 s2 Play Cyber Threat (Criptecorp: 9 → 8)
    all: s2 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Criptecorp falls from 9 to 8 [CM-52]
87 s1 Play Elder Chip (Crisis Dimension: 1 → 2 and Criptecorp: 8 → 7)
    all: s1 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Crisis Dimension rises from 1 to 2 [CM-52]
    all: Criptecorp falls from 8 to 7 [CM-52]
    all: s1 is now the first player [CM-21]
88 s2 Commit Crisis Dimension 4 and Worldwide 1 (your sum: 5)
    all: s2 has chosen [CM-111]
89 s3 Commit CBN 1, 2 × CBN 3, Worldwide 1 and Worldwide 2 (your sum: 10)
    all: s3 has chosen [CM-111]
90 s1 Commit Crisis Dimension 2, Crisis Dimension 4 and 2 × Worldwide 2 (your sum: 10)
    all: s1 has chosen [CM-111]
    all: s1 commits 4 cards [CM-75]
    all: s2 commits 2 cards [CM-75]
    all: s3 commits 5 cards [CM-75]
    all: s1 opens the market in Crisis Dimension with Crisis Dimension 2, Crisis Dimension 4 and 2 × Worldwide 2 (sum 10) [CM-78]
    all: Oversupply: s2 also reveals Crisis Dimension 4 and Worldwide 1 (sum 5), and Crisis Dimension falls from 2 to 1 [CM-80]
= 90 dd6ddf88badcfa056039de3d0cbae28e0e0e856dac0bcd18d5cce1f1ab7f0fdf
91 s2 Add nothing
    all: s2 has chosen [CM-111]
92 s3 Add Crisis Dimension 1 and Crisis Dimension 2 (your sum: 3)
    all: s3 has chosen [CM-111]
    all: s2 adds nothing [CM-85]
    all: s3 adds Crisis Dimension 1 and Crisis Dimension 2 (sum 3) [CM-85]
    all: s1 takes rank 1 in Crisis Dimension with a sum of 10: 1 crypto [CM-91, s1 +1]
    all: s2 takes rank 2 in Crisis Dimension with a sum of 5: no crypto [CM-91, s2 +0]
    all: s3 takes rank 3 in Crisis Dimension with a sum of 3: no crypto [CM-91, s3 +0]
    all: s3 opens the market in CBN with CBN 1, 2 × CBN 3, Worldwide 1 and Worldwide 2 (sum 10) [CM-78]
93 s1 Add nothing
    all: s1 has chosen [CM-111]
94 s2 Add CBN 1 and CBN 2 (your sum: 3)
    all: s2 has chosen [CM-111]
    all: s1 adds nothing [CM-85]
    all: s2 adds CBN 1 and CBN 2 (sum 3) [CM-85]
    all: s3 takes rank 1 in CBN with a sum of 10: 5 crypto [CM-91, s3 +5]
    all: s2 takes rank 2 in CBN with a sum of 3: 2 crypto [CM-91, s2 +2]
95 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
96 s2 Exchange 1 crypto for 10 credits
    all: s2 exchanges 1 crypto for 10 credits [CM-96, s2 -1]
97 s3 Keep all crypto
    all: s3 keeps all crypto [CM-96, s3 +0]
    all: Round 4 begins. First player: s1 [CM-99]
    all: Auction 1 begins [CM-20]
    all: Lot 1: Criptecorp 1, Criptecorp 3 and Crisis Dimension 3 [CM-23]
    all: Lot 2: Root Bioroid 2, CBN 2 and Crisis Dimension 1 [CM-23]
    all: Lot 3: CBN 4, Trajan and Reflector [CM-23]
98 s1 Bid 3 on lot 1: Criptecorp 1, Criptecorp 3 and Crisis Dimension 3
    all: s1 bids 3 on lot 1 [CM-28]
99 s2 Bid 1 on lot 3: CBN 4, Trajan and Reflector
    all: s2 bids 1 on lot 3 [CM-28]
100 s3 Bid 4 on lot 3: CBN 4, Trajan and Reflector
    all: s3 bids 4 on lot 3 and outbids s2 [CM-28]
= 100 68875bdaa2499774201a95a16de943e8e23199036a74d916b30d080bd7ee91c7
101 s2 Bid 2 on lot 2: Root Bioroid 2, CBN 2 and Crisis Dimension 1
    all: s2 bids 2 on lot 2 [CM-28]
    all: s1 pays 3 for lot 1: Criptecorp 1, Criptecorp 3 and Crisis Dimension 3 [CM-42]
    all: s2 pays 2 for lot 2: Root Bioroid 2, CBN 2 and Crisis Dimension 1 [CM-42]
    all: s3 pays 4 for lot 3: CBN 4, Trajan and Reflector [CM-42]
102 s3 Play Reflector (Criptecorp: 7 → 1 and Crisis Dimension: 1 → 7)
    all: s3 plays Reflector: swap two prices [CM-45]
    all: Two prices are swapped: Criptecorp is now at 1, Crisis Dimension at 7 [CM-68]
103 s3 Play Trajan (CBN: 5 → 6)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: CBN rises from 5 to 6 [CM-52]
    all: s2 is now the first player [CM-21]
    all: Auction 2 begins [CM-20]
    all: The discard pile (75 cards) is shuffled into a new deck [CM-26]
    all: Lot 1: CBN 2, Crisis Dimension 4 and Cyber Threat [CM-23]
    all: Lot 2: Root Bioroid 2, Crisis Dimension 1 and Crisis Dimension 2 [CM-23]
    all: Lot 3: Root Bioroid 3, CBN 1 and Cyber Threat [CM-23]
104 s2 Bid 3 on lot 2: Root Bioroid 2, Crisis Dimension 1 and Crisis Dimension 2
    all: s2 bids 3 on lot 2 [CM-28]
105 s3 Bid 4 on lot 1: CBN 2, Crisis Dimension 4 and Cyber Threat
    all: s3 bids 4 on lot 1 [CM-28]
106 s1 Bid 0 on lot 3: Root Bioroid 3, CBN 1 and Cyber Threat
    all: s1 bids 0 on lot 3 [CM-28]
    all: s3 pays 4 for lot 1: CBN 2, Crisis Dimension 4 and Cyber Threat [CM-42]
    all: s2 pays 3 for lot 2: Root Bioroid 2, Crisis Dimension 1 and Crisis Dimension 2 [CM-42]
    all: s1 pays 0 for lot 3: Root Bioroid 3, CBN 1 and Cyber Threat [CM-42]
107 s3 Play Cyber Threat (Crisis Dimension: 7 → 6)
    all: s3 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Crisis Dimension falls from 7 to 6 [CM-52]
108 s1 Play Cyber Threat (Root Bioroid: 2 → 1)
    all: s1 plays Cyber Threat: lower one price by 1 [CM-45]
    all: Root Bioroid falls from 2 to 1 [CM-52]
    all: s3 is now the first player [CM-21]
    all: Auction 3 begins [CM-20]
    all: Lot 1: Trajan, The Root and Elder Chip [CM-23]
    all: Lot 2: Root Bioroid 3 and 2 × Cyberstealth [CM-23]
    all: Lot 3: Worldwide 1, Trajan and Cyberstealth [CM-23]
109 s3 Bid 4 on lot 3: Worldwide 1, Trajan and Cyberstealth
    all: s3 bids 4 on lot 3 [CM-28]
110 s1 Bid 4 on lot 2: Root Bioroid 3 and 2 × Cyberstealth
    all: s1 bids 4 on lot 2 [CM-28]
= 110 8987703b09b0e72d7ab851cd3b52a5a3de2d74503b9819e4afa0f4c99017e44b
111 s2 Bid 3 on lot 1: Trajan, The Root and Elder Chip
    all: s2 bids 3 on lot 1 [CM-28]
    all: s2 pays 3 for lot 1: Trajan, The Root and Elder Chip [CM-42]
    all: s1 pays 4 for lot 2: Root Bioroid 3 and 2 × Cyberstealth [CM-42]
    all: s3 pays 4 for lot 3: Worldwide 1, Trajan and Cyberstealth [CM-42]
112 s3 Play Trajan (Root Bioroid: 1 → 2)
    all: s3 plays Trajan: raise one price by 1 [CM-45]
    all: Root Bioroid rises from 1 to 2 [CM-52]
113 s1 Play Cyberstealth and steal from s3
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    all: s1 steals Cyberstealth from s3 and has to play it now [CM-64]
114 s1 Play Cyberstealth and steal from s3
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s3: s1 steals Root Bioroid 4 from s3 [CM-64]
    others: s1 steals a card from s3 [CM-64]
115 s2 Play Elder Chip (Crisis Dimension: 6 → 7 and Root Bioroid: 2 → 1)
    all: s2 plays Elder Chip: raise one price by 1 and lower another by 1 [CM-45]
    all: Crisis Dimension rises from 6 to 7 [CM-52]
    all: Root Bioroid falls from 2 to 1 [CM-52]
116 s1 Play Cyberstealth and steal from s3
    all: s1 plays Cyberstealth: steal a random card [CM-45]
    s1 s3: s1 steals Criptecorp 1 from s3 [CM-64]
    others: s1 steals a card from s3 [CM-64]
117 s2 Play Trajan (Criptecorp: 1 → 2)
    all: s2 plays Trajan: raise one price by 1 [CM-45]
    all: Criptecorp rises from 1 to 2 [CM-52]
118 s2 Play The Root (Root Bioroid: 1 → 3)
    all: s2 plays The Root: raise one price by 2 [CM-45]
    all: Root Bioroid rises from 1 to 3 [CM-52]
    all: s1 is now the first player [CM-21]
119 s1 Commit Root Bioroid 1, 2 × Root Bioroid 3 and Root Bioroid 4 (your sum: 11)
    all: s1 has chosen [CM-111]
120 s2 Commit Root Bioroid 1 and 2 × Root Bioroid 2 (your sum: 5)
    all: s2 has chosen [CM-111]
= 120 20a2dc918501fb8ad5c80d860e38680cc40662b294441c0e43a95bfa124b28c3
121 s3 Commit CBN 2, CBN 4 and Worldwide 1 (your sum: 7)
    all: s3 has chosen [CM-111]
    all: s1 commits 4 cards [CM-75]
    all: s2 commits 3 cards [CM-75]
    all: s3 commits 3 cards [CM-75]
    all: s1 opens the market in Root Bioroid with Root Bioroid 1, 2 × Root Bioroid 3 and Root Bioroid 4 (sum 11) [CM-78]
    all: Oversupply: s2 also reveals Root Bioroid 1 and 2 × Root Bioroid 2 (sum 5), and Root Bioroid falls from 3 to 2 [CM-80]
122 s3 Add nothing
    all: s3 has chosen [CM-111]
123 s2 Add nothing
    all: s2 has chosen [CM-111]
    all: s2 adds nothing [CM-85]
    all: s3 adds nothing [CM-85]
    all: s1 takes rank 1 in Root Bioroid with a sum of 11: 2 crypto [CM-91, s1 +2]
    all: s2 takes rank 2 in Root Bioroid with a sum of 5: 1 crypto [CM-91, s2 +1]
    all: s3 opens the market in CBN with CBN 2, CBN 4 and Worldwide 1 (sum 7) [CM-78]
124 s2 Add CBN 2 (your sum: 2)
    all: s2 has chosen [CM-111]
125 s1 Add CBN 1 (your sum: 1)
    all: s1 has chosen [CM-111]
    all: s1 adds CBN 1 (sum 1) [CM-85]
    all: s2 adds CBN 2 (sum 2) [CM-85]
    all: s3 takes rank 1 in CBN with a sum of 7: 6 crypto [CM-91, s3 +6]
    all: s1 takes rank 3 in CBN with a sum of 1: no crypto [CM-91, s1 +0]
    all: s2 takes rank 2 in CBN with a sum of 2: 3 crypto [CM-91, s2 +3]
126 s1 Keep all crypto
    all: s1 keeps all crypto [CM-96, s1 +0]
127 s2 Keep all crypto
    all: s2 keeps all crypto [CM-96, s2 +0]
128 s3 Keep all crypto
    all: s3 keeps all crypto [CM-96, s3 +0]
    all: The game is over [CM-100]
= 128 4d0e5ce41c263034bfda6db4e578102a0ba9231de8c444d7de59283caa296e88
s1 rank 3 score 8
s2 rank 2 score 9
s3 rank 1 score 15
