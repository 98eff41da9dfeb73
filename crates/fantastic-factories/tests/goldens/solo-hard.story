fantastic-factories revision 1, 1 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"hard"}
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
    all: Round 1 begins. First player: s1 [FF-50]
1 s1 Hire Specialist, discarding Golem: one more die, of any value
    all: s1 hires the Specialist and discards Golem [FF-63]
    all: New contractor: Miner [FF-31]
    all: s1 rolls 1 1 2 6 [FF-80]
2 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Dojo [FF-26]
    others: s1 draws 1 blueprint [FF-26]
3 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Refinery [FF-26]
    others: s1 draws 1 blueprint [FF-26]
4 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Biolab [FF-26]
    others: s1 draws 1 blueprint [FF-26]
5 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
6 s1 Build Biolab, discarding Dojo: 1 metal and 3 energy
    all: s1 builds Biolab, pays 1 metal and 3 energy and discards Dojo [FF-90]
7 s1 Take the Specialist’s die as a 1
    all: s1 takes the Specialist’s die as a 1 [FF-275]
8 s1 Generate with a 1: 1 energy (+1 for matching)
    all: s1 places a 1 on Generate: it matches [FF-101]
    all: s1 gains 2 energy [FF-113]
9 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 3, production 2, utility 4, training 3, special 6 [FF-320]
    all: The Machine gets Golem [FF-312]
    all: New blueprint: Black Market [FF-31]
    all: The Machine gains no goods [FF-329]
    all: Round 2 begins. First player: s1 [FF-50]
10 s1 Take Temp Agency (training, hammer; 1 metal; 0 VP): 1 energy → reroll any of your dice
    all: s1 takes Temp Agency (costs 1 metal) [FF-61]
    all: New blueprint: Fitness Center [FF-31]
    all: s1 rolls 1 2 2 3 [FF-80]
= 10 97920b8249caf6d5d33e12f22435b16a60b2af8504f42e7247062d8f268830d9
11 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
12 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Biolab [FF-26]
    others: s1 draws 1 blueprint [FF-26]
13 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Solar Array [FF-26]
    others: s1 draws 1 blueprint [FF-26]
14 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
15 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 1, production 6, utility 5, training 1, special 5 [FF-320]
    all: The Machine gets Fitness Center [FF-312]
    all: New blueprint: Battery Factory [FF-31]
    all: The Machine gains 1 good [FF-329]
    all: Round 3 begins. First player: s1 [FF-50]
16 s1 Hire Hired Hands, discarding Scrap Yard and paying 3 energy: roll 2 more dice this round
    all: s1 hires the Hired Hands, discards Scrap Yard and pays 3 energy [FF-63]
    all: New contractor: Investor [FF-31]
    all: s1 rolls 1 1 1 2 3 4 [FF-80]
17 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
18 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
19 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Warehouse [FF-26]
    others: s1 draws 1 blueprint [FF-26]
20 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
= 20 832e31c1cd0e92a790080faf9c356ac94f0bba1db97ff332739474eda466e5c9
21 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
22 s1 Generate with a 1: 1 energy (+1 for matching)
    all: s1 places a 1 on Generate: it matches [FF-101]
    all: s1 gains 2 energy [FF-113]
23 s1 Build Robot, discarding Temp Agency: 1 metal and 1 energy
    all: s1 builds Robot, pays 1 metal and 1 energy and discards Temp Agency [FF-90]
24 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 2, production 3, utility 4, training 1, special 3 [FF-320]
    all: The Machine gets Fitness Center [FF-312]
    all: New blueprint: Foundry [FF-31]
    all: The Machine gains 1 good [FF-329]
    all: Round 4 begins. First player: s1 [FF-50]
25 s1 Hire Hired Hands, discarding Biolab and paying 3 energy: roll 2 more dice this round
    all: s1 hires the Hired Hands, discards Biolab and pays 3 energy [FF-63]
    all: New contractor: Specialist [FF-31]
    all: s1 rolls 1 3 3 4 4 4 [FF-80]
26 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
27 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
28 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Beacon [FF-26]
    others: s1 draws 1 blueprint [FF-26]
29 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
30 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 2 [FF-84]
= 30 33b685dc81776a9809f5b4a7c597809925e1e0764d7ef2b4345ab2d89bc8a8ac
31 s1 Generate with a 3: 3 energy (+1 for matching)
    all: s1 places a 3 on Generate: it matches [FF-101]
    all: s1 gains 4 energy [FF-113]
