dei revision 1, 2 seats, options {"automa":"alone","gear":"tactical","new_missions":"off","short_missions":"off","draft":"off","seat_1":"any","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Refuge 42. Leader’s skill: Strength in numbers (once per phase, an Enlist in the Leader’s region puts one more Scrapper there) [DEI-9]
    all: s2 takes a faction: Hackers. Leader’s skill: Hack (at the end of each of your Action Phases you may put a hack token on an outpost in the Leader’s region) [DEI-9]
    all: The board has 3 rows of 3 districts [DEI-63]
    all: Masamune starts at roof R12 [DEI-68]
    all: Simon starts at roof R32 [DEI-68]
    all: Fly starts at roof R13 [DEI-68]
    all: Draco starts at roof R21 [DEI-68]
    all: Scorpion starts at roof R33 [DEI-68]
    all: The gear market replaces the tactical market [DEI-71]
    all: Outpost at courtyard C12: mechanical outpost [DEI-72]
    all: Outpost at courtyard C13: mechanical outpost [DEI-72]
    all: Outpost at roof R13: mechanical outpost [DEI-72]
    all: Outpost at roof R21: logistic outpost [DEI-72]
    all: Outpost at courtyard C23: gear outpost [DEI-72]
    all: Outpost at courtyard C23: logistic outpost [DEI-72]
    all: Outpost at courtyard C42: gear outpost [DEI-72]
    all: Outpost at courtyard C33: logistic outpost [DEI-72]
    all: Outpost at roof R33: gear outpost [DEI-72]
    all: New in the gear market, left slot: Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build) [DEI-76]
    all: New in the gear market, middle slot: Accumulator (+1 Energy and this round, a Collect in the Leader’s region may count as Refine) [DEI-76]
    all: New in the gear market, right slot: Banner (Enlist in the Leader’s region ×2 and this round, +2 majority value in the Leader’s region) [DEI-76]
    all: New in the logistic market, left slot: Porters (Collect ×3) [DEI-76]
    all: New in the logistic market, middle slot: Simon +0 (activate Simon) [DEI-76]
    all: New in the logistic market, right slot: General levy (Enlist ×2 and Collect ×2) [DEI-76]
    all: New in the mechanical market, left slot: Still (Refine ×2) [DEI-76]
    all: New in the mechanical market, middle slot: Schematics (Build and Copy) [DEI-76]
    all: New in the mechanical market, right slot: Draco +1 (activate Draco with bonus +1) [DEI-76]
    all: New in the black market, left slot: Pawnbroker (+3 Technology) [DEI-76]
    all: New in the black market, middle slot: Climbers (Collect and Climb) [DEI-76]
    all: New in the black market, right slot: Fence (exchange up to 2 Technology for Energy) [DEI-76]
    all: Mission in column 1: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 1: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 2: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 2: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-80]
    all: Mission in column 3: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 3: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 4: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 4: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Priority: s1 and s2 [DEI-89]
    all: s1 is dealt an advantage: Watchtowers (when you build an Elevator, you may Enlist up to 2 times in its region, even without a Refuge) [DEI-96]
    all: s2 is dealt an advantage: Goods at hand (you can buy in coloured markets without any outposts) [DEI-96]
    all: s1 is dealt an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-96]
    all: s2 is dealt an advantage: Depot (when unlocked: gain 2 Technology and 1 Energy) [DEI-96]
    all: s1 is dealt an advantage: Blueprints (when unlocked: 1 Supply for each of your structures on the board) [DEI-96]
    all: s2 is dealt an advantage: Prefabs (you may also Build in a region next to one with your units) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s1: Action Phase 1 [DEI-160]
1 s1 0 Scrappers at courtyard C21, 2 at courtyard C34; the Leader at courtyard C34
    all: s1 starts with 2 Scrappers and the Leader at courtyard C34 [DEI-92]
2 s1 Play face up: Refuge 42, card 6 (Enlist and Build)
    all: s1 plays Refuge 42, card 6 (Enlist and Build) [DEI-161]
3 s1 Build a Refuge at courtyard C34
    all: s1 builds a Refuge at courtyard C34 [DEI-212]
