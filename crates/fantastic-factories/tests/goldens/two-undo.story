fantastic-factories revision 1, 2 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"normal"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"tools_laid","tools":["gear","wrench","hammer","shovel"]}
    s1: {"kind":"drew","seat":0,"count":4,"cards":[6,11,14,21]}
    others: {"kind":"drew","seat":0,"count":4}
    s2: {"kind":"drew","seat":1,"count":4,"cards":[8,9,24,26]}
    others: {"kind":"drew","seat":1,"count":4}
    all: {"kind":"blueprint_laid","slot":1,"card":14}
    all: {"kind":"blueprint_laid","slot":2,"card":17}
    all: {"kind":"blueprint_laid","slot":3,"card":10}
    all: {"kind":"blueprint_laid","slot":4,"card":3}
    all: {"kind":"contractor_laid","slot":1,"contractor":7}
    all: {"kind":"contractor_laid","slot":2,"contractor":8}
    all: {"kind":"contractor_laid","slot":3,"contractor":2}
    all: {"kind":"contractor_laid","slot":4,"contractor":5}
    all: {"kind":"round_began","round":1,"first":0}
1 s1 {"hire":{"slot":3,"discard":11,"opponent":1}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":2,"discard":11}
    all: {"kind":"gained","seat":0,"gain":{"energy":5}}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":3,"contractor":5}
2 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":14}
    all: {"kind":"blueprint_laid","slot":1,"card":30}
    all: {"kind":"rolled","seat":0,"dice":[1,3,4,6]}
    all: {"kind":"rolled","seat":1,"dice":[3,5,6,6]}
3 s2 {"build":{"card":8,"discard":24}}
    all: {"kind":"built","seat":1,"card":8,"discard":24,"pay":{"metal":1,"energy":1}}
4 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
5 s1 undo 4
6 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
7 s1 undo 6
8 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[23]}
    others: {"kind":"drew","seat":0,"count":1}
9 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
10 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
= 10 f088d44f3b042d653a364471cfcfa73af3e59cffac8b37353dfa0388ac147a34
11 s1 undo 10
12 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[30]}
    others: {"kind":"drew","seat":1,"count":1}
13 s2 {"build":{"card":30,"discard":14}}
    all: {"kind":"built","seat":1,"card":30,"discard":14,"pay":{"metal":1}}
14 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[16]}
    others: {"kind":"drew","seat":1,"count":1}
15 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":0,"count":1}
16 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":1,"gain":{"metal":2}}
17 s2 {"build":{"card":9,"discard":16}}
    all: {"kind":"built","seat":1,"card":9,"discard":16,"pay":{"metal":1}}
18 s2 "finish_work"
    all: {"kind":"finished","seat":1}
19 s1 {"build":{"card":14,"discard":22}}
    all: {"kind":"built","seat":0,"card":14,"discard":22,"pay":{"metal":1,"energy":2}}
20 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
= 20 cdc40dca1c03e301578d243e1df8bf2bff4d39d073f611d85b273083e15cc638
21 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":0,"count":1}
22 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":2,"first":1}
23 s2 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":1,"slot":3,"card":10}
    all: {"kind":"blueprint_laid","slot":3,"card":22}
24 s1 {"hire":{"slot":1,"discard":6,"opponent":1}}
    all: {"kind":"hired","seat":0,"slot":1,"contractor":7,"discard":6}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":1,"contractor":1}
    all: {"kind":"rolled","seat":1,"dice":[2,3,5,6]}
    all: {"kind":"rolled","seat":0,"dice":[1,1,3,4]}
25 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
26 s1 undo 25
27 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[7]}
    others: {"kind":"drew","seat":0,"count":1}
28 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":true}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[12,26]}
    others: {"kind":"drew","seat":0,"count":2}
29 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
30 s2 undo 29
= 30 da7a51d3526a72f2141e662539f6f93e399827b6d594f622e2e09fd9820e10df
31 s1 {"build":{"card":27,"discard":12}}
    all: {"kind":"built","seat":0,"card":27,"discard":12,"pay":{"metal":1,"energy":1}}
32 s1 undo 31
33 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[18]}
    others: {"kind":"drew","seat":1,"count":1}
34 s1 {"build":{"card":26,"discard":7}}
    all: {"kind":"built","seat":0,"card":26,"discard":7,"pay":{"metal":2,"energy":2}}
