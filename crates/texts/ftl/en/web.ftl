# The web client: what the shell says. What games say is in their own files.
# Everywhere.
web-number = Number
web-main = Main
web-home = Home
web-rules = Rules
web-settings = Settings
web-language = Language
web-menu = Menu
web-close = Close
web-cancel = Cancel
web-go-on = Continue
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = Copied
web-yes = yes
web-no = no
web-you = you
web-more = More
web-to-content = Skip to content
web-unreachable = The server can’t be reached.
web-unreachable-right = Nothing was changed. Check your connection and try again.
web-reconnecting = Connection lost. Reconnecting…
web-lost = Page not found
web-lost-about = The address is wrong, or the page no longer exists.

# Who somebody is.
web-who = Who’s playing?
web-name = Name
web-your-name = Your name
web-guest = Guest
web-account = Account
web-password = Password
web-password-about = At least 8 characters.
web-password-old = Current password
web-password-new = New password
web-as-guest = Play as a guest
web-as-guest-about = All you need is a name. Your seats stay yours in this browser.
web-sign-in = Sign in
web-sign-in-about = If you already have an account.
web-sign-up = Create an account
web-sign-up-about = Play on all your devices and take part in rated games. You keep your seats and games from when you were a guest.
web-sign-out = Sign out
web-sign-out-guest = Guests who sign out can’t get back to their tables.
web-no-account = No account needed.

# Home.
web-hello = Economic board games, online
web-hello-about = Play against bots right now, or send friends a link. Every game follows its rulebook to the letter.
web-games = Games
web-play-bots = Play against bots
web-game-players = { $fewest }–{ $most } players
web-game-minutes = { $from }–{ $to } min
web-play-title = { $game } against bots
web-begin = Start
web-new-table = New table
web-how-many = Players
web-alone = solo
web-strength = Strength of the bots
web-my-tables = My tables
web-my-turns =
    { $n ->
        [one] It’s your turn at { $n } table
       *[other] It’s your turn at { $n } tables
    }
web-open-tables = Open tables
web-open-none = No tables are waiting for players right now. Open one and send friends the link.
web-running = Games in progress
web-your-turn = Your turn
web-others-turn = Waiting for others
web-watch = Watch
web-waits-players =
    { $n ->
        [one] needs { $n } more player
       *[other] needs { $n } more players
    }
web-seats-free =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }

# A new table.
web-game = Game
web-which-game = Choose a game
web-seats = Seats
web-seat-number = Seat { $n }
web-seat-me = You
web-seat-anybody = Anyone
web-seat-link = Anyone with the link
web-seat-free = free
web-seat-invited = for anyone with the link
web-seat-kept = reserved
web-bot-name = Bot ({ $bot })
web-bot-random = random
web-bot-greedy = greedy
web-bot-easy = easy
web-bot-normal = normal
web-bot-hard = hard
web-bot-expert = expert
web-options = Options
web-module = module
web-options-fine = More options
web-choice-together = together
web-choice-in_turn = one at a time
web-choice-rulebook = rulebook
web-choice-printed = as printed
web-choice-random = random
web-choice-easy = easy
web-choice-normal = normal
web-choice-hard = hard
web-choice-insane = insane
web-choice-off = off
web-choice-on = on
web-choice-hidden = hidden
web-choice-shown = shown
web-choice-big = big
web-choice-small = small
web-choice-plain = plain
web-choice-dark = dark
web-choice-new = with new powers
web-choice-any = any
web-choice-first-game = First game with the expansion
web-choice-overproduction = Overproduction
web-choice-open-spaces = Open spaces
web-choice-n1 = N1
web-choice-n2 = N2
web-choice-n3 = N3
web-choice-n4 = N4
web-choice-n5 = N5
web-choice-n6 = N6
web-choice-n7 = N7
web-choice-n8 = N8
web-choice-n9 = N9
web-choice-n10 = N10
web-choice-alone = solo games only
web-choice-standard = standard
web-choice-expert = expert
web-choice-tactical = instead of tactical
web-choice-logistic = instead of logistic
web-choice-mechanical = instead of mechanical
web-choice-ravagers = Ravagers
web-choice-refuge-42 = Refuge 42
web-choice-auxilia = Auxilia
web-choice-farm-z = Farm Z
web-choice-hackers = Hackers
web-choice-chrono-cult = Chrono Cult
web-time = Time
web-clock-which = Time limit
web-clock-none = No limit
web-clock-short = Real time
web-clock-long = Over several days
web-clock-minutes = Minutes per player
web-clock-increment = Extra seconds per move
web-clock-days-each = Days per move
web-clock-live = { $minutes } min per player, plus { $seconds } s per move
web-clock-each =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
web-clock-days = { $days } d { $hours } h
web-clock = Time left: { $time }
web-lapse = When time runs out
web-lapse-bot = A bot ({ $bot }) takes over
web-lapse-end = The game ends, and that player comes last
web-who-sees = Who can see the table
web-who-finds = Who can find the table
web-visibility-public = Everyone
web-visibility-link = Anyone with the link
web-visibility-private = Only its players
web-who-looks = Spectators
web-looks-welcome = Allowed
web-looks-delayed = Allowed, with a delay
web-looks-refused = Not allowed
web-delay = Delay in seconds
web-spectators-welcome = Spectators welcome
web-spectators-delayed = Spectators see everything { $seconds } s later
web-spectators-refused = No spectators
web-title = Title
web-hints-on = Hints allowed
web-hints-off = No hints
web-rated = Rated game
web-rated-account = For players with an account.
web-open-table = Open table

