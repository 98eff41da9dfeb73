dei revision 1, 6 seats, options {"automa":"alone","gear":"off","new_missions":"off","short_missions":"off","draft":"off","seat_1":"any","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Chrono Cult. Leader’s skill: Conversion (once per phase, after a Move with the Leader, you may Kill in the Leader’s region and deploy one of your Scrappers there) [DEI-9]
    all: s2 takes a faction: Farm Z. Leader’s skill: Hulk (the Leader has majority value 2) [DEI-9]
    all: s3 takes a faction: Hackers. Leader’s skill: Hack (at the end of each of your Action Phases you may put a hack token on an outpost in the Leader’s region) [DEI-9]
    all: s4 takes a faction: Ravagers. Leader’s skill: Keen eye (once per phase, a Collect in the Leader’s region takes one more resource of either kind) [DEI-9]
    all: s5 takes a faction: Auxilia. Leader’s skill: Swift (once per phase, a Move with the Leader may cross two links) [DEI-9]
    all: s6 takes a faction: Refuge 42. Leader’s skill: Strength in numbers (once per phase, an Enlist in the Leader’s region puts one more Scrapper there) [DEI-9]
    all: The board has 4 rows of 6 districts [DEI-63]
    all: Cathedral starts at roof R21 [DEI-68]
    all: Masamune starts at roof R43 [DEI-68]
    all: Simon starts at roof R36 [DEI-68]
    all: Fly starts at roof R35 [DEI-68]
    all: Draco starts at roof R24 [DEI-68]
    all: Scorpion starts at roof R15 [DEI-68]
    all: Outpost at courtyard C22: logistic outpost [DEI-72]
    all: Outpost at courtyard C13: mechanical outpost [DEI-72]
    all: Outpost at roof R13: tactical outpost [DEI-72]
    all: Outpost at courtyard C24: logistic outpost [DEI-72]
    all: Outpost at roof R15: tactical outpost [DEI-72]
    all: Outpost at courtyard C16: mechanical outpost [DEI-72]
    all: Outpost at courtyard C32: logistic outpost [DEI-72]
    all: Outpost at roof R22: tactical outpost [DEI-72]
    all: Outpost at courtyard C34: logistic outpost [DEI-72]
    all: Outpost at courtyard C36: mechanical outpost [DEI-72]
    all: Outpost at courtyard C36: logistic outpost [DEI-72]
    all: Outpost at courtyard C41: tactical outpost [DEI-72]
    all: Outpost at roof R32: mechanical outpost [DEI-72]
    all: Outpost at courtyard C44: tactical outpost [DEI-72]
    all: Outpost at roof R34: tactical outpost [DEI-72]
    all: Outpost at roof R35: logistic outpost [DEI-72]
    all: Outpost at roof R36: mechanical outpost [DEI-72]
    all: Outpost at courtyard C51: tactical outpost [DEI-72]
    all: Outpost at courtyard C42: mechanical outpost [DEI-72]
    all: Outpost at courtyard C54: mechanical outpost [DEI-72]
    all: Outpost at roof R45: logistic outpost [DEI-72]
    all: New in the tactical market, left slot: Roof patrol (Climb ×2) [DEI-76]
    all: New in the tactical market, middle slot: Strike team (Move, Climb and Kill) [DEI-76]
    all: New in the tactical market, right slot: Masamune +0 (activate Masamune) [DEI-76]
    all: New in the logistic market, left slot: General levy (Enlist ×2 and Collect ×2) [DEI-76]
    all: New in the logistic market, middle slot: Requisition (Enlist and Copy) [DEI-76]
    all: New in the logistic market, right slot: Conscription (Enlist ×3) [DEI-76]
    all: New in the mechanical market, left slot: Scaffolding (Build and Climb) [DEI-76]
    all: New in the mechanical market, middle slot: Masamune +2 (activate Masamune with bonus +2) [DEI-76]
    all: New in the mechanical market, right slot: Crane (Collect and Build) [DEI-76]
    all: New in the black market, left slot: Pawnbroker (+3 Technology) [DEI-76]
    all: New in the black market, middle slot: Sweet deal (+2 candies) [DEI-76]
    all: New in the black market, right slot: Press gang (Move and Muster) [DEI-76]
    all: Mission in column 1: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 1: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 2: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 2: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-80]
    all: Mission in column 3: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 4: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 4: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Priority: s2, s3, s6, s5, s1 and s4 [DEI-89]
    all: s1 is dealt an advantage: Veterans (+2 majority value for your Leader) [DEI-96]
    all: s2 is dealt an advantage: High ground (+1 majority value on every roof with your units) [DEI-96]
    all: s3 is dealt an advantage: Infiltration (you may Move into a region where you only tie for the highest majority value) [DEI-96]
    all: s4 is dealt an advantage: Ambush (once per phase, after a Move into a region with another faction’s Scrapper, you may Kill there) [DEI-96]
    all: s5 is dealt an advantage: Night march (once per phase, one of your Moves may count as Climb) [DEI-96]
    all: s6 is dealt an advantage: Sweet reward (when unlocked: gain 2 candies) [DEI-96]
    all: s1 is dealt an advantage: Field kitchen (once per phase, an Enlist may count as Muster) [DEI-96]
    all: s2 is dealt an advantage: Pack train (once per phase, a Collect takes a second resource of either kind from its region) [DEI-96]
    all: s3 is dealt an advantage: Ledger (at the end of the game, 1 Supply for every Technology) [DEI-96]
    all: s4 is dealt an advantage: Depot (when unlocked: gain 2 Technology and 1 Energy) [DEI-96]
    all: s5 is dealt an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-96]
    all: s6 is dealt an advantage: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-96]
    all: s1 is dealt an advantage: Remote control (+1 to the bonus of your drone cards) [DEI-96]
    all: s2 is dealt an advantage: Salvage crew (when you Build, gain 1 Technology) [DEI-96]
    all: s3 is dealt an advantage: Common ways (you may use other factions’ Elevators and Bridges) [DEI-96]
    all: s4 is dealt an advantage: Prefabs (you may also Build in a region next to one with your units) [DEI-96]
    all: s5 is dealt an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-96]
    all: s6 is dealt an advantage: Blueprints (when unlocked: 1 Supply for each of your structures on the board) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s2: Action Phase 1 [DEI-160]
1 s2 0 Scrappers at courtyard C21, 2 at courtyard C27; the Leader at courtyard C27
    all: s2 starts with 2 Scrappers and the Leader at courtyard C27 [DEI-92]
2 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
3 s2 Activate Draco at courtyard C26
    all: s2 activates Draco at courtyard C26 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
4 s2 Build a Refuge at courtyard C27 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds a Refuge at courtyard C27 [DEI-212]
5 s2 Play face up: Farm Z, card 4 (Move and Collect)
    all: s2 plays Farm Z, card 4 (Move and Collect) [DEI-161]
6 s2 Collect Technology at courtyard C27
    all: s2 collects 1 Technology at courtyard C27 [DEI-208]
7 s2 Move the Leader from courtyard C27 to courtyard C26
    all: s2 moves the Leader from courtyard C27 to courtyard C26 [DEI-204]
    all: s3: Action Phase 1 [DEI-160]
8 s3 0 Scrappers at courtyard C21, 3 at courtyard C27; the Leader at courtyard C27
    all: s3 starts with 3 Scrappers and the Leader at courtyard C27 [DEI-92]
9 s3 Play face up: Hackers, card 8 (activate Scorpion)
    all: s3 plays Hackers, card 8 (activate Scorpion) [DEI-161]
10 s3 Activate Scorpion at roof R26
    all: s3 activates Scorpion at roof R26 [DEI-291]
= 10 4b97369db795f4745afe598c65e223855884d258819bfd0c4a52558de0a607c0
11 s3 Collect Energy at roof R26 (the drone)
    all: s3 collects 1 Energy at roof R26 (the drone) [DEI-292]
12 s3 Build a Refuge at roof R26 (the drone)
    all: s3 builds a Refuge at roof R26 [DEI-397]
13 s3 Play face up: Hackers, card 3 (Move ×2)
    all: s3 plays Hackers, card 3 (Move ×2) [DEI-161]
14 s3 Move the Leader from courtyard C27 to courtyard C17
    all: s3 moves the Leader from courtyard C27 to courtyard C17 [DEI-204]
15 s3 Move the Leader from courtyard C17 to courtyard C16
    all: s3 moves the Leader from courtyard C17 to courtyard C16 [DEI-204]
    all: s3 takes control of the mechanical outpost at courtyard C16 [DEI-135]
16 s3 A hack token on the mechanical outpost
    all: s3 puts a hack token on the mechanical outpost at courtyard C16 [DEI-392]
    all: s3 scores 1 Supply for the hack token [DEI-394, s3 +1]
    all: s6: Action Phase 1 [DEI-160]
17 s6 2 Scrappers at courtyard C21, 1 at courtyard C27; the Leader at courtyard C21
    all: s6 starts with 2 Scrappers and the Leader at courtyard C21 [DEI-92]
    all: s6 starts with 1 Scrapper at courtyard C27 [DEI-92]
18 s6 As a tactical outpost
    all: s6 takes the Cathedral cube as a tactical outpost [DEI-428]
19 s6 Play face up: Refuge 42, card 8 (activate Simon)
    all: s6 plays Refuge 42, card 8 (activate Simon) [DEI-161]
20 s6 Activate Simon at courtyard C47
    all: s6 activates Simon at courtyard C47 [DEI-291]
= 20 054c0bd360fb170bfdea6458ce416d59736a0fdf9b24db9097bb4fc8e8f09c17
21 s6 Deploy 1 Scrapper at courtyard C47 (the drone)
    all: s6 deploys 1 Scrapper at courtyard C47 (the drone) [DEI-292]
22 s6 Deploy 1 Scrapper at courtyard C47 (the drone)
    all: s6 deploys 1 Scrapper at courtyard C47 (the drone) [DEI-292]
23 s6 Play face up: Refuge 42, card 2 (Enlist and Move)
    all: s6 plays Refuge 42, card 2 (Enlist and Move) [DEI-161]
24 s6 Move the Leader from courtyard C21 to courtyard C22
    all: s6 moves the Leader from courtyard C21 to courtyard C22 [DEI-204]
    all: s6 takes control of the logistic outpost at courtyard C22 [DEI-135]
25 s6 Enlist 1 Scrapper at courtyard C27
    all: s6 enlists 1 Scrapper at courtyard C27 [DEI-201]
    all: s5: Action Phase 1 [DEI-160]
26 s5 2 Scrappers at courtyard C21, 2 at courtyard C27; the Leader at courtyard C27
    all: s5 starts with 2 Scrappers at courtyard C21 [DEI-92]
    all: s5 starts with 2 Scrappers and the Leader at courtyard C27 [DEI-92]
27 s5 Play face up: Auxilia, card 8 (activate Fly)
    all: s5 plays Auxilia, card 8 (activate Fly) [DEI-161]
28 s5 Activate Fly at roof R35
    all: s5 activates Fly at roof R35 [DEI-291]
29 s5 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s5 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
30 s5 Move 2 Scrappers and the Leader from courtyard C27 to courtyard C36
    all: s5 moves 2 Scrappers and the Leader from courtyard C27 to courtyard C36 [DEI-204]
    all: s5 takes control of the logistic outpost at courtyard C36 [DEI-135]
    all: s5 takes control of the mechanical outpost at courtyard C36 [DEI-135]
= 30 8640cc33959c4f2ff4d21340ac114966383b0eab86c1a016987a50a695ddc8e4
31 s5 Enlist 1 Scrapper at courtyard C27
    all: s5 enlists 1 Scrapper at courtyard C27 [DEI-201]
    all: s1: Action Phase 1 [DEI-160]
    all: s1 draws two gifts. No. 3: gain 4 Technology (requirement: 4 Energy in your reserve). No. 2: gain 2 Energy (requirement: 6 Technology in your reserve) [DEI-440]
