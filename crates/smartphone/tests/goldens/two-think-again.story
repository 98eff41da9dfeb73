smartphone revision 1, 2 seats, options {"board":"big","technologies":"plain","directives":"off","hard":"off","gps":"any","wi_fi":"any","gamepad":"any","battery":"any","nfc":"any","four_g":"any"}
deal
    all: GPS: produce 5 goods at once [SP-181]
    all: Wi-Fi: unsold goods stay in your warehouse [SP-181]
    all: Gamepad: place an office in any region at once [SP-181]
    all: Battery: 1 more logistics progress every round [SP-181]
    all: NFC: your price goes up by 1, now and in every later round [SP-181]
    all: 4G: you may sell 1 good in each region without your office [SP-181]
    all: New improvement in place 1: cheap goods + logistics [SP-182]
    all: New improvement in place 2: goods + cheap goods [SP-182]
    all: New improvement in place 3: markup + logistics [SP-182]
    all: New improvement in place 4: research + research [SP-182]
    all: New improvement in place 5: goods + markup [SP-182]
    all: First player: s2 [SP-183]
1 s2 Blue: 4 VP, home South America, improvement markup + logistics
    all: s2 takes the Blue company and starts with 4 VP [SP-185, s2 +4]
2 s1 Red: 7 VP, home CIS, improvement goods + logistics
    all: s1 takes the Red company and starts with 7 VP [SP-185, s1 +7]
    all: s2 starts in the home region: South America [SP-186]
    all: s1 starts in the home region: CIS [SP-186]
    all: Retailer R1 goes to Caribbean: side a (11 7 4 VP) [SP-188]
    all: Retailer R2 goes to Canada: side a (10 8 5 VP) [SP-188]
    all: Retailer R4 goes to North Africa: side a (13 11 8 5 VP) [SP-188]
    all: Retailer R3 goes to Australia: side a (14 10 7 4 VP) [SP-188]
    all: Retailer R5 goes to India: side b (11 9 7 6 VP) [SP-188]
    all: Retailer R7 goes to USA: side b (13 11 9 8 7 VP) [SP-188]
    all: Round 1 begins [SP-220]
3 s1 K1 under W2, with 1 improvement: goods × 2, research × 2 and logistics × 3; covered squares: 4
    all: s1 hands in a plan [SP-255]
4 s2 W1 under K1, with 1 improvement: goods × 1, markup × 2, factory × 1 and logistics × 4; covered squares: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, research × 2 and logistics × 3; covered squares: 4 [SP-254]
    all: s2 reveals a plan: goods × 1, markup × 2, factory × 1 and logistics × 4; covered squares: 3 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 7 [SP-271]
    all: s1 produces 6 goods (plan) [SP-280]
    all: s2 produces 4 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
5 s2 goods + markup
    all: s2 takes an improvement: goods + markup [SP-300]
    all: s1 gets 2 research progress [SP-315]
