dei revision 1, 2 seats, options {"automa":"alone","gear":"off","new_missions":"off","short_missions":"off","draft":"off","seat_1":"ravagers","seat_2":"refuge-42","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Ravagers. Leader’s skill: Keen eye (once per phase, a Collect in the Leader’s region takes one more resource of either kind) [DEI-9]
    all: s2 takes a faction: Refuge 42. Leader’s skill: Strength in numbers (once per phase, an Enlist in the Leader’s region puts one more Scrapper there) [DEI-9]
    all: The board has 3 rows of 3 districts [DEI-63]
    all: Masamune starts at roof R21 [DEI-68]
    all: Simon starts at roof R13 [DEI-68]
    all: Fly starts at roof R22 [DEI-68]
    all: Draco starts at roof R23 [DEI-68]
    all: Outpost at courtyard C22: tactical outpost [DEI-72]
    all: Outpost at roof R12: logistic outpost [DEI-72]
    all: Outpost at courtyard C24: tactical outpost [DEI-72]
    all: Outpost at roof R21: tactical outpost [DEI-72]
    all: Outpost at courtyard C33: logistic outpost [DEI-72]
    all: Outpost at courtyard C34: mechanical outpost [DEI-72]
    all: Outpost at courtyard C41: mechanical outpost [DEI-72]
    all: Outpost at roof R32: logistic outpost [DEI-72]
    all: Outpost at courtyard C44: mechanical outpost [DEI-72]
    all: New in the tactical market, left slot: Simon +2 (activate Simon with bonus +2) [DEI-76]
    all: New in the tactical market, middle slot: Roof patrol (Climb ×2) [DEI-76]
    all: New in the tactical market, right slot: Grapnel squad (Move and Climb) [DEI-76]
    all: New in the logistic market, left slot: Porters (Collect ×3) [DEI-76]
    all: New in the logistic market, middle slot: Requisition (Enlist and Copy) [DEI-76]
    all: New in the logistic market, right slot: Relief column (Enlist ×2 and Move) [DEI-76]
    all: New in the mechanical market, left slot: Schematics (Build and Copy) [DEI-76]
    all: New in the mechanical market, middle slot: Draco +1 (activate Draco with bonus +1) [DEI-76]
    all: New in the mechanical market, right slot: Fabricator (Build ×2 and Muster) [DEI-76]
    all: New in the black market, left slot: Smugglers (Move ×2 and Collect) [DEI-76]
    all: New in the black market, middle slot: Fixers (Move ×2 and Build) [DEI-76]
    all: New in the black market, right slot: Pickers (Move and Collect ×2) [DEI-76]
    all: Mission in column 1: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 1: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 2: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 2: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 3: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 4: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 4: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Priority: s2 and s1 [DEI-89]
    all: s1 is dealt an advantage: Ambush (once per phase, after a Move into a region with another faction’s Scrapper, you may Kill there) [DEI-96]
    all: s2 is dealt an advantage: Sweet reward (when unlocked: gain 2 candies) [DEI-96]
    all: s1 is dealt an advantage: Ledger (at the end of the game, 1 Supply for every Technology) [DEI-96]
    all: s2 is dealt an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-96]
    all: s1 is dealt an advantage: Common ways (you may use other factions’ Elevators and Bridges) [DEI-96]
    all: s2 is dealt an advantage: Prefabs (you may also Build in a region next to one with your units) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s2: Action Phase 1 [DEI-160]
1 s2 2 Scrappers at courtyard C22, 0 at courtyard C33; the Leader at courtyard C33
    all: s2 starts with 2 Scrappers at courtyard C22 [DEI-92]
    all: s2 starts with the Leader at courtyard C33 [DEI-92]
    all: s2 takes control of the tactical outpost at courtyard C22 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C33 [DEI-135]
