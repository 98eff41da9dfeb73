smartphone revision 1, 2 seats, options {"board":"big","technologies":"overproduction","directives":"off","hard":"off","gps":"any","wi_fi":"any","gamepad":"any","battery":"any","nfc":"any","four_g":"any"}
deal
    all: GPS: 1 good for the next round from each region you control [SP-181]
    all: Wi-Fi: unsold goods stay in your warehouse [SP-181]
    all: Gamepad: in regions with your director and office, every customer buys from you [SP-181]
    all: Battery: 2 goods for each of your patents, at once and every round [SP-181]
    all: NFC: once per round you may reserve the first or last customer of a region for 1 research progress [SP-181]
    all: 4G: one square of an improvement may lie off the pads [SP-181]
    all: New improvement in place 1: research + logistics [SP-182]
    all: New improvement in place 2: markup + logistics [SP-182]
    all: New improvement in place 3: research + logistics [SP-182]
    all: New improvement in place 4: goods + goods [SP-182]
    all: New improvement in place 5: cheap goods + research [SP-182]
    all: First player: s1 [SP-183]
1 s1 Blue: 4 VP, home South America, improvement markup + logistics
    all: s1 takes the Blue company and starts with 4 VP [SP-185, s1 +4]
2 s2 Black: 5 VP, home Australia, improvement goods + research
    all: s2 takes the Black company and starts with 5 VP [SP-185, s2 +5]
    all: s1 starts in the home region: South America [SP-186]
    all: s2 starts in the home region: Australia [SP-186]
    all: Retailer R2 goes to RSA: side a (10 8 5 VP) [SP-188]
    all: Retailer R1 goes to Emirates: side a (11 7 4 VP) [SP-188]
    all: Retailer R3 goes to North Africa: side b (10 9 8 7 VP) [SP-188]
    all: Retailer R5 goes to India: side b (11 9 7 6 VP) [SP-188]
    all: Retailer R4 goes to CIS: side a (13 11 8 5 VP) [SP-188]
    all: Retailer R6 goes to Europe: side a (17 13 10 7 4 VP) [SP-188]
    all: Round 1 begins [SP-220]
3 s1 K1 under W2, with 1 improvement: goods × 2, research × 2 and logistics × 3; covered squares: 3
    all: s1 hands in a plan [SP-255]
4 s2 W2 under K1, with 1 improvement: goods × 3, factory × 1, research × 3 and logistics × 1; covered squares: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, research × 2 and logistics × 3; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 3, factory × 1, research × 3 and logistics × 1; covered squares: 3 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s1 produces 5 goods (plan) [SP-280]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
5 s2 markup + logistics
    all: s2 takes an improvement: markup + logistics [SP-300]
    all: s1 gets 2 research progress [SP-315]
6 s1 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s1 puts progress on Wi-Fi: now 1 [SP-317]
7 s1 Gamepad (0 of 4): in regions with your director and office, every customer buys from you
    all: s1 puts progress on Gamepad: now 1 [SP-317]
    all: s2 gets 3 research progress [SP-315]
8 s2 NFC (0 of 5): once per round you may reserve the first or last customer of a region for 1 research progress
    all: s2 puts progress on NFC: now 1 [SP-317]
9 s2 NFC (1 of 5): once per round you may reserve the first or last customer of a region for 1 research progress
    all: s2 puts progress on NFC: now 2 [SP-317]
10 s2 GPS (0 of 3): 1 good for the next round from each region you control
    all: s2 puts progress on GPS: now 1 [SP-317]
    all: s1 gets 3 logistics progress [SP-345]
= 10 8343f2b01b5d1b75cd84c582096c78f195efadb83caa403c324c08fa06d50c0f
11 s1 USA: 0 of 4
    all: s1 puts progress on USA: now 1 [SP-346]
12 s1 USA: 1 of 4
    all: s1 puts progress on USA: now 2 [SP-346]
13 s1 Caribbean: 0 of 2
    all: s1 puts progress on Caribbean: now 1 [SP-346]
    all: s2 gets 1 logistics progress [SP-345]
14 s2 USA: 0 of 4
    all: s2 puts progress on USA: now 1 [SP-346]
15 s1 Sell: South America × 1
    all: s1 sells 1 good in South America [SP-385]
