# How to play Cyber Merchant, in five minutes.

guide-cyber-merchant-goal = Buy shares with credits at auctions and sell them for crypto. After four rounds the most crypto wins.
guide-cyber-merchant-auction = A round has three auctions. There is one lot for each player; two players have four lots, two each. In turn you put your marker on a scale. A higher bid sends the marker there back, and its owner bids again. When every lot has one marker, all pay and take their cards.
guide-cyber-merchant-tricks = Then everyone plays all their tricks, one at a time in turn. They move prices, swap them, steal cards or exchange them. None can be saved.
guide-cyber-merchant-commit = After the third auction you sell. All lay down shares of one corporation at the same time, face down, with jokers if they like. Whoever has shares has to.
guide-cyber-merchant-market = The offers are opened in turn. If others have laid down the same corporation, they open now, too, and the price falls by 1 for each of them. After that all but the seller may add more shares of it from their hand.
guide-cyber-merchant-pay = The highest total gets the full price in crypto. Second place gets half, rounded down, with three or four players; with four, third place gets that half as well. In a tie everyone gets the full amount.
guide-cyber-merchant-exchange = Last, you may turn crypto into credits, 1 for 10. There is no way back and no other way to get credits.
guide-cyber-merchant-finish = After the fourth round the most crypto wins. Credits are worth nothing then; shares left in hand only break a tie.
guide-cyber-merchant-mistake-1 = Bidding too much. Your first credits have to last, and 10 more cost 1 crypto. A lot for nothing is often the best one.
guide-cyber-merchant-mistake-2 = Selling everything at once. A total that is 1 higher is enough to win, and what you keep can be added to other markets or sold in a later round.
guide-cyber-merchant-mistake-3 = Selling what everyone sells. Oversupply lowers the price for all of you. Remember who bought what.
