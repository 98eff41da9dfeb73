smartphone revision 1, 3 seats, options {"board":"big","technologies":"plain","directives":"off","hard":"off","gps":"dark","wi_fi":"dark","gamepad":"dark","battery":"dark","nfc":"dark","four_g":"dark"}
deal
    all: GPS: 1 more good for each active cheap goods symbol [SP-181]
    all: Wi-Fi: once per round you may place a second office in a region where you have one [SP-181]
    all: Gamepad: every technology costs you 1 progress less [SP-181]
    all: Battery: 1 more logistics progress for each active markup symbol [SP-181]
    all: NFC: in the logistics phase you may sell up to 3 goods off the map [SP-181]
    all: 4G: one square of an improvement may lie off the pads [SP-181]
    all: New improvement in place 1: goods + markup [SP-182]
    all: New improvement in place 2: goods + goods [SP-182]
    all: New improvement in place 3: markup + research [SP-182]
    all: New improvement in place 4: goods + markup [SP-182]
    all: New improvement in place 5: cheap goods + research [SP-182]
    all: First player: s3 [SP-183]
1 s3 Black: 5 VP, home Australia, improvement goods + research
    all: s3 takes the Black company and starts with 5 VP [SP-185, s3 +5]
2 s1 Yellow: 6 VP, home India, improvement cheap goods + logistics
    all: s1 takes the Yellow company and starts with 6 VP [SP-185, s1 +6]
3 s2 Green: 3 VP, home North Africa, improvement markup + research
    all: s2 takes the Green company and starts with 3 VP [SP-185, s2 +3]
    all: s3 starts in the home region: Australia [SP-186]
    all: s1 starts in the home region: India [SP-186]
    all: s2 starts in the home region: North Africa [SP-186]
    all: Retailer R1 goes to Caribbean: side a (11 7 4 VP) [SP-188]
    all: Retailer R4 goes to South America: side b (9 9 9 9 VP) [SP-188]
    all: Retailer R3 goes to CIS: side b (10 9 8 7 VP) [SP-188]
    all: Retailer R6 goes to Europe: side a (17 13 10 7 4 VP) [SP-188]
    all: Round 1 begins [SP-220]
4 s2 K2 under W2, with 1 improvement: goods × 2, research × 4 and logistics × 1; covered squares: 3
    all: s2 hands in a plan [SP-255]
5 s1 W2 under K2, with 1 improvement: goods × 2, cheap goods × 1, factory × 1, research × 3 and logistics × 1; covered squares: 3
    all: s1 hands in a plan [SP-255]
6 s3 W2 under K1: goods × 1, markup × 1, factory × 1, research × 2 and logistics × 2; covered squares: 1; unused improvements: 1
    all: s3 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, cheap goods × 1, factory × 1, research × 3 and logistics × 1; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 2, research × 4 and logistics × 1; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 1, markup × 1, factory × 1, research × 2 and logistics × 2; covered squares: 1; unused improvements: 1 [SP-254]
    all: s1 sets a price of 4 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 6 [SP-271]
    all: s1 produces 6 goods (plan) [SP-280]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s3 produces 3 goods (plan) [SP-280]
7 s1 goods + goods
    all: s1 takes an improvement: goods + goods [SP-300]
    all: s2 takes a goods token [SP-301]
8 s3 goods + markup
    all: s3 takes an improvement: goods + markup [SP-300]
    all: s1 gets 3 research progress [SP-315]
9 s1 Wi-Fi (0 of 3): once per round you may place a second office in a region where you have one
    all: s1 puts progress on Wi-Fi: now 1 [SP-317]
10 s1 Gamepad (0 of 4): every technology costs you 1 progress less
    all: s1 puts progress on Gamepad: now 1 [SP-317]
= 10 c04bace8769dc165c2ae86c428122b89aec3fbc9724ec8168288da6a117987a9
11 s1 Wi-Fi (1 of 3): once per round you may place a second office in a region where you have one
    all: s1 puts progress on Wi-Fi: now 2 [SP-317]
    all: s2 gets 4 research progress [SP-315]
12 s2 Gamepad (0 of 4): every technology costs you 1 progress less
    all: s2 puts progress on Gamepad: now 1 [SP-317]
13 s2 NFC (0 of 5): in the logistics phase you may sell up to 3 goods off the map
    all: s2 puts progress on NFC: now 1 [SP-317]
14 s2 NFC (1 of 5): in the logistics phase you may sell up to 3 goods off the map
    all: s2 puts progress on NFC: now 2 [SP-317]
