//! `boardroom lab duel`: two bots against each other.

use super::sim::{bar, threads};
use super::{blame, data_text, game_name, grouped, said, write_json};
use crate::cli::{Duel, Lab};
use crate::terminal::{Row, Terminal, Tint};
use crate::{Exit, Failure};
use kernel::Phrase;
use lab::{DuelReport, Interval, Sprt, Verdict};
use registry::{AnyGame, SimSpec};

/// Compares two bots and says which is stronger.
///
/// # Errors
/// When the game, the bots, the bounds, the options or the data are refused.
pub fn duel(asked: &Duel, terminal: &mut Terminal) -> Result<Exit, Failure> {
    let (game, spec) = table_of(&asked.lab, asked.bots.to_vec())?;
    let sprt = Sprt::new(asked.elo0.into(), asked.elo1.into());
    let bar = bar(asked.lab.games);
    let progress = |done: u64| bar.set_position(done);
    let report = lab::duel(game, &spec, sprt, asked.lab.games, threads(asked.lab.threads), &progress);
    bar.finish_and_clear();
    let report = report.map_err(|problem| blame(problem, None, asked.lab.data.as_deref()))?;
    if asked.lab.json {
        write_json(&report, terminal)?;
    } else {
        tell_duel(game, &report, terminal);
    }
    Ok(Exit::Fine)
}

/// The game, and the table that is asked for.
pub(super) fn table_of(asked: &Lab, bots: Vec<String>) -> Result<(&'static dyn AnyGame, SimSpec), Failure> {
    let game = registry::find(&asked.game)?;
    let spec = SimSpec {
        seats: asked.seats.unwrap_or(2.max(*game.seats().start())),
        options: game.parse_options(&asked.options)?,
        data: data_text(asked.data.as_deref())?,
        bots,
        seed: asked.seed,
    };
    Ok((game, spec))
}

fn tell_duel(game: &dyn AnyGame, report: &DuelReport, terminal: &mut Terminal) {
    let texts = terminal.texts;
    let [one, other] = [0, 1].map(|bot| report.bots[bot].as_str());
    let title = Phrase::new("cmd-duel-title").text("name", game_name(texts, game)).count("seats", report.seats);
    let title = title.text("one", one).text("other", other).text("seed", report.seed.to_string());
    terminal.row(&Row::new().with(Tint::Strong, said(texts, &title)));
    terminal.blank();
    let games = Phrase::new("cmd-duel-games").text("games", grouped(report.games)).text("deals", grouped(report.deals));
    terminal.say(&games.text("seconds", format!("{:.1}", report.seconds)));
    let wins = ranged("cmd-duel-wins", report.win_share, percent).text("one", one);
    terminal.say(&wins.text("equal", percent(report.equal_share)));
    terminal.say(&ranged("cmd-duel-elo", report.elo, points));
    let sure = if report.superiority >= 0.5 { (one, report.superiority) } else { (other, 1.0 - report.superiority) };
    terminal.say(&Phrase::new("cmd-duel-sure").text("bot", sure.0).text("sure", sureness(sure.1)));
    terminal.say(&verdict(report));
}

/// What the test says, and how far its ratio has come.
fn verdict(report: &DuelReport) -> Phrase {
    let sprt = &report.sprt;
    let key = match sprt.verdict {
        Verdict::H0 => "cmd-duel-h0",
        Verdict::H1 => "cmd-duel-h1",
        Verdict::Open => "cmd-duel-open",
    };
    let two = |number: f64| signed(format!("{number:+.2}"));
    Phrase::new(key)
        .text("elo0", points(sprt.elo0))
        .text("elo1", points(sprt.elo1))
        .text("error", percent(sprt.alpha))
        .text("ratio", two(sprt.ratio))
        .text("lower", two(sprt.lower))
        .text("upper", two(sprt.upper))
}

fn ranged(key: &'static str, interval: Interval, show: fn(f64) -> String) -> Phrase {
    let phrase = Phrase::new(key).text("estimate", show(interval.estimate));
    phrase.text("low", show(interval.low)).text("high", show(interval.high))
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Never quite 100 %.
fn sureness(sure: f64) -> String {
    if sure > 0.9999 { "> 99.99 %".to_owned() } else { format!("{:.2} %", 100.0 * sure) }
}

/// Elo points with their sign.
pub(super) fn points(elo: f64) -> String {
    if elo.is_infinite() {
        return signed(if elo > 0.0 { "+∞" } else { "-∞" }.to_owned());
    }
    if elo.round() == 0.0 { "0".to_owned() } else { signed(format!("{elo:+.0}")) }
}

/// With a minus as wide as a plus.
fn signed(number: String) -> String {
    number.replace('-', "−")
}
