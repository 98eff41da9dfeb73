# Dei.

dei-ask = Choose a card for the prize of round { $round }.
dei-play = Card { $card }
dei-not-held = You do not hold this card.
    .right = Choose a card of your hand.

dei-chose = { $seat } has chosen a card
dei-showed = { $seat } shows { $card }
dei-won = { $seat } takes the prize: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# For the laboratory.
feature-dei-prize = Prizes taken
dei-prize = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

dei-data-prizes = Prizes in the file: { $found }.
    .right = Write one to five.
