# D.E.I.: Divide et Impera. The ids of cards, advantages and missions (T-1, AT-1, MI-1) are the same in every language, and
# so are those of the regions: C23 is the courtyard in row 2 and column 3, R23 the roof.

dei-faction-ravagers = Ravagers
dei-faction-refuge-42 = Refuge 42
dei-faction-auxilia = Auxilia
dei-faction-farm-z = Farm Z
dei-faction-hackers = Hackers
dei-faction-chrono-cult = Chrono Cult

dei-skill-keen-eye = Keen eye
dei-skill-strength-in-numbers = Strength in numbers
dei-skill-swift = Swift
dei-skill-hulk = Hulk
dei-skill-hack = Hack
dei-skill-conversion = Conversion

dei-drone-cathedral = Cathedral
dei-drone-masamune = Masamune
dei-drone-simon = Simon
dei-drone-fly = Fly
dei-drone-draco = Draco
dei-drone-scorpion = Scorpion

dei-colour-tactical = tactical
dei-colour-logistic = logistic
dei-colour-mechanical = mechanical
dei-colour-gear = gear

dei-outpost-tactical = tactical outpost
dei-outpost-logistic = logistic outpost
dei-outpost-mechanical = mechanical outpost
dei-outpost-gear = gear outpost

dei-market-tactical = tactical market
dei-market-logistic = logistic market
dei-market-mechanical = mechanical market
dei-market-gear = gear market
dei-market-black = black market

dei-technology = Technology
dei-energy = Energy

dei-structure-refuge = Refuge
dei-structure-elevator = Elevator
dei-structure-bridge = Bridge

# By what an action is done.
dei-by-enlist = Enlist
dei-by-move = Move
dei-by-collect = Collect
dei-by-build = Build
dei-by-climb = Climb
dei-by-muster = Muster
dei-by-refine = Refine
dei-by-kill = Kill
dei-by-copy = Copy
dei-by-leader-enlist = Enlist in the Leader’s region
dei-by-leader-move = Move with the Leader
dei-by-leader-collect = Collect in the Leader’s region
dei-by-leader-build = Build in the Leader’s region
dei-by-leader-kill = Kill in the Leader’s region
dei-by-candy = a candy
dei-by-drone = the drone
dei-by-gift = the gift
dei-by-keen-eye = Keen eye
dei-by-pack-train = Pack train
dei-by-strength-in-numbers = Strength in numbers
dei-by-recruiting-post = Recruiting post
dei-by-ambush = Ambush
dei-by-conversion = Conversion

dei-card-t-1 = Forced march
dei-card-t-2 = Grapnel squad
dei-card-t-3 = Raid
dei-card-t-4 = Night attack
dei-card-t-5 = Flying column
dei-card-t-6 = Roof patrol
dei-card-t-7 = Strike team
dei-card-t-8 = Field manual
dei-card-l-1 = Conscription
dei-card-l-2 = Forward camp
dei-card-l-3 = Relief column
dei-card-l-4 = Porters
dei-card-l-5 = Canteen
dei-card-l-6 = Caravan
dei-card-l-7 = General levy
dei-card-l-8 = Requisition
dei-card-m-1 = Work gang
dei-card-m-2 = Still
dei-card-m-3 = Crane
dei-card-m-4 = Scaffolding
dei-card-m-5 = Dynamo
dei-card-m-6 = Salvage rig
dei-card-m-7 = Fabricator
dei-card-m-8 = Schematics
dei-card-k-1 = Hired hands
dei-card-k-2 = Smugglers
dei-card-k-3 = Pickers
dei-card-k-4 = Fixers
dei-card-k-5 = Sweet deal
dei-card-k-6 = Cutthroats
dei-card-k-7 = Climbers
dei-card-k-8 = Press gang
dei-card-k-9 = Fence
dei-card-k-10 = Pawnbroker
dei-card-k-11 = Informant
dei-card-k-12 = Contraband

dei-gear-vending-machine = Vending machine
dei-gear-banner = Banner
dei-gear-metal-detector = Metal detector
dei-gear-plasma-claws = Plasma claws
dei-gear-accumulator = Accumulator
dei-gear-mines = Mines
dei-gear-power-unit = Power unit
dei-gear-shortwave-radio = Shortwave radio

dei-advantage-night-march = Night march
dei-advantage-high-ground = High ground
dei-advantage-ambush = Ambush
dei-advantage-veterans = Veterans
dei-advantage-infiltration = Infiltration
dei-advantage-sweet-reward = Sweet reward
dei-advantage-recruiting-post = Recruiting post
dei-advantage-field-kitchen = Field kitchen
dei-advantage-pack-train = Pack train
dei-advantage-quartermaster = Quartermaster
dei-advantage-depot = Depot
dei-advantage-ledger = Ledger
dei-advantage-salvage-crew = Salvage crew
dei-advantage-small-refinery = Small refinery
dei-advantage-remote-control = Remote control
dei-advantage-prefabs = Prefabs
dei-advantage-common-ways = Common ways
dei-advantage-blueprints = Blueprints
dei-advantage-goods-at-hand = Goods at hand
dei-advantage-natural-gift = Natural gift
dei-advantage-we-need-you = We need you!
dei-advantage-watchtowers = Watchtowers
dei-advantage-bridge-crane = Bridge crane
dei-advantage-opportunist = Opportunist

# Parts of sentences.
dei-courtyard = courtyard C{ $row }{ $column }
dei-roof = roof R{ $row }{ $column }
dei-nothing = nothing
dei-titled = { $title }
dei-faction-card = { $faction }, card { $number }
dei-drone-card = { $drone } +{ $bonus }
dei-card = { $name } ({ $does })
dei-skill = { $name } ({ $does })
dei-advantage = { $name } ({ $does })
dei-gift = No. { $number }: { $does } (requirement: { $demands })
dei-mission = { $counts }, { $pays }, late { $late }
dei-pays =
    { $per ->
        [1] { $pays ->
            [one] { $pays } Supply each
           *[other] { $pays } Supplies each
        }
       *[other] { $pays ->
            [one] { $pays } Supply per { $per }
           *[other] { $pays } Supplies per { $per }
        }
    }
