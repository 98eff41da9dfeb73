dei revision 1, 2 seats, options {"automa":"alone","gear":"off","new_missions":"off","short_missions":"off","draft":"off","seat_1":"any","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Ravagers. Leader’s skill: Keen eye (once per phase, a Collect in the Leader’s region takes one more resource of either kind) [DEI-9]
    all: s2 takes a faction: Auxilia. Leader’s skill: Swift (once per phase, a Move with the Leader may cross two links) [DEI-9]
    all: The board has 3 rows of 3 districts [DEI-63]
    all: Masamune starts at roof R32 [DEI-68]
    all: Simon starts at roof R13 [DEI-68]
    all: Fly starts at roof R22 [DEI-68]
    all: Draco starts at roof R33 [DEI-68]
    all: Outpost at courtyard C22: mechanical outpost [DEI-72]
    all: Outpost at courtyard C12: logistic outpost [DEI-72]
    all: Outpost at courtyard C14: tactical outpost [DEI-72]
    all: Outpost at courtyard C21: tactical outpost [DEI-72]
    all: Outpost at roof R22: logistic outpost [DEI-72]
    all: Outpost at roof R23: mechanical outpost [DEI-72]
    all: Outpost at courtyard C31: logistic outpost [DEI-72]
    all: Outpost at roof R32: tactical outpost [DEI-72]
    all: Outpost at courtyard C34: mechanical outpost [DEI-72]
    all: New in the tactical market, left slot: Simon +2 (activate Simon with bonus +2) [DEI-76]
    all: New in the tactical market, middle slot: Grapnel squad (Move and Climb) [DEI-76]
    all: New in the tactical market, right slot: Fly +1 (activate Fly with bonus +1) [DEI-76]
    all: New in the logistic market, left slot: Forward camp (Muster ×2) [DEI-76]
    all: New in the logistic market, middle slot: Requisition (Enlist and Copy) [DEI-76]
    all: New in the logistic market, right slot: General levy (Enlist ×2 and Collect ×2) [DEI-76]
    all: New in the mechanical market, left slot: Salvage rig (Collect ×2 and Refine) [DEI-76]
    all: New in the mechanical market, middle slot: Work gang (Build ×2) [DEI-76]
    all: New in the mechanical market, right slot: Fabricator (Build ×2 and Muster) [DEI-76]
    all: New in the black market, left slot: Fence (exchange up to 2 Technology for Energy) [DEI-76]
    all: New in the black market, middle slot: Contraband (Move and +2 Supplies) [DEI-76]
    all: New in the black market, right slot: Fixers (Move ×2 and Build) [DEI-76]
    all: Mission in column 1: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 1: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 2: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 2: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-80]
    all: Mission in column 3: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 4: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 4: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Priority: s2 and s1 [DEI-89]
    all: s1 is dealt an advantage: High ground (+1 majority value on every roof with your units) [DEI-96]
    all: s2 is dealt an advantage: Veterans (+2 majority value for your Leader) [DEI-96]
    all: s1 is dealt an advantage: Ledger (at the end of the game, 1 Supply for every Technology) [DEI-96]
    all: s2 is dealt an advantage: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-96]
    all: s1 is dealt an advantage: Remote control (+1 to the bonus of your drone cards) [DEI-96]
    all: s2 is dealt an advantage: Prefabs (you may also Build in a region next to one with your units) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s2: Action Phase 1 [DEI-160]
1 s2 1 Scrapper at courtyard C11, 1 at courtyard C42; the Leader at courtyard C11
    all: s2 starts with 1 Scrapper and the Leader at courtyard C11 [DEI-92]
    all: s2 starts with 1 Scrapper at courtyard C42 [DEI-92]
2 s2 Play face up: Auxilia, card 8 (activate Fly)
    all: s2 plays Auxilia, card 8 (activate Fly) [DEI-161]
3 s2 Activate Fly at roof R22
    all: s2 activates Fly at roof R22 [DEI-291]
4 s2 Play face up: Auxilia, card 6 (Move and Build)
    all: s2 plays Auxilia, card 6 (Move and Build) [DEI-161]