32 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Aluminum Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
33 s1 Research with a 4: 1 blueprint (+1 for matching)
    all: s1 places a 4 on Research: it matches [FF-101]
    s1: s1 draws Foundry and Temp Agency [FF-26]
    others: s1 draws 2 blueprints [FF-26]
34 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 3, production 6, utility 6, training 3, special 1 [FF-320]
    all: The Machine gets Black Market [FF-312]
    all: New blueprint: Megalith [FF-31]
    all: The Machine gains 2 goods [FF-329]
    all: Round 5 begins. First player: s1 [FF-50]
35 s1 Take Battery Factory (production, wrench; 2 metal and 1 energy; 1 VP): 4 energy → 1 good
    all: s1 takes Battery Factory (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Harvester [FF-31]
    all: s1 rolls 3 4 5 6 [FF-80]
36 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Mega Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
37 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
38 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
39 s1 Build Battery Factory, discarding Refinery: 2 metal and 1 energy
    all: s1 builds Battery Factory, pays 2 metal and 1 energy and discards Refinery [FF-90]
40 s1 Battery Factory with 4 energy: 1 good
    all: s1 uses Battery Factory with 4 energy [FF-111]
    all: s1 gains 1 good [FF-113]
= 40 e9663679dd35203b72cad12da413e7805c984dd64564ff64f471290eb077f3c7
41 s1 Research with a 4: 1 blueprint
    all: s1 places a 4 on Research [FF-101]
    s1: s1 draws Battery Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
42 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 2, production 5, utility 4, training 6, special 2 [FF-320]
    all: The Machine gets Foundry [FF-312]
    all: New blueprint: Obelisk [FF-31]
    all: The Machine gains 1 good [FF-329]
    all: Round 6 begins. First player: s1 [FF-50]
43 s1 Take Obelisk (monument, hammer; 3 metal and 1 energy; 2 VP): no ability to use and several may be built
    all: s1 takes Obelisk (costs 3 metal and 1 energy) [FF-61]
    all: New blueprint: Gymnasium [FF-31]
    all: s1 rolls 1 3 5 5 [FF-80]
44 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
45 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
46 s1 Battery Factory with 4 energy: 1 good
    all: s1 uses Battery Factory with 4 energy [FF-111]
    all: s1 gains 1 good [FF-113]
47 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
48 s1 Mine with a 5: 1 metal (+1 for matching)
    all: s1 places a 5 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
49 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 5 [FF-84]
50 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Robot [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 50 da743ecb399c61891b30647b43ab66d1dcad84a2b1d60a861138fb1fe571fbfc
51 s1 Build Temp Agency, discarding Warehouse: 1 metal
    all: s1 builds Temp Agency, pays 1 metal and discards Warehouse [FF-90]
52 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 2, production 3, utility 4, training 4, special 4 [FF-320]
    all: The Machine gets Gymnasium [FF-312]
    all: New blueprint: Beacon [FF-31]
    all: The Machine gains 1 good [FF-329]
    all: Round 7 begins. First player: s1 [FF-50]
53 s1 Hire Specialist, discarding Mega Factory: one more die, of any value
    all: s1 hires the Specialist and discards Mega Factory [FF-63]
    all: New contractor: Architect [FF-31]
    all: s1 rolls 2 3 5 5 [FF-80]
54 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Assembly Line [FF-26]
    others: s1 draws 1 blueprint [FF-26]
55 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 6 [FF-84]
56 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Nuclear Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
57 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Fulfillment Center [FF-26]
    others: s1 draws 1 blueprint [FF-26]
58 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
59 s1 Mine with a 5: 1 metal (+1 for matching)
    all: s1 places a 5 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
60 s1 Take the Specialist’s die as a 3
    all: s1 takes the Specialist’s die as a 3 [FF-275]
= 60 68d4889d27ed89fac2e05cd123deda5172f3fa0a20a64b30596972c5a5bdc171
61 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
62 s1 Build Fulfillment Center, discarding Robot: 2 metal and 1 energy
    all: s1 builds Fulfillment Center, pays 2 metal and 1 energy and discards Robot [FF-90]
63 s1 Build Solar Array, discarding Foundry: 1 metal and 2 energy
    all: s1 builds Solar Array, pays 1 metal and 2 energy and discards Foundry [FF-90]
64 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 6, production 4, utility 4, training 5, special 3 [FF-320]
    all: The Machine gets Assembly Line [FF-312]
    all: New contractor: Specialist [FF-31]
    all: New contractor: Foreman [FF-31]
    all: New contractor: Architect [FF-31]
    all: New contractor: Engineer [FF-31]
    all: The Machine gains no goods [FF-329]
    all: Round 8 begins. First player: s1 [FF-50]
65 s1 Hire Specialist, discarding Obelisk: one more die, of any value
    all: s1 hires the Specialist and discards Obelisk [FF-63]
    all: New contractor: Investor [FF-31]
    all: s1 rolls 1 2 2 4 [FF-80]
66 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
67 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
68 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
69 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 5 [FF-84]
70 s1 Temp Agency with 1 energy: reroll a 5
    all: s1 uses Temp Agency with 1 energy [FF-111]
    all: s1 rerolls a 5: 2 [FF-188]
= 70 450b355a917f3ad1770aadfef50600082dafdf25d8c991151423139926964d67
71 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Recycling Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
72 s1 Research with a 2: 1 blueprint (+1 for matching)
    all: s1 places a 2 on Research: it matches [FF-101]
    s1: s1 draws Obelisk and Replicator [FF-26]
    others: s1 draws 2 blueprints [FF-26]
73 s1 Solar Array: 2 energy
    all: s1 uses Solar Array [FF-111]
    all: s1 gains 2 energy [FF-113]
74 s1 Take the Specialist’s die as a 2
    all: s1 takes the Specialist’s die as a 2 [FF-275]
75 s1 Generate with a 2: 2 energy (+1 for matching)
    all: s1 places a 2 on Generate: it matches [FF-101]
    all: s1 gains 3 energy [FF-113]
76 s1 Battery Factory with 4 energy: 1 good
    all: s1 uses Battery Factory with 4 energy [FF-111]
    all: s1 gains 1 good [FF-113]
77 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 2, production 6, utility 4, training 2, special 5 [FF-320]
    all: The Machine gets Beacon [FF-312]
    all: New blueprint: Harvester [FF-31]
    all: The Machine gains 1 good [FF-329]
    all: Round 9 begins. First player: s1 [FF-50]
78 s1 Take Harvester (utility, hammer; 1 metal and 2 energy; 1 VP): 2 equal dice → 4 metal or 7 energy
    all: s1 takes Harvester (costs 1 metal and 2 energy) [FF-61]
    all: New blueprint: Concrete Plant [FF-31]
    all: s1 rolls 1 1 2 6 [FF-80]
79 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
80 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
= 80 3502570f0f521522229ff4f38b78f44ec7711cb815674383fd19c7ccd060d1aa
81 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
82 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
83 s1 Solar Array: 2 energy
    all: s1 uses Solar Array [FF-111]
    all: s1 gains 2 energy [FF-113]
84 s1 Battery Factory with 4 energy: 1 good
    all: s1 uses Battery Factory with 4 energy [FF-111]
    all: s1 gains 1 good [FF-113]
85 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 4 [FF-84]
86 s1 Temp Agency with 1 energy: reroll a 4
    all: s1 uses Temp Agency with 1 energy [FF-111]
    all: s1 rerolls a 4: 6 [FF-188]
87 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Solar Array [FF-26]
    others: s1 draws 1 blueprint [FF-26]
88 s1 Finish work this round
    all: s1 finishes work [FF-130]
89 s1 Discard Motherlode
    all: s1 discards down to the limit: Motherlode [FF-280]
    all: The Machine rolls: market 5, production 5, utility 3, training 1, special 3 [FF-320]
    all: The Machine gets Gymnasium [FF-312]
    all: New blueprint: Megalith [FF-31]
    all: New blueprint: Megalith [FF-31]
    all: New blueprint: Aluminum Factory [FF-31]
    all: New blueprint: Obelisk [FF-31]
    all: The Machine gains 2 goods [FF-329]
    all: Round 10 begins. First player: s1 [FF-50]
90 s1 Hire Investor, discarding Harvester: gain the metal and energy the top blueprint of the deck costs
    all: s1 hires the Investor and discards Harvester [FF-63]
    all: s1 reveals Trash Compactor [FF-44]
    all: s1 gains 2 metal and 1 energy [FF-113]
    all: New contractor: Hired Hands [FF-31]
    all: s1 rolls 1 1 4 5 [FF-80]
= 90 0734e5db8a08c5d75155eb6af2cef0082f5d31cd69d273a47dc0896d2c67fd09
91 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
92 s1 Build Recycling Plant, discarding Assembly Line: 2 metal
    all: s1 builds Recycling Plant, pays 2 metal and discards Assembly Line [FF-90]
93 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
94 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
95 s1 Solar Array: 2 energy
    all: s1 uses Solar Array [FF-111]
    all: s1 gains 2 energy [FF-113]
96 s1 Recycling Plant with 2 energy, Aluminum Factory from hand and Solar Array from hand: 1 good and 2 blueprints
    all: s1 uses Recycling Plant with 2 energy, Aluminum Factory from hand and Solar Array from hand [FF-111]
    all: s1 gains 1 good [FF-113]
    s1: s1 draws Manufactory and Scrap Yard [FF-26]
    others: s1 draws 2 blueprints [FF-26]
97 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 1 [FF-84]
98 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
99 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Gymnasium [FF-26]
    others: s1 draws 1 blueprint [FF-26]
100 s1 Build Gymnasium, discarding Beacon: 1 metal
    all: s1 builds Gymnasium, pays 1 metal and discards Beacon [FF-90]
= 100 f9b86032a8db4ac0253d8ed47262b1e931bcc60335c6dfae1d160a277890064e
101 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 2, production 3, utility 2, training 4, special 2 [FF-320]
    all: The Machine gets Megalith [FF-312]
    all: New blueprint: Warehouse [FF-31]
    all: The Machine gains 3 goods [FF-329]
    all: Round 11 will be the last [FF-292]
    all: Round 11 begins. First player: s1 [FF-50]
102 s1 Take Megalith (monument, wrench; 5 metal and 2 energy; 3 VP): no ability to use and costs 1 metal less for each monument you have
    all: s1 takes Megalith (costs 5 metal and 2 energy) [FF-61]
    all: New blueprint: Power Plant [FF-31]
    all: s1 rolls 1 2 3 5 [FF-80]
103 s1 Biolab with a 1 and 1 energy: 1 good
    all: s1 uses Biolab with a 1 and 1 energy [FF-111]
    all: s1 gains 1 good [FF-113]
104 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Nuclear Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
105 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
106 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
107 s1 Recycling Plant with 2 energy, Nuclear Plant from hand and Nuclear Plant from hand: 1 good and 2 blueprints
    all: s1 uses Recycling Plant with 2 energy, Nuclear Plant from hand and Nuclear Plant from hand [FF-111]
    all: s1 gains 1 good [FF-113]
    s1: s1 draws Recycling Plant and Robot [FF-26]
    others: s1 draws 2 blueprints [FF-26]
108 s1 Robot with 1 metal: roll one more die
    all: s1 uses Robot with 1 metal [FF-111]
    all: s1 gains a die: 6 [FF-84]
109 s1 Solar Array: 2 energy
    all: s1 uses Solar Array [FF-111]
    all: s1 gains 2 energy [FF-113]
110 s1 Research with a 6: 1 blueprint
    all: s1 places a 6 on Research [FF-101]
    s1: s1 draws Recycling Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 110 eb865e68577a596ddc7c8ccc086fb0b5448e107d74f796a5d40c1c8368aa3089
111 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: The Machine rolls: market 3, production 6, utility 3, training 6, special 3 [FF-320]
    all: The Machine gets Aluminum Factory [FF-312]
    all: New blueprint: Fulfillment Center [FF-31]
    all: The Machine gains 1 good [FF-329]
    all: s1 scores 1 VP for Battery Factory [FF-295, s1 +1]
    all: s1 scores 1 VP for Biolab [FF-295, s1 +1]
    all: s1 scores 1 VP for Fulfillment Center [FF-295, s1 +1]
    all: s1 scores 0 VP for Gymnasium [FF-295, s1 +0]
    all: s1 scores 1 VP for Recycling Plant [FF-295, s1 +1]
    all: s1 scores 0 VP for Robot [FF-295, s1 +0]
    all: s1 scores 0 VP for Solar Array [FF-295, s1 +0]
    all: s1 scores 0 VP for Temp Agency [FF-295, s1 +0]
    all: s1 scores 14 VP for goods [FF-295, s1 +14]
    all: The Machine scores 30 VP: goods 13, 15 cards, including 2 monuments [FF-338, s2 +30]
    all: s1 finishes with 18 VP, rank 2 [FF-297]
    all: s2 finishes with 30 VP, rank 1 [FF-297]
= 111 05693d4ab9cb41f220cc2b610f4790b4820b29897f40f65e0381d6f1558f3c54
s1 rank 2 score 18
s2 rank 1 score 30
