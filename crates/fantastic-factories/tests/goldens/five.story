fantastic-factories revision 1, 5 seats, options {"work":"together","cards":"rulebook","first":"random","machine":"normal"}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"tools_laid","tools":["wrench","hammer","gear","shovel"]}
    s3: {"kind":"drew","seat":2,"count":4,"cards":[4,11,12,24]}
    others: {"kind":"drew","seat":2,"count":4}
    s4: {"kind":"drew","seat":3,"count":4,"cards":[2,17,26,28]}
    others: {"kind":"drew","seat":3,"count":4}
    s5: {"kind":"drew","seat":4,"count":4,"cards":[4,5,13,31]}
    others: {"kind":"drew","seat":4,"count":4}
    s1: {"kind":"drew","seat":0,"count":4,"cards":[10,13,22,27]}
    others: {"kind":"drew","seat":0,"count":4}
    s2: {"kind":"drew","seat":1,"count":4,"cards":[8,17,19,23]}
    others: {"kind":"drew","seat":1,"count":4}
    all: {"kind":"blueprint_laid","slot":1,"card":5}
    all: {"kind":"blueprint_laid","slot":2,"card":22}
    all: {"kind":"blueprint_laid","slot":3,"card":14}
    all: {"kind":"blueprint_laid","slot":4,"card":31}
    all: {"kind":"contractor_laid","slot":1,"contractor":6}
    all: {"kind":"contractor_laid","slot":2,"contractor":2}
    all: {"kind":"contractor_laid","slot":3,"contractor":1}
    all: {"kind":"contractor_laid","slot":4,"contractor":5}
    all: {"kind":"round_began","round":1,"first":2}
1 s3 {"hire":{"slot":3,"discard":24,"opponent":0}}
    all: {"kind":"hired","seat":2,"slot":3,"contractor":1,"discard":24}
    s3: {"kind":"drew","seat":2,"count":3,"cards":[16,25,30]}
    others: {"kind":"drew","seat":2,"count":3}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[13]}
    others: {"kind":"drew","seat":0,"count":1}
    all: {"kind":"contractor_laid","slot":3,"contractor":5}
2 s4 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":3,"slot":4,"card":31}
    all: {"kind":"blueprint_laid","slot":4,"card":30}
3 s5 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":4,"slot":4,"card":30}
    all: {"kind":"blueprint_laid","slot":4,"card":12}
4 s1 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":0,"slot":1,"card":5}
    all: {"kind":"blueprint_laid","slot":1,"card":18}
5 s2 {"hire":{"slot":1,"discard":19}}
    all: {"kind":"hired","seat":1,"slot":1,"contractor":6,"discard":19}
    all: {"kind":"revealed","seat":1,"card":23}
    all: {"kind":"gained","seat":1,"gain":{"metal":3}}
    all: {"kind":"contractor_laid","slot":1,"contractor":8}
    all: {"kind":"rolled","seat":2,"dice":[1,3,3,6]}
    all: {"kind":"rolled","seat":3,"dice":[1,3,3,6]}
    all: {"kind":"rolled","seat":4,"dice":[1,3,4,4]}
    all: {"kind":"rolled","seat":0,"dice":[2,3,4,6]}
    all: {"kind":"rolled","seat":1,"dice":[2,3,4,6]}
6 s3 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":1}}
7 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
8 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
9 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[9]}
    others: {"kind":"drew","seat":0,"count":1}
10 s5 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":4,"die":1,"floor":"research","bonus":false}
    s5: {"kind":"drew","seat":4,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":4,"count":1}
= 10 a8d1fe449d7b1c5d63d9f52ffb5b1cd52a19992caee9c27dd7d929a6580040cd
11 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[3]}
    others: {"kind":"drew","seat":2,"count":1}
12 s2 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[18]}
    others: {"kind":"drew","seat":1,"count":1}
13 s4 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"energy":3}}
14 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":2,"gain":{"energy":4}}
15 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
16 s3 {"build":{"card":25,"discard":3}}
    all: {"kind":"built","seat":2,"card":25,"discard":3,"pay":{"metal":1,"energy":3}}
17 s5 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":4,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":4,"gain":{"energy":3}}
18 s4 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":1,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[11]}
    others: {"kind":"drew","seat":3,"count":1}
19 s5 {"build":{"card":5,"discard":29}}
    all: {"kind":"built","seat":4,"card":5,"discard":29,"pay":{"metal":1,"energy":3}}
20 s3 {"activate":{"card":25,"discards":[11,16,30]}}
    all: {"kind":"activated","seat":2,"card":25,"dice":[],"discards":[11,16,30],"pay":{"energy":3}}
    all: {"kind":"gained","seat":2,"gain":{"metal":3}}
= 20 a2335a23b77250036a508361eb87c122cca5dc0dd9e539040c3d2d96bfe508dc
21 s2 {"build":{"card":18,"discard":23}}
    all: {"kind":"built","seat":1,"card":18,"discard":23,"pay":{"metal":3,"energy":2}}
22 s4 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":3,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
23 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
24 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
25 s3 "finish_work"
    all: {"kind":"finished","seat":2}
26 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[1]}
    others: {"kind":"drew","seat":1,"count":1}
27 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":1,"count":1}
28 s1 {"build":{"card":5,"discard":10}}
    all: {"kind":"built","seat":0,"card":5,"discard":10,"pay":{"metal":1,"energy":3}}
29 s4 {"build":{"card":31,"discard":26}}
    all: {"kind":"built","seat":3,"card":31,"discard":26,"pay":{"metal":2,"energy":1}}
30 s4 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":3,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[6]}
    others: {"kind":"drew","seat":3,"count":1}
= 30 b5002be92e65730d5fd15690c3e0487a8891366c28bd9aff07d9831b4855b0f3
31 s4 "finish_work"
    all: {"kind":"finished","seat":3}
32 s1 {"build":{"card":27,"discard":22}}
    all: {"kind":"built","seat":0,"card":27,"discard":22,"pay":{"metal":1,"energy":1}}
33 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":2}
34 s5 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":4,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":4,"gain":{"metal":1}}
35 s2 "finish_work"
    all: {"kind":"finished","seat":1}
36 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
37 s1 "finish_work"
    all: {"kind":"finished","seat":0}
38 s5 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":4,"die":4,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":4,"gain":{"metal":2}}
39 s5 {"build":{"card":31,"discard":4}}
    all: {"kind":"built","seat":4,"card":31,"discard":4,"pay":{"metal":2,"energy":1}}
40 s5 "finish_work"
    all: {"kind":"finished","seat":4}
    all: {"kind":"round_began","round":2,"first":3}
= 40 31fdc00561970b26a773d36d122200434063260eb6db14780572fb60c145825f
41 s4 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":3,"slot":1,"card":18}
    all: {"kind":"blueprint_laid","slot":1,"card":32}
42 s5 {"hire":{"slot":2,"discard":30,"opponent":2}}
    all: {"kind":"hired","seat":4,"slot":2,"contractor":2,"discard":30}
    all: {"kind":"gained","seat":4,"gain":{"energy":5}}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":2,"contractor":8}
