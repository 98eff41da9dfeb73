//! What a study shows, as one page for people who design games.
//!
//! Every chart has a question above it, the answer in a sentence, and its exact figures in a table below. The
//! page is whole in itself: it loads nothing, needs no script, and follows the reader's light or dark.
//!
//! | module | asks |
//! | --- | --- |
//! | `played` | what was played |
//! | `seats` | does the seat matter, and which bot wins |
//! | `scores`, `length` | what scores are reached, and how long a game is |
//! | `taken` | what winners take |
//! | `leads` | whether a game is decided early |
//! | `differences` | what other data or modules change |
//! | `page`, `words` | how it is put together, and said |

mod differences;
mod features;
mod leads;
mod length;
mod page;
mod played;
mod scores;
mod seats;
mod taken;
mod words;

pub use words::{SaidChange, Words, measurable};

use crate::Failure;
use features::FeatureNames;
use lab::study::{Arm, ArmSummary, Summary};
use page::Page;
use registry::AnyGame;
use texts::Texts;

/// The page of a study.
///
/// # Errors
/// When the data of an arm are refused.
pub fn page(texts: &'static Texts, game: &dyn AnyGame, summary: &Summary) -> Result<String, Failure> {
    let words = Words::new(texts, game);
    let names = summary.plan.arms.iter().map(|arm| FeatureNames::of(&words, arm)).collect::<Result<Vec<_>, _>>()?;
    let study = Study { words, summary, names };
    let mut page = Page::default();
    played::sections(&study, &mut page);
    for (number, arm) in study.arms().enumerate().take(1) {
        figures(&study, number, arm, &mut page);
    }
    for (number, difference) in summary.differences.iter().enumerate() {
        differences::section(&study, number + 1, difference, &mut page);
    }
    for (number, arm) in study.arms().enumerate().skip(1) {
        let mut inner = Page::default();
        figures(&study, number, arm, &mut inner);
        page.folded(&study.words.all_of(arm.name()), inner);
    }
    played::reading(&study, &mut page);
    Ok(page.whole(&study))
}

/// All figures of one arm.
fn figures(study: &Study<'_>, number: usize, arm: PlayedArm<'_>, page: &mut Page) {
    seats::sections(study, number, arm.came_out, page);
    scores::section(study, number, arm.came_out, page);
    length::section(study, number, arm.came_out, page);
    taken::section(study, number, arm.came_out, page);
    leads::section(study, number, arm.came_out, page);
}

/// What is reported on.
#[derive(Debug)]
struct Study<'a> {
    words: Words<'a>,
    summary: &'a Summary,
    /// What features are called, arm by arm.
    names: Vec<FeatureNames>,
}

/// What one arm played, and what came out.
#[derive(Clone, Copy, Debug)]
struct PlayedArm<'a> {
    plan: &'a Arm,
    came_out: &'a ArmSummary,
}

impl<'a> PlayedArm<'a> {
    fn name(self) -> &'a str {
        &self.plan.name
    }
}

impl<'a> Study<'a> {
    fn arms(&self) -> impl Iterator<Item = PlayedArm<'a>> {
        let arms = self.summary.plan.arms.iter().zip(&self.summary.arms);
        arms.map(|(plan, came_out)| PlayedArm { plan, came_out })
    }

    /// The share of wins of a player who is like all others: what is compared with. Where the rules play
    /// a seat themselves, it is what the players reach on average.
    fn average(&self, arm: &ArmSummary) -> f64 {
        let players = || arm.seats.iter().filter(|seat| !seat.machine);
        players().map(|seat| seat.wins.estimate).sum::<f64>() / players().count().max(1) as f64
    }
}
