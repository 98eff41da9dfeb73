fantastic-factories revision 1, 1 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"insane"}
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
    all: The Machine gets Manufactory [FF-312]
    all: The Machine gets Incinerator [FF-312]
    all: The Machine gets Power Plant [FF-312]
    all: Round 1 begins. First player: s1 [FF-50]
1 s1 Hire Specialist, discarding Golem: one more die, of any value
    all: s1 hires the Specialist and discards Golem [FF-63]
    all: New contractor: Engineer [FF-31]
    all: s1 rolls 1 1 2 6 [FF-80]
2 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Refinery [FF-26]
    others: s1 draws 1 blueprint [FF-26]
3 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Biolab [FF-26]
    others: s1 draws 1 blueprint [FF-26]
4 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Biolab [FF-26]
    others: s1 draws 1 blueprint [FF-26]
5 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
6 s1 Build Biolab, discarding Biolab: 1 metal and 3 energy
    all: s1 builds Biolab, pays 1 metal and 3 energy and discards Biolab [FF-90]
7 s1 Take the Specialist’s die as a 1
    all: s1 takes the Specialist’s die as a 1 [FF-275]
8 s1 Generate with a 1: 1 energy (+1 for matching)
    all: s1 places a 1 on Generate: it matches [FF-101]
    all: s1 gains 2 energy [FF-113]
9 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 3, production 4, utility 3, training 6, special 2 [FF-320]
    all: The Machine gets Golem [FF-312]
    all: New blueprint: Dojo [FF-31]
    all: The Machine gains 1 good [FF-329]
    all: Round 2 begins. First player: s1 [FF-50]
10 s1 Take Dojo (training, gear; 1 metal and 1 energy; 0 VP): 1 energy → turn a die over (v becomes 7 − v)
    all: s1 takes Dojo (costs 1 metal and 1 energy) [FF-61]
    all: New blueprint: Black Market [FF-31]
    all: s1 rolls 1 2 2 3 [FF-80]
= 10 e2d5373a29290a8e7abf431b57b61d12d69a350c4a1877a6c1e0addca2264888
11 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
12 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Solar Array [FF-26]
    others: s1 draws 1 blueprint [FF-26]
13 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Robot [FF-26]
    others: s1 draws 1 blueprint [FF-26]
14 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
15 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 1, production 5, utility 1, training 5, special 1 [FF-320]
    all: The Machine gets Fitness Center [FF-312]
    all: New blueprint: Megalith [FF-31]
    all: The Machine gains 2 goods [FF-329]
    all: Round 3 begins. First player: s1 [FF-50]
16 s1 Hire Hired Hands, discarding Scrap Yard and paying 3 energy: roll 2 more dice this round
    all: s1 hires the Hired Hands, discards Scrap Yard and pays 3 energy [FF-63]
    all: New contractor: Specialist [FF-31]
    all: s1 rolls 1 1 1 2 3 4 [FF-80]
17 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
18 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
19 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Harvester [FF-26]
    others: s1 draws 1 blueprint [FF-26]
20 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
= 20 9204e0d89e36781a3c94a701c656494b38536a45944e86f81bf36fbbf0ce34fb
21 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
22 s1 Generate with a 1: 1 energy (+1 for matching)
    all: s1 places a 1 on Generate: it matches [FF-101]
    all: s1 gains 2 energy [FF-113]
23 s1 Build Dojo, discarding Solar Array: 1 metal and 1 energy
    all: s1 builds Dojo, pays 1 metal and 1 energy and discards Solar Array [FF-90]
24 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 1, production 4, utility 2, training 3, special 2 [FF-320]
    all: The Machine gets Megalith [FF-312]
    all: New blueprint: Temp Agency [FF-31]
    all: The Machine gains 2 goods [FF-329]
    all: Round 4 begins. First player: s1 [FF-50]
25 s1 Hire Electrician, discarding Motherlode: 5 energy
    all: s1 hires the Electrician and discards Motherlode [FF-63]
    all: s1 gains 5 energy [FF-113]
    all: New contractor: Architect [FF-31]
    all: s1 rolls 3 4 4 4 [FF-80]
