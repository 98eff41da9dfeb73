# Syndicate. Slots, places and investors are called by their numbers from the left.

syndicate-kind-information = Information
syndicate-kind-service = Service
syndicate-kind-transport = Transport
syndicate-kind-defence = Defence
syndicate-kind-industry = Industry

syndicate-place = place { $place }

# A robot as people see it; with its corners, where it is bought; with its number, in statistics.
syndicate-card = { $type } robot ({ $condition })
syndicate-offer = { $type } robot ({ $condition }), corners { $left } and { $right }
syndicate-robot = { $name } { $type } [{ $left } { $right }] { $condition }
syndicate-condition-number = { $n } on one die: { $one } VP, on both: { $both } VP
syndicate-condition-under-sum = VP: { $n } − sum of the dice
syndicate-condition-under-min = VP: { $n } − lower die
syndicate-condition-under-max = VP: { $n } − higher die
syndicate-condition-over-sum = VP: sum of the dice − { $n }
syndicate-condition-over-min = VP: lower die − { $n }
syndicate-condition-over-max = VP: higher die − { $n }
syndicate-condition-less = left < right: { $vp } VP
syndicate-condition-greater = left > right: { $vp } VP
syndicate-condition-at-most = left ≤ right: { $vp } VP
syndicate-condition-at-least = left ≥ right: { $vp } VP
syndicate-condition-equal = left = right: { $vp } VP
syndicate-condition-sum-outside = sum ≤ { $n } or ≥ { $high }: { $vp } VP
syndicate-condition-sum-is = sum { $n }: { $vp } VP
syndicate-condition-difference-is = difference { $n }: { $vp } VP
syndicate-condition-sum-at-most = sum ≤ { $n }: { $vp } VP
syndicate-condition-sum-at-least = sum ≥ { $n }: { $vp } VP
syndicate-condition-even-odd = left even, right odd: { $vp } VP
syndicate-condition-odd-even = left odd, right even: { $vp } VP
syndicate-condition-sum-odd = odd sum: { $vp } VP
syndicate-condition-sum-even = even sum: { $vp } VP
syndicate-condition-both-odd = both odd: { $vp } VP
syndicate-condition-both-even = both even: { $vp } VP

# What is asked.
syndicate-ask-turn = Buy a robot, or pass
syndicate-ask-buy = Buy a robot
syndicate-ask-sent = How many assistants go with your agent? You have { $left }
syndicate-ask-place = Where do you plug in the { $card }?
syndicate-ask-cover = { $card } in place { $place }: cover corners with assistants?

# What can be chosen.
syndicate-step-slot = Buy from slot { $slot }: { $card }
syndicate-step-sent =
    { $sent ->
        [0] no assistants
        [one] { $sent } assistant
       *[other] { $sent } assistants
    }
syndicate-step-place = Place { $place }: dice { $before } → { $after }, { $vp } VP with these dice
syndicate-step-cover-none = Cover nothing: dice { $before } → { $after }, { $vp } VP with these dice
syndicate-step-cover-left = Cover the left corner: dice { $before } → { $after }, { $vp } VP with these dice
syndicate-step-cover-right = Cover the right corner: dice { $before } → { $after }, { $vp } VP with these dice
syndicate-step-cover-both = Cover both corners: dice { $before } → { $after }, { $vp } VP with these dice
syndicate-step-pass = Pass: four new cards, and your place in next round’s turn order. You can still buy this round
syndicate-action-agent =
    { $sent ->
        [0] { $buy }
        [one] { $buy }, with { $sent } assistant
       *[other] { $buy }, with { $sent } assistants
    }

# What happened.
syndicate-event-board = { $seat } runs { $left } { $right } and starts with an investor: { $type }
syndicate-event-order = First turn order: { $order }
syndicate-event-round = Round { $round } begins. Turn order: { $order }
syndicate-event-card = Slot { $slot }: { $card }
syndicate-event-investor = Investor { $position }: { $type }
syndicate-event-dice = { $seat } rolls { $dice }
syndicate-event-agent =
    { $sent ->
        [0] { $seat } sends an agent to slot { $slot } and takes the { $card }
        [one] { $seat } sends an agent and { $sent } assistant to slot { $slot } and takes the { $card }
       *[other] { $seat } sends an agent and { $sent } assistants to slot { $slot } and takes the { $card }
    }
syndicate-event-plugged = { $seat } plugs the { $card } into place { $place }
syndicate-event-calibrated = { $seat } calibrates place { $place }: { $before } → { $after }
syndicate-event-calibrated-left = { $seat } covers the left corner and calibrates place { $place }: { $before } → { $after }
syndicate-event-calibrated-right = { $seat } covers the right corner and calibrates place { $place }: { $before } → { $after }
syndicate-event-calibrated-both = { $seat } covers both corners and calibrates place { $place }: { $before } → { $after }
syndicate-event-passed = { $seat } passes
syndicate-event-passed-forced = { $seat } has no agents left and passes
syndicate-event-cleared = { $seat } replaces the four cards in the factory
syndicate-event-shuffled =
    { $cards ->
        [one] The discard pile ({ $cards } card) is shuffled into a new deck
       *[other] The discard pile ({ $cards } cards) is shuffled into a new deck
    }
