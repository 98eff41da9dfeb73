dei revision 1, 2 seats, options {"automa":"alone","gear":"off","new_missions":"off","short_missions":"off","draft":"off","seat_1":"any","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Hackers. Leader’s skill: Hack (at the end of each of your Action Phases you may put a hack token on an outpost in the Leader’s region) [DEI-9]
    all: s2 takes a faction: Ravagers. Leader’s skill: Keen eye (once per phase, a Collect in the Leader’s region takes one more resource of either kind) [DEI-9]
    all: The board has 3 rows of 3 districts [DEI-63]
    all: Masamune starts at roof R21 [DEI-68]
    all: Simon starts at roof R31 [DEI-68]
    all: Fly starts at roof R22 [DEI-68]
    all: Draco starts at roof R13 [DEI-68]
    all: Scorpion starts at roof R33 [DEI-68]
    all: Outpost at roof R11: logistic outpost [DEI-72]
    all: Outpost at roof R12: tactical outpost [DEI-72]
    all: Outpost at courtyard C24: tactical outpost [DEI-72]
    all: Outpost at courtyard C32: mechanical outpost [DEI-72]
    all: Outpost at courtyard C22: mechanical outpost [DEI-72]
    all: Outpost at courtyard C23: mechanical outpost [DEI-72]
    all: Outpost at roof R31: logistic outpost [DEI-72]
    all: Outpost at courtyard C42: logistic outpost [DEI-72]
    all: Outpost at courtyard C34: tactical outpost [DEI-72]
    all: New in the tactical market, left slot: Masamune +0 (activate Masamune) [DEI-76]
    all: New in the tactical market, middle slot: Field manual (Move and Copy) [DEI-76]
    all: New in the tactical market, right slot: Night attack (Kill ×2) [DEI-76]
    all: New in the logistic market, left slot: Requisition (Enlist and Copy) [DEI-76]
    all: New in the logistic market, middle slot: Masamune +1 (activate Masamune with bonus +1) [DEI-76]
    all: New in the logistic market, right slot: Caravan (Move, Collect and Muster) [DEI-76]
    all: New in the mechanical market, left slot: Fabricator (Build ×2 and Muster) [DEI-76]
    all: New in the mechanical market, middle slot: Simon +1 (activate Simon with bonus +1) [DEI-76]
    all: New in the mechanical market, right slot: Crane (Collect and Build) [DEI-76]
    all: New in the black market, left slot: Sweet deal (+2 candies) [DEI-76]
    all: New in the black market, middle slot: Pawnbroker (+3 Technology) [DEI-76]
    all: New in the black market, right slot: Hired hands (Enlist ×2 and Move) [DEI-76]
    all: Mission in column 1: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 1: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 2: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-80]
    all: Mission in column 2: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 3: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-80]
    all: Mission in column 4: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 4: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Priority: s1 and s2 [DEI-89]
    all: s1 is dealt an advantage: Ambush (once per phase, after a Move into a region with another faction’s Scrapper, you may Kill there) [DEI-96]
    all: s2 is dealt an advantage: Sweet reward (when unlocked: gain 2 candies) [DEI-96]
    all: s1 is dealt an advantage: Field kitchen (once per phase, an Enlist may count as Muster) [DEI-96]
    all: s2 is dealt an advantage: Depot (when unlocked: gain 2 Technology and 1 Energy) [DEI-96]
    all: s1 is dealt an advantage: Prefabs (you may also Build in a region next to one with your units) [DEI-96]
    all: s2 is dealt an advantage: Salvage crew (when you Build, gain 1 Technology) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s1: Action Phase 1 [DEI-160]
1 s1 0 Scrappers at courtyard C34, 2 at courtyard C43; the Leader at courtyard C43
    all: s1 starts with 2 Scrappers and the Leader at courtyard C43 [DEI-92]
2 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
3 s1 Activate Scorpion at roof R23
    all: s1 activates Scorpion at roof R23 [DEI-291]
4 s1 Build a Bridge from roof R33 to roof R23 (the drone)
    all: s1 builds a Bridge from roof R33 to roof R23 [DEI-397]
