game-smartphone = Smartphone
game-smartphone-about = П’ять призів, і за кожен усі таємно ставлять по карті; для 2–4 гравців.
