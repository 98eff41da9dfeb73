cyber-merchant revision 1, 4 seats, options {"cyber_deck":"on","notes":"shown","first":"4"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"round_began","round":1,"first":3}
    all: {"kind":"tokens_laid","tokens":5}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[0,12,18]}
    all: {"kind":"lot_laid","place":2,"cards":[7,16,18]}
    all: {"kind":"lot_laid","place":3,"cards":[0,5,21]}
    all: {"kind":"lot_laid","place":4,"cards":[16,17,22]}
1 s4 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":3,"place":2,"mark":0,"outbid":null}
2 s1 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":0,"outbid":null}
3 s2 {"bid":{"place":4,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":3,"outbid":0}
4 s3 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":4,"outbid":null}
5 s1 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":1,"outbid":3}
6 s4 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":3,"place":1,"mark":0,"cards":[0,12,18]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":1,"cards":[7,16,18]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":4,"cards":[0,5,21]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":3,"cards":[16,17,22]}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[5,6,28]}
    all: {"kind":"lot_laid","place":2,"cards":[17,27,29]}
    all: {"kind":"lot_laid","place":3,"cards":[8,17,24]}
    all: {"kind":"lot_laid","place":4,"cards":[11,20,24]}
7 s1 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":1,"outbid":null}
8 s2 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":0,"outbid":null}
9 s3 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":4,"mark":1,"outbid":null}
10 s4 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":3,"place":1,"mark":0,"cards":[5,6,28]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":0,"cards":[17,27,29]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":1,"cards":[8,17,24]}
    all: {"kind":"lot_bought","seat":2,"place":4,"mark":1,"cards":[11,20,24]}
= 10 6071ec5f567b1889a480b811334ac03953d4791e721455a59230d4ebd22b7f51
11 s1 {"play_trick":{"card":24,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":24}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":5}
12 s2 {"play_trick":{"card":29,"target":{"swap":["CR","AC"]}}}
    all: {"kind":"trick_played","seat":1,"card":29}
    all: {"kind":"prices_swapped","one":"CR","price":3,"other":"AC","other_price":3}
13 s3 {"play_trick":{"card":24,"target":{"price":"AC"}}}
    all: {"kind":"trick_played","seat":2,"card":24}
    all: {"kind":"price_moved","corporation":"AC","from":3,"to":5}
14 s4 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":3,"card":28}
    s1 s4: {"kind":"stolen","by":3,"from":0,"card":7}
    others: {"kind":"stolen","by":3,"from":0,"card":null}
15 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
16 s4 {"give":{"card":7}}
    all: {"kind":"sealed","seat":3}
17 s3 {"give":{"card":11}}
    all: {"kind":"sealed","seat":2}
18 s1 {"give":{"card":18}}
    all: {"kind":"sealed","seat":0}
    s2 s3: {"kind":"given","from":2,"to":1,"card":11}
    others: {"kind":"given","from":2,"to":1,"card":null}
    s2 s4: {"kind":"given","from":3,"to":1,"card":7}
    others: {"kind":"given","from":3,"to":1,"card":null}
    s1 s2: {"kind":"given","from":0,"to":1,"card":18}
    others: {"kind":"given","from":0,"to":1,"card":null}
19 s2 {"return":{"cards":[22,11,7]}}
    s2 s3: {"kind":"given","from":1,"to":2,"card":22}
    others: {"kind":"given","from":1,"to":2,"card":null}
    s2 s4: {"kind":"given","from":1,"to":3,"card":11}
    others: {"kind":"given","from":1,"to":3,"card":null}
    s1 s2: {"kind":"given","from":1,"to":0,"card":7}
    others: {"kind":"given","from":1,"to":0,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[22,25,26]}
    all: {"kind":"lot_laid","place":2,"cards":[5,8,23]}
    all: {"kind":"lot_laid","place":3,"cards":[19,26,29]}
    all: {"kind":"lot_laid","place":4,"cards":[4,9,20]}
20 s2 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":2,"outbid":null}
= 20 312fb09734896ef6eff5dcc3f3227969f74c28f97db1a839d24b4abd94346417
21 s3 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":3,"outbid":null}
22 s4 {"bid":{"place":4,"mark":4}}
    all: {"kind":"bid_placed","seat":3,"place":4,"mark":4,"outbid":null}
23 s1 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":4,"outbid":2}
24 s3 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":2,"cards":[22,25,26]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":1,"cards":[5,8,23]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":4,"cards":[19,26,29]}
    all: {"kind":"lot_bought","seat":3,"place":4,"mark":4,"cards":[4,9,20]}
25 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CB","down":"RB"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":6}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":2}
26 s3 {"play_trick":{"card":23,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"CD","from":3,"to":4}
27 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"RB","down":"CB"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":3}
    all: {"kind":"price_moved","corporation":"CB","from":6,"to":5}
28 s2 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":2}
29 s1 {"play_trick":{"card":29,"target":{"swap":["CR","CB"]}}}
    all: {"kind":"trick_played","seat":0,"card":29}
    all: {"kind":"prices_swapped","one":"CR","price":5,"other":"CB","other_price":3}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"token_turned","corporation":"RB","change":0,"from":2,"to":2}
    all: {"kind":"token_turned","corporation":"CR","change":-2,"from":5,"to":3}
    all: {"kind":"token_turned","corporation":"CB","change":1,"from":3,"to":4}
    all: {"kind":"token_turned","corporation":"CD","change":-1,"from":4,"to":3}
    all: {"kind":"token_turned","corporation":"AC","change":2,"from":5,"to":7}
