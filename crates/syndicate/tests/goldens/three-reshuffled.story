syndicate revision 1, 3 seats, options {}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"board_dealt","seat":0,"left":0,"right":2}
    all: {"kind":"board_dealt","seat":1,"left":1,"right":0}
    all: {"kind":"board_dealt","seat":2,"left":2,"right":3}
    all: {"kind":"order_drawn","order":[2,0,1]}
    all: {"kind":"round_began","round":1,"order":[2,0,1]}
    all: {"kind":"card_laid","slot":1,"card":12}
    all: {"kind":"card_laid","slot":2,"card":38}
    all: {"kind":"card_laid","slot":3,"card":27}
    all: {"kind":"card_laid","slot":4,"card":59}
    all: {"kind":"investor_laid","position":1,"investor":"transport"}
    all: {"kind":"investor_laid","position":2,"investor":"industry"}
    all: {"kind":"investor_laid","position":3,"investor":"information"}
    all: {"kind":"investor_laid","position":4,"investor":"defence"}
    all: {"kind":"investor_laid","position":5,"investor":"service"}
    all: {"kind":"dice_rolled","seat":0,"dice":[5,5,2,5,5]}
    all: {"kind":"dice_rolled","seat":1,"dice":[5,6,5,6,1]}
    all: {"kind":"dice_rolled","seat":2,"dice":[2,4,2,3,1]}
1 s3 "pass"
    all: {"kind":"passed","seat":2,"forced":false}
    all: {"kind":"factory_cleared","seat":2}
    all: {"kind":"card_laid","slot":1,"card":36}
    all: {"kind":"card_laid","slot":2,"card":18}
    all: {"kind":"card_laid","slot":3,"card":45}
    all: {"kind":"card_laid","slot":4,"card":56}
2 s1 "pass"
    all: {"kind":"passed","seat":0,"forced":false}
    all: {"kind":"factory_cleared","seat":0}
    all: {"kind":"card_laid","slot":1,"card":4}
    all: {"kind":"card_laid","slot":2,"card":8}
    all: {"kind":"card_laid","slot":3,"card":40}
    all: {"kind":"card_laid","slot":4,"card":44}
3 s2 "pass"
    all: {"kind":"passed","seat":1,"forced":false}
    all: {"kind":"factory_cleared","seat":1}
    all: {"kind":"card_laid","slot":1,"card":39}
    all: {"kind":"card_laid","slot":2,"card":10}
    all: {"kind":"card_laid","slot":3,"card":41}
    all: {"kind":"card_laid","slot":4,"card":46}
4 s3 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":2,"sent":0,"card":10}
    all: {"kind":"card_laid","slot":2,"card":5}
5 s3 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":2,"place":4,"card":10}
6 s3 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":2,"place":4,"covered":[false,true],"before":[3,1],"after":[3,1]}
7 s1 {"place_agent":{"slot":4,"sent":3}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":3,"card":46}
    all: {"kind":"card_laid","slot":4,"card":15}
8 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":46}
9 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[2,5],"after":[1,5]}
10 s2 {"place_agent":{"slot":3,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":1,"card":41}
    all: {"kind":"card_laid","slot":3,"card":3}
= 10 9ce831abd1a62f567207d30de73c4c43df1d123c14934a80b5235f475902f107
11 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":41}
12 s2 {"calibrate":{"cover_left":true,"cover_right":true}}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[true,true],"before":[6,5],"after":[6,5]}
13 s3 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":1,"sent":0,"card":39}
    all: {"kind":"card_laid","slot":1,"card":20}
14 s3 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":2,"place":2,"card":39}
15 s3 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":2,"place":2,"covered":[false,true],"before":[4,2],"after":[3,2]}
16 s1 {"place_agent":{"slot":4,"sent":2}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":2,"card":15}
    all: {"kind":"card_laid","slot":4,"card":52}
17 s1 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":15}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[5,5],"after":[4,4]}
18 s2 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":0,"card":52}
    all: {"kind":"card_laid","slot":4,"card":13}
19 s2 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":52}
20 s2 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,true],"before":[5,6],"after":[5,6]}
= 20 e596b988f9d0c4baabb961f4c6d0669ec2edd444d9644b74b8d7099c1c79ff67
21 s3 {"place_agent":{"slot":3,"sent":1}}
    all: {"kind":"agent_placed","seat":2,"slot":3,"sent":1,"card":3}
    all: {"kind":"card_laid","slot":3,"card":58}
22 s3 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":2,"place":3,"card":3}
23 s3 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":2,"place":3,"covered":[false,true],"before":[2,3],"after":[2,3]}
24 s1 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":0,"card":20}
    all: {"kind":"card_laid","slot":1,"card":37}
