fantastic-factories revision 1, 2 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"normal"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"tools_laid","tools":["shovel","hammer","gear","wrench"]}
    s2: {"kind":"drew","seat":1,"count":4,"cards":[12,15,26,32]}
    others: {"kind":"drew","seat":1,"count":4}
    s1: {"kind":"drew","seat":0,"count":4,"cards":[8,10,20,22]}
    others: {"kind":"drew","seat":0,"count":4}
    all: {"kind":"blueprint_laid","slot":1,"card":3}
    all: {"kind":"blueprint_laid","slot":2,"card":13}
    all: {"kind":"blueprint_laid","slot":3,"card":13}
    all: {"kind":"blueprint_laid","slot":4,"card":25}
    all: {"kind":"contractor_laid","slot":1,"contractor":2}
    all: {"kind":"contractor_laid","slot":2,"contractor":5}
    all: {"kind":"contractor_laid","slot":3,"contractor":5}
    all: {"kind":"contractor_laid","slot":4,"contractor":5}
    all: {"kind":"round_began","round":1,"first":1}
1 s2 {"wipe_row":{"row":"contractors","pay":"metal"}}
    all: {"kind":"row_wiped","seat":1,"row":"contractors","pay":"metal"}
    all: {"kind":"contractor_laid","slot":1,"contractor":6}
    all: {"kind":"contractor_laid","slot":2,"contractor":1}
    all: {"kind":"contractor_laid","slot":3,"contractor":4}
    all: {"kind":"contractor_laid","slot":4,"contractor":1}
2 s2 {"hire":{"slot":1,"discard":15}}
    all: {"kind":"hired","seat":1,"slot":1,"contractor":6,"discard":15}
    all: {"kind":"revealed","seat":1,"card":3}
    all: {"kind":"gained","seat":1,"gain":{"metal":2,"energy":1}}
    all: {"kind":"contractor_laid","slot":1,"contractor":3}
3 s1 {"wipe_row":{"row":"contractors","pay":"energy"}}
    all: {"kind":"row_wiped","seat":0,"row":"contractors","pay":"energy"}
    all: {"kind":"contractor_laid","slot":1,"contractor":7}
    all: {"kind":"contractor_laid","slot":2,"contractor":8}
    all: {"kind":"contractor_laid","slot":3,"contractor":6}
    all: {"kind":"contractor_laid","slot":4,"contractor":8}
4 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":3}
    all: {"kind":"blueprint_laid","slot":1,"card":19}
    all: {"kind":"rolled","seat":1,"dice":[4,4,6,6]}
    all: {"kind":"rolled","seat":0,"dice":[1,2,2,6]}
5 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
6 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":1,"gain":{"metal":2}}
7 s2 {"build":{"card":12,"discard":32}}
    all: {"kind":"built","seat":1,"card":12,"discard":32,"pay":{"metal":4}}
8 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[5]}
    others: {"kind":"drew","seat":1,"count":1}
9 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
10 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[11]}
    others: {"kind":"drew","seat":0,"count":1}
= 10 6d4a7758af2b0d9302a742b6f8fd660041df44cbb7255e5ed0f58dcc7ef28423
11 s1 {"build":{"card":11,"discard":22}}
    all: {"kind":"built","seat":0,"card":11,"discard":22,"pay":{"metal":2,"energy":1}}
12 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
13 s2 {"activate":{"card":12,"choice":2}}
    all: {"kind":"activated","seat":1,"card":12,"dice":[],"discards":[],"pay":{"energy":2}}
    all: {"kind":"extra_die","seat":1,"value":2}
14 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[21]}
    others: {"kind":"drew","seat":1,"count":1}
15 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
16 s1 "finish_work"
    all: {"kind":"finished","seat":0}
17 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":2,"first":0}
18 s1 {"hire":{"slot":3,"discard":10}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":6,"discard":10}
    all: {"kind":"revealed","seat":0,"card":9}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":3,"contractor":7}
19 s2 {"wipe_row":{"row":"contractors","pay":"metal"}}
    all: {"kind":"row_wiped","seat":1,"row":"contractors","pay":"metal"}
    all: {"kind":"contractor_laid","slot":1,"contractor":8}
    all: {"kind":"contractor_laid","slot":2,"contractor":6}
    all: {"kind":"contractor_laid","slot":3,"contractor":2}
    all: {"kind":"reshuffled","row":"contractors","cards":14}
    all: {"kind":"contractor_laid","slot":4,"contractor":1}
20 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":19}
    all: {"kind":"blueprint_laid","slot":1,"card":9}
    all: {"kind":"rolled","seat":0,"dice":[2,2,4,4]}
    all: {"kind":"rolled","seat":1,"dice":[3,3,3,6]}
= 20 49454b657605d2e8c982ab5ef9175bc8edae0e272692c5c3c47a34a2f7075481
21 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
22 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
23 s2 {"activate":{"card":12,"choice":1}}
    all: {"kind":"activated","seat":1,"card":12,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"extra_die","seat":1,"value":1}
24 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[5]}
    others: {"kind":"drew","seat":1,"count":1}
