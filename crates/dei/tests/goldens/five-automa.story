dei revision 1, 5 seats, options {"automa":"easy","gear":"off","new_missions":"off","short_missions":"off","draft":"off","seat_1":"any","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Auxilia. Leader’s skill: Swift (once per phase, a Move with the Leader may cross two links) [DEI-9]
    all: s2 takes a faction: Farm Z. Leader’s skill: Hulk (the Leader has majority value 2) [DEI-9]
    all: s3 takes a faction: Hackers. Leader’s skill: Hack (at the end of each of your Action Phases you may put a hack token on an outpost in the Leader’s region) [DEI-9]
    all: s4 takes a faction: Ravagers. Leader’s skill: Keen eye (once per phase, a Collect in the Leader’s region takes one more resource of either kind) [DEI-9]
    all: s5 takes a faction: Refuge 42. Leader’s skill: Strength in numbers (once per phase, an Enlist in the Leader’s region puts one more Scrapper there) [DEI-9]
    all: s6 plays with the components of the Chrono Cult [DEI-10]
    all: The board has 4 rows of 6 districts [DEI-63]
    all: Cathedral starts at roof R43 [DEI-68]
    all: Masamune starts at roof R23 [DEI-68]
    all: Simon starts at roof R42 [DEI-68]
    all: Fly starts at roof R46 [DEI-68]
    all: Draco starts at roof R11 [DEI-68]
    all: Scorpion starts at roof R13 [DEI-68]
    all: Outpost at courtyard C11: mechanical outpost [DEI-72]
    all: Outpost at courtyard C13: logistic outpost [DEI-72]
    all: Outpost at courtyard C24: mechanical outpost [DEI-72]
    all: Outpost at courtyard C26: tactical outpost [DEI-72]
    all: Outpost at roof R16: tactical outpost [DEI-72]
    all: Outpost at roof R21: mechanical outpost [DEI-72]
    all: Outpost at courtyard C23: logistic outpost [DEI-72]
    all: Outpost at courtyard C23: mechanical outpost [DEI-72]
    all: Outpost at roof R25: tactical outpost [DEI-72]
    all: Outpost at courtyard C27: logistic outpost [DEI-72]
    all: Outpost at courtyard C41: logistic outpost [DEI-72]
    all: Outpost at courtyard C32: tactical outpost [DEI-72]
    all: Outpost at courtyard C34: tactical outpost [DEI-72]
    all: Outpost at roof R34: mechanical outpost [DEI-72]
    all: Outpost at courtyard C36: tactical outpost [DEI-72]
    all: Outpost at courtyard C46: logistic outpost [DEI-72]
    all: Outpost at courtyard C41: logistic outpost [DEI-72]
    all: Outpost at courtyard C54: mechanical outpost [DEI-72]
    all: Outpost at courtyard C55: mechanical outpost [DEI-72]
    all: Outpost at roof R45: logistic outpost [DEI-72]
    all: Outpost at courtyard C57: tactical outpost [DEI-72]
    all: New in the tactical market, left slot: Night attack (Kill ×2) [DEI-76]
    all: New in the tactical market, middle slot: Field manual (Move and Copy) [DEI-76]
    all: New in the tactical market, right slot: Strike team (Move, Climb and Kill) [DEI-76]
    all: New in the logistic market, left slot: Draco +2 (activate Draco with bonus +2) [DEI-76]
    all: New in the logistic market, middle slot: Masamune +1 (activate Masamune with bonus +1) [DEI-76]
    all: New in the logistic market, right slot: Conscription (Enlist ×3) [DEI-76]
    all: New in the mechanical market, left slot: Crane (Collect and Build) [DEI-76]
    all: New in the mechanical market, middle slot: Masamune +2 (activate Masamune with bonus +2) [DEI-76]
    all: New in the mechanical market, right slot: Scorpion +2 (activate Scorpion with bonus +2) [DEI-76]
    all: New in the black market, left slot: Sweet deal (+2 candies) [DEI-76]
    all: New in the black market, middle slot: Cutthroats (Move and Kill) [DEI-76]
    all: New in the black market, right slot: Smugglers (Move ×2 and Collect) [DEI-76]
    all: The Automa’s needs, highest bonus first: mechanical, logistic, tactical [DEI-494]
    all: Mission in column 1: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-80]
    all: Mission in column 1: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 2: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 2: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-80]
    all: Mission in column 3: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 4: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 4: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: s6 has a Refuge with the tactical outpost: courtyard C36 [DEI-498]
    all: s6 has a Refuge with the logistic outpost: courtyard C13 [DEI-498]
    all: s6 has a Refuge with the mechanical outpost: courtyard C54 [DEI-498]
    all: Priority: s3, s1, s2, s4, s5 and s6 [DEI-89]
    all: s1 is dealt an advantage: Sweet reward (when unlocked: gain 2 candies) [DEI-96]
    all: s2 is dealt an advantage: Infiltration (you may Move into a region where you only tie for the highest majority value) [DEI-96]
    all: s3 is dealt an advantage: Night march (once per phase, one of your Moves may count as Climb) [DEI-96]
    all: s4 is dealt an advantage: Ambush (once per phase, after a Move into a region with another faction’s Scrapper, you may Kill there) [DEI-96]
    all: s5 is dealt an advantage: Veterans (+2 majority value for your Leader) [DEI-96]
    all: s1 is dealt an advantage: Ledger (at the end of the game, 1 Supply for every Technology) [DEI-96]
    all: s2 is dealt an advantage: Field kitchen (once per phase, an Enlist may count as Muster) [DEI-96]
    all: s3 is dealt an advantage: Depot (when unlocked: gain 2 Technology and 1 Energy) [DEI-96]
    all: s4 is dealt an advantage: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-96]
    all: s5 is dealt an advantage: Pack train (once per phase, a Collect takes a second resource of either kind from its region) [DEI-96]
    all: s1 is dealt an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-96]
    all: s2 is dealt an advantage: Common ways (you may use other factions’ Elevators and Bridges) [DEI-96]
    all: s3 is dealt an advantage: Salvage crew (when you Build, gain 1 Technology) [DEI-96]
    all: s4 is dealt an advantage: Prefabs (you may also Build in a region next to one with your units) [DEI-96]
    all: s5 is dealt an advantage: Blueprints (when unlocked: 1 Supply for each of your structures on the board) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s3: Action Phase 1 [DEI-160]
1 s3 2 Scrappers at courtyard C32, 0 at courtyard C43; the Leader at courtyard C32
    all: s3 starts with 2 Scrappers and the Leader at courtyard C32 [DEI-92]
    all: s3 takes control of the tactical outpost at courtyard C32 [DEI-135]
2 s3 Play face up: Hackers, card 8 (activate Scorpion)
    all: s3 plays Hackers, card 8 (activate Scorpion) [DEI-161]
3 s3 Activate Scorpion at courtyard C33
    all: s3 activates Scorpion at courtyard C33 [DEI-291]
4 s3 Build an Elevator from courtyard C33 to roof R33 (the drone)
    all: s3 builds an Elevator from courtyard C33 to roof R33 [DEI-397]
5 s3 Collect Technology at courtyard C33 (the drone)
    all: s3 collects 1 Technology at courtyard C33 (the drone) [DEI-292]
6 s3 Play face up: Hackers, card 4 (Move and Collect)
    all: s3 plays Hackers, card 4 (Move and Collect) [DEI-161]
7 s3 Collect Technology at courtyard C32
    all: s3 collects 1 Technology at courtyard C32 [DEI-208]
8 s3 Move 1 Scrapper from courtyard C32 to courtyard C22
    all: s3 moves 1 Scrapper from courtyard C32 to courtyard C22 [DEI-204]
9 s3 No hack token
    all: s1: Action Phase 1 [DEI-160]
10 s1 1 Scrapper at courtyard C32, 2 at courtyard C43; the Leader at courtyard C32
    all: s1 starts with 1 Scrapper and the Leader at courtyard C32 [DEI-92]
    all: s1 starts with 2 Scrappers at courtyard C43 [DEI-92]
    all: s3 loses control of the tactical outpost at courtyard C32 [DEI-137]
= 10 7e2d02eb4380979a8dd6d359fe2f9ae7bf52afc238e684deaf6cc9b4c125cd31
11 s1 As a logistic outpost
    all: s1 takes the Cathedral cube as a logistic outpost [DEI-428]
12 s1 Play face up: Auxilia, card 8 (activate Fly)
    all: s1 plays Auxilia, card 8 (activate Fly) [DEI-161]
13 s1 Activate Fly at courtyard C57
    all: s1 activates Fly at courtyard C57 [DEI-291]
14 s1 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s1 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
15 s1 Move the Leader from courtyard C32 to courtyard C41
    all: s1 moves the Leader from courtyard C32 to courtyard C41 [DEI-204]
    all: s3 takes control of the tactical outpost at courtyard C32 [DEI-135]
    all: s1 takes control of the logistic outpost at courtyard C41 [DEI-135]
    all: s1 takes control of the logistic outpost at courtyard C41 [DEI-135]
16 s1 Enlist 1 Scrapper at courtyard C43
    all: s1 enlists 1 Scrapper at courtyard C43 [DEI-201]
    all: s2: Action Phase 1 [DEI-160]
17 s2 1 Scrapper at courtyard C32, 2 at courtyard C43; the Leader at courtyard C32
    all: s2 starts with 1 Scrapper and the Leader at courtyard C32 [DEI-92]
    all: s2 starts with 2 Scrappers at courtyard C43 [DEI-92]
    all: s3 loses control of the tactical outpost at courtyard C32 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C32 [DEI-135]
18 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
19 s2 Activate Draco at roof R22
    all: s2 activates Draco at roof R22 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
20 s2 Build an Elevator from courtyard C43 to roof R32 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds an Elevator from courtyard C43 to roof R32 [DEI-212]
= 20 be162fcf259da55a4d6a7087a210d9c7a38f68bfecc5fc2acedb540e633c1827
21 s2 Play face up: Farm Z, card 6 (Move and Build)
    all: s2 plays Farm Z, card 6 (Move and Build) [DEI-161]
22 s2 Build a Refuge at courtyard C43
    all: s2 builds a Refuge at courtyard C43 [DEI-212]
23 s2 Move 1 Scrapper from courtyard C43 to courtyard C42
    all: s2 moves 1 Scrapper from courtyard C43 to courtyard C42 [DEI-204]
    all: s4: Action Phase 1 [DEI-160]
24 s4 0 Scrappers at courtyard C32, 4 at courtyard C43; the Leader at courtyard C43
    all: s4 starts with 4 Scrappers and the Leader at courtyard C43 [DEI-92]
    all: s1 loses the Cathedral cube [DEI-431]
25 s4 As a logistic outpost
    all: s4 takes the Cathedral cube as a logistic outpost [DEI-428]
26 s4 Play face up: Ravagers, card 8 (activate Masamune)
    all: s4 plays Ravagers, card 8 (activate Masamune) [DEI-161]
27 s4 Activate Masamune at courtyard C14
    all: s4 activates Masamune at courtyard C14 [DEI-291]
28 s4 Collect Technology at courtyard C14 (the drone)
    all: s4 collects 1 Technology at courtyard C14 (the drone) [DEI-292]
29 s4 Collect Technology at courtyard C14 (the drone)
    all: s4 collects 1 Technology at courtyard C14 (the drone) [DEI-292]
