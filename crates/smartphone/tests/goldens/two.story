smartphone revision 1, 2 seats, options {"board":"big","technologies":"plain","directives":"off","hard":"off","gps":"any","wi_fi":"any","gamepad":"any","battery":"any","nfc":"any","four_g":"any"}
deal
    all: GPS: produce 5 goods at once [SP-181]
    all: Wi-Fi: unsold goods stay in your warehouse [SP-181]
    all: Gamepad: place an office in any region at once [SP-181]
    all: Battery: 1 more logistics progress every round [SP-181]
    all: NFC: your price goes up by 1, now and in every later round [SP-181]
    all: 4G: you may sell 1 good in each region without your office [SP-181]
    all: New improvement in place 1: markup + research [SP-182]
    all: New improvement in place 2: logistics + logistics [SP-182]
    all: New improvement in place 3: research + logistics [SP-182]
    all: New improvement in place 4: goods + markup [SP-182]
    all: New improvement in place 5: cheap goods + research [SP-182]
    all: First player: s1 [SP-183]
1 s1 Red: 7 VP, home CIS, improvement goods + logistics
    all: s1 takes the Red company and starts with 7 VP [SP-185, s1 +7]
2 s2 Black: 5 VP, home Australia, improvement goods + research
    all: s2 takes the Black company and starts with 5 VP [SP-185, s2 +5]
    all: s1 starts in the home region: CIS [SP-186]
    all: s2 starts in the home region: Australia [SP-186]
    all: Retailer R2 goes to Caribbean: side b (7 7 7 VP) [SP-188]
    all: Retailer R1 goes to RSA: side b (8 7 6 VP) [SP-188]
    all: Retailer R3 goes to North Africa: side a (14 10 7 4 VP) [SP-188]
    all: Retailer R4 goes to South America: side a (13 11 8 5 VP) [SP-188]
    all: Retailer R5 goes to India: side b (11 9 7 6 VP) [SP-188]
    all: Retailer R6 goes to Europe: side a (17 13 10 7 4 VP) [SP-188]
    all: Round 1 begins [SP-220]
3 s2 W1 under K1, with 1 improvement: goods × 2, factory × 1, research × 2 and logistics × 3; covered squares: 2
    all: s2 hands in a plan [SP-255]
4 s1 W2 under K2, with 1 improvement: goods × 2, cheap goods × 1, factory × 1, research × 3 and logistics × 1; covered squares: 1
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, cheap goods × 1, factory × 1, research × 3 and logistics × 1; covered squares: 1 [SP-254]
    all: s2 reveals a plan: goods × 2, factory × 1, research × 2 and logistics × 3; covered squares: 2 [SP-254]
    all: s1 sets a price of 4 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s1 produces 4 goods (plan) [SP-280]
    all: s2 produces 4 goods (plan) [SP-280]
5 s1 markup + research
    all: s1 takes an improvement: markup + research [SP-300]
6 s2 cheap goods + research
    all: s2 takes an improvement: cheap goods + research [SP-300]
    all: s1 gets 3 research progress [SP-315]