25 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[16]}
    others: {"kind":"drew","seat":1,"count":1}
26 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
27 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":0,"count":1}
28 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[23]}
    others: {"kind":"drew","seat":0,"count":1}
29 s1 {"activate":{"card":11,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":11,"dice":[4],"discards":[],"pay":{"energy":2}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1,"metal":1}}
30 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":1,"gain":{"energy":4}}
= 30 a67ade1e326e98a2e7b504dc847fadeeed69800cfb0883fd29ab5da5b31358a4
31 s1 "finish_work"
    all: {"kind":"finished","seat":0}
32 s2 {"build":{"card":16,"discard":19}}
    all: {"kind":"built","seat":1,"card":16,"discard":19,"pay":{"metal":1,"energy":4}}
33 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":3,"first":1}
34 s2 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":1,"slot":3,"card":13}
    all: {"kind":"blueprint_laid","slot":3,"card":8}
35 s1 {"wipe_row":{"row":"blueprints","pay":"energy"}}
    all: {"kind":"row_wiped","seat":0,"row":"blueprints","pay":"energy"}
    all: {"kind":"blueprint_laid","slot":1,"card":15}
    all: {"kind":"blueprint_laid","slot":2,"card":11}
    all: {"kind":"blueprint_laid","slot":3,"card":17}
    all: {"kind":"blueprint_laid","slot":4,"card":30}
36 s1 {"hire":{"slot":3,"discard":8,"opponent":1}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":2,"discard":8}
    all: {"kind":"gained","seat":0,"gain":{"energy":5}}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":3,"contractor":6}
    all: {"kind":"rolled","seat":1,"dice":[1,4,4,6]}
    all: {"kind":"rolled","seat":0,"dice":[2,3,5,6]}
37 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
38 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":1,"count":1}
39 s2 {"build":{"card":26,"discard":13}}
    all: {"kind":"built","seat":1,"card":26,"discard":13,"pay":{"metal":2,"energy":2}}
40 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
= 40 b98393b487e1acb222d52d9579aefcf93a51696d1fc63b1d519c6536aeee64ff
41 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
42 s2 {"activate":{"card":12,"choice":3}}
    all: {"kind":"activated","seat":1,"card":12,"dice":[],"discards":[],"pay":{"energy":3}}
    all: {"kind":"extra_die","seat":1,"value":3}
43 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[32]}
    others: {"kind":"drew","seat":1,"count":1}
44 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":1,"count":1}
45 s2 "finish_work"
    all: {"kind":"finished","seat":1}
46 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":4,"first":0}
47 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":30}
    all: {"kind":"blueprint_laid","slot":4,"card":22}
48 s2 {"hire":{"slot":4,"discard":21,"opponent":0}}
    all: {"kind":"hired","seat":1,"slot":4,"contractor":1,"discard":21}
    s2: {"kind":"drew","seat":1,"count":3,"cards":[2,22,24]}
    others: {"kind":"drew","seat":1,"count":3}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[14]}
    others: {"kind":"drew","seat":0,"count":1}
    all: {"kind":"contractor_laid","slot":4,"contractor":8}
    all: {"kind":"rolled","seat":0,"dice":[5,5,6,6]}
    all: {"kind":"rolled","seat":1,"dice":[4,4,4,6]}
49 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
50 s1 {"build":{"card":30,"discard":14}}
    all: {"kind":"built","seat":0,"card":30,"discard":14,"pay":{"metal":1}}
= 50 2968e675bc5d64275bba998fa334698afc3a491db334f20d4072510a3c77fe3a
51 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":0,"count":1}
52 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
53 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[23]}
    others: {"kind":"drew","seat":1,"count":1}
