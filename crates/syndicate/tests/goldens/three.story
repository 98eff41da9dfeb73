syndicate revision 1, 3 seats, options {}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"board_dealt","seat":0,"left":0,"right":2}
    all: {"kind":"board_dealt","seat":1,"left":1,"right":3}
    all: {"kind":"board_dealt","seat":2,"left":2,"right":1}
    all: {"kind":"order_drawn","order":[2,1,0]}
    all: {"kind":"round_began","round":1,"order":[2,1,0]}
    all: {"kind":"card_laid","slot":1,"card":12}
    all: {"kind":"card_laid","slot":2,"card":57}
    all: {"kind":"card_laid","slot":3,"card":56}
    all: {"kind":"card_laid","slot":4,"card":1}
    all: {"kind":"investor_laid","position":1,"investor":"transport"}
    all: {"kind":"investor_laid","position":2,"investor":"industry"}
    all: {"kind":"investor_laid","position":3,"investor":"service"}
    all: {"kind":"investor_laid","position":4,"investor":"defence"}
    all: {"kind":"investor_laid","position":5,"investor":"information"}
    all: {"kind":"dice_rolled","seat":0,"dice":[2,3,4,2,5]}
    all: {"kind":"dice_rolled","seat":1,"dice":[5,5,4,4,4]}
    all: {"kind":"dice_rolled","seat":2,"dice":[1,4,5,6,4]}
