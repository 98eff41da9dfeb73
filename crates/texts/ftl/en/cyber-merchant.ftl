# Cyber Merchant. The places P1–P4 and the names of corporations and tricks are the same in every language.

# Cards: a share with its value, a trick, several that are alike.
merchant-share = { $title } { $value }
merchant-trick = { $title }
merchant-several = { $n } × { $card }
merchant-one = { $card }
merchant-held = { $card } ({ $n } in hand)
merchant-nothing = nothing
merchant-no-card = no such card
merchant-given = { $seat }: { $card }
merchant-shown = { $seat } with { $cards } (sum { $sum })
merchant-marks = { $lowest }–{ $highest }
merchant-mark = { $mark }
merchant-prices = { $prices }

# What a trick does.
merchant-does-up = one price up { $by }
merchant-does-down = one price down { $by }
merchant-does-shift = one price up 1 and another down 1
merchant-does-change = exchange a card with everybody
merchant-does-steal = steal a random card
merchant-does-swap = swap two prices

# What is asked.
merchant-ask-bid =
    { $cash ->
        [one] Where do you put your bid marker? You have { $cash } credit
       *[other] Where do you put your bid marker? You have { $cash } credits
    }
merchant-ask-bid-second =
    { $cash ->
        [one] Where do you put your bid marker? You have { $cash } credit; not bid yet: { $free }
       *[other] Where do you put your bid marker? You have { $cash } credits; not bid yet: { $free }
    }
merchant-ask-mark = How much do you bid?
merchant-ask-trick = Which trick do you play, and on what?
merchant-ask-play = You play { $trick }. { $ask }
merchant-ask-stolen = You have stolen { $trick } and play it at once. { $ask }
merchant-ask-price = Which price do you move?
merchant-ask-up = Which price goes up by { $by }?
merchant-ask-down = Which price goes down by { $by }?
merchant-ask-shift-up = Which price goes up by 1? Another will go down by 1
merchant-ask-shift-down = Which other price goes down by 1?
merchant-ask-victim = From whom do you steal a card?
merchant-ask-swap = Which two prices change places?
merchant-ask-gift = Which card do you give to { $seat }?
merchant-ask-return = Which card does { $seat } get?
merchant-ask-returns = Which card does each of the others get?
merchant-ask-commit = Which shares of one corporation do you lay face down?
merchant-ask-commit-nothing = You hold no share that can be committed
merchant-ask-more = Do you lay more cards?
merchant-ask-add = { $corporation } is sold at price { $price }. Turned up: { $shown }. Which cards do you add?
merchant-ask-exchange =
    Do you turn crypto into credits? You have { $crypto } crypto and { $cash ->
        [one] { $cash } credit
       *[other] { $cash } credits
    }; 1 crypto gives { $rate ->
        [one] { $rate } credit
       *[other] { $rate } credits
    }
merchant-ask-withdraw = You have chosen: { $cards }. You can take that back until all have chosen

# What can be chosen.
merchant-step-place = P{ $place }, bid { $marks }: { $cards }
merchant-step-outbid = P{ $place }, bid { $marks } ({ $seat } has bid { $mark }): { $cards }
merchant-step-mark = Bid { $mark } ({ $left } left)
merchant-action-bid = Bid { $mark } on P{ $place }: { $cards }
merchant-step-trick = { $trick }: { $does }
merchant-step-decline = Leave the prices as they are
merchant-step-price = { $corporation }: { $from } → { $to }
merchant-step-price-stays = { $corporation }: stays at { $from }
merchant-step-track = { $corporation }, price { $price }
merchant-step-victim =
    { $cards ->
        [one] { $seat } ({ $cards } card in hand)
       *[other] { $seat } ({ $cards } cards in hand)
    }
merchant-action-trick = Play { $trick }
merchant-action-decline = Play { $trick } and leave the prices as they are
merchant-action-prices = Play { $trick } ({ $prices })
merchant-action-steal = Play { $trick } and steal from { $seat }
merchant-action-give = Give { $card } to { $seat }
merchant-action-return = Give everybody a card: { $gifts }
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
        [one] Turn { $crypto } crypto into { $credits } credit
       *[other] Turn { $crypto } crypto into { $credits } credits
    }
merchant-step-exchange-nothing = Keep all crypto
merchant-step-withdraw = Take your choice back

# What happened.
merchant-event-round = Round { $round } begins. First player: { $seat }
merchant-event-tokens =
    { $tokens ->
        [one] { $tokens } change token is laid face down on a price track
       *[other] { $tokens } change tokens are laid face down on the price tracks
    }
merchant-event-auction = Auction { $auction } begins
merchant-event-reshuffled =
    { $cards ->
        [one] The discard pile of { $cards } card becomes the deck
       *[other] The discard pile of { $cards } cards becomes the deck
    }
merchant-event-lot = P{ $place }: { $cards }
merchant-event-bid = { $seat } bids { $mark } on P{ $place }
merchant-event-outbid = { $seat } bids { $mark } on P{ $place } and outbids { $other }
merchant-event-bought = { $seat } pays { $mark } for P{ $place } and takes { $cards }
merchant-event-played = { $seat } plays { $trick }: { $does }
merchant-event-declined = { $seat } leaves the prices as they are: { $trick } has no effect
merchant-event-nobody = Nobody holds a card that could be stolen
merchant-event-price =
    { $way ->
        [up] { $corporation } rises from { $from } to { $to }
        [down] { $corporation } falls from { $from } to { $to }
       *[stays] { $corporation } stays at { $to }, where its track ends
    }
