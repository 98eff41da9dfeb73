dei revision 1, 3 seats, options {"automa":"alone","gear":"off","new_missions":"on","short_missions":"off","draft":"off","seat_1":"any","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Farm Z. Leader’s skill: Hulk (the Leader has majority value 2) [DEI-9]
    all: s2 takes a faction: Ravagers. Leader’s skill: Keen eye (once per phase, a Collect in the Leader’s region takes one more resource of either kind) [DEI-9]
    all: s3 takes a faction: Hackers. Leader’s skill: Hack (at the end of each of your Action Phases you may put a hack token on an outpost in the Leader’s region) [DEI-9]
    all: The board has 3 rows of 4 districts [DEI-63]
    all: Masamune starts at roof R21 [DEI-68]
    all: Simon starts at roof R24 [DEI-68]
    all: Fly starts at roof R12 [DEI-68]
    all: Draco starts at roof R13 [DEI-68]
    all: Scorpion starts at roof R31 [DEI-68]
    all: Outpost at courtyard C21: mechanical outpost [DEI-72]
    all: Outpost at courtyard C22: logistic outpost [DEI-72]
    all: Outpost at courtyard C13: logistic outpost [DEI-72]
    all: Outpost at courtyard C14: mechanical outpost [DEI-72]
    all: Outpost at roof R21: tactical outpost [DEI-72]
    all: Outpost at courtyard C23: logistic outpost [DEI-72]
    all: Outpost at courtyard C33: mechanical outpost [DEI-72]
    all: Outpost at roof R24: tactical outpost [DEI-72]
    all: Outpost at roof R31: mechanical outpost [DEI-72]
    all: Outpost at roof R32: tactical outpost [DEI-72]
    all: Outpost at courtyard C34: tactical outpost [DEI-72]
    all: Outpost at courtyard C35: logistic outpost [DEI-72]
    all: New in the tactical market, left slot: Roof patrol (Climb ×2) [DEI-76]
    all: New in the tactical market, middle slot: Strike team (Move, Climb and Kill) [DEI-76]
    all: New in the tactical market, right slot: Flying column (Move ×2 and Collect) [DEI-76]
    all: New in the logistic market, left slot: Porters (Collect ×3) [DEI-76]
    all: New in the logistic market, middle slot: Fly +2 (activate Fly with bonus +2) [DEI-76]
    all: New in the logistic market, right slot: Draco +2 (activate Draco with bonus +2) [DEI-76]
    all: New in the mechanical market, left slot: Still (Refine ×2) [DEI-76]
    all: New in the mechanical market, middle slot: Masamune +2 (activate Masamune with bonus +2) [DEI-76]
    all: New in the mechanical market, right slot: Simon +1 (activate Simon with bonus +1) [DEI-76]
    all: New in the black market, left slot: Fixers (Move ×2 and Build) [DEI-76]
    all: New in the black market, middle slot: Press gang (Move and Muster) [DEI-76]
    all: New in the black market, right slot: Fence (exchange up to 2 Technology for Energy) [DEI-76]
    all: Mission in column 1: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 1: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 2: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 2: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: Development of the tactical market (your tactical cards), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 4: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-80]
    all: Mission in column 4: Development of the mechanical market (your mechanical cards), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Priority: s2, s1 and s3 [DEI-89]
    all: s1 is dealt an advantage: Infiltration (you may Move into a region where you only tie for the highest majority value) [DEI-96]
    all: s2 is dealt an advantage: Veterans (+2 majority value for your Leader) [DEI-96]
    all: s3 is dealt an advantage: Night march (once per phase, one of your Moves may count as Climb) [DEI-96]
    all: s1 is dealt an advantage: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-96]
    all: s2 is dealt an advantage: Ledger (at the end of the game, 1 Supply for every Technology) [DEI-96]
    all: s3 is dealt an advantage: Pack train (once per phase, a Collect takes a second resource of either kind from its region) [DEI-96]
    all: s1 is dealt an advantage: Salvage crew (when you Build, gain 1 Technology) [DEI-96]
    all: s2 is dealt an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-96]
    all: s3 is dealt an advantage: Remote control (+1 to the bonus of your drone cards) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s2: Action Phase 1 [DEI-160]
1 s2 1 Scrapper at courtyard C32, 1 at courtyard C44; the Leader at courtyard C44
    all: s2 starts with 1 Scrapper at courtyard C32 [DEI-92]
    all: s2 starts with 1 Scrapper and the Leader at courtyard C44 [DEI-92]
2 s2 Play face up: Ravagers, card 5 (Collect ×2)
    all: s2 plays Ravagers, card 5 (Collect ×2) [DEI-161]
3 s2 Collect Technology at courtyard C44
    all: s2 collects 1 Technology at courtyard C44 [DEI-208]
4 s2 Finish the card
5 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
6 s2 Activate Masamune at courtyard C33
    all: s2 activates Masamune at courtyard C33 [DEI-291]
7 s2 Collect Technology at courtyard C33 (the drone)
    all: s2 collects 1 Technology at courtyard C33 (the drone) [DEI-292]
8 s2 Collect Technology at courtyard C33 (the drone)
    all: s2 collects 1 Technology at courtyard C33 (the drone) [DEI-292]
    all: s1: Action Phase 1 [DEI-160]
9 s1 2 Scrappers at courtyard C32, 1 at courtyard C44; the Leader at courtyard C32
    all: s1 starts with 2 Scrappers and the Leader at courtyard C32 [DEI-92]
    all: s1 starts with 1 Scrapper at courtyard C44 [DEI-92]
10 s1 Play face up: Farm Z, card 8 (activate Draco)
    all: s1 plays Farm Z, card 8 (activate Draco) [DEI-161]
= 10 177773bc427ef203bf39bfa21e52aedde288bb93b09918255fd7657f44859648
11 s1 Activate Draco at roof R13
    all: s1 activates Draco at roof R13 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
