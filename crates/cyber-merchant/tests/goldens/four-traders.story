cyber-merchant revision 1, 4 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"round_began","round":1,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[5,8,8]}
    all: {"kind":"lot_laid","place":2,"cards":[21,23,25]}
    all: {"kind":"lot_laid","place":3,"cards":[5,16,26]}
    all: {"kind":"lot_laid","place":4,"cards":[0,20,23]}
1 s1 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":1,"outbid":null}
2 s2 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":3,"outbid":null}
3 s3 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":1,"outbid":null}
4 s4 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":3,"place":2,"mark":4,"outbid":2}
5 s3 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":4,"outbid":1}
6 s2 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":4,"cards":[5,8,8]}
    all: {"kind":"lot_bought","seat":3,"place":2,"mark":4,"cards":[21,23,25]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":1,"cards":[5,16,26]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":1,"cards":[0,20,23]}
7 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"AC"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"AC","from":3,"to":2}
8 s2 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":4}
9 s4 {"play_trick":{"card":25,"target":{"price":"AC"}}}
    all: {"kind":"trick_played","seat":3,"card":25}
    all: {"kind":"price_moved","corporation":"AC","from":2,"to":1}
10 s4 {"play_trick":{"card":23,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":3,"card":23}
    all: {"kind":"price_moved","corporation":"CD","from":3,"to":4}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[3,6,18]}
    all: {"kind":"lot_laid","place":2,"cards":[7,16,27]}
    all: {"kind":"lot_laid","place":3,"cards":[2,4,27]}
    all: {"kind":"lot_laid","place":4,"cards":[5,23,25]}
= 10 73f20d22abc0555b2df06eac444922561c1ab9003328948c35a15a736205cc3e
11 s2 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":1,"outbid":null}
12 s3 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":3,"outbid":null}
13 s4 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":3,"place":4,"mark":1,"outbid":null}
14 s1 {"bid":{"place":4,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":4,"outbid":3}
15 s4 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":3,"place":2,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":3,"cards":[3,6,18]}
    all: {"kind":"lot_bought","seat":3,"place":2,"mark":4,"cards":[7,16,27]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":1,"cards":[2,4,27]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":4,"cards":[5,23,25]}
16 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
17 s1 {"give":{"card":25}}
    all: {"kind":"sealed","seat":0}
18 s4 {"give":{"card":16}}
    all: {"kind":"sealed","seat":3}
19 s3 {"give":{"card":8}}
    all: {"kind":"sealed","seat":2}
    s2 s3: {"kind":"given","from":2,"to":1,"card":8}
    others: {"kind":"given","from":2,"to":1,"card":null}
    s2 s4: {"kind":"given","from":3,"to":1,"card":16}
    others: {"kind":"given","from":3,"to":1,"card":null}
    s1 s2: {"kind":"given","from":0,"to":1,"card":25}
    others: {"kind":"given","from":0,"to":1,"card":null}
20 s2 {"return":{"cards":[25,20,4]}}
    s2 s3: {"kind":"given","from":1,"to":2,"card":25}
    others: {"kind":"given","from":1,"to":2,"card":null}
    s2 s4: {"kind":"given","from":1,"to":3,"card":20}
    others: {"kind":"given","from":1,"to":3,"card":null}
    s1 s2: {"kind":"given","from":1,"to":0,"card":4}
    others: {"kind":"given","from":1,"to":0,"card":null}
= 20 202432516f69842f56d0cb5d9be63967043a4b88eddde326fc8ed61229970242
21 s3 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":2,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":4,"to":3}
22 s4 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":3,"card":27}
23 s1 {"give":{"card":5}}
    all: {"kind":"sealed","seat":0}
24 s2 {"give":{"card":0}}
    all: {"kind":"sealed","seat":1}
25 s3 {"give":{"card":18}}
    all: {"kind":"sealed","seat":2}
    s1 s4: {"kind":"given","from":0,"to":3,"card":5}
    others: {"kind":"given","from":0,"to":3,"card":null}
    s2 s4: {"kind":"given","from":1,"to":3,"card":0}
    others: {"kind":"given","from":1,"to":3,"card":null}
    s3 s4: {"kind":"given","from":2,"to":3,"card":18}
    others: {"kind":"given","from":2,"to":3,"card":null}
26 s4 {"return":{"cards":[20,5,18]}}
    s1 s4: {"kind":"given","from":3,"to":0,"card":20}
    others: {"kind":"given","from":3,"to":0,"card":null}
    s2 s4: {"kind":"given","from":3,"to":1,"card":5}
    others: {"kind":"given","from":3,"to":1,"card":null}
    s3 s4: {"kind":"given","from":3,"to":2,"card":18}
    others: {"kind":"given","from":3,"to":2,"card":null}
27 s1 {"play_trick":{"card":23,"target":{"price":"AC"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"AC","from":1,"to":2}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[4,14,20]}
    all: {"kind":"lot_laid","place":2,"cards":[14,20,20]}
    all: {"kind":"lot_laid","place":3,"cards":[1,12,27]}
    all: {"kind":"lot_laid","place":4,"cards":[24,25,28]}
28 s3 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":0,"outbid":null}
29 s4 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":2,"outbid":2}
30 s1 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":4,"outbid":null}
= 30 3754ca01bbc29927cbac04c4cfd0c7873e1579ae8388e048cf235800c192bba4
31 s2 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":2,"outbid":null}
32 s3 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":3,"place":1,"mark":2,"cards":[4,14,20]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":3,"cards":[14,20,20]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":4,"cards":[1,12,27]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":2,"cards":[24,25,28]}
33 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
34 s2 {"give":{"card":25}}
    all: {"kind":"sealed","seat":1}
35 s4 {"give":{"card":4}}
    all: {"kind":"sealed","seat":3}
36 s3 {"give":{"card":20}}
    all: {"kind":"sealed","seat":2}
    s1 s2: {"kind":"given","from":1,"to":0,"card":25}
    others: {"kind":"given","from":1,"to":0,"card":null}
    s1 s3: {"kind":"given","from":2,"to":0,"card":20}
    others: {"kind":"given","from":2,"to":0,"card":null}
    s1 s4: {"kind":"given","from":3,"to":0,"card":4}
    others: {"kind":"given","from":3,"to":0,"card":null}
37 s1 {"return":{"cards":[5,20,4]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":5}
    others: {"kind":"given","from":0,"to":1,"card":null}
    s1 s3: {"kind":"given","from":0,"to":2,"card":20}
    others: {"kind":"given","from":0,"to":2,"card":null}
    s1 s4: {"kind":"given","from":0,"to":3,"card":4}
    others: {"kind":"given","from":0,"to":3,"card":null}
38 s2 {"play_trick":{"card":24,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"RB","from":4,"to":6}
39 s1 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":4,"to":3}
40 s2 {"play_trick":{"card":28,"target":{"victim":3}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    s2 s4: {"kind":"stolen","by":1,"from":3,"card":7}
    others: {"kind":"stolen","by":1,"from":3,"card":null}
    all: {"kind":"token_passed","first":3}
= 40 bff2e80c035d2042da95252a937de44733793f5b94be719c44bd4d3bd69b29d0
41 s4 {"commit":{"cards":[14,20,21]}}
    all: {"kind":"sealed","seat":3}
42 s2 {"commit":{"cards":[5,5,7]}}
    all: {"kind":"sealed","seat":1}
43 s3 {"commit":{"cards":[5,6,20,20]}}
    all: {"kind":"sealed","seat":2}
44 s1 {"commit":{"cards":[1,20]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":3,"cards":3}
    all: {"kind":"committed","seat":0,"cards":2}
    all: {"kind":"committed","seat":1,"cards":3}
    all: {"kind":"committed","seat":2,"cards":4}
    all: {"kind":"market_opened","seat":3,"corporation":"CD","cards":[14,20,21]}
45 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
46 s1 {"add":{"cards":[12]}}
    all: {"kind":"sealed","seat":0}
47 s3 {"add":{"cards":[14]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":0,"cards":[12]}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[14]}
    all: {"kind":"paid","seat":3,"corporation":"CD","sum":6,"rank":1,"crypto":3}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":1,"rank":3,"crypto":1}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":3,"rank":2,"crypto":1}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[1,20]}
48 s4 {"add":{"cards":[0]}}
    all: {"kind":"sealed","seat":3}
49 s2 {"add":{"cards":[2]}}
    all: {"kind":"sealed","seat":1}
50 s3 {"add":{"cards":[3]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":1,"cards":[2]}
    all: {"kind":"added","seat":2,"cards":[3]}
    all: {"kind":"added","seat":3,"cards":[0]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":3,"rank":2,"crypto":3}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":3,"rank":2,"crypto":3}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":4,"rank":1,"crypto":6}
    all: {"kind":"paid","seat":3,"corporation":"RB","sum":1,"rank":4,"crypto":0}
    all: {"kind":"market_opened","seat":1,"corporation":"CR","cards":[5,5,7]}
    all: {"kind":"oversupplied","seat":2,"corporation":"CR","cards":[5,6,20,20],"from":3,"to":2}
= 50 f68aeebe982cf1ea887380815c047a6dedd5d3b567db4764adaee13c94d7d3bf
51 s1 {"add":{"cards":[4]}}
    all: {"kind":"sealed","seat":0}
52 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
53 s4 {"add":{"cards":[4]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":3,"cards":[4]}
    all: {"kind":"added","seat":0,"cards":[4]}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":8,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":2,"corporation":"CR","sum":7,"rank":2,"crypto":1}
    all: {"kind":"paid","seat":3,"corporation":"CR","sum":1,"rank":3,"crypto":1}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":1,"rank":3,"crypto":1}
54 s4 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":3,"crypto":0,"credits":0}
55 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
56 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
57 s3 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":2,"crypto":0,"credits":0}
    all: {"kind":"round_began","round":2,"first":3}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[12,15,21]}
    all: {"kind":"lot_laid","place":2,"cards":[11,24,25]}
    all: {"kind":"lot_laid","place":3,"cards":[1,26,29]}
    all: {"kind":"lot_laid","place":4,"cards":[0,6,17]}
58 s4 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":2,"outbid":null}
59 s1 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":4,"outbid":null}
60 s2 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":4,"outbid":3}
= 60 83e902da18b13f2be93a4345f9e8296a91f4dec6e2234f30eeb5a60aa7f18f72
61 s3 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":4,"outbid":null}
62 s4 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":3,"place":4,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":4,"cards":[12,15,21]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":4,"cards":[11,24,25]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":4,"cards":[1,26,29]}
    all: {"kind":"lot_bought","seat":3,"place":4,"mark":1,"cards":[0,6,17]}
63 s2 {"play_trick":{"card":29,"target":{"swap":["RB","CR"]}}}
    all: {"kind":"trick_played","seat":1,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":2,"other":"CR","other_price":6}
64 s3 {"play_trick":{"card":25,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":2,"card":25}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":2}
65 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CB","down":"RB"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CB","from":2,"to":3}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":1}
66 s3 {"play_trick":{"card":24,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":2,"card":24}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":5}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[1,12,28]}
    all: {"kind":"lot_laid","place":2,"cards":[6,13,19]}
    all: {"kind":"lot_laid","place":3,"cards":[13,17,23]}
    all: {"kind":"lot_laid","place":4,"cards":[5,25,28]}
67 s1 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":1,"outbid":null}
68 s2 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":3,"outbid":null}
69 s3 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":2,"place":4,"mark":2,"outbid":null}
70 s4 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":3,"place":2,"mark":4,"outbid":1}
= 70 dd96b3d54e50abdc33cb195edc34ab4a43ad1b2c5d56d51641132bba6bee8911
71 s2 {"bid":{"place":4,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":3,"outbid":2}
72 s3 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":3,"outbid":0}
73 s1 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":4,"outbid":2}
74 s3 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":4,"cards":[1,12,28]}
    all: {"kind":"lot_bought","seat":3,"place":2,"mark":4,"cards":[6,13,19]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":4,"cards":[13,17,23]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":3,"cards":[5,25,28]}
75 s1 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":1,"to":2}
76 s2 {"play_trick":{"card":25,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":4}
77 s3 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s1 s3: {"kind":"stolen","by":2,"from":0,"card":21}
    others: {"kind":"stolen","by":2,"from":0,"card":null}
78 s2 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    s1 s2: {"kind":"stolen","by":1,"from":0,"card":13}
    others: {"kind":"stolen","by":1,"from":0,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[4,10,22]}
    all: {"kind":"lot_laid","place":2,"cards":[2,7,26]}
    all: {"kind":"lot_laid","place":3,"cards":[15,19,21]}
    all: {"kind":"lot_laid","place":4,"cards":[8,9,16]}
79 s2 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":3,"outbid":null}
80 s3 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":0,"outbid":null}
= 80 487a1ae2414cb60ec73703373bedff65b205a0ef0de2d096d59300d12c796c54
81 s4 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":4,"outbid":null}
82 s1 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":3,"outbid":2}
83 s3 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":2,"place":4,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":3,"place":1,"mark":4,"cards":[4,10,22]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":3,"cards":[2,7,26]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":3,"cards":[15,19,21]}
    all: {"kind":"lot_bought","seat":2,"place":4,"mark":2,"cards":[8,9,16]}
84 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"RB"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":6,"to":7}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":1}
    all: {"kind":"token_passed","first":2}
85 s1 {"commit":{"cards":[12,15]}}
    all: {"kind":"sealed","seat":0}
86 s2 {"commit":{"cards":[13,15,21]}}
    all: {"kind":"sealed","seat":1}
87 s4 {"commit":{"cards":[4,6,6,22]}}
    all: {"kind":"sealed","seat":3}
88 s3 {"commit":{"cards":[8,8,9,11,21]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"committed","seat":2,"cards":5}
    all: {"kind":"committed","seat":3,"cards":4}
    all: {"kind":"committed","seat":0,"cards":2}
    all: {"kind":"committed","seat":1,"cards":3}
    all: {"kind":"market_opened","seat":2,"corporation":"CB","cards":[8,8,9,11,21]}
89 s4 {"add":{"cards":[10]}}
    all: {"kind":"sealed","seat":3}
90 s2 {"add":{"cards":[8]}}
    all: {"kind":"sealed","seat":1}
= 90 b549b0c48cc4f5aad102b299a9337e7264cb1d98b9b0091d8b6fccf761885d69
91 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":3,"cards":[10]}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"added","seat":1,"cards":[8]}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":10,"rank":1,"crypto":4}
    all: {"kind":"paid","seat":3,"corporation":"CB","sum":3,"rank":2,"crypto":2}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":1,"rank":3,"crypto":2}
    all: {"kind":"market_opened","seat":3,"corporation":"CR","cards":[4,6,6,22]}
92 s2 {"add":{"cards":[5]}}
    all: {"kind":"sealed","seat":1}
93 s1 {"add":{"cards":[7]}}
    all: {"kind":"sealed","seat":0}
94 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":0,"cards":[7]}
    all: {"kind":"added","seat":1,"cards":[5]}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"paid","seat":3,"corporation":"CR","sum":10,"rank":1,"crypto":7}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":4,"rank":2,"crypto":3}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":2,"rank":3,"crypto":3}
    all: {"kind":"market_opened","seat":0,"corporation":"CD","cards":[12,15]}
    all: {"kind":"oversupplied","seat":1,"corporation":"CD","cards":[13,15,21],"from":3,"to":2}
95 s3 {"add":{"cards":[12]}}
    all: {"kind":"sealed","seat":2}
96 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
97 s4 {"add":{"cards":[13]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[12]}
    all: {"kind":"added","seat":3,"cards":[13]}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":5,"rank":2,"crypto":1}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":8,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":1,"rank":4,"crypto":0}
    all: {"kind":"paid","seat":3,"corporation":"CD","sum":2,"rank":3,"crypto":1}
98 s3 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":2,"crypto":1,"credits":10}
99 s4 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":3,"crypto":1,"credits":10}
100 s1 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":0,"crypto":1,"credits":10}
= 100 b03d3f5cf3e4c59bce48451e22b2cb5e103b0568dcfbd8af08bb150d02f69269
101 s2 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":1,"crypto":1,"credits":10}
    all: {"kind":"round_began","round":3,"first":2}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[3,11,20]}
    all: {"kind":"lot_laid","place":2,"cards":[9,21,23]}
    all: {"kind":"lot_laid","place":3,"cards":[0,4,18]}
    all: {"kind":"lot_laid","place":4,"cards":[13,29,29]}
102 s3 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":3,"outbid":null}
103 s4 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":3,"outbid":null}
104 s1 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":4,"outbid":null}
105 s2 {"bid":{"place":4,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":3,"cards":[3,11,20]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":4,"cards":[9,21,23]}
    all: {"kind":"lot_bought","seat":3,"place":3,"mark":3,"cards":[0,4,18]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":4,"cards":[13,29,29]}
106 s1 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":1,"to":2}
107 s2 {"play_trick":{"card":29,"target":{"swap":["RB","CD"]}}}
    all: {"kind":"trick_played","seat":1,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":2,"other":"CD","other_price":2}
108 s2 {"play_trick":{"card":29,"target":{"swap":["CB","CD"]}}}
    all: {"kind":"trick_played","seat":1,"card":29}
    all: {"kind":"prices_swapped","one":"CB","price":2,"other":"CD","other_price":4}
    all: {"kind":"token_passed","first":3}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[8,9,26]}
    all: {"kind":"lot_laid","place":2,"cards":[10,12,24]}
    all: {"kind":"lot_laid","place":3,"cards":[20,23,28]}
    all: {"kind":"lot_laid","place":4,"cards":[0,2,9]}
109 s4 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":3,"place":2,"mark":0,"outbid":null}
110 s1 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":2,"outbid":null}
= 110 9b8ee115a95604d22a49d78231e73827919e9cb84bf2a7f9c74f1c4cf7193aae
111 s2 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":2,"outbid":null}
112 s3 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":2,"cards":[8,9,26]}
    all: {"kind":"lot_bought","seat":3,"place":2,"mark":0,"cards":[10,12,24]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":4,"cards":[20,23,28]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":2,"cards":[0,2,9]}
113 s4 {"play_trick":{"card":24,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":3,"card":24}
    all: {"kind":"price_moved","corporation":"CD","from":4,"to":6}
114 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"AC","down":"RB"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"AC","from":2,"to":3}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":1}
115 s3 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s2 s3: {"kind":"stolen","by":2,"from":1,"card":9}
    others: {"kind":"stolen","by":2,"from":1,"card":null}
116 s3 {"play_trick":{"card":23,"target":{"price":"AC"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"AC","from":3,"to":4}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[18,24,25]}
    all: {"kind":"lot_laid","place":2,"cards":[13,14,22]}
    all: {"kind":"lot_laid","place":3,"cards":[16,17,17]}
    all: {"kind":"lot_laid","place":4,"cards":[1,10,21]}
117 s1 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":1,"outbid":null}
118 s2 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":2,"outbid":null}
119 s3 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":0,"outbid":null}
120 s4 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":3,"place":2,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":0,"cards":[18,24,25]}
    all: {"kind":"lot_bought","seat":3,"place":2,"mark":0,"cards":[13,14,22]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":1,"cards":[16,17,17]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":2,"cards":[1,10,21]}
= 120 e14bea5cdcf89b3b83345e06e064d7616f709d7cb90a0cafa9b95da1253e4af0
121 s3 {"play_trick":{"card":24,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":2,"card":24}
    all: {"kind":"price_moved","corporation":"CD","from":6,"to":8}
122 s3 {"play_trick":{"card":25,"target":{"price":"AC"}}}
    all: {"kind":"trick_played","seat":2,"card":25}
    all: {"kind":"price_moved","corporation":"AC","from":4,"to":3}
    all: {"kind":"token_passed","first":1}
123 s4 {"commit":{"cards":[17,18,19,22]}}
    all: {"kind":"sealed","seat":3}
124 s1 {"commit":{"cards":[16,16,17,17,17,21]}}
    all: {"kind":"sealed","seat":0}
125 s3 {"commit":{"cards":[16,18,18,20,20]}}
    all: {"kind":"sealed","seat":2}
126 s2 {"commit":{"cards":[0,1,1,2,21]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":1,"cards":5}
    all: {"kind":"committed","seat":2,"cards":5}
    all: {"kind":"committed","seat":3,"cards":4}
    all: {"kind":"committed","seat":0,"cards":6}
    all: {"kind":"market_opened","seat":1,"corporation":"RB","cards":[0,1,1,2,21]}
127 s1 {"add":{"cards":[2]}}
    all: {"kind":"sealed","seat":0}
128 s3 {"add":{"cards":[1,3]}}
    all: {"kind":"sealed","seat":2}
129 s4 {"add":{"cards":[0,0]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"added","seat":2,"cards":[1,3]}
    all: {"kind":"added","seat":3,"cards":[0,0]}
    all: {"kind":"added","seat":0,"cards":[2]}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":10,"rank":1,"crypto":1}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":6,"rank":2,"crypto":0}
    all: {"kind":"paid","seat":3,"corporation":"RB","sum":2,"rank":4,"crypto":0}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":3,"rank":3,"crypto":0}
    all: {"kind":"market_opened","seat":2,"corporation":"AC","cards":[16,18,18,20,20]}
    all: {"kind":"oversupplied","seat":3,"corporation":"AC","cards":[17,18,19,22],"from":3,"to":2}
    all: {"kind":"oversupplied","seat":0,"corporation":"AC","cards":[16,16,17,17,17,21],"from":2,"to":1}
130 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
= 130 3d79876964a8719b900263022010e0905e06900fcaeb6dc547f71459f4724913
131 s2 {"add":{"cards":[16,19]}}
    all: {"kind":"sealed","seat":1}
132 s4 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"added","seat":3,"cards":[]}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"added","seat":1,"cards":[16,19]}
    all: {"kind":"paid","seat":2,"corporation":"AC","sum":9,"rank":3,"crypto":0}
    all: {"kind":"paid","seat":3,"corporation":"AC","sum":12,"rank":1,"crypto":1}
    all: {"kind":"paid","seat":0,"corporation":"AC","sum":10,"rank":2,"crypto":0}
    all: {"kind":"paid","seat":1,"corporation":"AC","sum":5,"rank":4,"crypto":0}
133 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
134 s3 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":2,"crypto":1,"credits":10}
135 s4 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":3,"crypto":0,"credits":0}
136 s1 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":0,"crypto":1,"credits":10}
    all: {"kind":"round_began","round":4,"first":1}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"reshuffled","cards":96}
    all: {"kind":"lot_laid","place":1,"cards":[5,17,19]}
    all: {"kind":"lot_laid","place":2,"cards":[14,17,23]}
    all: {"kind":"lot_laid","place":3,"cards":[2,17,20]}
    all: {"kind":"lot_laid","place":4,"cards":[15,20,22]}
137 s2 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":4,"outbid":null}
138 s3 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":4,"outbid":null}
139 s4 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":2,"outbid":null}
140 s1 {"bid":{"place":4,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":4,"cards":[5,17,19]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":4,"cards":[14,17,23]}
    all: {"kind":"lot_bought","seat":3,"place":3,"mark":2,"cards":[2,17,20]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":3,"cards":[15,20,22]}
= 140 a2e80034f254f0085a822deff4278113437add966e17c0bcc535bb2d95a57c42
141 s3 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":1,"to":2}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[5,21,28]}
    all: {"kind":"lot_laid","place":2,"cards":[6,20,21]}
    all: {"kind":"lot_laid","place":3,"cards":[0,8,27]}
    all: {"kind":"lot_laid","place":4,"cards":[1,20,26]}
142 s3 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":4,"outbid":null}
143 s4 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":3,"outbid":null}
144 s1 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":1,"outbid":null}
145 s2 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":2,"outbid":0}
146 s1 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":3,"cards":[5,21,28]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":4,"cards":[6,20,21]}
    all: {"kind":"lot_bought","seat":3,"place":3,"mark":3,"cards":[0,8,27]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":2,"cards":[1,20,26]}
147 s4 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":3,"card":27}
148 s1 {"give":{"card":20}}
    all: {"kind":"sealed","seat":0}
149 s2 {"give":{"card":20}}
    all: {"kind":"sealed","seat":1}
150 s3 {"give":{"card":9}}
    all: {"kind":"sealed","seat":2}
    s1 s4: {"kind":"given","from":0,"to":3,"card":20}
    others: {"kind":"given","from":0,"to":3,"card":null}
    s2 s4: {"kind":"given","from":1,"to":3,"card":20}
    others: {"kind":"given","from":1,"to":3,"card":null}
    s3 s4: {"kind":"given","from":2,"to":3,"card":9}
    others: {"kind":"given","from":2,"to":3,"card":null}
= 150 ed5e9fd1f5ffb9502d8d83b155e9b9e8655814708d2ee5fe8c9eee4bf3767899
151 s4 {"return":{"cards":[9,0,2]}}
    s1 s4: {"kind":"given","from":3,"to":0,"card":9}
    others: {"kind":"given","from":3,"to":0,"card":null}
    s2 s4: {"kind":"given","from":3,"to":1,"card":0}
    others: {"kind":"given","from":3,"to":1,"card":null}
    s3 s4: {"kind":"given","from":3,"to":2,"card":2}
    others: {"kind":"given","from":3,"to":2,"card":null}
152 s1 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s2: {"kind":"stolen","by":0,"from":1,"card":10}
    others: {"kind":"stolen","by":0,"from":1,"card":null}
153 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"RB","down":"CR"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":3}
    all: {"kind":"price_moved","corporation":"CR","from":7,"to":6}
    all: {"kind":"token_passed","first":3}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[8,23,25]}
    all: {"kind":"lot_laid","place":2,"cards":[24,26,27]}
    all: {"kind":"lot_laid","place":3,"cards":[5,17,24]}
    all: {"kind":"lot_laid","place":4,"cards":[6,25,29]}
154 s4 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":1,"outbid":null}
155 s1 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":2,"outbid":null}
156 s2 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":2,"outbid":3}
157 s3 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":4,"outbid":null}
158 s4 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":3,"place":2,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":4,"cards":[8,23,25]}
    all: {"kind":"lot_bought","seat":3,"place":2,"mark":1,"cards":[24,26,27]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":2,"cards":[5,17,24]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":2,"cards":[6,25,29]}
159 s4 {"play_trick":{"card":24,"target":{"price":"AC"}}}
    all: {"kind":"trick_played","seat":3,"card":24}
    all: {"kind":"price_moved","corporation":"AC","from":1,"to":3}
160 s1 {"play_trick":{"card":29,"target":{"swap":["CB","CD"]}}}
    all: {"kind":"trick_played","seat":0,"card":29}
    all: {"kind":"prices_swapped","one":"CB","price":8,"other":"CD","other_price":2}
= 160 36a2891e171c43ca47f55c966ffb1e6b5fb6d9ef381cc87991b225dd112cb664
161 s2 {"play_trick":{"card":24,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"CR","from":6,"to":8}
162 s3 {"play_trick":{"card":25,"target":{"price":"AC"}}}
    all: {"kind":"trick_played","seat":2,"card":25}
    all: {"kind":"price_moved","corporation":"AC","from":3,"to":2}
163 s4 {"play_trick":{"card":26,"target":{"shift":{"up":"CB","down":"RB"}}}}
    all: {"kind":"trick_played","seat":3,"card":26}
    all: {"kind":"price_moved","corporation":"CB","from":8,"to":9}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":2}
164 s1 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":2,"to":1}
165 s3 {"play_trick":{"card":23,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"CD","from":1,"to":2}
166 s4 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":3,"card":27}
167 s3 {"give":{"card":21}}
    all: {"kind":"sealed","seat":2}
168 s2 {"give":{"card":13}}
    all: {"kind":"sealed","seat":1}
169 s1 {"give":{"card":8}}
    all: {"kind":"sealed","seat":0}
    s1 s4: {"kind":"given","from":0,"to":3,"card":8}
    others: {"kind":"given","from":0,"to":3,"card":null}
    s2 s4: {"kind":"given","from":1,"to":3,"card":13}
    others: {"kind":"given","from":1,"to":3,"card":null}
    s3 s4: {"kind":"given","from":2,"to":3,"card":21}
    others: {"kind":"given","from":2,"to":3,"card":null}
170 s4 {"return":{"cards":[20,20,21]}}
    s1 s4: {"kind":"given","from":3,"to":0,"card":20}
    others: {"kind":"given","from":3,"to":0,"card":null}
    s2 s4: {"kind":"given","from":3,"to":1,"card":20}
    others: {"kind":"given","from":3,"to":1,"card":null}
    s3 s4: {"kind":"given","from":3,"to":2,"card":21}
    others: {"kind":"given","from":3,"to":2,"card":null}
    all: {"kind":"token_passed","first":0}
= 170 d4704030924402706b3eb9649acbc94cf56c882944d2d524cef8f9e70b6087a1
171 s2 {"commit":{"cards":[17,17,19,20]}}
    all: {"kind":"sealed","seat":1}
172 s4 {"commit":{"cards":[12,13,13,14,20]}}
    all: {"kind":"sealed","seat":3}
173 s1 {"commit":{"cards":[9,9,9,10,20,21,22]}}
    all: {"kind":"sealed","seat":0}
174 s3 {"commit":{"cards":[8,11,20,21]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"committed","seat":0,"cards":7}
    all: {"kind":"committed","seat":1,"cards":4}
    all: {"kind":"committed","seat":2,"cards":4}
    all: {"kind":"committed","seat":3,"cards":5}
    all: {"kind":"market_opened","seat":0,"corporation":"CB","cards":[9,9,9,10,20,21,22]}
    all: {"kind":"oversupplied","seat":2,"corporation":"CB","cards":[8,11,20,21],"from":9,"to":8}
175 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
176 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
177 s4 {"add":{"cards":[8,8,10]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":3,"cards":[8,8,10]}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":15,"rank":1,"crypto":8}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":8,"rank":2,"crypto":4}
    all: {"kind":"paid","seat":3,"corporation":"CB","sum":5,"rank":3,"crypto":4}
    all: {"kind":"market_opened","seat":1,"corporation":"AC","cards":[17,17,19,20]}
178 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
179 s3 {"add":{"cards":[17]}}
    all: {"kind":"sealed","seat":2}
180 s4 {"add":{"cards":[17]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"added","seat":2,"cards":[17]}
    all: {"kind":"added","seat":3,"cards":[17]}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"paid","seat":1,"corporation":"AC","sum":9,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":2,"corporation":"AC","sum":2,"rank":2,"crypto":1}
    all: {"kind":"paid","seat":3,"corporation":"AC","sum":2,"rank":2,"crypto":1}
    all: {"kind":"market_opened","seat":3,"corporation":"CD","cards":[12,13,13,14,20]}
= 180 5ee1b2a093361437e991da2bc2aa3cfb54e70440f87a2628ced28a1ad5f2ac03
181 s1 {"add":{"cards":[15]}}
    all: {"kind":"sealed","seat":0}
182 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
183 s3 {"add":{"cards":[14]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":0,"cards":[15]}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[14]}
    all: {"kind":"paid","seat":3,"corporation":"CD","sum":9,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":4,"rank":2,"crypto":1}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":3,"rank":3,"crypto":1}
184 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
185 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
186 s3 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":2,"crypto":0,"credits":0}
187 s4 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":3,"crypto":0,"credits":0}
    all: {"kind":"hand_counted","seat":0,"value":5}
    all: {"kind":"hand_counted","seat":2,"value":6}
    all: {"kind":"game_over"}
= 187 cff31ea9f35ace1ac0537358f962a96a82a27c5a71eea0f0f8fe9b7bae919cd6
s1 rank 3 score 16
s2 rank 4 score 14
s3 rank 2 score 16
s4 rank 1 score 21
