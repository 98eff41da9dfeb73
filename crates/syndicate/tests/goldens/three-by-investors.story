syndicate revision 1, 3 seats, options {}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"board_dealt","seat":0,"left":0,"right":0}
    all: {"kind":"board_dealt","seat":1,"left":1,"right":3}
    all: {"kind":"board_dealt","seat":2,"left":2,"right":2}
    all: {"kind":"order_drawn","order":[2,0,1]}
    all: {"kind":"round_began","round":1,"order":[2,0,1]}
    all: {"kind":"card_laid","slot":1,"card":55}
    all: {"kind":"card_laid","slot":2,"card":14}
    all: {"kind":"card_laid","slot":3,"card":51}
    all: {"kind":"card_laid","slot":4,"card":47}
    all: {"kind":"investor_laid","position":1,"investor":"information"}
    all: {"kind":"investor_laid","position":2,"investor":"industry"}
    all: {"kind":"investor_laid","position":3,"investor":"service"}
    all: {"kind":"investor_laid","position":4,"investor":"defence"}
    all: {"kind":"investor_laid","position":5,"investor":"transport"}
    all: {"kind":"dice_rolled","seat":0,"dice":[2,6,2,3,2]}
    all: {"kind":"dice_rolled","seat":1,"dice":[1,4,6,6,4]}
    all: {"kind":"dice_rolled","seat":2,"dice":[1,2,6,2,3]}
1 s3 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":0,"card":47}
    all: {"kind":"card_laid","slot":4,"card":10}
2 s3 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":2,"place":1,"card":47}
3 s3 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":1,"covered":[false,false],"before":[1,2],"after":[1,3]}
4 s1 {"place_agent":{"slot":2,"sent":2}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":2,"card":14}
    all: {"kind":"card_laid","slot":2,"card":36}
5 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":14}
6 s1 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[true,false],"before":[6,2],"after":[6,2]}
7 s2 {"place_agent":{"slot":2,"sent":4}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":4,"card":36}
    all: {"kind":"card_laid","slot":2,"card":41}
8 s2 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":36}
9 s2 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[true,false],"before":[6,6],"after":[6,6]}
10 s3 {"place_agent":{"slot":1,"sent":2}}
    all: {"kind":"agent_placed","seat":2,"slot":1,"sent":2,"card":55}
    all: {"kind":"card_laid","slot":1,"card":42}
= 10 ebf6027ea9bc39357bd421e4add8d55486dc1b8a6262543a8addd1ed95b59949
11 s3 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":2,"place":2,"card":55}
12 s3 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":2,"place":2,"covered":[false,true],"before":[3,6],"after":[3,6]}
13 s1 {"place_agent":{"slot":3,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":1,"card":51}
    all: {"kind":"card_laid","slot":3,"card":8}
14 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":51}
15 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[2,3],"after":[3,2]}
16 s2 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":0,"card":42}
    all: {"kind":"card_laid","slot":1,"card":20}
17 s2 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":42}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[1,4],"after":[1,3]}
18 s3 {"place_agent":{"slot":1,"sent":2}}
    all: {"kind":"agent_placed","seat":2,"slot":1,"sent":2,"card":20}
    all: {"kind":"card_laid","slot":1,"card":54}
19 s3 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":2,"place":3,"card":20}
    all: {"kind":"calibrated","seat":2,"place":3,"covered":[false,false],"before":[6,2],"after":[6,1]}
20 s1 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":0,"card":54}
    all: {"kind":"card_laid","slot":1,"card":19}
= 20 a1cee0bc47e8e4c886eeeb07b16bba9e82ad6cc4267147c7a908ef15329f0249
21 s1 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":54}
22 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[2,6],"after":[3,6]}
23 s2 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":0,"card":10}
    all: {"kind":"card_laid","slot":4,"card":16}
24 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":10}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[6,4],"after":[6,3]}
25 s3 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":3,"sent":0,"card":8}
    all: {"kind":"card_laid","slot":3,"card":12}
    all: {"kind":"plugged_in","seat":2,"place":4,"card":8}
    all: {"kind":"calibrated","seat":2,"place":4,"covered":[false,false],"before":[1,3],"after":[6,3]}
