fantastic-factories revision 1, 3 seats, options {"work":"in_turn","cards":"rulebook","first":"random","machine":"normal"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"tools_laid","tools":["shovel","gear","wrench","hammer"]}
    s3: {"kind":"drew","seat":2,"count":4,"cards":[12,22,24,29]}
    others: {"kind":"drew","seat":2,"count":4}
    s1: {"kind":"drew","seat":0,"count":4,"cards":[4,6,13,21]}
    others: {"kind":"drew","seat":0,"count":4}
    s2: {"kind":"drew","seat":1,"count":4,"cards":[2,4,11,22]}
    others: {"kind":"drew","seat":1,"count":4}
    all: {"kind":"blueprint_laid","slot":1,"card":11}
    all: {"kind":"blueprint_laid","slot":2,"card":15}
    all: {"kind":"blueprint_laid","slot":3,"card":5}
    all: {"kind":"blueprint_laid","slot":4,"card":25}
    all: {"kind":"contractor_laid","slot":1,"contractor":4}
    all: {"kind":"contractor_laid","slot":2,"contractor":6}
    all: {"kind":"contractor_laid","slot":3,"contractor":6}
    all: {"kind":"contractor_laid","slot":4,"contractor":8}
    all: {"kind":"round_began","round":1,"first":2}
1 s3 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":2,"slot":4,"card":25}
    all: {"kind":"blueprint_laid","slot":4,"card":10}
2 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":10}
    all: {"kind":"blueprint_laid","slot":4,"card":2}
3 s2 {"hire":{"slot":1,"discard":4}}
    all: {"kind":"hired","seat":1,"slot":1,"contractor":4,"discard":4}
    all: {"kind":"contractor_laid","slot":1,"contractor":5}
    all: {"kind":"rolled","seat":2,"dice":[1,3,3,4]}
    all: {"kind":"rolled","seat":0,"dice":[1,4,6,6]}
4 s3 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[13]}
    others: {"kind":"drew","seat":2,"count":1}
5 s3 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
6 s3 {"build":{"card":24,"discard":29}}
    all: {"kind":"built","seat":2,"card":24,"discard":29,"pay":{"metal":2}}
7 s3 {"activate":{"card":24,"discards":[13,25]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[13,25],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[4,14]}
    others: {"kind":"drew","seat":2,"count":2}
8 s3 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":2,"count":1}
9 s3 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"research","bonus":true}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[20,26]}
    others: {"kind":"drew","seat":2,"count":2}
10 s3 "finish_work"
    all: {"kind":"finished","seat":2}
= 10 19d90cccd2b0b72f02afd1a55293dc64497418d5e590784e30293dddaf5bd6f8
11 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[25]}
    others: {"kind":"drew","seat":0,"count":1}
12 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
13 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[8]}
    others: {"kind":"drew","seat":0,"count":1}
14 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
15 s1 {"build":{"card":21,"discard":25}}
    all: {"kind":"built","seat":0,"card":21,"discard":25,"pay":{"metal":2,"energy":2}}
16 s1 "finish_work"
    all: {"kind":"finished","seat":0}
17 s2 {"set_foreman_dice":{"dice":[2,4,6]}}
    all: {"kind":"foreman_set","seat":1,"set":[2,4,6],"rolled":[1]}
18 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
19 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
20 s2 {"build":{"card":11,"discard":22}}
    all: {"kind":"built","seat":1,"card":11,"discard":22,"pay":{"metal":2,"energy":1}}
= 20 a8d62a40891a3585d60cd7416e516db0b38f58c083d91a1c008d760e0f078968
21 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
22 s2 {"activate":{"card":11,"dice":[4]}}
    all: {"kind":"activated","seat":1,"card":11,"dice":[4],"discards":[],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"metal":1}}
23 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":2,"first":0}
24 s1 {"hire":{"slot":2,"discard":6}}
    all: {"kind":"hired","seat":0,"slot":2,"contractor":6,"discard":6}
    all: {"kind":"revealed","seat":0,"card":18}
    all: {"kind":"gained","seat":0,"gain":{"metal":3,"energy":2}}
    all: {"kind":"contractor_laid","slot":2,"contractor":8}