5 s2 Build an Elevator from courtyard C42 to roof R32
    all: s2 builds an Elevator from courtyard C42 to roof R32 [DEI-212]
6 s2 Move 1 Scrapper from courtyard C42 to roof R32
    all: s2 moves 1 Scrapper from courtyard C42 to roof R32 [DEI-204]
    all: s2 takes control of the tactical outpost at roof R32 [DEI-135]
    all: s1: Action Phase 1 [DEI-160]
7 s1 3 Scrappers at courtyard C11, 0 at courtyard C42; the Leader at courtyard C42
    all: s1 starts with 3 Scrappers at courtyard C11 [DEI-92]
    all: s1 starts with the Leader at courtyard C42 [DEI-92]
8 s1 Play face up: Ravagers, card 8 (activate Masamune)
    all: s1 plays Ravagers, card 8 (activate Masamune) [DEI-161]
9 s1 Activate Masamune at courtyard C42
    all: s1 activates Masamune at courtyard C42 [DEI-291]
10 s1 Collect Technology at courtyard C42 (the drone)
    all: s1 collects 1 Technology at courtyard C42 (the drone) [DEI-292]
= 10 a5cd59d66b52342faa82127c61827e9338dcbbad15722243410e178daf0236c2
11 s1 Collect Technology at courtyard C42 (the drone)
    all: s1 collects 1 Technology at courtyard C42 (the drone) [DEI-292]
12 s1 Play face up: Ravagers, card 2 (Enlist and Move)
    all: s1 plays Ravagers, card 2 (Enlist and Move) [DEI-161]
13 s1 Move 3 Scrappers from courtyard C11 to courtyard C21
    all: s1 moves 3 Scrappers from courtyard C11 to courtyard C21 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C21 [DEI-135]
14 s1 Enlist 1 Scrapper at courtyard C42
    all: s1 enlists 1 Scrapper at courtyard C42 [DEI-201]
    all: s2: Action Phase 2 [DEI-160]
15 s2 Play face up: Auxilia, card 4 (Move and Collect)
    all: s2 plays Auxilia, card 4 (Move and Collect) [DEI-161]
16 s2 Move 1 Scrapper from roof R32 to roof R22
    all: s2 moves 1 Scrapper from roof R32 to roof R22 [DEI-204]
    all: s2 loses control of the tactical outpost at roof R32 [DEI-137]
    all: s2 takes control of the logistic outpost at roof R22 [DEI-135]
17 s2 Collect Energy at roof R22
    all: s2 collects 1 Energy at roof R22 [DEI-208]
18 s2 Buy Requisition (Enlist and Copy) for 1 Technology and 2 Energy; face down: Auxilia, card 3
    all: s2 plays a card face down: Auxilia, card 3 [DEI-161]
    all: s2 buys in the logistic market for 1 Technology and 2 Energy: Requisition (Enlist and Copy) [DEI-219]
    all: New in the logistic market, right slot: Conscription (Enlist ×3) [DEI-76]
    all: s1: Action Phase 2 [DEI-160]
19 s1 Buy Grapnel squad (Move and Climb) for 1 Technology and 1 Energy; face down: Ravagers, card 3
    all: s1 plays a card face down: Ravagers, card 3 [DEI-161]
    all: s1 buys in the tactical market for 1 Technology and 1 Energy: Grapnel squad (Move and Climb) [DEI-219]
    all: New in the tactical market, right slot: Forced march (Move ×3) [DEI-76]
20 s1 Play face up: Ravagers, card 5 (Collect ×2)
    all: s1 plays Ravagers, card 5 (Collect ×2) [DEI-161]
= 20 2998ecab22f29f4feb65f620b4ce49e48e1f1f32073f05de4467b68e6b5e8147
21 s1 Collect Technology at courtyard C21
    all: s1 collects 1 Technology at courtyard C21 [DEI-208]
    all: s2: Action Phase 3 [DEI-160]
22 s2 Play face up: Requisition (Enlist and Copy)
    all: s2 plays Requisition (Enlist and Copy) [DEI-161]
23 s2 Copy Auxilia, card 4 (Move and Collect)
    all: s2 copies Auxilia, card 4 (Move and Collect) [DEI-231]
