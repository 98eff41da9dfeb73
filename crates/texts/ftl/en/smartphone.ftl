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
        [0] { $symbols }; covered squares: { $covered }
       *[other] { $symbols }; covered squares: { $covered }; unused improvements: { $unused }
    }
smartphone-region-offices = { $region } (offices: { $owners })
smartphone-retailer = Retailer { $id }
smartphone-side-spaces = { $side } ({ $spaces } VP)
smartphone-directive = No. { $number }: { $goal }
smartphone-price = Round { $round }: price { $n }
smartphone-nothing = nothing
smartphone-nowhere = nowhere

# What a technology does for those who have researched it.
smartphone-power-gps-plain = produce 5 goods at once
smartphone-power-gps-dark = 1 more good for each active cheap goods symbol
smartphone-power-wi-fi-plain = unsold goods stay in your warehouse
smartphone-power-wi-fi-dark = once per round you may place a second office in a region where you have one
smartphone-power-gamepad-plain = place an office in any region at once
smartphone-power-gamepad-dark = every technology costs you 1 progress less
smartphone-power-battery-plain = 1 more logistics progress every round
smartphone-power-battery-dark = 1 more logistics progress for each active markup symbol
smartphone-power-nfc-plain = your price goes up by 1, now and in every later round
smartphone-power-nfc-dark = in the logistics phase you may sell up to 3 goods off the map
smartphone-power-four-g-plain = you may sell 1 good in each region without your office
smartphone-power-four-g-dark = one square of an improvement may lie off the pads
smartphone-power-n1 = 2 more VP for each good sold in your favoured region
smartphone-power-n2 = 1 good for the next round from each region you control
smartphone-power-n3 = you may sell early in regions with your director and office
smartphone-power-n4 = put up to 2 goods on research and logistics symbols, for 1 more progress each
smartphone-power-n5 = customers who want a technology you hold the patent for can buy a second good
smartphone-power-n6 = in regions with your director and office, every customer buys from you
smartphone-power-n7 = take a mini improvement at once
smartphone-power-n8 = 2 goods for each of your patents, at once and every round
smartphone-power-n9 = once per round you may reserve the first or last customer of a region for 1 research progress
smartphone-power-n10 = place a retailer at once on a region with your office

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
smartphone-goal-profit = score { $n } or more VP in the profit phase
smartphone-goal-regions-with-office = have offices in { $n } or more regions
smartphone-goal-large-regions = have offices in { $n } or more L regions
smartphone-goal-small-regions = have offices in { $n } or more S regions
smartphone-goal-technologies = have { $n } or more technologies researched
smartphone-goal-patents = hold { $n } or more patents
smartphone-goal-researched-this-round = research { $n } or more technologies this round
smartphone-goal-offices-this-round = place { $n } or more offices in regions this round
smartphone-goal-improvements = own { $n } or more improvements, including the starting one but not mini improvements
smartphone-goal-goods-tokens = own { $n } or more goods tokens
smartphone-goal-discarded = discard { $n } or more unsold goods this round
smartphone-goal-only-prices = sell only to price customers in { $n } or more regions this round
smartphone-goal-only-technologies = sell only to technology customers in { $n } or more regions this round
smartphone-goal-rightmost = sell to the rightmost customer of { $n } or more regions this round

# What is asked.
smartphone-ask-company = Choose a company
smartphone-ask-retailer = Where do you place { $retailer }, { $spaces }?
smartphone-ask-start = Choose your start region
smartphone-ask-plan = Make your plan
smartphone-ask-lower = Which pad goes below, and which side up?
smartphone-ask-upper = Which pad goes on top, and which side up?
smartphone-ask-turn = How do you turn the upper pad?
smartphone-ask-at = How far do you move the upper pad? x is to the right, y is down
smartphone-ask-tile = Which improvement do you add, and where?
smartphone-ask-withdraw = Your plan is in. You can take it back until everyone has handed in theirs
smartphone-ask-speed =
    { $goods ->
        [one] Put goods on symbols? You have { $goods } good
       *[other] Put goods on symbols? You have { $goods } goods
    }
