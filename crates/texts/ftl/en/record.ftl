# Records: what can be wrong with one, and where.

record-fault-at = Line { $line }: { $what }

record-fault-not-a-record = This is not a Boardroom record.
    .right = A record begins with the line “boardroom record 1 #…”.
record-fault-version = This record is written in version { $version } of the format, which this program cannot read.
    .right = Use a newer program, or a record of version { $known } or earlier.
record-fault-too-long = The file is { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    } long, more than a record may be.
    .right = A record has at most { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }.
record-fault-line = “{ $found }” cannot be read here.
    .right = This is expected: { $wanted }.
record-fault-cut = The line has no checksum at its end; the file may have been cut.
    .right = Each line ends with “ #”, 16 digits and a line break. Use a whole copy of the file.
record-fault-digest = The checksum is { $found }, which does not fit: this line or one before it was changed.
    .right = For what stands there now it would be { $wanted }. Use an unchanged copy of the file.
record-fault-ends = The record ends too early.
    .right = This is expected: a line that begins with “{ $wanted }”.
record-fault-game = This is a record of the game “{ $game }”.
    .right = A record of “{ $wanted }” is expected.
record-fault-revision = The game was played under revision { $revision } of the rules, and could now go differently.
    .right = This program plays revision { $wanted }. Use the program the game was played with.
record-fault-options = The options cannot be read: { $error }.
    .right = Use an unchanged copy of the file.
record-fault-data = The game was played with other component data: digest { $digest }.
    .right = Name the data file it was played with; the digest of the one used now is { $wanted }.
record-fault-action = “{ $action }” is not an action of this game: { $error }.
    .right = Use an unchanged copy of the file.
record-fault-form = “{ $found }” is not how this action is written.
    .right = It is written { $wanted }.
record-fault-illegal = The rules forbid this ({ $rule }). { $why }
record-fault-picks = The stored chance does not fit the rules: { $error }.
    .right = Use an unchanged copy of the file.
record-fault-pick = Chance is stored as { $stored }, but the secret gives { $derived }.
    .right = Use an unchanged copy of the file, or do not trust this game.
record-fault-result = The final state is not the one the record names.
    .right = Use an unchanged copy of the file.
record-fault-commitment = The secret does not fit the commitment that was published before the game.
    .right = Use an unchanged copy of the file, or do not trust this game.
record-fault-no-secret = The record has no secret, because the game is not over.
    .right = A finished game or a save has the secret in its last line.

record-picks-left = { $stored ->
        [one] { $stored } pick is stored
       *[other] { $stored } picks are stored
    }, the rules use { $used }
record-picks-short = the rules ask for pick number { $number }, and only { $stored ->
        [one] { $stored } is stored
       *[other] { $stored } are stored
    }
record-picks-other = pick number { $number } is stored as { $stored }, the rules ask for { $asked }
record-picks-undo = taking a step back uses no chance

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
