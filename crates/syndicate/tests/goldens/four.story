syndicate revision 1, 4 seats, options {}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"board_dealt","seat":0,"left":0,"right":3}
    all: {"kind":"board_dealt","seat":1,"left":1,"right":1}
    all: {"kind":"board_dealt","seat":2,"left":2,"right":0}
    all: {"kind":"board_dealt","seat":3,"left":3,"right":4}
    all: {"kind":"order_drawn","order":[0,3,2,1]}
    all: {"kind":"round_began","round":1,"order":[0,3,2,1]}
    all: {"kind":"card_laid","slot":1,"card":37}
    all: {"kind":"card_laid","slot":2,"card":40}
    all: {"kind":"card_laid","slot":3,"card":59}
    all: {"kind":"card_laid","slot":4,"card":52}
    all: {"kind":"investor_laid","position":1,"investor":"industry"}
    all: {"kind":"investor_laid","position":2,"investor":"information"}
    all: {"kind":"investor_laid","position":3,"investor":"service"}
    all: {"kind":"investor_laid","position":4,"investor":"transport"}
    all: {"kind":"investor_laid","position":5,"investor":"defence"}
    all: {"kind":"dice_rolled","seat":0,"dice":[6,3,4,4,6]}
    all: {"kind":"dice_rolled","seat":1,"dice":[3,5,3,2,4]}
    all: {"kind":"dice_rolled","seat":2,"dice":[3,1,4,5,2]}
    all: {"kind":"dice_rolled","seat":3,"dice":[4,5,5,5,1]}
1 s1 {"place_agent":{"slot":4,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":1,"card":52}
    all: {"kind":"card_laid","slot":4,"card":30}
2 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":52}
3 s1 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,true],"before":[4,4],"after":[4,4]}
4 s4 {"place_agent":{"slot":1,"sent":1}}
    all: {"kind":"agent_placed","seat":3,"slot":1,"sent":1,"card":37}
    all: {"kind":"card_laid","slot":1,"card":53}
5 s4 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":3,"place":4,"card":37}
6 s4 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":3,"place":4,"covered":[false,true],"before":[5,1],"after":[4,1]}
7 s3 {"place_agent":{"slot":3,"sent":1}}
    all: {"kind":"agent_placed","seat":2,"slot":3,"sent":1,"card":59}
    all: {"kind":"card_laid","slot":3,"card":41}
8 s3 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":2,"place":3,"card":59}
9 s3 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":2,"place":3,"covered":[false,true],"before":[4,5],"after":[3,5]}
10 s2 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":0,"card":53}
    all: {"kind":"card_laid","slot":1,"card":2}
= 10 cf6184dab347aca0cff5cea147f0076ee011c5ef8d3d630f72a57ea12c4dbf9f
11 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":53}
12 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[2,4],"after":[3,5]}
13 s1 {"place_agent":{"slot":1,"sent":2}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":2,"card":2}
    all: {"kind":"card_laid","slot":1,"card":21}
14 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":2}
15 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,false],"before":[4,6],"after":[3,6]}
16 s4 {"place_agent":{"slot":3,"sent":1}}
    all: {"kind":"agent_placed","seat":3,"slot":3,"sent":1,"card":41}
    all: {"kind":"card_laid","slot":3,"card":6}
17 s4 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":3,"place":2,"card":41}
18 s4 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":3,"place":2,"covered":[true,false],"before":[5,5],"after":[5,4]}
19 s3 {"place_agent":{"slot":2,"sent":1}}
    all: {"kind":"agent_placed","seat":2,"slot":2,"sent":1,"card":40}
    all: {"kind":"card_laid","slot":2,"card":18}