16 s2 Sell: Australia × 1
    all: s2 sells 1 good in Australia [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s1 scores 5 VP: 1 good at a price of 5 [SP-411, s1 +5]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s1 controls South America and scores 2 VP [SP-412, s1 +2]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: markup + logistics [SP-182]
    all: New improvement in place 2: goods + markup [SP-182]
    all: New improvement in place 3: markup + research [SP-182]
    all: New improvement in place 4: goods + markup [SP-182]
    all: New improvement in place 5: research + research [SP-182]
    all: Round 2 begins [SP-220]
17 s2 W2 under K2, with 2 improvements: goods × 3, factory × 1, research × 4 and logistics × 1; covered squares: 2
    all: s2 hands in a plan [SP-255]
18 s1 K1 under W2, with 1 improvement: goods × 2, markup × 1, research × 1 and logistics × 3; covered squares: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, markup × 1, research × 1 and logistics × 3; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 3, factory × 1, research × 4 and logistics × 1; covered squares: 2 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 5 [SP-271]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s1 produces 6 goods (plan) [SP-280]
19 s2 markup + logistics
    all: s2 takes an improvement: markup + logistics [SP-300]
    all: s1 takes a goods token [SP-301]
    all: s2 gets 4 research progress [SP-315]
20 s2 NFC (2 of 5): once per round you may reserve the first or last customer of a region for 1 research progress
    all: s2 puts progress on NFC: now 3 [SP-317]
= 20 0a2fae859674cd14be2aa6b53f47f1f017eb2069e8af5765e9e1c9bbaf8095cc
21 s2 4G (0 of 6): one square of an improvement may lie off the pads
    all: s2 puts progress on 4G: now 1 [SP-317]
22 s2 GPS (1 of 3): 1 good for the next round from each region you control
    all: s2 puts progress on GPS: now 2 [SP-317]
23 s2 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 1 [SP-317]
    all: s1 gets 1 research progress [SP-315]
24 s1 Wi-Fi (1 of 3): unsold goods stay in your warehouse
    all: s1 puts progress on Wi-Fi: now 2 [SP-317]
    all: s2 gets 1 logistics progress [SP-345]
25 s2 India: 0 of 3
    all: s2 puts progress on India: now 1 [SP-346]
    all: s1 gets 3 logistics progress [SP-345]
26 s1 USA: 2 of 4
    all: s1 puts progress on USA: now 3 [SP-346]
27 s1 North Africa: 0 of 3
    all: s1 puts progress on North Africa: now 1 [SP-346]
28 s1 RSA: 0 of 2
    all: s1 puts progress on RSA: now 1 [SP-346]
29 s2 Sell: Australia × 1
    all: s2 sells 1 good in Australia [SP-385]
    all: s1 discards 6 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s1 sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 scores 5 VP: 1 good at a price of 5 [SP-411, s2 +5]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: goods + cheap goods [SP-182]
    all: New improvement in place 2: cheap goods + logistics [SP-182]
    all: New improvement in place 3: logistics + logistics [SP-182]
    all: New improvement in place 4: goods + cheap goods [SP-182]
    all: New improvement in place 5: markup + research [SP-182]
    all: Round 3 begins [SP-220]
30 s1 W2 under K2, with 1 improvement: goods × 2, markup × 1, factory × 1, research × 3 and logistics × 1; covered squares: 3
    all: s1 hands in a plan [SP-255]
= 30 ac888567281730bb210222ca57bb4bb4dc9ff84a8bcc3de618c29d49669e3fe2
31 s2 W2 under K2, with 3 improvements: goods × 3, markup × 1, factory × 1, research × 2 and logistics × 1; covered squares: 4
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, markup × 1, factory × 1, research × 3 and logistics × 1; covered squares: 3 [SP-254]
    all: s2 reveals a plan: goods × 3, markup × 1, factory × 1, research × 2 and logistics × 1; covered squares: 4 [SP-254]
    all: s1 sets a price of 6 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s1 produces 7 goods (plan) [SP-280]
    all: s2 produces 7 goods (plan) [SP-280]
32 s1 logistics + logistics
    all: s1 takes an improvement: logistics + logistics [SP-300]
33 s2 goods + cheap goods
    all: s2 takes an improvement: goods + cheap goods [SP-300]
    all: s1 gets 3 research progress [SP-315]
34 s1 Gamepad (1 of 4): in regions with your director and office, every customer buys from you
    all: s1 puts progress on Gamepad: now 2 [SP-317]
35 s1 NFC (0 of 5): once per round you may reserve the first or last customer of a region for 1 research progress
    all: s1 puts progress on NFC: now 1 [SP-317]
36 s1 Battery (0 of 4): 2 goods for each of your patents, at once and every round
    all: s1 puts progress on Battery: now 1 [SP-317]
    all: s2 gets 2 research progress [SP-315]
37 s2 Wi-Fi (1 of 3): unsold goods stay in your warehouse
    all: s2 puts progress on Wi-Fi: now 2 [SP-317]
38 s2 Gamepad (0 of 4): in regions with your director and office, every customer buys from you
    all: s2 puts progress on Gamepad: now 1 [SP-317]
    all: s1 gets 0 logistics progress; 1 more are not in the supply [SP-345]
    all: s2 gets 1 logistics progress [SP-345]
39 s2 RSA: 0 of 2
    all: s2 puts progress on RSA: now 1 [SP-346]
40 s2 Sell: Australia × 1
    all: s2 sells 1 good in Australia [SP-385]
    all: s1 discards 7 unsold goods [SP-388]
    all: s2 discards 6 unsold goods [SP-388]
    all: s1 sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 scores 6 VP: 1 good at a price of 6 [SP-411, s2 +6]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: New improvement in place 1: goods + markup [SP-182]
    all: New improvement in place 2: goods + goods [SP-182]
    all: New improvement in place 3: goods + markup [SP-182]
    all: New improvement in place 4: logistics + logistics [SP-182]
    all: New improvement in place 5: markup + logistics [SP-182]
    all: Round 4 begins [SP-220]
= 40 a9af33d9cd338e870705f17ba38447b873107beb992ff2cafd23d8f87e5d99ce
41 s2 K2 under W2, with 4 improvements: goods × 4, cheap goods × 1, research × 4 and logistics × 1; covered squares: 2
    all: s2 hands in a plan [SP-255]
42 s1 W2 under K2, with 2 improvements: goods × 2, factory × 1, research × 3 and logistics × 3; covered squares: 2
    all: s1 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, factory × 1, research × 3 and logistics × 3; covered squares: 2 [SP-254]
    all: s2 reveals a plan: goods × 4, cheap goods × 1, research × 4 and logistics × 1; covered squares: 2 [SP-254]
    all: s1 sets a price of 5 [SP-271]
    all: s2 sets a price of 4 [SP-271]
    all: s2 produces 7 goods (plan) [SP-280]
    all: s1 produces 6 goods (plan) [SP-280]
    all: s2 takes a goods token [SP-301]
43 s1 goods + goods
    all: s1 takes an improvement: goods + goods [SP-300]
    all: s2 gets 0 research progress; 4 more are not in the supply [SP-315]
    all: s1 gets 0 research progress; 3 more are not in the supply [SP-315]
    all: s2 gets 0 logistics progress; 1 more are not in the supply [SP-345]
    all: s1 gets 0 logistics progress; 3 more are not in the supply [SP-345]
44 s2 Sell: Australia × 2
    all: s2 sells 2 goods in Australia [SP-385]
45 s1 Sell: South America × 1
    all: s1 sells 1 good in South America [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s1 scores 5 VP: 1 good at a price of 5 [SP-411, s1 +5]
    all: s2 scores 8 VP: 2 goods at a price of 4 [SP-411, s2 +8]
    all: s1 controls South America and scores 2 VP [SP-412, s1 +2]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: Round 5 begins [SP-220]
46 s1 K2 under W1, with 2 improvements: goods × 2, cheap goods × 2, markup × 1 and research × 1; covered squares: 3; unused improvements: 1
    all: s1 hands in a plan [SP-255]
47 s2 W1 under K1, with 3 improvements: goods × 2, markup × 1, factory × 1, research × 1 and logistics × 5; covered squares: 2; unused improvements: 1
    all: s2 hands in a plan [SP-255]
    all: s1 reveals a plan: goods × 2, cheap goods × 2, markup × 1 and research × 1; covered squares: 3; unused improvements: 1 [SP-254]
    all: s2 reveals a plan: goods × 2, markup × 1, factory × 1, research × 1 and logistics × 5; covered squares: 2; unused improvements: 1 [SP-254]
    all: s1 sets a price of 4 [SP-271]
    all: s2 sets a price of 6 [SP-271]
    all: s1 produces 10 goods (plan) [SP-280]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s1 gets 0 research progress; 1 more are not in the supply [SP-315]
    all: s2 gets 0 research progress; 1 more are not in the supply [SP-315]
    all: s2 gets 0 logistics progress; 5 more are not in the supply [SP-345]
48 s1 Sell: South America × 2
    all: s1 sells 2 goods in South America [SP-385]
49 s2 Sell: Australia × 1
    all: s2 sells 1 good in Australia [SP-385]
    all: s1 discards 8 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s1 scores 8 VP: 2 goods at a price of 4 [SP-411, s1 +8]
    all: s2 scores 6 VP: 1 good at a price of 6 [SP-411, s2 +6]
    all: s1 controls South America and scores 2 VP [SP-412, s1 +2]
    all: s2 controls Australia and scores 2 VP [SP-412, s2 +2]
    all: The game is over [SP-461]
= 49 ce5e4c129fb8ab29c2b1103f653735815227be9dadb91a17bcf2e8e3ab0a4247
s1 rank 2 score 28
s2 rank 1 score 45
