fantastic-factories revision 1, 3 seats, options {"work":"together","cards":"printed","first":"random","machine":"normal"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"tools_laid","tools":["hammer","wrench","shovel","gear"]}
    s2: {"kind":"drew","seat":1,"count":4,"cards":[5,9,11,13]}
    others: {"kind":"drew","seat":1,"count":4}
    s3: {"kind":"drew","seat":2,"count":4,"cards":[9,14,14,20]}
    others: {"kind":"drew","seat":2,"count":4}
    s1: {"kind":"drew","seat":0,"count":4,"cards":[4,7,8,16]}
    others: {"kind":"drew","seat":0,"count":4}
    all: {"kind":"blueprint_laid","slot":1,"card":4}
    all: {"kind":"blueprint_laid","slot":2,"card":18}
    all: {"kind":"blueprint_laid","slot":3,"card":2}
    all: {"kind":"blueprint_laid","slot":4,"card":21}
    all: {"kind":"contractor_laid","slot":1,"contractor":3}
    all: {"kind":"contractor_laid","slot":2,"contractor":2}
    all: {"kind":"contractor_laid","slot":3,"contractor":1}
    all: {"kind":"contractor_laid","slot":4,"contractor":8}
    all: {"kind":"round_began","round":1,"first":1}
1 s2 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":1,"slot":3,"card":2}
    all: {"kind":"blueprint_laid","slot":3,"card":15}
2 s3 {"hire":{"slot":2,"discard":9,"opponent":1}}
    all: {"kind":"hired","seat":2,"slot":2,"contractor":2,"discard":9}
    all: {"kind":"gained","seat":2,"gain":{"energy":5}}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":2,"contractor":2}
3 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":21}
    all: {"kind":"blueprint_laid","slot":4,"card":27}
    all: {"kind":"rolled","seat":1,"dice":[1,2,4,6]}
    all: {"kind":"rolled","seat":2,"dice":[1,2,4,6]}
    all: {"kind":"rolled","seat":0,"dice":[3,3,4,6]}
4 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[18]}
    others: {"kind":"drew","seat":0,"count":1}
5 s2 {"build":{"card":5,"discard":2}}
    all: {"kind":"built","seat":1,"card":5,"discard":2,"pay":{"metal":1,"energy":3}}
6 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
7 s3 {"build":{"card":14,"discard":14}}
    all: {"kind":"built","seat":2,"card":14,"discard":14,"pay":{"metal":1,"energy":2}}
8 s3 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
9 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[3]}
    others: {"kind":"drew","seat":1,"count":1}
10 s2 {"build":{"card":9,"discard":3}}
    all: {"kind":"built","seat":1,"card":9,"discard":3,"pay":{"metal":1}}
= 10 01ddbe970f252b5b8b2e1a0a164429f2185cff6473c9780ea0fa394dde715af7
11 s3 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":1}}
12 s1 {"build":{"card":8,"discard":18}}
    all: {"kind":"built","seat":0,"card":8,"discard":18,"pay":{"metal":1,"energy":1}}
13 s3 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":2,"count":1}
14 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
15 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":1,"count":1}
16 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
17 s2 "finish_work"
    all: {"kind":"finished","seat":1}
18 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
19 s3 {"build":{"card":20,"discard":4}}
    all: {"kind":"built","seat":2,"card":20,"discard":4,"pay":{"metal":1,"energy":3}}
20 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[1]}
    others: {"kind":"drew","seat":2,"count":1}
= 20 d69e8283bdaf28d64c70e49e1be2b8d7129478cfde9d42e686f673b8bc3712e0
21 s3 "finish_work"
    all: {"kind":"finished","seat":2}
22 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
23 s1 {"build":{"card":4,"discard":7}}
    all: {"kind":"built","seat":0,"card":4,"discard":7,"pay":{"metal":2,"energy":4}}
24 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":2,"first":2}
25 s3 {"hire":{"slot":3,"discard":1,"opponent":0}}
    all: {"kind":"hired","seat":2,"slot":3,"contractor":1,"discard":1}
    s3: {"kind":"drew","seat":2,"count":3,"cards":[6,23,28]}
    others: {"kind":"drew","seat":2,"count":3}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":0,"count":1}
    all: {"kind":"contractor_laid","slot":3,"contractor":8}
