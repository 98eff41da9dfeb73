fantastic-factories revision 1, 4 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"normal"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"tools_laid","tools":["wrench","hammer","shovel","gear"]}
    s3: {"kind":"drew","seat":2,"count":4,"cards":[1,10,21,28]}
    others: {"kind":"drew","seat":2,"count":4}
    s4: {"kind":"drew","seat":3,"count":4,"cards":[22,27,28,32]}
    others: {"kind":"drew","seat":3,"count":4}
    s1: {"kind":"drew","seat":0,"count":4,"cards":[20,26,27,27]}
    others: {"kind":"drew","seat":0,"count":4}
    s2: {"kind":"drew","seat":1,"count":4,"cards":[13,15,19,29]}
    others: {"kind":"drew","seat":1,"count":4}
    all: {"kind":"blueprint_laid","slot":1,"card":14}
    all: {"kind":"blueprint_laid","slot":2,"card":24}
    all: {"kind":"blueprint_laid","slot":3,"card":13}
    all: {"kind":"blueprint_laid","slot":4,"card":8}
    all: {"kind":"contractor_laid","slot":1,"contractor":6}
    all: {"kind":"contractor_laid","slot":2,"contractor":5}
    all: {"kind":"contractor_laid","slot":3,"contractor":1}
    all: {"kind":"contractor_laid","slot":4,"contractor":6}
    all: {"kind":"round_began","round":1,"first":2}
1 s3 {"hire":{"slot":3,"discard":1,"opponent":1}}
    all: {"kind":"hired","seat":2,"slot":3,"contractor":1,"discard":1}
    s3: {"kind":"drew","seat":2,"count":3,"cards":[5,16,24]}
    others: {"kind":"drew","seat":2,"count":3}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[24]}
    others: {"kind":"drew","seat":1,"count":1}
    all: {"kind":"contractor_laid","slot":3,"contractor":8}
2 s4 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":3,"slot":3,"card":13}
    all: {"kind":"blueprint_laid","slot":3,"card":22}
3 s1 {"hire":{"slot":3,"discard":26}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":8,"discard":26}
    all: {"kind":"contractor_laid","slot":3,"contractor":2}
4 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":14}
    all: {"kind":"blueprint_laid","slot":1,"card":16}
    all: {"kind":"rolled","seat":2,"dice":[2,3,3,4]}
    all: {"kind":"rolled","seat":3,"dice":[1,2,5,6]}
    all: {"kind":"rolled","seat":0,"dice":[1,2,4,5]}
    all: {"kind":"rolled","seat":1,"dice":[2,2,5,6]}
5 s4 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"energy":1}}
6 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
7 s3 {"build":{"card":5,"discard":10}}
    all: {"kind":"built","seat":2,"card":5,"discard":10,"pay":{"metal":1,"energy":3}}
8 s4 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":2,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[30]}
    others: {"kind":"drew","seat":3,"count":1}
9 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
10 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
= 10 4c7a223c9f6815722c145a9d3fbd0dfa6d9e5749fc4f307f029868d6cd9112dc
11 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[21]}
    others: {"kind":"drew","seat":1,"count":1}
12 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
13 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
14 s3 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":2,"count":1}
15 s4 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":3,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
16 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
17 s3 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
18 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
19 s3 {"build":{"card":16,"discard":21}}
    all: {"kind":"built","seat":2,"card":16,"discard":21,"pay":{"metal":1,"energy":4}}
20 s2 {"build":{"card":24,"discard":29}}
    all: {"kind":"built","seat":1,"card":24,"discard":29,"pay":{"metal":2}}
= 20 70a24396ad05810e33b607bed343e03d5af00d87b50621780e831b4f3f05420b
21 s3 "finish_work"
    all: {"kind":"finished","seat":2}
22 s4 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":6,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[11]}
    others: {"kind":"drew","seat":3,"count":1}
23 s4 {"build":{"card":11,"discard":22}}
    all: {"kind":"built","seat":3,"card":11,"discard":22,"pay":{"metal":2,"energy":1}}
24 s2 {"activate":{"card":24,"discards":[14,19]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[14,19],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[4,9]}
    others: {"kind":"drew","seat":1,"count":2}
25 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[9]}
    others: {"kind":"drew","seat":1,"count":1}
26 s2 "finish_work"
    all: {"kind":"finished","seat":1}
27 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":0,"count":1}
28 s4 "finish_work"
    all: {"kind":"finished","seat":3}
29 s1 {"take_specialist_die":{"value":3}}
    all: {"kind":"specialist_taken","seat":0,"value":3}
30 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
= 30 397c010c7e79a1c2484e6d24494dea31e2da5a5ac4b0961472fb34b6ac11a9fa
31 s1 {"build":{"card":22,"discard":27}}
    all: {"kind":"built","seat":0,"card":22,"discard":27,"pay":{"metal":3,"energy":1}}
