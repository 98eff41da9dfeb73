dei revision 1, 2 seats, options {"automa":"alone","gear":"off","new_missions":"off","short_missions":"off","draft":"off","seat_1":"any","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Farm Z. Leader’s skill: Hulk (the Leader has majority value 2) [DEI-9]
    all: s2 takes a faction: Ravagers. Leader’s skill: Keen eye (once per phase, a Collect in the Leader’s region takes one more resource of either kind) [DEI-9]
    all: The board has 3 rows of 3 districts [DEI-63]
    all: Masamune starts at roof R11 [DEI-68]
    all: Simon starts at roof R13 [DEI-68]
    all: Fly starts at roof R12 [DEI-68]
    all: Draco starts at roof R21 [DEI-68]
    all: Outpost at roof R11: logistic outpost [DEI-72]
    all: Outpost at roof R12: mechanical outpost [DEI-72]
    all: Outpost at courtyard C13: mechanical outpost [DEI-72]
    all: Outpost at roof R21: logistic outpost [DEI-72]
    all: Outpost at courtyard C32: logistic outpost [DEI-72]
    all: Outpost at courtyard C33: mechanical outpost [DEI-72]
    all: Outpost at courtyard C31: tactical outpost [DEI-72]
    all: Outpost at courtyard C33: tactical outpost [DEI-72]
    all: Outpost at courtyard C33: tactical outpost [DEI-72]
    all: New in the tactical market, left slot: Night attack (Kill ×2) [DEI-76]
    all: New in the tactical market, middle slot: Field manual (Move and Copy) [DEI-76]
    all: New in the tactical market, right slot: Raid (Move and Kill) [DEI-76]
    all: New in the logistic market, left slot: Fly +2 (activate Fly with bonus +2) [DEI-76]
    all: New in the logistic market, middle slot: Masamune +1 (activate Masamune with bonus +1) [DEI-76]
    all: New in the logistic market, right slot: Caravan (Move, Collect and Muster) [DEI-76]
    all: New in the mechanical market, left slot: Simon +1 (activate Simon with bonus +1) [DEI-76]
    all: New in the mechanical market, middle slot: Salvage rig (Collect ×2 and Refine) [DEI-76]
    all: New in the mechanical market, right slot: Crane (Collect and Build) [DEI-76]
    all: New in the black market, left slot: Hired hands (Enlist ×2 and Move) [DEI-76]
    all: New in the black market, middle slot: Pickers (Move and Collect ×2) [DEI-76]
    all: New in the black market, right slot: Fixers (Move ×2 and Build) [DEI-76]
    all: Mission in column 1: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 1: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 2: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 2: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-80]
    all: Mission in column 3: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 4: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 4: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Priority: s2 and s1 [DEI-89]
    all: s1 is dealt an advantage: High ground (+1 majority value on every roof with your units) [DEI-96]
    all: s2 is dealt an advantage: Infiltration (you may Move into a region where you only tie for the highest majority value) [DEI-96]
    all: s1 is dealt an advantage: Field kitchen (once per phase, an Enlist may count as Muster) [DEI-96]
    all: s2 is dealt an advantage: Ledger (at the end of the game, 1 Supply for every Technology) [DEI-96]
    all: s1 is dealt an advantage: Prefabs (you may also Build in a region next to one with your units) [DEI-96]
    all: s2 is dealt an advantage: Blueprints (when unlocked: 1 Supply for each of your structures on the board) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s2: Action Phase 1 [DEI-160]
1 s2 2 Scrappers at courtyard C23, 0 at courtyard C42; the Leader at courtyard C23
    all: s2 starts with 2 Scrappers and the Leader at courtyard C23 [DEI-92]
2 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
3 s2 Activate Masamune at courtyard C23
    all: s2 activates Masamune at courtyard C23 [DEI-291]
4 s2 Collect Technology at courtyard C23 (the drone)
    all: s2 collects 1 Technology at courtyard C23 (the drone) [DEI-292]
5 s2 Collect Technology at courtyard C23 (the drone)
    all: s2 collects 1 Technology at courtyard C23 (the drone) [DEI-292]
6 s2 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s2 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
7 s2 undo 6
8 s2 Buy Pickers (Move and Collect ×2) for 3 Technology; face down: Ravagers, card 1
    all: s2 plays a card face down: Ravagers, card 1 [DEI-161]
    all: s2 buys in the black market for 3 Technology: Pickers (Move and Collect ×2) [DEI-219]
    all: New in the black market, right slot: Smugglers (Move ×2 and Collect) [DEI-76]
    all: s1: Action Phase 1 [DEI-160]