smartphone-ask-improvement = Take an improvement
smartphone-ask-research = Place research progress: { $n } left
smartphone-ask-end = Which customer do you reserve?
smartphone-ask-office = Where do you place an office?
smartphone-ask-mini = Take a mini improvement
smartphone-ask-retailer-power = Where do you place a retailer?
smartphone-ask-which-retailer = Which retailer do you place?
smartphone-ask-side = Which side goes up?
smartphone-ask-move-office = All your offices are placed. Which one do you move?
smartphone-ask-logistics =
    { $n ->
        [0] No logistics progress left. What else do you do?
       *[other] Place logistics progress: { $n } left
    }
smartphone-ask-director-sale =
    { $n ->
        [one] How many customers do you sell to early? You have { $n } good
       *[other] How many customers do you sell to early? You have { $n } goods
    }
smartphone-ask-seconds = How many of them buy a second good?
smartphone-ask-sale =
    { $n ->
        [one] Sell: you have { $n } good, and your price is { $price }
       *[other] Sell: you have { $n } goods, and your price is { $price }
    }
smartphone-ask-favour = Choose your favoured region
smartphone-ask-directive = Take the directive? { $directive }

# What can be chosen.
smartphone-fact-company-small = { $company }: { $vp } VP, improvement { $tile }
smartphone-fact-company = { $company }: { $vp } VP, home { $home }, improvement { $tile }
smartphone-fact-lower = { $pad } below
smartphone-fact-upper = { $pad } on top
smartphone-fact-turn =
    { $n ->
        [0] Not turned
       *[other] Turned { $n }°
    }
smartphone-fact-at = Moved by x { $x }, y { $y }
smartphone-fact-on-top = On top: { $squares }
smartphone-fact-between = Between the pads: { $squares }
smartphone-action-plan =
    { $tiles ->
        [0] { $lower } under { $upper }: { $shows }
        [one] { $lower } under { $upper }, with { $tiles } improvement: { $shows }
       *[other] { $lower } under { $upper }, with { $tiles } improvements: { $shows }
    }
smartphone-action-withdraw = Take back your plan
smartphone-fact-speed-research = Goods on research: { $n }
smartphone-fact-speed-logistics = Goods on logistics: { $n }
smartphone-fact-technology = { $technology } ({ $markers } of { $cost }): { $power }
smartphone-fact-reserve = Reserve a customer: { $region }
smartphone-action-finish =
    { $n ->
        [0] Finish your turn
       *[other] Finish your turn and lose { $n } progress
    }
smartphone-fact-move-office = Move the office from { $region }
smartphone-action-keep-offices = Don’t move an office
smartphone-fact-logistics = { $region }: { $markers } of { $cost }
smartphone-fact-director = Move your director to { $region }
smartphone-fact-second-office = Second office in { $region }
smartphone-fact-away =
    { $n ->
        [one] Sell { $n } good off the map
       *[other] Sell { $n } goods off the map
    }
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
smartphone-fact-sell = Sell 1 good: { $region }
smartphone-fact-second = Sell a second good: { $region }
smartphone-action-sell = Sell: { $regions }
smartphone-action-sell-nothing = Sell nothing
smartphone-fact-favour = { $region }: +{ $n } VP
smartphone-action-favour-none = No favoured region
smartphone-directive-take = Take the directive
smartphone-directive-decline = Decline the directive

# What happened.
smartphone-event-power-laid = { $technology }: { $power }
smartphone-event-improvement-dealt = New improvement in place { $place }: { $tile }
smartphone-event-first-player = First player: { $seat }
smartphone-event-company-chosen =
    { $steve ->
        [1] { $seat } plays by Steve’s programme: { $company } company, { $vp } VP
       *[other] { $seat } takes the { $company } company and starts with { $vp } VP
    }
smartphone-event-started =
    { $home ->
        [1] { $seat } starts in the home region: { $region }
       *[other] { $seat } chooses a start region: { $region }
    }