32 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":2,"first":3}
33 s4 {"hire":{"slot":1,"discard":28}}
    all: {"kind":"hired","seat":3,"slot":1,"contractor":6,"discard":28}
    all: {"kind":"revealed","seat":3,"card":32}
    all: {"kind":"gained","seat":3,"gain":{"metal":3,"energy":2}}
    all: {"kind":"contractor_laid","slot":1,"contractor":1}
34 s1 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":0,"slot":3,"card":22}
    all: {"kind":"blueprint_laid","slot":3,"card":15}
35 s2 {"hire":{"slot":3,"discard":15,"opponent":2}}
    all: {"kind":"hired","seat":1,"slot":3,"contractor":2,"discard":15}
    all: {"kind":"gained","seat":1,"gain":{"energy":5}}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":3,"contractor":7}
36 s3 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":2,"slot":2,"card":24}
    all: {"kind":"blueprint_laid","slot":2,"card":31}
    all: {"kind":"rolled","seat":3,"dice":[1,5,5,6]}
    all: {"kind":"rolled","seat":0,"dice":[1,2,4,4]}
    all: {"kind":"rolled","seat":1,"dice":[1,4,5,5]}
    all: {"kind":"rolled","seat":2,"dice":[2,2,3,4]}
37 s4 {"build":{"card":32,"discard":30}}
    all: {"kind":"built","seat":3,"card":32,"discard":30,"pay":{"metal":3,"energy":2}}
38 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[7]}
    others: {"kind":"drew","seat":2,"count":1}
39 s3 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[25]}
    others: {"kind":"drew","seat":2,"count":1}
40 s4 {"activate":{"card":32,"dice":[5,5,6]}}
    all: {"kind":"activated","seat":3,"card":32,"dice":[5,5,6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":3,"gain":{"goods":2,"energy":2}}
= 40 49631f1abfdb158f04435c8d8a3d29307ae025465e04d78fe021534ddab2f3b9
41 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[26]}
    others: {"kind":"drew","seat":0,"count":1}
42 s4 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":1,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[31]}
    others: {"kind":"drew","seat":3,"count":1}
43 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
44 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
45 s2 {"activate":{"card":24,"discards":[9,9]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[9,9],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[7,20]}
    others: {"kind":"drew","seat":1,"count":2}
46 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
47 s3 "finish_work"
    all: {"kind":"finished","seat":2}
48 s4 "finish_work"
    all: {"kind":"finished","seat":3}
49 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
50 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
= 50 ced289262c8403d897b0bed9638669f821dc3c58428672468bbc5b1cc5ab4d94
51 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[23]}
    others: {"kind":"drew","seat":0,"count":1}
52 s1 {"build":{"card":20,"discard":26}}
    all: {"kind":"built","seat":0,"card":20,"discard":26,"pay":{"metal":1,"energy":3}}
53 s1 "finish_work"
    all: {"kind":"finished","seat":0}
54 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[17]}
    others: {"kind":"drew","seat":1,"count":1}
55 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
56 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[11]}
    others: {"kind":"drew","seat":1,"count":1}
57 s2 {"build":{"card":13,"discard":4}}
    all: {"kind":"built","seat":1,"card":13,"discard":4,"pay":{"metal":1}}
58 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":3,"first":0}
59 s1 {"hire":{"slot":2,"discard":27}}
    all: {"kind":"hired","seat":0,"slot":2,"contractor":5,"discard":27}
    all: {"kind":"contractor_laid","slot":2,"contractor":8}
60 s2 {"hire":{"slot":1,"discard":17,"opponent":2}}
    all: {"kind":"hired","seat":1,"slot":1,"contractor":1,"discard":17}
    s2: {"kind":"drew","seat":1,"count":3,"cards":[13,17,19]}
    others: {"kind":"drew","seat":1,"count":3}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[18]}
    others: {"kind":"drew","seat":2,"count":1}
    all: {"kind":"contractor_laid","slot":1,"contractor":5}
= 60 649aa78a95fb4925b87b8631578893f5d23d1bddf94e34930447509dc1d272c5
61 s3 {"hire":{"slot":4,"discard":18}}
    all: {"kind":"hired","seat":2,"slot":4,"contractor":6,"discard":18}
    all: {"kind":"revealed","seat":2,"card":9}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":4,"contractor":3}
62 s4 {"hire":{"slot":3,"discard":31,"opponent":1}}
    all: {"kind":"hired","seat":3,"slot":3,"contractor":7,"discard":31}
    all: {"kind":"gained","seat":3,"gain":{"metal":3}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":3,"contractor":8}
    all: {"kind":"rolled","seat":0,"dice":[1,1,3,4,5,6]}
    all: {"kind":"rolled","seat":1,"dice":[1,6,6,6]}
    all: {"kind":"rolled","seat":2,"dice":[1,3,5,5]}
    all: {"kind":"rolled","seat":3,"dice":[1,4,6,6]}
63 s3 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":2,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":2,"count":1}
64 s2 {"activate":{"card":24,"discards":[7,21]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[7,21],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[8,29]}
    others: {"kind":"drew","seat":1,"count":2}
65 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[23]}
    others: {"kind":"drew","seat":0,"count":1}