24 s2 Move 1 Scrapper and the Leader from courtyard C11 to courtyard C31
    all: s2 moves 1 Scrapper and the Leader from courtyard C11 to courtyard C31 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C31 [DEI-135]
25 s2 Collect Technology at courtyard C31
    all: s2 collects 1 Technology at courtyard C31 [DEI-208]
26 s2 Enlist 1 Scrapper at courtyard C11
    all: s2 enlists 1 Scrapper at courtyard C11 [DEI-201]
27 s2 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s2 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
28 s2 Move 1 Scrapper from roof R22 to roof R32
    all: s2 moves 1 Scrapper from roof R22 to roof R32 [DEI-204]
    all: s2 loses control of the logistic outpost at roof R22 [DEI-137]
    all: s2 takes control of the tactical outpost at roof R32 [DEI-135]
29 s2 Enlist 1 Scrapper at courtyard C42
    all: s2 enlists 1 Scrapper at courtyard C42 [DEI-201]
30 s2 Column 4, 4 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s2 scores 4 Supplies for a mission in column 4: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s2 +4]
    all: s1: Action Phase 3 [DEI-160]
= 30 e36feeaec7d55f20e67a28ee4c140f8e74c9c9c201ebce706fc5c0ac9c8b13ff
31 s1 Play face up: Ravagers, card 6 (Move and Build)
    all: s1 plays Ravagers, card 6 (Move and Build) [DEI-161]
32 s1 Build a Refuge at courtyard C42
    all: s1 builds a Refuge at courtyard C42 [DEI-212]
33 s1 Move 1 Scrapper and the Leader from courtyard C42 to courtyard C41
    all: s1 moves 1 Scrapper and the Leader from courtyard C42 to courtyard C41 [DEI-204]
34 s1 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s1 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
35 s1 Enlist 1 Scrapper at courtyard C42
    all: s1 enlists 1 Scrapper at courtyard C42 [DEI-201]
36 s1 Enlist 1 Scrapper at courtyard C42
    all: s1 enlists 1 Scrapper at courtyard C42 [DEI-201]
37 s1 Column 4, 6 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s1 scores 6 Supplies for a mission in column 4: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s1 +6]
    all: At the end of round 1 s1 controls 1 outpost [DEI-140]
    all: At the end of round 1 s2 controls 2 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s2 and s1 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
38 s2 Play face up: Requisition (Enlist and Copy)
    all: s2 plays Requisition (Enlist and Copy) [DEI-161]
39 s2 Enlist 1 Scrapper at courtyard C42
    all: s2 enlists 1 Scrapper at courtyard C42 [DEI-201]
40 s2 Play face up: Auxilia, card 8 (activate Fly)
    all: s2 plays Auxilia, card 8 (activate Fly) [DEI-161]
= 40 c1df36a547f2d66eac240111670d34f25d87a306ded770165a3e482bb04a6a59
41 s2 Activate Fly at courtyard C12
    all: s2 activates Fly at courtyard C12 [DEI-291]
    all: s1: Action Phase 1 [DEI-160]
42 s1 Play face up: Ravagers, card 8 (activate Masamune)
    all: s1 plays Ravagers, card 8 (activate Masamune) [DEI-161]
43 s1 Activate Masamune at courtyard C42
    all: s1 activates Masamune at courtyard C42 [DEI-291]
44 s1 Buy Fixers (Move ×2 and Build) for 3 Technology; face down: Ravagers, card 6
    all: s1 plays a card face down: Ravagers, card 6 [DEI-161]
    all: s1 buys in the black market for 3 Technology: Fixers (Move ×2 and Build) [DEI-219]
    all: New in the black market, right slot: Hired hands (Enlist ×2 and Move) [DEI-76]
    all: s2: Action Phase 2 [DEI-160]
45 s2 Play face up: Auxilia, card 7 (Move ×2)
    all: s2 plays Auxilia, card 7 (Move ×2) [DEI-161]
46 s2 Move 1 Scrapper and the Leader from courtyard C31 to courtyard C22
    all: s2 moves 1 Scrapper and the Leader from courtyard C31 to courtyard C22 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C31 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C22 [DEI-135]