5 s1 Collect Energy at roof R23 (the drone)
    all: s1 collects 1 Energy at roof R23 (the drone) [DEI-292]
6 s1 Play face up: Hackers, card 1 (Enlist ×2)
    all: s1 plays Hackers, card 1 (Enlist ×2) [DEI-161]
7 s1 Enlist 1 Scrapper at courtyard C43
    all: s1 enlists 1 Scrapper at courtyard C43 [DEI-201]
8 s1 Enlist 1 Scrapper at courtyard C34
    all: s1 enlists 1 Scrapper at courtyard C34 [DEI-201]
    all: s1 takes control of the tactical outpost at courtyard C34 [DEI-135]
    all: s2: Action Phase 1 [DEI-160]
9 s2 1 Scrapper at courtyard C34, 2 at courtyard C43; the Leader at courtyard C43
    all: s2 starts with 1 Scrapper at courtyard C34 [DEI-92]
    all: s2 starts with 2 Scrappers and the Leader at courtyard C43 [DEI-92]
    all: s1 loses control of the tactical outpost at courtyard C34 [DEI-137]
10 s2 Play face up: Ravagers, card 6 (Move and Build)
    all: s2 plays Ravagers, card 6 (Move and Build) [DEI-161]
= 10 537d32b5d3b590c9fee917303184e02e9ca95184a49c47190523060b5f76b45d
11 s2 Move 2 Scrappers from courtyard C43 to courtyard C42
    all: s2 moves 2 Scrappers from courtyard C43 to courtyard C42 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C42 [DEI-135]
12 s2 Build an Elevator from courtyard C42 to roof R32
    all: s2 builds an Elevator from courtyard C42 to roof R32 [DEI-212]
13 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
14 s2 Activate Masamune at roof R23
    all: s2 activates Masamune at roof R23 [DEI-291]
15 s2 Collect Energy at roof R23 (the drone)
    all: s2 collects 1 Energy at roof R23 (the drone) [DEI-292]
    all: s1: Action Phase 2 [DEI-160]
16 s1 Buy Pawnbroker (+3 Technology) for 2 Energy; face down: Hackers, card 2
    all: s1 plays a card face down: Hackers, card 2 [DEI-161]
    all: s1 buys in the black market for 2 Energy: Pawnbroker (+3 Technology) [DEI-219]
    all: New in the black market, right slot: Press gang (Move and Muster) [DEI-76]
17 s1 Play face up: Hackers, card 5 (Collect ×2)
    all: s1 plays Hackers, card 5 (Collect ×2) [DEI-161]
18 s1 Collect Technology at courtyard C43
    all: s1 collects 1 Technology at courtyard C43 [DEI-208]
19 s1 Collect Technology at courtyard C43
    all: s1 collects 1 Technology at courtyard C43 [DEI-208]
    all: s2: Action Phase 2 [DEI-160]
20 s2 Buy Requisition (Enlist and Copy) for 1 Technology and 2 Energy; face down: Ravagers, card 7
    all: s2 plays a card face down: Ravagers, card 7 [DEI-161]
    all: s2 buys in the logistic market for 1 Technology and 2 Energy: Requisition (Enlist and Copy) [DEI-219]
    all: New in the logistic market, right slot: Fly +2 (activate Fly with bonus +2) [DEI-76]
= 20 67a2274fb626f599dd4fe97879df45d675fc513eefaa3603998b3262da3e0f43
21 s2 Play face up: Ravagers, card 3 (Move ×2)
    all: s2 plays Ravagers, card 3 (Move ×2) [DEI-161]
22 s2 Move 1 Scrapper from courtyard C34 to courtyard C24
    all: s2 moves 1 Scrapper from courtyard C34 to courtyard C24 [DEI-204]
    all: s2 takes control of the tactical outpost at courtyard C24 [DEI-135]
    all: s1 takes control of the tactical outpost at courtyard C34 [DEI-135]
23 s2 Move 1 Scrapper from courtyard C42 to courtyard C32
    all: s2 moves 1 Scrapper from courtyard C42 to courtyard C32 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C32 [DEI-135]
    all: s1: Action Phase 3 [DEI-160]
