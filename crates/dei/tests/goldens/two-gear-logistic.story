dei revision 1, 2 seats, options {"automa":"alone","gear":"logistic","new_missions":"off","short_missions":"off","draft":"off","seat_1":"any","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Chrono Cult. Leader’s skill: Conversion (once per phase, after a Move with the Leader, you may Kill in the Leader’s region and deploy one of your Scrappers there) [DEI-9]
    all: s2 takes a faction: Auxilia. Leader’s skill: Swift (once per phase, a Move with the Leader may cross two links) [DEI-9]
    all: The board has 3 rows of 3 districts [DEI-63]
    all: Cathedral starts at roof R23 [DEI-68]
    all: Masamune starts at roof R22 [DEI-68]
    all: Simon starts at roof R31 [DEI-68]
    all: Fly starts at roof R21 [DEI-68]
    all: Draco starts at roof R32 [DEI-68]
    all: The gear market replaces the logistic market [DEI-71]
    all: Outpost at courtyard C21: gear outpost [DEI-72]
    all: Outpost at courtyard C22: tactical outpost [DEI-72]
    all: Outpost at courtyard C14: tactical outpost [DEI-72]
    all: Outpost at roof R21: mechanical outpost [DEI-72]
    all: Outpost at roof R22: gear outpost [DEI-72]
    all: Outpost at courtyard C33: mechanical outpost [DEI-72]
    all: Outpost at courtyard C41: gear outpost [DEI-72]
    all: Outpost at courtyard C33: tactical outpost [DEI-72]
    all: Outpost at roof R33: mechanical outpost [DEI-72]
    all: New in the tactical market, left slot: Draco +0 (activate Draco) [DEI-76]
    all: New in the tactical market, middle slot: Cathedral +2 (activate Cathedral with bonus +2) [DEI-76]
    all: New in the tactical market, right slot: Simon +2 (activate Simon with bonus +2) [DEI-76]
    all: New in the gear market, left slot: Power unit (exchange up to 2 Technology for Energy and this round, a Collect in the Leader’s region gives 1 Supply) [DEI-76]
    all: New in the gear market, middle slot: Accumulator (+1 Energy and this round, a Collect in the Leader’s region may count as Refine) [DEI-76]
    all: New in the gear market, right slot: Draco +2 (activate Draco with bonus +2) [DEI-76]
    all: New in the mechanical market, left slot: Draco +1 (activate Draco with bonus +1) [DEI-76]
    all: New in the mechanical market, middle slot: Scaffolding (Build and Climb) [DEI-76]
    all: New in the mechanical market, right slot: Cathedral +0 (activate Cathedral) [DEI-76]
    all: New in the black market, left slot: Contraband (Move and +2 Supplies) [DEI-76]
    all: New in the black market, middle slot: Cutthroats (Move and Kill) [DEI-76]
    all: New in the black market, right slot: Sweet deal (+2 candies) [DEI-76]
    all: Mission in column 1: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 1: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-80]
    all: Mission in column 2: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 2: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 3: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 4: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 4: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Priority: s1 and s2 [DEI-89]
    all: s1 is dealt an advantage: Sweet reward (when unlocked: gain 2 candies) [DEI-96]
    all: s2 is dealt an advantage: Infiltration (you may Move into a region where you only tie for the highest majority value) [DEI-96]
    all: s1 is dealt an advantage: We need you! (when you build a Refuge, you may Enlist up to 2 times in its region) [DEI-96]
    all: s2 is dealt an advantage: Bridge crane (when you build a Bridge, you may Collect up to 2 times in its region) [DEI-96]
    all: s1 is dealt an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-96]
    all: s2 is dealt an advantage: Remote control (+1 to the bonus of your drone cards) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s1: Action Phase 1 [DEI-160]
    all: s1 draws two gifts. No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour). No. 1: Move up to 3 times (requirement: control 4 outposts) [DEI-440]
1 s1 No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour)
    all: s1 keeps a gift. No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour) [DEI-440]
2 s1 0 Scrappers at courtyard C13, 2 at courtyard C42; the Leader at courtyard C13
    all: s1 starts with the Leader at courtyard C13 [DEI-92]
    all: s1 starts with 2 Scrappers at courtyard C42 [DEI-92]
3 s1 Play face up: Chrono Cult, card 4 (Move and Collect)
    all: s1 plays Chrono Cult, card 4 (Move and Collect) [DEI-161]
4 s1 Move 1 Scrapper from courtyard C42 to courtyard C41
    all: s1 moves 1 Scrapper from courtyard C42 to courtyard C41 [DEI-204]
    all: s1 takes control of the gear outpost at courtyard C41 [DEI-135]
5 s1 Collect Technology at courtyard C13
    all: s1 collects 1 Technology at courtyard C13 [DEI-208]
