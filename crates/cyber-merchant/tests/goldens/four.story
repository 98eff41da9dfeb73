cyber-merchant revision 1, 4 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"round_began","round":1,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[9,14,20]}
    all: {"kind":"lot_laid","place":2,"cards":[0,25,26]}
    all: {"kind":"lot_laid","place":3,"cards":[9,20,21]}
    all: {"kind":"lot_laid","place":4,"cards":[25,26,29]}
1 s1 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":2,"outbid":null}
2 s2 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":1,"outbid":null}
3 s3 {"bid":{"place":4,"mark":19}}
    all: {"kind":"bid_placed","seat":2,"place":4,"mark":19,"outbid":0}
4 s4 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":3,"outbid":null}
5 s1 {"bid":{"place":3,"mark":13}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":13,"outbid":1}
6 s2 {"bid":{"place":2,"mark":6}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":6,"outbid":null}
    all: {"kind":"lot_bought","seat":3,"place":1,"mark":3,"cards":[9,14,20]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":6,"cards":[0,25,26]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":13,"cards":[9,20,21]}
    all: {"kind":"lot_bought","seat":2,"place":4,"mark":19,"cards":[25,26,29]}
7 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"AC"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"AC","from":3,"to":2}
8 s3 {"play_trick":{"card":26,"target":{"shift":{"up":"CD","down":"RB"}}}}
    all: {"kind":"trick_played","seat":2,"card":26}
    all: {"kind":"price_moved","corporation":"CD","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":2}
9 s2 {"play_trick":{"card":25,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":2}
10 s3 {"play_trick":{"card":25}}
    all: {"kind":"trick_played","seat":2,"card":25}
    all: {"kind":"no_effect","seat":2,"card":25}
= 10 033222fbd687de50980ab9e972b501132b0bdc26d2e1c2db6c578203ef0d817e
11 s3 {"play_trick":{"card":29,"target":{"swap":["CB","AC"]}}}
    all: {"kind":"trick_played","seat":2,"card":29}
    all: {"kind":"prices_swapped","one":"CB","price":2,"other":"AC","other_price":2}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[19,25,25]}
    all: {"kind":"lot_laid","place":2,"cards":[12,15,25]}
    all: {"kind":"lot_laid","place":3,"cards":[13,20,26]}
    all: {"kind":"lot_laid","place":4,"cards":[7,13,23]}
12 s2 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":4,"outbid":null}
13 s3 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":0,"outbid":null}
14 s4 {"bid":{"place":4,"mark":9}}
    all: {"kind":"bid_placed","seat":3,"place":4,"mark":9,"outbid":null}
15 s1 {"bid":{"place":1,"mark":5}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":5,"outbid":1}
16 s2 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":5,"cards":[19,25,25]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":0,"cards":[12,15,25]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":0,"cards":[13,20,26]}
    all: {"kind":"lot_bought","seat":3,"place":4,"mark":9,"cards":[7,13,23]}
17 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"AC"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":4,"to":5}
    all: {"kind":"price_moved","corporation":"AC","from":2,"to":1}
18 s3 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":2,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":1}
19 s4 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":3,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":1,"to":2}
20 s1 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":4,"to":3}
= 20 8856a71f28efd7ec21a625bdbd2a032db9291f3c17904893a0c9bede9338c886
21 s1 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":3,"to":2}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[0,10,17]}
    all: {"kind":"lot_laid","place":2,"cards":[5,16,23]}
    all: {"kind":"lot_laid","place":3,"cards":[15,24,24]}
    all: {"kind":"lot_laid","place":4,"cards":[3,16,21]}
22 s3 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":0,"outbid":null}
23 s4 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":3,"place":4,"mark":0,"outbid":null}
24 s1 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":0,"outbid":null}
25 s2 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":1,"outbid":3}
26 s4 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":1,"outbid":2}
27 s3 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":0,"cards":[0,10,17]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":0,"cards":[5,16,23]}
    all: {"kind":"lot_bought","seat":3,"place":3,"mark":1,"cards":[15,24,24]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":1,"cards":[3,16,21]}
28 s3 {"play_trick":{"card":23,"target":{"price":"AC"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"AC","from":1,"to":2}
29 s4 {"play_trick":{"card":24,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":3,"card":24}
    all: {"kind":"price_moved","corporation":"CD","from":2,"to":4}
30 s4 {"play_trick":{"card":24,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":3,"card":24}
    all: {"kind":"price_moved","corporation":"CD","from":4,"to":6}
    all: {"kind":"token_passed","first":3}
= 30 d9818202c38b7f1a9bd111ce1980ef84f74d733b36f2894134f6f92d065b5911
31 s1 {"commit":{"cards":[17,20,21]}}
    all: {"kind":"sealed","seat":0}
32 s3 {"commit":{"cards":[5]}}
    all: {"kind":"sealed","seat":2}
33 s2 {"commit":{"cards":[3,20,21]}}
    all: {"kind":"sealed","seat":1}
34 s4 {"commit":{"cards":[13,20]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"committed","seat":3,"cards":2}
    all: {"kind":"committed","seat":0,"cards":3}
    all: {"kind":"committed","seat":1,"cards":3}
    all: {"kind":"committed","seat":2,"cards":1}
    all: {"kind":"market_opened","seat":3,"corporation":"CD","cards":[13,20]}
35 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
36 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
37 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"paid","seat":3,"corporation":"CD","sum":3,"rank":1,"crypto":6}
    all: {"kind":"market_opened","seat":0,"corporation":"AC","cards":[17,20,21]}
38 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
39 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
40 s4 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":3,"cards":[]}
    all: {"kind":"paid","seat":0,"corporation":"AC","sum":5,"rank":1,"crypto":2}
    all: {"kind":"market_opened","seat":1,"corporation":"RB","cards":[3,20,21]}
= 40 41a6b3b25369cafdcef4b19e514bed9160d65d67da3fe19ede36cab93726a79d
41 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
42 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
43 s4 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":3,"cards":[]}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":7,"rank":1,"crypto":2}
    all: {"kind":"market_opened","seat":2,"corporation":"CR","cards":[5]}
44 s4 {"add":{"cards":[7]}}
    all: {"kind":"sealed","seat":3}
45 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
46 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":3,"cards":[7]}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"paid","seat":2,"corporation":"CR","sum":2,"rank":2,"crypto":2}
    all: {"kind":"paid","seat":3,"corporation":"CR","sum":4,"rank":1,"crypto":5}
47 s4 {"exchange":{"crypto":3}}
    all: {"kind":"exchanged","seat":3,"crypto":3,"credits":30}
48 s1 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":0,"crypto":1,"credits":10}
49 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
50 s3 {"exchange":{"crypto":2}}
    all: {"kind":"exchanged","seat":2,"crypto":2,"credits":20}
    all: {"kind":"round_began","round":2,"first":3}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[1,21,27]}
    all: {"kind":"lot_laid","place":2,"cards":[2,8,10]}
    all: {"kind":"lot_laid","place":3,"cards":[9,22,29]}
    all: {"kind":"lot_laid","place":4,"cards":[1,16,18]}
= 50 5e05e736c2e6897a8114c34fce878b60e1cee1d0e74b4eb860f42da402a94b5a
51 s4 {"bid":{"place":1,"mark":18}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":18,"outbid":null}
52 s1 {"bid":{"place":4,"mark":7}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":7,"outbid":null}
53 s2 {"bid":{"place":3,"mark":11}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":11,"outbid":null}
54 s3 {"bid":{"place":2,"mark":20}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":20,"outbid":null}
    all: {"kind":"lot_bought","seat":3,"place":1,"mark":18,"cards":[1,21,27]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":20,"cards":[2,8,10]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":11,"cards":[9,22,29]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":7,"cards":[1,16,18]}
55 s4 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":3,"card":27}
56 s2 {"give":{"card":16}}
    all: {"kind":"sealed","seat":1}
57 s1 {"give":{"card":19}}
    all: {"kind":"sealed","seat":0}
58 s3 {"give":{"card":8}}
    all: {"kind":"sealed","seat":2}
    s1 s4: {"kind":"given","from":0,"to":3,"card":19}
    others: {"kind":"given","from":0,"to":3,"card":null}
    s2 s4: {"kind":"given","from":1,"to":3,"card":16}
    others: {"kind":"given","from":1,"to":3,"card":null}
    s3 s4: {"kind":"given","from":2,"to":3,"card":8}
    others: {"kind":"given","from":2,"to":3,"card":null}
59 s4 {"return":{"cards":[1,8,21]}}
    s1 s4: {"kind":"given","from":3,"to":0,"card":1}
    others: {"kind":"given","from":3,"to":0,"card":null}
    s2 s4: {"kind":"given","from":3,"to":1,"card":8}
    others: {"kind":"given","from":3,"to":1,"card":null}
    s3 s4: {"kind":"given","from":3,"to":2,"card":21}
    others: {"kind":"given","from":3,"to":2,"card":null}
60 s2 {"play_trick":{"card":29,"target":{"swap":["CB","CD"]}}}
    all: {"kind":"trick_played","seat":1,"card":29}
    all: {"kind":"prices_swapped","one":"CB","price":6,"other":"CD","other_price":2}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[8,25,28]}
    all: {"kind":"lot_laid","place":2,"cards":[7,27,28]}
    all: {"kind":"lot_laid","place":3,"cards":[17,21,23]}
    all: {"kind":"lot_laid","place":4,"cards":[12,20,24]}
= 60 fb952f644207c30b7047768346fb5d66b41f4aae99d9c29825b5e9c391329a49
61 s1 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":1,"outbid":null}
62 s2 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":1,"outbid":null}
63 s3 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":4,"mark":0,"outbid":null}
64 s4 {"bid":{"place":3,"mark":8}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":8,"outbid":1}
65 s2 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":1,"outbid":2}
66 s3 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":0,"cards":[8,25,28]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":1,"cards":[7,27,28]}
    all: {"kind":"lot_bought","seat":3,"place":3,"mark":8,"cards":[17,21,23]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":1,"cards":[12,20,24]}
67 s1 {"play_trick":{"card":28,"target":{"victim":2}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s3: {"kind":"stolen","by":0,"from":2,"card":16}
    others: {"kind":"stolen","by":0,"from":2,"card":null}
68 s2 {"play_trick":{"card":24,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":4}
69 s3 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":2,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":2,"to":1}
70 s4 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":3,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":6,"to":7}
= 70 ce312affbadd4cc2797eec917b8dadce308a13e5951cac80ec770bc3d8e7db6a
71 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
72 s4 {"give":{"card":14}}
    all: {"kind":"sealed","seat":3}
73 s3 {"give":{"card":21}}
    all: {"kind":"sealed","seat":2}
74 s2 {"give":{"card":13}}
    all: {"kind":"sealed","seat":1}
    s1 s2: {"kind":"given","from":1,"to":0,"card":13}
    others: {"kind":"given","from":1,"to":0,"card":null}
    s1 s3: {"kind":"given","from":2,"to":0,"card":21}
    others: {"kind":"given","from":2,"to":0,"card":null}
    s1 s4: {"kind":"given","from":3,"to":0,"card":14}
    others: {"kind":"given","from":3,"to":0,"card":null}
75 s1 {"return":{"cards":[10,0,13]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":10}
    others: {"kind":"given","from":0,"to":1,"card":null}
    s1 s3: {"kind":"given","from":0,"to":2,"card":0}
    others: {"kind":"given","from":0,"to":2,"card":null}
    s1 s4: {"kind":"given","from":0,"to":3,"card":13}
    others: {"kind":"given","from":0,"to":3,"card":null}
76 s3 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s2 s3: {"kind":"stolen","by":2,"from":1,"card":12}
    others: {"kind":"stolen","by":2,"from":1,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[11,14,19]}
    all: {"kind":"lot_laid","place":2,"cards":[4,20,26]}
    all: {"kind":"lot_laid","place":3,"cards":[11,23,28]}
    all: {"kind":"lot_laid","place":4,"cards":[1,9,20]}
77 s2 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":1,"outbid":null}
78 s3 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":0,"outbid":null}
79 s4 {"bid":{"place":2,"mark":9}}
    all: {"kind":"bid_placed","seat":3,"place":2,"mark":9,"outbid":2}
80 s1 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":1,"outbid":null}
= 80 40e2aab55ed7b160b5f6bcf31866aa45e5a5a4b5fd4d55778ac41b0dac771dd1
81 s3 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":4,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":1,"cards":[11,14,19]}
    all: {"kind":"lot_bought","seat":3,"place":2,"mark":9,"cards":[4,20,26]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":1,"cards":[11,23,28]}
    all: {"kind":"lot_bought","seat":2,"place":4,"mark":1,"cards":[1,9,20]}
82 s4 {"play_trick":{"card":26,"target":{"shift":{"up":"RB","down":"CR"}}}}
    all: {"kind":"trick_played","seat":3,"card":26}
    all: {"kind":"price_moved","corporation":"RB","from":4,"to":5}
    all: {"kind":"price_moved","corporation":"CR","from":5,"to":4}
83 s1 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":5,"to":6}
84 s1 {"play_trick":{"card":28,"target":{"victim":3}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s4: {"kind":"stolen","by":0,"from":3,"card":13}
    others: {"kind":"stolen","by":0,"from":3,"card":null}
    all: {"kind":"token_passed","first":2}
85 s2 {"commit":{"cards":[9,10,11,20,22]}}
    all: {"kind":"sealed","seat":1}
86 s4 {"commit":{"cards":[17,19,20]}}
    all: {"kind":"sealed","seat":3}
87 s1 {"commit":{"cards":[16,16]}}
    all: {"kind":"sealed","seat":0}
88 s3 {"commit":{"cards":[0]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"committed","seat":2,"cards":1}
    all: {"kind":"committed","seat":3,"cards":3}
    all: {"kind":"committed","seat":0,"cards":2}
    all: {"kind":"committed","seat":1,"cards":5}
    all: {"kind":"market_opened","seat":2,"corporation":"RB","cards":[0]}
89 s1 {"add":{"cards":[1,1]}}
    all: {"kind":"sealed","seat":0}
90 s4 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":3}
= 90 fd0e1cba25f6b2cb87046f3e81bc1e9c0444f35e2a56156c8944cf1c254cc113
91 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":3,"cards":[]}
    all: {"kind":"added","seat":0,"cards":[1,1]}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":1,"rank":2,"crypto":3}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":4,"rank":1,"crypto":6}
    all: {"kind":"market_opened","seat":3,"corporation":"AC","cards":[17,19,20]}
    all: {"kind":"oversupplied","seat":0,"corporation":"AC","cards":[16,16],"from":2,"to":1}
92 s1 {"add":{"cards":[18,21]}}
    all: {"kind":"sealed","seat":0}
93 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
94 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":0,"cards":[18,21]}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"paid","seat":3,"corporation":"AC","sum":7,"rank":1,"crypto":1}
    all: {"kind":"paid","seat":0,"corporation":"AC","sum":7,"rank":1,"crypto":1}
    all: {"kind":"market_opened","seat":1,"corporation":"CB","cards":[9,10,11,20,22]}
95 s4 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":3}
96 s3 {"add":{"cards":[10,20]}}
    all: {"kind":"sealed","seat":2}
97 s1 {"add":{"cards":[11]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":2,"cards":[10,20]}
    all: {"kind":"added","seat":3,"cards":[]}
    all: {"kind":"added","seat":0,"cards":[11]}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":13,"rank":1,"crypto":7}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":4,"rank":2,"crypto":3}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":4,"rank":2,"crypto":3}
98 s3 {"exchange":{"crypto":6}}
    all: {"kind":"exchanged","seat":2,"crypto":6,"credits":60}
99 s4 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":3,"crypto":0,"credits":0}
100 s1 {"exchange":{"crypto":7}}
    all: {"kind":"exchanged","seat":0,"crypto":7,"credits":70}
= 100 9d96c2b326d48c84bc9d241d00486da128ea8162566dcf6f397e358bd2591fc7
101 s2 {"exchange":{"crypto":8}}
    all: {"kind":"exchanged","seat":1,"crypto":8,"credits":80}
    all: {"kind":"round_began","round":3,"first":2}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[2,13,21]}
    all: {"kind":"lot_laid","place":2,"cards":[6,12,14]}
    all: {"kind":"lot_laid","place":3,"cards":[1,6,8]}
    all: {"kind":"lot_laid","place":4,"cards":[2,18,18]}
102 s3 {"bid":{"place":1,"mark":17}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":17,"outbid":null}
103 s4 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":3,"place":4,"mark":2,"outbid":null}
104 s1 {"bid":{"place":2,"mark":10}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":10,"outbid":null}
105 s2 {"bid":{"place":4,"mark":8}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":8,"outbid":3}
106 s4 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":17,"cards":[2,13,21]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":10,"cards":[6,12,14]}
    all: {"kind":"lot_bought","seat":3,"place":3,"mark":1,"cards":[1,6,8]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":8,"cards":[2,18,18]}
    all: {"kind":"token_passed","first":3}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[22,24,29]}
    all: {"kind":"lot_laid","place":2,"cards":[8,10,17]}
    all: {"kind":"lot_laid","place":3,"cards":[0,6,27]}
    all: {"kind":"lot_laid","place":4,"cards":[4,17,28]}
107 s4 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":0,"outbid":null}
108 s1 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":4,"outbid":null}
109 s2 {"bid":{"place":4,"mark":7}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":7,"outbid":null}
110 s3 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":4,"outbid":3}
= 110 1065bbc00dec68402a841665e3716c366c6e6ad233fdc2005511c4f81931693f
111 s4 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":4,"cards":[22,24,29]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":4,"cards":[8,10,17]}
    all: {"kind":"lot_bought","seat":3,"place":3,"mark":0,"cards":[0,6,27]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":7,"cards":[4,17,28]}
112 s4 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":3,"card":27}
113 s1 {"give":{"card":7}}
    all: {"kind":"sealed","seat":0}
114 s2 {"give":{"card":8}}
    all: {"kind":"sealed","seat":1}
115 s3 {"give":{"card":2}}
    all: {"kind":"sealed","seat":2}
    s1 s4: {"kind":"given","from":0,"to":3,"card":7}
    others: {"kind":"given","from":0,"to":3,"card":null}
    s2 s4: {"kind":"given","from":1,"to":3,"card":8}
    others: {"kind":"given","from":1,"to":3,"card":null}
    s3 s4: {"kind":"given","from":2,"to":3,"card":2}
    others: {"kind":"given","from":2,"to":3,"card":null}
116 s4 {"return":{"cards":[6,7,6]}}
    s1 s4: {"kind":"given","from":3,"to":0,"card":6}
    others: {"kind":"given","from":3,"to":0,"card":null}
    s2 s4: {"kind":"given","from":3,"to":1,"card":7}
    others: {"kind":"given","from":3,"to":1,"card":null}
    s3 s4: {"kind":"given","from":3,"to":2,"card":6}
    others: {"kind":"given","from":3,"to":2,"card":null}
117 s2 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    s1 s2: {"kind":"stolen","by":1,"from":0,"card":17}
    others: {"kind":"stolen","by":1,"from":0,"card":null}
118 s3 {"play_trick":{"card":24,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":2,"card":24}
    all: {"kind":"price_moved","corporation":"CB","from":7,"to":9}
119 s3 {"play_trick":{"card":29,"target":{"swap":["CD","AC"]}}}
    all: {"kind":"trick_played","seat":2,"card":29}
    all: {"kind":"prices_swapped","one":"CD","price":1,"other":"AC","other_price":1}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[4,5,23]}
    all: {"kind":"lot_laid","place":2,"cards":[3,12,16]}
    all: {"kind":"lot_laid","place":3,"cards":[0,4,5]}
    all: {"kind":"lot_laid","place":4,"cards":[5,13,23]}
120 s1 {"bid":{"place":3,"mark":13}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":13,"outbid":null}
= 120 132cf431d9af884072342d48651908b4529502c4641ec9eeffefe3a2edf6b2cd
121 s2 {"bid":{"place":4,"mark":19}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":19,"outbid":null}
122 s3 {"bid":{"place":2,"mark":16}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":16,"outbid":null}
123 s4 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":3,"place":1,"mark":1,"cards":[4,5,23]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":16,"cards":[3,12,16]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":13,"cards":[0,4,5]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":19,"cards":[5,13,23]}
124 s2 {"play_trick":{"card":23}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"no_effect","seat":1,"card":23}
125 s4 {"play_trick":{"card":23}}
    all: {"kind":"trick_played","seat":3,"card":23}
    all: {"kind":"no_effect","seat":3,"card":23}
    all: {"kind":"token_passed","first":1}
126 s3 {"commit":{"cards":[13,22]}}
    all: {"kind":"sealed","seat":2}
127 s1 {"commit":{"cards":[12,14]}}
    all: {"kind":"sealed","seat":0}
128 s4 {"commit":{"cards":[9]}}
    all: {"kind":"sealed","seat":3}
129 s2 {"commit":{"cards":[13]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":1,"cards":1}
    all: {"kind":"committed","seat":2,"cards":2}
    all: {"kind":"committed","seat":3,"cards":1}
    all: {"kind":"committed","seat":0,"cards":2}
    all: {"kind":"market_opened","seat":1,"corporation":"CD","cards":[13]}
    all: {"kind":"oversupplied","seat":2,"corporation":"CD","cards":[13,22],"from":1,"to":1}
    all: {"kind":"oversupplied","seat":0,"corporation":"CD","cards":[12,14],"from":1,"to":1}
130 s4 {"add":{"cards":[15]}}
    all: {"kind":"sealed","seat":3}
= 130 132f5a741557dba46a948ce28695e4168a6c519287a05dd7f7e4a7cf02d4083e
131 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
132 s3 {"add":{"cards":[12,12,12,15]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":2,"cards":[12,12,12,15]}
    all: {"kind":"added","seat":3,"cards":[15]}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":2,"rank":4,"crypto":0}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":12,"rank":1,"crypto":1}
    all: {"kind":"paid","seat":3,"corporation":"CD","sum":4,"rank":2,"crypto":0}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":4,"rank":2,"crypto":0}
    all: {"kind":"market_opened","seat":3,"corporation":"CB","cards":[9]}
133 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
134 s1 {"add":{"cards":[9,10]}}
    all: {"kind":"sealed","seat":0}
135 s3 {"add":{"cards":[8,21]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":0,"cards":[9,10]}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[8,21]}
    all: {"kind":"paid","seat":3,"corporation":"CB","sum":2,"rank":3,"crypto":4}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":5,"rank":1,"crypto":9}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":3,"rank":2,"crypto":4}
136 s2 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":1,"crypto":1,"credits":10}
137 s3 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":2,"crypto":1,"credits":10}
138 s4 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":3,"crypto":1,"credits":10}
139 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
    all: {"kind":"round_began","round":4,"first":1}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"reshuffled","cards":73}
    all: {"kind":"lot_laid","place":1,"cards":[5,20,28]}
    all: {"kind":"lot_laid","place":2,"cards":[12,20,21]}
    all: {"kind":"lot_laid","place":3,"cards":[20,26,28]}
    all: {"kind":"lot_laid","place":4,"cards":[11,19,28]}
140 s2 {"bid":{"place":1,"mark":16}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":16,"outbid":null}
= 140 5db5ed7407a0171063d0e6bf8d2205c062adc9fcb9388c8cc22045b8184a6645
141 s3 {"bid":{"place":4,"mark":7}}
    all: {"kind":"bid_placed","seat":2,"place":4,"mark":7,"outbid":null}
142 s4 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":3,"place":2,"mark":2,"outbid":null}
143 s1 {"bid":{"place":3,"mark":17}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":17,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":16,"cards":[5,20,28]}
    all: {"kind":"lot_bought","seat":3,"place":2,"mark":2,"cards":[12,20,21]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":17,"cards":[20,26,28]}
    all: {"kind":"lot_bought","seat":2,"place":4,"mark":7,"cards":[11,19,28]}
144 s2 {"play_trick":{"card":28,"target":{"victim":2}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    s2 s3: {"kind":"stolen","by":1,"from":2,"card":16}
    others: {"kind":"stolen","by":1,"from":2,"card":null}
145 s3 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s2 s3: {"kind":"stolen","by":2,"from":1,"card":14}
    others: {"kind":"stolen","by":2,"from":1,"card":null}
146 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"CD","down":"CR"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"CD","from":1,"to":2}
    all: {"kind":"price_moved","corporation":"CR","from":4,"to":3}
147 s1 {"play_trick":{"card":28,"target":{"victim":3}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s4: {"kind":"stolen","by":0,"from":3,"card":8}
    others: {"kind":"stolen","by":0,"from":3,"card":null}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[12,25,25]}
    all: {"kind":"lot_laid","place":2,"cards":[1,10,17]}
    all: {"kind":"lot_laid","place":3,"cards":[3,25,26]}
    all: {"kind":"lot_laid","place":4,"cards":[11,14,16]}
148 s3 {"bid":{"place":2,"mark":11}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":11,"outbid":null}
149 s4 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":3,"outbid":null}
150 s1 {"bid":{"place":1,"mark":20}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":20,"outbid":3}
= 150 065aaf85e8fd802150c76e351bf93e86fbe141503adf98eea3c22ee9b862edac
151 s2 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":1,"outbid":null}
152 s4 {"bid":{"place":4,"mark":6}}
    all: {"kind":"bid_placed","seat":3,"place":4,"mark":6,"outbid":1}
153 s2 {"bid":{"place":3,"mark":10}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":10,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":20,"cards":[12,25,25]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":11,"cards":[1,10,17]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":10,"cards":[3,25,26]}
    all: {"kind":"lot_bought","seat":3,"place":4,"mark":6,"cards":[11,14,16]}
154 s1 {"play_trick":{"card":25,"target":{"price":"AC"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"AC","from":1,"to":1}
155 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CD","down":"CR"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CD","from":2,"to":3}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":2}
156 s1 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":3,"to":2}
157 s2 {"play_trick":{"card":25}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"no_effect","seat":1,"card":25}
    all: {"kind":"token_passed","first":3}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[10,13,26]}
    all: {"kind":"lot_laid","place":2,"cards":[20,23,25]}
    all: {"kind":"lot_laid","place":3,"cards":[12,23,28]}
    all: {"kind":"lot_laid","place":4,"cards":[9,22,29]}
158 s4 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":1,"outbid":null}
159 s1 {"bid":{"place":2,"mark":8}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":8,"outbid":null}
160 s2 {"bid":{"place":1,"mark":20}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":20,"outbid":3}
= 160 1207a0c4d538ab96b7eea97659281713c56f9f0a622308948fe66e23e9b99f4e
161 s3 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":1,"outbid":null}
162 s4 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":3,"place":4,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":20,"cards":[10,13,26]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":8,"cards":[20,23,25]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":1,"cards":[12,23,28]}
    all: {"kind":"lot_bought","seat":3,"place":4,"mark":0,"cards":[9,22,29]}
163 s4 {"play_trick":{"card":29,"target":{"swap":["CR","CB"]}}}
    all: {"kind":"trick_played","seat":3,"card":29}
    all: {"kind":"prices_swapped","one":"CR","price":9,"other":"CB","other_price":2}
164 s1 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":9,"to":10}
165 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"RB","down":"CR"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"RB","from":6,"to":7}
    all: {"kind":"price_moved","corporation":"CR","from":10,"to":9}
166 s3 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s2 s3: {"kind":"stolen","by":2,"from":1,"card":0}
    others: {"kind":"stolen","by":2,"from":1,"card":null}
167 s1 {"play_trick":{"card":25}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"no_effect","seat":0,"card":25}
168 s3 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":2,"to":3}
    all: {"kind":"token_passed","first":0}
169 s4 {"commit":{"cards":[8,21,22]}}
    all: {"kind":"sealed","seat":3}
170 s1 {"commit":{"cards":[5,6,6,20,20]}}
    all: {"kind":"sealed","seat":0}
= 170 6d7367f8b4cf903e9dd5351db2221e6a01060138fa0e15d50dc0693b1d84ba87
171 s2 {"commit":{"cards":[19,20]}}
    all: {"kind":"sealed","seat":1}
172 s3 {"commit":{"cards":[0,3]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"committed","seat":0,"cards":5}
    all: {"kind":"committed","seat":1,"cards":2}
    all: {"kind":"committed","seat":2,"cards":2}
    all: {"kind":"committed","seat":3,"cards":3}
    all: {"kind":"market_opened","seat":0,"corporation":"CR","cards":[5,6,6,20,20]}
173 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
174 s2 {"add":{"cards":[5,7]}}
    all: {"kind":"sealed","seat":1}
175 s4 {"add":{"cards":[4,5,20]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"added","seat":1,"cards":[5,7]}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":3,"cards":[4,5,20]}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":10,"rank":1,"crypto":9}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":6,"rank":2,"crypto":4}
    all: {"kind":"paid","seat":3,"corporation":"CR","sum":4,"rank":3,"crypto":4}
    all: {"kind":"market_opened","seat":1,"corporation":"AC","cards":[19,20]}
176 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
177 s3 {"add":{"cards":[17]}}
    all: {"kind":"sealed","seat":2}
178 s4 {"add":{"cards":[16,16,21]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"added","seat":2,"cards":[17]}
    all: {"kind":"added","seat":3,"cards":[16,16,21]}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"paid","seat":1,"corporation":"AC","sum":5,"rank":1,"crypto":1}
    all: {"kind":"paid","seat":2,"corporation":"AC","sum":2,"rank":3,"crypto":0}
    all: {"kind":"paid","seat":3,"corporation":"AC","sum":4,"rank":2,"crypto":0}
    all: {"kind":"market_opened","seat":2,"corporation":"RB","cards":[0,3]}
179 s2 {"add":{"cards":[3]}}
    all: {"kind":"sealed","seat":1}
180 s1 {"add":{"cards":[0]}}
    all: {"kind":"sealed","seat":0}
= 180 ccf55aeedc5bfcc060ddd63ad2a99b94f2c76866b02b330185947c4422d2d03e
181 s4 {"add":{"cards":[0,1]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"added","seat":3,"cards":[0,1]}
    all: {"kind":"added","seat":0,"cards":[0]}
    all: {"kind":"added","seat":1,"cards":[3]}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":5,"rank":1,"crypto":7}
    all: {"kind":"paid","seat":3,"corporation":"RB","sum":3,"rank":3,"crypto":3}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":1,"rank":4,"crypto":0}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":4,"rank":2,"crypto":3}
    all: {"kind":"market_opened","seat":3,"corporation":"CB","cards":[8,21,22]}
182 s3 {"add":{"cards":[11]}}
    all: {"kind":"sealed","seat":2}
183 s1 {"add":{"cards":[8]}}
    all: {"kind":"sealed","seat":0}
184 s2 {"add":{"cards":[10]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":0,"cards":[8]}
    all: {"kind":"added","seat":1,"cards":[10]}
    all: {"kind":"added","seat":2,"cards":[11]}
    all: {"kind":"paid","seat":3,"corporation":"CB","sum":6,"rank":1,"crypto":3}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":1,"rank":4,"crypto":0}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":3,"rank":3,"crypto":1}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":4,"rank":2,"crypto":1}
185 s1 {"exchange":{"crypto":14}}
    all: {"kind":"exchanged","seat":0,"crypto":14,"credits":140}
186 s2 {"exchange":{"crypto":2}}
    all: {"kind":"exchanged","seat":1,"crypto":2,"credits":20}
187 s3 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":2,"crypto":1,"credits":10}
188 s4 {"exchange":{"crypto":5}}
    all: {"kind":"exchanged","seat":3,"crypto":5,"credits":50}
    all: {"kind":"game_over"}
= 188 0638e7c385e6dea62073f344e4ec639bed2aeef33069ea12af0c281caf8e18dd
s1 rank 3 score 8
s2 rank 4 score 7
s3 rank 2 score 11
s4 rank 1 score 17
