# The commands of whoever runs a server: serve, lobby, store, load.

## Help

host-serve-about = Starts the server, with tables for everyone who can reach it. This is also what happens without a command
host-lobby-about = Asks a few questions and starts a game at the terminal
host-store-about = Copies or backs up everything in the store
host-copy-about = Copies everything from one store into an empty one; the first may be in use
host-copy-arg-from = A SQLite file or postgres://user@host/database
host-copy-arg-to = The same, but empty or new; nobody may use it during the copy
host-backup-about = Backs up everything into a new SQLite file, even while a server is using the store
host-backup-arg-file = The new file
host-load-about = Measures a server with real clients over real sockets
host-load-arg-tables = Number of tables, with two clients each (default 200)
host-load-arg-seconds = Duration in seconds (default 10)
host-load-arg-rate = Moves per second at each table; by default as many as possible
host-load-arg-echo = Also measures, with as many clients, a bare echo of messages of the same length, and all messages of a table without game and store
host-load-arg-database = postgres://…, which must be empty; by default a new SQLite file
host-load-arg-stored = Also fills the store with this many running tables and opens some of them
host-load-arg-kills = Kills the server this many times while clients play, then checks whether anything is lost
host-load-arg-fuzz = Sends this many messages no client should send, and watches the answers and the memory
host-load-arg-server = A server that is already running, instead of a new one

host-arg-config = A TOML file with settings: name = "value"
host-arg-listen = Address and port to listen on, or just a port (127.0.0.1:7117)
host-arg-data = Folder for everything the server keeps (boardroom-data)
host-arg-database = postgres://user@host/database instead of a file in that folder; several servers can share it
host-arg-public = The address people use, such as https://play.example.org
host-arg-proxy = Trusted reverse proxies, as addresses separated by commas
host-arg-idle = Seconds until a table nobody watches leaves memory (300)
host-arg-bot-threads = Threads for bots (half of the cores)
host-arg-sockets = Most sockets at a time (20000)
host-arg-messages = Most messages or requests per second from one client (50)
host-arg-requests = Most requests per second from one address (200)
host-arg-sign-ins = Most password attempts per minute (20)
host-arg-newcomers = Most new guests and accounts per minute from one address (30)
host-arg-tables = Most unfinished tables one user may have opened (100)
host-arg-body = Most bytes in a request (1048576)
host-arg-metrics = on or off: metrics for Prometheus at /metrics (on)
host-arg-log = text or json (text)
host-arg-log-level = error, warn, info, debug or trace (info)
host-arg-smtp = Mail server: smtps://user:password@host, or smtp://host?tls=required; without it no email is sent
host-arg-smtp-from = Sender of emails: Boardroom <boardroom@example.org>
host-arg-webhooks = Where users’ webhooks may go: off, public or any (off)
host-arg-notify-after = Seconds to wait before notifying a player whose turn it is (60)

## What the commands say

host-serving = Boardroom is running at { $address } (Ctrl-C stops it)
host-public = Its public address is { $address }
host-stopped = Stopped. Nothing is lost.
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
host-cannot = The server can’t start: { $error }.
    .right = Fix that and start it again.
host-cannot-folder = The data folder can’t be used: { $error }.
    .right = Choose another one with --data, or make it writable.
host-cannot-in-use = Another server is using the data folder { $error }.
    .right = Stop it, or name another folder with --data.
host-cannot-newer = A newer Boardroom has used this store: { $error }.
    .right = Use that version, or another store.
host-cannot-store = The store can’t be opened: { $error }.
    .right = Check --data or --database.
host-cannot-listen = This address can’t be used: { $error }.
    .right = Choose another one with --listen, for example --listen 7118.
host-cannot-mail = Email can’t be sent like this: { $error }.
    .right = Check --smtp and --smtp-from.
host-store-failed = The store can’t be used: { $error }.
    .right = Check the names of both; nothing there was changed.
host-load-failed = The measurement stopped: { $error }.
    .right = Look at the server’s log, and try again.
