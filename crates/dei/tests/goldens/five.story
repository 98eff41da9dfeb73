dei revision 1, 5 seats, options {"automa":"alone","gear":"off","new_missions":"off","short_missions":"off","draft":"off","seat_1":"any","seat_2":"any","seat_3":"any","seat_4":"any","seat_5":"any","seat_6":"any"}
deal
    all: s1 takes a faction: Auxilia. Leader’s skill: Swift (once per phase, a Move with the Leader may cross two links) [DEI-9]
    all: s2 takes a faction: Hackers. Leader’s skill: Hack (at the end of each of your Action Phases you may put a hack token on an outpost in the Leader’s region) [DEI-9]
    all: s3 takes a faction: Chrono Cult. Leader’s skill: Conversion (once per phase, after a Move with the Leader, you may Kill in the Leader’s region and deploy one of your Scrappers there) [DEI-9]
    all: s4 takes a faction: Farm Z. Leader’s skill: Hulk (the Leader has majority value 2) [DEI-9]
    all: s5 takes a faction: Ravagers. Leader’s skill: Keen eye (once per phase, a Collect in the Leader’s region takes one more resource of either kind) [DEI-9]
    all: The board has 4 rows of 5 districts [DEI-63]
    all: Cathedral starts at roof R24 [DEI-68]
    all: Masamune starts at roof R14 [DEI-68]
    all: Simon starts at roof R44 [DEI-68]
    all: Fly starts at roof R21 [DEI-68]
    all: Draco starts at roof R43 [DEI-68]
    all: Scorpion starts at roof R25 [DEI-68]
    all: Outpost at courtyard C21: mechanical outpost [DEI-72]
    all: Outpost at courtyard C12: tactical outpost [DEI-72]
    all: Outpost at courtyard C26: tactical outpost [DEI-72]
    all: Outpost at courtyard C31: mechanical outpost [DEI-72]
    all: Outpost at courtyard C22: logistic outpost [DEI-72]
    all: Outpost at roof R23: tactical outpost [DEI-72]
    all: Outpost at courtyard C25: mechanical outpost [DEI-72]
    all: Outpost at roof R25: mechanical outpost [DEI-72]
    all: Outpost at roof R31: tactical outpost [DEI-72]
    all: Outpost at courtyard C32: logistic outpost [DEI-72]
    all: Outpost at roof R33: mechanical outpost [DEI-72]
    all: Outpost at courtyard C34: logistic outpost [DEI-72]
    all: Outpost at courtyard C35: mechanical outpost [DEI-72]
    all: Outpost at courtyard C52: logistic outpost [DEI-72]
    all: Outpost at roof R42: tactical outpost [DEI-72]
    all: Outpost at courtyard C44: logistic outpost [DEI-72]
    all: Outpost at courtyard C55: tactical outpost [DEI-72]
    all: Outpost at roof R45: logistic outpost [DEI-72]
    all: New in the tactical market, left slot: Night attack (Kill ×2) [DEI-76]
    all: New in the tactical market, middle slot: Draco +0 (activate Draco) [DEI-76]
    all: New in the tactical market, right slot: Forced march (Move ×3) [DEI-76]
    all: New in the logistic market, left slot: Caravan (Move, Collect and Muster) [DEI-76]
    all: New in the logistic market, middle slot: Requisition (Enlist and Copy) [DEI-76]
    all: New in the logistic market, right slot: Fly +2 (activate Fly with bonus +2) [DEI-76]
    all: New in the mechanical market, left slot: Schematics (Build and Copy) [DEI-76]
    all: New in the mechanical market, middle slot: Cathedral +0 (activate Cathedral) [DEI-76]
    all: New in the mechanical market, right slot: Masamune +2 (activate Masamune with bonus +2) [DEI-76]
    all: New in the black market, left slot: Press gang (Move and Muster) [DEI-76]
    all: New in the black market, middle slot: Pickers (Move and Collect ×2) [DEI-76]
    all: New in the black market, right slot: Fixers (Move ×2 and Build) [DEI-76]
    all: Mission in column 1: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 1: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-80]
    all: Mission in column 2: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 2: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 3: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-80]
    all: Mission in column 3: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 4: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-80]
    all: Mission in column 4: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-80]
    all: Priority: s3, s5, s4, s1 and s2 [DEI-89]
    all: s1 is dealt an advantage: Night march (once per phase, one of your Moves may count as Climb) [DEI-96]
    all: s2 is dealt an advantage: Ambush (once per phase, after a Move into a region with another faction’s Scrapper, you may Kill there) [DEI-96]
    all: s3 is dealt an advantage: High ground (+1 majority value on every roof with your units) [DEI-96]
    all: s4 is dealt an advantage: Veterans (+2 majority value for your Leader) [DEI-96]
    all: s5 is dealt an advantage: Sweet reward (when unlocked: gain 2 candies) [DEI-96]
    all: s1 is dealt an advantage: Depot (when unlocked: gain 2 Technology and 1 Energy) [DEI-96]
    all: s2 is dealt an advantage: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-96]
    all: s3 is dealt an advantage: Field kitchen (once per phase, an Enlist may count as Muster) [DEI-96]
    all: s4 is dealt an advantage: Pack train (once per phase, a Collect takes a second resource of either kind from its region) [DEI-96]
    all: s5 is dealt an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-96]
    all: s1 is dealt an advantage: Common ways (you may use other factions’ Elevators and Bridges) [DEI-96]
    all: s2 is dealt an advantage: Prefabs (you may also Build in a region next to one with your units) [DEI-96]
    all: s3 is dealt an advantage: Salvage crew (when you Build, gain 1 Technology) [DEI-96]
    all: s4 is dealt an advantage: Blueprints (when unlocked: 1 Supply for each of your structures on the board) [DEI-96]
    all: s5 is dealt an advantage: Remote control (+1 to the bonus of your drone cards) [DEI-96]
    all: Round 1 begins [DEI-2]
    all: s3: Action Phase 1 [DEI-160]
    all: s3 draws two gifts. No. 6: deploy 2 Scrappers in any one courtyard (requirement: take 2 cards from one coloured market this round). No. 8: place an Elevator and a Bridge anywhere, even without units there (requirement: control 2 outposts on roofs) [DEI-440]
1 s3 No. 6: deploy 2 Scrappers in any one courtyard (requirement: take 2 cards from one coloured market this round)
    all: s3 keeps a gift. No. 6: deploy 2 Scrappers in any one courtyard (requirement: take 2 cards from one coloured market this round) [DEI-440]
2 s3 2 Scrappers at courtyard C46, 0 at courtyard C53; the Leader at courtyard C46
    all: s3 starts with 2 Scrappers and the Leader at courtyard C46 [DEI-92]
3 s3 Deploy 2 Scrappers at courtyard C43 (the gift)
    all: s3 deploys 2 Scrappers at courtyard C43 (the gift) [DEI-445]
4 s3 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s3 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
5 s3 Activate Cathedral at roof R24
    all: s3 activates Cathedral at roof R24 [DEI-291]
6 s3 Deploy 1 Scrapper at courtyard C34 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C34 (the drone) [DEI-292]
    all: s3 takes control of the logistic outpost at courtyard C34 [DEI-135]
7 s3 As a tactical outpost
    all: s3 takes the Cathedral cube as a tactical outpost [DEI-428]
8 s3 Deploy 1 Scrapper at courtyard C25 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C25 (the drone) [DEI-292]
    all: s3 takes control of the mechanical outpost at courtyard C25 [DEI-135]
9 s3 Deploy 1 Scrapper at courtyard C34 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C34 (the drone) [DEI-292]
10 s3 Play face up: Chrono Cult, card 6 (Enlist and Build)
    all: s3 plays Chrono Cult, card 6 (Enlist and Build) [DEI-161]
= 10 b653ac86664f4d86eab8410c1ba44d2cd4a4ce62eae568ffa9e0c5145aef9228
11 s3 Build a Refuge at courtyard C25
    all: s3 builds a Refuge at courtyard C25 [DEI-212]
12 s3 Enlist 1 Scrapper at courtyard C25
    all: s3 enlists 1 Scrapper at courtyard C25 [DEI-201]
    all: s5: Action Phase 1 [DEI-160]
13 s5 1 Scrapper at courtyard C46, 2 at courtyard C53; the Leader at courtyard C46
    all: s5 starts with 1 Scrapper and the Leader at courtyard C46 [DEI-92]
    all: s5 starts with 2 Scrappers at courtyard C53 [DEI-92]
14 s5 Play face up: Ravagers, card 8 (activate Masamune)
    all: s5 plays Ravagers, card 8 (activate Masamune) [DEI-161]
15 s5 Activate Masamune at courtyard C25
    all: s5 activates Masamune at courtyard C25 [DEI-291]
16 s5 Collect Technology at courtyard C25 (the drone)
    all: s5 collects 1 Technology at courtyard C25 (the drone) [DEI-292]
17 s5 Play face up: Ravagers, card 5 (Collect ×2)
    all: s5 plays Ravagers, card 5 (Collect ×2) [DEI-161]
18 s5 Collect Technology at courtyard C53
    all: s5 collects 1 Technology at courtyard C53 [DEI-208]
    all: s4: Action Phase 1 [DEI-160]
19 s4 2 Scrappers at courtyard C46, 1 at courtyard C53; the Leader at courtyard C53
    all: s4 starts with 2 Scrappers at courtyard C46 [DEI-92]
    all: s4 starts with 1 Scrapper and the Leader at courtyard C53 [DEI-92]
20 s4 Play face up: Farm Z, card 8 (activate Draco)
    all: s4 plays Farm Z, card 8 (activate Draco) [DEI-161]
= 20 c47518600665d613c4b818b910c3fd962e44a4b9275b1b3f253a64bfac1ee237
21 s4 Activate Draco at roof R45
    all: s4 activates Draco at roof R45 [DEI-291]
    all: s4 scores 1 Supply for Draco [DEI-298, s4 +1]
    all: s4 gains +1 candy (Draco) [DEI-298]
22 s4 Build an Elevator from courtyard C46 to roof R45 (a candy)
    all: s4 spends a candy [DEI-234]
    all: s4 builds an Elevator from courtyard C46 to roof R45 [DEI-212]
23 s4 Play face up: Farm Z, card 6 (Move and Build)
    all: s4 plays Farm Z, card 6 (Move and Build) [DEI-161]
24 s4 Move 1 Scrapper from courtyard C46 to roof R45
    all: s4 moves 1 Scrapper from courtyard C46 to roof R45 [DEI-204]
    all: s4 takes control of the logistic outpost at roof R45 [DEI-135]
25 s4 Build a Refuge at roof R45
    all: s4 builds a Refuge at roof R45 [DEI-212]
    all: s1: Action Phase 1 [DEI-160]
26 s1 2 Scrappers at courtyard C46, 2 at courtyard C53; the Leader at courtyard C46
    all: s1 starts with 2 Scrappers and the Leader at courtyard C46 [DEI-92]
    all: s1 starts with 2 Scrappers at courtyard C53 [DEI-92]
27 s1 Play face up: Auxilia, card 8 (activate Fly)
    all: s1 plays Auxilia, card 8 (activate Fly) [DEI-161]
28 s1 Activate Fly at roof R23
    all: s1 activates Fly at roof R23 [DEI-291]
29 s1 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s1 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
30 s1 Move 2 Scrappers and the Leader from courtyard C46 to courtyard C44
    all: s1 moves 2 Scrappers and the Leader from courtyard C46 to courtyard C44 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C44 [DEI-135]
