//! `boardroom` without arguments: a few questions, then a game.

use super::{game_name, play, said};
use crate::cli::Play;
use crate::play::Seating;
use crate::terminal::{Row, Terminal, Tint, Typed};
use crate::{Exit, Failure};
use kernel::Phrase;
use registry::AnyGame;
use std::ops::RangeInclusive;
use texts::Names;

/// Asks what to play and with whom, and plays.
///
/// # Errors
/// As [`play::run`].
pub fn run(terminal: &mut Terminal) -> Result<Exit, Failure> {
    match ask(terminal)? {
        Some(asked) => {
            terminal.blank();
            play::run(&asked, terminal)
        }
        None => Ok(Exit::Fine),
    }
}

/// The few questions; none if there was no answer.
///
/// # Errors
/// When there is no game.
pub fn ask(terminal: &mut Terminal) -> Result<Option<Play>, Failure> {
    terminal.row(&Row::new().with(Tint::Strong, "Boardroom"));
    terminal.text(&terminal.texts.label("cmd-lobby-welcome"), 0);
    let Some(game) = ask_game(terminal)? else {
        return Ok(None);
    };
    let Some(seats) = ask_number("cmd-lobby-players", game.seats(), *game.seats().start(), terminal) else {
        return Ok(None);
    };
    let Some(bots) = ask_number("cmd-lobby-bots", 0..=seats, seats.saturating_sub(1), terminal) else {
        return Ok(None);
    };
    let mut seating = Seating::counted(game, seats, bots)?;
    for seat in seating.people().collect::<Vec<_>>() {
        let Some(name) = ask_name(seat.number(), terminal) else {
            return Ok(None);
        };
        seating.call(seat, name);
    }
    Ok(Some(Play { game: Some(game.id().to_owned()), seats: Some(seating.argument()), ..Play::default() }))
}

/// Which game; not asked if there is one.
fn ask_game(terminal: &mut Terminal) -> Result<Option<&'static dyn AnyGame>, Failure> {
    let games = registry::games();
    if let [only] = games {
        return Ok(Some(*only));
    }
    for (i, game) in games.iter().enumerate() {
        let name = game_name(terminal.texts, *game);
        let about = terminal.texts.label(&format!("game-{}-about", game.id()));
        let mark = Row::new().with(Tint::Lit, format!("{:>4}", i + 1)).plain("  ");
        terminal.hanging(mark, 6, &Row::new().with(Tint::Strong, name).plain(format!(": {about}")));
    }
    let chosen = ask_number("cmd-lobby-game", 1..=games.len(), 1, terminal);
    Ok(chosen.and_then(|number| games.get(number - 1).copied()))
}

/// A number; Enter takes the usual one. None at the end of input.
fn ask_number(key: &'static str, range: RangeInclusive<usize>, usual: usize, terminal: &mut Terminal) -> Option<usize> {
    let (least, most) = (*range.start(), *range.end());
    let ask = Phrase::new(key).count("least", least).count("most", most).count("usual", usual);
    let prompt = Row::new().plain(said(terminal.texts, &ask)).plain(" ");
    loop {
        let typed = match terminal.ask(&prompt) {
            Typed::Line(line) if line.is_empty() => return Some(usual),
            Typed::Line(line) => line.parse().ok().filter(|number| range.contains(number)),
            Typed::End => return None,
            Typed::TooLong | Typed::NotText => None,
        };
        if typed.is_some() {
            return typed;
        }
        let wrong = Phrase::new("cmd-lobby-wrong").count("least", least).count("most", most);
        complain(&wrong, terminal);
    }
}

/// A name, or none with Enter. None at the end of input.
fn ask_name(number: usize, terminal: &mut Terminal) -> Option<Option<String>> {
    let ask = Phrase::new("cmd-lobby-name").count("number", number);
    let prompt = Row::new().plain(said(terminal.texts, &ask)).plain(" ");
    loop {
        let name = match terminal.ask(&prompt) {
            Typed::Line(line) if line.contains(',') => Err(Phrase::new("cmd-lobby-comma")),
            Typed::Line(line) => crate::play::name(&line),
            Typed::End => return None,
            Typed::TooLong | Typed::NotText => Err(Phrase::new("cmd-play-not-text")),
        };
        match name {
            Ok(name) => return Some(name),
            Err(wrong) => complain(&wrong, terminal),
        }
    }
}

fn complain(wrong: &Phrase, terminal: &mut Terminal) {
    let reason = terminal.texts.reason(wrong, &Names::default());
    terminal.tinted(&reason.to_string(), Tint::Bad, 2);
}
