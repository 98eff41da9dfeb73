fantastic-factories revision 1, 1 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"easy"}
deal
    all: Tools above the contractors: hammer, shovel, wrench and gear [FF-16]
    s1: s1 draws Golem, Motherlode, Robot and Scrap Yard [FF-26]
    others: s1 draws 4 blueprints [FF-26]
    all: New blueprint: Fitness Center [FF-31]
    all: New blueprint: Fitness Center [FF-31]
    all: New blueprint: Golem [FF-31]
    all: New blueprint: Temp Agency [FF-31]
    all: New contractor: Specialist [FF-31]
    all: New contractor: Electrician [FF-31]
    all: New contractor: Hired Hands [FF-31]
    all: New contractor: Hired Hands [FF-31]
    all: The Machine gets Replicator [FF-312]
    all: The Machine gets Dojo [FF-312]
    all: Round 1 begins. First player: s1 [FF-50]
1 s1 Hire Specialist, discarding Golem: one more die, of any value
    all: s1 hires the Specialist and discards Golem [FF-63]
    all: New contractor: Investor [FF-31]
    all: s1 rolls 1 1 2 6 [FF-80]
2 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Incinerator [FF-26]
    others: s1 draws 1 blueprint [FF-26]
3 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Obelisk [FF-26]
    others: s1 draws 1 blueprint [FF-26]
4 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Dojo [FF-26]
    others: s1 draws 1 blueprint [FF-26]
5 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
6 s1 Build Motherlode, discarding Incinerator: 1 metal and 3 energy
    all: s1 builds Motherlode, pays 1 metal and 3 energy and discards Incinerator [FF-90]
7 s1 Take the Specialist’s die as a 4
    all: s1 takes the Specialist’s die as a 4 [FF-275]
8 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
9 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 2, production 5, utility 2, training 4, special 3 [FF-320]
    all: The Machine gets Fitness Center [FF-312]
    all: New blueprint: Harvester [FF-31]
    all: The Machine gains no goods [FF-329]
    all: Round 2 begins. First player: s1 [FF-50]
10 s1 Take Fitness Center (training, wrench; 1 metal; 0 VP): 1 energy → lower a die by 1
    all: s1 takes Fitness Center (costs 1 metal) [FF-61]
    all: New blueprint: Solar Array [FF-31]
    all: s1 rolls 1 2 2 3 [FF-80]
= 10 da201c23c1dd7badd5ca32dc3bf6e6bb39f020b784f8f40da96725bf71b736b7
11 s1 Motherlode with a 3: 1 metal
    all: s1 uses Motherlode with a 3 [FF-111]
    all: s1 gains 1 metal [FF-113]
12 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
13 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
14 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Biolab [FF-26]
    others: s1 draws 1 blueprint [FF-26]
15 s1 Build Biolab, discarding Dojo: 1 metal and 3 energy
    all: s1 builds Biolab, pays 1 metal and 3 energy and discards Dojo [FF-90]
16 s1 Build Fitness Center, discarding Scrap Yard: 1 metal
    all: s1 builds Fitness Center, pays 1 metal and discards Scrap Yard [FF-90]
17 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 6, production 2, utility 2, training 6, special 5 [FF-320]
    all: The Machine gets Battery Factory [FF-312]
    all: New contractor: Architect [FF-31]
    all: New contractor: Miner [FF-31]
    all: New contractor: Architect [FF-31]
    all: New contractor: Investor [FF-31]
    all: The Machine gains no goods [FF-329]
    all: Round 3 begins. First player: s1 [FF-50]
18 s1 Hire Architect, discarding Obelisk: 3 blueprints
    all: s1 hires the Architect and discards Obelisk [FF-63]
    s1: s1 draws Harvester, Megalith and Warehouse [FF-26]
    others: s1 draws 3 blueprints [FF-26]
    all: New contractor: Engineer [FF-31]
    all: s1 rolls 1 1 2 3 [FF-80]
19 s1 Motherlode with a 3: 1 metal
    all: s1 uses Motherlode with a 3 [FF-111]
    all: s1 gains 1 metal [FF-113]
