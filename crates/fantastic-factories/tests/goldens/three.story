fantastic-factories revision 1, 3 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"normal"}
deal
    all: Tools above the contractors: gear, hammer, shovel and wrench [FF-16]
    s2: s2 draws Concrete Plant, Dojo, Temp Agency and Trash Compactor [FF-26]
    others: s2 draws 4 blueprints [FF-26]
    s3: s3 draws Aluminum Factory, Incinerator, Refinery and Refinery [FF-26]
    others: s3 draws 4 blueprints [FF-26]
    s1: s1 draws Fitness Center, Fulfillment Center, Laboratory and Megalith [FF-26]
    others: s1 draws 4 blueprints [FF-26]
    all: New blueprint: Concrete Plant [FF-31]
    all: New blueprint: Power Plant [FF-31]
    all: New blueprint: Power Plant [FF-31]
    all: New blueprint: Obelisk [FF-31]
    all: New contractor: Hired Hands [FF-31]
    all: New contractor: Investor [FF-31]
    all: New contractor: Investor [FF-31]
    all: New contractor: Architect [FF-31]
    all: Round 1 begins. First player: s2 [FF-50]
1 s2 Hire Investor, discarding Concrete Plant: gain the metal and energy the top blueprint of the deck costs
    all: s2 hires the Investor and discards Concrete Plant [FF-63]
    all: s2 reveals Motherlode [FF-44]
    all: s2 gains 1 metal and 3 energy [FF-113]
    all: New contractor: Miner [FF-31]
2 s3 Hire Miner, discarding Aluminum Factory: 3 metal; s2 gets 1 metal
    all: s3 hires the Miner and discards Aluminum Factory [FF-63]
    all: s3 gains 3 metal [FF-113]
    all: s2 gains 1 metal [FF-113]
    all: New contractor: Specialist [FF-31]
3 s1 Hire Architect, discarding Megalith: 3 blueprints; s3 gets 1 blueprint
    all: s1 hires the Architect and discards Megalith [FF-63]
    s1: s1 draws Fitness Center, Laboratory and Mega Factory [FF-26]
    others: s1 draws 3 blueprints [FF-26]
    s3: s3 draws Trash Compactor [FF-26]
    others: s3 draws 1 blueprint [FF-26]
    all: New contractor: Hired Hands [FF-31]
    all: s2 rolls 1 1 3 5 [FF-80]
    all: s3 rolls 1 1 3 3 [FF-80]
    all: s1 rolls 2 4 4 6 [FF-80]
4 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
5 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
6 s2 Generate with a 1: 1 energy (+1 for matching)
    all: s2 places a 1 on Generate: it matches [FF-101]
    all: s2 gains 2 energy [FF-113]
7 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
8 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Aluminum Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
9 s3 Build Trash Compactor, discarding Incinerator: 2 metal and 1 energy
    all: s3 builds Trash Compactor, pays 2 metal and 1 energy and discards Incinerator [FF-90]
10 s1 Mine with a 4: 1 metal (+1 for matching)
    all: s1 places a 4 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
= 10 c79b510f52ef22fd9d0a612ce3afc47b148d29d5333081deb4792bdf6c5051a7
11 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Megalith [FF-26]
    others: s2 draws 1 blueprint [FF-26]
12 s1 Build Fitness Center, discarding Laboratory: 1 metal
    all: s1 builds Fitness Center, pays 1 metal and discards Laboratory [FF-90]
13 s3 Trash Compactor with dice 3 3, Refinery from hand and Refinery from hand: 2 goods
    all: s3 uses Trash Compactor with dice 3 3, Refinery from hand and Refinery from hand [FF-111]
    all: s3 gains 2 goods [FF-113]
14 s3 Research with a 1: 1 blueprint
    all: s3 places a 1 on Research [FF-101]
    s3: s3 draws Golem [FF-26]
    others: s3 draws 1 blueprint [FF-26]
15 s3 Generate with a 1: 1 energy
    all: s3 places a 1 on Generate [FF-101]
    all: s3 gains 1 energy [FF-113]
16 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
17 s3 Finish work this round
    all: s3 finishes work [FF-130]
18 s2 Finish work this round
    all: s2 finishes work [FF-130]
19 s1 Finish work this round
    all: s1 finishes work [FF-130]
20 s2 Discard 2 energy
    all: s2 discards down to the limit: 2 energy [FF-280]
    all: Round 2 begins. First player: s3 [FF-50]