26 s1 {"hire":{"slot":4,"discard":29}}
    all: {"kind":"hired","seat":0,"slot":4,"contractor":8,"discard":29}
    all: {"kind":"contractor_laid","slot":4,"contractor":4}
27 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":4}
    all: {"kind":"blueprint_laid","slot":1,"card":22}
    all: {"kind":"rolled","seat":2,"dice":[2,4,5,6]}
    all: {"kind":"rolled","seat":0,"dice":[1,2,4,6]}
    all: {"kind":"rolled","seat":1,"dice":[1,3,4,6]}
28 s2 {"build":{"card":13,"discard":4}}
    all: {"kind":"built","seat":1,"card":13,"discard":4,"pay":{"metal":1}}
29 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":2,"count":1}
30 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":1,"count":1}
= 30 9b24b5dcdfab244fa8b4d6c2929cf320c0e3973c4cb4191593edf6c48677ccf1
31 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[30]}
    others: {"kind":"drew","seat":0,"count":1}
32 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[32]}
    others: {"kind":"drew","seat":1,"count":1}
33 s3 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
34 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[31]}
    others: {"kind":"drew","seat":2,"count":1}
35 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
36 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
37 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
38 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
39 s2 "finish_work"
    all: {"kind":"finished","seat":1}
40 s3 "finish_work"
    all: {"kind":"finished","seat":2}
= 40 70f440cada2d116002f07103486b5ce21e0d92ea97f0bafd7f2471d9eb1ebb90
41 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[17]}
    others: {"kind":"drew","seat":0,"count":1}
42 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[3]}
    others: {"kind":"drew","seat":0,"count":1}
43 s1 {"take_specialist_die":{"value":6}}
    all: {"kind":"specialist_taken","seat":0,"value":6}
44 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
45 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":3,"first":0}
46 s1 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":0,"slot":2,"card":18}
    all: {"kind":"blueprint_laid","slot":2,"card":2}
47 s2 {"hire":{"slot":2,"discard":19,"opponent":2}}
    all: {"kind":"hired","seat":1,"slot":2,"contractor":2,"discard":19}
    all: {"kind":"gained","seat":1,"gain":{"energy":5}}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":2,"contractor":7}
48 s3 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":2,"slot":1,"card":22}
    all: {"kind":"blueprint_laid","slot":1,"card":24}
    all: {"kind":"rolled","seat":0,"dice":[3,3,3,3]}
    all: {"kind":"rolled","seat":1,"dice":[2,4,4,5]}
    all: {"kind":"rolled","seat":2,"dice":[4,4,5,6]}
49 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[13]}
    others: {"kind":"drew","seat":1,"count":1}
50 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
= 50 cbc2ef7abf127d61e94b45a25a107429dfe902623c971ec2320332beb0ccc823
51 s1 {"build":{"card":16,"discard":3}}
    all: {"kind":"built","seat":0,"card":16,"discard":3,"pay":{"metal":1,"energy":4}}
52 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[25]}
    others: {"kind":"drew","seat":2,"count":1}
53 s3 {"build":{"card":28,"discard":25}}
    all: {"kind":"built","seat":2,"card":28,"discard":25,"pay":{"metal":1,"energy":2}}
54 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":2,"count":1}
55 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[24]}
    others: {"kind":"drew","seat":0,"count":1}
