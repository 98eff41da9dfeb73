dei revision 1, 2 seats, options {"automa":"alone","gear":"off","new_missions":"off","short_missions":"off","draft":"off","seat_1":"any","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Hackers. Leader’s skill: Hack (at the end of each of your Action Phases you may put a hack token on an outpost in the Leader’s region) [DEI-9]
    all: s2 takes a faction: Refuge 42. Leader’s skill: Strength in numbers (once per phase, an Enlist in the Leader’s region puts one more Scrapper there) [DEI-9]
    all: The board has 3 rows of 3 districts [DEI-63]
    all: Masamune starts at roof R31 [DEI-68]
    all: Simon starts at roof R12 [DEI-68]
    all: Fly starts at roof R33 [DEI-68]
    all: Draco starts at roof R13 [DEI-68]
    all: Scorpion starts at roof R11 [DEI-68]
    all: Outpost at courtyard C22: logistic outpost [DEI-72]
    all: Outpost at courtyard C13: tactical outpost [DEI-72]
    all: Outpost at courtyard C24: tactical outpost [DEI-72]
    all: Outpost at courtyard C21: mechanical outpost [DEI-72]
    all: Outpost at roof R22: logistic outpost [DEI-72]
    all: Outpost at roof R23: tactical outpost [DEI-72]
    all: Outpost at courtyard C32: mechanical outpost [DEI-72]
    all: Outpost at courtyard C33: logistic outpost [DEI-72]
    all: Outpost at roof R33: mechanical outpost [DEI-72]
    all: New in the tactical market, left slot: Grapnel squad (Move and Climb) [DEI-76]
    all: New in the tactical market, middle slot: Masamune +0 (activate Masamune) [DEI-76]
    all: New in the tactical market, right slot: Scorpion +1 (activate Scorpion with bonus +1) [DEI-76]
    all: New in the logistic market, left slot: Scorpion +0 (activate Scorpion) [DEI-76]
    all: New in the logistic market, middle slot: Fly +2 (activate Fly with bonus +2) [DEI-76]
    all: New in the logistic market, right slot: Masamune +1 (activate Masamune with bonus +1) [DEI-76]
    all: New in the mechanical market, left slot: Masamune +2 (activate Masamune with bonus +2) [DEI-76]
    all: New in the mechanical market, middle slot: Fabricator (Build ×2 and Muster) [DEI-76]
    all: New in the mechanical market, right slot: Work gang (Build ×2) [DEI-76]
    all: New in the black market, left slot: Fence (exchange up to 2 Technology for Energy) [DEI-76]
    all: New in the black market, middle slot: Hired hands (Enlist ×2 and Move) [DEI-76]
    all: New in the black market, right slot: Press gang (Move and Muster) [DEI-76]
    all: Mission in column 1: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-80]
    all: Mission in column 1: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-80]
    all: Mission in column 2: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 2: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 3: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 3: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 4: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 4: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Priority: s1 and s2 [DEI-89]
    all: s1 is dealt an advantage: Sweet reward (when unlocked: gain 2 candies) [DEI-96]
    all: s2 is dealt an advantage: Night march (once per phase, one of your Moves may count as Climb) [DEI-96]
    all: s1 is dealt an advantage: Pack train (once per phase, a Collect takes a second resource of either kind from its region) [DEI-96]
    all: s2 is dealt an advantage: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-96]
    all: s1 is dealt an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-96]
    all: s2 is dealt an advantage: Remote control (+1 to the bonus of your drone cards) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s1: Action Phase 1 [DEI-160]
1 s1 2 Scrappers at courtyard C11, 0 at courtyard C22; the Leader at courtyard C22
    all: s1 starts with 2 Scrappers at courtyard C11 [DEI-92]
    all: s1 starts with the Leader at courtyard C22 [DEI-92]
    all: s1 takes control of the logistic outpost at courtyard C22 [DEI-135]
2 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
3 s1 Activate Scorpion at roof R22
    all: s1 activates Scorpion at roof R22 [DEI-291]
4 s1 Build a Bridge from roof R22 to roof R12 (the drone)
    all: s1 builds a Bridge from roof R22 to roof R12 [DEI-397]
5 s1 Collect Energy at roof R22 (the drone)
    all: s1 collects 1 Energy at roof R22 (the drone) [DEI-292]