30 s4 Buy Sweet deal (+2 candies) for 2 Technology; face down: Ravagers, card 5
    all: s4 plays a card face down: Ravagers, card 5 [DEI-161]
    all: s4 buys in the black market for 2 Technology: Sweet deal (+2 candies) [DEI-219]
    all: New in the black market, right slot: Fixers (Move ×2 and Build) [DEI-76]
    all: s5: Action Phase 1 [DEI-160]
= 30 572fc80b3744095c15cf78af3eea0f593d2f2395d9bab56c8d39f530d0957035
31 s5 1 Scrapper at courtyard C32, 3 at courtyard C43; the Leader at courtyard C32
    all: s5 starts with 1 Scrapper and the Leader at courtyard C32 [DEI-92]
    all: s5 starts with 3 Scrappers at courtyard C43 [DEI-92]
32 s5 Play face up: Refuge 42, card 8 (activate Simon)
    all: s5 plays Refuge 42, card 8 (activate Simon) [DEI-161]
33 s5 Activate Simon at courtyard C42
    all: s5 activates Simon at courtyard C42 [DEI-291]
34 s5 Deploy 1 Scrapper at courtyard C42 (the drone)
    all: s5 deploys 1 Scrapper at courtyard C42 (the drone) [DEI-292]
35 s5 Deploy 1 Scrapper at courtyard C42 (the drone)
    all: s5 deploys 1 Scrapper at courtyard C42 (the drone) [DEI-292]
36 s5 Play face up: Refuge 42, card 1 (Enlist ×2)
    all: s5 plays Refuge 42, card 1 (Enlist ×2) [DEI-161]
37 s5 Enlist 1 Scrapper at courtyard C43
    all: s5 enlists 1 Scrapper at courtyard C43 [DEI-201]
38 s5 Enlist 1 Scrapper at courtyard C43
    all: s5 enlists 1 Scrapper at courtyard C43 [DEI-201]
    all: s4 loses the Cathedral cube [DEI-431]
    all: s6: Action Phase 1 [DEI-160]
    all: s6 starts with 2 Scrappers at courtyard C32 [DEI-501]
    all: s6 starts with 2 Scrappers and the Leader at courtyard C43 [DEI-501]
    all: s6 reveals card 1: Buy (tactical market), Collect (Technology) and Recruit (Leader) [DEI-506]
    all: Not possible: Buy (tactical market) [DEI-535]
    all: Not possible: Collect (Technology) [DEI-538]
    all: s6: Recruit (Leader) [DEI-506]
    all: s6 deploys 1 Scrapper at courtyard C43 [DEI-555]
    all: s6 reveals card 20: Collect (Energy), Move (Energy) and Recruit (Refuge) [DEI-506]
    all: Not possible: Collect (Energy) [DEI-538]
    all: s6: Move (Energy) [DEI-506]
    all: s6 places an Elevator from courtyard C32 to roof R22 [DEI-551]
    all: s6 moves 2 Scrappers from courtyard C32 to roof R22 (free by minority, backup move) [DEI-551]
    all: s6 reveals card 18: Collect (Energy), Move (logistic outpost) and Recruit (drone) [DEI-506]
    all: s6: Collect (Energy) [DEI-506]
    all: s6 collects 1 Energy at roof R22 [DEI-538]
    all: s3: Action Phase 2 [DEI-160]
39 s3 Play face up: Hackers, card 5 (Collect ×2)
    all: s3 plays Hackers, card 5 (Collect ×2) [DEI-161]
40 s3 Collect Technology at courtyard C22
    all: s3 collects 1 Technology at courtyard C22 [DEI-208]
= 40 248ff0cb8746a62645d8065ed854fddd3188e39b318aefc8d71ecdac3d96ca8e
41 s3 Finish the card
42 s3 Play face up: Hackers, card 7 (Collect and Build)
    all: s3 plays Hackers, card 7 (Collect and Build) [DEI-161]
43 s3 Build a Refuge at courtyard C32
    all: s3 builds a Refuge at courtyard C32 [DEI-212]
44 s3 Collect Technology at courtyard C22
    all: s3 collects 1 Technology at courtyard C22 [DEI-208]
45 s3 A hack token on the tactical outpost
    all: s3 puts a hack token on the tactical outpost at courtyard C32 [DEI-392]
    all: s3 scores 1 Supply for the hack token [DEI-394, s3 +1]
    all: s1: Action Phase 2 [DEI-160]
46 s1 Play face up: Auxilia, card 5 (Collect ×2)
    all: s1 plays Auxilia, card 5 (Collect ×2) [DEI-161]
47 s1 Play face up: Auxilia, card 7 (Move ×2)
    all: s1 plays Auxilia, card 7 (Move ×2) [DEI-161]
48 s1 Move 3 Scrappers from courtyard C43 to courtyard C53
    all: s1 moves 3 Scrappers from courtyard C43 to courtyard C53 [DEI-204]
49 s1 Move 1 Scrapper from courtyard C53 to courtyard C54
    all: s1 moves 1 Scrapper from courtyard C53 to courtyard C54 [DEI-204]
    all: s1 takes control of the mechanical outpost at courtyard C54 [DEI-135]
50 s1 Unlock (logistic): Ledger (at the end of the game, 1 Supply for every Technology)
    all: s1 unlocks an advantage: Ledger (at the end of the game, 1 Supply for every Technology) [DEI-270]
    all: s2: Action Phase 2 [DEI-160]
= 50 c17a8137276b81f7c77b150e4f622e3a7c3cd405bab973313ad463dc22c08667
51 s2 Play face up: Farm Z, card 3 (Move ×2)
    all: s2 plays Farm Z, card 3 (Move ×2) [DEI-161]
52 s2 Move 1 Scrapper from courtyard C43 to roof R32
    all: s2 moves 1 Scrapper from courtyard C43 to roof R32 [DEI-204]
53 s2 Move 1 Scrapper from courtyard C42 to courtyard C32
    all: s2 moves 1 Scrapper from courtyard C42 to courtyard C32 [DEI-204]
54 s2 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s2 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
55 s2 Build an Elevator from courtyard C33 to roof R32
    all: s2 builds an Elevator from courtyard C33 to roof R32 [DEI-212]
56 s2 Enlist 1 Scrapper at courtyard C43
    all: s2 enlists 1 Scrapper at courtyard C43 [DEI-201]
    all: s4: Action Phase 2 [DEI-160]
57 s4 Play face up: Ravagers, card 6 (Move and Build)
    all: s4 plays Ravagers, card 6 (Move and Build) [DEI-161]
58 s4 Build an Elevator from courtyard C43 to roof R32
    all: s4 builds an Elevator from courtyard C43 to roof R32 [DEI-212]
59 s4 Move the Leader from courtyard C43 to courtyard C44
    all: s4 moves the Leader from courtyard C43 to courtyard C44 [DEI-204]
60 s4 Play face up: Ravagers, card 2 (Enlist and Move)
    all: s4 plays Ravagers, card 2 (Enlist and Move) [DEI-161]
= 60 a4012155460c0c83bb08b5a6b286f050659f57252ea7568abf2f4188f7c3f405
61 s4 Move the Leader from courtyard C44 to courtyard C34
    all: s4 moves the Leader from courtyard C44 to courtyard C34 [DEI-204]
    all: s4 takes control of the tactical outpost at courtyard C34 [DEI-135]
62 s5 As a logistic outpost
    all: s5 takes the Cathedral cube as a logistic outpost [DEI-428]
63 s4 Enlist 1 Scrapper at courtyard C43
    all: s4 enlists 1 Scrapper at courtyard C43 [DEI-201]
    all: s5 loses the Cathedral cube [DEI-431]
    all: s5: Action Phase 2 [DEI-160]
64 s5 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s5 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
65 s5 Enlist 1 Scrapper at courtyard C32
    all: s5 enlists 1 Scrapper at courtyard C32 [DEI-201]
66 s5 Deploy 1 Scrapper at courtyard C32 (Strength in numbers)
    all: s5 deploys 1 Scrapper at courtyard C32 (Strength in numbers) [DEI-279]
    all: s2 loses control of the tactical outpost at courtyard C32 [DEI-137]
67 s5 Finish the card
68 s5 Play face up: Refuge 42, card 3 (Move ×2)
    all: s5 plays Refuge 42, card 3 (Move ×2) [DEI-161]
69 s5 Move 2 Scrappers from courtyard C42 to courtyard C41
    all: s5 moves 2 Scrappers from courtyard C42 to courtyard C41 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C41 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C41 [DEI-137]
    all: s5 takes control of the logistic outpost at courtyard C41 [DEI-135]
    all: s5 takes control of the logistic outpost at courtyard C41 [DEI-135]
70 s5 Move 4 Scrappers from courtyard C43 to courtyard C33
    all: s5 moves 4 Scrappers from courtyard C43 to courtyard C33 [DEI-204]
= 70 c257b2d222edae5535572c82ca8967dfa88d91cb3e4aeaf7535904a671cbea10
71 s4 As a logistic outpost
    all: s4 takes the Cathedral cube as a logistic outpost [DEI-428]
72 s5 Unlock nothing more
    all: s6: Action Phase 2 [DEI-160]
    all: s6 reveals card 10: Move (logistic outpost), Collect (Energy) and Recruit (Leader) [DEI-506]
    all: s6: Move (logistic outpost) [DEI-506]
    all: s6 places an Elevator from courtyard C23 to roof R22 [DEI-551]
    all: s6 moves 1 Scrapper from roof R22 to courtyard C23 (free by majority, backup move) [DEI-551]
    all: s6 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s6 takes control of the mechanical outpost at courtyard C23 [DEI-135]
    all: s6 reveals card 14: Move (need), Collect (Energy) and Recruit (Refuge) [DEI-506]
    all: Not possible: Move (need) [DEI-549]
    all: s6: Collect (Energy) [DEI-506]
    all: s6 collects 1 Energy at roof R22 [DEI-538]
    all: s6 reveals card 8: Buy (need), Move (mechanical outpost) and Recruit (Refuge) [DEI-506]
    all: Not possible: Buy (need) [DEI-535]
    all: s6: Move (mechanical outpost) [DEI-506]
    all: s6 places a Bridge from roof R22 to roof R21 [DEI-551]
    all: s6 moves 1 Scrapper from roof R22 to roof R21 (free by majority, backup move) [DEI-551]
    all: s6 takes control of the mechanical outpost at roof R21 [DEI-135]
    all: s3: Action Phase 3 [DEI-160]
73 s3 Play face up: Hackers, card 2 (Enlist and Move)
    all: s3 plays Hackers, card 2 (Enlist and Move) [DEI-161]
74 s3 Move 1 Scrapper from courtyard C32 to courtyard C22
    all: s3 moves 1 Scrapper from courtyard C32 to courtyard C22 [DEI-204]
75 s3 Enlist 1 Scrapper at courtyard C43
    all: s3 enlists 1 Scrapper at courtyard C43 [DEI-201]
76 s3 Play face up: Hackers, card 3 (Move ×2)
    all: s3 plays Hackers, card 3 (Move ×2) [DEI-161]
77 s3 Move the Leader from courtyard C32 to courtyard C42
    all: s3 moves the Leader from courtyard C32 to courtyard C42 [DEI-204]
78 s3 Move 2 Scrappers from courtyard C22 to courtyard C23
    all: s3 moves 2 Scrappers from courtyard C22 to courtyard C23 [DEI-204]
    all: s6 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s6 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s3 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C23 [DEI-135]
