fantastic-factories revision 1, 1 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"easy"}
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
    all: {"kind":"round_began","round":1,"first":0}
1 s1 {"hire":{"slot":1,"discard":12}}
    all: {"kind":"hired","seat":0,"slot":1,"contractor":8,"discard":12}
    all: {"kind":"contractor_laid","slot":1,"contractor":6}
    all: {"kind":"rolled","seat":0,"dice":[1,1,2,6]}
2 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[15]}
    others: {"kind":"drew","seat":0,"count":1}
3 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":0,"count":1}
4 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[8]}
    others: {"kind":"drew","seat":0,"count":1}
5 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
6 s1 {"build":{"card":20,"discard":15}}
    all: {"kind":"built","seat":0,"card":20,"discard":15,"pay":{"metal":1,"energy":3}}
7 s1 {"take_specialist_die":{"value":4}}
    all: {"kind":"specialist_taken","seat":0,"value":4}
8 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
9 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[5,2,2,4,3]}
    all: {"kind":"machine_got","card":9}
    all: {"kind":"blueprint_laid","slot":2,"card":14}
    all: {"kind":"machine_gained","goods":0}
    all: {"kind":"round_began","round":2,"first":0}
10 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":9}
    all: {"kind":"blueprint_laid","slot":1,"card":29}
    all: {"kind":"rolled","seat":0,"dice":[1,2,2,3]}
= 10 da201c23c1dd7badd5ca32dc3bf6e6bb39f020b784f8f40da96725bf71b736b7
11 s1 {"activate":{"card":20,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":20,"dice":[3],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
12 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
13 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
14 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[5]}
    others: {"kind":"drew","seat":0,"count":1}
15 s1 {"build":{"card":5,"discard":8}}
    all: {"kind":"built","seat":0,"card":5,"discard":8,"pay":{"metal":1,"energy":3}}
16 s1 {"build":{"card":9,"discard":28}}
    all: {"kind":"built","seat":0,"card":9,"discard":28,"pay":{"metal":1}}
17 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[2,2,6,6,5]}
    all: {"kind":"machine_got","card":3}
    all: {"kind":"contractor_laid","slot":1,"contractor":1}
    all: {"kind":"contractor_laid","slot":2,"contractor":7}
    all: {"kind":"contractor_laid","slot":3,"contractor":1}
    all: {"kind":"contractor_laid","slot":4,"contractor":6}
    all: {"kind":"machine_gained","goods":0}
    all: {"kind":"round_began","round":3,"first":0}
18 s1 {"hire":{"slot":1,"discard":22}}
    all: {"kind":"hired","seat":0,"slot":1,"contractor":1,"discard":22}
    s1: {"kind":"drew","seat":0,"count":3,"cards":[14,19,32]}
    others: {"kind":"drew","seat":0,"count":3}
    all: {"kind":"contractor_laid","slot":1,"contractor":3}
    all: {"kind":"rolled","seat":0,"dice":[1,1,2,3]}