12 s1 Move 1 Scrapper from courtyard C44 to courtyard C34 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 moves 1 Scrapper from courtyard C44 to courtyard C34 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C34 [DEI-135]
13 s1 Play face up: Farm Z, card 5 (Collect ×2)
    all: s1 plays Farm Z, card 5 (Collect ×2) [DEI-161]
14 s1 Collect Technology at courtyard C34
    all: s1 collects 1 Technology at courtyard C34 [DEI-208]
15 s1 Collect Technology at courtyard C32
    all: s1 collects 1 Technology at courtyard C32 [DEI-208]
    all: s3: Action Phase 1 [DEI-160]
16 s3 3 Scrappers at courtyard C32, 0 at courtyard C44; the Leader at courtyard C32
    all: s3 starts with 3 Scrappers and the Leader at courtyard C32 [DEI-92]
17 s3 Play face up: Hackers, card 8 (activate Scorpion)
    all: s3 plays Hackers, card 8 (activate Scorpion) [DEI-161]
18 s3 Activate Scorpion at roof R21
    all: s3 activates Scorpion at roof R21 [DEI-291]
19 s3 Build an Elevator from courtyard C31 to roof R21 (the drone)
    all: s3 builds an Elevator from courtyard C31 to roof R21 [DEI-397]
20 s3 Collect Energy at roof R21 (the drone)
    all: s3 collects 1 Energy at roof R21 (the drone) [DEI-292]
= 20 7d079aea3487aa83093f00adcb81ff87932d6d5317fa3e0f30b5259e32ab5621
21 s3 Play face up: Hackers, card 4 (Move and Collect)
    all: s3 plays Hackers, card 4 (Move and Collect) [DEI-161]
22 s3 Move 2 Scrappers from courtyard C32 to courtyard C31
    all: s3 moves 2 Scrappers from courtyard C32 to courtyard C31 [DEI-204]
23 s3 Collect Technology at courtyard C31
    all: s3 collects 1 Technology at courtyard C31 [DEI-208]
    all: s2: Action Phase 2 [DEI-160]
24 s2 Play face up: Ravagers, card 3 (Move ×2)
    all: s2 plays Ravagers, card 3 (Move ×2) [DEI-161]
25 s2 Move 1 Scrapper from courtyard C32 to courtyard C42
    all: s2 moves 1 Scrapper from courtyard C32 to courtyard C42 [DEI-204]
26 s2 Move 1 Scrapper and the Leader from courtyard C44 to courtyard C45
    all: s2 moves 1 Scrapper and the Leader from courtyard C44 to courtyard C45 [DEI-204]
27 s2 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s2 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
28 s2 Enlist 1 Scrapper at courtyard C44
    all: s2 enlists 1 Scrapper at courtyard C44 [DEI-201]
29 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s1: Action Phase 2 [DEI-160]
30 s1 Play face up: Farm Z, card 6 (Move and Build)
    all: s1 plays Farm Z, card 6 (Move and Build) [DEI-161]
= 30 c6b99805018679b6ceb080276ba65ca9e3a830009c39853406344ce123f60f01
31 s1 Build an Elevator from courtyard C32 to roof R22
    all: s1 builds an Elevator from courtyard C32 to roof R22 [DEI-212]
32 s1 Move 2 Scrappers and the Leader from courtyard C32 to courtyard C33
    all: s1 moves 2 Scrappers and the Leader from courtyard C32 to courtyard C33 [DEI-204]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
33 s1 Play face up: Farm Z, card 4 (Move and Collect)
    all: s1 plays Farm Z, card 4 (Move and Collect) [DEI-161]
34 s1 Move the Leader from courtyard C33 to courtyard C23
    all: s1 moves the Leader from courtyard C33 to courtyard C23 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C23 [DEI-135]
35 s1 Collect Technology at courtyard C23
    all: s1 collects 1 Technology at courtyard C23 [DEI-208]
    all: s3: Action Phase 2 [DEI-160]
36 s3 Play face up: Hackers, card 5 (Collect ×2)
    all: s3 plays Hackers, card 5 (Collect ×2) [DEI-161]
37 s3 Collect Technology at courtyard C32
    all: s3 collects 1 Technology at courtyard C32 [DEI-208]
38 s3 Collect Technology at courtyard C32
    all: s3 collects 1 Technology at courtyard C32 [DEI-208]
39 s3 Buy Fence (exchange up to 2 Technology for Energy) for 2 Technology; face down: Hackers, card 7
    all: s3 plays a card face down: Hackers, card 7 [DEI-161]
    all: s3 buys in the black market for 2 Technology: Fence (exchange up to 2 Technology for Energy) [DEI-219]
    all: New in the black market, right slot: Informant (Copy) [DEI-76]
    all: s2: Action Phase 3 [DEI-160]
40 s2 Play face up: Ravagers, card 7 (Collect ×2)
    all: s2 plays Ravagers, card 7 (Collect ×2) [DEI-161]
= 40 dfb31d0438763bc11d405fd728cacc06768847e2e6b5aa9707f9fbe7e76b1515
41 s2 Collect Technology at courtyard C45
    all: s2 collects 1 Technology at courtyard C45 [DEI-208]
42 s2 Collect Technology at courtyard C42
    all: s2 collects 1 Technology at courtyard C42 [DEI-208]
43 s2 Buy Press gang (Move and Muster) for 2 Technology and 1 Energy; face down: Ravagers, card 6
    all: s2 plays a card face down: Ravagers, card 6 [DEI-161]
    all: s2 buys in the black market for 2 Technology and 1 Energy: Press gang (Move and Muster) [DEI-219]
    all: New in the black market, right slot: Sweet deal (+2 candies) [DEI-76]