79 s3 Column 4, 2 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s3 scores 2 Supplies for a mission in column 4 at its lower value: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-400, s3 +2]
    all: s3 scores 2 Supplies for a mission in column 4 at its lower value: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s3 +2]
    all: s1: Action Phase 3 [DEI-160]
80 s1 Play face up: Auxilia, card 4 (Move and Collect)
    all: s1 plays Auxilia, card 4 (Move and Collect) [DEI-161]
= 80 82451880243ece170332915a34700019a5a22e988e0e4bfdfd32a31e91f51952
81 s1 Move the Leader from courtyard C41 to courtyard C21
    all: s1 moves the Leader from courtyard C41 to courtyard C21 [DEI-204]
82 s1 Collect Technology at courtyard C54
    all: s1 collects 1 Technology at courtyard C54 [DEI-208]
83 s1 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s1 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
84 s1 Enlist 1 Scrapper at courtyard C32
    all: s1 enlists 1 Scrapper at courtyard C32 [DEI-201]
85 s1 Enlist 1 Scrapper at courtyard C32
    all: s1 enlists 1 Scrapper at courtyard C32 [DEI-201]
86 s1 Column 1, 4 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s1 scores 4 Supplies for a mission in column 1: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s1 +4]
    all: s2: Action Phase 3 [DEI-160]
87 s2 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s2 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
88 s2 Move the Leader from courtyard C32 to courtyard C31
    all: s2 moves the Leader from courtyard C32 to courtyard C31 [DEI-204]
    all: s5 takes control of the tactical outpost at courtyard C32 [DEI-135]
89 s2 Enlist 1 Scrapper at courtyard C43
    all: s2 enlists 1 Scrapper at courtyard C43 [DEI-201]
90 s2 Play face up: Farm Z, card 5 (Collect ×2)
    all: s2 plays Farm Z, card 5 (Collect ×2) [DEI-161]
= 90 aaff8ae14c0e65012b4d935641de854581e574f26573ac85fba3c01087bfba38
91 s2 Collect Energy at roof R32
    all: s2 collects 1 Energy at roof R32 [DEI-208]
92 s2 Collect Energy at roof R32
    all: s2 collects 1 Energy at roof R32 [DEI-208]
93 s2 Column 4, 3 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s2 scores 3 Supplies for a mission in column 4: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +3]
    all: s4: Action Phase 3 [DEI-160]
94 s4 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s4 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
95 s4 Finish the card
96 s4 Play face up: Ravagers, card 3 (Move ×2)
    all: s4 plays Ravagers, card 3 (Move ×2) [DEI-161]
97 s4 Move the Leader from courtyard C34 to courtyard C24
    all: s4 moves the Leader from courtyard C34 to courtyard C24 [DEI-204]
    all: s4 loses control of the tactical outpost at courtyard C34 [DEI-137]
    all: s4 takes control of the mechanical outpost at courtyard C24 [DEI-135]
98 s4 Move the Leader from courtyard C24 to courtyard C34
    all: s4 moves the Leader from courtyard C24 to courtyard C34 [DEI-204]
    all: s4 loses control of the mechanical outpost at courtyard C24 [DEI-137]
    all: s4 takes control of the tactical outpost at courtyard C34 [DEI-135]
99 s4 Column 4, 3 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s4 scores 3 Supplies for a mission in column 4: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s4 +3]
    all: s5: Action Phase 3 [DEI-160]
100 s5 Play face up: Refuge 42, card 2 (Enlist and Move)
    all: s5 plays Refuge 42, card 2 (Enlist and Move) [DEI-161]
= 100 3459482d84039becec2372cbb621cfe41af75248be58e6dbfdd2538772bb8116
101 s5 Move 3 Scrappers from courtyard C33 to courtyard C23
    all: s5 moves 3 Scrappers from courtyard C33 to courtyard C23 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s5 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s5 takes control of the mechanical outpost at courtyard C23 [DEI-135]
102 s5 Enlist 1 Scrapper at courtyard C43
    all: s5 enlists 1 Scrapper at courtyard C43 [DEI-201]
103 s5 Play face up: Refuge 42, card 6 (Enlist and Build)
    all: s5 plays Refuge 42, card 6 (Enlist and Build) [DEI-161]
104 s5 Build an Elevator from courtyard C23 to roof R22
    all: s5 builds an Elevator from courtyard C23 to roof R22 [DEI-212]
105 s5 Enlist 1 Scrapper at courtyard C32
    all: s5 enlists 1 Scrapper at courtyard C32 [DEI-201]
106 s5 Deploy 1 Scrapper at courtyard C32 (Strength in numbers)
    all: s5 deploys 1 Scrapper at courtyard C32 (Strength in numbers) [DEI-279]
107 s5 Column 4, 9 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s5 scores 9 Supplies for a mission in column 4: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s5 +9]
    all: s6: Action Phase 3 [DEI-160]
    all: s6 reveals card 22: Collect (Energy), Move (need) and Recruit (Leader) [DEI-506]
    all: s6: Collect (Energy) [DEI-506]
    all: s6 collects 1 Energy at roof R21 [DEI-538]
    all: s6 reveals card 4: Buy (need), Collect (Energy) and Recruit (Leader) [DEI-506]
    all: Not possible: Buy (need) [DEI-535]
    all: Not possible: Collect (Energy) [DEI-538]
    all: s6: Recruit (Leader) [DEI-506]
    all: s6 deploys 1 Scrapper at courtyard C43 [DEI-555]
    all: s4 loses the Cathedral cube [DEI-431]
    all: s6 reveals card 9: Move (tactical outpost), Collect (Technology) and Recruit (drone) [DEI-506]
    all: Not possible: Move (tactical outpost) [DEI-549]
    all: Not possible: Collect (Technology) [DEI-538]
    all: s6: Recruit (drone) [DEI-506]
    all: s6 deploys 1 Scrapper at courtyard C53 [DEI-558]
    all: s6 takes the Cathedral cube as a mechanical outpost [DEI-428]
    all: s6 scores 4 Supplies for 2 mechanical cubes [DEI-563, s6 +4]
    all: At the end of round 1 s1 controls 1 outpost [DEI-140]
    all: At the end of round 1 s2 controls no outposts [DEI-140]
    all: At the end of round 1 s3 controls no outposts [DEI-140]
    all: At the end of round 1 s4 controls 1 outpost [DEI-140]
    all: At the end of round 1 s5 controls 5 outposts [DEI-140]
    all: At the end of round 1 s6 controls 2 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s4, s2, s1, s3, s5 and s6 [DEI-171]
    all: The Automa’s needs, highest bonus first: mechanical, tactical, logistic [DEI-560]
    all: s4: Action Phase 1 [DEI-160]
108 s4 Play face up: Ravagers, card 8 (activate Masamune)
    all: s4 plays Ravagers, card 8 (activate Masamune) [DEI-161]
109 s4 Activate Masamune at roof R14
    all: s4 activates Masamune at roof R14 [DEI-291]
110 s4 Finish with the drone
= 110 cc5d6a749b205e33be0929708765cfd400b57f3d47d15c99a6a00bc070887998
111 s4 Play face up: Ravagers, card 6 (Move and Build)
    all: s4 plays Ravagers, card 6 (Move and Build) [DEI-161]
112 s4 Build a Refuge at courtyard C43
    all: s4 builds a Refuge at courtyard C43 [DEI-212]
113 s4 Move 2 Scrappers from courtyard C43 to roof R32
    all: s4 moves 2 Scrappers from courtyard C43 to roof R32 [DEI-204]
    all: s2: Action Phase 1 [DEI-160]
114 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
115 s2 Activate Draco at courtyard C42
    all: s2 activates Draco at courtyard C42 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
116 s2 Build a Refuge at courtyard C31 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds a Refuge at courtyard C31 [DEI-212]
117 s2 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s2 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
118 s2 Enlist 1 Scrapper at courtyard C31
    all: s2 enlists 1 Scrapper at courtyard C31 [DEI-201]
119 s2 Move 1 Scrapper and the Leader from courtyard C31 to courtyard C41
    all: s2 moves 1 Scrapper and the Leader from courtyard C31 to courtyard C41 [DEI-204]
    all: s5 loses control of the logistic outpost at courtyard C41 [DEI-137]
    all: s5 loses control of the logistic outpost at courtyard C41 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C41 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C41 [DEI-135]
    all: s1: Action Phase 1 [DEI-160]
120 s1 Buy Cutthroats (Move and Kill) for 2 Technology and 1 Energy; face down: Auxilia, card 4
    all: s1 plays a card face down: Auxilia, card 4 [DEI-161]
    all: s1 buys in the black market for 2 Technology and 1 Energy: Cutthroats (Move and Kill) [DEI-219]
    all: New in the black market, right slot: Pawnbroker (+3 Technology) [DEI-76]
= 120 f60b2899be9dda03edbccac2972e94abfcec087509202980e4d3ea7303c71f45
121 s1 Play face up: Auxilia, card 8 (activate Fly)
    all: s1 plays Auxilia, card 8 (activate Fly) [DEI-161]
122 s1 Activate Fly at courtyard C47
    all: s1 activates Fly at courtyard C47 [DEI-291]
    all: s3: Action Phase 1 [DEI-160]
123 s3 Play face up: Hackers, card 8 (activate Scorpion)
    all: s3 plays Hackers, card 8 (activate Scorpion) [DEI-161]
124 s3 Activate Scorpion at roof R31
    all: s3 activates Scorpion at roof R31 [DEI-291]
125 s3 Build a Bridge from roof R31 to roof R41 (the drone)
    all: s3 builds a Bridge from roof R31 to roof R41 [DEI-397]
126 s3 Collect Energy at roof R31 (the drone)
    all: s3 collects 1 Energy at roof R31 (the drone) [DEI-292]
127 s3 Play face up: Hackers, card 4 (Move and Collect)
    all: s3 plays Hackers, card 4 (Move and Collect) [DEI-161]
128 s3 Move 2 Scrappers from courtyard C23 to courtyard C13
    all: s3 moves 2 Scrappers from courtyard C23 to courtyard C13 [DEI-204]
    all: s3 takes control of the logistic outpost at courtyard C13 [DEI-135]
129 s3 Collect Technology at courtyard C42
    all: s3 collects 1 Technology at courtyard C42 [DEI-208]
    all: s5: Action Phase 1 [DEI-160]
130 s5 Play face up: Refuge 42, card 8 (activate Simon)
    all: s5 plays Refuge 42, card 8 (activate Simon) [DEI-161]
= 130 fde7db618523c38a34f0f09b1bc599fe4d3bc864502ff50caf28dfcdf956b084
131 s5 Activate Simon at courtyard C31
    all: s5 activates Simon at courtyard C31 [DEI-291]
132 s5 Deploy 1 Scrapper at courtyard C31 (the drone)
    all: s5 deploys 1 Scrapper at courtyard C31 (the drone) [DEI-292]
133 s5 Deploy 1 Scrapper at courtyard C31 (the drone)
    all: s5 deploys 1 Scrapper at courtyard C31 (the drone) [DEI-292]
134 s5 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s5 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
    all: s6: Action Phase 1 [DEI-160]
    all: s6 reveals card 17: Collect (Technology), Move (tactical outpost) and Recruit (Refuge) [DEI-506]
    all: s6: Collect (Technology) [DEI-506]
    all: s6 collects 1 Technology at courtyard C43 [DEI-538]
    all: s6 reveals card 13: Move (Technology), Collect (Technology) and Recruit (Leader) [DEI-506]
    all: s6: Move (Technology) [DEI-506]
    all: s6 moves the Leader from courtyard C43 to courtyard C44 (free by majority) [DEI-522]
    all: s6 reveals card 24: Move (need), Collect (Energy) and Recruit (drone) [DEI-506]
    all: s6: Move (need) [DEI-506]
    all: s6 moves 1 Scrapper from courtyard C23 to courtyard C24 (free by minority) [DEI-524]
    all: s6 takes control of the mechanical outpost at courtyard C24 [DEI-135]
    all: s4: Action Phase 2 [DEI-160]