9 s1 3 Scrappers at courtyard C23, 0 at courtyard C42; the Leader at courtyard C42
    all: s1 starts with 3 Scrappers at courtyard C23 [DEI-92]
    all: s1 starts with the Leader at courtyard C42 [DEI-92]
10 s1 Play face up: Farm Z, card 8 (activate Draco)
    all: s1 plays Farm Z, card 8 (activate Draco) [DEI-161]
= 10 88608e14458a1e57a33636dd3cf05c641bad814c313925c6b6ce11a7dae63a89
11 s1 Activate Draco at courtyard C42
    all: s1 activates Draco at courtyard C42 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
12 s1 undo 11
13 s1 Activate Draco at courtyard C33
    all: s1 activates Draco at courtyard C33 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
14 s1 Move 2 Scrappers from courtyard C23 to courtyard C33 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 moves 2 Scrappers from courtyard C23 to courtyard C33 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
15 s1 Play face up: Farm Z, card 5 (Collect ×2)
    all: s1 plays Farm Z, card 5 (Collect ×2) [DEI-161]
16 s1 Collect Technology at courtyard C33
    all: s1 collects 1 Technology at courtyard C33 [DEI-208]
17 s1 Finish the card
    all: s2: Action Phase 2 [DEI-160]
18 s2 Play face up: Pickers (Move and Collect ×2)
    all: s2 plays Pickers (Move and Collect ×2) [DEI-161]
19 s2 undo 18
20 s2 Play face up: Pickers (Move and Collect ×2)
    all: s2 plays Pickers (Move and Collect ×2) [DEI-161]
= 20 a87fb9b639586c44a373648dbcf4681c42f6210ceab65d676ef3fb91cbeb0a79
21 s2 Move 2 Scrappers and the Leader from courtyard C23 to courtyard C33
    all: s2 moves 2 Scrappers and the Leader from courtyard C23 to courtyard C33 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C33 [DEI-135]
22 s2 Collect Technology at courtyard C33
    all: s2 collects 1 Technology at courtyard C33 [DEI-208]
23 s2 Play face up: Ravagers, card 2 (Enlist and Move)
    all: s2 plays Ravagers, card 2 (Enlist and Move) [DEI-161]
24 s2 Move 1 Scrapper from courtyard C33 to courtyard C32
    all: s2 moves 1 Scrapper from courtyard C33 to courtyard C32 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C32 [DEI-135]
25 s2 Enlist 1 Scrapper at courtyard C23
    all: s2 enlists 1 Scrapper at courtyard C23 [DEI-201]
    all: s1: Action Phase 2 [DEI-160]
26 s1 Play face up: Farm Z, card 3 (Move ×2)
    all: s1 plays Farm Z, card 3 (Move ×2) [DEI-161]
27 s1 Move 1 Scrapper from courtyard C23 to courtyard C33
    all: s1 moves 1 Scrapper from courtyard C23 to courtyard C33 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
28 s1 Move 2 Scrappers from courtyard C33 to courtyard C32
    all: s1 moves 2 Scrappers from courtyard C33 to courtyard C32 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C32 [DEI-135]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C33 [DEI-135]
29 s1 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s1 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
30 s1 Move 2 Scrappers from courtyard C32 to courtyard C33
    all: s1 moves 2 Scrappers from courtyard C32 to courtyard C33 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C32 [DEI-135]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
= 30 bcc374ddf2beee7d64213340c037eb05eaadb0182bf475eed73fe19a8343a6cc
31 s1 Enlist 1 Scrapper at courtyard C42
    all: s1 enlists 1 Scrapper at courtyard C42 [DEI-201]
32 s1 Unlock nothing more
    all: s2: Action Phase 3 [DEI-160]
33 s2 Play face up: Ravagers, card 5 (Collect ×2)
    all: s2 plays Ravagers, card 5 (Collect ×2) [DEI-161]
34 s2 Finish the card
35 s2 Play face up: Ravagers, card 7 (Collect ×2)
    all: s2 plays Ravagers, card 7 (Collect ×2) [DEI-161]
36 s2 Finish the card
37 s2 Column 2, 3 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 3 Supplies for a mission in column 2: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +3]
    all: s1: Action Phase 3 [DEI-160]
