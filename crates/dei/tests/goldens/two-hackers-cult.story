dei revision 1, 2 seats, options {"automa":"alone","gear":"off","new_missions":"off","short_missions":"off","draft":"off","seat_1":"hackers","seat_2":"chrono-cult","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Hackers. Leader’s skill: Hack (at the end of each of your Action Phases you may put a hack token on an outpost in the Leader’s region) [DEI-9]
    all: s2 takes a faction: Chrono Cult. Leader’s skill: Conversion (once per phase, after a Move with the Leader, you may Kill in the Leader’s region and deploy one of your Scrappers there) [DEI-9]
    all: The board has 3 rows of 3 districts [DEI-63]
    all: Cathedral starts at roof R32 [DEI-68]
    all: Masamune starts at roof R22 [DEI-68]
    all: Simon starts at roof R21 [DEI-68]
    all: Fly starts at roof R11 [DEI-68]
    all: Draco starts at roof R12 [DEI-68]
    all: Scorpion starts at roof R31 [DEI-68]
    all: Outpost at courtyard C22: tactical outpost [DEI-72]
    all: Outpost at courtyard C12: logistic outpost [DEI-72]
    all: Outpost at roof R13: tactical outpost [DEI-72]
    all: Outpost at roof R21: mechanical outpost [DEI-72]
    all: Outpost at courtyard C23: logistic outpost [DEI-72]
    all: Outpost at courtyard C24: tactical outpost [DEI-72]
    all: Outpost at roof R31: logistic outpost [DEI-72]
    all: Outpost at courtyard C33: mechanical outpost [DEI-72]
    all: Outpost at courtyard C34: mechanical outpost [DEI-72]
    all: New in the tactical market, left slot: Roof patrol (Climb ×2) [DEI-76]
    all: New in the tactical market, middle slot: Raid (Move and Kill) [DEI-76]
    all: New in the tactical market, right slot: Fly +1 (activate Fly with bonus +1) [DEI-76]
    all: New in the logistic market, left slot: Masamune +1 (activate Masamune with bonus +1) [DEI-76]
    all: New in the logistic market, middle slot: Porters (Collect ×3) [DEI-76]
    all: New in the logistic market, right slot: Forward camp (Muster ×2) [DEI-76]
    all: New in the mechanical market, left slot: Simon +1 (activate Simon with bonus +1) [DEI-76]
    all: New in the mechanical market, middle slot: Masamune +2 (activate Masamune with bonus +2) [DEI-76]
    all: New in the mechanical market, right slot: Work gang (Build ×2) [DEI-76]
    all: New in the black market, left slot: Hired hands (Enlist ×2 and Move) [DEI-76]
    all: New in the black market, middle slot: Smugglers (Move ×2 and Collect) [DEI-76]
    all: New in the black market, right slot: Contraband (Move and +2 Supplies) [DEI-76]
    all: Mission in column 1: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 1: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 2: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 2: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-80]
    all: Mission in column 3: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 4: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Mission in column 4: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Priority: s1 and s2 [DEI-89]
    all: s1 is dealt an advantage: Night march (once per phase, one of your Moves may count as Climb) [DEI-96]
    all: s2 is dealt an advantage: Ambush (once per phase, after a Move into a region with another faction’s Scrapper, you may Kill there) [DEI-96]
    all: s1 is dealt an advantage: Field kitchen (once per phase, an Enlist may count as Muster) [DEI-96]
    all: s2 is dealt an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-96]
    all: s1 is dealt an advantage: Remote control (+1 to the bonus of your drone cards) [DEI-96]
    all: s2 is dealt an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s1: Action Phase 1 [DEI-160]
1 s1 1 Scrapper at courtyard C23, 1 at courtyard C32; the Leader at courtyard C23
    all: s1 starts with 1 Scrapper and the Leader at courtyard C23 [DEI-92]
    all: s1 starts with 1 Scrapper at courtyard C32 [DEI-92]
    all: s1 takes control of the logistic outpost at courtyard C23 [DEI-135]
2 s1 As a logistic outpost
    all: s1 takes the Cathedral cube as a logistic outpost [DEI-428]
3 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
4 s1 Finish the card
5 s1 Play face up: Hackers, card 4 (Move and Collect)
    all: s1 plays Hackers, card 4 (Move and Collect) [DEI-161]
6 s1 Move the Leader from courtyard C23 to courtyard C22
    all: s1 moves the Leader from courtyard C23 to courtyard C22 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
7 s1 Collect Technology at courtyard C32
    all: s1 collects 1 Technology at courtyard C32 [DEI-208]
8 s1 A hack token on the tactical outpost
    all: s1 puts a hack token on the tactical outpost at courtyard C22 [DEI-392]
    all: s1 scores 1 Supply for the hack token [DEI-394, s1 +1]
    all: s2: Action Phase 1 [DEI-160]
    all: s2 draws two gifts. No. 6: deploy 2 Scrappers in any one courtyard (requirement: take 2 cards from one coloured market this round). No. 1: Move up to 3 times (requirement: control 4 outposts) [DEI-440]
9 s2 No. 1: Move up to 3 times (requirement: control 4 outposts)
    all: s2 keeps a gift. No. 1: Move up to 3 times (requirement: control 4 outposts) [DEI-440]
