fantastic-factories revision 1, 1 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"insane"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"tools_laid","tools":["hammer","shovel","wrench","gear"]}
    s1: {"kind":"drew","seat":0,"count":4,"cards":[12,20,27,28]}
    others: {"kind":"drew","seat":0,"count":4}
    all: {"kind":"blueprint_laid","slot":1,"card":9}
    all: {"kind":"blueprint_laid","slot":2,"card":9}
    all: {"kind":"blueprint_laid","slot":3,"card":12}
    all: {"kind":"blueprint_laid","slot":4,"card":30}
    all: {"kind":"contractor_laid","slot":1,"contractor":8}
    all: {"kind":"contractor_laid","slot":2,"contractor":2}
    all: {"kind":"contractor_laid","slot":3,"contractor":5}
    all: {"kind":"contractor_laid","slot":4,"contractor":5}
    all: {"kind":"machine_got","card":26}
    all: {"kind":"machine_got","card":8}
    all: {"kind":"machine_got","card":17}
    all: {"kind":"machine_got","card":15}
    all: {"kind":"machine_got","card":23}
    all: {"kind":"round_began","round":1,"first":0}
1 s1 {"hire":{"slot":1,"discard":12}}
    all: {"kind":"hired","seat":0,"slot":1,"contractor":8,"discard":12}
    all: {"kind":"contractor_laid","slot":1,"contractor":3}
    all: {"kind":"rolled","seat":0,"dice":[1,1,2,6]}
2 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[25]}
    others: {"kind":"drew","seat":0,"count":1}
3 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[5]}
    others: {"kind":"drew","seat":0,"count":1}
4 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[5]}
    others: {"kind":"drew","seat":0,"count":1}
5 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
6 s1 {"build":{"card":5,"discard":5}}
    all: {"kind":"built","seat":0,"card":5,"discard":5,"pay":{"metal":1,"energy":3}}
7 s1 {"take_specialist_die":{"value":1}}
    all: {"kind":"specialist_taken","seat":0,"value":1}
8 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
9 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[4,3,3,6,2]}
    all: {"kind":"machine_got","card":12}
    all: {"kind":"blueprint_laid","slot":3,"card":8}
    all: {"kind":"machine_gained","goods":1}
    all: {"kind":"round_began","round":2,"first":0}
10 s1 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":0,"slot":3,"card":8}
    all: {"kind":"blueprint_laid","slot":3,"card":6}
    all: {"kind":"rolled","seat":0,"dice":[1,2,2,3]}
= 10 e2d5373a29290a8e7abf431b57b61d12d69a350c4a1877a6c1e0addca2264888
11 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
12 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":0,"count":1}
13 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":0,"count":1}
14 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
15 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[5,1,1,5,1]}
    all: {"kind":"machine_got","card":9}
    all: {"kind":"blueprint_laid","slot":1,"card":19}
    all: {"kind":"machine_gained","goods":2}
    all: {"kind":"round_began","round":3,"first":0}
16 s1 {"hire":{"slot":3,"discard":28}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":5,"discard":28}
    all: {"kind":"contractor_laid","slot":3,"contractor":8}
    all: {"kind":"rolled","seat":0,"dice":[1,1,1,2,3,4]}
17 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
18 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
19 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[14]}
    others: {"kind":"drew","seat":0,"count":1}
20 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
= 20 9204e0d89e36781a3c94a701c656494b38536a45944e86f81bf36fbbf0ce34fb
21 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
22 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
23 s1 {"build":{"card":8,"discard":29}}
    all: {"kind":"built","seat":0,"card":8,"discard":29,"pay":{"metal":1,"energy":1}}
24 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[4,2,1,3,2]}
    all: {"kind":"machine_got","card":19}
    all: {"kind":"blueprint_laid","slot":1,"card":30}
    all: {"kind":"machine_gained","goods":2}
    all: {"kind":"round_began","round":4,"first":0}
25 s1 {"hire":{"slot":2,"discard":20}}
    all: {"kind":"hired","seat":0,"slot":2,"contractor":2,"discard":20}
    all: {"kind":"gained","seat":0,"gain":{"energy":5}}
    all: {"kind":"contractor_laid","slot":2,"contractor":1}
    all: {"kind":"rolled","seat":0,"dice":[3,4,4,4]}