32 s1 No. 3: gain 4 Technology (requirement: 4 Energy in your reserve)
    all: s1 keeps a gift. No. 3: gain 4 Technology (requirement: 4 Energy in your reserve) [DEI-440]
33 s1 1 Scrapper at courtyard C21, 3 at courtyard C27; the Leader at courtyard C27
    all: s1 starts with 1 Scrapper at courtyard C21 [DEI-92]
    all: s1 starts with 3 Scrappers and the Leader at courtyard C27 [DEI-92]
    all: s1 gains +4 Technology (gift) [DEI-442]
34 s1 Buy Sweet deal (+2 candies) for 2 Technology; face down: Chrono Cult, card 2
    all: s1 plays a card face down: Chrono Cult, card 2 [DEI-161]
    all: s1 buys in the black market for 2 Technology: Sweet deal (+2 candies) [DEI-219]
    all: New in the black market, right slot: Smugglers (Move ×2 and Collect) [DEI-76]
35 s1 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s1 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
36 s1 Finish the card
    all: s4: Action Phase 1 [DEI-160]
37 s4 3 Scrappers at courtyard C21, 2 at courtyard C27; the Leader at courtyard C21
    all: s4 starts with 3 Scrappers and the Leader at courtyard C21 [DEI-92]
    all: s4 starts with 2 Scrappers at courtyard C27 [DEI-92]
    all: s6 loses the Cathedral cube [DEI-431]
38 s4 As a mechanical outpost
    all: s4 takes the Cathedral cube as a mechanical outpost [DEI-428]
39 s4 Play face up: Ravagers, card 8 (activate Masamune)
    all: s4 plays Ravagers, card 8 (activate Masamune) [DEI-161]
40 s4 Activate Masamune at courtyard C52
    all: s4 activates Masamune at courtyard C52 [DEI-291]
= 40 8adf94f3233155bb9632a6fa098e9528e13266d29de8522876b27823e5040676
41 s4 Collect Technology at courtyard C52 (the drone)
    all: s4 collects 1 Technology at courtyard C52 (the drone) [DEI-292]
42 s4 Collect Technology at courtyard C52 (the drone)
    all: s4 collects 1 Technology at courtyard C52 (the drone) [DEI-292]
43 s4 Play face up: Ravagers, card 4 (Move and Collect)
    all: s4 plays Ravagers, card 4 (Move and Collect) [DEI-161]
44 s4 Collect Technology at courtyard C21
    all: s4 collects 1 Technology at courtyard C21 [DEI-208]
45 s4 Move 3 Scrappers from courtyard C21 to courtyard C22
    all: s4 moves 3 Scrappers from courtyard C21 to courtyard C22 [DEI-204]
    all: s6 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s4 takes control of the logistic outpost at courtyard C22 [DEI-135]
    all: s2: Action Phase 2 [DEI-160]
46 s2 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s2 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
47 s2 Build an Elevator from courtyard C26 to roof R25
    all: s2 builds an Elevator from courtyard C26 to roof R25 [DEI-212]
48 s2 Enlist 1 Scrapper at courtyard C27
    all: s2 enlists 1 Scrapper at courtyard C27 [DEI-201]
49 s2 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s2 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
50 s2 Move the Leader from courtyard C26 to courtyard C16
    all: s2 moves the Leader from courtyard C26 to courtyard C16 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C16 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C16 [DEI-135]
= 50 eb320599bb089bf8af1ef9612d0dcaad0e2c48605856149f021e495774079831
51 s2 Enlist 1 Scrapper at courtyard C21
    all: s2 enlists 1 Scrapper at courtyard C21 [DEI-201]
    all: s3: Action Phase 2 [DEI-160]
52 s3 Play face up: Hackers, card 1 (Enlist ×2)
    all: s3 plays Hackers, card 1 (Enlist ×2) [DEI-161]
53 s3 Enlist 1 Scrapper at courtyard C21
    all: s3 enlists 1 Scrapper at courtyard C21 [DEI-201]
54 s3 Enlist 1 Scrapper at roof R26
    all: s3 enlists 1 Scrapper at roof R26 [DEI-201]
55 s3 Play face up: Hackers, card 4 (Move and Collect)
    all: s3 plays Hackers, card 4 (Move and Collect) [DEI-161]
56 s3 Move 1 Scrapper from courtyard C27 to courtyard C26
    all: s3 moves 1 Scrapper from courtyard C27 to courtyard C26 [DEI-204]
57 s3 Collect Technology at courtyard C26
    all: s3 collects 1 Technology at courtyard C26 [DEI-208]
    all: s6: Action Phase 2 [DEI-160]
58 s6 Play face up: Refuge 42, card 5 (Collect ×2)
    all: s6 plays Refuge 42, card 5 (Collect ×2) [DEI-161]
59 s6 Collect Technology at courtyard C47
    all: s6 collects 1 Technology at courtyard C47 [DEI-208]
60 s6 Play face up: Refuge 42, card 4 (Move and Collect)
    all: s6 plays Refuge 42, card 4 (Move and Collect) [DEI-161]
= 60 3e1fe62905a62e1141cfc8c4a88b3b0d405ad20462070ebefa209595da27b1ab
61 s6 Move the Leader from courtyard C22 to courtyard C32
    all: s6 moves the Leader from courtyard C22 to courtyard C32 [DEI-204]
    all: s6 takes control of the logistic outpost at courtyard C32 [DEI-135]
62 s6 Collect Technology at courtyard C32
    all: s6 collects 1 Technology at courtyard C32 [DEI-208]
    all: s5: Action Phase 2 [DEI-160]
63 s5 Buy Scaffolding (Build and Climb) for 1 Technology and 1 Energy; face down: Auxilia, card 4
    all: s5 plays a card face down: Auxilia, card 4 [DEI-161]
    all: s5 buys in the mechanical market for 1 Technology and 1 Energy: Scaffolding (Build and Climb) [DEI-219]
    all: New in the mechanical market, right slot: Salvage rig (Collect ×2 and Refine) [DEI-76]
64 s5 Play face up: Auxilia, card 6 (Move and Build)
    all: s5 plays Auxilia, card 6 (Move and Build) [DEI-161]
65 s5 Build an Elevator from courtyard C36 to roof R26
    all: s5 builds an Elevator from courtyard C36 to roof R26 [DEI-212]
66 s5 Move the Leader from courtyard C36 to courtyard C34
    all: s5 moves the Leader from courtyard C36 to courtyard C34 [DEI-204]
    all: s5 takes control of the logistic outpost at courtyard C34 [DEI-135]
67 s5 Unlock (logistic): Quartermaster (your purchases cost 1 Technology less)
    all: s5 unlocks an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-270]
    all: s1: Action Phase 2 [DEI-160]
68 s1 Buy Press gang (Move and Muster) for 2 Technology and 1 Energy; face down: Sweet deal
    all: s1 plays a card face down: Sweet deal [DEI-161]
    all: s1 buys in the black market for 2 Technology and 1 Energy: Press gang (Move and Muster) [DEI-219]
    all: New in the black market, right slot: Hired hands (Enlist ×2 and Move) [DEI-76]
69 s1 Play face up: Chrono Cult, card 5 (Collect ×2)
    all: s1 plays Chrono Cult, card 5 (Collect ×2) [DEI-161]
    all: s4: Action Phase 2 [DEI-160]
70 s4 Buy Smugglers (Move ×2 and Collect) for 3 Technology; face down: Ravagers, card 5
    all: s4 plays a card face down: Ravagers, card 5 [DEI-161]
    all: s4 buys in the black market for 3 Technology: Smugglers (Move ×2 and Collect) [DEI-219]
    all: New in the black market, right slot: Fence (exchange up to 2 Technology for Energy) [DEI-76]
= 70 797dd7a4cf1179f569d4d1dba7761da341acd19ee5ca71cdfd4307f3e9b0b8bf
71 s4 Play face up: Smugglers (Move ×2 and Collect)
    all: s4 plays Smugglers (Move ×2 and Collect) [DEI-161]
72 s4 Move 2 Scrappers from courtyard C27 to courtyard C26
    all: s4 moves 2 Scrappers from courtyard C27 to courtyard C26 [DEI-204]
73 s4 Collect Technology at courtyard C22
    all: s4 collects 1 Technology at courtyard C22 [DEI-208]
74 s4 Move 3 Scrappers from courtyard C22 to courtyard C32
    all: s4 moves 3 Scrappers from courtyard C22 to courtyard C32 [DEI-204]
    all: s4 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s6 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s4 takes control of the logistic outpost at courtyard C32 [DEI-135]
    all: s2: Action Phase 3 [DEI-160]
75 s2 Play face up: Farm Z, card 3 (Move ×2)
    all: s2 plays Farm Z, card 3 (Move ×2) [DEI-161]
76 s2 Move 1 Scrapper from courtyard C21 to courtyard C22
    all: s2 moves 1 Scrapper from courtyard C21 to courtyard C22 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C22 [DEI-135]
77 s2 Move 3 Scrappers from courtyard C27 to courtyard C37
    all: s2 moves 3 Scrappers from courtyard C27 to courtyard C37 [DEI-204]
78 s2 Buy Salvage rig (Collect ×2 and Refine) for 2 Technology and 1 Energy; face down: Farm Z, card 6
    all: s2 plays a card face down: Farm Z, card 6 [DEI-161]
    all: s2 buys in the mechanical market for 2 Technology and 1 Energy: Salvage rig (Collect ×2 and Refine) [DEI-219]
    all: New in the mechanical market, right slot: Scorpion +2 (activate Scorpion with bonus +2) [DEI-76]
79 s2 Column 1, 6 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s2 scores 6 Supplies for a mission in column 1: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s2 +6]
    all: s3: Action Phase 3 [DEI-160]
80 s3 Play face up: Hackers, card 6 (Move and Build)
    all: s3 plays Hackers, card 6 (Move and Build) [DEI-161]
= 80 7ee491139bf9b9bd13db8c8657bad8366f9f5862109a66804085e9d9fbc71ca1
81 s3 Build a Bridge from roof R25 to roof R26
    all: s3 builds a Bridge from roof R25 to roof R26 [DEI-212]
82 s3 Move 2 Scrappers from courtyard C27 to courtyard C17
    all: s3 moves 2 Scrappers from courtyard C27 to courtyard C17 [DEI-204]
83 s3 Play face up: Hackers, card 7 (Collect and Build)
    all: s3 plays Hackers, card 7 (Collect and Build) [DEI-161]
84 s3 Build an Elevator from courtyard C36 to roof R26
    all: s3 builds an Elevator from courtyard C36 to roof R26 [DEI-212]
85 s3 Collect Technology at courtyard C17
    all: s3 collects 1 Technology at courtyard C17 [DEI-208]
86 s3 Column 4, 2 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s3 scores 2 Supplies for a mission in column 4 at its lower value: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-400, s3 +2]
    all: s3 scores 0 Supplies for a mission in column 4 at its lower value: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400]
    all: s6: Action Phase 3 [DEI-160]
87 s6 Play face up: Refuge 42, card 6 (Enlist and Build)
    all: s6 plays Refuge 42, card 6 (Enlist and Build) [DEI-161]
88 s6 Build an Elevator from courtyard C27 to roof R26
    all: s6 builds an Elevator from courtyard C27 to roof R26 [DEI-212]
89 s6 Enlist 1 Scrapper at courtyard C27
    all: s6 enlists 1 Scrapper at courtyard C27 [DEI-201]
90 s6 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s6 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
= 90 1a879a6ea7e8aafbbe7924465091b34a1bcbd70448a456a708cc53c74e83c617
91 s6 Enlist 1 Scrapper at courtyard C27
    all: s6 enlists 1 Scrapper at courtyard C27 [DEI-201]