2 s2 Buy Grapnel squad (Move and Climb) for 1 Technology and 1 Energy; face down: Refuge 42, card 5
    all: s2 plays a card face down: Refuge 42, card 5 [DEI-161]
    all: s2 buys in the tactical market for 1 Technology and 1 Energy: Grapnel squad (Move and Climb) [DEI-219]
    all: New in the tactical market, right slot: Forced march (Move ×3) [DEI-76]
3 s2 Play face up: Refuge 42, card 8 (activate Simon)
    all: s2 plays Refuge 42, card 8 (activate Simon) [DEI-161]
4 s2 Activate Simon at roof R23
    all: s2 activates Simon at roof R23 [DEI-291]
5 s2 Finish with the drone
    all: s1: Action Phase 1 [DEI-160]
6 s1 3 Scrappers at courtyard C22, 0 at courtyard C33; the Leader at courtyard C22
    all: s1 starts with 3 Scrappers and the Leader at courtyard C22 [DEI-92]
    all: s2 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
7 s1 Play face up: Ravagers, card 8 (activate Masamune)
    all: s1 plays Ravagers, card 8 (activate Masamune) [DEI-161]
8 s1 Activate Masamune at courtyard C42
    all: s1 activates Masamune at courtyard C42 [DEI-291]
9 s1 Finish with the drone
10 s1 Play face up: Ravagers, card 7 (Collect ×2)
    all: s1 plays Ravagers, card 7 (Collect ×2) [DEI-161]
= 10 ba07a38467fbae420551e22c67903a0624e8d9f2d26b95920e26ddc49dd9545c
11 s1 Collect Technology at courtyard C22
    all: s1 collects 1 Technology at courtyard C22 [DEI-208]
12 s1 Collect Technology at courtyard C22 (Keen eye)
    all: s1 collects 1 Technology at courtyard C22 (Keen eye) [DEI-278]
    all: s2: Action Phase 2 [DEI-160]
13 s2 Play face up: Refuge 42, card 3 (Move ×2)
    all: s2 plays Refuge 42, card 3 (Move ×2) [DEI-161]
14 s2 Move the Leader from courtyard C33 to courtyard C34
    all: s2 moves the Leader from courtyard C33 to courtyard C34 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C34 [DEI-135]
15 s2 Move the Leader from courtyard C34 to courtyard C44
    all: s2 moves the Leader from courtyard C34 to courtyard C44 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C34 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C44 [DEI-135]
16 s2 Play face up: Refuge 42, card 4 (Move and Collect)
    all: s2 plays Refuge 42, card 4 (Move and Collect) [DEI-161]
17 s2 Move 1 Scrapper from courtyard C22 to courtyard C23
    all: s2 moves 1 Scrapper from courtyard C22 to courtyard C23 [DEI-204]
18 s2 Finish the card
    all: s1: Action Phase 2 [DEI-160]
19 s1 Play face up: Ravagers, card 2 (Enlist and Move)
    all: s1 plays Ravagers, card 2 (Enlist and Move) [DEI-161]
20 s1 Enlist 1 Scrapper at courtyard C33
    all: s1 enlists 1 Scrapper at courtyard C33 [DEI-201]
    all: s1 takes control of the logistic outpost at courtyard C33 [DEI-135]
= 20 666976b84ccf95a46aa725d1fcecfd360ec73c184a7167acc812698ad8690608
21 s1 Move 1 Scrapper from courtyard C33 to courtyard C34
    all: s1 moves 1 Scrapper from courtyard C33 to courtyard C34 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C34 [DEI-135]
22 s1 Play face up: Ravagers, card 4 (Move and Collect)
    all: s1 plays Ravagers, card 4 (Move and Collect) [DEI-161]
23 s1 Collect Technology at courtyard C34
    all: s1 collects 1 Technology at courtyard C34 [DEI-208]
24 s1 Move the Leader from courtyard C22 to courtyard C32
    all: s1 moves the Leader from courtyard C22 to courtyard C32 [DEI-204]
    all: s2: Action Phase 3 [DEI-160]
