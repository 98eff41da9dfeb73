smartphone revision 1, 3 seats, options {"board":"big","technologies":"first-game","directives":"off","hard":"off","gps":"any","wi_fi":"any","gamepad":"any","battery":"any","nfc":"any","four_g":"any"}
deal
    all: GPS: 1 more good for each active cheap goods symbol [SP-181]
    all: Wi-Fi: you may sell early in regions with your director and office [SP-181]
    all: Gamepad: customers who want a technology you hold the patent for can buy a second good [SP-181]
    all: Battery: take a mini improvement at once [SP-181]
    all: NFC: your price goes up by 1, now and in every later round [SP-181]
    all: 4G: you may sell 1 good in each region without your office [SP-181]
    all: New improvement in place 1: markup + logistics [SP-182]
    all: New improvement in place 2: markup + logistics [SP-182]
    all: New improvement in place 3: markup + research [SP-182]
    all: New improvement in place 4: logistics + logistics [SP-182]
    all: New improvement in place 5: research + research [SP-182]
    all: First player: s1 [SP-183]
1 s1 Green: 3 VP, home North Africa, improvement markup + research
    all: s1 takes the Green company and starts with 3 VP [SP-185, s1 +3]
2 s2 Yellow: 6 VP, home India, improvement cheap goods + logistics
    all: s2 takes the Yellow company and starts with 6 VP [SP-185, s2 +6]
3 s3 Red: 7 VP, home CIS, improvement goods + logistics
    all: s3 takes the Red company and starts with 7 VP [SP-185, s3 +7]
    all: s1 starts in the home region: North Africa [SP-186]
    all: s2 starts in the home region: India [SP-186]
    all: s3 starts in the home region: CIS [SP-186]
    all: Retailer R1 goes to Emirates: side b (8 7 6 VP) [SP-188]
    all: Retailer R4 goes to South America: side b (9 9 9 9 VP) [SP-188]
    all: Retailer R5 goes to Australia: side a (15 9 6 3 VP) [SP-188]
    all: Retailer R7 goes to USA: side b (13 11 9 8 7 VP) [SP-188]
    all: Round 1 begins [SP-220]
4 s3 K1 under W2, with 1 improvement: goods × 2, research × 2 and logistics × 3; covered squares: 4
    all: s3 hands in a plan [SP-255]
5 s2 K1 under W2, with 1 improvement: goods × 2, research × 2 and logistics × 3; covered squares: 3
    all: s2 hands in a plan [SP-255]
6 s1 K1 under W1, with 1 improvement: goods × 1, cheap goods × 1, research × 2 and logistics × 3; covered squares: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, cheap goods × 1, research × 2 and logistics × 3; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 2, research × 2 and logistics × 3; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 2, research × 2 and logistics × 3; covered squares: 4 [SP-254]
    all: s1 sets a price of 4 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s1 produces 5 goods (plan) [SP-280]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s3 produces 6 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
    all: s2 takes a goods token [SP-301]
    all: s3 takes a goods token [SP-301]
    all: s1 gets 2 research progress [SP-315]
7 s1 GPS (0 of 3): 1 more good for each active cheap goods symbol
    all: s1 puts progress on GPS: now 1 [SP-317]
8 s1 GPS (1 of 3): 1 more good for each active cheap goods symbol
    all: s1 puts progress on GPS: now 2 [SP-317]
    all: s2 gets 2 research progress [SP-315]
