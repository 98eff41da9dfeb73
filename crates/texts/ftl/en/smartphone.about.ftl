game-smartphone = Smartphone
game-smartphone-about = Five prizes, and everybody bids a card in secret for each; for 2 to 4 players.
