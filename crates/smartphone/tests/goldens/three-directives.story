smartphone revision 1, 3 seats, options {"board":"big","technologies":"plain","directives":"on","hard":"off","gps":"any","wi_fi":"any","gamepad":"any","battery":"any","nfc":"any","four_g":"any"}
deal
    all: GPS: produce 5 goods at once [SP-181]
    all: Wi-Fi: unsold goods stay in your warehouse [SP-181]
    all: Gamepad: place an office in any region at once [SP-181]
    all: Battery: 1 more logistics progress every round [SP-181]
    all: NFC: your price goes up by 1, now and in every later round [SP-181]
    all: 4G: you may sell 1 good in each region without your office [SP-181]
    all: New improvement in place 1: markup + logistics [SP-182]
    all: New improvement in place 2: markup + logistics [SP-182]
    all: New improvement in place 3: cheap goods + logistics [SP-182]
    all: New improvement in place 4: cheap goods + research [SP-182]
    all: New improvement in place 5: goods + goods [SP-182]
    all: First player: s2 [SP-183]
1 s2 Blue: 4 VP, home South America, improvement markup + logistics
    all: s2 takes the Blue company and starts with 4 VP [SP-185, s2 +4]
2 s3 Black: 5 VP, home Australia, improvement goods + research
    all: s3 takes the Black company and starts with 5 VP [SP-185, s3 +5]
3 s1 Green: 3 VP, home North Africa, improvement markup + research
    all: s1 takes the Green company and starts with 3 VP [SP-185, s1 +3]
    all: s2 starts in the home region: South America [SP-186]
    all: s3 starts in the home region: Australia [SP-186]
    all: s1 starts in the home region: North Africa [SP-186]
    all: Retailer R2 goes to RSA: side a (10 8 5 VP) [SP-188]
    all: Retailer R5 goes to India: side b (11 9 7 6 VP) [SP-188]
    all: Retailer R3 goes to CIS: side b (10 9 8 7 VP) [SP-188]
    all: Retailer R7 goes to USA: side b (13 11 9 8 7 VP) [SP-188]
    all: Directive No. 2: produce 13 or more goods this round [SP-521]
    all: Directive No. 21: discard 4 or more unsold goods this round [SP-521]
    all: Directive No. 12: have offices in 2 or more L regions [SP-521]
    all: Directive No. 7: sell in 5 or more different regions this round [SP-521]
    all: Directive No. 3: have a price of 2 or lower [SP-521]
    all: Directive No. 9: control 4 or more regions [SP-521]
    all: Round 1 begins [SP-220]
4 s1 K1 under W2, with 1 improvement: goods × 2, research × 3 and logistics × 2; covered squares: 3
    all: s1 hands in a plan [SP-255]
5 s3 W2 under K1, with 1 improvement: goods × 3, factory × 1, research × 3 and logistics × 1; covered squares: 3
    all: s3 hands in a plan [SP-255]
6 s2 K2 under W1, with 1 improvement: cheap goods × 2, markup × 1, factory × 1, research × 1 and logistics × 3; covered squares: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, research × 3 and logistics × 2; covered squares: 3 [SP-254]
    all: s2 reveals a plan: cheap goods × 2, markup × 1, factory × 1, research × 1 and logistics × 3; covered squares: 3 [SP-254]
    all: s3 reveals a plan: goods × 3, factory × 1, research × 3 and logistics × 1; covered squares: 3 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 4 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s1 produces 5 goods (plan) [SP-280]
    all: s3 produces 6 goods (plan) [SP-280]
7 s2 goods + goods
    all: s2 takes an improvement: goods + goods [SP-300]
    all: s1 takes a goods token [SP-301]
8 s3 cheap goods + research
    all: s3 takes an improvement: cheap goods + research [SP-300]
    all: s2 gets 1 research progress [SP-315]
9 s2 Gamepad (0 of 4): place an office in any region at once
    all: s2 puts progress on Gamepad: now 1 [SP-317]
    all: s1 gets 3 research progress [SP-315]
10 s1 Finish your turn and lose 3 progress
    all: s1 loses 3 research progress [SP-324]
    all: s3 gets 3 research progress [SP-315]
= 10 15718dc2e082cdd3e20bd6e526829e6b98f4e4a71480db795acd30c81310739c
11 s3 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s3 puts progress on Wi-Fi: now 1 [SP-317]
12 s3 Wi-Fi (1 of 3): unsold goods stay in your warehouse
    all: s3 puts progress on Wi-Fi: now 2 [SP-317]