44 s2 Column 2, 6 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s2 scores 6 Supplies for a mission in column 2: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s2 +6]
    all: s1: Action Phase 3 [DEI-160]
45 s1 Buy Informant (Copy) for 3 Technology; face down: Farm Z, card 3
    all: s1 plays a card face down: Farm Z, card 3 [DEI-161]
    all: s1 buys in the black market for 3 Technology: Informant (Copy) [DEI-219]
    all: New in the black market, right slot: Cutthroats (Move and Kill) [DEI-76]
46 s1 Play face up: Informant (Copy)
    all: s1 plays Informant (Copy) [DEI-161]
47 s1 Copy Hackers, card 4 (Move and Collect)
    all: s1 copies Hackers, card 4 (Move and Collect) [DEI-231]
48 s1 Collect Technology at courtyard C34
    all: s1 collects 1 Technology at courtyard C34 [DEI-208]
49 s1 Move the Leader from courtyard C23 to courtyard C13
    all: s1 moves the Leader from courtyard C23 to courtyard C13 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C13 [DEI-135]
50 s1 Column 2, 6 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s1 scores 6 Supplies for a mission in column 2: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s1 +6]
    all: s3: Action Phase 3 [DEI-160]
= 50 116889533a344e46487efe0b6977e976a078f89362a72a01e9b745c600a95847
51 s3 Buy Cutthroats (Move and Kill) for 2 Technology and 1 Energy; face down: Hackers, card 2
    all: s3 plays a card face down: Hackers, card 2 [DEI-161]
    all: s3 buys in the black market for 2 Technology and 1 Energy: Cutthroats (Move and Kill) [DEI-219]
    all: New in the black market, right slot: Pawnbroker (+3 Technology) [DEI-76]
52 s3 Play face up: Cutthroats (Move and Kill)
    all: s3 plays Cutthroats (Move and Kill) [DEI-161]
53 s3 Move the Leader from courtyard C32 to courtyard C22
    all: s3 moves the Leader from courtyard C32 to courtyard C22 [DEI-204]
    all: s3 takes control of the logistic outpost at courtyard C22 [DEI-135]
54 s3 Kill one of s2’s Scrappers at courtyard C32
    all: s3 kills one of s2’s Scrappers at courtyard C32 [DEI-221]
55 s3 A hack token on the logistic outpost
    all: s3 puts a hack token on the logistic outpost at courtyard C22 [DEI-392]
    all: s3 scores 1 Supply for the hack token [DEI-394, s3 +1]
