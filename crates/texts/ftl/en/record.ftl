# Records: what can be wrong with one, and where.

record-fault-at = Line { $line }: { $what }

record-fault-not-a-record = This is not a Boardroom record.
    .right = A record begins with the line “boardroom record 1 #…”.
record-fault-version = This record uses version { $version } of the format, which this program can’t read.
    .right = Use a newer program, or a record of version { $known } or earlier.
record-fault-too-long = The file is { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    } long, more than a record may be.
    .right = A record has at most { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }.
record-fault-line = “{ $found }” can’t be read here.
    .right = Expected: { $wanted }.
record-fault-cut = The line has no checksum at its end; the file may have been cut.
    .right = Each line ends with “ #”, 16 digits and a line break. Use a whole copy of the file.
record-fault-digest = The checksum { $found } doesn’t match: this line or an earlier one was changed.
    .right = For the current text it would be { $wanted }. Use an unchanged copy of the file.
record-fault-ends = The record ends too early.
    .right = Expected: a line that begins with “{ $wanted }”.
record-fault-game = This is a record of the game “{ $game }”.
    .right = Expected: a record of “{ $wanted }”.
record-fault-revision = The game was played under revision { $revision } of the rules and could go differently now.
    .right = This program plays revision { $wanted }. Use the program the game was played with.
record-fault-options = The options can’t be read: { $error }.
    .right = Use an unchanged copy of the file.
record-fault-data = The game was played with other component data: digest { $digest }.
    .right = Name the data file it was played with; the digest of the one used now is { $wanted }.
record-fault-action = “{ $action }” is not an action of this game: { $error }.
    .right = Use an unchanged copy of the file.
record-fault-form = “{ $found }” is not how this action is written.
    .right = Write it as { $wanted }.
record-fault-illegal = The rules forbid this ({ $rule }). { $why }
record-fault-picks = The stored random draws don’t fit the rules: { $error }.
    .right = Use an unchanged copy of the file.
record-fault-pick = The stored draw is { $stored }, but the secret gives { $derived }.
    .right = Use an unchanged copy of the file, or do not trust this game.
record-fault-result = The final position is not the one the record names.
    .right = Use an unchanged copy of the file.
record-fault-commitment = The secret doesn’t match the commitment published before the game.
    .right = Use an unchanged copy of the file, or do not trust this game.
record-fault-no-secret = The record has no secret because the game is not over.
    .right = A finished game or a save has its secret in the last line.

record-picks-left = { $stored ->
        [one] { $stored } random draw is stored
       *[other] { $stored } random draws are stored
    }, but the rules use { $used }
record-picks-short = the rules ask for random draw { $number }, but only { $stored ->
        [one] { $stored } is stored
       *[other] { $stored } are stored
    }
record-picks-other = random draw { $number } is stored as { $stored }, but the rules ask for { $asked }
record-picks-undo = undoing a move uses no random draws

record-want-word = a line that begins with “{ $word }”
record-want-number = a number
record-want-hex = 64 hexadecimal digits
record-want-seats = a number of seats from 1 to { $most }
record-want-seat = a seat from s1 to s{ $most }
record-want-entropy = a seat, in order, and its entropy: from 1 to { $most } bytes in hexadecimal digits
record-want-nothing = nothing after the secret
record-want-entry = NUMBER SEAT ACTION PICKS
record-want-entry-number = the number { $number }
record-want-undone = the number of the entry that is taken back
record-want-picks = picks, each written VALUE/BELOW or SEAT:VALUE/BELOW, or “-” for none
