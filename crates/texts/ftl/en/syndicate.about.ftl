game-syndicate = Syndicate
game-syndicate-about = Companies plug robots between their dice, and their pawns win investors; three rounds, for 2 to 4 players.
game-syndicate-line = Slip robots between your dice, bend the numbers, win the investors.
