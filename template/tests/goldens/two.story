high-card revision 1, 2 seats, options {}
deal
1 s2 high-card-play (card: 16)
    all: high-card-chose (seat: s2) [HC-5]
2 s1 high-card-play (card: 24)
    all: high-card-chose (seat: s1) [HC-5]
    all: high-card-showed (seat: s1, card: 24) [HC-6]
    all: high-card-showed (seat: s2, card: 16) [HC-6]
    all: high-card-won (seat: s1, points: 1) [HC-6, s1 +1]
3 s1 high-card-play (card: 22)
    all: high-card-chose (seat: s1) [HC-5]
4 s2 high-card-play (card: 14)
    all: high-card-chose (seat: s2) [HC-5]
    all: high-card-showed (seat: s1, card: 22) [HC-6]
    all: high-card-showed (seat: s2, card: 14) [HC-6]
    all: high-card-won (seat: s1, points: 2) [HC-6, s1 +2]
5 s2 high-card-play (card: 19)
    all: high-card-chose (seat: s2) [HC-5]
6 s1 high-card-play (card: 11)
    all: high-card-chose (seat: s1) [HC-5]
    all: high-card-showed (seat: s1, card: 11) [HC-6]
    all: high-card-showed (seat: s2, card: 19) [HC-6]
    all: high-card-won (seat: s2, points: 3) [HC-6, s2 +3]
7 s1 high-card-play (card: 13)
    all: high-card-chose (seat: s1) [HC-5]
8 s2 high-card-play (card: 4)
    all: high-card-chose (seat: s2) [HC-5]
    all: high-card-showed (seat: s1, card: 13) [HC-6]
    all: high-card-showed (seat: s2, card: 4) [HC-6]
    all: high-card-won (seat: s1, points: 4) [HC-6, s1 +4]
9 s1 high-card-play (card: 9)
    all: high-card-chose (seat: s1) [HC-5]
10 s2 high-card-play (card: 6)
    all: high-card-chose (seat: s2) [HC-5]
    all: high-card-showed (seat: s1, card: 9) [HC-6]
    all: high-card-showed (seat: s2, card: 6) [HC-6]
    all: high-card-won (seat: s1, points: 5) [HC-6, s1 +5]
= 10 f48ec36e2f8d0130593887989fe8e7f6729f8e17d0d29259c9fa6b8a8d09f37e
= 10 f48ec36e2f8d0130593887989fe8e7f6729f8e17d0d29259c9fa6b8a8d09f37e
s1 rank 1 score 12
s2 rank 2 score 3
