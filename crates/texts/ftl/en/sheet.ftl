# The sheets of cards, and where points came from.

sheet-cost = Cost:
sheet-rules =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
sheet-more = Press I for the rules
sheet-waits = It is not your turn.

sheet-kind = Points for
sheet-total = Total
sheet-winner = winner
sheet-nothing = No points yet
sheet-grid = Points by kind and player
sheet-round = Round { $round } is over
sheet-round-points = Points this round
sheet-round-skip = Click, tap or press any key to go on

# The end.
sheet-you-win = You win!
sheet-you-share = You share the win!
sheet-place = Place { $n }