66 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
67 s2 {"build":{"card":17,"discard":19}}
    all: {"kind":"built","seat":1,"card":17,"discard":19,"pay":{"metal":2,"energy":3}}
68 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[6]}
    others: {"kind":"drew","seat":0,"count":1}
69 s2 {"activate":{"card":17,"dice":[6,6],"choice":2}}
    all: {"kind":"activated","seat":1,"card":17,"dice":[6,6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"energy":3}}
70 s4 {"activate":{"card":11,"dice":[4]}}
    all: {"kind":"activated","seat":3,"card":11,"dice":[4],"discards":[],"pay":{"energy":2}}
    all: {"kind":"gained","seat":3,"gain":{"goods":1,"metal":1}}
= 70 d035e063f224e025a2d244e78eaf393ba5f2cf38dfefe83879d6122e51621d00
71 s3 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
72 s4 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":3,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
73 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
74 s4 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":1,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":3,"count":1}
75 s4 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":6,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":3,"count":1}
76 s4 {"build":{"card":27,"discard":22}}
    all: {"kind":"built","seat":3,"card":27,"discard":22,"pay":{"metal":1,"energy":1}}
77 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":0,"count":1}
78 s4 {"activate":{"card":27}}
    all: {"kind":"activated","seat":3,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":3,"value":3}
79 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
80 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
= 80 d196017b70c4b1bb73894b2637b0316770d6386dde2bb9d4c05b95e3659ecf14
81 s1 "finish_work"
    all: {"kind":"finished","seat":0}
82 s3 {"build":{"card":2,"discard":24}}
    all: {"kind":"built","seat":2,"card":2,"discard":24,"pay":{"metal":2,"energy":1}}
83 s3 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[18]}
    others: {"kind":"drew","seat":2,"count":1}
84 s2 {"activate":{"card":13,"dice":[1]}}
    all: {"kind":"activated","seat":1,"card":13,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":1,"from":1,"to":2}
85 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
86 s4 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"energy":3}}
87 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":1,"count":1}
88 s3 "finish_work"
    all: {"kind":"finished","seat":2}
89 s4 "finish_work"
    all: {"kind":"finished","seat":3}
90 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":4,"first":1}
= 90 f7062321d74743f50d778f0675c2080d89a24065381ff7742883012037184875
91 s2 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":1,"slot":2,"card":31}
    all: {"kind":"blueprint_laid","slot":2,"card":3}
92 s3 {"hire":{"slot":4,"discard":18}}
    all: {"kind":"hired","seat":2,"slot":4,"contractor":3,"discard":18}
    all: {"kind":"revealed","seat":2,"card":5}
    all: {"kind":"revealed","seat":2,"card":12}
    all: {"kind":"engineer_built","seat":2,"card":12}
    all: {"kind":"contractor_laid","slot":4,"contractor":5}
93 s4 {"hire":{"slot":3,"discard":13}}
    all: {"kind":"hired","seat":3,"slot":3,"contractor":8,"discard":13}
    all: {"kind":"contractor_laid","slot":3,"contractor":2}
94 s1 {"hire":{"slot":3,"discard":4,"opponent":3}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":2,"discard":4}
    all: {"kind":"gained","seat":0,"gain":{"energy":5}}
    all: {"kind":"gained","seat":3,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":3,"contractor":6}
    all: {"kind":"rolled","seat":1,"dice":[2,3,5,5]}
    all: {"kind":"rolled","seat":2,"dice":[5,5,5,6]}
    all: {"kind":"rolled","seat":3,"dice":[1,3,3,4]}
    all: {"kind":"rolled","seat":0,"dice":[1,2,2,5]}
95 s2 {"activate":{"card":24,"discards":[11,12]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[11,12],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[4,22]}
    others: {"kind":"drew","seat":1,"count":2}
96 s2 {"activate":{"card":17,"dice":[5,5],"choice":2}}
    all: {"kind":"activated","seat":1,"card":17,"dice":[5,5],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"energy":3}}
97 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
98 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
99 s4 {"activate":{"card":11,"dice":[4]}}
    all: {"kind":"activated","seat":3,"card":11,"dice":[4],"discards":[],"pay":{"energy":2}}
    all: {"kind":"gained","seat":3,"gain":{"goods":1,"metal":1}}
100 s4 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"energy":3}}
= 100 9c0841ab2d0503513e02ebf7e64958fd62d1821cd61d55755dba949fcaec8fb3
101 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[1]}
    others: {"kind":"drew","seat":1,"count":1}
102 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[25]}
    others: {"kind":"drew","seat":0,"count":1}
103 s4 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":1,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[30]}
    others: {"kind":"drew","seat":3,"count":1}
104 s3 {"activate":{"card":12,"choice":1}}
    all: {"kind":"activated","seat":2,"card":12,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"extra_die","seat":2,"value":1}
