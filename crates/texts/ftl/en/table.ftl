# The table: what holds whatever the game.

seat-name = Player { $number }
seat-beyond-fantastic-factories = Machine
seat-beyond-smartphone = Steve
seat-beyond-dei = Automa
table-seat = { $seat }

# Lists: one item stands alone, the last two are joined by list-and, all before them by list-comma.
list-none = –
list-comma = { $first }, { $next }
list-and = { $first } and { $last }

table-refuse-seats = This game can’t be played by { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }.
    .right = Choose { $least } to { $most } players.
table-refuse-over = The game is over.
    .right = See the result, or start a new game.
table-refuse-turn = It’s not { $seat }’s turn.
    .right = Waiting for { $asked }.
table-refuse-stale = This answers an earlier question: { $seat } has a new one now.
    .right = Look at the table again and answer the new question.
table-refuse-unreadable = This is not an action of this game: { $error }.
    .right = Write an action like { $example }.
table-refuse-nothing-asked = There is nothing to choose here.
    .right = Wait for your turn.
table-refuse-no-such-fact = “{ $facts }” is not one of the choices.
    .right = Take back your last choice and choose from the list.
table-refuse-other-facts = “{ $action }” is possible, but not like this.
    .right = Start with one of the choices on offer.
table-refuse-not-enough = This isn’t complete yet: { $ask }
    .right = Add what is missing.
table-facts = { $facts }
table-fact-unreadable = “{ $fact }” cannot be read.
    .right = A fact is written part=number, for example slot=2.

table-refuse-undo-nothing = You have nothing to undo.
    .right = Make a move first.
table-refuse-undo-barrier = This move can’t be undone: it revealed something, or the turn has passed on.
    .right = Play on; only moves that revealed nothing can be undone.
table-refuse-undo-built-on = This move can’t be undone: others have moved since.
    .right = Play on.
table-refuse-undo-often = You can’t undo any more in this game: the limit is { $most }.
    .right = Play on.
table-refuse-rewind = There is no such move to go back to.
    .right = Choose an entry from 1 to { $latest }.
table-refuse-unasked-often = Choices have been taken back too often in this game: the limit is { $most }.
    .right = Wait for the others.
table-refuse-undo-other = Only the latest move can be undone.
    .right = The latest move of this seat is entry { $latest }.

table-refuse-entropy = { $given ->
        [one] { $given } piece of entropy was given
       *[other] { $given } pieces of entropy were given
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
    .right = Give at most one piece for each seat.
table-entropy-too-long = This entropy is { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    } long.
    .right = Use at most { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }.