38 s1 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s1 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
39 s1 undo 38
40 s1 Buy Simon +1 (activate Simon with bonus +1) for 2 Technology and 1 Energy; face down: Farm Z, card 4
    all: s1 plays a card face down: Farm Z, card 4 [DEI-161]
    all: s1 buys in the mechanical market for 2 Technology and 1 Energy: Simon +1 (activate Simon with bonus +1) [DEI-219]
    all: New in the mechanical market, right slot: Still (Refine ×2) [DEI-76]
= 40 d2d5dce6fac10e85369ad43ae76c4230da9a8a950bdf4d90e73fd19325b14c07
41 s1 Play face up: Farm Z, card 6 (Move and Build)
    all: s1 plays Farm Z, card 6 (Move and Build) [DEI-161]
42 s1 Move 1 Scrapper from courtyard C42 to courtyard C43
    all: s1 moves 1 Scrapper from courtyard C42 to courtyard C43 [DEI-204]
43 s1 undo 42
44 s1 Move 2 Scrappers from courtyard C33 to courtyard C23
    all: s1 moves 2 Scrappers from courtyard C33 to courtyard C23 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C33 [DEI-135]
45 s1 Build an Elevator from courtyard C23 to roof R23
    all: s1 builds an Elevator from courtyard C23 to roof R23 [DEI-212]
46 s1 Column 4, 2 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s1 scores 2 Supplies for a mission in column 4: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-321, s1 +2]
    all: At the end of round 1 s1 controls no outposts [DEI-140]
    all: At the end of round 1 s2 controls 4 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
47 s1 Play face up: Simon +1 (activate Simon with bonus +1)
    all: s1 plays Simon +1 (activate Simon with bonus +1) [DEI-161]
48 s1 Activate Simon at roof R12
    all: s1 activates Simon at roof R12 [DEI-291]
49 s1 Deploy 1 Scrapper at roof R12 (the drone)
    all: s1 deploys 1 Scrapper at roof R12 (the drone) [DEI-292]
    all: s1 takes control of the mechanical outpost at roof R12 [DEI-135]
50 s1 undo 49
= 50 c7ec5156f25e78b6eaf583c57ce4c03e14f0ae0b8b9bd2bf44dba91992a7bf10
51 s1 Deploy 1 Scrapper at roof R12 (the drone)
    all: s1 deploys 1 Scrapper at roof R12 (the drone) [DEI-292]
    all: s1 takes control of the mechanical outpost at roof R12 [DEI-135]
52 s1 Deploy 1 Scrapper at roof R12 (the drone)
    all: s1 deploys 1 Scrapper at roof R12 (the drone) [DEI-292]
53 s1 Play face up: Farm Z, card 8 (activate Draco)
    all: s1 plays Farm Z, card 8 (activate Draco) [DEI-161]
54 s1 Activate Draco at courtyard C32
    all: s1 activates Draco at courtyard C32 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
55 s1 undo 54
56 s1 Activate Draco at courtyard C31
    all: s1 activates Draco at courtyard C31 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
57 s1 undo 56
58 s1 Activate Draco at courtyard C31
    all: s1 activates Draco at courtyard C31 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
59 s1 Move 2 Scrappers from courtyard C23 to courtyard C33 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 moves 2 Scrappers from courtyard C23 to courtyard C33 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
    all: s2: Action Phase 1 [DEI-160]
60 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
= 60 6f0a7d853cc7e65548be4c29c9dbba1a1cd2fdb3b72af311e393f67f00fdfdc0
61 s2 undo 60
62 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
63 s2 Activate Masamune at roof R11
    all: s2 activates Masamune at roof R11 [DEI-291]
64 s2 Collect Energy at roof R11 (the drone)
    all: s2 collects 1 Energy at roof R11 (the drone) [DEI-292]
65 s2 Play face up: Ravagers, card 3 (Move ×2)
    all: s2 plays Ravagers, card 3 (Move ×2) [DEI-161]
66 s2 Move 1 Scrapper from courtyard C23 to courtyard C13
    all: s2 moves 1 Scrapper from courtyard C23 to courtyard C13 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C13 [DEI-135]
67 s2 Move 1 Scrapper from courtyard C32 to courtyard C31
    all: s2 moves 1 Scrapper from courtyard C32 to courtyard C31 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C31 [DEI-135]
    all: s1: Action Phase 2 [DEI-160]
