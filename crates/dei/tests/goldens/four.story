dei revision 1, 4 seats, options {"automa":"alone","gear":"off","new_missions":"off","short_missions":"off","draft":"off","seat_1":"any","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Refuge 42. Leader’s skill: Strength in numbers (once per phase, an Enlist in the Leader’s region puts one more Scrapper there) [DEI-9]
    all: s2 takes a faction: Ravagers. Leader’s skill: Keen eye (once per phase, a Collect in the Leader’s region takes one more resource of either kind) [DEI-9]
    all: s3 takes a faction: Farm Z. Leader’s skill: Hulk (the Leader has majority value 2) [DEI-9]
    all: s4 takes a faction: Chrono Cult. Leader’s skill: Conversion (once per phase, after a Move with the Leader, you may Kill in the Leader’s region and deploy one of your Scrappers there) [DEI-9]
    all: The board has 4 rows of 4 districts [DEI-63]
    all: Cathedral starts at roof R43 [DEI-68]
    all: Masamune starts at roof R22 [DEI-68]
    all: Simon starts at roof R23 [DEI-68]
    all: Fly starts at roof R34 [DEI-68]
    all: Draco starts at roof R24 [DEI-68]
    all: Outpost at courtyard C12: mechanical outpost [DEI-72]
    all: Outpost at roof R12: logistic outpost [DEI-72]
    all: Outpost at roof R13: mechanical outpost [DEI-72]
    all: Outpost at courtyard C24: mechanical outpost [DEI-72]
    all: Outpost at courtyard C23: tactical outpost [DEI-72]
    all: Outpost at roof R23: tactical outpost [DEI-72]
    all: Outpost at courtyard C24: tactical outpost [DEI-72]
    all: Outpost at courtyard C41: logistic outpost [DEI-72]
    all: Outpost at courtyard C32: tactical outpost [DEI-72]
    all: Outpost at courtyard C43: mechanical outpost [DEI-72]
    all: Outpost at roof R34: logistic outpost [DEI-72]
    all: Outpost at courtyard C41: tactical outpost [DEI-72]
    all: Outpost at roof R42: logistic outpost [DEI-72]
    all: Outpost at courtyard C43: logistic outpost [DEI-72]
    all: Outpost at courtyard C55: mechanical outpost [DEI-72]
    all: New in the tactical market, left slot: Fly +1 (activate Fly with bonus +1) [DEI-76]
    all: New in the tactical market, middle slot: Strike team (Move, Climb and Kill) [DEI-76]
    all: New in the tactical market, right slot: Flying column (Move ×2 and Collect) [DEI-76]
    all: New in the logistic market, left slot: Relief column (Enlist ×2 and Move) [DEI-76]
    all: New in the logistic market, middle slot: Cathedral +1 (activate Cathedral with bonus +1) [DEI-76]
    all: New in the logistic market, right slot: Fly +2 (activate Fly with bonus +2) [DEI-76]
    all: New in the mechanical market, left slot: Draco +1 (activate Draco with bonus +1) [DEI-76]
    all: New in the mechanical market, middle slot: Scaffolding (Build and Climb) [DEI-76]
    all: New in the mechanical market, right slot: Simon +1 (activate Simon with bonus +1) [DEI-76]
    all: New in the black market, left slot: Smugglers (Move ×2 and Collect) [DEI-76]
    all: New in the black market, middle slot: Sweet deal (+2 candies) [DEI-76]
    all: New in the black market, right slot: Hired hands (Enlist ×2 and Move) [DEI-76]
    all: Mission in column 1: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 1: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 2: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-80]
    all: Mission in column 2: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 3: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 3: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 4: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 4: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Priority: s2, s3, s1 and s4 [DEI-89]
    all: s1 is dealt an advantage: Infiltration (you may Move into a region where you only tie for the highest majority value) [DEI-96]
    all: s2 is dealt an advantage: Veterans (+2 majority value for your Leader) [DEI-96]
    all: s3 is dealt an advantage: Night march (once per phase, one of your Moves may count as Climb) [DEI-96]
    all: s4 is dealt an advantage: Ambush (once per phase, after a Move into a region with another faction’s Scrapper, you may Kill there) [DEI-96]
    all: s1 is dealt an advantage: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-96]
    all: s2 is dealt an advantage: Field kitchen (once per phase, an Enlist may count as Muster) [DEI-96]
    all: s3 is dealt an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-96]
    all: s4 is dealt an advantage: Ledger (at the end of the game, 1 Supply for every Technology) [DEI-96]
    all: s1 is dealt an advantage: Blueprints (when unlocked: 1 Supply for each of your structures on the board) [DEI-96]
    all: s2 is dealt an advantage: Common ways (you may use other factions’ Elevators and Bridges) [DEI-96]
    all: s3 is dealt an advantage: Salvage crew (when you Build, gain 1 Technology) [DEI-96]
    all: s4 is dealt an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s2: Action Phase 1 [DEI-160]
1 s2 1 Scrapper at courtyard C32, 1 at courtyard C35; the Leader at courtyard C32
    all: s2 starts with 1 Scrapper and the Leader at courtyard C32 [DEI-92]
    all: s2 starts with 1 Scrapper at courtyard C35 [DEI-92]
    all: s2 takes control of the tactical outpost at courtyard C32 [DEI-135]
2 s2 Play face up: Ravagers, card 5 (Collect ×2)
    all: s2 plays Ravagers, card 5 (Collect ×2) [DEI-161]
3 s2 Finish the card
4 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
5 s2 Activate Masamune at roof R33
    all: s2 activates Masamune at roof R33 [DEI-291]
6 s2 Collect Energy at roof R33 (the drone)
    all: s2 collects 1 Energy at roof R33 (the drone) [DEI-292]
7 s2 Collect Energy at roof R33 (the drone)
    all: s2 collects 1 Energy at roof R33 (the drone) [DEI-292]
    all: s3: Action Phase 1 [DEI-160]
8 s3 3 Scrappers at courtyard C32, 0 at courtyard C35; the Leader at courtyard C35
    all: s3 starts with 3 Scrappers at courtyard C32 [DEI-92]
    all: s3 starts with the Leader at courtyard C35 [DEI-92]
    all: s2 loses control of the tactical outpost at courtyard C32 [DEI-137]
    all: s3 takes control of the tactical outpost at courtyard C32 [DEI-135]
9 s3 Play face up: Farm Z, card 3 (Move ×2)
    all: s3 plays Farm Z, card 3 (Move ×2) [DEI-161]
10 s3 Move the Leader from courtyard C35 to courtyard C45
    all: s3 moves the Leader from courtyard C35 to courtyard C45 [DEI-204]
= 10 870c339c5a966350b499844ee6fd2528d3679bbd642570c5c3196d85d8cac31d
11 s3 Move the Leader from courtyard C45 to courtyard C55
    all: s3 moves the Leader from courtyard C45 to courtyard C55 [DEI-204]
    all: s3 takes control of the mechanical outpost at courtyard C55 [DEI-135]
12 s3 Buy Scaffolding (Build and Climb) for 1 Technology and 1 Energy; face down: Farm Z, card 4
    all: s3 plays a card face down: Farm Z, card 4 [DEI-161]
    all: s3 buys in the mechanical market for 1 Technology and 1 Energy: Scaffolding (Build and Climb) [DEI-219]
    all: New in the mechanical market, right slot: Crane (Collect and Build) [DEI-76]
    all: s1: Action Phase 1 [DEI-160]
13 s1 0 Scrappers at courtyard C32, 3 at courtyard C35; the Leader at courtyard C32
    all: s1 starts with the Leader at courtyard C32 [DEI-92]
    all: s1 starts with 3 Scrappers at courtyard C35 [DEI-92]
14 s1 Play face up: Refuge 42, card 8 (activate Simon)
    all: s1 plays Refuge 42, card 8 (activate Simon) [DEI-161]
15 s1 Activate Simon at courtyard C34
    all: s1 activates Simon at courtyard C34 [DEI-291]
16 s1 Deploy 1 Scrapper at courtyard C34 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C34 (the drone) [DEI-292]
17 s1 Deploy 1 Scrapper at courtyard C34 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C34 (the drone) [DEI-292]
18 s1 Play face up: Refuge 42, card 5 (Collect ×2)
    all: s1 plays Refuge 42, card 5 (Collect ×2) [DEI-161]
19 s1 Collect Technology at courtyard C34
    all: s1 collects 1 Technology at courtyard C34 [DEI-208]
20 s1 Collect Technology at courtyard C35
    all: s1 collects 1 Technology at courtyard C35 [DEI-208]
    all: s4: Action Phase 1 [DEI-160]
    all: s4 draws two gifts. No. 3: gain 4 Technology (requirement: 4 Energy in your reserve). No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour) [DEI-440]
