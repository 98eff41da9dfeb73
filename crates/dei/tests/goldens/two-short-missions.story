dei revision 1, 2 seats, options {"automa":"alone","gear":"off","new_missions":"off","short_missions":"on","draft":"off","seat_1":"hackers","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Hackers. Leader’s skill: Hack (at the end of each of your Action Phases you may put a hack token on an outpost in the Leader’s region) [DEI-9]
    all: s2 takes a faction: Farm Z. Leader’s skill: Hulk (the Leader has majority value 2) [DEI-9]
    all: The board has 3 rows of 3 districts [DEI-63]
    all: Masamune starts at roof R23 [DEI-68]
    all: Simon starts at roof R32 [DEI-68]
    all: Fly starts at roof R13 [DEI-68]
    all: Draco starts at roof R11 [DEI-68]
    all: Scorpion starts at roof R31 [DEI-68]
    all: Outpost at courtyard C22: tactical outpost [DEI-72]
    all: Outpost at roof R12: logistic outpost [DEI-72]
    all: Outpost at roof R13: logistic outpost [DEI-72]
    all: Outpost at courtyard C32: mechanical outpost [DEI-72]
    all: Outpost at courtyard C23: mechanical outpost [DEI-72]
    all: Outpost at courtyard C23: mechanical outpost [DEI-72]
    all: Outpost at roof R31: tactical outpost [DEI-72]
    all: Outpost at courtyard C33: logistic outpost [DEI-72]
    all: Outpost at courtyard C34: tactical outpost [DEI-72]
    all: New in the tactical market, left slot: Draco +0 (activate Draco) [DEI-76]
    all: New in the tactical market, middle slot: Grapnel squad (Move and Climb) [DEI-76]
    all: New in the tactical market, right slot: Flying column (Move ×2 and Collect) [DEI-76]
    all: New in the logistic market, left slot: Porters (Collect ×3) [DEI-76]
    all: New in the logistic market, middle slot: Caravan (Move, Collect and Muster) [DEI-76]
    all: New in the logistic market, right slot: Relief column (Enlist ×2 and Move) [DEI-76]
    all: New in the mechanical market, left slot: Scorpion +2 (activate Scorpion with bonus +2) [DEI-76]
    all: New in the mechanical market, middle slot: Simon +1 (activate Simon with bonus +1) [DEI-76]
    all: New in the mechanical market, right slot: Scaffolding (Build and Climb) [DEI-76]
    all: New in the black market, left slot: Hired hands (Enlist ×2 and Move) [DEI-76]
    all: New in the black market, middle slot: Fence (exchange up to 2 Technology for Energy) [DEI-76]
    all: New in the black market, right slot: Pickers (Move and Collect ×2) [DEI-76]
    all: Mission in column 1: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-80]
    all: Mission in column 2: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 4: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-80]
    all: Priority: s2 and s1 [DEI-89]
    all: s1 is dealt an advantage: Night march (once per phase, one of your Moves may count as Climb) [DEI-96]
    all: s2 is dealt an advantage: Infiltration (you may Move into a region where you only tie for the highest majority value) [DEI-96]
    all: s1 is dealt an advantage: Ledger (at the end of the game, 1 Supply for every Technology) [DEI-96]
    all: s2 is dealt an advantage: Field kitchen (once per phase, an Enlist may count as Muster) [DEI-96]
    all: s1 is dealt an advantage: Prefabs (you may also Build in a region next to one with your units) [DEI-96]
    all: s2 is dealt an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s2: Action Phase 1 [DEI-160]
1 s2 2 Scrappers at courtyard C11, 0 at courtyard C32; the Leader at courtyard C11
    all: s2 starts with 2 Scrappers and the Leader at courtyard C11 [DEI-92]
2 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
3 s2 Activate Draco at courtyard C12
    all: s2 activates Draco at courtyard C12 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
4 s2 Build a Refuge at courtyard C11 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds a Refuge at courtyard C11 [DEI-212]
5 s2 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s2 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
6 s2 Build an Elevator from courtyard C11 to roof R11
    all: s2 builds an Elevator from courtyard C11 to roof R11 [DEI-212]
