# Cyber Merchant. The names of corporations and tricks are the same in every language.

# Cards: a share with its value, a trick, several that are alike.
merchant-share = { $title } { $value }
merchant-trick = { $title }
merchant-several = { $n } × { $card }
merchant-one = { $card }
merchant-held = { $card } (you have { $n })
merchant-nothing = nothing
merchant-no-card = no such card
merchant-given = { $seat }: { $card }
merchant-shown = { $seat } with { $cards } (sum { $sum })
merchant-marks = { $lowest }–{ $highest }
merchant-mark = { $mark }
merchant-prices = { $prices }

# What a trick does.
merchant-does-up = raise one price by { $by }
merchant-does-down = lower one price by { $by }
merchant-does-shift = raise one price by 1 and lower another by 1
merchant-does-change = everyone gives you a card and gets one back
merchant-does-steal = steal a random card
merchant-does-swap = swap two prices

# What is asked.
merchant-ask-bid =
    { $cash ->
        [one] Where do you bid? You have { $cash } credit
       *[other] Where do you bid? You have { $cash } credits
    }
merchant-ask-bid-second =
    { $cash ->
        [one] Where do you bid? You have { $cash } credit, { $free } of it still free
       *[other] Where do you bid? You have { $cash } credits, { $free } of them still free
    }
merchant-ask-mark = How much do you bid?
merchant-ask-trick = Which trick do you play?
merchant-ask-play = { $trick }: { $ask }
merchant-ask-stolen = You stole { $trick } and have to play it now. { $ask }
merchant-ask-price = Which price do you move?
merchant-ask-up = Which price goes up by { $by }?
merchant-ask-down = Which price goes down by { $by }?
merchant-ask-shift-up = Which price goes up by 1? Another one will go down by 1
merchant-ask-shift-down = Which other price goes down by 1?
merchant-ask-victim = Who do you steal a card from?
merchant-ask-swap = Which two prices do you swap?
merchant-ask-gift = Which card do you give to { $seat }?
merchant-ask-return = Which card do you give back to { $seat }?
merchant-ask-returns = Which card do you give back to each player?
merchant-ask-commit = Which shares do you commit? Choose one corporation
merchant-ask-commit-nothing = You have no shares to commit
merchant-ask-more = Add more cards?
merchant-ask-add = Market in { $corporation }, price { $price }. On the table: { $shown }. Which cards do you add?
merchant-ask-exchange =
    Exchange crypto for credits? You have { $crypto } crypto and { $cash ->
        [one] { $cash } credit
       *[other] { $cash } credits
    }; 1 crypto buys { $rate ->
        [one] { $rate } credit
       *[other] { $rate } credits
    }
merchant-ask-withdraw = Your choice: { $cards }. You can take it back until everyone has chosen

# What can be chosen.
merchant-step-place = Lot { $place }, bid { $marks }: { $cards }
merchant-step-outbid = Lot { $place }, bid { $marks } (outbids { $seat }, who bid { $mark }): { $cards }
merchant-step-mark = Bid { $mark } ({ $left } left)
merchant-action-bid = Bid { $mark } on lot { $place }: { $cards }
merchant-step-trick = { $trick }: { $does }
merchant-step-decline = Don’t move any price
merchant-step-price = { $corporation }: { $from } → { $to }
merchant-step-price-stays = { $corporation }: stays at { $from }
merchant-step-track = { $corporation }, price { $price }
merchant-step-victim =
    { $cards ->
        [one] { $seat } ({ $cards } card)
       *[other] { $seat } ({ $cards } cards)
    }
merchant-action-trick = Play { $trick }
merchant-action-decline = Play { $trick } without moving any price
merchant-action-prices = Play { $trick } ({ $prices })
merchant-action-steal = Play { $trick } and steal from { $seat }
merchant-action-give = Give { $card } to { $seat }
merchant-action-return = Give everyone a card back: { $gifts }
merchant-action-commit =
    { $n ->
        [0] Commit nothing
       *[other] Commit { $cards } (your sum: { $sum })
    }
merchant-action-add =
    { $n ->
        [0] Add nothing
       *[other] Add { $cards } (your sum: { $sum })
    }
merchant-step-exchange =
    { $credits ->
        [one] Exchange { $crypto } crypto for { $credits } credit
       *[other] Exchange { $crypto } crypto for { $credits } credits
    }
merchant-step-exchange-nothing = Keep all crypto
merchant-step-withdraw = Take back your choice

# What happened.
merchant-event-round = Round { $round } begins. First player: { $seat }
merchant-event-tokens =
    { $tokens ->
        [one] { $tokens } change token is placed face down on a price track
       *[other] { $tokens } change tokens are placed face down on the price tracks
    }
merchant-event-auction = Auction { $auction } begins
merchant-event-reshuffled =
    { $cards ->
        [one] The discard pile ({ $cards } card) is shuffled into a new deck
       *[other] The discard pile ({ $cards } cards) is shuffled into a new deck
    }
