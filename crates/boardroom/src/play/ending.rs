//! The end of a game: standings, and every point by its rule.

use super::log::Log;
use crate::terminal::{Cast, Row, Terminal, Tint, columns};
use kernel::owed::winners;
use kernel::{Phrase, Seat, Standings};

/// Tells how a game ended.
pub fn tell_end(standings: &Standings, log: &Log, cast: &Cast, terminal: &mut Terminal) {
    let texts = terminal.texts;
    terminal.heading(&texts.label("cmd-end-heading"));
    let first = winners(standings);
    let names = first.iter().map(|seat| Phrase::new("table-seat").seat("seat", seat)).collect();
    let won = Phrase::new("cmd-end-winners").count("count", first.len()).list("winners", names);
    let won = cast.tinted(&texts.say(&won, cast.names()));
    terminal.row(&won);
    terminal.blank();
    receipt(standings, log, cast, terminal);
}

/// A table: the rules down, the players across, the sums at the foot.
fn receipt(standings: &Standings, log: &Log, cast: &Cast, terminal: &mut Terminal) {
    let texts = terminal.texts;
    let mut order: Vec<Seat> = standings.iter().map(|(seat, _)| seat).collect();
    order.sort_by_key(|seat| (standings[*seat].rank, seat.index()));
    let earned = log.earned(standings.len());
    let labels = [texts.label("cmd-end-rule"), texts.label("cmd-end-total"), texts.label("cmd-end-rank")];
    let first = labels.iter().map(|label| columns(label)).chain(earned.iter().map(|one| columns(one.rule))).max();
    let first = first.unwrap_or(0) + 2;
    let width = |seat: Seat| cast.label(seat, 14).width().max(6) + 2;
    let line = |head: Row, cell: &dyn Fn(Seat) -> Row| {
        order.iter().fold(Row::new().plain("  ").and(head.padded(first)), |line, seat| {
            let cell = cell(*seat);
            let blanks = width(*seat).saturating_sub(cell.width());
            line.plain(" ".repeat(blanks)).and(cell)
        })
    };
    let number = |number: i32| Row::new().plain(number.to_string());
    terminal.row(&line(Row::new().soft(labels[0].as_str()), &|seat| cast.label(seat, 14)));
    for one in &earned {
        let points = |seat: Seat| number(one.points.get(seat.index()).copied().unwrap_or(0));
        terminal.row(&line(Row::new().plain(one.rule), &points));
    }
    let total = |seat: Seat| Row::new().with(Tint::Strong, standings[seat].score.to_string());
    terminal.row(&line(Row::new().with(Tint::Strong, labels[1].as_str()), &total));
    terminal.row(&line(Row::new().soft(labels[2].as_str()), &|seat| number(standings[seat].rank.into())));
    terminal.blank();
    for one in &earned {
        if let Some((rule, _)) = rulebooks::find(one.rule, texts.lang().code()) {
            let text = rule.text.first().cloned().unwrap_or_default();
            terminal.hanging(Row::new().plain("  ").with(Tint::Strong, one.rule), 2 + first, &Row::new().plain(text));
        }
    }
}