15 s2 GPS (0 of 3): 1 more good for each active cheap goods symbol
    all: s2 puts progress on GPS: now 1 [SP-317]
    all: s3 gets 2 research progress [SP-315]
16 s3 4G (0 of 6): one square of an improvement may lie off the pads
    all: s3 puts progress on 4G: now 1 [SP-317]
17 s3 GPS (0 of 3): 1 more good for each active cheap goods symbol
    all: s3 puts progress on GPS: now 1 [SP-317]
    all: s1 gets 1 logistics progress [SP-345]
18 s1 Australia (offices: s3): 0 of 3
    all: s1 puts progress on Australia: now 1 [SP-346]
    all: s2 gets 1 logistics progress [SP-345]
19 s2 South America: 0 of 3
    all: s2 puts progress on South America: now 1 [SP-346]
    all: s3 gets 2 logistics progress [SP-345]
20 s3 Caribbean: 0 of 2
    all: s3 puts progress on Caribbean: now 1 [SP-346]
= 20 881380e97a0d905cde125790da593677fe49f1858edea22427f6759bdcd61eaf
21 s3 Caribbean: 1 of 2
    all: s3 puts progress on Caribbean: now 2 [SP-346]
    all: s3 opens an office in Caribbean [SP-348]
22 s1 Sell: India × 2
    all: s1 sells 2 goods in India [SP-385]
23 s2 Sell: North Africa × 1
    all: s2 sells 1 good in North Africa [SP-385]
