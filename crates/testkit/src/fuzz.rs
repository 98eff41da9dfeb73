//! Bytes from anywhere: records and actions made of them never make anything panic.
//!
//! The same functions serve the targets in `fuzz/` and, for a short fixed time, ordinary tests, so
//! that they cannot rot.

use crate::luck::Luck;
use crate::mutate::mutate;
use crate::scene::seeded;
use crate::walk::{listed, viewers};
use crate::{Recorded, Scene};
use kernel::digest::Running;
use kernel::record::raw::RawRecord;
use kernel::record::verify::verify;
use kernel::{Digest, Game, Loaded, Record, Replay, Seat, Setup, Table};
use std::any::TypeId;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How many inputs [`run_for`] tries whatever the time: the same on every machine.
pub const PREFIX: usize = 200;
/// How many different games the mutated records start from.
const SAMPLES: u8 = 6;

/// Tries `one` with many inputs: the first [`PREFIX`] in any case, more until the time is over. The
/// inputs depend on the seed alone.
///
/// # Panics
/// As `one` does, after naming the seed and the input.
pub fn run_for(time: Duration, seed: u64, mut one: impl FnMut(&[u8])) {
    let (start, mut tried) = (Instant::now(), 0);
    while tried < PREFIX || start.elapsed() < time {
        let mut luck = Luck::new("fuzz", seed.wrapping_mul(1 << 32).wrapping_add(tried as u64));
        let length = luck.below(64);
        let data = luck.bytes(length);
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| one(&data))) {
            eprintln!("fuzz: seed {seed}, input {tried}: {data:?}");
            resume_unwind(panic);
        }
        tried += 1;
    }
}

/// A record made of bytes is read, verified, replayed and resumed, as far as it goes, without a
/// panic.
///
/// Half of the inputs are taken as the text itself. The others steer changes of a valid record:
/// bytes flipped, lines cut, doubled, swapped, actions mutated; in half of these the running digests
/// are then put right, so that the deeper layers are reached too.
///
/// # Panics
/// When something panics, or a record that can be read is not written as it was read.
pub fn records_from_bytes<G: Game>(data: &[u8]) {
    match data {
        [mode, sample, edits @ ..] if mode % 2 == 1 => {
            let mut text = sample_record::<G>(sample % SAMPLES);
            for edit in edits.chunks(4).take(8) {
                text = edited(&text, edit);
            }
            if mode % 4 == 3 {
                text = with_right_digests(&text);
            }
            try_record::<G>(&text);
        }
        [_, text @ ..] => try_record::<G>(&String::from_utf8_lossy(text)),
        [] => try_record::<G>(""),
    }
}

/// An action made of bytes is checked, and played if it is legal, at some position of a game without
/// a panic and without losing a piece.
///
/// Half of the inputs are taken as the JSON itself, the others steer changes of a listed action.
///
/// # Panics
/// When something panics or a piece is lost.
pub fn actions_from_bytes<G: Game>(data: &[u8]) {
    let [mode, seed, steps, rest @ ..] = data else {
        return;
    };
    let seats = G::SEATS.start() + *seed as usize % (G::SEATS.end() - G::SEATS.start() + 1);
    let mut scene = Scene::<G>::deal(seats, u64::from(*seed));
    let mut left = *steps;
    scene.seeded(u64::from(*seed)).wander(u64::from(*seed), |_| {
        left = left.saturating_sub(1);
        left == 0
    });
    let action = if mode % 2 == 0 {
        serde_json::from_slice::<G::Action>(rest).ok()
    } else {
        let mut luck = Luck::new("action", u64::from_le_bytes(first_bytes(rest)));
        let list = scene.owed().allowed().lowest().map(|seat| listed(scene.asked(seat))).unwrap_or_default();
        mutant::<G>(&list, &mut luck)
    };
    if let Some(action) = action {
        try_action(&scene, &action);
    }
}

fn mutant<G: Game>(list: &[G::Action], luck: &mut Luck) -> Option<G::Action> {
    let value = |action: &G::Action| serde_json::to_value(action).expect("plain data always serialise");
    if list.is_empty() {
        return None;
    }
    let (mut mutant, donor) = (value(luck.of(list)), value(luck.of(list)));
    for _ in 0..1 + luck.below(3) {
        mutate(&mut mutant, &donor, luck);
    }
    serde_json::from_value(mutant).ok()
}

fn try_action<G: Game>(scene: &Scene<G>, action: &G::Action) {
    let json = serde_json::to_string(action).expect("plain data always serialise");
    let read: G::Action = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{json}: {error}"));
    assert_eq!(read, *action, "an action is not read as it was written: {json}");
    for seat in (0..kernel::MAX_SEATS).map(Seat::new) {
        let mut sandbox = scene.sandbox().clone();
        let seats = sandbox.state().private.len();
        if sandbox.step(seat, action, &mut seeded(1, seats)).is_ok() {
            sandbox.audit().unwrap_or_else(|lost| panic!("after {seat} {json}: {lost}"));
            viewers(seats).for_each(|viewer| drop(G::portray(sandbox.seen(viewer))));
        }
    }
}