105 s3 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":2,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[14]}
    others: {"kind":"drew","seat":2,"count":1}
106 s3 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
107 s2 "finish_work"
    all: {"kind":"finished","seat":1}
108 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[10]}
    others: {"kind":"drew","seat":0,"count":1}
109 s3 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
110 s3 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":2,"gain":{"metal":2}}
= 110 b236e96a9b1a7efcc02b4b9a30378972548f34c549de2008b1688e956beb49a6
111 s4 {"activate":{"card":27}}
    all: {"kind":"activated","seat":3,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":3,"value":4}
112 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":0,"count":1}
113 s3 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[6]}
    others: {"kind":"drew","seat":2,"count":1}
114 s1 "finish_work"
    all: {"kind":"finished","seat":0}
115 s3 {"build":{"card":24,"discard":6}}
    all: {"kind":"built","seat":2,"card":24,"discard":6,"pay":{"metal":2}}
116 s3 {"activate":{"card":24,"discards":[14,25]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[14,25],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    all: {"kind":"reshuffled","row":"blueprints","cards":36}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[3,24]}
    others: {"kind":"drew","seat":2,"count":2}
117 s3 "finish_work"
    all: {"kind":"finished","seat":2}
118 s4 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":3,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[30]}
    others: {"kind":"drew","seat":3,"count":1}
119 s4 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":3,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
120 s4 {"build":{"card":30,"discard":30}}
    all: {"kind":"built","seat":3,"card":30,"discard":30,"pay":{"metal":1}}
= 120 7b8b9a10d4cf4fe69d7618c9b080564dfdd8c1bd3dd321edd2acdeeed367f9c1
121 s4 {"take_specialist_die":{"value":4}}
    all: {"kind":"specialist_taken","seat":3,"value":4}
122 s4 {"activate":{"card":30,"dice":[4]}}
    all: {"kind":"activated","seat":3,"card":30,"dice":[4],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":3,"from":[4],"to":[1]}
123 s4 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"energy":1}}
124 s4 "finish_work"
    all: {"kind":"finished","seat":3}
    all: {"kind":"round_began","round":5,"first":2}
125 s3 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":2,"slot":1,"card":16}
    all: {"kind":"blueprint_laid","slot":1,"card":19}
126 s4 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":3,"slot":3,"card":15}
    all: {"kind":"blueprint_laid","slot":3,"card":5}
127 s1 {"hire":{"slot":1,"discard":25}}
    all: {"kind":"hired","seat":0,"slot":1,"contractor":5,"discard":25}
    all: {"kind":"contractor_laid","slot":1,"contractor":7}
128 s2 {"hire":{"slot":4,"discard":8}}
    all: {"kind":"hired","seat":1,"slot":4,"contractor":5,"discard":8}
    all: {"kind":"contractor_laid","slot":4,"contractor":4}
    all: {"kind":"rolled","seat":2,"dice":[2,4,6,6]}
    all: {"kind":"rolled","seat":3,"dice":[3,3,5,6]}
    all: {"kind":"rolled","seat":0,"dice":[1,1,2,2,2,6]}
    all: {"kind":"rolled","seat":1,"dice":[1,2,5,5,6,6]}
129 s2 {"activate":{"card":24,"discards":[20,29]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[20,29],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[10,32]}
    others: {"kind":"drew","seat":1,"count":2}
130 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[31]}
    others: {"kind":"drew","seat":0,"count":1}
= 130 31d35be7f4800f96c9ed05f27b814ef8ebe0eabe04b5581e12ae25dc272f2fd0
131 s4 {"activate":{"card":32,"dice":[3,5,6]}}
    all: {"kind":"activated","seat":3,"card":32,"dice":[3,5,6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":3,"gain":{"goods":2,"energy":2}}
132 s2 {"activate":{"card":17,"dice":[5,5],"choice":2}}
    all: {"kind":"activated","seat":1,"card":17,"dice":[5,5],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"energy":3}}
133 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
134 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
135 s4 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"energy":3}}
136 s4 {"activate":{"card":27}}
    all: {"kind":"activated","seat":3,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":3,"value":4}
137 s3 {"activate":{"card":24,"discards":[3,19]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[3,19],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[11,27]}
    others: {"kind":"drew","seat":2,"count":2}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[14]}
    others: {"kind":"drew","seat":2,"count":1}
138 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":2,"count":1}
139 s4 {"activate":{"card":11,"dice":[4]}}
    all: {"kind":"activated","seat":3,"card":11,"dice":[4],"discards":[],"pay":{"energy":2}}
    all: {"kind":"gained","seat":3,"gain":{"goods":1,"metal":1}}
140 s4 "finish_work"
    all: {"kind":"finished","seat":3}
= 140 fb1aa8cf22857fefa7decaa3842ccd087ade4bc86bf07964985eefdc9983b077
141 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[21]}
    others: {"kind":"drew","seat":1,"count":1}
142 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[6]}
    others: {"kind":"drew","seat":0,"count":1}