10 s2 2 Scrappers at courtyard C23, 1 at courtyard C32; the Leader at courtyard C23
    all: s2 starts with 2 Scrappers and the Leader at courtyard C23 [DEI-92]
    all: s2 starts with 1 Scrapper at courtyard C32 [DEI-92]
    all: s1 loses the Cathedral cube [DEI-431]
    all: s1 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C23 [DEI-135]
= 10 00032a56b3ed874ad5bbb6c7cf72d85de49edf83b2dfac8148a54dd5e48d72d2
11 s2 Move 1 Scrapper from courtyard C32 to courtyard C33
    all: s2 moves 1 Scrapper from courtyard C32 to courtyard C33 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C33 [DEI-135]
12 s2 Move 1 Scrapper from courtyard C33 to courtyard C34
    all: s2 moves 1 Scrapper from courtyard C33 to courtyard C34 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C34 [DEI-135]
13 s1 As a tactical outpost
    all: s1 takes the Cathedral cube as a tactical outpost [DEI-428]
14 s2 Move 2 Scrappers and the Leader from courtyard C23 to courtyard C33
    all: s2 moves 2 Scrappers and the Leader from courtyard C23 to courtyard C33 [DEI-204]
    all: s1 loses the Cathedral cube [DEI-431]
    all: s2 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s2 takes control of the mechanical outpost at courtyard C33 [DEI-135]
15 s2 As a tactical outpost
    all: s2 takes the Cathedral cube as a tactical outpost [DEI-428]
16 s2 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s2 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
17 s2 Activate Cathedral at roof R32
    all: s2 activates Cathedral at roof R32 [DEI-291]
18 s2 Deploy 1 Scrapper at courtyard C32 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C32 (the drone) [DEI-292]
19 s2 Deploy 1 Scrapper at courtyard C43 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C43 (the drone) [DEI-292]
20 s2 Deploy 1 Scrapper at courtyard C43 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C43 (the drone) [DEI-292]
= 20 b9bfb60d9989b57d4af60aa7fac1d58975579b8c3e11b4d47bfc53430e5d4ee5
21 s2 Play face up: Chrono Cult, card 1 (Enlist ×2)
    all: s2 plays Chrono Cult, card 1 (Enlist ×2) [DEI-161]
22 s2 Enlist 1 Scrapper at courtyard C23
    all: s2 enlists 1 Scrapper at courtyard C23 [DEI-201]
    all: s1 loses control of the logistic outpost at courtyard C23 [DEI-137]
23 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
    all: s1: Action Phase 2 [DEI-160]
24 s1 Play face up: Hackers, card 5 (Collect ×2)
    all: s1 plays Hackers, card 5 (Collect ×2) [DEI-161]
25 s1 Collect Technology at courtyard C22
    all: s1 collects 1 Technology at courtyard C22 [DEI-208]
26 s1 Collect Technology at courtyard C22
    all: s1 collects 1 Technology at courtyard C22 [DEI-208]
27 s1 Buy Hired hands (Enlist ×2 and Move) for 3 Technology; face down: Hackers, card 2
    all: s1 plays a card face down: Hackers, card 2 [DEI-161]
    all: s1 buys in the black market for 3 Technology: Hired hands (Enlist ×2 and Move) [DEI-219]
    all: New in the black market, right slot: Cutthroats (Move and Kill) [DEI-76]
    all: s2: Action Phase 2 [DEI-160]
28 s2 Play face up: Chrono Cult, card 6 (Enlist and Build)
    all: s2 plays Chrono Cult, card 6 (Enlist and Build) [DEI-161]
29 s2 Build an Elevator from courtyard C43 to roof R33
    all: s2 builds an Elevator from courtyard C43 to roof R33 [DEI-212]
30 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
= 30 c2c398177043bd7f83c7fe7cda9140905731b01cdc29328d853eaa6d24a72ab5
31 s2 Play face up: Chrono Cult, card 2 (Enlist and Move)
    all: s2 plays Chrono Cult, card 2 (Enlist and Move) [DEI-161]
32 s2 Move 1 Scrapper from courtyard C23 to courtyard C24
    all: s2 moves 1 Scrapper from courtyard C23 to courtyard C24 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s2 takes control of the tactical outpost at courtyard C24 [DEI-135]
33 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
34 s2 Unlock (mechanical): Small refinery (once per phase, a Collect may count as Refine)
    all: s2 unlocks an advantage: Small refinery (once per phase, a Collect may count as Refine) [DEI-270]
35 s2 Unlock (tactical): Ambush (once per phase, after a Move into a region with another faction’s Scrapper, you may Kill there)
    all: s2 unlocks an advantage: Ambush (once per phase, after a Move into a region with another faction’s Scrapper, you may Kill there) [DEI-270]
    all: s1: Action Phase 3 [DEI-160]
36 s1 Play face up: Hired hands (Enlist ×2 and Move)
    all: s1 plays Hired hands (Enlist ×2 and Move) [DEI-161]
37 s1 Move the Leader from courtyard C22 to courtyard C12
    all: s1 moves the Leader from courtyard C22 to courtyard C12 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C12 [DEI-135]