25 s2 {"hire":{"slot":2,"discard":2}}
    all: {"kind":"hired","seat":1,"slot":2,"contractor":8,"discard":2}
    all: {"kind":"contractor_laid","slot":2,"contractor":5}
26 s3 {"hire":{"slot":4,"discard":12}}
    all: {"kind":"hired","seat":2,"slot":4,"contractor":8,"discard":12}
    all: {"kind":"contractor_laid","slot":4,"contractor":7}
    all: {"kind":"rolled","seat":0,"dice":[2,2,2,6]}
    all: {"kind":"rolled","seat":1,"dice":[2,2,4,4]}
    all: {"kind":"rolled","seat":2,"dice":[1,1,3,4]}
27 s1 {"activate":{"card":21,"dice":[6]}}
    all: {"kind":"activated","seat":0,"card":21,"dice":[6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1,"energy":1}}
28 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
29 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
30 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
= 30 62eb352aa9d54b229cafb5d7f80dfc252e79d72e04d53dcbd8cf58fdd1c479be
31 s1 {"build":{"card":13,"discard":4}}
    all: {"kind":"built","seat":0,"card":13,"discard":4,"pay":{"metal":1}}
32 s1 {"build":{"card":8,"discard":10}}
    all: {"kind":"built","seat":0,"card":8,"discard":10,"pay":{"metal":1,"energy":1}}
33 s1 "finish_work"
    all: {"kind":"finished","seat":0}
34 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":1,"count":1}
35 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
36 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":1,"gain":{"metal":2}}
37 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
38 s2 {"take_specialist_die":{"value":3}}
    all: {"kind":"specialist_taken","seat":1,"value":3}
39 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[3]}
    others: {"kind":"drew","seat":1,"count":1}
40 s2 "finish_work"
    all: {"kind":"finished","seat":1}
= 40 4cc08abe269ad787b976ea322a7530bdd77f73804a5840c7e31f9e9918d895d3
41 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":2,"count":1}
42 s3 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":1}}
43 s3 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[31]}
    others: {"kind":"drew","seat":2,"count":1}
44 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
45 s3 {"activate":{"card":24,"discards":[12,22]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[12,22],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[24,32]}
    others: {"kind":"drew","seat":2,"count":2}
46 s3 {"take_specialist_die":{"value":3}}
    all: {"kind":"specialist_taken","seat":2,"value":3}
47 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":2,"gain":{"energy":4}}
48 s3 "finish_work"
    all: {"kind":"finished","seat":2}
    all: {"kind":"round_began","round":3,"first":1}
49 s2 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":1,"slot":4,"card":2}
    all: {"kind":"blueprint_laid","slot":4,"card":18}
50 s3 {"hire":{"slot":1,"discard":26}}
    all: {"kind":"hired","seat":2,"slot":1,"contractor":5,"discard":26}
    all: {"kind":"contractor_laid","slot":1,"contractor":2}
= 50 03997c063a6d74cc1ab7ac3b79d0002c3c032f5253872e342600f8db0bf3e19f
51 s1 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":0,"slot":3,"card":5}
    all: {"kind":"blueprint_laid","slot":3,"card":21}
    all: {"kind":"rolled","seat":1,"dice":[1,1,1,4]}
    all: {"kind":"rolled","seat":2,"dice":[2,4,4,5,6,6]}
    all: {"kind":"rolled","seat":0,"dice":[1,2,3,6]}
52 s2 {"activate":{"card":11,"dice":[4]}}
    all: {"kind":"activated","seat":1,"card":11,"dice":[4],"discards":[],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"metal":1}}
53 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
54 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[28]}
    others: {"kind":"drew","seat":1,"count":1}
55 s2 {"build":{"card":3,"discard":28}}
    all: {"kind":"built","seat":1,"card":3,"discard":28,"pay":{"metal":2,"energy":1}}
56 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":true}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[1,19]}
    others: {"kind":"drew","seat":1,"count":2}
57 s2 "finish_work"
    all: {"kind":"finished","seat":1}
