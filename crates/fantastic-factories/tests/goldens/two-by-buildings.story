fantastic-factories revision 1, 2 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"normal"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"tools_laid","tools":["shovel","wrench","gear","hammer"]}
    s2: {"kind":"drew","seat":1,"count":4,"cards":[9,20,22,28]}
    others: {"kind":"drew","seat":1,"count":4}
    s1: {"kind":"drew","seat":0,"count":4,"cards":[18,21,23,30]}
    others: {"kind":"drew","seat":0,"count":4}
    all: {"kind":"blueprint_laid","slot":1,"card":25}
    all: {"kind":"blueprint_laid","slot":2,"card":14}
    all: {"kind":"blueprint_laid","slot":3,"card":27}
    all: {"kind":"blueprint_laid","slot":4,"card":19}
    all: {"kind":"contractor_laid","slot":1,"contractor":8}
    all: {"kind":"contractor_laid","slot":2,"contractor":7}
    all: {"kind":"contractor_laid","slot":3,"contractor":8}
    all: {"kind":"contractor_laid","slot":4,"contractor":7}
    all: {"kind":"round_began","round":1,"first":1}
1 s2 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":1,"slot":3,"card":27}
    all: {"kind":"blueprint_laid","slot":3,"card":32}
2 s1 {"hire":{"slot":3,"discard":23}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":8,"discard":23}
    all: {"kind":"contractor_laid","slot":3,"contractor":2}
    all: {"kind":"rolled","seat":1,"dice":[1,1,4,4]}
    all: {"kind":"rolled","seat":0,"dice":[1,2,5,6]}
3 s2 {"build":{"card":28,"discard":9}}
    all: {"kind":"built","seat":1,"card":28,"discard":9,"pay":{"metal":1,"energy":2}}
4 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[10]}
    others: {"kind":"drew","seat":1,"count":1}
5 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":1,"count":1}
6 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":true}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[3,11]}
    others: {"kind":"drew","seat":1,"count":2}
7 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
8 s2 "finish_work"
    all: {"kind":"finished","seat":1}
9 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
10 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":0,"count":1}
= 10 b23cd049d5a6bf6851b44732c5f71317ca162ed0ad90d97a83035668cd530768
11 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
12 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
13 s1 {"take_specialist_die":{"value":5}}
    all: {"kind":"specialist_taken","seat":0,"value":5}
14 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
15 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":2,"first":0}
16 s1 {"hire":{"slot":3,"discard":18,"opponent":1}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":2,"discard":18}
    all: {"kind":"gained","seat":0,"gain":{"energy":5}}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":3,"contractor":2}
17 s2 {"hire":{"slot":4,"discard":22,"opponent":0}}
    all: {"kind":"hired","seat":1,"slot":4,"contractor":7,"discard":22}
    all: {"kind":"gained","seat":1,"gain":{"metal":3}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":4,"contractor":1}
    all: {"kind":"rolled","seat":0,"dice":[2,4,6,6]}
    all: {"kind":"rolled","seat":1,"dice":[3,4,5,6]}
18 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
19 s2 {"build":{"card":27,"discard":11}}
    all: {"kind":"built","seat":1,"card":27,"discard":11,"pay":{"metal":1,"energy":1}}
20 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
= 20 4d5031ed26d2f131a0b02a0794f651fd6ff9c36506bad4849e28c7d1bbf901b5
21 s2 {"build":{"card":4,"discard":20}}
    all: {"kind":"built","seat":1,"card":4,"discard":20,"pay":{"metal":2,"energy":4}}
22 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[15]}
    others: {"kind":"drew","seat":0,"count":1}
23 s1 {"build":{"card":15,"discard":4}}
    all: {"kind":"built","seat":0,"card":15,"discard":4,"pay":{"metal":2,"energy":1}}
24 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
25 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
26 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[6]}
    others: {"kind":"drew","seat":0,"count":1}
27 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
28 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
29 s1 {"activate":{"card":15,"discards":[21]}}
    all: {"kind":"activated","seat":0,"card":15,"dice":[],"discards":[21],"pay":{"metal":1}}
    all: {"kind":"gained","seat":0,"gain":{"energy":6}}
30 s1 "finish_work"
    all: {"kind":"finished","seat":0}
