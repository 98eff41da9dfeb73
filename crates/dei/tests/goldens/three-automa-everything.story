dei revision 1, 3 seats, options {"automa":"standard","gear":"random","new_missions":"on","short_missions":"off","draft":"on","seat_1":"any","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Farm Z. Leader’s skill: Hulk (the Leader has majority value 2) [DEI-9]
    all: s2 takes a faction: Hackers. Leader’s skill: Hack (at the end of each of your Action Phases you may put a hack token on an outpost in the Leader’s region) [DEI-9]
    all: s3 takes a faction: Auxilia. Leader’s skill: Swift (once per phase, a Move with the Leader may cross two links) [DEI-9]
    all: s4 plays with the components of the Chrono Cult [DEI-10]
    all: The board has 4 rows of 4 districts [DEI-63]
    all: Cathedral starts at roof R12 [DEI-68]
    all: Masamune starts at roof R32 [DEI-68]
    all: Simon starts at roof R11 [DEI-68]
    all: Fly starts at roof R21 [DEI-68]
    all: Draco starts at roof R14 [DEI-68]
    all: Scorpion starts at roof R31 [DEI-68]
    all: The gear market replaces the tactical market [DEI-71]
    all: Outpost at courtyard C11: logistic outpost [DEI-72]
    all: Outpost at courtyard C12: mechanical outpost [DEI-72]
    all: Outpost at courtyard C24: gear outpost [DEI-72]
    all: Outpost at courtyard C14: mechanical outpost [DEI-72]
    all: Outpost at courtyard C31: logistic outpost [DEI-72]
    all: Outpost at courtyard C23: gear outpost [DEI-72]
    all: Outpost at courtyard C23: mechanical outpost [DEI-72]
    all: Outpost at roof R24: gear outpost [DEI-72]
    all: Outpost at courtyard C41: mechanical outpost [DEI-72]
    all: Outpost at roof R32: mechanical outpost [DEI-72]
    all: Outpost at courtyard C43: gear outpost [DEI-72]
    all: Outpost at courtyard C44: logistic outpost [DEI-72]
    all: Outpost at courtyard C42: logistic outpost [DEI-72]
    all: Outpost at roof R42: gear outpost [DEI-72]
    all: Outpost at roof R44: logistic outpost [DEI-72]
    all: New in the gear market, left slot: Scorpion +1 (activate Scorpion with bonus +1) [DEI-76]
    all: New in the gear market, middle slot: Draco +0 (activate Draco) [DEI-76]
    all: New in the gear market, right slot: Plasma claws (Kill in the Leader’s region and this round, a Move with your Leader may count as Climb) [DEI-76]
    all: New in the logistic market, left slot: Forward camp (Muster ×2) [DEI-76]
    all: New in the logistic market, middle slot: Simon +0 (activate Simon) [DEI-76]
    all: New in the logistic market, right slot: Caravan (Move, Collect and Muster) [DEI-76]
    all: New in the mechanical market, left slot: Fly +0 (activate Fly) [DEI-76]
    all: New in the mechanical market, middle slot: Fabricator (Build ×2 and Muster) [DEI-76]
    all: New in the mechanical market, right slot: Scaffolding (Build and Climb) [DEI-76]
    all: New in the black market, left slot: Hired hands (Enlist ×2 and Move) [DEI-76]
    all: New in the black market, middle slot: Pickers (Move and Collect ×2) [DEI-76]
    all: New in the black market, right slot: Pawnbroker (+3 Technology) [DEI-76]
    all: The Automa’s needs, highest bonus first: mechanical, gear, logistic [DEI-494]
    all: Mission in column 1: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 1: Development of the mechanical market (your mechanical cards), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 2: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 2: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 3: Development of the logistic market (your logistic cards), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 4: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 4: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: s4 has a Refuge with the gear outpost: courtyard C43 [DEI-498]
    all: s4 has a Refuge with the logistic outpost: courtyard C42 [DEI-498]
    all: s4 has a Refuge with the mechanical outpost: courtyard C14 [DEI-498]
    all: Priority: s3, s1, s2 and s4 [DEI-89]
    all: Advantage in the draft: We need you! (when you build a Refuge, you may Enlist up to 2 times in its region) [DEI-95]
    all: Advantage in the draft: Watchtowers (when you build an Elevator, you may Enlist up to 2 times in its region, even without a Refuge) [DEI-95]
    all: Advantage in the draft: Goods at hand (you can buy in coloured markets without any outposts) [DEI-95]
    all: Advantage in the draft: Opportunist (when unlocked: 1 Supply for each outpost you control) [DEI-95]
    all: Advantage in the draft: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-95]
    all: Advantage in the draft: Depot (when unlocked: gain 2 Technology and 1 Energy) [DEI-95]
    all: Advantage in the draft: Quartermaster (your purchases cost 1 Technology less) [DEI-95]
    all: Advantage in the draft: Ledger (at the end of the game, 1 Supply for every Technology) [DEI-95]
    all: Advantage in the draft: Prefabs (you may also Build in a region next to one with your units) [DEI-95]
    all: Advantage in the draft: Salvage crew (when you Build, gain 1 Technology) [DEI-95]
    all: Advantage in the draft: Small refinery (once per phase, a Collect may count as Refine) [DEI-95]
    all: Advantage in the draft: Remote control (+1 to the bonus of your drone cards) [DEI-95]
    all: Round 1 begins [DEI-2]
1 s2 Salvage crew (when you Build, gain 1 Technology)
    all: s2 takes an advantage: Salvage crew (when you Build, gain 1 Technology) [DEI-95]
2 s1 Goods at hand (you can buy in coloured markets without any outposts)
    all: s1 takes an advantage: Goods at hand (you can buy in coloured markets without any outposts) [DEI-95]
3 s3 Opportunist (when unlocked: 1 Supply for each outpost you control)
    all: s3 takes an advantage: Opportunist (when unlocked: 1 Supply for each outpost you control) [DEI-95]
4 s2 Ledger (at the end of the game, 1 Supply for every Technology)
    all: s2 takes an advantage: Ledger (at the end of the game, 1 Supply for every Technology) [DEI-95]
5 s1 Quartermaster (your purchases cost 1 Technology less)
    all: s1 takes an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-95]
6 s3 Remote control (+1 to the bonus of your drone cards)
    all: s3 takes an advantage: Remote control (+1 to the bonus of your drone cards) [DEI-95]
7 s2 Watchtowers (when you build an Elevator, you may Enlist up to 2 times in its region, even without a Refuge)
    all: s2 takes an advantage: Watchtowers (when you build an Elevator, you may Enlist up to 2 times in its region, even without a Refuge) [DEI-95]
8 s1 Small refinery (once per phase, a Collect may count as Refine)
    all: s1 takes an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-95]
9 s3 Recruiting post (once per phase, an Enlist puts one more Scrapper in its region)
    all: s3 takes an advantage: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-95]
    all: s3: Action Phase 1 [DEI-160]
10 s3 2 Scrappers at courtyard C13, 0 at courtyard C32; the Leader at courtyard C13
    all: s3 starts with 2 Scrappers and the Leader at courtyard C13 [DEI-92]
= 10 dd2d230a13d0207ce7e10c8d1533a6a9b68a6b210a2200baff48354335f910af
11 s3 As a mechanical outpost
    all: s3 takes the Cathedral cube as a mechanical outpost [DEI-428]
12 s3 Play face up: Auxilia, card 8 (activate Fly)
    all: s3 plays Auxilia, card 8 (activate Fly) [DEI-161]
13 s3 Activate Fly at courtyard C32
    all: s3 activates Fly at courtyard C32 [DEI-291]
14 s3 Play face up: Auxilia, card 7 (Move ×2)
    all: s3 plays Auxilia, card 7 (Move ×2) [DEI-161]
15 s3 Move 1 Scrapper and the Leader from courtyard C13 to courtyard C23
    all: s3 moves 1 Scrapper and the Leader from courtyard C13 to courtyard C23 [DEI-204]
    all: s3 takes control of the gear outpost at courtyard C23 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C23 [DEI-135]
16 s3 Move 1 Scrapper from courtyard C13 to courtyard C14
    all: s3 moves 1 Scrapper from courtyard C13 to courtyard C14 [DEI-204]
    all: s3 takes control of the mechanical outpost at courtyard C14 [DEI-135]
    all: s1: Action Phase 1 [DEI-160]
17 s1 1 Scrapper at courtyard C13, 2 at courtyard C32; the Leader at courtyard C32
    all: s1 starts with 1 Scrapper at courtyard C13 [DEI-92]
    all: s1 starts with 2 Scrappers and the Leader at courtyard C32 [DEI-92]
18 s1 Play face up: Farm Z, card 8 (activate Draco)
    all: s1 plays Farm Z, card 8 (activate Draco) [DEI-161]
19 s1 Activate Draco at roof R34
    all: s1 activates Draco at roof R34 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
20 s1 Move 1 Scrapper from courtyard C32 to courtyard C31 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 moves 1 Scrapper from courtyard C32 to courtyard C31 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C31 [DEI-135]
= 20 c3cc261039b7243250665bac04f46fd72b3750a222fb3784f30b0c152c6e4e32
21 s1 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s1 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
22 s1 Enlist 1 Scrapper at courtyard C32
    all: s1 enlists 1 Scrapper at courtyard C32 [DEI-201]