43 s1 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":0,"slot":2,"card":22}
    all: {"kind":"blueprint_laid","slot":2,"card":8}
44 s2 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":1,"slot":4,"card":12}
    all: {"kind":"blueprint_laid","slot":4,"card":28}
45 s3 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":2,"slot":4,"card":28}
    all: {"kind":"blueprint_laid","slot":4,"card":9}
    all: {"kind":"rolled","seat":3,"dice":[1,3,3,6]}
    all: {"kind":"rolled","seat":4,"dice":[3,3,4,6]}
    all: {"kind":"rolled","seat":0,"dice":[1,3,4,6]}
    all: {"kind":"rolled","seat":1,"dice":[1,2,3,3]}
    all: {"kind":"rolled","seat":2,"dice":[2,4,4,6]}
46 s3 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
47 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
48 s2 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":1}}
49 s3 {"activate":{"card":25,"discards":[4,12,28]}}
    all: {"kind":"activated","seat":2,"card":25,"dice":[],"discards":[4,12,28],"pay":{"energy":3}}
    all: {"kind":"gained","seat":2,"gain":{"metal":3}}
50 s2 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":3}}
= 50 61aaf886d8a51357633f8c2f5a6f5c8024b334f5b6a0c9a92f56623a3b08b629
51 s5 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":4,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":4,"gain":{"energy":3}}
52 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[20]}
    others: {"kind":"drew","seat":2,"count":1}
53 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":1,"count":1}
54 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":true}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[7,16]}
    others: {"kind":"drew","seat":2,"count":2}
55 s5 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":4,"die":3,"floor":"research","bonus":false}
    s5: {"kind":"drew","seat":4,"count":1,"cards":[24]}
    others: {"kind":"drew","seat":4,"count":1}
56 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
57 s4 {"activate":{"card":31,"dice":[3,3],"discards":[11,18]}}
    all: {"kind":"activated","seat":3,"card":31,"dice":[3,3],"discards":[11,18],"pay":{}}
    all: {"kind":"gained","seat":3,"gain":{"goods":2}}
58 s5 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":4,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":4,"gain":{"metal":1}}
59 s4 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":6,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[21]}
    others: {"kind":"drew","seat":3,"count":1}
60 s4 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":1,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[7]}
    others: {"kind":"drew","seat":3,"count":1}
= 60 9f51446b4df7a33cf07e113fb75cc4816339fd056b01b779672fe9adda6ca105
61 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[15]}
    others: {"kind":"drew","seat":0,"count":1}
62 s4 "finish_work"
    all: {"kind":"finished","seat":3}
63 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":1,"count":1}
64 s2 "finish_work"
    all: {"kind":"finished","seat":1}
65 s3 {"build":{"card":7,"discard":20}}
    all: {"kind":"built","seat":2,"card":7,"discard":20,"pay":{"metal":2,"energy":2}}
66 s3 "finish_work"
    all: {"kind":"finished","seat":2}
67 s5 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":4,"die":4,"floor":"research","bonus":false}
    s5: {"kind":"drew","seat":4,"count":1,"cards":[15]}
    others: {"kind":"drew","seat":4,"count":1}
68 s5 {"build":{"card":15,"discard":13}}
    all: {"kind":"built","seat":4,"card":15,"discard":13,"pay":{"metal":2,"energy":1}}
69 s5 "finish_work"
    all: {"kind":"finished","seat":4}
70 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
= 70 5aaa7a993f125dfbfe65741f7198d6a65f0b797d8f912eb481c4060f63b9df62
71 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[1]}
    others: {"kind":"drew","seat":0,"count":1}
72 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":3}
73 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
74 s1 "finish_work"
    all: {"kind":"finished","seat":0}
    all: {"kind":"round_began","round":3,"first":4}
75 s5 {"hire":{"slot":3,"discard":24}}
    all: {"kind":"hired","seat":4,"slot":3,"contractor":5,"discard":24}
    all: {"kind":"contractor_laid","slot":3,"contractor":3}
76 s1 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":0,"slot":2,"card":8}
    all: {"kind":"blueprint_laid","slot":2,"card":25}
77 s2 {"hire":{"slot":4,"discard":1}}
    all: {"kind":"hired","seat":1,"slot":4,"contractor":5,"discard":1}
    all: {"kind":"contractor_laid","slot":4,"contractor":1}
78 s3 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":2,"slot":2,"card":25}
    all: {"kind":"blueprint_laid","slot":2,"card":21}
79 s4 {"hire":{"slot":4,"discard":7,"opponent":0}}
    all: {"kind":"hired","seat":3,"slot":4,"contractor":1,"discard":7}
    s4: {"kind":"drew","seat":3,"count":3,"cards":[3,14,24]}
    others: {"kind":"drew","seat":3,"count":3}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":0,"count":1}
    all: {"kind":"contractor_laid","slot":4,"contractor":7}
    all: {"kind":"rolled","seat":4,"dice":[1,1,2,3,5,6]}
    all: {"kind":"rolled","seat":0,"dice":[1,1,1,2]}
    all: {"kind":"rolled","seat":1,"dice":[1,1,2,4,4,6]}
    all: {"kind":"rolled","seat":2,"dice":[1,3,3,4]}
    all: {"kind":"rolled","seat":3,"dice":[1,2,2,5]}
80 s3 {"activate":{"card":7,"dice":[3,3]}}
    all: {"kind":"activated","seat":2,"card":7,"dice":[3,3],"discards":[],"pay":{"metal":3}}
    all: {"kind":"gained","seat":2,"gain":{"goods":2}}
= 80 c01fd3f536e297fc12fd438ca534866555c5f5b23eadc933e74dba82f821292d
81 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
82 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
83 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":0,"count":1}
84 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":0,"count":1}
85 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":true}
    s1: {"kind":"drew","seat":0,"count":2,"cards":[27,32]}
    others: {"kind":"drew","seat":0,"count":2}
86 s1 "finish_work"
    all: {"kind":"finished","seat":0}
87 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[9]}
    others: {"kind":"drew","seat":2,"count":1}
88 s2 {"build":{"card":17,"discard":19}}
    all: {"kind":"built","seat":1,"card":17,"discard":19,"pay":{"metal":2,"energy":3}}
89 s5 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":4,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":4,"gain":{"goods":1}}
90 s4 {"activate":{"card":31,"dice":[2,2],"discards":[2,3]}}
    all: {"kind":"activated","seat":3,"card":31,"dice":[2,2],"discards":[2,3],"pay":{}}
    all: {"kind":"gained","seat":3,"gain":{"goods":2}}
= 90 b0c82cbda5acc86b744e9972b9912a9538e5a49636f4842971d4edbfac34e316
91 s5 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":4,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":4,"gain":{"metal":1}}
92 s2 {"activate":{"card":17,"dice":[1,1],"choice":1}}
    all: {"kind":"activated","seat":1,"card":17,"dice":[1,1],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"metal":2}}
