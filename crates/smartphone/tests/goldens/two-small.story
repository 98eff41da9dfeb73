smartphone revision 1, 2 seats, options {"board":"small","technologies":"plain","directives":"off","hard":"off","gps":"any","wi_fi":"any","gamepad":"any","battery":"any","nfc":"any","four_g":"any"}
deal
    all: GPS: produce 5 goods at once [SP-181]
    all: Wi-Fi: unsold goods stay in your warehouse [SP-181]
    all: Gamepad: place an office in any region at once [SP-181]
    all: Battery: 1 more logistics progress every round [SP-181]
    all: NFC: your price goes up by 1, now and in every later round [SP-181]
    all: 4G: you may sell 1 good in each region without your office [SP-181]
    all: New improvement in place 1: goods + markup [SP-182]
    all: New improvement in place 2: research + research [SP-182]
    all: New improvement in place 3: goods + goods [SP-182]
    all: First player: s1 [SP-183]
1 s1 Green: 3 VP, improvement markup + research
    all: s1 takes the Green company and starts with 3 VP [SP-185, s1 +3]
2 s2 Black: 5 VP, improvement goods + research
    all: s2 takes the Black company and starts with 5 VP [SP-185, s2 +5]
3 s2 Caribbean, Retailer R1 and side a (11 7 4 VP)
    all: Retailer R1 goes to Caribbean: side a (11 7 4 VP) [SP-574]
4 s2 South America, Retailer R3 and side b (10 9 8 7 VP)
    all: Retailer R3 goes to South America: side b (10 9 8 7 VP) [SP-574]
5 s1 India
    all: s1 chooses a start region: India [SP-573]
    all: s2 chooses a start region: North Africa [SP-573]
    all: Round 1 begins [SP-220]
6 s2 W2 under K2, with 1 improvement: goods × 3, factory × 1 and research × 4; covered squares: 3
    all: s2 hands in a plan [SP-255]
7 s1 K1 under W2, with 1 improvement: goods × 2, markup × 1, research × 3 and logistics × 2; covered squares: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, markup × 1, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 3, factory × 1 and research × 4; covered squares: 3 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s1 produces 5 goods (plan) [SP-280]
8 s2 goods + markup
    all: s2 takes an improvement: goods + markup [SP-300]
    all: s1 takes a goods token [SP-301]
    all: s2 gets 4 research progress [SP-315]
