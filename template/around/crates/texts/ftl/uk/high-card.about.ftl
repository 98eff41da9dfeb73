game-high-card = High Card
game-high-card-about = П’ять призів, і за кожен усі таємно ставлять по карті; для 2–4 гравців.