24 s1 Play face up: Hackers, card 4 (Move and Collect)
    all: s1 plays Hackers, card 4 (Move and Collect) [DEI-161]
25 s1 Move 1 Scrapper and the Leader from courtyard C43 to courtyard C42
    all: s1 moves 1 Scrapper and the Leader from courtyard C43 to courtyard C42 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C42 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C42 [DEI-135]
26 s1 Collect Technology at courtyard C42
    all: s1 collects 1 Technology at courtyard C42 [DEI-208]
27 s1 Play face up: Hackers, card 6 (Move and Build)
    all: s1 plays Hackers, card 6 (Move and Build) [DEI-161]
28 s1 Move 1 Scrapper and the Leader from courtyard C42 to courtyard C32
    all: s1 moves 1 Scrapper and the Leader from courtyard C42 to courtyard C32 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C32 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C42 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C32 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C42 [DEI-135]
29 s1 Build a Refuge at courtyard C43
    all: s1 builds a Refuge at courtyard C43 [DEI-212]
30 s1 A hack token on the mechanical outpost
    all: s1 puts a hack token on the mechanical outpost at courtyard C32 [DEI-392]
    all: s1 scores 1 Supply for the hack token [DEI-394, s1 +1]
= 30 8c3b06fd597db30522c85bcee1ee3e947684f51f2a0c390b0f6a9f447dd9d44c
31 s1 Column 2, 3 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s1 scores 1 Supply for a mission in column 2 at its lower value: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-400, s1 +1]
    all: s1 scores 3 Supplies for a mission in column 2 at its lower value: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-400, s1 +3]
    all: s2: Action Phase 3 [DEI-160]
32 s2 Play face up: Ravagers, card 2 (Enlist and Move)
    all: s2 plays Ravagers, card 2 (Enlist and Move) [DEI-161]
33 s2 Move 1 Scrapper from courtyard C32 to courtyard C22
    all: s2 moves 1 Scrapper from courtyard C32 to courtyard C22 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C22 [DEI-135]
34 s2 Enlist 1 Scrapper at courtyard C34
    all: s2 enlists 1 Scrapper at courtyard C34 [DEI-201]
    all: s1 loses control of the tactical outpost at courtyard C34 [DEI-137]
35 s2 Play face up: Requisition (Enlist and Copy)
    all: s2 plays Requisition (Enlist and Copy) [DEI-161]
36 s2 Enlist 1 Scrapper at courtyard C34
    all: s2 enlists 1 Scrapper at courtyard C34 [DEI-201]
    all: s2 takes control of the tactical outpost at courtyard C34 [DEI-135]
37 s2 Copy Hackers, card 5 (Collect ×2)
    all: s2 copies Hackers, card 5 (Collect ×2) [DEI-231]
38 s2 Finish the card
39 s2 Column 2, 8 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s2 scores 8 Supplies for a mission in column 2: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s2 +8]
    all: At the end of round 1 s1 controls 1 outpost [DEI-140]
    all: At the end of round 1 s2 controls 4 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
40 s1 Play face up: Hackers, card 4 (Move and Collect)
    all: s1 plays Hackers, card 4 (Move and Collect) [DEI-161]
= 40 279f986bfab5bf62e30ece18ba674030c856b86e6eb69b23c78a56417b7d32f6
41 s1 Collect Technology at courtyard C32
    all: s1 collects 1 Technology at courtyard C32 [DEI-208]
42 s1 Move 1 Scrapper and the Leader from courtyard C32 to courtyard C22
    all: s1 moves 1 Scrapper and the Leader from courtyard C32 to courtyard C22 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C22 [DEI-137]
    all: s1 loses control of the mechanical outpost at courtyard C32 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C22 [DEI-135]
43 s1 Buy Hired hands (Enlist ×2 and Move) for 3 Technology; face down: Hackers, card 6
    all: s1 plays a card face down: Hackers, card 6 [DEI-161]
    all: s1 buys in the black market for 3 Technology: Hired hands (Enlist ×2 and Move) [DEI-219]
    all: New in the black market, right slot: Climbers (Collect and Climb) [DEI-76]
