fantastic-factories revision 1, 1 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"hard"}
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
    all: {"kind":"round_began","round":1,"first":0}
1 s1 {"hire":{"slot":1,"discard":12}}
    all: {"kind":"hired","seat":0,"slot":1,"contractor":8,"discard":12}
    all: {"kind":"contractor_laid","slot":1,"contractor":7}
    all: {"kind":"rolled","seat":0,"dice":[1,1,2,6]}
2 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[8]}
    others: {"kind":"drew","seat":0,"count":1}
3 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[25]}
    others: {"kind":"drew","seat":0,"count":1}
4 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[5]}
    others: {"kind":"drew","seat":0,"count":1}
5 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
6 s1 {"build":{"card":5,"discard":8}}
    all: {"kind":"built","seat":0,"card":5,"discard":8,"pay":{"metal":1,"energy":3}}
7 s1 {"take_specialist_die":{"value":1}}
    all: {"kind":"specialist_taken","seat":0,"value":1}
8 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
9 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[2,4,3,3,6]}
    all: {"kind":"machine_got","card":12}
    all: {"kind":"blueprint_laid","slot":3,"card":6}
    all: {"kind":"machine_gained","goods":0}
    all: {"kind":"round_began","round":2,"first":0}
10 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":30}
    all: {"kind":"blueprint_laid","slot":4,"card":9}
    all: {"kind":"rolled","seat":0,"dice":[1,2,2,3]}
= 10 97920b8249caf6d5d33e12f22435b16a60b2af8504f42e7247062d8f268830d9
11 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
12 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[5]}
    others: {"kind":"drew","seat":0,"count":1}
13 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":0,"count":1}
14 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
15 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[6,5,1,1,5]}
    all: {"kind":"machine_got","card":9}
    all: {"kind":"blueprint_laid","slot":1,"card":3}
    all: {"kind":"machine_gained","goods":1}
    all: {"kind":"round_began","round":3,"first":0}
16 s1 {"hire":{"slot":3,"discard":28}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":5,"discard":28}
    all: {"kind":"contractor_laid","slot":3,"contractor":6}
    all: {"kind":"rolled","seat":0,"dice":[1,1,1,2,3,4]}
17 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
18 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
19 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[32]}
    others: {"kind":"drew","seat":0,"count":1}
20 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
= 20 832e31c1cd0e92a790080faf9c356ac94f0bba1db97ff332739474eda466e5c9
21 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
22 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
23 s1 {"build":{"card":27,"discard":30}}
    all: {"kind":"built","seat":0,"card":27,"discard":30,"pay":{"metal":1,"energy":1}}
24 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[3,4,2,1,3]}
    all: {"kind":"machine_got","card":9}
    all: {"kind":"blueprint_laid","slot":2,"card":10}
    all: {"kind":"machine_gained","goods":1}
    all: {"kind":"round_began","round":4,"first":0}
25 s1 {"hire":{"slot":4,"discard":5}}
    all: {"kind":"hired","seat":0,"slot":4,"contractor":5,"discard":5}
    all: {"kind":"contractor_laid","slot":4,"contractor":8}
    all: {"kind":"rolled","seat":0,"dice":[1,3,3,4,4,4]}
26 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
27 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
28 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":0,"count":1}
29 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
30 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":2}
= 30 33b685dc81776a9809f5b4a7c597809925e1e0764d7ef2b4345ab2d89bc8a8ac
31 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":4}}
32 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[1]}
    others: {"kind":"drew","seat":0,"count":1}
33 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":true}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[10,30]}
    others: {"kind":"drew","seat":0,"count":2}
34 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[6,6,3,3,1]}
    all: {"kind":"machine_got","card":6}
    all: {"kind":"blueprint_laid","slot":3,"card":19}
    all: {"kind":"machine_gained","goods":2}
    all: {"kind":"round_began","round":5,"first":0}
35 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":3}
    all: {"kind":"blueprint_laid","slot":1,"card":14}
    all: {"kind":"rolled","seat":0,"dice":[3,4,5,6]}
36 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[18]}
    others: {"kind":"drew","seat":0,"count":1}
37 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
38 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
39 s1 {"build":{"card":3,"discard":25}}
    all: {"kind":"built","seat":0,"card":3,"discard":25,"pay":{"metal":2,"energy":1}}
40 s1 {"activate":{"card":3}}
    all: {"kind":"activated","seat":0,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
= 40 e9663679dd35203b72cad12da413e7805c984dd64564ff64f471290eb077f3c7
41 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[3]}
    others: {"kind":"drew","seat":0,"count":1}
