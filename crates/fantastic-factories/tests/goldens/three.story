fantastic-factories revision 1, 3 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"normal"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"tools_laid","tools":["gear","hammer","shovel","wrench"]}
    s2: {"kind":"drew","seat":1,"count":4,"cards":[7,8,30,31]}
    others: {"kind":"drew","seat":1,"count":4}
    s3: {"kind":"drew","seat":2,"count":4,"cards":[1,15,25,25]}
    others: {"kind":"drew","seat":2,"count":4}
    s1: {"kind":"drew","seat":0,"count":4,"cards":[9,11,16,19]}
    others: {"kind":"drew","seat":0,"count":4}
    all: {"kind":"blueprint_laid","slot":1,"card":7}
    all: {"kind":"blueprint_laid","slot":2,"card":23}
    all: {"kind":"blueprint_laid","slot":3,"card":23}
    all: {"kind":"blueprint_laid","slot":4,"card":22}
    all: {"kind":"contractor_laid","slot":1,"contractor":5}
    all: {"kind":"contractor_laid","slot":2,"contractor":6}
    all: {"kind":"contractor_laid","slot":3,"contractor":6}
    all: {"kind":"contractor_laid","slot":4,"contractor":1}
    all: {"kind":"round_began","round":1,"first":1}
1 s2 {"hire":{"slot":3,"discard":7}}
    all: {"kind":"hired","seat":1,"slot":3,"contractor":6,"discard":7}
    all: {"kind":"revealed","seat":1,"card":20}
    all: {"kind":"gained","seat":1,"gain":{"metal":1,"energy":3}}
    all: {"kind":"contractor_laid","slot":3,"contractor":7}
2 s3 {"hire":{"slot":3,"discard":1,"opponent":1}}
    all: {"kind":"hired","seat":2,"slot":3,"contractor":7,"discard":1}
    all: {"kind":"gained","seat":2,"gain":{"metal":3}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":3,"contractor":8}
3 s1 {"hire":{"slot":4,"discard":19,"opponent":2}}
    all: {"kind":"hired","seat":0,"slot":4,"contractor":1,"discard":19}
    s1: {"kind":"drew","seat":0,"count":3,"cards":[9,16,18]}
    others: {"kind":"drew","seat":0,"count":3}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[31]}
    others: {"kind":"drew","seat":2,"count":1}
    all: {"kind":"contractor_laid","slot":4,"contractor":5}
    all: {"kind":"rolled","seat":1,"dice":[1,1,3,5]}
    all: {"kind":"rolled","seat":2,"dice":[1,1,3,3]}
    all: {"kind":"rolled","seat":0,"dice":[2,4,4,6]}
4 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
5 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
6 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
7 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
8 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[1]}
    others: {"kind":"drew","seat":0,"count":1}
9 s3 {"build":{"card":31,"discard":15}}
    all: {"kind":"built","seat":2,"card":31,"discard":15,"pay":{"metal":2,"energy":1}}
10 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
= 10 c79b510f52ef22fd9d0a612ce3afc47b148d29d5333081deb4792bdf6c5051a7
11 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":1,"count":1}
12 s1 {"build":{"card":9,"discard":16}}
    all: {"kind":"built","seat":0,"card":9,"discard":16,"pay":{"metal":1}}
13 s3 {"activate":{"card":31,"dice":[3,3],"discards":[25,25]}}
    all: {"kind":"activated","seat":2,"card":31,"dice":[3,3],"discards":[25,25],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"goods":2}}
14 s3 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":2,"count":1}
15 s3 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":1}}
16 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
17 s3 "finish_work"
    all: {"kind":"finished","seat":2}
18 s2 "finish_work"
    all: {"kind":"finished","seat":1}
19 s1 "finish_work"
    all: {"kind":"finished","seat":0}