38 s1 Enlist 1 Scrapper at courtyard C32
    all: s1 enlists 1 Scrapper at courtyard C32 [DEI-201]
39 s1 Enlist 1 Scrapper at courtyard C32
    all: s1 enlists 1 Scrapper at courtyard C32 [DEI-201]
40 s1 Play face up: Hackers, card 6 (Move and Build)
    all: s1 plays Hackers, card 6 (Move and Build) [DEI-161]
= 40 99e5ea45af3015eca4c98929e82234cba8534209fc8e5481a9fd5be1d01e257c
41 s1 Move 1 Scrapper from courtyard C32 to courtyard C22
    all: s1 moves 1 Scrapper from courtyard C32 to courtyard C22 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
42 s1 Build an Elevator from courtyard C23 to roof R22
    all: s1 builds an Elevator from courtyard C23 to roof R22 [DEI-212]
43 s1 A hack token on the logistic outpost
    all: s1 puts a hack token on the logistic outpost at courtyard C12 [DEI-392]
    all: s1 scores 1 Supply for the hack token [DEI-394, s1 +1]
44 s1 Column 1, 4 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 4 Supplies for a mission in column 1 at its lower value: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s1 +4]
    all: s1 scores 0 Supplies for a mission in column 1 at its lower value: High posts (outposts on roofs you control), 4 Supplies each, late 3 Supplies each [DEI-400]
    all: s2: Action Phase 3 [DEI-160]
45 s2 Play face up: Chrono Cult, card 3 (Move ×2)
    all: s2 plays Chrono Cult, card 3 (Move ×2) [DEI-161]
46 s2 Move 2 Scrappers from courtyard C33 to courtyard C23
    all: s2 moves 2 Scrappers from courtyard C33 to courtyard C23 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C23 [DEI-135]
47 s2 Kill one of s1’s Scrappers at courtyard C23 (Ambush)
    all: s2 kills one of s1’s Scrappers at courtyard C23 (Ambush) [DEI-221]
48 s2 Move 2 Scrappers from courtyard C23 to courtyard C22
    all: s2 moves 2 Scrappers from courtyard C23 to courtyard C22 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C22 [DEI-135]
49 s2 Play face up: Chrono Cult, card 4 (Move and Collect)
    all: s2 plays Chrono Cult, card 4 (Move and Collect) [DEI-161]
50 s2 Collect Technology at courtyard C32, exchanged for Energy
    all: s2 collects 1 Technology at courtyard C32, exchanged for 1 Energy [DEI-229]
= 50 08407a37cfe8b79aea7a61c61dea6e6e6c612e88097640176bb637bbfe71795a
51 s2 Move 1 Scrapper from courtyard C24 to courtyard C23
    all: s2 moves 1 Scrapper from courtyard C24 to courtyard C23 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C24 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s2 meets the requirement, so the gift leaves the game. No. 1: Move up to 3 times (requirement: control 4 outposts) [DEI-443]
52 s2 Remove a Scrapper from courtyard C32
    all: The Cathedral takes back 1 Scrapper from courtyard C32: s2 [DEI-420]
53 s2 Remove a Scrapper from courtyard C23
    all: The Cathedral takes back 1 Scrapper from courtyard C23: s2 [DEI-420]
    all: s2 loses control of the logistic outpost at courtyard C23 [DEI-137]
54 s2 Remove a Scrapper from courtyard C43
    all: The Cathedral takes back 1 Scrapper from courtyard C43: s2 [DEI-420]
