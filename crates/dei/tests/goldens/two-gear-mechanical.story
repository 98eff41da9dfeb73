dei revision 1, 2 seats, options {"automa":"alone","gear":"mechanical","new_missions":"off","short_missions":"off","draft":"off","seat_1":"any","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Farm Z. Leader’s skill: Hulk (the Leader has majority value 2) [DEI-9]
    all: s2 takes a faction: Ravagers. Leader’s skill: Keen eye (once per phase, a Collect in the Leader’s region takes one more resource of either kind) [DEI-9]
    all: The board has 3 rows of 3 districts [DEI-63]
    all: Masamune starts at roof R33 [DEI-68]
    all: Simon starts at roof R21 [DEI-68]
    all: Fly starts at roof R22 [DEI-68]
    all: Draco starts at roof R11 [DEI-68]
    all: The gear market replaces the mechanical market [DEI-71]
    all: Outpost at courtyard C22: tactical outpost [DEI-72]
    all: Outpost at courtyard C22: gear outpost [DEI-72]
    all: Outpost at courtyard C24: tactical outpost [DEI-72]
    all: Outpost at roof R21: logistic outpost [DEI-72]
    all: Outpost at roof R22: gear outpost [DEI-72]
    all: Outpost at courtyard C23: logistic outpost [DEI-72]
    all: Outpost at courtyard C41: gear outpost [DEI-72]
    all: Outpost at roof R32: logistic outpost [DEI-72]
    all: Outpost at courtyard C34: tactical outpost [DEI-72]
    all: New in the tactical market, left slot: Strike team (Move, Climb and Kill) [DEI-76]
    all: New in the tactical market, middle slot: Field manual (Move and Copy) [DEI-76]
    all: New in the tactical market, right slot: Draco +0 (activate Draco) [DEI-76]
    all: New in the logistic market, left slot: General levy (Enlist ×2 and Collect ×2) [DEI-76]
    all: New in the logistic market, middle slot: Requisition (Enlist and Copy) [DEI-76]
    all: New in the logistic market, right slot: Masamune +1 (activate Masamune with bonus +1) [DEI-76]
    all: New in the gear market, left slot: Accumulator (+1 Energy and this round, a Collect in the Leader’s region may count as Refine) [DEI-76]
    all: New in the gear market, middle slot: Metal detector (Collect in the Leader’s region ×2 and this round, a Collect in a courtyard with your Leader may take 1 Technology from the general supply instead) [DEI-76]
    all: New in the gear market, right slot: Banner (Enlist in the Leader’s region ×2 and this round, +2 majority value in the Leader’s region) [DEI-76]
    all: New in the black market, left slot: Informant (Copy) [DEI-76]
    all: New in the black market, middle slot: Hired hands (Enlist ×2 and Move) [DEI-76]
    all: New in the black market, right slot: Press gang (Move and Muster) [DEI-76]
    all: Mission in column 1: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 1: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 2: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 2: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-80]
    all: Mission in column 4: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 4: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Priority: s1 and s2 [DEI-89]
    all: s1 is dealt an advantage: High ground (+1 majority value on every roof with your units) [DEI-96]
    all: s2 is dealt an advantage: Sweet reward (when unlocked: gain 2 candies) [DEI-96]
    all: s1 is dealt an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-96]
    all: s2 is dealt an advantage: Field kitchen (once per phase, an Enlist may count as Muster) [DEI-96]
    all: s1 is dealt an advantage: Natural gift (you may unlock advantages at the end of any of your Action Phases) [DEI-96]
    all: s2 is dealt an advantage: Goods at hand (you can buy in coloured markets without any outposts) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s1: Action Phase 1 [DEI-160]
1 s1 2 Scrappers at courtyard C13, 0 at courtyard C34; the Leader at courtyard C13
    all: s1 starts with 2 Scrappers and the Leader at courtyard C13 [DEI-92]
2 s1 Play face up: Farm Z, card 8 (activate Draco)
    all: s1 plays Farm Z, card 8 (activate Draco) [DEI-161]
3 s1 Activate Draco at courtyard C32
    all: s1 activates Draco at courtyard C32 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