= 30 bcf3e30ec9fc40b924175eb31ac0e9056542d28cb3a9fccd18e687fd7a2a0572
31 s1 Enlist 1 Scrapper at courtyard C53
    all: s1 enlists 1 Scrapper at courtyard C53 [DEI-201]
    all: s2: Action Phase 1 [DEI-160]
32 s2 4 Scrappers at courtyard C46, 0 at courtyard C53; the Leader at courtyard C53
    all: s2 starts with 4 Scrappers at courtyard C46 [DEI-92]
    all: s2 starts with the Leader at courtyard C53 [DEI-92]
33 s2 Play face up: Hackers, card 8 (activate Scorpion)
    all: s2 plays Hackers, card 8 (activate Scorpion) [DEI-161]
34 s2 Activate Scorpion at courtyard C15
    all: s2 activates Scorpion at courtyard C15 [DEI-291]
35 s2 Build an Elevator from courtyard C15 to roof R15 (the drone)
    all: s2 builds an Elevator from courtyard C15 to roof R15 [DEI-397]
36 s2 Collect Technology at courtyard C15 (the drone)
    all: s2 collects 1 Technology at courtyard C15 (the drone) [DEI-292]
37 s2 Buy Press gang (Move and Muster) for 2 Technology and 1 Energy; face down: Hackers, card 7
    all: s2 plays a card face down: Hackers, card 7 [DEI-161]
    all: s2 buys in the black market for 2 Technology and 1 Energy: Press gang (Move and Muster) [DEI-219]
    all: New in the black market, right slot: Contraband (Move and +2 Supplies) [DEI-76]
    all: s3: Action Phase 2 [DEI-160]
38 s3 Play face up: Chrono Cult, card 5 (Collect ×2)
    all: s3 plays Chrono Cult, card 5 (Collect ×2) [DEI-161]
39 s3 Collect Technology at courtyard C34
    all: s3 collects 1 Technology at courtyard C34 [DEI-208]
40 s3 Collect Technology at courtyard C43
    all: s3 collects 1 Technology at courtyard C43 [DEI-208]
= 40 b6b5e159f56f2a67da95d25d1dc2137a0f6c4a3662c5683f56ea5ca3d5f10bde
41 s3 Play face up: Chrono Cult, card 2 (Enlist and Move)
    all: s3 plays Chrono Cult, card 2 (Enlist and Move) [DEI-161]
42 s3 Move 1 Scrapper from courtyard C34 to courtyard C35
    all: s3 moves 1 Scrapper from courtyard C34 to courtyard C35 [DEI-204]
    all: s3 takes control of the mechanical outpost at courtyard C35 [DEI-135]
43 s3 Enlist 1 Scrapper at courtyard C53
    all: s3 enlists 1 Scrapper at courtyard C53 [DEI-201]
44 s3 Unlock (mechanical): Salvage crew (when you Build, gain 1 Technology)
    all: s3 unlocks an advantage: Salvage crew (when you Build, gain 1 Technology) [DEI-270]
    all: s5: Action Phase 2 [DEI-160]
45 s5 Play face up: Ravagers, card 4 (Move and Collect)
    all: s5 plays Ravagers, card 4 (Move and Collect) [DEI-161]
46 s5 Move 1 Scrapper from courtyard C53 to courtyard C52
    all: s5 moves 1 Scrapper from courtyard C53 to courtyard C52 [DEI-204]
    all: s5 takes control of the logistic outpost at courtyard C52 [DEI-135]
47 s5 Collect Technology at courtyard C52
    all: s5 collects 1 Technology at courtyard C52 [DEI-208]
48 s5 Buy Caravan (Move, Collect and Muster) for 2 Technology and 1 Energy; face down: Ravagers, card 3
    all: s5 plays a card face down: Ravagers, card 3 [DEI-161]
    all: s5 buys in the logistic market for 2 Technology and 1 Energy: Caravan (Move, Collect and Muster) [DEI-219]
    all: New in the logistic market, right slot: Cathedral +1 (activate Cathedral with bonus +1) [DEI-76]
    all: s4: Action Phase 2 [DEI-160]
49 s4 Play face up: Farm Z, card 5 (Collect ×2)
    all: s4 plays Farm Z, card 5 (Collect ×2) [DEI-161]
50 s4 Collect Energy at roof R45
    all: s4 collects 1 Energy at roof R45 [DEI-208]
= 50 2c01b69226ca5bd8a8944182e0d0ee383105792c15c5f30f2b0a2f0eee0e624c
51 s4 Collect Energy at roof R45
    all: s4 collects 1 Energy at roof R45 [DEI-208]
52 s4 Buy Requisition (Enlist and Copy) for 1 Technology and 2 Energy; face down: Farm Z, card 7
    all: s4 plays a card face down: Farm Z, card 7 [DEI-161]
    all: s4 buys in the logistic market for 1 Technology and 2 Energy: Requisition (Enlist and Copy) [DEI-219]
    all: New in the logistic market, right slot: Porters (Collect ×3) [DEI-76]
    all: s1: Action Phase 2 [DEI-160]
53 s1 Play face up: Auxilia, card 7 (Move ×2)
    all: s1 plays Auxilia, card 7 (Move ×2) [DEI-161]
54 s1 Move 2 Scrappers from courtyard C53 to courtyard C52
    all: s1 moves 2 Scrappers from courtyard C53 to courtyard C52 [DEI-204]
    all: s5 loses control of the logistic outpost at courtyard C52 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C52 [DEI-135]
55 s1 Move 2 Scrappers and the Leader from courtyard C44 to courtyard C34
    all: s1 moves 2 Scrappers and the Leader from courtyard C44 to courtyard C34 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C34 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C44 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C34 [DEI-135]
56 s1 Play face up: Auxilia, card 6 (Move and Build)
    all: s1 plays Auxilia, card 6 (Move and Build) [DEI-161]
57 s1 Move 1 Scrapper and the Leader from courtyard C34 to courtyard C32
    all: s1 moves 1 Scrapper and the Leader from courtyard C34 to courtyard C32 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C34 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C32 [DEI-135]
58 s1 Build an Elevator from courtyard C34 to roof R34
    all: s1 builds an Elevator from courtyard C34 to roof R34 [DEI-212]
59 s1 Unlock (logistic): Depot (when unlocked: gain 2 Technology and 1 Energy)
    all: s1 unlocks an advantage: Depot (when unlocked: gain 2 Technology and 1 Energy) [DEI-270]
    all: s1 gains +2 Technology and +1 Energy (advantage) [DEI-273]
    all: s2: Action Phase 2 [DEI-160]
60 s2 Play face up: Hackers, card 2 (Enlist and Move)
    all: s2 plays Hackers, card 2 (Enlist and Move) [DEI-161]
= 60 f76d6bb9f59df185135d5669e585e8b59852ef8beb2c0a3f2a860e1ea79d12e8
61 s2 Move the Leader from courtyard C53 to courtyard C54
    all: s2 moves the Leader from courtyard C53 to courtyard C54 [DEI-204]
62 s2 Enlist 1 Scrapper at courtyard C46
    all: s2 enlists 1 Scrapper at courtyard C46 [DEI-201]
63 s2 Play face up: Hackers, card 5 (Collect ×2)
    all: s2 plays Hackers, card 5 (Collect ×2) [DEI-161]
64 s2 Collect Technology at courtyard C46
    all: s2 collects 1 Technology at courtyard C46 [DEI-208]
65 s2 Collect Technology at courtyard C46
    all: s2 collects 1 Technology at courtyard C46 [DEI-208]
    all: s3: Action Phase 3 [DEI-160]
66 s3 Buy Cathedral +0 (activate Cathedral) for 1 Technology and 1 Energy; face down: Chrono Cult, card 1
    all: s3 plays a card face down: Chrono Cult, card 1 [DEI-161]
    all: s3 buys in the mechanical market for 1 Technology and 1 Energy: Cathedral +0 (activate Cathedral) [DEI-219]
    all: New in the mechanical market, right slot: Scaffolding (Build and Climb) [DEI-76]
67 s3 Play face up: Cathedral +0 (activate Cathedral)
    all: s3 plays Cathedral +0 (activate Cathedral) [DEI-161]
68 s3 Activate Cathedral at roof R24
    all: s3 activates Cathedral at roof R24 [DEI-291]
69 s3 Deploy 1 Scrapper at courtyard C24 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C24 (the drone) [DEI-292]
70 s3 Deploy 1 Scrapper at courtyard C35 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C35 (the drone) [DEI-292]
= 70 d1e9e156ca766af39c2aa3d2de64b18318c4fe524c511d5aaebe5461dac9d80e
71 s3 Deploy 1 Scrapper at courtyard C35 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C35 (the drone) [DEI-292]
    all: s3 doesn’t meet the requirement, so the gift goes to the bin. No. 6: deploy 2 Scrappers in any one courtyard (requirement: take 2 cards from one coloured market this round) [DEI-443]
72 s3 Remove a Scrapper from courtyard C53
    all: The Cathedral takes back 1 Scrapper from courtyard C53: s3 [DEI-420]
73 s3 Remove a Scrapper from courtyard C25
    all: The Cathedral takes back 1 Scrapper from courtyard C25: s3 [DEI-420]
74 s3 Remove a Scrapper from courtyard C35
    all: The Cathedral takes back 1 Scrapper from courtyard C35: s3 [DEI-420]
75 s3 Remove a Scrapper from courtyard C25
    all: The Cathedral takes back 1 Scrapper from courtyard C25: s3 [DEI-420]
    all: s3 loses control of the mechanical outpost at courtyard C25 [DEI-137]
76 s3 Remove a Scrapper from courtyard C35
    all: The Cathedral takes back 1 Scrapper from courtyard C35: s3 [DEI-420]
77 s3 Remove a Scrapper from courtyard C46
    all: The Cathedral takes back 1 Scrapper from courtyard C46: s3 [DEI-420]
78 s3 Column 3, 0 Supplies: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each
    all: s3 scores 0 Supplies for a mission in column 3: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-321]
    all: s5: Action Phase 3 [DEI-160]
79 s5 Play face up: Caravan (Move, Collect and Muster)
    all: s5 plays Caravan (Move, Collect and Muster) [DEI-161]
80 s5 Move the Leader from courtyard C46 to courtyard C56
    all: s5 moves the Leader from courtyard C46 to courtyard C56 [DEI-204]
= 80 928dc6baac41aea3b00422859f748f428ca2833de61171350fea7c93a0246606
81 s5 Finish the card
82 s5 Play face up: Ravagers, card 6 (Move and Build)
    all: s5 plays Ravagers, card 6 (Move and Build) [DEI-161]
83 s5 Build an Elevator from courtyard C46 to roof R45
    all: s5 builds an Elevator from courtyard C46 to roof R45 [DEI-212]
84 s5 Move the Leader from courtyard C56 to courtyard C55
    all: s5 moves the Leader from courtyard C56 to courtyard C55 [DEI-204]
    all: s5 takes control of the tactical outpost at courtyard C55 [DEI-135]
85 s5 Column 3, 3 Supplies: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s5 scores 3 Supplies for a mission in column 3: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s5 +3]
    all: s4: Action Phase 3 [DEI-160]
86 s4 Play face up: Requisition (Enlist and Copy)
    all: s4 plays Requisition (Enlist and Copy) [DEI-161]
87 s4 Copy Ravagers, card 8 (activate Masamune)
    all: s4 copies Ravagers, card 8 (activate Masamune) [DEI-231]
88 s4 Activate Masamune at courtyard C15
    all: s4 activates Masamune at courtyard C15 [DEI-291]
89 s4 Collect Technology at courtyard C15 (the drone)
    all: s4 collects 1 Technology at courtyard C15 (the drone) [DEI-292]
