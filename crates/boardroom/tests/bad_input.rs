//! What cannot be used is refused in one sentence, with an exit code, and changes nothing.

mod support;

use kernel::data::MAX_DATA_BYTES;
use kernel::record::raw::{MAX_RECORD_BYTES, RawRecord};
use support::{Folder, finished, merchant, played, run, table, typed};

/// Exactly one line on standard error, in every language, and the exit code.
#[track_caller]
fn refused(code: i32, arguments: &[&str]) {
    for lang in ["en", "ru", "uk"] {
        let whole: Vec<&str> = arguments.iter().copied().chain(["--lang", lang]).collect();
        let run = run(&whole);
        let what = format!("{whole:?}: {run:?}");
        assert_eq!(run.code, code, "{what}");
        assert!(run.err.starts_with("boardroom: "), "{what}");
        assert_eq!(run.err.lines().count(), 1, "{what}");
        assert!(run.err.trim_end().ends_with(['.', ')', '?']), "{what}");
        assert!(run.err.chars().count() < 700, "{what}");
        let keys = texts::FILES.iter().map(|file| format!("[{file}-"));
        for sign in keys.chain(["panicked", "[cmd-", "{$"].map(str::to_owned)) {
            assert!(!run.err.contains(&sign), "{sign}: {what}");
        }
    }
}

