# Cyber Merchant: what cards and pieces are and do, and kinds of points.

merchant-points-markets = Earned in markets
merchant-points-exchanged = Turned into credits

merchant-about-share = Share of { $title }
merchant-about-share-does = Sell it in the profit phase: lay shares of one corporation face down, any number of them. This one adds { $value } to your sum.
merchant-about-share-ranks = Whoever has the highest sum in the market of { $title } is paid its price in crypto. A share left in your hand at the end counts only in a tie.
merchant-about-joker = Joker share
merchant-about-joker-does = Lay it together with shares of any corporation: it counts as one of them and adds { $value } to your sum. It is never laid alone.
merchant-about-joker-left = Left in your hand at the end, it counts only in a tie.

merchant-about-trick = Trick
merchant-about-up = Raises one price of your choice by { $by }.
merchant-about-down = Lowers one price of your choice by { $by }.
merchant-about-shift = Raises one price by 1 and lowers another by 1.
merchant-about-change = Every other player gives you a card of their choice; then you give each of them one card of yours.
merchant-about-steal = You take a random card from a player you choose. If it is a trick, you play it at once.
merchant-about-swap = Two prices of your choice change places.
merchant-about-trick-may = It has to be played in the trick stage after you buy it, but you can leave the prices as they are.
merchant-about-trick-must = It has to be played in the trick stage after you buy it, and its effect cannot be declined.

merchant-about-track = Price of { $title }
merchant-about-track-kind = Price track
merchant-about-track-pays = When shares of { $title } are sold, the highest sum earns this price in crypto, and lower places half of it or nothing.
merchant-about-track-moves = Tricks move it between 1 and { $last }. It falls by 1 for every player who also laid down shares of { $title } when the market opens.

merchant-about-crypto = Crypto
merchant-about-crypto-does =
    { $rate ->
        [one] Whoever has the most crypto at the end wins. After the last market of a round you can turn any of it into credits: { $rate } credit for each.
       *[other] Whoever has the most crypto at the end wins. After the last market of a round you can turn any of it into credits: { $rate } credits for each.
    }
merchant-about-credits = Credits
merchant-about-credits-does = You pay for lots with credits. They are worth nothing at the end.
merchant-about-marker = Bid marker
merchant-about-marker-does = Put it on a mark of a bid scale to bid that many credits. If somebody bids more, it comes back to you and you bid again.
merchant-about-lot = Lot
merchant-about-lot-does = The highest bid on its scale takes all these cards. A new bid has to be higher than the one that stands.
merchant-about-token = Change token
merchant-about-token-does = It lies face down on a price track. At the start of the profit phase it is turned up and moves that price.
merchant-about-first = First player
merchant-about-first-does = Its owner bids, plays tricks and opens a market first. It goes one player on after each auction.
merchant-about-sealed = Face-down cards
merchant-about-sealed-does = Everybody chooses in secret and nothing is turned up before all have chosen. Until then a choice can be taken back.
merchant-about-deck = Deck
merchant-about-deck-does = Lots are dealt from here.
merchant-about-discard = Discard pile
merchant-about-discard-does = Played tricks and sold shares lie here face up. When the deck runs out they become the new deck.
