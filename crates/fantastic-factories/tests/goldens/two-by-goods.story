fantastic-factories revision 1, 2 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"normal"}
deal
    all: Tools above the contractors: hammer, wrench, shovel and gear [FF-16]
    s2: s2 draws Battery Factory, Beacon, Incinerator and Manufactory [FF-26]
    others: s2 draws 4 blueprints [FF-26]
    s1: s1 draws Aluminum Factory, Fitness Center, Foundry and Motherlode [FF-26]
    others: s1 draws 4 blueprints [FF-26]
    all: New blueprint: Robot [FF-31]
    all: New blueprint: Fitness Center [FF-31]
    all: New blueprint: Mega Factory [FF-31]
    all: New blueprint: Concrete Plant [FF-31]
    all: New contractor: Foreman [FF-31]
    all: New contractor: Specialist [FF-31]
    all: New contractor: Hired Hands [FF-31]
    all: New contractor: Investor [FF-31]
    all: Round 1 begins. First player: s2 [FF-50]
1 s2 Take Robot (special, hammer; 1 metal and 1 energy; 0 VP): 1 metal → roll one more die
    all: s2 takes Robot (costs 1 metal and 1 energy) [FF-61]
    all: New blueprint: Black Market [FF-31]
2 s1 Take Black Market (utility, gear; 3 metal and 2 energy; 1 VP): any die and 1 blueprint from hand → the metal and energy it costs, at most 4 tokens
    all: s1 takes Black Market (costs 3 metal and 2 energy) [FF-61]
    all: New blueprint: Battery Factory [FF-31]
    all: s2 rolls 2 3 4 5 [FF-80]
    all: s1 rolls 1 3 5 6 [FF-80]
3 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
4 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Recycling Plant [FF-26]
    others: s2 draws 1 blueprint [FF-26]
5 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
6 s1 Build Aluminum Factory, discarding Motherlode: 2 metal and 2 energy
    all: s1 builds Aluminum Factory, pays 2 metal and 2 energy and discards Motherlode [FF-90]
7 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
8 s2 Build Battery Factory, discarding Manufactory: 2 metal and 1 energy
    all: s2 builds Battery Factory, pays 2 metal and 1 energy and discards Manufactory [FF-90]
9 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
10 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
= 10 86e65e635fba28423def32ad1d55ce7a56ce9c84cec7bc39bb2a8f29fdb37f5a
11 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
12 s1 Generate with a 3: 3 energy
    all: s1 places a 3 on Generate [FF-101]
    all: s1 gains 3 energy [FF-113]
13 s1 Finish work this round
    all: s1 finishes work [FF-130]
14 s2 Battery Factory with 4 energy: 1 good
    all: s2 uses Battery Factory with 4 energy [FF-111]
    all: s2 gains 1 good [FF-113]
15 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 2 begins. First player: s1 [FF-50]
16 s1 Hire Investor, discarding Foundry: gain the metal and energy the top blueprint of the deck costs
    all: s1 hires the Investor and discards Foundry [FF-63]
    all: s1 reveals Black Market [FF-44]
    all: s1 gains 3 metal and 2 energy [FF-113]
    all: New contractor: Electrician [FF-31]
