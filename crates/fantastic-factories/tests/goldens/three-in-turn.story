fantastic-factories revision 1, 3 seats, options {"work":"in_turn","cards":"rulebook","first":"random","machine":"normal"}
deal
    all: Tools above the contractors: shovel, gear, wrench and hammer [FF-16]
    s3: s3 draws Golem, Obelisk, Recycling Plant and Solar Array [FF-26]
    others: s3 draws 4 blueprints [FF-26]
    s1: s1 draws Beacon, Black Market, Gymnasium and Nuclear Plant [FF-26]
    others: s1 draws 4 blueprints [FF-26]
    s2: s2 draws Assembly Line, Beacon, Fulfillment Center and Obelisk [FF-26]
    others: s2 draws 4 blueprints [FF-26]
    all: New blueprint: Fulfillment Center [FF-31]
    all: New blueprint: Incinerator [FF-31]
    all: New blueprint: Biolab [FF-31]
    all: New blueprint: Refinery [FF-31]
    all: New contractor: Foreman [FF-31]
    all: New contractor: Investor [FF-31]
    all: New contractor: Investor [FF-31]
    all: New contractor: Specialist [FF-31]
    all: Round 1 begins. First player: s3 [FF-50]
1 s3 Take Refinery (utility, wrench; 1 metal and 3 energy; 1 VP): 3 energy and 3 blueprints from hand → 3 metal
    all: s3 takes Refinery (costs 1 metal and 3 energy) [FF-61]
    all: New blueprint: Foundry [FF-31]