7 s2 Enlist 1 Scrapper at courtyard C11
    all: s2 enlists 1 Scrapper at courtyard C11 [DEI-201]
    all: s1: Action Phase 1 [DEI-160]
8 s1 3 Scrappers at courtyard C11, 0 at courtyard C32; the Leader at courtyard C32
    all: s1 starts with 3 Scrappers at courtyard C11 [DEI-92]
    all: s1 starts with the Leader at courtyard C32 [DEI-92]
    all: s1 takes control of the mechanical outpost at courtyard C32 [DEI-135]
9 s1 Buy Scaffolding (Build and Climb) for 1 Technology and 1 Energy; face down: Hackers, card 2
    all: s1 plays a card face down: Hackers, card 2 [DEI-161]
    all: s1 buys in the mechanical market for 1 Technology and 1 Energy: Scaffolding (Build and Climb) [DEI-219]
    all: New in the mechanical market, right slot: Work gang (Build ×2) [DEI-76]
10 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
= 10 f1a99f8a6a21d82d3e325b85487df376ef1fd8fe389137bf2b8cde2e57cc3ae2
11 s1 Activate Scorpion at courtyard C43
    all: s1 activates Scorpion at courtyard C43 [DEI-291]
12 s1 Build a Refuge at courtyard C43 (the drone)
    all: s1 builds a Refuge at courtyard C43 [DEI-397]
13 s1 Collect Technology at courtyard C43 (the drone)
    all: s1 collects 1 Technology at courtyard C43 (the drone) [DEI-292]
14 s1 A hack token on the mechanical outpost
    all: s1 puts a hack token on the mechanical outpost at courtyard C32 [DEI-392]
    all: s1 scores 1 Supply for the hack token [DEI-394, s1 +1]
    all: s2: Action Phase 2 [DEI-160]
15 s2 Play face up: Farm Z, card 6 (Move and Build)
    all: s2 plays Farm Z, card 6 (Move and Build) [DEI-161]
16 s2 Move 1 Scrapper from courtyard C11 to courtyard C21
    all: s2 moves 1 Scrapper from courtyard C11 to courtyard C21 [DEI-204]
17 s2 Build an Elevator from courtyard C21 to roof R11
    all: s2 builds an Elevator from courtyard C21 to roof R11 [DEI-212]
18 s2 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s2 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
19 s2 Move 1 Scrapper from courtyard C21 to courtyard C22
    all: s2 moves 1 Scrapper from courtyard C21 to courtyard C22 [DEI-204]
    all: s2 takes control of the tactical outpost at courtyard C22 [DEI-135]
20 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s1 loses control of the mechanical outpost at courtyard C32 [DEI-137]
    all: s1: Action Phase 2 [DEI-160]
= 20 321f21802a805f1507f2bed4aee66fcf5933229997d4e5d8dd372e615ea03cf4
21 s1 Play face up: Hackers, card 4 (Move and Collect)
    all: s1 plays Hackers, card 4 (Move and Collect) [DEI-161]
22 s1 Move the Leader from courtyard C32 to courtyard C33
    all: s1 moves the Leader from courtyard C32 to courtyard C33 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C32 [DEI-135]
    all: s1 takes control of the logistic outpost at courtyard C33 [DEI-135]
23 s1 Collect Technology at courtyard C33
    all: s1 collects 1 Technology at courtyard C33 [DEI-208]
24 s1 Play face up: Hackers, card 6 (Move and Build)
    all: s1 plays Hackers, card 6 (Move and Build) [DEI-161]
25 s1 Move the Leader from courtyard C33 to courtyard C23
    all: s1 moves the Leader from courtyard C33 to courtyard C23 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C23 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C23 [DEI-135]
26 s1 Build an Elevator from courtyard C11 to roof R11
    all: s1 builds an Elevator from courtyard C11 to roof R11 [DEI-212]
27 s1 A hack token on the mechanical outpost
    all: s1 puts a hack token on the mechanical outpost at courtyard C23 [DEI-392]
    all: s1 scores 1 Supply for the hack token [DEI-394, s1 +1]