44 s1 A hack token on the mechanical outpost
    all: s1 puts a hack token on the mechanical outpost at courtyard C22 [DEI-392]
    all: s1 scores 1 Supply for the hack token [DEI-394, s1 +1]
    all: s2: Action Phase 1 [DEI-160]
45 s2 Play face up: Requisition (Enlist and Copy)
    all: s2 plays Requisition (Enlist and Copy) [DEI-161]
46 s2 Copy Hackers, card 4 (Move and Collect)
    all: s2 copies Hackers, card 4 (Move and Collect) [DEI-231]
47 s2 Move 1 Scrapper from courtyard C22 to courtyard C21
    all: s2 moves 1 Scrapper from courtyard C22 to courtyard C21 [DEI-204]
48 s2 Collect Technology at courtyard C34
    all: s2 collects 1 Technology at courtyard C34 [DEI-208]
49 s2 Enlist 1 Scrapper at courtyard C43
    all: s2 enlists 1 Scrapper at courtyard C43 [DEI-201]
50 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
= 50 95830859e92dc1263ce7188d4c40467ee40436a6d1d3b44263c13a30ed34fbd9
51 s2 Activate Masamune at roof R13
    all: s2 activates Masamune at roof R13 [DEI-291]
52 s2 Collect Energy at roof R13 (the drone)
    all: s2 collects 1 Energy at roof R13 (the drone) [DEI-292]
53 s2 Collect Energy at roof R13 (the drone)
    all: s2 collects 1 Energy at roof R13 (the drone) [DEI-292]
    all: s1: Action Phase 2 [DEI-160]
54 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
55 s1 Activate Scorpion at courtyard C13
    all: s1 activates Scorpion at courtyard C13 [DEI-291]
56 s1 Collect Technology at courtyard C13 (the drone)
    all: s1 collects 1 Technology at courtyard C13 (the drone) [DEI-292]
57 s1 Build a Refuge at courtyard C13 (the drone)
    all: s1 builds a Refuge at courtyard C13 [DEI-397]
58 s1 Play face up: Hired hands (Enlist ×2 and Move)
    all: s1 plays Hired hands (Enlist ×2 and Move) [DEI-161]
59 s1 Move 2 Scrappers from courtyard C43 to courtyard C42
    all: s1 moves 2 Scrappers from courtyard C43 to courtyard C42 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C42 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C42 [DEI-135]
60 s1 Enlist 1 Scrapper at courtyard C34
    all: s1 enlists 1 Scrapper at courtyard C34 [DEI-201]
    all: s2 loses control of the tactical outpost at courtyard C34 [DEI-137]
= 60 2a2408dd9b06a3fb29b3a402d7038303688b6cdb55638605b8f94ecc5bc64b15
61 s1 Finish the card
    all: s2: Action Phase 2 [DEI-160]
62 s2 Play face up: Ravagers, card 5 (Collect ×2)
    all: s2 plays Ravagers, card 5 (Collect ×2) [DEI-161]
63 s2 Collect Technology at courtyard C24
    all: s2 collects 1 Technology at courtyard C24 [DEI-208]
64 s2 Collect Technology at courtyard C21
    all: s2 collects 1 Technology at courtyard C21 [DEI-208]
65 s2 Play face up: Ravagers, card 4 (Move and Collect)
    all: s2 plays Ravagers, card 4 (Move and Collect) [DEI-161]
66 s2 Move 1 Scrapper from courtyard C42 to courtyard C32
    all: s2 moves 1 Scrapper from courtyard C42 to courtyard C32 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C32 [DEI-135]
67 s2 Collect Technology at courtyard C32
    all: s2 collects 1 Technology at courtyard C32 [DEI-208]
    all: s1: Action Phase 3 [DEI-160]
68 s1 Buy Sweet deal (+2 candies) for 2 Technology; face down: Hackers, card 5
    all: s1 plays a card face down: Hackers, card 5 [DEI-161]
    all: s1 buys in the black market for 2 Technology: Sweet deal (+2 candies) [DEI-219]
    all: New in the black market, right slot: Cutthroats (Move and Kill) [DEI-76]
69 s1 Play face up: Hackers, card 3 (Move ×2)
    all: s1 plays Hackers, card 3 (Move ×2) [DEI-161]