35 s1 {"build":{"card":27,"discard":12}}
    all: {"kind":"built","seat":0,"card":27,"discard":12,"pay":{"metal":1,"energy":1}}
36 s2 {"build":{"card":10,"discard":18}}
    all: {"kind":"built","seat":1,"card":10,"discard":18,"pay":{"metal":2,"energy":1}}
37 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
38 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[32]}
    others: {"kind":"drew","seat":0,"count":1}
39 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
40 s2 undo 39
= 40 14d7e62c2ce2901e1e7a90042517265753b8227b102227d2b32e5dcec1ee0847
41 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
42 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":4}
43 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":1,"count":1}
44 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
45 s1 {"activate":{"card":26,"copy":4}}
    all: {"kind":"activated","seat":0,"card":26,"copied":3,"dice":[],"discards":[],"pay":{"energy":5}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
46 s1 undo 45
47 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
48 s1 {"activate":{"card":26,"copy":4}}
    all: {"kind":"activated","seat":0,"card":26,"copied":3,"dice":[],"discards":[],"pay":{"energy":5}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
49 s1 "finish_work"
    all: {"kind":"finished","seat":0}
50 s2 {"build":{"card":26,"discard":4}}
    all: {"kind":"built","seat":1,"card":26,"discard":4,"pay":{"metal":2,"energy":2}}
= 50 f8575d1aa7b446c4ee094e2984e37ca261da8dbb6626de7904ebc9af5f36d8c2
51 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":3,"first":0}
52 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":3}
    all: {"kind":"blueprint_laid","slot":4,"card":13}
53 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":30}
    all: {"kind":"blueprint_laid","slot":1,"card":31}
    all: {"kind":"rolled","seat":0,"dice":[2,3,3,5]}
    all: {"kind":"rolled","seat":1,"dice":[1,1,3,6]}
54 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[25]}
    others: {"kind":"drew","seat":1,"count":1}
55 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":0,"count":1}
56 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
57 s1 undo 56
58 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
59 s2 undo 58
60 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":0,"count":1}
= 60 bc3043feaae15d47a8746c1318937ed47b6136893fb69a4dcbc023db46dc02bd
61 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":true}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[22,24]}
    others: {"kind":"drew","seat":0,"count":2}
62 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
63 s1 undo 62
64 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
65 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":5}
66 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
67 s1 undo 66
68 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
69 s1 "finish_work"
    all: {"kind":"finished","seat":0}
70 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
= 70 72bddae08954d3525aefaf21729ba658f47ba4373ce5addd3822cd99096d428f
71 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":true}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[22,24]}
    others: {"kind":"drew","seat":1,"count":2}
72 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
73 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":4,"first":1}
74 s2 {"hire":{"slot":3,"discard":22}}
    all: {"kind":"hired","seat":1,"slot":3,"contractor":5,"discard":22}
    all: {"kind":"contractor_laid","slot":3,"contractor":6}
75 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":31}
    all: {"kind":"blueprint_laid","slot":1,"card":28}
    all: {"kind":"rolled","seat":1,"dice":[1,2,3,3,3,6]}
    all: {"kind":"rolled","seat":0,"dice":[1,4,4,6]}
76 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
77 s1 undo 76
78 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[15]}
    others: {"kind":"drew","seat":1,"count":1}
79 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":1,"count":1}
80 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[15]}
    others: {"kind":"drew","seat":0,"count":1}
= 80 e97db4775dbb69bf0829e7c88f746f5c5d8fe38696550f3ea7c23940673046e0
81 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":true}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[4,5]}
    others: {"kind":"drew","seat":0,"count":2}
82 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
83 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":true}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[19,25]}
    others: {"kind":"drew","seat":1,"count":2}
84 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
85 s2 {"build":{"card":25,"discard":19}}
    all: {"kind":"built","seat":1,"card":25,"discard":19,"pay":{"metal":1,"energy":3}}
86 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":0,"count":1}
87 s1 {"build":{"card":29,"discard":23}}
    all: {"kind":"built","seat":0,"card":29,"discard":23,"pay":{"metal":1,"energy":2}}