90 s4 Enlist 1 Scrapper at courtyard C53
    all: s4 enlists 1 Scrapper at courtyard C53 [DEI-201]
= 90 1103c0004523d4a14044946b3dbb5e31f102195d86f9fe527b9d2212dd180bd5
91 s4 Play face up: Farm Z, card 1 (Enlist ×2)
    all: s4 plays Farm Z, card 1 (Enlist ×2) [DEI-161]
92 s4 Finish the card
93 s4 Column 2, 3 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s4 scores 3 Supplies for a mission in column 2: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s4 +3]
    all: s1: Action Phase 3 [DEI-160]
94 s1 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s1 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
95 s1 Enlist 1 Scrapper at courtyard C53
    all: s1 enlists 1 Scrapper at courtyard C53 [DEI-201]
96 s1 Enlist 1 Scrapper at courtyard C46
    all: s1 enlists 1 Scrapper at courtyard C46 [DEI-201]
97 s1 Buy Fly +2 (activate Fly with bonus +2) for 2 Technology and 2 Energy; face down: Auxilia, card 4
    all: s1 plays a card face down: Auxilia, card 4 [DEI-161]
    all: s1 buys in the logistic market for 2 Technology and 2 Energy: Fly +2 (activate Fly with bonus +2) [DEI-219]
    all: New in the logistic market, right slot: Scorpion +0 (activate Scorpion) [DEI-76]
98 s1 Column 2, 6 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s1 scores 6 Supplies for a mission in column 2: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s1 +6]
    all: s2: Action Phase 3 [DEI-160]
99 s2 Play face up: Hackers, card 4 (Move and Collect)
    all: s2 plays Hackers, card 4 (Move and Collect) [DEI-161]
100 s2 Move 1 Scrapper from courtyard C46 to courtyard C45
    all: s2 moves 1 Scrapper from courtyard C46 to courtyard C45 [DEI-204]
= 100 1a2cde85139ee68b1aa3c041ebfd1734eac2fc5ec7e8af610f42060ee5d6eb9c
101 s2 Finish the card
102 s2 Play face up: Hackers, card 1 (Enlist ×2)
    all: s2 plays Hackers, card 1 (Enlist ×2) [DEI-161]
103 s2 Enlist 1 Scrapper at courtyard C53
    all: s2 enlists 1 Scrapper at courtyard C53 [DEI-201]
104 s2 Enlist 1 Scrapper at courtyard C53
    all: s2 enlists 1 Scrapper at courtyard C53 [DEI-201]
105 s2 Column 1, 2 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s2 scores 2 Supplies for a mission in column 1 at its lower value: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-400, s2 +2]
    all: s2 scores 0 Supplies for a mission in column 1 at its lower value: Old technology (Technology in your reserve), 1 Supply per 2, late 1 Supply per 3 [DEI-400]
    all: At the end of round 1 s1 controls 2 outposts [DEI-140]
    all: At the end of round 1 s2 controls no outposts [DEI-140]
    all: At the end of round 1 s3 controls 2 outposts [DEI-140]
    all: At the end of round 1 s4 controls 1 outpost [DEI-140]
    all: At the end of round 1 s5 controls 1 outpost [DEI-140]
    all: End of round 1: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 2 begins [DEI-2]
    all: Priority: s3, s2, s5, s4 and s1 [DEI-171]
    all: s3: Action Phase 1 [DEI-160]
    all: s3 draws two gifts. No. 4: buy a card in the black market for 2 resources less (requirement: control outposts of 3 different colours). No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards) [DEI-440]
106 s3 No. 4: buy a card in the black market for 2 resources less (requirement: control outposts of 3 different colours)
    all: s3 keeps a gift. No. 4: buy a card in the black market for 2 resources less (requirement: control outposts of 3 different colours) [DEI-440]
107 s3 Buy Pickers (Move and Collect ×2) for 1 Technology; give up: Chrono Cult, card 2
    all: s3 gives up a card, which goes to the bin: Chrono Cult, card 2 [DEI-239]
    all: s3 uses the gift to buy in the black market for 1 Technology: Pickers (Move and Collect ×2) [DEI-449]
    all: New in the black market, right slot: Climbers (Collect and Climb) [DEI-76]
108 s3 Play face up: Chrono Cult, card 8 (activate Cathedral)
    all: s3 plays Chrono Cult, card 8 (activate Cathedral) [DEI-161]
109 s3 Activate Cathedral at roof R24
    all: s3 activates Cathedral at roof R24 [DEI-291]
110 s3 Deploy 1 Scrapper at courtyard C35 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C35 (the drone) [DEI-292]
= 110 8e0fb38f76931334a9bd3ffc9dbe219ca618afb041ed1276d0761cb8931b0c6e
111 s3 Deploy 1 Scrapper at courtyard C25 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C25 (the drone) [DEI-292]
    all: s3 takes control of the mechanical outpost at courtyard C25 [DEI-135]
112 s3 Deploy 1 Scrapper at courtyard C34 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C34 (the drone) [DEI-292]
    all: s3 takes control of the logistic outpost at courtyard C34 [DEI-135]
113 s3 Play face up: Pickers (Move and Collect ×2)
    all: s3 plays Pickers (Move and Collect ×2) [DEI-161]
114 s3 Collect Technology at courtyard C34
    all: s3 collects 1 Technology at courtyard C34 [DEI-208]
115 s3 Move 2 Scrappers from courtyard C34 to courtyard C44
    all: s3 moves 2 Scrappers from courtyard C34 to courtyard C44 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C34 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C34 [DEI-135]
    all: s3 takes control of the logistic outpost at courtyard C44 [DEI-135]
116 s3 Collect Technology at courtyard C43
    all: s3 collects 1 Technology at courtyard C43 [DEI-208]
    all: s2: Action Phase 1 [DEI-160]
117 s2 Play face up: Hackers, card 8 (activate Scorpion)
    all: s2 plays Hackers, card 8 (activate Scorpion) [DEI-161]
118 s2 Activate Scorpion at roof R25
    all: s2 activates Scorpion at roof R25 [DEI-291]
119 s2 Build an Elevator from courtyard C25 to roof R25 (the drone)
    all: s2 builds an Elevator from courtyard C25 to roof R25 [DEI-397]
120 s2 Collect Energy at roof R25 (the drone)
    all: s2 collects 1 Energy at roof R25 (the drone) [DEI-292]
= 120 f189fc90bbea473a2fade9a3cec73c95ab853a72860d8d885bf4a89e7b39979d
121 s2 Play face up: Hackers, card 1 (Enlist ×2)
    all: s2 plays Hackers, card 1 (Enlist ×2) [DEI-161]
122 s2 Enlist 1 Scrapper at courtyard C46
    all: s2 enlists 1 Scrapper at courtyard C46 [DEI-201]
123 s2 Enlist 1 Scrapper at courtyard C53
    all: s2 enlists 1 Scrapper at courtyard C53 [DEI-201]
    all: s5: Action Phase 1 [DEI-160]
124 s5 Buy Forced march (Move ×3) for 2 Technology; face down: Ravagers, card 1
    all: s5 plays a card face down: Ravagers, card 1 [DEI-161]
    all: s5 buys in the tactical market for 2 Technology: Forced march (Move ×3) [DEI-219]
    all: New in the tactical market, right slot: Grapnel squad (Move and Climb) [DEI-76]
125 s5 Play face up: Ravagers, card 4 (Move and Collect)
    all: s5 plays Ravagers, card 4 (Move and Collect) [DEI-161]
126 s5 Move 1 Scrapper from courtyard C52 to courtyard C42
    all: s5 moves 1 Scrapper from courtyard C52 to courtyard C42 [DEI-204]
127 s5 Collect Technology at courtyard C42
    all: s5 collects 1 Technology at courtyard C42 [DEI-208]
    all: s4: Action Phase 1 [DEI-160]
128 s4 Play face up: Requisition (Enlist and Copy)
    all: s4 plays Requisition (Enlist and Copy) [DEI-161]
129 s4 Copy Hackers, card 8 (activate Scorpion)
    all: s4 copies Hackers, card 8 (activate Scorpion) [DEI-231]
130 s4 Activate Scorpion at courtyard C26
    all: s4 activates Scorpion at courtyard C26 [DEI-291]
= 130 549c5ceb782f391b23fac768e2c5f90a34626d7f1cfc6cee8357a6675f197ba1
131 s4 Build a Refuge at courtyard C26 (the drone)
    all: s4 builds a Refuge at courtyard C26 [DEI-397]
132 s4 Collect Technology at courtyard C26 (the drone)
    all: s4 collects 1 Technology at courtyard C26 (the drone) [DEI-292]
133 s4 Enlist 1 Scrapper at courtyard C46
    all: s4 enlists 1 Scrapper at courtyard C46 [DEI-201]
134 s4 Play face up: Farm Z, card 8 (activate Draco)
    all: s4 plays Farm Z, card 8 (activate Draco) [DEI-161]
135 s4 Activate Draco at courtyard C44
    all: s4 activates Draco at courtyard C44 [DEI-291]
    all: s4 scores 1 Supply for Draco [DEI-298, s4 +1]
    all: s4 gains +1 candy (Draco) [DEI-298]
136 s4 Kill one of s3’s Scrappers at courtyard C44 (the drone)
    all: s4 kills one of s3’s Scrappers at courtyard C44 (the drone) [DEI-292]
137 s4 Move 2 Scrappers and the Leader from courtyard C53 to courtyard C52 (a candy)
    all: s4 spends a candy [DEI-234]
    all: s4 moves 2 Scrappers and the Leader from courtyard C53 to courtyard C52 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C52 [DEI-137]
    all: s4 takes control of the logistic outpost at courtyard C52 [DEI-135]
    all: s1: Action Phase 1 [DEI-160]
138 s1 Play face up: Fly +2 (activate Fly with bonus +2)
    all: s1 plays Fly +2 (activate Fly with bonus +2) [DEI-161]
139 s1 Activate Fly at roof R32
    all: s1 activates Fly at roof R32 [DEI-291]
140 s1 Play face up: Auxilia, card 8 (activate Fly)
    all: s1 plays Auxilia, card 8 (activate Fly) [DEI-161]
= 140 2400b048b0bf2e8484239a6fb8dd5152e761aa851997380ec27b761322d9e56f
141 s1 Activate Fly at courtyard C52
    all: s1 activates Fly at courtyard C52 [DEI-291]
142 s1 Move 1 Scrapper from courtyard C52 to roof R33 (the drone)
    all: s1 teleports 1 Scrapper from courtyard C52 to roof R33 [DEI-296]
    all: s1 takes control of the mechanical outpost at roof R33 [DEI-135]
    all: s3: Action Phase 2 [DEI-160]
143 s3 Play face up: Chrono Cult, card 5 (Collect ×2)
    all: s3 plays Chrono Cult, card 5 (Collect ×2) [DEI-161]
144 s3 Collect Technology at courtyard C35
    all: s3 collects 1 Technology at courtyard C35 [DEI-208]
145 s3 Collect Technology at courtyard C24
    all: s3 collects 1 Technology at courtyard C24 [DEI-208]
146 s3 Play face up: Cathedral +0 (activate Cathedral)
    all: s3 plays Cathedral +0 (activate Cathedral) [DEI-161]
147 s3 Activate Cathedral at roof R24
    all: s3 activates Cathedral at roof R24 [DEI-291]
148 s3 Deploy 1 Scrapper at courtyard C34 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C34 (the drone) [DEI-292]
    all: s1 loses control of the logistic outpost at courtyard C34 [DEI-137]
