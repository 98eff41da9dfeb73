dei revision 1, 2 seats, options {"automa":"alone","gear":"off","new_missions":"off","short_missions":"off","draft":"off","seat_1":"any","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Auxilia. Leader’s skill: Swift (once per phase, a Move with the Leader may cross two links) [DEI-9]
    all: s2 takes a faction: Farm Z. Leader’s skill: Hulk (the Leader has majority value 2) [DEI-9]
    all: The board has 3 rows of 3 districts [DEI-63]
    all: Masamune starts at roof R12 [DEI-68]
    all: Simon starts at roof R32 [DEI-68]
    all: Fly starts at roof R23 [DEI-68]
    all: Draco starts at roof R33 [DEI-68]
    all: Outpost at roof R11: tactical outpost [DEI-72]
    all: Outpost at courtyard C22: mechanical outpost [DEI-72]
    all: Outpost at courtyard C24: logistic outpost [DEI-72]
    all: Outpost at courtyard C32: logistic outpost [DEI-72]
    all: Outpost at courtyard C33: tactical outpost [DEI-72]
    all: Outpost at courtyard C34: mechanical outpost [DEI-72]
    all: Outpost at courtyard C32: logistic outpost [DEI-72]
    all: Outpost at roof R32: tactical outpost [DEI-72]
    all: Outpost at roof R33: mechanical outpost [DEI-72]
    all: New in the tactical market, left slot: Flying column (Move ×2 and Collect) [DEI-76]
    all: New in the tactical market, middle slot: Masamune +0 (activate Masamune) [DEI-76]
    all: New in the tactical market, right slot: Fly +1 (activate Fly with bonus +1) [DEI-76]
    all: New in the logistic market, left slot: Masamune +1 (activate Masamune with bonus +1) [DEI-76]
    all: New in the logistic market, middle slot: Requisition (Enlist and Copy) [DEI-76]
    all: New in the logistic market, right slot: Relief column (Enlist ×2 and Move) [DEI-76]
    all: New in the mechanical market, left slot: Work gang (Build ×2) [DEI-76]
    all: New in the mechanical market, middle slot: Crane (Collect and Build) [DEI-76]
    all: New in the mechanical market, right slot: Fly +0 (activate Fly) [DEI-76]
    all: New in the black market, left slot: Fixers (Move ×2 and Build) [DEI-76]
    all: New in the black market, middle slot: Smugglers (Move ×2 and Collect) [DEI-76]
    all: New in the black market, right slot: Cutthroats (Move and Kill) [DEI-76]
    all: Mission in column 1: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 1: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 2: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-80]
    all: Mission in column 2: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 3: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 3: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 4: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 4: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Priority: s1 and s2 [DEI-89]
    all: s1 is dealt an advantage: Sweet reward (when unlocked: gain 2 candies) [DEI-96]
    all: s2 is dealt an advantage: High ground (+1 majority value on every roof with your units) [DEI-96]
    all: s1 is dealt an advantage: Pack train (once per phase, a Collect takes a second resource of either kind from its region) [DEI-96]
    all: s2 is dealt an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-96]
    all: s1 is dealt an advantage: Common ways (you may use other factions’ Elevators and Bridges) [DEI-96]
    all: s2 is dealt an advantage: Blueprints (when unlocked: 1 Supply for each of your structures on the board) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s1: Action Phase 1 [DEI-160]
1 s1 0 Scrappers at courtyard C13, 2 at courtyard C21; the Leader at courtyard C13
    all: s1 starts with the Leader at courtyard C13 [DEI-92]
    all: s1 starts with 2 Scrappers at courtyard C21 [DEI-92]
2 s1 Play face up: Auxilia, card 6 (Move and Build)
    all: s1 plays Auxilia, card 6 (Move and Build) [DEI-161]
3 s1 Move the Leader from courtyard C13 to courtyard C22
    all: s1 moves the Leader from courtyard C13 to courtyard C22 [DEI-204]
    all: s1 takes control of the mechanical outpost at courtyard C22 [DEI-135]
4 s1 Build an Elevator from courtyard C22 to roof R11
    all: s1 builds an Elevator from courtyard C22 to roof R11 [DEI-212]
