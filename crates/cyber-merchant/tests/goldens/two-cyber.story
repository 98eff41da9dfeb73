cyber-merchant revision 1, 2 seats, options {"cyber_deck":"on","notes":"hidden","first":"1"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"round_began","round":1,"first":0}
    all: {"kind":"tokens_laid","tokens":3}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[3,5]}
    all: {"kind":"lot_laid","place":2,"cards":[7,9]}
    all: {"kind":"lot_laid","place":3,"cards":[4,21]}
    all: {"kind":"lot_laid","place":4,"cards":[23,25]}
1 s1 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":1,"outbid":null}
2 s2 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":4,"outbid":null}
3 s1 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":0,"outbid":null}
4 s2 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":3,"outbid":0}
5 s1 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":3,"cards":[3,5]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":3,"cards":[7,9]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":4,"cards":[4,21]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":1,"cards":[23,25]}
6 s1 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":4}
7 s1 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":2}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[5,9]}
    all: {"kind":"lot_laid","place":2,"cards":[6,10]}
    all: {"kind":"lot_laid","place":3,"cards":[0,24]}
    all: {"kind":"lot_laid","place":4,"cards":[2,29]}
8 s2 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":1,"outbid":null}
9 s1 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":4,"outbid":null}
10 s2 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":3,"outbid":null}
= 10 00ca06f89c799494da340c61645540ea2787d613bed83f37abaaee299ce066ee
11 s1 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":4,"cards":[5,9]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":3,"cards":[6,10]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":1,"cards":[0,24]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":2,"cards":[2,29]}
12 s2 {"play_trick":{"card":24,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":4}
13 s1 {"play_trick":{"card":29,"target":{"swap":["RB","CR"]}}}
    all: {"kind":"trick_played","seat":0,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":4,"other":"CR","other_price":4}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[10,11]}
    all: {"kind":"lot_laid","place":2,"cards":[22,27]}
    all: {"kind":"lot_laid","place":3,"cards":[9,28]}
    all: {"kind":"lot_laid","place":4,"cards":[21,25]}
14 s1 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":1,"outbid":null}
15 s2 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":1,"outbid":null}
16 s1 {"bid":{"place":4,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":4,"outbid":null}
17 s2 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":4,"outbid":0}
18 s1 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":3,"cards":[10,11]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":4,"cards":[22,27]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":1,"cards":[9,28]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":4,"cards":[21,25]}
19 s1 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":4,"to":3}
20 s2 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    s1 s2: {"kind":"stolen","by":1,"from":0,"card":10}
    others: {"kind":"stolen","by":1,"from":0,"card":null}
= 20 927f8547f9abd4b48569fb1f34a98456b5b2c449399526a1c0ae11c512b42f7f
21 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
22 s1 {"give":{"card":11}}
    all: {"kind":"sealed","seat":0}
    s1 s2: {"kind":"given","from":0,"to":1,"card":11}
    others: {"kind":"given","from":0,"to":1,"card":null}
23 s2 {"return":{"cards":[3,null,null]}}
    s1 s2: {"kind":"given","from":1,"to":0,"card":3}
    others: {"kind":"given","from":1,"to":0,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"token_turned","corporation":"RB","change":-1,"from":3,"to":2}
    all: {"kind":"token_turned","corporation":"CR","change":0,"from":4,"to":4}
    all: {"kind":"token_turned","corporation":"CB","change":-2,"from":3,"to":1}
24 s2 {"commit":{"cards":[9,10,10,11,21,22]}}
    all: {"kind":"sealed","seat":1}
25 s1 {"commit":{"cards":[2,3,21]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":1,"cards":6}
    all: {"kind":"committed","seat":0,"cards":3}
    all: {"kind":"market_opened","seat":1,"corporation":"CB","cards":[9,10,10,11,21,22]}
26 s1 {"add":{"cards":[9,9]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[9,9]}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":17,"rank":1,"crypto":1}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":4,"rank":2,"crypto":0}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[2,3,21]}
27 s2 {"add":{"cards":[0]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[0]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":9,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":1,"rank":2,"crypto":0}
28 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
29 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
    all: {"kind":"round_began","round":2,"first":1}
    all: {"kind":"tokens_laid","tokens":3}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[10,24]}
    all: {"kind":"lot_laid","place":2,"cards":[1,29]}
    all: {"kind":"lot_laid","place":3,"cards":[8,28]}
    all: {"kind":"lot_laid","place":4,"cards":[2,23]}
30 s2 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":3,"outbid":null}
= 30 9f88dff61cd4428704f1aabcb505cec87327a6816d43afe8b687089830819a6c
31 s1 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":1,"outbid":null}
32 s2 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":3,"outbid":null}
33 s1 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":3,"cards":[10,24]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":1,"cards":[1,29]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":3,"cards":[8,28]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":1,"cards":[2,23]}
34 s2 {"play_trick":{"card":24,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"CB","from":1,"to":3}
35 s1 {"play_trick":{"card":29,"target":{"swap":["RB","CR"]}}}
    all: {"kind":"trick_played","seat":0,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":4,"other":"CR","other_price":2}
36 s2 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    all: {"kind":"stolen","by":1,"from":0,"card":23}
37 s2 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":4,"to":5}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[21,23]}
    all: {"kind":"lot_laid","place":2,"cards":[21,22]}
    all: {"kind":"lot_laid","place":3,"cards":[11,26]}
    all: {"kind":"lot_laid","place":4,"cards":[8,20]}
38 s1 {"bid":{"place":4,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":4,"outbid":null}
39 s2 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":3,"outbid":null}
40 s1 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":1,"outbid":null}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":3,"cards":[21,23]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":1,"cards":[21,22]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":0,"cards":[11,26]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":4,"cards":[8,20]}
= 40 49b1c1b463898defd53b7e2d8aeca22e07af4afe1217dff0995664b8eaabe930
41 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"CB"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":2,"to":3}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":2}
42 s2 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":2,"to":3}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[2,8]}
    all: {"kind":"lot_laid","place":2,"cards":[1,25]}
    all: {"kind":"lot_laid","place":3,"cards":[20,26]}
    all: {"kind":"lot_laid","place":4,"cards":[4,20]}
43 s2 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":0,"outbid":null}
44 s1 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":1,"outbid":null}
45 s2 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":0,"outbid":null}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":0,"cards":[2,8]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":0,"cards":[1,25]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":0,"cards":[20,26]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":1,"cards":[4,20]}
46 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"RB"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"RB","from":5,"to":4}
47 s2 {"play_trick":{"card":25,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":2}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"token_turned","corporation":"RB","change":-2,"from":4,"to":2}
    all: {"kind":"token_turned","corporation":"CR","change":-1,"from":4,"to":3}
    all: {"kind":"token_turned","corporation":"CB","change":0,"from":2,"to":2}
48 s2 {"commit":{"cards":[8,10,11,20,21]}}
    all: {"kind":"sealed","seat":1}
49 s1 {"commit":{"cards":[1,2,2,20,20,21,22]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":0,"cards":7}
    all: {"kind":"committed","seat":1,"cards":5}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[1,2,2,20,20,21,22]}
50 s2 {"add":{"cards":[1]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[1]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":15,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":2,"rank":2,"crypto":0}
    all: {"kind":"market_opened","seat":1,"corporation":"CB","cards":[8,10,11,20,21]}
= 50 8fd1949fe0430c186035ed32e76b7867a3e9740388fb0aec776c7e3a24c8a3ff
51 s1 {"add":{"cards":[8,8]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[8,8]}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":11,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":2,"rank":2,"crypto":0}
52 s1 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":0,"crypto":1,"credits":10}
53 s2 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":1,"crypto":1,"credits":10}
    all: {"kind":"round_began","round":3,"first":0}
    all: {"kind":"tokens_laid","tokens":3}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[4,21]}
    all: {"kind":"lot_laid","place":2,"cards":[4,20]}
    all: {"kind":"lot_laid","place":3,"cards":[6,23]}
    all: {"kind":"lot_laid","place":4,"cards":[5,7]}
54 s1 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":1,"outbid":null}
55 s2 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
56 s1 {"bid":{"place":4,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":3,"outbid":1}
57 s2 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":3,"outbid":0}
58 s1 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":4,"outbid":null}
59 s2 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":0,"cards":[4,21]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":3,"cards":[4,20]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":4,"cards":[6,23]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":3,"cards":[5,7]}
60 s1 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":4}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[1,8]}
    all: {"kind":"lot_laid","place":2,"cards":[5,20]}
    all: {"kind":"lot_laid","place":3,"cards":[0,26]}
    all: {"kind":"lot_laid","place":4,"cards":[0,3]}
= 60 29f6184e15706048dc26848ac973d65066f214d097ac1015ed9d7250dac564c4
61 s2 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":4,"outbid":null}
62 s1 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":3,"outbid":null}
63 s2 {"bid":{"place":4,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":3,"outbid":null}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":0,"cards":[1,8]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":3,"cards":[5,20]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":4,"cards":[0,26]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":3,"cards":[0,3]}
64 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"RB"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":4,"to":5}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":1}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[0,27]}
    all: {"kind":"lot_laid","place":2,"cards":[20,25]}
    all: {"kind":"lot_laid","place":3,"cards":[1,28]}
    all: {"kind":"lot_laid","place":4,"cards":[6,9]}
65 s1 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":0,"outbid":null}
66 s2 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":0,"outbid":null}
67 s1 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":0,"outbid":null}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":0,"cards":[0,27]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":0,"cards":[20,25]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":0,"cards":[1,28]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":0,"cards":[6,9]}
68 s1 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":1,"to":1}
69 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
70 s1 {"give":{"card":5}}
    all: {"kind":"sealed","seat":0}
    s1 s2: {"kind":"given","from":0,"to":1,"card":5}
    others: {"kind":"given","from":0,"to":1,"card":null}
= 70 e6d5b8bc79bb94ba448e5f567a5b5d26c843a590bedd4ceebf50c02dac3ab20c
71 s2 {"return":{"cards":[4,null,null]}}
    s1 s2: {"kind":"given","from":1,"to":0,"card":4}
    others: {"kind":"given","from":1,"to":0,"card":null}
72 s1 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s2: {"kind":"stolen","by":0,"from":1,"card":3}
    others: {"kind":"stolen","by":0,"from":1,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"token_turned","corporation":"RB","change":0,"from":1,"to":1}
    all: {"kind":"token_turned","corporation":"CR","change":2,"from":5,"to":7}
    all: {"kind":"token_turned","corporation":"CB","change":-1,"from":2,"to":1}
73 s1 {"commit":{"cards":[4,4,5,5,6,7,7,20,20]}}
    all: {"kind":"sealed","seat":0}
74 s2 {"commit":{"cards":[4,4,5,5,6,6,20,21]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":1,"cards":8}
    all: {"kind":"committed","seat":0,"cards":9}
    all: {"kind":"market_opened","seat":1,"corporation":"CR","cards":[4,4,5,5,6,6,20,21]}
    all: {"kind":"oversupplied","seat":0,"corporation":"CR","cards":[4,4,5,5,6,7,7,20,20],"from":7,"to":6}
75 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":15,"rank":2,"crypto":0}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":19,"rank":1,"crypto":6}
76 s2 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":1,"crypto":1,"credits":10}
77 s1 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":0,"crypto":1,"credits":10}
    all: {"kind":"round_began","round":4,"first":1}
    all: {"kind":"tokens_laid","tokens":3}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"reshuffled","cards":64}
    all: {"kind":"lot_laid","place":1,"cards":[6,25]}
    all: {"kind":"lot_laid","place":2,"cards":[8,20]}
    all: {"kind":"lot_laid","place":3,"cards":[23,23]}
    all: {"kind":"lot_laid","place":4,"cards":[8,9]}
78 s2 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":1,"outbid":null}
79 s1 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":2,"outbid":null}
80 s2 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":1,"outbid":null}
= 80 f8fe3a68f160f8b149eae0d2916a8b76de0bc6c6069666aed9af65d86dc1f205
81 s1 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":2,"cards":[6,25]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":1,"cards":[8,20]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":1,"cards":[23,23]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":2,"cards":[8,9]}
82 s2 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":1,"to":2}
83 s1 {"play_trick":{"card":25,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CB","from":1,"to":1}
84 s2 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":3}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[21,21]}
    all: {"kind":"lot_laid","place":2,"cards":[6,28]}
    all: {"kind":"lot_laid","place":3,"cards":[23,26]}
    all: {"kind":"lot_laid","place":4,"cards":[0,26]}
85 s1 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":1,"outbid":null}
86 s2 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":1,"outbid":null}
87 s1 {"bid":{"place":4,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":3,"outbid":null}
88 s2 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":1,"cards":[21,21]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":4,"cards":[6,28]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":1,"cards":[23,26]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":3,"cards":[0,26]}
89 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"RB","down":"CR"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"CR","from":6,"to":5}
90 s2 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    s1 s2: {"kind":"stolen","by":1,"from":0,"card":0}
    others: {"kind":"stolen","by":1,"from":0,"card":null}
= 90 f96d00dc81881ecd85b63682ee5cf420c6ba9dad837b315369f6aa73ffb62e70
91 s1 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":1,"to":2}
92 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"RB","down":"CB"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"RB","from":4,"to":5}
    all: {"kind":"price_moved","corporation":"CB","from":2,"to":1}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[4,20]}
    all: {"kind":"lot_laid","place":2,"cards":[22,23]}
    all: {"kind":"lot_laid","place":3,"cards":[2,4]}
    all: {"kind":"lot_laid","place":4,"cards":[8,27]}
93 s2 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":1,"outbid":null}
94 s1 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":0,"outbid":null}
95 s2 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":2,"outbid":null}
96 s1 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":2,"cards":[4,20]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":1,"cards":[22,23]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":1,"cards":[2,4]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":0,"cards":[8,27]}
97 s2 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":1,"to":2}
98 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
99 s2 {"give":{"card":20}}
    all: {"kind":"sealed","seat":1}
    s1 s2: {"kind":"given","from":1,"to":0,"card":20}
    others: {"kind":"given","from":1,"to":0,"card":null}
100 s1 {"return":{"cards":[1,null,null]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":1}
    others: {"kind":"given","from":0,"to":1,"card":null}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"token_turned","corporation":"RB","change":1,"from":5,"to":6}
    all: {"kind":"token_turned","corporation":"CR","change":1,"from":5,"to":6}
    all: {"kind":"token_turned","corporation":"CB","change":0,"from":2,"to":2}
= 100 0c4cbd66501ab4fcacad148ecea742ec1ea2bb33d8c33b38812544c6e0dd8e43
101 s1 {"commit":{"cards":[1,2,3,20]}}
    all: {"kind":"sealed","seat":0}
102 s2 {"commit":{"cards":[0,0,0,0,1,20,21,21,22]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":0,"cards":4}
    all: {"kind":"committed","seat":1,"cards":9}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[1,2,3,20]}
    all: {"kind":"oversupplied","seat":1,"corporation":"RB","cards":[0,0,0,0,1,20,21,21,22],"from":6,"to":5}
103 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":10,"rank":2,"crypto":0}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":14,"rank":1,"crypto":5}
104 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
105 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
    all: {"kind":"game_over"}
= 105 479bc7dfcd0ac5610644c2eaaa578c13f1b3b5ae474df395333f745bf62acf60
s1 rank 1 score 8
s2 rank 2 score 6