dei-outposts-held =
    { $cubes ->
        [one] Round { $round }: { $cubes } outpost
       *[other] Round { $round }: { $cubes } outposts
    }
dei-times =
    { $n ->
        [1] { $what }
       *[other] { $what } ×{ $n }
    }
dei-units =
    { $leader ->
        [1] { $scrappers ->
            [0] the Leader
            [one] { $scrappers } Scrapper and the Leader
           *[other] { $scrappers } Scrappers and the Leader
        }
       *[other] { $scrappers ->
            [one] { $scrappers } Scrapper
           *[other] { $scrappers } Scrappers
        }
    }
dei-some-technology = { $n } Technology
dei-some-energy = { $n } Energy

# What is on a card.
dei-does-drone =
    { $bonus ->
        [0] activate { $drone }
       *[other] activate { $drone } with bonus +{ $bonus }
    }
dei-does-exchange = exchange up to { $n } Technology for Energy
dei-does-technology = +{ $n } Technology
dei-does-energy = +{ $n } Energy
dei-does-candies =
    { $n ->
        [one] +{ $n } candy
       *[other] +{ $n } candies
    }
dei-does-supplies =
    { $n ->
        [one] +{ $n } Supply
       *[other] +{ $n } Supplies
    }
dei-does-gear-vending-machine =
    { $n ->
        [one] this round, a candy spent with your Leader or in the Leader’s region gives back { $n } candy
       *[other] this round, a candy spent with your Leader or in the Leader’s region gives back { $n } candies
    }
dei-does-gear-banner = this round, +{ $n } majority value in the Leader’s region
dei-does-gear-metal-detector = this round, a Collect in a courtyard with your Leader may take 1 Technology from the general supply instead
dei-does-gear-plasma-claws = this round, a Move with your Leader may count as Climb
dei-does-gear-accumulator = this round, a Collect in the Leader’s region may count as Refine
dei-does-gear-mines = this round, if you have a structure in the Leader’s region, you may Kill there instead of Build
dei-does-gear-power-unit =
    { $n ->
        [one] this round, a Collect in the Leader’s region gives { $n } Supply
       *[other] this round, a Collect in the Leader’s region gives { $n } Supplies
    }
dei-does-gear-shortwave-radio = this round, an Enlist in the Leader’s region may count as Muster

# What a Leader’s skill does.
dei-does-skill-keen-eye = once per phase, a Collect in the Leader’s region takes one more resource of either kind
dei-does-skill-strength-in-numbers = once per phase, an Enlist in the Leader’s region puts one more Scrapper there
dei-does-skill-swift = once per phase, a Move with the Leader may cross two links
dei-does-skill-hulk = the Leader has majority value { $n }
dei-does-skill-hack = at the end of each of your Action Phases you may put a hack token on an outpost in the Leader’s region
dei-does-skill-conversion = once per phase, after a Move with the Leader, you may Kill in the Leader’s region and deploy one of your Scrappers there

# What an advantage does once it is unlocked.
dei-does-advantage-night-march = once per phase, one of your Moves may count as Climb
dei-does-advantage-high-ground = +{ $n } majority value on every roof with your units
dei-does-advantage-ambush = once per phase, after a Move into a region with another faction’s Scrapper, you may Kill there
dei-does-advantage-veterans = +{ $n } majority value for your Leader
dei-does-advantage-infiltration = you may Move into a region where you only tie for the highest majority value
dei-does-advantage-sweet-reward =
    { $candies ->
        [one] when unlocked: gain { $candies } candy
       *[other] when unlocked: gain { $candies } candies
    }
dei-does-advantage-recruiting-post = once per phase, an Enlist puts one more Scrapper in its region
dei-does-advantage-field-kitchen = once per phase, an Enlist may count as Muster
dei-does-advantage-pack-train = once per phase, a Collect takes a second resource of either kind from its region
dei-does-advantage-quartermaster = your purchases cost { $n } Technology less
dei-does-advantage-depot = when unlocked: gain { $technology } Technology and { $energy } Energy
dei-does-advantage-ledger =
    { $n ->
        [1] at the end of the game, 1 Supply for every Technology
       *[other] at the end of the game, 1 Supply for every { $n } Technology
    }
dei-does-advantage-salvage-crew = when you Build, gain { $n } Technology
dei-does-advantage-small-refinery = once per phase, a Collect may count as Refine
dei-does-advantage-remote-control = +{ $n } to the bonus of your drone cards
dei-does-advantage-prefabs = you may also Build in a region next to one with your units
dei-does-advantage-common-ways = you may use other factions’ Elevators and Bridges
dei-does-advantage-blueprints =
    { $n ->
        [one] when unlocked: { $n } Supply for each of your structures on the board
       *[other] when unlocked: { $n } Supplies for each of your structures on the board
    }
dei-does-advantage-goods-at-hand = you can buy in coloured markets without any outposts
dei-does-advantage-natural-gift = you may unlock advantages at the end of any of your Action Phases
dei-does-advantage-we-need-you =
    { $n ->
        [1] when you build a Refuge, you may Enlist once in its region
       *[other] when you build a Refuge, you may Enlist up to { $n } times in its region
    }
dei-does-advantage-watchtowers =
    { $n ->
        [1] when you build an Elevator, you may Enlist once in its region, even without a Refuge
       *[other] when you build an Elevator, you may Enlist up to { $n } times in its region, even without a Refuge
    }
