# Syndicate. Slots S1–S4, places N1–N4, investors I1–I5 and dice D1–D5 are the same in every language.

syndicate-kind-information = Information
syndicate-kind-service = Service
syndicate-kind-transport = Transport
syndicate-kind-defence = Defence
syndicate-kind-industry = Industry

syndicate-place = N{ $place }

# A robot card: name, type, corners, condition with what it pays.
syndicate-card = { $name } { $type } [{ $left } { $right }] { $condition }
syndicate-condition-number = { $n } on one die: { $one } VP, on both: { $both } VP
syndicate-condition-under-sum = { $n } − (L + R) VP
syndicate-condition-under-min = { $n } − lower die VP
syndicate-condition-under-max = { $n } − higher die VP
syndicate-condition-over-sum = (L + R) − { $n } VP
syndicate-condition-over-min = lower die − { $n } VP
syndicate-condition-over-max = higher die − { $n } VP
syndicate-condition-less = L < R: { $vp } VP
syndicate-condition-greater = L > R: { $vp } VP
syndicate-condition-at-most = L ≤ R: { $vp } VP
syndicate-condition-at-least = L ≥ R: { $vp } VP
syndicate-condition-equal = L = R: { $vp } VP
syndicate-condition-sum-outside = L + R ≤ { $n } or ≥ { $high }: { $vp } VP
syndicate-condition-sum-is = L + R = { $n }: { $vp } VP
syndicate-condition-difference-is = difference { $n }: { $vp } VP
syndicate-condition-sum-at-most = L + R ≤ { $n }: { $vp } VP
syndicate-condition-sum-at-least = L + R ≥ { $n }: { $vp } VP
syndicate-condition-even-odd = L even, R odd: { $vp } VP
syndicate-condition-odd-even = L odd, R even: { $vp } VP
syndicate-condition-sum-odd = L + R odd: { $vp } VP
syndicate-condition-sum-even = L + R even: { $vp } VP
syndicate-condition-both-odd = both odd: { $vp } VP
syndicate-condition-both-even = both even: { $vp } VP

# What is asked.
syndicate-ask-turn = Buy a robot or pass
syndicate-ask-buy = Choose a robot to buy
syndicate-ask-sent = How many assistants go with the agent? You have { $left }
syndicate-ask-place = Choose a place for { $card }
syndicate-ask-cover = Robot at N{ $place }: { $card }. Cover a corner with an assistant?

# What can be chosen.
syndicate-step-slot = Buy from S{ $slot }: { $card }
syndicate-step-sent =
    { $sent ->
        [0] no assistants
        [one] { $sent } assistant
       *[other] { $sent } assistants
    }
syndicate-step-place = N{ $place }: dice { $l } { $r } → { $newl } { $newr }, { $vp } VP as the dice stand
syndicate-step-cover-none = cover nothing: dice { $l } { $r } → { $newl } { $newr }, { $vp } VP as the dice stand
syndicate-step-cover-left = cover the left corner: dice { $l } { $r } → { $newl } { $newr }, { $vp } VP as the dice stand
syndicate-step-cover-right = cover the right corner: dice { $l } { $r } → { $newl } { $newr }, { $vp } VP as the dice stand
syndicate-step-cover-both = cover both corners: dice { $l } { $r } → { $newl } { $newr }, { $vp } VP as the dice stand
syndicate-step-pass = Pass: four new cards, and your marker for the next round
syndicate-action-agent =
    { $sent ->
        [0] { $buy }
        [one] { $buy }, with { $sent } assistant
       *[other] { $buy }, with { $sent } assistants
    }

# What happened.
syndicate-event-board = { $seat } runs { $left } { $right } and holds its printed investor: { $type }
syndicate-event-order = Turn order of the first round: { $order }
syndicate-event-round = Round { $round } begins. Order: { $order }
syndicate-event-card = S{ $slot }: { $card }
syndicate-event-investor = I{ $position }: investor of { $type }
syndicate-event-dice = { $seat } rolls { $dice }
syndicate-event-agent =
    { $sent ->
        [0] { $seat } puts an agent at S{ $slot } and takes { $card }
        [one] { $seat } puts an agent and { $sent } assistant at S{ $slot } and takes { $card }
       *[other] { $seat } puts an agent and { $sent } assistants at S{ $slot } and takes { $card }
    }