4 s1 Enlist 1 Scrapper at courtyard C34
    all: s1 enlists 1 Scrapper at courtyard C34 [DEI-201]
5 s1 Deploy 1 Scrapper at courtyard C34 (Strength in numbers)
    all: s1 deploys 1 Scrapper at courtyard C34 (Strength in numbers) [DEI-279]
6 s1 Play face up: Refuge 42, card 8 (activate Simon)
    all: s1 plays Refuge 42, card 8 (activate Simon) [DEI-161]
7 s1 Activate Simon at courtyard C22
    all: s1 activates Simon at courtyard C22 [DEI-291]
8 s1 Deploy 1 Scrapper at courtyard C22 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C22 (the drone) [DEI-292]
9 s1 Finish with the drone
    all: s2: Action Phase 1 [DEI-160]
10 s2 0 Scrappers at courtyard C21, 3 at courtyard C34; the Leader at courtyard C21
    all: s2 starts with the Leader at courtyard C21 [DEI-92]
    all: s2 starts with 3 Scrappers at courtyard C34 [DEI-92]
= 10 28f3b4c9f5a81228420fb3697800ceb1e70cbe213b721bab5e7895761587bef2
11 s2 Play face up: Hackers, card 3 (Move ×2)
    all: s2 plays Hackers, card 3 (Move ×2) [DEI-161]
12 s2 Move the Leader from courtyard C21 to courtyard C31
    all: s2 moves the Leader from courtyard C21 to courtyard C31 [DEI-204]
13 s2 Move 2 Scrappers from courtyard C34 to courtyard C33
    all: s2 moves 2 Scrappers from courtyard C34 to courtyard C33 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C33 [DEI-135]
14 s2 Play face up: Hackers, card 8 (activate Scorpion)
    all: s2 plays Hackers, card 8 (activate Scorpion) [DEI-161]
15 s2 Activate Scorpion at courtyard C43
    all: s2 activates Scorpion at courtyard C43 [DEI-291]
16 s2 Build an Elevator from courtyard C43 to roof R32 (the drone)
    all: s2 builds an Elevator from courtyard C43 to roof R32 [DEI-397]
17 s2 Finish with the drone
    all: s1: Action Phase 2 [DEI-160]
18 s1 Play face up: Refuge 42, card 2 (Enlist and Move)
    all: s1 plays Refuge 42, card 2 (Enlist and Move) [DEI-161]
19 s1 Move 3 Scrappers and the Leader from courtyard C34 to courtyard C44
    all: s1 moves 3 Scrappers and the Leader from courtyard C34 to courtyard C44 [DEI-204]
20 s1 Enlist 1 Scrapper at courtyard C34
    all: s1 enlists 1 Scrapper at courtyard C34 [DEI-201]
= 20 86d8435e29f194fa89f1f820f42428756c0a7b9b2adaeceefb164c3f992a3b51
21 s1 Play face up: Refuge 42, card 4 (Move and Collect)
    all: s1 plays Refuge 42, card 4 (Move and Collect) [DEI-161]
22 s1 Move 1 Scrapper from courtyard C22 to courtyard C23
    all: s1 moves 1 Scrapper from courtyard C22 to courtyard C23 [DEI-204]
    all: s1 takes control of the gear outpost at courtyard C23 [DEI-135]
    all: s1 takes control of the logistic outpost at courtyard C23 [DEI-135]
23 s1 Collect Technology at courtyard C23
    all: s1 collects 1 Technology at courtyard C23 [DEI-208]
    all: s2: Action Phase 2 [DEI-160]
24 s2 Play face up: Hackers, card 6 (Move and Build)
    all: s2 plays Hackers, card 6 (Move and Build) [DEI-161]
25 s2 Move 2 Scrappers from courtyard C33 to courtyard C23
    all: s2 moves 2 Scrappers from courtyard C33 to courtyard C23 [DEI-204]
    all: s1 loses control of the gear outpost at courtyard C23 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the gear outpost at courtyard C23 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C23 [DEI-135]