# Before the game.
web-all-here = Everyone is here
web-sit = Sit down
web-stand-up = Stand up
web-start = Start game
web-wait-start = Everyone is here. Waiting for the host to start the game.
web-fill = { $n ->
    [one] Give the free seat to a bot
   *[other] Give the { $n } free seats to bots
}
web-close-table = Close table
web-closed = This table was closed before the game started.
web-delayed = Spectators see this table with a delay. The game will appear here soon.
web-invite = Invite
web-invite-about = Anyone with this link can sit down.
web-agreed = Game settings
web-commitment = Shuffle locked in before the game: { $hash }… Anyone can check it afterwards.

# At the table.
web-board = Board
web-table-now = Table
web-players = Players
web-log = Log
web-log-earlier = Show earlier
web-log-laid-out = New on the table: { $n }
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-say = Write a message
web-send = Send
web-beside = Players, log and chat
web-areas = Parts of the table
web-zoom = Board size
web-zoom-out = Smaller
web-zoom-in = Larger
web-zoom-fit = Fit to window
web-question = What is asked
web-choices-none = Nothing to choose right now
web-tab-choose = Choose
web-tab-board = { web-area-board }
web-tab-mine = { web-area-mine }
web-tab-players = { web-players }
web-tab-log = { web-log }
web-area-board = Table
web-area-mine = Mine
web-area-others = Others
web-action = Your move
web-choices = Choices
web-choices-back = Back to the list
web-choices-ways =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
web-steps = Chosen so far
web-step-back = Go back to this step
web-preview = What will happen
web-preview-chance = The rest is up to chance.
web-confirm = Confirm
web-undo = Undo
web-skip = Skip
web-hint = Hint
web-hint-title = What the bots suggest
web-hint-thinking = Simulating two thousand games…
web-hint-about = Win rate of each move in simulated games. The bots see only what you see.
web-hint-win = wins { $win }% (± { $sure })
web-hint-take = Play this
web-waiting = Waiting for { $names }.
web-thinking = thinking
web-stand-in = bot playing
web-resigned = gave up
web-onlooker = Spectator
web-away = A bot is playing for you.
web-return = I’m back
web-resign = Give up
web-resign-sure = A bot takes your seat, or the game ends: as the table agreed. This cannot be taken back.
web-wish = Ask to go back to this point
web-wish-of = { $seat } wants to go back to before step { $entry }.
web-wish-waits = Waiting for the others to answer.
web-agree = Agree
web-decline = Decline
web-why = Why
web-sum = Sum
web-points = points
web-points-of = Points: { $name }
web-see-moment = Show this moment
web-recap = While you were away
web-recap-more =
    { $n ->
        [one] { $n } more line in the log.
       *[other] { $n } more lines in the log.
    }
web-cards-in-hand = cards in hand
web-die = die showing { $value }

# The log, besides what the game tells.
web-log-sit = { $seat } sits down.
web-log-leave = { $seat } leaves the table.
web-log-begin = The game starts.
web-log-undo = { $seat } takes back a move.
web-log-rewind = Everyone goes back, as { $seat } asked.
web-log-wish = { $seat } asks to go back.
web-log-agree = { $seat } agrees.
web-log-decline = { $seat } declines.
web-log-resign = { $seat } gives up.
web-log-lapse = { $seat } runs out of time.
web-log-return = { $seat } is back.
web-log-upgrade = The rules were updated; the game continues.
web-log-stop = The game stops here.
web-log-close = The table was closed.
web-log-undo-plain = A move was taken back.
web-log-rewind-plain = Everyone went back.

# After the game.
web-over = The game is over.
web-stopped = The game was stopped.
web-result = Result
web-won =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
web-gave-up = { $name } gave up or ran out of time.
web-score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-rematch = Play again
web-replay = Replay
web-record = Game record
web-verify = Verify game
web-verified =
    { $picks ->
        [one] Verified: every move follows the rules, and the { $picks } random draw was fixed before the game.
       *[other] Verified: every move follows the rules, and all { $picks } random draws were fixed before the game.
    }
web-not-verified = This game could not be verified.
web-to-table = Go to the table
web-share-moment = Link to this moment
web-first = To the start
web-previous = Back
web-next = Forward
web-last = To the end
web-play = Play
web-pause = Pause
web-moment = Moment
web-step-of = { $step } of { $steps }
web-eyes = View as
web-what-happened = What happened
web-deed = { $seat }: { $deed }
web-nothing-heard = Nothing of this could be seen.

# The lab.
web-lab = Analysis
web-lab-about = Bots go over every decision again, knowing only what the player knew at that moment. The chance to win is how often the player wins in games simulated from there.
web-lab-start-title = This game hasn’t been analysed yet
web-lab-start = Analyse this game
web-lab-start-about = It takes from a few seconds to a few minutes. You can leave the page and come back.
web-lab-running-title = Analysing the game
web-lab-running = { $done } of { $of } decisions
web-lab-chances = Chance to win
web-lab-chart = Chance to win over the game: move with the arrow keys, press Enter to show a moment
web-lab-axis = Steps
web-lab-at = { $name }: { $win }%, ± { $sure }
web-lab-moment = Step { $step }
web-lab-end = The game is over.
web-lab-table = Show as a table
web-lab-step = Step
web-lab-who = Player
web-lab-win = Chance to win
web-lab-choice = Decision
web-lab-accounts = Decisions by player
web-lab-count-choices = decisions
web-lab-count-best = same as the bots
web-lab-count-unclear = no clear difference
web-lab-count-costly = mistakes
web-lab-count-untried = not tried by the bots
web-lab-count-lost = lost, percentage points
web-lab-costs = Costliest decisions
web-lab-costs-about = In percentage points of the chance to win. Differences within the margin of error are left out.
web-lab-costs-none = No decision was clearly worse than the best one.
web-lab-whose = Whose decisions
web-lab-everybody = Everyone’s
web-lab-cost = { $cost } pp
web-lab-better = The bots’ choice: { $deed }
web-lab-difference = { $cost } percentage points (± { $sure })
web-lab-unclear = no clear difference
web-lab-unclear-count =
    { $n ->
        [one] { $n } other decision differs from the bots’ choice, with no clear effect
       *[other] { $n } other decisions differ from the bots’ choice, with no clear effect
    }