4 s1 Build a Refuge at courtyard C13 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 builds a Refuge at courtyard C13 [DEI-212]
5 s1 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s1 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
6 s1 Move 2 Scrappers from courtyard C13 to courtyard C23
    all: s1 moves 2 Scrappers from courtyard C13 to courtyard C23 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C23 [DEI-135]
7 s1 Finish the card
    all: s2: Action Phase 1 [DEI-160]
8 s2 3 Scrappers at courtyard C13, 0 at courtyard C34; the Leader at courtyard C34
    all: s2 starts with 3 Scrappers at courtyard C13 [DEI-92]
    all: s2 starts with the Leader at courtyard C34 [DEI-92]
    all: s2 takes control of the tactical outpost at courtyard C34 [DEI-135]
9 s2 Buy Draco +0 (activate Draco) for 1 Technology and 1 Energy; face down: Ravagers, card 5
    all: s2 plays a card face down: Ravagers, card 5 [DEI-161]
    all: s2 buys in the tactical market for 1 Technology and 1 Energy: Draco +0 (activate Draco) [DEI-219]
    all: New in the tactical market, right slot: Masamune +0 (activate Masamune) [DEI-76]
10 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
= 10 96fb6a26236e859bc5abd57b19ebea0efbb089fdcf722d070ffe9da931493d3e
11 s2 Activate Masamune at roof R22
    all: s2 activates Masamune at roof R22 [DEI-291]
12 s2 Collect Energy at roof R22 (the drone)
    all: s2 collects 1 Energy at roof R22 (the drone) [DEI-292]
    all: s1: Action Phase 2 [DEI-160]
13 s1 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s1 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
14 s1 Build an Elevator from courtyard C23 to roof R23
    all: s1 builds an Elevator from courtyard C23 to roof R23 [DEI-212]
15 s1 Enlist 1 Scrapper at courtyard C34
    all: s1 enlists 1 Scrapper at courtyard C34 [DEI-201]
    all: s2 loses control of the tactical outpost at courtyard C34 [DEI-137]
16 s1 Play face up: Farm Z, card 4 (Move and Collect)
    all: s1 plays Farm Z, card 4 (Move and Collect) [DEI-161]
17 s1 Move 2 Scrappers from courtyard C23 to courtyard C22
    all: s1 moves 2 Scrappers from courtyard C23 to courtyard C22 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
    all: s1 takes control of the gear outpost at courtyard C22 [DEI-135]
18 s1 Collect Technology at courtyard C22
    all: s1 collects 1 Technology at courtyard C22 [DEI-208]
    all: s2: Action Phase 2 [DEI-160]
19 s2 Play face up: Draco +0 (activate Draco)
    all: s2 plays Draco +0 (activate Draco) [DEI-161]
20 s2 Activate Draco at courtyard C42
    all: s2 activates Draco at courtyard C42 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
= 20 0810f0e14877b74b773e34ed13fd2c1a554f6949c3ac2e33cfb933b8ac78142a
21 s2 Move the Leader from courtyard C34 to courtyard C24 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 moves the Leader from courtyard C34 to courtyard C24 [DEI-204]
    all: s2 takes control of the tactical outpost at courtyard C24 [DEI-135]
    all: s1 takes control of the tactical outpost at courtyard C34 [DEI-135]
22 s2 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s2 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
23 s2 Enlist 1 Scrapper at courtyard C34
    all: s2 enlists 1 Scrapper at courtyard C34 [DEI-201]
    all: s1 loses control of the tactical outpost at courtyard C34 [DEI-137]
24 s2 Enlist 1 Scrapper at courtyard C34
    all: s2 enlists 1 Scrapper at courtyard C34 [DEI-201]
    all: s2 takes control of the tactical outpost at courtyard C34 [DEI-135]
25 s2 Unlock (tactical): Sweet reward (when unlocked: gain 2 candies)
    all: s2 unlocks an advantage: Sweet reward (when unlocked: gain 2 candies) [DEI-270]
    all: s2 gains +2 candies (advantage) [DEI-273]
    all: s1: Action Phase 3 [DEI-160]