6 s1 Buy Scorpion +0 (activate Scorpion) for 1 Technology and 1 Energy; face down: Hackers, card 5
    all: s1 plays a card face down: Hackers, card 5 [DEI-161]
    all: s1 buys in the logistic market for 1 Technology and 1 Energy: Scorpion +0 (activate Scorpion) [DEI-219]
    all: New in the logistic market, right slot: Relief column (Enlist ×2 and Move) [DEI-76]
7 s1 A hack token on the logistic outpost
    all: s1 puts a hack token on the logistic outpost at courtyard C22 [DEI-392]
    all: s1 scores 1 Supply for the hack token [DEI-394, s1 +1]
    all: s2: Action Phase 1 [DEI-160]
8 s2 3 Scrappers at courtyard C11, 0 at courtyard C22; the Leader at courtyard C11
    all: s2 starts with 3 Scrappers and the Leader at courtyard C11 [DEI-92]
9 s2 Play face up: Refuge 42, card 4 (Move and Collect)
    all: s2 plays Refuge 42, card 4 (Move and Collect) [DEI-161]
10 s2 Move 3 Scrappers and the Leader from courtyard C11 to courtyard C21
    all: s2 moves 3 Scrappers and the Leader from courtyard C11 to courtyard C21 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C21 [DEI-135]
= 10 053c9c232402ea018cab44ffa4bf0c6f355ad4dcf3a8e470cc7671ed0152295e
11 s2 Collect Technology at courtyard C21
    all: s2 collects 1 Technology at courtyard C21 [DEI-208]
12 s2 Play face up: Refuge 42, card 8 (activate Simon)
    all: s2 plays Refuge 42, card 8 (activate Simon) [DEI-161]
13 s2 Activate Simon at courtyard C23
    all: s2 activates Simon at courtyard C23 [DEI-291]
14 s2 Deploy 1 Scrapper at courtyard C23 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C23 (the drone) [DEI-292]
15 s2 Deploy 1 Scrapper at courtyard C23 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C23 (the drone) [DEI-292]
    all: s1: Action Phase 2 [DEI-160]
16 s1 Play face up: Scorpion +0 (activate Scorpion)
    all: s1 plays Scorpion +0 (activate Scorpion) [DEI-161]
17 s1 Activate Scorpion at roof R11
    all: s1 activates Scorpion at roof R11 [DEI-291]
18 s1 Build an Elevator from courtyard C11 to roof R11 (the drone)
    all: s1 builds an Elevator from courtyard C11 to roof R11 [DEI-397]
19 s1 Collect Energy at roof R11 (the drone)
    all: s1 collects 1 Energy at roof R11 (the drone) [DEI-292]
20 s1 Play face up: Hackers, card 7 (Collect and Build)
    all: s1 plays Hackers, card 7 (Collect and Build) [DEI-161]
= 20 9ac3bfe2c9a8edfc7720e92e63a35e02387bd8c4fe7507a6636eb8fb85ae858d
21 s1 Collect Technology at courtyard C22
    all: s1 collects 1 Technology at courtyard C22 [DEI-208]
22 s1 Build a Refuge at courtyard C11
    all: s1 builds a Refuge at courtyard C11 [DEI-212]
    all: s2: Action Phase 2 [DEI-160]
23 s2 Buy Work gang (Build ×2) for 2 Technology; face down: Refuge 42, card 2
    all: s2 plays a card face down: Refuge 42, card 2 [DEI-161]
    all: s2 buys in the mechanical market for 2 Technology: Work gang (Build ×2) [DEI-219]
    all: New in the mechanical market, right slot: Schematics (Build and Copy) [DEI-76]
24 s2 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s2 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
25 s2 Enlist 1 Scrapper at courtyard C22
    all: s2 enlists 1 Scrapper at courtyard C22 [DEI-201]
    all: s1 loses control of the logistic outpost at courtyard C22 [DEI-137]
26 s2 Enlist 1 Scrapper at courtyard C22
    all: s2 enlists 1 Scrapper at courtyard C22 [DEI-201]
    all: s2 takes control of the logistic outpost at courtyard C22 [DEI-135]
    all: s1: Action Phase 3 [DEI-160]
27 s1 Play face up: Hackers, card 3 (Move ×2)
    all: s1 plays Hackers, card 3 (Move ×2) [DEI-161]