47 s2 Move 1 Scrapper and the Leader from courtyard C22 to courtyard C12
    all: s2 moves 1 Scrapper and the Leader from courtyard C22 to courtyard C12 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C22 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C12 [DEI-135]
48 s2 Play face up: Auxilia, card 5 (Collect ×2)
    all: s2 plays Auxilia, card 5 (Collect ×2) [DEI-161]
49 s2 Collect Technology at courtyard C12
    all: s2 collects 1 Technology at courtyard C12 [DEI-208]
50 s2 Collect Energy at roof R32
    all: s2 collects 1 Energy at roof R32 [DEI-208]
    all: s1: Action Phase 2 [DEI-160]
= 50 5ee8256c9ad3f2a60d315e40b9b250177be454d0df347d8bd56e80fbd22b4036
51 s1 Play face up: Fixers (Move ×2 and Build)
    all: s1 plays Fixers (Move ×2 and Build) [DEI-161]
52 s1 Move 2 Scrappers from courtyard C21 to courtyard C31
    all: s1 moves 2 Scrappers from courtyard C21 to courtyard C31 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C31 [DEI-135]
53 s1 Build a Refuge at courtyard C31
    all: s1 builds a Refuge at courtyard C31 [DEI-212]
54 s1 Move 1 Scrapper from courtyard C21 to courtyard C22
    all: s1 moves 1 Scrapper from courtyard C21 to courtyard C22 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C21 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C22 [DEI-135]
55 s1 Play face up: Ravagers, card 5 (Collect ×2)
    all: s1 plays Ravagers, card 5 (Collect ×2) [DEI-161]
56 s1 Collect Technology at courtyard C22
    all: s1 collects 1 Technology at courtyard C22 [DEI-208]
57 s1 Collect Technology at courtyard C41
    all: s1 collects 1 Technology at courtyard C41 [DEI-208]
    all: s2: Action Phase 3 [DEI-160]
58 s2 Play face up: Auxilia, card 6 (Move and Build)
    all: s2 plays Auxilia, card 6 (Move and Build) [DEI-161]
59 s2 Build an Elevator from courtyard C11 to roof R11
    all: s2 builds an Elevator from courtyard C11 to roof R11 [DEI-212]
60 s2 Move 1 Scrapper from roof R32 to roof R22
    all: s2 moves 1 Scrapper from roof R32 to roof R22 [DEI-204]
    all: s2 loses control of the tactical outpost at roof R32 [DEI-137]
    all: s2 takes control of the logistic outpost at roof R22 [DEI-135]
= 60 f244aeeb8395e52c731a292f0b7a6f87476dd772cea043b1454cf79fe522b966
61 s2 Buy Fence (exchange up to 2 Technology for Energy) for 2 Technology; face down: Auxilia, card 1
    all: s2 plays a card face down: Auxilia, card 1 [DEI-161]
    all: s2 buys in the black market for 2 Technology: Fence (exchange up to 2 Technology for Energy) [DEI-219]
    all: New in the black market, right slot: Pawnbroker (+3 Technology) [DEI-76]
62 s2 Column 1, 4 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 4 Supplies for a mission in column 1, late: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +4]
    all: s1: Action Phase 3 [DEI-160]
63 s1 Play face up: Grapnel squad (Move and Climb)
    all: s1 plays Grapnel squad (Move and Climb) [DEI-161]
64 s1 Move 1 Scrapper from courtyard C42 to roof R32 (Climb)
    all: s1 moves 1 Scrapper from courtyard C42 to roof R32 (Climb) [DEI-224]
    all: s1 takes control of the tactical outpost at roof R32 [DEI-135]
65 s1 Move 2 Scrappers from courtyard C31 to courtyard C21
    all: s1 moves 2 Scrappers from courtyard C31 to courtyard C21 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C31 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C21 [DEI-135]
66 s1 Buy Forced march (Move ×3) for 2 Technology; face down: Ravagers, card 2
    all: s1 plays a card face down: Ravagers, card 2 [DEI-161]
    all: s1 buys in the tactical market for 2 Technology: Forced march (Move ×3) [DEI-219]
    all: New in the tactical market, right slot: Draco +0 (activate Draco) [DEI-76]
