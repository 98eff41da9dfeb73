high-card revision 1, 2 seats, options {}
(inside events and actions, seats count from 0: s1 is 0)
deal
1 s2 {"play":{"card":16}}
    all: {"chose":{"seat":1}}
2 s1 {"play":{"card":24}}
    all: {"chose":{"seat":0}}
    all: {"showed":{"seat":0,"card":24}}
    all: {"showed":{"seat":1,"card":16}}
    all: {"won":{"seat":0,"round":1,"points":1}}
3 s1 {"play":{"card":22}}
    all: {"chose":{"seat":0}}
4 s2 {"play":{"card":14}}
    all: {"chose":{"seat":1}}
    all: {"showed":{"seat":0,"card":22}}
    all: {"showed":{"seat":1,"card":14}}
    all: {"won":{"seat":0,"round":2,"points":2}}
5 s2 {"play":{"card":19}}
    all: {"chose":{"seat":1}}
6 s1 {"play":{"card":11}}
    all: {"chose":{"seat":0}}
    all: {"showed":{"seat":0,"card":11}}
    all: {"showed":{"seat":1,"card":19}}
    all: {"won":{"seat":1,"round":3,"points":3}}
7 s1 {"play":{"card":13}}
    all: {"chose":{"seat":0}}
8 s2 {"play":{"card":4}}
    all: {"chose":{"seat":1}}
    all: {"showed":{"seat":0,"card":13}}
    all: {"showed":{"seat":1,"card":4}}
    all: {"won":{"seat":0,"round":4,"points":4}}
9 s1 {"play":{"card":9}}
    all: {"chose":{"seat":0}}
10 s2 {"play":{"card":6}}
    all: {"chose":{"seat":1}}
    all: {"showed":{"seat":0,"card":9}}
    all: {"showed":{"seat":1,"card":6}}
    all: {"won":{"seat":0,"round":5,"points":5}}
= 10 f48ec36e2f8d0130593887989fe8e7f6729f8e17d0d29259c9fa6b8a8d09f37e
= 10 f48ec36e2f8d0130593887989fe8e7f6729f8e17d0d29259c9fa6b8a8d09f37e
s1 rank 1 score 12
s2 rank 2 score 3
