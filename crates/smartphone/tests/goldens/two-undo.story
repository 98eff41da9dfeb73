smartphone revision 1, 2 seats, options {"board":"big","technologies":"plain","directives":"off","hard":"off","gps":"any","wi_fi":"any","gamepad":"any","battery":"any","nfc":"any","four_g":"any"}
deal
    all: GPS: produce 5 goods at once [SP-181]
    all: Wi-Fi: unsold goods stay in your warehouse [SP-181]
    all: Gamepad: place an office in any region at once [SP-181]
    all: Battery: 1 more logistics progress every round [SP-181]
    all: NFC: your price goes up by 1, now and in every later round [SP-181]
    all: 4G: you may sell 1 good in each region without your office [SP-181]
    all: New improvement in place 1: logistics + logistics [SP-182]
    all: New improvement in place 2: goods + goods [SP-182]
    all: New improvement in place 3: goods + markup [SP-182]
    all: New improvement in place 4: markup + research [SP-182]
    all: New improvement in place 5: cheap goods + logistics [SP-182]
    all: First player: s1 [SP-183]
1 s1 Yellow: 6 VP, home India, improvement cheap goods + logistics
    all: s1 takes the Yellow company and starts with 6 VP [SP-185, s1 +6]
2 s2 Black: 5 VP, home Australia, improvement goods + research
    all: s2 takes the Black company and starts with 5 VP [SP-185, s2 +5]
    all: s1 starts in the home region: India [SP-186]
    all: s2 starts in the home region: Australia [SP-186]
    all: Retailer R2 goes to RSA: side b (7 7 7 VP) [SP-188]
    all: Retailer R1 goes to Emirates: side b (8 7 6 VP) [SP-188]
    all: Retailer R3 goes to North Africa: side b (10 9 8 7 VP) [SP-188]
    all: Retailer R4 goes to South America: side a (13 11 8 5 VP) [SP-188]
    all: Retailer R5 goes to CIS: side a (15 9 6 3 VP) [SP-188]
    all: Retailer R7 goes to USA: side b (13 11 9 8 7 VP) [SP-188]
    all: Round 1 begins [SP-220]
3 s2 W1 under K1, with 1 improvement: goods × 2, markup × 1, factory × 1 and logistics × 2; covered squares: 2
    all: s2 hands in a plan [SP-255]
4 s1 W1 under K1, with 1 improvement: cheap goods × 1, markup × 1 and logistics × 4; covered squares: 2
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: cheap goods × 1, markup × 1 and logistics × 4; covered squares: 2 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1, factory × 1 and logistics × 2; covered squares: 2 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s1 produces 3 goods (plan) [SP-280]
    all: s2 produces 4 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
5 s2 goods + goods
    all: s2 takes an improvement: goods + goods [SP-300]
    all: s1 gets 4 logistics progress [SP-345]
6 s1 Emirates: 0 of 2
    all: s1 puts progress on Emirates: now 1 [SP-346]
7 s1 Australia (offices: s2): 0 of 3
    all: s1 puts progress on Australia: now 1 [SP-346]
8 s1 China: 0 of 4
    all: s1 puts progress on China: now 1 [SP-346]
9 s1 Australia (offices: s2): 1 of 3
    all: s1 puts progress on Australia: now 2 [SP-346]
    all: s2 gets 2 logistics progress [SP-345]
10 s2 USA: 0 of 4
    all: s2 puts progress on USA: now 1 [SP-346]
= 10 ca0dc5ae9b074cbed162743c3a2189bb43fbc15bc6f783a673f0926d211caa2d
11 s2 RSA: 0 of 2
    all: s2 puts progress on RSA: now 1 [SP-346]
12 s1 Sell: India × 2
    all: s1 sells 2 goods in India [SP-385]
13 s2 Sell: Australia × 1
    all: s2 sells 1 good in Australia [SP-385]
    all: s1 discards 1 unsold good [SP-388]
    all: s2 discards 3 unsold goods [SP-388]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 scores 6 VP: 1 good at a price of 6 [SP-411, s2 +6]
    all: s1 controls India and scores 2 VP [SP-412, s1 +2]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: goods + markup [SP-182]
    all: New improvement in place 2: goods + markup [SP-182]
    all: New improvement in place 3: cheap goods + research [SP-182]
    all: New improvement in place 4: research + research [SP-182]
    all: New improvement in place 5: markup + logistics [SP-182]
    all: Round 2 begins [SP-220]
14 s1 W2 under K2, with 1 improvement: goods × 2, cheap goods × 1, factory × 1, research × 3 and logistics × 1; covered squares: 3
    all: s1 hands in a plan [SP-255]
