fantastic-factories revision 1, 2 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"normal"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"tools_laid","tools":["hammer","wrench","shovel","gear"]}
    s2: {"kind":"drew","seat":1,"count":4,"cards":[3,4,15,17]}
    others: {"kind":"drew","seat":1,"count":4}
    s1: {"kind":"drew","seat":0,"count":4,"cards":[1,9,10,20]}
    others: {"kind":"drew","seat":0,"count":4}
    all: {"kind":"blueprint_laid","slot":1,"card":27}
    all: {"kind":"blueprint_laid","slot":2,"card":9}
    all: {"kind":"blueprint_laid","slot":3,"card":18}
    all: {"kind":"blueprint_laid","slot":4,"card":7}
    all: {"kind":"contractor_laid","slot":1,"contractor":4}
    all: {"kind":"contractor_laid","slot":2,"contractor":8}
    all: {"kind":"contractor_laid","slot":3,"contractor":5}
    all: {"kind":"contractor_laid","slot":4,"contractor":6}
    all: {"kind":"round_began","round":1,"first":1}
1 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":27}
    all: {"kind":"blueprint_laid","slot":1,"card":6}
2 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":6}
    all: {"kind":"blueprint_laid","slot":1,"card":3}
    all: {"kind":"rolled","seat":1,"dice":[2,3,4,5]}
    all: {"kind":"rolled","seat":0,"dice":[1,3,5,6]}
3 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
4 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[24]}
    others: {"kind":"drew","seat":1,"count":1}
5 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
6 s1 {"build":{"card":1,"discard":20}}
    all: {"kind":"built","seat":0,"card":1,"discard":20,"pay":{"metal":2,"energy":2}}
7 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
8 s2 {"build":{"card":3,"discard":17}}
    all: {"kind":"built","seat":1,"card":3,"discard":17,"pay":{"metal":2,"energy":1}}
9 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
10 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
= 10 86e65e635fba28423def32ad1d55ce7a56ce9c84cec7bc39bb2a8f29fdb37f5a
11 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
12 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
13 s1 "finish_work"
    all: {"kind":"finished","seat":0}
14 s2 {"activate":{"card":3}}
    all: {"kind":"activated","seat":1,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
15 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":2,"first":0}
16 s1 {"hire":{"slot":4,"discard":10}}
    all: {"kind":"hired","seat":0,"slot":4,"contractor":6,"discard":10}
    all: {"kind":"revealed","seat":0,"card":6}
    all: {"kind":"gained","seat":0,"gain":{"metal":3,"energy":2}}
    all: {"kind":"contractor_laid","slot":4,"contractor":2}
17 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":3}
    all: {"kind":"blueprint_laid","slot":1,"card":11}
    all: {"kind":"rolled","seat":0,"dice":[1,3,4,5]}
    all: {"kind":"rolled","seat":1,"dice":[2,2,5,5]}
18 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
19 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[23]}
    others: {"kind":"drew","seat":0,"count":1}
20 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[18]}
    others: {"kind":"drew","seat":0,"count":1}
= 20 801d71fac34c4bd244e7dc66d7bdb66bb99fd2041c2578ac5d15de5d89c6770b
21 s2 {"activate":{"card":3}}
    all: {"kind":"activated","seat":1,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
22 s1 {"build":{"card":18,"discard":23}}
    all: {"kind":"built","seat":0,"card":18,"discard":23,"pay":{"metal":3,"energy":2}}
23 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
24 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[9]}
    others: {"kind":"drew","seat":0,"count":1}
25 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[11]}
    others: {"kind":"drew","seat":1,"count":1}
26 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":1,"count":1}
27 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
28 s1 {"build":{"card":9,"discard":9}}
    all: {"kind":"built","seat":0,"card":9,"discard":9,"pay":{"metal":1}}
29 s2 "finish_work"
    all: {"kind":"finished","seat":1}
30 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":3,"first":1}
= 30 0a8747c775966eeb3903eecb2d54bb44d353f8e7fc679fa105e9536962952eaf
31 s2 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":1,"slot":4,"card":7}
    all: {"kind":"blueprint_laid","slot":4,"card":17}
32 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":11}
    all: {"kind":"blueprint_laid","slot":1,"card":12}
    all: {"kind":"rolled","seat":1,"dice":[1,1,3,5]}
    all: {"kind":"rolled","seat":0,"dice":[1,1,1,3]}
33 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[25]}
    others: {"kind":"drew","seat":1,"count":1}
34 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":1,"count":1}
35 s1 {"activate":{"card":18,"dice":[1,1,1],"choice":2}}
    all: {"kind":"activated","seat":0,"card":18,"dice":[1,1,1],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2}}
    all: {"kind":"extra_die","seat":0,"value":2}
36 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":true}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[5,13]}
    others: {"kind":"drew","seat":1,"count":2}
37 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
38 s2 {"build":{"card":5,"discard":24}}
    all: {"kind":"built","seat":1,"card":5,"discard":24,"pay":{"metal":1,"energy":3}}
39 s2 "finish_work"
    all: {"kind":"finished","seat":1}
