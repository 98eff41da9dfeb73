syndicate revision 1, 2 seats, options {}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"board_dealt","seat":0,"left":0,"right":2}
    all: {"kind":"board_dealt","seat":1,"left":1,"right":3}
    all: {"kind":"order_drawn","order":[1,0]}
    all: {"kind":"round_began","round":1,"order":[1,0]}
    all: {"kind":"card_laid","slot":1,"card":2}
    all: {"kind":"card_laid","slot":2,"card":38}
    all: {"kind":"card_laid","slot":3,"card":33}
    all: {"kind":"card_laid","slot":4,"card":5}
    all: {"kind":"investor_laid","position":1,"investor":"industry"}
    all: {"kind":"investor_laid","position":2,"investor":"defence"}
    all: {"kind":"investor_laid","position":3,"investor":"information"}
    all: {"kind":"investor_laid","position":4,"investor":"service"}
    all: {"kind":"investor_laid","position":5,"investor":"transport"}
    all: {"kind":"dice_rolled","seat":0,"dice":[6,5,1,6,5]}
    all: {"kind":"dice_rolled","seat":1,"dice":[4,4,4,2,5]}
1 s2 {"place_agent":{"slot":3,"sent":2}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":2,"card":33}
    all: {"kind":"card_laid","slot":3,"card":41}
2 s2 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":33}
3 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[4,4],"after":[3,3]}
4 s1 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":0,"card":38}
    all: {"kind":"card_laid","slot":2,"card":21}
5 s1 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":38}
6 s1 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,true],"before":[6,5],"after":[6,5]}
7 s2 {"place_agent":{"slot":2,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":1,"card":21}
    all: {"kind":"card_laid","slot":2,"card":9}
8 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":21}
9 s2 {"calibrate":{"cover_left":true,"cover_right":true}}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[true,true],"before":[3,4],"after":[3,4]}
10 s1 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":0,"card":5}
    all: {"kind":"card_laid","slot":4,"card":35}
= 10 b5c792aa2e3f09e28904a2bb85c536af3a00a2c4fa26152772070242f037dcad
11 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":5}
12 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[1,6],"after":[6,5]}
13 s2 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":0,"card":35}
    all: {"kind":"card_laid","slot":4,"card":48}
14 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":35}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[2,5],"after":[2,4]}
15 s1 {"place_agent":{"slot":3,"sent":2}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":2,"card":41}
    all: {"kind":"card_laid","slot":3,"card":40}
16 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":41}
17 s1 {"calibrate":{"cover_left":true,"cover_right":true}}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[true,true],"before":[5,6],"after":[5,6]}
18 s2 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":0,"card":40}
    all: {"kind":"card_laid","slot":3,"card":25}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":40}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[4,2],"after":[3,2]}
19 s1 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":0,"card":25}
    all: {"kind":"card_laid","slot":3,"card":37}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":25}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,false],"before":[5,5],"after":[5,4]}
    all: {"kind":"passed","seat":1,"forced":true}
    all: {"kind":"passed","seat":0,"forced":true}
    all: {"kind":"round_ended","round":1}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":38,"dice":[6,5],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":41,"dice":[5,6],"vp":4}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":5,"dice":[6,5],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":25,"dice":[5,4],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":33,"dice":[3,3],"vp":3}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":21,"dice":[3,3],"vp":1}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":40,"dice":[3,2],"vp":4}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":35,"dice":[2,4],"vp":0}
    all: {"kind":"investor_unwon","position":1,"investor":"industry"}
    all: {"kind":"investor_won","seat":1,"position":2,"investor":"defence"}
    all: {"kind":"runner_up","seat":0,"position":2,"investor":"defence"}
    all: {"kind":"investor_won","seat":1,"position":3,"investor":"information"}
    all: {"kind":"runner_up","seat":0,"position":3,"investor":"information"}
    all: {"kind":"investor_won","seat":1,"position":4,"investor":"service"}
    all: {"kind":"runner_up","seat":0,"position":4,"investor":"service"}
    all: {"kind":"investor_won","seat":1,"position":5,"investor":"transport"}
    all: {"kind":"runner_up","seat":0,"position":5,"investor":"transport"}
    all: {"kind":"round_began","round":2,"order":[0,1]}
    all: {"kind":"card_laid","slot":1,"card":4}
    all: {"kind":"card_laid","slot":2,"card":59}
    all: {"kind":"card_laid","slot":3,"card":12}
    all: {"kind":"card_laid","slot":4,"card":36}
    all: {"kind":"investor_laid","position":1,"investor":"service"}
    all: {"kind":"investor_laid","position":2,"investor":"defence"}
    all: {"kind":"investor_laid","position":3,"investor":"transport"}
    all: {"kind":"investor_laid","position":4,"investor":"industry"}
    all: {"kind":"investor_laid","position":5,"investor":"information"}
    all: {"kind":"dice_rolled","seat":0,"dice":[2,1,1,2,3]}
    all: {"kind":"dice_rolled","seat":1,"dice":[4,4,5,2,1]}
