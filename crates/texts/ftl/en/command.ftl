# The command boardroom: help, questions, answers, and the boards it draws.

## Help

cmd-about = Boardroom: economic board games at your own table. Without a command it starts the server.
cmd-help-usage = Usage:
cmd-help-commands = Commands
cmd-help-arguments = Arguments
cmd-help-options = Options
cmd-help-example = Example:
cmd-help-exit = Exit codes:
cmd-help-exit-codes =
    0  done; what was checked is right
    1  refused by a rule, a record or a data file; or what was checked is wrong
    2  wrong arguments
    3  the record is right so far, but its game is not over
    4  a file can’t be read or written

cmd-arg-lang = Language of all texts: en, ru or uk; by default that of the terminal
cmd-arg-version = Shows the version
cmd-arg-help = Shows this help
cmd-arg-game = Which game; see boardroom games
cmd-arg-data = Component data other than the standard; see boardroom data
cmd-arg-option = An option of the game; may be repeated. See boardroom games
cmd-arg-json = Answers in JSON
cmd-arg-record = The record of a game

cmd-games-about = Lists the games, their options and their data
cmd-play-about = Plays at this terminal: several people at one keyboard, or against bots
cmd-play-arg-players = Number of players; by default the fewest the game allows
cmd-play-arg-bots = How many seats, counted from the last, are bots: none, or a number; by default all but one
cmd-play-arg-seats = Who sits where, such as Ann,random,you: the name of a bot means that bot, any other name is a person, and you is a person without a name
cmd-play-arg-seed = Makes the game repeatable: the shuffle follows from this number
cmd-play-arg-entropy = Asks each person for letters that take part in the shuffle; --entropy=TEXT gives them at once, in seat order
cmd-play-arg-save = Saves the game to this new file after every move
cmd-play-arg-resume = Continues a saved game; say again who sits where
cmd-sim-about = Lets bots play many games and counts the results
cmd-sim-arg-players = Number of players; by default the fewest the game allows
cmd-sim-arg-bots = One bot for all seats, or one for each; by default random
cmd-sim-arg-games = Number of games; by default 1000
cmd-sim-arg-seed = The number all random draws follow from; by default 1
cmd-sim-arg-threads = Number of threads; by default as many as the machine has
cmd-hint-about = Shows the best choices at one step of a record, as a search sees them
cmd-hint-arg-step = The step: after this many entries; by default the end
cmd-hint-arg-seat = Whose choice; by default that of the first player asked
cmd-hint-arg-work = How many simulated games the search plays (default 2000)
cmd-hint-arg-seed = Where the random draws of the search come from (default 1)
cmd-lab-about = Studies a game with many games of bots, and measures bots against each other, with intervals
cmd-run-about = Lets bots play many games and writes every game down, as CSV and Parquet. You can stop it at any time: the same command continues where it stopped, and more games extend what is there
cmd-run-arg-out = Folder for the tables; by default one named after what is played, in the current folder
cmd-run-arg-games = Games per arm; by default 1000
cmd-run-arg-seats = Number of seats; by default 2, or as many as there are bots
cmd-run-arg-bots = One bot for all seats, or one for each, which then change seats from game to game; by default random
cmd-run-arg-data = Plays a second arm with these component data, and shows how it differs from the standard ones
cmd-run-arg-modules = Plays one more arm for each module and value that the first arm does not have, and shows how each differs
cmd-report-about = Turns the tables of lab run into one page with charts, for game designers
cmd-report-arg-folder = The folder written by lab run
cmd-report-arg-html = Where to write the page; by default report.html in the folder. An existing file is replaced
cmd-report-arg-json = All figures as JSON; the page is then written only with --html
cmd-duel-about = Lets two bots play until it is clear which is stronger. Every deal is played once from each seat, so luck of seat and deal cancels out; a sequential test (SPRT, both errors at most 5%) stops as soon as it knows
cmd-duel-arg-one = The bot in question; it sits in each seat once per deal
cmd-duel-arg-other = The bot it is compared with; it holds all other seats
cmd-duel-arg-seats = Number of seats; by default 2. With N seats, equals win 1/N of the games: 50% with two, 25% with four; Elo 0 means that share
cmd-duel-arg-games = Most games to play; by default 4000
cmd-duel-arg-elo0 = The test asks whether A is better by this many Elo points …; by default 0
cmd-duel-arg-elo1 = … or by this many; by default 30. To test for a win share of 70% with two seats, use 135 and 160
cmd-ladder-about = Lets every bot play every other on the same deals, each deal once from each seat, and puts their strengths on one Elo scale
cmd-ladder-arg-bots = The bots, each once; by default all that play the game
cmd-ladder-arg-games = Games per pair; by default 100. The strongest bots take seconds for a choice
cmd-ladder-arg-seats = Number of seats; by default 2. With more, each bot sits alone once in every seat against the other in all the rest
cmd-ladder-arg-svg = Draws the strengths with their intervals into this file, as SVG; an existing file is replaced
cmd-replay-about = Tells the story of a record, or shows the table at one step
cmd-replay-arg-step = Shows the table after so many entries; 0 is the deal
cmd-replay-arg-seat = Whose view: the number of a seat, or onlooker
cmd-verify-about = Checks a record: its checksums, its commitment, every random draw, and every move against the rules
cmd-verify-arg-quiet = Writes only the verdict
cmd-rules-about = Shows what a rule says, or all rules of a game
cmd-rules-arg-game = Which game; table for the rules of every table
cmd-rules-arg-id = The id of a rule
cmd-data-about = Writes out and checks component data: the cards and pieces of a game
cmd-data-export-about = Writes the standard data of a game, to be changed and played with
cmd-data-check-about = Checks a data file
cmd-data-arg-file = The data file