25 s2 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s2 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
26 s2 Enlist 1 Scrapper at courtyard C22
    all: s2 enlists 1 Scrapper at courtyard C22 [DEI-201]
27 s2 Enlist 1 Scrapper at courtyard C33
    all: s2 enlists 1 Scrapper at courtyard C33 [DEI-201]
    all: s2 takes control of the logistic outpost at courtyard C33 [DEI-135]
28 s2 Play face up: Refuge 42, card 2 (Enlist and Move)
    all: s2 plays Refuge 42, card 2 (Enlist and Move) [DEI-161]
29 s2 Move 1 Scrapper from courtyard C23 to courtyard C24
    all: s2 moves 1 Scrapper from courtyard C23 to courtyard C24 [DEI-204]
    all: s2 takes control of the tactical outpost at courtyard C24 [DEI-135]
30 s2 Enlist 1 Scrapper at courtyard C22
    all: s2 enlists 1 Scrapper at courtyard C22 [DEI-201]
    all: s1 loses control of the tactical outpost at courtyard C22 [DEI-137]
= 30 b99347e92aefcc58960219498f614bcd7f75d3e82510c0b7d24aac9464306729
31 s2 Column 2, 3 Supplies: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 3 Supplies for a mission in column 2: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +3]
    all: s1: Action Phase 3 [DEI-160]
32 s1 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s1 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
33 s1 Enlist 1 Scrapper at courtyard C22
    all: s1 enlists 1 Scrapper at courtyard C22 [DEI-201]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
34 s1 Enlist 1 Scrapper at courtyard C33
    all: s1 enlists 1 Scrapper at courtyard C33 [DEI-201]
    all: s2 loses control of the logistic outpost at courtyard C33 [DEI-137]
35 s1 Play face up: Ravagers, card 3 (Move ×2)
    all: s1 plays Ravagers, card 3 (Move ×2) [DEI-161]
36 s1 Move 1 Scrapper from courtyard C34 to courtyard C33
    all: s1 moves 1 Scrapper from courtyard C34 to courtyard C33 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C34 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C33 [DEI-135]
37 s1 Move 4 Scrappers from courtyard C22 to courtyard C21
    all: s1 moves 4 Scrappers from courtyard C22 to courtyard C21 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C22 [DEI-135]
38 s1 Column 3, 6 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s1 scores 6 Supplies for a mission in column 3: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s1 +6]
    all: At the end of round 1 s1 controls 1 outpost [DEI-140]
    all: At the end of round 1 s2 controls 3 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s2 and s1 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
39 s2 Play face up: Refuge 42, card 8 (activate Simon)
    all: s2 plays Refuge 42, card 8 (activate Simon) [DEI-161]
40 s2 Activate Simon at roof R22
    all: s2 activates Simon at roof R22 [DEI-291]
= 40 80cc50933bc5f29c3f97866e9d1605ddbd0070e2de155c42df5a37f5d3a40b8a
41 s2 Finish with the drone
42 s2 Play face up: Grapnel squad (Move and Climb)
    all: s2 plays Grapnel squad (Move and Climb) [DEI-161]
43 s2 Move 1 Scrapper from courtyard C33 to courtyard C34 (Climb)
    all: s2 moves 1 Scrapper from courtyard C33 to courtyard C34 (Climb) [DEI-224]
    all: s2 takes control of the mechanical outpost at courtyard C34 [DEI-135]
44 s2 Move 1 Scrapper from courtyard C34 to courtyard C44
    all: s2 moves 1 Scrapper from courtyard C34 to courtyard C44 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C34 [DEI-137]
    all: s1: Action Phase 1 [DEI-160]
45 s1 Buy Porters (Collect ×3) for 2 Technology and 1 Energy; face down: Ravagers, card 1
    all: s1 plays a card face down: Ravagers, card 1 [DEI-161]
    all: s1 buys in the logistic market for 2 Technology and 1 Energy: Porters (Collect ×3) [DEI-219]
    all: New in the logistic market, right slot: Caravan (Move, Collect and Muster) [DEI-76]