20 s3 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":2,"place":4,"card":40}
= 20 6803b32ef0a712e777f57dd62145824c439ef817f9a8cad5c7a6bd794d17fc8f
21 s3 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":4,"covered":[true,false],"before":[5,2],"after":[5,2]}
22 s2 {"place_agent":{"slot":3,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":1,"card":6}
    all: {"kind":"card_laid","slot":3,"card":19}
23 s2 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":6}
24 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[3,3],"after":[3,4]}
25 s1 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":0,"card":30}
    all: {"kind":"card_laid","slot":4,"card":44}
26 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":30}
27 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,false],"before":[3,4],"after":[4,4]}
28 s4 "pass"
    all: {"kind":"passed","seat":3,"forced":false}
    all: {"kind":"factory_cleared","seat":3}
    all: {"kind":"card_laid","slot":1,"card":58}
    all: {"kind":"card_laid","slot":2,"card":3}
    all: {"kind":"card_laid","slot":3,"card":29}
    all: {"kind":"card_laid","slot":4,"card":35}
29 s3 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":0,"card":35}
    all: {"kind":"card_laid","slot":4,"card":56}
30 s3 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":2,"place":2,"card":35}
= 30 fbbdbb6c0b6a1055a9b3b96d75c4f4a506074214a811c5b99a761d148741288c
31 s3 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":2,"covered":[false,false],"before":[1,3],"after":[1,2]}
32 s2 {"place_agent":{"slot":4,"sent":4}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":4,"card":56}
    all: {"kind":"card_laid","slot":4,"card":16}
33 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":56}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[5,3],"after":[4,3]}
34 s1 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":0,"card":58}
    all: {"kind":"card_laid","slot":1,"card":49}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":58}
35 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[6,4],"after":[1,4]}
36 s4 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":3,"slot":3,"sent":0,"card":29}
    all: {"kind":"card_laid","slot":3,"card":51}
37 s4 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":3,"place":3,"card":29}
38 s4 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":3,"place":3,"covered":[false,true],"before":[4,4],"after":[3,4]}
39 s3 {"place_agent":{"slot":1,"sent":1}}
    all: {"kind":"agent_placed","seat":2,"slot":1,"sent":1,"card":49}
    all: {"kind":"card_laid","slot":1,"card":57}
    all: {"kind":"plugged_in","seat":2,"place":1,"card":49}
    all: {"kind":"calibrated","seat":2,"place":1,"covered":[false,false],"before":[3,1],"after":[2,2]}
40 s2 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":0,"card":16}
    all: {"kind":"card_laid","slot":4,"card":15}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":16}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[3,4],"after":[3,5]}
    all: {"kind":"passed","seat":0,"forced":true}