68 s1 Play face up: Farm Z, card 3 (Move ×2)
    all: s1 plays Farm Z, card 3 (Move ×2) [DEI-161]
69 s1 Move 1 Scrapper and the Leader from courtyard C42 to courtyard C32
    all: s1 moves 1 Scrapper and the Leader from courtyard C42 to courtyard C32 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C32 [DEI-135]
70 s1 Move 1 Scrapper from courtyard C33 to courtyard C23
    all: s1 moves 1 Scrapper from courtyard C33 to courtyard C23 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
= 70 ee83dd419338d15bbe983b7440ed41b335414a76d412f50dc9609e827ddbcc89
71 s1 Play face up: Farm Z, card 5 (Collect ×2)
    all: s1 plays Farm Z, card 5 (Collect ×2) [DEI-161]
72 s1 Collect Energy at roof R12
    all: s1 collects 1 Energy at roof R12 [DEI-208]
73 s1 Collect Technology at courtyard C32
    all: s1 collects 1 Technology at courtyard C32 [DEI-208]
    all: s2: Action Phase 2 [DEI-160]
74 s2 Buy Night attack (Kill ×2) for 1 Technology and 2 Energy; face down: Ravagers, card 4
    all: s2 plays a card face down: Ravagers, card 4 [DEI-161]
    all: s2 buys in the tactical market for 1 Technology and 2 Energy: Night attack (Kill ×2) [DEI-219]
    all: New in the tactical market, right slot: Roof patrol (Climb ×2) [DEI-76]
75 s2 Play face up: Pickers (Move and Collect ×2)
    all: s2 plays Pickers (Move and Collect ×2) [DEI-161]
76 s2 Move 1 Scrapper from courtyard C33 to courtyard C43
    all: s2 moves 1 Scrapper from courtyard C33 to courtyard C43 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
77 s2 Collect Technology at courtyard C31
    all: s2 collects 1 Technology at courtyard C31 [DEI-208]
78 s2 Collect Technology at courtyard C13
    all: s2 collects 1 Technology at courtyard C13 [DEI-208]
    all: s1: Action Phase 3 [DEI-160]
79 s1 Buy Raid (Move and Kill) for 1 Technology and 1 Energy; face down: Farm Z, card 7
    all: s1 plays a card face down: Farm Z, card 7 [DEI-161]
    all: s1 buys in the tactical market for 1 Technology and 1 Energy: Raid (Move and Kill) [DEI-219]
    all: New in the tactical market, right slot: Forced march (Move ×3) [DEI-76]
80 s1 Play face up: Raid (Move and Kill)
    all: s1 plays Raid (Move and Kill) [DEI-161]
= 80 b1c9c2b1c7c6887bc79946f615ce430dc9c46c8ed7ca5a394f070e8585be8102
81 s1 Move 2 Scrappers from roof R12 to roof R22
    all: s1 moves 2 Scrappers from roof R12 to roof R22 [DEI-204]
    all: s1 loses control of the mechanical outpost at roof R12 [DEI-137]
82 s1 Column 2, 3 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 3 Supplies for a mission in column 2: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +3]
    all: s2: Action Phase 3 [DEI-160]
83 s2 Play face up: Ravagers, card 5 (Collect ×2)
    all: s2 plays Ravagers, card 5 (Collect ×2) [DEI-161]
84 s2 undo 83
85 s2 Play face up: Ravagers, card 7 (Collect ×2)
    all: s2 plays Ravagers, card 7 (Collect ×2) [DEI-161]
86 s2 Collect Technology at courtyard C43
    all: s2 collects 1 Technology at courtyard C43 [DEI-208]
87 s2 Finish the card
88 s2 Play face up: Night attack (Kill ×2)
    all: s2 plays Night attack (Kill ×2) [DEI-161]
89 s2 Kill one of s1’s Scrappers at courtyard C33
    all: s2 kills one of s1’s Scrappers at courtyard C33 [DEI-221]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
90 s2 Kill one of s1’s Scrappers at courtyard C33
    all: s2 kills one of s1’s Scrappers at courtyard C33 [DEI-221]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C33 [DEI-135]
= 90 ad36b30b48b50713895fba46171f79134c364156e2e37c736bc7aa56a32fc40b
91 s2 Column 3, 9 Supplies: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 9 Supplies for a mission in column 3: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +9]
    all: At the end of round 2 s1 controls 1 outpost [DEI-140]
    all: At the end of round 2 s2 controls 5 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
