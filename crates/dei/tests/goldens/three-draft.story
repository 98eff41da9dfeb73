dei revision 1, 3 seats, options {"automa":"alone","gear":"off","new_missions":"off","short_missions":"off","draft":"on","seat_1":"any","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Hackers. Leader’s skill: Hack (at the end of each of your Action Phases you may put a hack token on an outpost in the Leader’s region) [DEI-9]
    all: s2 takes a faction: Chrono Cult. Leader’s skill: Conversion (once per phase, after a Move with the Leader, you may Kill in the Leader’s region and deploy one of your Scrappers there) [DEI-9]
    all: s3 takes a faction: Auxilia. Leader’s skill: Swift (once per phase, a Move with the Leader may cross two links) [DEI-9]
    all: The board has 3 rows of 4 districts [DEI-63]
    all: Cathedral starts at roof R33 [DEI-68]
    all: Masamune starts at roof R31 [DEI-68]
    all: Simon starts at roof R23 [DEI-68]
    all: Fly starts at roof R21 [DEI-68]
    all: Draco starts at roof R32 [DEI-68]
    all: Scorpion starts at roof R13 [DEI-68]
    all: Outpost at roof R11: logistic outpost [DEI-72]
    all: Outpost at courtyard C23: logistic outpost [DEI-72]
    all: Outpost at courtyard C24: logistic outpost [DEI-72]
    all: Outpost at courtyard C24: tactical outpost [DEI-72]
    all: Outpost at courtyard C22: tactical outpost [DEI-72]
    all: Outpost at roof R22: tactical outpost [DEI-72]
    all: Outpost at courtyard C24: mechanical outpost [DEI-72]
    all: Outpost at roof R24: tactical outpost [DEI-72]
    all: Outpost at courtyard C42: mechanical outpost [DEI-72]
    all: Outpost at courtyard C42: mechanical outpost [DEI-72]
    all: Outpost at courtyard C33: logistic outpost [DEI-72]
    all: Outpost at courtyard C35: mechanical outpost [DEI-72]
    all: New in the tactical market, left slot: Grapnel squad (Move and Climb) [DEI-76]
    all: New in the tactical market, middle slot: Flying column (Move ×2 and Collect) [DEI-76]
    all: New in the tactical market, right slot: Scorpion +1 (activate Scorpion with bonus +1) [DEI-76]
    all: New in the logistic market, left slot: Conscription (Enlist ×3) [DEI-76]
    all: New in the logistic market, middle slot: Porters (Collect ×3) [DEI-76]
    all: New in the logistic market, right slot: Draco +2 (activate Draco with bonus +2) [DEI-76]
    all: New in the mechanical market, left slot: Scaffolding (Build and Climb) [DEI-76]
    all: New in the mechanical market, middle slot: Draco +1 (activate Draco with bonus +1) [DEI-76]
    all: New in the mechanical market, right slot: Scorpion +2 (activate Scorpion with bonus +2) [DEI-76]
    all: New in the black market, left slot: Smugglers (Move ×2 and Collect) [DEI-76]
    all: New in the black market, middle slot: Climbers (Collect and Climb) [DEI-76]
    all: New in the black market, right slot: Press gang (Move and Muster) [DEI-76]
    all: Mission in column 1: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 1: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 2: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 2: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-80]
    all: Mission in column 3: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 3: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 4: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-80]
    all: Mission in column 4: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Priority: s1, s3 and s2 [DEI-89]
    all: Advantage in the draft: Ambush (once per phase, after a Move into a region with another faction’s Scrapper, you may Kill there) [DEI-95]
    all: Advantage in the draft: Veterans (+2 majority value for your Leader) [DEI-95]
    all: Advantage in the draft: Infiltration (you may Move into a region where you only tie for the highest majority value) [DEI-95]
    all: Advantage in the draft: High ground (+1 majority value on every roof with your units) [DEI-95]
    all: Advantage in the draft: Quartermaster (your purchases cost 1 Technology less) [DEI-95]
    all: Advantage in the draft: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-95]
    all: Advantage in the draft: Depot (when unlocked: gain 2 Technology and 1 Energy) [DEI-95]
    all: Advantage in the draft: Field kitchen (once per phase, an Enlist may count as Muster) [DEI-95]
    all: Advantage in the draft: Salvage crew (when you Build, gain 1 Technology) [DEI-95]
    all: Advantage in the draft: Common ways (you may use other factions’ Elevators and Bridges) [DEI-95]
    all: Advantage in the draft: Small refinery (once per phase, a Collect may count as Refine) [DEI-95]
    all: Advantage in the draft: Blueprints (when unlocked: 1 Supply for each of your structures on the board) [DEI-95]
    all: Round 1 begins [DEI-2]
1 s2 Infiltration (you may Move into a region where you only tie for the highest majority value)
    all: s2 takes an advantage: Infiltration (you may Move into a region where you only tie for the highest majority value) [DEI-95]
2 s3 Small refinery (once per phase, a Collect may count as Refine)
    all: s3 takes an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-95]
3 s1 Common ways (you may use other factions’ Elevators and Bridges)
    all: s1 takes an advantage: Common ways (you may use other factions’ Elevators and Bridges) [DEI-95]
4 s2 Depot (when unlocked: gain 2 Technology and 1 Energy)
    all: s2 takes an advantage: Depot (when unlocked: gain 2 Technology and 1 Energy) [DEI-95]
5 s3 Quartermaster (your purchases cost 1 Technology less)
    all: s3 takes an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-95]
6 s1 Recruiting post (once per phase, an Enlist puts one more Scrapper in its region)
    all: s1 takes an advantage: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-95]
7 s2 Blueprints (when unlocked: 1 Supply for each of your structures on the board)
    all: s2 takes an advantage: Blueprints (when unlocked: 1 Supply for each of your structures on the board) [DEI-95]
8 s3 Ambush (once per phase, after a Move into a region with another faction’s Scrapper, you may Kill there)
    all: s3 takes an advantage: Ambush (once per phase, after a Move into a region with another faction’s Scrapper, you may Kill there) [DEI-95]
9 s1 High ground (+1 majority value on every roof with your units)
    all: s1 takes an advantage: High ground (+1 majority value on every roof with your units) [DEI-95]
    all: s1: Action Phase 1 [DEI-160]
10 s1 2 Scrappers at courtyard C31, 0 at courtyard C44; the Leader at courtyard C44
    all: s1 starts with 2 Scrappers at courtyard C31 [DEI-92]
    all: s1 starts with the Leader at courtyard C44 [DEI-92]
= 10 4296bc00b4e21addad9947c0ba55a7e81801c910a34bd8a789b179708491f6c5
11 s1 As a mechanical outpost
    all: s1 takes the Cathedral cube as a mechanical outpost [DEI-428]
12 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
13 s1 Activate Scorpion at courtyard C14
    all: s1 activates Scorpion at courtyard C14 [DEI-291]
14 s1 Build a Refuge at courtyard C14 (the drone)
    all: s1 builds a Refuge at courtyard C14 [DEI-397]
15 s1 Finish with the drone
16 s1 Play face up: Hackers, card 3 (Move ×2)
    all: s1 plays Hackers, card 3 (Move ×2) [DEI-161]
