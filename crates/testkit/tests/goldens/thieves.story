toy revision 1, 4 seats, options {"automa":false}
deal
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(11) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(7) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
    s3: toy-event (event: Drew { seat: Seat(2), card: Some(5) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(2), card: None }) [TOY-2]
    s4: toy-event (event: Drew { seat: Seat(3), card: Some(16) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(3), card: None }) [TOY-2]
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(0) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(15) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
    s3: toy-event (event: Drew { seat: Seat(2), card: Some(4) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(2), card: None }) [TOY-2]
    s4: toy-event (event: Drew { seat: Seat(3), card: Some(10) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(3), card: None }) [TOY-2]
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(12) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(17) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
    s3: toy-event (event: Drew { seat: Seat(2), card: Some(14) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(2), card: None }) [TOY-2]
    s4: toy-event (event: Drew { seat: Seat(3), card: Some(13) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(3), card: None }) [TOY-2]
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(9) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(8) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
    s3: toy-event (event: Drew { seat: Seat(2), card: Some(3) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(2), card: None }) [TOY-2]
    s4: toy-event (event: Drew { seat: Seat(3), card: Some(6) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(3), card: None }) [TOY-2]
1 s4 toy-fact (fact: pledge=13)
    all: toy-event (event: Sealed { seat: Seat(3) }) [TOY-3]
2 s3 toy-fact (fact: pledge=3)
    all: toy-event (event: Sealed { seat: Seat(2) }) [TOY-3]
3 s2 toy-fact (fact: pledge=15)
    all: toy-event (event: Sealed { seat: Seat(1) }) [TOY-3]
4 s1 toy-fact (fact: pledge=11)
    all: toy-event (event: Sealed { seat: Seat(0) }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(0), card: 11 }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(1), card: 15 }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(2), card: 3 }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(3), card: 13 }) [TOY-3]
    all: toy-event (event: Won { seat: Seat(1), points: 2 }) [TOY-3, s2 +2]
    all: toy-event (event: Won { seat: Seat(3), points: 2 }) [TOY-3, s4 +2]
5 s3 toy-fact (fact: drop=4)
    all: toy-event (event: Dropped { seat: Seat(2), card: 4 }) [TOY-4]
6 s1 toy-fact (fact: drop=9)
    all: toy-event (event: Dropped { seat: Seat(0), card: 9 }) [TOY-4]
7 s1 toy-fact (fact: roll=1)
    all: toy-event (event: Rolled { seat: Seat(0), face: 5, points: 0 }) [TOY-5, s1 +0]
8 s4 toy-fact (fact: roll=1)
    all: toy-event (event: Rolled { seat: Seat(3), face: 5, points: 0 }) [TOY-5, s4 +0]
9 s3 toy-fact (fact: draw=1)
    s3: toy-event (event: Drew { seat: Seat(2), card: Some(1) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(2), card: None }) [TOY-2]
10 s2 toy-fact (fact: draw=1)
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(2) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
= 10 f6bbe645e2e90764444d76cb3d1c63916ce54f800a8c3dbc5929427c627a95f6
11 s3 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(2) }) [TOY-4]
12 s2 toy-fact (fact: drop=8)
    all: toy-event (event: Dropped { seat: Seat(1), card: 8 }) [TOY-4]
13 s1 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(0) }) [TOY-4]
14 s4 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(3) }) [TOY-4]
15 s2 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(1) }) [TOY-4]
16 s1 toy-fact (fact: thief=0)
    all: toy-event (event: Dropped { seat: Seat(0), card: 0 }) [TOY-4]
17 s1 toy-fact (fact: victim=4)
    all: toy-event (event: Robbed { by: Seat(0), victim: Seat(3) }) [TOY-8]
18 s4 toy-fact (fact: yield=1)
    s1 s4: toy-event (event: Stole { by: Seat(0), victim: Seat(3), card: Some(10) }) [TOY-8]
    others: toy-event (event: Stole { by: Seat(0), victim: Seat(3), card: None }) [TOY-8]