92 s1 Play face up: Farm Z, card 8 (activate Draco)
    all: s1 plays Farm Z, card 8 (activate Draco) [DEI-161]
93 s1 Activate Draco at roof R32
    all: s1 activates Draco at roof R32 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
94 s1 Move the Leader from courtyard C32 to courtyard C33 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 moves the Leader from courtyard C32 to courtyard C33 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
95 s1 undo 94
96 s1 Move 1 Scrapper and the Leader from courtyard C32 to courtyard C33 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 moves 1 Scrapper and the Leader from courtyard C32 to courtyard C33 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
97 s1 Play face up: Simon +1 (activate Simon with bonus +1)
    all: s1 plays Simon +1 (activate Simon with bonus +1) [DEI-161]
98 s1 Activate Simon at courtyard C34
    all: s1 activates Simon at courtyard C34 [DEI-291]
99 s1 Deploy 1 Scrapper at courtyard C34 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C34 (the drone) [DEI-292]
100 s1 Deploy 1 Scrapper at courtyard C34 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C34 (the drone) [DEI-292]
    all: s2: Action Phase 1 [DEI-160]
= 100 e926eb943a0124298918ee52fddc17a63332f416808fe3990d791b981ce67f5b
101 s2 Buy Fixers (Move ×2 and Build) for 3 Technology; face down: Pickers
    all: s2 plays a card face down: Pickers [DEI-161]
    all: s2 buys in the black market for 3 Technology: Fixers (Move ×2 and Build) [DEI-219]
    all: New in the black market, right slot: Fence (exchange up to 2 Technology for Energy) [DEI-76]
102 s2 Play face up: Fixers (Move ×2 and Build)
    all: s2 plays Fixers (Move ×2 and Build) [DEI-161]
103 s2 Move the Leader from courtyard C33 to courtyard C32
    all: s2 moves the Leader from courtyard C33 to courtyard C32 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C32 [DEI-135]
104 s2 Build an Elevator from courtyard C13 to roof R12
    all: s2 builds an Elevator from courtyard C13 to roof R12 [DEI-212]
105 s2 Move 1 Scrapper from courtyard C13 to roof R12
    all: s2 moves 1 Scrapper from courtyard C13 to roof R12 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C13 [DEI-137]
    all: s2 takes control of the mechanical outpost at roof R12 [DEI-135]
    all: s1: Action Phase 2 [DEI-160]
106 s1 Play face up: Farm Z, card 3 (Move ×2)
    all: s1 plays Farm Z, card 3 (Move ×2) [DEI-161]
107 s1 Move 1 Scrapper and the Leader from courtyard C33 to courtyard C32
    all: s1 moves 1 Scrapper and the Leader from courtyard C33 to courtyard C32 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C32 [DEI-135]
108 s1 undo 107
109 s1 Move 2 Scrappers from roof R22 to roof R12
    all: s1 moves 2 Scrappers from roof R22 to roof R12 [DEI-204]
    all: s2 loses control of the mechanical outpost at roof R12 [DEI-137]
    all: s1 takes control of the mechanical outpost at roof R12 [DEI-135]
110 s1 Move 1 Scrapper from courtyard C23 to courtyard C33
    all: s1 moves 1 Scrapper from courtyard C23 to courtyard C33 [DEI-204]
= 110 af44e7759a47d671f58b36f6dd65d89dc298de00d2d1598e729a3331ab065f2d
111 s1 undo 110
112 s1 Move 1 Scrapper and the Leader from courtyard C33 to courtyard C34
    all: s1 moves 1 Scrapper and the Leader from courtyard C33 to courtyard C34 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
113 s1 Play face up: Farm Z, card 6 (Move and Build)
    all: s1 plays Farm Z, card 6 (Move and Build) [DEI-161]
114 s1 Move 1 Scrapper from courtyard C23 to courtyard C33
    all: s1 moves 1 Scrapper from courtyard C23 to courtyard C33 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
115 s1 Build a Bridge from roof R22 to roof R12
    all: s1 builds a Bridge from roof R22 to roof R12 [DEI-212]
116 s1 undo 115
117 s1 Build an Elevator from courtyard C33 to roof R23
    all: s1 builds an Elevator from courtyard C33 to roof R23 [DEI-212]
