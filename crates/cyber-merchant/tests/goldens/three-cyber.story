cyber-merchant revision 1, 3 seats, options {"cyber_deck":"on","notes":"hidden","first":"1"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"round_began","round":1,"first":0}
    all: {"kind":"tokens_laid","tokens":4}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[3,20,29]}
    all: {"kind":"lot_laid","place":2,"cards":[13,23,28]}
    all: {"kind":"lot_laid","place":3,"cards":[2,26,27]}
1 s1 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":1,"outbid":null}
2 s2 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":2,"outbid":0}
3 s3 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":1,"outbid":null}
4 s1 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":2,"cards":[3,20,29]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":1,"cards":[13,23,28]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":2,"cards":[2,26,27]}
5 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"CB","down":"CD"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"CD","from":3,"to":2}
6 s2 {"play_trick":{"card":29,"target":{"swap":["RB","CD"]}}}
    all: {"kind":"trick_played","seat":1,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":2,"other":"CD","other_price":3}
7 s3 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s2 s3: {"kind":"stolen","by":2,"from":1,"card":20}
    others: {"kind":"stolen","by":2,"from":1,"card":null}
8 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
9 s3 {"give":{"card":23}}
    all: {"kind":"sealed","seat":2}
    s1 s2: {"kind":"given","from":1,"to":0,"card":3}
    others: {"kind":"given","from":1,"to":0,"card":null}
    s1 s3: {"kind":"given","from":2,"to":0,"card":23}
    others: {"kind":"given","from":2,"to":0,"card":null}
10 s1 {"return":{"cards":[2,3,null]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":2}
    others: {"kind":"given","from":0,"to":1,"card":null}
    s1 s3: {"kind":"given","from":0,"to":2,"card":3}
    others: {"kind":"given","from":0,"to":2,"card":null}
= 10 e3e8135036e22f10a8d44a3d1976444bcf2281465e5ceee898544ea291879d44
11 s1 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":3}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[1,1,26]}
    all: {"kind":"lot_laid","place":2,"cards":[6,12,24]}
    all: {"kind":"lot_laid","place":3,"cards":[1,8,14]}
12 s2 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":4,"outbid":null}
13 s3 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":2,"outbid":null}
14 s1 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":4,"outbid":2}
15 s3 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":2,"cards":[1,1,26]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":4,"cards":[6,12,24]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":4,"cards":[1,8,14]}
16 s3 {"play_trick":{"card":26,"target":{"shift":{"up":"CD","down":"CR"}}}}
    all: {"kind":"trick_played","seat":2,"card":26}
    all: {"kind":"price_moved","corporation":"CD","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":2}
17 s1 {"play_trick":{"card":24,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":0,"card":24}
    all: {"kind":"price_moved","corporation":"CD","from":4,"to":6}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[7,23,25]}
    all: {"kind":"lot_laid","place":2,"cards":[2,8,20]}
    all: {"kind":"lot_laid","place":3,"cards":[23,25,28]}
18 s3 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":3,"outbid":null}
19 s1 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":2,"outbid":null}
20 s2 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":4,"outbid":2}
= 20 85b23340bcda8ba58a378cab50b5ddfb1af7eae8dc1228528634d2b06d2b4dad
21 s3 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":4,"cards":[7,23,25]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":4,"cards":[2,8,20]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":2,"cards":[23,25,28]}
22 s1 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":5}
23 s2 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":6,"to":5}
24 s1 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":2}
25 s2 {"play_trick":{"card":23,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CD","from":5,"to":6}
26 s1 {"play_trick":{"card":28,"target":{"victim":2}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s3: {"kind":"stolen","by":0,"from":2,"card":2}
    others: {"kind":"stolen","by":0,"from":2,"card":null}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"token_turned","corporation":"RB","change":1,"from":2,"to":3}
    all: {"kind":"token_turned","corporation":"CR","change":1,"from":2,"to":3}
    all: {"kind":"token_turned","corporation":"CB","change":0,"from":5,"to":5}
    all: {"kind":"token_turned","corporation":"CD","change":-1,"from":6,"to":5}
27 s1 {"commit":{"cards":[2]}}
    all: {"kind":"sealed","seat":0}
28 s2 {"commit":{"cards":[1,2]}}
    all: {"kind":"sealed","seat":1}
29 s3 {"commit":{"cards":[1,1,3,20,20]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"committed","seat":0,"cards":1}
    all: {"kind":"committed","seat":1,"cards":2}
    all: {"kind":"committed","seat":2,"cards":5}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[2]}
    all: {"kind":"oversupplied","seat":1,"corporation":"RB","cards":[1,2],"from":3,"to":2}
    all: {"kind":"oversupplied","seat":2,"corporation":"RB","cards":[1,1,3,20,20],"from":2,"to":1}
30 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
= 30 1dda852b9a2b5a3d70012846cb15a3e3efbe37640d3c8bfb54b8eb1ecfe4d683
31 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":3,"rank":3,"crypto":0}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":5,"rank":2,"crypto":0}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":10,"rank":1,"crypto":1}
32 s3 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":2,"crypto":0,"credits":0}
    all: {"kind":"round_began","round":2,"first":0}
    all: {"kind":"tokens_laid","tokens":4}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[8,9,21]}
    all: {"kind":"lot_laid","place":2,"cards":[0,11,27]}
    all: {"kind":"lot_laid","place":3,"cards":[8,14,24]}
33 s1 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":2,"outbid":null}
34 s2 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":0,"outbid":null}
35 s3 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":0,"cards":[8,9,21]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":2,"cards":[0,11,27]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":4,"cards":[8,14,24]}
36 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
37 s3 {"give":{"card":24}}
    all: {"kind":"sealed","seat":2}
38 s2 {"give":{"card":8}}
    all: {"kind":"sealed","seat":1}
    s1 s2: {"kind":"given","from":1,"to":0,"card":8}
    others: {"kind":"given","from":1,"to":0,"card":null}
    s1 s3: {"kind":"given","from":2,"to":0,"card":24}
    others: {"kind":"given","from":2,"to":0,"card":null}
39 s1 {"return":{"cards":[0,24,null]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":0}
    others: {"kind":"given","from":0,"to":1,"card":null}
    s1 s3: {"kind":"given","from":0,"to":2,"card":24}
    others: {"kind":"given","from":0,"to":2,"card":null}
40 s3 {"play_trick":{"card":24,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":2,"card":24}
    all: {"kind":"price_moved","corporation":"CD","from":5,"to":7}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[6,9,27]}
    all: {"kind":"lot_laid","place":2,"cards":[0,5,21]}
    all: {"kind":"lot_laid","place":3,"cards":[4,7,20]}
= 40 fa69ad9736bd3a427e0a1da27bf3ac388e38e1f4a18c2ff50ef25526a55c3e60
41 s2 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":4,"outbid":null}
42 s3 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":3,"outbid":null}
43 s1 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":4,"cards":[6,9,27]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":1,"cards":[0,5,21]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":3,"cards":[4,7,20]}
44 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
45 s1 {"give":{"card":5}}
    all: {"kind":"sealed","seat":0}
46 s3 {"give":{"card":14}}
    all: {"kind":"sealed","seat":2}
    s2 s3: {"kind":"given","from":2,"to":1,"card":14}
    others: {"kind":"given","from":2,"to":1,"card":null}
    s1 s2: {"kind":"given","from":0,"to":1,"card":5}
    others: {"kind":"given","from":0,"to":1,"card":null}
47 s2 {"return":{"cards":[8,5,null]}}
    s2 s3: {"kind":"given","from":1,"to":2,"card":8}
    others: {"kind":"given","from":1,"to":2,"card":null}
    s1 s2: {"kind":"given","from":1,"to":0,"card":5}
    others: {"kind":"given","from":1,"to":0,"card":null}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[10,20,21]}
    all: {"kind":"lot_laid","place":2,"cards":[12,15,22]}
    all: {"kind":"lot_laid","place":3,"cards":[5,10,13]}
48 s3 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":1,"outbid":null}
49 s1 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":4,"outbid":null}
50 s2 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":1,"cards":[10,20,21]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":0,"cards":[12,15,22]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":4,"cards":[5,10,13]}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"token_turned","corporation":"RB","change":0,"from":1,"to":1}
    all: {"kind":"token_turned","corporation":"CR","change":-1,"from":3,"to":2}
    all: {"kind":"token_turned","corporation":"CB","change":2,"from":5,"to":7}
    all: {"kind":"token_turned","corporation":"CD","change":-1,"from":7,"to":6}
= 50 ad81e390b86a12b7f20c393aa5c5a704b467c33362521bc5c0156d28b7b55ca7
51 s3 {"commit":{"cards":[8,8,8,10,20,20,21]}}
    all: {"kind":"sealed","seat":2}
52 s1 {"commit":{"cards":[8,10,11,21]}}
    all: {"kind":"sealed","seat":0}
53 s2 {"commit":{"cards":[12,14,14,15,21,22]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":0,"cards":4}
    all: {"kind":"committed","seat":1,"cards":6}
    all: {"kind":"committed","seat":2,"cards":7}
    all: {"kind":"market_opened","seat":0,"corporation":"CB","cards":[8,10,11,21]}
    all: {"kind":"oversupplied","seat":2,"corporation":"CB","cards":[8,8,8,10,20,20,21],"from":7,"to":6}
54 s2 {"add":{"cards":[9,9]}}
    all: {"kind":"sealed","seat":1}
55 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":1,"cards":[9,9]}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":10,"rank":1,"crypto":6}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":4,"rank":3,"crypto":0}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":10,"rank":1,"crypto":6}
    all: {"kind":"market_opened","seat":1,"corporation":"CD","cards":[12,14,14,15,21,22]}
56 s1 {"add":{"cards":[12,13]}}
    all: {"kind":"sealed","seat":0}
57 s3 {"add":{"cards":[13]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":2,"cards":[13]}
    all: {"kind":"added","seat":0,"cards":[12,13]}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":16,"rank":1,"crypto":6}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":2,"rank":3,"crypto":0}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":3,"rank":2,"crypto":3}
58 s1 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":0,"crypto":1,"credits":10}
59 s2 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":1,"crypto":1,"credits":10}
60 s3 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":2,"crypto":1,"credits":10}
    all: {"kind":"round_began","round":3,"first":0}
    all: {"kind":"tokens_laid","tokens":4}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[6,24,28]}
    all: {"kind":"lot_laid","place":2,"cards":[2,11,22]}
    all: {"kind":"lot_laid","place":3,"cards":[3,9,14]}
= 60 e1d97156097ac0a7121ba63a58206c16c6db5085dd4390989d3b873d1de6f6ff
61 s1 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":4,"outbid":null}
62 s2 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":1,"outbid":null}
63 s3 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":1,"cards":[6,24,28]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":3,"cards":[2,11,22]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":4,"cards":[3,9,14]}
64 s2 {"play_trick":{"card":28,"target":{"victim":2}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    s2 s3: {"kind":"stolen","by":1,"from":2,"card":11}
    others: {"kind":"stolen","by":1,"from":2,"card":null}
65 s2 {"play_trick":{"card":24,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"CD","from":6,"to":8}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[0,0,25]}
    all: {"kind":"lot_laid","place":2,"cards":[1,9,12]}
    all: {"kind":"lot_laid","place":3,"cards":[4,23,26]}
66 s2 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":1,"outbid":null}
67 s3 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":1,"outbid":null}
68 s1 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":1,"cards":[0,0,25]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":1,"cards":[1,9,12]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":1,"cards":[4,23,26]}
69 s3 {"play_trick":{"card":25,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":2,"card":25}
    all: {"kind":"price_moved","corporation":"CB","from":6,"to":5}
70 s1 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":1,"to":2}
= 70 c7878d1e9a92787a411cc8f430a5363f0857eb6444d2e14dc64eef6673bd5bca
71 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"CD"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":2,"to":3}
    all: {"kind":"price_moved","corporation":"CD","from":8,"to":7}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[10,21,25]}
    all: {"kind":"lot_laid","place":2,"cards":[12,20,21]}
    all: {"kind":"lot_laid","place":3,"cards":[13,15,20]}
72 s3 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":2,"outbid":null}
73 s1 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":4,"outbid":null}
74 s2 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":3,"cards":[10,21,25]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":2,"cards":[12,20,21]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":4,"cards":[13,15,20]}
75 s2 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":2}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"token_turned","corporation":"RB","change":0,"from":2,"to":2}
    all: {"kind":"token_turned","corporation":"CR","change":2,"from":2,"to":4}
    all: {"kind":"token_turned","corporation":"CB","change":-1,"from":5,"to":4}
    all: {"kind":"token_turned","corporation":"CD","change":-1,"from":7,"to":6}
76 s2 {"commit":{"cards":[6,6,7,21]}}
    all: {"kind":"sealed","seat":1}
77 s3 {"commit":{"cards":[4,7,20,21,22]}}
    all: {"kind":"sealed","seat":2}
78 s1 {"commit":{"cards":[13,14,15,20]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":0,"cards":4}
    all: {"kind":"committed","seat":1,"cards":4}
    all: {"kind":"committed","seat":2,"cards":5}
    all: {"kind":"market_opened","seat":0,"corporation":"CD","cards":[13,14,15,20]}
79 s2 {"add":{"cards":[12]}}
    all: {"kind":"sealed","seat":1}
80 s3 {"add":{"cards":[12]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":1,"cards":[12]}
    all: {"kind":"added","seat":2,"cards":[12]}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":10,"rank":1,"crypto":6}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":1,"rank":2,"crypto":3}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":1,"rank":2,"crypto":3}
    all: {"kind":"market_opened","seat":1,"corporation":"CR","cards":[6,6,7,21]}
    all: {"kind":"oversupplied","seat":2,"corporation":"CR","cards":[4,7,20,21,22],"from":4,"to":3}
= 80 e218b94ac35400c8d1911e68bdc46e97aca5fac9482f83641df54a3f83758843
81 s1 {"add":{"cards":[4,5,5,6]}}
    all: {"kind":"sealed","seat":0}
82 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":0,"cards":[4,5,5,6]}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":12,"rank":1,"crypto":3}
    all: {"kind":"paid","seat":2,"corporation":"CR","sum":11,"rank":2,"crypto":1}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":8,"rank":3,"crypto":0}
83 s1 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":0,"crypto":1,"credits":10}
84 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
85 s3 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":2,"crypto":0,"credits":0}
    all: {"kind":"round_began","round":4,"first":0}
    all: {"kind":"tokens_laid","tokens":4}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[5,5,29]}
    all: {"kind":"lot_laid","place":2,"cards":[4,4,23]}
    all: {"kind":"lot_laid","place":3,"cards":[13,25,28]}
86 s1 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":0,"outbid":null}
87 s2 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":3,"outbid":null}
88 s3 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":0,"cards":[5,5,29]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":3,"cards":[4,4,23]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":1,"cards":[13,25,28]}
89 s1 {"play_trick":{"card":29,"target":{"swap":["CB","CD"]}}}
    all: {"kind":"trick_played","seat":0,"card":29}
    all: {"kind":"prices_swapped","one":"CB","price":6,"other":"CD","other_price":4}
90 s2 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":3}
= 90 2d6bad4327a44ce2e1314fda9da4d86a82fc32b63ce5b0c30eb71345221e4555
91 s3 {"play_trick":{"card":25,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":2,"card":25}
    all: {"kind":"price_moved","corporation":"CB","from":6,"to":5}
92 s3 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s1 s3: {"kind":"stolen","by":2,"from":0,"card":0}
    others: {"kind":"stolen","by":2,"from":0,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"reshuffled","cards":74}
    all: {"kind":"lot_laid","place":1,"cards":[4,12,27]}
    all: {"kind":"lot_laid","place":2,"cards":[8,21,22]}
    all: {"kind":"lot_laid","place":3,"cards":[9,15,21]}
93 s2 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":3,"outbid":null}
94 s3 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":4,"outbid":1}
95 s1 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":3,"outbid":null}
96 s2 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":3,"cards":[4,12,27]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":4,"cards":[8,21,22]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":4,"cards":[9,15,21]}
97 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
98 s3 {"give":{"card":9}}
    all: {"kind":"sealed","seat":2}
99 s2 {"give":{"card":1}}
    all: {"kind":"sealed","seat":1}
    s1 s2: {"kind":"given","from":1,"to":0,"card":1}
    others: {"kind":"given","from":1,"to":0,"card":null}
    s1 s3: {"kind":"given","from":2,"to":0,"card":9}
    others: {"kind":"given","from":2,"to":0,"card":null}
100 s1 {"return":{"cards":[1,12,null]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":1}
    others: {"kind":"given","from":0,"to":1,"card":null}
    s1 s3: {"kind":"given","from":0,"to":2,"card":12}
    others: {"kind":"given","from":0,"to":2,"card":null}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[6,10,26]}
    all: {"kind":"lot_laid","place":2,"cards":[3,6,28]}
    all: {"kind":"lot_laid","place":3,"cards":[26,27,28]}
= 100 eee7da5b603326c645f428a73bd3293384b11fe6e09a8c6a38e5fdd9ef89b12c
101 s3 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":0,"outbid":null}
102 s1 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":2,"outbid":null}
103 s2 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":3,"cards":[6,10,26]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":0,"cards":[3,6,28]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":2,"cards":[26,27,28]}
104 s3 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s2 s3: {"kind":"stolen","by":2,"from":1,"card":4}
    others: {"kind":"stolen","by":2,"from":1,"card":null}
105 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"CB","down":"CD"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":6}
    all: {"kind":"price_moved","corporation":"CD","from":4,"to":3}
106 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CD","down":"CB"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CD","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"CB","from":6,"to":5}
107 s1 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s2: {"kind":"stolen","by":0,"from":1,"card":22}
    others: {"kind":"stolen","by":0,"from":1,"card":null}
108 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
109 s3 {"give":{"card":2}}
    all: {"kind":"sealed","seat":2}
110 s2 {"give":{"card":4}}
    all: {"kind":"sealed","seat":1}
    s1 s2: {"kind":"given","from":1,"to":0,"card":4}
    others: {"kind":"given","from":1,"to":0,"card":null}
    s1 s3: {"kind":"given","from":2,"to":0,"card":2}
    others: {"kind":"given","from":2,"to":0,"card":null}
= 110 7567470adafa2b1573157fe7cff2d33e361db73bcb5f12bf13cceb5109d6259d
111 s1 {"return":{"cards":[9,4,null]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":9}
    others: {"kind":"given","from":0,"to":1,"card":null}
    s1 s3: {"kind":"given","from":0,"to":2,"card":4}
    others: {"kind":"given","from":0,"to":2,"card":null}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"token_turned","corporation":"RB","change":2,"from":3,"to":5}
    all: {"kind":"token_turned","corporation":"CR","change":-1,"from":3,"to":2}
    all: {"kind":"token_turned","corporation":"CB","change":-1,"from":5,"to":4}
    all: {"kind":"token_turned","corporation":"CD","change":1,"from":4,"to":5}
112 s2 {"commit":{"cards":[8,9,9,10,10,11,21]}}
    all: {"kind":"sealed","seat":1}
113 s3 {"commit":{"cards":[0,0,0,3,21]}}
    all: {"kind":"sealed","seat":2}
114 s1 {"commit":{"cards":[2,3,22]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":0,"cards":3}
    all: {"kind":"committed","seat":1,"cards":7}
    all: {"kind":"committed","seat":2,"cards":5}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[2,3,22]}
    all: {"kind":"oversupplied","seat":2,"corporation":"RB","cards":[0,0,0,3,21],"from":5,"to":4}
115 s2 {"add":{"cards":[0,1]}}
    all: {"kind":"sealed","seat":1}
116 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":1,"cards":[0,1]}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":10,"rank":1,"crypto":4}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":3,"rank":3,"crypto":0}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":9,"rank":2,"crypto":2}
    all: {"kind":"market_opened","seat":1,"corporation":"CB","cards":[8,9,9,10,10,11,21]}
117 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
118 s1 {"add":{"cards":[9]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":0,"cards":[9]}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":17,"rank":1,"crypto":4}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":2,"rank":2,"crypto":2}
119 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
120 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
= 120 4b793d9bef500d9d3dbb5a7721268c08399a8367542f141a6dfffc6d511cfee4
121 s3 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":2,"crypto":0,"credits":0}
    all: {"kind":"game_over"}
= 121 910297f82e7f4cb107486aa2f5f08a2afa7608b76a7c3b945db90dfed2c68ded
s1 rank 1 score 19
s2 rank 2 score 15
s3 rank 3 score 12