26 s1 Buy Metal detector (Collect in the Leader’s region ×2 and this round, a Collect in a courtyard with your Leader may take 1 Technology from the general supply instead) for 2 Technology; face down: Farm Z, card 1
    all: s1 plays a card face down: Farm Z, card 1 [DEI-161]
    all: s1 buys in the gear market for 2 Technology: Metal detector (Collect in the Leader’s region ×2 and this round, a Collect in a courtyard with your Leader may take 1 Technology from the general supply instead) [DEI-219]
    all: New in the gear market, right slot: Vending machine (+2 candies and this round, a candy spent with your Leader or in the Leader’s region gives back 1 candy) [DEI-76]
27 s1 Play face up: Metal detector (Collect in the Leader’s region ×2 and this round, a Collect in a courtyard with your Leader may take 1 Technology from the general supply instead)
    all: s1 plays Metal detector (Collect in the Leader’s region ×2 and this round, a Collect in a courtyard with your Leader may take 1 Technology from the general supply instead) [DEI-161]
28 s1 Column 2, 3 Supplies: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 3 Supplies for a mission in column 2: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +3]
    all: s2: Action Phase 3 [DEI-160]
29 s2 Play face up: Ravagers, card 6 (Move and Build)
    all: s2 plays Ravagers, card 6 (Move and Build) [DEI-161]
30 s2 Build an Elevator from courtyard C13 to roof R12
    all: s2 builds an Elevator from courtyard C13 to roof R12 [DEI-212]
= 30 61105bfc9e1f19ae48f6756db1bd65a531be2d5d6dcd49ce275ebb8eee12280b
31 s2 Move the Leader from courtyard C24 to courtyard C23 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 moves the Leader from courtyard C24 to courtyard C23 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C24 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C23 [DEI-135]
32 s2 Move 1 Scrapper from courtyard C34 to courtyard C24
    all: s2 moves 1 Scrapper from courtyard C34 to courtyard C24 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C34 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C24 [DEI-135]
33 s2 Play face up: Ravagers, card 3 (Move ×2)
    all: s2 plays Ravagers, card 3 (Move ×2) [DEI-161]
34 s2 Build a Refuge at courtyard C13 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds a Refuge at courtyard C13 [DEI-212]
35 s2 Move 1 Scrapper from courtyard C24 to courtyard C34
    all: s2 moves 1 Scrapper from courtyard C24 to courtyard C34 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C24 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C34 [DEI-135]
36 s2 Move 2 Scrappers from courtyard C34 to courtyard C24
    all: s2 moves 2 Scrappers from courtyard C34 to courtyard C24 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C34 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C24 [DEI-135]
    all: s1 takes control of the tactical outpost at courtyard C34 [DEI-135]
37 s2 Column 1, 4 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s2 scores 4 Supplies for a mission in column 1: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s2 +4]
    all: At the end of round 1 s1 controls 3 outposts [DEI-140]
    all: At the end of round 1 s2 controls 2 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
38 s1 Play face up: Metal detector (Collect in the Leader’s region ×2 and this round, a Collect in a courtyard with your Leader may take 1 Technology from the general supply instead)
    all: s1 plays Metal detector (Collect in the Leader’s region ×2 and this round, a Collect in a courtyard with your Leader may take 1 Technology from the general supply instead) [DEI-161]
39 s1 Play face up: Farm Z, card 8 (activate Draco)
    all: s1 plays Farm Z, card 8 (activate Draco) [DEI-161]
40 s1 Activate Draco at courtyard C42
    all: s1 activates Draco at courtyard C42 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
= 40 b963492b04dd35aa39d3e981343452bd55061467ec765c62182d0a6d85a68ca4
41 s1 Build an Elevator from courtyard C34 to roof R33 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 builds an Elevator from courtyard C34 to roof R33 [DEI-212]
    all: s2: Action Phase 1 [DEI-160]
42 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
43 s2 Activate Masamune at courtyard C23
    all: s2 activates Masamune at courtyard C23 [DEI-291]
44 s2 Collect Technology at courtyard C23 (the drone)
    all: s2 collects 1 Technology at courtyard C23 (the drone) [DEI-292]