149 s3 Deploy 1 Scrapper at courtyard C25 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C25 (the drone) [DEI-292]
150 s3 Deploy 1 Scrapper at courtyard C24 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C24 (the drone) [DEI-292]
    all: s2: Action Phase 2 [DEI-160]
= 150 d5ba1be6f501a5ec11b44caf7a8d5a4050dc0bae7932b265635ca6ab0fb52dc8
151 s2 Play face up: Hackers, card 2 (Enlist and Move)
    all: s2 plays Hackers, card 2 (Enlist and Move) [DEI-161]
152 s2 Move 3 Scrappers from courtyard C53 to courtyard C43
    all: s2 moves 3 Scrappers from courtyard C53 to courtyard C43 [DEI-204]
153 s2 Enlist 1 Scrapper at courtyard C46
    all: s2 enlists 1 Scrapper at courtyard C46 [DEI-201]
154 s2 Buy Climbers (Collect and Climb) for 2 Technology and 1 Energy; face down: Hackers, card 3
    all: s2 plays a card face down: Hackers, card 3 [DEI-161]
    all: s2 buys in the black market for 2 Technology and 1 Energy: Climbers (Collect and Climb) [DEI-219]
    all: New in the black market, right slot: Fence (exchange up to 2 Technology for Energy) [DEI-76]
    all: s5: Action Phase 2 [DEI-160]
155 s5 Play face up: Ravagers, card 8 (activate Masamune)
    all: s5 plays Ravagers, card 8 (activate Masamune) [DEI-161]
156 s5 Activate Masamune at courtyard C16
    all: s5 activates Masamune at courtyard C16 [DEI-291]
157 s5 Collect Technology at courtyard C16 (the drone)
    all: s5 collects 1 Technology at courtyard C16 (the drone) [DEI-292]
158 s5 Buy Fence (exchange up to 2 Technology for Energy) for 2 Technology; face down: Ravagers, card 6
    all: s5 plays a card face down: Ravagers, card 6 [DEI-161]
    all: s5 buys in the black market for 2 Technology: Fence (exchange up to 2 Technology for Energy) [DEI-219]
    all: New in the black market, right slot: Informant (Copy) [DEI-76]
    all: s4: Action Phase 2 [DEI-160]
159 s4 Play face up: Farm Z, card 4 (Move and Collect)
    all: s4 plays Farm Z, card 4 (Move and Collect) [DEI-161]
160 s4 Move 1 Scrapper from courtyard C46 to roof R45
    all: s4 moves 1 Scrapper from courtyard C46 to roof R45 [DEI-204]
= 160 56246ddc3267275e6ec92d014835db45c5d341022a9ee633901baab14a89bbbf
161 s4 Play face up: Farm Z, card 6 (Move and Build)
    all: s4 plays Farm Z, card 6 (Move and Build) [DEI-161]
162 s4 Build an Elevator from courtyard C46 to roof R35
    all: s4 builds an Elevator from courtyard C46 to roof R35 [DEI-212]
163 s4 Move 1 Scrapper from courtyard C46 to roof R45
    all: s4 moves 1 Scrapper from courtyard C46 to roof R45 [DEI-204]
164 s4 Unlock (logistic): Pack train (once per phase, a Collect takes a second resource of either kind from its region)
    all: s4 unlocks an advantage: Pack train (once per phase, a Collect takes a second resource of either kind from its region) [DEI-270]
    all: s1: Action Phase 2 [DEI-160]
165 s1 Play face up: Auxilia, card 7 (Move ×2)
    all: s1 plays Auxilia, card 7 (Move ×2) [DEI-161]
166 s1 Move the Leader from courtyard C32 to courtyard C34
    all: s1 moves the Leader from courtyard C32 to courtyard C34 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C34 [DEI-135]
167 s1 Move 1 Scrapper from courtyard C46 to courtyard C36
    all: s1 moves 1 Scrapper from courtyard C46 to courtyard C36 [DEI-204]
168 s1 Play face up: Auxilia, card 6 (Move and Build)
    all: s1 plays Auxilia, card 6 (Move and Build) [DEI-161]
169 s1 Build a Refuge at roof R33
    all: s1 builds a Refuge at roof R33 [DEI-212]
170 s1 Move 1 Scrapper from courtyard C32 to courtyard C22
    all: s1 moves 1 Scrapper from courtyard C32 to courtyard C22 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C22 [DEI-135]
    all: s3: Action Phase 3 [DEI-160]
= 170 8a22e3a9b1c606a37efae8bd9c0a0547a084db88b297788295c872cb1e527aa0
171 s3 Play face up: Chrono Cult, card 7 (Enlist and Move)
    all: s3 plays Chrono Cult, card 7 (Enlist and Move) [DEI-161]
172 s3 Move 2 Scrappers from courtyard C25 to courtyard C26
    all: s3 moves 2 Scrappers from courtyard C25 to courtyard C26 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C25 [DEI-137]
    all: s3 takes control of the tactical outpost at courtyard C26 [DEI-135]
173 s3 Enlist 1 Scrapper at courtyard C46
    all: s3 enlists 1 Scrapper at courtyard C46 [DEI-201]
174 s3 Play face up: Chrono Cult, card 4 (Move and Collect)
    all: s3 plays Chrono Cult, card 4 (Move and Collect) [DEI-161]
175 s3 Move 2 Scrappers from courtyard C35 to courtyard C34
    all: s3 moves 2 Scrappers from courtyard C35 to courtyard C34 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C34 [DEI-137]
    all: s3 loses control of the mechanical outpost at courtyard C35 [DEI-137]
    all: s3 takes control of the logistic outpost at courtyard C34 [DEI-135]
176 s3 Collect Technology at courtyard C26
    all: s3 collects 1 Technology at courtyard C26 [DEI-208]
    all: s3 doesn’t meet the requirement, so the gift goes to the bin. No. 4: buy a card in the black market for 2 resources less (requirement: control outposts of 3 different colours) [DEI-443]
177 s3 Remove a Scrapper from courtyard C34
    all: The Cathedral takes back 1 Scrapper from courtyard C34: s3 [DEI-420]
    all: s3 loses control of the logistic outpost at courtyard C34 [DEI-137]
178 s3 Remove a Scrapper from courtyard C34
    all: The Cathedral takes back 1 Scrapper from courtyard C34: s3 [DEI-420]
    all: s1 takes control of the logistic outpost at courtyard C34 [DEI-135]
179 s3 Remove a Scrapper from courtyard C43
    all: The Cathedral takes back 1 Scrapper from courtyard C43: s3 [DEI-420]
180 s3 Remove a Scrapper from courtyard C44
    all: The Cathedral takes back 1 Scrapper from courtyard C44: s3 [DEI-420]
    all: s3 loses control of the logistic outpost at courtyard C44 [DEI-137]
= 180 14b0415b3f8a5d0157983ce9ce1a2f431f1163d38dd25068c01e6039be5af360
181 s3 Remove a Scrapper from courtyard C24
    all: The Cathedral takes back 1 Scrapper from courtyard C24: s3 [DEI-420]
    all: s3 loses the Cathedral cube [DEI-431]
182 s3 Remove a Scrapper from courtyard C43
    all: The Cathedral takes back 1 Scrapper from courtyard C43: s3 [DEI-420]
183 s3 Column 2, 0 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s3 scores 0 Supplies for a mission in column 2: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321]
    all: s2: Action Phase 3 [DEI-160]
184 s2 Play face up: Hackers, card 4 (Move and Collect)
    all: s2 plays Hackers, card 4 (Move and Collect) [DEI-161]
185 s2 Move 1 Scrapper from courtyard C43 to courtyard C44
    all: s2 moves 1 Scrapper from courtyard C43 to courtyard C44 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C44 [DEI-135]
186 s2 Collect Technology at courtyard C45
    all: s2 collects 1 Technology at courtyard C45 [DEI-208]
187 s2 Play face up: Press gang (Move and Muster)
    all: s2 plays Press gang (Move and Muster) [DEI-161]
188 s2 Move 4 Scrappers from courtyard C46 to courtyard C36
    all: s2 moves 4 Scrappers from courtyard C46 to courtyard C36 [DEI-204]
189 s2 Enlist 1 Scrapper at courtyard C54 (Muster)
    all: s2 enlists 1 Scrapper at courtyard C54 (Muster) [DEI-226]
190 s2 Column 2, 2 Supplies: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 0 Supplies for a mission in column 2 at its lower value: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400]
    all: s2 scores 2 Supplies for a mission in column 2 at its lower value: Logistic outposts (logistic outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400, s2 +2]
    all: s5: Action Phase 3 [DEI-160]
= 190 02f378e89f7e0093657e60089d6e11b13d155c00be27239ec3c81e0c151d8dc5
191 s5 Play face up: Ravagers, card 5 (Collect ×2)
    all: s5 plays Ravagers, card 5 (Collect ×2) [DEI-161]
192 s5 Collect Technology at courtyard C42
    all: s5 collects 1 Technology at courtyard C42 [DEI-208]
193 s5 Collect Technology at courtyard C42
    all: s5 collects 1 Technology at courtyard C42 [DEI-208]
194 s5 Play face up: Forced march (Move ×3)
    all: s5 plays Forced march (Move ×3) [DEI-161]
195 s5 Move 1 Scrapper from courtyard C42 to courtyard C32
    all: s5 moves 1 Scrapper from courtyard C42 to courtyard C32 [DEI-204]
    all: s5 takes control of the logistic outpost at courtyard C32 [DEI-135]
196 s5 Move 1 Scrapper from courtyard C32 to courtyard C31
    all: s5 moves 1 Scrapper from courtyard C32 to courtyard C31 [DEI-204]
    all: s5 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s5 takes control of the mechanical outpost at courtyard C31 [DEI-135]
197 s5 Move 1 Scrapper from courtyard C31 to courtyard C21
    all: s5 moves 1 Scrapper from courtyard C31 to courtyard C21 [DEI-204]
    all: s5 loses control of the mechanical outpost at courtyard C31 [DEI-137]
    all: s5 takes control of the mechanical outpost at courtyard C21 [DEI-135]
198 s5 Column 2, 3 Supplies: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s5 scores 3 Supplies for a mission in column 2: Mechanical outposts (mechanical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-321, s5 +3]
    all: s4: Action Phase 3 [DEI-160]
199 s4 Play face up: Farm Z, card 5 (Collect ×2)
    all: s4 plays Farm Z, card 5 (Collect ×2) [DEI-161]
200 s4 Buy Porters (Collect ×3) for 2 Technology and 1 Energy; face down: Farm Z, card 1
    all: s4 plays a card face down: Farm Z, card 1 [DEI-161]
    all: s4 buys in the logistic market for 2 Technology and 1 Energy: Porters (Collect ×3) [DEI-219]
    all: New in the logistic market, right slot: General levy (Enlist ×2 and Collect ×2) [DEI-76]
= 200 25bcb9d9a6fedf175e535b63ae5f875f676281aa59533ec72ff5a3c36c755bcb
201 s4 Column 4, 6 Supplies: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each
    all: s4 scores 6 Supplies for a mission in column 4: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-321, s4 +6]
    all: s1: Action Phase 3 [DEI-160]
202 s1 Play face up: Auxilia, card 3 (Move ×2)
    all: s1 plays Auxilia, card 3 (Move ×2) [DEI-161]
203 s1 Move 1 Scrapper from courtyard C36 to courtyard C35
    all: s1 moves 1 Scrapper from courtyard C36 to courtyard C35 [DEI-204]
    all: s1 takes control of the mechanical outpost at courtyard C35 [DEI-135]
