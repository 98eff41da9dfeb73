dei revision 1, 3 seats, options {"automa":"alone","gear":"off","new_missions":"off","short_missions":"off","draft":"off","seat_1":"any","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Ravagers. Leader’s skill: Keen eye (once per phase, a Collect in the Leader’s region takes one more resource of either kind) [DEI-9]
    all: s2 takes a faction: Hackers. Leader’s skill: Hack (at the end of each of your Action Phases you may put a hack token on an outpost in the Leader’s region) [DEI-9]
    all: s3 takes a faction: Farm Z. Leader’s skill: Hulk (the Leader has majority value 2) [DEI-9]
    all: The board has 3 rows of 4 districts [DEI-63]
    all: Masamune starts at roof R24 [DEI-68]
    all: Simon starts at roof R34 [DEI-68]
    all: Fly starts at roof R13 [DEI-68]
    all: Draco starts at roof R21 [DEI-68]
    all: Scorpion starts at roof R23 [DEI-68]
    all: Outpost at roof R11: logistic outpost [DEI-72]
    all: Outpost at courtyard C13: mechanical outpost [DEI-72]
    all: Outpost at roof R13: logistic outpost [DEI-72]
    all: Outpost at roof R14: tactical outpost [DEI-72]
    all: Outpost at courtyard C21: logistic outpost [DEI-72]
    all: Outpost at roof R22: tactical outpost [DEI-72]
    all: Outpost at courtyard C23: logistic outpost [DEI-72]
    all: Outpost at courtyard C25: tactical outpost [DEI-72]
    all: Outpost at courtyard C32: mechanical outpost [DEI-72]
    all: Outpost at courtyard C33: mechanical outpost [DEI-72]
    all: Outpost at courtyard C33: tactical outpost [DEI-72]
    all: Outpost at courtyard C35: mechanical outpost [DEI-72]
    all: New in the tactical market, left slot: Grapnel squad (Move and Climb) [DEI-76]
    all: New in the tactical market, middle slot: Forced march (Move ×3) [DEI-76]
    all: New in the tactical market, right slot: Simon +2 (activate Simon with bonus +2) [DEI-76]
    all: New in the logistic market, left slot: General levy (Enlist ×2 and Collect ×2) [DEI-76]
    all: New in the logistic market, middle slot: Relief column (Enlist ×2 and Move) [DEI-76]
    all: New in the logistic market, right slot: Masamune +1 (activate Masamune with bonus +1) [DEI-76]
    all: New in the mechanical market, left slot: Scaffolding (Build and Climb) [DEI-76]
    all: New in the mechanical market, middle slot: Fly +0 (activate Fly) [DEI-76]
    all: New in the mechanical market, right slot: Simon +1 (activate Simon with bonus +1) [DEI-76]
    all: New in the black market, left slot: Fence (exchange up to 2 Technology for Energy) [DEI-76]
    all: New in the black market, middle slot: Cutthroats (Move and Kill) [DEI-76]
    all: New in the black market, right slot: Sweet deal (+2 candies) [DEI-76]
    all: Mission in column 1: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 1: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 2: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 2: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 3: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-80]
    all: Mission in column 4: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 4: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Priority: s3, s1 and s2 [DEI-89]
    all: s1 is dealt an advantage: High ground (+1 majority value on every roof with your units) [DEI-96]
    all: s2 is dealt an advantage: Veterans (+2 majority value for your Leader) [DEI-96]
    all: s3 is dealt an advantage: Ambush (once per phase, after a Move into a region with another faction’s Scrapper, you may Kill there) [DEI-96]
    all: s1 is dealt an advantage: Ledger (at the end of the game, 1 Supply for every Technology) [DEI-96]
    all: s2 is dealt an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-96]
    all: s3 is dealt an advantage: Field kitchen (once per phase, an Enlist may count as Muster) [DEI-96]
    all: s1 is dealt an advantage: Salvage crew (when you Build, gain 1 Technology) [DEI-96]
    all: s2 is dealt an advantage: Remote control (+1 to the bonus of your drone cards) [DEI-96]
    all: s3 is dealt an advantage: Blueprints (when unlocked: 1 Supply for each of your structures on the board) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s3: Action Phase 1 [DEI-160]
1 s3 2 Scrappers at courtyard C41, 0 at courtyard C44; the Leader at courtyard C44
    all: s3 starts with 2 Scrappers at courtyard C41 [DEI-92]
    all: s3 starts with the Leader at courtyard C44 [DEI-92]
2 s3 Play face up: Farm Z, card 8 (activate Draco)
    all: s3 plays Farm Z, card 8 (activate Draco) [DEI-161]
3 s3 Activate Draco at courtyard C31
    all: s3 activates Draco at courtyard C31 [DEI-291]
    all: s3 scores 1 Supply for Draco [DEI-298, s3 +1]
    all: s3 gains +1 candy (Draco) [DEI-298]
4 s3 Move the Leader from courtyard C44 to courtyard C45 (a candy)
    all: s3 spends a candy [DEI-234]
    all: s3 moves the Leader from courtyard C44 to courtyard C45 [DEI-204]
5 s3 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s3 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
6 s3 Move the Leader from courtyard C45 to courtyard C35
    all: s3 moves the Leader from courtyard C45 to courtyard C35 [DEI-204]
    all: s3 takes control of the mechanical outpost at courtyard C35 [DEI-135]
7 s3 Enlist 1 Scrapper at courtyard C44
    all: s3 enlists 1 Scrapper at courtyard C44 [DEI-201]
    all: s1: Action Phase 1 [DEI-160]
