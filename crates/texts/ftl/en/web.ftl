# The web client: what the shell says. What games say is in their own files.
# Everywhere.
web-number = Number
web-main = Main
web-home = All tables
web-rules = Rules
web-settings = Settings
web-language = Language
web-menu = Menu
web-close = Close
web-cancel = Cancel
web-go-on = Go on
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = Copied
web-yes = yes
web-no = no
web-you = you
web-more = More
web-to-content = To the content
web-unreachable = The server cannot be reached.
web-unreachable-right = Nothing was changed. Check the connection and try again.
web-reconnecting = Connection lost, connecting again …
web-lost = There is no such page
web-lost-about = The address is wrong, or what was here is gone.

# Who somebody is.
web-who = Who are you?
web-name = Name
web-your-name = Your name
web-guest = Guest
web-account = Account
web-password = Password
web-password-about = At least 8 characters.
web-password-old = Password until now
web-password-new = New password
web-as-guest = As a guest
web-as-guest-about = A name is enough. Your seats stay yours in this browser.
web-sign-in = Sign in
web-sign-in-about = For those who have an account.
web-sign-up = New account
web-sign-up-about = With an account you play on all your devices and can be rated. Seats and history of a guest are kept.
web-sign-out = Sign out
web-sign-out-guest = A guest who signs out cannot come back to their tables.
web-no-account = No account is needed.

# Home.
web-hello = A table is ready
web-hello-about = Economic board games, exactly to their rulebooks: against bots at once, or with friends by a link.
web-games = What can be played
web-play-bots = Play against bots
web-play-title = { $game } against bots
web-begin = Begin
web-new-table = New table
web-how-many = How many play
web-alone = alone
web-strength = How strong the bots are
web-my-tables = My tables
web-my-turns =
    { $n ->
        [one] { $n } table waits for you
       *[other] { $n } tables wait for you
    }
web-open-tables = Open tables
web-open-none = Nobody waits for players at the moment. Open a table and send the link to friends.
web-running = Games under way
web-your-turn = Your turn
web-others-turn = The others think
web-watch = Look on
web-waits-players =
    { $n ->
        [one] waits for { $n } player
       *[other] waits for { $n } players
    }
web-seats-free =
    { $n ->
        [one] { $n } seat is free
       *[other] { $n } seats are free
    }

# A new table.
web-game = Game
web-which-game = Which game
web-seats = Seats
web-seat-number = Seat { $n }
web-seat-me = You
web-seat-anybody = Anybody
web-seat-link = Somebody with the link
web-seat-free = free
web-seat-invited = for somebody with the link
web-seat-kept = kept for somebody
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
web-choice-in_turn = in turn
web-choice-rulebook = as the rulebook says
web-choice-printed = as printed
web-choice-random = by chance
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
web-choice-alone = only for one
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
web-clock-which = How long players may think
web-clock-none = As long as they like
web-clock-short = In one sitting
web-clock-long = Over days
web-clock-minutes = Minutes for the game
web-clock-increment = Seconds added with every answer
web-clock-days-each = Days for every answer
web-clock-live = { $minutes } min for the game, { $seconds } s more with every answer
web-clock-each =
    { $days ->
        [one] { $days } day for every answer
       *[other] { $days } days for every answer
    }
web-clock-days = { $days } d { $hours } h
web-clock = Time left: { $time }
web-lapse = When a clock runs out
web-lapse-bot = A bot ({ $bot }) plays on for the seat
web-lapse-end = The game ends, and the seat is last
web-who-sees = Who sees the table
web-who-finds = Who finds it
web-visibility-public = Everybody
web-visibility-link = Those who have the link
web-visibility-private = Only those who sit there
web-who-looks = Who may look on
web-looks-welcome = Whoever finds it
web-looks-delayed = With a delay
web-looks-refused = Nobody
web-delay = Delay in seconds
web-spectators-welcome = Onlookers are welcome
web-spectators-delayed = Onlookers see everything { $seconds } s later
web-spectators-refused = No onlookers
web-title = Title
web-hints-on = Hints are allowed
web-hints-off = No hints
web-rated = The game counts for ratings
web-rated-account = For players with accounts.
web-open-table = Open the table