6 s1 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s1 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
7 s1 Activate Cathedral at roof R23
    all: s1 activates Cathedral at roof R23 [DEI-291]
8 s1 Deploy 1 Scrapper at courtyard C23 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C23 (the drone) [DEI-292]
9 s1 As a tactical outpost
    all: s1 takes the Cathedral cube as a tactical outpost [DEI-428]
10 s1 Deploy 1 Scrapper at courtyard C33 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C33 (the drone) [DEI-292]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
= 10 67c2a90fb03a798c9933d3a741d483fd26fa7d7aedcfcac6812b228fb2d49afe
11 s1 Deploy 1 Scrapper at courtyard C33 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C33 (the drone) [DEI-292]
    all: s2: Action Phase 1 [DEI-160]
12 s2 3 Scrappers at courtyard C13, 0 at courtyard C42; the Leader at courtyard C13
    all: s2 starts with 3 Scrappers and the Leader at courtyard C13 [DEI-92]
13 s2 Play face up: Auxilia, card 8 (activate Fly)
    all: s2 plays Auxilia, card 8 (activate Fly) [DEI-161]
14 s2 Activate Fly at courtyard C23
    all: s2 activates Fly at courtyard C23 [DEI-291]
15 s2 Play face up: Auxilia, card 6 (Move and Build)
    all: s2 plays Auxilia, card 6 (Move and Build) [DEI-161]
16 s2 Move 3 Scrappers and the Leader from courtyard C13 to courtyard C33
    all: s2 moves 3 Scrappers and the Leader from courtyard C13 to courtyard C33 [DEI-204]
    all: s1 loses the Cathedral cube [DEI-431]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C33 [DEI-135]
17 s2 As a gear outpost
    all: s2 takes the Cathedral cube as a gear outpost [DEI-428]
18 s2 Build an Elevator from courtyard C33 to roof R33
    all: s2 builds an Elevator from courtyard C33 to roof R33 [DEI-212]
    all: s1: Action Phase 2 [DEI-160]
19 s1 Buy Power unit (exchange up to 2 Technology for Energy and this round, a Collect in the Leader’s region gives 1 Supply) for 2 Technology and 1 Energy; face down: Chrono Cult, card 2
    all: s1 plays a card face down: Chrono Cult, card 2 [DEI-161]
    all: s1 buys in the gear market for 2 Technology and 1 Energy: Power unit (exchange up to 2 Technology for Energy and this round, a Collect in the Leader’s region gives 1 Supply) [DEI-219]
    all: New in the gear market, right slot: Simon +0 (activate Simon) [DEI-76]
20 s1 Play face up: Chrono Cult, card 3 (Move ×2)
    all: s1 plays Chrono Cult, card 3 (Move ×2) [DEI-161]
= 20 057c721852c90ae640006e0fbc30748781b7d7d32c77650422012aca79af6045
21 s1 Move 1 Scrapper from courtyard C23 to courtyard C22
    all: s1 moves 1 Scrapper from courtyard C23 to courtyard C22 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
22 s1 Move 1 Scrapper from courtyard C22 to courtyard C21
    all: s1 moves 1 Scrapper from courtyard C22 to courtyard C21 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s1 takes control of the gear outpost at courtyard C21 [DEI-135]
23 s1 Unlock (gear): We need you! (when you build a Refuge, you may Enlist up to 2 times in its region)
    all: s1 unlocks an advantage: We need you! (when you build a Refuge, you may Enlist up to 2 times in its region) [DEI-270]
    all: s2: Action Phase 2 [DEI-160]
24 s2 Buy Cathedral +0 (activate Cathedral) for 1 Technology and 1 Energy; face down: Auxilia, card 7
    all: s2 plays a card face down: Auxilia, card 7 [DEI-161]
    all: s2 buys in the mechanical market for 1 Technology and 1 Energy: Cathedral +0 (activate Cathedral) [DEI-219]
    all: New in the mechanical market, right slot: Fly +0 (activate Fly) [DEI-76]
25 s2 Play face up: Cathedral +0 (activate Cathedral)
    all: s2 plays Cathedral +0 (activate Cathedral) [DEI-161]
26 s2 Activate Cathedral at roof R23
    all: s2 activates Cathedral at roof R23 [DEI-291]
27 s2 Deploy 1 Scrapper at courtyard C33 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C33 (the drone) [DEI-292]
28 s2 Deploy 1 Scrapper at courtyard C24 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C24 (the drone) [DEI-292]
29 s2 Deploy 1 Scrapper at courtyard C33 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C33 (the drone) [DEI-292]
    all: s1: Action Phase 3 [DEI-160]