= 20 91fa6ae7c554fb864086fd5bd23e219992a4e908902898d9d19ce86269699446
21 s4 No. 3: gain 4 Technology (requirement: 4 Energy in your reserve)
    all: s4 keeps a gift. No. 3: gain 4 Technology (requirement: 4 Energy in your reserve) [DEI-440]
22 s4 2 Scrappers at courtyard C32, 2 at courtyard C35; the Leader at courtyard C35
    all: s4 starts with 2 Scrappers at courtyard C32 [DEI-92]
    all: s4 starts with 2 Scrappers and the Leader at courtyard C35 [DEI-92]
    all: s4 gains +4 Technology (gift) [DEI-442]
23 s4 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s4 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
24 s4 Activate Cathedral at roof R43
    all: s4 activates Cathedral at roof R43 [DEI-291]
25 s4 Deploy 1 Scrapper at courtyard C54 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C54 (the drone) [DEI-292]
26 s4 As a mechanical outpost
    all: s4 takes the Cathedral cube as a mechanical outpost [DEI-428]
27 s4 Deploy 1 Scrapper at courtyard C43 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C43 (the drone) [DEI-292]
    all: s4 takes control of the logistic outpost at courtyard C43 [DEI-135]
    all: s4 takes control of the mechanical outpost at courtyard C43 [DEI-135]
28 s4 Deploy 1 Scrapper at courtyard C44 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C44 (the drone) [DEI-292]
29 s4 Buy Smugglers (Move ×2 and Collect) for 3 Technology; face down: Chrono Cult, card 6
    all: s4 plays a card face down: Chrono Cult, card 6 [DEI-161]
    all: s4 buys in the black market for 3 Technology: Smugglers (Move ×2 and Collect) [DEI-219]
    all: New in the black market, right slot: Contraband (Move and +2 Supplies) [DEI-76]
    all: s2: Action Phase 2 [DEI-160]
30 s2 Play face up: Ravagers, card 2 (Enlist and Move)
    all: s2 plays Ravagers, card 2 (Enlist and Move) [DEI-161]
= 30 bb693f22bfb8bf3e919170fba3912a2311c06de940cee241c725a4b786f6275f
31 s2 Move the Leader from courtyard C32 to courtyard C42
    all: s2 moves the Leader from courtyard C32 to courtyard C42 [DEI-204]
32 s2 Enlist 1 Scrapper at courtyard C35
    all: s2 enlists 1 Scrapper at courtyard C35 [DEI-201]
33 s2 Play face up: Ravagers, card 6 (Move and Build)
    all: s2 plays Ravagers, card 6 (Move and Build) [DEI-161]
34 s2 Move the Leader from courtyard C42 to courtyard C41
    all: s2 moves the Leader from courtyard C42 to courtyard C41 [DEI-204]
    all: s2 takes control of the tactical outpost at courtyard C41 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C41 [DEI-135]
35 s2 Build an Elevator from courtyard C35 to roof R24
    all: s2 builds an Elevator from courtyard C35 to roof R24 [DEI-212]
    all: s3: Action Phase 2 [DEI-160]
36 s3 Play face up: Farm Z, card 8 (activate Draco)
    all: s3 plays Farm Z, card 8 (activate Draco) [DEI-161]
37 s3 Activate Draco at roof R24
    all: s3 activates Draco at roof R24 [DEI-291]
    all: s3 scores 1 Supply for Draco [DEI-298, s3 +1]
    all: s3 gains +1 candy (Draco) [DEI-298]
38 s3 Build an Elevator from courtyard C32 to roof R22 (a candy)
    all: s3 spends a candy [DEI-234]
    all: s3 builds an Elevator from courtyard C32 to roof R22 [DEI-212]
39 s3 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s3 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
40 s3 Enlist 1 Scrapper at courtyard C35
    all: s3 enlists 1 Scrapper at courtyard C35 [DEI-201]
= 40 3f40672e4ba0482a462cb4e26e8cbec63b4a3acef03d8e536fdeefe4e6fe5298
41 s3 Move 1 Scrapper from courtyard C35 to courtyard C25
    all: s3 moves 1 Scrapper from courtyard C35 to courtyard C25 [DEI-204]
    all: s1: Action Phase 2 [DEI-160]
42 s1 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s1 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
43 s1 Enlist 1 Scrapper at courtyard C32
    all: s1 enlists 1 Scrapper at courtyard C32 [DEI-201]
44 s1 Deploy 1 Scrapper at courtyard C32 (Strength in numbers)
    all: s1 deploys 1 Scrapper at courtyard C32 (Strength in numbers) [DEI-279]
    all: s3 loses control of the tactical outpost at courtyard C32 [DEI-137]
45 s1 Enlist 1 Scrapper at courtyard C35
    all: s1 enlists 1 Scrapper at courtyard C35 [DEI-201]
46 s1 Play face up: Refuge 42, card 4 (Move and Collect)
    all: s1 plays Refuge 42, card 4 (Move and Collect) [DEI-161]
47 s1 Move 1 Scrapper from courtyard C34 to courtyard C24
    all: s1 moves 1 Scrapper from courtyard C34 to courtyard C24 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C24 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C24 [DEI-135]
48 s1 Collect Technology at courtyard C24
    all: s1 collects 1 Technology at courtyard C24 [DEI-208]
    all: s4: Action Phase 2 [DEI-160]
49 s4 Play face up: Smugglers (Move ×2 and Collect)
    all: s4 plays Smugglers (Move ×2 and Collect) [DEI-161]
50 s4 Collect Technology at courtyard C43
    all: s4 collects 1 Technology at courtyard C43 [DEI-208]
= 50 05dd8cf2d20bbd53dee111d7ee336f3de9b20914320089983c41f1648233729c
51 s4 Move 2 Scrappers from courtyard C32 to courtyard C31
    all: s4 moves 2 Scrappers from courtyard C32 to courtyard C31 [DEI-204]
52 s4 Move 2 Scrappers from courtyard C31 to courtyard C41
    all: s4 moves 2 Scrappers from courtyard C31 to courtyard C41 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C41 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C41 [DEI-137]
    all: s4 takes control of the tactical outpost at courtyard C41 [DEI-135]
    all: s4 takes control of the logistic outpost at courtyard C41 [DEI-135]
53 s4 Play face up: Chrono Cult, card 5 (Collect ×2)
    all: s4 plays Chrono Cult, card 5 (Collect ×2) [DEI-161]
54 s4 Collect Technology at courtyard C44
    all: s4 collects 1 Technology at courtyard C44 [DEI-208]
55 s4 Collect Technology at courtyard C43
    all: s4 collects 1 Technology at courtyard C43 [DEI-208]
56 s4 Unlock (logistic): Ledger (at the end of the game, 1 Supply for every Technology)
    all: s4 unlocks an advantage: Ledger (at the end of the game, 1 Supply for every Technology) [DEI-270]
57 s4 Unlock (mechanical): Small refinery (once per phase, a Collect may count as Refine)
    all: s4 unlocks an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-270]
    all: s2: Action Phase 3 [DEI-160]
58 s2 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s2 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
59 s2 Finish the card
60 s2 Play face up: Ravagers, card 4 (Move and Collect)
    all: s2 plays Ravagers, card 4 (Move and Collect) [DEI-161]
= 60 66c54920578df9e368682b0b5f988b9428aa9b49f48aaa4ca00b58bbf5bcc3ff
61 s2 Move 2 Scrappers from courtyard C35 to courtyard C34
    all: s2 moves 2 Scrappers from courtyard C35 to courtyard C34 [DEI-204]
62 s2 Collect Technology at courtyard C34
    all: s2 collects 1 Technology at courtyard C34 [DEI-208]
63 s2 Column 4, 2 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s2 scores 2 Supplies for a mission in column 4: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s2 +2]
    all: s3: Action Phase 3 [DEI-160]
64 s3 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s3 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
65 s3 Build an Elevator from courtyard C32 to roof R32
    all: s3 builds an Elevator from courtyard C32 to roof R32 [DEI-212]
66 s3 Enlist 1 Scrapper at courtyard C35
    all: s3 enlists 1 Scrapper at courtyard C35 [DEI-201]
67 s3 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s3 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
68 s3 Enlist 1 Scrapper at courtyard C35
    all: s3 enlists 1 Scrapper at courtyard C35 [DEI-201]
69 s3 Enlist 1 Scrapper at courtyard C32
    all: s3 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s3 takes control of the tactical outpost at courtyard C32 [DEI-135]
70 s3 Column 4, 4 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s3 scores 4 Supplies for a mission in column 4: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s3 +4]
    all: s1: Action Phase 3 [DEI-160]