20 s2 {"discard_down":{"metal":0,"energy":2}}
    all: {"kind":"discarded_down","seat":1,"blueprints":[],"metal":0,"energy":2}
    all: {"kind":"round_began","round":2,"first":2}
= 20 51e3f570fa626831fb0c8b791250ce479062e9955fd594eb0143b0acffbbeefe
21 s3 {"hire":{"slot":2,"discard":12}}
    all: {"kind":"hired","seat":2,"slot":2,"contractor":6,"discard":12}
    all: {"kind":"revealed","seat":2,"card":4}
    all: {"kind":"gained","seat":2,"gain":{"metal":2,"energy":4}}
    all: {"kind":"contractor_laid","slot":2,"contractor":1}
22 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":22}
    all: {"kind":"blueprint_laid","slot":4,"card":9}
23 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":7}
    all: {"kind":"blueprint_laid","slot":1,"card":14}
    all: {"kind":"rolled","seat":2,"dice":[1,3,4,6]}
    all: {"kind":"rolled","seat":0,"dice":[2,2,6,6]}
    all: {"kind":"rolled","seat":1,"dice":[1,2,4,5]}
24 s2 {"build":{"card":31,"discard":7}}
    all: {"kind":"built","seat":1,"card":31,"discard":7,"pay":{"metal":2,"energy":1}}
25 s3 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
26 s1 {"build":{"card":11,"discard":22}}
    all: {"kind":"built","seat":0,"card":11,"discard":22,"pay":{"metal":2,"energy":1}}
27 s3 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":2,"count":1}
28 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[28]}
    others: {"kind":"drew","seat":1,"count":1}
29 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[21]}
    others: {"kind":"drew","seat":1,"count":1}
30 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":1,"count":1}
= 30 568cd8bf99f6a8cd4c168d6ee1c321fa4f2d0eb23ab8427c6baed68103a15b2a
31 s1 {"activate":{"card":9,"dice":[2]}}
    all: {"kind":"activated","seat":0,"card":9,"dice":[2],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":2,"to":1}
32 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
33 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":2,"count":1}
34 s2 {"build":{"card":21,"discard":19}}
    all: {"kind":"built","seat":1,"card":21,"discard":19,"pay":{"metal":2,"energy":2}}
35 s3 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":2,"count":1}
36 s3 {"build":{"card":27,"discard":22}}
    all: {"kind":"built","seat":2,"card":27,"discard":22,"pay":{"metal":1,"energy":1}}
37 s2 "finish_work"
    all: {"kind":"finished","seat":1}
38 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
39 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
40 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":0,"count":1}
= 40 df4e17c02bf485728c8c04486e92e1c2210ae1277da2631723f626849dda94aa
41 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":1}
42 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
43 s3 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":1}}
44 s3 "finish_work"
    all: {"kind":"finished","seat":2}
45 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":3,"first":0}
46 s1 {"hire":{"slot":2,"discard":12,"opponent":2}}
    all: {"kind":"hired","seat":0,"slot":2,"contractor":1,"discard":12}
    s1: {"kind":"drew","seat":0,"count":3,"cards":[6,20,32]}
    others: {"kind":"drew","seat":0,"count":3}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[8]}
    others: {"kind":"drew","seat":2,"count":1}
    all: {"kind":"contractor_laid","slot":2,"contractor":8}
47 s2 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":1,"slot":4,"card":9}
    all: {"kind":"blueprint_laid","slot":4,"card":5}
48 s3 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":2,"slot":4,"card":5}
    all: {"kind":"blueprint_laid","slot":4,"card":24}
    all: {"kind":"rolled","seat":0,"dice":[2,3,4,6]}
    all: {"kind":"rolled","seat":1,"dice":[1,4,5,5]}
    all: {"kind":"rolled","seat":2,"dice":[1,3,4,5]}