28 s1 Unlock (mechanical): Prefabs (you may also Build in a region next to one with your units)
    all: s1 unlocks an advantage: Prefabs (you may also Build in a region next to one with your units) [DEI-270]
    all: s2: Action Phase 3 [DEI-160]
29 s2 Play face up: Farm Z, card 3 (Move ×2)
    all: s2 plays Farm Z, card 3 (Move ×2) [DEI-161]
30 s2 Move 1 Scrapper from courtyard C32 to courtyard C33
    all: s2 moves 1 Scrapper from courtyard C32 to courtyard C33 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C32 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C33 [DEI-135]
= 30 67ceebf7d0035fa2c4430121753d94e9e341d3c3c528e8d9a5dcae7293b0cf1b
31 s2 Move 1 Scrapper from courtyard C22 to courtyard C32
    all: s2 moves 1 Scrapper from courtyard C22 to courtyard C32 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C32 [DEI-135]
32 s2 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s2 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
33 s2 Enlist 1 Scrapper at courtyard C11
    all: s2 enlists 1 Scrapper at courtyard C11 [DEI-201]
34 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
35 s2 Column 4, 1 Supply: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2
    all: s2 scores 1 Supply for a mission in column 4: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-321, s2 +1]
    all: s1: Action Phase 3 [DEI-160]
36 s1 Buy Work gang (Build ×2) for 2 Technology; face down: Hackers, card 3
    all: s1 plays a card face down: Hackers, card 3 [DEI-161]
    all: s1 buys in the mechanical market for 2 Technology: Work gang (Build ×2) [DEI-219]
    all: New in the mechanical market, right slot: Fly +0 (activate Fly) [DEI-76]
37 s1 Play face up: Hackers, card 5 (Collect ×2)
    all: s1 plays Hackers, card 5 (Collect ×2) [DEI-161]
38 s1 Collect Technology at courtyard C23
    all: s1 collects 1 Technology at courtyard C23 [DEI-208]
39 s1 Collect Technology at courtyard C23
    all: s1 collects 1 Technology at courtyard C23 [DEI-208]
40 s1 A hack token on the mechanical outpost
    all: s1 puts a hack token on the mechanical outpost at courtyard C23 [DEI-392]
    all: s1 scores 1 Supply for the hack token [DEI-394, s1 +1]
= 40 c190030645e9ea9b5095b1a4b442e59e16c7a0d98300540a162b1b096629fcac
41 s1 Column 4, 0 Supplies: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2
    all: s1 scores 0 Supplies for a mission in column 4 at its lower value: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-400]
    all: At the end of round 1 s1 controls 2 outposts [DEI-140]
    all: At the end of round 1 s2 controls 2 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s2 and s1 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
42 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
43 s2 Activate Draco at roof R22
    all: s2 activates Draco at roof R22 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
44 s2 Build a Refuge at courtyard C33 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds a Refuge at courtyard C33 [DEI-212]
45 s2 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s2 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
46 s2 Enlist 1 Scrapper at courtyard C11
    all: s2 enlists 1 Scrapper at courtyard C11 [DEI-201]
47 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s1: Action Phase 1 [DEI-160]
48 s1 Buy Fence (exchange up to 2 Technology for Energy) for 2 Technology; face down: Hackers, card 5
    all: s1 plays a card face down: Hackers, card 5 [DEI-161]
    all: s1 buys in the black market for 2 Technology: Fence (exchange up to 2 Technology for Energy) [DEI-219]
    all: New in the black market, right slot: Climbers (Collect and Climb) [DEI-76]
49 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
50 s1 Activate Scorpion at courtyard C41
    all: s1 activates Scorpion at courtyard C41 [DEI-291]
= 50 045e7330bc0030c2923766f4e3eb90c600555243c5c97e5f945bcccd141a8ea6
51 s1 Build a Refuge at courtyard C41 (the drone)
    all: s1 builds a Refuge at courtyard C41 [DEI-397]
    all: s2: Action Phase 2 [DEI-160]