88 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
89 s2 undo 88
90 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
= 90 17e89b4e06bab7b173725bd0f6694172d3fd38ff5d1b903e7511b89b59fe791c
91 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":1}
92 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
93 s1 undo 92
94 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
95 s1 undo 94
96 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
97 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
98 s2 undo 97
99 s1 {"activate":{"card":26,"copy":1}}
    all: {"kind":"activated","seat":0,"card":26,"copied":28,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
100 s1 "finish_work"
    all: {"kind":"finished","seat":0}
= 100 d21518e92dc60068dff05b1682ee3473a072e03bb7fc30f28d4a499037796e8c
101 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
102 s2 {"activate":{"card":25,"discards":[15,19,30]}}
    all: {"kind":"activated","seat":1,"card":25,"dice":[],"discards":[15,19,30],"pay":{"energy":3}}
    all: {"kind":"gained","seat":1,"gain":{"metal":3}}
103 s2 undo 102
104 s2 {"activate":{"card":25,"discards":[15,19,25]}}
    all: {"kind":"activated","seat":1,"card":25,"dice":[],"discards":[15,19,25],"pay":{"energy":3}}
    all: {"kind":"gained","seat":1,"gain":{"metal":3}}
105 s2 "finish_work"
    all: {"kind":"finished","seat":1}
106 s1 {"discard_down":{"blueprints":[24],"metal":0,"energy":0}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[24],"metal":0,"energy":0}
    all: {"kind":"round_began","round":5,"first":0}
107 s1 {"hire":{"slot":2,"discard":3}}
    all: {"kind":"hired","seat":0,"slot":2,"contractor":8,"discard":3}
    all: {"kind":"contractor_laid","slot":2,"contractor":3}
108 s2 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":1,"slot":2,"card":17}
    all: {"kind":"blueprint_laid","slot":2,"card":20}
    all: {"kind":"rolled","seat":0,"dice":[1,2,2,4]}
    all: {"kind":"rolled","seat":1,"dice":[2,2,3,4]}
109 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[16]}
    others: {"kind":"drew","seat":0,"count":1}
110 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
= 110 bc3c043e112f3a215d118c0b99f4f4a2e0e5b280eedcceb3546d7590498ac064
111 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":1,"count":1}
112 s2 {"build":{"card":24,"discard":29}}
    all: {"kind":"built","seat":1,"card":24,"discard":29,"pay":{"metal":2}}
113 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[8]}
    others: {"kind":"drew","seat":1,"count":1}
114 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":0,"count":1}
115 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[6]}
    others: {"kind":"drew","seat":1,"count":1}
116 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
117 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
118 s1 undo 117
119 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[7]}
    others: {"kind":"drew","seat":0,"count":1}
