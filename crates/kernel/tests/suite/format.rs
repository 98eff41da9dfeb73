//! The text of a record, by version.

use super::{act, finished, legal, working};
use kernel::record::raw::{RawDeed, RawRecord};
use kernel::record::verify::verify;
use kernel::{Digest, Loaded, Record, Replay};
use testkit::toy::{Action, Toy};
use testkit::{S1, S2};

/// A record written by version 1 of the format. It must be readable FOR EVER, whatever the current
/// version is: never write this file anew. (Only if the toy's own rules change, the part that
/// replays it may go; reading it and verifying its chance may not.)
const VERSION_1: &str = include_str!("../samples/version-1.record");

#[test]
fn version_1_is_readable_for_ever() {
    let raw = RawRecord::read(VERSION_1).expect("version 1 is readable for ever");
    assert_eq!(raw.version, 1);
    assert_eq!((raw.header.game.as_str(), raw.header.revision, raw.header.seats), ("toy", 1, 4));
    assert_eq!(raw.header.options, r#"{"automa":true}"#);
    assert_eq!(raw.header.entropy[0].bytes(), b"first");
    assert_eq!(raw.broken, None);
    let text = format!("{:?}", raw.entries);
    assert_eq!(raw.entries.len(), SAMPLE_ENTRIES);
    assert_eq!(
        Digest::of_bytes(text.as_bytes()).to_string(),
        SAMPLE_DIGEST,
        "the entries are read as they always were"
    );
    assert!(raw.entries.iter().any(|entry| matches!(entry.deed, RawDeed::Undo(_))));
    let verdict = verify(&raw).expect("the game is over");
    assert!(verdict.holds(), "{:?}", verdict.first_wrong());
}

const SAMPLE_ENTRIES: usize = 59;
const SAMPLE_DIGEST: &str = "2a088735d71794a61da4e8c50bba1990b296c5216e33e252fab33aa2adc776d3";

#[test]
fn version_1_replays() {
    let record = Record::<Toy>::read(VERSION_1, Loaded::standard()).expect("version 1 is readable for ever");
    let mut replay = Replay::new(&record).expect("it can be dealt");
    while replay.step().expect("it replays").is_some() {}
    assert_eq!(Some(replay.digest()), record.result);
    assert_eq!(record.write(), VERSION_1, "a record is written in the oldest version that can hold it");
}

#[test]
fn what_is_written_now_is_what_the_sample_says() {
    assert_eq!(finished().record().write(), VERSION_1);
}

/// One written by version 2, for ever like the other.
const VERSION_2: &str = include_str!("../samples/version-2.record");

#[test]
fn version_2_is_readable_for_ever_and_replays() {
    let raw = RawRecord::read(VERSION_2).expect("version 2 is readable for ever");
    assert_eq!((raw.version, raw.broken.is_none(), raw.entries.len()), (2, true, 28));
    assert!(raw.entries.iter().any(|entry| entry.deed == RawDeed::Rewind(3)));
    assert!(verify(&raw).expect("the game is over").holds());
    let record = Record::<Toy>::read(VERSION_2, Loaded::standard()).expect("version 2 is readable for ever");
    let mut replay = Replay::new(&record).expect("it can be dealt");
    while replay.step().expect("it replays").is_some() {}
    assert_eq!(Some(replay.digest()), record.result);
    assert_eq!(record.write(), VERSION_2);
}

#[test]
fn what_is_rewound_now_is_what_the_second_sample_says() {
    let mut table = working(2, 9);
    let number = table.version() as u32 + 1;
    act(&mut table, S1, Action::Roll);
    table.rewind(S2, number).expect("all agree");
    while let Some(seat) = table.owed().seats().lowest() {
        let action = legal(&table, seat)[0];
        act(&mut table, seat, action);
    }
    assert_eq!(table.record().write(), VERSION_2);
}

/// The running digest as `docs/record-format.md` describes it, computed here without the kernel.
#[test]
fn every_line_ends_with_its_running_digest() {
    use sha2::Digest as _;
    let mut running = [0u8; 32];
    for line in VERSION_1.lines() {
        let (body, digits) = line.rsplit_once(" #").expect("every line has a digest");
        let mut sha = sha2::Sha256::new();
        sha.update(running);
        sha.update(body);
        sha.update("\n");
        running = sha.finalize().into();
        let hex: String = running[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(digits, hex, "{body}");
    }
}

/// The example in the document is real.
#[test]
fn the_document_shows_lines_of_the_sample() {
    let document = include_str!("../../../../docs/record-format.md");
    let example: Vec<&str> = document
        .split("```")
        .nth(1)
        .expect("the document has an example")
        .lines()
        .skip(1)
        .filter(|line| !line.is_empty() && *line != "…")
        .collect();
    assert!(example.len() > 10, "{example:?}");
    for line in example {
        assert!(VERSION_1.lines().any(|real| real == line), "not in the sample: {line}");
    }
}

#[test]
fn another_version_is_named() {
    let fault = RawRecord::read("boardroom record 3 #0000\n").expect_err("not written yet");
    assert_eq!(fault.line, 1);
    assert!(fault.to_string().contains("record-fault-version"), "{fault}");
}