= 30 e2c5d7a3ee5adae86592217f44e6cbd478519cf536f6133d067b47250a6adaa2
31 s2 {"activate":{"card":28}}
    all: {"kind":"activated","seat":1,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
32 s2 {"activate":{"card":27}}
    all: {"kind":"activated","seat":1,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":1,"value":6}
33 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[16]}
    others: {"kind":"drew","seat":1,"count":1}
34 s2 "finish_work"
    all: {"kind":"finished","seat":1}
35 s1 {"discard_down":{"metal":4,"energy":3}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":4,"energy":3}
    all: {"kind":"round_began","round":3,"first":1}
36 s2 {"hire":{"slot":2,"discard":16,"opponent":0}}
    all: {"kind":"hired","seat":1,"slot":2,"contractor":7,"discard":16}
    all: {"kind":"gained","seat":1,"gain":{"metal":3}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":2,"contractor":5}
37 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":19}
    all: {"kind":"blueprint_laid","slot":4,"card":9}
    all: {"kind":"rolled","seat":1,"dice":[1,2,3,6]}
    all: {"kind":"rolled","seat":0,"dice":[1,5,6,6]}
38 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
39 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
40 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[9]}
    others: {"kind":"drew","seat":0,"count":1}
= 40 d9a4ba5b57c5b65a7c318dd250057f96a38151a6273899b0c1194b069b13199a
41 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[8]}
    others: {"kind":"drew","seat":1,"count":1}
42 s1 {"build":{"card":9,"discard":19}}
    all: {"kind":"built","seat":0,"card":9,"discard":19,"pay":{"metal":1}}
43 s2 {"build":{"card":8,"discard":10}}
    all: {"kind":"built","seat":1,"card":8,"discard":10,"pay":{"metal":1,"energy":1}}
44 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
45 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
46 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
47 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
48 s1 {"activate":{"card":15,"discards":[6]}}
    all: {"kind":"activated","seat":0,"card":15,"dice":[],"discards":[6],"pay":{"metal":1}}
    all: {"kind":"gained","seat":0,"gain":{"energy":6}}
49 s2 {"activate":{"card":27}}
    all: {"kind":"activated","seat":1,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":1,"value":3}
50 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
= 50 c6db1115cf73dff12d695e20b31cfa775b61d74fdf885d70861317de2a3c47c2
51 s2 {"activate":{"card":28}}
    all: {"kind":"activated","seat":1,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
52 s1 "finish_work"
    all: {"kind":"finished","seat":0}
53 s2 "finish_work"
    all: {"kind":"finished","seat":1}
54 s1 {"discard_down":{"metal":1,"energy":7}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":1,"energy":7}
    all: {"kind":"round_began","round":4,"first":0}
55 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":25}
    all: {"kind":"blueprint_laid","slot":1,"card":13}
56 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":13}
    all: {"kind":"blueprint_laid","slot":1,"card":7}
    all: {"kind":"rolled","seat":0,"dice":[1,1,3,3]}
    all: {"kind":"rolled","seat":1,"dice":[1,2,4,5]}
57 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
58 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
59 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
60 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":0,"count":1}
= 60 ecfce322ecf9b992eecb2c834d4d0384695da31efe1cd9ed7a27d10c7232cc9d
61 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[26]}
    others: {"kind":"drew","seat":1,"count":1}
62 s2 {"build":{"card":13,"discard":26}}
    all: {"kind":"built","seat":1,"card":13,"discard":26,"pay":{"metal":1}}
63 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
64 s2 {"activate":{"card":27}}
    all: {"kind":"activated","seat":1,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":1,"value":1}
65 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
66 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":0,"count":1}
67 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":true}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[12,29]}
    others: {"kind":"drew","seat":1,"count":2}
68 s1 "finish_work"
    all: {"kind":"finished","seat":0}
69 s2 {"activate":{"card":28}}
    all: {"kind":"activated","seat":1,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
70 s2 "finish_work"
    all: {"kind":"finished","seat":1}
= 70 0390ceccecddd588cf53b56bfd1bd32b60b3d73ab4ee437ba3d45890a946fc8d
71 s1 {"discard_down":{"metal":0,"energy":4}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":0,"energy":4}
72 s2 {"discard_down":{"metal":0,"energy":3}}
    all: {"kind":"discarded_down","seat":1,"blueprints":[],"metal":0,"energy":3}
    all: {"kind":"round_began","round":5,"first":1}
73 s2 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":1,"slot":3,"card":32}
    all: {"kind":"blueprint_laid","slot":3,"card":13}
74 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":9}
    all: {"kind":"blueprint_laid","slot":4,"card":21}
    all: {"kind":"rolled","seat":1,"dice":[1,3,3,5]}
    all: {"kind":"rolled","seat":0,"dice":[2,6,6,6]}
75 s2 {"build":{"card":32,"discard":12}}
    all: {"kind":"built","seat":1,"card":32,"discard":12,"pay":{"metal":3,"energy":2}}
76 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
77 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[1]}
    others: {"kind":"drew","seat":0,"count":1}
78 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
79 s1 {"build":{"card":25,"discard":9}}
    all: {"kind":"built","seat":0,"card":25,"discard":9,"pay":{"metal":1,"energy":3}}
80 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
= 80 4e24006a8e38f80ce2bd2aee027ec1137c5e8166aef7855dd98ee97316d4fa33
81 s1 {"build":{"card":30,"discard":12}}
    all: {"kind":"built","seat":0,"card":30,"discard":12,"pay":{"metal":1}}
82 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
83 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
84 s1 {"activate":{"card":15,"discards":[1]}}
    all: {"kind":"activated","seat":0,"card":15,"dice":[],"discards":[1],"pay":{"metal":1}}
    all: {"kind":"gained","seat":0,"gain":{"energy":6}}
85 s1 "finish_work"
    all: {"kind":"finished","seat":0}
86 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
87 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[6]}
    others: {"kind":"drew","seat":1,"count":1}
88 s2 {"build":{"card":6,"discard":29}}
    all: {"kind":"built","seat":1,"card":6,"discard":29,"pay":{"metal":3,"energy":2}}
89 s2 {"activate":{"card":28}}
    all: {"kind":"activated","seat":1,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
90 s2 {"activate":{"card":27}}
    all: {"kind":"activated","seat":1,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":1,"value":2}
= 90 dc28c1bf4b3f971e55ee0f5335219ec5d4b6b7eb8936b57d3523017256ccde6a
91 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[24]}
    others: {"kind":"drew","seat":1,"count":1}
92 s2 "finish_work"
    all: {"kind":"finished","seat":1}
93 s1 {"discard_down":{"metal":0,"energy":5}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":0,"energy":5}
    all: {"kind":"round_began","round":6,"first":0}
94 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":7}
    all: {"kind":"blueprint_laid","slot":1,"card":19}
95 s2 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":1,"slot":3,"card":13}
    all: {"kind":"blueprint_laid","slot":3,"card":22}
    all: {"kind":"rolled","seat":0,"dice":[2,2,3,5]}
    all: {"kind":"rolled","seat":1,"dice":[1,1,3,4]}
96 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
97 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":0,"count":1}
98 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[5]}
    others: {"kind":"drew","seat":1,"count":1}
99 s2 {"build":{"card":5,"discard":24}}
    all: {"kind":"built","seat":1,"card":5,"discard":24,"pay":{"metal":1,"energy":3}}
100 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
= 100 e5e7b1c7492440e8e126bd5aa68611880e89d0dc3354f91de65081fe6b971356
101 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[26]}
    others: {"kind":"drew","seat":1,"count":1}
102 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":true}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[7,32]}
    others: {"kind":"drew","seat":1,"count":2}
103 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
104 s2 {"build":{"card":7,"discard":26}}
    all: {"kind":"built","seat":1,"card":7,"discard":26,"pay":{"metal":2,"energy":2}}
105 s2 {"activate":{"card":28}}
    all: {"kind":"activated","seat":1,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
106 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
107 s1 {"activate":{"card":25,"discards":[4,7,29]}}
    all: {"kind":"activated","seat":0,"card":25,"dice":[],"discards":[4,7,29],"pay":{"energy":3}}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
108 s2 {"activate":{"card":27}}
    all: {"kind":"activated","seat":1,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":1,"value":2}
109 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
110 s1 "finish_work"
    all: {"kind":"finished","seat":0}
= 110 3694c3a51770b03bd7d974c7f95c8bfbd78cf9bc572f26a9765f40afa0dfab0c
111 s2 "finish_work"
    all: {"kind":"finished","seat":1}
112 s1 {"discard_down":{"metal":2,"energy":4}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":2,"energy":4}
    all: {"kind":"round_began","round":7,"first":1}
113 s2 {"hire":{"slot":4,"discard":32,"opponent":0}}
    all: {"kind":"hired","seat":1,"slot":4,"contractor":1,"discard":32}
    s2: {"kind":"drew","seat":1,"count":3,"cards":[22,24,31]}
    others: {"kind":"drew","seat":1,"count":3}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":0,"count":1}
    all: {"kind":"contractor_laid","slot":4,"contractor":3}
114 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":21}
    all: {"kind":"blueprint_laid","slot":4,"card":22}
    all: {"kind":"rolled","seat":1,"dice":[1,5,5,6]}
    all: {"kind":"rolled","seat":0,"dice":[2,2,5,6]}
115 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
116 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
117 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
118 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[17]}
    others: {"kind":"drew","seat":0,"count":1}
119 s1 {"build":{"card":17,"discard":21}}
    all: {"kind":"built","seat":0,"card":17,"discard":21,"pay":{"metal":2,"energy":3}}
120 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[20]}
    others: {"kind":"drew","seat":0,"count":1}
= 120 65117d99235fe248fd367b9f10a658f1f33d08038cda888feee46f7c99a9b31d
121 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":0,"count":1}
122 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
123 s1 {"activate":{"card":25,"discards":[2,20,27]}}
    all: {"kind":"activated","seat":0,"card":25,"dice":[],"discards":[2,20,27],"pay":{"energy":3}}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
124 s1 "finish_work"
    all: {"kind":"finished","seat":0}
125 s2 {"build":{"card":31,"discard":13}}
    all: {"kind":"built","seat":1,"card":31,"discard":13,"pay":{"metal":2,"energy":1}}
126 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[8]}
    others: {"kind":"drew","seat":1,"count":1}
127 s2 {"activate":{"card":28}}
    all: {"kind":"activated","seat":1,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
128 s2 {"activate":{"card":27}}
    all: {"kind":"activated","seat":1,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":1,"value":1}
129 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[28]}
    others: {"kind":"drew","seat":1,"count":1}
130 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"end_triggered","last_round":8}
    all: {"kind":"round_began","round":8,"first":0}
= 130 02e6eca56211de38d8600e2465668ff60c043712dec410978024486030aeaff9
131 s1 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":0,"slot":2,"card":14}
    all: {"kind":"blueprint_laid","slot":2,"card":24}
132 s2 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":1,"slot":2,"card":24}
    all: {"kind":"blueprint_laid","slot":2,"card":18}
    all: {"kind":"rolled","seat":0,"dice":[1,3,5,6]}
    all: {"kind":"rolled","seat":1,"dice":[1,1,2,6]}
133 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[1]}
    others: {"kind":"drew","seat":1,"count":1}
134 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[15]}
    others: {"kind":"drew","seat":0,"count":1}
135 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":1,"count":1}
136 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[25]}
    others: {"kind":"drew","seat":0,"count":1}
137 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[30]}
    others: {"kind":"drew","seat":0,"count":1}
