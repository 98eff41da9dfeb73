# A guided first game of Cyber Merchant. Each message is a note at one moment of docs/lessons/cyber-merchant.record; `-other`
# answers another legal move.

lesson-cyber-merchant-goal = Welcome! You buy shares with credits and sell them for crypto. These are the prices. After four rounds the most crypto wins.
lesson-cyber-merchant-lots = A round has three auctions. There is one lot for each of you, and everybody ends up with exactly one.
lesson-cyber-merchant-bid = Lot 3 is the best: a 3 of Root Bioroid, a joker worth 3 that goes with any corporation, and a trick that raises a price. Bid 6 credits.
lesson-cyber-merchant-bid-other = Here we bid 6 for lot 3, because its two shares and its trick are worth the most.
lesson-cyber-merchant-outbid = A rival bids 8, so your marker comes back. Only a higher bid could take the lot again, and your 20 credits have to last.
lesson-cyber-merchant-free = Lot 2 is empty: bid 0 and it is yours. Then each lot has one bid, and the auction is over.
lesson-cyber-merchant-free-other = Here we take lot 2 for nothing, because it has two shares of 3 as well.
lesson-cyber-merchant-hand = Two shares of 3 for nothing! The others cannot see your hand. Your third card is a trick, and tricks are played at once, after each auction.
lesson-cyber-merchant-trick = Your trick lowers a price by 1. Choose Crisis Dimension: you hold none of its shares.
lesson-cyber-merchant-trick-other = Here we lower Crisis Dimension, because that cannot hurt us: we hold none of it.
lesson-cyber-merchant-second = Your rivals played their tricks, and one stole a card from the other. In the new auction, lot 2 has three Root Bioroid shares, and you hold a fourth. Bid 6.
lesson-cyber-merchant-second-other = Here we bid 6 for lot 2, because shares of one corporation count together.
lesson-cyber-merchant-won = Nobody went higher. You now hold 1, 2, 3 and 4 of Root Bioroid, and 14 credits are left.
lesson-cyber-merchant-third = The third auction. Lot 2 has a joker worth 1 and two small shares. Bid 2: that is cheap, and jokers always fit.
lesson-cyber-merchant-third-other = Here we bid 2 for lot 2, because a joker fits every corporation and we save our credits.
lesson-cyber-merchant-commit = Now you sell. All choose at the same time, face down: shares of one corporation. Lay down Root Bioroid 3 and 4, and keep 1 and 2 for later rounds.
lesson-cyber-merchant-commit-other = Here we lay down Root Bioroid 3 and 4, because 7 should be enough to win and the small ones can be sold later.
lesson-cyber-merchant-first-market = Your 7 beats the 1 a rival added: you get the full price, 3 crypto. Second place gets half, rounded down: 1.
lesson-cyber-merchant-add = A rival sells Crisis Dimension with a total of 3, at price 4. You may join in: add your Crisis Dimension 2 and the joker 1. That is 3 as well.
lesson-cyber-merchant-add-other = Here we add exactly these two, because they tie with the rival, and in a tie everyone gets the full amount.
lesson-cyber-merchant-tie = A tie for first: both of you get the full price, 4 crypto. You now have 7!
lesson-cyber-merchant-exchange = Last, you may turn crypto into credits: 1 for 10. But crypto is what wins. With 12 credits left, keep it all: choose 0.
lesson-cyber-merchant-exchange-other = Here we keep all the crypto, because 12 credits are enough for cheap lots, and only crypto counts in the end.
lesson-cyber-merchant-round = Your rivals needed credits and gave up 3 and 2 crypto for them. That is a round. Unsold shares stay in hand, and three more rounds follow.
lesson-cyber-merchant-end = We have played on for you. It ends 17 to 16 to 14, and you win!
lesson-cyber-merchant-remember = One rival earned more in the markets, 23 to your 21, but turned 7 crypto into credits, and you only 4. Bid with care: each credit is a piece of your score.
