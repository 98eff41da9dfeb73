# A guided first game of Syndicate. Each message is a note at one moment of docs/lessons/syndicate.record; `-other` answers
# another legal move.

lesson-syndicate-goal = Welcome! In three rounds you and one rival buy robots. Most victory points (VP) at the end wins.
lesson-syndicate-dice = These are your five dice for this round. You will not roll again: robots change them, and then pay for what they show.
lesson-syndicate-card = Each robot scores between two dice. This one likes 4s: 2 VP if one of its two dice is a 4, 7 VP if both are.
lesson-syndicate-buy = Buying is free. It only takes one of your four agents. Touch this robot, send no assistants with the agent, and confirm.
lesson-syndicate-buy-other = Here we take the robot that likes 4s, without assistants, because with your dice it pays 7 VP at once.
lesson-syndicate-plug = Now plug it in between two dice. Its right corner is a plus: it raises the right die by one. Put it between your 4 and your 3.
lesson-syndicate-plug-other = Here we use the last place, because its plus makes two 4s there.
lesson-syndicate-calibrate = The plus is about to turn your 3 into a 4. That is exactly what we want, so leave the corner free.
lesson-syndicate-calibrate-other = Here we leave the corner free, because an assistant on it would cancel the plus, and the 3 would stay a 3.
lesson-syndicate-seven = Two 4s: this robot will pay 7 VP. But it scores only at the end of the round, so the two dice have to stay as they are.
lesson-syndicate-influence = Your agent stays at the slot and impresses the investors to its left and right. The most influence takes an investor at the end of the round; the runner-up takes 1 VP.
lesson-syndicate-rival = Your rival has sent an agent with an assistant: 2 influence on each neighbouring investor. At the Transport investor that beats your 1.
lesson-syndicate-assistant = Answer with your next agent at this slot and send one assistant along. That makes 3 for you, and 2 for your rival.
lesson-syndicate-assistant-other = Here we take this robot with exactly one assistant, because that overtakes your rival and keeps the others for later.
lesson-syndicate-even = This robot wants an even die on its left and an odd one on its right: 3 VP. Your 4 and 5 are just that. Put it between them.
lesson-syndicate-even-other = Here we use the first place, because a 4 and a 5 are already even and odd.
lesson-syndicate-cover = Its plus would make the 5 a 6, which is no longer odd. Cover the right corner with an assistant: the plus is ignored.
lesson-syndicate-cover-other = Here we cover the right corner, because the robot pays only while that die is odd.
lesson-syndicate-pass = Each turn you buy or pass, and you pass once a round. Passing brings four new robots, so do it when you want a fresh choice. Pass now.
lesson-syndicate-pass-other = Here we pass now, because four new robots help us more than the ones on offer.
lesson-syndicate-fresh = Four new robots, and your marker for the next round is placed. Whoever passes last goes first there. You go on buying as before.
lesson-syndicate-overtake = Your rival leads by 4 to 3 at the Transport investor. Take this robot with one assistant: 5 to 4 for you.
lesson-syndicate-overtake-other = Here we take this robot with one assistant, because two more influence wins the Transport investor back.
lesson-syndicate-neighbour = It pays 7 minus the higher of its dice. Put it between your 2 and your 4: that is 3 VP, and its minus lowers the 2, which does no harm.
lesson-syndicate-neighbour-other = Here we use the third place, because low dice make this robot pay.
lesson-syndicate-protect = Careful: its right corner would raise a 4 that your first robot needs. Cover the right corner, and those 7 VP are safe.
lesson-syndicate-protect-other = Here we cover only the right corner, because the 4 on the right still has to pay 7 VP next door.
lesson-syndicate-last = Your rival has caught up: 5 to 5 at the Transport investor. Your last agent at this slot decides it. It needs no assistant.
lesson-syndicate-last-other = Here we send the last agent to this slot alone, because that is enough to win, and your last assistant is needed elsewhere.
lesson-syndicate-once-more = One place is left, so the robot is already there. Its minus would turn the 1 into a 6 and spoil the robot next door. Cover the right corner.
lesson-syndicate-once-more-other = Here we cover the right corner, because the robot next door wants low dice. A minus under 1 starts again at 6.
lesson-syndicate-scored = The round is over: your four robots paid 3, 3, 3 and 7, which makes 16 VP. They leave the network and go to your pile.
lesson-syndicate-investors = You won the Transport and Information investors. At the end of the game each investor pays 1 VP for every robot of its type in your pile.
lesson-syndicate-rounds = Round 2 begins: new dice, new robots, new investors, and all pawns are back. Your rival passed last and goes first. Two more rounds like this one follow.
lesson-syndicate-end = We have played on for you. After three rounds you had 48 VP to 42, but then the investors paid: 18 VP to you, 26 to your rival. Final score 66 to 68!
lesson-syndicate-remember = Your rival held three Industry investors and six Industry robots: 3 × 6 = 18 VP. Collect robots and investors of one type, and next time it is you who wins.