40 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
= 40 5b41114a4479f69cf42ea0aa8fbfbf352a0e9b23eaddf9972b1151b3f858ecc7
41 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[26]}
    others: {"kind":"drew","seat":0,"count":1}
42 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":4,"first":0}
43 s1 {"hire":{"slot":1,"discard":11}}
    all: {"kind":"hired","seat":0,"slot":1,"contractor":4,"discard":11}
    all: {"kind":"contractor_laid","slot":1,"contractor":6}
44 s2 {"hire":{"slot":1,"discard":27}}
    all: {"kind":"hired","seat":1,"slot":1,"contractor":6,"discard":27}
    all: {"kind":"revealed","seat":1,"card":1}
    all: {"kind":"gained","seat":1,"gain":{"metal":2,"energy":2}}
    all: {"kind":"contractor_laid","slot":1,"contractor":1}
    all: {"kind":"rolled","seat":1,"dice":[3,3,4,6]}
45 s1 {"set_foreman_dice":{"dice":[2,2,2,5]}}
    all: {"kind":"foreman_set","seat":0,"set":[2,2,2,5],"rolled":[]}
46 s2 {"build":{"card":11,"discard":22}}
    all: {"kind":"built","seat":1,"card":11,"discard":22,"pay":{"metal":2,"energy":1}}
47 s1 {"activate":{"card":18,"dice":[2,2,2],"choice":2}}
    all: {"kind":"activated","seat":0,"card":18,"dice":[2,2,2],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2}}
    all: {"kind":"extra_die","seat":0,"value":2}
48 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
49 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":1,"count":1}
50 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[31]}
    others: {"kind":"drew","seat":0,"count":1}
= 50 bae561ca2976d95d1821f75e28def04a469d04df30e2b1408152ef234eeb7521
51 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
52 s2 {"activate":{"card":3}}
    all: {"kind":"activated","seat":1,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
53 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
54 s1 {"build":{"card":31,"discard":26}}
    all: {"kind":"built","seat":0,"card":31,"discard":26,"pay":{"metal":2,"energy":1}}
55 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":1,"gain":{"energy":4}}
56 s1 "finish_work"
    all: {"kind":"finished","seat":0}
57 s2 {"build":{"card":25,"discard":3}}
    all: {"kind":"built","seat":1,"card":25,"discard":3,"pay":{"metal":1,"energy":3}}
58 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":5,"first":1}
59 s2 {"hire":{"slot":4,"discard":2,"opponent":0}}
    all: {"kind":"hired","seat":1,"slot":4,"contractor":2,"discard":2}
    all: {"kind":"gained","seat":1,"gain":{"energy":5}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":4,"contractor":2}
60 s1 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":0,"slot":2,"card":9}
    all: {"kind":"blueprint_laid","slot":2,"card":13}
    all: {"kind":"rolled","seat":1,"dice":[4,5,5,5]}
    all: {"kind":"rolled","seat":0,"dice":[2,3,3,5]}
= 60 f9cbeab925d9c13ff4b1b74072c21415582ac928f59756bddcb9e97fd8f7c1a5
61 s1 {"activate":{"card":1,"dice":[3,3]}}
    all: {"kind":"activated","seat":0,"card":1,"dice":[3,3],"discards":[],"pay":{"energy":5}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2,"metal":1}}
62 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
63 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
64 s2 {"activate":{"card":11,"dice":[4]}}
    all: {"kind":"activated","seat":1,"card":11,"dice":[4],"discards":[],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"metal":1}}
65 s1 "finish_work"
    all: {"kind":"finished","seat":0}
66 s2 {"activate":{"card":3}}
    all: {"kind":"activated","seat":1,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
67 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
68 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":1,"count":1}
69 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":true}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[20,23]}
    others: {"kind":"drew","seat":1,"count":2}
70 s2 {"build":{"card":13,"discard":15}}
    all: {"kind":"built","seat":1,"card":13,"discard":15,"pay":{"metal":1}}
= 70 c704c864a995ecb9b51c8e58459c2833b9e146ae98cb8ef54370bc339dae3cf5
71 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":6,"first":0}
72 s1 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":0,"slot":3,"card":18}
    all: {"kind":"blueprint_laid","slot":3,"card":5}
73 s2 {"hire":{"slot":4,"discard":23,"opponent":0}}
    all: {"kind":"hired","seat":1,"slot":4,"contractor":2,"discard":23}
    all: {"kind":"gained","seat":1,"gain":{"energy":5}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":4,"contractor":7}
    all: {"kind":"rolled","seat":0,"dice":[1,1,4,6]}
    all: {"kind":"rolled","seat":1,"dice":[2,3,3,4]}
74 s1 {"activate":{"card":31,"dice":[1,1],"discards":[9,18]}}
    all: {"kind":"activated","seat":0,"card":31,"dice":[1,1],"discards":[9,18],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2}}
75 s2 {"activate":{"card":3}}
    all: {"kind":"activated","seat":1,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
76 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
77 s2 {"activate":{"card":11,"dice":[4]}}
    all: {"kind":"activated","seat":1,"card":11,"dice":[4],"discards":[],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"metal":1}}
78 s2 {"build":{"card":7,"discard":4}}
    all: {"kind":"built","seat":1,"card":7,"discard":4,"pay":{"metal":2,"energy":2}}
79 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
80 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
= 80 92ec3f6f63f4b284ccf6aade7f85bbf14bbbe8345275ab2faaf99fc8a3129dc1
81 s1 "finish_work"
    all: {"kind":"finished","seat":0}
82 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
83 s2 {"activate":{"card":13,"dice":[3]}}
    all: {"kind":"activated","seat":1,"card":13,"dice":[3],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":1,"from":3,"to":4}
84 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
85 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":7,"first":1}
86 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":12}
    all: {"kind":"blueprint_laid","slot":1,"card":4}
87 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":4}
    all: {"kind":"blueprint_laid","slot":1,"card":19}
    all: {"kind":"rolled","seat":1,"dice":[1,2,4,4]}
    all: {"kind":"rolled","seat":0,"dice":[1,2,3,5]}
88 s2 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":1,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
89 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
90 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
= 90 0f568cd4c2276e7c4673c03e7266243be75e0e63e12fac39f673d8c44aa8c053
91 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
92 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
93 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[10]}
    others: {"kind":"drew","seat":0,"count":1}
94 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[14]}
    others: {"kind":"drew","seat":1,"count":1}