55 s2 Column 2, 10 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s2 scores 10 Supplies for a mission in column 2: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s2 +10]
    all: At the end of round 1 s1 controls 1 outpost [DEI-140]
    all: At the end of round 1 s2 controls 4 outposts [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
56 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
57 s1 Activate Scorpion at courtyard C41
    all: s1 activates Scorpion at courtyard C41 [DEI-291]
58 s1 Build an Elevator from courtyard C41 to roof R31 (the drone)
    all: s1 builds an Elevator from courtyard C41 to roof R31 [DEI-397]
59 s1 Buy Forward camp (Muster ×2) for 1 Technology and 1 Energy; face down: Hackers, card 3
    all: s1 plays a card face down: Hackers, card 3 [DEI-161]
    all: s1 buys in the logistic market for 1 Technology and 1 Energy: Forward camp (Muster ×2) [DEI-219]
    all: New in the logistic market, right slot: Caravan (Move, Collect and Muster) [DEI-76]
    all: s2: Action Phase 1 [DEI-160]
    all: s2 draws two gifts. No. 3: gain 4 Technology (requirement: 4 Energy in your reserve). No. 2: gain 2 Energy (requirement: 6 Technology in your reserve) [DEI-440]
60 s2 No. 3: gain 4 Technology (requirement: 4 Energy in your reserve)
    all: s2 keeps a gift. No. 3: gain 4 Technology (requirement: 4 Energy in your reserve) [DEI-440]
    all: s2 gains +4 Technology (gift) [DEI-442]
= 60 e14e9fc35339f5a1f55fc49e40ad183da29233800deb0e6210eb9340a7731221
61 s2 Play face up: Chrono Cult, card 7 (Enlist and Move)
    all: s2 plays Chrono Cult, card 7 (Enlist and Move) [DEI-161]
62 s2 Move 1 Scrapper from courtyard C22 to courtyard C23
    all: s2 moves 1 Scrapper from courtyard C22 to courtyard C23 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C23 [DEI-135]
63 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
64 s2 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s2 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
65 s2 Activate Cathedral at roof R32
    all: s2 activates Cathedral at roof R32 [DEI-291]
66 s2 Deploy 1 Scrapper at courtyard C42 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C42 (the drone) [DEI-292]
67 s2 Deploy 1 Scrapper at courtyard C32 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C32 (the drone) [DEI-292]
68 s2 Deploy 1 Scrapper at courtyard C32 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C32 (the drone) [DEI-292]
    all: s1: Action Phase 2 [DEI-160]
69 s1 Play face up: Hired hands (Enlist ×2 and Move)
    all: s1 plays Hired hands (Enlist ×2 and Move) [DEI-161]
70 s1 Move 1 Scrapper from courtyard C32 to courtyard C22
    all: s1 moves 1 Scrapper from courtyard C32 to courtyard C22 [DEI-204]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
= 70 d3674f136af7d848af1186d2476883225a5e2b06743f1d200b40403d5af8b742
71 s1 Enlist 1 Scrapper at courtyard C32
    all: s1 enlists 1 Scrapper at courtyard C32 [DEI-201]
72 s1 Enlist 1 Scrapper at courtyard C32
    all: s1 enlists 1 Scrapper at courtyard C32 [DEI-201]
73 s1 Play face up: Forward camp (Muster ×2)
    all: s1 plays Forward camp (Muster ×2) [DEI-161]
74 s1 Enlist 1 Scrapper at courtyard C23 (Muster)
    all: s1 enlists 1 Scrapper at courtyard C23 (Muster) [DEI-226]
    all: s2 loses control of the logistic outpost at courtyard C23 [DEI-137]
75 s1 Enlist 1 Scrapper at courtyard C23 (Muster)
    all: s1 enlists 1 Scrapper at courtyard C23 (Muster) [DEI-226]
    all: s1 takes control of the logistic outpost at courtyard C23 [DEI-135]
76 s1 Unlock (logistic): Field kitchen (once per phase, an Enlist may count as Muster)
    all: s1 unlocks an advantage: Field kitchen (once per phase, an Enlist may count as Muster) [DEI-270]
    all: s2: Action Phase 2 [DEI-160]
77 s2 Buy Masamune +2 (activate Masamune with bonus +2) for 2 Technology and 2 Energy; face down: Chrono Cult, card 4
    all: s2 plays a card face down: Chrono Cult, card 4 [DEI-161]
    all: s2 buys in the mechanical market for 2 Technology and 2 Energy: Masamune +2 (activate Masamune with bonus +2) [DEI-219]
    all: New in the mechanical market, right slot: Salvage rig (Collect ×2 and Refine) [DEI-76]
78 s2 Play face up: Chrono Cult, card 5 (Collect ×2)
    all: s2 plays Chrono Cult, card 5 (Collect ×2) [DEI-161]
79 s2 Collect Technology at courtyard C43, exchanged for Energy
    all: s2 collects 1 Technology at courtyard C43, exchanged for 1 Energy [DEI-229]
80 s2 Collect Technology at courtyard C34
    all: s2 collects 1 Technology at courtyard C34 [DEI-208]
    all: s1: Action Phase 3 [DEI-160]
= 80 61bae7e2d36bfaf7cae26ec790f16428c26d26f53d1d081c5745b53808609b8a
81 s1 Play face up: Hackers, card 5 (Collect ×2)
    all: s1 plays Hackers, card 5 (Collect ×2) [DEI-161]
82 s1 Collect Technology at courtyard C23
    all: s1 collects 1 Technology at courtyard C23 [DEI-208]
83 s1 Collect Technology at courtyard C22
    all: s1 collects 1 Technology at courtyard C22 [DEI-208]
84 s1 Play face up: Hackers, card 6 (Move and Build)
    all: s1 plays Hackers, card 6 (Move and Build) [DEI-161]
85 s1 Move 2 Scrappers from courtyard C32 to courtyard C33
    all: s1 moves 2 Scrappers from courtyard C32 to courtyard C33 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C33 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C33 [DEI-135]
86 s1 Build an Elevator from courtyard C33 to roof R33
    all: s1 builds an Elevator from courtyard C33 to roof R33 [DEI-212]
87 s1 Column 2, 4 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s1 scores 4 Supplies for a mission in column 2 at its lower value: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-400, s1 +4]
    all: s1 scores 0 Supplies for a mission in column 2 at its lower value: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-400]
    all: s2: Action Phase 3 [DEI-160]
88 s2 Buy Salvage rig (Collect ×2 and Refine) for 2 Technology and 1 Energy; face down: Chrono Cult, card 3
    all: s2 plays a card face down: Chrono Cult, card 3 [DEI-161]
    all: s2 buys in the mechanical market for 2 Technology and 1 Energy: Salvage rig (Collect ×2 and Refine) [DEI-219]
    all: New in the mechanical market, right slot: Dynamo (Refine and +1 Energy) [DEI-76]