56 s3 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
57 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
58 s3 {"build":{"card":29,"discard":23}}
    all: {"kind":"built","seat":2,"card":29,"discard":23,"pay":{"metal":1,"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
59 s2 {"build":{"card":11,"discard":22}}
    all: {"kind":"built","seat":1,"card":11,"discard":22,"pay":{"metal":2,"energy":1}}
60 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":true}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[5,24]}
    others: {"kind":"drew","seat":2,"count":2}
= 60 1c2ec54a706ec54fab92400cb41bf0fd286ecd6e8fd6eee7877e40c54cd801ac
61 s3 {"build":{"card":5,"discard":24}}
    all: {"kind":"built","seat":2,"card":5,"discard":24,"pay":{"metal":1,"energy":3}}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
62 s3 "finish_work"
    all: {"kind":"finished","seat":2}
63 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":4}}
64 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
65 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":1,"count":1}
66 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":true}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[20,26]}
    others: {"kind":"drew","seat":0,"count":2}
67 s1 "finish_work"
    all: {"kind":"finished","seat":0}
68 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":4,"first":1}
69 s2 {"hire":{"slot":3,"discard":13}}
    all: {"kind":"hired","seat":1,"slot":3,"contractor":8,"discard":13}
    all: {"kind":"contractor_laid","slot":3,"contractor":6}
70 s3 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":2,"slot":4,"card":27}
    all: {"kind":"blueprint_laid","slot":4,"card":31}
= 70 7a1e6f4a7973a61654a85f15771db05987a71a2ade276b9616a1d9bf4bab6b61
71 s1 {"hire":{"slot":3,"discard":26}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":6,"discard":26}
    all: {"kind":"revealed","seat":0,"card":25}
    all: {"kind":"gained","seat":0,"gain":{"metal":1,"energy":3}}
    all: {"kind":"contractor_laid","slot":3,"contractor":6}
    all: {"kind":"rolled","seat":1,"dice":[1,3,3,5]}
    all: {"kind":"rolled","seat":2,"dice":[1,2,5,6]}
    all: {"kind":"rolled","seat":0,"dice":[1,1,5,6]}
72 s3 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
73 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":1,"count":1}
74 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":1,"count":1}
75 s3 {"build":{"card":27,"discard":22}}
    all: {"kind":"built","seat":2,"card":27,"discard":22,"pay":{"metal":1,"energy":1}}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
76 s2 {"build":{"card":27,"discard":22}}
    all: {"kind":"built","seat":1,"card":27,"discard":22,"pay":{"metal":1,"energy":1}}
77 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[26]}
    others: {"kind":"drew","seat":0,"count":1}
78 s3 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
79 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
80 s3 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[7]}
    others: {"kind":"drew","seat":2,"count":1}
= 80 eddf0dae5b4b7c8991a5368c268d9b6185504f8924bce5902b874347defaea5c
81 s3 {"build":{"card":31,"discard":7}}
    all: {"kind":"built","seat":2,"card":31,"discard":7,"pay":{"metal":2,"energy":1}}
82 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[11]}
    others: {"kind":"drew","seat":1,"count":1}
83 s3 "finish_work"
    all: {"kind":"finished","seat":2}
84 s1 {"build":{"card":20,"discard":26}}
    all: {"kind":"built","seat":0,"card":20,"discard":26,"pay":{"metal":1,"energy":3}}
85 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
86 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
87 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
88 s1 "finish_work"
    all: {"kind":"finished","seat":0}
89 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
90 s2 {"take_specialist_die":{"value":5}}
    all: {"kind":"specialist_taken","seat":1,"value":5}
= 90 220eeec7ec58e74ddaca0c49451ce392c27554f7ba8c2fc5d87664f5a6a44dc0
91 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
92 s2 {"activate":{"card":27}}
    all: {"kind":"activated","seat":1,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":1,"value":6}
93 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
94 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"round_began","round":5,"first":2}
95 s3 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":2,"slot":4,"card":31}
    all: {"kind":"blueprint_laid","slot":4,"card":16}
96 s1 {"hire":{"slot":2,"discard":17,"opponent":2}}
    all: {"kind":"hired","seat":0,"slot":2,"contractor":7,"discard":17}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":2,"contractor":8}
97 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":24}
    all: {"kind":"blueprint_laid","slot":1,"card":22}
    all: {"kind":"rolled","seat":2,"dice":[2,3,3,4]}
    all: {"kind":"rolled","seat":0,"dice":[3,4,6,6]}
    all: {"kind":"rolled","seat":1,"dice":[2,3,4,5]}
98 s1 {"build":{"card":24,"discard":18}}
    all: {"kind":"built","seat":0,"card":24,"discard":18,"pay":{"metal":2}}
99 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
100 s3 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[10]}
    others: {"kind":"drew","seat":2,"count":1}
= 100 e2b7901d4f7f28a4d75ba7b3bd63e252b6011f1f97519bc814b9c48336d3774a
101 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
102 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[1]}
    others: {"kind":"drew","seat":1,"count":1}
103 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
104 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[23]}
    others: {"kind":"drew","seat":0,"count":1}
105 s2 {"build":{"card":4,"discard":1}}
    all: {"kind":"built","seat":1,"card":4,"discard":1,"pay":{"metal":2,"energy":4}}
106 s3 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":2,"count":1}
107 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
108 s3 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
109 s3 {"build":{"card":10,"discard":6}}
    all: {"kind":"built","seat":2,"card":10,"discard":6,"pay":{"metal":2,"energy":1}}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