= 20 51e3f570fa626831fb0c8b791250ce479062e9955fd594eb0143b0acffbbeefe
21 s3 Hire Investor, discarding Golem: gain the metal and energy the top blueprint of the deck costs
    all: s3 hires the Investor and discards Golem [FF-63]
    all: s3 reveals Beacon [FF-44]
    all: s3 gains 2 metal and 4 energy [FF-113]
    all: New contractor: Architect [FF-31]
22 s1 Take Obelisk (monument, hammer; 3 metal and 1 energy; 2 VP): no ability to use and several may be built
    all: s1 takes Obelisk (costs 3 metal and 1 energy) [FF-61]
    all: New blueprint: Fitness Center [FF-31]
23 s2 Take Concrete Plant (production, shovel; 2 metal and 2 energy; 1 VP): 2 equal dice and as much metal as the die shows → 2 goods
    all: s2 takes Concrete Plant (costs 2 metal and 2 energy) [FF-61]
    all: New blueprint: Harvester [FF-31]
    all: s3 rolls 1 3 4 6 [FF-80]
    all: s1 rolls 2 2 6 6 [FF-80]
    all: s2 rolls 1 2 4 5 [FF-80]
24 s2 Build Trash Compactor, discarding Concrete Plant: 2 metal and 1 energy
    all: s2 builds Trash Compactor, pays 2 metal and 1 energy and discards Concrete Plant [FF-90]
25 s3 Mine with a 6: 1 metal
    all: s3 places a 6 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
26 s1 Build Fulfillment Center, discarding Obelisk: 2 metal and 1 energy
    all: s1 builds Fulfillment Center, pays 2 metal and 1 energy and discards Obelisk [FF-90]
27 s3 Research with a 3: 1 blueprint
    all: s3 places a 3 on Research [FF-101]
    s3: s3 draws Solar Array [FF-26]
    others: s3 draws 1 blueprint [FF-26]
28 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Scrap Yard [FF-26]
    others: s2 draws 1 blueprint [FF-26]
29 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Nuclear Plant [FF-26]
    others: s2 draws 1 blueprint [FF-26]
30 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Robot [FF-26]
    others: s2 draws 1 blueprint [FF-26]
= 30 568cd8bf99f6a8cd4c168d6ee1c321fa4f2d0eb23ab8427c6baed68103a15b2a
31 s1 Fitness Center with 1 energy: a 2 becomes a 1
    all: s1 uses Fitness Center with 1 energy [FF-111]
    all: s1 turns a 2 into a 1 [FF-140]
32 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
33 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Robot [FF-26]
    others: s3 draws 1 blueprint [FF-26]
34 s2 Build Nuclear Plant, discarding Megalith: 2 metal and 2 energy
    all: s2 builds Nuclear Plant, pays 2 metal and 2 energy and discards Megalith [FF-90]
35 s3 Research with a 1: 1 blueprint
    all: s3 places a 1 on Research [FF-101]
    s3: s3 draws Obelisk [FF-26]
    others: s3 draws 1 blueprint [FF-26]
36 s3 Build Robot, discarding Obelisk: 1 metal and 1 energy
    all: s3 builds Robot, pays 1 metal and 1 energy and discards Obelisk [FF-90]
37 s2 Finish work this round
    all: s2 finishes work [FF-130]
