dei revision 1, 2 seats, options {"automa":"alone","gear":"off","new_missions":"off","short_missions":"off","draft":"off","seat_1":"auxilia","seat_2":"farm-z","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Auxilia. Leader’s skill: Swift (once per phase, a Move with the Leader may cross two links) [DEI-9]
    all: s2 takes a faction: Farm Z. Leader’s skill: Hulk (the Leader has majority value 2) [DEI-9]
    all: The board has 3 rows of 3 districts [DEI-63]
    all: Masamune starts at roof R33 [DEI-68]
    all: Simon starts at roof R12 [DEI-68]
    all: Fly starts at roof R22 [DEI-68]
    all: Draco starts at roof R21 [DEI-68]
    all: Outpost at roof R11: mechanical outpost [DEI-72]
    all: Outpost at roof R12: logistic outpost [DEI-72]
    all: Outpost at courtyard C14: mechanical outpost [DEI-72]
    all: Outpost at courtyard C32: tactical outpost [DEI-72]
    all: Outpost at courtyard C22: logistic outpost [DEI-72]
    all: Outpost at courtyard C33: mechanical outpost [DEI-72]
    all: Outpost at courtyard C42: tactical outpost [DEI-72]
    all: Outpost at roof R32: tactical outpost [DEI-72]
    all: Outpost at courtyard C43: logistic outpost [DEI-72]
    all: New in the tactical market, left slot: Raid (Move and Kill) [DEI-76]
    all: New in the tactical market, middle slot: Roof patrol (Climb ×2) [DEI-76]
    all: New in the tactical market, right slot: Fly +1 (activate Fly with bonus +1) [DEI-76]
    all: New in the logistic market, left slot: General levy (Enlist ×2 and Collect ×2) [DEI-76]
    all: New in the logistic market, middle slot: Draco +2 (activate Draco with bonus +2) [DEI-76]
    all: New in the logistic market, right slot: Forward camp (Muster ×2) [DEI-76]
    all: New in the mechanical market, left slot: Dynamo (Refine and +1 Energy) [DEI-76]
    all: New in the mechanical market, middle slot: Draco +1 (activate Draco with bonus +1) [DEI-76]
    all: New in the mechanical market, right slot: Simon +1 (activate Simon with bonus +1) [DEI-76]
    all: New in the black market, left slot: Pickers (Move and Collect ×2) [DEI-76]
    all: New in the black market, middle slot: Informant (Copy) [DEI-76]
    all: New in the black market, right slot: Pawnbroker (+3 Technology) [DEI-76]
    all: Mission in column 1: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-80]
    all: Mission in column 1: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-80]
    all: Mission in column 2: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 2: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 3: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 4: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 4: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Priority: s1 and s2 [DEI-89]
    all: s1 is dealt an advantage: High ground (+1 majority value on every roof with your units) [DEI-96]
    all: s2 is dealt an advantage: Sweet reward (when unlocked: gain 2 candies) [DEI-96]
    all: s1 is dealt an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-96]
    all: s2 is dealt an advantage: Ledger (at the end of the game, 1 Supply for every Technology) [DEI-96]
    all: s1 is dealt an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-96]
    all: s2 is dealt an advantage: Common ways (you may use other factions’ Elevators and Bridges) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s1: Action Phase 1 [DEI-160]
1 s1 0 Scrappers at courtyard C23, 2 at courtyard C33; the Leader at courtyard C23
    all: s1 starts with the Leader at courtyard C23 [DEI-92]
    all: s1 starts with 2 Scrappers at courtyard C33 [DEI-92]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
2 s1 Play face up: Auxilia, card 8 (activate Fly)
    all: s1 plays Auxilia, card 8 (activate Fly) [DEI-161]
3 s1 Activate Fly at roof R11
    all: s1 activates Fly at roof R11 [DEI-291]
4 s1 Play face up: Auxilia, card 6 (Move and Build)
    all: s1 plays Auxilia, card 6 (Move and Build) [DEI-161]
5 s1 Move 1 Scrapper from courtyard C33 to courtyard C43
    all: s1 moves 1 Scrapper from courtyard C33 to courtyard C43 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C43 [DEI-135]
