fantastic-factories revision 1, 4 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"normal"}
deal
    all: Tools above the contractors: wrench, hammer, shovel and gear [FF-16]
    s3: s3 draws Aluminum Factory, Foundry, Nuclear Plant and Scrap Yard [FF-26]
    others: s3 draws 4 blueprints [FF-26]
    s4: s4 draws Obelisk, Robot, Scrap Yard and Warehouse [FF-26]
    others: s4 draws 4 blueprints [FF-26]
    s1: s1 draws Motherlode, Replicator, Robot and Robot [FF-26]
    others: s1 draws 4 blueprints [FF-26]
    s2: s2 draws Gymnasium, Incinerator, Megalith and Solar Array [FF-26]
    others: s2 draws 4 blueprints [FF-26]
    all: New blueprint: Harvester [FF-31]
    all: New blueprint: Recycling Plant [FF-31]
    all: New blueprint: Gymnasium [FF-31]
    all: New blueprint: Dojo [FF-31]
    all: New contractor: Investor [FF-31]
    all: New contractor: Hired Hands [FF-31]
    all: New contractor: Architect [FF-31]
    all: New contractor: Investor [FF-31]
    all: Round 1 begins. First player: s3 [FF-50]
1 s3 Hire Architect, discarding Aluminum Factory: 3 blueprints; s2 gets 1 blueprint
    all: s3 hires the Architect and discards Aluminum Factory [FF-63]
    s3: s3 draws Biolab, Laboratory and Recycling Plant [FF-26]
    others: s3 draws 3 blueprints [FF-26]
    s2: s2 draws Recycling Plant [FF-26]
    others: s2 draws 1 blueprint [FF-26]
    all: New contractor: Specialist [FF-31]
2 s4 Take Gymnasium (training, shovel; 1 metal; 0 VP): 1 energy → raise a die by 1
    all: s4 takes Gymnasium (costs 1 metal) [FF-61]
    all: New blueprint: Obelisk [FF-31]
3 s1 Hire Specialist, discarding Replicator: one more die, of any value
    all: s1 hires the Specialist and discards Replicator [FF-63]
    all: New contractor: Electrician [FF-31]