web-lab-all =
    { $n ->
        [one] Show { $n } decision
       *[other] Show all { $n } decisions
    }
web-lab-judged-best = The bots would do the same.
web-lab-judged-unclear = The bots would do something else, but it makes no clear difference.
web-lab-judged-costly = The bots would do something else.
web-lab-judged-untried = The bots didn’t try this one.

# Playing on from a moment, and looking back.
web-play-on = Play on from here
web-play-on-about = Opens a new table that continues from step { $step }, with the same hidden cards and the same luck ahead. No clock, no rating.
web-play-on-seat = Your seat
web-past = Past moment
web-to-game = Back to the game

# The best players.
web-best = Top players
web-best-about = The strongest players in rated games. The rating shown is a cautious estimate, so it rises as more games confirm it.
web-best-none = No rated games yet. Players with an account can open one.
web-rating = Rating
web-games-played = Games

# Players and settings.
web-since = since { $date }
web-ratings = Ratings
web-ratings-none = No rated games yet.
web-rated-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
web-history = Games
web-history-none = No finished games yet.
web-more-games = Earlier games
web-place = Rank { $rank }
web-screen = Screen
web-theme = Theme
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animation
web-motion-auto = System
web-motion-on = On
web-motion-off = Off
web-speed = Animation speed
web-sound = Sound
web-sound-off = Off
web-sound-quiet = Quiet
web-sound-normal = Normal
web-sound-loud = Loud
web-sound-ask = Play sounds?
web-sound-yes = Yes
web-sound-no = No
web-confirm-all = Ask me to confirm every choice, even ones I can undo
web-summaries = Show who scored what when a round is over
web-plain = Show every game as text and lists
web-email = Email
web-email-about = Where we write when it’s your turn in a slow game. Nobody else sees it.
web-mail = Email me when it’s my turn
web-webhook = Webhook
web-webhook-about = We call this address, a program of yours, when it’s your turn.
web-keys = Sessions and tokens
web-keys-about = Programs can do anything a person can. See
web-browser = Browser
web-token = Token
web-this-browser = this one
web-used = last used { $date }
web-revoke = Revoke
web-token-label = Name of the token
web-token-make = Create token
web-token-once = Copy it now: it won’t be shown again.
web-book-table = All tables
web-book-house = This server