6 s1 Build an Elevator from courtyard C43 to roof R32
    all: s1 builds an Elevator from courtyard C43 to roof R32 [DEI-212]
    all: s2: Action Phase 1 [DEI-160]
7 s2 2 Scrappers at courtyard C23, 1 at courtyard C33; the Leader at courtyard C33
    all: s2 starts with 2 Scrappers at courtyard C23 [DEI-92]
    all: s2 starts with 1 Scrapper and the Leader at courtyard C33 [DEI-92]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C33 [DEI-135]
8 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
9 s2 Activate Draco at courtyard C42
    all: s2 activates Draco at courtyard C42 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
10 s2 Build an Elevator from courtyard C23 to roof R13 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds an Elevator from courtyard C23 to roof R13 [DEI-212]
= 10 eca05cc08cb88927357c06207c896132d86bf70450fdda8971de961e3cd2e9b5
11 s2 Play face up: Farm Z, card 3 (Move ×2)
    all: s2 plays Farm Z, card 3 (Move ×2) [DEI-161]
12 s2 Move the Leader from courtyard C33 to courtyard C43
    all: s2 moves the Leader from courtyard C33 to courtyard C43 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C43 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C43 [DEI-135]
13 s2 Move 1 Scrapper from courtyard C33 to courtyard C32
    all: s2 moves 1 Scrapper from courtyard C33 to courtyard C32 [DEI-204]
    all: s2 takes control of the tactical outpost at courtyard C32 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
    all: s1: Action Phase 2 [DEI-160]
14 s1 Play face up: Auxilia, card 7 (Move ×2)
    all: s1 plays Auxilia, card 7 (Move ×2) [DEI-161]
15 s1 Move 1 Scrapper from courtyard C43 to roof R32
    all: s1 moves 1 Scrapper from courtyard C43 to roof R32 [DEI-204]
    all: s1 takes control of the tactical outpost at roof R32 [DEI-135]
16 s1 Move the Leader from courtyard C23 to courtyard C22
    all: s1 moves the Leader from courtyard C23 to courtyard C22 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C22 [DEI-135]
17 s1 Buy Forward camp (Muster ×2) for 1 Technology and 1 Energy; face down: Auxilia, card 3
    all: s1 plays a card face down: Auxilia, card 3 [DEI-161]
    all: s1 buys in the logistic market for 1 Technology and 1 Energy: Forward camp (Muster ×2) [DEI-219]
    all: New in the logistic market, right slot: Requisition (Enlist and Copy) [DEI-76]
    all: s2: Action Phase 2 [DEI-160]
18 s2 Play face up: Farm Z, card 4 (Move and Collect)
    all: s2 plays Farm Z, card 4 (Move and Collect) [DEI-161]
19 s2 Move 1 Scrapper from courtyard C32 to courtyard C42
    all: s2 moves 1 Scrapper from courtyard C32 to courtyard C42 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C32 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C42 [DEI-135]
20 s2 Collect Technology at courtyard C23
    all: s2 collects 1 Technology at courtyard C23 [DEI-208]
= 20 0d3aa6a94705d1cba0c18953787b6657f38bda61c64feb64315d41ced28e3e47
21 s2 Buy Fly +1 (activate Fly with bonus +1) for 2 Technology and 1 Energy; face down: Farm Z, card 5
    all: s2 plays a card face down: Farm Z, card 5 [DEI-161]
    all: s2 buys in the tactical market for 2 Technology and 1 Energy: Fly +1 (activate Fly with bonus +1) [DEI-219]
    all: New in the tactical market, right slot: Draco +0 (activate Draco) [DEI-76]
    all: s1: Action Phase 3 [DEI-160]
22 s1 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s1 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
23 s1 Enlist 1 Scrapper at courtyard C33
    all: s1 enlists 1 Scrapper at courtyard C33 [DEI-201]
24 s1 Enlist 1 Scrapper at courtyard C23
    all: s1 enlists 1 Scrapper at courtyard C23 [DEI-201]
25 s1 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s1 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
26 s1 Move 1 Scrapper from courtyard C33 to courtyard C32
    all: s1 moves 1 Scrapper from courtyard C33 to courtyard C32 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C32 [DEI-135]