syndicate-event-scored = { $seat } scores { $vp } VP in place { $place } with { $dice }: { $card }
syndicate-event-won = { $seat } wins the { $type } investor
syndicate-event-runner-up = { $seat } is runner-up for the { $type } investor and scores 1 VP
syndicate-event-unwon = Nobody wins the { $type } investor
syndicate-event-round-end = Round { $round } ends
syndicate-event-paid =
    { $seat }: { $type }, { $investors ->
        [one] { $investors } investor
       *[other] { $investors } investors
    } × { $robots ->
        [one] { $robots } robot
       *[other] { $robots } robots
    } = { $vp } VP
syndicate-event-finished = { $seat } finishes with { $vp } VP, rank { $rank }

# Refusals: what was wrong, and what would be right.
syndicate-refuse-turn = Your turn starts by buying a robot or passing.
    .right = Choose a slot to buy from, or pass.
syndicate-refuse-plug-in-first = First plug in the robot you took.
    .right = Choose an empty place in your network.
syndicate-refuse-calibrate-first = First calibrate the robot you plugged in.
    .right = Choose which corners to cover, or none.
syndicate-refuse-slot = There is no slot { $slot }.
    .right = Choose a slot from 1 to 4.
syndicate-refuse-no-agent =
    { $agents ->
        [one] You have used your { $agents } agent this round.
       *[other] You have used all { $agents } of your agents this round.
    }
    .right = Pass.
syndicate-refuse-sent =
    { $sent ->
        [one] You can’t send { $sent } assistant: you have { $left }.
       *[other] You can’t send { $sent } assistants: you have { $left }.
    }
    .right = Send at most { $left }.
syndicate-refuse-place = Place { $place } can’t take the robot.
    .right = Choose an empty place: { $free }.
syndicate-refuse-cover-left = The left corner shows =, so there is nothing to cover.
    .right = Leave it uncovered.
syndicate-refuse-cover-right = The right corner shows =, so there is nothing to cover.
    .right = Leave it uncovered.
syndicate-refuse-covers =
    { $needed ->
        [one] Covering that takes { $needed } assistant, and you have { $left }.
       *[other] Covering that takes { $needed } assistants, and you have { $left }.
    }
    .right = Cover at most { $left }.
syndicate-refuse-pass = You have already passed this round.
    .right =
        { $agents ->
            [one] Buy a robot: you have { $agents } agent left.
           *[other] Buy a robot: you have { $agents } agents left.
        }

# Data files.
syndicate-data-condition = The game doesn’t know the condition “{ $condition }”.
    .right = Use one of those listed at the top of the file, such as “number 4”, “8 - sum”, “L < R”, “sum = 7” or “both odd”.
syndicate-data-kind = This condition belongs to another type of robot.
    .right = Write type = "{ $type }", or choose another condition.
syndicate-data-vp = The column vp doesn’t fit the condition.
    .right =
        { $wanted ->
            [0] Write vp = [], as the formula itself pays.
            [one] Write { $wanted } number, 50 at most.
           *[other] Write { $wanted } numbers, for one die and for both, 50 at most.
        }
syndicate-data-robots = Robots in the file: { $found }.
    .right = The deck is { $wanted } cards: add or remove rows.
syndicate-data-investor = This token is there already, or there is no such round.
    .right = Each of the rounds 1, 2 and 3 has one investor of each type.
syndicate-data-investors = Investors in the file: { $found }.
    .right = There are 15: one of each of the five types for each of the three rounds.
syndicate-data-section = Another right section has the same printed investor.
    .right = Give each of the five right sections its own.
syndicate-data-sections = Sections in the file: { $left } on the left, { $right } on the right.
    .right = There are 4 left and 5 right ones.
syndicate-data-die = The space is taken or out of range, or the colour is used twice.
    .right = Give each of the spaces 1 to 5 its own colour.
syndicate-data-dice = Dice in the file: { $found }.
    .right = There are 5, one for each space.

# What the lab counts.
feature-syndicate-robot = Robots plugged in
feature-syndicate-investor = Investors won
feature-syndicate-board = Right half of the board
syndicate-feature-board = { $name } (starts with { $type })

# What a phase is for, in one line.
syndicate-purpose =
    { $stage ->
        [turn] Buy a robot with an agent, or pass once this round; at the end of the round robots pay and agents win investors
        [plug_in] Plug the robot in between two of your dice: it turns them, and pays for what they show when the round ends
        [calibrate] Cover a corner with an assistant if its die should stay as it is
       *[over] The game is over
    }
