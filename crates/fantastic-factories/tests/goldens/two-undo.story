fantastic-factories revision 1, 2 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"normal"}
deal
    all: Tools above the contractors: gear, wrench, hammer and shovel [FF-16]
    s1: s1 draws Black Market, Fulfillment Center, Harvester and Nuclear Plant [FF-26]
    others: s1 draws 4 blueprints [FF-26]
    s2: s2 draws Dojo, Fitness Center, Recycling Plant and Replicator [FF-26]
    others: s2 draws 4 blueprints [FF-26]
    all: New blueprint: Harvester [FF-31]
    all: New blueprint: Manufactory [FF-31]
    all: New blueprint: Foundry [FF-31]
    all: New blueprint: Battery Factory [FF-31]
    all: New contractor: Miner [FF-31]
    all: New contractor: Specialist [FF-31]
    all: New contractor: Electrician [FF-31]
    all: New contractor: Hired Hands [FF-31]
    all: Round 1 begins. First player: s1 [FF-50]
1 s1 Hire Electrician, discarding Fulfillment Center: 5 energy; s2 gets 2 energy
    all: s1 hires the Electrician and discards Fulfillment Center [FF-63]
    all: s1 gains 5 energy [FF-113]
    all: s2 gains 2 energy [FF-113]
    all: New contractor: Hired Hands [FF-31]