19 s1 table-facts (facts: toy-fact (fact: sell=10) + toy-fact (fact: sell=12))
    all: toy-event (event: Sold { seat: Seat(0), cards: {10, 12}, points: 2 }) [TOY-10, s1 +2]
20 s2 toy-fact (fact: thief=2)
    all: toy-event (event: Dropped { seat: Seat(1), card: 2 }) [TOY-4]
= 20 44339bce36786d1f34935d3c5ad5478b24da6d2885dd4103ac5c440c64353f60
21 s2 toy-fact (fact: victim=3)
    all: toy-event (event: Robbed { by: Seat(1), victim: Seat(2) }) [TOY-8]
22 s3 toy-fact (fact: thief=1)
    all: toy-event (event: Dropped { seat: Seat(2), card: 1 }) [TOY-4]
23 s3 toy-fact (fact: victim=4)
    all: toy-event (event: Robbed { by: Seat(2), victim: Seat(3) }) [TOY-8]
24 s4 toy-fact (fact: yield=1)
    s3 s4: toy-event (event: Stole { by: Seat(2), victim: Seat(3), card: Some(16) }) [TOY-8]
    others: toy-event (event: Stole { by: Seat(2), victim: Seat(3), card: None }) [TOY-8]
25 s3 toy-fact (fact: thief=5)
    all: toy-event (event: Dropped { seat: Seat(2), card: 5 }) [TOY-4]
26 s3 toy-fact (fact: victim=4)
    all: toy-event (event: Robbed { by: Seat(2), victim: Seat(3) }) [TOY-8]
27 s4 toy-fact (fact: yield=1)
    s3 s4: toy-event (event: Stole { by: Seat(2), victim: Seat(3), card: Some(6) }) [TOY-8]
    others: toy-event (event: Stole { by: Seat(2), victim: Seat(3), card: None }) [TOY-8]
28 s3 toy-fact (fact: yield=1)
    s2 s3: toy-event (event: Stole { by: Seat(1), victim: Seat(2), card: Some(16) }) [TOY-8]
    others: toy-event (event: Stole { by: Seat(1), victim: Seat(2), card: None }) [TOY-8]
29 s2 –
    all: toy-event (event: Sold { seat: Seat(1), cards: {}, points: 0 }) [TOY-10, s2 +0]
30 s3 toy-fact (fact: sell=6)
    all: toy-event (event: Sold { seat: Seat(2), cards: {6}, points: 1 }) [TOY-10, s3 +1]
= 30 bc3ea47c7f0cbdf5cb34faa6036fe66e5f912fc4fc3086b9e876991f6b899a0e
31 s4 –
    all: toy-event (event: Sold { seat: Seat(3), cards: {}, points: 0 }) [TOY-10, s4 +0]
    all: toy-event (event: Reshuffled { cards: 14 }) [TOY-6]
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(6) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(12) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
    s3: toy-event (event: Drew { seat: Seat(2), card: Some(5) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(2), card: None }) [TOY-2]
    s4: toy-event (event: Drew { seat: Seat(3), card: Some(3) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(3), card: None }) [TOY-2]
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(9) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(4) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
    s3: toy-event (event: Drew { seat: Seat(2), card: Some(0) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(2), card: None }) [TOY-2]
    s4: toy-event (event: Drew { seat: Seat(3), card: Some(10) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(3), card: None }) [TOY-2]
32 s3 toy-fact (fact: pledge=14)
    all: toy-event (event: Sealed { seat: Seat(2) }) [TOY-3]
33 s4 toy-fact (fact: pledge=3)
    all: toy-event (event: Sealed { seat: Seat(3) }) [TOY-3]
34 s2 toy-fact (fact: pledge=7)
    all: toy-event (event: Sealed { seat: Seat(1) }) [TOY-3]