13 s3 Gamepad (0 of 4): place an office in any region at once
    all: s3 puts progress on Gamepad: now 1 [SP-317]
    all: s2 gets 3 logistics progress [SP-345]
14 s2 North Africa (offices: s1): 0 of 3
    all: s2 puts progress on North Africa: now 1 [SP-346]
15 s2 Caribbean: 0 of 2
    all: s2 puts progress on Caribbean: now 1 [SP-346]
16 s2 USA: 0 of 4
    all: s2 puts progress on USA: now 1 [SP-346]
    all: s1 gets 2 logistics progress [SP-345]
17 s1 South America (offices: s2): 0 of 3
    all: s1 puts progress on South America: now 1 [SP-346]
18 s1 China: 0 of 4
    all: s1 puts progress on China: now 1 [SP-346]
    all: s3 gets 1 logistics progress [SP-345]
19 s3 India: 0 of 3
    all: s3 puts progress on India: now 1 [SP-346]
20 s2 Sell: South America × 1
    all: s2 sells 1 good in South America [SP-385]
= 20 e63bde5cd80e75ac6bf3d842745fe59dbe4faa2033874a78aaf095e6c4c994ff
21 s1 Sell: North Africa × 1
    all: s1 sells 1 good in North Africa [SP-385]
22 s3 Sell: Australia × 1
    all: s3 sells 1 good in Australia [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s3 discards 5 unsold goods [SP-388]
23 s2 Take the directive
    all: s2 takes a directive: No. 21: discard 4 or more unsold goods this round [SP-522]
    all: s1 scores 5 VP: 1 good at a price of 5 [SP-411, s1 +5]
    all: s2 scores 4 VP: 1 good at a price of 4 [SP-411, s2 +4]
    all: s3 scores 5 VP: 1 good at a price of 5 [SP-411, s3 +5]
    all: s2 controls South America and scores 2 VP [SP-412, s2 +2]
    all: s1 controls North Africa and scores 2 VP [SP-412, s1 +2]
    all: s3 controls Australia and scores 2 VP [SP-412, s3 +2]
    all: New improvement in place 1: markup + research [SP-182]
    all: New improvement in place 2: research + logistics [SP-182]
    all: New improvement in place 3: markup + logistics [SP-182]
    all: New improvement in place 4: goods + markup [SP-182]
    all: New improvement in place 5: goods + goods [SP-182]
    all: Round 2 begins [SP-220]
24 s3 W2 under K2, with 2 improvements: goods × 3, cheap goods × 1, factory × 1 and research × 5; covered squares: 2
    all: s3 hands in a plan [SP-255]
25 s2 K1 under W1, with 2 improvements: goods × 2, markup × 1, research × 1 and logistics × 4; covered squares: 4
    all: s2 hands in a plan [SP-255]
26 s1 K1 under W2, with 1 improvement: goods × 1, research × 3 and logistics × 2; covered squares: 4
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, research × 3 and logistics × 2; covered squares: 4 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1, research × 1 and logistics × 4; covered squares: 4 [SP-254]
    all: s3 reveals a plan: goods × 3, cheap goods × 1, factory × 1 and research × 5; covered squares: 2 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 4 [SP-271]
    all: s3 produces 6 goods (plan) [SP-280]
    all: s1 produces 6 goods (plan) [SP-280]
    all: s2 produces 6 goods (plan) [SP-280]
27 s3 research + logistics
    all: s3 takes an improvement: research + logistics [SP-300]
    all: s1 takes a goods token [SP-301]
    all: s2 takes a goods token [SP-301]
    all: s3 gets 5 research progress [SP-315]
28 s3 Wi-Fi (2 of 3): unsold goods stay in your warehouse
    all: s3 puts progress on Wi-Fi: now 3 [SP-317]
    all: s3 researches Wi-Fi [SP-319]
    all: s3 takes the patent for Wi-Fi [SP-320]
29 s3 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s3 puts progress on NFC: now 1 [SP-317]
30 s3 Battery (0 of 4): 1 more logistics progress every round
    all: s3 puts progress on Battery: now 1 [SP-317]
= 30 ba6f77a96c6489ce6f287709f8efe5e338cfd517ed9a702e5d85be3a0b28e0a9
31 s3 4G (0 of 6): you may sell 1 good in each region without your office
    all: s3 puts progress on 4G: now 1 [SP-317]
32 s3 NFC (1 of 5): your price goes up by 1, now and in every later round
    all: s3 puts progress on NFC: now 2 [SP-317]
    all: s1 gets 3 research progress [SP-315]
33 s1 GPS (0 of 3): produce 5 goods at once
    all: s1 puts progress on GPS: now 1 [SP-317]
34 s1 Wi-Fi (0 of 2): unsold goods stay in your warehouse
    all: s1 puts progress on Wi-Fi: now 1 [SP-317]
35 s1 4G (0 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 1 [SP-317]
    all: s2 gets 1 research progress [SP-315]
36 s2 Wi-Fi (0 of 2): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 1 [SP-317]
    all: s1 gets 2 logistics progress [SP-345]
37 s1 Emirates: 0 of 2
    all: s1 puts progress on Emirates: now 1 [SP-346]
38 s1 Emirates: 1 of 2
    all: s1 puts progress on Emirates: now 2 [SP-346]
    all: s1 opens an office in Emirates [SP-348]
    all: s2 gets 4 logistics progress [SP-345]
39 s2 USA: 1 of 4
    all: s2 puts progress on USA: now 2 [SP-346]
40 s2 RSA: 0 of 2
    all: s2 puts progress on RSA: now 1 [SP-346]
= 40 f560cc5fca5ee0f3f8a3dcaa19c467746da3f1675cb906fe6b53faeb36031799
41 s2 USA: 2 of 4
    all: s2 puts progress on USA: now 3 [SP-346]
42 s2 North Africa (offices: s1): 1 of 3
    all: s2 puts progress on North Africa: now 2 [SP-346]
43 s3 Sell: Australia × 3
    all: s3 sells 3 goods in Australia [SP-385]
44 s1 Sell: Emirates × 1 and North Africa × 1
    all: s1 sells 1 good in Emirates [SP-385]
    all: s1 sells 1 good in North Africa [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 6 unsold goods [SP-388]
    all: s3 keeps 3 unsold goods [SP-87]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 sold nothing: 0 VP [SP-411, s2 +0]
    all: s3 scores 12 VP: 3 goods at a price of 4 [SP-411, s3 +12]
    all: s1 controls Emirates and scores 1 VP [SP-412, s1 +1]
    all: s1 controls North Africa and scores 2 VP [SP-412, s1 +2]
    all: s3 controls Australia and scores 2 VP [SP-412, s3 +2]
    all: New improvement in place 1: research + research [SP-182]
    all: New improvement in place 2: goods + markup [SP-182]
    all: New improvement in place 3: research + logistics [SP-182]
    all: New improvement in place 4: logistics + logistics [SP-182]
    all: New improvement in place 5: logistics + logistics [SP-182]
    all: Round 3 begins [SP-220]
45 s1 W1 under K1, with 1 improvement: goods × 1, markup × 1, factory × 1, research × 1 and logistics × 3; covered squares: 3
    all: s1 hands in a plan [SP-255]
46 s3 W1 under K1, with 3 improvements: goods × 2, factory × 1, research × 3 and logistics × 4; covered squares: 2
    all: s3 hands in a plan [SP-255]
47 s2 W2 under K2, with 2 improvements: goods × 4, markup × 1, factory × 1, research × 3 and logistics × 1; covered squares: 2
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, markup × 1, factory × 1, research × 1 and logistics × 3; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 4, markup × 1, factory × 1, research × 3 and logistics × 1; covered squares: 2 [SP-254]
    all: s3 reveals a plan: goods × 2, factory × 1, research × 3 and logistics × 4; covered squares: 2 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s3 produces 4 goods (plan) [SP-280]
    all: s2 produces 7 goods (plan) [SP-280]
    all: s1 produces 6 goods (plan) [SP-280]
48 s3 research + logistics
    all: s3 takes an improvement: research + logistics [SP-300]
49 s2 goods + markup
    all: s2 takes an improvement: goods + markup [SP-300]
50 s1 logistics + logistics
    all: s1 takes an improvement: logistics + logistics [SP-300]
    all: s3 gets 3 research progress [SP-315]
= 50 4a91c20459d4234946271cb1081925bbf1a9b84e624a09468b754cc152daa038
51 s3 Gamepad (1 of 4): place an office in any region at once
    all: s3 puts progress on Gamepad: now 2 [SP-317]
52 s3 4G (1 of 6): you may sell 1 good in each region without your office
    all: s3 puts progress on 4G: now 2 [SP-317]
53 s3 Gamepad (2 of 4): place an office in any region at once
    all: s3 puts progress on Gamepad: now 3 [SP-317]
    all: s2 gets 3 research progress [SP-315]
54 s2 Wi-Fi (1 of 2): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 2 [SP-317]
    all: s2 researches Wi-Fi [SP-319]
55 s2 Gamepad (1 of 4): place an office in any region at once
    all: s2 puts progress on Gamepad: now 2 [SP-317]
56 s2 GPS (0 of 3): produce 5 goods at once
    all: s2 puts progress on GPS: now 1 [SP-317]
    all: s1 gets 1 research progress [SP-315]
57 s1 4G (1 of 6): you may sell 1 good in each region without your office
    all: s1 puts progress on 4G: now 2 [SP-317]
    all: s3 gets 3 logistics progress; 1 more are not in the supply [SP-345]
58 s3 India: 1 of 3
    all: s3 puts progress on India: now 2 [SP-346]
59 s3 India: 2 of 3
    all: s3 puts progress on India: now 3 [SP-346]
    all: s3 opens an office in India [SP-348]
60 s3 USA: 0 of 4
    all: s3 puts progress on USA: now 1 [SP-346]
    all: s2 gets 1 logistics progress [SP-345]
= 60 606365e2260b497574b2fb237eda14fe62c85df73214b5f9aa5af59bfa5796ac
61 s2 Caribbean: 1 of 2
    all: s2 puts progress on Caribbean: now 2 [SP-346]
    all: s2 opens an office in Caribbean [SP-348]
    all: s1 gets 3 logistics progress [SP-345]
62 s1 Finish your turn and lose 3 progress
    all: s1 loses 3 logistics progress [SP-351]
63 s3 Sell: Australia × 2
    all: s3 sells 2 goods in Australia [SP-385]
64 s2 Sell: Caribbean × 1
    all: s2 sells 1 good in Caribbean [SP-385]
65 s1 Sell: Emirates × 1 and North Africa × 1
    all: s1 sells 1 good in Emirates [SP-385]
    all: s1 sells 1 good in North Africa [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 keeps 6 unsold goods [SP-87]
    all: s3 keeps 5 unsold goods [SP-87]
    all: s1 scores 12 VP: 2 goods at a price of 6 [SP-411, s1 +12]
    all: s2 scores 6 VP: 1 good at a price of 6 [SP-411, s2 +6]
    all: s3 scores 10 VP: 2 goods at a price of 5 [SP-411, s3 +10]
    all: s2 controls Caribbean and scores 1 VP [SP-412, s2 +1]
    all: s1 controls Emirates and scores 1 VP [SP-412, s1 +1]
    all: s1 controls North Africa and scores 2 VP [SP-412, s1 +2]
    all: s3 controls Australia and scores 2 VP [SP-412, s3 +2]
    all: New improvement in place 1: goods + markup [SP-182]
    all: New improvement in place 2: markup + research [SP-182]
    all: New improvement in place 3: goods + cheap goods [SP-182]
    all: New improvement in place 4: markup + logistics [SP-182]
    all: New improvement in place 5: goods + cheap goods [SP-182]
    all: Round 4 begins [SP-220]
66 s3 K2 under W2, with 4 improvements: goods × 2, research × 7 and logistics × 2; covered squares: 1
    all: s3 hands in a plan [SP-255]
67 s1 K2 under W2, with 2 improvements: goods × 2, research × 4 and logistics × 2; covered squares: 3
    all: s1 hands in a plan [SP-255]
68 s2 K1 under W2, with 2 improvements: goods × 5, markup × 1, research × 1 and logistics × 2; covered squares: 3; unused improvements: 1
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, research × 4 and logistics × 2; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 5, markup × 1, research × 1 and logistics × 2; covered squares: 3; unused improvements: 1 [SP-254]
    all: s3 reveals a plan: goods × 2, research × 7 and logistics × 2; covered squares: 1 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s1 produces 7 goods (plan) [SP-280]
    all: s3 produces 3 goods (plan) [SP-280]
    all: s2 produces 10 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
    all: s3 takes a goods token [SP-301]
    all: s2 takes a goods token [SP-301]
    all: s1 gets 4 research progress [SP-315]
69 s1 Battery (0 of 4): 1 more logistics progress every round
    all: s1 puts progress on Battery: now 1 [SP-317]
70 s1 GPS (1 of 3): produce 5 goods at once
    all: s1 puts progress on GPS: now 2 [SP-317]
= 70 65eef558bbffc2a6c7fae29b009ab372a0de9f71e34a3846a898693f819b244d
71 s1 NFC (0 of 5): your price goes up by 1, now and in every later round
    all: s1 puts progress on NFC: now 1 [SP-317]
72 s1 GPS (2 of 3): produce 5 goods at once
    all: s1 puts progress on GPS: now 3 [SP-317]
    all: s1 researches GPS [SP-319]
    all: s1 takes the patent for GPS [SP-320]
    all: s1 produces 5 goods (GPS) [SP-333]
    all: s3 gets 3 research progress; 4 more are not in the supply [SP-315]
73 s3 GPS (0 of 2): produce 5 goods at once
    all: s3 puts progress on GPS: now 1 [SP-317]
74 s3 NFC (2 of 5): your price goes up by 1, now and in every later round
    all: s3 puts progress on NFC: now 3 [SP-317]
75 s3 NFC (3 of 5): your price goes up by 1, now and in every later round
    all: s3 puts progress on NFC: now 4 [SP-317]
    all: s2 gets 1 research progress [SP-315]
76 s2 GPS (1 of 2): produce 5 goods at once
    all: s2 puts progress on GPS: now 2 [SP-317]
    all: s2 researches GPS [SP-319]
    all: s2 produces 2 goods (GPS); 3 more are not in the supply [SP-333]
    all: s1 gets 2 logistics progress [SP-345]
77 s1 China: 1 of 4
    all: s1 puts progress on China: now 2 [SP-346]
78 s1 China: 2 of 4
    all: s1 puts progress on China: now 3 [SP-346]
    all: s3 gets 0 logistics progress; 2 more are not in the supply [SP-345]
    all: s2 gets 2 logistics progress [SP-345]
79 s2 Australia (offices: s3): 0 of 3
    all: s2 puts progress on Australia: now 1 [SP-346]
80 s2 North Africa (offices: s1): 2 of 3
    all: s2 puts progress on North Africa: now 3 [SP-346]
    all: s2 opens an office in North Africa [SP-348]
= 80 153dd7b895bee5069bf5c2943726f675f63ad9ce6ed6b91f913b973213149c44
81 s1 Sell: Emirates × 1 and North Africa × 1
    all: s1 sells 1 good in Emirates [SP-385]
    all: s1 sells 1 good in North Africa [SP-385]
82 s3 Sell: Australia × 2
    all: s3 sells 2 goods in Australia [SP-385]
83 s2 Sell: Caribbean × 1, South America × 1 and North Africa × 1
    all: s2 sells 1 good in Caribbean [SP-385]
    all: s2 sells 1 good in South America [SP-385]
    all: s2 sells 1 good in North Africa [SP-385]
    all: s1 discards 10 unsold goods [SP-388]
    all: s2 keeps 15 unsold goods [SP-87]
    all: s3 keeps 6 unsold goods [SP-87]
    all: s1 scores 10 VP: 2 goods at a price of 5 [SP-411, s1 +10]
    all: s2 scores 18 VP: 3 goods at a price of 6 [SP-411, s2 +18]
    all: s3 scores 10 VP: 2 goods at a price of 5 [SP-411, s3 +10]
    all: s2 controls Caribbean and scores 1 VP [SP-412, s2 +1]
    all: s2 controls South America and scores 2 VP [SP-412, s2 +2]
    all: s1 controls Emirates and scores 1 VP [SP-412, s1 +1]
    all: s1 controls North Africa and scores 3 VP [SP-412, s1 +3]
    all: s3 controls Australia and scores 2 VP [SP-412, s3 +2]
    all: Round 5 begins [SP-220]
84 s2 K2 under W2, with 2 improvements: goods × 4, markup × 1 and research × 3; covered squares: 4; unused improvements: 1
    all: s2 hands in a plan [SP-255]
85 s1 K2 under W2, with 2 improvements: goods × 1, markup × 1, research × 4 and logistics × 2; covered squares: 4
    all: s1 hands in a plan [SP-255]
86 s3 K1 under W2, with 3 improvements: goods × 3, research × 3 and logistics × 4; covered squares: 2; unused improvements: 1
    all: s3 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 1, markup × 1, research × 4 and logistics × 2; covered squares: 4 [SP-254]
    all: s2 reveals a plan: goods × 4, markup × 1 and research × 3; covered squares: 4; unused improvements: 1 [SP-254]
    all: s3 reveals a plan: goods × 3, research × 3 and logistics × 4; covered squares: 2; unused improvements: 1 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s3 sets a price of 5 [SP-271]
    all: s3 produces 7 goods (plan) [SP-280]
    all: s2 produces 3 goods (plan); 8 more are not in the supply [SP-280]
    all: s1 produces 8 goods (plan) [SP-280]
    all: s3 gets 0 research progress; 3 more are not in the supply [SP-315]
    all: s2 gets 3 research progress [SP-315]
87 s2 4G (0 of 6): you may sell 1 good in each region without your office
    all: s2 puts progress on 4G: now 1 [SP-317]
88 s2 Gamepad (2 of 4): place an office in any region at once
    all: s2 puts progress on Gamepad: now 3 [SP-317]
89 s2 Gamepad (3 of 4): place an office in any region at once
    all: s2 puts progress on Gamepad: now 4 [SP-317]
    all: s2 researches Gamepad [SP-319]
    all: s2 takes the patent for Gamepad [SP-320]
90 s2 Europe
    all: s2 opens an office in Europe (Gamepad) [SP-334]
    all: s1 gets 3 research progress; 1 more are not in the supply [SP-315]
= 90 e5a4e7fb87b217e4ebd9a672fff9d92146cb0179d19d888fe7488d26b17af16e
91 s1 Finish your turn and lose 3 progress
    all: s1 loses 3 research progress [SP-324]
    all: s3 gets 0 logistics progress; 4 more are not in the supply [SP-345]
    all: s1 gets 2 logistics progress [SP-345]
92 s1 China: 3 of 4
    all: s1 puts progress on China: now 4 [SP-346]
    all: s1 opens an office in China [SP-348]
93 s1 CIS: 0 of 3
    all: s1 puts progress on CIS: now 1 [SP-346]
94 s3 Sell: Australia × 2
    all: s3 sells 2 goods in Australia [SP-385]
95 s2 Sell: Caribbean × 1, South America × 2, Europe × 3 and North Africa × 2
    all: s2 sells 1 good in Caribbean [SP-385]
    all: s2 sells 2 goods in South America [SP-385]
    all: s2 sells 3 goods in Europe [SP-385]
    all: s2 sells 2 goods in North Africa [SP-385]
96 s1 Sell: Emirates × 1 and China × 1
    all: s1 sells 1 good in Emirates [SP-385]
    all: s1 sells 1 good in China [SP-385]
    all: s1 discards 6 unsold goods [SP-388]
    all: s2 keeps 10 unsold goods [SP-87]
    all: s3 keeps 11 unsold goods [SP-87]
    all: s1 scores 12 VP: 2 goods at a price of 6 [SP-411, s1 +12]
    all: s2 scores 48 VP: 8 goods at a price of 6 [SP-411, s2 +48]
    all: s3 scores 10 VP: 2 goods at a price of 5 [SP-411, s3 +10]
    all: s2 controls Caribbean and scores 1 VP [SP-412, s2 +1]
    all: s2 controls South America and scores 2 VP [SP-412, s2 +2]
    all: s2 controls Europe and scores 3 VP [SP-412, s2 +3]
    all: s1 controls Emirates and scores 1 VP [SP-412, s1 +1]
    all: s2 controls North Africa and scores 3 VP [SP-412, s2 +3]
    all: s1 controls China and scores 3 VP [SP-412, s1 +3]
    all: s3 controls Australia and scores 2 VP [SP-412, s3 +2]
97 s2 Take the directive
    all: s2 takes a directive: No. 9: control 4 or more regions [SP-522]
    all: s1 scores 6 VP for the GPS patent [SP-460, s1 +6]
    all: s2 scores 8 VP for the Gamepad patent [SP-460, s2 +8]
    all: s2 scores 12 VP for a directive: No. 9: control 4 or more regions [SP-530, s2 +12]
    all: s2 scores 12 VP for a directive: No. 21: discard 4 or more unsold goods this round [SP-530, s2 +12]
    all: s3 scores 6 VP for the Wi-Fi patent [SP-460, s3 +6]
    all: s3 scores 11 VP for the office on the retailer (India) [SP-162, s3 +11]
    all: The game is over [SP-461]
= 97 5d92e32a7fdcb4b11608bc6a2df9a95d2d0efdf2ca69135c765482aefbae71c9
s1 rank 3 score 74
s2 rank 1 score 127
s3 rank 2 score 79
