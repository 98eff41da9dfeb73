//! `boardroom verify`: does a record hold?

use super::{data_text, game_name, open_record, said, write_json};
use crate::cli::Record;
use crate::exit::reason;
use crate::files;
use crate::terminal::{Row, Terminal, Tint};
use crate::{Exit, Failure};
use kernel::record::raw::RawRecord;
use kernel::record::verify::{Checked, verify};
use kernel::{Fault, Phrase};
use registry::{AnyGame, Problem};
use serde_json::{Value, json};
use texts::{Names, Texts};

/// Checks the running digests, the commitment, every pick, and the rules.
///
/// # Errors
/// When the record cannot be read at all.
pub fn run(record: &Record, quiet: bool, as_json: bool, terminal: &mut Terminal) -> Result<Exit, Failure> {
    let (text, raw, game) = open_record(&record.file)?;
    let data = data_text(record.data.as_deref())?;
    if let (Some(path), Some(data)) = (&record.data, &data) {
        game.check_data(data).map_err(|fault| Failure::from(fault).about(files::shown(path)))?;
    }
    let findings = Findings::of(game, raw, &text, data.as_deref());
    if as_json {
        write_json(&findings.as_json(terminal.texts), terminal)?;
    } else {
        if !quiet {
            findings.tell(terminal);
        }
        findings.tell_verdict(terminal);
    }
    Ok(findings.exit())
}

/// What was found.
struct Findings {
    game: &'static dyn AnyGame,
    raw: RawRecord,
    lines: usize,
    /// Whether the secret fits the commitment; none without a secret.
    commitment: Option<bool>,
    picks: Vec<Checked>,
    /// What the rules say; none where the digests already do not fit.
    rules: Option<Result<bool, Problem>>,
}

impl Findings {
    fn of(game: &'static dyn AnyGame, raw: RawRecord, text: &str, data: Option<&str>) -> Findings {
        let verdict = verify(&raw).ok();
        let rules = raw.broken.is_none().then(|| play_again(game, text, data));
        Findings {
            game,
            lines: text.lines().count(),
            commitment: verdict.as_ref().map(|verdict| verdict.commitment_holds),
            picks: verdict.map(|verdict| verdict.picks).unwrap_or_default(),
            rules,
            raw,
        }
    }

    /// The first thing that does not hold.
    fn wrong(&self) -> Option<Problem> {
        if let Some(fault) = &self.raw.broken {
            return Some(fault.clone().into());
        }
        if self.commitment == Some(false) {
            return Some(Fault::at(7, Phrase::new("record-fault-commitment")).into());
        }
        if let Some(checked) = self.picks.iter().find(|checked| !checked.holds()) {
            let wrong = Phrase::new("record-fault-pick").number("stored", checked.pick.value);
            return Some(Fault::at(checked.line, wrong.number("derived", checked.derived)).into());
        }
        match &self.rules {
            Some(Err(problem)) => Some(problem.clone()),
            _ => None,
        }
    }

    fn finished(&self) -> bool {
        self.commitment.is_some() && self.raw.result.is_some() && matches!(self.rules, Some(Ok(true)))
    }

    fn exit(&self) -> Exit {
        match (self.wrong(), self.finished()) {
            (Some(_), _) => Exit::Refused,
            (None, true) => Exit::Fine,
            (None, false) => Exit::Unfinished,
        }
    }

    fn tell(&self, terminal: &mut Terminal) {
        let texts = terminal.texts;
        let title = Phrase::new("cmd-verify-title")
            .text("name", game_name(texts, self.game))
            .number("revision", self.raw.header.revision)
            .count("seats", self.raw.header.seats)
            .count("entries", self.raw.entries.len());
        terminal.row(&Row::new().with(Tint::Strong, said(texts, &title)));
        let digests = Phrase::new("cmd-verify-digests").count("lines", self.lines);
        point(1, self.raw.broken.is_none(), &said(texts, &digests), terminal);
        match self.commitment {
            Some(holds) => point(2, holds, &texts.label("cmd-verify-commitment"), terminal),
            None => skipped(2, &texts.label("cmd-verify-no-secret"), terminal),
        }
        terminal.tinted(&self.raw.header.commitment.to_string(), Tint::Soft, 5);
        self.tell_picks(terminal);
        match &self.rules {
            Some(rules) => point(4, rules.is_ok(), &texts.label("cmd-verify-rules"), terminal),
            None => skipped(4, &texts.label("cmd-verify-no-rules"), terminal),
        }
    }