42 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[5,4,2,6,2]}
    all: {"kind":"machine_got","card":10}
    all: {"kind":"blueprint_laid","slot":2,"card":22}
    all: {"kind":"machine_gained","goods":1}
    all: {"kind":"round_began","round":6,"first":0}
43 s1 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":0,"slot":2,"card":22}
    all: {"kind":"blueprint_laid","slot":2,"card":13}
    all: {"kind":"rolled","seat":0,"dice":[1,3,5,5]}
44 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
45 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
46 s1 {"activate":{"card":3}}
    all: {"kind":"activated","seat":0,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
47 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
48 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
49 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":5}
50 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":0,"count":1}
= 50 da743ecb399c61891b30647b43ab66d1dcad84a2b1d60a861138fb1fe571fbfc
51 s1 {"build":{"card":30,"discard":32}}
    all: {"kind":"built","seat":0,"card":30,"discard":32,"pay":{"metal":1}}
52 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[3,4,2,4,4]}
    all: {"kind":"machine_got","card":13}
    all: {"kind":"blueprint_laid","slot":2,"card":4}
    all: {"kind":"machine_gained","goods":1}
    all: {"kind":"round_began","round":7,"first":0}
53 s1 {"hire":{"slot":4,"discard":18}}
    all: {"kind":"hired","seat":0,"slot":4,"contractor":8,"discard":18}
    all: {"kind":"contractor_laid","slot":4,"contractor":1}
    all: {"kind":"rolled","seat":0,"dice":[2,3,5,5]}
54 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":0,"count":1}
55 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":6}
56 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[21]}
    others: {"kind":"drew","seat":0,"count":1}
57 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[11]}
    others: {"kind":"drew","seat":0,"count":1}
58 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
59 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
60 s1 {"take_specialist_die":{"value":3}}
    all: {"kind":"specialist_taken","seat":0,"value":3}
= 60 68d4889d27ed89fac2e05cd123deda5172f3fa0a20a64b30596972c5a5bdc171
61 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
62 s1 {"build":{"card":11,"discard":27}}
    all: {"kind":"built","seat":0,"card":11,"discard":27,"pay":{"metal":2,"energy":1}}
63 s1 {"build":{"card":29,"discard":10}}
    all: {"kind":"built","seat":0,"card":29,"discard":10,"pay":{"metal":1,"energy":2}}
64 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[4,4,6,5,3]}
    all: {"kind":"machine_got","card":2}
    all: {"kind":"contractor_laid","slot":1,"contractor":8}
    all: {"kind":"contractor_laid","slot":2,"contractor":4}
    all: {"kind":"contractor_laid","slot":3,"contractor":1}
    all: {"kind":"contractor_laid","slot":4,"contractor":3}
    all: {"kind":"machine_gained","goods":0}
    all: {"kind":"round_began","round":8,"first":0}
65 s1 {"hire":{"slot":1,"discard":22}}
    all: {"kind":"hired","seat":0,"slot":1,"contractor":8,"discard":22}
    all: {"kind":"contractor_laid","slot":1,"contractor":6}
    all: {"kind":"rolled","seat":0,"dice":[1,2,2,4]}
66 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
67 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
68 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
69 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":5}
70 s1 {"activate":{"card":30,"dice":[5]}}
    all: {"kind":"activated","seat":0,"card":30,"dice":[5],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":0,"from":[5],"to":[2]}
= 70 450b355a917f3ad1770aadfef50600082dafdf25d8c991151423139926964d67
71 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[24]}
    others: {"kind":"drew","seat":0,"count":1}
72 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":true}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[22,26]}
    others: {"kind":"drew","seat":0,"count":2}
