cyber-merchant revision 1, 2 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"round_began","round":1,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[10,29]}
    all: {"kind":"lot_laid","place":2,"cards":[6,27]}
    all: {"kind":"lot_laid","place":3,"cards":[7,9]}
    all: {"kind":"lot_laid","place":4,"cards":[24,28]}
1 s1 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":2,"outbid":null}
2 s2 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":1,"outbid":null}
3 s1 {"bid":{"place":3,"mark":19}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":19,"outbid":1}
4 s2 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":2,"outbid":null}
5 s2 {"bid":{"place":4,"mark":15}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":15,"outbid":0}
6 s1 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":2,"cards":[10,29]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":1,"cards":[6,27]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":19,"cards":[7,9]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":15,"cards":[24,28]}
7 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
8 s2 {"give":{"card":28}}
    all: {"kind":"sealed","seat":1}
    s1 s2: {"kind":"given","from":1,"to":0,"card":28}
    others: {"kind":"given","from":1,"to":0,"card":null}
9 s1 {"return":{"cards":[9,null,null]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":9}
    others: {"kind":"given","from":0,"to":1,"card":null}
10 s2 {"play_trick":{"card":29,"target":{"swap":["RB","CR"]}}}
    all: {"kind":"trick_played","seat":1,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":3,"other":"CR","other_price":3}
= 10 0647c3849441c1e03ef892257ea09b9d7338f976ffa575c8544b41b131647347
11 s1 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s2: {"kind":"stolen","by":0,"from":1,"card":9}
    others: {"kind":"stolen","by":0,"from":1,"card":null}
12 s2 {"play_trick":{"card":24}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"no_effect","seat":1,"card":24}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[20,21]}
    all: {"kind":"lot_laid","place":2,"cards":[1,4]}
    all: {"kind":"lot_laid","place":3,"cards":[7,8]}
    all: {"kind":"lot_laid","place":4,"cards":[2,23]}
13 s2 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":2,"outbid":null}
14 s1 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":1,"outbid":null}
15 s2 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":4,"outbid":0}
16 s1 {"bid":{"place":4,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":3,"outbid":1}
17 s2 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":0,"outbid":null}
18 s1 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":4,"cards":[20,21]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":0,"cards":[1,4]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":0,"cards":[7,8]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":3,"cards":[2,23]}
19 s1 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":4}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[6,9]}
    all: {"kind":"lot_laid","place":2,"cards":[8,9]}
    all: {"kind":"lot_laid","place":3,"cards":[1,5]}
    all: {"kind":"lot_laid","place":4,"cards":[0,1]}
20 s1 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":0,"outbid":null}
= 20 239a21aa463cfa45d39b4f67743393c62bd75c4c6d1a05451584aff53b5927ca
21 s2 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":1,"outbid":0}
22 s1 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":0,"outbid":null}
23 s2 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":3,"outbid":null}
24 s1 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":2,"cards":[6,9]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":1,"cards":[8,9]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":3,"cards":[1,5]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":0,"cards":[0,1]}
    all: {"kind":"token_passed","first":1}
25 s2 {"commit":{"cards":[1,20]}}
    all: {"kind":"sealed","seat":1}
26 s1 {"commit":{"cards":[8,9,9]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":1,"cards":2}
    all: {"kind":"committed","seat":0,"cards":3}
    all: {"kind":"market_opened","seat":1,"corporation":"RB","cards":[1,20]}
27 s1 {"add":{"cards":[0,1]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[0,1]}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":3,"rank":1,"crypto":4}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":3,"rank":1,"crypto":4}
    all: {"kind":"market_opened","seat":0,"corporation":"CB","cards":[8,9,9]}
28 s2 {"add":{"cards":[10]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[10]}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":5,"rank":1,"crypto":3}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":3,"rank":2,"crypto":0}
29 s2 {"exchange":{"crypto":4}}
    all: {"kind":"exchanged","seat":1,"crypto":4,"credits":40}
30 s1 {"exchange":{"crypto":5}}
    all: {"kind":"exchanged","seat":0,"crypto":5,"credits":50}
    all: {"kind":"round_began","round":2,"first":1}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[4,21]}
    all: {"kind":"lot_laid","place":2,"cards":[8,28]}
    all: {"kind":"lot_laid","place":3,"cards":[20,25]}
    all: {"kind":"lot_laid","place":4,"cards":[2,6]}
= 30 84ba09be16ffe9835d89de0027203814f441bc1c367301230c1ecc80e6d074f6
31 s2 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
32 s1 {"bid":{"place":1,"mark":6}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":6,"outbid":null}
33 s2 {"bid":{"place":3,"mark":17}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":17,"outbid":null}
34 s1 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":1,"outbid":1}
35 s2 {"bid":{"place":1,"mark":12}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":12,"outbid":0}
36 s1 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":12,"cards":[4,21]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":4,"cards":[8,28]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":17,"cards":[20,25]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":1,"cards":[2,6]}
37 s2 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":2}
38 s1 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s2: {"kind":"stolen","by":0,"from":1,"card":9}
    others: {"kind":"stolen","by":0,"from":1,"card":null}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[5,22]}
    all: {"kind":"lot_laid","place":2,"cards":[23,26]}
    all: {"kind":"lot_laid","place":3,"cards":[1,5]}
    all: {"kind":"lot_laid","place":4,"cards":[3,11]}
39 s1 {"bid":{"place":3,"mark":18}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":18,"outbid":null}
40 s2 {"bid":{"place":4,"mark":11}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":11,"outbid":null}
= 40 fc24811ce74f9c8895b031447d0bc74e19bf92f60789d7a673388f6e6576a79b
41 s1 {"bid":{"place":1,"mark":9}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":9,"outbid":null}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":9,"cards":[5,22]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":0,"cards":[23,26]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":18,"cards":[1,5]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":11,"cards":[3,11]}
42 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"CB"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":2,"to":3}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":2}
43 s2 {"play_trick":{"card":23}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"no_effect","seat":1,"card":23}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[22,25]}
    all: {"kind":"lot_laid","place":2,"cards":[5,11]}
    all: {"kind":"lot_laid","place":3,"cards":[9,20]}
    all: {"kind":"lot_laid","place":4,"cards":[21,27]}
44 s2 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":0,"outbid":null}
45 s1 {"bid":{"place":2,"mark":16}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":16,"outbid":null}
46 s2 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":0,"outbid":null}
47 s1 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":1,"outbid":1}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":1,"cards":[22,25]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":16,"cards":[5,11]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":0,"cards":[9,20]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":0,"cards":[21,27]}
48 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
49 s1 {"give":{"card":6}}
    all: {"kind":"sealed","seat":0}
    s1 s2: {"kind":"given","from":0,"to":1,"card":6}
    others: {"kind":"given","from":0,"to":1,"card":null}
50 s2 {"return":{"cards":[3,null,null]}}
    s1 s2: {"kind":"given","from":1,"to":0,"card":3}
    others: {"kind":"given","from":1,"to":0,"card":null}
= 50 4cec797450e6f56add04df93b46a3c571c743cf79978171e9d00b07bd09edd55
51 s1 {"play_trick":{"card":25}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"no_effect","seat":0,"card":25}
    all: {"kind":"token_passed","first":0}
52 s2 {"commit":{"cards":[6,20,20,21,21,21]}}
    all: {"kind":"sealed","seat":1}
53 s1 {"commit":{"cards":[5,6,6,22,22]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":0,"cards":5}
    all: {"kind":"committed","seat":1,"cards":6}
    all: {"kind":"market_opened","seat":0,"corporation":"CR","cards":[5,6,6,22,22]}
    all: {"kind":"oversupplied","seat":1,"corporation":"CR","cards":[6,20,20,21,21,21],"from":3,"to":2}
54 s2 {"add":{"cards":[4,4,5]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[4,4,5]}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":14,"rank":2,"crypto":0}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":15,"rank":1,"crypto":2}
55 s1 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":0,"crypto":1,"credits":10}
56 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
    all: {"kind":"round_began","round":3,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[20,29]}
    all: {"kind":"lot_laid","place":2,"cards":[21,26]}
    all: {"kind":"lot_laid","place":3,"cards":[20,23]}
    all: {"kind":"lot_laid","place":4,"cards":[0,8]}
57 s1 {"bid":{"place":4,"mark":7}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":7,"outbid":null}
58 s2 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":0,"outbid":null}
59 s1 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":2,"outbid":null}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":0,"cards":[20,29]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":0,"cards":[21,26]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":2,"cards":[20,23]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":7,"cards":[0,8]}
60 s1 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":2,"to":3}
= 60 95acb7d64f0d8bcc56dc5de2ece17ef6cd7faee138b65f3101e65b3cac9de826
61 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CB","down":"RB"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CB","from":2,"to":3}
    all: {"kind":"price_moved","corporation":"RB","from":4,"to":3}
62 s2 {"play_trick":{"card":29,"target":{"swap":["RB","CB"]}}}
    all: {"kind":"trick_played","seat":1,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":3,"other":"CB","other_price":3}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[21,28]}
    all: {"kind":"lot_laid","place":2,"cards":[4,23]}
    all: {"kind":"lot_laid","place":3,"cards":[0,25]}
    all: {"kind":"lot_laid","place":4,"cards":[0,3]}
63 s2 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":0,"outbid":null}
64 s1 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":0,"outbid":null}
65 s2 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
66 s1 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":1,"cards":[21,28]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":0,"cards":[4,23]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":0,"cards":[0,25]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":0,"cards":[0,3]}
67 s2 {"play_trick":{"card":25}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"no_effect","seat":1,"card":25}
68 s1 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":4}
69 s1 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s2: {"kind":"stolen","by":0,"from":1,"card":11}
    others: {"kind":"stolen","by":0,"from":1,"card":null}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[2,26]}
    all: {"kind":"lot_laid","place":2,"cards":[24,25]}
    all: {"kind":"lot_laid","place":3,"cards":[10,10]}
    all: {"kind":"lot_laid","place":4,"cards":[4,20]}
70 s1 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":0,"outbid":null}
= 70 f8e45ab35e950859c65bdb9c688bc4b8d4a20dbb79f0b1265862a84da3f06d8e
71 s2 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":0,"outbid":null}
72 s1 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":0,"outbid":null}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":0,"cards":[2,26]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":0,"cards":[24,25]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":0,"cards":[10,10]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":0,"cards":[4,20]}
73 s1 {"play_trick":{"card":25}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"no_effect","seat":0,"card":25}
74 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CB","down":"RB"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":5}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":2}
75 s1 {"play_trick":{"card":24,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":24}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":4}
    all: {"kind":"token_passed","first":1}
76 s2 {"commit":{"cards":[0,2,20]}}
    all: {"kind":"sealed","seat":1}
77 s1 {"commit":{"cards":[4,4,5,5,7,7,21]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":1,"cards":3}
    all: {"kind":"committed","seat":0,"cards":7}
    all: {"kind":"market_opened","seat":1,"corporation":"RB","cards":[0,2,20]}
78 s1 {"add":{"cards":[0,3,20]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[0,3,20]}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":5,"rank":2,"crypto":0}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":6,"rank":1,"crypto":4}
    all: {"kind":"market_opened","seat":0,"corporation":"CR","cards":[4,4,5,5,7,7,21]}
79 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":16,"rank":1,"crypto":3}
80 s2 {"exchange":{"crypto":2}}
    all: {"kind":"exchanged","seat":1,"crypto":2,"credits":20}
= 80 7700155e29e4da22a28354c04f803923e6dc8edfec0dee213e885a538d3285df
81 s1 {"exchange":{"crypto":2}}
    all: {"kind":"exchanged","seat":0,"crypto":2,"credits":20}
    all: {"kind":"round_began","round":4,"first":1}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"reshuffled","cards":55}
    all: {"kind":"lot_laid","place":1,"cards":[4,20]}
    all: {"kind":"lot_laid","place":2,"cards":[6,21]}
    all: {"kind":"lot_laid","place":3,"cards":[1,25]}
    all: {"kind":"lot_laid","place":4,"cards":[3,25]}
82 s2 {"bid":{"place":4,"mark":13}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":13,"outbid":null}
83 s1 {"bid":{"place":3,"mark":16}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":16,"outbid":null}
84 s2 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":2,"outbid":null}
85 s1 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":3,"cards":[4,20]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":2,"cards":[6,21]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":16,"cards":[1,25]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":13,"cards":[3,25]}
86 s2 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":4,"to":3}
87 s1 {"play_trick":{"card":25}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"no_effect","seat":0,"card":25}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[21,26]}
    all: {"kind":"lot_laid","place":2,"cards":[5,23]}
    all: {"kind":"lot_laid","place":3,"cards":[7,27]}
    all: {"kind":"lot_laid","place":4,"cards":[23,25]}
88 s1 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":1,"outbid":null}
89 s2 {"bid":{"place":2,"mark":5}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":5,"outbid":null}
90 s1 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":1,"outbid":null}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":1,"cards":[21,26]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":5,"cards":[5,23]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":1,"cards":[7,27]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":0,"cards":[23,25]}
= 90 c0a2e65b7a0d8b516215836e8d2579d2c4c6de5c79761a77b544467b4fe5f45c
91 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
92 s2 {"give":{"card":1}}
    all: {"kind":"sealed","seat":1}
    s1 s2: {"kind":"given","from":1,"to":0,"card":1}
    others: {"kind":"given","from":1,"to":0,"card":null}
93 s1 {"return":{"cards":[2,null,null]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":2}
    others: {"kind":"given","from":0,"to":1,"card":null}
94 s2 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":2}
95 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"RB","down":"CB"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":4}
96 s2 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":5}
97 s2 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":6}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[0,5]}
    all: {"kind":"lot_laid","place":2,"cards":[4,9]}
    all: {"kind":"lot_laid","place":3,"cards":[6,20]}
    all: {"kind":"lot_laid","place":4,"cards":[4,26]}
98 s2 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":0,"outbid":null}
99 s1 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":0,"outbid":null}
100 s2 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":0,"cards":[0,5]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":0,"cards":[4,9]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":0,"cards":[6,20]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":0,"cards":[4,26]}
= 100 bacbc24b85f9ee1fb5e354c016f54f700211fe5755dcbeb47bdfcd7b1731617c
101 s2 {"play_trick":{"card":26}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"no_effect","seat":1,"card":26}
    all: {"kind":"token_passed","first":0}
102 s1 {"commit":{"cards":[5,20,20]}}
    all: {"kind":"sealed","seat":0}
103 s2 {"commit":{"cards":[4,20,21,21]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":0,"cards":3}
    all: {"kind":"committed","seat":1,"cards":4}
    all: {"kind":"market_opened","seat":0,"corporation":"CR","cards":[5,20,20]}
    all: {"kind":"oversupplied","seat":1,"corporation":"CR","cards":[4,20,21,21],"from":2,"to":1}
104 s2 {"add":{"cards":[5,6,6]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[5,6,6]}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":4,"rank":2,"crypto":0}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":14,"rank":1,"crypto":1}
105 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
106 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
    all: {"kind":"game_over"}
= 106 7d52536e2c05139ba8e0cc5a6576d0034e9eb291ce229ff293adeed0e7a42f48
s1 rank 1 score 6
s2 rank 2 score 1
