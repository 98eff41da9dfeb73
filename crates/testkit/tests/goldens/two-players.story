toy revision 1, 2 seats, options {"automa":false}
(inside events and actions, seats count from 0: s1 is 0)
deal
    s1: {"Drew":{"seat":0,"card":3}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":5}}
    others: {"Drew":{"seat":1,"card":null}}
    s1: {"Drew":{"seat":0,"card":1}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":13}}
    others: {"Drew":{"seat":1,"card":null}}
    s1: {"Drew":{"seat":0,"card":6}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":7}}
    others: {"Drew":{"seat":1,"card":null}}
    s1: {"Drew":{"seat":0,"card":15}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":2}}
    others: {"Drew":{"seat":1,"card":null}}
1 s1 {"pledge":3}
    all: {"Sealed":{"seat":0}}
2 s2 {"pledge":7}
    all: {"Sealed":{"seat":1}}
    all: {"Pledged":{"seat":0,"card":3}}
    all: {"Pledged":{"seat":1,"card":7}}
    all: {"Won":{"seat":1,"points":2}}
3 s1 {"drop":15}
    all: {"Dropped":{"seat":0,"card":15}}
4 s1 "roll"
    all: {"Rolled":{"seat":0,"face":4,"points":0}}
5 s1 "draw"
    s1: {"Drew":{"seat":0,"card":14}}
    others: {"Drew":{"seat":0,"card":null}}
6 s2 "done"
    all: {"Finished":{"seat":1}}
7 s1 "done"
    all: {"Finished":{"seat":0}}
8 s1 {"sell":[1,6,14]}
    all: {"Sold":{"seat":0,"cards":[1,6,14],"points":3}}
9 s2 {"sell":[2,5]}
    all: {"Sold":{"seat":1,"cards":[2,5],"points":1}}
    s1: {"Drew":{"seat":0,"card":8}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":11}}
    others: {"Drew":{"seat":1,"card":null}}
    s1: {"Drew":{"seat":0,"card":9}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":4}}
    others: {"Drew":{"seat":1,"card":null}}
10 s2 {"pledge":13}
    all: {"Sealed":{"seat":1}}
= 10 f4216640bb46c6e76ce87c598300860d8b0e82ab3f0854b10f9074267307be5f
11 s1 {"pledge":9}
    all: {"Sealed":{"seat":0}}
    all: {"Pledged":{"seat":0,"card":9}}
    all: {"Pledged":{"seat":1,"card":13}}
    all: {"Won":{"seat":1,"points":2}}
12 s2 {"drop":11}
    all: {"Dropped":{"seat":1,"card":11}}
13 s2 "draw"
    s2: {"Drew":{"seat":1,"card":12}}
    others: {"Drew":{"seat":1,"card":null}}
14 s2 "done"
    all: {"Finished":{"seat":1}}
15 s1 {"drop":8}
    all: {"Dropped":{"seat":0,"card":8}}
16 s1 "roll"
    all: {"Rolled":{"seat":0,"face":2,"points":0}}
17 s1 "draw"
    s1: {"Drew":{"seat":0,"card":16}}
    others: {"Drew":{"seat":0,"card":null}}
18 s1 "done"
    all: {"Finished":{"seat":0}}
19 s1 {"sell":[16]}
    all: {"Sold":{"seat":0,"cards":[16],"points":1}}
20 s2 {"sell":[4,12]}
    all: {"Sold":{"seat":1,"cards":[4,12],"points":2}}
= 20 c28ff7aaebb47743d65e9701c0e9916963dff6b456178241dc0722266ff2f304
= 20 c28ff7aaebb47743d65e9701c0e9916963dff6b456178241dc0722266ff2f304
s1 rank 2 score 4
s2 rank 1 score 7