138 s1 {"build":{"card":14,"discard":30}}
    all: {"kind":"built","seat":0,"card":14,"discard":30,"pay":{"metal":1,"energy":2}}
139 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
140 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
= 140 b83c199ec36481c13dbe7768924f2382434cde33e4ce1b2068309d45ab6eb83c
141 s1 {"activate":{"card":15,"discards":[25]}}
    all: {"kind":"activated","seat":0,"card":15,"dice":[],"discards":[25],"pay":{"metal":1}}
    all: {"kind":"gained","seat":0,"gain":{"energy":6}}
142 s1 "finish_work"
    all: {"kind":"finished","seat":0}
143 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
144 s2 {"activate":{"card":28}}
    all: {"kind":"activated","seat":1,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
145 s2 {"build":{"card":3,"discard":19}}
    all: {"kind":"built","seat":1,"card":3,"discard":19,"pay":{"metal":2,"energy":1}}
146 s2 {"activate":{"card":3}}
    all: {"kind":"activated","seat":1,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
147 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"prestige_scored","seat":0,"card":9,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":14,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":15,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":17,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":25,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":30,"copies":1,"vp":0}
    all: {"kind":"goods_scored","seat":0,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":3,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":4,"copies":1,"vp":2}
    all: {"kind":"prestige_scored","seat":1,"card":5,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":6,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":7,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":8,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":13,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":27,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":28,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":31,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":32,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":1,"vp":1}
    all: {"kind":"ended","seat":0,"vp":4,"rank":2}
    all: {"kind":"ended","seat":1,"vp":9,"rank":1}
= 147 46398ed2a01e151ea30d97e68d2019232fd937312294d54f221b9e8cf72a0be2
s1 rank 2 score 4
s2 rank 1 score 9