49 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
50 s2 {"activate":{"card":31,"dice":[5,5],"discards":[8,27]}}
    all: {"kind":"activated","seat":1,"card":31,"dice":[5,5],"discards":[8,27],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":2}}
= 50 c38b88555de64d309b6dac709b6cf35d5fe57e109e36fde4795b404559a0067c
51 s1 {"activate":{"card":9,"dice":[6]}}
    all: {"kind":"activated","seat":0,"card":9,"dice":[6],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":6,"to":5}
52 s3 {"build":{"card":5,"discard":29}}
    all: {"kind":"built","seat":2,"card":5,"discard":29,"pay":{"metal":1,"energy":3}}
53 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":1,"count":1}
54 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[24]}
    others: {"kind":"drew","seat":0,"count":1}
55 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[21]}
    others: {"kind":"drew","seat":1,"count":1}
56 s3 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":2,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
57 s1 {"build":{"card":24,"discard":6}}
    all: {"kind":"built","seat":0,"card":24,"discard":6,"pay":{"metal":2}}
58 s3 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":2,"count":1}
59 s3 {"build":{"card":2,"discard":8}}
    all: {"kind":"built","seat":2,"card":2,"discard":8,"pay":{"metal":2,"energy":1}}
60 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
= 60 1564bb7b233cbdc62668099a67e0258312072def04220fdd742cfab5dc12a84d
61 s2 "finish_work"
    all: {"kind":"finished","seat":1}
62 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":2,"count":1}
63 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":0,"count":1}
64 s3 "finish_work"
    all: {"kind":"finished","seat":2}
65 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[13]}
    others: {"kind":"drew","seat":0,"count":1}
66 s1 {"build":{"card":13,"discard":1}}
    all: {"kind":"built","seat":0,"card":13,"discard":1,"pay":{"metal":1}}
67 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":4,"first":1}
68 s2 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":1,"slot":3,"card":23}
    all: {"kind":"blueprint_laid","slot":3,"card":6}
69 s3 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":2,"slot":3,"card":6}
    all: {"kind":"blueprint_laid","slot":3,"card":18}
70 s1 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":0,"slot":3,"card":18}
    all: {"kind":"blueprint_laid","slot":3,"card":27}
    all: {"kind":"rolled","seat":1,"dice":[1,3,4,6]}
    all: {"kind":"rolled","seat":2,"dice":[1,1,2,2]}
    all: {"kind":"rolled","seat":0,"dice":[4,4,4,5]}
= 70 bc5ec06e0fe4560a682d5d7e9dfb4addc00ebdd725732a9c900fdebf07801aa2
71 s3 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":2,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
72 s3 {"activate":{"card":31,"dice":[2,2],"discards":[6,22]}}
    all: {"kind":"activated","seat":2,"card":31,"dice":[2,2],"discards":[6,22],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"goods":2}}
73 s3 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":1}}
74 s3 "finish_work"
    all: {"kind":"finished","seat":2}
75 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
76 s2 {"activate":{"card":21,"dice":[6]}}
    all: {"kind":"activated","seat":1,"card":21,"dice":[6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"energy":1}}
77 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
78 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
79 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[15]}
    others: {"kind":"drew","seat":1,"count":1}
80 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[28]}
    others: {"kind":"drew","seat":0,"count":1}
= 80 ffe1831763d0dd1f187b3b95abff8dcf355d693504d359fb84be3d115696eb75
81 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[11]}
    others: {"kind":"drew","seat":1,"count":1}
82 s1 "finish_work"
    all: {"kind":"finished","seat":0}
83 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[32]}
    others: {"kind":"drew","seat":1,"count":1}
84 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":5,"first":2}
85 s3 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":2,"slot":1,"card":14}
    all: {"kind":"blueprint_laid","slot":1,"card":4}
86 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":4}
    all: {"kind":"blueprint_laid","slot":1,"card":3}