23 s1 Enlist 1 Scrapper at courtyard C13
    all: s1 enlists 1 Scrapper at courtyard C13 [DEI-201]
    all: s3 loses the Cathedral cube [DEI-431]
    all: s2: Action Phase 1 [DEI-160]
24 s2 2 Scrappers at courtyard C13, 1 at courtyard C32; the Leader at courtyard C32
    all: s2 starts with 2 Scrappers at courtyard C13 [DEI-92]
    all: s2 starts with 1 Scrapper and the Leader at courtyard C32 [DEI-92]
25 s2 Play face up: Hackers, card 1 (Enlist ×2)
    all: s2 plays Hackers, card 1 (Enlist ×2) [DEI-161]
26 s2 Enlist 1 Scrapper at courtyard C13
    all: s2 enlists 1 Scrapper at courtyard C13 [DEI-201]
27 s2 As a gear outpost
    all: s2 takes the Cathedral cube as a gear outpost [DEI-428]
28 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
29 s2 Play face up: Hackers, card 8 (activate Scorpion)
    all: s2 plays Hackers, card 8 (activate Scorpion) [DEI-161]
30 s2 Activate Scorpion at courtyard C43
    all: s2 activates Scorpion at courtyard C43 [DEI-291]
= 30 0ffd1f7209b3b6822619dd2fc3868aefce3f75ca9b09cc74c380d799b1367f6e
31 s2 Build an Elevator from courtyard C43 to roof R42 (the drone)
    all: s2 builds an Elevator from courtyard C43 to roof R42 [DEI-397]
32 s2 Collect Technology at courtyard C43 (the drone)
    all: s2 collects 1 Technology at courtyard C43 (the drone) [DEI-292]
    all: s4: Action Phase 1 [DEI-160]
    all: s4 starts with 2 Scrappers and the Leader at courtyard C13 [DEI-501]
    all: s4 starts with 2 Scrappers at courtyard C32 [DEI-501]
    all: s2 loses the Cathedral cube [DEI-431]
    all: s4 reveals card 24: Move (need), Collect (Energy) and Recruit (drone) [DEI-506]
    all: s4: Move (need) [DEI-506]
    all: s4 moves 2 Scrappers and the Leader from courtyard C13 to courtyard C23 (free by majority) [DEI-522]
    all: s3 loses control of the gear outpost at courtyard C23 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s4 takes control of the gear outpost at courtyard C23 [DEI-135]
    all: s4 takes control of the mechanical outpost at courtyard C23 [DEI-135]
    all: s4 reveals card 13: Move (Technology), Collect (Technology) and Recruit (Leader) [DEI-506]
    all: s4: Move (Technology) [DEI-506]
    all: s4 moves 2 Scrappers from courtyard C32 to courtyard C33 (free by minority) [DEI-524]
    all: s4 reveals card 23: Move (Technology), Collect (Technology) and Recruit (Refuge) [DEI-506]
    all: s4: Move (Technology) [DEI-506]
    all: s4 moves 1 Scrapper from courtyard C33 to courtyard C34 (free by majority) [DEI-522]
    all: s3: Action Phase 2 [DEI-160]
33 s3 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s3 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
34 s3 Enlist 1 Scrapper at courtyard C13
    all: s3 enlists 1 Scrapper at courtyard C13 [DEI-201]
35 s3 Enlist 1 Scrapper at courtyard C32
    all: s3 enlists 1 Scrapper at courtyard C32 [DEI-201]
36 s3 Buy Scaffolding (Build and Climb) for 1 Technology and 1 Energy; face down: Auxilia, card 3
    all: s3 plays a card face down: Auxilia, card 3 [DEI-161]
    all: s3 buys in the mechanical market for 1 Technology and 1 Energy: Scaffolding (Build and Climb) [DEI-219]
    all: New in the mechanical market, right slot: Cathedral +0 (activate Cathedral) [DEI-76]
    all: s1: Action Phase 2 [DEI-160]
37 s1 Buy Simon +0 (activate Simon) for 1 Technology and 1 Energy; face down: Farm Z, card 3
    all: s1 plays a card face down: Farm Z, card 3 [DEI-161]
    all: s1 buys in the logistic market for 1 Technology and 1 Energy: Simon +0 (activate Simon) [DEI-219]
    all: New in the logistic market, right slot: Requisition (Enlist and Copy) [DEI-76]
38 s1 Play face up: Simon +0 (activate Simon)
    all: s1 plays Simon +0 (activate Simon) [DEI-161]
39 s1 Activate Simon at roof R31
    all: s1 activates Simon at roof R31 [DEI-291]
40 s1 Deploy 1 Scrapper at roof R31 (the drone)
    all: s1 deploys 1 Scrapper at roof R31 (the drone) [DEI-292]
= 40 37753ea12558f682fcab9bbcf8ff2eb3454143c62d3b1576bae4ddbef3a86e3a
41 s1 Deploy 1 Scrapper at roof R31 (the drone)
    all: s1 deploys 1 Scrapper at roof R31 (the drone) [DEI-292]
    all: s2: Action Phase 2 [DEI-160]
42 s2 Play face up: Hackers, card 2 (Enlist and Move)
    all: s2 plays Hackers, card 2 (Enlist and Move) [DEI-161]
43 s2 Move 2 Scrappers and the Leader from courtyard C32 to courtyard C42
    all: s2 moves 2 Scrappers and the Leader from courtyard C32 to courtyard C42 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C42 [DEI-135]
44 s2 Enlist 1 Scrapper at courtyard C13
    all: s2 enlists 1 Scrapper at courtyard C13 [DEI-201]
45 s2 As a logistic outpost
    all: s2 takes the Cathedral cube as a logistic outpost [DEI-428]
46 s2 Play face up: Hackers, card 7 (Collect and Build)
    all: s2 plays Hackers, card 7 (Collect and Build) [DEI-161]
47 s2 Build an Elevator from courtyard C42 to roof R31
    all: s2 builds an Elevator from courtyard C42 to roof R31 [DEI-212]
48 s2 Collect Technology at courtyard C42
    all: s2 collects 1 Technology at courtyard C42 [DEI-208]
49 s2 A hack token on the logistic outpost
    all: s2 puts a hack token on the logistic outpost at courtyard C42 [DEI-392]
    all: s2 scores 1 Supply for the hack token [DEI-394, s2 +1]
50 s2 Unlock (logistic): Ledger (at the end of the game, 1 Supply for every Technology)
    all: s2 unlocks an advantage: Ledger (at the end of the game, 1 Supply for every Technology) [DEI-270]
    all: s4: Action Phase 2 [DEI-160]
    all: s4 reveals card 5: Buy (tactical market), Move (need) and Recruit (Refuge) [DEI-506]
    all: s4: Buy (tactical market) [DEI-506]
    all: s4 buys in the gear market for 1 Technology and 1 Energy: Draco +0 (activate Draco) [DEI-532]
    all: s4 scores 1 Supply because this market is needed [DEI-533, s4 +1]
    all: New in the gear market, right slot: Cathedral +2 (activate Cathedral with bonus +2) [DEI-76]
    all: s4 reveals card 15: Move (need), Buy (need) and Recruit (drone) [DEI-506]
    all: Not possible: Move (need) [DEI-549]
    all: Not possible: Buy (need) [DEI-535]
    all: s4: Recruit (drone) [DEI-506]
    all: s4 deploys 1 Scrapper at courtyard C12 [DEI-558]
    all: s2 loses the Cathedral cube [DEI-431]
    all: s4 takes control of the mechanical outpost at courtyard C12 [DEI-135]
    all: s4 reveals card 7: Buy (mechanical market), Move (logistic outpost) and Recruit (Leader) [DEI-506]
    all: Not possible: Buy (mechanical market) [DEI-535]
    all: Not possible: Move (logistic outpost) [DEI-549]
    all: s4: Recruit (Leader) [DEI-506]
    all: s4 deploys 1 Scrapper at courtyard C23 [DEI-555]
    all: s4 takes the Cathedral cube as a mechanical outpost [DEI-428]
    all: s3: Action Phase 3 [DEI-160]
= 50 4d5ef512a3967c97c2c539ba3540ffe39f9b35ec4357ad521097971c08028f7a
51 s3 Play face up: Auxilia, card 4 (Move and Collect)
    all: s3 plays Auxilia, card 4 (Move and Collect) [DEI-161]
52 s3 Move 1 Scrapper and the Leader from courtyard C23 to courtyard C24
    all: s3 moves 1 Scrapper and the Leader from courtyard C23 to courtyard C24 [DEI-204]
    all: s3 takes control of the gear outpost at courtyard C24 [DEI-135]
53 s3 Collect Technology at courtyard C14
    all: s3 collects 1 Technology at courtyard C14 [DEI-208]
54 s3 Play face up: Auxilia, card 6 (Move and Build)
    all: s3 plays Auxilia, card 6 (Move and Build) [DEI-161]
55 s3 Build a Refuge at courtyard C32
    all: s3 builds a Refuge at courtyard C32 [DEI-212]
56 s3 Move 1 Scrapper and the Leader from courtyard C24 to courtyard C44
    all: s3 moves 1 Scrapper and the Leader from courtyard C24 to courtyard C44 [DEI-204]
    all: s3 loses control of the gear outpost at courtyard C24 [DEI-137]
    all: s3 takes control of the logistic outpost at courtyard C44 [DEI-135]
57 s3 Column 2, 3 Supplies: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s3 scores 3 Supplies for a mission in column 2: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s3 +3]
    all: s1: Action Phase 3 [DEI-160]