# Before the game.
web-all-here = All are here
web-sit = Sit down
web-stand-up = Stand up
web-start = Start
web-wait-start = All are here. Whoever opened the table starts the game.
web-fill = { $n ->
    [one] Give the free seat to a bot
   *[other] Give the { $n } free seats to bots
}
web-close-table = Close the table
web-closed = This table was closed before its game began.
web-delayed = Onlookers see this table some time later. The picture follows.
web-invite = Invite
web-invite-about = Whoever has this link can sit down.
web-agreed = What is agreed
web-commitment = The table has promised its chance: { $hash }… After the game everybody can check it.

# At the table.
web-board = Board
web-table-now = The table
web-players = Players
web-log = Log
web-log-earlier = Show earlier lines
web-chat = Chat
web-chat-count = Chat ({ $n })
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-beside = Beside the table
web-areas = Parts of the table
web-area-board = Table
web-area-mine = Mine
web-area-others = Others
web-action = What is asked of me
web-choices = What can be chosen
web-choices-back = Back to the list
web-choices-ways =
    { $n ->
        [one] { $n } way
       *[other] { $n } ways
    }
web-steps = Steps so far
web-step-back = Go back to here
web-preview = What will happen
web-preview-chance = The rest is left to chance.
web-confirm = Confirm
web-undo = Undo
web-skip = Skip
web-hint = Hint
web-hint-title = What the bots think
web-hint-thinking = They imagine two thousand worlds …
web-hint-about = How often each choice won in the worlds they imagined. They see what you see.
web-hint-win = wins { $win } % (± { $sure })
web-hint-take = Do this
web-waiting = The table waits for { $names }.
web-thinking = thinking
web-stand-in = bot plays
web-onlooker = Onlooker
web-away = A bot plays for you at the moment.
web-return = I am back
web-resign = Give up
web-wish = Ask to go back to before this
web-wish-of = { $seat } wishes to go back to before step { $entry }.
web-wish-waits = Waiting for the others’ answers.
web-agree = Agree
web-decline = Decline
web-why = Why
web-times =
    { $n ->
        [one] { $n } time
       *[other] { $n } times
    }
web-sum = Sum
web-points = points
web-points-of = Points of { $name }
web-see-moment = See this moment
web-recap = Since you were here
web-recap-more =
    { $n ->
        [one] { $n } earlier line is in the log.
       *[other] { $n } earlier lines are in the log.
    }
web-cards-in-hand = cards in hand
web-die = die showing { $value }

# The log, besides what the game tells.
web-log-sit = { $seat } sits down.
web-log-leave = { $seat } stands up.
web-log-begin = The game begins.
web-log-undo = { $seat } takes a step back.
web-log-rewind = All go back, as { $seat } wished.
web-log-wish = { $seat } asks to go back.
web-log-agree = { $seat } agrees.
web-log-decline = { $seat } declines.
web-log-resign = { $seat } gives up.
web-log-lapse = The clock of { $seat } has run out.
web-log-return = { $seat } is back.
web-log-upgrade = The rules were mended; the game goes on.
web-log-stop = The game stops here.
web-log-close = The table was closed.
web-log-undo-plain = A step was taken back.
web-log-rewind-plain = All went back.

