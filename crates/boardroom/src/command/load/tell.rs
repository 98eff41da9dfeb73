//! What was measured, in words.

use super::Measured;
use super::crash::Crashes;
use super::fuzz::Flood;
use crate::command::said;
use crate::numbers::Numbers;
use crate::terminal::{Row, Terminal, Tint};
use kernel::Phrase;
use load::Percentiles;

pub(super) fn measured(measured: &Measured, terminal: &mut Terminal) {
    let (load, numbers) = (&measured.load, Numbers(terminal.texts.lang()));
    let title =
        Phrase::new("host-load-title").text("game", game(terminal, &measured.game)).count("tables", load.tables);
    head(&title.text("store", measured.store).text("seconds", numbers.decimal(load.seconds, 1)), terminal);
    let each_second = |number: f64| numbers.count(number.round() as u64);
    line("host-load-moves", &[each_second(load.moves_per_second), numbers.count(load.moves)], terminal);
    line("host-load-stale", &[numbers.count(load.stale)], terminal);
    line("host-load-acknowledged", &points(numbers, &load.acknowledged), terminal);
    line("host-load-seen", &points(numbers, &load.seen), terminal);
    line(
        "host-load-messages",
        &[each_second(load.messages_per_second), numbers.decimal(load.update_median, 0)],
        terminal,
    );
    if let Some(kib) = measured.kib_per_table {
        line("host-load-memory", &kib.map(|kib| numbers.decimal(kib, 1)), terminal);
    }
    if let Some(ready) = measured.ready {
        line("host-load-ready", &[numbers.decimal(ready, 0)], terminal);
    }
    if let (Some(echo), Some(ratio)) = (&measured.echo, measured.ratio) {
        line("host-load-echo", &[each_second(echo.messages_per_second), numbers.decimal(echo.back.p99, 2)], terminal);
        line("host-load-ratio", &ratio.map(|ratio| numbers.decimal(100.0 * ratio, 0)), terminal);
    }
    if let (Some(relay), Some(ratio)) = (&measured.relay, measured.relay_ratio) {
        let ratio = numbers.decimal(100.0 * ratio, 0);
        line("host-load-relay", &[each_second(relay.moves_per_second), ratio], terminal);
    }
    if let Some(stored) = &measured.stored {
        line("host-load-stored", &[numbers.count(stored.tables as u64), numbers.decimal(stored.ready, 0)], terminal);
        line("host-load-list", &points(numbers, &stored.visit.list), terminal);
        line("host-load-open", &points(numbers, &stored.visit.open), terminal);
        line("host-load-resume", &points(numbers, &stored.visit.resume), terminal);
        let ([with, without], mib) = (stored.crowd.memory, f64::from(1 << 20));
        let memory = [with / mib, (with - without) / 1024.0 / stored.crowd.tables.max(1.0)];
        let [all, each] = memory.map(|memory| numbers.decimal(memory, 1));
        line("host-load-crowd", &[numbers.count(stored.crowd.tables as u64), all, each], terminal);
    }
}

pub(super) fn crash(told: &Crashes, terminal: &mut Terminal) {
    let numbers = Numbers(terminal.texts.lang());
    let title = Phrase::new("host-crash-title").text("game", game(terminal, &told.game)).count("tables", told.tables);
    head(&title.text("store", told.store).count("kills", told.kills), terminal);
    let audit = &told.audit;
    let count = |number: usize| numbers.count(number as u64);
    line("host-crash-acknowledged", &[count(audit.acknowledged), count(audit.tables)], terminal);
    line("host-crash-connects", &[numbers.count(told.connects)], terminal);
    line("host-load-stale", &[numbers.count(told.stale)], terminal);
    line("host-load-ready", &[numbers.decimal(told.ready.p50, 0)], terminal);
    line(
        "host-crash-lost",
        &[count(audit.lost.len()), count(audit.doubled.len()), count(audit.broken.len())],
        terminal,
    );
    let wrong = audit.lost.iter().chain(&audit.doubled).chain(&audit.broken).chain(&told.complaints);
    for one in wrong.take(20) {
        terminal.tinted(one, Tint::Bad, 4);
    }
}

pub(super) fn fuzz(told: &Flood, terminal: &mut Terminal) {
    let numbers = Numbers(terminal.texts.lang());
    let fuzzed = &told.fuzzed;
    head(&Phrase::new("host-fuzz-title").text("sent", numbers.count(fuzzed.sent)), terminal);
    let counts = [fuzzed.done, fuzzed.refused, fuzzed.closed].map(|count| numbers.count(count));
    line("host-fuzz-answers", &counts, terminal);
    line("host-fuzz-faults", &[numbers.count(fuzzed.faults.len() as u64)], terminal);
    line("host-fuzz-memory", &told.memory.map(|bytes| numbers.decimal(bytes / f64::from(1 << 20), 1)), terminal);
    for fault in fuzzed.faults.iter().take(20) {
        terminal.tinted(fault, Tint::Bad, 4);
    }
}

fn game(terminal: &Terminal, id: &str) -> String {
    terminal.texts.label(&format!("game-{id}"))
}

fn head(title: &Phrase, terminal: &mut Terminal) {
    let text = said(terminal.texts, title);
    terminal.row(&Row::new().with(Tint::Strong, text));
}

/// A line with its numbers, which the texts call `a`, `b` and `c`.
fn line(key: &'static str, numbers: &[String], terminal: &mut Terminal) {
    let phrase = Phrase::new(key);
    let phrase =
        ["a", "b", "c"].into_iter().zip(numbers).fold(phrase, |phrase, (name, number)| phrase.text(name, number));
    let text = said(terminal.texts, &phrase);
    terminal.text(&text, 2);
}

fn points(numbers: Numbers, points: &Percentiles) -> [String; 3] {
    [points.p50, points.p99, points.max].map(|point| numbers.decimal(point, 2))
}
