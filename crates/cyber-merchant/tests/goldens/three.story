cyber-merchant revision 1, 3 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"round_began","round":1,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[11,12,15]}
    all: {"kind":"lot_laid","place":2,"cards":[5,5,25]}
    all: {"kind":"lot_laid","place":3,"cards":[0,28,28]}
1 s1 {"bid":{"place":3,"mark":6}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":6,"outbid":null}
2 s2 {"bid":{"place":2,"mark":8}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":8,"outbid":null}
3 s3 {"bid":{"place":3,"mark":20}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":20,"outbid":0}
4 s1 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":1,"cards":[11,12,15]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":8,"cards":[5,5,25]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":20,"cards":[0,28,28]}
5 s2 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":3,"to":2}
6 s3 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s2 s3: {"kind":"stolen","by":2,"from":1,"card":5}
    others: {"kind":"stolen","by":2,"from":1,"card":null}
7 s3 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s2 s3: {"kind":"stolen","by":2,"from":1,"card":5}
    others: {"kind":"stolen","by":2,"from":1,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[6,23,24]}
    all: {"kind":"lot_laid","place":2,"cards":[8,12,14]}
    all: {"kind":"lot_laid","place":3,"cards":[4,22,23]}
8 s2 {"bid":{"place":2,"mark":7}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":7,"outbid":null}
9 s3 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":0,"outbid":null}
10 s1 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":2,"cards":[6,23,24]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":7,"cards":[8,12,14]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":0,"cards":[4,22,23]}
= 10 b5030c0bddbce1eae7638c2b6e6ce8029e16e234d481a3bd785e98ec40772a6f
11 s3 {"play_trick":{"card":23,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"CD","from":2,"to":3}
12 s1 {"play_trick":{"card":23}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"no_effect","seat":0,"card":23}
13 s1 {"play_trick":{"card":24}}
    all: {"kind":"trick_played","seat":0,"card":24}
    all: {"kind":"no_effect","seat":0,"card":24}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[13,21,21]}
    all: {"kind":"lot_laid","place":2,"cards":[1,20,20]}
    all: {"kind":"lot_laid","place":3,"cards":[13,23,28]}
14 s3 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":0,"outbid":null}
15 s1 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":0,"outbid":null}
16 s2 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":0,"cards":[13,21,21]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":3,"cards":[1,20,20]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":0,"cards":[13,23,28]}
17 s3 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":4}
18 s3 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s1 s3: {"kind":"stolen","by":2,"from":0,"card":11}
    others: {"kind":"stolen","by":2,"from":0,"card":null}
    all: {"kind":"token_passed","first":0}
19 s1 {"commit":{"cards":[12,13,15,21,21]}}
    all: {"kind":"sealed","seat":0}
20 s3 {"commit":{"cards":[4,22]}}
    all: {"kind":"sealed","seat":2}
= 20 a714d6f1d1367228fa67dfea04d334f2b202119394865cbb148a6b63e5063ceb
21 s2 {"commit":{"cards":[14,20]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":0,"cards":5}
    all: {"kind":"committed","seat":1,"cards":2}
    all: {"kind":"committed","seat":2,"cards":2}
    all: {"kind":"market_opened","seat":0,"corporation":"CD","cards":[12,13,15,21,21]}
    all: {"kind":"oversupplied","seat":1,"corporation":"CD","cards":[14,20],"from":3,"to":2}
22 s2 {"add":{"cards":[20]}}
    all: {"kind":"sealed","seat":1}
23 s3 {"add":{"cards":[13]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":1,"cards":[20]}
    all: {"kind":"added","seat":2,"cards":[13]}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":11,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":5,"rank":2,"crypto":1}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":2,"rank":3,"crypto":0}
    all: {"kind":"market_opened","seat":2,"corporation":"CR","cards":[4,22]}
24 s1 {"add":{"cards":[6]}}
    all: {"kind":"sealed","seat":0}
25 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":0,"cards":[6]}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"paid","seat":2,"corporation":"CR","sum":4,"rank":1,"crypto":4}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":3,"rank":2,"crypto":2}
26 s1 {"exchange":{"crypto":3}}
    all: {"kind":"exchanged","seat":0,"crypto":3,"credits":30}
27 s2 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":1,"crypto":1,"credits":10}
28 s3 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":2,"crypto":0,"credits":0}
    all: {"kind":"round_began","round":2,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[10,13,27]}
    all: {"kind":"lot_laid","place":2,"cards":[0,8,14]}
    all: {"kind":"lot_laid","place":3,"cards":[2,2,6]}
29 s1 {"bid":{"place":3,"mark":17}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":17,"outbid":null}
30 s2 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":1,"outbid":null}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":0,"cards":[10,13,27]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":1,"cards":[0,8,14]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":17,"cards":[2,2,6]}
= 30 2bd2e1ad942530e3e0294b9b82dc1c2f8fdf93ed7071e328707b689c35671eb0
31 s3 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":2,"card":27}
32 s1 {"give":{"card":2}}
    all: {"kind":"sealed","seat":0}
33 s2 {"give":{"card":8}}
    all: {"kind":"sealed","seat":1}
    s1 s3: {"kind":"given","from":0,"to":2,"card":2}
    others: {"kind":"given","from":0,"to":2,"card":null}
    s2 s3: {"kind":"given","from":1,"to":2,"card":8}
    others: {"kind":"given","from":1,"to":2,"card":null}
34 s3 {"return":{"cards":[10,13,null]}}
    s1 s3: {"kind":"given","from":2,"to":0,"card":10}
    others: {"kind":"given","from":2,"to":0,"card":null}
    s2 s3: {"kind":"given","from":2,"to":1,"card":13}
    others: {"kind":"given","from":2,"to":1,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[10,26,27]}
    all: {"kind":"lot_laid","place":2,"cards":[20,25,25]}
    all: {"kind":"lot_laid","place":3,"cards":[8,22,29]}
35 s2 {"bid":{"place":3,"mark":11}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":11,"outbid":null}
36 s3 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":0,"outbid":null}
37 s1 {"bid":{"place":2,"mark":16}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":16,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":0,"cards":[10,26,27]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":16,"cards":[20,25,25]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":11,"cards":[8,22,29]}
38 s2 {"play_trick":{"card":29,"target":{"swap":["RB","CB"]}}}
    all: {"kind":"trick_played","seat":1,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":3,"other":"CB","other_price":3}
39 s3 {"play_trick":{"card":26,"target":{"shift":{"up":"CB","down":"CD"}}}}
    all: {"kind":"trick_played","seat":2,"card":26}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"CD","from":2,"to":1}
40 s1 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":4,"to":3}
= 40 972b09b2e1abc5cdd0afcbbcf6cc6ed025dcc0284c7eda5ef74e1ff0efbead4f
41 s3 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":2,"card":27}
42 s1 {"give":{"card":2}}
    all: {"kind":"sealed","seat":0}
43 s2 {"give":{"card":8}}
    all: {"kind":"sealed","seat":1}
    s1 s3: {"kind":"given","from":0,"to":2,"card":2}
    others: {"kind":"given","from":0,"to":2,"card":null}
    s2 s3: {"kind":"given","from":1,"to":2,"card":8}
    others: {"kind":"given","from":1,"to":2,"card":null}
44 s3 {"return":{"cards":[0,10,null]}}
    s1 s3: {"kind":"given","from":2,"to":0,"card":0}
    others: {"kind":"given","from":2,"to":0,"card":null}
    s2 s3: {"kind":"given","from":2,"to":1,"card":10}
    others: {"kind":"given","from":2,"to":1,"card":null}
45 s1 {"play_trick":{"card":25}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"no_effect","seat":0,"card":25}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[5,6,20]}
    all: {"kind":"lot_laid","place":2,"cards":[4,23,26]}
    all: {"kind":"lot_laid","place":3,"cards":[0,15,21]}
46 s3 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":0,"outbid":null}
47 s1 {"bid":{"place":2,"mark":11}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":11,"outbid":null}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":0,"cards":[5,6,20]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":11,"cards":[4,23,26]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":0,"cards":[0,15,21]}
48 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"CB","down":"RB"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":5}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":2}
49 s1 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":3}
    all: {"kind":"token_passed","first":0}
50 s2 {"commit":{"cards":[6,22]}}
    all: {"kind":"sealed","seat":1}
= 50 93d9c73b0f6ca8e8d56acdb44ea6ab040e201a82cdb304788def7714f8c947c1
51 s3 {"commit":{"cards":[0,2,2,21]}}
    all: {"kind":"sealed","seat":2}
52 s1 {"commit":{"cards":[10]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":0,"cards":1}
    all: {"kind":"committed","seat":1,"cards":2}
    all: {"kind":"committed","seat":2,"cards":4}
    all: {"kind":"market_opened","seat":0,"corporation":"CB","cards":[10]}
53 s3 {"add":{"cards":[8,8]}}
    all: {"kind":"sealed","seat":2}
54 s2 {"add":{"cards":[10]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[10]}
    all: {"kind":"added","seat":2,"cards":[8,8]}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":3,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":3,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":2,"rank":3,"crypto":0}
    all: {"kind":"market_opened","seat":1,"corporation":"CR","cards":[6,22]}
55 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
56 s1 {"add":{"cards":[6,20]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":0,"cards":[6,20]}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":6,"rank":1,"crypto":3}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":4,"rank":2,"crypto":1}
    all: {"kind":"market_opened","seat":2,"corporation":"RB","cards":[0,2,2,21]}
57 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
58 s2 {"add":{"cards":[0,20]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"added","seat":1,"cards":[0,20]}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":9,"rank":1,"crypto":3}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":2,"rank":2,"crypto":1}
59 s1 {"exchange":{"crypto":2}}
    all: {"kind":"exchanged","seat":0,"crypto":2,"credits":20}
60 s2 {"exchange":{"crypto":5}}
    all: {"kind":"exchanged","seat":1,"crypto":5,"credits":50}
= 60 c71a70630552d00c1b8b910beedb3be247d9ac692519d6bd28c936f5c175bdab
61 s3 {"exchange":{"crypto":5}}
    all: {"kind":"exchanged","seat":2,"crypto":5,"credits":50}
    all: {"kind":"round_began","round":3,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[0,20,27]}
    all: {"kind":"lot_laid","place":2,"cards":[4,9,13]}
    all: {"kind":"lot_laid","place":3,"cards":[10,25,25]}
62 s1 {"bid":{"place":2,"mark":16}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":16,"outbid":null}
63 s2 {"bid":{"place":3,"mark":11}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":11,"outbid":null}
64 s3 {"bid":{"place":1,"mark":14}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":14,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":14,"cards":[0,20,27]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":16,"cards":[4,9,13]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":11,"cards":[10,25,25]}
65 s2 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":2}
66 s3 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":2,"card":27}
67 s1 {"give":{"card":9}}
    all: {"kind":"sealed","seat":0}
68 s2 {"give":{"card":12}}
    all: {"kind":"sealed","seat":1}
    s1 s3: {"kind":"given","from":0,"to":2,"card":9}
    others: {"kind":"given","from":0,"to":2,"card":null}
    s2 s3: {"kind":"given","from":1,"to":2,"card":12}
    others: {"kind":"given","from":1,"to":2,"card":null}
69 s3 {"return":{"cards":[15,20,null]}}
    s1 s3: {"kind":"given","from":2,"to":0,"card":15}
    others: {"kind":"given","from":2,"to":0,"card":null}
    s2 s3: {"kind":"given","from":2,"to":1,"card":20}
    others: {"kind":"given","from":2,"to":1,"card":null}
70 s2 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":2}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[3,7,29]}
    all: {"kind":"lot_laid","place":2,"cards":[1,2,21]}
    all: {"kind":"lot_laid","place":3,"cards":[1,12,26]}
= 70 c1bafa4afd8771202a49d7fad17c7478c3432d7c6e16e1f054b8654926706ba6
71 s2 {"bid":{"place":3,"mark":15}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":15,"outbid":null}
72 s3 {"bid":{"place":2,"mark":18}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":18,"outbid":null}
73 s1 {"bid":{"place":1,"mark":5}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":5,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":5,"cards":[3,7,29]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":18,"cards":[1,2,21]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":15,"cards":[1,12,26]}
74 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"CB"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":2,"to":3}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":4}
75 s1 {"play_trick":{"card":29,"target":{"swap":["RB","CD"]}}}
    all: {"kind":"trick_played","seat":0,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":1,"other":"CD","other_price":2}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[9,21,24]}
    all: {"kind":"lot_laid","place":2,"cards":[5,7,11]}
    all: {"kind":"lot_laid","place":3,"cards":[4,14,20]}
76 s3 {"bid":{"place":1,"mark":13}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":13,"outbid":null}
77 s1 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":0,"outbid":null}
78 s2 {"bid":{"place":2,"mark":13}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":13,"outbid":0}
79 s1 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":13,"cards":[9,21,24]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":13,"cards":[5,7,11]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":1,"cards":[4,14,20]}
80 s3 {"play_trick":{"card":24,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":2,"card":24}
    all: {"kind":"price_moved","corporation":"CD","from":2,"to":4}
    all: {"kind":"token_passed","first":0}
= 80 57aa7e486d848cd1fdf5ef380c5e7d4000c9f8fc196f32aa70417a3165b056c5
81 s1 {"commit":{"cards":[0,20]}}
    all: {"kind":"sealed","seat":0}
82 s3 {"commit":{"cards":[0,1,2,21,21]}}
    all: {"kind":"sealed","seat":2}
83 s2 {"commit":{"cards":[12,20]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":0,"cards":2}
    all: {"kind":"committed","seat":1,"cards":2}
    all: {"kind":"committed","seat":2,"cards":5}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[0,20]}
    all: {"kind":"oversupplied","seat":2,"corporation":"RB","cards":[0,1,2,21,21],"from":1,"to":1}
84 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
85 s2 {"add":{"cards":[1,1]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[1,1]}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":2,"rank":3,"crypto":0}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":4,"rank":2,"crypto":0}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":10,"rank":1,"crypto":1}
    all: {"kind":"market_opened","seat":1,"corporation":"CD","cards":[12,20]}
86 s1 {"add":{"cards":[15]}}
    all: {"kind":"sealed","seat":0}
87 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":0,"cards":[15]}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":2,"rank":2,"crypto":2}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":4,"rank":1,"crypto":4}
88 s1 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":0,"crypto":1,"credits":10}
89 s2 {"exchange":{"crypto":2}}
    all: {"kind":"exchanged","seat":1,"crypto":2,"credits":20}
90 s3 {"exchange":{"crypto":2}}
    all: {"kind":"exchanged","seat":2,"crypto":2,"credits":20}
    all: {"kind":"round_began","round":4,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[3,9,24]}
    all: {"kind":"lot_laid","place":2,"cards":[8,12,28]}
    all: {"kind":"lot_laid","place":3,"cards":[1,9,23]}
= 90 3a2524a1a788b78c12faf0ebbc9681a2a3cf7c43aa752a4cb751160e31f817c9
91 s1 {"bid":{"place":1,"mark":11}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":11,"outbid":null}
92 s2 {"bid":{"place":1,"mark":17}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":17,"outbid":0}
93 s3 {"bid":{"place":2,"mark":8}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":8,"outbid":null}
94 s1 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":17,"cards":[3,9,24]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":8,"cards":[8,12,28]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":3,"cards":[1,9,23]}
95 s1 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":4}
96 s2 {"play_trick":{"card":24,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"CD","from":4,"to":6}
97 s3 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s1 s3: {"kind":"stolen","by":2,"from":0,"card":1}
    others: {"kind":"stolen","by":2,"from":0,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"reshuffled","cards":63}
    all: {"kind":"lot_laid","place":1,"cards":[21,23,27]}
    all: {"kind":"lot_laid","place":2,"cards":[13,23,25]}
    all: {"kind":"lot_laid","place":3,"cards":[1,10,15]}
98 s2 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":1,"outbid":null}
99 s3 {"bid":{"place":3,"mark":10}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":10,"outbid":1}
100 s1 {"bid":{"place":2,"mark":5}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":5,"outbid":null}
= 100 37f1e8085724e45448dde5857d68913a835d33f0ee7d651e8b3c18fc9b4b8482
101 s2 {"bid":{"place":3,"mark":12}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":12,"outbid":2}
102 s3 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":0,"cards":[21,23,27]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":5,"cards":[13,23,25]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":12,"cards":[1,10,15]}
103 s3 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":5}
104 s1 {"play_trick":{"card":25,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":4}
105 s3 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":2,"card":27}
106 s1 {"give":{"card":23}}
    all: {"kind":"sealed","seat":0}
107 s2 {"give":{"card":5}}
    all: {"kind":"sealed","seat":1}
    s1 s3: {"kind":"given","from":0,"to":2,"card":23}
    others: {"kind":"given","from":0,"to":2,"card":null}
    s2 s3: {"kind":"given","from":1,"to":2,"card":5}
    others: {"kind":"given","from":1,"to":2,"card":null}
108 s3 {"return":{"cards":[12,23,null]}}
    s1 s3: {"kind":"given","from":2,"to":0,"card":12}
    others: {"kind":"given","from":2,"to":0,"card":null}
    s2 s3: {"kind":"given","from":2,"to":1,"card":23}
    others: {"kind":"given","from":2,"to":1,"card":null}
109 s2 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":4,"to":5}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[20,23,25]}
    all: {"kind":"lot_laid","place":2,"cards":[12,20,27]}
    all: {"kind":"lot_laid","place":3,"cards":[0,21,22]}
110 s3 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":3,"outbid":null}
= 110 5c027ccfa9abfcb3045e8db45e6ef4a36b24d8ff0d580b748fbe7acbef7ecbb8
111 s1 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":2,"outbid":null}
112 s2 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":3,"cards":[20,23,25]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":2,"cards":[12,20,27]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":2,"cards":[0,21,22]}
113 s3 {"play_trick":{"card":23}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"no_effect","seat":2,"card":23}
114 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
115 s2 {"give":{"card":0}}
    all: {"kind":"sealed","seat":1}
116 s3 {"give":{"card":5}}
    all: {"kind":"sealed","seat":2}
    s1 s2: {"kind":"given","from":1,"to":0,"card":0}
    others: {"kind":"given","from":1,"to":0,"card":null}
    s1 s3: {"kind":"given","from":2,"to":0,"card":5}
    others: {"kind":"given","from":2,"to":0,"card":null}
117 s1 {"return":{"cards":[3,9,null]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":3}
    others: {"kind":"given","from":0,"to":1,"card":null}
    s1 s3: {"kind":"given","from":0,"to":2,"card":9}
    others: {"kind":"given","from":0,"to":2,"card":null}
118 s3 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":2,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":5,"to":4}
    all: {"kind":"token_passed","first":0}
119 s1 {"commit":{"cards":[4,7,20]}}
    all: {"kind":"sealed","seat":0}
120 s2 {"commit":{"cards":[10]}}
    all: {"kind":"sealed","seat":1}
= 120 6a3cd8f7f985bc495c6eae4960fcf531f4ffa6c892cf1dee12048efc65eadd45
121 s3 {"commit":{"cards":[12]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"committed","seat":0,"cards":3}
    all: {"kind":"committed","seat":1,"cards":1}
    all: {"kind":"committed","seat":2,"cards":1}
    all: {"kind":"market_opened","seat":0,"corporation":"CR","cards":[4,7,20]}
122 s3 {"add":{"cards":[5,20,21]}}
    all: {"kind":"sealed","seat":2}
123 s2 {"add":{"cards":[7,22]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[7,22]}
    all: {"kind":"added","seat":2,"cards":[5,20,21]}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":6,"rank":2,"crypto":2}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":7,"rank":1,"crypto":4}
    all: {"kind":"paid","seat":2,"corporation":"CR","sum":5,"rank":3,"crypto":0}
    all: {"kind":"market_opened","seat":1,"corporation":"CB","cards":[10]}
124 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
125 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":3,"rank":1,"crypto":4}
    all: {"kind":"market_opened","seat":2,"corporation":"CD","cards":[12]}
126 s1 {"add":{"cards":[14]}}
    all: {"kind":"sealed","seat":0}
127 s2 {"add":{"cards":[14,21]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":0,"cards":[14]}
    all: {"kind":"added","seat":1,"cards":[14,21]}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":1,"rank":3,"crypto":0}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":3,"rank":2,"crypto":3}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":5,"rank":1,"crypto":6}
128 s1 {"exchange":{"crypto":3}}
    all: {"kind":"exchanged","seat":0,"crypto":3,"credits":30}
129 s2 {"exchange":{"crypto":15}}
    all: {"kind":"exchanged","seat":1,"crypto":15,"credits":150}
130 s3 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":2,"crypto":1,"credits":10}
    all: {"kind":"game_over"}
= 130 f60a74f5d09dd4941770ca5088490121952cf9abc0e7bd20693e1288cbd9f9bd
= 130 f60a74f5d09dd4941770ca5088490121952cf9abc0e7bd20693e1288cbd9f9bd
s1 rank 1 score 10
s2 rank 2 score 3
s3 rank 3 score 0