56 s3 Column 2, 3 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s3 scores 3 Supplies for a mission in column 2 at its lower value: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-400, s3 +3]
    all: s3 scores 0 Supplies for a mission in column 2 at its lower value: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-400]
    all: At the end of round 1 s1 controls 3 outposts [DEI-140]
    all: At the end of round 1 s2 controls no outposts [DEI-140]
    all: At the end of round 1 s3 controls 1 outpost [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s3, s2 and s1 [DEI-171]
    all: s3: Action Phase 1 [DEI-160]
57 s3 Play face up: Hackers, card 8 (activate Scorpion)
    all: s3 plays Hackers, card 8 (activate Scorpion) [DEI-161]
58 s3 Activate Scorpion at roof R22
    all: s3 activates Scorpion at roof R22 [DEI-291]
59 s3 Build an Elevator from courtyard C32 to roof R22 (the drone)
    all: s3 builds an Elevator from courtyard C32 to roof R22 [DEI-397]
60 s3 Collect Energy at roof R22 (the drone)
    all: s3 collects 1 Energy at roof R22 (the drone) [DEI-292]
= 60 336782dc1ed5239ddfa9b679edcead1bb5299443809a74a73a4e79fea4bbe01b
61 s3 Play face up: Hackers, card 3 (Move ×2)
    all: s3 plays Hackers, card 3 (Move ×2) [DEI-161]
62 s3 Move the Leader from courtyard C22 to courtyard C23
    all: s3 moves the Leader from courtyard C22 to courtyard C23 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s3 takes control of the logistic outpost at courtyard C23 [DEI-135]
63 s3 Move 1 Scrapper from courtyard C31 to courtyard C21
    all: s3 moves 1 Scrapper from courtyard C31 to courtyard C21 [DEI-204]
    all: s3 takes control of the mechanical outpost at courtyard C21 [DEI-135]
64 s3 A hack token on the logistic outpost
    all: s3 puts a hack token on the logistic outpost at courtyard C23 [DEI-392]
    all: s3 scores 1 Supply for the hack token [DEI-394, s3 +1]
    all: s2: Action Phase 1 [DEI-160]
65 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
66 s2 Activate Masamune at courtyard C43
    all: s2 activates Masamune at courtyard C43 [DEI-291]
67 s2 Collect Technology at courtyard C43 (the drone)
    all: s2 collects 1 Technology at courtyard C43 (the drone) [DEI-292]
68 s2 Buy Fixers (Move ×2 and Build) for 3 Technology; face down: Ravagers, card 5
    all: s2 plays a card face down: Ravagers, card 5 [DEI-161]
    all: s2 buys in the black market for 3 Technology: Fixers (Move ×2 and Build) [DEI-219]
    all: New in the black market, right slot: Climbers (Collect and Climb) [DEI-76]
    all: s1: Action Phase 1 [DEI-160]
69 s1 Buy Still (Refine ×2) for 1 Technology and 1 Energy; face down: Farm Z, card 8
    all: s1 plays a card face down: Farm Z, card 8 [DEI-161]
    all: s1 buys in the mechanical market for 1 Technology and 1 Energy: Still (Refine ×2) [DEI-219]
    all: New in the mechanical market, right slot: Fly +0 (activate Fly) [DEI-76]
70 s1 Play face up: Informant (Copy)
    all: s1 plays Informant (Copy) [DEI-161]
= 70 0f4596d10789f47375f5bb23fc10bc4737be37081f9a70dfff62c1f7d742e694
71 s1 Copy Hackers, card 8 (activate Scorpion)
    all: s1 copies Hackers, card 8 (activate Scorpion) [DEI-231]
72 s1 Activate Scorpion at courtyard C34
    all: s1 activates Scorpion at courtyard C34 [DEI-291]
73 s1 Build an Elevator from courtyard C34 to roof R33 (the drone)
    all: s1 builds an Elevator from courtyard C34 to roof R33 [DEI-397]
74 s1 Collect Technology at courtyard C34 (the drone)
    all: s1 collects 1 Technology at courtyard C34 (the drone) [DEI-292]
    all: s3: Action Phase 2 [DEI-160]
75 s3 Play face up: Hackers, card 6 (Move and Build)
    all: s3 plays Hackers, card 6 (Move and Build) [DEI-161]
76 s3 Build an Elevator from courtyard C32 to roof R31
    all: s3 builds an Elevator from courtyard C32 to roof R31 [DEI-212]
77 s3 Move 1 Scrapper from courtyard C32 to courtyard C22
    all: s3 moves 1 Scrapper from courtyard C32 to courtyard C22 [DEI-204]
    all: s3 takes control of the logistic outpost at courtyard C22 [DEI-135]
78 s3 Buy Pawnbroker (+3 Technology) for 2 Energy; face down: Hackers, card 5
    all: s3 plays a card face down: Hackers, card 5 [DEI-161]
    all: s3 buys in the black market for 2 Energy: Pawnbroker (+3 Technology) [DEI-219]
    all: New in the black market, right slot: Pickers (Move and Collect ×2) [DEI-76]
79 s3 Unlock (logistic): Pack train (once per phase, a Collect takes a second resource of either kind from its region)
    all: s3 unlocks an advantage: Pack train (once per phase, a Collect takes a second resource of either kind from its region) [DEI-270]
    all: s2: Action Phase 2 [DEI-160]
80 s2 Play face up: Fixers (Move ×2 and Build)
    all: s2 plays Fixers (Move ×2 and Build) [DEI-161]
= 80 9e7eb897728d8aa81148003315160fbae1c23ca2e5418545911309af355f62a1
81 s2 Build an Elevator from courtyard C44 to roof R34
    all: s2 builds an Elevator from courtyard C44 to roof R34 [DEI-212]
82 s2 Move 1 Scrapper from courtyard C45 to courtyard C35
    all: s2 moves 1 Scrapper from courtyard C45 to courtyard C35 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C35 [DEI-135]
83 s2 Move 1 Scrapper from courtyard C44 to roof R34
    all: s2 moves 1 Scrapper from courtyard C44 to roof R34 [DEI-204]
84 s2 Buy Sweet deal (+2 candies) for 2 Technology; face down: Ravagers, card 3
    all: s2 plays a card face down: Ravagers, card 3 [DEI-161]
    all: s2 buys in the black market for 2 Technology: Sweet deal (+2 candies) [DEI-219]
    all: New in the black market, right slot: Contraband (Move and +2 Supplies) [DEI-76]
    all: s1: Action Phase 2 [DEI-160]
85 s1 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s1 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
86 s1 Build an Elevator from courtyard C33 to roof R33
    all: s1 builds an Elevator from courtyard C33 to roof R33 [DEI-212]
87 s1 Enlist 1 Scrapper at courtyard C44
    all: s1 enlists 1 Scrapper at courtyard C44 [DEI-201]
88 s1 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s1 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
89 s1 Enlist 1 Scrapper at courtyard C32
    all: s1 enlists 1 Scrapper at courtyard C32 [DEI-201]
90 s1 Enlist 1 Scrapper at courtyard C32
    all: s1 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s3: Action Phase 3 [DEI-160]
= 90 7fcb377d3db445deeebbd5a5c92555edc9c1cb53befb34c668c7ab63583ab2ff
91 s3 Play face up: Hackers, card 4 (Move and Collect)
    all: s3 plays Hackers, card 4 (Move and Collect) [DEI-161]
92 s3 Collect Technology at courtyard C23
    all: s3 collects 1 Technology at courtyard C23 [DEI-208]
93 s3 Collect Technology at courtyard C23 (Pack train)
    all: s3 collects 1 Technology at courtyard C23 (Pack train) [DEI-278]
94 s3 Move 1 Scrapper from courtyard C31 to roof R21
    all: s3 moves 1 Scrapper from courtyard C31 to roof R21 [DEI-204]
    all: s3 takes control of the tactical outpost at roof R21 [DEI-135]
95 s3 Play face up: Cutthroats (Move and Kill)
    all: s3 plays Cutthroats (Move and Kill) [DEI-161]
96 s3 Finish the card
97 s3 Column 1, 4 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s3 scores 4 Supplies for a mission in column 1 at its lower value: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-400, s3 +4]
    all: s3 scores 2 Supplies for a mission in column 1 at its lower value: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s3 +2]
    all: s2: Action Phase 3 [DEI-160]
98 s2 Play face up: Ravagers, card 7 (Collect ×2)
    all: s2 plays Ravagers, card 7 (Collect ×2) [DEI-161]
99 s2 Collect Energy at roof R34
    all: s2 collects 1 Energy at roof R34 [DEI-208]
100 s2 Collect Energy at roof R34
    all: s2 collects 1 Energy at roof R34 [DEI-208]
= 100 62888d6213f303271e01bd9db8f82c3067fce352c31864b5570dfe70c78e9bfd
101 s2 Play face up: Press gang (Move and Muster)
    all: s2 plays Press gang (Move and Muster) [DEI-161]
102 s2 Enlist 1 Scrapper at courtyard C44 (Muster)
    all: s2 enlists 1 Scrapper at courtyard C44 (Muster) [DEI-226]