17 s1 Move 2 Scrappers from courtyard C31 to courtyard C21
    all: s1 moves 2 Scrappers from courtyard C31 to courtyard C21 [DEI-204]
18 s1 Move 1 Scrapper from courtyard C21 to courtyard C22
    all: s1 moves 1 Scrapper from courtyard C21 to courtyard C22 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
    all: s3: Action Phase 1 [DEI-160]
19 s3 2 Scrappers at courtyard C31, 1 at courtyard C44; the Leader at courtyard C31
    all: s3 starts with 2 Scrappers and the Leader at courtyard C31 [DEI-92]
    all: s3 starts with 1 Scrapper at courtyard C44 [DEI-92]
    all: s1 loses the Cathedral cube [DEI-431]
20 s3 Play face up: Auxilia, card 8 (activate Fly)
    all: s3 plays Auxilia, card 8 (activate Fly) [DEI-161]
= 20 b64b8da555765e93ab7b6362d6bb41be7e433e2f51cefaaa503182c642ec5c8a
21 s3 Activate Fly at courtyard C11
    all: s3 activates Fly at courtyard C11 [DEI-291]
22 s3 Play face up: Auxilia, card 6 (Move and Build)
    all: s3 plays Auxilia, card 6 (Move and Build) [DEI-161]
23 s3 Move 2 Scrappers and the Leader from courtyard C31 to courtyard C42
    all: s3 moves 2 Scrappers and the Leader from courtyard C31 to courtyard C42 [DEI-204]
    all: s3 takes control of the mechanical outpost at courtyard C42 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C42 [DEI-135]
24 s3 Build an Elevator from courtyard C44 to roof R34
    all: s3 builds an Elevator from courtyard C44 to roof R34 [DEI-212]
    all: s2: Action Phase 1 [DEI-160]
    all: s2 draws two gifts. No. 1: Move up to 3 times (requirement: control 4 outposts). No. 4: buy a card in the black market for 2 resources less (requirement: control outposts of 3 different colours) [DEI-440]
25 s2 No. 1: Move up to 3 times (requirement: control 4 outposts)
    all: s2 keeps a gift. No. 1: Move up to 3 times (requirement: control 4 outposts) [DEI-440]
26 s2 0 Scrappers at courtyard C31, 3 at courtyard C44; the Leader at courtyard C44
    all: s2 starts with 3 Scrappers and the Leader at courtyard C44 [DEI-92]
27 s2 As a tactical outpost
    all: s2 takes the Cathedral cube as a tactical outpost [DEI-428]
28 s2 Move 2 Scrappers from courtyard C44 to courtyard C45
    all: s2 moves 2 Scrappers from courtyard C44 to courtyard C45 [DEI-204]
29 s2 Move 2 Scrappers from courtyard C45 to courtyard C35
    all: s2 moves 2 Scrappers from courtyard C45 to courtyard C35 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C35 [DEI-135]
30 s2 Move 1 Scrapper from courtyard C35 to courtyard C34
    all: s2 moves 1 Scrapper from courtyard C35 to courtyard C34 [DEI-204]
= 30 41061b2f63f72950ddab172203042d2b3ead03a2da6309e201d4fa4960625fec
31 s2 Buy Scaffolding (Build and Climb) for 1 Technology and 1 Energy; face down: Chrono Cult, card 5
    all: s2 plays a card face down: Chrono Cult, card 5 [DEI-161]
    all: s2 buys in the mechanical market for 1 Technology and 1 Energy: Scaffolding (Build and Climb) [DEI-219]
    all: New in the mechanical market, right slot: Still (Refine ×2) [DEI-76]
32 s2 Play face up: Chrono Cult, card 3 (Move ×2)
    all: s2 plays Chrono Cult, card 3 (Move ×2) [DEI-161]
33 s2 Move 1 Scrapper from courtyard C34 to courtyard C24
    all: s2 moves 1 Scrapper from courtyard C34 to courtyard C24 [DEI-204]
    all: s2 takes control of the tactical outpost at courtyard C24 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C24 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C24 [DEI-135]
34 s2 Move 1 Scrapper from courtyard C24 to courtyard C23
    all: s2 moves 1 Scrapper from courtyard C24 to courtyard C23 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C24 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C24 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C24 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s1: Action Phase 2 [DEI-160]
35 s1 Play face up: Hackers, card 6 (Move and Build)
    all: s1 plays Hackers, card 6 (Move and Build) [DEI-161]
36 s1 Build an Elevator from courtyard C22 to roof R21
    all: s1 builds an Elevator from courtyard C22 to roof R21 [DEI-212]
37 s1 Move the Leader from courtyard C44 to courtyard C43
    all: s1 moves the Leader from courtyard C44 to courtyard C43 [DEI-204]
38 s1 Play face up: Hackers, card 1 (Enlist ×2)
    all: s1 plays Hackers, card 1 (Enlist ×2) [DEI-161]
39 s1 Enlist 1 Scrapper at courtyard C44
    all: s1 enlists 1 Scrapper at courtyard C44 [DEI-201]
    all: s2 loses the Cathedral cube [DEI-431]
40 s1 Enlist 1 Scrapper at courtyard C14
    all: s1 enlists 1 Scrapper at courtyard C14 [DEI-201]
    all: s3: Action Phase 2 [DEI-160]
= 40 2959971ffdba00d970fd3e7576e502a69053f1ba0db3164415cced6cd8dfc394
41 s3 Play face up: Auxilia, card 7 (Move ×2)
    all: s3 plays Auxilia, card 7 (Move ×2) [DEI-161]
42 s3 Move 1 Scrapper and the Leader from courtyard C42 to courtyard C22
    all: s3 moves 1 Scrapper and the Leader from courtyard C42 to courtyard C22 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s3 takes control of the tactical outpost at courtyard C22 [DEI-135]
43 s3 Move 1 Scrapper and the Leader from courtyard C22 to courtyard C23
    all: s3 moves 1 Scrapper and the Leader from courtyard C22 to courtyard C23 [DEI-204]
    all: s3 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
    all: s3 takes control of the logistic outpost at courtyard C23 [DEI-135]
44 s3 Play face up: Auxilia, card 3 (Move ×2)
    all: s3 plays Auxilia, card 3 (Move ×2) [DEI-161]
45 s3 Move 1 Scrapper and the Leader from courtyard C23 to courtyard C24
    all: s3 moves 1 Scrapper and the Leader from courtyard C23 to courtyard C24 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s3 takes control of the tactical outpost at courtyard C24 [DEI-135]
    all: s3 takes control of the logistic outpost at courtyard C24 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C24 [DEI-135]
46 s3 Move 1 Scrapper and the Leader from courtyard C24 to courtyard C23
    all: s3 moves 1 Scrapper and the Leader from courtyard C24 to courtyard C23 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s3 loses control of the tactical outpost at courtyard C24 [DEI-137]
    all: s3 loses control of the logistic outpost at courtyard C24 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C24 [DEI-137]
    all: s3 takes control of the logistic outpost at courtyard C23 [DEI-135]
47 s3 Unlock (mechanical): Small refinery (once per phase, a Collect may count as Refine)
    all: s3 unlocks an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-270]
    all: s2: Action Phase 2 [DEI-160]