87 s2 {"hire":{"slot":1,"discard":23}}
    all: {"kind":"hired","seat":1,"slot":1,"contractor":5,"discard":23}
    all: {"kind":"contractor_laid","slot":1,"contractor":2}
    all: {"kind":"rolled","seat":2,"dice":[1,2,4,6]}
    all: {"kind":"rolled","seat":0,"dice":[1,3,4,6]}
    all: {"kind":"rolled","seat":1,"dice":[1,1,1,2,4,5]}
88 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":0,"count":1}
89 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[30]}
    others: {"kind":"drew","seat":0,"count":1}
90 s3 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":2,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
= 90 4eb8432fffa57f19d5dbf2cccf13cb900fbe5926dabf8a68bbfce8ddfcf8e037
91 s2 {"activate":{"card":31,"dice":[1,1],"discards":[2,9]}}
    all: {"kind":"activated","seat":1,"card":31,"dice":[1,1],"discards":[2,9],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":2}}
92 s3 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
93 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[17]}
    others: {"kind":"drew","seat":0,"count":1}
94 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
95 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
96 s3 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
97 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
98 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":6}
99 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":1,"count":1}
100 s1 {"build":{"card":30,"discard":32}}
    all: {"kind":"built","seat":0,"card":30,"discard":32,"pay":{"metal":1}}
= 100 490fb2afb10bb79650d795296ec0a64e6cde8c1a6a3fa3ebfdc538b206674e6b
101 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":1,"count":1}
102 s3 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":2,"gain":{"metal":2}}
103 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[26]}
    others: {"kind":"drew","seat":1,"count":1}
104 s1 "finish_work"
    all: {"kind":"finished","seat":0}
105 s2 "finish_work"
    all: {"kind":"finished","seat":1}
106 s3 "finish_work"
    all: {"kind":"finished","seat":2}
    all: {"kind":"round_began","round":6,"first":0}
107 s1 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":0,"slot":3,"card":27}
    all: {"kind":"blueprint_laid","slot":3,"card":13}
108 s2 {"hire":{"slot":3,"discard":26}}
    all: {"kind":"hired","seat":1,"slot":3,"contractor":8,"discard":26}
    all: {"kind":"contractor_laid","slot":3,"contractor":4}
109 s3 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":2,"slot":1,"card":3}
    all: {"kind":"blueprint_laid","slot":1,"card":5}
    all: {"kind":"rolled","seat":0,"dice":[3,4,5,5]}
    all: {"kind":"rolled","seat":1,"dice":[1,3,4,6]}
    all: {"kind":"rolled","seat":2,"dice":[1,1,6,6]}
110 s3 {"activate":{"card":31,"dice":[1,1],"discards":[3,14]}}
    all: {"kind":"activated","seat":2,"card":31,"dice":[1,1],"discards":[3,14],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"goods":2}}
= 110 737bc632a06cb7beb8ec6a8b79c83994fbf2dbab7ca12e1a4020171b3610657c
111 s2 {"activate":{"card":21,"dice":[6]}}
    all: {"kind":"activated","seat":1,"card":21,"dice":[6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"energy":1}}
112 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
113 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[13]}
    others: {"kind":"drew","seat":1,"count":1}
114 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
115 s3 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
116 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":6}
117 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[17]}
    others: {"kind":"drew","seat":2,"count":1}
118 s1 {"activate":{"card":24,"discards":[17,22]}}
    all: {"kind":"activated","seat":0,"card":24,"dice":[],"discards":[17,22],"pay":{"energy":2}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[10,19]}
    others: {"kind":"drew","seat":0,"count":2}
119 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
120 s1 {"activate":{"card":9,"dice":[5]}}
    all: {"kind":"activated","seat":0,"card":9,"dice":[5],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":5,"to":4}
= 120 eb72d618f231a9e2bcbcddbc960eefa46649286db83b32c31de1110442749ce0
121 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[26]}
    others: {"kind":"drew","seat":0,"count":1}
