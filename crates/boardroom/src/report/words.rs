//! [`Words`]: what a study says, in a language.

use crate::command::{game_name, said};
use crate::numbers::Numbers;
use kernel::Phrase;
use lab::Interval;
use lab::study::{ArmSummary, Change, Difference, Metric, Plan};
use registry::AnyGame;
use serde_json::Value;
use texts::Texts;

/// The words and numbers of a study, in a language.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// The language.
    pub texts: &'static Texts,
    /// How it writes numbers.
    pub numbers: Numbers,
    /// The game that was studied.
    pub game: &'a dyn AnyGame,
}

/// A figure that differs between two arms, or does not.
#[derive(Clone, Debug)]
pub struct SaidChange {
    /// What it is.
    pub name: String,
    /// What it was.
    pub base: String,
    /// What it is now.
    pub arm: String,
    /// How much more that is.
    pub difference: String,
    /// The interval of the difference.
    pub span: String,
}

impl<'a> Words<'a> {
    /// The words of a game's studies.
    #[must_use]
    pub fn new(texts: &'static Texts, game: &'a dyn AnyGame) -> Words<'a> {
        Words { texts, numbers: Numbers(texts.lang()), game }
    }

    /// A message without arguments.
    #[must_use]
    pub fn label(&self, key: &str) -> String {
        self.texts.label(key)
    }

    /// A message.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        said(self.texts, phrase)
    }

    /// What the game is called.
    #[must_use]
    pub fn game_name(&self) -> String {
        game_name(self.texts, self.game)
    }

    /// What is played, in a line.
    #[must_use]
    pub fn title(&self, plan: &Plan) -> String {
        let title = Phrase::new("lab-title").text("name", self.game_name()).count("seats", plan.seats);
        let title = title.text("bots", plan.bots.join(", ")).text("games", self.numbers.count(plan.games));
        self.say(&title.text("seed", plan.seed.to_string()))
    }

    /// A seat, or who plays it when the rules do.
    #[must_use]
    pub fn seat(&self, number: u8, machine: bool) -> String {
        if machine { self.machine() } else { self.say(&Phrase::new("lab-seat").number("number", number)) }
    }

    /// A bot, or who plays when the rules do.
    #[must_use]
    pub fn bot(&self, bot: &str) -> String {
        if bot == lab::MACHINE { self.machine() } else { bot.to_owned() }
    }

    fn machine(&self) -> String {
        let beyond = format!("seat-beyond-{}", self.game.id());
        if self.texts.has(&beyond) { self.texts.label(&beyond) } else { lab::MACHINE.to_owned() }
    }

    /// What is compared with what.
    #[must_use]
    pub fn compared(&self, difference: &Difference) -> String {
        self.say(&Phrase::new("lab-compared").text("arm", &difference.arm).text("base", &difference.base))
    }

    /// What the folded figures of an arm are called.
    #[must_use]
    pub fn all_of(&self, arm: &str) -> String {
        self.say(&Phrase::new("lab-all-of").text("arm", arm))
    }

    /// What a figure of whole games is called.
    #[must_use]
    pub fn metric(&self, metric: Metric, plan_seats: usize) -> String {
        self.say(&match metric {
            Metric::Length => Phrase::new("lab-metric-length"),
            Metric::Score => Phrase::new("lab-metric-score"),
            Metric::Margin => Phrase::new("lab-metric-margin"),
            Metric::LeadChanges => Phrase::new("lab-metric-leads"),
            Metric::Wins(seat) => {
                let machine = usize::from(seat) > plan_seats;
                Phrase::new("lab-metric-wins").text("seat", self.seat(seat, machine))
            }
        })
    }

    /// A figure of whole games in two arms.
    #[must_use]
    pub fn change(&self, change: &Change, plan_seats: usize) -> SaidChange {
        let numbers = self.numbers;
        let shares = matches!(change.what, Metric::Wins(_));
        let digits = if change.what == Metric::LeadChanges { 2 } else { 1 };
        let show = |number: f64| if shares { numbers.percent(number) } else { numbers.decimal(number, digits) };
        let more = |number: f64| if shares { numbers.points(number) } else { numbers.signed(number, digits) };
        SaidChange {
            name: self.metric(change.what, plan_seats),
            base: show(change.base),
            arm: show(change.arm),
            difference: more(change.difference.estimate),
            span: numbers.span(change.difference, more),
        }
    }

    /// How many features changed, and how many would by chance.
    #[must_use]
    pub fn features_changed(&self, difference: &Difference) -> Phrase {
        let all = difference.features.len();
        let count = |of: &dyn Fn(&lab::study::FeatureChange) -> Interval| {
            difference.features.iter().filter(|feature| measurable(of(feature)).is_some()).count().to_string()
        };
        Phrase::new("lab-features-changed")
            .text("all", all.to_string())
            .text("taken", count(&|feature| feature.taken))
            .text("wins", count(&|feature| feature.wins))
            .text("chance", self.by_chance(all))
    }

    /// How many of so many 95 % intervals miss by chance.
    #[must_use]
    pub fn by_chance(&self, all: usize) -> String {
        let missed = 0.05 * all as f64;
        self.numbers.decimal(missed, if missed < 2.0 { 1 } else { 0 })
    }

    /// The mean score of the players.
    #[must_use]
    pub fn mean_score(&self, arm: &ArmSummary) -> String {
        self.numbers.mean(arm.score, 1)
    }

    /// The options that are not as they are without being named.
    #[must_use]
    pub fn options(&self, options: &Value) -> String {
        let usual = self.game.parse_options(&[]).unwrap_or_default();
        let other = options.as_object().into_iter().flatten().filter(|(name, value)| usual.get(name) != Some(value));
        let named = other.map(|(name, value)| {
            let label = self.label(&format!("option-{}-{name}", self.game.id()));
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            format!("{label}: {value}")
        });
        let named = named.collect::<Vec<_>>();
        if named.is_empty() { self.label("lab-usual") } else { named.join("; ") }
    }
}

/// Whether a difference is known to be more than nothing (`true`), less (`false`), or may be either.
#[must_use]
pub fn measurable(difference: Interval) -> Option<bool> {
    if difference.low > 0.0 {
        Some(true)
    } else if difference.high < 0.0 {
        Some(false)
    } else {
        None
    }
}
