//! `boardroom lab run`: many games, written down row by row.

use super::sim::{bar, table, threads};
use super::{blame, data_text, said, write_json};
use crate::cli::Study;
use crate::report::{Words, measurable};
use crate::terminal::{Row, Terminal, Tint};
use crate::{Exit, Failure, files};
use kernel::{OptionInfo, Phrase};
use lab::study::{Arm, ArmSummary, Difference, Plan, Summary, Trouble};
use registry::AnyGame;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// The name of the arm that all others are compared with.
const STANDARD: &str = "standard";
/// How many arms stand side by side.
const ABREAST: usize = 3;

/// Plays what is left of the study and says what came out.
///
/// # Errors
/// When the game, the bots, the options, the data or the folder are refused, or a file cannot be written.
pub fn run(asked: &Study, terminal: &mut Terminal) -> Result<Exit, Failure> {
    let game = registry::find(&asked.lab.game)?;
    let plan = plan(game, asked)?;
    let folder = asked.out.clone().unwrap_or_else(|| folder(&plan, asked));
    let bar = bar(plan.total());
    let begun = AtomicBool::new(false);
    let progress = |done: u64| {
        bar.set_position(done);
        if !begun.swap(true, Ordering::Relaxed) {
            bar.reset_eta(); // what an earlier run has done says nothing about this one
        }
    };
    let summary = lab::study::run(game, &plan, &folder, threads(asked.lab.threads), &progress);
    bar.finish_and_clear();
    let summary = summary.map_err(|trouble| blamed(trouble, asked.lab.data.as_deref()))?;
    if asked.lab.json {
        write_json(&summary, terminal)?;
    } else {
        tell(game, &summary, &folder, terminal);
    }
    Ok(Exit::Fine)
}

/// What is asked for, as a plan.
fn plan(game: &dyn AnyGame, asked: &Study) -> Result<Plan, Failure> {
    let lab = &asked.lab;
    let seats = if asked.bots.len() > 1 { asked.bots.len() } else { 2.max(*game.seats().start()) };
    let options = game.parse_options(&lab.options)?;
    let blamed = |trouble| blamed(trouble, lab.data.as_deref());
    let mut arms = vec![Arm::new(game, STANDARD, options.clone(), None).map_err(blamed)?];
    if let Some(file) = &lab.data {
        let stem = file.file_stem().map(|stem| files::shown(Path::new(stem))).unwrap_or_default();
        let name = if stem == STANDARD { format!("{stem}-2") } else { stem };
        arms.push(Arm::new(game, name, options, data_text(Some(file))?).map_err(blamed)?);
    }
    if asked.modules {
        arms.extend(modules(game, &lab.options)?);
    }
    Ok(Plan {
        game: game.id().to_owned(),
        revision: game.revision(),
        seats: lab.seats.unwrap_or(seats),
        bots: asked.bots.clone(),
        seed: lab.seed,
        games: lab.games,
        arms,
    })
}

/// An arm for each value of a module that the first arm does not have.
fn modules(game: &dyn AnyGame, given: &[(String, String)]) -> Result<Vec<Arm>, Failure> {
    let named = |info: &OptionInfo| given.iter().find(|(name, _)| name == info.name).map(|(_, value)| value.as_str());
    let mut arms = Vec::new();
    for info in game.options().iter().filter(|info| info.module) {
        let base = named(info).or(info.values.first().copied());
        for value in info.values.iter().filter(|value| Some(**value) != base) {
            let others = given.iter().filter(|(name, _)| name != info.name).cloned();
            let pairs: Vec<_> = others.chain([(info.name.to_owned(), (*value).to_owned())]).collect();
            arms.push(Arm::new(game, format!("{}={value}", info.name), game.parse_options(&pairs)?, None)?);
        }
    }
    if arms.is_empty() {
        return Err(Failure::usage(Phrase::new("cmd-run-no-modules").text("game", game.id())));
    }
    Ok(arms)
}

/// A folder named after what is played in it: other data or options make another folder.
fn folder(plan: &Plan, asked: &Study) -> PathBuf {
    let mut name = format!("lab-{}-{}x-{}-{}", plan.game, plan.seats, plan.bots.join("+"), plan.seed);
    for (option, value) in &asked.lab.options {
        name.push_str(&format!("-{option}={value}"));
    }
    if asked.lab.data.is_some()
        && let Some(arm) = plan.arms.get(1)
    {
        name.push_str(&format!("-{}-{}", arm.name, arm.digest.get(..8).unwrap_or_default()));
    }
    if asked.modules {
        name.push_str("-modules");
    }
    let safe = |c: char| if c.is_alphanumeric() || "-_=+.".contains(c) { c } else { '_' };
    PathBuf::from(name.chars().map(safe).collect::<String>())
}

