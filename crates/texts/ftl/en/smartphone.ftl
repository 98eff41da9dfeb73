# Smartphone Inc. The pads K1–W2, the retailers R1–R7, the sizes S, M, L and the new powers N1–N10 are the same in every language.

smartphone-symbol-goods = goods
smartphone-symbol-cheap = cheap goods
smartphone-symbol-plus = markup
smartphone-symbol-factory = factory
smartphone-symbol-research = research
smartphone-symbol-logistics = logistics
smartphone-symbol-blank = blank

smartphone-company-green = Green
smartphone-company-blue = Blue
smartphone-company-black = Black
smartphone-company-yellow = Yellow
smartphone-company-red = Red

smartphone-technology-gps = GPS
smartphone-technology-wi-fi = Wi-Fi
smartphone-technology-gamepad = Gamepad
smartphone-technology-battery = Battery
smartphone-technology-nfc = NFC
smartphone-technology-four-g = 4G

smartphone-region-canada = Canada
smartphone-region-usa = USA
smartphone-region-caribbean = Caribbean
smartphone-region-south-america = South America
smartphone-region-europe = Europe
smartphone-region-emirates = Emirates
smartphone-region-north-africa = North Africa
smartphone-region-rsa = RSA
smartphone-region-cis = CIS
smartphone-region-china = China
smartphone-region-india = India
smartphone-region-australia = Australia

smartphone-pad-k1 = K1
smartphone-pad-k2 = K2
smartphone-pad-w1 = W1
smartphone-pad-w2 = W2

smartphone-side-a = side a
smartphone-side-b = side b
smartphone-end-left = leftmost customer
smartphone-end-right = rightmost customer

# Parts of sentences.
smartphone-tile = { $one } + { $other }
smartphone-mini = { $one } (mini)
smartphone-some = { $what } × { $n }
smartphone-square = { $symbol } ({ $x }, { $y })
smartphone-yield =
    { $unused ->
        [0] { $symbols }; squares covered: { $covered }
       *[other] { $symbols }; squares covered: { $covered }; improvements not used: { $unused }
    }
smartphone-region-offices = { $region } (offices: { $owners })
smartphone-retailer = Retailer { $id }
smartphone-side-spaces = { $side } ({ $spaces } VP)
smartphone-directive = No { $number }: { $goal }
smartphone-price = Round { $round }: price { $n }
smartphone-nothing = nothing
smartphone-nowhere = nowhere

# What a technology does for those who have researched it.
smartphone-power-gps-plain = produce 5 goods at once
smartphone-power-gps-dark = 1 more goods for each active cheap goods symbol
smartphone-power-wi-fi-plain = unsold goods stay in your warehouse
smartphone-power-wi-fi-dark = once a round you may place a second office in a region of yours
smartphone-power-gamepad-plain = place an office in any region at once
smartphone-power-gamepad-dark = every technology costs you 1 progress less
smartphone-power-battery-plain = 1 more logistics progress every round
smartphone-power-battery-dark = 1 more logistics progress for each active markup symbol
smartphone-power-nfc-plain = your price rises by 1 at once and in every later round
smartphone-power-nfc-dark = in logistics you may sell up to 3 goods off the map
smartphone-power-four-g-plain = you may sell 1 goods in each region without an office of yours
smartphone-power-four-g-dark = one square of an improvement may lie off the pads
smartphone-power-n1 = 2 more VP for each goods sold in your favoured region
smartphone-power-n2 = 1 goods for the next round from each region you control
smartphone-power-n3 = you may sell early where your director and an office of yours are
smartphone-power-n4 = up to 2 goods may lie on research and logistics symbols, for 1 more progress each
smartphone-power-n5 = customers who ask for a technology you hold the patent of can buy a second goods
smartphone-power-n6 = where your director and an office of yours are, every customer buys from you
smartphone-power-n7 = take a mini improvement at once
smartphone-power-n8 = 2 goods for each patent of yours, at once and every round
smartphone-power-n9 = once a round you may reserve the first or last customer of a region for 1 research progress
smartphone-power-n10 = lay a retailer at once on a region with an office of yours

