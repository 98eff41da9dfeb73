fantastic-factories revision 1, 3 seats, options {"work":"together","cards":"printed","first":"random","machine":"normal"}
deal
    all: Tools above the contractors: hammer, wrench, shovel and gear [FF-16]
    s2: s2 draws Biolab, Fitness Center, Fulfillment Center and Gymnasium [FF-26]
    others: s2 draws 4 blueprints [FF-26]
    s3: s3 draws Fitness Center, Harvester, Harvester and Motherlode [FF-26]
    others: s3 draws 4 blueprints [FF-26]
    s1: s1 draws Beacon, Concrete Plant, Dojo and Laboratory [FF-26]
    others: s1 draws 4 blueprints [FF-26]
    all: New blueprint: Beacon [FF-31]
    all: New blueprint: Mega Factory [FF-31]
    all: New blueprint: Assembly Line [FF-31]
    all: New blueprint: Nuclear Plant [FF-31]
    all: New contractor: Engineer [FF-31]
    all: New contractor: Electrician [FF-31]
    all: New contractor: Architect [FF-31]
    all: New contractor: Specialist [FF-31]
    all: Round 1 begins. First player: s2 [FF-50]
1 s2 Take Assembly Line (production, gear; 2 metal and 1 energy; 1 VP): 3 dice in a row → 2 goods
    all: s2 takes Assembly Line (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Incinerator [FF-31]
2 s3 Hire Electrician, discarding Fitness Center: 5 energy; s2 gets 2 energy
    all: s3 hires the Electrician and discards Fitness Center [FF-63]
    all: s3 gains 5 energy [FF-113]
    all: s2 gains 2 energy [FF-113]
    all: New contractor: Electrician [FF-31]
3 s1 Take Nuclear Plant (production, wrench; 2 metal and 2 energy; 1 VP): a 6 → 1 good and 1 energy
    all: s1 takes Nuclear Plant (costs 2 metal and 2 energy) [FF-61]
    all: New blueprint: Robot [FF-31]
    all: s2 rolls 1 2 4 6 [FF-80]
    all: s3 rolls 1 2 4 6 [FF-80]
    all: s1 rolls 3 3 4 6 [FF-80]
4 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Mega Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
5 s2 Build Biolab, discarding Assembly Line: 1 metal and 3 energy
    all: s2 builds Biolab, pays 1 metal and 3 energy and discards Assembly Line [FF-90]
6 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
7 s3 Build Harvester, discarding Harvester: 1 metal and 2 energy
    all: s3 builds Harvester, pays 1 metal and 2 energy and discards Harvester [FF-90]
8 s3 Mine with a 4: 1 metal
    all: s3 places a 4 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
9 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Battery Factory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
10 s2 Build Fitness Center, discarding Battery Factory: 1 metal
    all: s2 builds Fitness Center, pays 1 metal and discards Battery Factory [FF-90]
= 10 01ddbe970f252b5b8b2e1a0a164429f2185cff6473c9780ea0fa394dde715af7
11 s3 Generate with a 1: 1 energy
    all: s3 places a 1 on Generate [FF-101]
    all: s3 gains 1 energy [FF-113]
12 s1 Build Dojo, discarding Mega Factory: 1 metal and 1 energy
    all: s1 builds Dojo, pays 1 metal and 1 energy and discards Mega Factory [FF-90]
13 s3 Research with a 2: 1 blueprint
    all: s3 places a 2 on Research [FF-101]
    s3: s3 draws Beacon [FF-26]
    others: s3 draws 1 blueprint [FF-26]
14 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
15 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Obelisk [FF-26]
    others: s2 draws 1 blueprint [FF-26]
16 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
17 s2 Finish work this round
    all: s2 finishes work [FF-130]
18 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
19 s3 Build Motherlode, discarding Beacon: 1 metal and 3 energy
    all: s3 builds Motherlode, pays 1 metal and 3 energy and discards Beacon [FF-90]
20 s3 Research with a 6: 1 blueprint
    all: s3 places a 6 on Research [FF-101]
    s3: s3 draws Aluminum Factory [FF-26]
    others: s3 draws 1 blueprint [FF-26]
= 20 d69e8283bdaf28d64c70e49e1be2b8d7129478cfde9d42e686f673b8bc3712e0
21 s3 Finish work this round
    all: s3 finishes work [FF-130]
22 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
23 s1 Build Beacon, discarding Concrete Plant: 2 metal and 4 energy
    all: s1 builds Beacon, pays 2 metal and 4 energy and discards Concrete Plant [FF-90]
24 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 2 begins. First player: s3 [FF-50]
25 s3 Hire Architect, discarding Aluminum Factory: 3 blueprints; s1 gets 1 blueprint
    all: s3 hires the Architect and discards Aluminum Factory [FF-63]
    s3: s3 draws Black Market, Power Plant and Scrap Yard [FF-26]
    others: s3 draws 3 blueprints [FF-26]
    s1: s1 draws Solar Array [FF-26]
    others: s1 draws 1 blueprint [FF-26]
    all: New contractor: Specialist [FF-31]
26 s1 Hire Specialist, discarding Solar Array: one more die, of any value
    all: s1 hires the Specialist and discards Solar Array [FF-63]
    all: New contractor: Foreman [FF-31]
27 s2 Take Beacon (monument, shovel; 2 metal and 4 energy; 2/3/4/5 VP): no ability to use and several may be built
    all: s2 takes Beacon (costs 2 metal and 4 energy) [FF-61]
    all: New blueprint: Obelisk [FF-31]
    all: s3 rolls 2 4 5 6 [FF-80]
    all: s1 rolls 1 2 4 6 [FF-80]
    all: s2 rolls 1 3 4 6 [FF-80]
28 s2 Build Gymnasium, discarding Beacon: 1 metal
    all: s2 builds Gymnasium, pays 1 metal and discards Beacon [FF-90]
29 s3 Research with a 6: 1 blueprint
    all: s3 places a 6 on Research [FF-101]
    s3: s3 draws Golem [FF-26]
    others: s3 draws 1 blueprint [FF-26]
30 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    s2: s2 draws Megalith [FF-26]
    others: s2 draws 1 blueprint [FF-26]
= 30 9b24b5dcdfab244fa8b4d6c2929cf320c0e3973c4cb4191593edf6c48677ccf1
31 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Temp Agency [FF-26]
    others: s1 draws 1 blueprint [FF-26]
32 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Warehouse [FF-26]
    others: s2 draws 1 blueprint [FF-26]
33 s3 Mine with a 5: 1 metal
    all: s3 places a 5 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
34 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Trash Compactor [FF-26]
    others: s3 draws 1 blueprint [FF-26]
35 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
36 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
37 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
38 s3 Generate with a 2: 2 energy
    all: s3 places a 2 on Generate [FF-101]
    all: s3 gains 2 energy [FF-113]
39 s2 Finish work this round
    all: s2 finishes work [FF-130]
40 s3 Finish work this round
    all: s3 finishes work [FF-130]
= 40 70f440cada2d116002f07103486b5ce21e0d92ea97f0bafd7f2471d9eb1ebb90
41 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Manufactory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
42 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Battery Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
43 s1 Take the Specialist’s die as a 6
    all: s1 takes the Specialist’s die as a 6 [FF-275]
44 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
45 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 3 begins. First player: s1 [FF-50]
46 s1 Take Mega Factory (production, gear; 3 metal and 2 energy; 1 VP): 3 equal dice → 2 goods and one more die, of any value
    all: s1 takes Mega Factory (costs 3 metal and 2 energy) [FF-61]
    all: New blueprint: Assembly Line [FF-31]
47 s2 Hire Electrician, discarding Megalith: 5 energy; s3 gets 2 energy
    all: s2 hires the Electrician and discards Megalith [FF-63]
    all: s2 gains 5 energy [FF-113]
    all: s3 gains 2 energy [FF-113]
    all: New contractor: Miner [FF-31]
48 s3 Take Obelisk (monument, hammer; 3 metal and 1 energy; 2 VP): no ability to use and several may be built
    all: s3 takes Obelisk (costs 3 metal and 1 energy) [FF-61]
    all: New blueprint: Recycling Plant [FF-31]
    all: s1 rolls 3 3 3 3 [FF-80]
    all: s2 rolls 2 4 4 5 [FF-80]
    all: s3 rolls 4 4 5 6 [FF-80]
49 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Gymnasium [FF-26]
    others: s2 draws 1 blueprint [FF-26]
50 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
= 50 cbc2ef7abf127d61e94b45a25a107429dfe902623c971ec2320332beb0ccc823
51 s1 Build Laboratory, discarding Battery Factory: 1 metal and 4 energy
    all: s1 builds Laboratory, pays 1 metal and 4 energy and discards Battery Factory [FF-90]
52 s3 Research with a 6: 1 blueprint
    all: s3 places a 6 on Research [FF-101]
    s3: s3 draws Refinery [FF-26]
    others: s3 draws 1 blueprint [FF-26]
53 s3 Build Scrap Yard, discarding Refinery: 1 metal and 2 energy
    all: s3 builds Scrap Yard, pays 1 metal and 2 energy and discards Refinery [FF-90]
54 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Solar Array [FF-26]
    others: s3 draws 1 blueprint [FF-26]
55 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Recycling Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
56 s3 Mine with a 5: 1 metal
    all: s3 places a 5 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
57 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
58 s3 Build Solar Array, discarding Power Plant: 1 metal and 2 energy
    all: s3 builds Solar Array, pays 1 metal and 2 energy and discards Power Plant [FF-90]
    all: s3 gains 1 metal [FF-113]
59 s2 Build Fulfillment Center, discarding Obelisk: 2 metal and 1 energy
    all: s2 builds Fulfillment Center, pays 2 metal and 1 energy and discards Obelisk [FF-90]
60 s3 Research with a 4: 1 blueprint (+1 for matching)
    all: s3 places a 4 on Research: it matches [FF-101]
    s3: s3 draws Biolab and Recycling Plant [FF-26]
    others: s3 draws 2 blueprints [FF-26]
= 60 1c2ec54a706ec54fab92400cb41bf0fd286ecd6e8fd6eee7877e40c54cd801ac
61 s3 Build Biolab, discarding Recycling Plant: 1 metal and 3 energy
    all: s3 builds Biolab, pays 1 metal and 3 energy and discards Recycling Plant [FF-90]
    all: s3 gains 2 energy [FF-113]
62 s3 Finish work this round
    all: s3 finishes work [FF-130]
63 s1 Generate with a 3: 3 energy (+1 for matching)
    all: s1 places a 3 on Generate: it matches [FF-101]
    all: s1 gains 4 energy [FF-113]
64 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
65 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Obelisk [FF-26]
    others: s2 draws 1 blueprint [FF-26]
66 s1 Research with a 3: 1 blueprint (+1 for matching)
    all: s1 places a 3 on Research: it matches [FF-101]
    s1: s1 draws Motherlode and Replicator [FF-26]
    others: s1 draws 2 blueprints [FF-26]
67 s1 Finish work this round
    all: s1 finishes work [FF-130]
68 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 4 begins. First player: s2 [FF-50]
69 s2 Hire Specialist, discarding Gymnasium: one more die, of any value
    all: s2 hires the Specialist and discards Gymnasium [FF-63]
    all: New contractor: Investor [FF-31]
70 s3 Take Robot (special, hammer; 1 metal and 1 energy; 0 VP): 1 metal → roll one more die
    all: s3 takes Robot (costs 1 metal and 1 energy) [FF-61]
    all: New blueprint: Trash Compactor [FF-31]
= 70 7a1e6f4a7973a61654a85f15771db05987a71a2ade276b9616a1d9bf4bab6b61
71 s1 Hire Investor, discarding Replicator: gain the metal and energy the top blueprint of the deck costs
    all: s1 hires the Investor and discards Replicator [FF-63]
    all: s1 reveals Refinery [FF-44]
    all: s1 gains 1 metal and 3 energy [FF-113]
    all: New contractor: Investor [FF-31]
    all: s2 rolls 1 3 3 5 [FF-80]
    all: s3 rolls 1 2 5 6 [FF-80]
    all: s1 rolls 1 1 5 6 [FF-80]
72 s3 Mine with a 6: 1 metal
    all: s3 places a 6 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
73 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Beacon [FF-26]
    others: s2 draws 1 blueprint [FF-26]
74 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Robot [FF-26]
    others: s2 draws 1 blueprint [FF-26]
75 s3 Build Robot, discarding Obelisk: 1 metal and 1 energy
    all: s3 builds Robot, pays 1 metal and 1 energy and discards Obelisk [FF-90]
    all: s3 gains 1 metal [FF-113]
    all: s3 gains 2 energy [FF-113]
76 s2 Build Robot, discarding Obelisk: 1 metal and 1 energy
    all: s2 builds Robot, pays 1 metal and 1 energy and discards Obelisk [FF-90]
77 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Replicator [FF-26]
    others: s1 draws 1 blueprint [FF-26]
78 s3 Mine with a 5: 1 metal
    all: s3 places a 5 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
79 s3 Generate with a 2: 2 energy
    all: s3 places a 2 on Generate [FF-101]
    all: s3 gains 2 energy [FF-113]
80 s3 Research with a 1: 1 blueprint
    all: s3 places a 1 on Research [FF-101]
    s3: s3 draws Concrete Plant [FF-26]
    others: s3 draws 1 blueprint [FF-26]
= 80 eddf0dae5b4b7c8991a5368c268d9b6185504f8924bce5902b874347defaea5c
81 s3 Build Trash Compactor, discarding Concrete Plant: 2 metal and 1 energy
    all: s3 builds Trash Compactor, pays 2 metal and 1 energy and discards Concrete Plant [FF-90]
82 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Fulfillment Center [FF-26]
    others: s2 draws 1 blueprint [FF-26]
83 s3 Finish work this round
    all: s3 finishes work [FF-130]
84 s1 Build Motherlode, discarding Replicator: 1 metal and 3 energy
    all: s1 builds Motherlode, pays 1 metal and 3 energy and discards Replicator [FF-90]
85 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
86 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
87 s1 Generate with a 1: 1 energy (+1 for matching)
    all: s1 places a 1 on Generate: it matches [FF-101]
    all: s1 gains 2 energy [FF-113]
88 s1 Finish work this round
    all: s1 finishes work [FF-130]
89 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
90 s2 Take the Specialist’s die as a 5
    all: s2 takes the Specialist’s die as a 5 [FF-275]
= 90 220eeec7ec58e74ddaca0c49451ce392c27554f7ba8c2fc5d87664f5a6a44dc0
91 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
92 s2 Robot with 1 metal: roll one more die
    all: s2 uses Robot with 1 metal [FF-111]
    all: s2 gains a die: 6 [FF-84]
93 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
94 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 5 begins. First player: s3 [FF-50]
95 s3 Take Trash Compactor (production, shovel; 2 metal and 1 energy; 1 VP): 2 equal dice and 2 blueprints from hand → 2 goods
    all: s3 takes Trash Compactor (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Laboratory [FF-31]
96 s1 Hire Miner, discarding Manufactory: 3 metal; s3 gets 1 metal
    all: s1 hires the Miner and discards Manufactory [FF-63]
    all: s1 gains 3 metal [FF-113]
    all: s3 gains 1 metal [FF-113]
    all: New contractor: Specialist [FF-31]
97 s2 Take Recycling Plant (production, gear; 2 metal; 1 VP): 2 energy and 2 blueprints from hand → 1 good and 1 blueprint
    all: s2 takes Recycling Plant (costs 2 metal) [FF-61]
    all: New blueprint: Obelisk [FF-31]
    all: s3 rolls 2 3 3 4 [FF-80]
    all: s1 rolls 3 4 6 6 [FF-80]
    all: s2 rolls 2 3 4 5 [FF-80]
98 s1 Build Recycling Plant, discarding Mega Factory: 2 metal
    all: s1 builds Recycling Plant, pays 2 metal and discards Mega Factory [FF-90]
99 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
100 s3 Research with a 2: 1 blueprint
    all: s3 places a 2 on Research [FF-101]
    s3: s3 draws Foundry [FF-26]
    others: s3 draws 1 blueprint [FF-26]
= 100 e2b7901d4f7f28a4d75ba7b3bd63e252b6011f1f97519bc814b9c48336d3774a
101 s3 Generate with a 3: 3 energy
    all: s3 places a 3 on Generate [FF-101]
    all: s3 gains 3 energy [FF-113]
102 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Aluminum Factory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
103 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
104 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Power Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
105 s2 Build Beacon, discarding Aluminum Factory: 2 metal and 4 energy
    all: s2 builds Beacon, pays 2 metal and 4 energy and discards Aluminum Factory [FF-90]
106 s3 Research with a 3: 1 blueprint
    all: s3 places a 3 on Research [FF-101]
    s3: s3 draws Megalith [FF-26]
    others: s3 draws 1 blueprint [FF-26]
107 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
108 s3 Mine with a 4: 1 metal
    all: s3 places a 4 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
109 s3 Build Foundry, discarding Black Market: 2 metal and 1 energy
    all: s3 builds Foundry, pays 2 metal and 1 energy and discards Black Market [FF-90]
    all: s3 gains 1 metal [FF-113]
    all: s3 gains 2 energy [FF-113]
110 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
= 110 5cdfabf11d1c1b431ef616ab82fc2ad021bce67a32a80a34954262aba201fbd8
111 s2 Robot with 1 metal: roll one more die
    all: s2 uses Robot with 1 metal [FF-111]
    all: s2 gains a die: 1 [FF-84]
112 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
113 s1 Mine with a 6: 1 metal (+1 for matching)
    all: s1 places a 6 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
114 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 5 [FF-84]
115 s1 Recycling Plant with 2 energy, Power Plant from hand and Temp Agency from hand: 1 good and 1 blueprint
    all: s1 uses Recycling Plant with 2 energy, Power Plant from hand and Temp Agency from hand [FF-111]
    all: s1 gains 1 good [FF-113]
    s1: s1 draws Gymnasium [FF-26]
    others: s1 draws 1 blueprint [FF-26]
    s1: s1 draws Golem [FF-26]
    others: s1 draws 1 blueprint [FF-26]
116 s1 Finish work this round
    all: s1 finishes work [FF-130]
117 s3 Mine with a 5: 1 metal
    all: s3 places a 5 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
118 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
119 s2 Finish work this round
    all: s2 finishes work [FF-130]
120 s3 Finish work this round
    all: s3 finishes work [FF-130]
= 120 2a3706e719a4150c175e7f6d280741a83e1e24685863eaef9c5414840329b65f
121 s1 Discard 1 energy
    all: s1 discards down to the limit: 1 energy [FF-280]
    all: Round 6 begins. First player: s1 [FF-50]
122 s1 Take Incinerator (utility, shovel; 2 metal and 1 energy; 1 VP): 1 metal and 1 blueprint from hand → 6 energy
    all: s1 takes Incinerator (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Robot [FF-31]
123 s2 Take Robot (special, hammer; 1 metal and 1 energy; 0 VP): 1 metal → roll one more die
    all: s2 takes Robot (costs 1 metal and 1 energy) [FF-61]
    all: New blueprint: Nuclear Plant [FF-31]
124 s3 Hire Engineer, discarding Golem and paying 4 energy: build the top blueprint of the deck for free
    all: s3 hires the Engineer, discards Golem and pays 4 energy [FF-63]
    all: s3 reveals Obelisk [FF-44]
    all: s3 builds Obelisk for free with the Engineer [FF-256]
    all: s3 gains 1 metal [FF-113]
    all: s3 gains 2 energy [FF-113]
    all: New contractor: Architect [FF-31]
    all: s1 rolls 3 3 4 6 [FF-80]
    all: s2 rolls 1 6 6 6 [FF-80]
    all: s3 rolls 1 3 3 5 [FF-80]
125 s1 Build Incinerator, discarding Gymnasium: 2 metal and 1 energy
    all: s1 builds Incinerator, pays 2 metal and 1 energy and discards Gymnasium [FF-90]
126 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Megalith [FF-26]
    others: s1 draws 1 blueprint [FF-26]
127 s1 Build Nuclear Plant, discarding Megalith: 2 metal and 2 energy
    all: s1 builds Nuclear Plant, pays 2 metal and 2 energy and discards Megalith [FF-90]
128 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Scrap Yard [FF-26]
    others: s2 draws 1 blueprint [FF-26]
129 s3 Research with a 3: 1 blueprint
    all: s3 places a 3 on Research [FF-101]
    s3: s3 draws Warehouse [FF-26]
    others: s3 draws 1 blueprint [FF-26]
130 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    s2: s2 draws Dojo [FF-26]
    others: s2 draws 1 blueprint [FF-26]
= 130 b3707e29d52cdb8cd149afdcaddb930d93cef5deb7aea259f4847f0196fcdc70
131 s3 Generate with a 3: 3 energy
    all: s3 places a 3 on Generate [FF-101]
    all: s3 gains 3 energy [FF-113]
132 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
133 s3 Mine with a 5: 1 metal
    all: s3 places a 5 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
134 s3 Generate with a 1: 1 energy
    all: s3 places a 1 on Generate [FF-101]
    all: s3 gains 1 energy [FF-113]
135 s2 Research with a 6: 1 blueprint (+1 for matching)
    all: s2 places a 6 on Research: it matches [FF-101]
    s2: s2 draws Fitness Center and Manufactory [FF-26]
    others: s2 draws 2 blueprints [FF-26]
136 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 3 [FF-84]
137 s3 Generate with a 3: 3 energy (+1 for matching)
    all: s3 places a 3 on Generate: it matches [FF-101]
    all: s3 gains 4 energy [FF-113]
138 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Black Market [FF-26]
    others: s1 draws 1 blueprint [FF-26]
139 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
140 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
= 140 48f6157dc8a7604e7fdd3341411808ea5e31e3630c94f5e4011b3c4992278b6c
141 s2 Build Scrap Yard, discarding Fitness Center: 1 metal and 2 energy
    all: s2 builds Scrap Yard, pays 1 metal and 2 energy and discards Fitness Center [FF-90]
142 s1 Recycling Plant with 2 energy, Black Market from hand and Golem from hand: 1 good and 1 blueprint
    all: s1 uses Recycling Plant with 2 energy, Black Market from hand and Golem from hand [FF-111]
    all: s1 gains 1 good [FF-113]
    s1: s1 draws Incinerator [FF-26]
    others: s1 draws 1 blueprint [FF-26]
    s1: s1 draws Foundry [FF-26]
    others: s1 draws 1 blueprint [FF-26]
143 s3 Finish work this round
    all: s3 finishes work [FF-130]
144 s1 Incinerator with 1 metal and Foundry from hand: 6 energy
    all: s1 uses Incinerator with 1 metal and Foundry from hand [FF-111]
    all: s1 gains 6 energy [FF-113]
145 s2 Finish work this round
    all: s2 finishes work [FF-130]
146 s1 Finish work this round
    all: s1 finishes work [FF-130]
147 s3 Discard 4 energy
    all: s3 discards down to the limit: 4 energy [FF-280]
    all: Round 7 begins. First player: s2 [FF-50]
148 s2 Hire Foreman, discarding Dojo and paying 2 energy: set up to 4 dice instead of rolling them
    all: s2 hires the Foreman, discards Dojo and pays 2 energy [FF-63]
    all: New contractor: Hired Hands [FF-31]
149 s3 Hire Architect, discarding Warehouse: 3 blueprints; s1 gets 1 blueprint
    all: s3 hires the Architect and discards Warehouse [FF-63]
    all: 38 discarded blueprints are shuffled into a new deck [FF-27]
    s3: s3 draws Dojo, Gymnasium and Temp Agency [FF-26]
    others: s3 draws 3 blueprints [FF-26]
    s1: s1 draws Battery Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
    all: New contractor: Hired Hands [FF-31]
150 s1 Take Nuclear Plant (production, wrench; 2 metal and 2 energy; 1 VP): a 6 → 1 good and 1 energy
    all: s1 takes Nuclear Plant (costs 2 metal and 2 energy) [FF-61]
    all: New blueprint: Recycling Plant [FF-31]
    all: s3 rolls 1 2 2 4 [FF-80]
    all: s1 rolls 1 2 2 6 [FF-80]
= 150 b4838efb0c100106df3a43d75ae5221d81c3816455eb31b338b91f58726b5e4b
151 s3 Build Gymnasium, discarding Trash Compactor: 1 metal
    all: s3 builds Gymnasium, pays 1 metal and discards Trash Compactor [FF-90]
    all: s3 gains 1 metal [FF-113]
    all: s3 gains 2 energy [FF-113]
152 s2 Set dice 1 1 3 3 and roll none
    all: s2 sets dice 1 1 3 3 and rolls no dice [FF-264]
153 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Concrete Plant [FF-26]
    others: s3 draws 1 blueprint [FF-26]
154 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
155 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
156 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Golem [FF-26]
    others: s2 draws 1 blueprint [FF-26]
157 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Gymnasium [FF-26]
    others: s2 draws 1 blueprint [FF-26]
158 s2 Research with a 3: 1 blueprint (+1 for matching)
    all: s2 places a 3 on Research: it matches [FF-101]
    s2: s2 draws Aluminum Factory and Battery Factory [FF-26]
    others: s2 draws 2 blueprints [FF-26]
159 s3 Research with a 2: 1 blueprint
    all: s3 places a 2 on Research [FF-101]
    s3: s3 draws Refinery [FF-26]
    others: s3 draws 1 blueprint [FF-26]
160 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
= 160 5cdfabb26f51c4bf947d43ab11d20135c44260e82601db1e6eb038efcb1ed5cd
161 s3 Build Refinery, discarding Megalith: 1 metal and 3 energy
    all: s3 builds Refinery, pays 1 metal and 3 energy and discards Megalith [FF-90]
162 s3 Generate with a 2: 2 energy
    all: s3 places a 2 on Generate [FF-101]
    all: s3 gains 2 energy [FF-113]
163 s1 Build Battery Factory, discarding Nuclear Plant: 2 metal and 1 energy
    all: s1 builds Battery Factory, pays 2 metal and 1 energy and discards Nuclear Plant [FF-90]
164 s3 Research with a 1: 1 blueprint
    all: s3 places a 1 on Research [FF-101]
    s3: s3 draws Concrete Plant [FF-26]
    others: s3 draws 1 blueprint [FF-26]
165 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
166 s2 Finish work this round
    all: s2 finishes work [FF-130]
167 s3 Refinery with 3 energy and Concrete Plant from hand: 3 metal
    all: s3 uses Refinery with 3 energy and Concrete Plant from hand [FF-111]
    all: s3 gains 3 metal [FF-113]
168 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 6 [FF-84]
169 s1 Generate with a 2: 2 energy (+1 for matching)
    all: s1 places a 2 on Generate: it matches [FF-101]
    all: s1 gains 3 energy [FF-113]
170 s1 Battery Factory with 4 energy: 1 good
    all: s1 uses Battery Factory with 4 energy [FF-111]
    all: s1 gains 1 good [FF-113]
    s1: s1 draws Power Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 170 2d5e039639c30561dca48d461f9863c975103c7dd306700cdffd8f7a1a2941e5
171 s3 Mine with a 6: 1 metal
    all: s3 places a 6 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
172 s1 Recycling Plant with 2 energy, Incinerator from hand and Power Plant from hand: 1 good and 1 blueprint
    all: s1 uses Recycling Plant with 2 energy, Incinerator from hand and Power Plant from hand [FF-111]
    all: s1 gains 1 good [FF-113]
    s1: s1 draws Replicator [FF-26]
    others: s1 draws 1 blueprint [FF-26]
173 s1 Finish work this round
    all: s1 finishes work [FF-130]
174 s3 Finish work this round
    all: s3 finishes work [FF-130]
    all: Round 8 will be the last [FF-292]
    all: Round 8 begins. First player: s3 [FF-50]
175 s3 Take Recycling Plant (production, gear; 2 metal; 1 VP): 2 energy and 2 blueprints from hand → 1 good and 1 blueprint
    all: s3 takes Recycling Plant (costs 2 metal) [FF-61]
    all: New blueprint: Obelisk [FF-31]
176 s1 Hire Investor, discarding Replicator: gain the metal and energy the top blueprint of the deck costs
    all: s1 hires the Investor and discards Replicator [FF-63]
    all: s1 reveals Temp Agency [FF-44]
    all: s1 gains 1 metal [FF-113]
    all: New contractor: Miner [FF-31]
177 s2 Hire Hired Hands, discarding Fulfillment Center and paying 3 energy: roll 2 more dice this round
    all: s2 hires the Hired Hands, discards Fulfillment Center and pays 3 energy [FF-63]
    all: New contractor: Hired Hands [FF-31]
    all: s3 rolls 3 5 5 6 [FF-80]
    all: s1 rolls 4 5 6 6 [FF-80]
    all: s2 rolls 3 4 4 4 6 6 [FF-80]
178 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
179 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
180 s2 Mine with a 6: 1 metal (+1 for matching)
    all: s2 places a 6 on Mine: it matches [FF-101]
    all: s2 gains 2 metal [FF-113]
= 180 d0f2f5bb3bdb4b6e432ecc3346bd73e95cb530e317346f4be363fddb7df88950
181 s2 Build Battery Factory, discarding Manufactory: 2 metal and 1 energy
    all: s2 builds Battery Factory, pays 2 metal and 1 energy and discards Manufactory [FF-90]
    all: s2 gains 1 metal [FF-113]
182 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Obelisk [FF-26]
    others: s1 draws 1 blueprint [FF-26]
183 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Solar Array [FF-26]
    others: s1 draws 1 blueprint [FF-26]
184 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
185 s3 Build Recycling Plant, discarding Dojo: 2 metal
    all: s3 builds Recycling Plant, pays 2 metal and discards Dojo [FF-90]
    all: s3 gains 1 metal [FF-113]
    all: s3 gains 2 energy [FF-113]
186 s1 Battery Factory with 4 energy: 1 good
    all: s1 uses Battery Factory with 4 energy [FF-111]
    all: s1 gains 1 good [FF-113]
    s1: s1 draws Harvester [FF-26]
    others: s1 draws 1 blueprint [FF-26]
187 s1 Build Harvester, discarding Obelisk: 1 metal and 2 energy
    all: s1 builds Harvester, pays 1 metal and 2 energy and discards Obelisk [FF-90]
188 s1 Incinerator with 1 metal and Solar Array from hand: 6 energy
    all: s1 uses Incinerator with 1 metal and Solar Array from hand [FF-111]
    all: s1 gains 6 energy [FF-113]
189 s3 Mine with a 5: 1 metal
    all: s3 places a 5 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
190 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Warehouse [FF-26]
    others: s2 draws 1 blueprint [FF-26]
= 190 9c08c94927267f419bfcac85e8d492e0701a9ea0f0ec0e1e5fa982897a34e8d4
191 s1 Finish work this round
    all: s1 finishes work [FF-130]
192 s3 Mine with a 5: 1 metal (+1 for matching)
    all: s3 places a 5 on Mine: it matches [FF-101]
    all: s3 gains 2 metal [FF-113]
193 s3 Mine with a 6: 1 metal
    all: s3 places a 6 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
194 s3 Generate with a 3: 3 energy
    all: s3 places a 3 on Generate [FF-101]
    all: s3 gains 3 energy [FF-113]
195 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 4 [FF-84]
196 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Aluminum Factory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
197 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Assembly Line [FF-26]
    others: s3 draws 1 blueprint [FF-26]
198 s3 Recycling Plant with 2 energy, Concrete Plant from hand and Temp Agency from hand: 1 good and 1 blueprint
    all: s3 uses Recycling Plant with 2 energy, Concrete Plant from hand and Temp Agency from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Black Market [FF-26]
    others: s3 draws 1 blueprint [FF-26]
199 s3 Build Black Market, discarding Assembly Line: 3 metal and 2 energy
    all: s3 builds Black Market, pays 3 metal and 2 energy and discards Assembly Line [FF-90]
200 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
= 200 3d4e4a3ee6e09dd1329358322e9c920b9b64ccaf1ca9bd576fcebafe533fee7c
201 s2 Research with a 4: 1 blueprint (+1 for matching)
    all: s2 places a 4 on Research: it matches [FF-101]
    s2: s2 draws Megalith and Power Plant [FF-26]
    others: s2 draws 2 blueprints [FF-26]
202 s2 Build Recycling Plant, discarding Power Plant: 2 metal
    all: s2 builds Recycling Plant, pays 2 metal and discards Power Plant [FF-90]
203 s2 Robot with 1 metal: roll one more die
    all: s2 uses Robot with 1 metal [FF-111]
    all: s2 gains a die: 5 [FF-84]
204 s3 Finish work this round
    all: s3 finishes work [FF-130]
205 s2 Finish work with 1 die unused
    all: s2 finishes work [FF-130]
    all: s1 scores 1 VP for Battery Factory [FF-295, s1 +1]
    all: s1 scores 2 VP for Beacon [FF-295, s1 +2]
    all: s1 scores 0 VP for Dojo [FF-295, s1 +0]
    all: s1 scores 1 VP for Harvester [FF-295, s1 +1]
    all: s1 scores 1 VP for Incinerator [FF-295, s1 +1]
    all: s1 scores 1 VP for Laboratory [FF-295, s1 +1]
    all: s1 scores 1 VP for Motherlode [FF-295, s1 +1]
    all: s1 scores 1 VP for Nuclear Plant [FF-295, s1 +1]
    all: s1 scores 1 VP for Recycling Plant [FF-295, s1 +1]
    all: s1 scores 5 VP for goods [FF-295, s1 +5]
    all: s2 scores 1 VP for Battery Factory [FF-295, s2 +1]
    all: s2 scores 2 VP for Beacon [FF-295, s2 +2]
    all: s2 scores 1 VP for Biolab [FF-295, s2 +1]
    all: s2 scores 0 VP for Fitness Center [FF-295, s2 +0]
    all: s2 scores 1 VP for Fulfillment Center [FF-295, s2 +1]
    all: s2 scores 0 VP for Gymnasium [FF-295, s2 +0]
    all: s2 scores 1 VP for Recycling Plant [FF-295, s2 +1]
    all: s2 scores 0 VP for Robot [FF-295, s2 +0]
    all: s2 scores 0 VP for Scrap Yard [FF-295, s2 +0]
    all: s2 scores 0 VP for goods [FF-295, s2 +0]
    all: s3 scores 1 VP for Biolab [FF-295, s3 +1]
    all: s3 scores 1 VP for Black Market [FF-295, s3 +1]
    all: s3 scores 1 VP for Foundry [FF-295, s3 +1]
    all: s3 scores 0 VP for Gymnasium [FF-295, s3 +0]
    all: s3 scores 1 VP for Harvester [FF-295, s3 +1]
    all: s3 scores 1 VP for Motherlode [FF-295, s3 +1]
    all: s3 scores 2 VP for Obelisk [FF-295, s3 +2]
    all: s3 scores 1 VP for Recycling Plant [FF-295, s3 +1]
    all: s3 scores 1 VP for Refinery [FF-295, s3 +1]
    all: s3 scores 0 VP for Robot [FF-295, s3 +0]
    all: s3 scores 0 VP for Scrap Yard [FF-295, s3 +0]
    all: s3 scores 0 VP for Solar Array [FF-295, s3 +0]
    all: s3 scores 1 VP for Trash Compactor [FF-295, s3 +1]
    all: s3 scores 1 VP for goods [FF-295, s3 +1]
    all: s1 finishes with 14 VP, rank 1 [FF-297]
    all: s2 finishes with 6 VP, rank 3 [FF-297]
    all: s3 finishes with 11 VP, rank 2 [FF-297]
= 205 c93948b942b4d9373683ce040b2f95147c2d90fe2da9d9a855315a9f4960014c
s1 rank 1 score 14
s2 rank 3 score 6
s3 rank 2 score 11