8 s1 1 Scrapper at courtyard C41, 2 at courtyard C44; the Leader at courtyard C44
    all: s1 starts with 1 Scrapper at courtyard C41 [DEI-92]
    all: s1 starts with 2 Scrappers and the Leader at courtyard C44 [DEI-92]
9 s1 Play face up: Ravagers, card 8 (activate Masamune)
    all: s1 plays Ravagers, card 8 (activate Masamune) [DEI-161]
10 s1 Activate Masamune at roof R14
    all: s1 activates Masamune at roof R14 [DEI-291]
= 10 6124308c377d405b5cbdcb8e78130e4e98edd3db85d64c8d3e966dcb0938a043
11 s1 Collect Energy at roof R14 (the drone)
    all: s1 collects 1 Energy at roof R14 (the drone) [DEI-292]
12 s1 Collect Energy at roof R14 (the drone)
    all: s1 collects 1 Energy at roof R14 (the drone) [DEI-292]
13 s1 Play face up: Ravagers, card 4 (Move and Collect)
    all: s1 plays Ravagers, card 4 (Move and Collect) [DEI-161]
14 s1 Move 1 Scrapper from courtyard C41 to courtyard C31
    all: s1 moves 1 Scrapper from courtyard C41 to courtyard C31 [DEI-204]
15 s1 Collect Technology at courtyard C44
    all: s1 collects 1 Technology at courtyard C44 [DEI-208]
    all: s2: Action Phase 1 [DEI-160]
16 s2 0 Scrappers at courtyard C41, 3 at courtyard C44; the Leader at courtyard C44
    all: s2 starts with 3 Scrappers and the Leader at courtyard C44 [DEI-92]
17 s2 Play face up: Hackers, card 8 (activate Scorpion)
    all: s2 plays Hackers, card 8 (activate Scorpion) [DEI-161]
18 s2 Activate Scorpion at roof R12
    all: s2 activates Scorpion at roof R12 [DEI-291]
19 s2 Build a Bridge from roof R12 to roof R13 (the drone)
    all: s2 builds a Bridge from roof R12 to roof R13 [DEI-397]
20 s2 Collect Energy at roof R12 (the drone)
    all: s2 collects 1 Energy at roof R12 (the drone) [DEI-292]
= 20 c01d84d18a5ea00ed8e7a409e183ff8df9c24a0b8224858cae627ceeda2eb96d
21 s2 Play face up: Hackers, card 3 (Move ×2)
    all: s2 plays Hackers, card 3 (Move ×2) [DEI-161]
22 s2 Move 2 Scrappers from courtyard C44 to courtyard C43
    all: s2 moves 2 Scrappers from courtyard C44 to courtyard C43 [DEI-204]
23 s2 Move 2 Scrappers from courtyard C43 to courtyard C33
    all: s2 moves 2 Scrappers from courtyard C43 to courtyard C33 [DEI-204]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C33 [DEI-135]
    all: s3: Action Phase 2 [DEI-160]
24 s3 Buy Fly +0 (activate Fly) for 1 Technology and 1 Energy; face down: Farm Z, card 6
    all: s3 plays a card face down: Farm Z, card 6 [DEI-161]
    all: s3 buys in the mechanical market for 1 Technology and 1 Energy: Fly +0 (activate Fly) [DEI-219]
    all: New in the mechanical market, right slot: Crane (Collect and Build) [DEI-76]
25 s3 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s3 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
26 s3 Build an Elevator from courtyard C44 to roof R34
    all: s3 builds an Elevator from courtyard C44 to roof R34 [DEI-212]
27 s3 Enlist 1 Scrapper at courtyard C41
    all: s3 enlists 1 Scrapper at courtyard C41 [DEI-201]
    all: s1: Action Phase 2 [DEI-160]
28 s1 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s1 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
29 s1 Enlist 1 Scrapper at courtyard C41
    all: s1 enlists 1 Scrapper at courtyard C41 [DEI-201]
30 s1 Enlist 1 Scrapper at courtyard C44
    all: s1 enlists 1 Scrapper at courtyard C44 [DEI-201]
= 30 738e964cc6f9cd2ee9ba99831c92b197e57deb1ec3bb2a13f1a6648b68bb2b8c
31 s1 Buy Cutthroats (Move and Kill) for 2 Technology and 1 Energy; face down: Ravagers, card 7
    all: s1 plays a card face down: Ravagers, card 7 [DEI-161]
    all: s1 buys in the black market for 2 Technology and 1 Energy: Cutthroats (Move and Kill) [DEI-219]
    all: New in the black market, right slot: Pickers (Move and Collect ×2) [DEI-76]
    all: s2: Action Phase 2 [DEI-160]
32 s2 Buy Grapnel squad (Move and Climb) for 1 Technology and 1 Energy; face down: Hackers, card 5
    all: s2 plays a card face down: Hackers, card 5 [DEI-161]
    all: s2 buys in the tactical market for 1 Technology and 1 Energy: Grapnel squad (Move and Climb) [DEI-219]
    all: New in the tactical market, right slot: Draco +0 (activate Draco) [DEI-76]
33 s2 Play face up: Hackers, card 7 (Collect and Build)
    all: s2 plays Hackers, card 7 (Collect and Build) [DEI-161]
34 s2 Build an Elevator from courtyard C44 to roof R34
    all: s2 builds an Elevator from courtyard C44 to roof R34 [DEI-212]
35 s2 Collect Technology at courtyard C33
    all: s2 collects 1 Technology at courtyard C33 [DEI-208]
    all: s3: Action Phase 3 [DEI-160]