# What a directive wants.
smartphone-goal-price-at-least = have a price of { $n } or higher
smartphone-goal-price-at-most = have a price of { $n } or lower
smartphone-goal-produced = produce { $n } or more goods this round
smartphone-goal-active-research = have { $n } or more active research symbols
smartphone-goal-active-logistics = have { $n } or more active logistics symbols
smartphone-goal-sold = sell { $n } or more goods this round
smartphone-goal-produced-sold-none = produce { $n } or more goods this round and sell none
smartphone-goal-regions-sold-in = sell in { $n } or more different regions this round
smartphone-goal-sold-in-one-region = sell { $n } or more goods in one region this round
smartphone-goal-controlled = control { $n } or more regions
smartphone-goal-profit = get { $n } or more VP in the profit phase
smartphone-goal-regions-with-office = have offices in { $n } or more regions
smartphone-goal-large-regions = have offices in { $n } or more L regions
smartphone-goal-small-regions = have offices in { $n } or more S regions
smartphone-goal-technologies = have { $n } or more technologies researched
smartphone-goal-patents = hold { $n } or more patents
smartphone-goal-researched-this-round = research { $n } or more technologies this round
smartphone-goal-offices-this-round = place { $n } or more offices in regions this round
smartphone-goal-improvements = own { $n } or more improvements, with the starting one but without mini improvements
smartphone-goal-goods-tokens = own { $n } or more goods tokens
smartphone-goal-discarded = discard { $n } or more unsold goods this round
smartphone-goal-only-prices = sell only to price customers in { $n } or more regions this round
smartphone-goal-only-technologies = sell only to technology customers in { $n } or more regions this round
smartphone-goal-rightmost = sell to the rightmost customer of { $n } or more regions this round

# What is asked.
smartphone-ask-company = Choose a company
smartphone-ask-retailer = On which region do you lay { $retailer }, { $spaces }?
smartphone-ask-start = Choose a start region
smartphone-ask-plan = Make a plan
smartphone-ask-lower = Which pad lies below, with which side up?
smartphone-ask-upper = Which pad lies on top, with which side up?
smartphone-ask-turn = How is the upper pad turned?
smartphone-ask-at = How far is the upper pad moved? x is to the right, y is down
smartphone-ask-tile = Which improvement do you add, and where?
smartphone-ask-withdraw = Your plan is handed in. You can take it back until everybody has handed in theirs
smartphone-ask-speed = Do you lay goods on symbols? You have { $goods } goods
smartphone-ask-improvement = Take an improvement
smartphone-ask-research = Place research progress: { $n } left
smartphone-ask-end = Which customer do you reserve?
smartphone-ask-office = In which region do you place an office?
smartphone-ask-mini = Take a mini improvement
smartphone-ask-retailer-power = On which region do you lay a retailer?
smartphone-ask-which-retailer = Which retailer do you lay?
smartphone-ask-side = Which side is up?
smartphone-ask-move-office = All your offices are placed. Which one do you move?
smartphone-ask-logistics =
    { $n ->
        [0] No logistics progress is left. What else do you do?
       *[other] Place logistics progress: { $n } left
    }
smartphone-ask-director-sale = How many customers do you sell to early? You have { $n } goods
smartphone-ask-seconds = How many of them buy a second goods?
smartphone-ask-sale = Sell: you have { $n } goods, your price is { $price }
smartphone-ask-favour = Choose the favoured region
smartphone-ask-directive = Take the directive? { $directive }

# What can be chosen.
smartphone-fact-company-small = { $company }: { $vp } VP, improvement { $tile }
smartphone-fact-company = { $company }: { $vp } VP, home { $home }, improvement { $tile }
smartphone-fact-lower = { $pad } below
smartphone-fact-upper = { $pad } on top
smartphone-fact-turn =
    { $n ->
        [0] Not turned
       *[other] Turned by { $n }°
    }
