game-cyber-merchant = Cyber Merchant 2022
game-cyber-merchant-about = Bid for shares and tricks on the black market, push prices around and sell for crypto. Four rounds, 2 to 4 players.
option-cyber-merchant-cyber_deck = Cyber deck
option-cyber-merchant-cyber_deck-about = off: without it; on: each round, every price gets a hidden change token that moves it before shares are sold.
option-cyber-merchant-notes = Notes
option-cyber-merchant-notes-about = hidden: players remember for themselves which cards others took; shown: the screen keeps track.
option-cyber-merchant-first = First player
option-cyber-merchant-first-about = 1 to 4: the seat that has the first-player token in the first auction.