36 s3 Play face up: Farm Z, card 4 (Move and Collect)
    all: s3 plays Farm Z, card 4 (Move and Collect) [DEI-161]
37 s3 Move the Leader from courtyard C35 to courtyard C25
    all: s3 moves the Leader from courtyard C35 to courtyard C25 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C35 [DEI-137]
    all: s3 takes control of the tactical outpost at courtyard C25 [DEI-135]
38 s3 Play face up: Fly +0 (activate Fly)
    all: s3 plays Fly +0 (activate Fly) [DEI-161]
39 s3 Activate Fly at courtyard C15
    all: s3 activates Fly at courtyard C15 [DEI-291]
40 s3 Column 1, 4 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s3 scores 4 Supplies for a mission in column 1: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s3 +4]
    all: s1: Action Phase 3 [DEI-160]
= 40 57c27a9be17197282f980b7d43c76159bf0bfacebc654af177bfb26970c8def2
41 s1 Play face up: Ravagers, card 3 (Move ×2)
    all: s1 plays Ravagers, card 3 (Move ×2) [DEI-161]
42 s1 Move 1 Scrapper from courtyard C31 to courtyard C21
    all: s1 moves 1 Scrapper from courtyard C31 to courtyard C21 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C21 [DEI-135]
43 s1 Move 1 Scrapper from courtyard C41 to courtyard C42
    all: s1 moves 1 Scrapper from courtyard C41 to courtyard C42 [DEI-204]
44 s1 Play face up: Ravagers, card 5 (Collect ×2)
    all: s1 plays Ravagers, card 5 (Collect ×2) [DEI-161]
45 s1 Collect Technology at courtyard C42
    all: s1 collects 1 Technology at courtyard C42 [DEI-208]
46 s1 Collect Technology at courtyard C21
    all: s1 collects 1 Technology at courtyard C21 [DEI-208]
47 s1 Column 1, 6 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s1 scores 6 Supplies for a mission in column 1: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s1 +6]
    all: s2: Action Phase 3 [DEI-160]
48 s2 Buy Draco +0 (activate Draco) for 1 Technology and 1 Energy; face down: Hackers, card 2
    all: s2 plays a card face down: Hackers, card 2 [DEI-161]
    all: s2 buys in the tactical market for 1 Technology and 1 Energy: Draco +0 (activate Draco) [DEI-219]
    all: New in the tactical market, right slot: Raid (Move and Kill) [DEI-76]
49 s2 Play face up: Draco +0 (activate Draco)
    all: s2 plays Draco +0 (activate Draco) [DEI-161]
50 s2 Activate Draco at courtyard C22
    all: s2 activates Draco at courtyard C22 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
