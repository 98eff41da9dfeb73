fantastic-factories revision 1, 2 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"normal"}
deal
    all: Tools above the contractors: shovel, wrench, gear and hammer [FF-16]
    s2: s2 draws Fitness Center, Motherlode, Obelisk and Scrap Yard [FF-26]
    others: s2 draws 4 blueprints [FF-26]
    s1: s1 draws Mega Factory, Nuclear Plant, Power Plant and Temp Agency [FF-26]
    others: s1 draws 4 blueprints [FF-26]
    all: New blueprint: Refinery [FF-31]
    all: New blueprint: Harvester [FF-31]
    all: New blueprint: Robot [FF-31]
    all: New blueprint: Megalith [FF-31]
    all: New contractor: Specialist [FF-31]
    all: New contractor: Miner [FF-31]
    all: New contractor: Specialist [FF-31]
    all: New contractor: Miner [FF-31]
    all: Round 1 begins. First player: s2 [FF-50]
1 s2 Take Robot (special, hammer; 1 metal and 1 energy; 0 VP): 1 metal → roll one more die
    all: s2 takes Robot (costs 1 metal and 1 energy) [FF-61]
    all: New blueprint: Warehouse [FF-31]
2 s1 Hire Specialist, discarding Power Plant: one more die, of any value
    all: s1 hires the Specialist and discards Power Plant [FF-63]
    all: New contractor: Electrician [FF-31]
    all: s2 rolls 1 1 4 4 [FF-80]
    all: s1 rolls 1 2 5 6 [FF-80]
3 s2 Build Scrap Yard, discarding Fitness Center: 1 metal and 2 energy
    all: s2 builds Scrap Yard, pays 1 metal and 2 energy and discards Fitness Center [FF-90]
4 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Foundry [FF-26]
    others: s2 draws 1 blueprint [FF-26]
5 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Beacon [FF-26]
    others: s2 draws 1 blueprint [FF-26]
6 s2 Research with a 1: 1 blueprint (+1 for matching)
    all: s2 places a 1 on Research: it matches [FF-101]
    s2: s2 draws Battery Factory and Fulfillment Center [FF-26]
    others: s2 draws 2 blueprints [FF-26]
7 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
8 s2 Finish work this round
    all: s2 finishes work [FF-130]