46 s1 Play face up: Ravagers, card 5 (Collect ×2)
    all: s1 plays Ravagers, card 5 (Collect ×2) [DEI-161]
47 s1 Collect Technology at courtyard C21
    all: s1 collects 1 Technology at courtyard C21 [DEI-208]
48 s1 Collect Technology at courtyard C32
    all: s1 collects 1 Technology at courtyard C32 [DEI-208]
49 s1 Collect Technology at courtyard C32 (Keen eye)
    all: s1 collects 1 Technology at courtyard C32 (Keen eye) [DEI-278]
    all: s2: Action Phase 2 [DEI-160]
50 s2 Play face up: Refuge 42, card 1 (Enlist ×2)
    all: s2 plays Refuge 42, card 1 (Enlist ×2) [DEI-161]
= 50 4af300f5d530897d0dbf9db5f8a292a5c651eb2df483cc8f153fdd763925aab4
51 s2 Enlist 1 Scrapper at courtyard C22
    all: s2 enlists 1 Scrapper at courtyard C22 [DEI-201]
52 s2 Enlist 1 Scrapper at courtyard C33
    all: s2 enlists 1 Scrapper at courtyard C33 [DEI-201]
53 s2 Play face up: Refuge 42, card 4 (Move and Collect)
    all: s2 plays Refuge 42, card 4 (Move and Collect) [DEI-161]
54 s2 Move 1 Scrapper from courtyard C33 to courtyard C23
    all: s2 moves 1 Scrapper from courtyard C33 to courtyard C23 [DEI-204]
55 s2 Collect Technology at courtyard C44
    all: s2 collects 1 Technology at courtyard C44 [DEI-208]
56 s2 Unlock (tactical): Sweet reward (when unlocked: gain 2 candies)
    all: s2 unlocks an advantage: Sweet reward (when unlocked: gain 2 candies) [DEI-270]
    all: s2 gains +2 candies (advantage) [DEI-273]
    all: s1: Action Phase 2 [DEI-160]
57 s1 Play face up: Ravagers, card 3 (Move ×2)
    all: s1 plays Ravagers, card 3 (Move ×2) [DEI-161]
58 s1 Move 1 Scrapper from courtyard C33 to courtyard C34
    all: s1 moves 1 Scrapper from courtyard C33 to courtyard C34 [DEI-204]
    all: s1 takes control of the mechanical outpost at courtyard C34 [DEI-135]
59 s1 Move the Leader from courtyard C32 to courtyard C31
    all: s1 moves the Leader from courtyard C32 to courtyard C31 [DEI-204]
60 s1 Play face up: Ravagers, card 8 (activate Masamune)
    all: s1 plays Ravagers, card 8 (activate Masamune) [DEI-161]
= 60 ddbc73fb7bf1a8af0eb04330476e9fb38209b42a4a03c8a4541f3a2c27e9f20d
61 s1 Activate Masamune at roof R21
    all: s1 activates Masamune at roof R21 [DEI-291]
62 s1 Collect Energy at roof R21 (the drone)
    all: s1 collects 1 Energy at roof R21 (the drone) [DEI-292]
    all: s2: Action Phase 3 [DEI-160]
63 s2 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s2 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
64 s2 Move 1 Scrapper from courtyard C23 to courtyard C24 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 moves 1 Scrapper from courtyard C23 to courtyard C24 [DEI-204]
65 s2 Enlist 1 Scrapper at courtyard C22
    all: s2 enlists 1 Scrapper at courtyard C22 [DEI-201]
66 s2 Enlist 1 Scrapper at courtyard C22
    all: s2 enlists 1 Scrapper at courtyard C22 [DEI-201]
67 s2 Play face up: Refuge 42, card 3 (Move ×2)
    all: s2 plays Refuge 42, card 3 (Move ×2) [DEI-161]
