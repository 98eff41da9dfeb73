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
    all: New improvement in place 3: goods + markup [SP-182]
    all: New improvement in place 4: logistics + logistics [SP-182]
    all: New improvement in place 5: markup + logistics [SP-182]
    all: First player: s1 [SP-183]
1 s1 Blue: 4 VP, home South America, improvement markup + logistics
    all: s1 takes the Blue company and starts with 4 VP [SP-185, s1 +4]
2 s2 Red: 7 VP, home CIS, improvement goods + logistics
    all: s2 takes the Red company and starts with 7 VP [SP-185, s2 +7]
    all: s1 starts in the home region: South America [SP-186]
    all: s2 starts in the home region: CIS [SP-186]
    all: Retailer R1 goes to Canada: side a (11 7 4 VP) [SP-188]
    all: Retailer R2 goes to RSA: side a (10 8 5 VP) [SP-188]
    all: Retailer R5 goes to North Africa: side a (15 9 6 3 VP) [SP-188]
    all: Retailer R4 goes to Australia: side b (9 9 9 9 VP) [SP-188]
    all: Retailer R3 goes to India: side a (14 10 7 4 VP) [SP-188]
    all: Retailer R6 goes to Europe: side a (17 13 10 7 4 VP) [SP-188]
    all: Round 1 begins [SP-220]
3 s2 K1 under W2, with 1 improvement: goods × 1, markup × 1, factory × 1, research × 1 and logistics × 2; covered squares: 2
    all: s2 hands in a plan [SP-255]
4 s1 K1 under W1, with 1 improvement: goods × 1, markup × 2, research × 1 and logistics × 4; covered squares: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, markup × 2, research × 1 and logistics × 4; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 1, markup × 1, factory × 1, research × 1 and logistics × 2; covered squares: 2 [SP-254]
    all: s1 sets a price of 8 [SP-271]
    all: s2 sets a price of 7 [SP-271]
    all: s2 produces 3 goods (plan) [SP-280]
    all: s1 produces 4 goods (plan) [SP-280]
5 s2 cheap goods + logistics
    all: s2 takes an improvement: cheap goods + logistics [SP-300]
    all: s1 takes a goods token [SP-301]
    all: s2 gets 1 research progress [SP-315]
6 s2 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 1 [SP-317]
    all: s1 gets 1 research progress [SP-315]
