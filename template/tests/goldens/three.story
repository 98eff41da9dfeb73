high-card revision 1, 3 seats, options {}
(inside events and actions, seats count from 0: s1 is 0)
deal
1 s3 {"play":{"card":13}}
    all: {"chose":{"seat":2}}
2 s2 {"play":{"card":4}}
    all: {"chose":{"seat":1}}
3 s1 {"play":{"card":24}}
    all: {"chose":{"seat":0}}
    all: {"showed":{"seat":0,"card":24}}
    all: {"showed":{"seat":1,"card":4}}
    all: {"showed":{"seat":2,"card":13}}
    all: {"won":{"seat":0,"round":1,"points":1}}
4 s2 {"play":{"card":12}}
    all: {"chose":{"seat":1}}
5 s3 {"play":{"card":15}}
    all: {"chose":{"seat":2}}
6 s1 {"play":{"card":7}}
    all: {"chose":{"seat":0}}
    all: {"showed":{"seat":0,"card":7}}
    all: {"showed":{"seat":1,"card":12}}
    all: {"showed":{"seat":2,"card":15}}
    all: {"won":{"seat":2,"round":2,"points":2}}
7 s3 {"play":{"card":1}}
    all: {"chose":{"seat":2}}
8 s1 {"play":{"card":22}}
    all: {"chose":{"seat":0}}
9 s2 {"play":{"card":5}}
    all: {"chose":{"seat":1}}
    all: {"showed":{"seat":0,"card":22}}
    all: {"showed":{"seat":1,"card":5}}
    all: {"showed":{"seat":2,"card":1}}
    all: {"won":{"seat":0,"round":3,"points":3}}
10 s2 {"play":{"card":16}}
    all: {"chose":{"seat":1}}
= 10 56561f228134c98eaded44a2ca68057a10de120cacfc9df28373c5731b81cb05
11 s1 {"play":{"card":9}}
    all: {"chose":{"seat":0}}
12 s3 {"play":{"card":19}}
    all: {"chose":{"seat":2}}
    all: {"showed":{"seat":0,"card":9}}
    all: {"showed":{"seat":1,"card":16}}
    all: {"showed":{"seat":2,"card":19}}
    all: {"won":{"seat":2,"round":4,"points":4}}
13 s3 {"play":{"card":8}}
    all: {"chose":{"seat":2}}
14 s2 {"play":{"card":11}}
    all: {"chose":{"seat":1}}
15 s1 {"play":{"card":21}}
    all: {"chose":{"seat":0}}
    all: {"showed":{"seat":0,"card":21}}
    all: {"showed":{"seat":1,"card":11}}
    all: {"showed":{"seat":2,"card":8}}
    all: {"won":{"seat":0,"round":5,"points":5}}
= 15 21fc1450e7619b14748589328340d74855353ee42fa8c410e77845cd84080252
s1 rank 1 score 9
s2 rank 3 score 0
s3 rank 2 score 6