45 s2 Collect Technology at courtyard C23 (the drone)
    all: s2 collects 1 Technology at courtyard C23 (the drone) [DEI-292]
46 s2 Play face up: Draco +0 (activate Draco)
    all: s2 plays Draco +0 (activate Draco) [DEI-161]
47 s2 Activate Draco at courtyard C42
    all: s2 activates Draco at courtyard C42 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
48 s2 Build an Elevator from courtyard C23 to roof R12 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds an Elevator from courtyard C23 to roof R12 [DEI-212]
    all: s1: Action Phase 2 [DEI-160]
49 s1 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s1 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
50 s1 Move the Leader from courtyard C13 to courtyard C23
    all: s1 moves the Leader from courtyard C13 to courtyard C23 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C23 [DEI-135]
= 50 a15f74f1612184e8e6735618c727159f3362bb9aec6ba57fb7a5cac2acb7a9a3
51 s1 Enlist 1 Scrapper at courtyard C13
    all: s1 enlists 1 Scrapper at courtyard C13 [DEI-201]
52 s1 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s1 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
53 s1 Build an Elevator from courtyard C34 to roof R23
    all: s1 builds an Elevator from courtyard C34 to roof R23 [DEI-212]
54 s1 Enlist 1 Scrapper at courtyard C34
    all: s1 enlists 1 Scrapper at courtyard C34 [DEI-201]
55 s1 Unlock (tactical): High ground (+1 majority value on every roof with your units)
    all: s1 unlocks an advantage: High ground (+1 majority value on every roof with your units) [DEI-270]
    all: s2: Action Phase 2 [DEI-160]
56 s2 Buy Masamune +0 (activate Masamune) for 1 Technology and 1 Energy; face down: Ravagers, card 7
    all: s2 plays a card face down: Ravagers, card 7 [DEI-161]
    all: s2 buys in the tactical market for 1 Technology and 1 Energy: Masamune +0 (activate Masamune) [DEI-219]
    all: New in the tactical market, right slot: Grapnel squad (Move and Climb) [DEI-76]
57 s2 Play face up: Masamune +0 (activate Masamune)
    all: s2 plays Masamune +0 (activate Masamune) [DEI-161]
58 s2 Activate Masamune at roof R11
    all: s2 activates Masamune at roof R11 [DEI-291]
59 s2 Collect Energy at roof R11 (the drone)
    all: s2 collects 1 Energy at roof R11 (the drone) [DEI-292]
60 s2 Collect Energy at roof R11 (the drone)
    all: s2 collects 1 Energy at roof R11 (the drone) [DEI-292]
    all: s1: Action Phase 3 [DEI-160]
= 60 2f748bcb38c60636e2c6bcb37628f83101d12768b8951e80748c8fcce148a9fa
61 s1 Play face up: Farm Z, card 5 (Collect ×2)
    all: s1 plays Farm Z, card 5 (Collect ×2) [DEI-161]
62 s1 Collect Technology at courtyard C23, from the general supply
    all: s1 collects 1 Technology at courtyard C23, from the general supply [DEI-460]
63 s1 Collect Technology at courtyard C23, from the general supply
    all: s1 collects 1 Technology at courtyard C23, from the general supply [DEI-460]
64 s1 Play face up: Farm Z, card 4 (Move and Collect)
    all: s1 plays Farm Z, card 4 (Move and Collect) [DEI-161]
65 s1 Collect Technology at courtyard C23
    all: s1 collects 1 Technology at courtyard C23 [DEI-208]
66 s1 Move 1 Scrapper from courtyard C13 to courtyard C12
    all: s1 moves 1 Scrapper from courtyard C13 to courtyard C12 [DEI-204]
67 s1 Column 4, 6 Supplies: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 6 Supplies for a mission in column 4: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +6]
    all: s2: Action Phase 3 [DEI-160]
68 s2 Buy Grapnel squad (Move and Climb) for 1 Technology and 1 Energy; face down: Ravagers, card 6
    all: s2 plays a card face down: Ravagers, card 6 [DEI-161]
    all: s2 buys in the tactical market for 1 Technology and 1 Energy: Grapnel squad (Move and Climb) [DEI-219]
    all: New in the tactical market, right slot: Simon +2 (activate Simon with bonus +2) [DEI-76]