smartphone-event-retailer-laid = Retailer R{ $retailer } goes to { $region }: { $spaces }
smartphone-event-directive-laid = Directive { $text }
smartphone-event-round-began = Round { $round } begins
smartphone-event-sealed = { $seat } hands in a plan
smartphone-event-withdrew = { $seat } takes back their plan
smartphone-event-revealed = { $seat } reveals a plan: { $result }
smartphone-event-price-set =
    { $steve ->
        [1] { $seat } sets a price of { $price }, as programmed
       *[other] { $seat } sets a price of { $price }
    }
smartphone-event-price-rose = { $seat } raises the price to { $price } (NFC)
smartphone-event-paid-for-plan =
    { $steve ->
        [1] { $seat } pays for progress: { $vp } VP
       *[other] { $seat } pays for the symbols of the plan: { $vp } VP
    }
smartphone-event-produced =
    { $lost ->
        [0] { $seat } produces { $goods ->
            [one] { $goods } good
           *[other] { $goods } goods
        } ({ $by ->
            [Plan] plan
            [Steve] programme
            [Gps] GPS
            [Patents] patents
           *[Control] control
        })
       *[other] { $seat } produces { $goods ->
            [one] { $goods } good
           *[other] { $goods } goods
        } ({ $by ->
            [Plan] plan
            [Steve] programme
            [Gps] GPS
            [Patents] patents
           *[Control] control
        }); { $lost } more are not in the supply
    }
smartphone-event-paid-for-goods = { $seat } pays for the goods: { $vp } VP
smartphone-event-sped-up = { $seat } puts goods on symbols: research { $research }, logistics { $logistics }
smartphone-event-improvement-taken = { $seat } takes an improvement: { $tile }
smartphone-event-token-taken = { $seat } takes a goods token
smartphone-event-improvement-discarded = { $seat } discards an improvement from the row: { $tile }
smartphone-event-progress-received =
    { $lost ->
        [0] { $seat } gets { $progress } { $logistics ->
            [1] logistics progress
           *[other] research progress
        }
       *[other] { $seat } gets { $progress } { $logistics ->
            [1] logistics progress
           *[other] research progress
        }; { $lost } more are not in the supply
    }
smartphone-event-progress-on-technology = { $seat } puts progress on { $technology }: now { $markers }
smartphone-event-researched = { $seat } researches { $technology }
smartphone-event-patent-taken = { $seat } takes the patent for { $technology }
smartphone-event-patent-paid = { $seat } scores { $vp } VP for the { $technology } patent
smartphone-event-mini-taken = { $seat } takes a mini improvement: { $symbol }
smartphone-event-reserved = { $seat } reserves a customer: { $region }, { $end }
smartphone-event-interest = { $seat } pays interest: { $vp } VP
smartphone-event-progress-on-region = { $seat } puts progress on { $region }: now { $markers }
smartphone-event-office-opened =
    { $by ->
        [Gamepad] { $seat } opens an office in { $region } (Gamepad)
        [Second] { $seat } opens a second office in { $region }
       *[Progress] { $seat } opens an office in { $region }
    }
smartphone-event-office-left = { $seat } removes an office from { $region } to place it elsewhere
smartphone-event-office-returned = { $seat } gets the second office in { $region } back
smartphone-event-progress-returned = { $region } is full: { $seat } takes back { $markers } progress
smartphone-event-space-paid = { $seat } scores { $vp } VP for a space on the retailer ({ $region })
smartphone-event-director-moved = { $seat } moves the director to { $region }
smartphone-event-progress-lost =
    { $logistics ->
        [1] { $seat } loses { $progress } logistics progress
       *[other] { $seat } loses { $progress } research progress
    }
smartphone-event-sold-away =
    { $goods ->
        [one] { $seat } sells { $goods } good off the map
       *[other] { $seat } sells { $goods } goods off the map
    }
smartphone-event-sold =
    { $seconds ->
        [0] { $seat } sells { $goods ->
            [one] { $goods } good
           *[other] { $goods } goods
        } in { $region }{ $by ->
            [Director] {" "}early
            [FourG] {" "}with 4G
           *[other] {""}
        }
       *[other] { $seat } sells { $goods ->
            [one] { $goods } good
           *[other] { $goods } goods
        } and { $seconds } second goods in { $region }{ $by ->
            [Director] {" "}early
           *[other] {""}
        }
    }
