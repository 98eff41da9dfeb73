cyber-merchant revision 1, 3 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"round_began","round":1,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[2,12,15]}
    all: {"kind":"lot_laid","place":2,"cards":[5,28,28]}
    all: {"kind":"lot_laid","place":3,"cards":[12,20,29]}
1 s1 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":3,"outbid":null}
2 s2 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":2,"outbid":null}
3 s3 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":4,"outbid":1}
4 s2 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":3,"cards":[2,12,15]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":4,"cards":[5,28,28]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":4,"cards":[12,20,29]}
5 s2 {"play_trick":{"card":28,"target":{"victim":2}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    s2 s3: {"kind":"stolen","by":1,"from":2,"card":20}
    others: {"kind":"stolen","by":1,"from":2,"card":null}
6 s3 {"play_trick":{"card":29,"target":{"swap":["RB","CR"]}}}
    all: {"kind":"trick_played","seat":2,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":3,"other":"CR","other_price":3}
7 s2 {"play_trick":{"card":28,"target":{"victim":2}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    s2 s3: {"kind":"stolen","by":1,"from":2,"card":12}
    others: {"kind":"stolen","by":1,"from":2,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[0,1,23]}
    all: {"kind":"lot_laid","place":2,"cards":[6,21,21]}
    all: {"kind":"lot_laid","place":3,"cards":[21,22,23]}
8 s2 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":4,"outbid":null}
9 s3 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":3,"outbid":null}
10 s1 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":4,"cards":[0,1,23]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":0,"cards":[6,21,21]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":3,"cards":[21,22,23]}
= 10 ecb3cfe63438f62fa8038929e17fcd3ab5786b2d36a76520d298b87728758cda
11 s2 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":4}
12 s3 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":5}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[25,25,27]}
    all: {"kind":"lot_laid","place":2,"cards":[4,5,14]}
    all: {"kind":"lot_laid","place":3,"cards":[0,7,10]}
13 s3 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":4,"outbid":null}
14 s1 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":2,"outbid":null}
15 s2 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":2,"cards":[25,25,27]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":3,"cards":[4,5,14]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":4,"cards":[0,7,10]}
16 s1 {"play_trick":{"card":25,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":4}
17 s1 {"play_trick":{"card":25,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":3}
18 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
19 s3 {"give":{"card":22}}
    all: {"kind":"sealed","seat":2}
20 s2 {"give":{"card":20}}
    all: {"kind":"sealed","seat":1}
    s1 s2: {"kind":"given","from":1,"to":0,"card":20}
    others: {"kind":"given","from":1,"to":0,"card":null}
    s1 s3: {"kind":"given","from":2,"to":0,"card":22}
    others: {"kind":"given","from":2,"to":0,"card":null}
= 20 8e767c537874b3636b7acce0f1a0230a48bdf5cb6991e2c711058b489f0fe406
21 s1 {"return":{"cards":[2,21,null]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":2}
    others: {"kind":"given","from":0,"to":1,"card":null}
    s1 s3: {"kind":"given","from":0,"to":2,"card":21}
    others: {"kind":"given","from":0,"to":2,"card":null}
    all: {"kind":"token_passed","first":0}
22 s2 {"commit":{"cards":[0,1,2]}}
    all: {"kind":"sealed","seat":1}
23 s3 {"commit":{"cards":[7,21,21]}}
    all: {"kind":"sealed","seat":2}
24 s1 {"commit":{"cards":[12,15,20,21,22]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":0,"cards":5}
    all: {"kind":"committed","seat":1,"cards":3}
    all: {"kind":"committed","seat":2,"cards":3}
    all: {"kind":"market_opened","seat":0,"corporation":"CD","cards":[12,15,20,21,22]}
25 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
26 s2 {"add":{"cards":[12,14]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[12,14]}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":11,"rank":1,"crypto":3}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":4,"rank":2,"crypto":1}
    all: {"kind":"market_opened","seat":1,"corporation":"RB","cards":[0,1,2]}
27 s3 {"add":{"cards":[0]}}
    all: {"kind":"sealed","seat":2}
28 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":2,"cards":[0]}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":6,"rank":1,"crypto":3}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":1,"rank":2,"crypto":1}
    all: {"kind":"market_opened","seat":2,"corporation":"CR","cards":[7,21,21]}
29 s2 {"add":{"cards":[4,5,5]}}
    all: {"kind":"sealed","seat":1}
30 s1 {"add":{"cards":[6]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[6]}
    all: {"kind":"added","seat":1,"cards":[4,5,5]}
    all: {"kind":"paid","seat":2,"corporation":"CR","sum":8,"rank":1,"crypto":3}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":3,"rank":3,"crypto":0}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":5,"rank":2,"crypto":1}
= 30 bf9d28e70b1305881fb8a07a56eed3b5d6700709236575126bea454c0adc090c
31 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
32 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
33 s3 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":2,"crypto":0,"credits":0}
    all: {"kind":"round_began","round":2,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[8,20,23]}
    all: {"kind":"lot_laid","place":2,"cards":[2,4,27]}
    all: {"kind":"lot_laid","place":3,"cards":[20,20,23]}
34 s1 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":4,"outbid":null}
35 s2 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":0,"outbid":null}
36 s3 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":1,"outbid":1}
37 s2 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":1,"cards":[8,20,23]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":4,"cards":[2,4,27]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":0,"cards":[20,20,23]}
38 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
39 s2 {"give":{"card":23}}
    all: {"kind":"sealed","seat":1}
40 s3 {"give":{"card":10}}
    all: {"kind":"sealed","seat":2}
    s1 s2: {"kind":"given","from":1,"to":0,"card":23}
    others: {"kind":"given","from":1,"to":0,"card":null}
    s1 s3: {"kind":"given","from":2,"to":0,"card":10}
    others: {"kind":"given","from":2,"to":0,"card":null}
= 40 993e7a50e92bfb2acbfc0c92c6d86c4b6c758855702eed1ff17106feb80bae24
41 s1 {"return":{"cards":[23,2,null]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":23}
    others: {"kind":"given","from":0,"to":1,"card":null}
    s1 s3: {"kind":"given","from":0,"to":2,"card":2}
    others: {"kind":"given","from":0,"to":2,"card":null}
42 s2 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":4}
43 s3 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":5}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[4,20,24]}
    all: {"kind":"lot_laid","place":2,"cards":[1,2,7]}
    all: {"kind":"lot_laid","place":3,"cards":[5,9,26]}
44 s2 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":1,"outbid":null}
45 s3 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":2,"outbid":1}
46 s1 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":1,"outbid":null}
47 s2 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":3,"outbid":0}
48 s1 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":4,"outbid":1}
49 s2 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":2,"cards":[4,20,24]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":1,"cards":[1,2,7]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":4,"cards":[5,9,26]}
50 s3 {"play_trick":{"card":24,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":2,"card":24}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":5}
= 50 338ab65dca854df244f0e8c059a95e4acf09760af0ac2add9b09695e2be2d0a7
51 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"CB","down":"RB"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":6}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":2}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[6,21,29]}
    all: {"kind":"lot_laid","place":2,"cards":[12,24,24]}
    all: {"kind":"lot_laid","place":3,"cards":[8,25,26]}
52 s3 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":0,"outbid":null}
53 s1 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":3,"outbid":null}
54 s2 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":4,"outbid":2}
55 s3 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":4,"outbid":0}
56 s1 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":2,"cards":[6,21,29]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":4,"cards":[12,24,24]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":4,"cards":[8,25,26]}
57 s3 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"CD"}}}}
    all: {"kind":"trick_played","seat":2,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":5,"to":6}
    all: {"kind":"price_moved","corporation":"CD","from":3,"to":2}
58 s1 {"play_trick":{"card":29,"target":{"swap":["CR","CD"]}}}
    all: {"kind":"trick_played","seat":0,"card":29}
    all: {"kind":"prices_swapped","one":"CR","price":2,"other":"CD","other_price":6}
59 s2 {"play_trick":{"card":24,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"CB","from":6,"to":8}
60 s3 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":2,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":6,"to":5}
= 60 90b87c72cee4435b086a8e2fb9e9780750ebc24896cf733836948d661631d2ec
61 s2 {"play_trick":{"card":24,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":4}
    all: {"kind":"token_passed","first":0}
62 s2 {"commit":{"cards":[1,2,20,20]}}
    all: {"kind":"sealed","seat":1}
63 s3 {"commit":{"cards":[2,20,20]}}
    all: {"kind":"sealed","seat":2}
64 s1 {"commit":{"cards":[4,5,6,21]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":0,"cards":4}
    all: {"kind":"committed","seat":1,"cards":4}
    all: {"kind":"committed","seat":2,"cards":3}
    all: {"kind":"market_opened","seat":0,"corporation":"CR","cards":[4,5,6,21]}
65 s2 {"add":{"cards":[7]}}
    all: {"kind":"sealed","seat":1}
66 s3 {"add":{"cards":[4]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":1,"cards":[7]}
    all: {"kind":"added","seat":2,"cards":[4]}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":8,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":4,"rank":2,"crypto":1}
    all: {"kind":"paid","seat":2,"corporation":"CR","sum":1,"rank":3,"crypto":0}
    all: {"kind":"market_opened","seat":1,"corporation":"RB","cards":[1,2,20,20]}
    all: {"kind":"oversupplied","seat":2,"corporation":"RB","cards":[2,20,20],"from":4,"to":3}
67 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
68 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":7,"rank":1,"crypto":3}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":5,"rank":2,"crypto":1}
69 s1 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":0,"crypto":1,"credits":10}
70 s2 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":1,"crypto":1,"credits":10}
= 70 458260321bf8653bdf6fb799ef33e211b8df332425d8acacd360d0816142201a
71 s3 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":2,"crypto":1,"credits":10}
    all: {"kind":"round_began","round":3,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[5,15,28]}
    all: {"kind":"lot_laid","place":2,"cards":[0,8,11]}
    all: {"kind":"lot_laid","place":3,"cards":[4,10,25]}
72 s1 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":3,"outbid":null}
73 s2 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":1,"outbid":null}
74 s3 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":3,"outbid":1}
75 s2 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":3,"cards":[5,15,28]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":3,"cards":[0,8,11]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":4,"cards":[4,10,25]}
76 s2 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":2,"to":1}
77 s3 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s2 s3: {"kind":"stolen","by":2,"from":1,"card":12}
    others: {"kind":"stolen","by":2,"from":1,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[3,26,27]}
    all: {"kind":"lot_laid","place":2,"cards":[8,14,21]}
    all: {"kind":"lot_laid","place":3,"cards":[9,10,13]}
78 s2 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":1,"outbid":null}
79 s3 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":2,"outbid":null}
80 s1 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":4,"outbid":2}
= 80 e8f46f691b63d5c296bc7089ef6538c671f7cd8e51dffaf274266c351aa1b087
81 s3 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":1,"cards":[3,26,27]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":1,"cards":[8,14,21]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":4,"cards":[9,10,13]}
82 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"RB","down":"CB"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"CB","from":8,"to":7}
83 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
84 s3 {"give":{"card":21}}
    all: {"kind":"sealed","seat":2}
85 s1 {"give":{"card":0}}
    all: {"kind":"sealed","seat":0}
    s2 s3: {"kind":"given","from":2,"to":1,"card":21}
    others: {"kind":"given","from":2,"to":1,"card":null}
    s1 s2: {"kind":"given","from":0,"to":1,"card":0}
    others: {"kind":"given","from":0,"to":1,"card":null}
86 s2 {"return":{"cards":[21,3,null]}}
    s2 s3: {"kind":"given","from":1,"to":2,"card":21}
    others: {"kind":"given","from":1,"to":2,"card":null}
    s1 s2: {"kind":"given","from":1,"to":0,"card":3}
    others: {"kind":"given","from":1,"to":0,"card":null}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[1,6,28]}
    all: {"kind":"lot_laid","place":2,"cards":[1,3,9]}
    all: {"kind":"lot_laid","place":3,"cards":[9,13,25]}
87 s3 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":3,"outbid":null}
88 s1 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":0,"outbid":null}
89 s2 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":3,"cards":[1,6,28]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":3,"cards":[1,3,9]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":0,"cards":[9,13,25]}
90 s1 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":5,"to":4}
= 90 2afa268b1791b38042cd25c50651f11bfbb7e5800c2d86e6f777c6c13cead72b
91 s2 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    s1 s2: {"kind":"stolen","by":1,"from":0,"card":3}
    others: {"kind":"stolen","by":1,"from":0,"card":null}
    all: {"kind":"token_passed","first":0}
92 s1 {"commit":{"cards":[8,9,9,9,10,10,11]}}
    all: {"kind":"sealed","seat":0}
93 s3 {"commit":{"cards":[12,14,15,21]}}
    all: {"kind":"sealed","seat":2}
94 s2 {"commit":{"cards":[0,1,3]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":0,"cards":7}
    all: {"kind":"committed","seat":1,"cards":3}
    all: {"kind":"committed","seat":2,"cards":4}
    all: {"kind":"market_opened","seat":0,"corporation":"CB","cards":[8,9,9,9,10,10,11]}
95 s3 {"add":{"cards":[8,8,8,9]}}
    all: {"kind":"sealed","seat":2}
96 s2 {"add":{"cards":[10]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[10]}
    all: {"kind":"added","seat":2,"cards":[8,8,8,9]}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":17,"rank":1,"crypto":7}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":3,"rank":3,"crypto":0}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":5,"rank":2,"crypto":3}
    all: {"kind":"market_opened","seat":1,"corporation":"RB","cards":[0,1,3]}
97 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
98 s3 {"add":{"cards":[1,3]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":2,"cards":[1,3]}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":7,"rank":1,"crypto":4}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":6,"rank":2,"crypto":2}
    all: {"kind":"market_opened","seat":2,"corporation":"CD","cards":[12,14,15,21]}
99 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
100 s1 {"add":{"cards":[13,13]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[13,13]}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":10,"rank":1,"crypto":4}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":4,"rank":2,"crypto":2}
= 100 ff4d917c3265b0f638ac6c954a6b926de5ca538fbb5de10c936593f8e3c97fb4
101 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
102 s2 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":1,"crypto":1,"credits":10}
103 s3 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":2,"crypto":1,"credits":10}
    all: {"kind":"round_began","round":4,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[13,13,14]}
    all: {"kind":"lot_laid","place":2,"cards":[11,22,23]}
    all: {"kind":"lot_laid","place":3,"cards":[0,12,20]}
104 s1 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":2,"outbid":null}
105 s2 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":3,"outbid":null}
106 s3 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":0,"cards":[13,13,14]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":3,"cards":[11,22,23]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":2,"cards":[0,12,20]}
107 s2 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":1,"to":2}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"reshuffled","cards":79}
    all: {"kind":"lot_laid","place":1,"cards":[1,20,27]}
    all: {"kind":"lot_laid","place":2,"cards":[7,8,27]}
    all: {"kind":"lot_laid","place":3,"cards":[8,9,20]}
108 s2 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":4,"outbid":null}
109 s3 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":1,"outbid":null}
110 s1 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":1,"cards":[1,20,27]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":4,"cards":[7,8,27]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":2,"cards":[8,9,20]}
= 110 9ff52cab46befb2970ac58b3cbc30e185e1e50ad343020aa3a9581993218f598
111 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
112 s1 {"give":{"card":12}}
    all: {"kind":"sealed","seat":0}
113 s3 {"give":{"card":27}}
    all: {"kind":"sealed","seat":2}
    s2 s3: {"kind":"given","from":2,"to":1,"card":27}
    others: {"kind":"given","from":2,"to":1,"card":null}
    s1 s2: {"kind":"given","from":0,"to":1,"card":12}
    others: {"kind":"given","from":0,"to":1,"card":null}
114 s2 {"return":{"cards":[12,11,null]}}
    s2 s3: {"kind":"given","from":1,"to":2,"card":12}
    others: {"kind":"given","from":1,"to":2,"card":null}
    s1 s2: {"kind":"given","from":1,"to":0,"card":11}
    others: {"kind":"given","from":1,"to":0,"card":null}
115 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
116 s1 {"give":{"card":0}}
    all: {"kind":"sealed","seat":0}
117 s3 {"give":{"card":20}}
    all: {"kind":"sealed","seat":2}
    s2 s3: {"kind":"given","from":2,"to":1,"card":20}
    others: {"kind":"given","from":2,"to":1,"card":null}
    s1 s2: {"kind":"given","from":0,"to":1,"card":0}
    others: {"kind":"given","from":0,"to":1,"card":null}
118 s2 {"return":{"cards":[0,22,null]}}
    s2 s3: {"kind":"given","from":1,"to":2,"card":0}
    others: {"kind":"given","from":1,"to":2,"card":null}
    s1 s2: {"kind":"given","from":1,"to":0,"card":22}
    others: {"kind":"given","from":1,"to":0,"card":null}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[4,14,21]}
    all: {"kind":"lot_laid","place":2,"cards":[9,23,25]}
    all: {"kind":"lot_laid","place":3,"cards":[1,21,28]}
119 s3 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":0,"outbid":null}
120 s1 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":3,"outbid":null}
= 120 76ba0380cb8909e9073ca7bf6406b6a278d2b0eccabb13bf85a3d1a1503d4f86
121 s2 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":0,"cards":[4,14,21]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":0,"cards":[9,23,25]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":3,"cards":[1,21,28]}
122 s3 {"play_trick":{"card":23,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"CD","from":4,"to":5}
123 s1 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s2: {"kind":"stolen","by":0,"from":1,"card":4}
    others: {"kind":"stolen","by":0,"from":1,"card":null}
124 s3 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":2,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":2,"to":1}
    all: {"kind":"token_passed","first":0}
125 s2 {"commit":{"cards":[4,6,7,20,21]}}
    all: {"kind":"sealed","seat":1}
126 s3 {"commit":{"cards":[12,13,13,14]}}
    all: {"kind":"sealed","seat":2}
127 s1 {"commit":{"cards":[8,9,11,20,20,21,22]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":0,"cards":7}
    all: {"kind":"committed","seat":1,"cards":5}
    all: {"kind":"committed","seat":2,"cards":4}
    all: {"kind":"market_opened","seat":0,"corporation":"CB","cards":[8,9,11,20,20,21,22]}
128 s3 {"add":{"cards":[9]}}
    all: {"kind":"sealed","seat":2}
129 s2 {"add":{"cards":[8]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[8]}
    all: {"kind":"added","seat":2,"cards":[9]}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":14,"rank":1,"crypto":7}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":1,"rank":3,"crypto":0}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":2,"rank":2,"crypto":3}
    all: {"kind":"market_opened","seat":1,"corporation":"CR","cards":[4,6,7,20,21]}
130 s1 {"add":{"cards":[4]}}
    all: {"kind":"sealed","seat":0}
= 130 3b85edd4b3364c8de2aab39b02222645a020f6d3e6ec0e9e41acf1d49e22ae03
131 s3 {"add":{"cards":[5]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":2,"cards":[5]}
    all: {"kind":"added","seat":0,"cards":[4]}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":11,"rank":1,"crypto":1}
    all: {"kind":"paid","seat":2,"corporation":"CR","sum":2,"rank":2,"crypto":0}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":1,"rank":3,"crypto":0}
    all: {"kind":"market_opened","seat":2,"corporation":"CD","cards":[12,13,13,14]}
132 s2 {"add":{"cards":[14]}}
    all: {"kind":"sealed","seat":1}
133 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"added","seat":1,"cards":[14]}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":8,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":3,"rank":2,"crypto":2}
134 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
135 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
136 s3 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":2,"crypto":0,"credits":0}
    all: {"kind":"hand_counted","seat":0,"value":2}
    all: {"kind":"hand_counted","seat":2,"value":3}
    all: {"kind":"game_over"}
= 136 1974d9ba9d1a34fa96ee91cb1b65b0bf8d33e205b3db123c1f0a4f161cabd794
s1 rank 2 score 20
s2 rank 3 score 14
s3 rank 1 score 20
