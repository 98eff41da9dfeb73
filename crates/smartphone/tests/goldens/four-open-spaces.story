smartphone revision 1, 4 seats, options {"board":"big","technologies":"open-spaces","directives":"off","hard":"off","gps":"any","wi_fi":"any","gamepad":"any","battery":"any","nfc":"any","four_g":"any"}
deal
    all: GPS: 2 more VP for each good sold in your favoured region [SP-181]
    all: Wi-Fi: put up to 2 goods on research and logistics symbols, for 1 more progress each [SP-181]
    all: Gamepad: place an office in any region at once [SP-181]
    all: Battery: 1 more logistics progress for each active markup symbol [SP-181]
    all: NFC: in the logistics phase you may sell up to 3 goods off the map [SP-181]
    all: 4G: place a retailer at once on a region with your office [SP-181]
    all: New improvement in place 1: research + research [SP-182]
    all: New improvement in place 2: goods + goods [SP-182]
    all: New improvement in place 3: goods + goods [SP-182]
    all: New improvement in place 4: markup + logistics [SP-182]
    all: New improvement in place 5: markup + logistics [SP-182]
    all: First player: s4 [SP-183]
1 s4 Black: 5 VP, home Australia, improvement goods + research
    all: s4 takes the Black company and starts with 5 VP [SP-185, s4 +5]
2 s1 Blue: 4 VP, home South America, improvement markup + logistics
    all: s1 takes the Blue company and starts with 4 VP [SP-185, s1 +4]
3 s2 Green: 3 VP, home North Africa, improvement markup + research
    all: s2 takes the Green company and starts with 3 VP [SP-185, s2 +3]
4 s3 Red: 7 VP, home CIS, improvement goods + logistics
    all: s3 takes the Red company and starts with 7 VP [SP-185, s3 +7]
    all: s4 starts in the home region: Australia [SP-186]
    all: s1 starts in the home region: South America [SP-186]
    all: s2 starts in the home region: North Africa [SP-186]
    all: s3 starts in the home region: CIS [SP-186]
    all: Retailer R2 goes to Caribbean: side b (7 7 7 VP) [SP-188]
    all: Retailer R4 goes to India: side b (9 9 9 9 VP) [SP-188]
    all: Round 1 begins [SP-220]
5 s3 K1 under W1, with 1 improvement: goods × 2, markup × 1, research × 1 and logistics × 4; covered squares: 3
    all: s3 hands in a plan [SP-255]
6 s2 K1 under W2, with 1 improvement: goods × 2, markup × 1, research × 3 and logistics × 2; covered squares: 3
    all: s2 hands in a plan [SP-255]
7 s4 K1 under W2, with 1 improvement: goods × 3, research × 3 and logistics × 2; covered squares: 3
    all: s4 hands in a plan [SP-255]
8 s1 K2 under W2, with 1 improvement: goods × 1, research × 3 and logistics × 2; covered squares: 4
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, research × 3 and logistics × 2; covered squares: 4 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 2, markup × 1, research × 1 and logistics × 4; covered squares: 3 [SP-254]
    all: s4 reveals a plan: goods × 3, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 6 [SP-271]
    all: s4 sets a price of 5 [SP-271]
    all: s1 produces 5 goods (plan) [SP-280]
    all: s4 produces 6 goods (plan) [SP-280]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s3 produces 5 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
    all: s4 takes a goods token [SP-301]
    all: s2 takes a goods token [SP-301]
    all: s3 takes a goods token [SP-301]
    all: s1 gets 3 research progress [SP-315]
9 s1 GPS (0 of 3): 2 more VP for each good sold in your favoured region
    all: s1 puts progress on GPS: now 1 [SP-317]
10 s1 GPS (1 of 3): 2 more VP for each good sold in your favoured region
    all: s1 puts progress on GPS: now 2 [SP-317]