= 50 98751c52d0b43c07d7a73de4373a44d6a557884bfd1527d3dd764012f7ef1c56
51 s2 Build a Refuge at courtyard C33 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds a Refuge at courtyard C33 [DEI-212]
52 s2 Column 2, 2 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s2 scores 2 Supplies for a mission in column 2 at its lower value: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-400, s2 +2]
    all: s2 scores 2 Supplies for a mission in column 2 at its lower value: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s2 +2]
    all: At the end of round 1 s1 controls 1 outpost [DEI-140]
    all: At the end of round 1 s2 controls 2 outposts [DEI-140]
    all: At the end of round 1 s3 controls 1 outpost [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s2, s3 and s1 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
53 s2 Play face up: Hackers, card 7 (Collect and Build)
    all: s2 plays Hackers, card 7 (Collect and Build) [DEI-161]
54 s2 Build an Elevator from courtyard C44 to roof R33
    all: s2 builds an Elevator from courtyard C44 to roof R33 [DEI-212]
55 s2 Collect Technology at courtyard C33
    all: s2 collects 1 Technology at courtyard C33 [DEI-208]
56 s2 Play face up: Draco +0 (activate Draco)
    all: s2 plays Draco +0 (activate Draco) [DEI-161]
57 s2 Activate Draco at courtyard C32
    all: s2 activates Draco at courtyard C32 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
58 s2 Build an Elevator from courtyard C33 to roof R33 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds an Elevator from courtyard C33 to roof R33 [DEI-212]
    all: s3: Action Phase 1 [DEI-160]
59 s3 Play face up: Fly +0 (activate Fly)
    all: s3 plays Fly +0 (activate Fly) [DEI-161]
60 s3 Activate Fly at courtyard C15
    all: s3 activates Fly at courtyard C15 [DEI-291]
= 60 575850e742d06cad19f012134f40428575d5072b73a226dc9863336583ccb0c7
61 s3 Play face up: Farm Z, card 8 (activate Draco)
    all: s3 plays Farm Z, card 8 (activate Draco) [DEI-161]
62 s3 Activate Draco at courtyard C42
    all: s3 activates Draco at courtyard C42 [DEI-291]
    all: s3 scores 1 Supply for Draco [DEI-298, s3 +1]
    all: s3 gains +1 candy (Draco) [DEI-298]
63 s3 Finish with the drone
64 s3 Build a Refuge at courtyard C41 (a candy)
    all: s3 spends a candy [DEI-234]
    all: s3 builds a Refuge at courtyard C41 [DEI-212]
    all: s1: Action Phase 1 [DEI-160]
65 s1 Play face up: Ravagers, card 8 (activate Masamune)
    all: s1 plays Ravagers, card 8 (activate Masamune) [DEI-161]
66 s1 Activate Masamune at roof R12
    all: s1 activates Masamune at roof R12 [DEI-291]
67 s1 Collect Energy at roof R12 (the drone)
    all: s1 collects 1 Energy at roof R12 (the drone) [DEI-292]
68 s1 Buy General levy (Enlist ×2 and Collect ×2) for 2 Technology and 2 Energy; face down: Cutthroats
    all: s1 plays a card face down: Cutthroats [DEI-161]
    all: s1 buys in the logistic market for 2 Technology and 2 Energy: General levy (Enlist ×2 and Collect ×2) [DEI-219]
    all: New in the logistic market, right slot: Conscription (Enlist ×3) [DEI-76]
    all: s2: Action Phase 2 [DEI-160]
69 s2 Play face up: Hackers, card 8 (activate Scorpion)
    all: s2 plays Hackers, card 8 (activate Scorpion) [DEI-161]
70 s2 Activate Scorpion at courtyard C23
    all: s2 activates Scorpion at courtyard C23 [DEI-291]
= 70 3b8ee341e0b3d671f3d58591a5afac073d4aae914aa64e4596d657b7a0e08cfd
71 s2 Collect Technology at courtyard C23 (the drone)
    all: s2 collects 1 Technology at courtyard C23 (the drone) [DEI-292]
72 s2 Build a Refuge at courtyard C23 (the drone)
    all: s2 builds a Refuge at courtyard C23 [DEI-397]
73 s2 Play face up: Hackers, card 3 (Move ×2)
    all: s2 plays Hackers, card 3 (Move ×2) [DEI-161]
74 s2 Move 1 Scrapper from courtyard C33 to courtyard C32
    all: s2 moves 1 Scrapper from courtyard C33 to courtyard C32 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C32 [DEI-135]
75 s2 Move the Leader from courtyard C44 to roof R34
    all: s2 moves the Leader from courtyard C44 to roof R34 [DEI-204]
76 s2 Unlock (mechanical): Remote control (+1 to the bonus of your drone cards)
    all: s2 unlocks an advantage: Remote control (+1 to the bonus of your drone cards) [DEI-270]
    all: s3: Action Phase 2 [DEI-160]
77 s3 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s3 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
78 s3 Enlist 1 Scrapper at courtyard C41
    all: s3 enlists 1 Scrapper at courtyard C41 [DEI-201]
79 s3 Enlist 1 Scrapper at courtyard C41
    all: s3 enlists 1 Scrapper at courtyard C41 [DEI-201]
80 s3 Play face up: Farm Z, card 5 (Collect ×2)
    all: s3 plays Farm Z, card 5 (Collect ×2) [DEI-161]
    all: s1: Action Phase 2 [DEI-160]
= 80 57fa6b737205ee543238507d2c6a87ccca2bf048ea10b1dedc4fccd0f30145a5
81 s1 Play face up: General levy (Enlist ×2 and Collect ×2)
    all: s1 plays General levy (Enlist ×2 and Collect ×2) [DEI-161]
82 s1 Enlist 1 Scrapper at courtyard C41
    all: s1 enlists 1 Scrapper at courtyard C41 [DEI-201]
83 s1 Finish the card
84 s1 Play face up: Ravagers, card 4 (Move and Collect)
    all: s1 plays Ravagers, card 4 (Move and Collect) [DEI-161]
85 s1 Move 1 Scrapper from courtyard C41 to courtyard C42
    all: s1 moves 1 Scrapper from courtyard C41 to courtyard C42 [DEI-204]
    all: s2: Action Phase 3 [DEI-160]
86 s2 Play face up: Hackers, card 4 (Move and Collect)
    all: s2 plays Hackers, card 4 (Move and Collect) [DEI-161]
87 s2 Collect Technology at courtyard C33
    all: s2 collects 1 Technology at courtyard C33 [DEI-208]
88 s2 Move 1 Scrapper from courtyard C33 to courtyard C23
    all: s2 moves 1 Scrapper from courtyard C33 to courtyard C23 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C23 [DEI-135]
89 s2 Play face up: Hackers, card 6 (Move and Build)
    all: s2 plays Hackers, card 6 (Move and Build) [DEI-161]
90 s2 Move 1 Scrapper from courtyard C32 to courtyard C33
    all: s2 moves 1 Scrapper from courtyard C32 to courtyard C33 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C32 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C33 [DEI-135]
= 90 08df2402034a65f57f86debf8f9bf143ffab7b004c6d1314cba16d3f0d5543e2
91 s2 Build a Bridge from roof R24 to roof R34
    all: s2 builds a Bridge from roof R24 to roof R34 [DEI-212]
92 s2 Column 1, 4 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s2 scores 4 Supplies for a mission in column 1 at its lower value: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-400, s2 +4]
    all: s2 scores 2 Supplies for a mission in column 1 at its lower value: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-400, s2 +2]
    all: s3: Action Phase 3 [DEI-160]
93 s3 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s3 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
94 s3 Build an Elevator from courtyard C25 to roof R24
    all: s3 builds an Elevator from courtyard C25 to roof R24 [DEI-212]
95 s3 Enlist 1 Scrapper at courtyard C41
    all: s3 enlists 1 Scrapper at courtyard C41 [DEI-201]
96 s3 Play face up: Farm Z, card 4 (Move and Collect)
    all: s3 plays Farm Z, card 4 (Move and Collect) [DEI-161]
97 s3 Move the Leader from courtyard C25 to courtyard C35
    all: s3 moves the Leader from courtyard C25 to courtyard C35 [DEI-204]
    all: s3 loses control of the tactical outpost at courtyard C25 [DEI-137]
    all: s3 takes control of the mechanical outpost at courtyard C35 [DEI-135]
98 s3 Collect Technology at courtyard C35
    all: s3 collects 1 Technology at courtyard C35 [DEI-208]