67 s1 Column 2, 6 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s1 scores 6 Supplies for a mission in column 2: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +6]
    all: At the end of round 2 s1 controls 3 outposts [DEI-140]
    all: At the end of round 2 s2 controls 2 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s2 and s1 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
68 s2 Play face up: Requisition (Enlist and Copy)
    all: s2 plays Requisition (Enlist and Copy) [DEI-161]
69 s2 Enlist 1 Scrapper at courtyard C42
    all: s2 enlists 1 Scrapper at courtyard C42 [DEI-201]
70 s2 Play face up: Auxilia, card 8 (activate Fly)
    all: s2 plays Auxilia, card 8 (activate Fly) [DEI-161]
= 70 302a79d6c2742cc250bf39c0fc4b6b0cb8409c93429e28b0c28f1c86045d05b4
71 s2 Activate Fly at roof R12
    all: s2 activates Fly at roof R12 [DEI-291]
    all: s1: Action Phase 1 [DEI-160]
72 s1 Play face up: Fixers (Move ×2 and Build)
    all: s1 plays Fixers (Move ×2 and Build) [DEI-161]
73 s1 Build a Bridge from roof R31 to roof R32
    all: s1 builds a Bridge from roof R31 to roof R32 [DEI-212]
74 s1 Move 1 Scrapper from courtyard C21 to courtyard C31
    all: s1 moves 1 Scrapper from courtyard C21 to courtyard C31 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C31 [DEI-135]
75 s1 Move 1 Scrapper from courtyard C42 to courtyard C41
    all: s1 moves 1 Scrapper from courtyard C42 to courtyard C41 [DEI-204]
76 s1 Play face up: Forced march (Move ×3)
    all: s1 plays Forced march (Move ×3) [DEI-161]
77 s1 Move 2 Scrappers from courtyard C41 to courtyard C31
    all: s1 moves 2 Scrappers from courtyard C41 to courtyard C31 [DEI-204]
78 s1 Move 1 Scrapper from courtyard C21 to courtyard C22
    all: s1 moves 1 Scrapper from courtyard C21 to courtyard C22 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C21 [DEI-137]
79 s1 Move 2 Scrappers from courtyard C31 to courtyard C21
    all: s1 moves 2 Scrappers from courtyard C31 to courtyard C21 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C21 [DEI-135]
    all: s2: Action Phase 2 [DEI-160]
80 s2 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s2 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
= 80 17261f4803744b93d7b07ca3fcba488a12f146ad410f0370b6b7790275c4db6b
81 s2 Move 3 Scrappers from courtyard C42 to courtyard C41
    all: s2 moves 3 Scrappers from courtyard C42 to courtyard C41 [DEI-204]
82 s2 Enlist 1 Scrapper at courtyard C42
    all: s2 enlists 1 Scrapper at courtyard C42 [DEI-201]
83 s2 Play face up: Auxilia, card 7 (Move ×2)
    all: s2 plays Auxilia, card 7 (Move ×2) [DEI-161]
84 s2 Move 3 Scrappers from courtyard C41 to courtyard C31
    all: s2 moves 3 Scrappers from courtyard C41 to courtyard C31 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C31 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C31 [DEI-135]
85 s2 Move 1 Scrapper and the Leader from courtyard C12 to roof R11
    all: s2 moves 1 Scrapper and the Leader from courtyard C12 to roof R11 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C12 [DEI-137]
86 s2 Unlock (logistic): Recruiting post (once per phase, an Enlist puts one more Scrapper in its region)
    all: s2 unlocks an advantage: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-270]
    all: s1: Action Phase 2 [DEI-160]
87 s1 Play face up: Ravagers, card 8 (activate Masamune)
    all: s1 plays Ravagers, card 8 (activate Masamune) [DEI-161]
88 s1 Activate Masamune at roof R33
    all: s1 activates Masamune at roof R33 [DEI-291]
89 s1 Collect Energy at roof R33 (the drone)
    all: s1 collects 1 Energy at roof R33 (the drone) [DEI-292]
90 s1 Collect Energy at roof R33 (the drone)
    all: s1 collects 1 Energy at roof R33 (the drone) [DEI-292]
