smartphone revision 1, 2 seats, options {"board":"big","technologies":"overproduction","directives":"off","hard":"off","gps":"any","wi_fi":"any","gamepad":"any","battery":"any","nfc":"any","four_g":"any"}
deal
    all: GPS: 1 goods for the next round from each region you control [SP-181]
    all: Wi-Fi: unsold goods stay in your warehouse [SP-181]
    all: Gamepad: where your director and an office of yours are, every customer buys from you [SP-181]
    all: Battery: 2 goods for each patent of yours, at once and every round [SP-181]
    all: NFC: once a round you may reserve the first or last customer of a region for 1 research progress [SP-181]
    all: 4G: one square of an improvement may lie off the pads [SP-181]
    all: Improvement row, place 1: research + logistics [SP-182]
    all: Improvement row, place 2: markup + logistics [SP-182]
    all: Improvement row, place 3: research + logistics [SP-182]
    all: Improvement row, place 4: goods + goods [SP-182]
    all: Improvement row, place 5: cheap goods + research [SP-182]
    all: First player: s1 [SP-183]
1 s1 Blue: 4 VP, home South America, improvement markup + logistics
    all: s1 takes the company Blue and starts with 4 VP [SP-185, s1 +4]
2 s2 Black: 5 VP, home Australia, improvement goods + research
    all: s2 takes the company Black and starts with 5 VP [SP-185, s2 +5]
    all: s1 starts in the home region: South America [SP-186]
    all: s2 starts in the home region: Australia [SP-186]
    all: Retailer R2 is laid: RSA, side a (10 8 5 VP) [SP-188]
    all: Retailer R1 is laid: Emirates, side a (11 7 4 VP) [SP-188]
    all: Retailer R3 is laid: North Africa, side b (10 9 8 7 VP) [SP-188]
    all: Retailer R5 is laid: India, side b (11 9 7 6 VP) [SP-188]
    all: Retailer R4 is laid: CIS, side a (13 11 8 5 VP) [SP-188]
    all: Retailer R6 is laid: Europe, side a (17 13 10 7 4 VP) [SP-188]
    all: Round 1 begins [SP-220]
3 s1 K1 under W2, 1 improvement laid: goods × 2, research × 2 and logistics × 3; squares covered: 3
    all: s1 hands in a plan [SP-255]
4 s2 W2 under K1, 1 improvement laid: goods × 3, factory × 1, research × 3 and logistics × 1; squares covered: 3
    all: s2 hands in a plan [SP-255]
    all: s1 reveals the plan: goods × 2, research × 2 and logistics × 3; squares covered: 3 [SP-254]
    all: s2 reveals the plan: goods × 3, factory × 1, research × 3 and logistics × 1; squares covered: 3 [SP-254]
    all: s1 sets the price: 5 [SP-271]
    all: s2 sets the price: 5 [SP-271]
    all: s1 produces 5 goods (plan) [SP-280]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s1 takes a goods token [SP-301]
5 s2 markup + logistics
    all: s2 takes an improvement: markup + logistics [SP-300]
    all: s1 gets 2 research progress [SP-315]
6 s1 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s1 puts a progress on Wi-Fi: 1 there now [SP-317]
7 s1 Gamepad (0 of 4): where your director and an office of yours are, every customer buys from you
    all: s1 puts a progress on Gamepad: 1 there now [SP-317]
    all: s2 gets 3 research progress [SP-315]
8 s2 NFC (0 of 5): once a round you may reserve the first or last customer of a region for 1 research progress
    all: s2 puts a progress on NFC: 1 there now [SP-317]
9 s2 NFC (1 of 5): once a round you may reserve the first or last customer of a region for 1 research progress
    all: s2 puts a progress on NFC: 2 there now [SP-317]
10 s2 GPS (0 of 3): 1 goods for the next round from each region you control
    all: s2 puts a progress on GPS: 1 there now [SP-317]
    all: s1 gets 3 logistics progress [SP-345]
= 10 8343f2b01b5d1b75cd84c582096c78f195efadb83caa403c324c08fa06d50c0f
11 s1 USA: 0 of 4
    all: s1 puts a progress on USA: 1 there now [SP-346]