/// Goes as far into a record as it can be gone.
fn try_record<G: Game>(text: &str) {
    let lines = text.lines().count();
    let Ok(raw) = RawRecord::read(text).inspect_err(|fault| assert!((1..=lines + 1).contains(&fault.line), "{fault}"))
    else {
        return;
    };
    drop(verify(&raw));
    let cards = Loaded::standard();
    let Ok(record) = Record::<G>::from_raw(raw, cards) else {
        return;
    };
    let written = record.write();
    let again = Record::<G>::read(&written, cards).unwrap_or_else(|fault| panic!("{fault}\n{written}"));
    assert_eq!(again.write(), written, "a record is not written as it was read");
    if let Ok(mut replay) = Replay::new(&record) {
        while let Ok(Some(_)) = replay.step() {}
        viewers(record.setup.seats).for_each(|viewer| drop(G::portray(replay.seen(viewer))));
    }
    if let Some(secret) = record.secret.clone()
        && let Ok(mut table) = Table::resume(record, secret)
    {
        for seat in (0..kernel::MAX_SEATS).map(Seat::new) {
            drop(table.undo(seat));
        }
    }
}

/// One change of a text, steered by bytes: what, in which line, where, with what.
fn edited(text: &str, edit: &[u8]) -> String {
    let at = |i: usize| edit.get(i).copied().unwrap_or(0) as usize;
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    if lines.is_empty() {
        return text.to_owned();
    }
    let (n, m) = (at(1) % lines.len(), at(2) % lines.len());
    match at(0) % 8 {
        0 => lines[n] = flipped(&lines[n], at(2), at(3)),
        1 => drop(lines.remove(n)),
        2 => lines.insert(m, lines[n].clone()),
        3 => lines.swap(n, m),
        4 => return text.chars().take(text.len() * at(1) / 256).collect(),
        5 => lines[n] = changed_action(&lines[n], &lines[m], at(3)),
        6 => lines[n].insert_str(0, ["undo 1 ", "1 ", "s2 ", "secret ", "over ", "-", " ", "0/2,"][at(3) % 8]),
        _ => lines[n] = changed_number(&lines[n], at(2), at(3)),
    }
    lines.join("\n") + "\n"
}

fn flipped(line: &str, at: usize, bit: usize) -> String {
    let mut bytes = line.as_bytes().to_vec();
    if let Some(byte) = bytes.get_mut(at) {
        *byte ^= 1 << (bit % 8);
    }
    String::from_utf8_lossy(&bytes).replace(['\n', '\r'], " ")
}

/// An entry's action, mutated with a part of another line's.
fn changed_action(line: &str, other: &str, seed: usize) -> String {
    let json = |line: &str| {
        let (start, end) = (line.find(['{', '"'])?, line.rfind(['}', '"'])?);
        serde_json::from_str::<serde_json::Value>(line.get(start..=end)?).ok().map(|value| (start, end, value))
    };
    match (json(line), json(other)) {
        (Some((start, end, mut value)), Some((_, _, donor))) => {
            mutate(&mut value, &donor, &mut Luck::new("line", seed as u64));
            format!("{}{value}{}", &line[..start], &line[end + 1..])
        }
        _ => line.to_owned(),
    }
}

/// The `nth` run of digits in a line becomes another number.
fn changed_number(line: &str, nth: usize, number: usize) -> String {
    let mut runs = Vec::new();
    let mut start = None;
    for (i, c) in line.char_indices().chain([(line.len(), ' ')]) {
        match (c.is_ascii_digit(), start) {
            (true, None) => start = Some(i),
            (false, Some(from)) => {
                runs.push(from..i);
                start = None;
            }
            _ => {}
        }
    }
    match runs.get(nth % runs.len().max(1)) {
        Some(run) => format!("{}{number}{}", &line[..run.start], &line[run.end..]),
        None => line.to_owned(),
    }
}

/// The same lines, with the running digest an attacker would write at their ends.
#[must_use]
pub fn with_right_digests(text: &str) -> String {
    let mut running = Running::default();
    text.lines()
        .map(|line| {
            let body = line.rsplit_once(" #").map_or(line, |(body, _)| body);
            format!("{body} #{}\n", running.line(body))
        })
        .collect()
}

/// A valid record to start from; each is played once.
fn sample_record<G: Game>(sample: u8) -> String {
    static PLAYED: Mutex<BTreeMap<(TypeId, u8), String>> = Mutex::new(BTreeMap::new());
    let mut played = PLAYED.lock().unwrap_or_else(PoisonError::into_inner);
    let text = played.entry((TypeId::of::<G>(), sample)).or_insert_with(|| {
        let seats = G::SEATS.start() + sample as usize % (G::SEATS.end() - G::SEATS.start() + 1);
        let table = Recorded::<G>::of(Setup::standard(seats), u64::from(sample)).undoing().play();
        table.record().write()
    });
    text.clone()
}

fn first_bytes(data: &[u8]) -> [u8; 8] {
    let digest = Digest::of_bytes(data);
    std::array::from_fn(|i| digest.0[i])
}