2 s2 Take Harvester (utility, hammer; 1 metal and 2 energy; 1 VP): 2 equal dice → 4 metal or 7 energy
    all: s2 takes Harvester (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Temp Agency [FF-31]
    all: s1 rolls 1 3 4 6 [FF-80]
    all: s2 rolls 3 5 6 6 [FF-80]
3 s2 Build Dojo, discarding Recycling Plant: 1 metal and 1 energy
    all: s2 builds Dojo, pays 1 metal and 1 energy and discards Recycling Plant [FF-90]
4 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
5 s1 undo 4
6 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
7 s1 undo 6
8 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Power Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
9 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
10 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
= 10 f088d44f3b042d653a364471cfcfa73af3e59cffac8b37353dfa0388ac147a34
11 s1 undo 10
12 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Temp Agency [FF-26]
    others: s2 draws 1 blueprint [FF-26]
13 s2 Build Temp Agency, discarding Harvester: 1 metal
    all: s2 builds Temp Agency, pays 1 metal and discards Harvester [FF-90]
14 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Laboratory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
15 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Obelisk [FF-26]
    others: s1 draws 1 blueprint [FF-26]
16 s2 Mine with a 6: 1 metal (+1 for matching)
    all: s2 places a 6 on Mine: it matches [FF-101]
    all: s2 gains 2 metal [FF-113]
17 s2 Build Fitness Center, discarding Laboratory: 1 metal
    all: s2 builds Fitness Center, pays 1 metal and discards Laboratory [FF-90]
18 s2 Finish work this round
    all: s2 finishes work [FF-130]
19 s1 Build Harvester, discarding Obelisk: 1 metal and 2 energy
    all: s1 builds Harvester, pays 1 metal and 2 energy and discards Obelisk [FF-90]
20 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
= 20 cdc40dca1c03e301578d243e1df8bf2bff4d39d073f611d85b273083e15cc638
21 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Robot [FF-26]
    others: s1 draws 1 blueprint [FF-26]
22 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 2 begins. First player: s2 [FF-50]
23 s2 Take Foundry (utility, gear; 2 metal and 1 energy; 1 VP): any die and as much energy as the die shows → as much metal as the die shows
    all: s2 takes Foundry (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Obelisk [FF-31]
24 s1 Hire Miner, discarding Black Market: 3 metal; s2 gets 1 metal
    all: s1 hires the Miner and discards Black Market [FF-63]
    all: s1 gains 3 metal [FF-113]
    all: s2 gains 1 metal [FF-113]
    all: New contractor: Architect [FF-31]
    all: s2 rolls 2 3 5 6 [FF-80]
    all: s1 rolls 1 1 3 4 [FF-80]
25 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
26 s1 undo 25
27 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Concrete Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
28 s1 Research with a 1: 1 blueprint (+1 for matching)
    all: s1 places a 1 on Research: it matches [FF-101]
    s1: s1 draws Golem and Replicator [FF-26]
    others: s1 draws 2 blueprints [FF-26]
29 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
30 s2 undo 29
= 30 da7a51d3526a72f2141e662539f6f93e399827b6d594f622e2e09fd9820e10df
31 s1 Build Robot, discarding Golem: 1 metal and 1 energy
    all: s1 builds Robot, pays 1 metal and 1 energy and discards Golem [FF-90]
32 s1 undo 31
33 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Mega Factory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
34 s1 Build Replicator, discarding Concrete Plant: 2 metal and 2 energy
    all: s1 builds Replicator, pays 2 metal and 2 energy and discards Concrete Plant [FF-90]
35 s1 Build Robot, discarding Golem: 1 metal and 1 energy
    all: s1 builds Robot, pays 1 metal and 1 energy and discards Golem [FF-90]
36 s2 Build Foundry, discarding Mega Factory: 2 metal and 1 energy
    all: s2 builds Foundry, pays 2 metal and 1 energy and discards Mega Factory [FF-90]
37 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
38 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Warehouse [FF-26]
    others: s1 draws 1 blueprint [FF-26]
39 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
40 s2 undo 39
= 40 14d7e62c2ce2901e1e7a90042517265753b8227b102227d2b32e5dcec1ee0847
41 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
42 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 4 [FF-84]
43 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Beacon [FF-26]
    others: s2 draws 1 blueprint [FF-26]
44 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
45 s1 Replicator as Battery Factory with 5 energy: 1 good
    all: s1 uses Replicator as Battery Factory with 5 energy [FF-111]
    all: s1 gains 1 good [FF-113]
46 s1 undo 45
47 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
48 s1 Replicator as Battery Factory with 5 energy: 1 good
    all: s1 uses Replicator as Battery Factory with 5 energy [FF-111]
    all: s1 gains 1 good [FF-113]
49 s1 Finish work this round
    all: s1 finishes work [FF-130]
50 s2 Build Replicator, discarding Beacon: 2 metal and 2 energy
    all: s2 builds Replicator, pays 2 metal and 2 energy and discards Beacon [FF-90]
= 50 f8575d1aa7b446c4ee094e2984e37ca261da8dbb6626de7904ebc9af5f36d8c2
51 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 3 begins. First player: s1 [FF-50]
52 s1 Take Battery Factory (production, wrench; 2 metal and 1 energy; 1 VP): 4 energy → 1 good
    all: s1 takes Battery Factory (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Gymnasium [FF-31]
53 s2 Take Temp Agency (training, hammer; 1 metal; 0 VP): 1 energy → reroll any of your dice
    all: s2 takes Temp Agency (costs 1 metal) [FF-61]
    all: New blueprint: Trash Compactor [FF-31]
    all: s1 rolls 2 3 3 5 [FF-80]
    all: s2 rolls 1 1 3 6 [FF-80]
54 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Refinery [FF-26]
    others: s2 draws 1 blueprint [FF-26]
55 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Beacon [FF-26]
    others: s1 draws 1 blueprint [FF-26]
56 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
57 s1 undo 56
58 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
59 s2 undo 58
60 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Robot [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 60 bc3043feaae15d47a8746c1318937ed47b6136893fb69a4dcbc023db46dc02bd
61 s1 Research with a 3: 1 blueprint (+1 for matching)
    all: s1 places a 3 on Research: it matches [FF-101]
    s1: s1 draws Obelisk and Recycling Plant [FF-26]
    others: s1 draws 2 blueprints [FF-26]
62 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
63 s1 undo 62
64 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
65 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 5 [FF-84]
66 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
67 s1 undo 66
68 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
69 s1 Finish work this round
    all: s1 finishes work [FF-130]
70 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
= 70 72bddae08954d3525aefaf21729ba658f47ba4373ce5addd3822cd99096d428f
71 s2 Research with a 1: 1 blueprint (+1 for matching)
    all: s2 places a 1 on Research: it matches [FF-101]
    s2: s2 draws Obelisk and Recycling Plant [FF-26]
    others: s2 draws 2 blueprints [FF-26]
72 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
73 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 4 begins. First player: s2 [FF-50]
74 s2 Hire Hired Hands, discarding Obelisk and paying 3 energy: roll 2 more dice this round
    all: s2 hires the Hired Hands, discards Obelisk and pays 3 energy [FF-63]
    all: New contractor: Investor [FF-31]
75 s1 Take Trash Compactor (production, shovel; 2 metal and 1 energy; 1 VP): 2 equal dice and 2 blueprints from hand → 2 goods
    all: s1 takes Trash Compactor (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Scrap Yard [FF-31]
    all: s2 rolls 1 2 3 3 3 6 [FF-80]
    all: s1 rolls 1 4 4 6 [FF-80]
76 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
77 s1 undo 76
78 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    s2: s2 draws Incinerator [FF-26]
    others: s2 draws 1 blueprint [FF-26]
79 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Megalith [FF-26]
    others: s2 draws 1 blueprint [FF-26]
80 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Incinerator [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 80 e97db4775dbb69bf0829e7c88f746f5c5d8fe38696550f3ea7c23940673046e0
81 s1 Research with a 4: 1 blueprint (+1 for matching)
    all: s1 places a 4 on Research: it matches [FF-101]
    s1: s1 draws Beacon and Biolab [FF-26]
    others: s1 draws 2 blueprints [FF-26]
82 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
83 s2 Research with a 3: 1 blueprint (+1 for matching)
    all: s2 places a 3 on Research: it matches [FF-101]
    s2: s2 draws Megalith and Refinery [FF-26]
    others: s2 draws 2 blueprints [FF-26]
84 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
85 s2 Build Refinery, discarding Megalith: 1 metal and 3 energy
    all: s2 builds Refinery, pays 1 metal and 3 energy and discards Megalith [FF-90]
86 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Solar Array [FF-26]
    others: s1 draws 1 blueprint [FF-26]
87 s1 Build Solar Array, discarding Power Plant: 1 metal and 2 energy
    all: s1 builds Solar Array, pays 1 metal and 2 energy and discards Power Plant [FF-90]
88 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
89 s2 undo 88
90 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
= 90 17e89b4e06bab7b173725bd0f6694172d3fd38ff5d1b903e7511b89b59fe791c
91 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 1 [FF-84]
92 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
93 s1 undo 92
94 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
95 s1 undo 94
96 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
97 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
98 s2 undo 97
99 s1 Replicator as Scrap Yard with 1 energy: 1 metal
    all: s1 uses Replicator as Scrap Yard with 1 energy [FF-111]
    all: s1 gains 1 metal [FF-113]
100 s1 Finish work this round
    all: s1 finishes work [FF-130]
= 100 d21518e92dc60068dff05b1682ee3473a072e03bb7fc30f28d4a499037796e8c
101 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
102 s2 Refinery with 3 energy, Incinerator from hand, Megalith from hand and Temp Agency from hand: 3 metal
    all: s2 uses Refinery with 3 energy, Incinerator from hand, Megalith from hand and Temp Agency from hand [FF-111]
    all: s2 gains 3 metal [FF-113]
103 s2 undo 102
104 s2 Refinery with 3 energy, Incinerator from hand, Megalith from hand and Refinery from hand: 3 metal
    all: s2 uses Refinery with 3 energy, Incinerator from hand, Megalith from hand and Refinery from hand [FF-111]
    all: s2 gains 3 metal [FF-113]
105 s2 Finish work this round
    all: s2 finishes work [FF-130]
106 s1 Discard Recycling Plant
    all: s1 discards down to the limit: Recycling Plant [FF-280]
    all: Round 5 begins. First player: s1 [FF-50]
107 s1 Hire Specialist, discarding Battery Factory: one more die, of any value
    all: s1 hires the Specialist and discards Battery Factory [FF-63]
    all: New contractor: Engineer [FF-31]
108 s2 Take Manufactory (production, wrench; 2 metal and 3 energy; 1 VP): 2 equal dice → 1 good and 2 metal or 3 energy or 2 blueprints
    all: s2 takes Manufactory (costs 2 metal and 3 energy) [FF-61]
    all: New blueprint: Motherlode [FF-31]
    all: s1 rolls 1 2 2 4 [FF-80]
    all: s2 rolls 2 2 3 4 [FF-80]
109 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Laboratory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
110 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
= 110 bc3c043e112f3a215d118c0b99f4f4a2e0e5b280eedcceb3546d7590498ac064
111 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Solar Array [FF-26]
    others: s2 draws 1 blueprint [FF-26]
112 s2 Build Recycling Plant, discarding Solar Array: 2 metal
    all: s2 builds Recycling Plant, pays 2 metal and discards Solar Array [FF-90]
113 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Dojo [FF-26]
    others: s2 draws 1 blueprint [FF-26]
114 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Obelisk [FF-26]
    others: s1 draws 1 blueprint [FF-26]
115 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Black Market [FF-26]
    others: s2 draws 1 blueprint [FF-26]
116 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
117 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
118 s1 undo 117
119 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Concrete Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
120 s2 Recycling Plant with 2 energy, Dojo from hand and Manufactory from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Dojo from hand and Manufactory from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Megalith and Nuclear Plant [FF-26]
    others: s2 draws 2 blueprints [FF-26]
= 120 659e551afc703e40a3d254c419410968b869d3d3c5d9bc0eb63479d4f7317412
121 s2 Finish work this round
    all: s2 finishes work [FF-130]
122 s1 Take the Specialist’s die as a 4
    all: s1 takes the Specialist’s die as a 4 [FF-275]
123 s1 undo 122
124 s1 Replicator as Scrap Yard with 1 energy: 1 metal
    all: s1 uses Replicator as Scrap Yard with 1 energy [FF-111]
    all: s1 gains 1 metal [FF-113]
125 s1 Build Incinerator, discarding Concrete Plant: 2 metal and 1 energy
    all: s1 builds Incinerator, pays 2 metal and 1 energy and discards Concrete Plant [FF-90]
126 s1 undo 125
127 s1 Build Incinerator, discarding Trash Compactor: 2 metal and 1 energy
    all: s1 builds Incinerator, pays 2 metal and 1 energy and discards Trash Compactor [FF-90]
128 s1 undo 127
129 s1 Build Incinerator, discarding Concrete Plant: 2 metal and 1 energy
    all: s1 builds Incinerator, pays 2 metal and 1 energy and discards Concrete Plant [FF-90]
130 s1 Take the Specialist’s die as a 3
    all: s1 takes the Specialist’s die as a 3 [FF-275]
= 130 efcf0fbfbc2a58403835ea928a508214d0d22f0ee7c3cd8e1eeaeb10b9d6a1bf
131 s1 undo 130
132 s1 Take the Specialist’s die as a 6
    all: s1 takes the Specialist’s die as a 6 [FF-275]
133 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
134 s1 Incinerator with 1 metal and Beacon from hand: 6 energy
    all: s1 uses Incinerator with 1 metal and Beacon from hand [FF-111]
    all: s1 gains 6 energy [FF-113]
135 s1 Solar Array: 2 energy
    all: s1 uses Solar Array [FF-111]
    all: s1 gains 2 energy [FF-113]
136 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 6 begins. First player: s2 [FF-50]
137 s2 Take Gymnasium (training, shovel; 1 metal; 0 VP): 1 energy → raise a die by 1
    all: s2 takes Gymnasium (costs 1 metal) [FF-61]
    all: New blueprint: Fulfillment Center [FF-31]
138 s1 Hire Hired Hands, discarding Trash Compactor and paying 3 energy: roll 2 more dice this round
    all: s1 hires the Hired Hands, discards Trash Compactor and pays 3 energy [FF-63]
    all: New contractor: Hired Hands [FF-31]
    all: s2 rolls 3 3 4 5 [FF-80]
    all: s1 rolls 2 3 4 5 5 5 [FF-80]
139 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
140 s1 undo 139
= 140 bcea1eb4bda63d94ff97fff1f72f0a95fc51e898c2620497420359fc71a64281
141 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
142 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Golem [FF-26]
    others: s2 draws 1 blueprint [FF-26]
143 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Battery Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
144 s2 Generate with a 3: 3 energy (+1 for matching)
    all: s2 places a 3 on Generate: it matches [FF-101]
    all: s2 gains 4 energy [FF-113]
145 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
146 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
147 s2 undo 146
148 s1 Build Laboratory, discarding Battery Factory: 1 metal and 4 energy
    all: s1 builds Laboratory, pays 1 metal and 4 energy and discards Battery Factory [FF-90]
149 s1 undo 148
150 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Foundry [FF-26]
    others: s2 draws 1 blueprint [FF-26]
= 150 d163bd0d31cb39ada3e17a7459eb474c956f3c057986691d3ed5cec918275033
151 s1 Build Laboratory, discarding Nuclear Plant: 1 metal and 4 energy
    all: s1 builds Laboratory, pays 1 metal and 4 energy and discards Nuclear Plant [FF-90]
152 s2 Refinery with 3 energy, Black Market from hand, Foundry from hand and Nuclear Plant from hand: 3 metal
    all: s2 uses Refinery with 3 energy, Black Market from hand, Foundry from hand and Nuclear Plant from hand [FF-111]
    all: s2 gains 3 metal [FF-113]
153 s2 Build Golem, discarding Temp Agency: 4 metal
    all: s2 builds Golem, pays 4 metal and discards Temp Agency [FF-90]
154 s2 undo 153
155 s1 Mine with a 5: 1 metal (+1 for matching)
    all: s1 places a 5 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
156 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
157 s2 Build Golem, discarding Temp Agency: 4 metal
    all: s2 builds Golem, pays 4 metal and discards Temp Agency [FF-90]
158 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Fitness Center [FF-26]
    others: s1 draws 1 blueprint [FF-26]
159 s1 Build Fitness Center, discarding Battery Factory: 1 metal
    all: s1 builds Fitness Center, pays 1 metal and discards Battery Factory [FF-90]
160 s1 undo 159
= 160 6c062b06a932b89d6bac30997d8fb23bb74bda2e11b8d5b6751138294eca157e
161 s2 Replicator as Scrap Yard with 1 energy: 1 metal
    all: s2 uses Replicator as Scrap Yard with 1 energy [FF-111]
    all: s2 gains 1 metal [FF-113]
162 s2 undo 161
163 s2 Recycling Plant with 2 energy, Gymnasium from hand and Megalith from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Gymnasium from hand and Megalith from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Mega Factory and Robot [FF-26]
    others: s2 draws 2 blueprints [FF-26]
164 s2 Golem with 1 energy: one more die showing 1
    all: s2 uses Golem with 1 energy [FF-111]
    all: s2 gains a die: 1 [FF-84]
165 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
166 s1 Build Fitness Center, discarding Battery Factory: 1 metal
    all: s1 builds Fitness Center, pays 1 metal and discards Battery Factory [FF-90]
167 s2 Replicator as Scrap Yard with 1 energy: 1 metal
    all: s2 uses Replicator as Scrap Yard with 1 energy [FF-111]
    all: s2 gains 1 metal [FF-113]
168 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Aluminum Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
169 s1 Incinerator with 1 metal and Aluminum Factory from hand: 6 energy
    all: s1 uses Incinerator with 1 metal and Aluminum Factory from hand [FF-111]
    all: s1 gains 6 energy [FF-113]
170 s1 undo 169
= 170 7a2c22f130c578d117a374f0f948dae678866469c5d5d8520fdf480fca1297d1
171 s1 Incinerator with 1 metal and Warehouse from hand: 6 energy
    all: s1 uses Incinerator with 1 metal and Warehouse from hand [FF-111]
    all: s1 gains 6 energy [FF-113]
172 s1 Solar Array: 2 energy
    all: s1 uses Solar Array [FF-111]
    all: s1 gains 2 energy [FF-113]
173 s1 Replicator as Scrap Yard with 1 energy: 1 metal
    all: s1 uses Replicator as Scrap Yard with 1 energy [FF-111]
    all: s1 gains 1 metal [FF-113]
174 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 6 [FF-84]
175 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
176 s2 Finish work this round
    all: s2 finishes work [FF-130]
177 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 7 begins. First player: s1 [FF-50]
178 s1 Hire Investor, discarding Obelisk: gain the metal and energy the top blueprint of the deck costs
    all: s1 hires the Investor and discards Obelisk [FF-63]
    all: s1 reveals Assembly Line [FF-44]
    all: s1 gains 2 metal and 1 energy [FF-113]
    all: New contractor: Foreman [FF-31]
179 s2 Hire Architect, discarding Mega Factory: 3 blueprints; s1 gets 1 blueprint
    all: s2 hires the Architect and discards Mega Factory [FF-63]
    s2: s2 draws Aluminum Factory, Manufactory and Scrap Yard [FF-26]
    others: s2 draws 3 blueprints [FF-26]
    s1: s1 draws Motherlode [FF-26]
    others: s1 draws 1 blueprint [FF-26]
    all: New contractor: Specialist [FF-31]
    all: s1 rolls 2 3 5 6 [FF-80]
    all: s2 rolls 2 2 5 5 [FF-80]
180 s1 Build Aluminum Factory, discarding Motherlode: 2 metal and 2 energy
    all: s1 builds Aluminum Factory, pays 2 metal and 2 energy and discards Motherlode [FF-90]
= 180 071c9d88712900c4c070788b58d8387a4b33687e862c591f35820bd4d31bfd75
181 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Beacon [FF-26]
    others: s1 draws 1 blueprint [FF-26]
182 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Gymnasium [FF-26]
    others: s1 draws 1 blueprint [FF-26]
183 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Biolab [FF-26]
    others: s2 draws 1 blueprint [FF-26]
184 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
185 s2 Research with a 2: 1 blueprint (+1 for matching)
    all: s2 places a 2 on Research: it matches [FF-101]
    s2: s2 draws Trash Compactor and Warehouse [FF-26]
    others: s2 draws 2 blueprints [FF-26]
186 s1 Build Gymnasium, discarding Beacon: 1 metal
    all: s1 builds Gymnasium, pays 1 metal and discards Beacon [FF-90]
187 s1 undo 186
188 s1 Build Gymnasium, discarding Beacon: 1 metal
    all: s1 builds Gymnasium, pays 1 metal and discards Beacon [FF-90]
189 s1 undo 188
190 s1 Build Gymnasium, discarding Beacon: 1 metal
    all: s1 builds Gymnasium, pays 1 metal and discards Beacon [FF-90]
= 190 c7dfb0f0d002e73de5f6013ddf1d364c1ef867b5c1f1ec5e40fd3e118da6e7f8
191 s2 Build Trash Compactor, discarding Aluminum Factory: 2 metal and 1 energy
    all: s2 builds Trash Compactor, pays 2 metal and 1 energy and discards Aluminum Factory [FF-90]
192 s2 undo 191
193 s2 Build Robot, discarding Warehouse: 1 metal and 1 energy
    all: s2 builds Robot, pays 1 metal and 1 energy and discards Warehouse [FF-90]
194 s2 Mine with a 5: 1 metal (+1 for matching)
    all: s2 places a 5 on Mine: it matches [FF-101]
    all: s2 gains 2 metal [FF-113]
195 s2 Robot with 1 metal: roll one more die
    all: s2 uses Robot with 1 metal [FF-111]
    all: s2 gains a die: 3 [FF-84]
196 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Gymnasium [FF-26]
    others: s1 draws 1 blueprint [FF-26]
197 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
198 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
199 s1 Incinerator with 1 metal and Robot from hand: 6 energy
    all: s1 uses Incinerator with 1 metal and Robot from hand [FF-111]
    all: s1 gains 6 energy [FF-113]
200 s1 Replicator as Scrap Yard with 1 energy: 1 metal
    all: s1 uses Replicator as Scrap Yard with 1 energy [FF-111]
    all: s1 gains 1 metal [FF-113]
= 200 4d6187213337bc848f09fc1b939150233fa413a20e8098b6c560df5c0cef4e27
201 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 4 [FF-84]
202 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
203 s1 undo 202
204 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
205 s1 undo 204
206 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
207 s1 undo 206
208 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
209 s1 Solar Array: 2 energy
    all: s1 uses Solar Array [FF-111]
    all: s1 gains 2 energy [FF-113]
210 s1 Finish work this round
    all: s1 finishes work [FF-130]
= 210 9c423aa5f88bd563fca8402e930ca959149cd0b1172de14fc3d369e398a03a55
211 s2 Build Scrap Yard, discarding Manufactory: 1 metal and 2 energy
    all: s2 builds Scrap Yard, pays 1 metal and 2 energy and discards Manufactory [FF-90]
212 s2 Replicator as Scrap Yard with 1 energy: 1 metal
    all: s2 uses Replicator as Scrap Yard with 1 energy [FF-111]
    all: s2 gains 1 metal [FF-113]
213 s2 undo 212
214 s2 Replicator as Scrap Yard with 1 energy: 1 metal
    all: s2 uses Replicator as Scrap Yard with 1 energy [FF-111]
    all: s2 gains 1 metal [FF-113]
215 s2 Finish work this round
    all: s2 finishes work [FF-130]
216 s1 Discard 1 metal and 5 energy
    all: s1 discards down to the limit: 1 metal and 5 energy [FF-280]
    all: Round 8 will be the last [FF-292]
    all: Round 8 begins. First player: s2 [FF-50]
217 s2 Take Motherlode (utility, shovel; 1 metal and 3 energy; 1 VP): any die → 1 metal, or 2 metal with a 4, 5 or 6
    all: s2 takes Motherlode (costs 1 metal and 3 energy) [FF-61]
    all: New blueprint: Assembly Line [FF-31]
218 s1 Take Scrap Yard (special, wrench; 1 metal and 2 energy; 0 VP): 1 metal, but not in the round you build it
    all: s1 takes Scrap Yard (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Power Plant [FF-31]
    all: s2 rolls 3 3 5 6 [FF-80]
    all: s1 rolls 3 5 5 5 [FF-80]
219 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    s2: s2 draws Fitness Center [FF-26]
    others: s2 draws 1 blueprint [FF-26]
220 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
= 220 4221b327af0c536ab4d23881baf75061b12025c815e4b6bf0af2c07ecaed1e76
221 s2 Build Trash Compactor, discarding Aluminum Factory: 2 metal and 1 energy
    all: s2 builds Trash Compactor, pays 2 metal and 1 energy and discards Aluminum Factory [FF-90]
222 s2 undo 221
223 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
224 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    all: 41 discarded blueprints are shuffled into a new deck [FF-27]
    s1: s1 draws Golem [FF-26]
    others: s1 draws 1 blueprint [FF-26]
225 s2 Build Aluminum Factory, discarding Motherlode: 2 metal and 2 energy
    all: s2 builds Aluminum Factory, pays 2 metal and 2 energy and discards Motherlode [FF-90]
226 s2 undo 225
227 s2 Build Aluminum Factory, discarding Motherlode: 2 metal and 2 energy
    all: s2 builds Aluminum Factory, pays 2 metal and 2 energy and discards Motherlode [FF-90]
228 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Megalith [FF-26]
    others: s2 draws 1 blueprint [FF-26]
229 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Obelisk [FF-26]
    others: s2 draws 1 blueprint [FF-26]
230 s2 Scrap Yard: 1 metal
    all: s2 uses Scrap Yard [FF-111]
    all: s2 gains 1 metal [FF-113]
= 230 e3a74c96ccbc3e1ac634ede9037011c5d870b80a0b8be3922a561ec5a23bd7a3
231 s1 Mine with a 5: 1 metal (+1 for matching)
    all: s1 places a 5 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
232 s1 Build Beacon, discarding Gymnasium: 2 metal and 4 energy
    all: s1 builds Beacon, pays 2 metal and 4 energy and discards Gymnasium [FF-90]
233 s2 Robot with 1 metal: roll one more die
    all: s2 uses Robot with 1 metal [FF-111]
    all: s2 gains a die: 4 [FF-84]
234 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Obelisk [FF-26]
    others: s1 draws 1 blueprint [FF-26]
235 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
236 s2 undo 235
237 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
238 s1 Solar Array: 2 energy
    all: s1 uses Solar Array [FF-111]
    all: s1 gains 2 energy [FF-113]
239 s1 Incinerator with 1 metal and Scrap Yard from hand: 6 energy
    all: s1 uses Incinerator with 1 metal and Scrap Yard from hand [FF-111]
    all: s1 gains 6 energy [FF-113]
240 s1 Finish work this round
    all: s1 finishes work [FF-130]
= 240 ad6fa84442901c7b02a2a25c59a6c0bb5c692b7d98bcc60c825542c93e857784
241 s2 Golem with 1 energy: one more die showing 1
    all: s2 uses Golem with 1 energy [FF-111]
    all: s2 gains a die: 1 [FF-84]
242 s2 undo 241
243 s2 Golem with 1 energy: one more die showing 1
    all: s2 uses Golem with 1 energy [FF-111]
    all: s2 gains a die: 1 [FF-84]
244 s2 undo 243
245 s2 Golem with 1 energy: one more die showing 1
    all: s2 uses Golem with 1 energy [FF-111]
    all: s2 gains a die: 1 [FF-84]
246 s2 undo 245
247 s2 Golem with 1 energy: one more die showing 1
    all: s2 uses Golem with 1 energy [FF-111]
    all: s2 gains a die: 1 [FF-84]
248 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
249 s2 undo 248
250 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
= 250 9d5b770b504a6c8b3afab27768e335f1216ec5c5d9d37e5d90ffc85db8e3210a
251 s2 undo 250
252 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
253 s2 Finish work this round
    all: s2 finishes work [FF-130]
254 s1 Discard 4 energy
    all: s1 discards down to the limit: 4 energy [FF-280]
    all: s1 scores 1 VP for Aluminum Factory [FF-295, s1 +1]
    all: s1 scores 2 VP for Beacon [FF-295, s1 +2]
    all: s1 scores 0 VP for Fitness Center [FF-295, s1 +0]
    all: s1 scores 0 VP for Gymnasium [FF-295, s1 +0]
    all: s1 scores 1 VP for Harvester [FF-295, s1 +1]
    all: s1 scores 1 VP for Incinerator [FF-295, s1 +1]
    all: s1 scores 1 VP for Laboratory [FF-295, s1 +1]
    all: s1 scores 1 VP for Replicator [FF-295, s1 +1]
    all: s1 scores 0 VP for Robot [FF-295, s1 +0]
    all: s1 scores 0 VP for Solar Array [FF-295, s1 +0]
    all: s1 scores 1 VP for goods [FF-295, s1 +1]
    all: s2 scores 1 VP for Aluminum Factory [FF-295, s2 +1]
    all: s2 scores 0 VP for Dojo [FF-295, s2 +0]
    all: s2 scores 0 VP for Fitness Center [FF-295, s2 +0]
    all: s2 scores 1 VP for Foundry [FF-295, s2 +1]
    all: s2 scores 1 VP for Golem [FF-295, s2 +1]
    all: s2 scores 1 VP for Recycling Plant [FF-295, s2 +1]
    all: s2 scores 1 VP for Refinery [FF-295, s2 +1]
    all: s2 scores 1 VP for Replicator [FF-295, s2 +1]
    all: s2 scores 0 VP for Robot [FF-295, s2 +0]
    all: s2 scores 0 VP for Scrap Yard [FF-295, s2 +0]
    all: s2 scores 0 VP for Temp Agency [FF-295, s2 +0]
    all: s2 scores 2 VP for goods [FF-295, s2 +2]
    all: s1 finishes with 8 VP, rank 2 [FF-297]
    all: s2 finishes with 8 VP, rank 1 [FF-297]
= 254 599c196b6b2a4ffff4e0ac7896f56feb9bdf551234df3977260e6fabe2ec0694
s1 rank 2 score 8
s2 rank 1 score 8
