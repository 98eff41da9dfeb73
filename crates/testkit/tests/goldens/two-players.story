toy revision 1, 2 seats, options {"automa":false}
deal
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(3) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(5) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(1) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(13) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(6) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(7) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(15) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(2) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
1 s1 toy-fact (fact: pledge=3)
    all: toy-event (event: Sealed { seat: Seat(0) }) [TOY-3]
2 s2 toy-fact (fact: pledge=7)
    all: toy-event (event: Sealed { seat: Seat(1) }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(0), card: 3 }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(1), card: 7 }) [TOY-3]
    all: toy-event (event: Won { seat: Seat(1), points: 2 }) [TOY-3, s2 +2]
3 s1 toy-fact (fact: drop=15)
    all: toy-event (event: Dropped { seat: Seat(0), card: 15 }) [TOY-4]
4 s1 toy-fact (fact: roll=1)
    all: toy-event (event: Rolled { seat: Seat(0), face: 4, points: 0 }) [TOY-5, s1 +0]
5 s1 toy-fact (fact: draw=1)
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(14) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
6 s2 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(1) }) [TOY-4]
7 s1 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(0) }) [TOY-4]
8 s1 table-facts (facts: toy-fact (fact: sell=1) + toy-fact (fact: sell=6) + toy-fact (fact: sell=14))
    all: toy-event (event: Sold { seat: Seat(0), cards: {1, 6, 14}, points: 3 }) [TOY-10, s1 +3]
9 s2 table-facts (facts: toy-fact (fact: sell=2) + toy-fact (fact: sell=5))
    all: toy-event (event: Sold { seat: Seat(1), cards: {2, 5}, points: 1 }) [TOY-10, s2 +1]
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(8) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(11) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(9) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(4) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
10 s2 toy-fact (fact: pledge=13)
    all: toy-event (event: Sealed { seat: Seat(1) }) [TOY-3]
= 10 f4216640bb46c6e76ce87c598300860d8b0e82ab3f0854b10f9074267307be5f
11 s1 toy-fact (fact: pledge=9)
    all: toy-event (event: Sealed { seat: Seat(0) }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(0), card: 9 }) [TOY-3]
    all: toy-event (event: Pledged { seat: Seat(1), card: 13 }) [TOY-3]
    all: toy-event (event: Won { seat: Seat(1), points: 2 }) [TOY-3, s2 +2]
12 s2 toy-fact (fact: drop=11)
    all: toy-event (event: Dropped { seat: Seat(1), card: 11 }) [TOY-4]
13 s2 toy-fact (fact: draw=1)
    s2: toy-event (event: Drew { seat: Seat(1), card: Some(12) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(1), card: None }) [TOY-2]
14 s2 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(1) }) [TOY-4]
15 s1 toy-fact (fact: drop=8)
    all: toy-event (event: Dropped { seat: Seat(0), card: 8 }) [TOY-4]
16 s1 toy-fact (fact: roll=1)
    all: toy-event (event: Rolled { seat: Seat(0), face: 2, points: 0 }) [TOY-5, s1 +0]
17 s1 toy-fact (fact: draw=1)
    s1: toy-event (event: Drew { seat: Seat(0), card: Some(16) }) [TOY-2]
    others: toy-event (event: Drew { seat: Seat(0), card: None }) [TOY-2]
18 s1 toy-fact (fact: done=1)
    all: toy-event (event: Finished { seat: Seat(0) }) [TOY-4]
19 s1 toy-fact (fact: sell=16)
    all: toy-event (event: Sold { seat: Seat(0), cards: {16}, points: 1 }) [TOY-10, s1 +1]
20 s2 table-facts (facts: toy-fact (fact: sell=4) + toy-fact (fact: sell=12))
    all: toy-event (event: Sold { seat: Seat(1), cards: {4, 12}, points: 2 }) [TOY-10, s2 +2]
= 20 c28ff7aaebb47743d65e9701c0e9916963dff6b456178241dc0722266ff2f304
= 20 c28ff7aaebb47743d65e9701c0e9916963dff6b456178241dc0722266ff2f304
s1 rank 2 score 4
s2 rank 1 score 7