143 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":true}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[9,14]}
    others: {"kind":"drew","seat":2,"count":2}
144 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
145 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":true}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[4,22]}
    others: {"kind":"drew","seat":0,"count":2}
146 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[13]}
    others: {"kind":"drew","seat":2,"count":1}
147 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
148 s1 {"activate":{"card":20,"dice":[2]}}
    all: {"kind":"activated","seat":0,"card":20,"dice":[2],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
149 s3 {"build":{"card":9,"discard":16}}
    all: {"kind":"built","seat":2,"card":9,"discard":16,"pay":{"metal":1}}
150 s3 {"build":{"card":13,"discard":7}}
    all: {"kind":"built","seat":2,"card":13,"discard":7,"pay":{"metal":1}}
= 150 1c7a01550407363f6daf63319f1170233317a3a82be34d87690d7a1aed05f1e1
151 s1 {"build":{"card":31,"discard":4}}
    all: {"kind":"built","seat":0,"card":31,"discard":4,"pay":{"metal":2,"energy":1}}
152 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
153 s2 {"activate":{"card":13,"dice":[1]}}
    all: {"kind":"activated","seat":1,"card":13,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":1,"from":1,"to":2}
154 s3 "finish_work"
    all: {"kind":"finished","seat":2}
155 s1 "finish_work"
    all: {"kind":"finished","seat":0}
156 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[1]}
    others: {"kind":"drew","seat":1,"count":1}
157 s2 "finish_work"
    all: {"kind":"finished","seat":1}
158 s4 {"discard_down":{"metal":0,"energy":1}}
    all: {"kind":"discarded_down","seat":3,"blueprints":[],"metal":0,"energy":1}
    all: {"kind":"round_began","round":6,"first":3}
159 s4 {"hire":{"slot":3,"discard":15}}
    all: {"kind":"hired","seat":3,"slot":3,"contractor":6,"discard":15}
    all: {"kind":"revealed","seat":3,"card":29}
    all: {"kind":"gained","seat":3,"gain":{"metal":1,"energy":2}}
    all: {"kind":"reshuffled","row":"contractors","cards":14}
    all: {"kind":"contractor_laid","slot":3,"contractor":5}
160 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":19}
    all: {"kind":"blueprint_laid","slot":1,"card":18}
= 160 849cae043da5d248fe0b8a9caab8974068c43f05977bf626261c9dc0884a7381
161 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":18}
    all: {"kind":"blueprint_laid","slot":1,"card":17}
162 s3 {"hire":{"slot":2,"discard":14}}
    all: {"kind":"hired","seat":2,"slot":2,"contractor":8,"discard":14}
    all: {"kind":"contractor_laid","slot":2,"contractor":2}
    all: {"kind":"rolled","seat":3,"dice":[1,2,4,5]}
    all: {"kind":"rolled","seat":0,"dice":[1,4,5,6]}
    all: {"kind":"rolled","seat":1,"dice":[2,4,6,6]}
    all: {"kind":"rolled","seat":2,"dice":[2,3,3,4]}
163 s2 {"activate":{"card":24,"discards":[22,31]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[22,31],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[18,26]}
    others: {"kind":"drew","seat":1,"count":2}
164 s3 {"activate":{"card":2,"dice":[2,3,4]}}
    all: {"kind":"activated","seat":2,"card":2,"dice":[2,3,4],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"goods":2}}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[26]}
    others: {"kind":"drew","seat":2,"count":1}
165 s4 {"activate":{"card":11,"dice":[4]}}
    all: {"kind":"activated","seat":3,"card":11,"dice":[4],"discards":[],"pay":{"energy":2}}
    all: {"kind":"gained","seat":3,"gain":{"goods":1,"metal":1}}
166 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":0,"count":1}
167 s3 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[28]}
    others: {"kind":"drew","seat":2,"count":1}
168 s2 {"activate":{"card":17,"dice":[6,6],"choice":1}}
    all: {"kind":"activated","seat":1,"card":17,"dice":[6,6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"metal":2}}
169 s2 {"build":{"card":1,"discard":13}}
    all: {"kind":"built","seat":1,"card":1,"discard":13,"pay":{"metal":2,"energy":2}}
170 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[7]}
    others: {"kind":"drew","seat":0,"count":1}
= 170 abbf02b5f4797d458be00254cf8dd8aa76f60e764a5bd0b0a8660b594c62b944
171 s4 {"activate":{"card":30,"dice":[1,2,5]}}
    all: {"kind":"activated","seat":3,"card":30,"dice":[1,2,5],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":3,"from":[1,2,5],"to":[1,4,6]}
172 s3 {"take_specialist_die":{"value":1}}
    all: {"kind":"specialist_taken","seat":2,"value":1}
173 s2 {"activate":{"card":13,"dice":[2]}}
    all: {"kind":"activated","seat":1,"card":13,"dice":[2],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":1,"from":2,"to":3}
174 s4 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":3,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
175 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
176 s4 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":1,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":3,"count":1}
177 s4 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":6,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[15]}
    others: {"kind":"drew","seat":3,"count":1}
178 s3 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":2,"count":1}
179 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[9]}
    others: {"kind":"drew","seat":1,"count":1}