110 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
= 110 5cdfabf11d1c1b431ef616ab82fc2ad021bce67a32a80a34954262aba201fbd8
111 s2 {"activate":{"card":27}}
    all: {"kind":"activated","seat":1,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":1,"value":1}
112 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
113 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
114 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":5}
115 s1 {"activate":{"card":24,"discards":[23,30]}}
    all: {"kind":"activated","seat":0,"card":24,"dice":[],"discards":[23,30],"pay":{"energy":2}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[13]}
    others: {"kind":"drew","seat":0,"count":1}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":0,"count":1}
116 s1 "finish_work"
    all: {"kind":"finished","seat":0}
117 s3 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
118 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
119 s2 "finish_work"
    all: {"kind":"finished","seat":1}
120 s3 "finish_work"
    all: {"kind":"finished","seat":2}
= 120 2a3706e719a4150c175e7f6d280741a83e1e24685863eaef9c5414840329b65f
121 s1 {"discard_down":{"metal":0,"energy":1}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[],"metal":0,"energy":1}
    all: {"kind":"round_began","round":6,"first":0}
122 s1 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":0,"slot":3,"card":15}
    all: {"kind":"blueprint_laid","slot":3,"card":27}
123 s2 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":1,"slot":3,"card":27}
    all: {"kind":"blueprint_laid","slot":3,"card":21}
124 s3 {"hire":{"slot":1,"discard":12}}
    all: {"kind":"hired","seat":2,"slot":1,"contractor":3,"discard":12}
    all: {"kind":"revealed","seat":2,"card":22}
    all: {"kind":"engineer_built","seat":2,"card":22}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":1,"contractor":1}
    all: {"kind":"rolled","seat":0,"dice":[3,3,4,6]}
    all: {"kind":"rolled","seat":1,"dice":[1,6,6,6]}
    all: {"kind":"rolled","seat":2,"dice":[1,3,3,5]}
125 s1 {"build":{"card":15,"discard":13}}
    all: {"kind":"built","seat":0,"card":15,"discard":13,"pay":{"metal":2,"energy":1}}
126 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":0,"count":1}
127 s1 {"build":{"card":21,"discard":19}}
    all: {"kind":"built","seat":0,"card":21,"discard":19,"pay":{"metal":2,"energy":2}}
128 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[28]}
    others: {"kind":"drew","seat":1,"count":1}
129 s3 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[32]}
    others: {"kind":"drew","seat":2,"count":1}
130 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[8]}
    others: {"kind":"drew","seat":1,"count":1}
= 130 b3707e29d52cdb8cd149afdcaddb930d93cef5deb7aea259f4847f0196fcdc70
131 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
132 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
133 s3 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
134 s3 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":1}}
135 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":true}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[9,17]}
    others: {"kind":"drew","seat":1,"count":2}
136 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":3}
137 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":2,"gain":{"energy":4}}
138 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[6]}
    others: {"kind":"drew","seat":0,"count":1}
139 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
140 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
= 140 48f6157dc8a7604e7fdd3341411808ea5e31e3630c94f5e4011b3c4992278b6c
141 s2 {"build":{"card":28,"discard":9}}
    all: {"kind":"built","seat":1,"card":28,"discard":9,"pay":{"metal":1,"energy":2}}
142 s1 {"activate":{"card":24,"discards":[6,12]}}
    all: {"kind":"activated","seat":0,"card":24,"dice":[],"discards":[6,12],"pay":{"energy":2}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[15]}
    others: {"kind":"drew","seat":0,"count":1}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[10]}
    others: {"kind":"drew","seat":0,"count":1}
143 s3 "finish_work"
    all: {"kind":"finished","seat":2}
144 s1 {"activate":{"card":15,"discards":[10]}}
    all: {"kind":"activated","seat":0,"card":15,"dice":[],"discards":[10],"pay":{"metal":1}}
    all: {"kind":"gained","seat":0,"gain":{"energy":6}}
145 s2 "finish_work"
    all: {"kind":"finished","seat":1}
146 s1 "finish_work"
    all: {"kind":"finished","seat":0}
147 s3 {"discard_down":{"metal":0,"energy":4}}
    all: {"kind":"discarded_down","seat":2,"blueprints":[],"metal":0,"energy":4}
    all: {"kind":"round_began","round":7,"first":1}
