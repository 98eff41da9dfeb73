fantastic-factories revision 1, 5 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"normal"}
deal
    all: Tools above the contractors: wrench, hammer, gear and shovel [FF-16]
    s3: s3 draws Beacon, Fulfillment Center, Golem and Recycling Plant [FF-26]
    others: s3 draws 4 blueprints [FF-26]
    s4: s4 draws Assembly Line, Manufactory, Replicator and Scrap Yard [FF-26]
    others: s4 draws 4 blueprints [FF-26]
    s5: s5 draws Beacon, Biolab, Gymnasium and Trash Compactor [FF-26]
    others: s5 draws 4 blueprints [FF-26]
    s1: s1 draws Foundry, Gymnasium, Obelisk and Robot [FF-26]
    others: s1 draws 4 blueprints [FF-26]
    s2: s2 draws Dojo, Manufactory, Megalith and Power Plant [FF-26]
    others: s2 draws 4 blueprints [FF-26]
    all: New blueprint: Biolab [FF-31]
    all: New blueprint: Obelisk [FF-31]
    all: New blueprint: Harvester [FF-31]
    all: New blueprint: Trash Compactor [FF-31]
    all: New contractor: Investor [FF-31]
    all: New contractor: Electrician [FF-31]
    all: New contractor: Architect [FF-31]
    all: New contractor: Hired Hands [FF-31]
    all: Round 1 begins. First player: s3 [FF-50]
1 s3 Hire Architect, discarding Recycling Plant: 3 blueprints; s1 gets 1 blueprint
    all: s3 hires the Architect and discards Recycling Plant [FF-63]
    s3: s3 draws Laboratory, Refinery and Temp Agency [FF-26]
    others: s3 draws 3 blueprints [FF-26]
    s1: s1 draws Gymnasium [FF-26]
    others: s1 draws 1 blueprint [FF-26]
    all: New contractor: Hired Hands [FF-31]
