syndicate revision 1, 2 seats, options {}
(inside events and actions, seats count from 0: s1 is 0)
deal
    all: {"kind":"board_dealt","seat":0,"left":0,"right":1}
    all: {"kind":"board_dealt","seat":1,"left":1,"right":3}
    all: {"kind":"order_drawn","order":[0,1]}
    all: {"kind":"round_began","round":1,"order":[0,1]}
    all: {"kind":"card_laid","slot":1,"card":14}
    all: {"kind":"card_laid","slot":2,"card":10}
    all: {"kind":"card_laid","slot":3,"card":25}
    all: {"kind":"card_laid","slot":4,"card":20}
    all: {"kind":"investor_laid","position":1,"investor":"defence"}
    all: {"kind":"investor_laid","position":2,"investor":"service"}
    all: {"kind":"investor_laid","position":3,"investor":"industry"}
    all: {"kind":"investor_laid","position":4,"investor":"transport"}
    all: {"kind":"investor_laid","position":5,"investor":"information"}
    all: {"kind":"dice_rolled","seat":0,"dice":[2,3,3,2,1]}
    all: {"kind":"dice_rolled","seat":1,"dice":[5,6,1,3,3]}
1 s1 {"place_agent":{"slot":4,"sent":2}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":2,"card":20}
    all: {"kind":"card_laid","slot":4,"card":54}
2 s1 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":20}
3 s1 undo 2
4 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":20}
5 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[3,2],"after":[3,1]}
6 s2 {"place_agent":{"slot":1,"sent":5}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":5,"card":14}
    all: {"kind":"card_laid","slot":1,"card":41}
7 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":14}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,false],"before":[3,3],"after":[4,3]}
8 s1 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":0,"card":10}
    all: {"kind":"card_laid","slot":2,"card":56}
9 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":10}
10 s1 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,true],"before":[3,3],"after":[3,3]}
= 10 9ed07804b85755920a95bbc3cd6edf35d6f706d8ea857d46114443b1c851ef07
11 s2 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":0,"card":41}
    all: {"kind":"card_laid","slot":1,"card":27}
12 s2 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":41}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[5,6],"after":[6,5]}
13 s1 {"place_agent":{"slot":1,"sent":2}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":2,"card":27}
    all: {"kind":"card_laid","slot":1,"card":40}
14 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":27}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,false],"before":[1,1],"after":[1,2]}
15 s2 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":0,"card":25}
    all: {"kind":"card_laid","slot":3,"card":48}
16 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":25}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[5,1],"after":[5,6]}
17 s1 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":0,"card":56}
    all: {"kind":"card_laid","slot":2,"card":37}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":56}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[2,3],"after":[1,3]}
18 s2 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":0,"card":54}
    all: {"kind":"card_laid","slot":4,"card":3}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":54}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[6,4],"after":[1,4]}
    all: {"kind":"passed","seat":0,"forced":true}
    all: {"kind":"passed","seat":1,"forced":true}
    all: {"kind":"round_ended","round":1}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":56,"dice":[1,3],"vp":3}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":10,"dice":[3,3],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":20,"dice":[3,1],"vp":1}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":27,"dice":[1,2],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":41,"dice":[6,5],"vp":4}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":25,"dice":[5,1],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":54,"dice":[1,4],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":14,"dice":[4,3],"vp":2}
    all: {"kind":"investor_won","seat":1,"position":1,"investor":"defence"}
    all: {"kind":"runner_up","seat":0,"position":1,"investor":"defence"}
    all: {"kind":"investor_won","seat":1,"position":2,"investor":"service"}
    all: {"kind":"runner_up","seat":0,"position":2,"investor":"service"}
    all: {"kind":"investor_won","seat":0,"position":3,"investor":"industry"}
    all: {"kind":"runner_up","seat":1,"position":3,"investor":"industry"}
    all: {"kind":"investor_won","seat":0,"position":4,"investor":"transport"}
    all: {"kind":"runner_up","seat":1,"position":4,"investor":"transport"}
    all: {"kind":"investor_won","seat":0,"position":5,"investor":"information"}
    all: {"kind":"runner_up","seat":1,"position":5,"investor":"information"}
    all: {"kind":"round_began","round":2,"order":[1,0]}
    all: {"kind":"card_laid","slot":1,"card":13}
    all: {"kind":"card_laid","slot":2,"card":22}
    all: {"kind":"card_laid","slot":3,"card":47}
    all: {"kind":"card_laid","slot":4,"card":30}
    all: {"kind":"investor_laid","position":1,"investor":"industry"}
    all: {"kind":"investor_laid","position":2,"investor":"service"}
    all: {"kind":"investor_laid","position":3,"investor":"defence"}
    all: {"kind":"investor_laid","position":4,"investor":"information"}
    all: {"kind":"investor_laid","position":5,"investor":"transport"}
    all: {"kind":"dice_rolled","seat":0,"dice":[5,2,6,5,5]}
    all: {"kind":"dice_rolled","seat":1,"dice":[5,5,4,6,4]}