58 s1 Play face up: Farm Z, card 4 (Move and Collect)
    all: s1 plays Farm Z, card 4 (Move and Collect) [DEI-161]
59 s1 Move 2 Scrappers from courtyard C13 to courtyard C14
    all: s1 moves 2 Scrappers from courtyard C13 to courtyard C14 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C14 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C14 [DEI-135]
60 s1 Collect Energy at roof R31
    all: s1 collects 1 Energy at roof R31 [DEI-208]
= 60 0f57b3a6d7e0b7bae510ef80f78bd53f56e370b2c50c8b337c93f03ee2bcdb9e
61 s1 Play face up: Farm Z, card 6 (Move and Build)
    all: s1 plays Farm Z, card 6 (Move and Build) [DEI-161]
62 s1 Build an Elevator from courtyard C31 to roof R21
    all: s1 builds an Elevator from courtyard C31 to roof R21 [DEI-212]
63 s1 Move 2 Scrappers and the Leader from courtyard C32 to courtyard C31
    all: s1 moves 2 Scrappers and the Leader from courtyard C32 to courtyard C31 [DEI-204]
64 s1 Column 2, 3 Supplies: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 3 Supplies for a mission in column 2: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +3]
    all: s2: Action Phase 3 [DEI-160]
65 s2 Play face up: Hackers, card 5 (Collect ×2)
    all: s2 plays Hackers, card 5 (Collect ×2) [DEI-161]
66 s2 Collect Technology at courtyard C42
    all: s2 collects 1 Technology at courtyard C42 [DEI-208]
67 s2 Play face up: Hackers, card 3 (Move ×2)
    all: s2 plays Hackers, card 3 (Move ×2) [DEI-161]
68 s2 Move 3 Scrappers from courtyard C13 to courtyard C12
    all: s2 moves 3 Scrappers from courtyard C13 to courtyard C12 [DEI-204]
    all: s4 loses control of the mechanical outpost at courtyard C12 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C12 [DEI-135]
69 s2 Move 2 Scrappers and the Leader from courtyard C42 to courtyard C43
    all: s2 moves 2 Scrappers and the Leader from courtyard C42 to courtyard C43 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C42 [DEI-137]
    all: s2 takes control of the gear outpost at courtyard C43 [DEI-135]
70 s2 No hack token
= 70 c5e9d2f2888d7d22cbcc295bbcde9f30af93d45ae8772feca79f8f679dd0d5f3
71 s2 Column 4, 3 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s2 scores 0 Supplies for a mission in column 4 at its lower value: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-400]
    all: s2 scores 3 Supplies for a mission in column 4 at its lower value: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-400, s2 +3]
    all: s4: Action Phase 3 [DEI-160]
    all: s4 reveals card 17: Collect (Technology), Move (tactical outpost) and Recruit (Refuge) [DEI-506]
    all: s4: Collect (Technology) [DEI-506]
    all: s4 collects 1 Technology at courtyard C23 [DEI-538]
    all: s4 reveals card 16: Move (Energy), Buy (need) and Recruit (Leader) [DEI-506]
    all: s4: Move (Energy) [DEI-506]
    all: s4 places an Elevator from courtyard C23 to roof R22 [DEI-551]
    all: s4 moves 2 Scrappers and the Leader from courtyard C23 to roof R22 (free by majority, backup move) [DEI-551]
    all: s4 loses the Cathedral cube [DEI-431]
72 s2 As a mechanical outpost
    all: s2 takes the Cathedral cube as a mechanical outpost [DEI-428]
    all: s4 reveals card 9: Move (tactical outpost), Collect (Technology) and Recruit (drone) [DEI-506]
    all: Not possible: Move (tactical outpost) [DEI-549]
    all: s4: Collect (Technology) [DEI-506]
    all: s4 collects 1 Technology at courtyard C23 [DEI-538]
    all: s4 scores 2 Supplies for 1 mechanical cube [DEI-563, s4 +2]
    all: s4 scores 1 Supply for 1 gear cube [DEI-563, s4 +1]
    all: At the end of round 1 s1 controls 2 outposts [DEI-140]
    all: At the end of round 1 s2 controls 3 outposts [DEI-140]
    all: At the end of round 1 s3 controls 1 outpost [DEI-140]
    all: At the end of round 1 s4 controls 2 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s3, s2, s1 and s4 [DEI-171]
    all: The Automa’s needs, highest bonus first: gear, mechanical, logistic [DEI-560]
    all: s3: Action Phase 1 [DEI-160]
73 s3 Play face up: Auxilia, card 8 (activate Fly)
    all: s3 plays Auxilia, card 8 (activate Fly) [DEI-161]
74 s3 Activate Fly at courtyard C23
    all: s3 activates Fly at courtyard C23 [DEI-291]
75 s3 Play face up: Auxilia, card 4 (Move and Collect)
    all: s3 plays Auxilia, card 4 (Move and Collect) [DEI-161]
76 s3 Move 1 Scrapper and the Leader from courtyard C44 to courtyard C53
    all: s3 moves 1 Scrapper and the Leader from courtyard C44 to courtyard C53 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C44 [DEI-137]
77 s3 Collect Technology at courtyard C53
    all: s3 collects 1 Technology at courtyard C53 [DEI-208]
    all: s2: Action Phase 1 [DEI-160]
78 s2 Play face up: Hackers, card 8 (activate Scorpion)
    all: s2 plays Hackers, card 8 (activate Scorpion) [DEI-161]
79 s2 Activate Scorpion at courtyard C44
    all: s2 activates Scorpion at courtyard C44 [DEI-291]
80 s2 Collect Technology at courtyard C44 (the drone)
    all: s2 collects 1 Technology at courtyard C44 (the drone) [DEI-292]
= 80 4743988c9f8a1a8999127ddaa3609a1ecfbe1908613bf9eaf49f44a900807c37
81 s2 Build an Elevator from courtyard C44 to roof R33 (the drone)
    all: s2 builds an Elevator from courtyard C44 to roof R33 [DEI-397]
82 s2 Play face up: Hackers, card 2 (Enlist and Move)
    all: s2 plays Hackers, card 2 (Enlist and Move) [DEI-161]
83 s2 Move 2 Scrappers from courtyard C43 to courtyard C44
    all: s2 moves 2 Scrappers from courtyard C43 to courtyard C44 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C44 [DEI-135]
84 s2 Enlist 1 Scrapper at courtyard C13
    all: s2 enlists 1 Scrapper at courtyard C13 [DEI-201]
85 s2 A hack token on the gear outpost
    all: s2 puts a hack token on the gear outpost at courtyard C43 [DEI-392]
    all: s2 scores 1 Supply for the hack token [DEI-394, s2 +1]
    all: s1: Action Phase 1 [DEI-160]
86 s1 Play face up: Simon +0 (activate Simon)
    all: s1 plays Simon +0 (activate Simon) [DEI-161]
87 s1 Activate Simon at courtyard C33
    all: s1 activates Simon at courtyard C33 [DEI-291]
88 s1 Deploy 1 Scrapper at courtyard C33 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C33 (the drone) [DEI-292]
89 s1 Deploy 1 Scrapper at courtyard C33 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C33 (the drone) [DEI-292]
90 s1 Play face up: Farm Z, card 8 (activate Draco)
    all: s1 plays Farm Z, card 8 (activate Draco) [DEI-161]
= 90 8de1304b33d79e557508943ac082cd0fec2f6f4342ddd0ef6c1fbfaf8dd6a1eb
91 s1 Activate Draco at roof R14
    all: s1 activates Draco at roof R14 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
92 s1 Move 2 Scrappers from courtyard C31 to courtyard C21 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 moves 2 Scrappers from courtyard C31 to courtyard C21 [DEI-204]
    all: s4: Action Phase 1 [DEI-160]
    all: s4 reveals card 1: Buy (tactical market), Collect (Technology) and Recruit (Leader) [DEI-506]
    all: Not possible: Buy (tactical market) [DEI-535]
    all: s4: Collect (Technology) [DEI-506]
    all: s4 collects 1 Technology at courtyard C23 [DEI-538]
    all: s4 reveals card 22: Collect (Energy), Move (need) and Recruit (Leader) [DEI-506]
    all: s4: Collect (Energy) [DEI-506]
    all: s4 collects 1 Energy at roof R22 [DEI-538]
    all: s4 reveals card 6: Buy (logistic market), Move (tactical outpost) and Recruit (drone) [DEI-506]
    all: Not possible: Buy (logistic market) [DEI-535]
    all: Not possible: Move (tactical outpost) [DEI-549]
    all: s4: Recruit (drone) [DEI-506]
    all: s4 deploys 1 Scrapper at courtyard C13 [DEI-558]
    all: s4 reveals card 3: Buy (mechanical market), Collect (Technology) and Recruit (drone) [DEI-506]
    all: s4: Buy (mechanical market) [DEI-506]
    all: s4 buys in the mechanical market for 1 Technology and 1 Energy: Fly +0 (activate Fly) [DEI-532]
    all: s4 scores 1 Supply because this market is needed [DEI-533, s4 +1]
    all: New in the mechanical market, right slot: Salvage rig (Collect ×2 and Refine) [DEI-76]
    all: s3: Action Phase 2 [DEI-160]
93 s3 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s3 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
94 s3 Enlist 1 Scrapper at courtyard C32
    all: s3 enlists 1 Scrapper at courtyard C32 [DEI-201]
95 s3 Enlist 1 Scrapper at courtyard C13
    all: s3 enlists 1 Scrapper at courtyard C13 [DEI-201]