204 s1 As a mechanical outpost
    all: s1 takes the Cathedral cube as a mechanical outpost [DEI-428]
205 s1 Move 1 Scrapper from courtyard C22 to courtyard C32
    all: s1 moves 1 Scrapper from courtyard C22 to courtyard C32 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C32 [DEI-135]
206 s1 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s1 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
207 s1 Enlist 1 Scrapper at roof R33
    all: s1 enlists 1 Scrapper at roof R33 [DEI-201]
208 s1 Enlist 1 Scrapper at courtyard C53
    all: s1 enlists 1 Scrapper at courtyard C53 [DEI-201]
209 s1 Column 4, 4 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s1 scores 4 Supplies for a mission in column 4: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s1 +4]
    all: At the end of round 2 s1 controls 5 outposts [DEI-140]
    all: At the end of round 2 s2 controls 1 outpost [DEI-140]
    all: At the end of round 2 s3 controls 1 outpost [DEI-140]
    all: At the end of round 2 s4 controls 2 outposts [DEI-140]
    all: At the end of round 2 s5 controls 2 outposts [DEI-140]
    all: End of round 2: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 3 begins [DEI-2]
    all: Priority: s3, s2, s5, s1 and s4 [DEI-171]
    all: s3: Action Phase 1 [DEI-160]
    all: s3 draws two gifts. No. 7: buy a card in a coloured market for 2 resources less (requirement: control 3 outposts of one colour). No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards) [DEI-440]
210 s3 No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards)
    all: s3 keeps a gift. No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards) [DEI-440]
= 210 126acf8d28e6aea5f7fdfc33f299b85ecc768a2aec1867e032a9633a8c3a2d14
211 s3 Enlist 1 Scrapper at courtyard C25
    all: s3 enlists 1 Scrapper at courtyard C25 [DEI-201]
    all: s1 loses the Cathedral cube [DEI-431]
    all: s3 takes control of the mechanical outpost at courtyard C25 [DEI-135]
212 s3 Enlist 1 Scrapper at courtyard C25
    all: s3 enlists 1 Scrapper at courtyard C25 [DEI-201]
213 s3 As a mechanical outpost
    all: s3 takes the Cathedral cube as a mechanical outpost [DEI-428]
214 s3 Enlist 1 Scrapper at courtyard C25
    all: s3 enlists 1 Scrapper at courtyard C25 [DEI-201]
215 s3 Buy Informant (Copy) for 3 Technology; face down: Chrono Cult, card 8
    all: s3 plays a card face down: Chrono Cult, card 8 [DEI-161]
    all: s3 buys in the black market for 3 Technology: Informant (Copy) [DEI-219]
    all: New in the black market, right slot: Hired hands (Enlist ×2 and Move) [DEI-76]
216 s3 Play face up: Informant (Copy)
    all: s3 plays Informant (Copy) [DEI-161]
    all: s2: Action Phase 1 [DEI-160]
217 s2 Play face up: Hackers, card 8 (activate Scorpion)
    all: s2 plays Hackers, card 8 (activate Scorpion) [DEI-161]
218 s2 Activate Scorpion at courtyard C16
    all: s2 activates Scorpion at courtyard C16 [DEI-291]
219 s2 Build an Elevator from courtyard C16 to roof R15 (the drone)
    all: s2 builds an Elevator from courtyard C16 to roof R15 [DEI-397]
220 s2 Play face up: Press gang (Move and Muster)
    all: s2 plays Press gang (Move and Muster) [DEI-161]
= 220 fe0133b02ddd346d7f343cd89f8c2e102b1f37e6c1da370d15bc6d091f11c963
221 s2 Move 3 Scrappers from courtyard C36 to courtyard C35
    all: s2 moves 3 Scrappers from courtyard C36 to courtyard C35 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C35 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C35 [DEI-135]
222 s2 Enlist 1 Scrapper at courtyard C36 (Muster)
    all: s2 enlists 1 Scrapper at courtyard C36 (Muster) [DEI-226]
    all: s5: Action Phase 1 [DEI-160]
223 s5 Play face up: Ravagers, card 8 (activate Masamune)
    all: s5 plays Ravagers, card 8 (activate Masamune) [DEI-161]
224 s5 Activate Masamune at courtyard C26
    all: s5 activates Masamune at courtyard C26 [DEI-291]
225 s5 Play face up: Fence (exchange up to 2 Technology for Energy)
    all: s5 plays Fence (exchange up to 2 Technology for Energy) [DEI-161]
226 s5 Exchange 2 Technology for 2 Energy
    all: s5 exchanges 2 Technology for 2 Energy [DEI-237]
    all: s1: Action Phase 1 [DEI-160]
227 s1 Play face up: Fly +2 (activate Fly with bonus +2)
    all: s1 plays Fly +2 (activate Fly with bonus +2) [DEI-161]
228 s1 Activate Fly at courtyard C12
    all: s1 activates Fly at courtyard C12 [DEI-291]
229 s1 Play face up: Auxilia, card 8 (activate Fly)
    all: s1 plays Auxilia, card 8 (activate Fly) [DEI-161]
230 s1 Activate Fly at courtyard C14
    all: s1 activates Fly at courtyard C14 [DEI-291]
    all: s4: Action Phase 1 [DEI-160]
= 230 30d965fedc2bdf6bb5af0a284b6de1b7b2ecdeca819c8f5a49f47442ab057f30
231 s4 Play face up: Requisition (Enlist and Copy)
    all: s4 plays Requisition (Enlist and Copy) [DEI-161]
232 s4 Copy Press gang (Move and Muster)
    all: s4 copies Press gang (Move and Muster) [DEI-231]
233 s4 Enlist 1 Scrapper at roof R45
    all: s4 enlists 1 Scrapper at roof R45 [DEI-201]
234 s4 Enlist 1 Scrapper at courtyard C46 (Muster)
    all: s4 enlists 1 Scrapper at courtyard C46 (Muster) [DEI-226]
235 s4 Move 1 Scrapper from courtyard C46 to courtyard C56
    all: s4 moves 1 Scrapper from courtyard C46 to courtyard C56 [DEI-204]
236 s4 Play face up: Porters (Collect ×3)
    all: s4 plays Porters (Collect ×3) [DEI-161]
    all: s3: Action Phase 2 [DEI-160]
237 s3 Play face up: Cathedral +0 (activate Cathedral)
    all: s3 plays Cathedral +0 (activate Cathedral) [DEI-161]
238 s3 Activate Cathedral at roof R24
    all: s3 activates Cathedral at roof R24 [DEI-291]
239 s3 Deploy 1 Scrapper at courtyard C34 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C34 (the drone) [DEI-292]
    all: s1 loses control of the logistic outpost at courtyard C34 [DEI-137]
240 s3 Deploy 1 Scrapper at courtyard C35 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C35 (the drone) [DEI-292]
= 240 dec61926ef5f7ef7e6256bbab1adb5bc6148e1a176ef761406f3406e5ed38567
241 s3 Deploy 1 Scrapper at courtyard C24 (the drone)
    all: s3 deploys 1 Scrapper at courtyard C24 (the drone) [DEI-292]
242 s3 Play face up: Pickers (Move and Collect ×2)
    all: s3 plays Pickers (Move and Collect ×2) [DEI-161]
243 s3 Move 1 Scrapper from courtyard C24 to courtyard C14
    all: s3 moves 1 Scrapper from courtyard C24 to courtyard C14 [DEI-204]
244 s3 Collect Technology at courtyard C24
    all: s3 collects 1 Technology at courtyard C24 [DEI-208]
245 s3 Collect Technology at courtyard C24
    all: s3 collects 1 Technology at courtyard C24 [DEI-208]
    all: s2: Action Phase 2 [DEI-160]
246 s2 Play face up: Hackers, card 2 (Enlist and Move)
    all: s2 plays Hackers, card 2 (Enlist and Move) [DEI-161]
247 s2 Move 3 Scrappers from courtyard C35 to courtyard C34
    all: s2 moves 3 Scrappers from courtyard C35 to courtyard C34 [DEI-204]
    all: s2 loses control of the mechanical outpost at courtyard C35 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C34 [DEI-135]
248 s2 Enlist 1 Scrapper at courtyard C46
    all: s2 enlists 1 Scrapper at courtyard C46 [DEI-201]
249 s2 Play face up: Climbers (Collect and Climb)
    all: s2 plays Climbers (Collect and Climb) [DEI-161]
250 s2 Collect Technology at courtyard C34
    all: s2 collects 1 Technology at courtyard C34 [DEI-208]
= 250 6caa9a569c46d9b6004bb686f7655ea44a2a538dabb18bb2e38dc7026cfa4a43
251 s2 Move 3 Scrappers from courtyard C34 to courtyard C35 (Climb)
    all: s2 moves 3 Scrappers from courtyard C34 to courtyard C35 (Climb) [DEI-224]
    all: s2 loses control of the logistic outpost at courtyard C34 [DEI-137]
    all: s2 takes control of the mechanical outpost at courtyard C35 [DEI-135]
    all: s5: Action Phase 2 [DEI-160]
252 s5 Play face up: Ravagers, card 7 (Collect ×2)
    all: s5 plays Ravagers, card 7 (Collect ×2) [DEI-161]
253 s5 Collect Technology at courtyard C21
    all: s5 collects 1 Technology at courtyard C21 [DEI-208]
254 s5 Play face up: Caravan (Move, Collect and Muster)
    all: s5 plays Caravan (Move, Collect and Muster) [DEI-161]
255 s5 Move 1 Scrapper from courtyard C21 to courtyard C22
    all: s5 moves 1 Scrapper from courtyard C21 to courtyard C22 [DEI-204]
    all: s5 loses control of the mechanical outpost at courtyard C21 [DEI-137]
    all: s5 takes control of the logistic outpost at courtyard C22 [DEI-135]
256 s5 Collect Technology at courtyard C22
    all: s5 collects 1 Technology at courtyard C22 [DEI-208]
257 s5 Enlist 1 Scrapper at courtyard C55 (Muster)
    all: s5 enlists 1 Scrapper at courtyard C55 (Muster) [DEI-226]
    all: s1: Action Phase 2 [DEI-160]
258 s1 Play face up: Auxilia, card 7 (Move ×2)
    all: s1 plays Auxilia, card 7 (Move ×2) [DEI-161]
259 s1 Move 1 Scrapper from courtyard C35 to courtyard C34
    all: s1 moves 1 Scrapper from courtyard C35 to courtyard C34 [DEI-204]
    all: s1 takes control of the logistic outpost at courtyard C34 [DEI-135]
260 s1 Move 1 Scrapper and the Leader from courtyard C34 to courtyard C44
    all: s1 moves 1 Scrapper and the Leader from courtyard C34 to courtyard C44 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C34 [DEI-137]
    all: s2 loses control of the logistic outpost at courtyard C44 [DEI-137]
    all: s3 takes control of the logistic outpost at courtyard C34 [DEI-135]
    all: s1 takes control of the logistic outpost at courtyard C44 [DEI-135]
= 260 09ba088d8c6586a92f66e79978253de026a2a44c694e35c9203324069ae66fa5
261 s1 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s1 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
262 s1 Move 1 Scrapper and the Leader from courtyard C44 to courtyard C34
    all: s1 moves 1 Scrapper and the Leader from courtyard C44 to courtyard C34 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C34 [DEI-137]
    all: s1 loses control of the logistic outpost at courtyard C44 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C34 [DEI-135]
    all: s2 takes control of the logistic outpost at courtyard C44 [DEI-135]
263 s1 Enlist 1 Scrapper at roof R33
    all: s1 enlists 1 Scrapper at roof R33 [DEI-201]
    all: s4: Action Phase 2 [DEI-160]