27 s1 Enlist 1 Scrapper at courtyard C33
    all: s1 enlists 1 Scrapper at courtyard C33 [DEI-201]
28 s1 Column 4, 6 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s1 scores 6 Supplies for a mission in column 4: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s1 +6]
    all: s2: Action Phase 3 [DEI-160]
29 s2 Play face up: Fly +1 (activate Fly with bonus +1)
    all: s2 plays Fly +1 (activate Fly with bonus +1) [DEI-161]
30 s2 Activate Fly at courtyard C21
    all: s2 activates Fly at courtyard C21 [DEI-291]
= 30 6766cce82267757cac9641b60fe502e8ecaf3af73bb6faffee35b660b4b4301c
31 s2 Play face up: Farm Z, card 6 (Move and Build)
    all: s2 plays Farm Z, card 6 (Move and Build) [DEI-161]
32 s2 Build a Refuge at courtyard C23
    all: s2 builds a Refuge at courtyard C23 [DEI-212]
33 s2 Move 2 Scrappers from courtyard C23 to courtyard C22
    all: s2 moves 2 Scrappers from courtyard C23 to courtyard C22 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C22 [DEI-135]
34 s2 Column 4, 6 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s2 scores 6 Supplies for a mission in column 4: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s2 +6]
    all: At the end of round 1 s1 controls 3 outposts [DEI-140]
    all: At the end of round 1 s2 controls 3 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
35 s1 Play face up: Auxilia, card 8 (activate Fly)
    all: s1 plays Auxilia, card 8 (activate Fly) [DEI-161]
36 s1 Activate Fly at courtyard C12
    all: s1 activates Fly at courtyard C12 [DEI-291]
37 s1 Play face up: Auxilia, card 4 (Move and Collect)
    all: s1 plays Auxilia, card 4 (Move and Collect) [DEI-161]
38 s1 Collect Technology at courtyard C33
    all: s1 collects 1 Technology at courtyard C33 [DEI-208]
39 s1 Move 1 Scrapper from courtyard C23 to courtyard C13
    all: s1 moves 1 Scrapper from courtyard C23 to courtyard C13 [DEI-204]
    all: s2: Action Phase 1 [DEI-160]
40 s2 Play face up: Farm Z, card 3 (Move ×2)
    all: s2 plays Farm Z, card 3 (Move ×2) [DEI-161]
= 40 2af5435668f6744f70dc3ac29493cbc67cd57363cbaafbebe287a855fd3254f2
41 s2 Move 2 Scrappers from courtyard C22 to courtyard C32
    all: s2 moves 2 Scrappers from courtyard C22 to courtyard C32 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s1 loses control of the tactical outpost at courtyard C32 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C22 [DEI-135]
    all: s2 takes control of the tactical outpost at courtyard C32 [DEI-135]
42 s2 Move the Leader from courtyard C43 to courtyard C44
    all: s2 moves the Leader from courtyard C43 to courtyard C44 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C43 [DEI-137]
43 s2 Play face up: Fly +1 (activate Fly with bonus +1)
    all: s2 plays Fly +1 (activate Fly with bonus +1) [DEI-161]
44 s2 Activate Fly at courtyard C31
    all: s2 activates Fly at courtyard C31 [DEI-291]
    all: s1: Action Phase 2 [DEI-160]
45 s1 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s1 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
46 s1 Move 1 Scrapper from courtyard C13 to courtyard C14
    all: s1 moves 1 Scrapper from courtyard C13 to courtyard C14 [DEI-204]
    all: s1 takes control of the mechanical outpost at courtyard C14 [DEI-135]
47 s1 Enlist 1 Scrapper at courtyard C23
    all: s1 enlists 1 Scrapper at courtyard C23 [DEI-201]
48 s1 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s1 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
49 s1 Enlist 1 Scrapper at courtyard C23
    all: s1 enlists 1 Scrapper at courtyard C23 [DEI-201]
50 s1 Enlist 1 Scrapper at courtyard C33
    all: s1 enlists 1 Scrapper at courtyard C33 [DEI-201]
= 50 d20b9802c103fa4448e229ba21976a53a41d552d4fd272b080ed23645499dd89
51 s1 Unlock (mechanical): Small refinery (once per phase, a Collect may count as Refine)
    all: s1 unlocks an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-270]
    all: s2: Action Phase 2 [DEI-160]