24 s3 Sell: Australia × 1
    all: s3 sells 1 good in Australia [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s3 discards 2 unsold goods [SP-388]
    all: s1 scores 8 VP: 2 goods at a price of 4 [SP-411, s1 +8]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s3 scores 6 VP: 1 good at a price of 6 [SP-411, s3 +6]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s1 controls India and scores 2 VP [SP-412, s1 +2]
    all: s3 controls Australia and scores 2 VP [SP-412, s3 +2]
    all: New improvement in place 1: cheap goods + logistics [SP-182]
    all: New improvement in place 2: markup + logistics [SP-182]
    all: New improvement in place 3: markup + logistics [SP-182]
    all: New improvement in place 4: goods + cheap goods [SP-182]
    all: New improvement in place 5: cheap goods + logistics [SP-182]
    all: Round 2 begins [SP-220]
25 s3 W1 under K1, with 1 improvement: goods × 2, markup × 1, factory × 1 and logistics × 3; covered squares: 2; unused improvements: 1
    all: s3 hands in a plan [SP-255]
26 s1 K2 under W2, with 2 improvements: goods × 4, research × 3 and logistics × 2; covered squares: 2
    all: s1 hands in a plan [SP-255]
27 s2 K2 under W2, with 1 improvement: goods × 1, research × 4 and logistics × 1; covered squares: 4
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 4, research × 3 and logistics × 2; covered squares: 2 [SP-254]
    all: s2 reveals a plan: goods × 1, research × 4 and logistics × 1; covered squares: 4 [SP-254]
    all: s3 reveals a plan: goods × 2, markup × 1, factory × 1 and logistics × 3; covered squares: 2; unused improvements: 1 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 6 [SP-271]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s1 produces 6 goods (plan) [SP-280]
    all: s3 produces 5 goods (plan) [SP-280]
    all: s2 takes a goods token [SP-301]
    all: s1 takes a goods token [SP-301]
28 s3 goods + cheap goods
    all: s3 takes an improvement: goods + cheap goods [SP-300]
    all: s2 gets 4 research progress [SP-315]
29 s2 4G (0 of 6): one square of an improvement may lie off the pads
    all: s2 puts progress on 4G: now 1 [SP-317]
30 s2 Wi-Fi (0 of 3): once per round you may place a second office in a region where you have one
    all: s2 puts progress on Wi-Fi: now 1 [SP-317]
= 30 b038291ff71ea476b434407ed550dd119df557fba6e37d998136a00711997de8
31 s2 Battery (0 of 4): 1 more logistics progress for each active markup symbol
    all: s2 puts progress on Battery: now 1 [SP-317]
32 s2 Wi-Fi (1 of 3): once per round you may place a second office in a region where you have one
    all: s2 puts progress on Wi-Fi: now 2 [SP-317]
    all: s1 gets 3 research progress [SP-315]
33 s1 Battery (0 of 4): 1 more logistics progress for each active markup symbol
    all: s1 puts progress on Battery: now 1 [SP-317]
34 s1 4G (0 of 6): one square of an improvement may lie off the pads
    all: s1 puts progress on 4G: now 1 [SP-317]
35 s1 GPS (0 of 3): 1 more good for each active cheap goods symbol
    all: s1 puts progress on GPS: now 1 [SP-317]
    all: s2 gets 1 logistics progress [SP-345]
36 s2 China: 0 of 4
    all: s2 puts progress on China: now 1 [SP-346]
    all: s1 gets 2 logistics progress [SP-345]
37 s1 Canada: 0 of 2
    all: s1 puts progress on Canada: now 1 [SP-346]
38 s1 China: 0 of 4
    all: s1 puts progress on China: now 1 [SP-346]
    all: s3 gets 3 logistics progress [SP-345]
39 s3 USA: 0 of 4
    all: s3 puts progress on USA: now 1 [SP-346]
40 s3 RSA: 0 of 2
    all: s3 puts progress on RSA: now 1 [SP-346]
= 40 c76470403418b46e73980334024199c3878dfbec7e9eb947fbf514578fc35f5f
41 s3 USA: 1 of 4
    all: s3 puts progress on USA: now 2 [SP-346]
42 s2 Sell: North Africa × 1
    all: s2 sells 1 good in North Africa [SP-385]
43 s1 Sell: India × 2
    all: s1 sells 2 goods in India [SP-385]
44 s3 Sell: Australia × 1
    all: s3 sells 1 good in Australia [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s3 discards 4 unsold goods [SP-388]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s3 scores 6 VP: 1 good at a price of 6 [SP-411, s3 +6]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s1 controls India and scores 2 VP [SP-412, s1 +2]
    all: s3 controls Australia and scores 2 VP [SP-412, s3 +2]
    all: New improvement in place 1: goods + goods [SP-182]
    all: New improvement in place 2: logistics + logistics [SP-182]
    all: New improvement in place 3: research + research [SP-182]
    all: New improvement in place 4: goods + markup [SP-182]
    all: New improvement in place 5: cheap goods + research [SP-182]
    all: Round 3 begins [SP-220]
45 s3 K1 under W1, with 3 improvements: goods × 3, cheap goods × 1, research × 1 and logistics × 3; covered squares: 4
    all: s3 hands in a plan [SP-255]
46 s1 W1 under K1, with 2 improvements: goods × 3, factory × 1 and logistics × 4; covered squares: 3
    all: s1 hands in a plan [SP-255]
47 s2 K2 under W2, with 1 improvement: goods × 1, research × 4 and logistics × 1; covered squares: 4
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 3, factory × 1 and logistics × 4; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 1, research × 4 and logistics × 1; covered squares: 4 [SP-254]
    all: s3 reveals a plan: goods × 3, cheap goods × 1, research × 1 and logistics × 3; covered squares: 4 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 4 [SP-271]
    all: s3 produces 8 goods (plan) [SP-280]
    all: s2 produces 7 goods (plan) [SP-280]
    all: s1 produces 7 goods (plan) [SP-280]
    all: s3 takes a goods token [SP-301]
    all: s2 takes a goods token [SP-301]
48 s1 research + research
    all: s1 takes an improvement: research + research [SP-300]
    all: s3 gets 1 research progress [SP-315]
49 s3 NFC (0 of 5): in the logistics phase you may sell up to 3 goods off the map
    all: s3 puts progress on NFC: now 1 [SP-317]
    all: s2 gets 2 research progress; 2 more are not in the supply [SP-315]
50 s2 4G (1 of 6): one square of an improvement may lie off the pads
    all: s2 puts progress on 4G: now 2 [SP-317]
= 50 e24a8bc12985aa4cb2de6df17e3d402848cff349e738af36088f478faea13d9e
51 s2 Battery (1 of 4): 1 more logistics progress for each active markup symbol
    all: s2 puts progress on Battery: now 2 [SP-317]
    all: s3 gets 3 logistics progress [SP-345]
52 s3 USA: 2 of 4
    all: s3 puts progress on USA: now 3 [SP-346]
53 s3 USA: 3 of 4
    all: s3 puts progress on USA: now 4 [SP-346]
    all: s3 opens an office in USA [SP-348]
54 s3 South America: 0 of 3
    all: s3 puts progress on South America: now 1 [SP-346]
    all: s2 gets 0 logistics progress; 1 more are not in the supply [SP-345]
    all: s1 gets 3 logistics progress; 1 more are not in the supply [SP-345]
55 s1 China: 1 of 4
    all: s1 puts progress on China: now 2 [SP-346]
56 s1 China: 2 of 4
    all: s1 puts progress on China: now 3 [SP-346]
57 s1 China: 3 of 4
    all: s1 puts progress on China: now 4 [SP-346]
    all: s1 opens an office in China [SP-348]
58 s3 Sell: USA × 3 and Australia × 2
    all: s3 sells 3 goods in USA [SP-385]
    all: s3 sells 2 goods in Australia [SP-385]
59 s2 Sell: North Africa × 1
    all: s2 sells 1 good in North Africa [SP-385]
60 s1 Sell: China × 1 and India × 2
    all: s1 sells 1 good in China [SP-385]
    all: s1 sells 2 goods in India [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 6 unsold goods [SP-388]
    all: s3 discards 3 unsold goods [SP-388]
    all: s1 scores 15 VP: 3 goods at a price of 5 [SP-411, s1 +15]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s3 scores 20 VP: 5 goods at a price of 4 [SP-411, s3 +20]
    all: s3 controls USA and scores 3 VP [SP-412, s3 +3]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s1 controls China and scores 3 VP [SP-412, s1 +3]
    all: s1 controls India and scores 2 VP [SP-412, s1 +2]
    all: s3 controls Australia and scores 2 VP [SP-412, s3 +2]
    all: New improvement in place 1: logistics + logistics [SP-182]
    all: New improvement in place 2: cheap goods + research [SP-182]
    all: New improvement in place 3: markup + logistics [SP-182]
    all: New improvement in place 4: goods + cheap goods [SP-182]
    all: New improvement in place 5: research + logistics [SP-182]
    all: Round 4 begins [SP-220]
= 60 54398c9e31fc980ac3a26f2dd54aa6414c08d84c73d267144878ead8658d1cce
61 s2 K2 under W2, with 1 improvement: goods × 2, markup × 1, research × 4 and logistics × 1; covered squares: 3
    all: s2 hands in a plan [SP-255]
62 s3 W2 under K2, with 3 improvements: goods × 5, cheap goods × 1, factory × 1 and research × 3; covered squares: 2
    all: s3 hands in a plan [SP-255]
63 s1 W2 under K2, with 2 improvements: goods × 4, factory × 1 and research × 3; covered squares: 4; unused improvements: 1
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 4, factory × 1 and research × 3; covered squares: 4; unused improvements: 1 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1, research × 4 and logistics × 1; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 5, cheap goods × 1, factory × 1 and research × 3; covered squares: 2 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 4 [SP-271]
    all: s3 produces 9 goods (plan) [SP-280]
    all: s1 produces 10 goods (plan) [SP-280]
    all: s2 produces 8 goods (plan) [SP-280]
64 s3 goods + cheap goods
    all: s3 takes an improvement: goods + cheap goods [SP-300]
65 s1 logistics + logistics
    all: s1 takes an improvement: logistics + logistics [SP-300]
    all: s2 takes a goods token [SP-301]
    all: s3 gets 3 research progress [SP-315]
66 s3 Battery (0 of 4): 1 more logistics progress for each active markup symbol
    all: s3 puts progress on Battery: now 1 [SP-317]
67 s3 Battery (1 of 4): 1 more logistics progress for each active markup symbol
    all: s3 puts progress on Battery: now 2 [SP-317]
68 s3 Wi-Fi (0 of 3): once per round you may place a second office in a region where you have one
    all: s3 puts progress on Wi-Fi: now 1 [SP-317]
    all: s1 gets 3 research progress [SP-315]
69 s1 Gamepad (1 of 4): every technology costs you 1 progress less
    all: s1 puts progress on Gamepad: now 2 [SP-317]
70 s1 4G (1 of 6): one square of an improvement may lie off the pads
    all: s1 puts progress on 4G: now 2 [SP-317]
= 70 2e7c45ffd6325ff30a9387221fe95366af4690d0680d02bcab11d846f71cc71a
71 s1 NFC (0 of 5): in the logistics phase you may sell up to 3 goods off the map
    all: s1 puts progress on NFC: now 1 [SP-317]
    all: s2 gets 0 research progress; 4 more are not in the supply [SP-315]
    all: s2 gets 0 logistics progress; 1 more are not in the supply [SP-345]
72 s3 Sell: USA × 3 and Australia × 2
    all: s3 sells 3 goods in USA [SP-385]
    all: s3 sells 2 goods in Australia [SP-385]
73 s1 Sell: China × 1 and India × 2
    all: s1 sells 1 good in China [SP-385]
    all: s1 sells 2 goods in India [SP-385]
74 s2 Sell: North Africa × 1
    all: s2 sells 1 good in North Africa [SP-385]
    all: s1 discards 7 unsold goods [SP-388]
    all: s2 discards 7 unsold goods [SP-388]
    all: s3 discards 4 unsold goods [SP-388]
    all: s1 scores 15 VP: 3 goods at a price of 5 [SP-411, s1 +15]
    all: s2 scores 6 VP: 1 good at a price of 6 [SP-411, s2 +6]
    all: s3 scores 20 VP: 5 goods at a price of 4 [SP-411, s3 +20]
    all: s3 controls USA and scores 3 VP [SP-412, s3 +3]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s1 controls China and scores 3 VP [SP-412, s1 +3]
    all: s1 controls India and scores 2 VP [SP-412, s1 +2]
    all: s3 controls Australia and scores 2 VP [SP-412, s3 +2]
    all: Round 5 begins [SP-220]
75 s3 K2 under W2, with 4 improvements: goods × 3, research × 4 and logistics × 1; covered squares: 3
    all: s3 hands in a plan [SP-255]
76 s1 W2 under K2, with 3 improvements: goods × 4, research × 5 and logistics × 2; covered squares: 1; unused improvements: 1
    all: s1 hands in a plan [SP-255]
77 s2 K2 under W2, with 1 improvement: goods × 2, research × 4 and logistics × 1; covered squares: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 4, research × 5 and logistics × 2; covered squares: 1; unused improvements: 1 [SP-254]
    all: s2 reveals a plan: goods × 2, research × 4 and logistics × 1; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 3, research × 4 and logistics × 1; covered squares: 3 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s2 produces 9 goods (plan) [SP-280]
    all: s1 produces 7 goods (plan) [SP-280]
    all: s3 produces 7 goods (plan) [SP-280]
    all: s2 gets 0 research progress; 4 more are not in the supply [SP-315]
    all: s1 gets 1 research progress; 4 more are not in the supply [SP-315]
78 s1 Wi-Fi (2 of 3): once per round you may place a second office in a region where you have one
    all: s1 puts progress on Wi-Fi: now 3 [SP-317]
    all: s1 researches Wi-Fi [SP-319]
    all: s1 takes the patent for Wi-Fi [SP-320]
    all: s3 gets 4 research progress [SP-315]
79 s3 Battery (2 of 4): 1 more logistics progress for each active markup symbol
    all: s3 puts progress on Battery: now 3 [SP-317]
80 s3 Wi-Fi (1 of 2): once per round you may place a second office in a region where you have one
    all: s3 puts progress on Wi-Fi: now 2 [SP-317]
    all: s3 researches Wi-Fi [SP-319]
= 80 df82b15d6524a72ab0f479c7dfc58263eed5c14e65106c40c3683b341c8e0b01
81 s3 Gamepad (0 of 4): every technology costs you 1 progress less
    all: s3 puts progress on Gamepad: now 1 [SP-317]
82 s3 Battery (3 of 4): 1 more logistics progress for each active markup symbol
    all: s3 puts progress on Battery: now 4 [SP-317]
    all: s3 researches Battery [SP-319]
    all: s3 takes the patent for Battery [SP-320]
    all: s2 gets 0 logistics progress; 1 more are not in the supply [SP-345]
    all: s1 gets 2 logistics progress [SP-345]
83 s1 Finish your turn and lose 2 progress
    all: s1 loses 2 logistics progress [SP-351]
    all: s3 gets 1 logistics progress [SP-345]
84 s3 India (offices: s1): 0 of 3
    all: s3 puts progress on India: now 1 [SP-346]
85 s3 Second office in USA
    all: s3 opens a second office in USA [SP-363]
86 s2 Sell: North Africa × 1
    all: s2 sells 1 good in North Africa [SP-385]
87 s1 Sell: China × 1 and India × 2
    all: s1 sells 1 good in China [SP-385]
    all: s1 sells 2 goods in India [SP-385]
88 s3 Sell: USA × 2
    all: s3 sells 2 goods in USA [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 8 unsold goods [SP-388]
    all: s3 discards 5 unsold goods [SP-388]
    all: s1 scores 15 VP: 3 goods at a price of 5 [SP-411, s1 +15]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s3 scores 10 VP: 2 goods at a price of 5 [SP-411, s3 +10]
    all: s3 controls USA and scores 4 VP [SP-412, s3 +4]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s1 controls China and scores 3 VP [SP-412, s1 +3]
    all: s1 controls India and scores 2 VP [SP-412, s1 +2]
    all: s1 scores 6 VP for the Wi-Fi patent [SP-460, s1 +6]
    all: s3 scores 8 VP for the Battery patent [SP-460, s3 +8]
    all: s3 scores 11 VP for the office on the retailer (Caribbean) [SP-162, s3 +11]
    all: The game is over [SP-461]
= 88 bc2999d16471edc337a7db99e21f9856783551e88c09d471e5580382b0f7a39e
s1 rank 2 score 94
s2 rank 3 score 39
s3 rank 1 score 104