26 s2 Build a Refuge at courtyard C34
    all: s2 builds a Refuge at courtyard C34 [DEI-212]
27 s2 Buy Simon +0 (activate Simon) for 1 Technology and 1 Energy; face down: Hackers, card 4
    all: s2 plays a card face down: Hackers, card 4 [DEI-161]
    all: s2 buys in the logistic market for 1 Technology and 1 Energy: Simon +0 (activate Simon) [DEI-219]
    all: New in the logistic market, right slot: Forward camp (Muster ×2) [DEI-76]
    all: s1: Action Phase 3 [DEI-160]
28 s1 Buy Fence (exchange up to 2 Technology for Energy) for 2 Technology; face down: Refuge 42, card 1
    all: s1 plays a card face down: Refuge 42, card 1 [DEI-161]
    all: s1 buys in the black market for 2 Technology: Fence (exchange up to 2 Technology for Energy) [DEI-219]
    all: New in the black market, right slot: Cutthroats (Move and Kill) [DEI-76]
29 s1 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s1 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
30 s1 Enlist 1 Scrapper at courtyard C21
    all: s1 enlists 1 Scrapper at courtyard C21 [DEI-201]
= 30 6e1605e2a19aa261de47a8bc7a530e5a6dc7d304005dea652388b0299178ed40
31 s1 Enlist 1 Scrapper at courtyard C34
    all: s1 enlists 1 Scrapper at courtyard C34 [DEI-201]
32 s1 Column 1, 3 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s1 scores 3 Supplies for a mission in column 1: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +3]
    all: s2: Action Phase 3 [DEI-160]
33 s2 Play face up: Simon +0 (activate Simon)
    all: s2 plays Simon +0 (activate Simon) [DEI-161]
34 s2 Activate Simon at courtyard C11
    all: s2 activates Simon at courtyard C11 [DEI-291]
35 s2 Deploy 1 Scrapper at courtyard C11 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C11 (the drone) [DEI-292]
36 s2 Deploy 1 Scrapper at courtyard C11 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C11 (the drone) [DEI-292]
37 s2 Play face up: Hackers, card 7 (Collect and Build)
    all: s2 plays Hackers, card 7 (Collect and Build) [DEI-161]
38 s2 Build an Elevator from courtyard C23 to roof R12
    all: s2 builds an Elevator from courtyard C23 to roof R12 [DEI-212]
39 s2 Collect Technology at courtyard C23
    all: s2 collects 1 Technology at courtyard C23 [DEI-208]
40 s2 Column 1, 2 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s2 scores 0 Supplies for a mission in column 1 at its lower value: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-400]
    all: s2 scores 2 Supplies for a mission in column 1 at its lower value: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-400, s2 +2]
    all: At the end of round 1 s1 controls no outposts [DEI-140]
    all: At the end of round 1 s2 controls 2 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s2 and s1 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
= 40 9722a136008702fde8017739228281e9741b4f839d3ff062fcb797c16cc3feb4
41 s2 Play face up: Simon +0 (activate Simon)
    all: s2 plays Simon +0 (activate Simon) [DEI-161]
42 s2 Activate Simon at courtyard C11
    all: s2 activates Simon at courtyard C11 [DEI-291]
43 s2 Deploy 1 Scrapper at courtyard C11 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C11 (the drone) [DEI-292]
44 s2 Deploy 1 Scrapper at courtyard C11 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C11 (the drone) [DEI-292]
45 s2 Play face up: Hackers, card 1 (Enlist ×2)
    all: s2 plays Hackers, card 1 (Enlist ×2) [DEI-161]
46 s2 Enlist 1 Scrapper at courtyard C21
    all: s2 enlists 1 Scrapper at courtyard C21 [DEI-201]
47 s2 Enlist 1 Scrapper at courtyard C21
    all: s2 enlists 1 Scrapper at courtyard C21 [DEI-201]
    all: s1: Action Phase 1 [DEI-160]
48 s1 Play face up: Refuge 42, card 8 (activate Simon)
    all: s1 plays Refuge 42, card 8 (activate Simon) [DEI-161]