54 s1 {"activate":{"card":30,"dice":[5]}}
    all: {"kind":"activated","seat":0,"card":30,"dice":[5],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":0,"from":[5],"to":[3]}
55 s1 "finish_work"
    all: {"kind":"finished","seat":0}
56 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":5,"first":1}
57 s2 {"hire":{"slot":3,"discard":23}}
    all: {"kind":"hired","seat":1,"slot":3,"contractor":6,"discard":23}
    all: {"kind":"revealed","seat":1,"card":12}
    all: {"kind":"gained","seat":1,"gain":{"metal":4}}
    all: {"kind":"contractor_laid","slot":3,"contractor":7}
58 s1 {"hire":{"slot":2,"discard":22}}
    all: {"kind":"hired","seat":0,"slot":2,"contractor":6,"discard":22}
    all: {"kind":"revealed","seat":0,"card":1}
    all: {"kind":"gained","seat":0,"gain":{"metal":2,"energy":2}}
    all: {"kind":"contractor_laid","slot":2,"contractor":1}
    all: {"kind":"rolled","seat":1,"dice":[2,3,6,6]}
    all: {"kind":"rolled","seat":0,"dice":[1,3,4,6]}
59 s2 {"build":{"card":24,"discard":2}}
    all: {"kind":"built","seat":1,"card":24,"discard":2,"pay":{"metal":2}}
60 s1 {"activate":{"card":30,"dice":[6]}}
    all: {"kind":"activated","seat":0,"card":30,"dice":[6],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":0,"from":[6],"to":[1]}
= 60 88044347e829109b2c19f5202a06edc091c2f84d92a5a795097e29f63ace1bb3
61 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[6]}
    others: {"kind":"drew","seat":1,"count":1}
62 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[24]}
    others: {"kind":"drew","seat":0,"count":1}
63 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[31]}
    others: {"kind":"drew","seat":0,"count":1}
64 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":true}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[2,27]}
    others: {"kind":"drew","seat":1,"count":2}
65 s2 "finish_work"
    all: {"kind":"finished","seat":1}
66 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
67 s1 "finish_work"
    all: {"kind":"finished","seat":0}
68 s1 {"discard_down":{"metal":0,"energy":4}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":0,"energy":4}
    all: {"kind":"round_began","round":6,"first":0}
69 s1 {"hire":{"slot":3,"discard":24,"opponent":1}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":7,"discard":24}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":3,"contractor":8}
70 s2 {"wipe_row":{"row":"blueprints","pay":"metal"}}
    all: {"kind":"row_wiped","seat":1,"row":"blueprints","pay":"metal"}
    all: {"kind":"blueprint_laid","slot":1,"card":21}
    all: {"kind":"blueprint_laid","slot":2,"card":13}
    all: {"kind":"blueprint_laid","slot":3,"card":27}
    all: {"kind":"blueprint_laid","slot":4,"card":16}
= 70 161b22ffb1980638ef20b8dd83dcdabbc50dd81fe92907847b5e7cdce8b43bb8
71 s2 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":1,"slot":3,"card":27}
    all: {"kind":"blueprint_laid","slot":3,"card":4}
    all: {"kind":"rolled","seat":0,"dice":[2,3,4,4]}
    all: {"kind":"rolled","seat":1,"dice":[2,2,6,6]}
72 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[9]}
    others: {"kind":"drew","seat":1,"count":1}
73 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
74 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
75 s2 {"build":{"card":6,"discard":2}}
    all: {"kind":"built","seat":1,"card":6,"discard":2,"pay":{"metal":3,"energy":2}}
76 s1 {"build":{"card":20,"discard":31}}
    all: {"kind":"built","seat":0,"card":20,"discard":31,"pay":{"metal":1,"energy":3}}
77 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[18]}
    others: {"kind":"drew","seat":0,"count":1}
78 s1 {"build":{"card":23,"discard":18}}
    all: {"kind":"built","seat":0,"card":23,"discard":18,"pay":{"metal":3}}
79 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
80 s1 "finish_work"
    all: {"kind":"finished","seat":0}