# Sitting together: who is here, invitations, rematches, one screen for several.
web-presence-here = here
web-presence-away = away
web-presence-lost = connection lost
web-presence-gone = not here
web-left-gave_up = gave up
web-left-ran_out = ran out of time
web-ran-out = { $name } ran out of time.
web-resign-ends = The game ends now, and you finish last.
web-resign-bot = A bot ({ $bot }) takes over your seat, and the others play on. You cannot come back to this game.
web-resign-final = This cannot be undone.
web-rematch-asks = { $name } wants a rematch.
web-rematch-asked = You asked for a rematch. Seats are kept for everybody.
web-rematch-join = Sit down
web-rematch-go = Go to the new table
web-log-rematch = { $seat } wants a rematch.
web-invites = { $name } invites you to { $game }
web-invited = You are invited to { $game }
web-invite-scan = Scan to join from a phone
web-invite-qr = QR code of the invitation link
web-seat-own = Take this seat
web-shortcuts = Keyboard shortcuts
web-shortcut-digits = Choose from the list
web-shortcut-arrows = Move between choices, tabs and log lines
web-shortcut-tab = Go to the next piece
web-shortcut-enter = Choose the piece in focus; without one, confirm
web-shortcut-confirm = Confirm
web-shortcut-escape = Take back what you picked last
web-shortcut-undo = Undo your last move
web-shortcut-steps = In a replay: one step back or forward
web-shortcut-space = In a replay: play or pause
web-shortcut-help = Show this list
web-offline = You are offline
web-offline-about = Boardroom cannot reach its server. Your games are safe there and will wait for you.
web-offline-again = Try again
web-push = Notifications
web-push-about = This browser can tell you when it is your turn at a table played over days, even when Boardroom is closed.
web-push-on = Turn on notifications
web-push-off = Turn off
web-push-is-on = Notifications are on in this browser.
web-push-why-none = This browser cannot show notifications from Boardroom. On an iPhone or iPad, add Boardroom to the home screen first.
web-push-why-host = This server does not send notifications.
web-push-why-blocked = Notifications are blocked for this site in the browser’s settings.
web-push-failed = The browser did not turn on notifications. Try again later.
web-push-offer = Get a notification when it is your turn?
web-push-later = Not now
web-screen-pass = Pass the screen to { $name }
web-screen-about = Cards are hidden until { $name } takes over.
web-screen-ready = I am { $name }
web-screen-wait = It is nobody’s turn at this screen.
web-opponents = Opponents
web-opponents-open = Anyone
web-opponents-invited = Friends with the link
web-opponents-bot = Bots
web-opponents-local = At this screen
web-seat-local = Plays at this screen
web-seat-local-name = Name of the player on seat { $n }
web-seat-local-here = at this screen

# After the game.
web-over = The game is over.
web-stopped = The game was stopped.
web-result = Result
web-won =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
web-gave-up = { $name } gave up.
web-score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-rematch = Rematch
web-replay = Replay
web-record = Record
web-verify = Check the game
web-verified =
    { $picks ->
        [one] Everything holds: every step follows the rules, and { $picks } use of chance was fixed before the game.
       *[other] Everything holds: every step follows the rules, and all { $picks } uses of chance were fixed before the game.
    }
web-not-verified = Something does not hold.
web-to-table = To the table
web-share-moment = Link to this moment
web-first = To the beginning
web-previous = Back
web-next = Forward
web-last = To the end
web-play = Play
web-pause = Pause
web-moment = Moment
web-step-of = { $step } of { $steps }
web-eyes = Seen by
web-what-happened = What happened
web-deed = { $seat }: { $deed }
web-nothing-heard = Nothing could be heard of it.

# The lab.
web-lab = Analysis
web-lab-about = Bots look at every choice again with the eyes of the player who made it: they see what that player saw then, and nothing of what came after. A chance is the share of the games they imagine from there that the seat wins.
web-lab-start-title = The bots have not looked at this game yet
web-lab-start = Let the bots think
web-lab-start-about = This takes from some seconds to some minutes. You can leave the page and come back.
web-lab-running-title = The bots think
web-lab-running = { $done } of { $of } choices
web-lab-chances = Chance to win
web-lab-chart = Chance to win over the game: arrow keys go from moment to moment, Enter shows the moment
web-lab-axis = Steps of the game
web-lab-at = { $name }: { $win } %, give or take { $sure }
web-lab-moment = Step { $step }
web-lab-end = The game is over.
web-lab-table = As a table
web-lab-step = Step
web-lab-who = Who
web-lab-win = Chance to win
web-lab-choice = Choice
web-lab-accounts = How everybody chose
web-lab-count-choices = choices
web-lab-count-best = as the bots
web-lab-count-unclear = no clear difference
web-lab-count-costly = cost something
web-lab-count-untried = not tried by the bots
web-lab-count-lost = lost, percentage points
web-lab-costs = What cost most
web-lab-costs-about = In percentage points of the chance to win. Only differences larger than what the bots are unsure about are counted.
web-lab-costs-none = No choice was clearly worse than the best one.
web-lab-whose = Whose choices
web-lab-everybody = Everybody’s
web-lab-cost = { $cost } pp
web-lab-better = The bots would have chosen: { $deed }
web-lab-difference = { $cost } percentage points (± { $sure })
web-lab-unclear = no clear difference
web-lab-unclear-count =
    { $n ->
        [one] { $n } other choice differs from what the bots would have chosen, without a clear difference
       *[other] { $n } other choices differ from what the bots would have chosen, without a clear difference
    }