89 s2 Play face up: Masamune +2 (activate Masamune with bonus +2)
    all: s2 plays Masamune +2 (activate Masamune with bonus +2) [DEI-161]
90 s2 Activate Masamune at courtyard C23
    all: s2 activates Masamune at courtyard C23 [DEI-291]
= 90 32c6261570a9c5316c8a73bceb8ee6e8717568cdc0d4c88aadc6248b7886f85d
91 s2 Collect Technology at courtyard C23 (the drone)
    all: s2 collects 1 Technology at courtyard C23 (the drone) [DEI-292]
    all: s2 doesn’t meet the requirement, so the gift goes to the bin. No. 3: gain 4 Technology (requirement: 4 Energy in your reserve) [DEI-443]
92 s2 Remove a Scrapper from courtyard C23
    all: The Cathedral takes back 1 Scrapper from courtyard C23: s2 [DEI-420]
93 s2 Remove a Scrapper from courtyard C43
    all: The Cathedral takes back 1 Scrapper from courtyard C43: s2 [DEI-420]
94 s2 Remove a Scrapper from courtyard C42
    all: The Cathedral takes back 1 Scrapper from courtyard C42: s2 [DEI-420]
95 s2 Column 4, 8 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s2 scores 8 Supplies for a mission in column 4: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s2 +8]
    all: At the end of round 2 s1 controls 4 outposts [DEI-140]
    all: At the end of round 2 s2 controls 2 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
96 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
97 s1 Activate Scorpion at courtyard C42
    all: s1 activates Scorpion at courtyard C42 [DEI-291]
98 s1 Collect Technology at courtyard C42 (the drone)
    all: s1 collects 1 Technology at courtyard C42 (the drone) [DEI-292]
99 s1 Build a Refuge at courtyard C42 (the drone)
    all: s1 builds a Refuge at courtyard C42 [DEI-397]
100 s1 Play face up: Hired hands (Enlist ×2 and Move)
    all: s1 plays Hired hands (Enlist ×2 and Move) [DEI-161]
= 100 044ba07d77d82f74dab3428f8ca401a3f5a90c2e9bed22962108e3b9f1eda06d
101 s1 Move 2 Scrappers from courtyard C23 to courtyard C24
    all: s1 moves 2 Scrappers from courtyard C23 to courtyard C24 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C24 [DEI-135]
102 s1 Enlist 1 Scrapper at courtyard C42
    all: s1 enlists 1 Scrapper at courtyard C42 [DEI-201]
103 s1 Enlist 1 Scrapper at courtyard C23
    all: s1 enlists 1 Scrapper at courtyard C23 [DEI-201]
    all: s1 takes control of the logistic outpost at courtyard C23 [DEI-135]
    all: s2: Action Phase 1 [DEI-160]
    all: s2 draws two gifts. No. 8: place an Elevator and a Bridge anywhere, even without units there (requirement: control 2 outposts on roofs). No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards) [DEI-440]
104 s2 No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards)
    all: s2 keeps a gift. No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards) [DEI-440]
105 s2 Finish
106 s2 Buy Smugglers (Move ×2 and Collect) for 3 Technology; face down: Chrono Cult, card 6
    all: s2 plays a card face down: Chrono Cult, card 6 [DEI-161]
    all: s2 buys in the black market for 3 Technology: Smugglers (Move ×2 and Collect) [DEI-219]
    all: New in the black market, right slot: Press gang (Move and Muster) [DEI-76]
107 s2 Play face up: Smugglers (Move ×2 and Collect)
    all: s2 plays Smugglers (Move ×2 and Collect) [DEI-161]
108 s2 Collect Technology at courtyard C32, exchanged for Energy
    all: s2 collects 1 Technology at courtyard C32, exchanged for 1 Energy [DEI-229]
109 s2 Move the Leader from courtyard C33 to courtyard C34
    all: s2 moves the Leader from courtyard C33 to courtyard C34 [DEI-204]
110 s2 Move 1 Scrapper and the Leader from courtyard C34 to courtyard C44
    all: s2 moves 1 Scrapper and the Leader from courtyard C34 to courtyard C44 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C34 [DEI-137]
    all: s1: Action Phase 2 [DEI-160]
= 110 7fb07b0484e9113290017807594fd54ba189c51472d70d73a5d802af3e76628e
111 s1 Buy Work gang (Build ×2) for 2 Technology; face down: Hackers, card 4
    all: s1 plays a card face down: Hackers, card 4 [DEI-161]
    all: s1 buys in the mechanical market for 2 Technology: Work gang (Build ×2) [DEI-219]
    all: New in the mechanical market, right slot: Scaffolding (Build and Climb) [DEI-76]
112 s1 Play face up: Hackers, card 7 (Collect and Build)
    all: s1 plays Hackers, card 7 (Collect and Build) [DEI-161]
113 s1 Build a Refuge at courtyard C12
    all: s1 builds a Refuge at courtyard C12 [DEI-212]
114 s1 Collect Technology at courtyard C12
    all: s1 collects 1 Technology at courtyard C12 [DEI-208]