122 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":true}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[4,10]}
    others: {"kind":"drew","seat":2,"count":2}
123 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
124 s3 "finish_work"
    all: {"kind":"finished","seat":2}
125 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
126 s1 "finish_work"
    all: {"kind":"finished","seat":0}
127 s2 {"take_specialist_die":{"value":5}}
    all: {"kind":"specialist_taken","seat":1,"value":5}
128 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[14]}
    others: {"kind":"drew","seat":1,"count":1}
129 s2 {"build":{"card":14,"discard":30}}
    all: {"kind":"built","seat":1,"card":14,"discard":30,"pay":{"metal":1,"energy":2}}
130 s2 "finish_work"
    all: {"kind":"finished","seat":1}
= 130 a7d4002945910fad7fa657db1056fc4702a9c00754c346e0315efebdc3b72ab8
131 s1 {"discard_down":{"blueprints":[20,27],"metal":0,"energy":0}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[20,27],"metal":0,"energy":0}
    all: {"kind":"round_began","round":7,"first":1}
132 s2 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":1,"slot":2,"card":23}
    all: {"kind":"blueprint_laid","slot":2,"card":3}
133 s3 {"hire":{"slot":3,"discard":4}}
    all: {"kind":"hired","seat":2,"slot":3,"contractor":4,"discard":4}
    all: {"kind":"contractor_laid","slot":3,"contractor":8}
134 s1 {"hire":{"slot":1,"discard":10,"opponent":2}}
    all: {"kind":"hired","seat":0,"slot":1,"contractor":2,"discard":10}
    all: {"kind":"gained","seat":0,"gain":{"energy":5}}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":1,"contractor":7}
    all: {"kind":"rolled","seat":1,"dice":[2,2,4,4]}
    all: {"kind":"rolled","seat":0,"dice":[1,2,6,6]}
135 s1 {"activate":{"card":24,"discards":[18,18]}}
    all: {"kind":"activated","seat":0,"card":24,"dice":[],"discards":[18,18],"pay":{"energy":2}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
    all: {"kind":"reshuffled","row":"blueprints","cards":39}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[22,24]}
    others: {"kind":"drew","seat":0,"count":2}
136 s2 {"activate":{"card":31,"dice":[4,4],"discards":[15,22]}}
    all: {"kind":"activated","seat":1,"card":31,"dice":[4,4],"discards":[15,22],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":2}}
137 s2 {"activate":{"card":14,"dice":[2,2],"choice":2}}
    all: {"kind":"activated","seat":1,"card":14,"dice":[2,2],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"energy":7}}
138 s2 "finish_work"
    all: {"kind":"finished","seat":1}
139 s3 {"set_foreman_dice":{"dice":[2,4,5]}}
    all: {"kind":"foreman_set","seat":2,"set":[2,4,5],"rolled":[6]}
140 s3 {"activate":{"card":2,"dice":[4,5,6]}}
    all: {"kind":"activated","seat":2,"card":2,"dice":[4,5,6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"goods":2}}
= 140 08323699b084f53438846ec8e4b4fb291083eec5c2997b82a2152dcf90548d53
141 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
142 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":2}
143 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
144 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[1]}
    others: {"kind":"drew","seat":0,"count":1}
145 s1 {"build":{"card":1,"discard":26}}
    all: {"kind":"built","seat":0,"card":1,"discard":26,"pay":{"metal":2,"energy":2}}
146 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
147 s3 "finish_work"
    all: {"kind":"finished","seat":2}
148 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[18]}
    others: {"kind":"drew","seat":0,"count":1}
149 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":0,"count":1}
150 s1 {"build":{"card":27,"discard":22}}
    all: {"kind":"built","seat":0,"card":27,"discard":22,"pay":{"metal":1,"energy":1}}
= 150 05993bb0ae0bf27e8ad54251f7db0ab43fb7f5a5bbcfc8ba5b5c5f1b25b99555
151 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":1}
152 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
153 s1 "finish_work"
    all: {"kind":"finished","seat":0}