120 s2 {"activate":{"card":24,"discards":[8,17]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[8,17],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[19,21]}
    others: {"kind":"drew","seat":1,"count":2}
= 120 659e551afc703e40a3d254c419410968b869d3d3c5d9bc0eb63479d4f7317412
121 s2 "finish_work"
    all: {"kind":"finished","seat":1}
122 s1 {"take_specialist_die":{"value":4}}
    all: {"kind":"specialist_taken","seat":0,"value":4}
123 s1 undo 122
124 s1 {"activate":{"card":26,"copy":1}}
    all: {"kind":"activated","seat":0,"card":26,"copied":28,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
125 s1 {"build":{"card":15,"discard":7}}
    all: {"kind":"built","seat":0,"card":15,"discard":7,"pay":{"metal":2,"energy":1}}
126 s1 undo 125
127 s1 {"build":{"card":15,"discard":31}}
    all: {"kind":"built","seat":0,"card":15,"discard":31,"pay":{"metal":2,"energy":1}}
128 s1 undo 127
129 s1 {"build":{"card":15,"discard":7}}
    all: {"kind":"built","seat":0,"card":15,"discard":7,"pay":{"metal":2,"energy":1}}
130 s1 {"take_specialist_die":{"value":3}}
    all: {"kind":"specialist_taken","seat":0,"value":3}
= 130 efcf0fbfbc2a58403835ea928a508214d0d22f0ee7c3cd8e1eeaeb10b9d6a1bf
131 s1 undo 130
132 s1 {"take_specialist_die":{"value":6}}
    all: {"kind":"specialist_taken","seat":0,"value":6}
133 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
134 s1 {"activate":{"card":15,"discards":[4]}}
    all: {"kind":"activated","seat":0,"card":15,"dice":[],"discards":[4],"pay":{"metal":1}}
    all: {"kind":"gained","seat":0,"gain":{"energy":6}}
135 s1 {"activate":{"card":29}}
    all: {"kind":"activated","seat":0,"card":29,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
136 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":6,"first":1}
137 s2 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":1,"slot":4,"card":13}
    all: {"kind":"blueprint_laid","slot":4,"card":11}
138 s1 {"hire":{"slot":4,"discard":31}}
    all: {"kind":"hired","seat":0,"slot":4,"contractor":5,"discard":31}
    all: {"kind":"contractor_laid","slot":4,"contractor":5}
    all: {"kind":"rolled","seat":1,"dice":[3,3,4,5]}
    all: {"kind":"rolled","seat":0,"dice":[2,3,4,5,5,5]}
139 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
140 s1 undo 139
= 140 bcea1eb4bda63d94ff97fff1f72f0a95fc51e898c2620497420359fc71a64281
141 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
142 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":1,"count":1}
143 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[3]}
    others: {"kind":"drew","seat":0,"count":1}
144 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":1,"gain":{"energy":4}}
145 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
146 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
147 s2 undo 146
148 s1 {"build":{"card":16,"discard":3}}
    all: {"kind":"built","seat":0,"card":16,"discard":3,"pay":{"metal":1,"energy":4}}
149 s1 undo 148
150 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[10]}
    others: {"kind":"drew","seat":1,"count":1}
= 150 d163bd0d31cb39ada3e17a7459eb474c956f3c057986691d3ed5cec918275033
151 s1 {"build":{"card":16,"discard":21}}
    all: {"kind":"built","seat":0,"card":16,"discard":21,"pay":{"metal":1,"energy":4}}
152 s2 {"activate":{"card":25,"discards":[6,10,21]}}
    all: {"kind":"activated","seat":1,"card":25,"dice":[],"discards":[6,10,21],"pay":{"energy":3}}
    all: {"kind":"gained","seat":1,"gain":{"metal":3}}
153 s2 {"build":{"card":12,"discard":30}}
    all: {"kind":"built","seat":1,"card":12,"discard":30,"pay":{"metal":4}}
154 s2 undo 153
155 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
156 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
157 s2 {"build":{"card":12,"discard":30}}
    all: {"kind":"built","seat":1,"card":12,"discard":30,"pay":{"metal":4}}
158 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[9]}
    others: {"kind":"drew","seat":0,"count":1}
159 s1 {"build":{"card":9,"discard":3}}
    all: {"kind":"built","seat":0,"card":9,"discard":3,"pay":{"metal":1}}
