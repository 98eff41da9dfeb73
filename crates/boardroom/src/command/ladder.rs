//! `boardroom lab ladder`: every bot against every other.

use super::lab::{percent, points, table_of};
use super::sim::{bar, table, threads};
use super::{blame, game_name, grouped, said, write_json};
use crate::boards;
use crate::chart::{Marks, Point, Points, Size};
use crate::cli::Ladder;
use crate::numbers::Numbers;
use crate::terminal::{Row, Terminal, Tint};
use crate::{Exit, Failure, files};
use kernel::Phrase;
use lab::{Interval, LadderReport, Rung};
use registry::AnyGame;

/// Plays the round robin, and shows the strengths as a table and a chart.
///
/// # Errors
/// When the game, the bots, the options or the data are refused, or the chart cannot be written.
pub fn run(asked: &Ladder, terminal: &mut Terminal) -> Result<Exit, Failure> {
    let game = registry::find(&asked.lab.game)?;
    let every = || game.bots().iter().map(|bot| (*bot).to_owned()).collect();
    let (game, spec) = table_of(&asked.lab, asked.bots.clone().unwrap_or_else(every))?;
    let blame = |problem| blame(problem, None, asked.lab.data.as_deref());
    let ladder = lab::Ladder::new(game, &spec, asked.lab.games).map_err(blame)?;
    if let Some(svg) = &asked.svg {
        files::can_write(svg)?;
    }
    let bar = bar(ladder.games());
    let progress = |done: u64| bar.set_position(done);
    let report = ladder.play(threads(asked.lab.threads), &progress);
    bar.finish_and_clear();
    let report = report.map_err(blame)?;
    if asked.lab.json {
        write_json(&report, terminal)?;
    } else {
        tell(game, &report, terminal);
    }
    if let Some(svg) = &asked.svg {
        files::write(svg, &chart(game, &report, terminal))?;
        if !asked.lab.json {
            terminal.blank();
            terminal.say(&Phrase::new("cmd-ladder-drawn").text("file", files::shown(svg)));
        }
    }
    Ok(Exit::Fine)
}

fn tell(game: &dyn AnyGame, report: &LadderReport, terminal: &mut Terminal) {
    let texts = terminal.texts;
    terminal.row(&Row::new().with(Tint::Strong, title(game, report, terminal)));
    terminal.text(&subtitle(report, terminal), 0);
    terminal.blank();
    let head = ["cmd-sim-bot", "cmd-ladder-elo", "cmd-ladder-interval"].map(|key| Row::new().soft(texts.label(key)));
    let mut rows = vec![head.to_vec()];
    for rung in &report.rungs {
        let elo = Row::new().with(Tint::Strong, points(rung.elo.estimate));
        rows.push(vec![Row::new().plain(&rung.bot), elo, Row::new().plain(span(rung.elo))]);
    }
    table(&rows, 1, terminal);
    terminal.blank();
    let alone = if report.seats > 2 { "cmd-ladder-shares-alone" } else { "cmd-ladder-shares" };
    terminal.say(&Phrase::new(alone).text("equal", percent(1.0 / report.seats as f64)));
    terminal.blank();
    table(&crossed(report), 1, terminal);
}

/// The share of wins of each bot, by row, against each other, by column.
fn crossed(report: &LadderReport) -> Vec<Vec<Row>> {
    let names = || report.rungs.iter().map(|rung| rung.bot.as_str());
    let mut rows = vec![std::iter::once("").chain(names()).map(|name| Row::new().soft(name)).collect()];
    for one in names() {
        let cell = |other| {
            report.share(one, other).map_or_else(|| Row::new().soft("–"), |share| Row::new().plain(percent(share)))
        };
        rows.push(std::iter::once(Row::new().soft(one)).chain(names().map(cell)).collect());
    }
    rows
}

/// The strengths as a chart: a file of its own.
fn chart(game: &dyn AnyGame, report: &LadderReport, terminal: &Terminal) -> String {
    let words = |elo: Interval| format!("{} ({})", points(elo.estimate), span(elo));
    let row = |rung: &Rung| Point {
        name: rung.bot.clone(),
        seat: None,
        note: String::new(),
        interval: rung.elo,
        words: words(rung.elo),
    };
    let about = report.rungs.iter().map(|rung| format!("{}: {}", rung.bot, words(rung.elo))).collect::<Vec<_>>();
    let points = Points {
        title: title(game, report, terminal),
        about: about.join("; "),
        scale: terminal.texts.label("cmd-ladder-scale"),
        reach: vec![-1.0, 0.0, 1.0],
        even: None,
        number: Marks::Signed(Numbers(terminal.texts.lang())),
        rows: report.rungs.iter().map(row).collect(),
        gap: None,
    };
    points.draw(Size::Wide).file(&subtitle(report, terminal), boards::accent(report.game))
}

fn title(game: &dyn AnyGame, report: &LadderReport, terminal: &Terminal) -> String {
    let title = Phrase::new("cmd-ladder-title").text("name", game_name(terminal.texts, game));
    said(terminal.texts, &title.count("seats", report.seats))
}

fn subtitle(report: &LadderReport, terminal: &Terminal) -> String {
    let subtitle = Phrase::new("cmd-ladder-games")
        .text("games", grouped(report.games))
        .text("deals", grouped(report.deals))
        .text("seed", report.seed.to_string());
    said(terminal.texts, &subtitle)
}

/// The ends of an interval.
fn span(elo: Interval) -> String {
    format!("{} … {}", points(elo.low), points(elo.high))
}