58 s3 {"activate":{"card":24,"discards":[14,24]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[14,24],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[1,7]}
    others: {"kind":"drew","seat":2,"count":2}
59 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[15]}
    others: {"kind":"drew","seat":2,"count":1}
60 s3 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[13]}
    others: {"kind":"drew","seat":2,"count":1}
= 60 caefe28de30f386e4c21d8b3cafbf89888def80a7eab1cd3d6b2df0a48d5ed51
61 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":true}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[9,27]}
    others: {"kind":"drew","seat":2,"count":2}
62 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
63 s3 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
64 s3 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":2,"gain":{"metal":2}}
65 s3 {"build":{"card":1,"discard":13}}
    all: {"kind":"built","seat":2,"card":1,"discard":13,"pay":{"metal":2,"energy":2}}
66 s3 {"build":{"card":27,"discard":32}}
    all: {"kind":"built","seat":2,"card":27,"discard":32,"pay":{"metal":1,"energy":1}}
67 s3 "finish_work"
    all: {"kind":"finished","seat":2}
68 s1 {"activate":{"card":21,"dice":[6]}}
    all: {"kind":"activated","seat":0,"card":21,"dice":[6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1,"energy":1}}
69 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
70 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
= 70 4b03f656933729681fd3c132bfc26df5b8b38022a6760c6c516b856f7e00a8e0
71 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
72 s1 "finish_work"
    all: {"kind":"finished","seat":0}