49 s1 Activate Simon at courtyard C21
    all: s1 activates Simon at courtyard C21 [DEI-291]
50 s1 Deploy 1 Scrapper at courtyard C21 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C21 (the drone) [DEI-292]
= 50 0dbf634c5155cdeeb803fe1751c3ad25bcf452529f4720713d1c82169e93e043
51 s1 Deploy 1 Scrapper at courtyard C21 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C21 (the drone) [DEI-292]
52 s1 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s1 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
53 s1 Enlist 1 Scrapper at courtyard C34
    all: s1 enlists 1 Scrapper at courtyard C34 [DEI-201]
54 s1 Finish the card
    all: s2: Action Phase 2 [DEI-160]
55 s2 Play face up: Hackers, card 8 (activate Scorpion)
    all: s2 plays Hackers, card 8 (activate Scorpion) [DEI-161]
56 s2 Activate Scorpion at roof R31
    all: s2 activates Scorpion at roof R31 [DEI-291]
57 s2 Build an Elevator from courtyard C42 to roof R31 (the drone)
    all: s2 builds an Elevator from courtyard C42 to roof R31 [DEI-397]
58 s2 Collect Energy at roof R31 (the drone)
    all: s2 collects 1 Energy at roof R31 (the drone) [DEI-292]
59 s2 Buy Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build) for 1 Technology and 1 Energy; face down: Hackers, card 3
    all: s2 plays a card face down: Hackers, card 3 [DEI-161]
    all: s2 buys in the gear market for 1 Technology and 1 Energy: Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build) [DEI-219]
    all: New in the gear market, right slot: Draco +0 (activate Draco) [DEI-76]
    all: s1: Action Phase 2 [DEI-160]
60 s1 Play face up: Refuge 42, card 3 (Move ×2)
    all: s1 plays Refuge 42, card 3 (Move ×2) [DEI-161]
= 60 5ba5ee2f03787fc0fc9478922a89c8b378110f0284132560a8252824898a1fb4
61 s1 Move 1 Scrapper from courtyard C23 to courtyard C13
    all: s1 moves 1 Scrapper from courtyard C23 to courtyard C13 [DEI-204]
    all: s1 takes control of the mechanical outpost at courtyard C13 [DEI-135]
62 s1 Move 4 Scrappers from courtyard C34 to courtyard C44
    all: s1 moves 4 Scrappers from courtyard C34 to courtyard C44 [DEI-204]
63 s1 Play face up: Refuge 42, card 2 (Enlist and Move)
    all: s1 plays Refuge 42, card 2 (Enlist and Move) [DEI-161]
64 s1 Move 1 Scrapper from courtyard C13 to courtyard C12
    all: s1 moves 1 Scrapper from courtyard C13 to courtyard C12 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C13 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C12 [DEI-135]
65 s1 Enlist 1 Scrapper at courtyard C21
    all: s1 enlists 1 Scrapper at courtyard C21 [DEI-201]
    all: s2: Action Phase 3 [DEI-160]
66 s2 Play face up: Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build)
    all: s2 plays Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build) [DEI-161]
67 s2 Build a Refuge at courtyard C31 (Build in the Leader’s region)
    all: s2 builds a Refuge at courtyard C31 [DEI-212]
68 s2 Play face up: Hackers, card 2 (Enlist and Move)
    all: s2 plays Hackers, card 2 (Enlist and Move) [DEI-161]
69 s2 Move 4 Scrappers from courtyard C11 to courtyard C12
    all: s2 moves 4 Scrappers from courtyard C11 to courtyard C12 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C12 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C12 [DEI-135]
70 s2 Enlist 1 Scrapper at courtyard C21
    all: s2 enlists 1 Scrapper at courtyard C21 [DEI-201]
= 70 7aa6e1e40eb8e65ad8448307d2064a4b2989dfd129cc1577b81e7188055d4af3
71 s2 Column 4, 3 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s2 scores 3 Supplies for a mission in column 4 at its lower value: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-400, s2 +3]
    all: s2 scores 2 Supplies for a mission in column 4 at its lower value: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s2 +2]
    all: s1: Action Phase 3 [DEI-160]