= 70 d96a0fb7806c3f50887d44ed1d9a77c4ebf83f7f142ed87dbe6b157a1335d961
71 s1 Play face up: Refuge 42, card 6 (Enlist and Build)
    all: s1 plays Refuge 42, card 6 (Enlist and Build) [DEI-161]
72 s1 Build an Elevator from courtyard C24 to roof R14
    all: s1 builds an Elevator from courtyard C24 to roof R14 [DEI-212]
73 s1 Enlist 1 Scrapper at courtyard C35
    all: s1 enlists 1 Scrapper at courtyard C35 [DEI-201]
74 s1 Buy Draco +1 (activate Draco with bonus +1) for 2 Technology and 1 Energy; face down: Refuge 42, card 3
    all: s1 plays a card face down: Refuge 42, card 3 [DEI-161]
    all: s1 buys in the mechanical market for 2 Technology and 1 Energy: Draco +1 (activate Draco with bonus +1) [DEI-219]
    all: New in the mechanical market, right slot: Fly +0 (activate Fly) [DEI-76]
75 s1 Column 3, 3 Supplies: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 3 Supplies for a mission in column 3: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +3]
    all: s4: Action Phase 3 [DEI-160]
76 s4 Buy Cathedral +1 (activate Cathedral with bonus +1) for 2 Technology and 1 Energy; face down: Chrono Cult, card 1
    all: s4 plays a card face down: Chrono Cult, card 1 [DEI-161]
    all: s4 buys in the logistic market for 2 Technology and 1 Energy: Cathedral +1 (activate Cathedral with bonus +1) [DEI-219]
    all: New in the logistic market, right slot: Masamune +1 (activate Masamune with bonus +1) [DEI-76]
77 s4 Play face up: Cathedral +1 (activate Cathedral with bonus +1)
    all: s4 plays Cathedral +1 (activate Cathedral with bonus +1) [DEI-161]
78 s4 Activate Cathedral at roof R43
    all: s4 activates Cathedral at roof R43 [DEI-291]
79 s4 Deploy 1 Scrapper at courtyard C55 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C55 (the drone) [DEI-292]
80 s4 Deploy 1 Scrapper at courtyard C45 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C45 (the drone) [DEI-292]
= 80 913f82865ed00ae230ec55ae4c4e5dd2c586f0ea9a8e0e093bd6180d99d95d2d
81 s4 Deploy 1 Scrapper at roof R42 (the drone)
    all: s4 deploys 1 Scrapper at roof R42 (the drone) [DEI-292]
    all: s4 takes control of the logistic outpost at roof R42 [DEI-135]
    all: s4 doesn’t meet the requirement, so the gift goes to the bin. No. 3: gain 4 Technology (requirement: 4 Energy in your reserve) [DEI-443]
82 s4 Remove a Scrapper from courtyard C41
    all: The Cathedral takes back 1 Scrapper from courtyard C41: s4 [DEI-420]
    all: s4 loses control of the tactical outpost at courtyard C41 [DEI-137]
    all: s4 loses control of the logistic outpost at courtyard C41 [DEI-137]
83 s4 Remove a Scrapper from courtyard C44
    all: The Cathedral takes back 1 Scrapper from courtyard C44: s4 [DEI-420]
84 s4 Remove a Scrapper from courtyard C35
    all: The Cathedral takes back 1 Scrapper from courtyard C35: s4 [DEI-420]
85 s4 Remove a Scrapper from courtyard C35
    all: The Cathedral takes back 1 Scrapper from courtyard C35: s4 [DEI-420]
86 s4 Remove a Scrapper from courtyard C41
    all: The Cathedral takes back 1 Scrapper from courtyard C41: s4 [DEI-420]
    all: s2 takes control of the tactical outpost at courtyard C41 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C41 [DEI-135]
87 s4 Remove a Scrapper from courtyard C54
    all: The Cathedral takes back 1 Scrapper from courtyard C54: s4 [DEI-420]
88 s4 Column 1, 8 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s4 scores 8 Supplies for a mission in column 1: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s4 +8]
    all: At the end of round 1 s1 controls 2 outposts [DEI-140]
    all: At the end of round 1 s2 controls 2 outposts [DEI-140]
    all: At the end of round 1 s3 controls 2 outposts [DEI-140]
    all: At the end of round 1 s4 controls 4 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s2, s1, s3 and s4 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
89 s2 Buy Fly +2 (activate Fly with bonus +2) for 2 Technology and 2 Energy; face down: Ravagers, card 2
    all: s2 plays a card face down: Ravagers, card 2 [DEI-161]
    all: s2 buys in the logistic market for 2 Technology and 2 Energy: Fly +2 (activate Fly with bonus +2) [DEI-219]
    all: New in the logistic market, right slot: Forward camp (Muster ×2) [DEI-76]
90 s2 Play face up: Ravagers, card 4 (Move and Collect)
    all: s2 plays Ravagers, card 4 (Move and Collect) [DEI-161]
= 90 4229d88a14e20cf067037027cbc2851f9465d9d602bfa347a58d45a38d9e7c8d
91 s2 Move 2 Scrappers from courtyard C34 to courtyard C24
    all: s2 moves 2 Scrappers from courtyard C34 to courtyard C24 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C24 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C24 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C24 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C24 [DEI-135]
92 s2 Collect Technology at courtyard C24
    all: s2 collects 1 Technology at courtyard C24 [DEI-208]
    all: s1: Action Phase 1 [DEI-160]
93 s1 Play face up: Draco +1 (activate Draco with bonus +1)
    all: s1 plays Draco +1 (activate Draco with bonus +1) [DEI-161]
94 s1 Activate Draco at courtyard C24
    all: s1 activates Draco at courtyard C24 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
95 s1 Kill one of s2’s Scrappers at courtyard C24 (the drone)
    all: s1 kills one of s2’s Scrappers at courtyard C24 (the drone) [DEI-292]
    all: s2 loses control of the tactical outpost at courtyard C24 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C24 [DEI-137]
96 s1 Move 1 Scrapper from courtyard C34 to courtyard C24 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 moves 1 Scrapper from courtyard C34 to courtyard C24 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C24 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C24 [DEI-135]
97 s1 Play face up: Refuge 42, card 8 (activate Simon)
    all: s1 plays Refuge 42, card 8 (activate Simon) [DEI-161]
98 s1 Activate Simon at courtyard C25
    all: s1 activates Simon at courtyard C25 [DEI-291]
99 s1 Finish with the drone
    all: s3: Action Phase 1 [DEI-160]
100 s3 Play face up: Farm Z, card 8 (activate Draco)
    all: s3 plays Farm Z, card 8 (activate Draco) [DEI-161]
= 100 1662121491cf8262811dc825694cbd97578eab8a54650cd1d6b0c749e6e97eec
101 s3 Activate Draco at roof R24
    all: s3 activates Draco at roof R24 [DEI-291]
    all: s3 scores 1 Supply for Draco [DEI-298, s3 +1]
    all: s3 gains +1 candy (Draco) [DEI-298]
102 s3 Build a Refuge at courtyard C32 (a candy)
    all: s3 spends a candy [DEI-234]
    all: s3 builds a Refuge at courtyard C32 [DEI-212]
103 s3 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s3 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
104 s3 Move 1 Scrapper from courtyard C35 to courtyard C34
    all: s3 moves 1 Scrapper from courtyard C35 to courtyard C34 [DEI-204]
105 s3 Enlist 1 Scrapper at courtyard C32
    all: s3 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s4: Action Phase 1 [DEI-160]
    all: s4 draws two gifts. No. 1: Move up to 3 times (requirement: control 4 outposts). No. 2: gain 2 Energy (requirement: 6 Technology in your reserve) [DEI-440]
106 s4 No. 1: Move up to 3 times (requirement: control 4 outposts)
    all: s4 keeps a gift. No. 1: Move up to 3 times (requirement: control 4 outposts) [DEI-440]
107 s4 Move the Leader from courtyard C35 to courtyard C45
    all: s4 moves the Leader from courtyard C35 to courtyard C45 [DEI-204]
108 s4 Move 1 Scrapper and the Leader from courtyard C45 to courtyard C55
    all: s4 moves 1 Scrapper and the Leader from courtyard C45 to courtyard C55 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C55 [DEI-137]
    all: s4 takes control of the mechanical outpost at courtyard C55 [DEI-135]
109 s4 Move 1 Scrapper from courtyard C43 to courtyard C33
    all: s4 moves 1 Scrapper from courtyard C43 to courtyard C33 [DEI-204]
    all: s4 loses the Cathedral cube [DEI-431]
    all: s4 loses control of the logistic outpost at courtyard C43 [DEI-137]
    all: s4 loses control of the mechanical outpost at courtyard C43 [DEI-137]