= 80 1e350ecc8f4e0b2c8baa92604e1bfe443b3b2d2b8fcfb2fb3e8fdd14b0c016d5
81 s2 {"activate":{"card":6,"dice":[6],"discards":[19],"choice":2}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[6],"discards":[19],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":2,"energy":2}}
82 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":7,"first":1}
83 s2 {"wipe_row":{"row":"blueprints","pay":"metal"}}
    all: {"kind":"row_wiped","seat":1,"row":"blueprints","pay":"metal"}
    all: {"kind":"blueprint_laid","slot":1,"card":26}
    all: {"kind":"blueprint_laid","slot":2,"card":4}
    all: {"kind":"blueprint_laid","slot":3,"card":28}
    all: {"kind":"blueprint_laid","slot":4,"card":4}
84 s2 {"hire":{"slot":3,"discard":29}}
    all: {"kind":"hired","seat":1,"slot":3,"contractor":8,"discard":29}
    all: {"kind":"contractor_laid","slot":3,"contractor":5}
85 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":26}
    all: {"kind":"blueprint_laid","slot":1,"card":28}
    all: {"kind":"rolled","seat":1,"dice":[1,3,3,4]}
    all: {"kind":"rolled","seat":0,"dice":[3,3,4,6]}
86 s1 {"activate":{"card":30,"dice":[6]}}
    all: {"kind":"activated","seat":0,"card":30,"dice":[6],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":0,"from":[6],"to":[5]}
87 s2 {"activate":{"card":6,"dice":[1],"discards":[22]}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[1],"discards":[22],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":3,"energy":1}}
88 s2 {"activate":{"card":24,"discards":[5,5]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[5,5],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[7,22]}
    others: {"kind":"drew","seat":1,"count":2}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[14]}
    others: {"kind":"drew","seat":1,"count":1}
89 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":1,"count":1}
90 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
= 90 8fb7d6780019c63a9e6092356211e76b69ed7550860c28fab72efcb295d5f882
91 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[24]}
    others: {"kind":"drew","seat":0,"count":1}
92 s2 {"build":{"card":32,"discard":22}}
    all: {"kind":"built","seat":1,"card":32,"discard":22,"pay":{"metal":3,"energy":2}}
93 s1 "finish_work"
    all: {"kind":"finished","seat":0}
94 s2 {"take_specialist_die":{"value":5}}
    all: {"kind":"specialist_taken","seat":1,"value":5}
95 s2 {"activate":{"card":12,"choice":1}}
    all: {"kind":"activated","seat":1,"card":12,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"extra_die","seat":1,"value":1}
96 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[25]}
    others: {"kind":"drew","seat":1,"count":1}
97 s2 {"build":{"card":27,"discard":14}}
    all: {"kind":"built","seat":1,"card":27,"discard":14,"pay":{"metal":1,"energy":1}}
98 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[6]}
    others: {"kind":"drew","seat":1,"count":1}
99 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
100 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":8,"first":0}
= 100 29fa19c2274ba0e4fd9ed112bc3c8e2b068a329977dc9fc14ff3fde2437af403
101 s1 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":0,"slot":2,"card":4}
    all: {"kind":"blueprint_laid","slot":2,"card":1}
102 s2 {"hire":{"slot":4,"discard":25}}
    all: {"kind":"hired","seat":1,"slot":4,"contractor":8,"discard":25}
    all: {"kind":"contractor_laid","slot":4,"contractor":4}
    all: {"kind":"rolled","seat":0,"dice":[1,2,3,4]}
    all: {"kind":"rolled","seat":1,"dice":[2,2,2,6]}
103 s2 {"activate":{"card":6,"dice":[6],"discards":[27]}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[6],"discards":[27],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1,"energy":1}}
104 s2 "finish_work"
    all: {"kind":"finished","seat":1}