72 s1 Play face up: Refuge 42, card 6 (Enlist and Build)
    all: s1 plays Refuge 42, card 6 (Enlist and Build) [DEI-161]
73 s1 Build an Elevator from courtyard C21 to roof R11
    all: s1 builds an Elevator from courtyard C21 to roof R11 [DEI-212]
74 s1 Enlist 1 Scrapper at courtyard C21
    all: s1 enlists 1 Scrapper at courtyard C21 [DEI-201]
75 s1 Play face up: Refuge 42, card 5 (Collect ×2)
    all: s1 plays Refuge 42, card 5 (Collect ×2) [DEI-161]
76 s1 Collect Technology at courtyard C44
    all: s1 collects 1 Technology at courtyard C44 [DEI-208]
77 s1 Collect Technology at courtyard C21
    all: s1 collects 1 Technology at courtyard C21 [DEI-208]
78 s1 Column 4, 2 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s1 scores 2 Supplies for a mission in column 4: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-321, s1 +2]
    all: At the end of round 2 s1 controls no outposts [DEI-140]
    all: At the end of round 2 s2 controls 3 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
79 s1 Play face up: Refuge 42, card 8 (activate Simon)
    all: s1 plays Refuge 42, card 8 (activate Simon) [DEI-161]
80 s1 Activate Simon at courtyard C11
    all: s1 activates Simon at courtyard C11 [DEI-291]
= 80 9125fc03d7d44fe06bbff335df0dd6c50732e8cd625656cf1da426680903ff9f
81 s1 Deploy 1 Scrapper at courtyard C11 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C11 (the drone) [DEI-292]
82 s1 Deploy 1 Scrapper at courtyard C11 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C11 (the drone) [DEI-292]
83 s1 Play face up: Refuge 42, card 4 (Move and Collect)
    all: s1 plays Refuge 42, card 4 (Move and Collect) [DEI-161]
84 s1 Move 1 Scrapper from courtyard C12 to courtyard C13
    all: s1 moves 1 Scrapper from courtyard C12 to courtyard C13 [DEI-204]
    all: s1 takes control of the mechanical outpost at courtyard C13 [DEI-135]
85 s1 Collect Technology at courtyard C11
    all: s1 collects 1 Technology at courtyard C11 [DEI-208]
    all: s2: Action Phase 1 [DEI-160]
86 s2 Play face up: Hackers, card 8 (activate Scorpion)
    all: s2 plays Hackers, card 8 (activate Scorpion) [DEI-161]
87 s2 Activate Scorpion at roof R31
    all: s2 activates Scorpion at roof R31 [DEI-291]
88 s2 Collect Energy at roof R31 (the drone)
    all: s2 collects 1 Energy at roof R31 (the drone) [DEI-292]
89 s2 Build a Refuge at roof R31 (the drone)
    all: s2 builds a Refuge at roof R31 [DEI-397]
90 s2 Play face up: Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build)
    all: s2 plays Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build) [DEI-161]
    all: s1: Action Phase 2 [DEI-160]
= 90 0d574d76f609fd12ff0adb82b751e02e51fd1e790204864a5208c11c6848d040
91 s1 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s1 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
92 s1 Buy Cutthroats (Move and Kill) for 2 Technology and 1 Energy; face down: Refuge 42, card 3
    all: s1 plays a card face down: Refuge 42, card 3 [DEI-161]
    all: s1 buys in the black market for 2 Technology and 1 Energy: Cutthroats (Move and Kill) [DEI-219]
    all: New in the black market, right slot: Smugglers (Move ×2 and Collect) [DEI-76]
    all: s2: Action Phase 2 [DEI-160]
93 s2 Play face up: Simon +0 (activate Simon)
    all: s2 plays Simon +0 (activate Simon) [DEI-161]
94 s2 Activate Simon at courtyard C11
    all: s2 activates Simon at courtyard C11 [DEI-291]
95 s2 Deploy 1 Scrapper at courtyard C11 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C11 (the drone) [DEI-292]
96 s2 Deploy 1 Scrapper at courtyard C11 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C11 (the drone) [DEI-292]
97 s2 Play face up: Hackers, card 5 (Collect ×2)
    all: s2 plays Hackers, card 5 (Collect ×2) [DEI-161]
