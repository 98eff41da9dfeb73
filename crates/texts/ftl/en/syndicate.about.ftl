game-syndicate = Syndicate
game-syndicate-about = Plug robots in between your dice, and send agents to win investors. Three rounds, 2 to 4 players.
game-syndicate-line = Slip robots between your dice, bend the numbers, win the investors.