135 s4 Play face up: Sweet deal (+2 candies)
    all: s4 plays Sweet deal (+2 candies) [DEI-161]
    all: s4 gains +2 candies (card) [DEI-237]
136 s4 Build an Elevator from courtyard C43 to roof R42 (a candy)
    all: s4 spends a candy [DEI-234]
    all: s4 builds an Elevator from courtyard C43 to roof R42 [DEI-212]
137 s4 Play face up: Ravagers, card 2 (Enlist and Move)
    all: s4 plays Ravagers, card 2 (Enlist and Move) [DEI-161]
138 s4 Build a Bridge from roof R33 to roof R32 (a candy)
    all: s4 spends a candy [DEI-234]
    all: s4 builds a Bridge from roof R33 to roof R32 [DEI-212]
139 s4 Move 1 Scrapper from courtyard C43 to roof R42
    all: s4 moves 1 Scrapper from courtyard C43 to roof R42 [DEI-204]
140 s4 Enlist 1 Scrapper at courtyard C32
    all: s4 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s2: Action Phase 2 [DEI-160]
= 140 8dd3827ab71d68f26deab8cd55b4d586aa77d2ea689da8f244e207a7b539231d
141 s2 Buy Pawnbroker (+3 Technology) for 2 Energy; face down: Farm Z, card 3
    all: s2 plays a card face down: Farm Z, card 3 [DEI-161]
    all: s2 buys in the black market for 2 Energy: Pawnbroker (+3 Technology) [DEI-219]
    all: New in the black market, right slot: Hired hands (Enlist ×2 and Move) [DEI-76]
142 s2 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s2 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
143 s2 Build a Bridge from roof R32 to roof R31
    all: s2 builds a Bridge from roof R32 to roof R31 [DEI-212]
144 s2 Enlist 1 Scrapper at courtyard C43
    all: s2 enlists 1 Scrapper at courtyard C43 [DEI-201]
145 s2 Unlock nothing more
    all: s1: Action Phase 2 [DEI-160]
146 s1 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s1 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
147 s1 Move 1 Scrapper from courtyard C54 to courtyard C55
    all: s1 moves 1 Scrapper from courtyard C54 to courtyard C55 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C54 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C55 [DEI-135]
148 s1 Enlist 1 Scrapper at courtyard C43
    all: s1 enlists 1 Scrapper at courtyard C43 [DEI-201]
149 s1 Play face up: Auxilia, card 3 (Move ×2)
    all: s1 plays Auxilia, card 3 (Move ×2) [DEI-161]
150 s1 Move 2 Scrappers from courtyard C53 to courtyard C54
    all: s1 moves 2 Scrappers from courtyard C53 to courtyard C54 [DEI-204]
    all: s1 takes control of the mechanical outpost at courtyard C54 [DEI-135]
= 150 1ec8a516bd0203de138c11cf09d43e71f184c60cd912b391244582de8247558c
151 s1 Move the Leader from courtyard C21 to courtyard C11
    all: s1 moves the Leader from courtyard C21 to courtyard C11 [DEI-204]
    all: s1 takes control of the mechanical outpost at courtyard C11 [DEI-135]
152 s1 Unlock (mechanical): Small refinery (once per phase, a Collect may count as Refine)
    all: s1 unlocks an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-270]
    all: s3: Action Phase 2 [DEI-160]
153 s3 Buy Fixers (Move ×2 and Build) for 3 Technology; face down: Hackers, card 5
    all: s3 plays a card face down: Hackers, card 5 [DEI-161]
    all: s3 buys in the black market for 3 Technology: Fixers (Move ×2 and Build) [DEI-219]
    all: New in the black market, right slot: Press gang (Move and Muster) [DEI-76]
154 s3 Play face up: Fixers (Move ×2 and Build)
    all: s3 plays Fixers (Move ×2 and Build) [DEI-161]
155 s3 Build a Refuge at courtyard C13
    all: s3 builds a Refuge at courtyard C13 [DEI-212]
156 s3 Move 1 Scrapper from courtyard C43 to courtyard C42
    all: s3 moves 1 Scrapper from courtyard C43 to courtyard C42 [DEI-204]
157 s3 Move 1 Scrapper from courtyard C42 to courtyard C52
    all: s3 moves 1 Scrapper from courtyard C42 to courtyard C52 [DEI-204]
    all: s5: Action Phase 2 [DEI-160]
158 s5 Play face up: Refuge 42, card 1 (Enlist ×2)
    all: s5 plays Refuge 42, card 1 (Enlist ×2) [DEI-161]
159 s5 Play face up: Refuge 42, card 6 (Enlist and Build)
    all: s5 plays Refuge 42, card 6 (Enlist and Build) [DEI-161]
160 s5 Build an Elevator from courtyard C23 to roof R12
    all: s5 builds an Elevator from courtyard C23 to roof R12 [DEI-212]
    all: s6: Action Phase 2 [DEI-160]
    all: s6 reveals card 12: Move (Energy), Collect (Energy) and Recruit (drone) [DEI-506]
    all: Not possible: Move (Energy) [DEI-549]
    all: Not possible: Collect (Energy) [DEI-538]
    all: s6: Recruit (drone) [DEI-506]
    all: s6 deploys 1 Scrapper at courtyard C54 [DEI-558]
    all: s6 reveals card 2: Buy (logistic market), Collect (Energy) and Recruit (Refuge) [DEI-506]
    all: Not possible: Buy (logistic market) [DEI-535]
    all: Not possible: Collect (Energy) [DEI-538]
    all: s6: Recruit (Refuge) [DEI-506]
    all: s6 deploys 1 Scrapper at courtyard C36 [DEI-557]
    all: s6 takes control of the tactical outpost at courtyard C36 [DEI-135]
    all: s6 reveals card 15: Move (need), Buy (need) and Recruit (drone) [DEI-506]
    all: Not possible: Move (need) [DEI-549]
    all: s6: Buy (need) [DEI-506]
    all: s6 buys in the mechanical market for 2 Technology: Crane (Collect and Build) [DEI-532]
    all: s6 scores 2 Supplies because this market is needed [DEI-533, s6 +2]
    all: New in the mechanical market, right slot: Salvage rig (Collect ×2 and Refine) [DEI-76]
    all: s4: Action Phase 3 [DEI-160]
= 160 5faf9c0e1abc01cd9cc25e1f0ae1156e2d894bb17d569e501fff79ef3bf6762f
161 s4 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s4 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
162 s4 Enlist 1 Scrapper at courtyard C32
    all: s4 enlists 1 Scrapper at courtyard C32 [DEI-201]
163 s4 Enlist 1 Scrapper at courtyard C32
    all: s4 enlists 1 Scrapper at courtyard C32 [DEI-201]
164 s4 Play face up: Ravagers, card 3 (Move ×2)
    all: s4 plays Ravagers, card 3 (Move ×2) [DEI-161]
165 s4 Move 1 Scrapper from courtyard C43 to roof R42
    all: s4 moves 1 Scrapper from courtyard C43 to roof R42 [DEI-204]
166 s4 Move 2 Scrappers from courtyard C32 to courtyard C42
    all: s4 moves 2 Scrappers from courtyard C32 to courtyard C42 [DEI-204]
167 s4 Column 3, 3 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s4 scores 3 Supplies for a mission in column 3: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-321, s4 +3]
    all: s2: Action Phase 3 [DEI-160]
168 s2 Play face up: Farm Z, card 5 (Collect ×2)
    all: s2 plays Farm Z, card 5 (Collect ×2) [DEI-161]
169 s2 Play face up: Farm Z, card 6 (Move and Build)
    all: s2 plays Farm Z, card 6 (Move and Build) [DEI-161]
170 s2 Build an Elevator from courtyard C43 to roof R33
    all: s2 builds an Elevator from courtyard C43 to roof R33 [DEI-212]
= 170 12ba1e35762ceec7ebb1245e648d78c25e173be489d71dcbef4bfe95ce3fca19
171 s2 Move 1 Scrapper from roof R32 to roof R31
    all: s2 moves 1 Scrapper from roof R32 to roof R31 [DEI-204]
172 s2 Column 2, 1 Supply: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2
    all: s2 scores 1 Supply for a mission in column 2: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-321, s2 +1]
    all: s1: Action Phase 3 [DEI-160]
173 s1 Play face up: Auxilia, card 7 (Move ×2)
    all: s1 plays Auxilia, card 7 (Move ×2) [DEI-161]
174 s1 Move 3 Scrappers from courtyard C32 to courtyard C42
    all: s1 moves 3 Scrappers from courtyard C32 to courtyard C42 [DEI-204]
175 s1 Move 1 Scrapper from courtyard C43 to courtyard C42
    all: s1 moves 1 Scrapper from courtyard C43 to courtyard C42 [DEI-204]
176 s1 Play face up: Auxilia, card 5 (Collect ×2)
    all: s1 plays Auxilia, card 5 (Collect ×2) [DEI-161]
177 s1 Collect Technology at courtyard C55, exchanged for Energy
    all: s1 collects 1 Technology at courtyard C55, exchanged for 1 Energy [DEI-229]
178 s1 Collect Technology at courtyard C55
    all: s1 collects 1 Technology at courtyard C55 [DEI-208]
179 s1 Column 3, 9 Supplies: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 9 Supplies for a mission in column 3: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +9]
    all: s3: Action Phase 3 [DEI-160]
180 s3 Buy Press gang (Move and Muster) for 2 Technology and 1 Energy; face down: Hackers, card 1
    all: s3 plays a card face down: Hackers, card 1 [DEI-161]
    all: s3 buys in the black market for 2 Technology and 1 Energy: Press gang (Move and Muster) [DEI-219]
    all: New in the black market, right slot: Fence (exchange up to 2 Technology for Energy) [DEI-76]
= 180 e5d1dfc9066bb7b9ba5632cf6f98f6ca55888b57ca58bb1ec7b6d489dcc893e2
181 s3 Play face up: Press gang (Move and Muster)
    all: s3 plays Press gang (Move and Muster) [DEI-161]
182 s3 Enlist 1 Scrapper at courtyard C32 (Muster)
    all: s3 enlists 1 Scrapper at courtyard C32 (Muster) [DEI-226]
183 s3 Move 1 Scrapper from courtyard C32 to courtyard C22
    all: s3 moves 1 Scrapper from courtyard C32 to courtyard C22 [DEI-204]
184 s3 Column 2, 0 Supplies: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2
    all: s3 scores 0 Supplies for a mission in column 2 at its lower value: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-400]
    all: s3 scores 0 Supplies for a mission in column 2 at its lower value: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-400]
    all: s5: Action Phase 3 [DEI-160]
185 s5 Play face up: Refuge 42, card 3 (Move ×2)
    all: s5 plays Refuge 42, card 3 (Move ×2) [DEI-161]
186 s5 Move 2 Scrappers from courtyard C31 to courtyard C41
    all: s5 moves 2 Scrappers from courtyard C31 to courtyard C41 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C41 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C41 [DEI-137]
    all: s5 takes control of the logistic outpost at courtyard C41 [DEI-135]
    all: s5 takes control of the logistic outpost at courtyard C41 [DEI-135]