103 s2 Move 1 Scrapper from courtyard C44 to courtyard C45
    all: s2 moves 1 Scrapper from courtyard C44 to courtyard C45 [DEI-204]
104 s2 Column 1, 2 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s2 scores 2 Supplies for a mission in column 1, late: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +2]
    all: s1: Action Phase 3 [DEI-160]
105 s1 Play face up: Farm Z, card 5 (Collect ×2)
    all: s1 plays Farm Z, card 5 (Collect ×2) [DEI-161]
106 s1 Collect Technology at courtyard C33
    all: s1 collects 1 Technology at courtyard C33 [DEI-208]
107 s1 Collect Technology at courtyard C13
    all: s1 collects 1 Technology at courtyard C13 [DEI-208]
108 s1 Play face up: Still (Refine ×2)
    all: s1 plays Still (Refine ×2) [DEI-161]
109 s1 Column 3, 3 Supplies: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 3 Supplies for a mission in column 3: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +3]
    all: At the end of round 2 s1 controls 3 outposts [DEI-140]
    all: At the end of round 2 s2 controls 1 outpost [DEI-140]
    all: At the end of round 2 s3 controls 4 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s2, s1 and s3 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
110 s2 Play face up: Fixers (Move ×2 and Build)
    all: s2 plays Fixers (Move ×2 and Build) [DEI-161]
= 110 c9f0eaa2af22ec01ef484839cf187b6c946f67ce8f508982023a13f5761cbd7c
111 s2 Build a Refuge at roof R34
    all: s2 builds a Refuge at roof R34 [DEI-212]
112 s2 Move 1 Scrapper from courtyard C42 to courtyard C41
    all: s2 moves 1 Scrapper from courtyard C42 to courtyard C41 [DEI-204]
113 s2 Move 1 Scrapper from courtyard C35 to courtyard C25
    all: s2 moves 1 Scrapper from courtyard C35 to courtyard C25 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C35 [DEI-137]
114 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
115 s2 Activate Masamune at courtyard C34
    all: s2 activates Masamune at courtyard C34 [DEI-291]
    all: s1: Action Phase 1 [DEI-160]
116 s1 Buy Pickers (Move and Collect ×2) for 3 Technology; face down: Farm Z, card 2
    all: s1 plays a card face down: Farm Z, card 2 [DEI-161]
    all: s1 buys in the black market for 3 Technology: Pickers (Move and Collect ×2) [DEI-219]
    all: New in the black market, right slot: Hired hands (Enlist ×2 and Move) [DEI-76]
117 s1 Play face up: Informant (Copy)
    all: s1 plays Informant (Copy) [DEI-161]
118 s1 Copy Ravagers, card 8 (activate Masamune)
    all: s1 copies Ravagers, card 8 (activate Masamune) [DEI-231]
119 s1 Activate Masamune at roof R14
    all: s1 activates Masamune at roof R14 [DEI-291]
120 s1 Collect Energy at roof R14 (the drone)
    all: s1 collects 1 Energy at roof R14 (the drone) [DEI-292]
= 120 fd3b66b62974d00475895a352b6194f94d2074f51bca0a3620ddd0cb5d63fdf2
121 s1 Collect Energy at roof R14 (the drone)
    all: s1 collects 1 Energy at roof R14 (the drone) [DEI-292]
    all: s3: Action Phase 1 [DEI-160]
122 s3 Play face up: Hackers, card 8 (activate Scorpion)
    all: s3 plays Hackers, card 8 (activate Scorpion) [DEI-161]
123 s3 Activate Scorpion at courtyard C43
    all: s3 activates Scorpion at courtyard C43 [DEI-291]
124 s3 Finish with the drone
125 s3 Play face up: Hackers, card 1 (Enlist ×2)
    all: s3 plays Hackers, card 1 (Enlist ×2) [DEI-161]
126 s3 Enlist 1 Scrapper at courtyard C32
    all: s3 enlists 1 Scrapper at courtyard C32 [DEI-201]
127 s3 Enlist 1 Scrapper at courtyard C32
    all: s3 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s2: Action Phase 2 [DEI-160]
128 s2 Play face up: Ravagers, card 7 (Collect ×2)
    all: s2 plays Ravagers, card 7 (Collect ×2) [DEI-161]
129 s2 Collect Technology at courtyard C41
    all: s2 collects 1 Technology at courtyard C41 [DEI-208]
130 s2 Collect Technology at courtyard C25
    all: s2 collects 1 Technology at courtyard C25 [DEI-208]
= 130 c616d6b87d58f149624966ba1a677c1be112d01c0c18aa4dc2315797106445cd
131 s2 Buy Climbers (Collect and Climb) for 2 Technology and 1 Energy; face down: Ravagers, card 4
    all: s2 plays a card face down: Ravagers, card 4 [DEI-161]
    all: s2 buys in the black market for 2 Technology and 1 Energy: Climbers (Collect and Climb) [DEI-219]
    all: New in the black market, right slot: Smugglers (Move ×2 and Collect) [DEI-76]
    all: s1: Action Phase 2 [DEI-160]
132 s1 Play face up: Pickers (Move and Collect ×2)
    all: s1 plays Pickers (Move and Collect ×2) [DEI-161]
133 s1 Move 2 Scrappers from courtyard C32 to courtyard C22
    all: s1 moves 2 Scrappers from courtyard C32 to courtyard C22 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C22 [DEI-135]
134 s1 Collect Technology at courtyard C22
    all: s1 collects 1 Technology at courtyard C22 [DEI-208]
