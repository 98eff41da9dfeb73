fantastic-factories revision 1, 1 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"normal"}
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
    all: Round 1 begins. First player: s1 [FF-50]
1 s1 Hire Specialist, discarding Golem: one more die, of any value
    all: s1 hires the Specialist and discards Golem [FF-63]
    all: New contractor: Hired Hands [FF-31]
    all: s1 rolls 1 1 2 6 [FF-80]
2 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Obelisk [FF-26]
    others: s1 draws 1 blueprint [FF-26]
3 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Dojo [FF-26]
    others: s1 draws 1 blueprint [FF-26]
4 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Refinery [FF-26]
    others: s1 draws 1 blueprint [FF-26]
5 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
6 s1 Build Refinery, discarding Scrap Yard: 1 metal and 3 energy
    all: s1 builds Refinery, pays 1 metal and 3 energy and discards Scrap Yard [FF-90]
7 s1 Take the Specialist’s die as a 4
    all: s1 takes the Specialist’s die as a 4 [FF-275]
8 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
9 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 4, production 2, utility 2, training 3, special 3 [FF-320]
    all: The Machine gets Temp Agency [FF-312]
    all: New blueprint: Solar Array [FF-31]
    all: The Machine gains no goods [FF-329]
    all: Round 2 begins. First player: s1 [FF-50]
10 s1 Take Fitness Center (training, wrench; 1 metal; 0 VP): 1 energy → lower a die by 1
    all: s1 takes Fitness Center (costs 1 metal) [FF-61]
    all: New blueprint: Biolab [FF-31]
    all: s1 rolls 1 2 2 3 [FF-80]
= 10 6617f1db59549c2982cd83f044ecbf937d098452cbd047af91e578e130a064c6
11 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Concrete Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
12 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
13 s1 Refinery with 3 energy, Concrete Plant from hand, Fitness Center from hand and Obelisk from hand: 3 metal
    all: s1 uses Refinery with 3 energy, Concrete Plant from hand, Fitness Center from hand and Obelisk from hand [FF-111]
    all: s1 gains 3 metal [FF-113]
14 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
15 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Biolab [FF-26]
    others: s1 draws 1 blueprint [FF-26]
16 s1 Build Dojo, discarding Biolab: 1 metal and 1 energy
    all: s1 builds Dojo, pays 1 metal and 1 energy and discards Biolab [FF-90]
17 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 5, production 6, utility 6, training 1, special 1 [FF-320]
    all: The Machine gets Power Plant [FF-312]
    all: New blueprint: Battery Factory [FF-31]
    all: New blueprint: Megalith [FF-31]
    all: New blueprint: Warehouse [FF-31]
    all: New blueprint: Harvester [FF-31]
    all: The Machine gains 2 goods [FF-329]
    all: Round 3 begins. First player: s1 [FF-50]
