cyber-merchant revision 1, 3 seats, options {"cyber_deck":"off","notes":"hidden","first":"1"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"round_began","round":1,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[1,8,10]}
    all: {"kind":"lot_laid","place":2,"cards":[4,7,20]}
    all: {"kind":"lot_laid","place":3,"cards":[8,9,20]}
1 s1 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":4,"outbid":null}
2 s2 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":2,"outbid":null}
3 s3 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":4,"cards":[1,8,10]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":2,"cards":[4,7,20]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":2,"cards":[8,9,20]}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[6,11,12]}
    all: {"kind":"lot_laid","place":2,"cards":[2,5,13]}
    all: {"kind":"lot_laid","place":3,"cards":[3,5,13]}
4 s2 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":4,"outbid":null}
5 s3 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":1,"outbid":null}
6 s1 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":4,"cards":[6,11,12]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":1,"cards":[2,5,13]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":0,"cards":[3,5,13]}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[0,9,20]}
    all: {"kind":"lot_laid","place":2,"cards":[2,7,26]}
    all: {"kind":"lot_laid","place":3,"cards":[1,12,25]}
7 s3 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":0,"outbid":null}
8 s1 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":3,"outbid":null}
9 s2 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":2,"outbid":2}
10 s3 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":4,"outbid":0}
= 10 47262a9720e9b58a1c919bdc733a52da536f7ce69b29045db4e6234fc518fb3c
11 s1 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":3,"outbid":1}
12 s2 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":2,"cards":[0,9,20]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":3,"cards":[2,7,26]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":4,"cards":[1,12,25]}
13 s3 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":2,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":3,"to":2}
14 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"CB","down":"RB"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":4}
    all: {"kind":"price_moved","corporation":"RB","from":3,"to":2}
    all: {"kind":"token_passed","first":0}
15 s3 {"commit":{"cards":[4,5,7,20]}}
    all: {"kind":"sealed","seat":2}
16 s2 {"commit":{"cards":[8,9,9,11,20,20]}}
    all: {"kind":"sealed","seat":1}