5 s1 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s1 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
6 s1 Enlist 1 Scrapper at courtyard C13
    all: s1 enlists 1 Scrapper at courtyard C13 [DEI-201]
7 s1 Enlist 1 Scrapper at courtyard C21
    all: s1 enlists 1 Scrapper at courtyard C21 [DEI-201]
    all: s2: Action Phase 1 [DEI-160]
8 s2 1 Scrapper at courtyard C13, 2 at courtyard C21; the Leader at courtyard C13
    all: s2 starts with 1 Scrapper and the Leader at courtyard C13 [DEI-92]
    all: s2 starts with 2 Scrappers at courtyard C21 [DEI-92]
9 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
10 s2 Activate Draco at courtyard C44
    all: s2 activates Draco at courtyard C44 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
= 10 48b2902a68cd8e593f76beee26fb47071b46b5db540d4ed512ce4d9d5943d370
11 s2 Move 2 Scrappers from courtyard C21 to courtyard C22 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 moves 2 Scrappers from courtyard C21 to courtyard C22 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C22 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C22 [DEI-135]
12 s2 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s2 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
13 s2 Enlist 1 Scrapper at courtyard C21
    all: s2 enlists 1 Scrapper at courtyard C21 [DEI-201]
14 s2 Enlist 1 Scrapper at courtyard C21
    all: s2 enlists 1 Scrapper at courtyard C21 [DEI-201]
    all: s1: Action Phase 2 [DEI-160]
15 s1 Play face up: Auxilia, card 8 (activate Fly)
    all: s1 plays Auxilia, card 8 (activate Fly) [DEI-161]
16 s1 Activate Fly at courtyard C13
    all: s1 activates Fly at courtyard C13 [DEI-291]
17 s1 Move 1 Scrapper from courtyard C13 to courtyard C32 (the drone)
    all: s1 teleports 1 Scrapper from courtyard C13 to courtyard C32 [DEI-296]
    all: s1 takes control of the logistic outpost at courtyard C32 [DEI-135]
    all: s1 takes control of the logistic outpost at courtyard C32 [DEI-135]
18 s1 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s1 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
19 s1 Move the Leader from courtyard C22 to courtyard C33
    all: s1 moves the Leader from courtyard C22 to courtyard C33 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
20 s1 Enlist 1 Scrapper at courtyard C21
    all: s1 enlists 1 Scrapper at courtyard C21 [DEI-201]
= 20 47702602e955de52ca3111e0f056c77ec7126c36ceb41d7cbf465e3a6e7c577e
21 s1 Unlock (logistic): Pack train (once per phase, a Collect takes a second resource of either kind from its region)
    all: s1 unlocks an advantage: Pack train (once per phase, a Collect takes a second resource of either kind from its region) [DEI-270]
    all: s2: Action Phase 2 [DEI-160]
22 s2 Buy Fly +0 (activate Fly) for 1 Technology and 1 Energy; face down: Farm Z, card 6
    all: s2 plays a card face down: Farm Z, card 6 [DEI-161]
    all: s2 buys in the mechanical market for 1 Technology and 1 Energy: Fly +0 (activate Fly) [DEI-219]
    all: New in the mechanical market, right slot: Draco +1 (activate Draco with bonus +1) [DEI-76]
23 s2 Play face up: Fly +0 (activate Fly)
    all: s2 plays Fly +0 (activate Fly) [DEI-161]
24 s2 Activate Fly at courtyard C11
    all: s2 activates Fly at courtyard C11 [DEI-291]
    all: s1: Action Phase 3 [DEI-160]
25 s1 Buy Masamune +0 (activate Masamune) for 1 Technology and 1 Energy; face down: Auxilia, card 3
    all: s1 plays a card face down: Auxilia, card 3 [DEI-161]
    all: s1 buys in the tactical market for 1 Technology and 1 Energy: Masamune +0 (activate Masamune) [DEI-219]
    all: New in the tactical market, right slot: Strike team (Move, Climb and Kill) [DEI-76]
26 s1 Play face up: Masamune +0 (activate Masamune)
    all: s1 plays Masamune +0 (activate Masamune) [DEI-161]