= 40 ab383332fb60ef2f33f3cf2677e11367b5d4dff32a20e91d3814fd0bbab78b68
41 s4 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":3,"slot":1,"sent":0,"card":57}
    all: {"kind":"card_laid","slot":1,"card":42}
    all: {"kind":"plugged_in","seat":3,"place":1,"card":57}
    all: {"kind":"calibrated","seat":3,"place":1,"covered":[false,false],"before":[4,5],"after":[4,6]}
    all: {"kind":"passed","seat":2,"forced":true}
    all: {"kind":"passed","seat":1,"forced":true}
    all: {"kind":"round_ended","round":1}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":58,"dice":[1,4],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":30,"dice":[4,4],"vp":3}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":52,"dice":[4,3],"vp":2}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":2,"dice":[3,6],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":16,"dice":[3,5],"vp":2}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":56,"dice":[5,3],"vp":3}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":6,"dice":[3,4],"vp":2}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":53,"dice":[4,5],"vp":2}
    all: {"kind":"robot_scored","seat":2,"place":1,"card":49,"dice":[2,2],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":2,"card":35,"dice":[2,2],"vp":5}
    all: {"kind":"robot_scored","seat":2,"place":3,"card":59,"dice":[2,5],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":4,"card":40,"dice":[5,2],"vp":0}
    all: {"kind":"robot_scored","seat":3,"place":1,"card":57,"dice":[4,6],"vp":0}
    all: {"kind":"robot_scored","seat":3,"place":2,"card":41,"dice":[6,3],"vp":0}
    all: {"kind":"robot_scored","seat":3,"place":3,"card":29,"dice":[3,4],"vp":0}
    all: {"kind":"robot_scored","seat":3,"place":4,"card":37,"dice":[4,1],"vp":0}
    all: {"kind":"investor_won","seat":0,"position":1,"investor":"industry"}
    all: {"kind":"runner_up","seat":3,"position":1,"investor":"industry"}
    all: {"kind":"investor_won","seat":0,"position":2,"investor":"information"}
    all: {"kind":"runner_up","seat":2,"position":2,"investor":"information"}
    all: {"kind":"investor_won","seat":2,"position":3,"investor":"service"}
    all: {"kind":"runner_up","seat":3,"position":3,"investor":"service"}
    all: {"kind":"investor_won","seat":1,"position":4,"investor":"transport"}
    all: {"kind":"runner_up","seat":0,"position":4,"investor":"transport"}
    all: {"kind":"investor_won","seat":1,"position":5,"investor":"defence"}
    all: {"kind":"runner_up","seat":0,"position":5,"investor":"defence"}
    all: {"kind":"round_began","round":2,"order":[1,2,0,3]}
    all: {"kind":"card_laid","slot":1,"card":46}
    all: {"kind":"card_laid","slot":2,"card":31}
    all: {"kind":"card_laid","slot":3,"card":24}
    all: {"kind":"card_laid","slot":4,"card":47}
    all: {"kind":"investor_laid","position":1,"investor":"defence"}
    all: {"kind":"investor_laid","position":2,"investor":"information"}
    all: {"kind":"investor_laid","position":3,"investor":"service"}
    all: {"kind":"investor_laid","position":4,"investor":"industry"}
    all: {"kind":"investor_laid","position":5,"investor":"transport"}
    all: {"kind":"dice_rolled","seat":0,"dice":[4,3,2,6,5]}
    all: {"kind":"dice_rolled","seat":1,"dice":[3,6,6,3,1]}
    all: {"kind":"dice_rolled","seat":2,"dice":[5,2,5,4,1]}
    all: {"kind":"dice_rolled","seat":3,"dice":[3,4,4,1,3]}
42 s2 {"place_agent":{"slot":3,"sent":4}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":4,"card":24}
    all: {"kind":"card_laid","slot":3,"card":14}
43 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":24}
44 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[6,6],"after":[1,6]}
45 s3 {"place_agent":{"slot":1,"sent":3}}
    all: {"kind":"agent_placed","seat":2,"slot":1,"sent":3,"card":46}
    all: {"kind":"card_laid","slot":1,"card":33}
46 s3 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":2,"place":2,"card":46}
47 s3 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":2,"covered":[false,false],"before":[2,5],"after":[1,5]}
48 s1 {"place_agent":{"slot":1,"sent":3}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":3,"card":33}
    all: {"kind":"card_laid","slot":1,"card":5}
49 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":33}
50 s1 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,true],"before":[2,6],"after":[1,6]}
= 50 4ad33f8d4d1cd785fa279c6860999b8c46cd2750c00fcd3364da0748212f4ea2
51 s4 {"place_agent":{"slot":3,"sent":5}}
    all: {"kind":"agent_placed","seat":3,"slot":3,"sent":5,"card":14}
    all: {"kind":"card_laid","slot":3,"card":36}
52 s4 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":3,"place":2,"card":14}
    all: {"kind":"calibrated","seat":3,"place":2,"covered":[false,false],"before":[4,4],"after":[5,4]}
53 s2 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":0,"card":36}
    all: {"kind":"card_laid","slot":3,"card":45}
54 s2 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":36}
55 s2 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[true,false],"before":[3,1],"after":[3,1]}
56 s3 {"place_agent":{"slot":1,"sent":2}}
    all: {"kind":"agent_placed","seat":2,"slot":1,"sent":2,"card":5}
    all: {"kind":"card_laid","slot":1,"card":55}