12 s1 USA: 1 of 4
    all: s1 puts a progress on USA: 2 there now [SP-346]
13 s1 Caribbean: 0 of 2
    all: s1 puts a progress on Caribbean: 1 there now [SP-346]
    all: s2 gets 1 logistics progress [SP-345]
14 s2 USA: 0 of 4
    all: s2 puts a progress on USA: 1 there now [SP-346]
15 s1 Sell: South America × 1
    all: s1 sells 1 goods: South America [SP-385]
16 s2 Sell: Australia × 1
    all: s2 sells 1 goods: Australia [SP-385]
    all: s1 discards 4 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s1 earns 5 VP: 1 goods at price 5 [SP-411, s1 +5]
    all: s2 earns 5 VP: 1 goods at price 5 [SP-411, s2 +5]
    all: South America: s1 has control and gets 2 VP [SP-412, s1 +2]
    all: Australia: s2 has control and gets 2 VP [SP-412, s2 +2]
    all: Improvement row, place 1: markup + logistics [SP-182]
    all: Improvement row, place 2: goods + markup [SP-182]
    all: Improvement row, place 3: markup + research [SP-182]
    all: Improvement row, place 4: goods + markup [SP-182]
    all: Improvement row, place 5: research + research [SP-182]
    all: Round 2 begins [SP-220]
17 s2 W2 under K2, 2 improvements laid: goods × 3, factory × 1, research × 4 and logistics × 1; squares covered: 2
    all: s2 hands in a plan [SP-255]
18 s1 K1 under W2, 1 improvement laid: goods × 2, markup × 1, research × 1 and logistics × 3; squares covered: 3
    all: s1 hands in a plan [SP-255]
    all: s1 reveals the plan: goods × 2, markup × 1, research × 1 and logistics × 3; squares covered: 3 [SP-254]
    all: s2 reveals the plan: goods × 3, factory × 1, research × 4 and logistics × 1; squares covered: 2 [SP-254]
    all: s1 sets the price: 6 [SP-271]
    all: s2 sets the price: 5 [SP-271]
    all: s2 produces 5 goods (plan) [SP-280]
    all: s1 produces 6 goods (plan) [SP-280]
19 s2 markup + logistics
    all: s2 takes an improvement: markup + logistics [SP-300]
    all: s1 takes a goods token [SP-301]
    all: s2 gets 4 research progress [SP-315]
20 s2 NFC (2 of 5): once a round you may reserve the first or last customer of a region for 1 research progress
    all: s2 puts a progress on NFC: 3 there now [SP-317]
= 20 0a2fae859674cd14be2aa6b53f47f1f017eb2069e8af5765e9e1c9bbaf8095cc
21 s2 4G (0 of 6): one square of an improvement may lie off the pads
    all: s2 puts a progress on 4G: 1 there now [SP-317]
22 s2 GPS (1 of 3): 1 goods for the next round from each region you control
    all: s2 puts a progress on GPS: 2 there now [SP-317]
23 s2 Wi-Fi (0 of 3): unsold goods stay in your warehouse
    all: s2 puts a progress on Wi-Fi: 1 there now [SP-317]
    all: s1 gets 1 research progress [SP-315]
24 s1 Wi-Fi (1 of 3): unsold goods stay in your warehouse
    all: s1 puts a progress on Wi-Fi: 2 there now [SP-317]
    all: s2 gets 1 logistics progress [SP-345]
25 s2 India: 0 of 3
    all: s2 puts a progress on India: 1 there now [SP-346]
    all: s1 gets 3 logistics progress [SP-345]
26 s1 USA: 2 of 4
    all: s1 puts a progress on USA: 3 there now [SP-346]
27 s1 North Africa: 0 of 3
    all: s1 puts a progress on North Africa: 1 there now [SP-346]
28 s1 RSA: 0 of 2
    all: s1 puts a progress on RSA: 1 there now [SP-346]