264 s4 Play face up: Farm Z, card 8 (activate Draco)
    all: s4 plays Farm Z, card 8 (activate Draco) [DEI-161]
265 s4 Activate Draco at courtyard C33
    all: s4 activates Draco at courtyard C33 [DEI-291]
    all: s4 scores 1 Supply for Draco [DEI-298, s4 +1]
    all: s4 gains +1 candy (Draco) [DEI-298]
266 s4 Build a Refuge at courtyard C56 (a candy)
    all: s4 spends a candy [DEI-234]
    all: s4 builds a Refuge at courtyard C56 [DEI-212]
267 s4 Play face up: Farm Z, card 6 (Move and Build)
    all: s4 plays Farm Z, card 6 (Move and Build) [DEI-161]
268 s4 Build a Bridge from roof R35 to roof R45
    all: s4 builds a Bridge from roof R35 to roof R45 [DEI-212]
269 s4 Move 1 Scrapper from roof R45 to roof R35
    all: s4 moves 1 Scrapper from roof R45 to roof R35 [DEI-204]
    all: s3: Action Phase 3 [DEI-160]
270 s3 Play face up: Chrono Cult, card 7 (Enlist and Move)
    all: s3 plays Chrono Cult, card 7 (Enlist and Move) [DEI-161]
= 270 873f8d983c7fe0548508fa457b5516eb1ed38d107c10e81906c18c3100476c59
271 s3 Move 2 Scrappers from courtyard C34 to courtyard C44
    all: s3 moves 2 Scrappers from courtyard C34 to courtyard C44 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C44 [DEI-137]
    all: s3 takes control of the logistic outpost at courtyard C44 [DEI-135]
272 s3 Finish the card
273 s3 Buy Hired hands (Enlist ×2 and Move) for 3 Technology; face down: Chrono Cult, card 5
    all: s3 plays a card face down: Chrono Cult, card 5 [DEI-161]
    all: s3 buys in the black market for 3 Technology: Hired hands (Enlist ×2 and Move) [DEI-219]
    all: New in the black market, right slot: Smugglers (Move ×2 and Collect) [DEI-76]
    all: s3 meets the requirement, so the gift leaves the game. No. 5: Enlist up to 3 times (requirement: have the majority in the cathedral courtyards) [DEI-443]
274 s3 Remove a Scrapper from courtyard C24
    all: The Cathedral takes back 1 Scrapper from courtyard C24: s3 [DEI-420]
275 s3 Remove a Scrapper from courtyard C35
    all: The Cathedral takes back 1 Scrapper from courtyard C35: s3 [DEI-420]
    all: s3 loses the Cathedral cube [DEI-431]
276 s3 Remove a Scrapper from courtyard C14
    all: The Cathedral takes back 1 Scrapper from courtyard C14: s3 [DEI-420]
277 s3 Column 4, 4 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s3 scores 4 Supplies for a mission in column 4: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s3 +4]
    all: s2: Action Phase 3 [DEI-160]
278 s2 Play face up: Hackers, card 1 (Enlist ×2)
    all: s2 plays Hackers, card 1 (Enlist ×2) [DEI-161]
279 s2 Enlist 1 Scrapper at courtyard C53
    all: s2 enlists 1 Scrapper at courtyard C53 [DEI-201]
280 s2 Enlist 1 Scrapper at courtyard C46
    all: s2 enlists 1 Scrapper at courtyard C46 [DEI-201]
= 280 7748698ba9be8895cbeb350c13fa2126d4f6b125834ccd1b7a4daca2a7ae8c3d
281 s2 Play face up: Hackers, card 5 (Collect ×2)
    all: s2 plays Hackers, card 5 (Collect ×2) [DEI-161]
282 s2 Collect Technology at courtyard C54
    all: s2 collects 1 Technology at courtyard C54 [DEI-208]
283 s2 Collect Technology at courtyard C36
    all: s2 collects 1 Technology at courtyard C36 [DEI-208]
284 s2 Column 4, 0 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s2 scores 0 Supplies for a mission in column 4 at its lower value: Shelters (your Refuges on the board), 3 Supplies each, late 2 Supplies each [DEI-400]
    all: s2 scores 0 Supplies for a mission in column 4 at its lower value: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-400]
    all: s5: Action Phase 3 [DEI-160]
285 s5 Buy Grapnel squad (Move and Climb) for 1 Technology and 1 Energy; face down: Ravagers, card 2
    all: s5 plays a card face down: Ravagers, card 2 [DEI-161]
    all: s5 buys in the tactical market for 1 Technology and 1 Energy: Grapnel squad (Move and Climb) [DEI-219]
    all: New in the tactical market, right slot: Simon +2 (activate Simon with bonus +2) [DEI-76]
286 s5 Play face up: Forced march (Move ×3)
    all: s5 plays Forced march (Move ×3) [DEI-161]
287 s5 Move 1 Scrapper from courtyard C22 to courtyard C21
    all: s5 moves 1 Scrapper from courtyard C22 to courtyard C21 [DEI-204]
    all: s5 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s5 takes control of the mechanical outpost at courtyard C21 [DEI-135]
288 s5 Move 1 Scrapper from courtyard C21 to courtyard C31
    all: s5 moves 1 Scrapper from courtyard C21 to courtyard C31 [DEI-204]
    all: s5 loses control of the mechanical outpost at courtyard C21 [DEI-137]
    all: s5 takes control of the mechanical outpost at courtyard C31 [DEI-135]
289 s5 Move 1 Scrapper from courtyard C31 to courtyard C21
    all: s5 moves 1 Scrapper from courtyard C31 to courtyard C21 [DEI-204]
    all: s5 loses control of the mechanical outpost at courtyard C31 [DEI-137]
    all: s5 takes control of the mechanical outpost at courtyard C21 [DEI-135]
290 s5 Column 1, 2 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s5 scores 2 Supplies for a mission in column 1, late: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s5 +2]
    all: s1: Action Phase 3 [DEI-160]
= 290 50cf82c49f699bdc9cc2948c4c8cd04a66f0db97c15fe047797f17d836c8a12e
291 s1 Play face up: Auxilia, card 3 (Move ×2)
    all: s1 plays Auxilia, card 3 (Move ×2) [DEI-161]
292 s1 Move 1 Scrapper from courtyard C32 to courtyard C31
    all: s1 moves 1 Scrapper from courtyard C32 to courtyard C31 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C32 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C31 [DEI-135]
293 s1 Move 2 Scrappers and the Leader from courtyard C34 to courtyard C45
    all: s1 moves 2 Scrappers and the Leader from courtyard C34 to courtyard C45 [DEI-204]
    all: s1 loses control of the logistic outpost at courtyard C34 [DEI-137]
294 s1 Play face up: Auxilia, card 1 (Enlist ×2)
    all: s1 plays Auxilia, card 1 (Enlist ×2) [DEI-161]
295 s1 Enlist 1 Scrapper at roof R33
    all: s1 enlists 1 Scrapper at roof R33 [DEI-201]
296 s1 Enlist 1 Scrapper at courtyard C46
    all: s1 enlists 1 Scrapper at courtyard C46 [DEI-201]
297 s1 Column 1, 3 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s1 scores 3 Supplies for a mission in column 1, late: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s1 +3]
    all: s4: Action Phase 3 [DEI-160]
298 s4 Play face up: Farm Z, card 4 (Move and Collect)
    all: s4 plays Farm Z, card 4 (Move and Collect) [DEI-161]
299 s4 Collect Energy at roof R35
    all: s4 collects 1 Energy at roof R35 [DEI-208]
300 s4 Collect Energy at roof R35 (Pack train)
    all: s4 collects 1 Energy at roof R35 (Pack train) [DEI-278]
= 300 d94955a60f06c642a798e6acdffcce65b3c8d7eb05af9ae5ab36eb2c18c2afc3
301 s4 Move 2 Scrappers from courtyard C52 to courtyard C42
    all: s4 moves 2 Scrappers from courtyard C52 to courtyard C42 [DEI-204]
302 s4 Play face up: Farm Z, card 2 (Enlist and Move)
    all: s4 plays Farm Z, card 2 (Enlist and Move) [DEI-161]
303 s4 Move 1 Scrapper from courtyard C42 to courtyard C32
    all: s4 moves 1 Scrapper from courtyard C42 to courtyard C32 [DEI-204]
    all: s4 takes control of the logistic outpost at courtyard C32 [DEI-135]
304 s4 Enlist 1 Scrapper at courtyard C26
    all: s4 enlists 1 Scrapper at courtyard C26 [DEI-201]
305 s4 Column 3, 4 Supplies: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each
    all: s4 scores 4 Supplies for a mission in column 3: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-321, s4 +4]
    all: At the end of round 3 s1 controls 2 outposts [DEI-140]
    all: At the end of round 3 s2 controls 1 outpost [DEI-140]
    all: At the end of round 3 s3 controls 3 outposts [DEI-140]
    all: At the end of round 3 s4 controls 3 outposts [DEI-140]
    all: At the end of round 3 s5 controls 2 outposts [DEI-140]
    all: End of round 3: face-up cards return to hand, face-down cards go to the bin [DEI-170]
    all: Round 4 begins [DEI-2]
    all: Priority: s2, s3, s5, s1 and s4 [DEI-171]
    all: s2: Action Phase 1 [DEI-160]
306 s2 Buy Smugglers (Move ×2 and Collect) for 3 Technology; face down: Hackers, card 2
    all: s2 plays a card face down: Hackers, card 2 [DEI-161]
    all: s2 buys in the black market for 3 Technology: Smugglers (Move ×2 and Collect) [DEI-219]
    all: New in the black market, right slot: Cutthroats (Move and Kill) [DEI-76]
307 s2 Play face up: Hackers, card 6 (Move and Build)
    all: s2 plays Hackers, card 6 (Move and Build) [DEI-161]
308 s2 Move 1 Scrapper from courtyard C44 to courtyard C34
    all: s2 moves 1 Scrapper from courtyard C44 to courtyard C34 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C34 [DEI-135]
309 s2 As a tactical outpost
    all: s2 takes the Cathedral cube as a tactical outpost [DEI-428]
310 s2 Build a Refuge at courtyard C34
    all: s2 builds a Refuge at courtyard C34 [DEI-212]
    all: s3: Action Phase 1 [DEI-160]
    all: s3 draws two gifts. No. 8: place an Elevator and a Bridge anywhere, even without units there (requirement: control 2 outposts on roofs). No. 3: gain 4 Technology (requirement: 4 Energy in your reserve) [DEI-440]
= 310 de794da8dc2031b2955f86e0fe4681292cc046d006b56f8dad11d5e0ca524e4c
311 s3 No. 8: place an Elevator and a Bridge anywhere, even without units there (requirement: control 2 outposts on roofs)
    all: s3 keeps a gift. No. 8: place an Elevator and a Bridge anywhere, even without units there (requirement: control 2 outposts on roofs) [DEI-440]
312 s3 Build an Elevator from courtyard C43 to roof R33 (the gift)
    all: s3 builds an Elevator from courtyard C43 to roof R33 [DEI-439]
313 s3 Build a Bridge from roof R11 to roof R12 (the gift)
    all: s3 builds a Bridge from roof R11 to roof R12 [DEI-439]
314 s3 Play face up: Chrono Cult, card 3 (Move ×2)
    all: s3 plays Chrono Cult, card 3 (Move ×2) [DEI-161]
