fantastic-factories revision 1, 1 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"normal"}
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
    all: {"kind":"round_began","round":1,"first":0}
1 s1 {"hire":{"slot":1,"discard":12}}
    all: {"kind":"hired","seat":0,"slot":1,"contractor":8,"discard":12}
    all: {"kind":"contractor_laid","slot":1,"contractor":5}
    all: {"kind":"rolled","seat":0,"dice":[1,1,2,6]}
2 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":0,"count":1}
3 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[8]}
    others: {"kind":"drew","seat":0,"count":1}
4 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[25]}
    others: {"kind":"drew","seat":0,"count":1}
5 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
6 s1 {"build":{"card":25,"discard":28}}
    all: {"kind":"built","seat":0,"card":25,"discard":28,"pay":{"metal":1,"energy":3}}
7 s1 {"take_specialist_die":{"value":4}}
    all: {"kind":"specialist_taken","seat":0,"value":4}
8 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
9 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[2,2,4,3,3]}
    all: {"kind":"machine_got","card":30}
    all: {"kind":"blueprint_laid","slot":4,"card":29}
    all: {"kind":"machine_gained","goods":0}
    all: {"kind":"round_began","round":2,"first":0}
10 s1 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":0,"slot":2,"card":9}
    all: {"kind":"blueprint_laid","slot":2,"card":5}
    all: {"kind":"rolled","seat":0,"dice":[1,2,2,3]}
= 10 6617f1db59549c2982cd83f044ecbf937d098452cbd047af91e578e130a064c6
11 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[7]}
    others: {"kind":"drew","seat":0,"count":1}
12 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
13 s1 {"activate":{"card":25,"discards":[7,9,22]}}
    all: {"kind":"activated","seat":0,"card":25,"dice":[],"discards":[7,9,22],"pay":{"energy":3}}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
14 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
15 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[5]}
    others: {"kind":"drew","seat":0,"count":1}
16 s1 {"build":{"card":8,"discard":5}}
    all: {"kind":"built","seat":0,"card":8,"discard":5,"pay":{"metal":1,"energy":1}}
17 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[6,6,5,1,1]}
    all: {"kind":"machine_got","card":23}
    all: {"kind":"blueprint_laid","slot":1,"card":3}
    all: {"kind":"blueprint_laid","slot":2,"card":19}
    all: {"kind":"blueprint_laid","slot":3,"card":32}
    all: {"kind":"blueprint_laid","slot":4,"card":14}
    all: {"kind":"machine_gained","goods":2}
    all: {"kind":"round_began","round":3,"first":0}
18 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":14}
    all: {"kind":"blueprint_laid","slot":4,"card":19}
    all: {"kind":"rolled","seat":0,"dice":[1,1,2,3]}
19 s1 {"activate":{"card":8,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[3],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":3,"to":4}
20 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
= 20 272c60a7f06be3ab5009ea19c5fabd344229cb07288330546e49e6840c186b5f
21 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[7]}
    others: {"kind":"drew","seat":0,"count":1}
22 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
23 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
24 s1 {"build":{"card":7,"discard":20}}
    all: {"kind":"built","seat":0,"card":7,"discard":20,"pay":{"metal":2,"energy":2}}
25 s1 {"build":{"card":27,"discard":14}}
    all: {"kind":"built","seat":0,"card":27,"discard":14,"pay":{"metal":1,"energy":1}}
26 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":4}
27 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":0,"count":1}
28 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[3,2,6,1,1]}
    all: {"kind":"machine_got","card":30}
    all: {"kind":"contractor_laid","slot":1,"contractor":2}
    all: {"kind":"contractor_laid","slot":2,"contractor":8}
    all: {"kind":"contractor_laid","slot":3,"contractor":8}
    all: {"kind":"contractor_laid","slot":4,"contractor":4}
    all: {"kind":"machine_gained","goods":2}
    all: {"kind":"round_began","round":4,"first":0}
29 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":19}
    all: {"kind":"blueprint_laid","slot":4,"card":16}
    all: {"kind":"rolled","seat":0,"dice":[1,4,4,4]}
30 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
= 30 8c724c0a078188b8043b924373aa96ff84894cd6c03a925009473e1c9dfff53c
31 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
32 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[3]}
    others: {"kind":"drew","seat":0,"count":1}