6 s1 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s1 puts progress on NFC: now 1 [SP-317]
7 s1 4G (0 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 1 [SP-317]
    all: s1 gets 3 logistics progress [SP-345]
8 s1 Europe: 0 of 4
    all: s1 puts progress on Europe: now 1 [SP-346]
9 s1 Canada: 0 of 2
    all: s1 puts progress on Canada: now 1 [SP-346]
10 s1 Europe: 1 of 4
    all: s1 puts progress on Europe: now 2 [SP-346]
    all: s2 gets 4 logistics progress [SP-345]
= 10 f9364f5454ffc9b0ef1b29c54868a70a6d35a7215e7e66d6090ad5c170d9d5b5
11 s2 RSA: 0 of 2
    all: s2 puts progress on RSA: now 1 [SP-346]
12 s2 USA: 0 of 4
    all: s2 puts progress on USA: now 1 [SP-346]
13 s2 USA: 1 of 4
    all: s2 puts progress on USA: now 2 [SP-346]
14 s2 RSA: 1 of 2
    all: s2 puts progress on RSA: now 2 [SP-346]
    all: s2 opens an office in RSA [SP-348]
15 s1 Sell: CIS × 2
    all: s1 sells 2 goods in CIS [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 sold nothing: 0 VP [SP-411, s2 +0]
    all: s1 controls CIS and scores 2 VP [SP-412, s1 +2]
    all: New improvement in place 1: research + logistics [SP-182]
    all: New improvement in place 2: cheap goods + research [SP-182]
    all: New improvement in place 3: markup + research [SP-182]
    all: New improvement in place 4: goods + goods [SP-182]
    all: New improvement in place 5: goods + cheap goods [SP-182]
    all: Round 2 begins [SP-220]
16 s1 K2 under W2, with 1 improvement: goods × 3, research × 3 and logistics × 2; covered squares: 3
    all: s1 hands in a plan [SP-255]
17 s2 W2 under K2, with 2 improvements: goods × 3, markup × 1, factory × 1, research × 3 and logistics × 1; covered squares: 2
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 3, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 3, markup × 1, factory × 1, research × 3 and logistics × 1; covered squares: 2 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s1 produces 7 goods (plan) [SP-280]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
18 s2 goods + goods
    all: s2 takes an improvement: goods + goods [SP-300]
    all: s1 gets 3 research progress [SP-315]
19 s1 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s1 puts progress on Wi-Fi: now 1 [SP-317]
20 s1 NFC (1 of 5): your price goes up by 1, now and in every later round
    all: s1 puts progress on NFC: now 2 [SP-317]
= 20 d147a50ccfb41800a4eb0f976d8e62d299f94f2c2524f5de8d3baf56bcbe7023
21 s1 NFC (2 of 5): your price goes up by 1, now and in every later round
    all: s1 puts progress on NFC: now 3 [SP-317]
    all: s2 gets 3 research progress [SP-315]
22 s2 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 1 [SP-317]
23 s2 Battery (0 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 1 [SP-317]
24 s2 Wi-Fi (1 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 2 [SP-317]
    all: s1 gets 2 logistics progress [SP-345]
25 s1 Finish your turn and lose 2 progress
    all: s1 loses 2 logistics progress [SP-351]
    all: s2 gets 1 logistics progress [SP-345]
26 s2 Emirates: 0 of 2
    all: s2 puts progress on Emirates: now 1 [SP-346]
27 s1 Sell: CIS × 2
    all: s1 sells 2 goods in CIS [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 sold nothing: 0 VP [SP-411, s2 +0]
    all: s1 controls CIS and scores 2 VP [SP-412, s1 +2]
    all: New improvement in place 1: logistics + logistics [SP-182]
    all: New improvement in place 2: goods + markup [SP-182]
    all: New improvement in place 3: cheap goods + research [SP-182]
    all: New improvement in place 4: markup + logistics [SP-182]
    all: New improvement in place 5: cheap goods + research [SP-182]
    all: Round 3 begins [SP-220]
28 s1 K1 under W2, with 1 improvement: goods × 3, research × 2 and logistics × 3; covered squares: 3
    all: s1 hands in a plan [SP-255]
29 s2 K1 under W1, with 2 improvements: goods × 2, markup × 1, research × 1 and logistics × 4; covered squares: 4; unused improvements: 1
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 3, research × 2 and logistics × 3; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1, research × 1 and logistics × 4; covered squares: 4; unused improvements: 1 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s1 produces 8 goods (plan) [SP-280]
    all: s2 produces 7 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
    all: s2 takes a goods token [SP-301]
    all: s1 gets 2 research progress [SP-315]
30 s1 NFC (3 of 5): your price goes up by 1, now and in every later round
    all: s1 puts progress on NFC: now 4 [SP-317]
= 30 112b9de46cc19f82fe9e8af5cddb8d515719c649aedbcff85f859d5f9e789f07
31 s1 NFC (4 of 5): your price goes up by 1, now and in every later round
    all: s1 puts progress on NFC: now 5 [SP-317]
    all: s1 researches NFC [SP-319]
    all: s1 takes the patent for NFC [SP-320]
    all: s1 raises the price to 6 (NFC) [SP-274]
    all: s2 gets 1 research progress [SP-315]
32 s2 4G (0 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 1 [SP-317]
    all: s2 gets 4 logistics progress [SP-345]
33 s2 North Africa: 0 of 3
    all: s2 puts progress on North Africa: now 1 [SP-346]
34 s2 North Africa: 1 of 3
    all: s2 puts progress on North Africa: now 2 [SP-346]
35 s2 Caribbean: 0 of 2
    all: s2 puts progress on Caribbean: now 1 [SP-346]
36 s2 Finish your turn and lose 1 progress
    all: s2 loses 1 logistics progress [SP-351]
    all: s1 gets 3 logistics progress [SP-345]
37 s1 Canada: 1 of 2
    all: s1 puts progress on Canada: now 2 [SP-346]
    all: s1 opens an office in Canada [SP-348]
38 s1 USA: 0 of 4
    all: s1 puts progress on USA: now 1 [SP-346]
39 s1 China: 0 of 4
    all: s1 puts progress on China: now 1 [SP-346]
40 s1 Sell: CIS × 1
    all: s1 sells 1 good in CIS [SP-385]
    all: s1 discards 7 unsold goods [SP-388]
    all: s2 discards 7 unsold goods [SP-388]
    all: s1 scores 6 VP: 1 good at a price of 6 [SP-411, s1 +6]
    all: s2 sold nothing: 0 VP [SP-411, s2 +0]
    all: s1 controls CIS and scores 2 VP [SP-412, s1 +2]
    all: New improvement in place 1: research + logistics [SP-182]
    all: New improvement in place 2: markup + logistics [SP-182]
    all: New improvement in place 3: research + research [SP-182]
    all: New improvement in place 4: markup + research [SP-182]
    all: New improvement in place 5: logistics + logistics [SP-182]
    all: Round 4 begins [SP-220]
= 40 62b90d9204d42c5987ad7c2fbe74515e5bf3714d8d410d526ded1cf775be4f3a
41 s1 W1 under K1, with 1 improvement: goods × 2, markup × 1, factory × 1 and logistics × 4; covered squares: 3
    all: s1 hands in a plan [SP-255]
42 s1 Take back your plan
    all: s1 takes back their plan [SP-255]
43 s2 K1 under W2, with 2 improvements: goods × 5 and logistics × 2; covered squares: 3; unused improvements: 1
    all: s2 hands in a plan [SP-255]
44 s1 W2 under K1, with 1 improvement: goods × 3, factory × 1, research × 2 and logistics × 2; covered squares: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 3, factory × 1, research × 2 and logistics × 2; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 5 and logistics × 2; covered squares: 3; unused improvements: 1 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s2 produces 10 goods (plan) [SP-280]
    all: s1 produces 9 goods (plan) [SP-280]
    all: s2 takes a goods token [SP-301]
45 s1 logistics + logistics
    all: s1 takes an improvement: logistics + logistics [SP-300]
    all: s1 gets 2 research progress [SP-315]
46 s1 4G (1 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 2 [SP-317]
47 s1 Battery (0 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 1 [SP-317]
    all: s2 gets 2 logistics progress [SP-345]
48 s2 Caribbean: 1 of 2
    all: s2 puts progress on Caribbean: now 2 [SP-346]
    all: s2 opens an office in Caribbean [SP-348]
49 s2 North Africa: 2 of 3
    all: s2 puts progress on North Africa: now 3 [SP-346]
    all: s2 opens an office in North Africa [SP-348]
    all: s1 gets 2 logistics progress [SP-345]
50 s1 India: 0 of 3
    all: s1 puts progress on India: now 1 [SP-346]
= 50 117bf27e27a1c605aa4ecc365d2ea2de49a71b383be070a1331aaa73d2a6c9a5
51 s1 India: 1 of 3
    all: s1 puts progress on India: now 2 [SP-346]
52 s2 Sell: South America × 1 and RSA × 1
    all: s2 sells 1 good in South America [SP-385]
    all: s2 sells 1 good in RSA [SP-385]
53 s1 Sell nothing
    all: s1 sells nothing [SP-387]
    all: s1 discards 9 unsold goods [SP-388]
    all: s2 discards 8 unsold goods [SP-388]
    all: s1 sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 scores 10 VP: 2 goods at a price of 5 [SP-411, s2 +10]
    all: s2 controls South America and scores 2 VP [SP-412, s2 +2]
    all: s2 controls RSA and scores 1 VP [SP-412, s2 +1]
    all: Round 5 begins [SP-220]
54 s2 W2 under K2, with 3 improvements: goods × 5, markup × 1, factory × 1, research × 2 and logistics × 1; covered squares: 2
    all: s2 hands in a plan [SP-255]
55 s1 W2 under K1, with 2 improvements: goods × 3, factory × 1, research × 2 and logistics × 3; covered squares: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 3, factory × 1, research × 2 and logistics × 3; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 5, markup × 1, factory × 1, research × 2 and logistics × 1; covered squares: 2 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s2 produces 9 goods (plan) [SP-280]
    all: s1 produces 9 goods (plan) [SP-280]
    all: s2 gets 2 research progress [SP-315]
56 s2 Battery (1 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 2 [SP-317]
57 s2 NFC (0 of 4): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 1 [SP-317]
    all: s1 gets 2 research progress [SP-315]
58 s1 Battery (1 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 2 [SP-317]
59 s1 Finish your turn and lose 1 progress
    all: s1 loses 1 research progress [SP-324]
    all: s2 gets 1 logistics progress [SP-345]
60 s2 China: 0 of 4
    all: s2 puts progress on China: now 1 [SP-346]
    all: s1 gets 1 logistics progress; 2 more are not in the supply [SP-345]
= 60 8cd39ee18e91cd4b1e370ca4b924ada2d459ecf2facf92dae4bb266afdb03bf8
61 s1 China: 1 of 4
    all: s1 puts progress on China: now 2 [SP-346]
62 s1 Sell: CIS × 1
    all: s1 sells 1 good in CIS [SP-385]
    all: s1 discards 8 unsold goods [SP-388]
    all: s2 discards 9 unsold goods [SP-388]
    all: s1 scores 6 VP: 1 good at a price of 6 [SP-411, s1 +6]
    all: s2 sold nothing: 0 VP [SP-411, s2 +0]
    all: s1 controls CIS and scores 2 VP [SP-412, s1 +2]
    all: s1 scores 10 VP for the NFC patent [SP-460, s1 +10]
    all: s1 scores 10 VP for the office on the retailer (Canada) [SP-162, s1 +10]
    all: s2 scores 11 VP for the office on the retailer (Caribbean) [SP-162, s2 +11]
    all: s2 scores 13 VP for the office on the retailer (North Africa) [SP-162, s2 +13]
    all: The game is over [SP-461]
= 62 f99bf594ad997d1aceda561e43fa1e92d1317b5488f2df4711c0f4b50b2a3011
s1 rank 1 score 67
s2 rank 2 score 41