19 s2 {"place_agent":{"slot":3,"sent":1}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":1,"card":47}
    all: {"kind":"card_laid","slot":3,"card":36}
20 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":47}
= 20 edc484fc2d8a49e2d8213fb5d2ddf7d3915d0bcd9d8aa251ca06bf90743325d8
21 s2 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,true],"before":[6,4],"after":[6,4]}
22 s1 {"place_agent":{"slot":2,"sent":2}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":2,"card":22}
    all: {"kind":"card_laid","slot":2,"card":31}
23 s1 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":22}
24 s1 {"calibrate":{"cover_left":true,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[true,false],"before":[5,5],"after":[5,5]}
25 s2 {"place_agent":{"slot":2,"sent":3}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":3,"card":31}
    all: {"kind":"card_laid","slot":2,"card":9}
26 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":31}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[5,4],"after":[6,5]}
27 s1 {"place_agent":{"slot":2,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":1,"card":9}
    all: {"kind":"card_laid","slot":2,"card":8}
28 s1 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":9}
29 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[5,2],"after":[6,1]}
30 s2 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":0,"card":8}
    all: {"kind":"card_laid","slot":2,"card":50}
= 30 716a9895453e8e6cbffab3c964ab618960d577251e71a38b8250c7f650dd59f4
31 s2 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":8}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[5,6],"after":[4,6]}
32 s1 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":0,"card":36}
    all: {"kind":"card_laid","slot":3,"card":38}
33 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":36}
34 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,false],"before":[1,6],"after":[2,6]}
35 s2 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":0,"card":13}
    all: {"kind":"card_laid","slot":1,"card":53}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":13}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[5,6],"after":[5,1]}
36 s1 {"place_agent":{"slot":3,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":3,"sent":0,"card":38}
    all: {"kind":"card_laid","slot":3,"card":15}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":38}
37 s1 {"calibrate":{"cover_left":false,"cover_right":false}}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[6,5],"after":[6,6]}
    all: {"kind":"passed","seat":1,"forced":true}
    all: {"kind":"passed","seat":0,"forced":true}
    all: {"kind":"round_ended","round":2}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":9,"dice":[6,2],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":36,"dice":[2,6],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":38,"dice":[6,6],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":22,"dice":[6,5],"vp":4}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":8,"dice":[4,6],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":31,"dice":[6,5],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":13,"dice":[5,1],"vp":2}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":47,"dice":[1,4],"vp":0}
    all: {"kind":"investor_won","seat":1,"position":1,"investor":"industry"}
    all: {"kind":"investor_won","seat":1,"position":2,"investor":"service"}
    all: {"kind":"runner_up","seat":0,"position":2,"investor":"service"}
    all: {"kind":"investor_won","seat":0,"position":3,"investor":"defence"}
    all: {"kind":"runner_up","seat":1,"position":3,"investor":"defence"}
    all: {"kind":"investor_won","seat":0,"position":4,"investor":"information"}
    all: {"kind":"runner_up","seat":1,"position":4,"investor":"information"}
    all: {"kind":"investor_unwon","position":5,"investor":"transport"}
    all: {"kind":"round_began","round":3,"order":[0,1]}
    all: {"kind":"card_laid","slot":1,"card":42}
    all: {"kind":"card_laid","slot":2,"card":33}
    all: {"kind":"card_laid","slot":3,"card":57}
    all: {"kind":"card_laid","slot":4,"card":17}
    all: {"kind":"investor_laid","position":1,"investor":"defence"}
    all: {"kind":"investor_laid","position":2,"investor":"transport"}
    all: {"kind":"investor_laid","position":3,"investor":"service"}
    all: {"kind":"investor_laid","position":4,"investor":"industry"}
    all: {"kind":"investor_laid","position":5,"investor":"information"}
    all: {"kind":"dice_rolled","seat":0,"dice":[5,3,3,3,2]}
    all: {"kind":"dice_rolled","seat":1,"dice":[3,3,4,5,1]}
38 s1 {"place_agent":{"slot":2,"sent":3}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":3,"card":33}
    all: {"kind":"card_laid","slot":2,"card":4}
39 s1 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":0,"place":2,"card":33}
40 s1 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":0,"place":2,"covered":[false,true],"before":[3,3],"after":[2,3]}
= 40 1a9c1e859b4ae66d6c84e16c43c5b5ec3e85e1e1ae2b2ee0a9f7ce91741f99fc
41 s2 {"place_agent":{"slot":1,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":1,"sent":0,"card":42}
    all: {"kind":"card_laid","slot":1,"card":16}
42 s2 {"plug_in":{"place":4}}
    all: {"kind":"plugged_in","seat":1,"place":4,"card":42}
43 s2 {"calibrate":{"cover_left":false,"cover_right":true}}
    all: {"kind":"calibrated","seat":1,"place":4,"covered":[false,true],"before":[5,1],"after":[5,1]}
44 s1 {"place_agent":{"slot":1,"sent":1}}
    all: {"kind":"agent_placed","seat":0,"slot":1,"sent":1,"card":16}
    all: {"kind":"card_laid","slot":1,"card":49}
45 s1 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":0,"place":1,"card":16}
    all: {"kind":"calibrated","seat":0,"place":1,"covered":[false,false],"before":[5,2],"after":[5,3]}
46 s2 {"place_agent":{"slot":3,"sent":4}}
    all: {"kind":"agent_placed","seat":1,"slot":3,"sent":4,"card":57}
    all: {"kind":"card_laid","slot":3,"card":1}
47 s2 {"plug_in":{"place":1}}
    all: {"kind":"plugged_in","seat":1,"place":1,"card":57}
    all: {"kind":"calibrated","seat":1,"place":1,"covered":[false,false],"before":[3,3],"after":[3,4]}
48 s1 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":2,"sent":0,"card":4}
    all: {"kind":"card_laid","slot":2,"card":34}
49 s1 {"plug_in":{"place":3}}
    all: {"kind":"plugged_in","seat":0,"place":3,"card":4}
    all: {"kind":"calibrated","seat":0,"place":3,"covered":[false,false],"before":[3,3],"after":[4,3]}
50 s2 "pass"
    all: {"kind":"passed","seat":1,"forced":false}
    all: {"kind":"factory_cleared","seat":1}
    all: {"kind":"card_laid","slot":1,"card":39}
    all: {"kind":"card_laid","slot":2,"card":59}
    all: {"kind":"card_laid","slot":3,"card":6}
    all: {"kind":"card_laid","slot":4,"card":28}
= 50 d12d2713b928f54037dead758495bc6001bc60bd85d7860d61a09846c84659fc
51 s1 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":0,"slot":4,"sent":0,"card":28}
    all: {"kind":"card_laid","slot":4,"card":12}
    all: {"kind":"plugged_in","seat":0,"place":4,"card":28}
    all: {"kind":"calibrated","seat":0,"place":4,"covered":[false,false],"before":[3,2],"after":[2,2]}
52 s2 {"place_agent":{"slot":4,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":4,"sent":0,"card":12}
    all: {"kind":"card_laid","slot":4,"card":51}
53 s2 {"plug_in":{"place":2}}
    all: {"kind":"plugged_in","seat":1,"place":2,"card":12}
    all: {"kind":"calibrated","seat":1,"place":2,"covered":[false,false],"before":[4,4],"after":[3,4]}
    all: {"kind":"passed","seat":0,"forced":true}
54 s2 {"place_agent":{"slot":2,"sent":0}}
    all: {"kind":"agent_placed","seat":1,"slot":2,"sent":0,"card":59}
    all: {"kind":"card_laid","slot":2,"card":46}
    all: {"kind":"plugged_in","seat":1,"place":3,"card":59}
    all: {"kind":"calibrated","seat":1,"place":3,"covered":[false,false],"before":[4,5],"after":[3,4]}
    all: {"kind":"round_ended","round":3}
    all: {"kind":"robot_scored","seat":0,"place":1,"card":16,"dice":[5,3],"vp":2}
    all: {"kind":"robot_scored","seat":0,"place":2,"card":33,"dice":[3,4],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":3,"card":4,"dice":[4,2],"vp":0}
    all: {"kind":"robot_scored","seat":0,"place":4,"card":28,"dice":[2,2],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":1,"card":57,"dice":[3,3],"vp":3}
    all: {"kind":"robot_scored","seat":1,"place":2,"card":12,"dice":[3,3],"vp":2}
    all: {"kind":"robot_scored","seat":1,"place":3,"card":59,"dice":[3,4],"vp":0}
    all: {"kind":"robot_scored","seat":1,"place":4,"card":42,"dice":[4,1],"vp":0}
    all: {"kind":"investor_won","seat":0,"position":1,"investor":"defence"}
    all: {"kind":"runner_up","seat":1,"position":1,"investor":"defence"}
    all: {"kind":"investor_won","seat":0,"position":2,"investor":"transport"}
    all: {"kind":"runner_up","seat":1,"position":2,"investor":"transport"}
    all: {"kind":"investor_won","seat":1,"position":3,"investor":"service"}
    all: {"kind":"runner_up","seat":0,"position":3,"investor":"service"}
    all: {"kind":"investor_won","seat":1,"position":4,"investor":"industry"}
    all: {"kind":"runner_up","seat":0,"position":4,"investor":"industry"}
    all: {"kind":"investor_won","seat":0,"position":5,"investor":"information"}
    all: {"kind":"runner_up","seat":1,"position":5,"investor":"information"}
    all: {"kind":"investors_paid","seat":0,"investor":"information","investors":3,"robots":3,"vp":9}
    all: {"kind":"investors_paid","seat":0,"investor":"service","investors":1,"robots":3,"vp":3}
    all: {"kind":"investors_paid","seat":0,"investor":"transport","investors":2,"robots":3,"vp":6}
    all: {"kind":"investors_paid","seat":0,"investor":"defence","investors":2,"robots":2,"vp":4}
    all: {"kind":"investors_paid","seat":0,"investor":"industry","investors":1,"robots":1,"vp":1}
    all: {"kind":"investors_paid","seat":1,"investor":"service","investors":3,"robots":3,"vp":9}
    all: {"kind":"investors_paid","seat":1,"investor":"defence","investors":2,"robots":3,"vp":6}
    all: {"kind":"investors_paid","seat":1,"investor":"industry","investors":2,"robots":3,"vp":6}
    all: {"kind":"finished","seat":0,"vp":38,"rank":2}
    all: {"kind":"finished","seat":1,"vp":42,"rank":1}
= 54 f18a09e00dd8e7eac2049c76f4e111877efb67cb0c19426f49ca0bc00af4be0b
s1 rank 2 score 38
s2 rank 1 score 42