28 s1 Move the Leader from courtyard C22 to courtyard C32
    all: s1 moves the Leader from courtyard C22 to courtyard C32 [DEI-204]
    all: s1 takes control of the mechanical outpost at courtyard C32 [DEI-135]
29 s1 Move the Leader from courtyard C32 to courtyard C33
    all: s1 moves the Leader from courtyard C32 to courtyard C33 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C32 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C33 [DEI-135]
30 s1 Play face up: Hackers, card 2 (Enlist and Move)
    all: s1 plays Hackers, card 2 (Enlist and Move) [DEI-161]
= 30 0eb1ae40575a1b5537cca00128c0ecc59aa8ef148997ad1fec1bb1b621d61d13
31 s1 Move the Leader from courtyard C33 to courtyard C32
    all: s1 moves the Leader from courtyard C33 to courtyard C32 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C32 [DEI-135]
32 s1 Enlist 1 Scrapper at courtyard C22
    all: s1 enlists 1 Scrapper at courtyard C22 [DEI-201]
33 s1 A hack token on the mechanical outpost
    all: s1 puts a hack token on the mechanical outpost at courtyard C32 [DEI-392]
    all: s1 scores 1 Supply for the hack token [DEI-394, s1 +1]
34 s1 Column 3, 2 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s1 scores 2 Supplies for a mission in column 3 at its lower value: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-400, s1 +2]
    all: s1 scores 0 Supplies for a mission in column 3 at its lower value: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-400]
    all: s2: Action Phase 3 [DEI-160]
35 s2 Play face up: Refuge 42, card 6 (Enlist and Build)
    all: s2 plays Refuge 42, card 6 (Enlist and Build) [DEI-161]
36 s2 Build a Refuge at courtyard C21
    all: s2 builds a Refuge at courtyard C21 [DEI-212]
37 s2 Enlist 1 Scrapper at courtyard C11
    all: s2 enlists 1 Scrapper at courtyard C11 [DEI-201]
38 s2 Play face up: Refuge 42, card 1 (Enlist ×2)
    all: s2 plays Refuge 42, card 1 (Enlist ×2) [DEI-161]
39 s2 Enlist 1 Scrapper at courtyard C11
    all: s2 enlists 1 Scrapper at courtyard C11 [DEI-201]
40 s2 Enlist 1 Scrapper at courtyard C11
    all: s2 enlists 1 Scrapper at courtyard C11 [DEI-201]
= 40 a2d457bbb1c01c978319a7c251fb20f7e4921592584c2630237858fd9adab6e0
41 s2 Column 3, 8 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s2 scores 8 Supplies for a mission in column 3: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s2 +8]
    all: At the end of round 1 s1 controls 1 outpost [DEI-140]
    all: At the end of round 1 s2 controls 2 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
42 s1 Buy Schematics (Build and Copy) for 1 Technology and 2 Energy; face down: Hackers, card 1
    all: s1 plays a card face down: Hackers, card 1 [DEI-161]
    all: s1 buys in the mechanical market for 1 Technology and 2 Energy: Schematics (Build and Copy) [DEI-219]
    all: New in the mechanical market, right slot: Fly +0 (activate Fly) [DEI-76]
43 s1 Play face up: Schematics (Build and Copy)
    all: s1 plays Schematics (Build and Copy) [DEI-161]
44 s1 Build an Elevator from courtyard C22 to roof R11
    all: s1 builds an Elevator from courtyard C22 to roof R11 [DEI-212]
    all: s2: Action Phase 1 [DEI-160]
45 s2 Play face up: Refuge 42, card 8 (activate Simon)
    all: s2 plays Refuge 42, card 8 (activate Simon) [DEI-161]
46 s2 Activate Simon at roof R21
    all: s2 activates Simon at roof R21 [DEI-291]
47 s2 Deploy 1 Scrapper at roof R21 (the drone)
    all: s2 deploys 1 Scrapper at roof R21 (the drone) [DEI-292]
48 s2 Deploy 1 Scrapper at roof R21 (the drone)
    all: s2 deploys 1 Scrapper at roof R21 (the drone) [DEI-292]
49 s2 Play face up: Refuge 42, card 3 (Move ×2)
    all: s2 plays Refuge 42, card 3 (Move ×2) [DEI-161]