57 s3 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":2,"place":4,"card":5}
    all: {"kind":"calibrated","seat":2,"place":4,"covered":[false,false],"before":[4,1],"after":[3,6]}
58 s1 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":0,"card":47}
    all: {"kind":"card_laid","slot":4,"card":38}
59 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":47}
60 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,false],"before":[3,1],"after":[3,2]}
= 60 21e0975d289f8a61b020534049f2903063d584ca8d4646c43f32ae9141e52aa1
61 s4 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":3,"slot":3,"sent":0,"card":45}
    all: {"kind":"card_laid","slot":3,"card":23}
62 s4 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":3,"place":1,"card":45}
    all: {"kind":"calibrated","seat":3,"place":1,"covered":[false,false],"before":[3,5],"after":[3,4]}
63 s2 "pass"
    all: {"kind":"passed","seat":1,"forced":false}
    all: {"kind":"factory_cleared","seat":1}
    all: {"kind":"card_laid","slot":1,"card":22}
    all: {"kind":"card_laid","slot":2,"card":32}
    all: {"kind":"card_laid","slot":3,"card":50}
    all: {"kind":"card_laid","slot":4,"card":20}
64 s3 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":2,"sent":0,"card":32}
    all: {"kind":"card_laid","slot":2,"card":4}
65 s3 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":2,"place":1,"card":32}
    all: {"kind":"calibrated","seat":2,"place":1,"covered":[false,false],"before":[5,1],"after":[5,2]}
66 s1 {"place_agent":{"slot":4,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":1,"card":20}
    all: {"kind":"card_laid","slot":4,"card":34}
67 s1 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":20}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[4,3],"after":[4,2]}
68 s4 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":3,"slot":3,"sent":0,"card":50}
    all: {"kind":"card_laid","slot":3,"card":54}
69 s4 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":3,"place":4,"card":50}
    all: {"kind":"calibrated","seat":3,"place":4,"covered":[false,false],"before":[1,3],"after":[6,3]}
70 s2 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":0,"card":54}
    all: {"kind":"card_laid","slot":3,"card":9}
= 70 85d11b9b3dd4d2af5f63745ddeed649556d4dad3d593ad059e7c07d0a2b47438
71 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":54}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[3,1],"after":[4,1]}
72 s3 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":3,"sent":0,"card":9}
    all: {"kind":"card_laid","slot":3,"card":48}
    all: {"kind":"plugged_in","seat":2,"place":3,"card":9}
    all: {"kind":"calibrated","seat":2,"place":3,"covered":[false,false],"before":[5,3],"after":[6,2]}
73 s1 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":0,"card":48}
    all: {"kind":"card_laid","slot":3,"card":10}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":48}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,false],"before":[6,5],"after":[6,6]}
74 s4 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":3,"slot":2,"sent":0,"card":4}
    all: {"kind":"card_laid","slot":2,"card":39}
    all: {"kind":"plugged_in","seat":3,"place":3,"card":4}
    all: {"kind":"calibrated","seat":3,"place":3,"covered":[false,false],"before":[4,6],"after":[5,6]}
75 s2 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":0,"card":10}
    all: {"kind":"card_laid","slot":3,"card":12}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":10}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[6,4],"after":[6,3]}
    all: {"kind":"passed","seat":2,"forced":true}
    all: {"kind":"passed","seat":0,"forced":true}
    all: {"kind":"passed","seat":3,"forced":true}
    all: {"kind":"round_ended","round":2}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":20,"dice":[4,2],"vp":2}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":47,"dice":[2,2],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":33,"dice":[2,6],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":48,"dice":[6,6],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":36,"dice":[3,1],"vp":4}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":24,"dice":[1,6],"vp":4}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":10,"dice":[6,3],"vp":2}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":54,"dice":[3,1],"vp":2}
    all: {"kind":"robot_scored","seat":2,"place":1,"card":32,"dice":[5,2],"vp":3}
    all: {"kind":"robot_scored","seat":2,"place":2,"card":46,"dice":[2,6],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":3,"card":9,"dice":[6,2],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":4,"card":5,"dice":[2,6],"vp":0}
    all: {"kind":"robot_scored","seat":3,"place":1,"card":45,"dice":[3,4],"vp":0}
    all: {"kind":"robot_scored","seat":3,"place":2,"card":14,"dice":[4,5],"vp":1}
    all: {"kind":"robot_scored","seat":3,"place":3,"card":4,"dice":[5,6],"vp":0}
    all: {"kind":"robot_scored","seat":3,"place":4,"card":50,"dice":[6,3],"vp":0}
    all: {"kind":"investor_won","seat":2,"position":1,"investor":"defence"}
    all: {"kind":"runner_up","seat":0,"position":1,"investor":"defence"}
    all: {"kind":"investor_won","seat":2,"position":2,"investor":"information"}
    all: {"kind":"runner_up","seat":0,"position":2,"investor":"information"}
    all: {"kind":"investor_won","seat":3,"position":3,"investor":"service"}
    all: {"kind":"runner_up","seat":1,"position":3,"investor":"service"}
    all: {"kind":"investor_won","seat":1,"position":4,"investor":"industry"}
    all: {"kind":"runner_up","seat":3,"position":4,"investor":"industry"}
    all: {"kind":"investor_won","seat":0,"position":5,"investor":"transport"}
    all: {"kind":"round_began","round":3,"order":[3,0,2,1]}
    all: {"kind":"card_laid","slot":1,"card":28}
    all: {"kind":"card_laid","slot":2,"card":25}
    all: {"kind":"card_laid","slot":3,"card":1}
    all: {"kind":"card_laid","slot":4,"card":8}
    all: {"kind":"investor_laid","position":1,"investor":"transport"}
    all: {"kind":"investor_laid","position":2,"investor":"service"}
    all: {"kind":"investor_laid","position":3,"investor":"industry"}
    all: {"kind":"investor_laid","position":4,"investor":"defence"}
    all: {"kind":"investor_laid","position":5,"investor":"information"}
    all: {"kind":"dice_rolled","seat":0,"dice":[1,6,4,4,3]}
    all: {"kind":"dice_rolled","seat":1,"dice":[2,5,3,6,3]}
    all: {"kind":"dice_rolled","seat":2,"dice":[6,2,5,3,4]}
    all: {"kind":"dice_rolled","seat":3,"dice":[2,5,5,2,3]}