# Options.
web-option-fantastic-factories-work = Whether everyone works at once or one at a time.
web-option-fantastic-factories-work-together = Everyone works at the same time, so nobody waits.
web-option-fantastic-factories-work-in_turn = One at a time, in turn order: slower, but easier to follow in a first game.
web-option-fantastic-factories-cards = Which text applies to Recycling Plant, Refinery, Scrap Yard and Solar Array, where the rulebook and the cards differ.
web-option-fantastic-factories-cards-rulebook = These four cards do what the rulebook says.
web-option-fantastic-factories-cards-printed = These four cards do what is printed on them.
web-option-fantastic-factories-first = Who has the first-player token in the first round.
web-option-fantastic-factories-first-random = Chosen at random.
web-option-fantastic-factories-first-seat = This seat goes first.
web-option-fantastic-factories-machine = How big a head start the Machine gets in a solo game. With more players it takes no part.
web-option-fantastic-factories-machine-easy = The Machine starts with 2 blueprints.
web-option-fantastic-factories-machine-normal = The Machine starts with 3 blueprints.
web-option-fantastic-factories-machine-hard = The Machine starts with 4 blueprints.
web-option-fantastic-factories-machine-insane = The Machine starts with 5 blueprints.
web-option-cyber-merchant-cyber_deck = Hidden tokens that move the prices.
web-option-cyber-merchant-cyber_deck-off = None: better for a first game.
web-option-cyber-merchant-cyber_deck-on = Each round, every price gets a hidden token that moves it before shares are sold.
web-option-cyber-merchant-notes = Who keeps track of the cards others took.
web-option-cyber-merchant-notes-hidden = Everyone remembers for themselves, as at a real table.
web-option-cyber-merchant-notes-shown = The screen shows it to everyone.
web-option-cyber-merchant-first = Who has the first-player token in the first auction.
web-option-cyber-merchant-first-seat = This seat goes first.
web-option-smartphone-board = Size of the board.
web-option-smartphone-board-big = 12 regions, for 1 to 5 players.
web-option-smartphone-board-small = 8 regions, for 1 to 3 players.
web-option-smartphone-technologies = Powers of the six technologies.
web-option-smartphone-technologies-plain = Plain sides only: best for a first game.
web-option-smartphone-technologies-random = A random side of each base tile.
web-option-smartphone-technologies-new = A random choice that includes the new powers.
web-option-smartphone-technologies-first-game = A recommended set with some of the new powers.
web-option-smartphone-technologies-overproduction = A recommended set with some of the new powers.
web-option-smartphone-technologies-open-spaces = A recommended set with some of the new powers.
web-option-smartphone-directives = Goals open to everyone.
web-option-smartphone-directives-off = None.
web-option-smartphone-directives-on = Goals open to everyone, each worth 12 points to one player.
web-option-smartphone-hard = A variant in which points are also money.
web-option-smartphone-hard-off = The normal game.
web-option-smartphone-hard-on = You pay points for symbols and goods, score patents and retailers at once, and pay interest on debts.
web-option-smartphone-gps = Power of this technology.
web-option-smartphone-gps-any = Decided by the Technologies option.
web-option-smartphone-gps-plain = Produce 5 goods at once.
web-option-smartphone-gps-dark = 1 more good for each active cheap goods symbol.
web-option-smartphone-gps-n1 = 2 more points for each good sold in a favoured region.
web-option-smartphone-gps-n2 = 1 good for the next round from each region you control.
web-option-smartphone-wi_fi = Power of this technology.
web-option-smartphone-wi_fi-any = Decided by the Technologies option.
web-option-smartphone-wi_fi-plain = Unsold goods stay in the warehouse.
web-option-smartphone-wi_fi-dark = A second office in a region, once per round.
web-option-smartphone-wi_fi-n3 = Early sales in regions with your director and office.
web-option-smartphone-wi_fi-n4 = Put up to 2 goods on research and logistics symbols, for 1 more progress each.
web-option-smartphone-gamepad = Power of this technology.
web-option-smartphone-gamepad-any = Decided by the Technologies option.
web-option-smartphone-gamepad-plain = Place an office in any region at once.
web-option-smartphone-gamepad-dark = Every technology costs 1 progress less.
web-option-smartphone-gamepad-n5 = A second good for customers who want a technology you hold the patent for.
web-option-smartphone-gamepad-n6 = Every customer buys in regions with your director and office.
web-option-smartphone-battery = Power of this technology.
web-option-smartphone-battery-any = Decided by the Technologies option.
web-option-smartphone-battery-plain = 1 more logistics progress every round.
web-option-smartphone-battery-dark = 1 more logistics progress for each active markup symbol.
web-option-smartphone-battery-n7 = Take a mini improvement at once.
web-option-smartphone-battery-n8 = 2 goods for each patent, at once and every round.
web-option-smartphone-nfc = Power of this technology.
web-option-smartphone-nfc-any = Decided by the Technologies option.
web-option-smartphone-nfc-plain = Your price goes up by 1, now and in every later round.
web-option-smartphone-nfc-dark = Sell up to 3 goods off the map.
web-option-smartphone-nfc-n9 = Once per round, reserve the first or last customer of a region. Not together with N10.
web-option-smartphone-four_g = Power of this technology.
web-option-smartphone-four_g-any = Decided by the Technologies option.
web-option-smartphone-four_g-plain = Sell 1 good in each region without your office.
web-option-smartphone-four_g-dark = One square of an improvement may lie off the pads.
web-option-smartphone-four_g-n10 = Place a retailer on a region at once. Not together with N9.
web-option-dei-automa = Whether the Automa, a faction nobody plays, takes part, and how strong it is.
web-option-dei-automa-alone = Only in solo games, at the standard level.
web-option-dei-automa-easy = With 3 or 4 actions per phase, for 1 to 5 players.
web-option-dei-automa-standard = With 3 actions per phase at first and 6 in the end, for 1 to 5 players.
web-option-dei-automa-expert = With 5 or 6 actions per phase, for 1 to 5 players.
web-option-dei-gear = Whether the expansion’s gear replaces one of the three coloured markets.
web-option-dei-gear-off = The markets of the base game: better for a first game.
web-option-dei-gear-tactical = Gear for Leaders instead of tactical cards, outposts and advantages.
web-option-dei-gear-logistic = Gear for Leaders instead of logistic cards, outposts and advantages.
web-option-dei-gear-mechanical = Gear for Leaders instead of mechanical cards, outposts and advantages.
web-option-dei-gear-random = One of the three is replaced at random.
web-option-dei-new_missions = Four missions from the expansion.
web-option-dei-new_missions-off = Missions of the base game only.
web-option-dei-new_missions-on = Shuffled in with the others.
web-option-dei-short_missions = How many missions there are to choose from.
web-option-dei-short_missions-off = Two for each round.
web-option-dei-short_missions-on = One for each round.
web-option-dei-draft = How players get their advantages.
web-option-dei-draft-off = Dealt at random: better for a first game.
web-option-dei-draft-on = Everyone takes turns choosing one of each colour, for 2 or more players.
web-option-dei-seat_1 = Faction of this seat.
web-option-dei-seat_1-any = Random.
web-option-dei-seat_1-ravagers = Good at collecting. Drone: Masamune.
web-option-dei-seat_1-refuge-42 = Strong in numbers. Drone: Simon.
web-option-dei-seat_1-auxilia = Quick on their feet. Drone: Fly.
web-option-dei-seat_1-farm-z = A Leader who counts double. Drone: Draco.
web-option-dei-seat_1-hackers = Supplies for hacked outposts, two missions at once. Drone: Scorpion.
web-option-dei-seat_1-chrono-cult = Gifts that ask for something in return. Drone: Cathedral. Not with the Automa.
web-option-dei-seat_2 = { web-option-dei-seat_1 }
web-option-dei-seat_2-any = { web-option-dei-seat_1-any }
web-option-dei-seat_2-ravagers = { web-option-dei-seat_1-ravagers }
web-option-dei-seat_2-refuge-42 = { web-option-dei-seat_1-refuge-42 }
web-option-dei-seat_2-auxilia = { web-option-dei-seat_1-auxilia }
web-option-dei-seat_2-farm-z = { web-option-dei-seat_1-farm-z }
web-option-dei-seat_2-hackers = { web-option-dei-seat_1-hackers }
web-option-dei-seat_2-chrono-cult = { web-option-dei-seat_1-chrono-cult }
web-option-dei-seat_3 = { web-option-dei-seat_1 }
web-option-dei-seat_3-any = { web-option-dei-seat_1-any }
web-option-dei-seat_3-ravagers = { web-option-dei-seat_1-ravagers }
web-option-dei-seat_3-refuge-42 = { web-option-dei-seat_1-refuge-42 }
web-option-dei-seat_3-auxilia = { web-option-dei-seat_1-auxilia }
web-option-dei-seat_3-farm-z = { web-option-dei-seat_1-farm-z }
web-option-dei-seat_3-hackers = { web-option-dei-seat_1-hackers }
web-option-dei-seat_3-chrono-cult = { web-option-dei-seat_1-chrono-cult }
web-option-dei-seat_4 = { web-option-dei-seat_1 }
web-option-dei-seat_4-any = { web-option-dei-seat_1-any }
web-option-dei-seat_4-ravagers = { web-option-dei-seat_1-ravagers }
web-option-dei-seat_4-refuge-42 = { web-option-dei-seat_1-refuge-42 }
web-option-dei-seat_4-auxilia = { web-option-dei-seat_1-auxilia }
web-option-dei-seat_4-farm-z = { web-option-dei-seat_1-farm-z }
web-option-dei-seat_4-hackers = { web-option-dei-seat_1-hackers }
web-option-dei-seat_4-chrono-cult = { web-option-dei-seat_1-chrono-cult }
web-option-dei-seat_5 = { web-option-dei-seat_1 }
web-option-dei-seat_5-any = { web-option-dei-seat_1-any }
web-option-dei-seat_5-ravagers = { web-option-dei-seat_1-ravagers }
web-option-dei-seat_5-refuge-42 = { web-option-dei-seat_1-refuge-42 }
web-option-dei-seat_5-auxilia = { web-option-dei-seat_1-auxilia }
web-option-dei-seat_5-farm-z = { web-option-dei-seat_1-farm-z }
web-option-dei-seat_5-hackers = { web-option-dei-seat_1-hackers }
web-option-dei-seat_5-chrono-cult = { web-option-dei-seat_1-chrono-cult }
web-option-dei-seat_6 = { web-option-dei-seat_1 }
web-option-dei-seat_6-any = { web-option-dei-seat_1-any }
web-option-dei-seat_6-ravagers = { web-option-dei-seat_1-ravagers }
web-option-dei-seat_6-refuge-42 = { web-option-dei-seat_1-refuge-42 }
web-option-dei-seat_6-auxilia = { web-option-dei-seat_1-auxilia }
web-option-dei-seat_6-farm-z = { web-option-dei-seat_1-farm-z }
web-option-dei-seat_6-hackers = { web-option-dei-seat_1-hackers }
web-option-dei-seat_6-chrono-cult = { web-option-dei-seat_1-chrono-cult }
web-bots-about = The random bot plays anything, the greedy one grabs what it can. The others look ahead: the stronger, the further.
web-about-clock-none = No rush: for friends who play together.
web-about-clock-live = Everyone is online. Each player has so many minutes for the whole game, plus a few seconds per move.
web-about-clock-days = Everyone moves when they have time, within so many days.
web-about-lapse-bot = The others play on, and the player can come back any time.
web-about-lapse-end = Nobody has to play against a bot.
web-about-visibility-public = The table is listed on the home page.
web-about-visibility-link = Not listed. Anyone with the link can watch and sit down.
web-about-visibility-private = The link works only until the game starts.
web-about-looks-welcome = Spectators see what lies open, never anyone’s hand.
web-about-looks-delayed = The same, but later, so nobody can tip off the players.
web-about-looks-refused = Only the players see this game, even after it ends.
web-about-hints = Players may ask what the bots would do.
web-about-rated = The result changes the players’ ratings.