= 90 82ad2335e7b5db1d4fa28f74e5a3cd202de1c7a4493fe95e01a8692aabd598ce
91 s1 Play face up: Ravagers, card 4 (Move and Collect)
    all: s1 plays Ravagers, card 4 (Move and Collect) [DEI-161]
92 s1 Move 2 Scrappers from courtyard C22 to courtyard C12
    all: s1 moves 2 Scrappers from courtyard C22 to courtyard C12 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C22 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C12 [DEI-135]
93 s1 Unlock (tactical): High ground (+1 majority value on every roof with your units)
    all: s1 unlocks an advantage: High ground (+1 majority value on every roof with your units) [DEI-270]
    all: s2: Action Phase 3 [DEI-160]
94 s2 Play face up: Auxilia, card 6 (Move and Build)
    all: s2 plays Auxilia, card 6 (Move and Build) [DEI-161]
95 s2 Build a Bridge from roof R21 to roof R22
    all: s2 builds a Bridge from roof R21 to roof R22 [DEI-212]
96 s2 Move 3 Scrappers from courtyard C31 to courtyard C21
    all: s2 moves 3 Scrappers from courtyard C31 to courtyard C21 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C21 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C31 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C21 [DEI-135]
    all: s1 takes control of the logistic outpost at courtyard C31 [DEI-135]
97 s2 Play face up: Auxilia, card 5 (Collect ×2)
    all: s2 plays Auxilia, card 5 (Collect ×2) [DEI-161]
98 s2 Collect Energy at roof R22
    all: s2 collects 1 Energy at roof R22 [DEI-208]
99 s2 Collect Energy at roof R11
    all: s2 collects 1 Energy at roof R11 [DEI-208]
100 s2 Column 3, 6 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s2 scores 6 Supplies for a mission in column 3: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +6]
    all: s1: Action Phase 3 [DEI-160]
= 100 baebed4e742fa0cf64e2171d109e3ba5583888e419a3b8de0ab17dcea735fdf5
101 s1 Play face up: Grapnel squad (Move and Climb)
    all: s1 plays Grapnel squad (Move and Climb) [DEI-161]
102 s1 Move 1 Scrapper from roof R32 to roof R22
    all: s1 moves 1 Scrapper from roof R32 to roof R22 [DEI-204]
    all: s2 loses control of the logistic outpost at roof R22 [DEI-137]
    all: s1 loses control of the tactical outpost at roof R32 [DEI-137]
    all: s1 takes control of the logistic outpost at roof R22 [DEI-135]
103 s1 Move 2 Scrappers from courtyard C21 to courtyard C22 (Climb)
    all: s1 moves 2 Scrappers from courtyard C21 to courtyard C22 (Climb) [DEI-224]
    all: s1 takes control of the mechanical outpost at courtyard C22 [DEI-135]
104 s1 Buy Pawnbroker (+3 Technology) for 2 Energy; face down: Ravagers, card 7
    all: s1 plays a card face down: Ravagers, card 7 [DEI-161]
    all: s1 buys in the black market for 2 Energy: Pawnbroker (+3 Technology) [DEI-219]
    all: New in the black market, right slot: Climbers (Collect and Climb) [DEI-76]