27 s1 Activate Masamune at courtyard C21
    all: s1 activates Masamune at courtyard C21 [DEI-291]
28 s1 Collect Technology at courtyard C21 (the drone)
    all: s1 collects 1 Technology at courtyard C21 (the drone) [DEI-292]
29 s1 Column 2, 2 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s1 scores 2 Supplies for a mission in column 2: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-321, s1 +2]
    all: s2: Action Phase 3 [DEI-160]
30 s2 Play face up: Farm Z, card 5 (Collect ×2)
    all: s2 plays Farm Z, card 5 (Collect ×2) [DEI-161]
= 30 32d551506a2595aa3130387c09a3f91a6c10fbd9b521058ecf34c7b646d54f88
31 s2 Collect Technology at courtyard C22
    all: s2 collects 1 Technology at courtyard C22 [DEI-208]
32 s2 Collect Technology at courtyard C22
    all: s2 collects 1 Technology at courtyard C22 [DEI-208]
33 s2 Play face up: Farm Z, card 3 (Move ×2)
    all: s2 plays Farm Z, card 3 (Move ×2) [DEI-161]
34 s2 Move 2 Scrappers from courtyard C22 to courtyard C32
    all: s2 moves 2 Scrappers from courtyard C22 to courtyard C32 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C22 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C32 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C32 [DEI-135]
35 s2 Move 1 Scrapper and the Leader from courtyard C13 to courtyard C23
    all: s2 moves 1 Scrapper and the Leader from courtyard C13 to courtyard C23 [DEI-204]
36 s2 Column 4, 6 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 6 Supplies for a mission in column 4: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +6]
    all: At the end of round 1 s1 controls 1 outpost [DEI-140]
    all: At the end of round 1 s2 controls 2 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
37 s1 Play face up: Auxilia, card 8 (activate Fly)
    all: s1 plays Auxilia, card 8 (activate Fly) [DEI-161]
38 s1 Activate Fly at courtyard C12
    all: s1 activates Fly at courtyard C12 [DEI-291]
39 s1 Play face up: Masamune +0 (activate Masamune)
    all: s1 plays Masamune +0 (activate Masamune) [DEI-161]
40 s1 Activate Masamune at courtyard C22
    all: s1 activates Masamune at courtyard C22 [DEI-291]
= 40 6bdf9cffa02ccd92ee9123598b1c9ae88acdd34f4a952af6051fd67841f48683
41 s1 Collect Technology at courtyard C22 (the drone)
    all: s1 collects 1 Technology at courtyard C22 (the drone) [DEI-292]
    all: s2: Action Phase 1 [DEI-160]
42 s2 Play face up: Fly +0 (activate Fly)
    all: s2 plays Fly +0 (activate Fly) [DEI-161]
43 s2 Activate Fly at roof R12
    all: s2 activates Fly at roof R12 [DEI-291]
44 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
45 s2 Activate Draco at roof R32
    all: s2 activates Draco at roof R32 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
46 s2 Move the Leader from courtyard C23 to courtyard C33 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 moves the Leader from courtyard C23 to courtyard C33 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1: Action Phase 2 [DEI-160]
47 s1 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s1 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
48 s1 Move the Leader from courtyard C33 to courtyard C44
    all: s1 moves the Leader from courtyard C33 to courtyard C44 [DEI-204]
49 s1 Enlist 1 Scrapper at courtyard C13
    all: s1 enlists 1 Scrapper at courtyard C13 [DEI-201]
50 s1 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s1 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
= 50 592b3d6a44aaae46efca5269522f78bcae298ed407647eb90ca6e09edc41f014
51 s1 Enlist 1 Scrapper at courtyard C13
    all: s1 enlists 1 Scrapper at courtyard C13 [DEI-201]
52 s1 Enlist 1 Scrapper at courtyard C13
    all: s1 enlists 1 Scrapper at courtyard C13 [DEI-201]
    all: s2: Action Phase 2 [DEI-160]
53 s2 Play face up: Farm Z, card 4 (Move and Collect)
    all: s2 plays Farm Z, card 4 (Move and Collect) [DEI-161]