/// How the command can be called wrongly, and its exit code.
const WRONG: &[(i32, &[&str])] = &[
    (2, &["nonsense"]),
    (2, &["--nonsense"]),
    (2, &["games", "--nonsense"]),
    (2, &["games", "more"]),
    (2, &["play"]),
    (2, &["play", "chess"]),
    (2, &["play", "sindicate"]),
    (2, &["play", "syndicate", "--players", "0"]),
    (1, &["play", "syndicate", "--players", "1"]),
    (1, &["play", "syndicate", "--players", "5"]),
    (2, &["play", "syndicate", "--players", "7"]),
    (2, &["play", "syndicate", "--players", "two"]),
    (2, &["play", "syndicate", "--players", "-1"]),
    (2, &["play", "syndicate", "--players"]),
    (2, &["play", "syndicate", "--players", "2", "--players", "3"]),
    (2, &["play", "syndicate", "--players", "2", "--bots", "3"]),
    (2, &["play", "syndicate", "--bots", "many"]),
    (2, &["play", "syndicate", "--seats", "a,b,c,d,e,f,g"]),
    (1, &["play", "syndicate", "--seats", "Ann"]),
    (2, &["play", "syndicate", "--seats", "Ann,Anna Maria von der Schulenburg"]),
    (2, &["play", "syndicate", "--seats", "Ann,\u{1b}[2J"]),
    (2, &["play", "syndicate", "--seats", "Ann,Bob", "--players", "2"]),
    (2, &["play", "syndicate", "--seed", "abc"]),
    (2, &["play", "syndicate", "--seed", "18446744073709551616"]),
    (2, &["play", "syndicate", "--option", "nonsense"]),
    (2, &["play", "syndicate", "--option", "nonsense=1"]),
    (2, &["play", "syndicate", "--entropy=a", "--entropy=b"]),
    (2, &["play", "syndicate", "--entropy=0123456789012345678901234567890123456789012345678901234567890123456789"]),
    (4, &["play", "syndicate", "--save", "/nonexistent/folder/file"]),
    (4, &["play", "syndicate", "--save", "/"]),
    (1, &["play", "cyber-merchant", "--players", "1"]),
    (1, &["play", "cyber-merchant", "--players", "5"]),
    (1, &["play", "cyber-merchant", "--players", "2", "--option", "first=4"]),
    (1, &["play", "cyber-merchant", "--seats", "Ann,Bob,Cid", "--option", "first=4"]),
    (2, &["play", "cyber-merchant", "--option", "first=0"]),
    (2, &["play", "cyber-merchant", "--option", "first=5"]),
    (2, &["play", "cyber-merchant", "--option", "first="]),
    (2, &["play", "cyber-merchant", "--option", "cyber_deck=maybe"]),
    (2, &["play", "cyber-merchant", "--option", "cyber_dek=on"]),
    (2, &["play", "cyber-merchant", "--option", "notes=on"]),
    (2, &["play", "cyber-merchant", "--option", "notes=shown", "--option", "notes=hidden"]),
    (1, &["sim", "cyber-merchant", "--players", "2", "--option", "first=3", "--games", "2"]),
    (2, &["sim"]),
    (2, &["sim", "chess"]),
    (1, &["sim", "syndicate", "--players", "6"]),
    (2, &["sim", "syndicate", "--games", "0"]),
    (2, &["sim", "syndicate", "--games", "-5"]),
    (2, &["sim", "syndicate", "--threads", "0"]),
    (2, &["sim", "syndicate", "--threads", "1000000"]),
    (2, &["sim", "syndicate", "--bots", "deepmind"]),
    (2, &["sim", "syndicate", "--bots", ""]),
    (2, &["sim", "syndicate", "--bots", "random,random,random"]),
    (2, &["sim", "syndicate", "--option", "x=y"]),
    (2, &["lab"]),
    (2, &["lab", "burn"]),
    (2, &["lab", "run"]),
    (2, &["lab", "run", "chess"]),
    (2, &["lab", "run", "syndicate", "--games", "0"]),
    (2, &["lab", "run", "syndicate", "--bots", "deepmind"]),
    (2, &["lab", "run", "syndicate", "--bots", "random,random", "--seats", "3"]),
    (2, &["lab", "run", "syndicate", "--modules"]),
    (2, &["lab", "run", "syndicate", "--option", "x=y"]),
    (1, &["lab", "run", "syndicate", "--seats", "1"]),
    (4, &["lab", "run", "syndicate", "--data", "/nonexistent"]),
    (4, &["lab", "run", "syndicate", "--out", "/proc/nothing/here"]),
    (2, &["lab", "report"]),
    (4, &["lab", "report", "/nonexistent"]),
    (1, &["lab", "report", "/proc"]),
    (2, &["lab", "duel"]),
    (2, &["lab", "duel", "random", "--game", "syndicate"]),
    (2, &["lab", "duel", "random", "random"]),
    (2, &["lab", "duel", "random", "random", "--game", "chess"]),
    (2, &["lab", "duel", "random", "deepmind", "--game", "syndicate"]),
    (2, &["lab", "duel", "random", "random", "--game", "syndicate", "--games", "1"]),
    (2, &["lab", "duel", "random", "random", "--game", "syndicate", "--seats", "1"]),
    (1, &["lab", "duel", "random", "random", "--game", "syndicate", "--seats", "5"]),
    (2, &["lab", "duel", "random", "random", "--game", "syndicate", "--threads", "0"]),
    (2, &["lab", "duel", "random", "random", "--game", "syndicate", "--elo0", "30", "--elo1", "-5"]),
    (2, &["lab", "duel", "random", "random", "--game", "syndicate", "--elo1", "1001"]),
    (2, &["lab", "duel", "random", "random", "--game", "syndicate", "--elo1", "many"]),
    (2, &["lab", "duel", "random", "random", "--game", "syndicate", "--option", "x=y"]),
    (4, &["lab", "duel", "random", "random", "--game", "syndicate", "--data", "/nonexistent"]),
    (2, &["lab", "ladder"]),
    (2, &["lab", "ladder", "chess"]),
    (2, &["lab", "ladder", "syndicate", "--bots", "random"]),
    (2, &["lab", "ladder", "syndicate", "--bots", "random,greedy,random"]),
    (2, &["lab", "ladder", "syndicate", "--bots", "random,"]),
    (2, &["lab", "ladder", "syndicate", "--games", "0"]),
    (2, &["lab", "ladder", "syndicate", "--games", "1"]),
    (4, &["lab", "ladder", "syndicate", "--svg", "/nonexistent/folder/file"]),
    (4, &["lab", "ladder", "syndicate", "--svg", "/"]),
    (2, &["replay"]),
    (2, &["verify"]),
    (2, &["verify", "a", "b"]),
    (2, &["verify", "a", "--json", "--quiet"]),
    (2, &["rules"]),
    (2, &["rules", "chess"]),
    (2, &["rules", "syndicate", "nonsense"]),
    (2, &["rules", "table", "BR"]),
    (2, &["data"]),
    (2, &["data", "burn"]),
    (2, &["data", "export"]),
    (2, &["data", "export", "chess"]),
    (2, &["data", "check", "syndicate"]),
];

