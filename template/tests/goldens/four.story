high-card revision 1, 4 seats, options {}
deal
1 s4 high-card-play (card: 9)
    all: high-card-chose (seat: s4) [HC-5]
2 s3 high-card-play (card: 5)
    all: high-card-chose (seat: s3) [HC-5]
3 s2 high-card-play (card: 19)
    all: high-card-chose (seat: s2) [HC-5]
4 s1 high-card-play (card: 15)
    all: high-card-chose (seat: s1) [HC-5]
    all: high-card-showed (seat: s1, card: 15) [HC-6]
    all: high-card-showed (seat: s2, card: 19) [HC-6]
    all: high-card-showed (seat: s3, card: 5) [HC-6]
    all: high-card-showed (seat: s4, card: 9) [HC-6]
    all: high-card-won (seat: s2, points: 1) [HC-6, s2 +1]
5 s3 high-card-play (card: 14)
    all: high-card-chose (seat: s3) [HC-5]
6 s1 high-card-play (card: 22)
    all: high-card-chose (seat: s1) [HC-5]
7 s2 high-card-play (card: 7)
    all: high-card-chose (seat: s2) [HC-5]
8 s4 high-card-play (card: 23)
    all: high-card-chose (seat: s4) [HC-5]
    all: high-card-showed (seat: s1, card: 22) [HC-6]
    all: high-card-showed (seat: s2, card: 7) [HC-6]
    all: high-card-showed (seat: s3, card: 14) [HC-6]
    all: high-card-showed (seat: s4, card: 23) [HC-6]
    all: high-card-won (seat: s4, points: 2) [HC-6, s4 +2]
9 s1 high-card-play (card: 11)
    all: high-card-chose (seat: s1) [HC-5]
10 s3 high-card-play (card: 10)
    all: high-card-chose (seat: s3) [HC-5]
= 10 9445be06668f1f736e535d60fbfad2bc888c65d643331d0cac5276457501b794
11 s2 high-card-play (card: 20)
    all: high-card-chose (seat: s2) [HC-5]
12 s4 high-card-play (card: 4)
    all: high-card-chose (seat: s4) [HC-5]
    all: high-card-showed (seat: s1, card: 11) [HC-6]
    all: high-card-showed (seat: s2, card: 20) [HC-6]
    all: high-card-showed (seat: s3, card: 10) [HC-6]
    all: high-card-showed (seat: s4, card: 4) [HC-6]
    all: high-card-won (seat: s2, points: 3) [HC-6, s2 +3]
13 s3 high-card-play (card: 18)
    all: high-card-chose (seat: s3) [HC-5]
14 s1 high-card-play (card: 21)
    all: high-card-chose (seat: s1) [HC-5]
15 s4 high-card-play (card: 3)
    all: high-card-chose (seat: s4) [HC-5]
16 s2 high-card-play (card: 24)
    all: high-card-chose (seat: s2) [HC-5]
    all: high-card-showed (seat: s1, card: 21) [HC-6]
    all: high-card-showed (seat: s2, card: 24) [HC-6]
    all: high-card-showed (seat: s3, card: 18) [HC-6]
    all: high-card-showed (seat: s4, card: 3) [HC-6]
    all: high-card-won (seat: s2, points: 4) [HC-6, s2 +4]
17 s3 high-card-play (card: 13)
    all: high-card-chose (seat: s3) [HC-5]
18 s1 high-card-play (card: 8)
    all: high-card-chose (seat: s1) [HC-5]
19 s4 high-card-play (card: 2)
    all: high-card-chose (seat: s4) [HC-5]
20 s2 high-card-play (card: 16)
    all: high-card-chose (seat: s2) [HC-5]
    all: high-card-showed (seat: s1, card: 8) [HC-6]
    all: high-card-showed (seat: s2, card: 16) [HC-6]
    all: high-card-showed (seat: s3, card: 13) [HC-6]
    all: high-card-showed (seat: s4, card: 2) [HC-6]
    all: high-card-won (seat: s2, points: 5) [HC-6, s2 +5]
= 20 3c545079dda10b29c98f820ed2608aa145bd18f8b78ccdad297778f9c83c69a2
= 20 3c545079dda10b29c98f820ed2608aa145bd18f8b78ccdad297778f9c83c69a2
s1 rank 3 score 0
s2 rank 1 score 13
s3 rank 3 score 0
s4 rank 2 score 2
