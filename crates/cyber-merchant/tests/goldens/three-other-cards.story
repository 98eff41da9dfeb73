cyber-merchant revision 1, 3 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"round_began","round":1,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[3,6,21]}
    all: {"kind":"lot_laid","place":2,"cards":[0,21,29]}
    all: {"kind":"lot_laid","place":3,"cards":[21,25,25]}
1 s1 {"bid":{"place":2,"mark":6}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":6,"outbid":null}
2 s2 {"bid":{"place":2,"mark":12}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":12,"outbid":0}
3 s3 {"bid":{"place":1,"mark":10}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":10,"outbid":null}
4 s1 {"bid":{"place":3,"mark":12}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":12,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":10,"cards":[3,6,21]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":12,"cards":[0,21,29]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":12,"cards":[21,25,25]}
5 s1 {"play_trick":{"card":25,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":4}
6 s2 {"play_trick":{"card":29,"target":{"swap":["RB","CR"]}}}
    all: {"kind":"trick_played","seat":1,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":5,"other":"CR","other_price":5}
7 s1 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":5,"to":4}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[10,23,27]}
    all: {"kind":"lot_laid","place":2,"cards":[5,14,21]}
    all: {"kind":"lot_laid","place":3,"cards":[5,15,28]}
8 s2 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":4,"outbid":null}
9 s3 {"bid":{"place":2,"mark":7}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":7,"outbid":null}
10 s1 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":4,"cards":[10,23,27]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":7,"cards":[5,14,21]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":2,"cards":[5,15,28]}
= 10 2fa8a902d0e6521c47332793f284f0d77a1fc2394089f5b41008b379670714e4
11 s2 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":4,"to":5}
12 s1 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s2: {"kind":"stolen","by":0,"from":1,"card":10}
    others: {"kind":"stolen","by":0,"from":1,"card":null}
13 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
14 s1 {"give":{"card":5}}
    all: {"kind":"sealed","seat":0}
15 s3 {"give":{"card":5}}
    all: {"kind":"sealed","seat":2}
    s2 s3: {"kind":"given","from":2,"to":1,"card":5}
    others: {"kind":"given","from":2,"to":1,"card":null}
    s1 s2: {"kind":"given","from":0,"to":1,"card":5}
    others: {"kind":"given","from":0,"to":1,"card":null}
16 s2 {"return":{"cards":[5,0,null]}}
    s2 s3: {"kind":"given","from":1,"to":2,"card":5}
    others: {"kind":"given","from":1,"to":2,"card":null}
    s1 s2: {"kind":"given","from":1,"to":0,"card":0}
    others: {"kind":"given","from":1,"to":0,"card":null}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[1,11,25]}
    all: {"kind":"lot_laid","place":2,"cards":[2,3,24]}
    all: {"kind":"lot_laid","place":3,"cards":[12,15,22]}
17 s3 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":1,"outbid":null}
18 s1 {"bid":{"place":2,"mark":6}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":6,"outbid":2}
19 s2 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":3,"outbid":null}
20 s3 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":3,"cards":[1,11,25]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":6,"cards":[2,3,24]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":3,"cards":[12,15,22]}
= 20 0746216a6128fd413aee52220aa69672d6118e47e701ab07046908d0d7b5eccb
21 s1 {"play_trick":{"card":24,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":24}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":6}
22 s2 {"play_trick":{"card":25}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"no_effect","seat":1,"card":25}
    all: {"kind":"token_passed","first":0}
23 s3 {"commit":{"cards":[12,15,22]}}
    all: {"kind":"sealed","seat":2}
24 s1 {"commit":{"cards":[0,2,3]}}
    all: {"kind":"sealed","seat":0}
25 s2 {"commit":{"cards":[5,21]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":0,"cards":3}
    all: {"kind":"committed","seat":1,"cards":2}
    all: {"kind":"committed","seat":2,"cards":3}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[0,2,3]}
26 s3 {"add":{"cards":[3]}}
    all: {"kind":"sealed","seat":2}
27 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[3]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":8,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":4,"rank":2,"crypto":2}
    all: {"kind":"market_opened","seat":1,"corporation":"CR","cards":[5,21]}
28 s3 {"add":{"cards":[5,6,21]}}
    all: {"kind":"sealed","seat":2}
29 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":2,"cards":[5,6,21]}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":4,"rank":2,"crypto":2}
    all: {"kind":"paid","seat":2,"corporation":"CR","sum":7,"rank":1,"crypto":5}
    all: {"kind":"market_opened","seat":2,"corporation":"CD","cards":[12,15,22]}
30 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
= 30 7df39187578234c785cf3d2ee6eedde84164b15ed0ba3b9bb574b07803b4345d
31 s1 {"add":{"cards":[15]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[15]}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":8,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":4,"rank":2,"crypto":2}
32 s1 {"exchange":{"crypto":3}}
    all: {"kind":"exchanged","seat":0,"crypto":3,"credits":21}
33 s2 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":1,"crypto":1,"credits":7}
34 s3 {"exchange":{"crypto":4}}
    all: {"kind":"exchanged","seat":2,"crypto":4,"credits":28}
    all: {"kind":"round_began","round":2,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[5,20,26]}
    all: {"kind":"lot_laid","place":2,"cards":[13,23,28]}
    all: {"kind":"lot_laid","place":3,"cards":[0,7,27]}
35 s1 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":0,"outbid":null}
36 s2 {"bid":{"place":1,"mark":7}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":7,"outbid":0}
37 s3 {"bid":{"place":3,"mark":11}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":11,"outbid":null}
38 s1 {"bid":{"place":1,"mark":8}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":8,"outbid":1}
39 s2 {"bid":{"place":2,"mark":7}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":7,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":8,"cards":[5,20,26]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":7,"cards":[13,23,28]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":11,"cards":[0,7,27]}
40 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"RB","down":"CR"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"RB","from":5,"to":6}
    all: {"kind":"price_moved","corporation":"CR","from":5,"to":4}
= 40 56e34ce30366799f2798b4704a0180ddf2dd67c313788b01cb7af8969c811c7d
41 s2 {"play_trick":{"card":23,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CD","from":5,"to":6}
42 s3 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":2,"card":27}
43 s2 {"give":{"card":28}}
    all: {"kind":"sealed","seat":1}
44 s1 {"give":{"card":20}}
    all: {"kind":"sealed","seat":0}
    s1 s3: {"kind":"given","from":0,"to":2,"card":20}
    others: {"kind":"given","from":0,"to":2,"card":null}
    s2 s3: {"kind":"given","from":1,"to":2,"card":28}
    others: {"kind":"given","from":1,"to":2,"card":null}
45 s3 {"return":{"cards":[21,14,null]}}
    s1 s3: {"kind":"given","from":2,"to":0,"card":21}
    others: {"kind":"given","from":2,"to":0,"card":null}
    s2 s3: {"kind":"given","from":2,"to":1,"card":14}
    others: {"kind":"given","from":2,"to":1,"card":null}
46 s3 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s1 s3: {"kind":"stolen","by":2,"from":0,"card":21}
    others: {"kind":"stolen","by":2,"from":0,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[4,9,13]}
    all: {"kind":"lot_laid","place":2,"cards":[1,10,10]}
    all: {"kind":"lot_laid","place":3,"cards":[0,9,14]}
47 s2 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":0,"outbid":null}
48 s3 {"bid":{"place":3,"mark":9}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":9,"outbid":null}
49 s1 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":4,"cards":[4,9,13]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":0,"cards":[1,10,10]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":9,"cards":[0,9,14]}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[13,23,25]}
    all: {"kind":"lot_laid","place":2,"cards":[5,8,8]}
    all: {"kind":"lot_laid","place":3,"cards":[21,24,27]}
50 s3 {"bid":{"place":2,"mark":7}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":7,"outbid":null}
= 50 1e6b546894cd40f23e7317c1efb9b4405462fa18cff3cab1f4dde3e573b91cf9
51 s1 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":1,"outbid":null}
52 s2 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":1,"cards":[13,23,25]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":7,"cards":[5,8,8]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":1,"cards":[21,24,27]}
53 s1 {"play_trick":{"card":23}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"no_effect","seat":0,"card":23}
54 s2 {"play_trick":{"card":24,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"RB","from":6,"to":8}
55 s1 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":4,"to":3}
56 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
57 s3 {"give":{"card":20}}
    all: {"kind":"sealed","seat":2}
58 s1 {"give":{"card":21}}
    all: {"kind":"sealed","seat":0}
    s2 s3: {"kind":"given","from":2,"to":1,"card":20}
    others: {"kind":"given","from":2,"to":1,"card":null}
    s1 s2: {"kind":"given","from":0,"to":1,"card":21}
    others: {"kind":"given","from":0,"to":1,"card":null}
59 s2 {"return":{"cards":[21,1,null]}}
    s2 s3: {"kind":"given","from":1,"to":2,"card":21}
    others: {"kind":"given","from":1,"to":2,"card":null}
    s1 s2: {"kind":"given","from":1,"to":0,"card":1}
    others: {"kind":"given","from":1,"to":0,"card":null}
    all: {"kind":"token_passed","first":0}
60 s3 {"commit":{"cards":[8,8]}}
    all: {"kind":"sealed","seat":2}
= 60 34be0b54afd771031cd884fee58544599eff786b98a5e888893529dccc2dcf43
61 s2 {"commit":{"cards":[10,10,11]}}
    all: {"kind":"sealed","seat":1}
62 s1 {"commit":{"cards":[13]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":0,"cards":1}
    all: {"kind":"committed","seat":1,"cards":3}
    all: {"kind":"committed","seat":2,"cards":2}
    all: {"kind":"market_opened","seat":0,"corporation":"CD","cards":[13]}
63 s3 {"add":{"cards":[14]}}
    all: {"kind":"sealed","seat":2}
64 s2 {"add":{"cards":[14]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[14]}
    all: {"kind":"added","seat":2,"cards":[14]}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":2,"rank":3,"crypto":0}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":3,"rank":1,"crypto":6}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":3,"rank":1,"crypto":6}
    all: {"kind":"market_opened","seat":1,"corporation":"CB","cards":[10,10,11]}
    all: {"kind":"oversupplied","seat":2,"corporation":"CB","cards":[8,8],"from":6,"to":5}
65 s1 {"add":{"cards":[9,10]}}
    all: {"kind":"sealed","seat":0}
66 s3 {"add":{"cards":[9,21,21]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":2,"cards":[9,21,21]}
    all: {"kind":"added","seat":0,"cards":[9,10]}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":10,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":8,"rank":2,"crypto":2}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":5,"rank":3,"crypto":0}
67 s1 {"exchange":{"crypto":3}}
    all: {"kind":"exchanged","seat":0,"crypto":3,"credits":21}
68 s2 {"exchange":{"crypto":6}}
    all: {"kind":"exchanged","seat":1,"crypto":6,"credits":42}
69 s3 {"exchange":{"crypto":2}}
    all: {"kind":"exchanged","seat":2,"crypto":2,"credits":14}
    all: {"kind":"round_began","round":3,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[23,25,28]}
    all: {"kind":"lot_laid","place":2,"cards":[9,12,29]}
    all: {"kind":"lot_laid","place":3,"cards":[12,20,26]}
70 s1 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":0,"outbid":null}
= 70 7bd9f145018b645415bed8d672ea1ac26c3ac73b77e01cd97d050c90932dc05c
71 s2 {"bid":{"place":2,"mark":5}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":5,"outbid":null}
72 s3 {"bid":{"place":2,"mark":6}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":6,"outbid":1}
73 s2 {"bid":{"place":2,"mark":9}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":9,"outbid":2}
74 s3 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":2,"outbid":0}
75 s1 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":0,"cards":[23,25,28]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":9,"cards":[9,12,29]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":2,"cards":[12,20,26]}
76 s1 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s2: {"kind":"stolen","by":0,"from":1,"card":21}
    others: {"kind":"stolen","by":0,"from":1,"card":null}
77 s2 {"play_trick":{"card":29,"target":{"swap":["CR","CB"]}}}
    all: {"kind":"trick_played","seat":1,"card":29}
    all: {"kind":"prices_swapped","one":"CR","price":5,"other":"CB","other_price":3}
78 s3 {"play_trick":{"card":26,"target":{"shift":{"up":"CD","down":"CB"}}}}
    all: {"kind":"trick_played","seat":2,"card":26}
    all: {"kind":"price_moved","corporation":"CD","from":6,"to":7}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":2}
79 s1 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":5,"to":6}
80 s1 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":8,"to":7}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[4,20,26]}
    all: {"kind":"lot_laid","place":2,"cards":[1,8,12]}
    all: {"kind":"lot_laid","place":3,"cards":[1,2,24]}
= 80 7bab7a82a0f39aaf13507665c3157dce838139a234fd172d0931bb7ebabcf6e3
81 s2 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":4,"outbid":null}
82 s3 {"bid":{"place":1,"mark":9}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":9,"outbid":null}
83 s1 {"bid":{"place":3,"mark":7}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":7,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":9,"cards":[4,20,26]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":4,"cards":[1,8,12]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":7,"cards":[1,2,24]}
84 s3 {"play_trick":{"card":26,"target":{"shift":{"up":"CB","down":"RB"}}}}
    all: {"kind":"trick_played","seat":2,"card":26}
    all: {"kind":"price_moved","corporation":"CB","from":2,"to":3}
    all: {"kind":"price_moved","corporation":"RB","from":7,"to":6}
85 s1 {"play_trick":{"card":24,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":0,"card":24}
    all: {"kind":"price_moved","corporation":"CD","from":7,"to":9}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[7,8,14]}
    all: {"kind":"lot_laid","place":2,"cards":[11,20,22]}
    all: {"kind":"lot_laid","place":3,"cards":[2,6,9]}
86 s3 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":0,"outbid":null}
87 s1 {"bid":{"place":1,"mark":8}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":8,"outbid":2}
88 s2 {"bid":{"place":3,"mark":5}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":5,"outbid":null}
89 s3 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":8,"cards":[7,8,14]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":3,"cards":[11,20,22]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":5,"cards":[2,6,9]}
    all: {"kind":"token_passed","first":0}
90 s3 {"commit":{"cards":[12,20,20,22]}}
    all: {"kind":"sealed","seat":2}
= 90 f0f2946660c0ce646c4d10d5f5b69c0f4ed774e6268fc68a59533740cfafd836
91 s1 {"commit":{"cards":[1,1,2]}}
    all: {"kind":"sealed","seat":0}
92 s2 {"commit":{"cards":[9,9]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":0,"cards":3}
    all: {"kind":"committed","seat":1,"cards":2}
    all: {"kind":"committed","seat":2,"cards":4}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[1,1,2]}
93 s3 {"add":{"cards":[0,0]}}
    all: {"kind":"sealed","seat":2}
94 s2 {"add":{"cards":[1]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[1]}
    all: {"kind":"added","seat":2,"cards":[0,0]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":7,"rank":1,"crypto":6}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":2,"rank":2,"crypto":3}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":2,"rank":2,"crypto":3}
    all: {"kind":"market_opened","seat":1,"corporation":"CB","cards":[9,9]}
95 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
96 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":4,"rank":1,"crypto":3}
    all: {"kind":"market_opened","seat":2,"corporation":"CD","cards":[12,20,20,22]}
97 s1 {"add":{"cards":[13,14,21]}}
    all: {"kind":"sealed","seat":0}
98 s2 {"add":{"cards":[13,20]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":0,"cards":[13,14,21]}
    all: {"kind":"added","seat":1,"cards":[13,20]}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":6,"rank":2,"crypto":4}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":7,"rank":1,"crypto":9}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":3,"rank":3,"crypto":0}
99 s1 {"exchange":{"crypto":9}}
    all: {"kind":"exchanged","seat":0,"crypto":9,"credits":63}
100 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
= 100 c3325555a7bb4b0021717e30f914f464712eb3968aa40d603b963e60a2bb4f7f
101 s3 {"exchange":{"crypto":20}}
    all: {"kind":"exchanged","seat":2,"crypto":20,"credits":140}
    all: {"kind":"round_began","round":4,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[6,20,28]}
    all: {"kind":"lot_laid","place":2,"cards":[0,4,23]}
    all: {"kind":"lot_laid","place":3,"cards":[4,13,20]}
102 s1 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":0,"outbid":null}
103 s2 {"bid":{"place":3,"mark":6}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":6,"outbid":0}
104 s3 {"bid":{"place":2,"mark":12}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":12,"outbid":null}
105 s1 {"bid":{"place":1,"mark":12}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":12,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":12,"cards":[6,20,28]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":12,"cards":[0,4,23]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":6,"cards":[4,13,20]}
106 s1 {"play_trick":{"card":28,"target":{"victim":2}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s3: {"kind":"stolen","by":0,"from":2,"card":5}
    others: {"kind":"stolen","by":0,"from":2,"card":null}
107 s3 {"play_trick":{"card":23}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"no_effect","seat":2,"card":23}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"reshuffled","cards":68}
    all: {"kind":"lot_laid","place":1,"cards":[1,15,24]}
    all: {"kind":"lot_laid","place":2,"cards":[10,21,23]}
    all: {"kind":"lot_laid","place":3,"cards":[3,5,29]}
108 s2 {"bid":{"place":3,"mark":11}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":11,"outbid":null}
109 s3 {"bid":{"place":1,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":1,"outbid":null}
110 s1 {"bid":{"place":2,"mark":8}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":8,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":1,"cards":[1,15,24]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":8,"cards":[10,21,23]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":11,"cards":[3,5,29]}
= 110 b3a7fb304adb0d61af2e943e74abd766d224a16dd6819d3514f7b818ec53ff30
111 s2 {"play_trick":{"card":29,"target":{"swap":["RB","CD"]}}}
    all: {"kind":"trick_played","seat":1,"card":29}
    all: {"kind":"prices_swapped","one":"RB","price":9,"other":"CD","other_price":6}
112 s3 {"play_trick":{"card":24,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":2,"card":24}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":5}
113 s1 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":6}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[15,23,27]}
    all: {"kind":"lot_laid","place":2,"cards":[0,12,12]}
    all: {"kind":"lot_laid","place":3,"cards":[1,2,25]}
114 s3 {"bid":{"place":2,"mark":7}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":7,"outbid":null}
115 s1 {"bid":{"place":1,"mark":6}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":6,"outbid":null}
116 s2 {"bid":{"place":1,"mark":7}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":7,"outbid":0}
117 s1 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":4,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":7,"cards":[15,23,27]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":7,"cards":[0,12,12]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":4,"cards":[1,2,25]}
118 s1 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":9,"to":8}
119 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
120 s1 {"give":{"card":5}}
    all: {"kind":"sealed","seat":0}
= 120 2cfe80e514a128892cdbd113fde7103d99db71272d2d803dbc45773f8a9d9fba
121 s3 {"give":{"card":20}}
    all: {"kind":"sealed","seat":2}
    s2 s3: {"kind":"given","from":2,"to":1,"card":20}
    others: {"kind":"given","from":2,"to":1,"card":null}
    s1 s2: {"kind":"given","from":0,"to":1,"card":5}
    others: {"kind":"given","from":0,"to":1,"card":null}
122 s2 {"return":{"cards":[8,1,null]}}
    s2 s3: {"kind":"given","from":1,"to":2,"card":8}
    others: {"kind":"given","from":1,"to":2,"card":null}
    s1 s2: {"kind":"given","from":1,"to":0,"card":1}
    others: {"kind":"given","from":1,"to":0,"card":null}
123 s2 {"play_trick":{"card":23,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CD","from":6,"to":7}
    all: {"kind":"token_passed","first":0}
124 s1 {"commit":{"cards":[6,7,21]}}
    all: {"kind":"sealed","seat":0}
125 s3 {"commit":{"cards":[8,11]}}
    all: {"kind":"sealed","seat":2}
126 s2 {"commit":{"cards":[4,5,6,20]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"committed","seat":0,"cards":3}
    all: {"kind":"committed","seat":1,"cards":4}
    all: {"kind":"committed","seat":2,"cards":2}
    all: {"kind":"market_opened","seat":0,"corporation":"CR","cards":[6,7,21]}
    all: {"kind":"oversupplied","seat":1,"corporation":"CR","cards":[4,5,6,20],"from":6,"to":5}
127 s2 {"add":{"cards":[20]}}
    all: {"kind":"sealed","seat":1}
128 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":1,"cards":[20]}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":9,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":8,"rank":2,"crypto":2}
    all: {"kind":"market_opened","seat":2,"corporation":"CB","cards":[8,11]}
129 s1 {"add":{"cards":[8,20]}}
    all: {"kind":"sealed","seat":0}
130 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":0,"cards":[8,20]}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":5,"rank":1,"crypto":6}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":2,"rank":2,"crypto":3}
= 130 cfc12f55dee76650b39d99cd53e5fceb0a14cf71d6a8e564c47be35f374f1809
131 s1 {"exchange":{"crypto":4}}
    all: {"kind":"exchanged","seat":0,"crypto":4,"credits":28}
132 s2 {"exchange":{"crypto":3}}
    all: {"kind":"exchanged","seat":1,"crypto":3,"credits":21}
133 s3 {"exchange":{"crypto":7}}
    all: {"kind":"exchanged","seat":2,"crypto":7,"credits":49}
    all: {"kind":"hand_counted","seat":0,"value":13}
    all: {"kind":"hand_counted","seat":1,"value":17}
    all: {"kind":"game_over"}
= 133 54c4b31ac38f872acc23740fce1be55e92304aca53e0800beef2d3bfa22fc344
s1 rank 2 score 11
s2 rank 1 score 11
s3 rank 3 score 0