93 s4 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"energy":1}}
94 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":1,"gain":{"metal":2}}
95 s4 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":3,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
96 s3 {"activate":{"card":25,"discards":[9,16,25]}}
    all: {"kind":"activated","seat":2,"card":25,"dice":[],"discards":[9,16,25],"pay":{"energy":3}}
    all: {"kind":"gained","seat":2,"gain":{"metal":3}}
97 s3 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[10]}
    others: {"kind":"drew","seat":2,"count":1}
98 s2 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"energy":2}}
99 s3 "finish_work"
    all: {"kind":"finished","seat":2}
100 s4 {"build":{"card":28,"discard":21}}
    all: {"kind":"built","seat":3,"card":28,"discard":21,"pay":{"metal":1,"energy":2}}
= 100 efb73dbfcb7b35431182389d580ac4862d5843a9c696e9dfa2799e1defe0a248
101 s5 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":4,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":4,"gain":{"energy":2}}
102 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[6]}
    others: {"kind":"drew","seat":1,"count":1}
103 s2 {"build":{"card":6,"discard":8}}
    all: {"kind":"built","seat":1,"card":6,"discard":8,"pay":{"metal":3,"energy":2}}
104 s5 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":4,"die":1,"floor":"research","bonus":false}
    s5: {"kind":"drew","seat":4,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":4,"count":1}
105 s5 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":4,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":4,"gain":{"energy":3}}
106 s4 "finish_work"
    all: {"kind":"finished","seat":3}
107 s5 {"activate":{"card":15,"discards":[27]}}
    all: {"kind":"activated","seat":4,"card":15,"dice":[],"discards":[27],"pay":{"metal":1}}
    all: {"kind":"gained","seat":4,"gain":{"energy":6}}
108 s2 "finish_work"
    all: {"kind":"finished","seat":1}
109 s5 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":4,"die":6,"floor":"research","bonus":false}
    s5: {"kind":"drew","seat":4,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":4,"count":1}
110 s5 "finish_work"
    all: {"kind":"finished","seat":4}
= 110 b5ff8613ec23b8a9112a1afde44f262480f2a5bd2ccecbe093573edffe57bc1f
111 s5 {"discard_down":{"metal":0,"energy":3}}
    all: {"kind":"discarded_down","seat":4,"blueprints":[],"metal":0,"energy":3}
112 s1 {"discard_down":{"blueprints":[13,22],"metal":0,"energy":0}}
    all: {"kind":"discarded_down","seat":0,"blueprints":[13,22],"metal":0,"energy":0}
    all: {"kind":"round_began","round":4,"first":0}
113 s1 {"hire":{"slot":4,"discard":4,"opponent":3}}
    all: {"kind":"hired","seat":0,"slot":4,"contractor":7,"discard":4}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":4,"contractor":2}
114 s2 {"hire":{"slot":2,"discard":12}}
    all: {"kind":"hired","seat":1,"slot":2,"contractor":8,"discard":12}
    all: {"kind":"contractor_laid","slot":2,"contractor":6}
115 s3 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":2,"slot":2,"card":21}
    all: {"kind":"blueprint_laid","slot":2,"card":29}
116 s4 {"hire":{"slot":2,"discard":14}}
    all: {"kind":"hired","seat":3,"slot":2,"contractor":6,"discard":14}
    all: {"kind":"revealed","seat":3,"card":4}
    all: {"kind":"gained","seat":3,"gain":{"metal":2,"energy":4}}
    all: {"kind":"contractor_laid","slot":2,"contractor":7}
117 s5 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":4,"slot":4,"card":9}
    all: {"kind":"blueprint_laid","slot":4,"card":26}
    all: {"kind":"rolled","seat":0,"dice":[1,1,3,6]}
    all: {"kind":"rolled","seat":1,"dice":[1,2,5,5]}
    all: {"kind":"rolled","seat":2,"dice":[1,3,3,4]}
    all: {"kind":"rolled","seat":3,"dice":[1,1,3,6]}
    all: {"kind":"rolled","seat":4,"dice":[1,1,2,3]}
118 s5 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":4,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":4,"gain":{"goods":1}}
119 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
120 s3 {"activate":{"card":7,"dice":[3,3]}}
    all: {"kind":"activated","seat":2,"card":7,"dice":[3,3],"discards":[],"pay":{"metal":3}}
    all: {"kind":"gained","seat":2,"gain":{"goods":2}}
= 120 14eb5d07622cb57daafe43342fe4890eec36fa7a2b0b88fe94d6e6e7d4cfe803
121 s2 {"activate":{"card":17,"dice":[5,5],"choice":1}}
    all: {"kind":"activated","seat":1,"card":17,"dice":[5,5],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"metal":2}}
122 s2 {"activate":{"card":6,"dice":[1],"discards":[19],"choice":3}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[1],"discards":[19],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":3,"energy":1}}
123 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[20]}
    others: {"kind":"drew","seat":1,"count":1}
124 s5 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":4,"die":1,"floor":"research","bonus":false}
    all: {"kind":"reshuffled","row":"blueprints","cards":40}
    s5: {"kind":"drew","seat":4,"count":1,"cards":[11]}
    others: {"kind":"drew","seat":4,"count":1}
125 s3 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
126 s4 {"activate":{"card":31,"dice":[1,1],"discards":[17,24]}}
    all: {"kind":"activated","seat":3,"card":31,"dice":[1,1],"discards":[17,24],"pay":{}}
    all: {"kind":"gained","seat":3,"gain":{"goods":2}}
127 s3 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[11]}
    others: {"kind":"drew","seat":2,"count":1}
128 s5 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":4,"die":3,"floor":"research","bonus":false}
    s5: {"kind":"drew","seat":4,"count":1,"cards":[24]}
    others: {"kind":"drew","seat":4,"count":1}
129 s3 "finish_work"
    all: {"kind":"finished","seat":2}
130 s1 {"build":{"card":1,"discard":13}}
    all: {"kind":"built","seat":0,"card":1,"discard":13,"pay":{"metal":2,"energy":2}}
= 130 be013986a22c5d9cdca8ef130ebf71a25cf9f5645d22193d2e15302a4d5be1d5
131 s5 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":4,"die":2,"floor":"research","bonus":false}
    s5: {"kind":"drew","seat":4,"count":1,"cards":[8]}
    others: {"kind":"drew","seat":4,"count":1}
132 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":0,"count":1}
133 s4 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":3,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
134 s4 {"activate":{"card":28}}
    all: {"kind":"activated","seat":3,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
135 s2 {"take_specialist_die":{"value":5}}
    all: {"kind":"specialist_taken","seat":1,"value":5}
136 s4 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"energy":3}}
137 s4 "finish_work"
    all: {"kind":"finished","seat":3}
138 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
139 s5 "finish_work"
    all: {"kind":"finished","seat":4}
140 s2 "finish_work"
    all: {"kind":"finished","seat":1}
