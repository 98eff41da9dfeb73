//! Whether a record holds: its digests, its chance, its rules.

use crate::trouble::Trouble;
use kernel::record::verify::{Checked, verify};
use kernel::{Fault, Phrase};
use registry::{AnyGame, Problem};
use texts::{Lang, Names, Texts};
use wire::Verdict;

/// Looks at everything that can be proved about a record.
///
/// # Errors
/// When the text is no record at all, or of no game we have.
pub fn verdict(text: &str, data: Option<&str>, lang: Lang) -> Result<Verdict, Trouble> {
    let (game, record) = registry::peek(text)?;
    if let Some(data) = data {
        game.check_data(data).map_err(Problem::from)?;
    }
    let (chance, no_secret) = match verify(&record) {
        Ok(chance) => (Some(chance), None),
        Err(fault) => (None, Some(Problem::from(fault))),
    };
    let commitment = chance.as_ref().is_some_and(|chance| chance.commitment_holds);
    let picks = chance.map(|chance| chance.picks).unwrap_or_default();
    let first_wrong = picks.iter().find(|checked| !checked.holds());
    let rules = match &record.broken {
        Some(fault) => Err(fault.clone().into()),
        None => play_again(game, text, data),
    };
    let broken = record.broken.clone().map(Problem::from);
    let wrong = broken
        .or_else(|| no_secret.or_else(|| (!commitment).then(uncommitted)))
        .or_else(|| first_wrong.map(wrong_pick))
        .or_else(|| rules.as_ref().err().cloned());
    Ok(Verdict {
        holds: wrong.is_none(),
        digests: record.broken.is_none(),
        commitment,
        picks: picks.len() as u32,
        wrong_picks: picks.iter().filter(|checked| !checked.holds()).count() as u32,
        rules: rules.is_ok(),
        over: matches!(rules, Ok(true)),
        wrong: wrong.map(|problem| Trouble::from(problem).told(Texts::of(lang), &Names::default()).sentence),
    })
}

/// Plays the record again to its end; says whether the game was over there.
fn play_again(game: &dyn AnyGame, text: &str, data: Option<&str>) -> Result<bool, Problem> {
    let mut replay = game.replay(text, data)?;
    replay.finish()?;
    Ok(replay.owed().standings().is_some())
}

fn uncommitted() -> Problem {
    Fault::at(7, Phrase::new("record-fault-commitment")).into()
}

fn wrong_pick(checked: &Checked) -> Problem {
    let wrong = Phrase::new("record-fault-pick").number("stored", checked.pick.value);
    Fault::at(checked.line, wrong.number("derived", checked.derived)).into()
}