# The games: round and phase, and the numbers on a seat’s card.
web-syndicate-phase = Round { $round } of 3
web-syndicate-agents = agents
web-syndicate-assistants = assistants
web-syndicate-short-information = Information
web-syndicate-short-service = Service
web-syndicate-short-transport = Transport
web-syndicate-short-defence = Defence
web-syndicate-short-industry = Industry
web-syndicate-factory = Factory
web-syndicate-deck = Deck
web-syndicate-discard = Discard pile
web-syndicate-order = This round
web-syndicate-next = Next round
web-syndicate-pass = Pass
web-syndicate-network = My network
web-syndicate-places = Places in the network
web-syndicate-dice = Dice
web-syndicate-die = Die { $die } shows { $value }
web-syndicate-die-next = will show { $value }
web-syndicate-even = even
web-syndicate-odd = odd
web-syndicate-mark-up = one up
web-syndicate-mark-down = one down
web-syndicate-mark-none = no change
web-syndicate-covered = { $what }, covered
web-syndicate-corner-left = Left die: { $what }
web-syndicate-corner-right = Right die: { $what }
web-syndicate-cover-none = Cover no corner
web-syndicate-cover-both = Cover both corners with assistants
web-syndicate-cover-left = Cover the left corner with an assistant
web-syndicate-cover-right = Cover the right corner with an assistant
web-syndicate-covers-none = No corner
web-syndicate-covers-left = Left
web-syndicate-covers-right = Right
web-syndicate-covers-both = Both
web-syndicate-calibrate = Ways to calibrate the robot
web-syndicate-bench = The robot you take goes here
web-syndicate-slot = Slot { $slot }
web-syndicate-place = Place { $place }
web-syndicate-slot-empty = Slot { $slot } is empty
web-syndicate-send = Assistants to slot { $slot }
web-syndicate-pool =
    In the pool: { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    }, { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    }