99 s3 Column 2, 3 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s3 scores 3 Supplies for a mission in column 2: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321, s3 +3]
    all: s1: Action Phase 3 [DEI-160]
100 s1 Play face up: Ravagers, card 6 (Move and Build)
    all: s1 plays Ravagers, card 6 (Move and Build) [DEI-161]
= 100 a83aa1f32674d32dcfc738f44b68ceb0097ede08bb36b9775aa4702c6f671b10
101 s1 Move 1 Scrapper from courtyard C42 to courtyard C32
    all: s1 moves 1 Scrapper from courtyard C42 to courtyard C32 [DEI-204]
    all: s1 takes control of the mechanical outpost at courtyard C32 [DEI-135]
102 s1 Build an Elevator from courtyard C44 to roof R34
    all: s1 builds an Elevator from courtyard C44 to roof R34 [DEI-212]
103 s1 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s1 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
104 s1 Enlist 1 Scrapper at courtyard C44
    all: s1 enlists 1 Scrapper at courtyard C44 [DEI-201]
105 s1 Enlist 1 Scrapper at courtyard C44
    all: s1 enlists 1 Scrapper at courtyard C44 [DEI-201]
106 s1 Column 4, 0 Supplies: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each
    all: s1 scores 0 Supplies for a mission in column 4: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-321]
    all: At the end of round 2 s1 controls 2 outposts [DEI-140]
    all: At the end of round 2 s2 controls 3 outposts [DEI-140]
    all: At the end of round 2 s3 controls 1 outpost [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s1, s3 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
107 s1 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s1 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
108 s1 Enlist 1 Scrapper at courtyard C41
    all: s1 enlists 1 Scrapper at courtyard C41 [DEI-201]
109 s1 Enlist 1 Scrapper at courtyard C44
    all: s1 enlists 1 Scrapper at courtyard C44 [DEI-201]
110 s1 Play face up: General levy (Enlist ×2 and Collect ×2)
    all: s1 plays General levy (Enlist ×2 and Collect ×2) [DEI-161]
= 110 f550b402d1be27efdda34467304ad09d6c8562f080d29abd89739fb9bbbac2a4
111 s1 Collect Technology at courtyard C32
    all: s1 collects 1 Technology at courtyard C32 [DEI-208]
112 s1 Collect Technology at courtyard C32
    all: s1 collects 1 Technology at courtyard C32 [DEI-208]
113 s1 Enlist 1 Scrapper at courtyard C44
    all: s1 enlists 1 Scrapper at courtyard C44 [DEI-201]
114 s1 Enlist 1 Scrapper at courtyard C41
    all: s1 enlists 1 Scrapper at courtyard C41 [DEI-201]
    all: s3: Action Phase 1 [DEI-160]
115 s3 Play face up: Fly +0 (activate Fly)
    all: s3 plays Fly +0 (activate Fly) [DEI-161]
116 s3 Activate Fly at courtyard C15
    all: s3 activates Fly at courtyard C15 [DEI-291]
117 s3 Play face up: Farm Z, card 8 (activate Draco)
    all: s3 plays Farm Z, card 8 (activate Draco) [DEI-161]
118 s3 Activate Draco at roof R33
    all: s3 activates Draco at roof R33 [DEI-291]
    all: s3 scores 1 Supply for Draco [DEI-298, s3 +1]
    all: s3 gains +1 candy (Draco) [DEI-298]
119 s3 Move the Leader from courtyard C35 to courtyard C25 (a candy)
    all: s3 spends a candy [DEI-234]
    all: s3 moves the Leader from courtyard C35 to courtyard C25 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C35 [DEI-137]
    all: s3 takes control of the tactical outpost at courtyard C25 [DEI-135]
    all: s2: Action Phase 1 [DEI-160]
120 s2 Buy Conscription (Enlist ×3) for 2 Technology; face down: Hackers, card 8
    all: s2 plays a card face down: Hackers, card 8 [DEI-161]
    all: s2 buys in the logistic market for 2 Technology: Conscription (Enlist ×3) [DEI-219]
    all: New in the logistic market, right slot: Simon +0 (activate Simon) [DEI-76]
= 120 3423d7a2b35daa1ca9efec0b5bcffe0d4419ef64742d4feefef48e6a9eb75996
121 s2 Play face up: Conscription (Enlist ×3)
    all: s2 plays Conscription (Enlist ×3) [DEI-161]
122 s2 Enlist 1 Scrapper at courtyard C23
    all: s2 enlists 1 Scrapper at courtyard C23 [DEI-201]
123 s2 Enlist 1 Scrapper at courtyard C33
    all: s2 enlists 1 Scrapper at courtyard C33 [DEI-201]
124 s2 Enlist 1 Scrapper at courtyard C23
    all: s2 enlists 1 Scrapper at courtyard C23 [DEI-201]
    all: s1: Action Phase 2 [DEI-160]
125 s1 Buy Masamune +1 (activate Masamune with bonus +1) for 2 Technology and 1 Energy; face down: Ravagers, card 2
    all: s1 plays a card face down: Ravagers, card 2 [DEI-161]
    all: s1 buys in the logistic market for 2 Technology and 1 Energy: Masamune +1 (activate Masamune with bonus +1) [DEI-219]
    all: New in the logistic market, right slot: Draco +2 (activate Draco with bonus +2) [DEI-76]
126 s1 Play face up: Ravagers, card 5 (Collect ×2)
    all: s1 plays Ravagers, card 5 (Collect ×2) [DEI-161]
127 s1 Finish the card
    all: s3: Action Phase 2 [DEI-160]
128 s3 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s3 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
129 s3 Build a Refuge at courtyard C25
    all: s3 builds a Refuge at courtyard C25 [DEI-212]
130 s3 Enlist 1 Scrapper at courtyard C41
    all: s3 enlists 1 Scrapper at courtyard C41 [DEI-201]
= 130 ae6d99f6f93eb970e24535bc79594fe5faf0c0e37904cb991f94b0f65103322d
131 s3 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s3 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
132 s3 Move the Leader from courtyard C25 to courtyard C35
    all: s3 moves the Leader from courtyard C25 to courtyard C35 [DEI-204]
    all: s3 loses control of the tactical outpost at courtyard C25 [DEI-137]
    all: s3 takes control of the mechanical outpost at courtyard C35 [DEI-135]
133 s3 Enlist 1 Scrapper at courtyard C44
    all: s3 enlists 1 Scrapper at courtyard C44 [DEI-201]
    all: s2: Action Phase 2 [DEI-160]
134 s2 Play face up: Draco +0 (activate Draco)
    all: s2 plays Draco +0 (activate Draco) [DEI-161]
135 s2 Activate Draco at roof R13
    all: s2 activates Draco at roof R13 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
136 s2 Build a Refuge at courtyard C44 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 builds a Refuge at courtyard C44 [DEI-212]
137 s2 Play face up: Grapnel squad (Move and Climb)
    all: s2 plays Grapnel squad (Move and Climb) [DEI-161]
138 s2 Move 2 Scrappers from courtyard C23 to roof R22 (Climb)
    all: s2 moves 2 Scrappers from courtyard C23 to roof R22 (Climb) [DEI-224]
    all: s2 takes control of the tactical outpost at roof R22 [DEI-135]
139 s2 Move 1 Scrapper from courtyard C23 to courtyard C13
    all: s2 moves 1 Scrapper from courtyard C23 to courtyard C13 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C13 [DEI-135]
140 s2 Unlock (tactical): Veterans (+2 majority value for your Leader)
    all: s2 unlocks an advantage: Veterans (+2 majority value for your Leader) [DEI-270]
    all: s1: Action Phase 3 [DEI-160]
= 140 48650f2795a69c0ea71bcd0829d6c01b9f95b4f8e2d4bd5eeeb7bc7c704431ec
141 s1 Play face up: Ravagers, card 8 (activate Masamune)
    all: s1 plays Ravagers, card 8 (activate Masamune) [DEI-161]
142 s1 Activate Masamune at courtyard C32
    all: s1 activates Masamune at courtyard C32 [DEI-291]
143 s1 Collect Technology at courtyard C32 (the drone)
    all: s1 collects 1 Technology at courtyard C32 (the drone) [DEI-292]
144 s1 Play face up: Masamune +1 (activate Masamune with bonus +1)
    all: s1 plays Masamune +1 (activate Masamune with bonus +1) [DEI-161]
145 s1 Activate Masamune at roof R33
    all: s1 activates Masamune at roof R33 [DEI-291]
146 s1 Collect Energy at roof R33 (the drone)
    all: s1 collects 1 Energy at roof R33 (the drone) [DEI-292]
147 s1 Collect Energy at roof R33 (the drone)
    all: s1 collects 1 Energy at roof R33 (the drone) [DEI-292]
148 s1 Column 2, 0 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s1 scores 0 Supplies for a mission in column 2, late: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321]
    all: s3: Action Phase 3 [DEI-160]
