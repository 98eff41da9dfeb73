syndicate revision 1, 3 seats, options {}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"board_dealt","seat":0,"left":0,"right":4}
    all: {"kind":"board_dealt","seat":1,"left":1,"right":1}
    all: {"kind":"board_dealt","seat":2,"left":2,"right":2}
    all: {"kind":"order_drawn","order":[2,0,1]}
    all: {"kind":"round_began","round":1,"order":[2,0,1]}
    all: {"kind":"card_laid","slot":1,"card":50}
    all: {"kind":"card_laid","slot":2,"card":44}
    all: {"kind":"card_laid","slot":3,"card":40}
    all: {"kind":"card_laid","slot":4,"card":1}
    all: {"kind":"investor_laid","position":1,"investor":"information"}
    all: {"kind":"investor_laid","position":2,"investor":"industry"}
    all: {"kind":"investor_laid","position":3,"investor":"defence"}
    all: {"kind":"investor_laid","position":4,"investor":"service"}
    all: {"kind":"investor_laid","position":5,"investor":"transport"}
    all: {"kind":"dice_rolled","seat":0,"dice":[5,3,5,1,1]}
    all: {"kind":"dice_rolled","seat":1,"dice":[1,6,1,5,5]}
    all: {"kind":"dice_rolled","seat":2,"dice":[4,4,5,3,3]}
1 s3 {"place_agent":{"slot":3,"sent":3}}
    all: {"kind":"agent_placed","seat":2,"slot":3,"sent":3,"card":40}
    all: {"kind":"card_laid","slot":3,"card":18}
2 s3 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":2,"place":3,"card":40}
3 s3 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":3,"covered":[false,false],"before":[5,3],"after":[4,3]}
4 s1 {"place_agent":{"slot":1,"sent":3}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":3,"card":50}
    all: {"kind":"card_laid","slot":1,"card":36}
5 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":50}
6 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,false],"before":[1,1],"after":[6,1]}
7 s2 {"place_agent":{"slot":4,"sent":2}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":2,"card":1}
    all: {"kind":"card_laid","slot":4,"card":39}
8 s2 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":1}
9 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[1,6],"after":[1,5]}
10 s3 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":0,"card":39}
    all: {"kind":"card_laid","slot":4,"card":45}
= 10 aa560865ec74e0790901290792d68ba45031186559ecd4dec33a5d24af7f432a
11 s3 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":2,"place":2,"card":39}
12 s3 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":2,"place":2,"covered":[false,true],"before":[4,4],"after":[3,4]}
13 s1 "pass"
    all: {"kind":"passed","seat":0,"forced":false}
    all: {"kind":"factory_cleared","seat":0}
    all: {"kind":"card_laid","slot":1,"card":30}
    all: {"kind":"card_laid","slot":2,"card":57}
    all: {"kind":"card_laid","slot":3,"card":8}
    all: {"kind":"card_laid","slot":4,"card":21}
14 s2 "pass"
    all: {"kind":"passed","seat":1,"forced":false}
    all: {"kind":"factory_cleared","seat":1}
    all: {"kind":"card_laid","slot":1,"card":12}
    all: {"kind":"card_laid","slot":2,"card":22}
    all: {"kind":"card_laid","slot":3,"card":59}
    all: {"kind":"card_laid","slot":4,"card":5}
15 s3 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":3,"sent":0,"card":59}
    all: {"kind":"card_laid","slot":3,"card":14}