web-lab-all =
    { $n ->
        [one] Show { $n } choice
       *[other] Show all { $n } choices
    }
web-lab-judged-best = The bots would have chosen the same.
web-lab-judged-unclear = The bots would have chosen something else, without a clear difference.
web-lab-judged-costly = The bots would have chosen something else.
web-lab-judged-untried = The bots did not try this choice.

# Playing on from a moment, and looking back.
web-play-on = Play on from here
web-play-on-about = A new table begins as this game was after step { $step }, with the same hidden cards and the same chance to come. It has no clock and does not count for ratings.
web-play-on-seat = Which seat is yours
web-past = A past moment
web-to-game = Back to the game

# The best players.
web-best = Best players
web-best-about = The strongest by their rated games. What is shown is almost certainly not too high, so it grows with every game that makes us surer.
web-best-none = Nobody has played a rated game yet. Players with accounts can open one.
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
web-place = Place { $rank }
web-screen = Screen
web-theme = Light
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-auto = As the system
web-motion-on = On
web-motion-off = Off
web-speed = Speed
web-sound = Sound when it is my turn
web-immediate = Make simple choices without confirming
web-plain = Show every game as text and lists
web-email = E-mail
web-email-about = Where to write when it is your turn at a slow table. Nobody else sees it.
web-mail = Write to me when it is my turn
web-webhook = Address that is called
web-webhook-about = A program of yours is called here when it is your turn.
web-keys = Sessions and tokens
web-keys-about = Programs can do whatever people can; how is told at
web-browser = Browser
web-token = Token
web-this-browser = this one
web-used = used { $date }
web-revoke = Revoke
web-token-label = What the token is for
web-token-make = Make a token
web-token-once = Copy it now: it is not shown again.
web-book-table = Every table
web-book-house = The house

