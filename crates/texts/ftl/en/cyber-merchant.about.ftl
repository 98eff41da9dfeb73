game-cyber-merchant = Cyber Merchant 2022
game-cyber-merchant-about = Traders bid for shares and tricks on the black market, push prices about and sell for crypto; four rounds, for 2 to 4 players.
option-cyber-merchant-cyber_deck = Cyber deck
option-cyber-merchant-cyber_deck-about = off: without it; on: in every round each price has a hidden change token, which moves it before the shares are sold.
option-cyber-merchant-notes = Notes
option-cyber-merchant-notes-about = hidden: players remember for themselves which cards others took; shown: the screen keeps that account.
option-cyber-merchant-first = First player
option-cyber-merchant-first-about = 1 to 4: the seat that has the first-player token in the first auction.