149 s3 Play face up: Farm Z, card 4 (Move and Collect)
    all: s3 plays Farm Z, card 4 (Move and Collect) [DEI-161]
150 s3 Collect Technology at courtyard C35
    all: s3 collects 1 Technology at courtyard C35 [DEI-208]
= 150 767cd7cca66eb1c926d91565413a0643a6768a3b12ccd582689a9eacd67d6d1e
151 s3 Move 5 Scrappers from courtyard C41 to courtyard C31
    all: s3 moves 5 Scrappers from courtyard C41 to courtyard C31 [DEI-204]
152 s3 Play face up: Farm Z, card 5 (Collect ×2)
    all: s3 plays Farm Z, card 5 (Collect ×2) [DEI-161]
153 s3 Collect Technology at courtyard C31
    all: s3 collects 1 Technology at courtyard C31 [DEI-208]
154 s3 Collect Technology at courtyard C31
    all: s3 collects 1 Technology at courtyard C31 [DEI-208]
155 s3 Column 4, 0 Supplies: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each
    all: s3 scores 0 Supplies for a mission in column 4: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-321]
    all: s2: Action Phase 3 [DEI-160]
156 s2 Play face up: Hackers, card 4 (Move and Collect)
    all: s2 plays Hackers, card 4 (Move and Collect) [DEI-161]
157 s2 Move 1 Scrapper from courtyard C33 to courtyard C23
    all: s2 moves 1 Scrapper from courtyard C33 to courtyard C23 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C23 [DEI-135]
158 s2 Collect Energy at roof R22
    all: s2 collects 1 Energy at roof R22 [DEI-208]
159 s2 Buy Raid (Move and Kill) for 1 Technology and 1 Energy; face down: Hackers, card 7
    all: s2 plays a card face down: Hackers, card 7 [DEI-161]
    all: s2 buys in the tactical market for 1 Technology and 1 Energy: Raid (Move and Kill) [DEI-219]
    all: New in the tactical market, right slot: Roof patrol (Climb ×2) [DEI-76]