# Options.
web-option-fantastic-factories-work = Whether all work at once or one after another.
web-option-fantastic-factories-work-together = Everybody works at the same time, and nobody waits.
web-option-fantastic-factories-work-in_turn = One after another, in turn order: slower, but easier to follow in a first game.
web-option-fantastic-factories-cards = Which text counts on Recycling Plant, Refinery, Scrap Yard and Solar Array, where book and cards differ.
web-option-fantastic-factories-cards-rulebook = The four cards do what the rulebook says.
web-option-fantastic-factories-cards-printed = The four cards do what is printed on them.
web-option-fantastic-factories-first = Who has the first-player token in the first round.
web-option-fantastic-factories-first-random = Chance decides.
web-option-fantastic-factories-first-seat = This seat begins.
web-option-fantastic-factories-machine = How far ahead the Machine starts in a game alone. With others it does not play.
web-option-fantastic-factories-machine-easy = The Machine starts with 2 blueprints.
web-option-fantastic-factories-machine-normal = The Machine starts with 3 blueprints.
web-option-fantastic-factories-machine-hard = The Machine starts with 4 blueprints.
web-option-fantastic-factories-machine-insane = The Machine starts with 5 blueprints.
web-option-cyber-merchant-cyber_deck = Hidden tokens that move the prices.
web-option-cyber-merchant-cyber_deck-off = There are no such tokens: better for a first game.
web-option-cyber-merchant-cyber_deck-on = In every round each price has a hidden token, which moves it before shares are sold.
web-option-cyber-merchant-notes = Who keeps account of the cards that others took.
web-option-cyber-merchant-notes-hidden = Everybody remembers for themselves, as at a table of wood.
web-option-cyber-merchant-notes-shown = The screen shows it to all.
web-option-cyber-merchant-first = Who has the first-player token in the first auction.
web-option-cyber-merchant-first-seat = This seat begins.
web-option-smartphone-board = How large the board is.
web-option-smartphone-board-big = 12 regions, for 1 to 5 players.
web-option-smartphone-board-small = 8 regions, for 1 to 3 players.
web-option-smartphone-technologies = The powers at the six technologies.
web-option-smartphone-technologies-plain = All plain sides, best for a first game.
web-option-smartphone-technologies-random = A random side of each base tile.
web-option-smartphone-technologies-new = A random choice with the new powers too.
web-option-smartphone-technologies-first-game = A recommended set of powers with new ones among them.
web-option-smartphone-technologies-overproduction = A recommended set of powers with new ones among them.
web-option-smartphone-technologies-open-spaces = A recommended set of powers with new ones among them.
web-option-smartphone-directives = Goals for all to see.
web-option-smartphone-directives-off = Without them.
web-option-smartphone-directives-on = Goals for all to see, each worth 12 points to one player.
web-option-smartphone-hard = A game in which points are spent as well.
web-option-smartphone-hard-off = Without it.
web-option-smartphone-hard-on = Symbols and goods are paid for with points, patents and retailers pay at once, and debts bear interest.
web-option-smartphone-gps = The power at this technology.
web-option-smartphone-gps-any = As Technologies says.
web-option-smartphone-gps-plain = Produce 5 goods at once.
web-option-smartphone-gps-dark = 1 more goods for each active cheap goods symbol.
web-option-smartphone-gps-n1 = 2 more points for each goods sold in a favoured region.
web-option-smartphone-gps-n2 = 1 goods for the next round from each region under control.
web-option-smartphone-wi_fi = The power at this technology.
web-option-smartphone-wi_fi-any = As Technologies says.
web-option-smartphone-wi_fi-plain = Unsold goods stay in the warehouse.
web-option-smartphone-wi_fi-dark = A second office in a region, once a round.
web-option-smartphone-wi_fi-n3 = Early sales where the director and an office are.
web-option-smartphone-wi_fi-n4 = Up to 2 goods on research and logistics symbols, for 1 more progress each.
web-option-smartphone-gamepad = The power at this technology.
web-option-smartphone-gamepad-any = As Technologies says.
web-option-smartphone-gamepad-plain = Place an office in any region at once.
web-option-smartphone-gamepad-dark = Every technology costs 1 progress less.
web-option-smartphone-gamepad-n5 = A second goods for customers who ask for a technology of one’s own patents.
web-option-smartphone-gamepad-n6 = Every customer buys where the director and an office are.
web-option-smartphone-battery = The power at this technology.
web-option-smartphone-battery-any = As Technologies says.
web-option-smartphone-battery-plain = 1 more logistics progress every round.
web-option-smartphone-battery-dark = 1 more logistics progress for each active markup symbol.
web-option-smartphone-battery-n7 = Take a mini improvement at once.
web-option-smartphone-battery-n8 = 2 goods for each patent, at once and every round.
web-option-smartphone-nfc = The power at this technology.
web-option-smartphone-nfc-any = As Technologies says.
web-option-smartphone-nfc-plain = The price rises by 1 at once and in every later round.
web-option-smartphone-nfc-dark = Up to 3 goods sold off the map.
web-option-smartphone-nfc-n9 = Once a round, reserve the first or last customer of a region; not together with N10.
web-option-smartphone-four_g = The power at this technology.
web-option-smartphone-four_g-any = As Technologies says.
web-option-smartphone-four_g-plain = Sell 1 goods in each region without an office.
web-option-smartphone-four_g-dark = One square of an improvement may lie off the pads.
web-option-smartphone-four_g-n10 = Lay a retailer on a region at once; not together with N9.
web-option-dei-automa = Whether a faction that nobody plays takes part, and how well it plays.
web-option-dei-automa-alone = Only against a single player, at the standard level.
web-option-dei-automa-easy = The Automa takes part with 3 or 4 actions a phase, for 1 to 5 players.
web-option-dei-automa-standard = The Automa takes part with 3 actions a phase at first and 6 in the end, for 1 to 5 players.
web-option-dei-automa-expert = The Automa takes part with 5 or 6 actions a phase, for 1 to 5 players.
web-option-dei-gear = Whether the gear of the expansion takes the place of one of the three coloured markets.
web-option-dei-gear-off = The markets of the base game: better for a first game.
web-option-dei-gear-tactical = Gear for Leaders instead of tactical cards, outposts and advantages.
web-option-dei-gear-logistic = Gear for Leaders instead of logistic cards, outposts and advantages.
web-option-dei-gear-mechanical = Gear for Leaders instead of mechanical cards, outposts and advantages.
web-option-dei-gear-random = Chance decides which of the three makes room.
web-option-dei-new_missions = Four missions of the expansion.
web-option-dei-new_missions-off = Only those of the base game.
web-option-dei-new_missions-on = They are shuffled in.
web-option-dei-short_missions = How many missions there are to choose from.
web-option-dei-short_missions-off = Two for each round.
web-option-dei-short_missions-on = One for each round.
web-option-dei-draft = How everybody comes by their advantages.
web-option-dei-draft-off = They are dealt at random: better for a first game.
web-option-dei-draft-on = Everybody takes one of each colour in turn, for 2 players or more.
web-option-dei-seat_1 = The faction of this seat.
web-option-dei-seat_1-any = Dealt at random.
web-option-dei-seat_1-ravagers = Good at collecting; drone Masamune.
web-option-dei-seat_1-refuge-42 = Strong in numbers; drone Simon.
web-option-dei-seat_1-auxilia = Quick on their feet; drone Fly.
web-option-dei-seat_1-farm-z = A Leader who counts double; drone Draco.
web-option-dei-seat_1-hackers = Supplies for hacked outposts, two missions at once; drone Scorpion.
web-option-dei-seat_1-chrono-cult = Gifts that ask for something in return; drone Cathedral. Not with the Automa.
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
web-bots-about = The random bot plays without a thought, the greedy one takes what is nearest. The others imagine how the game may go on: the stronger, the more.
web-about-clock-none = Nobody is hurried: for friends who sit together.
web-about-clock-live = All are here. Each has minutes for the whole game, and some seconds more with every answer.
web-about-clock-days = Everybody answers when there is time for it, within so many days.
web-about-lapse-bot = The others play on, and the player can take the seat back.
web-about-lapse-end = Nobody has to play against a bot.
web-about-visibility-public = The table is in the list on the first page.
web-about-visibility-link = It is in no list. Whoever has the link can look and sit down.
web-about-visibility-private = The link leads here only until the game begins.
web-about-looks-welcome = They see what lies open, never what somebody holds.
web-about-looks-delayed = The same, but later, so that nobody can tell players what they see.
web-about-looks-refused = The game is for its players alone, afterwards as well.
web-about-hints = Players may ask what the bots would choose.
web-about-rated = The result changes the ratings of those who play.

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
web-syndicate-discard = Discards
web-syndicate-order = This round
web-syndicate-next = Next round
web-syndicate-pass = Pass
web-syndicate-others = Other companies
web-syndicate-network = My network
web-syndicate-places = Places of the network
web-syndicate-dice = Dice
web-syndicate-die = D{ $die } shows { $value }
web-syndicate-die-next = would show { $value }
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
web-syndicate-calibrate = Ways to calibrate the robot
web-syndicate-bench = The robot you take comes here
web-syndicate-slot-empty = S{ $slot } is empty
web-syndicate-send = Assistants to S{ $slot }
web-syndicate-send-short = assistants
web-syndicate-pool =
    In the pool: { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    }, { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    }