smartphone-fact-at = Moved by x { $x }, y { $y }
smartphone-fact-on-top = On top: { $squares }
smartphone-fact-between = Between the pads: { $squares }
smartphone-action-plan =
    { $tiles ->
        [0] { $lower } under { $upper }: { $shows }
        [one] { $lower } under { $upper }, { $tiles } improvement laid: { $shows }
       *[other] { $lower } under { $upper }, { $tiles } improvements laid: { $shows }
    }
smartphone-action-withdraw = Take the plan back
smartphone-fact-speed-research = Goods on research: { $n }
smartphone-fact-speed-logistics = Goods on logistics: { $n }
smartphone-fact-technology = { $technology } ({ $markers } of { $cost }): { $power }
smartphone-fact-reserve = Reserve a customer: { $region }
smartphone-action-finish =
    { $n ->
        [0] Finish the turn
       *[other] Finish the turn; { $n } progress is lost
    }
smartphone-fact-move-office = Take the office from here: { $region }
smartphone-action-keep-offices = Move no office
smartphone-fact-logistics = { $region }: { $markers } of { $cost }
smartphone-fact-director = Move the director: { $region }
smartphone-fact-second-office = Place a second office: { $region }
smartphone-fact-away = Sell { $n } goods off the map
smartphone-fact-director-sale =
    { $n ->
        [0] Sell nothing early
        [one] { $region }: sell to { $n } customer
       *[other] { $region }: sell to { $n } customers
    }
smartphone-fact-seconds =
    { $n ->
        [0] No second goods
       *[other] Second goods: { $n }
    }
smartphone-fact-sell = Sell 1 goods: { $region }
smartphone-fact-second = Sell a second goods: { $region }
smartphone-action-sell = Sell: { $regions }
smartphone-action-sell-nothing = Sell nothing
smartphone-fact-favour = { $region }: +{ $n } VP
smartphone-action-favour-none = No favoured region
smartphone-directive-take = Take the directive
smartphone-directive-decline = Decline it

# What happened.
smartphone-event-power-laid = { $technology }: { $power }
smartphone-event-improvement-dealt = Improvement row, place { $place }: { $tile }
smartphone-event-first-player = First player: { $seat }
smartphone-event-company-chosen =
    { $steve ->
        [1] { $seat } plays by Steve’s programme: company { $company }, { $vp } VP
       *[other] { $seat } takes the company { $company } and starts with { $vp } VP
    }
smartphone-event-started =
    { $home ->
        [1] { $seat } starts in the home region: { $region }
       *[other] { $seat } chooses a start region: { $region }
    }
smartphone-event-retailer-laid = Retailer R{ $retailer } is laid: { $region }, { $spaces }
smartphone-event-directive-laid = Directive { $text }
smartphone-event-round-began = Round { $round } begins
smartphone-event-sealed = { $seat } hands in a plan
smartphone-event-withdrew = { $seat } takes the plan back
smartphone-event-revealed = { $seat } reveals the plan: { $result }
smartphone-event-price-set =
    { $steve ->
        [1] { $seat } sets the price by the programme: { $price }
       *[other] { $seat } sets the price: { $price }
    }
smartphone-event-price-rose = NFC: { $seat } raises the price to { $price }
smartphone-event-paid-for-plan =
    { $steve ->
        [1] { $seat } pays for progress: { $vp } VP
       *[other] { $seat } pays for the symbols of the plan: { $vp } VP
    }
smartphone-event-produced =
    { $lost ->
        [0] { $seat } produces { $goods } goods ({ $by ->
            [Plan] plan
            [Steve] programme
            [Gps] GPS
            [Patents] patents
           *[Control] control
        })
       *[other] { $seat } produces { $goods } goods ({ $by ->
            [Plan] plan
            [Steve] programme
            [Gps] GPS
            [Patents] patents
           *[Control] control
        }); missing in the supply: { $lost }
    }
