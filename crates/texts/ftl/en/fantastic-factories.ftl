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
factories-need-sum = 3 dice with a sum of { $sum } or more
factories-need-energy = 1 to 6 energy
factories-need-discards =
    { $n ->
        [one] { $n } blueprint from hand
       *[other] { $n } blueprints from hand
    }
factories-as-shown-metal = as much metal as the die shows
factories-as-shown-energy = as much energy as the die shows
factories-do-high = { $low }, or { $high } with a 4, 5 or 6
factories-do-extra-die = one more die of a value you choose
factories-do-die = one more die showing { $value }
factories-do-die-for-energy = one more die showing as much
factories-do-turn = a { $from } becomes a { $to }
factories-do-again = { $dice } rolled again
factories-do-flip = one die v turned to 7 − v
factories-do-lower = one die lowered by 1
factories-do-raise = one die raised by 1
factories-do-reroll = any of your dice rolled again
factories-do-roll = one more die rolled
factories-do-replicate = a blueprint of the market at work
factories-do-black-market = the metal and energy of its cost, at most { $most ->
        [one] { $most } token
       *[other] { $most } tokens
    }
factories-does-income = { $gain }, but not in the round it is built
factories-does-on-build = { $gain } for building another card, once a round
factories-does-laboratory = { $gain } for gaining goods, once a round
factories-does-nothing = no activation
factories-does-discount = { $metal } metal less for each monument you have
factories-does-several = several may be built

# A contractor, and what it does.
factories-offer =
    { $paid ->
        [0] { $name }: { $service }
       *[other] { $name } (costs { $cost }): { $service }
    }
factories-service-gain-seat = { $gain }; { $seat } gets { $theirs }
factories-service-gain-other = { $gain }; an opponent gets { $theirs }
factories-service-engineer = the top blueprint of the deck is built for free
factories-service-foreman =
    { $most ->
        [one] you set { $most } die instead of rolling it
       *[other] you set up to { $most } dice instead of rolling them
    }
factories-service-extra-dice =
    { $n ->
        [one] { $n } more die to roll this round
       *[other] { $n } more dice to roll this round
    }
factories-service-investor = the metal and energy of the top blueprint’s cost

# What is asked.
factories-ask-market = Take a blueprint or hire a contractor; before that you may wipe a row
factories-ask-take = Take a blueprint or hire a contractor
factories-ask-pay = What do you pay with?
factories-ask-discard = Which blueprint do you discard?
factories-ask-opponent = Who else gains something?
factories-ask-foreman =
    { $most ->
        [one] Foreman: do you set a die before rolling? You can set { $most }
       *[other] Foreman: which dice do you set before rolling? You can set up to { $most }
    }
factories-ask-foreman-more =
    { $most ->
        [one] You can set { $most } die
       *[other] Which others do you set? You can set up to { $most } in all
    }
factories-ask-work =
    { $count ->
        [0] No dice are left. Build, activate cards, or finish
        [one] You have a { $dice }. Build, place it, activate cards, or finish
       *[other] Your dice: { $dice }. Build, place them, activate cards, or finish
    }
factories-ask-build = What do you build?
factories-ask-use = Which card do you use?
factories-ask-floor = On which floor do you place the die?
factories-ask-copy = Which blueprint of the market do you copy?
factories-ask-die = With which dice?
factories-ask-choice = What do you choose?
factories-ask-blueprints =
    { $n ->
        [one] You hold { $n } blueprint too many. Which one do you discard?
       *[other] You hold { $n } blueprints too many. Which one do you discard?
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
factories-step-wipe-blueprints = Wipe the blueprints for { $price }: four new ones
factories-step-wipe-contractors = Wipe the contractors for { $price }: four new ones
factories-step-pay = Pay { $price }
factories-step-pass = Pass: there is nothing to take and nobody to hire
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
        [0] Finish work for this round
        [one] Finish work for this round, { $dice } die unplaced
       *[other] Finish work for this round, { $dice } dice unplaced
    }
factories-step-finish-specialist = Finish work for this round; the Specialist’s die is lost
factories-step-tokens = Discard { $metal } metal and { $energy } energy
factories-action-discard-down = Discard { $things }

# What happened.
factories-event-tools = Tools over the contractors: { $tools }
factories-event-machine-got = The Machine gets { $card }
factories-event-machine-skipped = { $card } is a monument: the Machine does not start with it
factories-event-round = Round { $round } begins. First player: { $seat }
factories-event-blueprint = Market, blueprint { $slot }: { $card }
factories-event-contractor = Market, contractor { $slot }: { $contractor }
factories-event-reshuffled-blueprints =
    { $cards ->
        [one] { $cards } discarded blueprint becomes the deck
       *[other] { $cards } discarded blueprints become the deck
    }