30 s1 {"commit":{"cards":[16,17,19]}}
    all: {"kind":"sealed","seat":0}
= 30 fa8735d6fe132ef4ba6b1470f9fd6efe95bdcb7380e3248b4f4e9bf0adb3d3d2
31 s4 {"commit":{"cards":[4,5,6,20]}}
    all: {"kind":"sealed","seat":3}
32 s3 {"commit":{"cards":[5,5,20,21,22]}}
    all: {"kind":"sealed","seat":2}
33 s2 {"commit":{"cards":[16,17,17,18,22]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":2,"cards":5}
    all: {"kind":"committed","seat":3,"cards":4}
    all: {"kind":"committed","seat":0,"cards":3}
    all: {"kind":"committed","seat":1,"cards":5}
    all: {"kind":"market_opened","seat":2,"corporation":"CR","cards":[5,5,20,21,22]}
    all: {"kind":"oversupplied","seat":3,"corporation":"CR","cards":[4,5,6,20],"from":3,"to":2}
34 s4 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":3}
35 s1 {"add":{"cards":[7]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":3,"cards":[]}
    all: {"kind":"added","seat":0,"cards":[7]}
    all: {"kind":"paid","seat":2,"corporation":"CR","sum":10,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":3,"corporation":"CR","sum":7,"rank":2,"crypto":1}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":4,"rank":3,"crypto":1}
    all: {"kind":"market_opened","seat":0,"corporation":"AC","cards":[16,17,19]}
    all: {"kind":"oversupplied","seat":1,"corporation":"AC","cards":[16,17,17,18,22],"from":7,"to":6}
36 s4 {"add":{"cards":[18]}}
    all: {"kind":"sealed","seat":3}
37 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":3,"cards":[18]}
    all: {"kind":"paid","seat":0,"corporation":"AC","sum":7,"rank":2,"crypto":3}
    all: {"kind":"paid","seat":1,"corporation":"AC","sum":11,"rank":1,"crypto":6}
    all: {"kind":"paid","seat":3,"corporation":"AC","sum":3,"rank":3,"crypto":3}
38 s3 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":2,"crypto":0,"credits":0}
39 s4 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":3,"crypto":0,"credits":0}
40 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
= 40 7198072e55d37225ea947fc9050b48270bca896fef92aa7f093025a5bb270f74
41 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
    all: {"kind":"round_began","round":2,"first":2}
    all: {"kind":"tokens_laid","tokens":5}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[5,9,20]}
    all: {"kind":"lot_laid","place":2,"cards":[9,24,25]}
    all: {"kind":"lot_laid","place":3,"cards":[1,4,23]}
    all: {"kind":"lot_laid","place":4,"cards":[11,26,28]}
42 s3 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":1,"outbid":null}
43 s4 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":2,"outbid":2}
44 s1 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":0,"outbid":null}
45 s2 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":2,"outbid":0}
46 s3 {"bid":{"place":4,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":4,"mark":3,"outbid":1}
47 s1 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":0,"outbid":null}
48 s2 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":3,"place":1,"mark":2,"cards":[5,9,20]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":3,"cards":[9,24,25]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":0,"cards":[1,4,23]}
    all: {"kind":"lot_bought","seat":2,"place":4,"mark":3,"cards":[11,26,28]}
49 s3 {"play_trick":{"card":26,"target":{"shift":{"up":"CD","down":"RB"}}}}
    all: {"kind":"trick_played","seat":2,"card":26}
    all: {"kind":"price_moved","corporation":"CD","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":1}
50 s1 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":2,"to":3}
= 50 5f13f409c7fab01d251d361afc7fd3e41ace418ce38365fa7c2143a1a9a6266d
51 s2 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":4,"to":3}
52 s3 {"play_trick":{"card":28,"target":{"victim":3}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s3 s4: {"kind":"stolen","by":2,"from":3,"card":9}
    others: {"kind":"stolen","by":2,"from":3,"card":null}
53 s2 {"play_trick":{"card":24,"target":{"price":"AC"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"AC","from":6,"to":8}
    all: {"kind":"token_passed","first":3}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[10,14,25]}
    all: {"kind":"lot_laid","place":2,"cards":[12,15,26]}
    all: {"kind":"lot_laid","place":3,"cards":[1,14,21]}
    all: {"kind":"lot_laid","place":4,"cards":[23,25,25]}
54 s4 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":1,"outbid":null}
55 s1 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":3,"outbid":3}
56 s2 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
57 s3 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":4,"mark":1,"outbid":1}
58 s4 {"bid":{"place":4,"mark":4}}
    all: {"kind":"bid_placed","seat":3,"place":4,"mark":4,"outbid":2}
59 s2 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":1,"outbid":null}
60 s3 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":1,"cards":[10,14,25]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":1,"cards":[12,15,26]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":3,"cards":[1,14,21]}
    all: {"kind":"lot_bought","seat":3,"place":4,"mark":4,"cards":[23,25,25]}
= 60 c7d36922bc34bc8bef0ea8d5d89d49d79b6d0be0ddeb3c0600728a0848bab518
61 s4 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":3,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":1,"to":1}
62 s2 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":2}
63 s3 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"CB"}}}}
    all: {"kind":"trick_played","seat":2,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":2,"to":3}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":3}
64 s4 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":3,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":1,"to":1}
65 s4 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":3,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":1,"to":2}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[1,21,27]}
    all: {"kind":"lot_laid","place":2,"cards":[4,25,28]}
    all: {"kind":"lot_laid","place":3,"cards":[0,2,6]}
    all: {"kind":"lot_laid","place":4,"cards":[12,16,20]}