154 s2 {"discard_down":{"metal":0,"energy":3}}
    all: {"kind":"discarded_down","seat":1,"blueprints":[],"metal":0,"energy":3}
    all: {"kind":"round_began","round":8,"first":2}
155 s3 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":2,"slot":4,"card":24}
    all: {"kind":"blueprint_laid","slot":4,"card":20}
156 s1 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":0,"slot":2,"card":3}
    all: {"kind":"blueprint_laid","slot":2,"card":9}
157 s2 {"hire":{"slot":1,"discard":23,"opponent":2}}
    all: {"kind":"hired","seat":1,"slot":1,"contractor":7,"discard":23}
    all: {"kind":"gained","seat":1,"gain":{"metal":3}}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":1,"contractor":6}
    all: {"kind":"rolled","seat":2,"dice":[2,2,4,5]}
    all: {"kind":"rolled","seat":0,"dice":[1,1,4,5]}
    all: {"kind":"rolled","seat":1,"dice":[2,3,6,6]}
158 s1 {"build":{"card":3,"discard":28}}
    all: {"kind":"built","seat":0,"card":3,"discard":28,"pay":{"metal":2,"energy":1}}
159 s3 {"activate":{"card":31,"dice":[2,2],"discards":[17,24]}}
    all: {"kind":"activated","seat":2,"card":31,"dice":[2,2],"discards":[17,24],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"goods":2}}
160 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[20]}
    others: {"kind":"drew","seat":2,"count":1}
= 160 0178d55b221c27e0cffa651300a8b7ac5dd51d9e6f659693afc9863a29560252
161 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":0,"count":1}
162 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":3}
163 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":0,"count":1}
164 s2 {"activate":{"card":31,"dice":[6,6],"discards":[4,32]}}
    all: {"kind":"activated","seat":1,"card":31,"dice":[6,6],"discards":[4,32],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":2}}
165 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":true}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[8,23]}
    others: {"kind":"drew","seat":0,"count":2}
166 s3 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[17]}
    others: {"kind":"drew","seat":2,"count":1}
167 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":1}
168 s3 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":2,"count":1}
169 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
170 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[8]}
    others: {"kind":"drew","seat":1,"count":1}
= 170 579cb56a627069f091162fc3c8ef8161063285b5ae26ce2e30fa86746c8b0f1d
171 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
172 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":1,"count":1}
173 s1 {"build":{"card":8,"discard":23}}
    all: {"kind":"built","seat":0,"card":8,"discard":23,"pay":{"metal":1,"energy":1}}
174 s3 "finish_work"
    all: {"kind":"finished","seat":2}
175 s2 {"build":{"card":11,"discard":27}}
    all: {"kind":"built","seat":1,"card":11,"discard":27,"pay":{"metal":2,"energy":1}}
176 s2 {"build":{"card":28,"discard":21}}
    all: {"kind":"built","seat":1,"card":28,"discard":21,"pay":{"metal":1,"energy":2}}
177 s1 "finish_work"
    all: {"kind":"finished","seat":0}
178 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"end_triggered","last_round":9}
    all: {"kind":"round_began","round":9,"first":0}
179 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":20}
    all: {"kind":"blueprint_laid","slot":4,"card":16}
180 s2 {"hire":{"slot":1,"discard":8}}
    all: {"kind":"hired","seat":1,"slot":1,"contractor":6,"discard":8}
    all: {"kind":"revealed","seat":1,"card":18}
    all: {"kind":"gained","seat":1,"gain":{"metal":3,"energy":2}}
    all: {"kind":"contractor_laid","slot":1,"contractor":2}