315 s3 Move 2 Scrappers from courtyard C44 to courtyard C34
    all: s3 moves 2 Scrappers from courtyard C44 to courtyard C34 [DEI-204]
    all: s2 loses the Cathedral cube [DEI-431]
    all: s2 loses control of the logistic outpost at courtyard C34 [DEI-137]
    all: s3 loses control of the logistic outpost at courtyard C44 [DEI-137]
    all: s3 takes control of the logistic outpost at courtyard C34 [DEI-135]
316 s3 As a logistic outpost
    all: s3 takes the Cathedral cube as a logistic outpost [DEI-428]
317 s3 Move 3 Scrappers from courtyard C25 to courtyard C24
    all: s3 moves 3 Scrappers from courtyard C25 to courtyard C24 [DEI-204]
    all: s3 loses control of the mechanical outpost at courtyard C25 [DEI-137]
318 s3 Play face up: Cathedral +0 (activate Cathedral)
    all: s3 plays Cathedral +0 (activate Cathedral) [DEI-161]
319 s3 Finish the card
    all: s5: Action Phase 1 [DEI-160]
320 s5 Play face up: Forced march (Move ×3)
    all: s5 plays Forced march (Move ×3) [DEI-161]
= 320 8485d239b75874399d7f26a46fd13e79d958257ebdeb66d4485e1d66b5bf61f8
321 s5 Move 1 Scrapper from courtyard C21 to courtyard C22
    all: s5 moves 1 Scrapper from courtyard C21 to courtyard C22 [DEI-204]
    all: s5 loses control of the mechanical outpost at courtyard C21 [DEI-137]
    all: s5 takes control of the logistic outpost at courtyard C22 [DEI-135]
322 s5 Move 1 Scrapper from courtyard C22 to courtyard C21
    all: s5 moves 1 Scrapper from courtyard C22 to courtyard C21 [DEI-204]
    all: s5 loses control of the logistic outpost at courtyard C22 [DEI-137]
    all: s5 takes control of the mechanical outpost at courtyard C21 [DEI-135]
323 s5 Move 1 Scrapper from courtyard C21 to courtyard C22
    all: s5 moves 1 Scrapper from courtyard C21 to courtyard C22 [DEI-204]
    all: s5 loses control of the mechanical outpost at courtyard C21 [DEI-137]
    all: s5 takes control of the logistic outpost at courtyard C22 [DEI-135]
324 s5 Buy Draco +0 (activate Draco) for 1 Technology and 1 Energy; face down: Grapnel squad
    all: s5 plays a card face down: Grapnel squad [DEI-161]
    all: s5 buys in the tactical market for 1 Technology and 1 Energy: Draco +0 (activate Draco) [DEI-219]
    all: New in the tactical market, right slot: Masamune +0 (activate Masamune) [DEI-76]
    all: s1: Action Phase 1 [DEI-160]
325 s1 Play face up: Auxilia, card 3 (Move ×2)
    all: s1 plays Auxilia, card 3 (Move ×2) [DEI-161]
326 s1 Move 1 Scrapper from courtyard C31 to courtyard C21
    all: s1 moves 1 Scrapper from courtyard C31 to courtyard C21 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C31 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C21 [DEI-135]
327 s1 Move 1 Scrapper from courtyard C21 to courtyard C31
    all: s1 moves 1 Scrapper from courtyard C21 to courtyard C31 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C21 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C31 [DEI-135]
328 s1 Play face up: Auxilia, card 8 (activate Fly)
    all: s1 plays Auxilia, card 8 (activate Fly) [DEI-161]
329 s1 Activate Fly at courtyard C15
    all: s1 activates Fly at courtyard C15 [DEI-291]
    all: s4: Action Phase 1 [DEI-160]
330 s4 Play face up: Farm Z, card 3 (Move ×2)
    all: s4 plays Farm Z, card 3 (Move ×2) [DEI-161]
= 330 c9e8fcbea69c9b3122322d32d1841770b6ba3e46c7f9b565a1b3bf91c12cd6b1
331 s4 Move 3 Scrappers from roof R45 to roof R35
    all: s4 moves 3 Scrappers from roof R45 to roof R35 [DEI-204]
    all: s4 loses control of the logistic outpost at roof R45 [DEI-137]
332 s4 Move 1 Scrapper from courtyard C26 to courtyard C25
    all: s4 moves 1 Scrapper from courtyard C26 to courtyard C25 [DEI-204]
    all: s4 takes control of the mechanical outpost at courtyard C25 [DEI-135]
333 s4 Play face up: Requisition (Enlist and Copy)
    all: s4 plays Requisition (Enlist and Copy) [DEI-161]
334 s4 Enlist 1 Scrapper at courtyard C56
    all: s4 enlists 1 Scrapper at courtyard C56 [DEI-201]
335 s4 Copy Auxilia, card 8 (activate Fly)
    all: s4 copies Auxilia, card 8 (activate Fly) [DEI-231]
336 s4 Activate Fly at roof R13
    all: s4 activates Fly at roof R13 [DEI-291]
    all: s2: Action Phase 2 [DEI-160]
337 s2 Play face up: Smugglers (Move ×2 and Collect)
    all: s2 plays Smugglers (Move ×2 and Collect) [DEI-161]
338 s2 Move 1 Scrapper from courtyard C45 to courtyard C44
    all: s2 moves 1 Scrapper from courtyard C45 to courtyard C44 [DEI-204]
    all: s2 takes control of the logistic outpost at courtyard C44 [DEI-135]
339 s2 Collect Technology at courtyard C36
    all: s2 collects 1 Technology at courtyard C36 [DEI-208]
340 s2 Move 3 Scrappers from courtyard C35 to courtyard C34
    all: s2 moves 3 Scrappers from courtyard C35 to courtyard C34 [DEI-204]
    all: s3 loses control of the logistic outpost at courtyard C34 [DEI-137]
    all: s2 loses control of the mechanical outpost at courtyard C35 [DEI-137]
    all: s2 takes control of the logistic outpost at courtyard C34 [DEI-135]
= 340 3619704563745abf113f9ffe1e8131bf94de16597c36f6186ad0c76c6db86a5d
341 s2 Play face up: Hackers, card 8 (activate Scorpion)
    all: s2 plays Hackers, card 8 (activate Scorpion) [DEI-161]
342 s2 Activate Scorpion at roof R15
    all: s2 activates Scorpion at roof R15 [DEI-291]
343 s2 Build a Bridge from roof R15 to roof R14 (the drone)
    all: s2 builds a Bridge from roof R15 to roof R14 [DEI-397]
344 s2 Collect Energy at roof R15 (the drone)
    all: s2 collects 1 Energy at roof R15 (the drone) [DEI-292]
345 s2 Unlock (logistic): Recruiting post (once per phase, an Enlist puts one more Scrapper in its region)
    all: s2 unlocks an advantage: Recruiting post (once per phase, an Enlist puts one more Scrapper in its region) [DEI-270]
    all: s3: Action Phase 2 [DEI-160]
346 s3 Play face up: Informant (Copy)
    all: s3 plays Informant (Copy) [DEI-161]
347 s3 Copy Auxilia, card 8 (activate Fly)
    all: s3 copies Auxilia, card 8 (activate Fly) [DEI-231]
348 s3 Activate Fly at roof R22
    all: s3 activates Fly at roof R22 [DEI-291]
349 s3 Play face up: Pickers (Move and Collect ×2)
    all: s3 plays Pickers (Move and Collect ×2) [DEI-161]
350 s3 Move 2 Scrappers from courtyard C34 to courtyard C35
    all: s3 moves 2 Scrappers from courtyard C34 to courtyard C35 [DEI-204]
    all: s3 takes control of the mechanical outpost at courtyard C35 [DEI-135]
= 350 c5609423e2d2802081450763889aab0d608b44d81a46c416463e56e02ee900cd
351 s3 Collect Technology at courtyard C24
    all: s3 collects 1 Technology at courtyard C24 [DEI-208]
352 s3 Collect Technology at courtyard C35
    all: s3 collects 1 Technology at courtyard C35 [DEI-208]
    all: s5: Action Phase 2 [DEI-160]
353 s5 Play face up: Caravan (Move, Collect and Muster)
    all: s5 plays Caravan (Move, Collect and Muster) [DEI-161]
354 s5 Move 1 Scrapper from courtyard C46 to roof R45
    all: s5 moves 1 Scrapper from courtyard C46 to roof R45 [DEI-204]
    all: s5 takes control of the logistic outpost at roof R45 [DEI-135]
355 s5 Collect Technology at courtyard C22
    all: s5 collects 1 Technology at courtyard C22 [DEI-208]
356 s5 Enlist 1 Scrapper at courtyard C22 (Muster)
    all: s5 enlists 1 Scrapper at courtyard C22 (Muster) [DEI-226]
357 s5 Play face up: Ravagers, card 8 (activate Masamune)
    all: s5 plays Ravagers, card 8 (activate Masamune) [DEI-161]
358 s5 Activate Masamune at roof R14
    all: s5 activates Masamune at roof R14 [DEI-291]
359 s5 Collect Energy at roof R14 (the drone)
    all: s5 collects 1 Energy at roof R14 (the drone) [DEI-292]
360 s5 Collect Energy at roof R14 (the drone)
    all: s5 collects 1 Energy at roof R14 (the drone) [DEI-292]
= 360 a29240b0c74508de9ec2816b1d1f0b067e8eeb554f8a894deceea08f8bf1ec82
361 s5 Unlock (logistic): Quartermaster (your purchases cost 1 Technology less)
    all: s5 unlocks an advantage: Quartermaster (your purchases cost 1 Technology less) [DEI-270]
    all: s1: Action Phase 2 [DEI-160]
362 s1 Play face up: Fly +2 (activate Fly with bonus +2)
    all: s1 plays Fly +2 (activate Fly with bonus +2) [DEI-161]
363 s1 Activate Fly at roof R31
    all: s1 activates Fly at roof R31 [DEI-291]
364 s1 Play face up: Auxilia, card 7 (Move ×2)
    all: s1 plays Auxilia, card 7 (Move ×2) [DEI-161]
365 s1 Move 2 Scrappers and the Leader from courtyard C45 to courtyard C44
    all: s1 moves 2 Scrappers and the Leader from courtyard C45 to courtyard C44 [DEI-204]
    all: s2 loses control of the logistic outpost at courtyard C44 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C44 [DEI-135]
366 s1 Move 2 Scrappers from courtyard C53 to courtyard C52
    all: s1 moves 2 Scrappers from courtyard C53 to courtyard C52 [DEI-204]
    all: s4 loses control of the logistic outpost at courtyard C52 [DEI-137]
    all: s1 takes control of the logistic outpost at courtyard C52 [DEI-135]
367 s1 Unlock (mechanical): Common ways (you may use other factions’ Elevators and Bridges)
    all: s1 unlocks an advantage: Common ways (you may use other factions’ Elevators and Bridges) [DEI-270]
    all: s4: Action Phase 2 [DEI-160]
368 s4 Play face up: Porters (Collect ×3)
    all: s4 plays Porters (Collect ×3) [DEI-161]
369 s4 Collect Technology at courtyard C32
    all: s4 collects 1 Technology at courtyard C32 [DEI-208]
370 s4 Collect Technology at courtyard C32 (Pack train)
    all: s4 collects 1 Technology at courtyard C32 (Pack train) [DEI-278]
= 370 7f99160dfd11b7d3fdeebf81ef874b62ceeee3aa9ee6f02ed316b9c464603c96
371 s4 Play face up: Farm Z, card 8 (activate Draco)
    all: s4 plays Farm Z, card 8 (activate Draco) [DEI-161]