187 s5 Move 3 Scrappers from courtyard C23 to courtyard C24
    all: s5 moves 3 Scrappers from courtyard C23 to courtyard C24 [DEI-204]
    all: s5 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s5 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s6 loses control of the mechanical outpost at courtyard C24 [DEI-137]
    all: s5 takes control of the mechanical outpost at courtyard C24 [DEI-135]
188 s5 Play face up: Refuge 42, card 2 (Enlist and Move)
    all: s5 plays Refuge 42, card 2 (Enlist and Move) [DEI-161]
189 s5 Finish the card
190 s5 Column 3, 3 Supplies: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s5 scores 3 Supplies for a mission in column 3: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s5 +3]
    all: s6: Action Phase 3 [DEI-160]
    all: s6 reveals card 23: Move (Technology), Collect (Technology) and Recruit (Refuge) [DEI-506]
    all: s6: Move (Technology) [DEI-506]
    all: s6 moves 1 Scrapper from courtyard C24 to courtyard C23 (free by minority) [DEI-524]
    all: s6 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s6 takes control of the mechanical outpost at courtyard C23 [DEI-135]
    all: s6 reveals card 3: Buy (mechanical market), Collect (Technology) and Recruit (drone) [DEI-506]
    all: Not possible: Buy (mechanical market) [DEI-535]
    all: s6: Collect (Technology) [DEI-506]
    all: s6 collects 1 Technology at courtyard C53 [DEI-538]
    all: s6 reveals card 7: Buy (mechanical market), Move (logistic outpost) and Recruit (Leader) [DEI-506]
    all: Not possible: Buy (mechanical market) [DEI-535]
    all: Not possible: Move (logistic outpost) [DEI-549]
    all: s6: Recruit (Leader) [DEI-506]
    all: s6 deploys 1 Scrapper at courtyard C44 [DEI-555]
    all: s6 scores 6 Supplies for 3 mechanical cubes [DEI-563, s6 +6]
    all: s6 scores 1 Supply for 1 tactical cube [DEI-563, s6 +1]
    all: At the end of round 2 s1 controls 3 outposts [DEI-140]
    all: At the end of round 2 s2 controls no outposts [DEI-140]
    all: At the end of round 2 s3 controls 1 outpost [DEI-140]
    all: At the end of round 2 s4 controls 1 outpost [DEI-140]
    all: At the end of round 2 s5 controls 4 outposts [DEI-140]
    all: At the end of round 2 s6 controls 5 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s3, s2, s4, s5, s1 and s6 [DEI-171]
    all: The Automa’s needs, highest bonus first: mechanical, logistic, tactical [DEI-560]
    all: s3: Action Phase 1 [DEI-160]
= 190 42a90b7104a70f1231db05ed5667104aac964750b7c4665fd562c8ad8f0692cc
191 s3 Play face up: Fixers (Move ×2 and Build)
    all: s3 plays Fixers (Move ×2 and Build) [DEI-161]
192 s3 Move 2 Scrappers from courtyard C13 to courtyard C23
    all: s3 moves 2 Scrappers from courtyard C13 to courtyard C23 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C13 [DEI-137]
    all: s6 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s6 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s3 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C23 [DEI-135]
193 s3 Move 2 Scrappers from courtyard C23 to courtyard C13
    all: s3 moves 2 Scrappers from courtyard C23 to courtyard C13 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s3 takes control of the logistic outpost at courtyard C13 [DEI-135]
    all: s6 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s6 takes control of the mechanical outpost at courtyard C23 [DEI-135]
194 s3 Build an Elevator from courtyard C22 to roof R22
    all: s3 builds an Elevator from courtyard C22 to roof R22 [DEI-212]
195 s3 Play face up: Hackers, card 8 (activate Scorpion)
    all: s3 plays Hackers, card 8 (activate Scorpion) [DEI-161]
196 s3 Activate Scorpion at courtyard C33
    all: s3 activates Scorpion at courtyard C33 [DEI-291]
197 s3 Build an Elevator from courtyard C33 to roof R32 (the drone)
    all: s3 builds an Elevator from courtyard C33 to roof R32 [DEI-397]
198 s3 Collect Technology at courtyard C33 (the drone)
    all: s3 collects 1 Technology at courtyard C33 (the drone) [DEI-292]
    all: s2: Action Phase 1 [DEI-160]
199 s2 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s2 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
200 s2 Move 3 Scrappers from courtyard C43 to roof R32
    all: s2 moves 3 Scrappers from courtyard C43 to roof R32 [DEI-204]
= 200 984ec8767930f33bf1a17448b365b83fec70916b7ead39ec5a477b163b0576ba
201 s2 Enlist 1 Scrapper at courtyard C43
    all: s2 enlists 1 Scrapper at courtyard C43 [DEI-201]
202 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
203 s2 Activate Draco at courtyard C33
    all: s2 activates Draco at courtyard C33 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
204 s2 Kill one of s5’s Scrappers at courtyard C33 (the drone)
    all: s2 kills one of s5’s Scrappers at courtyard C33 (the drone) [DEI-292]
205 s2 Build a Refuge at courtyard C32 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds a Refuge at courtyard C32 [DEI-212]
    all: s4: Action Phase 1 [DEI-160]
206 s4 Play face up: Ravagers, card 8 (activate Masamune)
    all: s4 plays Ravagers, card 8 (activate Masamune) [DEI-161]
207 s4 Activate Masamune at roof R34
    all: s4 activates Masamune at roof R34 [DEI-291]
208 s4 Collect Energy at roof R34 (the drone)
    all: s4 collects 1 Energy at roof R34 (the drone) [DEI-292]
209 s4 Finish with the drone
210 s4 Play face up: Ravagers, card 7 (Collect ×2)
    all: s4 plays Ravagers, card 7 (Collect ×2) [DEI-161]
= 210 2a2ea5f683ba1279cae9031b032287bc32339403e72d2992ed9679b8e5140d18
211 s4 Collect Technology at courtyard C34
    all: s4 collects 1 Technology at courtyard C34 [DEI-208]
212 s4 Collect Energy at roof R42
    all: s4 collects 1 Energy at roof R42 [DEI-208]
    all: s5: Action Phase 1 [DEI-160]
213 s5 Play face up: Refuge 42, card 8 (activate Simon)
    all: s5 plays Refuge 42, card 8 (activate Simon) [DEI-161]
214 s5 Activate Simon at courtyard C51
    all: s5 activates Simon at courtyard C51 [DEI-291]
215 s5 Deploy 1 Scrapper at courtyard C51 (the drone)
    all: s5 deploys 1 Scrapper at courtyard C51 (the drone) [DEI-292]
216 s5 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s5 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
    all: s1: Action Phase 1 [DEI-160]
217 s1 Play face up: Auxilia, card 8 (activate Fly)
    all: s1 plays Auxilia, card 8 (activate Fly) [DEI-161]
218 s1 Activate Fly at roof R36
    all: s1 activates Fly at roof R36 [DEI-291]
219 s1 Play face up: Auxilia, card 5 (Collect ×2)
    all: s1 plays Auxilia, card 5 (Collect ×2) [DEI-161]
220 s1 Collect Technology at courtyard C42, exchanged for Energy
    all: s1 collects 1 Technology at courtyard C42, exchanged for 1 Energy [DEI-229]
= 220 07b74550f4e3de1e44579b6f114d763469624f9af2a748fed3364a4a191fa9f0
221 s1 Collect Technology at courtyard C42
    all: s1 collects 1 Technology at courtyard C42 [DEI-208]
    all: s6: Action Phase 1 [DEI-160]
    all: s6 reveals card 21: Collect (Technology), Move (Technology) and Recruit (drone) [DEI-506]
    all: s6: Collect (Technology) [DEI-506]
    all: s6 collects 1 Technology at courtyard C53 [DEI-538]
    all: s6 reveals card 11: Move (mechanical outpost), Collect (Technology) and Recruit (Refuge) [DEI-506]
    all: s6: Move (mechanical outpost) [DEI-506]
    all: s6 places an Elevator from courtyard C44 to roof R34 [DEI-551]
    all: s6 moves the Leader from courtyard C44 to roof R34 (free by majority, backup move) [DEI-551]
    all: s6 takes control of the mechanical outpost at roof R34 [DEI-135]
    all: s6 reveals card 5: Buy (tactical market), Move (need) and Recruit (Refuge) [DEI-506]
    all: s6: Buy (tactical market) [DEI-506]
    all: s6 buys in the tactical market for 1 Technology and 2 Energy: Night attack (Kill ×2) [DEI-532]
    all: New in the tactical market, right slot: Forced march (Move ×3) [DEI-76]
    all: s6 reveals card 16: Move (Energy), Buy (need) and Recruit (Leader) [DEI-506]
    all: s6: Move (Energy) [DEI-506]
    all: s6 scores -1 Supply for a structure missing from the reserve [DEI-553, s6 -1]
    all: s6 moves 1 Scrapper from courtyard C43 to roof R33 (free by majority, backup move) [DEI-551]
    all: s3: Action Phase 2 [DEI-160]
222 s3 Play face up: Hackers, card 6 (Move and Build)
    all: s3 plays Hackers, card 6 (Move and Build) [DEI-161]
223 s3 Move 2 Scrappers from courtyard C13 to courtyard C23
    all: s3 moves 2 Scrappers from courtyard C13 to courtyard C23 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C13 [DEI-137]
    all: s6 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s6 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s3 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C23 [DEI-135]
224 s3 Build a Refuge at courtyard C52
    all: s3 builds a Refuge at courtyard C52 [DEI-212]
225 s3 Buy Masamune +1 (activate Masamune with bonus +1) for 2 Technology and 1 Energy; face down: Hackers, card 7
    all: s3 plays a card face down: Hackers, card 7 [DEI-161]
    all: s3 buys in the logistic market for 2 Technology and 1 Energy: Masamune +1 (activate Masamune with bonus +1) [DEI-219]
    all: New in the logistic market, right slot: Caravan (Move, Collect and Muster) [DEI-76]
    all: s2: Action Phase 2 [DEI-160]
226 s2 Play face up: Farm Z, card 6 (Move and Build)
    all: s2 plays Farm Z, card 6 (Move and Build) [DEI-161]
227 s2 Build a Bridge from roof R31 to roof R21
    all: s2 builds a Bridge from roof R31 to roof R21 [DEI-212]
228 s2 Move 1 Scrapper from courtyard C32 to courtyard C33
    all: s2 moves 1 Scrapper from courtyard C32 to courtyard C33 [DEI-204]
229 s2 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s2 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
230 s2 Enlist 1 Scrapper at courtyard C31
    all: s2 enlists 1 Scrapper at courtyard C31 [DEI-201]
= 230 4908b4a9881e1b2d9402cd6123b2974ef1e0ee4d72bb7c2b6e0ebd9817c395b8
231 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s4: Action Phase 2 [DEI-160]
232 s4 Buy Fence (exchange up to 2 Technology for Energy) for 2 Technology; face down: Ravagers, card 2
    all: s4 plays a card face down: Ravagers, card 2 [DEI-161]
    all: s4 buys in the black market for 2 Technology: Fence (exchange up to 2 Technology for Energy) [DEI-219]
    all: New in the black market, right slot: Climbers (Collect and Climb) [DEI-76]
233 s4 Play face up: Ravagers, card 6 (Move and Build)
    all: s4 plays Ravagers, card 6 (Move and Build) [DEI-161]