148 s2 {"hire":{"slot":4,"discard":8}}
    all: {"kind":"hired","seat":1,"slot":4,"contractor":4,"discard":8}
    all: {"kind":"contractor_laid","slot":4,"contractor":5}
149 s3 {"hire":{"slot":1,"discard":32,"opponent":0}}
    all: {"kind":"hired","seat":2,"slot":1,"contractor":1,"discard":32}
    all: {"kind":"reshuffled","row":"blueprints","cards":38}
    s3: {"kind":"drew","seat":2,"count":3,"cards":[8,13,30]}
    others: {"kind":"drew","seat":2,"count":3}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[3]}
    others: {"kind":"drew","seat":0,"count":1}
    all: {"kind":"contractor_laid","slot":1,"contractor":5}
150 s1 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":0,"slot":3,"card":21}
    all: {"kind":"blueprint_laid","slot":3,"card":24}
    all: {"kind":"rolled","seat":2,"dice":[1,2,2,4]}
    all: {"kind":"rolled","seat":0,"dice":[1,2,2,6]}
= 150 b4838efb0c100106df3a43d75ae5221d81c3816455eb31b338b91f58726b5e4b
151 s3 {"build":{"card":13,"discard":31}}
    all: {"kind":"built","seat":2,"card":13,"discard":31,"pay":{"metal":1}}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
152 s2 {"set_foreman_dice":{"dice":[1,1,3,3]}}
    all: {"kind":"foreman_set","seat":1,"set":[1,1,3,3],"rolled":[]}
153 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[7]}
    others: {"kind":"drew","seat":2,"count":1}
154 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
155 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
156 s2 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":1,"count":1}
157 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[13]}
    others: {"kind":"drew","seat":1,"count":1}
158 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":true}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[1,3]}
    others: {"kind":"drew","seat":1,"count":2}
159 s3 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[25]}
    others: {"kind":"drew","seat":2,"count":1}
160 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
= 160 5cdfabb26f51c4bf947d43ab11d20135c44260e82601db1e6eb038efcb1ed5cd
161 s3 {"build":{"card":25,"discard":19}}
    all: {"kind":"built","seat":2,"card":25,"discard":19,"pay":{"metal":1,"energy":3}}
162 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
163 s1 {"build":{"card":3,"discard":21}}
    all: {"kind":"built","seat":0,"card":3,"discard":21,"pay":{"metal":2,"energy":1}}
164 s3 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[7]}
    others: {"kind":"drew","seat":2,"count":1}
165 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
166 s2 "finish_work"
    all: {"kind":"finished","seat":1}
167 s3 {"activate":{"card":25,"discards":[7]}}
    all: {"kind":"activated","seat":2,"card":25,"dice":[],"discards":[7],"pay":{"energy":3}}
    all: {"kind":"gained","seat":2,"gain":{"metal":3}}
168 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":6}
169 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
170 s1 {"activate":{"card":3}}
    all: {"kind":"activated","seat":0,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[23]}
    others: {"kind":"drew","seat":0,"count":1}
= 170 2d5e039639c30561dca48d461f9863c975103c7dd306700cdffd8f7a1a2941e5
171 s3 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
172 s1 {"activate":{"card":24,"discards":[15,23]}}
    all: {"kind":"activated","seat":0,"card":24,"dice":[],"discards":[15,23],"pay":{"energy":2}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[26]}
    others: {"kind":"drew","seat":0,"count":1}
173 s1 "finish_work"
    all: {"kind":"finished","seat":0}
174 s3 "finish_work"
    all: {"kind":"finished","seat":2}
    all: {"kind":"end_triggered","last_round":8}
    all: {"kind":"round_began","round":8,"first":2}
175 s3 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":2,"slot":3,"card":24}
    all: {"kind":"blueprint_laid","slot":3,"card":22}