118 s1 Unlock (mechanical): Prefabs (you may also Build in a region next to one with your units)
    all: s1 unlocks an advantage: Prefabs (you may also Build in a region next to one with your units) [DEI-270]
119 s1 Unlock nothing more
    all: s2: Action Phase 2 [DEI-160]
120 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
= 120 0f4b2a0c52630eff4249635edb09812217ff5674d3af3ede4cd24072e245a2e0
121 s2 Activate Masamune at roof R11
    all: s2 activates Masamune at roof R11 [DEI-291]
122 s2 Play face up: Ravagers, card 5 (Collect ×2)
    all: s2 plays Ravagers, card 5 (Collect ×2) [DEI-161]
123 s2 Collect Technology at courtyard C43
    all: s2 collects 1 Technology at courtyard C43 [DEI-208]
124 s2 Collect Technology at courtyard C32
    all: s2 collects 1 Technology at courtyard C32 [DEI-208]
125 s2 Collect Technology at courtyard C32 (Keen eye)
    all: s2 collects 1 Technology at courtyard C32 (Keen eye) [DEI-278]
    all: s1: Action Phase 3 [DEI-160]
126 s1 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s1 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
127 s1 Enlist 1 Scrapper at courtyard C23
    all: s1 enlists 1 Scrapper at courtyard C23 [DEI-201]
128 s1 Enlist 1 Scrapper at courtyard C42
    all: s1 enlists 1 Scrapper at courtyard C42 [DEI-201]
129 s1 Play face up: Farm Z, card 5 (Collect ×2)
    all: s1 plays Farm Z, card 5 (Collect ×2) [DEI-161]
130 s1 Collect Technology at courtyard C34
    all: s1 collects 1 Technology at courtyard C34 [DEI-208]
= 130 ca3bad55aa9df6d9fef5687e7e418872c5c6448d54bfb0e2b0253f4319da2063
131 s1 undo 130
132 s1 Collect Technology at courtyard C34
    all: s1 collects 1 Technology at courtyard C34 [DEI-208]
133 s1 Collect Technology at courtyard C34
    all: s1 collects 1 Technology at courtyard C34 [DEI-208]
134 s1 Column 3, 6 Supplies: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 6 Supplies for a mission in column 3: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +6]
    all: s2: Action Phase 3 [DEI-160]
135 s2 Play face up: Ravagers, card 3 (Move ×2)
    all: s2 plays Ravagers, card 3 (Move ×2) [DEI-161]
136 s2 Move 1 Scrapper from courtyard C31 to courtyard C41
    all: s2 moves 1 Scrapper from courtyard C31 to courtyard C41 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C31 [DEI-137]
137 s2 Move 1 Scrapper from roof R12 to courtyard C13
    all: s2 moves 1 Scrapper from roof R12 to courtyard C13 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C13 [DEI-135]
138 s2 Play face up: Ravagers, card 6 (Move and Build)
    all: s2 plays Ravagers, card 6 (Move and Build) [DEI-161]
139 s2 Move 1 Scrapper from courtyard C41 to courtyard C31
    all: s2 moves 1 Scrapper from courtyard C41 to courtyard C31 [DEI-204]
    all: s2 takes control of the tactical outpost at courtyard C31 [DEI-135]
140 s2 undo 139
= 140 7df6a5d33bd827422bb75cd73b371f59511dbe3e38f14ff7a8d6bd5ecfee4836
141 s2 Build a Refuge at courtyard C41
    all: s2 builds a Refuge at courtyard C41 [DEI-212]
142 s2 Move 1 Scrapper from courtyard C41 to courtyard C31
    all: s2 moves 1 Scrapper from courtyard C41 to courtyard C31 [DEI-204]
    all: s2 takes control of the tactical outpost at courtyard C31 [DEI-135]
143 s2 Column 1, 2 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s2 scores 2 Supplies for a mission in column 1, late: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +2]
    all: At the end of round 3 s1 controls 4 outposts [DEI-140]
    all: At the end of round 3 s2 controls 3 outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s2 and s1 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
144 s2 undo 143
145 s2 Column 1, 2 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s2 scores 2 Supplies for a mission in column 1, late: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +2]
    all: At the end of round 3 s1 controls 4 outposts [DEI-140]
    all: At the end of round 3 s2 controls 3 outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s2 and s1 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
146 s2 Play face up: Fixers (Move ×2 and Build)
    all: s2 plays Fixers (Move ×2 and Build) [DEI-161]
