cyber-merchant revision 1, 2 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"round_began","round":1,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[20,23]}
    all: {"kind":"lot_laid","place":2,"cards":[5,9]}
    all: {"kind":"lot_laid","place":3,"cards":[8,29]}
    all: {"kind":"lot_laid","place":4,"cards":[21,28]}
1 s1 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":3,"outbid":null}
2 s2 {"bid":{"place":4,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":3,"outbid":null}
3 s1 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":4,"outbid":null}
4 s2 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":1,"cards":[20,23]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":4,"cards":[5,9]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":3,"cards":[8,29]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":3,"cards":[21,28]}
5 s1 {"play_trick":{"card":29,"target":{"swap":["RB","CR"]}}}
    all: {"kind":"trick_played","seat":0,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":3,"other":"CR","other_price":3}
6 s2 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":4}
7 s2 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    s1 s2: {"kind":"stolen","by":1,"from":0,"card":8}
    others: {"kind":"stolen","by":1,"from":0,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[0,1]}
    all: {"kind":"lot_laid","place":2,"cards":[5,9]}
    all: {"kind":"lot_laid","place":3,"cards":[4,4]}
    all: {"kind":"lot_laid","place":4,"cards":[20,26]}
8 s2 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":4,"outbid":null}
9 s1 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":4,"outbid":null}
10 s2 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":3,"outbid":null}
= 10 0de722cb8ce2b0b2cf8b8a08ff03352f73665c94c83e634e2c10941bb73b55b9
11 s1 {"bid":{"place":4,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":4,"cards":[0,1]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":3,"cards":[5,9]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":4,"cards":[4,4]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":3,"cards":[20,26]}
12 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"CB"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":2}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[6,6]}
    all: {"kind":"lot_laid","place":2,"cards":[21,24]}
    all: {"kind":"lot_laid","place":3,"cards":[10,23]}
    all: {"kind":"lot_laid","place":4,"cards":[25,29]}
13 s1 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":1,"outbid":null}
14 s2 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":2,"outbid":null}
15 s1 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":0,"outbid":null}
16 s2 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":2,"cards":[6,6]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":4,"cards":[21,24]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":0,"cards":[10,23]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":1,"cards":[25,29]}
17 s1 {"play_trick":{"card":29,"target":{"swap":["RB","CB"]}}}
    all: {"kind":"trick_played","seat":0,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":2,"other":"CB","other_price":4}
18 s2 {"play_trick":{"card":24,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":4}
19 s1 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":4,"to":3}
20 s1 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":5}
    all: {"kind":"token_passed","first":1}
= 20 4f8480de7b76eed058594b867d4ea34c41339c12c68620b6ca7f75c74d1f5652
21 s2 {"commit":{"cards":[5,6,6,20,21,21]}}
    all: {"kind":"sealed","seat":1}
22 s1 {"commit":{"cards":[9,10,20]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":1,"cards":6}
    all: {"kind":"committed","seat":0,"cards":3}
    all: {"kind":"market_opened","seat":1,"corporation":"CR","cards":[5,6,6,20,21,21]}
23 s1 {"add":{"cards":[4,4,5]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[4,4,5]}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":13,"rank":1,"crypto":3}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":4,"rank":2,"crypto":0}
    all: {"kind":"market_opened","seat":0,"corporation":"CB","cards":[9,10,20]}
24 s2 {"add":{"cards":[8,9]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[8,9]}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":6,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":3,"rank":2,"crypto":0}
25 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
26 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
    all: {"kind":"round_began","round":2,"first":1}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[1,21]}
    all: {"kind":"lot_laid","place":2,"cards":[9,26]}
    all: {"kind":"lot_laid","place":3,"cards":[1,11]}
    all: {"kind":"lot_laid","place":4,"cards":[28,28]}
27 s2 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":1,"outbid":null}
28 s1 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":3,"outbid":null}
29 s2 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
30 s1 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":4,"cards":[1,21]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":1,"cards":[9,26]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":3,"cards":[1,11]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":0,"cards":[28,28]}
= 30 b3fe398b32710ca4642cccebd058d56009aeb8a472a1ca8d7b00e69e968b367f
31 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"CB"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":4}
32 s2 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    s1 s2: {"kind":"stolen","by":1,"from":0,"card":21}
    others: {"kind":"stolen","by":1,"from":0,"card":null}
33 s2 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    s1 s2: {"kind":"stolen","by":1,"from":0,"card":1}
    others: {"kind":"stolen","by":1,"from":0,"card":null}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[3,4]}
    all: {"kind":"lot_laid","place":2,"cards":[8,27]}
    all: {"kind":"lot_laid","place":3,"cards":[10,10]}
    all: {"kind":"lot_laid","place":4,"cards":[23,25]}
34 s1 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":0,"outbid":null}
35 s2 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":1,"outbid":null}
36 s1 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":2,"outbid":1}
37 s2 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":4,"outbid":null}
38 s2 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":3,"outbid":0}
39 s1 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":0,"cards":[3,4]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":3,"cards":[8,27]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":4,"cards":[10,10]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":2,"cards":[23,25]}
40 s1 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":4,"to":5}
= 40 197d025c2429aa90985085ecb2059f34b9d319c2a124e0d8fdcea8d79b1ed186
41 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
42 s1 {"give":{"card":4}}
    all: {"kind":"sealed","seat":0}
    s1 s2: {"kind":"given","from":0,"to":1,"card":4}
    others: {"kind":"given","from":0,"to":1,"card":null}
43 s2 {"return":{"cards":[9,null,null]}}
    s1 s2: {"kind":"given","from":1,"to":0,"card":9}
    others: {"kind":"given","from":1,"to":0,"card":null}
44 s1 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":5,"to":4}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[7,25]}
    all: {"kind":"lot_laid","place":2,"cards":[3,20]}
    all: {"kind":"lot_laid","place":3,"cards":[4,23]}
    all: {"kind":"lot_laid","place":4,"cards":[0,22]}
45 s2 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":0,"outbid":null}
46 s1 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":0,"outbid":null}
47 s2 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":0,"outbid":null}
48 s1 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":1,"outbid":1}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":0,"cards":[7,25]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":1,"cards":[3,20]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":0,"cards":[4,23]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":0,"cards":[0,22]}
49 s2 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":5}
50 s2 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":4,"to":3}
    all: {"kind":"token_passed","first":0}
= 50 9f426e046f2c32f6a3f0381de9cbadba580e84ed4d9a657dd47db1434e599d08
51 s1 {"commit":{"cards":[0,1,3,3,20,22]}}
    all: {"kind":"sealed","seat":0}
52 s2 {"commit":{"cards":[8,10,10,21]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":0,"cards":6}
    all: {"kind":"committed","seat":1,"cards":4}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[0,1,3,3,20,22]}
53 s2 {"add":{"cards":[0,1,1]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[0,1,1]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":15,"rank":1,"crypto":4}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":5,"rank":2,"crypto":0}
    all: {"kind":"market_opened","seat":1,"corporation":"CB","cards":[8,10,10,21]}
54 s1 {"add":{"cards":[9,11]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[9,11]}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":9,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":6,"rank":2,"crypto":0}
55 s1 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":0,"crypto":1,"credits":10}
56 s2 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":1,"crypto":1,"credits":10}
    all: {"kind":"round_began","round":3,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[0,8]}
    all: {"kind":"lot_laid","place":2,"cards":[8,26]}
    all: {"kind":"lot_laid","place":3,"cards":[2,5]}
    all: {"kind":"lot_laid","place":4,"cards":[5,6]}
57 s1 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":3,"outbid":null}
58 s2 {"bid":{"place":4,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":3,"outbid":null}
59 s1 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":1,"outbid":null}
60 s2 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":2,"outbid":0}
= 60 0b8aacdcbb163570167f20d749498322741be36311609b58b3c3beae0535118a
61 s1 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":3,"cards":[0,8]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":0,"cards":[8,26]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":2,"cards":[2,5]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":3,"cards":[5,6]}
62 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"CB","down":"CR"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":6}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":2}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[20,24]}
    all: {"kind":"lot_laid","place":2,"cards":[0,21]}
    all: {"kind":"lot_laid","place":3,"cards":[7,20]}
    all: {"kind":"lot_laid","place":4,"cards":[11,21]}
63 s2 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":2,"outbid":null}
64 s1 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":3,"outbid":null}
65 s2 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":0,"outbid":null}
66 s1 {"bid":{"place":4,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":0,"cards":[20,24]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":2,"cards":[0,21]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":3,"cards":[7,20]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":4,"cards":[11,21]}
67 s2 {"play_trick":{"card":24,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"CR","from":2,"to":4}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[2,20]}
    all: {"kind":"lot_laid","place":2,"cards":[2,9]}
    all: {"kind":"lot_laid","place":3,"cards":[1,22]}
    all: {"kind":"lot_laid","place":4,"cards":[25,27]}
68 s1 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":0,"outbid":null}
69 s2 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":1,"outbid":0}
70 s1 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":0,"outbid":null}
= 70 1a6abe7e3343b1e1b994d0b973ab95b9e1e5aaf3c68dd2830f866cf9fe1c88e4
71 s2 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":2,"outbid":null}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":0,"cards":[2,20]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":2,"cards":[2,9]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":0,"cards":[1,22]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":1,"cards":[25,27]}
72 s2 {"play_trick":{"card":25,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CB","from":6,"to":5}
73 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
74 s1 {"give":{"card":22}}
    all: {"kind":"sealed","seat":0}
    s1 s2: {"kind":"given","from":0,"to":1,"card":22}
    others: {"kind":"given","from":0,"to":1,"card":null}
75 s2 {"return":{"cards":[2,null,null]}}
    s1 s2: {"kind":"given","from":1,"to":0,"card":2}
    others: {"kind":"given","from":1,"to":0,"card":null}
    all: {"kind":"token_passed","first":1}
76 s1 {"commit":{"cards":[0,1,2,2,20,20,21]}}
    all: {"kind":"sealed","seat":0}
77 s2 {"commit":{"cards":[4,4,5,5,6,7,20,21,22]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":1,"cards":9}
    all: {"kind":"committed","seat":0,"cards":7}
    all: {"kind":"market_opened","seat":1,"corporation":"CR","cards":[4,4,5,5,6,7,20,21,22]}
78 s1 {"add":{"cards":[7]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[7]}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":19,"rank":1,"crypto":4}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":4,"rank":2,"crypto":0}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[0,1,2,2,20,20,21]}
79 s2 {"add":{"cards":[0,2]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[0,2]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":13,"rank":1,"crypto":4}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":4,"rank":2,"crypto":0}
80 s2 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":1,"crypto":1,"credits":10}
= 80 f5faa83238b88e258343759f51420d8c306ad715c3b8107e3642d8e9807d0013
81 s1 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":0,"crypto":1,"credits":10}
    all: {"kind":"round_began","round":4,"first":1}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"reshuffled","cards":68}
    all: {"kind":"lot_laid","place":1,"cards":[5,11]}
    all: {"kind":"lot_laid","place":2,"cards":[21,27]}
    all: {"kind":"lot_laid","place":3,"cards":[9,26]}
    all: {"kind":"lot_laid","place":4,"cards":[3,9]}
82 s2 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":3,"outbid":null}
83 s1 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":2,"outbid":null}
84 s2 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
85 s1 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":2,"cards":[5,11]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":0,"cards":[21,27]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":3,"cards":[9,26]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":0,"cards":[3,9]}
86 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"CB"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":4,"to":5}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":4}
87 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
88 s2 {"give":{"card":3}}
    all: {"kind":"sealed","seat":1}
    s1 s2: {"kind":"given","from":1,"to":0,"card":3}
    others: {"kind":"given","from":1,"to":0,"card":null}
89 s1 {"return":{"cards":[11,null,null]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":11}
    others: {"kind":"given","from":0,"to":1,"card":null}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[28,28]}
    all: {"kind":"lot_laid","place":2,"cards":[5,29]}
    all: {"kind":"lot_laid","place":3,"cards":[1,20]}
    all: {"kind":"lot_laid","place":4,"cards":[20,20]}
90 s1 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":3,"outbid":null}
= 90 db90fa6748ef6fba4cf692d8186b690177aca40d4923916c1cbb6d0cf20e2eeb
91 s2 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":0,"outbid":null}
92 s1 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":2,"outbid":1}
93 s2 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":2,"outbid":null}
94 s2 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":3,"cards":[28,28]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":2,"cards":[5,29]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":2,"cards":[1,20]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":0,"cards":[20,20]}
95 s1 {"play_trick":{"card":29,"target":{"swap":["RB","CB"]}}}
    all: {"kind":"trick_played","seat":0,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":4,"other":"CB","other_price":4}
96 s1 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s2: {"kind":"stolen","by":0,"from":1,"card":20}
    others: {"kind":"stolen","by":0,"from":1,"card":null}
97 s1 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s2: {"kind":"stolen","by":0,"from":1,"card":9}
    others: {"kind":"stolen","by":0,"from":1,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[0,1]}
    all: {"kind":"lot_laid","place":2,"cards":[7,26]}
    all: {"kind":"lot_laid","place":3,"cards":[1,23]}
    all: {"kind":"lot_laid","place":4,"cards":[20,20]}
98 s2 {"bid":{"place":4,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":4,"outbid":null}
99 s1 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":0,"outbid":null}
100 s2 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":1,"outbid":0}
= 100 7a6f27427525da3db1f7ad583c58a20f33c0a96e8f30100ae2fd6c7c16d27a66
101 s1 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":2,"outbid":1}
102 s2 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":1,"outbid":null}
103 s1 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":1,"cards":[0,1]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":1,"cards":[7,26]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":2,"cards":[1,23]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":4,"cards":[20,20]}
104 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CB","down":"CR"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":5}
    all: {"kind":"price_moved","corporation":"CR","from":5,"to":4}
105 s1 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":4,"to":5}
    all: {"kind":"token_passed","first":0}
106 s1 {"commit":{"cards":[0,1,1,3,20,21]}}
    all: {"kind":"sealed","seat":0}
107 s2 {"commit":{"cards":[9,9,11,20,20,20,20]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":0,"cards":6}
    all: {"kind":"committed","seat":1,"cards":7}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[0,1,1,3,20,21]}
108 s2 {"add":{"cards":[1]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[1]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":12,"rank":1,"crypto":4}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":2,"rank":2,"crypto":0}
    all: {"kind":"market_opened","seat":1,"corporation":"CB","cards":[9,9,11,20,20,20,20]}
109 s1 {"add":{"cards":[8,8,9,11]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[8,8,9,11]}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":12,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":8,"rank":2,"crypto":0}
110 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
= 110 8880e00a3e5716fa63302df651060c3ae6877f6b21f7828ecb014b0b3ce9027a
111 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
    all: {"kind":"hand_counted","seat":0,"value":4}
    all: {"kind":"hand_counted","seat":1,"value":4}
    all: {"kind":"game_over"}
= 111 18a23861dfefc0d4872f57e74c175a96224b27ee14d2ddc65a0ba403bc4d2dd8
s1 rank 1 score 15
s2 rank 1 score 15
