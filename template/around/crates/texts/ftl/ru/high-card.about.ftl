game-high-card = High Card
game-high-card-about = Пять призов, и за каждый все тайно ставят по карте; для 2–4 игроков.