= 10 5c6a3fc084fd91b25b02d6c3a9380c909173aa0f8d1933794cdc56de38bf0f59
11 s1 Gamepad (0 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 1 [SP-317]
    all: s4 gets 3 research progress [SP-315]
12 s4 Gamepad (0 of 4): place an office in any region at once
    all: s4 puts progress on Gamepad: now 1 [SP-317]
13 s4 Wi-Fi (0 of 3): put up to 2 goods on research and logistics symbols, for 1 more progress each
    all: s4 puts progress on Wi-Fi: now 1 [SP-317]
14 s4 Gamepad (1 of 4): place an office in any region at once
    all: s4 puts progress on Gamepad: now 2 [SP-317]
    all: s2 gets 3 research progress [SP-315]
15 s2 Wi-Fi (0 of 3): put up to 2 goods on research and logistics symbols, for 1 more progress each
    all: s2 puts progress on Wi-Fi: now 1 [SP-317]
16 s2 Gamepad (0 of 4): place an office in any region at once
    all: s2 puts progress on Gamepad: now 1 [SP-317]
17 s2 Gamepad (1 of 4): place an office in any region at once
    all: s2 puts progress on Gamepad: now 2 [SP-317]
    all: s3 gets 1 research progress [SP-315]
18 s3 Battery (0 of 4): 1 more logistics progress for each active markup symbol
    all: s3 puts progress on Battery: now 1 [SP-317]
    all: s1 gets 2 logistics progress [SP-345]
19 s1 Caribbean: 0 of 2
    all: s1 puts progress on Caribbean: now 1 [SP-346]
20 s1 North Africa (offices: s2): 0 of 3
    all: s1 puts progress on North Africa: now 1 [SP-346]
    all: s4 gets 2 logistics progress [SP-345]
= 20 7654f890c8b231213d769c0c5c45938664792298c3d365881a81991263203b35
21 s4 India: 0 of 3
    all: s4 puts progress on India: now 1 [SP-346]
22 s4 India: 1 of 3
    all: s4 puts progress on India: now 2 [SP-346]
    all: s2 gets 2 logistics progress [SP-345]
23 s2 Emirates: 0 of 2
    all: s2 puts progress on Emirates: now 1 [SP-346]
24 s2 China: 0 of 4
    all: s2 puts progress on China: now 1 [SP-346]
    all: s3 gets 4 logistics progress [SP-345]
25 s3 Canada: 0 of 2
    all: s3 puts progress on Canada: now 1 [SP-346]
26 s3 China: 0 of 4
    all: s3 puts progress on China: now 1 [SP-346]
27 s3 Europe: 0 of 4
    all: s3 puts progress on Europe: now 1 [SP-346]
28 s3 Europe: 1 of 4
    all: s3 puts progress on Europe: now 2 [SP-346]
29 s1 Sell: South America × 1
    all: s1 sells 1 good in South America [SP-385]
30 s4 Sell nothing
    all: s4 sells nothing [SP-387]
= 30 11ecb8c431b2810982b10f9cefe2d5d85dcba440150fb0ddcf41ac17ed1e828a
31 s2 Sell: North Africa × 1
    all: s2 sells 1 good in North Africa [SP-385]
32 s3 Sell nothing
    all: s3 sells nothing [SP-387]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s3 discards 5 unsold goods [SP-388]
    all: s4 discards 6 unsold goods [SP-388]
    all: s1 scores 5 VP: 1 good at a price of 5 [SP-411, s1 +5]
    all: s2 scores 6 VP: 1 good at a price of 6 [SP-411, s2 +6]
    all: s3 sold nothing: 0 VP [SP-411, s3 +0]
    all: s4 sold nothing: 0 VP [SP-411, s4 +0]
    all: s1 controls South America and scores 2 VP [SP-412, s1 +2]
    all: s2 controls North Africa and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: markup + research [SP-182]
    all: New improvement in place 2: cheap goods + research [SP-182]
    all: New improvement in place 3: goods + markup [SP-182]
    all: New improvement in place 4: goods + cheap goods [SP-182]
    all: New improvement in place 5: goods + cheap goods [SP-182]
    all: Round 2 begins [SP-220]
33 s1 K1 under W2, with 1 improvement: goods × 2, research × 2 and logistics × 3; covered squares: 3
    all: s1 hands in a plan [SP-255]
34 s3 K1 under W2, with 1 improvement: goods × 3, research × 2 and logistics × 3; covered squares: 3
    all: s3 hands in a plan [SP-255]
35 s2 K1 under W1, with 1 improvement: cheap goods × 1, markup × 1, research × 2 and logistics × 3; covered squares: 4
    all: s2 hands in a plan [SP-255]
36 s4 K1 under W2, with 1 improvement: goods × 3, research × 3 and logistics × 2; covered squares: 3
    all: s4 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, research × 2 and logistics × 3; covered squares: 3 [SP-254]
    all: s2 reveals a plan: cheap goods × 1, markup × 1, research × 2 and logistics × 3; covered squares: 4 [SP-254]
    all: s3 reveals a plan: goods × 3, research × 2 and logistics × 3; covered squares: 3 [SP-254]
    all: s4 reveals a plan: goods × 3, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s4 sets a price of 5 [SP-271]
    all: s4 produces 7 goods (plan) [SP-280]
    all: s3 produces 7 goods (plan) [SP-280]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s1 produces 6 goods (plan) [SP-280]
    all: s4 takes a goods token [SP-301]
    all: s3 takes a goods token [SP-301]
    all: s2 takes a goods token [SP-301]
    all: s1 takes a goods token [SP-301]
    all: s4 gets 3 research progress [SP-315]
37 s4 GPS (0 of 3): 2 more VP for each good sold in your favoured region
    all: s4 puts progress on GPS: now 1 [SP-317]
38 s4 Finish your turn and lose 2 progress
    all: s4 loses 2 research progress [SP-324]
    all: s3 gets 2 research progress [SP-315]
39 s3 Gamepad (0 of 4): place an office in any region at once
    all: s3 puts progress on Gamepad: now 1 [SP-317]
40 s3 4G (0 of 6): place a retailer at once on a region with your office
    all: s3 puts progress on 4G: now 1 [SP-317]
    all: s2 gets 2 research progress [SP-315]
= 40 aab76804cc5af8ef6fd6516d40c55f857a4f5baaf175db37d04376755ee44c1c
41 s2 Gamepad (2 of 4): place an office in any region at once
    all: s2 puts progress on Gamepad: now 3 [SP-317]
42 s2 Battery (0 of 4): 1 more logistics progress for each active markup symbol
    all: s2 puts progress on Battery: now 1 [SP-317]
    all: s1 gets 2 research progress [SP-315]
43 s1 Wi-Fi (0 of 3): put up to 2 goods on research and logistics symbols, for 1 more progress each
    all: s1 puts progress on Wi-Fi: now 1 [SP-317]
44 s1 4G (0 of 6): place a retailer at once on a region with your office
    all: s1 puts progress on 4G: now 1 [SP-317]
    all: s4 gets 2 logistics progress [SP-345]
45 s4 RSA: 0 of 2
    all: s4 puts progress on RSA: now 1 [SP-346]
46 s4 India: 2 of 3
    all: s4 puts progress on India: now 3 [SP-346]
    all: s4 opens an office in India [SP-348]
    all: s3 gets 3 logistics progress [SP-345]
47 s3 China: 1 of 4
    all: s3 puts progress on China: now 2 [SP-346]
48 s3 Europe: 2 of 4
    all: s3 puts progress on Europe: now 3 [SP-346]
49 s3 Canada: 1 of 2
    all: s3 puts progress on Canada: now 2 [SP-346]
    all: s3 opens an office in Canada [SP-348]
    all: s2 gets 3 logistics progress [SP-345]
50 s2 China: 1 of 4
    all: s2 puts progress on China: now 2 [SP-346]
= 50 5be6b5f31e285a4ee25692d21183e392655e7c48c668be5a106ab05dc60a0084
51 s2 China: 2 of 4
    all: s2 puts progress on China: now 3 [SP-346]
52 s2 China: 3 of 4
    all: s2 puts progress on China: now 4 [SP-346]
    all: s2 opens an office in China [SP-348]
    all: s1 gets 3 logistics progress [SP-345]
53 s1 North Africa (offices: s2): 1 of 3
    all: s1 puts progress on North Africa: now 2 [SP-346]
54 s1 Caribbean: 1 of 2
    all: s1 puts progress on Caribbean: now 2 [SP-346]
    all: s1 opens an office in Caribbean [SP-348]
55 s1 North Africa (offices: s2): 2 of 3
    all: s1 puts progress on North Africa: now 3 [SP-346]
    all: s1 opens an office in North Africa [SP-348]
56 s4 Sell: Australia × 1
    all: s4 sells 1 good in Australia [SP-385]
57 s3 Sell: CIS × 2
    all: s3 sells 2 goods in CIS [SP-385]
58 s2 Sell: North Africa × 1 and China × 1
    all: s2 sells 1 good in North Africa [SP-385]
    all: s2 sells 1 good in China [SP-385]
59 s1 Sell: South America × 1
    all: s1 sells 1 good in South America [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s3 discards 5 unsold goods [SP-388]
    all: s4 discards 6 unsold goods [SP-388]
    all: s1 scores 5 VP: 1 good at a price of 5 [SP-411, s1 +5]
    all: s2 scores 10 VP: 2 goods at a price of 5 [SP-411, s2 +10]
    all: s3 scores 10 VP: 2 goods at a price of 5 [SP-411, s3 +10]
    all: s4 scores 5 VP: 1 good at a price of 5 [SP-411, s4 +5]
    all: s1 controls South America and scores 2 VP [SP-412, s1 +2]
    all: s2 controls North Africa and scores 3 VP [SP-412, s2 +3]
    all: s3 controls CIS and scores 2 VP [SP-412, s3 +2]
    all: s2 controls China and scores 3 VP [SP-412, s2 +3]
    all: s4 controls Australia and scores 2 VP [SP-412, s4 +2]
    all: New improvement in place 1: goods + goods [SP-182]
    all: New improvement in place 2: research + logistics [SP-182]
    all: New improvement in place 3: cheap goods + research [SP-182]
    all: New improvement in place 4: cheap goods + research [SP-182]
    all: New improvement in place 5: goods + markup [SP-182]
    all: Round 3 begins [SP-220]
60 s3 W2 under K2, with 1 improvement: goods × 3, factory × 1, research × 3 and logistics × 1; covered squares: 3
    all: s3 hands in a plan [SP-255]
= 60 c0880e773d12dae6432a6998389aa8608f9d9527e74cbdd52c8201f952ac5f1c
61 s4 W1 under K1, with 1 improvement: goods × 1, cheap goods × 1, markup × 1, research × 2 and logistics × 1; covered squares: 3
    all: s4 hands in a plan [SP-255]
62 s1 W2 under K1, with 1 improvement: goods × 2, markup × 1, factory × 1, research × 2 and logistics × 2; covered squares: 3
    all: s1 hands in a plan [SP-255]
63 s2 W2 under K2, with 1 improvement: goods × 2, markup × 1, factory × 1 and research × 4; covered squares: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, markup × 1, factory × 1, research × 2 and logistics × 2; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1, factory × 1 and research × 4; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 3, factory × 1, research × 3 and logistics × 1; covered squares: 3 [SP-254]
    all: s4 reveals a plan: goods × 1, cheap goods × 1, markup × 1, research × 2 and logistics × 1; covered squares: 3 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s4 sets a price of 5 [SP-271]
    all: s4 produces 7 goods (plan) [SP-280]
    all: s3 produces 8 goods (plan) [SP-280]
    all: s1 produces 7 goods (plan) [SP-280]
    all: s2 produces 7 goods (plan) [SP-280]
    all: s4 takes a goods token [SP-301]
64 s3 goods + goods
    all: s3 takes an improvement: goods + goods [SP-300]
65 s1 research + logistics
    all: s1 takes an improvement: research + logistics [SP-300]
66 s2 cheap goods + research
    all: s2 takes an improvement: cheap goods + research [SP-300]
    all: s4 gets 2 research progress [SP-315]
67 s4 4G (0 of 6): place a retailer at once on a region with your office
    all: s4 puts progress on 4G: now 1 [SP-317]
68 s4 Battery (0 of 4): 1 more logistics progress for each active markup symbol
    all: s4 puts progress on Battery: now 1 [SP-317]
    all: s3 gets 3 research progress [SP-315]
69 s3 4G (1 of 6): place a retailer at once on a region with your office
    all: s3 puts progress on 4G: now 2 [SP-317]
70 s3 NFC (0 of 5): in the logistics phase you may sell up to 3 goods off the map
    all: s3 puts progress on NFC: now 1 [SP-317]
= 70 0957f1199ef6557e871e46be9247f1309e9f2f64471a9ffd6fa2495fea249689
71 s3 NFC (1 of 5): in the logistics phase you may sell up to 3 goods off the map
    all: s3 puts progress on NFC: now 2 [SP-317]
    all: s1 gets 2 research progress [SP-315]
72 s1 NFC (0 of 5): in the logistics phase you may sell up to 3 goods off the map
    all: s1 puts progress on NFC: now 1 [SP-317]
73 s1 Gamepad (1 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 2 [SP-317]
    all: s2 gets 4 research progress [SP-315]
74 s2 Battery (1 of 4): 1 more logistics progress for each active markup symbol
    all: s2 puts progress on Battery: now 2 [SP-317]
75 s2 4G (0 of 6): place a retailer at once on a region with your office
    all: s2 puts progress on 4G: now 1 [SP-317]
76 s2 GPS (0 of 3): 2 more VP for each good sold in your favoured region
    all: s2 puts progress on GPS: now 1 [SP-317]
77 s2 4G (1 of 6): place a retailer at once on a region with your office
    all: s2 puts progress on 4G: now 2 [SP-317]
    all: s4 gets 1 logistics progress [SP-345]
78 s4 China (offices: s2): 0 of 4
    all: s4 puts progress on China: now 1 [SP-346]
    all: s3 gets 1 logistics progress [SP-345]
79 s3 Finish your turn and lose 1 progress
    all: s3 loses 1 logistics progress [SP-351]
    all: s1 gets 2 logistics progress [SP-345]
80 s1 Emirates: 0 of 2
    all: s1 puts progress on Emirates: now 1 [SP-346]
= 80 0feaa0dcebc68d5c4ee04508b6b297940555f338eb2a0783f98bb6e3787f7c67
81 s1 USA: 0 of 4
    all: s1 puts progress on USA: now 1 [SP-346]
82 s4 Sell: Australia × 1
    all: s4 sells 1 good in Australia [SP-385]
83 s3 Sell: CIS × 2
    all: s3 sells 2 goods in CIS [SP-385]
84 s1 Sell: North Africa × 1
    all: s1 sells 1 good in North Africa [SP-385]
    all: s1 discards 6 unsold goods [SP-388]
    all: s2 discards 7 unsold goods [SP-388]
    all: s3 discards 6 unsold goods [SP-388]
    all: s4 discards 6 unsold goods [SP-388]
    all: s1 scores 6 VP: 1 good at a price of 6 [SP-411, s1 +6]
    all: s2 sold nothing: 0 VP [SP-411, s2 +0]
    all: s3 scores 10 VP: 2 goods at a price of 5 [SP-411, s3 +10]
    all: s4 scores 5 VP: 1 good at a price of 5 [SP-411, s4 +5]
    all: s1 controls North Africa and scores 3 VP [SP-412, s1 +3]
    all: s3 controls CIS and scores 2 VP [SP-412, s3 +2]
    all: s4 controls Australia and scores 2 VP [SP-412, s4 +2]
    all: New improvement in place 1: research + logistics [SP-182]
    all: New improvement in place 2: logistics + logistics [SP-182]
    all: New improvement in place 3: logistics + logistics [SP-182]
    all: New improvement in place 4: markup + logistics [SP-182]
    all: New improvement in place 5: goods + markup [SP-182]
    all: Round 4 begins [SP-220]
85 s2 K2 under W2, with 2 improvements: goods × 2, markup × 1 and research × 5; covered squares: 3
    all: s2 hands in a plan [SP-255]
86 s1 K2 under W2, with 1 improvement: goods × 2, research × 4 and logistics × 2; covered squares: 3; unused improvements: 1
    all: s1 hands in a plan [SP-255]
87 s4 W2 under K2, with 1 improvement: goods × 3, factory × 1 and research × 4; covered squares: 3
    all: s4 hands in a plan [SP-255]
88 s3 K1 under W1, with 1 improvement: goods × 3, cheap goods × 1, markup × 1, research × 1 and logistics × 1; covered squares: 2; unused improvements: 1
    all: s3 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, research × 4 and logistics × 2; covered squares: 3; unused improvements: 1 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1 and research × 5; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 3, cheap goods × 1, markup × 1, research × 1 and logistics × 1; covered squares: 2; unused improvements: 1 [SP-254]
    all: s4 reveals a plan: goods × 3, factory × 1 and research × 4; covered squares: 3 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s4 sets a price of 5 [SP-271]
    all: s4 produces 9 goods (plan) [SP-280]
    all: s1 produces 8 goods (plan) [SP-280]
    all: s3 produces 9 goods (plan) [SP-280]
    all: s2 produces 7 goods (plan) [SP-280]
89 s4 research + logistics
    all: s4 takes an improvement: research + logistics [SP-300]
    all: s1 takes a goods token [SP-301]
    all: s3 takes a goods token [SP-301]
    all: s2 takes a goods token [SP-301]
    all: s4 gets 4 research progress [SP-315]
90 s4 Battery (1 of 4): 1 more logistics progress for each active markup symbol
    all: s4 puts progress on Battery: now 2 [SP-317]
= 90 68ef9c1beee67c2222db0e0824567d89c132ddc9f7e6a1e62c6ca855b8f75286
91 s4 4G (1 of 6): place a retailer at once on a region with your office
    all: s4 puts progress on 4G: now 2 [SP-317]
92 s4 Gamepad (2 of 4): place an office in any region at once
    all: s4 puts progress on Gamepad: now 3 [SP-317]
93 s4 Wi-Fi (1 of 3): put up to 2 goods on research and logistics symbols, for 1 more progress each
    all: s4 puts progress on Wi-Fi: now 2 [SP-317]
    all: s1 gets 3 research progress; 1 more are not in the supply [SP-315]
94 s1 Gamepad (2 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 3 [SP-317]
95 s1 GPS (2 of 3): 2 more VP for each good sold in your favoured region
    all: s1 puts progress on GPS: now 3 [SP-317]
    all: s1 researches GPS [SP-319]
    all: s1 takes the patent for GPS [SP-320]
96 s1 Finish your turn and lose 1 progress
    all: s1 loses 1 research progress [SP-324]
    all: s3 gets 1 research progress [SP-315]
97 s3 4G (2 of 6): place a retailer at once on a region with your office
    all: s3 puts progress on 4G: now 3 [SP-317]
    all: s2 gets 2 research progress; 3 more are not in the supply [SP-315]
98 s2 GPS (1 of 2): 2 more VP for each good sold in your favoured region
    all: s2 puts progress on GPS: now 2 [SP-317]
    all: s2 researches GPS [SP-319]
99 s2 Wi-Fi (1 of 3): put up to 2 goods on research and logistics symbols, for 1 more progress each
    all: s2 puts progress on Wi-Fi: now 2 [SP-317]
    all: s1 gets 2 logistics progress [SP-345]
100 s1 China (offices: s2): 0 of 4
    all: s1 puts progress on China: now 1 [SP-346]
= 100 07e28880aaaa1aafa63cfd3f5d9a622cf0227b0b2a187e4c59f73d51c1d37bc2
101 s1 China (offices: s2): 1 of 4
    all: s1 puts progress on China: now 2 [SP-346]
    all: s3 gets 0 logistics progress; 1 more are not in the supply [SP-345]
102 s4 Sell: Australia × 1
    all: s4 sells 1 good in Australia [SP-385]
103 s1 Sell: South America × 2 and North Africa × 1
    all: s1 sells 2 goods in South America [SP-385]
    all: s1 sells 1 good in North Africa [SP-385]
104 s3 Sell: CIS × 2
    all: s3 sells 2 goods in CIS [SP-385]
105 s2 Sell: China × 1
    all: s2 sells 1 good in China [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 6 unsold goods [SP-388]
    all: s3 discards 7 unsold goods [SP-388]
    all: s4 discards 8 unsold goods [SP-388]
106 s1 South America: +4 VP
107 s2 China: +2 VP
    all: s1 scores 15 VP: 3 goods at a price of 5 [SP-411, s1 +15]
    all: s2 scores 6 VP: 1 good at a price of 6 [SP-411, s2 +6]
    all: s3 scores 10 VP: 2 goods at a price of 5 [SP-411, s3 +10]
    all: s4 scores 5 VP: 1 good at a price of 5 [SP-411, s4 +5]
    all: s1 controls South America and scores 2 VP [SP-412, s1 +2]
    all: s1 controls North Africa and scores 3 VP [SP-412, s1 +3]
    all: s3 controls CIS and scores 2 VP [SP-412, s3 +2]
    all: s2 controls China and scores 3 VP [SP-412, s2 +3]
    all: s4 controls Australia and scores 2 VP [SP-412, s4 +2]
    all: s1 scores 4 VP for the favoured region: South America [SP-634, s1 +4]
    all: s2 scores 2 VP for the favoured region: China [SP-634, s2 +2]
    all: Round 5 begins [SP-220]
108 s1 W2 under K2, with 2 improvements: goods × 2, factory × 1, research × 4 and logistics × 1; covered squares: 3
    all: s1 hands in a plan [SP-255]
109 s4 K2 under W2, with 2 improvements: goods × 1, research × 5 and logistics × 2; covered squares: 4
    all: s4 hands in a plan [SP-255]
110 s3 K2 under W2, with 2 improvements: goods × 4, research × 3 and logistics × 2; covered squares: 3
    all: s3 hands in a plan [SP-255]
= 110 d9c41e9489f176a74d666d5b4af07a09934de15d9fc2695d801e56d8e9845a7a
111 s2 W2 under K2, with 2 improvements: goods × 2, cheap goods × 1, markup × 1, factory × 1 and research × 3; covered squares: 4
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, factory × 1, research × 4 and logistics × 1; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 2, cheap goods × 1, markup × 1, factory × 1 and research × 3; covered squares: 4 [SP-254]
    all: s3 reveals a plan: goods × 4, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s4 reveals a plan: goods × 1, research × 5 and logistics × 2; covered squares: 4 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s4 sets a price of 5 [SP-271]
    all: s4 produces 8 goods (plan) [SP-280]
    all: s2 produces 10 goods (plan) [SP-280]
    all: s3 produces 10 goods (plan) [SP-280]
    all: s1 produces 8 goods (plan) [SP-280]
    all: s4 gets 0 research progress; 5 more are not in the supply [SP-315]
    all: s2 gets 2 research progress; 1 more are not in the supply [SP-315]
112 s2 NFC (0 of 5): in the logistics phase you may sell up to 3 goods off the map
    all: s2 puts progress on NFC: now 1 [SP-317]
113 s2 Wi-Fi (2 of 3): put up to 2 goods on research and logistics symbols, for 1 more progress each
    all: s2 puts progress on Wi-Fi: now 3 [SP-317]
    all: s2 researches Wi-Fi [SP-319]
    all: s2 takes the patent for Wi-Fi [SP-320]
    all: s3 gets 0 research progress; 3 more are not in the supply [SP-315]
    all: s1 gets 2 research progress; 2 more are not in the supply [SP-315]
114 s1 4G (1 of 6): place a retailer at once on a region with your office
    all: s1 puts progress on 4G: now 2 [SP-317]
115 s1 Gamepad (3 of 4): place an office in any region at once
    all: s1 puts progress on Gamepad: now 4 [SP-317]
    all: s1 researches Gamepad [SP-319]
    all: s1 takes the patent for Gamepad [SP-320]
116 s1 Canada (offices: s3)
    all: s1 opens an office in Canada (Gamepad) [SP-334]
    all: s4 gets 0 logistics progress; 2 more are not in the supply [SP-345]
    all: s3 gets 0 logistics progress; 2 more are not in the supply [SP-345]
    all: s1 gets 1 logistics progress [SP-345]
117 s1 Europe: 0 of 4
    all: s1 puts progress on Europe: now 1 [SP-346]
118 s4 Sell nothing
    all: s4 sells nothing [SP-387]
119 s2 Sell: North Africa × 2 and China × 2
    all: s2 sells 2 goods in North Africa [SP-385]
    all: s2 sells 2 goods in China [SP-385]
120 s3 Sell: CIS × 2
    all: s3 sells 2 goods in CIS [SP-385]
= 120 158119edb3d8e93e6a0dfabdb6feadea5c0ca1f2b28eb26d137774ea2c971029
121 s1 Sell: South America × 2
    all: s1 sells 2 goods in South America [SP-385]
    all: s1 discards 6 unsold goods [SP-388]
    all: s2 discards 6 unsold goods [SP-388]
    all: s3 discards 8 unsold goods [SP-388]
    all: s4 discards 8 unsold goods [SP-388]
122 s2 North Africa: +4 VP
123 s1 South America: +4 VP
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 scores 20 VP: 4 goods at a price of 5 [SP-411, s2 +20]
    all: s3 scores 10 VP: 2 goods at a price of 5 [SP-411, s3 +10]
    all: s4 sold nothing: 0 VP [SP-411, s4 +0]
    all: s1 controls South America and scores 2 VP [SP-412, s1 +2]
    all: s2 controls North Africa and scores 3 VP [SP-412, s2 +3]
    all: s3 controls CIS and scores 2 VP [SP-412, s3 +2]
    all: s2 controls China and scores 3 VP [SP-412, s2 +3]
    all: s1 scores 4 VP for the favoured region: South America [SP-634, s1 +4]
    all: s2 scores 4 VP for the favoured region: North Africa [SP-634, s2 +4]
    all: s1 scores 6 VP for the GPS patent [SP-460, s1 +6]
    all: s1 scores 8 VP for the Gamepad patent [SP-460, s1 +8]
    all: s1 scores 7 VP for the office on the retailer (Caribbean) [SP-162, s1 +7]
    all: s2 scores 6 VP for the Wi-Fi patent [SP-460, s2 +6]
    all: s4 scores 9 VP for the office on the retailer (India) [SP-162, s4 +9]
    all: The game is over [SP-461]
= 123 3746c5caacccc5ceeeb6585a98d0144aa6f79403a2e6f564187cc1b71b7df17b
s1 rank 1 score 88
s2 rank 2 score 74
s3 rank 3 score 55
s4 rank 4 score 35