= 180 c97d5ceb383adc04c5c282709b5ac48de4873a3fe5ddfc76d1f0d5d3261e2c08
181 s3 {"hire":{"slot":4,"discard":17}}
    all: {"kind":"hired","seat":2,"slot":4,"contractor":5,"discard":17}
    all: {"kind":"contractor_laid","slot":4,"contractor":5}
    all: {"kind":"rolled","seat":0,"dice":[3,5,6,6]}
    all: {"kind":"rolled","seat":1,"dice":[1,3,4,6]}
    all: {"kind":"rolled","seat":2,"dice":[1,2,4,5,5,6]}
182 s2 {"activate":{"card":11,"dice":[4]}}
    all: {"kind":"activated","seat":1,"card":11,"dice":[4],"discards":[],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"metal":1}}
183 s2 {"activate":{"card":21,"dice":[6]}}
    all: {"kind":"activated","seat":1,"card":21,"dice":[6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"energy":1}}
184 s3 {"activate":{"card":2,"dice":[4,5,6]}}
    all: {"kind":"activated","seat":2,"card":2,"dice":[4,5,6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":2,"gain":{"goods":2}}
185 s3 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":2,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
186 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
187 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[3]}
    others: {"kind":"drew","seat":1,"count":1}
188 s2 {"activate":{"card":28}}
    all: {"kind":"activated","seat":1,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
189 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":4}
190 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
= 190 7e15d82b9147d7af76cac1b7f6d191f57b91a4b5f63baa82193815d05621861e
191 s2 "finish_work"
    all: {"kind":"finished","seat":1}
192 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":0,"count":1}
193 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
194 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":1}
195 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":0,"count":1}
196 s3 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":1}}
197 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
198 s3 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":2,"count":1}
199 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
200 s3 "finish_work"
    all: {"kind":"finished","seat":2}
= 200 033b980cac9da9f5775d1e4d22f55ad8979ca7fbf63ccf4438f3a36d121676c8
201 s1 {"activate":{"card":24,"discards":[4,19]}}
    all: {"kind":"activated","seat":0,"card":24,"dice":[],"discards":[4,19],"pay":{"energy":2}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[7,30]}
    others: {"kind":"drew","seat":0,"count":2}
202 s1 {"build":{"card":12,"discard":30}}
    all: {"kind":"built","seat":0,"card":12,"discard":30,"pay":{"metal":4}}
203 s1 {"activate":{"card":12,"choice":1}}
    all: {"kind":"activated","seat":0,"card":12,"dice":[],"discards":[],"pay":{"energy":1}}
    all: {"kind":"extra_die","seat":0,"value":1}
204 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[6]}
    others: {"kind":"drew","seat":0,"count":1}
205 s1 "finish_work"
    all: {"kind":"finished","seat":0}
206 s1 {"discard_down":{"blueprints":[7],"metal":0,"energy":0}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[7],"metal":0,"energy":0}
207 s2 {"discard_down":{"metal":2,"energy":2}}
    all: {"kind":"discarded_down","seat":1,"blueprints":[],"metal":2,"energy":2}
    all: {"kind":"prestige_scored","seat":0,"card":1,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":3,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":8,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":9,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":11,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":12,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":13,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":24,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":27,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":30,"copies":1,"vp":0}
    all: {"kind":"goods_scored","seat":0,"vp":3}
    all: {"kind":"prestige_scored","seat":1,"card":11,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":14,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":21,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":28,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":31,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":1,"vp":12}
    all: {"kind":"prestige_scored","seat":2,"card":2,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":5,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":27,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":2,"card":31,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":2,"vp":16}
    all: {"kind":"ended","seat":0,"vp":8,"rank":3}
    all: {"kind":"ended","seat":1,"vp":16,"rank":2}
    all: {"kind":"ended","seat":2,"vp":19,"rank":1}
= 207 8b60f8d1d40f63d8ef01de91dcc26caaafc70bd358c19e9e5fcbff45a31f3937
s1 rank 3 score 8
s2 rank 2 score 16
s3 rank 1 score 19
