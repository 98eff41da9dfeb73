//! `boardroom sim`: bots play many games.

use super::{blame, data_text, game_name, grouped, said, write_json};
use crate::cli::Sim;
use crate::terminal::{Row, Terminal, Tint, shape};
use crate::{Exit, Failure};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Phrase, Seat};
use lab::{Report, SeatReport};
use registry::{AnyGame, SimSpec};
use std::io::{self, IsTerminal};

/// Plays the games and says what came out.
///
/// # Errors
/// When the game, the bots, the options or the data are refused.
pub fn run(asked: &Sim, terminal: &mut Terminal) -> Result<Exit, Failure> {
    let game = registry::find(&asked.game)?;
    let options = game.parse_options(&asked.options)?;
    let spec = SimSpec {
        seats: asked.players.unwrap_or(*game.seats().start()),
        options,
        data: data_text(asked.data.as_deref())?,
        bots: asked.bots.clone(),
        seed: asked.seed,
    };
    let threads = threads(asked.threads);
    let bar = bar(asked.games);
    let progress = |done: u64| bar.set_position(done);
    let report = lab::simulate(game, &spec, asked.games, threads, &progress);
    bar.finish_and_clear();
    let report = report.map_err(|problem| blame(problem, None, asked.data.as_deref()))?;
    if asked.json {
        write_json(&report, terminal)?;
    } else {
        tell(game, &report, terminal);
    }
    Ok(Exit::Fine)
}

/// As many threads as are asked for, or as the machine has.
pub(super) fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
}

/// A bar on a terminal, nothing elsewhere.
pub(super) fn bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos} / {len}  {eta}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn tell(game: &dyn AnyGame, report: &Report, terminal: &mut Terminal) {
    let texts = terminal.texts;
    let count = |number: u64| grouped(number);
    let title = Phrase::new("cmd-sim-title")
        .text("name", game_name(texts, game))
        .count("players", report.players)
        .text("games", count(report.games))
        .text("seed", report.seed.to_string())
        .count("threads", report.threads);
    terminal.row(&Row::new().with(Tint::Strong, said(texts, &title)));
    terminal.blank();
    let head = ["cmd-sim-seat", "cmd-sim-bot", "cmd-sim-score", "cmd-sim-wins"].map(|key| texts.label(key));
    let mut rows = vec![head.map(|label| Row::new().soft(label)).to_vec()];
    let beyond = format!("seat-beyond-{}", report.game);
    let machine = if texts.has(&beyond) { texts.label(&beyond) } else { lab::MACHINE.to_owned() };
    rows.extend(
        report.seats.iter().map(|seat| seat_row(seat, if seat.bot == lab::MACHINE { &machine } else { &seat.bot })),
    );
    table(&rows, 2, terminal);
    terminal.blank();
    let speed = Phrase::new("cmd-sim-speed")
        .text("decisions", count(report.decisions))
        .text("seconds", format!("{:.2}", report.seconds))
        .text("each", count(report.decisions_per_second as u64))
        .text("games", count(report.games_per_second as u64));
    terminal.text(&said(texts, &speed), 0);
    let length = Phrase::new("cmd-sim-length").text("length", format!("{:.1}", report.mean_length));
    terminal.text(&said(texts, &length), 0);
    terminal.text(&said(texts, &Phrase::new("cmd-sim-digest").text("digest", report.digest.to_string())), 0);
}

fn seat_row(report: &SeatReport, bot: &str) -> Vec<Row> {
    let seat = report.seat.checked_sub(1).and_then(Seat::checked).unwrap_or_default();
    vec![
        Row::new().with(Tint::Seat(seat), format!("{} {}", shape(seat), report.seat)),
        Row::new().plain(bot),
        Row::new().plain(format!("{:.2}", report.mean_score)),
        Row::new().plain(format!("{:.1} %", 100.0 * report.win_share)),
    ]
}

/// Columns side by side: so many to the left, the others to the right.
pub(super) fn table(rows: &[Vec<Row>], left: usize, terminal: &mut Terminal) {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(Row::width).max().unwrap_or(0);
    let widths: Vec<usize> = (0..count).map(width).collect();
    for row in rows {
        let mut line = Row::new();
        for (column, cell) in row.iter().enumerate() {
            let blanks = " ".repeat(widths[column] - cell.width());
            line = if column < left {
                line.and(cell.clone()).plain(blanks).plain("   ")
            } else {
                line.plain(blanks).and(cell.clone()).plain("   ")
            };
        }
        terminal.row(&line);
    }
}