69 s2 Play face up: Ravagers, card 4 (Move and Collect)
    all: s2 plays Ravagers, card 4 (Move and Collect) [DEI-161]
70 s2 Move 2 Scrappers from courtyard C24 to courtyard C23
    all: s2 moves 2 Scrappers from courtyard C24 to courtyard C23 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s2 loses control of the tactical outpost at courtyard C24 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C23 [DEI-135]
= 70 ff1f4236363d86ac85912dfd611b60f5c78520481a143fa7763b74b5f01868b0
71 s2 Collect Technology at courtyard C23
    all: s2 collects 1 Technology at courtyard C23 [DEI-208]
72 s2 Column 3, 3 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s2 scores 3 Supplies for a mission in column 3: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +3]
    all: At the end of round 2 s1 controls 3 outposts [DEI-140]
    all: At the end of round 2 s2 controls 1 outpost [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s2 and s1 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
73 s2 Play face up: Draco +0 (activate Draco)
    all: s2 plays Draco +0 (activate Draco) [DEI-161]
74 s2 Activate Draco at courtyard C33
    all: s2 activates Draco at courtyard C33 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
75 s2 Move 2 Scrappers and the Leader from courtyard C23 to courtyard C22 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 moves 2 Scrappers and the Leader from courtyard C23 to courtyard C22 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s1 loses control of the gear outpost at courtyard C22 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C22 [DEI-135]
    all: s2 takes control of the gear outpost at courtyard C22 [DEI-135]
    all: s1 takes control of the logistic outpost at courtyard C23 [DEI-135]
76 s2 Play face up: Masamune +0 (activate Masamune)
    all: s2 plays Masamune +0 (activate Masamune) [DEI-161]
77 s2 Activate Masamune at roof R31
    all: s2 activates Masamune at roof R31 [DEI-291]
78 s2 Collect Energy at roof R31 (the drone)
    all: s2 collects 1 Energy at roof R31 (the drone) [DEI-292]
79 s2 Collect Energy at roof R31 (the drone)
    all: s2 collects 1 Energy at roof R31 (the drone) [DEI-292]
    all: s1: Action Phase 1 [DEI-160]
80 s1 Buy Masamune +1 (activate Masamune with bonus +1) for 2 Technology and 1 Energy; face down: Farm Z, card 6
    all: s1 plays a card face down: Farm Z, card 6 [DEI-161]
    all: s1 buys in the logistic market for 2 Technology and 1 Energy: Masamune +1 (activate Masamune with bonus +1) [DEI-219]
    all: New in the logistic market, right slot: Fly +2 (activate Fly with bonus +2) [DEI-76]
= 80 bcbf6530e8a5c756ed6bb2e73d9f8729071b7e6616ede2ac7e54ce216017bd05
81 s1 Play face up: Metal detector (Collect in the Leader’s region ×2 and this round, a Collect in a courtyard with your Leader may take 1 Technology from the general supply instead)
    all: s1 plays Metal detector (Collect in the Leader’s region ×2 and this round, a Collect in a courtyard with your Leader may take 1 Technology from the general supply instead) [DEI-161]
82 s1 Collect Technology at courtyard C23, from the general supply (Collect in the Leader’s region)
    all: s1 collects 1 Technology at courtyard C23, from the general supply [DEI-460]
83 s1 Collect Technology at courtyard C23, from the general supply (Collect in the Leader’s region)
    all: s1 collects 1 Technology at courtyard C23, from the general supply [DEI-460]
    all: s2: Action Phase 2 [DEI-160]
84 s2 Buy Field manual (Move and Copy) for 1 Technology and 2 Energy; face down: Grapnel squad
    all: s2 plays a card face down: Grapnel squad [DEI-161]
    all: s2 buys in the tactical market for 1 Technology and 2 Energy: Field manual (Move and Copy) [DEI-219]
    all: New in the tactical market, right slot: Flying column (Move ×2 and Collect) [DEI-76]
85 s2 Play face up: Field manual (Move and Copy)
    all: s2 plays Field manual (Move and Copy) [DEI-161]
86 s2 Copy Draco +0 (activate Draco)
    all: s2 copies Draco +0 (activate Draco) [DEI-231]
87 s2 Move 1 Scrapper from courtyard C13 to courtyard C14
    all: s2 moves 1 Scrapper from courtyard C13 to courtyard C14 [DEI-204]
88 s2 Activate Draco at courtyard C31
    all: s2 activates Draco at courtyard C31 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
89 s2 Build an Elevator from courtyard C22 to roof R21 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds an Elevator from courtyard C22 to roof R21 [DEI-212]
    all: s1: Action Phase 2 [DEI-160]
90 s1 Buy Informant (Copy) for 3 Technology; face down: Farm Z, card 7
    all: s1 plays a card face down: Farm Z, card 7 [DEI-161]
    all: s1 buys in the black market for 3 Technology: Informant (Copy) [DEI-219]
    all: New in the black market, right slot: Smugglers (Move ×2 and Collect) [DEI-76]
= 90 cd251490d5482f384fce81318791b04ef97f8be2e24150034c48eab40f3deb9b
91 s1 Play face up: Informant (Copy)
    all: s1 plays Informant (Copy) [DEI-161]
92 s1 Copy Masamune +0 (activate Masamune)
    all: s1 copies Masamune +0 (activate Masamune) [DEI-231]
93 s1 Activate Masamune at courtyard C32
    all: s1 activates Masamune at courtyard C32 [DEI-291]
94 s1 Collect Technology at courtyard C32 (the drone)
    all: s1 collects 1 Technology at courtyard C32 (the drone) [DEI-292]
    all: s2: Action Phase 3 [DEI-160]
95 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
96 s2 Activate Masamune at courtyard C32
    all: s2 activates Masamune at courtyard C32 [DEI-291]
97 s2 Play face up: Ravagers, card 3 (Move ×2)
    all: s2 plays Ravagers, card 3 (Move ×2) [DEI-161]
98 s2 Move 2 Scrappers and the Leader from courtyard C22 to roof R21
    all: s2 moves 2 Scrappers and the Leader from courtyard C22 to roof R21 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s2 loses control of the gear outpost at courtyard C22 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
    all: s1 takes control of the gear outpost at courtyard C22 [DEI-135]
    all: s2 takes control of the logistic outpost at roof R21 [DEI-135]
99 s2 Move 2 Scrappers and the Leader from roof R21 to courtyard C22
    all: s2 moves 2 Scrappers and the Leader from roof R21 to courtyard C22 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s1 loses control of the gear outpost at courtyard C22 [DEI-137]
    all: s2 loses control of the logistic outpost at roof R21 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C22 [DEI-135]
    all: s2 takes control of the gear outpost at courtyard C22 [DEI-135]
100 s2 Column 4, 3 Supplies: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 3 Supplies for a mission in column 4: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +3]
    all: s1: Action Phase 3 [DEI-160]
