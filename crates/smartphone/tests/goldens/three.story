smartphone revision 1, 3 seats, options {"board":"big","technologies":"plain","directives":"off","hard":"off","gps":"any","wi_fi":"any","gamepad":"any","battery":"any","nfc":"any","four_g":"any"}
deal
    all: GPS: produce 5 goods at once [SP-181]
    all: Wi-Fi: unsold goods stay in your warehouse [SP-181]
    all: Gamepad: place an office in any region at once [SP-181]
    all: Battery: 1 more logistics progress every round [SP-181]
    all: NFC: your price goes up by 1, now and in every later round [SP-181]
    all: 4G: you may sell 1 good in each region without your office [SP-181]
    all: New improvement in place 1: markup + research [SP-182]
    all: New improvement in place 2: research + research [SP-182]
    all: New improvement in place 3: cheap goods + research [SP-182]
    all: New improvement in place 4: markup + logistics [SP-182]
    all: New improvement in place 5: goods + markup [SP-182]
    all: First player: s1 [SP-183]
1 s1 Red: 7 VP, home CIS, improvement goods + logistics
    all: s1 takes the Red company and starts with 7 VP [SP-185, s1 +7]
2 s2 Black: 5 VP, home Australia, improvement goods + research
    all: s2 takes the Black company and starts with 5 VP [SP-185, s2 +5]
3 s3 Blue: 4 VP, home South America, improvement markup + logistics
    all: s3 takes the Blue company and starts with 4 VP [SP-185, s3 +4]
    all: s1 starts in the home region: CIS [SP-186]
    all: s2 starts in the home region: Australia [SP-186]
    all: s3 starts in the home region: South America [SP-186]
    all: Retailer R2 goes to Canada: side b (7 7 7 VP) [SP-188]
    all: Retailer R4 goes to North Africa: side b (9 9 9 9 VP) [SP-188]
    all: Retailer R5 goes to India: side a (15 9 6 3 VP) [SP-188]
    all: Retailer R6 goes to Europe: side a (17 13 10 7 4 VP) [SP-188]
    all: Round 1 begins [SP-220]
4 s1 W2 under K2, with 1 improvement: goods × 2, cheap goods × 1, factory × 1, research × 3 and logistics × 1; covered squares: 1
    all: s1 hands in a plan [SP-255]
5 s3 K2 under W2, with 1 improvement: goods × 2, markup × 1, research × 3 and logistics × 2; covered squares: 3
    all: s3 hands in a plan [SP-255]
6 s2 K2 under W2, with 1 improvement: goods × 2, research × 4 and logistics × 1; covered squares: 4
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, cheap goods × 1, factory × 1, research × 3 and logistics × 1; covered squares: 1 [SP-254]
    all: s2 reveals a plan: goods × 2, research × 4 and logistics × 1; covered squares: 4 [SP-254]
    all: s3 reveals a plan: goods × 2, markup × 1, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s1 sets a price of 4 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 6 [SP-271]
    all: s1 produces 4 goods (plan) [SP-280]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s3 produces 5 goods (plan) [SP-280]
7 s1 research + research
    all: s1 takes an improvement: research + research [SP-300]
    all: s2 takes a goods token [SP-301]
    all: s3 takes a goods token [SP-301]
    all: s1 gets 3 research progress [SP-315]
