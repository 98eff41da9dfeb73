# How to play Fantastic Factories, in five minutes.

guide-fantastic-factories-goal = Turn blueprints into buildings that make goods. Every good is 1 victory point (VP), and buildings add their prestige. Most VP wins.
guide-fantastic-factories-market = A round begins at the market. In turn, each player takes one blueprint for free, or hires a contractor: discard a blueprint with the tool above it, and pay the cost on the card. Before that, you may once pay 1 metal or 1 energy to replace a whole row.
guide-fantastic-factories-work = Then everyone rolls four dice and works at the same time, in any order they like.
guide-fantastic-factories-headquarters = In the headquarters any die brings a blueprint, a 1, 2 or 3 as much energy as it shows, and a 4, 5 or 6 one metal. Three dice fit on a floor, and each die that matches one already there brings 1 more.
guide-fantastic-factories-build = To build, pay the metal and energy and discard another blueprint with the same tool. Nobody may own two buildings of one name, apart from some monuments.
guide-fantastic-factories-use = Each building works once a round, nearly always in the very round it is built. Some need dice, some metal, energy or cards.
guide-fantastic-factories-clean-up = After the work you keep up to 12 metal and energy together and 10 cards. Goods are safe.
guide-fantastic-factories-points = Goods and prestige make the score. Monuments produce nothing but are worth the most.
guide-fantastic-factories-finish = Once somebody has 12 goods or 10 buildings, one more full round is played. Then the most VP wins.
guide-fantastic-factories-mistake-1 = Saving for later. Metal and energy in your store make nothing: build something in the first rounds, however small.
guide-fantastic-factories-mistake-2 = Sending every die to the headquarters. From the middle of the game on, dice belong on buildings that make goods.
guide-fantastic-factories-mistake-3 = Forgetting the tools. You always need two blueprints with one tool: one to build, one to discard. Look at the tool when you take a card.