#[test]
fn arguments() {
    for (code, arguments) in WRONG {
        refused(*code, arguments);
    }
    let huge = "9".repeat(5000);
    refused(2, &["play", &huge]);
    refused(2, &["play", "syndicate", "--players", &huge]);
    for (game, prefix) in [("syndicate", "SYN"), ("cyber-merchant", "CM")] {
        let unknown = format!("{prefix}-{}", 999);
        refused(2, &["rules", game, &unknown]);
    }
    let folder = Folder::new();
    refused(4, &["play", "syndicate", "--save", &folder.file("existing", "keep me")]);
    assert_eq!(folder.read("existing"), "keep me");
}

#[test]
fn an_unknown_language_is_said_too() {
    for arguments in [&["games", "--lang", "xx"][..], &["games", "--lang"], &["games", "--lang="]] {
        let run = run(arguments).ends(2);
        assert_eq!(run.err.lines().count(), 1, "{run:?}");
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text() {
    use std::os::unix::ffi::OsStrExt;
    let bytes = std::ffi::OsStr::from_bytes(b"syn\xff\xfe");
    for arguments in [
        &[std::ffi::OsStr::new("play"), bytes][..],
        &[bytes],
        &[std::ffi::OsStr::new("games"), std::ffi::OsStr::new("--lang"), bytes],
    ] {
        let run = run(arguments).ends(2);
        assert_eq!(run.err.lines().count(), 1, "{run:?}");
    }
    let run = run([std::ffi::OsStr::new("verify"), bytes]).ends(4);
    assert_eq!(run.err.lines().count(), 1, "{run:?}");
}

/// Every command that reads a record refuses what is none.
#[test]
fn records() {
    let folder = Folder::new();
    let whole = finished(2, 1);
    let with = |change: &dyn Fn(&mut RawRecord)| {
        let mut raw = RawRecord::read(&whole).expect("a record");
        change(&mut raw);
        raw.write()
    };
    let lines: Vec<&str> = whole.split_inclusive('\n').collect();
    let action = lines.iter().position(|line| line.contains("place_agent")).expect("an action");
    let files: Vec<(i32, String)> = vec![
        (4, folder.name("missing.record")),
        (4, folder.name("")),
        (1, folder.file("empty.record", "")),
        (1, folder.file("text.record", "Dear diary,\n")),
        (4, folder.file("binary.record", [0u8, 159, 146, 150, 255])),
        (1, folder.file("zeros.record", [0u8; 4096])),
        (1, folder.file("version.record", "boardroom record 99 #0000000000000000\n")),
        (1, folder.file("cut.record", &whole[..whole.len() / 2])),
        (1, folder.file("cut-line.record", lines[..4].concat())),
        (1, folder.file("dos.record", whole.replace('\n', "\r\n"))),
        (
            1,
            folder.file(
                "swapped.record",
                [&lines[..action], &[lines[action + 1], lines[action]], &lines[action + 2..]].concat().concat(),
            ),
        ),
        (1, folder.file("foreign.record", with(&|raw| raw.header.game = "chess".to_owned()))),
        (1, folder.file("revision.record", with(&|raw| raw.header.revision = 99))),
        (1, folder.file("options.record", with(&|raw| raw.header.options = "{\"fast\":true}".to_owned()))),
        (1, folder.file("data.record", with(&|raw| raw.header.data = kernel::Digest::default()))),
        (1, folder.file("seats.record", with(&|raw| raw.header.seats = 5))),
        (1, folder.file("action.record", with(&|raw| act(raw, "{\"castle\":{}}")))),
        (1, folder.file("illegal.record", with(&|raw| act(raw, "{\"plug_in\":{\"place\":9}}")))),
        (1, folder.file("long.record", with(&|raw| act(raw, &"x".repeat(100_000))))),
        (1, huge(&folder, "huge.record", MAX_RECORD_BYTES as u64 + 1)),
        (1, huge(&folder, "enormous.record", 1 << 40)),
    ];
    for (code, file) in &files {
        refused(*code, &["replay", file]);
        refused(*code, &["play", "--resume", file]);
        let verified = run(["verify", file]);
        assert!(!verified.err.contains("panicked"), "{verified:?}");
        assert_eq!(verified.code, *code, "{file}: {verified:?}");
    }
}

/// The first choice of a game of Cyber Merchant is a bid; these are none, or none that is possible.
#[test]
fn records_of_cyber_merchant() {
    let folder = Folder::new();
    let whole = played(merchant(), 2, 1, |_| false).record();
    let sixteen = format!("{{\"commit\":{{\"cards\":{:?}}}}}", [0; 16]);
    for action in [
        "\"withdraw\"",
        "{\"bid\":{\"place\":0,\"mark\":1}}",
        "{\"bid\":{\"place\":5,\"mark\":1}}",
        "{\"bid\":{\"place\":1,\"mark\":21}}",
        "{\"bid\":{\"place\":1,\"mark\":256}}",
        "{\"bid\":{\"place\":1,\"mark\":-1}}",
        "{\"bid\":{\"place\":1}}",
        "{\"play_trick\":{\"card\":65535}}",
        "{\"give\":{\"card\":200}}",
        "{\"return\":{\"cards\":[0,0,0,0]}}",
        "{\"commit\":{\"cards\":[48]}}",
        &sixteen,
        "{\"exchange\":{\"crypto\":65535}}",
    ] {
        let mut raw = RawRecord::read(&whole).expect("a record");
        act(&mut raw, action);
        let file = folder.file("wrong.record", raw.write());
        refused(1, &["replay", &file]);
        refused(1, &["play", "--resume", &file]);
        run(["verify", &file]).ends(1);
    }
}

fn act(raw: &mut RawRecord, json: &str) {
    raw.entries[0].deed = kernel::record::raw::RawDeed::Act(json.to_owned());
}

/// A file that is large, but takes no room.
fn huge(folder: &Folder, name: &str, bytes: u64) -> String {
    let path = folder.file(name, "boardroom record 1 #");
    std::fs::OpenOptions::new().write(true).open(&path).and_then(|file| file.set_len(bytes)).expect("a sparse file");
    path
}

#[cfg(target_os = "linux")]
#[test]
fn a_source_without_end_is_read_to_its_limit() {
    refused(1, &["data", "check", "syndicate", "/dev/zero"]);
    refused(1, &["verify", "/dev/zero"]);
}

#[cfg(unix)]
#[test]
fn a_file_that_may_not_be_read() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let file = folder.file("secret.record", finished(2, 1));
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o000)).unwrap();
    if std::fs::read(&file).is_err() {
        refused(4, &["verify", &file]); // not as root, who may read everything
    }
}