19 s1 {"activate":{"card":20,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":20,"dice":[3],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
20 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
= 20 ab76d1bfd77b1e628a24d051af309cfbeba4079b140a85a8306f8fe280c88238
21 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
22 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":0,"count":1}
23 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[3,2,6,1,1]}
    all: {"kind":"machine_got","card":30}
    all: {"kind":"contractor_laid","slot":1,"contractor":4}
    all: {"kind":"contractor_laid","slot":2,"contractor":8}
    all: {"kind":"contractor_laid","slot":3,"contractor":8}
    all: {"kind":"contractor_laid","slot":4,"contractor":5}
    all: {"kind":"machine_gained","goods":2}
    all: {"kind":"round_began","round":4,"first":0}
24 s1 {"hire":{"slot":3,"discard":19}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":8,"discard":19}
    all: {"kind":"contractor_laid","slot":3,"contractor":6}
    all: {"kind":"rolled","seat":0,"dice":[1,4,4,4]}
25 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
26 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
27 s1 {"activate":{"card":20,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":20,"dice":[4],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
28 s1 {"activate":{"card":9,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":9,"dice":[4],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":4,"to":3}
29 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
30 s1 {"build":{"card":32,"discard":14}}
    all: {"kind":"built","seat":0,"card":32,"discard":14,"pay":{"metal":3,"energy":2}}
= 30 5c20ac18151c96e749afd6a2fe0603c3ef24cdb674c5581adc29d374a0e99671
31 s1 {"take_specialist_die":{"value":2}}
    all: {"kind":"specialist_taken","seat":0,"value":2}
32 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[3]}
    others: {"kind":"drew","seat":0,"count":1}
33 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[3,3,3,1,5]}
    all: {"kind":"machine_got","card":12}
    all: {"kind":"blueprint_laid","slot":3,"card":19}
    all: {"kind":"machine_gained","goods":1}
    all: {"kind":"round_began","round":5,"first":0}
34 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":29}
    all: {"kind":"blueprint_laid","slot":1,"card":10}
    all: {"kind":"rolled","seat":0,"dice":[1,3,3,4]}
35 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
36 s1 {"activate":{"card":20,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":20,"dice":[4],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
37 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
38 s1 {"build":{"card":2,"discard":29}}
    all: {"kind":"built","seat":0,"card":2,"discard":29,"pay":{"metal":2,"energy":1}}
39 s1 {"activate":{"card":9,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":9,"dice":[3],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":3,"to":2}
40 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[31]}
    others: {"kind":"drew","seat":0,"count":1}
= 40 c8a2fd6fe8e53371227551896f2fe21c8b28d975723b09bda2d181d6b3efe92b
41 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[2,5,2,6,3]}
    all: {"kind":"machine_got","card":14}
    all: {"kind":"blueprint_laid","slot":2,"card":20}
    all: {"kind":"machine_gained","goods":0}
    all: {"kind":"round_began","round":6,"first":0}
42 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":10}
    all: {"kind":"blueprint_laid","slot":1,"card":10}
    all: {"kind":"rolled","seat":0,"dice":[2,3,5,6]}
43 s1 {"activate":{"card":32,"dice":[3,5,6]}}
    all: {"kind":"activated","seat":0,"card":32,"dice":[3,5,6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2,"energy":2}}
44 s1 {"activate":{"card":9,"dice":[2]}}
    all: {"kind":"activated","seat":0,"card":9,"dice":[2],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":2,"to":1}
45 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
46 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[4,4,1,1,1]}
    all: {"kind":"machine_got","card":10}
    all: {"kind":"blueprint_laid","slot":1,"card":19}
    all: {"kind":"machine_gained","goods":2}
    all: {"kind":"round_began","round":7,"first":0}
47 s1 {"hire":{"slot":2,"discard":31}}
    all: {"kind":"hired","seat":0,"slot":2,"contractor":8,"discard":31}
    all: {"kind":"contractor_laid","slot":2,"contractor":2}
    all: {"kind":"rolled","seat":0,"dice":[1,4,5,5]}
48 s1 {"activate":{"card":32,"dice":[4,5,5]}}
    all: {"kind":"activated","seat":0,"card":32,"dice":[4,5,5],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2,"energy":2}}
49 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
50 s1 {"take_specialist_die":{"value":1}}
    all: {"kind":"specialist_taken","seat":0,"value":1}
= 50 df932b1f24f01a4030cc5447f7fec62eaf7c22160f4443f723f5e2ea9ba89926
51 s1 {"activate":{"card":20,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":20,"dice":[1],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
52 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[4,4,6,5,3]}
    all: {"kind":"machine_got","card":1}
    all: {"kind":"contractor_laid","slot":1,"contractor":7}
    all: {"kind":"reshuffled","row":"contractors","cards":16}
    all: {"kind":"contractor_laid","slot":2,"contractor":8}
    all: {"kind":"contractor_laid","slot":3,"contractor":5}
    all: {"kind":"contractor_laid","slot":4,"contractor":1}
    all: {"kind":"machine_gained","goods":0}
    all: {"kind":"round_began","round":8,"first":0}
53 s1 {"hire":{"slot":4,"discard":10}}
    all: {"kind":"hired","seat":0,"slot":4,"contractor":1,"discard":10}
    s1: {"kind":"drew","seat":0,"count":3,"cards":[7,22,24]}
    others: {"kind":"drew","seat":0,"count":3}
    all: {"kind":"contractor_laid","slot":4,"contractor":7}
    all: {"kind":"rolled","seat":0,"dice":[3,5,5,5]}
54 s1 {"activate":{"card":32,"dice":[5,5,5]}}
    all: {"kind":"activated","seat":0,"card":32,"dice":[5,5,5],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2,"energy":2}}
55 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":0,"count":1}
56 s1 {"build":{"card":27,"discard":22}}
    all: {"kind":"built","seat":0,"card":27,"discard":22,"pay":{"metal":1,"energy":1}}
57 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":3}
58 s1 {"activate":{"card":20,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":20,"dice":[3],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
59 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[6,4,2,2,5]}
    all: {"kind":"machine_got","card":20}
    all: {"kind":"blueprint_laid","slot":2,"card":11}
    all: {"kind":"machine_gained","goods":1}
    all: {"kind":"round_began","round":9,"first":0}
60 s1 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":0,"slot":4,"card":30}
    all: {"kind":"blueprint_laid","slot":4,"card":5}
    all: {"kind":"rolled","seat":0,"dice":[1,2,4,6]}
= 60 f96e2b3fa55a022026c3554639083460a4d792b5245442cf657a004086a45d6a
61 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
62 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":0,"count":1}
63 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
64 s1 {"activate":{"card":20,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":20,"dice":[4],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
65 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":2}
66 s1 {"activate":{"card":9,"dice":[2]}}
    all: {"kind":"activated","seat":0,"card":9,"dice":[2],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":2,"to":1}
67 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
68 s1 {"build":{"card":30,"discard":27}}
    all: {"kind":"built","seat":0,"card":30,"discard":27,"pay":{"metal":1}}
69 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[5,3,5,1,3]}
    all: {"kind":"machine_got","card":7}
    all: {"kind":"blueprint_laid","slot":1,"card":17}
    all: {"kind":"blueprint_laid","slot":2,"card":16}
    all: {"kind":"blueprint_laid","slot":3,"card":1}
    all: {"kind":"blueprint_laid","slot":4,"card":21}
    all: {"kind":"machine_gained","goods":2}
    all: {"kind":"round_began","round":10,"first":0}
70 s1 {"hire":{"slot":1,"discard":22}}
    all: {"kind":"hired","seat":0,"slot":1,"contractor":7,"discard":22}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
    all: {"kind":"contractor_laid","slot":1,"contractor":8}
    all: {"kind":"rolled","seat":0,"dice":[2,2,2,5]}
= 70 c884577766958801d544ab1ad41b8e3bdf597dbfd22d9df43b113c6823c39413
71 s1 {"activate":{"card":20,"dice":[5]}}
    all: {"kind":"activated","seat":0,"card":20,"dice":[5],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
72 s1 {"activate":{"card":30,"dice":[2,2]}}
    all: {"kind":"activated","seat":0,"card":30,"dice":[2,2],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":0,"from":[2,2],"to":[1,1]}
73 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
74 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[17]}
    others: {"kind":"drew","seat":0,"count":1}
75 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[15]}
    others: {"kind":"drew","seat":0,"count":1}
76 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":6}
77 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[28]}
    others: {"kind":"drew","seat":0,"count":1}
78 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[2,3,2,2,4]}
    all: {"kind":"machine_got","card":16}
    all: {"kind":"blueprint_laid","slot":2,"card":6}
    all: {"kind":"machine_gained","goods":3}
    all: {"kind":"end_triggered","last_round":11}
    all: {"kind":"round_began","round":11,"first":0}
79 s1 {"hire":{"slot":2,"discard":7}}
    all: {"kind":"hired","seat":0,"slot":2,"contractor":8,"discard":7}
    all: {"kind":"contractor_laid","slot":2,"contractor":8}
    all: {"kind":"rolled","seat":0,"dice":[1,4,4,6]}
80 s1 {"activate":{"card":32,"dice":[4,4,6]}}
    all: {"kind":"activated","seat":0,"card":32,"dice":[4,4,6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2,"energy":2}}
= 80 8248f250e19bb7f13ed6be958ffe71a124e63b14f43de49841f5757b79658270
81 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
82 s1 {"build":{"card":3,"discard":17}}
    all: {"kind":"built","seat":0,"card":3,"discard":17,"pay":{"metal":2,"energy":1}}
83 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":5}
84 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
85 s1 {"take_specialist_die":{"value":3}}
    all: {"kind":"specialist_taken","seat":0,"value":3}
86 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
87 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"machine_rolled","dice":[5,4,6,6,6]}
    all: {"kind":"machine_got","card":32}
    all: {"kind":"contractor_laid","slot":1,"contractor":4}
    all: {"kind":"contractor_laid","slot":2,"contractor":5}
    all: {"kind":"contractor_laid","slot":3,"contractor":6}
    all: {"kind":"contractor_laid","slot":4,"contractor":2}
    all: {"kind":"machine_gained","goods":0}
    all: {"kind":"prestige_scored","seat":0,"card":2,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":3,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":5,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":9,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":20,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":27,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":30,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":32,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":0,"vp":15}
    all: {"kind":"machine_scored","seat":1,"goods":11,"cards":13,"monuments":0,"vp":24}
    all: {"kind":"ended","seat":0,"vp":20,"rank":2}
    all: {"kind":"ended","seat":1,"vp":24,"rank":1}
= 87 7b0e9915fb586a77554c9def6b78d1e8aeca6fe14b290815d96a8821957dbe62
s1 rank 2 score 20
s2 rank 1 score 24