48 s2 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s2 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
49 s2 Activate Cathedral at roof R33
    all: s2 activates Cathedral at roof R33 [DEI-291]
50 s2 Deploy 1 Scrapper at courtyard C43 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C43 (the drone) [DEI-292]
= 50 c64606008078a0e94855cff70254254d262222dc6833d1146d4b9901980d2ba3
51 s2 As a logistic outpost
    all: s2 takes the Cathedral cube as a logistic outpost [DEI-428]
52 s2 Deploy 1 Scrapper at courtyard C34 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C34 (the drone) [DEI-292]
53 s2 Deploy 1 Scrapper at courtyard C33 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C33 (the drone) [DEI-292]
    all: s2 takes control of the logistic outpost at courtyard C33 [DEI-135]
54 s2 Play face up: Chrono Cult, card 6 (Enlist and Build)
    all: s2 plays Chrono Cult, card 6 (Enlist and Build) [DEI-161]
55 s2 Build a Refuge at courtyard C44
    all: s2 builds a Refuge at courtyard C44 [DEI-212]
56 s2 Enlist 1 Scrapper at courtyard C31
    all: s2 enlists 1 Scrapper at courtyard C31 [DEI-201]
57 s2 Unlock (logistic): Depot (when unlocked: gain 2 Technology and 1 Energy)
    all: s2 unlocks an advantage: Depot (when unlocked: gain 2 Technology and 1 Energy) [DEI-270]
    all: s2 gains +2 Technology and +1 Energy (advantage) [DEI-273]
    all: s1: Action Phase 3 [DEI-160]
58 s1 Play face up: Hackers, card 5 (Collect ×2)
    all: s1 plays Hackers, card 5 (Collect ×2) [DEI-161]
59 s1 Collect Technology at courtyard C21
    all: s1 collects 1 Technology at courtyard C21 [DEI-208]
60 s1 Collect Technology at courtyard C14
    all: s1 collects 1 Technology at courtyard C14 [DEI-208]
= 60 4c91ccdb5c4f53f93095f9990c49ab754a8674c2bc4424a8668595e725a07772
61 s1 Play face up: Hackers, card 2 (Enlist and Move)
    all: s1 plays Hackers, card 2 (Enlist and Move) [DEI-161]
62 s1 Move 1 Scrapper from courtyard C14 to courtyard C24
    all: s1 moves 1 Scrapper from courtyard C14 to courtyard C24 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C24 [DEI-135]
    all: s1 takes control of the logistic outpost at courtyard C24 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C24 [DEI-135]
63 s1 Finish the card
64 s1 Column 4, 3 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s1 scores 1 Supply for a mission in column 4 at its lower value: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-400, s1 +1]
    all: s1 scores 3 Supplies for a mission in column 4 at its lower value: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-400, s1 +3]
    all: s3: Action Phase 3 [DEI-160]
65 s3 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s3 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
66 s3 Move 1 Scrapper and the Leader from courtyard C23 to courtyard C13
    all: s3 moves 1 Scrapper and the Leader from courtyard C23 to courtyard C13 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C23 [DEI-135]
67 s3 Enlist 1 Scrapper at courtyard C44
    all: s3 enlists 1 Scrapper at courtyard C44 [DEI-201]
68 s3 Play face up: Auxilia, card 4 (Move and Collect)
    all: s3 plays Auxilia, card 4 (Move and Collect) [DEI-161]
69 s3 Move 1 Scrapper and the Leader from courtyard C13 to courtyard C24
    all: s3 moves 1 Scrapper and the Leader from courtyard C13 to courtyard C24 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C24 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C24 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C24 [DEI-137]
    all: s3 takes control of the tactical outpost at courtyard C24 [DEI-135]
    all: s3 takes control of the logistic outpost at courtyard C24 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C24 [DEI-135]
70 s3 Column 1, 9 Supplies: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s3 scores 9 Supplies for a mission in column 1: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s3 +9]
    all: s2: Action Phase 3 [DEI-160]
= 70 5f804524868b20ab45e070f32a2e481b30d19de9285e03c8a89316ae0a5a1ea4
71 s2 Buy Climbers (Collect and Climb) for 2 Technology and 1 Energy; face down: Chrono Cult, card 2
    all: s2 plays a card face down: Chrono Cult, card 2 [DEI-161]
    all: s2 buys in the black market for 2 Technology and 1 Energy: Climbers (Collect and Climb) [DEI-219]
    all: New in the black market, right slot: Hired hands (Enlist ×2 and Move) [DEI-76]
72 s2 Play face up: Chrono Cult, card 1 (Enlist ×2)
    all: s2 plays Chrono Cult, card 1 (Enlist ×2) [DEI-161]
73 s2 Enlist 1 Scrapper at courtyard C31
    all: s2 enlists 1 Scrapper at courtyard C31 [DEI-201]
74 s2 Enlist 1 Scrapper at courtyard C31
    all: s2 enlists 1 Scrapper at courtyard C31 [DEI-201]
    all: s2 meets the requirement, so the gift leaves the game. No. 1: Move up to 3 times (requirement: control 4 outposts) [DEI-443]
75 s2 Remove a Scrapper from courtyard C34
    all: The Cathedral takes back 1 Scrapper from courtyard C34: s2 [DEI-420]
76 s2 Remove a Scrapper from courtyard C23
    all: The Cathedral takes back 1 Scrapper from courtyard C23: s2 [DEI-420]
    all: s2 loses control of the logistic outpost at courtyard C23 [DEI-137]
77 s2 Remove a Scrapper from courtyard C33
    all: The Cathedral takes back 1 Scrapper from courtyard C33: s2 [DEI-420]
    all: s2 loses control of the logistic outpost at courtyard C33 [DEI-137]
78 s2 Column 4, 4 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s2 scores 4 Supplies for a mission in column 4: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s2 +4]
    all: At the end of round 1 s1 controls 1 outpost [DEI-140]
    all: At the end of round 1 s2 controls 2 outposts [DEI-140]
    all: At the end of round 1 s3 controls 5 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s2, s1 and s3 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
    all: s2 draws two gifts. No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour). No. 4: buy a card in the black market for 2 resources less (requirement: control outposts of 3 different colours) [DEI-440]
79 s2 No. 4: buy a card in the black market for 2 resources less (requirement: control outposts of 3 different colours)
    all: s2 keeps a gift. No. 4: buy a card in the black market for 2 resources less (requirement: control outposts of 3 different colours) [DEI-440]
80 s2 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s2 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
= 80 491cb0687f8b4321becee1a487c684817611051d784347f47b4dfbfe929ace41
81 s2 Activate Cathedral at roof R33
    all: s2 activates Cathedral at roof R33 [DEI-291]
82 s2 Deploy 1 Scrapper at courtyard C33 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C33 (the drone) [DEI-292]
    all: s2 takes control of the logistic outpost at courtyard C33 [DEI-135]
83 s2 Deploy 1 Scrapper at courtyard C44 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C44 (the drone) [DEI-292]
84 s2 Deploy 1 Scrapper at courtyard C33 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C33 (the drone) [DEI-292]
85 s2 Play face up: Chrono Cult, card 1 (Enlist ×2)
    all: s2 plays Chrono Cult, card 1 (Enlist ×2) [DEI-161]