115 s1 Unlock (tactical): Night march (once per phase, one of your Moves may count as Climb)
    all: s1 unlocks an advantage: Night march (once per phase, one of your Moves may count as Climb) [DEI-270]
    all: s2: Action Phase 2 [DEI-160]
116 s2 Play face up: Masamune +2 (activate Masamune with bonus +2)
    all: s2 plays Masamune +2 (activate Masamune with bonus +2) [DEI-161]
117 s2 Activate Masamune at courtyard C34
    all: s2 activates Masamune at courtyard C34 [DEI-291]
118 s2 Play face up: Salvage rig (Collect ×2 and Refine)
    all: s2 plays Salvage rig (Collect ×2 and Refine) [DEI-161]
119 s2 Collect Technology at courtyard C32, exchanged for Energy
    all: s2 collects 1 Technology at courtyard C32, exchanged for 1 Energy [DEI-229]
120 s2 Collect Technology at courtyard C32, exchanged for Energy (Refine)
    all: s2 collects 1 Technology at courtyard C32, exchanged for 1 Energy [DEI-229]
= 120 8e1d1bcc2fd1060f09bc73ac0ef190fe961a8bbf6d37ce6d3456d8c9a3bdcd08
121 s2 Collect Technology at courtyard C44
    all: s2 collects 1 Technology at courtyard C44 [DEI-208]
    all: s1: Action Phase 3 [DEI-160]
122 s1 Play face up: Hackers, card 5 (Collect ×2)
    all: s1 plays Hackers, card 5 (Collect ×2) [DEI-161]
123 s1 Collect Technology at courtyard C24
    all: s1 collects 1 Technology at courtyard C24 [DEI-208]
124 s1 Collect Technology at courtyard C12
    all: s1 collects 1 Technology at courtyard C12 [DEI-208]
125 s1 Buy Dynamo (Refine and +1 Energy) for 3 Technology; face down: Hackers, card 6
    all: s1 plays a card face down: Hackers, card 6 [DEI-161]
    all: s1 buys in the mechanical market for 3 Technology: Dynamo (Refine and +1 Energy) [DEI-219]
    all: New in the mechanical market, right slot: Still (Refine ×2) [DEI-76]
126 s1 Column 4, 6 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s1 scores 6 Supplies for a mission in column 4 at its lower value: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-400, s1 +6]
    all: s1 scores 2 Supplies for a mission in column 4 at its lower value: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s1 +2]
    all: s2: Action Phase 3 [DEI-160]
127 s2 Buy Raid (Move and Kill) for 1 Technology and 1 Energy; face down: Chrono Cult, card 2
    all: s2 plays a card face down: Chrono Cult, card 2 [DEI-161]
    all: s2 buys in the tactical market for 1 Technology and 1 Energy: Raid (Move and Kill) [DEI-219]
    all: New in the tactical market, right slot: Field manual (Move and Copy) [DEI-76]
128 s2 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s2 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
129 s2 Activate Cathedral at roof R32
    all: s2 activates Cathedral at roof R32 [DEI-291]
130 s2 Deploy 1 Scrapper at courtyard C32 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C32 (the drone) [DEI-292]
= 130 224e409efb2947a5951c8e19945b304c055f0ba2e0d9ef2a6d7d0540bbe255d6
131 s2 Deploy 1 Scrapper at courtyard C43 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C43 (the drone) [DEI-292]
132 s2 Deploy 1 Scrapper at courtyard C42 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C42 (the drone) [DEI-292]
    all: s2 meets the requirement, so the gift leaves the game. No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards) [DEI-443]
133 s2 Remove a Scrapper from courtyard C32
    all: The Cathedral takes back 1 Scrapper from courtyard C32: s2 [DEI-420]
134 s2 Remove a Scrapper from courtyard C42
    all: The Cathedral takes back 1 Scrapper from courtyard C42: s2 [DEI-420]
135 s2 Remove a Scrapper from courtyard C44
    all: The Cathedral takes back 1 Scrapper from courtyard C44: s2 [DEI-420]
136 s2 Column 3, 3 Supplies: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 3 Supplies for a mission in column 3: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +3]
    all: At the end of round 3 s1 controls 5 outposts [DEI-140]
    all: At the end of round 3 s2 controls 1 outpost [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s1 and s2 [DEI-171]
    all: s1: Action Phase 1 [DEI-160]
137 s1 Play face up: Hackers, card 8 (activate Scorpion)
    all: s1 plays Hackers, card 8 (activate Scorpion) [DEI-161]
138 s1 Activate Scorpion at courtyard C43
    all: s1 activates Scorpion at courtyard C43 [DEI-291]
139 s1 Kill one of s2’s Scrappers at courtyard C43 (the drone)
    all: s1 kills one of s2’s Scrappers at courtyard C43 (the drone) [DEI-292]
140 s1 Build a Refuge at courtyard C43 (the drone)
    all: s1 builds a Refuge at courtyard C43 [DEI-397]
= 140 9e77f1c14891e98c96e5df4a1741944f0f1e32911f2d686a9311867b2968388d
141 s1 Play face up: Hired hands (Enlist ×2 and Move)
    all: s1 plays Hired hands (Enlist ×2 and Move) [DEI-161]
142 s1 Move 1 Scrapper from courtyard C32 to roof R31
    all: s1 moves 1 Scrapper from courtyard C32 to roof R31 [DEI-204]
    all: s1 takes control of the logistic outpost at roof R31 [DEI-135]
143 s1 Enlist 1 Scrapper at roof R31
    all: s1 enlists 1 Scrapper at roof R31 [DEI-201]
144 s1 Enlist 1 Scrapper at courtyard C43
    all: s1 enlists 1 Scrapper at courtyard C43 [DEI-201]
    all: s2: Action Phase 1 [DEI-160]
    all: s2 draws two gifts. No. 8: place an Elevator and a Bridge anywhere, even without units there (requirement: control 2 outposts on roofs). No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour) [DEI-440]
