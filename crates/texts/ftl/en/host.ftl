# The commands of whoever runs a server: serve, lobby, store, load.

## Help

host-serve-about = Starts the server: tables for everybody who can reach it. This also happens without a command
host-lobby-about = Asks a few questions at the terminal and begins a game there
host-store-about = Copies or saves everything that is stored
host-copy-about = Copies everything from one store into another, empty one; the first may be in use
host-copy-arg-from = A SQLite file or postgres://user@host/database
host-copy-arg-to = The same, empty or not there yet; nobody may use it meanwhile
host-backup-about = Writes everything into a new SQLite file, also while a server uses it
host-backup-arg-file = The new file
host-load-about = Measures a server with real clients over real sockets
host-load-arg-tables = How many tables, with two clients at each (200 without)
host-load-arg-seconds = For how many seconds (10 without)
host-load-arg-rate = How many moves a second at each table; as many as possible without
host-load-arg-echo = Also measures, with as many clients, a bare echo of messages of the same length, and all messages of a table without game and store
host-load-arg-database = postgres://…, which must be empty; a new SQLite file without
host-load-arg-stored = Also fills the store with so many running tables, and opens some of them
host-load-arg-kills = Kills the server so many times while clients play, then looks whether anything is lost
host-load-arg-fuzz = Sends so many messages that no client should send, and looks at answers and memory
host-load-arg-server = A server that runs already, in place of a new one

host-arg-config = A TOML file with settings: name = "value"
host-arg-listen = Where to listen: an address with a port, or a port (127.0.0.1:7117)
host-arg-data = The folder in which everything is kept (boardroom-data)
host-arg-database = postgres://user@host/database in place of a file in that folder; several servers can share it
host-arg-public = The address people see, such as https://play.example.org
host-arg-proxy = Reverse proxies that may say from where and how a request came: addresses, with commas
host-arg-idle = How many seconds a table stays in memory that nobody watches (300)
host-arg-bot-threads = On how many threads bots think (half of the cores)
host-arg-sockets = How many sockets there may be (20000)
host-arg-messages = How many messages or requests a second one client may send (50)
host-arg-requests = How many requests a second may come from one address (200)
host-arg-sign-ins = How many guesses of a password a minute (20)
host-arg-newcomers = How many new guests and accounts a minute from one address (30)
host-arg-tables = How many tables that are not over one user may have opened (100)
host-arg-body = How many bytes a request may have (1048576)
host-arg-metrics = on or off: numbers for Prometheus at /metrics (on)
host-arg-log = text or json (text)
host-arg-log-level = error, warn, info, debug or trace (info)
host-arg-smtp = A mail server: smtps://user:password@host, or smtp://host?tls=required; no letters without
host-arg-smtp-from = From whom letters are: Boardroom <boardroom@example.org>
host-arg-webhooks = Where the webhooks of users may go: off, public or any (off)
host-arg-push = Which push services of browsers may be called: off, public or any (public)
host-arg-notify-after = How many seconds somebody may be asked before they are written to (60)

## What the commands say

host-serving = Boardroom is at { $address } (Ctrl-C stops it)
host-public = People find it at { $address }
host-stopped = Stopped; nothing is lost.
host-copied = Copied { $rows } rows, { $entries } of them lines of tables’ logs.
host-saved = Everything is in { $file }.
host-load-title = { $game }, { $tables } tables, { $store }, { $seconds } s
host-load-moves = acknowledged moves a second: { $a } ({ $b } in all)
host-load-stale = refused because the question had changed: { $a }
host-load-acknowledged = sent to acknowledged, ms: half { $a }, 99 % { $b }, all { $c }
host-load-seen = sent to seen by the opponent, ms: half { $a }, 99 % { $b }, all { $c }
host-load-messages = messages that reach clients, a second: { $a }; an update has { $b } bytes (median)
host-load-memory = memory for a table with two sockets: { $a } KiB ({ $b } with what the first ones woke)
host-load-ready = ready after { $a } ms
host-load-echo = a bare echo: { $a } messages a second, 99 % back after { $b } ms
host-load-ratio = over the echo: messages that reach clients { $a } %, acknowledged moves { $b } %
host-load-relay = the same messages without game and store: { $a } moves a second; the server makes { $b } % of them
host-load-stored = with { $a } stored running tables: ready after { $b } ms
host-load-list = a page of the list, ms: half { $a }, 99 % { $b }, all { $c }
host-load-open = a stored table until it is seen, ms: half { $a }, 99 % { $b }, all { $c }
host-load-resume = a move there, ms: half { $a }, 99 % { $b }, all { $c }
host-load-crowd = { $a } of them open at once: { $b } MiB, { $c } KiB for each
host-crash-title = { $game }, { $tables } tables, { $store }, killed { $kills } times
host-crash-acknowledged = acknowledged moves: { $a } at { $b } tables, every record played again
host-crash-connects = connections: { $a }
host-crash-lost = lost: { $a }; applied twice: { $b }; broken: { $c }
host-fuzz-title = { $sent } messages that no client should send
host-fuzz-answers = carried out: { $a }; refused in words: { $b }; sockets closed: { $c }
host-fuzz-faults = faults of the server: { $a }
host-fuzz-memory = memory after some and after all: { $a } MiB, { $b } MiB

## What can be wrong

host-wrong-setting = { $place } cannot be “{ $found }”.
    .right = It can be: { $known }.
host-wrong-address = “{ $found }” is not an address with a port.
    .right = Write it like 127.0.0.1:7117.
host-file-too-long = The file has { $bytes } bytes, and { $most } are allowed.
    .right = Name a file with settings.
host-cannot = The server cannot start: { $error }.
    .right = Mend that and start it again.
host-cannot-folder = The data folder cannot be used: { $error }.
    .right = Name another one with --data, or allow it to be written.
host-cannot-in-use = Another server uses the data folder { $error }.
    .right = Stop it, or name another folder with --data.
host-cannot-newer = A newer Boardroom has used this store: { $error }.
    .right = Use that version, or another store.
host-cannot-store = The store cannot be opened: { $error }.
    .right = Check --data or --database.
host-cannot-listen = This address cannot be used: { $error }.
    .right = Choose another one with --listen, for example --listen 7118.
host-cannot-mail = Letters cannot be sent like this: { $error }.
    .right = Check --smtp and --smtp-from.
host-store-failed = The store cannot be used: { $error }.
    .right = Check the names of both; nothing that was there is changed.
host-load-failed = The measurement stopped: { $error }.
    .right = Look at the server’s log, and try again.
