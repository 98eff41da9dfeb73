game-smartphone = Smartphone
game-smartphone-about = Пять призов, и за каждый все тайно ставят по карте; для 2–4 игроков.