145 s2 No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour)
    all: s2 keeps a gift. No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour) [DEI-440]
146 s2 Buy Field manual (Move and Copy) for 1 Energy; give up: Chrono Cult, card 1
    all: s2 gives up a card, which goes to the bin: Chrono Cult, card 1 [DEI-239]
    all: s2 uses the gift to buy in the tactical market for 1 Energy: Field manual (Move and Copy) [DEI-449]
    all: New in the tactical market, right slot: Grapnel squad (Move and Climb) [DEI-76]
147 s2 Play face up: Field manual (Move and Copy)
    all: s2 plays Field manual (Move and Copy) [DEI-161]
148 s2 Move 5 Scrappers from courtyard C32 to courtyard C22
    all: s2 moves 5 Scrappers from courtyard C32 to courtyard C22 [DEI-204]
    all: s2 loses the Cathedral cube [DEI-431]
    all: s1 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C22 [DEI-135]
149 s1 As a mechanical outpost
    all: s1 takes the Cathedral cube as a mechanical outpost [DEI-428]
150 s2 Kill one of s1’s Scrappers at courtyard C22 (Ambush)
    all: s2 kills one of s1’s Scrappers at courtyard C22 (Ambush) [DEI-221]
= 150 1990a3268f3b7465d1e8c08b001d4a5afe8d31865be97dec10bfd7ac437ee113
151 s2 Copy Hired hands (Enlist ×2 and Move)
    all: s2 copies Hired hands (Enlist ×2 and Move) [DEI-231]
152 s2 Move 6 Scrappers from courtyard C22 to courtyard C23
    all: s2 moves 6 Scrappers from courtyard C22 to courtyard C23 [DEI-204]
    all: s2 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C23 [DEI-137]
    all: s1 takes control of the tactical outpost at courtyard C22 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C23 [DEI-135]
153 s2 Enlist 1 Scrapper at courtyard C23
    all: s2 enlists 1 Scrapper at courtyard C23 [DEI-201]
154 s2 Enlist 1 Scrapper at courtyard C32
    all: s2 enlists 1 Scrapper at courtyard C32 [DEI-201]
155 s2 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s2 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
156 s2 Activate Cathedral at roof R32
    all: s2 activates Cathedral at roof R32 [DEI-291]
157 s2 Deploy 1 Scrapper at courtyard C42 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C42 (the drone) [DEI-292]
158 s2 Deploy 1 Scrapper at courtyard C32 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C32 (the drone) [DEI-292]
    all: s1 loses the Cathedral cube [DEI-431]
159 s2 Deploy 1 Scrapper at courtyard C33 (the drone)
    all: s2 deploys 1 Scrapper at courtyard C33 (the drone) [DEI-292]
160 s2 As a tactical outpost
    all: s2 takes the Cathedral cube as a tactical outpost [DEI-428]
    all: s1: Action Phase 2 [DEI-160]
= 160 64fc7a1fbd4acbc854420a2ab689c5b1aceb878ea649e4566a16ff56dc3b328a
161 s1 Play face up: Forward camp (Muster ×2)
    all: s1 plays Forward camp (Muster ×2) [DEI-161]
162 s1 Enlist 1 Scrapper at courtyard C33 (Muster)
    all: s1 enlists 1 Scrapper at courtyard C33 (Muster) [DEI-226]
    all: s2 loses the Cathedral cube [DEI-431]
163 s1 Enlist 1 Scrapper at courtyard C42 (Muster)
    all: s1 enlists 1 Scrapper at courtyard C42 (Muster) [DEI-226]
164 s1 As a mechanical outpost
    all: s1 takes the Cathedral cube as a mechanical outpost [DEI-428]
165 s1 Play face up: Dynamo (Refine and +1 Energy)
    all: s1 plays Dynamo (Refine and +1 Energy) [DEI-161]
    all: s1 gains +1 Energy (card) [DEI-237]
166 s1 Collect Technology at courtyard C33, exchanged for Energy (Refine)
    all: s1 collects 1 Technology at courtyard C33, exchanged for 1 Energy [DEI-229]
167 s1 Unlock (mechanical): Remote control (+1 to the bonus of your drone cards)
    all: s1 unlocks an advantage: Remote control (+1 to the bonus of your drone cards) [DEI-270]
    all: s2: Action Phase 2 [DEI-160]