web-syndicate-pawns-at = Pawns at slot { $slot }
web-syndicate-pawns-of =
    { $name }: { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    }, { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    }
web-syndicate-investor-at = Investor { $position }: { $kind }
web-syndicate-investor-gone = no investor left here
web-syndicate-influence = { $name }: influence { $total }, agents { $agents }
web-syndicate-influence-first = { $name }: influence { $total }, agents { $agents }; takes the investor
web-syndicate-influence-second = { $name }: influence { $total }, agents { $agents }; runner-up
web-syndicate-influence-none = Nobody has influence here
web-syndicate-ties = Tied influence: more agents first, then this round’s turn order
web-syndicate-pays-now =
    { $n ->
        [one] Pays { $n } point with the current dice
       *[other] Pays { $n } points with the current dice
    }
web-syndicate-network-now = +{ $n } with the current dice
web-syndicate-robot-term = Place { $place }, { $kind }, dice { $l } and { $r }. { $condition }
web-syndicate-type-term =
    { $kind }: { $investors ->
        [one] { $investors } investor
       *[other] { $investors } investors
    } × { $robots ->
        [one] { $robots } robot
       *[other] { $robots } robots
    }
web-syndicate-plugged-later =
    { $n ->
        [one] { $n } robot in the network joins the pile at the end of the round
       *[other] { $n } robots in the network join the pile at the end of the round
    }
web-syndicate-piles = Robots and investors
web-syndicate-investors = investors
web-syndicate-robots = robots
web-syndicate-investors-would = Investors will pay
web-syndicate-investors-paid = Investors paid
web-syndicate-investors-pay =
    { $n ->
        [one] Investors will pay { $n } point
       *[other] Investors will pay { $n } points
    }
web-syndicate-investors-of = What the investors will pay: { $name }
web-syndicate-scored = Scored so far
web-syndicate-outlook-of = { $name }: scored and expected
web-factories-phase =
    Round { $round } · { $stage ->
        [market] market
        [work] work
        [clean_up] clean-up
       *[other] over
    }
web-factories-goods = goods
web-factories-metal = metal
web-factories-energy = energy
web-merchant-phase =
    Round { $round } of { $rounds } · { $stage ->
        [bidding] auction { $auction }, bids
        [trick] tricks
        [stolen] a stolen trick
        [gifts] giving cards
        [returns] cards in return
        [commit] commitments
        [market] open market
        [credits] exchange
       *[other] over
    }
web-merchant-crypto = crypto
web-merchant-credits = credits
# Cyber Merchant: the board.
web-merchant-prices = Prices
web-merchant-track = { $corporation }, price { $price }
web-merchant-would = Will be { $price }
web-merchant-token-down = A face-down change token
web-merchant-black-market = Black market
web-merchant-markers = Your markers
web-merchant-free = Credits you can still bid
web-merchant-lot-number = Lot { $place }
web-merchant-lot = Lot { $place }: { $cards }
web-merchant-scale = Bids on lot { $place }
web-merchant-bid = Bid { $mark } on lot { $place }
web-merchant-no-bid = no bid yet
web-merchant-sold = Sold
web-merchant-deck = Deck
web-merchant-discard = Discard pile
web-merchant-tricks = Tricks
web-merchant-tricks-about = Everyone now plays all the tricks in their hand.
web-merchant-trick-spot = The trick being played goes here
web-merchant-played = Played in this auction
web-merchant-stolen-from = from
web-merchant-gifts = Collective Change
web-merchant-gifts-about = Everyone gives a card to the player of the trick.
web-merchant-returns-about = Now everyone gets a card back.
web-merchant-gets = played the trick
web-merchant-commitments = Commitments
web-merchant-commit-about = Everyone puts shares of one corporation face down. Jokers may go with them.
web-merchant-inside = In your envelope
web-merchant-take-back = Take back my choice
web-merchant-face-down =
    { $n ->
        [one] { $n } card face down
       *[other] { $n } cards face down
    }
web-merchant-chosen = has chosen
web-merchant-choosing = is choosing
web-merchant-markets = Markets
web-merchant-market = market
web-merchant-market-in = Market: { $corporation }, price { $price }
web-merchant-price = price
web-merchant-caller = opens the market
web-merchant-sum = sum { $sum }
web-merchant-sum-word = sum
web-merchant-sum-of = In the market: { $name }
web-merchant-rank = rank { $rank }
web-merchant-closed = Markets of this round
web-merchant-closed-all = All markets of the game
web-merchant-round = round { $round }
web-merchant-paid = { $name }, { $corporation }: { $crypto } crypto
web-merchant-pay-of = { $corporation }: paid to { $name }
web-merchant-why-rank =
    { $higher ->
        [0] Sum { $sum }: the highest, so rank { $rank }
        [one] Sum { $sum }: { $higher } player has more, so rank { $rank }
       *[other] Sum { $sum }: { $higher } players have more, so rank { $rank }
    }
