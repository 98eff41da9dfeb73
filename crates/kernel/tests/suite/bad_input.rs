//! A table of bad inputs: each gives one fault or refusal, and nothing panics or changes.

use super::{act, finished, refused, working};
use kernel::record::raw::{MAX_RECORD_BYTES, RawRecord};
use kernel::{Fault, Game, Loaded, Record, Replay, Seat, Seats, Table};
use testkit::fuzz::with_right_digests;
use testkit::toy::{Action, Pile, Toy};
use testkit::{S1, S2};

/// Reads and replays a text as far as it goes.
fn fault(text: &str) -> Option<Fault> {
    let record = match Record::<Toy>::read(text, Loaded::standard()) {
        Ok(record) => record,
        Err(fault) => return Some(fault),
    };
    let mut replay = match Replay::new(&record) {
        Ok(replay) => replay,
        Err(fault) => return Some(fault),
    };
    loop {
        match replay.step() {
            Ok(Some(_)) => {}
            Ok(None) => {
                let secret = record.secret.clone()?;
                return Table::resume(record.clone(), secret).err();
            }
            Err(fault) => return Some(fault),
        }
    }
}

/// The lines of a finished game without their digests. The header is lines 1 to 9 (two seats gave
/// entropy), the deal is line 10, the first entry line 11.
fn lines() -> Vec<String> {
    let text = finished().record().write();
    text.lines().map(|line| line.rsplit_once(" #").expect("a digest").0.to_owned()).collect()
}

/// The game with one line replaced, and all digests put right.
fn with_line(line: usize, body: &str) -> String {
    let mut lines = lines();
    lines[line - 1] = body.to_owned();
    with_right_digests(&lines.iter().map(|line| format!("{line} #\n")).collect::<String>())
}

