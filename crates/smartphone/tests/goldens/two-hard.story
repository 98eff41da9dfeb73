smartphone revision 1, 2 seats, options {"board":"big","technologies":"plain","directives":"off","hard":"on","gps":"any","wi_fi":"any","gamepad":"any","battery":"any","nfc":"any","four_g":"any"}
deal
    all: GPS: produce 5 goods at once [SP-181]
    all: Wi-Fi: unsold goods stay in your warehouse [SP-181]
    all: Gamepad: place an office in any region at once [SP-181]
    all: Battery: 1 more logistics progress every round [SP-181]
    all: NFC: your price goes up by 1, now and in every later round [SP-181]
    all: 4G: you may sell 1 good in each region without your office [SP-181]
    all: New improvement in place 1: cheap goods + logistics [SP-182]
    all: New improvement in place 2: logistics + logistics [SP-182]
    all: New improvement in place 3: goods + markup [SP-182]
    all: New improvement in place 4: goods + cheap goods [SP-182]
    all: New improvement in place 5: research + logistics [SP-182]
    all: First player: s2 [SP-183]
1 s2 Red: 7 VP, home CIS, improvement goods + logistics
    all: s2 takes the Red company and starts with 7 VP [SP-185, s2 +7]
2 s1 Green: 3 VP, home North Africa, improvement markup + research
    all: s1 takes the Green company and starts with 3 VP [SP-185, s1 +3]
    all: s2 starts in the home region: CIS [SP-186]
    all: s1 starts in the home region: North Africa [SP-186]
    all: Retailer R1 goes to Emirates: side b (8 7 6 VP) [SP-188]
    all: Retailer R2 goes to RSA: side b (7 7 7 VP) [SP-188]
    all: Retailer R4 goes to South America: side b (9 9 9 9 VP) [SP-188]
    all: Retailer R3 goes to Australia: side b (10 9 8 7 VP) [SP-188]
    all: Retailer R5 goes to India: side b (11 9 7 6 VP) [SP-188]
    all: Retailer R7 goes to China: side b (13 11 9 8 7 VP) [SP-188]
    all: Round 1 begins [SP-220]
3 s2 W2 under K2, with 1 improvement: goods × 3, factory × 1, research × 3 and logistics × 1; covered squares: 3
    all: s2 hands in a plan [SP-255]
4 s1 K1 under W1, with 1 improvement: cheap goods × 1, research × 2 and logistics × 3; covered squares: 4
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: cheap goods × 1, research × 2 and logistics × 3; covered squares: 4 [SP-254]
    all: s2 reveals a plan: goods × 3, factory × 1, research × 3 and logistics × 1; covered squares: 3 [SP-254]
    all: s1 sets a price of 4 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s1 pays for the symbols of the plan: -9 VP [SP-721, s1 -9]
    all: s2 pays for the symbols of the plan: -12 VP [SP-721, s2 -12]
    all: s1 produces 5 goods (plan) [SP-280]
    all: s1 pays for the goods: -5 VP [SP-725, s1 -5]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s2 pays for the goods: -6 VP [SP-725, s2 -6]
    all: s1 takes a goods token [SP-301]
5 s2 cheap goods + logistics
    all: s2 takes an improvement: cheap goods + logistics [SP-300]
    all: s1 gets 2 research progress [SP-315]