98 s2 Collect Technology at courtyard C31
    all: s2 collects 1 Technology at courtyard C31 [DEI-208]
99 s2 Collect Technology at courtyard C12
    all: s2 collects 1 Technology at courtyard C12 [DEI-208]
    all: s1: Action Phase 3 [DEI-160]
100 s1 Play face up: Refuge 42, card 6 (Enlist and Build)
    all: s1 plays Refuge 42, card 6 (Enlist and Build) [DEI-161]
= 100 6361627870cac3753617e08a7b8e9778e103de41238677171099c26ed1edef7a
101 s1 Build an Elevator from courtyard C13 to roof R12
    all: s1 builds an Elevator from courtyard C13 to roof R12 [DEI-212]
102 s1 Play face up: Refuge 42, card 2 (Enlist and Move)
    all: s1 plays Refuge 42, card 2 (Enlist and Move) [DEI-161]
103 s1 Move 2 Scrappers from courtyard C11 to courtyard C21
    all: s1 moves 2 Scrappers from courtyard C11 to courtyard C21 [DEI-204]
104 s1 Column 2, 0 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 0 Supplies for a mission in column 2, late: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321]
    all: s2: Action Phase 3 [DEI-160]
105 s2 Buy Forward camp (Muster ×2) for 1 Technology and 1 Energy; face down: Hackers, card 6
    all: s2 plays a card face down: Hackers, card 6 [DEI-161]
    all: s2 buys in the logistic market for 1 Technology and 1 Energy: Forward camp (Muster ×2) [DEI-219]
    all: New in the logistic market, right slot: Draco +2 (activate Draco with bonus +2) [DEI-76]
106 s2 Play face up: Hackers, card 2 (Enlist and Move)
    all: s2 plays Hackers, card 2 (Enlist and Move) [DEI-161]
107 s2 Move 2 Scrappers from courtyard C12 to courtyard C22
    all: s2 moves 2 Scrappers from courtyard C12 to courtyard C22 [DEI-204]
108 s2 Enlist 1 Scrapper at courtyard C34
    all: s2 enlists 1 Scrapper at courtyard C34 [DEI-201]
109 s2 Column 2, 2 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 2 Supplies for a mission in column 2 at its lower value: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s2 +2]
    all: s2 scores 0 Supplies for a mission in column 2 at its lower value: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-400]
    all: At the end of round 3 s1 controls 1 outpost [DEI-140]
    all: At the end of round 3 s2 controls 3 outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
110 s1 Play face up: Refuge 42, card 8 (activate Simon)
    all: s1 plays Refuge 42, card 8 (activate Simon) [DEI-161]
= 110 d195f32aab5e025e693a6bbc4d47199249aa9f97d2e82c05d242ed38dcd2e73b
111 s1 Activate Simon at courtyard C12
    all: s1 activates Simon at courtyard C12 [DEI-291]
112 s1 Play face up: Refuge 42, card 2 (Enlist and Move)
    all: s1 plays Refuge 42, card 2 (Enlist and Move) [DEI-161]
113 s1 Move 4 Scrappers and the Leader from courtyard C44 to courtyard C43
    all: s1 moves 4 Scrappers and the Leader from courtyard C44 to courtyard C43 [DEI-204]
    all: s2: Action Phase 1 [DEI-160]
114 s2 Play face up: Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build)
    all: s2 plays Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build) [DEI-161]
115 s2 Play face up: Simon +0 (activate Simon)
    all: s2 plays Simon +0 (activate Simon) [DEI-161]
116 s2 Activate Simon at roof R12
    all: s2 activates Simon at roof R12 [DEI-291]
117 s2 Deploy 1 Scrapper at roof R12 (the drone)
    all: s2 deploys 1 Scrapper at roof R12 (the drone) [DEI-292]
118 s2 Deploy 1 Scrapper at roof R12 (the drone)
    all: s2 deploys 1 Scrapper at roof R12 (the drone) [DEI-292]
    all: s1: Action Phase 2 [DEI-160]