52 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
53 s2 Activate Draco at courtyard C31
    all: s2 activates Draco at courtyard C31 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
54 s2 Build an Elevator from courtyard C42 to roof R31 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds an Elevator from courtyard C42 to roof R31 [DEI-212]
55 s2 Play face up: Farm Z, card 4 (Move and Collect)
    all: s2 plays Farm Z, card 4 (Move and Collect) [DEI-161]
56 s2 Move the Leader from courtyard C44 to courtyard C43
    all: s2 moves the Leader from courtyard C44 to courtyard C43 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C43 [DEI-135]
57 s2 Collect Technology at courtyard C32
    all: s2 collects 1 Technology at courtyard C32 [DEI-208]
58 s2 Unlock nothing more
    all: s1: Action Phase 3 [DEI-160]
59 s1 Play face up: Auxilia, card 7 (Move ×2)
    all: s1 plays Auxilia, card 7 (Move ×2) [DEI-161]
60 s1 Move 3 Scrappers from courtyard C33 to courtyard C32
    all: s1 moves 3 Scrappers from courtyard C33 to courtyard C32 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C32 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C32 [DEI-135]
= 60 7de528c99f162995c35de212f7eeace9f90c9e6920d0ce626b034318c2bac10e
61 s1 Move 3 Scrappers from courtyard C32 to courtyard C33
    all: s1 moves 3 Scrappers from courtyard C32 to courtyard C33 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C32 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C32 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
62 s1 Play face up: Auxilia, card 5 (Collect ×2)
    all: s1 plays Auxilia, card 5 (Collect ×2) [DEI-161]
63 s1 Collect Technology at courtyard C14, exchanged for Energy
    all: s1 collects 1 Technology at courtyard C14, exchanged for 1 Energy [DEI-229]
64 s1 Collect Technology at courtyard C33
    all: s1 collects 1 Technology at courtyard C33 [DEI-208]
65 s1 Column 3, 4 Supplies: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each
    all: s1 scores 4 Supplies for a mission in column 3: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-321, s1 +4]
    all: s2: Action Phase 3 [DEI-160]
66 s2 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s2 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
67 s2 Move 2 Scrappers from courtyard C32 to courtyard C42
    all: s2 moves 2 Scrappers from courtyard C32 to courtyard C42 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C32 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C32 [DEI-135]
68 s2 Enlist 1 Scrapper at courtyard C23
    all: s2 enlists 1 Scrapper at courtyard C23 [DEI-201]
69 s2 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s2 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
70 s2 Build an Elevator from courtyard C23 to roof R23
    all: s2 builds an Elevator from courtyard C23 to roof R23 [DEI-212]
= 70 788bbb550afd2367d6d63ba3458ceec890c1673cea58033f40ff819d4e2beeaa
71 s2 Enlist 1 Scrapper at courtyard C33
    all: s2 enlists 1 Scrapper at courtyard C33 [DEI-201]
72 s2 Column 2, 6 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s2 scores 6 Supplies for a mission in column 2: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-321, s2 +6]
    all: At the end of round 2 s1 controls 5 outposts [DEI-140]
    all: At the end of round 2 s2 controls 2 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
73 s1 Play face up: Auxilia, card 8 (activate Fly)
    all: s1 plays Auxilia, card 8 (activate Fly) [DEI-161]
74 s1 Activate Fly at roof R22
    all: s1 activates Fly at roof R22 [DEI-291]
75 s1 Play face up: Auxilia, card 4 (Move and Collect)
    all: s1 plays Auxilia, card 4 (Move and Collect) [DEI-161]
76 s1 Collect Technology at courtyard C22, exchanged for Energy
    all: s1 collects 1 Technology at courtyard C22, exchanged for 1 Energy [DEI-229]
77 s1 Move 1 Scrapper from courtyard C33 to courtyard C23
    all: s1 moves 1 Scrapper from courtyard C33 to courtyard C23 [DEI-204]
    all: s2: Action Phase 1 [DEI-160]
78 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
79 s2 Activate Draco at roof R21
    all: s2 activates Draco at roof R21 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