96 s3 Play face up: Scaffolding (Build and Climb)
    all: s3 plays Scaffolding (Build and Climb) [DEI-161]
97 s3 Move 2 Scrappers from courtyard C13 to courtyard C23 (Climb)
    all: s3 moves 2 Scrappers from courtyard C13 to courtyard C23 (Climb) [DEI-224]
    all: s4 loses control of the gear outpost at courtyard C23 [DEI-137]
    all: s4 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s3 takes control of the gear outpost at courtyard C23 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C23 [DEI-135]
98 s3 Build an Elevator from courtyard C32 to roof R31
    all: s3 builds an Elevator from courtyard C32 to roof R31 [DEI-212]
    all: s2: Action Phase 2 [DEI-160]
99 s2 Play face up: Hackers, card 4 (Move and Collect)
    all: s2 plays Hackers, card 4 (Move and Collect) [DEI-161]
100 s2 Collect Technology at courtyard C12
    all: s2 collects 1 Technology at courtyard C12 [DEI-208]
= 100 1dda273343f975125e1cc59b3a5c4bbb24363a144198849b8e3bb333a27c63dd
101 s2 Move the Leader from courtyard C43 to courtyard C42
    all: s2 moves the Leader from courtyard C43 to courtyard C42 [DEI-204]
    all: s2 loses control of the gear outpost at courtyard C43 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C42 [DEI-135]
102 s2 Play face up: Hackers, card 5 (Collect ×2)
    all: s2 plays Hackers, card 5 (Collect ×2) [DEI-161]
103 s2 Unlock (mechanical): Salvage crew (when you Build, gain 1 Technology)
    all: s2 unlocks an advantage: Salvage crew (when you Build, gain 1 Technology) [DEI-270]
    all: s1: Action Phase 2 [DEI-160]
104 s1 Play face up: Farm Z, card 4 (Move and Collect)
    all: s1 plays Farm Z, card 4 (Move and Collect) [DEI-161]
105 s1 Move 2 Scrappers from courtyard C21 to courtyard C11
    all: s1 moves 2 Scrappers from courtyard C21 to courtyard C11 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C11 [DEI-135]
106 s1 Collect Technology at courtyard C33
    all: s1 collects 1 Technology at courtyard C33 [DEI-208]
107 s1 Buy Forward camp (Muster ×2) for 1 Technology and 1 Energy; face down: Farm Z, card 1
    all: s1 plays a card face down: Farm Z, card 1 [DEI-161]
    all: s1 buys in the logistic market for 1 Technology and 1 Energy: Forward camp (Muster ×2) [DEI-219]
    all: New in the logistic market, right slot: Cathedral +1 (activate Cathedral with bonus +1) [DEI-76]
108 s1 Unlock (logistic): Quartermaster (your purchases cost 1 Technology less)
    all: s1 unlocks an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-270]
    all: s4: Action Phase 2 [DEI-160]
    all: s4 reveals card 21: Collect (Technology), Move (Technology) and Recruit (drone) [DEI-506]
    all: s4: Collect (Technology) [DEI-506]
    all: s4 collects 1 Technology at courtyard C34 [DEI-538]
    all: s4 reveals card 20: Collect (Energy), Move (Energy) and Recruit (Refuge) [DEI-506]
    all: s4: Collect (Energy) [DEI-506]
    all: s4 collects 1 Energy at roof R22 [DEI-538]
    all: s4 reveals card 14: Move (need), Collect (Energy) and Recruit (Refuge) [DEI-506]
    all: s4: Move (need) [DEI-506]
    all: s4 moves 1 Scrapper and the Leader from roof R22 to courtyard C23 (free by majority) [DEI-522]
    all: s2 loses the Cathedral cube [DEI-431]
    all: s3 loses control of the gear outpost at courtyard C23 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s4 takes control of the gear outpost at courtyard C23 [DEI-135]
    all: s4 takes control of the mechanical outpost at courtyard C23 [DEI-135]
    all: s4 reveals card 4: Buy (need), Collect (Energy) and Recruit (Leader) [DEI-506]
    all: s4: Buy (need) [DEI-506]
    all: s4 buys in the gear market for 2 Technology and 1 Energy: Scorpion +1 (activate Scorpion with bonus +1) [DEI-532]
    all: s4 scores 2 Supplies because this market is needed [DEI-533, s4 +2]
    all: New in the gear market, right slot: Vending machine (+2 candies and this round, a candy spent with your Leader or in the Leader’s region gives back 1 candy) [DEI-76]
    all: s3: Action Phase 3 [DEI-160]
109 s3 Play face up: Auxilia, card 7 (Move ×2)
    all: s3 plays Auxilia, card 7 (Move ×2) [DEI-161]
110 s3 Move 1 Scrapper from courtyard C32 to courtyard C22
    all: s3 moves 1 Scrapper from courtyard C32 to courtyard C22 [DEI-204]
= 110 1db16cb470cbc93ee9cd7d40050a40bb225ee267ec8f0dfd519ae1ed7ec59804
111 s3 Move 1 Scrapper from courtyard C23 to courtyard C24
    all: s3 moves 1 Scrapper from courtyard C23 to courtyard C24 [DEI-204]
    all: s3 takes control of the gear outpost at courtyard C24 [DEI-135]
112 s3 Play face up: Auxilia, card 5 (Collect ×2)
    all: s3 plays Auxilia, card 5 (Collect ×2) [DEI-161]
113 s3 Collect Technology at courtyard C32
    all: s3 collects 1 Technology at courtyard C32 [DEI-208]
114 s3 Collect Technology at courtyard C53
    all: s3 collects 1 Technology at courtyard C53 [DEI-208]
115 s3 Column 1, 2 Supplies: Development of the mechanical market (your mechanical cards), 3 Supplies each, late 2 Supplies each
    all: s3 scores 2 Supplies for a mission in column 1, late: Development of the mechanical market (your mechanical cards), 3 Supplies each, late 2 Supplies each [DEI-321, s3 +2]
    all: s2: Action Phase 3 [DEI-160]
116 s2 Buy Cathedral +0 (activate Cathedral) for 1 Technology and 1 Energy; face down: Hackers, card 1
    all: s2 plays a card face down: Hackers, card 1 [DEI-161]
    all: s2 buys in the mechanical market for 1 Technology and 1 Energy: Cathedral +0 (activate Cathedral) [DEI-219]
    all: New in the mechanical market, right slot: Still (Refine ×2) [DEI-76]
117 s2 Play face up: Cathedral +0 (activate Cathedral)
    all: s2 plays Cathedral +0 (activate Cathedral) [DEI-161]
118 s2 Activate Cathedral at roof R12
    all: s2 activates Cathedral at roof R12 [DEI-291]
119 s2 Deploy 1 Scrapper at courtyard C23 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C23 (the drone) [DEI-292]
120 s2 As a mechanical outpost
    all: s2 takes the Cathedral cube as a mechanical outpost [DEI-428]
= 120 ae737bfe6031a5bd64de5fb81be76a8265ec2ec6f230db1724e3ef911b171bd2
121 s2 Deploy 1 Scrapper at courtyard C22 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C22 (the drone) [DEI-292]
122 s2 Deploy 1 Scrapper at courtyard C22 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C22 (the drone) [DEI-292]
123 s2 Remove a Scrapper from courtyard C23
    all: The Cathedral takes back 1 Scrapper from courtyard C23: s2 [DEI-420]
124 s2 Remove a Scrapper from courtyard C12
    all: The Cathedral takes back 1 Scrapper from courtyard C12: s2 [DEI-420]
125 s2 Remove a Scrapper from courtyard C22
    all: The Cathedral takes back 1 Scrapper from courtyard C22: s2 [DEI-420]
    all: s2 loses the Cathedral cube [DEI-431]
126 s2 Column 1, 4 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 4 Supplies for a mission in column 1 at its lower value: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s2 +4]
    all: s2 scores 0 Supplies for a mission in column 1 at its lower value: Development of the mechanical market (your mechanical cards), 3 Supplies each, late 2 Supplies each [DEI-400]
    all: s1: Action Phase 3 [DEI-160]
127 s1 Play face up: Farm Z, card 6 (Move and Build)
    all: s1 plays Farm Z, card 6 (Move and Build) [DEI-161]
128 s1 Build an Elevator from courtyard C33 to roof R33
    all: s1 builds an Elevator from courtyard C33 to roof R33 [DEI-212]
129 s1 Move 2 Scrappers from courtyard C33 to courtyard C43
    all: s1 moves 2 Scrappers from courtyard C33 to courtyard C43 [DEI-204]
    all: s1 takes control of the gear outpost at courtyard C43 [DEI-135]
130 s1 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s1 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
= 130 282ab91643441b968ef1a37bbd1beb4392aa7e6627c4227d549fadfaab554b5d
131 s1 Move 1 Scrapper from courtyard C31 to courtyard C41
    all: s1 moves 1 Scrapper from courtyard C31 to courtyard C41 [DEI-204]
    all: s1 takes control of the mechanical outpost at courtyard C41 [DEI-135]
132 s1 Enlist 1 Scrapper at courtyard C13
    all: s1 enlists 1 Scrapper at courtyard C13 [DEI-201]