= 100 e79d84ce81d83576a347b3c7e7175eeb02469d0bf4fc43655a291752d1109a8d
101 s1 Play face up: Farm Z, card 8 (activate Draco)
    all: s1 plays Farm Z, card 8 (activate Draco) [DEI-161]
102 s1 Activate Draco at courtyard C31
    all: s1 activates Draco at courtyard C31 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
103 s1 Move the Leader from courtyard C23 to courtyard C22 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 moves the Leader from courtyard C23 to courtyard C22 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s2 loses control of the gear outpost at courtyard C22 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
    all: s1 takes control of the gear outpost at courtyard C22 [DEI-135]
104 s1 Play face up: Masamune +1 (activate Masamune with bonus +1)
    all: s1 plays Masamune +1 (activate Masamune with bonus +1) [DEI-161]
105 s1 Activate Masamune at roof R13
    all: s1 activates Masamune at roof R13 [DEI-291]
106 s1 Collect Energy at roof R13 (the drone)
    all: s1 collects 1 Energy at roof R13 (the drone) [DEI-292]
107 s1 Collect Energy at roof R13 (the drone)
    all: s1 collects 1 Energy at roof R13 (the drone) [DEI-292]
108 s1 Column 3, 3 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s1 scores 3 Supplies for a mission in column 3: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +3]
    all: At the end of round 3 s1 controls 3 outposts [DEI-140]
    all: At the end of round 3 s2 controls no outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s2 and s1 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