20 s1 {"place_agent":{"slot":4,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":1,"card":36}
    all: {"kind":"card_laid","slot":4,"card":56}
= 20 bd30788e3ff9739281fcd89ef20787323ef56040281bbcaafe04488dea473fc8
21 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":36}
22 s1 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[true,false],"before":[2,3],"after":[2,3]}
23 s2 {"place_agent":{"slot":1,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":1,"card":4}
    all: {"kind":"card_laid","slot":1,"card":14}
24 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":4}
25 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[4,5],"after":[5,5]}
26 s1 {"place_agent":{"slot":1,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":1,"card":14}
    all: {"kind":"card_laid","slot":1,"card":53}
27 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":14}
28 s1 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[true,false],"before":[1,2],"after":[1,2]}
29 s2 {"place_agent":{"slot":4,"sent":3}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":3,"card":56}
    all: {"kind":"card_laid","slot":4,"card":8}
30 s2 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":56}
= 30 6772795081ac9c79312e1bba7330778212b922bcafbbbe2de2a72e034dff6fbf
31 s2 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[4,5],"after":[3,5]}
32 s1 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":0,"card":8}
    all: {"kind":"card_laid","slot":4,"card":29}
33 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":8}
34 s1 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[true,false],"before":[1,1],"after":[1,1]}
35 s2 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":0,"card":53}
    all: {"kind":"card_laid","slot":1,"card":3}
36 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":53}
37 s2 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,true],"before":[2,1],"after":[3,1]}
38 s1 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":0,"card":59}
    all: {"kind":"card_laid","slot":2,"card":1}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":59}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[2,1],"after":[1,6]}
39 s2 "pass"
    all: {"kind":"passed","seat":1,"forced":false}
    all: {"kind":"factory_cleared","seat":1}
    all: {"kind":"card_laid","slot":1,"card":42}
    all: {"kind":"card_laid","slot":2,"card":19}
    all: {"kind":"card_laid","slot":3,"card":49}
    all: {"kind":"card_laid","slot":4,"card":32}
    all: {"kind":"passed","seat":0,"forced":true}
40 s2 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":0,"card":19}
    all: {"kind":"card_laid","slot":2,"card":31}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":19}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[5,3],"after":[6,2]}
    all: {"kind":"round_ended","round":2}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":59,"dice":[1,6],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":8,"dice":[6,1],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":14,"dice":[1,2],"vp":4}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":36,"dice":[2,3],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":56,"dice":[3,5],"vp":3}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":4,"dice":[5,6],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":19,"dice":[6,2],"vp":2}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":53,"dice":[2,1],"vp":2}
    all: {"kind":"investor_won","seat":1,"position":1,"investor":"service"}
    all: {"kind":"runner_up","seat":0,"position":1,"investor":"service"}
    all: {"kind":"investor_won","seat":1,"position":2,"investor":"defence"}
    all: {"kind":"runner_up","seat":0,"position":2,"investor":"defence"}
    all: {"kind":"investor_won","seat":0,"position":3,"investor":"transport"}
    all: {"kind":"runner_up","seat":1,"position":3,"investor":"transport"}
    all: {"kind":"investor_won","seat":1,"position":4,"investor":"industry"}
    all: {"kind":"runner_up","seat":0,"position":4,"investor":"industry"}
    all: {"kind":"investor_won","seat":1,"position":5,"investor":"information"}
    all: {"kind":"runner_up","seat":0,"position":5,"investor":"information"}
    all: {"kind":"round_began","round":3,"order":[0,1]}
    all: {"kind":"card_laid","slot":1,"card":34}
    all: {"kind":"card_laid","slot":2,"card":27}
    all: {"kind":"card_laid","slot":3,"card":52}
    all: {"kind":"card_laid","slot":4,"card":50}
    all: {"kind":"investor_laid","position":1,"investor":"transport"}
    all: {"kind":"investor_laid","position":2,"investor":"defence"}
    all: {"kind":"investor_laid","position":3,"investor":"information"}
    all: {"kind":"investor_laid","position":4,"investor":"service"}
    all: {"kind":"investor_laid","position":5,"investor":"industry"}
    all: {"kind":"dice_rolled","seat":0,"dice":[6,4,6,5,2]}
    all: {"kind":"dice_rolled","seat":1,"dice":[4,5,5,4,3]}
