# How to play Syndicate, in five minutes.

guide-syndicate-goal = Buy robots for three rounds, plug them in between your dice so that they pay, and win the investors who pay for whole types of robots. Most victory points (VP) wins.
guide-syndicate-table = For each round you roll five dice, once. In the middle lie four robots, and beside and between them five investors.
guide-syndicate-buy = On your turn you buy a robot or pass. A robot costs no money: put one of your four agents at its slot, with as many of your five assistants as you like. Take the robot, and a new one comes at once.
guide-syndicate-plug = Plug it into a free place between two of your dice. Its corners change the die on that side: plus raises it by one, minus lowers it by one, equals leaves it. Above 6 comes 1, and below 1 comes 6.
guide-syndicate-cover = An assistant on a plus or a minus cancels it. You decide that when you plug the robot in, not later.
guide-syndicate-pass = Once a round you pass. If you still have agents, four new robots come. Whoever passes last goes first in the next round.
guide-syndicate-robots = At the end of the round each robot pays for what its two dice show then.
guide-syndicate-influence = Every pawn at a slot is 1 influence on the investors to its left and right. The most influence takes the investor; ties go to more agents, then to turn order. Second place takes 1 VP.
guide-syndicate-finish = After three rounds each of your investors, the one printed on your board included, pays 1 VP for every robot of its type that you have taken. Then the most VP wins.
guide-syndicate-mistake-1 = Forgetting the neighbour. A new robot changes a die that the robot next door still needs. Look at both before you plug in.
guide-syndicate-mistake-2 = Sending all assistants to the slots. Keep one or two to cover corners: a saved 7 VP is worth more than one more influence.
guide-syndicate-mistake-3 = Collecting a bit of everything. Investors multiply: two investors and five robots of one type are 10 VP.
