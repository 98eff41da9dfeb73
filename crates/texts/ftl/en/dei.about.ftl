game-dei = Dei
game-dei-about = Five prizes, and everybody bids a card in secret for each; for 2 to 4 players.