26 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
27 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
28 s1 {"activate":{"card":8,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[4],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":4,"to":3}
29 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
30 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":4}}
= 30 53c504ba508a903b968db3917a79f2c6fc2c9564fd12cd295800713540288ba4
31 s1 {"build":{"card":14,"discard":27}}
    all: {"kind":"built","seat":0,"card":14,"discard":27,"pay":{"metal":1,"energy":2}}
32 s1 "finish_work"
    all: {"kind":"finished","seat":0}
33 s1 {"discard_down":{"metal":0,"energy":3}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":0,"energy":3}
    all: {"kind":"machine_rolled","dice":[1,6,2,6,6]}
    all: {"kind":"machine_got","card":9}
    all: {"kind":"blueprint_laid","slot":2,"card":13}
    all: {"kind":"machine_gained","goods":1}
    all: {"kind":"round_began","round":5,"first":0}
34 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":30}
    all: {"kind":"blueprint_laid","slot":1,"card":16}
    all: {"kind":"rolled","seat":0,"dice":[1,2,3,5]}
35 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
36 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":0,"count":1}
37 s1 {"activate":{"card":8,"dice":[5]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[5],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":5,"to":2}
38 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
39 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
40 s1 {"build":{"card":27,"discard":30}}
    all: {"kind":"built","seat":0,"card":27,"discard":30,"pay":{"metal":1,"energy":1}}
= 40 973313966828df13ab808faecc9ec9051d93e864fe9d302a1338bc7bdecb06ec
41 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":3}
42 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[18]}
    others: {"kind":"drew","seat":0,"count":1}
43 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[3,3,1,5,4]}
    all: {"kind":"machine_got","card":16}
    all: {"kind":"blueprint_laid","slot":1,"card":9}
    all: {"kind":"machine_gained","goods":0}
    all: {"kind":"round_began","round":6,"first":0}
44 s1 {"hire":{"slot":3,"discard":25}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":8,"discard":25}
    all: {"kind":"contractor_laid","slot":3,"contractor":8}
    all: {"kind":"rolled","seat":0,"dice":[1,4,5,6]}
45 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
46 s1 {"activate":{"card":8,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[4],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":4,"to":3}
47 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
48 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[11]}
    others: {"kind":"drew","seat":0,"count":1}
49 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
50 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":5}
= 50 c4635e592d5a6fcc1ffa58a0bd3ca2aa085f2cbb6891d4a28f51e749465c6315
51 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
52 s1 {"take_specialist_die":{"value":2}}
    all: {"kind":"specialist_taken","seat":0,"value":2}
53 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
54 s1 "finish_work"
    all: {"kind":"finished","seat":0}
55 s1 {"discard_down":{"metal":0,"energy":4}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":0,"energy":4}
    all: {"kind":"machine_rolled","dice":[5,2,6,3,4]}
    all: {"kind":"machine_got","card":10}
    all: {"kind":"contractor_laid","slot":1,"contractor":6}
    all: {"kind":"contractor_laid","slot":2,"contractor":6}
    all: {"kind":"contractor_laid","slot":3,"contractor":1}
    all: {"kind":"contractor_laid","slot":4,"contractor":2}
    all: {"kind":"machine_gained","goods":2}
    all: {"kind":"round_began","round":7,"first":0}
56 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":9}
    all: {"kind":"blueprint_laid","slot":1,"card":2}
    all: {"kind":"rolled","seat":0,"dice":[3,5,5,5]}
57 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
58 s1 {"build":{"card":2,"discard":18}}
    all: {"kind":"built","seat":0,"card":2,"discard":18,"pay":{"metal":2,"energy":1}}
59 s1 {"activate":{"card":8,"dice":[5]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[5],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":5,"to":2}
60 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
= 60 0432e1a1d5e101b5a2326d8abe3104d68ea17ee938ebfab60dfba481e9eb0c3e
61 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
62 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
63 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":3}
64 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":4}}
65 s1 "finish_work"
    all: {"kind":"finished","seat":0}
66 s1 {"discard_down":{"metal":0,"energy":7}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":0,"energy":7}
    all: {"kind":"machine_rolled","dice":[4,2,4,4,6]}
    all: {"kind":"machine_got","card":30}
    all: {"kind":"blueprint_laid","slot":4,"card":23}
    all: {"kind":"machine_gained","goods":2}
    all: {"kind":"round_began","round":8,"first":0}
67 s1 {"hire":{"slot":1,"discard":11}}
    all: {"kind":"hired","seat":0,"slot":1,"contractor":6,"discard":11}
    all: {"kind":"revealed","seat":0,"card":15}
    all: {"kind":"gained","seat":0,"gain":{"metal":2,"energy":1}}
    all: {"kind":"contractor_laid","slot":1,"contractor":4}
    all: {"kind":"rolled","seat":0,"dice":[1,2,4,6]}
68 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
69 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[31]}
    others: {"kind":"drew","seat":0,"count":1}
70 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[16]}
    others: {"kind":"drew","seat":0,"count":1}
= 70 168d8907c0f2ca1808efc8b572d97783197030c941ca3c395c30081e53375fb7
71 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[3]}
    others: {"kind":"drew","seat":0,"count":1}
72 s1 {"build":{"card":3,"discard":16}}
    all: {"kind":"built","seat":0,"card":3,"discard":16,"pay":{"metal":2,"energy":1}}
73 s1 {"activate":{"card":3}}
    all: {"kind":"activated","seat":0,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
74 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":2}
75 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
76 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[2,4,5,5,5]}
    all: {"kind":"machine_got","card":26}
    all: {"kind":"blueprint_laid","slot":1,"card":21}
    all: {"kind":"blueprint_laid","slot":2,"card":7}
    all: {"kind":"blueprint_laid","slot":3,"card":11}
    all: {"kind":"blueprint_laid","slot":4,"card":24}
    all: {"kind":"machine_gained","goods":0}
    all: {"kind":"round_began","round":9,"first":0}
77 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":24}
    all: {"kind":"blueprint_laid","slot":4,"card":10}
    all: {"kind":"rolled","seat":0,"dice":[2,2,2,5]}
78 s1 {"activate":{"card":3}}
    all: {"kind":"activated","seat":0,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
79 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
80 s1 {"activate":{"card":8,"dice":[2]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[2],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":2,"to":5}
= 80 03e288ba27d4b624ac64ca2e54ef2cf552484bfe1236bda166d5b253a72758c7
81 s1 {"activate":{"card":14,"dice":[2,2],"choice":1}}
    all: {"kind":"activated","seat":0,"card":14,"dice":[2,2],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"metal":4}}
82 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":1}
83 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
84 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":0,"count":1}
85 s1 {"build":{"card":31,"discard":4}}
    all: {"kind":"built","seat":0,"card":31,"discard":4,"pay":{"metal":2,"energy":1}}
86 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[6,5,3,5,1]}
    all: {"kind":"machine_got","card":11}
    all: {"kind":"blueprint_laid","slot":3,"card":17}
    all: {"kind":"machine_gained","goods":1}
    all: {"kind":"round_began","round":10,"first":0}
87 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":10}
    all: {"kind":"blueprint_laid","slot":4,"card":7}
    all: {"kind":"rolled","seat":0,"dice":[1,4,6,6]}
88 s1 {"activate":{"card":31,"dice":[6,6],"discards":[9,24]}}
    all: {"kind":"activated","seat":0,"card":31,"dice":[6,6],"discards":[9,24],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2}}
89 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
90 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
= 90 51a1dbcb155d600b0e9924bf7e3e82825aa006d29fc2690d62f579b649beeac3
91 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":4}
92 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
93 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[3,3,1,4,6]}
    all: {"kind":"machine_got","card":21}
    all: {"kind":"blueprint_laid","slot":1,"card":20}
    all: {"kind":"machine_gained","goods":3}
    all: {"kind":"end_triggered","last_round":11}
    all: {"kind":"round_began","round":11,"first":0}
94 s1 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":0,"slot":3,"card":17}
    all: {"kind":"blueprint_laid","slot":3,"card":19}
    all: {"kind":"rolled","seat":0,"dice":[1,1,1,5]}
95 s1 {"activate":{"card":31,"dice":[1,1],"discards":[10,17]}}
    all: {"kind":"activated","seat":0,"card":31,"dice":[1,1],"discards":[10,17],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2}}
96 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":5}
97 s1 {"activate":{"card":14,"dice":[5,5],"choice":1}}
    all: {"kind":"activated","seat":0,"card":14,"dice":[5,5],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"metal":4}}
98 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
99 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[6,2,3,2,2]}
    all: {"kind":"machine_got","card":19}
    all: {"kind":"blueprint_laid","slot":3,"card":22}
    all: {"kind":"machine_gained","goods":3}
    all: {"kind":"prestige_scored","seat":0,"card":2,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":3,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":5,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":8,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":14,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":27,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":31,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":0,"vp":13}
    all: {"kind":"machine_scored","seat":1,"goods":17,"cards":16,"monuments":2,"vp":35}
    all: {"kind":"ended","seat":0,"vp":18,"rank":2}
    all: {"kind":"ended","seat":1,"vp":35,"rank":1}
= 99 8d3d3e5f260d2f811f7f95bdd3e8800c98dcf664ed1c8010620c7d91a7ad8ba9
s1 rank 2 score 18
s2 rank 1 score 35
