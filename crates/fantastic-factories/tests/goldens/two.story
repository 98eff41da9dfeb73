fantastic-factories revision 1, 2 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"normal"}
deal
    all: Tools above the contractors: shovel, hammer, gear and wrench [FF-16]
    s2: s2 draws Golem, Incinerator, Replicator and Warehouse [FF-26]
    others: s2 draws 4 blueprints [FF-26]
    s1: s1 draws Dojo, Foundry, Motherlode and Obelisk [FF-26]
    others: s1 draws 4 blueprints [FF-26]
    all: New blueprint: Battery Factory [FF-31]
    all: New blueprint: Gymnasium [FF-31]
    all: New blueprint: Gymnasium [FF-31]
    all: New blueprint: Refinery [FF-31]
    all: New contractor: Electrician [FF-31]
    all: New contractor: Hired Hands [FF-31]
    all: New contractor: Hired Hands [FF-31]
    all: New contractor: Hired Hands [FF-31]
    all: Round 1 begins. First player: s2 [FF-50]
1 s2 Pay 1 metal for four new contractors
    all: s2 pays 1 metal for four new contractors [FF-57]
    all: New contractor: Investor [FF-31]
    all: New contractor: Architect [FF-31]
    all: New contractor: Foreman [FF-31]
    all: New contractor: Architect [FF-31]
2 s2 Hire Investor, discarding Incinerator: gain the metal and energy the top blueprint of the deck costs
    all: s2 hires the Investor and discards Incinerator [FF-63]
    all: s2 reveals Battery Factory [FF-44]
    all: s2 gains 2 metal and 1 energy [FF-113]
    all: New contractor: Engineer [FF-31]
3 s1 Pay 1 energy for four new contractors
    all: s1 pays 1 energy for four new contractors [FF-57]
    all: New contractor: Miner [FF-31]
    all: New contractor: Specialist [FF-31]
    all: New contractor: Investor [FF-31]
    all: New contractor: Specialist [FF-31]