70 s1 Move 2 Scrappers from courtyard C34 to courtyard C24
    all: s1 moves 2 Scrappers from courtyard C34 to courtyard C24 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C24 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C24 [DEI-135]
    all: s2 takes control of the tactical outpost at courtyard C34 [DEI-135]
= 70 6f17c581d008eb1181e3b615e52fd669ed9bc6dbe1ce3095eafb6841962cf4ac
71 s1 Move 1 Scrapper and the Leader from courtyard C22 to courtyard C23
    all: s1 moves 1 Scrapper and the Leader from courtyard C22 to courtyard C23 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C22 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C23 [DEI-135]
72 s1 A hack token on the mechanical outpost
    all: s1 puts a hack token on the mechanical outpost at courtyard C23 [DEI-392]
    all: s1 scores 1 Supply for the hack token [DEI-394, s1 +1]
73 s1 Column 1, 2 Supplies: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 2 Supplies for a mission in column 1 at its lower value: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s1 +2]
    all: s1 scores 1 Supply for a mission in column 1 at its lower value: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-400, s1 +1]
    all: s2: Action Phase 3 [DEI-160]
74 s2 Buy Crane (Collect and Build) for 2 Technology; face down: Ravagers, card 6
    all: s2 plays a card face down: Ravagers, card 6 [DEI-161]
    all: s2 buys in the mechanical market for 2 Technology: Crane (Collect and Build) [DEI-219]
    all: New in the mechanical market, right slot: Schematics (Build and Copy) [DEI-76]
75 s2 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s2 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
76 s2 Enlist 1 Scrapper at courtyard C43
    all: s2 enlists 1 Scrapper at courtyard C43 [DEI-201]
77 s2 Enlist 1 Scrapper at courtyard C34
    all: s2 enlists 1 Scrapper at courtyard C34 [DEI-201]
78 s2 Column 4, 3 Supplies: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 3 Supplies for a mission in column 4: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +3]
    all: At the end of round 2 s1 controls 3 outposts [DEI-140]
    all: At the end of round 2 s2 controls 2 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
79 s1 Play face up: Hired hands (Enlist ×2 and Move)
    all: s1 plays Hired hands (Enlist ×2 and Move) [DEI-161]
80 s1 Move 2 Scrappers from courtyard C42 to courtyard C32
    all: s1 moves 2 Scrappers from courtyard C42 to courtyard C32 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C32 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C42 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C32 [DEI-135]
= 80 cddc9731a60f0a589fe29ea08f9751e0f7d4a77b3b815708a859be8d17eaeed3
81 s1 Finish the card
82 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
83 s1 Activate Scorpion at roof R13
    all: s1 activates Scorpion at roof R13 [DEI-291]
84 s1 Build an Elevator from courtyard C23 to roof R13 (the drone)
    all: s1 builds an Elevator from courtyard C23 to roof R13 [DEI-397]
85 s1 Collect Energy at roof R13 (the drone)
    all: s1 collects 1 Energy at roof R13 (the drone) [DEI-292]
    all: s2: Action Phase 1 [DEI-160]
86 s2 Play face up: Requisition (Enlist and Copy)
    all: s2 plays Requisition (Enlist and Copy) [DEI-161]
87 s2 Copy Hired hands (Enlist ×2 and Move)
    all: s2 copies Hired hands (Enlist ×2 and Move) [DEI-231]
88 s2 Move 1 Scrapper from courtyard C32 to courtyard C22
    all: s2 moves 1 Scrapper from courtyard C32 to courtyard C22 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C22 [DEI-135]
89 s2 Enlist 1 Scrapper at courtyard C34
    all: s2 enlists 1 Scrapper at courtyard C34 [DEI-201]
90 s2 Enlist 1 Scrapper at courtyard C43
    all: s2 enlists 1 Scrapper at courtyard C43 [DEI-201]
= 90 d91127b8a12bbcbcf811b85f90f9ea87746a76ff13d0817b7a1c39388437a3c0
91 s2 Enlist 1 Scrapper at courtyard C43
    all: s2 enlists 1 Scrapper at courtyard C43 [DEI-201]