176 s1 {"hire":{"slot":3,"discard":26}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":6,"discard":26}
    all: {"kind":"revealed","seat":0,"card":30}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":3,"contractor":7}
177 s2 {"hire":{"slot":1,"discard":11}}
    all: {"kind":"hired","seat":1,"slot":1,"contractor":5,"discard":11}
    all: {"kind":"contractor_laid","slot":1,"contractor":5}
    all: {"kind":"rolled","seat":2,"dice":[3,5,5,6]}
    all: {"kind":"rolled","seat":0,"dice":[4,5,6,6]}
    all: {"kind":"rolled","seat":1,"dice":[3,4,4,4,6,6]}
178 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
179 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
180 s2 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":1,"gain":{"metal":2}}
= 180 d0f2f5bb3bdb4b6e432ecc3346bd73e95cb530e317346f4be363fddb7df88950
181 s2 {"build":{"card":3,"discard":17}}
    all: {"kind":"built","seat":1,"card":3,"discard":17,"pay":{"metal":2,"energy":1}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
182 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":0,"count":1}
183 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":0,"count":1}
184 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
185 s3 {"build":{"card":24,"discard":8}}
    all: {"kind":"built","seat":2,"card":24,"discard":8,"pay":{"metal":2}}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
186 s1 {"activate":{"card":3}}
    all: {"kind":"activated","seat":0,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[14]}
    others: {"kind":"drew","seat":0,"count":1}
187 s1 {"build":{"card":14,"discard":22}}
    all: {"kind":"built","seat":0,"card":14,"discard":22,"pay":{"metal":1,"energy":2}}
188 s1 {"activate":{"card":15,"discards":[29]}}
    all: {"kind":"activated","seat":0,"card":15,"dice":[],"discards":[29],"pay":{"metal":1}}
    all: {"kind":"gained","seat":0,"gain":{"energy":6}}
189 s3 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
190 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[32]}
    others: {"kind":"drew","seat":1,"count":1}
= 190 9c08c94927267f419bfcac85e8d492e0701a9ea0f0ec0e1e5fa982897a34e8d4
191 s1 "finish_work"
    all: {"kind":"finished","seat":0}
192 s3 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":2,"gain":{"metal":2}}
193 s3 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
194 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
195 s3 {"activate":{"card":27}}
    all: {"kind":"activated","seat":2,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":2,"value":4}
196 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[1]}
    others: {"kind":"drew","seat":1,"count":1}
197 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":2,"count":1}
198 s3 {"activate":{"card":24,"discards":[7,30]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[7,30],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[6]}
    others: {"kind":"drew","seat":2,"count":1}
199 s3 {"build":{"card":6,"discard":2}}
    all: {"kind":"built","seat":2,"card":6,"discard":2,"pay":{"metal":3,"energy":2}}
200 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
= 200 3d4e4a3ee6e09dd1329358322e9c920b9b64ccaf1ca9bd576fcebafe533fee7c
201 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":true}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[19,23]}
    others: {"kind":"drew","seat":1,"count":2}
202 s2 {"build":{"card":24,"discard":23}}
    all: {"kind":"built","seat":1,"card":24,"discard":23,"pay":{"metal":2}}
203 s2 {"activate":{"card":27}}
    all: {"kind":"activated","seat":1,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":1,"value":5}
204 s3 "finish_work"
    all: {"kind":"finished","seat":2}
205 s2 "finish_work"
    all: {"kind":"finished","seat":1}
    all: {"kind":"prestige_scored","seat":0,"card":3,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":4,"copies":1,"vp":2}
    all: {"kind":"prestige_scored","seat":0,"card":8,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":14,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":15,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":16,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":20,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":21,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":24,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":0,"vp":5}
    all: {"kind":"prestige_scored","seat":1,"card":3,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":4,"copies":1,"vp":2}
    all: {"kind":"prestige_scored","seat":1,"card":5,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":9,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":11,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":13,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":24,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":27,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":1,"card":28,"copies":1,"vp":0}
    all: {"kind":"goods_scored","seat":1,"vp":0}
    all: {"kind":"prestige_scored","seat":2,"card":5,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":6,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":10,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":13,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":2,"card":14,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":20,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":22,"copies":1,"vp":2}
    all: {"kind":"prestige_scored","seat":2,"card":24,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":25,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":27,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":2,"card":28,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":2,"card":29,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":2,"card":31,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":2,"vp":1}
    all: {"kind":"ended","seat":0,"vp":14,"rank":1}
    all: {"kind":"ended","seat":1,"vp":6,"rank":3}
    all: {"kind":"ended","seat":2,"vp":11,"rank":2}
= 205 c93948b942b4d9373683ce040b2f95147c2d90fe2da9d9a855315a9f4960014c
s1 rank 1 score 14
s2 rank 3 score 6
s3 rank 2 score 11
