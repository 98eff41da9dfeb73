smartphone revision 1, 4 seats, options {"board":"big","technologies":"plain","directives":"off","hard":"off","gps":"any","wi_fi":"any","gamepad":"any","battery":"any","nfc":"any","four_g":"any"}
deal
    all: GPS: produce 5 goods at once [SP-181]
    all: Wi-Fi: unsold goods stay in your warehouse [SP-181]
    all: Gamepad: place an office in any region at once [SP-181]
    all: Battery: 1 more logistics progress every round [SP-181]
    all: NFC: your price goes up by 1, now and in every later round [SP-181]
    all: 4G: you may sell 1 good in each region without your office [SP-181]
    all: New improvement in place 1: cheap goods + logistics [SP-182]
    all: New improvement in place 2: cheap goods + research [SP-182]
    all: New improvement in place 3: goods + markup [SP-182]
    all: New improvement in place 4: research + logistics [SP-182]
    all: New improvement in place 5: goods + goods [SP-182]
    all: First player: s4 [SP-183]
1 s4 Red: 7 VP, home CIS, improvement goods + logistics
    all: s4 takes the Red company and starts with 7 VP [SP-185, s4 +7]
2 s1 Black: 5 VP, home Australia, improvement goods + research
    all: s1 takes the Black company and starts with 5 VP [SP-185, s1 +5]
3 s2 Blue: 4 VP, home South America, improvement markup + logistics
    all: s2 takes the Blue company and starts with 4 VP [SP-185, s2 +4]
4 s3 Green: 3 VP, home North Africa, improvement markup + research
    all: s3 takes the Green company and starts with 3 VP [SP-185, s3 +3]
    all: s4 starts in the home region: CIS [SP-186]
    all: s1 starts in the home region: Australia [SP-186]
    all: s2 starts in the home region: South America [SP-186]
    all: s3 starts in the home region: North Africa [SP-186]
    all: Retailer R1 goes to Emirates: side b (8 7 6 VP) [SP-188]
    all: Retailer R5 goes to India: side b (11 9 7 6 VP) [SP-188]
    all: Round 1 begins [SP-220]
5 s1 K1 under W1, with 1 improvement: goods × 1, markup × 1, research × 2 and logistics × 3; covered squares: 2
    all: s1 hands in a plan [SP-255]
6 s3 K2 under W2, with 1 improvement: goods × 2, research × 4 and logistics × 1; covered squares: 3
    all: s3 hands in a plan [SP-255]
7 s4 W1 under K1, with 1 improvement: goods × 2, factory × 1, research × 1 and logistics × 4; covered squares: 2
    all: s4 hands in a plan [SP-255]
8 s2 K2 under W2, with 1 improvement: goods × 2, markup × 1, research × 3 and logistics × 2; covered squares: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, markup × 1, research × 2 and logistics × 3; covered squares: 2 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 2, research × 4 and logistics × 1; covered squares: 3 [SP-254]
    all: s4 reveals a plan: goods × 2, factory × 1, research × 1 and logistics × 4; covered squares: 2 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s4 sets a price of 5 [SP-271]
    all: s3 produces 5 goods (plan) [SP-280]
    all: s4 produces 4 goods (plan) [SP-280]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s1 produces 3 goods (plan) [SP-280]
    all: s3 takes a goods token [SP-301]
9 s4 cheap goods + logistics
    all: s4 takes an improvement: cheap goods + logistics [SP-300]
    all: s2 takes a goods token [SP-301]
    all: s1 takes a goods token [SP-301]
    all: s3 gets 4 research progress [SP-315]
10 s3 Battery (0 of 4): 1 more logistics progress every round
    all: s3 puts progress on Battery: now 1 [SP-317]
= 10 c2298a20a84dc61f6cab9840d4da5e118543338895a6e4cdac61b968e77a3fcb
11 s3 Battery (1 of 4): 1 more logistics progress every round
    all: s3 puts progress on Battery: now 2 [SP-317]
12 s3 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s3 puts progress on Wi-Fi: now 1 [SP-317]
13 s3 Battery (2 of 4): 1 more logistics progress every round
    all: s3 puts progress on Battery: now 3 [SP-317]
    all: s4 gets 1 research progress [SP-315]
14 s4 GPS (0 of 3): produce 5 goods at once
    all: s4 puts progress on GPS: now 1 [SP-317]
    all: s2 gets 3 research progress [SP-315]