109 s2 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s2 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
110 s2 Enlist 1 Scrapper at courtyard C34
    all: s2 enlists 1 Scrapper at courtyard C34 [DEI-201]
= 110 73a58fde2f5a09d40f8369c2504f79337a6c4e45db0df26ef36c1b1b297e58eb
111 s2 Enlist 1 Scrapper at courtyard C13
    all: s2 enlists 1 Scrapper at courtyard C13 [DEI-201]
112 s2 Play face up: Field manual (Move and Copy)
    all: s2 plays Field manual (Move and Copy) [DEI-161]
113 s2 Move 1 Scrapper and the Leader from courtyard C22 to roof R21
    all: s2 moves 1 Scrapper and the Leader from courtyard C22 to roof R21 [DEI-204]
    all: s2 takes control of the logistic outpost at roof R21 [DEI-135]
114 s2 Copy Ravagers, card 1 (Enlist ×2)
    all: s2 copies Ravagers, card 1 (Enlist ×2) [DEI-231]
115 s2 Enlist 1 Scrapper at courtyard C13
    all: s2 enlists 1 Scrapper at courtyard C13 [DEI-201]
116 s2 Enlist 1 Scrapper at courtyard C13
    all: s2 enlists 1 Scrapper at courtyard C13 [DEI-201]
    all: s1: Action Phase 1 [DEI-160]
117 s1 Play face up: Metal detector (Collect in the Leader’s region ×2 and this round, a Collect in a courtyard with your Leader may take 1 Technology from the general supply instead)
    all: s1 plays Metal detector (Collect in the Leader’s region ×2 and this round, a Collect in a courtyard with your Leader may take 1 Technology from the general supply instead) [DEI-161]
118 s1 Collect Technology at courtyard C22 (Collect in the Leader’s region)
    all: s1 collects 1 Technology at courtyard C22 [DEI-208]
119 s1 Collect Technology at courtyard C22, from the general supply (Collect in the Leader’s region)
    all: s1 collects 1 Technology at courtyard C22, from the general supply [DEI-460]
120 s1 Play face up: Informant (Copy)
    all: s1 plays Informant (Copy) [DEI-161]
= 120 d89fdbdbe72439abf2851df7b6d36c510e62be0d90a154f3784e872420041200
121 s1 Copy Field manual (Move and Copy)
    all: s1 copies Field manual (Move and Copy) [DEI-231]
122 s1 Move 1 Scrapper from courtyard C34 to courtyard C24
    all: s1 moves 1 Scrapper from courtyard C34 to courtyard C24 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C34 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C24 [DEI-135]
    all: s2: Action Phase 2 [DEI-160]
123 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
124 s2 Activate Masamune at courtyard C12
    all: s2 activates Masamune at courtyard C12 [DEI-291]
125 s2 Collect Technology at courtyard C12 (the drone)
    all: s2 collects 1 Technology at courtyard C12 (the drone) [DEI-292]
126 s2 Collect Technology at courtyard C12 (the drone)
    all: s2 collects 1 Technology at courtyard C12 (the drone) [DEI-292]
127 s2 Play face up: Masamune +0 (activate Masamune)
    all: s2 plays Masamune +0 (activate Masamune) [DEI-161]
128 s2 Activate Masamune at courtyard C14
    all: s2 activates Masamune at courtyard C14 [DEI-291]
129 s2 Collect Technology at courtyard C14 (the drone)
    all: s2 collects 1 Technology at courtyard C14 (the drone) [DEI-292]
    all: s1: Action Phase 2 [DEI-160]
130 s1 Buy Hired hands (Enlist ×2 and Move) for 3 Technology; face down: Farm Z, card 5
    all: s1 plays a card face down: Farm Z, card 5 [DEI-161]
    all: s1 buys in the black market for 3 Technology: Hired hands (Enlist ×2 and Move) [DEI-219]
    all: New in the black market, right slot: Cutthroats (Move and Kill) [DEI-76]