30 s1 Play face up: Power unit (exchange up to 2 Technology for Energy and this round, a Collect in the Leader’s region gives 1 Supply)
    all: s1 plays Power unit (exchange up to 2 Technology for Energy and this round, a Collect in the Leader’s region gives 1 Supply) [DEI-161]
= 30 5fb0b3174beed690d609b53f7871ec49048ac0451209fc988f7c43fc5dd0f844
31 s1 Play face up: Chrono Cult, card 1 (Enlist ×2)
    all: s1 plays Chrono Cult, card 1 (Enlist ×2) [DEI-161]
32 s1 Enlist 1 Scrapper at courtyard C13
    all: s1 enlists 1 Scrapper at courtyard C13 [DEI-201]
33 s1 Enlist 1 Scrapper at courtyard C42
    all: s1 enlists 1 Scrapper at courtyard C42 [DEI-201]
    all: s1 doesn’t meet the requirement, so the gift goes to the bin. No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour) [DEI-443]
34 s1 Remove a Scrapper from courtyard C41
    all: The Cathedral takes back 1 Scrapper from courtyard C41: s1 [DEI-420]
    all: s1 loses control of the gear outpost at courtyard C41 [DEI-137]
35 s1 Remove a Scrapper from courtyard C42
    all: The Cathedral takes back 1 Scrapper from courtyard C42: s1 [DEI-420]
36 s1 Remove a Scrapper from courtyard C33
    all: The Cathedral takes back 1 Scrapper from courtyard C33: s1 [DEI-420]
37 s1 Column 3, 6 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s1 scores 6 Supplies for a mission in column 3: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s1 +6]
    all: s2: Action Phase 3 [DEI-160]
38 s2 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s2 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
39 s2 Enlist 1 Scrapper at courtyard C42
    all: s2 enlists 1 Scrapper at courtyard C42 [DEI-201]
40 s2 Enlist 1 Scrapper at courtyard C13
    all: s2 enlists 1 Scrapper at courtyard C13 [DEI-201]
= 40 2d286ae55308a017b43bc1ed2a192f86ead64247d6ff4d99dc1eca3e5fe50dd9
41 s2 Play face up: Auxilia, card 5 (Collect ×2)
    all: s2 plays Auxilia, card 5 (Collect ×2) [DEI-161]
42 s2 Collect Technology at courtyard C33
    all: s2 collects 1 Technology at courtyard C33 [DEI-208]
43 s2 Collect Technology at courtyard C24
    all: s2 collects 1 Technology at courtyard C24 [DEI-208]
44 s2 Remove a Scrapper from courtyard C42
    all: The Cathedral takes back 1 Scrapper from courtyard C42: s2 [DEI-420]
45 s2 Remove a Scrapper from courtyard C13
    all: The Cathedral takes back 1 Scrapper from courtyard C13: s2 [DEI-420]
46 s2 Remove a Scrapper from courtyard C24
    all: The Cathedral takes back 1 Scrapper from courtyard C24: s2 [DEI-420]
47 s2 Column 1, 3 Supplies: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 3 Supplies for a mission in column 1: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +3]
    all: At the end of round 1 s1 controls 1 outpost [DEI-140]
    all: At the end of round 1 s2 controls 3 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s2 and s1 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
48 s2 Play face up: Cathedral +0 (activate Cathedral)
    all: s2 plays Cathedral +0 (activate Cathedral) [DEI-161]
49 s2 Activate Cathedral at roof R23
    all: s2 activates Cathedral at roof R23 [DEI-291]
50 s2 Deploy 1 Scrapper at courtyard C24 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C24 (the drone) [DEI-292]
= 50 1a628cb27055eade6fc141e0e886c4189d40e38f18b3226111cf31e3ff9b9bc7
51 s2 Deploy 1 Scrapper at courtyard C23 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C23 (the drone) [DEI-292]
52 s2 Deploy 1 Scrapper at courtyard C24 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C24 (the drone) [DEI-292]
53 s2 Buy Accumulator (+1 Energy and this round, a Collect in the Leader’s region may count as Refine) for 2 Technology; face down: Auxilia, card 8
    all: s2 plays a card face down: Auxilia, card 8 [DEI-161]
    all: s2 buys in the gear market for 2 Technology: Accumulator (+1 Energy and this round, a Collect in the Leader’s region may count as Refine) [DEI-219]
    all: New in the gear market, right slot: Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build) [DEI-76]
    all: s1: Action Phase 1 [DEI-160]
    all: s1 draws two gifts. No. 8: place an Elevator and a Bridge anywhere, even without units there (requirement: control 2 outposts on roofs). No. 2: gain 2 Energy (requirement: 6 Technology in your reserve) [DEI-440]