7 s1 Battery (0 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 1 [SP-317]
8 s1 4G (0 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 1 [SP-317]
9 s1 4G (1 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 2 [SP-317]
    all: s2 gets 2 research progress [SP-315]
10 s2 GPS (0 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 1 [SP-317]
= 10 e4bd7f72d011a37a05045c7c2631bba22dd45cbbe04dfff1936604061e27c90e
11 s2 GPS (1 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 2 [SP-317]
    all: s1 gets 1 logistics progress [SP-345]
12 s1 China: 0 of 4
    all: s1 puts progress on China: now 1 [SP-346]
    all: s2 gets 3 logistics progress [SP-345]
13 s2 RSA: 0 of 2
    all: s2 puts progress on RSA: now 1 [SP-346]
14 s2 Caribbean: 0 of 2
    all: s2 puts progress on Caribbean: now 1 [SP-346]
15 s2 Caribbean: 1 of 2
    all: s2 puts progress on Caribbean: now 2 [SP-346]
    all: s2 opens an office in Caribbean [SP-348]
16 s1 Sell nothing
    all: s1 sells nothing [SP-387]
17 s2 Sell: Australia × 1
    all: s2 sells 1 good in Australia [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 3 unsold goods [SP-388]
    all: s1 sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: cheap goods + research [SP-182]
    all: New improvement in place 2: markup + research [SP-182]
    all: New improvement in place 3: goods + goods [SP-182]
    all: New improvement in place 4: goods + markup [SP-182]
    all: New improvement in place 5: goods + goods [SP-182]
    all: Round 2 begins [SP-220]
18 s1 K1 under W1, with 2 improvements: goods × 1, research × 2 and logistics × 4; covered squares: 4
    all: s1 hands in a plan [SP-255]
19 s2 W2 under K2, with 2 improvements: goods × 2, factory × 1 and research × 5; covered squares: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, research × 2 and logistics × 4; covered squares: 4 [SP-254]
    all: s2 reveals a plan: goods × 2, factory × 1 and research × 5; covered squares: 3 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s1 produces 5 goods (plan) [SP-280]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
20 s2 cheap goods + research
    all: s2 takes an improvement: cheap goods + research [SP-300]
    all: s1 gets 2 research progress [SP-315]
= 20 ae0c5624e47e2db05ca9a34b503249926beba4548c7b9809edbae50c89839c16
21 s1 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s1 puts progress on Wi-Fi: now 1 [SP-317]
22 s1 Wi-Fi (1 of 3): unsold goods stay in your warehouse
    all: s1 puts progress on Wi-Fi: now 2 [SP-317]
    all: s2 gets 5 research progress [SP-315]
23 s2 Battery (0 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 1 [SP-317]
24 s2 Battery (1 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 2 [SP-317]
25 s2 Battery (2 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 3 [SP-317]
26 s2 4G (0 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 1 [SP-317]
27 s2 Gamepad (0 of 4): place an office in any region at once
    all: s2 puts progress on Gamepad: now 1 [SP-317]
    all: s1 gets 4 logistics progress [SP-345]
28 s1 Canada: 0 of 2
    all: s1 puts progress on Canada: now 1 [SP-346]
29 s1 China: 1 of 4
    all: s1 puts progress on China: now 2 [SP-346]
30 s1 Finish your turn and lose 2 progress
    all: s1 loses 2 logistics progress [SP-351]
= 30 97f1e46e920098a7206558c86eb57392cf47cbfb056648ce0bff5613e8949cff
31 s1 Sell: CIS × 2
    all: s1 sells 2 goods in CIS [SP-385]
32 s2 Sell: Australia × 1
    all: s2 sells 1 good in Australia [SP-385]
    all: s1 discards 3 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s1 controls CIS and scores 2 VP [SP-412, s1 +2]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: goods + cheap goods [SP-182]
    all: New improvement in place 2: goods + markup [SP-182]
    all: New improvement in place 3: cheap goods + logistics [SP-182]
    all: New improvement in place 4: logistics + logistics [SP-182]
    all: New improvement in place 5: research + research [SP-182]
    all: Round 3 begins [SP-220]
33 s1 K1 under W1, with 1 improvement: goods × 1, markup × 1, research × 1 and logistics × 3; covered squares: 4; unused improvements: 1
    all: s1 hands in a plan [SP-255]
34 s2 W1 under K1, with 3 improvements: goods × 2, cheap goods × 1, factory × 1, research × 3 and logistics × 3; covered squares: 2
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, markup × 1, research × 1 and logistics × 3; covered squares: 4; unused improvements: 1 [SP-254]
    all: s2 reveals a plan: goods × 2, cheap goods × 1, factory × 1, research × 3 and logistics × 3; covered squares: 2 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 4 [SP-271]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s1 produces 7 goods (plan) [SP-280]
35 s2 research + research
    all: s2 takes an improvement: research + research [SP-300]
    all: s1 takes a goods token [SP-301]
    all: s2 gets 3 research progress [SP-315]
36 s2 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 1 [SP-317]
37 s2 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 1 [SP-317]
38 s2 NFC (1 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 2 [SP-317]
    all: s1 gets 1 research progress [SP-315]
39 s1 4G (2 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 3 [SP-317]
    all: s2 gets 1 logistics progress; 2 more are not in the supply [SP-345]
40 s2 RSA: 1 of 2
    all: s2 puts progress on RSA: now 2 [SP-346]
    all: s2 opens an office in RSA [SP-348]
    all: s1 gets 3 logistics progress [SP-345]
= 40 af6f727e40b19055a2680c63a17d21823891bc3d6e84f847667e939107940f56
41 s1 China: 2 of 4
    all: s1 puts progress on China: now 3 [SP-346]
42 s1 Canada: 1 of 2
    all: s1 puts progress on Canada: now 2 [SP-346]
    all: s1 opens an office in Canada [SP-348]
43 s1 China: 3 of 4
    all: s1 puts progress on China: now 4 [SP-346]
    all: s1 opens an office in China [SP-348]
44 s2 Sell: Australia × 2
    all: s2 sells 2 goods in Australia [SP-385]
45 s1 Sell: CIS × 1
    all: s1 sells 1 good in CIS [SP-385]
    all: s1 discards 6 unsold goods [SP-388]
    all: s2 discards 3 unsold goods [SP-388]
    all: s1 scores 6 VP: 1 good at a price of 6 [SP-411, s1 +6]
    all: s2 scores 8 VP: 2 goods at a price of 4 [SP-411, s2 +8]
    all: s1 controls CIS and scores 2 VP [SP-412, s1 +2]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: markup + logistics [SP-182]
    all: New improvement in place 2: cheap goods + logistics [SP-182]
    all: New improvement in place 3: goods + cheap goods [SP-182]
    all: New improvement in place 4: cheap goods + research [SP-182]
    all: New improvement in place 5: markup + logistics [SP-182]
    all: Round 4 begins [SP-220]
46 s2 W1 under K1, with 4 improvements: goods × 2, factory × 1, research × 4 and logistics × 3; covered squares: 2
    all: s2 hands in a plan [SP-255]
47 s1 K1 under W2, with 1 improvement: goods × 1, factory × 1, research × 1 and logistics × 2; covered squares: 3; unused improvements: 1
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, factory × 1, research × 1 and logistics × 2; covered squares: 3; unused improvements: 1 [SP-254]
    all: s2 reveals a plan: goods × 2, factory × 1, research × 4 and logistics × 3; covered squares: 2 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s1 produces 7 goods (plan) [SP-280]
    all: s2 produces 4 goods (plan) [SP-280]
48 s1 goods + cheap goods
    all: s1 takes an improvement: goods + cheap goods [SP-300]
49 s2 markup + logistics
    all: s2 takes an improvement: markup + logistics [SP-300]
    all: s1 gets 1 research progress [SP-315]
50 s1 Gamepad (0 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 1 [SP-317]
    all: s2 gets 2 research progress; 2 more are not in the supply [SP-315]
= 50 e7dc004c79d8cb935d374ba2372beedc2272919b3ac44eae129b345702e759c1
51 s2 Battery (3 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 4 [SP-317]
    all: s2 researches Battery [SP-319]
    all: s2 takes the patent for Battery [SP-320]
52 s2 4G (1 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 2 [SP-317]
    all: s1 gets 2 logistics progress [SP-345]
53 s1 Europe: 0 of 4
    all: s1 puts progress on Europe: now 1 [SP-346]
54 s1 USA: 0 of 4
    all: s1 puts progress on USA: now 1 [SP-346]
    all: s2 gets 4 logistics progress [SP-345]
55 s2 India: 0 of 3
    all: s2 puts progress on India: now 1 [SP-346]
56 s2 Emirates: 0 of 2
    all: s2 puts progress on Emirates: now 1 [SP-346]
57 s2 USA: 0 of 4
    all: s2 puts progress on USA: now 1 [SP-346]
58 s2 India: 1 of 3
    all: s2 puts progress on India: now 2 [SP-346]
59 s1 Sell: CIS × 2 and China × 1
    all: s1 sells 2 goods in CIS [SP-385]
    all: s1 sells 1 good in China [SP-385]
60 s2 Sell: Australia × 2
    all: s2 sells 2 goods in Australia [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 2 unsold goods [SP-388]
    all: s1 scores 15 VP: 3 goods at a price of 5 [SP-411, s1 +15]
    all: s2 scores 10 VP: 2 goods at a price of 5 [SP-411, s2 +10]
    all: s1 controls CIS and scores 2 VP [SP-412, s1 +2]
    all: s1 controls China and scores 3 VP [SP-412, s1 +3]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: Round 5 begins [SP-220]
= 60 1a342b6bc3303b3e7793685eeb9304b282fd72299dbad9f9ca1beec89e997adc
61 s1 K2 under W2, with 2 improvements: goods × 3, research × 4 and logistics × 1; covered squares: 3; unused improvements: 1
    all: s1 hands in a plan [SP-255]
62 s2 K2 under W2, with 4 improvements: goods × 2 and research × 8; covered squares: 2; unused improvements: 1
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 3, research × 4 and logistics × 1; covered squares: 3; unused improvements: 1 [SP-254]
    all: s2 reveals a plan: goods × 2 and research × 8; covered squares: 2; unused improvements: 1 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s1 produces 9 goods (plan) [SP-280]
    all: s2 gets 0 research progress; 8 more are not in the supply [SP-315]
    all: s1 gets 3 research progress; 1 more are not in the supply [SP-315]
63 s1 GPS (0 of 3): produce 5 goods at once
    all: s1 puts progress on GPS: now 1 [SP-317]
64 s1 Battery (1 of 3): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 2 [SP-317]
65 s1 GPS (1 of 3): produce 5 goods at once
    all: s1 puts progress on GPS: now 2 [SP-317]
    all: s2 gets 0 logistics progress; 1 more are not in the supply [SP-345]
    all: s1 gets 0 logistics progress; 1 more are not in the supply [SP-345]
66 s2 Sell: Australia × 2
    all: s2 sells 2 goods in Australia [SP-385]
67 s1 Sell: CIS × 2 and China × 1
    all: s1 sells 2 goods in CIS [SP-385]
    all: s1 sells 1 good in China [SP-385]
    all: s1 discards 6 unsold goods [SP-388]
    all: s2 discards 3 unsold goods [SP-388]
    all: s1 scores 15 VP: 3 goods at a price of 5 [SP-411, s1 +15]
    all: s2 scores 10 VP: 2 goods at a price of 5 [SP-411, s2 +10]
    all: s1 controls CIS and scores 2 VP [SP-412, s1 +2]
    all: s1 controls China and scores 3 VP [SP-412, s1 +3]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: s2 scores 8 VP for the Battery patent [SP-460, s2 +8]
    all: s2 scores 7 VP for the office on the retailer (Caribbean) [SP-162, s2 +7]
    all: s2 scores 8 VP for the office on the retailer (RSA) [SP-162, s2 +8]
    all: The game is over [SP-461]
= 67 5e5d31c2b361d34398078ca1fadcaad89255360285982969c1373011426a7803
s1 rank 2 score 67
s2 rank 1 score 76