50 s2 Move 2 Scrappers and the Leader from courtyard C21 to courtyard C22
    all: s2 moves 2 Scrappers and the Leader from courtyard C21 to courtyard C22 [DEI-204]
= 50 15b0c448fb30d03748c6105dd3f60fd188b9523294b2fb6998bde47a101c2a78
51 s2 Move 2 Scrappers from courtyard C23 to courtyard C33
    all: s2 moves 2 Scrappers from courtyard C23 to courtyard C33 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C33 [DEI-135]
    all: s1: Action Phase 2 [DEI-160]
52 s1 Play face up: Scorpion +0 (activate Scorpion)
    all: s1 plays Scorpion +0 (activate Scorpion) [DEI-161]
53 s1 Activate Scorpion at courtyard C23
    all: s1 activates Scorpion at courtyard C23 [DEI-291]
54 s1 Build an Elevator from courtyard C23 to roof R13 (the drone)
    all: s1 builds an Elevator from courtyard C23 to roof R13 [DEI-397]
55 s1 Collect Technology at courtyard C23 (the drone)
    all: s1 collects 1 Technology at courtyard C23 (the drone) [DEI-292]
56 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
57 s1 Activate Scorpion at roof R11
    all: s1 activates Scorpion at roof R11 [DEI-291]
58 s1 Build a Refuge at roof R11 (the drone)
    all: s1 builds a Refuge at roof R11 [DEI-397]
59 s1 Finish with the drone
    all: s2: Action Phase 2 [DEI-160]
60 s2 Play face up: Refuge 42, card 1 (Enlist ×2)
    all: s2 plays Refuge 42, card 1 (Enlist ×2) [DEI-161]
= 60 f2c9401306c3cdab915c856b04d2631ea674972553e9b011443f2ce5bc37e507
61 s2 Enlist 1 Scrapper at courtyard C21
    all: s2 enlists 1 Scrapper at courtyard C21 [DEI-201]
62 s2 Enlist 1 Scrapper at courtyard C21
    all: s2 enlists 1 Scrapper at courtyard C21 [DEI-201]
63 s2 Play face up: Refuge 42, card 6 (Enlist and Build)
    all: s2 plays Refuge 42, card 6 (Enlist and Build) [DEI-161]
64 s2 Build a Refuge at courtyard C11
    all: s2 builds a Refuge at courtyard C11 [DEI-212]
65 s2 Enlist 1 Scrapper at courtyard C21
    all: s2 enlists 1 Scrapper at courtyard C21 [DEI-201]
66 s2 Unlock (logistic): Recruiting post (once per phase, an Enlist puts one more Scrapper in its region)
    all: s2 unlocks an advantage: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-270]
    all: s1: Action Phase 3 [DEI-160]
67 s1 Play face up: Hackers, card 4 (Move and Collect)
    all: s1 plays Hackers, card 4 (Move and Collect) [DEI-161]
68 s1 Collect Technology at courtyard C32
    all: s1 collects 1 Technology at courtyard C32 [DEI-208]
69 s1 Move 1 Scrapper from courtyard C22 to courtyard C23
    all: s1 moves 1 Scrapper from courtyard C22 to courtyard C23 [DEI-204]
70 s1 Buy Fence (exchange up to 2 Technology for Energy) for 2 Technology; face down: Hackers, card 6
    all: s1 plays a card face down: Hackers, card 6 [DEI-161]
    all: s1 buys in the black market for 2 Technology: Fence (exchange up to 2 Technology for Energy) [DEI-219]
    all: New in the black market, right slot: Informant (Copy) [DEI-76]
= 70 9c9fdaddc87eae52670de8b1ed4684525867b76d8fc0de1e3120c0c3a2474b20
71 s1 Column 2, 4 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s1 scores 2 Supplies for a mission in column 2 at its lower value: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-400, s1 +2]
    all: s1 scores 4 Supplies for a mission in column 2 at its lower value: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-400, s1 +4]
    all: s2: Action Phase 3 [DEI-160]
72 s2 Play face up: Refuge 42, card 5 (Collect ×2)
    all: s2 plays Refuge 42, card 5 (Collect ×2) [DEI-161]
73 s2 Collect Energy at roof R21
    all: s2 collects 1 Energy at roof R21 [DEI-208]
74 s2 Collect Energy at roof R21
    all: s2 collects 1 Energy at roof R21 [DEI-208]