dei-does-advantage-bridge-crane =
    { $n ->
        [1] when you build a Bridge, you may Collect once in its region
       *[other] when you build a Bridge, you may Collect up to { $n } times in its region
    }
dei-does-advantage-opportunist =
    { $n ->
        [one] when unlocked: { $n } Supply for each outpost you control
       *[other] when unlocked: { $n } Supplies for each outpost you control
    }

# What a mission pays for.
dei-count-tactical-outposts = Tactical outposts (tactical outposts you control)
dei-count-logistic-outposts = Logistic outposts (logistic outposts you control)
dei-count-mechanical-outposts = Mechanical outposts (mechanical outposts you control)
dei-count-roof-outposts = High posts (outposts on roofs you control)
dei-count-courtyard-supremacy = Streets (courtyards where you have supremacy)
dei-count-roof-units = Roof runners (roofs with your units)
dei-count-refuges = Shelters (your Refuges on the board)
dei-count-ways = Ways (your Elevators and Bridges on the board)
dei-count-technology = Old technology (Technology in your reserve)
dei-count-energy = Power (Energy in your reserve)
dei-count-advantages = Training (unlocked advantages)
dei-count-bin = Recycling (action cards in your bin)
dei-count-roof-supremacy = Roof control (roofs where you have supremacy)
dei-count-logistic-cards = Development of the logistic market (your logistic cards)
dei-count-tactical-cards = Development of the tactical market (your tactical cards)
dei-count-mechanical-cards = Development of the mechanical market (your mechanical cards)

# What a gift does, and what it asks for at the end of Action Phase 3.
dei-boon-move =
    { $n ->
        [1] Move once
       *[other] Move up to { $n } times
    }
dei-boon-enlist =
    { $n ->
        [1] Enlist once
       *[other] Enlist up to { $n } times
    }
dei-boon-energy = gain { $n } Energy
dei-boon-technology = gain { $n } Technology
dei-boon-buy-black =
    { $n ->
        [one] buy a card in the black market for { $n } resource less
       *[other] buy a card in the black market for { $n } resources less
    }
dei-boon-buy-coloured =
    { $n ->
        [one] buy a card in a coloured market for { $n } resource less
       *[other] buy a card in a coloured market for { $n } resources less
    }
dei-boon-deploy =
    { $n ->
        [one] deploy { $n } Scrapper in any courtyard
       *[other] deploy { $n } Scrappers in any one courtyard
    }
dei-boon-build = place an Elevator and a Bridge anywhere, even without units there
dei-demand-outposts =
    { $n ->
        [one] control { $n } outpost
       *[other] control { $n } outposts
    }
dei-demand-technology = { $n } Technology in your reserve
dei-demand-energy = { $n } Energy in your reserve
dei-demand-colours =
    { $n ->
        [one] control an outpost
       *[other] control outposts of { $n } different colours
    }
dei-demand-cathedral = have the majority in the cathedral courtyards
dei-demand-bought =
    { $n ->
        [one] take { $n } card from a coloured market this round
       *[other] take { $n } cards from one coloured market this round
    }
dei-demand-one-colour =
    { $n ->
        [one] control { $n } outpost
       *[other] control { $n } outposts of one colour
    }
dei-demand-roofs =
    { $n ->
        [one] control { $n } outpost on a roof
       *[other] control { $n } outposts on roofs
    }

# What the Automa tries.
dei-deed-buy-tactical = Buy (tactical market)
dei-deed-buy-logistic = Buy (logistic market)
dei-deed-buy-mechanical = Buy (mechanical market)
dei-deed-buy-need = Buy (need)
dei-deed-collect-technology = Collect (Technology)
dei-deed-collect-energy = Collect (Energy)
dei-deed-move-tactical = Move (tactical outpost)
dei-deed-move-logistic = Move (logistic outpost)
dei-deed-move-mechanical = Move (mechanical outpost)
dei-deed-move-need = Move (need)
dei-deed-move-technology = Move (Technology)
dei-deed-move-energy = Move (Energy)
dei-deed-recruit-leader = Recruit (Leader)
dei-deed-recruit-refuge = Recruit (Refuge)
dei-deed-recruit-drone = Recruit (drone)
dei-free-majority = free by majority
dei-free-minority = free by minority

# What Supplies are for, and where tokens come from.
dei-why-card = for the card
dei-why-power-unit = for Power unit
dei-why-draco = for Draco
dei-why-hack = for the hack token
dei-why-unlocked = for the advantage
dei-why-technology = for Technology
dei-why-energy = for Energy
dei-why-cards = for cards
dei-why-outposts = for outposts
dei-why-advantages = for unlocked advantages
dei-why-gifts = for gifts in the bin
dei-why-automa-technology = for Technology
dei-why-automa-energy = for Energy
dei-why-automa-cards = for cards
dei-why-buy = because this market is needed
dei-why-missing = for a structure missing from the reserve
dei-source-card = card
dei-source-unlocked = advantage
dei-source-draco = Draco
dei-source-gift = gift
dei-source-salvage-crew = Salvage crew
dei-source-vending-machine = Vending machine

# What is asked.
dei-ask-draft = Take an advantage
dei-ask-start =
    { $scrappers ->
        [one] Place your starting units, the Leader and { $scrappers } Scrapper: { $first } or { $second }
       *[other] Place your starting units, the Leader and { $scrappers } Scrappers: { $first } and { $second }
    }