54 s1 No. 2: gain 2 Energy (requirement: 6 Technology in your reserve)
    all: s1 keeps a gift. No. 2: gain 2 Energy (requirement: 6 Technology in your reserve) [DEI-440]
    all: s1 gains +2 Energy (gift) [DEI-442]
55 s1 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s1 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
56 s1 Activate Cathedral at roof R23
    all: s1 activates Cathedral at roof R23 [DEI-291]
57 s1 Finish with the drone
58 s1 Play face up: Power unit (exchange up to 2 Technology for Energy and this round, a Collect in the Leader’s region gives 1 Supply)
    all: s1 plays Power unit (exchange up to 2 Technology for Energy and this round, a Collect in the Leader’s region gives 1 Supply) [DEI-161]
    all: s2: Action Phase 2 [DEI-160]
59 s2 Play face up: Auxilia, card 3 (Move ×2)
    all: s2 plays Auxilia, card 3 (Move ×2) [DEI-161]
60 s2 Move 2 Scrappers from courtyard C24 to courtyard C34
    all: s2 moves 2 Scrappers from courtyard C24 to courtyard C34 [DEI-204]
= 60 17f8b13b52d7b07b3e98ca79ae2a2df967a3c0de9051c5e34b718182d1332d05
61 s2 Move 1 Scrapper and the Leader from courtyard C33 to roof R33
    all: s2 moves 1 Scrapper and the Leader from courtyard C33 to roof R33 [DEI-204]
    all: s2 takes control of the mechanical outpost at roof R33 [DEI-135]
62 s2 Play face up: Accumulator (+1 Energy and this round, a Collect in the Leader’s region may count as Refine)
    all: s2 plays Accumulator (+1 Energy and this round, a Collect in the Leader’s region may count as Refine) [DEI-161]
    all: s2 gains +1 Energy (card) [DEI-237]
63 s2 Unlock (mechanical): Remote control (+1 to the bonus of your drone cards)
    all: s2 unlocks an advantage: Remote control (+1 to the bonus of your drone cards) [DEI-270]
    all: s1: Action Phase 2 [DEI-160]
64 s1 Play face up: Chrono Cult, card 7 (Enlist and Move)
    all: s1 plays Chrono Cult, card 7 (Enlist and Move) [DEI-161]
65 s1 Move 1 Scrapper from courtyard C21 to courtyard C22
    all: s1 moves 1 Scrapper from courtyard C21 to courtyard C22 [DEI-204]
    all: s1 loses control of the gear outpost at courtyard C21 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
66 s1 Enlist 1 Scrapper at courtyard C42
    all: s1 enlists 1 Scrapper at courtyard C42 [DEI-201]
67 s1 Play face up: Chrono Cult, card 5 (Collect ×2)
    all: s1 plays Chrono Cult, card 5 (Collect ×2) [DEI-161]
68 s1 Collect Technology at courtyard C42
    all: s1 collects 1 Technology at courtyard C42 [DEI-208]
69 s1 Collect Technology at courtyard C22
    all: s1 collects 1 Technology at courtyard C22 [DEI-208]
    all: s2: Action Phase 3 [DEI-160]
70 s2 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s2 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
= 70 ec880054c5dd768d53b5d2992c5a8313523b5abe1b014bd45922ff2ab9d5e495
71 s2 Enlist 1 Scrapper at courtyard C42
    all: s2 enlists 1 Scrapper at courtyard C42 [DEI-201]
72 s2 Move 4 Scrappers from courtyard C33 to roof R33
    all: s2 moves 4 Scrappers from courtyard C33 to roof R33 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
73 s2 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s2 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
74 s2 Enlist 1 Scrapper at courtyard C42
    all: s2 enlists 1 Scrapper at courtyard C42 [DEI-201]
75 s2 Enlist 1 Scrapper at courtyard C13
    all: s2 enlists 1 Scrapper at courtyard C13 [DEI-201]
76 s2 Remove a Scrapper from roof R33
    all: The Cathedral takes back 1 Scrapper from roof R33: s2 [DEI-420]
77 s2 Remove a Scrapper from roof R33
    all: The Cathedral takes back 1 Scrapper from roof R33: s2 [DEI-420]
78 s2 Remove a Scrapper from courtyard C34
    all: The Cathedral takes back 1 Scrapper from courtyard C34: s2 [DEI-420]
79 s2 Column 3, 4 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s2 scores 4 Supplies for a mission in column 3: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s2 +4]
    all: s1: Action Phase 3 [DEI-160]
80 s1 Play face up: Chrono Cult, card 3 (Move ×2)
    all: s1 plays Chrono Cult, card 3 (Move ×2) [DEI-161]
= 80 995762a483472fa215867b2db3a1568eab6c9d8dca57cca03c12b942068ecf62
81 s1 Move 2 Scrappers from courtyard C42 to courtyard C41
    all: s1 moves 2 Scrappers from courtyard C42 to courtyard C41 [DEI-204]
    all: s1 takes control of the gear outpost at courtyard C41 [DEI-135]