54 s2 Move 1 Scrapper from courtyard C21 to courtyard C22
    all: s2 moves 1 Scrapper from courtyard C21 to courtyard C22 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C22 [DEI-135]
55 s2 Collect Technology at courtyard C32
    all: s2 collects 1 Technology at courtyard C32 [DEI-208]
56 s2 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s2 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
57 s2 Move the Leader from courtyard C33 to courtyard C34
    all: s2 moves the Leader from courtyard C33 to courtyard C34 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C34 [DEI-135]
58 s2 Enlist 1 Scrapper at courtyard C13
    all: s2 enlists 1 Scrapper at courtyard C13 [DEI-201]
59 s2 Unlock (mechanical): Blueprints (when unlocked: 1 Supply for each of your structures on the board)
    all: s2 unlocks an advantage: Blueprints (when unlocked: 1 Supply for each of your structures on the board) [DEI-270]
60 s2 Unlock (logistic): Quartermaster (your purchases cost 1 Technology less)
    all: s2 unlocks an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-270]
    all: s1: Action Phase 3 [DEI-160]
= 60 b2e5dce28cf9b14239c027804101c25a1ec9bef28d1bdda7d74cf4d7bda0a46f
61 s1 Play face up: Auxilia, card 7 (Move ×2)
    all: s1 plays Auxilia, card 7 (Move ×2) [DEI-161]
62 s1 Move the Leader from courtyard C44 to courtyard C43
    all: s1 moves the Leader from courtyard C44 to courtyard C43 [DEI-204]
63 s1 Move 1 Scrapper from courtyard C32 to courtyard C33
    all: s1 moves 1 Scrapper from courtyard C32 to courtyard C33 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
64 s1 Play face up: Auxilia, card 5 (Collect ×2)
    all: s1 plays Auxilia, card 5 (Collect ×2) [DEI-161]
65 s1 Collect Technology at courtyard C43
    all: s1 collects 1 Technology at courtyard C43 [DEI-208]
66 s1 Finish the card
67 s1 Column 3, 8 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s1 scores 8 Supplies for a mission in column 3: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s1 +8]
    all: s2: Action Phase 3 [DEI-160]
68 s2 Buy Smugglers (Move ×2 and Collect) for 2 Technology; face down: Farm Z, card 5
    all: s2 plays a card face down: Farm Z, card 5 [DEI-161]
    all: s2 buys in the black market for 2 Technology: Smugglers (Move ×2 and Collect) [DEI-219]
    all: New in the black market, right slot: Fence (exchange up to 2 Technology for Energy) [DEI-76]
69 s2 Play face up: Smugglers (Move ×2 and Collect)
    all: s2 plays Smugglers (Move ×2 and Collect) [DEI-161]
70 s2 Move 2 Scrappers from courtyard C32 to courtyard C33
    all: s2 moves 2 Scrappers from courtyard C32 to courtyard C33 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
= 70 a229adfee300f805f96fad0d472630a480aa5894b55d6f153c975d7775ecfbea
71 s2 Move 2 Scrappers from courtyard C33 to courtyard C32
    all: s2 moves 2 Scrappers from courtyard C33 to courtyard C32 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C32 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C32 [DEI-135]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
72 s2 Collect Technology at courtyard C32
    all: s2 collects 1 Technology at courtyard C32 [DEI-208]
73 s2 Column 3, 8 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s2 scores 8 Supplies for a mission in column 3: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s2 +8]
    all: At the end of round 2 s1 controls 1 outpost [DEI-140]
    all: At the end of round 2 s2 controls 4 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
74 s1 Buy Flying column (Move ×2 and Collect) for 3 Technology; face down: Auxilia, card 2
    all: s1 plays a card face down: Auxilia, card 2 [DEI-161]
    all: s1 buys in the tactical market for 3 Technology: Flying column (Move ×2 and Collect) [DEI-219]
    all: New in the tactical market, right slot: Draco +0 (activate Draco) [DEI-76]
75 s1 Play face up: Masamune +0 (activate Masamune)
    all: s1 plays Masamune +0 (activate Masamune) [DEI-161]