6 s1 4G (0 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 1 [SP-317]
7 s1 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s1 puts progress on NFC: now 1 [SP-317]
    all: s1 pays interest: -2 VP [SP-727, s1 -2]
    all: s2 gets 3 research progress [SP-315]
8 s2 Battery (0 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 1 [SP-317]
9 s2 GPS (0 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 1 [SP-317]
10 s2 GPS (1 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 2 [SP-317]
    all: s2 pays interest: -2 VP [SP-727, s2 -2]
    all: s1 gets 3 logistics progress [SP-345]
= 10 c6d549dfa01faee6176ae76df2280a38010b801c83c94c18113381aeba2abdfd
11 s1 China: 0 of 4
    all: s1 puts progress on China: now 1 [SP-346]
12 s1 South America: 0 of 3
    all: s1 puts progress on South America: now 1 [SP-346]
13 s1 China: 1 of 4
    all: s1 puts progress on China: now 2 [SP-346]
    all: s2 gets 1 logistics progress [SP-345]
14 s2 Europe: 0 of 4
    all: s2 puts progress on Europe: now 1 [SP-346]
15 s1 Sell: North Africa × 1
    all: s1 sells 1 good in North Africa [SP-385]
16 s2 Sell: CIS × 2
    all: s2 sells 2 goods in CIS [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s1 scores 4 VP: 1 good at a price of 4 [SP-411, s1 +4]
    all: s2 scores 10 VP: 2 goods at a price of 5 [SP-411, s2 +10]
    all: s1 controls North Africa and scores 2 VP [SP-412, s1 +2]
    all: s2 controls CIS and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: markup + logistics [SP-182]
    all: New improvement in place 2: logistics + logistics [SP-182]
    all: New improvement in place 3: goods + markup [SP-182]
    all: New improvement in place 4: cheap goods + research [SP-182]
    all: New improvement in place 5: goods + goods [SP-182]
    all: Round 2 begins [SP-220]
17 s2 K1 under W1, with 2 improvements: goods × 2, research × 1 and logistics × 5; covered squares: 3
    all: s2 hands in a plan [SP-255]
18 s1 W2 under K2, with 1 improvement: goods × 2, markup × 1, factory × 1 and research × 4; covered squares: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, markup × 1, factory × 1 and research × 4; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 2, research × 1 and logistics × 5; covered squares: 3 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s2 pays for the symbols of the plan: -10 VP [SP-721, s2 -10]
    all: s1 pays for the symbols of the plan: -10 VP [SP-721, s1 -10]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s2 pays for the goods: -5 VP [SP-725, s2 -5]
    all: s1 produces 6 goods (plan) [SP-280]
    all: s1 pays for the goods: -6 VP [SP-725, s1 -6]
    all: s2 takes a goods token [SP-301]
19 s1 goods + markup
    all: s1 takes an improvement: goods + markup [SP-300]
    all: s2 gets 1 research progress [SP-315]
20 s2 GPS (2 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 3 [SP-317]
    all: s2 researches GPS [SP-319]
    all: s2 takes the patent for GPS [SP-320]
    all: s2 scores 6 VP for the GPS patent [SP-726, s2 +6]
    all: s2 produces 5 goods (GPS) [SP-333]
    all: s2 pays for the goods: -5 VP [SP-725, s2 -5]
    all: s2 pays interest: -2 VP [SP-727, s2 -2]
    all: s1 gets 4 research progress [SP-315]
= 20 72483baaf8a96e5477aa50bc33abb0daa77cc271b53fa972dbd0a84e2c6d7054
21 s1 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s1 puts progress on Wi-Fi: now 1 [SP-317]
22 s1 4G (1 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 2 [SP-317]
23 s1 GPS (0 of 2): produce 5 goods at once
    all: s1 puts progress on GPS: now 1 [SP-317]
24 s1 GPS (1 of 2): produce 5 goods at once
    all: s1 puts progress on GPS: now 2 [SP-317]
    all: s1 researches GPS [SP-319]
    all: s1 produces 5 goods (GPS) [SP-333]
    all: s1 pays for the goods: -5 VP [SP-725, s1 -5]
    all: s1 pays interest: -3 VP [SP-727, s1 -3]
    all: s2 gets 5 logistics progress [SP-345]
25 s2 Europe: 1 of 4
    all: s2 puts progress on Europe: now 2 [SP-346]
26 s2 Canada: 0 of 2
    all: s2 puts progress on Canada: now 1 [SP-346]
27 s2 Europe: 2 of 4
    all: s2 puts progress on Europe: now 3 [SP-346]
28 s2 China: 0 of 4
    all: s2 puts progress on China: now 1 [SP-346]
29 s2 Europe: 3 of 4
    all: s2 puts progress on Europe: now 4 [SP-346]
    all: s2 opens an office in Europe [SP-348]
30 s2 Sell: Europe × 1 and CIS × 1
    all: s2 sells 1 good in Europe [SP-385]
    all: s2 sells 1 good in CIS [SP-385]
= 30 877bdac704815e7c4ef870c2c4487ed9d7ae5d1c18a1bd216cdac965c7921dda
31 s1 Sell: North Africa × 1
    all: s1 sells 1 good in North Africa [SP-385]
    all: s1 discards 10 unsold goods [SP-388]
    all: s2 discards 8 unsold goods [SP-388]
    all: s1 scores 6 VP: 1 good at a price of 6 [SP-411, s1 +6]
    all: s2 scores 10 VP: 2 goods at a price of 5 [SP-411, s2 +10]
    all: s2 controls Europe and scores 3 VP [SP-412, s2 +3]
    all: s1 controls North Africa and scores 2 VP [SP-412, s1 +2]
    all: s2 controls CIS and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: goods + goods [SP-182]
    all: New improvement in place 2: cheap goods + research [SP-182]
    all: New improvement in place 3: goods + markup [SP-182]
    all: New improvement in place 4: cheap goods + research [SP-182]
    all: New improvement in place 5: goods + goods [SP-182]
    all: Round 3 begins [SP-220]
32 s2 W2 under K2, with 1 improvement: goods × 3, factory × 1, research × 3 and logistics × 1; covered squares: 3; unused improvements: 1
    all: s2 hands in a plan [SP-255]
33 s1 W1 under K2, with 2 improvements: goods × 2, cheap goods × 1, markup × 2, research × 2 and logistics × 1; covered squares: 1
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, cheap goods × 1, markup × 2, research × 2 and logistics × 1; covered squares: 1 [SP-254]
    all: s2 reveals a plan: goods × 3, factory × 1, research × 3 and logistics × 1; covered squares: 3; unused improvements: 1 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s2 pays for the symbols of the plan: -8 VP [SP-721, s2 -8]
    all: s1 pays for the symbols of the plan: -5 VP [SP-721, s1 -5]
    all: s2 produces 8 goods (plan) [SP-280]
    all: s2 pays for the goods: -8 VP [SP-725, s2 -8]
    all: s1 produces 5 goods (plan) [SP-280]
    all: s1 pays for the goods: -5 VP [SP-725, s1 -5]
34 s2 goods + markup
    all: s2 takes an improvement: goods + markup [SP-300]
    all: s1 takes a goods token [SP-301]
    all: s2 gets 3 research progress [SP-315]
35 s2 Gamepad (0 of 4): place an office in any region at once
    all: s2 puts progress on Gamepad: now 1 [SP-317]
36 s2 Gamepad (1 of 4): place an office in any region at once
    all: s2 puts progress on Gamepad: now 2 [SP-317]
37 s2 Battery (1 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 2 [SP-317]
    all: s2 pays interest: -2 VP [SP-727, s2 -2]
    all: s1 gets 2 research progress [SP-315]
38 s1 Wi-Fi (1 of 3): unsold goods stay in your warehouse
    all: s1 puts progress on Wi-Fi: now 2 [SP-317]
39 s1 4G (2 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 3 [SP-317]
    all: s1 pays interest: -4 VP [SP-727, s1 -4]
    all: s2 gets 1 logistics progress [SP-345]
40 s2 China: 1 of 4
    all: s2 puts progress on China: now 2 [SP-346]
    all: s1 gets 1 logistics progress [SP-345]
= 40 2170ed88ee5a337d2be30a2c2a75328c83a8a9a55bf8f2b5a643ec1ecc2f1d98
41 s1 Emirates: 0 of 2
    all: s1 puts progress on Emirates: now 1 [SP-346]
42 s2 Sell: Europe × 3 and CIS × 2
    all: s2 sells 3 goods in Europe [SP-385]
    all: s2 sells 2 goods in CIS [SP-385]
43 s1 Sell: North Africa × 1
    all: s1 sells 1 good in North Africa [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 3 unsold goods [SP-388]
    all: s1 scores 6 VP: 1 good at a price of 6 [SP-411, s1 +6]
    all: s2 scores 25 VP: 5 goods at a price of 5 [SP-411, s2 +25]
    all: s2 controls Europe and scores 3 VP [SP-412, s2 +3]
    all: s1 controls North Africa and scores 2 VP [SP-412, s1 +2]
    all: s2 controls CIS and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: research + research [SP-182]
    all: New improvement in place 2: goods + markup [SP-182]
    all: New improvement in place 3: cheap goods + logistics [SP-182]
    all: New improvement in place 4: markup + research [SP-182]
    all: New improvement in place 5: research + research [SP-182]
    all: Round 4 begins [SP-220]
44 s1 K2 under W2, with 2 improvements: goods × 2, markup × 2 and research × 4; covered squares: 4
    all: s1 hands in a plan [SP-255]
45 s2 K2 under W2, with 2 improvements: goods × 1, cheap goods × 1, research × 3 and logistics × 3; covered squares: 4; unused improvements: 1
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, markup × 2 and research × 4; covered squares: 4 [SP-254]
    all: s2 reveals a plan: goods × 1, cheap goods × 1, research × 3 and logistics × 3; covered squares: 4; unused improvements: 1 [SP-254]
    all: s1 sets a price of 7 [SP-271]
    all: s2 sets a price of 4 [SP-271]
    all: s2 pays for the symbols of the plan: -6 VP [SP-721, s2 -6]
    all: s1 pays for the symbols of the plan: -4 VP [SP-721, s1 -4]
    all: s2 produces 8 goods (plan) [SP-280]
    all: s2 pays for the goods: -8 VP [SP-725, s2 -8]
    all: s1 produces 8 goods (plan) [SP-280]
    all: s1 pays for the goods: -8 VP [SP-725, s1 -8]
    all: s2 takes a goods token [SP-301]
    all: s1 takes a goods token [SP-301]
    all: s2 gets 3 research progress [SP-315]
46 s2 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 1 [SP-317]
47 s2 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 1 [SP-317]
48 s2 NFC (1 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 2 [SP-317]
    all: s2 pays interest: -1 VP [SP-727, s2 -1]
    all: s1 gets 2 research progress; 2 more are not in the supply [SP-315]
49 s1 4G (3 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 4 [SP-317]
50 s1 4G (4 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 5 [SP-317]
    all: s1 pays interest: -5 VP [SP-727, s1 -5]
    all: s2 gets 2 logistics progress; 1 more are not in the supply [SP-345]
= 50 b60fd1ea0acf68dfb3ed4c59cd247f81b38d7fe7f9c7d26b0663547f79ceead3
51 s2 USA: 0 of 4
    all: s2 puts progress on USA: now 1 [SP-346]
52 s2 China: 2 of 4
    all: s2 puts progress on China: now 3 [SP-346]
53 s2 Sell: Europe × 4 and CIS × 2
    all: s2 sells 4 goods in Europe [SP-385]
    all: s2 sells 2 goods in CIS [SP-385]
    all: s1 discards 8 unsold goods [SP-388]
    all: s2 discards 2 unsold goods [SP-388]
    all: s1 sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 scores 24 VP: 6 goods at a price of 4 [SP-411, s2 +24]
    all: s2 controls Europe and scores 3 VP [SP-412, s2 +3]
    all: s2 controls CIS and scores 2 VP [SP-412, s2 +2]
    all: Round 5 begins [SP-220]
54 s1 K1 under W1, with 2 improvements: goods × 2, markup × 1, research × 2 and logistics × 3; covered squares: 3
    all: s1 hands in a plan [SP-255]
55 s2 W2 under K2, with 2 improvements: goods × 4, factory × 1, research × 3 and logistics × 1; covered squares: 2; unused improvements: 1
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, markup × 1, research × 2 and logistics × 3; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 4, factory × 1, research × 3 and logistics × 1; covered squares: 2; unused improvements: 1 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s2 pays for the symbols of the plan: -5 VP [SP-721, s2 -5]
    all: s1 pays for the symbols of the plan: -3 VP [SP-721, s1 -3]
    all: s2 produces 9 goods (plan) [SP-280]
    all: s2 pays for the goods: -9 VP [SP-725, s2 -9]
    all: s1 produces 8 goods (plan) [SP-280]
    all: s1 pays for the goods: -8 VP [SP-725, s1 -8]
    all: s2 gets 0 research progress; 3 more are not in the supply [SP-315]
    all: s2 pays interest: 1 VP [SP-727, s2 +1]
    all: s1 gets 0 research progress; 2 more are not in the supply [SP-315]
    all: s1 pays interest: -6 VP [SP-727, s1 -6]
    all: s2 gets 0 logistics progress; 1 more are not in the supply [SP-345]
    all: s1 gets 0 logistics progress; 3 more are not in the supply [SP-345]
56 s2 Sell: Europe × 3 and CIS × 2
    all: s2 sells 3 goods in Europe [SP-385]
    all: s2 sells 2 goods in CIS [SP-385]
57 s1 Sell: North Africa × 1
    all: s1 sells 1 good in North Africa [SP-385]
    all: s1 discards 7 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s1 scores 6 VP: 1 good at a price of 6 [SP-411, s1 +6]
    all: s2 scores 25 VP: 5 goods at a price of 5 [SP-411, s2 +25]
    all: s2 controls Europe and scores 3 VP [SP-412, s2 +3]
    all: s1 controls North Africa and scores 2 VP [SP-412, s1 +2]
    all: s2 controls CIS and scores 2 VP [SP-412, s2 +2]
    all: The game is over [SP-461]
= 57 595a545434685ce9283f8aeb2c43d25d0a7578ef12860a46d62d43cc55613c0e
s1 rank 2 score -55
s2 rank 1 score 41