25 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":20}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,false],"before":[5,5],"after":[5,4]}
26 s2 {"place_agent":{"slot":4,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":1,"card":13}
    all: {"kind":"card_laid","slot":4,"card":16}
27 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":13}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[6,1],"after":[6,2]}
28 s3 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":3,"sent":0,"card":58}
    all: {"kind":"card_laid","slot":3,"card":48}
    all: {"kind":"plugged_in","seat":2,"place":1,"card":58}
29 s3 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":1,"covered":[true,false],"before":[2,3],"after":[2,3]}
30 s1 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":0,"card":48}
    all: {"kind":"card_laid","slot":3,"card":47}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":48}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,false],"before":[4,1],"after":[4,2]}
= 30 62ba7c58ea2eaaee2e65fe304156beb5b9f66b8c8bb62a324d129f2945771f79
31 s2 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":0,"card":37}
    all: {"kind":"card_laid","slot":1,"card":28}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":37}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[5,6],"after":[4,5]}
    all: {"kind":"round_ended","round":1}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":15,"dice":[4,4],"vp":1}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":48,"dice":[4,2],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":46,"dice":[2,5],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":20,"dice":[5,4],"vp":3}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":37,"dice":[4,5],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":41,"dice":[5,5],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":52,"dice":[5,6],"vp":2}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":13,"dice":[6,2],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":1,"card":58,"dice":[2,3],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":2,"card":39,"dice":[3,2],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":3,"card":3,"dice":[2,3],"vp":2}
    all: {"kind":"robot_scored","seat":2,"place":4,"card":10,"dice":[3,1],"vp":0}
    all: {"kind":"investor_won","seat":2,"position":1,"investor":"transport"}
    all: {"kind":"runner_up","seat":0,"position":1,"investor":"transport"}
    all: {"kind":"investor_won","seat":2,"position":2,"investor":"industry"}
    all: {"kind":"runner_up","seat":0,"position":2,"investor":"industry"}
    all: {"kind":"investor_won","seat":2,"position":3,"investor":"information"}
    all: {"kind":"runner_up","seat":1,"position":3,"investor":"information"}
    all: {"kind":"investor_won","seat":0,"position":4,"investor":"defence"}
    all: {"kind":"runner_up","seat":1,"position":4,"investor":"defence"}
    all: {"kind":"investor_won","seat":0,"position":5,"investor":"service"}
    all: {"kind":"runner_up","seat":1,"position":5,"investor":"service"}
    all: {"kind":"round_began","round":2,"order":[1,0,2]}
    all: {"kind":"card_laid","slot":1,"card":14}
    all: {"kind":"card_laid","slot":2,"card":53}
    all: {"kind":"card_laid","slot":3,"card":49}
    all: {"kind":"card_laid","slot":4,"card":34}
    all: {"kind":"investor_laid","position":1,"investor":"service"}
    all: {"kind":"investor_laid","position":2,"investor":"industry"}
    all: {"kind":"investor_laid","position":3,"investor":"transport"}
    all: {"kind":"investor_laid","position":4,"investor":"defence"}
    all: {"kind":"investor_laid","position":5,"investor":"information"}
    all: {"kind":"dice_rolled","seat":0,"dice":[3,6,3,2,6]}
    all: {"kind":"dice_rolled","seat":1,"dice":[6,1,6,5,2]}
    all: {"kind":"dice_rolled","seat":2,"dice":[5,3,4,3,1]}
32 s2 "pass"
    all: {"kind":"passed","seat":1,"forced":false}
    all: {"kind":"factory_cleared","seat":1}
    all: {"kind":"card_laid","slot":1,"card":57}
    all: {"kind":"card_laid","slot":2,"card":9}
    all: {"kind":"card_laid","slot":3,"card":1}
    all: {"kind":"card_laid","slot":4,"card":6}
33 s1 "pass"
    all: {"kind":"passed","seat":0,"forced":false}
    all: {"kind":"factory_cleared","seat":0}
    all: {"kind":"card_laid","slot":1,"card":11}
    all: {"kind":"card_laid","slot":2,"card":26}
    all: {"kind":"card_laid","slot":3,"card":7}
    all: {"kind":"card_laid","slot":4,"card":55}
34 s3 "pass"
    all: {"kind":"passed","seat":2,"forced":false}
    all: {"kind":"factory_cleared","seat":2}
    all: {"kind":"card_laid","slot":1,"card":0}
    all: {"kind":"card_laid","slot":2,"card":24}
    all: {"kind":"card_laid","slot":3,"card":30}
    all: {"kind":"card_laid","slot":4,"card":29}
35 s2 {"place_agent":{"slot":1,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":1,"card":0}
    all: {"kind":"card_laid","slot":1,"card":19}
36 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":0}
37 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[1,6],"after":[2,6]}
38 s1 {"place_agent":{"slot":4,"sent":4}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":4,"card":29}
    all: {"kind":"card_laid","slot":4,"card":50}
39 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":29}
40 s1 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,true],"before":[6,3],"after":[5,3]}
= 40 24f8073dbefc44c907fd3a69a87caeda2a91b8cbdeb5d6a1104e43d1b3ac00f6
41 s3 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":3,"sent":0,"card":30}
    all: {"kind":"card_laid","slot":3,"card":42}
42 s3 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":2,"place":3,"card":30}
43 s3 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":3,"covered":[false,false],"before":[4,3],"after":[5,3]}
44 s2 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":0,"card":19}
    all: {"kind":"card_laid","slot":1,"card":54}
45 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":19}
46 s2 {"calibrate":{"cover_left":true,"cover_right":true}}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[true,true],"before":[5,2],"after":[5,2]}
47 s1 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":0,"card":50}
    all: {"kind":"card_laid","slot":4,"card":32}