## What can be wrong with the arguments

cmd-wrong-argument = There is no argument “{ $found }” here.
    .right = Run it with --help to see what there is.
cmd-wrong-command = There is no command “{ $found }”.
    .right = The commands are: games, play, sim, lab, replay, hint, verify, rules, data.
cmd-wrong-no-command = No command was given.
    .right = Write one of these after the command: { $known }.
cmd-wrong-missing = Something is missing: { $missing }.
    .right = Run it with --help to see how the command is written.
cmd-wrong-conflict = { $first } and { $second } can’t be used together.
    .right = Use one of them, once.
cmd-wrong-utf8 = An argument is not readable text.
    .right = Write it in UTF-8.
cmd-wrong-no-value = { $argument } needs a value.
    .right = Write it after the argument.
cmd-wrong-value = { $argument } can’t be “{ $found }”.
    .right = It can be: { $known }.
cmd-wrong-other = The argument { $argument } can’t be used like this.
    .right = Run it with --help to see how it is written.
cmd-wrong-number = { $argument } can’t be “{ $found }”.
    .right = Give a whole number from { $least } to { $most }.
cmd-wrong-seat = There is no seat “{ $found }”.
    .right = Give a number from 1 to { $most }, or onlooker.
cmd-wrong-option = “{ $found }” is not an option with its value.
    .right = Write --option name=value.