92 s2 Buy Masamune +0 (activate Masamune) for 1 Technology and 1 Energy; face down: Ravagers, card 2
    all: s2 plays a card face down: Ravagers, card 2 [DEI-161]
    all: s2 buys in the tactical market for 1 Technology and 1 Energy: Masamune +0 (activate Masamune) [DEI-219]
    all: New in the tactical market, right slot: Roof patrol (Climb ×2) [DEI-76]
    all: s1: Action Phase 2 [DEI-160]
93 s1 Play face up: Hackers, card 3 (Move ×2)
    all: s1 plays Hackers, card 3 (Move ×2) [DEI-161]
94 s1 Move 2 Scrappers from courtyard C32 to courtyard C42
    all: s1 moves 2 Scrappers from courtyard C32 to courtyard C42 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C32 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C42 [DEI-135]
95 s1 Move 2 Scrappers from courtyard C42 to courtyard C41
    all: s1 moves 2 Scrappers from courtyard C42 to courtyard C41 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C42 [DEI-137]
96 s1 Play face up: Hackers, card 1 (Enlist ×2)
    all: s1 plays Hackers, card 1 (Enlist ×2) [DEI-161]
97 s1 Enlist 1 Scrapper at courtyard C34
    all: s1 enlists 1 Scrapper at courtyard C34 [DEI-201]
98 s1 Enlist 1 Scrapper at courtyard C13
    all: s1 enlists 1 Scrapper at courtyard C13 [DEI-201]
    all: s2: Action Phase 2 [DEI-160]
99 s2 Play face up: Masamune +0 (activate Masamune)
    all: s2 plays Masamune +0 (activate Masamune) [DEI-161]
100 s2 Activate Masamune at courtyard C24
    all: s2 activates Masamune at courtyard C24 [DEI-291]
= 100 fcc468a4c936d18597c8967125b7ae6e389de1a365abb8c8a0aa08ae3201d49d
101 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
102 s2 Activate Masamune at roof R23
    all: s2 activates Masamune at roof R23 [DEI-291]
    all: s1: Action Phase 3 [DEI-160]
103 s1 Play face up: Hackers, card 7 (Collect and Build)
    all: s1 plays Hackers, card 7 (Collect and Build) [DEI-161]
104 s1 Build a Refuge at courtyard C34
    all: s1 builds a Refuge at courtyard C34 [DEI-212]
105 s1 Collect Technology at courtyard C23
    all: s1 collects 1 Technology at courtyard C23 [DEI-208]
106 s1 Buy Cutthroats (Move and Kill) for 2 Technology and 1 Energy; face down: Pawnbroker
    all: s1 plays a card face down: Pawnbroker [DEI-161]
    all: s1 buys in the black market for 2 Technology and 1 Energy: Cutthroats (Move and Kill) [DEI-219]
    all: New in the black market, right slot: Smugglers (Move ×2 and Collect) [DEI-76]
107 s1 Column 3, 6 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s1 scores 6 Supplies for a mission in column 3 at its lower value: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-400, s1 +6]
    all: s1 scores 0 Supplies for a mission in column 3 at its lower value: Power (Energy in your reserve), 1 Supply each, late 1 Supply per 2 [DEI-400]
    all: s2: Action Phase 3 [DEI-160]
108 s2 Play face up: Ravagers, card 5 (Collect ×2)
    all: s2 plays Ravagers, card 5 (Collect ×2) [DEI-161]
109 s2 Collect Technology at courtyard C22
    all: s2 collects 1 Technology at courtyard C22 [DEI-208]
110 s2 Finish the card
= 110 32a7a352d0543278df93b4262b86e797a05cc6afe05a48a97594d3381815f5b3
111 s2 Buy Simon +1 (activate Simon with bonus +1) for 2 Technology and 1 Energy; face down: Ravagers, card 4
    all: s2 plays a card face down: Ravagers, card 4 [DEI-161]
    all: s2 buys in the mechanical market for 2 Technology and 1 Energy: Simon +1 (activate Simon with bonus +1) [DEI-219]
    all: New in the mechanical market, right slot: Dynamo (Refine and +1 Energy) [DEI-76]
