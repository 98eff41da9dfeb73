smartphone revision 1, 2 seats, options {"board":"big","technologies":"plain","directives":"off","hard":"off","gps":"any","wi_fi":"any","gamepad":"any","battery":"any","nfc":"any","four_g":"any"}
deal
    all: GPS: produce 5 goods at once [SP-181]
    all: Wi-Fi: unsold goods stay in your warehouse [SP-181]
    all: Gamepad: place an office in any region at once [SP-181]
    all: Battery: 1 more logistics progress every round [SP-181]
    all: NFC: your price rises by 1 at once and in every later round [SP-181]
    all: 4G: you may sell 1 goods in each region without an office of yours [SP-181]
    all: Improvement row, place 1: cheap goods + logistics [SP-182]
    all: Improvement row, place 2: goods + cheap goods [SP-182]
    all: Improvement row, place 3: goods + markup [SP-182]
    all: Improvement row, place 4: logistics + logistics [SP-182]
    all: Improvement row, place 5: markup + logistics [SP-182]
    all: First player: s1 [SP-183]
1 s1 Blue: 4 VP, home South America, improvement markup + logistics
    all: s1 takes the company Blue and starts with 4 VP [SP-185, s1 +4]
2 s2 Red: 7 VP, home CIS, improvement goods + logistics
    all: s2 takes the company Red and starts with 7 VP [SP-185, s2 +7]
    all: s1 starts in the home region: South America [SP-186]
    all: s2 starts in the home region: CIS [SP-186]
    all: Retailer R1 is laid: Canada, side a (11 7 4 VP) [SP-188]
    all: Retailer R2 is laid: RSA, side a (10 8 5 VP) [SP-188]
    all: Retailer R5 is laid: North Africa, side a (15 9 6 3 VP) [SP-188]
    all: Retailer R4 is laid: Australia, side b (9 9 9 9 VP) [SP-188]
    all: Retailer R3 is laid: India, side a (14 10 7 4 VP) [SP-188]
    all: Retailer R6 is laid: Europe, side a (17 13 10 7 4 VP) [SP-188]
    all: Round 1 begins [SP-220]
3 s2 K1 under W2, 1 improvement laid: goods × 1, markup × 1, factory × 1, research × 1 and logistics × 2; squares covered: 2
    all: s2 hands in a plan [SP-255]
4 s1 K1 under W1, 1 improvement laid: goods × 1, markup × 2, research × 1 and logistics × 4; squares covered: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals the plan: goods × 1, markup × 2, research × 1 and logistics × 4; squares covered: 3 [SP-254]
    all: s2 reveals the plan: goods × 1, markup × 1, factory × 1, research × 1 and logistics × 2; squares covered: 2 [SP-254]
    all: s1 sets the price: 8 [SP-271]
    all: s2 sets the price: 7 [SP-271]
    all: s2 produces 3 goods (plan) [SP-280]
    all: s1 produces 4 goods (plan) [SP-280]
5 s2 cheap goods + logistics
    all: s2 takes an improvement: cheap goods + logistics [SP-300]
    all: s1 takes a goods token [SP-301]
    all: s2 gets 1 research progress [SP-315]
6 s2 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s2 puts a progress on Wi-Fi: 1 there now [SP-317]
    all: s1 gets 1 research progress [SP-315]
7 s1 4G (0 of 6): you may sell 1 goods in each region without an office of yours
    all: s1 puts a progress on 4G: 1 there now [SP-317]
    all: s2 gets 2 logistics progress [SP-345]
8 s2 Canada: 0 of 2
    all: s2 puts a progress on Canada: 1 there now [SP-346]
9 s2 Europe: 0 of 4
    all: s2 puts a progress on Europe: 1 there now [SP-346]
    all: s1 gets 4 logistics progress [SP-345]
10 s1 RSA: 0 of 2
    all: s1 puts a progress on RSA: 1 there now [SP-346]
= 10 3b5e007b59397e76d54962619815534f09476eefd711ac0184a1f01140f82eb1
11 s1 RSA: 1 of 2
    all: s1 puts a progress on RSA: 2 there now [SP-346]
    all: s1 opens an office: RSA [SP-348]
12 s1 Emirates: 0 of 2
    all: s1 puts a progress on Emirates: 1 there now [SP-346]
13 s1 Australia: 0 of 3
    all: s1 puts a progress on Australia: 1 there now [SP-346]
