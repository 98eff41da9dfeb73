# Fantastic Factories: what cards and pieces are and do, and kinds of points.

factories-points-buildings = Buildings
factories-points-goods = Goods
factories-points-machine = The Machine

# { $cost } and { $gain } are lists such as “any die and 2 energy”; { $paid } is 0 where there is nothing in the first.
factories-about-name = { $name }
factories-about-kind = Blueprint, { $kind }; tool: { $tool }
factories-about-cost = { $cost }, and one more blueprint with the same tool ({ $tool }), discarded from your hand
factories-about-make =
    { $paid ->
        [0] Once a round you gain { $gain }.
       *[other] Once a round you can use { $cost } to gain { $gain }.
    }
factories-about-flip =
    { $paid ->
        [0] Once a round you can turn one of your unplaced dice over: 1 ↔ 6, 2 ↔ 5, 3 ↔ 4.
       *[other] Once a round you can pay { $cost } to turn one of your unplaced dice over: 1 ↔ 6, 2 ↔ 5, 3 ↔ 4.
    }
factories-about-lower =
    { $paid ->
        [0] Once a round you can lower one of your unplaced dice by 1.
       *[other] Once a round you can pay { $cost } to lower one of your unplaced dice by 1.
    }
factories-about-raise =
    { $paid ->
        [0] Once a round you can raise one of your unplaced dice by 1.
       *[other] Once a round you can pay { $cost } to raise one of your unplaced dice by 1.
    }
factories-about-reroll =
    { $paid ->
        [0] Once a round you can reroll any of your unplaced dice, all together.
       *[other] Once a round you can pay { $cost } to reroll any of your unplaced dice, all together.
    }
factories-about-roll =
    { $paid ->
        [0] Once a round you can roll one more die and use it this round.
       *[other] Once a round you can pay { $cost } to roll one more die and use it this round.
    }
factories-about-replicate =
    { $paid ->
        [0] Once a round you can activate a blueprint of the market as if it were yours, at its usual price.
       *[other] Once a round you can pay { $cost } to activate a blueprint of the market as if it were yours, at its usual price.
    }
factories-about-die-for-energy = Once a round you can pay 1 to 6 energy for one more die that shows as much.
factories-about-black-market =
    { $most ->
        [one] Once a round you can use any die and discard a blueprint to gain the metal and energy of its cost, at most { $most } token.
       *[other] Once a round you can use any die and discard a blueprint to gain the metal and energy of its cost, at most { $most } tokens.
    }
factories-about-income = Once a round it gives you { $gain } for nothing, but not in the round you build it.
factories-about-on-build = Once a round, when you build another card, it gives you { $gain }.
factories-about-laboratory = Once a round, when you gain goods, it gives you { $gain }. It works by itself.
factories-about-monument = It cannot be activated; it is there for its points.
factories-about-discount =
    { $metal ->
        [one] It costs { $metal } metal less for each monument in your compound.
       *[other] It costs { $metal } metal less for each monument in your compound.
    }
factories-about-several = You can build several of them.
factories-about-worth =
    { $n ->
        [one] { $first ->
            [0] It is worth no points at the end.
            [one] It is worth { $prestige } point at the end.
           *[other] It is worth { $prestige } points at the end.
        }
       *[other] At the end the first, second, third one you have … are worth { $prestige } points.
    }

factories-about-contractor = Contractor
factories-about-hire =
    { $paid ->
        [0] Discard a blueprint with the tool shown above this slot
       *[other] Discard a blueprint with the tool shown above this slot, and pay { $cost }
    }
factories-about-gain = You gain { $gain }.
factories-about-opponent = An opponent of your choice gains { $gain }.
factories-about-engineer = You build the top blueprint of the deck for free, and can use it this round.
factories-about-foreman =
    { $most ->
        [one] Before you roll this round, you can set { $most } of your dice to any value.
       *[other] Before you roll this round, you can set up to { $most } of your dice to any values.
    }
factories-about-extra-dice =
    { $n ->
        [one] You roll { $n } more die this round.
       *[other] You roll { $n } more dice this round.
    }
factories-about-investor = Turn up the top blueprint of the deck: you gain the metal and energy of its cost, and it is discarded.
factories-about-specialist = This round you can take one more die with any value, whenever you like during work.
factories-about-leaves = A contractor works once and is then discarded.

factories-about-floor = A floor of your headquarters, with room for { $slots } dice a round
factories-about-research = Any die draws you 1 blueprint.
factories-about-generate = A 1, 2 or 3 gives as much energy as it shows.
factories-about-mine = A 4, 5 or 6 gives 1 metal.
factories-about-matching = If a die with the same value already lies there, you get 1 more.

factories-about-tool = Tool: { $tool }
factories-about-tool-does = To hire the contractor below it, discard a blueprint with this tool ({ $tool }). To build a blueprint, discard another with the same tool.

factories-about-die = Die
factories-about-die-does = Place it on a floor of your headquarters or on a card. Each die is placed once a round and stays where it is.
factories-about-metal = Metal
factories-about-metal-does = Pays for buildings. After each round you can keep { $limit } metal and energy in all; at the end they score nothing.
factories-about-energy = Energy
factories-about-energy-does = Runs your buildings and pays for some. After each round you can keep { $limit } metal and energy in all; at the end they score nothing.
factories-about-goods = Goods
factories-about-goods-does = Each good is 1 point and is never spent. The end of the game comes with { $goods } goods, or with { $built } buildings.
factories-about-first = First player
factories-about-first-does = Its owner begins the market phase. It goes one player on after every round.
factories-about-deck = Deck
factories-about-deck-does = Blueprints are drawn from here, face down.
factories-about-discard = Discard pile
factories-about-discard-does = Discarded cards lie here face up. When the deck runs out they become the new deck.
factories-about-machine = The Machine
factories-about-machine-does = Your opponent in a solo game. Each turn it takes a blueprint and rolls four dice: a die that shows no more than its cards of that type gives it 1 good. At the end it scores its goods, its cards, and 1 more for each monument.