112 s2 Column 3, 6 Supplies: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each
    all: s2 scores 6 Supplies for a mission in column 3: Recycling (action cards in your bin), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +6]
    all: At the end of round 3 s1 controls 2 outposts [DEI-140]
    all: At the end of round 3 s2 controls 2 outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
113 s1 Play face up: Cutthroats (Move and Kill)
    all: s1 plays Cutthroats (Move and Kill) [DEI-161]
114 s1 Kill one of s2’s Scrappers at courtyard C24
    all: s1 kills one of s2’s Scrappers at courtyard C24 [DEI-221]
115 s1 Move 1 Scrapper from courtyard C41 to courtyard C42
    all: s1 moves 1 Scrapper from courtyard C41 to courtyard C42 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C42 [DEI-135]
116 s1 Play face up: Hired hands (Enlist ×2 and Move)
    all: s1 plays Hired hands (Enlist ×2 and Move) [DEI-161]
117 s1 Move 1 Scrapper from courtyard C42 to courtyard C32
    all: s1 moves 1 Scrapper from courtyard C42 to courtyard C32 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C42 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C32 [DEI-135]
118 s1 Enlist 1 Scrapper at courtyard C43
    all: s1 enlists 1 Scrapper at courtyard C43 [DEI-201]
119 s1 Enlist 1 Scrapper at courtyard C43
    all: s1 enlists 1 Scrapper at courtyard C43 [DEI-201]
    all: s2: Action Phase 1 [DEI-160]
120 s2 Play face up: Requisition (Enlist and Copy)
    all: s2 plays Requisition (Enlist and Copy) [DEI-161]
= 120 3e1f3560e54f74dfcffc11c5baa4e36c144c21cfc01d1a8608248a2d3aafce0a
121 s2 Copy Cutthroats (Move and Kill)
    all: s2 copies Cutthroats (Move and Kill) [DEI-231]
122 s2 Move 1 Scrapper and the Leader from courtyard C43 to courtyard C42
    all: s2 moves 1 Scrapper and the Leader from courtyard C43 to courtyard C42 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C42 [DEI-135]
123 s2 Kill one of s1’s Scrappers at courtyard C43
    all: s2 kills one of s1’s Scrappers at courtyard C43 [DEI-221]
124 s2 Enlist 1 Scrapper at courtyard C43
    all: s2 enlists 1 Scrapper at courtyard C43 [DEI-201]
125 s2 Play face up: Crane (Collect and Build)
    all: s2 plays Crane (Collect and Build) [DEI-161]
126 s2 Build an Elevator from courtyard C22 to roof R12
    all: s2 builds an Elevator from courtyard C22 to roof R12 [DEI-212]
127 s2 Collect Technology at courtyard C21
    all: s2 collects 1 Technology at courtyard C21 [DEI-208]
    all: s1: Action Phase 2 [DEI-160]
128 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
129 s1 Activate Scorpion at roof R33
    all: s1 activates Scorpion at roof R33 [DEI-291]
130 s1 Build an Elevator from courtyard C33 to roof R33 (the drone)
    all: s1 builds an Elevator from courtyard C33 to roof R33 [DEI-397]
= 130 4167a6d50f83b63e28d40c916e0e5b5d9b3e4d30ffd408d218faab94be207e10
131 s1 Finish with the drone
132 s1 Play face up: Sweet deal (+2 candies)
    all: s1 plays Sweet deal (+2 candies) [DEI-161]
    all: s1 gains +2 candies (card) [DEI-237]
133 s1 Build an Elevator from courtyard C32 to roof R21 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 builds an Elevator from courtyard C32 to roof R21 [DEI-212]
134 s1 Unlock (mechanical): Prefabs (you may also Build in a region next to one with your units)
    all: s1 unlocks an advantage: Prefabs (you may also Build in a region next to one with your units) [DEI-270]
    all: s2: Action Phase 2 [DEI-160]
135 s2 Play face up: Ravagers, card 8 (activate Masamune)
    all: s2 plays Ravagers, card 8 (activate Masamune) [DEI-161]