80 s2 Collect Technology at courtyard C43 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 collects 1 Technology at courtyard C43 [DEI-208]
= 80 c4756d6815d2f66b3b0628e3bfbe11ae2392d0ef1ffb0a041ba16f5219366ce4
81 s2 Play face up: Fly +1 (activate Fly with bonus +1)
    all: s2 plays Fly +1 (activate Fly with bonus +1) [DEI-161]
82 s2 Activate Fly at courtyard C34
    all: s2 activates Fly at courtyard C34 [DEI-291]
    all: s1: Action Phase 2 [DEI-160]
83 s1 Play face up: Forward camp (Muster ×2)
    all: s1 plays Forward camp (Muster ×2) [DEI-161]
84 s1 Enlist 1 Scrapper at courtyard C22 (Muster)
    all: s1 enlists 1 Scrapper at courtyard C22 (Muster) [DEI-226]
85 s1 Enlist 1 Scrapper at courtyard C14 (Muster)
    all: s1 enlists 1 Scrapper at courtyard C14 (Muster) [DEI-226]
86 s1 Play face up: Auxilia, card 5 (Collect ×2)
    all: s1 plays Auxilia, card 5 (Collect ×2) [DEI-161]
87 s1 Collect Technology at courtyard C32, exchanged for Energy
    all: s1 collects 1 Technology at courtyard C32, exchanged for 1 Energy [DEI-229]
88 s1 Collect Energy at roof R32
    all: s1 collects 1 Energy at roof R32 [DEI-208]
89 s1 Unlock nothing more
    all: s2: Action Phase 2 [DEI-160]
90 s2 Play face up: Farm Z, card 3 (Move ×2)
    all: s2 plays Farm Z, card 3 (Move ×2) [DEI-161]
= 90 36d346a428f415facd083da9bd209a1dfbbb7c0958f24d1437afede921580bcb
91 s2 Move the Leader from courtyard C43 to courtyard C44
    all: s2 moves the Leader from courtyard C43 to courtyard C44 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C43 [DEI-137]
92 s2 Move 1 Scrapper from courtyard C33 to courtyard C43
    all: s2 moves 1 Scrapper from courtyard C33 to courtyard C43 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C43 [DEI-135]
93 s2 Play face up: Farm Z, card 4 (Move and Collect)
    all: s2 plays Farm Z, card 4 (Move and Collect) [DEI-161]
94 s2 Move 3 Scrappers from courtyard C42 to courtyard C32
    all: s2 moves 3 Scrappers from courtyard C42 to courtyard C32 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C32 [DEI-137]
    all: s2 loses control of the tactical outpost at courtyard C42 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C32 [DEI-135]
95 s2 Collect Technology at courtyard C32
    all: s2 collects 1 Technology at courtyard C32 [DEI-208]
    all: s1: Action Phase 3 [DEI-160]
96 s1 Play face up: Auxilia, card 7 (Move ×2)
    all: s1 plays Auxilia, card 7 (Move ×2) [DEI-161]
97 s1 Move 1 Scrapper from courtyard C32 to courtyard C42
    all: s1 moves 1 Scrapper from courtyard C32 to courtyard C42 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C42 [DEI-135]
98 s1 Move 2 Scrappers from courtyard C33 to courtyard C43
    all: s1 moves 2 Scrappers from courtyard C33 to courtyard C43 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C43 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C43 [DEI-135]
99 s1 Buy Raid (Move and Kill) for 1 Technology and 1 Energy; face down: Auxilia, card 6
    all: s1 plays a card face down: Auxilia, card 6 [DEI-161]
    all: s1 buys in the tactical market for 1 Technology and 1 Energy: Raid (Move and Kill) [DEI-219]
    all: New in the tactical market, right slot: Night attack (Kill ×2) [DEI-76]
100 s1 Column 2, 1 Supply: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s1 scores 1 Supply for a mission in column 2, late: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-321, s1 +1]
    all: s2: Action Phase 3 [DEI-160]
= 100 11eeab9b348a684f9e9b10f4c8808c18f0fb0fefbf14d7971d7934bccc36febd
101 s2 Buy Informant (Copy) for 3 Technology; face down: Farm Z, card 7
    all: s2 plays a card face down: Farm Z, card 7 [DEI-161]
    all: s2 buys in the black market for 3 Technology: Informant (Copy) [DEI-219]
    all: New in the black market, right slot: Fence (exchange up to 2 Technology for Energy) [DEI-76]