merchant-event-swapped = Two prices change places: { $one } is now at { $price }, { $other } at { $otherprice }
merchant-event-sealed = { $seat } has chosen
merchant-event-withdrew = { $seat } takes the choice back
merchant-event-gave = { $seat } gives a card to { $other }
merchant-event-gave-card = { $seat } gives { $card } to { $other }
merchant-event-stole = { $seat } steals a card from { $other }
merchant-event-stole-card = { $seat } steals { $card } from { $other }
merchant-event-stole-trick = { $seat } steals { $card } from { $other } and has to play it at once
merchant-event-first = The first player is now { $seat }
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
merchant-event-opened = { $seat } opens the market in { $corporation }: { $cards } (sum { $sum })
merchant-event-oversupply =
    { $way ->
        [down] Oversupply: { $seat } turns up { $cards } (sum { $sum }) too, and { $corporation } falls from { $from } to { $to }
       *[stays] Oversupply: { $seat } turns up { $cards } (sum { $sum }) too, but { $corporation } stays at { $to }
    }
merchant-event-added =
    { $sum ->
        [0] { $seat } adds nothing
       *[other] { $seat } adds { $cards } (sum { $sum })
    }
merchant-event-paid = { $seat }: rank { $rank } in { $corporation } with a sum of { $sum }, { $crypto ->
        [0] no crypto
       *[other] { $crypto } crypto
    }
merchant-event-exchanged =
    { $credits ->
        [one] { $seat } turns { $crypto } crypto into { $credits } credit
       *[other] { $seat } turns { $crypto } crypto into { $credits } credits
    }
merchant-event-exchanged-nothing = { $seat } keeps all crypto
merchant-event-counted = Tied on crypto, { $seat } has shares worth { $value } left in hand
merchant-event-over = The game is over

# Refusals: what was wrong, and what would be right.
merchant-refuse-first = Seat { $seat } cannot begin: only { $most ->
        [one] { $most } seat is
       *[other] { $most } seats are
    } taken.
    .right = Name a seat from 1 to { $most }.
merchant-refuse-withdraw = You have not chosen yet.
    .right = Choose; that can be taken back until all have chosen.
merchant-refuse-sealed = You have chosen already.
    .right = Take that choice back first, or wait for the others.
merchant-refuse-bid-first = The bidding goes on.
    .right = Put a bid marker on a scale.
merchant-refuse-trick-first = It is your turn to play a trick.
    .right = Play a trick from your hand.
merchant-refuse-stolen-first = The trick you stole has to be played at once.
    .right = Play that trick.
merchant-refuse-gift-first = You owe a card to whoever played the trick.
    .right = Give one card of your hand.
merchant-refuse-return-first = The others have given you cards.
    .right = Give each of them one card of your hand.
merchant-refuse-commit-first = Everybody is committing shares.
    .right = Lay shares of one corporation face down, with jokers if you like.
merchant-refuse-add-first = A market is open.
    .right = Add shares of its corporation, with jokers if you like, or nothing.
merchant-refuse-exchange-first = Crypto is being turned into credits.
    .right = Say how much of your crypto you exchange; it may be 0.
merchant-refuse-place = There is no place P{ $place } at this table.
    .right = Choose from P1 to P{ $places }.
merchant-refuse-mark = A bid scale has no mark { $mark }.
    .right = Bid from 0 to { $last }.
merchant-refuse-own-scale = Your own marker lies over P{ $place }.
    .right = Choose another place.
merchant-refuse-closed = The bid on P{ $place } is the highest there is.
    .right = Choose another place.
merchant-refuse-not-higher = P{ $place } already has a bid of { $mark }.
    .right = Bid more than { $mark }, or choose another place.
merchant-refuse-cannot-pay = You cannot pay { $mark }: of your { $cash ->
        [one] { $cash } credit
       *[other] { $cash } credits
    }, { $limit } can still be bid.
    .right = Bid at most { $limit }.
merchant-refuse-not-in-hand = You do not hold these cards.
    .right = Choose cards of your hand.
merchant-refuse-no-trick = This card is no trick.
    .right = Play a trick from your hand.
merchant-refuse-no-track = { $corporation } has no price marker in this game.
    .right = Choose a corporation whose track has one.
merchant-refuse-victim = This player cannot be robbed.
    .right = Choose another player who holds a card.
merchant-refuse-same-track = The same corporation is named twice.
    .right = Name two different ones.
merchant-refuse-shift = One of these prices cannot move that way.
    .right = Raise a price that is not the highest possible and lower one above 1, or leave the prices as they are.
merchant-refuse-swap-order = The two corporations are named in the wrong order.
    .right = Name the one whose track is further left first.
merchant-refuse-target-price = This trick moves one price.
    .right = Name one corporation, or decline.
merchant-refuse-target-shift = This trick moves one price up and another one down.
    .right = Name both corporations, or decline.
merchant-refuse-target-nothing = This trick is not used on anybody or anything.
    .right = Play it without naming anything.
merchant-refuse-target-victim = This trick steals a card.
    .right = Name the player who loses it.
merchant-refuse-target-swap = This trick swaps two prices and cannot be declined.
    .right = Name two corporations.
merchant-refuse-return-count = Each of the others gets one card, as far as your cards go.
    .right =
        { $wanted ->
            [one] Give { $wanted } card.
           *[other] Give { $wanted } cards, one to each.
        }
merchant-refuse-mixed = These are not shares of one corporation.
    .right = Lay shares of one corporation, with jokers if you like.
merchant-refuse-jokers-alone = Jokers are never laid alone.
    .right = Lay at least one share of the corporation with them.
merchant-refuse-commit-nothing = You hold shares, so you have to commit.
    .right = Lay at least one share of a corporation.
merchant-refuse-add-other = Only { $corporation } is sold now.
    .right = Add shares of { $corporation } and jokers, or nothing.
merchant-refuse-exchange = You do not have { $crypto } crypto.
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