73 s1 {"discard_down":{"metal":0,"energy":7}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":0,"energy":7}
    all: {"kind":"round_began","round":4,"first":2}
74 s3 {"hire":{"slot":1,"discard":7,"opponent":0}}
    all: {"kind":"hired","seat":2,"slot":1,"contractor":2,"discard":7}
    all: {"kind":"gained","seat":2,"gain":{"energy":5}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":1,"contractor":1}
75 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":18}
    all: {"kind":"blueprint_laid","slot":4,"card":7}
76 s2 {"hire":{"slot":3,"discard":19}}
    all: {"kind":"hired","seat":1,"slot":3,"contractor":6,"discard":19}
    all: {"kind":"revealed","seat":1,"card":32}
    all: {"kind":"gained","seat":1,"gain":{"metal":3,"energy":2}}
    all: {"kind":"contractor_laid","slot":3,"contractor":5}
    all: {"kind":"rolled","seat":2,"dice":[4,4,5,5]}
    all: {"kind":"rolled","seat":0,"dice":[1,1,3,6]}
    all: {"kind":"rolled","seat":1,"dice":[2,3,5,5]}
77 s3 {"activate":{"card":24,"discards":[9,29]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[9,29],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[8,28]}
    others: {"kind":"drew","seat":2,"count":2}
78 s3 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
79 s3 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
80 s3 {"build":{"card":31,"discard":15}}
    all: {"kind":"built","seat":2,"card":31,"discard":15,"pay":{"metal":2,"energy":1}}
= 80 6f167f78d93c17e05815494e378390d17c69ffb0cb002d10ea283bec7f7e0508
81 s3 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":2,"count":1}
82 s3 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":2,"gain":{"metal":2}}
83 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":3}
84 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
85 s3 {"build":{"card":28,"discard":19}}
    all: {"kind":"built","seat":2,"card":28,"discard":19,"pay":{"metal":1,"energy":2}}
86 s3 "finish_work"
    all: {"kind":"finished","seat":2}
87 s1 {"activate":{"card":21,"dice":[6]}}
    all: {"kind":"activated","seat":0,"card":21,"dice":[6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1,"energy":1}}
88 s1 {"build":{"card":5,"discard":18}}
    all: {"kind":"built","seat":0,"card":5,"discard":18,"pay":{"metal":1,"energy":3}}
89 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
90 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
= 90 894c807ae5e1e7fa05e698fb5af556f87a24279e57634735f2381162684c5b9a
91 s1 {"activate":{"card":13,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":13,"dice":[3],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":3,"to":4}
92 s1 {"activate":{"card":8,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[4],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":4,"to":3}
93 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[5]}
    others: {"kind":"drew","seat":0,"count":1}
94 s1 "finish_work"
    all: {"kind":"finished","seat":0}
95 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
96 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
97 s2 {"activate":{"card":3}}
    all: {"kind":"activated","seat":1,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
98 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":1,"gain":{"metal":2}}
99 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
100 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":5,"first":0}
= 100 252a0027a2be7db11c6c498697c0321e3a89cbc980ae1b65f8e6b14d7a792b24
101 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":11}
    all: {"kind":"blueprint_laid","slot":1,"card":27}
102 s2 {"hire":{"slot":4,"discard":22,"opponent":0}}
    all: {"kind":"hired","seat":1,"slot":4,"contractor":7,"discard":22}
    all: {"kind":"gained","seat":1,"gain":{"metal":3}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":4,"contractor":6}
103 s3 {"hire":{"slot":1,"discard":20,"opponent":1}}
    all: {"kind":"hired","seat":2,"slot":1,"contractor":1,"discard":20}
    s3: {"kind":"drew","seat":2,"count":3,"cards":[6,30,30]}
    others: {"kind":"drew","seat":2,"count":3}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":1,"count":1}
    all: {"kind":"contractor_laid","slot":1,"contractor":1}
    all: {"kind":"rolled","seat":0,"dice":[3,4,5,5]}
    all: {"kind":"rolled","seat":1,"dice":[1,1,4,5]}
    all: {"kind":"rolled","seat":2,"dice":[1,3,5,6]}
104 s1 {"activate":{"card":8,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[3],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":3,"to":4}
105 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
106 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[16]}
    others: {"kind":"drew","seat":0,"count":1}
107 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":true}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[17,27]}
    others: {"kind":"drew","seat":0,"count":2}
108 s1 {"build":{"card":17,"discard":16}}
    all: {"kind":"built","seat":0,"card":17,"discard":16,"pay":{"metal":2,"energy":3}}
109 s1 {"activate":{"card":13,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":13,"dice":[4],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":4,"to":5}
110 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":true}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[17,20]}
    others: {"kind":"drew","seat":0,"count":2}
= 110 9c0f411083086b8dd6052918016baa9d50e3a001e9a6c5572c3f0c3df974ba37
111 s1 "finish_work"
    all: {"kind":"finished","seat":0}
112 s2 {"activate":{"card":11,"dice":[4]}}
    all: {"kind":"activated","seat":1,"card":11,"dice":[4],"discards":[],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"metal":1}}
113 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":1,"count":1}
114 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
115 s2 {"build":{"card":1,"discard":4}}
    all: {"kind":"built","seat":1,"card":1,"discard":4,"pay":{"metal":2,"energy":2}}
116 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
117 s2 "finish_work"
    all: {"kind":"finished","seat":1}
118 s3 {"activate":{"card":24,"discards":[6,30]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[6,30],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[10,14]}
    others: {"kind":"drew","seat":2,"count":2}
119 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[3]}
    others: {"kind":"drew","seat":2,"count":1}
120 s3 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[26]}
    others: {"kind":"drew","seat":2,"count":1}
= 120 80db25037b32d8c08eab39d11b2d5fa8a100962d1f35c9c3a08c67ff353bc6ce
121 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
122 s3 {"activate":{"card":28}}
    all: {"kind":"activated","seat":2,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
123 s3 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":2,"count":1}
124 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":5}
125 s3 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
126 s3 {"build":{"card":30,"discard":14}}
    all: {"kind":"built","seat":2,"card":30,"discard":14,"pay":{"metal":1}}
127 s3 "finish_work"
    all: {"kind":"finished","seat":2}
    all: {"kind":"round_began","round":6,"first":1}
128 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":27}
    all: {"kind":"blueprint_laid","slot":1,"card":24}
129 s3 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":2,"slot":2,"card":15}
    all: {"kind":"blueprint_laid","slot":2,"card":22}
130 s1 {"hire":{"slot":1,"discard":20,"opponent":1}}
    all: {"kind":"hired","seat":0,"slot":1,"contractor":1,"discard":20}
    s1: {"kind":"drew","seat":0,"count":3,"cards":[9,16,23]}
    others: {"kind":"drew","seat":0,"count":3}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[23]}
    others: {"kind":"drew","seat":1,"count":1}
    all: {"kind":"contractor_laid","slot":1,"contractor":2}
    all: {"kind":"rolled","seat":1,"dice":[1,3,5,6]}
    all: {"kind":"rolled","seat":2,"dice":[1,2,3,4]}
    all: {"kind":"rolled","seat":0,"dice":[1,1,3,5]}
= 130 7bbd8e791da485e40b5c9529c474e046db18f6e0bbd227c0042615b97263e664
131 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[9]}
    others: {"kind":"drew","seat":1,"count":1}
132 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[31]}
    others: {"kind":"drew","seat":1,"count":1}
133 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
134 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    all: {"kind":"reshuffled","row":"blueprints","cards":36}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[14]}
    others: {"kind":"drew","seat":1,"count":1}
135 s2 {"build":{"card":23,"discard":2}}
    all: {"kind":"built","seat":1,"card":23,"discard":2,"pay":{"metal":3}}
136 s2 {"build":{"card":9,"discard":19}}
    all: {"kind":"built","seat":1,"card":9,"discard":19,"pay":{"metal":1}}
137 s2 "finish_work"
    all: {"kind":"finished","seat":1}
138 s3 {"activate":{"card":24,"discards":[8,26]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[8,26],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[13,19]}
    others: {"kind":"drew","seat":2,"count":2}
139 s3 {"activate":{"card":30,"dice":[1,2,4]}}
    all: {"kind":"activated","seat":2,"card":30,"dice":[1,2,4],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":2,"from":[1,2,4],"to":[3,5,5]}
140 s3 {"activate":{"card":31,"dice":[3,3],"discards":[3,13]}}
    all: {"kind":"activated","seat":2,"card":31,"dice":[3,3],"discards":[3,13],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"goods":2}}
= 140 95ca149fa9e63e61a6caca4c0669f05d3fab8bebe4ce4e053defb756d4a58ded
141 s3 {"activate":{"card":28}}
    all: {"kind":"activated","seat":2,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
142 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":4}
143 s3 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
144 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":2,"count":1}
145 s3 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[14]}
    others: {"kind":"drew","seat":2,"count":1}
146 s3 "finish_work"
    all: {"kind":"finished","seat":2}
147 s1 {"activate":{"card":17,"dice":[1,1],"choice":1}}
    all: {"kind":"activated","seat":0,"card":17,"dice":[1,1],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1,"metal":2}}
148 s1 {"build":{"card":11,"discard":27}}
    all: {"kind":"built","seat":0,"card":11,"discard":27,"pay":{"metal":2,"energy":1}}
149 s1 {"activate":{"card":8,"dice":[5]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[5],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":5,"to":2}
150 s1 {"activate":{"card":13,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":13,"dice":[3],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":3,"to":4}
= 150 d1b80af35b942352fe9b5571d12ecf5d151c50b4377509ff46c342c59ede2e26
151 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
152 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
153 s1 {"build":{"card":9,"discard":16}}
    all: {"kind":"built","seat":0,"card":9,"discard":16,"pay":{"metal":1}}
154 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":7,"first":2}
155 s3 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":2,"slot":1,"card":24}
    all: {"kind":"blueprint_laid","slot":1,"card":18}
156 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":18}
    all: {"kind":"blueprint_laid","slot":1,"card":28}
157 s2 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":1,"slot":4,"card":7}
    all: {"kind":"blueprint_laid","slot":4,"card":32}
    all: {"kind":"rolled","seat":2,"dice":[1,2,4,6]}
    all: {"kind":"rolled","seat":0,"dice":[2,3,4,4]}
    all: {"kind":"rolled","seat":1,"dice":[2,2,3,4]}
158 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":2,"count":1}
159 s3 {"activate":{"card":30,"dice":[1,2,4]}}
    all: {"kind":"activated","seat":2,"card":30,"dice":[1,2,4],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":2,"from":[1,2,4],"to":[3,4,5]}
160 s3 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
= 160 8b283feaf86e686e003a1dfb9d82dfeccd877de9338de4e0b730e2e2fa5c4f57
161 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":1}
162 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[6]}
    others: {"kind":"drew","seat":2,"count":1}
163 s3 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":2,"count":1}
164 s3 {"activate":{"card":28}}
    all: {"kind":"activated","seat":2,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
165 s3 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":1}}
166 s3 {"build":{"card":2,"discard":29}}
    all: {"kind":"built","seat":2,"card":2,"discard":29,"pay":{"metal":2,"energy":1}}
167 s3 "finish_work"
    all: {"kind":"finished","seat":2}
168 s1 {"activate":{"card":17,"dice":[4,4],"choice":3}}
    all: {"kind":"activated","seat":0,"card":17,"dice":[4,4],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[15,22]}
    others: {"kind":"drew","seat":0,"count":2}
169 s1 {"activate":{"card":13,"dice":[2]}}
    all: {"kind":"activated","seat":0,"card":13,"dice":[2],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":2,"to":3}
170 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
= 170 d1918c43f48d87fce4d6250a545dbe18dc65fd3b02d95e24bf5f2743ab02143f
171 s1 {"activate":{"card":8,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[3],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":3,"to":4}
172 s1 {"activate":{"card":11,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":11,"dice":[4],"discards":[],"pay":{"energy":2}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1,"metal":1}}
173 s1 "finish_work"
    all: {"kind":"finished","seat":0}
174 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
175 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
176 s2 {"build":{"card":31,"discard":7}}
    all: {"kind":"built","seat":1,"card":31,"discard":7,"pay":{"metal":2,"energy":1}}
177 s2 {"activate":{"card":31,"dice":[2,2],"discards":[14,27]}}
    all: {"kind":"activated","seat":1,"card":31,"dice":[2,2],"discards":[14,27],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":2}}
178 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":8,"first":0}
179 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":32}
    all: {"kind":"blueprint_laid","slot":4,"card":19}
180 s2 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":1,"slot":2,"card":22}
    all: {"kind":"blueprint_laid","slot":2,"card":16}
= 180 6551b44a6ca40a8a9456b276b6d365318c7862a09a8d6e913d2fe3a75467574d
181 s3 {"hire":{"slot":1,"discard":15,"opponent":1}}
    all: {"kind":"hired","seat":2,"slot":1,"contractor":2,"discard":15}
    all: {"kind":"gained","seat":2,"gain":{"energy":5}}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":1,"contractor":8}
    all: {"kind":"rolled","seat":0,"dice":[6,6,6,6]}
    all: {"kind":"rolled","seat":1,"dice":[2,2,3,3]}
    all: {"kind":"rolled","seat":2,"dice":[1,3,6,6]}
182 s1 {"activate":{"card":17,"dice":[6,6],"choice":2}}
    all: {"kind":"activated","seat":0,"card":17,"dice":[6,6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1,"energy":3}}
183 s1 {"activate":{"card":21,"dice":[6]}}
    all: {"kind":"activated","seat":0,"card":21,"dice":[6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1,"energy":1}}
184 s1 {"activate":{"card":9,"dice":[6]}}
    all: {"kind":"activated","seat":0,"card":9,"dice":[6],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":6,"to":5}
185 s1 {"activate":{"card":8,"dice":[5]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[5],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":5,"to":2}
186 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
187 s1 "finish_work"
    all: {"kind":"finished","seat":0}
188 s2 {"activate":{"card":3}}
    all: {"kind":"activated","seat":1,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
189 s2 {"activate":{"card":23,"dice":[2]}}
    all: {"kind":"activated","seat":1,"card":23,"dice":[2],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
190 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[7]}
    others: {"kind":"drew","seat":1,"count":1}
= 190 37bf2bce506cd902dde4ad582b349fa20ea88492f4d59ea66599f446af36cd8f
191 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[10]}
    others: {"kind":"drew","seat":1,"count":1}
192 s2 {"activate":{"card":9,"dice":[3]}}
    all: {"kind":"activated","seat":1,"card":9,"dice":[3],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":1,"from":3,"to":2}
193 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
194 s2 "finish_work"
    all: {"kind":"finished","seat":1}
195 s3 {"activate":{"card":24,"discards":[10,24]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[10,24],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[25,32]}
    others: {"kind":"drew","seat":2,"count":2}
196 s3 {"activate":{"card":31,"dice":[6,6],"discards":[4,4]}}
    all: {"kind":"activated","seat":2,"card":31,"dice":[6,6],"discards":[4,4],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"goods":2}}
197 s3 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":1}}
198 s3 {"activate":{"card":28}}
    all: {"kind":"activated","seat":2,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
199 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
200 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":1}
= 200 3fc3d3ef47f975f28dcd35bdbe2a1cf57bdde37da2a8f1112470db9134e8326d
201 s3 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":2,"count":1}
202 s3 "finish_work"
    all: {"kind":"finished","seat":2}
    all: {"kind":"round_began","round":9,"first":1}
203 s2 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":1,"slot":2,"card":16}
    all: {"kind":"blueprint_laid","slot":2,"card":4}
204 s3 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":2,"slot":1,"card":28}
    all: {"kind":"blueprint_laid","slot":1,"card":22}
205 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":22}
    all: {"kind":"blueprint_laid","slot":1,"card":6}
    all: {"kind":"rolled","seat":1,"dice":[1,2,3,4]}
    all: {"kind":"rolled","seat":2,"dice":[1,1,3,5]}
    all: {"kind":"rolled","seat":0,"dice":[3,3,4,4]}
206 s2 {"activate":{"card":11,"dice":[4]}}
    all: {"kind":"activated","seat":1,"card":11,"dice":[4],"discards":[],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"metal":1}}
207 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
208 s2 {"activate":{"card":3}}
    all: {"kind":"activated","seat":1,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
209 s2 {"activate":{"card":23,"dice":[2]}}
    all: {"kind":"activated","seat":1,"card":23,"dice":[2],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
210 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
= 210 a96d46fe88c97e1cb4f7e3cbcc6f993bcf83e65b7bdaa978c5c08bf7492840e9
211 s2 "finish_work"
    all: {"kind":"finished","seat":1}
212 s3 {"activate":{"card":24,"discards":[25,32]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[25,32],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[24,25]}
    others: {"kind":"drew","seat":2,"count":2}
213 s3 {"activate":{"card":31,"dice":[1,1],"discards":[12,14]}}
    all: {"kind":"activated","seat":2,"card":31,"dice":[1,1],"discards":[12,14],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"goods":2}}
214 s3 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[20]}
    others: {"kind":"drew","seat":2,"count":1}
215 s3 {"activate":{"card":28}}
    all: {"kind":"activated","seat":2,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
216 s3 {"activate":{"card":30,"dice":[3]}}
    all: {"kind":"activated","seat":2,"card":30,"dice":[3],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":2,"from":[3],"to":[1]}
217 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":5}
218 s3 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
219 s3 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":1}}
220 s3 {"build":{"card":25,"discard":28}}
    all: {"kind":"built","seat":2,"card":25,"discard":28,"pay":{"metal":1,"energy":3}}
= 220 6255bd6bf3d6cbcbfd21cf7d46ae6a17ddcfe2fcf82ec98cc1e957a880e58fe2
221 s3 "finish_work"
    all: {"kind":"finished","seat":2}
222 s1 {"activate":{"card":17,"dice":[3,3],"choice":1}}
    all: {"kind":"activated","seat":0,"card":17,"dice":[3,3],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1,"metal":2}}
223 s1 {"activate":{"card":11,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":11,"dice":[4],"discards":[],"pay":{"energy":2}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1,"metal":1}}
224 s1 {"build":{"card":18,"discard":5}}
    all: {"kind":"built","seat":0,"card":18,"discard":5,"pay":{"metal":3,"energy":2}}
225 s1 {"activate":{"card":8,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[4],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":4,"to":3}
226 s1 {"activate":{"card":13,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":13,"dice":[3],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":3,"to":4}
227 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":0,"count":1}
228 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"end_triggered","last_round":10}
    all: {"kind":"round_began","round":10,"first":2}
229 s3 {"hire":{"slot":4,"discard":22}}
    all: {"kind":"hired","seat":2,"slot":4,"contractor":6,"discard":22}
    all: {"kind":"revealed","seat":2,"card":9}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":4,"contractor":3}
230 s1 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":0,"slot":2,"card":4}
    all: {"kind":"blueprint_laid","slot":2,"card":26}
= 230 fd947ad68c7e6a5ea096e20bd0d1f2e6668962bff54d560eb83a3f2fe487c68f
231 s2 {"hire":{"slot":1,"discard":7}}
    all: {"kind":"hired","seat":1,"slot":1,"contractor":8,"discard":7}
    all: {"kind":"contractor_laid","slot":1,"contractor":7}
    all: {"kind":"rolled","seat":2,"dice":[1,1,5,5]}
    all: {"kind":"rolled","seat":0,"dice":[2,2,4,5]}
    all: {"kind":"rolled","seat":1,"dice":[2,4,5,6]}
232 s3 {"activate":{"card":24,"discards":[6,19]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[6,19],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[12,29]}
    others: {"kind":"drew","seat":2,"count":2}
233 s3 {"activate":{"card":31,"dice":[5,5],"discards":[24,29]}}
    all: {"kind":"activated","seat":2,"card":31,"dice":[5,5],"discards":[24,29],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"goods":2}}
234 s3 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[30]}
    others: {"kind":"drew","seat":2,"count":1}
235 s3 {"activate":{"card":28}}
    all: {"kind":"activated","seat":2,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
236 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":6}
237 s3 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":1}}
238 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":2,"count":1}
239 s3 "finish_work"
    all: {"kind":"finished","seat":2}
240 s1 {"activate":{"card":17,"dice":[2,2],"choice":1}}
    all: {"kind":"activated","seat":0,"card":17,"dice":[2,2],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1,"metal":2}}
= 240 d3a45dbff5d9063e6a0c5d4b05b217009dfd5f5b53cc19835748612d9c47cab7
241 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[18]}
    others: {"kind":"drew","seat":0,"count":1}
242 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
243 s1 {"build":{"card":23,"discard":18}}
    all: {"kind":"built","seat":0,"card":23,"discard":18,"pay":{"metal":3}}
244 s1 "finish_work"
    all: {"kind":"finished","seat":0}
245 s2 {"activate":{"card":11,"dice":[4]}}
    all: {"kind":"activated","seat":1,"card":11,"dice":[4],"discards":[],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"metal":1}}
246 s2 {"activate":{"card":9,"dice":[2]}}
    all: {"kind":"activated","seat":1,"card":9,"dice":[2],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":1,"from":2,"to":1}
247 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[13]}
    others: {"kind":"drew","seat":1,"count":1}
248 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
249 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[20]}
    others: {"kind":"drew","seat":1,"count":1}
250 s2 {"take_specialist_die":{"value":5}}
    all: {"kind":"specialist_taken","seat":1,"value":5}
= 250 73f6741c44b6a69282563b54a6e9ce7935fef981c3a27109e9af6d8810c99d3d
251 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
252 s2 {"build":{"card":13,"discard":20}}
    all: {"kind":"built","seat":1,"card":13,"discard":20,"pay":{"metal":1}}
253 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"prestige_scored","seat":0,"card":5,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":8,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":9,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":11,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":13,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":17,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":18,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":21,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":23,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":0,"vp":12}
    all: {"kind":"prestige_scored","seat":1,"card":1,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":3,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":9,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":11,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":13,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":23,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":31,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":1,"vp":10}
    all: {"kind":"prestige_scored","seat":2,"card":1,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":2,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":24,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":25,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":27,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":2,"card":28,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":2,"card":30,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":2,"card":31,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":2,"vp":17}
    all: {"kind":"ended","seat":0,"vp":18,"rank":2}
    all: {"kind":"ended","seat":1,"vp":15,"rank":3}
    all: {"kind":"ended","seat":2,"vp":22,"rank":1}
= 253 10545c4d423cf4e19d65acdb417dac0ca50958bc1e8d853d516a26111f4afc84
s1 rank 2 score 18
s2 rank 3 score 15
s3 rank 1 score 22