= 130 973e5687a0c6dee7ebc5ad38a4bb53d1e0f45bf321868a49f9c437d36a8da43c
131 s1 Play face up: Farm Z, card 8 (activate Draco)
    all: s1 plays Farm Z, card 8 (activate Draco) [DEI-161]
132 s1 Activate Draco at courtyard C11
    all: s1 activates Draco at courtyard C11 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
133 s1 Move 2 Scrappers from courtyard C22 to courtyard C23 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 moves 2 Scrappers from courtyard C22 to courtyard C23 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s2: Action Phase 3 [DEI-160]
134 s2 Buy Cutthroats (Move and Kill) for 2 Technology and 1 Energy; face down: Ravagers, card 3
    all: s2 plays a card face down: Ravagers, card 3 [DEI-161]
    all: s2 buys in the black market for 2 Technology and 1 Energy: Cutthroats (Move and Kill) [DEI-219]
    all: New in the black market, right slot: Pawnbroker (+3 Technology) [DEI-76]
135 s2 Play face up: Draco +0 (activate Draco)
    all: s2 plays Draco +0 (activate Draco) [DEI-161]
136 s2 Activate Draco at roof R21
    all: s2 activates Draco at roof R21 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
137 s2 Move 1 Scrapper and the Leader from roof R21 to courtyard C22 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 moves 1 Scrapper and the Leader from roof R21 to courtyard C22 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s1 loses control of the gear outpost at courtyard C22 [DEI-137]
    all: s2 loses control of the logistic outpost at roof R21 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C22 [DEI-135]
    all: s2 takes control of the gear outpost at courtyard C22 [DEI-135]
138 s2 Column 2, 2 Supplies: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 2 Supplies for a mission in column 2, late: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +2]
    all: s1: Action Phase 3 [DEI-160]
139 s1 Play face up: Hired hands (Enlist ×2 and Move)
    all: s1 plays Hired hands (Enlist ×2 and Move) [DEI-161]
140 s1 Move 1 Scrapper from courtyard C34 to courtyard C24
    all: s1 moves 1 Scrapper from courtyard C34 to courtyard C24 [DEI-204]
    all: s2 takes control of the tactical outpost at courtyard C34 [DEI-135]
= 140 9fb2dc93faa9d700fb0473e53f30fc4cdbb9ed77b8edc1530921e75c7d1cb680
141 s1 Enlist 1 Scrapper at courtyard C13
    all: s1 enlists 1 Scrapper at courtyard C13 [DEI-201]
142 s1 Enlist 1 Scrapper at courtyard C13
    all: s1 enlists 1 Scrapper at courtyard C13 [DEI-201]
143 s1 Play face up: Masamune +1 (activate Masamune with bonus +1)
    all: s1 plays Masamune +1 (activate Masamune with bonus +1) [DEI-161]
144 s1 Activate Masamune at courtyard C34
    all: s1 activates Masamune at courtyard C34 [DEI-291]
145 s1 Column 1, 3 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s1 scores 3 Supplies for a mission in column 1, late: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s1 +3]
    all: At the end of round 4 s1 controls 2 outposts [DEI-140]
    all: At the end of round 4 s2 controls 3 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 2 Supplies for Energy [DEI-372, s1 +2]
    all: s1 scores 7 Supplies for cards [DEI-373, s1 +7]
    all: s1 scores 4 Supplies for outposts [DEI-374, s1 +4]
    all: s1 scores 2 Supplies for unlocked advantages [DEI-375, s1 +2]
    all: s2 scores 8 Supplies for cards [DEI-373, s2 +8]
    all: s2 scores 6 Supplies for outposts [DEI-374, s2 +6]
    all: s2 scores 2 Supplies for unlocked advantages [DEI-375, s2 +2]
= 145 5549d3c10b3ccc07aad3ddff5d15b7028454720ea242ebe66887ea813e99f6bc
s1 rank 1 score 34
s2 rank 2 score 33