95 s1 {"build":{"card":10,"discard":6}}
    all: {"kind":"built","seat":0,"card":10,"discard":6,"pay":{"metal":2,"energy":1}}
96 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":1,"count":1}
97 s2 "finish_work"
    all: {"kind":"finished","seat":1}
98 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":8,"first":0}
99 s1 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":0,"slot":3,"card":5}
    all: {"kind":"blueprint_laid","slot":3,"card":24}
100 s2 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":1,"slot":4,"card":17}
    all: {"kind":"blueprint_laid","slot":4,"card":21}
    all: {"kind":"rolled","seat":0,"dice":[2,6,6,6]}
    all: {"kind":"rolled","seat":1,"dice":[1,1,1,6]}
= 100 a285674f02ab855ff9aa2a8417a533ce6901828dfc6818a9d03d9993cc90efa4
101 s1 {"activate":{"card":18,"dice":[6,6,6],"choice":2}}
    all: {"kind":"activated","seat":0,"card":18,"dice":[6,6,6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2}}
    all: {"kind":"extra_die","seat":0,"value":2}
102 s2 {"activate":{"card":7,"dice":[1,1]}}
    all: {"kind":"activated","seat":1,"card":7,"dice":[1,1],"discards":[],"pay":{"metal":1}}
    all: {"kind":"gained","seat":1,"gain":{"goods":2}}
103 s1 {"activate":{"card":1,"dice":[2,2]}}
    all: {"kind":"activated","seat":0,"card":1,"dice":[2,2],"discards":[],"pay":{"energy":5}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2,"metal":1}}
104 s1 "finish_work"
    all: {"kind":"finished","seat":0}
105 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
106 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[16]}
    others: {"kind":"drew","seat":1,"count":1}
107 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"end_triggered","last_round":9}
    all: {"kind":"round_began","round":9,"first":1}
108 s2 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":1,"slot":2,"card":13}
    all: {"kind":"blueprint_laid","slot":2,"card":27}
109 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":19}
    all: {"kind":"blueprint_laid","slot":1,"card":4}
    all: {"kind":"rolled","seat":1,"dice":[1,2,3,4]}
    all: {"kind":"rolled","seat":0,"dice":[3,3,4,5]}
110 s2 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":1,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
= 110 418aa462a4a80871815b6386ed871aef1d2c822c674dea305d5180026d6a89fe
111 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
112 s1 {"activate":{"card":31,"dice":[3,3],"discards":[4,19]}}
    all: {"kind":"activated","seat":0,"card":31,"dice":[3,3],"discards":[4,19],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2}}
113 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
114 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
115 s1 {"activate":{"card":9,"dice":[5]}}
    all: {"kind":"activated","seat":0,"card":9,"dice":[5],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":5,"to":4}
116 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
117 s1 "finish_work"
    all: {"kind":"finished","seat":0}
118 s2 {"build":{"card":17,"discard":16}}
    all: {"kind":"built","seat":1,"card":17,"discard":16,"pay":{"metal":2,"energy":3}}
119 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":1,"count":1}
120 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"prestige_scored","seat":0,"card":1,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":9,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":10,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":18,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":31,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":0,"vp":14}
    all: {"kind":"prestige_scored","seat":1,"card":3,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":5,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":7,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":11,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":13,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":17,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":25,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":1,"vp":11}
    all: {"kind":"ended","seat":0,"vp":18,"rank":1}
    all: {"kind":"ended","seat":1,"vp":17,"rank":2}
= 120 376a621d7e40d0fa38dc88b4a61f056030c7c2a094b749436e4c1cc916fe3a76
= 120 376a621d7e40d0fa38dc88b4a61f056030c7c2a094b749436e4c1cc916fe3a76
s1 rank 1 score 18
s2 rank 2 score 17