syndicate-event-plugged = { $seat } plugs { $card } in at N{ $place }
syndicate-event-calibrated = { $seat } calibrates N{ $place }: { $l } { $r } → { $newl } { $newr }
syndicate-event-calibrated-left = { $seat } calibrates N{ $place } with the left corner covered: { $l } { $r } → { $newl } { $newr }
syndicate-event-calibrated-right = { $seat } calibrates N{ $place } with the right corner covered: { $l } { $r } → { $newl } { $newr }
syndicate-event-calibrated-both = { $seat } calibrates N{ $place } with both corners covered: { $l } { $r } → { $newl } { $newr }
syndicate-event-passed = { $seat } passes
syndicate-event-passed-forced = { $seat } has no agents left and passes
syndicate-event-cleared = { $seat } clears the factory for four new cards
syndicate-event-shuffled =
    { $cards ->
        [one] The discard pile of { $cards } card becomes the deck
       *[other] The discard pile of { $cards } cards becomes the deck
    }
syndicate-event-scored = { $seat }: { $card } at N{ $place } with { $l } and { $r } pays { $vp } VP
syndicate-event-won = { $seat } wins the investor of { $type } at I{ $position }
syndicate-event-runner-up = { $seat } comes second at I{ $position } ({ $type }) and takes 1 VP
syndicate-event-unwon = Nobody has influence at I{ $position }: the investor of { $type } is not won
syndicate-event-round-end = Round { $round } ends
syndicate-event-paid =
    { $seat }: { $type }, { $investors ->
        [one] { $investors } investor
       *[other] { $investors } investors
    } × { $robots ->
        [one] { $robots } robot
       *[other] { $robots } robots
    } = { $vp } VP
syndicate-event-finished = { $seat } ends with { $vp } VP on rank { $rank }

# Refusals: what was wrong, and what would be right.
syndicate-refuse-turn = The turn begins with a purchase or a pass.
    .right = Put an agent at a slot, or pass.
syndicate-refuse-plug-in-first = The robot just taken is not plugged in yet.
    .right = Choose an empty place of your network for it.
syndicate-refuse-calibrate-first = The robot just plugged in is not calibrated yet.
    .right = Say which of its corners you cover, or none.
syndicate-refuse-slot = There is no slot S{ $slot }.
    .right = Choose S1, S2, S3 or S4.
syndicate-refuse-no-agent =
    { $agents ->
        [one] Your { $agents } agent of this round is placed.
       *[other] All { $agents } agents of this round are placed.
    }
    .right = Pass.
syndicate-refuse-sent =
    { $sent ->
        [one] You want to send { $sent } assistant and have { $left }.
       *[other] You want to send { $sent } assistants and have { $left }.
    }
    .right = Send at most { $left }.
syndicate-refuse-place = N{ $place } cannot take the robot.
    .right = Choose an empty place: { $free }.
syndicate-refuse-cover-left = The left corner shows =, there is nothing to cover.
    .right = Leave it uncovered.
syndicate-refuse-cover-right = The right corner shows =, there is nothing to cover.
    .right = Leave it uncovered.
syndicate-refuse-covers =
    { $needed ->
        [one] Covering needs { $needed } assistant and you have { $left }.
       *[other] Covering needs { $needed } assistants and you have { $left }.
    }
    .right = Cover at most { $left }.
syndicate-refuse-pass = You have passed this round already.
    .right =
        { $agents ->
            [one] Buy a robot: you have { $agents } agent left.
           *[other] Buy a robot: you have { $agents } agents left.
        }

# Data files.
syndicate-data-condition = The condition “{ $condition }” is none the game knows.
    .right = Write one of those listed at the top of the file, such as “number 4”, “8 - sum”, “L < R”, “sum = 7” or “both odd”.
syndicate-data-kind = This condition belongs to another type of robot.
    .right = Write type = "{ $type }", or choose another condition.
syndicate-data-vp = The column vp does not fit the condition.
    .right =
        { $wanted ->
            [0] Write vp = [], as the formula itself pays.
            [one] Write { $wanted } number, 50 at most.
           *[other] Write { $wanted } numbers, for one die and for both, 50 at most.
        }
syndicate-data-robots = Robots in the file: { $found }.
    .right = The deck is { $wanted } cards: add or remove rows.
syndicate-data-investor = There is such a token already, or no such round.
    .right = Each of the rounds 1, 2 and 3 has one investor of each type.
syndicate-data-investors = Investors in the file: { $found }.
    .right = There are 15: one of each of the five types for each of the three rounds.
syndicate-data-section = Another right section has the same printed investor.
    .right = Give each of the five right sections a different one.
syndicate-data-sections = Sections in the file: { $left } on the left, { $right } on the right.
    .right = There are 4 left and 5 right ones.
syndicate-data-die = The space is taken or out of range, or the colour is used twice.
    .right = Give each of the spaces 1 to 5 a colour of its own.
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
