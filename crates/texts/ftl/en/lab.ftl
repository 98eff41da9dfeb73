# The lab's studies: what a run tells, and the page of its report.

lab-kind = Boardroom · lab report
lab-title = { $name }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: { $bots }; games: { $games }, seed { $seed }
lab-made = Made by Boardroom. The tables this page is drawn from lie beside it, as CSV and as Parquet.
lab-exact = Exact figures
lab-exact-of = Exact figures: { $what }
lab-interval = 95 % interval
lab-games = games
lab-seat = Seat { $number }
lab-even = equal share { $share }
lab-average = average of all players { $share }
lab-middle = middle { $number }

## What was played

lab-played = What was played?
lab-fact-game = Game
lab-fact-seats = Seats
lab-fact-bots = Bots
lab-fact-bots-one = { $bot } in every seat
lab-fact-bots-several = { $bots }; they change seats from game to game
lab-fact-games = Games of each arm
lab-fact-seed = Seed
lab-fact-revision = Revision of the rules
lab-arm = arm
lab-options = options
lab-usual = as in the rulebook
lab-data = data
lab-data-standard = standard
lab-data-own = own
lab-digest = digest of the data
lab-arms-note = The charts show the arm “{ $base }”. All others are compared with it further down, and have their own charts at the end. Games with the same number begin with the same seed in every arm.
lab-unfinished = This run is not finished: { $done } of { $all } games are played. The same command goes on where it stopped.
lab-read-short = Bars are 95 % intervals. A filled point is known to lie off the dashed line; a hollow one could lie on it.
lab-all-of = All charts of “{ $arm }”

## Seats and bots

lab-seats = Does the seat matter?
lab-seats-more = { $seat } wins { $wins } of the games: more than its share of { $even }.
lab-seats-less = { $seat } wins { $wins } of the games: less than its share of { $even }.
lab-seats-same = No seat wins measurably more or less than its share of { $even }.
lab-seats-alone = How often does the player win?
lab-seats-beaten = The player wins { $wins } of the games.
lab-seats-shared = In { $share } of the games several share the win; each counts a part of it.
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

lab-scores = What scores are reached?
lab-scores-answer = Half of all scores are { $middle } or more; nine of ten lie between { $low } and { $high }. The middle winner has { $winner }.
lab-scores-margin = The winner is ahead of the second by { $margin } points on average.
lab-scores-scale = points; how high a column is: the share of all seats with such a score
lab-scores-all = all seats
lab-scores-winners = winners
lab-scores-seats = Do all seats reach the same?
lab-scores-seats-scale = points: the middle score, and the range of nine of ten
lab-points-head = points
lab-share-head = share
lab-low-head = 5 of 100 have less
lab-middle-head = middle
lab-high-head = 5 of 100 have more

## Length

lab-length = How long is a game?
lab-length-answer = The middle game has { $middle } choices; nine of ten have between { $low } and { $high }. The mean is { $mean }.
lab-length-note = The choices of all players together, those without an alternative included.
lab-length-scale = choices in a game; how high a column is: the share of games
lab-choices-head = choices

## What is taken

lab-taken = What do winners take?
lab-taken-note = Each row is something a player can make their own. Its point shows how often the players who took it won. The percentage behind the name says how many of all players took it.
lab-taken-caution = Winning and taking go together here; one does not prove the other. A card can look strong because strong positions can afford it, or weak because it is a last resort. To know, change it in a data file and measure the difference.
lab-taken-best = Known to go with winning most: { $feature }, { $wins }.
lab-taken-worst = Known to go with winning least: { $feature }, { $wins }.
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
lab-feature-head = what
lab-taken-wins-head = wins when taken
lab-taken-seats-head = times taken
lab-taken-share-head = taken by all
lab-taken-winners-head = taken by winners
lab-taken-count-head = how many of it each

## The lead

lab-leads = Is a game decided early?
lab-leads-answer = Whoever leads at half of the game goes on to win { $half } of the time; after nine tenths, { $late }.
lab-leads-note = Leading means: the bots expect the highest score for this position. Where several are equal, nobody leads.
lab-leads-scale = how much of the game is over; how high: how often the leader wins
lab-passes = When does the lead change hands?
lab-leads-passes = In a game the lead passes to another seat { $mean } times on average.
lab-passes-scale = how much of the game is over; how high: in how many games the lead passes in this tenth
lab-tenth-head = game over
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

lab-read = How is this page read?
lab-read-interval = All figures come from games that were played; other games would give slightly other figures. The bar around a point is its 95 % interval: of a hundred such bars, about ninety-five hold the true value. More games make the bars shorter; four times as many halve them.
lab-read-chance = Of a hundred 95 % intervals five miss by chance. Where a page shows many rows, some will look remarkable without being so. Trust what stands far off the line, and what comes back with another seed.
lab-read-cause = Only the comparison of arms shows what causes what, because there nothing else differs. Everything else shows what goes together.
lab-read-bots = These are games of bots. Weak bots say how the game behaves when played at random; strong ones come nearer to what people will meet. A finding that holds for several kinds of bots is worth more.
lab-read-repeat = The same command gives the same tables to the last byte, on every machine, unless a bot plays by the clock.