52 s2 Buy Fly +0 (activate Fly) for 1 Technology and 1 Energy; face down: Farm Z, card 2
    all: s2 plays a card face down: Farm Z, card 2 [DEI-161]
    all: s2 buys in the mechanical market for 1 Technology and 1 Energy: Fly +0 (activate Fly) [DEI-219]
    all: New in the mechanical market, right slot: Crane (Collect and Build) [DEI-76]
53 s2 Play face up: Fly +0 (activate Fly)
    all: s2 plays Fly +0 (activate Fly) [DEI-161]
54 s2 Activate Fly at courtyard C14
    all: s2 activates Fly at courtyard C14 [DEI-291]
    all: s1: Action Phase 2 [DEI-160]
55 s1 Play face up: Hackers, card 7 (Collect and Build)
    all: s1 plays Hackers, card 7 (Collect and Build) [DEI-161]
56 s1 Build a Bridge from roof R22 to roof R21
    all: s1 builds a Bridge from roof R22 to roof R21 [DEI-212]
57 s1 Play face up: Fence (exchange up to 2 Technology for Energy)
    all: s1 plays Fence (exchange up to 2 Technology for Energy) [DEI-161]
    all: s2: Action Phase 3 [DEI-160]
58 s2 Play face up: Farm Z, card 4 (Move and Collect)
    all: s2 plays Farm Z, card 4 (Move and Collect) [DEI-161]
59 s2 Move 1 Scrapper from courtyard C33 to courtyard C34
    all: s2 moves 1 Scrapper from courtyard C33 to courtyard C34 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C34 [DEI-135]
60 s2 Collect Technology at courtyard C32
    all: s2 collects 1 Technology at courtyard C32 [DEI-208]
= 60 6f203a8789f4f10b986071f472868b11b690774a0e669481bdd991f200e3a926
61 s2 Play face up: Farm Z, card 6 (Move and Build)
    all: s2 plays Farm Z, card 6 (Move and Build) [DEI-161]
62 s2 Build an Elevator from courtyard C32 to roof R22
    all: s2 builds an Elevator from courtyard C32 to roof R22 [DEI-212]
63 s2 Move 3 Scrappers from courtyard C32 to courtyard C33
    all: s2 moves 3 Scrappers from courtyard C32 to courtyard C33 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C32 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C33 [DEI-135]
64 s2 Column 2, 0 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s2 scores 0 Supplies for a mission in column 2: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-321]
    all: s1: Action Phase 3 [DEI-160]
65 s1 Play face up: Work gang (Build ×2)
    all: s1 plays Work gang (Build ×2) [DEI-161]
66 s1 Build an Elevator from courtyard C22 to roof R11
    all: s1 builds an Elevator from courtyard C22 to roof R11 [DEI-212]
67 s1 Build a Bridge from roof R22 to roof R32
    all: s1 builds a Bridge from roof R22 to roof R32 [DEI-212]
68 s1 Play face up: Scaffolding (Build and Climb)
    all: s1 plays Scaffolding (Build and Climb) [DEI-161]
69 s1 Move the Leader from courtyard C23 to roof R13 (Climb)
    all: s1 moves the Leader from courtyard C23 to roof R13 (Climb) [DEI-224]
    all: s1 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s1 takes control of the logistic outpost at roof R13 [DEI-135]
70 s1 Build an Elevator from courtyard C21 to roof R11
    all: s1 builds an Elevator from courtyard C21 to roof R11 [DEI-212]
= 70 92eabfeab4b15c14b7144028d35f88dee88c811d1fc8998e40833fc81dc44a3f
71 s1 A hack token on the logistic outpost
    all: s1 puts a hack token on the logistic outpost at roof R13 [DEI-392]
    all: s1 scores 1 Supply for the hack token [DEI-394, s1 +1]
72 s1 Column 2, 4 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s1 scores 4 Supplies for a mission in column 2 at its lower value: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-400, s1 +4]
    all: At the end of round 2 s1 controls 1 outpost [DEI-140]
    all: At the end of round 2 s2 controls 2 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s2 and s1 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
73 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
74 s2 Activate Draco at courtyard C13
    all: s2 activates Draco at courtyard C13 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