= 140 d740b34a2f36dab51e9f01cd9974c87a4293061aa693b3b953115cf820936209
141 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[2]}
    others: {"kind":"drew","seat":0,"count":1}
142 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":0,"count":1}
143 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":5}
144 s1 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
145 s1 {"build":{"card":8,"discard":2}}
    all: {"kind":"built","seat":0,"card":8,"discard":2,"pay":{"metal":1,"energy":1}}
146 s1 "finish_work"
    all: {"kind":"finished","seat":0}
147 s4 {"discard_down":{"metal":1,"energy":2}}
    all: {"kind":"discarded_down","seat":3,"blueprints":[],"metal":1,"energy":2}
    all: {"kind":"round_began","round":5,"first":1}
148 s2 {"hire":{"slot":4,"discard":20,"opponent":0}}
    all: {"kind":"hired","seat":1,"slot":4,"contractor":2,"discard":20}
    all: {"kind":"gained","seat":1,"gain":{"energy":5}}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
    all: {"kind":"contractor_laid","slot":4,"contractor":8}
149 s3 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":2,"slot":3,"card":14}
    all: {"kind":"blueprint_laid","slot":3,"card":30}
150 s4 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":3,"slot":2,"card":29}
    all: {"kind":"blueprint_laid","slot":2,"card":26}
= 150 50f715b1711d7bed50a384707fdf190fd9523716dd6448ec22f34bba65dde3b2
151 s5 {"hire":{"slot":3,"discard":2}}
    all: {"kind":"hired","seat":4,"slot":3,"contractor":3,"discard":2}
    all: {"kind":"revealed","seat":4,"card":7}
    all: {"kind":"engineer_built","seat":4,"card":7}
    all: {"kind":"contractor_laid","slot":3,"contractor":4}
152 s1 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":0,"slot":3,"card":30}
    all: {"kind":"blueprint_laid","slot":3,"card":19}
    all: {"kind":"rolled","seat":1,"dice":[2,2,3,6]}
    all: {"kind":"rolled","seat":2,"dice":[1,3,3,6]}
    all: {"kind":"rolled","seat":3,"dice":[2,4,5,5]}
    all: {"kind":"rolled","seat":4,"dice":[3,4,4,5]}
    all: {"kind":"rolled","seat":0,"dice":[3,4,6,6]}
153 s1 {"activate":{"card":8,"dice":[6]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[6],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":6,"to":1}
154 s3 {"activate":{"card":7,"dice":[3,3]}}
    all: {"kind":"activated","seat":2,"card":7,"dice":[3,3],"discards":[],"pay":{"metal":3}}
    all: {"kind":"gained","seat":2,"gain":{"goods":2}}
155 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
156 s3 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":1,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[21]}
    others: {"kind":"drew","seat":2,"count":1}
157 s5 {"activate":{"card":31,"dice":[4,4],"discards":[8,9]}}
    all: {"kind":"activated","seat":4,"card":31,"dice":[4,4],"discards":[8,9],"pay":{}}
    all: {"kind":"gained","seat":4,"gain":{"goods":2}}
158 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
159 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[18]}
    others: {"kind":"drew","seat":0,"count":1}
160 s2 {"activate":{"card":17,"dice":[2,2],"choice":3}}
    all: {"kind":"activated","seat":1,"card":17,"dice":[2,2],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[19,23]}
    others: {"kind":"drew","seat":1,"count":2}
= 160 027cde4db83704817269fd4014b96c55946df732258b497a81781a5d314c954f
161 s5 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":4,"die":5,"floor":"research","bonus":false}
    s5: {"kind":"drew","seat":4,"count":1,"cards":[19]}
    others: {"kind":"drew","seat":4,"count":1}
162 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
163 s4 {"activate":{"card":31,"dice":[5,5],"discards":[6,29]}}
    all: {"kind":"activated","seat":3,"card":31,"dice":[5,5],"discards":[6,29],"pay":{}}
    all: {"kind":"gained","seat":3,"gain":{"goods":2}}
164 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":6}
165 s1 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
166 s3 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":6,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[20]}
    others: {"kind":"drew","seat":2,"count":1}
167 s3 "finish_work"
    all: {"kind":"finished","seat":2}
168 s5 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":4,"die":3,"floor":"research","bonus":false}
    s5: {"kind":"drew","seat":4,"count":1,"cards":[9]}
    others: {"kind":"drew","seat":4,"count":1}
169 s1 {"build":{"card":30,"discard":22}}
    all: {"kind":"built","seat":0,"card":30,"discard":22,"pay":{"metal":1}}
170 s2 {"activate":{"card":6,"dice":[3],"discards":[19],"choice":3}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[3],"discards":[19],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":3,"energy":1}}
= 170 0bc1a35567d0f0ba943b14a3d7b187b6a3f531e350a1aed7373e64bdcbe9b73b
171 s1 "finish_work"
    all: {"kind":"finished","seat":0}
172 s4 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"energy":2}}
173 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[3]}
    others: {"kind":"drew","seat":1,"count":1}
174 s5 "finish_work"
    all: {"kind":"finished","seat":4}
175 s4 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":3,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
176 s2 "finish_work"
    all: {"kind":"finished","seat":1}
177 s4 {"activate":{"card":28}}
    all: {"kind":"activated","seat":3,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
178 s4 "finish_work"
    all: {"kind":"finished","seat":3}
179 s2 {"discard_down":{"metal":2,"energy":3}}
    all: {"kind":"discarded_down","seat":1,"blueprints":[],"metal":2,"energy":3}
180 s4 {"discard_down":{"metal":3,"energy":1}}
    all: {"kind":"discarded_down","seat":3,"blueprints":[],"metal":3,"energy":1}
    all: {"kind":"round_began","round":6,"first":2}
= 180 5a0a362e7fb85cee63efa9e39157e5d58104115e3446b0a1567f9ac966413abd
181 s3 {"hire":{"slot":2,"discard":14,"opponent":4}}
    all: {"kind":"hired","seat":2,"slot":2,"contractor":7,"discard":14}
    all: {"kind":"gained","seat":2,"gain":{"metal":3}}
    all: {"kind":"gained","seat":4,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":2,"contractor":6}
182 s4 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":3,"slot":3,"card":19}
    all: {"kind":"blueprint_laid","slot":3,"card":28}
183 s5 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":4,"slot":2,"card":26}
    all: {"kind":"blueprint_laid","slot":2,"card":4}
184 s1 {"hire":{"slot":2,"discard":27}}
    all: {"kind":"hired","seat":0,"slot":2,"contractor":6,"discard":27}
    all: {"kind":"revealed","seat":0,"card":22}
    all: {"kind":"gained","seat":0,"gain":{"metal":3,"energy":1}}
    all: {"kind":"contractor_laid","slot":2,"contractor":5}
185 s2 {"hire":{"slot":3,"discard":23}}
    all: {"kind":"hired","seat":1,"slot":3,"contractor":4,"discard":23}
    all: {"kind":"reshuffled","row":"contractors","cards":14}
    all: {"kind":"contractor_laid","slot":3,"contractor":7}
    all: {"kind":"rolled","seat":2,"dice":[2,3,5,5]}
    all: {"kind":"rolled","seat":3,"dice":[2,3,3,6]}
    all: {"kind":"rolled","seat":4,"dice":[1,1,2,3]}
    all: {"kind":"rolled","seat":0,"dice":[2,4,4,4]}
186 s1 {"build":{"card":32,"discard":22}}
    all: {"kind":"built","seat":0,"card":32,"discard":22,"pay":{"metal":3,"energy":2}}
187 s2 {"set_foreman_dice":{"dice":[3,3,6,6]}}
    all: {"kind":"foreman_set","seat":1,"set":[3,3,6,6],"rolled":[]}
188 s3 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[16]}
    others: {"kind":"drew","seat":2,"count":1}
189 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
190 s2 {"activate":{"card":17,"dice":[6,6],"choice":3}}
    all: {"kind":"activated","seat":1,"card":17,"dice":[6,6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[4,10]}
    others: {"kind":"drew","seat":1,"count":2}
= 190 f77d40a50e6b43adbd4c19c6752ea69e55d8d1e155f9c476690bd751d0b312d6
191 s4 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"energy":3}}
192 s3 {"build":{"card":21,"discard":16}}
    all: {"kind":"built","seat":2,"card":21,"discard":16,"pay":{"metal":2,"energy":2}}
