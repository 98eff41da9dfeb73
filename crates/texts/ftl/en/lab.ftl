# The lab's studies: what a run tells, and the page of its report.

lab-kind = Boardroom · lab report
lab-title = { $name }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: { $bots }; games: { $games }, seed { $seed }
lab-made = Made by Boardroom. The data behind this page is in the same folder, as CSV and Parquet.
lab-exact = Exact figures
lab-exact-of = Exact figures: { $what }
lab-interval = 95% interval
lab-games = games
lab-seat = Seat { $number }
lab-even = equal share { $share }
lab-average = average of all players { $share }
lab-middle = median { $number }

## What was played

lab-played = What was played?
lab-fact-game = Game
lab-fact-seats = Seats
lab-fact-bots = Bots
lab-fact-bots-one = { $bot } in every seat
lab-fact-bots-several = { $bots }, changing seats from game to game
lab-fact-games = Games per arm
lab-fact-seed = Seed
lab-fact-revision = Rules revision
lab-arm = arm
lab-options = options
lab-usual = as in the rulebook
lab-data = data
lab-data-standard = standard
lab-data-own = own
lab-digest = digest of the data
lab-arms-note = The charts show the arm “{ $base }”. The others are compared with it further down and have their own charts at the end. Games with the same number start from the same seed in every arm.
lab-unfinished = This run isn’t finished: { $done } of { $all } games are played. Run the same command to continue.
lab-read-short = Bars are 95% intervals. A filled point is known to be off the dashed line; a hollow one might be on it.
lab-all-of = All charts of “{ $arm }”

## Seats and bots

lab-seats = Does the seat matter?
lab-seats-more = { $seat } wins { $wins } of the games: more than its share of { $even }.
lab-seats-less = { $seat } wins { $wins } of the games: less than its share of { $even }.
lab-seats-same = No seat wins measurably more or less than its share of { $even }.
lab-seats-alone = How often does the player win?
lab-seats-beaten = The player wins { $wins } of the games.
lab-seats-shared = In { $share } of the games several players share the win; each gets a part of it.
lab-wins-scale = share of wins
lab-seat-head = seat
lab-bot-head = bot
lab-wins-head = wins
lab-score-head = mean score
lab-bots = Which bot wins?
lab-bots-best = { $bot } wins most: { $wins } of its games, measurably more than any other.
lab-bots-open = { $bot } wins most, { $wins } of its games, but not measurably more than all others.
lab-bots-turn = The bots change seats from game to game, so that no seat favours one of them.

## Scores

lab-scores = What scores do players reach?
lab-scores-answer = Half of all scores are { $middle } or more; nine out of ten are between { $low } and { $high }. The median winner has { $winner }.
lab-scores-margin = On average the winner is { $margin } points ahead of the runner-up.
lab-scores-scale = points; column height: share of all seats with that score
lab-scores-all = all seats
lab-scores-winners = winners
lab-scores-seats = Do all seats score the same?
lab-scores-seats-scale = points: the median score and the range of nine out of ten
lab-points-head = points
lab-share-head = share
lab-low-head = 5 of 100 have less
lab-middle-head = median
lab-high-head = 5 of 100 have more

## Length

lab-length = How long is a game?
lab-length-answer = The median game has { $middle } choices; nine out of ten have between { $low } and { $high }. The mean is { $mean }.
lab-length-note = The choices of all players together, including those with only one option.
lab-length-scale = choices per game; column height: share of games
lab-choices-head = choices

## What is taken

lab-taken = What do winners take?
lab-taken-note = Each row is something a player can acquire. The point shows how often players who took it won; the percentage after the name is how many players took it.
lab-taken-caution = Winning and taking go together here, but one doesn’t prove the other. A card can look strong because players in strong positions can afford it, or weak because it is a last resort. To find out, change it in a data file and measure the difference.
lab-taken-best = Most clearly linked to winning: { $feature }, { $wins }.
lab-taken-worst = Most clearly linked to losing: { $feature }, { $wins }.
lab-taken-count = { $differ ->
        [one] Of { $all }, { $differ } lies measurably off the dashed line; chance alone would put about { $chance } there.
       *[other] Of { $all }, { $differ } lie measurably off the dashed line; chance alone would put about { $chance } there.
    }