factories-event-reshuffled-contractors =
    { $cards ->
        [one] { $cards } discarded contractor becomes the deck
       *[other] { $cards } discarded contractors become the deck
    }
factories-event-wiped-blueprints = { $seat } wipes the blueprints for { $price }
factories-event-wiped-contractors = { $seat } wipes the contractors for { $price }
factories-event-took = { $seat } takes { $card } from slot { $slot } of the market; building it costs { $cost }
factories-event-hired =
    { $paid ->
        [0] { $seat } hires { $contractor } from slot { $slot } of the market, discarding { $discard } from hand
       *[other] { $seat } hires { $contractor } from slot { $slot } of the market, discarding { $discard } from hand and paying { $cost }
    }
factories-event-passed = { $seat } can neither take nor hire and passes
factories-event-drew =
    { $count ->
        [0] { $seat } finds no blueprint to draw
        [one] { $seat } draws { $count } blueprint
       *[other] { $seat } draws { $count } blueprints
    }
factories-event-drew-cards = { $seat } draws { $cards }
factories-event-revealed = { $seat } turns up { $card }
factories-event-engineer = { $seat } builds { $card } for free with the Engineer
factories-event-engineer-nothing = { $seat } finds nothing to build with the Engineer
factories-event-gained = { $seat } gains { $gain }
factories-event-rolled = { $seat } rolls { $dice }
factories-event-foreman = { $seat } sets { $set } and rolls { $rolled }
factories-event-specialist = { $seat } takes the Specialist’s die as a { $value }
factories-event-placed =
    { $bonus ->
        [0] { $seat } places a { $die } on { $floor }
       *[other] { $seat } places a { $die } on { $floor }, where it matches
    }
factories-event-built = { $seat } builds { $card } for { $cost }, discarding { $discard } from hand
factories-event-activated =
    { $paid ->
        [0] { $seat } uses { $card }
       *[other] { $seat } uses { $card } with { $cost }
    }
factories-event-trained = { $seat } turns a { $from } into a { $to }
factories-event-rerolled = { $seat } rolls { $from } again: { $to }
factories-event-extra-die = { $seat } has one more die: { $value }
factories-event-finished = { $seat } has finished work
factories-event-discarded = { $seat } discards what is over the limit: { $things }
factories-event-machine-rolled = The Machine rolls: market { $green }, production { $blue }, utility { $yellow }, training { $red }, special { $purple }
factories-event-machine-gained =
    { $goods ->
        [0] The Machine gains no goods
        [one] The Machine gains { $goods } good
       *[other] The Machine gains { $goods } goods
    }
factories-event-end = The end is near: round { $round } is the last
factories-event-prestige =
    { $copies ->
        [one] { $seat }: { $card } is worth { $vp } VP
       *[other] { $seat }: { $copies } × { $card } are worth { $vp } VP
    }
factories-event-goods = { $seat }: goods for { $vp } VP
factories-event-machine-scored =
    The Machine: goods { $goods }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, among them { $monuments ->
        [0] no monuments
        [one] { $monuments } monument
       *[other] { $monuments } monuments
    }: { $vp } VP
factories-event-ended = { $seat } ends with { $vp } VP on rank { $rank }

# Refusals: what was wrong, and what would be right.
factories-refuse-first = Seat { $seat } cannot begin: only { $most ->
        [one] { $most } seat is
       *[other] { $most } seats are
    } taken.
    .right = Name a seat from 1 to { $most }, or leave it to chance.
factories-refuse-market = In the Market phase nothing is built, placed or activated.
    .right = Take a blueprint or hire a contractor.
factories-refuse-wiped = You have wiped a row this round.
    .right = Take a blueprint or hire a contractor.
factories-refuse-wipe-price = You cannot pay for a new row with that.
    .right = Pay 1 metal or 1 energy that you have, or leave the rows as they are.
factories-refuse-slot = There is no card in slot { $slot }.
    .right = Choose a slot from 1 to 4 that holds a card.
factories-refuse-pass = You can still take a blueprint or hire a contractor.
    .right = Take or hire; only who can do neither passes.
factories-refuse-not-in-hand = You do not hold enough of this blueprint: { $card }.
    .right = Choose blueprints that you hold; for building, two different cards of the hand.
factories-refuse-tool = A blueprint with the right tool has to be discarded for this.
    .right = Discard a blueprint with this tool: { $tool }.