smartphone-event-paid-for-goods = { $seat } pays for the goods: { $vp } VP
smartphone-event-sped-up = { $seat } lays goods on symbols: research { $research }, logistics { $logistics }
smartphone-event-improvement-taken = { $seat } takes an improvement: { $tile }
smartphone-event-token-taken = { $seat } takes a goods token
smartphone-event-improvement-discarded = { $seat } discards an improvement of the row: { $tile }
smartphone-event-progress-received =
    { $lost ->
        [0] { $seat } gets { $progress } { $logistics ->
            [1] logistics progress
           *[other] research progress
        }
       *[other] { $seat } gets { $progress } { $logistics ->
            [1] logistics progress
           *[other] research progress
        }; missing in the supply: { $lost }
    }
smartphone-event-progress-on-technology = { $seat } puts a progress on { $technology }: { $markers } there now
smartphone-event-researched = { $seat } researches { $technology }
smartphone-event-patent-taken = { $seat } takes the patent of { $technology }
smartphone-event-patent-paid = { $seat } gets { $vp } VP for the patent of { $technology }
smartphone-event-mini-taken = { $seat } takes a mini improvement: { $symbol }
smartphone-event-reserved = { $seat } reserves a customer: { $region }, { $end }
smartphone-event-interest = { $seat } settles interest: { $vp } VP
smartphone-event-progress-on-region = { $seat } puts a progress on { $region }: { $markers } there now
smartphone-event-office-opened =
    { $by ->
        [Gamepad] { $seat } opens an office with Gamepad: { $region }
        [Second] { $seat } opens a second office: { $region }
       *[Progress] { $seat } opens an office: { $region }
    }
smartphone-event-office-left = { $seat } takes an office away to place it elsewhere: { $region }
smartphone-event-office-returned = { $seat } gets the second office back: { $region }
smartphone-event-progress-returned = { $region } is full: { $seat } takes back { $markers } progress
smartphone-event-space-paid = { $seat }, space on the retailer ({ $region }): { $vp } VP
smartphone-event-director-moved = { $seat } moves the director: { $region }
smartphone-event-progress-lost =
    { $logistics ->
        [1] { $seat } loses { $progress } logistics progress
       *[other] { $seat } loses { $progress } research progress
    }
smartphone-event-sold-away = { $seat } sells { $goods } goods off the map
smartphone-event-sold =
    { $seconds ->
        [0] { $by ->
            [Director] { $seat } sells { $goods } goods early: { $region }
            [FourG] { $seat } sells { $goods } goods with 4G: { $region }
           *[other] { $seat } sells { $goods } goods: { $region }
        }
       *[other] { $by ->
            [Director] { $seat } sells { $goods } goods and { $seconds } second goods early: { $region }
           *[other] { $seat } sells { $goods } goods and { $seconds } second goods: { $region }
        }
    }
smartphone-event-sold-nothing = { $seat } sells nothing
smartphone-event-discarded = { $seat } discards { $goods } unsold goods
smartphone-event-kept =
    { $goods ->
        [0] { $seat } has no unsold goods to keep
       *[other] { $seat } keeps { $goods } unsold goods
    }
smartphone-event-profit =
    { $goods ->
        [0] { $seat } has sold nothing: { $vp } VP
       *[other] { $seat } earns { $vp } VP: { $goods } goods at price { $price }
    }
smartphone-event-control =
    { $place ->
        [1] { $region }: { $seat } has control and gets { $vp } VP
       *[other] { $region }: { $seat } is second and gets { $vp } VP
    }
smartphone-event-favoured = { $seat } gets { $vp } VP for the favoured region: { $region }
smartphone-event-directive-taken = { $seat } takes directive { $text }
smartphone-event-directive-declined = { $seat } declines directive { $text }
smartphone-event-directive-paid = { $seat } gets { $vp } VP for directive { $text }
smartphone-event-patent-scored = { $seat }: { $vp } VP for the patent of { $technology }
smartphone-event-space-scored = { $seat }: { $vp } VP for the office on the retailer ({ $region })
smartphone-event-game-over = The game is over