75 s2 Play face up: Refuge 42, card 7 (Enlist ×2)
    all: s2 plays Refuge 42, card 7 (Enlist ×2) [DEI-161]
76 s2 Column 4, 6 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s2 scores 6 Supplies for a mission in column 4: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +6]
    all: At the end of round 2 s1 controls 1 outpost [DEI-140]
    all: At the end of round 2 s2 controls 3 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
77 s1 Play face up: Schematics (Build and Copy)
    all: s1 plays Schematics (Build and Copy) [DEI-161]
78 s1 Build a Refuge at courtyard C32
    all: s1 builds a Refuge at courtyard C32 [DEI-212]
79 s1 Play face up: Scorpion +0 (activate Scorpion)
    all: s1 plays Scorpion +0 (activate Scorpion) [DEI-161]
80 s1 Activate Scorpion at courtyard C32
    all: s1 activates Scorpion at courtyard C32 [DEI-291]
= 80 d6bd29414f0de88df17de93ebebcd453a36eb58ae21774d76720ed0612bfc778
81 s1 Collect Technology at courtyard C32 (the drone)
    all: s1 collects 1 Technology at courtyard C32 (the drone) [DEI-292]
    all: s2: Action Phase 1 [DEI-160]
82 s2 Play face up: Refuge 42, card 8 (activate Simon)
    all: s2 plays Refuge 42, card 8 (activate Simon) [DEI-161]
83 s2 Activate Simon at roof R11
    all: s2 activates Simon at roof R11 [DEI-291]
84 s2 Play face up: Work gang (Build ×2)
    all: s2 plays Work gang (Build ×2) [DEI-161]
85 s2 Build a Bridge from roof R21 to roof R31
    all: s2 builds a Bridge from roof R21 to roof R31 [DEI-212]
86 s2 Build an Elevator from courtyard C31 to roof R21
    all: s2 builds an Elevator from courtyard C31 to roof R21 [DEI-212]
    all: s1: Action Phase 2 [DEI-160]
87 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
88 s1 Activate Scorpion at courtyard C34
    all: s1 activates Scorpion at courtyard C34 [DEI-291]
89 s1 Play face up: Hackers, card 2 (Enlist and Move)
    all: s1 plays Hackers, card 2 (Enlist and Move) [DEI-161]
90 s1 Move 1 Scrapper from courtyard C23 to courtyard C13
    all: s1 moves 1 Scrapper from courtyard C23 to courtyard C13 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C13 [DEI-135]
= 90 89f97f311fe934fa40dfdc450a603cb5efd476c3db46389ba7c770b20cc7ef6a
91 s1 Enlist 1 Scrapper at roof R11
    all: s1 enlists 1 Scrapper at roof R11 [DEI-201]
    all: s2: Action Phase 2 [DEI-160]
92 s2 Play face up: Refuge 42, card 1 (Enlist ×2)
    all: s2 plays Refuge 42, card 1 (Enlist ×2) [DEI-161]
93 s2 Play face up: Refuge 42, card 4 (Move and Collect)
    all: s2 plays Refuge 42, card 4 (Move and Collect) [DEI-161]
94 s2 Move the Leader from courtyard C22 to courtyard C12
    all: s2 moves the Leader from courtyard C22 to courtyard C12 [DEI-204]
95 s2 Collect Technology at courtyard C22
    all: s2 collects 1 Technology at courtyard C22 [DEI-208]
    all: s1: Action Phase 3 [DEI-160]
96 s1 Play face up: Hackers, card 3 (Move ×2)
    all: s1 plays Hackers, card 3 (Move ×2) [DEI-161]
97 s1 Move 2 Scrappers from courtyard C11 to roof R11
    all: s1 moves 2 Scrappers from courtyard C11 to roof R11 [DEI-204]
98 s1 Move the Leader from courtyard C32 to courtyard C42
    all: s1 moves the Leader from courtyard C32 to courtyard C42 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C32 [DEI-137]
99 s1 Play face up: Hackers, card 7 (Collect and Build)
    all: s1 plays Hackers, card 7 (Collect and Build) [DEI-161]
100 s1 Build a Bridge from roof R11 to roof R21
    all: s1 builds a Bridge from roof R11 to roof R21 [DEI-212]