29 s2 Sell: Australia × 1
    all: s2 sells 1 goods: Australia [SP-385]
    all: s1 discards 6 unsold goods [SP-388]
    all: s2 discards 4 unsold goods [SP-388]
    all: s1 has sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 earns 5 VP: 1 goods at price 5 [SP-411, s2 +5]
    all: Australia: s2 has control and gets 2 VP [SP-412, s2 +2]
    all: Improvement row, place 1: goods + cheap goods [SP-182]
    all: Improvement row, place 2: cheap goods + logistics [SP-182]
    all: Improvement row, place 3: logistics + logistics [SP-182]
    all: Improvement row, place 4: goods + cheap goods [SP-182]
    all: Improvement row, place 5: markup + research [SP-182]
    all: Round 3 begins [SP-220]
30 s1 W2 under K2, 1 improvement laid: goods × 2, markup × 1, factory × 1, research × 3 and logistics × 1; squares covered: 3
    all: s1 hands in a plan [SP-255]
= 30 ac888567281730bb210222ca57bb4bb4dc9ff84a8bcc3de618c29d49669e3fe2
31 s2 W2 under K2, 3 improvements laid: goods × 3, markup × 1, factory × 1, research × 2 and logistics × 1; squares covered: 4
    all: s2 hands in a plan [SP-255]
    all: s1 reveals the plan: goods × 2, markup × 1, factory × 1, research × 3 and logistics × 1; squares covered: 3 [SP-254]
    all: s2 reveals the plan: goods × 3, markup × 1, factory × 1, research × 2 and logistics × 1; squares covered: 4 [SP-254]
    all: s1 sets the price: 6 [SP-271]
    all: s2 sets the price: 6 [SP-271]
    all: s1 produces 7 goods (plan) [SP-280]
    all: s2 produces 7 goods (plan) [SP-280]
32 s1 logistics + logistics
    all: s1 takes an improvement: logistics + logistics [SP-300]
33 s2 goods + cheap goods
    all: s2 takes an improvement: goods + cheap goods [SP-300]
    all: s1 gets 3 research progress [SP-315]
34 s1 Gamepad (1 of 4): where your director and an office of yours are, every customer buys from you
    all: s1 puts a progress on Gamepad: 2 there now [SP-317]
35 s1 NFC (0 of 5): once a round you may reserve the first or last customer of a region for 1 research progress
    all: s1 puts a progress on NFC: 1 there now [SP-317]
36 s1 Battery (0 of 4): 2 goods for each patent of yours, at once and every round
    all: s1 puts a progress on Battery: 1 there now [SP-317]
    all: s2 gets 2 research progress [SP-315]
37 s2 Wi-Fi (1 of 3): unsold goods stay in your warehouse
    all: s2 puts a progress on Wi-Fi: 2 there now [SP-317]
38 s2 Gamepad (0 of 4): where your director and an office of yours are, every customer buys from you
    all: s2 puts a progress on Gamepad: 1 there now [SP-317]
    all: s1 gets 0 logistics progress; missing in the supply: 1 [SP-345]
    all: s2 gets 1 logistics progress [SP-345]
39 s2 RSA: 0 of 2
    all: s2 puts a progress on RSA: 1 there now [SP-346]
40 s2 Sell: Australia × 1
    all: s2 sells 1 goods: Australia [SP-385]
    all: s1 discards 7 unsold goods [SP-388]
    all: s2 discards 6 unsold goods [SP-388]
    all: s1 has sold nothing: 0 VP [SP-411, s1 +0]
    all: s2 earns 6 VP: 1 goods at price 6 [SP-411, s2 +6]
    all: Australia: s2 has control and gets 2 VP [SP-412, s2 +2]
    all: Improvement row, place 1: goods + markup [SP-182]
    all: Improvement row, place 2: goods + goods [SP-182]
    all: Improvement row, place 3: goods + markup [SP-182]
    all: Improvement row, place 4: logistics + logistics [SP-182]
    all: Improvement row, place 5: markup + logistics [SP-182]
    all: Round 4 begins [SP-220]