/// Lines of the header, and the deal, that cannot be right.
const HEADER: [(usize, &str); 25] = [
    (1, "boardroom record 1 or so"),
    (2, "game syndicate"),
    (2, "name toy"),
    (3, "revision 2"),
    (3, "revision one"),
    (3, "revision 01"),
    (3, "revision 99999999999999999999"),
    (4, "seats 0"),
    (4, "seats 7"),
    (4, "seats +4"),
    (5, r#"options {"dragons":true}"#),
    (5, "options {"),
    (6, "data 00"),
    (8, "entropy s1 "),
    (8, "entropy s1 abc"),
    (8, "entropy s1 AB"),
    (8, "entropy s9 ab"),
    (10, "deal"),
    (10, "deal 1/2,"),
    (10, "deal 5/5"),
    (10, "deal 0/1"),
    (10, "deal 9:0/2"),
    (10, "deal -1/2"),
    (10, "deal 0/4294967296"),
    (10, "deal -"),
];

/// Entries and later lines that cannot be right. The sample begins with `1 s3 {"pledge":1} -`, and
/// its entry 20 on line 30 is `20 s1 undo 19 -`.
const ENTRIES: [(usize, &str); 28] = [
    (11, r#"2 s1 "roll" -"#),
    (11, r#"1 s0 "roll" -"#),
    (11, r#"1 s5 "roll" -"#),
    (11, r#"1 S1 "roll" -"#),
    (11, "1 s1"),
    (11, r#"1 s1 "roll""#),
    (11, "1 s1 roll -"),
    (11, r#"1 s1 "roll" -"#),
    (11, r#"1 s1 {"buy":{"slot":2}} -"#),
    (11, r#"1 s3 {"pledge": 1} -"#),
    (11, r#"1 s3 {"pledge":1}  -"#),
    (11, r#"1 s3 {"pledge":9} -"#),
    (11, r#"1 s1 {"pledge":300} -"#),
    (11, r#"1 s1 {"pledge":-1} -"#),
    (11, r#"1 s1 {"rob":6} -"#),
    (11, r#"1 s1 {"sell":[64]} -"#),
    (11, r#"1 s1 {"sell":[2,1]} -"#),
    (11, "1 s1 undo 0 -"),
    (11, "1 s1 undo 1 -"),
    (11, "1 s1 undo 4294967296 -"),
    (11, r#"1 s4 {"pledge":1} -"#),
    (30, "20 s2 undo 19 -"),
    (30, "20 s1 undo 18 -"),
    (11, "over"),
    (11, "over 12"),
    (11, "secret 12"),
    (11, "comment nothing"),
    (11, ""),
];

#[test]
fn lines_that_cannot_be_right() {
    let long = [
        (6, format!("data {}", "0".repeat(64))),
        (7, format!("commitment {}", "G".repeat(64))),
        (8, format!("entropy s1 {}", "ab".repeat(65))),
    ];
    let cases = HEADER.iter().chain(&ENTRIES).map(|(line, body)| (*line, (*body).to_owned()));
    for (line, body) in cases.chain(long) {
        let fault = fault(&with_line(line, &body)).unwrap_or_else(|| panic!("line {line}, {body}: accepted"));
        assert_eq!(fault.line, line, "{body}: {fault}");
        assert!(!fault.to_string().contains('\n'), "{body}: one sentence");
    }
}

#[test]
fn texts_that_are_no_records() {
    let whole = finished().record().write();
    let cut = whole.len() / 2;
    let cases: Vec<(&str, String)> = vec![
        ("nothing", String::new()),
        ("a letter", "Dear table".into()),
        ("zeros", "\0".repeat(100)),
        ("only the first line", whole.lines().next().expect("a line").to_owned() + "\n"),
        ("cut in the middle of a line", whole[..cut].trim_end().to_owned()),
        ("no end of line at the end", whole.trim_end().to_owned()),
        ("lines of another system", whole.replace('\n', "\r\n")),
        ("an empty line more", whole.clone() + "\n"),
        ("twice", whole.clone() + &whole),
        ("something after it", whole.clone() + "thanks #0000000000000000\n"),
        ("a mark before it", format!("\u{feff}{whole}")),
        ("another version", whole.replacen("record 1", "record 2", 1)),
        ("a long line", format!("boardroom record 1 {}", "x".repeat(100_000))),
        ("huge", whole.clone() + &"x".repeat(MAX_RECORD_BYTES)),
    ];
    for (what, text) in cases {
        let fault = fault(&text).unwrap_or_else(|| panic!("{what}: accepted"));
        assert!(fault.line >= 1 && fault.line <= text.lines().count() + 1, "{what}: {fault}");
        assert!(fault.to_string().len() < 600, "{what}: a short sentence, not {} bytes", fault.to_string().len());
    }
    assert!(fault(&whole).is_none(), "and the honest one is accepted");
}

/// More seats than the game allows, but not more than a record can have.
#[test]
fn a_record_for_too_many_is_refused_by_the_table() {
    let fault = fault(&with_line(4, "seats 5")).expect("five cannot play");
    assert_eq!((fault.line, fault.illegal.map(|no| no.rule)), (10, Some("BR-1")));
}

/// Choices that are well formed and not allowed: each is refused and changes nothing.
#[test]
fn choices_out_of_place() {
    let mut table = working(2, 1);
    act(&mut table, S2, Action::Done);
    let all: Vec<Action> = vec![
        Action::Pledge { card: 0 },
        Action::Withdraw,
        Action::Drop { card: 200 },
        Action::Drop { card: 63 },
        Action::Thief { card: 0 },
        Action::Rob { victim: S2 },
        Action::Rob { victim: Seat::new(5) },
        Action::Yield,
        Action::Sell { cards: Pile::EMPTY },
        Action::Sell { cards: Pile::first(64) },
    ];
    let before = (table.digest(), table.record().write());
    for action in &all {
        assert_eq!(refused(&mut table, S1, *action).rule, "TOY-4", "{action:?}");
    }
    for seat in (1..6).map(Seat::new) {
        assert_eq!(refused(&mut table, seat, Action::Roll).rule, Toy::TURN, "{seat}");
    }
    assert_eq!((table.digest(), table.record().write()), before);
}

/// What is no seat at any table is refused when it is read, not when it is used.
#[test]
fn seats_that_no_table_has() {
    assert_eq!(serde_json::from_str::<Seat>("5").ok(), Some(Seat::new(5)));
    for bad in ["6", "255", "256", "-1", "1.5", "\"s1\"", "null"] {
        assert!(serde_json::from_str::<Seat>(bad).is_err(), "{bad}");
        assert!(serde_json::from_str::<Action>(&format!("{{\"rob\":{bad}}}")).is_err(), "{bad}");
    }
    assert_eq!(serde_json::from_str::<Seats>("63").ok(), Some(Seats::first(6)));
    assert!(serde_json::from_str::<Seats>("64").is_err());
}

/// A record without any rules: reading it never needs the game.
#[test]
fn a_foreign_record_is_read_raw() {
    let text = with_line(2, "game chess");
    assert_eq!(RawRecord::read(&text).expect("well formed").header.game, "chess");
}