147 s2 Build an Elevator from courtyard C43 to roof R32
    all: s2 builds an Elevator from courtyard C43 to roof R32 [DEI-212]
148 s2 Move the Leader from courtyard C32 to courtyard C22
    all: s2 moves the Leader from courtyard C32 to courtyard C22 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C32 [DEI-137]
149 s2 Move the Leader from courtyard C22 to courtyard C32
    all: s2 moves the Leader from courtyard C22 to courtyard C32 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C32 [DEI-135]
150 s2 Buy Smugglers (Move ×2 and Collect) for 3 Technology; face down: Ravagers, card 3
    all: s2 plays a card face down: Ravagers, card 3 [DEI-161]
    all: s2 buys in the black market for 3 Technology: Smugglers (Move ×2 and Collect) [DEI-219]
    all: New in the black market, right slot: Sweet deal (+2 candies) [DEI-76]
    all: s1: Action Phase 1 [DEI-160]
= 150 68e8beae792c8d44b6059ba39762464aa072fc52ccedbe7b95824e355c1800a4
151 s1 Play face up: Farm Z, card 8 (activate Draco)
    all: s1 plays Farm Z, card 8 (activate Draco) [DEI-161]
152 s1 undo 151
153 s1 Play face up: Farm Z, card 8 (activate Draco)
    all: s1 plays Farm Z, card 8 (activate Draco) [DEI-161]
154 s1 Activate Draco at courtyard C31
    all: s1 activates Draco at courtyard C31 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
155 s1 undo 154
156 s1 Activate Draco at courtyard C41
    all: s1 activates Draco at courtyard C41 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
157 s1 Build a Refuge at roof R11 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 builds a Refuge at roof R11 [DEI-212]
158 s1 Play face up: Simon +1 (activate Simon with bonus +1)
    all: s1 plays Simon +1 (activate Simon with bonus +1) [DEI-161]
159 s1 Activate Simon at roof R23
    all: s1 activates Simon at roof R23 [DEI-291]
160 s1 undo 159
= 160 3abe16a4205cb47a1299fa54b7c59d447c7eee60e08aa5f0da85b5c897025df7
161 s1 Activate Simon at roof R22
    all: s1 activates Simon at roof R22 [DEI-291]
162 s1 Deploy 1 Scrapper at roof R22 (the drone)
    all: s1 deploys 1 Scrapper at roof R22 (the drone) [DEI-292]
163 s1 Finish with the drone
    all: s2: Action Phase 2 [DEI-160]
164 s2 Play face up: Smugglers (Move ×2 and Collect)
    all: s2 plays Smugglers (Move ×2 and Collect) [DEI-161]
165 s2 Move 1 Scrapper from courtyard C13 to courtyard C12
    all: s2 moves 1 Scrapper from courtyard C13 to courtyard C12 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C13 [DEI-137]
166 s2 Move 1 Scrapper from courtyard C12 to courtyard C13
    all: s2 moves 1 Scrapper from courtyard C12 to courtyard C13 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C13 [DEI-135]
167 s2 undo 166
168 s2 Move 1 Scrapper from courtyard C31 to courtyard C32
    all: s2 moves 1 Scrapper from courtyard C31 to courtyard C32 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C31 [DEI-137]
169 s2 Collect Technology at courtyard C12
    all: s2 collects 1 Technology at courtyard C12 [DEI-208]
170 s2 undo 169
= 170 f25a77f755c5de3a949cb4d48e4f131fcbf74e83c51ecce6bc67c386aff51aa9
171 s2 Collect Technology at courtyard C12
    all: s2 collects 1 Technology at courtyard C12 [DEI-208]
172 s2 undo 171
173 s2 Collect Technology at courtyard C12
    all: s2 collects 1 Technology at courtyard C12 [DEI-208]
174 s2 undo 173
175 s2 Collect Technology at courtyard C12
    all: s2 collects 1 Technology at courtyard C12 [DEI-208]
176 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
177 s2 undo 176
178 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
179 s2 Activate Masamune at courtyard C31
    all: s2 activates Masamune at courtyard C31 [DEI-291]
    all: s1: Action Phase 2 [DEI-160]
180 s1 Play face up: Raid (Move and Kill)
    all: s1 plays Raid (Move and Kill) [DEI-161]
= 180 426255382359b697d3a13d648e62904467144a76de259c0b513bb9676330bdfd
181 s1 undo 180
182 s1 Play face up: Raid (Move and Kill)
    all: s1 plays Raid (Move and Kill) [DEI-161]