193 s1 {"activate":{"card":30,"dice":[2]}}
    all: {"kind":"activated","seat":0,"card":30,"dice":[2],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":0,"from":[2],"to":[5]}
194 s3 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
195 s5 {"activate":{"card":7,"dice":[1,1]}}
    all: {"kind":"activated","seat":4,"card":7,"dice":[1,1],"discards":[],"pay":{"metal":1}}
    all: {"kind":"gained","seat":4,"gain":{"goods":2}}
196 s2 {"activate":{"card":6,"dice":[3],"discards":[22]}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[3],"discards":[22],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":3,"energy":1}}
197 s3 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[13]}
    others: {"kind":"drew","seat":2,"count":1}
198 s4 {"place_hq":{"die":6,"floor":"mine"}}
    all: {"kind":"placed","seat":3,"die":6,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
199 s1 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":0,"count":1}
200 s5 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":4,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":4,"gain":{"energy":3}}
= 200 c6f73997749f3458a9b6d2584aedac06515bd22ee2ea76cbb94342242477eb05
201 s5 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":4,"die":2,"floor":"research","bonus":false}
    s5: {"kind":"drew","seat":4,"count":1,"cards":[23]}
    others: {"kind":"drew","seat":4,"count":1}
202 s4 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"energy":2}}
203 s5 "finish_work"
    all: {"kind":"finished","seat":4}
204 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
205 s4 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":3,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":3,"gain":{"energy":4}}
206 s3 {"build":{"card":13,"discard":20}}
    all: {"kind":"built","seat":2,"card":13,"discard":20,"pay":{"metal":1}}
207 s4 {"activate":{"card":28}}
    all: {"kind":"activated","seat":3,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
208 s2 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":3,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[24]}
    others: {"kind":"drew","seat":1,"count":1}
209 s4 "finish_work"
    all: {"kind":"finished","seat":3}
210 s3 "finish_work"
    all: {"kind":"finished","seat":2}
= 210 20144b0ea0728efe541d987b910099303522fcc58f33404729056d23275efaad
211 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":true}
    all: {"kind":"gained","seat":0,"gain":{"metal":2}}
212 s2 {"build":{"card":24,"discard":10}}
    all: {"kind":"built","seat":1,"card":24,"discard":10,"pay":{"metal":2}}
213 s2 {"activate":{"card":24,"discards":[3,4]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[3,4],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[13,29]}
    others: {"kind":"drew","seat":1,"count":2}
214 s2 "finish_work"
    all: {"kind":"finished","seat":1}
215 s1 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":5,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[30]}
    others: {"kind":"drew","seat":0,"count":1}
216 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":2}
217 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
218 s1 {"build":{"card":15,"discard":4}}
    all: {"kind":"built","seat":0,"card":15,"discard":4,"pay":{"metal":2,"energy":1}}
219 s1 {"activate":{"card":15,"discards":[9]}}
    all: {"kind":"activated","seat":0,"card":15,"dice":[],"discards":[9],"pay":{"metal":1}}
    all: {"kind":"gained","seat":0,"gain":{"energy":6}}
220 s1 "finish_work"
    all: {"kind":"finished","seat":0}
= 220 e467b484d76aa401c1defbe09929b0d4c2f43fc72aee0d85cd2ad679b79479ef
221 s4 {"discard_down":{"metal":4,"energy":7}}
    all: {"kind":"discarded_down","seat":3,"blueprints":[],"metal":4,"energy":7}
    all: {"kind":"round_began","round":7,"first":3}
222 s4 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":3,"slot":2,"card":4}
    all: {"kind":"blueprint_laid","slot":2,"card":12}
223 s5 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":4,"slot":4,"card":26}
    all: {"kind":"blueprint_laid","slot":4,"card":16}
224 s1 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":0,"slot":3,"card":28}
    all: {"kind":"blueprint_laid","slot":3,"card":27}
225 s2 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":1,"slot":3,"card":27}
    all: {"kind":"blueprint_laid","slot":3,"card":1}
226 s3 {"hire":{"slot":1,"discard":21}}
    all: {"kind":"hired","seat":2,"slot":1,"contractor":8,"discard":21}
    all: {"kind":"contractor_laid","slot":1,"contractor":6}
    all: {"kind":"rolled","seat":3,"dice":[2,5,6,6]}
    all: {"kind":"rolled","seat":4,"dice":[1,1,5,5]}
    all: {"kind":"rolled","seat":0,"dice":[1,2,4,6]}
    all: {"kind":"rolled","seat":1,"dice":[3,4,5,6]}
    all: {"kind":"rolled","seat":2,"dice":[2,2,2,4]}
227 s4 {"activate":{"card":31,"dice":[6,6],"discards":[4,19]}}
    all: {"kind":"activated","seat":3,"card":31,"dice":[6,6],"discards":[4,19],"pay":{}}
    all: {"kind":"gained","seat":3,"gain":{"goods":2}}
228 s5 {"activate":{"card":31,"dice":[5,5],"discards":[9,23]}}
    all: {"kind":"activated","seat":4,"card":31,"dice":[5,5],"discards":[9,23],"pay":{}}
    all: {"kind":"gained","seat":4,"gain":{"goods":2}}
229 s5 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":4,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":4,"gain":{"goods":1}}
230 s5 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":4,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":4,"gain":{"energy":1}}
= 230 33a0a97215a43837f17d632f7826f03f3820e3a9a2b4c7081a506f317ab383c1
231 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
232 s2 {"activate":{"card":6,"dice":[3],"discards":[29]}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[3],"discards":[29],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1,"energy":2}}
233 s2 {"activate":{"card":24,"discards":[13,27]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[13,27],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[14,25]}
    others: {"kind":"drew","seat":1,"count":2}
234 s1 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":0,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
235 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":4}
236 s2 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[3]}
    others: {"kind":"drew","seat":1,"count":1}