4 s2 Take Harvester (utility, hammer; 1 metal and 2 energy; 1 VP): 2 equal dice → 4 metal or 7 energy
    all: s2 takes Harvester (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Laboratory [FF-31]
    all: s3 rolls 2 3 3 4 [FF-80]
    all: s4 rolls 1 2 5 6 [FF-80]
    all: s1 rolls 1 2 4 5 [FF-80]
    all: s2 rolls 2 2 5 6 [FF-80]
5 s4 Generate with a 1: 1 energy
    all: s4 places a 1 on Generate [FF-101]
    all: s4 gains 1 energy [FF-113]
6 s3 Generate with a 2: 2 energy
    all: s3 places a 2 on Generate [FF-101]
    all: s3 gains 2 energy [FF-113]
7 s3 Build Biolab, discarding Foundry: 1 metal and 3 energy
    all: s3 builds Biolab, pays 1 metal and 3 energy and discards Foundry [FF-90]
8 s4 Research with a 2: 1 blueprint
    all: s4 places a 2 on Research [FF-101]
    s4: s4 draws Temp Agency [FF-26]
    others: s4 draws 1 blueprint [FF-26]
9 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
10 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
= 10 4c7a223c9f6815722c145a9d3fbd0dfa6d9e5749fc4f307f029868d6cd9112dc
11 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Nuclear Plant [FF-26]
    others: s2 draws 1 blueprint [FF-26]
12 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
13 s3 Generate with a 3: 3 energy
    all: s3 places a 3 on Generate [FF-101]
    all: s3 gains 3 energy [FF-113]
14 s3 Research with a 3: 1 blueprint
    all: s3 places a 3 on Research [FF-101]
    s3: s3 draws Assembly Line [FF-26]
    others: s3 draws 1 blueprint [FF-26]
15 s4 Mine with a 5: 1 metal
    all: s4 places a 5 on Mine [FF-101]
    all: s4 gains 1 metal [FF-113]
16 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
17 s3 Mine with a 4: 1 metal
    all: s3 places a 4 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
18 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
19 s3 Build Laboratory, discarding Nuclear Plant: 1 metal and 4 energy
    all: s3 builds Laboratory, pays 1 metal and 4 energy and discards Nuclear Plant [FF-90]
20 s2 Build Recycling Plant, discarding Solar Array: 2 metal
    all: s2 builds Recycling Plant, pays 2 metal and discards Solar Array [FF-90]
= 20 70a24396ad05810e33b607bed343e03d5af00d87b50621780e831b4f3f05420b
21 s3 Finish work this round
    all: s3 finishes work [FF-130]
22 s4 Research with a 6: 1 blueprint
    all: s4 places a 6 on Research [FF-101]
    s4: s4 draws Fulfillment Center [FF-26]
    others: s4 draws 1 blueprint [FF-26]
23 s4 Build Fulfillment Center, discarding Obelisk: 2 metal and 1 energy
    all: s4 builds Fulfillment Center, pays 2 metal and 1 energy and discards Obelisk [FF-90]
24 s2 Recycling Plant with 2 energy, Harvester from hand and Megalith from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Harvester from hand and Megalith from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Beacon and Fitness Center [FF-26]
    others: s2 draws 2 blueprints [FF-26]
25 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Fitness Center [FF-26]
    others: s2 draws 1 blueprint [FF-26]
26 s2 Finish work this round
    all: s2 finishes work [FF-130]
27 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Obelisk [FF-26]
    others: s1 draws 1 blueprint [FF-26]
28 s4 Finish work this round
    all: s4 finishes work [FF-130]
29 s1 Take the Specialist’s die as a 3
    all: s1 takes the Specialist’s die as a 3 [FF-275]
30 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
= 30 397c010c7e79a1c2484e6d24494dea31e2da5a5ac4b0961472fb34b6ac11a9fa
31 s1 Build Obelisk, discarding Robot: 3 metal and 1 energy
    all: s1 builds Obelisk, pays 3 metal and 1 energy and discards Robot [FF-90]
32 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 2 begins. First player: s4 [FF-50]
33 s4 Hire Investor, discarding Scrap Yard: gain the metal and energy the top blueprint of the deck costs
    all: s4 hires the Investor and discards Scrap Yard [FF-63]
    all: s4 reveals Warehouse [FF-44]
    all: s4 gains 3 metal and 2 energy [FF-113]
    all: New contractor: Architect [FF-31]
34 s1 Take Obelisk (monument, hammer; 3 metal and 1 energy; 2 VP): no ability to use and several may be built
    all: s1 takes Obelisk (costs 3 metal and 1 energy) [FF-61]
    all: New blueprint: Incinerator [FF-31]
35 s2 Hire Electrician, discarding Incinerator: 5 energy; s3 gets 2 energy
    all: s2 hires the Electrician and discards Incinerator [FF-63]
    all: s2 gains 5 energy [FF-113]
    all: s3 gains 2 energy [FF-113]
    all: New contractor: Miner [FF-31]
36 s3 Take Recycling Plant (production, gear; 2 metal; 1 VP): 2 energy and 2 blueprints from hand → 1 good and 2 blueprints
    all: s3 takes Recycling Plant (costs 2 metal) [FF-61]
    all: New blueprint: Trash Compactor [FF-31]
    all: s4 rolls 1 5 5 6 [FF-80]
    all: s1 rolls 1 2 4 4 [FF-80]
    all: s2 rolls 1 4 5 5 [FF-80]
    all: s3 rolls 2 2 3 4 [FF-80]
37 s4 Build Warehouse, discarding Temp Agency: 3 metal and 2 energy
    all: s4 builds Warehouse, pays 3 metal and 2 energy and discards Temp Agency [FF-90]
38 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Concrete Plant [FF-26]
    others: s3 draws 1 blueprint [FF-26]
39 s3 Research with a 3: 1 blueprint
    all: s3 places a 3 on Research [FF-101]
    s3: s3 draws Refinery [FF-26]
    others: s3 draws 1 blueprint [FF-26]
40 s4 Warehouse with dice 5 5 6: 2 goods and 2 energy
    all: s4 uses Warehouse with dice 5 5 6 [FF-111]
    all: s4 gains 2 goods and 2 energy [FF-113]
= 40 49631f1abfdb158f04435c8d8a3d29307ae025465e04d78fe021534ddab2f3b9
41 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Replicator [FF-26]
    others: s1 draws 1 blueprint [FF-26]
42 s4 Research with a 1: 1 blueprint
    all: s4 places a 1 on Research [FF-101]
    s4: s4 draws Trash Compactor [FF-26]
    others: s4 draws 1 blueprint [FF-26]
43 s3 Generate with a 2: 2 energy
    all: s3 places a 2 on Generate [FF-101]
    all: s3 gains 2 energy [FF-113]
44 s3 Generate with a 2: 2 energy (+1 for matching)
    all: s3 places a 2 on Generate: it matches [FF-101]
    all: s3 gains 3 energy [FF-113]
45 s2 Recycling Plant with 2 energy, Fitness Center from hand and Fitness Center from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Fitness Center from hand and Fitness Center from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Concrete Plant and Motherlode [FF-26]
    others: s2 draws 2 blueprints [FF-26]
46 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
47 s3 Finish work this round
    all: s3 finishes work [FF-130]
48 s4 Finish work this round
    all: s4 finishes work [FF-130]
49 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
50 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
= 50 ced289262c8403d897b0bed9638669f821dc3c58428672468bbc5b1cc5ab4d94
51 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Power Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
52 s1 Build Motherlode, discarding Replicator: 1 metal and 3 energy
    all: s1 builds Motherlode, pays 1 metal and 3 energy and discards Replicator [FF-90]
53 s1 Finish work this round
    all: s1 finishes work [FF-130]
54 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Manufactory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
55 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
56 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Fulfillment Center [FF-26]
    others: s2 draws 1 blueprint [FF-26]
57 s2 Build Gymnasium, discarding Beacon: 1 metal
    all: s2 builds Gymnasium, pays 1 metal and discards Beacon [FF-90]
58 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 3 begins. First player: s1 [FF-50]
59 s1 Hire Hired Hands, discarding Robot and paying 3 energy: roll 2 more dice this round
    all: s1 hires the Hired Hands, discards Robot and pays 3 energy [FF-63]
    all: New contractor: Specialist [FF-31]
60 s2 Hire Architect, discarding Manufactory: 3 blueprints; s3 gets 1 blueprint
    all: s2 hires the Architect and discards Manufactory [FF-63]
    s2: s2 draws Gymnasium, Manufactory and Megalith [FF-26]
    others: s2 draws 3 blueprints [FF-26]
    s3: s3 draws Mega Factory [FF-26]
    others: s3 draws 1 blueprint [FF-26]
    all: New contractor: Hired Hands [FF-31]
= 60 649aa78a95fb4925b87b8631578893f5d23d1bddf94e34930447509dc1d272c5
61 s3 Hire Investor, discarding Mega Factory: gain the metal and energy the top blueprint of the deck costs
    all: s3 hires the Investor and discards Mega Factory [FF-63]
    all: s3 reveals Fitness Center [FF-44]
    all: s3 gains 1 metal [FF-113]
    all: New contractor: Engineer [FF-31]
62 s4 Hire Miner, discarding Trash Compactor: 3 metal; s2 gets 1 metal
    all: s4 hires the Miner and discards Trash Compactor [FF-63]
    all: s4 gains 3 metal [FF-113]
    all: s2 gains 1 metal [FF-113]
    all: New contractor: Specialist [FF-31]
    all: s1 rolls 1 1 3 4 5 6 [FF-80]
    all: s2 rolls 1 6 6 6 [FF-80]
    all: s3 rolls 1 3 5 5 [FF-80]
    all: s4 rolls 1 4 6 6 [FF-80]
63 s3 Biolab with a 1 and 1 energy: 1 good
    all: s3 uses Biolab with a 1 and 1 energy [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Megalith [FF-26]
    others: s3 draws 1 blueprint [FF-26]
64 s2 Recycling Plant with 2 energy, Concrete Plant from hand and Nuclear Plant from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Concrete Plant from hand and Nuclear Plant from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Dojo and Solar Array [FF-26]
    others: s2 draws 2 blueprints [FF-26]
65 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Power Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
66 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
67 s2 Build Manufactory, discarding Megalith: 2 metal and 3 energy
    all: s2 builds Manufactory, pays 2 metal and 3 energy and discards Megalith [FF-90]
68 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Black Market [FF-26]
    others: s1 draws 1 blueprint [FF-26]
69 s2 Manufactory with dice 6 6: 1 good and 3 energy
    all: s2 uses Manufactory with dice 6 6 [FF-111]
    all: s2 gains 1 good and 3 energy [FF-113]
70 s4 Fulfillment Center with a 4 and 2 energy: 1 good and 1 metal
    all: s4 uses Fulfillment Center with a 4 and 2 energy [FF-111]
    all: s4 gains 1 good and 1 metal [FF-113]
= 70 d035e063f224e025a2d244e78eaf393ba5f2cf38dfefe83879d6122e51621d00
71 s3 Mine with a 5: 1 metal
    all: s3 places a 5 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
72 s4 Mine with a 6: 1 metal
    all: s4 places a 6 on Mine [FF-101]
    all: s4 gains 1 metal [FF-113]
73 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
74 s4 Research with a 1: 1 blueprint
    all: s4 places a 1 on Research [FF-101]
    s4: s4 draws Assembly Line [FF-26]
    others: s4 draws 1 blueprint [FF-26]
75 s4 Research with a 6: 1 blueprint
    all: s4 places a 6 on Research [FF-101]
    s4: s4 draws Obelisk [FF-26]
    others: s4 draws 1 blueprint [FF-26]
76 s4 Build Robot, discarding Obelisk: 1 metal and 1 energy
    all: s4 builds Robot, pays 1 metal and 1 energy and discards Obelisk [FF-90]
77 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Beacon [FF-26]
    others: s1 draws 1 blueprint [FF-26]
78 s4 Robot with 1 metal: roll one more die
    all: s4 uses Robot with 1 metal [FF-111]
    all: s4 gains a die: 3 [FF-84]
79 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
80 s1 Generate with a 1: 1 energy (+1 for matching)
    all: s1 places a 1 on Generate: it matches [FF-101]
    all: s1 gains 2 energy [FF-113]
= 80 d196017b70c4b1bb73894b2637b0316770d6386dde2bb9d4c05b95e3659ecf14
81 s1 Finish work this round
    all: s1 finishes work [FF-130]
82 s3 Build Assembly Line, discarding Recycling Plant: 2 metal and 1 energy
    all: s3 builds Assembly Line, pays 2 metal and 1 energy and discards Recycling Plant [FF-90]
83 s3 Research with a 5: 1 blueprint
    all: s3 places a 5 on Research [FF-101]
    s3: s3 draws Mega Factory [FF-26]
    others: s3 draws 1 blueprint [FF-26]
84 s2 Gymnasium with 1 energy: a 1 becomes a 2
    all: s2 uses Gymnasium with 1 energy [FF-111]
    all: s2 turns a 1 into a 2 [FF-140]
85 s3 Generate with a 3: 3 energy
    all: s3 places a 3 on Generate [FF-101]
    all: s3 gains 3 energy [FF-113]
86 s4 Generate with a 3: 3 energy
    all: s4 places a 3 on Generate [FF-101]
    all: s4 gains 3 energy [FF-113]
87 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Golem [FF-26]
    others: s2 draws 1 blueprint [FF-26]
88 s3 Finish work this round
    all: s3 finishes work [FF-130]
89 s4 Finish work this round
    all: s4 finishes work [FF-130]
90 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 4 begins. First player: s2 [FF-50]
= 90 f7062321d74743f50d778f0675c2080d89a24065381ff7742883012037184875
91 s2 Take Trash Compactor (production, shovel; 2 metal and 1 energy; 1 VP): 2 equal dice and 2 blueprints from hand → 2 goods
    all: s2 takes Trash Compactor (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Battery Factory [FF-31]
92 s3 Hire Engineer, discarding Mega Factory and paying 4 energy: build the top blueprint of the deck for free
    all: s3 hires the Engineer, discards Mega Factory and pays 4 energy [FF-63]
    all: s3 reveals Biolab [FF-44]
    all: s3 reveals Golem [FF-44]
    all: s3 builds Golem for free with the Engineer [FF-256]
    all: New contractor: Hired Hands [FF-31]
93 s4 Hire Specialist, discarding Gymnasium: one more die, of any value
    all: s4 hires the Specialist and discards Gymnasium [FF-63]
    all: New contractor: Electrician [FF-31]
94 s1 Hire Electrician, discarding Beacon: 5 energy; s4 gets 2 energy
    all: s1 hires the Electrician and discards Beacon [FF-63]
    all: s1 gains 5 energy [FF-113]
    all: s4 gains 2 energy [FF-113]
    all: New contractor: Investor [FF-31]
    all: s2 rolls 2 3 5 5 [FF-80]
    all: s3 rolls 5 5 5 6 [FF-80]
    all: s4 rolls 1 3 3 4 [FF-80]
    all: s1 rolls 1 2 2 5 [FF-80]
95 s2 Recycling Plant with 2 energy, Fulfillment Center from hand and Golem from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Fulfillment Center from hand and Golem from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Beacon and Obelisk [FF-26]
    others: s2 draws 2 blueprints [FF-26]
96 s2 Manufactory with dice 5 5: 1 good and 3 energy
    all: s2 uses Manufactory with dice 5 5 [FF-111]
    all: s2 gains 1 good and 3 energy [FF-113]
97 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
98 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
99 s4 Fulfillment Center with a 4 and 2 energy: 1 good and 1 metal
    all: s4 uses Fulfillment Center with a 4 and 2 energy [FF-111]
    all: s4 gains 1 good and 1 metal [FF-113]
100 s4 Generate with a 3: 3 energy
    all: s4 places a 3 on Generate [FF-101]
    all: s4 gains 3 energy [FF-113]
= 100 9c0841ab2d0503513e02ebf7e64958fd62d1821cd61d55755dba949fcaec8fb3
101 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Aluminum Factory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
102 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Refinery [FF-26]
    others: s1 draws 1 blueprint [FF-26]
103 s4 Research with a 1: 1 blueprint
    all: s4 places a 1 on Research [FF-101]
    s4: s4 draws Temp Agency [FF-26]
    others: s4 draws 1 blueprint [FF-26]
104 s3 Golem with 1 energy: one more die showing 1
    all: s3 uses Golem with 1 energy [FF-111]
    all: s3 gains a die: 1 [FF-84]
105 s3 Biolab with a 1 and 1 energy: 1 good
    all: s3 uses Biolab with a 1 and 1 energy [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Harvester [FF-26]
    others: s3 draws 1 blueprint [FF-26]
106 s3 Mine with a 6: 1 metal
    all: s3 places a 6 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
107 s2 Finish work this round
    all: s2 finishes work [FF-130]
108 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Foundry [FF-26]
    others: s1 draws 1 blueprint [FF-26]
109 s3 Mine with a 5: 1 metal
    all: s3 places a 5 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
110 s3 Mine with a 5: 1 metal (+1 for matching)
    all: s3 places a 5 on Mine: it matches [FF-101]
    all: s3 gains 2 metal [FF-113]
= 110 b236e96a9b1a7efcc02b4b9a30378972548f34c549de2008b1688e956beb49a6
111 s4 Robot with 1 metal: roll one more die
    all: s4 uses Robot with 1 metal [FF-111]
    all: s4 gains a die: 4 [FF-84]
112 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Beacon [FF-26]
    others: s1 draws 1 blueprint [FF-26]
113 s3 Research with a 5: 1 blueprint
    all: s3 places a 5 on Research [FF-101]
    s3: s3 draws Black Market [FF-26]
    others: s3 draws 1 blueprint [FF-26]
114 s1 Finish work this round
    all: s1 finishes work [FF-130]
115 s3 Build Recycling Plant, discarding Black Market: 2 metal
    all: s3 builds Recycling Plant, pays 2 metal and discards Black Market [FF-90]
116 s3 Recycling Plant with 2 energy, Harvester from hand and Refinery from hand: 1 good and 2 blueprints
    all: s3 uses Recycling Plant with 2 energy, Harvester from hand and Refinery from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    all: 36 discarded blueprints are shuffled into a new deck [FF-27]
    s3: s3 draws Battery Factory and Recycling Plant [FF-26]
    others: s3 draws 2 blueprints [FF-26]
117 s3 Finish work this round
    all: s3 finishes work [FF-130]
118 s4 Research with a 3: 1 blueprint
    all: s4 places a 3 on Research [FF-101]
    s4: s4 draws Temp Agency [FF-26]
    others: s4 draws 1 blueprint [FF-26]
119 s4 Mine with a 4: 1 metal
    all: s4 places a 4 on Mine [FF-101]
    all: s4 gains 1 metal [FF-113]
120 s4 Build Temp Agency, discarding Temp Agency: 1 metal
    all: s4 builds Temp Agency, pays 1 metal and discards Temp Agency [FF-90]
= 120 7b8b9a10d4cf4fe69d7618c9b080564dfdd8c1bd3dd321edd2acdeeed367f9c1
121 s4 Take the Specialist’s die as a 4
    all: s4 takes the Specialist’s die as a 4 [FF-275]
122 s4 Temp Agency with 1 energy: reroll a 4
    all: s4 uses Temp Agency with 1 energy [FF-111]
    all: s4 rerolls a 4: 1 [FF-188]
123 s4 Generate with a 1: 1 energy
    all: s4 places a 1 on Generate [FF-101]
    all: s4 gains 1 energy [FF-113]
124 s4 Finish work this round
    all: s4 finishes work [FF-130]
    all: Round 5 begins. First player: s3 [FF-50]
125 s3 Take Laboratory (special, wrench; 1 metal and 4 energy; 1 VP): 1 blueprint when you gain goods, once per round
    all: s3 takes Laboratory (costs 1 metal and 4 energy) [FF-61]
    all: New blueprint: Megalith [FF-31]
126 s4 Take Incinerator (utility, shovel; 2 metal and 1 energy; 1 VP): 1 metal and 1 blueprint from hand → 6 energy
    all: s4 takes Incinerator (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Biolab [FF-31]
127 s1 Hire Hired Hands, discarding Refinery and paying 3 energy: roll 2 more dice this round
    all: s1 hires the Hired Hands, discards Refinery and pays 3 energy [FF-63]
    all: New contractor: Miner [FF-31]
128 s2 Hire Hired Hands, discarding Dojo and paying 3 energy: roll 2 more dice this round
    all: s2 hires the Hired Hands, discards Dojo and pays 3 energy [FF-63]
    all: New contractor: Foreman [FF-31]
    all: s3 rolls 2 4 6 6 [FF-80]
    all: s4 rolls 3 3 5 6 [FF-80]
    all: s1 rolls 1 1 2 2 2 6 [FF-80]
    all: s2 rolls 1 2 5 5 6 6 [FF-80]
129 s2 Recycling Plant with 2 energy, Motherlode from hand and Solar Array from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Motherlode from hand and Solar Array from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Foundry and Warehouse [FF-26]
    others: s2 draws 2 blueprints [FF-26]
130 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Trash Compactor [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 130 31d35be7f4800f96c9ed05f27b814ef8ebe0eabe04b5581e12ae25dc272f2fd0
131 s4 Warehouse with dice 3 5 6: 2 goods and 2 energy
    all: s4 uses Warehouse with dice 3 5 6 [FF-111]
    all: s4 gains 2 goods and 2 energy [FF-113]
132 s2 Manufactory with dice 5 5: 1 good and 3 energy
    all: s2 uses Manufactory with dice 5 5 [FF-111]
    all: s2 gains 1 good and 3 energy [FF-113]
133 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
134 s3 Generate with a 2: 2 energy
    all: s3 places a 2 on Generate [FF-101]
    all: s3 gains 2 energy [FF-113]
135 s4 Generate with a 3: 3 energy
    all: s4 places a 3 on Generate [FF-101]
    all: s4 gains 3 energy [FF-113]
136 s4 Robot with 1 metal: roll one more die
    all: s4 uses Robot with 1 metal [FF-111]
    all: s4 gains a die: 4 [FF-84]
137 s3 Recycling Plant with 2 energy, Battery Factory from hand and Megalith from hand: 1 good and 2 blueprints
    all: s3 uses Recycling Plant with 2 energy, Battery Factory from hand and Megalith from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Fulfillment Center and Robot [FF-26]
    others: s3 draws 2 blueprints [FF-26]
    s3: s3 draws Harvester [FF-26]
    others: s3 draws 1 blueprint [FF-26]
138 s3 Research with a 6: 1 blueprint
    all: s3 places a 6 on Research [FF-101]
    s3: s3 draws Robot [FF-26]
    others: s3 draws 1 blueprint [FF-26]
139 s4 Fulfillment Center with a 4 and 2 energy: 1 good and 1 metal
    all: s4 uses Fulfillment Center with a 4 and 2 energy [FF-111]
    all: s4 gains 1 good and 1 metal [FF-113]
140 s4 Finish work this round
    all: s4 finishes work [FF-130]
= 140 fb1aa8cf22857fefa7decaa3842ccd087ade4bc86bf07964985eefdc9983b077
141 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    s2: s2 draws Nuclear Plant [FF-26]
    others: s2 draws 1 blueprint [FF-26]
142 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Black Market [FF-26]
    others: s1 draws 1 blueprint [FF-26]
143 s3 Research with a 6: 1 blueprint (+1 for matching)
    all: s3 places a 6 on Research: it matches [FF-101]
    s3: s3 draws Fitness Center and Harvester [FF-26]
    others: s3 draws 2 blueprints [FF-26]
144 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
145 s1 Research with a 1: 1 blueprint (+1 for matching)
    all: s1 places a 1 on Research: it matches [FF-101]
    s1: s1 draws Beacon and Obelisk [FF-26]
    others: s1 draws 2 blueprints [FF-26]
146 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Gymnasium [FF-26]
    others: s3 draws 1 blueprint [FF-26]
147 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
148 s1 Motherlode with a 2: 1 metal
    all: s1 uses Motherlode with a 2 [FF-111]
    all: s1 gains 1 metal [FF-113]
149 s3 Build Fitness Center, discarding Laboratory: 1 metal
    all: s3 builds Fitness Center, pays 1 metal and discards Laboratory [FF-90]
150 s3 Build Gymnasium, discarding Concrete Plant: 1 metal
    all: s3 builds Gymnasium, pays 1 metal and discards Concrete Plant [FF-90]
= 150 1c7a01550407363f6daf63319f1170233317a3a82be34d87690d7a1aed05f1e1
151 s1 Build Trash Compactor, discarding Beacon: 2 metal and 1 energy
    all: s1 builds Trash Compactor, pays 2 metal and 1 energy and discards Beacon [FF-90]
152 s1 Generate with a 2: 2 energy (+1 for matching)
    all: s1 places a 2 on Generate: it matches [FF-101]
    all: s1 gains 3 energy [FF-113]
153 s2 Gymnasium with 1 energy: a 1 becomes a 2
    all: s2 uses Gymnasium with 1 energy [FF-111]
    all: s2 turns a 1 into a 2 [FF-140]
154 s3 Finish work this round
    all: s3 finishes work [FF-130]
155 s1 Finish work this round
    all: s1 finishes work [FF-130]
156 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Aluminum Factory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
157 s2 Finish work this round
    all: s2 finishes work [FF-130]
158 s4 Discard 1 energy
    all: s4 discards down to the limit: 1 energy [FF-280]
    all: Round 6 begins. First player: s4 [FF-50]
159 s4 Hire Investor, discarding Incinerator: gain the metal and energy the top blueprint of the deck costs
    all: s4 hires the Investor and discards Incinerator [FF-63]
    all: s4 reveals Solar Array [FF-44]
    all: s4 gains 1 metal and 2 energy [FF-113]
    all: 14 discarded contractors are shuffled into a new deck [FF-27]
    all: New contractor: Hired Hands [FF-31]
160 s1 Take Megalith (monument, wrench; 5 metal and 2 energy; 3 VP): no ability to use and costs 1 metal less for each monument you have
    all: s1 takes Megalith (costs 5 metal and 2 energy) [FF-61]
    all: New blueprint: Mega Factory [FF-31]
= 160 849cae043da5d248fe0b8a9caab8974068c43f05977bf626261c9dc0884a7381
161 s2 Take Mega Factory (production, gear; 3 metal and 2 energy; 1 VP): 3 equal dice → 2 goods and one more die, of any value
    all: s2 takes Mega Factory (costs 3 metal and 2 energy) [FF-61]
    all: New blueprint: Manufactory [FF-31]
162 s3 Hire Specialist, discarding Harvester: one more die, of any value
    all: s3 hires the Specialist and discards Harvester [FF-63]
    all: New contractor: Electrician [FF-31]
    all: s4 rolls 1 2 4 5 [FF-80]
    all: s1 rolls 1 4 5 6 [FF-80]
    all: s2 rolls 2 4 6 6 [FF-80]
    all: s3 rolls 2 3 3 4 [FF-80]
163 s2 Recycling Plant with 2 energy, Obelisk from hand and Trash Compactor from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Obelisk from hand and Trash Compactor from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Mega Factory and Replicator [FF-26]
    others: s2 draws 2 blueprints [FF-26]
164 s3 Assembly Line with dice 2 3 4: 2 goods
    all: s3 uses Assembly Line with dice 2 3 4 [FF-111]
    all: s3 gains 2 goods [FF-113]
    s3: s3 draws Replicator [FF-26]
    others: s3 draws 1 blueprint [FF-26]
165 s4 Fulfillment Center with a 4 and 2 energy: 1 good and 1 metal
    all: s4 uses Fulfillment Center with a 4 and 2 energy [FF-111]
    all: s4 gains 1 good and 1 metal [FF-113]
166 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Golem [FF-26]
    others: s1 draws 1 blueprint [FF-26]
167 s3 Research with a 3: 1 blueprint
    all: s3 places a 3 on Research [FF-101]
    s3: s3 draws Scrap Yard [FF-26]
    others: s3 draws 1 blueprint [FF-26]
168 s2 Manufactory with dice 6 6: 1 good and 2 metal
    all: s2 uses Manufactory with dice 6 6 [FF-111]
    all: s2 gains 1 good and 2 metal [FF-113]
169 s2 Build Aluminum Factory, discarding Gymnasium: 2 metal and 2 energy
    all: s2 builds Aluminum Factory, pays 2 metal and 2 energy and discards Gymnasium [FF-90]
170 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Concrete Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 170 abbf02b5f4797d458be00254cf8dd8aa76f60e764a5bd0b0a8660b594c62b944
171 s4 Temp Agency with 1 energy: reroll dice 1 2 5
    all: s4 uses Temp Agency with 1 energy [FF-111]
    all: s4 rerolls dice 1 2 5: 1 4 6 [FF-188]
172 s3 Take the Specialist’s die as a 1
    all: s3 takes the Specialist’s die as a 1 [FF-275]
173 s2 Gymnasium with 1 energy: a 2 becomes a 3
    all: s2 uses Gymnasium with 1 energy [FF-111]
    all: s2 turns a 2 into a 3 [FF-140]
174 s4 Mine with a 4: 1 metal
    all: s4 places a 4 on Mine [FF-101]
    all: s4 gains 1 metal [FF-113]
175 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
176 s4 Research with a 1: 1 blueprint
    all: s4 places a 1 on Research [FF-101]
    s4: s4 draws Obelisk [FF-26]
    others: s4 draws 1 blueprint [FF-26]
177 s4 Research with a 6: 1 blueprint
    all: s4 places a 6 on Research [FF-101]
    s4: s4 draws Incinerator [FF-26]
    others: s4 draws 1 blueprint [FF-26]
178 s3 Research with a 1: 1 blueprint
    all: s3 places a 1 on Research [FF-101]
    s3: s3 draws Megalith [FF-26]
    others: s3 draws 1 blueprint [FF-26]
179 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Fitness Center [FF-26]
    others: s2 draws 1 blueprint [FF-26]
180 s4 Robot with 1 metal: roll one more die
    all: s4 uses Robot with 1 metal [FF-111]
    all: s4 gains a die: 6 [FF-84]
= 180 352a53348d447cdd185bcc8f911c0527c77b8090831d7c5c1d3316b51636c0d2
181 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
182 s3 Finish work this round
    all: s3 finishes work [FF-130]
183 s2 Build Fitness Center, discarding Nuclear Plant: 1 metal
    all: s2 builds Fitness Center, pays 1 metal and discards Nuclear Plant [FF-90]
184 s2 Finish work this round
    all: s2 finishes work [FF-130]
185 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Refinery [FF-26]
    others: s1 draws 1 blueprint [FF-26]
186 s4 Research with a 6: 1 blueprint (+1 for matching)
    all: s4 places a 6 on Research: it matches [FF-101]
    s4: s4 draws Beacon and Nuclear Plant [FF-26]
    others: s4 draws 2 blueprints [FF-26]
187 s4 Build Incinerator, discarding Beacon: 2 metal and 1 energy
    all: s4 builds Incinerator, pays 2 metal and 1 energy and discards Beacon [FF-90]
188 s1 Build Refinery, discarding Megalith: 1 metal and 3 energy
    all: s1 builds Refinery, pays 1 metal and 3 energy and discards Megalith [FF-90]
189 s1 Refinery with 3 energy, Beacon from hand, Black Market from hand and Concrete Plant from hand: 3 metal
    all: s1 uses Refinery with 3 energy, Beacon from hand, Black Market from hand and Concrete Plant from hand [FF-111]
    all: s1 gains 3 metal [FF-113]
190 s4 Incinerator with 1 metal and Obelisk from hand: 6 energy
    all: s4 uses Incinerator with 1 metal and Obelisk from hand [FF-111]
    all: s4 gains 6 energy [FF-113]
= 190 d8c7c1231333c5c91ec0a0ade234fafe45246cd1e9dec9fa2b7dc25f8e2199ea
191 s4 Finish work this round
    all: s4 finishes work [FF-130]
192 s1 Build Power Plant, discarding Foundry: 3 metal
    all: s1 builds Power Plant, pays 3 metal and discards Foundry [FF-90]
193 s1 Finish work this round
    all: s1 finishes work [FF-130]
194 s4 Discard 3 energy
    all: s4 discards down to the limit: 3 energy [FF-280]
    all: Round 7 begins. First player: s1 [FF-50]
195 s1 Take Manufactory (production, wrench; 2 metal and 3 energy; 1 VP): 2 equal dice → 1 good and 2 metal or 3 energy or 2 blueprints
    all: s1 takes Manufactory (costs 2 metal and 3 energy) [FF-61]
    all: New blueprint: Fitness Center [FF-31]
196 s2 Hire Hired Hands, discarding Replicator and paying 3 energy: roll 2 more dice this round
    all: s2 hires the Hired Hands, discards Replicator and pays 3 energy [FF-63]
    all: New contractor: Hired Hands [FF-31]
197 s3 Hire Electrician, discarding Robot: 5 energy; s1 gets 2 energy
    all: s3 hires the Electrician and discards Robot [FF-63]
    all: s3 gains 5 energy [FF-113]
    all: s1 gains 2 energy [FF-113]
    all: New contractor: Architect [FF-31]
198 s4 Hire Miner, discarding Nuclear Plant: 3 metal; s3 gets 1 metal
    all: s4 hires the Miner and discards Nuclear Plant [FF-63]
    all: s4 gains 3 metal [FF-113]
    all: s3 gains 1 metal [FF-113]
    all: New contractor: Specialist [FF-31]
    all: s1 rolls 3 3 5 5 [FF-80]
    all: s2 rolls 2 3 4 4 5 6 [FF-80]
    all: s3 rolls 2 5 5 6 [FF-80]
    all: s4 rolls 1 5 5 6 [FF-80]
199 s2 Manufactory with dice 4 4: 1 good and 2 blueprints
    all: s2 uses Manufactory with dice 4 4 [FF-111]
    all: s2 gains 1 good [FF-113]
    all: 27 discarded blueprints are shuffled into a new deck [FF-27]
    s2: s2 draws Beacon and Replicator [FF-26]
    others: s2 draws 2 blueprints [FF-26]
200 s3 Recycling Plant with 2 energy, Fulfillment Center from hand and Robot from hand: 1 good and 2 blueprints
    all: s3 uses Recycling Plant with 2 energy, Fulfillment Center from hand and Robot from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Concrete Plant and Gymnasium [FF-26]
    others: s3 draws 2 blueprints [FF-26]
    s3: s3 draws Foundry [FF-26]
    others: s3 draws 1 blueprint [FF-26]
= 200 8a223b189b44a89aa681760b4d0c8dfdd2dd0d375291c9f1c478754be3b8afca
201 s1 Trash Compactor with dice 3 3, Black Market from hand and Obelisk from hand: 2 goods
    all: s1 uses Trash Compactor with dice 3 3, Black Market from hand and Obelisk from hand [FF-111]
    all: s1 gains 2 goods [FF-113]
202 s4 Warehouse with dice 5 5 6: 2 goods and 2 energy
    all: s4 uses Warehouse with dice 5 5 6 [FF-111]
    all: s4 gains 2 goods and 2 energy [FF-113]
203 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
204 s4 Generate with a 1: 1 energy
    all: s4 places a 1 on Generate [FF-101]
    all: s4 gains 1 energy [FF-113]
205 s1 Refinery with 3 energy, Golem from hand, Manufactory from hand and Obelisk from hand: 3 metal
    all: s1 uses Refinery with 3 energy, Golem from hand, Manufactory from hand and Obelisk from hand [FF-111]
    all: s1 gains 3 metal [FF-113]
206 s4 Incinerator with 1 metal and Assembly Line from hand: 6 energy
    all: s4 uses Incinerator with 1 metal and Assembly Line from hand [FF-111]
    all: s4 gains 6 energy [FF-113]
207 s2 Recycling Plant with 2 energy, Aluminum Factory from hand and Beacon from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Aluminum Factory from hand and Beacon from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Black Market and Harvester [FF-26]
    others: s2 draws 2 blueprints [FF-26]
208 s3 Gymnasium with 1 energy: a 5 becomes a 6
    all: s3 uses Gymnasium with 1 energy [FF-111]
    all: s3 turns a 5 into a 6 [FF-140]
209 s1 Motherlode with a 5: 2 metal
    all: s1 uses Motherlode with a 5 [FF-111]
    all: s1 gains 2 metal [FF-113]
210 s4 Robot with 1 metal: roll one more die
    all: s4 uses Robot with 1 metal [FF-111]
    all: s4 gains a die: 2 [FF-84]
= 210 9169382c938e5ec8804ee000e110e2cad4829421156a75255c6217ab2c1e7997
211 s3 Research with a 6: 1 blueprint
    all: s3 places a 6 on Research [FF-101]
    s3: s3 draws Solar Array [FF-26]
    others: s3 draws 1 blueprint [FF-26]
212 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Megalith [FF-26]
    others: s1 draws 1 blueprint [FF-26]
213 s1 Finish work this round
    all: s1 finishes work [FF-130]
214 s3 Fitness Center with 1 energy: a 5 becomes a 4
    all: s3 uses Fitness Center with 1 energy [FF-111]
    all: s3 turns a 5 into a 4 [FF-140]
215 s4 Temp Agency with 1 energy: reroll a 2
    all: s4 uses Temp Agency with 1 energy [FF-111]
    all: s4 rerolls a 2: 5 [FF-188]
216 s4 Mine with a 5: 1 metal
    all: s4 places a 5 on Mine [FF-101]
    all: s4 gains 1 metal [FF-113]
217 s4 Finish work this round
    all: s4 finishes work [FF-130]
218 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    s2: s2 draws Refinery [FF-26]
    others: s2 draws 1 blueprint [FF-26]
219 s3 Research with a 6: 1 blueprint (+1 for matching)
    all: s3 places a 6 on Research: it matches [FF-101]
    s3: s3 draws Nuclear Plant and Obelisk [FF-26]
    others: s3 draws 2 blueprints [FF-26]
220 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
= 220 0e1bf437f38c2b35c16ac429574a360f94b2659a18990f96acf581dcb12f18a1
221 s2 Fitness Center with 1 energy: a 5 becomes a 4
    all: s2 uses Fitness Center with 1 energy [FF-111]
    all: s2 turns a 5 into a 4 [FF-140]
222 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Temp Agency [FF-26]
    others: s2 draws 1 blueprint [FF-26]
223 s2 Finish work this round
    all: s2 finishes work [FF-130]
224 s3 Generate with a 2: 2 energy
    all: s3 places a 2 on Generate [FF-101]
    all: s3 gains 2 energy [FF-113]
225 s3 Mine with a 4: 1 metal
    all: s3 places a 4 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
226 s3 Build Concrete Plant, discarding Replicator: 2 metal and 2 energy
    all: s3 builds Concrete Plant, pays 2 metal and 2 energy and discards Replicator [FF-90]
227 s3 Golem with 1 energy: one more die showing 1
    all: s3 uses Golem with 1 energy [FF-111]
    all: s3 gains a die: 1 [FF-84]
228 s3 Generate with a 1: 1 energy
    all: s3 places a 1 on Generate [FF-101]
    all: s3 gains 1 energy [FF-113]
229 s3 Finish work this round
    all: s3 finishes work [FF-130]
230 s4 Discard 1 metal and 9 energy
    all: s4 discards down to the limit: 1 metal and 9 energy [FF-280]
    all: Round 8 will be the last [FF-292]
    all: Round 8 begins. First player: s2 [FF-50]
= 230 9928aefb9a2d477f0c1f5d6949213f69d309633bbfc03645fffaf3bdd1ed76ea
231 s2 Hire Architect, discarding Temp Agency: 3 blueprints; s1 gets 1 blueprint
    all: s2 hires the Architect and discards Temp Agency [FF-63]
    s2: s2 draws Beacon, Concrete Plant and Motherlode [FF-26]
    others: s2 draws 3 blueprints [FF-26]
    s1: s1 draws Trash Compactor [FF-26]
    others: s1 draws 1 blueprint [FF-26]
    all: New contractor: Architect [FF-31]
232 s3 Hire Architect, discarding Harvester: 3 blueprints; s4 gets 1 blueprint
    all: s3 hires the Architect and discards Harvester [FF-63]
    s3: s3 draws Battery Factory, Laboratory and Nuclear Plant [FF-26]
    others: s3 draws 3 blueprints [FF-26]
    s4: s4 draws Robot [FF-26]
    others: s4 draws 1 blueprint [FF-26]
    all: New contractor: Investor [FF-31]
233 s4 Take Fitness Center (training, wrench; 1 metal; 0 VP): 1 energy → lower a die by 1
    all: s4 takes Fitness Center (costs 1 metal) [FF-61]
    all: New blueprint: Obelisk [FF-31]
234 s1 Hire Foreman, discarding Power Plant and paying 2 energy: set up to 4 dice instead of rolling them
    all: s1 hires the Foreman, discards Power Plant and pays 2 energy [FF-63]
    all: New contractor: Investor [FF-31]
    all: s2 rolls 1 2 4 6 [FF-80]
    all: s3 rolls 2 2 6 6 [FF-80]
    all: s4 rolls 3 3 5 5 [FF-80]
235 s2 Recycling Plant with 2 energy, Beacon from hand and Black Market from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Beacon from hand and Black Market from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Dojo and Solar Array [FF-26]
    others: s2 draws 2 blueprints [FF-26]
236 s1 Set dice 1 2 5 5 and roll none
    all: s1 sets dice 1 2 5 5 and rolls no dice [FF-264]
237 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
238 s3 Research with a 6: 1 blueprint
    all: s3 places a 6 on Research [FF-101]
    s3: s3 draws Megalith [FF-26]
    others: s3 draws 1 blueprint [FF-26]
239 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Beacon [FF-26]
    others: s2 draws 1 blueprint [FF-26]
240 s2 Fitness Center with 1 energy: a 4 becomes a 3
    all: s2 uses Fitness Center with 1 energy [FF-111]
    all: s2 turns a 4 into a 3 [FF-140]
= 240 d80c69510c137a680073af8386e8f3c12623833d6b7698d8c4cb85d916039c13
241 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    s2: s2 draws Incinerator [FF-26]
    others: s2 draws 1 blueprint [FF-26]
242 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
243 s4 Mine with a 5: 1 metal
    all: s4 places a 5 on Mine [FF-101]
    all: s4 gains 1 metal [FF-113]
244 s3 Generate with a 2: 2 energy
    all: s3 places a 2 on Generate [FF-101]
    all: s3 gains 2 energy [FF-113]
245 s1 Trash Compactor with dice 5 5, Megalith from hand and Trash Compactor from hand: 2 goods
    all: s1 uses Trash Compactor with dice 5 5, Megalith from hand and Trash Compactor from hand [FF-111]
    all: s1 gains 2 goods [FF-113]
246 s3 Recycling Plant with 2 energy, Foundry from hand and Solar Array from hand: 1 good and 2 blueprints
    all: s3 uses Recycling Plant with 2 energy, Foundry from hand and Solar Array from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    all: 20 discarded blueprints are shuffled into a new deck [FF-27]
    s3: s3 draws Power Plant and Replicator [FF-26]
    others: s3 draws 2 blueprints [FF-26]
    s3: s3 draws Trash Compactor [FF-26]
    others: s3 draws 1 blueprint [FF-26]
247 s4 Temp Agency with 1 energy: reroll dice 3 5
    all: s4 uses Temp Agency with 1 energy [FF-111]
    all: s4 rerolls dice 3 5: 3 5 [FF-188]
248 s3 Gymnasium with 1 energy: a 2 becomes a 3
    all: s3 uses Gymnasium with 1 energy [FF-111]
    all: s3 turns a 2 into a 3 [FF-140]
249 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Beacon [FF-26]
    others: s1 draws 1 blueprint [FF-26]
250 s4 Robot with 1 metal: roll one more die
    all: s4 uses Robot with 1 metal [FF-111]
    all: s4 gains a die: 4 [FF-84]
= 250 c41c8d964083e144dbb9c2127e6a69ec7e5b7b8361fa10d1d2dd051b31384f67
251 s4 Fulfillment Center with a 4 and 2 energy: 1 good and 1 metal
    all: s4 uses Fulfillment Center with a 4 and 2 energy [FF-111]
    all: s4 gains 1 good and 1 metal [FF-113]
252 s3 Research with a 6: 1 blueprint (+1 for matching)
    all: s3 places a 6 on Research: it matches [FF-101]
    s3: s3 draws Aluminum Factory and Obelisk [FF-26]
    others: s3 draws 2 blueprints [FF-26]
253 s3 Generate with a 3: 3 energy
    all: s3 places a 3 on Generate [FF-101]
    all: s3 gains 3 energy [FF-113]
254 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
255 s2 Finish work this round
    all: s2 finishes work [FF-130]
256 s4 Generate with a 3: 3 energy
    all: s4 places a 3 on Generate [FF-101]
    all: s4 gains 3 energy [FF-113]
257 s4 Incinerator with 1 metal and Fitness Center from hand: 6 energy
    all: s4 uses Incinerator with 1 metal and Fitness Center from hand [FF-111]
    all: s4 gains 6 energy [FF-113]
258 s1 Finish work this round
    all: s1 finishes work [FF-130]
259 s4 Research with a 5: 1 blueprint
    all: s4 places a 5 on Research [FF-101]
    s4: s4 draws Assembly Line [FF-26]
    others: s4 draws 1 blueprint [FF-26]
260 s4 Generate with a 3: 3 energy (+1 for matching)
    all: s4 places a 3 on Generate: it matches [FF-101]
    all: s4 gains 4 energy [FF-113]
= 260 0c49c752f272912a196a1984c5ed6348f38046658a7160fb84f5d6f8f6d65b37
261 s4 Finish work this round
    all: s4 finishes work [FF-130]
262 s3 Golem with 2 energy: one more die showing 2
    all: s3 uses Golem with 2 energy [FF-111]
    all: s3 gains a die: 2 [FF-84]
263 s3 Generate with a 2: 2 energy (+1 for matching)
    all: s3 places a 2 on Generate: it matches [FF-101]
    all: s3 gains 3 energy [FF-113]
264 s3 Finish work this round
    all: s3 finishes work [FF-130]
265 s2 Discard Dojo, Foundry, Refinery and Warehouse
    all: s2 discards down to the limit: Dojo, Foundry, Refinery and Warehouse [FF-280]
266 s3 Discard Gymnasium, Laboratory, Megalith, Nuclear Plant, Nuclear Plant and Scrap Yard
    all: s3 discards down to the limit: Gymnasium, Laboratory, Megalith, Nuclear Plant, Nuclear Plant and Scrap Yard [FF-280]
267 s4 Discard 10 energy
    all: s4 discards down to the limit: 10 energy [FF-280]
    all: s1 scores 1 VP for Motherlode [FF-295, s1 +1]
    all: s1 scores 2 VP for Obelisk [FF-295, s1 +2]
    all: s1 scores 1 VP for Power Plant [FF-295, s1 +1]
    all: s1 scores 1 VP for Refinery [FF-295, s1 +1]
    all: s1 scores 1 VP for Trash Compactor [FF-295, s1 +1]
    all: s1 scores 4 VP for goods [FF-295, s1 +4]
    all: s2 scores 1 VP for Aluminum Factory [FF-295, s2 +1]
    all: s2 scores 0 VP for Fitness Center [FF-295, s2 +0]
    all: s2 scores 0 VP for Gymnasium [FF-295, s2 +0]
    all: s2 scores 1 VP for Manufactory [FF-295, s2 +1]
    all: s2 scores 1 VP for Recycling Plant [FF-295, s2 +1]
    all: s2 scores 13 VP for goods [FF-295, s2 +13]
    all: s3 scores 1 VP for Assembly Line [FF-295, s3 +1]
    all: s3 scores 1 VP for Biolab [FF-295, s3 +1]
    all: s3 scores 1 VP for Concrete Plant [FF-295, s3 +1]
    all: s3 scores 0 VP for Fitness Center [FF-295, s3 +0]
    all: s3 scores 1 VP for Golem [FF-295, s3 +1]
    all: s3 scores 0 VP for Gymnasium [FF-295, s3 +0]
    all: s3 scores 1 VP for Laboratory [FF-295, s3 +1]
    all: s3 scores 1 VP for Recycling Plant [FF-295, s3 +1]
    all: s3 scores 8 VP for goods [FF-295, s3 +8]
    all: s4 scores 1 VP for Fulfillment Center [FF-295, s4 +1]
    all: s4 scores 1 VP for Incinerator [FF-295, s4 +1]
    all: s4 scores 0 VP for Robot [FF-295, s4 +0]
    all: s4 scores 0 VP for Temp Agency [FF-295, s4 +0]
    all: s4 scores 1 VP for Warehouse [FF-295, s4 +1]
    all: s4 scores 11 VP for goods [FF-295, s4 +11]
    all: s1 finishes with 10 VP, rank 4 [FF-297]
    all: s2 finishes with 16 VP, rank 1 [FF-297]
    all: s3 finishes with 14 VP, rank 3 [FF-297]
    all: s4 finishes with 14 VP, rank 2 [FF-297]
= 267 617cfb96f4ba831dff23f86e2369a72a0ce956a8355180250e8afd1f12ca20af
s1 rank 4 score 10
s2 rank 1 score 16
s3 rank 3 score 14
s4 rank 2 score 14