102 s2 Play face up: Informant (Copy)
    all: s2 plays Informant (Copy) [DEI-161]
103 s2 Copy Auxilia, card 5 (Collect ×2)
    all: s2 copies Auxilia, card 5 (Collect ×2) [DEI-231]
104 s2 Finish the card
105 s2 Column 3, 3 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s2 scores 3 Supplies for a mission in column 3: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +3]
    all: At the end of round 3 s1 controls 5 outposts [DEI-140]
    all: At the end of round 3 s2 controls 1 outpost [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
106 s1 Play face up: Auxilia, card 8 (activate Fly)
    all: s1 plays Auxilia, card 8 (activate Fly) [DEI-161]
107 s1 Activate Fly at roof R32
    all: s1 activates Fly at roof R32 [DEI-291]
108 s1 Move 1 Scrapper from roof R32 to courtyard C33 (the drone)
    all: s1 teleports 1 Scrapper from roof R32 to courtyard C33 [DEI-296]
    all: s1 loses control of the tactical outpost at roof R32 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
109 s1 Buy Requisition (Enlist and Copy) for 1 Technology and 2 Energy; face down: Auxilia, card 7
    all: s1 plays a card face down: Auxilia, card 7 [DEI-161]
    all: s1 buys in the logistic market for 1 Technology and 2 Energy: Requisition (Enlist and Copy) [DEI-219]
    all: New in the logistic market, right slot: Porters (Collect ×3) [DEI-76]
    all: s2: Action Phase 1 [DEI-160]
110 s2 Play face up: Informant (Copy)
    all: s2 plays Informant (Copy) [DEI-161]
= 110 0a9c4834afd16959ef61cb29688be212ae3810bf8b8cf32b8c5508b72b476012
111 s2 Copy Auxilia, card 8 (activate Fly)
    all: s2 copies Auxilia, card 8 (activate Fly) [DEI-231]
112 s2 Activate Fly at courtyard C22
    all: s2 activates Fly at courtyard C22 [DEI-291]
113 s2 Play face up: Fly +1 (activate Fly with bonus +1)
    all: s2 plays Fly +1 (activate Fly with bonus +1) [DEI-161]
114 s2 Activate Fly at roof R23
    all: s2 activates Fly at roof R23 [DEI-291]
    all: s1: Action Phase 2 [DEI-160]
115 s1 Play face up: Requisition (Enlist and Copy)
    all: s1 plays Requisition (Enlist and Copy) [DEI-161]
116 s1 Copy Fly +1 (activate Fly with bonus +1)
    all: s1 copies Fly +1 (activate Fly with bonus +1) [DEI-231]
117 s1 Activate Fly at courtyard C42
    all: s1 activates Fly at courtyard C42 [DEI-291]
118 s1 Move 1 Scrapper from courtyard C42 to roof R11 (the drone)
    all: s1 teleports 1 Scrapper from courtyard C42 to roof R11 [DEI-296]
    all: s1 loses control of the tactical outpost at courtyard C42 [DEI-137]
    all: s1 takes control of the mechanical outpost at roof R11 [DEI-135]
119 s1 Enlist 1 Scrapper at courtyard C33
    all: s1 enlists 1 Scrapper at courtyard C33 [DEI-201]
120 s1 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s1 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
= 120 81b7cab9dde0e010618cc882db5f510c551a4a715854a190a9e248fedc36b23c
121 s1 Move 2 Scrappers from courtyard C23 to courtyard C24
    all: s1 moves 2 Scrappers from courtyard C23 to courtyard C24 [DEI-204]
122 s1 Enlist 1 Scrapper at courtyard C23
    all: s1 enlists 1 Scrapper at courtyard C23 [DEI-201]
123 s1 Unlock (logistic): Quartermaster (your purchases cost 1 Technology less)
    all: s1 unlocks an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-270]
    all: s2: Action Phase 2 [DEI-160]
124 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
125 s2 Activate Draco at courtyard C33
    all: s2 activates Draco at courtyard C33 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
