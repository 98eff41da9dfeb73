//! [`Cases`]: which games a property is tried in. [`Trial`]: one of them.

use crate::rules::RuleSet;
use kernel::{Game, Loaded, Seen, Setup};
use serde_json::Value;
use std::cell::Cell;
use std::fmt::{self, Debug, Display};
use std::ops::RangeInclusive;

/// A short text that is the same for actions with the same outcome.
type Yields<G> = Box<dyn Fn(Seen<'_, G>, &<G as Game>::Action) -> String>;

/// Which games the properties are tried in.
///
/// By default: every number of seats the game allows, every combination of the values its
/// [`Game::options`] list (at most [`Cases::MOST_OPTIONS`]), the standard component data, 40 games.
/// Every combination of seats and options is played at least once, whatever the number of games;
/// combinations that [`Game::setup`] refuses are left out.
pub struct Cases<G: Game> {
    seats: RangeInclusive<usize>,
    options: Vec<G::Options>,
    cards: Loaded<G::Cards>,
    games: usize,
    seed: u64,
    rules: Option<RuleSet>,
    yields: Option<Yields<G>>,
    fleeting: Option<fn(&G::Event) -> bool>,
    positions: Cell<usize>,
    pairs: Cell<usize>,
}

impl<G: Game> Cases<G> {
    /// The most combinations of options that are tried by default.
    pub const MOST_OPTIONS: usize = 64;

    /// The default.
    #[must_use]
    pub fn new() -> Cases<G> {
        Cases {
            seats: G::SEATS,
            options: every_option::<G>(),
            cards: Loaded::standard(),
            games: 40,
            seed: 1,
            rules: None,
            yields: None,
            fleeting: None,
            positions: Cell::new(0),
            pairs: Cell::new(0),
        }
    }

    /// So many seats.
    #[must_use]
    pub fn seats(mut self, seats: RangeInclusive<usize>) -> Self {
        self.seats = seats;
        self
    }

    /// These options, and no others.
    #[must_use]
    pub fn options(mut self, options: impl IntoIterator<Item = G::Options>) -> Self {
        self.options = options.into_iter().collect();
        self
    }

    /// Other component data.
    #[must_use]
    pub fn cards(mut self, cards: Loaded<G::Cards>) -> Self {
        self.cards = cards;
        self
    }

    /// So many games for each property.
    #[must_use]
    pub fn games(mut self, games: usize) -> Self {
        self.games = games;
        self
    }

    /// Other games than the usual ones.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// One game only: what a failure tells you to repeat.
    ///
    /// # Panics
    /// If the options are not the game's.
    #[must_use]
    pub fn only(mut self, seats: usize, options: &str, seed: u64) -> Self {
        let options = serde_json::from_str(options).unwrap_or_else(|error| panic!("options {options}: {error}"));
        self.seats = seats..=seats;
        self.options = vec![options];
        self.games = 1;
        self.seed = seed;
        self
    }

    /// The text of the game's `docs/rules` file: every refusal and every point must name a rule that
    /// is defined there (or in `docs/rules/table.md`, which is always known). May be called for
    /// several files.
    #[must_use]
    pub fn rules(mut self, text: &str) -> Self {
        self.rules.get_or_insert_with(RuleSet::table).add(text);
        self
    }

    /// What an action comes to, for decisions that are listed as [`kernel::Coverage::Classes`]: two
    /// actions are of one class when this is equal. It is compared by its `Debug` text. Without it,
    /// a game that lists classes fails legal soundness: nothing would be tested.
    #[must_use]
    pub fn yields<Y: Debug>(mut self, of: impl Fn(Seen<'_, G>, &G::Action) -> Y + 'static) -> Self {
        self.yields = Some(Box::new(move |seen, action| format!("{:?}", of(seen, action))));
        self
    }

    /// The events by which something that was shown is hidden again: a discard pile is shuffled, a
    /// card that was turned over goes back. What is heard of such a step may differ though the views
    /// agree afterwards, so non-leakage does not compare it.
    #[must_use]
    pub fn fleeting(mut self, event: fn(&G::Event) -> bool) -> Self {
        self.fleeting = Some(event);
        self
    }

    /// In how many positions a viewer's world was imagined and compared: [`crate::non_leakage`] counts them.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.positions.get()
    }

    pub(crate) fn count_position(&self) {
        self.positions.set(self.positions.get() + 1);
    }

    /// How many steps were compared in two worlds: [`crate::non_leakage`] counts them, and fails if there are fewer
    /// than games.
    #[must_use]
    pub fn pairs(&self) -> usize {
        self.pairs.get()
    }

    pub(crate) fn count_pair(&self) {
        self.pairs.set(self.pairs.get() + 1);
    }

    pub(crate) fn yield_of(&self) -> Option<&Yields<G>> {
        self.yields.as_ref()
    }

    pub(crate) fn known_rules(&self) -> Option<&RuleSet> {
        self.rules.as_ref()
    }

    pub(crate) fn is_fleeting(&self, event: &G::Event) -> bool {
        self.fleeting.is_some_and(|fleeting| fleeting(event))
    }

    /// Tries one property in every game.
    ///
    /// # Panics
    /// If no game can be dealt at all.
    pub(crate) fn each(&self, property: &'static str, mut try_one: impl FnMut(&Trial<'_, G>)) {
        let tables: Vec<(usize, &G::Options)> =
            self.seats.clone().flat_map(|seats| self.options.iter().map(move |options| (seats, options))).collect();
        let mut tried = 0;
        for i in 0..self.games.max(tables.len()) {
            let (seats, options) = tables[i % tables.len()];
            let setup = Setup { seats, options: options.clone(), cards: self.cards };
            let seed = self.seed + i as u64;
            if kernel::Sandbox::deal(&setup, &mut crate::scene::seeded(seed, seats)).is_err() {
                continue;
            }
            tried += 1;
            try_one(&Trial { property, cases: self, setup, seed, step: Cell::new(0) });
        }
        assert!(tried > 0, "{property}: no game of {} can be dealt in these cases", G::ID);
    }
}