372 s4 Activate Draco at courtyard C44
    all: s4 activates Draco at courtyard C44 [DEI-291]
    all: s4 scores 1 Supply for Draco [DEI-298, s4 +1]
    all: s4 gains +1 candy (Draco) [DEI-298]
373 s4 Kill one of s1’s Scrappers at courtyard C44 (the drone)
    all: s4 kills one of s1’s Scrappers at courtyard C44 (the drone) [DEI-292]
374 s4 Kill one of s2’s Scrappers at courtyard C44 (the drone)
    all: s4 kills one of s2’s Scrappers at courtyard C44 (the drone) [DEI-292]
375 s4 Build an Elevator from courtyard C52 to roof R41 (a candy)
    all: s4 spends a candy [DEI-234]
    all: s4 builds an Elevator from courtyard C52 to roof R41 [DEI-212]
    all: s2: Action Phase 3 [DEI-160]
376 s2 Play face up: Hackers, card 5 (Collect ×2)
    all: s2 plays Hackers, card 5 (Collect ×2) [DEI-161]
377 s2 Collect Technology at courtyard C43
    all: s2 collects 1 Technology at courtyard C43 [DEI-208]
378 s2 Collect Technology at courtyard C54
    all: s2 collects 1 Technology at courtyard C54 [DEI-208]
379 s2 Buy Cutthroats (Move and Kill) for 2 Technology and 1 Energy; face down: Hackers, card 1
    all: s2 plays a card face down: Hackers, card 1 [DEI-161]
    all: s2 buys in the black market for 2 Technology and 1 Energy: Cutthroats (Move and Kill) [DEI-219]
    all: New in the black market, right slot: Pawnbroker (+3 Technology) [DEI-76]
380 s2 Column 3, 0 Supplies: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each
    all: s2 scores 0 Supplies for a mission in column 3 at its lower value: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-400]
    all: s2 scores 0 Supplies for a mission in column 3 at its lower value: Tactical outposts (tactical outposts you control), 3 Supplies each, late 2 Supplies each [DEI-400]
    all: s3: Action Phase 3 [DEI-160]
= 380 65d89cf5680d2cd0f7d2b85afea35c355055815c147ef55345520115655f790c
381 s3 Play face up: Hired hands (Enlist ×2 and Move)
    all: s3 plays Hired hands (Enlist ×2 and Move) [DEI-161]
382 s3 Move 3 Scrappers from courtyard C24 to courtyard C25
    all: s3 moves 3 Scrappers from courtyard C24 to courtyard C25 [DEI-204]
    all: s4 loses control of the mechanical outpost at courtyard C25 [DEI-137]
    all: s3 takes control of the mechanical outpost at courtyard C25 [DEI-135]
383 s3 Enlist 1 Scrapper at courtyard C46
    all: s3 enlists 1 Scrapper at courtyard C46 [DEI-201]
384 s3 Enlist 1 Scrapper at courtyard C46
    all: s3 enlists 1 Scrapper at courtyard C46 [DEI-201]
385 s3 Play face up: Chrono Cult, card 6 (Enlist and Build)
    all: s3 plays Chrono Cult, card 6 (Enlist and Build) [DEI-161]
386 s3 Build a Refuge at courtyard C46
    all: s3 builds a Refuge at courtyard C46 [DEI-212]
    all: s3 gains +1 Technology (Salvage crew) [DEI-280]
387 s3 Enlist 1 Scrapper at courtyard C46
    all: s3 enlists 1 Scrapper at courtyard C46 [DEI-201]
    all: s3 doesn’t meet the requirement, so the gift goes to the bin. No. 8: place an Elevator and a Bridge anywhere, even without units there (requirement: control 2 outposts on roofs) [DEI-443]
388 s3 Column 1, 4 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s3 scores 4 Supplies for a mission in column 1, late: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s3 +4]
    all: s5: Action Phase 3 [DEI-160]
389 s5 Buy Contraband (Move and +2 Supplies) for 1 Technology and 2 Energy; face down: Fence
    all: s5 plays a card face down: Fence [DEI-161]
    all: s5 buys in the black market for 1 Technology and 2 Energy: Contraband (Move and +2 Supplies) [DEI-219]
    all: New in the black market, right slot: Sweet deal (+2 candies) [DEI-76]
390 s5 Play face up: Draco +0 (activate Draco)
    all: s5 plays Draco +0 (activate Draco) [DEI-161]
= 390 075871de89be3b0bf153dc99c050c21f6524b237deb1f13817291c266b379977
391 s5 Activate Draco at courtyard C46
    all: s5 activates Draco at courtyard C46 [DEI-291]
    all: s5 scores 1 Supply for Draco [DEI-298, s5 +1]
    all: s5 gains +1 candy (Draco) [DEI-298]
392 s5 Kill one of s2’s Scrappers at courtyard C46 (the drone)
    all: s5 kills one of s2’s Scrappers at courtyard C46 (the drone) [DEI-292]
393 s5 Kill one of s3’s Scrappers at courtyard C46 (the drone)
    all: s5 kills one of s3’s Scrappers at courtyard C46 (the drone) [DEI-292]
394 s5 Kill one of s1’s Scrappers at courtyard C46 (the drone)
    all: s5 kills one of s1’s Scrappers at courtyard C46 (the drone) [DEI-292]
395 s5 Build a Bridge from roof R44 to roof R45 (a candy)
    all: s5 spends a candy [DEI-234]
    all: s5 builds a Bridge from roof R44 to roof R45 [DEI-212]
396 s5 Column 4, 4 Supplies: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each
    all: s5 scores 4 Supplies for a mission in column 4: Training (unlocked advantages), 4 Supplies each, late 3 Supplies each [DEI-321, s5 +4]
    all: s1: Action Phase 3 [DEI-160]
397 s1 Play face up: Auxilia, card 2 (Enlist and Move)
    all: s1 plays Auxilia, card 2 (Enlist and Move) [DEI-161]
398 s1 Move 1 Scrapper from courtyard C31 to courtyard C21
    all: s1 moves 1 Scrapper from courtyard C31 to courtyard C21 [DEI-204]
    all: s1 loses control of the mechanical outpost at courtyard C31 [DEI-137]
    all: s1 takes control of the mechanical outpost at courtyard C21 [DEI-135]
399 s1 Enlist 1 Scrapper at courtyard C53
    all: s1 enlists 1 Scrapper at courtyard C53 [DEI-201]
400 s1 Play face up: Auxilia, card 5 (Collect ×2)
    all: s1 plays Auxilia, card 5 (Collect ×2) [DEI-161]
= 400 bb6b6c1b469c4cc8e283e533499d5b3a6cefd7f14deff44ebd624df4b3dc8c27
401 s1 Collect Energy at roof R33
    all: s1 collects 1 Energy at roof R33 [DEI-208]
402 s1 Collect Technology at courtyard C44
    all: s1 collects 1 Technology at courtyard C44 [DEI-208]
403 s1 Column 3, 1 Supply: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each
    all: s1 scores 1 Supply for a mission in column 3, late: Roof runners (roofs with your units), 2 Supplies each, late 1 Supply each [DEI-321, s1 +1]
    all: s4: Action Phase 3 [DEI-160]
404 s4 Buy Cathedral +1 (activate Cathedral with bonus +1) for 2 Technology and 1 Energy; face down: Farm Z, card 6
    all: s4 plays a card face down: Farm Z, card 6 [DEI-161]
    all: s4 buys in the logistic market for 2 Technology and 1 Energy: Cathedral +1 (activate Cathedral with bonus +1) [DEI-219]
    all: New in the logistic market, right slot: Draco +2 (activate Draco with bonus +2) [DEI-76]
405 s4 Play face up: Cathedral +1 (activate Cathedral with bonus +1)
    all: s4 plays Cathedral +1 (activate Cathedral with bonus +1) [DEI-161]
406 s4 Activate Cathedral at roof R24
    all: s4 activates Cathedral at roof R24 [DEI-291]
407 s4 Deploy 1 Scrapper at roof R34 (the drone)
    all: s4 deploys 1 Scrapper at roof R34 (the drone) [DEI-292]
408 s4 Deploy 1 Scrapper at roof R25 (the drone)
    all: s4 deploys 1 Scrapper at roof R25 (the drone) [DEI-292]
    all: s4 takes control of the mechanical outpost at roof R25 [DEI-135]
409 s4 Deploy 1 Scrapper at courtyard C14 (the drone)
    all: s4 deploys 1 Scrapper at courtyard C14 (the drone) [DEI-292]
410 s4 Remove a Scrapper from courtyard C25
    all: The Cathedral takes back 1 Scrapper from courtyard C25: s4 [DEI-420]
= 410 2d97baca66321535d8d67c7601a2f7424b5961cc498a70e2216d8a4c99035f76
411 s4 Remove a Scrapper from roof R34
    all: The Cathedral takes back 1 Scrapper from roof R34: s4 [DEI-420]
412 s4 Remove a Scrapper from courtyard C56
    all: The Cathedral takes back 1 Scrapper from courtyard C56: s4 [DEI-420]
413 s4 Column 1, 4 Supplies: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each
    all: s4 scores 4 Supplies for a mission in column 1, late: Streets (courtyards where you have supremacy), 2 Supplies each, late 1 Supply each [DEI-321, s4 +4]
    all: At the end of round 4 s1 controls 4 outposts [DEI-140]
    all: At the end of round 4 s2 controls 1 outpost [DEI-140]
    all: At the end of round 4 s3 controls 4 outposts [DEI-140]
    all: At the end of round 4 s4 controls 2 outposts [DEI-140]
    all: At the end of round 4 s5 controls 3 outposts [DEI-140]
    all: The game is over: final scoring [DEI-370]
    all: s1 scores 1 Supply for Technology [DEI-372, s1 +1]
    all: s1 scores 1 Supply for Energy [DEI-372, s1 +1]
    all: s1 scores 3 Supplies for cards [DEI-373, s1 +3]
    all: s1 scores 8 Supplies for outposts [DEI-374, s1 +8]
    all: s1 scores 4 Supplies for unlocked advantages [DEI-375, s1 +4]
    all: s2 scores 1 Supply for Technology [DEI-372, s2 +1]
    all: s2 scores 7 Supplies for cards [DEI-373, s2 +7]
    all: s2 scores 2 Supplies for outposts [DEI-374, s2 +2]
    all: s2 scores 2 Supplies for unlocked advantages [DEI-375, s2 +2]
    all: s3 scores 2 Supplies for Technology [DEI-372, s3 +2]
    all: s3 scores 5 Supplies for cards [DEI-373, s3 +5]
    all: s3 scores 8 Supplies for outposts [DEI-374, s3 +8]
    all: s3 scores 2 Supplies for unlocked advantages [DEI-375, s3 +2]
    all: s3 scores -9 Supplies for gifts in the bin [DEI-377, s3 -9]
    all: s4 scores 1 Supply for Energy [DEI-372, s4 +1]
    all: s4 scores 7 Supplies for cards [DEI-373, s4 +7]
    all: s4 scores 4 Supplies for outposts [DEI-374, s4 +4]
    all: s4 scores 2 Supplies for unlocked advantages [DEI-375, s4 +2]
    all: s5 scores 11 Supplies for cards [DEI-373, s5 +11]
    all: s5 scores 6 Supplies for outposts [DEI-374, s5 +6]
    all: s5 scores 2 Supplies for unlocked advantages [DEI-375, s5 +2]
= 413 b2a9f86f799d4d030caa2a7fa8f306d7e9e1e21dc9cf40036471f63a1c3d7b36
s1 rank 3 score 31
s2 rank 5 score 16
s3 rank 4 score 16
s4 rank 1 score 35
s5 rank 2 score 32