135 s1 Finish the card
136 s1 Buy Fly +2 (activate Fly with bonus +2) for 2 Technology and 2 Energy; face down: Farm Z, card 5
    all: s1 plays a card face down: Farm Z, card 5 [DEI-161]
    all: s1 buys in the logistic market for 2 Technology and 2 Energy: Fly +2 (activate Fly with bonus +2) [DEI-219]
    all: New in the logistic market, right slot: Relief column (Enlist ×2 and Move) [DEI-76]
137 s1 Unlock (logistic): Recruiting post (once per phase, an Enlist puts one more Scrapper in its region)
    all: s1 unlocks an advantage: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-270]
    all: s3: Action Phase 2 [DEI-160]
138 s3 Play face up: Hackers, card 4 (Move and Collect)
    all: s3 plays Hackers, card 4 (Move and Collect) [DEI-161]
139 s3 Move 1 Scrapper from courtyard C32 to roof R31
    all: s3 moves 1 Scrapper from courtyard C32 to roof R31 [DEI-204]
    all: s3 takes control of the mechanical outpost at roof R31 [DEI-135]
140 s3 Collect Energy at roof R31
    all: s3 collects 1 Energy at roof R31 [DEI-208]
= 140 c57328e56fbc681731c5265daed7445043d945d11f0798cba48e335564910f77
141 s3 Buy Simon +1 (activate Simon with bonus +1) for 2 Technology and 1 Energy; face down: Hackers, card 3
    all: s3 plays a card face down: Hackers, card 3 [DEI-161]
    all: s3 buys in the mechanical market for 2 Technology and 1 Energy: Simon +1 (activate Simon with bonus +1) [DEI-219]
    all: New in the mechanical market, right slot: Salvage rig (Collect ×2 and Refine) [DEI-76]
142 s3 Unlock (mechanical): Remote control (+1 to the bonus of your drone cards)
    all: s3 unlocks an advantage: Remote control (+1 to the bonus of your drone cards) [DEI-270]
    all: s2: Action Phase 3 [DEI-160]
143 s2 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s2 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
144 s2 Enlist 1 Scrapper at courtyard C44
    all: s2 enlists 1 Scrapper at courtyard C44 [DEI-201]
145 s2 Enlist 1 Scrapper at roof R34
    all: s2 enlists 1 Scrapper at roof R34 [DEI-201]
146 s2 Play face up: Ravagers, card 2 (Enlist and Move)
    all: s2 plays Ravagers, card 2 (Enlist and Move) [DEI-161]
147 s2 Move 1 Scrapper from courtyard C45 to courtyard C35
    all: s2 moves 1 Scrapper from courtyard C45 to courtyard C35 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C35 [DEI-135]
148 s2 Enlist 1 Scrapper at courtyard C44
    all: s2 enlists 1 Scrapper at courtyard C44 [DEI-201]
149 s2 Column 3, 0 Supplies: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 0 Supplies for a mission in column 3: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321]
    all: s1: Action Phase 3 [DEI-160]
150 s1 Play face up: Fly +2 (activate Fly with bonus +2)
    all: s1 plays Fly +2 (activate Fly with bonus +2) [DEI-161]
= 150 bf9dff20260037cd830e4c325fbd7bda63df10379accc6546c80028fb813f62a
151 s1 Activate Fly at courtyard C42
    all: s1 activates Fly at courtyard C42 [DEI-291]
152 s1 Play face up: Farm Z, card 4 (Move and Collect)
    all: s1 plays Farm Z, card 4 (Move and Collect) [DEI-161]
153 s1 Move 2 Scrappers from courtyard C33 to courtyard C23
    all: s1 moves 2 Scrappers from courtyard C33 to courtyard C23 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C23 [DEI-135]
154 s1 Collect Technology at courtyard C22
    all: s1 collects 1 Technology at courtyard C22 [DEI-208]
155 s1 Column 1, 4 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s1 scores 4 Supplies for a mission in column 1, late: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +4]
    all: s3: Action Phase 3 [DEI-160]
156 s3 Play face up: Simon +1 (activate Simon with bonus +1)
    all: s3 plays Simon +1 (activate Simon with bonus +1) [DEI-161]
157 s3 Activate Simon at roof R22
    all: s3 activates Simon at roof R22 [DEI-291]
158 s3 Deploy 1 Scrapper at roof R22 (the drone)
    all: s3 deploys 1 Scrapper at roof R22 (the drone) [DEI-292]
159 s3 Deploy 1 Scrapper at roof R22 (the drone)
    all: s3 deploys 1 Scrapper at roof R22 (the drone) [DEI-292]
160 s3 Play face up: Cutthroats (Move and Kill)
    all: s3 plays Cutthroats (Move and Kill) [DEI-161]
= 160 78f2c40dfe4e171c85ca50dbfdcf7f38afc187371a685807cec7c029e61dc5d7
161 s3 Move 2 Scrappers from roof R22 to courtyard C32
    all: s3 moves 2 Scrappers from roof R22 to courtyard C32 [DEI-204]
162 s3 Kill one of s1’s Scrappers at courtyard C23
    all: s3 kills one of s1’s Scrappers at courtyard C23 [DEI-221]
    all: s1 loses control of the logistic outpost at courtyard C23 [DEI-137]
163 s3 Column 3, 2 Supplies: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s3 scores 0 Supplies for a mission in column 3 at its lower value: Development of the tactical market (your tactical cards), 3 Supplies each, late 2 Supplies each [DEI-400]
    all: s3 scores 2 Supplies for a mission in column 3 at its lower value: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s3 +2]
    all: At the end of round 3 s1 controls 3 outposts [DEI-140]
    all: At the end of round 3 s2 controls 1 outpost [DEI-140]
    all: At the end of round 3 s3 controls 3 outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s2, s3 and s1 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
164 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
165 s2 Activate Masamune at roof R12
    all: s2 activates Masamune at roof R12 [DEI-291]
166 s2 Collect Energy at roof R12 (the drone)
    all: s2 collects 1 Energy at roof R12 (the drone) [DEI-292]