web-syndicate-pawns-at = Pawns at S{ $slot }
web-syndicate-pawns-of =
    { $name }: { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    }, { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    }
web-syndicate-investor-at = Investor I{ $position }: { $kind }
web-syndicate-investor-gone = nobody is here any more
web-syndicate-influence = { $name }: influence { $total }, agents { $agents }
web-syndicate-influence-first = { $name }: influence { $total }, agents { $agents }; takes the investor
web-syndicate-influence-second = { $name }: influence { $total }, agents { $agents }; comes second
web-syndicate-influence-none = Nobody has influence here
web-syndicate-ties = Equal influence: more agents, then the turn order of this round
web-syndicate-pays-now =
    { $n ->
        [one] Pays { $n } point as the dice stand
       *[other] Pays { $n } points as the dice stand
    }
web-syndicate-network-now = +{ $n } as the dice stand
web-syndicate-robot-term = N{ $place }, { $kind }, dice { $l } and { $r }. { $condition }
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
        [one] { $n } robot in the network joins the pile when the round ends
       *[other] { $n } robots in the network join the pile when the round ends
    }
web-syndicate-piles = Robots and investors
web-syndicate-investors = investors
web-syndicate-robots = robots
web-syndicate-investors-would = Investors would pay
web-syndicate-investors-paid = Investors paid
web-syndicate-investors-pay =
    { $n ->
        [one] Investors would pay { $n } point
       *[other] Investors would pay { $n } points
    }