110 s4 Buy Hired hands (Enlist ×2 and Move) for 3 Technology; face down: Chrono Cult, card 4
    all: s4 plays a card face down: Chrono Cult, card 4 [DEI-161]
    all: s4 buys in the black market for 3 Technology: Hired hands (Enlist ×2 and Move) [DEI-219]
    all: New in the black market, right slot: Climbers (Collect and Climb) [DEI-76]
= 110 34a785b28ec784820b50df3b3d59192a46d97209fc025881fdb0c6a9a6593418
111 s4 Play face up: Cathedral +1 (activate Cathedral with bonus +1)
    all: s4 plays Cathedral +1 (activate Cathedral with bonus +1) [DEI-161]
112 s4 Activate Cathedral at roof R43
    all: s4 activates Cathedral at roof R43 [DEI-291]
113 s4 Deploy 1 Scrapper at courtyard C54 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C54 (the drone) [DEI-292]
114 s4 As a logistic outpost
    all: s4 takes the Cathedral cube as a logistic outpost [DEI-428]
115 s4 Deploy 1 Scrapper at courtyard C33 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C33 (the drone) [DEI-292]
116 s4 Deploy 1 Scrapper at roof R42 (the drone)
    all: s4 deploys 1 Scrapper at roof R42 (the drone) [DEI-292]
    all: s2: Action Phase 2 [DEI-160]
117 s2 Buy Forward camp (Muster ×2) for 1 Technology and 1 Energy; face down: Ravagers, card 8
    all: s2 plays a card face down: Ravagers, card 8 [DEI-161]
    all: s2 buys in the logistic market for 1 Technology and 1 Energy: Forward camp (Muster ×2) [DEI-219]
    all: New in the logistic market, right slot: General levy (Enlist ×2 and Collect ×2) [DEI-76]
118 s2 Play face up: Fly +2 (activate Fly with bonus +2)
    all: s2 plays Fly +2 (activate Fly with bonus +2) [DEI-161]
119 s2 Activate Fly at courtyard C43
    all: s2 activates Fly at courtyard C43 [DEI-291]
    all: s1: Action Phase 2 [DEI-160]
120 s1 Buy Sweet deal (+2 candies) for 2 Technology; face down: Refuge 42, card 1
    all: s1 plays a card face down: Refuge 42, card 1 [DEI-161]
    all: s1 buys in the black market for 2 Technology: Sweet deal (+2 candies) [DEI-219]
    all: New in the black market, right slot: Informant (Copy) [DEI-76]
= 120 9855b499b04241eb9f6695530992983e0bd6132b9c695f91d41cb8d020a0e9d7
121 s1 Play face up: Refuge 42, card 4 (Move and Collect)
    all: s1 plays Refuge 42, card 4 (Move and Collect) [DEI-161]
122 s1 Collect Technology at courtyard C24
    all: s1 collects 1 Technology at courtyard C24 [DEI-208]
123 s1 Move 4 Scrappers from courtyard C35 to courtyard C34
    all: s1 moves 4 Scrappers from courtyard C35 to courtyard C34 [DEI-204]
    all: s3: Action Phase 2 [DEI-160]
124 s3 Play face up: Farm Z, card 6 (Move and Build)
    all: s3 plays Farm Z, card 6 (Move and Build) [DEI-161]
125 s3 Build an Elevator from courtyard C32 to roof R31
    all: s3 builds an Elevator from courtyard C32 to roof R31 [DEI-212]
126 s3 Move 1 Scrapper from courtyard C35 to courtyard C45
    all: s3 moves 1 Scrapper from courtyard C35 to courtyard C45 [DEI-204]
127 s3 Play face up: Farm Z, card 3 (Move ×2)
    all: s3 plays Farm Z, card 3 (Move ×2) [DEI-161]
128 s3 Move 1 Scrapper from courtyard C34 to courtyard C44
    all: s3 moves 1 Scrapper from courtyard C34 to courtyard C44 [DEI-204]
    all: s4 loses the Cathedral cube [DEI-431]
129 s3 Move 1 Scrapper from courtyard C44 to courtyard C43
    all: s3 moves 1 Scrapper from courtyard C44 to courtyard C43 [DEI-204]
    all: s3 takes control of the logistic outpost at courtyard C43 [DEI-135]
    all: s3 takes control of the mechanical outpost at courtyard C43 [DEI-135]
    all: s4: Action Phase 2 [DEI-160]
130 s4 Play face up: Chrono Cult, card 7 (Enlist and Move)
    all: s4 plays Chrono Cult, card 7 (Enlist and Move) [DEI-161]
= 130 5a0fb48c75b68dbfc2f3c2e3fe26b3a0ea21d61f29f2d50b39fdb9575975babe
131 s4 Move 1 Scrapper from courtyard C33 to courtyard C23
    all: s4 moves 1 Scrapper from courtyard C33 to courtyard C23 [DEI-204]
    all: s4 takes control of the tactical outpost at courtyard C23 [DEI-135]
132 s4 Enlist 1 Scrapper at courtyard C32
    all: s4 enlists 1 Scrapper at courtyard C32 [DEI-201]
133 s4 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s4 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
134 s4 Activate Cathedral at roof R43
    all: s4 activates Cathedral at roof R43 [DEI-291]
135 s4 Deploy 1 Scrapper at courtyard C44 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C44 (the drone) [DEI-292]
136 s4 As a logistic outpost
    all: s4 takes the Cathedral cube as a logistic outpost [DEI-428]
137 s4 Deploy 1 Scrapper at courtyard C44 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C44 (the drone) [DEI-292]
138 s4 Deploy 1 Scrapper at courtyard C44 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C44 (the drone) [DEI-292]
    all: s2: Action Phase 3 [DEI-160]
139 s2 Play face up: Ravagers, card 7 (Collect ×2)
    all: s2 plays Ravagers, card 7 (Collect ×2) [DEI-161]
140 s2 Collect Technology at courtyard C41
    all: s2 collects 1 Technology at courtyard C41 [DEI-208]
= 140 0855535d87bf1c64daeda475ec7097ebcd1134ab6ef4285394a93102147e418f
141 s2 Play face up: Ravagers, card 3 (Move ×2)
    all: s2 plays Ravagers, card 3 (Move ×2) [DEI-161]
142 s2 Move 1 Scrapper from courtyard C32 to courtyard C42
    all: s2 moves 1 Scrapper from courtyard C32 to courtyard C42 [DEI-204]
143 s2 Move 1 Scrapper from courtyard C24 to courtyard C14
    all: s2 moves 1 Scrapper from courtyard C24 to courtyard C14 [DEI-204]
144 s2 Column 1, 2 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 2 Supplies for a mission in column 1, late: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +2]
    all: s1: Action Phase 3 [DEI-160]
145 s1 Play face up: Refuge 42, card 6 (Enlist and Build)
    all: s1 plays Refuge 42, card 6 (Enlist and Build) [DEI-161]
146 s1 Build a Refuge at courtyard C34
    all: s1 builds a Refuge at courtyard C34 [DEI-212]
147 s1 Enlist 1 Scrapper at courtyard C35
    all: s1 enlists 1 Scrapper at courtyard C35 [DEI-201]
148 s1 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s1 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
149 s1 Enlist 1 Scrapper at courtyard C32
    all: s1 enlists 1 Scrapper at courtyard C32 [DEI-201]
150 s1 Deploy 1 Scrapper at courtyard C32 (Strength in numbers)
    all: s1 deploys 1 Scrapper at courtyard C32 (Strength in numbers) [DEI-279]
    all: s3 loses control of the tactical outpost at courtyard C32 [DEI-137]
= 150 3e934528b6f84ad0e1447f72aa9968347693323872855cd17ac071a005dc8c66
151 s1 Enlist 1 Scrapper at courtyard C35
    all: s1 enlists 1 Scrapper at courtyard C35 [DEI-201]
152 s1 Column 4, 6 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s1 scores 6 Supplies for a mission in column 4: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s1 +6]
    all: s3: Action Phase 3 [DEI-160]
153 s3 Play face up: Scaffolding (Build and Climb)
    all: s3 plays Scaffolding (Build and Climb) [DEI-161]
154 s3 Move 1 Scrapper from courtyard C45 to roof R34 (Climb)
    all: s3 moves 1 Scrapper from courtyard C45 to roof R34 (Climb) [DEI-224]
    all: s3 takes control of the logistic outpost at roof R34 [DEI-135]
155 s3 Build a Bridge from roof R44 to roof R34
    all: s3 builds a Bridge from roof R44 to roof R34 [DEI-212]
156 s3 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s3 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
157 s3 Build a Refuge at courtyard C55
    all: s3 builds a Refuge at courtyard C55 [DEI-212]
158 s3 Enlist 1 Scrapper at courtyard C35
    all: s3 enlists 1 Scrapper at courtyard C35 [DEI-201]