234 s4 Build an Elevator from courtyard C32 to roof R22
    all: s4 builds an Elevator from courtyard C32 to roof R22 [DEI-212]
235 s4 Move 2 Scrappers from roof R32 to roof R33
    all: s4 moves 2 Scrappers from roof R32 to roof R33 [DEI-204]
    all: s5: Action Phase 2 [DEI-160]
236 s5 Play face up: Refuge 42, card 4 (Move and Collect)
    all: s5 plays Refuge 42, card 4 (Move and Collect) [DEI-161]
237 s5 Move 3 Scrappers from courtyard C24 to courtyard C23
    all: s5 moves 3 Scrappers from courtyard C24 to courtyard C23 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s5 loses control of the mechanical outpost at courtyard C24 [DEI-137]
    all: s5 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s5 takes control of the mechanical outpost at courtyard C23 [DEI-135]
238 s5 Collect Technology at courtyard C32
    all: s5 collects 1 Technology at courtyard C32 [DEI-208]
239 s5 Play face up: Refuge 42, card 2 (Enlist and Move)
    all: s5 plays Refuge 42, card 2 (Enlist and Move) [DEI-161]
240 s5 Move 3 Scrappers from courtyard C23 to courtyard C13
    all: s5 moves 3 Scrappers from courtyard C23 to courtyard C13 [DEI-204]
    all: s5 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s5 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s5 takes control of the logistic outpost at courtyard C13 [DEI-135]
    all: s3 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C23 [DEI-135]
= 240 26ea87f063e7065af203be81e3967981285d3ef6ffaa225be006117d21aa8543
241 s5 Unlock (logistic): Pack train (once per phase, a Collect takes a second resource of either kind from its region)
    all: s5 unlocks an advantage: Pack train (once per phase, a Collect takes a second resource of either kind from its region) [DEI-270]
    all: s1: Action Phase 2 [DEI-160]
242 s1 Buy Scorpion +2 (activate Scorpion with bonus +2) for 2 Technology and 2 Energy; face down: Auxilia, card 2
    all: s1 plays a card face down: Auxilia, card 2 [DEI-161]
    all: s1 buys in the mechanical market for 2 Technology and 2 Energy: Scorpion +2 (activate Scorpion with bonus +2) [DEI-219]
    all: New in the mechanical market, right slot: Simon +1 (activate Simon with bonus +1) [DEI-76]
243 s1 Play face up: Scorpion +2 (activate Scorpion with bonus +2)
    all: s1 plays Scorpion +2 (activate Scorpion with bonus +2) [DEI-161]
244 s1 Activate Scorpion at courtyard C54
    all: s1 activates Scorpion at courtyard C54 [DEI-291]
245 s1 Kill one of s6’s Scrappers at courtyard C54 (the drone)
    all: s1 kills one of s6’s Scrappers at courtyard C54 (the drone) [DEI-292]
246 s1 Build an Elevator from courtyard C54 to roof R44 (the drone)
    all: s1 builds an Elevator from courtyard C54 to roof R44 [DEI-397]
    all: s6: Action Phase 2 [DEI-160]
    all: s6 reveals card 6: Buy (logistic market), Move (tactical outpost) and Recruit (drone) [DEI-506]
    all: Not possible: Buy (logistic market) [DEI-535]
    all: Not possible: Move (tactical outpost) [DEI-549]
    all: s6: Recruit (drone) [DEI-506]
    all: s6 deploys 1 Scrapper at courtyard C54 [DEI-558]
    all: s6 reveals card 19: Collect (Technology), Move (mechanical outpost) and Recruit (Leader) [DEI-506]
    all: s6: Collect (Technology) [DEI-506]
    all: s6 collects 1 Technology at courtyard C43 [DEI-538]
    all: The Automa’s discard pile (22 cards) is shuffled into a new deck [DEI-509]
    all: s6 reveals card 22: Collect (Energy), Move (need) and Recruit (Leader) [DEI-506]
    all: s6: Collect (Energy) [DEI-506]
    all: s6 collects 1 Energy at roof R34 [DEI-538]
    all: s6 reveals card 11: Move (mechanical outpost), Collect (Technology) and Recruit (Refuge) [DEI-506]
    all: s6: Move (mechanical outpost) [DEI-506]
    all: s6 moves 1 Scrapper from courtyard C23 to courtyard C24 (free by minority) [DEI-524]
    all: s6 takes control of the mechanical outpost at courtyard C24 [DEI-135]
    all: s3: Action Phase 3 [DEI-160]
247 s3 Play face up: Masamune +1 (activate Masamune with bonus +1)
    all: s3 plays Masamune +1 (activate Masamune with bonus +1) [DEI-161]
248 s3 Activate Masamune at courtyard C44
    all: s3 activates Masamune at courtyard C44 [DEI-291]
249 s3 Collect Technology at courtyard C44 (the drone)
    all: s3 collects 1 Technology at courtyard C44 (the drone) [DEI-292]
250 s3 Collect Technology at courtyard C44 (the drone)
    all: s3 collects 1 Technology at courtyard C44 (the drone) [DEI-292]
= 250 09c3b23cc0f7e575dcf87801ede3c6bbd3d630030279d10082b9be6e754e4409
251 s3 Play face up: Hackers, card 2 (Enlist and Move)
    all: s3 plays Hackers, card 2 (Enlist and Move) [DEI-161]
252 s3 Move 2 Scrappers from courtyard C23 to courtyard C22
    all: s3 moves 2 Scrappers from courtyard C23 to courtyard C22 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C23 [DEI-137]
253 s3 Enlist 1 Scrapper at courtyard C43
    all: s3 enlists 1 Scrapper at courtyard C43 [DEI-201]
254 s3 Column 3, 4 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s3 scores 0 Supplies for a mission in column 3 at its lower value: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400]
    all: s3 scores 4 Supplies for a mission in column 3 at its lower value: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-400, s3 +4]
    all: s2: Action Phase 3 [DEI-160]
255 s2 Play face up: Farm Z, card 4 (Move and Collect)
    all: s2 plays Farm Z, card 4 (Move and Collect) [DEI-161]
256 s2 Move 2 Scrappers from roof R32 to courtyard C33
    all: s2 moves 2 Scrappers from roof R32 to courtyard C33 [DEI-204]
257 s2 Collect Technology at courtyard C31
    all: s2 collects 1 Technology at courtyard C31 [DEI-208]
258 s2 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s2 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
259 s2 Build a Bridge from roof R33 to roof R32
    all: s2 builds a Bridge from roof R33 to roof R32 [DEI-212]
260 s2 Enlist 1 Scrapper at courtyard C31
    all: s2 enlists 1 Scrapper at courtyard C31 [DEI-201]
= 260 8454c9cfab2f44c1745c29bc52db9738513be0c4d9d56623f2e218ea0974667f
261 s2 Column 3, 3 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s2 scores 3 Supplies for a mission in column 3: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +3]
    all: s4: Action Phase 3 [DEI-160]
262 s4 Play face up: Ravagers, card 4 (Move and Collect)
    all: s4 plays Ravagers, card 4 (Move and Collect) [DEI-161]
263 s4 Collect Energy at roof R33
    all: s4 collects 1 Energy at roof R33 [DEI-208]
264 s4 Move 1 Scrapper from courtyard C32 to roof R22
    all: s4 moves 1 Scrapper from courtyard C32 to roof R22 [DEI-204]
265 s4 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s4 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
266 s4 Enlist 1 Scrapper at courtyard C32
    all: s4 enlists 1 Scrapper at courtyard C32 [DEI-201]
267 s4 Enlist 1 Scrapper at courtyard C43
    all: s4 enlists 1 Scrapper at courtyard C43 [DEI-201]
268 s4 Column 2, 2 Supplies: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2
    all: s4 scores 2 Supplies for a mission in column 2, late: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-321, s4 +2]
    all: s5: Action Phase 3 [DEI-160]
269 s5 Play face up: Refuge 42, card 5 (Collect ×2)
    all: s5 plays Refuge 42, card 5 (Collect ×2) [DEI-161]
270 s5 Collect Technology at courtyard C51
    all: s5 collects 1 Technology at courtyard C51 [DEI-208]
= 270 4c8e11093855ac64d35d661296bca5853659259e0db582e2501ad61998163b05
271 s5 Play face up: Refuge 42, card 6 (Enlist and Build)
    all: s5 plays Refuge 42, card 6 (Enlist and Build) [DEI-161]
272 s5 Build an Elevator from courtyard C41 to roof R41
    all: s5 builds an Elevator from courtyard C41 to roof R41 [DEI-212]
273 s5 Column 1, 3 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s5 scores 3 Supplies for a mission in column 1, late: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s5 +3]
    all: s1: Action Phase 3 [DEI-160]
274 s1 Play face up: Cutthroats (Move and Kill)
    all: s1 plays Cutthroats (Move and Kill) [DEI-161]
275 s1 Kill one of s4’s Scrappers at courtyard C42
    all: s1 kills one of s4’s Scrappers at courtyard C42 [DEI-221]
276 s1 Move the Leader from courtyard C11 to courtyard C12
    all: s1 moves the Leader from courtyard C11 to courtyard C12 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C11 [DEI-137]
277 s1 Play face up: Auxilia, card 6 (Move and Build)
    all: s1 plays Auxilia, card 6 (Move and Build) [DEI-161]
278 s1 Move the Leader from courtyard C12 to courtyard C23
    all: s1 moves the Leader from courtyard C12 to courtyard C23 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C23 [DEI-135]
279 s1 Build an Elevator from courtyard C23 to roof R22
    all: s1 builds an Elevator from courtyard C23 to roof R22 [DEI-212]
280 s1 Column 4, 3 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 3 Supplies for a mission in column 4: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +3]
    all: s6: Action Phase 3 [DEI-160]
    all: s6 reveals card 17: Collect (Technology), Move (tactical outpost) and Recruit (Refuge) [DEI-506]
    all: s6: Collect (Technology) [DEI-506]
    all: s6 collects 1 Technology at courtyard C44 [DEI-538]
    all: s6 reveals card 16: Move (Energy), Buy (need) and Recruit (Leader) [DEI-506]
    all: s6: Move (Energy) [DEI-506]
    all: s6 scores -1 Supply for a structure missing from the reserve [DEI-553, s6 -1]
    all: s6 moves 1 Scrapper from courtyard C44 to roof R44 (free by majority, backup move) [DEI-551]
    all: s6 reveals card 9: Move (tactical outpost), Collect (Technology) and Recruit (drone) [DEI-506]
    all: Not possible: Move (tactical outpost) [DEI-549]
    all: s6: Collect (Technology) [DEI-506]
    all: s6 collects 1 Technology at courtyard C43 [DEI-538]
    all: s6 reveals card 13: Move (Technology), Collect (Technology) and Recruit (Leader) [DEI-506]
    all: Not possible: Move (Technology) [DEI-549]
    all: s6: Collect (Technology) [DEI-506]
    all: s6 collects 1 Technology at courtyard C24 [DEI-538]
    all: s6 scores 8 Supplies for 4 mechanical cubes [DEI-563, s6 +8]
    all: At the end of round 3 s1 controls 4 outposts [DEI-140]
    all: At the end of round 3 s2 controls no outposts [DEI-140]
    all: At the end of round 3 s3 controls no outposts [DEI-140]
    all: At the end of round 3 s4 controls 1 outpost [DEI-140]
    all: At the end of round 3 s5 controls 4 outposts [DEI-140]
    all: At the end of round 3 s6 controls 5 outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s4, s3, s2, s5, s1 and s6 [DEI-171]
    all: The Automa’s needs, highest bonus first: mechanical, tactical, logistic [DEI-560]
    all: s4: Action Phase 1 [DEI-160]
