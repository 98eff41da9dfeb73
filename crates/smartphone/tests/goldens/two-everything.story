smartphone revision 1, 2 seats, options {"board":"small","technologies":"new","directives":"on","hard":"on","gps":"any","wi_fi":"any","gamepad":"any","battery":"any","nfc":"any","four_g":"any"}
deal
    all: GPS: 1 good for the next round from each region you control [SP-181]
    all: Wi-Fi: once per round you may place a second office in a region where you have one [SP-181]
    all: Gamepad: customers who want a technology you hold the patent for can buy a second good [SP-181]
    all: Battery: 1 more logistics progress every round [SP-181]
    all: NFC: in the logistics phase you may sell up to 3 goods off the map [SP-181]
    all: 4G: you may sell 1 good in each region without your office [SP-181]
    all: New improvement in place 1: research + logistics [SP-182]
    all: New improvement in place 2: logistics + logistics [SP-182]
    all: New improvement in place 3: cheap goods + research [SP-182]
    all: First player: s1 [SP-183]
1 s1 Black: 5 VP, improvement goods + research
    all: s1 takes the Black company and starts with 5 VP [SP-185, s1 +5]
2 s2 Green: 3 VP, improvement markup + research
    all: s2 takes the Green company and starts with 3 VP [SP-185, s2 +3]
3 s2 Emirates, Retailer R1 and side a (11 7 4 VP)
    all: Retailer R1 goes to Emirates: side a (11 7 4 VP) [SP-574]
4 s2 North Africa, Retailer R3 and side b (10 9 8 7 VP)
    all: Retailer R3 goes to North Africa: side b (10 9 8 7 VP) [SP-574]
5 s1 South America
    all: s1 chooses a start region: South America [SP-573]
    all: s2 chooses a start region: India [SP-573]
    all: Directive No. 13: have offices in 3 or more S regions [SP-521]
    all: Directive No. 24: sell to the rightmost customer of 2 or more regions this round [SP-521]
    all: Directive No. 18: own 4 or more improvements, including the starting one but not mini improvements [SP-521]
    all: Directive No. 23: sell only to technology customers in 3 or more regions this round [SP-521]
    all: Directive No. 11: have offices in 6 or more regions [SP-521]
    all: Round 1 begins [SP-220]
6 s1 W1 under K1, with 1 improvement: goods × 2, factory × 1, research × 1 and logistics × 3; covered squares: 3
    all: s1 hands in a plan [SP-255]
7 s2 W2 under K2, with 1 improvement: goods × 2, markup × 1, factory × 1 and research × 4; covered squares: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, factory × 1, research × 1 and logistics × 3; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1, factory × 1 and research × 4; covered squares: 3 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s1 pays for the symbols of the plan: -11 VP [SP-721, s1 -11]
    all: s2 pays for the symbols of the plan: -12 VP [SP-721, s2 -12]
    all: s1 produces 5 goods (plan) [SP-280]
    all: s1 pays for the goods: -5 VP [SP-725, s1 -5]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s2 pays for the goods: -5 VP [SP-725, s2 -5]
8 s1 cheap goods + research
    all: s1 takes an improvement: cheap goods + research [SP-300]
9 s2 logistics + logistics
    all: s2 takes an improvement: logistics + logistics [SP-300]
    all: s1 gets 1 research progress [SP-315]
