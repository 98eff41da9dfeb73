//! `boardroom hint`: what a search thinks of the choices at one step of a record.

use super::{blame, data_text, open_record, said, write_json};
use crate::cli::Hint as Asked;
use crate::files;
use crate::terminal::{Cast, Row, Terminal, Tint};
use crate::{Exit, Failure};
use kernel::{Digest, Phrase, Seat, Seeded};
use registry::{AnyReplay, Hint};
use serde_json::json;

/// How many choices are told.
const BEST: usize = 8;

/// Searches from what a seat saw at a step, and tells the best choices.
///
/// # Errors
/// The first line of the record that is wrong, or a step or seat that is not asked.
pub fn run(asked: &Asked, terminal: &mut Terminal) -> Result<Exit, Failure> {
    let file = &asked.record.file;
    let (text, _, game) = open_record(file)?;
    let data = data_text(asked.record.data.as_deref())?;
    let refused = |problem| blame(problem, Some(file), asked.record.data.as_deref());
    let mut replay = game.replay(&text, data.as_deref()).map_err(refused)?;
    let step = asked.step.unwrap_or(replay.len());
    if step > replay.len() {
        let wrong = Phrase::new("cmd-replay-no-step").count("step", step).count("entries", replay.len());
        return Err(Failure::usage(wrong));
    }
    replay.go_to(step).map_err(|fault| Failure::from(fault).about(files::shown(file)))?;
    let seat = asked.seat.or_else(|| replay.owed().seats().lowest());
    let seat = seat.ok_or_else(|| Failure::usage(Phrase::new("cmd-hint-over").count("step", step)))?;
    let mut chance = Seeded::new(Digest::of_value(&("boardroom hint 1", asked.seed, step)).0);
    let hints = replay.hints(seat, asked.work, &mut chance).map_err(refused)?;
    if asked.json {
        let named = |hint: &Hint| {
            let mut value = json!(hint);
            value["text"] = said(terminal.texts, &hint.offer.say).into();
            value
        };
        let hints: Vec<_> = hints.iter().map(named).collect();
        write_json(&json!({ "game": game.id(), "step": step, "seat": seat.number(), "hints": hints }), terminal)?;
    } else {
        let cast = Cast::numbered(terminal.texts, replay.seats()).and_beyond(terminal.texts, game.id());
        tell(replay.as_ref(), seat, &hints, &cast, terminal);
    }
    Ok(Exit::Fine)
}

fn tell(replay: &dyn AnyReplay, seat: Seat, hints: &[Hint], cast: &Cast, terminal: &mut Terminal) {
    let texts = terminal.texts;
    let title = Phrase::new("cmd-hint-title").seat("seat", seat).count("step", replay.position());
    let title = title.count("worlds", hints.iter().map(|hint| hint.tried as usize).sum());
    let title = cast.tinted(&texts.say(&title, cast.names()));
    terminal.hanging(Row::new(), 0, &title);
    if let Some(ask) = replay.ask(seat) {
        let ask = cast.tinted(&texts.say(&ask, cast.names()));
        terminal.hanging(Row::new(), 0, &ask);
    }
    terminal.blank();
    for hint in hints.iter().take(BEST) {
        let share = |part: f64| format!("{:.0}", 100.0 * part);
        let worth = Phrase::new("cmd-hint-worth").text("win", share(hint.win)).text("sure", share(hint.sure));
        let worth = worth.text("score", format!("{:.1}", hint.score)).number("tried", hint.tried);
        let what = cast.tinted(&texts.say(&hint.offer.say, cast.names()));
        terminal.hanging(Row::new().soft("  › "), 4, &what);
        terminal.hanging(Row::new().plain("    "), 4, &Row::new().with(Tint::Soft, said(texts, &worth)));
    }
    if hints.len() > BEST {
        let more = Phrase::new("cmd-hint-more").count("more", hints.len() - BEST);
        terminal.tinted(&said(texts, &more), Tint::Soft, 4);
    }
}
