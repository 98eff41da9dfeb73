cyber-merchant revision 1, 2 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"round_began","round":1,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[10,11]}
    all: {"kind":"lot_laid","place":2,"cards":[0,21]}
    all: {"kind":"lot_laid","place":3,"cards":[20,21]}
    all: {"kind":"lot_laid","place":4,"cards":[1,29]}
1 s1 {"bid":{"place":3,"mark":8}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":8,"outbid":null}
2 s2 {"bid":{"place":1,"mark":14}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":14,"outbid":null}
3 s1 {"bid":{"place":1,"mark":17}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":17,"outbid":1}
4 s2 {"bid":{"place":2,"mark":17}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":17,"outbid":null}
5 s2 undo 4
6 s2 {"bid":{"place":4,"mark":16}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":16,"outbid":null}
7 s2 {"bid":{"place":2,"mark":6}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":6,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":17,"cards":[10,11]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":6,"cards":[0,21]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":8,"cards":[20,21]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":16,"cards":[1,29]}
8 s2 {"play_trick":{"card":29,"target":{"swap":["CR","CB"]}}}
    all: {"kind":"trick_played","seat":1,"card":29}
    all: {"kind":"prices_swapped","one":"CR","price":3,"other":"CB","other_price":3}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[10,25]}
    all: {"kind":"lot_laid","place":2,"cards":[4,26]}
    all: {"kind":"lot_laid","place":3,"cards":[0,23]}
    all: {"kind":"lot_laid","place":4,"cards":[21,28]}
9 s2 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":1,"outbid":null}
10 s1 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":0,"outbid":null}
= 10 1d926c59ebffca27ae106982eefc9a2b1e6bedfae5ec8290edc0cd4421139e8f
11 s2 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":0,"outbid":null}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":0,"cards":[10,25]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":0,"cards":[4,26]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":1,"cards":[0,23]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":0,"cards":[21,28]}
12 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CB","down":"CR"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":2}
13 s1 {"play_trick":{"card":25}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"no_effect","seat":0,"card":25}
14 s2 {"play_trick":{"card":23}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"no_effect","seat":1,"card":23}
15 s1 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s2: {"kind":"stolen","by":0,"from":1,"card":1}
    others: {"kind":"stolen","by":0,"from":1,"card":null}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[11,20]}
    all: {"kind":"lot_laid","place":2,"cards":[5,23]}
    all: {"kind":"lot_laid","place":3,"cards":[6,21]}
    all: {"kind":"lot_laid","place":4,"cards":[2,20]}
16 s1 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":0,"outbid":null}
17 s2 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":0,"outbid":null}
18 s1 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":0,"outbid":null}
19 s2 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":2,"outbid":0}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":0,"cards":[11,20]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":0,"cards":[5,23]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":2,"cards":[6,21]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":0,"cards":[2,20]}
20 s1 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":5}
    all: {"kind":"token_passed","first":1}
= 20 29074779ad448e5de6d563f01765cde1c24c4c4f33e0a230449c1f8c39c1fe53
21 s1 {"commit":{"cards":[10,11,20,21,21]}}
    all: {"kind":"sealed","seat":0}
22 s2 {"commit":{"cards":[0]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":1,"cards":1}
    all: {"kind":"committed","seat":0,"cards":5}
    all: {"kind":"market_opened","seat":1,"corporation":"RB","cards":[0]}
23 s1 {"add":{"cards":[1,20]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[1,20]}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":1,"rank":2,"crypto":0}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":3,"rank":1,"crypto":3}
    all: {"kind":"market_opened","seat":0,"corporation":"CB","cards":[10,11,20,21,21]}
24 s2 {"add":{"cards":[11,20,21]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[11,20,21]}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":12,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":7,"rank":2,"crypto":0}
25 s1 {"exchange":{"crypto":5}}
    all: {"kind":"exchanged","seat":0,"crypto":5,"credits":50}
    all: {"kind":"round_began","round":2,"first":1}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[20,24]}
    all: {"kind":"lot_laid","place":2,"cards":[8,20]}
    all: {"kind":"lot_laid","place":3,"cards":[1,29]}
    all: {"kind":"lot_laid","place":4,"cards":[3,20]}
26 s2 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":0,"outbid":null}
27 s1 {"bid":{"place":1,"mark":14}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":14,"outbid":null}
28 s2 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
29 s1 {"bid":{"place":3,"mark":12}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":12,"outbid":1}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":14,"cards":[20,24]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":0,"cards":[8,20]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":12,"cards":[1,29]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":0,"cards":[3,20]}
30 s1 {"play_trick":{"card":24,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":24}
    all: {"kind":"price_moved","corporation":"CR","from":2,"to":4}
= 30 7c23b89164bacf63646cce1400804d9479975f45be9429453a9836de54185a97
31 s1 {"play_trick":{"card":29,"target":{"swap":["CR","CB"]}}}
    all: {"kind":"trick_played","seat":0,"card":29}
    all: {"kind":"prices_swapped","one":"CR","price":5,"other":"CB","other_price":4}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[4,22]}
    all: {"kind":"lot_laid","place":2,"cards":[1,25]}
    all: {"kind":"lot_laid","place":3,"cards":[2,6]}
    all: {"kind":"lot_laid","place":4,"cards":[2,6]}
32 s1 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":0,"outbid":null}
33 s2 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":0,"outbid":null}
34 s1 {"bid":{"place":2,"mark":11}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":11,"outbid":1}
35 s2 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":0,"cards":[4,22]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":11,"cards":[1,25]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":0,"cards":[2,6]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":0,"cards":[2,6]}
36 s1 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":5,"to":4}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[8,10]}
    all: {"kind":"lot_laid","place":2,"cards":[9,25]}
    all: {"kind":"lot_laid","place":3,"cards":[0,4]}
    all: {"kind":"lot_laid","place":4,"cards":[5,28]}
37 s2 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":0,"outbid":null}
38 s1 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":1,"outbid":null}
39 s2 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":0,"outbid":null}
40 s1 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":2,"outbid":1}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":1,"cards":[8,10]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":0,"cards":[9,25]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":2,"cards":[0,4]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":0,"cards":[5,28]}
= 40 5fae127d106e019342df88d02aec7f9864fefc67ef7a0643442286beea12664a
41 s2 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":2}
42 s2 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    s1 s2: {"kind":"stolen","by":1,"from":0,"card":10}
    others: {"kind":"stolen","by":1,"from":0,"card":null}
    all: {"kind":"token_passed","first":0}
43 s2 {"commit":{"cards":[9,20,21]}}
    all: {"kind":"sealed","seat":1}
44 s1 {"commit":{"cards":[1,2,2,20]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":0,"cards":4}
    all: {"kind":"committed","seat":1,"cards":3}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[1,2,2,20]}
45 s2 {"add":{"cards":[2,3,20]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[2,3,20]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":9,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":8,"rank":2,"crypto":0}
    all: {"kind":"market_opened","seat":1,"corporation":"CB","cards":[9,20,21]}
46 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":5,"rank":1,"crypto":4}
47 s1 {"exchange":{"crypto":2}}
    all: {"kind":"exchanged","seat":0,"crypto":2,"credits":20}
48 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
    all: {"kind":"round_began","round":3,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[4,9]}
    all: {"kind":"lot_laid","place":2,"cards":[0,1]}
    all: {"kind":"lot_laid","place":3,"cards":[8,23]}
    all: {"kind":"lot_laid","place":4,"cards":[22,26]}
49 s1 {"bid":{"place":3,"mark":18}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":18,"outbid":null}
50 s2 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":0,"outbid":null}
= 50 bd40fb7a0b185dd5808d04eabd6e809925bc3d0c51acd654629f880fcaffb48c
51 s1 {"bid":{"place":4,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":4,"outbid":null}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":0,"cards":[4,9]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":0,"cards":[0,1]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":18,"cards":[8,23]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":4,"cards":[22,26]}
52 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"CB"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":4,"to":5}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":3}
53 s1 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":4}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[21,23]}
    all: {"kind":"lot_laid","place":2,"cards":[9,27]}
    all: {"kind":"lot_laid","place":3,"cards":[9,26]}
    all: {"kind":"lot_laid","place":4,"cards":[3,8]}
54 s2 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
55 s1 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":1,"outbid":null}
56 s2 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":0,"outbid":null}
57 s1 {"bid":{"place":1,"mark":6}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":6,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":6,"cards":[21,23]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":1,"cards":[9,27]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":0,"cards":[9,26]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":0,"cards":[3,8]}
58 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"RB","down":"CR"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":3}
    all: {"kind":"price_moved","corporation":"CR","from":5,"to":4}
59 s1 {"play_trick":{"card":23}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"no_effect","seat":0,"card":23}
60 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
= 60 716e1bbf07eee0e4e188d30faac1532ccd5e693dc28030d9fa2accfb5d7cd652
61 s2 {"give":{"card":4}}
    all: {"kind":"sealed","seat":1}
    s1 s2: {"kind":"given","from":1,"to":0,"card":4}
    others: {"kind":"given","from":1,"to":0,"card":null}
62 s1 {"return":{"cards":[10,null,null]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":10}
    others: {"kind":"given","from":0,"to":1,"card":null}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[7,28]}
    all: {"kind":"lot_laid","place":2,"cards":[24,27]}
    all: {"kind":"lot_laid","place":3,"cards":[5,25]}
    all: {"kind":"lot_laid","place":4,"cards":[5,7]}
63 s1 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":1,"outbid":null}
64 s2 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":0,"outbid":null}
65 s1 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":0,"outbid":null}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":0,"cards":[7,28]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":1,"cards":[24,27]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":0,"cards":[5,25]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":0,"cards":[5,7]}
66 s1 {"play_trick":{"card":24,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":24}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":6}
67 s2 {"play_trick":{"card":25,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CB","from":6,"to":5}
68 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
69 s2 {"give":{"card":0}}
    all: {"kind":"sealed","seat":1}
    s1 s2: {"kind":"given","from":1,"to":0,"card":0}
    others: {"kind":"given","from":1,"to":0,"card":null}
70 s1 {"return":{"cards":[22,null,null]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":22}
    others: {"kind":"given","from":0,"to":1,"card":null}
= 70 171866fcfb911705aa7aed98f56b37411a85f8dfd9d99d21904f496b27294e13
71 s1 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s2: {"kind":"stolen","by":0,"from":1,"card":9}
    others: {"kind":"stolen","by":0,"from":1,"card":null}
    all: {"kind":"token_passed","first":1}
72 s1 {"commit":{"cards":[4,5]}}
    all: {"kind":"sealed","seat":0}
73 s2 {"commit":{"cards":[4,4,7]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":1,"cards":3}
    all: {"kind":"committed","seat":0,"cards":2}
    all: {"kind":"market_opened","seat":1,"corporation":"CR","cards":[4,4,7]}
    all: {"kind":"oversupplied","seat":0,"corporation":"CR","cards":[4,5],"from":4,"to":3}
74 s1 {"add":{"cards":[6,7]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[6,7]}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":6,"rank":2,"crypto":0}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":10,"rank":1,"crypto":3}
75 s2 {"exchange":{"crypto":3}}
    all: {"kind":"exchanged","seat":1,"crypto":3,"credits":30}
76 s1 {"exchange":{"crypto":6}}
    all: {"kind":"exchanged","seat":0,"crypto":6,"credits":60}
    all: {"kind":"round_began","round":4,"first":1}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"reshuffled","cards":48}
    all: {"kind":"lot_laid","place":1,"cards":[21,25]}
    all: {"kind":"lot_laid","place":2,"cards":[20,23]}
    all: {"kind":"lot_laid","place":3,"cards":[11,20]}
    all: {"kind":"lot_laid","place":4,"cards":[26,26]}
77 s2 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":3,"outbid":null}
78 s1 {"bid":{"place":4,"mark":11}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":11,"outbid":null}
79 s2 {"bid":{"place":4,"mark":15}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":15,"outbid":0}
80 s1 {"bid":{"place":1,"mark":8}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":8,"outbid":null}
= 80 79667a603fedb48acc6e4e988706aa0dc289dd9b52cc4572e888c650ef45b487
81 s1 undo 80
82 s1 {"bid":{"place":1,"mark":12}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":12,"outbid":null}
83 s1 {"bid":{"place":2,"mark":13}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":13,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":12,"cards":[21,25]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":13,"cards":[20,23]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":3,"cards":[11,20]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":15,"cards":[26,26]}
84 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"RB"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":2}
85 s1 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":1}
86 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"RB","down":"CR"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"RB","from":1,"to":2}
    all: {"kind":"price_moved","corporation":"CR","from":4,"to":3}
87 s1 {"play_trick":{"card":23}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"no_effect","seat":0,"card":23}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[2,20]}
    all: {"kind":"lot_laid","place":2,"cards":[1,29]}
    all: {"kind":"lot_laid","place":3,"cards":[20,23]}
    all: {"kind":"lot_laid","place":4,"cards":[1,3]}
88 s1 {"bid":{"place":2,"mark":15}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":15,"outbid":null}
89 s2 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":3,"outbid":null}
90 s1 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":4,"outbid":1}
= 90 aad6622a72096bf23a0383633f0bf6cf5e8e46dc94685f513947a7c1c4421d64
91 s2 {"bid":{"place":3,"mark":12}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":12,"outbid":null}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":4,"cards":[2,20]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":15,"cards":[1,29]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":12,"cards":[20,23]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":0,"cards":[1,3]}
92 s1 {"play_trick":{"card":29,"target":{"swap":["RB","CR"]}}}
    all: {"kind":"trick_played","seat":0,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":3,"other":"CR","other_price":2}
93 s2 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":2,"to":3}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[4,10]}
    all: {"kind":"lot_laid","place":2,"cards":[21,23]}
    all: {"kind":"lot_laid","place":3,"cards":[24,27]}
    all: {"kind":"lot_laid","place":4,"cards":[2,20]}
94 s2 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
95 s1 {"bid":{"place":1,"mark":13}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":13,"outbid":null}
96 s2 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":0,"outbid":null}
97 s1 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":13,"cards":[4,10]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":1,"cards":[21,23]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":0,"cards":[24,27]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":0,"cards":[2,20]}
98 s2 {"play_trick":{"card":24,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":5}
99 s1 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":6}
100 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
= 100 df1a06cbfa5f3d73310f7441e81d59b840c3ffdd556a2e2ea84ef2d551421149
101 s1 {"give":{"card":9}}
    all: {"kind":"sealed","seat":0}
    s1 s2: {"kind":"given","from":0,"to":1,"card":9}
    others: {"kind":"given","from":0,"to":1,"card":null}
102 s2 {"return":{"cards":[20,null,null]}}
    s1 s2: {"kind":"given","from":1,"to":0,"card":20}
    others: {"kind":"given","from":1,"to":0,"card":null}
    all: {"kind":"token_passed","first":0}
103 s2 {"commit":{"cards":[8,9,10,10,20,22,22]}}
    all: {"kind":"sealed","seat":1}
104 s1 {"commit":{"cards":[1,2,20,20,21,21,21]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":0,"cards":7}
    all: {"kind":"committed","seat":1,"cards":7}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[1,2,20,20,21,21,21]}
105 s2 {"add":{"cards":[0,1,3]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[0,1,3]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":13,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":7,"rank":2,"crypto":0}
    all: {"kind":"market_opened","seat":1,"corporation":"CB","cards":[8,9,10,10,20,22,22]}
106 s1 {"add":{"cards":[9,10,20]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[9,10,20]}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":16,"rank":1,"crypto":6}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":6,"rank":2,"crypto":0}
107 s1 {"exchange":{"crypto":2}}
    all: {"kind":"exchanged","seat":0,"crypto":2,"credits":20}
108 s2 {"exchange":{"crypto":3}}
    all: {"kind":"exchanged","seat":1,"crypto":3,"credits":30}
    all: {"kind":"game_over"}
= 108 d9779e7f2f1d1240d88504e86fc9f59789a3d8dfa93ca5ff88b13524cbcd1236
s1 rank 2 score 3
s2 rank 1 score 4
