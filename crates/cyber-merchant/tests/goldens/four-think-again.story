cyber-merchant revision 1, 4 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"round_began","round":1,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[0,1,17]}
    all: {"kind":"lot_laid","place":2,"cards":[21,24,24]}
    all: {"kind":"lot_laid","place":3,"cards":[9,20,26]}
    all: {"kind":"lot_laid","place":4,"cards":[16,20,23]}
1 s1 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":4,"outbid":null}
2 s2 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":1,"outbid":null}
3 s3 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":3,"outbid":1}
4 s4 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":2,"outbid":null}
5 s2 {"bid":{"place":4,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":3,"place":1,"mark":2,"cards":[0,1,17]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":4,"cards":[21,24,24]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":3,"cards":[9,20,26]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":3,"cards":[16,20,23]}
6 s1 {"play_trick":{"card":24,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":24}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":5}
7 s2 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":4}
8 s3 {"play_trick":{"card":26,"target":{"shift":{"up":"CR","down":"RB"}}}}
    all: {"kind":"trick_played","seat":2,"card":26}
    all: {"kind":"price_moved","corporation":"CR","from":5,"to":6}
    all: {"kind":"price_moved","corporation":"RB","from":4,"to":3}
9 s1 {"play_trick":{"card":24,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":24}
    all: {"kind":"price_moved","corporation":"CR","from":6,"to":8}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[1,6,12]}
    all: {"kind":"lot_laid","place":2,"cards":[0,2,25]}
    all: {"kind":"lot_laid","place":3,"cards":[5,7,8]}
    all: {"kind":"lot_laid","place":4,"cards":[25,25,28]}
10 s2 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":3,"outbid":null}
= 10 885034e1d58008daa013bc7464ea147c3b3554a393c59dbd5db0087a2aa88032
11 s3 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":1,"outbid":null}
12 s4 {"bid":{"place":4,"mark":4}}
    all: {"kind":"bid_placed","seat":3,"place":4,"mark":4,"outbid":null}
13 s1 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":2,"outbid":2}
14 s3 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":4,"cards":[1,6,12]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":2,"cards":[0,2,25]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":3,"cards":[5,7,8]}
    all: {"kind":"lot_bought","seat":3,"place":4,"mark":4,"cards":[25,25,28]}
15 s4 {"play_trick":{"card":28,"target":{"victim":2}}}
    all: {"kind":"trick_played","seat":3,"card":28}
    s3 s4: {"kind":"stolen","by":3,"from":2,"card":20}
    others: {"kind":"stolen","by":3,"from":2,"card":null}
16 s1 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":3,"to":2}
17 s4 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":3,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":2,"to":1}
18 s4 {"play_trick":{"card":25,"target":{"price":"AC"}}}
    all: {"kind":"trick_played","seat":3,"card":25}
    all: {"kind":"price_moved","corporation":"AC","from":3,"to":2}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[5,18,27]}
    all: {"kind":"lot_laid","place":2,"cards":[17,20,21]}
    all: {"kind":"lot_laid","place":3,"cards":[17,20,24]}
    all: {"kind":"lot_laid","place":4,"cards":[12,20,24]}
19 s3 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":3,"outbid":null}
20 s4 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":4,"outbid":2}
= 20 affca7db9a145e072a1494dffe5e05720ff6e0e34e310d4e53d2cca231dce8d5
21 s1 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":3,"outbid":null}
22 s2 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
23 s3 {"bid":{"place":4,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":4,"mark":4,"outbid":1}
24 s2 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":1,"cards":[5,18,27]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":3,"cards":[17,20,21]}
    all: {"kind":"lot_bought","seat":3,"place":3,"mark":4,"cards":[17,20,24]}
    all: {"kind":"lot_bought","seat":2,"place":4,"mark":4,"cards":[12,20,24]}
25 s3 {"play_trick":{"card":24,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":2,"card":24}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":5}
26 s4 {"play_trick":{"card":24,"target":{"price":"AC"}}}
    all: {"kind":"trick_played","seat":3,"card":24}
    all: {"kind":"price_moved","corporation":"AC","from":2,"to":4}
27 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
28 s4 {"give":{"card":20}}
    all: {"kind":"sealed","seat":3}
29 s1 {"give":{"card":17}}
    all: {"kind":"sealed","seat":0}
30 s3 {"give":{"card":1}}
    all: {"kind":"sealed","seat":2}
    s2 s3: {"kind":"given","from":2,"to":1,"card":1}
    others: {"kind":"given","from":2,"to":1,"card":null}
    s2 s4: {"kind":"given","from":3,"to":1,"card":20}
    others: {"kind":"given","from":3,"to":1,"card":null}
    s1 s2: {"kind":"given","from":0,"to":1,"card":17}
    others: {"kind":"given","from":0,"to":1,"card":null}
= 30 03abab2f9f96156f080c71e94e28af2b478ff29f13914e9a184bc008a4c7bfc5
31 s2 {"return":{"cards":[16,7,5]}}
    s2 s3: {"kind":"given","from":1,"to":2,"card":16}
    others: {"kind":"given","from":1,"to":2,"card":null}
    s2 s4: {"kind":"given","from":1,"to":3,"card":7}
    others: {"kind":"given","from":1,"to":3,"card":null}
    s1 s2: {"kind":"given","from":1,"to":0,"card":5}
    others: {"kind":"given","from":1,"to":0,"card":null}
    all: {"kind":"token_passed","first":3}
32 s3 {"commit":{"cards":[6,20]}}
    all: {"kind":"sealed","seat":2}
33 s4 {"commit":{"cards":[17,17,20]}}
    all: {"kind":"sealed","seat":3}
34 s2 {"commit":{"cards":[17,18,20,20]}}
    all: {"kind":"sealed","seat":1}
35 s1 {"commit":{"cards":[0,2,20,21,21]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":3,"cards":3}
    all: {"kind":"committed","seat":0,"cards":5}
    all: {"kind":"committed","seat":1,"cards":4}
    all: {"kind":"committed","seat":2,"cards":2}
    all: {"kind":"market_opened","seat":3,"corporation":"AC","cards":[17,17,20]}
    all: {"kind":"oversupplied","seat":1,"corporation":"AC","cards":[17,18,20,20],"from":4,"to":3}
36 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
37 s3 {"add":{"cards":[16]}}
    all: {"kind":"sealed","seat":2}
38 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[16]}
    all: {"kind":"paid","seat":3,"corporation":"AC","sum":5,"rank":2,"crypto":1}
    all: {"kind":"paid","seat":1,"corporation":"AC","sum":7,"rank":1,"crypto":3}
    all: {"kind":"paid","seat":2,"corporation":"AC","sum":1,"rank":3,"crypto":1}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[0,2,20,21,21]}
39 s2 {"add":{"cards":[1]}}
    all: {"kind":"sealed","seat":1}
40 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
= 40 9e9b1cc7618e0b4a99be1d583a6301fb43fbfd96a4746ed7e38bbf11f9b64400
41 s2 "withdraw"
    all: {"kind":"withdrew","seat":1}
42 s2 {"add":{"cards":[1]}}
    all: {"kind":"sealed","seat":1}
43 s4 {"add":{"cards":[0,1]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"added","seat":1,"cards":[1]}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":3,"cards":[0,1]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":9,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":2,"rank":3,"crypto":2}
    all: {"kind":"paid","seat":3,"corporation":"RB","sum":3,"rank":2,"crypto":2}
    all: {"kind":"market_opened","seat":2,"corporation":"CR","cards":[6,20]}
44 s2 {"add":{"cards":[5]}}
    all: {"kind":"sealed","seat":1}
45 s4 {"add":{"cards":[7]}}
    all: {"kind":"sealed","seat":3}
46 s1 {"add":{"cards":[5]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":3,"cards":[7]}
    all: {"kind":"added","seat":0,"cards":[5]}
    all: {"kind":"added","seat":1,"cards":[5]}
    all: {"kind":"paid","seat":2,"corporation":"CR","sum":4,"rank":1,"crypto":8}
    all: {"kind":"paid","seat":3,"corporation":"CR","sum":4,"rank":1,"crypto":8}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":2,"rank":3,"crypto":4}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":2,"rank":3,"crypto":4}
47 s4 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":3,"crypto":0,"credits":0}
48 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
49 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
50 s3 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":2,"crypto":0,"credits":0}
    all: {"kind":"round_began","round":2,"first":3}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[4,23,23]}
    all: {"kind":"lot_laid","place":2,"cards":[4,7,19]}
    all: {"kind":"lot_laid","place":3,"cards":[5,21,23]}
    all: {"kind":"lot_laid","place":4,"cards":[6,13,27]}
= 50 4dd3daeacb6e17aaac47a8982a8111f33ba2201e5119d555a0b9dfddcadf9199
51 s4 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":0,"outbid":null}
52 s1 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":0,"outbid":null}
53 s2 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":1,"outbid":null}
54 s3 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":4,"cards":[4,23,23]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":1,"cards":[4,7,19]}
    all: {"kind":"lot_bought","seat":3,"place":3,"mark":0,"cards":[5,21,23]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":0,"cards":[6,13,27]}
55 s4 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":3,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":4}
56 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
57 s4 {"give":{"card":21}}
    all: {"kind":"sealed","seat":3}
58 s3 {"give":{"card":23}}
    all: {"kind":"sealed","seat":2}
59 s2 {"give":{"card":19}}
    all: {"kind":"sealed","seat":1}
    s1 s2: {"kind":"given","from":1,"to":0,"card":19}
    others: {"kind":"given","from":1,"to":0,"card":null}
    s1 s3: {"kind":"given","from":2,"to":0,"card":23}
    others: {"kind":"given","from":2,"to":0,"card":null}
    s1 s4: {"kind":"given","from":3,"to":0,"card":21}
    others: {"kind":"given","from":3,"to":0,"card":null}
60 s1 {"return":{"cards":[21,23,6]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":21}
    others: {"kind":"given","from":0,"to":1,"card":null}
    s1 s3: {"kind":"given","from":0,"to":2,"card":23}
    others: {"kind":"given","from":0,"to":2,"card":null}
    s1 s4: {"kind":"given","from":0,"to":3,"card":6}
    others: {"kind":"given","from":0,"to":3,"card":null}
= 60 e6f5190667065e3608b1b3cc267a944059b6983d6a9035aaa549508e8a273dc9
61 s3 {"play_trick":{"card":23,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"CD","from":1,"to":2}
62 s3 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":5}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[2,10,13]}
    all: {"kind":"lot_laid","place":2,"cards":[3,13,26]}
    all: {"kind":"lot_laid","place":3,"cards":[5,19,22]}
    all: {"kind":"lot_laid","place":4,"cards":[1,3,27]}
63 s1 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":2,"outbid":null}
64 s2 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":2,"outbid":null}
65 s3 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":4,"outbid":null}
66 s4 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":3,"place":2,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":2,"cards":[2,10,13]}
    all: {"kind":"lot_bought","seat":3,"place":2,"mark":3,"cards":[3,13,26]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":4,"cards":[5,19,22]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":2,"cards":[1,3,27]}
67 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
68 s3 {"give":{"card":5}}
    all: {"kind":"sealed","seat":2}
69 s4 {"give":{"card":13}}
    all: {"kind":"sealed","seat":3}
70 s1 {"give":{"card":2}}
    all: {"kind":"sealed","seat":0}
    s2 s3: {"kind":"given","from":2,"to":1,"card":5}
    others: {"kind":"given","from":2,"to":1,"card":null}
    s2 s4: {"kind":"given","from":3,"to":1,"card":13}
    others: {"kind":"given","from":3,"to":1,"card":null}
    s1 s2: {"kind":"given","from":0,"to":1,"card":2}
    others: {"kind":"given","from":0,"to":1,"card":null}
= 70 fc76fdaa566938f764e6e091ae1e7353862a4addc1679ac3227e396cb82ea749
71 s2 {"return":{"cards":[7,3,2]}}
    s2 s3: {"kind":"given","from":1,"to":2,"card":7}
    others: {"kind":"given","from":1,"to":2,"card":null}
    s2 s4: {"kind":"given","from":1,"to":3,"card":3}
    others: {"kind":"given","from":1,"to":3,"card":null}
    s1 s2: {"kind":"given","from":1,"to":0,"card":2}
    others: {"kind":"given","from":1,"to":0,"card":null}
72 s4 {"play_trick":{"card":26,"target":{"shift":{"up":"CD","down":"CR"}}}}
    all: {"kind":"trick_played","seat":3,"card":26}
    all: {"kind":"price_moved","corporation":"CD","from":2,"to":3}
    all: {"kind":"price_moved","corporation":"CR","from":8,"to":7}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[2,9,29]}
    all: {"kind":"lot_laid","place":2,"cards":[12,13,20]}
    all: {"kind":"lot_laid","place":3,"cards":[0,11,22]}
    all: {"kind":"lot_laid","place":4,"cards":[4,14,14]}
73 s2 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":0,"outbid":null}
74 s3 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":0,"outbid":null}
75 s4 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":3,"place":2,"mark":1,"outbid":1}
76 s1 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":0,"outbid":null}
77 s2 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":4,"outbid":2}
78 s3 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":0,"cards":[2,9,29]}
    all: {"kind":"lot_bought","seat":3,"place":2,"mark":1,"cards":[12,13,20]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":4,"cards":[0,11,22]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":0,"cards":[4,14,14]}
79 s3 {"play_trick":{"card":29,"target":{"swap":["CB","CD"]}}}
    all: {"kind":"trick_played","seat":2,"card":29}
    all: {"kind":"prices_swapped","one":"CB","price":3,"other":"CD","other_price":5}
    all: {"kind":"token_passed","first":2}
80 s1 {"commit":{"cards":[13,13,14,14]}}
    all: {"kind":"sealed","seat":0}
= 80 360669c112df366c31b0dbae33d48246898580fc18a939ca6b9c0813eadb667a
81 s1 "withdraw"
    all: {"kind":"withdrew","seat":0}
82 s2 {"commit":{"cards":[8,11,21,22]}}
    all: {"kind":"sealed","seat":1}
83 s1 {"commit":{"cards":[13,13,14,14]}}
    all: {"kind":"sealed","seat":0}
84 s3 {"commit":{"cards":[4,7,22]}}
    all: {"kind":"sealed","seat":2}
85 s4 {"commit":{"cards":[3,3,20]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"committed","seat":2,"cards":3}
    all: {"kind":"committed","seat":3,"cards":3}
    all: {"kind":"committed","seat":0,"cards":4}
    all: {"kind":"committed","seat":1,"cards":4}
    all: {"kind":"market_opened","seat":2,"corporation":"CR","cards":[4,7,22]}
86 s1 {"add":{"cards":[4]}}
    all: {"kind":"sealed","seat":0}
87 s2 {"add":{"cards":[4,5]}}
    all: {"kind":"sealed","seat":1}
88 s4 {"add":{"cards":[5,6]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"added","seat":3,"cards":[5,6]}
    all: {"kind":"added","seat":0,"cards":[4]}
    all: {"kind":"added","seat":1,"cards":[4,5]}
    all: {"kind":"paid","seat":2,"corporation":"CR","sum":8,"rank":1,"crypto":7}
    all: {"kind":"paid","seat":3,"corporation":"CR","sum":5,"rank":2,"crypto":3}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":1,"rank":4,"crypto":0}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":3,"rank":3,"crypto":3}
    all: {"kind":"market_opened","seat":3,"corporation":"RB","cards":[3,3,20]}
89 s3 {"add":{"cards":[2]}}
    all: {"kind":"sealed","seat":2}
90 s1 {"add":{"cards":[2]}}
    all: {"kind":"sealed","seat":0}
= 90 e29ccb79210006f971f452075361656164fb8f5dbda88cb09392f51866ac40c7
91 s2 {"add":{"cards":[0,1]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":0,"cards":[2]}
    all: {"kind":"added","seat":1,"cards":[0,1]}
    all: {"kind":"added","seat":2,"cards":[2]}
    all: {"kind":"paid","seat":3,"corporation":"RB","sum":9,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":3,"rank":2,"crypto":2}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":3,"rank":2,"crypto":2}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":3,"rank":2,"crypto":2}
    all: {"kind":"market_opened","seat":0,"corporation":"CD","cards":[13,13,14,14]}
92 s3 {"add":{"cards":[12,12]}}
    all: {"kind":"sealed","seat":2}
93 s4 {"add":{"cards":[12,13]}}
    all: {"kind":"sealed","seat":3}
94 s2 {"add":{"cards":[13]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[13]}
    all: {"kind":"added","seat":2,"cards":[12,12]}
    all: {"kind":"added","seat":3,"cards":[12,13]}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":10,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":2,"rank":3,"crypto":2}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":2,"rank":3,"crypto":2}
    all: {"kind":"paid","seat":3,"corporation":"CD","sum":3,"rank":2,"crypto":2}
    all: {"kind":"market_opened","seat":1,"corporation":"CB","cards":[8,11,21,22]}
95 s3 {"add":{"cards":[9,9]}}
    all: {"kind":"sealed","seat":2}
96 s1 {"add":{"cards":[10]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":2,"cards":[9,9]}
    all: {"kind":"added","seat":0,"cards":[10]}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":10,"rank":1,"crypto":3}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":4,"rank":2,"crypto":1}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":3,"rank":3,"crypto":1}
97 s3 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":2,"crypto":1,"credits":10}
98 s4 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":3,"crypto":1,"credits":10}
99 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
100 s2 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":1,"crypto":1,"credits":10}
    all: {"kind":"round_began","round":3,"first":2}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[10,21,28]}
    all: {"kind":"lot_laid","place":2,"cards":[9,10,29]}
    all: {"kind":"lot_laid","place":3,"cards":[12,16,23]}
    all: {"kind":"lot_laid","place":4,"cards":[16,21,28]}
= 100 f7f52009050a6411cc27416d2d36ed30b69abb2c695e517eaaeb259c98a318c0
101 s3 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":1,"outbid":null}
102 s4 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":3,"outbid":2}
103 s1 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":1,"outbid":null}
104 s2 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":0,"outbid":null}
105 s3 {"bid":{"place":4,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":4,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":3,"place":1,"mark":3,"cards":[10,21,28]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":0,"cards":[9,10,29]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":1,"cards":[12,16,23]}
    all: {"kind":"lot_bought","seat":2,"place":4,"mark":4,"cards":[16,21,28]}
106 s3 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s2 s3: {"kind":"stolen","by":2,"from":1,"card":9}
    others: {"kind":"stolen","by":2,"from":1,"card":null}
107 s4 {"play_trick":{"card":28,"target":{"victim":2}}}
    all: {"kind":"trick_played","seat":3,"card":28}
    s3 s4: {"kind":"stolen","by":3,"from":2,"card":19}
    others: {"kind":"stolen","by":3,"from":2,"card":null}
108 s1 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":7,"to":8}
109 s2 {"play_trick":{"card":29,"target":{"swap":["RB","AC"]}}}
    all: {"kind":"trick_played","seat":1,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":3,"other":"AC","other_price":5}
    all: {"kind":"token_passed","first":3}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[6,15,25]}
    all: {"kind":"lot_laid","place":2,"cards":[9,11,26]}
    all: {"kind":"lot_laid","place":3,"cards":[8,18,26]}
    all: {"kind":"lot_laid","place":4,"cards":[4,23,28]}
110 s4 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":3,"place":4,"mark":2,"outbid":null}
= 110 e11b71c277a04e78d2fec3b3fcea5d153265a7102c203a2d27163b68566b7222
111 s1 {"bid":{"place":4,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":4,"outbid":3}
112 s2 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":4,"outbid":null}
113 s3 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":3,"outbid":null}
114 s4 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":3,"place":1,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":3,"place":1,"mark":2,"cards":[6,15,25]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":3,"cards":[9,11,26]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":4,"cards":[8,18,26]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":4,"cards":[4,23,28]}
115 s4 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":3,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":5,"to":4}
116 s1 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s2: {"kind":"stolen","by":0,"from":1,"card":18}
    others: {"kind":"stolen","by":0,"from":1,"card":null}
117 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CD","down":"CR"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CD","from":4,"to":5}
    all: {"kind":"price_moved","corporation":"CR","from":8,"to":7}
118 s3 {"play_trick":{"card":26,"target":{"shift":{"up":"CD","down":"RB"}}}}
    all: {"kind":"trick_played","seat":2,"card":26}
    all: {"kind":"price_moved","corporation":"CD","from":5,"to":6}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":2}
119 s1 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":4}
    all: {"kind":"token_passed","first":0}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[8,25,29]}
    all: {"kind":"lot_laid","place":2,"cards":[0,16,18]}
    all: {"kind":"lot_laid","place":3,"cards":[14,17,25]}
    all: {"kind":"lot_laid","place":4,"cards":[1,8,15]}
120 s1 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":0,"outbid":null}
= 120 ad76aaceec982a707f8efab636fd4ad969c7f338e22c78529dd0180bf3afdc6f
121 s2 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":0,"outbid":null}
122 s3 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":4,"outbid":null}
123 s4 {"bid":{"place":4,"mark":4}}
    all: {"kind":"bid_placed","seat":3,"place":4,"mark":4,"outbid":1}
124 s2 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":4,"cards":[8,25,29]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":0,"cards":[0,16,18]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":1,"cards":[14,17,25]}
    all: {"kind":"lot_bought","seat":3,"place":4,"mark":4,"cards":[1,8,15]}
125 s2 {"play_trick":{"card":25,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":3}
126 s3 {"play_trick":{"card":29,"target":{"swap":["CR","CD"]}}}
    all: {"kind":"trick_played","seat":2,"card":29}
    all: {"kind":"prices_swapped","one":"CR","price":6,"other":"CD","other_price":7}
127 s3 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":2,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":6,"to":5}
    all: {"kind":"token_passed","first":1}
128 s1 {"commit":{"cards":[16,16,18,18,19]}}
    all: {"kind":"sealed","seat":0}
129 s4 {"commit":{"cards":[15,15,21]}}
    all: {"kind":"sealed","seat":3}
130 s3 {"commit":{"cards":[8,9,9,11,21]}}
    all: {"kind":"sealed","seat":2}
= 130 9feb45840d716425f265fb563ff329320ef5256c77ec5826175e8b897b5a1f44
131 s2 {"commit":{"cards":[8,10]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":1,"cards":2}
    all: {"kind":"committed","seat":2,"cards":5}
    all: {"kind":"committed","seat":3,"cards":3}
    all: {"kind":"committed","seat":0,"cards":5}
    all: {"kind":"market_opened","seat":1,"corporation":"CB","cards":[8,10]}
    all: {"kind":"oversupplied","seat":2,"corporation":"CB","cards":[8,9,9,11,21],"from":3,"to":2}
132 s4 {"add":{"cards":[8,10]}}
    all: {"kind":"sealed","seat":3}
133 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
134 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":3,"cards":[8,10]}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":4,"rank":2,"crypto":1}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":11,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":3,"corporation":"CB","sum":4,"rank":2,"crypto":1}
    all: {"kind":"market_opened","seat":3,"corporation":"CD","cards":[15,15,21]}
135 s1 {"add":{"cards":[12]}}
    all: {"kind":"sealed","seat":0}
136 s1 "withdraw"
    all: {"kind":"withdrew","seat":0}
137 s2 {"add":{"cards":[14]}}
    all: {"kind":"sealed","seat":1}
138 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
139 s3 "withdraw"
    all: {"kind":"withdrew","seat":2}
140 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
= 140 259164f2e0c9dab00c72afdc89cd7fd715412f5848ff099753f10434726fe3d1
141 s1 {"add":{"cards":[12]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[12]}
    all: {"kind":"added","seat":1,"cards":[14]}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"paid","seat":3,"corporation":"CD","sum":10,"rank":1,"crypto":7}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":1,"rank":3,"crypto":3}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":3,"rank":2,"crypto":3}
    all: {"kind":"market_opened","seat":0,"corporation":"AC","cards":[16,16,18,18,19]}
142 s4 {"add":{"cards":[19]}}
    all: {"kind":"sealed","seat":3}
143 s3 {"add":{"cards":[16]}}
    all: {"kind":"sealed","seat":2}
144 s2 {"add":{"cards":[17]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[17]}
    all: {"kind":"added","seat":2,"cards":[16]}
    all: {"kind":"added","seat":3,"cards":[19]}
    all: {"kind":"paid","seat":0,"corporation":"AC","sum":12,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":1,"corporation":"AC","sum":2,"rank":3,"crypto":2}
    all: {"kind":"paid","seat":2,"corporation":"AC","sum":1,"rank":4,"crypto":0}
    all: {"kind":"paid","seat":3,"corporation":"AC","sum":4,"rank":2,"crypto":2}
145 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
146 s3 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":2,"crypto":1,"credits":10}
147 s4 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":3,"crypto":1,"credits":10}
148 s1 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":0,"crypto":1,"credits":10}
    all: {"kind":"round_began","round":4,"first":1}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"reshuffled","cards":104}
    all: {"kind":"lot_laid","place":1,"cards":[17,23,28]}
    all: {"kind":"lot_laid","place":2,"cards":[9,13,21]}
    all: {"kind":"lot_laid","place":3,"cards":[1,12,19]}
    all: {"kind":"lot_laid","place":4,"cards":[11,21,23]}
149 s2 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":4,"outbid":null}
150 s3 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":4,"outbid":null}
= 150 20bc293e12dce577cdcd8ee1bfdae812af342dbf91ec1a6493ce67bf0ace4732
151 s4 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":3,"place":4,"mark":0,"outbid":null}
152 s1 {"bid":{"place":4,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":4,"mark":3,"outbid":3}
153 s4 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":4,"cards":[17,23,28]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":4,"cards":[9,13,21]}
    all: {"kind":"lot_bought","seat":3,"place":3,"mark":1,"cards":[1,12,19]}
    all: {"kind":"lot_bought","seat":0,"place":4,"mark":3,"cards":[11,21,23]}
154 s2 {"play_trick":{"card":28,"target":{"victim":3}}}
    all: {"kind":"trick_played","seat":1,"card":28}
    s2 s4: {"kind":"stolen","by":1,"from":3,"card":1}
    others: {"kind":"stolen","by":1,"from":3,"card":null}
155 s1 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":5,"to":6}
156 s2 {"play_trick":{"card":23,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CD","from":7,"to":8}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[4,14,24]}
    all: {"kind":"lot_laid","place":2,"cards":[8,13,19]}
    all: {"kind":"lot_laid","place":3,"cards":[8,18,27]}
    all: {"kind":"lot_laid","place":4,"cards":[20,20,23]}
157 s3 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":1,"outbid":null}
158 s4 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":2,"outbid":null}
159 s1 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":2,"outbid":null}
160 s2 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":2,"cards":[4,14,24]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":1,"cards":[8,13,19]}
    all: {"kind":"lot_bought","seat":3,"place":3,"mark":2,"cards":[8,18,27]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":2,"cards":[20,20,23]}
= 160 053da7f8a75841abfc5627ec0427430fb56946003f99ce2f4f7cd361044bd41c
161 s4 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":3,"card":27}
162 s3 {"give":{"card":19}}
    all: {"kind":"sealed","seat":2}
163 s1 {"give":{"card":0}}
    all: {"kind":"sealed","seat":0}
164 s2 {"give":{"card":20}}
    all: {"kind":"sealed","seat":1}
    s1 s4: {"kind":"given","from":0,"to":3,"card":0}
    others: {"kind":"given","from":0,"to":3,"card":null}
    s2 s4: {"kind":"given","from":1,"to":3,"card":20}
    others: {"kind":"given","from":1,"to":3,"card":null}
    s3 s4: {"kind":"given","from":2,"to":3,"card":19}
    others: {"kind":"given","from":2,"to":3,"card":null}
165 s4 {"return":{"cards":[1,6,18]}}
    s1 s4: {"kind":"given","from":3,"to":0,"card":1}
    others: {"kind":"given","from":3,"to":0,"card":null}
    s2 s4: {"kind":"given","from":3,"to":1,"card":6}
    others: {"kind":"given","from":3,"to":1,"card":null}
    s3 s4: {"kind":"given","from":3,"to":2,"card":18}
    others: {"kind":"given","from":3,"to":2,"card":null}
166 s1 {"play_trick":{"card":24,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":0,"card":24}
    all: {"kind":"price_moved","corporation":"CD","from":8,"to":10}
167 s2 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":3}
    all: {"kind":"token_passed","first":3}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[7,24,29]}
    all: {"kind":"lot_laid","place":2,"cards":[11,17,18]}
    all: {"kind":"lot_laid","place":3,"cards":[5,6,27]}
    all: {"kind":"lot_laid","place":4,"cards":[10,16,21]}
168 s4 {"bid":{"place":4,"mark":0}}
    all: {"kind":"bid_placed","seat":3,"place":4,"mark":0,"outbid":null}
169 s1 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":3,"outbid":null}
170 s2 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":3,"outbid":null}
= 170 8dc770d66e7147a06531a84e7beacf923312a2e12651e466a4c97bfba8a30f99
171 s3 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":4,"outbid":1}
172 s2 {"bid":{"place":4,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":4,"mark":2,"outbid":3}
173 s4 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":3,"place":3,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":4,"cards":[7,24,29]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":3,"cards":[11,17,18]}
    all: {"kind":"lot_bought","seat":3,"place":3,"mark":0,"cards":[5,6,27]}
    all: {"kind":"lot_bought","seat":1,"place":4,"mark":2,"cards":[10,16,21]}
174 s4 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":3,"card":27}
175 s3 {"give":{"card":13}}
    all: {"kind":"sealed","seat":2}
176 s3 "withdraw"
    all: {"kind":"withdrew","seat":2}
177 s3 {"give":{"card":9}}
    all: {"kind":"sealed","seat":2}
178 s2 {"give":{"card":1}}
    all: {"kind":"sealed","seat":1}
179 s1 {"give":{"card":18}}
    all: {"kind":"sealed","seat":0}
    s1 s4: {"kind":"given","from":0,"to":3,"card":18}
    others: {"kind":"given","from":0,"to":3,"card":null}
    s2 s4: {"kind":"given","from":1,"to":3,"card":1}
    others: {"kind":"given","from":1,"to":3,"card":null}
    s3 s4: {"kind":"given","from":2,"to":3,"card":9}
    others: {"kind":"given","from":2,"to":3,"card":null}
180 s4 {"return":{"cards":[19,6,9]}}
    s1 s4: {"kind":"given","from":3,"to":0,"card":19}
    others: {"kind":"given","from":3,"to":0,"card":null}
    s2 s4: {"kind":"given","from":3,"to":1,"card":6}
    others: {"kind":"given","from":3,"to":1,"card":null}
    s3 s4: {"kind":"given","from":3,"to":2,"card":9}
    others: {"kind":"given","from":3,"to":2,"card":null}
= 180 a9ad2682d3564828641e69f7a525d9e42372864e586a89134652b860c1975a70
181 s3 {"play_trick":{"card":29,"target":{"swap":["CB","AC"]}}}
    all: {"kind":"trick_played","seat":2,"card":29}
    all: {"kind":"prices_swapped","one":"CB","price":5,"other":"AC","other_price":2}
182 s3 {"play_trick":{"card":24,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":2,"card":24}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":7}
    all: {"kind":"token_passed","first":0}
183 s3 {"commit":{"cards":[13,13,21]}}
    all: {"kind":"sealed","seat":2}
184 s2 {"commit":{"cards":[6,6,20,21]}}
    all: {"kind":"sealed","seat":1}
185 s1 {"commit":{"cards":[11,11,21]}}
    all: {"kind":"sealed","seat":0}
186 s4 {"commit":{"cards":[18,19,20]}}
    all: {"kind":"sealed","seat":3}
    all: {"kind":"committed","seat":0,"cards":3}
    all: {"kind":"committed","seat":1,"cards":4}
    all: {"kind":"committed","seat":2,"cards":3}
    all: {"kind":"committed","seat":3,"cards":3}
    all: {"kind":"market_opened","seat":0,"corporation":"CB","cards":[11,11,21]}
187 s4 {"add":{"cards":[8]}}
    all: {"kind":"sealed","seat":3}
188 s3 {"add":{"cards":[8,9]}}
    all: {"kind":"sealed","seat":2}
189 s2 {"add":{"cards":[10]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[10]}
    all: {"kind":"added","seat":2,"cards":[8,9]}
    all: {"kind":"added","seat":3,"cards":[8]}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":10,"rank":1,"crypto":7}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":3,"rank":2,"crypto":3}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":3,"rank":2,"crypto":3}
    all: {"kind":"paid","seat":3,"corporation":"CB","sum":1,"rank":4,"crypto":0}
    all: {"kind":"market_opened","seat":1,"corporation":"CR","cards":[6,6,20,21]}
190 s4 {"add":{"cards":[5]}}
    all: {"kind":"sealed","seat":3}
= 190 d868355852b5851e6fbc849b55504cc4191fd80d833150e759d43c9f1fbb10cc
191 s3 {"add":{"cards":[7]}}
    all: {"kind":"sealed","seat":2}
192 s1 {"add":{"cards":[4,4]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":2,"cards":[7]}
    all: {"kind":"added","seat":3,"cards":[5]}
    all: {"kind":"added","seat":0,"cards":[4,4]}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":9,"rank":1,"crypto":6}
    all: {"kind":"paid","seat":2,"corporation":"CR","sum":4,"rank":2,"crypto":3}
    all: {"kind":"paid","seat":3,"corporation":"CR","sum":2,"rank":3,"crypto":3}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":2,"rank":3,"crypto":3}
    all: {"kind":"market_opened","seat":2,"corporation":"CD","cards":[13,13,21]}
193 s4 {"add":{"cards":[12]}}
    all: {"kind":"sealed","seat":3}
194 s1 {"add":{"cards":[14]}}
    all: {"kind":"sealed","seat":0}
195 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":3,"cards":[12]}
    all: {"kind":"added","seat":0,"cards":[14]}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":6,"rank":1,"crypto":10}
    all: {"kind":"paid","seat":3,"corporation":"CD","sum":1,"rank":3,"crypto":5}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":3,"rank":2,"crypto":5}
    all: {"kind":"market_opened","seat":3,"corporation":"AC","cards":[18,19,20]}
196 s2 {"add":{"cards":[16,17]}}
    all: {"kind":"sealed","seat":1}
197 s3 {"add":{"cards":[18]}}
    all: {"kind":"sealed","seat":2}
198 s1 {"add":{"cards":[17,19]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[17,19]}
    all: {"kind":"added","seat":1,"cards":[16,17]}
    all: {"kind":"added","seat":2,"cards":[18]}
    all: {"kind":"paid","seat":3,"corporation":"AC","sum":8,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":0,"corporation":"AC","sum":6,"rank":2,"crypto":1}
    all: {"kind":"paid","seat":1,"corporation":"AC","sum":3,"rank":3,"crypto":1}
    all: {"kind":"paid","seat":2,"corporation":"AC","sum":3,"rank":3,"crypto":1}
199 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
200 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
= 200 6be2cede32db37627e25be4aaeffb00d799fd9ee83a4b85f8413a493a0cfe44a
201 s3 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":2,"crypto":0,"credits":0}
202 s4 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":3,"crypto":0,"credits":0}
    all: {"kind":"game_over"}
= 202 d5263f23a888e781a776a99f0cefe7e4811a58731fa0192ba6eee2b343703611
s1 rank 1 score 40
s2 rank 4 score 34
s3 rank 3 score 38
s4 rank 2 score 39