160 s2 Column 3, 6 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s2 scores 6 Supplies for a mission in column 3 at its lower value: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-400, s2 +6]
    all: s2 scores 0 Supplies for a mission in column 3 at its lower value: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-400]
    all: At the end of round 3 s1 controls 2 outposts [DEI-140]
    all: At the end of round 3 s2 controls 5 outposts [DEI-140]
    all: At the end of round 3 s3 controls 1 outpost [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s1, s3 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
= 160 6bd5ef8352f54ca57d568026ed98c9d83029e8115fd0682f11fce9f9794e9f21
161 s1 Buy Scaffolding (Build and Climb) for 1 Technology and 1 Energy; face down: Ravagers, card 8
    all: s1 plays a card face down: Ravagers, card 8 [DEI-161]
    all: s1 buys in the mechanical market for 1 Technology and 1 Energy: Scaffolding (Build and Climb) [DEI-219]
    all: New in the mechanical market, right slot: Work gang (Build ×2) [DEI-76]
162 s1 Play face up: General levy (Enlist ×2 and Collect ×2)
    all: s1 plays General levy (Enlist ×2 and Collect ×2) [DEI-161]
163 s1 Enlist 1 Scrapper at courtyard C41
    all: s1 enlists 1 Scrapper at courtyard C41 [DEI-201]
164 s1 Enlist 1 Scrapper at courtyard C44
    all: s1 enlists 1 Scrapper at courtyard C44 [DEI-201]
    all: s3: Action Phase 1 [DEI-160]
165 s3 Buy Fence (exchange up to 2 Technology for Energy) for 2 Technology; face down: Farm Z, card 8
    all: s3 plays a card face down: Farm Z, card 8 [DEI-161]
    all: s3 buys in the black market for 2 Technology: Fence (exchange up to 2 Technology for Energy) [DEI-219]
    all: New in the black market, right slot: Contraband (Move and +2 Supplies) [DEI-76]
166 s3 Play face up: Fly +0 (activate Fly)
    all: s3 plays Fly +0 (activate Fly) [DEI-161]
167 s3 Activate Fly at roof R14
    all: s3 activates Fly at roof R14 [DEI-291]
    all: s2: Action Phase 1 [DEI-160]
168 s2 Play face up: Conscription (Enlist ×3)
    all: s2 plays Conscription (Enlist ×3) [DEI-161]
169 s2 Enlist 1 Scrapper at courtyard C44
    all: s2 enlists 1 Scrapper at courtyard C44 [DEI-201]
170 s2 Enlist 1 Scrapper at courtyard C23
    all: s2 enlists 1 Scrapper at courtyard C23 [DEI-201]
= 170 2d5166dcfc340d71126ee3629ee7443a273379e1bceb5676143fa9c8e06be9b4
171 s2 Enlist 1 Scrapper at courtyard C23
    all: s2 enlists 1 Scrapper at courtyard C23 [DEI-201]
172 s2 Play face up: Draco +0 (activate Draco)
    all: s2 plays Draco +0 (activate Draco) [DEI-161]
173 s2 Activate Draco at courtyard C23
    all: s2 activates Draco at courtyard C23 [DEI-291]
    all: s2 scores 1 Supply for Draco [DEI-298, s2 +1]
    all: s2 gains +1 candy (Draco) [DEI-298]
174 s2 Collect Energy at roof R34 (a candy)
    all: s2 spends a candy [DEI-234]
    all: s2 collects 1 Energy at roof R34 [DEI-208]
    all: s1: Action Phase 2 [DEI-160]
175 s1 Play face up: Masamune +1 (activate Masamune with bonus +1)
    all: s1 plays Masamune +1 (activate Masamune with bonus +1) [DEI-161]
176 s1 Activate Masamune at roof R32
    all: s1 activates Masamune at roof R32 [DEI-291]
177 s1 Collect Energy at roof R32 (the drone)
    all: s1 collects 1 Energy at roof R32 (the drone) [DEI-292]
178 s1 Collect Energy at roof R32 (the drone)
    all: s1 collects 1 Energy at roof R32 (the drone) [DEI-292]
179 s1 Play face up: Scaffolding (Build and Climb)
    all: s1 plays Scaffolding (Build and Climb) [DEI-161]
180 s1 Move 1 Scrapper from courtyard C44 to roof R33 (Climb)
    all: s1 moves 1 Scrapper from courtyard C44 to roof R33 (Climb) [DEI-224]
= 180 25d6a7bc561e4a2f315dddbf33eae2997eb721c7dd51ff11ac53d3d02cea61c8
181 s1 Build an Elevator from courtyard C44 to roof R33
    all: s1 builds an Elevator from courtyard C44 to roof R33 [DEI-212]
    all: s3: Action Phase 2 [DEI-160]
182 s3 Play face up: Farm Z, card 5 (Collect ×2)
    all: s3 plays Farm Z, card 5 (Collect ×2) [DEI-161]
183 s3 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s3 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
184 s3 Move 5 Scrappers from courtyard C31 to courtyard C32
    all: s3 moves 5 Scrappers from courtyard C31 to courtyard C32 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C32 [DEI-137]
    all: s3 takes control of the mechanical outpost at courtyard C32 [DEI-135]
185 s3 Enlist 1 Scrapper at courtyard C25
    all: s3 enlists 1 Scrapper at courtyard C25 [DEI-201]
    all: s3 takes control of the tactical outpost at courtyard C25 [DEI-135]
186 s3 Unlock (mechanical): Blueprints (when unlocked: 1 Supply for each of your structures on the board)
    all: s3 unlocks an advantage: Blueprints (when unlocked: 1 Supply for each of your structures on the board) [DEI-270]
    all: s3 scores 4 Supplies for the advantage [DEI-273, s3 +4]
    all: s2: Action Phase 2 [DEI-160]
187 s2 Play face up: Hackers, card 1 (Enlist ×2)
    all: s2 plays Hackers, card 1 (Enlist ×2) [DEI-161]
188 s2 Enlist 1 Scrapper at courtyard C44
    all: s2 enlists 1 Scrapper at courtyard C44 [DEI-201]
189 s2 Finish the card
190 s2 Play face up: Raid (Move and Kill)
    all: s2 plays Raid (Move and Kill) [DEI-161]
= 190 0cec246605718c4d6d45cf9143878732f5fc90e52dd3518687b22c7e58bca0ac
191 s2 Move 1 Scrapper from courtyard C23 to courtyard C24
    all: s2 moves 1 Scrapper from courtyard C23 to courtyard C24 [DEI-204]
192 s2 Kill one of s1’s Scrappers at courtyard C44
    all: s2 kills one of s1’s Scrappers at courtyard C44 [DEI-221]
    all: s1: Action Phase 3 [DEI-160]
193 s1 Play face up: Ravagers, card 5 (Collect ×2)
    all: s1 plays Ravagers, card 5 (Collect ×2) [DEI-161]
194 s1 Collect Energy at roof R33
    all: s1 collects 1 Energy at roof R33 [DEI-208]
195 s1 Play face up: Ravagers, card 3 (Move ×2)
    all: s1 plays Ravagers, card 3 (Move ×2) [DEI-161]
196 s1 Move 1 Scrapper from courtyard C32 to courtyard C31
    all: s1 moves 1 Scrapper from courtyard C32 to courtyard C31 [DEI-204]
197 s1 Move 1 Scrapper from courtyard C41 to courtyard C31
    all: s1 moves 1 Scrapper from courtyard C41 to courtyard C31 [DEI-204]
198 s1 Column 3, 0 Supplies: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3
    all: s1 scores 0 Supplies for a mission in column 3, late: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-321]
    all: s3: Action Phase 3 [DEI-160]