68 s2 Move 1 Scrapper and the Leader from courtyard C44 to courtyard C34
    all: s2 moves 1 Scrapper and the Leader from courtyard C44 to courtyard C34 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C34 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C44 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C34 [DEI-135]
69 s2 Build an Elevator from courtyard C24 to roof R13 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds an Elevator from courtyard C24 to roof R13 [DEI-212]
70 s2 Move 1 Scrapper from courtyard C34 to courtyard C44
    all: s2 moves 1 Scrapper from courtyard C34 to courtyard C44 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C34 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C44 [DEI-135]
= 70 27f634e9363f871da42d7f742250680d33937f8b0c66f2e959429d99d2095860
71 s2 Column 3, 6 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s2 scores 6 Supplies for a mission in column 3: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s2 +6]
    all: s1: Action Phase 3 [DEI-160]
72 s1 Play face up: Porters (Collect ×3)
    all: s1 plays Porters (Collect ×3) [DEI-161]
73 s1 Collect Technology at courtyard C33
    all: s1 collects 1 Technology at courtyard C33 [DEI-208]
74 s1 Collect Technology at courtyard C31
    all: s1 collects 1 Technology at courtyard C31 [DEI-208]
75 s1 Collect Technology at courtyard C33
    all: s1 collects 1 Technology at courtyard C33 [DEI-208]
76 s1 Play face up: Ravagers, card 7 (Collect ×2)
    all: s1 plays Ravagers, card 7 (Collect ×2) [DEI-161]
77 s1 Collect Technology at courtyard C21
    all: s1 collects 1 Technology at courtyard C21 [DEI-208]
78 s1 Column 1, 0 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s1 scores 0 Supplies for a mission in column 1, late: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321]
    all: At the end of round 2 s1 controls 1 outpost [DEI-140]
    all: At the end of round 2 s2 controls 3 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
79 s1 Play face up: Ravagers, card 8 (activate Masamune)
    all: s1 plays Ravagers, card 8 (activate Masamune) [DEI-161]
80 s1 Activate Masamune at courtyard C11
    all: s1 activates Masamune at courtyard C11 [DEI-291]
= 80 1dcae19632cfbb90a064be5be3ab5c13ebb517c9ea14c9aa37285133b415d9d1
81 s1 Collect Technology at courtyard C11 (the drone)
    all: s1 collects 1 Technology at courtyard C11 (the drone) [DEI-292]
82 s1 Buy Relief column (Enlist ×2 and Move) for 3 Technology; face down: Ravagers, card 2
    all: s1 plays a card face down: Ravagers, card 2 [DEI-161]
    all: s1 buys in the logistic market for 3 Technology: Relief column (Enlist ×2 and Move) [DEI-219]
    all: New in the logistic market, right slot: Draco +2 (activate Draco with bonus +2) [DEI-76]
    all: s2: Action Phase 1 [DEI-160]
83 s2 Play face up: Refuge 42, card 8 (activate Simon)
    all: s2 plays Refuge 42, card 8 (activate Simon) [DEI-161]
84 s2 Activate Simon at courtyard C13
    all: s2 activates Simon at courtyard C13 [DEI-291]
85 s2 Deploy 1 Scrapper at courtyard C13 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C13 (the drone) [DEI-292]
86 s2 Deploy 1 Scrapper at courtyard C13 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C13 (the drone) [DEI-292]
87 s2 Play face up: Refuge 42, card 3 (Move ×2)
    all: s2 plays Refuge 42, card 3 (Move ×2) [DEI-161]
88 s2 Move 2 Scrappers from courtyard C13 to courtyard C12
    all: s2 moves 2 Scrappers from courtyard C13 to courtyard C12 [DEI-204]
89 s2 Move 1 Scrapper from courtyard C24 to courtyard C34
    all: s2 moves 1 Scrapper from courtyard C24 to courtyard C34 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C34 [DEI-135]
    all: s1: Action Phase 2 [DEI-160]
90 s1 Play face up: Relief column (Enlist ×2 and Move)
    all: s1 plays Relief column (Enlist ×2 and Move) [DEI-161]