lab-taken-none = Of { $all }, none lies measurably off the dashed line.
lab-taken-scale = share of wins when taken
lab-taken-left = { $left ->
        [one] { $left } more lies between these, or was taken too rarely to say; it is in the table.
       *[other] { $left } more lie between these, or were taken too rarely to say; they are in the table.
    }
lab-taken-never = { $count ->
        [one] Never taken: { $features }.
       *[other] Never taken ({ $count }): { $features }.
    }
lab-feature-head = feature
lab-taken-wins-head = wins when taken
lab-taken-seats-head = times taken
lab-taken-share-head = taken by all
lab-taken-winners-head = taken by winners
lab-taken-count-head = how many of it each

## The lead

lab-leads = Is a game decided early?
lab-leads-answer = Whoever leads at half-time goes on to win { $half } of the time; nine tenths of the way through, { $late }.
lab-leads-note = To lead means to have the highest score the bots expect from this position. When several are equal, nobody leads.
lab-leads-scale = progress of the game; height: how often the leader wins
lab-passes = When does the lead change hands?
lab-leads-passes = In a game the lead passes to another seat { $mean } times on average.
lab-passes-scale = progress of the game; height: in how many games the lead changes in this tenth
lab-tenth-head = progress
lab-leads-head = leader wins
lab-passes-head = lead passes

## Differences

lab-compared = { $arm } compared with { $base }
lab-figure = figure
lab-before = before
lab-now = now
lab-difference = difference
lab-known = known to differ
lab-metric-length = Length in choices
lab-metric-score = Mean score
lab-metric-margin = Lead of the winner
lab-metric-leads = Changes of the lead
lab-metric-wins = Wins of { $seat }
lab-features-changed = Of { $all } cards and other features, { $taken } are taken measurably more or less often, and { $wins } win measurably more or less when taken; chance alone would make about { $chance } of each look so.
lab-diff = What does “{ $arm }” change?
lab-diff-some = Measurably different: { $changes }.
lab-diff-none = No figure of whole games differs measurably from “{ $base }”.
lab-diff-note = Everything is “{ $arm }” minus “{ $base }”, game by game with the same seeds. Shares of wins differ by percentage points.
lab-diff-whole = Length, scores, lead
lab-diff-whole-scale = change in percent of what it was
lab-diff-wins = Wins by seat
lab-diff-wins-scale = change in percentage points
lab-diff-even = no change
lab-cards = Cards that read differently
lab-cards-note = What these data change, and what came of it: differences in percentage points, with intervals; ▲ and ▼ mark what is known to differ.
lab-cards-now = now
lab-cards-before = before
lab-cards-left = Not shown here: { $left } more. They are in the table below if both arms have them.
lab-diff-features = What is taken, and what wins
lab-diff-taken = Taken more or less often than before:
lab-diff-taken-scale = change of the share of players who take it, in percentage points
lab-diff-taken-head = change in taking
lab-diff-won = Wins more or less often than before when taken:
lab-diff-won-scale = change of the share of wins when taken, in percentage points
lab-diff-won-head = change in winning

## How to read it

lab-read = How to read this page
lab-read-interval = All figures come from the games that were played; other games would give slightly different ones. The bar around a point is its 95% interval: of a hundred such bars, about ninety-five contain the true value. More games make the bars shorter; four times as many halve them.
lab-read-chance = Out of a hundred 95% intervals, five miss by chance. On a page with many rows, some will look remarkable without being so. Trust what is far off the line, and what shows up again with another seed.
lab-read-cause = Only a comparison of arms shows what causes what, because nothing else differs there. Everything else shows what goes together.
lab-read-bots = These are games played by bots. Weak bots show how the game behaves when played at random; strong ones come closer to what people will see. A finding that holds for several kinds of bots is worth more.
lab-read-repeat = The same command gives the same tables, byte for byte, on every machine, unless a bot plays by the clock.