159 s3 Column 3, 8 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s3 scores 8 Supplies for a mission in column 3: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-321, s3 +8]
    all: s4: Action Phase 3 [DEI-160]
160 s4 Play face up: Hired hands (Enlist ×2 and Move)
    all: s4 plays Hired hands (Enlist ×2 and Move) [DEI-161]
= 160 37f88c74e3b0656b5cf457cfc059f0979a08ab84eb9695f6e7def9fe4fe46b38
161 s4 Move 3 Scrappers from courtyard C44 to courtyard C43
    all: s4 moves 3 Scrappers from courtyard C44 to courtyard C43 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C43 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C43 [DEI-137]
    all: s4 takes control of the logistic outpost at courtyard C43 [DEI-135]
    all: s4 takes control of the mechanical outpost at courtyard C43 [DEI-135]
162 s4 Enlist 1 Scrapper at courtyard C32
    all: s4 enlists 1 Scrapper at courtyard C32 [DEI-201]
163 s4 Enlist 1 Scrapper at courtyard C35
    all: s4 enlists 1 Scrapper at courtyard C35 [DEI-201]
164 s4 Play face up: Smugglers (Move ×2 and Collect)
    all: s4 plays Smugglers (Move ×2 and Collect) [DEI-161]
165 s4 Collect Technology at courtyard C54, exchanged for Energy
    all: s4 collects 1 Technology at courtyard C54, exchanged for 1 Energy [DEI-229]
166 s4 Move 2 Scrappers from courtyard C32 to courtyard C31
    all: s4 moves 2 Scrappers from courtyard C32 to courtyard C31 [DEI-204]
167 s4 Move 2 Scrappers from courtyard C31 to courtyard C41
    all: s4 moves 2 Scrappers from courtyard C31 to courtyard C41 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C41 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C41 [DEI-137]
    all: s4 takes control of the tactical outpost at courtyard C41 [DEI-135]
    all: s4 takes control of the logistic outpost at courtyard C41 [DEI-135]
    all: s4 meets the requirement, so the gift leaves the game. No. 1: Move up to 3 times (requirement: control 4 outposts) [DEI-443]
168 s4 Remove a Scrapper from courtyard C43
    all: The Cathedral takes back 1 Scrapper from courtyard C43: s4 [DEI-420]
169 s4 Remove a Scrapper from courtyard C41
    all: The Cathedral takes back 1 Scrapper from courtyard C41: s4 [DEI-420]
    all: s4 loses control of the tactical outpost at courtyard C41 [DEI-137]
    all: s4 loses control of the logistic outpost at courtyard C41 [DEI-137]
170 s4 Remove a Scrapper from courtyard C41
    all: The Cathedral takes back 1 Scrapper from courtyard C41: s4 [DEI-420]
    all: s2 takes control of the tactical outpost at courtyard C41 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C41 [DEI-135]
= 170 2c18d5429da5f2d351257cbd61eddd5d0e35cd0c0b66727bf3377cc124aa20ed
171 s4 Remove a Scrapper from courtyard C43
    all: The Cathedral takes back 1 Scrapper from courtyard C43: s4 [DEI-420]
    all: s4 loses control of the logistic outpost at courtyard C43 [DEI-137]
    all: s4 loses control of the mechanical outpost at courtyard C43 [DEI-137]
172 s4 Remove a Scrapper from courtyard C55
    all: The Cathedral takes back 1 Scrapper from courtyard C55: s4 [DEI-420]
    all: s4 loses control of the mechanical outpost at courtyard C55 [DEI-137]
173 s4 Remove a Scrapper from courtyard C33
    all: The Cathedral takes back 1 Scrapper from courtyard C33: s4 [DEI-420]
174 s4 Column 4, 4 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s4 scores 4 Supplies for a mission in column 4: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s4 +4]
    all: At the end of round 2 s1 controls 2 outposts [DEI-140]
    all: At the end of round 2 s2 controls 2 outposts [DEI-140]
    all: At the end of round 2 s3 controls 1 outpost [DEI-140]
    all: At the end of round 2 s4 controls 3 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s2, s1, s4 and s3 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
175 s2 Play face up: Fly +2 (activate Fly with bonus +2)
    all: s2 plays Fly +2 (activate Fly with bonus +2) [DEI-161]
176 s2 Activate Fly at roof R11
    all: s2 activates Fly at roof R11 [DEI-291]
177 s2 Play face up: Ravagers, card 7 (Collect ×2)
    all: s2 plays Ravagers, card 7 (Collect ×2) [DEI-161]
178 s2 Collect Technology at courtyard C42
    all: s2 collects 1 Technology at courtyard C42 [DEI-208]
179 s2 Collect Technology at courtyard C42
    all: s2 collects 1 Technology at courtyard C42 [DEI-208]
    all: s1: Action Phase 1 [DEI-160]
180 s1 Play face up: Refuge 42, card 8 (activate Simon)
    all: s1 plays Refuge 42, card 8 (activate Simon) [DEI-161]
= 180 293d1dd45f29ae077a31b38aa3bbabc0ff22e8e361f15f573ce844833d875a59
181 s1 Activate Simon at courtyard C23
    all: s1 activates Simon at courtyard C23 [DEI-291]
182 s1 Deploy 1 Scrapper at courtyard C23 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C23 (the drone) [DEI-292]
    all: s4 loses control of the tactical outpost at courtyard C23 [DEI-137]
183 s1 Deploy 1 Scrapper at courtyard C23 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C23 (the drone) [DEI-292]
    all: s1 takes control of the tactical outpost at courtyard C23 [DEI-135]
184 s1 Play face up: Draco +1 (activate Draco with bonus +1)
    all: s1 plays Draco +1 (activate Draco with bonus +1) [DEI-161]
185 s1 Activate Draco at courtyard C55
    all: s1 activates Draco at courtyard C55 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
186 s1 Kill one of s4’s Scrappers at courtyard C55 (the drone)
    all: s1 kills one of s4’s Scrappers at courtyard C55 (the drone) [DEI-292]
    all: s3 takes control of the mechanical outpost at courtyard C55 [DEI-135]
187 s1 Build a Refuge at courtyard C23 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 builds a Refuge at courtyard C23 [DEI-212]
    all: s4: Action Phase 1 [DEI-160]
    all: s4 draws two gifts. No. 8: place an Elevator and a Bridge anywhere, even without units there (requirement: control 2 outposts on roofs). No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards) [DEI-440]
188 s4 No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards)
    all: s4 keeps a gift. No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards) [DEI-440]
189 s4 Enlist 1 Scrapper at courtyard C32
    all: s4 enlists 1 Scrapper at courtyard C32 [DEI-201]
190 s4 Enlist 1 Scrapper at courtyard C32
    all: s4 enlists 1 Scrapper at courtyard C32 [DEI-201]
= 190 796ec4a91d2975eb15d3ec96e18a4f7027a24adc889850212375bed65f87c539
191 s4 Enlist 1 Scrapper at courtyard C32
    all: s4 enlists 1 Scrapper at courtyard C32 [DEI-201]
192 s4 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s4 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
193 s4 Activate Cathedral at roof R43
    all: s4 activates Cathedral at roof R43 [DEI-291]
194 s4 Deploy 1 Scrapper at courtyard C44 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C44 (the drone) [DEI-292]
195 s4 Deploy 1 Scrapper at courtyard C44 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C44 (the drone) [DEI-292]
196 s4 Deploy 1 Scrapper at courtyard C54 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C54 (the drone) [DEI-292]
197 s4 Play face up: Cathedral +1 (activate Cathedral with bonus +1)
    all: s4 plays Cathedral +1 (activate Cathedral with bonus +1) [DEI-161]
198 s4 Finish the card
    all: s3: Action Phase 1 [DEI-160]
199 s3 Play face up: Farm Z, card 8 (activate Draco)
    all: s3 plays Farm Z, card 8 (activate Draco) [DEI-161]
200 s3 Activate Draco at courtyard C55
    all: s3 activates Draco at courtyard C55 [DEI-291]
    all: s3 scores 1 Supply for Draco [DEI-298, s3 +1]
    all: s3 gains +1 candy (Draco) [DEI-298]
= 200 1cc329a190af1b8f982036614201524ee86604f85475ea9bb2a59c62a8747f91
201 s3 Build a Refuge at roof R34 (a candy)
    all: s3 spends a candy [DEI-234]
    all: s3 builds a Refuge at roof R34 [DEI-212]
202 s3 Play face up: Farm Z, card 3 (Move ×2)
    all: s3 plays Farm Z, card 3 (Move ×2) [DEI-161]
203 s3 Move 5 Scrappers from courtyard C32 to roof R31
    all: s3 moves 5 Scrappers from courtyard C32 to roof R31 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C32 [DEI-135]