82 s1 Finish the card
83 s1 Play face up: Chrono Cult, card 6 (Enlist and Build)
    all: s1 plays Chrono Cult, card 6 (Enlist and Build) [DEI-161]
84 s1 Build an Elevator from courtyard C33 to roof R32
    all: s1 builds an Elevator from courtyard C33 to roof R32 [DEI-212]
85 s1 Finish the card
    all: s1 doesn’t meet the requirement, so the gift goes to the bin. No. 2: gain 2 Energy (requirement: 6 Technology in your reserve) [DEI-443]
86 s1 Remove a Scrapper from courtyard C13
    all: The Cathedral takes back 1 Scrapper from courtyard C13: s1 [DEI-420]
87 s1 Remove a Scrapper from courtyard C22
    all: The Cathedral takes back 1 Scrapper from courtyard C22: s1 [DEI-420]
    all: s1 loses control of the tactical outpost at courtyard C22 [DEI-137]
88 s1 Remove a Scrapper from courtyard C33
    all: The Cathedral takes back 1 Scrapper from courtyard C33: s1 [DEI-420]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
89 s1 Column 4, 2 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s1 scores 2 Supplies for a mission in column 4: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-321, s1 +2]
    all: At the end of round 2 s1 controls 1 outpost [DEI-140]
    all: At the end of round 2 s2 controls 2 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s2 and s1 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
90 s2 Play face up: Accumulator (+1 Energy and this round, a Collect in the Leader’s region may count as Refine)
    all: s2 plays Accumulator (+1 Energy and this round, a Collect in the Leader’s region may count as Refine) [DEI-161]
    all: s2 gains +1 Energy (card) [DEI-237]
= 90 282d25f735803ca876e24eabcfe2a913e20cd6ec75b1fef4640f08630889546d
91 s2 Play face up: Auxilia, card 4 (Move and Collect)
    all: s2 plays Auxilia, card 4 (Move and Collect) [DEI-161]
92 s2 Move 3 Scrappers and the Leader from roof R33 to courtyard C33
    all: s2 moves 3 Scrappers and the Leader from roof R33 to courtyard C33 [DEI-204]
    all: s2 loses control of the mechanical outpost at roof R33 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C33 [DEI-135]
93 s2 Collect Technology at courtyard C33, exchanged for Energy
    all: s2 collects 1 Technology at courtyard C33, exchanged for 1 Energy [DEI-229]
    all: s1: Action Phase 1 [DEI-160]
    all: s1 draws two gifts. No. 6: deploy 2 Scrappers in any one courtyard (requirement: take 2 cards from one coloured market this round). No. 3: gain 4 Technology (requirement: 4 Energy in your reserve) [DEI-440]
94 s1 No. 3: gain 4 Technology (requirement: 4 Energy in your reserve)
    all: s1 keeps a gift. No. 3: gain 4 Technology (requirement: 4 Energy in your reserve) [DEI-440]
    all: s1 gains +4 Technology (gift) [DEI-442]
95 s1 Buy Sweet deal (+2 candies) for 2 Technology; face down: Power unit
    all: s1 plays a card face down: Power unit [DEI-161]
    all: s1 buys in the black market for 2 Technology: Sweet deal (+2 candies) [DEI-219]
    all: New in the black market, right slot: Fixers (Move ×2 and Build) [DEI-76]
96 s1 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s1 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
97 s1 Activate Cathedral at roof R23
    all: s1 activates Cathedral at roof R23 [DEI-291]
98 s1 Deploy 1 Scrapper at courtyard C33 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C33 (the drone) [DEI-292]
99 s1 Deploy 1 Scrapper at courtyard C23 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C23 (the drone) [DEI-292]
100 s1 Deploy 1 Scrapper at courtyard C34 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C34 (the drone) [DEI-292]
    all: s2: Action Phase 2 [DEI-160]
= 100 03c963fbf164eea43c4ef9ebdbd71e78ec61174a65a65e5bef6b6a216450ba48
101 s2 Play face up: Cathedral +0 (activate Cathedral)
    all: s2 plays Cathedral +0 (activate Cathedral) [DEI-161]
102 s2 Activate Cathedral at roof R23
    all: s2 activates Cathedral at roof R23 [DEI-291]
103 s2 Finish with the drone
104 s2 Play face up: Auxilia, card 5 (Collect ×2)
    all: s2 plays Auxilia, card 5 (Collect ×2) [DEI-161]
105 s2 Collect Technology at courtyard C42
    all: s2 collects 1 Technology at courtyard C42 [DEI-208]
    all: s1: Action Phase 2 [DEI-160]