26 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
27 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
28 s1 Dojo with 1 energy: a 4 becomes a 3
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 4 into a 3 [FF-140]
29 s1 Mine with a 4: 1 metal (+1 for matching)
    all: s1 places a 4 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
30 s1 Generate with a 3: 3 energy (+1 for matching)
    all: s1 places a 3 on Generate: it matches [FF-101]
    all: s1 gains 4 energy [FF-113]
= 30 53c504ba508a903b968db3917a79f2c6fc2c9564fd12cd295800713540288ba4
31 s1 Build Harvester, discarding Robot: 1 metal and 2 energy
    all: s1 builds Harvester, pays 1 metal and 2 energy and discards Robot [FF-90]
32 s1 Finish work this round
    all: s1 finishes work [FF-130]
33 s1 Discard 3 energy
    all: s1 discards down to the limit: 3 energy [FF-280]
    all: The Machine rolls: market 2, production 1, utility 6, training 6, special 6 [FF-320]
    all: The Machine gets Fitness Center [FF-312]
    all: New blueprint: Gymnasium [FF-31]
    all: The Machine gains 1 good [FF-329]
    all: Round 5 begins. First player: s1 [FF-50]
34 s1 Take Temp Agency (training, hammer; 1 metal; 0 VP): 1 energy → reroll any of your dice
    all: s1 takes Temp Agency (costs 1 metal) [FF-61]
    all: New blueprint: Laboratory [FF-31]
    all: s1 rolls 1 2 3 5 [FF-80]
35 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
36 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Assembly Line [FF-26]
    others: s1 draws 1 blueprint [FF-26]
37 s1 Dojo with 1 energy: a 5 becomes a 2
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 5 into a 2 [FF-140]
38 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
39 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
40 s1 Build Robot, discarding Temp Agency: 1 metal and 1 energy
    all: s1 builds Robot, pays 1 metal and 1 energy and discards Temp Agency [FF-90]
= 40 973313966828df13ab808faecc9ec9051d93e864fe9d302a1338bc7bdecb06ec
41 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 3 [FF-84]
42 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Mega Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
43 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 1, production 3, utility 3, training 5, special 4 [FF-320]
    all: The Machine gets Laboratory [FF-312]
    all: New blueprint: Fitness Center [FF-31]
    all: The Machine gains no goods [FF-329]
    all: Round 6 begins. First player: s1 [FF-50]
44 s1 Hire Specialist, discarding Refinery: one more die, of any value
    all: s1 hires the Specialist and discards Refinery [FF-63]
    all: New contractor: Specialist [FF-31]
    all: s1 rolls 1 4 5 6 [FF-80]
45 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
46 s1 Dojo with 1 energy: a 4 becomes a 3
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 4 into a 3 [FF-140]
47 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
48 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Fulfillment Center [FF-26]
    others: s1 draws 1 blueprint [FF-26]
49 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
50 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 5 [FF-84]
= 50 c4635e592d5a6fcc1ffa58a0bd3ca2aa085f2cbb6891d4a28f51e749465c6315
51 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
52 s1 Take the Specialist’s die as a 2
    all: s1 takes the Specialist’s die as a 2 [FF-275]
53 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
54 s1 Finish work this round
    all: s1 finishes work [FF-130]
55 s1 Discard 4 energy
    all: s1 discards down to the limit: 4 energy [FF-280]
    all: The Machine rolls: market 6, production 5, utility 2, training 3, special 4 [FF-320]
    all: The Machine gets Foundry [FF-312]
    all: New contractor: Investor [FF-31]
    all: New contractor: Investor [FF-31]
    all: New contractor: Architect [FF-31]
    all: New contractor: Electrician [FF-31]
    all: The Machine gains 2 goods [FF-329]
    all: Round 7 begins. First player: s1 [FF-50]
