//! `boardroom play`: a person plays at the terminal.

use super::{blame, data_text, game_name, open_record, said};
use crate::cli::{Entropy, Play};
use crate::files;
use crate::play::{Log, Saving, Seating, Session, Thoughts};
use crate::terminal::{Row, Terminal, Tint, Typed};
use crate::{Exit, Failure};
use kernel::{Fault, Phrase, Secret};
use registry::{AnyGame, AnyTable, Spec};
use std::path::Path;

/// Opens or resumes a table and plays.
///
/// # Errors
/// When something that was asked for cannot be had; then nothing was changed.
pub fn run(asked: &Play, terminal: &mut Terminal) -> Result<Exit, Failure> {
    let data = data_text(asked.data.as_deref())?;
    match &asked.resume {
        Some(file) => resume(asked, file, data.as_deref(), terminal),
        None => begin(asked, data, terminal),
    }
}

fn begin(asked: &Play, data: Option<String>, terminal: &mut Terminal) -> Result<Exit, Failure> {
    let game = registry::find(asked.game.as_deref().unwrap_or_default())?;
    let options = game.parse_options(&asked.options)?;
    let seating = match &asked.seats {
        Some(list) => Seating::listed(game, list)?,
        None => {
            let seats = asked.players.unwrap_or(*game.seats().start());
            Seating::counted(game, seats, asked.bots.unwrap_or(seats.saturating_sub(1)))?
        }
    };
    let saving = Saving::new(asked.save.as_deref(), None)?;
    let (secret, thoughts) = chance(asked.seed)?;
    let mut spec = Spec { options, data, ..Spec::new(seating.len(), secret.clone()) };
    let refused = |problem| blame(problem, None, asked.data.as_deref());
    game.open(&spec).map_err(refused)?; // what is refused is refused before anybody is asked
    greet(game, &seating, terminal);
    promise(asked.seed, &secret, terminal);
    spec.entropy = entropy(&asked.entropy, &seating, terminal)?;
    let (table, opening) = game.open(&spec).map_err(refused)?;
    let at = (game, table, Log::begin(opening));
    Session::new(terminal, at, seating, saving, thoughts, asked.data.clone()).run()
}

fn resume(asked: &Play, file: &Path, data: Option<&str>, terminal: &mut Terminal) -> Result<Exit, Failure> {
    let (text, record, game) = open_record(file)?;
    let refused = |problem| blame(problem, Some(file), asked.data.as_deref());
    if let Some(named) = &asked.game {
        let wanted = registry::find(named)?;
        if wanted.id() != game.id() {
            let other = Phrase::new("record-fault-game").text("game", game.id()).text("wanted", wanted.id());
            return Err(Failure::from(Fault::at(2, other)).about(files::shown(file)));
        }
    }
    let table = game.resume(&text, data).map_err(refused)?;
    let mut replay = game.replay(&text, data).map_err(refused)?;
    let (log, _) = Log::of(replay.as_mut());
    let seats = record.header.seats;
    let seating = match &asked.seats {
        Some(list) => Seating::listed(game, list)?,
        None => Seating::counted(game, seats, asked.bots.unwrap_or(seats.saturating_sub(1)))?,
    };
    if seating.len() != seats {
        let wrong = Phrase::new("cmd-wrong-resumed-seats").count("given", seating.len()).count("seats", seats);
        return Err(Failure::usage(wrong));
    }
    let saving = Saving::new(asked.save.as_deref(), Some((file, table.version())))?;
    greet(game, &seating, terminal);
    tell_resumed(table.as_ref(), terminal);
    let (_, thoughts) = chance(None)?;
    let mut session = Session::new(terminal, (game, table, log), seating, saving, thoughts, asked.data.clone());
    session.skip_log();
    session.run()
}