106 s1 Play face up: Chrono Cult, card 6 (Enlist and Build)
    all: s1 plays Chrono Cult, card 6 (Enlist and Build) [DEI-161]
107 s1 Build a Refuge at courtyard C33
    all: s1 builds a Refuge at courtyard C33 [DEI-212]
108 s1 Finish
109 s1 Enlist 1 Scrapper at courtyard C42
    all: s1 enlists 1 Scrapper at courtyard C42 [DEI-201]
110 s1 Play face up: Chrono Cult, card 1 (Enlist ×2)
    all: s1 plays Chrono Cult, card 1 (Enlist ×2) [DEI-161]
= 110 33091b14f00d7da4d05bf5b0bdff6ef3a899f6889fdedaef7eb641bb5d6ef534
111 s1 Enlist 1 Scrapper at courtyard C42
    all: s1 enlists 1 Scrapper at courtyard C42 [DEI-201]
112 s1 Enlist 1 Scrapper at courtyard C33
    all: s1 enlists 1 Scrapper at courtyard C33 [DEI-201]
    all: s2: Action Phase 3 [DEI-160]
113 s2 Buy Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build) for 1 Technology and 1 Energy; face down: Auxilia, card 3
    all: s2 plays a card face down: Auxilia, card 3 [DEI-161]
    all: s2 buys in the gear market for 1 Technology and 1 Energy: Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build) [DEI-219]
    all: New in the gear market, right slot: Fly +2 (activate Fly with bonus +2) [DEI-76]
114 s2 Play face up: Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build)
    all: s2 plays Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build) [DEI-161]
115 s2 Build an Elevator from courtyard C33 to roof R32 (Build in the Leader’s region)
    all: s2 builds an Elevator from courtyard C33 to roof R32 [DEI-212]
116 s2 Remove a Scrapper from courtyard C33
    all: The Cathedral takes back 1 Scrapper from courtyard C33: s2 [DEI-420]
117 s2 Remove a Scrapper from courtyard C42
    all: The Cathedral takes back 1 Scrapper from courtyard C42: s2 [DEI-420]
118 s2 Remove a Scrapper from courtyard C42
    all: The Cathedral takes back 1 Scrapper from courtyard C42: s2 [DEI-420]
119 s2 Column 4, 4 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s2 scores 4 Supplies for a mission in column 4: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-321, s2 +4]
    all: s1: Action Phase 3 [DEI-160]
120 s1 Buy Draco +2 (activate Draco with bonus +2) for 2 Technology and 2 Energy; face down: Chrono Cult, card 3
    all: s1 plays a card face down: Chrono Cult, card 3 [DEI-161]
    all: s1 buys in the gear market for 2 Technology and 2 Energy: Draco +2 (activate Draco with bonus +2) [DEI-219]
    all: New in the gear market, right slot: Banner (Enlist in the Leader’s region ×2 and this round, +2 majority value in the Leader’s region) [DEI-76]
= 120 3d1f3aee2e3d4761dfcde10e4aeab83be19b0b0c92df2e12dacd0f7ccf47d394
121 s1 Play face up: Draco +2 (activate Draco with bonus +2)
    all: s1 plays Draco +2 (activate Draco with bonus +2) [DEI-161]
122 s1 Activate Draco at courtyard C12
    all: s1 activates Draco at courtyard C12 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
123 s1 Move 2 Scrappers from courtyard C42 to courtyard C43 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 moves 2 Scrappers from courtyard C42 to courtyard C43 [DEI-204]
    all: s1 doesn’t meet the requirement, so the gift goes to the bin. No. 3: gain 4 Technology (requirement: 4 Energy in your reserve) [DEI-443]
124 s1 Remove a Scrapper from courtyard C33
    all: The Cathedral takes back 1 Scrapper from courtyard C33: s1 [DEI-420]
125 s1 Remove a Scrapper from courtyard C33
    all: The Cathedral takes back 1 Scrapper from courtyard C33: s1 [DEI-420]
126 s1 Remove a Scrapper from courtyard C41
    all: The Cathedral takes back 1 Scrapper from courtyard C41: s1 [DEI-420]
127 s1 Column 2, 2 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s1 scores 2 Supplies for a mission in column 2, late: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +2]
    all: At the end of round 3 s1 controls 1 outpost [DEI-140]
    all: At the end of round 3 s2 controls 3 outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
    all: s1 draws two gifts. No. 6: deploy 2 Scrappers in any one courtyard (requirement: take 2 cards from one coloured market this round). No. 8: place an Elevator and a Bridge anywhere, even without units there (requirement: control 2 outposts on roofs) [DEI-440]