180 s4 {"activate":{"card":27}}
    all: {"kind":"activated","seat":3,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":3,"value":6}
= 180 352a53348d447cdd185bcc8f911c0527c77b8090831d7c5c1d3316b51636c0d2
181 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
182 s3 "finish_work"
    all: {"kind":"finished","seat":2}
183 s2 {"build":{"card":9,"discard":21}}
    all: {"kind":"built","seat":1,"card":9,"discard":21,"pay":{"metal":1}}
184 s2 "finish_work"
    all: {"kind":"finished","seat":1}
185 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[25]}
    others: {"kind":"drew","seat":0,"count":1}
186 s4 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":6,"floor":"research","bonus":true}
    s4: {"kind":"drew","seat":3,"count":2,"cards":[4,21]}
    others: {"kind":"drew","seat":3,"count":2}
187 s4 {"build":{"card":15,"discard":4}}
    all: {"kind":"built","seat":3,"card":15,"discard":4,"pay":{"metal":2,"energy":1}}
188 s1 {"build":{"card":25,"discard":19}}
    all: {"kind":"built","seat":0,"card":25,"discard":19,"pay":{"metal":1,"energy":3}}
189 s1 {"activate":{"card":25,"discards":[4,6,7]}}
    all: {"kind":"activated","seat":0,"card":25,"dice":[],"discards":[4,6,7],"pay":{"energy":3}}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
190 s4 {"activate":{"card":15,"discards":[22]}}
    all: {"kind":"activated","seat":3,"card":15,"dice":[],"discards":[22],"pay":{"metal":1}}
    all: {"kind":"gained","seat":3,"gain":{"energy":6}}
= 190 d8c7c1231333c5c91ec0a0ade234fafe45246cd1e9dec9fa2b7dc25f8e2199ea
191 s4 "finish_work"
    all: {"kind":"finished","seat":3}
192 s1 {"build":{"card":23,"discard":10}}
    all: {"kind":"built","seat":0,"card":23,"discard":10,"pay":{"metal":3}}
193 s1 "finish_work"
    all: {"kind":"finished","seat":0}
194 s4 {"discard_down":{"metal":0,"energy":3}}
    all: {"kind":"discarded_down","seat":3,"blueprints":[],"metal":0,"energy":3}
    all: {"kind":"round_began","round":7,"first":0}
195 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":17}
    all: {"kind":"blueprint_laid","slot":1,"card":9}
196 s2 {"hire":{"slot":3,"discard":26}}
    all: {"kind":"hired","seat":1,"slot":3,"contractor":5,"discard":26}
    all: {"kind":"contractor_laid","slot":3,"contractor":5}
197 s3 {"hire":{"slot":2,"discard":27,"opponent":0}}
    all: {"kind":"hired","seat":2,"slot":2,"contractor":2,"discard":27}
    all: {"kind":"gained","seat":2,"gain":{"energy":5}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":2,"contractor":1}
198 s4 {"hire":{"slot":1,"discard":21,"opponent":2}}
    all: {"kind":"hired","seat":3,"slot":1,"contractor":7,"discard":21}
    all: {"kind":"gained","seat":3,"gain":{"metal":3}}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":1,"contractor":8}
    all: {"kind":"rolled","seat":0,"dice":[3,3,5,5]}
    all: {"kind":"rolled","seat":1,"dice":[2,3,4,4,5,6]}
    all: {"kind":"rolled","seat":2,"dice":[2,5,5,6]}
    all: {"kind":"rolled","seat":3,"dice":[1,5,5,6]}
199 s2 {"activate":{"card":17,"dice":[4,4],"choice":3}}
    all: {"kind":"activated","seat":1,"card":17,"dice":[4,4],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    all: {"kind":"reshuffled","row":"blueprints","cards":27}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[4,26]}
    others: {"kind":"drew","seat":1,"count":2}
200 s3 {"activate":{"card":24,"discards":[11,27]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[11,27],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[7,13]}
    others: {"kind":"drew","seat":2,"count":2}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[10]}
    others: {"kind":"drew","seat":2,"count":1}
= 200 8a223b189b44a89aa681760b4d0c8dfdd2dd0d375291c9f1c478754be3b8afca
201 s1 {"activate":{"card":31,"dice":[3,3],"discards":[6,22]}}
    all: {"kind":"activated","seat":0,"card":31,"dice":[3,3],"discards":[6,22],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2}}
202 s4 {"activate":{"card":32,"dice":[5,5,6]}}
    all: {"kind":"activated","seat":3,"card":32,"dice":[5,5,6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":3,"gain":{"goods":2,"energy":2}}
203 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
204 s4 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"energy":1}}
205 s1 {"activate":{"card":25,"discards":[12,17,22]}}
    all: {"kind":"activated","seat":0,"card":25,"dice":[],"discards":[12,17,22],"pay":{"energy":3}}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