merchant-event-lot = Lot { $place }: { $cards }
merchant-event-bid = { $seat } bids { $mark } on lot { $place }
merchant-event-outbid = { $seat } bids { $mark } on lot { $place } and outbids { $other }
merchant-event-bought = { $seat } pays { $mark } for lot { $place }: { $cards }
merchant-event-played = { $seat } plays { $trick }: { $does }
merchant-event-declined = { $seat } moves no price: { $trick } has no effect
merchant-event-nobody = Nobody has a card to steal
merchant-event-price =
    { $way ->
        [up] { $corporation } rises from { $from } to { $to }
        [down] { $corporation } falls from { $from } to { $to }
       *[stays] { $corporation } stays at { $to }, the end of its track
    }
merchant-event-swapped = Two prices are swapped: { $one } is now at { $price }, { $other } at { $otherprice }
merchant-event-sealed = { $seat } has chosen
merchant-event-withdrew = { $seat } takes back their choice
merchant-event-gave = { $seat } gives a card to { $other }
merchant-event-gave-card = { $seat } gives { $card } to { $other }
merchant-event-stole = { $seat } steals a card from { $other }
merchant-event-stole-card = { $seat } steals { $card } from { $other }
merchant-event-stole-trick = { $seat } steals { $card } from { $other } and has to play it now
merchant-event-first = { $seat } is now the first player
merchant-event-token =
    { $way ->
        [up] Change token { $change }: { $corporation } rises from { $from } to { $to }
        [down] Change token { $change }: { $corporation } falls from { $from } to { $to }
       *[stays] Change token { $change }: { $corporation } stays at { $to }
    }
merchant-event-committed =
    { $cards ->
        [0] { $seat } commits nothing
        [one] { $seat } commits { $cards } card
       *[other] { $seat } commits { $cards } cards
    }
merchant-event-opened = { $seat } opens the market in { $corporation } with { $cards } (sum { $sum })
merchant-event-oversupply =
    { $way ->
        [down] Oversupply: { $seat } also reveals { $cards } (sum { $sum }), and { $corporation } falls from { $from } to { $to }
       *[stays] Oversupply: { $seat } also reveals { $cards } (sum { $sum }), but { $corporation } stays at { $to }
    }
merchant-event-added =
    { $sum ->
        [0] { $seat } adds nothing
       *[other] { $seat } adds { $cards } (sum { $sum })
    }
merchant-event-paid = { $seat } takes rank { $rank } in { $corporation } with a sum of { $sum }: { $crypto ->
        [0] no crypto
       *[other] { $crypto } crypto
    }
merchant-event-exchanged =
    { $credits ->
        [one] { $seat } exchanges { $crypto } crypto for { $credits } credit
       *[other] { $seat } exchanges { $crypto } crypto for { $credits } credits
    }
merchant-event-exchanged-nothing = { $seat } keeps all crypto
merchant-event-counted = Tie-break: { $seat } has { $value } in shares left in hand
merchant-event-over = The game is over

# Refusals: what was wrong, and what would be right.
merchant-refuse-first = Seat { $seat } can’t go first: only { $most ->
        [one] { $most } seat is
       *[other] { $most } seats are
    } taken.
    .right = Choose a seat from 1 to { $most }.
merchant-refuse-withdraw = You haven’t chosen yet.
    .right = Choose first; you can take it back until everyone has chosen.
merchant-refuse-sealed = You have already chosen.
    .right = Take back your choice first, or wait for the others.
merchant-refuse-bid-first = The bidding is still going on.
    .right = Bid on a lot.
merchant-refuse-trick-first = It is your turn to play a trick.
    .right = Play a trick from your hand.
merchant-refuse-stolen-first = You have to play the trick you stole right away.
    .right = Play that trick.
merchant-refuse-gift-first = You owe a card to the player of the trick.
    .right = Give one card from your hand.
merchant-refuse-return-first = The other players have given you cards.
    .right = Give each of them one card from your hand.
merchant-refuse-commit-first = Everyone is committing shares.
    .right = Commit shares of one corporation, with jokers if you like.
merchant-refuse-add-first = A market is open.
    .right = Add shares of that corporation, with jokers if you like, or nothing.
merchant-refuse-exchange-first = It’s time to exchange crypto for credits.
    .right = Choose how much crypto to exchange; it may be 0.
merchant-refuse-place = There is no lot { $place } at this table.
    .right = Choose a lot from 1 to { $places }.
merchant-refuse-mark = A bid of { $mark } is not possible.
    .right = Bid from 0 to { $last }.
merchant-refuse-own-scale = The bid on lot { $place } is already yours.
    .right = Choose another lot.
merchant-refuse-closed = The bid on lot { $place } can’t be raised any more.
    .right = Choose another lot.
merchant-refuse-not-higher = Lot { $place } already has a bid of { $mark }.
    .right = Bid more than { $mark }, or choose another lot.
merchant-refuse-cannot-pay = You can’t pay { $mark }: of your { $cash ->
        [one] { $cash } credit
       *[other] { $cash } credits
    }, { $limit } can still be bid.
    .right = Bid at most { $limit }.