92 s6 Enlist 1 Scrapper at courtyard C21
    all: s6 enlists 1 Scrapper at courtyard C21 [DEI-201]
    all: s4 loses the Cathedral cube [DEI-431]
93 s6 Column 1, 2 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s6 scores 2 Supplies for a mission in column 1: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s6 +2]
    all: s5: Action Phase 3 [DEI-160]
94 s5 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s5 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
95 s5 Enlist 1 Scrapper at courtyard C27
    all: s5 enlists 1 Scrapper at courtyard C27 [DEI-201]
96 s5 Enlist 1 Scrapper at courtyard C21
    all: s5 enlists 1 Scrapper at courtyard C21 [DEI-201]
97 s5 Play face up: Auxilia, card 5 (Collect ×2)
    all: s5 plays Auxilia, card 5 (Collect ×2) [DEI-161]
98 s5 Collect Technology at courtyard C36
    all: s5 collects 1 Technology at courtyard C36 [DEI-208]
99 s5 Collect Technology at courtyard C36
    all: s5 collects 1 Technology at courtyard C36 [DEI-208]
100 s5 Column 4, 0 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s5 scores 0 Supplies for a mission in column 4: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321]
    all: s1: Action Phase 3 [DEI-160]
= 100 f048c6e8293b02c9b58fa83f4b2a743bd51f1dfbf5f441d2dcbe2f2b15de054a
101 s1 Play face up: Chrono Cult, card 4 (Move and Collect)
    all: s1 plays Chrono Cult, card 4 (Move and Collect) [DEI-161]
102 s1 Move 3 Scrappers from courtyard C27 to courtyard C17
    all: s1 moves 3 Scrappers from courtyard C27 to courtyard C17 [DEI-204]
103 s1 Play face up: Chrono Cult, card 6 (Enlist and Build)
    all: s1 plays Chrono Cult, card 6 (Enlist and Build) [DEI-161]
104 s1 Build a Refuge at courtyard C17
    all: s1 builds a Refuge at courtyard C17 [DEI-212]
105 s1 Finish the card
    all: s1 doesn’t meet the requirement, so the gift goes to the bin. No. 3: gain 4 Technology (requirement: 4 Energy in your reserve) [DEI-443]
106 s1 Column 4, 3 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s1 scores 3 Supplies for a mission in column 4: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +3]
    all: s4: Action Phase 3 [DEI-160]
107 s4 Play face up: Ravagers, card 6 (Move and Build)
    all: s4 plays Ravagers, card 6 (Move and Build) [DEI-161]
108 s4 Build an Elevator from courtyard C26 to roof R26
    all: s4 builds an Elevator from courtyard C26 to roof R26 [DEI-212]
109 s4 Move 3 Scrappers from courtyard C32 to courtyard C42
    all: s4 moves 3 Scrappers from courtyard C32 to courtyard C42 [DEI-204]
    all: s4 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s6 takes control of the logistic outpost at courtyard C32 [DEI-135]
    all: s4 takes control of the mechanical outpost at courtyard C42 [DEI-135]
110 s6 As a logistic outpost
    all: s6 takes the Cathedral cube as a logistic outpost [DEI-428]
= 110 d93c111bb3d30d54054d9d727e5fa6718afb105105894092bbf32fb11dc4b892
111 s4 Buy Crane (Collect and Build) for 2 Technology; face down: Ravagers, card 2
    all: s4 plays a card face down: Ravagers, card 2 [DEI-161]
    all: s4 buys in the mechanical market for 2 Technology: Crane (Collect and Build) [DEI-219]
    all: New in the mechanical market, right slot: Simon +1 (activate Simon with bonus +1) [DEI-76]
112 s4 Column 1, 4 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s4 scores 4 Supplies for a mission in column 1: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s4 +4]
    all: At the end of round 1 s1 controls no outposts [DEI-140]
    all: At the end of round 1 s2 controls 2 outposts [DEI-140]
    all: At the end of round 1 s3 controls no outposts [DEI-140]
    all: At the end of round 1 s4 controls 1 outpost [DEI-140]
    all: At the end of round 1 s5 controls 3 outposts [DEI-140]
    all: At the end of round 1 s6 controls 2 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s5, s6, s1, s3, s4 and s2 [DEI-171]
    all: s5: Action Phase 1 [DEI-160]
113 s5 Play face up: Auxilia, card 8 (activate Fly)
    all: s5 plays Auxilia, card 8 (activate Fly) [DEI-161]
114 s5 Activate Fly at roof R44
    all: s5 activates Fly at roof R44 [DEI-291]
115 s5 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s5 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
116 s5 Enlist 1 Scrapper at courtyard C21
    all: s5 enlists 1 Scrapper at courtyard C21 [DEI-201]
    all: s6 loses the Cathedral cube [DEI-431]
117 s5 Enlist 1 Scrapper at courtyard C27
    all: s5 enlists 1 Scrapper at courtyard C27 [DEI-201]
    all: s6: Action Phase 1 [DEI-160]
118 s6 Buy Fence (exchange up to 2 Technology for Energy) for 2 Technology; face down: Refuge 42, card 5
    all: s6 plays a card face down: Refuge 42, card 5 [DEI-161]
    all: s6 buys in the black market for 2 Technology: Fence (exchange up to 2 Technology for Energy) [DEI-219]
    all: New in the black market, right slot: Climbers (Collect and Climb) [DEI-76]
119 s6 Play face up: Fence (exchange up to 2 Technology for Energy)
    all: s6 plays Fence (exchange up to 2 Technology for Energy) [DEI-161]
120 s6 Exchange 1 Technology for 1 Energy
    all: s6 exchanges 1 Technology for 1 Energy [DEI-237]
    all: s1: Action Phase 1 [DEI-160]
    all: s1 draws two gifts. No. 1: Move up to 3 times (requirement: control 4 outposts). No. 2: gain 2 Energy (requirement: 6 Technology in your reserve) [DEI-440]
= 120 dcf1c874af6d2e521d0ddfb0f6cca7b74409155edd7675f1063eaadb85270e7c
121 s1 No. 2: gain 2 Energy (requirement: 6 Technology in your reserve)
    all: s1 keeps a gift. No. 2: gain 2 Energy (requirement: 6 Technology in your reserve) [DEI-440]
    all: s1 gains +2 Energy (gift) [DEI-442]
122 s1 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s1 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
123 s1 Activate Cathedral at roof R21
    all: s1 activates Cathedral at roof R21 [DEI-291]
124 s1 Deploy 1 Scrapper at courtyard C32 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C32 (the drone) [DEI-292]
    all: s6 loses control of the logistic outpost at courtyard C32 [DEI-137]
125 s1 Deploy 1 Scrapper at courtyard C22 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C22 (the drone) [DEI-292]
    all: s2 loses control of the logistic outpost at courtyard C22 [DEI-137]
126 s1 Deploy 1 Scrapper at courtyard C21 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C21 (the drone) [DEI-292]
127 s1 Play face up: Chrono Cult, card 3 (Move ×2)
    all: s1 plays Chrono Cult, card 3 (Move ×2) [DEI-161]
128 s1 Finish the card
    all: s3: Action Phase 1 [DEI-160]
129 s3 Play face up: Hackers, card 8 (activate Scorpion)
    all: s3 plays Hackers, card 8 (activate Scorpion) [DEI-161]
130 s3 Activate Scorpion at courtyard C35
    all: s3 activates Scorpion at courtyard C35 [DEI-291]
= 130 8e859ab481724cb26a750c6b22fc1780e0c7e806e701231ab8ec431653fa546c
131 s3 Build a Refuge at courtyard C35 (the drone)
    all: s3 builds a Refuge at courtyard C35 [DEI-397]
132 s3 Collect Technology at courtyard C35 (the drone)
    all: s3 collects 1 Technology at courtyard C35 (the drone) [DEI-292]
133 s3 Buy Hired hands (Enlist ×2 and Move) for 3 Technology; face down: Hackers, card 7
    all: s3 plays a card face down: Hackers, card 7 [DEI-161]
    all: s3 buys in the black market for 3 Technology: Hired hands (Enlist ×2 and Move) [DEI-219]
    all: New in the black market, right slot: Fixers (Move ×2 and Build) [DEI-76]
    all: s4: Action Phase 1 [DEI-160]
134 s4 Play face up: Ravagers, card 8 (activate Masamune)
    all: s4 plays Ravagers, card 8 (activate Masamune) [DEI-161]
135 s4 Activate Masamune at roof R42
    all: s4 activates Masamune at roof R42 [DEI-291]
136 s4 Collect Energy at roof R42 (the drone)
    all: s4 collects 1 Energy at roof R42 (the drone) [DEI-292]
137 s4 Collect Energy at roof R42 (the drone)
    all: s4 collects 1 Energy at roof R42 (the drone) [DEI-292]
138 s4 Buy Pawnbroker (+3 Technology) for 2 Energy; face down: Ravagers, card 7
    all: s4 plays a card face down: Ravagers, card 7 [DEI-161]
    all: s4 buys in the black market for 2 Energy: Pawnbroker (+3 Technology) [DEI-219]
    all: New in the black market, right slot: Cutthroats (Move and Kill) [DEI-76]
    all: s2: Action Phase 1 [DEI-160]
139 s2 Play face up: Salvage rig (Collect ×2 and Refine)
    all: s2 plays Salvage rig (Collect ×2 and Refine) [DEI-161]
140 s2 Collect Technology at courtyard C37, exchanged for Energy (Refine)
    all: s2 collects 1 Technology at courtyard C37, exchanged for 1 Energy [DEI-229]
= 140 65bc3015a2aab9a94195d7b5a78d995e051d8a22f7dd2cc623be80ee199dd9b9
141 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
142 s2 Activate Draco at roof R15
    all: s2 activates Draco at roof R15 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
143 s2 Move 3 Scrappers from courtyard C37 to courtyard C36 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 moves 3 Scrappers from courtyard C37 to courtyard C36 [DEI-204]
    all: s5 loses control of the logistic outpost at courtyard C36 [DEI-137]
    all: s5 loses control of the mechanical outpost at courtyard C36 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C36 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C36 [DEI-135]
    all: s5: Action Phase 2 [DEI-160]
144 s5 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s5 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
145 s5 Move 2 Scrappers from courtyard C21 to courtyard C22
    all: s5 moves 2 Scrappers from courtyard C21 to courtyard C22 [DEI-204]
    all: s5 takes control of the logistic outpost at courtyard C22 [DEI-135]
146 s5 Enlist 1 Scrapper at courtyard C21
    all: s5 enlists 1 Scrapper at courtyard C21 [DEI-201]
147 s5 As a tactical outpost
    all: s5 takes the Cathedral cube as a tactical outpost [DEI-428]
148 s5 Play face up: Auxilia, card 7 (Move ×2)
    all: s5 plays Auxilia, card 7 (Move ×2) [DEI-161]
149 s5 Move the Leader from courtyard C34 to courtyard C24
    all: s5 moves the Leader from courtyard C34 to courtyard C24 [DEI-204]
    all: s5 loses control of the logistic outpost at courtyard C34 [DEI-137]
    all: s5 takes control of the logistic outpost at courtyard C24 [DEI-135]
150 s5 Move the Leader from courtyard C24 to courtyard C34
    all: s5 moves the Leader from courtyard C24 to courtyard C34 [DEI-204]
    all: s5 loses control of the logistic outpost at courtyard C24 [DEI-137]
    all: s5 takes control of the logistic outpost at courtyard C34 [DEI-135]
    all: s6: Action Phase 2 [DEI-160]
= 150 76a839102e31470d650e2e3f29f13e169d18747e7ce1a08cf483e0e8edbb1622
151 s6 Play face up: Refuge 42, card 8 (activate Simon)
    all: s6 plays Refuge 42, card 8 (activate Simon) [DEI-161]
152 s6 Activate Simon at courtyard C45
    all: s6 activates Simon at courtyard C45 [DEI-291]
