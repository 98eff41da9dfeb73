high-card revision 1, 4 seats, options {}
(inside events and actions, seats count from 0: s1 is 0)
deal
1 s4 {"play":{"card":9}}
    all: {"chose":{"seat":3}}
2 s3 {"play":{"card":5}}
    all: {"chose":{"seat":2}}
3 s2 {"play":{"card":19}}
    all: {"chose":{"seat":1}}
4 s1 {"play":{"card":15}}
    all: {"chose":{"seat":0}}
    all: {"showed":{"seat":0,"card":15}}
    all: {"showed":{"seat":1,"card":19}}
    all: {"showed":{"seat":2,"card":5}}
    all: {"showed":{"seat":3,"card":9}}
    all: {"won":{"seat":1,"round":1,"points":1}}
5 s3 {"play":{"card":14}}
    all: {"chose":{"seat":2}}
6 s1 {"play":{"card":22}}
    all: {"chose":{"seat":0}}
7 s2 {"play":{"card":7}}
    all: {"chose":{"seat":1}}
8 s4 {"play":{"card":23}}
    all: {"chose":{"seat":3}}
    all: {"showed":{"seat":0,"card":22}}
    all: {"showed":{"seat":1,"card":7}}
    all: {"showed":{"seat":2,"card":14}}
    all: {"showed":{"seat":3,"card":23}}
    all: {"won":{"seat":3,"round":2,"points":2}}
9 s1 {"play":{"card":11}}
    all: {"chose":{"seat":0}}
10 s3 {"play":{"card":10}}
    all: {"chose":{"seat":2}}
= 10 9445be06668f1f736e535d60fbfad2bc888c65d643331d0cac5276457501b794
11 s2 {"play":{"card":20}}
    all: {"chose":{"seat":1}}
12 s4 {"play":{"card":4}}
    all: {"chose":{"seat":3}}
    all: {"showed":{"seat":0,"card":11}}
    all: {"showed":{"seat":1,"card":20}}
    all: {"showed":{"seat":2,"card":10}}
    all: {"showed":{"seat":3,"card":4}}
    all: {"won":{"seat":1,"round":3,"points":3}}
13 s3 {"play":{"card":18}}
    all: {"chose":{"seat":2}}
14 s1 {"play":{"card":21}}
    all: {"chose":{"seat":0}}
15 s4 {"play":{"card":3}}
    all: {"chose":{"seat":3}}
16 s2 {"play":{"card":24}}
    all: {"chose":{"seat":1}}
    all: {"showed":{"seat":0,"card":21}}
    all: {"showed":{"seat":1,"card":24}}
    all: {"showed":{"seat":2,"card":18}}
    all: {"showed":{"seat":3,"card":3}}
    all: {"won":{"seat":1,"round":4,"points":4}}
17 s3 {"play":{"card":13}}
    all: {"chose":{"seat":2}}
18 s1 {"play":{"card":8}}
    all: {"chose":{"seat":0}}
19 s4 {"play":{"card":2}}
    all: {"chose":{"seat":3}}
20 s2 {"play":{"card":16}}
    all: {"chose":{"seat":1}}
    all: {"showed":{"seat":0,"card":8}}
    all: {"showed":{"seat":1,"card":16}}
    all: {"showed":{"seat":2,"card":13}}
    all: {"showed":{"seat":3,"card":2}}
    all: {"won":{"seat":1,"round":5,"points":5}}
= 20 3c545079dda10b29c98f820ed2608aa145bd18f8b78ccdad297778f9c83c69a2
= 20 3c545079dda10b29c98f820ed2608aa145bd18f8b78ccdad297778f9c83c69a2
s1 rank 3 score 0
s2 rank 1 score 13
s3 rank 3 score 0
s4 rank 2 score 2