cmd-wrong-bots = There are { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } and only { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
    .right = Let at most { $seats } of the seats be bots, or set more seats with --players.
cmd-wrong-no-bots = No bot can play { $game }.
    .right = Use --bots none.
cmd-wrong-seats = { $given ->
        [one] { $given } seat is listed
       *[other] { $given } seats are listed
    }, more than any table has.
    .right = List at most { $most }.
cmd-wrong-name = “{ $name }” cannot be a name here.
    .right = Use at most { $most } letters.
cmd-wrong-resumed-seats = { $given ->
        [one] { $given } seat is listed
       *[other] { $given } seats are listed
    }, but the saved game has { $seats }.
    .right = List as many as the game has, in their order.
cmd-wrong-entropy = --entropy is given { $given ->
        [one] { $given } time
       *[other] { $given } times
    }, but { $people ->
        [one] { $people } person plays
       *[other] { $people } people play
    }.
    .right = Give it at most once for each person.

## Files

cmd-file-missing = There is no such file.
    .right = Check the name and the folder.
cmd-file-forbidden = The file may not be read.
    .right = Ask its owner, or use a copy of your own.
cmd-file-folder = This is a folder.
    .right = Name a file.
cmd-file-read = The file cannot be read: { $error }.
    .right = Check the file and the disk.
cmd-file-not-text = The file is not text: line { $line } is not UTF-8.
    .right = Name a record or a data file that this program wrote, unchanged.
cmd-file-no-name = This is not the name of a file.
    .right = Name a file.
cmd-file-write = The file cannot be written: { $error }.
    .right = Check the folder, or choose another.
cmd-file-exists = There is such a file already, and it stays as it is.
    .right = Choose another name; to go on with a saved game, use --resume.
cmd-file-no-folder = There is no such folder.
    .right = Name the folder that boardroom lab run has written.
cmd-file-study = A file of the study cannot be used: { $error }.
    .right = Check the folder and the disk, or choose another folder.
cmd-run-no-modules = The game { $game } has no modules.
    .right = Leave out --modules; boardroom games lists what there is.
cmd-file-output = The output cannot be written: { $error }.
    .right = Check where it goes.

## boardroom games, data, rules

cmd-games-players = Players: { $least } to { $most }
cmd-games-no-options = Options: none
cmd-games-module = Module { $name } ({ $label }): { $values }
cmd-games-option = Option { $name } ({ $label }): { $values }
cmd-games-bots = Bots: { $bots }
cmd-games-revision = Rules: revision { $revision }
cmd-games-data = Data: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }, { $reconstructed } of them reconstructed; digest { $digest }
cmd-data-fine = { $file } is in order: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }, { $reconstructed } of them reconstructed.
cmd-data-standard = { $file } is in order and says the same as the standard data: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }, { $reconstructed } of them reconstructed.
cmd-data-digest = Digest: { $digest }
cmd-rules-unknown = There is no rule “{ $id }” in { $game }.
    .right = The nearest are: { $near }.
cmd-rules-no-book = The rules of { $game } are not part of this program.
    .right = See boardroom games for what is.
cmd-rules-english = This is not translated yet: the English text stands here.

## boardroom sim

cmd-sim-title = { $name }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $games } games, seed { $seed }, { $threads ->
        [one] { $threads } thread
       *[other] { $threads } threads
    }
cmd-sim-seat = seat
cmd-sim-bot = bot
cmd-sim-score = mean score
cmd-sim-wins = wins
cmd-sim-speed = { $decisions } decisions in { $seconds } s: { $each } decisions and { $games } games per second.
cmd-sim-length = A game has { $length } choices on average, those without an alternative included.
cmd-sim-digest = Digest of all final states: { $digest }

## boardroom lab

cmd-duel-title = { $name }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: { $one } against { $other }, seed { $seed }
cmd-duel-games = Games: { $games } on { $deals } deals, each played from every seat; { $seconds } s
cmd-duel-wins = Wins of { $one }: { $estimate }, with 95 % certainty { $low } to { $high } ({ $equal } among equals)
cmd-duel-elo = Elo difference: { $estimate }, with 95 % certainty { $low } to { $high }
cmd-duel-sure = { $bot } is the stronger one: { $sure } sure
cmd-duel-h0 = SPRT: decided for Elo { $elo0 } against { $elo1 }, wrong at most { $error } of the time (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper })
cmd-duel-h1 = SPRT: decided for Elo { $elo1 } against { $elo0 }, wrong at most { $error } of the time (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper })
cmd-duel-open = SPRT: not decided between Elo { $elo0 } and { $elo1 } with errors of at most { $error }; more games are needed (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper })
cmd-ladder-title = { $name }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: strength of the bots
cmd-ladder-games = { $games } games; each pair on the same { $deals } deals, each deal from every seat; seed { $seed }
cmd-ladder-elo = Elo
cmd-ladder-interval = 95 % certainty
cmd-ladder-scale = Elo with 95 % intervals; the mean of these bots is 0
cmd-ladder-shares = Wins of the bot in the row against the one in the column ({ $equal } among equals):
cmd-ladder-shares-alone = Wins of the bot in the row, alone against the one in the column in all other seats ({ $equal } among equals):
cmd-ladder-drawn = The chart is in { $file }.
cmd-run-marks = ▲ and ▼: the interval leaves 0 out, so there is a difference.
cmd-run-written = The tables are in { $folder }. For the report with all charts:
cmd-report-written = The report is in { $file }. Open it in a browser.