153 s6 Deploy 1 Scrapper at courtyard C45 (the drone)
    all: s6 deploys 1 Scrapper at courtyard C45 (the drone) [DEI-292]
154 s6 Deploy 1 Scrapper at courtyard C45 (the drone)
    all: s6 deploys 1 Scrapper at courtyard C45 (the drone) [DEI-292]
155 s6 Play face up: Refuge 42, card 2 (Enlist and Move)
    all: s6 plays Refuge 42, card 2 (Enlist and Move) [DEI-161]
156 s6 Move 3 Scrappers from courtyard C21 to courtyard C22
    all: s6 moves 3 Scrappers from courtyard C21 to courtyard C22 [DEI-204]
    all: s5 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s6 takes control of the logistic outpost at courtyard C22 [DEI-135]
157 s6 Enlist 1 Scrapper at courtyard C27
    all: s6 enlists 1 Scrapper at courtyard C27 [DEI-201]
    all: s1: Action Phase 2 [DEI-160]
158 s1 Play face up: Chrono Cult, card 7 (Enlist and Move)
    all: s1 plays Chrono Cult, card 7 (Enlist and Move) [DEI-161]
159 s1 Move 1 Scrapper from courtyard C22 to courtyard C32
    all: s1 moves 1 Scrapper from courtyard C22 to courtyard C32 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C32 [DEI-135]
160 s1 Enlist 1 Scrapper at courtyard C27
    all: s1 enlists 1 Scrapper at courtyard C27 [DEI-201]
= 160 0b034b19636cee31f51c1ecafe163308f0373f6efe2502f33f1c88b20cab793f
161 s1 Buy Requisition (Enlist and Copy) for 1 Technology and 2 Energy; face down: Chrono Cult, card 1
    all: s1 plays a card face down: Chrono Cult, card 1 [DEI-161]
    all: s1 buys in the logistic market for 1 Technology and 2 Energy: Requisition (Enlist and Copy) [DEI-219]
    all: New in the logistic market, right slot: Simon +0 (activate Simon) [DEI-76]
    all: s3: Action Phase 2 [DEI-160]
162 s3 Play face up: Hired hands (Enlist ×2 and Move)
    all: s3 plays Hired hands (Enlist ×2 and Move) [DEI-161]
163 s3 Move 2 Scrappers from courtyard C17 to courtyard C16
    all: s3 moves 2 Scrappers from courtyard C17 to courtyard C16 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C16 [DEI-137]
    all: s3 takes control of the mechanical outpost at courtyard C16 [DEI-135]
164 s3 Enlist 1 Scrapper at courtyard C21
    all: s3 enlists 1 Scrapper at courtyard C21 [DEI-201]
165 s3 Enlist 1 Scrapper at courtyard C27
    all: s3 enlists 1 Scrapper at courtyard C27 [DEI-201]
166 s3 Play face up: Hackers, card 1 (Enlist ×2)
    all: s3 plays Hackers, card 1 (Enlist ×2) [DEI-161]
167 s3 Enlist 1 Scrapper at courtyard C35
    all: s3 enlists 1 Scrapper at courtyard C35 [DEI-201]
168 s3 Enlist 1 Scrapper at roof R26
    all: s3 enlists 1 Scrapper at roof R26 [DEI-201]
    all: s4: Action Phase 2 [DEI-160]
169 s4 Play face up: Smugglers (Move ×2 and Collect)
    all: s4 plays Smugglers (Move ×2 and Collect) [DEI-161]
170 s4 Collect Technology at courtyard C42
    all: s4 collects 1 Technology at courtyard C42 [DEI-208]
= 170 f016b623b46f9c65003dcec83ee39d5bbf700cd2d3383794a305f86f670918ba
171 s4 Move 3 Scrappers from courtyard C42 to courtyard C41
    all: s4 moves 3 Scrappers from courtyard C42 to courtyard C41 [DEI-204]
    all: s4 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s4 takes control of the tactical outpost at courtyard C41 [DEI-135]
172 s4 Move 2 Scrappers from courtyard C41 to courtyard C42
    all: s4 moves 2 Scrappers from courtyard C41 to courtyard C42 [DEI-204]
    all: s4 takes control of the mechanical outpost at courtyard C42 [DEI-135]
173 s4 Buy Masamune +0 (activate Masamune) for 1 Technology and 1 Energy; face down: Crane
    all: s4 plays a card face down: Crane [DEI-161]
    all: s4 buys in the tactical market for 1 Technology and 1 Energy: Masamune +0 (activate Masamune) [DEI-219]
    all: New in the tactical market, right slot: Simon +2 (activate Simon with bonus +2) [DEI-76]
    all: s2: Action Phase 2 [DEI-160]
174 s2 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s2 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
175 s2 Enlist 1 Scrapper at courtyard C21
    all: s2 enlists 1 Scrapper at courtyard C21 [DEI-201]
176 s2 Enlist 1 Scrapper at courtyard C27
    all: s2 enlists 1 Scrapper at courtyard C27 [DEI-201]
177 s2 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s2 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
178 s2 Move 2 Scrappers from courtyard C36 to courtyard C35
    all: s2 moves 2 Scrappers from courtyard C36 to courtyard C35 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C36 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C36 [DEI-137]
    all: s5 takes control of the logistic outpost at courtyard C36 [DEI-135]
    all: s5 takes control of the mechanical outpost at courtyard C36 [DEI-135]
179 s2 Enlist 1 Scrapper at courtyard C21
    all: s2 enlists 1 Scrapper at courtyard C21 [DEI-201]
    all: s5: Action Phase 3 [DEI-160]
180 s5 Buy Fixers (Move ×2 and Build) for 2 Technology; face down: Auxilia, card 6
    all: s5 plays a card face down: Auxilia, card 6 [DEI-161]
    all: s5 buys in the black market for 2 Technology: Fixers (Move ×2 and Build) [DEI-219]
    all: New in the black market, right slot: Pickers (Move and Collect ×2) [DEI-76]
= 180 28e712bafe9efb480db9304b1d5b2f81ab2b168ee0aacd33823df53dc457de04
181 s5 Play face up: Fixers (Move ×2 and Build)
    all: s5 plays Fixers (Move ×2 and Build) [DEI-161]
182 s5 Build a Refuge at courtyard C27
    all: s5 builds a Refuge at courtyard C27 [DEI-212]
183 s5 Move 2 Scrappers from courtyard C21 to courtyard C22
    all: s5 moves 2 Scrappers from courtyard C21 to courtyard C22 [DEI-204]
    all: s6 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s5 takes control of the logistic outpost at courtyard C22 [DEI-135]
184 s5 Move 4 Scrappers from courtyard C22 to courtyard C32
    all: s5 moves 4 Scrappers from courtyard C22 to courtyard C32 [DEI-204]
    all: s5 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s6 takes control of the logistic outpost at courtyard C22 [DEI-135]
    all: s5 takes control of the logistic outpost at courtyard C32 [DEI-135]
185 s5 Column 2, 9 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s5 scores 9 Supplies for a mission in column 2: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s5 +9]
    all: s6: Action Phase 3 [DEI-160]
186 s6 Play face up: Refuge 42, card 3 (Move ×2)
    all: s6 plays Refuge 42, card 3 (Move ×2) [DEI-161]
187 s6 Move 1 Scrapper from courtyard C45 to courtyard C44
    all: s6 moves 1 Scrapper from courtyard C45 to courtyard C44 [DEI-204]
    all: s6 takes control of the tactical outpost at courtyard C44 [DEI-135]
188 s6 Move 1 Scrapper from courtyard C44 to courtyard C54
    all: s6 moves 1 Scrapper from courtyard C44 to courtyard C54 [DEI-204]
    all: s6 loses control of the tactical outpost at courtyard C44 [DEI-137]
    all: s6 takes control of the mechanical outpost at courtyard C54 [DEI-135]
189 s6 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s6 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
190 s6 Enlist 1 Scrapper at courtyard C21
    all: s6 enlists 1 Scrapper at courtyard C21 [DEI-201]
    all: s5 loses the Cathedral cube [DEI-431]
= 190 c685af3c12532929c4cddfe1088ac41e238d7677f198b90916aa2e0476b69181
191 s6 Enlist 1 Scrapper at courtyard C21
    all: s6 enlists 1 Scrapper at courtyard C21 [DEI-201]
192 s6 As a logistic outpost
    all: s6 takes the Cathedral cube as a logistic outpost [DEI-428]
193 s6 Column 4, 0 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s6 scores 0 Supplies for a mission in column 4: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321]
    all: s1: Action Phase 3 [DEI-160]
194 s1 Play face up: Requisition (Enlist and Copy)
    all: s1 plays Requisition (Enlist and Copy) [DEI-161]
195 s1 Copy Refuge 42, card 7 (Enlist ×2)
    all: s1 copies Refuge 42, card 7 (Enlist ×2) [DEI-231]
196 s1 Enlist 1 Scrapper at courtyard C17
    all: s1 enlists 1 Scrapper at courtyard C17 [DEI-201]
197 s1 Enlist 1 Scrapper at courtyard C17
    all: s1 enlists 1 Scrapper at courtyard C17 [DEI-201]
198 s1 Enlist 1 Scrapper at courtyard C17
    all: s1 enlists 1 Scrapper at courtyard C17 [DEI-201]
199 s1 Play face up: Chrono Cult, card 4 (Move and Collect)
    all: s1 plays Chrono Cult, card 4 (Move and Collect) [DEI-161]
200 s1 Move 4 Scrappers from courtyard C17 to courtyard C16
    all: s1 moves 4 Scrappers from courtyard C17 to courtyard C16 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C16 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C16 [DEI-135]
    all: s1 doesn’t meet the requirement, so the gift goes to the bin. No. 2: gain 2 Energy (requirement: 6 Technology in your reserve) [DEI-443]
= 200 cf5281d88bf0fc840e6856f6a12c4cd8e89da930ca9ab02a20ceff5b0a585620
201 s1 Remove a Scrapper from courtyard C16
    all: The Cathedral takes back 1 Scrapper from courtyard C16: s1 [DEI-420]
    all: s1 loses control of the mechanical outpost at courtyard C16 [DEI-137]
202 s1 Remove a Scrapper from courtyard C32
    all: The Cathedral takes back 1 Scrapper from courtyard C32: s1 [DEI-420]
203 s1 Remove a Scrapper from courtyard C27
    all: The Cathedral takes back 1 Scrapper from courtyard C27: s1 [DEI-420]
204 s1 Column 1, 1 Supply: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s1 scores 1 Supply for a mission in column 1, late: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s1 +1]
    all: s3: Action Phase 3 [DEI-160]
205 s3 Play face up: Hackers, card 3 (Move ×2)
    all: s3 plays Hackers, card 3 (Move ×2) [DEI-161]
206 s3 Move 1 Scrapper from courtyard C26 to courtyard C16
    all: s3 moves 1 Scrapper from courtyard C26 to courtyard C16 [DEI-204]
    all: s3 takes control of the mechanical outpost at courtyard C16 [DEI-135]
207 s3 Move 2 Scrappers and the Leader from courtyard C16 to courtyard C26
    all: s3 moves 2 Scrappers and the Leader from courtyard C16 to courtyard C26 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C16 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C16 [DEI-135]
208 s3 Play face up: Hackers, card 4 (Move and Collect)
    all: s3 plays Hackers, card 4 (Move and Collect) [DEI-161]
209 s3 Move 2 Scrappers and the Leader from courtyard C26 to courtyard C36
    all: s3 moves 2 Scrappers and the Leader from courtyard C26 to courtyard C36 [DEI-204]
    all: s5 loses control of the logistic outpost at courtyard C36 [DEI-137]
    all: s5 loses control of the mechanical outpost at courtyard C36 [DEI-137]
    all: s3 takes control of the logistic outpost at courtyard C36 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C36 [DEI-135]