14 s2 Sell: CIS × 1
    all: s2 sells 1 goods: CIS [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 2 unsold goods [SP-388]
    all: s1 has sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 earns 7 VP: 1 goods at price 7 [SP-411, s2 +7]
    all: CIS: s2 has control and gets 2 VP [SP-412, s2 +2]
    all: Improvement row, place 1: markup + logistics [SP-182]
    all: Improvement row, place 2: goods + markup [SP-182]
    all: Improvement row, place 3: goods + goods [SP-182]
    all: Improvement row, place 4: cheap goods + logistics [SP-182]
    all: Improvement row, place 5: goods + cheap goods [SP-182]
    all: Round 2 begins [SP-220]
15 s2 K1 under W1, 2 improvements laid: goods × 1, research × 1 and logistics × 5; squares covered: 4
    all: s2 hands in a plan [SP-255]
16 s1 W1 under K1, 1 improvement laid: goods × 1, markup × 2, factory × 1 and logistics × 4; squares covered: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals the plan: goods × 1, markup × 2, factory × 1 and logistics × 4; squares covered: 3 [SP-254]
    all: s2 reveals the plan: goods × 1, research × 1 and logistics × 5; squares covered: 4 [SP-254]
    all: s1 sets the price: 8 [SP-271]
    all: s2 sets the price: 6 [SP-271]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s1 produces 5 goods (plan) [SP-280]
    all: s2 takes a goods token [SP-301]
17 s1 cheap goods + logistics
    all: s1 takes an improvement: cheap goods + logistics [SP-300]
    all: s2 gets 1 research progress [SP-315]
18 s2 Gamepad (0 of 4): place an office in any region at once
    all: s2 puts a progress on Gamepad: 1 there now [SP-317]
    all: s2 gets 5 logistics progress [SP-345]
19 s2 China: 0 of 4
    all: s2 puts a progress on China: 1 there now [SP-346]
20 s2 Europe: 1 of 4
    all: s2 puts a progress on Europe: 2 there now [SP-346]
= 20 5c13cc120f60d32a6e779ed3aaa558f36163d217ae5a7505fd3225232bf85106
21 s2 Europe: 2 of 4
    all: s2 puts a progress on Europe: 3 there now [SP-346]
22 s2 Europe: 3 of 4
    all: s2 puts a progress on Europe: 4 there now [SP-346]
    all: s2 opens an office: Europe [SP-348]
23 s2 China: 1 of 4
    all: s2 puts a progress on China: 2 there now [SP-346]
    all: s1 gets 4 logistics progress [SP-345]
24 s1 North Africa: 0 of 3
    all: s1 puts a progress on North Africa: 1 there now [SP-346]
25 s1 Caribbean: 0 of 2
    all: s1 puts a progress on Caribbean: 1 there now [SP-346]
26 s1 Australia: 1 of 3
    all: s1 puts a progress on Australia: 2 there now [SP-346]
27 s1 Finish the turn; 1 progress is lost
    all: s1 loses 1 logistics progress [SP-351]
28 s2 Sell: CIS × 1
    all: s2 sells 1 goods: CIS [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s1 has sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 earns 6 VP: 1 goods at price 6 [SP-411, s2 +6]
    all: CIS: s2 has control and gets 2 VP [SP-412, s2 +2]
    all: Improvement row, place 1: cheap goods + research [SP-182]
    all: Improvement row, place 2: markup + research [SP-182]
    all: Improvement row, place 3: logistics + logistics [SP-182]
    all: Improvement row, place 4: research + logistics [SP-182]
    all: Improvement row, place 5: markup + logistics [SP-182]
    all: Round 3 begins [SP-220]
29 s1 K2 under W2, 2 improvements laid: goods × 1, cheap goods × 1, markup × 1, research × 3 and logistics × 3; squares covered: 3
    all: s1 hands in a plan [SP-255]
30 s2 W2 under K1, 2 improvements laid: goods × 3, factory × 1, research × 2 and logistics × 3; squares covered: 2
    all: s2 hands in a plan [SP-255]
    all: s1 reveals the plan: goods × 1, cheap goods × 1, markup × 1, research × 3 and logistics × 3; squares covered: 3 [SP-254]
    all: s2 reveals the plan: goods × 3, factory × 1, research × 2 and logistics × 3; squares covered: 2 [SP-254]
    all: s1 sets the price: 6 [SP-271]
    all: s2 sets the price: 6 [SP-271]
    all: s1 produces 6 goods (plan) [SP-280]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
= 30 8173d696c58e316bd89d1dc3e67651042a0481c98f54e02b35ece1b230b2812f
31 s2 cheap goods + research
    all: s2 takes an improvement: cheap goods + research [SP-300]
    all: s1 gets 3 research progress [SP-315]
32 s1 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s1 puts a progress on Wi-Fi: 1 there now [SP-317]
33 s1 Gamepad (0 of 4): place an office in any region at once
    all: s1 puts a progress on Gamepad: 1 there now [SP-317]
34 s1 GPS (0 of 3): produce 5 goods at once
    all: s1 puts a progress on GPS: 1 there now [SP-317]
    all: s2 gets 2 research progress [SP-315]
35 s2 GPS (0 of 3): produce 5 goods at once
    all: s2 puts a progress on GPS: 1 there now [SP-317]
36 s2 Battery (0 of 4): 1 more logistics progress every round
    all: s2 puts a progress on Battery: 1 there now [SP-317]
    all: s1 gets 3 logistics progress [SP-345]
37 s1 Australia: 2 of 3
    all: s1 puts a progress on Australia: 3 there now [SP-346]
    all: s1 opens an office: Australia [SP-348]
38 s1 Emirates: 1 of 2
    all: s1 puts a progress on Emirates: 2 there now [SP-346]
    all: s1 opens an office: Emirates [SP-348]
39 s1 USA: 0 of 4
    all: s1 puts a progress on USA: 1 there now [SP-346]
    all: s2 gets 3 logistics progress [SP-345]
40 s2 Canada: 1 of 2
    all: s2 puts a progress on Canada: 2 there now [SP-346]
    all: s2 opens an office: Canada [SP-348]
= 40 27eb2dffc7fcb799ff06be0917bab2f4a365b518c8633951544ed06405631fa6
41 s2 North Africa: 0 of 3
    all: s2 puts a progress on North Africa: 1 there now [SP-346]
42 s2 North Africa: 1 of 3
    all: s2 puts a progress on North Africa: 2 there now [SP-346]
43 s1 Sell: Emirates × 1
    all: s1 sells 1 goods: Emirates [SP-385]
44 s2 Sell: CIS × 1
    all: s2 sells 1 goods: CIS [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s1 earns 6 VP: 1 goods at price 6 [SP-411, s1 +6]
    all: s2 earns 6 VP: 1 goods at price 6 [SP-411, s2 +6]
    all: Emirates: s1 has control and gets 1 VP [SP-412, s1 +1]
    all: CIS: s2 has control and gets 2 VP [SP-412, s2 +2]
    all: Improvement row, place 1: goods + goods [SP-182]
    all: Improvement row, place 2: research + research [SP-182]
    all: Improvement row, place 3: markup + logistics [SP-182]
    all: Improvement row, place 4: goods + markup [SP-182]
    all: Improvement row, place 5: cheap goods + research [SP-182]
    all: Round 4 begins [SP-220]
45 s1 K1 under W1, 2 improvements laid: cheap goods × 1, markup × 1, research × 1 and logistics × 5; squares covered: 4
    all: s1 hands in a plan [SP-255]
46 s2 K2 under W2, 2 improvements laid: goods × 2, cheap goods × 1, research × 4 and logistics × 1; squares covered: 4; improvements not used: 1
    all: s2 hands in a plan [SP-255]
    all: s1 reveals the plan: cheap goods × 1, markup × 1, research × 1 and logistics × 5; squares covered: 4 [SP-254]
    all: s2 reveals the plan: goods × 2, cheap goods × 1, research × 4 and logistics × 1; squares covered: 4; improvements not used: 1 [SP-254]
    all: s1 sets the price: 6 [SP-271]
    all: s2 sets the price: 5 [SP-271]
    all: s2 produces 9 goods (plan) [SP-280]
    all: s1 produces 7 goods (plan) [SP-280]
    all: s2 takes a goods token [SP-301]
    all: s1 takes a goods token [SP-301]
    all: s2 gets 4 research progress [SP-315]
47 s2 GPS (1 of 3): produce 5 goods at once
    all: s2 puts a progress on GPS: 2 there now [SP-317]
48 s2 4G (0 of 6): you may sell 1 goods in each region without an office of yours
    all: s2 puts a progress on 4G: 1 there now [SP-317]
49 s2 NFC (0 of 5): your price rises by 1 at once and in every later round
    all: s2 puts a progress on NFC: 1 there now [SP-317]
50 s2 Wi-Fi (1 of 3): unsold goods stay in your warehouse
    all: s2 puts a progress on Wi-Fi: 2 there now [SP-317]
    all: s1 gets 1 research progress [SP-315]
= 50 25c32487e4848149daf79ac1f413820f854fecfe2f3cc87e1511e9a95d1f12e7
51 s1 Battery (0 of 4): 1 more logistics progress every round
    all: s1 puts a progress on Battery: 1 there now [SP-317]
    all: s2 gets 0 logistics progress; missing in the supply: 1 [SP-345]
    all: s1 gets 4 logistics progress; missing in the supply: 1 [SP-345]
52 s1 India: 0 of 3
    all: s1 puts a progress on India: 1 there now [SP-346]
53 s1 Caribbean: 1 of 2
    all: s1 puts a progress on Caribbean: 2 there now [SP-346]
    all: s1 opens an office: Caribbean [SP-348]
54 s1 North Africa: 1 of 3
    all: s1 puts a progress on North Africa: 2 there now [SP-346]
55 s1 India: 1 of 3
    all: s1 puts a progress on India: 2 there now [SP-346]
56 s2 Sell: CIS × 2
    all: s2 sells 2 goods: CIS [SP-385]
57 s1 Sell: Caribbean × 1 and Emirates × 1
    all: s1 sells 1 goods: Caribbean [SP-385]
    all: s1 sells 1 goods: Emirates [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 7 unsold goods [SP-388]
    all: s1 earns 12 VP: 2 goods at price 6 [SP-411, s1 +12]
    all: s2 earns 10 VP: 2 goods at price 5 [SP-411, s2 +10]
    all: Caribbean: s1 has control and gets 1 VP [SP-412, s1 +1]
    all: Emirates: s1 has control and gets 1 VP [SP-412, s1 +1]
    all: CIS: s2 has control and gets 2 VP [SP-412, s2 +2]
    all: Round 5 begins [SP-220]
58 s2 K1 under W2, 3 improvements laid: goods × 2, cheap goods × 2, markup × 1, research × 1 and logistics × 1; squares covered: 2
    all: s2 hands in a plan [SP-255]
59 s1 W2 under K2, 2 improvements laid: goods × 2, cheap goods × 1, factory × 1, research × 1 and logistics × 2; squares covered: 4
    all: s1 hands in a plan [SP-255]
    all: s1 reveals the plan: goods × 2, cheap goods × 1, factory × 1, research × 1 and logistics × 2; squares covered: 4 [SP-254]
    all: s2 reveals the plan: goods × 2, cheap goods × 2, markup × 1, research × 1 and logistics × 1; squares covered: 2 [SP-254]
    all: s1 sets the price: 5 [SP-271]
    all: s2 sets the price: 5 [SP-271]
    all: s1 produces 10 goods (plan) [SP-280]
    all: s2 produces 8 goods (plan) [SP-280]
    all: s1 gets 1 research progress [SP-315]
60 s1 Gamepad (1 of 4): place an office in any region at once
    all: s1 puts a progress on Gamepad: 2 there now [SP-317]
    all: s2 gets 0 research progress; missing in the supply: 1 [SP-315]
    all: s1 gets 1 logistics progress; missing in the supply: 1 [SP-345]
= 60 142c1e8dc3e02de0bf690fb3fd26ba9393bb87d2baf702739d3279d7457cd432
61 s1 India: 2 of 3
    all: s1 puts a progress on India: 3 there now [SP-346]
    all: s1 opens an office: India [SP-348]
    all: s2 gets 0 logistics progress; missing in the supply: 1 [SP-345]
62 s1 Sell: Caribbean × 1, South America × 1 and Emirates × 1
    all: s1 sells 1 goods: Caribbean [SP-385]
    all: s1 sells 1 goods: South America [SP-385]
    all: s1 sells 1 goods: Emirates [SP-385]
63 s2 Sell: CIS × 2
    all: s2 sells 2 goods: CIS [SP-385]
    all: s1 discards 7 unsold goods [SP-388]
    all: s2 discards 6 unsold goods [SP-388]
    all: s1 earns 15 VP: 3 goods at price 5 [SP-411, s1 +15]
    all: s2 earns 10 VP: 2 goods at price 5 [SP-411, s2 +10]
    all: Caribbean: s1 has control and gets 1 VP [SP-412, s1 +1]
    all: South America: s1 has control and gets 2 VP [SP-412, s1 +2]
    all: Emirates: s1 has control and gets 1 VP [SP-412, s1 +1]
    all: CIS: s2 has control and gets 2 VP [SP-412, s2 +2]
    all: s1: 10 VP for the office on the retailer (RSA) [SP-162, s1 +10]
    all: s1: 14 VP for the office on the retailer (India) [SP-162, s1 +14]
    all: s1: 9 VP for the office on the retailer (Australia) [SP-162, s1 +9]
    all: s2: 11 VP for the office on the retailer (Canada) [SP-162, s2 +11]
    all: s2: 17 VP for the office on the retailer (Europe) [SP-162, s2 +17]
    all: The game is over [SP-461]
= 63 22847225b617c39afe9111894482c6812d5794a8d7bf68435f3ed75bb69b7ff7
s1 rank 2 score 77
s2 rank 1 score 84