26 s1 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":0,"card":41}
    all: {"kind":"card_laid","slot":2,"card":21}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":41}
27 s1 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,true],"before":[2,2],"after":[3,2]}
28 s2 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":0,"card":12}
    all: {"kind":"card_laid","slot":3,"card":39}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":12}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[3,6],"after":[2,6]}
    all: {"kind":"passed","seat":2,"forced":true}
    all: {"kind":"passed","seat":0,"forced":true}
    all: {"kind":"passed","seat":1,"forced":true}
    all: {"kind":"round_ended","round":1}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":54,"dice":[3,6],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":14,"dice":[6,3],"vp":2}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":51,"dice":[3,3],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":41,"dice":[3,2],"vp":4}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":42,"dice":[1,2],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":12,"dice":[2,6],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":36,"dice":[6,6],"vp":4}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":10,"dice":[6,3],"vp":2}
    all: {"kind":"robot_scored","seat":2,"place":1,"card":47,"dice":[1,3],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":2,"card":55,"dice":[3,6],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":3,"card":20,"dice":[6,6],"vp":4}
    all: {"kind":"robot_scored","seat":2,"place":4,"card":8,"dice":[6,3],"vp":0}
    all: {"kind":"investor_won","seat":2,"position":1,"investor":"information"}
    all: {"kind":"runner_up","seat":0,"position":1,"investor":"information"}
    all: {"kind":"investor_won","seat":2,"position":2,"investor":"industry"}
    all: {"kind":"runner_up","seat":1,"position":2,"investor":"industry"}
    all: {"kind":"investor_won","seat":0,"position":3,"investor":"service"}
    all: {"kind":"runner_up","seat":1,"position":3,"investor":"service"}
    all: {"kind":"investor_won","seat":2,"position":4,"investor":"defence"}
    all: {"kind":"runner_up","seat":1,"position":4,"investor":"defence"}
    all: {"kind":"investor_won","seat":2,"position":5,"investor":"transport"}
    all: {"kind":"runner_up","seat":1,"position":5,"investor":"transport"}
    all: {"kind":"round_began","round":2,"order":[1,0,2]}
    all: {"kind":"card_laid","slot":1,"card":40}
    all: {"kind":"card_laid","slot":2,"card":18}
    all: {"kind":"card_laid","slot":3,"card":49}
    all: {"kind":"card_laid","slot":4,"card":32}
    all: {"kind":"investor_laid","position":1,"investor":"defence"}
    all: {"kind":"investor_laid","position":2,"investor":"information"}
    all: {"kind":"investor_laid","position":3,"investor":"transport"}
    all: {"kind":"investor_laid","position":4,"investor":"industry"}
    all: {"kind":"investor_laid","position":5,"investor":"service"}
    all: {"kind":"dice_rolled","seat":0,"dice":[4,2,3,4,2]}
    all: {"kind":"dice_rolled","seat":1,"dice":[6,2,4,1,4]}
    all: {"kind":"dice_rolled","seat":2,"dice":[3,5,2,6,6]}