105 s1 {"activate":{"card":20,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":20,"dice":[3],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
106 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[7]}
    others: {"kind":"drew","seat":0,"count":1}
107 s1 {"build":{"card":26,"discard":4}}
    all: {"kind":"built","seat":0,"card":26,"discard":4,"pay":{"metal":2,"energy":2}}
108 s1 {"activate":{"card":26,"copy":3}}
    all: {"kind":"activated","seat":0,"card":26,"copied":28,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
109 s1 {"activate":{"card":30,"dice":[2,4]}}
    all: {"kind":"activated","seat":0,"card":30,"dice":[2,4],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":0,"from":[2,4],"to":[4,5]}
110 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
= 110 4fa824144396dbc78c04ad1f1f7c1ee2edec1bee64386e9d160796a3cddbf600
111 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":9,"first":1}
112 s2 {"wipe_row":{"row":"contractors","pay":"metal"}}
    all: {"kind":"row_wiped","seat":1,"row":"contractors","pay":"metal"}
    all: {"kind":"contractor_laid","slot":1,"contractor":3}
    all: {"kind":"contractor_laid","slot":2,"contractor":5}
    all: {"kind":"contractor_laid","slot":3,"contractor":2}
    all: {"kind":"contractor_laid","slot":4,"contractor":7}
113 s2 {"hire":{"slot":3,"discard":29,"opponent":0}}
    all: {"kind":"hired","seat":1,"slot":3,"contractor":2,"discard":29}
    all: {"kind":"gained","seat":1,"gain":{"energy":5}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":3,"contractor":5}
114 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":28}
    all: {"kind":"blueprint_laid","slot":1,"card":31}
    all: {"kind":"rolled","seat":1,"dice":[2,5,5,6]}
    all: {"kind":"rolled","seat":0,"dice":[1,2,3,4]}
115 s1 {"activate":{"card":23,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":23,"dice":[1],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
116 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[10]}
    others: {"kind":"drew","seat":0,"count":1}
117 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
118 s1 {"build":{"card":10,"discard":24}}
    all: {"kind":"built","seat":0,"card":10,"discard":24,"pay":{"metal":2,"energy":1}}
119 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
120 s2 "finish_work"
    all: {"kind":"finished","seat":1}
= 120 c537cacec198fc326f413cef428a1692b07fe0c56374b03bb986e9c2d9a08607
121 s1 {"activate":{"card":26,"copy":3}}
    all: {"kind":"activated","seat":0,"card":26,"copied":28,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
122 s1 {"build":{"card":3,"discard":28}}
    all: {"kind":"built","seat":0,"card":3,"discard":28,"pay":{"metal":2,"energy":1}}
123 s1 {"activate":{"card":10,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":10,"dice":[3],"discards":[],"pay":{"energy":3}}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
124 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":10,"first":0}
125 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":4}
    all: {"kind":"blueprint_laid","slot":4,"card":30}
126 s2 {"wipe_row":{"row":"blueprints","pay":"energy"}}
    all: {"kind":"row_wiped","seat":1,"row":"blueprints","pay":"energy"}
    all: {"kind":"blueprint_laid","slot":1,"card":17}
    all: {"kind":"blueprint_laid","slot":2,"card":19}
    all: {"kind":"blueprint_laid","slot":3,"card":4}
    all: {"kind":"blueprint_laid","slot":4,"card":18}
127 s2 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":1,"slot":3,"card":4}
    all: {"kind":"blueprint_laid","slot":3,"card":20}
    all: {"kind":"rolled","seat":0,"dice":[3,6,6,6]}
    all: {"kind":"rolled","seat":1,"dice":[2,2,3,6]}
128 s1 {"activate":{"card":20,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":20,"dice":[3],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
129 s1 {"activate":{"card":30,"dice":[6]}}
    all: {"kind":"activated","seat":0,"card":30,"dice":[6],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":0,"from":[6],"to":[4]}
130 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    all: {"kind":"reshuffled","row":"blueprints","cards":49}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":0,"count":1}
= 130 797d6d466f90702b455fe7295954fe36ea74481a0b98585bbb0a8c1884175d88
131 s1 {"activate":{"card":23,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":23,"dice":[4],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":4}}
132 s2 {"activate":{"card":6,"dice":[6],"discards":[9]}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[6],"discards":[9],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
133 s2 {"activate":{"card":12,"choice":3}}
    all: {"kind":"activated","seat":1,"card":12,"dice":[],"discards":[],"pay":{"energy":3}}
    all: {"kind":"extra_die","seat":1,"value":3}
134 s2 {"activate":{"card":26,"copy":1,"dice":[2,2],"choice":3}}
    all: {"kind":"activated","seat":1,"card":26,"copied":17,"dice":[2,2],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[8,24]}
    others: {"kind":"drew","seat":1,"count":2}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":1,"count":1}
135 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
136 s1 {"activate":{"card":26,"copy":3,"dice":[6]}}
    all: {"kind":"activated","seat":0,"card":26,"copied":20,"dice":[6],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
137 s2 {"activate":{"card":24,"discards":[6,8]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[6,8],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[15,25]}
    others: {"kind":"drew","seat":1,"count":2}
138 s1 {"build":{"card":7,"discard":4}}
    all: {"kind":"built","seat":0,"card":7,"discard":4,"pay":{"metal":2,"energy":2}}
139 s1 "finish_work"
    all: {"kind":"finished","seat":0}
140 s2 {"build":{"card":15,"discard":4}}
    all: {"kind":"built","seat":1,"card":15,"discard":4,"pay":{"metal":2,"energy":1}}
= 140 df38ec5f87eeffa8fa644d2e125b4af4cc6f0e1305a1c05999a8dc280dfc50c0
141 s2 {"activate":{"card":15,"discards":[25]}}
    all: {"kind":"activated","seat":1,"card":15,"dice":[],"discards":[25],"pay":{"metal":1}}
    all: {"kind":"gained","seat":1,"gain":{"energy":6}}
142 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":11,"first":1}
143 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":17}
    all: {"kind":"blueprint_laid","slot":1,"card":29}
144 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":29}
    all: {"kind":"blueprint_laid","slot":1,"card":14}
    all: {"kind":"rolled","seat":1,"dice":[1,4,5,5]}
    all: {"kind":"rolled","seat":0,"dice":[1,1,3,4]}
145 s2 {"activate":{"card":6,"dice":[5],"discards":[17],"choice":1}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[5],"discards":[17],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1,"energy":3}}
146 s1 {"activate":{"card":23,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":23,"dice":[4],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":4}}
147 s1 {"activate":{"card":30,"dice":[1,1,3]}}
    all: {"kind":"activated","seat":0,"card":30,"dice":[1,1,3],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":0,"from":[1,1,3],"to":[3,4,6]}
148 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
149 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":1,"count":1}
150 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
= 150 4bc260c59c54e422dd942725f50fb1371301ee98c841febabc6c8d4c68e82bf8
151 s2 "finish_work"
    all: {"kind":"finished","seat":1}
152 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[9]}
    others: {"kind":"drew","seat":0,"count":1}
153 s1 {"build":{"card":27,"discard":22}}
    all: {"kind":"built","seat":0,"card":27,"discard":22,"pay":{"metal":1,"energy":1}}
154 s1 {"activate":{"card":10,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":10,"dice":[3],"discards":[],"pay":{"energy":3}}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
155 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":12,"first":0}
156 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":14}
    all: {"kind":"blueprint_laid","slot":1,"card":16}
157 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":16}
    all: {"kind":"blueprint_laid","slot":1,"card":19}
    all: {"kind":"rolled","seat":0,"dice":[3,3,4,5]}
    all: {"kind":"rolled","seat":1,"dice":[3,3,5,6]}
158 s2 {"activate":{"card":6,"dice":[6],"discards":[24]}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[6],"discards":[24],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":2}}
159 s1 {"activate":{"card":20,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":20,"dice":[4],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
160 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
= 160 e6191590d5eacfd9ac7cffcab51743307514ab27a651c4aa07d1b7674d2e0eb0
161 s1 {"activate":{"card":23,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":23,"dice":[3],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
162 s1 {"activate":{"card":10,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":10,"dice":[3],"discards":[],"pay":{"energy":3}}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
163 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
164 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":2}
165 s1 "finish_work"
    all: {"kind":"finished","seat":0}
166 s2 "finish_work"
    all: {"kind":"finished","seat":1}
167 s1 {"discard_down":{"metal":3,"energy":0}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":3,"energy":0}
168 s2 {"discard_down":{"metal":2,"energy":3}}
    all: {"kind":"discarded_down","seat":1,"blueprints":[],"metal":2,"energy":3}
    all: {"kind":"round_began","round":13,"first":1}
169 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":19}
    all: {"kind":"blueprint_laid","slot":1,"card":27}
170 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":18}
    all: {"kind":"blueprint_laid","slot":4,"card":29}
    all: {"kind":"rolled","seat":1,"dice":[1,3,3,5]}
    all: {"kind":"rolled","seat":0,"dice":[2,3,3,5]}
= 170 f39ea1f51248ad9b5407b1ee167f84ee3fb25b9dd0fe3d2d40043f327e7831ce
171 s2 {"activate":{"card":26,"copy":1}}
    all: {"kind":"activated","seat":1,"card":26,"copied":27,"dice":[],"discards":[],"pay":{"metal":1,"energy":1}}
    all: {"kind":"extra_die","seat":1,"value":6}
172 s2 {"activate":{"card":6,"dice":[1],"discards":[16],"choice":1}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[1],"discards":[16],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1,"energy":3}}
173 s2 {"activate":{"card":24,"discards":[2,7]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[2,7],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[5,22]}
    others: {"kind":"drew","seat":1,"count":2}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[32]}
    others: {"kind":"drew","seat":1,"count":1}
174 s1 "finish_work"
    all: {"kind":"finished","seat":0}
175 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
176 s2 {"activate":{"card":15,"discards":[19]}}
    all: {"kind":"activated","seat":1,"card":15,"dice":[],"discards":[19],"pay":{"metal":1}}
    all: {"kind":"gained","seat":1,"gain":{"energy":6}}
177 s2 {"activate":{"card":12,"choice":2}}
    all: {"kind":"activated","seat":1,"card":12,"dice":[],"discards":[],"pay":{"energy":2}}
    all: {"kind":"extra_die","seat":1,"value":2}
178 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
179 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
180 s2 {"activate":{"card":27}}
    all: {"kind":"activated","seat":1,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":1,"value":4}
= 180 070816eac3ac00f4d636ac20ddf764f02e6ae806997ec290ffff54ae042b5a4c
181 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[8]}
    others: {"kind":"drew","seat":1,"count":1}
182 s2 "finish_work"
    all: {"kind":"finished","seat":1}
183 s2 {"discard_down":{"metal":1,"energy":7}}
    all: {"kind":"discarded_down","seat":1,"blueprints":[],"metal":1,"energy":7}
    all: {"kind":"round_began","round":14,"first":0}
184 s1 {"hire":{"slot":4,"discard":9,"opponent":1}}
    all: {"kind":"hired","seat":0,"slot":4,"contractor":7,"discard":9}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":4,"contractor":6}
185 s2 {"hire":{"slot":3,"discard":5}}
    all: {"kind":"hired","seat":1,"slot":3,"contractor":5,"discard":5}
    all: {"kind":"reshuffled","row":"contractors","cards":14}
    all: {"kind":"contractor_laid","slot":3,"contractor":8}
    all: {"kind":"rolled","seat":0,"dice":[1,1,2,5]}
    all: {"kind":"rolled","seat":1,"dice":[1,1,2,3,4,4]}
186 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[28]}
    others: {"kind":"drew","seat":0,"count":1}
187 s2 {"activate":{"card":6,"dice":[3],"discards":[32],"choice":3}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[3],"discards":[32],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":3,"energy":1}}
188 s2 {"activate":{"card":26,"copy":3,"dice":[2]}}
    all: {"kind":"activated","seat":1,"card":26,"copied":20,"dice":[2],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
189 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
190 s2 {"activate":{"card":12,"choice":6}}
    all: {"kind":"activated","seat":1,"card":12,"dice":[],"discards":[],"pay":{"energy":6}}
    all: {"kind":"extra_die","seat":1,"value":6}
= 190 83dd383c53e4af51155245c2887a7280c66f6e575e9eab4384043de8778b6f3d
191 s1 {"activate":{"card":30,"dice":[2]}}
    all: {"kind":"activated","seat":0,"card":30,"dice":[2],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":0,"from":[2],"to":[2]}
192 s2 {"build":{"card":22,"discard":12}}
    all: {"kind":"built","seat":1,"card":22,"discard":12,"pay":{"metal":3,"energy":1}}
193 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":3}
194 s2 {"activate":{"card":32,"dice":[4,4,6]}}
    all: {"kind":"activated","seat":1,"card":32,"dice":[4,4,6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":2,"energy":2}}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[11]}
    others: {"kind":"drew","seat":1,"count":1}
195 s1 {"activate":{"card":23,"dice":[2]}}
    all: {"kind":"activated","seat":0,"card":23,"dice":[2],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
196 s2 {"activate":{"card":27}}
    all: {"kind":"activated","seat":1,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":1,"value":1}
197 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
198 s2 {"activate":{"card":15,"discards":[11]}}
    all: {"kind":"activated","seat":1,"card":15,"dice":[],"discards":[11],"pay":{"metal":1}}
    all: {"kind":"gained","seat":1,"gain":{"energy":6}}
199 s2 "finish_work"
    all: {"kind":"finished","seat":1}
200 s1 {"activate":{"card":3}}
    all: {"kind":"activated","seat":0,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
= 200 4165c3df8a003d4a6ce18496bc61076aa211684e8555ab679c7c1119e86efb08
201 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
202 s1 "finish_work"
    all: {"kind":"finished","seat":0}
203 s1 {"discard_down":{"metal":5,"energy":0}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":5,"energy":0}
    all: {"kind":"round_began","round":15,"first":1}
204 s2 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":1,"slot":3,"card":20}
    all: {"kind":"blueprint_laid","slot":3,"card":24}
205 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":29}
    all: {"kind":"blueprint_laid","slot":4,"card":21}
    all: {"kind":"rolled","seat":1,"dice":[2,3,4,5]}
    all: {"kind":"rolled","seat":0,"dice":[1,2,2,4]}
206 s2 {"activate":{"card":6,"dice":[5],"discards":[20]}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[5],"discards":[20],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1,"energy":3}}
207 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":1,"count":1}
208 s2 {"activate":{"card":24,"discards":[8,19]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[8,19],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[4,22]}
    others: {"kind":"drew","seat":1,"count":2}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[13]}
    others: {"kind":"drew","seat":1,"count":1}
209 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
210 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
= 210 066f413cfcef05c43cdcfb507f306ef68ca63e623b998fe9a3b30705c091be46
211 s1 {"activate":{"card":23,"dice":[2]}}
    all: {"kind":"activated","seat":0,"card":23,"dice":[2],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
212 s2 {"activate":{"card":26,"copy":3,"discards":[4,13]}}
    all: {"kind":"activated","seat":1,"card":26,"copied":24,"dice":[],"discards":[4,13],"pay":{"energy":3}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[13,23]}
    others: {"kind":"drew","seat":1,"count":2}
213 s2 "finish_work"
    all: {"kind":"finished","seat":1}
214 s1 "finish_work"
    all: {"kind":"finished","seat":0}
215 s1 {"discard_down":{"metal":3,"energy":1}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":3,"energy":1}
    all: {"kind":"round_began","round":16,"first":0}
216 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":27}
    all: {"kind":"blueprint_laid","slot":1,"card":31}
217 s2 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":1,"slot":3,"card":24}
    all: {"kind":"blueprint_laid","slot":3,"card":4}
    all: {"kind":"rolled","seat":0,"dice":[2,3,4,4]}
    all: {"kind":"rolled","seat":1,"dice":[3,3,4,6]}
218 s2 {"activate":{"card":6,"dice":[6],"discards":[13]}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[6],"discards":[13],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
219 s1 {"activate":{"card":10,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":10,"dice":[4],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":0,"gain":{"metal":4}}
220 s1 {"activate":{"card":30,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":30,"dice":[3],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":0,"from":[3],"to":[4]}
= 220 01bff7b42c28dc2a3e79c44d3f267efbb8f2da11eac1c4f84e3c300ee3268ccb
221 s1 {"activate":{"card":20,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":20,"dice":[4],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
222 s1 {"activate":{"card":23,"dice":[2]}}
    all: {"kind":"activated","seat":0,"card":23,"dice":[2],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
223 s1 {"build":{"card":29,"discard":18}}
    all: {"kind":"built","seat":0,"card":29,"discard":18,"pay":{"metal":1,"energy":2}}
224 s2 {"activate":{"card":12,"choice":1}}
    all: {"kind":"activated","seat":1,"card":12,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"extra_die","seat":1,"value":1}
225 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":2}
226 s1 "finish_work"
    all: {"kind":"finished","seat":0}
227 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
228 s2 "finish_work"
    all: {"kind":"finished","seat":1}
229 s2 {"discard_down":{"metal":0,"energy":1}}
    all: {"kind":"discarded_down","seat":1,"blueprints":[],"metal":0,"energy":1}
    all: {"kind":"end_triggered","last_round":17}
    all: {"kind":"round_began","round":17,"first":1}
230 s2 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":1,"slot":3,"card":4}
    all: {"kind":"blueprint_laid","slot":3,"card":25}
= 230 0bcdb65ad0711e9d4441172f13d2007248bca7dfe87e9ce84dfb4e492a0625df
231 s1 {"hire":{"slot":3,"discard":29}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":8,"discard":29}
    all: {"kind":"contractor_laid","slot":3,"contractor":5}
    all: {"kind":"rolled","seat":1,"dice":[2,2,4,5]}
    all: {"kind":"rolled","seat":0,"dice":[1,4,5,5]}
232 s2 {"activate":{"card":24,"discards":[22,24]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[22,24],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[9,21]}
    others: {"kind":"drew","seat":1,"count":2}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[10]}
    others: {"kind":"drew","seat":1,"count":1}
233 s1 {"activate":{"card":29}}
    all: {"kind":"activated","seat":0,"card":29,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
234 s1 {"activate":{"card":23,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":23,"dice":[1],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
235 s2 {"activate":{"card":6,"dice":[4],"discards":[4],"choice":0}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[4],"discards":[4],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"energy":4}}
236 s1 {"activate":{"card":10,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":10,"dice":[4],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":0,"gain":{"metal":4}}
237 s2 {"activate":{"card":27}}
    all: {"kind":"activated","seat":1,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":1,"value":5}
238 s1 {"take_specialist_die":{"value":3}}
    all: {"kind":"specialist_taken","seat":0,"value":3}
239 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[30]}
    others: {"kind":"drew","seat":0,"count":1}
240 s2 {"activate":{"card":26,"copy":1,"dice":[2,2],"discards":[9,10]}}
    all: {"kind":"activated","seat":1,"card":26,"copied":31,"dice":[2,2],"discards":[9,10],"pay":{"energy":1}}
    all: {"kind":"gained","seat":1,"gain":{"goods":2}}
= 240 9099d2c7384b1a57db64d62b8936bab89302bb2c6e33cd5052fd342be88a0e5a
241 s2 {"activate":{"card":15,"discards":[23]}}
    all: {"kind":"activated","seat":1,"card":15,"dice":[],"discards":[23],"pay":{"metal":1}}
    all: {"kind":"gained","seat":1,"gain":{"energy":6}}
242 s2 "finish_work"
    all: {"kind":"finished","seat":1}
243 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
244 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
245 s1 "finish_work"
    all: {"kind":"finished","seat":0}
246 s2 {"discard_down":{"metal":1,"energy":4}}
    all: {"kind":"discarded_down","seat":1,"blueprints":[],"metal":1,"energy":4}
247 s1 {"discard_down":{"metal":5,"energy":0}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":5,"energy":0}
    all: {"kind":"prestige_scored","seat":0,"card":3,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":7,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":10,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":11,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":20,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":23,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":26,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":27,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":29,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":30,"copies":1,"vp":0}
    all: {"kind":"goods_scored","seat":0,"vp":2}
    all: {"kind":"prestige_scored","seat":1,"card":6,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":12,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":15,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":16,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":22,"copies":1,"vp":2}
    all: {"kind":"prestige_scored","seat":1,"card":24,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":26,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":27,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":32,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":1,"vp":11}
    all: {"kind":"ended","seat":0,"vp":9,"rank":2}
    all: {"kind":"ended","seat":1,"vp":20,"rank":1}
= 247 ec80a751dd1e39fafa653e7991b56fa1155ce081bd5857ef142e52a536fa3f50
s1 rank 2 score 9
s2 rank 1 score 20
