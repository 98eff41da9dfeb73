smartphone revision 1, 5 seats, options {"board":"big","technologies":"plain","directives":"off","hard":"off","gps":"any","wi_fi":"any","gamepad":"any","battery":"any","nfc":"any","four_g":"any"}
deal
    all: GPS: produce 5 goods at once [SP-181]
    all: Wi-Fi: unsold goods stay in your warehouse [SP-181]
    all: Gamepad: place an office in any region at once [SP-181]
    all: Battery: 1 more logistics progress every round [SP-181]
    all: NFC: your price goes up by 1, now and in every later round [SP-181]
    all: 4G: you may sell 1 good in each region without your office [SP-181]
    all: New improvement in place 1: markup + research [SP-182]
    all: New improvement in place 2: markup + research [SP-182]
    all: New improvement in place 3: goods + markup [SP-182]
    all: New improvement in place 4: research + research [SP-182]
    all: New improvement in place 5: goods + markup [SP-182]
    all: First player: s4 [SP-183]
1 s4 Red: 7 VP, home CIS, improvement goods + logistics
    all: s4 takes the Red company and starts with 7 VP [SP-185, s4 +7]
2 s5 Black: 5 VP, home Australia, improvement goods + research
    all: s5 takes the Black company and starts with 5 VP [SP-185, s5 +5]
3 s1 Blue: 4 VP, home South America, improvement markup + logistics
    all: s1 takes the Blue company and starts with 4 VP [SP-185, s1 +4]
4 s2 Green: 3 VP, home North Africa, improvement markup + research
    all: s2 takes the Green company and starts with 3 VP [SP-185, s2 +3]
    all: s3 takes the Yellow company and starts with 6 VP [SP-185, s3 +6]
    all: s4 starts in the home region: CIS [SP-186]
    all: s5 starts in the home region: Australia [SP-186]
    all: s1 starts in the home region: South America [SP-186]
    all: s2 starts in the home region: North Africa [SP-186]
    all: s3 starts in the home region: India [SP-186]
    all: Round 1 begins [SP-220]
5 s1 W2 under K2, with 1 improvement: goods × 2, markup × 1, factory × 1, research × 3 and logistics × 1; covered squares: 3
    all: s1 hands in a plan [SP-255]
6 s3 K2 under W2, with 1 improvement: goods × 2, research × 3 and logistics × 2; covered squares: 3
    all: s3 hands in a plan [SP-255]
7 s5 W1 under K1, with 1 improvement: goods × 2, factory × 1, research × 2 and logistics × 3; covered squares: 2
    all: s5 hands in a plan [SP-255]
8 s4 K1 under W1, with 1 improvement: goods × 1, cheap goods × 1, research × 1 and logistics × 4; covered squares: 4
    all: s4 hands in a plan [SP-255]
9 s2 W2 under K2, with 1 improvement: goods × 2, markup × 1, factory × 1 and research × 4; covered squares: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, markup × 1, factory × 1, research × 3 and logistics × 1; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1, factory × 1 and research × 4; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 2, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s4 reveals a plan: goods × 1, cheap goods × 1, research × 1 and logistics × 4; covered squares: 4 [SP-254]
    all: s5 reveals a plan: goods × 2, factory × 1, research × 2 and logistics × 3; covered squares: 2 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s4 sets a price of 4 [SP-271]
    all: s5 sets a price of 5 [SP-271]
    all: s4 produces 6 goods (plan) [SP-280]
    all: s5 produces 4 goods (plan) [SP-280]
    all: s3 produces 5 goods (plan) [SP-280]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s1 produces 5 goods (plan) [SP-280]
    all: s4 takes a goods token [SP-301]
10 s5 goods + markup
    all: s5 takes an improvement: goods + markup [SP-300]
    all: s3 takes a goods token [SP-301]
= 10 83e685193ad792f6032c4d9e970e8637b95bce9deb9083125a45e1477401cb04
11 s2 research + research
    all: s2 takes an improvement: research + research [SP-300]
12 s1 markup + research
    all: s1 takes an improvement: markup + research [SP-300]
    all: s4 gets 1 research progress [SP-315]
13 s4 Gamepad (0 of 4): place an office in any region at once
    all: s4 puts progress on Gamepad: now 1 [SP-317]
    all: s5 gets 2 research progress [SP-315]
