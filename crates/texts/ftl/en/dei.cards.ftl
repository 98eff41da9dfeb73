# D.E.I.: kinds of Supplies.

dei-points-missions = Missions
dei-points-effects = Effects during the game
dei-points-stores = Technology and energy left
dei-points-cards = Cards
dei-points-outposts = Outposts
dei-points-advantages = Unlocked advantages
dei-points-gifts = Gifts
dei-points-needs = Needs of the Automa