/// The table's secret and the bots' own chance: from the system, or from a seed to be repeatable.
fn chance(seed: Option<u64>) -> Result<(Secret, Thoughts), Failure> {
    if let Some(seed) = seed {
        let mut thoughts = [0; 32];
        thoughts[..8].copy_from_slice(&seed.to_le_bytes());
        return Ok((Secret::from_number(seed), Thoughts(thoughts)));
    }
    let draw = || {
        let mut bytes = [0; 32];
        let drawn = getrandom::fill(&mut bytes).map(|()| bytes);
        drawn.map_err(|error| Failure::file(Phrase::new("cmd-play-no-chance").text("error", error.to_string())))
    };
    Ok((Secret::from_bytes(draw()?), Thoughts(draw()?)))
}

/// Names the game and who sits where.
fn greet(game: &dyn AnyGame, seating: &Seating, terminal: &mut Terminal) {
    let texts = terminal.texts;
    let cast = seating.cast(texts);
    terminal.row(&Row::new().with(Tint::Strong, game_name(texts, game)));
    terminal.text(&texts.label(&format!("game-{}-about", game.id())), 0);
    let mut row = Row::new().soft(texts.label("cmd-play-seats"));
    for seat in (0..seating.len()).filter_map(kernel::Seat::checked) {
        row = row.plain("  ").and(cast.label(seat, 24));
        if let Some(bot) = seating.bot(seat) {
            row.push(Tint::Soft, format!(" ({bot})"));
        }
    }
    terminal.row(&row);
}

/// The commitment, before anybody adds anything and before the deal.
fn promise(seed: Option<u64>, secret: &Secret, terminal: &mut Terminal) {
    let texts = terminal.texts;
    if let Some(seed) = seed {
        let told = said(texts, &Phrase::new("cmd-play-seeded").text("seed", seed.to_string()));
        terminal.tinted(&told, Tint::Soft, 0);
    }
    terminal.tinted(&texts.label("cmd-play-commitment"), Tint::Soft, 0);
    terminal.tinted(&secret.commitment().to_string(), Tint::Soft, 2);
}

/// What each person adds to the seed, in seat order.
fn entropy(asked: &Entropy, seating: &Seating, terminal: &mut Terminal) -> Result<Vec<kernel::Entropy>, Failure> {
    let mut added = vec![kernel::Entropy::default(); seating.len()];
    let people: Vec<kernel::Seat> = seating.people().collect();
    match asked {
        Entropy::None => {}
        Entropy::Given(texts) => {
            if texts.len() > people.len() {
                let wrong = Phrase::new("cmd-wrong-entropy").count("given", texts.len());
                return Err(Failure::usage(wrong.count("people", people.len())));
            }
            for (seat, text) in people.iter().zip(texts) {
                added[seat.index()] = kernel::Entropy::new(text.as_bytes()).map_err(Failure::usage)?;
            }
        }
        Entropy::Ask => {
            let cast = seating.cast(terminal.texts);
            for seat in people {
                let ask = terminal.texts.say(&Phrase::new("cmd-play-entropy").seat("seat", seat), cast.names());
                added[seat.index()] = ask_entropy(&cast.tinted(&ask).plain(" "), terminal);
            }
        }
    }
    Ok(added)
}

/// Asks until it can be used.
fn ask_entropy(prompt: &Row, terminal: &mut Terminal) -> kernel::Entropy {
    loop {
        let typed = match terminal.ask(prompt) {
            Typed::Line(line) => kernel::Entropy::new(line.into_bytes()),
            Typed::End => return kernel::Entropy::default(),
            Typed::TooLong | Typed::NotText => Err(Phrase::new("cmd-play-not-text")),
        };
        match typed {
            Ok(entropy) => return entropy,
            Err(wrong) => {
                let reason = terminal.texts.reason(&wrong, &texts::Names::default());
                terminal.tinted(&reason.to_string(), Tint::Bad, 2);
            }
        }
    }
}

fn tell_resumed(table: &dyn AnyTable, terminal: &mut Terminal) {
    let resumed = Phrase::new("cmd-play-resumed").count("entries", table.version());
    terminal.say(&resumed);
}