133 s1 Column 1, 4 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 4 Supplies for a mission in column 1, late: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +4]
    all: s4: Action Phase 3 [DEI-160]
    all: s4 reveals card 18: Collect (Energy), Move (logistic outpost) and Recruit (drone) [DEI-506]
    all: s4: Collect (Energy) [DEI-506]
    all: s4 collects 1 Energy at roof R22 [DEI-538]
    all: s4 reveals card 2: Buy (logistic market), Collect (Energy) and Recruit (Refuge) [DEI-506]
    all: Not possible: Buy (logistic market) [DEI-535]
    all: Not possible: Collect (Energy) [DEI-538]
    all: s4: Recruit (Refuge) [DEI-506]
    all: s4 deploys 1 Scrapper at courtyard C43 [DEI-557]
    all: s4 reveals card 12: Move (Energy), Collect (Energy) and Recruit (drone) [DEI-506]
    all: s4: Move (Energy) [DEI-506]
    all: s4 moves 1 Scrapper from roof R22 to roof R23 (free by majority) [DEI-522]
    all: s4 reveals card 10: Move (logistic outpost), Collect (Energy) and Recruit (Leader) [DEI-506]
    all: Not possible: Move (logistic outpost) [DEI-549]
    all: s4: Collect (Energy) [DEI-506]
    all: s4 collects 1 Energy at roof R23 [DEI-538]
    all: s4 scores 2 Supplies for 1 gear cube [DEI-563, s4 +2]
    all: s4 scores 1 Supply for 1 mechanical cube [DEI-563, s4 +1]
    all: At the end of round 2 s1 controls 5 outposts [DEI-140]
    all: At the end of round 2 s2 controls 3 outposts [DEI-140]
    all: At the end of round 2 s3 controls 1 outpost [DEI-140]
    all: At the end of round 2 s4 controls 2 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s3, s1, s2 and s4 [DEI-171]
    all: The Automa’s needs, highest bonus first: mechanical, gear, logistic [DEI-560]
    all: s3: Action Phase 1 [DEI-160]
134 s3 Buy Pickers (Move and Collect ×2) for 3 Technology; face down: Auxilia, card 1
    all: s3 plays a card face down: Auxilia, card 1 [DEI-161]
    all: s3 buys in the black market for 3 Technology: Pickers (Move and Collect ×2) [DEI-219]
    all: New in the black market, right slot: Fence (exchange up to 2 Technology for Energy) [DEI-76]
135 s3 Play face up: Pickers (Move and Collect ×2)
    all: s3 plays Pickers (Move and Collect ×2) [DEI-161]
136 s3 Collect Technology at courtyard C24
    all: s3 collects 1 Technology at courtyard C24 [DEI-208]
137 s3 Collect Technology at courtyard C32
    all: s3 collects 1 Technology at courtyard C32 [DEI-208]
138 s3 Move 1 Scrapper and the Leader from courtyard C53 to courtyard C42
    all: s3 moves 1 Scrapper and the Leader from courtyard C53 to courtyard C42 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C42 [DEI-137]
    all: s3 takes control of the logistic outpost at courtyard C42 [DEI-135]
    all: s1: Action Phase 1 [DEI-160]
139 s1 Play face up: Farm Z, card 8 (activate Draco)
    all: s1 plays Farm Z, card 8 (activate Draco) [DEI-161]
140 s1 Activate Draco at courtyard C34
    all: s1 activates Draco at courtyard C34 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
= 140 1782ffe28e3d72a9644f1f569a76f87c6cb72f55a40c8d7c7692e38ce89ca6d6
141 s1 Kill one of s4’s Scrappers at courtyard C34 (the drone)
    all: s1 kills one of s4’s Scrappers at courtyard C34 (the drone) [DEI-292]
142 s1 Build a Refuge at courtyard C11 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 builds a Refuge at courtyard C11 [DEI-212]
143 s1 Play face up: Simon +0 (activate Simon)
    all: s1 plays Simon +0 (activate Simon) [DEI-161]
144 s1 Activate Simon at roof R21
    all: s1 activates Simon at roof R21 [DEI-291]
145 s1 Deploy 1 Scrapper at roof R21 (the drone)
    all: s1 deploys 1 Scrapper at roof R21 (the drone) [DEI-292]
146 s1 Deploy 1 Scrapper at roof R21 (the drone)
    all: s1 deploys 1 Scrapper at roof R21 (the drone) [DEI-292]
    all: s2: Action Phase 1 [DEI-160]
147 s2 Buy Hired hands (Enlist ×2 and Move) for 3 Technology; face down: Hackers, card 5
    all: s2 plays a card face down: Hackers, card 5 [DEI-161]
    all: s2 buys in the black market for 3 Technology: Hired hands (Enlist ×2 and Move) [DEI-219]
    all: New in the black market, right slot: Fixers (Move ×2 and Build) [DEI-76]
148 s2 Play face up: Cathedral +0 (activate Cathedral)
    all: s2 plays Cathedral +0 (activate Cathedral) [DEI-161]
149 s2 Finish the card
    all: s4: Action Phase 1 [DEI-160]
    all: s4 reveals card 11: Move (mechanical outpost), Collect (Technology) and Recruit (Refuge) [DEI-506]
    all: s4: Move (mechanical outpost) [DEI-506]
    all: s4 places an Elevator from courtyard C43 to roof R32 [DEI-551]
    all: s4 moves 1 Scrapper from courtyard C43 to roof R32 (free by minority, backup move) [DEI-551]
    all: s4 takes control of the mechanical outpost at roof R32 [DEI-135]
    all: s4 reveals card 19: Collect (Technology), Move (mechanical outpost) and Recruit (Leader) [DEI-506]
    all: s4: Collect (Technology) [DEI-506]
    all: s4 collects 1 Technology at courtyard C33 [DEI-538]
    all: s4 reveals card 8: Buy (need), Move (mechanical outpost) and Recruit (Refuge) [DEI-506]
    all: s4: Buy (need) [DEI-506]
    all: s4 buys in the mechanical market for 2 Technology and 2 Energy: Fabricator (Build ×2 and Muster) [DEI-532]
    all: s4 scores 2 Supplies because this market is needed [DEI-533, s4 +2]
    all: New in the mechanical market, right slot: Dynamo (Refine and +1 Energy) [DEI-76]
    all: The Automa’s discard pile (21 cards) is shuffled into a new deck [DEI-509]
    all: s4 reveals card 6: Buy (logistic market), Move (tactical outpost) and Recruit (drone) [DEI-506]
    all: Not possible: Buy (logistic market) [DEI-535]
    all: Not possible: Move (tactical outpost) [DEI-549]
    all: s4: Recruit (drone) [DEI-506]
    all: s4 deploys 1 Scrapper at courtyard C22 [DEI-558]
    all: s4 takes the Cathedral cube as a mechanical outpost [DEI-428]
    all: s4 reveals card 10: Move (logistic outpost), Collect (Energy) and Recruit (Leader) [DEI-506]
    all: Not possible: Move (logistic outpost) [DEI-549]
    all: s4: Collect (Energy) [DEI-506]
    all: s4 collects 1 Energy at roof R32 [DEI-538]
    all: s3: Action Phase 2 [DEI-160]
150 s3 Buy Fixers (Move ×2 and Build) for 3 Technology; face down: Auxilia, card 6
    all: s3 plays a card face down: Auxilia, card 6 [DEI-161]
    all: s3 buys in the black market for 3 Technology: Fixers (Move ×2 and Build) [DEI-219]
    all: New in the black market, right slot: Cutthroats (Move and Kill) [DEI-76]
= 150 63003f910586c37a597ffc60c2409e4e383e78b607aef12d33939bcdb47e89e1
151 s3 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s3 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
152 s3 Move 1 Scrapper and the Leader from courtyard C42 to courtyard C41
    all: s3 moves 1 Scrapper and the Leader from courtyard C42 to courtyard C41 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C41 [DEI-137]
    all: s3 loses control of the logistic outpost at courtyard C42 [DEI-137]
    all: s3 takes control of the mechanical outpost at courtyard C41 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C42 [DEI-135]
153 s3 Enlist 1 Scrapper at courtyard C32
    all: s3 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s1: Action Phase 2 [DEI-160]
154 s1 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s1 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
155 s1 Finish the card
156 s1 Play face up: Farm Z, card 5 (Collect ×2)
    all: s1 plays Farm Z, card 5 (Collect ×2) [DEI-161]
157 s1 Collect Energy at roof R31
    all: s1 collects 1 Energy at roof R31 [DEI-208]
158 s1 Collect Technology at courtyard C43
    all: s1 collects 1 Technology at courtyard C43 [DEI-208]
    all: s2: Action Phase 2 [DEI-160]
159 s2 Buy Fence (exchange up to 2 Technology for Energy) for 2 Technology; face down: Hired hands
    all: s2 plays a card face down: Hired hands [DEI-161]
    all: s2 buys in the black market for 2 Technology: Fence (exchange up to 2 Technology for Energy) [DEI-219]
    all: New in the black market, right slot: Smugglers (Move ×2 and Collect) [DEI-76]
160 s2 Play face up: Hackers, card 8 (activate Scorpion)
    all: s2 plays Hackers, card 8 (activate Scorpion) [DEI-161]
= 160 3b9285c78e466f0f1bccb5227a00b41623c76891695f7f949f04d737c14ae6b4
161 s2 Activate Scorpion at courtyard C53
    all: s2 activates Scorpion at courtyard C53 [DEI-291]