dei-ask-start-leader = Where does the Leader start?
dei-ask-gift = Which gift do you keep?
dei-ask-card = Action Phase { $phase }: play a card, face up or face down
dei-ask-purchase = Which card do you buy?
dei-ask-give = Which card do you give up?
dei-ask-discount = How much of the discount goes to Technology? The rest goes to Energy
dei-ask-symbols = Use a symbol on { $card }: { $left }
dei-ask-candy = { $card } has nothing left. Spend a candy?
dei-ask-offer = Use what you gained: { $left }
dei-ask-drone =
    { $drone ->
        [Masamune] { $left ->
            [one] Masamune: collect { $left } resource
           *[other] Masamune: collect up to { $left } resources
        }
        [Simon] { $left ->
            [one] Simon: enlist { $left } Scrapper
           *[other] Simon: enlist up to { $left } Scrappers
        }
        [Fly] { $left ->
            [one] Fly: teleport { $left } Scrapper
           *[other] Fly: teleport up to { $left } Scrappers to courtyards, or 1 to a roof
        }
        [Draco] Draco: kill a Scrapper of each other faction
        [Scorpion] { $left ->
            [one] Scorpion: { $left } more action of Kill, Build and Collect
           *[other] Scorpion: up to { $left } different actions of Kill, Build and Collect
        }
       *[Cathedral] { $left ->
            [one] Cathedral: deploy { $left } Scrapper
           *[other] Cathedral: deploy up to { $left } Scrappers
        }
    }
dei-ask-follow = What next at { $region }?
dei-ask-gift-scrappers = In which courtyard do you deploy the gift’s Scrappers?
dei-ask-gift-structure =
    { $kind ->
        [Elevator] Where does the gift’s Elevator go?
        [Bridge] Where does the gift’s Bridge go?
       *[Refuge] Where does the gift’s Refuge go?
    }
dei-ask-hack = Place a hack token?
dei-ask-unlock = Which advantage do you unlock?
dei-ask-remove =
    { $left ->
        [one] The Cathedral takes back { $left } Scrapper: where from?
       *[other] The Cathedral takes back { $left } Scrappers: where is the next one from?
    }
dei-ask-mission = Choose a mission
dei-ask-mission-hackers = Choose a column: you complete both missions in it and mark one of them
dei-ask-colour = Which colour does the Cathedral cube take?
dei-ask-from = Where from?
dei-ask-to = Where to?
dei-ask-scrappers = How many Scrappers move?
dei-ask-leader = Does the Leader move too?
dei-ask-kind = Which resource?
dei-ask-exchange = Exchange it for Energy?
dei-ask-supply = Take it from the general supply?
dei-ask-where = In which region?
dei-ask-other = Where does it lead?
dei-ask-victim = Whose Scrapper?
dei-ask-by = What do you use?

# What can be chosen.
dei-fact-by = Use { $by }
dei-fact-start =
    { $scrappers ->
        [one] { $scrappers } Scrapper at { $first }, { $others } at { $second }
       *[other] { $scrappers } Scrappers at { $first }, { $others } at { $second }
    }
dei-fact-start-leader = The Leader at { $region }
dei-action-start =
    { $scrappers ->
        [one] { $scrappers } Scrapper at { $first }, { $others } at { $second }; the Leader at { $leader }
       *[other] { $scrappers } Scrappers at { $first }, { $others } at { $second }; the Leader at { $leader }
    }
dei-fact-play = Play face up: { $card }
dei-fact-down = Play face down to buy a card: { $card }
dei-fact-market = From the { $market }
dei-fact-slot =
    { $slot ->
        [1] Left slot: { $card } for { $price }
        [2] Middle slot: { $card } for { $price }
       *[other] Right slot: { $card } for { $price }
    }
dei-fact-slot-number =
    { $slot ->
        [1] Left slot
        [2] Middle slot
       *[other] Right slot
    }
dei-fact-give = Give up: { $card }
dei-fact-discount = { $technology } Technology less
dei-action-play-down = Buy { $card } for { $price }; face down: { $given }
dei-action-buy = Buy { $card } for { $price }; give up: { $given }
dei-fact-enlist = Enlist at { $region }
dei-fact-deploy = Deploy at { $region }
dei-action-enlist =
    { $how ->
        [Enlist] Enlist { $units } at { $region }
        [LeaderEnlist] Enlist { $units } at { $region } ({ $by })
        [Candy] Enlist { $units } at { $region } ({ $by })
        [Muster] Enlist { $units } at { $region } ({ $by })
       *[other] Deploy { $units } at { $region } ({ $by })
    }
dei-fact-from = Move from { $region }
dei-fact-to = To { $region }
dei-fact-scrappers =
    { $scrappers ->
        [0] No Scrappers
        [one] { $scrappers } Scrapper
       *[other] { $scrappers } Scrappers
    }
dei-fact-with-leader = With the Leader
dei-action-move =
    { $how ->
        [Move] Move { $units } from { $from } to { $to }
       *[other] Move { $units } from { $from } to { $to } ({ $by })
    }
dei-fact-collect = Collect at { $region } ({ $there })
dei-fact-exchange-it = Exchange it for Energy
dei-fact-from-supply = From the general supply
dei-action-collect =
    Collect { $kind ->
        [Technology] Technology
       *[Energy] Energy
    } at { $region }{ $supply ->
        [1] { "" }, from the general supply
       *[other] { "" }
    }{ $exchange ->
        [1] { "" }, exchanged for Energy
       *[other] { "" }
    }{ $how ->
        [Collect] { "" }
       *[other] { " " }({ $by })
    }
dei-fact-build =
    { $kind ->
        [Refuge] Build a Refuge
        [Elevator] Build an Elevator
       *[Bridge] Build a Bridge
    }
dei-fact-build-in = At { $region }
dei-fact-build-to = To { $region }
dei-action-build =
    { $kind ->
        [Refuge] Build a Refuge at { $region }
        [Elevator] Build an Elevator from { $region } to { $other }
       *[Bridge] Build a Bridge from { $region } to { $other }
    }{ $how ->
        [Build] { "" }
       *[other] { " " }({ $by })
    }
