# Data files: what can be wrong with one, and where.

data-fault-at = Line { $line }: { $what }
data-fault-in-row = Line { $line }, row { $row }: { $what }

data-fault-too-long = The file is { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    } long, more than component data may be.
    .right = Use at most { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }.
data-fault-toml = The file cannot be read: { $error }.
    .right = Export the standard file and keep its form.
data-fault-origin = “{ $word }” is not where a row can come from.
    .right = Write seed, public, ruling or reconstructed, or several of them joined by +.
data-fault-twice = There is another row with this id.
    .right = Give each row an id of its own.
