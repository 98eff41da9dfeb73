# High Card.

high-card-ask = Choose a card for the prize of round { $round }.
high-card-play = Card { $card }
high-card-not-held = You do not hold this card.
    .right = Choose a card of your hand.

high-card-chose = { $seat } has chosen a card
high-card-showed = { $seat } shows { $card }
high-card-won = { $seat } takes the prize: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# For the laboratory.
feature-high-card-prize = Prizes taken
high-card-prize = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

high-card-data-prizes = Prizes in the file: { $found }.
    .right = Write one to five.

high-card-points = Prizes