162 s2 Build a Refuge at courtyard C53 (the drone)
    all: s2 builds a Refuge at courtyard C53 [DEI-397]
    all: s4: Action Phase 2 [DEI-160]
    all: s4 reveals card 5: Buy (tactical market), Move (need) and Recruit (Refuge) [DEI-506]
    all: Not possible: Buy (tactical market) [DEI-535]
    all: Not possible: Move (need) [DEI-549]
    all: s4: Recruit (Refuge) [DEI-506]
    all: s4 deploys 1 Scrapper at courtyard C14 [DEI-557]
    all: s4 reveals card 15: Move (need), Buy (need) and Recruit (drone) [DEI-506]
    all: Not possible: Move (need) [DEI-549]
    all: Not possible: Buy (need) [DEI-535]
    all: s4: Recruit (drone) [DEI-506]
    all: s4 deploys 1 Scrapper at courtyard C13 [DEI-558]
    all: s4 reveals card 23: Move (Technology), Collect (Technology) and Recruit (Refuge) [DEI-506]
    all: s4: Move (Technology) [DEI-506]
    all: s4 moves the Leader from courtyard C23 to courtyard C22 (free by majority) [DEI-522]
    all: s4 reveals card 22: Collect (Energy), Move (need) and Recruit (Leader) [DEI-506]
    all: s4: Collect (Energy) [DEI-506]
    all: s4 collects 1 Energy at roof R23 [DEI-538]
    all: s4 reveals card 18: Collect (Energy), Move (logistic outpost) and Recruit (drone) [DEI-506]
    all: s4: Collect (Energy) [DEI-506]
    all: s4 collects 1 Energy at roof R23 [DEI-538]
    all: s3: Action Phase 3 [DEI-160]
163 s3 Play face up: Auxilia, card 5 (Collect ×2)
    all: s3 plays Auxilia, card 5 (Collect ×2) [DEI-161]
164 s3 Collect Technology at courtyard C24
    all: s3 collects 1 Technology at courtyard C24 [DEI-208]
165 s3 Collect Technology at courtyard C32
    all: s3 collects 1 Technology at courtyard C32 [DEI-208]
166 s3 Play face up: Auxilia, card 8 (activate Fly)
    all: s3 plays Auxilia, card 8 (activate Fly) [DEI-161]
167 s3 Activate Fly at courtyard C13
    all: s3 activates Fly at courtyard C13 [DEI-291]
168 s3 Column 4, 0 Supplies: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each
    all: s3 scores 0 Supplies for a mission in column 4: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-321]
    all: s1: Action Phase 3 [DEI-160]
169 s1 Play face up: Forward camp (Muster ×2)
    all: s1 plays Forward camp (Muster ×2) [DEI-161]
170 s1 Enlist 1 Scrapper at courtyard C31 (Muster)
    all: s1 enlists 1 Scrapper at courtyard C31 (Muster) [DEI-226]
= 170 c037dec8b77a8c16b1c160b3db605f0d3d47cb4784fea1e6fe12b10ddc9327de
171 s1 Enlist 1 Scrapper at courtyard C11 (Muster)
    all: s1 enlists 1 Scrapper at courtyard C11 (Muster) [DEI-226]
172 s1 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s1 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
173 s1 Build an Elevator from courtyard C22 to roof R21
    all: s1 builds an Elevator from courtyard C22 to roof R21 [DEI-212]
174 s1 Enlist 1 Scrapper at courtyard C11
    all: s1 enlists 1 Scrapper at courtyard C11 [DEI-201]
175 s1 Column 4, 4 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s1 scores 4 Supplies for a mission in column 4: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s1 +4]
    all: s2: Action Phase 3 [DEI-160]
176 s2 Play face up: Hackers, card 7 (Collect and Build)
    all: s2 plays Hackers, card 7 (Collect and Build) [DEI-161]
177 s2 Build a Refuge at courtyard C13
    all: s2 builds a Refuge at courtyard C13 [DEI-212]
    all: s2 gains +1 Technology (Salvage crew) [DEI-280]
178 s2 Play face up: Hackers, card 6 (Move and Build)
    all: s2 plays Hackers, card 6 (Move and Build) [DEI-161]
179 s2 Build a Refuge at courtyard C42
    all: s2 builds a Refuge at courtyard C42 [DEI-212]
    all: s2 gains +1 Technology (Salvage crew) [DEI-280]
180 s2 Move 1 Scrapper from courtyard C22 to courtyard C21
    all: s2 moves 1 Scrapper from courtyard C22 to courtyard C21 [DEI-204]
= 180 b39c51dc7887bacc45919628e113e3e29394685529ebbb224240cb063eb487cc
181 s2 Column 2, 6 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s2 scores 6 Supplies for a mission in column 2 at its lower value: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-400, s2 +6]
    all: s2 scores 2 Supplies for a mission in column 2 at its lower value: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s2 +2]
    all: s4: Action Phase 3 [DEI-160]
    all: s4 reveals card 1: Buy (tactical market), Collect (Technology) and Recruit (Leader) [DEI-506]
    all: Not possible: Buy (tactical market) [DEI-535]
    all: s4: Collect (Technology) [DEI-506]
    all: s4 collects 1 Technology at courtyard C33 [DEI-538]
    all: s4 reveals card 12: Move (Energy), Collect (Energy) and Recruit (drone) [DEI-506]
    all: s4: Move (Energy) [DEI-506]
    all: s4 places an Elevator from courtyard C13 to roof R13 [DEI-551]
    all: s4 moves 2 Scrappers from courtyard C13 to roof R13 (free by majority, backup move) [DEI-551]
    all: s4 reveals card 3: Buy (mechanical market), Collect (Technology) and Recruit (drone) [DEI-506]
    all: s4: Buy (mechanical market) [DEI-506]
    all: s4 buys in the mechanical market for 1 Technology and 1 Energy: Still (Refine ×2) [DEI-532]
    all: s4 scores 2 Supplies because this market is needed [DEI-533, s4 +2]
    all: New in the mechanical market, right slot: Draco +1 (activate Draco with bonus +1) [DEI-76]
    all: s4 reveals card 7: Buy (mechanical market), Move (logistic outpost) and Recruit (Leader) [DEI-506]
    all: Not possible: Buy (mechanical market) [DEI-535]
    all: Not possible: Move (logistic outpost) [DEI-549]
    all: s4: Recruit (Leader) [DEI-506]
    all: s4 deploys 1 Scrapper at courtyard C22 [DEI-555]
    all: s4 reveals card 14: Move (need), Collect (Energy) and Recruit (Refuge) [DEI-506]
    all: s4: Move (need) [DEI-506]
    all: s4 places a Bridge from roof R23 to roof R24 [DEI-551]
    all: s4 moves 1 Scrapper from roof R23 to roof R24 (free by majority, backup move) [DEI-551]
    all: s4 takes control of the gear outpost at roof R24 [DEI-135]
    all: s4 scores 6 Supplies for 3 mechanical cubes [DEI-563, s4 +6]
    all: s4 scores 2 Supplies for 2 gear cubes [DEI-563, s4 +2]
    all: At the end of round 3 s1 controls 4 outposts [DEI-140]
    all: At the end of round 3 s2 controls 3 outposts [DEI-140]
    all: At the end of round 3 s3 controls 2 outposts [DEI-140]
    all: At the end of round 3 s4 controls 5 outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s3, s1, s2 and s4 [DEI-171]
    all: The Automa’s needs, highest bonus first: mechanical, gear, logistic [DEI-560]
    all: s3: Action Phase 1 [DEI-160]
182 s3 Play face up: Auxilia, card 8 (activate Fly)
    all: s3 plays Auxilia, card 8 (activate Fly) [DEI-161]
183 s3 Activate Fly at roof R14
    all: s3 activates Fly at roof R14 [DEI-291]
184 s3 Play face up: Pickers (Move and Collect ×2)
    all: s3 plays Pickers (Move and Collect ×2) [DEI-161]
185 s3 Collect Technology at courtyard C41
    all: s3 collects 1 Technology at courtyard C41 [DEI-208]
186 s3 Move the Leader from courtyard C41 to courtyard C51
    all: s3 moves the Leader from courtyard C41 to courtyard C51 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C41 [DEI-137]
    all: s1: Action Phase 1 [DEI-160]
187 s1 Buy Cathedral +1 (activate Cathedral with bonus +1) for 1 Technology and 1 Energy; face down: Farm Z, card 5
    all: s1 plays a card face down: Farm Z, card 5 [DEI-161]
    all: s1 buys in the logistic market for 1 Technology and 1 Energy: Cathedral +1 (activate Cathedral with bonus +1) [DEI-219]
    all: New in the logistic market, right slot: Draco +2 (activate Draco with bonus +2) [DEI-76]
188 s1 Play face up: Simon +0 (activate Simon)
    all: s1 plays Simon +0 (activate Simon) [DEI-161]
189 s1 Activate Simon at courtyard C12
    all: s1 activates Simon at courtyard C12 [DEI-291]
    all: s2: Action Phase 1 [DEI-160]
190 s2 Play face up: Hackers, card 8 (activate Scorpion)
    all: s2 plays Hackers, card 8 (activate Scorpion) [DEI-161]
= 190 fd392958d3e754402556cfbba89ca4182e4f21d5452d7f64d8bdf0df5054b1c5
191 s2 Activate Scorpion at roof R41
    all: s2 activates Scorpion at roof R41 [DEI-291]
192 s2 Build a Bridge from roof R41 to roof R42 (the drone)
    all: s2 builds a Bridge from roof R41 to roof R42 [DEI-397]