merchant-refuse-not-in-hand = You don’t have these cards in hand.
    .right = Choose cards from your hand.
merchant-refuse-no-trick = This card is not a trick.
    .right = Play a trick from your hand.
merchant-refuse-no-track = { $corporation } has no price in this game.
    .right = Choose a corporation with a price.
merchant-refuse-victim = You can’t steal from this player.
    .right = Choose another player who has cards.
merchant-refuse-same-track = You named the same corporation twice.
    .right = Choose two different ones.
merchant-refuse-shift = One of these prices can’t move that way.
    .right = Raise a price below the highest and lower one above 1, or don’t move any.
merchant-refuse-swap-order = The two corporations are in the wrong order.
    .right = Name the one further left first.
merchant-refuse-target-price = This trick moves one price.
    .right = Choose one corporation, or decline.
merchant-refuse-target-shift = This trick raises one price and lowers another.
    .right = Choose both corporations, or decline.
merchant-refuse-target-nothing = This trick has no target.
    .right = Play it without one.
merchant-refuse-target-victim = This trick steals a card.
    .right = Choose the player to steal from.
merchant-refuse-target-swap = This trick swaps two prices and can’t be declined.
    .right = Choose two corporations.
merchant-refuse-return-count = Each of the others gets one card, as long as you have cards.
    .right =
        { $wanted ->
            [one] Give { $wanted } card.
           *[other] Give { $wanted } cards, one to each.
        }
merchant-refuse-mixed = These are not shares of one corporation.
    .right = Choose shares of one corporation, with jokers if you like.
merchant-refuse-jokers-alone = You can’t commit or add jokers alone.
    .right = Add at least one share of the corporation.
merchant-refuse-commit-nothing = You have shares, so you have to commit some.
    .right = Commit at least one share.
merchant-refuse-add-other = Only { $corporation } is being sold now.
    .right = Add shares of { $corporation } and jokers, or nothing.
merchant-refuse-exchange = You don’t have { $crypto } crypto.
    .right = Exchange from 0 to { $have }.

# Data files.
merchant-data-table = A number of the table is out of range.
    .right = Write 1 to 4 rounds, 1 to 3 auctions, a last price from 2 to 20 and a first one within it, a last mark of at most 20, and 1 to 100 credits for a crypto.
merchant-data-corporation = This corporation is out of place, or it is wrongly said whether it is the joker.
    .right = Here stands { $wanted }; only WW, the last, is the joker.
merchant-data-corporations = Corporations in the file: { $found }.
    .right = There are { $wanted }: add or remove rows.
merchant-data-order = This row of shares is out of order.
    .right = Keep to the order of the corporations, and within each give every value once, the lowest first.
merchant-data-value = This value is not possible.
    .right = Write a value from 1 to 20.
merchant-data-no-shares = There are no shares of { $corporation }.
    .right = Add at least one row with them.
merchant-data-move = A price cannot be moved by that much.
    .right = Write a number from −9 to 9, but not 0.
merchant-data-copies = This number of copies is not possible: { $found }.
    .right = Write from 1 to { $most } copies, all marks together.
merchant-data-kinds = There are too many kinds of cards: { $found }.
    .right = Write at most { $most } rows of shares and tricks together.
merchant-data-token = This change token is not possible.
    .right = Write a change from −9 to 9 and from 1 to 20 copies.
merchant-data-players = There is no row for { $players } players.
    .right = Add a row with players = { $players }.
merchant-data-unused = No table would use this row.
    .right = Give one row each for 2, 3 and 4 players.
merchant-data-setup = This table cannot be set up.
    .right = Write 2 to 5 tracks and no more than there are change tokens, 1 to 4 places with one bid marker for each, lots of 1 to 3 cards, and at most 1000 credits.
merchant-data-no-track = Shares of { $corporation } are in the deck, but its track is not in play.
    .right = Mark the shares 3+ or 4+, or bring the track into play.
merchant-data-tricks = Tricks in the deck: { $found }.
    .right = There must be at least { $wanted }, as many as the cards of one auction.

# What the lab counts.
feature-cyber-merchant-card = Cards bought
feature-cyber-merchant-trick = Tricks played
feature-cyber-merchant-market = Markets opened

# What a phase is for, in one line.
merchant-purpose =
    { $stage ->
        [bidding] Auction: bid for a lot of cards; each player wins as many lots as they have bid markers
        [trick] Tricks: play each trick you hold, to move prices or cards
        [stolen] Tricks: a stolen trick is played at once
        [gifts] Tricks: everybody gives a card to whoever played Collective Change
        [returns] Tricks: everybody gets a card back
        [commit] Profit: lay shares of one corporation face down; you will sell them
        [market] Profit: shares of one corporation are sold, and the highest sum earns its price in crypto
        [credits] Profit: turn crypto into credits for the next auctions, or keep it; crypto wins the game
       *[over] The game is over
    }