76 s4 {"place_agent":{"slot":3,"sent":1}}
    all: {"kind":"agent_placed","seat":3,"slot":3,"sent":1,"card":1}
    all: {"kind":"card_laid","slot":3,"card":0}
77 s4 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":3,"place":4,"card":1}
78 s4 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":3,"place":4,"covered":[false,false],"before":[2,3],"after":[2,2]}
79 s1 {"place_agent":{"slot":4,"sent":4}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":4,"card":8}
    all: {"kind":"card_laid","slot":4,"card":27}
80 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":8}
= 80 95ccd428d0fdfc71ea88e9d7752edfb961ebd5ba7019da7b614bbdea011df036
81 s1 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[true,false],"before":[4,3],"after":[4,3]}
82 s3 {"place_agent":{"slot":2,"sent":4}}
    all: {"kind":"agent_placed","seat":2,"slot":2,"sent":4,"card":25}
    all: {"kind":"card_laid","slot":2,"card":7}
83 s3 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":2,"place":2,"card":25}
84 s3 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":2,"covered":[false,false],"before":[2,5],"after":[2,4]}
85 s2 {"place_agent":{"slot":1,"sent":3}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":3,"card":28}
    all: {"kind":"card_laid","slot":1,"card":43}
86 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":28}
87 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[5,3],"after":[4,3]}
88 s4 "pass"
    all: {"kind":"passed","seat":3,"forced":false}
    all: {"kind":"factory_cleared","seat":3}
    all: {"kind":"card_laid","slot":1,"card":13}
    all: {"kind":"card_laid","slot":2,"card":11}
    all: {"kind":"card_laid","slot":3,"card":17}
    all: {"kind":"card_laid","slot":4,"card":26}