33 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[17]}
    others: {"kind":"drew","seat":0,"count":1}
34 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":3}
35 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[13]}
    others: {"kind":"drew","seat":0,"count":1}
36 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[3,1,5,4,2]}
    all: {"kind":"machine_got","card":31}
    all: {"kind":"blueprint_laid","slot":1,"card":11}
    all: {"kind":"blueprint_laid","slot":2,"card":22}
    all: {"kind":"blueprint_laid","slot":3,"card":10}
    all: {"kind":"blueprint_laid","slot":4,"card":27}
    all: {"kind":"machine_gained","goods":1}
    all: {"kind":"round_began","round":5,"first":0}
37 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":11}
    all: {"kind":"blueprint_laid","slot":1,"card":15}
    all: {"kind":"rolled","seat":0,"dice":[1,2,3,5]}
38 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":3}
39 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
40 s1 {"activate":{"card":8,"dice":[5]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[5],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":5,"to":2}
= 40 159c6f271ab744190c8d850744e627d305cb4d68dccbf68835dac344e0e4e59b
41 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[21]}
    others: {"kind":"drew","seat":0,"count":1}
42 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[10]}
    others: {"kind":"drew","seat":0,"count":1}
43 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
44 s1 {"activate":{"card":25,"discards":[2,11,19]}}
    all: {"kind":"activated","seat":0,"card":25,"dice":[],"discards":[2,11,19],"pay":{"energy":3}}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
45 s1 {"build":{"card":3,"discard":21}}
    all: {"kind":"built","seat":0,"card":3,"discard":21,"pay":{"metal":2,"energy":1}}
46 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[18]}
    others: {"kind":"drew","seat":0,"count":1}
47 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[4,1,1,1,4]}
    all: {"kind":"machine_got","card":15}
    all: {"kind":"blueprint_laid","slot":1,"card":6}
    all: {"kind":"machine_gained","goods":2}
    all: {"kind":"round_began","round":6,"first":0}
48 s1 {"hire":{"slot":2,"discard":13}}
    all: {"kind":"hired","seat":0,"slot":2,"contractor":8,"discard":13}
    all: {"kind":"contractor_laid","slot":2,"contractor":6}
    all: {"kind":"rolled","seat":0,"dice":[1,4,5,6]}
49 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
50 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":0,"count":1}
= 50 933dfc33efae4799dc1e0872abcf5b0f28e167e5c290798577746b14abe2c835
51 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":5}
52 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":0,"count":1}
53 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[24]}
    others: {"kind":"drew","seat":0,"count":1}
54 s1 {"build":{"card":24,"discard":10}}
    all: {"kind":"built","seat":0,"card":24,"discard":10,"pay":{"metal":2}}
55 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
56 s1 {"take_specialist_die":{"value":5}}
    all: {"kind":"specialist_taken","seat":0,"value":5}
57 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
58 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[3,1,6,3,1]}
    all: {"kind":"machine_got","card":6}
    all: {"kind":"contractor_laid","slot":1,"contractor":6}
    all: {"kind":"contractor_laid","slot":2,"contractor":7}
    all: {"kind":"contractor_laid","slot":3,"contractor":7}
    all: {"kind":"contractor_laid","slot":4,"contractor":3}
    all: {"kind":"machine_gained","goods":3}
    all: {"kind":"round_began","round":7,"first":0}
59 s1 {"hire":{"slot":1,"discard":27}}
    all: {"kind":"hired","seat":0,"slot":1,"contractor":6,"discard":27}
    all: {"kind":"revealed","seat":0,"card":26}
    all: {"kind":"gained","seat":0,"gain":{"metal":2,"energy":2}}
    all: {"kind":"contractor_laid","slot":1,"contractor":1}
    all: {"kind":"rolled","seat":0,"dice":[3,5,5,5]}
60 s1 {"activate":{"card":24,"discards":[17,22]}}
    all: {"kind":"activated","seat":0,"card":24,"dice":[],"discards":[17,22],"pay":{"energy":2}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[9,11]}
    others: {"kind":"drew","seat":0,"count":2}
