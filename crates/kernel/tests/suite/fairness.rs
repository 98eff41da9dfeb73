//! A finished record cannot be changed unnoticed, and chance can be checked by anybody.

use super::finished;
use kernel::record::raw::RawRecord;
use kernel::record::verify::{Verdict, verify};
use kernel::{Entropy, Fault, Loaded, Record, Replay, Secret, Table};
use testkit::fuzz::with_right_digests;
use testkit::toy::Toy;

fn text() -> String {
    finished().record().write()
}

fn verdict(text: &str) -> Verdict {
    verify(&RawRecord::read(text).expect("well formed")).expect("the game is over")
}

fn replays(text: &str) -> Result<(), Fault> {
    let record = Record::<Toy>::read(text, Loaded::standard())?;
    let mut replay = Replay::new(&record)?;
    while replay.step()?.is_some() {}
    Ok(())
}

#[test]
fn an_honest_record_holds() {
    let text = text();
    assert!(verdict(&text).holds());
    assert!(verdict(&text).picks.len() > 20);
    replays(&text).expect("it replays");
}

/// Each byte, changed in several ways, is noticed on its own line or before.
#[test]
fn every_changed_byte_is_noticed_and_found() {
    let text = text();
    let mut line = 1;
    for (at, byte) in text.bytes().enumerate() {
        for other in [byte ^ 1, byte ^ 0x20, b'0', b'9', b' ', b'#', b'\n', b'"'] {
            if other == byte || !other.is_ascii() {
                continue;
            }
            let mut forged = text.clone().into_bytes();
            forged[at] = other;
            let forged = String::from_utf8(forged).expect("one ASCII letter for another");
            let fault = replays(&forged).expect_err("a changed byte");
            assert!(fault.line <= line, "byte {at} of line {line} is reported as {fault}");
            assert!(fault.line == line || byte == b'\n', "byte {at} of line {line} is reported as {fault}");
        }
        line += usize::from(byte == b'\n');
    }
}

/// Lines left out, doubled or swapped are noticed where it begins.
#[test]
fn changed_lines_are_noticed_and_found() {
    let text = text();
    let lines: Vec<&str> = text.lines().collect();
    let join = |lines: &[&str]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    for n in 0..lines.len() - 1 {
        let mut without = lines.clone();
        without.remove(n);
        let mut twice = lines.clone();
        twice.insert(n, lines[n]);
        let mut swapped = lines.clone();
        swapped.swap(n, n + 1);
        for (what, changed, at) in
            [("left out", without, n + 1), ("doubled", twice, n + 2), ("swapped", swapped, n + 1)]
        {
            let fault = replays(&join(&changed)).expect_err("a changed line");
            assert_eq!(fault.line, at, "line {} {what}: {fault}", n + 1);
        }
    }
}

/// A record that ends early is the record as it was then: it has no result and no secret.
#[test]
fn a_record_that_ends_early_is_not_finished() {
    let text = text();
    let lines: Vec<&str> = text.lines().collect();
    for end in 0..lines.len() {
        let cut: String = lines[..end].iter().map(|line| format!("{line}\n")).collect();
        match Record::<Toy>::read(&cut, Loaded::standard()) {
            Err(fault) => assert!(end < 10 && fault.line <= end + 1, "cut after line {end}: {fault}"),
            Ok(record) => {
                assert!(record.secret.is_none(), "cut after line {end}");
                let fault = verify(&RawRecord::read(&cut).expect("well formed")).expect_err("no secret");
                assert_eq!(fault.line, if record.result.is_some() { end } else { end + 1 });
            }
        }
    }
}

