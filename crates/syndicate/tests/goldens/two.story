syndicate revision 1, 2 seats, options {}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"board_dealt","seat":0,"left":0,"right":2}
    all: {"kind":"board_dealt","seat":1,"left":1,"right":4}
    all: {"kind":"order_drawn","order":[1,0]}
    all: {"kind":"round_began","round":1,"order":[1,0]}
    all: {"kind":"card_laid","slot":1,"card":20}
    all: {"kind":"card_laid","slot":2,"card":22}
    all: {"kind":"card_laid","slot":3,"card":26}
    all: {"kind":"card_laid","slot":4,"card":58}
    all: {"kind":"investor_laid","position":1,"investor":"industry"}
    all: {"kind":"investor_laid","position":2,"investor":"transport"}
    all: {"kind":"investor_laid","position":3,"investor":"defence"}
    all: {"kind":"investor_laid","position":4,"investor":"information"}
    all: {"kind":"investor_laid","position":5,"investor":"service"}
    all: {"kind":"dice_rolled","seat":0,"dice":[2,1,3,3,5]}
    all: {"kind":"dice_rolled","seat":1,"dice":[1,3,3,3,3]}
1 s2 {"place_agent":{"slot":4,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":1,"card":58}
    all: {"kind":"card_laid","slot":4,"card":7}
2 s2 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":58}
3 s2 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[true,false],"before":[3,3],"after":[3,3]}
4 s1 {"place_agent":{"slot":1,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":1,"card":20}
    all: {"kind":"card_laid","slot":1,"card":17}
5 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":20}
6 s1 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,true],"before":[3,5],"after":[3,5]}
7 s2 {"place_agent":{"slot":3,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":1,"card":26}
    all: {"kind":"card_laid","slot":3,"card":3}
8 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":26}
9 s2 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,true],"before":[3,3],"after":[4,3]}
10 s1 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":0,"card":17}
    all: {"kind":"card_laid","slot":1,"card":5}
= 10 099c2eeddc215666d1f1d795e7584810ee60c0368d8c701619a4196fa92ce027
11 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":17}
12 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[3,3],"after":[2,4]}
13 s2 {"place_agent":{"slot":1,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":1,"card":5}
    all: {"kind":"card_laid","slot":1,"card":13}
14 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":5}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[3,3],"after":[2,2]}
15 s1 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":0,"card":13}
    all: {"kind":"card_laid","slot":1,"card":36}
16 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":13}
17 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,false],"before":[1,2],"after":[1,3]}
18 s2 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":0,"card":22}
    all: {"kind":"card_laid","slot":2,"card":56}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":22}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[1,4],"after":[2,4]}
19 s1 {"place_agent":{"slot":2,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":1,"card":56}
    all: {"kind":"card_laid","slot":2,"card":21}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":56}
20 s1 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[true,false],"before":[2,1],"after":[2,1]}
    all: {"kind":"passed","seat":1,"forced":true}
    all: {"kind":"passed","seat":0,"forced":true}
    all: {"kind":"round_ended","round":1}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":56,"dice":[2,1],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":13,"dice":[1,3],"vp":4}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":17,"dice":[3,4],"vp":3}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":20,"dice":[4,5],"vp":3}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":22,"dice":[2,4],"vp":1}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":26,"dice":[4,3],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":58,"dice":[3,2],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":5,"dice":[2,2],"vp":0}
    all: {"kind":"investor_won","seat":0,"position":1,"investor":"industry"}
    all: {"kind":"runner_up","seat":1,"position":1,"investor":"industry"}
    all: {"kind":"investor_won","seat":0,"position":2,"investor":"transport"}
    all: {"kind":"runner_up","seat":1,"position":2,"investor":"transport"}
    all: {"kind":"investor_won","seat":1,"position":3,"investor":"defence"}
    all: {"kind":"runner_up","seat":0,"position":3,"investor":"defence"}
    all: {"kind":"investor_won","seat":1,"position":4,"investor":"information"}
    all: {"kind":"investor_won","seat":1,"position":5,"investor":"service"}
    all: {"kind":"round_began","round":2,"order":[0,1]}
    all: {"kind":"card_laid","slot":1,"card":47}
    all: {"kind":"card_laid","slot":2,"card":34}
    all: {"kind":"card_laid","slot":3,"card":9}
    all: {"kind":"card_laid","slot":4,"card":19}
    all: {"kind":"investor_laid","position":1,"investor":"transport"}
    all: {"kind":"investor_laid","position":2,"investor":"information"}
    all: {"kind":"investor_laid","position":3,"investor":"defence"}
    all: {"kind":"investor_laid","position":4,"investor":"industry"}
    all: {"kind":"investor_laid","position":5,"investor":"service"}
    all: {"kind":"dice_rolled","seat":0,"dice":[5,1,2,1,3]}
    all: {"kind":"dice_rolled","seat":1,"dice":[5,4,2,3,2]}