199 s3 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s3 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
200 s3 Enlist 1 Scrapper at courtyard C41
    all: s3 enlists 1 Scrapper at courtyard C41 [DEI-201]
= 200 5bcde6bb8b20a3711783b9809100c79a45e3229f2bffc3af0f351ae730f78a73
201 s3 Build an Elevator from courtyard C44 to roof R33
    all: s3 builds an Elevator from courtyard C44 to roof R33 [DEI-212]
202 s3 Buy Sweet deal (+2 candies) for 2 Technology; face down: Farm Z, card 4
    all: s3 plays a card face down: Farm Z, card 4 [DEI-161]
    all: s3 buys in the black market for 2 Technology: Sweet deal (+2 candies) [DEI-219]
    all: New in the black market, right slot: Fixers (Move ×2 and Build) [DEI-76]
203 s3 Column 3, 3 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s3 scores 3 Supplies for a mission in column 3, late: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s3 +3]
    all: s2: Action Phase 3 [DEI-160]
204 s2 Play face up: Hackers, card 6 (Move and Build)
    all: s2 plays Hackers, card 6 (Move and Build) [DEI-161]
205 s2 Move 1 Scrapper from courtyard C44 to courtyard C34
    all: s2 moves 1 Scrapper from courtyard C44 to courtyard C34 [DEI-204]
206 s2 Build a Bridge from roof R22 to roof R23
    all: s2 builds a Bridge from roof R22 to roof R23 [DEI-212]
207 s2 Play face up: Hackers, card 3 (Move ×2)
    all: s2 plays Hackers, card 3 (Move ×2) [DEI-161]
208 s2 Move 1 Scrapper from courtyard C44 to roof R34
    all: s2 moves 1 Scrapper from courtyard C44 to roof R34 [DEI-204]
209 s2 Move 1 Scrapper from courtyard C44 to courtyard C45
    all: s2 moves 1 Scrapper from courtyard C44 to courtyard C45 [DEI-204]
210 s2 Column 4, 3 Supplies: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each
    all: s2 scores 2 Supplies for a mission in column 4 at its lower value: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-400, s2 +2]
    all: s2 scores 3 Supplies for a mission in column 4 at its lower value: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-400, s2 +3]
    all: At the end of round 4 s1 controls 1 outpost [DEI-140]
    all: At the end of round 4 s2 controls 5 outposts [DEI-140]
    all: At the end of round 4 s3 controls 3 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 4 Supplies for Energy [DEI-372, s1 +4]
    all: s1 scores 10 Supplies for cards [DEI-373, s1 +10]
    all: s1 scores 2 Supplies for outposts [DEI-374, s1 +2]
    all: s2 scores 1 Supply for Energy [DEI-372, s2 +1]
    all: s2 scores 5 Supplies for cards [DEI-373, s2 +5]
    all: s2 scores 10 Supplies for outposts [DEI-374, s2 +10]
    all: s2 scores 4 Supplies for unlocked advantages [DEI-375, s2 +4]
    all: s3 scores 4 Supplies for cards [DEI-373, s3 +4]
    all: s3 scores 6 Supplies for outposts [DEI-374, s3 +6]
    all: s3 scores 2 Supplies for unlocked advantages [DEI-375, s3 +2]
= 210 c8f691133b20b6b05614d85c6b0c858a960f1506009e2bd01cc107b848ee96b9
= 210 c8f691133b20b6b05614d85c6b0c858a960f1506009e2bd01cc107b848ee96b9
s1 rank 3 score 22
s2 rank 1 score 45
s3 rank 2 score 29
