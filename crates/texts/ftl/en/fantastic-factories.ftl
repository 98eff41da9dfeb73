# Fantastic Factories. A card is factories-card-<id>, a contractor factories-contractor-<id>, by the key of the data file.

factories-card-aluminum_factory = Aluminum Factory
factories-card-assembly_line = Assembly Line
factories-card-battery_factory = Battery Factory
factories-card-beacon = Beacon
factories-card-biolab = Biolab
factories-card-black_market = Black Market
factories-card-concrete_plant = Concrete Plant
factories-card-dojo = Dojo
factories-card-fitness_center = Fitness Center
factories-card-foundry = Foundry
factories-card-fulfillment_center = Fulfillment Center
factories-card-golem = Golem
factories-card-gymnasium = Gymnasium
factories-card-harvester = Harvester
factories-card-incinerator = Incinerator
factories-card-laboratory = Laboratory
factories-card-manufactory = Manufactory
factories-card-mega_factory = Mega Factory
factories-card-megalith = Megalith
factories-card-motherlode = Motherlode
factories-card-nuclear_plant = Nuclear Plant
factories-card-obelisk = Obelisk
factories-card-power_plant = Power Plant
factories-card-recycling_plant = Recycling Plant
factories-card-refinery = Refinery
factories-card-replicator = Replicator
factories-card-robot = Robot
factories-card-scrap_yard = Scrap Yard
factories-card-solar_array = Solar Array
factories-card-temp_agency = Temp Agency
factories-card-trash_compactor = Trash Compactor
factories-card-warehouse = Warehouse

factories-contractor-architect = Architect
factories-contractor-electrician = Electrician
factories-contractor-engineer = Engineer
factories-contractor-foreman = Foreman
factories-contractor-hired_hands = Hired Hands
factories-contractor-investor = Investor
factories-contractor-miner = Miner
factories-contractor-specialist = Specialist

# A card of a data set of one's own is called by its title.
factories-print = { $name }

factories-tool-hammer = hammer
factories-tool-wrench = wrench
factories-tool-gear = gear
factories-tool-shovel = shovel

factories-kind-production = production
factories-kind-utility = utility
factories-kind-training = training
factories-kind-monument = monument
factories-kind-special = special

factories-floor-research = Research
factories-floor-generate = Generate
factories-floor-mine = Mine

# Amounts. { $parts } is a list of the four kinds of things.
factories-amount = { $parts }
factories-nothing = nothing
factories-either = { $first } or { $last }
factories-goods =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
factories-metal = { $n } metal
factories-energy = { $n } energy
factories-blueprints =
    { $n ->
        [one] { $n } blueprint
       *[other] { $n } blueprints
    }
factories-dice =
    { $count ->
        [0] no dice
        [one] a { $dice }
       *[other] dice { $dice }
    }
factories-from-hand = { $card } from hand
factories-any-with = a { $tool } blueprint
factories-held = { $card } ({ $tool })
factories-slot = slot { $slot }

# A blueprint, and what it does: what it takes → what it gives.
factories-card = { $name } ({ $kind }, { $tool }; { $cost }; { $prestige } VP)
factories-deal = { $cost } → { $gain }
factories-need-any = any die
factories-need-value = a { $value }
factories-need-equal =
    { $n ->
        [one] { $n } die
       *[other] { $n } equal dice
    }
factories-need-consecutive = 3 dice in a row
factories-need-sum = 3 dice that add up to { $sum } or more
factories-need-energy = 1 to 6 energy
factories-need-discards =
    { $n ->
        [one] { $n } blueprint from hand
       *[other] { $n } blueprints from hand
    }
factories-as-shown-metal = as much metal as the die shows
factories-as-shown-energy = as much energy as the die shows
factories-do-high = { $low }, or { $high } with a 4, 5 or 6
factories-do-extra-die = one more die, of any value
factories-do-die = one more die showing { $value }
factories-do-die-for-energy = one more die of the same value
factories-do-turn = a { $from } becomes a { $to }
factories-do-again = reroll { $dice }
factories-do-flip = turn a die over (v becomes 7 − v)
factories-do-lower = lower a die by 1
factories-do-raise = raise a die by 1
factories-do-reroll = reroll any of your dice
factories-do-roll = roll one more die
factories-do-replicate = use a blueprint in the market
factories-do-black-market = the metal and energy it costs, at most { $most ->
        [one] { $most } token
       *[other] { $most } tokens
    }
factories-does-income = { $gain }, but not in the round you build it
factories-does-on-build = { $gain } when you build another card, once per round
factories-does-laboratory = { $gain } when you gain goods, once per round
factories-does-nothing = no ability to use
factories-does-discount = costs { $metal } metal less for each monument you have
factories-does-several = several may be built

