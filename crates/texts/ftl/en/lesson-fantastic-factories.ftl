# A guided first game of Fantastic Factories. Each message is a note at one moment of docs/lessons/fantastic-factories.record;
# `-other` answers another legal move.

lesson-fantastic-factories-goal = Welcome! You turn blueprints into factories, and factories make goods. At the end every good is 1 victory point (VP), and buildings add their own.
lesson-fantastic-factories-market = A round has two parts. First comes the market: in turn, each player takes one blueprint for free or hires a contractor.
lesson-fantastic-factories-take = Take the Nuclear Plant. It shows a wrench, and tools matter as soon as you build.
lesson-fantastic-factories-take-other = Here we take the Nuclear Plant, because its wrench gives us a choice of what to discard when we build.
lesson-fantastic-factories-dice = Now the work: everyone rolls four dice and works at the same time. Your rival is already done. You rolled 1, 1, 3 and 4.
lesson-fantastic-factories-mine = In the headquarters, a 4, 5 or 6 mines 1 metal. Put your 4 on that floor.
lesson-fantastic-factories-mine-other = Here we mine with the 4, because we need one more metal to build.
lesson-fantastic-factories-generate = A 1, 2 or 3 makes as much energy as it shows. Put a 1 on that floor.
lesson-fantastic-factories-generate-other = Here we make energy with a 1, because our factory will run on it.
lesson-fantastic-factories-match = Dice that match on one floor earn a bonus. Put your other 1 beside the first: 1 energy, and 1 more for the match.
lesson-fantastic-factories-match-other = Here we put the second 1 beside the first, because a match on one floor gives one extra.
lesson-fantastic-factories-three = The 3 makes 3 energy. Each floor holds three dice, so it still fits.
lesson-fantastic-factories-three-other = Here we make energy with the 3, because 3 energy is worth more to us than one more card.
lesson-fantastic-factories-tools = To build, pay the cost in metal and energy and discard another blueprint with the same tool.
lesson-fantastic-factories-build = Build the Battery Factory: 2 metal, 1 energy, and the Fitness Center goes, which shows a wrench as well.
lesson-fantastic-factories-build-other = Here we build the Battery Factory and discard the Fitness Center, because the factory can work at once and the Nuclear Plant is worth keeping.
lesson-fantastic-factories-use = You can use it at once: 4 energy become 1 good. Each building works once a round.
lesson-fantastic-factories-use-other = Here we run the Battery Factory first, because a good each round is how you win.
lesson-fantastic-factories-points = That makes 2 VP so far: 1 for the good and 1 for the building itself, its prestige.
lesson-fantastic-factories-finish = There is nothing left to do, so finish. When everybody is done, you keep up to 12 metal and energy together and 10 cards.
lesson-fantastic-factories-finish-other = Here we finish, because all dice are placed.
lesson-fantastic-factories-contractors = Round 2, and your rival went first this time. Instead of taking a blueprint you can hire a contractor: discard a blueprint with the tool above it, and pay what the card says.
lesson-fantastic-factories-hire = Hire the Miner: 3 metal for you, 1 for your rival. The tool above is a shovel, so discard the Aluminum Factory, which shows a shovel.
lesson-fantastic-factories-hire-other = Here we hire the Miner, because 3 metal are three dice’s work.
lesson-fantastic-factories-again = You have 3 metal and four new dice, and so it goes on: collect, build, run. Once somebody has 12 goods or 10 buildings, one more round is played.
lesson-fantastic-factories-end = We have played on for you. After eight rounds you have 14 goods and 9 VP from buildings: 23 VP to 18, and you win!
lesson-fantastic-factories-remember = The trick is to build early what works every round. Your Battery Factory from round 1 could make a good in all eight.
