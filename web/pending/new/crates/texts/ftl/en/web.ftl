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
web-sign-out-guest = A guest who signs out cannot come back to his tables.
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
web-resigned = gave up
web-onlooker = Onlooker
web-away = A bot plays for you at the moment.
web-return = I am back
web-resign = Give up
web-resign-sure = A bot takes your seat, or the game ends: as the table agreed. This cannot be taken back.
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
web-place = { $rank }. place
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

# The games: round and phase, and the numbers on a seat’s card.
web-syndicate-phase = Round { $round } of 3
web-syndicate-agents = agents
web-syndicate-assistants = assistants
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