# A contractor, and what it does.
factories-offer =
    { $paid ->
        [0] { $name }: { $service }
       *[other] { $name } (costs { $cost }): { $service }
    }
factories-service-gain-seat = { $gain }; { $seat } gets { $theirs }
factories-service-gain-other = { $gain }; an opponent gets { $theirs }
factories-service-engineer = build the top blueprint of the deck for free
factories-service-foreman =
    { $most ->
        [one] set { $most } die instead of rolling it
       *[other] set up to { $most } dice instead of rolling them
    }
factories-service-extra-dice =
    { $n ->
        [one] roll { $n } more die this round
       *[other] roll { $n } more dice this round
    }
factories-service-investor = gain the metal and energy the top blueprint of the deck costs

# What is asked.
factories-ask-market = Take a blueprint or hire a contractor. First you may replace a row of the market
factories-ask-take = Take a blueprint or hire a contractor
factories-ask-pay = What do you pay?
factories-ask-discard = Which blueprint do you discard?
factories-ask-opponent = Which opponent gains something too?
factories-ask-foreman =
    { $most ->
        [one] Foreman: which die do you set before rolling? You may set { $most }
       *[other] Foreman: which dice do you set before rolling? You may set up to { $most }
    }
factories-ask-foreman-more =
    { $most ->
        [one] You may set { $most } die
       *[other] Which other dice do you set? You may set up to { $most } in all
    }
factories-ask-work =
    { $count ->
        [0] No dice left. Build, use cards, or finish
        [one] Your die: { $dice }. Build, place it, use cards, or finish
       *[other] Your dice: { $dice }. Build, place dice, use cards, or finish
    }
factories-ask-build = What do you build?
factories-ask-use = Which card do you use?
factories-ask-floor = Where does the die go?
factories-ask-copy = Which blueprint in the market do you copy?
factories-ask-die = Which dice?
factories-ask-choice = Which one?
factories-ask-blueprints =
    { $n ->
        [one] You have { $n } blueprint too many. Which one do you discard?
       *[other] You have { $n } blueprints too many. Which one do you discard?
    }
factories-ask-tokens = Metal and energy over the limit: { $n }. What do you discard?

# What can be chosen.
factories-step-take = Take { $card }: { $does }
factories-step-hire =
    { $paid ->
        [0] Hire { $contractor }, discarding { $discard }: { $service }
       *[other] Hire { $contractor }, discarding { $discard } and paying { $cost }: { $service }
    }
factories-step-opponent = { $seat } gets { $theirs }
factories-step-wipe-blueprints = Pay { $price } for four new blueprints
factories-step-wipe-contractors = Pay { $price } for four new contractors
factories-step-pay = Pay { $price }
factories-step-pass = Pass: you can’t take or hire anyone
factories-step-set = Set a { $value }
factories-action-foreman =
    { $left ->
        [0] Set { $dice } and roll none
        [one] Set { $dice } and roll { $left } die
       *[other] Set { $dice } and roll { $left } dice
    }
factories-action-specialist = Take the Specialist’s die as a { $value }
factories-step-place = Place a { $die }: { $floors }
factories-on-floor =
    { $bonus ->
        [0] { $floor } ({ $gain })
       *[other] { $floor } ({ $gain }, +1 for matching)
    }
factories-place =
    { $bonus ->
        [0] { $floor } with a { $die }: { $gain }
       *[other] { $floor } with a { $die }: { $gain } (+1 for matching)
    }
factories-step-build = Build { $card }, discarding { $discard }: { $cost }
factories-step-activate = { $card }: { $does }
factories-copying = { $card } as { $copied }
factories-use =
    { $paid ->
        [0] { $card }: { $gain }
       *[other] { $card } with { $cost }: { $gain }
    }
factories-step-finish =
    { $dice ->
        [0] Finish work this round
        [one] Finish work with { $dice } die unused
       *[other] Finish work with { $dice } dice unused
    }
factories-step-finish-specialist = Finish work and lose the Specialist’s die
factories-step-tokens = Discard { $metal } metal and { $energy } energy
factories-action-discard-down = Discard { $things }

# What happened.
factories-event-tools = Tools above the contractors: { $tools }
factories-event-machine-got = The Machine gets { $card }
factories-event-machine-skipped = { $card } is a monument, so the Machine doesn’t start with it
factories-event-round = Round { $round } begins. First player: { $seat }
factories-event-blueprint = New blueprint: { $card }
factories-event-contractor = New contractor: { $contractor }
factories-event-reshuffled-blueprints =
    { $cards ->
        [one] { $cards } discarded blueprint is shuffled into a new deck
       *[other] { $cards } discarded blueprints are shuffled into a new deck
    }