38 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
39 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
40 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Golem [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 40 df4e17c02bf485728c8c04486e92e1c2210ae1277da2631723f626849dda94aa
41 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 1 [FF-84]
42 s1 Mine with a 6: 1 metal (+1 for matching)
    all: s1 places a 6 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
43 s3 Generate with a 1: 1 energy
    all: s3 places a 1 on Generate [FF-101]
    all: s3 gains 1 energy [FF-113]
44 s3 Finish work this round
    all: s3 finishes work [FF-130]
45 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 3 begins. First player: s1 [FF-50]
46 s1 Hire Architect, discarding Golem: 3 blueprints; s3 gets 1 blueprint
    all: s1 hires the Architect and discards Golem [FF-63]
    s1: s1 draws Black Market, Motherlode and Warehouse [FF-26]
    others: s1 draws 3 blueprints [FF-26]
    s3: s3 draws Dojo [FF-26]
    others: s3 draws 1 blueprint [FF-26]
    all: New contractor: Specialist [FF-31]
47 s2 Take Fitness Center (training, wrench; 1 metal; 0 VP): 1 energy → lower a die by 1
    all: s2 takes Fitness Center (costs 1 metal) [FF-61]
    all: New blueprint: Biolab [FF-31]
48 s3 Take Biolab (production, gear; 1 metal and 3 energy; 1 VP): a 1 and 1 energy → 1 good
    all: s3 takes Biolab (costs 1 metal and 3 energy) [FF-61]
    all: New blueprint: Recycling Plant [FF-31]
    all: s1 rolls 2 3 4 6 [FF-80]
    all: s2 rolls 1 4 5 5 [FF-80]
    all: s3 rolls 1 3 4 5 [FF-80]
49 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
50 s2 Trash Compactor with dice 5 5, Dojo from hand and Robot from hand: 2 goods
    all: s2 uses Trash Compactor with dice 5 5, Dojo from hand and Robot from hand [FF-111]
    all: s2 gains 2 goods [FF-113]
= 50 c38b88555de64d309b6dac709b6cf35d5fe57e109e36fde4795b404559a0067c
51 s1 Fitness Center with 1 energy: a 6 becomes a 5
    all: s1 uses Fitness Center with 1 energy [FF-111]
    all: s1 turns a 6 into a 5 [FF-140]
52 s3 Build Biolab, discarding Solar Array: 1 metal and 3 energy
    all: s3 builds Biolab, pays 1 metal and 3 energy and discards Solar Array [FF-90]
53 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Assembly Line [FF-26]
    others: s2 draws 1 blueprint [FF-26]
54 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Recycling Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
55 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Nuclear Plant [FF-26]
    others: s2 draws 1 blueprint [FF-26]
56 s3 Biolab with a 1 and 1 energy: 1 good
    all: s3 uses Biolab with a 1 and 1 energy [FF-111]
    all: s3 gains 1 good [FF-113]
57 s1 Build Recycling Plant, discarding Black Market: 2 metal
    all: s1 builds Recycling Plant, pays 2 metal and discards Black Market [FF-90]
58 s3 Research with a 5: 1 blueprint
    all: s3 places a 5 on Research [FF-101]
    s3: s3 draws Assembly Line [FF-26]
    others: s3 draws 1 blueprint [FF-26]
59 s3 Build Assembly Line, discarding Dojo: 2 metal and 1 energy
    all: s3 builds Assembly Line, pays 2 metal and 1 energy and discards Dojo [FF-90]
60 s3 Generate with a 3: 3 energy
    all: s3 places a 3 on Generate [FF-101]
    all: s3 gains 3 energy [FF-113]
= 60 1564bb7b233cbdc62668099a67e0258312072def04220fdd742cfab5dc12a84d
61 s2 Finish work this round
    all: s2 finishes work [FF-130]
62 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Obelisk [FF-26]
    others: s3 draws 1 blueprint [FF-26]
63 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Solar Array [FF-26]
    others: s1 draws 1 blueprint [FF-26]
64 s3 Finish work this round
    all: s3 finishes work [FF-130]
65 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Gymnasium [FF-26]
    others: s1 draws 1 blueprint [FF-26]
66 s1 Build Gymnasium, discarding Aluminum Factory: 1 metal
    all: s1 builds Gymnasium, pays 1 metal and discards Aluminum Factory [FF-90]
67 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 4 begins. First player: s2 [FF-50]
68 s2 Take Power Plant (utility, gear; 3 metal; 1 VP): any die → as much energy as the die shows
    all: s2 takes Power Plant (costs 3 metal) [FF-61]
    all: New blueprint: Black Market [FF-31]
69 s3 Take Black Market (utility, gear; 3 metal and 2 energy; 1 VP): any die and 1 blueprint from hand → the metal and energy it costs, at most 4 tokens
    all: s3 takes Black Market (costs 3 metal and 2 energy) [FF-61]
    all: New blueprint: Mega Factory [FF-31]
70 s1 Take Mega Factory (production, gear; 3 metal and 2 energy; 1 VP): 3 equal dice → 2 goods and one more die, of any value
    all: s1 takes Mega Factory (costs 3 metal and 2 energy) [FF-61]
    all: New blueprint: Robot [FF-31]
    all: s2 rolls 1 3 4 6 [FF-80]
    all: s3 rolls 1 1 2 2 [FF-80]
    all: s1 rolls 4 4 4 5 [FF-80]
= 70 bc5ec06e0fe4560a682d5d7e9dfb4addc00ebdd725732a9c900fdebf07801aa2
71 s3 Biolab with a 1 and 1 energy: 1 good
    all: s3 uses Biolab with a 1 and 1 energy [FF-111]
    all: s3 gains 1 good [FF-113]
72 s3 Trash Compactor with dice 2 2, Black Market from hand and Obelisk from hand: 2 goods
    all: s3 uses Trash Compactor with dice 2 2, Black Market from hand and Obelisk from hand [FF-111]
    all: s3 gains 2 goods [FF-113]
73 s3 Generate with a 1: 1 energy
    all: s3 places a 1 on Generate [FF-101]
    all: s3 gains 1 energy [FF-113]
74 s3 Finish work this round
    all: s3 finishes work [FF-130]
75 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
76 s2 Nuclear Plant with a 6: 1 good and 1 energy
    all: s2 uses Nuclear Plant with a 6 [FF-111]
    all: s2 gains 1 good and 1 energy [FF-113]
77 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
78 s1 Mine with a 4: 1 metal (+1 for matching)
    all: s1 places a 4 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
79 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Incinerator [FF-26]
    others: s2 draws 1 blueprint [FF-26]
80 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Scrap Yard [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 80 ffe1831763d0dd1f187b3b95abff8dcf355d693504d359fb84be3d115696eb75
81 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Fulfillment Center [FF-26]
    others: s2 draws 1 blueprint [FF-26]
82 s1 Finish work this round
    all: s1 finishes work [FF-130]
83 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Warehouse [FF-26]
    others: s2 draws 1 blueprint [FF-26]
84 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 5 begins. First player: s3 [FF-50]
85 s3 Take Harvester (utility, hammer; 1 metal and 2 energy; 1 VP): 2 equal dice → 4 metal or 7 energy
    all: s3 takes Harvester (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Beacon [FF-31]
86 s1 Take Beacon (monument, shovel; 2 metal and 4 energy; 2/3/4/5 VP): no ability to use and several may be built
    all: s1 takes Beacon (costs 2 metal and 4 energy) [FF-61]
    all: New blueprint: Battery Factory [FF-31]
87 s2 Hire Hired Hands, discarding Power Plant and paying 3 energy: roll 2 more dice this round
    all: s2 hires the Hired Hands, discards Power Plant and pays 3 energy [FF-63]
    all: New contractor: Electrician [FF-31]
    all: s3 rolls 1 2 4 6 [FF-80]
    all: s1 rolls 1 3 4 6 [FF-80]
    all: s2 rolls 1 1 1 2 4 5 [FF-80]
88 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Obelisk [FF-26]
    others: s1 draws 1 blueprint [FF-26]
89 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Temp Agency [FF-26]
    others: s1 draws 1 blueprint [FF-26]
90 s3 Biolab with a 1 and 1 energy: 1 good
    all: s3 uses Biolab with a 1 and 1 energy [FF-111]
    all: s3 gains 1 good [FF-113]
= 90 4eb8432fffa57f19d5dbf2cccf13cb900fbe5926dabf8a68bbfce8ddfcf8e037
91 s2 Trash Compactor with dice 1 1, Assembly Line from hand and Fitness Center from hand: 2 goods
    all: s2 uses Trash Compactor with dice 1 1, Assembly Line from hand and Fitness Center from hand [FF-111]
    all: s2 gains 2 goods [FF-113]
92 s3 Mine with a 4: 1 metal
    all: s3 places a 4 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
93 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Manufactory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
94 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
95 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
96 s3 Mine with a 6: 1 metal
    all: s3 places a 6 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
97 s3 Generate with a 2: 2 energy
    all: s3 places a 2 on Generate [FF-101]
    all: s3 gains 2 energy [FF-113]
98 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 6 [FF-84]
99 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Beacon [FF-26]
    others: s2 draws 1 blueprint [FF-26]
100 s1 Build Temp Agency, discarding Warehouse: 1 metal
    all: s1 builds Temp Agency, pays 1 metal and discards Warehouse [FF-90]
= 100 490fb2afb10bb79650d795296ec0a64e6cde8c1a6a3fa3ebfdc538b206674e6b
101 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Obelisk [FF-26]
    others: s2 draws 1 blueprint [FF-26]
102 s3 Mine with a 6: 1 metal (+1 for matching)
    all: s3 places a 6 on Mine: it matches [FF-101]
    all: s3 gains 2 metal [FF-113]
103 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Replicator [FF-26]
    others: s2 draws 1 blueprint [FF-26]
104 s1 Finish work this round
    all: s1 finishes work [FF-130]
105 s2 Finish work this round
    all: s2 finishes work [FF-130]
106 s3 Finish work this round
    all: s3 finishes work [FF-130]
    all: Round 6 begins. First player: s1 [FF-50]
107 s1 Take Robot (special, hammer; 1 metal and 1 energy; 0 VP): 1 metal → roll one more die
    all: s1 takes Robot (costs 1 metal and 1 energy) [FF-61]
    all: New blueprint: Gymnasium [FF-31]
108 s2 Hire Specialist, discarding Replicator: one more die, of any value
    all: s2 hires the Specialist and discards Replicator [FF-63]
    all: New contractor: Foreman [FF-31]
109 s3 Take Battery Factory (production, wrench; 2 metal and 1 energy; 1 VP): 4 energy → 1 good
    all: s3 takes Battery Factory (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Biolab [FF-31]
    all: s1 rolls 3 4 5 5 [FF-80]
    all: s2 rolls 1 3 4 6 [FF-80]
    all: s3 rolls 1 1 6 6 [FF-80]
110 s3 Trash Compactor with dice 1 1, Battery Factory from hand and Harvester from hand: 2 goods
    all: s3 uses Trash Compactor with dice 1 1, Battery Factory from hand and Harvester from hand [FF-111]
    all: s3 gains 2 goods [FF-113]
= 110 737bc632a06cb7beb8ec6a8b79c83994fbf2dbab7ca12e1a4020171b3610657c
111 s2 Nuclear Plant with a 6: 1 good and 1 energy
    all: s2 uses Nuclear Plant with a 6 [FF-111]
    all: s2 gains 1 good and 1 energy [FF-113]
112 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
113 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Gymnasium [FF-26]
    others: s2 draws 1 blueprint [FF-26]
114 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
115 s3 Mine with a 6: 1 metal
    all: s3 places a 6 on Mine [FF-101]
    all: s3 gains 1 metal [FF-113]
116 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 6 [FF-84]
117 s3 Research with a 6: 1 blueprint
    all: s3 places a 6 on Research [FF-101]
    s3: s3 draws Manufactory [FF-26]
    others: s3 draws 1 blueprint [FF-26]
118 s1 Recycling Plant with 2 energy, Manufactory from hand and Obelisk from hand: 1 good and 2 blueprints
    all: s1 uses Recycling Plant with 2 energy, Manufactory from hand and Obelisk from hand [FF-111]
    all: s1 gains 1 good [FF-113]
    s1: s1 draws Foundry and Megalith [FF-26]
    others: s1 draws 2 blueprints [FF-26]
119 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
120 s1 Fitness Center with 1 energy: a 5 becomes a 4
    all: s1 uses Fitness Center with 1 energy [FF-111]
    all: s1 turns a 5 into a 4 [FF-140]
= 120 eb72d618f231a9e2bcbcddbc960eefa46649286db83b32c31de1110442749ce0
121 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Replicator [FF-26]
    others: s1 draws 1 blueprint [FF-26]
122 s3 Research with a 6: 1 blueprint (+1 for matching)
    all: s3 places a 6 on Research: it matches [FF-101]
    s3: s3 draws Beacon and Foundry [FF-26]
    others: s3 draws 2 blueprints [FF-26]
123 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
124 s3 Finish work this round
    all: s3 finishes work [FF-130]
125 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
126 s1 Finish work this round
    all: s1 finishes work [FF-130]
127 s2 Take the Specialist’s die as a 5
    all: s2 takes the Specialist’s die as a 5 [FF-275]
128 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Harvester [FF-26]
    others: s2 draws 1 blueprint [FF-26]
129 s2 Build Harvester, discarding Temp Agency: 1 metal and 2 energy
    all: s2 builds Harvester, pays 1 metal and 2 energy and discards Temp Agency [FF-90]
130 s2 Finish work this round
    all: s2 finishes work [FF-130]
= 130 a7d4002945910fad7fa657db1056fc4702a9c00754c346e0315efebdc3b72ab8
131 s1 Discard Motherlode and Robot
    all: s1 discards down to the limit: Motherlode and Robot [FF-280]
    all: Round 7 begins. First player: s2 [FF-50]
132 s2 Take Power Plant (utility, gear; 3 metal; 1 VP): any die → as much energy as the die shows
    all: s2 takes Power Plant (costs 3 metal) [FF-61]
    all: New blueprint: Battery Factory [FF-31]
133 s3 Hire Foreman, discarding Beacon and paying 2 energy: set up to 4 dice instead of rolling them
    all: s3 hires the Foreman, discards Beacon and pays 2 energy [FF-63]
    all: New contractor: Specialist [FF-31]
134 s1 Hire Electrician, discarding Foundry: 5 energy; s3 gets 2 energy
    all: s1 hires the Electrician and discards Foundry [FF-63]
    all: s1 gains 5 energy [FF-113]
    all: s3 gains 2 energy [FF-113]
    all: New contractor: Miner [FF-31]
    all: s2 rolls 2 2 4 4 [FF-80]
    all: s1 rolls 1 2 6 6 [FF-80]
135 s1 Recycling Plant with 2 energy, Mega Factory from hand and Mega Factory from hand: 1 good and 2 blueprints
    all: s1 uses Recycling Plant with 2 energy, Mega Factory from hand and Mega Factory from hand [FF-111]
    all: s1 gains 1 good [FF-113]
    all: 39 discarded blueprints are shuffled into a new deck [FF-27]
    s1: s1 draws Obelisk and Recycling Plant [FF-26]
    others: s1 draws 2 blueprints [FF-26]
136 s2 Trash Compactor with dice 4 4, Incinerator from hand and Obelisk from hand: 2 goods
    all: s2 uses Trash Compactor with dice 4 4, Incinerator from hand and Obelisk from hand [FF-111]
    all: s2 gains 2 goods [FF-113]
137 s2 Harvester with dice 2 2: 7 energy
    all: s2 uses Harvester with dice 2 2 [FF-111]
    all: s2 gains 7 energy [FF-113]
138 s2 Finish work this round
    all: s2 finishes work [FF-130]
139 s3 Set dice 2 4 5 and roll 1 die
    all: s3 sets dice 2 4 5 and rolls a 6 [FF-264]
140 s3 Assembly Line with dice 4 5 6: 2 goods
    all: s3 uses Assembly Line with dice 4 5 6 [FF-111]
    all: s3 gains 2 goods [FF-113]
= 140 08323699b084f53438846ec8e4b4fb291083eec5c2997b82a2152dcf90548d53
141 s3 Generate with a 2: 2 energy
    all: s3 places a 2 on Generate [FF-101]
    all: s3 gains 2 energy [FF-113]
142 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 2 [FF-84]
143 s3 Generate with a 2: 2 energy (+1 for matching)
    all: s3 places a 2 on Generate: it matches [FF-101]
    all: s3 gains 3 energy [FF-113]
144 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Aluminum Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
145 s1 Build Aluminum Factory, discarding Replicator: 2 metal and 2 energy
    all: s1 builds Aluminum Factory, pays 2 metal and 2 energy and discards Replicator [FF-90]
146 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
147 s3 Finish work this round
    all: s3 finishes work [FF-130]
148 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Mega Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
149 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Robot [FF-26]
    others: s1 draws 1 blueprint [FF-26]
150 s1 Build Robot, discarding Obelisk: 1 metal and 1 energy
    all: s1 builds Robot, pays 1 metal and 1 energy and discards Obelisk [FF-90]
= 150 05993bb0ae0bf27e8ad54251f7db0ab43fb7f5a5bbcfc8ba5b5c5f1b25b99555
151 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 1 [FF-84]
152 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
153 s1 Finish work this round
    all: s1 finishes work [FF-130]
154 s2 Discard 3 energy
    all: s2 discards down to the limit: 3 energy [FF-280]
    all: Round 8 begins. First player: s3 [FF-50]
155 s3 Take Recycling Plant (production, gear; 2 metal; 1 VP): 2 energy and 2 blueprints from hand → 1 good and 2 blueprints
    all: s3 takes Recycling Plant (costs 2 metal) [FF-61]
    all: New blueprint: Motherlode [FF-31]
156 s1 Take Battery Factory (production, wrench; 2 metal and 1 energy; 1 VP): 4 energy → 1 good
    all: s1 takes Battery Factory (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Fitness Center [FF-31]
157 s2 Hire Miner, discarding Power Plant: 3 metal; s3 gets 1 metal
    all: s2 hires the Miner and discards Power Plant [FF-63]
    all: s2 gains 3 metal [FF-113]
    all: s3 gains 1 metal [FF-113]
    all: New contractor: Investor [FF-31]
    all: s3 rolls 2 2 4 5 [FF-80]
    all: s1 rolls 1 1 4 5 [FF-80]
    all: s2 rolls 2 3 6 6 [FF-80]
158 s1 Build Battery Factory, discarding Scrap Yard: 2 metal and 1 energy
    all: s1 builds Battery Factory, pays 2 metal and 1 energy and discards Scrap Yard [FF-90]
159 s3 Trash Compactor with dice 2 2, Manufactory from hand and Recycling Plant from hand: 2 goods
    all: s3 uses Trash Compactor with dice 2 2, Manufactory from hand and Recycling Plant from hand [FF-111]
    all: s3 gains 2 goods [FF-113]
160 s3 Research with a 4: 1 blueprint
    all: s3 places a 4 on Research [FF-101]
    s3: s3 draws Motherlode [FF-26]
    others: s3 draws 1 blueprint [FF-26]
= 160 0178d55b221c27e0cffa651300a8b7ac5dd51d9e6f659693afc9863a29560252
161 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Golem [FF-26]
    others: s1 draws 1 blueprint [FF-26]
162 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 3 [FF-84]
163 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Beacon [FF-26]
    others: s1 draws 1 blueprint [FF-26]
164 s2 Trash Compactor with dice 6 6, Beacon from hand and Warehouse from hand: 2 goods
    all: s2 uses Trash Compactor with dice 6 6, Beacon from hand and Warehouse from hand [FF-111]
    all: s2 gains 2 goods [FF-113]
165 s1 Research with a 1: 1 blueprint (+1 for matching)
    all: s1 places a 1 on Research: it matches [FF-101]
    s1: s1 draws Dojo and Power Plant [FF-26]
    others: s1 draws 2 blueprints [FF-26]
166 s3 Research with a 5: 1 blueprint
    all: s3 places a 5 on Research [FF-101]
    s3: s3 draws Manufactory [FF-26]
    others: s3 draws 1 blueprint [FF-26]
167 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 1 [FF-84]
168 s3 Research with a 3: 1 blueprint
    all: s3 places a 3 on Research [FF-101]
    s3: s3 draws Obelisk [FF-26]
    others: s3 draws 1 blueprint [FF-26]
169 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
170 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Dojo [FF-26]
    others: s2 draws 1 blueprint [FF-26]
= 170 579cb56a627069f091162fc3c8ef8161063285b5ae26ce2e30fa86746c8b0f1d
171 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
172 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Robot [FF-26]
    others: s2 draws 1 blueprint [FF-26]
173 s1 Build Dojo, discarding Power Plant: 1 metal and 1 energy
    all: s1 builds Dojo, pays 1 metal and 1 energy and discards Power Plant [FF-90]
174 s3 Finish work this round
    all: s3 finishes work [FF-130]
175 s2 Build Fulfillment Center, discarding Robot: 2 metal and 1 energy
    all: s2 builds Fulfillment Center, pays 2 metal and 1 energy and discards Robot [FF-90]
176 s2 Build Scrap Yard, discarding Nuclear Plant: 1 metal and 2 energy
    all: s2 builds Scrap Yard, pays 1 metal and 2 energy and discards Nuclear Plant [FF-90]
177 s1 Finish work this round
    all: s1 finishes work [FF-130]
178 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 9 will be the last [FF-292]
    all: Round 9 begins. First player: s1 [FF-50]
179 s1 Take Motherlode (utility, shovel; 1 metal and 3 energy; 1 VP): any die → 1 metal, or 2 metal with a 4, 5 or 6
    all: s1 takes Motherlode (costs 1 metal and 3 energy) [FF-61]
    all: New blueprint: Laboratory [FF-31]
180 s2 Hire Investor, discarding Dojo: gain the metal and energy the top blueprint of the deck costs
    all: s2 hires the Investor and discards Dojo [FF-63]
    all: s2 reveals Mega Factory [FF-44]
    all: s2 gains 3 metal and 2 energy [FF-113]
    all: New contractor: Electrician [FF-31]
= 180 c97d5ceb383adc04c5c282709b5ac48de4873a3fe5ddfc76d1f0d5d3261e2c08
181 s3 Hire Hired Hands, discarding Manufactory and paying 3 energy: roll 2 more dice this round
    all: s3 hires the Hired Hands, discards Manufactory and pays 3 energy [FF-63]
    all: New contractor: Hired Hands [FF-31]
    all: s1 rolls 3 5 6 6 [FF-80]
    all: s2 rolls 1 3 4 6 [FF-80]
    all: s3 rolls 1 2 4 5 5 6 [FF-80]
182 s2 Fulfillment Center with a 4 and 2 energy: 1 good and 1 metal
    all: s2 uses Fulfillment Center with a 4 and 2 energy [FF-111]
    all: s2 gains 1 good and 1 metal [FF-113]
183 s2 Nuclear Plant with a 6: 1 good and 1 energy
    all: s2 uses Nuclear Plant with a 6 [FF-111]
    all: s2 gains 1 good and 1 energy [FF-113]
184 s3 Assembly Line with dice 4 5 6: 2 goods
    all: s3 uses Assembly Line with dice 4 5 6 [FF-111]
    all: s3 gains 2 goods [FF-113]
185 s3 Biolab with a 1 and 1 energy: 1 good
    all: s3 uses Biolab with a 1 and 1 energy [FF-111]
    all: s3 gains 1 good [FF-113]
186 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
187 s2 Research with a 3: 1 blueprint
    all: s2 places a 3 on Research [FF-101]
    s2: s2 draws Battery Factory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
188 s2 Scrap Yard: 1 metal
    all: s2 uses Scrap Yard [FF-111]
    all: s2 gains 1 metal [FF-113]
189 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 4 [FF-84]
190 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
= 190 7e15d82b9147d7af76cac1b7f6d191f57b91a4b5f63baa82193815d05621861e
191 s2 Finish work this round
    all: s2 finishes work [FF-130]
192 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Beacon [FF-26]
    others: s1 draws 1 blueprint [FF-26]
193 s3 Generate with a 2: 2 energy
    all: s3 places a 2 on Generate [FF-101]
    all: s3 gains 2 energy [FF-113]
194 s3 Robot with 1 metal: roll one more die
    all: s3 uses Robot with 1 metal [FF-111]
    all: s3 gains a die: 1 [FF-84]
195 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Megalith [FF-26]
    others: s1 draws 1 blueprint [FF-26]
196 s3 Generate with a 1: 1 energy
    all: s3 places a 1 on Generate [FF-101]
    all: s3 gains 1 energy [FF-113]
197 s1 Mine with a 6: 1 metal (+1 for matching)
    all: s1 places a 6 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
198 s3 Research with a 5: 1 blueprint
    all: s3 places a 5 on Research [FF-101]
    s3: s3 draws Golem [FF-26]
    others: s3 draws 1 blueprint [FF-26]
199 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
200 s3 Finish work this round
    all: s3 finishes work [FF-130]
= 200 033b980cac9da9f5775d1e4d22f55ad8979ca7fbf63ccf4438f3a36d121676c8
201 s1 Recycling Plant with 2 energy, Beacon from hand and Megalith from hand: 1 good and 2 blueprints
    all: s1 uses Recycling Plant with 2 energy, Beacon from hand and Megalith from hand [FF-111]
    all: s1 gains 1 good [FF-113]
    s1: s1 draws Concrete Plant and Temp Agency [FF-26]
    others: s1 draws 2 blueprints [FF-26]
202 s1 Build Golem, discarding Temp Agency: 4 metal
    all: s1 builds Golem, pays 4 metal and discards Temp Agency [FF-90]
203 s1 Golem with 1 energy: one more die showing 1
    all: s1 uses Golem with 1 energy [FF-111]
    all: s1 gains a die: 1 [FF-84]
204 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Black Market [FF-26]
    others: s1 draws 1 blueprint [FF-26]
205 s1 Finish work this round
    all: s1 finishes work [FF-130]
206 s1 Discard Concrete Plant
    all: s1 discards down to the limit: Concrete Plant [FF-280]
207 s2 Discard 2 metal and 2 energy
    all: s2 discards down to the limit: 2 metal and 2 energy [FF-280]
    all: s1 scores 1 VP for Aluminum Factory [FF-295, s1 +1]
    all: s1 scores 1 VP for Battery Factory [FF-295, s1 +1]
    all: s1 scores 0 VP for Dojo [FF-295, s1 +0]
    all: s1 scores 0 VP for Fitness Center [FF-295, s1 +0]
    all: s1 scores 1 VP for Fulfillment Center [FF-295, s1 +1]
    all: s1 scores 1 VP for Golem [FF-295, s1 +1]
    all: s1 scores 0 VP for Gymnasium [FF-295, s1 +0]
    all: s1 scores 1 VP for Recycling Plant [FF-295, s1 +1]
    all: s1 scores 0 VP for Robot [FF-295, s1 +0]
    all: s1 scores 0 VP for Temp Agency [FF-295, s1 +0]
    all: s1 scores 3 VP for goods [FF-295, s1 +3]
    all: s2 scores 1 VP for Fulfillment Center [FF-295, s2 +1]
    all: s2 scores 1 VP for Harvester [FF-295, s2 +1]
    all: s2 scores 1 VP for Nuclear Plant [FF-295, s2 +1]
    all: s2 scores 0 VP for Scrap Yard [FF-295, s2 +0]
    all: s2 scores 1 VP for Trash Compactor [FF-295, s2 +1]
    all: s2 scores 12 VP for goods [FF-295, s2 +12]
    all: s3 scores 1 VP for Assembly Line [FF-295, s3 +1]
    all: s3 scores 1 VP for Biolab [FF-295, s3 +1]
    all: s3 scores 0 VP for Robot [FF-295, s3 +0]
    all: s3 scores 1 VP for Trash Compactor [FF-295, s3 +1]
    all: s3 scores 16 VP for goods [FF-295, s3 +16]
    all: s1 finishes with 8 VP, rank 3 [FF-297]
    all: s2 finishes with 16 VP, rank 2 [FF-297]
    all: s3 finishes with 19 VP, rank 1 [FF-297]
= 207 8b60f8d1d40f63d8ef01de91dcc26caaafc70bd358c19e9e5fcbff45a31f3937
s1 rank 3 score 8
s2 rank 2 score 16
s3 rank 1 score 19