73 s1 {"activate":{"card":29}}
    all: {"kind":"activated","seat":0,"card":29,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
74 s1 {"take_specialist_die":{"value":2}}
    all: {"kind":"specialist_taken","seat":0,"value":2}
75 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
76 s1 {"activate":{"card":3}}
    all: {"kind":"activated","seat":0,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
77 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[6,4,2,2,5]}
    all: {"kind":"machine_got","card":4}
    all: {"kind":"blueprint_laid","slot":2,"card":14}
    all: {"kind":"machine_gained","goods":1}
    all: {"kind":"round_began","round":9,"first":0}
78 s1 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":0,"slot":2,"card":14}
    all: {"kind":"blueprint_laid","slot":2,"card":7}
    all: {"kind":"rolled","seat":0,"dice":[1,1,2,6]}
79 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
80 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
= 80 3502570f0f521522229ff4f38b78f44ec7711cb815674383fd19c7ccd060d1aa
81 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
82 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
83 s1 {"activate":{"card":29}}
    all: {"kind":"activated","seat":0,"card":29,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
84 s1 {"activate":{"card":3}}
    all: {"kind":"activated","seat":0,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
85 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":4}
86 s1 {"activate":{"card":30,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":30,"dice":[4],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":0,"from":[4],"to":[6]}
87 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":0,"count":1}
88 s1 "finish_work"
    all: {"kind":"finished","seat":0}
89 s1 {"discard_down":{"blueprints":[20],"metal":0,"energy":0}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[20],"metal":0,"energy":0}
    all: {"kind":"machine_rolled","dice":[5,3,5,1,3]}
    all: {"kind":"machine_got","card":13}
    all: {"kind":"blueprint_laid","slot":1,"card":19}
    all: {"kind":"blueprint_laid","slot":2,"card":19}
    all: {"kind":"blueprint_laid","slot":3,"card":1}
    all: {"kind":"blueprint_laid","slot":4,"card":22}
    all: {"kind":"machine_gained","goods":2}
    all: {"kind":"round_began","round":10,"first":0}
90 s1 {"hire":{"slot":1,"discard":14}}
    all: {"kind":"hired","seat":0,"slot":1,"contractor":6,"discard":14}
    all: {"kind":"revealed","seat":0,"card":31}
    all: {"kind":"gained","seat":0,"gain":{"metal":2,"energy":1}}
    all: {"kind":"contractor_laid","slot":1,"contractor":5}
    all: {"kind":"rolled","seat":0,"dice":[1,1,4,5]}
= 90 0734e5db8a08c5d75155eb6af2cef0082f5d31cd69d273a47dc0896d2c67fd09
91 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
92 s1 {"build":{"card":24,"discard":2}}
    all: {"kind":"built","seat":0,"card":24,"discard":2,"pay":{"metal":2}}
93 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
94 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
95 s1 {"activate":{"card":29}}
    all: {"kind":"activated","seat":0,"card":29,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
96 s1 {"activate":{"card":24,"discards":[1,29]}}
    all: {"kind":"activated","seat":0,"card":24,"dice":[],"discards":[1,29],"pay":{"energy":2}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[17,28]}
    others: {"kind":"drew","seat":0,"count":2}
97 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":1}
98 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
99 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[13]}
    others: {"kind":"drew","seat":0,"count":1}
100 s1 {"build":{"card":13,"discard":4}}
    all: {"kind":"built","seat":0,"card":13,"discard":4,"pay":{"metal":1}}
= 100 f9b86032a8db4ac0253d8ed47262b1e931bcc60335c6dfae1d160a277890064e
101 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[3,2,2,4,2]}
    all: {"kind":"machine_got","card":19}
    all: {"kind":"blueprint_laid","slot":2,"card":32}
    all: {"kind":"machine_gained","goods":3}
    all: {"kind":"end_triggered","last_round":11}
    all: {"kind":"round_began","round":11,"first":0}
102 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":19}
    all: {"kind":"blueprint_laid","slot":1,"card":23}
    all: {"kind":"rolled","seat":0,"dice":[1,2,3,5]}
103 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
104 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[21]}
    others: {"kind":"drew","seat":0,"count":1}
105 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
106 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
107 s1 {"activate":{"card":24,"discards":[21,21]}}
    all: {"kind":"activated","seat":0,"card":24,"dice":[],"discards":[21,21],"pay":{"energy":2}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[24,27]}
    others: {"kind":"drew","seat":0,"count":2}
108 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":6}
109 s1 {"activate":{"card":29}}
    all: {"kind":"activated","seat":0,"card":29,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
110 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[24]}
    others: {"kind":"drew","seat":0,"count":1}
= 110 eb865e68577a596ddc7c8ccc086fb0b5448e107d74f796a5d40c1c8368aa3089
111 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[6,3,3,6,3]}
    all: {"kind":"machine_got","card":1}
    all: {"kind":"blueprint_laid","slot":3,"card":11}
    all: {"kind":"machine_gained","goods":1}
    all: {"kind":"prestige_scored","seat":0,"card":3,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":5,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":11,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":13,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":24,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":27,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":29,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":30,"copies":1,"vp":0}
    all: {"kind":"goods_scored","seat":0,"vp":14}
    all: {"kind":"machine_scored","seat":1,"goods":13,"cards":15,"monuments":2,"vp":30}
    all: {"kind":"ended","seat":0,"vp":18,"rank":2}
    all: {"kind":"ended","seat":1,"vp":30,"rank":1}
= 111 05693d4ab9cb41f220cc2b610f4790b4820b29897f40f65e0381d6f1558f3c54
s1 rank 2 score 18
s2 rank 1 score 30