= 20 ffd32631a9be6ae0cdaf796c4cef068ffd51ec4f6998f7ba97d97dd7f2a998ed
21 s1 {"place_agent":{"slot":3,"sent":4}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":4,"card":9}
    all: {"kind":"card_laid","slot":3,"card":29}
22 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":9}
23 s1 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,true],"before":[2,1],"after":[3,1]}
24 s2 {"place_agent":{"slot":1,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":1,"card":47}
    all: {"kind":"card_laid","slot":1,"card":54}
25 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":47}
26 s2 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,true],"before":[3,2],"after":[3,2]}
27 s1 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":0,"card":34}
    all: {"kind":"card_laid","slot":2,"card":37}
28 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":34}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,false],"before":[1,3],"after":[6,3]}
29 s2 {"place_agent":{"slot":3,"sent":3}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":3,"card":29}
    all: {"kind":"card_laid","slot":3,"card":31}
30 s2 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":29}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[2,3],"after":[1,4]}
= 30 2690e240c54c1d276ee7f27f7fe539cc12f6a6f038dec92da34c6359df3add2a
31 s1 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":0,"card":54}
    all: {"kind":"card_laid","slot":1,"card":59}
32 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":54}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,false],"before":[1,3],"after":[2,3]}
33 s2 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":0,"card":31}
    all: {"kind":"card_laid","slot":3,"card":53}
34 s2 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":31}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[5,4],"after":[6,5]}
35 s1 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":0,"card":37}
    all: {"kind":"card_laid","slot":2,"card":39}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":37}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[5,2],"after":[4,1]}
36 s2 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":0,"card":53}
    all: {"kind":"card_laid","slot":3,"card":44}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":53}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[5,1],"after":[6,2]}
    all: {"kind":"passed","seat":0,"forced":true}
    all: {"kind":"passed","seat":1,"forced":true}
    all: {"kind":"round_ended","round":2}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":37,"dice":[4,1],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":54,"dice":[1,3],"vp":2}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":9,"dice":[3,6],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":34,"dice":[6,3],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":31,"dice":[6,6],"vp":3}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":53,"dice":[6,2],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":29,"dice":[2,4],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":47,"dice":[4,2],"vp":0}
    all: {"kind":"investor_won","seat":1,"position":1,"investor":"transport"}
    all: {"kind":"runner_up","seat":0,"position":1,"investor":"transport"}
    all: {"kind":"investor_won","seat":0,"position":2,"investor":"information"}
    all: {"kind":"runner_up","seat":1,"position":2,"investor":"information"}
    all: {"kind":"investor_won","seat":0,"position":3,"investor":"defence"}
    all: {"kind":"runner_up","seat":1,"position":3,"investor":"defence"}
    all: {"kind":"investor_won","seat":1,"position":4,"investor":"industry"}
    all: {"kind":"runner_up","seat":0,"position":4,"investor":"industry"}
    all: {"kind":"investor_unwon","position":5,"investor":"service"}
    all: {"kind":"round_began","round":3,"order":[1,0]}
    all: {"kind":"card_laid","slot":1,"card":38}
    all: {"kind":"card_laid","slot":2,"card":4}
    all: {"kind":"card_laid","slot":3,"card":24}
    all: {"kind":"card_laid","slot":4,"card":57}
    all: {"kind":"investor_laid","position":1,"investor":"defence"}
    all: {"kind":"investor_laid","position":2,"investor":"information"}
    all: {"kind":"investor_laid","position":3,"investor":"service"}
    all: {"kind":"investor_laid","position":4,"investor":"industry"}
    all: {"kind":"investor_laid","position":5,"investor":"transport"}
    all: {"kind":"dice_rolled","seat":0,"dice":[1,1,2,5,6]}
    all: {"kind":"dice_rolled","seat":1,"dice":[1,5,6,4,3]}