160 s1 undo 159
= 160 6c062b06a932b89d6bac30997d8fb23bb74bda2e11b8d5b6751138294eca157e
161 s2 {"activate":{"card":26,"copy":1}}
    all: {"kind":"activated","seat":1,"card":26,"copied":28,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
162 s2 undo 161
163 s2 {"activate":{"card":24,"discards":[13,19]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[13,19],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[18,27]}
    others: {"kind":"drew","seat":1,"count":2}
164 s2 {"activate":{"card":12,"choice":1}}
    all: {"kind":"activated","seat":1,"card":12,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"extra_die","seat":1,"value":1}
165 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
166 s1 {"build":{"card":9,"discard":3}}
    all: {"kind":"built","seat":0,"card":9,"discard":3,"pay":{"metal":1}}
167 s2 {"activate":{"card":26,"copy":1}}
    all: {"kind":"activated","seat":1,"card":26,"copied":28,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
168 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[1]}
    others: {"kind":"drew","seat":0,"count":1}
169 s1 {"activate":{"card":15,"discards":[1]}}
    all: {"kind":"activated","seat":0,"card":15,"dice":[],"discards":[1],"pay":{"metal":1}}
    all: {"kind":"gained","seat":0,"gain":{"energy":6}}
170 s1 undo 169
= 170 7a2c22f130c578d117a374f0f948dae678866469c5d5d8520fdf480fca1297d1
171 s1 {"activate":{"card":15,"discards":[32]}}
    all: {"kind":"activated","seat":0,"card":15,"dice":[],"discards":[32],"pay":{"metal":1}}
    all: {"kind":"gained","seat":0,"gain":{"energy":6}}
172 s1 {"activate":{"card":29}}
    all: {"kind":"activated","seat":0,"card":29,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
173 s1 {"activate":{"card":26,"copy":1}}
    all: {"kind":"activated","seat":0,"card":26,"copied":28,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
174 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":6}
175 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
176 s2 "finish_work"
    all: {"kind":"finished","seat":1}
177 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":7,"first":0}
178 s1 {"hire":{"slot":3,"discard":22}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":6,"discard":22}
    all: {"kind":"revealed","seat":0,"card":2}
    all: {"kind":"gained","seat":0,"gain":{"metal":2,"energy":1}}
    all: {"kind":"contractor_laid","slot":3,"contractor":4}
179 s2 {"hire":{"slot":1,"discard":18,"opponent":0}}
    all: {"kind":"hired","seat":1,"slot":1,"contractor":1,"discard":18}
    s2: {"kind":"drew","seat":1,"count":3,"cards":[1,17,28]}
    others: {"kind":"drew","seat":1,"count":3}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[20]}
    others: {"kind":"drew","seat":0,"count":1}
    all: {"kind":"contractor_laid","slot":1,"contractor":8}
    all: {"kind":"rolled","seat":0,"dice":[2,3,5,6]}
    all: {"kind":"rolled","seat":1,"dice":[2,2,5,5]}
180 s1 {"build":{"card":1,"discard":20}}
    all: {"kind":"built","seat":0,"card":1,"discard":20,"pay":{"metal":2,"energy":2}}
= 180 071c9d88712900c4c070788b58d8387a4b33687e862c591f35820bd4d31bfd75
181 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":0,"count":1}
182 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[13]}
    others: {"kind":"drew","seat":0,"count":1}
183 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[5]}
    others: {"kind":"drew","seat":1,"count":1}
184 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
185 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":true}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[31,32]}
    others: {"kind":"drew","seat":1,"count":2}
186 s1 {"build":{"card":13,"discard":4}}
    all: {"kind":"built","seat":0,"card":13,"discard":4,"pay":{"metal":1}}
187 s1 undo 186
188 s1 {"build":{"card":13,"discard":4}}
    all: {"kind":"built","seat":0,"card":13,"discard":4,"pay":{"metal":1}}
189 s1 undo 188
190 s1 {"build":{"card":13,"discard":4}}
    all: {"kind":"built","seat":0,"card":13,"discard":4,"pay":{"metal":1}}
= 190 c7dfb0f0d002e73de5f6013ddf1d364c1ef867b5c1f1ec5e40fd3e118da6e7f8
191 s2 {"build":{"card":31,"discard":1}}
    all: {"kind":"built","seat":1,"card":31,"discard":1,"pay":{"metal":2,"energy":1}}
192 s2 undo 191
193 s2 {"build":{"card":27,"discard":32}}
    all: {"kind":"built","seat":1,"card":27,"discard":32,"pay":{"metal":1,"energy":1}}
194 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":1,"gain":{"metal":2}}
195 s2 {"activate":{"card":27}}
    all: {"kind":"activated","seat":1,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":1,"value":3}
196 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[13]}
    others: {"kind":"drew","seat":0,"count":1}
197 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
198 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
199 s1 {"activate":{"card":15,"discards":[27]}}
    all: {"kind":"activated","seat":0,"card":15,"dice":[],"discards":[27],"pay":{"metal":1}}
    all: {"kind":"gained","seat":0,"gain":{"energy":6}}
200 s1 {"activate":{"card":26,"copy":1}}
    all: {"kind":"activated","seat":0,"card":26,"copied":28,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
= 200 4d6187213337bc848f09fc1b939150233fa413a20e8098b6c560df5c0cef4e27
201 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":4}
202 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
203 s1 undo 202
204 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
205 s1 undo 204
206 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
207 s1 undo 206
208 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
209 s1 {"activate":{"card":29}}
    all: {"kind":"activated","seat":0,"card":29,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
210 s1 "finish_work"
    all: {"kind":"finished","seat":0}
= 210 9c423aa5f88bd563fca8402e930ca959149cd0b1172de14fc3d369e398a03a55
211 s2 {"build":{"card":28,"discard":17}}
    all: {"kind":"built","seat":1,"card":28,"discard":17,"pay":{"metal":1,"energy":2}}
212 s2 {"activate":{"card":26,"copy":1}}
    all: {"kind":"activated","seat":1,"card":26,"copied":28,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
213 s2 undo 212
214 s2 {"activate":{"card":26,"copy":1}}
    all: {"kind":"activated","seat":1,"card":26,"copied":28,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
215 s2 "finish_work"
    all: {"kind":"finished","seat":1}
216 s1 {"discard_down":{"metal":1,"energy":5}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":1,"energy":5}
    all: {"kind":"end_triggered","last_round":8}
    all: {"kind":"round_began","round":8,"first":1}
217 s2 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":1,"slot":2,"card":20}
    all: {"kind":"blueprint_laid","slot":2,"card":2}
218 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":28}
    all: {"kind":"blueprint_laid","slot":1,"card":23}
    all: {"kind":"rolled","seat":1,"dice":[3,3,5,6]}
    all: {"kind":"rolled","seat":0,"dice":[3,5,5,5]}
219 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[9]}
    others: {"kind":"drew","seat":1,"count":1}
220 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
= 220 4221b327af0c536ab4d23881baf75061b12025c815e4b6bf0af2c07ecaed1e76
221 s2 {"build":{"card":31,"discard":1}}
    all: {"kind":"built","seat":1,"card":31,"discard":1,"pay":{"metal":2,"energy":1}}
222 s2 undo 221
223 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
224 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    all: {"kind":"reshuffled","row":"blueprints","cards":41}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":0,"count":1}
225 s2 {"build":{"card":1,"discard":20}}
    all: {"kind":"built","seat":1,"card":1,"discard":20,"pay":{"metal":2,"energy":2}}
226 s2 undo 225
227 s2 {"build":{"card":1,"discard":20}}
    all: {"kind":"built","seat":1,"card":1,"discard":20,"pay":{"metal":2,"energy":2}}
228 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":1,"count":1}
229 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":1,"count":1}
230 s2 {"activate":{"card":28}}
    all: {"kind":"activated","seat":1,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
= 230 e3a74c96ccbc3e1ac634ede9037011c5d870b80a0b8be3922a561ec5a23bd7a3
231 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
232 s1 {"build":{"card":4,"discard":13}}
    all: {"kind":"built","seat":0,"card":4,"discard":13,"pay":{"metal":2,"energy":4}}
233 s2 {"activate":{"card":27}}
    all: {"kind":"activated","seat":1,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":1,"value":4}
234 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":0,"count":1}
235 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
236 s2 undo 235
237 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
238 s1 {"activate":{"card":29}}
    all: {"kind":"activated","seat":0,"card":29,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
239 s1 {"activate":{"card":15,"discards":[28]}}
    all: {"kind":"activated","seat":0,"card":15,"dice":[],"discards":[28],"pay":{"metal":1}}
    all: {"kind":"gained","seat":0,"gain":{"energy":6}}
240 s1 "finish_work"
    all: {"kind":"finished","seat":0}
= 240 ad6fa84442901c7b02a2a25c59a6c0bb5c692b7d98bcc60c825542c93e857784
241 s2 {"activate":{"card":12,"choice":1}}
    all: {"kind":"activated","seat":1,"card":12,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"extra_die","seat":1,"value":1}
242 s2 undo 241
243 s2 {"activate":{"card":12,"choice":1}}
    all: {"kind":"activated","seat":1,"card":12,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"extra_die","seat":1,"value":1}
244 s2 undo 243
245 s2 {"activate":{"card":12,"choice":1}}
    all: {"kind":"activated","seat":1,"card":12,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"extra_die","seat":1,"value":1}
246 s2 undo 245
247 s2 {"activate":{"card":12,"choice":1}}
    all: {"kind":"activated","seat":1,"card":12,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"extra_die","seat":1,"value":1}
248 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
249 s2 undo 248
250 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
= 250 9d5b770b504a6c8b3afab27768e335f1216ec5c5d9d37e5d90ffc85db8e3210a
251 s2 undo 250
252 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
253 s2 "finish_work"
    all: {"kind":"finished","seat":1}
254 s1 {"discard_down":{"metal":0,"energy":4}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":0,"energy":4}
    all: {"kind":"prestige_scored","seat":0,"card":1,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":4,"copies":1,"vp":2}
    all: {"kind":"prestige_scored","seat":0,"card":9,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":13,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":14,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":15,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":16,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":26,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":27,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":29,"copies":1,"vp":0}
    all: {"kind":"goods_scored","seat":0,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":1,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":8,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":9,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":10,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":12,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":24,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":25,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":26,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":27,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":28,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":30,"copies":1,"vp":0}
    all: {"kind":"goods_scored","seat":1,"vp":2}
    all: {"kind":"ended","seat":0,"vp":8,"rank":2}
    all: {"kind":"ended","seat":1,"vp":8,"rank":1}
= 254 599c196b6b2a4ffff4e0ac7896f56feb9bdf551234df3977260e6fabe2ec0694
s1 rank 2 score 8
s2 rank 1 score 8