= 60 dbd5f1375c24f10fffd8777a4a7937e160a9d76aedbc7fdce9a6edf8e900595f
61 s1 {"activate":{"card":7,"dice":[5,5]}}
    all: {"kind":"activated","seat":0,"card":7,"dice":[5,5],"discards":[],"pay":{"metal":5}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2}}
62 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
63 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
64 s1 {"activate":{"card":25,"discards":[9,11,18]}}
    all: {"kind":"activated","seat":0,"card":25,"dice":[],"discards":[9,11,18],"pay":{"energy":3}}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
65 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":3}
66 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"energy":4}}
67 s1 {"activate":{"card":3}}
    all: {"kind":"activated","seat":0,"card":3,"dice":[],"discards":[],"pay":{"energy":4}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
68 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[5,2,2,6,5]}
    all: {"kind":"machine_got","card":22}
    all: {"kind":"blueprint_laid","slot":2,"card":15}
    all: {"kind":"machine_gained","goods":1}
    all: {"kind":"round_began","round":8,"first":0}
69 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":6}
    all: {"kind":"blueprint_laid","slot":1,"card":24}
    all: {"kind":"rolled","seat":0,"dice":[1,2,4,6]}
70 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":0,"count":1}
= 70 59e9a2104611598ee710ab2e2f11f9ed060ec2008fad702119b3ef60ea959412
71 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[14]}
    others: {"kind":"drew","seat":0,"count":1}
72 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
73 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":0,"count":1}
74 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":2}
75 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
76 s1 {"activate":{"card":24,"discards":[2,14]}}
    all: {"kind":"activated","seat":0,"card":24,"dice":[],"discards":[2,14],"pay":{"energy":2}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[18,19]}
    others: {"kind":"drew","seat":0,"count":2}
77 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[1,4,6,3,3]}
    all: {"kind":"machine_got","card":31}
    all: {"kind":"contractor_laid","slot":1,"contractor":1}
    all: {"kind":"contractor_laid","slot":2,"contractor":6}
    all: {"kind":"reshuffled","row":"contractors","cards":15}
    all: {"kind":"contractor_laid","slot":3,"contractor":5}
    all: {"kind":"contractor_laid","slot":4,"contractor":3}
    all: {"kind":"machine_gained","goods":2}
    all: {"kind":"end_triggered","last_round":9}
    all: {"kind":"round_began","round":9,"first":0}
78 s1 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":0,"slot":3,"card":10}
    all: {"kind":"blueprint_laid","slot":3,"card":4}
    all: {"kind":"rolled","seat":0,"dice":[2,2,2,5]}
79 s1 {"activate":{"card":7,"dice":[2,2]}}
    all: {"kind":"activated","seat":0,"card":7,"dice":[2,2],"discards":[],"pay":{"metal":2}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2}}
80 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":0,"count":1}
= 80 400e79f66adf8a6f184d6819d0acd939b5902de2e4ef16030376800ede2f54a0
81 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":1}
82 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
83 s1 {"activate":{"card":24,"discards":[6,22]}}
    all: {"kind":"activated","seat":0,"card":24,"dice":[],"discards":[6,22],"pay":{"energy":2}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[4,32]}
    others: {"kind":"drew","seat":0,"count":2}
84 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
85 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[5,4,6,6,6]}
    all: {"kind":"machine_got","card":29}
    all: {"kind":"contractor_laid","slot":1,"contractor":5}
    all: {"kind":"contractor_laid","slot":2,"contractor":6}
    all: {"kind":"contractor_laid","slot":3,"contractor":8}
    all: {"kind":"contractor_laid","slot":4,"contractor":4}
    all: {"kind":"machine_gained","goods":0}
    all: {"kind":"prestige_scored","seat":0,"card":3,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":7,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":8,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":24,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":25,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":27,"copies":1,"vp":0}
    all: {"kind":"goods_scored","seat":0,"vp":8}
    all: {"kind":"machine_scored","seat":1,"goods":13,"cards":12,"monuments":1,"vp":26}
    all: {"kind":"ended","seat":0,"vp":12,"rank":2}
    all: {"kind":"ended","seat":1,"vp":26,"rank":1}
= 85 8a7ac3ec2dae434069110d2374108514a53ad96c4b9ea7e558c8cc4a082f3f2f
s1 rank 2 score 12
s2 rank 1 score 26
