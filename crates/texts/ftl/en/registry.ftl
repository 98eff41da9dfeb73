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
registry-option-twice = The option { $name } is given twice.
    .right = Give it once.
registry-options = The options cannot be read: { $error }.
    .right = The options are: { $known }.
registry-bots-count = { $given ->
        [one] { $given } bot is named
       *[other] { $given } bots are named
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
    .right = Name one bot for all seats, or one for each seat.
registry-no-games = No game is asked for.
    .right = Ask for at least 1 game.
registry-threads = The games cannot be played on { $threads ->
        [one] { $threads } thread
       *[other] { $threads } threads
    }.
    .right = Choose from 1 to { $most } threads.
registry-duel-seats = Bots cannot be compared at a table with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
    .right = Choose at least 2 seats.
registry-duel-games = So few games are not one whole deal.
    .right = A deal is played once from each seat: ask for at least { $each } games.
registry-duel-bounds = The test cannot tell Elo { $low } from { $high }.
    .right = Let --elo0 be less than --elo1.
registry-ladder-bots = These bots make no ladder.
    .right = Name at least two, each once.
registry-stuck = Game number { $game } of seed { $seed } cannot go on, or does not end: this is a fault of the program.
    .right = Please report it with both numbers.

registry-hint-work = Hints cannot be searched for in { $work } worlds.
    .right = Choose from 1 to { $most } worlds.
registry-hint-none = No bot can search this game.
    .right = Ask for hints in another game.

registry-lab-arms = These arms make no study.
    .right = Let there be from 1 to { $most }, each with a name of its own.
registry-lab-none = There is no study in { $folder }.
    .right = Name a folder that boardroom lab run has written.
registry-lab-other = { $folder } holds another study, or a longer one.
    .right = Choose another folder, or ask for what was asked there with at least as many games.
registry-lab-not-empty = { $folder } holds other files.
    .right = Choose an empty folder, or one that is not there yet.
registry-lab-empty = { $folder } has nothing to show yet: some arm has no whole game.
    .right = Let boardroom lab run go on for a while.
registry-lab-damaged = What stands in { $file } is not what the lab wrote there.
    .right = Make the study again in a new folder.