204 s3 Move 1 Scrapper from courtyard C35 to courtyard C45
    all: s3 moves 1 Scrapper from courtyard C35 to courtyard C45 [DEI-204]
    all: s2: Action Phase 2 [DEI-160]
205 s2 Play face up: Ravagers, card 6 (Move and Build)
    all: s2 plays Ravagers, card 6 (Move and Build) [DEI-161]
206 s2 Build an Elevator from courtyard C42 to roof R42
    all: s2 builds an Elevator from courtyard C42 to roof R42 [DEI-212]
207 s2 Move the Leader from courtyard C41 to courtyard C51
    all: s2 moves the Leader from courtyard C41 to courtyard C51 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C41 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C41 [DEI-137]
208 s2 Buy Informant (Copy) for 3 Technology; face down: Forward camp
    all: s2 plays a card face down: Forward camp [DEI-161]
    all: s2 buys in the black market for 3 Technology: Informant (Copy) [DEI-219]
    all: New in the black market, right slot: Pawnbroker (+3 Technology) [DEI-76]
    all: s1: Action Phase 2 [DEI-160]
209 s1 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s1 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
210 s1 Play face up: Refuge 42, card 4 (Move and Collect)
    all: s1 plays Refuge 42, card 4 (Move and Collect) [DEI-161]
= 210 a42ba5a4cb2ea0d42d281ccdde56f804563eb60cf151b504c9f493bf8f60e948
211 s1 Collect Technology at courtyard C23
    all: s1 collects 1 Technology at courtyard C23 [DEI-208]
212 s1 Move 2 Scrappers and the Leader from courtyard C32 to courtyard C31
    all: s1 moves 2 Scrappers and the Leader from courtyard C32 to courtyard C31 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C32 [DEI-137]
    all: s4 takes control of the tactical outpost at courtyard C32 [DEI-135]
213 s1 Unlock (tactical): Infiltration (you may Move into a region where you only tie for the highest majority value)
    all: s1 unlocks an advantage: Infiltration (you may Move into a region where you only tie for the highest majority value) [DEI-270]
    all: s4: Action Phase 2 [DEI-160]
214 s4 Play face up: Hired hands (Enlist ×2 and Move)
    all: s4 plays Hired hands (Enlist ×2 and Move) [DEI-161]
215 s4 Move 2 Scrappers from courtyard C44 to courtyard C43
    all: s4 moves 2 Scrappers from courtyard C44 to courtyard C43 [DEI-204]
    all: s4 takes control of the logistic outpost at courtyard C43 [DEI-135]
    all: s4 takes control of the mechanical outpost at courtyard C43 [DEI-135]
216 s4 Enlist 1 Scrapper at courtyard C35
    all: s4 enlists 1 Scrapper at courtyard C35 [DEI-201]
217 s4 Enlist 1 Scrapper at courtyard C35
    all: s4 enlists 1 Scrapper at courtyard C35 [DEI-201]
218 s4 Play face up: Smugglers (Move ×2 and Collect)
    all: s4 plays Smugglers (Move ×2 and Collect) [DEI-161]
219 s4 Move 2 Scrappers from courtyard C32 to courtyard C33
    all: s4 moves 2 Scrappers from courtyard C32 to courtyard C33 [DEI-204]
    all: s4 loses control of the tactical outpost at courtyard C32 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C32 [DEI-135]
220 s4 Collect Technology at courtyard C43, exchanged for Energy
    all: s4 collects 1 Technology at courtyard C43, exchanged for 1 Energy [DEI-229]
= 220 ac0a74356b6dfd7fe04e17aa4baaeb6e85a36e79639c8993026bc65a8c51fb1b
221 s4 Move 2 Scrappers from courtyard C33 to courtyard C32
    all: s4 moves 2 Scrappers from courtyard C33 to courtyard C32 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C32 [DEI-137]
    all: s4 takes control of the tactical outpost at courtyard C32 [DEI-135]
    all: s3: Action Phase 2 [DEI-160]
222 s3 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s3 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
223 s3 Move 5 Scrappers from roof R31 to courtyard C32
    all: s3 moves 5 Scrappers from roof R31 to courtyard C32 [DEI-204]
    all: s4 loses control of the tactical outpost at courtyard C32 [DEI-137]
    all: s3 takes control of the tactical outpost at courtyard C32 [DEI-135]
224 s3 Enlist 1 Scrapper at courtyard C35
    all: s3 enlists 1 Scrapper at courtyard C35 [DEI-201]
225 s3 Play face up: Farm Z, card 5 (Collect ×2)
    all: s3 plays Farm Z, card 5 (Collect ×2) [DEI-161]
226 s3 Collect Technology at courtyard C25
    all: s3 collects 1 Technology at courtyard C25 [DEI-208]
227 s3 Finish the card
    all: s2: Action Phase 3 [DEI-160]
228 s2 Play face up: Informant (Copy)
    all: s2 plays Informant (Copy) [DEI-161]
229 s2 Copy Refuge 42, card 7 (Enlist ×2)
    all: s2 copies Refuge 42, card 7 (Enlist ×2) [DEI-231]
230 s2 Enlist 1 Scrapper at courtyard C35
    all: s2 enlists 1 Scrapper at courtyard C35 [DEI-201]
= 230 5c9510b9da8a28346c119efeb03bee55ac3c724ddd2d8e78b744fe2926d04162
231 s2 Finish the card
232 s2 Play face up: Ravagers, card 5 (Collect ×2)
    all: s2 plays Ravagers, card 5 (Collect ×2) [DEI-161]
233 s2 Collect Technology at courtyard C14
    all: s2 collects 1 Technology at courtyard C14 [DEI-208]
234 s2 Collect Technology at courtyard C14
    all: s2 collects 1 Technology at courtyard C14 [DEI-208]
235 s2 Column 3, 4 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s2 scores 4 Supplies for a mission in column 3: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-321, s2 +4]
    all: s1: Action Phase 3 [DEI-160]
236 s1 Play face up: Refuge 42, card 2 (Enlist and Move)
    all: s1 plays Refuge 42, card 2 (Enlist and Move) [DEI-161]
237 s1 Move 2 Scrappers and the Leader from courtyard C31 to courtyard C41
    all: s1 moves 2 Scrappers and the Leader from courtyard C31 to courtyard C41 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C41 [DEI-135]
    all: s1 takes control of the logistic outpost at courtyard C41 [DEI-135]
238 s1 Play face up: Refuge 42, card 6 (Enlist and Build)
    all: s1 plays Refuge 42, card 6 (Enlist and Build) [DEI-161]
239 s1 Build an Elevator from courtyard C41 to roof R31
    all: s1 builds an Elevator from courtyard C41 to roof R31 [DEI-212]
240 s1 Column 1, 3 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s1 scores 3 Supplies for a mission in column 1, late: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s1 +3]
    all: s4: Action Phase 3 [DEI-160]
= 240 47afdc0428479888cf8d389dc17070d714cf86af8e5e0542a18da848c7603c34
241 s4 Play face up: Chrono Cult, card 7 (Enlist and Move)
    all: s4 plays Chrono Cult, card 7 (Enlist and Move) [DEI-161]
242 s4 Move 2 Scrappers from courtyard C54 to courtyard C55
    all: s4 moves 2 Scrappers from courtyard C54 to courtyard C55 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C55 [DEI-137]
    all: s4 takes control of the mechanical outpost at courtyard C55 [DEI-135]
243 s4 Enlist 1 Scrapper at courtyard C35
    all: s4 enlists 1 Scrapper at courtyard C35 [DEI-201]
244 s4 Play face up: Chrono Cult, card 3 (Move ×2)
    all: s4 plays Chrono Cult, card 3 (Move ×2) [DEI-161]
245 s4 Move 2 Scrappers from courtyard C32 to courtyard C22
    all: s4 moves 2 Scrappers from courtyard C32 to courtyard C22 [DEI-204]
246 s4 Move 2 Scrappers from courtyard C22 to courtyard C23
    all: s4 moves 2 Scrappers from courtyard C22 to courtyard C23 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C23 [DEI-137]
    all: s4 takes control of the tactical outpost at courtyard C23 [DEI-135]
    all: s4 meets the requirement, so the gift leaves the game. No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards) [DEI-443]
247 s4 Remove a Scrapper from courtyard C43
    all: The Cathedral takes back 1 Scrapper from courtyard C43: s4 [DEI-420]
248 s4 Remove a Scrapper from courtyard C23
    all: The Cathedral takes back 1 Scrapper from courtyard C23: s4 [DEI-420]
    all: s4 loses control of the tactical outpost at courtyard C23 [DEI-137]
249 s4 Remove a Scrapper from roof R42
    all: The Cathedral takes back 1 Scrapper from roof R42: s4 [DEI-420]