7 s1 4G (0 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 1 [SP-317]
    all: s2 gets 2 logistics progress [SP-345]
8 s2 Canada: 0 of 2
    all: s2 puts progress on Canada: now 1 [SP-346]
9 s2 Europe: 0 of 4
    all: s2 puts progress on Europe: now 1 [SP-346]
    all: s1 gets 4 logistics progress [SP-345]
10 s1 RSA: 0 of 2
    all: s1 puts progress on RSA: now 1 [SP-346]
= 10 3b5e007b59397e76d54962619815534f09476eefd711ac0184a1f01140f82eb1
11 s1 RSA: 1 of 2
    all: s1 puts progress on RSA: now 2 [SP-346]
    all: s1 opens an office in RSA [SP-348]
12 s1 Emirates: 0 of 2
    all: s1 puts progress on Emirates: now 1 [SP-346]
13 s1 Australia: 0 of 3
    all: s1 puts progress on Australia: now 1 [SP-346]
14 s2 Sell: CIS × 1
    all: s2 sells 1 good in CIS [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 2 unsold goods [SP-388]
    all: s1 sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 scores 7 VP: 1 good at a price of 7 [SP-411, s2 +7]
    all: s2 controls CIS and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: markup + logistics [SP-182]
    all: New improvement in place 2: goods + markup [SP-182]
    all: New improvement in place 3: goods + goods [SP-182]
    all: New improvement in place 4: cheap goods + logistics [SP-182]
    all: New improvement in place 5: goods + cheap goods [SP-182]
    all: Round 2 begins [SP-220]
15 s2 K1 under W1, with 2 improvements: goods × 1, research × 1 and logistics × 5; covered squares: 4
    all: s2 hands in a plan [SP-255]
16 s1 W1 under K1, with 1 improvement: goods × 1, markup × 2, factory × 1 and logistics × 4; covered squares: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, markup × 2, factory × 1 and logistics × 4; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 1, research × 1 and logistics × 5; covered squares: 4 [SP-254]
    all: s1 sets a price of 8 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s1 produces 5 goods (plan) [SP-280]
    all: s2 takes a goods token [SP-301]
17 s1 cheap goods + logistics
    all: s1 takes an improvement: cheap goods + logistics [SP-300]
    all: s2 gets 1 research progress [SP-315]
18 s2 Gamepad (0 of 4): place an office in any region at once
    all: s2 puts progress on Gamepad: now 1 [SP-317]
    all: s2 gets 5 logistics progress [SP-345]
19 s2 China: 0 of 4
    all: s2 puts progress on China: now 1 [SP-346]
20 s2 Europe: 1 of 4
    all: s2 puts progress on Europe: now 2 [SP-346]
= 20 5c13cc120f60d32a6e779ed3aaa558f36163d217ae5a7505fd3225232bf85106
21 s2 Europe: 2 of 4
    all: s2 puts progress on Europe: now 3 [SP-346]
22 s2 Europe: 3 of 4
    all: s2 puts progress on Europe: now 4 [SP-346]
    all: s2 opens an office in Europe [SP-348]
23 s2 China: 1 of 4
    all: s2 puts progress on China: now 2 [SP-346]
    all: s1 gets 4 logistics progress [SP-345]
24 s1 North Africa: 0 of 3
    all: s1 puts progress on North Africa: now 1 [SP-346]
25 s1 Caribbean: 0 of 2
    all: s1 puts progress on Caribbean: now 1 [SP-346]
26 s1 Australia: 1 of 3
    all: s1 puts progress on Australia: now 2 [SP-346]
27 s1 Finish your turn and lose 1 progress
    all: s1 loses 1 logistics progress [SP-351]
28 s2 Sell: CIS × 1
    all: s2 sells 1 good in CIS [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s1 sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 scores 6 VP: 1 good at a price of 6 [SP-411, s2 +6]
    all: s2 controls CIS and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: cheap goods + research [SP-182]
    all: New improvement in place 2: markup + research [SP-182]
    all: New improvement in place 3: logistics + logistics [SP-182]
    all: New improvement in place 4: research + logistics [SP-182]
    all: New improvement in place 5: markup + logistics [SP-182]
    all: Round 3 begins [SP-220]
29 s1 K2 under W2, with 2 improvements: goods × 1, cheap goods × 1, markup × 1, research × 3 and logistics × 3; covered squares: 3
    all: s1 hands in a plan [SP-255]
30 s2 W2 under K1, with 2 improvements: goods × 3, factory × 1, research × 2 and logistics × 3; covered squares: 2
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, cheap goods × 1, markup × 1, research × 3 and logistics × 3; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 3, factory × 1, research × 2 and logistics × 3; covered squares: 2 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s1 produces 6 goods (plan) [SP-280]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
= 30 8173d696c58e316bd89d1dc3e67651042a0481c98f54e02b35ece1b230b2812f
31 s2 cheap goods + research
    all: s2 takes an improvement: cheap goods + research [SP-300]
    all: s1 gets 3 research progress [SP-315]
32 s1 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s1 puts progress on Wi-Fi: now 1 [SP-317]
33 s1 Gamepad (0 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 1 [SP-317]
34 s1 GPS (0 of 3): produce 5 goods at once
    all: s1 puts progress on GPS: now 1 [SP-317]
    all: s2 gets 2 research progress [SP-315]
35 s2 GPS (0 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 1 [SP-317]
36 s2 Battery (0 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 1 [SP-317]
    all: s1 gets 3 logistics progress [SP-345]
37 s1 Australia: 2 of 3
    all: s1 puts progress on Australia: now 3 [SP-346]
    all: s1 opens an office in Australia [SP-348]
38 s1 Emirates: 1 of 2
    all: s1 puts progress on Emirates: now 2 [SP-346]
    all: s1 opens an office in Emirates [SP-348]
39 s1 USA: 0 of 4
    all: s1 puts progress on USA: now 1 [SP-346]
    all: s2 gets 3 logistics progress [SP-345]
40 s2 Canada: 1 of 2
    all: s2 puts progress on Canada: now 2 [SP-346]
    all: s2 opens an office in Canada [SP-348]
= 40 27eb2dffc7fcb799ff06be0917bab2f4a365b518c8633951544ed06405631fa6
41 s2 North Africa: 0 of 3
    all: s2 puts progress on North Africa: now 1 [SP-346]
42 s2 North Africa: 1 of 3
    all: s2 puts progress on North Africa: now 2 [SP-346]
43 s1 Sell: Emirates × 1
    all: s1 sells 1 good in Emirates [SP-385]
44 s2 Sell: CIS × 1
    all: s2 sells 1 good in CIS [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s1 scores 6 VP: 1 good at a price of 6 [SP-411, s1 +6]
    all: s2 scores 6 VP: 1 good at a price of 6 [SP-411, s2 +6]
    all: s1 controls Emirates and scores 1 VP [SP-412, s1 +1]
    all: s2 controls CIS and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: goods + goods [SP-182]
    all: New improvement in place 2: research + research [SP-182]
    all: New improvement in place 3: markup + logistics [SP-182]
    all: New improvement in place 4: goods + markup [SP-182]
    all: New improvement in place 5: cheap goods + research [SP-182]
    all: Round 4 begins [SP-220]
45 s1 K1 under W1, with 2 improvements: cheap goods × 1, markup × 1, research × 1 and logistics × 5; covered squares: 4
    all: s1 hands in a plan [SP-255]
46 s2 K2 under W2, with 2 improvements: goods × 2, cheap goods × 1, research × 4 and logistics × 1; covered squares: 4; unused improvements: 1
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: cheap goods × 1, markup × 1, research × 1 and logistics × 5; covered squares: 4 [SP-254]
    all: s2 reveals a plan: goods × 2, cheap goods × 1, research × 4 and logistics × 1; covered squares: 4; unused improvements: 1 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s2 produces 9 goods (plan) [SP-280]
    all: s1 produces 7 goods (plan) [SP-280]
    all: s2 takes a goods token [SP-301]
    all: s1 takes a goods token [SP-301]
    all: s2 gets 4 research progress [SP-315]
47 s2 GPS (1 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 2 [SP-317]
48 s2 4G (0 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 1 [SP-317]
49 s2 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 1 [SP-317]
50 s2 Wi-Fi (1 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 2 [SP-317]
    all: s1 gets 1 research progress [SP-315]
= 50 25c32487e4848149daf79ac1f413820f854fecfe2f3cc87e1511e9a95d1f12e7
51 s1 Battery (0 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 1 [SP-317]
    all: s2 gets 0 logistics progress; 1 more are not in the supply [SP-345]
    all: s1 gets 4 logistics progress; 1 more are not in the supply [SP-345]
52 s1 India: 0 of 3
    all: s1 puts progress on India: now 1 [SP-346]
53 s1 Caribbean: 1 of 2
    all: s1 puts progress on Caribbean: now 2 [SP-346]
    all: s1 opens an office in Caribbean [SP-348]
54 s1 North Africa: 1 of 3
    all: s1 puts progress on North Africa: now 2 [SP-346]
55 s1 India: 1 of 3
    all: s1 puts progress on India: now 2 [SP-346]
56 s2 Sell: CIS × 2
    all: s2 sells 2 goods in CIS [SP-385]
57 s1 Sell: Caribbean × 1 and Emirates × 1
    all: s1 sells 1 good in Caribbean [SP-385]
    all: s1 sells 1 good in Emirates [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 7 unsold goods [SP-388]
    all: s1 scores 12 VP: 2 goods at a price of 6 [SP-411, s1 +12]
    all: s2 scores 10 VP: 2 goods at a price of 5 [SP-411, s2 +10]
    all: s1 controls Caribbean and scores 1 VP [SP-412, s1 +1]
    all: s1 controls Emirates and scores 1 VP [SP-412, s1 +1]
    all: s2 controls CIS and scores 2 VP [SP-412, s2 +2]
    all: Round 5 begins [SP-220]
58 s2 K1 under W2, with 3 improvements: goods × 2, cheap goods × 2, markup × 1, research × 1 and logistics × 1; covered squares: 2
    all: s2 hands in a plan [SP-255]
59 s1 W2 under K2, with 2 improvements: goods × 2, cheap goods × 1, factory × 1, research × 1 and logistics × 2; covered squares: 4
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, cheap goods × 1, factory × 1, research × 1 and logistics × 2; covered squares: 4 [SP-254]
    all: s2 reveals a plan: goods × 2, cheap goods × 2, markup × 1, research × 1 and logistics × 1; covered squares: 2 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s1 produces 10 goods (plan) [SP-280]
    all: s2 produces 8 goods (plan) [SP-280]
    all: s1 gets 1 research progress [SP-315]
60 s1 Gamepad (1 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 2 [SP-317]
    all: s2 gets 0 research progress; 1 more are not in the supply [SP-315]
    all: s1 gets 1 logistics progress; 1 more are not in the supply [SP-345]
= 60 142c1e8dc3e02de0bf690fb3fd26ba9393bb87d2baf702739d3279d7457cd432
61 s1 India: 2 of 3
    all: s1 puts progress on India: now 3 [SP-346]
    all: s1 opens an office in India [SP-348]
    all: s2 gets 0 logistics progress; 1 more are not in the supply [SP-345]
62 s1 Sell: Caribbean × 1, South America × 1 and Emirates × 1
    all: s1 sells 1 good in Caribbean [SP-385]
    all: s1 sells 1 good in South America [SP-385]
    all: s1 sells 1 good in Emirates [SP-385]
63 s2 Sell: CIS × 2
    all: s2 sells 2 goods in CIS [SP-385]
    all: s1 discards 7 unsold goods [SP-388]
    all: s2 discards 6 unsold goods [SP-388]
    all: s1 scores 15 VP: 3 goods at a price of 5 [SP-411, s1 +15]
    all: s2 scores 10 VP: 2 goods at a price of 5 [SP-411, s2 +10]
    all: s1 controls Caribbean and scores 1 VP [SP-412, s1 +1]
    all: s1 controls South America and scores 2 VP [SP-412, s1 +2]
    all: s1 controls Emirates and scores 1 VP [SP-412, s1 +1]
    all: s2 controls CIS and scores 2 VP [SP-412, s2 +2]
    all: s1 scores 10 VP for the office on the retailer (RSA) [SP-162, s1 +10]
    all: s1 scores 14 VP for the office on the retailer (India) [SP-162, s1 +14]
    all: s1 scores 9 VP for the office on the retailer (Australia) [SP-162, s1 +9]
    all: s2 scores 11 VP for the office on the retailer (Canada) [SP-162, s2 +11]
    all: s2 scores 17 VP for the office on the retailer (Europe) [SP-162, s2 +17]
    all: The game is over [SP-461]
= 63 22847225b617c39afe9111894482c6812d5794a8d7bf68435f3ed75bb69b7ff7
s1 rank 2 score 77
s2 rank 1 score 84