76 s1 Activate Masamune at courtyard C42
    all: s1 activates Masamune at courtyard C42 [DEI-291]
77 s1 Collect Technology at courtyard C42 (the drone)
    all: s1 collects 1 Technology at courtyard C42 (the drone) [DEI-292]
    all: s2: Action Phase 1 [DEI-160]
78 s2 Play face up: Smugglers (Move ×2 and Collect)
    all: s2 plays Smugglers (Move ×2 and Collect) [DEI-161]
79 s2 Move 2 Scrappers from courtyard C32 to courtyard C33
    all: s2 moves 2 Scrappers from courtyard C32 to courtyard C33 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
80 s2 Move 1 Scrapper from courtyard C33 to courtyard C32
    all: s2 moves 1 Scrapper from courtyard C33 to courtyard C32 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C32 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C32 [DEI-135]
= 80 d0afc4c77a2515bedce7477aa34b77cae595750f3920946bb612425977b90740
81 s2 Collect Technology at courtyard C32
    all: s2 collects 1 Technology at courtyard C32 [DEI-208]
82 s2 Buy Work gang (Build ×2) for 1 Technology; face down: Farm Z, card 8
    all: s2 plays a card face down: Farm Z, card 8 [DEI-161]
    all: s2 buys in the mechanical market for 1 Technology: Work gang (Build ×2) [DEI-219]
    all: New in the mechanical market, right slot: Salvage rig (Collect ×2 and Refine) [DEI-76]
    all: s1: Action Phase 2 [DEI-160]
83 s1 Play face up: Flying column (Move ×2 and Collect)
    all: s1 plays Flying column (Move ×2 and Collect) [DEI-161]
84 s1 Move the Leader from courtyard C43 to courtyard C41
    all: s1 moves the Leader from courtyard C43 to courtyard C41 [DEI-204]
85 s1 Move 3 Scrappers from courtyard C21 to courtyard C22
    all: s1 moves 3 Scrappers from courtyard C21 to courtyard C22 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C22 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C22 [DEI-135]
86 s1 Play face up: Auxilia, card 8 (activate Fly)
    all: s1 plays Auxilia, card 8 (activate Fly) [DEI-161]
87 s1 Activate Fly at courtyard C23
    all: s1 activates Fly at courtyard C23 [DEI-291]
    all: s2: Action Phase 2 [DEI-160]
88 s2 Play face up: Fly +0 (activate Fly)
    all: s2 plays Fly +0 (activate Fly) [DEI-161]
89 s2 Activate Fly at courtyard C21
    all: s2 activates Fly at courtyard C21 [DEI-291]
90 s2 Move 1 Scrapper from courtyard C21 to courtyard C24 (the drone)
    all: s2 teleports 1 Scrapper from courtyard C21 to courtyard C24 [DEI-296]
    all: s2 takes control of the logistic outpost at courtyard C24 [DEI-135]
= 90 9af702c3df9d628a233443eaf2d9c28d60fdbe190211be20800d76e1b8d30b0a
91 s2 Play face up: Work gang (Build ×2)
    all: s2 plays Work gang (Build ×2) [DEI-161]
92 s2 Build an Elevator from courtyard C24 to roof R13
    all: s2 builds an Elevator from courtyard C24 to roof R13 [DEI-212]
93 s2 Build an Elevator from courtyard C13 to roof R12
    all: s2 builds an Elevator from courtyard C13 to roof R12 [DEI-212]
    all: s1: Action Phase 3 [DEI-160]
94 s1 Play face up: Auxilia, card 6 (Move and Build)
    all: s1 plays Auxilia, card 6 (Move and Build) [DEI-161]
95 s1 Move 3 Scrappers from courtyard C22 to courtyard C32
    all: s1 moves 3 Scrappers from courtyard C22 to courtyard C32 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C22 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C22 [DEI-135]
    all: s1 takes control of the logistic outpost at courtyard C32 [DEI-135]
    all: s1 takes control of the logistic outpost at courtyard C32 [DEI-135]
96 s1 Build an Elevator from courtyard C13 to roof R12
    all: s1 builds an Elevator from courtyard C13 to roof R12 [DEI-212]