250 s4 Column 3, 0 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s4 scores 0 Supplies for a mission in column 3: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-321]
    all: s3: Action Phase 3 [DEI-160]
= 250 d07e628986f95bf2dd42b3a1fbcd746ec870862e1f2267bcf906848e5300cfc2
251 s3 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s3 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
252 s3 Build a Bridge from roof R34 to roof R33
    all: s3 builds a Bridge from roof R34 to roof R33 [DEI-212]
253 s3 Enlist 1 Scrapper at courtyard C35
    all: s3 enlists 1 Scrapper at courtyard C35 [DEI-201]
254 s3 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s3 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
255 s3 Enlist 1 Scrapper at roof R34
    all: s3 enlists 1 Scrapper at roof R34 [DEI-201]
256 s3 Enlist 1 Scrapper at roof R34
    all: s3 enlists 1 Scrapper at roof R34 [DEI-201]
257 s3 Column 1, 2 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s3 scores 2 Supplies for a mission in column 1, late: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s3 +2]
    all: At the end of round 3 s1 controls 4 outposts [DEI-140]
    all: At the end of round 3 s2 controls no outposts [DEI-140]
    all: At the end of round 3 s3 controls 2 outposts [DEI-140]
    all: At the end of round 3 s4 controls 5 outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s2, s4, s1 and s3 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
258 s2 Play face up: Informant (Copy)
    all: s2 plays Informant (Copy) [DEI-161]
259 s2 Play face up: Fly +2 (activate Fly with bonus +2)
    all: s2 plays Fly +2 (activate Fly with bonus +2) [DEI-161]
260 s2 Activate Fly at roof R14
    all: s2 activates Fly at roof R14 [DEI-291]
    all: s4: Action Phase 1 [DEI-160]
    all: s4 draws two gifts. No. 4: buy a card in the black market for 2 resources less (requirement: control outposts of 3 different colours). No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour) [DEI-440]
= 260 85467795119a4800c924498a9d6b46d72c39d4d859a4a1a1fec1de75dca51f3b
261 s4 No. 4: buy a card in the black market for 2 resources less (requirement: control outposts of 3 different colours)
    all: s4 keeps a gift. No. 4: buy a card in the black market for 2 resources less (requirement: control outposts of 3 different colours) [DEI-440]
262 s4 Buy Climbers (Collect and Climb) for 1 Energy; give up: Chrono Cult, card 7
    all: s4 gives up a card, which goes to the bin: Chrono Cult, card 7 [DEI-239]
    all: s4 uses the gift to buy in the black market for 1 Energy: Climbers (Collect and Climb) [DEI-449]
    all: New in the black market, right slot: Cutthroats (Move and Kill) [DEI-76]
263 s4 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s4 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
264 s4 Activate Cathedral at roof R43
    all: s4 activates Cathedral at roof R43 [DEI-291]
265 s4 Deploy 1 Scrapper at courtyard C44 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C44 (the drone) [DEI-292]
266 s4 Deploy 1 Scrapper at courtyard C53 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C53 (the drone) [DEI-292]
267 s4 Deploy 1 Scrapper at courtyard C44 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C44 (the drone) [DEI-292]
268 s4 Play face up: Hired hands (Enlist ×2 and Move)
    all: s4 plays Hired hands (Enlist ×2 and Move) [DEI-161]
269 s4 Move 1 Scrapper from courtyard C32 to courtyard C22
    all: s4 moves 1 Scrapper from courtyard C32 to courtyard C22 [DEI-204]
    all: s1: Action Phase 1 [DEI-160]
270 s1 Play face up: Draco +1 (activate Draco with bonus +1)
    all: s1 plays Draco +1 (activate Draco with bonus +1) [DEI-161]
= 270 dac87558fa1a4cb544457c1cb6ee523eca77545ab74aa4a32451cbe8fabccd23
271 s1 Activate Draco at roof R44
    all: s1 activates Draco at roof R44 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
272 s1 Build an Elevator from courtyard C34 to roof R24 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 builds an Elevator from courtyard C34 to roof R24 [DEI-212]
273 s1 Buy Crane (Collect and Build) for 2 Technology; face down: Refuge 42, card 2
    all: s1 plays a card face down: Refuge 42, card 2 [DEI-161]
    all: s1 buys in the mechanical market for 2 Technology: Crane (Collect and Build) [DEI-219]
    all: New in the mechanical market, right slot: Schematics (Build and Copy) [DEI-76]
    all: s3: Action Phase 1 [DEI-160]
274 s3 Play face up: Farm Z, card 8 (activate Draco)
    all: s3 plays Farm Z, card 8 (activate Draco) [DEI-161]
275 s3 Activate Draco at courtyard C43
    all: s3 activates Draco at courtyard C43 [DEI-291]
    all: s3 scores 1 Supply for Draco [DEI-298, s3 +1]
    all: s3 gains +1 candy (Draco) [DEI-298]
276 s3 Kill one of s4’s Scrappers at courtyard C43 (the drone)
    all: s3 kills one of s4’s Scrappers at courtyard C43 (the drone) [DEI-292]
    all: s4 loses control of the logistic outpost at courtyard C43 [DEI-137]
    all: s4 loses control of the mechanical outpost at courtyard C43 [DEI-137]
277 s3 Collect Technology at courtyard C25 (a candy)
    all: s3 spends a candy [DEI-234]
    all: s3 collects 1 Technology at courtyard C25 [DEI-208]
278 s3 Play face up: Scaffolding (Build and Climb)
    all: s3 plays Scaffolding (Build and Climb) [DEI-161]
279 s3 Build a Bridge from roof R34 to roof R24
    all: s3 builds a Bridge from roof R34 to roof R24 [DEI-212]
280 s3 Move 2 Scrappers from courtyard C35 to roof R24 (Climb)
    all: s3 moves 2 Scrappers from courtyard C35 to roof R24 (Climb) [DEI-224]
    all: s2: Action Phase 2 [DEI-160]
= 280 3f102b92d85ecaf8ec1c31f775e39a96b489d056416b8e57da7e10e331398550
281 s2 Play face up: Ravagers, card 4 (Move and Collect)
    all: s2 plays Ravagers, card 4 (Move and Collect) [DEI-161]
282 s2 Collect Technology at courtyard C51
    all: s2 collects 1 Technology at courtyard C51 [DEI-208]
283 s2 Collect Technology at courtyard C51 (Keen eye)
    all: s2 collects 1 Technology at courtyard C51 (Keen eye) [DEI-278]
284 s2 Move 1 Scrapper from courtyard C42 to courtyard C52
    all: s2 moves 1 Scrapper from courtyard C42 to courtyard C52 [DEI-204]
285 s2 Play face up: Ravagers, card 5 (Collect ×2)
    all: s2 plays Ravagers, card 5 (Collect ×2) [DEI-161]
286 s2 Collect Technology at courtyard C14
    all: s2 collects 1 Technology at courtyard C14 [DEI-208]
    all: s4: Action Phase 2 [DEI-160]
287 s4 Play face up: Cathedral +1 (activate Cathedral with bonus +1)
    all: s4 plays Cathedral +1 (activate Cathedral with bonus +1) [DEI-161]
288 s4 Activate Cathedral at roof R43
    all: s4 activates Cathedral at roof R43 [DEI-291]
289 s4 Deploy 1 Scrapper at roof R34 (the drone)
    all: s4 deploys 1 Scrapper at roof R34 (the drone) [DEI-292]
290 s4 Play face up: Smugglers (Move ×2 and Collect)
    all: s4 plays Smugglers (Move ×2 and Collect) [DEI-161]
= 290 dcb255424232d50a5705b0034bf4d067cbbb2fc5c46fa7d4646076aa8575c905
291 s4 Move 2 Scrappers from courtyard C44 to courtyard C43
    all: s4 moves 2 Scrappers from courtyard C44 to courtyard C43 [DEI-204]
    all: s4 takes control of the logistic outpost at courtyard C43 [DEI-135]
    all: s4 takes control of the mechanical outpost at courtyard C43 [DEI-135]
292 s4 Collect Technology at courtyard C53, exchanged for Energy
    all: s4 collects 1 Technology at courtyard C53, exchanged for 1 Energy [DEI-229]
293 s4 Move 1 Scrapper from courtyard C22 to courtyard C12
    all: s4 moves 1 Scrapper from courtyard C22 to courtyard C12 [DEI-204]
    all: s4 takes control of the mechanical outpost at courtyard C12 [DEI-135]
    all: s1: Action Phase 2 [DEI-160]
294 s1 Play face up: Refuge 42, card 8 (activate Simon)
    all: s1 plays Refuge 42, card 8 (activate Simon) [DEI-161]
295 s1 Activate Simon at roof R13
    all: s1 activates Simon at roof R13 [DEI-291]