smartphone-event-sold-nothing = { $seat } sells nothing
smartphone-event-discarded =
    { $goods ->
        [one] { $seat } discards { $goods } unsold good
       *[other] { $seat } discards { $goods } unsold goods
    }
smartphone-event-kept =
    { $goods ->
        [0] { $seat } has no unsold goods to keep
        [one] { $seat } keeps { $goods } unsold good
       *[other] { $seat } keeps { $goods } unsold goods
    }
smartphone-event-profit =
    { $goods ->
        [0] { $seat } sold nothing: { $vp } VP
        [one] { $seat } scores { $vp } VP: { $goods } good at a price of { $price }
       *[other] { $seat } scores { $vp } VP: { $goods } goods at a price of { $price }
    }
smartphone-event-control =
    { $place ->
        [1] { $seat } controls { $region } and scores { $vp } VP
       *[other] { $seat } is second in { $region } and scores { $vp } VP
    }
smartphone-event-favoured = { $seat } scores { $vp } VP for the favoured region: { $region }
smartphone-event-directive-taken = { $seat } takes a directive: { $text }
smartphone-event-directive-declined = { $seat } declines a directive: { $text }
smartphone-event-directive-paid = { $seat } scores { $vp } VP for a directive: { $text }
smartphone-event-patent-scored = { $seat } scores { $vp } VP for the { $technology } patent
smartphone-event-space-scored = { $seat } scores { $vp } VP for the office on the retailer ({ $region })
smartphone-event-game-over = The game is over

# Refusals: what was wrong, and what would be right.
smartphone-refuse-small-board = { $players } players can’t play on the small board.
    .right = Choose the big board, or 1 to 3 players.
smartphone-refuse-n9-n10 = N9 and N10 are the two sides of one tile.
    .right = Choose only one of them.
smartphone-refuse-not-asked = You have a different question to answer now.
    .right = Answer the open question.
smartphone-refuse-not-on-board = { $region } is not on this board.
    .right = Choose a region on the board.
smartphone-refuse-no-region = There is no such region.
    .right = Choose a region on the board.
smartphone-refuse-company = The { $company } company is taken.
    .right = Choose a free company.
smartphone-refuse-start = Nobody can start in this region.
    .right = Choose an M region without an office or retailer.
smartphone-refuse-retailer = This retailer can’t be placed now, or not with this side up.
    .right = Place the drawn retailer as it lies, or with N10 an unused one.
smartphone-refuse-retailer-size = The retailer’s size doesn’t match { $region }.
    .right = Choose a region and a retailer of the same size.
smartphone-refuse-retailer-there = This region already has a retailer.
    .right = Choose a region without a retailer.
smartphone-refuse-retailer-office = You have no office in this region.
    .right = Choose a region with your office.
smartphone-refuse-withdraw = You haven’t handed in a plan.
    .right = Make a plan; you can take it back until everyone has handed in theirs.
smartphone-refuse-same-pad = A pad can’t lie on itself.
    .right = Put K on W, or W on K.
smartphone-refuse-turn = The upper pad can’t be turned like that.
    .right = Turn it by 0 to 3 quarter turns.
smartphone-refuse-overlap =
    { $covered ->
        [0] The upper pad covers no square of the lower one.
       *[other] The upper pad covers too many squares of the lower one: { $covered }.
    }
    .right = Cover 1 to 4 squares.
smartphone-refuse-tile = You don’t have that many of this improvement.
    .right = Use your own improvements, each only once.
smartphone-refuse-form = This position has to be written differently.
    .right = A tile with two equal squares goes right or down from its first square, a mini improvement to the right.
smartphone-refuse-tiles-overlap = Two improvements share a cell.
    .right = Put each on its own cells.
smartphone-refuse-off-pads = An improvement sticks out over the pads.
    .right = Put all its squares on the pads; only dark 4G allows one square off them, and never of a mini improvement.
smartphone-refuse-outside = More than one square lies off the pads.
    .right = With dark 4G one square of the whole plan may lie off the pads.
smartphone-refuse-not-between = No part of this improvement is under the upper pad.
    .right = Put it on top, or slide it under the upper pad.