= 90 74825aaa334fbf4039aa88697e2fd2b8b12b3e7c458d170afb969f9ae8dd2648
91 s1 Move the Leader from courtyard C31 to courtyard C41
    all: s1 moves the Leader from courtyard C31 to courtyard C41 [DEI-204]
    all: s1 takes control of the mechanical outpost at courtyard C41 [DEI-135]
92 s1 Enlist 1 Scrapper at courtyard C22
    all: s1 enlists 1 Scrapper at courtyard C22 [DEI-201]
93 s1 Enlist 1 Scrapper at courtyard C22
    all: s1 enlists 1 Scrapper at courtyard C22 [DEI-201]
94 s1 Buy Pickers (Move and Collect ×2) for 3 Technology; face down: Porters
    all: s1 plays a card face down: Porters [DEI-161]
    all: s1 buys in the black market for 3 Technology: Pickers (Move and Collect ×2) [DEI-219]
    all: New in the black market, right slot: Fence (exchange up to 2 Technology for Energy) [DEI-76]
    all: s2: Action Phase 2 [DEI-160]
95 s2 Play face up: Refuge 42, card 4 (Move and Collect)
    all: s2 plays Refuge 42, card 4 (Move and Collect) [DEI-161]
96 s2 Collect Technology at courtyard C12
    all: s2 collects 1 Technology at courtyard C12 [DEI-208]
97 s2 Move 1 Scrapper and the Leader from courtyard C34 to courtyard C33
    all: s2 moves 1 Scrapper and the Leader from courtyard C34 to courtyard C33 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C34 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C34 [DEI-135]
98 s2 Play face up: Grapnel squad (Move and Climb)
    all: s2 plays Grapnel squad (Move and Climb) [DEI-161]
99 s2 Move 6 Scrappers from courtyard C22 to roof R12 (Climb)
    all: s2 moves 6 Scrappers from courtyard C22 to roof R12 (Climb) [DEI-224]
    all: s2 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
    all: s2 takes control of the logistic outpost at roof R12 [DEI-135]
100 s2 Move 1 Scrapper and the Leader from courtyard C33 to courtyard C34
    all: s2 moves 1 Scrapper and the Leader from courtyard C33 to courtyard C34 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C34 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C33 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C34 [DEI-135]
= 100 26ede75fc37d15b6c85b8ee0e1bd7b296845fc8441ae8039b8bb8a4360d5fa0f
101 s2 Unlock (mechanical): Prefabs (you may also Build in a region next to one with your units)
    all: s2 unlocks an advantage: Prefabs (you may also Build in a region next to one with your units) [DEI-270]
    all: s1: Action Phase 3 [DEI-160]
102 s1 Play face up: Pickers (Move and Collect ×2)
    all: s1 plays Pickers (Move and Collect ×2) [DEI-161]
103 s1 Move 1 Scrapper from courtyard C34 to courtyard C33
    all: s1 moves 1 Scrapper from courtyard C34 to courtyard C33 [DEI-204]
104 s1 Buy Fixers (Move ×2 and Build) for 3 Technology; face down: Ravagers, card 4
    all: s1 plays a card face down: Ravagers, card 4 [DEI-161]
    all: s1 buys in the black market for 3 Technology: Fixers (Move ×2 and Build) [DEI-219]
    all: New in the black market, right slot: Pawnbroker (+3 Technology) [DEI-76]
105 s1 Column 4, 3 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s1 scores 3 Supplies for a mission in column 4: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +3]
    all: s2: Action Phase 3 [DEI-160]
106 s2 Play face up: Refuge 42, card 6 (Enlist and Build)
    all: s2 plays Refuge 42, card 6 (Enlist and Build) [DEI-161]
107 s2 Build an Elevator from courtyard C13 to roof R12
    all: s2 builds an Elevator from courtyard C13 to roof R12 [DEI-212]
108 s2 Enlist 1 Scrapper at courtyard C22
    all: s2 enlists 1 Scrapper at courtyard C22 [DEI-201]