web-merchant-why-price = The market pays according to the price, { $price }
web-merchant-why-earlier = Crypto from the start, and anything taken back
web-merchant-exchange = Exchange crypto
web-merchant-rate =
    { $rate ->
        [one] 1 crypto buys { $rate } credit. Crypto wins the game; credits only pay for lots.
       *[other] 1 crypto buys { $rate } credits. Crypto wins the game; credits only pay for lots.
    }
web-merchant-how-much = How much crypto to exchange
web-merchant-keep = none
web-merchant-exchange-so =
    { $credits ->
        [one] Exchange { $crypto } crypto for { $credits } credit
       *[other] Exchange { $crypto } crypto for { $credits } credits
    }
web-merchant-final = End of the game
web-merchant-final-about = The most crypto wins; leftover credits are worth nothing.
web-merchant-left = { $value } in shares left in hand
web-merchant-tie = Tie-break: { $name }
web-merchant-first = First player
web-merchant-rob =
    { $n ->
        [one] Steal from { $name }, who holds { $n } card
       *[other] Steal from { $name }, who holds { $n } cards
    }
web-merchant-hand-of =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
web-merchant-markers-of =
    { $n ->
        [one] { $n } bid marker in hand
       *[other] { $n } bid markers in hand
    }
web-merchant-crypto-of = { $n } crypto: where it comes from
web-merchant-unknown = { $n } unknown
web-merchant-hand = Your hand
web-merchant-jokers = Jokers
web-merchant-all = all
web-merchant-all-of = All shares of { $corporation }
web-merchant-hand-empty = No cards yet. Buy a lot.
web-merchant-hand-none = You’re watching: players’ hands are hidden.

# Fantastic Factories: the board.
web-factories-phases = Phases of the round
web-factories-phase-market = Market
web-factories-phase-work = Work
web-factories-phase-clean_up = Clean-up
web-factories-last = Last round
web-factories-last-next = Round { $round } is the last
web-factories-progress = Players’ progress
web-factories-turn = their turn
web-factories-finished = finished
web-factories-unplaced =
    { $n ->
        [0] no unplaced dice
        [one] { $n } unplaced die
       *[other] { $n } unplaced dice
    }
web-factories-market = Market
web-factories-row-blueprints = Blueprints in the market
web-factories-row-contractors = Contractors in the market
web-factories-slot-empty = empty space
web-factories-token = Tool for hiring: { $tool }
web-factories-deck = Cards in the deck: { $n }
web-factories-discarded = Cards discarded: { $n }
web-factories-wipe = New cards
web-factories-prestige = victory points
web-factories-desk = Your desk
web-factories-wallet = Your goods
web-factories-of = of { $most }
web-factories-built = cards built
web-factories-explain =
    { $n ->
        [one] { $n } point. Show how it adds up
       *[other] { $n } points. Show how they add up
    }
web-factories-points-of = Points: { $name }
web-factories-goods-term = Goods: { $n }
web-factories-cards-term = Cards: { $n }
web-factories-monuments-term = Monuments: { $n }
web-factories-over-tokens = { $n } tokens; you keep { $most } after the round
web-factories-over-hand = you keep { $most } after the round
web-factories-dice = Your dice
web-factories-die-held = die showing { $value }, picked up: choose where to place it
web-factories-dice-none = No dice left
web-factories-dice-later = Dice are rolled at the start of the Work phase
web-factories-headquarters = Headquarters
web-factories-floor-research = Any die draws a blueprint. If it matches a die on this floor, draw one more
web-factories-floor-generate = A 1, 2 or 3 gives that much energy. If it matches a die on this floor, gain one more
web-factories-floor-mine = A 4, 5 or 6 gives 1 metal. If it matches a die on this floor, gain one more
web-factories-compound = Compound
web-factories-compound-empty = Nothing built yet
web-factories-band-production = Production
web-factories-band-utility = Utility
web-factories-band-training = Training
web-factories-band-monument = Monuments
web-factories-band-special = Special
web-factories-active = in use
web-factories-used = used
web-factories-fresh = new
web-factories-hand = Hand
web-factories-hand-empty = No cards in hand
web-factories-buildable = can be built
web-factories-building = being built
web-factories-barred = already built
web-factories-goes = would be discarded
web-factories-going = discarded
web-factories-suggested = suggested
web-factories-first = first player
web-factories-known = Known cards in hand: { $names }
web-factories-machine = The Machine
web-factories-machine-dice = The Machine’s dice and its cards
web-factories-machine-gains = gives a good
web-factories-machine-empty = The Machine has no cards yet
web-factories-elsewhere-mine = Your dice and compound are in the “{ web-area-mine }” tab
web-factories-elsewhere-market = The market is in the “{ web-area-board }” tab

web-row-none = –
web-row-and = { $first } · { $next }
web-row-just = { $what }

web-smartphone-phase =
    Round { $round } of 5 · { $phase ->
        [setup] setup
        [planning] 1 planning
        [price] 2 price
        [production] 3 production
        [improvement] 4 production improvement
        [research] 5 research
        [logistics] 6 logistics
        [selling] 7 selling
        [profit] 8 profit
       *[other] over
    }
web-smartphone-price = price
web-smartphone-goods = goods in the warehouse
web-smartphone-progress = progress to place
web-smartphone-region = { $region } · { $size } · costs { $cost }
web-smartphone-offices = Offices: { $list }
web-smartphone-free =
    { $n ->
        [0] full
        [one] { $n } free space
       *[other] { $n } free spaces
    }