75 s2 Move 2 Scrappers from courtyard C33 to courtyard C23 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 moves 2 Scrappers from courtyard C33 to courtyard C23 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C23 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C23 [DEI-135]
76 s2 Play face up: Fly +0 (activate Fly)
    all: s2 plays Fly +0 (activate Fly) [DEI-161]
77 s2 Activate Fly at courtyard C34
    all: s2 activates Fly at courtyard C34 [DEI-291]
78 s2 Move 1 Scrapper from courtyard C34 to roof R12 (the drone)
    all: s2 teleports 1 Scrapper from courtyard C34 to roof R12 [DEI-296]
    all: s2 loses control of the tactical outpost at courtyard C34 [DEI-137]
    all: s2 takes control of the logistic outpost at roof R12 [DEI-135]
    all: s1: Action Phase 1 [DEI-160]
79 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
80 s1 Activate Scorpion at courtyard C32
    all: s1 activates Scorpion at courtyard C32 [DEI-291]
= 80 f7de201346c6dfdae203328a424da350865ff8d86cfe966dcabe45ef98bda32b
81 s1 Build a Refuge at courtyard C32 (the drone)
    all: s1 builds a Refuge at courtyard C32 [DEI-397]
82 s1 Collect Technology at courtyard C32 (the drone)
    all: s1 collects 1 Technology at courtyard C32 (the drone) [DEI-292]
83 s1 Play face up: Fence (exchange up to 2 Technology for Energy)
    all: s1 plays Fence (exchange up to 2 Technology for Energy) [DEI-161]
84 s1 Exchange 1 Technology for 1 Energy
    all: s1 exchanges 1 Technology for 1 Energy [DEI-237]
    all: s2: Action Phase 2 [DEI-160]
85 s2 Play face up: Farm Z, card 3 (Move ×2)
    all: s2 plays Farm Z, card 3 (Move ×2) [DEI-161]
86 s2 Move 1 Scrapper from courtyard C23 to courtyard C22
    all: s2 moves 1 Scrapper from courtyard C23 to courtyard C22 [DEI-204]
    all: s2 takes control of the tactical outpost at courtyard C22 [DEI-135]
87 s2 Move 1 Scrapper from courtyard C33 to courtyard C34
    all: s2 moves 1 Scrapper from courtyard C33 to courtyard C34 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C34 [DEI-135]
88 s2 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s2 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
89 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s2 takes control of the mechanical outpost at courtyard C32 [DEI-135]
90 s2 Enlist 1 Scrapper at courtyard C33
    all: s2 enlists 1 Scrapper at courtyard C33 [DEI-201]
    all: s2 takes control of the logistic outpost at courtyard C33 [DEI-135]
= 90 e9039e5787b6d78d1dfd299f4264d726e6f12db79a0101fddad70c741942c5de
91 s2 Unlock (tactical): Infiltration (you may Move into a region where you only tie for the highest majority value)
    all: s2 unlocks an advantage: Infiltration (you may Move into a region where you only tie for the highest majority value) [DEI-270]
92 s2 Unlock (mechanical): Small refinery (once per phase, a Collect may count as Refine)
    all: s2 unlocks an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-270]
93 s2 Unlock (logistic): Field kitchen (once per phase, an Enlist may count as Muster)
    all: s2 unlocks an advantage: Field kitchen (once per phase, an Enlist may count as Muster) [DEI-270]
    all: s1: Action Phase 2 [DEI-160]
94 s1 Play face up: Hackers, card 4 (Move and Collect)
    all: s1 plays Hackers, card 4 (Move and Collect) [DEI-161]
95 s1 Collect Energy at roof R13
    all: s1 collects 1 Energy at roof R13 [DEI-208]
96 s1 Move 1 Scrapper from courtyard C11 to courtyard C12
    all: s1 moves 1 Scrapper from courtyard C11 to courtyard C12 [DEI-204]
97 s1 Play face up: Scaffolding (Build and Climb)
    all: s1 plays Scaffolding (Build and Climb) [DEI-161]
98 s1 Build a Bridge from roof R11 to roof R21
    all: s1 builds a Bridge from roof R11 to roof R21 [DEI-212]