14 s5 Gamepad (0 of 4): place an office in any region at once
    all: s5 puts progress on Gamepad: now 1 [SP-317]
15 s5 4G (0 of 6): you may sell 1 good in each region without your office
    all: s5 puts progress on 4G: now 1 [SP-317]
    all: s3 gets 3 research progress [SP-315]
16 s3 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s3 puts progress on Wi-Fi: now 1 [SP-317]
17 s3 4G (0 of 6): you may sell 1 good in each region without your office
    all: s3 puts progress on 4G: now 1 [SP-317]
18 s3 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s3 puts progress on NFC: now 1 [SP-317]
    all: s2 gets 4 research progress [SP-315]
19 s2 Battery (0 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 1 [SP-317]
20 s2 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 1 [SP-317]
= 20 1b0c49a1d093916db987d5978435543718d077b1c88875e8af7e32296f55faa1
21 s2 Wi-Fi (1 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 2 [SP-317]
22 s2 Battery (1 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 2 [SP-317]
    all: s1 gets 3 research progress [SP-315]
23 s1 Battery (0 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 1 [SP-317]
24 s1 Battery (1 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 2 [SP-317]
25 s1 4G (0 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 1 [SP-317]
    all: s4 gets 4 logistics progress [SP-345]
26 s4 Europe: 0 of 4
    all: s4 puts progress on Europe: now 1 [SP-346]
27 s4 Canada: 0 of 2
    all: s4 puts progress on Canada: now 1 [SP-346]
28 s4 China: 0 of 4
    all: s4 puts progress on China: now 1 [SP-346]
29 s4 Finish your turn and lose 1 progress
    all: s4 loses 1 logistics progress [SP-351]
    all: s5 gets 3 logistics progress [SP-345]
30 s5 India (offices: s3): 0 of 3
    all: s5 puts progress on India: now 1 [SP-346]
= 30 8ea8abdf102c183cb67e7764fdad47d4e1700a699194a8e7cb9333e77b12be9a
31 s5 RSA: 0 of 2
    all: s5 puts progress on RSA: now 1 [SP-346]
32 s5 Caribbean: 0 of 2
    all: s5 puts progress on Caribbean: now 1 [SP-346]
    all: s3 gets 2 logistics progress [SP-345]
33 s3 Canada: 0 of 2
    all: s3 puts progress on Canada: now 1 [SP-346]
34 s3 Emirates: 0 of 2
    all: s3 puts progress on Emirates: now 1 [SP-346]
    all: s1 gets 1 logistics progress [SP-345]
35 s1 North Africa (offices: s2): 0 of 3
    all: s1 puts progress on North Africa: now 1 [SP-346]
36 s4 Sell: CIS × 2
    all: s4 sells 2 goods in CIS [SP-385]
37 s5 Sell nothing
    all: s5 sells nothing [SP-387]
38 s3 Sell: India × 2
    all: s3 sells 2 goods in India [SP-385]
39 s2 Sell: North Africa × 1
    all: s2 sells 1 good in North Africa [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s3 discards 3 unsold goods [SP-388]
    all: s4 discards 4 unsold goods [SP-388]
    all: s5 discards 4 unsold goods [SP-388]
    all: s1 sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 scores 6 VP: 1 good at a price of 6 [SP-411, s2 +6]
    all: s3 scores 10 VP: 2 goods at a price of 5 [SP-411, s3 +10]
    all: s4 scores 8 VP: 2 goods at a price of 4 [SP-411, s4 +8]
    all: s5 sold nothing: 0 VP [SP-411, s5 +0]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s4 controls CIS and scores 2 VP [SP-412, s4 +2]
    all: s3 controls India and scores 2 VP [SP-412, s3 +2]
    all: New improvement in place 1: goods + goods [SP-182]
    all: New improvement in place 2: cheap goods + research [SP-182]
    all: New improvement in place 3: goods + goods [SP-182]
    all: New improvement in place 4: cheap goods + logistics [SP-182]
    all: New improvement in place 5: research + logistics [SP-182]
    all: Round 2 begins [SP-220]
40 s4 K1 under W1, with 1 improvement: goods × 2, markup × 1, factory × 1, research × 1 and logistics × 4; covered squares: 1
    all: s4 hands in a plan [SP-255]
= 40 f8a5a81982563fa09e518983888d65968c4071b3fb3118e072f588943f979431
41 s5 W2 under K2, with 1 improvement: goods × 3, factory × 1 and research × 4; covered squares: 3; unused improvements: 1
    all: s5 hands in a plan [SP-255]
42 s1 W2 under K2, with 2 improvements: goods × 2, markup × 2, factory × 1, research × 4 and logistics × 1; covered squares: 2
    all: s1 hands in a plan [SP-255]
43 s2 K2 under W2, with 2 improvements: research × 6 and logistics × 1; covered squares: 4
    all: s2 hands in a plan [SP-255]
44 s3 K1 under W2, with 1 improvement: goods × 2, research × 2 and logistics × 3; covered squares: 3
    all: s3 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, markup × 2, factory × 1, research × 4 and logistics × 1; covered squares: 2 [SP-254]
    all: s2 reveals a plan: research × 6 and logistics × 1; covered squares: 4 [SP-254]
    all: s3 reveals a plan: goods × 2, research × 2 and logistics × 3; covered squares: 3 [SP-254]
    all: s4 reveals a plan: goods × 2, markup × 1, factory × 1, research × 1 and logistics × 4; covered squares: 1 [SP-254]
    all: s5 reveals a plan: goods × 3, factory × 1 and research × 4; covered squares: 3; unused improvements: 1 [SP-254]
    all: s1 sets a price of 7 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s4 sets a price of 6 [SP-271]
    all: s5 sets a price of 5 [SP-271]
    all: s5 produces 7 goods (plan) [SP-280]
    all: s2 produces 4 goods (plan) [SP-280]
    all: s3 produces 6 goods (plan) [SP-280]
    all: s4 produces 4 goods (plan) [SP-280]
    all: s1 produces 4 goods (plan) [SP-280]
45 s5 goods + goods
    all: s5 takes an improvement: goods + goods [SP-300]
    all: s2 takes a goods token [SP-301]
    all: s3 takes a goods token [SP-301]
46 s4 goods + goods
    all: s4 takes an improvement: goods + goods [SP-300]
47 s1 research + logistics
    all: s1 takes an improvement: research + logistics [SP-300]
    all: s5 gets 4 research progress [SP-315]
48 s5 Gamepad (1 of 4): place an office in any region at once
    all: s5 puts progress on Gamepad: now 2 [SP-317]
49 s5 Battery (0 of 4): 1 more logistics progress every round
    all: s5 puts progress on Battery: now 1 [SP-317]
50 s5 4G (1 of 6): you may sell 1 good in each region without your office
    all: s5 puts progress on 4G: now 2 [SP-317]
= 50 e8f425afb8cdf4ef0592fe1557da130b68590c6cc4dd50350460bea0d58af7f5
51 s5 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s5 puts progress on Wi-Fi: now 1 [SP-317]
    all: s2 gets 6 research progress [SP-315]
52 s2 Wi-Fi (2 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 3 [SP-317]
    all: s2 researches Wi-Fi [SP-319]
    all: s2 takes the patent for Wi-Fi [SP-320]
53 s2 4G (0 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 1 [SP-317]
54 s2 Battery (2 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 3 [SP-317]
55 s2 GPS (0 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 1 [SP-317]
56 s2 4G (1 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 2 [SP-317]
57 s2 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 1 [SP-317]
    all: s3 gets 2 research progress [SP-315]
58 s3 GPS (0 of 3): produce 5 goods at once
    all: s3 puts progress on GPS: now 1 [SP-317]
59 s3 Wi-Fi (1 of 2): unsold goods stay in your warehouse
    all: s3 puts progress on Wi-Fi: now 2 [SP-317]
    all: s3 researches Wi-Fi [SP-319]
    all: s4 gets 1 research progress [SP-315]
60 s4 Wi-Fi (0 of 2): unsold goods stay in your warehouse
    all: s4 puts progress on Wi-Fi: now 1 [SP-317]
    all: s1 gets 4 research progress [SP-315]
= 60 82f04f6640102258be8d7a7d99e719ef389a4c03c58fecca2bb9e767ba57e37e
61 s1 GPS (0 of 3): produce 5 goods at once
    all: s1 puts progress on GPS: now 1 [SP-317]
62 s1 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s1 puts progress on NFC: now 1 [SP-317]
63 s1 Gamepad (0 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 1 [SP-317]
64 s1 Gamepad (1 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 2 [SP-317]
    all: s2 gets 1 logistics progress [SP-345]
65 s2 China: 0 of 4
    all: s2 puts progress on China: now 1 [SP-346]
    all: s3 gets 3 logistics progress [SP-345]
66 s3 Emirates: 1 of 2
    all: s3 puts progress on Emirates: now 2 [SP-346]
    all: s3 opens an office in Emirates [SP-348]
67 s3 RSA: 0 of 2
    all: s3 puts progress on RSA: now 1 [SP-346]
68 s3 China: 0 of 4
    all: s3 puts progress on China: now 1 [SP-346]
    all: s4 gets 4 logistics progress [SP-345]
69 s4 Europe: 1 of 4
    all: s4 puts progress on Europe: now 2 [SP-346]
70 s4 China: 1 of 4
    all: s4 puts progress on China: now 2 [SP-346]
= 70 ccbda55d3376c981e45d3050458851882858808b33eacfcd75d9367b659b67a6
71 s4 Canada: 1 of 2
    all: s4 puts progress on Canada: now 2 [SP-346]
    all: s4 opens an office in Canada [SP-348]
72 s4 Europe: 2 of 4
    all: s4 puts progress on Europe: now 3 [SP-346]
    all: s1 gets 1 logistics progress [SP-345]
73 s1 USA: 0 of 4
    all: s1 puts progress on USA: now 1 [SP-346]
74 s5 Sell: Australia × 1
    all: s5 sells 1 good in Australia [SP-385]
75 s2 Sell: North Africa × 1
    all: s2 sells 1 good in North Africa [SP-385]
76 s3 Sell: Emirates × 1 and India × 2
    all: s3 sells 1 good in Emirates [SP-385]
    all: s3 sells 2 goods in India [SP-385]
77 s4 Sell: CIS × 1
    all: s4 sells 1 good in CIS [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 keeps 3 unsold goods [SP-87]
    all: s3 keeps 3 unsold goods [SP-87]
    all: s4 discards 3 unsold goods [SP-388]
    all: s5 discards 6 unsold goods [SP-388]
    all: s1 sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s3 scores 15 VP: 3 goods at a price of 5 [SP-411, s3 +15]
    all: s4 scores 6 VP: 1 good at a price of 6 [SP-411, s4 +6]
    all: s5 scores 5 VP: 1 good at a price of 5 [SP-411, s5 +5]
    all: s3 controls Emirates and scores 1 VP [SP-412, s3 +1]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s4 controls CIS and scores 2 VP [SP-412, s4 +2]
    all: s3 controls India and scores 2 VP [SP-412, s3 +2]
    all: s5 controls Australia and scores 2 VP [SP-412, s5 +2]
    all: New improvement in place 1: research + logistics [SP-182]
    all: New improvement in place 2: goods + cheap goods [SP-182]
    all: New improvement in place 3: logistics + logistics [SP-182]
    all: New improvement in place 4: cheap goods + research [SP-182]
    all: New improvement in place 5: goods + cheap goods [SP-182]
    all: Round 3 begins [SP-220]
78 s5 K2 under W2, with 2 improvements: goods × 4 and research × 4; covered squares: 4; unused improvements: 1
    all: s5 hands in a plan [SP-255]
79 s4 W2 under K1, with 2 improvements: goods × 5, factory × 1, research × 2 and logistics × 2; covered squares: 2
    all: s4 hands in a plan [SP-255]
80 s2 K2 under W1, with 1 improvement: goods × 1, cheap goods × 1, research × 4 and logistics × 1; covered squares: 1; unused improvements: 1
    all: s2 hands in a plan [SP-255]
= 80 74837f6b1e7f221b471ee32a164af7661ad7e0b8a4f029d38a3f8b8a66da4c16
81 s3 K2 under W1, with 1 improvement: cheap goods × 3, factory × 1 and logistics × 2; covered squares: 3
    all: s3 hands in a plan [SP-255]
82 s1 K1 under W2, with 2 improvements: markup × 2, research × 3 and logistics × 2; covered squares: 4; unused improvements: 1
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: markup × 2, research × 3 and logistics × 2; covered squares: 4; unused improvements: 1 [SP-254]
    all: s2 reveals a plan: goods × 1, cheap goods × 1, research × 4 and logistics × 1; covered squares: 1; unused improvements: 1 [SP-254]
    all: s3 reveals a plan: cheap goods × 3, factory × 1 and logistics × 2; covered squares: 3 [SP-254]
    all: s4 reveals a plan: goods × 5, factory × 1, research × 2 and logistics × 2; covered squares: 2 [SP-254]
    all: s5 reveals a plan: goods × 4 and research × 4; covered squares: 4; unused improvements: 1 [SP-254]
    all: s1 sets a price of 7 [SP-271]
    all: s2 sets a price of 4 [SP-271]
    all: s3 sets a price of 2 [SP-271]
    all: s4 sets a price of 5 [SP-271]
    all: s5 sets a price of 5 [SP-271]
    all: s3 produces 8 goods (plan) [SP-280]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s5 produces 9 goods (plan) [SP-280]
    all: s4 produces 8 goods (plan) [SP-280]
    all: s1 produces 5 goods (plan) [SP-280]
83 s3 cheap goods + research
    all: s3 takes an improvement: cheap goods + research [SP-300]
    all: s2 takes a goods token [SP-301]
    all: s5 takes a goods token [SP-301]
84 s4 research + logistics
    all: s4 takes an improvement: research + logistics [SP-300]
    all: s1 takes a goods token [SP-301]
    all: s2 gets 4 research progress [SP-315]
85 s2 4G (2 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 3 [SP-317]
86 s2 GPS (1 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 2 [SP-317]
87 s2 4G (3 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 4 [SP-317]
88 s2 NFC (1 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 2 [SP-317]
    all: s5 gets 3 research progress; 1 more are not in the supply [SP-315]
89 s5 4G (2 of 6): you may sell 1 good in each region without your office
    all: s5 puts progress on 4G: now 3 [SP-317]
90 s5 Gamepad (2 of 4): place an office in any region at once
    all: s5 puts progress on Gamepad: now 3 [SP-317]
= 90 948dad151ff0f519304cef57fbc458f7980b5b3d156b7513f2647d246f0b3294
91 s5 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s5 puts progress on NFC: now 1 [SP-317]
    all: s4 gets 2 research progress [SP-315]
92 s4 Battery (0 of 4): 1 more logistics progress every round
    all: s4 puts progress on Battery: now 1 [SP-317]
93 s4 Wi-Fi (1 of 2): unsold goods stay in your warehouse
    all: s4 puts progress on Wi-Fi: now 2 [SP-317]
    all: s4 researches Wi-Fi [SP-319]
    all: s1 gets 3 research progress [SP-315]
94 s1 Gamepad (2 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 3 [SP-317]
95 s1 GPS (1 of 3): produce 5 goods at once
    all: s1 puts progress on GPS: now 2 [SP-317]
96 s1 Battery (2 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 3 [SP-317]
    all: s3 gets 2 logistics progress [SP-345]
97 s3 Australia (offices: s5): 0 of 3
    all: s3 puts progress on Australia: now 1 [SP-346]
98 s3 Australia (offices: s5): 1 of 3
    all: s3 puts progress on Australia: now 2 [SP-346]
    all: s2 gets 0 logistics progress; 1 more are not in the supply [SP-345]
    all: s4 gets 2 logistics progress [SP-345]
99 s4 Europe: 3 of 4
    all: s4 puts progress on Europe: now 4 [SP-346]
    all: s4 opens an office in Europe [SP-348]
100 s4 India (offices: s3): 0 of 3
    all: s4 puts progress on India: now 1 [SP-346]
    all: s1 gets 0 logistics progress; 2 more are not in the supply [SP-345]
= 100 65b2e5360a1aa3e3f4ed071812b37265d7a57aa10ee06aee33e706ea5dfb484d
101 s3 Sell: Emirates × 1 and India × 3
    all: s3 sells 1 good in Emirates [SP-385]
    all: s3 sells 3 goods in India [SP-385]
102 s2 Sell: North Africa × 2
    all: s2 sells 2 goods in North Africa [SP-385]
103 s5 Sell: Australia × 1
    all: s5 sells 1 good in Australia [SP-385]
104 s4 Sell: Europe × 4 and CIS × 3
    all: s4 sells 4 goods in Europe [SP-385]
    all: s4 sells 3 goods in CIS [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 keeps 6 unsold goods [SP-87]
    all: s3 keeps 7 unsold goods [SP-87]
    all: s4 keeps 1 unsold good [SP-87]
    all: s5 discards 8 unsold goods [SP-388]
    all: s1 sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 scores 8 VP: 2 goods at a price of 4 [SP-411, s2 +8]
    all: s3 scores 8 VP: 4 goods at a price of 2 [SP-411, s3 +8]
    all: s4 scores 35 VP: 7 goods at a price of 5 [SP-411, s4 +35]
    all: s5 scores 5 VP: 1 good at a price of 5 [SP-411, s5 +5]
    all: s4 controls Europe and scores 3 VP [SP-412, s4 +3]
    all: s3 controls Emirates and scores 1 VP [SP-412, s3 +1]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s4 controls CIS and scores 2 VP [SP-412, s4 +2]
    all: s3 controls India and scores 2 VP [SP-412, s3 +2]
    all: s5 controls Australia and scores 2 VP [SP-412, s5 +2]
    all: New improvement in place 1: markup + logistics [SP-182]
    all: New improvement in place 2: cheap goods + research [SP-182]
    all: New improvement in place 3: markup + logistics [SP-182]
    all: New improvement in place 4: goods + markup [SP-182]
    all: New improvement in place 5: cheap goods + logistics [SP-182]
    all: Round 4 begins [SP-220]
105 s5 W2 under K1, with 3 improvements: goods × 6, research × 3 and logistics × 1; covered squares: 2
    all: s5 hands in a plan [SP-255]
106 s4 K1 under W1, with 2 improvements: goods × 1, research × 2 and logistics × 5; covered squares: 4; unused improvements: 1
    all: s4 hands in a plan [SP-255]
107 s2 W2 under K1, with 2 improvements: goods × 2, markup × 1, factory × 1, research × 5 and logistics × 1; covered squares: 2
    all: s2 hands in a plan [SP-255]
108 s1 W2 under K2, with 2 improvements: goods × 2, factory × 1, research × 5 and logistics × 1; covered squares: 2; unused improvements: 1
    all: s1 hands in a plan [SP-255]
109 s3 K1 under W1, with 2 improvements: cheap goods × 1, research × 2 and logistics × 4; covered squares: 4
    all: s3 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, factory × 1, research × 5 and logistics × 1; covered squares: 2; unused improvements: 1 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1, factory × 1, research × 5 and logistics × 1; covered squares: 2 [SP-254]
    all: s3 reveals a plan: cheap goods × 1, research × 2 and logistics × 4; covered squares: 4 [SP-254]
    all: s4 reveals a plan: goods × 1, research × 2 and logistics × 5; covered squares: 4; unused improvements: 1 [SP-254]
    all: s5 reveals a plan: goods × 6, research × 3 and logistics × 1; covered squares: 2 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 4 [SP-271]
    all: s4 sets a price of 5 [SP-271]
    all: s5 sets a price of 5 [SP-271]
    all: s3 produces 7 goods (plan) [SP-280]
    all: s1 produces 6 goods (plan) [SP-280]
    all: s5 produces 9 goods (plan) [SP-280]
    all: s4 produces 7 goods (plan) [SP-280]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s3 takes a goods token [SP-301]
110 s1 cheap goods + logistics
    all: s1 takes an improvement: cheap goods + logistics [SP-300]
    all: s5 takes a goods token [SP-301]
    all: s4 takes a goods token [SP-301]
= 110 f454ba88499d2993c8d44631f044adbe506ad6acd6c9c1dcba16d1b837ea96b0
111 s2 cheap goods + research
    all: s2 takes an improvement: cheap goods + research [SP-300]
    all: s3 gets 2 research progress [SP-315]
112 s3 Gamepad (0 of 4): place an office in any region at once
    all: s3 puts progress on Gamepad: now 1 [SP-317]
113 s3 Gamepad (1 of 4): place an office in any region at once
    all: s3 puts progress on Gamepad: now 2 [SP-317]
    all: s1 gets 0 research progress; 5 more are not in the supply [SP-315]
    all: s5 gets 0 research progress; 3 more are not in the supply [SP-315]
    all: s4 gets 2 research progress [SP-315]
114 s4 Battery (1 of 4): 1 more logistics progress every round
    all: s4 puts progress on Battery: now 2 [SP-317]
115 s4 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s4 puts progress on NFC: now 1 [SP-317]
    all: s2 gets 0 research progress; 5 more are not in the supply [SP-315]
    all: s3 gets 2 logistics progress; 2 more are not in the supply [SP-345]
116 s3 China: 1 of 4
    all: s3 puts progress on China: now 2 [SP-346]
117 s3 North Africa (offices: s2): 0 of 3
    all: s3 puts progress on North Africa: now 1 [SP-346]
    all: s1 gets 0 logistics progress; 1 more are not in the supply [SP-345]
    all: s5 gets 0 logistics progress; 1 more are not in the supply [SP-345]
    all: s4 gets 5 logistics progress [SP-345]
118 s4 North Africa (offices: s2): 0 of 3
    all: s4 puts progress on North Africa: now 1 [SP-346]
119 s4 China: 2 of 4
    all: s4 puts progress on China: now 3 [SP-346]
120 s4 USA: 0 of 4
    all: s4 puts progress on USA: now 1 [SP-346]
= 120 3dfe44fd2d9280813e091a862c3ef7c5e50a560de7889357520b72d5715575c3
121 s4 North Africa (offices: s2): 1 of 3
    all: s4 puts progress on North Africa: now 2 [SP-346]
122 s4 China: 3 of 4
    all: s4 puts progress on China: now 4 [SP-346]
    all: s4 opens an office in China [SP-348]
    all: s2 gets 0 logistics progress; 1 more are not in the supply [SP-345]
123 s3 Sell: Emirates × 1 and India × 2
    all: s3 sells 1 good in Emirates [SP-385]
    all: s3 sells 2 goods in India [SP-385]
124 s1 Sell: South America × 1
    all: s1 sells 1 good in South America [SP-385]
125 s5 Sell: Australia × 1
    all: s5 sells 1 good in Australia [SP-385]
126 s4 Sell: Europe × 4, CIS × 3 and China × 1
    all: s4 sells 4 goods in Europe [SP-385]
    all: s4 sells 3 goods in CIS [SP-385]
    all: s4 sells 1 good in China [SP-385]
127 s2 Sell: North Africa × 2
    all: s2 sells 2 goods in North Africa [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 keeps 10 unsold goods [SP-87]
    all: s3 keeps 11 unsold goods [SP-87]
    all: s5 discards 8 unsold goods [SP-388]
    all: s1 scores 5 VP: 1 good at a price of 5 [SP-411, s1 +5]
    all: s2 scores 12 VP: 2 goods at a price of 6 [SP-411, s2 +12]
    all: s3 scores 12 VP: 3 goods at a price of 4 [SP-411, s3 +12]
    all: s4 scores 40 VP: 8 goods at a price of 5 [SP-411, s4 +40]
    all: s5 scores 5 VP: 1 good at a price of 5 [SP-411, s5 +5]
    all: s1 controls South America and scores 2 VP [SP-412, s1 +2]
    all: s4 controls Europe and scores 3 VP [SP-412, s4 +3]
    all: s3 controls Emirates and scores 1 VP [SP-412, s3 +1]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s4 controls CIS and scores 2 VP [SP-412, s4 +2]
    all: s4 controls China and scores 3 VP [SP-412, s4 +3]
    all: s3 controls India and scores 2 VP [SP-412, s3 +2]
    all: s5 controls Australia and scores 2 VP [SP-412, s5 +2]
    all: Round 5 begins [SP-220]
128 s5 K2 under W2, with 3 improvements: goods × 4 and research × 4; covered squares: 4
    all: s5 hands in a plan [SP-255]
129 s4 K1 under W2, with 3 improvements: goods × 5, factory × 1, research × 2 and logistics × 3; covered squares: 1
    all: s4 hands in a plan [SP-255]
130 s2 K2 under W1, with 2 improvements: goods × 1, cheap goods × 1, markup × 1, research × 1 and logistics × 2; covered squares: 3; unused improvements: 1
    all: s2 hands in a plan [SP-255]
= 130 84b4a3a404fa7b7b3a5353e0aa996aa13ac42197964f12bce6797e87b6d764ea
131 s1 W2 under K2, with 4 improvements: goods × 2, factory × 1, research × 3 and logistics × 2; covered squares: 3
    all: s1 hands in a plan [SP-255]
132 s3 W1 under K1, with 2 improvements: goods × 1, cheap goods × 2, markup × 1, factory × 1 and logistics × 2; covered squares: 1
    all: s3 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, factory × 1, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 1, cheap goods × 1, markup × 1, research × 1 and logistics × 2; covered squares: 3; unused improvements: 1 [SP-254]
    all: s3 reveals a plan: goods × 1, cheap goods × 2, markup × 1, factory × 1 and logistics × 2; covered squares: 1 [SP-254]
    all: s4 reveals a plan: goods × 5, factory × 1, research × 2 and logistics × 3; covered squares: 1 [SP-254]
    all: s5 reveals a plan: goods × 4 and research × 4; covered squares: 4 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 4 [SP-271]
    all: s4 sets a price of 5 [SP-271]
    all: s5 sets a price of 5 [SP-271]
    all: s3 produces 7 goods (plan) [SP-280]
    all: s1 produces 6 goods (plan) [SP-280]
    all: s5 produces 10 goods (plan) [SP-280]
    all: s2 produces 8 goods (plan) [SP-280]
    all: s4 produces 8 goods (plan) [SP-280]
    all: s1 gets 0 research progress; 3 more are not in the supply [SP-315]
    all: s5 gets 0 research progress; 4 more are not in the supply [SP-315]
    all: s2 gets 0 research progress; 1 more are not in the supply [SP-315]
    all: s4 gets 2 research progress [SP-315]
133 s4 NFC (1 of 5): your price goes up by 1, now and in every later round
    all: s4 puts progress on NFC: now 2 [SP-317]
134 s4 Battery (2 of 4): 1 more logistics progress every round
    all: s4 puts progress on Battery: now 3 [SP-317]
    all: s3 gets 0 logistics progress; 2 more are not in the supply [SP-345]
    all: s1 gets 0 logistics progress; 2 more are not in the supply [SP-345]
    all: s2 gets 0 logistics progress; 2 more are not in the supply [SP-345]
    all: s4 gets 2 logistics progress; 1 more are not in the supply [SP-345]
135 s4 USA: 1 of 4
    all: s4 puts progress on USA: now 2 [SP-346]
136 s4 USA: 2 of 4
    all: s4 puts progress on USA: now 3 [SP-346]
137 s3 Sell: Emirates × 1 and India × 1
    all: s3 sells 1 good in Emirates [SP-385]
    all: s3 sells 1 good in India [SP-385]
138 s1 Sell: South America × 1
    all: s1 sells 1 good in South America [SP-385]
139 s5 Sell: Australia × 1
    all: s5 sells 1 good in Australia [SP-385]
140 s2 Sell: North Africa × 2
    all: s2 sells 2 goods in North Africa [SP-385]
= 140 813db611104dd275949c04073523ed6d172a28ac9dc93d9ceb6b6b472ab4012d
141 s4 Sell: Europe × 4, CIS × 3 and China × 1
    all: s4 sells 4 goods in Europe [SP-385]
    all: s4 sells 3 goods in CIS [SP-385]
    all: s4 sells 1 good in China [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 keeps 16 unsold goods [SP-87]
    all: s3 keeps 16 unsold goods [SP-87]
    all: s5 discards 9 unsold goods [SP-388]
    all: s1 scores 5 VP: 1 good at a price of 5 [SP-411, s1 +5]
    all: s2 scores 10 VP: 2 goods at a price of 5 [SP-411, s2 +10]
    all: s3 scores 8 VP: 2 goods at a price of 4 [SP-411, s3 +8]
    all: s4 scores 40 VP: 8 goods at a price of 5 [SP-411, s4 +40]
    all: s5 scores 5 VP: 1 good at a price of 5 [SP-411, s5 +5]
    all: s1 controls South America and scores 2 VP [SP-412, s1 +2]
    all: s4 controls Europe and scores 3 VP [SP-412, s4 +3]
    all: s3 controls Emirates and scores 1 VP [SP-412, s3 +1]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s4 controls CIS and scores 2 VP [SP-412, s4 +2]
    all: s4 controls China and scores 3 VP [SP-412, s4 +3]
    all: s3 controls India and scores 2 VP [SP-412, s3 +2]
    all: s5 controls Australia and scores 2 VP [SP-412, s5 +2]
    all: s2 scores 6 VP for the Wi-Fi patent [SP-460, s2 +6]
    all: The game is over [SP-461]
= 141 74e00d26a445e0bfe281ce74d18e985d3967479e4c08748c9b7312b70113e131
s1 rank 5 score 18
s2 rank 3 score 60
s3 rank 2 score 73
s4 rank 1 score 161
s5 rank 4 score 33