4 s1 Take Battery Factory (production, wrench; 2 metal and 1 energy; 1 VP): 4 energy → 1 good
    all: s1 takes Battery Factory (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Megalith [FF-31]
    all: s2 rolls 4 4 6 6 [FF-80]
    all: s1 rolls 1 2 2 6 [FF-80]
5 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
6 s2 Mine with a 4: 1 metal (+1 for matching)
    all: s2 places a 4 on Mine: it matches [FF-101]
    all: s2 gains 2 metal [FF-113]
7 s2 Build Golem, discarding Warehouse: 4 metal
    all: s2 builds Golem, pays 4 metal and discards Warehouse [FF-90]
8 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    s2: s2 draws Biolab [FF-26]
    others: s2 draws 1 blueprint [FF-26]
9 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
10 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Fulfillment Center [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 10 6d4a7758af2b0d9302a742b6f8fd660041df44cbb7255e5ed0f58dcc7ef28423
11 s1 Build Fulfillment Center, discarding Obelisk: 2 metal and 1 energy
    all: s1 builds Fulfillment Center, pays 2 metal and 1 energy and discards Obelisk [FF-90]
12 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
13 s2 Golem with 2 energy: one more die showing 2
    all: s2 uses Golem with 2 energy [FF-111]
    all: s2 gains a die: 2 [FF-84]
14 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Nuclear Plant [FF-26]
    others: s2 draws 1 blueprint [FF-26]
15 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
16 s1 Finish work with 1 die unused
    all: s1 finishes work [FF-130]
17 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 2 begins. First player: s1 [FF-50]
18 s1 Hire Investor, discarding Foundry: gain the metal and energy the top blueprint of the deck costs
    all: s1 hires the Investor and discards Foundry [FF-63]
    all: s1 reveals Fitness Center [FF-44]
    all: s1 gains 1 metal [FF-113]
    all: New contractor: Miner [FF-31]
19 s2 Pay 1 metal for four new contractors
    all: s2 pays 1 metal for four new contractors [FF-57]
    all: New contractor: Specialist [FF-31]
    all: New contractor: Investor [FF-31]
    all: New contractor: Electrician [FF-31]
    all: 14 discarded contractors are shuffled into a new deck [FF-27]
    all: New contractor: Architect [FF-31]
20 s2 Take Megalith (monument, wrench; 5 metal and 2 energy; 3 VP): no ability to use and costs 1 metal less for each monument you have
    all: s2 takes Megalith (costs 5 metal and 2 energy) [FF-61]
    all: New blueprint: Fitness Center [FF-31]
    all: s1 rolls 2 2 4 4 [FF-80]
    all: s2 rolls 3 3 3 6 [FF-80]
= 20 49454b657605d2e8c982ab5ef9175bc8edae0e272692c5c3c47a34a2f7075481
21 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
22 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
23 s2 Golem with 1 energy: one more die showing 1
    all: s2 uses Golem with 1 energy [FF-111]
    all: s2 gains a die: 1 [FF-84]
24 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Biolab [FF-26]
    others: s2 draws 1 blueprint [FF-26]
25 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Laboratory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
26 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
27 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Robot [FF-26]
    others: s1 draws 1 blueprint [FF-26]
28 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Power Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
29 s1 Fulfillment Center with a 4 and 2 energy: 1 good and 1 metal
    all: s1 uses Fulfillment Center with a 4 and 2 energy [FF-111]
    all: s1 gains 1 good and 1 metal [FF-113]
30 s2 Generate with a 3: 3 energy (+1 for matching)
    all: s2 places a 3 on Generate: it matches [FF-101]
    all: s2 gains 4 energy [FF-113]
= 30 a67ade1e326e98a2e7b504dc847fadeeed69800cfb0883fd29ab5da5b31358a4
31 s1 Finish work this round
    all: s1 finishes work [FF-130]
32 s2 Build Laboratory, discarding Megalith: 1 metal and 4 energy
    all: s2 builds Laboratory, pays 1 metal and 4 energy and discards Megalith [FF-90]
33 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 3 begins. First player: s2 [FF-50]
34 s2 Take Gymnasium (training, shovel; 1 metal; 0 VP): 1 energy → raise a die by 1
    all: s2 takes Gymnasium (costs 1 metal) [FF-61]
    all: New blueprint: Dojo [FF-31]
35 s1 Pay 1 energy for four new blueprints
    all: s1 pays 1 energy for four new blueprints [FF-57]
    all: New blueprint: Incinerator [FF-31]
    all: New blueprint: Fulfillment Center [FF-31]
    all: New blueprint: Manufactory [FF-31]
    all: New blueprint: Temp Agency [FF-31]
36 s1 Hire Electrician, discarding Dojo: 5 energy; s2 gets 2 energy
    all: s1 hires the Electrician and discards Dojo [FF-63]
    all: s1 gains 5 energy [FF-113]
    all: s2 gains 2 energy [FF-113]
    all: New contractor: Investor [FF-31]
    all: s2 rolls 1 4 4 6 [FF-80]
    all: s1 rolls 2 3 5 6 [FF-80]
37 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
38 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Megalith [FF-26]
    others: s2 draws 1 blueprint [FF-26]
39 s2 Build Replicator, discarding Gymnasium: 2 metal and 2 energy
    all: s2 builds Replicator, pays 2 metal and 2 energy and discards Gymnasium [FF-90]
40 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
= 40 b98393b487e1acb222d52d9579aefcf93a51696d1fc63b1d519c6536aeee64ff
41 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
42 s2 Golem with 3 energy: one more die showing 3
    all: s2 uses Golem with 3 energy [FF-111]
    all: s2 gains a die: 3 [FF-84]
43 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    s2: s2 draws Warehouse [FF-26]
    others: s2 draws 1 blueprint [FF-26]
44 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Solar Array [FF-26]
    others: s2 draws 1 blueprint [FF-26]
45 s2 Finish work with 1 die unused
    all: s2 finishes work [FF-130]
46 s1 Finish work with 2 dice unused
    all: s1 finishes work [FF-130]
    all: Round 4 begins. First player: s1 [FF-50]
47 s1 Take Temp Agency (training, hammer; 1 metal; 0 VP): 1 energy → reroll any of your dice
    all: s1 takes Temp Agency (costs 1 metal) [FF-61]
    all: New blueprint: Obelisk [FF-31]
48 s2 Hire Architect, discarding Nuclear Plant: 3 blueprints; s1 gets 1 blueprint
    all: s2 hires the Architect and discards Nuclear Plant [FF-63]
    s2: s2 draws Assembly Line, Obelisk and Recycling Plant [FF-26]
    others: s2 draws 3 blueprints [FF-26]
    s1: s1 draws Harvester [FF-26]
    others: s1 draws 1 blueprint [FF-26]
    all: New contractor: Specialist [FF-31]
    all: s1 rolls 5 5 6 6 [FF-80]
    all: s2 rolls 4 4 4 6 [FF-80]
49 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
50 s1 Build Temp Agency, discarding Harvester: 1 metal
    all: s1 builds Temp Agency, pays 1 metal and discards Harvester [FF-90]
= 50 2968e675bc5d64275bba998fa334698afc3a491db334f20d4072510a3c77fe3a
51 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Obelisk [FF-26]
    others: s1 draws 1 blueprint [FF-26]
52 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
53 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Power Plant [FF-26]
    others: s2 draws 1 blueprint [FF-26]
54 s1 Temp Agency with 1 energy: reroll a 5
    all: s1 uses Temp Agency with 1 energy [FF-111]
    all: s1 rerolls a 5: 3 [FF-188]
55 s1 Finish work with 2 dice unused
    all: s1 finishes work [FF-130]
56 s2 Finish work with 2 dice unused
    all: s2 finishes work [FF-130]
    all: Round 5 begins. First player: s2 [FF-50]
57 s2 Hire Investor, discarding Power Plant: gain the metal and energy the top blueprint of the deck costs
    all: s2 hires the Investor and discards Power Plant [FF-63]
    all: s2 reveals Golem [FF-44]
    all: s2 gains 4 metal [FF-113]
    all: New contractor: Miner [FF-31]
58 s1 Hire Investor, discarding Obelisk: gain the metal and energy the top blueprint of the deck costs
    all: s1 hires the Investor and discards Obelisk [FF-63]
    all: s1 reveals Aluminum Factory [FF-44]
    all: s1 gains 2 metal and 2 energy [FF-113]
    all: New contractor: Architect [FF-31]
    all: s2 rolls 2 3 6 6 [FF-80]
    all: s1 rolls 1 3 4 6 [FF-80]
59 s2 Build Recycling Plant, discarding Assembly Line: 2 metal
    all: s2 builds Recycling Plant, pays 2 metal and discards Assembly Line [FF-90]
60 s1 Temp Agency with 1 energy: reroll a 6
    all: s1 uses Temp Agency with 1 energy [FF-111]
    all: s1 rerolls a 6: 1 [FF-188]
= 60 88044347e829109b2c19f5202a06edc091c2f84d92a5a795097e29f63ace1bb3
61 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    s2: s2 draws Black Market [FF-26]
    others: s2 draws 1 blueprint [FF-26]
62 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Recycling Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
63 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Trash Compactor [FF-26]
    others: s1 draws 1 blueprint [FF-26]
64 s2 Research with a 6: 1 blueprint (+1 for matching)
    all: s2 places a 6 on Research: it matches [FF-101]
    s2: s2 draws Assembly Line and Robot [FF-26]
    others: s2 draws 2 blueprints [FF-26]
65 s2 Finish work with 2 dice unused
    all: s2 finishes work [FF-130]
66 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
67 s1 Finish work with 1 die unused
    all: s1 finishes work [FF-130]
68 s1 Discard 4 energy
    all: s1 discards down to the limit: 4 energy [FF-280]
    all: Round 6 begins. First player: s1 [FF-50]
69 s1 Hire Miner, discarding Recycling Plant: 3 metal; s2 gets 1 metal
    all: s1 hires the Miner and discards Recycling Plant [FF-63]
    all: s1 gains 3 metal [FF-113]
    all: s2 gains 1 metal [FF-113]
    all: New contractor: Specialist [FF-31]
70 s2 Pay 1 metal for four new blueprints
    all: s2 pays 1 metal for four new blueprints [FF-57]
    all: New blueprint: Nuclear Plant [FF-31]
    all: New blueprint: Gymnasium [FF-31]
    all: New blueprint: Robot [FF-31]
    all: New blueprint: Laboratory [FF-31]
= 70 161b22ffb1980638ef20b8dd83dcdabbc50dd81fe92907847b5e7cdce8b43bb8
71 s2 Take Robot (special, hammer; 1 metal and 1 energy; 0 VP): 1 metal → roll one more die
    all: s2 takes Robot (costs 1 metal and 1 energy) [FF-61]
    all: New blueprint: Beacon [FF-31]
    all: s1 rolls 2 3 4 4 [FF-80]
    all: s2 rolls 2 2 6 6 [FF-80]
72 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    s2: s2 draws Fitness Center [FF-26]
    others: s2 draws 1 blueprint [FF-26]
73 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
74 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
75 s2 Build Black Market, discarding Assembly Line: 3 metal and 2 energy
    all: s2 builds Black Market, pays 3 metal and 2 energy and discards Assembly Line [FF-90]
76 s1 Build Motherlode, discarding Trash Compactor: 1 metal and 3 energy
    all: s1 builds Motherlode, pays 1 metal and 3 energy and discards Trash Compactor [FF-90]
77 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Mega Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
78 s1 Build Power Plant, discarding Mega Factory: 3 metal
    all: s1 builds Power Plant, pays 3 metal and discards Mega Factory [FF-90]
79 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
80 s1 Finish work with 1 die unused
    all: s1 finishes work [FF-130]
= 80 1e350ecc8f4e0b2c8baa92604e1bfe443b3b2d2b8fcfb2fb3e8fdd14b0c016d5
81 s2 Black Market with a 6 and Megalith from hand: 2 metal and 2 energy
    all: s2 uses Black Market with a 6 and Megalith from hand [FF-111]
    all: s2 gains 2 metal and 2 energy [FF-113]
82 s2 Finish work with 1 die unused
    all: s2 finishes work [FF-130]
    all: Round 7 begins. First player: s2 [FF-50]
83 s2 Pay 1 metal for four new blueprints
    all: s2 pays 1 metal for four new blueprints [FF-57]
    all: New blueprint: Replicator [FF-31]
    all: New blueprint: Beacon [FF-31]
    all: New blueprint: Scrap Yard [FF-31]
    all: New blueprint: Beacon [FF-31]
84 s2 Hire Specialist, discarding Solar Array: one more die, of any value
    all: s2 hires the Specialist and discards Solar Array [FF-63]
    all: New contractor: Hired Hands [FF-31]
85 s1 Take Replicator (special, shovel; 2 metal and 2 energy; 1 VP): 1 energy → use a blueprint in the market
    all: s1 takes Replicator (costs 2 metal and 2 energy) [FF-61]
    all: New blueprint: Scrap Yard [FF-31]
    all: s2 rolls 1 3 3 4 [FF-80]
    all: s1 rolls 3 3 4 6 [FF-80]
86 s1 Temp Agency with 1 energy: reroll a 6
    all: s1 uses Temp Agency with 1 energy [FF-111]
    all: s1 rerolls a 6: 5 [FF-188]
87 s2 Black Market with a 1 and Obelisk from hand: 3 metal and 1 energy
    all: s2 uses Black Market with a 1 and Obelisk from hand [FF-111]
    all: s2 gains 3 metal and 1 energy [FF-113]
88 s2 Recycling Plant with 2 energy, Biolab from hand and Biolab from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Biolab from hand and Biolab from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Concrete Plant and Obelisk [FF-26]
    others: s2 draws 2 blueprints [FF-26]
    s2: s2 draws Harvester [FF-26]
    others: s2 draws 1 blueprint [FF-26]
89 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Solar Array [FF-26]
    others: s2 draws 1 blueprint [FF-26]
90 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
= 90 8fb7d6780019c63a9e6092356211e76b69ed7550860c28fab72efcb295d5f882
91 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Recycling Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
92 s2 Build Warehouse, discarding Obelisk: 3 metal and 2 energy
    all: s2 builds Warehouse, pays 3 metal and 2 energy and discards Obelisk [FF-90]
93 s1 Finish work with 3 dice unused
    all: s1 finishes work [FF-130]
94 s2 Take the Specialist’s die as a 5
    all: s2 takes the Specialist’s die as a 5 [FF-275]
95 s2 Golem with 1 energy: one more die showing 1
    all: s2 uses Golem with 1 energy [FF-111]
    all: s2 gains a die: 1 [FF-84]
96 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Refinery [FF-26]
    others: s2 draws 1 blueprint [FF-26]
97 s2 Build Robot, discarding Harvester: 1 metal and 1 energy
    all: s2 builds Robot, pays 1 metal and 1 energy and discards Harvester [FF-90]
98 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Black Market [FF-26]
    others: s2 draws 1 blueprint [FF-26]
99 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
100 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 8 begins. First player: s1 [FF-50]
= 100 29fa19c2274ba0e4fd9ed112bc3c8e2b068a329977dc9fc14ff3fde2437af403
101 s1 Take Beacon (monument, shovel; 2 metal and 4 energy; 2/3/4/5 VP): no ability to use and several may be built
    all: s1 takes Beacon (costs 2 metal and 4 energy) [FF-61]
    all: New blueprint: Aluminum Factory [FF-31]
102 s2 Hire Specialist, discarding Refinery: one more die, of any value
    all: s2 hires the Specialist and discards Refinery [FF-63]
    all: New contractor: Foreman [FF-31]
    all: s1 rolls 1 2 3 4 [FF-80]
    all: s2 rolls 2 2 2 6 [FF-80]
103 s2 Black Market with a 6 and Robot from hand: 1 metal and 1 energy
    all: s2 uses Black Market with a 6 and Robot from hand [FF-111]
    all: s2 gains 1 metal and 1 energy [FF-113]
104 s2 Finish work and lose the Specialist’s die
    all: s2 finishes work [FF-130]
105 s1 Motherlode with a 3: 1 metal
    all: s1 uses Motherlode with a 3 [FF-111]
    all: s1 gains 1 metal [FF-113]
106 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Concrete Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
107 s1 Build Replicator, discarding Beacon: 2 metal and 2 energy
    all: s1 builds Replicator, pays 2 metal and 2 energy and discards Beacon [FF-90]
108 s1 Replicator as Scrap Yard with 1 energy: 1 metal
    all: s1 uses Replicator as Scrap Yard with 1 energy [FF-111]
    all: s1 gains 1 metal [FF-113]
109 s1 Temp Agency with 1 energy: reroll dice 2 4
    all: s1 uses Temp Agency with 1 energy [FF-111]
    all: s1 rerolls dice 2 4: 4 5 [FF-188]
110 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
= 110 4fa824144396dbc78c04ad1f1f7c1ee2edec1bee64386e9d160796a3cddbf600
111 s1 Finish work with 1 die unused
    all: s1 finishes work [FF-130]
    all: Round 9 begins. First player: s2 [FF-50]
112 s2 Pay 1 metal for four new contractors
    all: s2 pays 1 metal for four new contractors [FF-57]
    all: New contractor: Engineer [FF-31]
    all: New contractor: Hired Hands [FF-31]
    all: New contractor: Electrician [FF-31]
    all: New contractor: Miner [FF-31]
113 s2 Hire Electrician, discarding Solar Array: 5 energy; s1 gets 2 energy
    all: s2 hires the Electrician and discards Solar Array [FF-63]
    all: s2 gains 5 energy [FF-113]
    all: s1 gains 2 energy [FF-113]
    all: New contractor: Hired Hands [FF-31]
114 s1 Take Scrap Yard (special, wrench; 1 metal and 2 energy; 0 VP): 1 metal, but not in the round you build it
    all: s1 takes Scrap Yard (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Trash Compactor [FF-31]
    all: s2 rolls 2 5 5 6 [FF-80]
    all: s1 rolls 1 2 3 4 [FF-80]
115 s1 Power Plant with a 1: 1 energy
    all: s1 uses Power Plant with a 1 [FF-111]
    all: s1 gains 1 energy [FF-113]
116 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Foundry [FF-26]
    others: s1 draws 1 blueprint [FF-26]
117 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
118 s1 Build Foundry, discarding Recycling Plant: 2 metal and 1 energy
    all: s1 builds Foundry, pays 2 metal and 1 energy and discards Recycling Plant [FF-90]
119 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
120 s2 Finish work with 3 dice unused
    all: s2 finishes work [FF-130]
= 120 c537cacec198fc326f413cef428a1692b07fe0c56374b03bb986e9c2d9a08607
121 s1 Replicator as Scrap Yard with 1 energy: 1 metal
    all: s1 uses Replicator as Scrap Yard with 1 energy [FF-111]
    all: s1 gains 1 metal [FF-113]
122 s1 Build Battery Factory, discarding Scrap Yard: 2 metal and 1 energy
    all: s1 builds Battery Factory, pays 2 metal and 1 energy and discards Scrap Yard [FF-90]
123 s1 Foundry with a 3 and 3 energy: 3 metal
    all: s1 uses Foundry with a 3 and 3 energy [FF-111]
    all: s1 gains 3 metal [FF-113]
124 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 10 begins. First player: s1 [FF-50]
125 s1 Take Beacon (monument, shovel; 2 metal and 4 energy; 2/3/4/5 VP): no ability to use and several may be built
    all: s1 takes Beacon (costs 2 metal and 4 energy) [FF-61]
    all: New blueprint: Temp Agency [FF-31]
126 s2 Pay 1 energy for four new blueprints
    all: s2 pays 1 energy for four new blueprints [FF-57]
    all: New blueprint: Manufactory [FF-31]
    all: New blueprint: Megalith [FF-31]
    all: New blueprint: Beacon [FF-31]
    all: New blueprint: Mega Factory [FF-31]
127 s2 Take Beacon (monument, shovel; 2 metal and 4 energy; 2/3/4/5 VP): no ability to use and several may be built
    all: s2 takes Beacon (costs 2 metal and 4 energy) [FF-61]
    all: New blueprint: Motherlode [FF-31]
    all: s1 rolls 3 6 6 6 [FF-80]
    all: s2 rolls 2 2 3 6 [FF-80]
128 s1 Motherlode with a 3: 1 metal
    all: s1 uses Motherlode with a 3 [FF-111]
    all: s1 gains 1 metal [FF-113]
129 s1 Temp Agency with 1 energy: reroll a 6
    all: s1 uses Temp Agency with 1 energy [FF-111]
    all: s1 rerolls a 6: 4 [FF-188]
130 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    all: 49 discarded blueprints are shuffled into a new deck [FF-27]
    s1: s1 draws Obelisk [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 130 797d6d466f90702b455fe7295954fe36ea74481a0b98585bbb0a8c1884175d88
131 s1 Power Plant with a 4: 4 energy
    all: s1 uses Power Plant with a 4 [FF-111]
    all: s1 gains 4 energy [FF-113]
132 s2 Black Market with a 6 and Fitness Center from hand: 1 metal
    all: s2 uses Black Market with a 6 and Fitness Center from hand [FF-111]
    all: s2 gains 1 metal [FF-113]
133 s2 Golem with 3 energy: one more die showing 3
    all: s2 uses Golem with 3 energy [FF-111]
    all: s2 gains a die: 3 [FF-84]
134 s2 Replicator as Manufactory with dice 2 2 and 1 energy: 1 good and 2 blueprints
    all: s2 uses Replicator as Manufactory with dice 2 2 and 1 energy [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Dojo and Recycling Plant [FF-26]
    others: s2 draws 2 blueprints [FF-26]
    s2: s2 draws Golem [FF-26]
    others: s2 draws 1 blueprint [FF-26]
135 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
136 s1 Replicator as Motherlode with a 6 and 1 energy: 2 metal
    all: s1 uses Replicator as Motherlode with a 6 and 1 energy [FF-111]
    all: s1 gains 2 metal [FF-113]
137 s2 Recycling Plant with 2 energy, Black Market from hand and Dojo from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Black Market from hand and Dojo from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Incinerator and Refinery [FF-26]
    others: s2 draws 2 blueprints [FF-26]
138 s1 Build Concrete Plant, discarding Beacon: 2 metal and 2 energy
    all: s1 builds Concrete Plant, pays 2 metal and 2 energy and discards Beacon [FF-90]
139 s1 Finish work this round
    all: s1 finishes work [FF-130]
140 s2 Build Incinerator, discarding Beacon: 2 metal and 1 energy
    all: s2 builds Incinerator, pays 2 metal and 1 energy and discards Beacon [FF-90]
= 140 df38ec5f87eeffa8fa644d2e125b4af4cc6f0e1305a1c05999a8dc280dfc50c0
141 s2 Incinerator with 1 metal and Refinery from hand: 6 energy
    all: s2 uses Incinerator with 1 metal and Refinery from hand [FF-111]
    all: s2 gains 6 energy [FF-113]
142 s2 Finish work with 1 die unused
    all: s2 finishes work [FF-130]
    all: Round 11 begins. First player: s2 [FF-50]
143 s2 Take Manufactory (production, wrench; 2 metal and 3 energy; 1 VP): 2 equal dice → 1 good and 2 metal or 3 energy or 2 blueprints
    all: s2 takes Manufactory (costs 2 metal and 3 energy) [FF-61]
    all: New blueprint: Solar Array [FF-31]
144 s1 Take Solar Array (special, gear; 1 metal and 2 energy; 0 VP): 2 energy, but not in the round you build it
    all: s1 takes Solar Array (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Harvester [FF-31]
    all: s2 rolls 1 4 5 5 [FF-80]
    all: s1 rolls 1 1 3 4 [FF-80]
145 s2 Black Market with a 5 and Manufactory from hand: 1 metal and 3 energy
    all: s2 uses Black Market with a 5 and Manufactory from hand [FF-111]
    all: s2 gains 1 metal and 3 energy [FF-113]
146 s1 Power Plant with a 4: 4 energy
    all: s1 uses Power Plant with a 4 [FF-111]
    all: s1 gains 4 energy [FF-113]
147 s1 Temp Agency with 1 energy: reroll dice 1 1 3
    all: s1 uses Temp Agency with 1 energy [FF-111]
    all: s1 rerolls dice 1 1 3: 3 4 6 [FF-188]
148 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
149 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Assembly Line [FF-26]
    others: s2 draws 1 blueprint [FF-26]
150 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
= 150 4bc260c59c54e422dd942725f50fb1371301ee98c841febabc6c8d4c68e82bf8
151 s2 Finish work with 1 die unused
    all: s2 finishes work [FF-130]
152 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Fitness Center [FF-26]
    others: s1 draws 1 blueprint [FF-26]
153 s1 Build Robot, discarding Obelisk: 1 metal and 1 energy
    all: s1 builds Robot, pays 1 metal and 1 energy and discards Obelisk [FF-90]
154 s1 Foundry with a 3 and 3 energy: 3 metal
    all: s1 uses Foundry with a 3 and 3 energy [FF-111]
    all: s1 gains 3 metal [FF-113]
155 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 12 begins. First player: s1 [FF-50]
156 s1 Take Harvester (utility, hammer; 1 metal and 2 energy; 1 VP): 2 equal dice → 4 metal or 7 energy
    all: s1 takes Harvester (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Laboratory [FF-31]
157 s2 Take Laboratory (special, wrench; 1 metal and 4 energy; 1 VP): 1 blueprint when you gain goods, once per round
    all: s2 takes Laboratory (costs 1 metal and 4 energy) [FF-61]
    all: New blueprint: Megalith [FF-31]
    all: s1 rolls 3 3 4 5 [FF-80]
    all: s2 rolls 3 3 5 6 [FF-80]
158 s2 Black Market with a 6 and Recycling Plant from hand: 2 metal
    all: s2 uses Black Market with a 6 and Recycling Plant from hand [FF-111]
    all: s2 gains 2 metal [FF-113]
159 s1 Motherlode with a 4: 2 metal
    all: s1 uses Motherlode with a 4 [FF-111]
    all: s1 gains 2 metal [FF-113]
160 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
= 160 e6191590d5eacfd9ac7cffcab51743307514ab27a651c4aa07d1b7674d2e0eb0
161 s1 Power Plant with a 3: 3 energy
    all: s1 uses Power Plant with a 3 [FF-111]
    all: s1 gains 3 energy [FF-113]
162 s1 Foundry with a 3 and 3 energy: 3 metal
    all: s1 uses Foundry with a 3 and 3 energy [FF-111]
    all: s1 gains 3 metal [FF-113]
163 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
164 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 2 [FF-84]
165 s1 Finish work with 1 die unused
    all: s1 finishes work [FF-130]
166 s2 Finish work with 2 dice unused
    all: s2 finishes work [FF-130]
167 s1 Discard 3 metal
    all: s1 discards down to the limit: 3 metal [FF-280]
168 s2 Discard 2 metal and 3 energy
    all: s2 discards down to the limit: 2 metal and 3 energy [FF-280]
    all: Round 13 begins. First player: s2 [FF-50]
169 s2 Take Megalith (monument, wrench; 5 metal and 2 energy; 3 VP): no ability to use and costs 1 metal less for each monument you have
    all: s2 takes Megalith (costs 5 metal and 2 energy) [FF-61]
    all: New blueprint: Robot [FF-31]
170 s1 Take Mega Factory (production, gear; 3 metal and 2 energy; 1 VP): 3 equal dice → 2 goods and one more die, of any value
    all: s1 takes Mega Factory (costs 3 metal and 2 energy) [FF-61]
    all: New blueprint: Solar Array [FF-31]
    all: s2 rolls 1 3 3 5 [FF-80]
    all: s1 rolls 2 3 3 5 [FF-80]
= 170 f39ea1f51248ad9b5407b1ee167f84ee3fb25b9dd0fe3d2d40043f327e7831ce
171 s2 Replicator as Robot with 1 metal and 1 energy: roll one more die
    all: s2 uses Replicator as Robot with 1 metal and 1 energy [FF-111]
    all: s2 gains a die: 6 [FF-84]
172 s2 Black Market with a 1 and Laboratory from hand: 1 metal and 3 energy
    all: s2 uses Black Market with a 1 and Laboratory from hand [FF-111]
    all: s2 gains 1 metal and 3 energy [FF-113]
173 s2 Recycling Plant with 2 energy, Assembly Line from hand and Concrete Plant from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Assembly Line from hand and Concrete Plant from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Biolab and Obelisk [FF-26]
    others: s2 draws 2 blueprints [FF-26]
    s2: s2 draws Warehouse [FF-26]
    others: s2 draws 1 blueprint [FF-26]
174 s1 Finish work with 4 dice unused
    all: s1 finishes work [FF-130]
175 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
176 s2 Incinerator with 1 metal and Megalith from hand: 6 energy
    all: s2 uses Incinerator with 1 metal and Megalith from hand [FF-111]
    all: s2 gains 6 energy [FF-113]
177 s2 Golem with 2 energy: one more die showing 2
    all: s2 uses Golem with 2 energy [FF-111]
    all: s2 gains a die: 2 [FF-84]
178 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
179 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
180 s2 Robot with 1 metal: roll one more die
    all: s2 uses Robot with 1 metal [FF-111]
    all: s2 gains a die: 4 [FF-84]
= 180 070816eac3ac00f4d636ac20ddf764f02e6ae806997ec290ffff54ae042b5a4c
181 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Dojo [FF-26]
    others: s2 draws 1 blueprint [FF-26]
182 s2 Finish work with 2 dice unused
    all: s2 finishes work [FF-130]
183 s2 Discard 1 metal and 7 energy
    all: s2 discards down to the limit: 1 metal and 7 energy [FF-280]
    all: Round 14 begins. First player: s1 [FF-50]
184 s1 Hire Miner, discarding Fitness Center: 3 metal; s2 gets 1 metal
    all: s1 hires the Miner and discards Fitness Center [FF-63]
    all: s1 gains 3 metal [FF-113]
    all: s2 gains 1 metal [FF-113]
    all: New contractor: Investor [FF-31]
185 s2 Hire Hired Hands, discarding Biolab and paying 3 energy: roll 2 more dice this round
    all: s2 hires the Hired Hands, discards Biolab and pays 3 energy [FF-63]
    all: 14 discarded contractors are shuffled into a new deck [FF-27]
    all: New contractor: Specialist [FF-31]
    all: s1 rolls 1 1 2 5 [FF-80]
    all: s2 rolls 1 1 2 3 4 4 [FF-80]
186 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Scrap Yard [FF-26]
    others: s1 draws 1 blueprint [FF-26]
187 s2 Black Market with a 3 and Warehouse from hand: 3 metal and 1 energy
    all: s2 uses Black Market with a 3 and Warehouse from hand [FF-111]
    all: s2 gains 3 metal and 1 energy [FF-113]
188 s2 Replicator as Motherlode with a 2 and 1 energy: 1 metal
    all: s2 uses Replicator as Motherlode with a 2 and 1 energy [FF-111]
    all: s2 gains 1 metal [FF-113]
189 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
190 s2 Golem with 6 energy: one more die showing 6
    all: s2 uses Golem with 6 energy [FF-111]
    all: s2 gains a die: 6 [FF-84]
= 190 83dd383c53e4af51155245c2887a7280c66f6e575e9eab4384043de8778b6f3d
191 s1 Temp Agency with 1 energy: reroll a 2
    all: s1 uses Temp Agency with 1 energy [FF-111]
    all: s1 rerolls a 2: 2 [FF-188]
192 s2 Build Obelisk, discarding Golem: 3 metal and 1 energy
    all: s2 builds Obelisk, pays 3 metal and 1 energy and discards Golem [FF-90]
193 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 3 [FF-84]
194 s2 Warehouse with dice 4 4 6: 2 goods and 2 energy
    all: s2 uses Warehouse with dice 4 4 6 [FF-111]
    all: s2 gains 2 goods and 2 energy [FF-113]
    s2: s2 draws Fulfillment Center [FF-26]
    others: s2 draws 1 blueprint [FF-26]
195 s1 Power Plant with a 2: 2 energy
    all: s1 uses Power Plant with a 2 [FF-111]
    all: s1 gains 2 energy [FF-113]
196 s2 Robot with 1 metal: roll one more die
    all: s2 uses Robot with 1 metal [FF-111]
    all: s2 gains a die: 1 [FF-84]
197 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
198 s2 Incinerator with 1 metal and Fulfillment Center from hand: 6 energy
    all: s2 uses Incinerator with 1 metal and Fulfillment Center from hand [FF-111]
    all: s2 gains 6 energy [FF-113]
199 s2 Finish work with 3 dice unused
    all: s2 finishes work [FF-130]
200 s1 Battery Factory with 4 energy: 1 good
    all: s1 uses Battery Factory with 4 energy [FF-111]
    all: s1 gains 1 good [FF-113]
= 200 4165c3df8a003d4a6ce18496bc61076aa211684e8555ab679c7c1119e86efb08
201 s1 Generate with a 1: 1 energy (+1 for matching)
    all: s1 places a 1 on Generate: it matches [FF-101]
    all: s1 gains 2 energy [FF-113]
202 s1 Finish work this round
    all: s1 finishes work [FF-130]
203 s1 Discard 5 metal
    all: s1 discards down to the limit: 5 metal [FF-280]
    all: Round 15 begins. First player: s2 [FF-50]
204 s2 Take Motherlode (utility, shovel; 1 metal and 3 energy; 1 VP): any die → 1 metal, or 2 metal with a 4, 5 or 6
    all: s2 takes Motherlode (costs 1 metal and 3 energy) [FF-61]
    all: New blueprint: Recycling Plant [FF-31]
205 s1 Take Solar Array (special, gear; 1 metal and 2 energy; 0 VP): 2 energy, but not in the round you build it
    all: s1 takes Solar Array (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Nuclear Plant [FF-31]
    all: s2 rolls 2 3 4 5 [FF-80]
    all: s1 rolls 1 2 2 4 [FF-80]
206 s2 Black Market with a 5 and Motherlode from hand: 1 metal and 3 energy
    all: s2 uses Black Market with a 5 and Motherlode from hand [FF-111]
    all: s2 gains 1 metal and 3 energy [FF-113]
207 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Megalith [FF-26]
    others: s2 draws 1 blueprint [FF-26]
208 s2 Recycling Plant with 2 energy, Dojo from hand and Megalith from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Dojo from hand and Megalith from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Beacon and Obelisk [FF-26]
    others: s2 draws 2 blueprints [FF-26]
    s2: s2 draws Gymnasium [FF-26]
    others: s2 draws 1 blueprint [FF-26]
209 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
210 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
= 210 066f413cfcef05c43cdcfb507f306ef68ca63e623b998fe9a3b30705c091be46
211 s1 Power Plant with a 2: 2 energy
    all: s1 uses Power Plant with a 2 [FF-111]
    all: s1 gains 2 energy [FF-113]
212 s2 Replicator as Recycling Plant with 3 energy, Beacon from hand and Gymnasium from hand: 1 good and 2 blueprints
    all: s2 uses Replicator as Recycling Plant with 3 energy, Beacon from hand and Gymnasium from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Gymnasium and Power Plant [FF-26]
    others: s2 draws 2 blueprints [FF-26]
213 s2 Finish work with 1 die unused
    all: s2 finishes work [FF-130]
214 s1 Finish work with 2 dice unused
    all: s1 finishes work [FF-130]
215 s1 Discard 3 metal and 1 energy
    all: s1 discards down to the limit: 3 metal and 1 energy [FF-280]
    all: Round 16 begins. First player: s1 [FF-50]
216 s1 Take Robot (special, hammer; 1 metal and 1 energy; 0 VP): 1 metal → roll one more die
    all: s1 takes Robot (costs 1 metal and 1 energy) [FF-61]
    all: New blueprint: Trash Compactor [FF-31]
217 s2 Take Recycling Plant (production, gear; 2 metal; 1 VP): 2 energy and 2 blueprints from hand → 1 good and 2 blueprints
    all: s2 takes Recycling Plant (costs 2 metal) [FF-61]
    all: New blueprint: Beacon [FF-31]
    all: s1 rolls 2 3 4 4 [FF-80]
    all: s2 rolls 3 3 4 6 [FF-80]
218 s2 Black Market with a 6 and Gymnasium from hand: 1 metal
    all: s2 uses Black Market with a 6 and Gymnasium from hand [FF-111]
    all: s2 gains 1 metal [FF-113]
219 s1 Foundry with a 4 and 4 energy: 4 metal
    all: s1 uses Foundry with a 4 and 4 energy [FF-111]
    all: s1 gains 4 metal [FF-113]
220 s1 Temp Agency with 1 energy: reroll a 3
    all: s1 uses Temp Agency with 1 energy [FF-111]
    all: s1 rerolls a 3: 4 [FF-188]
= 220 01bff7b42c28dc2a3e79c44d3f267efbb8f2da11eac1c4f84e3c300ee3268ccb
221 s1 Motherlode with a 4: 2 metal
    all: s1 uses Motherlode with a 4 [FF-111]
    all: s1 gains 2 metal [FF-113]
222 s1 Power Plant with a 2: 2 energy
    all: s1 uses Power Plant with a 2 [FF-111]
    all: s1 gains 2 energy [FF-113]
223 s1 Build Solar Array, discarding Mega Factory: 1 metal and 2 energy
    all: s1 builds Solar Array, pays 1 metal and 2 energy and discards Mega Factory [FF-90]
224 s2 Golem with 1 energy: one more die showing 1
    all: s2 uses Golem with 1 energy [FF-111]
    all: s2 gains a die: 1 [FF-84]
225 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 2 [FF-84]
226 s1 Finish work with 2 dice unused
    all: s1 finishes work [FF-130]
227 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
228 s2 Finish work with 3 dice unused
    all: s2 finishes work [FF-130]
229 s2 Discard 1 energy
    all: s2 discards down to the limit: 1 energy [FF-280]
    all: Round 17 will be the last [FF-292]
    all: Round 17 begins. First player: s2 [FF-50]
230 s2 Take Beacon (monument, shovel; 2 metal and 4 energy; 2/3/4/5 VP): no ability to use and several may be built
    all: s2 takes Beacon (costs 2 metal and 4 energy) [FF-61]
    all: New blueprint: Refinery [FF-31]
= 230 0bcdb65ad0711e9d4441172f13d2007248bca7dfe87e9ce84dfb4e492a0625df
231 s1 Hire Specialist, discarding Solar Array: one more die, of any value
    all: s1 hires the Specialist and discards Solar Array [FF-63]
    all: New contractor: Hired Hands [FF-31]
    all: s2 rolls 2 2 4 5 [FF-80]
    all: s1 rolls 1 4 5 5 [FF-80]
232 s2 Recycling Plant with 2 energy, Obelisk from hand and Recycling Plant from hand: 1 good and 2 blueprints
    all: s2 uses Recycling Plant with 2 energy, Obelisk from hand and Recycling Plant from hand [FF-111]
    all: s2 gains 1 good [FF-113]
    s2: s2 draws Fitness Center and Nuclear Plant [FF-26]
    others: s2 draws 2 blueprints [FF-26]
    s2: s2 draws Foundry [FF-26]
    others: s2 draws 1 blueprint [FF-26]
233 s1 Solar Array: 2 energy
    all: s1 uses Solar Array [FF-111]
    all: s1 gains 2 energy [FF-113]
234 s1 Power Plant with a 1: 1 energy
    all: s1 uses Power Plant with a 1 [FF-111]
    all: s1 gains 1 energy [FF-113]
235 s2 Black Market with a 4 and Beacon from hand: 4 energy
    all: s2 uses Black Market with a 4 and Beacon from hand [FF-111]
    all: s2 gains 4 energy [FF-113]
236 s1 Foundry with a 4 and 4 energy: 4 metal
    all: s1 uses Foundry with a 4 and 4 energy [FF-111]
    all: s1 gains 4 metal [FF-113]
237 s2 Robot with 1 metal: roll one more die
    all: s2 uses Robot with 1 metal [FF-111]
    all: s2 gains a die: 5 [FF-84]
238 s1 Take the Specialist’s die as a 3
    all: s1 takes the Specialist’s die as a 3 [FF-275]
239 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Temp Agency [FF-26]
    others: s1 draws 1 blueprint [FF-26]
240 s2 Replicator as Trash Compactor with dice 2 2, 1 energy, Fitness Center from hand and Foundry from hand: 2 goods
    all: s2 uses Replicator as Trash Compactor with dice 2 2, 1 energy, Fitness Center from hand and Foundry from hand [FF-111]
    all: s2 gains 2 goods [FF-113]
= 240 9099d2c7384b1a57db64d62b8936bab89302bb2c6e33cd5052fd342be88a0e5a
241 s2 Incinerator with 1 metal and Power Plant from hand: 6 energy
    all: s2 uses Incinerator with 1 metal and Power Plant from hand [FF-111]
    all: s2 gains 6 energy [FF-113]
242 s2 Finish work with 2 dice unused
    all: s2 finishes work [FF-130]
243 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
244 s1 Mine with a 5: 1 metal (+1 for matching)
    all: s1 places a 5 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
245 s1 Finish work this round
    all: s1 finishes work [FF-130]
246 s2 Discard 1 metal and 4 energy
    all: s2 discards down to the limit: 1 metal and 4 energy [FF-280]
247 s1 Discard 5 metal
    all: s1 discards down to the limit: 5 metal [FF-280]
    all: s1 scores 1 VP for Battery Factory [FF-295, s1 +1]
    all: s1 scores 1 VP for Concrete Plant [FF-295, s1 +1]
    all: s1 scores 1 VP for Foundry [FF-295, s1 +1]
    all: s1 scores 1 VP for Fulfillment Center [FF-295, s1 +1]
    all: s1 scores 1 VP for Motherlode [FF-295, s1 +1]
    all: s1 scores 1 VP for Power Plant [FF-295, s1 +1]
    all: s1 scores 1 VP for Replicator [FF-295, s1 +1]
    all: s1 scores 0 VP for Robot [FF-295, s1 +0]
    all: s1 scores 0 VP for Solar Array [FF-295, s1 +0]
    all: s1 scores 0 VP for Temp Agency [FF-295, s1 +0]
    all: s1 scores 2 VP for goods [FF-295, s1 +2]
    all: s2 scores 1 VP for Black Market [FF-295, s2 +1]
    all: s2 scores 1 VP for Golem [FF-295, s2 +1]
    all: s2 scores 1 VP for Incinerator [FF-295, s2 +1]
    all: s2 scores 1 VP for Laboratory [FF-295, s2 +1]
    all: s2 scores 2 VP for Obelisk [FF-295, s2 +2]
    all: s2 scores 1 VP for Recycling Plant [FF-295, s2 +1]
    all: s2 scores 1 VP for Replicator [FF-295, s2 +1]
    all: s2 scores 0 VP for Robot [FF-295, s2 +0]
    all: s2 scores 1 VP for Warehouse [FF-295, s2 +1]
    all: s2 scores 11 VP for goods [FF-295, s2 +11]
    all: s1 finishes with 9 VP, rank 2 [FF-297]
    all: s2 finishes with 20 VP, rank 1 [FF-297]
= 247 ec80a751dd1e39fafa653e7991b56fa1155ce081bd5857ef142e52a536fa3f50
s1 rank 2 score 9
s2 rank 1 score 20