17 s2 Take Battery Factory (production, wrench; 2 metal and 1 energy; 1 VP): 4 energy → 1 good
    all: s2 takes Battery Factory (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Fulfillment Center [FF-31]
    all: s1 rolls 1 3 4 5 [FF-80]
    all: s2 rolls 2 2 5 5 [FF-80]
18 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
19 s1 Research with a 1: 1 blueprint
    all: s1 places a 1 on Research [FF-101]
    s1: s1 draws Power Plant [FF-26]
    others: s1 draws 1 blueprint [FF-26]
20 s1 Research with a 5: 1 blueprint
    all: s1 places a 5 on Research [FF-101]
    s1: s1 draws Mega Factory [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 20 801d71fac34c4bd244e7dc66d7bdb66bb99fd2041c2578ac5d15de5d89c6770b
21 s2 Battery Factory with 4 energy: 1 good
    all: s2 uses Battery Factory with 4 energy [FF-111]
    all: s2 gains 1 good [FF-113]
22 s1 Build Mega Factory, discarding Power Plant: 3 metal and 2 energy
    all: s1 builds Mega Factory, pays 3 metal and 2 energy and discards Power Plant [FF-90]
23 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
24 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Fitness Center [FF-26]
    others: s1 draws 1 blueprint [FF-26]
25 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Fulfillment Center [FF-26]
    others: s2 draws 1 blueprint [FF-26]
26 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Beacon [FF-26]
    others: s2 draws 1 blueprint [FF-26]
27 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
28 s1 Build Fitness Center, discarding Fitness Center: 1 metal
    all: s1 builds Fitness Center, pays 1 metal and discards Fitness Center [FF-90]
29 s2 Finish work this round
    all: s2 finishes work [FF-130]
30 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 3 begins. First player: s2 [FF-50]
= 30 0a8747c775966eeb3903eecb2d54bb44d353f8e7fc679fa105e9536962952eaf
31 s2 Take Concrete Plant (production, shovel; 2 metal and 2 energy; 1 VP): 2 equal dice and as much metal as the die shows → 2 goods
    all: s2 takes Concrete Plant (costs 2 metal and 2 energy) [FF-61]
    all: New blueprint: Manufactory [FF-31]
32 s1 Take Fulfillment Center (production, hammer; 2 metal and 1 energy; 1 VP): a 4 and 2 energy → 1 good and 1 metal
    all: s1 takes Fulfillment Center (costs 2 metal and 1 energy) [FF-61]
    all: New blueprint: Golem [FF-31]
    all: s2 rolls 1 1 3 5 [FF-80]
    all: s1 rolls 1 1 1 3 [FF-80]
33 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Refinery [FF-26]
    others: s2 draws 1 blueprint [FF-26]
34 s2 Research with a 1: 1 blueprint
    all: s2 places a 1 on Research [FF-101]
    s2: s2 draws Obelisk [FF-26]
    others: s2 draws 1 blueprint [FF-26]
35 s1 Mega Factory with dice 1 1 1: 2 goods and one more die showing 2
    all: s1 uses Mega Factory with dice 1 1 1 [FF-111]
    all: s1 gains 2 goods [FF-113]
    all: s1 gains a die: 2 [FF-84]
36 s2 Research with a 1: 1 blueprint (+1 for matching)
    all: s2 places a 1 on Research: it matches [FF-101]
    s2: s2 draws Biolab and Gymnasium [FF-26]
    others: s2 draws 2 blueprints [FF-26]
37 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
38 s2 Build Biolab, discarding Recycling Plant: 1 metal and 3 energy
    all: s2 builds Biolab, pays 1 metal and 3 energy and discards Recycling Plant [FF-90]
39 s2 Finish work this round
    all: s2 finishes work [FF-130]
40 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
= 40 5b41114a4479f69cf42ea0aa8fbfbf352a0e9b23eaddf9972b1151b3f858ecc7
41 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Replicator [FF-26]
    others: s1 draws 1 blueprint [FF-26]
42 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 4 begins. First player: s1 [FF-50]
43 s1 Hire Foreman, discarding Fulfillment Center and paying 2 energy: set up to 4 dice instead of rolling them
    all: s1 hires the Foreman, discards Fulfillment Center and pays 2 energy [FF-63]
    all: New contractor: Investor [FF-31]
44 s2 Hire Investor, discarding Robot: gain the metal and energy the top blueprint of the deck costs
    all: s2 hires the Investor and discards Robot [FF-63]
    all: s2 reveals Aluminum Factory [FF-44]
    all: s2 gains 2 metal and 2 energy [FF-113]
    all: New contractor: Architect [FF-31]
    all: s2 rolls 3 3 4 6 [FF-80]
45 s1 Set dice 2 2 2 5 and roll none
    all: s1 sets dice 2 2 2 5 and rolls no dice [FF-264]
46 s2 Build Fulfillment Center, discarding Obelisk: 2 metal and 1 energy
    all: s2 builds Fulfillment Center, pays 2 metal and 1 energy and discards Obelisk [FF-90]
47 s1 Mega Factory with dice 2 2 2: 2 goods and one more die showing 2
    all: s1 uses Mega Factory with dice 2 2 2 [FF-111]
    all: s1 gains 2 goods [FF-113]
    all: s1 gains a die: 2 [FF-84]
48 s2 Mine with a 6: 1 metal
    all: s2 places a 6 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
49 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Assembly Line [FF-26]
    others: s2 draws 1 blueprint [FF-26]
50 s1 Research with a 2: 1 blueprint
    all: s1 places a 2 on Research [FF-101]
    s1: s1 draws Trash Compactor [FF-26]
    others: s1 draws 1 blueprint [FF-26]
= 50 bae561ca2976d95d1821f75e28def04a469d04df30e2b1408152ef234eeb7521
51 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
52 s2 Battery Factory with 4 energy: 1 good
    all: s2 uses Battery Factory with 4 energy [FF-111]
    all: s2 gains 1 good [FF-113]
53 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
54 s1 Build Trash Compactor, discarding Replicator: 2 metal and 1 energy
    all: s1 builds Trash Compactor, pays 2 metal and 1 energy and discards Replicator [FF-90]
55 s2 Generate with a 3: 3 energy (+1 for matching)
    all: s2 places a 3 on Generate: it matches [FF-101]
    all: s2 gains 4 energy [FF-113]
56 s1 Finish work this round
    all: s1 finishes work [FF-130]
57 s2 Build Refinery, discarding Battery Factory: 1 metal and 3 energy
    all: s2 builds Refinery, pays 1 metal and 3 energy and discards Battery Factory [FF-90]
58 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 5 begins. First player: s2 [FF-50]
59 s2 Hire Electrician, discarding Assembly Line: 5 energy; s1 gets 2 energy
    all: s2 hires the Electrician and discards Assembly Line [FF-63]
    all: s2 gains 5 energy [FF-113]
    all: s1 gains 2 energy [FF-113]
    all: New contractor: Electrician [FF-31]
60 s1 Take Fitness Center (training, wrench; 1 metal; 0 VP): 1 energy → lower a die by 1
    all: s1 takes Fitness Center (costs 1 metal) [FF-61]
    all: New blueprint: Gymnasium [FF-31]
    all: s2 rolls 4 5 5 5 [FF-80]
    all: s1 rolls 2 3 3 5 [FF-80]
= 60 f9cbeab925d9c13ff4b1b74072c21415582ac928f59756bddcb9e97fd8f7c1a5
61 s1 Aluminum Factory with dice 3 3 and 5 energy: 2 goods and 1 metal
    all: s1 uses Aluminum Factory with dice 3 3 and 5 energy [FF-111]
    all: s1 gains 2 goods and 1 metal [FF-113]
62 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
63 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
64 s2 Fulfillment Center with a 4 and 2 energy: 1 good and 1 metal
    all: s2 uses Fulfillment Center with a 4 and 2 energy [FF-111]
    all: s2 gains 1 good and 1 metal [FF-113]
65 s1 Finish work this round
    all: s1 finishes work [FF-130]
66 s2 Battery Factory with 4 energy: 1 good
    all: s2 uses Battery Factory with 4 energy [FF-111]
    all: s2 gains 1 good [FF-113]
67 s2 Mine with a 5: 1 metal
    all: s2 places a 5 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
68 s2 Research with a 5: 1 blueprint
    all: s2 places a 5 on Research [FF-101]
    s2: s2 draws Golem [FF-26]
    others: s2 draws 1 blueprint [FF-26]
69 s2 Research with a 5: 1 blueprint (+1 for matching)
    all: s2 places a 5 on Research: it matches [FF-101]
    s2: s2 draws Motherlode and Power Plant [FF-26]
    others: s2 draws 2 blueprints [FF-26]
70 s2 Build Gymnasium, discarding Incinerator: 1 metal
    all: s2 builds Gymnasium, pays 1 metal and discards Incinerator [FF-90]
= 70 c704c864a995ecb9b51c8e58459c2833b9e146ae98cb8ef54370bc339dae3cf5
71 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 6 begins. First player: s1 [FF-50]
72 s1 Take Mega Factory (production, gear; 3 metal and 2 energy; 1 VP): 3 equal dice → 2 goods and one more die, of any value
    all: s1 takes Mega Factory (costs 3 metal and 2 energy) [FF-61]
    all: New blueprint: Biolab [FF-31]
73 s2 Hire Electrician, discarding Power Plant: 5 energy; s1 gets 2 energy
    all: s2 hires the Electrician and discards Power Plant [FF-63]
    all: s2 gains 5 energy [FF-113]
    all: s1 gains 2 energy [FF-113]
    all: New contractor: Miner [FF-31]
    all: s1 rolls 1 1 4 6 [FF-80]
    all: s2 rolls 2 3 3 4 [FF-80]
74 s1 Trash Compactor with dice 1 1, Fitness Center from hand and Mega Factory from hand: 2 goods
    all: s1 uses Trash Compactor with dice 1 1, Fitness Center from hand and Mega Factory from hand [FF-111]
    all: s1 gains 2 goods [FF-113]
75 s2 Battery Factory with 4 energy: 1 good
    all: s2 uses Battery Factory with 4 energy [FF-111]
    all: s2 gains 1 good [FF-113]
76 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
77 s2 Fulfillment Center with a 4 and 2 energy: 1 good and 1 metal
    all: s2 uses Fulfillment Center with a 4 and 2 energy [FF-111]
    all: s2 gains 1 good and 1 metal [FF-113]
78 s2 Build Concrete Plant, discarding Beacon: 2 metal and 2 energy
    all: s2 builds Concrete Plant, pays 2 metal and 2 energy and discards Beacon [FF-90]
79 s1 Mine with a 6: 1 metal
    all: s1 places a 6 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
80 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
= 80 92ec3f6f63f4b284ccf6aade7f85bbf14bbbe8345275ab2faaf99fc8a3129dc1
81 s1 Finish work this round
    all: s1 finishes work [FF-130]
82 s2 Generate with a 2: 2 energy
    all: s2 places a 2 on Generate [FF-101]
    all: s2 gains 2 energy [FF-113]
83 s2 Gymnasium with 1 energy: a 3 becomes a 4
    all: s2 uses Gymnasium with 1 energy [FF-111]
    all: s2 turns a 3 into a 4 [FF-140]
84 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
85 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 7 begins. First player: s2 [FF-50]
86 s2 Take Golem (special, hammer; 4 metal; 1 VP): 1 to 6 energy → one more die of the same value
    all: s2 takes Golem (costs 4 metal) [FF-61]
    all: New blueprint: Beacon [FF-31]
87 s1 Take Beacon (monument, shovel; 2 metal and 4 energy; 2/3/4/5 VP): no ability to use and several may be built
    all: s1 takes Beacon (costs 2 metal and 4 energy) [FF-61]
    all: New blueprint: Megalith [FF-31]
    all: s2 rolls 1 2 4 4 [FF-80]
    all: s1 rolls 1 2 3 5 [FF-80]
88 s2 Biolab with a 1 and 1 energy: 1 good
    all: s2 uses Biolab with a 1 and 1 energy [FF-111]
    all: s2 gains 1 good [FF-113]
89 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
90 s1 Generate with a 1: 1 energy
    all: s1 places a 1 on Generate [FF-101]
    all: s1 gains 1 energy [FF-113]
= 90 0f568cd4c2276e7c4673c03e7266243be75e0e63e12fac39f673d8c44aa8c053
91 s1 Generate with a 2: 2 energy
    all: s1 places a 2 on Generate [FF-101]
    all: s1 gains 2 energy [FF-113]
92 s1 Mine with a 5: 1 metal
    all: s1 places a 5 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
93 s1 Research with a 3: 1 blueprint
    all: s1 places a 3 on Research [FF-101]
    s1: s1 draws Foundry [FF-26]
    others: s1 draws 1 blueprint [FF-26]
94 s2 Research with a 4: 1 blueprint
    all: s2 places a 4 on Research [FF-101]
    s2: s2 draws Harvester [FF-26]
    others: s2 draws 1 blueprint [FF-26]
95 s1 Build Foundry, discarding Black Market: 2 metal and 1 energy
    all: s1 builds Foundry, pays 2 metal and 1 energy and discards Black Market [FF-90]
96 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Megalith [FF-26]
    others: s2 draws 1 blueprint [FF-26]
97 s2 Finish work this round
    all: s2 finishes work [FF-130]
98 s1 Finish work this round
    all: s1 finishes work [FF-130]
    all: Round 8 begins. First player: s1 [FF-50]
99 s1 Take Biolab (production, gear; 1 metal and 3 energy; 1 VP): a 1 and 1 energy → 1 good
    all: s1 takes Biolab (costs 1 metal and 3 energy) [FF-61]
    all: New blueprint: Recycling Plant [FF-31]
100 s2 Take Manufactory (production, wrench; 2 metal and 3 energy; 1 VP): 2 equal dice → 1 good and 2 metal or 3 energy or 2 blueprints
    all: s2 takes Manufactory (costs 2 metal and 3 energy) [FF-61]
    all: New blueprint: Nuclear Plant [FF-31]
    all: s1 rolls 2 6 6 6 [FF-80]
    all: s2 rolls 1 1 1 6 [FF-80]
= 100 a285674f02ab855ff9aa2a8417a533ce6901828dfc6818a9d03d9993cc90efa4
101 s1 Mega Factory with dice 6 6 6: 2 goods and one more die showing 2
    all: s1 uses Mega Factory with dice 6 6 6 [FF-111]
    all: s1 gains 2 goods [FF-113]
    all: s1 gains a die: 2 [FF-84]
102 s2 Concrete Plant with dice 1 1 and 1 metal: 2 goods
    all: s2 uses Concrete Plant with dice 1 1 and 1 metal [FF-111]
    all: s2 gains 2 goods [FF-113]
103 s1 Aluminum Factory with dice 2 2 and 5 energy: 2 goods and 1 metal
    all: s1 uses Aluminum Factory with dice 2 2 and 5 energy [FF-111]
    all: s1 gains 2 goods and 1 metal [FF-113]
104 s1 Finish work this round
    all: s1 finishes work [FF-130]
105 s2 Generate with a 1: 1 energy
    all: s2 places a 1 on Generate [FF-101]
    all: s2 gains 1 energy [FF-113]
106 s2 Research with a 6: 1 blueprint
    all: s2 places a 6 on Research [FF-101]
    s2: s2 draws Laboratory [FF-26]
    others: s2 draws 1 blueprint [FF-26]
107 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: Round 9 will be the last [FF-292]
    all: Round 9 begins. First player: s2 [FF-50]
108 s2 Take Gymnasium (training, shovel; 1 metal; 0 VP): 1 energy → raise a die by 1
    all: s2 takes Gymnasium (costs 1 metal) [FF-61]
    all: New blueprint: Robot [FF-31]
109 s1 Take Megalith (monument, wrench; 5 metal and 2 energy; 3 VP): no ability to use and costs 1 metal less for each monument you have
    all: s1 takes Megalith (costs 5 metal and 2 energy) [FF-61]
    all: New blueprint: Beacon [FF-31]
    all: s2 rolls 1 2 3 4 [FF-80]
    all: s1 rolls 3 3 4 5 [FF-80]
110 s2 Biolab with a 1 and 1 energy: 1 good
    all: s2 uses Biolab with a 1 and 1 energy [FF-111]
    all: s2 gains 1 good [FF-113]
= 110 418aa462a4a80871815b6386ed871aef1d2c822c674dea305d5180026d6a89fe
111 s2 Mine with a 4: 1 metal
    all: s2 places a 4 on Mine [FF-101]
    all: s2 gains 1 metal [FF-113]
112 s1 Trash Compactor with dice 3 3, Beacon from hand and Megalith from hand: 2 goods
    all: s1 uses Trash Compactor with dice 3 3, Beacon from hand and Megalith from hand [FF-111]
    all: s1 gains 2 goods [FF-113]
113 s1 Mine with a 4: 1 metal
    all: s1 places a 4 on Mine [FF-101]
    all: s1 gains 1 metal [FF-113]
114 s2 Generate with a 3: 3 energy
    all: s2 places a 3 on Generate [FF-101]
    all: s2 gains 3 energy [FF-113]
115 s1 Fitness Center with 1 energy: a 5 becomes a 4
    all: s1 uses Fitness Center with 1 energy [FF-111]
    all: s1 turns a 5 into a 4 [FF-140]
116 s1 Mine with a 4: 1 metal (+1 for matching)
    all: s1 places a 4 on Mine: it matches [FF-101]
    all: s1 gains 2 metal [FF-113]
117 s1 Finish work this round
    all: s1 finishes work [FF-130]
118 s2 Build Manufactory, discarding Laboratory: 2 metal and 3 energy
    all: s2 builds Manufactory, pays 2 metal and 3 energy and discards Laboratory [FF-90]
119 s2 Research with a 2: 1 blueprint
    all: s2 places a 2 on Research [FF-101]
    s2: s2 draws Obelisk [FF-26]
    others: s2 draws 1 blueprint [FF-26]
120 s2 Finish work this round
    all: s2 finishes work [FF-130]
    all: s1 scores 1 VP for Aluminum Factory [FF-295, s1 +1]
    all: s1 scores 0 VP for Fitness Center [FF-295, s1 +0]
    all: s1 scores 1 VP for Foundry [FF-295, s1 +1]
    all: s1 scores 1 VP for Mega Factory [FF-295, s1 +1]
    all: s1 scores 1 VP for Trash Compactor [FF-295, s1 +1]
    all: s1 scores 14 VP for goods [FF-295, s1 +14]
    all: s2 scores 1 VP for Battery Factory [FF-295, s2 +1]
    all: s2 scores 1 VP for Biolab [FF-295, s2 +1]
    all: s2 scores 1 VP for Concrete Plant [FF-295, s2 +1]
    all: s2 scores 1 VP for Fulfillment Center [FF-295, s2 +1]
    all: s2 scores 0 VP for Gymnasium [FF-295, s2 +0]
    all: s2 scores 1 VP for Manufactory [FF-295, s2 +1]
    all: s2 scores 1 VP for Refinery [FF-295, s2 +1]
    all: s2 scores 11 VP for goods [FF-295, s2 +11]
    all: s1 finishes with 18 VP, rank 1 [FF-297]
    all: s2 finishes with 17 VP, rank 2 [FF-297]
= 120 376a621d7e40d0fa38dc88b4a61f056030c7c2a094b749436e4c1cc916fe3a76
= 120 376a621d7e40d0fa38dc88b4a61f056030c7c2a094b749436e4c1cc916fe3a76
s1 rank 1 score 18
s2 rank 2 score 17
