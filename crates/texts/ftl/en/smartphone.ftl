# Smartphone.

smartphone-ask = Choose a card for the prize of round { $round }.
smartphone-play = Card { $card }
smartphone-not-held = You do not hold this card.
    .right = Choose a card of your hand.

smartphone-chose = { $seat } has chosen a card
smartphone-showed = { $seat } shows { $card }
smartphone-won = { $seat } takes the prize: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# For the laboratory.
feature-smartphone-prize = Prizes taken
smartphone-prize = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

smartphone-data-prizes = Prizes in the file: { $found }.
    .right = Write one to five.