237 s2 {"build":{"card":3,"discard":25}}
    all: {"kind":"built","seat":1,"card":3,"discard":25,"pay":{"metal":2,"energy":1}}
238 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":2,"count":1}
239 s2 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
240 s2 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":6,"floor":"research","bonus":false}
    all: {"kind":"reshuffled","row":"blueprints","cards":34}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[27]}
    others: {"kind":"drew","seat":1,"count":1}
= 240 0a5b57c214a5014bac50d901bde059514732fb5ec1ce9a8d581923d330e853e3
241 s4 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":2,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[20]}
    others: {"kind":"drew","seat":3,"count":1}
242 s5 "finish_work"
    all: {"kind":"finished","seat":4}
243 s2 "finish_work"
    all: {"kind":"finished","seat":1}
244 s4 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":5,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":3,"count":1}
245 s1 {"activate":{"card":8,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[4],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":4,"to":3}
246 s3 {"activate":{"card":13,"dice":[2]}}
    all: {"kind":"activated","seat":2,"card":13,"dice":[2],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":2,"from":2,"to":3}
247 s1 {"activate":{"card":30,"dice":[6]}}
    all: {"kind":"activated","seat":0,"card":30,"dice":[6],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":0,"from":[6],"to":[6]}
248 s1 {"place_hq":{"die":6,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":6,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[25]}
    others: {"kind":"drew","seat":0,"count":1}
249 s4 {"activate":{"card":28}}
    all: {"kind":"activated","seat":3,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
250 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[9]}
    others: {"kind":"drew","seat":0,"count":1}
= 250 a1b4c394f59e293e9c6f29c48b1b6941083cdc91c97b6345941bf0ca550b5844
251 s1 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":2}}
252 s4 "finish_work"
    all: {"kind":"finished","seat":3}
253 s1 "finish_work"
    all: {"kind":"finished","seat":0}
254 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
255 s3 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[24]}
    others: {"kind":"drew","seat":2,"count":1}
256 s3 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[9]}
    others: {"kind":"drew","seat":2,"count":1}
257 s3 {"take_specialist_die":{"value":4}}
    all: {"kind":"specialist_taken","seat":2,"value":4}
258 s3 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
259 s3 {"build":{"card":24,"discard":10}}
    all: {"kind":"built","seat":2,"card":24,"discard":10,"pay":{"metal":2}}
260 s3 {"activate":{"card":24,"discards":[9,11]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[9,11],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[13,22]}
    others: {"kind":"drew","seat":2,"count":2}
= 260 2cacc44e79180bafd02750af5688f5472471fef046cf89f11af3cbc2b760202d
261 s3 "finish_work"
    all: {"kind":"finished","seat":2}
262 s4 {"discard_down":{"metal":1,"energy":0}}
    all: {"kind":"discarded_down","seat":3,"blueprints":[],"metal":1,"energy":0}
    all: {"kind":"round_began","round":8,"first":4}
263 s5 {"hire":{"slot":3,"discard":24,"opponent":0}}
    all: {"kind":"hired","seat":4,"slot":3,"contractor":7,"discard":24}
    all: {"kind":"gained","seat":4,"gain":{"metal":3}}
    all: {"kind":"gained","seat":0,"gain":{"metal":1}}
    all: {"kind":"contractor_laid","slot":3,"contractor":8}
264 s1 {"hire":{"slot":3,"discard":18}}
    all: {"kind":"hired","seat":0,"slot":3,"contractor":8,"discard":18}
    all: {"kind":"contractor_laid","slot":3,"contractor":2}
265 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":32}
    all: {"kind":"blueprint_laid","slot":1,"card":19}
266 s3 {"take_blueprint":{"slot":2}}
    all: {"kind":"took","seat":2,"slot":2,"card":12}
    all: {"kind":"blueprint_laid","slot":2,"card":13}
267 s4 {"hire":{"slot":2,"discard":22}}
    all: {"kind":"hired","seat":3,"slot":2,"contractor":5,"discard":22}
    all: {"kind":"contractor_laid","slot":2,"contractor":1}
    all: {"kind":"rolled","seat":4,"dice":[2,3,4,4]}
    all: {"kind":"rolled","seat":0,"dice":[1,3,3,3]}
    all: {"kind":"rolled","seat":1,"dice":[4,5,6,6]}
    all: {"kind":"rolled","seat":2,"dice":[2,2,2,4]}
    all: {"kind":"rolled","seat":3,"dice":[1,3,4,4,5,5]}
268 s5 {"activate":{"card":31,"dice":[4,4],"discards":[11,19]}}
    all: {"kind":"activated","seat":4,"card":31,"dice":[4,4],"discards":[11,19],"pay":{}}
    all: {"kind":"gained","seat":4,"gain":{"goods":2}}
269 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":2,"count":1}
270 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":2}}
= 270 39a1b926e3a8cddc9fcab96472e159bc429071ce79856d1d5f6cc68a649d9aca
271 s1 {"activate":{"card":1,"dice":[3,3]}}
    all: {"kind":"activated","seat":0,"card":1,"dice":[3,3],"discards":[],"pay":{"energy":5}}
    all: {"kind":"gained","seat":0,"gain":{"goods":2,"metal":1}}
272 s3 {"activate":{"card":24,"discards":[12,13]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[12,13],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[4,6]}
    others: {"kind":"drew","seat":2,"count":2}
273 s3 {"place_hq":{"die":2,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":2,"floor":"generate","bonus":true}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
274 s5 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":4,"die":2,"floor":"research","bonus":false}
    s5: {"kind":"drew","seat":4,"count":1,"cards":[29]}
    others: {"kind":"drew","seat":4,"count":1}
275 s5 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":4,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":4,"gain":{"energy":3}}
276 s4 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"energy":3}}
277 s4 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":3,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"energy":1}}
278 s3 {"activate":{"card":13,"dice":[2]}}
    all: {"kind":"activated","seat":2,"card":13,"dice":[2],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":2,"from":2,"to":3}
279 s2 {"activate":{"card":17,"dice":[6,6],"choice":1}}
    all: {"kind":"activated","seat":1,"card":17,"dice":[6,6],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1,"metal":2}}
280 s3 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[20]}
    others: {"kind":"drew","seat":2,"count":1}
= 280 c2ccd3252d197d3569f416351f61f63be84c8af97db4ac59fe0250b8b46a353e
281 s2 {"activate":{"card":6,"dice":[4],"discards":[14]}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[4],"discards":[14],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":1,"energy":2}}
282 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
283 s2 {"activate":{"card":24,"discards":[27,32]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[27,32],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[2,14]}
    others: {"kind":"drew","seat":1,"count":2}
284 s5 {"activate":{"card":15,"discards":[29]}}
    all: {"kind":"activated","seat":4,"card":15,"dice":[],"discards":[29],"pay":{"metal":1}}
    all: {"kind":"gained","seat":4,"gain":{"energy":6}}
285 s5 {"build":{"card":26,"discard":26}}
    all: {"kind":"built","seat":4,"card":26,"discard":26,"pay":{"metal":2,"energy":2}}
286 s4 {"activate":{"card":28}}
    all: {"kind":"activated","seat":3,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
287 s2 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":1,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":1,"gain":{"metal":1}}
288 s4 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":5,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":3,"count":1}
289 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
290 s3 "finish_work"
    all: {"kind":"finished","seat":2}
= 290 8c3f476d8fb43b98196fed633ee90860d97a30d853c55e0a210be0f863271962
291 s2 "finish_work"
    all: {"kind":"finished","seat":1}
292 s1 {"activate":{"card":15,"discards":[4]}}
    all: {"kind":"activated","seat":0,"card":15,"dice":[],"discards":[4],"pay":{"metal":1}}
    all: {"kind":"gained","seat":0,"gain":{"energy":6}}
293 s4 {"activate":{"card":31,"dice":[4,4],"discards":[20,22]}}
    all: {"kind":"activated","seat":3,"card":31,"dice":[4,4],"discards":[20,22],"pay":{}}
    all: {"kind":"gained","seat":3,"gain":{"goods":2}}
294 s1 {"activate":{"card":27}}
    all: {"kind":"activated","seat":0,"card":27,"dice":[],"discards":[],"pay":{"metal":1}}
    all: {"kind":"extra_die","seat":0,"value":1}
295 s4 {"place_hq":{"die":5,"floor":"mine"}}
    all: {"kind":"placed","seat":3,"die":5,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
296 s5 "finish_work"
    all: {"kind":"finished","seat":4}
297 s4 "finish_work"
    all: {"kind":"finished","seat":3}
298 s1 {"place_hq":{"die":1,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[17]}
    others: {"kind":"drew","seat":0,"count":1}
299 s1 {"take_specialist_die":{"value":4}}
    all: {"kind":"specialist_taken","seat":0,"value":4}
300 s1 {"activate":{"card":30,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":30,"dice":[4],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":0,"from":[4],"to":[4]}
= 300 33aa97ae0f3aad4c3992e67d1b2c6e72b50eb3a862ff0986c4ea9e28c3945cab
301 s1 {"activate":{"card":8,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[4],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":4,"to":3}
302 s1 {"place_hq":{"die":3,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[10]}
    others: {"kind":"drew","seat":0,"count":1}
303 s1 "finish_work"
    all: {"kind":"finished","seat":0}
304 s5 {"discard_down":{"metal":0,"energy":5}}
    all: {"kind":"discarded_down","seat":4,"blueprints":[],"metal":0,"energy":5}
305 s2 {"discard_down":{"metal":1,"energy":0}}
    all: {"kind":"discarded_down","seat":1,"blueprints":[],"metal":1,"energy":0}
306 s4 {"discard_down":{"metal":3,"energy":0}}
    all: {"kind":"discarded_down","seat":3,"blueprints":[],"metal":3,"energy":0}
    all: {"kind":"end_triggered","last_round":9}
    all: {"kind":"round_began","round":9,"first":0}
307 s1 {"hire":{"slot":1,"discard":28}}
    all: {"kind":"hired","seat":0,"slot":1,"contractor":6,"discard":28}
    all: {"kind":"revealed","seat":0,"card":23}
    all: {"kind":"gained","seat":0,"gain":{"metal":3}}
    all: {"kind":"contractor_laid","slot":1,"contractor":3}
308 s2 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":1,"slot":1,"card":19}
    all: {"kind":"blueprint_laid","slot":1,"card":16}
309 s3 {"take_blueprint":{"slot":3}}
    all: {"kind":"took","seat":2,"slot":3,"card":1}
    all: {"kind":"blueprint_laid","slot":3,"card":2}
310 s4 {"take_blueprint":{"slot":1}}
    all: {"kind":"took","seat":3,"slot":1,"card":16}
    all: {"kind":"blueprint_laid","slot":1,"card":9}
= 310 7e50c98b209ebec9c28e92313563e1546944ac2ca92f59870109037726280292
311 s5 {"take_blueprint":{"slot":4}}
    all: {"kind":"took","seat":4,"slot":4,"card":16}
    all: {"kind":"blueprint_laid","slot":4,"card":8}
    all: {"kind":"rolled","seat":0,"dice":[1,1,2,3]}
    all: {"kind":"rolled","seat":1,"dice":[2,3,5,5]}
    all: {"kind":"rolled","seat":2,"dice":[3,4,4,5]}
    all: {"kind":"rolled","seat":3,"dice":[4,4,5,5]}
    all: {"kind":"rolled","seat":4,"dice":[1,2,4,5]}
312 s3 {"activate":{"card":24,"discards":[6,20]}}
    all: {"kind":"activated","seat":2,"card":24,"dice":[],"discards":[6,20],"pay":{"energy":2}}
    all: {"kind":"gained","seat":2,"gain":{"goods":1}}
    s3: {"kind":"drew","seat":2,"count":2,"cards":[4,19]}
    others: {"kind":"drew","seat":2,"count":2}
313 s5 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":4,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":4,"gain":{"goods":1}}
314 s2 {"activate":{"card":17,"dice":[5,5],"choice":3}}
    all: {"kind":"activated","seat":1,"card":17,"dice":[5,5],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[23,27]}
    others: {"kind":"drew","seat":1,"count":2}
315 s2 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":1,"die":2,"floor":"research","bonus":false}
    s2: {"kind":"drew","seat":1,"count":1,"cards":[21]}
    others: {"kind":"drew","seat":1,"count":1}
316 s5 {"activate":{"card":26,"copy":4,"dice":[2]}}
    all: {"kind":"activated","seat":4,"card":26,"copied":8,"dice":[2],"discards":[],"pay":{"energy":2}}
    all: {"kind":"trained","seat":4,"from":2,"to":5}
317 s3 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":5,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[3]}
    others: {"kind":"drew","seat":2,"count":1}
318 s5 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":4,"die":5,"floor":"research","bonus":false}
    s5: {"kind":"drew","seat":4,"count":1,"cards":[4]}
    others: {"kind":"drew","seat":4,"count":1}
319 s1 {"activate":{"card":5,"dice":[1]}}
    all: {"kind":"activated","seat":0,"card":5,"dice":[1],"discards":[],"pay":{"energy":1}}
    all: {"kind":"gained","seat":0,"gain":{"goods":1}}
320 s5 {"place_hq":{"die":5,"floor":"research"}}
    all: {"kind":"placed","seat":4,"die":5,"floor":"research","bonus":true}
    all: {"kind":"reshuffled","row":"blueprints","cards":22}
    s5: {"kind":"drew","seat":4,"count":2,"cards":[20,29]}
    others: {"kind":"drew","seat":4,"count":2}
= 320 49479bf74bc13e8ca600eb1d99fb424c9b78a648bc4184cd97e230f0a908a44d
321 s4 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":4,"floor":"research","bonus":false}
    s4: {"kind":"drew","seat":3,"count":1,"cards":[22]}
    others: {"kind":"drew","seat":3,"count":1}
322 s3 {"place_hq":{"die":4,"floor":"mine"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"mine","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"metal":1}}
323 s3 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":2,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":2,"gain":{"energy":3}}
324 s5 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":4,"die":4,"floor":"research","bonus":false}
    s5: {"kind":"drew","seat":4,"count":1,"cards":[11]}
    others: {"kind":"drew","seat":4,"count":1}
325 s1 {"build":{"card":17,"discard":25}}
    all: {"kind":"built","seat":0,"card":17,"discard":25,"pay":{"metal":2,"energy":3}}
326 s5 "finish_work"
    all: {"kind":"finished","seat":4}
327 s3 {"activate":{"card":25,"discards":[1,3,4]}}
    all: {"kind":"activated","seat":2,"card":25,"dice":[],"discards":[1,3,4],"pay":{"energy":3}}
    all: {"kind":"gained","seat":2,"gain":{"metal":3}}
328 s3 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":2,"die":4,"floor":"research","bonus":false}
    s3: {"kind":"drew","seat":2,"count":1,"cards":[12]}
    others: {"kind":"drew","seat":2,"count":1}
329 s2 {"activate":{"card":6,"dice":[3],"discards":[21]}}
    all: {"kind":"activated","seat":1,"card":6,"dice":[3],"discards":[21],"pay":{}}
    all: {"kind":"gained","seat":1,"gain":{"metal":2,"energy":2}}
330 s1 {"activate":{"card":30,"dice":[3]}}
    all: {"kind":"activated","seat":0,"card":30,"dice":[3],"discards":[],"pay":{"energy":1}}
    all: {"kind":"rerolled","seat":0,"from":[3],"to":[4]}
= 330 b47d029c4fcf0968cadc636d6c53193b9df9d379cb3aa9dead531cbdb2af966e
331 s3 {"build":{"card":12,"discard":22}}
    all: {"kind":"built","seat":2,"card":12,"discard":22,"pay":{"metal":4}}
332 s3 "finish_work"
    all: {"kind":"finished","seat":2}
333 s2 {"activate":{"card":24,"discards":[2,23]}}
    all: {"kind":"activated","seat":1,"card":24,"dice":[],"discards":[2,23],"pay":{"energy":2}}
    all: {"kind":"gained","seat":1,"gain":{"goods":1}}
    s2: {"kind":"drew","seat":1,"count":2,"cards":[4,29]}
    others: {"kind":"drew","seat":1,"count":2}
334 s2 "finish_work"
    all: {"kind":"finished","seat":1}
335 s4 {"activate":{"card":31,"dice":[5,5],"discards":[16,22]}}
    all: {"kind":"activated","seat":3,"card":31,"dice":[5,5],"discards":[16,22],"pay":{}}
    all: {"kind":"gained","seat":3,"gain":{"goods":2}}
336 s1 {"place_hq":{"die":2,"floor":"research"}}
    all: {"kind":"placed","seat":0,"die":2,"floor":"research","bonus":false}
    s1: {"kind":"drew","seat":0,"count":1,"cards":[11]}
    others: {"kind":"drew","seat":0,"count":1}
337 s1 {"activate":{"card":15,"discards":[10]}}
    all: {"kind":"activated","seat":0,"card":15,"dice":[],"discards":[10],"pay":{"metal":1}}
    all: {"kind":"gained","seat":0,"gain":{"energy":6}}
338 s4 {"place_hq":{"die":4,"floor":"research"}}
    all: {"kind":"placed","seat":3,"die":4,"floor":"research","bonus":true}
    s4: {"kind":"drew","seat":3,"count":2,"cards":[13,27]}
    others: {"kind":"drew","seat":3,"count":2}
339 s4 {"activate":{"card":28}}
    all: {"kind":"activated","seat":3,"card":28,"dice":[],"discards":[],"pay":{}}
    all: {"kind":"gained","seat":3,"gain":{"metal":1}}
340 s4 "finish_work"
    all: {"kind":"finished","seat":3}
= 340 0f279b8eda112935b0d12d77abf2f785dca2227bd8b01da80cc23f1008f582bf
341 s1 {"activate":{"card":8,"dice":[4]}}
    all: {"kind":"activated","seat":0,"card":8,"dice":[4],"discards":[],"pay":{"energy":1}}
    all: {"kind":"trained","seat":0,"from":4,"to":3}
342 s1 {"place_hq":{"die":1,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":1,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":1}}
343 s1 {"place_hq":{"die":3,"floor":"generate"}}
    all: {"kind":"placed","seat":0,"die":3,"floor":"generate","bonus":false}
    all: {"kind":"gained","seat":0,"gain":{"energy":3}}
344 s1 "finish_work"
    all: {"kind":"finished","seat":0}
345 s2 {"discard_down":{"metal":2,"energy":0}}
    all: {"kind":"discarded_down","seat":1,"blueprints":[],"metal":2,"energy":0}
346 s4 {"discard_down":{"metal":0,"energy":1}}
    all: {"kind":"discarded_down","seat":3,"blueprints":[],"metal":0,"energy":1}
    all: {"kind":"prestige_scored","seat":0,"card":1,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":5,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":8,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":15,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":17,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":0,"card":27,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":30,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":0,"card":32,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":0,"vp":9}
    all: {"kind":"prestige_scored","seat":1,"card":3,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":6,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":17,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":18,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":1,"card":24,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":1,"vp":10}
    all: {"kind":"prestige_scored","seat":2,"card":7,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":12,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":13,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":2,"card":21,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":24,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":2,"card":25,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":2,"vp":9}
    all: {"kind":"prestige_scored","seat":3,"card":28,"copies":1,"vp":0}
    all: {"kind":"prestige_scored","seat":3,"card":31,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":3,"vp":14}
    all: {"kind":"prestige_scored","seat":4,"card":5,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":4,"card":7,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":4,"card":15,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":4,"card":26,"copies":1,"vp":1}
    all: {"kind":"prestige_scored","seat":4,"card":31,"copies":1,"vp":1}
    all: {"kind":"goods_scored","seat":4,"vp":12}
    all: {"kind":"ended","seat":0,"vp":14,"rank":4}
    all: {"kind":"ended","seat":1,"vp":15,"rank":2}
    all: {"kind":"ended","seat":2,"vp":14,"rank":5}
    all: {"kind":"ended","seat":3,"vp":15,"rank":3}
    all: {"kind":"ended","seat":4,"vp":17,"rank":1}
= 346 9aefe3989d3f5cdd689aebd5140da6e44a97584e0e4c58879c36cf2bb111ae84
s1 rank 4 score 14
s2 rank 2 score 15
s3 rank 5 score 14
s4 rank 3 score 15
s5 rank 1 score 17