#[test]
fn steps_and_seats_that_are_not_there() {
    let folder = Folder::new();
    let record = folder.file("game.record", finished(2, 1));
    for (argument, value) in [
        ("--step", "100000"),
        ("--step", "first"),
        ("--step", "-1"),
        ("--seat", "0"),
        ("--seat", "3"),
        ("--seat", "7"),
        ("--seat", "Ann"),
    ] {
        refused(2, &["replay", &record, argument, value]);
    }
}

#[test]
fn resuming() {
    let folder = Folder::new();
    let half = table(3, 1, 9);
    let save = folder.file("half.record", half.save());
    let open = folder.file("open.record", half.record());
    refused(1, &["play", "--resume", &open]);
    refused(2, &["play", "chess", "--resume", &save]);
    refused(2, &["play", "--resume", &save, "--seats", "Ann,Bob"]);
    refused(2, &["play", "--resume", &save, "--players", "3"]);
    refused(2, &["play", "--resume", &save, "--seed", "3"]);
    refused(2, &["play", "--resume", &save, "--bots", "4"]);
    refused(4, &["play", "--resume", &save, "--save", &open]);
    assert_eq!(folder.read("half.record"), half.save(), "nothing has changed");
    assert_eq!(folder.read("open.record"), half.record(), "nothing has changed");
}