48 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":50}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[3,2],"after":[2,2]}
49 s3 {"place_agent":{"slot":2,"sent":4}}
    all: {"kind":"agent_placed","seat":2,"slot":2,"sent":4,"card":24}
    all: {"kind":"card_laid","slot":2,"card":51}
50 s3 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":2,"place":2,"card":24}
= 50 90c7f731472ccab9a4dc7951353c0275f76e74cfee91b47f90d4a8964842a9c3
51 s3 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":2,"covered":[false,false],"before":[3,5],"after":[4,5]}
52 s2 {"place_agent":{"slot":4,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":1,"card":32}
    all: {"kind":"card_laid","slot":4,"card":31}
53 s2 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":32}
54 s2 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,true],"before":[6,5],"after":[6,5]}
55 s1 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":0,"card":42}
    all: {"kind":"card_laid","slot":3,"card":2}
56 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":42}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,false],"before":[2,6],"after":[2,5]}
57 s3 {"place_agent":{"slot":3,"sent":1}}
    all: {"kind":"agent_placed","seat":2,"slot":3,"sent":1,"card":2}
    all: {"kind":"card_laid","slot":3,"card":22}
58 s3 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":2,"place":4,"card":2}
    all: {"kind":"calibrated","seat":2,"place":4,"covered":[false,false],"before":[3,1],"after":[2,1]}
59 s2 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":0,"card":31}
    all: {"kind":"card_laid","slot":4,"card":43}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":31}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[6,2],"after":[1,3]}
60 s1 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":0,"card":54}
    all: {"kind":"card_laid","slot":1,"card":21}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":54}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[3,5],"after":[4,5]}