56 s1 Take Fitness Center (training, wrench; 1 metal; 0 VP): 1 energy → lower a die by 1
    all: s1 takes Fitness Center (costs 1 metal) [FF-61]
    all: New blueprint: Assembly Line [FF-31]
    all: s1 rolls 3 5 5 5 [FF-80]
57 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
58 s1 Build Assembly Line, discarding Mega Factory: 2 metal and 1 energy
    all: s1 builds Assembly Line, pays 2 metal and 1 energy and discards Mega Factory [FF-90]
59 s1 Dojo with 1 energy: a 5 becomes a 2
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 5 into a 2 [FF-140]
60 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
= 60 0432e1a1d5e101b5a2326d8abe3104d68ea17ee938ebfab60dfba481e9eb0c3e
61 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
62 s1 Mine with a 5: 1 metal (+1 for matching)
    all: s1 places a 5 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
63 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 3 [FF-84]
64 s1 Generate with a 3: 3 energy (+1 for matching)
    all: s1 places a 3 on Generate: it matches [FF-101]
    all: s1 gains 4 energy [FF-113]
65 s1 Finish work this round
    all: s1 finishes work [FF-130]
66 s1 Discard 7 energy
    all: s1 discards down to the limit: 7 energy [FF-280]
    all: The Machine rolls: market 4, production 4, utility 2, training 4, special 6 [FF-320]
    all: The Machine gets Temp Agency [FF-312]
    all: New blueprint: Power Plant [FF-31]
    all: The Machine gains 2 goods [FF-329]
    all: Round 8 begins. First player: s1 [FF-50]
67 s1 Hire Investor, discarding Fulfillment Center: gain the metal and energy the top blueprint of the deck costs
    all: s1 hires the Investor and discards Fulfillment Center [FF-63]
    all: s1 reveals Incinerator [FF-44]
    all: s1 gains 2 metal and 1 energy [FF-113]
    all: New contractor: Foreman [FF-31]
    all: s1 rolls 1 2 4 6 [FF-80]
68 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
69 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Trash Compactor [FF-26]
    others: s1 draws 1 blueprint [FF-26]
70 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Laboratory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 70 168d8907c0f2ca1808efc8b572d97783197030c941ca3c395c30081e53375fb7
71 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Battery Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
72 s1 Build Battery Factory, discarding Laboratory: 2 metal and 1 energy
    all: s1 builds Battery Factory, pays 2 metal and 1 energy and discards Laboratory [FF-90]
73 s1 Battery Factory with 4 energy: 1 good
    all: s1 uses Battery Factory with 4 energy [FF-111]
    all: s1 gains 1 good [FF-113]
74 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 2 [FF-84]
75 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
76 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 5, production 2, utility 4, training 5, special 5 [FF-320]
    all: The Machine gets Replicator [FF-312]
    all: New blueprint: Nuclear Plant [FF-31]
    all: New blueprint: Concrete Plant [FF-31]
    all: New blueprint: Fulfillment Center [FF-31]
    all: New blueprint: Recycling Plant [FF-31]
    all: The Machine gains no goods [FF-329]
    all: Round 9 begins. First player: s1 [FF-50]
77 s1 Take Recycling Plant (production, gear; 2 metal; 1 VP): 2 energy and 2 blueprints from hand → 1 good and 2 blueprints
    all: s1 takes Recycling Plant (costs 2 metal) [FF-61]
    all: New blueprint: Foundry [FF-31]
    all: s1 rolls 2 2 2 5 [FF-80]
78 s1 Battery Factory with 4 energy: 1 good
    all: s1 uses Battery Factory with 4 energy [FF-111]
    all: s1 gains 1 good [FF-113]
79 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
80 s1 Dojo with 1 energy: a 2 becomes a 5
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 2 into a 5 [FF-140]
= 80 03e288ba27d4b624ac64ca2e54ef2cf552484bfe1236bda166d5b253a72758c7
81 s1 Harvester with dice 2 2: 4 metal
    all: s1 uses Harvester with dice 2 2 [FF-111]
    all: s1 gains 4 metal [FF-113]
