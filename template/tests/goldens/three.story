high-card revision 1, 3 seats, options {}
deal
1 s3 high-card-play (card: 13)
    all: high-card-chose (seat: s3) [HC-5]
2 s2 high-card-play (card: 4)
    all: high-card-chose (seat: s2) [HC-5]
3 s1 high-card-play (card: 24)
    all: high-card-chose (seat: s1) [HC-5]
    all: high-card-showed (seat: s1, card: 24) [HC-6]
    all: high-card-showed (seat: s2, card: 4) [HC-6]
    all: high-card-showed (seat: s3, card: 13) [HC-6]
    all: high-card-won (seat: s1, points: 1) [HC-6, s1 +1]
4 s2 high-card-play (card: 12)
    all: high-card-chose (seat: s2) [HC-5]
5 s3 high-card-play (card: 15)
    all: high-card-chose (seat: s3) [HC-5]
6 s1 high-card-play (card: 7)
    all: high-card-chose (seat: s1) [HC-5]
    all: high-card-showed (seat: s1, card: 7) [HC-6]
    all: high-card-showed (seat: s2, card: 12) [HC-6]
    all: high-card-showed (seat: s3, card: 15) [HC-6]
    all: high-card-won (seat: s3, points: 2) [HC-6, s3 +2]
7 s3 high-card-play (card: 1)
    all: high-card-chose (seat: s3) [HC-5]
8 s1 high-card-play (card: 22)
    all: high-card-chose (seat: s1) [HC-5]
9 s2 high-card-play (card: 5)
    all: high-card-chose (seat: s2) [HC-5]
    all: high-card-showed (seat: s1, card: 22) [HC-6]
    all: high-card-showed (seat: s2, card: 5) [HC-6]
    all: high-card-showed (seat: s3, card: 1) [HC-6]
    all: high-card-won (seat: s1, points: 3) [HC-6, s1 +3]
10 s2 high-card-play (card: 16)
    all: high-card-chose (seat: s2) [HC-5]
= 10 56561f228134c98eaded44a2ca68057a10de120cacfc9df28373c5731b81cb05
11 s1 high-card-play (card: 9)
    all: high-card-chose (seat: s1) [HC-5]
12 s3 high-card-play (card: 19)
    all: high-card-chose (seat: s3) [HC-5]
    all: high-card-showed (seat: s1, card: 9) [HC-6]
    all: high-card-showed (seat: s2, card: 16) [HC-6]
    all: high-card-showed (seat: s3, card: 19) [HC-6]
    all: high-card-won (seat: s3, points: 4) [HC-6, s3 +4]
13 s3 high-card-play (card: 8)
    all: high-card-chose (seat: s3) [HC-5]
14 s2 high-card-play (card: 11)
    all: high-card-chose (seat: s2) [HC-5]
15 s1 high-card-play (card: 21)
    all: high-card-chose (seat: s1) [HC-5]
    all: high-card-showed (seat: s1, card: 21) [HC-6]
    all: high-card-showed (seat: s2, card: 11) [HC-6]
    all: high-card-showed (seat: s3, card: 8) [HC-6]
    all: high-card-won (seat: s1, points: 5) [HC-6, s1 +5]
= 15 21fc1450e7619b14748589328340d74855353ee42fa8c410e77845cd84080252
s1 rank 1 score 9
s2 rank 3 score 0
s3 rank 2 score 6