= 280 967f0b486086f0d9f41bb0944fb7c24f9cbbda4bcf3398b626da641971b2e2f3
281 s4 Play face up: Ravagers, card 8 (activate Masamune)
    all: s4 plays Ravagers, card 8 (activate Masamune) [DEI-161]
282 s4 Activate Masamune at courtyard C24
    all: s4 activates Masamune at courtyard C24 [DEI-291]
283 s4 Collect Technology at courtyard C24 (the drone)
    all: s4 collects 1 Technology at courtyard C24 (the drone) [DEI-292]
284 s4 Collect Technology at courtyard C24 (the drone)
    all: s4 collects 1 Technology at courtyard C24 (the drone) [DEI-292]
285 s4 Play face up: Ravagers, card 6 (Move and Build)
    all: s4 plays Ravagers, card 6 (Move and Build) [DEI-161]
286 s4 Build a Bridge from roof R41 to roof R42
    all: s4 builds a Bridge from roof R41 to roof R42 [DEI-212]
287 s4 Move 2 Scrappers from courtyard C43 to courtyard C44
    all: s4 moves 2 Scrappers from courtyard C43 to courtyard C44 [DEI-204]
    all: s3: Action Phase 1 [DEI-160]
288 s3 Play face up: Masamune +1 (activate Masamune with bonus +1)
    all: s3 plays Masamune +1 (activate Masamune with bonus +1) [DEI-161]
289 s3 Activate Masamune at roof R21
    all: s3 activates Masamune at roof R21 [DEI-291]
290 s3 Play face up: Fixers (Move ×2 and Build)
    all: s3 plays Fixers (Move ×2 and Build) [DEI-161]
= 290 22247cc9b98045f076255e88aff78b7c1d004b527cb0f52cc4f3bd697b93fe30
291 s3 Move 3 Scrappers from courtyard C22 to courtyard C23
    all: s3 moves 3 Scrappers from courtyard C22 to courtyard C23 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s3 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C23 [DEI-135]
292 s3 Move 3 Scrappers from courtyard C23 to courtyard C24
    all: s3 moves 3 Scrappers from courtyard C23 to courtyard C24 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s6 loses control of the mechanical outpost at courtyard C24 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C23 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C24 [DEI-135]
    all: s2: Action Phase 1 [DEI-160]
293 s2 Play face up: Farm Z, card 8 (activate Draco)
    all: s2 plays Farm Z, card 8 (activate Draco) [DEI-161]
294 s2 Activate Draco at roof R12
    all: s2 activates Draco at roof R12 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
295 s2 Move 1 Scrapper from courtyard C41 to courtyard C31 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 moves 1 Scrapper from courtyard C41 to courtyard C31 [DEI-204]
296 s2 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s2 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
297 s2 Enlist 1 Scrapper at courtyard C31
    all: s2 enlists 1 Scrapper at courtyard C31 [DEI-201]
298 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s5: Action Phase 1 [DEI-160]
299 s5 Play face up: Refuge 42, card 8 (activate Simon)
    all: s5 plays Refuge 42, card 8 (activate Simon) [DEI-161]
300 s5 Activate Simon at roof R41
    all: s5 activates Simon at roof R41 [DEI-291]
= 300 011699921ada54ee5797eec43f99ce43f8d2e8f8717513222e90ab7acbc61b63
301 s5 Buy Hired hands (Enlist ×2 and Move) for 3 Technology; face down: Refuge 42, card 5
    all: s5 plays a card face down: Refuge 42, card 5 [DEI-161]
    all: s5 buys in the black market for 3 Technology: Hired hands (Enlist ×2 and Move) [DEI-219]
    all: New in the black market, right slot: Pickers (Move and Collect ×2) [DEI-76]
    all: s1: Action Phase 1 [DEI-160]
302 s1 Play face up: Scorpion +2 (activate Scorpion with bonus +2)
    all: s1 plays Scorpion +2 (activate Scorpion with bonus +2) [DEI-161]
303 s1 Activate Scorpion at roof R45
    all: s1 activates Scorpion at roof R45 [DEI-291]
304 s1 Build a Bridge from roof R44 to roof R45 (the drone)
    all: s1 builds a Bridge from roof R44 to roof R45 [DEI-397]
305 s1 Collect Energy at roof R45 (the drone)
    all: s1 collects 1 Energy at roof R45 (the drone) [DEI-292]
306 s1 Play face up: Auxilia, card 8 (activate Fly)
    all: s1 plays Auxilia, card 8 (activate Fly) [DEI-161]
307 s1 Activate Fly at roof R34
    all: s1 activates Fly at roof R34 [DEI-291]
    all: s6: Action Phase 1 [DEI-160]
    all: s6 reveals card 18: Collect (Energy), Move (logistic outpost) and Recruit (drone) [DEI-506]
    all: s6: Collect (Energy) [DEI-506]
    all: s6 collects 1 Energy at roof R44 [DEI-538]
    all: s6 reveals card 3: Buy (mechanical market), Collect (Technology) and Recruit (drone) [DEI-506]
    all: s6: Buy (mechanical market) [DEI-506]
    all: s6 buys in the mechanical market for 2 Technology and 2 Energy: Masamune +2 (activate Masamune with bonus +2) [DEI-532]
    all: s6 scores 2 Supplies because this market is needed [DEI-533, s6 +2]
    all: New in the mechanical market, right slot: Scaffolding (Build and Climb) [DEI-76]
    all: s6 reveals card 10: Move (logistic outpost), Collect (Energy) and Recruit (Leader) [DEI-506]
    all: Not possible: Move (logistic outpost) [DEI-549]
    all: s6: Collect (Energy) [DEI-506]
    all: s6 collects 1 Energy at roof R44 [DEI-538]
    all: s6 reveals card 4: Buy (need), Collect (Energy) and Recruit (Leader) [DEI-506]
    all: s6: Buy (need) [DEI-506]
    all: s6 buys in the mechanical market for 2 Technology and 1 Energy: Salvage rig (Collect ×2 and Refine) [DEI-532]
    all: s6 scores 2 Supplies because this market is needed [DEI-533, s6 +2]
    all: New in the mechanical market, right slot: Draco +1 (activate Draco with bonus +1) [DEI-76]
    all: s4: Action Phase 2 [DEI-160]
308 s4 Buy Strike team (Move, Climb and Kill) for 2 Technology and 2 Energy; face down: Ravagers, card 7
    all: s4 plays a card face down: Ravagers, card 7 [DEI-161]
    all: s4 buys in the tactical market for 2 Technology and 2 Energy: Strike team (Move, Climb and Kill) [DEI-219]
    all: New in the tactical market, right slot: Grapnel squad (Move and Climb) [DEI-76]
309 s4 Play face up: Strike team (Move, Climb and Kill)
    all: s4 plays Strike team (Move, Climb and Kill) [DEI-161]
310 s4 Kill one of s5’s Scrappers at courtyard C32
    all: s4 kills one of s5’s Scrappers at courtyard C32 [DEI-221]
= 310 824a3f99d8f0bb258f5a0e0d7af50a48d6e02298cfbd83af12c2ec340193e8df
311 s4 Move 2 Scrappers from courtyard C44 to roof R34 (Climb)
    all: s4 moves 2 Scrappers from courtyard C44 to roof R34 (Climb) [DEI-224]
    all: s6 loses control of the mechanical outpost at roof R34 [DEI-137]
    all: s4 takes control of the mechanical outpost at roof R34 [DEI-135]
312 s4 Move 1 Scrapper from courtyard C32 to courtyard C22
    all: s4 moves 1 Scrapper from courtyard C32 to courtyard C22 [DEI-204]
    all: s3: Action Phase 2 [DEI-160]
313 s3 Play face up: Hackers, card 6 (Move and Build)
    all: s3 plays Hackers, card 6 (Move and Build) [DEI-161]
314 s3 Move 1 Scrapper from courtyard C43 to courtyard C44
    all: s3 moves 1 Scrapper from courtyard C43 to courtyard C44 [DEI-204]
315 s3 Play face up: Hackers, card 8 (activate Scorpion)
    all: s3 plays Hackers, card 8 (activate Scorpion) [DEI-161]
316 s3 Activate Scorpion at roof R25
    all: s3 activates Scorpion at roof R25 [DEI-291]
317 s3 Build a Bridge from roof R25 to roof R24 (the drone)
    all: s3 builds a Bridge from roof R25 to roof R24 [DEI-397]
318 s3 Collect Energy at roof R25 (the drone)
    all: s3 collects 1 Energy at roof R25 (the drone) [DEI-292]
    all: s2: Action Phase 2 [DEI-160]
319 s2 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s2 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
320 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
= 320 7bc618d0fb0204f9a3e9372ed5886c7198a21873165f9a299e3ece554915d4ae
321 s2 Buy Climbers (Collect and Climb) for 2 Technology and 1 Energy; face down: Farm Z, card 4
    all: s2 plays a card face down: Farm Z, card 4 [DEI-161]
    all: s2 buys in the black market for 2 Technology and 1 Energy: Climbers (Collect and Climb) [DEI-219]
    all: New in the black market, right slot: Informant (Copy) [DEI-76]
    all: s5: Action Phase 2 [DEI-160]
322 s5 Play face up: Hired hands (Enlist ×2 and Move)
    all: s5 plays Hired hands (Enlist ×2 and Move) [DEI-161]
323 s5 Move 2 Scrappers from courtyard C13 to courtyard C23
    all: s5 moves 2 Scrappers from courtyard C13 to courtyard C23 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C23 [DEI-137]
    all: s5 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s5 takes control of the mechanical outpost at courtyard C23 [DEI-135]
324 s5 Enlist 1 Scrapper at courtyard C43
    all: s5 enlists 1 Scrapper at courtyard C43 [DEI-201]
325 s5 Play face up: Refuge 42, card 1 (Enlist ×2)
    all: s5 plays Refuge 42, card 1 (Enlist ×2) [DEI-161]
    all: s1: Action Phase 2 [DEI-160]
326 s1 Play face up: Auxilia, card 7 (Move ×2)
    all: s1 plays Auxilia, card 7 (Move ×2) [DEI-161]
327 s1 Move 3 Scrappers from courtyard C42 to courtyard C52
    all: s1 moves 3 Scrappers from courtyard C42 to courtyard C52 [DEI-204]
328 s1 Move the Leader from courtyard C23 to courtyard C14
    all: s1 moves the Leader from courtyard C23 to courtyard C14 [DEI-204]
329 s1 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s1 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
330 s1 Enlist 1 Scrapper at courtyard C32
    all: s1 enlists 1 Scrapper at courtyard C32 [DEI-201]