296 s1 Play face up: Refuge 42, card 6 (Enlist and Build)
    all: s1 plays Refuge 42, card 6 (Enlist and Build) [DEI-161]
297 s1 Build a Refuge at courtyard C35
    all: s1 builds a Refuge at courtyard C35 [DEI-212]
    all: s3: Action Phase 2 [DEI-160]
298 s3 Play face up: Farm Z, card 3 (Move ×2)
    all: s3 plays Farm Z, card 3 (Move ×2) [DEI-161]
299 s3 Move the Leader from courtyard C55 to courtyard C45
    all: s3 moves the Leader from courtyard C55 to courtyard C45 [DEI-204]
300 s3 Move 1 Scrapper from courtyard C43 to courtyard C44
    all: s3 moves 1 Scrapper from courtyard C43 to courtyard C44 [DEI-204]
= 300 700d060ffc19a56cf10e3f67d2d69d83089158727972d9e18225249da4d374d6
301 s3 Play face up: Farm Z, card 7 (Enlist and Build)
    all: s3 plays Farm Z, card 7 (Enlist and Build) [DEI-161]
302 s3 Enlist 1 Scrapper at courtyard C32
    all: s3 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s2: Action Phase 3 [DEI-160]
303 s2 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s2 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
304 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
305 s2 Enlist 1 Scrapper at courtyard C35
    all: s2 enlists 1 Scrapper at courtyard C35 [DEI-201]
306 s2 Play face up: Ravagers, card 3 (Move ×2)
    all: s2 plays Ravagers, card 3 (Move ×2) [DEI-161]
307 s2 Move 2 Scrappers from courtyard C35 to courtyard C25
    all: s2 moves 2 Scrappers from courtyard C35 to courtyard C25 [DEI-204]
308 s2 Move 1 Scrapper from courtyard C32 to courtyard C22
    all: s2 moves 1 Scrapper from courtyard C32 to courtyard C22 [DEI-204]
309 s2 Column 2, 1 Supply: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3
    all: s2 scores 1 Supply for a mission in column 2, late: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-321, s2 +1]
    all: s4: Action Phase 3 [DEI-160]
310 s4 Play face up: Chrono Cult, card 3 (Move ×2)
    all: s4 plays Chrono Cult, card 3 (Move ×2) [DEI-161]
= 310 338b86457f765272874d7afe546e1af2702edb6e4aec44bbcf82bc16e54a5250
311 s4 Move 3 Scrappers from courtyard C43 to courtyard C33
    all: s4 moves 3 Scrappers from courtyard C43 to courtyard C33 [DEI-204]
    all: s4 loses the Cathedral cube [DEI-431]
    all: s4 loses control of the logistic outpost at courtyard C43 [DEI-137]
    all: s4 loses control of the mechanical outpost at courtyard C43 [DEI-137]
312 s4 Move 1 Scrapper from courtyard C33 to courtyard C43
    all: s4 moves 1 Scrapper from courtyard C33 to courtyard C43 [DEI-204]
    all: s4 takes control of the logistic outpost at courtyard C43 [DEI-135]
    all: s4 takes control of the mechanical outpost at courtyard C43 [DEI-135]
313 s4 As a mechanical outpost
    all: s4 takes the Cathedral cube as a mechanical outpost [DEI-428]
314 s4 Play face up: Chrono Cult, card 2 (Enlist and Move)
    all: s4 plays Chrono Cult, card 2 (Enlist and Move) [DEI-161]
315 s4 Move 1 Scrapper from courtyard C33 to courtyard C23
    all: s4 moves 1 Scrapper from courtyard C33 to courtyard C23 [DEI-204]
    all: s4 takes control of the tactical outpost at courtyard C23 [DEI-135]
    all: s4 meets the requirement, so the gift leaves the game. No. 4: buy a card in the black market for 2 resources less (requirement: control outposts of 3 different colours) [DEI-443]
316 s4 Remove a Scrapper from courtyard C55
    all: The Cathedral takes back 1 Scrapper from courtyard C55: s4 [DEI-420]
317 s4 Remove a Scrapper from courtyard C53
    all: The Cathedral takes back 1 Scrapper from courtyard C53: s4 [DEI-420]
    all: s4 loses the Cathedral cube [DEI-431]
318 s4 Remove a Scrapper from courtyard C12
    all: The Cathedral takes back 1 Scrapper from courtyard C12: s4 [DEI-420]
    all: s4 loses control of the mechanical outpost at courtyard C12 [DEI-137]
319 s4 Remove a Scrapper from courtyard C33
    all: The Cathedral takes back 1 Scrapper from courtyard C33: s4 [DEI-420]
320 s4 Remove a Scrapper from roof R42
    all: The Cathedral takes back 1 Scrapper from roof R42: s4 [DEI-420]
    all: s4 loses control of the logistic outpost at roof R42 [DEI-137]
= 320 e39e07fa157930f6d46767e1f8d1a028b3ca201559f5d67a2a171f571bdb4009
321 s4 Remove a Scrapper from courtyard C23
    all: The Cathedral takes back 1 Scrapper from courtyard C23: s4 [DEI-420]
    all: s4 loses control of the tactical outpost at courtyard C23 [DEI-137]
322 s4 Column 2, 1 Supply: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each
    all: s4 scores 1 Supply for a mission in column 2, late: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-321, s4 +1]
    all: s1: Action Phase 3 [DEI-160]
323 s1 Play face up: Crane (Collect and Build)
    all: s1 plays Crane (Collect and Build) [DEI-161]
324 s1 Collect Technology at courtyard C34
    all: s1 collects 1 Technology at courtyard C34 [DEI-208]
325 s1 Play face up: Refuge 42, card 5 (Collect ×2)
    all: s1 plays Refuge 42, card 5 (Collect ×2) [DEI-161]
326 s1 Finish the card
327 s1 Column 2, 0 Supplies: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3
    all: s1 scores 0 Supplies for a mission in column 2, late: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-321]
    all: s3: Action Phase 3 [DEI-160]
328 s3 Play face up: Farm Z, card 5 (Collect ×2)
    all: s3 plays Farm Z, card 5 (Collect ×2) [DEI-161]
329 s3 Collect Energy at roof R24
    all: s3 collects 1 Energy at roof R24 [DEI-208]
330 s3 Collect Technology at courtyard C44
    all: s3 collects 1 Technology at courtyard C44 [DEI-208]
= 330 c075efda663d2521a4fa193a29b0cd5e7fd22e5af4a1435cd5112ce6a533b7cb
331 s3 Play face up: Farm Z, card 6 (Move and Build)
    all: s3 plays Farm Z, card 6 (Move and Build) [DEI-161]
332 s3 Move 1 Scrapper and the Leader from courtyard C45 to courtyard C55
    all: s3 moves 1 Scrapper and the Leader from courtyard C45 to courtyard C55 [DEI-204]
    all: s4 loses control of the mechanical outpost at courtyard C55 [DEI-137]
    all: s3 takes control of the mechanical outpost at courtyard C55 [DEI-135]
333 s3 Column 2, 2 Supplies: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each
    all: s3 scores 2 Supplies for a mission in column 2, late: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-321, s3 +2]
    all: At the end of round 4 s1 controls 4 outposts [DEI-140]
    all: At the end of round 4 s2 controls no outposts [DEI-140]
    all: At the end of round 4 s3 controls 3 outposts [DEI-140]
    all: At the end of round 4 s4 controls 2 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 4 Supplies for cards [DEI-373, s1 +4]
    all: s1 scores 8 Supplies for outposts [DEI-374, s1 +8]
    all: s1 scores 2 Supplies for unlocked advantages [DEI-375, s1 +2]
    all: s2 scores 2 Supplies for Technology [DEI-372, s2 +2]
    all: s2 scores 7 Supplies for cards [DEI-373, s2 +7]
    all: s3 scores 1 Supply for Technology [DEI-372, s3 +1]
    all: s3 scores 1 Supply for Energy [DEI-372, s3 +1]
    all: s3 scores 2 Supplies for cards [DEI-373, s3 +2]
    all: s3 scores 6 Supplies for outposts [DEI-374, s3 +6]
    all: s4 scores 2 Supplies for Energy [DEI-372, s4 +2]
    all: s4 scores 6 Supplies for cards [DEI-373, s4 +6]
    all: s4 scores 4 Supplies for outposts [DEI-374, s4 +4]
    all: s4 scores 4 Supplies for unlocked advantages [DEI-375, s4 +4]
    all: s4 scores -3 Supplies for gifts in the bin [DEI-377, s4 -3]
= 333 2d49d628f2b4ce705620ee3a9c6aeb9c9ee70aac1cb6fe2e49ec9bf4bf6147fd
s1 rank 2 score 29
s2 rank 4 score 18
s3 rank 1 score 30
s4 rank 3 score 26