factories-event-reshuffled-contractors =
    { $cards ->
        [one] { $cards } discarded contractor is shuffled into a new deck
       *[other] { $cards } discarded contractors are shuffled into a new deck
    }
factories-event-wiped-blueprints = { $seat } pays { $price } for four new blueprints
factories-event-wiped-contractors = { $seat } pays { $price } for four new contractors
factories-event-took = { $seat } takes { $card } (costs { $cost })
factories-event-hired =
    { $paid ->
        [0] { $seat } hires the { $contractor } and discards { $discard }
       *[other] { $seat } hires the { $contractor }, discards { $discard } and pays { $cost }
    }
factories-event-passed = { $seat } can’t take or hire anyone and passes
factories-event-drew =
    { $count ->
        [0] { $seat } draws nothing: no blueprints are left
        [one] { $seat } draws { $count } blueprint
       *[other] { $seat } draws { $count } blueprints
    }
factories-event-drew-cards = { $seat } draws { $cards }
factories-event-revealed = { $seat } reveals { $card }
factories-event-engineer = { $seat } builds { $card } for free with the Engineer
factories-event-engineer-nothing = { $seat } finds nothing to build with the Engineer
factories-event-gained = { $seat } gains { $gain }
factories-event-rolled = { $seat } rolls { $dice }
factories-event-foreman = { $seat } sets { $set } and rolls { $rolled }
factories-event-specialist = { $seat } takes the Specialist’s die as a { $value }
factories-event-placed =
    { $bonus ->
        [0] { $seat } places a { $die } on { $floor }
       *[other] { $seat } places a { $die } on { $floor }: it matches
    }
factories-event-built = { $seat } builds { $card }, pays { $cost } and discards { $discard }
factories-event-activated =
    { $paid ->
        [0] { $seat } uses { $card }
       *[other] { $seat } uses { $card } with { $cost }
    }
factories-event-trained = { $seat } turns a { $from } into a { $to }
factories-event-rerolled = { $seat } rerolls { $from }: { $to }
factories-event-extra-die = { $seat } gains a die: { $value }
factories-event-finished = { $seat } finishes work
factories-event-discarded = { $seat } discards down to the limit: { $things }
factories-event-machine-rolled = The Machine rolls: market { $green }, production { $blue }, utility { $yellow }, training { $red }, special { $purple }
factories-event-machine-gained =
    { $goods ->
        [0] The Machine gains no goods
        [one] The Machine gains { $goods } good
       *[other] The Machine gains { $goods } goods
    }
factories-event-end = Round { $round } will be the last
factories-event-prestige =
    { $copies ->
        [one] { $seat } scores { $vp } VP for { $card }
       *[other] { $seat } scores { $vp } VP for { $copies } × { $card }
    }
factories-event-goods = { $seat } scores { $vp } VP for goods
factories-event-machine-scored =
    The Machine scores { $vp } VP: goods { $goods }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, including { $monuments ->
        [0] no monuments
        [one] { $monuments } monument
       *[other] { $monuments } monuments
    }
factories-event-ended = { $seat } finishes with { $vp } VP, rank { $rank }

# Refusals: what was wrong, and what would be right.
factories-refuse-first = Seat { $seat } can’t go first: only { $most ->
        [one] { $most } seat is
       *[other] { $most } seats are
    } taken.
    .right = Choose a seat from 1 to { $most }, or a random one.
factories-refuse-market = You can’t build, place dice or use cards in the Market phase.
    .right = Take a blueprint or hire a contractor.
factories-refuse-wiped = You have already replaced a row this round.
    .right = Take a blueprint or hire a contractor.
factories-refuse-wipe-price = You can’t pay for new cards with that.
    .right = Pay 1 metal or 1 energy that you have, or keep the rows as they are.
factories-refuse-slot = There is no card in slot { $slot }.
    .right = Choose a slot from 1 to 4 that holds a card.
factories-refuse-pass = You can still take a blueprint or hire a contractor.
    .right = Take or hire: only a player who can do neither passes.
factories-refuse-not-in-hand = You don’t have enough of this blueprint in hand: { $card }.
    .right = Choose blueprints from your hand; building takes two different ones.
factories-refuse-tool = For this you have to discard a blueprint with the right tool.
    .right = Discard a blueprint with this tool: { $tool }.
factories-refuse-price = You can’t pay { $price }.
    .right = Choose something you can pay for right now.
factories-refuse-opponent = This contractor gives something to one opponent too.
    .right = Choose an opponent.
factories-refuse-no-opponent = This contractor gives nothing to other players.
    .right = Leave the opponent out.
factories-refuse-work = You can’t do this in the Work phase.
    .right = Build, place dice, use cards, or finish.