119 s1 Play face up: Refuge 42, card 5 (Collect ×2)
    all: s1 plays Refuge 42, card 5 (Collect ×2) [DEI-161]
120 s1 Finish the card
= 120 80faed56400e8b98b8b972625a53771c640c8cbe27e3c73ddfb72dd178c778d5
121 s1 Play face up: Refuge 42, card 4 (Move and Collect)
    all: s1 plays Refuge 42, card 4 (Move and Collect) [DEI-161]
122 s1 Move 3 Scrappers and the Leader from courtyard C43 to courtyard C42
    all: s1 moves 3 Scrappers and the Leader from courtyard C43 to courtyard C42 [DEI-204]
    all: s1 takes control of the gear outpost at courtyard C42 [DEI-135]
123 s1 Collect Technology at courtyard C43
    all: s1 collects 1 Technology at courtyard C43 [DEI-208]
    all: s2: Action Phase 2 [DEI-160]
124 s2 Play face up: Forward camp (Muster ×2)
    all: s2 plays Forward camp (Muster ×2) [DEI-161]
125 s2 Play face up: Hackers, card 8 (activate Scorpion)
    all: s2 plays Hackers, card 8 (activate Scorpion) [DEI-161]
126 s2 Activate Scorpion at roof R31
    all: s2 activates Scorpion at roof R31 [DEI-291]
127 s2 Build a Bridge from roof R32 to roof R31 (the drone)
    all: s2 builds a Bridge from roof R32 to roof R31 [DEI-397]
    all: s1: Action Phase 3 [DEI-160]
128 s1 Buy Accumulator (+1 Energy and this round, a Collect in the Leader’s region may count as Refine) for 2 Technology; face down: Cutthroats
    all: s1 plays a card face down: Cutthroats [DEI-161]
    all: s1 buys in the gear market for 2 Technology: Accumulator (+1 Energy and this round, a Collect in the Leader’s region may count as Refine) [DEI-219]
    all: New in the gear market, right slot: Vending machine (+2 candies and this round, a candy spent with your Leader or in the Leader’s region gives back 1 candy) [DEI-76]
129 s1 Play face up: Accumulator (+1 Energy and this round, a Collect in the Leader’s region may count as Refine)
    all: s1 plays Accumulator (+1 Energy and this round, a Collect in the Leader’s region may count as Refine) [DEI-161]
    all: s1 gains +1 Energy (card) [DEI-237]
130 s1 Column 3, 0 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s1 scores 0 Supplies for a mission in column 3, late: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321]
    all: s2: Action Phase 3 [DEI-160]
= 130 c4ae6e25695089059884c24c1245688859c00e43da29713da943d2c9d2b09c3b
131 s2 Play face up: Hackers, card 1 (Enlist ×2)
    all: s2 plays Hackers, card 1 (Enlist ×2) [DEI-161]
132 s2 Play face up: Hackers, card 2 (Enlist and Move)
    all: s2 plays Hackers, card 2 (Enlist and Move) [DEI-161]
133 s2 Move 1 Scrapper from courtyard C23 to courtyard C33
    all: s2 moves 1 Scrapper from courtyard C23 to courtyard C33 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C33 [DEI-135]
134 s2 Column 3, 0 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s2 scores 0 Supplies for a mission in column 3 at its lower value: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-400]
    all: s2 scores 0 Supplies for a mission in column 3 at its lower value: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-400]
    all: At the end of round 4 s1 controls 2 outposts [DEI-140]
    all: At the end of round 4 s2 controls 4 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 1 Supply for Energy [DEI-372, s1 +1]
    all: s1 scores 5 Supplies for cards [DEI-373, s1 +5]
    all: s1 scores 4 Supplies for outposts [DEI-374, s1 +4]
    all: s2 scores 5 Supplies for cards [DEI-373, s2 +5]
    all: s2 scores 8 Supplies for outposts [DEI-374, s2 +8]
= 134 197353dae8d8a79996ad60153659105ed5635e4f694359202a100564ba7878d6
s1 rank 2 score 15
s2 rank 1 score 22