210 s3 Collect Technology at courtyard C36
    all: s3 collects 1 Technology at courtyard C36 [DEI-208]
= 210 5d0d5caaf5df6e1a382a6e4c4a9131bc6e2e6500ee2b1bb960267ec26e6fa411
211 s3 A hack token on the mechanical outpost
    all: s3 puts a hack token on the mechanical outpost at courtyard C36 [DEI-392]
    all: s3 scores 1 Supply for the hack token [DEI-394, s3 +1]
212 s3 Column 2, 2 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s3 scores 1 Supply for a mission in column 2 at its lower value: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-400, s3 +1]
    all: s3 scores 2 Supplies for a mission in column 2 at its lower value: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s3 +2]
    all: s4: Action Phase 3 [DEI-160]
213 s4 Play face up: Masamune +0 (activate Masamune)
    all: s4 plays Masamune +0 (activate Masamune) [DEI-161]
214 s4 Activate Masamune at roof R44
    all: s4 activates Masamune at roof R44 [DEI-291]
215 s4 Collect Energy at roof R44 (the drone)
    all: s4 collects 1 Energy at roof R44 (the drone) [DEI-292]
216 s4 Collect Energy at roof R44 (the drone)
    all: s4 collects 1 Energy at roof R44 (the drone) [DEI-292]
217 s4 Play face up: Ravagers, card 3 (Move ×2)
    all: s4 plays Ravagers, card 3 (Move ×2) [DEI-161]
218 s4 Move 1 Scrapper from courtyard C41 to courtyard C51
    all: s4 moves 1 Scrapper from courtyard C41 to courtyard C51 [DEI-204]
    all: s4 loses control of the tactical outpost at courtyard C41 [DEI-137]
    all: s4 takes control of the tactical outpost at courtyard C51 [DEI-135]
219 s4 Move 1 Scrapper from courtyard C42 to courtyard C43
    all: s4 moves 1 Scrapper from courtyard C42 to courtyard C43 [DEI-204]
220 s4 Column 4, 3 Supplies: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s4 scores 3 Supplies for a mission in column 4: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s4 +3]
    all: s2: Action Phase 3 [DEI-160]
= 220 d5499d4dbd7a23c0aee9542a8ee9e728e1ff322499fa5e2b740c3efb315a5add
221 s2 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s2 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
222 s2 Build an Elevator from courtyard C16 to roof R15
    all: s2 builds an Elevator from courtyard C16 to roof R15 [DEI-212]
223 s2 Enlist 1 Scrapper at courtyard C21
    all: s2 enlists 1 Scrapper at courtyard C21 [DEI-201]
224 s2 Play face up: Farm Z, card 5 (Collect ×2)
    all: s2 plays Farm Z, card 5 (Collect ×2) [DEI-161]
225 s2 Finish the card
226 s2 Column 4, 3 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s2 scores 3 Supplies for a mission in column 4: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +3]
    all: At the end of round 2 s1 controls 1 outpost [DEI-140]
    all: At the end of round 2 s2 controls no outposts [DEI-140]
    all: At the end of round 2 s3 controls 2 outposts [DEI-140]
    all: At the end of round 2 s4 controls 2 outposts [DEI-140]
    all: At the end of round 2 s5 controls 2 outposts [DEI-140]
    all: At the end of round 2 s6 controls 3 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s6, s1, s4, s3, s5 and s2 [DEI-171]
    all: s6: Action Phase 1 [DEI-160]
227 s6 Play face up: Refuge 42, card 8 (activate Simon)
    all: s6 plays Refuge 42, card 8 (activate Simon) [DEI-161]
228 s6 Activate Simon at roof R24
    all: s6 activates Simon at roof R24 [DEI-291]
229 s6 Deploy 1 Scrapper at roof R24 (the drone)
    all: s6 deploys 1 Scrapper at roof R24 (the drone) [DEI-292]
230 s6 Play face up: Refuge 42, card 3 (Move ×2)
    all: s6 plays Refuge 42, card 3 (Move ×2) [DEI-161]
= 230 c761f8019655236ca55e28a863727b8fb15adb439efe9ac36f808831d118ae35
231 s6 Move 1 Scrapper from courtyard C54 to courtyard C44
    all: s6 moves 1 Scrapper from courtyard C54 to courtyard C44 [DEI-204]
    all: s6 loses control of the mechanical outpost at courtyard C54 [DEI-137]
    all: s6 takes control of the tactical outpost at courtyard C44 [DEI-135]
232 s6 Move 4 Scrappers from courtyard C27 to courtyard C26
    all: s6 moves 4 Scrappers from courtyard C27 to courtyard C26 [DEI-204]
    all: s1: Action Phase 1 [DEI-160]
    all: s1 draws two gifts. No. 6: deploy 2 Scrappers in any one courtyard (requirement: take 2 cards from one coloured market this round). No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour) [DEI-440]
233 s1 No. 6: deploy 2 Scrappers in any one courtyard (requirement: take 2 cards from one coloured market this round)
    all: s1 keeps a gift. No. 6: deploy 2 Scrappers in any one courtyard (requirement: take 2 cards from one coloured market this round) [DEI-440]
234 s1 Deploy 2 Scrappers at courtyard C46 (the gift)
    all: s1 deploys 2 Scrappers at courtyard C46 (the gift) [DEI-445]
235 s1 Play face up: Press gang (Move and Muster)
    all: s1 plays Press gang (Move and Muster) [DEI-161]
236 s1 Enlist 1 Scrapper at courtyard C32 (Muster)
    all: s1 enlists 1 Scrapper at courtyard C32 (Muster) [DEI-226]
237 s1 Move 2 Scrappers from courtyard C32 to courtyard C42
    all: s1 moves 2 Scrappers from courtyard C32 to courtyard C42 [DEI-204]
    all: s4 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C42 [DEI-135]
238 s1 Play face up: Requisition (Enlist and Copy)
    all: s1 plays Requisition (Enlist and Copy) [DEI-161]
239 s1 Copy Press gang (Move and Muster)
    all: s1 copies Press gang (Move and Muster) [DEI-231]
240 s1 Move 2 Scrappers from courtyard C42 to courtyard C41
    all: s1 moves 2 Scrappers from courtyard C42 to courtyard C41 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C41 [DEI-135]
    all: s4 takes control of the mechanical outpost at courtyard C42 [DEI-135]
= 240 345335687963a331ba579661362c2668432992926da0a192dbde4cbcf1b6ff35
241 s1 Enlist 1 Scrapper at courtyard C46 (Muster)
    all: s1 enlists 1 Scrapper at courtyard C46 (Muster) [DEI-226]
242 s1 Enlist 1 Scrapper at courtyard C17
    all: s1 enlists 1 Scrapper at courtyard C17 [DEI-201]
    all: s4: Action Phase 1 [DEI-160]
243 s4 Play face up: Ravagers, card 8 (activate Masamune)
    all: s4 plays Ravagers, card 8 (activate Masamune) [DEI-161]
244 s4 Activate Masamune at roof R33
    all: s4 activates Masamune at roof R33 [DEI-291]
245 s4 Collect Energy at roof R33 (the drone)
    all: s4 collects 1 Energy at roof R33 (the drone) [DEI-292]
246 s4 Finish with the drone
247 s4 Play face up: Smugglers (Move ×2 and Collect)
    all: s4 plays Smugglers (Move ×2 and Collect) [DEI-161]
248 s4 Collect Technology at courtyard C43
    all: s4 collects 1 Technology at courtyard C43 [DEI-208]
249 s4 Move the Leader from courtyard C21 to courtyard C31
    all: s4 moves the Leader from courtyard C21 to courtyard C31 [DEI-204]
250 s4 Move 1 Scrapper from courtyard C26 to courtyard C25
    all: s4 moves 1 Scrapper from courtyard C26 to courtyard C25 [DEI-204]
    all: s3: Action Phase 1 [DEI-160]
= 250 dd9ae0c511b45ef320b23a4bacfd3133a57a8b00ec44c6021beec37417ecbaa0
251 s3 Buy Masamune +2 (activate Masamune with bonus +2) for 2 Technology and 2 Energy; face down: Hired hands
    all: s3 plays a card face down: Hired hands [DEI-161]
    all: s3 buys in the mechanical market for 2 Technology and 2 Energy: Masamune +2 (activate Masamune with bonus +2) [DEI-219]
    all: New in the mechanical market, right slot: Fabricator (Build ×2 and Muster) [DEI-76]
252 s3 Play face up: Masamune +2 (activate Masamune with bonus +2)
    all: s3 plays Masamune +2 (activate Masamune with bonus +2) [DEI-161]
253 s3 Activate Masamune at courtyard C22
    all: s3 activates Masamune at courtyard C22 [DEI-291]
254 s3 Collect Technology at courtyard C22 (the drone)
    all: s3 collects 1 Technology at courtyard C22 (the drone) [DEI-292]
255 s3 Collect Technology at courtyard C22 (the drone)
    all: s3 collects 1 Technology at courtyard C22 (the drone) [DEI-292]
256 s3 A hack token on the logistic outpost
    all: s3 puts a hack token on the logistic outpost at courtyard C36 [DEI-392]
    all: s3 scores 1 Supply for the hack token [DEI-394, s3 +1]
    all: s5: Action Phase 1 [DEI-160]
257 s5 Play face up: Fixers (Move ×2 and Build)
    all: s5 plays Fixers (Move ×2 and Build) [DEI-161]
258 s5 Build a Refuge at courtyard C32
    all: s5 builds a Refuge at courtyard C32 [DEI-212]
259 s5 Move 3 Scrappers from courtyard C32 to courtyard C42
    all: s5 moves 3 Scrappers from courtyard C32 to courtyard C42 [DEI-204]
    all: s5 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s4 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s5 takes control of the mechanical outpost at courtyard C42 [DEI-135]
260 s5 Move 3 Scrappers from courtyard C42 to courtyard C32
    all: s5 moves 3 Scrappers from courtyard C42 to courtyard C32 [DEI-204]
    all: s5 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s5 takes control of the logistic outpost at courtyard C32 [DEI-135]
    all: s4 takes control of the mechanical outpost at courtyard C42 [DEI-135]
= 260 af1032b8c07e721da9386029e4e61a45de82f67f3e204e9be50cf5fed344a0d9
261 s5 Play face up: Auxilia, card 8 (activate Fly)
    all: s5 plays Auxilia, card 8 (activate Fly) [DEI-161]
262 s5 Activate Fly at roof R46
    all: s5 activates Fly at roof R46 [DEI-291]
    all: s2: Action Phase 1 [DEI-160]
263 s2 Play face up: Salvage rig (Collect ×2 and Refine)
    all: s2 plays Salvage rig (Collect ×2 and Refine) [DEI-161]
264 s2 Collect Technology at courtyard C35
    all: s2 collects 1 Technology at courtyard C35 [DEI-208]
265 s2 Collect Technology at courtyard C35, exchanged for Energy (Refine)
    all: s2 collects 1 Technology at courtyard C35, exchanged for 1 Energy [DEI-229]
266 s2 Collect Technology at courtyard C35
    all: s2 collects 1 Technology at courtyard C35 [DEI-208]
267 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
268 s2 Activate Draco at roof R25
    all: s2 activates Draco at roof R25 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
269 s2 Move the Leader from courtyard C16 to roof R15 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 moves the Leader from courtyard C16 to roof R15 [DEI-204]
    all: s2 takes control of the tactical outpost at roof R15 [DEI-135]
    all: s6: Action Phase 2 [DEI-160]
270 s6 Play face up: Refuge 42, card 6 (Enlist and Build)
    all: s6 plays Refuge 42, card 6 (Enlist and Build) [DEI-161]
= 270 df3eb9ae4351984cc02ed14c33a7549f14cb2915e47ae365aebc9af157c69263
271 s6 Build an Elevator from courtyard C26 to roof R25
    all: s6 builds an Elevator from courtyard C26 to roof R25 [DEI-212]