193 s2 Collect Energy at roof R41 (the drone)
    all: s2 collects 1 Energy at roof R41 (the drone) [DEI-292]
194 s2 Play face up: Cathedral +0 (activate Cathedral)
    all: s2 plays Cathedral +0 (activate Cathedral) [DEI-161]
195 s2 Activate Cathedral at roof R12
    all: s2 activates Cathedral at roof R12 [DEI-291]
196 s2 Deploy 1 Scrapper at courtyard C13 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C13 (the drone) [DEI-292]
197 s2 Deploy 1 Scrapper at courtyard C12 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C12 (the drone) [DEI-292]
    all: s4 loses the Cathedral cube [DEI-431]
198 s2 Deploy 1 Scrapper at courtyard C23 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C23 (the drone) [DEI-292]
199 s2 As a logistic outpost
    all: s2 takes the Cathedral cube as a logistic outpost [DEI-428]
    all: s4: Action Phase 1 [DEI-160]
    all: s4 reveals card 9: Move (tactical outpost), Collect (Technology) and Recruit (drone) [DEI-506]
    all: Not possible: Move (tactical outpost) [DEI-549]
    all: s4: Collect (Technology) [DEI-506]
    all: s4 collects 1 Technology at courtyard C33 [DEI-538]
    all: s4 reveals card 2: Buy (logistic market), Collect (Energy) and Recruit (Refuge) [DEI-506]
    all: Not possible: Buy (logistic market) [DEI-535]
    all: s4: Collect (Energy) [DEI-506]
    all: s4 collects 1 Energy at roof R13 [DEI-538]
    all: s4 reveals card 20: Collect (Energy), Move (Energy) and Recruit (Refuge) [DEI-506]
    all: s4: Collect (Energy) [DEI-506]
    all: s4 collects 1 Energy at roof R13 [DEI-538]
    all: s4 reveals card 17: Collect (Technology), Move (tactical outpost) and Recruit (Refuge) [DEI-506]
    all: s4: Collect (Technology) [DEI-506]
    all: s4 collects 1 Technology at courtyard C33 [DEI-538]
    all: s4 reveals card 24: Move (need), Collect (Energy) and Recruit (drone) [DEI-506]
    all: s4: Move (need) [DEI-506]
    all: s4 scores -1 Supply for a structure missing from the reserve [DEI-553, s4 -1]
    all: s4 moves 2 Scrappers from roof R13 to courtyard C14 (free by majority, backup move) [DEI-551]
    all: s1 loses control of the mechanical outpost at courtyard C14 [DEI-137]
    all: s4 takes control of the mechanical outpost at courtyard C14 [DEI-135]
    all: s4 reveals card 21: Collect (Technology), Move (Technology) and Recruit (drone) [DEI-506]
    all: s4: Collect (Technology) [DEI-506]
    all: s4 collects 1 Technology at courtyard C22 [DEI-538]
    all: s3: Action Phase 2 [DEI-160]
200 s3 Play face up: Fixers (Move ×2 and Build)
    all: s3 plays Fixers (Move ×2 and Build) [DEI-161]
= 200 95cb1fbee5598b4561071b79e02ebd2968534aff0770b43667ef9ac80f2dee39
201 s3 Build an Elevator from courtyard C23 to roof R22
    all: s3 builds an Elevator from courtyard C23 to roof R22 [DEI-212]
202 s3 Move the Leader from courtyard C51 to courtyard C41
    all: s3 moves the Leader from courtyard C51 to courtyard C41 [DEI-204]
    all: s3 takes control of the mechanical outpost at courtyard C41 [DEI-135]
203 s3 Move 1 Scrapper and the Leader from courtyard C41 to courtyard C42
    all: s3 moves 1 Scrapper and the Leader from courtyard C41 to courtyard C42 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C41 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C42 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C41 [DEI-135]
    all: s3 takes control of the logistic outpost at courtyard C42 [DEI-135]
204 s3 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s3 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
205 s3 Move 1 Scrapper and the Leader from courtyard C42 to courtyard C41
    all: s3 moves 1 Scrapper and the Leader from courtyard C42 to courtyard C41 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C41 [DEI-137]
    all: s3 loses control of the logistic outpost at courtyard C42 [DEI-137]
    all: s3 takes control of the mechanical outpost at courtyard C41 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C42 [DEI-135]
206 s3 Enlist 1 Scrapper at courtyard C13
    all: s3 enlists 1 Scrapper at courtyard C13 [DEI-201]
    all: s1: Action Phase 2 [DEI-160]
207 s1 Play face up: Cathedral +1 (activate Cathedral with bonus +1)
    all: s1 plays Cathedral +1 (activate Cathedral with bonus +1) [DEI-161]
208 s1 Activate Cathedral at roof R12
    all: s1 activates Cathedral at roof R12 [DEI-291]
209 s1 Play face up: Farm Z, card 8 (activate Draco)
    all: s1 plays Farm Z, card 8 (activate Draco) [DEI-161]
210 s1 Activate Draco at roof R34
    all: s1 activates Draco at roof R34 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
= 210 799ec2d37e02bcba98bd517527a6ba9c72cb5984b558c79916eef70a1b4999a6
211 s1 Move 2 Scrappers from courtyard C14 to courtyard C24 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 moves 2 Scrappers from courtyard C14 to courtyard C24 [DEI-204]
    all: s3 loses control of the gear outpost at courtyard C24 [DEI-137]
    all: s1 takes control of the gear outpost at courtyard C24 [DEI-135]
212 s1 Unlock (gear): Goods at hand (you can buy in coloured markets without any outposts)
    all: s1 unlocks an advantage: Goods at hand (you can buy in coloured markets without any outposts) [DEI-270]
    all: s2: Action Phase 2 [DEI-160]
213 s2 Play face up: Hackers, card 6 (Move and Build)
    all: s2 plays Hackers, card 6 (Move and Build) [DEI-161]
214 s2 Move 3 Scrappers from courtyard C13 to courtyard C23
    all: s2 moves 3 Scrappers from courtyard C13 to courtyard C23 [DEI-204]
    all: s4 loses control of the gear outpost at courtyard C23 [DEI-137]
    all: s4 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s2 takes control of the gear outpost at courtyard C23 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C23 [DEI-135]
215 s2 Play face up: Hackers, card 4 (Move and Collect)
    all: s2 plays Hackers, card 4 (Move and Collect) [DEI-161]
216 s2 Move 4 Scrappers from courtyard C23 to courtyard C24
    all: s2 moves 4 Scrappers from courtyard C23 to courtyard C24 [DEI-204]
    all: s2 loses the Cathedral cube [DEI-431]
    all: s2 loses control of the gear outpost at courtyard C23 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s1 loses control of the gear outpost at courtyard C24 [DEI-137]
    all: s4 takes control of the gear outpost at courtyard C23 [DEI-135]
    all: s4 takes control of the mechanical outpost at courtyard C23 [DEI-135]
    all: s2 takes control of the gear outpost at courtyard C24 [DEI-135]
    all: s4 takes the Cathedral cube as a mechanical outpost [DEI-428]
217 s2 Collect Technology at courtyard C21
    all: s2 collects 1 Technology at courtyard C21 [DEI-208]
    all: s4: Action Phase 2 [DEI-160]
    all: s4 reveals card 16: Move (Energy), Buy (need) and Recruit (Leader) [DEI-506]
    all: s4: Move (Energy) [DEI-506]
    all: s4 scores -1 Supply for a structure missing from the reserve [DEI-553, s4 -1]
    all: s4 moves the Leader from courtyard C22 to roof R11 (free by majority, backup move) [DEI-551]
    all: s4 reveals card 4: Buy (need), Collect (Energy) and Recruit (Leader) [DEI-506]
    all: s4: Buy (need) [DEI-506]
    all: s4 buys in the mechanical market for 2 Technology and 1 Energy: Salvage rig (Collect ×2 and Refine) [DEI-532]
    all: s4 scores 2 Supplies because this market is needed [DEI-533, s4 +2]
    all: New in the mechanical market, right slot: Masamune +2 (activate Masamune with bonus +2) [DEI-76]
    all: s4 reveals card 13: Move (Technology), Collect (Technology) and Recruit (Leader) [DEI-506]
    all: s4: Move (Technology) [DEI-506]
    all: s4 moves 1 Scrapper from courtyard C33 to courtyard C34 (free by majority) [DEI-522]
    all: The Automa’s discard pile (21 cards) is shuffled into a new deck [DEI-509]
    all: s4 reveals card 1: Buy (tactical market), Collect (Technology) and Recruit (Leader) [DEI-506]
    all: s4: Buy (tactical market) [DEI-506]
    all: s4 buys in the gear market for 1 Technology and 2 Energy: Plasma claws (Kill in the Leader’s region and this round, a Move with your Leader may count as Climb) [DEI-532]
    all: s4 scores 1 Supply because this market is needed [DEI-533, s4 +1]
    all: New in the gear market, right slot: Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build) [DEI-76]
    all: s4 reveals card 23: Move (Technology), Collect (Technology) and Recruit (Refuge) [DEI-506]
    all: s4: Move (Technology) [DEI-506]
    all: s4 moves 1 Scrapper from courtyard C14 to courtyard C15 (free by majority) [DEI-522]
    all: s4 reveals card 11: Move (mechanical outpost), Collect (Technology) and Recruit (Refuge) [DEI-506]
    all: Not possible: Move (mechanical outpost) [DEI-549]
    all: s4: Collect (Technology) [DEI-506]
    all: s4 collects 1 Technology at courtyard C15 [DEI-538]
    all: s3: Action Phase 3 [DEI-160]