web-syndicate-investors-of = What the investors of { $name } would pay
web-syndicate-scored = Scored so far
web-syndicate-outlook-of = { $name }: scored, and to come as things stand
web-factories-phase =
    Round { $round } · { $stage ->
        [market] market
        [work] everybody works
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
        [gifts] gifts
        [returns] gifts in return
        [commit] commitments
        [market] a market is open
        [credits] exchange
       *[other] over
    }
web-merchant-crypto = crypto
web-merchant-credits = credits
# Cyber Merchant: the board.
web-merchant-prices = Prices
web-merchant-track = { $corporation }, price { $price }
web-merchant-would = It would be { $price }
web-merchant-token-down = A change token lies face down here
web-merchant-black-market = Black market
web-merchant-markers = Your markers
web-merchant-free = Credits you can still bid
web-merchant-lot = P{ $place }: { $cards }
web-merchant-scale = Bids on P{ $place }
web-merchant-bid = Bid { $mark } on P{ $place }
web-merchant-no-bid = no bid yet
web-merchant-sold = Sold
web-merchant-deck = Deck
web-merchant-discard = Discard pile
web-merchant-tricks = Tricks
web-merchant-tricks-about = Every trick in hand has to be played now.
web-merchant-trick-spot = The trick that is played lies here
web-merchant-played = Played in this auction
web-merchant-stolen-from = from
web-merchant-gifts = Collective Change
web-merchant-gifts-about = Everybody gives a card to whoever played the trick.
web-merchant-returns-about = Now everybody gets a card back.
web-merchant-gets = played the trick
web-merchant-commitments = Commitments
web-merchant-commit-about = Everybody lays shares of one corporation face down; jokers may go with them.
web-merchant-inside = What is in your envelope
web-merchant-take-back = Take your choice back
web-merchant-face-down =
    { $n ->
        [one] { $n } card face down
       *[other] { $n } cards face down
    }
web-merchant-chosen = has chosen
web-merchant-choosing = is choosing
web-merchant-markets = Markets
web-merchant-market = market
web-merchant-market-in = The market in { $corporation }, price { $price }
web-merchant-price = price
web-merchant-caller = opens the market
web-merchant-sum = sum { $sum }
web-merchant-sum-word = sum
web-merchant-sum-of = What { $name } has in the market
web-merchant-rank = rank { $rank }
web-merchant-closed = Markets of this round
web-merchant-closed-all = All markets of the game
web-merchant-round = round { $round }
web-merchant-paid = { $name }, { $corporation }: { $crypto } crypto
web-merchant-pay-of = { $corporation }: what { $name } got
web-merchant-why-rank =
    { $higher ->
        [0] Sum { $sum }: nobody has a higher one, so rank { $rank }
        [one] Sum { $sum }: { $higher } player has a higher one, so rank { $rank }
       *[other] Sum { $sum }: { $higher } players have a higher one, so rank { $rank }
    }
web-merchant-why-price = The market pays by the price { $price }
web-merchant-why-earlier = Crypto at the start, and what was taken back
web-merchant-exchange = Crypto into credits
web-merchant-rate =
    { $rate ->
        [one] 1 crypto gives { $rate } credit. Crypto wins the game; credits only pay for lots.
       *[other] 1 crypto gives { $rate } credits. Crypto wins the game; credits only pay for lots.
    }
web-merchant-how-much = How much crypto is exchanged
web-merchant-keep = none
web-merchant-exchange-so =
    { $credits ->
        [one] Turn { $crypto } crypto into { $credits } credit
       *[other] Turn { $crypto } crypto into { $credits } credits
    }
web-merchant-final = The end
web-merchant-final-about = Most crypto wins; credits left over are worth nothing.
web-merchant-left = { $value } left in hand
web-merchant-tie = The tie: { $name }
web-merchant-traders = Everybody at the table
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
web-merchant-hand-empty = No cards yet: buy a lot.
web-merchant-hand-none = You watch this game; hands are closed.