2 s1 Take Foundry (utility, gear; 2 metal and 1 energy; 1 VP): any die and as much energy as the die shows → as much metal as the die shows
    all: s1 takes Foundry (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Assembly Line [FF-31]
3 s2 Hire Foreman, discarding Beacon and paying 2 energy: set up to 4 dice instead of rolling them
    all: s2 hires the Foreman, discards Beacon and pays 2 energy [FF-63]
    all: New contractor: Hired Hands [FF-31]
    all: s3 rolls 1 3 3 4 [FF-80]
    all: s1 rolls 1 4 6 6 [FF-80]
4 s3 Research with a 3: 1 blueprint
    all: s3 places a 3 on Research [FF-101]
    s3: s3 draws Gymnasium [FF-26]
    others: s3 draws 1 blueprint [FF-26]
5 s3 Mine with a 4: 1 metal
    all: s3 places a 4 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
6 s3 Build Recycling Plant, discarding Solar Array: 2 metal
    all: s3 builds Recycling Plant, pays 2 metal and discards Solar Array [FF-90]
7 s3 Recycling Plant with 2 energy, Gymnasium from hand and Refinery from hand: 1 good and 2 blueprints
    all: s3 uses Recycling Plant with 2 energy, Gymnasium from hand and Refinery from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Beacon and Harvester [FF-26]
    others: s3 draws 2 blueprints [FF-26]
8 s3 Research with a 1: 1 blueprint
    all: s3 places a 1 on Research [FF-101]
    s3: s3 draws Solar Array [FF-26]
    others: s3 draws 1 blueprint [FF-26]
9 s3 Research with a 3: 1 blueprint (+1 for matching)
    all: s3 places a 3 on Research: it matches [FF-101]
    s3: s3 draws Motherlode and Replicator [FF-26]
    others: s3 draws 2 blueprints [FF-26]
10 s3 Finish work this round
    all: s3 finishes work [FF-130]
= 10 19d90cccd2b0b72f02afd1a55293dc64497418d5e590784e30293dddaf5bd6f8
11 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Refinery [FF-26]
    others: s1 draws 1 blueprint [FF-26]
12 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
13 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Dojo [FF-26]
    others: s1 draws 1 blueprint [FF-26]
14 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
15 s1 Build Nuclear Plant, discarding Refinery: 2 metal and 2 energy
    all: s1 builds Nuclear Plant, pays 2 metal and 2 energy and discards Refinery [FF-90]
16 s1 Finish work this round
    all: s1 finishes work [FF-130]
17 s2 Set dice 2 4 6 and roll 1 die
    all: s2 sets dice 2 4 6 and rolls a 1 [FF-264]
18 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
19 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
20 s2 Build Fulfillment Center, discarding Obelisk: 2 metal and 1 energy
    all: s2 builds Fulfillment Center, pays 2 metal and 1 energy and discards Obelisk [FF-90]
= 20 a8d62a40891a3585d60cd7416e516db0b38f58c083d91a1c008d760e0f078968
21 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
22 s2 Fulfillment Center with a 4 and 2 energy: 1 good and 1 metal
    all: s2 uses Fulfillment Center with a 4 and 2 energy [FF-111]
    all: s2 gains 1 good and 1 metal [FF-113]
23 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 2 begins. First player: s1 [FF-50]
24 s1 Hire Investor, discarding Black Market: gain the metal and energy the top blueprint of the deck costs
    all: s1 hires the Investor and discards Black Market [FF-63]
    all: s1 reveals Mega Factory [FF-44]
    all: s1 gains 3 metal and 2 energy [FF-113]
    all: New contractor: Specialist [FF-31]
25 s2 Hire Specialist, discarding Assembly Line: one more die, of any value
    all: s2 hires the Specialist and discards Assembly Line [FF-63]
    all: New contractor: Hired Hands [FF-31]
26 s3 Hire Specialist, discarding Golem: one more die, of any value
    all: s3 hires the Specialist and discards Golem [FF-63]
    all: New contractor: Miner [FF-31]
    all: s1 rolls 2 2 2 6 [FF-80]
    all: s2 rolls 2 2 4 4 [FF-80]
    all: s3 rolls 1 1 3 4 [FF-80]
27 s1 Nuclear Plant with a 6: 1 good and 1 energy
    all: s1 uses Nuclear Plant with a 6 [FF-111]
    all: s1 gains 1 good and 1 energy [FF-113]
28 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
29 s1 Generate with a 2: 2 energy (+1 for matching)
    all: s1 places a 2 on Generate: it matches [FF-101]
    all: s1 gains 3 energy [FF-113]
30 s1 Generate with a 2: 2 energy (+1 for matching)
    all: s1 places a 2 on Generate: it matches [FF-101]
    all: s1 gains 3 energy [FF-113]
= 30 62eb352aa9d54b229cafb5d7f80dfc252e79d72e04d53dcbd8cf58fdd1c479be
31 s1 Build Gymnasium, discarding Beacon: 1 metal
    all: s1 builds Gymnasium, pays 1 metal and discards Beacon [FF-90]
32 s1 Build Dojo, discarding Foundry: 1 metal and 1 energy
    all: s1 builds Dojo, pays 1 metal and 1 energy and discards Foundry [FF-90]
33 s1 Finish work this round
    all: s1 finishes work [FF-130]
34 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Obelisk [FF-26]
    others: s2 draws 1 blueprint [FF-26]
35 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
36 s2 Mine with a 4: 1 metal (+1 for matching)
    all: s2 places a 4 on Mine: it matches [FF-101]
    all: s2 gains 2 metal [FF-113]
37 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
38 s2 Take the Specialist’s die as a 3
    all: s2 takes the Specialist’s die as a 3 [FF-275]
39 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Battery Factory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
40 s2 Finish work this round
    all: s2 finishes work [FF-130]
= 40 4cc08abe269ad787b976ea322a7530bdd77f73804a5840c7e31f9e9918d895d3
41 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Golem [FF-26]
    others: s3 draws 1 blueprint [FF-26]
42 s3 Generate with a 1: 1 energy
    all: s3 places a 1 on Generate [FF-101]
    all: s3 gains 1 energy [FF-113]
43 s3 Research with a 1: 1 blueprint
    all: s3 places a 1 on Research [FF-101]
    s3: s3 draws Trash Compactor [FF-26]
    others: s3 draws 1 blueprint [FF-26]
44 s3 Generate with a 3: 3 energy
    all: s3 places a 3 on Generate [FF-101]
    all: s3 gains 3 energy [FF-113]
45 s3 Recycling Plant with 2 energy, Golem from hand and Obelisk from hand: 1 good and 2 blueprints
    all: s3 uses Recycling Plant with 2 energy, Golem from hand and Obelisk from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Recycling Plant and Warehouse [FF-26]
    others: s3 draws 2 blueprints [FF-26]
46 s3 Take the Specialist’s die as a 3
    all: s3 takes the Specialist’s die as a 3 [FF-275]
47 s3 Generate with a 3: 3 energy (+1 for matching)
    all: s3 places a 3 on Generate: it matches [FF-101]
    all: s3 gains 4 energy [FF-113]
48 s3 Finish work this round
    all: s3 finishes work [FF-130]
    all: Round 3 begins. First player: s2 [FF-50]
49 s2 Take Assembly Line (production, gear; 2 metal and 1 energy; 1 VP): 3 dice in a row → 2 goods
    all: s2 takes Assembly Line (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Mega Factory [FF-31]
50 s3 Hire Hired Hands, discarding Replicator and paying 3 energy: roll 2 more dice this round
    all: s3 hires the Hired Hands, discards Replicator and pays 3 energy [FF-63]
    all: New contractor: Electrician [FF-31]
= 50 03997c063a6d74cc1ab7ac3b79d0002c3c032f5253872e342600f8db0bf3e19f
51 s1 Take Biolab (production, gear; 1 metal and 3 energy; 1 VP): a 1 and 1 energy → 1 good
    all: s1 takes Biolab (costs 1 metal and 3 energy) [FF-61]
    all: New blueprint: Nuclear Plant [FF-31]
    all: s2 rolls 1 1 1 4 [FF-80]
    all: s3 rolls 2 4 4 5 6 6 [FF-80]
    all: s1 rolls 1 2 3 6 [FF-80]
52 s2 Fulfillment Center with a 4 and 2 energy: 1 good and 1 metal
    all: s2 uses Fulfillment Center with a 4 and 2 energy [FF-111]
    all: s2 gains 1 good and 1 metal [FF-113]
53 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
54 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Scrap Yard [FF-26]
    others: s2 draws 1 blueprint [FF-26]
55 s2 Build Battery Factory, discarding Scrap Yard: 2 metal and 1 energy
    all: s2 builds Battery Factory, pays 2 metal and 1 energy and discards Scrap Yard [FF-90]
56 s2 Research with a 1: 1 blueprint (+1 for matching)
    all: s2 places a 1 on Research: it matches [FF-101]
    s2: s2 draws Aluminum Factory and Megalith [FF-26]
    others: s2 draws 2 blueprints [FF-26]
57 s2 Finish work this round
    all: s2 finishes work [FF-130]
58 s3 Recycling Plant with 2 energy, Harvester from hand and Recycling Plant from hand: 1 good and 2 blueprints
    all: s3 uses Recycling Plant with 2 energy, Harvester from hand and Recycling Plant from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Aluminum Factory and Concrete Plant [FF-26]
    others: s3 draws 2 blueprints [FF-26]
59 s3 Research with a 6: 1 blueprint
    all: s3 places a 6 on Research [FF-101]
    s3: s3 draws Incinerator [FF-26]
    others: s3 draws 1 blueprint [FF-26]
60 s3 Research with a 5: 1 blueprint
    all: s3 places a 5 on Research [FF-101]
    s3: s3 draws Gymnasium [FF-26]
    others: s3 draws 1 blueprint [FF-26]
= 60 caefe28de30f386e4c21d8b3cafbf89888def80a7eab1cd3d6b2df0a48d5ed51
61 s3 Research with a 6: 1 blueprint (+1 for matching)
    all: s3 places a 6 on Research: it matches [FF-101]
    s3: s3 draws Fitness Center and Robot [FF-26]
    others: s3 draws 2 blueprints [FF-26]
62 s3 Generate with a 2: 2 energy
    all: s3 places a 2 on Generate [FF-101]
    all: s3 gains 2 energy [FF-113]
63 s3 Mine with a 4: 1 metal
    all: s3 places a 4 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
64 s3 Mine with a 4: 1 metal (+1 for matching)
    all: s3 places a 4 on Mine: it matches [FF-101]
    all: s3 gains 2 metal [FF-113]
65 s3 Build Aluminum Factory, discarding Gymnasium: 2 metal and 2 energy
    all: s3 builds Aluminum Factory, pays 2 metal and 2 energy and discards Gymnasium [FF-90]
66 s3 Build Robot, discarding Warehouse: 1 metal and 1 energy
    all: s3 builds Robot, pays 1 metal and 1 energy and discards Warehouse [FF-90]
67 s3 Finish work this round
    all: s3 finishes work [FF-130]
68 s1 Nuclear Plant with a 6: 1 good and 1 energy
    all: s1 uses Nuclear Plant with a 6 [FF-111]
    all: s1 gains 1 good and 1 energy [FF-113]
69 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
70 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
= 70 4b03f656933729681fd3c132bfc26df5b8b38022a6760c6c516b856f7e00a8e0
71 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
72 s1 Finish work this round
    all: s1 finishes work [FF-130]
73 s1 Discard 7 energy
    all: s1 discards down to the limit: 7 energy [FF-280]
    all: Round 4 begins. First player: s3 [FF-50]
74 s3 Hire Electrician, discarding Concrete Plant: 5 energy; s1 gets 2 energy
    all: s3 hires the Electrician and discards Concrete Plant [FF-63]
    all: s3 gains 5 energy [FF-113]
    all: s1 gains 2 energy [FF-113]
    all: New contractor: Architect [FF-31]
75 s1 Take Mega Factory (production, gear; 3 metal and 2 energy; 1 VP): 3 equal dice → 2 goods and one more die, of any value
    all: s1 takes Mega Factory (costs 3 metal and 2 energy) [FF-61]
    all: New blueprint: Concrete Plant [FF-31]
76 s2 Hire Investor, discarding Megalith: gain the metal and energy the top blueprint of the deck costs
    all: s2 hires the Investor and discards Megalith [FF-63]
    all: s2 reveals Warehouse [FF-44]
    all: s2 gains 3 metal and 2 energy [FF-113]
    all: New contractor: Hired Hands [FF-31]
    all: s3 rolls 4 4 5 5 [FF-80]
    all: s1 rolls 1 1 3 6 [FF-80]
    all: s2 rolls 2 3 5 5 [FF-80]
77 s3 Recycling Plant with 2 energy, Fitness Center from hand and Solar Array from hand: 1 good and 2 blueprints
    all: s3 uses Recycling Plant with 2 energy, Fitness Center from hand and Solar Array from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Dojo and Scrap Yard [FF-26]
    others: s3 draws 2 blueprints [FF-26]
78 s3 Mine with a 4: 1 metal
    all: s3 places a 4 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
79 s3 Mine with a 5: 1 metal
    all: s3 places a 5 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
80 s3 Build Trash Compactor, discarding Incinerator: 2 metal and 1 energy
    all: s3 builds Trash Compactor, pays 2 metal and 1 energy and discards Incinerator [FF-90]
= 80 6f167f78d93c17e05815494e378390d17c69ffb0cb002d10ea283bec7f7e0508
81 s3 Research with a 5: 1 blueprint
    all: s3 places a 5 on Research [FF-101]
    s3: s3 draws Megalith [FF-26]
    others: s3 draws 1 blueprint [FF-26]
82 s3 Mine with a 4: 1 metal (+1 for matching)
    all: s3 places a 4 on Mine: it matches [FF-101]
    all: s3 gains 2 metal [FF-113]
83 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 3 [FF-84]
84 s3 Generate with a 3: 3 energy
    all: s3 places a 3 on Generate [FF-101]
    all: s3 gains 3 energy [FF-113]
85 s3 Build Scrap Yard, discarding Megalith: 1 metal and 2 energy
    all: s3 builds Scrap Yard, pays 1 metal and 2 energy and discards Megalith [FF-90]
86 s3 Finish work this round
    all: s3 finishes work [FF-130]
87 s1 Nuclear Plant with a 6: 1 good and 1 energy
    all: s1 uses Nuclear Plant with a 6 [FF-111]
    all: s1 gains 1 good and 1 energy [FF-113]
88 s1 Build Biolab, discarding Mega Factory: 1 metal and 3 energy
    all: s1 builds Biolab, pays 1 metal and 3 energy and discards Mega Factory [FF-90]
89 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
90 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
= 90 894c807ae5e1e7fa05e698fb5af556f87a24279e57634735f2381162684c5b9a
91 s1 Gymnasium with 1 energy: a 3 becomes a 4
    all: s1 uses Gymnasium with 1 energy [FF-111]
    all: s1 turns a 3 into a 4 [FF-140]
92 s1 Dojo with 1 energy: a 4 becomes a 3
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 4 into a 3 [FF-140]
93 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Biolab [FF-26]
    others: s1 draws 1 blueprint [FF-26]
94 s1 Finish work this round
    all: s1 finishes work [FF-130]
95 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
96 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
97 s2 Battery Factory with 4 energy: 1 good
    all: s2 uses Battery Factory with 4 energy [FF-111]
    all: s2 gains 1 good [FF-113]
98 s2 Mine with a 5: 1 metal (+1 for matching)
    all: s2 places a 5 on Mine: it matches [FF-101]
    all: s2 gains 2 metal [FF-113]
99 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
100 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 5 begins. First player: s1 [FF-50]
= 100 252a0027a2be7db11c6c498697c0321e3a89cbc980ae1b65f8e6b14d7a792b24
101 s1 Take Fulfillment Center (production, hammer; 2 metal and 1 energy; 1 VP): a 4 and 2 energy → 1 good and 1 metal
    all: s1 takes Fulfillment Center (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Robot [FF-31]
102 s2 Hire Miner, discarding Obelisk: 3 metal; s1 gets 1 metal
    all: s2 hires the Miner and discards Obelisk [FF-63]
    all: s2 gains 3 metal [FF-113]
    all: s1 gains 1 metal [FF-113]
    all: New contractor: Investor [FF-31]
103 s3 Hire Architect, discarding Motherlode: 3 blueprints; s2 gets 1 blueprint
    all: s3 hires the Architect and discards Motherlode [FF-63]
    s3: s3 draws Black Market, Temp Agency and Temp Agency [FF-26]
    others: s3 draws 3 blueprints [FF-26]
    s2: s2 draws Megalith [FF-26]
    others: s2 draws 1 blueprint [FF-26]
    all: New contractor: Architect [FF-31]
    all: s1 rolls 3 4 5 5 [FF-80]
    all: s2 rolls 1 1 4 5 [FF-80]
    all: s3 rolls 1 3 5 6 [FF-80]
104 s1 Dojo with 1 energy: a 3 becomes a 4
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 3 into a 4 [FF-140]
105 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
106 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Laboratory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
107 s1 Research with a 5: 1 blueprint (+1 for matching)
    all: s1 places a 5 on Research: it matches [FF-101]
    s1: s1 draws Manufactory and Robot [FF-26]
    others: s1 draws 2 blueprints [FF-26]
108 s1 Build Manufactory, discarding Laboratory: 2 metal and 3 energy
    all: s1 builds Manufactory, pays 2 metal and 3 energy and discards Laboratory [FF-90]
109 s1 Gymnasium with 1 energy: a 4 becomes a 5
    all: s1 uses Gymnasium with 1 energy [FF-111]
    all: s1 turns a 4 into a 5 [FF-140]
110 s1 Research with a 5: 1 blueprint (+1 for matching)
    all: s1 places a 5 on Research: it matches [FF-101]
    s1: s1 draws Manufactory and Motherlode [FF-26]
    others: s1 draws 2 blueprints [FF-26]
= 110 9c0f411083086b8dd6052918016baa9d50e3a001e9a6c5572c3f0c3df974ba37
111 s1 Finish work this round
    all: s1 finishes work [FF-130]
112 s2 Fulfillment Center with a 4 and 2 energy: 1 good and 1 metal
    all: s2 uses Fulfillment Center with a 4 and 2 energy [FF-111]
    all: s2 gains 1 good and 1 metal [FF-113]
113 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Beacon [FF-26]
    others: s2 draws 1 blueprint [FF-26]
114 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
115 s2 Build Aluminum Factory, discarding Beacon: 2 metal and 2 energy
    all: s2 builds Aluminum Factory, pays 2 metal and 2 energy and discards Beacon [FF-90]
116 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
117 s2 Finish work this round
    all: s2 finishes work [FF-130]
118 s3 Recycling Plant with 2 energy, Black Market from hand and Temp Agency from hand: 1 good and 2 blueprints
    all: s3 uses Recycling Plant with 2 energy, Black Market from hand and Temp Agency from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Foundry and Harvester [FF-26]
    others: s3 draws 2 blueprints [FF-26]
119 s3 Research with a 6: 1 blueprint
    all: s3 places a 6 on Research [FF-101]
    s3: s3 draws Battery Factory [FF-26]
    others: s3 draws 1 blueprint [FF-26]
120 s3 Research with a 5: 1 blueprint
    all: s3 places a 5 on Research [FF-101]
    s3: s3 draws Replicator [FF-26]
    others: s3 draws 1 blueprint [FF-26]
= 120 80db25037b32d8c08eab39d11b2d5fa8a100962d1f35c9c3a08c67ff353bc6ce
121 s3 Generate with a 3: 3 energy
    all: s3 places a 3 on Generate [FF-101]
    all: s3 gains 3 energy [FF-113]
122 s3 Scrap Yard: 1 metal
    all: s3 uses Scrap Yard [FF-111]
    all: s3 gains 1 metal [FF-113]
123 s3 Research with a 1: 1 blueprint
    all: s3 places a 1 on Research [FF-101]
    s3: s3 draws Obelisk [FF-26]
    others: s3 draws 1 blueprint [FF-26]
124 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 5 [FF-84]
125 s3 Mine with a 5: 1 metal
    all: s3 places a 5 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
126 s3 Build Temp Agency, discarding Harvester: 1 metal
    all: s3 builds Temp Agency, pays 1 metal and discards Harvester [FF-90]
127 s3 Finish work this round
    all: s3 finishes work [FF-130]
    all: Round 6 begins. First player: s2 [FF-50]
128 s2 Take Robot (special, hammer; 1 metal and 1 energy; 0 VP): 1 metal → roll one more die
    all: s2 takes Robot (costs 1 metal and 1 energy) [FF-61]
    all: New blueprint: Recycling Plant [FF-31]
129 s3 Take Incinerator (utility, shovel; 2 metal and 1 energy; 1 VP): 1 metal and 1 blueprint from hand → 6 energy
    all: s3 takes Incinerator (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Obelisk [FF-31]
130 s1 Hire Architect, discarding Motherlode: 3 blueprints; s2 gets 1 blueprint
    all: s1 hires the Architect and discards Motherlode [FF-63]
    s1: s1 draws Fitness Center, Laboratory and Power Plant [FF-26]
    others: s1 draws 3 blueprints [FF-26]
    s2: s2 draws Power Plant [FF-26]
    others: s2 draws 1 blueprint [FF-26]
    all: New contractor: Electrician [FF-31]
    all: s2 rolls 1 3 5 6 [FF-80]
    all: s3 rolls 1 2 3 4 [FF-80]
    all: s1 rolls 1 1 3 5 [FF-80]
= 130 7bbd8e791da485e40b5c9529c474e046db18f6e0bbd227c0042615b97263e664
131 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Fitness Center [FF-26]
    others: s2 draws 1 blueprint [FF-26]
132 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Trash Compactor [FF-26]
    others: s2 draws 1 blueprint [FF-26]
133 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
134 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    all: 36 discarded blueprints are shuffled into a new deck [FF-27]
    s2: s2 draws Harvester [FF-26]
    others: s2 draws 1 blueprint [FF-26]
135 s2 Build Power Plant, discarding Assembly Line: 3 metal
    all: s2 builds Power Plant, pays 3 metal and discards Assembly Line [FF-90]
136 s2 Build Fitness Center, discarding Megalith: 1 metal
    all: s2 builds Fitness Center, pays 1 metal and discards Megalith [FF-90]
137 s2 Finish work this round
    all: s2 finishes work [FF-130]
138 s3 Recycling Plant with 2 energy, Dojo from hand and Replicator from hand: 1 good and 2 blueprints
    all: s3 uses Recycling Plant with 2 energy, Dojo from hand and Replicator from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Gymnasium and Megalith [FF-26]
    others: s3 draws 2 blueprints [FF-26]
139 s3 Temp Agency with 1 energy: reroll dice 1 2 4
    all: s3 uses Temp Agency with 1 energy [FF-111]
    all: s3 rerolls dice 1 2 4: 3 5 5 [FF-188]
140 s3 Trash Compactor with dice 3 3, Battery Factory from hand and Gymnasium from hand: 2 goods
    all: s3 uses Trash Compactor with dice 3 3, Battery Factory from hand and Gymnasium from hand [FF-111]
    all: s3 gains 2 goods [FF-113]
= 140 95ca149fa9e63e61a6caca4c0669f05d3fab8bebe4ce4e053defb756d4a58ded
141 s3 Scrap Yard: 1 metal
    all: s3 uses Scrap Yard [FF-111]
    all: s3 gains 1 metal [FF-113]
142 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 4 [FF-84]
143 s3 Mine with a 5: 1 metal
    all: s3 places a 5 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
144 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Solar Array [FF-26]
    others: s3 draws 1 blueprint [FF-26]
145 s3 Research with a 5: 1 blueprint
    all: s3 places a 5 on Research [FF-101]
    s3: s3 draws Harvester [FF-26]
    others: s3 draws 1 blueprint [FF-26]
146 s3 Finish work this round
    all: s3 finishes work [FF-130]
147 s1 Manufactory with dice 1 1: 1 good and 2 metal
    all: s1 uses Manufactory with dice 1 1 [FF-111]
    all: s1 gains 1 good and 2 metal [FF-113]
148 s1 Build Fulfillment Center, discarding Robot: 2 metal and 1 energy
    all: s1 builds Fulfillment Center, pays 2 metal and 1 energy and discards Robot [FF-90]
149 s1 Dojo with 1 energy: a 5 becomes a 2
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 5 into a 2 [FF-140]
150 s1 Gymnasium with 1 energy: a 3 becomes a 4
    all: s1 uses Gymnasium with 1 energy [FF-111]
    all: s1 turns a 3 into a 4 [FF-140]
= 150 d1b80af35b942352fe9b5571d12ecf5d151c50b4377509ff46c342c59ede2e26
151 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
152 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
153 s1 Build Fitness Center, discarding Laboratory: 1 metal
    all: s1 builds Fitness Center, pays 1 metal and discards Laboratory [FF-90]
154 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 7 begins. First player: s3 [FF-50]
155 s3 Take Recycling Plant (production, gear; 2 metal; 1 VP): 2 energy and 2 blueprints from hand → 1 good and 2 blueprints
    all: s3 takes Recycling Plant (costs 2 metal) [FF-61]
    all: New blueprint: Mega Factory [FF-31]
156 s1 Take Mega Factory (production, gear; 3 metal and 2 energy; 1 VP): 3 equal dice → 2 goods and one more die, of any value
    all: s1 takes Mega Factory (costs 3 metal and 2 energy) [FF-61]
    all: New blueprint: Scrap Yard [FF-31]
157 s2 Take Concrete Plant (production, shovel; 2 metal and 2 energy; 1 VP): 2 equal dice and as much metal as the die shows → 2 goods
    all: s2 takes Concrete Plant (costs 2 metal and 2 energy) [FF-61]
    all: New blueprint: Warehouse [FF-31]
    all: s3 rolls 1 2 4 6 [FF-80]
    all: s1 rolls 2 3 4 4 [FF-80]
    all: s2 rolls 2 2 3 4 [FF-80]
158 s3 Research with a 6: 1 blueprint
    all: s3 places a 6 on Research [FF-101]
    s3: s3 draws Beacon [FF-26]
    others: s3 draws 1 blueprint [FF-26]
159 s3 Temp Agency with 1 energy: reroll dice 1 2 4
    all: s3 uses Temp Agency with 1 energy [FF-111]
    all: s3 rerolls dice 1 2 4: 3 4 5 [FF-188]
160 s3 Mine with a 5: 1 metal
    all: s3 places a 5 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
= 160 8b283feaf86e686e003a1dfb9d82dfeccd877de9338de4e0b730e2e2fa5c4f57
161 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 1 [FF-84]
162 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Black Market [FF-26]
    others: s3 draws 1 blueprint [FF-26]
163 s3 Research with a 3: 1 blueprint
    all: s3 places a 3 on Research [FF-101]
    s3: s3 draws Assembly Line [FF-26]
    others: s3 draws 1 blueprint [FF-26]
164 s3 Scrap Yard: 1 metal
    all: s3 uses Scrap Yard [FF-111]
    all: s3 gains 1 metal [FF-113]
165 s3 Generate with a 1: 1 energy
    all: s3 places a 1 on Generate [FF-101]
    all: s3 gains 1 energy [FF-113]
166 s3 Build Assembly Line, discarding Solar Array: 2 metal and 1 energy
    all: s3 builds Assembly Line, pays 2 metal and 1 energy and discards Solar Array [FF-90]
167 s3 Finish work this round
    all: s3 finishes work [FF-130]
168 s1 Manufactory with dice 4 4: 1 good and 2 blueprints
    all: s1 uses Manufactory with dice 4 4 [FF-111]
    all: s1 gains 1 good [FF-113]
    s1: s1 draws Incinerator and Obelisk [FF-26]
    others: s1 draws 2 blueprints [FF-26]
169 s1 Gymnasium with 1 energy: a 2 becomes a 3
    all: s1 uses Gymnasium with 1 energy [FF-111]
    all: s1 turns a 2 into a 3 [FF-140]
170 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
= 170 d1918c43f48d87fce4d6250a545dbe18dc65fd3b02d95e24bf5f2743ab02143f
171 s1 Dojo with 1 energy: a 3 becomes a 4
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 3 into a 4 [FF-140]
172 s1 Fulfillment Center with a 4 and 2 energy: 1 good and 1 metal
    all: s1 uses Fulfillment Center with a 4 and 2 energy [FF-111]
    all: s1 gains 1 good and 1 metal [FF-113]
173 s1 Finish work this round
    all: s1 finishes work [FF-130]
174 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
175 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
176 s2 Build Trash Compactor, discarding Concrete Plant: 2 metal and 1 energy
    all: s2 builds Trash Compactor, pays 2 metal and 1 energy and discards Concrete Plant [FF-90]
177 s2 Trash Compactor with dice 2 2, Harvester from hand and Robot from hand: 2 goods
    all: s2 uses Trash Compactor with dice 2 2, Harvester from hand and Robot from hand [FF-111]
    all: s2 gains 2 goods [FF-113]
178 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 8 begins. First player: s1 [FF-50]
179 s1 Take Warehouse (production, hammer; 3 metal and 2 energy; 1 VP): 3 dice that add up to 14 or more → 2 goods and 2 energy
    all: s1 takes Warehouse (costs 3 metal and 2 energy) [FF-61]
    all: New blueprint: Megalith [FF-31]
180 s2 Take Obelisk (monument, hammer; 3 metal and 1 energy; 2 VP): no ability to use and several may be built
    all: s2 takes Obelisk (costs 3 metal and 1 energy) [FF-61]
    all: New blueprint: Laboratory [FF-31]
= 180 6551b44a6ca40a8a9456b276b6d365318c7862a09a8d6e913d2fe3a75467574d
181 s3 Hire Electrician, discarding Incinerator: 5 energy; s2 gets 2 energy
    all: s3 hires the Electrician and discards Incinerator [FF-63]
    all: s3 gains 5 energy [FF-113]
    all: s2 gains 2 energy [FF-113]
    all: New contractor: Specialist [FF-31]
    all: s1 rolls 6 6 6 6 [FF-80]
    all: s2 rolls 2 2 3 3 [FF-80]
    all: s3 rolls 1 3 6 6 [FF-80]
182 s1 Manufactory with dice 6 6: 1 good and 3 energy
    all: s1 uses Manufactory with dice 6 6 [FF-111]
    all: s1 gains 1 good and 3 energy [FF-113]
183 s1 Nuclear Plant with a 6: 1 good and 1 energy
    all: s1 uses Nuclear Plant with a 6 [FF-111]
    all: s1 gains 1 good and 1 energy [FF-113]
184 s1 Fitness Center with 1 energy: a 6 becomes a 5
    all: s1 uses Fitness Center with 1 energy [FF-111]
    all: s1 turns a 6 into a 5 [FF-140]
185 s1 Dojo with 1 energy: a 5 becomes a 2
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 5 into a 2 [FF-140]
186 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
187 s1 Finish work this round
    all: s1 finishes work [FF-130]
188 s2 Battery Factory with 4 energy: 1 good
    all: s2 uses Battery Factory with 4 energy [FF-111]
    all: s2 gains 1 good [FF-113]
189 s2 Power Plant with a 2: 2 energy
    all: s2 uses Power Plant with a 2 [FF-111]
    all: s2 gains 2 energy [FF-113]
190 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Concrete Plant [FF-26]
    others: s2 draws 1 blueprint [FF-26]
= 190 37bf2bce506cd902dde4ad582b349fa20ea88492f4d59ea66599f446af36cd8f
191 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Foundry [FF-26]
    others: s2 draws 1 blueprint [FF-26]
192 s2 Fitness Center with 1 energy: a 3 becomes a 2
    all: s2 uses Fitness Center with 1 energy [FF-111]
    all: s2 turns a 3 into a 2 [FF-140]
193 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
194 s2 Finish work this round
    all: s2 finishes work [FF-130]
195 s3 Recycling Plant with 2 energy, Foundry from hand and Recycling Plant from hand: 1 good and 2 blueprints
    all: s3 uses Recycling Plant with 2 energy, Foundry from hand and Recycling Plant from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Refinery and Warehouse [FF-26]
    others: s3 draws 2 blueprints [FF-26]
196 s3 Trash Compactor with dice 6 6, Beacon from hand and Beacon from hand: 2 goods
    all: s3 uses Trash Compactor with dice 6 6, Beacon from hand and Beacon from hand [FF-111]
    all: s3 gains 2 goods [FF-113]
197 s3 Generate with a 1: 1 energy
    all: s3 places a 1 on Generate [FF-101]
    all: s3 gains 1 energy [FF-113]
198 s3 Scrap Yard: 1 metal
    all: s3 uses Scrap Yard [FF-111]
    all: s3 gains 1 metal [FF-113]
199 s3 Generate with a 3: 3 energy
    all: s3 places a 3 on Generate [FF-101]
    all: s3 gains 3 energy [FF-113]
200 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 1 [FF-84]
= 200 3fc3d3ef47f975f28dcd35bdbe2a1cf57bdde37da2a8f1112470db9134e8326d
201 s3 Research with a 1: 1 blueprint
    all: s3 places a 1 on Research [FF-101]
    s3: s3 draws Golem [FF-26]
    others: s3 draws 1 blueprint [FF-26]
202 s3 Finish work this round
    all: s3 finishes work [FF-130]
    all: Round 9 begins. First player: s2 [FF-50]
203 s2 Take Laboratory (special, wrench; 1 metal and 4 energy; 1 VP): 1 blueprint when you gain goods, once per round
    all: s2 takes Laboratory (costs 1 metal and 4 energy) [FF-61]
    all: New blueprint: Beacon [FF-31]
204 s3 Take Scrap Yard (special, wrench; 1 metal and 2 energy; 0 VP): 1 metal, but not in the round you build it
    all: s3 takes Scrap Yard (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Obelisk [FF-31]
205 s1 Take Obelisk (monument, hammer; 3 metal and 1 energy; 2 VP): no ability to use and several may be built
    all: s1 takes Obelisk (costs 3 metal and 1 energy) [FF-61]
    all: New blueprint: Black Market [FF-31]
    all: s2 rolls 1 2 3 4 [FF-80]
    all: s3 rolls 1 1 3 5 [FF-80]
    all: s1 rolls 3 3 4 4 [FF-80]
206 s2 Fulfillment Center with a 4 and 2 energy: 1 good and 1 metal
    all: s2 uses Fulfillment Center with a 4 and 2 energy [FF-111]
    all: s2 gains 1 good and 1 metal [FF-113]
207 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
208 s2 Battery Factory with 4 energy: 1 good
    all: s2 uses Battery Factory with 4 energy [FF-111]
    all: s2 gains 1 good [FF-113]
209 s2 Power Plant with a 2: 2 energy
    all: s2 uses Power Plant with a 2 [FF-111]
    all: s2 gains 2 energy [FF-113]
210 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
= 210 a96d46fe88c97e1cb4f7e3cbcc6f993bcf83e65b7bdaa978c5c08bf7492840e9
211 s2 Finish work this round
    all: s2 finishes work [FF-130]
212 s3 Recycling Plant with 2 energy, Refinery from hand and Warehouse from hand: 1 good and 2 blueprints
    all: s3 uses Recycling Plant with 2 energy, Refinery from hand and Warehouse from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Recycling Plant and Refinery [FF-26]
    others: s3 draws 2 blueprints [FF-26]
213 s3 Trash Compactor with dice 1 1, Golem from hand and Harvester from hand: 2 goods
    all: s3 uses Trash Compactor with dice 1 1, Golem from hand and Harvester from hand [FF-111]
    all: s3 gains 2 goods [FF-113]
214 s3 Research with a 5: 1 blueprint
    all: s3 places a 5 on Research [FF-101]
    s3: s3 draws Motherlode [FF-26]
    others: s3 draws 1 blueprint [FF-26]
215 s3 Scrap Yard: 1 metal
    all: s3 uses Scrap Yard [FF-111]
    all: s3 gains 1 metal [FF-113]
216 s3 Temp Agency with 1 energy: reroll a 3
    all: s3 uses Temp Agency with 1 energy [FF-111]
    all: s3 rerolls a 3: 1 [FF-188]
217 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 5 [FF-84]
218 s3 Mine with a 5: 1 metal
    all: s3 places a 5 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
219 s3 Generate with a 1: 1 energy
    all: s3 places a 1 on Generate [FF-101]
    all: s3 gains 1 energy [FF-113]
220 s3 Build Refinery, discarding Scrap Yard: 1 metal and 3 energy
    all: s3 builds Refinery, pays 1 metal and 3 energy and discards Scrap Yard [FF-90]
= 220 6255bd6bf3d6cbcbfd21cf7d46ae6a17ddcfe2fcf82ec98cc1e957a880e58fe2
221 s3 Finish work this round
    all: s3 finishes work [FF-130]
222 s1 Manufactory with dice 3 3: 1 good and 2 metal
    all: s1 uses Manufactory with dice 3 3 [FF-111]
    all: s1 gains 1 good and 2 metal [FF-113]
223 s1 Fulfillment Center with a 4 and 2 energy: 1 good and 1 metal
    all: s1 uses Fulfillment Center with a 4 and 2 energy [FF-111]
    all: s1 gains 1 good and 1 metal [FF-113]
224 s1 Build Mega Factory, discarding Biolab: 3 metal and 2 energy
    all: s1 builds Mega Factory, pays 3 metal and 2 energy and discards Biolab [FF-90]
225 s1 Dojo with 1 energy: a 4 becomes a 3
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 4 into a 3 [FF-140]
226 s1 Gymnasium with 1 energy: a 3 becomes a 4
    all: s1 uses Gymnasium with 1 energy [FF-111]
    all: s1 turns a 3 into a 4 [FF-140]
227 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Obelisk [FF-26]
    others: s1 draws 1 blueprint [FF-26]
228 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 10 will be the last [FF-292]
    all: Round 10 begins. First player: s3 [FF-50]
229 s3 Hire Investor, discarding Obelisk: gain the metal and energy the top blueprint of the deck costs
    all: s3 hires the Investor and discards Obelisk [FF-63]
    all: s3 reveals Fitness Center [FF-44]
    all: s3 gains 1 metal [FF-113]
    all: New contractor: Engineer [FF-31]
230 s1 Take Beacon (monument, shovel; 2 metal and 4 energy; 2/3/4/5 VP): no ability to use and several may be built
    all: s1 takes Beacon (costs 2 metal and 4 energy) [FF-61]
    all: New blueprint: Replicator [FF-31]
= 230 fd947ad68c7e6a5ea096e20bd0d1f2e6668962bff54d560eb83a3f2fe487c68f
231 s2 Hire Specialist, discarding Concrete Plant: one more die, of any value
    all: s2 hires the Specialist and discards Concrete Plant [FF-63]
    all: New contractor: Miner [FF-31]
    all: s3 rolls 1 1 5 5 [FF-80]
    all: s1 rolls 2 2 4 5 [FF-80]
    all: s2 rolls 2 4 5 6 [FF-80]
232 s3 Recycling Plant with 2 energy, Black Market from hand and Megalith from hand: 1 good and 2 blueprints
    all: s3 uses Recycling Plant with 2 energy, Black Market from hand and Megalith from hand [FF-111]
    all: s3 gains 1 good [FF-113]
    s3: s3 draws Golem and Solar Array [FF-26]
    others: s3 draws 2 blueprints [FF-26]
233 s3 Trash Compactor with dice 5 5, Recycling Plant from hand and Solar Array from hand: 2 goods
    all: s3 uses Trash Compactor with dice 5 5, Recycling Plant from hand and Solar Array from hand [FF-111]
    all: s3 gains 2 goods [FF-113]
234 s3 Research with a 1: 1 blueprint
    all: s3 places a 1 on Research [FF-101]
    s3: s3 draws Temp Agency [FF-26]
    others: s3 draws 1 blueprint [FF-26]
235 s3 Scrap Yard: 1 metal
    all: s3 uses Scrap Yard [FF-111]
    all: s3 gains 1 metal [FF-113]
236 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 6 [FF-84]
237 s3 Generate with a 1: 1 energy
    all: s3 places a 1 on Generate [FF-101]
    all: s3 gains 1 energy [FF-113]
238 s3 Research with a 6: 1 blueprint
    all: s3 places a 6 on Research [FF-101]
    s3: s3 draws Beacon [FF-26]
    others: s3 draws 1 blueprint [FF-26]
239 s3 Finish work this round
    all: s3 finishes work [FF-130]
240 s1 Manufactory with dice 2 2: 1 good and 2 metal
    all: s1 uses Manufactory with dice 2 2 [FF-111]
    all: s1 gains 1 good and 2 metal [FF-113]
= 240 d3a45dbff5d9063e6a0c5d4b05b217009dfd5f5b53cc19835748612d9c47cab7
241 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Mega Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
242 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
243 s1 Build Power Plant, discarding Mega Factory: 3 metal
    all: s1 builds Power Plant, pays 3 metal and discards Mega Factory [FF-90]
244 s1 Finish work this round
    all: s1 finishes work [FF-130]
245 s2 Fulfillment Center with a 4 and 2 energy: 1 good and 1 metal
    all: s2 uses Fulfillment Center with a 4 and 2 energy [FF-111]
    all: s2 gains 1 good and 1 metal [FF-113]
246 s2 Fitness Center with 1 energy: a 2 becomes a 1
    all: s2 uses Fitness Center with 1 energy [FF-111]
    all: s2 turns a 2 into a 1 [FF-140]
247 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Gymnasium [FF-26]
    others: s2 draws 1 blueprint [FF-26]
248 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
249 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Motherlode [FF-26]
    others: s2 draws 1 blueprint [FF-26]
250 s2 Take the Specialist’s die as a 5
    all: s2 takes the Specialist’s die as a 5 [FF-275]
= 250 73f6741c44b6a69282563b54a6e9ce7935fef981c3a27109e9af6d8810c99d3d
251 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
252 s2 Build Gymnasium, discarding Motherlode: 1 metal
    all: s2 builds Gymnasium, pays 1 metal and discards Motherlode [FF-90]
253 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: s1 scores 1 VP for Biolab [FF-295, s1 +1]
    all: s1 scores 0 VP for Dojo [FF-295, s1 +0]
    all: s1 scores 0 VP for Fitness Center [FF-295, s1 +0]
    all: s1 scores 1 VP for Fulfillment Center [FF-295, s1 +1]
    all: s1 scores 0 VP for Gymnasium [FF-295, s1 +0]
    all: s1 scores 1 VP for Manufactory [FF-295, s1 +1]
    all: s1 scores 1 VP for Mega Factory [FF-295, s1 +1]
    all: s1 scores 1 VP for Nuclear Plant [FF-295, s1 +1]
    all: s1 scores 1 VP for Power Plant [FF-295, s1 +1]
    all: s1 scores 12 VP for goods [FF-295, s1 +12]
    all: s2 scores 1 VP for Aluminum Factory [FF-295, s2 +1]
    all: s2 scores 1 VP for Battery Factory [FF-295, s2 +1]
    all: s2 scores 0 VP for Fitness Center [FF-295, s2 +0]
    all: s2 scores 1 VP for Fulfillment Center [FF-295, s2 +1]
    all: s2 scores 0 VP for Gymnasium [FF-295, s2 +0]
    all: s2 scores 1 VP for Power Plant [FF-295, s2 +1]
    all: s2 scores 1 VP for Trash Compactor [FF-295, s2 +1]
    all: s2 scores 10 VP for goods [FF-295, s2 +10]
    all: s3 scores 1 VP for Aluminum Factory [FF-295, s3 +1]
    all: s3 scores 1 VP for Assembly Line [FF-295, s3 +1]
    all: s3 scores 1 VP for Recycling Plant [FF-295, s3 +1]
    all: s3 scores 1 VP for Refinery [FF-295, s3 +1]
    all: s3 scores 0 VP for Robot [FF-295, s3 +0]
    all: s3 scores 0 VP for Scrap Yard [FF-295, s3 +0]
    all: s3 scores 0 VP for Temp Agency [FF-295, s3 +0]
    all: s3 scores 1 VP for Trash Compactor [FF-295, s3 +1]
    all: s3 scores 17 VP for goods [FF-295, s3 +17]
    all: s1 finishes with 18 VP, rank 2 [FF-297]
    all: s2 finishes with 15 VP, rank 3 [FF-297]
    all: s3 finishes with 22 VP, rank 1 [FF-297]
= 253 10545c4d423cf4e19d65acdb417dac0ca50958bc1e8d853d516a26111f4afc84
s1 rank 2 score 18
s2 rank 3 score 15
s3 rank 1 score 22