web-smartphone-customers = Customers: { $list }
web-smartphone-customers-yours = Customers (✓ buys from you): { $list }
web-smartphone-wants = up to { $n }
web-smartphone-either = { $what } or { $other }
web-smartphone-served =
    { $n ->
        [1] { $customer } → { $seat }
       *[other] { $customer } → { $seat } ×{ $n }
    }
web-smartphone-reserved = { $customer } (reserved: { $seat })
web-smartphone-buys = { $customer } ✓
web-smartphone-retailer = Retailer { $id }, VP for its spaces: { $spaces }
web-smartphone-control = Control: { $list }
web-smartphone-directors = Directors: { $list }
web-smartphone-links = Links: { $list }
web-smartphone-technology = { $technology } · costs { $cost }
web-smartphone-patent = Patent ({ $vp } VP): { $seat }
web-smartphone-patent-free = Patent: { $vp } VP for the first to finish
web-smartphone-researched = Researched by: { $list }
web-smartphone-taken = Taken by: { $list }
web-smartphone-declined = Declined by: { $list }
web-smartphone-reached = Reached: { $list }
web-smartphone-result =
    Price { $price } · goods { $goods } · research { $research } · logistics { $logistics } · { $factory ->
        [0] no factory
       *[other] factory
    }
web-smartphone-programme = Price { $price } · goods { $goods } · research { $research } · logistics { $logistics }
web-smartphone-sale = { $vp } VP at this price
web-smartphone-on-top = { $tile }: on top
web-smartphone-between = { $tile }: between the pads

web-dei-phase =
    Round { $round } of 4 · { $moment ->
        [draft] draft of advantages
        [first] Action Phase 1
        [second] Action Phase 2
        [third] Action Phase 3
        [clean_up] clean-up
       *[other] over
    }
web-dei-cubes-tactical = tactical outposts
web-dei-cubes-logistic = logistic outposts
web-dei-cubes-mechanical = mechanical outposts
web-dei-cubes-gear = gear outposts
web-dei-candies =
    { $n ->
        [one] { $n } candy
       *[other] { $n } candies
    }
web-dei-count = { $what } { $n }
web-dei-whose = { $what } { $seat }
web-dei-neutral = { $what } (neutral)
web-dei-way = { $what } to { $to }
web-dei-outposts = Outpost: { $list }
web-dei-hacked = { $what }, hacked
web-dei-there = Units: { $list }
web-dei-units = { $seat } { $value } ({ $units })
web-dei-scrappers =
    { $n ->
        [one] { $n } Scrapper
       *[other] { $n } Scrappers
    }
web-dei-leader = Leader
web-dei-bonus = bonus +{ $n }
web-dei-nobody = No units
web-dei-majority = Majority: { $seat }
web-dei-supremacy = Supremacy: { $seat }
web-dei-tie = No majority
web-dei-structures = Structures: { $list }
web-dei-also = Also here: { $list }
web-dei-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
web-dei-price = costs { $price }
web-dei-needs =
    { $n ->
        [one] needs { $n } outpost
       *[other] needs { $n } outposts
    }
web-dei-worth =
    { $n ->
        [one] { $n } Supply at the end of the game
       *[other] { $n } Supplies at the end of the game
    }
web-dei-column = Round { $n }
web-dei-column-late = Round { $n } · late
web-dei-now = → pays now: { $list }
web-dei-pays = { $seat } { $n }
web-dei-marked = { $seat } { $n } ✓
web-dei-automa-needs = Needs: { $list }
web-dei-need = +{ $n } { $colour }
web-dei-tries = { $id }: { $list }
web-dei-automa-deck = { $deck } in the deck, { $discard } in the discard pile
web-dei-gift = { $gift }; now { $n }
web-dei-unlocked = unlocked ✓
web-dei-foreseen = Majority value in { $label }: you { $own }, best of the others { $best }
web-dei-supplies =
    { $n ->
        [one] { $n } Supply
       *[other] { $n } Supplies
    }
web-dei-courtyards = Courtyards in row { $n }
web-dei-roofs = Roofs in row { $n }
web-dei-do-play = Play a card face up
web-dei-do-down = Play a card face down and buy one
web-dei-do-enlist = Enlist
web-dei-do-move = Move
web-dei-do-collect = Collect
web-dei-do-build = Build
web-dei-do-kill = Kill
web-dei-do-copy = Copy a card
web-dei-do-drone = Activate the drone
web-dei-do-exchange = Exchange Technology for Energy

# Guided first games.
web-lesson = Lesson
web-lesson-of = Learn { $game }
web-lesson-learn = Learn in 5 minutes
web-lesson-offer = First time? Play a short guided game and learn { $game } in 5 minutes.
web-lesson-no = No, thanks
web-lesson-back = Back
web-lesson-next = Next
web-lesson-leave = Leave the lesson
web-lesson-show = Show me
web-lesson-take-back = Take it back
web-lesson-play = Play a real game now
web-lesson-watch = Watch what happens…
web-lesson-strayed = You may do that too.
web-lesson-progress = Note { $n } of { $of }

# How to play.
web-guide-of = How to play { $game }
web-guide-turn = A round
web-guide-scores = What scores
web-guide-end = The end
web-guide-mistakes = Three beginner’s mistakes
web-guide-all = All rules, one by one
web-guide-minutes = How to play, in five minutes