86 s2 Enlist 1 Scrapper at courtyard C31
    all: s2 enlists 1 Scrapper at courtyard C31 [DEI-201]
87 s2 Enlist 1 Scrapper at courtyard C44
    all: s2 enlists 1 Scrapper at courtyard C44 [DEI-201]
    all: s1: Action Phase 1 [DEI-160]
88 s1 Buy Scorpion +1 (activate Scorpion with bonus +1) for 2 Technology and 1 Energy; face down: Hackers, card 4
    all: s1 plays a card face down: Hackers, card 4 [DEI-161]
    all: s1 buys in the tactical market for 2 Technology and 1 Energy: Scorpion +1 (activate Scorpion with bonus +1) [DEI-219]
    all: New in the tactical market, right slot: Night attack (Kill ×2) [DEI-76]
89 s1 Play face up: Scorpion +1 (activate Scorpion with bonus +1)
    all: s1 plays Scorpion +1 (activate Scorpion with bonus +1) [DEI-161]
90 s1 Activate Scorpion at roof R12
    all: s1 activates Scorpion at roof R12 [DEI-291]
= 90 b974694547e6cd22c9ab58e43f6ca9c9de63c906d7e72e8a114728f2d20490d2
91 s1 Build a Bridge from roof R13 to roof R12 (the drone)
    all: s1 builds a Bridge from roof R13 to roof R12 [DEI-397]
92 s1 Collect Energy at roof R12 (the drone)
    all: s1 collects 1 Energy at roof R12 (the drone) [DEI-292]
    all: s3: Action Phase 1 [DEI-160]
93 s3 Buy Grapnel squad (Move and Climb) for 1 Technology and 1 Energy; face down: Auxilia, card 1
    all: s3 plays a card face down: Auxilia, card 1 [DEI-161]
    all: s3 buys in the tactical market for 1 Technology and 1 Energy: Grapnel squad (Move and Climb) [DEI-219]
    all: New in the tactical market, right slot: Simon +2 (activate Simon with bonus +2) [DEI-76]
94 s3 Play face up: Auxilia, card 8 (activate Fly)
    all: s3 plays Auxilia, card 8 (activate Fly) [DEI-161]
95 s3 Activate Fly at courtyard C21
    all: s3 activates Fly at courtyard C21 [DEI-291]
    all: s2: Action Phase 2 [DEI-160]
96 s2 Play face up: Chrono Cult, card 7 (Enlist and Move)
    all: s2 plays Chrono Cult, card 7 (Enlist and Move) [DEI-161]
97 s2 Move 2 Scrappers from courtyard C33 to courtyard C23
    all: s2 moves 2 Scrappers from courtyard C33 to courtyard C23 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C23 [DEI-135]
98 s2 Enlist 1 Scrapper at courtyard C31
    all: s2 enlists 1 Scrapper at courtyard C31 [DEI-201]
99 s2 Play face up: Chrono Cult, card 6 (Enlist and Build)
    all: s2 plays Chrono Cult, card 6 (Enlist and Build) [DEI-161]
100 s2 Build an Elevator from courtyard C23 to roof R12
    all: s2 builds an Elevator from courtyard C23 to roof R12 [DEI-212]
= 100 fabdb6717f4e9de87a0341e9bf2ade71cb9170e8e950210fb701628c0cc88d61
101 s2 Finish the card
    all: s1: Action Phase 2 [DEI-160]
102 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
103 s1 Activate Scorpion at roof R13
    all: s1 activates Scorpion at roof R13 [DEI-291]
104 s1 Build an Elevator from courtyard C23 to roof R13 (the drone)
    all: s1 builds an Elevator from courtyard C23 to roof R13 [DEI-397]
105 s1 Collect Energy at roof R13 (the drone)
    all: s1 collects 1 Energy at roof R13 (the drone) [DEI-292]
106 s1 Play face up: Hackers, card 3 (Move ×2)
    all: s1 plays Hackers, card 3 (Move ×2) [DEI-161]
107 s1 Move 1 Scrapper from courtyard C22 to courtyard C21
    all: s1 moves 1 Scrapper from courtyard C22 to courtyard C21 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C22 [DEI-137]
108 s1 Move the Leader from courtyard C43 to courtyard C33
    all: s1 moves the Leader from courtyard C43 to courtyard C33 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C33 [DEI-135]
109 s1 No hack token
    all: s3: Action Phase 2 [DEI-160]
110 s3 Play face up: Auxilia, card 3 (Move ×2)
    all: s3 plays Auxilia, card 3 (Move ×2) [DEI-161]
= 110 88163b80971b95f3348b36c055a06ea1f104cfd7da56ec5039b0d366230da0d2
111 s3 Move 1 Scrapper and the Leader from courtyard C24 to courtyard C33
    all: s3 moves 1 Scrapper and the Leader from courtyard C24 to courtyard C33 [DEI-204]
    all: s3 loses control of the tactical outpost at courtyard C24 [DEI-137]
    all: s3 loses control of the logistic outpost at courtyard C24 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C24 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C24 [DEI-135]
    all: s1 takes control of the logistic outpost at courtyard C24 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C24 [DEI-135]
    all: s3 takes control of the logistic outpost at courtyard C33 [DEI-135]
112 s3 Move 2 Scrappers from courtyard C44 to courtyard C34
    all: s3 moves 2 Scrappers from courtyard C44 to courtyard C34 [DEI-204]
113 s3 Play face up: Auxilia, card 5 (Collect ×2)
    all: s3 plays Auxilia, card 5 (Collect ×2) [DEI-161]
114 s3 Collect Technology at courtyard C34, exchanged for Energy
    all: s3 collects 1 Technology at courtyard C34, exchanged for 1 Energy [DEI-229]
115 s3 Collect Technology at courtyard C33
    all: s3 collects 1 Technology at courtyard C33 [DEI-208]
    all: s2: Action Phase 3 [DEI-160]
116 s2 Play face up: Chrono Cult, card 3 (Move ×2)
    all: s2 plays Chrono Cult, card 3 (Move ×2) [DEI-161]
117 s2 Move 2 Scrappers from courtyard C23 to courtyard C24
    all: s2 moves 2 Scrappers from courtyard C23 to courtyard C24 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s1 loses control of the tactical outpost at courtyard C24 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C24 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C24 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C24 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C24 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C24 [DEI-135]
118 s2 Move 1 Scrapper from courtyard C24 to courtyard C23
    all: s2 moves 1 Scrapper from courtyard C24 to courtyard C23 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C24 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C24 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C24 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C23 [DEI-135]
119 s2 Play face up: Chrono Cult, card 4 (Move and Collect)
    all: s2 plays Chrono Cult, card 4 (Move and Collect) [DEI-161]
120 s2 Move 1 Scrapper from courtyard C23 to courtyard C24
    all: s2 moves 1 Scrapper from courtyard C23 to courtyard C24 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C24 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C24 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C24 [DEI-135]
= 120 8e86462a511ba2a836a44319c0d1fa8369688d0cddf556f60b78eeee9b5effdc
121 s2 Collect Technology at courtyard C31
    all: s2 collects 1 Technology at courtyard C31 [DEI-208]
    all: s2 meets the requirement, so the gift leaves the game. No. 4: buy a card in the black market for 2 resources less (requirement: control outposts of 3 different colours) [DEI-443]