# Refusals: what was wrong, and what would be right.
smartphone-refuse-small-board = The small board is not for { $players } players.
    .right = Choose the big board, or seat 1 to 3 players.
smartphone-refuse-n9-n10 = N9 and N10 are the two sides of one tile.
    .right = Name only one of them.
smartphone-refuse-not-asked = Something else is asked of you now.
    .right = Answer the question that is open.
smartphone-refuse-not-on-board = { $region } is not on this board.
    .right = Choose a region of the board.
smartphone-refuse-no-region = There is no such region.
    .right = Choose a region of the board.
smartphone-refuse-company = The company { $company } is taken.
    .right = Choose a company that is free.
smartphone-refuse-start = Nobody can start in this region.
    .right = Choose an M region without an office and without a retailer.
smartphone-refuse-retailer = This retailer cannot be laid now, or not with this side up.
    .right = Lay the retailer that was drawn as it lies, or with N10 an unused one.
smartphone-refuse-retailer-size = The retailer is not of the size of { $region }.
    .right = Choose a region and a retailer of one size.
smartphone-refuse-retailer-there = A retailer already lies on this region.
    .right = Choose a region without a retailer.
smartphone-refuse-retailer-office = You have no office in this region.
    .right = Choose a region with an office of yours.
smartphone-refuse-withdraw = You have not handed in a plan.
    .right = Make a plan; it can be taken back until everybody has handed in theirs.
smartphone-refuse-same-pad = A pad cannot lie on itself.
    .right = Lay K on W, or W on K.
smartphone-refuse-turn = The upper pad cannot be turned so.
    .right = Turn it by 0 to 3 quarter turns.
smartphone-refuse-overlap =
    { $covered ->
        [0] The upper pad covers no square of the lower one.
       *[other] The upper pad covers too many squares of the lower one: { $covered }.
    }
    .right = Cover 1 to 4 squares.
smartphone-refuse-tile = You do not have this improvement, or not so many of it.
    .right = Lay improvements of your own, each only once.
smartphone-refuse-form = This place of a tile is written in another way.
    .right = A tile with two equal squares goes to the right or down from its first one, a mini improvement to the right.
smartphone-refuse-tiles-overlap = Two improvements share a cell.
    .right = Lay each on cells of its own.
smartphone-refuse-off-pads = An improvement sticks out over the pads.
    .right = Lay all its squares on the pads; only dark 4G allows one square off them, and never of a mini improvement.
smartphone-refuse-outside = More than one square lies off the pads.
    .right = With dark 4G one square of the whole plan may lie off the pads.
smartphone-refuse-not-between = This improvement does not lie under the upper pad anywhere.
    .right = Lay it on top, or slide it under the upper pad.
smartphone-refuse-speed-most = No more than 2 goods can be laid on symbols.
    .right = Lay 0, 1 or 2 goods.
smartphone-refuse-speed-goods = You do not have so many goods in the warehouse.
    .right = Lay fewer goods, or none.
smartphone-refuse-speed-symbols = Not so many of these symbols are active in your plan.
    .right = Lay at most one goods on each active symbol.
smartphone-refuse-improvement = This improvement does not lie in the row.
    .right = Take one from the row.
smartphone-refuse-mini = This mini improvement is gone.
    .right = Take one that is still there.
smartphone-refuse-no-progress = You have no progress left.
    .right = Do something that costs no progress, or finish the turn.
smartphone-refuse-researched = You have already researched this technology.
    .right = Choose another one, or finish the turn.
smartphone-refuse-enough-markers = Enough of your progress already lies there.
    .right = Put the progress somewhere else, or finish the turn.
smartphone-refuse-reserve-power = Customers are reserved only with N9.
    .right = Put the progress on a technology, or finish the turn.
smartphone-refuse-reserve-once = You have already reserved a customer this round.
    .right = Put the progress on a technology, or finish the turn.
smartphone-refuse-reserve-symbol = A reservation needs progress from an active research symbol.
    .right = Put the progress on a technology, or finish the turn.
