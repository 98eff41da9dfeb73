toy revision 1, 4 seats, options {"automa":false}
(inside events and actions, seats count from 0: s1 is 0)
deal
    s1: {"Drew":{"seat":0,"card":11}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":7}}
    others: {"Drew":{"seat":1,"card":null}}
    s3: {"Drew":{"seat":2,"card":5}}
    others: {"Drew":{"seat":2,"card":null}}
    s4: {"Drew":{"seat":3,"card":16}}
    others: {"Drew":{"seat":3,"card":null}}
    s1: {"Drew":{"seat":0,"card":0}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":15}}
    others: {"Drew":{"seat":1,"card":null}}
    s3: {"Drew":{"seat":2,"card":4}}
    others: {"Drew":{"seat":2,"card":null}}
    s4: {"Drew":{"seat":3,"card":10}}
    others: {"Drew":{"seat":3,"card":null}}
    s1: {"Drew":{"seat":0,"card":12}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":17}}
    others: {"Drew":{"seat":1,"card":null}}
    s3: {"Drew":{"seat":2,"card":14}}
    others: {"Drew":{"seat":2,"card":null}}
    s4: {"Drew":{"seat":3,"card":13}}
    others: {"Drew":{"seat":3,"card":null}}
    s1: {"Drew":{"seat":0,"card":9}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":8}}
    others: {"Drew":{"seat":1,"card":null}}
    s3: {"Drew":{"seat":2,"card":3}}
    others: {"Drew":{"seat":2,"card":null}}
    s4: {"Drew":{"seat":3,"card":6}}
    others: {"Drew":{"seat":3,"card":null}}
1 s4 {"pledge":13}
    all: {"Sealed":{"seat":3}}
2 s3 {"pledge":3}
    all: {"Sealed":{"seat":2}}
3 s2 {"pledge":15}
    all: {"Sealed":{"seat":1}}
4 s1 {"pledge":11}
    all: {"Sealed":{"seat":0}}
    all: {"Pledged":{"seat":0,"card":11}}
    all: {"Pledged":{"seat":1,"card":15}}
    all: {"Pledged":{"seat":2,"card":3}}
    all: {"Pledged":{"seat":3,"card":13}}
    all: {"Won":{"seat":1,"points":2}}
    all: {"Won":{"seat":3,"points":2}}
5 s3 {"drop":4}
    all: {"Dropped":{"seat":2,"card":4}}
6 s1 {"drop":9}
    all: {"Dropped":{"seat":0,"card":9}}
7 s1 "roll"
    all: {"Rolled":{"seat":0,"face":5,"points":0}}
8 s4 "roll"
    all: {"Rolled":{"seat":3,"face":5,"points":0}}
9 s3 "draw"
    s3: {"Drew":{"seat":2,"card":1}}
    others: {"Drew":{"seat":2,"card":null}}
10 s2 "draw"
    s2: {"Drew":{"seat":1,"card":2}}
    others: {"Drew":{"seat":1,"card":null}}
= 10 f6bbe645e2e90764444d76cb3d1c63916ce54f800a8c3dbc5929427c627a95f6
11 s3 "done"
    all: {"Finished":{"seat":2}}
12 s2 {"drop":8}
    all: {"Dropped":{"seat":1,"card":8}}
13 s1 "done"
    all: {"Finished":{"seat":0}}
14 s4 "done"
    all: {"Finished":{"seat":3}}
15 s2 "done"
    all: {"Finished":{"seat":1}}
16 s1 {"thief":0}
    all: {"Dropped":{"seat":0,"card":0}}
17 s1 {"rob":3}
    all: {"Robbed":{"by":0,"victim":3}}
18 s4 "yield"
    s1 s4: {"Stole":{"by":0,"victim":3,"card":10}}
    others: {"Stole":{"by":0,"victim":3,"card":null}}
19 s1 {"sell":[10,12]}
    all: {"Sold":{"seat":0,"cards":[10,12],"points":2}}
20 s2 {"thief":2}
    all: {"Dropped":{"seat":1,"card":2}}
= 20 44339bce36786d1f34935d3c5ad5478b24da6d2885dd4103ac5c440c64353f60
21 s2 {"rob":2}
    all: {"Robbed":{"by":1,"victim":2}}
22 s3 {"thief":1}
    all: {"Dropped":{"seat":2,"card":1}}
23 s3 {"rob":3}
    all: {"Robbed":{"by":2,"victim":3}}
24 s4 "yield"
    s3 s4: {"Stole":{"by":2,"victim":3,"card":16}}
    others: {"Stole":{"by":2,"victim":3,"card":null}}
25 s3 {"thief":5}
    all: {"Dropped":{"seat":2,"card":5}}
26 s3 {"rob":3}
    all: {"Robbed":{"by":2,"victim":3}}
27 s4 "yield"
    s3 s4: {"Stole":{"by":2,"victim":3,"card":6}}
    others: {"Stole":{"by":2,"victim":3,"card":null}}
28 s3 "yield"
    s2 s3: {"Stole":{"by":1,"victim":2,"card":16}}
    others: {"Stole":{"by":1,"victim":2,"card":null}}
29 s2 {"sell":[]}
    all: {"Sold":{"seat":1,"cards":[],"points":0}}
30 s3 {"sell":[6]}
    all: {"Sold":{"seat":2,"cards":[6],"points":1}}
= 30 bc3ea47c7f0cbdf5cb34faa6036fe66e5f912fc4fc3086b9e876991f6b899a0e
31 s4 {"sell":[]}
    all: {"Sold":{"seat":3,"cards":[],"points":0}}
    all: {"Reshuffled":{"cards":14}}
    s1: {"Drew":{"seat":0,"card":6}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":12}}
    others: {"Drew":{"seat":1,"card":null}}
    s3: {"Drew":{"seat":2,"card":5}}
    others: {"Drew":{"seat":2,"card":null}}
    s4: {"Drew":{"seat":3,"card":3}}
    others: {"Drew":{"seat":3,"card":null}}
    s1: {"Drew":{"seat":0,"card":9}}
    others: {"Drew":{"seat":0,"card":null}}
    s2: {"Drew":{"seat":1,"card":4}}
    others: {"Drew":{"seat":1,"card":null}}
    s3: {"Drew":{"seat":2,"card":0}}
    others: {"Drew":{"seat":2,"card":null}}
    s4: {"Drew":{"seat":3,"card":10}}
    others: {"Drew":{"seat":3,"card":null}}
32 s3 {"pledge":14}
    all: {"Sealed":{"seat":2}}
33 s4 {"pledge":3}
    all: {"Sealed":{"seat":3}}
34 s2 {"pledge":7}
    all: {"Sealed":{"seat":1}}
35 s1 {"pledge":9}
    all: {"Sealed":{"seat":0}}
    all: {"Pledged":{"seat":0,"card":9}}
    all: {"Pledged":{"seat":1,"card":7}}
    all: {"Pledged":{"seat":2,"card":14}}
    all: {"Pledged":{"seat":3,"card":3}}
    all: {"Won":{"seat":2,"points":2}}
36 s2 "done"
    all: {"Finished":{"seat":1}}
37 s1 "draw"
    s1: {"Drew":{"seat":0,"card":13}}
    others: {"Drew":{"seat":0,"card":null}}
38 s1 "roll"
    all: {"Rolled":{"seat":0,"face":2,"points":0}}
39 s4 "done"
    all: {"Finished":{"seat":3}}
40 s3 "draw"
    s3: {"Drew":{"seat":2,"card":2}}
    others: {"Drew":{"seat":2,"card":null}}
= 40 7a75c9f0a9b22e9ef04fe4fd81709bd773cccd771d480e8541281f6c0c711731
41 s3 "done"
    all: {"Finished":{"seat":2}}
42 s1 {"drop":13}
    all: {"Dropped":{"seat":0,"card":13}}
43 s1 "done"
    all: {"Finished":{"seat":0}}
44 s1 {"sell":[]}
    all: {"Sold":{"seat":0,"cards":[],"points":0}}
45 s2 {"thief":4}
    all: {"Dropped":{"seat":1,"card":4}}
46 s2 {"rob":3}
    all: {"Robbed":{"by":1,"victim":3}}
47 s4 "yield"
    s2 s4: {"Stole":{"by":1,"victim":3,"card":10}}
    others: {"Stole":{"by":1,"victim":3,"card":null}}
48 s2 {"sell":[10,12,16]}
    all: {"Sold":{"seat":1,"cards":[10,12,16],"points":4}}
49 s3 {"thief":0}
    all: {"Dropped":{"seat":2,"card":0}}
50 s3 {"rob":1}
    all: {"Robbed":{"by":2,"victim":1}}
= 50 cfc316e1fb19b9b6381f7ba7c22fbd7aa834d39cdcaf104302a5bc65f845503a
51 s2 "yield"
    s2 s3: {"Stole":{"by":2,"victim":1,"card":17}}
    others: {"Stole":{"by":2,"victim":1,"card":null}}
52 s3 {"thief":2}
    all: {"Dropped":{"seat":2,"card":2}}
53 s3 {"rob":0}
    all: {"Robbed":{"by":2,"victim":0}}
54 s1 "yield"
    s1 s3: {"Stole":{"by":2,"victim":0,"card":6}}
    others: {"Stole":{"by":2,"victim":0,"card":null}}
55 s3 {"sell":[17]}
    all: {"Sold":{"seat":2,"cards":[17],"points":1}}
56 s4 {"sell":[]}
    all: {"Sold":{"seat":3,"cards":[],"points":0}}
= 56 3284ecc445ffed7192920b755b4e8448da4a5551859e9a6c37418d9219ac2920
s1 rank 3 score 2
s2 rank 1 score 6
s3 rank 2 score 4
s4 rank 3 score 2