2 s4 Take Trash Compactor (production, shovel; 2 metal and 1 energy; 1 VP): 2 equal dice and 2 blueprints from hand → 2 goods
    all: s4 takes Trash Compactor (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Temp Agency [FF-31]
3 s5 Take Temp Agency (training, hammer; 1 metal; 0 VP): 1 energy → reroll any of your dice
    all: s5 takes Temp Agency (costs 1 metal) [FF-61]
    all: New blueprint: Golem [FF-31]
4 s1 Take Biolab (production, gear; 1 metal and 3 energy; 1 VP): a 1 and 1 energy → 1 good
    all: s1 takes Biolab (costs 1 metal and 3 energy) [FF-61]
    all: New blueprint: Mega Factory [FF-31]
5 s2 Hire Investor, discarding Megalith: gain the metal and energy the top blueprint of the deck costs
    all: s2 hires the Investor and discards Megalith [FF-63]
    all: s2 reveals Power Plant [FF-44]
    all: s2 gains 3 metal [FF-113]
    all: New contractor: Specialist [FF-31]
    all: s3 rolls 1 3 3 6 [FF-80]
    all: s4 rolls 1 3 3 6 [FF-80]
    all: s5 rolls 1 3 4 4 [FF-80]
    all: s1 rolls 2 3 4 6 [FF-80]
    all: s2 rolls 2 3 4 6 [FF-80]
6 s3 Generate with a 1: 1 energy
    all: s3 places a 1 on Generate [FF-101]
    all: s3 gains 1 energy [FF-113]
7 s3 Generate with a 3: 3 energy
    all: s3 places a 3 on Generate [FF-101]
    all: s3 gains 3 energy [FF-113]
8 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
9 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Fitness Center [FF-26]
    others: s1 draws 1 blueprint [FF-26]
10 s5 Research with a 1: 1 blueprint
    all: s5 places a 1 on Research [FF-101]
    s5: s5 draws Solar Array [FF-26]
    others: s5 draws 1 blueprint [FF-26]
= 10 a8d1fe449d7b1c5d63d9f52ffb5b1cd52a19992caee9c27dd7d929a6580040cd
11 s3 Research with a 6: 1 blueprint
    all: s3 places a 6 on Research [FF-101]
    s3: s3 draws Battery Factory [FF-26]
    others: s3 draws 1 blueprint [FF-26]
12 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Mega Factory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
13 s4 Generate with a 3: 3 energy
    all: s4 places a 3 on Generate [FF-101]
    all: s4 gains 3 energy [FF-113]
14 s3 Generate with a 3: 3 energy (+1 for matching)
    all: s3 places a 3 on Generate: it matches [FF-101]
    all: s3 gains 4 energy [FF-113]
15 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
16 s3 Build Refinery, discarding Battery Factory: 1 metal and 3 energy
    all: s3 builds Refinery, pays 1 metal and 3 energy and discards Battery Factory [FF-90]
17 s5 Generate with a 3: 3 energy
    all: s5 places a 3 on Generate [FF-101]
    all: s5 gains 3 energy [FF-113]
18 s4 Research with a 1: 1 blueprint
    all: s4 places a 1 on Research [FF-101]
    s4: s4 draws Fulfillment Center [FF-26]
    others: s4 draws 1 blueprint [FF-26]
19 s5 Build Biolab, discarding Solar Array: 1 metal and 3 energy
    all: s5 builds Biolab, pays 1 metal and 3 energy and discards Solar Array [FF-90]
20 s3 Refinery with 3 energy, Fulfillment Center from hand, Laboratory from hand and Temp Agency from hand: 3 metal
    all: s3 uses Refinery with 3 energy, Fulfillment Center from hand, Laboratory from hand and Temp Agency from hand [FF-111]
    all: s3 gains 3 metal [FF-113]
= 20 a2335a23b77250036a508361eb87c122cca5dc0dd9e539040c3d2d96bfe508dc
21 s2 Build Mega Factory, discarding Power Plant: 3 metal and 2 energy
    all: s2 builds Mega Factory, pays 3 metal and 2 energy and discards Power Plant [FF-90]
22 s4 Mine with a 6: 1 metal
    all: s4 places a 6 on Mine [FF-101]
    all: s4 gains 1 metal [FF-113]
23 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
24 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
25 s3 Finish work this round
    all: s3 finishes work [FF-130]
26 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Aluminum Factory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
27 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    s2: s2 draws Megalith [FF-26]
    others: s2 draws 1 blueprint [FF-26]
28 s1 Build Biolab, discarding Foundry: 1 metal and 3 energy
    all: s1 builds Biolab, pays 1 metal and 3 energy and discards Foundry [FF-90]
29 s4 Build Trash Compactor, discarding Replicator: 2 metal and 1 energy
    all: s4 builds Trash Compactor, pays 2 metal and 1 energy and discards Replicator [FF-90]
30 s4 Research with a 3: 1 blueprint
    all: s4 places a 3 on Research [FF-101]
    s4: s4 draws Black Market [FF-26]
    others: s4 draws 1 blueprint [FF-26]
= 30 b5002be92e65730d5fd15690c3e0487a8891366c28bd9aff07d9831b4855b0f3
31 s4 Finish work this round
    all: s4 finishes work [FF-130]
32 s1 Build Robot, discarding Obelisk: 1 metal and 1 energy
    all: s1 builds Robot, pays 1 metal and 1 energy and discards Obelisk [FF-90]
33 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 2 [FF-84]
34 s5 Mine with a 4: 1 metal
    all: s5 places a 4 on Mine [FF-101]
    all: s5 gains 1 metal [FF-113]
35 s2 Finish work this round
    all: s2 finishes work [FF-130]
36 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
37 s1 Finish work this round
    all: s1 finishes work [FF-130]
38 s5 Mine with a 4: 1 metal (+1 for matching)
    all: s5 places a 4 on Mine: it matches [FF-101]
    all: s5 gains 2 metal [FF-113]
39 s5 Build Trash Compactor, discarding Beacon: 2 metal and 1 energy
    all: s5 builds Trash Compactor, pays 2 metal and 1 energy and discards Beacon [FF-90]
40 s5 Finish work this round
    all: s5 finishes work [FF-130]
    all: Round 2 begins. First player: s4 [FF-50]
= 40 31fdc00561970b26a773d36d122200434063260eb6db14780572fb60c145825f
41 s4 Take Mega Factory (production, gear; 3 metal and 2 energy; 1 VP): 3 equal dice → 2 goods and one more die, of any value
    all: s4 takes Mega Factory (costs 3 metal and 2 energy) [FF-61]
    all: New blueprint: Warehouse [FF-31]
42 s5 Hire Electrician, discarding Temp Agency: 5 energy; s3 gets 2 energy
    all: s5 hires the Electrician and discards Temp Agency [FF-63]
    all: s5 gains 5 energy [FF-113]
    all: s3 gains 2 energy [FF-113]
    all: New contractor: Specialist [FF-31]
43 s1 Take Obelisk (monument, hammer; 3 metal and 1 energy; 2 VP): no ability to use and several may be built
    all: s1 takes Obelisk (costs 3 metal and 1 energy) [FF-61]
    all: New blueprint: Dojo [FF-31]
44 s2 Take Golem (special, hammer; 4 metal; 1 VP): 1 to 6 energy → one more die of the same value
    all: s2 takes Golem (costs 4 metal) [FF-61]
    all: New blueprint: Scrap Yard [FF-31]
45 s3 Take Scrap Yard (special, wrench; 1 metal and 2 energy; 0 VP): 1 metal, but not in the round you build it
    all: s3 takes Scrap Yard (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Fitness Center [FF-31]
    all: s4 rolls 1 3 3 6 [FF-80]
    all: s5 rolls 3 3 4 6 [FF-80]
    all: s1 rolls 1 3 4 6 [FF-80]
    all: s2 rolls 1 2 3 3 [FF-80]
    all: s3 rolls 2 4 4 6 [FF-80]
46 s3 Mine with a 6: 1 metal
    all: s3 places a 6 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
47 s3 Generate with a 2: 2 energy
    all: s3 places a 2 on Generate [FF-101]
    all: s3 gains 2 energy [FF-113]
48 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
49 s3 Refinery with 3 energy, Beacon from hand, Golem from hand and Scrap Yard from hand: 3 metal
    all: s3 uses Refinery with 3 energy, Beacon from hand, Golem from hand and Scrap Yard from hand [FF-111]
    all: s3 gains 3 metal [FF-113]
50 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
= 50 61aaf886d8a51357633f8c2f5a6f5c8024b334f5b6a0c9a92f56623a3b08b629
51 s5 Generate with a 3: 3 energy
    all: s5 places a 3 on Generate [FF-101]
    all: s5 gains 3 energy [FF-113]
52 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Motherlode [FF-26]
    others: s3 draws 1 blueprint [FF-26]
53 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Obelisk [FF-26]
    others: s2 draws 1 blueprint [FF-26]
54 s3 Research with a 4: 1 blueprint (+1 for matching)
    all: s3 places a 4 on Research: it matches [FF-101]
    s3: s3 draws Concrete Plant and Laboratory [FF-26]
    others: s3 draws 2 blueprints [FF-26]
55 s5 Research with a 3: 1 blueprint
    all: s5 places a 3 on Research [FF-101]
    s5: s5 draws Recycling Plant [FF-26]
    others: s5 draws 1 blueprint [FF-26]
56 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
57 s4 Trash Compactor with dice 3 3, Fulfillment Center from hand and Mega Factory from hand: 2 goods
    all: s4 uses Trash Compactor with dice 3 3, Fulfillment Center from hand and Mega Factory from hand [FF-111]
    all: s4 gains 2 goods [FF-113]
58 s5 Mine with a 6: 1 metal
    all: s5 places a 6 on Mine [FF-101]
    all: s5 gains 1 metal [FF-113]
59 s4 Research with a 6: 1 blueprint
    all: s4 places a 6 on Research [FF-101]
    s4: s4 draws Nuclear Plant [FF-26]
    others: s4 draws 1 blueprint [FF-26]
60 s4 Research with a 1: 1 blueprint
    all: s4 places a 1 on Research [FF-101]
    s4: s4 draws Concrete Plant [FF-26]
    others: s4 draws 1 blueprint [FF-26]
= 60 9f51446b4df7a33cf07e113fb75cc4816339fd056b01b779672fe9adda6ca105
61 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Incinerator [FF-26]
    others: s1 draws 1 blueprint [FF-26]
62 s4 Finish work this round
    all: s4 finishes work [FF-130]
63 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Megalith [FF-26]
    others: s2 draws 1 blueprint [FF-26]
64 s2 Finish work this round
    all: s2 finishes work [FF-130]
65 s3 Build Concrete Plant, discarding Motherlode: 2 metal and 2 energy
    all: s3 builds Concrete Plant, pays 2 metal and 2 energy and discards Motherlode [FF-90]
66 s3 Finish work this round
    all: s3 finishes work [FF-130]
67 s5 Research with a 4: 1 blueprint
    all: s5 places a 4 on Research [FF-101]
    s5: s5 draws Incinerator [FF-26]
    others: s5 draws 1 blueprint [FF-26]
68 s5 Build Incinerator, discarding Gymnasium: 2 metal and 1 energy
    all: s5 builds Incinerator, pays 2 metal and 1 energy and discards Gymnasium [FF-90]
69 s5 Finish work this round
    all: s5 finishes work [FF-130]
70 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
= 70 5aaa7a993f125dfbfe65741f7198d6a65f0b797d8f912eb481c4060f63b9df62
71 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Aluminum Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
72 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 3 [FF-84]
73 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
74 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 3 begins. First player: s5 [FF-50]
75 s5 Hire Hired Hands, discarding Recycling Plant and paying 3 energy: roll 2 more dice this round
    all: s5 hires the Hired Hands, discards Recycling Plant and pays 3 energy [FF-63]
    all: New contractor: Engineer [FF-31]
76 s1 Take Dojo (training, gear; 1 metal and 1 energy; 0 VP): 1 energy → turn a die over (v becomes 7 − v)
    all: s1 takes Dojo (costs 1 metal and 1 energy) [FF-61]
    all: New blueprint: Refinery [FF-31]
77 s2 Hire Hired Hands, discarding Aluminum Factory and paying 3 energy: roll 2 more dice this round
    all: s2 hires the Hired Hands, discards Aluminum Factory and pays 3 energy [FF-63]
    all: New contractor: Architect [FF-31]
78 s3 Take Refinery (utility, wrench; 1 metal and 3 energy; 1 VP): 3 energy and 3 blueprints from hand → 3 metal
    all: s3 takes Refinery (costs 1 metal and 3 energy) [FF-61]
    all: New blueprint: Nuclear Plant [FF-31]
79 s4 Hire Architect, discarding Concrete Plant: 3 blueprints; s1 gets 1 blueprint
    all: s4 hires the Architect and discards Concrete Plant [FF-63]
    s4: s4 draws Battery Factory, Harvester and Recycling Plant [FF-26]
    others: s4 draws 3 blueprints [FF-26]
    s1: s1 draws Beacon [FF-26]
    others: s1 draws 1 blueprint [FF-26]
    all: New contractor: Miner [FF-31]
    all: s5 rolls 1 1 2 3 5 6 [FF-80]
    all: s1 rolls 1 1 1 2 [FF-80]
    all: s2 rolls 1 1 2 4 4 6 [FF-80]
    all: s3 rolls 1 3 3 4 [FF-80]
    all: s4 rolls 1 2 2 5 [FF-80]
80 s3 Concrete Plant with dice 3 3 and 3 metal: 2 goods
    all: s3 uses Concrete Plant with dice 3 3 and 3 metal [FF-111]
    all: s3 gains 2 goods [FF-113]
= 80 c01fd3f536e297fc12fd438ca534866555c5f5b23eadc933e74dba82f821292d
81 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
82 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
83 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Obelisk [FF-26]
    others: s1 draws 1 blueprint [FF-26]
84 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Obelisk [FF-26]
    others: s1 draws 1 blueprint [FF-26]
85 s1 Research with a 1: 1 blueprint (+1 for matching)
    all: s1 places a 1 on Research: it matches [FF-101]
    s1: s1 draws Robot and Warehouse [FF-26]
    others: s1 draws 2 blueprints [FF-26]
86 s1 Finish work this round
    all: s1 finishes work [FF-130]
87 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Fitness Center [FF-26]
    others: s3 draws 1 blueprint [FF-26]
88 s2 Build Manufactory, discarding Megalith: 2 metal and 3 energy
    all: s2 builds Manufactory, pays 2 metal and 3 energy and discards Megalith [FF-90]
89 s5 Biolab with a 1 and 1 energy: 1 good
    all: s5 uses Biolab with a 1 and 1 energy [FF-111]
    all: s5 gains 1 good [FF-113]
90 s4 Trash Compactor with dice 2 2, Assembly Line from hand and Battery Factory from hand: 2 goods
    all: s4 uses Trash Compactor with dice 2 2, Assembly Line from hand and Battery Factory from hand [FF-111]
    all: s4 gains 2 goods [FF-113]
= 90 b0c82cbda5acc86b744e9972b9912a9538e5a49636f4842971d4edbfac34e316
91 s5 Mine with a 5: 1 metal
    all: s5 places a 5 on Mine [FF-101]
    all: s5 gains 1 metal [FF-113]
92 s2 Manufactory with dice 1 1: 1 good and 2 metal
    all: s2 uses Manufactory with dice 1 1 [FF-111]
    all: s2 gains 1 good and 2 metal [FF-113]
93 s4 Generate with a 1: 1 energy
    all: s4 places a 1 on Generate [FF-101]
    all: s4 gains 1 energy [FF-113]
94 s2 Mine with a 4: 1 metal (+1 for matching)
    all: s2 places a 4 on Mine: it matches [FF-101]
    all: s2 gains 2 metal [FF-113]
95 s4 Mine with a 5: 1 metal
    all: s4 places a 5 on Mine [FF-101]
    all: s4 gains 1 metal [FF-113]
96 s3 Refinery with 3 energy, Fitness Center from hand, Laboratory from hand and Refinery from hand: 3 metal
    all: s3 uses Refinery with 3 energy, Fitness Center from hand, Laboratory from hand and Refinery from hand [FF-111]
    all: s3 gains 3 metal [FF-113]
97 s3 Research with a 1: 1 blueprint
    all: s3 places a 1 on Research [FF-101]
    s3: s3 draws Foundry [FF-26]
    others: s3 draws 1 blueprint [FF-26]
98 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
99 s3 Finish work this round
    all: s3 finishes work [FF-130]
100 s4 Build Scrap Yard, discarding Nuclear Plant: 1 metal and 2 energy
    all: s4 builds Scrap Yard, pays 1 metal and 2 energy and discards Nuclear Plant [FF-90]
= 100 efb73dbfcb7b35431182389d580ac4862d5843a9c696e9dfa2799e1defe0a248
101 s5 Generate with a 2: 2 energy
    all: s5 places a 2 on Generate [FF-101]
    all: s5 gains 2 energy [FF-113]
102 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    s2: s2 draws Black Market [FF-26]
    others: s2 draws 1 blueprint [FF-26]
103 s2 Build Black Market, discarding Dojo: 3 metal and 2 energy
    all: s2 builds Black Market, pays 3 metal and 2 energy and discards Dojo [FF-90]
104 s5 Research with a 1: 1 blueprint
    all: s5 places a 1 on Research [FF-101]
    s5: s5 draws Robot [FF-26]
    others: s5 draws 1 blueprint [FF-26]
105 s5 Generate with a 3: 3 energy
    all: s5 places a 3 on Generate [FF-101]
    all: s5 gains 3 energy [FF-113]
106 s4 Finish work this round
    all: s4 finishes work [FF-130]
107 s5 Incinerator with 1 metal and Robot from hand: 6 energy
    all: s5 uses Incinerator with 1 metal and Robot from hand [FF-111]
    all: s5 gains 6 energy [FF-113]
108 s2 Finish work this round
    all: s2 finishes work [FF-130]
109 s5 Research with a 6: 1 blueprint
    all: s5 places a 6 on Research [FF-101]
    s5: s5 draws Assembly Line [FF-26]
    others: s5 draws 1 blueprint [FF-26]
110 s5 Finish work this round
    all: s5 finishes work [FF-130]
= 110 b5ff8613ec23b8a9112a1afde44f262480f2a5bd2ccecbe093573edffe57bc1f
111 s5 Discard 3 energy
    all: s5 discards down to the limit: 3 energy [FF-280]
112 s1 Discard Gymnasium and Obelisk
    all: s1 discards down to the limit: Gymnasium and Obelisk [FF-280]
    all: Round 4 begins. First player: s1 [FF-50]
113 s1 Hire Miner, discarding Beacon: 3 metal; s4 gets 1 metal
    all: s1 hires the Miner and discards Beacon [FF-63]
    all: s1 gains 3 metal [FF-113]
    all: s4 gains 1 metal [FF-113]
    all: New contractor: Electrician [FF-31]
114 s2 Hire Specialist, discarding Golem: one more die, of any value
    all: s2 hires the Specialist and discards Golem [FF-63]
    all: New contractor: Investor [FF-31]
115 s3 Take Nuclear Plant (production, wrench; 2 metal and 2 energy; 1 VP): a 6 → 1 good and 1 energy
    all: s3 takes Nuclear Plant (costs 2 metal and 2 energy) [FF-61]
    all: New blueprint: Solar Array [FF-31]
116 s4 Hire Investor, discarding Harvester: gain the metal and energy the top blueprint of the deck costs
    all: s4 hires the Investor and discards Harvester [FF-63]
    all: s4 reveals Beacon [FF-44]
    all: s4 gains 2 metal and 4 energy [FF-113]
    all: New contractor: Miner [FF-31]
117 s5 Take Fitness Center (training, wrench; 1 metal; 0 VP): 1 energy → lower a die by 1
    all: s5 takes Fitness Center (costs 1 metal) [FF-61]
    all: New blueprint: Replicator [FF-31]
    all: s1 rolls 1 1 3 6 [FF-80]
    all: s2 rolls 1 2 5 5 [FF-80]
    all: s3 rolls 1 3 3 4 [FF-80]
    all: s4 rolls 1 1 3 6 [FF-80]
    all: s5 rolls 1 1 2 3 [FF-80]
118 s5 Biolab with a 1 and 1 energy: 1 good
    all: s5 uses Biolab with a 1 and 1 energy [FF-111]
    all: s5 gains 1 good [FF-113]
119 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
120 s3 Concrete Plant with dice 3 3 and 3 metal: 2 goods
    all: s3 uses Concrete Plant with dice 3 3 and 3 metal [FF-111]
    all: s3 gains 2 goods [FF-113]
= 120 14eb5d07622cb57daafe43342fe4890eec36fa7a2b0b88fe94d6e6e7d4cfe803
121 s2 Manufactory with dice 5 5: 1 good and 2 metal
    all: s2 uses Manufactory with dice 5 5 [FF-111]
    all: s2 gains 1 good and 2 metal [FF-113]
122 s2 Black Market with a 1 and Megalith from hand: 3 metal and 1 energy
    all: s2 uses Black Market with a 1 and Megalith from hand [FF-111]
    all: s2 gains 3 metal and 1 energy [FF-113]
123 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Motherlode [FF-26]
    others: s2 draws 1 blueprint [FF-26]
124 s5 Research with a 1: 1 blueprint
    all: s5 places a 1 on Research [FF-101]
    all: 40 discarded blueprints are shuffled into a new deck [FF-27]
    s5: s5 draws Fulfillment Center [FF-26]
    others: s5 draws 1 blueprint [FF-26]
125 s3 Mine with a 4: 1 metal
    all: s3 places a 4 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
126 s4 Trash Compactor with dice 1 1, Manufactory from hand and Recycling Plant from hand: 2 goods
    all: s4 uses Trash Compactor with dice 1 1, Manufactory from hand and Recycling Plant from hand [FF-111]
    all: s4 gains 2 goods [FF-113]
127 s3 Research with a 1: 1 blueprint
    all: s3 places a 1 on Research [FF-101]
    s3: s3 draws Fulfillment Center [FF-26]
    others: s3 draws 1 blueprint [FF-26]
128 s5 Research with a 3: 1 blueprint
    all: s5 places a 3 on Research [FF-101]
    s5: s5 draws Recycling Plant [FF-26]
    others: s5 draws 1 blueprint [FF-26]
129 s3 Finish work this round
    all: s3 finishes work [FF-130]
130 s1 Build Aluminum Factory, discarding Gymnasium: 2 metal and 2 energy
    all: s1 builds Aluminum Factory, pays 2 metal and 2 energy and discards Gymnasium [FF-90]
= 130 be013986a22c5d9cdca8ef130ebf71a25cf9f5645d22193d2e15302a4d5be1d5
131 s5 Research with a 2: 1 blueprint
    all: s5 places a 2 on Research [FF-101]
    s5: s5 draws Dojo [FF-26]
    others: s5 draws 1 blueprint [FF-26]
132 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Beacon [FF-26]
    others: s1 draws 1 blueprint [FF-26]
133 s4 Mine with a 6: 1 metal
    all: s4 places a 6 on Mine [FF-101]
    all: s4 gains 1 metal [FF-113]
134 s4 Scrap Yard: 1 metal
    all: s4 uses Scrap Yard [FF-111]
    all: s4 gains 1 metal [FF-113]
135 s2 Take the Specialist’s die as a 5
    all: s2 takes the Specialist’s die as a 5 [FF-275]
136 s4 Generate with a 3: 3 energy
    all: s4 places a 3 on Generate [FF-101]
    all: s4 gains 3 energy [FF-113]
137 s4 Finish work this round
    all: s4 finishes work [FF-130]
138 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
139 s5 Finish work this round
    all: s5 finishes work [FF-130]
140 s2 Finish work this round
    all: s2 finishes work [FF-130]
= 140 d740b34a2f36dab51e9f01cd9974c87a4293061aa693b3b953115cf820936209
141 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Assembly Line [FF-26]
    others: s1 draws 1 blueprint [FF-26]
142 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Golem [FF-26]
    others: s1 draws 1 blueprint [FF-26]
143 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 5 [FF-84]
144 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
145 s1 Build Dojo, discarding Assembly Line: 1 metal and 1 energy
    all: s1 builds Dojo, pays 1 metal and 1 energy and discards Assembly Line [FF-90]
146 s1 Finish work this round
    all: s1 finishes work [FF-130]
147 s4 Discard 1 metal and 2 energy
    all: s4 discards down to the limit: 1 metal and 2 energy [FF-280]
    all: Round 5 begins. First player: s2 [FF-50]
148 s2 Hire Electrician, discarding Motherlode: 5 energy; s1 gets 2 energy
    all: s2 hires the Electrician and discards Motherlode [FF-63]
    all: s2 gains 5 energy [FF-113]
    all: s1 gains 2 energy [FF-113]
    all: New contractor: Specialist [FF-31]
149 s3 Take Harvester (utility, hammer; 1 metal and 2 energy; 1 VP): 2 equal dice → 4 metal or 7 energy
    all: s3 takes Harvester (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Temp Agency [FF-31]
150 s4 Take Solar Array (special, gear; 1 metal and 2 energy; 0 VP): 2 energy, but not in the round you build it
    all: s4 takes Solar Array (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Replicator [FF-31]
= 150 50f715b1711d7bed50a384707fdf190fd9523716dd6448ec22f34bba65dde3b2
151 s5 Hire Engineer, discarding Assembly Line and paying 4 energy: build the top blueprint of the deck for free
    all: s5 hires the Engineer, discards Assembly Line and pays 4 energy [FF-63]
    all: s5 reveals Concrete Plant [FF-44]
    all: s5 builds Concrete Plant for free with the Engineer [FF-256]
    all: New contractor: Foreman [FF-31]
152 s1 Take Temp Agency (training, hammer; 1 metal; 0 VP): 1 energy → reroll any of your dice
    all: s1 takes Temp Agency (costs 1 metal) [FF-61]
    all: New blueprint: Megalith [FF-31]
    all: s2 rolls 2 2 3 6 [FF-80]
    all: s3 rolls 1 3 3 6 [FF-80]
    all: s4 rolls 2 4 5 5 [FF-80]
    all: s5 rolls 3 4 4 5 [FF-80]
    all: s1 rolls 3 4 6 6 [FF-80]
153 s1 Dojo with 1 energy: a 6 becomes a 1
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 6 into a 1 [FF-140]
154 s3 Concrete Plant with dice 3 3 and 3 metal: 2 goods
    all: s3 uses Concrete Plant with dice 3 3 and 3 metal [FF-111]
    all: s3 gains 2 goods [FF-113]
155 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
156 s3 Research with a 1: 1 blueprint
    all: s3 places a 1 on Research [FF-101]
    s3: s3 draws Nuclear Plant [FF-26]
    others: s3 draws 1 blueprint [FF-26]
157 s5 Trash Compactor with dice 4 4, Dojo from hand and Fitness Center from hand: 2 goods
    all: s5 uses Trash Compactor with dice 4 4, Dojo from hand and Fitness Center from hand [FF-111]
    all: s5 gains 2 goods [FF-113]
158 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
159 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Mega Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
160 s2 Manufactory with dice 2 2: 1 good and 2 blueprints
    all: s2 uses Manufactory with dice 2 2 [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Megalith and Power Plant [FF-26]
    others: s2 draws 2 blueprints [FF-26]
= 160 027cde4db83704817269fd4014b96c55946df732258b497a81781a5d314c954f
161 s5 Research with a 5: 1 blueprint
    all: s5 places a 5 on Research [FF-101]
    s5: s5 draws Megalith [FF-26]
    others: s5 draws 1 blueprint [FF-26]
162 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
163 s4 Trash Compactor with dice 5 5, Black Market from hand and Solar Array from hand: 2 goods
    all: s4 uses Trash Compactor with dice 5 5, Black Market from hand and Solar Array from hand [FF-111]
    all: s4 gains 2 goods [FF-113]
164 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 6 [FF-84]
165 s1 Mine with a 6: 1 metal (+1 for matching)
    all: s1 places a 6 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
166 s3 Research with a 6: 1 blueprint
    all: s3 places a 6 on Research [FF-101]
    s3: s3 draws Motherlode [FF-26]
    others: s3 draws 1 blueprint [FF-26]
167 s3 Finish work this round
    all: s3 finishes work [FF-130]
168 s5 Research with a 3: 1 blueprint
    all: s5 places a 3 on Research [FF-101]
    s5: s5 draws Fitness Center [FF-26]
    others: s5 draws 1 blueprint [FF-26]
169 s1 Build Temp Agency, discarding Obelisk: 1 metal
    all: s1 builds Temp Agency, pays 1 metal and discards Obelisk [FF-90]
170 s2 Black Market with a 3 and Megalith from hand: 3 metal and 1 energy
    all: s2 uses Black Market with a 3 and Megalith from hand [FF-111]
    all: s2 gains 3 metal and 1 energy [FF-113]
= 170 0bc1a35567d0f0ba943b14a3d7b187b6a3f531e350a1aed7373e64bdcbe9b73b
171 s1 Finish work this round
    all: s1 finishes work [FF-130]
172 s4 Generate with a 2: 2 energy
    all: s4 places a 2 on Generate [FF-101]
    all: s4 gains 2 energy [FF-113]
173 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    s2: s2 draws Battery Factory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
174 s5 Finish work this round
    all: s5 finishes work [FF-130]
175 s4 Mine with a 4: 1 metal
    all: s4 places a 4 on Mine [FF-101]
    all: s4 gains 1 metal [FF-113]
176 s2 Finish work this round
    all: s2 finishes work [FF-130]
177 s4 Scrap Yard: 1 metal
    all: s4 uses Scrap Yard [FF-111]
    all: s4 gains 1 metal [FF-113]
178 s4 Finish work this round
    all: s4 finishes work [FF-130]
179 s2 Discard 2 metal and 3 energy
    all: s2 discards down to the limit: 2 metal and 3 energy [FF-280]
180 s4 Discard 3 metal and 1 energy
    all: s4 discards down to the limit: 3 metal and 1 energy [FF-280]
    all: Round 6 begins. First player: s3 [FF-50]
= 180 5a0a362e7fb85cee63efa9e39157e5d58104115e3446b0a1567f9ac966413abd
181 s3 Hire Miner, discarding Harvester: 3 metal; s5 gets 1 metal
    all: s3 hires the Miner and discards Harvester [FF-63]
    all: s3 gains 3 metal [FF-113]
    all: s5 gains 1 metal [FF-113]
    all: New contractor: Investor [FF-31]
182 s4 Take Megalith (monument, wrench; 5 metal and 2 energy; 3 VP): no ability to use and costs 1 metal less for each monument you have
    all: s4 takes Megalith (costs 5 metal and 2 energy) [FF-61]
    all: New blueprint: Scrap Yard [FF-31]
183 s5 Take Replicator (special, shovel; 2 metal and 2 energy; 1 VP): 1 energy → use a blueprint in the market
    all: s5 takes Replicator (costs 2 metal and 2 energy) [FF-61]
    all: New blueprint: Beacon [FF-31]
184 s1 Hire Investor, discarding Robot: gain the metal and energy the top blueprint of the deck costs
    all: s1 hires the Investor and discards Robot [FF-63]
    all: s1 reveals Obelisk [FF-44]
    all: s1 gains 3 metal and 1 energy [FF-113]
    all: New contractor: Hired Hands [FF-31]
185 s2 Hire Foreman, discarding Power Plant and paying 2 energy: set up to 4 dice instead of rolling them
    all: s2 hires the Foreman, discards Power Plant and pays 2 energy [FF-63]
    all: 14 discarded contractors are shuffled into a new deck [FF-27]
    all: New contractor: Miner [FF-31]
    all: s3 rolls 2 3 5 5 [FF-80]
    all: s4 rolls 2 3 3 6 [FF-80]
    all: s5 rolls 1 1 2 3 [FF-80]
    all: s1 rolls 2 4 4 4 [FF-80]
186 s1 Build Warehouse, discarding Obelisk: 3 metal and 2 energy
    all: s1 builds Warehouse, pays 3 metal and 2 energy and discards Obelisk [FF-90]
187 s2 Set dice 3 3 6 6 and roll none
    all: s2 sets dice 3 3 6 6 and rolls no dice [FF-264]
188 s3 Research with a 5: 1 blueprint
    all: s3 places a 5 on Research [FF-101]
    s3: s3 draws Laboratory [FF-26]
    others: s3 draws 1 blueprint [FF-26]
189 s3 Generate with a 3: 3 energy
    all: s3 places a 3 on Generate [FF-101]
    all: s3 gains 3 energy [FF-113]
190 s2 Manufactory with dice 6 6: 1 good and 2 blueprints
    all: s2 uses Manufactory with dice 6 6 [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Beacon and Foundry [FF-26]
    others: s2 draws 2 blueprints [FF-26]
= 190 f77d40a50e6b43adbd4c19c6752ea69e55d8d1e155f9c476690bd751d0b312d6
191 s4 Generate with a 3: 3 energy
    all: s4 places a 3 on Generate [FF-101]
    all: s4 gains 3 energy [FF-113]
192 s3 Build Nuclear Plant, discarding Laboratory: 2 metal and 2 energy
    all: s3 builds Nuclear Plant, pays 2 metal and 2 energy and discards Laboratory [FF-90]
193 s1 Temp Agency with 1 energy: reroll a 2
    all: s1 uses Temp Agency with 1 energy [FF-111]
    all: s1 rerolls a 2: 5 [FF-188]
194 s3 Mine with a 5: 1 metal
    all: s3 places a 5 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
195 s5 Concrete Plant with dice 1 1 and 1 metal: 2 goods
    all: s5 uses Concrete Plant with dice 1 1 and 1 metal [FF-111]
    all: s5 gains 2 goods [FF-113]
196 s2 Black Market with a 3 and Obelisk from hand: 3 metal and 1 energy
    all: s2 uses Black Market with a 3 and Obelisk from hand [FF-111]
    all: s2 gains 3 metal and 1 energy [FF-113]
197 s3 Research with a 2: 1 blueprint
    all: s3 places a 2 on Research [FF-101]
    s3: s3 draws Gymnasium [FF-26]
    others: s3 draws 1 blueprint [FF-26]
198 s4 Mine with a 6: 1 metal
    all: s4 places a 6 on Mine [FF-101]
    all: s4 gains 1 metal [FF-113]
199 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Beacon [FF-26]
    others: s1 draws 1 blueprint [FF-26]
200 s5 Generate with a 3: 3 energy
    all: s5 places a 3 on Generate [FF-101]
    all: s5 gains 3 energy [FF-113]
= 200 c6f73997749f3458a9b6d2584aedac06515bd22ee2ea76cbb94342242477eb05
201 s5 Research with a 2: 1 blueprint
    all: s5 places a 2 on Research [FF-101]
    s5: s5 draws Power Plant [FF-26]
    others: s5 draws 1 blueprint [FF-26]
202 s4 Generate with a 2: 2 energy
    all: s4 places a 2 on Generate [FF-101]
    all: s4 gains 2 energy [FF-113]
203 s5 Finish work this round
    all: s5 finishes work [FF-130]
204 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
205 s4 Generate with a 3: 3 energy (+1 for matching)
    all: s4 places a 3 on Generate: it matches [FF-101]
    all: s4 gains 4 energy [FF-113]
206 s3 Build Gymnasium, discarding Motherlode: 1 metal
    all: s3 builds Gymnasium, pays 1 metal and discards Motherlode [FF-90]
207 s4 Scrap Yard: 1 metal
    all: s4 uses Scrap Yard [FF-111]
    all: s4 gains 1 metal [FF-113]
208 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Recycling Plant [FF-26]
    others: s2 draws 1 blueprint [FF-26]
209 s4 Finish work this round
    all: s4 finishes work [FF-130]
210 s3 Finish work this round
    all: s3 finishes work [FF-130]
= 210 20144b0ea0728efe541d987b910099303522fcc58f33404729056d23275efaad
211 s1 Mine with a 4: 1 metal (+1 for matching)
    all: s1 places a 4 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
212 s2 Build Recycling Plant, discarding Foundry: 2 metal
    all: s2 builds Recycling Plant, pays 2 metal and discards Foundry [FF-90]
213 s2 Recycling Plant with 2 energy, Battery Factory from hand and Beacon from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Battery Factory from hand and Beacon from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Gymnasium and Solar Array [FF-26]
    others: s2 draws 2 blueprints [FF-26]
214 s2 Finish work this round
    all: s2 finishes work [FF-130]
215 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Temp Agency [FF-26]
    others: s1 draws 1 blueprint [FF-26]
216 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 2 [FF-84]
217 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
218 s1 Build Incinerator, discarding Beacon: 2 metal and 1 energy
    all: s1 builds Incinerator, pays 2 metal and 1 energy and discards Beacon [FF-90]
219 s1 Incinerator with 1 metal and Fitness Center from hand: 6 energy
    all: s1 uses Incinerator with 1 metal and Fitness Center from hand [FF-111]
    all: s1 gains 6 energy [FF-113]
220 s1 Finish work this round
    all: s1 finishes work [FF-130]
= 220 e467b484d76aa401c1defbe09929b0d4c2f43fc72aee0d85cd2ad679b79479ef
221 s4 Discard 4 metal and 7 energy
    all: s4 discards down to the limit: 4 metal and 7 energy [FF-280]
    all: Round 7 begins. First player: s4 [FF-50]
222 s4 Take Beacon (monument, shovel; 2 metal and 4 energy; 2/3/4/5 VP): no ability to use and several may be built
    all: s4 takes Beacon (costs 2 metal and 4 energy) [FF-61]
    all: New blueprint: Golem [FF-31]
223 s5 Take Replicator (special, shovel; 2 metal and 2 energy; 1 VP): 1 energy → use a blueprint in the market
    all: s5 takes Replicator (costs 2 metal and 2 energy) [FF-61]
    all: New blueprint: Laboratory [FF-31]
224 s1 Take Scrap Yard (special, wrench; 1 metal and 2 energy; 0 VP): 1 metal, but not in the round you build it
    all: s1 takes Scrap Yard (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Robot [FF-31]
225 s2 Take Robot (special, hammer; 1 metal and 1 energy; 0 VP): 1 metal → roll one more die
    all: s2 takes Robot (costs 1 metal and 1 energy) [FF-61]
    all: New blueprint: Aluminum Factory [FF-31]
226 s3 Hire Specialist, discarding Nuclear Plant: one more die, of any value
    all: s3 hires the Specialist and discards Nuclear Plant [FF-63]
    all: New contractor: Investor [FF-31]
    all: s4 rolls 2 5 6 6 [FF-80]
    all: s5 rolls 1 1 5 5 [FF-80]
    all: s1 rolls 1 2 4 6 [FF-80]
    all: s2 rolls 3 4 5 6 [FF-80]
    all: s3 rolls 2 2 2 4 [FF-80]
227 s4 Trash Compactor with dice 6 6, Beacon from hand and Megalith from hand: 2 goods
    all: s4 uses Trash Compactor with dice 6 6, Beacon from hand and Megalith from hand [FF-111]
    all: s4 gains 2 goods [FF-113]
228 s5 Trash Compactor with dice 5 5, Fitness Center from hand and Power Plant from hand: 2 goods
    all: s5 uses Trash Compactor with dice 5 5, Fitness Center from hand and Power Plant from hand [FF-111]
    all: s5 gains 2 goods [FF-113]
229 s5 Biolab with a 1 and 1 energy: 1 good
    all: s5 uses Biolab with a 1 and 1 energy [FF-111]
    all: s5 gains 1 good [FF-113]
230 s5 Generate with a 1: 1 energy
    all: s5 places a 1 on Generate [FF-101]
    all: s5 gains 1 energy [FF-113]
= 230 33a0a97215a43837f17d632f7826f03f3820e3a9a2b4c7081a506f317ab383c1
231 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
232 s2 Black Market with a 3 and Solar Array from hand: 1 metal and 2 energy
    all: s2 uses Black Market with a 3 and Solar Array from hand [FF-111]
    all: s2 gains 1 metal and 2 energy [FF-113]
233 s2 Recycling Plant with 2 energy, Gymnasium from hand and Robot from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Gymnasium from hand and Robot from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Harvester and Refinery [FF-26]
    others: s2 draws 2 blueprints [FF-26]
234 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
235 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 4 [FF-84]
236 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Battery Factory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
237 s2 Build Battery Factory, discarding Refinery: 2 metal and 1 energy
    all: s2 builds Battery Factory, pays 2 metal and 1 energy and discards Refinery [FF-90]
238 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Obelisk [FF-26]
    others: s3 draws 1 blueprint [FF-26]
239 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
240 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    all: 34 discarded blueprints are shuffled into a new deck [FF-27]
    s2: s2 draws Robot [FF-26]
    others: s2 draws 1 blueprint [FF-26]
= 240 0a5b57c214a5014bac50d901bde059514732fb5ec1ce9a8d581923d330e853e3
241 s4 Research with a 2: 1 blueprint
    all: s4 places a 2 on Research [FF-101]
    s4: s4 draws Motherlode [FF-26]
    others: s4 draws 1 blueprint [FF-26]
242 s5 Finish work this round
    all: s5 finishes work [FF-130]
243 s2 Finish work this round
    all: s2 finishes work [FF-130]
244 s4 Research with a 5: 1 blueprint
    all: s4 places a 5 on Research [FF-101]
    s4: s4 draws Obelisk [FF-26]
    others: s4 draws 1 blueprint [FF-26]
245 s1 Dojo with 1 energy: a 4 becomes a 3
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 4 into a 3 [FF-140]
246 s3 Gymnasium with 1 energy: a 2 becomes a 3
    all: s3 uses Gymnasium with 1 energy [FF-111]
    all: s3 turns a 2 into a 3 [FF-140]
247 s1 Temp Agency with 1 energy: reroll a 6
    all: s1 uses Temp Agency with 1 energy [FF-111]
    all: s1 rerolls a 6: 6 [FF-188]
248 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Refinery [FF-26]
    others: s1 draws 1 blueprint [FF-26]
249 s4 Scrap Yard: 1 metal
    all: s4 uses Scrap Yard [FF-111]
    all: s4 gains 1 metal [FF-113]
250 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Fitness Center [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 250 a1b4c394f59e293e9c6f29c48b1b6941083cdc91c97b6345941bf0ca550b5844
251 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
252 s4 Finish work this round
    all: s4 finishes work [FF-130]
253 s1 Finish work this round
    all: s1 finishes work [FF-130]
254 s3 Generate with a 2: 2 energy
    all: s3 places a 2 on Generate [FF-101]
    all: s3 gains 2 energy [FF-113]
255 s3 Research with a 3: 1 blueprint
    all: s3 places a 3 on Research [FF-101]
    s3: s3 draws Recycling Plant [FF-26]
    others: s3 draws 1 blueprint [FF-26]
256 s3 Research with a 2: 1 blueprint
    all: s3 places a 2 on Research [FF-101]
    s3: s3 draws Fitness Center [FF-26]
    others: s3 draws 1 blueprint [FF-26]
257 s3 Take the Specialist’s die as a 4
    all: s3 takes the Specialist’s die as a 4 [FF-275]
258 s3 Mine with a 4: 1 metal
    all: s3 places a 4 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
259 s3 Build Recycling Plant, discarding Foundry: 2 metal
    all: s3 builds Recycling Plant, pays 2 metal and discards Foundry [FF-90]
260 s3 Recycling Plant with 2 energy, Fitness Center from hand and Fulfillment Center from hand: 1 good and 2 blueprints
    all: s3 uses Recycling Plant with 2 energy, Fitness Center from hand and Fulfillment Center from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Gymnasium and Obelisk [FF-26]
    others: s3 draws 2 blueprints [FF-26]
= 260 2cacc44e79180bafd02750af5688f5472471fef046cf89f11af3cbc2b760202d
261 s3 Finish work this round
    all: s3 finishes work [FF-130]
262 s4 Discard 1 metal
    all: s4 discards down to the limit: 1 metal [FF-280]
    all: Round 8 begins. First player: s5 [FF-50]
263 s5 Hire Miner, discarding Recycling Plant: 3 metal; s1 gets 1 metal
    all: s5 hires the Miner and discards Recycling Plant [FF-63]
    all: s5 gains 3 metal [FF-113]
    all: s1 gains 1 metal [FF-113]
    all: New contractor: Specialist [FF-31]
264 s1 Hire Specialist, discarding Mega Factory: one more die, of any value
    all: s1 hires the Specialist and discards Mega Factory [FF-63]
    all: New contractor: Electrician [FF-31]
265 s2 Take Warehouse (production, hammer; 3 metal and 2 energy; 1 VP): 3 dice that add up to 14 or more → 2 goods and 2 energy
    all: s2 takes Warehouse (costs 3 metal and 2 energy) [FF-61]
    all: New blueprint: Megalith [FF-31]
266 s3 Take Golem (special, hammer; 4 metal; 1 VP): 1 to 6 energy → one more die of the same value
    all: s3 takes Golem (costs 4 metal) [FF-61]
    all: New blueprint: Gymnasium [FF-31]
267 s4 Hire Hired Hands, discarding Obelisk and paying 3 energy: roll 2 more dice this round
    all: s4 hires the Hired Hands, discards Obelisk and pays 3 energy [FF-63]
    all: New contractor: Architect [FF-31]
    all: s5 rolls 2 3 4 4 [FF-80]
    all: s1 rolls 1 3 3 3 [FF-80]
    all: s2 rolls 4 5 6 6 [FF-80]
    all: s3 rolls 2 2 2 4 [FF-80]
    all: s4 rolls 1 3 4 4 5 5 [FF-80]
268 s5 Trash Compactor with dice 4 4, Fulfillment Center from hand and Megalith from hand: 2 goods
    all: s5 uses Trash Compactor with dice 4 4, Fulfillment Center from hand and Megalith from hand [FF-111]
    all: s5 gains 2 goods [FF-113]
269 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Obelisk [FF-26]
    others: s3 draws 1 blueprint [FF-26]
270 s3 Generate with a 2: 2 energy
    all: s3 places a 2 on Generate [FF-101]
    all: s3 gains 2 energy [FF-113]
= 270 39a1b926e3a8cddc9fcab96472e159bc429071ce79856d1d5f6cc68a649d9aca
271 s1 Aluminum Factory with dice 3 3 and 5 energy: 2 goods and 1 metal
    all: s1 uses Aluminum Factory with dice 3 3 and 5 energy [FF-111]
    all: s1 gains 2 goods and 1 metal [FF-113]
272 s3 Recycling Plant with 2 energy, Golem from hand and Gymnasium from hand: 1 good and 2 blueprints
    all: s3 uses Recycling Plant with 2 energy, Golem from hand and Gymnasium from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Beacon and Black Market [FF-26]
    others: s3 draws 2 blueprints [FF-26]
273 s3 Generate with a 2: 2 energy (+1 for matching)
    all: s3 places a 2 on Generate: it matches [FF-101]
    all: s3 gains 3 energy [FF-113]
274 s5 Research with a 2: 1 blueprint
    all: s5 places a 2 on Research [FF-101]
    s5: s5 draws Solar Array [FF-26]
    others: s5 draws 1 blueprint [FF-26]
275 s5 Generate with a 3: 3 energy
    all: s5 places a 3 on Generate [FF-101]
    all: s5 gains 3 energy [FF-113]
276 s4 Generate with a 3: 3 energy
    all: s4 places a 3 on Generate [FF-101]
    all: s4 gains 3 energy [FF-113]
277 s4 Generate with a 1: 1 energy
    all: s4 places a 1 on Generate [FF-101]
    all: s4 gains 1 energy [FF-113]
278 s3 Gymnasium with 1 energy: a 2 becomes a 3
    all: s3 uses Gymnasium with 1 energy [FF-111]
    all: s3 turns a 2 into a 3 [FF-140]
279 s2 Manufactory with dice 6 6: 1 good and 2 metal
    all: s2 uses Manufactory with dice 6 6 [FF-111]
    all: s2 gains 1 good and 2 metal [FF-113]
280 s3 Research with a 3: 1 blueprint
    all: s3 places a 3 on Research [FF-101]
    s3: s3 draws Motherlode [FF-26]
    others: s3 draws 1 blueprint [FF-26]
= 280 c2ccd3252d197d3569f416351f61f63be84c8af97db4ac59fe0250b8b46a353e
281 s2 Black Market with a 4 and Harvester from hand: 1 metal and 2 energy
    all: s2 uses Black Market with a 4 and Harvester from hand [FF-111]
    all: s2 gains 1 metal and 2 energy [FF-113]
282 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
283 s2 Recycling Plant with 2 energy, Robot from hand and Warehouse from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Robot from hand and Warehouse from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Assembly Line and Harvester [FF-26]
    others: s2 draws 2 blueprints [FF-26]
284 s5 Incinerator with 1 metal and Solar Array from hand: 6 energy
    all: s5 uses Incinerator with 1 metal and Solar Array from hand [FF-111]
    all: s5 gains 6 energy [FF-113]
285 s5 Build Replicator, discarding Replicator: 2 metal and 2 energy
    all: s5 builds Replicator, pays 2 metal and 2 energy and discards Replicator [FF-90]
286 s4 Scrap Yard: 1 metal
    all: s4 uses Scrap Yard [FF-111]
    all: s4 gains 1 metal [FF-113]
287 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
288 s4 Research with a 5: 1 blueprint
    all: s4 places a 5 on Research [FF-101]
    s4: s4 draws Obelisk [FF-26]
    others: s4 draws 1 blueprint [FF-26]
289 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
290 s3 Finish work this round
    all: s3 finishes work [FF-130]
= 290 8c3f476d8fb43b98196fed633ee90860d97a30d853c55e0a210be0f863271962
291 s2 Finish work this round
    all: s2 finishes work [FF-130]
292 s1 Incinerator with 1 metal and Beacon from hand: 6 energy
    all: s1 uses Incinerator with 1 metal and Beacon from hand [FF-111]
    all: s1 gains 6 energy [FF-113]
293 s4 Trash Compactor with dice 4 4, Motherlode from hand and Obelisk from hand: 2 goods
    all: s4 uses Trash Compactor with dice 4 4, Motherlode from hand and Obelisk from hand [FF-111]
    all: s4 gains 2 goods [FF-113]
294 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 1 [FF-84]
295 s4 Mine with a 5: 1 metal
    all: s4 places a 5 on Mine [FF-101]
    all: s4 gains 1 metal [FF-113]
296 s5 Finish work this round
    all: s5 finishes work [FF-130]
297 s4 Finish work this round
    all: s4 finishes work [FF-130]
298 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Manufactory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
299 s1 Take the Specialist’s die as a 4
    all: s1 takes the Specialist’s die as a 4 [FF-275]
300 s1 Temp Agency with 1 energy: reroll a 4
    all: s1 uses Temp Agency with 1 energy [FF-111]
    all: s1 rerolls a 4: 4 [FF-188]
= 300 33aa97ae0f3aad4c3992e67d1b2c6e72b50eb3a862ff0986c4ea9e28c3945cab
301 s1 Dojo with 1 energy: a 4 becomes a 3
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 4 into a 3 [FF-140]
302 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Foundry [FF-26]
    others: s1 draws 1 blueprint [FF-26]
303 s1 Finish work this round
    all: s1 finishes work [FF-130]
304 s5 Discard 5 energy
    all: s5 discards down to the limit: 5 energy [FF-280]
305 s2 Discard 1 metal
    all: s2 discards down to the limit: 1 metal [FF-280]
306 s4 Discard 3 metal
    all: s4 discards down to the limit: 3 metal [FF-280]
    all: Round 9 will be the last [FF-292]
    all: Round 9 begins. First player: s1 [FF-50]
307 s1 Hire Investor, discarding Scrap Yard: gain the metal and energy the top blueprint of the deck costs
    all: s1 hires the Investor and discards Scrap Yard [FF-63]
    all: s1 reveals Power Plant [FF-44]
    all: s1 gains 3 metal [FF-113]
    all: New contractor: Engineer [FF-31]
308 s2 Take Megalith (monument, wrench; 5 metal and 2 energy; 3 VP): no ability to use and costs 1 metal less for each monument you have
    all: s2 takes Megalith (costs 5 metal and 2 energy) [FF-61]
    all: New blueprint: Laboratory [FF-31]
309 s3 Take Aluminum Factory (production, shovel; 2 metal and 2 energy; 1 VP): 2 equal dice and 5 energy → 2 goods and 1 metal
    all: s3 takes Aluminum Factory (costs 2 metal and 2 energy) [FF-61]
    all: New blueprint: Assembly Line [FF-31]
310 s4 Take Laboratory (special, wrench; 1 metal and 4 energy; 1 VP): 1 blueprint when you gain goods, once per round
    all: s4 takes Laboratory (costs 1 metal and 4 energy) [FF-61]
    all: New blueprint: Fitness Center [FF-31]
= 310 7e50c98b209ebec9c28e92313563e1546944ac2ca92f59870109037726280292
311 s5 Take Laboratory (special, wrench; 1 metal and 4 energy; 1 VP): 1 blueprint when you gain goods, once per round
    all: s5 takes Laboratory (costs 1 metal and 4 energy) [FF-61]
    all: New blueprint: Dojo [FF-31]
    all: s1 rolls 1 1 2 3 [FF-80]
    all: s2 rolls 2 3 5 5 [FF-80]
    all: s3 rolls 3 4 4 5 [FF-80]
    all: s4 rolls 4 4 5 5 [FF-80]
    all: s5 rolls 1 2 4 5 [FF-80]
312 s3 Recycling Plant with 2 energy, Black Market from hand and Motherlode from hand: 1 good and 2 blueprints
    all: s3 uses Recycling Plant with 2 energy, Black Market from hand and Motherlode from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Beacon and Megalith [FF-26]
    others: s3 draws 2 blueprints [FF-26]
313 s5 Biolab with a 1 and 1 energy: 1 good
    all: s5 uses Biolab with a 1 and 1 energy [FF-111]
    all: s5 gains 1 good [FF-113]
314 s2 Manufactory with dice 5 5: 1 good and 2 blueprints
    all: s2 uses Manufactory with dice 5 5 [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Power Plant and Robot [FF-26]
    others: s2 draws 2 blueprints [FF-26]
315 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Nuclear Plant [FF-26]
    others: s2 draws 1 blueprint [FF-26]
316 s5 Replicator as Dojo with 2 energy: a 2 becomes a 5
    all: s5 uses Replicator as Dojo with 2 energy [FF-111]
    all: s5 turns a 2 into a 5 [FF-140]
317 s3 Research with a 5: 1 blueprint
    all: s3 places a 5 on Research [FF-101]
    s3: s3 draws Battery Factory [FF-26]
    others: s3 draws 1 blueprint [FF-26]
318 s5 Research with a 5: 1 blueprint
    all: s5 places a 5 on Research [FF-101]
    s5: s5 draws Beacon [FF-26]
    others: s5 draws 1 blueprint [FF-26]
319 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
320 s5 Research with a 5: 1 blueprint (+1 for matching)
    all: s5 places a 5 on Research: it matches [FF-101]
    all: 22 discarded blueprints are shuffled into a new deck [FF-27]
    s5: s5 draws Motherlode and Solar Array [FF-26]
    others: s5 draws 2 blueprints [FF-26]
= 320 49479bf74bc13e8ca600eb1d99fb424c9b78a648bc4184cd97e230f0a908a44d
321 s4 Research with a 4: 1 blueprint
    all: s4 places a 4 on Research [FF-101]
    s4: s4 draws Obelisk [FF-26]
    others: s4 draws 1 blueprint [FF-26]
322 s3 Mine with a 4: 1 metal
    all: s3 places a 4 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
323 s3 Generate with a 3: 3 energy
    all: s3 places a 3 on Generate [FF-101]
    all: s3 gains 3 energy [FF-113]
324 s5 Research with a 4: 1 blueprint
    all: s5 places a 4 on Research [FF-101]
    s5: s5 draws Fulfillment Center [FF-26]
    others: s5 draws 1 blueprint [FF-26]
325 s1 Build Manufactory, discarding Refinery: 2 metal and 3 energy
    all: s1 builds Manufactory, pays 2 metal and 3 energy and discards Refinery [FF-90]
326 s5 Finish work this round
    all: s5 finishes work [FF-130]
327 s3 Refinery with 3 energy, Aluminum Factory from hand, Battery Factory from hand and Beacon from hand: 3 metal
    all: s3 uses Refinery with 3 energy, Aluminum Factory from hand, Battery Factory from hand and Beacon from hand [FF-111]
    all: s3 gains 3 metal [FF-113]
328 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Golem [FF-26]
    others: s3 draws 1 blueprint [FF-26]
329 s2 Black Market with a 3 and Nuclear Plant from hand: 2 metal and 2 energy
    all: s2 uses Black Market with a 3 and Nuclear Plant from hand [FF-111]
    all: s2 gains 2 metal and 2 energy [FF-113]
330 s1 Temp Agency with 1 energy: reroll a 3
    all: s1 uses Temp Agency with 1 energy [FF-111]
    all: s1 rerolls a 3: 4 [FF-188]
= 330 b47d029c4fcf0968cadc636d6c53193b9df9d379cb3aa9dead531cbdb2af966e
331 s3 Build Golem, discarding Obelisk: 4 metal
    all: s3 builds Golem, pays 4 metal and discards Obelisk [FF-90]
332 s3 Finish work this round
    all: s3 finishes work [FF-130]
333 s2 Recycling Plant with 2 energy, Assembly Line from hand and Power Plant from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Assembly Line from hand and Power Plant from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Beacon and Solar Array [FF-26]
    others: s2 draws 2 blueprints [FF-26]
334 s2 Finish work this round
    all: s2 finishes work [FF-130]
335 s4 Trash Compactor with dice 5 5, Laboratory from hand and Obelisk from hand: 2 goods
    all: s4 uses Trash Compactor with dice 5 5, Laboratory from hand and Obelisk from hand [FF-111]
    all: s4 gains 2 goods [FF-113]
336 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Fulfillment Center [FF-26]
    others: s1 draws 1 blueprint [FF-26]
337 s1 Incinerator with 1 metal and Foundry from hand: 6 energy
    all: s1 uses Incinerator with 1 metal and Foundry from hand [FF-111]
    all: s1 gains 6 energy [FF-113]
338 s4 Research with a 4: 1 blueprint (+1 for matching)
    all: s4 places a 4 on Research: it matches [FF-101]
    s4: s4 draws Gymnasium and Robot [FF-26]
    others: s4 draws 2 blueprints [FF-26]
339 s4 Scrap Yard: 1 metal
    all: s4 uses Scrap Yard [FF-111]
    all: s4 gains 1 metal [FF-113]
340 s4 Finish work this round
    all: s4 finishes work [FF-130]
= 340 0f279b8eda112935b0d12d77abf2f785dca2227bd8b01da80cc23f1008f582bf
341 s1 Dojo with 1 energy: a 4 becomes a 3
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 4 into a 3 [FF-140]
342 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
343 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
344 s1 Finish work this round
    all: s1 finishes work [FF-130]
345 s2 Discard 2 metal
    all: s2 discards down to the limit: 2 metal [FF-280]
346 s4 Discard 1 energy
    all: s4 discards down to the limit: 1 energy [FF-280]
    all: s1 scores 1 VP for Aluminum Factory [FF-295, s1 +1]
    all: s1 scores 1 VP for Biolab [FF-295, s1 +1]
    all: s1 scores 0 VP for Dojo [FF-295, s1 +0]
    all: s1 scores 1 VP for Incinerator [FF-295, s1 +1]
    all: s1 scores 1 VP for Manufactory [FF-295, s1 +1]
    all: s1 scores 0 VP for Robot [FF-295, s1 +0]
    all: s1 scores 0 VP for Temp Agency [FF-295, s1 +0]
    all: s1 scores 1 VP for Warehouse [FF-295, s1 +1]
    all: s1 scores 9 VP for goods [FF-295, s1 +9]
    all: s2 scores 1 VP for Battery Factory [FF-295, s2 +1]
    all: s2 scores 1 VP for Black Market [FF-295, s2 +1]
    all: s2 scores 1 VP for Manufactory [FF-295, s2 +1]
    all: s2 scores 1 VP for Mega Factory [FF-295, s2 +1]
    all: s2 scores 1 VP for Recycling Plant [FF-295, s2 +1]
    all: s2 scores 10 VP for goods [FF-295, s2 +10]
    all: s3 scores 1 VP for Concrete Plant [FF-295, s3 +1]
    all: s3 scores 1 VP for Golem [FF-295, s3 +1]
    all: s3 scores 0 VP for Gymnasium [FF-295, s3 +0]
    all: s3 scores 1 VP for Nuclear Plant [FF-295, s3 +1]
    all: s3 scores 1 VP for Recycling Plant [FF-295, s3 +1]
    all: s3 scores 1 VP for Refinery [FF-295, s3 +1]
    all: s3 scores 9 VP for goods [FF-295, s3 +9]
    all: s4 scores 0 VP for Scrap Yard [FF-295, s4 +0]
    all: s4 scores 1 VP for Trash Compactor [FF-295, s4 +1]
    all: s4 scores 14 VP for goods [FF-295, s4 +14]
    all: s5 scores 1 VP for Biolab [FF-295, s5 +1]
    all: s5 scores 1 VP for Concrete Plant [FF-295, s5 +1]
    all: s5 scores 1 VP for Incinerator [FF-295, s5 +1]
    all: s5 scores 1 VP for Replicator [FF-295, s5 +1]
    all: s5 scores 1 VP for Trash Compactor [FF-295, s5 +1]
    all: s5 scores 12 VP for goods [FF-295, s5 +12]
    all: s1 finishes with 14 VP, rank 4 [FF-297]
    all: s2 finishes with 15 VP, rank 2 [FF-297]
    all: s3 finishes with 14 VP, rank 5 [FF-297]
    all: s4 finishes with 15 VP, rank 3 [FF-297]
    all: s5 finishes with 17 VP, rank 1 [FF-297]
= 346 9aefe3989d3f5cdd689aebd5140da6e44a97584e0e4c58879c36cf2bb111ae84
s1 rank 4 score 14
s2 rank 2 score 15
s3 rank 5 score 14
s4 rank 3 score 15
s5 rank 1 score 17