dei-fact-kill = Kill at { $region }
dei-fact-victim = One of { $seat }’s Scrappers ({ $faction })
dei-action-kill =
    { $how ->
        [Kill] Kill one of { $victim }’s Scrappers at { $region }
       *[other] Kill one of { $victim }’s Scrappers at { $region } ({ $by })
    }
dei-fact-copy = Copy { $card }
dei-fact-exchange = Exchange { $count } Technology for { $count } Energy
dei-fact-drone = Activate { $drone } at { $region }
dei-action-stop-card = Finish the card
dei-action-stop = Finish
dei-action-stop-drone = Finish with the drone
dei-action-no-follow = Nothing more
dei-fact-hack = A hack token on the { $outpost }
dei-action-hack-none = No hack token
dei-fact-unlock = Unlock ({ $colour }): { $advantage }
dei-action-unlock-none = Unlock nothing more
dei-fact-remove = Remove a Scrapper from { $region }
dei-fact-mission =
    { $supplies ->
        [one] Column { $column }, { $supplies } Supply: { $mission }
       *[other] Column { $column }, { $supplies } Supplies: { $mission }
    }
dei-fact-cube = As a { $outpost }

# What happened.
dei-event-faction =
    { $automa ->
        [1] { $seat } plays with the components of the { $faction }
       *[other] { $seat } takes a faction: { $faction }. Leader’s skill: { $skill }
    }
dei-event-board = The board has { $rows } rows of { $columns } districts
dei-event-drone-placed = { $drone } starts at { $region }
dei-event-market-replaced = The gear market replaces the { $colour } market
dei-event-outpost-laid = Outpost at { $region }: { $outpost }
dei-event-card-revealed =
    { $slot ->
        [1] New in the { $market }, left slot: { $text }
        [2] New in the { $market }, middle slot: { $text }
       *[other] New in the { $market }, right slot: { $text }
    }
dei-event-needs = The Automa’s needs, highest bonus first: { $first }, { $second }, { $third }
dei-event-mission-laid = Mission in column { $column }: { $text }
dei-event-automa-refuge = { $seat } has a Refuge with the { $outpost }: { $region }
dei-event-priority = Priority: { $order }
dei-event-advantage-dealt = { $seat } is dealt an advantage: { $text }
dei-event-advantage-offered = Advantage in the draft: { $text }
dei-event-advantage-drafted = { $seat } takes an advantage: { $text }
dei-event-round = Round { $round } begins
dei-event-phase = { $seat }: Action Phase { $phase }
dei-event-gifts-drawn = { $seat } draws two gifts. { $text }. { $text_other }
dei-event-gift-kept = { $seat } keeps a gift. { $text }
dei-event-started = { $seat } starts with { $units } at { $region }
dei-event-card-played = { $seat } plays { $text }
dei-event-card-bought =
    { $how ->
        [Gift] { $seat } uses the gift to buy in the { $market } for { $price }: { $text }
       *[other] { $seat } buys in the { $market } for { $price }: { $text }
    }
dei-event-card-given =
    { $how ->
        [Gift] { $seat } gives up a card, which goes to the bin: { $text }
       *[other] { $seat } plays a card face down: { $text }
    }
dei-event-copied = { $seat } copies { $text }
dei-event-gained = { $seat } gains { $what } ({ $from })
dei-event-exchanged = { $seat } exchanges { $count } Technology for { $count } Energy
dei-event-candy-spent = { $seat } spends a candy
dei-event-enlisted =
    { $how ->
        [Enlist] { $seat } enlists { $units } at { $region }
        [LeaderEnlist] { $seat } enlists { $units } at { $region }
        [Candy] { $seat } enlists { $units } at { $region }
        [Muster] { $seat } enlists { $units } at { $region } ({ $by })
       *[other] { $seat } deploys { $units } at { $region } ({ $by })
    }
dei-event-moved =
    { $how ->
        [Climb] { $seat } moves { $units } from { $from } to { $to } ({ $by })
        [Drone] { $seat } teleports { $units } from { $from } to { $to }
       *[other] { $seat } moves { $units } from { $from } to { $to }
    }
dei-event-collected =
    { $seat } collects { $kind ->
        [Technology] 1 Technology
       *[Energy] 1 Energy
    } at { $region }{ $supply ->
        [1] { "" }, from the general supply
       *[other] { "" }
    }{ $exchange ->
        [1] { "" }, exchanged for 1 Energy
       *[other] { "" }
    }{ $how ->
        [KeenEye] { " " }({ $by })
        [PackTrain] { " " }({ $by })
        [Drone] { " " }({ $by })
       *[other] { "" }
    }
dei-event-built =
    { $kind ->
        [Refuge] { $seat } builds a Refuge at { $region }
        [Elevator] { $seat } builds an Elevator from { $region } to { $other }
       *[Bridge] { $seat } builds a Bridge from { $region } to { $other }
    }
dei-event-killed =
    { $how ->
        [Kill] { $seat } kills one of { $victim }’s Scrappers at { $region }
        [LeaderKill] { $seat } kills one of { $victim }’s Scrappers at { $region }
        [Build] { $seat } kills one of { $victim }’s Scrappers at { $region } ({ dei-gear-mines })
        [LeaderBuild] { $seat } kills one of { $victim }’s Scrappers at { $region } ({ dei-gear-mines })
        [Candy] { $seat } kills one of { $victim }’s Scrappers at { $region } ({ dei-gear-mines })
       *[other] { $seat } kills one of { $victim }’s Scrappers at { $region } ({ $by })
    }