272 s6 Play face up: Refuge 42, card 4 (Move and Collect)
    all: s6 plays Refuge 42, card 4 (Move and Collect) [DEI-161]
273 s6 Move 4 Scrappers from courtyard C26 to courtyard C36
    all: s6 moves 4 Scrappers from courtyard C26 to courtyard C36 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C36 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C36 [DEI-137]
    all: s6 takes control of the logistic outpost at courtyard C36 [DEI-135]
    all: s6 takes control of the mechanical outpost at courtyard C36 [DEI-135]
274 s6 Collect Energy at roof R24
    all: s6 collects 1 Energy at roof R24 [DEI-208]
275 s6 Unlock (logistic): Recruiting post (once per phase, an Enlist puts one more Scrapper in its region)
    all: s6 unlocks an advantage: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-270]
    all: s1: Action Phase 2 [DEI-160]
276 s1 Play face up: Chrono Cult, card 4 (Move and Collect)
    all: s1 plays Chrono Cult, card 4 (Move and Collect) [DEI-161]
277 s1 Collect Technology at courtyard C41
    all: s1 collects 1 Technology at courtyard C41 [DEI-208]
278 s1 Move 2 Scrappers from courtyard C41 to courtyard C51
    all: s1 moves 2 Scrappers from courtyard C41 to courtyard C51 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C41 [DEI-137]
    all: s4 loses control of the tactical outpost at courtyard C51 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C51 [DEI-135]
279 s1 Play face up: Chrono Cult, card 6 (Enlist and Build)
    all: s1 plays Chrono Cult, card 6 (Enlist and Build) [DEI-161]
280 s1 Build an Elevator from courtyard C21 to roof R11
    all: s1 builds an Elevator from courtyard C21 to roof R11 [DEI-212]
= 280 0847eb29b950b87db9e4fa60fc4031563266973510464f44b7d0deed3ccf0bdb
281 s1 Enlist 1 Scrapper at courtyard C21
    all: s1 enlists 1 Scrapper at courtyard C21 [DEI-201]
    all: s4: Action Phase 2 [DEI-160]
282 s4 Play face up: Masamune +0 (activate Masamune)
    all: s4 plays Masamune +0 (activate Masamune) [DEI-161]
283 s4 Activate Masamune at courtyard C33
    all: s4 activates Masamune at courtyard C33 [DEI-291]
284 s4 Collect Technology at courtyard C33 (the drone)
    all: s4 collects 1 Technology at courtyard C33 (the drone) [DEI-292]
285 s4 Collect Technology at courtyard C33 (the drone)
    all: s4 collects 1 Technology at courtyard C33 (the drone) [DEI-292]
286 s4 Buy Cutthroats (Move and Kill) for 2 Technology and 1 Energy; face down: Ravagers, card 3
    all: s4 plays a card face down: Ravagers, card 3 [DEI-161]
    all: s4 buys in the black market for 2 Technology and 1 Energy: Cutthroats (Move and Kill) [DEI-219]
    all: New in the black market, right slot: Informant (Copy) [DEI-76]
    all: s3: Action Phase 2 [DEI-160]
287 s3 Play face up: Hackers, card 1 (Enlist ×2)
    all: s3 plays Hackers, card 1 (Enlist ×2) [DEI-161]
288 s3 Enlist 1 Scrapper at roof R26
    all: s3 enlists 1 Scrapper at roof R26 [DEI-201]
289 s3 Enlist 1 Scrapper at courtyard C21
    all: s3 enlists 1 Scrapper at courtyard C21 [DEI-201]
290 s3 Play face up: Hackers, card 5 (Collect ×2)
    all: s3 plays Hackers, card 5 (Collect ×2) [DEI-161]
= 290 b95a3351251e2e021b87b094ed99849a9b4711b7a5a598809a9f032f08ed3e82
291 s3 Collect Energy at roof R26
    all: s3 collects 1 Energy at roof R26 [DEI-208]
    all: s5: Action Phase 2 [DEI-160]
292 s5 Play face up: Auxilia, card 5 (Collect ×2)
    all: s5 plays Auxilia, card 5 (Collect ×2) [DEI-161]
293 s5 Collect Technology at courtyard C34
    all: s5 collects 1 Technology at courtyard C34 [DEI-208]
294 s5 Finish the card
295 s5 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s5 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
296 s5 Enlist 1 Scrapper at courtyard C32
    all: s5 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s6 loses the Cathedral cube [DEI-431]
297 s5 Enlist 1 Scrapper at courtyard C21
    all: s5 enlists 1 Scrapper at courtyard C21 [DEI-201]
298 s5 As a mechanical outpost
    all: s5 takes the Cathedral cube as a mechanical outpost [DEI-428]
    all: s2: Action Phase 2 [DEI-160]
299 s2 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s2 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
300 s2 Enlist 1 Scrapper at courtyard C21
    all: s2 enlists 1 Scrapper at courtyard C21 [DEI-201]
= 300 ce71c4c481dc31071993a1eb6b37c6b615331483ebd42c6f3af6bfef044be540
301 s2 Build a Refuge at courtyard C21
    all: s2 builds a Refuge at courtyard C21 [DEI-212]
302 s2 Buy Simon +2 (activate Simon with bonus +2) for 2 Technology and 2 Energy; face down: Farm Z, card 3
    all: s2 plays a card face down: Farm Z, card 3 [DEI-161]
    all: s2 buys in the tactical market for 2 Technology and 2 Energy: Simon +2 (activate Simon with bonus +2) [DEI-219]
    all: New in the tactical market, right slot: Raid (Move and Kill) [DEI-76]
    all: s6: Action Phase 3 [DEI-160]
303 s6 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s6 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
304 s6 Play face up: Refuge 42, card 1 (Enlist ×2)
    all: s6 plays Refuge 42, card 1 (Enlist ×2) [DEI-161]
305 s6 Column 2, 4 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s6 scores 4 Supplies for a mission in column 2, late: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s6 +4]
    all: s1: Action Phase 3 [DEI-160]
306 s1 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s1 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
307 s1 Activate Cathedral at roof R21
    all: s1 activates Cathedral at roof R21 [DEI-291]
308 s1 Deploy 1 Scrapper at courtyard C32 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C32 (the drone) [DEI-292]
309 s1 Play face up: Chrono Cult, card 3 (Move ×2)
    all: s1 plays Chrono Cult, card 3 (Move ×2) [DEI-161]
310 s1 Move 3 Scrappers from courtyard C17 to courtyard C27
    all: s1 moves 3 Scrappers from courtyard C17 to courtyard C27 [DEI-204]
= 310 f1ccb09cbdf88b9447d007ab5f548676fae455922814dddcdad95b371b42838d
311 s1 Move 1 Scrapper from courtyard C51 to courtyard C41
    all: s1 moves 1 Scrapper from courtyard C51 to courtyard C41 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C51 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C41 [DEI-135]
    all: s1 doesn’t meet the requirement, so the gift goes to the bin. No. 6: deploy 2 Scrappers in any one courtyard (requirement: take 2 cards from one coloured market this round) [DEI-443]
312 s1 Remove a Scrapper from courtyard C51
    all: The Cathedral takes back 1 Scrapper from courtyard C51: s1 [DEI-420]
    all: s4 takes control of the tactical outpost at courtyard C51 [DEI-135]
313 s1 Remove a Scrapper from courtyard C41
    all: The Cathedral takes back 1 Scrapper from courtyard C41: s1 [DEI-420]
    all: s1 loses control of the tactical outpost at courtyard C41 [DEI-137]
314 s1 Remove a Scrapper from courtyard C27
    all: The Cathedral takes back 1 Scrapper from courtyard C27: s1 [DEI-420]
315 s1 Column 2, 0 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 0 Supplies for a mission in column 2, late: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321]
    all: s4: Action Phase 3 [DEI-160]
316 s4 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s4 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
317 s4 Enlist 1 Scrapper at courtyard C27
    all: s4 enlists 1 Scrapper at courtyard C27 [DEI-201]
318 s4 Enlist 1 Scrapper at courtyard C21
    all: s4 enlists 1 Scrapper at courtyard C21 [DEI-201]
319 s4 Buy Raid (Move and Kill) for 1 Technology and 1 Energy; face down: Ravagers, card 4
    all: s4 plays a card face down: Ravagers, card 4 [DEI-161]
    all: s4 buys in the tactical market for 1 Technology and 1 Energy: Raid (Move and Kill) [DEI-219]
    all: New in the tactical market, right slot: Grapnel squad (Move and Climb) [DEI-76]
320 s4 Column 3, 1 Supply: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2
    all: s4 scores 1 Supply for a mission in column 3: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-321, s4 +1]
    all: s3: Action Phase 3 [DEI-160]
= 320 622147383291658b777f67328320dd243724b04094f71ebc60a726605445644b
321 s3 Buy Climbers (Collect and Climb) for 2 Technology and 1 Energy; face down: Hackers, card 6
    all: s3 plays a card face down: Hackers, card 6 [DEI-161]
    all: s3 buys in the black market for 2 Technology and 1 Energy: Climbers (Collect and Climb) [DEI-219]
    all: New in the black market, right slot: Contraband (Move and +2 Supplies) [DEI-76]
322 s3 Play face up: Hackers, card 8 (activate Scorpion)
    all: s3 plays Hackers, card 8 (activate Scorpion) [DEI-161]
323 s3 Activate Scorpion at courtyard C46
    all: s3 activates Scorpion at courtyard C46 [DEI-291]
324 s3 Build an Elevator from courtyard C46 to roof R36 (the drone)
    all: s3 builds an Elevator from courtyard C46 to roof R36 [DEI-397]
325 s3 Kill one of s1’s Scrappers at courtyard C46 (the drone)
    all: s3 kills one of s1’s Scrappers at courtyard C46 (the drone) [DEI-292]
326 s3 Column 3, 0 Supplies: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2
    all: s3 scores 0 Supplies for a mission in column 3 at its lower value: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-400]
    all: s3 scores 0 Supplies for a mission in column 3 at its lower value: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-400]
    all: s5: Action Phase 3 [DEI-160]
327 s5 Buy Conscription (Enlist ×3) for 1 Technology; face down: Scaffolding
    all: s5 plays a card face down: Scaffolding [DEI-161]
    all: s5 buys in the logistic market for 1 Technology: Conscription (Enlist ×3) [DEI-219]
    all: New in the logistic market, right slot: Cathedral +1 (activate Cathedral with bonus +1) [DEI-76]
328 s5 Play face up: Conscription (Enlist ×3)
    all: s5 plays Conscription (Enlist ×3) [DEI-161]
329 s5 Enlist 1 Scrapper at courtyard C27
    all: s5 enlists 1 Scrapper at courtyard C27 [DEI-201]
330 s5 Enlist 1 Scrapper at courtyard C27
    all: s5 enlists 1 Scrapper at courtyard C27 [DEI-201]
= 330 239713bcaceb963d607860bbe7aa74c48dfce590257f7385abb4dbca3584376b
331 s5 Enlist 1 Scrapper at courtyard C27
    all: s5 enlists 1 Scrapper at courtyard C27 [DEI-201]
332 s5 Column 3, 4 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s5 scores 4 Supplies for a mission in column 3: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s5 +4]
    all: s2: Action Phase 3 [DEI-160]
333 s2 Play face up: Simon +2 (activate Simon with bonus +2)
    all: s2 plays Simon +2 (activate Simon with bonus +2) [DEI-161]
334 s2 Activate Simon at roof R42
    all: s2 activates Simon at roof R42 [DEI-291]
335 s2 Deploy 1 Scrapper at roof R42 (the drone)
    all: s2 deploys 1 Scrapper at roof R42 (the drone) [DEI-292]
336 s2 Deploy 1 Scrapper at roof R42 (the drone)
    all: s2 deploys 1 Scrapper at roof R42 (the drone) [DEI-292]
