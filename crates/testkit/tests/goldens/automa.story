toy revision 1, 4 seats, options {"automa":true}
(inside events and actions, seats count from 0: s1 is 0)
deal
    s1: {"Drew":{"seat":0,"card":8}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":12}}
    others: {"Drew":{"seat":1,"card":null}}
    s3: {"Drew":{"seat":2,"card":2}}
    others: {"Drew":{"seat":2,"card":null}}
    s1: {"Drew":{"seat":0,"card":6}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":7}}
    others: {"Drew":{"seat":1,"card":null}}
    s3: {"Drew":{"seat":2,"card":17}}
    others: {"Drew":{"seat":2,"card":null}}
    s1: {"Drew":{"seat":0,"card":13}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":14}}
    others: {"Drew":{"seat":1,"card":null}}
    s3: {"Drew":{"seat":2,"card":11}}
    others: {"Drew":{"seat":2,"card":null}}
    s1: {"Drew":{"seat":0,"card":10}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":9}}
    others: {"Drew":{"seat":1,"card":null}}
    s3: {"Drew":{"seat":2,"card":4}}
    others: {"Drew":{"seat":2,"card":null}}
1 s1 {"pledge":6}
    all: {"Sealed":{"seat":0}}
2 s2 {"pledge":7}
    all: {"Sealed":{"seat":1}}
3 s3 {"pledge":11}
    all: {"Sealed":{"seat":2}}
    all: {"Pledged":{"seat":0,"card":6}}
    all: {"Pledged":{"seat":1,"card":7}}
    all: {"Pledged":{"seat":2,"card":11}}
    all: {"Pledged":{"seat":3,"card":3}}
    all: {"Won":{"seat":0,"points":2}}
    all: {"Won":{"seat":1,"points":2}}
    all: {"Won":{"seat":2,"points":2}}
4 s1 "done"
    all: {"Finished":{"seat":0}}
5 s3 {"drop":4}
    all: {"Dropped":{"seat":2,"card":4}}
6 s3 undo 5
7 s2 "draw"
    s2: {"Drew":{"seat":1,"card":15}}
    others: {"Drew":{"seat":1,"card":null}}
8 s2 "roll"
    all: {"Rolled":{"seat":1,"face":2,"points":0}}
9 s2 {"drop":9}
    all: {"Dropped":{"seat":1,"card":9}}
10 s2 undo 9
= 10 6f449c72c1b2e52fd3334df700b9eda138bb76c858853b3a65e12a48aa8a736d
11 s2 {"drop":14}
    all: {"Dropped":{"seat":1,"card":14}}
12 s2 undo 11
13 s3 "roll"
    all: {"Rolled":{"seat":2,"face":5,"points":0}}
14 s2 {"drop":9}
    all: {"Dropped":{"seat":1,"card":9}}
15 s2 "done"
    all: {"Finished":{"seat":1}}
16 s3 "done"
    all: {"Finished":{"seat":2}}
17 s1 {"sell":[8,10]}
    all: {"Sold":{"seat":0,"cards":[8,10],"points":2}}
18 s2 {"sell":[12]}
    all: {"Sold":{"seat":1,"cards":[12],"points":1}}
19 s3 {"sell":[2,4]}
    all: {"Sold":{"seat":2,"cards":[2,4],"points":1}}
    all: {"Automa":{"seat":3,"card":5,"points":1}}
    s1: {"Drew":{"seat":0,"card":16}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":1}}
    others: {"Drew":{"seat":1,"card":null}}
    s3: {"Drew":{"seat":2,"card":0}}
    others: {"Drew":{"seat":2,"card":null}}
    all: {"Reshuffled":{"cards":11}}
    s1: {"Drew":{"seat":0,"card":4}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":9}}
    others: {"Drew":{"seat":1,"card":null}}
    s3: {"Drew":{"seat":2,"card":8}}
    others: {"Drew":{"seat":2,"card":null}}
20 s3 {"pledge":17}
    all: {"Sealed":{"seat":2}}
= 20 cbf2281f777ff52a961bd898adac9c027d92592361d94474d4278b49d65ca9aa
21 s2 {"pledge":1}
    all: {"Sealed":{"seat":1}}
22 s1 {"pledge":16}
    all: {"Sealed":{"seat":0}}
    all: {"Pledged":{"seat":0,"card":16}}
    all: {"Pledged":{"seat":1,"card":1}}
    all: {"Pledged":{"seat":2,"card":17}}
    all: {"Pledged":{"seat":3,"card":12}}
    all: {"Won":{"seat":0,"points":2}}
    all: {"Won":{"seat":2,"points":2}}
    all: {"Won":{"seat":3,"points":2}}
23 s1 "done"
    all: {"Finished":{"seat":0}}
24 s3 "roll"
    all: {"Rolled":{"seat":2,"face":5,"points":0}}
25 s3 {"drop":0}
    all: {"Dropped":{"seat":2,"card":0}}
26 s3 undo 25
27 s2 {"drop":14}
    all: {"Dropped":{"seat":1,"card":14}}
28 s2 "done"
    all: {"Finished":{"seat":1}}
29 s3 "done"
    all: {"Finished":{"seat":2}}
30 s1 {"sell":[13]}
    all: {"Sold":{"seat":0,"cards":[13],"points":1}}
= 30 6a2a8b126bab247280b00dd9771539978fdd5106c792697bfae80a11200d617c
31 s2 {"sell":[9,15]}
    all: {"Sold":{"seat":1,"cards":[9,15],"points":2}}
32 s3 {"sell":[0,8]}
    all: {"Sold":{"seat":2,"cards":[0,8],"points":1}}
    all: {"Automa":{"seat":3,"card":2,"points":1}}
= 32 f10b03f4b35277ecc82c6086d75e0c4af5ff7be9a7ba6e15a6a1444386bf108d
s1 rank 1 score 7
s2 rank 3 score 5
s3 rank 2 score 6
s4 rank 4 score 4