183 s1 undo 182
184 s1 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s1 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
185 s1 Enlist 1 Scrapper at courtyard C42
    all: s1 enlists 1 Scrapper at courtyard C42 [DEI-201]
186 s1 Finish the card
187 s1 Buy Forced march (Move ×3) for 2 Technology; face down: Farm Z, card 3
    all: s1 plays a card face down: Farm Z, card 3 [DEI-161]
    all: s1 buys in the tactical market for 2 Technology: Forced march (Move ×3) [DEI-219]
    all: New in the tactical market, right slot: Flying column (Move ×2 and Collect) [DEI-76]
188 s1 Unlock (tactical): High ground (+1 majority value on every roof with your units)
    all: s1 unlocks an advantage: High ground (+1 majority value on every roof with your units) [DEI-270]
    all: s2: Action Phase 3 [DEI-160]
189 s2 Play face up: Ravagers, card 7 (Collect ×2)
    all: s2 plays Ravagers, card 7 (Collect ×2) [DEI-161]
190 s2 Collect Technology at courtyard C12
    all: s2 collects 1 Technology at courtyard C12 [DEI-208]
= 190 59a9ee9a259de26fc4bc4b503721413700b5ebf5f2a5d5703f1124ad415a6ba3
191 s2 Collect Technology at courtyard C12
    all: s2 collects 1 Technology at courtyard C12 [DEI-208]
192 s2 undo 191
193 s2 Collect Technology at courtyard C12
    all: s2 collects 1 Technology at courtyard C12 [DEI-208]
194 s2 Buy Fence (exchange up to 2 Technology for Energy) for 2 Technology; face down: Ravagers, card 2
    all: s2 plays a card face down: Ravagers, card 2 [DEI-161]
    all: s2 buys in the black market for 2 Technology: Fence (exchange up to 2 Technology for Energy) [DEI-219]
    all: New in the black market, right slot: Pawnbroker (+3 Technology) [DEI-76]
195 s2 Column 4, 4 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s2 scores 4 Supplies for a mission in column 4: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-321, s2 +4]
    all: s1: Action Phase 3 [DEI-160]
196 s1 Play face up: Forced march (Move ×3)
    all: s1 plays Forced march (Move ×3) [DEI-161]
197 s1 undo 196
198 s1 Play face up: Forced march (Move ×3)
    all: s1 plays Forced march (Move ×3) [DEI-161]
199 s1 Move 1 Scrapper from courtyard C23 to courtyard C13
    all: s1 moves 1 Scrapper from courtyard C23 to courtyard C13 [DEI-204]
    all: s1 takes control of the mechanical outpost at courtyard C13 [DEI-135]
200 s1 Move 1 Scrapper from courtyard C33 to courtyard C34
    all: s1 moves 1 Scrapper from courtyard C33 to courtyard C34 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
= 200 bbcb0f801528b56a31ad9f0afaebbcef6940b894c94f7fbcf624afadbfe90343
201 s1 Move 1 Scrapper from courtyard C34 to courtyard C33
    all: s1 moves 1 Scrapper from courtyard C34 to courtyard C33 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
202 s1 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s1 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
203 s1 Enlist 1 Scrapper at courtyard C23
    all: s1 enlists 1 Scrapper at courtyard C23 [DEI-201]
204 s1 Move 1 Scrapper and the Leader from courtyard C34 to courtyard C33
    all: s1 moves 1 Scrapper and the Leader from courtyard C34 to courtyard C33 [DEI-204]
205 s1 Column 1, 6 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s1 scores 6 Supplies for a mission in column 1, late: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s1 +6]
    all: At the end of round 4 s1 controls 5 outposts [DEI-140]
    all: At the end of round 4 s2 controls 1 outpost [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 5 Supplies for cards [DEI-373, s1 +5]
    all: s1 scores 10 Supplies for outposts [DEI-374, s1 +10]
    all: s1 scores 4 Supplies for unlocked advantages [DEI-375, s1 +4]
    all: s2 scores 8 Supplies for cards [DEI-373, s2 +8]
    all: s2 scores 2 Supplies for outposts [DEI-374, s2 +2]
= 205 829540a7194cd3a21f70dfa129d155fa705437357db3ce33e0e39f135a33c802
s1 rank 1 score 40
s2 rank 2 score 28