smartphone-refuse-reserve-retailer = A retailer lies on this region.
    .right = Choose a region without a retailer.
smartphone-refuse-reserve-own = You have already reserved a customer of this region.
    .right = Choose another region.
smartphone-refuse-reserve-taken = This customer is already reserved.
    .right = Choose the other end of the region, or another region.
smartphone-refuse-office-there = You already have an office there.
    .right = Choose a region without an office of yours.
smartphone-refuse-region-full = No office space is free there.
    .right = Choose a region with a free space.
smartphone-refuse-no-office = You have no office in this region.
    .right = Choose a region with an office of yours, or move none.
smartphone-refuse-not-linked = No link leads there from a region of yours.
    .right = Choose a region linked to one with an office of yours.
smartphone-refuse-no-director = Your director cannot do that.
    .right = Directors are in the game with N3 or N6; with N3 you can sell early where your director and an office of yours are.
smartphone-refuse-director-there = Your director is already in this region.
    .right = Choose another region.
smartphone-refuse-second-power = A second office is placed only with dark Wi-Fi.
    .right = Choose a region without an office of yours, or finish the turn.
smartphone-refuse-second-once = You have already placed a second office this round.
    .right = Do something else, or finish the turn.
smartphone-refuse-second-supply = You have no offices left in the supply.
    .right = Do something else, or finish the turn.
smartphone-refuse-second-retailer = Nobody has a second office on a retailer.
    .right = Choose a region without a retailer.
smartphone-refuse-second-one = You do not have exactly one office there.
    .right = Choose a region with one office of yours.
smartphone-refuse-away-power = Goods are sold off the map only with dark NFC.
    .right = Keep the goods for the customers.
smartphone-refuse-away-once = You have already sold goods off the map this round.
    .right = Do something else, or finish the turn.
smartphone-refuse-away-most = Not so many goods can be sold off the map.
    .right = Sell 1 to 3 goods.
smartphone-refuse-goods = You do not have so many goods in the warehouse.
    .right = Sell at most what lies there.
smartphone-refuse-sell-retailer = Where a retailer lies, nobody buys.
    .right = Sell in a region without a retailer.
smartphone-refuse-sell-no-office = You have no office in this region.
    .right = Sell in your own regions; only plain 4G sells elsewhere.
smartphone-refuse-sell-one = Without an office, 4G sells only 1 goods in a region.
    .right = Sell 1 goods there, or none.
smartphone-refuse-sell-customers = Not so many customers there buy from you.
    .right = Sell fewer goods there: customers want a low price, or a technology you have researched.
smartphone-refuse-sell-seconds = Not so many of these customers buy a second goods.
    .right = With N5 a second goods goes to customers you serve now, if they ask for a technology you hold the patent of.
smartphone-refuse-favour = You have sold nothing in this region this round.
    .right = Choose a region in which you have sold, or none.

# What is wrong with a data file.
smartphone-data-order = This row is out of place.
    .right = Keep to the order of the standard file: each row has its place there.
smartphone-data-rows = Rows of { $section } in the file: { $found }.
    .right = There must be { $wanted }: add or remove rows.
smartphone-data-numbers = One of the numbers is out of range.
    .right = Write 1 to 15 progress, 6 to 40 offices and 1 to 30 goods markers; a price track from 1 to 15 whose start lies between its ends; 1 to 99 for the two steps, and at most 99 for the rest.
smartphone-data-pad = A side of a pad has six squares.
    .right = Write six symbols, line by line from the top left.
smartphone-data-factories = With this side a plan could show two factories.
    .right = Write at most one factory on a side, and factories on only one of the two pads.
smartphone-data-vp = A company cannot start with so many points.
    .right = Write a number from −99 to 99.
smartphone-data-home = A company cannot start in this region.
    .right = Choose an M region of the big board that is nobody else’s home.
smartphone-data-tile = There can be no tile with these squares.
    .right =
        { $squares ->
            [one] Write one symbol: not a factory, not a blank.
           *[other] Write two symbols: no factory, and not two blanks.
        }