9 s2 Battery (0 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 1 [SP-317]
10 s2 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 1 [SP-317]
= 10 19eb553f728c9b08509bb540626b2186834d005d1e4d525c977a9a27cf099003
11 s2 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 1 [SP-317]
12 s2 NFC (1 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 2 [SP-317]
    all: s1 gets 3 research progress [SP-315]
13 s1 4G (0 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 1 [SP-317]
14 s1 4G (1 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 2 [SP-317]
15 s1 GPS (0 of 3): produce 5 goods at once
    all: s1 puts progress on GPS: now 1 [SP-317]
    all: s1 gets 2 logistics progress [SP-345]
16 s1 China: 0 of 4
    all: s1 puts progress on China: now 1 [SP-346]
17 s1 Australia: 0 of 2
    all: s1 puts progress on Australia: now 1 [SP-346]
18 s2 Sell: North Africa × 3
    all: s2 sells 3 goods in North Africa [SP-385]
19 s1 Sell: India × 2
    all: s1 sells 2 goods in India [SP-385]
    all: s1 discards 3 unsold goods [SP-388]
    all: s2 discards 3 unsold goods [SP-388]
    all: s1 scores 12 VP: 2 goods at a price of 6 [SP-411, s1 +12]
    all: s2 scores 15 VP: 3 goods at a price of 5 [SP-411, s2 +15]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s1 controls India and scores 2 VP [SP-412, s1 +2]
    all: New improvement in place 1: goods + markup [SP-182]
    all: New improvement in place 2: markup + logistics [SP-182]
    all: New improvement in place 3: markup + logistics [SP-182]
    all: Round 2 begins [SP-220]
20 s1 K2 under W2, with 1 improvement: goods × 1, research × 4 and logistics × 1; covered squares: 4
    all: s1 hands in a plan [SP-255]
= 20 96087b41c7f32a9d161262be03c0e6960b973c66b707a6621ee4cc7bce2aa5ea
21 s2 K1 under W1, with 2 improvements: goods × 2, markup × 1, research × 2 and logistics × 3; covered squares: 4
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, research × 4 and logistics × 1; covered squares: 4 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1, research × 2 and logistics × 3; covered squares: 4 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s1 produces 6 goods (plan) [SP-280]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
    all: s2 takes a goods token [SP-301]
    all: s1 gets 4 research progress [SP-315]
22 s1 Battery (0 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 1 [SP-317]
23 s1 Gamepad (0 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 1 [SP-317]
24 s1 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s1 puts progress on Wi-Fi: now 1 [SP-317]
25 s1 Gamepad (1 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 2 [SP-317]
    all: s2 gets 2 research progress [SP-315]
26 s2 NFC (2 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 3 [SP-317]
27 s2 4G (0 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 1 [SP-317]
    all: s1 gets 1 logistics progress [SP-345]
28 s1 Emirates: 0 of 2
    all: s1 puts progress on Emirates: now 1 [SP-346]
    all: s2 gets 3 logistics progress [SP-345]
29 s2 USA: 0 of 4
    all: s2 puts progress on USA: now 1 [SP-346]
30 s2 Emirates: 0 of 2
    all: s2 puts progress on Emirates: now 1 [SP-346]
= 30 baafe5ad8bf94d0ebd6368590e739188858531c2838ea58bb32b7385b17dea5a
31 s2 Caribbean: 0 of 2
    all: s2 puts progress on Caribbean: now 1 [SP-346]
32 s1 Sell: India × 3
    all: s1 sells 3 goods in India [SP-385]
33 s2 Sell: North Africa × 2
    all: s2 sells 2 goods in North Africa [SP-385]
    all: s1 discards 3 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s1 scores 15 VP: 3 goods at a price of 5 [SP-411, s1 +15]
    all: s2 scores 12 VP: 2 goods at a price of 6 [SP-411, s2 +12]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s1 controls India and scores 2 VP [SP-412, s1 +2]
    all: New improvement in place 1: goods + markup [SP-182]
    all: New improvement in place 2: markup + research [SP-182]
    all: New improvement in place 3: research + research [SP-182]
    all: Round 3 begins [SP-220]
34 s2 K2 under W2, with 2 improvements: goods × 3 and research × 4; covered squares: 4
    all: s2 hands in a plan [SP-255]
35 s1 K2 under W2, with 1 improvement: goods × 2, research × 4 and logistics × 1; covered squares: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, research × 4 and logistics × 1; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 3 and research × 4; covered squares: 4 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s1 produces 7 goods (plan) [SP-280]
    all: s2 produces 8 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
    all: s2 takes a goods token [SP-301]
    all: s1 gets 2 research progress; 2 more are not in the supply [SP-315]
36 s1 Gamepad (2 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 3 [SP-317]
37 s1 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s1 puts progress on NFC: now 1 [SP-317]
    all: s2 gets 3 research progress; 1 more are not in the supply [SP-315]
38 s2 Wi-Fi (1 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 2 [SP-317]
39 s2 GPS (0 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 1 [SP-317]
40 s2 4G (1 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 2 [SP-317]
    all: s1 gets 0 logistics progress; 1 more are not in the supply [SP-345]
= 40 ba09f569496ae6c51d154456550ca8b6025392f99e1e45509a371289f298a507
41 s1 Sell: India × 3
    all: s1 sells 3 goods in India [SP-385]
42 s2 Sell: North Africa × 3
    all: s2 sells 3 goods in North Africa [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s1 scores 15 VP: 3 goods at a price of 5 [SP-411, s1 +15]
    all: s2 scores 15 VP: 3 goods at a price of 5 [SP-411, s2 +15]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s1 controls India and scores 2 VP [SP-412, s1 +2]
    all: New improvement in place 1: cheap goods + research [SP-182]
    all: New improvement in place 2: goods + goods [SP-182]
    all: New improvement in place 3: research + logistics [SP-182]
    all: Round 4 begins [SP-220]
43 s1 K2 under W2, with 1 improvement: goods × 1, markup × 1, research × 4 and logistics × 1; covered squares: 4
    all: s1 hands in a plan [SP-255]
44 s2 W2 under K2, with 2 improvements: goods × 3, factory × 1 and research × 4; covered squares: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, markup × 1, research × 4 and logistics × 1; covered squares: 4 [SP-254]
    all: s2 reveals a plan: goods × 3, factory × 1 and research × 4; covered squares: 3 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s2 produces 8 goods (plan) [SP-280]
    all: s1 produces 8 goods (plan) [SP-280]
45 s2 cheap goods + research
    all: s2 takes an improvement: cheap goods + research [SP-300]
    all: s1 takes a goods token [SP-301]
    all: s2 gets 0 research progress; 4 more are not in the supply [SP-315]
    all: s1 gets 0 research progress; 4 more are not in the supply [SP-315]
    all: s1 gets 0 logistics progress; 1 more are not in the supply [SP-345]
46 s2 Sell: North Africa × 3
    all: s2 sells 3 goods in North Africa [SP-385]
47 s1 Sell nothing
    all: s1 sells nothing [SP-387]
    all: s1 discards 8 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s1 sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 scores 15 VP: 3 goods at a price of 5 [SP-411, s2 +15]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: Round 5 begins [SP-220]
48 s2 K1 under W2, with 2 improvements: goods × 2, cheap goods × 1, markup × 1, research × 2 and logistics × 1; covered squares: 2; unused improvements: 1
    all: s2 hands in a plan [SP-255]
49 s1 K1 under W2, with 1 improvement: goods × 2, research × 3 and logistics × 2; covered squares: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 2, cheap goods × 1, markup × 1, research × 2 and logistics × 1; covered squares: 2; unused improvements: 1 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s1 produces 9 goods (plan) [SP-280]
    all: s2 produces 8 goods (plan) [SP-280]
    all: s1 gets 0 research progress; 3 more are not in the supply [SP-315]
    all: s2 gets 0 research progress; 2 more are not in the supply [SP-315]
    all: s1 gets 0 logistics progress; 2 more are not in the supply [SP-345]
    all: s2 gets 0 logistics progress; 1 more are not in the supply [SP-345]
50 s1 Sell: India × 3
    all: s1 sells 3 goods in India [SP-385]
= 50 3bebc859acf24e0a92851883e57b09ddcd10c6b618254e9b34fb7f28dff8a943
51 s2 Sell: North Africa × 3
    all: s2 sells 3 goods in North Africa [SP-385]
    all: s1 discards 6 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s1 scores 15 VP: 3 goods at a price of 5 [SP-411, s1 +15]
    all: s2 scores 15 VP: 3 goods at a price of 5 [SP-411, s2 +15]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: s1 controls India and scores 2 VP [SP-412, s1 +2]
    all: The game is over [SP-461]
= 51 5b8a926425e7d81f2fadeabed30bb6c339ea3094b46c36df7a45b60e17ec46bc
s1 rank 2 score 68
s2 rank 1 score 87