109 s2 Buy Fence (exchange up to 2 Technology for Energy) for 2 Technology; face down: Refuge 42, card 7
    all: s2 plays a card face down: Refuge 42, card 7 [DEI-161]
    all: s2 buys in the black market for 2 Technology: Fence (exchange up to 2 Technology for Energy) [DEI-219]
    all: New in the black market, right slot: Cutthroats (Move and Kill) [DEI-76]
110 s2 Column 1, 6 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s2 scores 6 Supplies for a mission in column 1, late: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s2 +6]
    all: At the end of round 3 s1 controls 3 outposts [DEI-140]
    all: At the end of round 3 s2 controls 4 outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
= 110 3a7841761466771965a7b574907de217964dd33f89fbdcc1e63750b28f9d31a9
111 s1 Play face up: Fixers (Move ×2 and Build)
    all: s1 plays Fixers (Move ×2 and Build) [DEI-161]
112 s1 Build an Elevator from courtyard C33 to roof R32
    all: s1 builds an Elevator from courtyard C33 to roof R32 [DEI-212]
113 s1 Move 2 Scrappers from courtyard C33 to roof R32
    all: s1 moves 2 Scrappers from courtyard C33 to roof R32 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the logistic outpost at roof R32 [DEI-135]
114 s1 Move 2 Scrappers from roof R32 to courtyard C33
    all: s1 moves 2 Scrappers from roof R32 to courtyard C33 [DEI-204]
    all: s1 loses control of the logistic outpost at roof R32 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C33 [DEI-135]
115 s1 Play face up: Ravagers, card 8 (activate Masamune)
    all: s1 plays Ravagers, card 8 (activate Masamune) [DEI-161]
116 s1 Activate Masamune at roof R21
    all: s1 activates Masamune at roof R21 [DEI-291]
    all: s2: Action Phase 1 [DEI-160]
117 s2 Play face up: Refuge 42, card 8 (activate Simon)
    all: s2 plays Refuge 42, card 8 (activate Simon) [DEI-161]
118 s2 Activate Simon at courtyard C13
    all: s2 activates Simon at courtyard C13 [DEI-291]
119 s2 Deploy 1 Scrapper at courtyard C13 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C13 (the drone) [DEI-292]
120 s2 Deploy 1 Scrapper at courtyard C13 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C13 (the drone) [DEI-292]
= 120 9839b43f7748516872371b553abeb7571ccaacf9e978e4bfbc89683b8ee6b8b3
121 s2 Play face up: Grapnel squad (Move and Climb)
    all: s2 plays Grapnel squad (Move and Climb) [DEI-161]
122 s2 Move 1 Scrapper from courtyard C22 to roof R21 (Climb)
    all: s2 moves 1 Scrapper from courtyard C22 to roof R21 (Climb) [DEI-224]
    all: s2 takes control of the tactical outpost at roof R21 [DEI-135]
123 s2 Move 2 Scrappers from courtyard C13 to courtyard C23
    all: s2 moves 2 Scrappers from courtyard C13 to courtyard C23 [DEI-204]
    all: s1: Action Phase 2 [DEI-160]
124 s1 Play face up: Relief column (Enlist ×2 and Move)
    all: s1 plays Relief column (Enlist ×2 and Move) [DEI-161]
125 s1 Move 2 Scrappers from courtyard C33 to roof R32
    all: s1 moves 2 Scrappers from courtyard C33 to roof R32 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the logistic outpost at roof R32 [DEI-135]
126 s1 Enlist 1 Scrapper at courtyard C22
    all: s1 enlists 1 Scrapper at courtyard C22 [DEI-201]
127 s1 Enlist 1 Scrapper at courtyard C22
    all: s1 enlists 1 Scrapper at courtyard C22 [DEI-201]
128 s1 Play face up: Pickers (Move and Collect ×2)
    all: s1 plays Pickers (Move and Collect ×2) [DEI-161]