dei-event-drone-moved = { $seat } activates { $drone } at { $region }
dei-event-cube-taken = { $seat } takes control of the { $outpost } at { $region }
dei-event-cube-returned = { $seat } loses control of the { $outpost } at { $region }
dei-event-cathedral-taken = { $seat } takes the Cathedral cube as a { $outpost }
dei-event-cathedral-returned = { $seat } loses the Cathedral cube
dei-event-hacked = { $seat } puts a hack token on the { $outpost } at { $region }
dei-event-unlocked = { $seat } unlocks an advantage: { $text }
dei-event-gift-met =
    { $met ->
        [1] { $seat } meets the requirement, so the gift leaves the game. { $text }
       *[other] { $seat } doesn’t meet the requirement, so the gift goes to the bin. { $text }
    }
dei-event-removed = The Cathedral takes back { $units } from { $region }: { $seat }
dei-event-mission-resolved =
    { $seat } scores { $supplies ->
        [one] { $supplies } Supply
       *[other] { $supplies } Supplies
    } for a mission in column { $column }{ $hackers ->
        [1] { "" } at its lower value
       *[other] { $late ->
            [1] { "" }, late
           *[other] { "" }
        }
    }: { $text }
dei-event-supplied =
    { $supplies ->
        [one] { $seat } scores { $supplies } Supply { $why }
       *[other] { $seat } scores { $supplies } Supplies { $why }
    }
dei-event-need-paid =
    { $seat } scores { $supplies ->
        [one] { $supplies } Supply
       *[other] { $supplies } Supplies
    } for { $cubes ->
        [one] { $cubes } { $colour } cube
       *[other] { $cubes } { $colour } cubes
    }
dei-event-outposts-held =
    { $cubes ->
        [0] At the end of round { $round } { $seat } controls no outposts
        [one] At the end of round { $round } { $seat } controls { $cubes } outpost
       *[other] At the end of round { $round } { $seat } controls { $cubes } outposts
    }
dei-event-cards-returned = End of round { $round }: face-up cards return to hand, face-down cards go to the bin
dei-event-automa-card = { $seat } reveals card { $card }: { $tries }
dei-event-automa-cannot = Not possible: { $deed }
dei-event-automa-does = { $seat }: { $deed }
dei-event-automa-moved =
    { $backup ->
        [1] { $seat } moves { $units } from { $from } to { $to } ({ $free }, backup move)
       *[other] { $seat } moves { $units } from { $from } to { $to } ({ $free })
    }
dei-event-automa-built =
    { $kind ->
        [Refuge] { $seat } places a Refuge at { $region }
        [Elevator] { $seat } places an Elevator from { $region } to { $other }
       *[Bridge] { $seat } places a Bridge from { $region } to { $other }
    }
dei-event-automa-collected =
    { $kind ->
        [Technology] { $seat } collects 1 Technology at { $region }
       *[Energy] { $seat } collects 1 Energy at { $region }
    }
dei-event-automa-converted = { $seat } kills one of { $victim }’s Scrappers at { $region } and places Balthasar there
dei-event-automa-recruited = { $seat } deploys 1 Scrapper at { $region }
dei-event-automa-fetched = { $seat } has an empty reserve: a Scrapper comes from { $region }
dei-event-automa-nobody = { $seat } has no Scrapper in reserve and no free one on the board
dei-event-automa-shuffled =
    { $cards ->
        [one] The Automa’s discard pile ({ $cards } card) is shuffled into a new deck
       *[other] The Automa’s discard pile ({ $cards } cards) is shuffled into a new deck
    }
dei-event-ended = The game is over: final scoring

# Refusals: what was wrong, and what would be right.
dei-refuse-participants =
    { $humans ->
        [one] { $humans } player and the Automa are too many.
       *[other] { $humans } players and the Automa are too many.
    }
    .right = Choose at most 5 players, or use the Automa only in solo games.
dei-refuse-draft = Advantages can’t be drafted in a solo game.
    .right = Turn the draft off, or play with 2 or more players.
dei-refuse-chrono-cult = The Automa plays the Chrono Cult.
    .right = Choose another faction, or play without the Automa.
dei-refuse-faction-twice = Two seats have the same faction: { $faction }.
    .right = Choose a different faction for each seat.
dei-refuse-not-asked = You have a different question to answer now.
    .right = Answer the open question.
dei-refuse-not-on-board = This board has no { $region }.
    .right = Choose a region of the board.
dei-refuse-sealed = The roof of the Cathedral is sealed: { $region }.
    .right = Choose another region.
dei-refuse-not-offered = This advantage is not in the draft.
    .right = Take one that lies there.
dei-refuse-colour-drafted = You already have an advantage of this colour.
    .right = Take one of another colour.
dei-refuse-start =
    { $most ->
        [one] You start with { $most } Scrapper only.
       *[other] You start with { $most } Scrappers only.
    }
    .right = Put 0 to { $most } in the first region; the others start in the second.
dei-refuse-start-region = Nobody starts in this region.
    .right = Put the Leader in a courtyard with a neutral refuge.
dei-refuse-gift = You have not drawn this gift.
    .right = Keep one of the two that you have drawn.
dei-refuse-not-in-hand = You do not have this card in hand.
    .right = Choose a card of your hand.
dei-refuse-bought = You have already bought a card with a face-down card this phase.
    .right = Play a card face up.
dei-refuse-empty-slot = This slot is empty, or the market is not in the game.
    .right = Choose a face-up card in a market.
dei-refuse-requirement =
    { $needed ->
        [one] This slot takes { $needed } outpost of the market’s colour; you control { $cubes }.
       *[other] This slot takes { $needed } outposts of the market’s colour; you control { $cubes }.
    }
    .right = Win the majority at such outposts first, or choose another slot.
dei-refuse-cost = You can’t pay for this card: { $price }.
    .right = Choose a card you can afford.
dei-refuse-gift-market = The gift doesn’t work in this market.
    .right = Buy where the gift says: in the black market, or in a coloured one.