122 s2 Remove a Scrapper from courtyard C35
    all: The Cathedral takes back 1 Scrapper from courtyard C35: s2 [DEI-420]
    all: s2 loses control of the mechanical outpost at courtyard C35 [DEI-137]
123 s2 Remove a Scrapper from courtyard C44
    all: The Cathedral takes back 1 Scrapper from courtyard C44: s2 [DEI-420]
    all: s2 loses the Cathedral cube [DEI-431]
124 s2 Remove a Scrapper from courtyard C24
    all: The Cathedral takes back 1 Scrapper from courtyard C24: s2 [DEI-420]
    all: s2 loses control of the tactical outpost at courtyard C24 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C24 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C24 [DEI-137]
125 s2 Column 2, 6 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s2 scores 6 Supplies for a mission in column 2: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +6]
    all: s1: Action Phase 3 [DEI-160]
126 s1 Play face up: Hackers, card 2 (Enlist and Move)
    all: s1 plays Hackers, card 2 (Enlist and Move) [DEI-161]
127 s1 Move the Leader from courtyard C33 to courtyard C23
    all: s1 moves the Leader from courtyard C33 to courtyard C23 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C23 [DEI-135]
128 s1 Enlist 1 Scrapper at courtyard C14
    all: s1 enlists 1 Scrapper at courtyard C14 [DEI-201]
129 s1 Play face up: Hackers, card 7 (Collect and Build)
    all: s1 plays Hackers, card 7 (Collect and Build) [DEI-161]
130 s1 Build a Refuge at courtyard C21
    all: s1 builds a Refuge at courtyard C21 [DEI-212]
= 130 19de26eefd4f42865158bd55d65be739fdf07d8fd40fe780dd966690ccaf2e9d
131 s1 Finish the card
132 s1 A hack token on the logistic outpost
    all: s1 puts a hack token on the logistic outpost at courtyard C23 [DEI-392]
    all: s1 scores 1 Supply for the hack token [DEI-394, s1 +1]
133 s1 Column 3, 0 Supplies: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each
    all: s1 scores 0 Supplies for a mission in column 3 at its lower value: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-400]
    all: s1 scores 3 Supplies for a mission in column 3 at its lower value: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-400, s1 +3]
    all: s3: Action Phase 3 [DEI-160]
134 s3 Play face up: Auxilia, card 6 (Move and Build)
    all: s3 plays Auxilia, card 6 (Move and Build) [DEI-161]
135 s3 Move the Leader from courtyard C33 to courtyard C22
    all: s3 moves the Leader from courtyard C33 to courtyard C22 [DEI-204]
    all: s3 takes control of the tactical outpost at courtyard C22 [DEI-135]
136 s2 As a mechanical outpost
    all: s2 takes the Cathedral cube as a mechanical outpost [DEI-428]
137 s3 Build an Elevator from courtyard C34 to roof R24
    all: s3 builds an Elevator from courtyard C34 to roof R24 [DEI-212]
138 s3 Buy Still (Refine ×2) for 1 Technology and 1 Energy; face down: Auxilia, card 2
    all: s3 plays a card face down: Auxilia, card 2 [DEI-161]
    all: s3 buys in the mechanical market for 1 Technology and 1 Energy: Still (Refine ×2) [DEI-219]
    all: New in the mechanical market, right slot: Dynamo (Refine and +1 Energy) [DEI-76]
139 s3 Column 4, 8 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s3 scores 8 Supplies for a mission in column 4: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s3 +8]
    all: At the end of round 2 s1 controls 1 outpost [DEI-140]
    all: At the end of round 2 s2 controls 1 outpost [DEI-140]
    all: At the end of round 2 s3 controls 4 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s1, s2 and s3 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
140 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
= 140 5e3c693072636f60a3c051f2a6f4993ba1c2c33e32b60aaf1f5110e7582f9a8e
141 s1 Activate Scorpion at courtyard C14
    all: s1 activates Scorpion at courtyard C14 [DEI-291]
142 s1 Finish with the drone
143 s1 Play face up: Hackers, card 6 (Move and Build)
    all: s1 plays Hackers, card 6 (Move and Build) [DEI-161]
144 s1 Move 1 Scrapper from courtyard C14 to courtyard C24
    all: s1 moves 1 Scrapper from courtyard C14 to courtyard C24 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C24 [DEI-135]
    all: s1 takes control of the logistic outpost at courtyard C24 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C24 [DEI-135]
145 s1 Build an Elevator from courtyard C24 to roof R14
    all: s1 builds an Elevator from courtyard C24 to roof R14 [DEI-212]
    all: s2: Action Phase 1 [DEI-160]
    all: s2 draws two gifts. No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour). No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards) [DEI-440]
146 s2 No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards)
    all: s2 keeps a gift. No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards) [DEI-440]
147 s2 Enlist 1 Scrapper at courtyard C31
    all: s2 enlists 1 Scrapper at courtyard C31 [DEI-201]
148 s2 Enlist 1 Scrapper at courtyard C44
    all: s2 enlists 1 Scrapper at courtyard C44 [DEI-201]
149 s2 Enlist 1 Scrapper at courtyard C44
    all: s2 enlists 1 Scrapper at courtyard C44 [DEI-201]
150 s2 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s2 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
= 150 00910940f2206f9b9bc34c4d2400d3ee3094e30c29a6e869193d8f30da8a1642
151 s2 Activate Cathedral at roof R33
    all: s2 activates Cathedral at roof R33 [DEI-291]
152 s2 Deploy 1 Scrapper at courtyard C44 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C44 (the drone) [DEI-292]
153 s2 Deploy 1 Scrapper at courtyard C34 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C34 (the drone) [DEI-292]
154 s2 Deploy 1 Scrapper at courtyard C44 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C44 (the drone) [DEI-292]
155 s2 Play face up: Chrono Cult, card 4 (Move and Collect)
    all: s2 plays Chrono Cult, card 4 (Move and Collect) [DEI-161]
156 s2 Move 1 Scrapper from courtyard C34 to courtyard C35
    all: s2 moves 1 Scrapper from courtyard C34 to courtyard C35 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C35 [DEI-135]
157 s2 Collect Technology at courtyard C35
    all: s2 collects 1 Technology at courtyard C35 [DEI-208]
    all: s3: Action Phase 1 [DEI-160]
158 s3 Play face up: Auxilia, card 8 (activate Fly)
    all: s3 plays Auxilia, card 8 (activate Fly) [DEI-161]
159 s3 Activate Fly at courtyard C22
    all: s3 activates Fly at courtyard C22 [DEI-291]
160 s3 Play face up: Auxilia, card 6 (Move and Build)
    all: s3 plays Auxilia, card 6 (Move and Build) [DEI-161]
= 160 ed988b7003ccffb6eea2cce4332e5bc3d50689f5192e87913e2b603e18f94575
161 s3 Build an Elevator from courtyard C34 to roof R34
    all: s3 builds an Elevator from courtyard C34 to roof R34 [DEI-212]
162 s3 Move 2 Scrappers from courtyard C34 to roof R24
    all: s3 moves 2 Scrappers from courtyard C34 to roof R24 [DEI-204]
    all: s3 takes control of the tactical outpost at roof R24 [DEI-135]
    all: s1: Action Phase 2 [DEI-160]