129 s1 Move 1 Scrapper from roof R32 to courtyard C33
    all: s1 moves 1 Scrapper from roof R32 to courtyard C33 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C33 [DEI-135]
130 s1 Collect Energy at roof R32
    all: s1 collects 1 Energy at roof R32 [DEI-208]
= 130 97b0af500f5c76a07579936f39435610430f9395f85ef10fcf8703bf8d0852a1
131 s1 Unlock nothing more
    all: s2: Action Phase 2 [DEI-160]
132 s2 Play face up: Refuge 42, card 4 (Move and Collect)
    all: s2 plays Refuge 42, card 4 (Move and Collect) [DEI-161]
133 s2 Move 2 Scrappers from courtyard C23 to courtyard C33
    all: s2 moves 2 Scrappers from courtyard C23 to courtyard C33 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C33 [DEI-135]
134 s2 Collect Technology at courtyard C12
    all: s2 collects 1 Technology at courtyard C12 [DEI-208]
135 s2 Play face up: Refuge 42, card 3 (Move ×2)
    all: s2 plays Refuge 42, card 3 (Move ×2) [DEI-161]
136 s2 Move 1 Scrapper from courtyard C44 to courtyard C34
    all: s2 moves 1 Scrapper from courtyard C44 to courtyard C34 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C44 [DEI-137]
137 s2 Move the Leader from courtyard C34 to courtyard C24
    all: s2 moves the Leader from courtyard C34 to courtyard C24 [DEI-204]
138 s2 Unlock (logistic): Quartermaster (your purchases cost 1 Technology less)
    all: s2 unlocks an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-270]
    all: s1: Action Phase 3 [DEI-160]
139 s1 Play face up: Ravagers, card 7 (Collect ×2)
    all: s1 plays Ravagers, card 7 (Collect ×2) [DEI-161]
140 s1 Buy Pawnbroker (+3 Technology) for 2 Energy; face down: Ravagers, card 3
    all: s1 plays a card face down: Ravagers, card 3 [DEI-161]
    all: s1 buys in the black market for 2 Energy: Pawnbroker (+3 Technology) [DEI-219]
    all: New in the black market, right slot: Contraband (Move and +2 Supplies) [DEI-76]
= 140 5e09a3e936e7b9473117302af3007deb8cdc35ccd11180b19ee77c4a737387d6
141 s1 Column 2, 2 Supplies: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 2 Supplies for a mission in column 2, late: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +2]
    all: s2: Action Phase 3 [DEI-160]
142 s2 Play face up: Refuge 42, card 2 (Enlist and Move)
    all: s2 plays Refuge 42, card 2 (Enlist and Move) [DEI-161]
143 s2 Move the Leader from courtyard C24 to courtyard C34
    all: s2 moves the Leader from courtyard C24 to courtyard C34 [DEI-204]
144 s2 Enlist 1 Scrapper at courtyard C22
    all: s2 enlists 1 Scrapper at courtyard C22 [DEI-201]
145 s2 Play face up: Refuge 42, card 1 (Enlist ×2)
    all: s2 plays Refuge 42, card 1 (Enlist ×2) [DEI-161]
146 s2 Column 4, 6 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s2 scores 6 Supplies for a mission in column 4: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +6]
    all: At the end of round 4 s1 controls 3 outposts [DEI-140]
    all: At the end of round 4 s2 controls 5 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 8 Supplies for cards [DEI-373, s1 +8]
    all: s1 scores 6 Supplies for outposts [DEI-374, s1 +6]
    all: s2 scores 3 Supplies for cards [DEI-373, s2 +3]
    all: s2 scores 10 Supplies for outposts [DEI-374, s2 +10]
    all: s2 scores 6 Supplies for unlocked advantages [DEI-375, s2 +6]
= 146 9b3929b81db7921e6f992a77ed8ddea84c90c1a23738852e8fe123e8b20a2420
s1 rank 2 score 25
s2 rank 1 score 40