128 s1 No. 6: deploy 2 Scrappers in any one courtyard (requirement: take 2 cards from one coloured market this round)
    all: s1 keeps a gift. No. 6: deploy 2 Scrappers in any one courtyard (requirement: take 2 cards from one coloured market this round) [DEI-440]
129 s1 Deploy 2 Scrappers at courtyard C33 (the gift)
    all: s1 deploys 2 Scrappers at courtyard C33 (the gift) [DEI-445]
130 s1 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s1 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
= 130 9993d792881c0f0ce085df3070a35543872fdb1707035c4d49c0f90a4aeb6b20
131 s1 Activate Cathedral at roof R23
    all: s1 activates Cathedral at roof R23 [DEI-291]
132 s1 Deploy 1 Scrapper at courtyard C24 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C24 (the drone) [DEI-292]
    all: s2 loses the Cathedral cube [DEI-431]
133 s1 Deploy 1 Scrapper at courtyard C33 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C33 (the drone) [DEI-292]
    all: s2 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C33 [DEI-137]
134 s1 As a tactical outpost
    all: s1 takes the Cathedral cube as a tactical outpost [DEI-428]
135 s1 Deploy 1 Scrapper at courtyard C33 (the drone)
    all: s1 deploys 1 Scrapper at courtyard C33 (the drone) [DEI-292]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
136 s1 Play face up: Chrono Cult, card 7 (Enlist and Move)
    all: s1 plays Chrono Cult, card 7 (Enlist and Move) [DEI-161]
137 s1 Move the Leader from courtyard C13 to courtyard C14
    all: s1 moves the Leader from courtyard C13 to courtyard C14 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C14 [DEI-135]
138 s1 Enlist 1 Scrapper at courtyard C42
    all: s1 enlists 1 Scrapper at courtyard C42 [DEI-201]
    all: s2: Action Phase 1 [DEI-160]
139 s2 Play face up: Auxilia, card 6 (Move and Build)
    all: s2 plays Auxilia, card 6 (Move and Build) [DEI-161]
140 s2 Move 2 Scrappers and the Leader from courtyard C33 to roof R33
    all: s2 moves 2 Scrappers and the Leader from courtyard C33 to roof R33 [DEI-204]
    all: s2 takes control of the mechanical outpost at roof R33 [DEI-135]
= 140 3ec86bf022f468630f03005b40497e010bd47eb001049032fc1ae3b660dce895
141 s2 Build an Elevator from courtyard C43 to roof R33
    all: s2 builds an Elevator from courtyard C43 to roof R33 [DEI-212]
142 s2 Play face up: Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build)
    all: s2 plays Mines (Build in the Leader’s region and this round, if you have a structure in the Leader’s region, you may Kill there instead of Build) [DEI-161]
143 s2 Build a Bridge from roof R32 to roof R33 (Build in the Leader’s region)
    all: s2 builds a Bridge from roof R32 to roof R33 [DEI-212]
    all: s1: Action Phase 2 [DEI-160]
144 s1 Play face up: Draco +2 (activate Draco with bonus +2)
    all: s1 plays Draco +2 (activate Draco with bonus +2) [DEI-161]
145 s1 Activate Draco at roof R22
    all: s1 activates Draco at roof R22 [DEI-291]
    all: s1 scores 1 Supply for Draco [DEI-298, s1 +1]
    all: s1 gains +1 candy (Draco) [DEI-298]
146 s1 Move 3 Scrappers from courtyard C33 to courtyard C23 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 moves 3 Scrappers from courtyard C33 to courtyard C23 [DEI-204]
147 s1 Play face up: Chrono Cult, card 5 (Collect ×2)
    all: s1 plays Chrono Cult, card 5 (Collect ×2) [DEI-161]
148 s1 Collect Technology at courtyard C43
    all: s1 collects 1 Technology at courtyard C43 [DEI-208]
149 s1 Collect Technology at courtyard C23
    all: s1 collects 1 Technology at courtyard C23 [DEI-208]
150 s1 Unlock nothing more
    all: s2: Action Phase 2 [DEI-160]
= 150 2167bcfdf28fb3fa2ad75b5c79717e5ef05e2b2fa31fedc1b97411b563f804d0
151 s2 Play face up: Cathedral +0 (activate Cathedral)
    all: s2 plays Cathedral +0 (activate Cathedral) [DEI-161]
152 s2 Activate Cathedral at roof R23
    all: s2 activates Cathedral at roof R23 [DEI-291]
153 s2 Deploy 1 Scrapper at courtyard C44 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C44 (the drone) [DEI-292]
154 s2 Deploy 1 Scrapper at courtyard C33 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C33 (the drone) [DEI-292]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
155 s2 Deploy 1 Scrapper at courtyard C32 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C32 (the drone) [DEI-292]
156 s2 Play face up: Accumulator (+1 Energy and this round, a Collect in the Leader’s region may count as Refine)
    all: s2 plays Accumulator (+1 Energy and this round, a Collect in the Leader’s region may count as Refine) [DEI-161]
    all: s2 gains +1 Energy (card) [DEI-237]
    all: s1: Action Phase 3 [DEI-160]