167 s2 Collect Energy at roof R12 (the drone)
    all: s2 collects 1 Energy at roof R12 (the drone) [DEI-292]
168 s2 Play face up: Fixers (Move ×2 and Build)
    all: s2 plays Fixers (Move ×2 and Build) [DEI-161]
169 s2 Build a Bridge from roof R24 to roof R34
    all: s2 builds a Bridge from roof R24 to roof R34 [DEI-212]
170 s2 Move 2 Scrappers from courtyard C44 to courtyard C34
    all: s2 moves 2 Scrappers from courtyard C44 to courtyard C34 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C34 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C34 [DEI-135]
= 170 09bf3ac682eb2239c026486fa842568a96a8925df861c4517ef3c7005d2e172c
171 s2 Move 1 Scrapper from roof R34 to roof R24
    all: s2 moves 1 Scrapper from roof R34 to roof R24 [DEI-204]
    all: s2 takes control of the tactical outpost at roof R24 [DEI-135]
    all: s3: Action Phase 1 [DEI-160]
172 s3 Play face up: Hackers, card 6 (Move and Build)
    all: s3 plays Hackers, card 6 (Move and Build) [DEI-161]
173 s3 Move the Leader from courtyard C23 to courtyard C33
    all: s3 moves the Leader from courtyard C23 to courtyard C33 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C33 [DEI-135]
174 s3 Build a Bridge from roof R21 to roof R31
    all: s3 builds a Bridge from roof R21 to roof R31 [DEI-212]
175 s3 Play face up: Simon +1 (activate Simon with bonus +1)
    all: s3 plays Simon +1 (activate Simon with bonus +1) [DEI-161]
176 s3 Activate Simon at roof R24
    all: s3 activates Simon at roof R24 [DEI-291]
177 s3 Deploy 1 Scrapper at roof R24 (the drone)
    all: s3 deploys 1 Scrapper at roof R24 (the drone) [DEI-292]
    all: s2 loses control of the tactical outpost at roof R24 [DEI-137]
178 s3 Deploy 1 Scrapper at roof R24 (the drone)
    all: s3 deploys 1 Scrapper at roof R24 (the drone) [DEI-292]
    all: s3 takes control of the tactical outpost at roof R24 [DEI-135]
179 s3 A hack token on the mechanical outpost
    all: s3 puts a hack token on the mechanical outpost at courtyard C33 [DEI-392]
    all: s3 scores 1 Supply for the hack token [DEI-394, s3 +1]
    all: s1: Action Phase 1 [DEI-160]
180 s1 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s1 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
= 180 54a44ec44d9d76c65f0f299f3e65e1f1c67c9f8bf76a6e51976739e7dbb99bad
181 s1 Build a Refuge at courtyard C23
    all: s1 builds a Refuge at courtyard C23 [DEI-212]
182 s1 Enlist 1 Scrapper at courtyard C44
    all: s1 enlists 1 Scrapper at courtyard C44 [DEI-201]
183 s1 Deploy 1 Scrapper at courtyard C44 (Recruiting post)
    all: s1 deploys 1 Scrapper at courtyard C44 (Recruiting post) [DEI-279]
184 s1 Play face up: Fly +2 (activate Fly with bonus +2)
    all: s1 plays Fly +2 (activate Fly with bonus +2) [DEI-161]
185 s1 Activate Fly at courtyard C43
    all: s1 activates Fly at courtyard C43 [DEI-291]
    all: s2: Action Phase 2 [DEI-160]
186 s2 Play face up: Ravagers, card 7 (Collect ×2)
    all: s2 plays Ravagers, card 7 (Collect ×2) [DEI-161]
187 s2 Collect Technology at courtyard C25
    all: s2 collects 1 Technology at courtyard C25 [DEI-208]
188 s2 Collect Technology at courtyard C25
    all: s2 collects 1 Technology at courtyard C25 [DEI-208]
189 s2 Play face up: Press gang (Move and Muster)
    all: s2 plays Press gang (Move and Muster) [DEI-161]
190 s2 Move 2 Scrappers from courtyard C34 to courtyard C33
    all: s2 moves 2 Scrappers from courtyard C34 to courtyard C33 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the tactical outpost at courtyard C34 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the tactical outpost at courtyard C34 [DEI-135]
= 190 bf3ec80a313844ccf2a8d12ee5de0f02c5ec7533c20e1242b309d58db16982e0
191 s2 Enlist 1 Scrapper at courtyard C33 (Muster)
    all: s2 enlists 1 Scrapper at courtyard C33 (Muster) [DEI-226]
    all: s3: Action Phase 2 [DEI-160]
192 s3 Play face up: Hackers, card 1 (Enlist ×2)
    all: s3 plays Hackers, card 1 (Enlist ×2) [DEI-161]
193 s3 Enlist 1 Scrapper at courtyard C32
    all: s3 enlists 1 Scrapper at courtyard C32 [DEI-201]
194 s3 Enlist 1 Scrapper at courtyard C32
    all: s3 enlists 1 Scrapper at courtyard C32 [DEI-201]
195 s3 Play face up: Fence (exchange up to 2 Technology for Energy)
    all: s3 plays Fence (exchange up to 2 Technology for Energy) [DEI-161]
196 s3 Unlock (tactical): Night march (once per phase, one of your Moves may count as Climb)
    all: s3 unlocks an advantage: Night march (once per phase, one of your Moves may count as Climb) [DEI-270]
    all: s1: Action Phase 2 [DEI-160]
197 s1 Play face up: Still (Refine ×2)
    all: s1 plays Still (Refine ×2) [DEI-161]
198 s1 Collect Technology at courtyard C23, exchanged for Energy (Refine)
    all: s1 collects 1 Technology at courtyard C23, exchanged for 1 Energy [DEI-229]