dei-refuse-discount = You can’t split the discount like this.
    .right = Use the whole discount, but take off no more of a resource than the card costs.
dei-refuse-no-symbol = You have no such symbol left.
    .right = Use another symbol, or finish.
dei-refuse-candy-card = You can spend a candy only with a face-up card.
    .right = Use what you gained, or finish.
dei-refuse-candy-twice = You have already spent a candy with this card.
    .right = Use a symbol, or finish the card.
dei-refuse-no-candy = You have no candies.
    .right = Use a symbol, or finish the card.
dei-refuse-no-follow = You can’t do this now.
    .right = Choose one of the options, or nothing more.
dei-refuse-follow-region = This has to be in the same region as the action before it.
    .right = Choose that region.
dei-refuse-within = These actions have to be in the region of the new structure.
    .right = Choose that region.
dei-refuse-leader-region = Your Leader is not there.
    .right = Choose the region of your Leader.
dei-refuse-not-enlist = This doesn’t let you enlist a Scrapper.
    .right = Use Enlist, Muster, a candy, or what you are offered.
dei-refuse-no-scrapper = You have no Scrappers in reserve.
    .right = Do something else, or finish.
dei-refuse-refuge = There is no Refuge there.
    .right = Choose a region with your Refuge or a neutral one.
dei-refuse-muster = You have neither a Refuge nor a unit there.
    .right = Choose a region with your unit or Refuge, or with a neutral refuge.
dei-refuse-courtyard = The gift’s Scrappers go to a courtyard.
    .right = Choose a courtyard.
dei-refuse-not-move = This doesn’t let you move units.
    .right = Use Move, Climb, a candy, or what you are offered.
dei-refuse-nobody-moves = Nobody would move.
    .right = Move at least one Scrapper, or the Leader.
dei-refuse-units =
    { $scrappers ->
        [0] You have no Scrappers there: { $region }.
        [one] You have { $scrappers } Scrapper there: { $region }.
       *[other] You have { $scrappers } Scrappers there: { $region }.
    }
    .right = Move at most as many as are there.
dei-refuse-leader-elsewhere = Your Leader is elsewhere.
    .right = Move from the Leader’s region, or without the Leader.
dei-refuse-with-leader = The Leader has to take part in this Move.
    .right = Take the Leader along.
dei-refuse-not-linked = You can’t go from one of these regions to the other.
    .right = Move to an adjacent courtyard, or by an Elevator or Bridge that is yours or neutral.
dei-refuse-majority = You wouldn’t have the majority at { $region }: another faction has { $value } there.
    .right = Arrive with a higher majority value, or go elsewhere.
dei-refuse-not-collect = This doesn’t let you collect.
    .right = Use Collect, Refine, a candy, or what you are offered.
dei-refuse-no-majority = You don’t have the majority there.
    .right = Choose a region where you have it.
dei-refuse-no-resource = This region has no such resource.
    .right = Choose a resource that is there.
dei-refuse-detector = You can’t take Technology from the general supply here.
    .right = That takes Metal detector, a courtyard with your Leader, and Technology in the general supply.
dei-refuse-exchange-kind = You can exchange only Technology.
    .right = Collect Technology, or don’t exchange.
dei-refuse-refine = This Collect doesn’t exchange.
    .right = Use Refine, or collect without exchanging.
dei-refuse-no-energy = The general supply has no Energy.
    .right = Collect without exchanging.
dei-refuse-not-build = This doesn’t let you build.
    .right = Use Build, a candy, or what you are offered.
dei-refuse-gift-structure = The gift places a different structure now.
    .right = Place the Elevator first, then the Bridge.
dei-refuse-no-structure = You have none of these structures in reserve.
    .right = Build another structure, or do something else.
dei-refuse-refuge-one = A Refuge stands in one region only.
    .right = Name only that region.
dei-refuse-refuge-twice = You already have a Refuge there.
    .right = Choose a region without your Refuge.
dei-refuse-elevator = An Elevator can’t go there.
    .right = Choose a courtyard, then a roof next to it.
dei-refuse-bridge = A Bridge can’t go there.
    .right = Choose two adjacent roofs.
dei-refuse-joined = You have already joined these two regions.
    .right = Choose two that your Elevators and Bridges don’t join.
dei-refuse-build-unit = You have no unit there.
    .right = Build where you have a unit.
dei-refuse-not-kill = This doesn’t let you kill.
    .right = Use Kill, or what you are offered.
dei-refuse-no-unit = You have no unit there.
    .right = Choose a region with your unit.
dei-refuse-mines = Only Mines let you Kill instead.
    .right = That takes Mines and your structure in the Leader’s region; or use Kill.
dei-refuse-no-victim = This faction has no Scrapper there that you can kill.
    .right = Choose another faction with a Scrapper in the region.
dei-refuse-copy = You can’t copy this card.
    .right = Choose another face-up card of this round.
dei-refuse-exchange =
    { $most ->
        [0] You can’t exchange Technology now.
       *[other] You can’t exchange that much Technology.
    }
    .right =
        { $most ->
            [0] Do something else, or finish.
           *[other] Exchange 1 to { $most }.
        }
dei-refuse-no-drone = There is no drone to activate.
    .right = Play a drone card, or use another symbol.
dei-refuse-drone-far = The drone can’t reach that far.
    .right = Choose a region within its reach.
dei-refuse-cathedral-stays = The Cathedral stays where it is.
    .right = Activate it on its own roof.
dei-refuse-drone-region = The drone can’t work there.
    .right = Choose the drone’s region; with the Cathedral, a region with an altar, or as near to one as its bonus allows.
dei-refuse-drone-done = The drone can do no more.
    .right = Finish with the drone.