20 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
= 20 ab76d1bfd77b1e628a24d051af309cfbeba4079b140a85a8306f8fe280c88238
21 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
22 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Assembly Line [FF-26]
    others: s1 draws 1 blueprint [FF-26]
23 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 6, production 3, utility 2, training 1, special 1 [FF-320]
    all: The Machine gets Temp Agency [FF-312]
    all: New contractor: Foreman [FF-31]
    all: New contractor: Specialist [FF-31]
    all: New contractor: Specialist [FF-31]
    all: New contractor: Hired Hands [FF-31]
    all: The Machine gains 2 goods [FF-329]
    all: Round 4 begins. First player: s1 [FF-50]
24 s1 Hire Specialist, discarding Megalith: one more die, of any value
    all: s1 hires the Specialist and discards Megalith [FF-63]
    all: New contractor: Investor [FF-31]
    all: s1 rolls 1 4 4 4 [FF-80]
25 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
26 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
27 s1 Motherlode with a 4: 2 metal
    all: s1 uses Motherlode with a 4 [FF-111]
    all: s1 gains 2 metal [FF-113]
28 s1 Fitness Center with 1 energy: a 4 becomes a 3
    all: s1 uses Fitness Center with 1 energy [FF-111]
    all: s1 turns a 4 into a 3 [FF-140]
29 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
30 s1 Build Warehouse, discarding Harvester: 3 metal and 2 energy
    all: s1 builds Warehouse, pays 3 metal and 2 energy and discards Harvester [FF-90]
= 30 5c20ac18151c96e749afd6a2fe0603c3ef24cdb674c5581adc29d374a0e99671
31 s1 Take the Specialist’s die as a 2
    all: s1 takes the Specialist’s die as a 2 [FF-275]
32 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Battery Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
33 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 3, production 3, utility 3, training 1, special 5 [FF-320]
    all: The Machine gets Golem [FF-312]
    all: New blueprint: Megalith [FF-31]
    all: The Machine gains 1 good [FF-329]
    all: Round 5 begins. First player: s1 [FF-50]