9 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
10 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Beacon [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 10 b23cd049d5a6bf6851b44732c5f71317ca162ed0ad90d97a83035668cd530768
11 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
12 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
13 s1 Take the Specialist’s die as a 5
    all: s1 takes the Specialist’s die as a 5 [FF-275]
14 s1 Mine with a 5: 1 metal (+1 for matching)
    all: s1 places a 5 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
15 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 2 begins. First player: s1 [FF-50]
16 s1 Hire Electrician, discarding Mega Factory: 5 energy; s2 gets 2 energy
    all: s1 hires the Electrician and discards Mega Factory [FF-63]
    all: s1 gains 5 energy [FF-113]
    all: s2 gains 2 energy [FF-113]
    all: New contractor: Electrician [FF-31]
17 s2 Hire Miner, discarding Obelisk: 3 metal; s1 gets 1 metal
    all: s2 hires the Miner and discards Obelisk [FF-63]
    all: s2 gains 3 metal [FF-113]
    all: s1 gains 1 metal [FF-113]
    all: New contractor: Architect [FF-31]
    all: s1 rolls 2 4 6 6 [FF-80]
    all: s2 rolls 3 4 5 6 [FF-80]
18 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
19 s2 Build Robot, discarding Fulfillment Center: 1 metal and 1 energy
    all: s2 builds Robot, pays 1 metal and 1 energy and discards Fulfillment Center [FF-90]
20 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
= 20 4d5031ed26d2f131a0b02a0794f651fd6ff9c36506bad4849e28c7d1bbf901b5
21 s2 Build Beacon, discarding Motherlode: 2 metal and 4 energy
    all: s2 builds Beacon, pays 2 metal and 4 energy and discards Motherlode [FF-90]
22 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Incinerator [FF-26]
    others: s1 draws 1 blueprint [FF-26]
23 s1 Build Incinerator, discarding Beacon: 2 metal and 1 energy
    all: s1 builds Incinerator, pays 2 metal and 1 energy and discards Beacon [FF-90]
24 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
25 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
26 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Black Market [FF-26]
    others: s1 draws 1 blueprint [FF-26]
27 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
28 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
29 s1 Incinerator with 1 metal and Nuclear Plant from hand: 6 energy
    all: s1 uses Incinerator with 1 metal and Nuclear Plant from hand [FF-111]
    all: s1 gains 6 energy [FF-113]
30 s1 Finish work this round
    all: s1 finishes work [FF-130]
= 30 e2c5d7a3ee5adae86592217f44e6cbd478519cf536f6133d067b47250a6adaa2
31 s2 Scrap Yard: 1 metal
    all: s2 uses Scrap Yard [FF-111]
    all: s2 gains 1 metal [FF-113]
32 s2 Robot with 1 metal: roll one more die
    all: s2 uses Robot with 1 metal [FF-111]
    all: s2 gains a die: 6 [FF-84]
33 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    s2: s2 draws Laboratory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
34 s2 Finish work this round
    all: s2 finishes work [FF-130]
35 s1 Discard 4 metal and 3 energy
    all: s1 discards down to the limit: 4 metal and 3 energy [FF-280]
    all: Round 3 begins. First player: s2 [FF-50]
36 s2 Hire Miner, discarding Laboratory: 3 metal; s1 gets 1 metal
    all: s2 hires the Miner and discards Laboratory [FF-63]
    all: s2 gains 3 metal [FF-113]
    all: s1 gains 1 metal [FF-113]
    all: New contractor: Hired Hands [FF-31]
37 s1 Take Megalith (monument, wrench; 5 metal and 2 energy; 3 VP): no ability to use and costs 1 metal less for each monument you have
    all: s1 takes Megalith (costs 5 metal and 2 energy) [FF-61]
    all: New blueprint: Fitness Center [FF-31]
    all: s2 rolls 1 2 3 6 [FF-80]
    all: s1 rolls 1 5 6 6 [FF-80]
38 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
39 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
40 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Fitness Center [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 40 d9a4ba5b57c5b65a7c318dd250057f96a38151a6273899b0c1194b069b13199a
41 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Dojo [FF-26]
    others: s2 draws 1 blueprint [FF-26]
42 s1 Build Fitness Center, discarding Megalith: 1 metal
    all: s1 builds Fitness Center, pays 1 metal and discards Megalith [FF-90]
43 s2 Build Dojo, discarding Foundry: 1 metal and 1 energy
    all: s2 builds Dojo, pays 1 metal and 1 energy and discards Foundry [FF-90]
44 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
45 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
46 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
47 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
48 s1 Incinerator with 1 metal and Black Market from hand: 6 energy
    all: s1 uses Incinerator with 1 metal and Black Market from hand [FF-111]
    all: s1 gains 6 energy [FF-113]
49 s2 Robot with 1 metal: roll one more die
    all: s2 uses Robot with 1 metal [FF-111]
    all: s2 gains a die: 3 [FF-84]
50 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
= 50 c6db1115cf73dff12d695e20b31cfa775b61d74fdf885d70861317de2a3c47c2
51 s2 Scrap Yard: 1 metal
    all: s2 uses Scrap Yard [FF-111]
    all: s2 gains 1 metal [FF-113]
52 s1 Finish work this round
    all: s1 finishes work [FF-130]
53 s2 Finish work this round
    all: s2 finishes work [FF-130]
54 s1 Discard 1 metal and 7 energy
    all: s1 discards down to the limit: 1 metal and 7 energy [FF-280]
    all: Round 4 begins. First player: s1 [FF-50]
55 s1 Take Refinery (utility, wrench; 1 metal and 3 energy; 1 VP): 3 energy and 3 blueprints from hand → 3 metal
    all: s1 takes Refinery (costs 1 metal and 3 energy) [FF-61]
    all: New blueprint: Gymnasium [FF-31]
56 s2 Take Gymnasium (training, shovel; 1 metal; 0 VP): 1 energy → raise a die by 1
    all: s2 takes Gymnasium (costs 1 metal) [FF-61]
    all: New blueprint: Concrete Plant [FF-31]
    all: s1 rolls 1 1 3 3 [FF-80]
    all: s2 rolls 1 2 4 5 [FF-80]
57 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
58 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
59 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
60 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Golem [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 60 ecfce322ecf9b992eecb2c834d4d0384695da31efe1cd9ed7a27d10c7232cc9d
61 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Replicator [FF-26]
    others: s2 draws 1 blueprint [FF-26]
62 s2 Build Gymnasium, discarding Replicator: 1 metal
    all: s2 builds Gymnasium, pays 1 metal and discards Replicator [FF-90]
63 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
64 s2 Robot with 1 metal: roll one more die
    all: s2 uses Robot with 1 metal [FF-111]
    all: s2 gains a die: 1 [FF-84]
65 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
66 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Beacon [FF-26]
    others: s1 draws 1 blueprint [FF-26]
67 s2 Research with a 1: 1 blueprint (+1 for matching)
    all: s2 places a 1 on Research: it matches [FF-101]
    s2: s2 draws Golem and Solar Array [FF-26]
    others: s2 draws 2 blueprints [FF-26]
68 s1 Finish work this round
    all: s1 finishes work [FF-130]
69 s2 Scrap Yard: 1 metal
    all: s2 uses Scrap Yard [FF-111]
    all: s2 gains 1 metal [FF-113]
70 s2 Finish work this round
    all: s2 finishes work [FF-130]
= 70 0390ceccecddd588cf53b56bfd1bd32b60b3d73ab4ee437ba3d45890a946fc8d
71 s1 Discard 4 energy
    all: s1 discards down to the limit: 4 energy [FF-280]
72 s2 Discard 3 energy
    all: s2 discards down to the limit: 3 energy [FF-280]
    all: Round 5 begins. First player: s2 [FF-50]
73 s2 Take Warehouse (production, hammer; 3 metal and 2 energy; 1 VP): 3 dice that add up to 14 or more → 2 goods and 2 energy
    all: s2 takes Warehouse (costs 3 metal and 2 energy) [FF-61]
    all: New blueprint: Gymnasium [FF-31]
74 s1 Take Fitness Center (training, wrench; 1 metal; 0 VP): 1 energy → lower a die by 1
    all: s1 takes Fitness Center (costs 1 metal) [FF-61]
    all: New blueprint: Nuclear Plant [FF-31]
    all: s2 rolls 1 3 3 5 [FF-80]
    all: s1 rolls 2 6 6 6 [FF-80]
75 s2 Build Warehouse, discarding Golem: 3 metal and 2 energy
    all: s2 builds Warehouse, pays 3 metal and 2 energy and discards Golem [FF-90]
76 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
77 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Aluminum Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
78 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
79 s1 Build Refinery, discarding Fitness Center: 1 metal and 3 energy
    all: s1 builds Refinery, pays 1 metal and 3 energy and discards Fitness Center [FF-90]
80 s1 Mine with a 6: 1 metal (+1 for matching)
    all: s1 places a 6 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
= 80 4e24006a8e38f80ce2bd2aee027ec1137c5e8166aef7855dd98ee97316d4fa33
81 s1 Build Temp Agency, discarding Golem: 1 metal
    all: s1 builds Temp Agency, pays 1 metal and discards Golem [FF-90]
82 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
83 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
84 s1 Incinerator with 1 metal and Aluminum Factory from hand: 6 energy
    all: s1 uses Incinerator with 1 metal and Aluminum Factory from hand [FF-111]
    all: s1 gains 6 energy [FF-113]
85 s1 Finish work this round
    all: s1 finishes work [FF-130]
86 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
87 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Black Market [FF-26]
    others: s2 draws 1 blueprint [FF-26]
88 s2 Build Black Market, discarding Solar Array: 3 metal and 2 energy
    all: s2 builds Black Market, pays 3 metal and 2 energy and discards Solar Array [FF-90]
89 s2 Scrap Yard: 1 metal
    all: s2 uses Scrap Yard [FF-111]
    all: s2 gains 1 metal [FF-113]
90 s2 Robot with 1 metal: roll one more die
    all: s2 uses Robot with 1 metal [FF-111]
    all: s2 gains a die: 2 [FF-84]
= 90 dc28c1bf4b3f971e55ee0f5335219ec5d4b6b7eb8936b57d3523017256ccde6a
91 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Recycling Plant [FF-26]
    others: s2 draws 1 blueprint [FF-26]
92 s2 Finish work this round
    all: s2 finishes work [FF-130]
93 s1 Discard 5 energy
    all: s1 discards down to the limit: 5 energy [FF-280]
    all: Round 6 begins. First player: s1 [FF-50]
94 s1 Take Concrete Plant (production, shovel; 2 metal and 2 energy; 1 VP): 2 equal dice and as much metal as the die shows → 2 goods
    all: s1 takes Concrete Plant (costs 2 metal and 2 energy) [FF-61]
    all: New blueprint: Megalith [FF-31]
95 s2 Take Gymnasium (training, shovel; 1 metal; 0 VP): 1 energy → raise a die by 1
    all: s2 takes Gymnasium (costs 1 metal) [FF-61]
    all: New blueprint: Obelisk [FF-31]
    all: s1 rolls 2 2 3 5 [FF-80]
    all: s2 rolls 1 1 3 4 [FF-80]
96 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
97 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Solar Array [FF-26]
    others: s1 draws 1 blueprint [FF-26]
98 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Biolab [FF-26]
    others: s2 draws 1 blueprint [FF-26]
99 s2 Build Biolab, discarding Recycling Plant: 1 metal and 3 energy
    all: s2 builds Biolab, pays 1 metal and 3 energy and discards Recycling Plant [FF-90]
100 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
= 100 e5e7b1c7492440e8e126bd5aa68611880e89d0dc3354f91de65081fe6b971356
101 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Replicator [FF-26]
    others: s2 draws 1 blueprint [FF-26]
102 s2 Research with a 1: 1 blueprint (+1 for matching)
    all: s2 places a 1 on Research: it matches [FF-101]
    s2: s2 draws Concrete Plant and Warehouse [FF-26]
    others: s2 draws 2 blueprints [FF-26]
103 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
104 s2 Build Concrete Plant, discarding Replicator: 2 metal and 2 energy
    all: s2 builds Concrete Plant, pays 2 metal and 2 energy and discards Replicator [FF-90]
105 s2 Scrap Yard: 1 metal
    all: s2 uses Scrap Yard [FF-111]
    all: s2 gains 1 metal [FF-113]
106 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
107 s1 Refinery with 3 energy, Beacon from hand, Concrete Plant from hand and Solar Array from hand: 3 metal
    all: s1 uses Refinery with 3 energy, Beacon from hand, Concrete Plant from hand and Solar Array from hand [FF-111]
    all: s1 gains 3 metal [FF-113]
108 s2 Robot with 1 metal: roll one more die
    all: s2 uses Robot with 1 metal [FF-111]
    all: s2 gains a die: 2 [FF-84]
109 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
110 s1 Finish work this round
    all: s1 finishes work [FF-130]
= 110 3694c3a51770b03bd7d974c7f95c8bfbd78cf9bc572f26a9765f40afa0dfab0c
111 s2 Finish work this round
    all: s2 finishes work [FF-130]
112 s1 Discard 2 metal and 4 energy
    all: s1 discards down to the limit: 2 metal and 4 energy [FF-280]
    all: Round 7 begins. First player: s2 [FF-50]
113 s2 Hire Architect, discarding Warehouse: 3 blueprints; s1 gets 1 blueprint
    all: s2 hires the Architect and discards Warehouse [FF-63]
    s2: s2 draws Obelisk, Recycling Plant and Trash Compactor [FF-26]
    others: s2 draws 3 blueprints [FF-26]
    s1: s1 draws Assembly Line [FF-26]
    others: s1 draws 1 blueprint [FF-26]
    all: New contractor: Engineer [FF-31]
114 s1 Take Nuclear Plant (production, wrench; 2 metal and 2 energy; 1 VP): a 6 → 1 good and 1 energy
    all: s1 takes Nuclear Plant (costs 2 metal and 2 energy) [FF-61]
    all: New blueprint: Obelisk [FF-31]
    all: s2 rolls 1 5 5 6 [FF-80]
    all: s1 rolls 2 2 5 6 [FF-80]
115 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
116 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
117 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
118 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Manufactory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
119 s1 Build Manufactory, discarding Nuclear Plant: 2 metal and 3 energy
    all: s1 builds Manufactory, pays 2 metal and 3 energy and discards Nuclear Plant [FF-90]
120 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Motherlode [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 120 65117d99235fe248fd367b9f10a658f1f33d08038cda888feee46f7c99a9b31d
121 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Robot [FF-26]
    others: s1 draws 1 blueprint [FF-26]
122 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
123 s1 Refinery with 3 energy, Assembly Line from hand, Motherlode from hand and Robot from hand: 3 metal
    all: s1 uses Refinery with 3 energy, Assembly Line from hand, Motherlode from hand and Robot from hand [FF-111]
    all: s1 gains 3 metal [FF-113]
124 s1 Finish work this round
    all: s1 finishes work [FF-130]
125 s2 Build Trash Compactor, discarding Gymnasium: 2 metal and 1 energy
    all: s2 builds Trash Compactor, pays 2 metal and 1 energy and discards Gymnasium [FF-90]
126 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Dojo [FF-26]
    others: s2 draws 1 blueprint [FF-26]
127 s2 Scrap Yard: 1 metal
    all: s2 uses Scrap Yard [FF-111]
    all: s2 gains 1 metal [FF-113]
128 s2 Robot with 1 metal: roll one more die
    all: s2 uses Robot with 1 metal [FF-111]
    all: s2 gains a die: 1 [FF-84]
129 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Scrap Yard [FF-26]
    others: s2 draws 1 blueprint [FF-26]
130 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 8 will be the last [FF-292]
    all: Round 8 begins. First player: s1 [FF-50]
= 130 02e6eca56211de38d8600e2465668ff60c043712dec410978024486030aeaff9
131 s1 Take Harvester (utility, hammer; 1 metal and 2 energy; 1 VP): 2 equal dice → 4 metal or 7 energy
    all: s1 takes Harvester (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Recycling Plant [FF-31]
132 s2 Take Recycling Plant (production, gear; 2 metal; 1 VP): 2 energy and 2 blueprints from hand → 1 good and 2 blueprints
    all: s2 takes Recycling Plant (costs 2 metal) [FF-61]
    all: New blueprint: Mega Factory [FF-31]
    all: s1 rolls 1 3 5 6 [FF-80]
    all: s2 rolls 1 1 2 6 [FF-80]
133 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Aluminum Factory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
134 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Incinerator [FF-26]
    others: s1 draws 1 blueprint [FF-26]
135 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Megalith [FF-26]
    others: s2 draws 1 blueprint [FF-26]
136 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Refinery [FF-26]
    others: s1 draws 1 blueprint [FF-26]
137 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Temp Agency [FF-26]
    others: s1 draws 1 blueprint [FF-26]
138 s1 Build Harvester, discarding Temp Agency: 1 metal and 2 energy
    all: s1 builds Harvester, pays 1 metal and 2 energy and discards Temp Agency [FF-90]
139 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
140 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
= 140 b83c199ec36481c13dbe7768924f2382434cde33e4ce1b2068309d45ab6eb83c
141 s1 Incinerator with 1 metal and Refinery from hand: 6 energy
    all: s1 uses Incinerator with 1 metal and Refinery from hand [FF-111]
    all: s1 gains 6 energy [FF-113]
142 s1 Finish work this round
    all: s1 finishes work [FF-130]
143 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
144 s2 Scrap Yard: 1 metal
    all: s2 uses Scrap Yard [FF-111]
    all: s2 gains 1 metal [FF-113]
145 s2 Build Battery Factory, discarding Megalith: 2 metal and 1 energy
    all: s2 builds Battery Factory, pays 2 metal and 1 energy and discards Megalith [FF-90]
146 s2 Battery Factory with 4 energy: 1 good
    all: s2 uses Battery Factory with 4 energy [FF-111]
    all: s2 gains 1 good [FF-113]
147 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: s1 scores 0 VP for Fitness Center [FF-295, s1 +0]
    all: s1 scores 1 VP for Harvester [FF-295, s1 +1]
    all: s1 scores 1 VP for Incinerator [FF-295, s1 +1]
    all: s1 scores 1 VP for Manufactory [FF-295, s1 +1]
    all: s1 scores 1 VP for Refinery [FF-295, s1 +1]
    all: s1 scores 0 VP for Temp Agency [FF-295, s1 +0]
    all: s1 scores 0 VP for goods [FF-295, s1 +0]
    all: s2 scores 1 VP for Battery Factory [FF-295, s2 +1]
    all: s2 scores 2 VP for Beacon [FF-295, s2 +2]
    all: s2 scores 1 VP for Biolab [FF-295, s2 +1]
    all: s2 scores 1 VP for Black Market [FF-295, s2 +1]
    all: s2 scores 1 VP for Concrete Plant [FF-295, s2 +1]
    all: s2 scores 0 VP for Dojo [FF-295, s2 +0]
    all: s2 scores 0 VP for Gymnasium [FF-295, s2 +0]
    all: s2 scores 0 VP for Robot [FF-295, s2 +0]
    all: s2 scores 0 VP for Scrap Yard [FF-295, s2 +0]
    all: s2 scores 1 VP for Trash Compactor [FF-295, s2 +1]
    all: s2 scores 1 VP for Warehouse [FF-295, s2 +1]
    all: s2 scores 1 VP for goods [FF-295, s2 +1]
    all: s1 finishes with 4 VP, rank 2 [FF-297]
    all: s2 finishes with 9 VP, rank 1 [FF-297]
= 147 46398ed2a01e151ea30d97e68d2019232fd937312294d54f221b9e8cf72a0be2
s1 rank 2 score 4
s2 rank 1 score 9