= 100 8d6443617c1ca9b123f4ae310e5bf034357f2b02a2f1a1d578f75c6122afd0f9
101 s1 Collect Technology at courtyard C13
    all: s1 collects 1 Technology at courtyard C13 [DEI-208]
102 s1 Column 4, 6 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s1 scores 2 Supplies for a mission in column 4 at its lower value: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s1 +2]
    all: s1 scores 6 Supplies for a mission in column 4 at its lower value: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-400, s1 +6]
    all: s2: Action Phase 3 [DEI-160]
103 s2 Play face up: Refuge 42, card 6 (Enlist and Build)
    all: s2 plays Refuge 42, card 6 (Enlist and Build) [DEI-161]
104 s2 Build an Elevator from courtyard C33 to roof R23
    all: s2 builds an Elevator from courtyard C33 to roof R23 [DEI-212]
105 s2 Play face up: Refuge 42, card 5 (Collect ×2)
    all: s2 plays Refuge 42, card 5 (Collect ×2) [DEI-161]
106 s2 Collect Technology at courtyard C22
    all: s2 collects 1 Technology at courtyard C22 [DEI-208]
107 s2 Collect Technology at courtyard C33
    all: s2 collects 1 Technology at courtyard C33 [DEI-208]
108 s2 Column 2, 3 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s2 scores 3 Supplies for a mission in column 2, late: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-321, s2 +3]
    all: At the end of round 3 s1 controls 1 outpost [DEI-140]
    all: At the end of round 3 s2 controls 3 outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s2 and s1 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
109 s2 Buy Fly +0 (activate Fly) for 1 Technology and 1 Energy; face down: Refuge 42, card 8
    all: s2 plays a card face down: Refuge 42, card 8 [DEI-161]
    all: s2 buys in the mechanical market for 1 Technology and 1 Energy: Fly +0 (activate Fly) [DEI-219]
    all: New in the mechanical market, right slot: Dynamo (Refine and +1 Energy) [DEI-76]
110 s2 Play face up: Fly +0 (activate Fly)
    all: s2 plays Fly +0 (activate Fly) [DEI-161]
= 110 4f677d74263dcc45965343349c82bda71e4bbd646a9a1c8b467eac708172d8c1
111 s2 Activate Fly at roof R22
    all: s2 activates Fly at roof R22 [DEI-291]
    all: s1: Action Phase 1 [DEI-160]
112 s1 Play face up: Schematics (Build and Copy)
    all: s1 plays Schematics (Build and Copy) [DEI-161]
113 s1 Copy Fly +0 (activate Fly)
    all: s1 copies Fly +0 (activate Fly) [DEI-231]
114 s1 Activate Fly at roof R12
    all: s1 activates Fly at roof R12 [DEI-291]
115 s1 Build a Bridge from roof R11 to roof R12
    all: s1 builds a Bridge from roof R11 to roof R12 [DEI-212]
116 s1 Play face up: Scorpion +0 (activate Scorpion)
    all: s1 plays Scorpion +0 (activate Scorpion) [DEI-161]
117 s1 Activate Scorpion at courtyard C14
    all: s1 activates Scorpion at courtyard C14 [DEI-291]
118 s1 Collect Technology at courtyard C14 (the drone)
    all: s1 collects 1 Technology at courtyard C14 (the drone) [DEI-292]
    all: s2: Action Phase 2 [DEI-160]
119 s2 Play face up: Refuge 42, card 3 (Move ×2)
    all: s2 plays Refuge 42, card 3 (Move ×2) [DEI-161]
120 s2 Move 1 Scrapper from courtyard C33 to roof R23
    all: s2 moves 1 Scrapper from courtyard C33 to roof R23 [DEI-204]
    all: s2 takes control of the tactical outpost at roof R23 [DEI-135]
= 120 5a583ae8233d5d09acfb936535523010cd8a5a7d7702db0db15af0c91fd8a3f4
121 s2 Move 4 Scrappers from courtyard C22 to courtyard C32
    all: s2 moves 4 Scrappers from courtyard C22 to courtyard C32 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C32 [DEI-135]
122 s2 Buy Masamune +2 (activate Masamune with bonus +2) for 2 Technology and 2 Energy; face down: Refuge 42, card 5
    all: s2 plays a card face down: Refuge 42, card 5 [DEI-161]
    all: s2 buys in the mechanical market for 2 Technology and 2 Energy: Masamune +2 (activate Masamune with bonus +2) [DEI-219]
    all: New in the mechanical market, right slot: Crane (Collect and Build) [DEI-76]