126 s2 Kill one of s1’s Scrappers at courtyard C33 (the drone)
    all: s2 kills one of s1’s Scrappers at courtyard C33 (the drone) [DEI-292]
127 s2 Move 1 Scrapper from courtyard C43 to courtyard C42 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 moves 1 Scrapper from courtyard C43 to courtyard C42 [DEI-204]
    all: s2 takes control of the tactical outpost at courtyard C42 [DEI-135]
128 s2 Play face up: Farm Z, card 4 (Move and Collect)
    all: s2 plays Farm Z, card 4 (Move and Collect) [DEI-161]
129 s2 Move 3 Scrappers from courtyard C32 to courtyard C22
    all: s2 moves 3 Scrappers from courtyard C32 to courtyard C22 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s2 loses control of the tactical outpost at courtyard C32 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C22 [DEI-135]
130 s2 Collect Technology at courtyard C22
    all: s2 collects 1 Technology at courtyard C22 [DEI-208]
    all: s1: Action Phase 3 [DEI-160]
= 130 c9c963f15b6bda051d9a78ee8a071e61fe3e54d4630a8545138aaa79c62d93cb
131 s1 Play face up: Auxilia, card 4 (Move and Collect)
    all: s1 plays Auxilia, card 4 (Move and Collect) [DEI-161]
132 s1 Collect Technology at courtyard C33, exchanged for Energy
    all: s1 collects 1 Technology at courtyard C33, exchanged for 1 Energy [DEI-229]
133 s1 Move 1 Scrapper and the Leader from courtyard C22 to courtyard C32
    all: s1 moves 1 Scrapper and the Leader from courtyard C22 to courtyard C32 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C32 [DEI-135]
134 s1 Play face up: Forward camp (Muster ×2)
    all: s1 plays Forward camp (Muster ×2) [DEI-161]
135 s1 Enlist 1 Scrapper at courtyard C24 (Muster)
    all: s1 enlists 1 Scrapper at courtyard C24 (Muster) [DEI-226]
136 s1 Enlist 1 Scrapper at courtyard C23 (Muster)
    all: s1 enlists 1 Scrapper at courtyard C23 (Muster) [DEI-226]
137 s1 Column 1, 1 Supply: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2
    all: s1 scores 1 Supply for a mission in column 1, late: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-321, s1 +1]
    all: s2: Action Phase 3 [DEI-160]
138 s2 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s2 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
139 s2 Enlist 1 Scrapper at courtyard C33
    all: s2 enlists 1 Scrapper at courtyard C33 [DEI-201]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
140 s2 Enlist 1 Scrapper at courtyard C33
    all: s2 enlists 1 Scrapper at courtyard C33 [DEI-201]
    all: s2 takes control of the mechanical outpost at courtyard C33 [DEI-135]
= 140 ba9f2c078d59ab2e78625b61dc149c36e7dab589e42b4f1806b21334c6830013
141 s2 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s2 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
142 s2 Move 3 Scrappers from courtyard C22 to courtyard C32
    all: s2 moves 3 Scrappers from courtyard C22 to courtyard C32 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s1 loses control of the tactical outpost at courtyard C32 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C32 [DEI-135]
143 s2 Enlist 1 Scrapper at courtyard C33
    all: s2 enlists 1 Scrapper at courtyard C33 [DEI-201]
144 s2 Column 1, 0 Supplies: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2
    all: s2 scores 0 Supplies for a mission in column 1, late: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-321]
    all: At the end of round 4 s1 controls 3 outposts [DEI-140]
    all: At the end of round 4 s2 controls 3 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 2 Supplies for Energy [DEI-372, s1 +2]
    all: s1 scores 7 Supplies for cards [DEI-373, s1 +7]
    all: s1 scores 6 Supplies for outposts [DEI-374, s1 +6]
    all: s1 scores 4 Supplies for unlocked advantages [DEI-375, s1 +4]
    all: s2 scores 4 Supplies for cards [DEI-373, s2 +4]
    all: s2 scores 6 Supplies for outposts [DEI-374, s2 +6]
= 144 819626088ead59c61313f72a8c257107b6fa170da0ec072df5aef6e962625ae8
s1 rank 1 score 31
s2 rank 2 score 29