163 s1 Buy Night attack (Kill ×2) for 1 Technology and 2 Energy; face down: Hackers, card 5
    all: s1 plays a card face down: Hackers, card 5 [DEI-161]
    all: s1 buys in the tactical market for 1 Technology and 2 Energy: Night attack (Kill ×2) [DEI-219]
    all: New in the tactical market, right slot: Field manual (Move and Copy) [DEI-76]
164 s1 Play face up: Scorpion +1 (activate Scorpion with bonus +1)
    all: s1 plays Scorpion +1 (activate Scorpion with bonus +1) [DEI-161]
165 s1 Activate Scorpion at courtyard C35
    all: s1 activates Scorpion at courtyard C35 [DEI-291]
166 s1 Collect Technology at courtyard C35 (the drone)
    all: s1 collects 1 Technology at courtyard C35 (the drone) [DEI-292]
167 s1 Build a Refuge at courtyard C35 (the drone)
    all: s1 builds a Refuge at courtyard C35 [DEI-397]
168 s1 Unlock (logistic): Recruiting post (once per phase, an Enlist puts one more Scrapper in its region)
    all: s1 unlocks an advantage: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-270]
    all: s2: Action Phase 2 [DEI-160]
169 s2 Play face up: Chrono Cult, card 3 (Move ×2)
    all: s2 plays Chrono Cult, card 3 (Move ×2) [DEI-161]
170 s2 Move 1 Scrapper from courtyard C24 to courtyard C25
    all: s2 moves 1 Scrapper from courtyard C24 to courtyard C25 [DEI-204]
= 170 8b27e37d9b8cb1ed00c82cdd5b8e7fe72a2d289207f4dcd94642c3d1fdce52db
171 s2 Move 3 Scrappers from courtyard C44 to courtyard C45
    all: s2 moves 3 Scrappers from courtyard C44 to courtyard C45 [DEI-204]
172 s2 Play face up: Climbers (Collect and Climb)
    all: s2 plays Climbers (Collect and Climb) [DEI-161]
173 s2 Collect Technology at courtyard C35
    all: s2 collects 1 Technology at courtyard C35 [DEI-208]
174 s2 Move 5 Scrappers from courtyard C31 to courtyard C21 (Climb)
    all: s2 moves 5 Scrappers from courtyard C31 to courtyard C21 (Climb) [DEI-224]
175 s2 Unlock (mechanical): Blueprints (when unlocked: 1 Supply for each of your structures on the board)
    all: s2 unlocks an advantage: Blueprints (when unlocked: 1 Supply for each of your structures on the board) [DEI-270]
    all: s2 scores 2 Supplies for the advantage [DEI-273, s2 +2]
    all: s3: Action Phase 2 [DEI-160]
176 s3 Play face up: Auxilia, card 7 (Move ×2)
    all: s3 plays Auxilia, card 7 (Move ×2) [DEI-161]
177 s3 Move the Leader from courtyard C22 to courtyard C42
    all: s3 moves the Leader from courtyard C22 to courtyard C42 [DEI-204]
    all: s3 loses control of the tactical outpost at courtyard C22 [DEI-137]
178 s3 Move 1 Scrapper from courtyard C33 to courtyard C32
    all: s3 moves 1 Scrapper from courtyard C33 to courtyard C32 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C33 [DEI-137]
179 s3 Play face up: Grapnel squad (Move and Climb)
    all: s3 plays Grapnel squad (Move and Climb) [DEI-161]
180 s3 Move 2 Scrappers from roof R24 to courtyard C35 (Climb)
    all: s3 moves 2 Scrappers from roof R24 to courtyard C35 (Climb) [DEI-224]
    all: s2 loses control of the mechanical outpost at courtyard C35 [DEI-137]
    all: s3 loses control of the tactical outpost at roof R24 [DEI-137]
    all: s3 takes control of the mechanical outpost at courtyard C35 [DEI-135]
= 180 07acb7fd773609184ca33ae7c0dca90439b8f2d20d9fad334398cef0617c975b
181 s3 Move the Leader from courtyard C42 to courtyard C41
    all: s3 moves the Leader from courtyard C42 to courtyard C41 [DEI-204]
    all: s1: Action Phase 3 [DEI-160]
182 s1 Play face up: Hackers, card 1 (Enlist ×2)
    all: s1 plays Hackers, card 1 (Enlist ×2) [DEI-161]
183 s1 Enlist 1 Scrapper at courtyard C14
    all: s1 enlists 1 Scrapper at courtyard C14 [DEI-201]
184 s1 Deploy 1 Scrapper at courtyard C14 (Recruiting post)
    all: s1 deploys 1 Scrapper at courtyard C14 (Recruiting post) [DEI-279]
185 s1 Enlist 1 Scrapper at courtyard C44
    all: s1 enlists 1 Scrapper at courtyard C44 [DEI-201]
186 s1 Play face up: Hackers, card 7 (Collect and Build)
    all: s1 plays Hackers, card 7 (Collect and Build) [DEI-161]
187 s1 Finish the card
188 s1 Column 1, 4 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 2 Supplies for a mission in column 1 at its lower value: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s1 +2]
    all: s1 scores 4 Supplies for a mission in column 1 at its lower value: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s1 +4]
    all: s2: Action Phase 3 [DEI-160]
189 s2 Play face up: Chrono Cult, card 7 (Enlist and Move)
    all: s2 plays Chrono Cult, card 7 (Enlist and Move) [DEI-161]
190 s2 Move 2 Scrappers from courtyard C21 to courtyard C22
    all: s2 moves 2 Scrappers from courtyard C21 to courtyard C22 [DEI-204]
    all: s2 takes control of the tactical outpost at courtyard C22 [DEI-135]
= 190 0f0690d6558ab639b3beb184c12605a0e0899d8cd044c7f60b5f8f23108c385d
191 s2 Play face up: Chrono Cult, card 6 (Enlist and Build)
    all: s2 plays Chrono Cult, card 6 (Enlist and Build) [DEI-161]
192 s2 Build a Refuge at courtyard C35
    all: s2 builds a Refuge at courtyard C35 [DEI-212]
    all: s2 meets the requirement, so the gift leaves the game. No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards) [DEI-443]
193 s2 Remove a Scrapper from courtyard C35
    all: The Cathedral takes back 1 Scrapper from courtyard C35: s2 [DEI-420]
194 s2 Remove a Scrapper from courtyard C21
    all: The Cathedral takes back 1 Scrapper from courtyard C21: s2 [DEI-420]
195 s2 Remove a Scrapper from courtyard C21
    all: The Cathedral takes back 1 Scrapper from courtyard C21: s2 [DEI-420]
196 s2 Column 3, 2 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s2 scores 2 Supplies for a mission in column 3: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-321, s2 +2]
    all: s3: Action Phase 3 [DEI-160]
197 s3 Play face up: Auxilia, card 3 (Move ×2)
    all: s3 plays Auxilia, card 3 (Move ×2) [DEI-161]
198 s3 Move 1 Scrapper from courtyard C32 to courtyard C33
    all: s3 moves 1 Scrapper from courtyard C32 to courtyard C33 [DEI-204]
    all: s3 takes control of the logistic outpost at courtyard C33 [DEI-135]