82 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 1 [FF-84]
83 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
84 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Beacon [FF-26]
    others: s1 draws 1 blueprint [FF-26]
85 s1 Build Trash Compactor, discarding Beacon: 2 metal and 1 energy
    all: s1 builds Trash Compactor, pays 2 metal and 1 energy and discards Beacon [FF-90]
86 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 3, production 6, utility 5, training 5, special 1 [FF-320]
    all: The Machine gets Fulfillment Center [FF-312]
    all: New blueprint: Manufactory [FF-31]
    all: The Machine gains 1 good [FF-329]
    all: Round 10 begins. First player: s1 [FF-50]
87 s1 Take Foundry (utility, gear; 2 metal and 1 energy; 1 VP): any die and as much energy as the die shows → as much metal as the die shows
    all: s1 takes Foundry (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Concrete Plant [FF-31]
    all: s1 rolls 1 4 6 6 [FF-80]
88 s1 Trash Compactor with dice 6 6, Fitness Center from hand and Recycling Plant from hand: 2 goods
    all: s1 uses Trash Compactor with dice 6 6, Fitness Center from hand and Recycling Plant from hand [FF-111]
    all: s1 gains 2 goods [FF-113]
89 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
90 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
= 90 51a1dbcb155d600b0e9924bf7e3e82825aa006d29fc2690d62f579b649beeac3
91 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 4 [FF-84]
92 s1 Mine with a 4: 1 metal (+1 for matching)
    all: s1 places a 4 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
93 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 1, production 3, utility 3, training 4, special 6 [FF-320]
    all: The Machine gets Nuclear Plant [FF-312]
    all: New blueprint: Motherlode [FF-31]
    all: The Machine gains 3 goods [FF-329]
    all: Round 11 will be the last [FF-292]
    all: Round 11 begins. First player: s1 [FF-50]
94 s1 Take Manufactory (production, wrench; 2 metal and 3 energy; 1 VP): 2 equal dice → 1 good and 2 metal or 3 energy or 2 blueprints
    all: s1 takes Manufactory (costs 2 metal and 3 energy) [FF-61]
    all: New blueprint: Megalith [FF-31]
    all: s1 rolls 1 1 1 5 [FF-80]
95 s1 Trash Compactor with dice 1 1, Foundry from hand and Manufactory from hand: 2 goods
    all: s1 uses Trash Compactor with dice 1 1, Foundry from hand and Manufactory from hand [FF-111]
    all: s1 gains 2 goods [FF-113]
96 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 5 [FF-84]
97 s1 Harvester with dice 5 5: 4 metal
    all: s1 uses Harvester with dice 5 5 [FF-111]
    all: s1 gains 4 metal [FF-113]
98 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
99 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 3, production 6, utility 2, training 2, special 2 [FF-320]
    all: The Machine gets Megalith [FF-312]
    all: New blueprint: Obelisk [FF-31]
    all: The Machine gains 3 goods [FF-329]
    all: s1 scores 1 VP for Assembly Line [FF-295, s1 +1]
    all: s1 scores 1 VP for Battery Factory [FF-295, s1 +1]
    all: s1 scores 1 VP for Biolab [FF-295, s1 +1]
    all: s1 scores 0 VP for Dojo [FF-295, s1 +0]
    all: s1 scores 1 VP for Harvester [FF-295, s1 +1]
    all: s1 scores 0 VP for Robot [FF-295, s1 +0]
    all: s1 scores 1 VP for Trash Compactor [FF-295, s1 +1]
    all: s1 scores 13 VP for goods [FF-295, s1 +13]
    all: The Machine scores 35 VP: goods 17, 16 cards, including 2 monuments [FF-338, s2 +35]
    all: s1 finishes with 18 VP, rank 2 [FF-297]
    all: s2 finishes with 35 VP, rank 1 [FF-297]
= 99 8d3d3e5f260d2f811f7f95bdd3e8800c98dcf664ed1c8010620c7d91a7ad8ba9
s1 rank 2 score 18
s2 rank 1 score 35
