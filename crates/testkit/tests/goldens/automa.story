toy revision 1, 4 seats, options {"automa":true}
deal
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(8) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(12) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
    s3: toy-event (event: Drew { seat: Seat(2), card: Some(2) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(2), card: None }) [TOY-2]
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(6) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(7) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
    s3: toy-event (event: Drew { seat: Seat(2), card: Some(17) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(2), card: None }) [TOY-2]
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(13) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(14) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
    s3: toy-event (event: Drew { seat: Seat(2), card: Some(11) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(2), card: None }) [TOY-2]
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(10) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(9) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
    s3: toy-event (event: Drew { seat: Seat(2), card: Some(4) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(2), card: None }) [TOY-2]
1 s1 toy-fact (fact: pledge=6)
    all: toy-event (event: Sealed { seat: Seat(0) }) [TOY-3]
2 s2 toy-fact (fact: pledge=7)
    all: toy-event (event: Sealed { seat: Seat(1) }) [TOY-3]
3 s3 toy-fact (fact: pledge=11)
    all: toy-event (event: Sealed { seat: Seat(2) }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(0), card: 6 }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(1), card: 7 }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(2), card: 11 }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(3), card: 3 }) [TOY-3]
    all: toy-event (event: Won { seat: Seat(0), points: 2 }) [TOY-3, s1 +2]
    all: toy-event (event: Won { seat: Seat(1), points: 2 }) [TOY-3, s2 +2]
    all: toy-event (event: Won { seat: Seat(2), points: 2 }) [TOY-3, s3 +2]
4 s1 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(0) }) [TOY-4]
5 s3 toy-fact (fact: drop=4)
    all: toy-event (event: Dropped { seat: Seat(2), card: 4 }) [TOY-4]
6 s3 undo 5
7 s2 toy-fact (fact: draw=1)
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(15) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
8 s2 toy-fact (fact: roll=1)
    all: toy-event (event: Rolled { seat: Seat(1), face: 2, points: 0 }) [TOY-5, s2 +0]
9 s2 toy-fact (fact: drop=9)
    all: toy-event (event: Dropped { seat: Seat(1), card: 9 }) [TOY-4]
10 s2 undo 9
= 10 6f449c72c1b2e52fd3334df700b9eda138bb76c858853b3a65e12a48aa8a736d
11 s2 toy-fact (fact: drop=14)
    all: toy-event (event: Dropped { seat: Seat(1), card: 14 }) [TOY-4]
12 s2 undo 11
13 s3 toy-fact (fact: roll=1)
    all: toy-event (event: Rolled { seat: Seat(2), face: 5, points: 0 }) [TOY-5, s3 +0]
14 s2 toy-fact (fact: drop=9)
    all: toy-event (event: Dropped { seat: Seat(1), card: 9 }) [TOY-4]
15 s2 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(1) }) [TOY-4]
16 s3 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(2) }) [TOY-4]
17 s1 table-facts (facts: toy-fact (fact: sell=8) + toy-fact (fact: sell=10))
    all: toy-event (event: Sold { seat: Seat(0), cards: {8, 10}, points: 2 }) [TOY-10, s1 +2]
18 s2 toy-fact (fact: sell=12)
    all: toy-event (event: Sold { seat: Seat(1), cards: {12}, points: 1 }) [TOY-10, s2 +1]
19 s3 table-facts (facts: toy-fact (fact: sell=2) + toy-fact (fact: sell=4))
    all: toy-event (event: Sold { seat: Seat(2), cards: {2, 4}, points: 1 }) [TOY-10, s3 +1]
    all: toy-event (event: Automa { seat: Seat(3), card: 5, points: 1 }) [TOY-11, s4 +1]
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(16) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(1) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
    s3: toy-event (event: Drew { seat: Seat(2), card: Some(0) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(2), card: None }) [TOY-2]
    all: toy-event (event: Reshuffled { cards: 11 }) [TOY-6]
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(4) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(9) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
    s3: toy-event (event: Drew { seat: Seat(2), card: Some(8) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(2), card: None }) [TOY-2]
20 s3 toy-fact (fact: pledge=17)
    all: toy-event (event: Sealed { seat: Seat(2) }) [TOY-3]
= 20 cbf2281f777ff52a961bd898adac9c027d92592361d94474d4278b49d65ca9aa
21 s2 toy-fact (fact: pledge=1)
    all: toy-event (event: Sealed { seat: Seat(1) }) [TOY-3]
22 s1 toy-fact (fact: pledge=16)
    all: toy-event (event: Sealed { seat: Seat(0) }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(0), card: 16 }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(1), card: 1 }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(2), card: 17 }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(3), card: 12 }) [TOY-3]
    all: toy-event (event: Won { seat: Seat(0), points: 2 }) [TOY-3, s1 +2]
    all: toy-event (event: Won { seat: Seat(2), points: 2 }) [TOY-3, s3 +2]
    all: toy-event (event: Won { seat: Seat(3), points: 2 }) [TOY-3, s4 +2]
23 s1 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(0) }) [TOY-4]
24 s3 toy-fact (fact: roll=1)
    all: toy-event (event: Rolled { seat: Seat(2), face: 5, points: 0 }) [TOY-5, s3 +0]
25 s3 toy-fact (fact: drop=0)
    all: toy-event (event: Dropped { seat: Seat(2), card: 0 }) [TOY-4]
26 s3 undo 25
27 s2 toy-fact (fact: drop=14)
    all: toy-event (event: Dropped { seat: Seat(1), card: 14 }) [TOY-4]
28 s2 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(1) }) [TOY-4]
29 s3 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(2) }) [TOY-4]
30 s1 toy-fact (fact: sell=13)
    all: toy-event (event: Sold { seat: Seat(0), cards: {13}, points: 1 }) [TOY-10, s1 +1]
= 30 6a2a8b126bab247280b00dd9771539978fdd5106c792697bfae80a11200d617c
31 s2 table-facts (facts: toy-fact (fact: sell=9) + toy-fact (fact: sell=15))
    all: toy-event (event: Sold { seat: Seat(1), cards: {9, 15}, points: 2 }) [TOY-10, s2 +2]
32 s3 table-facts (facts: toy-fact (fact: sell=0) + toy-fact (fact: sell=8))
    all: toy-event (event: Sold { seat: Seat(2), cards: {0, 8}, points: 1 }) [TOY-10, s3 +1]
    all: toy-event (event: Automa { seat: Seat(3), card: 2, points: 1 }) [TOY-11, s4 +1]
= 32 f10b03f4b35277ecc82c6086d75e0c4af5ff7be9a7ba6e15a6a1444386bf108d
s1 rank 1 score 7
s2 rank 3 score 5
s3 rank 2 score 6
s4 rank 4 score 4