199 s3 Move 1 Scrapper from courtyard C35 to courtyard C34
    all: s3 moves 1 Scrapper from courtyard C35 to courtyard C34 [DEI-204]
200 s3 Play face up: Auxilia, card 4 (Move and Collect)
    all: s3 plays Auxilia, card 4 (Move and Collect) [DEI-161]
= 200 27e3eacf4b6acf03a4dbea89f83869513c92878e3ad2b61f44bbdb6e443f1661
201 s3 Collect Technology at courtyard C33, exchanged for Energy
    all: s3 collects 1 Technology at courtyard C33, exchanged for 1 Energy [DEI-229]
202 s3 Move 1 Scrapper from courtyard C34 to roof R34
    all: s3 moves 1 Scrapper from courtyard C34 to roof R34 [DEI-204]
203 s3 Column 3, 6 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s3 scores 6 Supplies for a mission in column 3: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-321, s3 +6]
    all: At the end of round 3 s1 controls 4 outposts [DEI-140]
    all: At the end of round 3 s2 controls 2 outposts [DEI-140]
    all: At the end of round 3 s3 controls 4 outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s2, s1 and s3 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
    all: s2 draws two gifts. No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour). No. 2: gain 2 Energy (requirement: 6 Technology in your reserve) [DEI-440]
204 s2 No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour)
    all: s2 keeps a gift. No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour) [DEI-440]
205 s2 Buy Draco +1 (activate Draco with bonus +1) for 1 Technology; give up: Scaffolding
    all: s2 gives up a card, which goes to the bin: Scaffolding [DEI-239]
    all: s2 uses the gift to buy in the mechanical market for 1 Technology: Draco +1 (activate Draco with bonus +1) [DEI-449]
    all: New in the mechanical market, right slot: Simon +1 (activate Simon with bonus +1) [DEI-76]
206 s2 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s2 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
207 s2 Activate Cathedral at roof R33
    all: s2 activates Cathedral at roof R33 [DEI-291]
208 s2 Deploy 1 Scrapper at courtyard C43 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C43 (the drone) [DEI-292]
209 s2 Deploy 1 Scrapper at courtyard C33 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C33 (the drone) [DEI-292]
    all: s3 loses control of the logistic outpost at courtyard C33 [DEI-137]
210 s2 Deploy 1 Scrapper at courtyard C44 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C44 (the drone) [DEI-292]
= 210 961eafb0555950df9780f6c7a78c2da9e88e971d23ef20b58d77bba6f5293af5
211 s2 Play face up: Draco +1 (activate Draco with bonus +1)
    all: s2 plays Draco +1 (activate Draco with bonus +1) [DEI-161]
212 s2 Activate Draco at roof R23
    all: s2 activates Draco at roof R23 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
213 s2 Move 2 Scrappers from courtyard C43 to courtyard C42 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 moves 2 Scrappers from courtyard C43 to courtyard C42 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C42 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C42 [DEI-135]
    all: s1: Action Phase 1 [DEI-160]
214 s1 Play face up: Scorpion +1 (activate Scorpion with bonus +1)
    all: s1 plays Scorpion +1 (activate Scorpion with bonus +1) [DEI-161]
215 s1 Activate Scorpion at courtyard C15
    all: s1 activates Scorpion at courtyard C15 [DEI-291]
216 s1 Collect Technology at courtyard C15 (the drone)
    all: s1 collects 1 Technology at courtyard C15 (the drone) [DEI-292]
217 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
218 s1 Activate Scorpion at courtyard C25
    all: s1 activates Scorpion at courtyard C25 [DEI-291]
219 s1 Kill one of s2’s Scrappers at courtyard C25 (the drone)
    all: s1 kills one of s2’s Scrappers at courtyard C25 (the drone) [DEI-292]
    all: s3: Action Phase 1 [DEI-160]
220 s3 Play face up: Auxilia, card 8 (activate Fly)
    all: s3 plays Auxilia, card 8 (activate Fly) [DEI-161]
= 220 f2595e3de0b92057ce44cf32bb0b3f6be04f66f38a5295d675373990cd2fc79e
221 s3 Activate Fly at courtyard C21
    all: s3 activates Fly at courtyard C21 [DEI-291]
222 s3 Play face up: Still (Refine ×2)
    all: s3 plays Still (Refine ×2) [DEI-161]
223 s3 Collect Technology at courtyard C41, exchanged for Energy (Refine)
    all: s3 collects 1 Technology at courtyard C41, exchanged for 1 Energy [DEI-229]
224 s3 Finish the card
    all: s2: Action Phase 2 [DEI-160]
225 s2 Play face up: Chrono Cult, card 4 (Move and Collect)
    all: s2 plays Chrono Cult, card 4 (Move and Collect) [DEI-161]
226 s2 Collect Technology at courtyard C44
    all: s2 collects 1 Technology at courtyard C44 [DEI-208]
227 s2 Move 2 Scrappers from courtyard C42 to courtyard C32
    all: s2 moves 2 Scrappers from courtyard C42 to courtyard C32 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s3 takes control of the mechanical outpost at courtyard C42 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C42 [DEI-135]
228 s2 Play face up: Chrono Cult, card 1 (Enlist ×2)
    all: s2 plays Chrono Cult, card 1 (Enlist ×2) [DEI-161]
229 s2 Enlist 1 Scrapper at courtyard C31
    all: s2 enlists 1 Scrapper at courtyard C31 [DEI-201]
    all: s1: Action Phase 2 [DEI-160]
230 s1 Play face up: Hackers, card 3 (Move ×2)
    all: s1 plays Hackers, card 3 (Move ×2) [DEI-161]
= 230 b0cf00b30ef7714079d4744a2d6701eb3b017ed81f2ca9bc6a25f7f7b94f0603
231 s1 Move 2 Scrappers from courtyard C44 to courtyard C34
    all: s1 moves 2 Scrappers from courtyard C44 to courtyard C34 [DEI-204]
232 s1 Move 2 Scrappers from courtyard C34 to courtyard C35
    all: s1 moves 2 Scrappers from courtyard C34 to courtyard C35 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C35 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C35 [DEI-135]
233 s1 Buy Conscription (Enlist ×3) for 2 Technology; face down: Night attack
    all: s1 plays a card face down: Night attack [DEI-161]
    all: s1 buys in the logistic market for 2 Technology: Conscription (Enlist ×3) [DEI-219]
    all: New in the logistic market, right slot: Forward camp (Muster ×2) [DEI-76]
234 s1 Unlock (mechanical): Common ways (you may use other factions’ Elevators and Bridges)
    all: s1 unlocks an advantage: Common ways (you may use other factions’ Elevators and Bridges) [DEI-270]
    all: s3: Action Phase 2 [DEI-160]
235 s3 Play face up: Grapnel squad (Move and Climb)
    all: s3 plays Grapnel squad (Move and Climb) [DEI-161]
236 s3 Move 1 Scrapper from courtyard C33 to roof R22 (Climb)
    all: s3 moves 1 Scrapper from courtyard C33 to roof R22 (Climb) [DEI-224]
    all: s2 takes control of the logistic outpost at courtyard C33 [DEI-135]
    all: s3 takes control of the tactical outpost at roof R22 [DEI-135]