89 s1 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":0,"card":13}
    all: {"kind":"discards_shuffled","cards":20}
    all: {"kind":"card_laid","slot":1,"card":12}
90 s1 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":13}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[1,6],"after":[1,1]}
= 90 453cc7439c7596d30d58ce3eb9014529456045528094856b4e86ebd1f7440e65
91 s3 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":0,"card":26}
    all: {"kind":"card_laid","slot":4,"card":18}
92 s3 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":2,"place":1,"card":26}
93 s3 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":2,"place":1,"covered":[false,true],"before":[6,2],"after":[1,2]}
94 s2 {"place_agent":{"slot":4,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":1,"card":18}
    all: {"kind":"card_laid","slot":4,"card":44}
95 s2 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":18}
96 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[3,6],"after":[2,6]}
97 s4 {"place_agent":{"slot":3,"sent":4}}
    all: {"kind":"agent_placed","seat":3,"slot":3,"sent":4,"card":17}
    all: {"kind":"card_laid","slot":3,"card":22}
98 s4 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":3,"place":1,"card":17}
    all: {"kind":"calibrated","seat":3,"place":1,"covered":[false,false],"before":[2,5],"after":[1,6]}
99 s1 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":0,"card":12}
    all: {"kind":"card_laid","slot":1,"card":42}
100 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":12}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,false],"before":[1,4],"after":[6,4]}
= 100 29ec68357b0370a2f7a49eb7c6314c5f50509d43be199d99cf3a0ffa57097df1
101 s3 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":0,"card":44}
    all: {"kind":"card_laid","slot":4,"card":34}
102 s3 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":2,"place":3,"card":44}
    all: {"kind":"calibrated","seat":2,"place":3,"covered":[false,false],"before":[4,3],"after":[5,3]}
103 s2 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":0,"card":42}
    all: {"kind":"card_laid","slot":1,"card":38}
104 s2 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":42}
105 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[2,4],"after":[2,3]}
106 s4 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":3,"slot":2,"sent":0,"card":11}
    all: {"kind":"card_laid","slot":2,"card":51}
107 s4 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":3,"place":3,"card":11}
    all: {"kind":"calibrated","seat":3,"place":3,"covered":[false,false],"before":[5,2],"after":[6,3]}
108 s1 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":0,"card":51}
    all: {"kind":"card_laid","slot":2,"card":7}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":51}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[4,4],"after":[5,3]}
109 s3 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":0,"card":34}
    all: {"kind":"card_laid","slot":4,"card":3}
    all: {"kind":"plugged_in","seat":2,"place":4,"card":34}
    all: {"kind":"calibrated","seat":2,"place":4,"covered":[false,false],"before":[3,4],"after":[2,4]}