9 s2 4G (0 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 1 [SP-317]
10 s2 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s2 puts progress on NFC: now 1 [SP-317]
    all: s3 gets 2 research progress [SP-315]
= 10 98c51df5a14dc606d7eda243cae539d164a470e65940a9a7278d5cccf7aec92b
11 s3 GPS (0 of 3): 1 more good for each active cheap goods symbol
    all: s3 puts progress on GPS: now 1 [SP-317]
12 s3 Wi-Fi (0 of 3): you may sell early in regions with your director and office
    all: s3 puts progress on Wi-Fi: now 1 [SP-317]
    all: s1 gets 3 logistics progress [SP-345]
13 s1 South America: 0 of 3
    all: s1 puts progress on South America: now 1 [SP-346]
14 s1 China: 0 of 4
    all: s1 puts progress on China: now 1 [SP-346]
15 s1 Emirates: 0 of 2
    all: s1 puts progress on Emirates: now 1 [SP-346]
    all: s2 gets 3 logistics progress [SP-345]
16 s2 Canada: 0 of 2
    all: s2 puts progress on Canada: now 1 [SP-346]
17 s2 China: 0 of 4
    all: s2 puts progress on China: now 1 [SP-346]
18 s2 Emirates: 0 of 2
    all: s2 puts progress on Emirates: now 1 [SP-346]
    all: s3 gets 3 logistics progress [SP-345]
19 s3 China: 0 of 4
    all: s3 puts progress on China: now 1 [SP-346]
20 s3 Europe: 0 of 4
    all: s3 puts progress on Europe: now 1 [SP-346]
= 20 2115a62b970f3782529067c0b72a1d8fa7cd5e8599fb2957e8f539d171fa3a08
21 s3 Europe: 1 of 4
    all: s3 puts progress on Europe: now 2 [SP-346]
22 s1 Sell: North Africa × 1
    all: s1 sells 1 good in North Africa [SP-385]
23 s2 Sell: India × 2
    all: s2 sells 2 goods in India [SP-385]
24 s3 Sell: CIS × 2
    all: s3 sells 2 goods in CIS [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 3 unsold goods [SP-388]
    all: s3 discards 4 unsold goods [SP-388]
    all: s1 scores 4 VP: 1 good at a price of 4 [SP-411, s1 +4]
    all: s2 scores 10 VP: 2 goods at a price of 5 [SP-411, s2 +10]
    all: s3 scores 10 VP: 2 goods at a price of 5 [SP-411, s3 +10]
    all: s1 controls North Africa and scores 2 VP [SP-412, s1 +2]
    all: s3 controls CIS and scores 2 VP [SP-412, s3 +2]
    all: s2 controls India and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: cheap goods + logistics [SP-182]
    all: New improvement in place 2: goods + cheap goods [SP-182]
    all: New improvement in place 3: markup + research [SP-182]
    all: New improvement in place 4: goods + markup [SP-182]
    all: New improvement in place 5: cheap goods + logistics [SP-182]
    all: Round 2 begins [SP-220]
25 s1 K2 under W2, with 1 improvement: goods × 1, markup × 1, research × 4 and logistics × 1; covered squares: 4
    all: s1 hands in a plan [SP-255]
26 s2 W1 under K1, with 1 improvement: goods × 1, cheap goods × 1, factory × 1 and logistics × 4; covered squares: 3
    all: s2 hands in a plan [SP-255]
27 s3 K2 under W2, with 1 improvement: goods × 3, research × 3 and logistics × 2; covered squares: 3
    all: s3 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, markup × 1, research × 4 and logistics × 1; covered squares: 4 [SP-254]
    all: s2 reveals a plan: goods × 1, cheap goods × 1, factory × 1 and logistics × 4; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 3, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 4 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s3 produces 7 goods (plan) [SP-280]
    all: s1 produces 6 goods (plan) [SP-280]
28 s2 markup + research
    all: s2 takes an improvement: markup + research [SP-300]
    all: s3 takes a goods token [SP-301]
    all: s1 takes a goods token [SP-301]
    all: s3 gets 3 research progress [SP-315]
29 s3 GPS (1 of 3): 1 more good for each active cheap goods symbol
    all: s3 puts progress on GPS: now 2 [SP-317]
30 s3 Gamepad (0 of 4): customers who want a technology you hold the patent for can buy a second good
    all: s3 puts progress on Gamepad: now 1 [SP-317]
= 30 125386118278034eea3e481831aac1a664042c3ecb100ae797b014e4d1a60014
31 s3 Wi-Fi (1 of 3): you may sell early in regions with your director and office
    all: s3 puts progress on Wi-Fi: now 2 [SP-317]
    all: s1 gets 4 research progress [SP-315]
32 s1 GPS (2 of 3): 1 more good for each active cheap goods symbol
    all: s1 puts progress on GPS: now 3 [SP-317]
    all: s1 researches GPS [SP-319]
    all: s1 takes the patent for GPS [SP-320]
33 s1 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s1 puts progress on NFC: now 1 [SP-317]
34 s1 4G (0 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 1 [SP-317]
35 s1 Wi-Fi (0 of 3): you may sell early in regions with your director and office
    all: s1 puts progress on Wi-Fi: now 1 [SP-317]
    all: s2 gets 4 logistics progress [SP-345]
36 s2 Australia: 0 of 3
    all: s2 puts progress on Australia: now 1 [SP-346]
37 s2 China: 1 of 4
    all: s2 puts progress on China: now 2 [SP-346]
38 s2 Emirates: 1 of 2
    all: s2 puts progress on Emirates: now 2 [SP-346]
    all: s2 opens an office in Emirates [SP-348]
39 s2 North Africa (offices: s1): 0 of 3
    all: s2 puts progress on North Africa: now 1 [SP-346]
    all: s3 gets 2 logistics progress [SP-345]
40 s3 Canada: 0 of 2
    all: s3 puts progress on Canada: now 1 [SP-346]
= 40 05dedfacc3a7b145dcf366e0f9e8cef09de40eabcbdabbca673018f4df28088b
41 s3 Europe: 2 of 4
    all: s3 puts progress on Europe: now 3 [SP-346]
    all: s1 gets 1 logistics progress [SP-345]
42 s1 Europe: 0 of 4
    all: s1 puts progress on Europe: now 1 [SP-346]
43 s2 Sell: India × 2
    all: s2 sells 2 goods in India [SP-385]
44 s3 Sell: CIS × 2
    all: s3 sells 2 goods in CIS [SP-385]
45 s1 Sell: North Africa × 1
    all: s1 sells 1 good in North Africa [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s3 discards 5 unsold goods [SP-388]
    all: s1 scores 6 VP: 1 good at a price of 6 [SP-411, s1 +6]
    all: s2 scores 8 VP: 2 goods at a price of 4 [SP-411, s2 +8]
    all: s3 scores 10 VP: 2 goods at a price of 5 [SP-411, s3 +10]
    all: s1 controls North Africa and scores 2 VP [SP-412, s1 +2]
    all: s3 controls CIS and scores 2 VP [SP-412, s3 +2]
    all: s2 controls India and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: goods + markup [SP-182]
    all: New improvement in place 2: research + logistics [SP-182]
    all: New improvement in place 3: goods + markup [SP-182]
    all: New improvement in place 4: cheap goods + research [SP-182]
    all: New improvement in place 5: goods + goods [SP-182]
    all: Round 3 begins [SP-220]
46 s2 W2 under K2, with 2 improvements: goods × 2, cheap goods × 1, markup × 1, factory × 1, research × 2 and logistics × 1; covered squares: 4
    all: s2 hands in a plan [SP-255]
47 s1 K2 under W2, with 1 improvement: goods × 2, markup × 1, research × 4 and logistics × 1; covered squares: 3
    all: s1 hands in a plan [SP-255]
48 s3 K1 under W2, with 1 improvement: goods × 3, research × 2 and logistics × 3; covered squares: 3
    all: s3 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, markup × 1, research × 4 and logistics × 1; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 2, cheap goods × 1, markup × 1, factory × 1, research × 2 and logistics × 1; covered squares: 4 [SP-254]
    all: s3 reveals a plan: goods × 3, research × 2 and logistics × 3; covered squares: 3 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s2 produces 8 goods (plan) [SP-280]
    all: s3 produces 8 goods (plan) [SP-280]
    all: s1 produces 7 goods (plan) [SP-280]
49 s2 research + logistics
    all: s2 takes an improvement: research + logistics [SP-300]
    all: s3 takes a goods token [SP-301]
    all: s1 takes a goods token [SP-301]
    all: s2 gets 2 research progress [SP-315]
50 s2 Wi-Fi (0 of 3): you may sell early in regions with your director and office
    all: s2 puts progress on Wi-Fi: now 1 [SP-317]
= 50 b0ba47d4b18a5ac044edeaae918555916312445064de7219dbfeba6e8a6e177b
51 s2 4G (1 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 2 [SP-317]
    all: s3 researches GPS [SP-319]
    all: s3 gets 2 research progress [SP-315]
52 s3 Gamepad (1 of 4): customers who want a technology you hold the patent for can buy a second good
    all: s3 puts progress on Gamepad: now 2 [SP-317]
53 s3 Gamepad (2 of 4): customers who want a technology you hold the patent for can buy a second good
    all: s3 puts progress on Gamepad: now 3 [SP-317]
    all: s1 gets 4 research progress [SP-315]
54 s1 Wi-Fi (1 of 3): you may sell early in regions with your director and office
    all: s1 puts progress on Wi-Fi: now 2 [SP-317]
55 s1 Gamepad (0 of 4): customers who want a technology you hold the patent for can buy a second good
    all: s1 puts progress on Gamepad: now 1 [SP-317]
56 s1 Gamepad (1 of 4): customers who want a technology you hold the patent for can buy a second good
    all: s1 puts progress on Gamepad: now 2 [SP-317]
57 s1 Wi-Fi (2 of 3): you may sell early in regions with your director and office
    all: s1 puts progress on Wi-Fi: now 3 [SP-317]
    all: s1 researches Wi-Fi [SP-319]
    all: s1 takes the patent for Wi-Fi [SP-320]
    all: s2 gets 1 logistics progress [SP-345]
58 s2 RSA: 0 of 2
    all: s2 puts progress on RSA: now 1 [SP-346]
    all: s3 gets 2 logistics progress; 1 more are not in the supply [SP-345]
59 s3 Canada: 1 of 2
    all: s3 puts progress on Canada: now 2 [SP-346]
    all: s3 opens an office in Canada [SP-348]
60 s3 China: 1 of 4
    all: s3 puts progress on China: now 2 [SP-346]
    all: s1 gets 1 logistics progress [SP-345]
= 60 dbd5b11334500546ca575685a587c4bfd7b5cc4e736d4363286f68cb5c8ddbf5
61 s1 South America: 1 of 3
    all: s1 puts progress on South America: now 2 [SP-346]
62 s1 North Africa: sell to 2 customers and No second goods
    all: s1 sells 2 goods in North Africa early [SP-643]
63 s2 Sell: India × 2
    all: s2 sells 2 goods in India [SP-385]
64 s3 Sell: Canada × 1 and CIS × 2
    all: s3 sells 1 good in Canada [SP-385]
    all: s3 sells 2 goods in CIS [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 6 unsold goods [SP-388]
    all: s3 discards 5 unsold goods [SP-388]
    all: s1 scores 12 VP: 2 goods at a price of 6 [SP-411, s1 +12]
    all: s2 scores 10 VP: 2 goods at a price of 5 [SP-411, s2 +10]
    all: s3 scores 15 VP: 3 goods at a price of 5 [SP-411, s3 +15]
    all: s3 controls Canada and scores 1 VP [SP-412, s3 +1]
    all: s1 controls North Africa and scores 2 VP [SP-412, s1 +2]
    all: s3 controls CIS and scores 2 VP [SP-412, s3 +2]
    all: s2 controls India and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: goods + cheap goods [SP-182]
    all: New improvement in place 2: research + research [SP-182]
    all: New improvement in place 3: cheap goods + logistics [SP-182]
    all: New improvement in place 4: markup + logistics [SP-182]
    all: New improvement in place 5: markup + logistics [SP-182]
    all: Round 4 begins [SP-220]
65 s3 K2 under W2, with 1 improvement: goods × 3, research × 3 and logistics × 2; covered squares: 3
    all: s3 hands in a plan [SP-255]
66 s1 K2 under W2, with 1 improvement: goods × 2, research × 4 and logistics × 1; covered squares: 3
    all: s1 hands in a plan [SP-255]
67 s2 W2 under K1, with 3 improvements: goods × 2, markup × 1, factory × 1, research × 2 and logistics × 2; covered squares: 4
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, research × 4 and logistics × 1; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1, factory × 1, research × 2 and logistics × 2; covered squares: 4 [SP-254]
    all: s3 reveals a plan: goods × 3, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s1 produces 8 goods (plan) [SP-280]
    all: s3 produces 9 goods (plan) [SP-280]
    all: s2 produces 7 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
    all: s3 takes a goods token [SP-301]
68 s2 research + research
    all: s2 takes an improvement: research + research [SP-300]
    all: s1 gets 3 research progress; 1 more are not in the supply [SP-315]
69 s1 Battery (0 of 4): take a mini improvement at once
    all: s1 puts progress on Battery: now 1 [SP-317]
70 s1 Gamepad (2 of 4): customers who want a technology you hold the patent for can buy a second good
    all: s1 puts progress on Gamepad: now 3 [SP-317]
= 70 9cff4051237c49107ba81cb9b5608ed67b90fc5151dcd9619ac6ad074b589a5e
71 s1 Battery (1 of 4): take a mini improvement at once
    all: s1 puts progress on Battery: now 2 [SP-317]
    all: s3 researches Wi-Fi [SP-319]
    all: s3 gets 3 research progress [SP-315]
72 s3 Finish your turn and lose 3 progress
    all: s3 loses 3 research progress [SP-324]
    all: s2 gets 2 research progress [SP-315]
73 s2 4G (2 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 3 [SP-317]
74 s2 GPS (0 of 2): 1 more good for each active cheap goods symbol
    all: s2 puts progress on GPS: now 1 [SP-317]
    all: s1 gets 0 logistics progress; 1 more are not in the supply [SP-345]
75 s1 North Africa: sell to 2 customers and No second goods
    all: s1 sells 2 goods in North Africa early [SP-643]
    all: s3 gets 2 logistics progress [SP-345]
76 s3 India (offices: s2): 0 of 3
    all: s3 puts progress on India: now 1 [SP-346]
77 s3 USA: 0 of 4
    all: s3 puts progress on USA: now 1 [SP-346]
78 s3 CIS: sell to 3 customers and No second goods
    all: s3 sells 3 goods in CIS early [SP-643]
    all: s2 gets 0 logistics progress; 2 more are not in the supply [SP-345]
79 s3 Sell: Canada × 1
    all: s3 sells 1 good in Canada [SP-385]
80 s2 Sell nothing
    all: s2 sells nothing [SP-387]
    all: s1 discards 6 unsold goods [SP-388]
    all: s2 discards 7 unsold goods [SP-388]
    all: s3 discards 5 unsold goods [SP-388]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 sold nothing: 0 VP [SP-411, s2 +0]
    all: s3 scores 20 VP: 4 goods at a price of 5 [SP-411, s3 +20]
    all: s3 controls Canada and scores 1 VP [SP-412, s3 +1]
    all: s1 controls North Africa and scores 2 VP [SP-412, s1 +2]
    all: s3 controls CIS and scores 2 VP [SP-412, s3 +2]
    all: Round 5 begins [SP-220]
= 80 efcda3d6b34a46c6ca85fd61e0091c74e3c20569388977602f80435c0bac9ee9
81 s2 K2 under W2, with 3 improvements: research × 7 and logistics × 1; covered squares: 4; unused improvements: 1
    all: s2 hands in a plan [SP-255]
82 s1 K2 under W2, with 1 improvement: goods × 1, markup × 1, research × 4 and logistics × 1; covered squares: 4
    all: s1 hands in a plan [SP-255]
83 s3 W2 under K2, with 1 improvement: goods × 3, factory × 1, research × 3 and logistics × 1; covered squares: 3
    all: s3 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, markup × 1, research × 4 and logistics × 1; covered squares: 4 [SP-254]
    all: s2 reveals a plan: research × 7 and logistics × 1; covered squares: 4; unused improvements: 1 [SP-254]
    all: s3 reveals a plan: goods × 3, factory × 1, research × 3 and logistics × 1; covered squares: 3 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s3 produces 10 goods (plan) [SP-280]
    all: s1 produces 9 goods (plan) [SP-280]
    all: s2 gets 0 research progress; 7 more are not in the supply [SP-315]
    all: s3 gets 2 research progress; 1 more are not in the supply [SP-315]
84 s3 4G (0 of 6): you may sell 1 good in each region without your office
    all: s3 puts progress on 4G: now 1 [SP-317]
85 s3 4G (1 of 6): you may sell 1 good in each region without your office
    all: s3 puts progress on 4G: now 2 [SP-317]
    all: s1 gets 0 research progress; 4 more are not in the supply [SP-315]
    all: s2 gets 0 logistics progress; 1 more are not in the supply [SP-345]
    all: s3 gets 0 logistics progress; 1 more are not in the supply [SP-345]
86 s3 CIS: sell to 3 customers and No second goods
    all: s3 sells 3 goods in CIS early [SP-643]
    all: s1 gets 0 logistics progress; 1 more are not in the supply [SP-345]
87 s1 North Africa: sell to 2 customers and No second goods
    all: s1 sells 2 goods in North Africa early [SP-643]
88 s2 Sell: India × 2
    all: s2 sells 2 goods in India [SP-385]
89 s3 Sell: Canada × 1
    all: s3 sells 1 good in Canada [SP-385]
    all: s1 discards 7 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s3 discards 6 unsold goods [SP-388]
    all: s1 scores 12 VP: 2 goods at a price of 6 [SP-411, s1 +12]
    all: s2 scores 10 VP: 2 goods at a price of 5 [SP-411, s2 +10]
    all: s3 scores 20 VP: 4 goods at a price of 5 [SP-411, s3 +20]
    all: s3 controls Canada and scores 1 VP [SP-412, s3 +1]
    all: s1 controls North Africa and scores 2 VP [SP-412, s1 +2]
    all: s3 controls CIS and scores 2 VP [SP-412, s3 +2]
    all: s2 controls India and scores 2 VP [SP-412, s2 +2]
    all: s1 scores 6 VP for the GPS patent [SP-460, s1 +6]
    all: s1 scores 6 VP for the Wi-Fi patent [SP-460, s1 +6]
    all: s2 scores 8 VP for the office on the retailer (Emirates) [SP-162, s2 +8]
    all: The game is over [SP-461]
= 89 ebd897752f74fd0811f7d805d51854f494831b10afb86bad115779a77a5cde90
s1 rank 2 score 69
s2 rank 3 score 60
s3 rank 1 score 95
