smartphone revision 1, 3 seats, options {"board":"small","technologies":"plain","directives":"off","hard":"off","gps":"any","wi_fi":"any","gamepad":"any","battery":"any","nfc":"any","four_g":"any"}
deal
    all: GPS: produce 5 goods at once [SP-181]
    all: Wi-Fi: unsold goods stay in your warehouse [SP-181]
    all: Gamepad: place an office in any region at once [SP-181]
    all: Battery: 1 more logistics progress every round [SP-181]
    all: NFC: your price goes up by 1, now and in every later round [SP-181]
    all: 4G: you may sell 1 good in each region without your office [SP-181]
    all: New improvement in place 1: goods + markup [SP-182]
    all: New improvement in place 2: cheap goods + logistics [SP-182]
    all: New improvement in place 3: research + research [SP-182]
    all: First player: s1 [SP-183]
1 s1 Green: 3 VP, improvement markup + research
    all: s1 takes the Green company and starts with 3 VP [SP-185, s1 +3]
2 s1 South America
    all: s1 chooses a start region: South America [SP-573]
3 s2 Blue: 4 VP, improvement markup + logistics
    all: s2 takes the Blue company and starts with 4 VP [SP-185, s2 +4]
4 s2 North Africa
    all: s2 chooses a start region: North Africa [SP-573]
5 s3 Yellow: 6 VP, improvement cheap goods + logistics
    all: s3 takes the Yellow company and starts with 6 VP [SP-185, s3 +6]
    all: s3 chooses a start region: India [SP-573]
    all: Round 1 begins [SP-220]
6 s3 W2 under K2, with 1 improvement: goods × 2, cheap goods × 1, factory × 1, research × 3 and logistics × 1; covered squares: 3
    all: s3 hands in a plan [SP-255]
7 s2 W2 under K2, with 1 improvement: goods × 2, markup × 1, factory × 1, research × 3 and logistics × 1; covered squares: 3
    all: s2 hands in a plan [SP-255]
8 s1 K2 under W2, with 1 improvement: goods × 1, markup × 1, research × 4 and logistics × 1; covered squares: 4
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, markup × 1, research × 4 and logistics × 1; covered squares: 4 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1, factory × 1, research × 3 and logistics × 1; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 2, cheap goods × 1, factory × 1, research × 3 and logistics × 1; covered squares: 3 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 4 [SP-271]
    all: s3 produces 6 goods (plan) [SP-280]
    all: s1 produces 5 goods (plan) [SP-280]
    all: s2 produces 5 goods (plan) [SP-280]
9 s3 goods + markup
    all: s3 takes an improvement: goods + markup [SP-300]
    all: s1 takes a goods token [SP-301]
10 s2 research + research
    all: s2 takes an improvement: research + research [SP-300]
    all: s3 gets 3 research progress [SP-315]
= 10 596d7f904482eaef40f04308bee7fe2804d3f74e95adbce9c27365c48c00be94
11 s3 Battery (0 of 4): 1 more logistics progress every round
    all: s3 puts progress on Battery: now 1 [SP-317]
12 s3 Battery (1 of 4): 1 more logistics progress every round
    all: s3 puts progress on Battery: now 2 [SP-317]
13 s3 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s3 puts progress on Wi-Fi: now 1 [SP-317]
    all: s1 gets 4 research progress [SP-315]