= 40 fc506cf1304ebe37c171671e39ffbc343dc8fe1f20d5e3443ae74cdbc1d49225
41 s1 {"place_agent":{"slot":1,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":1,"card":34}
    all: {"kind":"card_laid","slot":1,"card":43}
42 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":34}
43 s1 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[true,false],"before":[4,6],"after":[4,6]}
44 s2 {"place_agent":{"slot":4,"sent":2}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":2,"card":50}
    all: {"kind":"card_laid","slot":4,"card":23}
45 s2 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":50}
46 s2 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[true,false],"before":[5,4],"after":[5,4]}
47 s1 {"place_agent":{"slot":3,"sent":2}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":2,"card":52}
    all: {"kind":"card_laid","slot":3,"card":20}
48 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":52}
49 s1 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,true],"before":[6,5],"after":[6,5]}
50 s2 {"place_agent":{"slot":1,"sent":2}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":2,"card":43}
    all: {"kind":"card_laid","slot":1,"card":47}
= 50 ed0ff7604aa4dce899f6d26aa875943bfe61b67714ee580d794a581210c8ca60
51 s2 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":43}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[4,5],"after":[5,6]}
52 s1 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":0,"card":47}
    all: {"kind":"card_laid","slot":1,"card":46}
53 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":47}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,false],"before":[5,2],"after":[5,3]}
54 s2 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":0,"card":27}
    all: {"kind":"card_laid","slot":2,"card":22}
55 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":27}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[4,3],"after":[4,4]}
56 s1 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":0,"card":20}
    all: {"kind":"card_laid","slot":3,"card":10}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":20}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[6,4],"after":[6,3]}
57 s2 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":0,"card":22}
    all: {"kind":"card_laid","slot":2,"card":58}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":22}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[6,5],"after":[1,5]}
    all: {"kind":"passed","seat":0,"forced":true}
    all: {"kind":"passed","seat":1,"forced":true}
    all: {"kind":"round_ended","round":3}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":20,"dice":[6,3],"vp":4}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":34,"dice":[3,6],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":52,"dice":[6,5],"vp":2}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":47,"dice":[5,3],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":43,"dice":[5,1],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":22,"dice":[1,5],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":50,"dice":[5,4],"vp":3}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":27,"dice":[4,4],"vp":0}
    all: {"kind":"investor_won","seat":0,"position":1,"investor":"transport"}
    all: {"kind":"runner_up","seat":1,"position":1,"investor":"transport"}
    all: {"kind":"investor_won","seat":1,"position":2,"investor":"defence"}
    all: {"kind":"runner_up","seat":0,"position":2,"investor":"defence"}
    all: {"kind":"investor_won","seat":0,"position":3,"investor":"information"}
    all: {"kind":"runner_up","seat":1,"position":3,"investor":"information"}
    all: {"kind":"investor_won","seat":0,"position":4,"investor":"service"}
    all: {"kind":"runner_up","seat":1,"position":4,"investor":"service"}
    all: {"kind":"investor_won","seat":1,"position":5,"investor":"industry"}
    all: {"kind":"investors_paid","seat":0,"investor":"information","investors":1,"robots":2,"vp":2}
    all: {"kind":"investors_paid","seat":0,"investor":"service","investors":1,"robots":2,"vp":2}
    all: {"kind":"investors_paid","seat":0,"investor":"transport","investors":3,"robots":2,"vp":6}
    all: {"kind":"investors_paid","seat":1,"investor":"information","investors":2,"robots":1,"vp":2}
    all: {"kind":"investors_paid","seat":1,"investor":"service","investors":2,"robots":3,"vp":6}
    all: {"kind":"investors_paid","seat":1,"investor":"transport","investors":1,"robots":3,"vp":3}
    all: {"kind":"investors_paid","seat":1,"investor":"defence","investors":4,"robots":2,"vp":8}
    all: {"kind":"investors_paid","seat":1,"investor":"industry","investors":2,"robots":3,"vp":6}
    all: {"kind":"finished","seat":0,"vp":33,"rank":2}
    all: {"kind":"finished","seat":1,"vp":47,"rank":1}
= 57 2ac8f4b6aa31259fcd805bf5bdc71791ba16cf152657762ef858c746f36bcf8b
s1 rank 2 score 33
s2 rank 1 score 47