dei-refuse-scorpion-twice = Scorpion has already done this.
    .right = Choose another of Kill, Build and Collect, or finish with the drone.
dei-refuse-fly-from = Fly takes Scrappers only from its own region.
    .right = Choose that region.
dei-refuse-fly-leader = Fly doesn’t take the Leader.
    .right = Teleport only Scrappers.
dei-refuse-fly-here = Fly is already in this region.
    .right = Choose another one.
dei-refuse-fly = Fly can’t take that many there.
    .right = Teleport up to 2 Scrappers to courtyards, or only 1 to a roof.
dei-refuse-hack-none = Your Leader’s region has no outpost of this colour.
    .right = Choose an outpost that is there, or place no token.
dei-refuse-hacked = This outpost already has a hack token.
    .right = Choose another one in the region, or place no token.
dei-refuse-colour-not-in-play = There is no such colour in this game.
    .right = Choose one of the three colours in play.
dei-refuse-unlocked = This advantage is already unlocked.
    .right = Choose another one, or none.
dei-refuse-unlock =
    { $needed ->
        [one] This takes { $needed } outpost of its colour; you control { $cubes }.
       *[other] This takes { $needed } outposts of its colour; you control { $cubes }.
    }
    .right = Choose a colour you control enough of, or none.
dei-refuse-colour-full = You can’t have any more cubes of this colour.
    .right = Choose a colour with room for a cube.
dei-refuse-remove = You have no Scrapper there.
    .right = Choose a region with your Scrapper.
dei-refuse-no-mission = There is no mission here.
    .right = Choose a mission on the mission board.
dei-refuse-column = You have already used this column.
    .right = Choose a mission in a column without your token.

# What is wrong with a data file.
dei-data-order = This row is out of place.
    .right = Keep to the order of the standard file: each row has its place there.
dei-data-rows = Rows of { $section } in the file: { $found }.
    .right = There must be { $wanted }: add or remove rows.
dei-data-number = A number is out of range: { $column }.
    .right = Write { $least } to { $most }.
dei-data-amount = A number is out of range, missing, or not used by this effect.
    .right = Write 1 to 9 where the standard file has a number for the effect, and leave it out elsewhere.
dei-data-district = There is too much Technology or Energy on this district.
    .right = Write at most 9 for each corner and for the roof.
dei-data-refuge = The neutral refuges are not where they belong.
    .right = Write a corner as refuge for districts 1 and 2, and no refuge for the others.
dei-data-board = There cannot be such a board.
    .right = Write 1 to 4 rows, 1 to 6 columns, no more districts than the file has, and 3 to 7 outposts of each colour, so that each of the three colours finds its districts.
dei-data-bridges = A neutral bridge does not join two neighbouring roofs of this board.
    .right = Write the row and the column of two roofs side by side, counted from 0.
dei-data-tokens = The tokens do not suffice for this number of participants, or there are too many.
    .right = Write at least { $technology } for technology and { $energy } for energy: what the districts show and everybody starts with. Write at most 99 of each kind.
dei-data-faction = A faction cannot have this skill or this drone.
    .right = Give each faction a skill and a drone that no other has; hack and scorpion stay with the Hackers, conversion and cathedral with the Chrono Cult.
dei-data-column = A column is missing, or it does not belong to this section: { $column }.
    .right = Write the columns that the rows of this section have in the standard file.
dei-data-leader = These actions do not belong on this card.
    .right = Write leader on gear cards and symbols on all others.
dei-data-card = A number on this card is too high.
    .right = Write at most 9 of each symbol, of each gain, and for exchange, bonus, cost and Supplies.
dei-data-copy = This card cannot have Copy.
    .right = Write at most one copy, on a card without exchange and without a drone.
dei-data-eighth = This drone does not belong to the faction.
    .right = Write the drone that the faction has in factions.
dei-data-gear = Another card has this gear effect.
    .right = Write each gear effect on one card.
dei-data-gear-market = Cards of the gear market do not stand here.
    .right = Write them in gear_cards; here choose tactical, logistic, mechanical or black.
dei-data-drone-card = This drone cannot have a card in this market.
    .right = Give each drone one card in each of tactical, logistic and mechanical.
dei-data-market = Cards of a market in the file: { $found } ({ $market }).
    .right = Write at least 3: as many lie face up.
dei-data-cards = Action cards in the file: { $found }.
    .right = There can be { $most }, cards of factions and drones included.
dei-data-twice = Two action cards have the same id: { $card }.
    .right = Give each card an id of its own.
dei-data-colour = There are more than six advantages of this colour.
    .right = Write six of each colour.
dei-data-gain = This advantage gains too much.
    .right = Write at most 9 of each kind.
dei-data-mission = A number of this mission is out of range.
    .right = Write at most 9 for pays and late, and 1 to 9 for per and late_per.
dei-data-missions = These missions cannot be played with.
    .right = Write at least 8 that are not new, and at most 32 in all.
dei-data-recruit = The bottom action of this card could fail.
    .right = Write recruit_leader, recruit_refuge or recruit_drone last.
dei-data-automa = The Automa cannot play with so many cards.
    .right = Write 7 to 64.
dei-data-level = The Automa cannot do so many actions.
    .right = Write 1 to 6 for each round.

# What the lab counts.
feature-dei-faction = Factions played
feature-dei-card = Cards bought
feature-dei-advantage = Advantages unlocked
feature-dei-mission = Missions resolved
feature-dei-gift = Gifts kept
feature-dei-outposts = Outposts held at the end of a round

# What a phase is for, in one line.
dei-purpose =
    { $moment ->
        [draft] Take one of the advantages offered; it can be unlocked later with outposts
        [clean_up] Markets and hands are made ready for the next round
        [over] The game is over
       *[other] Play two cards, one after the other: face up for their effects, or face down to buy one
    }