10 s1 Battery (0 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 1 [SP-317]
    all: s1 pays interest: -2 VP [SP-727, s1 -2]
    all: s2 gets 4 research progress [SP-315]
= 10 250db68090de57d8184ac087176ba872a7bffd2595f36871224668c224ff8444
11 s2 Gamepad (0 of 4): customers who want a technology you hold the patent for can buy a second good
    all: s2 puts progress on Gamepad: now 1 [SP-317]
12 s2 Wi-Fi (0 of 3): once per round you may place a second office in a region where you have one
    all: s2 puts progress on Wi-Fi: now 1 [SP-317]
13 s2 4G (0 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 1 [SP-317]
14 s2 GPS (0 of 3): 1 good for the next round from each region you control
    all: s2 puts progress on GPS: now 1 [SP-317]
    all: s2 pays interest: -2 VP [SP-727, s2 -2]
    all: s1 gets 3 logistics progress [SP-345]
15 s1 Australia: 0 of 2
    all: s1 puts progress on Australia: now 1 [SP-346]
16 s1 USA: 0 of 4
    all: s1 puts progress on USA: now 1 [SP-346]
17 s1 USA: 1 of 4
    all: s1 puts progress on USA: now 2 [SP-346]
18 s1 Sell nothing
    all: s1 sells nothing [SP-387]
19 s2 Sell: India × 2
    all: s2 sells 2 goods in India [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 3 unsold goods [SP-388]
    all: s1 sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 scores 12 VP: 2 goods at a price of 6 [SP-411, s2 +12]
    all: s2 controls India and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: research + research [SP-182]
    all: New improvement in place 2: markup + research [SP-182]
    all: New improvement in place 3: cheap goods + logistics [SP-182]
    all: Round 2 begins [SP-220]
20 s2 K1 under W1, with 2 improvements: research × 2 and logistics × 5; covered squares: 4
    all: s2 hands in a plan [SP-255]
= 20 c954721bb6abb29cd16ba717f83b28e61d0b86aa67f992e738b67468da5f4186
21 s1 W2 under K1, with 2 improvements: goods × 3, cheap goods × 1, factory × 1, research × 2 and logistics × 1; covered squares: 4
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 3, cheap goods × 1, factory × 1, research × 2 and logistics × 1; covered squares: 4 [SP-254]
    all: s2 reveals a plan: research × 2 and logistics × 5; covered squares: 4 [SP-254]
    all: s1 sets a price of 4 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s1 pays for the symbols of the plan: -9 VP [SP-721, s1 -9]
    all: s2 pays for the symbols of the plan: -10 VP [SP-721, s2 -10]
    all: s1 produces 8 goods (plan) [SP-280]
    all: s1 pays for the goods: -8 VP [SP-725, s1 -8]
    all: s2 produces 4 goods (plan) [SP-280]
    all: s2 pays for the goods: -4 VP [SP-725, s2 -4]
22 s1 cheap goods + logistics
    all: s1 takes an improvement: cheap goods + logistics [SP-300]
    all: s2 takes a goods token [SP-301]
    all: s1 gets 2 research progress [SP-315]
23 s1 Wi-Fi (0 of 3): once per round you may place a second office in a region where you have one
    all: s1 puts progress on Wi-Fi: now 1 [SP-317]
24 s1 Wi-Fi (1 of 3): once per round you may place a second office in a region where you have one
    all: s1 puts progress on Wi-Fi: now 2 [SP-317]
    all: s1 pays interest: -3 VP [SP-727, s1 -3]
    all: s2 gets 2 research progress [SP-315]
25 s2 GPS (1 of 3): 1 good for the next round from each region you control
    all: s2 puts progress on GPS: now 2 [SP-317]
26 s2 Gamepad (1 of 4): customers who want a technology you hold the patent for can buy a second good
    all: s2 puts progress on Gamepad: now 2 [SP-317]
    all: s2 pays interest: -2 VP [SP-727, s2 -2]
    all: s1 gets 1 logistics progress [SP-345]
27 s1 USA: 2 of 4
    all: s1 puts progress on USA: now 3 [SP-346]
    all: s2 gets 5 logistics progress [SP-345]
28 s2 Australia: 0 of 2
    all: s2 puts progress on Australia: now 1 [SP-346]
29 s2 China: 0 of 4
    all: s2 puts progress on China: now 1 [SP-346]
30 s2 China: 1 of 4
    all: s2 puts progress on China: now 2 [SP-346]
= 30 1585ada9f39087c4f31ed9b0861d8eb4f88defb8eb6143f75dde1c4578333ec3
31 s2 Emirates: 0 of 2
    all: s2 puts progress on Emirates: now 1 [SP-346]
32 s2 Australia: 1 of 2
    all: s2 puts progress on Australia: now 2 [SP-346]
    all: s2 opens an office in Australia [SP-348]
33 s1 Sell: South America × 3
    all: s1 sells 3 goods in South America [SP-385]
34 s2 Sell: India × 3 and Australia × 1
    all: s2 sells 3 goods in India [SP-385]
    all: s2 sells 1 good in Australia [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s1 scores 12 VP: 3 goods at a price of 4 [SP-411, s1 +12]
    all: s2 scores 20 VP: 4 goods at a price of 5 [SP-411, s2 +20]
    all: s1 controls South America and scores 2 VP [SP-412, s1 +2]
    all: s2 controls India and scores 2 VP [SP-412, s2 +2]
    all: s2 controls Australia and scores 1 VP [SP-412, s2 +1]
    all: New improvement in place 1: cheap goods + logistics [SP-182]
    all: New improvement in place 2: cheap goods + logistics [SP-182]
    all: New improvement in place 3: goods + markup [SP-182]
    all: Round 3 begins [SP-220]
35 s1 K2 under W2, with 2 improvements: goods × 2, cheap goods × 1, research × 5 and logistics × 1; covered squares: 3; unused improvements: 1
    all: s1 hands in a plan [SP-255]
36 s2 W2 under K2, with 2 improvements: goods × 1, factory × 1, research × 4 and logistics × 2; covered squares: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, cheap goods × 1, research × 5 and logistics × 1; covered squares: 3; unused improvements: 1 [SP-254]
    all: s2 reveals a plan: goods × 1, factory × 1, research × 4 and logistics × 2; covered squares: 3 [SP-254]
    all: s1 sets a price of 4 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s1 pays for the symbols of the plan: -9 VP [SP-721, s1 -9]
    all: s2 pays for the symbols of the plan: -10 VP [SP-721, s2 -10]
    all: s1 produces 7 goods (plan) [SP-280]
    all: s1 pays for the goods: -7 VP [SP-725, s1 -7]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s2 pays for the goods: -5 VP [SP-725, s2 -5]
    all: s1 takes a goods token [SP-301]
37 s2 goods + markup
    all: s2 takes an improvement: goods + markup [SP-300]
    all: s1 gets 5 research progress [SP-315]
38 s1 4G (0 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 1 [SP-317]
39 s1 4G (1 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 2 [SP-317]
40 s1 GPS (0 of 3): 1 good for the next round from each region you control
    all: s1 puts progress on GPS: now 1 [SP-317]
= 40 56383197f2bc9798d30d3b11df6b95e6b9d52b319fcd14ce804c55638788d154
41 s1 NFC (0 of 5): in the logistics phase you may sell up to 3 goods off the map
    all: s1 puts progress on NFC: now 1 [SP-317]
42 s1 Wi-Fi (2 of 3): once per round you may place a second office in a region where you have one
    all: s1 puts progress on Wi-Fi: now 3 [SP-317]
    all: s1 researches Wi-Fi [SP-319]
    all: s1 takes the patent for Wi-Fi [SP-320]
    all: s1 scores 6 VP for the Wi-Fi patent [SP-726, s1 +6]
    all: s1 pays interest: -3 VP [SP-727, s1 -3]
    all: s2 gets 3 research progress; 1 more are not in the supply [SP-315]
43 s2 Gamepad (2 of 4): customers who want a technology you hold the patent for can buy a second good
    all: s2 puts progress on Gamepad: now 3 [SP-317]
44 s2 Gamepad (3 of 4): customers who want a technology you hold the patent for can buy a second good
    all: s2 puts progress on Gamepad: now 4 [SP-317]
    all: s2 researches Gamepad [SP-319]
    all: s2 takes the patent for Gamepad [SP-320]
    all: s2 scores 8 VP for the Gamepad patent [SP-726, s2 +8]
45 s2 4G (1 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 2 [SP-317]
    all: s2 pays interest: -1 VP [SP-727, s2 -1]
    all: s1 gets 1 logistics progress [SP-345]
46 s1 Second office in South America
    all: s1 opens a second office in South America [SP-363]
47 s1 Caribbean: 0 of 2
    all: s1 puts progress on Caribbean: now 1 [SP-346]
    all: s2 gets 2 logistics progress [SP-345]
48 s2 South America (offices: s1 and s1): 0 of 3
    all: s2 puts progress on South America: now 1 [SP-346]
49 s2 South America (offices: s1 and s1): 1 of 3
    all: s2 puts progress on South America: now 2 [SP-346]
50 s1 Sell: South America × 3
    all: s1 sells 3 goods in South America [SP-385]
= 50 ef8780fdcfc85effdeaf03e29670d59e1f74ee59a2960d8a87633fd64c1d0c9f
51 s2 Sell: India × 3 and Australia × 1
    all: s2 sells 3 goods in India [SP-385]
    all: s2 sells 1 good in Australia [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 1 unsold good [SP-388]
    all: s1 scores 12 VP: 3 goods at a price of 4 [SP-411, s1 +12]
    all: s2 scores 20 VP: 4 goods at a price of 5 [SP-411, s2 +20]
    all: s1 controls South America and scores 3 VP [SP-412, s1 +3]
    all: s2 controls India and scores 2 VP [SP-412, s2 +2]
    all: s2 controls Australia and scores 1 VP [SP-412, s2 +1]
    all: New improvement in place 1: goods + markup [SP-182]
    all: New improvement in place 2: goods + goods [SP-182]
    all: New improvement in place 3: markup + logistics [SP-182]
    all: Round 4 begins [SP-220]
52 s2 W2 under K1, with 3 improvements: goods × 3, markup × 1, factory × 1, research × 1 and logistics × 2; covered squares: 4
    all: s2 hands in a plan [SP-255]
53 s1 W2 under K2, with 2 improvements: goods × 2, cheap goods × 1, factory × 1 and research × 5; covered squares: 3; unused improvements: 1
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, cheap goods × 1, factory × 1 and research × 5; covered squares: 3; unused improvements: 1 [SP-254]
    all: s2 reveals a plan: goods × 3, markup × 1, factory × 1, research × 1 and logistics × 2; covered squares: 4 [SP-254]
    all: s1 sets a price of 4 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s1 pays for the symbols of the plan: -8 VP [SP-721, s1 -8]
    all: s2 pays for the symbols of the plan: -5 VP [SP-721, s2 -5]
    all: s1 produces 8 goods (plan) [SP-280]
    all: s1 pays for the goods: -8 VP [SP-725, s1 -8]
    all: s2 produces 8 goods (plan) [SP-280]
    all: s2 pays for the goods: -8 VP [SP-725, s2 -8]
54 s1 goods + markup
    all: s1 takes an improvement: goods + markup [SP-300]
55 s1 Take the directive
    all: s1 takes a directive: No. 18: own 4 or more improvements, including the starting one but not mini improvements [SP-522]
56 s2 goods + goods
    all: s2 takes an improvement: goods + goods [SP-300]
    all: s1 gets 2 research progress; 3 more are not in the supply [SP-315]
57 s1 Battery (1 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 2 [SP-317]
58 s1 Gamepad (0 of 3): customers who want a technology you hold the patent for can buy a second good
    all: s1 puts progress on Gamepad: now 1 [SP-317]
    all: s1 pays interest: -4 VP [SP-727, s1 -4]
    all: s2 gets 1 research progress [SP-315]
59 s2 4G (2 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 3 [SP-317]
    all: s2 pays interest: 1 VP [SP-727, s2 +1]
    all: s2 gets 1 logistics progress; 1 more are not in the supply [SP-345]
60 s2 China: 2 of 4
    all: s2 puts progress on China: now 3 [SP-346]
= 60 ea38a48a3b30403fd1e95ddf3f0594fd6f7c50ea01fceb2075c6a4290cadba8c
61 s1 Sell: South America × 1
    all: s1 sells 1 good in South America [SP-385]
62 s2 Sell: India × 3 and Australia × 1
    all: s2 sells 2 goods and 1 second goods in India [SP-385]
    all: s2 sells 1 good in Australia [SP-385]
    all: s1 discards 7 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s1 scores 4 VP: 1 good at a price of 4 [SP-411, s1 +4]
    all: s2 scores 24 VP: 4 goods at a price of 6 [SP-411, s2 +24]
    all: s1 controls South America and scores 3 VP [SP-412, s1 +3]
    all: s2 controls India and scores 2 VP [SP-412, s2 +2]
    all: s2 controls Australia and scores 1 VP [SP-412, s2 +1]
    all: s1 scores 12 VP for a directive: No. 18: own 4 or more improvements, including the starting one but not mini improvements [SP-744, s1 +12]
    all: Round 5 begins [SP-220]
63 s2 K2 under W1, with 4 improvements: goods × 3, cheap goods × 2, markup × 1, factory × 1 and research × 2; covered squares: 1
    all: s2 hands in a plan [SP-255]
64 s1 W2 under K2, with 3 improvements: goods × 4, cheap goods × 1, markup × 1, research × 2 and logistics × 2; covered squares: 1; unused improvements: 1
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 4, cheap goods × 1, markup × 1, research × 2 and logistics × 2; covered squares: 1; unused improvements: 1 [SP-254]
    all: s2 reveals a plan: goods × 3, cheap goods × 2, markup × 1, factory × 1 and research × 2; covered squares: 1 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 4 [SP-271]
    all: s2 pays for the symbols of the plan: -3 VP [SP-721, s2 -3]
    all: s1 pays for the symbols of the plan: -4 VP [SP-721, s1 -4]
    all: s2 produces 7 goods (plan) [SP-280]
    all: s2 pays for the goods: -7 VP [SP-725, s2 -7]
    all: s1 produces 8 goods (plan) [SP-280]
    all: s1 pays for the goods: -8 VP [SP-725, s1 -8]
    all: s2 gets 0 research progress; 2 more are not in the supply [SP-315]
    all: s2 pays interest: 2 VP [SP-727, s2 +2]
    all: s1 gets 0 research progress; 2 more are not in the supply [SP-315]
    all: s1 pays interest: -3 VP [SP-727, s1 -3]
    all: s1 gets 0 logistics progress; 2 more are not in the supply [SP-345]
65 s2 Sell: India × 4 and Australia × 2
    all: s2 sells 3 goods and 1 second goods in India [SP-385]
    all: s2 sells 2 goods in Australia [SP-385]
66 s1 Sell: South America × 2
    all: s1 sells 2 goods in South America [SP-385]
    all: s1 discards 6 unsold goods [SP-388]
    all: s2 discards 1 unsold good [SP-388]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 scores 24 VP: 6 goods at a price of 4 [SP-411, s2 +24]
    all: s1 controls South America and scores 3 VP [SP-412, s1 +3]
    all: s2 controls India and scores 2 VP [SP-412, s2 +2]
    all: s2 controls Australia and scores 1 VP [SP-412, s2 +1]
    all: The game is over [SP-461]
= 66 c8a34877c60b7c8eb6f5bbe1a4051679bc4bcc83aab6111de21768df2a5aa512
s1 rank 2 score -20
s2 rank 1 score 54