16 s3 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":2,"place":1,"card":59}
17 s3 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":1,"covered":[false,false],"before":[4,3],"after":[3,2]}
18 s1 {"place_agent":{"slot":1,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":1,"card":12}
    all: {"kind":"card_laid","slot":1,"card":31}
19 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":12}
20 s1 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[true,false],"before":[3,5],"after":[3,5]}
= 20 bc61b5a50169ac91dcbd67f17396de6125aad09d27928c9fd215b2a1e7999383
21 s2 {"place_agent":{"slot":4,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":1,"card":5}
    all: {"kind":"card_laid","slot":4,"card":4}
22 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":5}
23 s2 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,true],"before":[5,1],"after":[4,1]}
24 s3 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":1,"sent":0,"card":31}
    all: {"kind":"card_laid","slot":1,"card":56}
    all: {"kind":"plugged_in","seat":2,"place":4,"card":31}
25 s3 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":2,"place":4,"covered":[false,true],"before":[3,3],"after":[4,3]}
26 s1 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":0,"card":22}
    all: {"kind":"card_laid","slot":2,"card":51}
27 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":22}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[5,6],"after":[6,6]}
28 s2 {"place_agent":{"slot":1,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":1,"card":56}
    all: {"kind":"card_laid","slot":1,"card":37}
29 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":56}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[5,5],"after":[4,5]}
    all: {"kind":"passed","seat":2,"forced":true}
30 s1 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":0,"card":37}
    all: {"kind":"card_laid","slot":1,"card":6}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":37}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[5,3],"after":[4,2]}
= 30 b279a6507fc84747aa3c84831ad4e8f674406124597040dcab8e311b085ef225
31 s2 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":0,"card":51}
    all: {"kind":"card_laid","slot":2,"card":55}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":51}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[1,4],"after":[2,3]}
    all: {"kind":"round_ended","round":1}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":37,"dice":[4,2],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":12,"dice":[2,6],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":22,"dice":[6,6],"vp":5}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":50,"dice":[6,1],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":1,"dice":[1,4],"vp":2}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":5,"dice":[4,2],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":51,"dice":[2,3],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":56,"dice":[3,5],"vp":3}
    all: {"kind":"robot_scored","seat":2,"place":1,"card":59,"dice":[3,2],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":2,"card":39,"dice":[2,4],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":3,"card":40,"dice":[4,4],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":4,"card":31,"dice":[4,3],"vp":0}
    all: {"kind":"investor_won","seat":0,"position":1,"investor":"information"}
    all: {"kind":"runner_up","seat":1,"position":1,"investor":"information"}
    all: {"kind":"investor_won","seat":0,"position":2,"investor":"industry"}
    all: {"kind":"runner_up","seat":1,"position":2,"investor":"industry"}
    all: {"kind":"investor_won","seat":2,"position":3,"investor":"defence"}
    all: {"kind":"runner_up","seat":0,"position":3,"investor":"defence"}
    all: {"kind":"investor_won","seat":2,"position":4,"investor":"service"}
    all: {"kind":"runner_up","seat":1,"position":4,"investor":"service"}
    all: {"kind":"investor_won","seat":1,"position":5,"investor":"transport"}
    all: {"kind":"runner_up","seat":2,"position":5,"investor":"transport"}
    all: {"kind":"round_began","round":2,"order":[2,1,0]}
    all: {"kind":"card_laid","slot":1,"card":38}
    all: {"kind":"card_laid","slot":2,"card":46}
    all: {"kind":"card_laid","slot":3,"card":52}
    all: {"kind":"card_laid","slot":4,"card":43}
    all: {"kind":"investor_laid","position":1,"investor":"transport"}
    all: {"kind":"investor_laid","position":2,"investor":"service"}
    all: {"kind":"investor_laid","position":3,"investor":"information"}
    all: {"kind":"investor_laid","position":4,"investor":"defence"}
    all: {"kind":"investor_laid","position":5,"investor":"industry"}
    all: {"kind":"dice_rolled","seat":0,"dice":[5,6,3,1,1]}
    all: {"kind":"dice_rolled","seat":1,"dice":[4,3,5,1,1]}
    all: {"kind":"dice_rolled","seat":2,"dice":[2,5,5,2,4]}
32 s3 {"place_agent":{"slot":4,"sent":1}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":1,"card":43}
    all: {"kind":"card_laid","slot":4,"card":26}
33 s3 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":2,"place":4,"card":43}
34 s3 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":2,"place":4,"covered":[true,false],"before":[2,4],"after":[2,5]}
35 s2 {"place_agent":{"slot":3,"sent":2}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":2,"card":52}
    all: {"kind":"card_laid","slot":3,"card":16}
36 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":52}
37 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[3,5],"after":[3,4]}
38 s1 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":0,"card":16}
    all: {"kind":"card_laid","slot":3,"card":41}
39 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":16}
40 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,false],"before":[1,1],"after":[1,2]}
= 40 d36bd26217d135dd7b0d560543d5eeb648dbd99ff96d9cf3a806e9161d3f70d2
41 s3 {"place_agent":{"slot":4,"sent":3}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":3,"card":26}
    all: {"kind":"card_laid","slot":4,"card":13}
42 s3 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":2,"place":3,"card":26}
    all: {"kind":"calibrated","seat":2,"place":3,"covered":[false,false],"before":[5,2],"after":[6,1]}
43 s2 {"place_agent":{"slot":2,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":1,"card":46}
    all: {"kind":"card_laid","slot":2,"card":0}
44 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":46}
45 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[1,1],"after":[6,1]}
46 s1 {"place_agent":{"slot":2,"sent":5}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":5,"card":0}
    all: {"kind":"card_laid","slot":2,"card":20}
47 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":0}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[3,1],"after":[4,1]}
48 s3 "pass"
    all: {"kind":"passed","seat":2,"forced":false}
    all: {"kind":"factory_cleared","seat":2}
    all: {"kind":"card_laid","slot":1,"card":23}
    all: {"kind":"card_laid","slot":2,"card":53}
    all: {"kind":"card_laid","slot":3,"card":7}
    all: {"kind":"card_laid","slot":4,"card":35}
49 s2 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":0,"card":35}
    all: {"kind":"card_laid","slot":4,"card":17}
50 s2 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":35}
= 50 f9712113d10ae5e55b084a6049ec094d17b06b7f63a6a8bd6377d19ede1065fa
51 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[4,3],"after":[4,2]}
52 s1 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":0,"card":23}
    all: {"kind":"card_laid","slot":1,"card":34}
53 s1 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":23}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[5,6],"after":[5,5]}
54 s3 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":4,"sent":0,"card":17}
    all: {"kind":"card_laid","slot":4,"card":27}
55 s3 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":2,"place":1,"card":17}
    all: {"kind":"calibrated","seat":2,"place":1,"covered":[false,false],"before":[2,5],"after":[1,6]}
56 s2 {"place_agent":{"slot":3,"sent":2}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":2,"card":7}
    all: {"kind":"card_laid","slot":3,"card":3}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":7}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[4,6],"after":[3,1]}
57 s1 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":0,"card":3}
    all: {"kind":"card_laid","slot":3,"card":32}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":3}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,false],"before":[5,4],"after":[5,5]}
58 s3 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":2,"sent":0,"card":53}
    all: {"kind":"card_laid","slot":2,"card":33}
    all: {"kind":"plugged_in","seat":2,"place":2,"card":53}
    all: {"kind":"calibrated","seat":2,"place":2,"covered":[false,false],"before":[6,6],"after":[1,1]}
    all: {"kind":"passed","seat":1,"forced":true}
    all: {"kind":"passed","seat":0,"forced":true}
    all: {"kind":"round_ended","round":2}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":23,"dice":[5,5],"vp":4}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":3,"dice":[5,5],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":0,"dice":[5,1],"vp":2}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":16,"dice":[1,2],"vp":5}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":35,"dice":[4,2],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":52,"dice":[2,3],"vp":2}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":7,"dice":[3,1],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":46,"dice":[1,1],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":1,"card":17,"dice":[1,1],"vp":6}
    all: {"kind":"robot_scored","seat":2,"place":2,"card":53,"dice":[1,1],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":3,"card":26,"dice":[1,1],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":4,"card":43,"dice":[1,5],"vp":0}
    all: {"kind":"investor_won","seat":0,"position":1,"investor":"transport"}
    all: {"kind":"investor_won","seat":0,"position":2,"investor":"service"}
    all: {"kind":"runner_up","seat":1,"position":2,"investor":"service"}
    all: {"kind":"investor_won","seat":1,"position":3,"investor":"information"}
    all: {"kind":"runner_up","seat":0,"position":3,"investor":"information"}
    all: {"kind":"investor_won","seat":2,"position":4,"investor":"defence"}
    all: {"kind":"runner_up","seat":1,"position":4,"investor":"defence"}
    all: {"kind":"investor_won","seat":2,"position":5,"investor":"industry"}
    all: {"kind":"runner_up","seat":1,"position":5,"investor":"industry"}
    all: {"kind":"round_began","round":3,"order":[0,1,2]}
    all: {"kind":"card_laid","slot":1,"card":11}
    all: {"kind":"card_laid","slot":2,"card":28}
    all: {"kind":"card_laid","slot":3,"card":29}
    all: {"kind":"card_laid","slot":4,"card":9}
    all: {"kind":"investor_laid","position":1,"investor":"information"}
    all: {"kind":"investor_laid","position":2,"investor":"service"}
    all: {"kind":"investor_laid","position":3,"investor":"defence"}
    all: {"kind":"investor_laid","position":4,"investor":"industry"}
    all: {"kind":"investor_laid","position":5,"investor":"transport"}
    all: {"kind":"dice_rolled","seat":0,"dice":[2,2,1,4,4]}
    all: {"kind":"dice_rolled","seat":1,"dice":[2,5,4,3,3]}
    all: {"kind":"dice_rolled","seat":2,"dice":[1,2,5,1,2]}
59 s1 {"place_agent":{"slot":1,"sent":2}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":2,"card":11}
    all: {"kind":"card_laid","slot":1,"card":15}
60 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":11}
= 60 0abf5c042a10178817a2c9fb80c18c44644ae15e59e59afda0063e9bd7dcde3a
61 s1 {"calibrate":{"cover_left":true,"cover_right":true}}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[true,true],"before":[4,4],"after":[4,4]}
62 s2 {"place_agent":{"slot":3,"sent":3}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":3,"card":29}
    all: {"kind":"card_laid","slot":3,"card":49}
63 s2 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":29}
64 s2 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[true,false],"before":[2,5],"after":[2,6]}
65 s3 {"place_agent":{"slot":2,"sent":5}}
    all: {"kind":"agent_placed","seat":2,"slot":2,"sent":5,"card":28}
    all: {"kind":"card_laid","slot":2,"card":19}
66 s3 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":2,"place":2,"card":28}
    all: {"kind":"calibrated","seat":2,"place":2,"covered":[false,false],"before":[2,5],"after":[1,5]}
67 s1 {"place_agent":{"slot":2,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":1,"card":19}
    all: {"kind":"card_laid","slot":2,"card":2}
68 s1 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":19}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[2,2],"after":[3,1]}
69 s2 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":0,"card":2}
    all: {"kind":"card_laid","slot":2,"card":42}
70 s2 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":2}
= 70 4dcbc9d26f59ab158bc40b7c1484ac86e5469a54fdb5fdc9c33773f992665245
71 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[4,3],"after":[3,3]}
72 s3 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":1,"sent":0,"card":15}
    all: {"kind":"card_laid","slot":1,"card":58}
73 s3 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":2,"place":3,"card":15}
    all: {"kind":"calibrated","seat":2,"place":3,"covered":[false,false],"before":[5,1],"after":[4,6]}
74 s1 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":0,"card":9}
    all: {"kind":"card_laid","slot":4,"card":54}
75 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":9}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[1,4],"after":[2,3]}
76 s2 {"place_agent":{"slot":1,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":1,"card":58}
    all: {"kind":"card_laid","slot":1,"card":24}
77 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":58}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[6,3],"after":[1,3]}
78 s3 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":1,"sent":0,"card":24}
    all: {"kind":"card_laid","slot":1,"card":47}
79 s3 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":2,"place":4,"card":24}
    all: {"kind":"calibrated","seat":2,"place":4,"covered":[false,false],"before":[6,2],"after":[1,2]}
80 s1 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":0,"card":42}
    all: {"kind":"card_laid","slot":2,"card":10}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":42}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,false],"before":[1,2],"after":[1,1]}
= 80 7af3330f6e0c2393f77400d6cf1f9d7fec8236a1bc51fbb6aeabb082ca192f63
81 s2 "pass"
    all: {"kind":"passed","seat":1,"forced":false}
    all: {"kind":"factory_cleared","seat":1}
    all: {"kind":"card_laid","slot":1,"card":25}
    all: {"kind":"card_laid","slot":2,"card":48}
    all: {"kind":"discards_shuffled","cards":24}
    all: {"kind":"card_laid","slot":3,"card":10}
    all: {"kind":"card_laid","slot":4,"card":33}
82 s3 "pass"
    all: {"kind":"passed","seat":2,"forced":false}
    all: {"kind":"factory_cleared","seat":2}
    all: {"kind":"card_laid","slot":1,"card":54}
    all: {"kind":"card_laid","slot":2,"card":8}
    all: {"kind":"card_laid","slot":3,"card":41}
    all: {"kind":"card_laid","slot":4,"card":32}
    all: {"kind":"passed","seat":0,"forced":true}
83 s2 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":0,"card":32}
    all: {"kind":"card_laid","slot":4,"card":49}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":32}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[3,3],"after":[3,4]}
84 s3 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":2,"slot":2,"sent":0,"card":8}
    all: {"kind":"card_laid","slot":2,"card":57}
    all: {"kind":"plugged_in","seat":2,"place":1,"card":8}
    all: {"kind":"calibrated","seat":2,"place":1,"covered":[false,false],"before":[1,1],"after":[6,1]}
    all: {"kind":"round_ended","round":3}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":19,"dice":[3,1],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":42,"dice":[1,1],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":9,"dice":[1,3],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":11,"dice":[3,4],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":29,"dice":[2,1],"vp":4}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":58,"dice":[1,3],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":2,"dice":[3,3],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":32,"dice":[3,4],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":1,"card":8,"dice":[6,1],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":2,"card":28,"dice":[1,4],"vp":0}
    all: {"kind":"robot_scored","seat":2,"place":3,"card":15,"dice":[4,1],"vp":4}
    all: {"kind":"robot_scored","seat":2,"place":4,"card":24,"dice":[1,2],"vp":4}
    all: {"kind":"investor_won","seat":0,"position":1,"investor":"information"}
    all: {"kind":"runner_up","seat":2,"position":1,"investor":"information"}
    all: {"kind":"investor_won","seat":2,"position":2,"investor":"service"}
    all: {"kind":"runner_up","seat":0,"position":2,"investor":"service"}
    all: {"kind":"investor_won","seat":2,"position":3,"investor":"defence"}
    all: {"kind":"runner_up","seat":1,"position":3,"investor":"defence"}
    all: {"kind":"investor_won","seat":1,"position":4,"investor":"industry"}
    all: {"kind":"runner_up","seat":0,"position":4,"investor":"industry"}
    all: {"kind":"investor_won","seat":0,"position":5,"investor":"transport"}
    all: {"kind":"runner_up","seat":1,"position":5,"investor":"transport"}
    all: {"kind":"investors_paid","seat":0,"investor":"information","investors":2,"robots":4,"vp":8}
    all: {"kind":"investors_paid","seat":0,"investor":"service","investors":1,"robots":5,"vp":5}
    all: {"kind":"investors_paid","seat":0,"investor":"transport","investors":2,"robots":0,"vp":0}
    all: {"kind":"investors_paid","seat":0,"investor":"industry","investors":2,"robots":1,"vp":2}
    all: {"kind":"investors_paid","seat":1,"investor":"information","investors":1,"robots":4,"vp":4}
    all: {"kind":"investors_paid","seat":1,"investor":"service","investors":1,"robots":0,"vp":0}
    all: {"kind":"investors_paid","seat":1,"investor":"transport","investors":1,"robots":3,"vp":3}
    all: {"kind":"investors_paid","seat":1,"investor":"industry","investors":1,"robots":4,"vp":4}
    all: {"kind":"investors_paid","seat":2,"investor":"service","investors":2,"robots":2,"vp":4}
    all: {"kind":"investors_paid","seat":2,"investor":"transport","investors":1,"robots":4,"vp":4}
    all: {"kind":"investors_paid","seat":2,"investor":"defence","investors":3,"robots":3,"vp":9}
    all: {"kind":"investors_paid","seat":2,"investor":"industry","investors":1,"robots":2,"vp":2}
    all: {"kind":"finished","seat":0,"vp":35,"rank":1}
    all: {"kind":"finished","seat":1,"vp":30,"rank":3}
    all: {"kind":"finished","seat":2,"vp":35,"rank":1}
= 84 fbeba7b9373f5c9ada75f07884d76db8f6b4297c24928b28095d127e959e4e31
s1 rank 1 score 35
s2 rank 3 score 30
s3 rank 1 score 35