#[test]
fn data_files() {
    let folder = Folder::new();
    let standard = support::syndicate().standard_data();
    let row =
        |number: usize| standard.lines().position(|line| line.contains(&format!("B{number:02}"))).expect("a row") + 1;
    let at = |number: usize, from: &str, to: &str| {
        let mut lines: Vec<String> = standard.lines().map(str::to_owned).collect();
        let line = &mut lines[row(number) - 1];
        assert!(line.contains(from), "{line}");
        *line = line.replacen(from, to, 1);
        lines.join("\n")
    };
    let pointing = [
        (17, at(17, "7 - max", "sqrt(max)")),
        (20, at(20, "B20", "B19")),
        (30, at(30, "Transport", "Industry")),
        (40, at(40, "vp = [5]", "vp = []")),
        (50, at(50, "seed", "hearsay")),
    ];
    for (number, text) in pointing {
        let file = folder.file("wrong.toml", text);
        let told = run(["data", "check", "syndicate", &file]).ends(1);
        assert!(told.err.contains(&format!("Line {}, row B", row(number))), "{}", told.err);
        refused(1, &["data", "check", "syndicate", &file]);
        refused(1, &["play", "syndicate", "--data", &file]);
        refused(1, &["sim", "syndicate", "--data", &file]);
    }
    let whole: Vec<(i32, String)> = vec![
        (4, folder.name("missing.toml")),
        (4, folder.name("")),
        (1, folder.file("empty.toml", "")),
        (1, folder.file("text.toml", "once upon a time")),
        (4, folder.file("binary.toml", [0u8, 159, 146, 150])),
        (1, folder.file("cut.toml", &standard[..standard.len() / 2])),
        (1, huge(&folder, "huge.toml", MAX_DATA_BYTES as u64 + 1)),
        (1, folder.file("deep.toml", format!("a = {}", "[".repeat(100_000)))),
    ];
    for (code, file) in &whole {
        refused(*code, &["data", "check", "syndicate", file]);
        refused(*code, &["play", "syndicate", "--data", file]);
    }
}

#[test]
fn what_is_typed() {
    let play = ["play", "syndicate", "--seed", "1", "--seats", "Ann,Bob"];
    let mut input = Vec::new();
    for line in ["99", "0", "-3", "", "?", "?99", "? XYZ-1", "buy", "s", "b", "u", "l 999999999999999999999", "s /"] {
        input.extend(line.as_bytes());
        input.push(b'\n');
    }
    input.extend(b"\xff\xfe\n\0\0\0\n");
    input.extend(vec![b'x'; 100_000]);
    input.extend(b"\n1\n");
    let run = typed(play, &input).ends(0);
    assert_eq!(run.err, "");
    [
        "There is no choice 99. Choose from 1 to 5. (SYN-33)",
        "is none of what can be typed here",
        "It is not said where to save",
        "there is nothing to go back to",
        "You have nothing to undo",
        "This cannot be read as text",
        "This line is too long",
        "There is no more input",
    ]
    .into_iter()
    .fold(run, |run, told| run.says(told));
}

#[test]
fn what_is_typed_in_cyber_merchant() {
    let play = ["play", "cyber-merchant", "--seed", "1", "--seats", "Ann,Bob"];
    let mut input = Vec::new();
    for line in
        ["0", "5", "-1", "bid", "w", "w 2", "w x", "? XYZ-1", "?9", "u", "b", "1", "26", "21", "99999999999999999999"]
    {
        input.extend(line.as_bytes());
        input.push(b'\n');
    }
    input.extend(b"\xff\xfe\n20\n");
    let run = typed(play, &input).ends(0);
    assert_eq!(run.err, "");
    [
        "There is no choice 0. Choose from 1 to 4. (CM-28)",
        "“bid” is none of what can be typed here",
        "No choice lies sealed that could be withdrawn.",
        "There is no rule “XYZ-1”",
        "There is no choice 21. Choose from 0 to 20. (CM-31)",
        "“99999999999999999999” is none of what can be typed here",
        "This cannot be read as text",
        "● Ann bids 20 on lot 1",
        "There is no more input",
    ]
    .into_iter()
    .fold(run, |run, told| run.says(told));
}