# Fantastic Factories: the board.
web-factories-phases = Phases of the round
web-factories-phase-market = Market
web-factories-phase-work = Work
web-factories-phase-clean_up = Clean-up
web-factories-last = The last round
web-factories-last-next = Round { $round } is the last
web-factories-progress = How far everybody is
web-factories-turn = on turn
web-factories-finished = finished
web-factories-working = working
web-factories-unplaced =
    { $n ->
        [0] no unplaced dice
        [one] { $n } unplaced die
       *[other] { $n } unplaced dice
    }
web-factories-market = Market
web-factories-row-blueprints = Blueprints of the market
web-factories-row-contractors = Contractors of the market
web-factories-slot-empty = empty place
web-factories-token = Hired with this tool: { $tool }
web-factories-deck = Cards in the deck: { $n }
web-factories-discarded = Cards discarded: { $n }
web-factories-wipe = New row
web-factories-prestige = victory points
web-factories-desk = Your desk
web-factories-wallet = What you have
web-factories-of = of { $most }
web-factories-built = cards built
web-factories-explain =
    { $n ->
        [one] { $n } point. Show the sum
       *[other] { $n } points. Show the sum
    }
web-factories-points-of = Points: { $name }
web-factories-goods-term = Goods: { $n }
web-factories-cards-term = Cards: { $n }
web-factories-monuments-term = Monuments: { $n }
web-factories-over-tokens = { $n } tokens; { $most } stay after the round
web-factories-over-hand = { $most } stay after the round
web-factories-dice = Your dice
web-factories-die-held = die showing { $value }, picked up: choose a place for it
web-factories-dice-none = No dice left
web-factories-dice-later = Dice are rolled when work begins
web-factories-headquarters = Headquarters
web-factories-floor-research = Any die draws a blueprint. A die that matches one on the floor gives one more
web-factories-floor-generate = A 1, 2 or 3 gives as much energy. A die that matches one on the floor gives one more
web-factories-floor-mine = A 4, 5 or 6 gives a metal. A die that matches one on the floor gives one more
web-factories-compound = Compound
web-factories-compound-empty = Nothing is built yet
web-factories-band-production = Production
web-factories-band-utility = Utility
web-factories-band-training = Training
web-factories-band-monument = Monuments
web-factories-band-special = Special
web-factories-active = being used
web-factories-used = used
web-factories-fresh = new
web-factories-hand = Hand
web-factories-hand-empty = The hand is empty
web-factories-buildable = can be built
web-factories-building = being built
web-factories-barred = stands already
web-factories-goes = goes for it
web-factories-going = discarded
web-factories-suggested = suggested
web-factories-first = first player
web-factories-known = Seen in hand: { $names }
web-factories-machine = The Machine
web-factories-machine-dice = What the Machine rolled, beside its cards
web-factories-machine-gains = brings a good
web-factories-machine-empty = The Machine has no cards yet
web-factories-elsewhere-mine = Your dice and your compound are under “{ web-area-mine }”
web-factories-elsewhere-market = The market is under “{ web-area-board }”

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
web-smartphone-region = { $region } · { $size } · cost { $cost }
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
web-smartphone-retailer = Retailer { $id }, VP of its spaces: { $spaces }
web-smartphone-control = Control: { $list }
web-smartphone-directors = Directors: { $list }
web-smartphone-links = Links: { $list }
web-smartphone-technology = { $technology } · cost { $cost }
web-smartphone-patent = Patent ({ $vp } VP): { $seat }
web-smartphone-patent-free = Patent: { $vp } VP for the first
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
        [one] { $n } Supply at the end
       *[other] { $n } Supplies at the end
    }
web-dei-column = Round { $n }
web-dei-column-late = Round { $n } · late
web-dei-now = → would pay now: { $list }
web-dei-pays = { $seat } { $n }
web-dei-marked = { $seat } { $n } ✓
web-dei-automa-needs = Needs: { $list }
web-dei-need = +{ $n } { $colour }
web-dei-tries = { $id }: { $list }
web-dei-automa-deck = { $deck } in the deck, { $discard } in the discard pile
web-dei-gift = { $gift }; now { $n }
web-dei-unlocked = unlocked ✓
web-dei-foreseen = Majority value in { $label }: you { $own }, the highest of the others { $best }
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