factories-refuse-foreman =
    { $most ->
        [one] The Foreman sets only { $most } die.
       *[other] The Foreman sets only { $most } dice.
    }
    .right = Set at most { $most } and roll the rest.
factories-refuse-foreman-first = Your dice are not rolled yet: the Foreman comes first.
    .right = Choose which dice to set, or none.
factories-refuse-no-foreman = You have no Foreman right now.
    .right = Play with the dice you rolled.
factories-refuse-no-specialist = You have no Specialist’s die to take.
    .right = Play with the dice you have.
factories-refuse-value = A die shows 1 to 6.
    .right = Choose a value from 1 to 6.
factories-refuse-no-die = You have no unused die showing { $die }.
    .right = Choose one of your unused dice.
factories-refuse-generate = Generate takes only a 1, 2 or 3.
    .right = Place the die on Research or Mine, or choose a lower die.
factories-refuse-mine = Mine takes only a 4, 5 or 6.
    .right = Place the die on Research or Generate, or choose a higher die.
factories-refuse-full = This floor is full.
    .right = Choose another floor, or use the die on a card.
factories-refuse-built = You have already built { $card }.
    .right = Build a card you don’t have yet, or one you can have several of.
factories-refuse-not-built = You haven’t built { $card }.
    .right = Use a card you have built.
factories-refuse-used = You have already used { $card } this round.
    .right = Use another card; this one is ready again next round.
factories-refuse-nothing = { $card } can’t be used.
    .right = Use another card; this one works by itself or scores at the end.
factories-refuse-fresh = This card gives nothing in the round you build it.
    .right = Use it from the next round on.
factories-refuse-no-copy = This card copies nothing.
    .right = Leave the copied card out.
factories-refuse-copy-slot = This card copies a blueprint in the market.
    .right = Choose a slot from 1 to 4 that holds a card.
factories-refuse-copy = You can’t copy this blueprint.
    .right = Copy a card that can be used and is not a copier itself.
factories-refuse-dice = You don’t have all of these dice unused.
    .right = Choose from your unused dice.
factories-refuse-wrong-dice = The card doesn’t take these dice.
    .right = Choose the number and values of dice the card asks for.
factories-refuse-discards = You don’t have all of these blueprints in hand.
    .right = Choose blueprints from your hand.
factories-refuse-discard-count = The card takes a different number of blueprints.
    .right =
        { $wanted ->
            [0] Discard none.
            [one] Discard { $wanted } blueprint.
           *[other] Discard { $wanted } blueprints.
        }
factories-refuse-choice = This card lets you choose.
    .right = Choose a number from { $least } to { $most }.
factories-refuse-no-choice = This card leaves you nothing to choose.
    .right = Leave the choice out.
factories-refuse-clean-up = It’s the end of the round.
    .right = Discard what you have over the limit.
factories-refuse-surplus = You have to discard exactly what is over the limit.
    .right =
        { $cards ->
            [0] Discard { $tokens } metal and energy in total, and no blueprints.
            [one] Discard { $cards } blueprint, and { $tokens } metal and energy in total.
           *[other] Discard { $cards } blueprints, and { $tokens } metal and energy in total.
        }
factories-refuse-not-yours = You don’t have everything you want to discard.
    .right = Discard blueprints, metal and energy you have.

# Data files.
factories-data-copies = A card can’t have that many copies.
    .right = Write from 1 to { $most } copies.
factories-data-cost = The card’s cost or prestige is not possible.
    .right = Write a cost in metal and energy only, and at least one number for prestige.
factories-data-amount = An amount of this card is too large.
    .right = Write at most { $most } of each thing.
factories-data-dice = There are too many dice.
    .right =
        { $most ->
            [one] Write at most { $most } die.
           *[other] Write at most { $most } dice.
        }
factories-data-effect = The card’s effect is unknown, or its columns or the card’s type don’t fit it.
    .right = Use an effect listed at the top of the file, with exactly its columns; the effect “monument” goes with the type “monument” and no other.
factories-data-deck = Blueprints in the file, all copies counted: { $found }.
    .right = The deck is { $wanted } cards: change the copies, add or remove rows.
factories-data-names = There are too many different blueprints.
    .right = Write at most { $most } rows.
factories-data-contractors = Contractors in the file, all copies counted: { $found }.
    .right = The deck is { $wanted } cards: change the copies, add or remove rows.

# What the lab counts.
feature-fantastic-factories-blueprint = Blueprints built
feature-fantastic-factories-contractor = Contractors hired

# What a phase is for, in one line.
factories-purpose =
    { $stage ->
        [market] Market: each player in turn takes a blueprint or hires a contractor
        [work] Work: place dice, use cards, build; press Finish when done
        [clean_up] Clean-up: keep no more cards and tokens than the limit; the rest is discarded
       *[over] The game is over
    }