99 s1 Move 1 Scrapper from courtyard C11 to courtyard C12 (Climb)
    all: s1 moves 1 Scrapper from courtyard C11 to courtyard C12 (Climb) [DEI-224]
    all: s2: Action Phase 3 [DEI-160]
100 s2 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s2 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
= 100 9b2fcbc62d8d2ff7010813f778c0bdc4c95a23fbd211294a25a904d9a4af4324
101 s2 Build a Refuge at courtyard C23
    all: s2 builds a Refuge at courtyard C23 [DEI-212]
102 s2 Enlist 1 Scrapper at courtyard C11
    all: s2 enlists 1 Scrapper at courtyard C11 [DEI-201]
103 s2 Play face up: Farm Z, card 4 (Move and Collect)
    all: s2 plays Farm Z, card 4 (Move and Collect) [DEI-161]
104 s2 Collect Technology at courtyard C22, exchanged for Energy
    all: s2 collects 1 Technology at courtyard C22, exchanged for 1 Energy [DEI-229]
105 s2 Move 1 Scrapper from courtyard C34 to courtyard C24
    all: s2 moves 1 Scrapper from courtyard C34 to courtyard C24 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C34 [DEI-137]
106 s2 Column 3, 12 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s2 scores 12 Supplies for a mission in column 3: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s2 +12]
    all: s1: Action Phase 3 [DEI-160]
107 s1 Play face up: Hackers, card 1 (Enlist ×2)
    all: s1 plays Hackers, card 1 (Enlist ×2) [DEI-161]
108 s1 Enlist 1 Scrapper at courtyard C11
    all: s1 enlists 1 Scrapper at courtyard C11 [DEI-201]
109 s1 Enlist 1 Scrapper at courtyard C11
    all: s1 enlists 1 Scrapper at courtyard C11 [DEI-201]
110 s1 Play face up: Hackers, card 6 (Move and Build)
    all: s1 plays Hackers, card 6 (Move and Build) [DEI-161]
= 110 f653e6717b5a7a0794675d0fbe0101562bea43c0a3d38e2d519c913af8c03fe6
111 s1 Move 2 Scrappers from courtyard C12 to courtyard C22
    all: s1 moves 2 Scrappers from courtyard C12 to courtyard C22 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
112 s1 Column 3, 3 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s1 scores 3 Supplies for a mission in column 3 at its lower value: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-400, s1 +3]
    all: At the end of round 3 s1 controls 2 outposts [DEI-140]
    all: At the end of round 3 s2 controls 5 outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
113 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
114 s1 Activate Scorpion at courtyard C43
    all: s1 activates Scorpion at courtyard C43 [DEI-291]
115 s1 Play face up: Hackers, card 4 (Move and Collect)
    all: s1 plays Hackers, card 4 (Move and Collect) [DEI-161]
116 s1 Move 2 Scrappers from courtyard C22 to courtyard C23
    all: s1 moves 2 Scrappers from courtyard C22 to courtyard C23 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C22 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C23 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C23 [DEI-135]
117 s1 Collect Energy at roof R13
    all: s1 collects 1 Energy at roof R13 [DEI-208]
    all: s2: Action Phase 1 [DEI-160]
118 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
119 s2 Activate Draco at roof R13
    all: s2 activates Draco at roof R13 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
120 s2 Move 1 Scrapper from courtyard C33 to courtyard C23 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 moves 1 Scrapper from courtyard C33 to courtyard C23 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C33 [DEI-137]
= 120 5f45f879e86f355fd02b4b95f77464d9d06c273ca3b32c2aff4cd58f2b6a1a15
121 s2 Play face up: Fly +0 (activate Fly)
    all: s2 plays Fly +0 (activate Fly) [DEI-161]
122 s2 Activate Fly at roof R32
    all: s2 activates Fly at roof R32 [DEI-291]
    all: s1: Action Phase 2 [DEI-160]
123 s1 Play face up: Hackers, card 7 (Collect and Build)
    all: s1 plays Hackers, card 7 (Collect and Build) [DEI-161]
124 s1 Play face up: Scaffolding (Build and Climb)
    all: s1 plays Scaffolding (Build and Climb) [DEI-161]