15 s2 K1 under W1, with 1 improvement: goods × 2, cheap goods × 1, markup × 1, research × 1 and logistics × 3; covered squares: 2; unused improvements: 1
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, cheap goods × 1, factory × 1, research × 3 and logistics × 1; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 2, cheap goods × 1, markup × 1, research × 1 and logistics × 3; covered squares: 2; unused improvements: 1 [SP-254]
    all: s1 sets a price of 4 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s1 produces 7 goods (plan) [SP-280]
    all: s2 produces 6 goods (plan) [SP-280]
16 s1 research + research
    all: s1 takes an improvement: research + research [SP-300]
    all: s2 takes a goods token [SP-301]
    all: s1 gets 3 research progress [SP-315]
17 s1 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s1 puts progress on Wi-Fi: now 1 [SP-317]
18 s1 Battery (0 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 1 [SP-317]
19 s1 undo 18
20 s1 Battery (0 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 1 [SP-317]
= 20 f21b43def6c0f4c99d165730fd9a83e1498f0eb5e01111ec66cc5baeab9f4e8f
21 s1 Gamepad (0 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 1 [SP-317]
    all: s2 gets 1 research progress [SP-315]
22 s2 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 1 [SP-317]
    all: s1 gets 1 logistics progress [SP-345]
23 s1 China: 1 of 4
    all: s1 puts progress on China: now 2 [SP-346]
    all: s2 gets 3 logistics progress [SP-345]
24 s2 RSA: 1 of 2
    all: s2 puts progress on RSA: now 2 [SP-346]
    all: s2 opens an office in RSA [SP-348]
25 s2 Emirates: 0 of 2
    all: s2 puts progress on Emirates: now 1 [SP-346]
26 s2 undo 25
27 s2 India (offices: s1): 0 of 3
    all: s2 puts progress on India: now 1 [SP-346]
28 s2 USA: 1 of 4
    all: s2 puts progress on USA: now 2 [SP-346]
29 s1 Sell: India × 2
    all: s1 sells 2 goods in India [SP-385]
30 s2 Sell: Australia × 1
    all: s2 sells 1 good in Australia [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s1 scores 8 VP: 2 goods at a price of 4 [SP-411, s1 +8]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s1 controls India and scores 2 VP [SP-412, s1 +2]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: cheap goods + research [SP-182]
    all: New improvement in place 2: goods + markup [SP-182]
    all: New improvement in place 3: research + logistics [SP-182]
    all: New improvement in place 4: research + logistics [SP-182]
    all: New improvement in place 5: logistics + logistics [SP-182]
    all: Round 3 begins [SP-220]
= 30 b40a182f5201410635332f2ed1f2e00a9824a3d3a38115125a1d27ab8fa59fa9
31 s2 W2 under K1, with 2 improvements: goods × 5, research × 3 and logistics × 1; covered squares: 3
    all: s2 hands in a plan [SP-255]
32 s1 K1 under W1, with 2 improvements: goods × 1, research × 3 and logistics × 4; covered squares: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, research × 3 and logistics × 4; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 5, research × 3 and logistics × 1; covered squares: 3 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s2 produces 9 goods (plan) [SP-280]
    all: s1 produces 5 goods (plan) [SP-280]
    all: s2 takes a goods token [SP-301]
    all: s1 takes a goods token [SP-301]
    all: s2 gets 3 research progress [SP-315]
33 s2 NFC (1 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 2 [SP-317]
34 s2 NFC (2 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 3 [SP-317]
35 s2 4G (0 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 1 [SP-317]
    all: s1 gets 3 research progress [SP-315]
36 s1 GPS (0 of 3): produce 5 goods at once
    all: s1 puts progress on GPS: now 1 [SP-317]
37 s1 Battery (1 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 2 [SP-317]
38 s1 undo 37
39 s1 GPS (1 of 3): produce 5 goods at once
    all: s1 puts progress on GPS: now 2 [SP-317]
40 s1 Gamepad (1 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 2 [SP-317]
    all: s2 gets 1 logistics progress [SP-345]
= 40 b2a03b6b2f50806a8b90f6a66c524f9404549ffcf102acfbebdfaeea1c3fc252
41 s2 Caribbean: 0 of 2
    all: s2 puts progress on Caribbean: now 1 [SP-346]
    all: s1 gets 1 logistics progress; 3 more are not in the supply [SP-345]
42 s1 China: 2 of 4
    all: s1 puts progress on China: now 3 [SP-346]
43 s2 Sell: Australia × 1
    all: s2 sells 1 good in Australia [SP-385]
44 s1 Sell: India × 2
    all: s1 sells 2 goods in India [SP-385]
    all: s1 discards 3 unsold goods [SP-388]
    all: s2 discards 8 unsold goods [SP-388]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s1 controls India and scores 2 VP [SP-412, s1 +2]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: research + research [SP-182]
    all: New improvement in place 2: goods + goods [SP-182]
    all: New improvement in place 3: markup + research [SP-182]
    all: New improvement in place 4: goods + cheap goods [SP-182]
    all: New improvement in place 5: cheap goods + logistics [SP-182]
    all: Round 4 begins [SP-220]
45 s1 W2 under K2, with 2 improvements: goods × 2, cheap goods × 1, research × 5 and logistics × 1; covered squares: 3
    all: s1 hands in a plan [SP-255]
46 s2 W2 under K1, with 2 improvements: goods × 5, factory × 1 and research × 3; covered squares: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, cheap goods × 1, research × 5 and logistics × 1; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 5, factory × 1 and research × 3; covered squares: 3 [SP-254]
    all: s1 sets a price of 4 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s1 produces 8 goods (plan) [SP-280]
    all: s2 produces 10 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
47 s2 research + research
    all: s2 takes an improvement: research + research [SP-300]
    all: s1 gets 0 research progress; 5 more are not in the supply [SP-315]
    all: s2 gets 3 research progress [SP-315]
48 s2 Gamepad (0 of 4): place an office in any region at once
    all: s2 puts progress on Gamepad: now 1 [SP-317]
49 s2 undo 48
50 s2 GPS (0 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 1 [SP-317]
= 50 8cc6aa6e67e72ab0ba20dc779c7bbaa84e38397c2b50a68476c19bf4f4fbefc4
51 s2 GPS (1 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 2 [SP-317]
52 s2 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 1 [SP-317]
    all: s1 gets 0 logistics progress; 1 more are not in the supply [SP-345]
53 s1 Sell: India × 2
    all: s1 sells 2 goods in India [SP-385]
54 s2 Sell: Australia × 1
    all: s2 sells 1 good in Australia [SP-385]
    all: s1 discards 6 unsold goods [SP-388]
    all: s2 discards 9 unsold goods [SP-388]
    all: s1 scores 8 VP: 2 goods at a price of 4 [SP-411, s1 +8]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s1 controls India and scores 2 VP [SP-412, s1 +2]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: Round 5 begins [SP-220]
55 s2 W2 under K1, with 3 improvements: goods × 5, factory × 1 and research × 2; covered squares: 4
    all: s2 hands in a plan [SP-255]
56 s1 K1 under W2, with 1 improvement: goods × 2, research × 4 and logistics × 2; covered squares: 3; unused improvements: 1
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, research × 4 and logistics × 2; covered squares: 3; unused improvements: 1 [SP-254]
    all: s2 reveals a plan: goods × 5, factory × 1 and research × 2; covered squares: 4 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s2 produces 11 goods (plan) [SP-280]
    all: s1 produces 9 goods (plan) [SP-280]
    all: s2 gets 1 research progress; 1 more are not in the supply [SP-315]
57 s2 NFC (3 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 4 [SP-317]
    all: s1 gets 0 research progress; 4 more are not in the supply [SP-315]
    all: s1 gets 0 logistics progress; 2 more are not in the supply [SP-345]
58 s2 undo 57
59 s2 Battery (0 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 1 [SP-317]
    all: s1 gets 0 research progress; 4 more are not in the supply [SP-315]
    all: s1 gets 0 logistics progress; 2 more are not in the supply [SP-345]
60 s2 undo 59
= 60 62316d2d270282a4ed70a13a3401400793b150021151cb941a16a695299315b8
61 s2 GPS (2 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 3 [SP-317]
    all: s2 researches GPS [SP-319]
    all: s2 takes the patent for GPS [SP-320]
    all: s2 produces 5 goods (GPS) [SP-333]
    all: s1 researches GPS [SP-319]
    all: s1 produces 5 goods (GPS) [SP-333]
    all: s1 gets 2 research progress; 2 more are not in the supply [SP-315]
62 s1 Gamepad (2 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 3 [SP-317]
63 s1 undo 62
64 s1 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s1 puts progress on NFC: now 1 [SP-317]
65 s1 undo 64
66 s1 4G (0 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 1 [SP-317]
67 s1 Gamepad (2 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 3 [SP-317]
    all: s1 gets 0 logistics progress; 2 more are not in the supply [SP-345]
68 s2 Sell: Australia × 1
    all: s2 sells 1 good in Australia [SP-385]
69 s1 Sell: India × 2
    all: s1 sells 2 goods in India [SP-385]
    all: s1 discards 12 unsold goods [SP-388]
    all: s2 discards 15 unsold goods [SP-388]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s1 controls India and scores 2 VP [SP-412, s1 +2]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: s2 scores 6 VP for the GPS patent [SP-460, s2 +6]
    all: s2 scores 7 VP for the office on the retailer (RSA) [SP-162, s2 +7]
    all: The game is over [SP-461]
= 69 bc696da2b51a845bcc097a94b558c41f7498671edd94b32c6263cbe82ca02f81
s1 rank 1 score 62
s2 rank 2 score 54