123 s2 Unlock (mechanical): Remote control (+1 to the bonus of your drone cards)
    all: s2 unlocks an advantage: Remote control (+1 to the bonus of your drone cards) [DEI-270]
    all: s1: Action Phase 2 [DEI-160]
124 s1 Buy Informant (Copy) for 3 Technology; face down: Fence
    all: s1 plays a card face down: Fence [DEI-161]
    all: s1 buys in the black market for 3 Technology: Informant (Copy) [DEI-219]
    all: New in the black market, right slot: Climbers (Collect and Climb) [DEI-76]
125 s1 Play face up: Informant (Copy)
    all: s1 plays Informant (Copy) [DEI-161]
126 s1 Copy Fly +0 (activate Fly)
    all: s1 copies Fly +0 (activate Fly) [DEI-231]
127 s1 Activate Fly at roof R11
    all: s1 activates Fly at roof R11 [DEI-291]
128 s1 Move 2 Scrappers from roof R11 to courtyard C22 (the drone)
    all: s1 teleports 2 Scrappers from roof R11 to courtyard C22 [DEI-296]
    all: s1 takes control of the logistic outpost at courtyard C22 [DEI-135]
    all: s2: Action Phase 3 [DEI-160]
129 s2 Play face up: Work gang (Build ×2)
    all: s2 plays Work gang (Build ×2) [DEI-161]
130 s2 Build a Refuge at courtyard C32
    all: s2 builds a Refuge at courtyard C32 [DEI-212]
= 130 856fb941db6e879d48b588daaa1027b9311f5ffd1db46e7dd39d8593ac222911
131 s2 Build a Bridge from roof R13 to roof R23
    all: s2 builds a Bridge from roof R13 to roof R23 [DEI-212]
132 s2 Play face up: Masamune +2 (activate Masamune with bonus +2)
    all: s2 plays Masamune +2 (activate Masamune with bonus +2) [DEI-161]
133 s2 Activate Masamune at courtyard C34
    all: s2 activates Masamune at courtyard C34 [DEI-291]
134 s2 Column 1, 0 Supplies: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3
    all: s2 scores 0 Supplies for a mission in column 1, late: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-321]
    all: s1: Action Phase 3 [DEI-160]
135 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
136 s1 Activate Scorpion at roof R13
    all: s1 activates Scorpion at roof R13 [DEI-291]
137 s1 Collect Energy at roof R13 (the drone)
    all: s1 collects 1 Energy at roof R13 (the drone) [DEI-292]
138 s1 Play face up: Hackers, card 3 (Move ×2)
    all: s1 plays Hackers, card 3 (Move ×2) [DEI-161]
139 s1 Move 2 Scrappers from courtyard C22 to courtyard C23
    all: s1 moves 2 Scrappers from courtyard C22 to courtyard C23 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C22 [DEI-137]
140 s1 Move 1 Scrapper from courtyard C23 to courtyard C24
    all: s1 moves 1 Scrapper from courtyard C23 to courtyard C24 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C24 [DEI-135]
= 140 08fc10f9f43e1a1076fc22d15aaccaf7274451f1cef7426ed33a8f67c420b36f
141 s1 Column 1, 0 Supplies: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3
    all: s1 scores 0 Supplies for a mission in column 1 at its lower value: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-400]
    all: s1 scores 0 Supplies for a mission in column 1 at its lower value: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-400]
    all: At the end of round 4 s1 controls 2 outposts [DEI-140]
    all: At the end of round 4 s2 controls 4 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 1 Supply for Energy [DEI-372, s1 +1]
    all: s1 scores 8 Supplies for cards [DEI-373, s1 +8]
    all: s1 scores 6 Supplies for outposts [DEI-374, s1 +6]
    all: s2 scores 5 Supplies for cards [DEI-373, s2 +5]
    all: s2 scores 12 Supplies for outposts [DEI-374, s2 +12]
    all: s2 scores 4 Supplies for unlocked advantages [DEI-375, s2 +4]
= 141 c7138271fc29eaa4b8e1fb0c4f4b0c2f9fb5a5f6207164dad2a3474b8d761a5b
s1 rank 2 score 33
s2 rank 1 score 38