206 s4 {"activate":{"card":15,"discards":[2]}}
    all: {"kind":"activated","seat":3,"card":15,"dice":[],"discards":[2],"pay":{"metal":1}}
    all: {"kind":"gained","seat":3,"gain":{"energy":6}}
207 s2 {"activate":{"card":24,"discards":[1,4]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[1,4],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[6,14]}
    others: {"kind":"drew","seat":1,"count":2}
208 s3 {"activate":{"card":13,"dice":[5]}}
    all: {"kind":"activated","seat":2,"card":13,"dice":[5],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":2,"from":5,"to":6}
209 s1 {"activate":{"card":20,"dice":[5]}}
    all: {"kind":"activated","seat":0,"card":20,"dice":[5],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
210 s4 {"activate":{"card":27}}
    all: {"kind":"activated","seat":3,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":3,"value":2}
= 210 9169382c938e5ec8804ee000e110e2cad4829421156a75255c6217ab2c1e7997
211 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":2,"count":1}
212 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":0,"count":1}
213 s1 "finish_work"
    all: {"kind":"finished","seat":0}
214 s3 {"activate":{"card":9,"dice":[5]}}
    all: {"kind":"activated","seat":2,"card":9,"dice":[5],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":2,"from":5,"to":4}
215 s4 {"activate":{"card":30,"dice":[2]}}
    all: {"kind":"activated","seat":3,"card":30,"dice":[2],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":3,"from":[2],"to":[5]}
216 s4 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":3,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
217 s4 "finish_work"
    all: {"kind":"finished","seat":3}
218 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[25]}
    others: {"kind":"drew","seat":1,"count":1}
219 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":true}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[21,22]}
    others: {"kind":"drew","seat":2,"count":2}
220 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
= 220 0e1bf437f38c2b35c16ac429574a360f94b2659a18990f96acf581dcb12f18a1
221 s2 {"activate":{"card":9,"dice":[5]}}
    all: {"kind":"activated","seat":1,"card":9,"dice":[5],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":1,"from":5,"to":4}
222 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[30]}
    others: {"kind":"drew","seat":1,"count":1}
223 s2 "finish_work"
    all: {"kind":"finished","seat":1}
224 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
225 s3 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
226 s3 {"build":{"card":7,"discard":26}}
    all: {"kind":"built","seat":2,"card":7,"discard":26,"pay":{"metal":2,"energy":2}}
227 s3 {"activate":{"card":12,"choice":1}}
    all: {"kind":"activated","seat":2,"card":12,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"extra_die","seat":2,"value":1}
228 s3 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":1}}
229 s3 "finish_work"
    all: {"kind":"finished","seat":2}
230 s4 {"discard_down":{"metal":1,"energy":9}}
    all: {"kind":"discarded_down","seat":3,"blueprints":[],"metal":1,"energy":9}
    all: {"kind":"end_triggered","last_round":8}
    all: {"kind":"round_began","round":8,"first":1}
= 230 9928aefb9a2d477f0c1f5d6949213f69d309633bbfc03645fffaf3bdd1ed76ea
231 s2 {"hire":{"slot":2,"discard":30,"opponent":0}}
    all: {"kind":"hired","seat":1,"slot":2,"contractor":1,"discard":30}
    s2: {"kind":"drew","seat":1,"count":3,"cards":[4,7,20]}
    others: {"kind":"drew","seat":1,"count":3}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[31]}
    others: {"kind":"drew","seat":0,"count":1}
    all: {"kind":"contractor_laid","slot":2,"contractor":1}
232 s3 {"hire":{"slot":2,"discard":14,"opponent":3}}
    all: {"kind":"hired","seat":2,"slot":2,"contractor":1,"discard":14}
    s3: {"kind":"drew","seat":2,"count":3,"cards":[3,16,21]}
    others: {"kind":"drew","seat":2,"count":3}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":3,"count":1}
    all: {"kind":"contractor_laid","slot":2,"contractor":6}
233 s4 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":3,"slot":1,"card":9}
    all: {"kind":"blueprint_laid","slot":1,"card":22}
234 s1 {"hire":{"slot":4,"discard":23}}
    all: {"kind":"hired","seat":0,"slot":4,"contractor":4,"discard":23}
    all: {"kind":"contractor_laid","slot":4,"contractor":6}
    all: {"kind":"rolled","seat":1,"dice":[1,2,4,6]}
    all: {"kind":"rolled","seat":2,"dice":[2,2,6,6]}
    all: {"kind":"rolled","seat":3,"dice":[3,3,5,5]}
235 s2 {"activate":{"card":24,"discards":[4,6]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[4,6],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[8,29]}
    others: {"kind":"drew","seat":1,"count":2}
236 s1 {"set_foreman_dice":{"dice":[1,2,5,5]}}
    all: {"kind":"foreman_set","seat":0,"set":[1,2,5,5],"rolled":[]}
237 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
238 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":2,"count":1}
239 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":1,"count":1}
240 s2 {"activate":{"card":9,"dice":[4]}}
    all: {"kind":"activated","seat":1,"card":9,"dice":[4],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":1,"from":4,"to":3}
= 240 d80c69510c137a680073af8386e8f3c12623833d6b7698d8c4cb85d916039c13
241 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[15]}
    others: {"kind":"drew","seat":1,"count":1}
242 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
243 s4 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":3,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
244 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
245 s1 {"activate":{"card":31,"dice":[5,5],"discards":[19,31]}}
    all: {"kind":"activated","seat":0,"card":31,"dice":[5,5],"discards":[19,31],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2}}
246 s3 {"activate":{"card":24,"discards":[10,29]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[10,29],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    all: {"kind":"reshuffled","row":"blueprints","cards":20}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[23,26]}
    others: {"kind":"drew","seat":2,"count":2}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[31]}
    others: {"kind":"drew","seat":2,"count":1}
247 s4 {"activate":{"card":30,"dice":[3,5]}}
    all: {"kind":"activated","seat":3,"card":30,"dice":[3,5],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":3,"from":[3,5],"to":[3,5]}
248 s3 {"activate":{"card":13,"dice":[2]}}
    all: {"kind":"activated","seat":2,"card":13,"dice":[2],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":2,"from":2,"to":3}
249 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":0,"count":1}
250 s4 {"activate":{"card":27}}
    all: {"kind":"activated","seat":3,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":3,"value":4}
= 250 c41c8d964083e144dbb9c2127e6a69ec7e5b7b8361fa10d1d2dd051b31384f67
251 s4 {"activate":{"card":11,"dice":[4]}}
    all: {"kind":"activated","seat":3,"card":11,"dice":[4],"discards":[],"pay":{"energy":2}}
    all: {"kind":"gained","seat":3,"gain":{"goods":1,"metal":1}}
252 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":true}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[1,22]}
    others: {"kind":"drew","seat":2,"count":2}
253 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
254 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
255 s2 "finish_work"
    all: {"kind":"finished","seat":1}
256 s4 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"energy":3}}
257 s4 {"activate":{"card":15,"discards":[9]}}
    all: {"kind":"activated","seat":3,"card":15,"dice":[],"discards":[9],"pay":{"metal":1}}
    all: {"kind":"gained","seat":3,"gain":{"energy":6}}
258 s1 "finish_work"
    all: {"kind":"finished","seat":0}
259 s4 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":5,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":3,"count":1}
260 s4 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":3,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":3,"gain":{"energy":4}}
= 260 0c49c752f272912a196a1984c5ed6348f38046658a7160fb84f5d6f8f6d65b37
261 s4 "finish_work"
    all: {"kind":"finished","seat":3}
262 s3 {"activate":{"card":12,"choice":2}}
    all: {"kind":"activated","seat":2,"card":12,"dice":[],"discards":[],"pay":{"energy":2}}
    all: {"kind":"extra_die","seat":2,"value":2}
263 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
264 s3 "finish_work"
    all: {"kind":"finished","seat":2}
265 s2 {"discard_down":{"blueprints":[8,10,25,32],"metal":0,"energy":0}}
    all: {"kind":"discarded_down","seat":1,"blueprints":[8,10,25,32],"metal":0,"energy":0}
266 s3 {"discard_down":{"blueprints":[13,16,19,21,21,28],"metal":0,"energy":0}}
    all: {"kind":"discarded_down","seat":2,"blueprints":[13,16,19,21,21,28],"metal":0,"energy":0}
267 s4 {"discard_down":{"metal":0,"energy":10}}
    all: {"kind":"discarded_down","seat":3,"blueprints":[],"metal":0,"energy":10}
    all: {"kind":"prestige_scored","seat":0,"card":20,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":22,"copies":1,"vp":2}
    all: {"kind":"prestige_scored","seat":0,"card":23,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":25,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":31,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":0,"vp":4}
    all: {"kind":"prestige_scored","seat":1,"card":1,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":9,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":13,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":17,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":24,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":1,"vp":13}
    all: {"kind":"prestige_scored","seat":2,"card":2,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":5,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":7,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":9,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":2,"card":12,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":13,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":2,"card":16,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":24,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":2,"vp":8}
    all: {"kind":"prestige_scored","seat":3,"card":11,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":3,"card":15,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":3,"card":27,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":3,"card":30,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":3,"card":32,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":3,"vp":11}
    all: {"kind":"ended","seat":0,"vp":10,"rank":4}
    all: {"kind":"ended","seat":1,"vp":16,"rank":1}
    all: {"kind":"ended","seat":2,"vp":14,"rank":3}
    all: {"kind":"ended","seat":3,"vp":14,"rank":2}
= 267 617cfb96f4ba831dff23f86e2369a72a0ce956a8355180250e8afd1f12ca20af
s1 rank 4 score 10
s2 rank 1 score 16
s3 rank 3 score 14
s4 rank 2 score 14