impl<G: Game> Default for Cases<G> {
    fn default() -> Self {
        Cases::new()
    }
}

impl<G: Game> Debug for Cases<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cases")
            .field("seats", &self.seats)
            .field("options", &self.options)
            .field("games", &self.games)
            .field("seed", &self.seed)
            .finish_non_exhaustive()
    }
}

/// One game in which a property is tried. If anything panics meanwhile, the game's own rules
/// included, it says how to repeat it.
pub(crate) struct Trial<'a, G: Game> {
    property: &'static str,
    pub(crate) cases: &'a Cases<G>,
    pub(crate) setup: Setup<G>,
    pub(crate) seed: u64,
    step: Cell<usize>,
}

impl<G: Game> Trial<'_, G> {
    /// The step the trial has come to, for the message.
    pub(crate) fn at(&self, step: usize) {
        self.step.set(step);
    }

    /// The property does not hold.
    pub(crate) fn fail(&self, what: impl Display) -> ! {
        panic!("{}\n  {what}", self.place())
    }

    /// The property holds only if this does.
    pub(crate) fn ensure(&self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.fail(what());
        }
    }

    fn place(&self) -> String {
        let (property, seats, seed) = (self.property, self.setup.seats, self.seed);
        let options = serde_json::to_string(&self.setup.options).unwrap_or_default();
        format!(
            "{property}: {} with {seats} seats, options {options}, seed {seed}, step {}\n  \
             repeat: testkit::{}(&Cases::new().only({seats}, r#\"{options}\"#, {seed}))",
            G::ID,
            self.step.get(),
            property.replace([' ', '-'], "_"),
        )
    }
}

impl<G: Game> Drop for Trial<'_, G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("while trying {}", self.place());
        }
    }
}

/// Every combination of the values that [`Game::options`] lists, the default first.
fn every_option<G: Game>() -> Vec<G::Options> {
    let default = serde_json::to_value(G::Options::default()).expect("options always serialise");
    let mut all = vec![default];
    for info in G::options() {
        let mut more = Vec::new();
        for one in &all {
            more.extend(info.values.iter().filter_map(|value| with_option::<G>(one, info.name, value)));
        }
        more.retain(|one| !all.contains(one));
        more.dedup();
        all.extend(more);
        all.truncate(Cases::<G>::MOST_OPTIONS);
    }
    all.into_iter().filter_map(|value| serde_json::from_value(value).ok()).collect()
}

/// The options with one of them set to a value as people write it: a word, a number, yes or no.
fn with_option<G: Game>(options: &Value, name: &str, value: &str) -> Option<Value> {
    let number = value.parse::<i64>().ok().map(Value::from);
    let flag = match value {
        "yes" | "on" | "true" => Some(Value::Bool(true)),
        "no" | "off" | "false" => Some(Value::Bool(false)),
        _ => None,
    };
    [Some(Value::from(value)), number, flag].into_iter().flatten().find_map(|value| {
        let mut changed = options.clone();
        changed.as_object_mut()?.insert(name.to_owned(), value);
        serde_json::from_value::<G::Options>(changed.clone()).is_ok().then_some(changed)
    })
}