8 s1 Battery (0 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 1 [SP-317]
9 s1 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s1 puts progress on NFC: now 1 [SP-317]
10 s1 Finish your turn and lose 1 progress
    all: s1 loses 1 research progress [SP-324]
    all: s2 gets 4 research progress [SP-315]
= 10 2b960dda099914ae59092f97a39501f6c74f54dcf64c01c2b3e58753fbe22d37
11 s2 Gamepad (0 of 4): place an office in any region at once
    all: s2 puts progress on Gamepad: now 1 [SP-317]
12 s2 4G (0 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 1 [SP-317]
13 s2 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 1 [SP-317]
14 s2 Gamepad (1 of 4): place an office in any region at once
    all: s2 puts progress on Gamepad: now 2 [SP-317]
    all: s3 gets 3 research progress [SP-315]
15 s3 GPS (0 of 3): produce 5 goods at once
    all: s3 puts progress on GPS: now 1 [SP-317]
16 s3 Battery (0 of 4): 1 more logistics progress every round
    all: s3 puts progress on Battery: now 1 [SP-317]
17 s3 Battery (1 of 4): 1 more logistics progress every round
    all: s3 puts progress on Battery: now 2 [SP-317]
    all: s1 gets 1 logistics progress [SP-345]
18 s1 Canada: 0 of 2
    all: s1 puts progress on Canada: now 1 [SP-346]
    all: s2 gets 1 logistics progress [SP-345]
19 s2 RSA: 0 of 2
    all: s2 puts progress on RSA: now 1 [SP-346]
    all: s3 gets 2 logistics progress [SP-345]
20 s3 Caribbean: 0 of 2
    all: s3 puts progress on Caribbean: now 1 [SP-346]
= 20 ac43e761f34c0371b037cb6d007190b54602e3f7560c3ef25912137d11a6e398
21 s3 USA: 0 of 4
    all: s3 puts progress on USA: now 1 [SP-346]
22 s1 Sell: CIS × 2
    all: s1 sells 2 goods in CIS [SP-385]
23 s2 Sell: Australia × 1
    all: s2 sells 1 good in Australia [SP-385]
    all: s1 discards 2 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s3 discards 5 unsold goods [SP-388]
    all: s1 scores 8 VP: 2 goods at a price of 4 [SP-411, s1 +8]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s3 sold nothing: 0 VP [SP-411, s3 +0]
    all: s1 controls CIS and scores 2 VP [SP-412, s1 +2]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: goods + cheap goods [SP-182]
    all: New improvement in place 2: markup + logistics [SP-182]
    all: New improvement in place 3: markup + logistics [SP-182]
    all: New improvement in place 4: cheap goods + logistics [SP-182]
    all: New improvement in place 5: markup + research [SP-182]
    all: Round 2 begins [SP-220]
24 s2 K2 under W2, with 1 improvement: goods × 3, research × 4 and logistics × 1; covered squares: 3
    all: s2 hands in a plan [SP-255]
25 s1 K1 under W1, with 2 improvements: goods × 1, research × 3 and logistics × 4; covered squares: 4
    all: s1 hands in a plan [SP-255]
26 s3 K1 under W2, with 1 improvement: goods × 2, research × 2 and logistics × 3; covered squares: 3
    all: s3 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, research × 3 and logistics × 4; covered squares: 4 [SP-254]
    all: s2 reveals a plan: goods × 3, research × 4 and logistics × 1; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 2, research × 2 and logistics × 3; covered squares: 3 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s3 produces 6 goods (plan) [SP-280]
    all: s2 produces 7 goods (plan) [SP-280]
    all: s1 produces 5 goods (plan) [SP-280]
    all: s3 takes a goods token [SP-301]
    all: s2 takes a goods token [SP-301]
    all: s1 takes a goods token [SP-301]
    all: s3 gets 2 research progress [SP-315]
27 s3 Gamepad (0 of 4): place an office in any region at once
    all: s3 puts progress on Gamepad: now 1 [SP-317]
28 s3 GPS (1 of 3): produce 5 goods at once
    all: s3 puts progress on GPS: now 2 [SP-317]
    all: s2 gets 4 research progress [SP-315]
29 s2 4G (1 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 2 [SP-317]
30 s2 4G (2 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 3 [SP-317]
= 30 4adf2614387e8315cca425733809ff1cf73ba6d1cee78a6c95a7ea04111e7e68
31 s2 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 1 [SP-317]
32 s2 NFC (1 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 2 [SP-317]
    all: s1 gets 3 research progress [SP-315]
33 s1 Gamepad (0 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 1 [SP-317]
34 s1 GPS (0 of 3): produce 5 goods at once
    all: s1 puts progress on GPS: now 1 [SP-317]
35 s1 Gamepad (1 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 2 [SP-317]
    all: s3 gets 3 logistics progress [SP-345]
36 s3 North Africa: 0 of 3
    all: s3 puts progress on North Africa: now 1 [SP-346]
37 s3 RSA: 0 of 2
    all: s3 puts progress on RSA: now 1 [SP-346]
38 s3 RSA: 1 of 2
    all: s3 puts progress on RSA: now 2 [SP-346]
    all: s3 opens an office in RSA [SP-348]
    all: s2 gets 1 logistics progress [SP-345]
39 s2 USA: 0 of 4
    all: s2 puts progress on USA: now 1 [SP-346]
    all: s1 gets 4 logistics progress [SP-345]
40 s1 Canada: 1 of 2
    all: s1 puts progress on Canada: now 2 [SP-346]
    all: s1 opens an office in Canada [SP-348]
= 40 09cfc98b40cc62f2ef1804ad7b121095888090fcc0db4fdd9dde048c14556342
41 s1 USA: 0 of 4
    all: s1 puts progress on USA: now 1 [SP-346]
42 s1 Europe: 0 of 4
    all: s1 puts progress on Europe: now 1 [SP-346]
43 s1 USA: 1 of 4
    all: s1 puts progress on USA: now 2 [SP-346]
44 s3 Sell: South America × 1 and RSA × 1
    all: s3 sells 1 good in South America [SP-385]
    all: s3 sells 1 good in RSA [SP-385]
45 s2 Sell: Australia × 1
    all: s2 sells 1 good in Australia [SP-385]
46 s1 Sell: CIS × 2
    all: s1 sells 2 goods in CIS [SP-385]
    all: s1 discards 3 unsold goods [SP-388]
    all: s2 discards 6 unsold goods [SP-388]
    all: s3 discards 4 unsold goods [SP-388]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s3 scores 10 VP: 2 goods at a price of 5 [SP-411, s3 +10]
    all: s3 controls South America and scores 2 VP [SP-412, s3 +2]
    all: s3 controls RSA and scores 1 VP [SP-412, s3 +1]
    all: s1 controls CIS and scores 2 VP [SP-412, s1 +2]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: cheap goods + logistics [SP-182]
    all: New improvement in place 2: research + research [SP-182]
    all: New improvement in place 3: goods + goods [SP-182]
    all: New improvement in place 4: cheap goods + logistics [SP-182]
    all: New improvement in place 5: research + logistics [SP-182]
    all: Round 3 begins [SP-220]
47 s3 W2 under K2, with 1 improvement: goods × 1, cheap goods × 1, markup × 1, factory × 1, research × 3 and logistics × 1; covered squares: 1
    all: s3 hands in a plan [SP-255]
48 s2 K1 under W2, with 1 improvement: goods × 3, research × 3 and logistics × 2; covered squares: 3
    all: s2 hands in a plan [SP-255]
49 s1 W2 under K2, with 2 improvements: goods × 3, research × 5 and logistics × 1; covered squares: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 3, research × 5 and logistics × 1; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 3, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 1, cheap goods × 1, markup × 1, factory × 1, research × 3 and logistics × 1; covered squares: 1 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s3 produces 5 goods (plan) [SP-280]
    all: s2 produces 8 goods (plan) [SP-280]
    all: s1 produces 7 goods (plan) [SP-280]
50 s3 research + research
    all: s3 takes an improvement: research + research [SP-300]
    all: s2 takes a goods token [SP-301]
    all: s1 takes a goods token [SP-301]
    all: s3 gets 3 research progress [SP-315]
= 50 202c0c77881bfcc822cc22030326f913d6d0247808f265f1a2985fd0df67bf74
51 s3 Gamepad (1 of 4): place an office in any region at once
    all: s3 puts progress on Gamepad: now 2 [SP-317]
52 s3 4G (0 of 6): you may sell 1 good in each region without your office
    all: s3 puts progress on 4G: now 1 [SP-317]
53 s3 GPS (2 of 3): produce 5 goods at once
    all: s3 puts progress on GPS: now 3 [SP-317]
    all: s3 researches GPS [SP-319]
    all: s3 takes the patent for GPS [SP-320]
    all: s3 produces 5 goods (GPS) [SP-333]
    all: s2 gets 2 research progress; 1 more are not in the supply [SP-315]
54 s2 NFC (2 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 3 [SP-317]
55 s2 Battery (0 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 1 [SP-317]
    all: s1 gets 4 research progress; 1 more are not in the supply [SP-315]
56 s1 4G (0 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 1 [SP-317]
57 s1 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s1 puts progress on Wi-Fi: now 1 [SP-317]
58 s1 Gamepad (2 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 3 [SP-317]
59 s1 NFC (1 of 5): your price goes up by 1, now and in every later round
    all: s1 puts progress on NFC: now 2 [SP-317]
    all: s3 gets 1 logistics progress [SP-345]
60 s3 Emirates: 0 of 2
    all: s3 puts progress on Emirates: now 1 [SP-346]
    all: s2 gets 0 logistics progress; 2 more are not in the supply [SP-345]
    all: s1 gets 0 logistics progress; 1 more are not in the supply [SP-345]
= 60 b5b95263c1bd5a657d5d1a978cbcba989473045baaaccee6ca14839d51bfb030
61 s3 Sell: South America × 2 and RSA × 1
    all: s3 sells 2 goods in South America [SP-385]
    all: s3 sells 1 good in RSA [SP-385]
62 s2 Sell: Australia × 1
    all: s2 sells 1 good in Australia [SP-385]
63 s1 Sell nothing
    all: s1 sells nothing [SP-387]
    all: s1 discards 7 unsold goods [SP-388]
    all: s2 discards 7 unsold goods [SP-388]
    all: s3 discards 7 unsold goods [SP-388]
    all: s1 sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s3 scores 15 VP: 3 goods at a price of 5 [SP-411, s3 +15]
    all: s3 controls South America and scores 2 VP [SP-412, s3 +2]
    all: s3 controls RSA and scores 1 VP [SP-412, s3 +1]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: logistics + logistics [SP-182]
    all: New improvement in place 2: cheap goods + research [SP-182]
    all: New improvement in place 3: goods + cheap goods [SP-182]
    all: New improvement in place 4: goods + markup [SP-182]
    all: New improvement in place 5: logistics + logistics [SP-182]
    all: Round 4 begins [SP-220]
64 s1 K1 under W1, with 2 improvements: goods × 1, research × 3 and logistics × 4; covered squares: 4
    all: s1 hands in a plan [SP-255]
65 s3 K2 under W2, with 2 improvements: goods × 1, markup × 1, research × 5 and logistics × 1; covered squares: 4
    all: s3 hands in a plan [SP-255]
66 s2 W2 under K1, with 1 improvement: goods × 3, factory × 1, research × 3 and logistics × 1; covered squares: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, research × 3 and logistics × 4; covered squares: 4 [SP-254]
    all: s2 reveals a plan: goods × 3, factory × 1, research × 3 and logistics × 1; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 1, markup × 1, research × 5 and logistics × 1; covered squares: 4 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 6 [SP-271]
    all: s2 produces 9 goods (plan) [SP-280]
    all: s1 produces 7 goods (plan) [SP-280]
    all: s3 produces 7 goods (plan) [SP-280]
67 s2 logistics + logistics
    all: s2 takes an improvement: logistics + logistics [SP-300]
    all: s1 takes a goods token [SP-301]
    all: s3 takes a goods token [SP-301]
    all: s2 gets 0 research progress; 3 more are not in the supply [SP-315]
    all: s1 gets 0 research progress; 3 more are not in the supply [SP-315]
    all: s3 gets 3 research progress; 2 more are not in the supply [SP-315]
68 s3 Gamepad (2 of 4): place an office in any region at once
    all: s3 puts progress on Gamepad: now 3 [SP-317]
69 s3 Battery (2 of 4): 1 more logistics progress every round
    all: s3 puts progress on Battery: now 3 [SP-317]
70 s3 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s3 puts progress on NFC: now 1 [SP-317]
    all: s2 gets 0 logistics progress; 1 more are not in the supply [SP-345]
    all: s1 gets 0 logistics progress; 4 more are not in the supply [SP-345]
    all: s3 gets 0 logistics progress; 1 more are not in the supply [SP-345]
= 70 46085858ecf2c53abff9842bc81ede71f20b1a7a2bb1ee6e4ad85be77e6ce046
71 s2 Sell: Australia × 1
    all: s2 sells 1 good in Australia [SP-385]
72 s1 Sell: CIS × 2
    all: s1 sells 2 goods in CIS [SP-385]
73 s3 Sell: South America × 1
    all: s3 sells 1 good in South America [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 8 unsold goods [SP-388]
    all: s3 discards 6 unsold goods [SP-388]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s3 scores 6 VP: 1 good at a price of 6 [SP-411, s3 +6]
    all: s3 controls South America and scores 2 VP [SP-412, s3 +2]
    all: s1 controls CIS and scores 2 VP [SP-412, s1 +2]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: Round 5 begins [SP-220]
74 s2 W1 under K2, with 1 improvement: goods × 2, cheap goods × 2, factory × 1, research × 2 and logistics × 1; covered squares: 1; unused improvements: 1
    all: s2 hands in a plan [SP-255]
75 s3 K2 under W2, with 2 improvements: goods × 1, research × 5 and logistics × 2; covered squares: 3
    all: s3 hands in a plan [SP-255]
76 s1 K1 under W1, with 2 improvements: goods × 1, cheap goods × 1, markup × 1, research × 1 and logistics × 4; covered squares: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, cheap goods × 1, markup × 1, research × 1 and logistics × 4; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 2, cheap goods × 2, factory × 1, research × 2 and logistics × 1; covered squares: 1; unused improvements: 1 [SP-254]
    all: s3 reveals a plan: goods × 1, research × 5 and logistics × 2; covered squares: 3 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 3 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s2 produces 9 goods (plan) [SP-280]
    all: s1 produces 8 goods (plan) [SP-280]
    all: s3 produces 7 goods (plan) [SP-280]
    all: s2 gets 0 research progress; 2 more are not in the supply [SP-315]
    all: s1 gets 0 research progress; 1 more are not in the supply [SP-315]
    all: s3 gets 0 research progress; 5 more are not in the supply [SP-315]
    all: s2 gets 0 logistics progress; 1 more are not in the supply [SP-345]
    all: s1 gets 0 logistics progress; 4 more are not in the supply [SP-345]
    all: s3 gets 0 logistics progress; 2 more are not in the supply [SP-345]
77 s2 Sell: Australia × 1
    all: s2 sells 1 good in Australia [SP-385]
78 s1 Sell: CIS × 2
    all: s1 sells 2 goods in CIS [SP-385]
79 s3 Sell: South America × 2 and RSA × 1
    all: s3 sells 2 goods in South America [SP-385]
    all: s3 sells 1 good in RSA [SP-385]
    all: s1 discards 6 unsold goods [SP-388]
    all: s2 discards 8 unsold goods [SP-388]
    all: s3 discards 4 unsold goods [SP-388]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 scores 3 VP: 1 good at a price of 3 [SP-411, s2 +3]
    all: s3 scores 15 VP: 3 goods at a price of 5 [SP-411, s3 +15]
    all: s3 controls South America and scores 2 VP [SP-412, s3 +2]
    all: s3 controls RSA and scores 1 VP [SP-412, s3 +1]
    all: s1 controls CIS and scores 2 VP [SP-412, s1 +2]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: s1 scores 7 VP for the office on the retailer (Canada) [SP-162, s1 +7]
    all: s3 scores 6 VP for the GPS patent [SP-460, s3 +6]
    all: The game is over [SP-461]
= 79 c753536f816879c2fe3a152b8068ac22629651fe244118082edc86c24890d8d6
s1 rank 2 score 60
s2 rank 3 score 38
s3 rank 1 score 67