125 s1 Move the Leader from roof R13 to courtyard C23 (Climb)
    all: s1 moves the Leader from roof R13 to courtyard C23 (Climb) [DEI-224]
    all: s1 loses control of the logistic outpost at roof R13 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C23 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C23 [DEI-135]
    all: s2: Action Phase 2 [DEI-160]
126 s2 Buy Grapnel squad (Move and Climb) for 1 Technology and 1 Energy; face down: Farm Z, card 7
    all: s2 plays a card face down: Farm Z, card 7 [DEI-161]
    all: s2 buys in the tactical market for 1 Technology and 1 Energy: Grapnel squad (Move and Climb) [DEI-219]
    all: New in the tactical market, right slot: Scorpion +1 (activate Scorpion with bonus +1) [DEI-76]
127 s2 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s2 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
128 s2 Enlist 1 Scrapper at courtyard C24
    all: s2 enlists 1 Scrapper at courtyard C24 [DEI-201]
129 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s1: Action Phase 3 [DEI-160]
130 s1 Play face up: Hackers, card 6 (Move and Build)
    all: s1 plays Hackers, card 6 (Move and Build) [DEI-161]
= 130 348b7a4a5da038942c11a956272010cef70e74802ed56816820b9590ad2745b6
131 s1 Move 1 Scrapper and the Leader from courtyard C23 to courtyard C22
    all: s1 moves 1 Scrapper and the Leader from courtyard C23 to courtyard C22 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C23 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C23 [DEI-135]
132 s1 Play face up: Work gang (Build ×2)
    all: s1 plays Work gang (Build ×2) [DEI-161]
133 s1 A hack token on the tactical outpost
    all: s1 puts a hack token on the tactical outpost at courtyard C22 [DEI-392]
    all: s1 scores 1 Supply for the hack token [DEI-394, s1 +1]
    all: s1 scores 0 Supplies for a mission in column 1 at its lower value: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-400]
    all: s2: Action Phase 3 [DEI-160]
134 s2 Play face up: Farm Z, card 6 (Move and Build)
    all: s2 plays Farm Z, card 6 (Move and Build) [DEI-161]
135 s2 Build a Bridge from roof R11 to roof R12
    all: s2 builds a Bridge from roof R11 to roof R12 [DEI-212]
136 s2 Move 2 Scrappers from courtyard C23 to courtyard C22
    all: s2 moves 2 Scrappers from courtyard C23 to courtyard C22 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C22 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C23 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C23 [DEI-135]
137 s2 Play face up: Grapnel squad (Move and Climb)
    all: s2 plays Grapnel squad (Move and Climb) [DEI-161]
138 s2 Move 3 Scrappers from courtyard C22 to courtyard C23
    all: s2 moves 3 Scrappers from courtyard C22 to courtyard C23 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C23 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C23 [DEI-135]
139 s2 Move 2 Scrappers from courtyard C24 to courtyard C34 (Climb)
    all: s2 moves 2 Scrappers from courtyard C24 to courtyard C34 (Climb) [DEI-224]
    all: s2 takes control of the tactical outpost at courtyard C34 [DEI-135]
    all: s2 scores 0 Supplies for a mission in column 1, late: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-321]
    all: At the end of round 4 s1 controls 1 outpost [DEI-140]
    all: At the end of round 4 s2 controls 5 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 3 Supplies for Energy [DEI-372, s1 +3]
    all: s1 scores 5 Supplies for cards [DEI-373, s1 +5]
    all: s1 scores 2 Supplies for outposts [DEI-374, s1 +2]
    all: s1 scores 2 Supplies for unlocked advantages [DEI-375, s1 +2]
    all: s2 scores 2 Supplies for cards [DEI-373, s2 +2]
    all: s2 scores 10 Supplies for outposts [DEI-374, s2 +10]
    all: s2 scores 6 Supplies for unlocked advantages [DEI-375, s2 +6]
= 139 95e60d111aad734ba7e86b1296cc948000efe2f5371040680b57847bb7e202ed
s1 rank 2 score 24
s2 rank 1 score 35