337 s2 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s2 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
338 s2 Move 3 Scrappers from courtyard C21 to courtyard C22
    all: s2 moves 3 Scrappers from courtyard C21 to courtyard C22 [DEI-204]
    all: s6 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C22 [DEI-135]
339 s2 Enlist 1 Scrapper at courtyard C21
    all: s2 enlists 1 Scrapper at courtyard C21 [DEI-201]
340 s2 Column 2, 2 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 2 Supplies for a mission in column 2, late: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +2]
    all: At the end of round 3 s1 controls 1 outpost [DEI-140]
    all: At the end of round 3 s2 controls 2 outposts [DEI-140]
    all: At the end of round 3 s3 controls no outposts [DEI-140]
    all: At the end of round 3 s4 controls 2 outposts [DEI-140]
    all: At the end of round 3 s5 controls 3 outposts [DEI-140]
    all: At the end of round 3 s6 controls 3 outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s1, s6, s3, s4, s5 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
    all: s1 draws two gifts. No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour). No. 1: Move up to 3 times (requirement: control 4 outposts) [DEI-440]
= 340 82808bcbff3995c0e87068388b85a3617604fe89fb031e61fd1e848305c46953
341 s1 No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour)
    all: s1 keeps a gift. No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour) [DEI-440]
342 s1 Buy Simon +1 (activate Simon with bonus +1) for 1 Technology; give up: Chrono Cult, card 4
    all: s1 gives up a card, which goes to the bin: Chrono Cult, card 4 [DEI-239]
    all: s1 uses the gift to buy in the mechanical market for 1 Technology: Simon +1 (activate Simon with bonus +1) [DEI-449]
    all: New in the mechanical market, right slot: Fly +0 (activate Fly) [DEI-76]
343 s1 Play face up: Requisition (Enlist and Copy)
    all: s1 plays Requisition (Enlist and Copy) [DEI-161]
344 s1 Enlist 1 Scrapper at courtyard C17
    all: s1 enlists 1 Scrapper at courtyard C17 [DEI-201]
345 s1 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s1 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
346 s1 Activate Cathedral at roof R21
    all: s1 activates Cathedral at roof R21 [DEI-291]
347 s1 Deploy 1 Scrapper at courtyard C32 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C32 (the drone) [DEI-292]
348 s1 Deploy 1 Scrapper at courtyard C22 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C22 (the drone) [DEI-292]
349 s1 Deploy 1 Scrapper at courtyard C21 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C21 (the drone) [DEI-292]
    all: s5 loses the Cathedral cube [DEI-431]
    all: s6: Action Phase 1 [DEI-160]
350 s6 Play face up: Refuge 42, card 8 (activate Simon)
    all: s6 plays Refuge 42, card 8 (activate Simon) [DEI-161]
= 350 f3dadbea453682e5e287f0e742aca85fa2d42d6c99af0384016aaf681aabf310
351 s6 Activate Simon at courtyard C53
    all: s6 activates Simon at courtyard C53 [DEI-291]
352 s6 Play face up: Refuge 42, card 1 (Enlist ×2)
    all: s6 plays Refuge 42, card 1 (Enlist ×2) [DEI-161]
    all: s3: Action Phase 1 [DEI-160]
353 s3 Play face up: Hackers, card 8 (activate Scorpion)
    all: s3 plays Hackers, card 8 (activate Scorpion) [DEI-161]
354 s3 Activate Scorpion at courtyard C36
    all: s3 activates Scorpion at courtyard C36 [DEI-291]
355 s3 Build a Refuge at courtyard C36 (the drone)
    all: s3 builds a Refuge at courtyard C36 [DEI-397]
356 s3 Kill one of s5’s Scrappers at courtyard C36 (the drone)
    all: s3 kills one of s5’s Scrappers at courtyard C36 (the drone) [DEI-292]
357 s3 Play face up: Climbers (Collect and Climb)
    all: s3 plays Climbers (Collect and Climb) [DEI-161]
358 s3 Move 2 Scrappers from courtyard C21 to courtyard C31 (Climb)
    all: s3 moves 2 Scrappers from courtyard C21 to courtyard C31 (Climb) [DEI-224]
359 s3 Collect Technology at courtyard C31
    all: s3 collects 1 Technology at courtyard C31 [DEI-208]
    all: s4: Action Phase 1 [DEI-160]
360 s4 Play face up: Pawnbroker (+3 Technology)
    all: s4 plays Pawnbroker (+3 Technology) [DEI-161]
    all: s4 gains +3 Technology (card) [DEI-237]
= 360 dc7054d099e7c6c9d47e2a992f4d2656c75d2820a3707148bda8529472313f6c
361 s4 Buy Fly +0 (activate Fly) for 1 Technology and 1 Energy; face down: Cutthroats
    all: s4 plays a card face down: Cutthroats [DEI-161]
    all: s4 buys in the mechanical market for 1 Technology and 1 Energy: Fly +0 (activate Fly) [DEI-219]
    all: New in the mechanical market, right slot: Work gang (Build ×2) [DEI-76]
    all: s5: Action Phase 1 [DEI-160]
362 s5 Play face up: Conscription (Enlist ×3)
    all: s5 plays Conscription (Enlist ×3) [DEI-161]
363 s5 Enlist 1 Scrapper at courtyard C21
    all: s5 enlists 1 Scrapper at courtyard C21 [DEI-201]
364 s5 As a mechanical outpost
    all: s5 takes the Cathedral cube as a mechanical outpost [DEI-428]
365 s5 Play face up: Auxilia, card 8 (activate Fly)
    all: s5 plays Auxilia, card 8 (activate Fly) [DEI-161]
366 s5 Activate Fly at roof R44
    all: s5 activates Fly at roof R44 [DEI-291]
    all: s2: Action Phase 1 [DEI-160]
367 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
368 s2 Activate Draco at courtyard C27
    all: s2 activates Draco at courtyard C27 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
369 s2 Kill one of s4’s Scrappers at courtyard C27 (the drone)
    all: s2 kills one of s4’s Scrappers at courtyard C27 (the drone) [DEI-292]
370 s2 Kill one of s5’s Scrappers at courtyard C27 (the drone)
    all: s2 kills one of s5’s Scrappers at courtyard C27 (the drone) [DEI-292]
= 370 eb10979b70b9f8f9031e855dbdec3b6e4f28442fc3619b6661293cf63f86eaaa
371 s2 Kill one of s3’s Scrappers at courtyard C27 (the drone)
    all: s2 kills one of s3’s Scrappers at courtyard C27 (the drone) [DEI-292]
372 s2 Kill one of s6’s Scrappers at courtyard C27 (the drone)
    all: s2 kills one of s6’s Scrappers at courtyard C27 (the drone) [DEI-292]
373 s2 Kill one of s1’s Scrappers at courtyard C27 (the drone)
    all: s2 kills one of s1’s Scrappers at courtyard C27 (the drone) [DEI-292]
374 s2 Build an Elevator from courtyard C35 to roof R24 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds an Elevator from courtyard C35 to roof R24 [DEI-212]
375 s2 Play face up: Simon +2 (activate Simon with bonus +2)
    all: s2 plays Simon +2 (activate Simon with bonus +2) [DEI-161]
376 s2 Activate Simon at roof R35
    all: s2 activates Simon at roof R35 [DEI-291]
377 s2 Deploy 1 Scrapper at roof R35 (the drone)
    all: s2 deploys 1 Scrapper at roof R35 (the drone) [DEI-292]
    all: s2 takes control of the logistic outpost at roof R35 [DEI-135]
378 s2 Deploy 1 Scrapper at roof R35 (the drone)
    all: s2 deploys 1 Scrapper at roof R35 (the drone) [DEI-292]
    all: s1: Action Phase 2 [DEI-160]
379 s1 Play face up: Simon +1 (activate Simon with bonus +1)
    all: s1 plays Simon +1 (activate Simon with bonus +1) [DEI-161]
380 s1 Activate Simon at courtyard C44
    all: s1 activates Simon at courtyard C44 [DEI-291]
= 380 e538eafc223c438f4934f7cd49b16bd9b1a21421d5061837d59efa52a2d1b23a
381 s1 Deploy 1 Scrapper at courtyard C44 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C44 (the drone) [DEI-292]
    all: s6 loses control of the tactical outpost at courtyard C44 [DEI-137]
382 s1 Play face up: Press gang (Move and Muster)
    all: s1 plays Press gang (Move and Muster) [DEI-161]
383 s1 Move 1 Scrapper from courtyard C44 to courtyard C54
    all: s1 moves 1 Scrapper from courtyard C44 to courtyard C54 [DEI-204]
    all: s6 takes control of the tactical outpost at courtyard C44 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C54 [DEI-135]
384 s1 Unlock (mechanical): Remote control (+1 to the bonus of your drone cards)
    all: s1 unlocks an advantage: Remote control (+1 to the bonus of your drone cards) [DEI-270]
    all: s6: Action Phase 2 [DEI-160]
385 s6 Play face up: Refuge 42, card 4 (Move and Collect)
    all: s6 plays Refuge 42, card 4 (Move and Collect) [DEI-161]
386 s6 Move 2 Scrappers from courtyard C21 to courtyard C22
    all: s6 moves 2 Scrappers from courtyard C21 to courtyard C22 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s6 takes control of the logistic outpost at courtyard C22 [DEI-135]
387 s6 Collect Technology at courtyard C45
    all: s6 collects 1 Technology at courtyard C45 [DEI-208]
388 s6 Buy Simon +0 (activate Simon) for 1 Technology and 1 Energy; face down: Refuge 42, card 3
    all: s6 plays a card face down: Refuge 42, card 3 [DEI-161]
    all: s6 buys in the logistic market for 1 Technology and 1 Energy: Simon +0 (activate Simon) [DEI-219]
    all: New in the logistic market, right slot: Masamune +1 (activate Masamune with bonus +1) [DEI-76]
    all: s3: Action Phase 2 [DEI-160]
389 s3 Play face up: Masamune +2 (activate Masamune with bonus +2)
    all: s3 plays Masamune +2 (activate Masamune with bonus +2) [DEI-161]
390 s3 Activate Masamune at roof R41
    all: s3 activates Masamune at roof R41 [DEI-291]
= 390 e6b5168c1801481a5f88a434d4fbbc3045919f8c9b35cba7cd09826b6fd42372
391 s3 Collect Energy at roof R41 (the drone)
    all: s3 collects 1 Energy at roof R41 (the drone) [DEI-292]
392 s3 Collect Energy at roof R41 (the drone)
    all: s3 collects 1 Energy at roof R41 (the drone) [DEI-292]
393 s3 Play face up: Hackers, card 5 (Collect ×2)
    all: s3 plays Hackers, card 5 (Collect ×2) [DEI-161]
394 s3 Finish the card
    all: s4: Action Phase 2 [DEI-160]
395 s4 Play face up: Fly +0 (activate Fly)
    all: s4 plays Fly +0 (activate Fly) [DEI-161]
396 s4 Activate Fly at courtyard C45
    all: s4 activates Fly at courtyard C45 [DEI-291]
397 s4 Play face up: Ravagers, card 8 (activate Masamune)
    all: s4 plays Ravagers, card 8 (activate Masamune) [DEI-161]
398 s4 Activate Masamune at courtyard C51
    all: s4 activates Masamune at courtyard C51 [DEI-291]
    all: s5: Action Phase 2 [DEI-160]
399 s5 Play face up: Fixers (Move ×2 and Build)
    all: s5 plays Fixers (Move ×2 and Build) [DEI-161]
400 s5 Build an Elevator from courtyard C21 to roof R11
    all: s5 builds an Elevator from courtyard C21 to roof R11 [DEI-212]