17 s1 {"commit":{"cards":[1,2,3]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":0,"cards":3}
    all: {"kind":"committed","seat":1,"cards":6}
    all: {"kind":"committed","seat":2,"cards":4}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[1,2,3]}
18 s2 {"add":{"cards":[0]}}
    all: {"kind":"sealed","seat":1}
19 s3 {"add":{"cards":[1,2]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":1,"cards":[0]}
    all: {"kind":"added","seat":2,"cards":[1,2]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":9,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":1,"rank":3,"crypto":0}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":5,"rank":2,"crypto":1}
    all: {"kind":"market_opened","seat":1,"corporation":"CB","cards":[8,9,9,11,20,20]}
20 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
= 20 cf349dca252c1418a737c1152066a53df83491b559b340a6907eaddb0ddeb615
21 s1 {"add":{"cards":[8,10]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":0,"cards":[8,10]}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":11,"rank":1,"crypto":4}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":4,"rank":2,"crypto":2}
    all: {"kind":"market_opened","seat":2,"corporation":"CR","cards":[4,5,7,20]}
22 s1 {"add":{"cards":[5,7]}}
    all: {"kind":"sealed","seat":0}
23 s2 {"add":{"cards":[6]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":0,"cards":[5,7]}
    all: {"kind":"added","seat":1,"cards":[6]}
    all: {"kind":"paid","seat":2,"corporation":"CR","sum":8,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":0,"corporation":"CR","sum":6,"rank":2,"crypto":1}
    all: {"kind":"paid","seat":1,"corporation":"CR","sum":3,"rank":3,"crypto":0}
24 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
25 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
26 s3 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":2,"crypto":0,"credits":0}
    all: {"kind":"round_began","round":2,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[1,4,14]}
    all: {"kind":"lot_laid","place":2,"cards":[0,5,22]}
    all: {"kind":"lot_laid","place":3,"cards":[22,25,27]}
27 s1 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":4,"outbid":null}
28 s2 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":3,"outbid":null}
29 s3 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":2,"cards":[1,4,14]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":4,"cards":[0,5,22]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":3,"cards":[22,25,27]}
30 s2 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":1}
= 30 f45e5187fdd7da48b2243447ca8c83c6418b8d6da2dde3f1b3319fb051260729
31 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
32 s1 {"give":{"card":13}}
    all: {"kind":"sealed","seat":0}
33 s3 {"give":{"card":13}}
    all: {"kind":"sealed","seat":2}
    s2 s3: {"kind":"given","from":2,"to":1,"card":13}
    others: {"kind":"given","from":2,"to":1,"card":null}
    s1 s2: {"kind":"given","from":0,"to":1,"card":13}
    others: {"kind":"given","from":0,"to":1,"card":null}
34 s2 {"return":{"cards":[12,22,null]}}
    s2 s3: {"kind":"given","from":1,"to":2,"card":12}
    others: {"kind":"given","from":1,"to":2,"card":null}
    s1 s2: {"kind":"given","from":1,"to":0,"card":22}
    others: {"kind":"given","from":1,"to":0,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[4,21,28]}
    all: {"kind":"lot_laid","place":2,"cards":[10,20,27]}
    all: {"kind":"lot_laid","place":3,"cards":[14,28,29]}
35 s2 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":2,"outbid":null}
36 s3 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":1,"outbid":null}
37 s1 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":2,"outbid":2}
38 s3 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":0,"cards":[4,21,28]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":2,"cards":[10,20,27]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":2,"cards":[14,28,29]}
39 s2 {"play_trick":{"card":29,"target":{"swap":["CR","CB"]}}}
    all: {"kind":"trick_played","seat":1,"card":29}
    all: {"kind":"prices_swapped","one":"CR","price":4,"other":"CB","other_price":2}
40 s3 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s2 s3: {"kind":"stolen","by":2,"from":1,"card":13}
    others: {"kind":"stolen","by":2,"from":1,"card":null}
= 40 aa2d1ba419a3ff85f40f26bc237476d1b5a212a6dc23189458f71196aecb6545
41 s1 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":0,"card":27}
42 s2 {"give":{"card":28}}
    all: {"kind":"sealed","seat":1}
43 s3 {"give":{"card":21}}
    all: {"kind":"sealed","seat":2}
    s1 s2: {"kind":"given","from":1,"to":0,"card":28}
    others: {"kind":"given","from":1,"to":0,"card":null}
    s1 s3: {"kind":"given","from":2,"to":0,"card":21}
    others: {"kind":"given","from":2,"to":0,"card":null}
44 s1 {"return":{"cards":[5,10,null]}}
    s1 s2: {"kind":"given","from":0,"to":1,"card":5}
    others: {"kind":"given","from":0,"to":1,"card":null}
    s1 s3: {"kind":"given","from":0,"to":2,"card":10}
    others: {"kind":"given","from":0,"to":2,"card":null}
45 s1 {"play_trick":{"card":28,"target":{"victim":2}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s3: {"kind":"stolen","by":0,"from":2,"card":1}
    others: {"kind":"stolen","by":0,"from":2,"card":null}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[10,23,25]}
    all: {"kind":"lot_laid","place":2,"cards":[23,24,27]}
    all: {"kind":"lot_laid","place":3,"cards":[2,21,23]}
46 s3 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":4,"outbid":null}
47 s1 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":4,"outbid":null}
48 s2 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":4,"cards":[10,23,25]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":2,"cards":[23,24,27]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":4,"cards":[2,21,23]}
49 s3 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":4,"to":5}
50 s1 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":0,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":5,"to":6}
= 50 09bbe33f5340ec7dddbd2162a18a77078f67141bf2cc9967befb1400bd105887
51 s2 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":2,"to":3}
52 s1 {"play_trick":{"card":25,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"CB","from":3,"to":2}
53 s2 {"play_trick":{"card":24,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"CR","from":6,"to":8}
54 s2 {"play_trick":{"card":27}}
    all: {"kind":"trick_played","seat":1,"card":27}
55 s3 {"give":{"card":21}}
    all: {"kind":"sealed","seat":2}
56 s1 {"give":{"card":22}}
    all: {"kind":"sealed","seat":0}
    s2 s3: {"kind":"given","from":2,"to":1,"card":21}
    others: {"kind":"given","from":2,"to":1,"card":null}
    s1 s2: {"kind":"given","from":0,"to":1,"card":22}
    others: {"kind":"given","from":0,"to":1,"card":null}
57 s2 {"return":{"cards":[13,22,null]}}
    s2 s3: {"kind":"given","from":1,"to":2,"card":13}
    others: {"kind":"given","from":1,"to":2,"card":null}
    s1 s2: {"kind":"given","from":1,"to":0,"card":22}
    others: {"kind":"given","from":1,"to":0,"card":null}
    all: {"kind":"token_passed","first":0}
58 s2 {"commit":{"cards":[14,21]}}
    all: {"kind":"sealed","seat":1}
59 s3 {"commit":{"cards":[12,12,13,13,14]}}
    all: {"kind":"sealed","seat":2}
60 s1 {"commit":{"cards":[0,1,20,21,22,22]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":0,"cards":6}
    all: {"kind":"committed","seat":1,"cards":2}
    all: {"kind":"committed","seat":2,"cards":5}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[0,1,20,21,22,22]}
= 60 28357e1a4eb57aa2dc4779677f2dd879da8f09affbd96047dadb894d941b8613
61 s3 {"add":{"cards":[2]}}
    all: {"kind":"sealed","seat":2}
62 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[2]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":12,"rank":1,"crypto":1}
    all: {"kind":"paid","seat":2,"corporation":"RB","sum":3,"rank":2,"crypto":0}
    all: {"kind":"market_opened","seat":1,"corporation":"CD","cards":[14,21]}
    all: {"kind":"oversupplied","seat":2,"corporation":"CD","cards":[12,12,13,13,14],"from":3,"to":2}
63 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
64 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":5,"rank":2,"crypto":1}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":9,"rank":1,"crypto":2}
65 s1 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":0,"crypto":1,"credits":10}
66 s2 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":1,"crypto":1,"credits":10}
67 s3 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":2,"crypto":1,"credits":10}
    all: {"kind":"round_began","round":3,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[13,15,24]}
    all: {"kind":"lot_laid","place":2,"cards":[13,23,28]}
    all: {"kind":"lot_laid","place":3,"cards":[0,24,25]}
68 s1 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":2,"outbid":null}
69 s2 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":4,"outbid":0}
70 s3 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":3,"outbid":null}
= 70 0d23bf784838ec53c92bf682f136143848d61a793d14cba8246d7ac43b9d4650
71 s1 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":2,"cards":[13,15,24]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":3,"cards":[13,23,28]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":4,"cards":[0,24,25]}
72 s1 {"play_trick":{"card":24,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":0,"card":24}
    all: {"kind":"price_moved","corporation":"CB","from":2,"to":4}
73 s2 {"play_trick":{"card":24,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"CB","from":4,"to":6}
74 s3 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":8,"to":9}
75 s2 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":2,"to":1}
76 s3 {"play_trick":{"card":28,"target":{"victim":0}}}
    all: {"kind":"trick_played","seat":2,"card":28}
    s1 s3: {"kind":"stolen","by":2,"from":0,"card":10}
    others: {"kind":"stolen","by":2,"from":0,"card":null}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"lot_laid","place":1,"cards":[8,12,26]}
    all: {"kind":"lot_laid","place":2,"cards":[0,5,21]}
    all: {"kind":"lot_laid","place":3,"cards":[9,15,21]}
77 s2 {"bid":{"place":3,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":3,"outbid":null}
78 s3 {"bid":{"place":1,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":0,"outbid":null}
79 s1 {"bid":{"place":2,"mark":1}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":1,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":0,"cards":[8,12,26]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":1,"cards":[0,5,21]}
    all: {"kind":"lot_bought","seat":1,"place":3,"mark":3,"cards":[9,15,21]}
80 s3 {"play_trick":{"card":26,"target":{"shift":{"up":"RB","down":"CB"}}}}
    all: {"kind":"trick_played","seat":2,"card":26}
    all: {"kind":"price_moved","corporation":"RB","from":1,"to":2}
    all: {"kind":"price_moved","corporation":"CB","from":6,"to":5}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[8,20,25]}
    all: {"kind":"lot_laid","place":2,"cards":[3,20,21]}
    all: {"kind":"lot_laid","place":3,"cards":[6,26,28]}
= 80 33e858e7ab0831d76a0a6012484b94825af6214698259ca50271d2917abafd6b
81 s3 {"bid":{"place":1,"mark":2}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":2,"outbid":null}
82 s1 {"bid":{"place":3,"mark":2}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":2,"outbid":null}
83 s2 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":3,"outbid":2}
84 s3 {"bid":{"place":2,"mark":0}}
    all: {"kind":"bid_placed","seat":2,"place":2,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":3,"cards":[8,20,25]}
    all: {"kind":"lot_bought","seat":2,"place":2,"mark":0,"cards":[3,20,21]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":2,"cards":[6,26,28]}
85 s1 {"play_trick":{"card":28,"target":{"victim":1}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s2: {"kind":"stolen","by":0,"from":1,"card":21}
    others: {"kind":"stolen","by":0,"from":1,"card":null}
86 s2 {"play_trick":{"card":25,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":1,"card":25}
    all: {"kind":"price_moved","corporation":"CR","from":9,"to":8}
87 s1 {"play_trick":{"card":26,"target":{"shift":{"up":"CD","down":"CR"}}}}
    all: {"kind":"trick_played","seat":0,"card":26}
    all: {"kind":"price_moved","corporation":"CD","from":1,"to":2}
    all: {"kind":"price_moved","corporation":"CR","from":8,"to":7}
    all: {"kind":"token_passed","first":0}
88 s2 {"commit":{"cards":[15,20]}}
    all: {"kind":"sealed","seat":1}
89 s3 {"commit":{"cards":[8,10,10,20,21]}}
    all: {"kind":"sealed","seat":2}
90 s1 {"commit":{"cards":[13,15,21,21]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"committed","seat":0,"cards":4}
    all: {"kind":"committed","seat":1,"cards":2}
    all: {"kind":"committed","seat":2,"cards":5}
    all: {"kind":"market_opened","seat":0,"corporation":"CD","cards":[13,15,21,21]}
    all: {"kind":"oversupplied","seat":1,"corporation":"CD","cards":[15,20],"from":2,"to":1}
= 90 dd6ddf88badcfa056039de3d0cbae28e0e0e856dac0bcd18d5cce1f1ab7f0fdf
91 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
92 s3 {"add":{"cards":[12,13]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[12,13]}
    all: {"kind":"paid","seat":0,"corporation":"CD","sum":10,"rank":1,"crypto":1}
    all: {"kind":"paid","seat":1,"corporation":"CD","sum":5,"rank":2,"crypto":0}
    all: {"kind":"paid","seat":2,"corporation":"CD","sum":3,"rank":3,"crypto":0}
    all: {"kind":"market_opened","seat":2,"corporation":"CB","cards":[8,10,10,20,21]}
93 s1 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":0}
94 s2 {"add":{"cards":[8,9]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":0,"cards":[]}
    all: {"kind":"added","seat":1,"cards":[8,9]}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":10,"rank":1,"crypto":5}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":3,"rank":2,"crypto":2}
95 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
96 s2 {"exchange":{"crypto":1}}
    all: {"kind":"exchanged","seat":1,"crypto":1,"credits":10}
97 s3 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":2,"crypto":0,"credits":0}
    all: {"kind":"round_began","round":4,"first":0}
    all: {"kind":"auction_began","auction":1}
    all: {"kind":"lot_laid","place":1,"cards":[4,6,14]}
    all: {"kind":"lot_laid","place":2,"cards":[1,9,12]}
    all: {"kind":"lot_laid","place":3,"cards":[11,23,29]}
98 s1 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":0,"place":1,"mark":3,"outbid":null}
99 s2 {"bid":{"place":3,"mark":1}}
    all: {"kind":"bid_placed","seat":1,"place":3,"mark":1,"outbid":null}
100 s3 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":4,"outbid":1}
= 100 68875bdaa2499774201a95a16de943e8e23199036a74d916b30d080bd7ee91c7
101 s2 {"bid":{"place":2,"mark":2}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":2,"outbid":null}
    all: {"kind":"lot_bought","seat":0,"place":1,"mark":3,"cards":[4,6,14]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":2,"cards":[1,9,12]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":4,"cards":[11,23,29]}
102 s3 {"play_trick":{"card":29,"target":{"swap":["CR","CD"]}}}
    all: {"kind":"trick_played","seat":2,"card":29}
    all: {"kind":"prices_swapped","one":"CR","price":1,"other":"CD","other_price":7}
103 s3 {"play_trick":{"card":23,"target":{"price":"CB"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"CB","from":5,"to":6}
    all: {"kind":"token_passed","first":1}
    all: {"kind":"auction_began","auction":2}
    all: {"kind":"reshuffled","cards":75}
    all: {"kind":"lot_laid","place":1,"cards":[9,15,25]}
    all: {"kind":"lot_laid","place":2,"cards":[1,12,13]}
    all: {"kind":"lot_laid","place":3,"cards":[2,8,25]}
104 s2 {"bid":{"place":2,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":2,"mark":3,"outbid":null}
105 s3 {"bid":{"place":1,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":1,"mark":4,"outbid":null}
106 s1 {"bid":{"place":3,"mark":0}}
    all: {"kind":"bid_placed","seat":0,"place":3,"mark":0,"outbid":null}
    all: {"kind":"lot_bought","seat":2,"place":1,"mark":4,"cards":[9,15,25]}
    all: {"kind":"lot_bought","seat":1,"place":2,"mark":3,"cards":[1,12,13]}
    all: {"kind":"lot_bought","seat":0,"place":3,"mark":0,"cards":[2,8,25]}
107 s3 {"play_trick":{"card":25,"target":{"price":"CD"}}}
    all: {"kind":"trick_played","seat":2,"card":25}
    all: {"kind":"price_moved","corporation":"CD","from":7,"to":6}
108 s1 {"play_trick":{"card":25,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":0,"card":25}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":1}
    all: {"kind":"token_passed","first":2}
    all: {"kind":"auction_began","auction":3}
    all: {"kind":"lot_laid","place":1,"cards":[23,24,26]}
    all: {"kind":"lot_laid","place":2,"cards":[2,28,28]}
    all: {"kind":"lot_laid","place":3,"cards":[20,23,28]}
109 s3 {"bid":{"place":3,"mark":4}}
    all: {"kind":"bid_placed","seat":2,"place":3,"mark":4,"outbid":null}
110 s1 {"bid":{"place":2,"mark":4}}
    all: {"kind":"bid_placed","seat":0,"place":2,"mark":4,"outbid":null}
= 110 8987703b09b0e72d7ab851cd3b52a5a3de2d74503b9819e4afa0f4c99017e44b
111 s2 {"bid":{"place":1,"mark":3}}
    all: {"kind":"bid_placed","seat":1,"place":1,"mark":3,"outbid":null}
    all: {"kind":"lot_bought","seat":1,"place":1,"mark":3,"cards":[23,24,26]}
    all: {"kind":"lot_bought","seat":0,"place":2,"mark":4,"cards":[2,28,28]}
    all: {"kind":"lot_bought","seat":2,"place":3,"mark":4,"cards":[20,23,28]}
112 s3 {"play_trick":{"card":23,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":2,"card":23}
    all: {"kind":"price_moved","corporation":"RB","from":1,"to":2}
113 s1 {"play_trick":{"card":28,"target":{"victim":2}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    all: {"kind":"stolen","by":0,"from":2,"card":28}
114 s1 {"play_trick":{"card":28,"target":{"victim":2}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s3: {"kind":"stolen","by":0,"from":2,"card":3}
    others: {"kind":"stolen","by":0,"from":2,"card":null}
115 s2 {"play_trick":{"card":26,"target":{"shift":{"up":"CD","down":"RB"}}}}
    all: {"kind":"trick_played","seat":1,"card":26}
    all: {"kind":"price_moved","corporation":"CD","from":6,"to":7}
    all: {"kind":"price_moved","corporation":"RB","from":2,"to":1}
116 s1 {"play_trick":{"card":28,"target":{"victim":2}}}
    all: {"kind":"trick_played","seat":0,"card":28}
    s1 s3: {"kind":"stolen","by":0,"from":2,"card":4}
    others: {"kind":"stolen","by":0,"from":2,"card":null}
117 s2 {"play_trick":{"card":23,"target":{"price":"CR"}}}
    all: {"kind":"trick_played","seat":1,"card":23}
    all: {"kind":"price_moved","corporation":"CR","from":1,"to":2}
118 s2 {"play_trick":{"card":24,"target":{"price":"RB"}}}
    all: {"kind":"trick_played","seat":1,"card":24}
    all: {"kind":"price_moved","corporation":"RB","from":1,"to":3}
    all: {"kind":"token_passed","first":0}
119 s1 {"commit":{"cards":[0,2,2,3]}}
    all: {"kind":"sealed","seat":0}
120 s2 {"commit":{"cards":[0,1,1]}}
    all: {"kind":"sealed","seat":1}
= 120 20a2dc918501fb8ad5c80d860e38680cc40662b294441c0e43a95bfa124b28c3
121 s3 {"commit":{"cards":[9,11,20]}}
    all: {"kind":"sealed","seat":2}
    all: {"kind":"committed","seat":0,"cards":4}
    all: {"kind":"committed","seat":1,"cards":3}
    all: {"kind":"committed","seat":2,"cards":3}
    all: {"kind":"market_opened","seat":0,"corporation":"RB","cards":[0,2,2,3]}
    all: {"kind":"oversupplied","seat":1,"corporation":"RB","cards":[0,1,1],"from":3,"to":2}
122 s3 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":2}
123 s2 {"add":{"cards":[]}}
    all: {"kind":"sealed","seat":1}
    all: {"kind":"added","seat":1,"cards":[]}
    all: {"kind":"added","seat":2,"cards":[]}
    all: {"kind":"paid","seat":0,"corporation":"RB","sum":11,"rank":1,"crypto":2}
    all: {"kind":"paid","seat":1,"corporation":"RB","sum":5,"rank":2,"crypto":1}
    all: {"kind":"market_opened","seat":2,"corporation":"CB","cards":[9,11,20]}
124 s2 {"add":{"cards":[9]}}
    all: {"kind":"sealed","seat":1}
125 s1 {"add":{"cards":[8]}}
    all: {"kind":"sealed","seat":0}
    all: {"kind":"added","seat":0,"cards":[8]}
    all: {"kind":"added","seat":1,"cards":[9]}
    all: {"kind":"paid","seat":2,"corporation":"CB","sum":7,"rank":1,"crypto":6}
    all: {"kind":"paid","seat":0,"corporation":"CB","sum":1,"rank":3,"crypto":0}
    all: {"kind":"paid","seat":1,"corporation":"CB","sum":2,"rank":2,"crypto":3}
126 s1 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":0,"crypto":0,"credits":0}
127 s2 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":1,"crypto":0,"credits":0}
128 s3 {"exchange":{"crypto":0}}
    all: {"kind":"exchanged","seat":2,"crypto":0,"credits":0}
    all: {"kind":"game_over"}
= 128 4d0e5ce41c263034bfda6db4e578102a0ba9231de8c444d7de59283caa296e88
s1 rank 3 score 8
s2 rank 2 score 9
s3 rank 1 score 15
