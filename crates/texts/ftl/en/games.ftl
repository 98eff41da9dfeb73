# The games: game-<id>, game-<id>-about, and for options option-<id>-<name>, option-<id>-<name>-about.

game-syndicate = Syndicate
game-syndicate-about = Companies plug robots between their dice, and their pawns win investors; three rounds, for 2 to 4 players.

game-fantastic-factories = Fantastic Factories
game-fantastic-factories-about = Blueprints become factories, and dice work in them for goods and prestige; for 1 to 5 players, alone against the Machine.
option-fantastic-factories-work = Work phase
option-fantastic-factories-work-about = together: everybody works at the same time; in_turn: one after another, in turn order, which is easier in a first game.
option-fantastic-factories-cards = Card texts
option-fantastic-factories-cards-about = rulebook: four cards as the rulebook describes them; printed: Recycling Plant, Refinery, Scrap Yard and Solar Array as printed on the cards.
option-fantastic-factories-first = First player
option-fantastic-factories-first-about = random: chance decides; 1 to 5: the seat that has the first-player token in the first round.
option-fantastic-factories-machine = Level of the Machine
option-fantastic-factories-machine-about = How many blueprints the Machine starts with in a game alone. easy: 2; normal: 3; hard: 4; insane: 5.

game-cyber-merchant = Cyber Merchant 2022
game-cyber-merchant-about = Traders bid for shares and tricks on the black market, push prices about and sell for crypto; four rounds, for 2 to 4 players.
option-cyber-merchant-cyber_deck = Cyber deck
option-cyber-merchant-cyber_deck-about = off: without it; on: in every round each price has a hidden change token, which moves it before the shares are sold.
option-cyber-merchant-notes = Notes
option-cyber-merchant-notes-about = hidden: players remember for themselves which cards others took; shown: the screen keeps that account.
option-cyber-merchant-first = First player
option-cyber-merchant-first-about = 1 to 4: the seat that has the first-player token in the first auction.