97 s1 Play face up: Auxilia, card 5 (Collect ×2)
    all: s1 plays Auxilia, card 5 (Collect ×2) [DEI-161]
98 s1 Collect Technology at courtyard C32
    all: s1 collects 1 Technology at courtyard C32 [DEI-208]
99 s1 Column 4, 6 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 6 Supplies for a mission in column 4: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +6]
    all: s2: Action Phase 3 [DEI-160]
100 s2 Buy Crane (Collect and Build) for 1 Technology; face down: Farm Z, card 4
    all: s2 plays a card face down: Farm Z, card 4 [DEI-161]
    all: s2 buys in the mechanical market for 1 Technology: Crane (Collect and Build) [DEI-219]
    all: New in the mechanical market, right slot: Still (Refine ×2) [DEI-76]
= 100 19df07a45f89a721bd50b1a1f52705f1c3b4685d6fcb6e27dd94b555ba2e7b68
101 s2 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s2 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
102 s2 Move 1 Scrapper from courtyard C32 to courtyard C33
    all: s2 moves 1 Scrapper from courtyard C32 to courtyard C33 [DEI-204]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
103 s2 Enlist 1 Scrapper at courtyard C21
    all: s2 enlists 1 Scrapper at courtyard C21 [DEI-201]
104 s2 Column 1, 4 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s2 scores 4 Supplies for a mission in column 1, late: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +4]
    all: At the end of round 3 s1 controls 2 outposts [DEI-140]
    all: At the end of round 3 s2 controls 4 outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
105 s1 Play face up: Masamune +0 (activate Masamune)
    all: s1 plays Masamune +0 (activate Masamune) [DEI-161]
106 s1 Activate Masamune at courtyard C32
    all: s1 activates Masamune at courtyard C32 [DEI-291]
107 s1 Buy Fence (exchange up to 2 Technology for Energy) for 2 Technology; face down: Flying column
    all: s1 plays a card face down: Flying column [DEI-161]
    all: s1 buys in the black market for 2 Technology: Fence (exchange up to 2 Technology for Energy) [DEI-219]
    all: New in the black market, right slot: Informant (Copy) [DEI-76]
    all: s2: Action Phase 1 [DEI-160]
108 s2 Play face up: Smugglers (Move ×2 and Collect)
    all: s2 plays Smugglers (Move ×2 and Collect) [DEI-161]
109 s2 Move 2 Scrappers from courtyard C33 to courtyard C34
    all: s2 moves 2 Scrappers from courtyard C33 to courtyard C34 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
110 s2 Move the Leader from courtyard C34 to courtyard C33
    all: s2 moves the Leader from courtyard C34 to courtyard C33 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
= 110 804e0bf6148728f74f331b55b81282d4e3348fea31ffe8652111498423526c91
111 s2 Collect Technology at courtyard C24
    all: s2 collects 1 Technology at courtyard C24 [DEI-208]
112 s2 Buy Fixers (Move ×2 and Build) for 2 Technology; face down: Work gang
    all: s2 plays a card face down: Work gang [DEI-161]
    all: s2 buys in the black market for 2 Technology: Fixers (Move ×2 and Build) [DEI-219]
    all: New in the black market, right slot: Pawnbroker (+3 Technology) [DEI-76]
    all: s1: Action Phase 2 [DEI-160]
113 s1 Play face up: Auxilia, card 8 (activate Fly)
    all: s1 plays Auxilia, card 8 (activate Fly) [DEI-161]
114 s1 Activate Fly at courtyard C11
    all: s1 activates Fly at courtyard C11 [DEI-291]
115 s1 Play face up: Auxilia, card 4 (Move and Collect)
    all: s1 plays Auxilia, card 4 (Move and Collect) [DEI-161]
116 s1 Move 3 Scrappers from courtyard C32 to courtyard C22
    all: s1 moves 3 Scrappers from courtyard C32 to courtyard C22 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C22 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C22 [DEI-135]
    all: s2: Action Phase 2 [DEI-160]
117 s2 Play face up: Crane (Collect and Build)
    all: s2 plays Crane (Collect and Build) [DEI-161]