18 s1 Take Harvester (utility, hammer; 1 metal and 2 energy; 1 VP): 2 equal dice → 4 metal or 7 energy
    all: s1 takes Harvester (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Megalith [FF-31]
    all: s1 rolls 1 1 2 3 [FF-80]
19 s1 Dojo with 1 energy: a 3 becomes a 4
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 3 into a 4 [FF-140]
20 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
= 20 272c60a7f06be3ab5009ea19c5fabd344229cb07288330546e49e6840c186b5f
21 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Concrete Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
22 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
23 s1 Generate with a 1: 1 energy (+1 for matching)
    all: s1 places a 1 on Generate: it matches [FF-101]
    all: s1 gains 2 energy [FF-113]
24 s1 Build Concrete Plant, discarding Motherlode: 2 metal and 2 energy
    all: s1 builds Concrete Plant, pays 2 metal and 2 energy and discards Motherlode [FF-90]
25 s1 Build Robot, discarding Harvester: 1 metal and 1 energy
    all: s1 builds Robot, pays 1 metal and 1 energy and discards Harvester [FF-90]
26 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 4 [FF-84]
27 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Assembly Line [FF-26]
    others: s1 draws 1 blueprint [FF-26]
28 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 6, production 3, utility 2, training 1, special 1 [FF-320]
    all: The Machine gets Temp Agency [FF-312]
    all: New contractor: Electrician [FF-31]
    all: New contractor: Specialist [FF-31]
    all: New contractor: Specialist [FF-31]
    all: New contractor: Foreman [FF-31]
    all: The Machine gains 2 goods [FF-329]
    all: Round 4 begins. First player: s1 [FF-50]
29 s1 Take Megalith (monument, wrench; 5 metal and 2 energy; 3 VP): no ability to use and costs 1 metal less for each monument you have
    all: s1 takes Megalith (costs 5 metal and 2 energy) [FF-61]
    all: New blueprint: Laboratory [FF-31]
    all: s1 rolls 1 4 4 4 [FF-80]
30 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
= 30 8c724c0a078188b8043b924373aa96ff84894cd6c03a925009473e1c9dfff53c
31 s1 Mine with a 4: 1 metal (+1 for matching)
    all: s1 places a 4 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
32 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Battery Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
33 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Manufactory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
34 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 3 [FF-84]
35 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Gymnasium [FF-26]
    others: s1 draws 1 blueprint [FF-26]
36 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 5, production 3, utility 1, training 4, special 2 [FF-320]
    all: The Machine gets Trash Compactor [FF-312]
    all: New blueprint: Fulfillment Center [FF-31]
    all: New blueprint: Obelisk [FF-31]
    all: New blueprint: Foundry [FF-31]
    all: New blueprint: Robot [FF-31]
    all: The Machine gains 1 good [FF-329]
    all: Round 5 begins. First player: s1 [FF-50]
37 s1 Take Fulfillment Center (production, hammer; 2 metal and 1 energy; 1 VP): a 4 and 2 energy → 1 good and 1 metal
    all: s1 takes Fulfillment Center (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Incinerator [FF-31]
    all: s1 rolls 1 2 3 5 [FF-80]
38 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 3 [FF-84]
39 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
40 s1 Dojo with 1 energy: a 5 becomes a 2
    all: s1 uses Dojo with 1 energy [FF-111]
    all: s1 turns a 5 into a 2 [FF-140]
= 40 159c6f271ab744190c8d850744e627d305cb4d68dccbf68835dac344e0e4e59b
41 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Nuclear Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
42 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Foundry [FF-26]
    others: s1 draws 1 blueprint [FF-26]
43 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
44 s1 Refinery with 3 energy, Assembly Line from hand, Fulfillment Center from hand and Megalith from hand: 3 metal
    all: s1 uses Refinery with 3 energy, Assembly Line from hand, Fulfillment Center from hand and Megalith from hand [FF-111]
    all: s1 gains 3 metal [FF-113]
45 s1 Build Battery Factory, discarding Nuclear Plant: 2 metal and 1 energy
    all: s1 builds Battery Factory, pays 2 metal and 1 energy and discards Nuclear Plant [FF-90]
46 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Mega Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
47 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 1, production 4, utility 1, training 1, special 4 [FF-320]
    all: The Machine gets Incinerator [FF-312]
    all: New blueprint: Black Market [FF-31]
    all: The Machine gains 2 goods [FF-329]
    all: Round 6 begins. First player: s1 [FF-50]
48 s1 Hire Specialist, discarding Gymnasium: one more die, of any value
    all: s1 hires the Specialist and discards Gymnasium [FF-63]
    all: New contractor: Investor [FF-31]
    all: s1 rolls 1 4 5 6 [FF-80]
49 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
50 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Obelisk [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 50 933dfc33efae4799dc1e0872abcf5b0f28e167e5c290798577746b14abe2c835
51 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 5 [FF-84]
52 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Robot [FF-26]
    others: s1 draws 1 blueprint [FF-26]
53 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Recycling Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
54 s1 Build Recycling Plant, discarding Foundry: 2 metal
    all: s1 builds Recycling Plant, pays 2 metal and discards Foundry [FF-90]
55 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
56 s1 Take the Specialist’s die as a 5
    all: s1 takes the Specialist’s die as a 5 [FF-275]
57 s1 Mine with a 5: 1 metal (+1 for matching)
    all: s1 places a 5 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
58 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 6, production 3, utility 1, training 3, special 1 [FF-320]
    all: The Machine gets Black Market [FF-312]
    all: New contractor: Investor [FF-31]
    all: New contractor: Miner [FF-31]
    all: New contractor: Miner [FF-31]
    all: New contractor: Engineer [FF-31]
    all: The Machine gains 3 goods [FF-329]
    all: Round 7 begins. First player: s1 [FF-50]
59 s1 Hire Investor, discarding Robot: gain the metal and energy the top blueprint of the deck costs
    all: s1 hires the Investor and discards Robot [FF-63]
    all: s1 reveals Replicator [FF-44]
    all: s1 gains 2 metal and 2 energy [FF-113]
    all: New contractor: Architect [FF-31]
    all: s1 rolls 3 5 5 5 [FF-80]
60 s1 Recycling Plant with 2 energy, Manufactory from hand and Obelisk from hand: 1 good and 2 blueprints
    all: s1 uses Recycling Plant with 2 energy, Manufactory from hand and Obelisk from hand [FF-111]
    all: s1 gains 1 good [FF-113]
    s1: s1 draws Fitness Center and Fulfillment Center [FF-26]
    others: s1 draws 2 blueprints [FF-26]
= 60 dbd5f1375c24f10fffd8777a4a7937e160a9d76aedbc7fdce9a6edf8e900595f
61 s1 Concrete Plant with dice 5 5 and 5 metal: 2 goods
    all: s1 uses Concrete Plant with dice 5 5 and 5 metal [FF-111]
    all: s1 gains 2 goods [FF-113]
62 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
63 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
64 s1 Refinery with 3 energy, Fitness Center from hand, Fulfillment Center from hand and Mega Factory from hand: 3 metal
    all: s1 uses Refinery with 3 energy, Fitness Center from hand, Fulfillment Center from hand and Mega Factory from hand [FF-111]
    all: s1 gains 3 metal [FF-113]
65 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 3 [FF-84]
66 s1 Generate with a 3: 3 energy (+1 for matching)
    all: s1 places a 3 on Generate: it matches [FF-101]
    all: s1 gains 4 energy [FF-113]
67 s1 Battery Factory with 4 energy: 1 good
    all: s1 uses Battery Factory with 4 energy [FF-111]
    all: s1 gains 1 good [FF-113]
68 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 2, production 5, utility 2, training 6, special 5 [FF-320]
    all: The Machine gets Obelisk [FF-312]
    all: New blueprint: Incinerator [FF-31]
    all: The Machine gains 1 good [FF-329]
    all: Round 8 begins. First player: s1 [FF-50]
69 s1 Take Black Market (utility, gear; 3 metal and 2 energy; 1 VP): any die and 1 blueprint from hand → the metal and energy it costs, at most 4 tokens
    all: s1 takes Black Market (costs 3 metal and 2 energy) [FF-61]
    all: New blueprint: Recycling Plant [FF-31]
    all: s1 rolls 1 2 4 6 [FF-80]
70 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Assembly Line [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 70 59e9a2104611598ee710ab2e2f11f9ed060ec2008fad702119b3ef60ea959412
71 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Harvester [FF-26]
    others: s1 draws 1 blueprint [FF-26]
72 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
73 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Beacon [FF-26]
    others: s1 draws 1 blueprint [FF-26]
74 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 2 [FF-84]
75 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
76 s1 Recycling Plant with 2 energy, Assembly Line from hand and Harvester from hand: 1 good and 2 blueprints
    all: s1 uses Recycling Plant with 2 energy, Assembly Line from hand and Harvester from hand [FF-111]
    all: s1 gains 1 good [FF-113]
    s1: s1 draws Mega Factory and Megalith [FF-26]
    others: s1 draws 2 blueprints [FF-26]
77 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 6, production 1, utility 4, training 3, special 3 [FF-320]
    all: The Machine gets Trash Compactor [FF-312]
    all: New contractor: Architect [FF-31]
    all: New contractor: Investor [FF-31]
    all: 15 discarded contractors are shuffled into a new deck [FF-27]
    all: New contractor: Hired Hands [FF-31]
    all: New contractor: Engineer [FF-31]
    all: The Machine gains 2 goods [FF-329]
    all: Round 9 will be the last [FF-292]
    all: Round 9 begins. First player: s1 [FF-50]
78 s1 Take Foundry (utility, gear; 2 metal and 1 energy; 1 VP): any die and as much energy as the die shows → as much metal as the die shows
    all: s1 takes Foundry (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Beacon [FF-31]
    all: s1 rolls 2 2 2 5 [FF-80]
79 s1 Concrete Plant with dice 2 2 and 2 metal: 2 goods
    all: s1 uses Concrete Plant with dice 2 2 and 2 metal [FF-111]
    all: s1 gains 2 goods [FF-113]
80 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Obelisk [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 80 400e79f66adf8a6f184d6819d0acd939b5902de2e4ef16030376800ede2f54a0
81 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 1 [FF-84]
82 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
83 s1 Recycling Plant with 2 energy, Black Market from hand and Obelisk from hand: 1 good and 2 blueprints
    all: s1 uses Recycling Plant with 2 energy, Black Market from hand and Obelisk from hand [FF-111]
    all: s1 gains 1 good [FF-113]
    s1: s1 draws Beacon and Warehouse [FF-26]
    others: s1 draws 2 blueprints [FF-26]
84 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
85 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 6, production 5, utility 4, training 6, special 6 [FF-320]
    all: The Machine gets Solar Array [FF-312]
    all: New contractor: Hired Hands [FF-31]
    all: New contractor: Investor [FF-31]
    all: New contractor: Specialist [FF-31]
    all: New contractor: Foreman [FF-31]
    all: The Machine gains no goods [FF-329]
    all: s1 scores 1 VP for Battery Factory [FF-295, s1 +1]
    all: s1 scores 1 VP for Concrete Plant [FF-295, s1 +1]
    all: s1 scores 0 VP for Dojo [FF-295, s1 +0]
    all: s1 scores 1 VP for Recycling Plant [FF-295, s1 +1]
    all: s1 scores 1 VP for Refinery [FF-295, s1 +1]
    all: s1 scores 0 VP for Robot [FF-295, s1 +0]
    all: s1 scores 8 VP for goods [FF-295, s1 +8]
    all: The Machine scores 26 VP: goods 13, 12 cards, including 1 monument [FF-338, s2 +26]
    all: s1 finishes with 12 VP, rank 2 [FF-297]
    all: s2 finishes with 26 VP, rank 1 [FF-297]
= 85 8a7ac3ec2dae434069110d2374108514a53ad96c4b9ea7e558c8cc4a082f3f2f
s1 rank 2 score 12
s2 rank 1 score 26