/// Trouble with the data is about their file.
fn blamed(trouble: Trouble, data: Option<&Path>) -> Failure {
    match trouble {
        Trouble::Problem(problem @ registry::Problem::Data(_)) => blame(problem, None, data),
        trouble => trouble.into(),
    }
}

fn tell(game: &dyn AnyGame, summary: &Summary, folder: &Path, terminal: &mut Terminal) {
    let words = Words::new(terminal.texts, game);
    terminal.row(&Row::new().with(Tint::Strong, words.title(&summary.plan)));
    for arms in summary.arms.chunks(ABREAST) {
        terminal.blank();
        table(&figures(arms, &words), 1, terminal);
    }
    for difference in &summary.differences {
        terminal.heading(&words.compared(difference));
        table(&differences(difference, summary.plan.seats, &words), 1, terminal);
        terminal.say(&words.features_changed(difference));
    }
    if !summary.differences.is_empty() {
        terminal.blank();
        terminal.say(&Phrase::new("cmd-run-marks"));
    }
    terminal.blank();
    let shown = files::shown(folder);
    terminal.say(&Phrase::new("cmd-run-written").text("folder", &shown));
    terminal.row(&Row::new().plain(format!("  boardroom lab report {}", quoted(&shown))));
}

/// As it can be typed at a shell.
fn quoted(name: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_=+./".contains(c);
    if !name.is_empty() && name.chars().all(plain) {
        name.to_owned()
    } else {
        format!("'{}'", name.replace('\'', r"'\''"))
    }
}

/// The figures of some arms, side by side.
fn figures(arms: &[ArmSummary], words: &Words<'_>) -> Vec<Vec<Row>> {
    let numbers = words.numbers;
    let line = |label: String, cell: &dyn Fn(&ArmSummary) -> String| -> Vec<Row> {
        let cells = arms.iter().map(|arm| Row::new().plain(cell(arm)));
        std::iter::once(Row::new().soft(label)).chain(cells).collect()
    };
    let names = arms.iter().map(|arm| Row::new().with(Tint::Strong, arm.name.as_str()));
    let mut rows = vec![std::iter::once(Row::new()).chain(names).collect()];
    rows.push(line(words.label("lab-games"), &|arm| numbers.count(arm.games)));
    let ranked = arms.iter().map(|arm| arm.seats.len()).max().unwrap_or(0);
    for seat in 0..ranked {
        let named = arms.iter().find_map(|arm| arm.seats.get(seat)).map(|seat| words.seat(seat.seat, seat.machine));
        let wins = Phrase::new("lab-metric-wins").text("seat", named.unwrap_or_default());
        rows.push(line(said(words.texts, &wins), &|arm| {
            arm.seats.get(seat).map_or_else(String::new, |seat| numbers.share(seat.wins))
        }));
    }
    rows.push(line(words.label("lab-metric-score"), &|arm| words.mean_score(arm)));
    rows.push(line(words.label("lab-metric-length"), &|arm| numbers.mean(arm.length, 1)));
    if arms.iter().any(|arm| arm.margin.is_some()) {
        rows.push(line(words.label("lab-metric-margin"), &|arm| {
            arm.margin.map_or_else(String::new, |margin| numbers.mean(margin, 1))
        }));
    }
    rows.push(line(words.label("lab-metric-leads"), &|arm| numbers.mean(arm.lead_changes, 2)));
    rows
}

/// How one arm differs from the first, marked where the interval leaves 0 out.
fn differences(difference: &Difference, seats: usize, words: &Words<'_>) -> Vec<Vec<Row>> {
    let head = ["lab-figure", "lab-before", "lab-now", "lab-difference", "lab-interval"];
    let names = head.iter().map(|key| Row::new().soft(words.label(key)));
    let mut rows = vec![names.chain([Row::new()]).collect()];
    for change in &difference.changes {
        let said = words.change(change, seats);
        let mark = match measurable(change.difference) {
            Some(true) => Row::new().with(Tint::Strong, "▲"),
            Some(false) => Row::new().with(Tint::Strong, "▼"),
            None => Row::new(),
        };
        let cells = [said.base, said.arm, said.difference, said.span].map(|cell| Row::new().plain(cell));
        rows.push(std::iter::once(Row::new().soft(said.name)).chain(cells).chain([mark]).collect());
    }
    rows
}