= 330 773fe88c401c99596277a781c58a5eb54efa5b3e18021b4cd0a47040ccd567dd
331 s1 Enlist 1 Scrapper at courtyard C43
    all: s1 enlists 1 Scrapper at courtyard C43 [DEI-201]
    all: s6: Action Phase 2 [DEI-160]
    all: s6 reveals card 8: Buy (need), Move (mechanical outpost) and Recruit (Refuge) [DEI-506]
    all: s6: Buy (need) [DEI-506]
    all: s6 buys in the mechanical market for 1 Technology and 1 Energy: Scaffolding (Build and Climb) [DEI-532]
    all: s6 scores 2 Supplies because this market is needed [DEI-533, s6 +2]
    all: New in the mechanical market, right slot: Fly +0 (activate Fly) [DEI-76]
    all: s6 reveals card 24: Move (need), Collect (Energy) and Recruit (drone) [DEI-506]
    all: Not possible: Move (need) [DEI-549]
    all: s6: Collect (Energy) [DEI-506]
    all: s6 collects 1 Energy at roof R44 [DEI-538]
    all: s6 reveals card 23: Move (Technology), Collect (Technology) and Recruit (Refuge) [DEI-506]
    all: s6: Move (Technology) [DEI-506]
    all: s6 moves 1 Scrapper from courtyard C24 to courtyard C25 (free by minority) [DEI-524]
    all: s6 reveals card 5: Buy (tactical market), Move (need) and Recruit (Refuge) [DEI-506]
    all: Not possible: Buy (tactical market) [DEI-535]
    all: s6: Move (need) [DEI-506]
    all: s6 places a Bridge from roof R44 to roof R45 [DEI-551]
    all: s6 moves 1 Scrapper from roof R44 to roof R45 (free by majority, backup move) [DEI-551]
    all: s6 takes control of the logistic outpost at roof R45 [DEI-135]
    all: s4: Action Phase 3 [DEI-160]
332 s4 Play face up: Ravagers, card 4 (Move and Collect)
    all: s4 plays Ravagers, card 4 (Move and Collect) [DEI-161]
333 s4 Move 2 Scrappers from roof R34 to roof R35
    all: s4 moves 2 Scrappers from roof R34 to roof R35 [DEI-204]
    all: s4 loses control of the mechanical outpost at roof R34 [DEI-137]
    all: s6 takes control of the mechanical outpost at roof R34 [DEI-135]
334 s4 Collect Technology at courtyard C22
    all: s4 collects 1 Technology at courtyard C22 [DEI-208]
335 s4 Buy Field manual (Move and Copy) for 1 Technology and 2 Energy; face down: Fence
    all: s4 plays a card face down: Fence [DEI-161]
    all: s4 buys in the tactical market for 1 Technology and 2 Energy: Field manual (Move and Copy) [DEI-219]
    all: New in the tactical market, right slot: Simon +2 (activate Simon with bonus +2) [DEI-76]
336 s4 Column 1, 0 Supplies: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3
    all: s4 scores 0 Supplies for a mission in column 1, late: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-321]
    all: s3: Action Phase 3 [DEI-160]
337 s3 Buy Simon +1 (activate Simon with bonus +1) for 2 Technology and 1 Energy; face down: Hackers, card 4
    all: s3 plays a card face down: Hackers, card 4 [DEI-161]
    all: s3 buys in the mechanical market for 2 Technology and 1 Energy: Simon +1 (activate Simon with bonus +1) [DEI-219]
    all: New in the mechanical market, right slot: Work gang (Build ×2) [DEI-76]
338 s3 Play face up: Simon +1 (activate Simon with bonus +1)
    all: s3 plays Simon +1 (activate Simon with bonus +1) [DEI-161]
339 s3 Activate Simon at courtyard C51
    all: s3 activates Simon at courtyard C51 [DEI-291]
340 s3 Deploy 1 Scrapper at courtyard C51 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C51 (the drone) [DEI-292]
= 340 0a0adb3798590ec3779378dca38b9e2d5f9a1a7e4d809d02f88bea61d205464b
341 s3 Deploy 1 Scrapper at courtyard C51 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C51 (the drone) [DEI-292]
342 s3 Column 1, 0 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s3 scores 0 Supplies for a mission in column 1 at its lower value: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-400]
    all: s3 scores 0 Supplies for a mission in column 1 at its lower value: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-400]
    all: s2: Action Phase 3 [DEI-160]
343 s2 Play face up: Farm Z, card 5 (Collect ×2)
    all: s2 plays Farm Z, card 5 (Collect ×2) [DEI-161]
344 s2 Collect Technology at courtyard C31
    all: s2 collects 1 Technology at courtyard C31 [DEI-208]
345 s2 Collect Energy at roof R31
    all: s2 collects 1 Energy at roof R31 [DEI-208]
346 s2 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s2 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
347 s2 Move 3 Scrappers from courtyard C31 to courtyard C41
    all: s2 moves 3 Scrappers from courtyard C31 to courtyard C41 [DEI-204]
    all: s5 loses control of the logistic outpost at courtyard C41 [DEI-137]
    all: s5 loses control of the logistic outpost at courtyard C41 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C41 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C41 [DEI-135]
348 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s5 loses control of the tactical outpost at courtyard C32 [DEI-137]
349 s2 Column 1, 0 Supplies: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3
    all: s2 scores 0 Supplies for a mission in column 1, late: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-321]
    all: s5: Action Phase 3 [DEI-160]
350 s5 Play face up: Refuge 42, card 3 (Move ×2)
    all: s5 plays Refuge 42, card 3 (Move ×2) [DEI-161]
= 350 ae12cd7d96399e66f73e40c71564034f668de5a2f2710f94095651b2e86bb1fb
351 s5 Move 2 Scrappers from courtyard C32 to courtyard C31
    all: s5 moves 2 Scrappers from courtyard C32 to courtyard C31 [DEI-204]
    all: s2 takes control of the tactical outpost at courtyard C32 [DEI-135]
352 s5 Move 2 Scrappers from courtyard C31 to courtyard C41
    all: s5 moves 2 Scrappers from courtyard C31 to courtyard C41 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C41 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C41 [DEI-137]
    all: s5 takes control of the logistic outpost at courtyard C41 [DEI-135]
    all: s5 takes control of the logistic outpost at courtyard C41 [DEI-135]
353 s5 Play face up: Refuge 42, card 2 (Enlist and Move)
    all: s5 plays Refuge 42, card 2 (Enlist and Move) [DEI-161]
354 s5 Move 3 Scrappers from courtyard C43 to courtyard C44
    all: s5 moves 3 Scrappers from courtyard C43 to courtyard C44 [DEI-204]
355 s5 Column 2, 0 Supplies: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each
    all: s5 scores 0 Supplies for a mission in column 2, late: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-321]
    all: s1: Action Phase 3 [DEI-160]
356 s1 Play face up: Cutthroats (Move and Kill)
    all: s1 plays Cutthroats (Move and Kill) [DEI-161]
357 s1 Kill one of s6’s Scrappers at courtyard C43
    all: s1 kills one of s6’s Scrappers at courtyard C43 [DEI-221]
358 s1 Move 1 Scrapper from courtyard C42 to courtyard C52
    all: s1 moves 1 Scrapper from courtyard C42 to courtyard C52 [DEI-204]
359 s1 Play face up: Auxilia, card 6 (Move and Build)
    all: s1 plays Auxilia, card 6 (Move and Build) [DEI-161]
360 s1 Build an Elevator from courtyard C32 to roof R32
    all: s1 builds an Elevator from courtyard C32 to roof R32 [DEI-212]
= 360 6c20eb3a5059b1f8debc61ea05439cb84caf1cb6c120537a007aa2507d35657b
361 s1 Move 2 Scrappers from courtyard C54 to roof R44
    all: s1 moves 2 Scrappers from courtyard C54 to roof R44 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C54 [DEI-137]
    all: s6 takes control of the mechanical outpost at courtyard C54 [DEI-135]
362 s1 Column 2, 0 Supplies: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2
    all: s1 scores 0 Supplies for a mission in column 2, late: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-321]
    all: s6: Action Phase 3 [DEI-160]
    all: s6 reveals card 12: Move (Energy), Collect (Energy) and Recruit (drone) [DEI-506]
    all: s6: Move (Energy) [DEI-506]
    all: s6 scores -1 Supply for a structure missing from the reserve [DEI-553, s6 -1]
    all: s6 moves 2 Scrappers from courtyard C43 to roof R33 (free by majority, backup move) [DEI-551]
    all: s6 loses the Cathedral cube [DEI-431]
363 s5 As a tactical outpost
    all: s5 takes the Cathedral cube as a tactical outpost [DEI-428]
    all: s6 reveals card 21: Collect (Technology), Move (Technology) and Recruit (drone) [DEI-506]
    all: s6: Collect (Technology) [DEI-506]
    all: s6 collects 1 Technology at courtyard C36 [DEI-538]
    all: s6 reveals card 7: Buy (mechanical market), Move (logistic outpost) and Recruit (Leader) [DEI-506]
    all: s6: Buy (mechanical market) [DEI-506]
    all: s6 buys in the mechanical market for 1 Technology and 1 Energy: Fly +0 (activate Fly) [DEI-532]
    all: s6 scores 2 Supplies because this market is needed [DEI-533, s6 +2]
    all: New in the mechanical market, right slot: Still (Refine ×2) [DEI-76]
    all: s6 reveals card 15: Move (need), Buy (need) and Recruit (drone) [DEI-506]
    all: Not possible: Move (need) [DEI-549]
    all: Not possible: Buy (need) [DEI-535]
    all: s6: Recruit (drone) [DEI-506]
    all: s6 deploys 1 Scrapper at courtyard C43 [DEI-558]
    all: s5 loses the Cathedral cube [DEI-431]
    all: s6 scores 6 Supplies for 3 mechanical cubes [DEI-563, s6 +6]
    all: s6 scores 1 Supply for 1 tactical cube [DEI-563, s6 +1]
    all: At the end of round 4 s1 controls 1 outpost [DEI-140]
    all: At the end of round 4 s2 controls 1 outpost [DEI-140]
    all: At the end of round 4 s3 controls 1 outpost [DEI-140]
    all: At the end of round 4 s4 controls 1 outpost [DEI-140]
    all: At the end of round 4 s5 controls 5 outposts [DEI-140]
    all: At the end of round 4 s6 controls 5 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 1 Supply for Energy [DEI-372, s1 +1]
    all: s1 scores 5 Supplies for cards [DEI-373, s1 +5]
    all: s1 scores 2 Supplies for outposts [DEI-374, s1 +2]
    all: s1 scores 4 Supplies for unlocked advantages [DEI-375, s1 +4]
    all: s2 scores 1 Supply for Energy [DEI-372, s2 +1]
    all: s2 scores 4 Supplies for cards [DEI-373, s2 +4]
    all: s2 scores 2 Supplies for outposts [DEI-374, s2 +2]
    all: s3 scores 7 Supplies for cards [DEI-373, s3 +7]
    all: s3 scores 2 Supplies for outposts [DEI-374, s3 +2]
    all: s4 scores 10 Supplies for cards [DEI-373, s4 +10]
    all: s4 scores 2 Supplies for outposts [DEI-374, s4 +2]
    all: s5 scores 1 Supply for Energy [DEI-372, s5 +1]
    all: s5 scores 1 Supply for cards [DEI-373, s5 +1]
    all: s5 scores 10 Supplies for outposts [DEI-374, s5 +10]
    all: s5 scores 2 Supplies for unlocked advantages [DEI-375, s5 +2]
    all: s6 scores 1 Supply for Energy [DEI-564, s6 +1]
    all: s6 scores 13 Supplies for cards [DEI-564, s6 +13]
= 363 b216c9cdca9e2dcfba368ce507999908cd3546d7ce398df193b26a09f6ff7ad7
s1 rank 3 score 28
s2 rank 5 score 18
s3 rank 6 score 18
s4 rank 4 score 20
s5 rank 2 score 29
s6 rank 1 score 47