37 s2 {"place_agent":{"slot":3,"sent":5}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":5,"card":24}
    all: {"kind":"card_laid","slot":3,"card":48}
38 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":24}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[4,3],"after":[5,3]}
39 s1 {"place_agent":{"slot":1,"sent":4}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":4,"card":38}
    all: {"kind":"card_laid","slot":1,"card":27}
40 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":38}
= 40 21b363703a8ddf103955f01278ed91df2c4e86b6b70dca7bbefab06bc60333ea
41 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[2,5],"after":[2,6]}
42 s2 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":0,"card":57}
    all: {"kind":"card_laid","slot":4,"card":10}
43 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":57}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[5,6],"after":[5,1]}
44 s1 {"place_agent":{"slot":2,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":1,"card":4}
    all: {"kind":"card_laid","slot":2,"card":16}
45 s1 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":4}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[1,1],"after":[2,1]}
46 s2 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":0,"card":16}
    all: {"kind":"card_laid","slot":2,"card":32}
47 s2 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":16}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[1,5],"after":[1,6]}
48 s1 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":0,"card":27}
    all: {"kind":"card_laid","slot":1,"card":45}
49 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":27}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,false],"before":[6,6],"after":[6,1]}
50 s2 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":0,"card":10}
    all: {"kind":"card_laid","slot":4,"card":2}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":10}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[1,5],"after":[1,4]}
= 50 378d1c0530d028ab5d62836363b3ce91836830451e8674853e8c7c1acf99f780
51 s1 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":0,"card":2}
    all: {"kind":"card_laid","slot":4,"card":46}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":2}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,false],"before":[1,2],"after":[6,2]}
    all: {"kind":"passed","seat":1,"forced":true}
    all: {"kind":"passed","seat":0,"forced":true}
    all: {"kind":"round_ended","round":3}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":4,"dice":[2,6],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":2,"dice":[6,2],"vp":2}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":38,"dice":[2,6],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":27,"dice":[6,1],"vp":4}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":16,"dice":[1,6],"vp":1}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":57,"dice":[6,1],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":10,"dice":[1,4],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":24,"dice":[4,3],"vp":0}
    all: {"kind":"investor_won","seat":0,"position":1,"investor":"defence"}
    all: {"kind":"investor_won","seat":0,"position":2,"investor":"information"}
    all: {"kind":"runner_up","seat":1,"position":2,"investor":"information"}
    all: {"kind":"investor_won","seat":1,"position":3,"investor":"service"}
    all: {"kind":"runner_up","seat":0,"position":3,"investor":"service"}
    all: {"kind":"investor_won","seat":1,"position":4,"investor":"industry"}
    all: {"kind":"runner_up","seat":0,"position":4,"investor":"industry"}
    all: {"kind":"investor_won","seat":1,"position":5,"investor":"transport"}
    all: {"kind":"runner_up","seat":0,"position":5,"investor":"transport"}
    all: {"kind":"investors_paid","seat":0,"investor":"information","investors":2,"robots":3,"vp":6}
    all: {"kind":"investors_paid","seat":0,"investor":"transport","investors":2,"robots":2,"vp":4}
    all: {"kind":"investors_paid","seat":0,"investor":"defence","investors":2,"robots":2,"vp":4}
    all: {"kind":"investors_paid","seat":0,"investor":"industry","investors":1,"robots":2,"vp":2}
    all: {"kind":"investors_paid","seat":1,"investor":"information","investors":1,"robots":2,"vp":2}
    all: {"kind":"investors_paid","seat":1,"investor":"service","investors":2,"robots":2,"vp":4}
    all: {"kind":"investors_paid","seat":1,"investor":"transport","investors":2,"robots":4,"vp":8}
    all: {"kind":"investors_paid","seat":1,"investor":"defence","investors":1,"robots":1,"vp":1}
    all: {"kind":"investors_paid","seat":1,"investor":"industry","investors":3,"robots":3,"vp":9}
    all: {"kind":"finished","seat":0,"vp":40,"rank":1}
    all: {"kind":"finished","seat":1,"vp":34,"rank":2}
= 51 7d1f57752753cc422ffb78cf06c227e5e8a81c96e1daaf00a333a8fb9b488e10
s1 rank 1 score 40
s2 rank 2 score 34