14 s1 Gamepad (0 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 1 [SP-317]
15 s1 Battery (0 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 1 [SP-317]
16 s1 4G (0 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 1 [SP-317]
17 s1 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s1 puts progress on Wi-Fi: now 1 [SP-317]
    all: s2 gets 3 research progress [SP-315]
18 s2 Gamepad (0 of 4): place an office in any region at once
    all: s2 puts progress on Gamepad: now 1 [SP-317]
19 s2 Gamepad (1 of 4): place an office in any region at once
    all: s2 puts progress on Gamepad: now 2 [SP-317]
20 s2 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 1 [SP-317]
    all: s3 gets 1 logistics progress [SP-345]
= 20 1fc31e284989b728d146930c184e2c7e6b34027c932c1d18f9eabc44bca4b3d3
21 s3 Emirates: 0 of 2
    all: s3 puts progress on Emirates: now 1 [SP-346]
    all: s1 gets 1 logistics progress [SP-345]
22 s1 Finish your turn and lose 1 progress
    all: s1 loses 1 logistics progress [SP-351]
    all: s2 gets 1 logistics progress [SP-345]
23 s2 Caribbean: 0 of 2
    all: s2 puts progress on Caribbean: now 1 [SP-346]
24 s3 Sell: India × 3
    all: s3 sells 3 goods in India [SP-385]
25 s1 Sell: South America × 1
    all: s1 sells 1 good in South America [SP-385]
26 s2 Sell: North Africa × 2
    all: s2 sells 2 goods in North Africa [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 3 unsold goods [SP-388]
    all: s3 discards 3 unsold goods [SP-388]
    all: s1 scores 6 VP: 1 good at a price of 6 [SP-411, s1 +6]
    all: s2 scores 12 VP: 2 goods at a price of 6 [SP-411, s2 +12]
    all: s3 scores 12 VP: 3 goods at a price of 4 [SP-411, s3 +12]
    all: s1 controls South America and scores 2 VP [SP-412, s1 +2]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s3 controls India and scores 2 VP [SP-412, s3 +2]
    all: New improvement in place 1: goods + markup [SP-182]
    all: New improvement in place 2: research + logistics [SP-182]
    all: New improvement in place 3: goods + markup [SP-182]
    all: Round 2 begins [SP-220]
27 s3 K2 under W2, with 2 improvements: goods × 3, research × 3 and logistics × 1; covered squares: 3
    all: s3 hands in a plan [SP-255]
28 s2 W1 under K2, with 1 improvement: goods × 1, cheap goods × 2, markup × 1, factory × 1 and research × 2; covered squares: 1; unused improvements: 1
    all: s2 hands in a plan [SP-255]
29 s1 K1 under W2, with 1 improvement: goods × 2, markup × 1, research × 3 and logistics × 2; covered squares: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, markup × 1, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 1, cheap goods × 2, markup × 1, factory × 1 and research × 2; covered squares: 1; unused improvements: 1 [SP-254]
    all: s3 reveals a plan: goods × 3, research × 3 and logistics × 1; covered squares: 3 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 4 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s3 produces 6 goods (plan) [SP-280]
    all: s1 produces 6 goods (plan) [SP-280]
30 s2 goods + markup
    all: s2 takes an improvement: goods + markup [SP-300]
    all: s3 takes a goods token [SP-301]
    all: s1 takes a goods token [SP-301]
    all: s2 gets 2 research progress [SP-315]
= 30 8dec68d202cf10af51748d3c58737c27533cee1b6137d2af94320bd2e2140262
31 s2 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 1 [SP-317]
32 s2 Finish your turn and lose 1 progress
    all: s2 loses 1 research progress [SP-324]
    all: s3 gets 3 research progress [SP-315]
33 s3 GPS (0 of 3): produce 5 goods at once
    all: s3 puts progress on GPS: now 1 [SP-317]
34 s3 Gamepad (0 of 4): place an office in any region at once
    all: s3 puts progress on Gamepad: now 1 [SP-317]
35 s3 Battery (2 of 4): 1 more logistics progress every round
    all: s3 puts progress on Battery: now 3 [SP-317]
    all: s1 gets 3 research progress [SP-315]
36 s1 Battery (1 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 2 [SP-317]
37 s1 Gamepad (1 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 2 [SP-317]
38 s1 4G (1 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 2 [SP-317]
    all: s3 gets 1 logistics progress [SP-345]
39 s3 Emirates: 1 of 2
    all: s3 puts progress on Emirates: now 2 [SP-346]
    all: s3 opens an office in Emirates [SP-348]
    all: s1 gets 2 logistics progress [SP-345]
40 s1 USA: 0 of 4
    all: s1 puts progress on USA: now 1 [SP-346]
= 40 6913b4479fbe973a82097280726898c983883ed788fcb7fb6c305f900d28cfdb
41 s1 USA: 1 of 4
    all: s1 puts progress on USA: now 2 [SP-346]
42 s2 Sell: North Africa × 3
    all: s2 sells 3 goods in North Africa [SP-385]
43 s3 Sell: Emirates × 2 and India × 3
    all: s3 sells 3 goods in India [SP-385]
    all: s3 sells 2 goods in Emirates [SP-385]
44 s1 Sell: South America × 1
    all: s1 sells 1 good in South America [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 2 unsold goods [SP-388]
    all: s3 discards 1 unsold good [SP-388]
    all: s1 scores 6 VP: 1 good at a price of 6 [SP-411, s1 +6]
    all: s2 scores 12 VP: 3 goods at a price of 4 [SP-411, s2 +12]
    all: s3 scores 25 VP: 5 goods at a price of 5 [SP-411, s3 +25]
    all: s1 controls South America and scores 2 VP [SP-412, s1 +2]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s3 controls India and scores 2 VP [SP-412, s3 +2]
    all: s3 controls Emirates and scores 1 VP [SP-412, s3 +1]
    all: New improvement in place 1: markup + research [SP-182]
    all: New improvement in place 2: goods + goods [SP-182]
    all: New improvement in place 3: goods + cheap goods [SP-182]
    all: Round 3 begins [SP-220]
45 s3 K2 under W2, with 2 improvements: goods × 2, cheap goods × 1, markup × 1, research × 3 and logistics × 1; covered squares: 4
    all: s3 hands in a plan [SP-255]
46 s1 W1 under K1, with 1 improvement: goods × 1, markup × 1, factory × 1, research × 2 and logistics × 3; covered squares: 2
    all: s1 hands in a plan [SP-255]
47 s2 W2 under K2, with 3 improvements: goods × 3, factory × 1, research × 3 and logistics × 1; covered squares: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, markup × 1, factory × 1, research × 2 and logistics × 3; covered squares: 2 [SP-254]
    all: s2 reveals a plan: goods × 3, factory × 1, research × 3 and logistics × 1; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 2, cheap goods × 1, markup × 1, research × 3 and logistics × 1; covered squares: 4 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s3 produces 8 goods (plan) [SP-280]
    all: s1 produces 5 goods (plan) [SP-280]
48 s2 markup + research
    all: s2 takes an improvement: markup + research [SP-300]
    all: s3 takes a goods token [SP-301]
49 s1 goods + cheap goods
    all: s1 takes an improvement: goods + cheap goods [SP-300]
    all: s2 gets 3 research progress [SP-315]
50 s2 4G (0 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 1 [SP-317]
= 50 883f8d1a7bd8921af2fec2a7c7dc9e52a9ddaf717e8671d9b29d2dc341ad6de1
51 s2 GPS (0 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 1 [SP-317]
52 s2 NFC (1 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 2 [SP-317]
    all: s3 gets 3 research progress [SP-315]
53 s3 4G (0 of 6): you may sell 1 good in each region without your office
    all: s3 puts progress on 4G: now 1 [SP-317]
54 s3 Gamepad (1 of 4): place an office in any region at once
    all: s3 puts progress on Gamepad: now 2 [SP-317]
55 s3 GPS (1 of 3): produce 5 goods at once
    all: s3 puts progress on GPS: now 2 [SP-317]
    all: s1 gets 2 research progress [SP-315]
56 s1 Gamepad (2 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 3 [SP-317]
57 s1 Wi-Fi (1 of 3): unsold goods stay in your warehouse
    all: s1 puts progress on Wi-Fi: now 2 [SP-317]
    all: s2 gets 1 logistics progress [SP-345]
58 s2 USA: 0 of 4
    all: s2 puts progress on USA: now 1 [SP-346]
    all: s3 gets 1 logistics progress [SP-345]
59 s3 Finish your turn and lose 1 progress
    all: s3 loses 1 logistics progress [SP-351]
    all: s1 gets 1 logistics progress; 2 more are not in the supply [SP-345]
60 s1 Caribbean: 0 of 2
    all: s1 puts progress on Caribbean: now 1 [SP-346]
= 60 60240a637f652e9fdaea52a8b17bf9610f5b6361cbfb3e64a55cdc5cc6a441c7
61 s2 Sell: North Africa × 3
    all: s2 sells 3 goods in North Africa [SP-385]
62 s3 Sell: Emirates × 2 and India × 3
    all: s3 sells 3 goods in India [SP-385]
    all: s3 sells 2 goods in Emirates [SP-385]
63 s1 Sell: South America × 1
    all: s1 sells 1 good in South America [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 3 unsold goods [SP-388]
    all: s3 discards 3 unsold goods [SP-388]
    all: s1 scores 6 VP: 1 good at a price of 6 [SP-411, s1 +6]
    all: s2 scores 15 VP: 3 goods at a price of 5 [SP-411, s2 +15]
    all: s3 scores 25 VP: 5 goods at a price of 5 [SP-411, s3 +25]
    all: s1 controls South America and scores 2 VP [SP-412, s1 +2]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s3 controls India and scores 2 VP [SP-412, s3 +2]
    all: s3 controls Emirates and scores 1 VP [SP-412, s3 +1]
    all: New improvement in place 1: goods + markup [SP-182]
    all: New improvement in place 2: goods + cheap goods [SP-182]
    all: New improvement in place 3: goods + goods [SP-182]
    all: Round 4 begins [SP-220]
64 s1 K2 under W1, with 2 improvements: goods × 1, cheap goods × 3, markup × 1, research × 1 and logistics × 1; covered squares: 3
    all: s1 hands in a plan [SP-255]
65 s2 W1 under K1, with 3 improvements: goods × 1, markup × 1, factory × 1, research × 3 and logistics × 4; covered squares: 2; unused improvements: 1
    all: s2 hands in a plan [SP-255]
66 s3 K1 under W1, with 2 improvements: goods × 1, cheap goods × 1, markup × 1, research × 1 and logistics × 4; covered squares: 4
    all: s3 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, cheap goods × 3, markup × 1, research × 1 and logistics × 1; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 1, markup × 1, factory × 1, research × 3 and logistics × 4; covered squares: 2; unused improvements: 1 [SP-254]
    all: s3 reveals a plan: goods × 1, cheap goods × 1, markup × 1, research × 1 and logistics × 4; covered squares: 4 [SP-254]
    all: s1 sets a price of 3 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s1 produces 9 goods (plan) [SP-280]
    all: s3 produces 8 goods (plan) [SP-280]
    all: s2 produces 4 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
    all: s3 takes a goods token [SP-301]
67 s2 goods + goods
    all: s2 takes an improvement: goods + goods [SP-300]
    all: s1 gets 0 research progress; 1 more are not in the supply [SP-315]
    all: s3 gets 1 research progress [SP-315]
68 s3 Battery (3 of 4): 1 more logistics progress every round
    all: s3 puts progress on Battery: now 4 [SP-317]
    all: s3 researches Battery [SP-319]
    all: s3 takes the patent for Battery [SP-320]
    all: s2 gets 3 research progress [SP-315]
69 s2 NFC (2 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 3 [SP-317]
70 s2 NFC (3 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 4 [SP-317]
= 70 fd7b2d32046c875d1678281fbffbd3cda976edbaf3dbaaf5a4511011367f3367
71 s2 Wi-Fi (1 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 2 [SP-317]
    all: s1 gets 0 logistics progress; 1 more are not in the supply [SP-345]
    all: s3 gets 5 logistics progress [SP-345]
72 s3 North Africa (offices: s2): 0 of 3
    all: s3 puts progress on North Africa: now 1 [SP-346]
73 s3 Australia: 0 of 2
    all: s3 puts progress on Australia: now 1 [SP-346]
74 s3 China: 0 of 4
    all: s3 puts progress on China: now 1 [SP-346]
75 s3 Australia: 1 of 2
    all: s3 puts progress on Australia: now 2 [SP-346]
    all: s3 opens an office in Australia [SP-348]
76 s3 North Africa (offices: s2): 1 of 3
    all: s3 puts progress on North Africa: now 2 [SP-346]
    all: s2 gets 0 logistics progress; 4 more are not in the supply [SP-345]
77 s1 Sell: South America × 3
    all: s1 sells 3 goods in South America [SP-385]
78 s3 Sell: Emirates × 2, India × 4 and Australia × 2
    all: s3 sells 4 goods in India [SP-385]
    all: s3 sells 2 goods in Emirates [SP-385]
    all: s3 sells 2 goods in Australia [SP-385]
79 s2 Sell: North Africa × 2
    all: s2 sells 2 goods in North Africa [SP-385]
    all: s1 discards 6 unsold goods [SP-388]
    all: s2 discards 2 unsold goods [SP-388]
    all: s1 scores 9 VP: 3 goods at a price of 3 [SP-411, s1 +9]
    all: s2 scores 12 VP: 2 goods at a price of 6 [SP-411, s2 +12]
    all: s3 scores 40 VP: 8 goods at a price of 5 [SP-411, s3 +40]
    all: s1 controls South America and scores 2 VP [SP-412, s1 +2]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s3 controls India and scores 2 VP [SP-412, s3 +2]
    all: s3 controls Emirates and scores 1 VP [SP-412, s3 +1]
    all: s3 controls Australia and scores 1 VP [SP-412, s3 +1]
    all: Round 5 begins [SP-220]
80 s3 K2 under W2, with 1 improvement: goods × 3, research × 3 and logistics × 1; covered squares: 3; unused improvements: 1
    all: s3 hands in a plan [SP-255]
= 80 e093b115b5503c8ddc0d59eb3a55ec8d2761eb488d0d43b85b8c02aa467a7c3b
81 s1 K1 under W1, with 2 improvements: goods × 1, cheap goods × 1, markup × 1, research × 2 and logistics × 3; covered squares: 4
    all: s1 hands in a plan [SP-255]
82 s2 K1 under W1, with 4 improvements: goods × 2, research × 3 and logistics × 4; covered squares: 3; unused improvements: 1
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, cheap goods × 1, markup × 1, research × 2 and logistics × 3; covered squares: 4 [SP-254]
    all: s2 reveals a plan: goods × 2, research × 3 and logistics × 4; covered squares: 3; unused improvements: 1 [SP-254]
    all: s3 reveals a plan: goods × 3, research × 3 and logistics × 1; covered squares: 3; unused improvements: 1 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s1 produces 9 goods (plan) [SP-280]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s3 produces 10 goods (plan) [SP-280]
    all: s1 gets 0 research progress; 2 more are not in the supply [SP-315]
    all: s2 gets 0 research progress; 3 more are not in the supply [SP-315]
    all: s3 gets 3 research progress [SP-315]
83 s3 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s3 puts progress on NFC: now 1 [SP-317]
84 s3 4G (1 of 6): you may sell 1 good in each region without your office
    all: s3 puts progress on 4G: now 2 [SP-317]
85 s3 Gamepad (2 of 4): place an office in any region at once
    all: s3 puts progress on Gamepad: now 3 [SP-317]
    all: s1 gets 0 logistics progress; 3 more are not in the supply [SP-345]
    all: s2 gets 0 logistics progress; 4 more are not in the supply [SP-345]
    all: s3 gets 0 logistics progress; 2 more are not in the supply [SP-345]
86 s1 Sell: South America × 2
    all: s1 sells 2 goods in South America [SP-385]
87 s2 Sell: North Africa × 3
    all: s2 sells 3 goods in North Africa [SP-385]
88 s3 Sell: Emirates × 2, India × 4 and Australia × 2
    all: s3 sells 4 goods in India [SP-385]
    all: s3 sells 2 goods in Emirates [SP-385]
    all: s3 sells 2 goods in Australia [SP-385]
    all: s1 discards 7 unsold goods [SP-388]
    all: s2 discards 3 unsold goods [SP-388]
    all: s3 discards 2 unsold goods [SP-388]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 scores 15 VP: 3 goods at a price of 5 [SP-411, s2 +15]
    all: s3 scores 40 VP: 8 goods at a price of 5 [SP-411, s3 +40]
    all: s1 controls South America and scores 2 VP [SP-412, s1 +2]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s3 controls India and scores 2 VP [SP-412, s3 +2]
    all: s3 controls Emirates and scores 1 VP [SP-412, s3 +1]
    all: s3 controls Australia and scores 1 VP [SP-412, s3 +1]
    all: s3 scores 8 VP for the Battery patent [SP-460, s3 +8]
    all: The game is over [SP-461]
= 88 0343e9cef1410aab2cfda9d4df701045ce28bbd437817080aa00180dd309fcec
s1 rank 3 score 50
s2 rank 2 score 80
s3 rank 1 score 172