1 s3 {"place_agent":{"slot":4,"sent":1}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":1,"card":1}
    all: {"kind":"card_laid","slot":4,"card":17}
2 s3 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":2,"place":3,"card":1}
3 s3 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":2,"place":3,"covered":[false,true],"before":[5,6],"after":[5,6]}
4 s2 {"place_agent":{"slot":1,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":1,"card":12}
    all: {"kind":"card_laid","slot":1,"card":29}
5 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":12}
6 s2 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[true,false],"before":[4,4],"after":[4,4]}
7 s1 {"place_agent":{"slot":3,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":1,"card":56}
    all: {"kind":"card_laid","slot":3,"card":55}
8 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":56}
9 s1 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[true,false],"before":[4,2],"after":[4,2]}
10 s3 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":1,"sent":0,"card":29}
    all: {"kind":"card_laid","slot":1,"card":33}
= 10 ec1f135317b113ff0bf7a917415d127febf4638e29681f0d6d8458969d88a543
11 s3 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":2,"place":4,"card":29}
12 s3 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":4,"covered":[false,false],"before":[6,4],"after":[5,5]}
13 s2 {"place_agent":{"slot":1,"sent":2}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":2,"card":33}
    all: {"kind":"card_laid","slot":1,"card":0}
14 s2 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":33}
15 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[4,4],"after":[3,3]}
16 s1 {"place_agent":{"slot":3,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":1,"card":55}
    all: {"kind":"card_laid","slot":3,"card":34}
17 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":55}
18 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,false],"before":[3,4],"after":[3,3]}
19 s3 {"place_agent":{"slot":2,"sent":1}}
    all: {"kind":"agent_placed","seat":2,"slot":2,"sent":1,"card":57}
    all: {"kind":"card_laid","slot":2,"card":20}
20 s3 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":2,"place":2,"card":57}
= 20 be47e29f597b333712991c9784c10e598790862313395d54016fc9e2e467154d
21 s3 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":2,"place":2,"covered":[false,true],"before":[4,5],"after":[4,5]}
22 s2 {"place_agent":{"slot":3,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":1,"card":34}
    all: {"kind":"card_laid","slot":3,"card":8}
23 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":34}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[5,3],"after":[4,3]}
24 s1 {"place_agent":{"slot":1,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":1,"card":0}
    all: {"kind":"card_laid","slot":1,"card":6}
25 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":0}
26 s1 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[true,false],"before":[2,5],"after":[2,5]}
27 s3 {"place_agent":{"slot":2,"sent":1}}
    all: {"kind":"agent_placed","seat":2,"slot":2,"sent":1,"card":20}
    all: {"kind":"card_laid","slot":2,"card":16}
    all: {"kind":"plugged_in","seat":2,"place":1,"card":20}
    all: {"kind":"calibrated","seat":2,"place":1,"covered":[false,false],"before":[1,4],"after":[1,3]}
28 s2 "pass"
    all: {"kind":"passed","seat":1,"forced":false}
    all: {"kind":"factory_cleared","seat":1}
    all: {"kind":"card_laid","slot":1,"card":26}
    all: {"kind":"card_laid","slot":2,"card":53}
    all: {"kind":"card_laid","slot":3,"card":50}
    all: {"kind":"card_laid","slot":4,"card":37}
29 s1 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":0,"card":37}
    all: {"kind":"card_laid","slot":4,"card":48}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":37}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[2,3],"after":[1,2]}
    all: {"kind":"passed","seat":2,"forced":true}
30 s2 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":0,"card":48}
    all: {"kind":"card_laid","slot":4,"card":49}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":48}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[5,4],"after":[5,5]}
    all: {"kind":"passed","seat":0,"forced":true}
    all: {"kind":"round_ended","round":1}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":37,"dice":[1,2],"vp":4}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":55,"dice":[2,3],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":56,"dice":[3,2],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":0,"dice":[2,5],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":48,"dice":[5,5],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":34,"dice":[5,3],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":33,"dice":[3,3],"vp":3}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":12,"dice":[3,4],"vp":1}
    all: {"kind":"robot_scored","seat":2,"place":1,"card":20,"dice":[1,3],"vp":1}
    all: {"kind":"robot_scored","seat":2,"place":2,"card":57,"dice":[3,5],"vp":3}
    all: {"kind":"robot_scored","seat":2,"place":3,"card":1,"dice":[5,5],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":4,"card":29,"dice":[5,5],"vp":0}
    all: {"kind":"investor_won","seat":1,"position":1,"investor":"transport"}
    all: {"kind":"runner_up","seat":0,"position":1,"investor":"transport"}
    all: {"kind":"investor_won","seat":2,"position":2,"investor":"industry"}
    all: {"kind":"runner_up","seat":1,"position":2,"investor":"industry"}
    all: {"kind":"investor_won","seat":2,"position":3,"investor":"service"}
    all: {"kind":"runner_up","seat":0,"position":3,"investor":"service"}
    all: {"kind":"investor_won","seat":0,"position":4,"investor":"defence"}
    all: {"kind":"runner_up","seat":1,"position":4,"investor":"defence"}
    all: {"kind":"investor_won","seat":2,"position":5,"investor":"information"}
    all: {"kind":"runner_up","seat":1,"position":5,"investor":"information"}
    all: {"kind":"round_began","round":2,"order":[0,2,1]}
    all: {"kind":"card_laid","slot":1,"card":42}
    all: {"kind":"card_laid","slot":2,"card":22}
    all: {"kind":"card_laid","slot":3,"card":58}
    all: {"kind":"card_laid","slot":4,"card":36}
    all: {"kind":"investor_laid","position":1,"investor":"service"}
    all: {"kind":"investor_laid","position":2,"investor":"transport"}
    all: {"kind":"investor_laid","position":3,"investor":"industry"}
    all: {"kind":"investor_laid","position":4,"investor":"defence"}
    all: {"kind":"investor_laid","position":5,"investor":"information"}
    all: {"kind":"dice_rolled","seat":0,"dice":[5,1,5,4,1]}
    all: {"kind":"dice_rolled","seat":1,"dice":[4,6,3,2,4]}
    all: {"kind":"dice_rolled","seat":2,"dice":[6,4,6,3,6]}
= 30 17cf703e50d022beddf6c6939bdeb6404bad251be66ba73b02b1fe1a9d814179
31 s1 {"place_agent":{"slot":1,"sent":2}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":2,"card":42}
    all: {"kind":"card_laid","slot":1,"card":13}
32 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":42}
33 s1 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,true],"before":[4,1],"after":[4,1]}
34 s3 {"place_agent":{"slot":1,"sent":2}}
    all: {"kind":"agent_placed","seat":2,"slot":1,"sent":2,"card":13}
    all: {"kind":"card_laid","slot":1,"card":3}
35 s3 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":2,"place":2,"card":13}
36 s3 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":2,"place":2,"covered":[false,true],"before":[4,6],"after":[4,6]}
37 s2 {"place_agent":{"slot":3,"sent":5}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":5,"card":58}
    all: {"kind":"card_laid","slot":3,"card":9}
38 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":58}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[2,4],"after":[3,4]}
39 s1 {"place_agent":{"slot":1,"sent":2}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":2,"card":3}
    all: {"kind":"card_laid","slot":1,"card":44}
40 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":3}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[5,4],"after":[5,5]}
= 40 3fef65615a3ec131b1822c332b9e13ab99160faadfbf06d66ff3572daf35d572
41 s3 {"place_agent":{"slot":1,"sent":2}}
    all: {"kind":"agent_placed","seat":2,"slot":1,"sent":2,"card":44}
    all: {"kind":"card_laid","slot":1,"card":54}
42 s3 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":2,"place":3,"card":44}
    all: {"kind":"calibrated","seat":2,"place":3,"covered":[false,false],"before":[6,3],"after":[1,3]}
43 s2 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":0,"card":9}
    all: {"kind":"card_laid","slot":3,"card":35}
44 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":9}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[6,3],"after":[1,2]}
45 s1 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":0,"card":54}
    all: {"kind":"card_laid","slot":1,"card":5}
46 s1 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":54}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[5,1],"after":[6,1]}
47 s3 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":1,"sent":0,"card":5}
    all: {"kind":"card_laid","slot":1,"card":41}
48 s3 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":2,"place":1,"card":5}
    all: {"kind":"calibrated","seat":2,"place":1,"covered":[false,false],"before":[6,4],"after":[5,3]}
49 s2 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":0,"card":36}
    all: {"kind":"card_laid","slot":4,"card":51}
50 s2 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":36}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[2,3],"after":[3,3]}
= 50 e78813429af17963689a937c16bced5affdd1fedc0e6d2eb3da97421cc82b42e
51 s1 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":0,"card":51}
    all: {"kind":"card_laid","slot":4,"card":28}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":51}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,false],"before":[1,5],"after":[2,4]}
52 s3 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":2,"sent":0,"card":22}
    all: {"kind":"card_laid","slot":2,"card":19}
    all: {"kind":"plugged_in","seat":2,"place":4,"card":22}
    all: {"kind":"calibrated","seat":2,"place":4,"covered":[false,false],"before":[3,6],"after":[4,6]}
53 s2 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":0,"card":35}
    all: {"kind":"card_laid","slot":3,"card":14}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":35}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[4,1],"after":[4,6]}
    all: {"kind":"passed","seat":0,"forced":true}
    all: {"kind":"passed","seat":2,"forced":true}
    all: {"kind":"passed","seat":1,"forced":true}
    all: {"kind":"round_ended","round":2}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":54,"dice":[6,2],"vp":2}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":51,"dice":[2,4],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":3,"dice":[4,5],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":42,"dice":[5,1],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":35,"dice":[4,6],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":9,"dice":[6,3],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":36,"dice":[3,3],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":58,"dice":[3,4],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":1,"card":5,"dice":[5,3],"vp":2}
    all: {"kind":"robot_scored","seat":2,"place":2,"card":13,"dice":[3,1],"vp":4}
    all: {"kind":"robot_scored","seat":2,"place":3,"card":44,"dice":[1,4],"vp":4}
    all: {"kind":"robot_scored","seat":2,"place":4,"card":22,"dice":[4,6],"vp":3}
    all: {"kind":"investor_won","seat":0,"position":1,"investor":"service"}
    all: {"kind":"runner_up","seat":2,"position":1,"investor":"service"}
    all: {"kind":"investor_won","seat":2,"position":2,"investor":"transport"}
    all: {"kind":"runner_up","seat":0,"position":2,"investor":"transport"}
    all: {"kind":"investor_won","seat":1,"position":3,"investor":"industry"}
    all: {"kind":"runner_up","seat":2,"position":3,"investor":"industry"}
    all: {"kind":"investor_won","seat":1,"position":4,"investor":"defence"}
    all: {"kind":"runner_up","seat":0,"position":4,"investor":"defence"}
    all: {"kind":"investor_won","seat":0,"position":5,"investor":"information"}
    all: {"kind":"runner_up","seat":1,"position":5,"investor":"information"}
    all: {"kind":"round_began","round":3,"order":[1,2,0]}
    all: {"kind":"card_laid","slot":1,"card":27}
    all: {"kind":"card_laid","slot":2,"card":39}
    all: {"kind":"card_laid","slot":3,"card":15}
    all: {"kind":"card_laid","slot":4,"card":38}
    all: {"kind":"investor_laid","position":1,"investor":"industry"}
    all: {"kind":"investor_laid","position":2,"investor":"service"}
    all: {"kind":"investor_laid","position":3,"investor":"defence"}
    all: {"kind":"investor_laid","position":4,"investor":"information"}
    all: {"kind":"investor_laid","position":5,"investor":"transport"}
    all: {"kind":"dice_rolled","seat":0,"dice":[2,6,6,5,1]}
    all: {"kind":"dice_rolled","seat":1,"dice":[4,6,5,3,5]}
    all: {"kind":"dice_rolled","seat":2,"dice":[4,3,1,2,5]}
54 s2 {"place_agent":{"slot":2,"sent":2}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":2,"card":39}
    all: {"kind":"card_laid","slot":2,"card":30}
55 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":39}
56 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[3,5],"after":[2,6]}
57 s3 {"place_agent":{"slot":4,"sent":3}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":3,"card":38}
    all: {"kind":"card_laid","slot":4,"card":40}
58 s3 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":2,"place":3,"card":38}
59 s3 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":2,"place":3,"covered":[false,true],"before":[1,2],"after":[1,2]}
60 s1 {"place_agent":{"slot":2,"sent":5}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":5,"card":30}
    all: {"kind":"card_laid","slot":2,"card":18}
= 60 6162c831cf4af9276494ad0df0e597457b6ae0f5d40bcf58159dfcf96fe533d4
61 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":30}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[6,5],"after":[1,5]}
62 s2 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":0,"card":18}
    all: {"kind":"card_laid","slot":2,"card":47}
63 s2 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":18}
64 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[5,2],"after":[4,2]}
65 s3 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":1,"sent":0,"card":27}
    all: {"kind":"card_laid","slot":1,"card":25}
66 s3 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":2,"place":4,"card":27}
67 s3 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":4,"covered":[false,false],"before":[2,5],"after":[2,6]}
68 s1 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":0,"card":15}
    all: {"kind":"card_laid","slot":3,"card":31}
69 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":15}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,false],"before":[6,1],"after":[5,6]}
70 s2 {"place_agent":{"slot":3,"sent":2}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":2,"card":31}
    all: {"kind":"card_laid","slot":3,"card":2}
= 70 0bf57ac040af8faf6b0fd7cea1524d4fe72342761713914fed0e09a1a9eed5ff
71 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":31}
72 s2 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[true,false],"before":[6,4],"after":[6,5]}
73 s3 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":3,"sent":0,"card":2}
    all: {"kind":"card_laid","slot":3,"card":32}
74 s3 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":2,"place":1,"card":2}
75 s3 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":1,"covered":[true,false],"before":[4,3],"after":[4,3]}
76 s1 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":0,"card":32}
    all: {"kind":"card_laid","slot":3,"card":7}
77 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":32}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,false],"before":[5,1],"after":[5,2]}
78 s2 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":0,"card":47}
    all: {"kind":"card_laid","slot":2,"card":10}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":47}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[4,6],"after":[4,1]}
79 s3 "pass"
    all: {"kind":"passed","seat":2,"forced":false}
    all: {"kind":"factory_cleared","seat":2}
    all: {"kind":"card_laid","slot":1,"card":43}
    all: {"kind":"card_laid","slot":2,"card":23}
    all: {"kind":"card_laid","slot":3,"card":59}
    all: {"kind":"card_laid","slot":4,"card":21}
80 s1 "pass"
    all: {"kind":"passed","seat":0,"forced":false}
    all: {"kind":"factory_cleared","seat":0}
    all: {"kind":"card_laid","slot":1,"card":11}
    all: {"kind":"card_laid","slot":2,"card":46}
    all: {"kind":"card_laid","slot":3,"card":24}
    all: {"kind":"card_laid","slot":4,"card":52}
    all: {"kind":"passed","seat":1,"forced":true}
= 80 484c8d261a37cf9f115034cefef529c885fdcf6338dbd896185a1b7c064eb2e7
81 s3 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":3,"sent":0,"card":24}
    all: {"kind":"card_laid","slot":3,"card":4}
    all: {"kind":"plugged_in","seat":2,"place":2,"card":24}
    all: {"kind":"calibrated","seat":2,"place":2,"covered":[false,false],"before":[3,1],"after":[4,1]}
82 s1 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":0,"card":46}
    all: {"kind":"card_laid","slot":2,"card":45}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":46}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[2,5],"after":[1,5]}
    all: {"kind":"round_ended","round":3}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":46,"dice":[1,5],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":15,"dice":[5,6],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":30,"dice":[6,5],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":32,"dice":[5,2],"vp":3}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":47,"dice":[4,1],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":31,"dice":[1,5],"vp":3}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":18,"dice":[5,2],"vp":1}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":39,"dice":[2,6],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":1,"card":2,"dice":[4,4],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":2,"card":24,"dice":[4,1],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":3,"card":38,"dice":[1,2],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":4,"card":27,"dice":[2,6],"vp":0}
    all: {"kind":"investor_won","seat":2,"position":1,"investor":"industry"}
    all: {"kind":"investor_won","seat":0,"position":2,"investor":"service"}
    all: {"kind":"runner_up","seat":1,"position":2,"investor":"service"}
    all: {"kind":"investor_won","seat":0,"position":3,"investor":"defence"}
    all: {"kind":"runner_up","seat":1,"position":3,"investor":"defence"}
    all: {"kind":"investor_won","seat":2,"position":4,"investor":"information"}
    all: {"kind":"runner_up","seat":1,"position":4,"investor":"information"}
    all: {"kind":"investor_won","seat":2,"position":5,"investor":"transport"}
    all: {"kind":"investors_paid","seat":0,"investor":"information","investors":1,"robots":2,"vp":2}
    all: {"kind":"investors_paid","seat":0,"investor":"service","investors":2,"robots":1,"vp":2}
    all: {"kind":"investors_paid","seat":0,"investor":"transport","investors":1,"robots":2,"vp":2}
    all: {"kind":"investors_paid","seat":0,"investor":"defence","investors":2,"robots":3,"vp":6}
    all: {"kind":"investors_paid","seat":1,"investor":"transport","investors":1,"robots":4,"vp":4}
    all: {"kind":"investors_paid","seat":1,"investor":"defence","investors":2,"robots":3,"vp":6}
    all: {"kind":"investors_paid","seat":1,"investor":"industry","investors":1,"robots":2,"vp":2}
    all: {"kind":"investors_paid","seat":2,"investor":"information","investors":2,"robots":3,"vp":6}
    all: {"kind":"investors_paid","seat":2,"investor":"service","investors":2,"robots":3,"vp":6}
    all: {"kind":"investors_paid","seat":2,"investor":"transport","investors":2,"robots":3,"vp":6}
    all: {"kind":"investors_paid","seat":2,"investor":"industry","investors":2,"robots":1,"vp":2}
    all: {"kind":"finished","seat":0,"vp":25,"rank":3}
    all: {"kind":"finished","seat":1,"vp":27,"rank":2}
    all: {"kind":"finished","seat":2,"vp":39,"rank":1}
= 82 09692f3345b724d065af2b7228f8213d3809fd8d81132e238a120f010cf73fa1
s1 rank 3 score 25
s2 rank 2 score 27
s3 rank 1 score 39