237 s3 Move 1 Scrapper from courtyard C35 to courtyard C34
    all: s3 moves 1 Scrapper from courtyard C35 to courtyard C34 [DEI-204]
238 s3 Play face up: Auxilia, card 7 (Move ×2)
    all: s3 plays Auxilia, card 7 (Move ×2) [DEI-161]
239 s3 Move 1 Scrapper from courtyard C34 to roof R24
    all: s3 moves 1 Scrapper from courtyard C34 to roof R24 [DEI-204]
    all: s3 takes control of the tactical outpost at roof R24 [DEI-135]
240 s3 Move the Leader from courtyard C41 to courtyard C43
    all: s3 moves the Leader from courtyard C41 to courtyard C43 [DEI-204]
= 240 7bc5f581b189b87cc2071e3dfec23812212067f1362aeeae7fd9def96ae15354
241 s3 Unlock (tactical): Ambush (once per phase, after a Move into a region with another faction’s Scrapper, you may Kill there)
    all: s3 unlocks an advantage: Ambush (once per phase, after a Move into a region with another faction’s Scrapper, you may Kill there) [DEI-270]
    all: s2: Action Phase 3 [DEI-160]
242 s2 Buy Smugglers (Move ×2 and Collect) for 3 Technology; face down: Chrono Cult, card 3
    all: s2 plays a card face down: Chrono Cult, card 3 [DEI-161]
    all: s2 buys in the black market for 3 Technology: Smugglers (Move ×2 and Collect) [DEI-219]
    all: New in the black market, right slot: Informant (Copy) [DEI-76]
243 s2 Play face up: Smugglers (Move ×2 and Collect)
    all: s2 plays Smugglers (Move ×2 and Collect) [DEI-161]
244 s2 Move 2 Scrappers from courtyard C32 to courtyard C42
    all: s2 moves 2 Scrappers from courtyard C32 to courtyard C42 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C42 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C42 [DEI-135]
245 s2 Collect Technology at courtyard C45
    all: s2 collects 1 Technology at courtyard C45 [DEI-208]
246 s2 Move 2 Scrappers from courtyard C22 to courtyard C32
    all: s2 moves 2 Scrappers from courtyard C22 to courtyard C32 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s2 meets the requirement, so the gift leaves the game. No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour) [DEI-443]
247 s2 Remove a Scrapper from courtyard C42
    all: The Cathedral takes back 1 Scrapper from courtyard C42: s2 [DEI-420]
    all: s2 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C42 [DEI-137]
248 s2 Remove a Scrapper from courtyard C21
    all: The Cathedral takes back 1 Scrapper from courtyard C21: s2 [DEI-420]
249 s2 Remove a Scrapper from courtyard C32
    all: The Cathedral takes back 1 Scrapper from courtyard C32: s2 [DEI-420]
250 s2 Column 1, 2 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 2 Supplies for a mission in column 1, late: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +2]
    all: s1: Action Phase 3 [DEI-160]
= 250 29730b22a1fa20ac7b271710682a62df696a65940a69d23e50e22c7fc88979cb
251 s1 Play face up: Hackers, card 6 (Move and Build)
    all: s1 plays Hackers, card 6 (Move and Build) [DEI-161]
252 s1 Move 2 Scrappers from courtyard C24 to courtyard C25
    all: s1 moves 2 Scrappers from courtyard C24 to courtyard C25 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C24 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C24 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C24 [DEI-137]
253 s1 Play face up: Conscription (Enlist ×3)
    all: s1 plays Conscription (Enlist ×3) [DEI-161]
254 s1 Enlist 1 Scrapper at courtyard C35
    all: s1 enlists 1 Scrapper at courtyard C35 [DEI-201]
255 s1 Deploy 1 Scrapper at courtyard C35 (Recruiting post)
    all: s1 deploys 1 Scrapper at courtyard C35 (Recruiting post) [DEI-279]
256 s1 Enlist 1 Scrapper at courtyard C14
    all: s1 enlists 1 Scrapper at courtyard C14 [DEI-201]
257 s1 Enlist 1 Scrapper at courtyard C44
    all: s1 enlists 1 Scrapper at courtyard C44 [DEI-201]
258 s1 Column 2, 0 Supplies: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2
    all: s1 scores 4 Supplies for a mission in column 2 at its lower value: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-400, s1 +4]
    all: s1 scores 0 Supplies for a mission in column 2 at its lower value: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-400]
    all: s3: Action Phase 3 [DEI-160]
259 s3 Play face up: Auxilia, card 4 (Move and Collect)
    all: s3 plays Auxilia, card 4 (Move and Collect) [DEI-161]
260 s3 Move the Leader from courtyard C43 to courtyard C42
    all: s3 moves the Leader from courtyard C43 to courtyard C42 [DEI-204]
    all: s3 takes control of the mechanical outpost at courtyard C42 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C42 [DEI-135]
= 260 d6e855fa6d5899f0c1d364c761c52713660220379f34731e4ec23f8fe8c85887
261 s3 Kill one of s2’s Scrappers at courtyard C42 (Ambush)
    all: s3 kills one of s2’s Scrappers at courtyard C42 (Ambush) [DEI-221]
262 s3 Collect Energy at roof R24
    all: s3 collects 1 Energy at roof R24 [DEI-208]
263 s3 Play face up: Auxilia, card 6 (Move and Build)
    all: s3 plays Auxilia, card 6 (Move and Build) [DEI-161]
264 s3 Build a Bridge from roof R23 to roof R24
    all: s3 builds a Bridge from roof R23 to roof R24 [DEI-212]
265 s3 Move 1 Scrapper and the Leader from courtyard C42 to courtyard C22
    all: s3 moves 1 Scrapper and the Leader from courtyard C42 to courtyard C22 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s3 takes control of the tactical outpost at courtyard C22 [DEI-135]
266 s3 Column 2, 1 Supply: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2
    all: s3 scores 1 Supply for a mission in column 2, late: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-321, s3 +1]
    all: At the end of round 4 s1 controls 2 outposts [DEI-140]
    all: At the end of round 4 s2 controls 2 outposts [DEI-140]
    all: At the end of round 4 s3 controls 3 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 6 Supplies for cards [DEI-373, s1 +6]
    all: s1 scores 4 Supplies for outposts [DEI-374, s1 +4]
    all: s1 scores 4 Supplies for unlocked advantages [DEI-375, s1 +4]
    all: s2 scores 7 Supplies for cards [DEI-373, s2 +7]
    all: s2 scores 4 Supplies for outposts [DEI-374, s2 +4]
    all: s2 scores 4 Supplies for unlocked advantages [DEI-375, s2 +4]
    all: s3 scores 3 Supplies for Energy [DEI-372, s3 +3]
    all: s3 scores 3 Supplies for cards [DEI-373, s3 +3]
    all: s3 scores 6 Supplies for outposts [DEI-374, s3 +6]
    all: s3 scores 4 Supplies for unlocked advantages [DEI-375, s3 +4]
= 266 c9a89457d0862cc8e99066915ca7d8dddfb36d5254ffaa24cf13b035d1bfb63a
s1 rank 3 score 32
s2 rank 2 score 32
s3 rank 1 score 40
