# Games, options, bots and simulations that are asked for by name.

registry-unknown-game = There is no game called “{ $name }”.
    .right = { $nearest ->
        [none] The games are: { $known }.
       *[other] Did you mean { $nearest }? The games are: { $known }.
    }
registry-unknown-bot = There is no bot called “{ $name }”.
    .right = { $nearest ->
        [none] The bots are: { $known }.
       *[other] Did you mean { $nearest }? The bots are: { $known }.
    }
registry-unknown-option = There is no option called “{ $name }”.
    .right = { $nearest ->
        [none] The options are: { $known }.
       *[other] Did you mean { $nearest }? The options are: { $known }.
    }
registry-no-options = There is no option called “{ $name }”.
    .right = The game { $game } has no options.
registry-option-value = The option { $name } cannot be “{ $value }”.
    .right = It can be: { $known }.
registry-option-twice = The option { $name } was given twice.
    .right = Give it once.
registry-options = The options can’t be read: { $error }.
    .right = The options are: { $known }.
registry-bots-count = { $given ->
        [one] { $given } bot is named
       *[other] { $given } bots are named
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
    .right = Name one bot for all seats, or one for each seat.
registry-no-games = No games were requested.
    .right = Ask for at least 1 game.
registry-threads = The games can’t be played on { $threads ->
        [one] { $threads } thread
       *[other] { $threads } threads
    }.
    .right = Choose from 1 to { $most } threads.
registry-duel-seats = Bots can’t be compared at a table with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
    .right = Choose at least 2 seats.
registry-duel-games = That many games are less than one whole deal.
    .right = Each deal is played once from each seat: ask for at least { $each } games.
registry-duel-bounds = The test can’t tell Elo { $low } from { $high }.
    .right = Make --elo0 less than --elo1.
registry-ladder-bots = These bots don’t make a ladder.
    .right = Name at least two, each once.
registry-stuck = Game { $game } of seed { $seed } got stuck or doesn’t end: this is a bug in the program.
    .right = Please report it with both numbers.

registry-hint-work = A hint can’t be based on { $work } simulated games.
    .right = Choose from 1 to { $most }.
registry-hint-none = No bot can search this game.
    .right = Ask for hints in another game.

registry-lab-arms = These arms don’t make a study.
    .right = Use 1 to { $most } arms, each with its own name.
registry-lab-none = There is no study in { $folder }.
    .right = Name a folder written by boardroom lab run.
registry-lab-other = { $folder } holds a different study, or a longer one.
    .right = Choose another folder, or ask for the same study with at least as many games.
registry-lab-not-empty = { $folder } holds other files.
    .right = Choose an empty or new folder.
registry-lab-empty = { $folder } has nothing to show yet: one of the arms has no complete game.
    .right = Let boardroom lab run continue for a while.
registry-lab-damaged = { $file } is not what the lab wrote there.
    .right = Run the study again in a new folder.