/// Whoever changes a pick and puts all digests right is found out by the secret: at that pick.
#[test]
fn every_changed_pick_is_named() {
    let text = text();
    let honest = verdict(&text);
    for (n, checked) in honest.picks.iter().enumerate() {
        let mut raw = RawRecord::read(&text).expect("well formed");
        let pick = if checked.entry == 0 {
            &mut raw.dealt[n]
        } else {
            let before = honest.picks[..n].iter().filter(|other| other.entry == checked.entry).count();
            &mut raw.entries[checked.entry - 1].picks[before]
        };
        pick.value = (pick.value + 1) % pick.below;
        let found = verdict(&raw.write());
        let wrong = found.first_wrong().expect("a changed pick");
        assert_eq!((wrong.line, wrong.entry, wrong.pick.below), (checked.line, checked.entry, checked.pick.below));
        assert_eq!((wrong.derived, found.commitment_holds), (checked.pick.value, true));
        assert_eq!(found.picks.iter().filter(|pick| !pick.holds()).count(), 1);
    }
}

/// A table does not sit down again at a record with a pick that its secret does not give.
#[test]
fn a_table_is_not_resumed_with_a_changed_pick() {
    let raw = RawRecord::read(&text()).expect("well formed");
    let mut lines = Vec::new();
    for n in 0..=raw.entries.len() {
        let mut forged = raw.clone();
        let (picks, line) = match n.checked_sub(1) {
            None => (&mut forged.dealt, raw.dealt_line),
            Some(entry) => (&mut forged.entries[entry].picks, raw.entries[entry].line),
        };
        let Some(pick) = picks.last_mut() else { continue };
        pick.value = (pick.value + 1) % pick.below;
        let record = Record::<Toy>::read(&forged.write(), Loaded::standard()).expect("well formed");
        let fault = Table::resume(record, Secret::from_number(12)).expect_err("a changed pick");
        assert_eq!(fault.line, line, "{fault}");
        lines.push(line);
    }
    assert!(lines.len() > 10);
}

/// Another bound, another stream, a pick more or less: the rules or the secret notice.
#[test]
fn picks_that_do_not_fit_are_noticed() {
    let raw = RawRecord::read(&text()).expect("well formed");
    let with_picks = raw.entries.iter().position(|entry| !entry.picks.is_empty()).expect("chance is used");
    let line = raw.entries[with_picks].line;
    let changes: [fn(&mut Vec<kernel::Pick>); 4] = [
        |picks| picks[0].below += 1,
        |picks| picks.push(picks[0]),
        |picks| picks.truncate(picks.len() - 1),
        |picks| picks[0].stream = kernel::Stream::checked(4).expect("a seat's stream"),
    ];
    for (n, change) in changes.iter().enumerate() {
        let mut forged = raw.clone();
        change(&mut forged.entries[with_picks].picks);
        assert_eq!(replays(&forged.write()).expect_err("picks that do not fit").line, line, "change {n}");
    }
    let mut forged = raw.clone();
    forged.dealt.pop();
    assert_eq!(replays(&forged.write()).expect_err("a pick is missing").line, raw.dealt_line);
}

#[test]
fn another_secret_or_other_entropy_does_not_hold() {
    let raw = RawRecord::read(&text()).expect("well formed");
    let mut forged = raw.clone();
    forged.secret = Some(Secret::from_number(3));
    assert!(!verdict(&forged.write()).commitment_holds);
    forged.header.commitment = Secret::from_number(3).commitment();
    let found = verdict(&forged.write());
    assert!(found.commitment_holds && found.first_wrong().is_some(), "both replaced: the picks tell");
    let mut forged = raw.clone();
    forged.header.entropy[1] = Entropy::new(*b"mine").expect("short");
    assert!(verdict(&forged.write()).first_wrong().is_some());
    let mut forged = raw;
    forged.header.entropy.swap(0, 1);
    assert!(verdict(&forged.write()).first_wrong().is_some(), "whose entropy it is counts");
}

/// Another end than the rules give is noticed there, with all digests put right.
#[test]
fn another_result_is_noticed() {
    let text = text();
    let at = text.find("over ").expect("it is over") + 5;
    let line = text[..at].lines().count();
    let digit = if text.as_bytes()[at] == b'0' { "1" } else { "0" };
    let forged = with_right_digests(&format!("{}{digit}{}", &text[..at], &text[at + 1..]));
    assert_eq!(replays(&forged).expect_err("another end").line, line);
}