66 s1 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":4,"outbid":null}
67 s2 {"bid":{"place":4,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":4,"outbid":null}
68 s3 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":3,"outbid":null}
69 s4 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":4,"cards":[1,21,27]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":3,"cards":[4,25,28]}
    all: {"kind":"lot_bought","seat":3,"place":3,"mark":4,"cards":[0,2,6]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":4,"cards":[12,16,20]}
70 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
= 70 de1cdb5125b307449eb841892c393a7f03172dc3dfa88c86c381023a6b925cd7
71 s2 {"give":{"card":20}}
    all: {"kind":"sealed","seat":1}
72 s4 {"give":{"card":9}}
    all: {"kind":"sealed","seat":3}
73 s3 {"give":{"card":0}}
    all: {"kind":"sealed","seat":2}
    s1 s2: {"kind":"given","from":1,"to":0,"card":20}
    others: {"kind":"given","from":1,"to":0,"card":null}
    s1 s3: {"kind":"given","from":2,"to":0,"card":0}
    others: {"kind":"given","from":2,"to":0,"card":null}
    s1 s4: {"kind":"given","from":3,"to":0,"card":9}
    others: {"kind":"given","from":3,"to":0,"card":null}
74 s1 {"return":{"cards":[14,21,20]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":14}
    others: {"kind":"given","from":0,"to":1,"card":null}
    s1 s3: {"kind":"given","from":0,"to":2,"card":21}
    others: {"kind":"given","from":0,"to":2,"card":null}
    s1 s4: {"kind":"given","from":0,"to":3,"card":20}
    others: {"kind":"given","from":0,"to":3,"card":null}
75 s3 {"play_trick":{"card":28,"target":{"victim":3}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s3 s4: {"kind":"stolen","by":2,"from":3,"card":0}
    others: {"kind":"stolen","by":2,"from":3,"card":null}
76 s3 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":2,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":1}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"token_turned","corporation":"RB","change":-1,"from":1,"to":1}
    all: {"kind":"token_turned","corporation":"CR","change":-1,"from":3,"to":2}
    all: {"kind":"token_turned","corporation":"CB","change":0,"from":3,"to":3}
    all: {"kind":"token_turned","corporation":"CD","change":0,"from":3,"to":3}
    all: {"kind":"token_turned","corporation":"AC","change":2,"from":8,"to":10}
77 s4 {"commit":{"cards":[5,6,20,20]}}
    all: {"kind":"sealed","seat":3}
78 s2 {"commit":{"cards":[12,14,14]}}
    all: {"kind":"sealed","seat":1}
79 s3 {"commit":{"cards":[8,9,11,21]}}
    all: {"kind":"sealed","seat":2}
80 s1 {"commit":{"cards":[0,1,1,1,21]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":1,"cards":3}
    all: {"kind":"committed","seat":2,"cards":4}
    all: {"kind":"committed","seat":3,"cards":4}
    all: {"kind":"committed","seat":0,"cards":5}
    all: {"kind":"market_opened","seat":1,"corporation":"CD","cards":[12,14,14]}
= 80 0fd7f57f6c6cd24ca96ecb7144107d526cccc929e368ac34334b1326720bedda
81 s3 {"add":{"cards":[12,15]}}
    all: {"kind":"sealed","seat":2}
82 s4 {"add":{"cards":[12]}}
    all: {"kind":"sealed","seat":3}
83 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":2,"cards":[12,15]}
    all: {"kind":"added","seat":3,"cards":[12]}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":7,"rank":1,"crypto":3}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":5,"rank":2,"crypto":1}
    all: {"kind":"paid","seat":3,"corporation":"CD","sum":1,"rank":3,"crypto":1}
    all: {"kind":"market_opened","seat":2,"corporation":"CB","cards":[8,9,11,21]}
84 s1 {"add":{"cards":[8,9]}}
    all: {"kind":"sealed","seat":0}
85 s2 {"add":{"cards":[9,10]}}
    all: {"kind":"sealed","seat":1}
86 s4 {"add":{"cards":[11]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"added","seat":3,"cards":[11]}
    all: {"kind":"added","seat":0,"cards":[8,9]}
    all: {"kind":"added","seat":1,"cards":[9,10]}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":9,"rank":1,"crypto":3}
    all: {"kind":"paid","seat":3,"corporation":"CB","sum":4,"rank":3,"crypto":1}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":3,"rank":4,"crypto":0}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":5,"rank":2,"crypto":1}
    all: {"kind":"market_opened","seat":3,"corporation":"CR","cards":[5,6,20,20]}
87 s3 {"add":{"cards":[4]}}
    all: {"kind":"sealed","seat":2}
88 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
89 s1 {"add":{"cards":[4]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[4]}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[4]}
    all: {"kind":"paid","seat":3,"corporation":"CR","sum":7,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":1,"rank":2,"crypto":1}
    all: {"kind":"paid","seat":2,"corporation":"CR","sum":1,"rank":2,"crypto":1}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[0,1,1,1,21]}
90 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
= 90 3a0d524522df1c320066a8dbec6e8256ad99db0a4c328a2361f597c5be86a3d8
91 s4 {"add":{"cards":[0,2]}}
    all: {"kind":"sealed","seat":3}
92 s3 {"add":{"cards":[0]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[0]}
    all: {"kind":"added","seat":3,"cards":[0,2]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":9,"rank":1,"crypto":1}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":1,"rank":3,"crypto":0}
    all: {"kind":"paid","seat":3,"corporation":"RB","sum":4,"rank":2,"crypto":0}
93 s2 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":1,"crypto":1,"credits":10}
94 s3 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":2,"crypto":1,"credits":10}
95 s4 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":3,"crypto":1,"credits":10}
96 s1 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":0,"crypto":1,"credits":10}
    all: {"kind":"round_began","round":3,"first":1}
    all: {"kind":"tokens_laid","tokens":5}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[20,21,29]}
    all: {"kind":"lot_laid","place":2,"cards":[3,9,24]}
    all: {"kind":"lot_laid","place":3,"cards":[8,14,19]}
    all: {"kind":"lot_laid","place":4,"cards":[0,1,3]}
97 s2 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":1,"outbid":null}
98 s3 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":3,"outbid":null}
99 s4 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":1,"outbid":null}
100 s1 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":3,"place":1,"mark":1,"cards":[20,21,29]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":0,"cards":[3,9,24]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":3,"cards":[8,14,19]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":1,"cards":[0,1,3]}
= 100 fb4457bd5c26b2c060006e4ba7dc11032e389af35092966d9384a404a9c6b6a3
101 s4 {"play_trick":{"card":29,"target":{"swap":["CR","AC"]}}}
    all: {"kind":"trick_played","seat":3,"card":29}
    all: {"kind":"prices_swapped","one":"CR","price":10,"other":"AC","other_price":2}
102 s1 {"play_trick":{"card":24,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":24}
    all: {"kind":"price_moved","corporation":"RB","from":1,"to":3}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[8,13,27]}
    all: {"kind":"lot_laid","place":2,"cards":[2,6,23]}
    all: {"kind":"lot_laid","place":3,"cards":[13,23,28]}
    all: {"kind":"lot_laid","place":4,"cards":[10,16,20]}
103 s3 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":3,"outbid":null}
104 s4 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":3,"place":2,"mark":0,"outbid":null}
105 s1 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":0,"outbid":null}
106 s2 {"bid":{"place":4,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":3,"outbid":0}
107 s1 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":3,"outbid":3}
108 s4 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":3,"place":1,"mark":3,"cards":[8,13,27]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":3,"cards":[2,6,23]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":3,"cards":[13,23,28]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":3,"cards":[10,16,20]}
109 s3 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":4}
110 s4 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":3,"card":27}
= 110 15a748f7370e9857f61dc5ee76e3dcde3cfdc8f17c767e38372b2374728e5366
111 s3 {"give":{"card":8}}
    all: {"kind":"sealed","seat":2}
112 s1 {"give":{"card":23}}
    all: {"kind":"sealed","seat":0}
113 s2 {"give":{"card":0}}
    all: {"kind":"sealed","seat":1}
    s1 s4: {"kind":"given","from":0,"to":3,"card":23}
    others: {"kind":"given","from":0,"to":3,"card":null}
    s2 s4: {"kind":"given","from":1,"to":3,"card":0}
    others: {"kind":"given","from":1,"to":3,"card":null}
    s3 s4: {"kind":"given","from":2,"to":3,"card":8}
    others: {"kind":"given","from":2,"to":3,"card":null}
114 s4 {"return":{"cards":[13,20,0]}}
    s1 s4: {"kind":"given","from":3,"to":0,"card":13}
    others: {"kind":"given","from":3,"to":0,"card":null}
    s2 s4: {"kind":"given","from":3,"to":1,"card":20}
    others: {"kind":"given","from":3,"to":1,"card":null}
    s3 s4: {"kind":"given","from":3,"to":2,"card":0}
    others: {"kind":"given","from":3,"to":2,"card":null}
115 s3 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s1 s3: {"kind":"stolen","by":2,"from":0,"card":9}
    others: {"kind":"stolen","by":2,"from":0,"card":null}
116 s4 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":3,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":10,"to":10}
    all: {"kind":"token_passed","first":3}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[2,13,13]}
    all: {"kind":"lot_laid","place":2,"cards":[4,15,23]}
    all: {"kind":"lot_laid","place":3,"cards":[12,18,21]}
    all: {"kind":"lot_laid","place":4,"cards":[7,10,17]}
117 s4 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":3,"place":2,"mark":2,"outbid":null}
118 s1 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":1,"outbid":null}
119 s2 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":1,"outbid":null}
120 s3 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":4,"cards":[2,13,13]}
    all: {"kind":"lot_bought","seat":3,"place":2,"mark":2,"cards":[4,15,23]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":1,"cards":[12,18,21]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":1,"cards":[7,10,17]}
= 120 0e273f5c03e4c0dd9c7988a8cded8bb824d6f7e13a333e3ae2eecaa1fc5b5ce4
121 s4 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":3,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":4}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"token_turned","corporation":"RB","change":1,"from":4,"to":5}
    all: {"kind":"token_turned","corporation":"CR","change":-2,"from":10,"to":8}
    all: {"kind":"token_turned","corporation":"CB","change":1,"from":4,"to":5}
    all: {"kind":"token_turned","corporation":"CD","change":2,"from":3,"to":5}
    all: {"kind":"token_turned","corporation":"AC","change":0,"from":2,"to":2}
122 s1 {"commit":{"cards":[2,3]}}
    all: {"kind":"sealed","seat":0}
123 s3 {"commit":{"cards":[13,13,13,14]}}
    all: {"kind":"sealed","seat":2}
124 s4 {"commit":{"cards":[15,21]}}
    all: {"kind":"sealed","seat":3}
125 s2 {"commit":{"cards":[1,3,20,20,21]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":0,"cards":2}
    all: {"kind":"committed","seat":1,"cards":5}
    all: {"kind":"committed","seat":2,"cards":4}
    all: {"kind":"committed","seat":3,"cards":2}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[2,3]}
    all: {"kind":"oversupplied","seat":1,"corporation":"RB","cards":[1,3,20,20,21],"from":5,"to":4}
126 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
127 s3 {"add":{"cards":[0,2]}}
    all: {"kind":"sealed","seat":2}
128 s4 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[0,2]}
    all: {"kind":"added","seat":3,"cards":[]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":7,"rank":2,"crypto":2}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":10,"rank":1,"crypto":4}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":4,"rank":3,"crypto":2}
    all: {"kind":"market_opened","seat":2,"corporation":"CD","cards":[13,13,13,14]}
    all: {"kind":"oversupplied","seat":3,"corporation":"CD","cards":[15,21],"from":5,"to":4}
129 s1 {"add":{"cards":[13]}}
    all: {"kind":"sealed","seat":0}
130 s4 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":3}
= 130 431c1cbd1d919501fae1f2d4488fc8a05bcef1993d65f2c2553222c792cf59fa
131 s2 {"add":{"cards":[12]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":3,"cards":[]}
    all: {"kind":"added","seat":0,"cards":[13]}
    all: {"kind":"added","seat":1,"cards":[12]}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":9,"rank":1,"crypto":4}
    all: {"kind":"paid","seat":3,"corporation":"CD","sum":6,"rank":2,"crypto":2}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":2,"rank":3,"crypto":2}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":1,"rank":4,"crypto":0}
132 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
133 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
134 s3 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":2,"crypto":1,"credits":10}
135 s4 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":3,"crypto":0,"credits":0}
    all: {"kind":"round_began","round":4,"first":0}
    all: {"kind":"tokens_laid","tokens":5}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"reshuffled","cards":95}
    all: {"kind":"lot_laid","place":1,"cards":[14,24,28]}
    all: {"kind":"lot_laid","place":2,"cards":[4,12,13]}
    all: {"kind":"lot_laid","place":3,"cards":[0,5,21]}
    all: {"kind":"lot_laid","place":4,"cards":[12,20,20]}
136 s1 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":3,"outbid":null}
137 s2 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":2,"outbid":null}
138 s3 {"bid":{"place":4,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":4,"mark":3,"outbid":1}
139 s4 {"bid":{"place":4,"mark":4}}
    all: {"kind":"bid_placed","seat":3,"place":4,"mark":4,"outbid":2}
140 s2 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":0,"outbid":null}
= 140 16e6ed9f0a67932621c4b76d99868635edff3ae228af7610abb6b36bfbfd85e5
141 s3 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":1,"outbid":1}
142 s2 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":2,"cards":[14,24,28]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":3,"cards":[4,12,13]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":1,"cards":[0,5,21]}
    all: {"kind":"lot_bought","seat":3,"place":4,"mark":4,"cards":[12,20,20]}
143 s2 {"play_trick":{"card":24,"target":{"price":"AC"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"AC","from":2,"to":4}
144 s2 {"play_trick":{"card":28,"target":{"victim":2}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    s2 s3: {"kind":"stolen","by":1,"from":2,"card":21}
    others: {"kind":"stolen","by":1,"from":2,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[12,23,24]}
    all: {"kind":"lot_laid","place":2,"cards":[15,21,24]}
    all: {"kind":"lot_laid","place":3,"cards":[21,22,25]}
    all: {"kind":"lot_laid","place":4,"cards":[7,17,29]}
145 s2 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":0,"outbid":null}
146 s3 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":1,"outbid":null}
147 s4 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":3,"place":2,"mark":2,"outbid":null}
148 s1 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":4,"outbid":1}
149 s2 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":4,"outbid":3}
150 s4 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":2,"outbid":2}
= 150 7b9fd4c12ebb6e976246737d3b3e7d415daaba45b90228259d82128b97937a64
151 s3 {"bid":{"place":4,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":4,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":3,"place":1,"mark":2,"cards":[12,23,24]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":4,"cards":[15,21,24]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":4,"cards":[21,22,25]}
    all: {"kind":"lot_bought","seat":2,"place":4,"mark":1,"cards":[7,17,29]}
152 s2 {"play_trick":{"card":24,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"RB","from":4,"to":6}
153 s3 {"play_trick":{"card":29,"target":{"swap":["CB","CD"]}}}
    all: {"kind":"trick_played","seat":2,"card":29}
    all: {"kind":"prices_swapped","one":"CB","price":4,"other":"CD","other_price":5}
154 s4 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":3,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":5}
155 s1 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":6,"to":5}
156 s4 {"play_trick":{"card":24,"target":{"price":"AC"}}}
    all: {"kind":"trick_played","seat":3,"card":24}
    all: {"kind":"price_moved","corporation":"AC","from":4,"to":6}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[3,14,27]}
    all: {"kind":"lot_laid","place":2,"cards":[13,28,29]}
    all: {"kind":"lot_laid","place":3,"cards":[23,25,28]}
    all: {"kind":"lot_laid","place":4,"cards":[20,23,26]}
157 s3 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":3,"outbid":null}
158 s4 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":4,"outbid":null}
159 s1 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":2,"outbid":null}
160 s2 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":3,"cards":[3,14,27]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":2,"cards":[13,28,29]}
    all: {"kind":"lot_bought","seat":3,"place":3,"mark":4,"cards":[23,25,28]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":0,"cards":[20,23,26]}
= 160 04ae8e02eeb8018e1e0158d12f0a35f651891ec8a6c45fb2b40b4cd1dce24c1c
161 s3 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":2,"card":27}
162 s4 {"give":{"card":23}}
    all: {"kind":"sealed","seat":3}
163 s1 {"give":{"card":29}}
    all: {"kind":"sealed","seat":0}
164 s2 {"give":{"card":10}}
    all: {"kind":"sealed","seat":1}
    s3 s4: {"kind":"given","from":3,"to":2,"card":23}
    others: {"kind":"given","from":3,"to":2,"card":null}
    s1 s3: {"kind":"given","from":0,"to":2,"card":29}
    others: {"kind":"given","from":0,"to":2,"card":null}
    s2 s3: {"kind":"given","from":1,"to":2,"card":10}
    others: {"kind":"given","from":1,"to":2,"card":null}
165 s3 {"return":{"cards":[14,23,7]}}
    s3 s4: {"kind":"given","from":2,"to":3,"card":14}
    others: {"kind":"given","from":2,"to":3,"card":null}
    s1 s3: {"kind":"given","from":2,"to":0,"card":23}
    others: {"kind":"given","from":2,"to":0,"card":null}
    s2 s3: {"kind":"given","from":2,"to":1,"card":7}
    others: {"kind":"given","from":2,"to":1,"card":null}
166 s4 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":3,"card":28}
    s2 s4: {"kind":"stolen","by":3,"from":1,"card":18}
    others: {"kind":"stolen","by":3,"from":1,"card":null}
167 s1 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":6}
168 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"AC","down":"CD"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"AC","from":6,"to":7}
    all: {"kind":"price_moved","corporation":"CD","from":5,"to":4}
169 s3 {"play_trick":{"card":29,"target":{"swap":["RB","AC"]}}}
    all: {"kind":"trick_played","seat":2,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":7,"other":"AC","other_price":5}
170 s4 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":3,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":4,"to":3}
= 170 28ae7786069c48ccd857f02dbe1e43317ccadbb25eabef56ce3e534531f1ac79
171 s1 {"play_trick":{"card":28,"target":{"victim":2}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s3: {"kind":"stolen","by":0,"from":2,"card":10}
    others: {"kind":"stolen","by":0,"from":2,"card":null}
172 s2 {"play_trick":{"card":23,"target":{"price":"AC"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"AC","from":5,"to":6}
    all: {"kind":"token_passed","first":3}
    all: {"kind":"token_turned","corporation":"RB","change":-2,"from":7,"to":5}
    all: {"kind":"token_turned","corporation":"CR","change":0,"from":8,"to":8}
    all: {"kind":"token_turned","corporation":"CB","change":0,"from":6,"to":6}
    all: {"kind":"token_turned","corporation":"CD","change":2,"from":3,"to":5}
    all: {"kind":"token_turned","corporation":"AC","change":-1,"from":6,"to":5}
173 s4 {"commit":{"cards":[12,12,14,20,20]}}
    all: {"kind":"sealed","seat":3}
174 s3 {"commit":{"cards":[17,19]}}
    all: {"kind":"sealed","seat":2}
175 s1 {"commit":{"cards":[4,6,7,21,22]}}
    all: {"kind":"sealed","seat":0}
176 s2 {"commit":{"cards":[14,15,20,21,21]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":3,"cards":5}
    all: {"kind":"committed","seat":0,"cards":5}
    all: {"kind":"committed","seat":1,"cards":5}
    all: {"kind":"committed","seat":2,"cards":2}
    all: {"kind":"market_opened","seat":3,"corporation":"CD","cards":[12,12,14,20,20]}
    all: {"kind":"oversupplied","seat":1,"corporation":"CD","cards":[14,15,20,21,21],"from":5,"to":4}
177 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
178 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
179 s1 {"add":{"cards":[12,13,13]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[12,13,13]}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"paid","seat":3,"corporation":"CD","sum":7,"rank":2,"crypto":2}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":5,"rank":3,"crypto":2}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":12,"rank":1,"crypto":4}
    all: {"kind":"market_opened","seat":0,"corporation":"CR","cards":[4,6,7,21,22]}
180 s3 {"add":{"cards":[5]}}
    all: {"kind":"sealed","seat":2}
= 180 f9c28cddff6a3e9fd260da7e3165951b679cbf685e1086e7cf7e86c9ab68fd53
181 s4 {"add":{"cards":[4]}}
    all: {"kind":"sealed","seat":3}
182 s2 {"add":{"cards":[7]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[7]}
    all: {"kind":"added","seat":2,"cards":[5]}
    all: {"kind":"added","seat":3,"cards":[4]}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":13,"rank":1,"crypto":8}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":4,"rank":2,"crypto":4}
    all: {"kind":"paid","seat":2,"corporation":"CR","sum":2,"rank":3,"crypto":4}
    all: {"kind":"paid","seat":3,"corporation":"CR","sum":1,"rank":4,"crypto":0}
    all: {"kind":"market_opened","seat":2,"corporation":"AC","cards":[17,19]}
183 s4 {"add":{"cards":[18]}}
    all: {"kind":"sealed","seat":3}
184 s1 {"add":{"cards":[17]}}
    all: {"kind":"sealed","seat":0}
185 s2 {"add":{"cards":[16,16]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":3,"cards":[18]}
    all: {"kind":"added","seat":0,"cards":[17]}
    all: {"kind":"added","seat":1,"cards":[16,16]}
    all: {"kind":"paid","seat":2,"corporation":"AC","sum":6,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":3,"corporation":"AC","sum":3,"rank":2,"crypto":2}
    all: {"kind":"paid","seat":0,"corporation":"AC","sum":2,"rank":3,"crypto":2}
    all: {"kind":"paid","seat":1,"corporation":"AC","sum":2,"rank":3,"crypto":2}
186 s4 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":3,"crypto":0,"credits":0}
187 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
188 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
189 s3 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":2,"crypto":0,"credits":0}
    all: {"kind":"game_over"}
= 189 73a68588440b84aad592a29ed1b21019dcf7d99870468f17f5c71b112f1216f3
s1 rank 2 score 21
s2 rank 1 score 23
s3 rank 3 score 20
s4 rank 4 score 13
