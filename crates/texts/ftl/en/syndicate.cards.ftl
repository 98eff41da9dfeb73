# Syndicate: what cards and pieces are and do, and kinds of points.

syndicate-points-robots = Robots
syndicate-points-second = Second places
syndicate-points-investors = Investors

syndicate-about-robot = { $type } robot { $name }
syndicate-about-robot-cost = One agent from your pool
syndicate-about-corners = When you plug it in, the die on its left { $left } and the die on its right { $right }. An assistant on a corner cancels that.
syndicate-about-turns-up = goes up by 1
syndicate-about-turns-down = goes down by 1
syndicate-about-turns-none = stays as it is
syndicate-about-pile = After the round it goes to your pile, where your { $type } investors pay for it at the end of the game.

syndicate-about-pays-number = At the end of the round it pays { $one } VP if one of its two dice shows { $n }, and { $both } VP if both do.
syndicate-about-pays-under-sum = At the end of the round it pays { $n } VP minus the sum of its two dice, never less than 0.
syndicate-about-pays-under-min = At the end of the round it pays { $n } VP minus the lower of its two dice, never less than 0.
syndicate-about-pays-under-max = At the end of the round it pays { $n } VP minus the higher of its two dice, never less than 0.
syndicate-about-pays-over-sum = At the end of the round it pays the sum of its two dice minus { $n } in VP, never less than 0.
syndicate-about-pays-over-min = At the end of the round it pays the lower of its two dice minus { $n } in VP, never less than 0.
syndicate-about-pays-over-max = At the end of the round it pays the higher of its two dice minus { $n } in VP, never less than 0.
syndicate-about-pays-less = At the end of the round it pays { $vp } VP if its left die is lower than its right die.
syndicate-about-pays-greater = At the end of the round it pays { $vp } VP if its left die is higher than its right die.
syndicate-about-pays-at-most = At the end of the round it pays { $vp } VP if its left die is not higher than its right die.
syndicate-about-pays-at-least = At the end of the round it pays { $vp } VP if its left die is not lower than its right die.
syndicate-about-pays-equal = At the end of the round it pays { $vp } VP if its two dice are equal.
syndicate-about-pays-sum-outside = At the end of the round it pays { $vp } VP if its two dice add up to { $n } or less, or to { $high } or more.
syndicate-about-pays-sum-is = At the end of the round it pays { $vp } VP if its two dice add up to exactly { $n }.
syndicate-about-pays-difference-is = At the end of the round it pays { $vp } VP if its two dice are exactly { $n } apart.
syndicate-about-pays-sum-at-most = At the end of the round it pays { $vp } VP if its two dice add up to { $n } or less.
syndicate-about-pays-sum-at-least = At the end of the round it pays { $vp } VP if its two dice add up to { $n } or more.
syndicate-about-pays-even-odd = At the end of the round it pays { $vp } VP if its left die is even and its right die is odd.
syndicate-about-pays-odd-even = At the end of the round it pays { $vp } VP if its left die is odd and its right die is even.
syndicate-about-pays-sum-odd = At the end of the round it pays { $vp } VP if one of its dice is even and the other is odd.
syndicate-about-pays-sum-even = At the end of the round it pays { $vp } VP if both of its dice are even or both are odd.
syndicate-about-pays-both-odd = At the end of the round it pays { $vp } VP if both of its dice are odd.
syndicate-about-pays-both-even = At the end of the round it pays { $vp } VP if both of its dice are even.

syndicate-about-investor = { $type } investor
syndicate-about-investor-kind = Investor
syndicate-about-investor-won = At the end of the round the player with the most agents and assistants in the slots beside it takes it; second place gets 1 VP.
syndicate-about-investor-pays = At the end of the game it pays its owner 1 VP for each { $type } robot in their pile.

syndicate-about-die = Die
syndicate-about-die-does = Rolled once a round; after that only robots you plug in turn it. A 6 that goes up becomes a 1, and a 1 that goes down becomes a 6.
syndicate-about-agent = Agent
syndicate-about-agent-does = Put it beside a robot to buy that robot. It stays there until the round ends and counts as 1 influence on the investors beside it.
syndicate-about-assistant = Assistant
syndicate-about-assistant-does = Send it along with an agent for 1 more influence, or cover a corner of a robot you plug in, so that the corner does nothing. You have five each round.
syndicate-about-marker = Turn order marker
syndicate-about-marker-does = Each player passes once a round and puts their marker on top of the stack: the last to pass goes first next round. If they still have agents, four new robots are laid out.
syndicate-about-deck = Deck
syndicate-about-deck-does = New robots come from here as soon as one is bought.
syndicate-about-discard = Discard pile
syndicate-about-discard-does = Robots that nobody bought lie here face up. They become the deck when that runs out.