= 400 63b02d8a4b32715769ac6e6d11e8c89e42ced408f4fe5be60a0ebafb7a81d765
401 s5 Move 2 Scrappers from courtyard C32 to courtyard C42
    all: s5 moves 2 Scrappers from courtyard C32 to courtyard C42 [DEI-204]
    all: s5 loses the Cathedral cube [DEI-431]
    all: s4 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s5 takes control of the mechanical outpost at courtyard C42 [DEI-135]
402 s1 As a mechanical outpost
    all: s1 takes the Cathedral cube as a mechanical outpost [DEI-428]
403 s5 Move 1 Scrapper from courtyard C42 to courtyard C41
    all: s5 moves 1 Scrapper from courtyard C42 to courtyard C41 [DEI-204]
    all: s5 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s5 takes control of the tactical outpost at courtyard C41 [DEI-135]
404 s5 Play face up: Auxilia, card 7 (Move ×2)
    all: s5 plays Auxilia, card 7 (Move ×2) [DEI-161]
405 s5 Move 3 Scrappers from courtyard C32 to courtyard C42
    all: s5 moves 3 Scrappers from courtyard C32 to courtyard C42 [DEI-204]
    all: s5 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C32 [DEI-135]
    all: s5 takes control of the mechanical outpost at courtyard C42 [DEI-135]
406 s5 Move 4 Scrappers from courtyard C42 to courtyard C32
    all: s5 moves 4 Scrappers from courtyard C42 to courtyard C32 [DEI-204]
    all: s1 loses the Cathedral cube [DEI-431]
    all: s1 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s5 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s5 takes control of the logistic outpost at courtyard C32 [DEI-135]
    all: s4 takes control of the mechanical outpost at courtyard C42 [DEI-135]
    all: s2: Action Phase 2 [DEI-160]
407 s2 Play face up: Salvage rig (Collect ×2 and Refine)
    all: s2 plays Salvage rig (Collect ×2 and Refine) [DEI-161]
408 s2 Collect Technology at courtyard C35, exchanged for Energy (Refine)
    all: s2 collects 1 Technology at courtyard C35, exchanged for 1 Energy [DEI-229]
409 s2 Finish the card
410 s2 Play face up: Farm Z, card 5 (Collect ×2)
    all: s2 plays Farm Z, card 5 (Collect ×2) [DEI-161]
= 410 26482e267b1ae644563cb84864b4c22791966559014421637da45284249e9f12
411 s2 Collect Energy at roof R15
    all: s2 collects 1 Energy at roof R15 [DEI-208]
412 s2 Collect Energy at roof R35
    all: s2 collects 1 Energy at roof R35 [DEI-208]
    all: s1: Action Phase 3 [DEI-160]
413 s1 Play face up: Chrono Cult, card 7 (Enlist and Move)
    all: s1 plays Chrono Cult, card 7 (Enlist and Move) [DEI-161]
414 s1 Move 1 Scrapper and the Leader from courtyard C27 to courtyard C37
    all: s1 moves 1 Scrapper and the Leader from courtyard C27 to courtyard C37 [DEI-204]
415 s1 Play face up: Chrono Cult, card 3 (Move ×2)
    all: s1 plays Chrono Cult, card 3 (Move ×2) [DEI-161]
416 s1 Move 2 Scrappers from courtyard C32 to courtyard C42
    all: s1 moves 2 Scrappers from courtyard C32 to courtyard C42 [DEI-204]
    all: s4 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C42 [DEI-135]
417 s5 As a tactical outpost
    all: s5 takes the Cathedral cube as a tactical outpost [DEI-428]
418 s1 Move 2 Scrappers from courtyard C42 to courtyard C41
    all: s1 moves 2 Scrappers from courtyard C42 to courtyard C41 [DEI-204]
    all: s5 loses control of the tactical outpost at courtyard C41 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C41 [DEI-135]
    all: s4 takes control of the mechanical outpost at courtyard C42 [DEI-135]
    all: s1 doesn’t meet the requirement, so the gift goes to the bin. No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour) [DEI-443]
419 s1 Remove a Scrapper from courtyard C54
    all: The Cathedral takes back 1 Scrapper from courtyard C54: s1 [DEI-420]
    all: s1 loses control of the mechanical outpost at courtyard C54 [DEI-137]
420 s1 Remove a Scrapper from courtyard C16
    all: The Cathedral takes back 1 Scrapper from courtyard C16: s1 [DEI-420]
= 420 c76d2051506eb0d5f44e7ec1515b125b8757039cc90e46def8cb449c7af0626e
421 s1 Remove a Scrapper from courtyard C17
    all: The Cathedral takes back 1 Scrapper from courtyard C17: s1 [DEI-420]
422 s1 Column 3, 3 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s1 scores 3 Supplies for a mission in column 3, late: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s1 +3]
    all: s6: Action Phase 3 [DEI-160]
423 s6 Play face up: Simon +0 (activate Simon)
    all: s6 plays Simon +0 (activate Simon) [DEI-161]
424 s6 Activate Simon at courtyard C55
    all: s6 activates Simon at courtyard C55 [DEI-291]
425 s6 Deploy 1 Scrapper at courtyard C55 (the drone)
    all: s6 deploys 1 Scrapper at courtyard C55 (the drone) [DEI-292]
426 s6 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s6 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
427 s6 Column 3, 3 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s6 scores 3 Supplies for a mission in column 3, late: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s6 +3]
    all: s3: Action Phase 3 [DEI-160]
428 s3 Play face up: Hackers, card 3 (Move ×2)
    all: s3 plays Hackers, card 3 (Move ×2) [DEI-161]
429 s3 Move 2 Scrappers from roof R26 to courtyard C36
    all: s3 moves 2 Scrappers from roof R26 to courtyard C36 [DEI-204]
    all: s6 loses control of the logistic outpost at courtyard C36 [DEI-137]
    all: s6 loses control of the mechanical outpost at courtyard C36 [DEI-137]
    all: s3 takes control of the logistic outpost at courtyard C36 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C36 [DEI-135]
430 s3 Move 1 Scrapper from courtyard C21 to courtyard C11
    all: s3 moves 1 Scrapper from courtyard C21 to courtyard C11 [DEI-204]
= 430 5fd50cfc4831cd2e648606c9568e3d1bb0f7c52af9f48daff6f43a09fe62cc4d
431 s3 Play face up: Hackers, card 4 (Move and Collect)
    all: s3 plays Hackers, card 4 (Move and Collect) [DEI-161]
432 s3 Collect Technology at courtyard C36
    all: s3 collects 1 Technology at courtyard C36 [DEI-208]
433 s3 Move 3 Scrappers and the Leader from courtyard C36 to courtyard C26
    all: s3 moves 3 Scrappers and the Leader from courtyard C36 to courtyard C26 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C36 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C36 [DEI-137]
    all: s6 takes control of the logistic outpost at courtyard C36 [DEI-135]
    all: s6 takes control of the mechanical outpost at courtyard C36 [DEI-135]
434 s3 Column 1, 3 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s3 scores 0 Supplies for a mission in column 1 at its lower value: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-400]
    all: s3 scores 3 Supplies for a mission in column 1 at its lower value: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-400, s3 +3]
    all: s4: Action Phase 3 [DEI-160]
435 s4 Buy Work gang (Build ×2) for 2 Technology; face down: Ravagers, card 1
    all: s4 plays a card face down: Ravagers, card 1 [DEI-161]
    all: s4 buys in the mechanical market for 2 Technology: Work gang (Build ×2) [DEI-219]
    all: New in the mechanical market, right slot: Still (Refine ×2) [DEI-76]
436 s4 Play face up: Masamune +0 (activate Masamune)
    all: s4 plays Masamune +0 (activate Masamune) [DEI-161]
437 s4 Activate Masamune at courtyard C52
    all: s4 activates Masamune at courtyard C52 [DEI-291]
438 s4 Column 2, 0 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s4 scores 0 Supplies for a mission in column 2, late: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321]
    all: s5: Action Phase 3 [DEI-160]
439 s5 Play face up: Auxilia, card 5 (Collect ×2)
    all: s5 plays Auxilia, card 5 (Collect ×2) [DEI-161]
440 s5 Collect Technology at courtyard C32
    all: s5 collects 1 Technology at courtyard C32 [DEI-208]
= 440 355aae7434e947f5ce96308f28fb6a2b7e2d83db6e0b91944aa28ba240b90bee
441 s5 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s5 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
442 s5 Move 3 Scrappers from courtyard C32 to courtyard C42
    all: s5 moves 3 Scrappers from courtyard C32 to courtyard C42 [DEI-204]
    all: s5 loses the Cathedral cube [DEI-431]
    all: s5 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s4 loses control of the mechanical outpost at courtyard C42 [DEI-137]
    all: s5 takes control of the mechanical outpost at courtyard C42 [DEI-135]
443 s5 Enlist 1 Scrapper at courtyard C27
    all: s5 enlists 1 Scrapper at courtyard C27 [DEI-201]
444 s5 Column 1, 3 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s5 scores 3 Supplies for a mission in column 1, late: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s5 +3]
    all: s2: Action Phase 3 [DEI-160]
445 s2 Play face up: Farm Z, card 4 (Move and Collect)
    all: s2 plays Farm Z, card 4 (Move and Collect) [DEI-161]
446 s2 Move 3 Scrappers from courtyard C22 to courtyard C32
    all: s2 moves 3 Scrappers from courtyard C22 to courtyard C32 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C32 [DEI-135]
447 s2 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s2 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
448 s2 Enlist 1 Scrapper at courtyard C27
    all: s2 enlists 1 Scrapper at courtyard C27 [DEI-201]
449 s2 Column 3, 1 Supply: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2
    all: s2 scores 1 Supply for a mission in column 3, late: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-321, s2 +1]
    all: At the end of round 4 s1 controls 2 outposts [DEI-140]
    all: At the end of round 4 s2 controls 3 outposts [DEI-140]
    all: At the end of round 4 s3 controls no outposts [DEI-140]
    all: At the end of round 4 s4 controls 1 outpost [DEI-140]
    all: At the end of round 4 s5 controls 2 outposts [DEI-140]
    all: At the end of round 4 s6 controls 4 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 8 Supplies for cards [DEI-373, s1 +8]
    all: s1 scores 4 Supplies for outposts [DEI-374, s1 +4]
    all: s1 scores 2 Supplies for unlocked advantages [DEI-375, s1 +2]
    all: s1 scores -12 Supplies for gifts in the bin [DEI-377, s1 -12]
    all: s2 scores 3 Supplies for Energy [DEI-372, s2 +3]
    all: s2 scores 6 Supplies for cards [DEI-373, s2 +6]
    all: s2 scores 6 Supplies for outposts [DEI-374, s2 +6]
    all: s3 scores 1 Supply for Technology [DEI-372, s3 +1]
    all: s3 scores 2 Supplies for Energy [DEI-372, s3 +2]
    all: s3 scores 6 Supplies for cards [DEI-373, s3 +6]
    all: s4 scores 11 Supplies for cards [DEI-373, s4 +11]
    all: s4 scores 2 Supplies for outposts [DEI-374, s4 +2]
    all: s5 scores 4 Supplies for cards [DEI-373, s5 +4]
    all: s5 scores 4 Supplies for outposts [DEI-374, s5 +4]
    all: s5 scores 2 Supplies for unlocked advantages [DEI-375, s5 +2]
    all: s6 scores 2 Supplies for Energy [DEI-372, s6 +2]
    all: s6 scores 3 Supplies for cards [DEI-373, s6 +3]
    all: s6 scores 8 Supplies for outposts [DEI-374, s6 +8]
    all: s6 scores 2 Supplies for unlocked advantages [DEI-375, s6 +2]
= 449 192b6ab872dd06af57483a9c6d46b8564a7fe9ff30af7ddd6a0aebff430dcdd9
s1 rank 6 score 9
s2 rank 1 score 31
s3 rank 5 score 20
s4 rank 4 score 21
s5 rank 2 score 26
s6 rank 3 score 24