199 s1 Collect Technology at courtyard C22, exchanged for Energy (Refine)
    all: s1 collects 1 Technology at courtyard C22, exchanged for 1 Energy [DEI-229]
200 s1 Play face up: Informant (Copy)
    all: s1 plays Informant (Copy) [DEI-161]
= 200 e5fafe9df57cfbf89df82ca4dccb1174df86a5450a81ea85014bd8a19d472ea6
201 s1 Copy Fly +2 (activate Fly with bonus +2)
    all: s1 copies Fly +2 (activate Fly with bonus +2) [DEI-231]
202 s1 Activate Fly at courtyard C31
    all: s1 activates Fly at courtyard C31 [DEI-291]
    all: s2: Action Phase 3 [DEI-160]
203 s2 Buy Draco +2 (activate Draco with bonus +2) for 2 Technology and 2 Energy; face down: Sweet deal
    all: s2 plays a card face down: Sweet deal [DEI-161]
    all: s2 buys in the logistic market for 2 Technology and 2 Energy: Draco +2 (activate Draco with bonus +2) [DEI-219]
    all: New in the logistic market, right slot: Simon +0 (activate Simon) [DEI-76]
204 s2 Play face up: Draco +2 (activate Draco with bonus +2)
    all: s2 plays Draco +2 (activate Draco with bonus +2) [DEI-161]
205 s2 Activate Draco at roof R12
    all: s2 activates Draco at roof R12 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
206 s2 Build an Elevator from courtyard C33 to roof R32 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds an Elevator from courtyard C33 to roof R32 [DEI-212]
207 s2 Column 4, 0 Supplies: Development of the mechanical market (your mechanical cards), 3 Supplies each, late 2 Supplies each
    all: s2 scores 0 Supplies for a mission in column 4: Development of the mechanical market (your mechanical cards), 3 Supplies each, late 2 Supplies each [DEI-321]
    all: s3: Action Phase 3 [DEI-160]
208 s3 Play face up: Hackers, card 8 (activate Scorpion)
    all: s3 plays Hackers, card 8 (activate Scorpion) [DEI-161]
209 s3 Activate Scorpion at roof R24
    all: s3 activates Scorpion at roof R24 [DEI-291]
210 s3 Build a Bridge from roof R23 to roof R24 (the drone)
    all: s3 builds a Bridge from roof R23 to roof R24 [DEI-397]
= 210 9bc884af2bc354ef79a1402bc13be77a7591040912fcad47391df9ff4722c0d6
211 s3 Kill one of s2’s Scrappers at roof R24 (the drone)
    all: s3 kills one of s2’s Scrappers at roof R24 (the drone) [DEI-292]
212 s3 Play face up: Hackers, card 4 (Move and Collect)
    all: s3 plays Hackers, card 4 (Move and Collect) [DEI-161]
213 s3 Move 2 Scrappers from courtyard C32 to courtyard C22
    all: s3 moves 2 Scrappers from courtyard C32 to courtyard C22 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s3 takes control of the logistic outpost at courtyard C22 [DEI-135]
214 s3 Collect Technology at courtyard C22
    all: s3 collects 1 Technology at courtyard C22 [DEI-208]
215 s3 Column 4, 0 Supplies: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3
    all: s3 scores 0 Supplies for a mission in column 4 at its lower value: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-400]
    all: s3 scores 0 Supplies for a mission in column 4 at its lower value: Development of the mechanical market (your mechanical cards), 3 Supplies each, late 2 Supplies each [DEI-400]
    all: s1: Action Phase 3 [DEI-160]
216 s1 Buy Simon +0 (activate Simon) for 1 Technology and 1 Energy; face down: Farm Z, card 4
    all: s1 plays a card face down: Farm Z, card 4 [DEI-161]
    all: s1 buys in the logistic market for 1 Technology and 1 Energy: Simon +0 (activate Simon) [DEI-219]
    all: New in the logistic market, right slot: Masamune +1 (activate Masamune with bonus +1) [DEI-76]
217 s1 Play face up: Simon +0 (activate Simon)
    all: s1 plays Simon +0 (activate Simon) [DEI-161]
218 s1 Activate Simon at courtyard C45
    all: s1 activates Simon at courtyard C45 [DEI-291]
219 s1 Finish with the drone
220 s1 Column 4, 3 Supplies: Development of the mechanical market (your mechanical cards), 3 Supplies each, late 2 Supplies each
    all: s1 scores 3 Supplies for a mission in column 4: Development of the mechanical market (your mechanical cards), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +3]
    all: At the end of round 4 s1 controls 3 outposts [DEI-140]
    all: At the end of round 4 s2 controls 2 outposts [DEI-140]
    all: At the end of round 4 s3 controls 5 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 1 Supply for Energy [DEI-372, s1 +1]
    all: s1 scores 9 Supplies for cards [DEI-373, s1 +9]
    all: s1 scores 6 Supplies for outposts [DEI-374, s1 +6]
    all: s1 scores 2 Supplies for unlocked advantages [DEI-375, s1 +2]
    all: s2 scores 1 Supply for Energy [DEI-372, s2 +1]
    all: s2 scores 9 Supplies for cards [DEI-373, s2 +9]
    all: s2 scores 4 Supplies for outposts [DEI-374, s2 +4]
    all: s3 scores 8 Supplies for cards [DEI-373, s3 +8]
    all: s3 scores 10 Supplies for outposts [DEI-374, s3 +10]
    all: s3 scores 6 Supplies for unlocked advantages [DEI-375, s3 +6]
= 220 c8062e94346740a38586c1a69960e136fafe4a4d306b36083295298eedd7fed8
= 220 c8062e94346740a38586c1a69960e136fafe4a4d306b36083295298eedd7fed8
s1 rank 2 score 35
s2 rank 3 score 23
s3 rank 1 score 38
