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

table-refuse-seats = This game is not for { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }.
    .right = Choose from { $least } to { $most } players.
table-refuse-over = The game is over.
    .right = Look at the result, or begin a new game.
table-refuse-turn = { $seat } may not act now.
    .right = The table is waiting for { $asked }.
table-refuse-stale = This answers an earlier question: { $seat } has been asked something else since.
    .right = Look at the table again and answer what is asked now.
table-refuse-unreadable = This is not an action of this game: { $error }.
    .right = An action that can be chosen now is written { $example }.
table-refuse-nothing-asked = Nothing can be chosen here.
    .right = Wait until you are asked.
table-refuse-no-such-fact = “{ $facts }” is not one of the choices.
    .right = Take back what you chose last and choose from the list.
table-refuse-other-facts = “{ $action }” can be chosen, but not like this.
    .right = Begin with one of the choices that are offered.
table-refuse-not-enough = The answer is not complete: { $ask }
    .right = Add what is missing.
table-facts = { $facts }
table-fact-unreadable = “{ $fact }” cannot be read.
    .right = A fact is written part=number, for example slot=2.

table-refuse-undo-nothing = You have no step to take back.
    .right = Make a choice first.
table-refuse-undo-barrier = This step cannot be taken back: something was revealed by it, or the turn has passed on.
    .right = Play on; only steps that showed nothing new can be taken back.
table-refuse-undo-built-on = This step cannot be taken back: others have built on it since.
    .right = Play on.
table-refuse-undo-often = No more steps can be taken back in this game: the limit of { $most } is reached.
    .right = Play on.
table-refuse-rewind = There is no such entry to go back to.
    .right = Name one of the entries 1 to { $latest }.
table-refuse-unasked-often = Choices have been withdrawn too often in this game: the limit of { $most } is reached.
    .right = Wait for the others.
table-refuse-undo-other = Only the latest step can be taken back.
    .right = The latest step of this seat is entry { $latest }.

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