118 s2 Build an Elevator from courtyard C23 to roof R22
    all: s2 builds an Elevator from courtyard C23 to roof R22 [DEI-212]
119 s2 Collect Technology at courtyard C23
    all: s2 collects 1 Technology at courtyard C23 [DEI-208]
120 s2 Play face up: Fixers (Move ×2 and Build)
    all: s2 plays Fixers (Move ×2 and Build) [DEI-161]
= 120 3d709161fc785d305244b000ec73a96e9122161a2ce492419267410236ac7650
121 s2 Move the Leader from courtyard C33 to courtyard C34
    all: s2 moves the Leader from courtyard C33 to courtyard C34 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
122 s2 Move 1 Scrapper from courtyard C22 to courtyard C32
    all: s2 moves 1 Scrapper from courtyard C22 to courtyard C32 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C32 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C32 [DEI-135]
123 s2 Build a Refuge at courtyard C34
    all: s2 builds a Refuge at courtyard C34 [DEI-212]
    all: s1: Action Phase 3 [DEI-160]
124 s1 Play face up: Auxilia, card 7 (Move ×2)
    all: s1 plays Auxilia, card 7 (Move ×2) [DEI-161]
125 s1 Move 3 Scrappers from courtyard C22 to courtyard C32
    all: s1 moves 3 Scrappers from courtyard C22 to courtyard C32 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C22 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C32 [DEI-135]
    all: s1 takes control of the logistic outpost at courtyard C32 [DEI-135]
126 s1 Move 1 Scrapper from courtyard C21 to courtyard C22
    all: s1 moves 1 Scrapper from courtyard C21 to courtyard C22 [DEI-204]
    all: s1 takes control of the mechanical outpost at courtyard C22 [DEI-135]
127 s1 Play face up: Auxilia, card 5 (Collect ×2)
    all: s1 plays Auxilia, card 5 (Collect ×2) [DEI-161]
128 s1 Collect Technology at courtyard C33
    all: s1 collects 1 Technology at courtyard C33 [DEI-208]
129 s1 Collect Technology at courtyard C33 (Pack train)
    all: s1 collects 1 Technology at courtyard C33 (Pack train) [DEI-278]
130 s1 Collect Technology at courtyard C33
    all: s1 collects 1 Technology at courtyard C33 [DEI-208]
= 130 a2a33628f3c0a4346e52100423533e5cb3a07e857d96921a3e5295e10da924cb
131 s1 Column 1, 4 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s1 scores 4 Supplies for a mission in column 1, late: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +4]
    all: s2: Action Phase 3 [DEI-160]
132 s2 Play face up: Fly +0 (activate Fly)
    all: s2 plays Fly +0 (activate Fly) [DEI-161]
133 s2 Activate Fly at roof R11
    all: s2 activates Fly at roof R11 [DEI-291]
134 s2 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s2 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
135 s2 Build a Refuge at courtyard C21
    all: s2 builds a Refuge at courtyard C21 [DEI-212]
136 s2 Enlist 1 Scrapper at courtyard C21
    all: s2 enlists 1 Scrapper at courtyard C21 [DEI-201]
137 s2 Column 2, 3 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s2 scores 3 Supplies for a mission in column 2, late: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-321, s2 +3]
    all: At the end of round 4 s1 controls 4 outposts [DEI-140]
    all: At the end of round 4 s2 controls 2 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 1 Supply for Technology [DEI-372, s1 +1]
    all: s1 scores 5 Supplies for cards [DEI-373, s1 +5]
    all: s1 scores 8 Supplies for outposts [DEI-374, s1 +8]
    all: s1 scores 2 Supplies for unlocked advantages [DEI-375, s1 +2]
    all: s2 scores 5 Supplies for cards [DEI-373, s2 +5]
    all: s2 scores 4 Supplies for outposts [DEI-374, s2 +4]
    all: s2 scores 4 Supplies for unlocked advantages [DEI-375, s2 +4]
= 137 bb5cfebae495d24f23b92591b3a97eef541a4f39ae6f7609e0a3498fd54189ab
s1 rank 1 score 36
s2 rank 2 score 36