35 s1 toy-fact (fact: pledge=9)
    all: toy-event (event: Sealed { seat: Seat(0) }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(0), card: 9 }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(1), card: 7 }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(2), card: 14 }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(3), card: 3 }) [TOY-3]
    all: toy-event (event: Won { seat: Seat(2), points: 2 }) [TOY-3, s3 +2]
36 s2 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(1) }) [TOY-4]
37 s1 toy-fact (fact: draw=1)
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(13) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
38 s1 toy-fact (fact: roll=1)
    all: toy-event (event: Rolled { seat: Seat(0), face: 2, points: 0 }) [TOY-5, s1 +0]
39 s4 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(3) }) [TOY-4]
40 s3 toy-fact (fact: draw=1)
    s3: toy-event (event: Drew { seat: Seat(2), card: Some(2) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(2), card: None }) [TOY-2]
= 40 7a75c9f0a9b22e9ef04fe4fd81709bd773cccd771d480e8541281f6c0c711731
41 s3 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(2) }) [TOY-4]
42 s1 toy-fact (fact: drop=13)
    all: toy-event (event: Dropped { seat: Seat(0), card: 13 }) [TOY-4]
43 s1 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(0) }) [TOY-4]
44 s1 –
    all: toy-event (event: Sold { seat: Seat(0), cards: {}, points: 0 }) [TOY-10, s1 +0]
45 s2 toy-fact (fact: thief=4)
    all: toy-event (event: Dropped { seat: Seat(1), card: 4 }) [TOY-4]
46 s2 toy-fact (fact: victim=4)
    all: toy-event (event: Robbed { by: Seat(1), victim: Seat(3) }) [TOY-8]
47 s4 toy-fact (fact: yield=1)
    s2 s4: toy-event (event: Stole { by: Seat(1), victim: Seat(3), card: Some(10) }) [TOY-8]
    others: toy-event (event: Stole { by: Seat(1), victim: Seat(3), card: None }) [TOY-8]
48 s2 table-facts (facts: toy-fact (fact: sell=10) + toy-fact (fact: sell=12) + toy-fact (fact: sell=16))
    all: toy-event (event: Sold { seat: Seat(1), cards: {10, 12, 16}, points: 4 }) [TOY-10, s2 +4]
49 s3 toy-fact (fact: thief=0)
    all: toy-event (event: Dropped { seat: Seat(2), card: 0 }) [TOY-4]
50 s3 toy-fact (fact: victim=2)
    all: toy-event (event: Robbed { by: Seat(2), victim: Seat(1) }) [TOY-8]
= 50 cfc316e1fb19b9b6381f7ba7c22fbd7aa834d39cdcaf104302a5bc65f845503a
51 s2 toy-fact (fact: yield=1)
    s2 s3: toy-event (event: Stole { by: Seat(2), victim: Seat(1), card: Some(17) }) [TOY-8]
    others: toy-event (event: Stole { by: Seat(2), victim: Seat(1), card: None }) [TOY-8]
52 s3 toy-fact (fact: thief=2)
    all: toy-event (event: Dropped { seat: Seat(2), card: 2 }) [TOY-4]
53 s3 toy-fact (fact: victim=1)
    all: toy-event (event: Robbed { by: Seat(2), victim: Seat(0) }) [TOY-8]
54 s1 toy-fact (fact: yield=1)
    s1 s3: toy-event (event: Stole { by: Seat(2), victim: Seat(0), card: Some(6) }) [TOY-8]
    others: toy-event (event: Stole { by: Seat(2), victim: Seat(0), card: None }) [TOY-8]
55 s3 toy-fact (fact: sell=17)
    all: toy-event (event: Sold { seat: Seat(2), cards: {17}, points: 1 }) [TOY-10, s3 +1]
56 s4 –
    all: toy-event (event: Sold { seat: Seat(3), cards: {}, points: 0 }) [TOY-10, s4 +0]
= 56 3284ecc445ffed7192920b755b4e8448da4a5551859e9a6c37418d9219ac2920
s1 rank 3 score 2
s2 rank 1 score 6
s3 rank 2 score 4
s4 rank 3 score 2