15 s2 GPS (0 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 1 [SP-317]
16 s2 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 1 [SP-317]
17 s2 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 1 [SP-317]
    all: s1 gets 2 research progress [SP-315]
18 s1 4G (0 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 1 [SP-317]
19 s1 Gamepad (0 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 1 [SP-317]
    all: s3 gets 1 logistics progress [SP-345]
20 s3 China: 0 of 4
    all: s3 puts progress on China: now 1 [SP-346]
    all: s4 gets 4 logistics progress [SP-345]
= 20 e9ede2cc832c0e471f41ec81f45339bc5d28060774ffd7ab621905933255043e
21 s4 Finish your turn and lose 4 progress
    all: s4 loses 4 logistics progress [SP-351]
    all: s2 gets 2 logistics progress [SP-345]
22 s2 North Africa (offices: s3): 0 of 3
    all: s2 puts progress on North Africa: now 1 [SP-346]
23 s2 Caribbean: 0 of 2
    all: s2 puts progress on Caribbean: now 1 [SP-346]
    all: s1 gets 3 logistics progress [SP-345]
24 s1 RSA: 0 of 2
    all: s1 puts progress on RSA: now 1 [SP-346]
25 s1 Caribbean: 0 of 2
    all: s1 puts progress on Caribbean: now 1 [SP-346]
26 s1 RSA: 1 of 2
    all: s1 puts progress on RSA: now 2 [SP-346]
    all: s1 opens an office in RSA [SP-348]
27 s3 Sell: North Africa × 1
    all: s3 sells 1 good in North Africa [SP-385]
28 s4 Sell: CIS × 1
    all: s4 sells 1 good in CIS [SP-385]
29 s1 Sell: Australia × 1
    all: s1 sells 1 good in Australia [SP-385]
    all: s1 discards 2 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s3 discards 4 unsold goods [SP-388]
    all: s4 discards 3 unsold goods [SP-388]
    all: s1 scores 6 VP: 1 good at a price of 6 [SP-411, s1 +6]
    all: s2 sold nothing: 0 VP [SP-411, s2 +0]
    all: s3 scores 5 VP: 1 good at a price of 5 [SP-411, s3 +5]
    all: s4 scores 5 VP: 1 good at a price of 5 [SP-411, s4 +5]
    all: s3 controls North Africa and scores 2 VP [SP-412, s3 +2]
    all: s4 controls CIS and scores 2 VP [SP-412, s4 +2]
    all: s1 controls Australia and scores 2 VP [SP-412, s1 +2]
    all: New improvement in place 1: research + logistics [SP-182]
    all: New improvement in place 2: markup + logistics [SP-182]
    all: New improvement in place 3: markup + logistics [SP-182]
    all: New improvement in place 4: research + research [SP-182]
    all: New improvement in place 5: markup + logistics [SP-182]
    all: Round 2 begins [SP-220]
30 s1 W2 under K2, with 1 improvement: goods × 3, factory × 1 and research × 4; covered squares: 3
    all: s1 hands in a plan [SP-255]
= 30 d729c107d5c498022a72c54fc2d73fb3ef60300240c05bcceab04e798d5946ad
31 s4 K1 under W2, with 2 improvements: goods × 3, cheap goods × 1, research × 1 and logistics × 4; covered squares: 3
    all: s4 hands in a plan [SP-255]
32 s3 K2 under W2, with 1 improvement: goods × 2, markup × 1, research × 4 and logistics × 1; covered squares: 3
    all: s3 hands in a plan [SP-255]
33 s2 K1 under W2, with 1 improvement: goods × 2, markup × 1, research × 2 and logistics × 3; covered squares: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 3, factory × 1 and research × 4; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1, research × 2 and logistics × 3; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 2, markup × 1, research × 4 and logistics × 1; covered squares: 3 [SP-254]
    all: s4 reveals a plan: goods × 3, cheap goods × 1, research × 1 and logistics × 4; covered squares: 3 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 6 [SP-271]
    all: s4 sets a price of 4 [SP-271]
    all: s4 produces 7 goods (plan) [SP-280]
    all: s1 produces 7 goods (plan) [SP-280]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s3 produces 6 goods (plan) [SP-280]
    all: s4 takes a goods token [SP-301]
34 s1 markup + logistics
    all: s1 takes an improvement: markup + logistics [SP-300]
    all: s2 takes a goods token [SP-301]
    all: s3 takes a goods token [SP-301]
    all: s4 gets 1 research progress [SP-315]
35 s4 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s4 puts progress on NFC: now 1 [SP-317]
    all: s1 gets 4 research progress [SP-315]
36 s1 4G (1 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 2 [SP-317]
37 s1 4G (2 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 3 [SP-317]
38 s1 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s1 puts progress on Wi-Fi: now 1 [SP-317]
39 s1 GPS (0 of 3): produce 5 goods at once
    all: s1 puts progress on GPS: now 1 [SP-317]
    all: s2 gets 2 research progress [SP-315]
40 s2 GPS (1 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 2 [SP-317]
= 40 a8bd412429742fcc44252fdd3d705345a9571ecfc881d0fd68b2205f808fe8a4
41 s2 Wi-Fi (1 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 2 [SP-317]
    all: s3 gets 4 research progress [SP-315]
42 s3 GPS (0 of 3): produce 5 goods at once
    all: s3 puts progress on GPS: now 1 [SP-317]
43 s3 Wi-Fi (1 of 3): unsold goods stay in your warehouse
    all: s3 puts progress on Wi-Fi: now 2 [SP-317]
44 s3 4G (0 of 6): you may sell 1 good in each region without your office
    all: s3 puts progress on 4G: now 1 [SP-317]
45 s3 GPS (1 of 3): produce 5 goods at once
    all: s3 puts progress on GPS: now 2 [SP-317]
    all: s4 gets 4 logistics progress [SP-345]
46 s4 China: 0 of 4
    all: s4 puts progress on China: now 1 [SP-346]
47 s4 China: 1 of 4
    all: s4 puts progress on China: now 2 [SP-346]
48 s4 China: 2 of 4
    all: s4 puts progress on China: now 3 [SP-346]
49 s4 Canada: 0 of 2
    all: s4 puts progress on Canada: now 1 [SP-346]
    all: s2 gets 3 logistics progress [SP-345]
50 s2 Caribbean: 1 of 2
    all: s2 puts progress on Caribbean: now 2 [SP-346]
    all: s2 opens an office in Caribbean [SP-348]
= 50 33173d592ec9b202453c6ceab3f20e1ddd38772be572954c502b68b4c1354a21
51 s2 RSA (offices: s1): 0 of 2
    all: s2 puts progress on RSA: now 1 [SP-346]
52 s2 USA: 0 of 4
    all: s2 puts progress on USA: now 1 [SP-346]
    all: s3 gets 1 logistics progress [SP-345]
53 s3 South America (offices: s2): 0 of 3
    all: s3 puts progress on South America: now 1 [SP-346]
54 s4 Sell: CIS × 2
    all: s4 sells 2 goods in CIS [SP-385]
55 s1 Sell: RSA × 1 and Australia × 1
    all: s1 sells 1 good in RSA [SP-385]
    all: s1 sells 1 good in Australia [SP-385]
56 s2 Sell: Caribbean × 1
    all: s2 sells 1 good in Caribbean [SP-385]
57 s3 Sell: North Africa × 1
    all: s3 sells 1 good in North Africa [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s3 discards 5 unsold goods [SP-388]
    all: s4 discards 5 unsold goods [SP-388]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 scores 6 VP: 1 good at a price of 6 [SP-411, s2 +6]
    all: s3 scores 6 VP: 1 good at a price of 6 [SP-411, s3 +6]
    all: s4 scores 8 VP: 2 goods at a price of 4 [SP-411, s4 +8]
    all: s2 controls Caribbean and scores 1 VP [SP-412, s2 +1]
    all: s3 controls North Africa and scores 2 VP [SP-412, s3 +2]
    all: s1 controls RSA and scores 1 VP [SP-412, s1 +1]
    all: s4 controls CIS and scores 2 VP [SP-412, s4 +2]
    all: s1 controls Australia and scores 2 VP [SP-412, s1 +2]
    all: New improvement in place 1: cheap goods + research [SP-182]
    all: New improvement in place 2: markup + research [SP-182]
    all: New improvement in place 3: research + research [SP-182]
    all: New improvement in place 4: logistics + logistics [SP-182]
    all: New improvement in place 5: goods + markup [SP-182]
    all: Round 3 begins [SP-220]
58 s3 K1 under W2, with 1 improvement: goods × 2, research × 3 and logistics × 2; covered squares: 3
    all: s3 hands in a plan [SP-255]
59 s4 W2 under K1, with 1 improvement: cheap goods × 1, factory × 1, research × 1 and logistics × 3; covered squares: 2; unused improvements: 1
    all: s4 hands in a plan [SP-255]
60 s1 W2 under K2, with 2 improvements: goods × 3, markup × 1, research × 4 and logistics × 1; covered squares: 3
    all: s1 hands in a plan [SP-255]
= 60 a68a20a7550f752cf0bc91a78b141601bb9153217062a014bb470223e1f6e614
61 s2 K1 under W2, with 1 improvement: goods × 2, markup × 1, research × 2 and logistics × 3; covered squares: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 3, markup × 1, research × 4 and logistics × 1; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1, research × 2 and logistics × 3; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 2, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s4 reveals a plan: cheap goods × 1, factory × 1, research × 1 and logistics × 3; covered squares: 2; unused improvements: 1 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s4 sets a price of 4 [SP-271]
    all: s4 produces 5 goods (plan) [SP-280]
    all: s3 produces 7 goods (plan) [SP-280]
    all: s2 produces 7 goods (plan) [SP-280]
    all: s1 produces 7 goods (plan) [SP-280]
62 s4 markup + research
    all: s4 takes an improvement: markup + research [SP-300]
    all: s3 takes a goods token [SP-301]
    all: s2 takes a goods token [SP-301]
    all: s1 takes a goods token [SP-301]
    all: s4 gets 1 research progress [SP-315]
63 s4 GPS (1 of 3): produce 5 goods at once
    all: s4 puts progress on GPS: now 2 [SP-317]
    all: s3 gets 2 research progress; 1 more are not in the supply [SP-315]
64 s3 4G (1 of 6): you may sell 1 good in each region without your office
    all: s3 puts progress on 4G: now 2 [SP-317]
65 s3 GPS (2 of 3): produce 5 goods at once
    all: s3 puts progress on GPS: now 3 [SP-317]
    all: s3 researches GPS [SP-319]
    all: s3 takes the patent for GPS [SP-320]
    all: s3 produces 5 goods (GPS) [SP-333]
    all: s2 researches GPS [SP-319]
    all: s2 produces 5 goods (GPS) [SP-333]
    all: s2 gets 2 research progress [SP-315]
66 s2 Battery (0 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 1 [SP-317]
67 s2 NFC (1 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 2 [SP-317]
    all: s1 gets 4 research progress [SP-315]
68 s1 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s1 puts progress on NFC: now 1 [SP-317]
69 s1 Battery (0 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 1 [SP-317]
70 s1 Gamepad (1 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 2 [SP-317]
= 70 b28bb9872c1549da906f7d0eac60ba4be9c49bd028eee81198187b336adc176e
71 s1 Battery (1 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 2 [SP-317]
    all: s4 gets 3 logistics progress [SP-345]
72 s4 Europe: 0 of 4
    all: s4 puts progress on Europe: now 1 [SP-346]
73 s4 Europe: 1 of 4
    all: s4 puts progress on Europe: now 2 [SP-346]
74 s4 Canada: 1 of 2
    all: s4 puts progress on Canada: now 2 [SP-346]
    all: s4 opens an office in Canada [SP-348]
    all: s3 gets 2 logistics progress [SP-345]
75 s3 South America (offices: s2): 1 of 3
    all: s3 puts progress on South America: now 2 [SP-346]
76 s3 Finish your turn and lose 1 progress
    all: s3 loses 1 logistics progress [SP-351]
    all: s2 gets 3 logistics progress [SP-345]
77 s2 Australia (offices: s1): 0 of 3
    all: s2 puts progress on Australia: now 1 [SP-346]
78 s2 North Africa (offices: s3): 1 of 3
    all: s2 puts progress on North Africa: now 2 [SP-346]
79 s2 North Africa (offices: s3): 2 of 3
    all: s2 puts progress on North Africa: now 3 [SP-346]
    all: s2 opens an office in North Africa [SP-348]
    all: s1 gets 1 logistics progress [SP-345]
80 s1 Emirates: 0 of 2
    all: s1 puts progress on Emirates: now 1 [SP-346]
= 80 3d46ea50f016af6bb1a4fabe0c9a6baac082cc481314dcfaa2fa7c4e3fdc52cd
81 s4 Sell: CIS × 1
    all: s4 sells 1 good in CIS [SP-385]
82 s3 Sell nothing
    all: s3 sells nothing [SP-387]
83 s2 Sell: Caribbean × 1 and South America × 1
    all: s2 sells 1 good in Caribbean [SP-385]
    all: s2 sells 1 good in South America [SP-385]
84 s1 Sell: Australia × 1
    all: s1 sells 1 good in Australia [SP-385]
    all: s1 discards 6 unsold goods [SP-388]
    all: s2 discards 10 unsold goods [SP-388]
    all: s3 discards 12 unsold goods [SP-388]
    all: s4 discards 4 unsold goods [SP-388]
    all: s1 scores 6 VP: 1 good at a price of 6 [SP-411, s1 +6]
    all: s2 scores 12 VP: 2 goods at a price of 6 [SP-411, s2 +12]
    all: s3 sold nothing: 0 VP [SP-411, s3 +0]
    all: s4 scores 4 VP: 1 good at a price of 4 [SP-411, s4 +4]
    all: s2 controls Caribbean and scores 1 VP [SP-412, s2 +1]
    all: s2 controls South America and scores 2 VP [SP-412, s2 +2]
    all: s4 controls CIS and scores 2 VP [SP-412, s4 +2]
    all: s1 controls Australia and scores 2 VP [SP-412, s1 +2]
    all: New improvement in place 1: cheap goods + logistics [SP-182]
    all: New improvement in place 2: goods + markup [SP-182]
    all: New improvement in place 3: goods + cheap goods [SP-182]
    all: New improvement in place 4: markup + research [SP-182]
    all: New improvement in place 5: goods + markup [SP-182]
    all: Round 4 begins [SP-220]
85 s2 K2 under W2, with 1 improvement: goods × 1, markup × 1, research × 3 and logistics × 2; covered squares: 4
    all: s2 hands in a plan [SP-255]
86 s1 W2 under K2, with 2 improvements: goods × 3, factory × 1 and research × 4; covered squares: 3
    all: s1 hands in a plan [SP-255]
87 s4 K2 under W2, with 3 improvements: goods × 3, research × 4 and logistics × 2; covered squares: 2
    all: s4 hands in a plan [SP-255]
88 s3 W2 under K1, with 1 improvement: goods × 2, markup × 1, factory × 1, research × 3 and logistics × 1; covered squares: 3
    all: s3 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 3, factory × 1 and research × 4; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 1, markup × 1, research × 3 and logistics × 2; covered squares: 4 [SP-254]
    all: s3 reveals a plan: goods × 2, markup × 1, factory × 1, research × 3 and logistics × 1; covered squares: 3 [SP-254]
    all: s4 reveals a plan: goods × 3, research × 4 and logistics × 2; covered squares: 2 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 6 [SP-271]
    all: s4 sets a price of 5 [SP-271]
    all: s4 produces 6 goods (plan) [SP-280]
    all: s1 produces 8 goods (plan) [SP-280]
    all: s3 produces 8 goods (plan) [SP-280]
    all: s2 produces 8 goods (plan) [SP-280]
    all: s4 takes a goods token [SP-301]
89 s1 goods + cheap goods
    all: s1 takes an improvement: goods + cheap goods [SP-300]
90 s3 cheap goods + logistics
    all: s3 takes an improvement: cheap goods + logistics [SP-300]
    all: s2 takes a goods token [SP-301]
    all: s4 researches GPS [SP-319]
    all: s4 produces 5 goods (GPS) [SP-333]
    all: s4 gets 4 research progress [SP-315]
= 90 a54b94e33c5fda96ce3ee333250fb32f79bbd4a56beabfecf2b104abacf40a33
91 s4 Battery (0 of 4): 1 more logistics progress every round
    all: s4 puts progress on Battery: now 1 [SP-317]
92 s4 4G (0 of 6): you may sell 1 good in each region without your office
    all: s4 puts progress on 4G: now 1 [SP-317]
93 s4 Battery (1 of 4): 1 more logistics progress every round
    all: s4 puts progress on Battery: now 2 [SP-317]
94 s4 NFC (1 of 5): your price goes up by 1, now and in every later round
    all: s4 puts progress on NFC: now 2 [SP-317]
    all: s1 gets 0 research progress; 4 more are not in the supply [SP-315]
    all: s3 gets 2 research progress; 1 more are not in the supply [SP-315]
95 s3 4G (2 of 6): you may sell 1 good in each region without your office
    all: s3 puts progress on 4G: now 3 [SP-317]
96 s3 4G (3 of 6): you may sell 1 good in each region without your office
    all: s3 puts progress on 4G: now 4 [SP-317]
    all: s2 gets 3 research progress [SP-315]
97 s2 NFC (2 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 3 [SP-317]
98 s2 Wi-Fi (2 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 3 [SP-317]
    all: s2 researches Wi-Fi [SP-319]
    all: s2 takes the patent for Wi-Fi [SP-320]
99 s2 4G (0 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 1 [SP-317]
    all: s4 gets 2 logistics progress [SP-345]
100 s4 China: 3 of 4
    all: s4 puts progress on China: now 4 [SP-346]
    all: s4 opens an office in China [SP-348]
= 100 9224a021c63eb1cb9fed40795e0fcf8e090875b7d669384f3c625ae92dba302e
101 s4 Europe: 2 of 4
    all: s4 puts progress on Europe: now 3 [SP-346]
    all: s3 gets 0 logistics progress; 1 more are not in the supply [SP-345]
    all: s2 gets 2 logistics progress [SP-345]
102 s2 China (offices: s4): 0 of 4
    all: s2 puts progress on China: now 1 [SP-346]
103 s2 Europe: 0 of 4
    all: s2 puts progress on Europe: now 1 [SP-346]
104 s4 Sell: Canada × 1, CIS × 2 and China × 2
    all: s4 sells 1 good in Canada [SP-385]
    all: s4 sells 2 goods in CIS [SP-385]
    all: s4 sells 2 goods in China [SP-385]
105 s1 Sell: RSA × 1 and Australia × 1
    all: s1 sells 1 good in RSA [SP-385]
    all: s1 sells 1 good in Australia [SP-385]
106 s3 Sell: North Africa × 1
    all: s3 sells 1 good in North Africa [SP-385]
107 s2 Sell: South America × 1 and North Africa × 1
    all: s2 sells 1 good in South America [SP-385]
    all: s2 sells 1 good in North Africa [SP-385]
    all: s1 discards 6 unsold goods [SP-388]
    all: s2 keeps 6 unsold goods [SP-87]
    all: s3 discards 7 unsold goods [SP-388]
    all: s4 discards 6 unsold goods [SP-388]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 scores 12 VP: 2 goods at a price of 6 [SP-411, s2 +12]
    all: s3 scores 6 VP: 1 good at a price of 6 [SP-411, s3 +6]
    all: s4 scores 25 VP: 5 goods at a price of 5 [SP-411, s4 +25]
    all: s4 controls Canada and scores 1 VP [SP-412, s4 +1]
    all: s2 controls South America and scores 2 VP [SP-412, s2 +2]
    all: s3 controls North Africa and scores 3 VP [SP-412, s3 +3]
    all: s1 controls RSA and scores 1 VP [SP-412, s1 +1]
    all: s4 controls CIS and scores 2 VP [SP-412, s4 +2]
    all: s4 controls China and scores 3 VP [SP-412, s4 +3]
    all: s1 controls Australia and scores 2 VP [SP-412, s1 +2]
    all: Round 5 begins [SP-220]
108 s4 W2 under K1, with 2 improvements: goods × 3, factory × 1, research × 1 and logistics × 3; covered squares: 3; unused improvements: 1
    all: s4 hands in a plan [SP-255]
109 s1 K2 under W2, with 3 improvements: goods × 4, markup × 1, research × 4 and logistics × 1; covered squares: 2
    all: s1 hands in a plan [SP-255]
110 s3 K1 under W2, with 2 improvements: goods × 2, research × 2 and logistics × 3; covered squares: 3
    all: s3 hands in a plan [SP-255]
= 110 4ad3d077b9f6e6320dfe4db5e76f2d2393aa928c191a217099fa297986693740
111 s2 W1 under K1, with 1 improvement: markup × 1, factory × 1, research × 1 and logistics × 4; covered squares: 1
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 4, markup × 1, research × 4 and logistics × 1; covered squares: 2 [SP-254]
    all: s2 reveals a plan: markup × 1, factory × 1, research × 1 and logistics × 4; covered squares: 1 [SP-254]
    all: s3 reveals a plan: goods × 2, research × 2 and logistics × 3; covered squares: 3 [SP-254]
    all: s4 reveals a plan: goods × 3, factory × 1, research × 1 and logistics × 3; covered squares: 3; unused improvements: 1 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s4 sets a price of 5 [SP-271]
    all: s3 produces 8 goods (plan) [SP-280]
    all: s4 produces 9 goods (plan) [SP-280]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s1 produces 8 goods (plan) [SP-280]
    all: s3 researches Wi-Fi [SP-319]
    all: s3 gets 2 research progress [SP-315]
112 s3 Gamepad (0 of 4): place an office in any region at once
    all: s3 puts progress on Gamepad: now 1 [SP-317]
113 s3 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s3 puts progress on NFC: now 1 [SP-317]
    all: s4 gets 1 research progress [SP-315]
114 s4 Gamepad (0 of 4): place an office in any region at once
    all: s4 puts progress on Gamepad: now 1 [SP-317]
    all: s2 gets 1 research progress [SP-315]
115 s2 Battery (1 of 4): 1 more logistics progress every round
    all: s2 puts progress on Battery: now 2 [SP-317]
    all: s1 gets 0 research progress; 4 more are not in the supply [SP-315]
    all: s3 gets 0 logistics progress; 3 more are not in the supply [SP-345]
    all: s4 gets 3 logistics progress [SP-345]
116 s4 Europe: 3 of 4
    all: s4 puts progress on Europe: now 4 [SP-346]
    all: s4 opens an office in Europe [SP-348]
117 s4 Finish your turn and lose 2 progress
    all: s4 loses 2 logistics progress [SP-351]
    all: s2 gets 1 logistics progress; 3 more are not in the supply [SP-345]
118 s2 USA: 1 of 4
    all: s2 puts progress on USA: now 2 [SP-346]
    all: s1 gets 0 logistics progress; 1 more are not in the supply [SP-345]
119 s3 Sell: North Africa × 2
    all: s3 sells 2 goods in North Africa [SP-385]
120 s4 Sell: Canada × 1, Europe × 3, CIS × 2 and China × 2
    all: s4 sells 1 good in Canada [SP-385]
    all: s4 sells 3 goods in Europe [SP-385]
    all: s4 sells 2 goods in CIS [SP-385]
    all: s4 sells 2 goods in China [SP-385]
= 120 6fafca9e3db313301cc9b3fb9af5d90d0741259614b450d76eff32ff32656b50
121 s2 Sell: Caribbean × 1 and South America × 1
    all: s2 sells 1 good in Caribbean [SP-385]
    all: s2 sells 1 good in South America [SP-385]
122 s1 Sell: Australia × 1
    all: s1 sells 1 good in Australia [SP-385]
    all: s1 discards 7 unsold goods [SP-388]
    all: s2 keeps 9 unsold goods [SP-87]
    all: s3 keeps 6 unsold goods [SP-87]
    all: s4 discards 1 unsold good [SP-388]
    all: s1 scores 6 VP: 1 good at a price of 6 [SP-411, s1 +6]
    all: s2 scores 12 VP: 2 goods at a price of 6 [SP-411, s2 +12]
    all: s3 scores 10 VP: 2 goods at a price of 5 [SP-411, s3 +10]
    all: s4 scores 40 VP: 8 goods at a price of 5 [SP-411, s4 +40]
    all: s4 controls Canada and scores 1 VP [SP-412, s4 +1]
    all: s2 controls Caribbean and scores 1 VP [SP-412, s2 +1]
    all: s2 controls South America and scores 2 VP [SP-412, s2 +2]
    all: s4 controls Europe and scores 3 VP [SP-412, s4 +3]
    all: s3 controls North Africa and scores 3 VP [SP-412, s3 +3]
    all: s4 controls CIS and scores 2 VP [SP-412, s4 +2]
    all: s4 controls China and scores 3 VP [SP-412, s4 +3]
    all: s1 controls Australia and scores 2 VP [SP-412, s1 +2]
    all: s2 scores 6 VP for the Wi-Fi patent [SP-460, s2 +6]
    all: s3 scores 6 VP for the GPS patent [SP-460, s3 +6]
    all: The game is over [SP-461]
= 122 4b1636f66f1bfcb38b605f07a2b9e99f7b7af316ee1e99d0283fa33a182f9e17
s1 rank 3 score 55
s2 rank 2 score 61
s3 rank 4 score 46
s4 rank 1 score 110