= 60 b10edcce760564b4cc2c3cfb2d05207ccc163e9ccba40a7553a33a058c5d5d3c
61 s3 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":2,"sent":0,"card":51}
    all: {"kind":"card_laid","slot":2,"card":23}
    all: {"kind":"plugged_in","seat":2,"place":1,"card":51}
    all: {"kind":"calibrated","seat":2,"place":1,"covered":[false,false],"before":[5,4],"after":[6,3]}
    all: {"kind":"round_ended","round":2}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":54,"dice":[4,5],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":29,"dice":[5,2],"vp":4}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":50,"dice":[2,2],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":42,"dice":[2,5],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":31,"dice":[1,3],"vp":3}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":0,"dice":[3,6],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":32,"dice":[6,5],"vp":3}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":19,"dice":[5,2],"vp":1}
    all: {"kind":"robot_scored","seat":2,"place":1,"card":51,"dice":[6,3],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":2,"card":24,"dice":[3,5],"vp":4}
    all: {"kind":"robot_scored","seat":2,"place":3,"card":30,"dice":[5,2],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":4,"card":2,"dice":[2,1],"vp":2}
    all: {"kind":"investor_won","seat":1,"position":1,"investor":"service"}
    all: {"kind":"runner_up","seat":0,"position":1,"investor":"service"}
    all: {"kind":"investor_won","seat":2,"position":2,"investor":"industry"}
    all: {"kind":"runner_up","seat":1,"position":2,"investor":"industry"}
    all: {"kind":"investor_won","seat":2,"position":3,"investor":"transport"}
    all: {"kind":"runner_up","seat":0,"position":3,"investor":"transport"}
    all: {"kind":"investor_won","seat":0,"position":4,"investor":"defence"}
    all: {"kind":"runner_up","seat":1,"position":4,"investor":"defence"}
    all: {"kind":"investor_won","seat":0,"position":5,"investor":"information"}
    all: {"kind":"runner_up","seat":1,"position":5,"investor":"information"}
    all: {"kind":"round_began","round":3,"order":[2,0,1]}
    all: {"kind":"card_laid","slot":1,"card":33}
    all: {"kind":"card_laid","slot":2,"card":17}
    all: {"kind":"card_laid","slot":3,"card":35}
    all: {"kind":"card_laid","slot":4,"card":25}
    all: {"kind":"investor_laid","position":1,"investor":"transport"}
    all: {"kind":"investor_laid","position":2,"investor":"service"}
    all: {"kind":"investor_laid","position":3,"investor":"industry"}
    all: {"kind":"investor_laid","position":4,"investor":"information"}
    all: {"kind":"investor_laid","position":5,"investor":"defence"}
    all: {"kind":"dice_rolled","seat":0,"dice":[3,4,6,1,2]}
    all: {"kind":"dice_rolled","seat":1,"dice":[2,6,4,5,1]}
    all: {"kind":"dice_rolled","seat":2,"dice":[5,6,3,3,6]}
62 s3 "pass"
    all: {"kind":"passed","seat":2,"forced":false}
    all: {"kind":"factory_cleared","seat":2}
    all: {"kind":"discards_shuffled","cards":36}
    all: {"kind":"card_laid","slot":1,"card":44}
    all: {"kind":"card_laid","slot":2,"card":1}
    all: {"kind":"card_laid","slot":3,"card":55}
    all: {"kind":"card_laid","slot":4,"card":23}
63 s1 "pass"
    all: {"kind":"passed","seat":0,"forced":false}
    all: {"kind":"factory_cleared","seat":0}
    all: {"kind":"card_laid","slot":1,"card":6}
    all: {"kind":"card_laid","slot":2,"card":38}
    all: {"kind":"card_laid","slot":3,"card":34}
    all: {"kind":"card_laid","slot":4,"card":18}
64 s2 "pass"
    all: {"kind":"passed","seat":1,"forced":false}
    all: {"kind":"factory_cleared","seat":1}
    all: {"kind":"card_laid","slot":1,"card":27}
    all: {"kind":"card_laid","slot":2,"card":4}
    all: {"kind":"card_laid","slot":3,"card":8}
    all: {"kind":"card_laid","slot":4,"card":25}
65 s3 {"place_agent":{"slot":3,"sent":1}}
    all: {"kind":"agent_placed","seat":2,"slot":3,"sent":1,"card":8}
    all: {"kind":"card_laid","slot":3,"card":47}
66 s3 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":2,"place":2,"card":8}
67 s3 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":2,"covered":[false,false],"before":[6,3],"after":[5,3]}
68 s1 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":0,"card":47}
    all: {"kind":"card_laid","slot":3,"card":7}
69 s1 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":47}
70 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[3,4],"after":[3,5]}
= 70 2803a0980193ec34b789a1493943caa6d6f271a4983a5b60e94221d26bb170f5
71 s2 {"place_agent":{"slot":4,"sent":5}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":5,"card":25}
    all: {"kind":"card_laid","slot":4,"card":9}
72 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":25}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[6,4],"after":[6,3]}
73 s3 {"place_agent":{"slot":4,"sent":1}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":1,"card":9}
    all: {"kind":"card_laid","slot":4,"card":17}
74 s3 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":2,"place":1,"card":9}
75 s3 {"calibrate":{"cover_left":true,"cover_right":true}}
    all: {"kind":"calibrated","seat":2,"place":1,"covered":[true,true],"before":[5,5],"after":[5,5]}
76 s1 {"place_agent":{"slot":4,"sent":3}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":3,"card":17}
    all: {"kind":"card_laid","slot":4,"card":45}
77 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":17}
78 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[6,1],"after":[5,2]}
79 s2 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":0,"card":7}
    all: {"kind":"card_laid","slot":3,"card":16}
80 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":7}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[5,1],"after":[4,2]}
= 80 d8693fa1367edc0a37f6ddac6c435f0fe48138fb471346d8aa5f1068283abb71
81 s3 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":1,"sent":0,"card":27}
    all: {"kind":"card_laid","slot":1,"card":56}
82 s3 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":2,"place":4,"card":27}
83 s3 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":2,"place":4,"covered":[false,true],"before":[3,6],"after":[3,6]}
84 s1 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":0,"card":16}
    all: {"kind":"card_laid","slot":3,"card":21}
85 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":16}
86 s1 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,true],"before":[5,5],"after":[5,5]}
87 s2 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":0,"card":56}
    all: {"kind":"card_laid","slot":1,"card":53}
88 s2 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":56}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[2,6],"after":[1,6]}
89 s3 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":0,"card":45}
    all: {"kind":"card_laid","slot":4,"card":12}
    all: {"kind":"plugged_in","seat":2,"place":3,"card":45}
    all: {"kind":"calibrated","seat":2,"place":3,"covered":[false,false],"before":[3,3],"after":[3,2]}
90 s1 {"place_agent":{"slot":3,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":1,"card":21}
    all: {"kind":"card_laid","slot":3,"card":22}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":21}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,false],"before":[2,2],"after":[3,3]}
= 90 afbfd9ca5fe4982e8aed493b3075478e2bf0745277b5c240c9a7af4c1b8387a8
91 s2 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":0,"card":53}
    all: {"kind":"card_laid","slot":1,"card":43}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":53}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[3,4],"after":[4,5]}
    all: {"kind":"round_ended","round":3}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":47,"dice":[3,5],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":16,"dice":[5,5],"vp":2}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":17,"dice":[5,3],"vp":2}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":21,"dice":[3,3],"vp":1}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":56,"dice":[1,6],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":25,"dice":[6,4],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":53,"dice":[4,5],"vp":2}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":7,"dice":[5,2],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":1,"card":9,"dice":[5,5],"vp":7}
    all: {"kind":"robot_scored","seat":2,"place":2,"card":8,"dice":[5,3],"vp":2}
    all: {"kind":"robot_scored","seat":2,"place":3,"card":45,"dice":[3,2],"vp":4}
    all: {"kind":"robot_scored","seat":2,"place":4,"card":27,"dice":[2,6],"vp":0}
    all: {"kind":"investor_won","seat":1,"position":1,"investor":"transport"}
    all: {"kind":"runner_up","seat":2,"position":1,"investor":"transport"}
    all: {"kind":"investor_won","seat":1,"position":2,"investor":"service"}
    all: {"kind":"runner_up","seat":2,"position":2,"investor":"service"}
    all: {"kind":"investor_won","seat":0,"position":3,"investor":"industry"}
    all: {"kind":"runner_up","seat":2,"position":3,"investor":"industry"}
    all: {"kind":"investor_won","seat":0,"position":4,"investor":"information"}
    all: {"kind":"runner_up","seat":1,"position":4,"investor":"information"}
    all: {"kind":"investor_won","seat":1,"position":5,"investor":"defence"}
    all: {"kind":"runner_up","seat":0,"position":5,"investor":"defence"}
    all: {"kind":"investors_paid","seat":0,"investor":"information","investors":2,"robots":0,"vp":0}
    all: {"kind":"investors_paid","seat":0,"investor":"service","investors":1,"robots":5,"vp":5}
    all: {"kind":"investors_paid","seat":0,"investor":"transport","investors":1,"robots":1,"vp":1}
    all: {"kind":"investors_paid","seat":0,"investor":"defence","investors":2,"robots":3,"vp":6}
    all: {"kind":"investors_paid","seat":0,"investor":"industry","investors":1,"robots":3,"vp":3}
    all: {"kind":"investors_paid","seat":1,"investor":"information","investors":1,"robots":2,"vp":2}
    all: {"kind":"investors_paid","seat":1,"investor":"service","investors":2,"robots":2,"vp":4}
    all: {"kind":"investors_paid","seat":1,"investor":"transport","investors":1,"robots":3,"vp":3}
    all: {"kind":"investors_paid","seat":1,"investor":"defence","investors":1,"robots":2,"vp":2}
    all: {"kind":"investors_paid","seat":2,"investor":"information","investors":1,"robots":5,"vp":5}
    all: {"kind":"investors_paid","seat":2,"investor":"transport","investors":2,"robots":3,"vp":6}
    all: {"kind":"investors_paid","seat":2,"investor":"defence","investors":1,"robots":2,"vp":2}
    all: {"kind":"investors_paid","seat":2,"investor":"industry","investors":2,"robots":2,"vp":4}
    all: {"kind":"finished","seat":0,"vp":33,"rank":2}
    all: {"kind":"finished","seat":1,"vp":29,"rank":3}
    all: {"kind":"finished","seat":2,"vp":41,"rank":1}
= 91 85b5b3c2c2265686a500786c71de0c36145177d235614f0047dd114333e556c0
s1 rank 2 score 33
s2 rank 3 score 29
s3 rank 1 score 41