factories-refuse-price = You cannot pay the price: { $price }.
    .right = Choose something that you can pay for at once.
factories-refuse-opponent = This contractor gives something to one opponent.
    .right = Name one other player.
factories-refuse-no-opponent = This contractor gives nothing to others.
    .right = Name nobody.
factories-refuse-work = This is not done in the Work phase.
    .right = Build, place dice, activate cards, or finish.
factories-refuse-foreman =
    { $most ->
        [one] The Foreman sets only { $most } die.
       *[other] The Foreman sets only { $most } dice.
    }
    .right = Set at most { $most }; the others are rolled.
factories-refuse-foreman-first = Your dice are not rolled yet: the Foreman comes first.
    .right = Say which dice you set, or that you set none.
factories-refuse-no-foreman = No Foreman works for you now.
    .right = Play with the dice you have rolled.
factories-refuse-no-specialist = No Specialist’s die is waiting for you.
    .right = Play with the dice you have.
factories-refuse-value = A die shows 1 to 6.
    .right = Choose a value from 1 to 6.
factories-refuse-no-die = You have no unplaced die that shows { $die }.
    .right = Choose one of your unplaced dice.
factories-refuse-generate = Generate takes only a 1, 2 or 3.
    .right = Place the die on Research or Mine, or choose a lower one.
factories-refuse-mine = Mine takes only a 4, 5 or 6.
    .right = Place the die on Research or Generate, or choose a higher one.
factories-refuse-full = This floor is full.
    .right = Choose another floor, or use the die on a card.
factories-refuse-built = { $card } already stands in your compound.
    .right = Build a card that you do not have yet, or one that may stand there several times.
factories-refuse-not-built = { $card } does not stand in your compound.
    .right = Activate a card that you have built.
factories-refuse-used = { $card } has been activated this round.
    .right = Activate another card; this one is ready again next round.
factories-refuse-nothing = { $card } cannot be activated.
    .right = Activate another card; this one works by itself or counts at the end.
factories-refuse-fresh = This card gives nothing in the round in which it is built.
    .right = Activate it from the next round on.
factories-refuse-no-copy = This card copies nothing.
    .right = Name no slot of the market.
factories-refuse-copy-slot = This card copies a blueprint of the market.
    .right = Name a slot from 1 to 4 that holds a card.
factories-refuse-copy = This blueprint cannot be copied.
    .right = Copy a card that can be activated and does not copy itself.
factories-refuse-dice = Not all of these dice are yours and unplaced.
    .right = Choose from your unplaced dice.
factories-refuse-wrong-dice = These are not the dice that this card takes.
    .right = Choose as many dice as the card asks for, with the values it asks for.
factories-refuse-discards = Not all of these blueprints are in your hand.
    .right = Choose blueprints that you hold.
factories-refuse-discard-count = This is not the number of blueprints that the card takes.
    .right =
        { $wanted ->
            [0] Discard none.
            [one] Discard { $wanted } blueprint.
           *[other] Discard { $wanted } blueprints.
        }
factories-refuse-choice = This card leaves something for you to choose.
    .right = Choose a number from { $least } to { $most }.
factories-refuse-no-choice = This card leaves nothing to choose.
    .right = Leave the choice out.
factories-refuse-clean-up = The round is being cleaned up.
    .right = Discard what is over the limit.
factories-refuse-surplus = Exactly what is over the limit is discarded.
    .right =
        { $cards ->
            [0] Discard { $tokens } of metal and energy together, and no blueprint.
            [one] Discard { $cards } blueprint, and { $tokens } of metal and energy together.
           *[other] Discard { $cards } blueprints, and { $tokens } of metal and energy together.
        }
factories-refuse-not-yours = You do not have all that you want to discard.
    .right = Discard blueprints, metal and energy that you have.

# Data files.
factories-data-copies = This number of copies is not possible.
    .right = Write from 1 to { $most } copies.
factories-data-cost = The cost or the prestige of this card is not possible.
    .right = Write a cost of metal and energy alone, and at least one number for prestige.
factories-data-amount = An amount of this card is too large.
    .right = Write at most { $most } of each thing.
factories-data-dice = There are too many dice.
    .right =
        { $most ->
            [one] Write at most { $most } die.
           *[other] Write at most { $most } dice.
        }
factories-data-effect = What this card does is unknown, or its columns or the type of the card do not fit it.
    .right = Take a kind listed at the top of the file with just its columns; the effect “monument” goes with the type “monument” and no other.
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