34 s1 Take Solar Array (special, gear; 1 metal and 2 energy; 0 VP): 2 energy, but not in the round you build it
    all: s1 takes Solar Array (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Foundry [FF-31]
    all: s1 rolls 1 3 3 4 [FF-80]
35 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
36 s1 Motherlode with a 4: 2 metal
    all: s1 uses Motherlode with a 4 [FF-111]
    all: s1 gains 2 metal [FF-113]
37 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
38 s1 Build Assembly Line, discarding Solar Array: 2 metal and 1 energy
    all: s1 builds Assembly Line, pays 2 metal and 1 energy and discards Solar Array [FF-90]
39 s1 Fitness Center with 1 energy: a 3 becomes a 2
    all: s1 uses Fitness Center with 1 energy [FF-111]
    all: s1 turns a 3 into a 2 [FF-140]
40 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Trash Compactor [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 40 c8a2fd6fe8e53371227551896f2fe21c8b28d975723b09bda2d181d6b3efe92b
41 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 2, production 2, utility 5, training 6, special 3 [FF-320]
    all: The Machine gets Harvester [FF-312]
    all: New blueprint: Motherlode [FF-31]
    all: The Machine gains no goods [FF-329]
    all: Round 6 begins. First player: s1 [FF-50]
42 s1 Take Foundry (utility, gear; 2 metal and 1 energy; 1 VP): any die and as much energy as the die shows → as much metal as the die shows
    all: s1 takes Foundry (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Foundry [FF-31]
    all: s1 rolls 2 3 5 6 [FF-80]
43 s1 Warehouse with dice 3 5 6: 2 goods and 2 energy
    all: s1 uses Warehouse with dice 3 5 6 [FF-111]
    all: s1 gains 2 goods and 2 energy [FF-113]
44 s1 Fitness Center with 1 energy: a 2 becomes a 1
    all: s1 uses Fitness Center with 1 energy [FF-111]
    all: s1 turns a 2 into a 1 [FF-140]
45 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
46 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 1, production 4, utility 4, training 1, special 1 [FF-320]
    all: The Machine gets Foundry [FF-312]
    all: New blueprint: Megalith [FF-31]
    all: The Machine gains 2 goods [FF-329]
    all: Round 7 begins. First player: s1 [FF-50]
47 s1 Hire Specialist, discarding Trash Compactor: one more die, of any value
    all: s1 hires the Specialist and discards Trash Compactor [FF-63]
    all: New contractor: Electrician [FF-31]
    all: s1 rolls 1 4 5 5 [FF-80]
48 s1 Warehouse with dice 4 5 5: 2 goods and 2 energy
    all: s1 uses Warehouse with dice 4 5 5 [FF-111]
    all: s1 gains 2 goods and 2 energy [FF-113]
49 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
50 s1 Take the Specialist’s die as a 1
    all: s1 takes the Specialist’s die as a 1 [FF-275]
= 50 df932b1f24f01a4030cc5447f7fec62eaf7c22160f4443f723f5e2ea9ba89926
51 s1 Motherlode with a 1: 1 metal
    all: s1 uses Motherlode with a 1 [FF-111]
    all: s1 gains 1 metal [FF-113]
52 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 6, production 4, utility 4, training 5, special 3 [FF-320]
    all: The Machine gets Aluminum Factory [FF-312]
    all: New contractor: Miner [FF-31]
    all: 16 discarded contractors are shuffled into a new deck [FF-27]
    all: New contractor: Specialist [FF-31]
    all: New contractor: Hired Hands [FF-31]
    all: New contractor: Architect [FF-31]
    all: The Machine gains no goods [FF-329]
    all: Round 8 begins. First player: s1 [FF-50]
53 s1 Hire Architect, discarding Foundry: 3 blueprints
    all: s1 hires the Architect and discards Foundry [FF-63]
    s1: s1 draws Concrete Plant, Obelisk and Recycling Plant [FF-26]
    others: s1 draws 3 blueprints [FF-26]
    all: New contractor: Miner [FF-31]
    all: s1 rolls 3 5 5 5 [FF-80]
54 s1 Warehouse with dice 5 5 5: 2 goods and 2 energy
    all: s1 uses Warehouse with dice 5 5 5 [FF-111]
    all: s1 gains 2 goods and 2 energy [FF-113]
55 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Obelisk [FF-26]
    others: s1 draws 1 blueprint [FF-26]
56 s1 Build Robot, discarding Obelisk: 1 metal and 1 energy
    all: s1 builds Robot, pays 1 metal and 1 energy and discards Obelisk [FF-90]
57 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 3 [FF-84]
58 s1 Motherlode with a 3: 1 metal
    all: s1 uses Motherlode with a 3 [FF-111]
    all: s1 gains 1 metal [FF-113]
59 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 2, production 6, utility 4, training 2, special 5 [FF-320]
    all: The Machine gets Motherlode [FF-312]
    all: New blueprint: Fulfillment Center [FF-31]
    all: The Machine gains 1 good [FF-329]
    all: Round 9 begins. First player: s1 [FF-50]
60 s1 Take Temp Agency (training, hammer; 1 metal; 0 VP): 1 energy → reroll any of your dice
    all: s1 takes Temp Agency (costs 1 metal) [FF-61]
    all: New blueprint: Biolab [FF-31]
    all: s1 rolls 1 2 4 6 [FF-80]
= 60 f96e2b3fa55a022026c3554639083460a4d792b5245442cf657a004086a45d6a
61 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
62 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Robot [FF-26]
    others: s1 draws 1 blueprint [FF-26]
63 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
64 s1 Motherlode with a 4: 2 metal
    all: s1 uses Motherlode with a 4 [FF-111]
    all: s1 gains 2 metal [FF-113]
65 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 2 [FF-84]
66 s1 Fitness Center with 1 energy: a 2 becomes a 1
    all: s1 uses Fitness Center with 1 energy [FF-111]
    all: s1 turns a 2 into a 1 [FF-140]
67 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
68 s1 Build Temp Agency, discarding Robot: 1 metal
    all: s1 builds Temp Agency, pays 1 metal and discards Robot [FF-90]
69 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 5, production 5, utility 3, training 1, special 3 [FF-320]
    all: The Machine gets Concrete Plant [FF-312]
    all: New blueprint: Manufactory [FF-31]
    all: New blueprint: Laboratory [FF-31]
    all: New blueprint: Aluminum Factory [FF-31]
    all: New blueprint: Nuclear Plant [FF-31]
    all: The Machine gains 2 goods [FF-329]
    all: Round 10 begins. First player: s1 [FF-50]
70 s1 Hire Miner, discarding Obelisk: 3 metal
    all: s1 hires the Miner and discards Obelisk [FF-63]
    all: s1 gains 3 metal [FF-113]
    all: New contractor: Specialist [FF-31]
    all: s1 rolls 2 2 2 5 [FF-80]
= 70 c884577766958801d544ab1ad41b8e3bdf597dbfd22d9df43b113c6823c39413
71 s1 Motherlode with a 5: 2 metal
    all: s1 uses Motherlode with a 5 [FF-111]
    all: s1 gains 2 metal [FF-113]
72 s1 Temp Agency with 1 energy: reroll dice 2 2
    all: s1 uses Temp Agency with 1 energy [FF-111]
    all: s1 rerolls dice 2 2: 1 1 [FF-188]
73 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
74 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Manufactory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
75 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Incinerator [FF-26]
    others: s1 draws 1 blueprint [FF-26]
76 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 6 [FF-84]
77 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Scrap Yard [FF-26]
    others: s1 draws 1 blueprint [FF-26]
78 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 2, production 2, utility 3, training 2, special 4 [FF-320]
    all: The Machine gets Laboratory [FF-312]
    all: New blueprint: Black Market [FF-31]
    all: The Machine gains 3 goods [FF-329]
    all: Round 11 will be the last [FF-292]
    all: Round 11 begins. First player: s1 [FF-50]
79 s1 Hire Specialist, discarding Concrete Plant: one more die, of any value
    all: s1 hires the Specialist and discards Concrete Plant [FF-63]
    all: New contractor: Specialist [FF-31]
    all: s1 rolls 1 4 4 6 [FF-80]
80 s1 Warehouse with dice 4 4 6: 2 goods and 2 energy
    all: s1 uses Warehouse with dice 4 4 6 [FF-111]
    all: s1 gains 2 goods and 2 energy [FF-113]
= 80 8248f250e19bb7f13ed6be958ffe71a124e63b14f43de49841f5757b79658270
81 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
82 s1 Build Battery Factory, discarding Manufactory: 2 metal and 1 energy
    all: s1 builds Battery Factory, pays 2 metal and 1 energy and discards Manufactory [FF-90]
83 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 5 [FF-84]
84 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
85 s1 Take the Specialist’s die as a 3
    all: s1 takes the Specialist’s die as a 3 [FF-275]
86 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
87 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 6, production 5, utility 4, training 6, special 6 [FF-320]
    all: The Machine gets Warehouse [FF-312]
    all: New contractor: Foreman [FF-31]
    all: New contractor: Hired Hands [FF-31]
    all: New contractor: Investor [FF-31]
    all: New contractor: Electrician [FF-31]
    all: The Machine gains no goods [FF-329]
    all: s1 scores 1 VP for Assembly Line [FF-295, s1 +1]
    all: s1 scores 1 VP for Battery Factory [FF-295, s1 +1]
    all: s1 scores 1 VP for Biolab [FF-295, s1 +1]
    all: s1 scores 0 VP for Fitness Center [FF-295, s1 +0]
    all: s1 scores 1 VP for Motherlode [FF-295, s1 +1]
    all: s1 scores 0 VP for Robot [FF-295, s1 +0]
    all: s1 scores 0 VP for Temp Agency [FF-295, s1 +0]
    all: s1 scores 1 VP for Warehouse [FF-295, s1 +1]
    all: s1 scores 15 VP for goods [FF-295, s1 +15]
    all: The Machine scores 24 VP: goods 11, 13 cards, including no monuments [FF-338, s2 +24]
    all: s1 finishes with 20 VP, rank 2 [FF-297]
    all: s2 finishes with 24 VP, rank 1 [FF-297]
= 87 7b0e9915fb586a77554c9def6b78d1e8aeca6fe14b290815d96a8821957dbe62
s1 rank 2 score 20
s2 rank 1 score 24