110 s2 {"place_agent":{"slot":4,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":1,"card":3}
    all: {"kind":"card_laid","slot":4,"card":27}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":3}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[6,3],"after":[6,4]}
= 110 6333da2627ce711bd99b0da6f73ba15fa09587e3ba6b8786599365f8cf45d1a8
111 s4 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":3,"slot":4,"sent":0,"card":27}
    all: {"kind":"card_laid","slot":4,"card":55}
    all: {"kind":"plugged_in","seat":3,"place":2,"card":27}
    all: {"kind":"calibrated","seat":3,"place":2,"covered":[false,false],"before":[6,6],"after":[6,1]}
    all: {"kind":"passed","seat":0,"forced":true}
    all: {"kind":"passed","seat":2,"forced":true}
    all: {"kind":"passed","seat":1,"forced":true}
    all: {"kind":"round_ended","round":3}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":13,"dice":[1,6],"vp":1}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":12,"dice":[6,5],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":51,"dice":[5,3],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":8,"dice":[3,3],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":42,"dice":[2,3],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":28,"dice":[3,2],"vp":4}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":18,"dice":[2,6],"vp":2}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":3,"dice":[6,4],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":1,"card":26,"dice":[1,2],"vp":4}
    all: {"kind":"robot_scored","seat":2,"place":2,"card":25,"dice":[2,5],"vp":4}
    all: {"kind":"robot_scored","seat":2,"place":3,"card":44,"dice":[5,2],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":4,"card":34,"dice":[2,4],"vp":0}
    all: {"kind":"robot_scored","seat":3,"place":1,"card":17,"dice":[1,6],"vp":1}
    all: {"kind":"robot_scored","seat":3,"place":2,"card":27,"dice":[6,1],"vp":4}
    all: {"kind":"robot_scored","seat":3,"place":3,"card":11,"dice":[1,3],"vp":0}
    all: {"kind":"robot_scored","seat":3,"place":4,"card":1,"dice":[3,2],"vp":0}
    all: {"kind":"investor_won","seat":1,"position":1,"investor":"transport"}
    all: {"kind":"runner_up","seat":0,"position":1,"investor":"transport"}
    all: {"kind":"investor_won","seat":1,"position":2,"investor":"service"}
    all: {"kind":"runner_up","seat":2,"position":2,"investor":"service"}
    all: {"kind":"investor_won","seat":3,"position":3,"investor":"industry"}
    all: {"kind":"runner_up","seat":2,"position":3,"investor":"industry"}
    all: {"kind":"investor_won","seat":3,"position":4,"investor":"defence"}
    all: {"kind":"runner_up","seat":0,"position":4,"investor":"defence"}
    all: {"kind":"investor_won","seat":0,"position":5,"investor":"information"}
    all: {"kind":"runner_up","seat":1,"position":5,"investor":"information"}
    all: {"kind":"investors_paid","seat":0,"investor":"information","investors":2,"robots":2,"vp":4}
    all: {"kind":"investors_paid","seat":0,"investor":"transport","investors":1,"robots":2,"vp":2}
    all: {"kind":"investors_paid","seat":0,"investor":"defence","investors":1,"robots":1,"vp":1}
    all: {"kind":"investors_paid","seat":0,"investor":"industry","investors":1,"robots":4,"vp":4}
    all: {"kind":"investors_paid","seat":1,"investor":"service","investors":2,"robots":2,"vp":4}
    all: {"kind":"investors_paid","seat":1,"investor":"transport","investors":2,"robots":2,"vp":4}
    all: {"kind":"investors_paid","seat":1,"investor":"defence","investors":1,"robots":2,"vp":2}
    all: {"kind":"investors_paid","seat":1,"investor":"industry","investors":1,"robots":3,"vp":3}
    all: {"kind":"investors_paid","seat":2,"investor":"information","investors":2,"robots":2,"vp":4}
    all: {"kind":"investors_paid","seat":2,"investor":"service","investors":1,"robots":0,"vp":0}
    all: {"kind":"investors_paid","seat":2,"investor":"defence","investors":1,"robots":3,"vp":3}
    all: {"kind":"investors_paid","seat":3,"investor":"service","investors":1,"robots":2,"vp":2}
    all: {"kind":"investors_paid","seat":3,"investor":"defence","investors":1,"robots":3,"vp":3}
    all: {"kind":"investors_paid","seat":3,"investor":"industry","investors":2,"robots":2,"vp":4}
    all: {"kind":"finished","seat":0,"vp":25,"rank":3}
    all: {"kind":"finished","seat":1,"vp":42,"rank":1}
    all: {"kind":"finished","seat":2,"vp":26,"rank":2}
    all: {"kind":"finished","seat":3,"vp":18,"rank":4}
= 111 4bd139864e92d0c94479ffd431a916c48f4b1c7ebce7e34a5a45281dc7e5ff91
s1 rank 3 score 25
s2 rank 1 score 42
s3 rank 2 score 26
s4 rank 4 score 18