= 40 a9af33d9cd338e870705f17ba38447b873107beb992ff2cafd23d8f87e5d99ce
41 s2 K2 under W2, 4 improvements laid: goods × 4, cheap goods × 1, research × 4 and logistics × 1; squares covered: 2
    all: s2 hands in a plan [SP-255]
42 s1 W2 under K2, 2 improvements laid: goods × 2, factory × 1, research × 3 and logistics × 3; squares covered: 2
    all: s1 hands in a plan [SP-255]
    all: s1 reveals the plan: goods × 2, factory × 1, research × 3 and logistics × 3; squares covered: 2 [SP-254]
    all: s2 reveals the plan: goods × 4, cheap goods × 1, research × 4 and logistics × 1; squares covered: 2 [SP-254]
    all: s1 sets the price: 5 [SP-271]
    all: s2 sets the price: 4 [SP-271]
    all: s2 produces 7 goods (plan) [SP-280]
    all: s1 produces 6 goods (plan) [SP-280]
    all: s2 takes a goods token [SP-301]
43 s1 goods + goods
    all: s1 takes an improvement: goods + goods [SP-300]
    all: s2 gets 0 research progress; missing in the supply: 4 [SP-315]
    all: s1 gets 0 research progress; missing in the supply: 3 [SP-315]
    all: s2 gets 0 logistics progress; missing in the supply: 1 [SP-345]
    all: s1 gets 0 logistics progress; missing in the supply: 3 [SP-345]
44 s2 Sell: Australia × 2
    all: s2 sells 2 goods: Australia [SP-385]
45 s1 Sell: South America × 1
    all: s1 sells 1 goods: South America [SP-385]
    all: s1 discards 5 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s1 earns 5 VP: 1 goods at price 5 [SP-411, s1 +5]
    all: s2 earns 8 VP: 2 goods at price 4 [SP-411, s2 +8]
    all: South America: s1 has control and gets 2 VP [SP-412, s1 +2]
    all: Australia: s2 has control and gets 2 VP [SP-412, s2 +2]
    all: Round 5 begins [SP-220]
46 s1 K2 under W1, 2 improvements laid: goods × 2, cheap goods × 2, markup × 1 and research × 1; squares covered: 3; improvements not used: 1
    all: s1 hands in a plan [SP-255]
47 s2 W1 under K1, 3 improvements laid: goods × 2, markup × 1, factory × 1, research × 1 and logistics × 5; squares covered: 2; improvements not used: 1
    all: s2 hands in a plan [SP-255]
    all: s1 reveals the plan: goods × 2, cheap goods × 2, markup × 1 and research × 1; squares covered: 3; improvements not used: 1 [SP-254]
    all: s2 reveals the plan: goods × 2, markup × 1, factory × 1, research × 1 and logistics × 5; squares covered: 2; improvements not used: 1 [SP-254]
    all: s1 sets the price: 4 [SP-271]
    all: s2 sets the price: 6 [SP-271]
    all: s1 produces 10 goods (plan) [SP-280]
    all: s2 produces 6 goods (plan) [SP-280]
    all: s1 gets 0 research progress; missing in the supply: 1 [SP-315]
    all: s2 gets 0 research progress; missing in the supply: 1 [SP-315]
    all: s2 gets 0 logistics progress; missing in the supply: 5 [SP-345]
48 s1 Sell: South America × 2
    all: s1 sells 2 goods: South America [SP-385]
49 s2 Sell: Australia × 1
    all: s2 sells 1 goods: Australia [SP-385]
    all: s1 discards 8 unsold goods [SP-388]
    all: s2 discards 5 unsold goods [SP-388]
    all: s1 earns 8 VP: 2 goods at price 4 [SP-411, s1 +8]
    all: s2 earns 6 VP: 1 goods at price 6 [SP-411, s2 +6]
    all: South America: s1 has control and gets 2 VP [SP-412, s1 +2]
    all: Australia: s2 has control and gets 2 VP [SP-412, s2 +2]
    all: The game is over [SP-461]
= 49 ce5e4c129fb8ab29c2b1103f653735815227be9dadb91a17bcf2e8e3ab0a4247
s1 rank 2 score 28
s2 rank 1 score 45