smartphone-data-copies = This number of copies is not possible.
    .right = Write at least 1 copy; of tiles that look alike there can be 15, starting improvements included.
smartphone-data-pile = Improvements in the file, all copies counted: { $found }.
    .right = There must be at least { $wanted }, a full row for each of four rounds.
smartphone-data-technology = A cost of this technology or its patent is not possible.
    .right = Write costs of at least 1 and no more than a player’s progress markers, the second not above the first, and a patent of at most 99 points.
smartphone-data-power = A power is not possible here, or it already has a place.
    .right = Write powers of the base game for plain and dark, n1 to n10 for new, and each only once.
smartphone-data-no-power = No technology has this power: { $power }.
    .right = Write it in new of one technology.
smartphone-data-board = The row of improvements or the control points of this board are not possible.
    .right = Write a row of 1 to 5, and for each number of offices the points of the first place, or of the first and the second, each at most 99.
smartphone-data-region = The cost or the spaces of this region are not possible.
    .right = Write a cost of at least 1 and no more than a player’s progress markers, and 1 to 5 spaces.
smartphone-data-customers = The customers of this region are not possible.
    .right = Write 1 to 8 customers, with prices of the price track.
smartphone-data-control = This region has more spaces than there are control points for.
    .right = Write fewer spaces, or add points for this size to the control of the board.
smartphone-data-link = The link to this region does not lead both ways: { $region }.
    .right = Links join two different regions of the board: write each in the rows of both.
smartphone-data-apart = No links lead from the first region of the board to this one.
    .right = Add links until every region can be reached.
smartphone-data-starts = Not everybody can start on this board.
    .right = Write at least three M regions and at least one S region.
smartphone-data-retailer = The spaces of this retailer are not possible.
    .right = Write { $least } to 5 spaces on each side, as many as any region of this size has, each worth at most 99 points.
smartphone-data-retailers = These retailers cannot be played with.
    .right = Write at least one S, at least one M and at most 20 in all.
smartphone-data-laid = So many { $size } retailers cannot be laid for this number of players.
    .right = Write at most { $most }: each needs a tile and a region, and an M retailer the home of a company that is not in play.
smartphone-data-drawn = So many directives cannot be drawn.
    .right = Write a number from 1 to { $most }.
smartphone-data-programme = Steve cannot do this.
    .right = Write a price of the price track, and at most 30 goods, research and logistics.
smartphone-data-number = This directive has the wrong number.
    .right = Number the directives from 1 without a gap, up to 60 at most.
smartphone-data-directive = This directive cannot be played with.
    .right = Write a threshold from 1 to 99 and at least one moment at which it is checked.
smartphone-data-set = This is not a set of powers.
    .right = Write six powers, one of each technology in board order; n9 and n10 do not go together.
smartphone-data-prices = The prices of the symbols are not complete, or one is too high.
    .right = Write a price from 0 to 20 for each symbol, and none for blank.

# What the lab counts.
feature-smartphone-company = Companies chosen
feature-smartphone-technology = Technologies researched
feature-smartphone-patent = Patents taken
feature-smartphone-office = Offices opened
feature-smartphone-mini = Mini improvements taken
feature-smartphone-improvement = Improvements taken
feature-smartphone-directive = Directives taken
feature-smartphone-price = Prices by round

# What a phase is for, in one line.
smartphone-purpose =
    { $phase ->
        [setup] Choose a company and where it begins
        [planning] Lay your pads and tiles together in secret: they set your price, goods, research and logistics
        [price] Everybody shows their plan; the cheapest will sell first
        [production] Goods come into your warehouse as planned
        [improvement] Take a tile to make later plans better
        [research] Put progress on technologies; whoever completes one first takes its patent
        [logistics] Put progress on regions, and open offices there to sell
        [selling] Sell goods to customers who accept your price, the cheapest first
        [profit] Sold goods and control of regions pay points
       *[over] The game is over
    }