136 s2 Activate Masamune at roof R23
    all: s2 activates Masamune at roof R23 [DEI-291]
137 s2 Play face up: Masamune +0 (activate Masamune)
    all: s2 plays Masamune +0 (activate Masamune) [DEI-161]
138 s2 Activate Masamune at courtyard C14
    all: s2 activates Masamune at courtyard C14 [DEI-291]
139 s2 Collect Technology at courtyard C14 (the drone)
    all: s2 collects 1 Technology at courtyard C14 (the drone) [DEI-292]
    all: s1: Action Phase 3 [DEI-160]
140 s1 Play face up: Hackers, card 1 (Enlist ×2)
    all: s1 plays Hackers, card 1 (Enlist ×2) [DEI-161]
= 140 e47ad9bfdf517d757b56dd9b3e3d48549f51bf301611050cdb156258039e393a
141 s1 Collect Technology at courtyard C23 (a candy)
    all: s1 spends a candy [DEI-234]
    all: s1 collects 1 Technology at courtyard C23 [DEI-208]
142 s1 Enlist 1 Scrapper at courtyard C43
    all: s1 enlists 1 Scrapper at courtyard C43 [DEI-201]
143 s1 Enlist 1 Scrapper at courtyard C34
    all: s1 enlists 1 Scrapper at courtyard C34 [DEI-201]
144 s1 Play face up: Hackers, card 7 (Collect and Build)
    all: s1 plays Hackers, card 7 (Collect and Build) [DEI-161]
145 s1 Build a Bridge from roof R32 to roof R22
    all: s1 builds a Bridge from roof R32 to roof R22 [DEI-212]
146 s1 Collect Technology at courtyard C23
    all: s1 collects 1 Technology at courtyard C23 [DEI-208]
147 s1 Column 4, 2 Supplies: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 0 Supplies for a mission in column 4 at its lower value: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-400]
    all: s1 scores 2 Supplies for a mission in column 4 at its lower value: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s1 +2]
    all: s2: Action Phase 3 [DEI-160]
148 s2 Play face up: Simon +1 (activate Simon with bonus +1)
    all: s2 plays Simon +1 (activate Simon with bonus +1) [DEI-161]
149 s2 Activate Simon at courtyard C31
    all: s2 activates Simon at courtyard C31 [DEI-291]
150 s2 Deploy 1 Scrapper at courtyard C31 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C31 (the drone) [DEI-292]
= 150 a6e184bb17fbc452f849cd41846cfe5f4091de065c578ff96e21b7342d93878c
151 s2 Deploy 1 Scrapper at courtyard C31 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C31 (the drone) [DEI-292]
152 s2 Play face up: Ravagers, card 1 (Enlist ×2)
    all: s2 plays Ravagers, card 1 (Enlist ×2) [DEI-161]
153 s2 Enlist 1 Scrapper at courtyard C43
    all: s2 enlists 1 Scrapper at courtyard C43 [DEI-201]
154 s2 Enlist 1 Scrapper at courtyard C43
    all: s2 enlists 1 Scrapper at courtyard C43 [DEI-201]
155 s2 Column 1, 2 Supplies: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each
    all: s2 scores 2 Supplies for a mission in column 1, late: Ways (your Elevators and Bridges on the board), 2 Supplies each, late 1 Supply each [DEI-321, s2 +2]
    all: At the end of round 4 s1 controls 3 outposts [DEI-140]
    all: At the end of round 4 s2 controls 3 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 1 Supply for Technology [DEI-372, s1 +1]
    all: s1 scores 6 Supplies for cards [DEI-373, s1 +6]
    all: s1 scores 6 Supplies for outposts [DEI-374, s1 +6]
    all: s1 scores 2 Supplies for unlocked advantages [DEI-375, s1 +2]
    all: s2 scores 1 Supply for Technology [DEI-372, s2 +1]
    all: s2 scores 7 Supplies for cards [DEI-373, s2 +7]
    all: s2 scores 6 Supplies for outposts [DEI-374, s2 +6]
= 155 73f79a5c5fedf09000d977fa53db297f00ee93ebd576d10f153e4590fab40853
s1 rank 1 score 33
s2 rank 2 score 33