## boardroom replay

cmd-hint-title = Best choices of { $seat } after entry { $step }, from { $worlds } simulated games
cmd-hint-worth = wins { $win } % (± { $sure }), score { $score }, tried { $tried } times
cmd-hint-over = Nobody is asked after entry { $step }: the game is over.
    .right = Choose an earlier step.
cmd-hint-more =
    { $more ->
        [one] and { $more } other choice
       *[other] and { $more } other choices
    }
cmd-replay-title = { $name }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
cmd-replay-step = Entry { $step } of { $entries }
cmd-replay-no-step = There is no entry { $step }.
    .right = This record has { $entries }; choose from 0 to { $entries }.
cmd-replay-did = { $seat }: { $what }
cmd-replay-over = The game is over.
cmd-replay-asked = The table waits for { $seat }: { $ask }
cmd-replay-waits = The table waits for secret choices: { $seats }

## boardroom verify

cmd-verify-title = { $name }, rules revision { $revision }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
cmd-verify-digests = Checksums: { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
cmd-verify-commitment = Commitment: the secret against what was published before the game
cmd-verify-no-secret = Commitment: there is no secret to compare with
cmd-verify-picks = Chance: { $picks ->
        [one] { $picks } pick
       *[other] { $picks } picks
    }, written value/bound, derived again from the secret
cmd-verify-no-picks = Chance: cannot be derived without the secret
cmd-verify-pick = pick { $number }, line { $line }, entry { $entry }: { $pick }
cmd-verify-pick-deal = pick { $number }, line { $line }, deal: { $pick }
cmd-verify-pick-wrong = the secret gives { $derived }
cmd-verify-rules = Rules: every entry played again, and the final state compared
cmd-verify-no-rules = Rules: not played again, as the text was changed
cmd-verify-holds = Everything holds.
cmd-verify-fails = It does not hold. { $what }
cmd-verify-unfinished = What can be checked holds, but the game is not over.

## boardroom play

cmd-play-bot-name = Bot { $number }
cmd-play-seats = Seats:
cmd-play-seeded = A repeatable game: the shuffle follows from the seed { $seed }, so anyone who knows it can predict the shuffle.
cmd-play-commitment = The shuffle of this game is locked in. Its commitment, with which anyone can check the shuffle afterwards:
cmd-play-entropy = { $seat }, some letters of your own for the shuffle, or Enter for none:
cmd-play-resumed = { $entries ->
        [one] The game goes on after { $entries } entry.
       *[other] The game goes on after { $entries } entries.
    }
cmd-play-no-chance = The system gives no random numbers: { $error }.
    .right = Try again, or play a repeatable game with --seed.
cmd-play-hand-away = It is now { $seat } who plays. Press Enter to clear the screen.
cmd-play-hand-away-sealed = It is now { $seat } who plays. Press Enter to clear the screen, or type { $withdraw } to withdraw your choice.
cmd-play-hand-over = Pass the keyboard to { $seat }, who then presses Enter.
cmd-play-enough = Done: { $action }
cmd-play-prompt = { $least }–{ $most }, { $help } for help
cmd-play-no-input = There is no more input, so the game stops here.
cmd-play-saved = The game is saved in { $file }, the secret of its shuffle included. To go on:
cmd-play-too-long = This line is too long.
    .right = Type a number from the list.
cmd-play-not-text = This cannot be read as text.
    .right = Type it again.
cmd-play-unknown = “{ $found }” is none of what can be typed here.
    .right = Type a number from { $least } to { $most }, or { $help } for help.
cmd-play-no-choice = There is no choice { $number }.
    .right = Choose from { $least } to { $most }.
cmd-play-nothing-back = This is the first step of the choice: there is nothing to go back to.
    .right = Type u to take back your last step, if it can be.
cmd-play-nothing-sealed = No choice lies sealed that could be withdrawn.
    .right = A sealed choice can be withdrawn until the last one is in.
cmd-play-sealed-whose = It is not said whose choice is withdrawn.
    .right = Type the number of the seat too: { $seats }.
cmd-play-sealed-seat = w { $number } for { $seat }
cmd-play-save-where = It is not said where to save.
    .right = Type s and the name of a new file.
cmd-play-leave = Save before you leave? Type the name of a new file, or Enter to leave without saving:
cmd-play-leave-again = Save before you leave? Type s for { $file }, or another name, or Enter to leave without saving:
cmd-play-left = The game was left without saving.
cmd-play-help-number = makes the choice with that number
cmd-play-help-rules = the rules behind what is offered; behind choice 3; any rule by its id

cmd-key-back = b
cmd-key-back-about = one step back in a choice of several steps
cmd-key-undo = u
cmd-key-undo-about = takes back your last step, as long as nothing new was shown by it
cmd-key-withdraw = w
cmd-key-withdraw-about = withdraws a sealed choice that is not opened yet; with a number, that of this seat
cmd-key-view = v
cmd-key-view-about = draws the board again, with its signs explained
cmd-key-log = l
cmd-key-log-about = what has happened; with a number, so many entries
cmd-key-save = s
cmd-key-save-about = saves the game; with a name, into a new file
cmd-key-help = h
cmd-key-help-about = this help
cmd-key-quit = q
cmd-key-quit-about = leaves the game; it can be saved first

cmd-log-undone = { $seat } takes back entry { $number }
cmd-log-rewound = All agree to go back to before entry { $number }, as { $seat } wished

cmd-end-heading = The game is over
cmd-end-winners =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
cmd-end-rule = by rule
cmd-end-total = total
cmd-end-rank = rank
cmd-end-keep = To keep the record of this game, type the name of a new file, or Enter:
cmd-end-kept = The record is kept in { $file }. Its story, and the check that it was fair:

cmd-lobby-welcome = Welcome. A few questions, then the game begins; press Enter for the answer in brackets.
cmd-lobby-game = Which game, { $least }–{ $most }? [{ $usual }]
cmd-lobby-players = Number of players, { $least }–{ $most }? [{ $usual }]
cmd-lobby-bots = How many of them are bots, { $least }–{ $most }? [{ $usual }]
cmd-lobby-name = What is player { $number } called? [–]
cmd-lobby-wrong = This is not one of the numbers.
    .right = Type a number from { $least } to { $most }, or Enter.
cmd-lobby-comma = A name has no comma.
    .right = Type it without one.

## The board of Syndicate. Types in at most 7 letters, conditions and pay in at most 12 and 8.

board-syndicate-information = Inform.
board-syndicate-service = Service
board-syndicate-transport = Transp.
board-syndicate-defence = Defence
board-syndicate-industry = Indust.
board-syndicate-round = round { $round } of { $rounds }
board-syndicate-deck = deck { $deck }, discards { $discard }
board-syndicate-order = Order
board-syndicate-next = Next round
board-syndicate-vp = { $vp } VP
board-syndicate-points = VP
board-syndicate-two-vp = { $one }/{ $both } VP
board-syndicate-number = one/both { $n }
board-syndicate-even-odd = even · odd
board-syndicate-odd-even = odd · even
board-syndicate-sum-odd = L+R odd
board-syndicate-sum-even = L+R even
board-syndicate-both-odd = both odd
board-syndicate-both-even = both even
board-syndicate-free = free
board-syndicate-outlook = ▸ +{ $now } with these dice, +{ $end } at the end
board-syndicate-pool = agents { $agents }, assistants { $assistants }
board-syndicate-investors-robots = Investors × robots
board-syndicate-legend-factory = Over a slot ●2+1: 2 agents, 1 assistant. At an investor: influence; ✔ wins it, +1 gets 1 VP.
board-syndicate-legend-robots = On a robot: its corners turn the dice beside it (⊗ covered); ▸ is what it pays with these dice.
board-syndicate-legend-investors = By type 2×3+1: 2 investors, 3 robots of earlier rounds, 1 in the network; at the end 2×4 VP.

## The board of Fantastic Factories. Types in 1 letter, tools in at most 8 and 4, services in at most 21,
## what a card does in at most 14, card names that are too long for their column in at most 18.

board-factories-production = P
board-factories-utility = U
board-factories-training = T
board-factories-monument = M
board-factories-special = S
board-factories-hammer = hammer
board-factories-wrench = wrench
board-factories-gear = gear
board-factories-shovel = shovel
board-factories-hammer-short = ham.
board-factories-wrench-short = wre.
board-factories-gear-short = gear
board-factories-shovel-short = sho.
board-factories-card-fulfillment_center = Fulfillment
board-factories-card-refinery = Refinery
board-factories-round = round { $round }
board-factories-round-of = round { $round }, the last is { $last }
board-factories-round-last = round { $round }, the last
board-factories-market = Market
board-factories-work = Work
board-factories-clean-up = Clean-up
board-factories-over = over
board-factories-decks = ▤ deck { $blueprints }, discards { $discarded } · contractors { $contractors }
board-factories-order = Order
board-factories-vp = { $vp } VP
board-factories-built = built
board-factories-cards = cards
board-factories-compound = Compound
board-factories-hand = Hand
board-factories-hand-columns = tool, cost, prestige
board-factories-finished = work finished
board-factories-no-dice = no dice left
board-factories-pending-specialist = +[1–6] waiting
board-factories-over-limit = over the limit: ▤ { $cards }, ▬↯ { $tokens }
board-factories-does-copy = a market ▤
board-factories-does-cost = its ▬↯ ≤{ $most }
board-factories-does-build = build
board-factories-does-first = 1st { $goods }
board-factories-does-several = several
board-factories-does-discount = −{ $metal }▬ per M
board-factories-service-gain = +{ $gain }, another +{ $theirs }
board-factories-service-engineer = builds the top ▤
board-factories-service-foreman = sets up to { $n } dice
board-factories-service-dice = +{ $n } dice to roll
board-factories-service-investor = + ▬↯ of the top ▤
board-factories-legend-things = ▬ metal, ↯ energy, ▣ goods, ▤ blueprint. ✓ used or finished, + built this round
board-factories-legend-types = P production, U utility, T training, M monument, S special. Hand: ▸ can be built, × stands already
board-factories-legend-dice = [a] a die showing a, [aa] equal, [abc] in a row, [3×Σ14] sum 14 or more, [?] rolled, [1–6] chosen

## The board of Cyber Merchant, 80 columns wide.

board-merchant-round = round { $now } of { $last }
board-merchant-auction = auction { $now } of { $last }
board-merchant-bidding = Bidding
board-merchant-tricks = Tricks
board-merchant-commit = Profit: commitments
board-merchant-market = Profit: market
board-merchant-credits = Profit: credits
board-merchant-over = over
board-merchant-deck = deck { $deck }
board-merchant-discard = discards { $discard }
board-merchant-discarded = Discards
board-merchant-order = Order
board-merchant-stolen = { $seat } has stolen { $trick } and plays it
board-merchant-gifts = Collective Change: everyone gives { $seat } a card
board-merchant-returns = Collective Change: { $seat } gives everyone a card
board-merchant-no-bid = no bid
board-merchant-cash = cash
board-merchant-crypto = crypto
board-merchant-markers = markers
board-merchant-hand = hand
board-merchant-face-down = face down
board-merchant-own-hand = Hand
board-merchant-own-face-down = Face down
board-merchant-own-sealed = Sealed
board-merchant-sale = Market
board-merchant-price = price { $price }
board-merchant-notes-some = { $count } of
board-merchant-legend-players = ▸ is asked, ✓ has chosen in secret. Cash 13/20: 13 of 20 credits are not bid
board-merchant-legend-cards = RB 1 2 Σ3: shares by value and their sum; WW are jokers
board-merchant-legend-tricks = On a trick: +2 or −1 moves a price, +1−1 two of them, ⇄ swaps two
board-merchant-legend-tokens = (?) a change token lies on the track, face down
board-merchant-legend-notes = Under a player: the cards they surely have, and those of which they have some

## The board of Smartphone Inc., 80 columns wide.

board-smartphone-round = round { $now } of { $last }
board-smartphone-setup = Setup
board-smartphone-planning = 1 Planning
board-smartphone-pricing = 2 Price
board-smartphone-production = 3 Production
board-smartphone-improvement = 4 Production improvement
board-smartphone-research = 5 Research
board-smartphone-logistics = 6 Logistics
board-smartphone-selling = 7 Selling
board-smartphone-profit = 8 Profit
board-smartphone-over = over
board-smartphone-order = Order
board-smartphone-technology = technology
board-smartphone-cost = cost
board-smartphone-me = you
board-smartphone-patent = patent
board-smartphone-power = what it does
board-smartphone-region = region
board-smartphone-offices = offices
board-smartphone-customers = customers
board-smartphone-control = control
board-smartphone-links = links
board-smartphone-row = Improvements
board-smartphone-pile = pile { $count }
board-smartphone-tokens-left = goods tokens { $count }
board-smartphone-minis = Mini improvements
board-smartphone-retailers = Retailers beside the board
board-smartphone-directives = Directives, { $vp } VP each: taken by, your count
board-smartphone-vp = VP
board-smartphone-price = price
board-smartphone-goods = goods
board-smartphone-sold = sold
board-smartphone-progress = progress
board-smartphone-markers = markers
board-smartphone-tokens = tokens
board-smartphone-sealed = plan handed in
board-smartphone-lying = progress on
board-smartphone-programme = Programme
board-smartphone-tiles = Tiles
board-smartphone-plan = Plan of { $seat }
board-smartphone-turned = { $pad }, { $turn }°
board-smartphone-corner = Its upper left square goes to x y of the grid
board-smartphone-axes = x to the right, y down
board-smartphone-squares = [ ] lower pad, ( ) upper pad, { "{" } { "}" } tile
board-smartphone-plan-price = price { $n }
board-smartphone-plan-goods = goods { $n }
board-smartphone-factory = the factory is active
board-smartphone-no-factory = no factory
board-smartphone-plan-research = research progress { $n }
board-smartphone-plan-logistics = logistics progress { $n }
board-smartphone-plan-covered = covered squares { $n }
board-smartphone-plan-unused = unused improvements { $n }
board-smartphone-legend-players = ▸ is asked, ✓ has handed in a plan. Progress: to place now; markers: progress markers in the supply; { "{" }✱ +${ "}" } a tile; ♟ director, ★ favoured region
board-smartphone-legend-symbols = ▣ goods, ▣− cheap goods (price −1), +$ markup (price +1), ⌂ factory, ✱ research, » logistics, · blank
board-smartphone-legend-technologies = Technologies: cost 3/2 before and after the patent is taken; you 1/3: your markers and your cost, ✓ researched; a patent’s VP and holder; who has researched it
board-smartphone-legend-map = Map: on the left who controls the region; 1/3 your progress and the cost; ○ free space; R3a: a retailer with the VP of its spaces; control: VP of the first and second place
board-smartphone-legend-customers = Customers: 4 buys up to price 4; G W P B N F want a technology, 6|P either; ▸ would buy from you; ● served, ●² with a second goods, ●! reserved

## Regions in three letters.

board-smartphone-region-canada = CAN
board-smartphone-region-usa = USA
board-smartphone-region-caribbean = CAR
board-smartphone-region-south-america = SAM
board-smartphone-region-europe = EUR
board-smartphone-region-emirates = EMI
board-smartphone-region-north-africa = NAF
board-smartphone-region-rsa = RSA
board-smartphone-region-cis = CIS
board-smartphone-region-china = CHN
board-smartphone-region-india = IND
board-smartphone-region-australia = AUS

## The board of D.E.I. Colours, Technology and Energy in one letter, actions in at most 9.

board-dei-round = round { $now } of { $last }
board-dei-draft = Draft of advantages
board-dei-first = Action Phase 1
board-dei-second = Action Phase 2
board-dei-third = Action Phase 3
board-dei-clean-up = Clean-up
board-dei-over = over
board-dei-order = Order
board-dei-left = Symbols left:
board-dei-supply = General supply:
board-dei-gifts = gift deck { $n }
board-dei-cube = Cathedral cube
board-dei-offered = To draft:
board-dei-technology = T
board-dei-energy = E
board-dei-candy = candy
board-dei-candies = { $n ->
    [one] { $n } candy
   *[other] { $n } candies
}
board-dei-gained = { $n ->
    [one] { $n } Supply
   *[other] { $n } Supplies
}
board-dei-colour-tactical = T
board-dei-colour-logistic = L
board-dei-colour-mechanical = M
board-dei-colour-gear = G
board-dei-by-enlist = enlist
board-dei-by-move = move
board-dei-by-collect = collect
board-dei-by-build = build
board-dei-by-climb = climb
board-dei-by-muster = muster
board-dei-by-refine = refine
board-dei-by-kill = kill
board-dei-by-copy = copy
board-dei-supplies = Supplies
board-dei-ending = end
board-dei-scrappers = Scrappers
board-dei-hand = hand
board-dei-up = face up
board-dei-down = face down
board-dei-bin = bin
board-dei-hacks = hack tokens { $n }
board-dei-owed = Scrappers to remove { $n }
board-dei-gifts-failed = gifts in the bin { $n }
board-dei-gift = gift { $number } requires: { $demands }; now { $has }
board-dei-needs = needs
board-dei-automa-deck = deck { $deck }, discards { $discard }
board-dei-market = market
board-dei-deck = deck
board-dei-required = needs
board-dei-cost = cost
board-dei-worth = end
board-dei-card = card
board-dei-column = round
board-dei-pays = pays
board-dei-late = late
board-dei-mission = mission
board-dei-legend-map = Map: C a courtyard, R a roof, ░ sealed; 2T 1E Technology and Energy; ⌂ Refuges, † altar, drones by name; [T●] an outpost by colour (T tactical, L logistic, M mechanical, G gear) and who holds it, ! hacked; ○ neutral
board-dei-legend-units = Units by majority value: ●3 Scrappers, ♛ Leader, +1 bonus. Whoever stands first has the majority, unless = follows
board-dei-legend-ways = Between regions: ↕● Elevator from courtyard to roof, ═●═ Bridge to the roof beside, ║ Bridge to the roof below
board-dei-legend-players = Players: ▸ is asked; end: what final scoring would add now; then the reserve with ⌂ Refuges, ↕ Elevators, ═ Bridges; [T] cubes; ✓ unlocked advantage
board-dei-legend-cards = Cards: move 2 is two symbols, ♛ an action with the Leader, 2T→E up to 2 Technology for Energy; a drone stands with its bonus. Markets: outposts needed, cost, Supplies at the end
board-dei-legend-missions = Missions by round, what they pay in time and late; 1/2 is 1 Supply for every 2; under each player what it pays now, ✓ resolved
board-dei-legend-automa = Automa: needs with their bonuses; below, the cards on the action spaces with what they try