    fn tell_picks(&self, terminal: &mut Terminal) {
        let texts = terminal.texts;
        if self.commitment.is_none() {
            return skipped(3, &texts.label("cmd-verify-no-picks"), terminal);
        }
        let holds = self.picks.iter().all(Checked::holds);
        let picks = Phrase::new("cmd-verify-picks").count("picks", self.picks.len());
        point(3, holds, &said(texts, &picks), terminal);
        for (i, checked) in self.picks.iter().enumerate() {
            let key = if checked.entry == 0 { "cmd-verify-pick-deal" } else { "cmd-verify-pick" };
            let line = Phrase::new(key)
                .count("number", i + 1)
                .count("line", checked.line)
                .count("entry", checked.entry)
                .text("pick", checked.pick.to_string());
            let row = Row::new().plain("     ").soft(said(texts, &line)).plain("  ");
            terminal.row(&match checked.holds() {
                true => row.with(Tint::Good, "✔"),
                false => {
                    let derived = Phrase::new("cmd-verify-pick-wrong").number("derived", checked.derived);
                    row.with(Tint::Bad, format!("✗ {}", said(texts, &derived)))
                }
            });
        }
    }

    /// The last line: what all of it comes to.
    fn tell_verdict(&self, terminal: &mut Terminal) {
        let (text, tint) = match (self.wrong(), self.exit()) {
            (Some(problem), _) => {
                let wrong = reason(terminal.texts, &problem, &Names::default()).to_string();
                let verdict = Phrase::new("cmd-verify-fails").text("what", wrong);
                (said(terminal.texts, &verdict), Tint::Bad)
            }
            (None, Exit::Fine) => (terminal.texts.label("cmd-verify-holds"), Tint::Good),
            (None, _) => (terminal.texts.label("cmd-verify-unfinished"), Tint::Strong),
        };
        terminal.row(&Row::new().with(tint, text));
    }

    fn as_json(&self, texts: &Texts) -> Value {
        let wrong = self.wrong().map(|problem| {
            let reason = reason(texts, &problem, &Names::default());
            json!({ "line": line(&problem), "rule": reason.rule, "wrong": reason.wrong, "right": reason.right })
        });
        let pick = |checked: &Checked| {
            json!({
                "line": checked.line,
                "entry": checked.entry,
                "value": checked.pick.value,
                "below": checked.pick.below,
                "derived": checked.derived,
                "holds": checked.holds(),
            })
        };
        json!({
            "game": self.game.id(),
            "revision": self.raw.header.revision,
            "seats": self.raw.header.seats,
            "entries": self.raw.entries.len(),
            "verdict": match self.exit() { Exit::Fine => "holds", Exit::Unfinished => "unfinished", _ => "fails" },
            "digests_hold": self.raw.broken.is_none(),
            "commitment_holds": self.commitment,
            "rules_hold": self.rules.as_ref().map(Result::is_ok),
            "first_wrong": wrong,
            "picks": self.picks.iter().map(pick).collect::<Vec<_>>(),
        })
    }
}

/// Plays the record again to its end; says whether the game was over there.
fn play_again(game: &dyn AnyGame, text: &str, data: Option<&str>) -> Result<bool, Problem> {
    let mut replay = game.replay(text, data)?;
    replay.finish()?;
    Ok(replay.owed().standings().is_some())
}

fn line(problem: &Problem) -> Option<usize> {
    match problem {
        Problem::Record(fault) => Some(fault.line),
        Problem::Refused(_) | Problem::Data(_) | Problem::Input(_) => None,
    }
}

fn point(number: usize, holds: bool, text: &str, terminal: &mut Terminal) {
    let (mark, tint) = if holds { ("✔", Tint::Good) } else { ("✗", Tint::Bad) };
    let mark = Row::new().plain(format!("{number}. ")).with(tint, mark).plain(" ");
    terminal.hanging(mark, 5, &Row::new().plain(text));
}

fn skipped(number: usize, text: &str, terminal: &mut Terminal) {
    terminal.hanging(Row::new().plain(format!("{number}. – ")), 5, &Row::new().soft(text));
}