105 s1 Column 3, 0 Supplies: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3
    all: s1 scores 0 Supplies for a mission in column 3: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-321]
    all: At the end of round 3 s1 controls 4 outposts [DEI-140]
    all: At the end of round 3 s2 controls 1 outpost [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
106 s1 Play face up: Forced march (Move ×3)
    all: s1 plays Forced march (Move ×3) [DEI-161]
107 s1 Move 1 Scrapper from roof R22 to roof R32
    all: s1 moves 1 Scrapper from roof R22 to roof R32 [DEI-204]
    all: s1 loses control of the logistic outpost at roof R22 [DEI-137]
    all: s2 takes control of the logistic outpost at roof R22 [DEI-135]
    all: s1 takes control of the tactical outpost at roof R32 [DEI-135]
108 s1 Move 1 Scrapper from roof R32 to roof R22
    all: s1 moves 1 Scrapper from roof R32 to roof R22 [DEI-204]
    all: s2 loses control of the logistic outpost at roof R22 [DEI-137]
    all: s1 loses control of the tactical outpost at roof R32 [DEI-137]
    all: s1 takes control of the logistic outpost at roof R22 [DEI-135]
109 s1 Move 1 Scrapper from roof R22 to roof R32
    all: s1 moves 1 Scrapper from roof R22 to roof R32 [DEI-204]
    all: s1 loses control of the logistic outpost at roof R22 [DEI-137]
    all: s2 takes control of the logistic outpost at roof R22 [DEI-135]
    all: s1 takes control of the tactical outpost at roof R32 [DEI-135]
110 s1 Play face up: Ravagers, card 5 (Collect ×2)
    all: s1 plays Ravagers, card 5 (Collect ×2) [DEI-161]
= 110 49b7f693d017f5d36558e831dd0c2f5f0cbafa1d55f592c0f6e7192c416cbe2a
111 s1 Collect Technology at courtyard C31
    all: s1 collects 1 Technology at courtyard C31 [DEI-208]
112 s1 Collect Technology at courtyard C22
    all: s1 collects 1 Technology at courtyard C22 [DEI-208]
    all: s2: Action Phase 1 [DEI-160]
113 s2 Play face up: Requisition (Enlist and Copy)
    all: s2 plays Requisition (Enlist and Copy) [DEI-161]
114 s2 Copy Ravagers, card 5 (Collect ×2)
    all: s2 copies Ravagers, card 5 (Collect ×2) [DEI-231]
115 s2 Collect Energy at roof R11
    all: s2 collects 1 Energy at roof R11 [DEI-208]
116 s2 Enlist 1 Scrapper at courtyard C42
    all: s2 enlists 1 Scrapper at courtyard C42 [DEI-201]
117 s2 Deploy 1 Scrapper at courtyard C42 (Recruiting post)
    all: s2 deploys 1 Scrapper at courtyard C42 (Recruiting post) [DEI-279]
118 s2 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s2 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
119 s2 Move 2 Scrappers from courtyard C21 to courtyard C31
    all: s2 moves 2 Scrappers from courtyard C21 to courtyard C31 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C31 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C31 [DEI-135]
120 s2 Enlist 1 Scrapper at courtyard C42
    all: s2 enlists 1 Scrapper at courtyard C42 [DEI-201]
    all: s1: Action Phase 2 [DEI-160]
= 120 32765ff6c12cc2b8c7f40bdca1041081bc28885945d0aba7cf97c452bc1c556c
121 s1 Buy Conscription (Enlist ×3) for 2 Technology; face down: Ravagers, card 8
    all: s1 plays a card face down: Ravagers, card 8 [DEI-161]
    all: s1 buys in the logistic market for 2 Technology: Conscription (Enlist ×3) [DEI-219]
    all: New in the logistic market, right slot: Relief column (Enlist ×2 and Move) [DEI-76]
122 s1 Play face up: Fixers (Move ×2 and Build)
    all: s1 plays Fixers (Move ×2 and Build) [DEI-161]
123 s1 Build an Elevator from courtyard C41 to roof R31
    all: s1 builds an Elevator from courtyard C41 to roof R31 [DEI-212]
124 s1 Move 1 Scrapper from courtyard C12 to courtyard C22
    all: s1 moves 1 Scrapper from courtyard C12 to courtyard C22 [DEI-204]
125 s1 Move 2 Scrappers from courtyard C22 to courtyard C21
    all: s1 moves 2 Scrappers from courtyard C22 to courtyard C21 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C21 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C21 [DEI-135]
    all: s2: Action Phase 2 [DEI-160]
126 s2 Play face up: Auxilia, card 8 (activate Fly)
    all: s2 plays Auxilia, card 8 (activate Fly) [DEI-161]
127 s2 Activate Fly at roof R21
    all: s2 activates Fly at roof R21 [DEI-291]
128 s2 Play face up: Auxilia, card 6 (Move and Build)
    all: s2 plays Auxilia, card 6 (Move and Build) [DEI-161]
129 s2 Build an Elevator from courtyard C22 to roof R11
    all: s2 builds an Elevator from courtyard C22 to roof R11 [DEI-212]
130 s2 Move 1 Scrapper and the Leader from roof R11 to courtyard C21
    all: s2 moves 1 Scrapper and the Leader from roof R11 to courtyard C21 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C21 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C21 [DEI-135]
    all: s1: Action Phase 3 [DEI-160]
= 130 e72601b69d77118f575c889c53b6cff2afaa2f20529118e52f6ab88a51c9ea8c
131 s1 Play face up: Conscription (Enlist ×3)
    all: s1 plays Conscription (Enlist ×3) [DEI-161]
132 s1 Enlist 1 Scrapper at courtyard C11
    all: s1 enlists 1 Scrapper at courtyard C11 [DEI-201]
133 s1 Enlist 1 Scrapper at courtyard C31
    all: s1 enlists 1 Scrapper at courtyard C31 [DEI-201]
    all: s2 loses control of the logistic outpost at courtyard C31 [DEI-137]
134 s1 Enlist 1 Scrapper at courtyard C42
    all: s1 enlists 1 Scrapper at courtyard C42 [DEI-201]
135 s1 Play face up: Grapnel squad (Move and Climb)
    all: s1 plays Grapnel squad (Move and Climb) [DEI-161]
136 s1 Move 2 Scrappers from courtyard C21 to courtyard C31 (Climb)
    all: s1 moves 2 Scrappers from courtyard C21 to courtyard C31 (Climb) [DEI-224]
    all: s1 takes control of the logistic outpost at courtyard C31 [DEI-135]
137 s1 Move 1 Scrapper from roof R32 to roof R22
    all: s1 moves 1 Scrapper from roof R32 to roof R22 [DEI-204]
    all: s2 loses control of the logistic outpost at roof R22 [DEI-137]
    all: s1 loses control of the tactical outpost at roof R32 [DEI-137]
    all: s1 takes control of the logistic outpost at roof R22 [DEI-135]
138 s1 Column 1, 6 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 6 Supplies for a mission in column 1, late: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +6]
    all: s2: Action Phase 3 [DEI-160]
