# Data files: what can be wrong with one, and where.

data-fault-at = Line { $line }: { $what }
data-fault-in-row = Line { $line }, row { $row }: { $what }

data-fault-too-long = The file is { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    } long, too long for component data.
    .right = Use at most { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }.
data-fault-toml = The file can’t be read: { $error }.
    .right = Export the standard file and keep its format.
data-fault-origin = “{ $word }” is not a known source for a row.
    .right = Write seed, public, ruling or reconstructed, or several of them joined by +.
data-fault-twice = Another row has the same id.
    .right = Give each row its own id.

# How a file should look, in the place of the error above.
data-form-length = { $found } stands where a list of { $wanted } values should
data-form-missing = { $column } is missing
data-form-name = { $found } is not a name that is known here, only { $known }
data-form-number = { $found } stands where a whole number from { $least } to { $most } should
data-form-value = { $found } stands where { $wanted ->
        [count] a whole number that is not below 0
        [whole] a whole number
        [truth] true or false
        [list] a list in square brackets
        [table] a row of columns with their values
       *[text] a text in quotation marks
    } should
data-form-word = { $found } is not a word that is known here, only { $known }