29 s2 {"place_agent":{"slot":3,"sent":4}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":4,"card":49}
    all: {"kind":"card_laid","slot":3,"card":52}
30 s2 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":49}
= 30 7bf95fbcdad330907d68da33c69472a3d8cf24b940958d600212cdb2fef8e9f8
31 s2 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,true],"before":[6,2],"after":[5,2]}
32 s1 {"place_agent":{"slot":4,"sent":5}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":5,"card":32}
    all: {"kind":"card_laid","slot":4,"card":57}
33 s1 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":32}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[4,2],"after":[4,3]}
34 s3 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":0,"card":57}
    all: {"kind":"card_laid","slot":4,"card":27}
35 s3 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":2,"place":3,"card":57}
36 s3 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":2,"place":3,"covered":[false,true],"before":[2,6],"after":[2,6]}
37 s2 "pass"
    all: {"kind":"passed","seat":1,"forced":false}
    all: {"kind":"factory_cleared","seat":1}
    all: {"kind":"card_laid","slot":1,"card":7}
    all: {"kind":"card_laid","slot":2,"card":31}
    all: {"kind":"card_laid","slot":3,"card":15}
    all: {"kind":"card_laid","slot":4,"card":24}
38 s1 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":0,"card":24}
    all: {"kind":"card_laid","slot":4,"card":17}
39 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":24}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,false],"before":[4,2],"after":[5,2]}
40 s3 {"place_agent":{"slot":3,"sent":4}}
    all: {"kind":"agent_placed","seat":2,"slot":3,"sent":4,"card":15}
    all: {"kind":"card_laid","slot":3,"card":48}
= 40 6f8cd83e593b65b01a1cbfba8f3652d441e699f5199a97b8aa490638f7354f38
41 s3 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":2,"place":1,"card":15}
    all: {"kind":"calibrated","seat":2,"place":1,"covered":[false,false],"before":[3,5],"after":[2,4]}
42 s2 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":0,"card":48}
    all: {"kind":"card_laid","slot":3,"card":43}
43 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":48}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[2,4],"after":[2,5]}
44 s1 "pass"
    all: {"kind":"passed","seat":0,"forced":false}
    all: {"kind":"factory_cleared","seat":0}
    all: {"kind":"card_laid","slot":1,"card":30}
    all: {"kind":"card_laid","slot":2,"card":59}
    all: {"kind":"card_laid","slot":3,"card":56}
    all: {"kind":"card_laid","slot":4,"card":28}
45 s3 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":3,"sent":0,"card":56}
    all: {"kind":"card_laid","slot":3,"card":4}
46 s3 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":2,"place":2,"card":56}
    all: {"kind":"calibrated","seat":2,"place":2,"covered":[false,false],"before":[4,2],"after":[3,2]}
47 s2 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":0,"card":59}
    all: {"kind":"card_laid","slot":2,"card":11}
48 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":59}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[1,4],"after":[6,3]}
49 s1 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":0,"card":30}
    all: {"kind":"card_laid","slot":1,"card":37}
50 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":30}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[3,5],"after":[4,5]}
= 50 305eac8f4b3b74c0b075fb9dd211223e2d3e98fbd0100995b074e775b4079563
51 s3 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":3,"sent":0,"card":4}
    all: {"kind":"card_laid","slot":3,"card":50}
    all: {"kind":"plugged_in","seat":2,"place":4,"card":4}
    all: {"kind":"calibrated","seat":2,"place":4,"covered":[false,false],"before":[6,6],"after":[1,6]}
52 s2 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":0,"card":11}
    all: {"kind":"card_laid","slot":2,"card":23}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":11}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[5,6],"after":[6,1]}
53 s1 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":0,"card":50}
    all: {"kind":"card_laid","slot":3,"card":13}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":50}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,false],"before":[3,4],"after":[2,4]}
    all: {"kind":"passed","seat":2,"forced":true}
    all: {"kind":"round_ended","round":2}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":32,"dice":[4,2],"vp":3}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":50,"dice":[2,4],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":30,"dice":[4,5],"vp":3}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":24,"dice":[5,2],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":49,"dice":[5,2],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":48,"dice":[2,6],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":11,"dice":[6,1],"vp":2}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":59,"dice":[1,3],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":1,"card":15,"dice":[2,3],"vp":3}
    all: {"kind":"robot_scored","seat":2,"place":2,"card":56,"dice":[3,2],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":3,"card":57,"dice":[2,1],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":4,"card":4,"dice":[1,6],"vp":0}
    all: {"kind":"investor_won","seat":0,"position":1,"investor":"defence"}
    all: {"kind":"investor_won","seat":1,"position":2,"investor":"information"}
    all: {"kind":"runner_up","seat":0,"position":2,"investor":"information"}
    all: {"kind":"investor_won","seat":1,"position":3,"investor":"transport"}
    all: {"kind":"runner_up","seat":2,"position":3,"investor":"transport"}
    all: {"kind":"investor_won","seat":2,"position":4,"investor":"industry"}
    all: {"kind":"runner_up","seat":0,"position":4,"investor":"industry"}
    all: {"kind":"investor_won","seat":0,"position":5,"investor":"service"}
    all: {"kind":"runner_up","seat":2,"position":5,"investor":"service"}
    all: {"kind":"round_began","round":3,"order":[2,0,1]}
    all: {"kind":"card_laid","slot":1,"card":33}
    all: {"kind":"card_laid","slot":2,"card":3}
    all: {"kind":"card_laid","slot":3,"card":25}
    all: {"kind":"card_laid","slot":4,"card":53}
    all: {"kind":"investor_laid","position":1,"investor":"transport"}
    all: {"kind":"investor_laid","position":2,"investor":"industry"}
    all: {"kind":"investor_laid","position":3,"investor":"service"}
    all: {"kind":"investor_laid","position":4,"investor":"information"}
    all: {"kind":"investor_laid","position":5,"investor":"defence"}
    all: {"kind":"dice_rolled","seat":0,"dice":[4,2,3,2,2]}
    all: {"kind":"dice_rolled","seat":1,"dice":[4,6,4,5,5]}
    all: {"kind":"dice_rolled","seat":2,"dice":[4,2,4,4,5]}
54 s3 {"place_agent":{"slot":4,"sent":2}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":2,"card":53}
    all: {"kind":"card_laid","slot":4,"card":0}
55 s3 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":2,"place":3,"card":53}
56 s3 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":3,"covered":[false,false],"before":[4,4],"after":[5,5]}
57 s1 {"place_agent":{"slot":2,"sent":2}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":2,"card":3}
    all: {"kind":"card_laid","slot":2,"card":9}
58 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":3}
59 s1 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,true],"before":[2,3],"after":[2,3]}
60 s2 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":0,"card":0}
    all: {"kind":"card_laid","slot":4,"card":6}
= 60 75877c486805472ef0723808a969e99e886088e00fc911a8c2977993f2216289
61 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":0}
62 s2 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[true,false],"before":[5,5],"after":[5,5]}
63 s3 {"place_agent":{"slot":4,"sent":1}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":1,"card":6}
    all: {"kind":"card_laid","slot":4,"card":45}
64 s3 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":2,"place":4,"card":6}
65 s3 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":4,"covered":[false,false],"before":[5,5],"after":[5,6]}
66 s1 {"place_agent":{"slot":4,"sent":2}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":2,"card":45}
    all: {"kind":"card_laid","slot":4,"card":38}
67 s1 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":45}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[4,2],"after":[4,1]}
68 s2 {"place_agent":{"slot":1,"sent":4}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":4,"card":33}
    all: {"kind":"card_laid","slot":1,"card":35}
69 s2 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":33}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[4,5],"after":[3,4]}
70 s3 {"place_agent":{"slot":3,"sent":2}}
    all: {"kind":"agent_placed","seat":2,"slot":3,"sent":2,"card":25}
    all: {"kind":"card_laid","slot":3,"card":1}
= 70 d8130b5675d45dbc661bd84256e7cf863522a2686c3b084d0ed79a6bc4bacf2f
71 s3 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":2,"place":1,"card":25}
    all: {"kind":"calibrated","seat":2,"place":1,"covered":[false,false],"before":[4,2],"after":[4,1]}
72 s1 "pass"
    all: {"kind":"passed","seat":0,"forced":false}
    all: {"kind":"factory_cleared","seat":0}
    all: {"kind":"card_laid","slot":1,"card":46}
    all: {"kind":"card_laid","slot":2,"card":58}
    all: {"kind":"card_laid","slot":3,"card":26}
    all: {"kind":"card_laid","slot":4,"card":44}
73 s2 "pass"
    all: {"kind":"passed","seat":1,"forced":false}
    all: {"kind":"factory_cleared","seat":1}
    all: {"kind":"card_laid","slot":1,"card":22}
    all: {"kind":"card_laid","slot":2,"card":29}
    all: {"kind":"card_laid","slot":3,"card":2}
    all: {"kind":"card_laid","slot":4,"card":34}
74 s3 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":0,"card":34}
    all: {"kind":"card_laid","slot":4,"card":5}
    all: {"kind":"plugged_in","seat":2,"place":2,"card":34}
    all: {"kind":"calibrated","seat":2,"place":2,"covered":[false,false],"before":[1,5],"after":[6,5]}
75 s1 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":0,"card":5}
    all: {"kind":"discards_shuffled","cards":24}
    all: {"kind":"card_laid","slot":4,"card":35}
76 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":5}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,false],"before":[2,2],"after":[1,1]}
77 s2 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":0,"card":29}
    all: {"kind":"card_laid","slot":2,"card":1}
78 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":29}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[6,3],"after":[5,4]}
    all: {"kind":"passed","seat":2,"forced":true}
79 s1 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":0,"card":2}
    all: {"kind":"card_laid","slot":3,"card":46}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":2}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[3,1],"after":[2,1]}
80 s2 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":0,"card":35}
    all: {"kind":"card_laid","slot":4,"card":18}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":35}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[4,5],"after":[4,4]}
    all: {"kind":"round_ended","round":3}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":45,"dice":[4,1],"vp":4}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":3,"dice":[1,2],"vp":2}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":2,"dice":[2,1],"vp":2}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":5,"dice":[1,1],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":35,"dice":[4,4],"vp":5}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":29,"dice":[4,4],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":33,"dice":[4,4],"vp":3}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":0,"dice":[4,5],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":1,"card":25,"dice":[4,6],"vp":4}
    all: {"kind":"robot_scored","seat":2,"place":2,"card":34,"dice":[6,5],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":3,"card":53,"dice":[5,5],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":4,"card":6,"dice":[5,6],"vp":0}
    all: {"kind":"investor_won","seat":1,"position":1,"investor":"transport"}
    all: {"kind":"investor_won","seat":1,"position":2,"investor":"industry"}
    all: {"kind":"runner_up","seat":0,"position":2,"investor":"industry"}
    all: {"kind":"investor_won","seat":0,"position":3,"investor":"service"}
    all: {"kind":"runner_up","seat":2,"position":3,"investor":"service"}
    all: {"kind":"investor_won","seat":2,"position":4,"investor":"information"}
    all: {"kind":"runner_up","seat":0,"position":4,"investor":"information"}
    all: {"kind":"investor_won","seat":2,"position":5,"investor":"defence"}
    all: {"kind":"runner_up","seat":0,"position":5,"investor":"defence"}
    all: {"kind":"investors_paid","seat":0,"investor":"information","investors":1,"robots":3,"vp":3}
    all: {"kind":"investors_paid","seat":0,"investor":"service","investors":3,"robots":1,"vp":3}
    all: {"kind":"investors_paid","seat":0,"investor":"defence","investors":1,"robots":2,"vp":2}
    all: {"kind":"investors_paid","seat":1,"investor":"information","investors":1,"robots":3,"vp":3}
    all: {"kind":"investors_paid","seat":1,"investor":"transport","investors":2,"robots":3,"vp":6}
    all: {"kind":"investors_paid","seat":1,"investor":"defence","investors":1,"robots":2,"vp":2}
    all: {"kind":"investors_paid","seat":1,"investor":"industry","investors":1,"robots":3,"vp":3}
    all: {"kind":"investors_paid","seat":2,"investor":"information","investors":2,"robots":3,"vp":6}
    all: {"kind":"investors_paid","seat":2,"investor":"transport","investors":2,"robots":2,"vp":4}
    all: {"kind":"investors_paid","seat":2,"investor":"defence","investors":2,"robots":1,"vp":2}
    all: {"kind":"investors_paid","seat":2,"investor":"industry","investors":2,"robots":4,"vp":8}
    all: {"kind":"finished","seat":0,"vp":34,"rank":2}
    all: {"kind":"finished","seat":1,"vp":34,"rank":2}
    all: {"kind":"finished","seat":2,"vp":34,"rank":1}
= 80 3320fcfba66f6a2831d75035233918fba47c1c1322d6fdb984da38968daee621
= 80 3320fcfba66f6a2831d75035233918fba47c1c1322d6fdb984da38968daee621
s1 rank 2 score 34
s2 rank 2 score 34
s3 rank 1 score 34