218 s3 Play face up: Auxilia, card 7 (Move ×2)
    all: s3 plays Auxilia, card 7 (Move ×2) [DEI-161]
219 s3 Move 1 Scrapper and the Leader from courtyard C41 to courtyard C42
    all: s3 moves 1 Scrapper and the Leader from courtyard C41 to courtyard C42 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C41 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C42 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C41 [DEI-135]
    all: s3 takes control of the logistic outpost at courtyard C42 [DEI-135]
220 s3 Move 1 Scrapper and the Leader from courtyard C42 to courtyard C41
    all: s3 moves 1 Scrapper and the Leader from courtyard C42 to courtyard C41 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C41 [DEI-137]
    all: s3 loses control of the logistic outpost at courtyard C42 [DEI-137]
    all: s3 takes control of the mechanical outpost at courtyard C41 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C42 [DEI-135]
= 220 ac202c4788dd5baf9532ba39e1bc76f9735efaecf1c0a97acd3e27fa175ffa74
221 s3 Buy Dynamo (Refine and +1 Energy) for 3 Technology; face down: Auxilia, card 5
    all: s3 plays a card face down: Auxilia, card 5 [DEI-161]
    all: s3 buys in the mechanical market for 3 Technology: Dynamo (Refine and +1 Energy) [DEI-219]
    all: New in the mechanical market, right slot: Crane (Collect and Build) [DEI-76]
222 s3 Column 3, 0 Supplies: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each
    all: s3 scores 0 Supplies for a mission in column 3, late: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-321]
    all: s1: Action Phase 3 [DEI-160]
223 s1 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s1 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
224 s1 Move 1 Scrapper and the Leader from courtyard C31 to courtyard C41
    all: s1 moves 1 Scrapper and the Leader from courtyard C31 to courtyard C41 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C31 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C41 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C41 [DEI-135]
225 s1 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s1 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
226 s1 Build a Bridge from roof R21 to roof R22
    all: s1 builds a Bridge from roof R21 to roof R22 [DEI-212]
227 s1 Remove a Scrapper from courtyard C43
    all: The Cathedral takes back 1 Scrapper from courtyard C43: s1 [DEI-420]
228 s1 Remove a Scrapper from courtyard C13
    all: The Cathedral takes back 1 Scrapper from courtyard C13: s1 [DEI-420]
229 s1 Remove a Scrapper from roof R31
    all: The Cathedral takes back 1 Scrapper from roof R31: s1 [DEI-420]
230 s1 Column 3, 2 Supplies: Development of the logistic market (your logistic cards), 3 Supplies each, late 2 Supplies each
    all: s1 scores 2 Supplies for a mission in column 3, late: Development of the logistic market (your logistic cards), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +2]
    all: s2: Action Phase 3 [DEI-160]
= 230 c719af99910d964d9c6d22b366e6cb5bf59d60497571b1b317379d70d8b2d26f
231 s2 Buy Caravan (Move, Collect and Muster) for 2 Technology and 1 Energy; face down: Hackers, card 7
    all: s2 plays a card face down: Hackers, card 7 [DEI-161]
    all: s2 buys in the logistic market for 2 Technology and 1 Energy: Caravan (Move, Collect and Muster) [DEI-219]
    all: New in the logistic market, right slot: Canteen (Enlist and +2 candies) [DEI-76]
232 s2 Play face up: Caravan (Move, Collect and Muster)
    all: s2 plays Caravan (Move, Collect and Muster) [DEI-161]
233 s2 Move 3 Scrappers from courtyard C24 to courtyard C23
    all: s2 moves 3 Scrappers from courtyard C24 to courtyard C23 [DEI-204]
    all: s4 loses the Cathedral cube [DEI-431]
    all: s4 loses control of the gear outpost at courtyard C23 [DEI-137]
    all: s4 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s2 loses control of the gear outpost at courtyard C24 [DEI-137]
    all: s2 takes control of the gear outpost at courtyard C23 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C23 [DEI-135]
    all: s1 takes control of the gear outpost at courtyard C24 [DEI-135]
234 s2 As a logistic outpost
    all: s2 takes the Cathedral cube as a logistic outpost [DEI-428]
235 s2 Collect Technology at courtyard C21
    all: s2 collects 1 Technology at courtyard C21 [DEI-208]
236 s2 Enlist 1 Scrapper at courtyard C21 (Muster)
    all: s2 enlists 1 Scrapper at courtyard C21 (Muster) [DEI-226]
237 s2 Remove a Scrapper from courtyard C24
    all: The Cathedral takes back 1 Scrapper from courtyard C24: s2 [DEI-420]
238 s2 Remove a Scrapper from courtyard C23
    all: The Cathedral takes back 1 Scrapper from courtyard C23: s2 [DEI-420]
    all: s2 loses the Cathedral cube [DEI-431]
    all: s2 loses control of the gear outpost at courtyard C23 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C23 [DEI-137]
239 s2 Remove a Scrapper from courtyard C12
    all: The Cathedral takes back 1 Scrapper from courtyard C12: s2 [DEI-420]
    all: s4 takes the Cathedral cube as a mechanical outpost [DEI-428]
240 s2 Column 3, 2 Supplies: Development of the logistic market (your logistic cards), 3 Supplies each, late 2 Supplies each
    all: s2 scores 0 Supplies for a mission in column 3 at its lower value: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-400]
    all: s2 scores 2 Supplies for a mission in column 3 at its lower value: Development of the logistic market (your logistic cards), 3 Supplies each, late 2 Supplies each [DEI-400, s2 +2]
    all: s4: Action Phase 3 [DEI-160]
    all: s4 reveals card 2: Buy (logistic market), Collect (Energy) and Recruit (Refuge) [DEI-506]
    all: Not possible: Buy (logistic market) [DEI-535]
    all: s4: Collect (Energy) [DEI-506]
    all: s4 collects 1 Energy at roof R24 [DEI-538]
    all: s4 reveals card 8: Buy (need), Move (mechanical outpost) and Recruit (Refuge) [DEI-506]
    all: s4: Buy (need) [DEI-506]
    all: s4 buys in the gear market for 1 Technology and 1 Energy: Vending machine (+2 candies and this round, a candy spent with your Leader or in the Leader’s region gives back 1 candy) [DEI-532]
    all: s4 scores 1 Supply because this market is needed [DEI-533, s4 +1]
    all: New in the gear market, right slot: Metal detector (Collect in the Leader’s region ×2 and this round, a Collect in a courtyard with your Leader may take 1 Technology from the general supply instead) [DEI-76]
    all: s4 reveals card 12: Move (Energy), Collect (Energy) and Recruit (drone) [DEI-506]
    all: s4: Move (Energy) [DEI-506]
    all: s4 scores -1 Supply for a structure missing from the reserve [DEI-553, s4 -1]
    all: s4 moves 1 Scrapper from courtyard C15 to roof R14 (free by majority, backup move) [DEI-551]
    all: s4 reveals card 24: Move (need), Collect (Energy) and Recruit (drone) [DEI-506]
    all: Not possible: Move (need) [DEI-549]
    all: s4: Collect (Energy) [DEI-506]
    all: s4 collects 1 Energy at roof R24 [DEI-538]
    all: s4 reveals card 19: Collect (Technology), Move (mechanical outpost) and Recruit (Leader) [DEI-506]
    all: s4: Collect (Technology) [DEI-506]
    all: s4 collects 1 Technology at courtyard C34 [DEI-538]
    all: s4 reveals card 10: Move (logistic outpost), Collect (Energy) and Recruit (Leader) [DEI-506]
    all: Not possible: Move (logistic outpost) [DEI-549]
    all: s4: Collect (Energy) [DEI-506]
    all: s4 collects 1 Energy at roof R11 [DEI-538]
    all: s4 scores 6 Supplies for 3 mechanical cubes [DEI-563, s4 +6]
    all: s4 scores 1 Supply for 1 gear cube [DEI-563, s4 +1]
    all: At the end of round 4 s1 controls 4 outposts [DEI-140]
    all: At the end of round 4 s2 controls 3 outposts [DEI-140]
    all: At the end of round 4 s3 controls no outposts [DEI-140]
    all: At the end of round 4 s4 controls 4 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 5 Supplies for cards [DEI-373, s1 +5]
    all: s1 scores 8 Supplies for outposts [DEI-374, s1 +8]
    all: s1 scores 4 Supplies for unlocked advantages [DEI-375, s1 +4]
    all: s2 scores 2 Supplies for Technology [DEI-372, s2 +2]
    all: s2 scores 7 Supplies for cards [DEI-373, s2 +7]
    all: s2 scores 6 Supplies for outposts [DEI-374, s2 +6]
    all: s2 scores 4 Supplies for unlocked advantages [DEI-375, s2 +4]
    all: s3 scores 6 Supplies for cards [DEI-373, s3 +6]
    all: s4 scores 3 Supplies for Energy [DEI-564, s4 +3]
    all: s4 scores 17 Supplies for cards [DEI-564, s4 +17]
= 240 f9658109e785d77ef28140dbf9c7cfca6e2b085c4deeb05030182c20bc551b80
= 240 f9658109e785d77ef28140dbf9c7cfca6e2b085c4deeb05030182c20bc551b80
s1 rank 3 score 34
s2 rank 2 score 38
s3 rank 4 score 11
s4 rank 1 score 50