157 s1 Play face up: Chrono Cult, card 4 (Move and Collect)
    all: s1 plays Chrono Cult, card 4 (Move and Collect) [DEI-161]
158 s1 Move 1 Scrapper from courtyard C34 to courtyard C33
    all: s1 moves 1 Scrapper from courtyard C34 to courtyard C33 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
159 s1 Collect Technology at courtyard C23
    all: s1 collects 1 Technology at courtyard C23 [DEI-208]
160 s1 Play face up: Chrono Cult, card 6 (Enlist and Build)
    all: s1 plays Chrono Cult, card 6 (Enlist and Build) [DEI-161]
= 160 016c930ba4956beb0aa72feb433b7215194067e47ebf8c58adf9d62f88833eee
161 s1 Build an Elevator from courtyard C23 to roof R22
    all: s1 builds an Elevator from courtyard C23 to roof R22 [DEI-212]
162 s1 Enlist 1 Scrapper at courtyard C13
    all: s1 enlists 1 Scrapper at courtyard C13 [DEI-201]
    all: s1 doesn’t meet the requirement, so the gift goes to the bin. No. 6: deploy 2 Scrappers in any one courtyard (requirement: take 2 cards from one coloured market this round) [DEI-443]
163 s1 Remove a Scrapper from courtyard C13
    all: The Cathedral takes back 1 Scrapper from courtyard C13: s1 [DEI-420]
164 s1 Remove a Scrapper from courtyard C41
    all: The Cathedral takes back 1 Scrapper from courtyard C41: s1 [DEI-420]
    all: s1 loses control of the gear outpost at courtyard C41 [DEI-137]
165 s1 Remove a Scrapper from courtyard C42
    all: The Cathedral takes back 1 Scrapper from courtyard C42: s1 [DEI-420]
166 s1 Column 1, 6 Supplies: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 6 Supplies for a mission in column 1, late: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +6]
    all: s2: Action Phase 3 [DEI-160]
167 s2 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s2 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
168 s2 Enlist 1 Scrapper at courtyard C42
    all: s2 enlists 1 Scrapper at courtyard C42 [DEI-201]
169 s2 Enlist 1 Scrapper at courtyard C42
    all: s2 enlists 1 Scrapper at courtyard C42 [DEI-201]
170 s2 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s2 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
= 170 fc6c2c10f774029089e5a44cbb064be30b128d7b330bc7c1767faf715b8f1e8a
171 s2 Move 2 Scrappers and the Leader from roof R33 to courtyard C33
    all: s2 moves 2 Scrappers and the Leader from roof R33 to courtyard C33 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C33 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s2 loses control of the mechanical outpost at roof R33 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C33 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C33 [DEI-135]
172 s2 Enlist 1 Scrapper at courtyard C42
    all: s2 enlists 1 Scrapper at courtyard C42 [DEI-201]
173 s2 Remove a Scrapper from courtyard C23
    all: The Cathedral takes back 1 Scrapper from courtyard C23: s2 [DEI-420]
174 s2 Remove a Scrapper from courtyard C13
    all: The Cathedral takes back 1 Scrapper from courtyard C13: s2 [DEI-420]
175 s2 Remove a Scrapper from courtyard C32
    all: The Cathedral takes back 1 Scrapper from courtyard C32: s2 [DEI-420]
176 s2 Column 2, 0 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s2 scores 0 Supplies for a mission in column 2, late: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321]
    all: At the end of round 4 s1 controls 2 outposts [DEI-140]
    all: At the end of round 4 s2 controls 2 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 2 Supplies for Technology [DEI-372, s1 +2]
    all: s1 scores 7 Supplies for cards [DEI-373, s1 +7]
    all: s1 scores 4 Supplies for outposts [DEI-374, s1 +4]
    all: s1 scores 2 Supplies for unlocked advantages [DEI-375, s1 +2]
    all: s1 scores -12 Supplies for gifts in the bin [DEI-377, s1 -12]
    all: s2 scores 3 Supplies for Energy [DEI-372, s2 +3]
    all: s2 scores 4 Supplies for cards [DEI-373, s2 +4]
    all: s2 scores 4 Supplies for outposts [DEI-374, s2 +4]
    all: s2 scores 2 Supplies for unlocked advantages [DEI-375, s2 +2]
= 176 a8129c555cb036911e0db265011fa79cb52f6905f6c4ed14494104c0d09411cb
s1 rank 2 score 21
s2 rank 1 score 24