139 s2 Play face up: Auxilia, card 7 (Move ×2)
    all: s2 plays Auxilia, card 7 (Move ×2) [DEI-161]
140 s2 Move 1 Scrapper from roof R22 to roof R32
    all: s2 moves 1 Scrapper from roof R22 to roof R32 [DEI-204]
    all: s2 takes control of the tactical outpost at roof R32 [DEI-135]
= 140 2b9a3ae30e8adb79c95581ec34154e4f93bfc2eb81606f7e795d29539bef2183
141 s2 Move 2 Scrappers and the Leader from courtyard C21 to courtyard C22
    all: s2 moves 2 Scrappers and the Leader from courtyard C21 to courtyard C22 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C21 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C22 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C22 [DEI-135]
142 s2 Play face up: Auxilia, card 4 (Move and Collect)
    all: s2 plays Auxilia, card 4 (Move and Collect) [DEI-161]
143 s2 Collect Technology at courtyard C22
    all: s2 collects 1 Technology at courtyard C22 [DEI-208]
144 s2 Move 2 Scrappers from courtyard C22 to courtyard C12
    all: s2 moves 2 Scrappers from courtyard C22 to courtyard C12 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C12 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C22 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C12 [DEI-135]
145 s2 Column 2, 1 Supply: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each
    all: s2 scores 1 Supply for a mission in column 2, late: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-321, s2 +1]
    all: At the end of round 4 s1 controls 2 outposts [DEI-140]
    all: At the end of round 4 s2 controls 2 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 6 Supplies for cards [DEI-373, s1 +6]
    all: s1 scores 4 Supplies for outposts [DEI-374, s1 +4]
    all: s1 scores 2 Supplies for unlocked advantages [DEI-375, s1 +2]
    all: s2 scores 4 Supplies for Energy [DEI-372, s2 +4]
    all: s2 scores 5 Supplies for cards [DEI-373, s2 +5]
    all: s2 scores 4 Supplies for outposts [DEI-374, s2 +4]
    all: s2 scores 2 Supplies for unlocked advantages [DEI-375, s2 +2]
= 145 0020f600f505cb3aa2eefaa26b7b71633a9f4459a99aa202f3f6ec308533383e
s1 rank 2 score 30
s2 rank 1 score 30