smartphone-refuse-speed-most = You can put at most 2 goods on symbols.
    .right = Use 0, 1 or 2 goods.
smartphone-refuse-speed-goods = You don’t have that many goods in your warehouse.
    .right = Use fewer goods, or none.
smartphone-refuse-speed-symbols = Your plan doesn’t have that many of these symbols active.
    .right = Put at most one good on each active symbol.
smartphone-refuse-improvement = This improvement is not in the row.
    .right = Take one from the row.
smartphone-refuse-mini = This mini improvement is gone.
    .right = Take one that is still there.
smartphone-refuse-no-progress = You have no progress left.
    .right = Do something that costs no progress, or finish your turn.
smartphone-refuse-researched = You have already researched this technology.
    .right = Choose another one, or finish your turn.
smartphone-refuse-enough-markers = You already have enough progress there.
    .right = Put it somewhere else, or finish your turn.
smartphone-refuse-reserve-power = Reserving customers takes N9.
    .right = Put the progress on a technology, or finish your turn.
smartphone-refuse-reserve-once = You have already reserved a customer this round.
    .right = Put the progress on a technology, or finish your turn.
smartphone-refuse-reserve-symbol = A reservation takes progress from an active research symbol.
    .right = Put the progress on a technology, or finish your turn.
smartphone-refuse-reserve-retailer = This region has a retailer.
    .right = Choose a region without a retailer.
smartphone-refuse-reserve-own = You have already reserved a customer of this region.
    .right = Choose another region.
smartphone-refuse-reserve-taken = This customer is already reserved.
    .right = Choose the other end of the region, or another region.
smartphone-refuse-office-there = You already have an office there.
    .right = Choose a region without your office.
smartphone-refuse-region-full = There is no free office space there.
    .right = Choose a region with a free space.
smartphone-refuse-no-office = You have no office in this region.
    .right = Choose a region with your office, or don’t move one.
smartphone-refuse-not-linked = There is no link from any of your regions.
    .right = Choose a region linked to one with your office.
smartphone-refuse-no-director = Your director can’t do that.
    .right = Directors are in the game with N3 or N6; with N3 you can sell early in regions with your director and office.
smartphone-refuse-director-there = Your director is already in this region.
    .right = Choose another region.
smartphone-refuse-second-power = A second office takes dark Wi-Fi.
    .right = Choose a region without your office, or finish your turn.
smartphone-refuse-second-once = You have already placed a second office this round.
    .right = Do something else, or finish your turn.
smartphone-refuse-second-supply = You have no offices left in the supply.
    .right = Do something else, or finish your turn.
smartphone-refuse-second-retailer = You can’t have a second office on a retailer.
    .right = Choose a region without a retailer.
smartphone-refuse-second-one = You need exactly one office there.
    .right = Choose a region where you have one office.
smartphone-refuse-away-power = Selling off the map takes dark NFC.
    .right = Keep the goods for the customers.
smartphone-refuse-away-once = You have already sold goods off the map this round.
    .right = Do something else, or finish your turn.
smartphone-refuse-away-most = You can’t sell that many goods off the map.
    .right = Sell 1 to 3 goods.
smartphone-refuse-goods = You don’t have that many goods in your warehouse.
    .right = Sell at most what you have.
smartphone-refuse-sell-retailer = Nobody buys in a region with a retailer.
    .right = Sell in a region without a retailer.
smartphone-refuse-sell-no-office = You have no office in this region.
    .right = Sell in regions with your office; only plain 4G sells elsewhere.
smartphone-refuse-sell-one = Without an office, 4G sells only 1 good per region.
    .right = Sell 1 good there, or none.
smartphone-refuse-sell-customers = There aren’t that many customers who buy from you there.
    .right = Sell fewer goods there: customers want a low price, or a technology you have researched.
smartphone-refuse-sell-seconds = There aren’t that many of these customers who buy a second good.
    .right = With N5 a second good goes to customers you are serving now, if they want a technology you hold the patent for.
smartphone-refuse-favour = You haven’t sold anything in this region this round.
    .right = Choose a region where you have sold goods, or none.

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