168 s2 Play face up: Salvage rig (Collect ×2 and Refine)
    all: s2 plays Salvage rig (Collect ×2 and Refine) [DEI-161]
169 s2 Collect Technology at courtyard C44, exchanged for Energy
    all: s2 collects 1 Technology at courtyard C44, exchanged for 1 Energy [DEI-229]
170 s2 Play face up: Masamune +2 (activate Masamune with bonus +2)
    all: s2 plays Masamune +2 (activate Masamune with bonus +2) [DEI-161]
= 170 921beb30fce4024878989e1b1ebee8fdfc74c5b63fb977c97ae7f2b81eb2f30f
171 s2 Activate Masamune at courtyard C41
    all: s2 activates Masamune at courtyard C41 [DEI-291]
    all: s1: Action Phase 3 [DEI-160]
172 s1 Play face up: Hackers, card 5 (Collect ×2)
    all: s1 plays Hackers, card 5 (Collect ×2) [DEI-161]
173 s1 Collect Technology at courtyard C33
    all: s1 collects 1 Technology at courtyard C33 [DEI-208]
174 s1 Collect Technology at courtyard C33
    all: s1 collects 1 Technology at courtyard C33 [DEI-208]
175 s1 Buy Simon +1 (activate Simon with bonus +1) for 2 Technology and 1 Energy; face down: Work gang
    all: s1 plays a card face down: Work gang [DEI-161]
    all: s1 buys in the mechanical market for 2 Technology and 1 Energy: Simon +1 (activate Simon with bonus +1) [DEI-219]
    all: New in the mechanical market, right slot: Draco +1 (activate Draco with bonus +1) [DEI-76]
176 s1 Column 3, 6 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s1 scores 6 Supplies for a mission in column 3 at its lower value: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-400, s1 +6]
    all: s1 scores 4 Supplies for a mission in column 3 at its lower value: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s1 +4]
    all: s2: Action Phase 3 [DEI-160]
177 s2 Play face up: Smugglers (Move ×2 and Collect)
    all: s2 plays Smugglers (Move ×2 and Collect) [DEI-161]
178 s2 Move 1 Scrapper from courtyard C33 to courtyard C34
    all: s2 moves 1 Scrapper from courtyard C33 to courtyard C34 [DEI-204]
    all: s2 takes control of the mechanical outpost at courtyard C34 [DEI-135]
179 s2 Move 5 Scrappers from courtyard C23 to courtyard C22
    all: s2 moves 5 Scrappers from courtyard C23 to courtyard C22 [DEI-204]
    all: s1 loses control of the tactical outpost at courtyard C22 [DEI-137]
    all: s2 takes control of the tactical outpost at courtyard C22 [DEI-135]
180 s2 Kill one of s1’s Scrappers at courtyard C22 (Ambush)
    all: s2 kills one of s1’s Scrappers at courtyard C22 (Ambush) [DEI-221]
= 180 ed9090a7c93093a28387d40fc3c15a0b544f44f61669bbe80fa102e47de1e4bf
181 s2 Play face up: Raid (Move and Kill)
    all: s2 plays Raid (Move and Kill) [DEI-161]
182 s2 Kill one of s1’s Scrappers at courtyard C23
    all: s2 kills one of s1’s Scrappers at courtyard C23 [DEI-221]
183 s2 Move 3 Scrappers from courtyard C22 to courtyard C12
    all: s2 moves 3 Scrappers from courtyard C22 to courtyard C12 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C12 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C12 [DEI-135]
    all: s2 doesn’t meet the requirement, so the gift goes to the bin. No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour) [DEI-443]
184 s2 Remove a Scrapper from courtyard C32
    all: The Cathedral takes back 1 Scrapper from courtyard C32: s2 [DEI-420]
185 s2 Remove a Scrapper from courtyard C42
    all: The Cathedral takes back 1 Scrapper from courtyard C42: s2 [DEI-420]
186 s2 Remove a Scrapper from courtyard C32
    all: The Cathedral takes back 1 Scrapper from courtyard C32: s2 [DEI-420]
187 s2 Column 1, 4 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 4 Supplies for a mission in column 1, late: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s2 +4]
    all: At the end of round 4 s1 controls 4 outposts [DEI-140]
    all: At the end of round 4 s2 controls 4 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 1 Supply for Energy [DEI-372, s1 +1]
    all: s1 scores 8 Supplies for cards [DEI-373, s1 +8]
    all: s1 scores 8 Supplies for outposts [DEI-374, s1 +8]
    all: s1 scores 6 Supplies for unlocked advantages [DEI-375, s1 +6]
    all: s2 scores 2 Supplies for Energy [DEI-372, s2 +2]
    all: s2 scores 12 Supplies for cards [DEI-373, s2 +12]
    all: s2 scores 8 Supplies for outposts [DEI-374, s2 +8]
    all: s2 scores 4 Supplies for unlocked advantages [DEI-375, s2 +4]
    all: s2 scores -6 Supplies for gifts in the bin [DEI-377, s2 -6]
= 187 333c994149f154882c658435af93c262fde31ab64670585d70efc281f5815dc2
s1 rank 1 score 51
s2 rank 2 score 45
