//! [`AnyGame`]: a game whose type is forgotten.

use crate::any_table::AnyUpdate;
use crate::{AnyReplay, AnyTable, Json, Observed, Played, Problem, SimSpec, Tally};
use kernel::{DataFault, Digest, Entropy, FeatureName, Matters, OptionInfo, Secret};
use serde::Serialize;
use serde_json::Value;
use std::fmt::Debug;
use std::ops::{Range, RangeInclusive};

/// A game: its facts, and all that can be begun with it.
pub trait AnyGame: Debug + Send + Sync {
    /// Its name in records and commands.
    fn id(&self) -> &'static str;

    /// The revision of its rules.
    fn revision(&self) -> u32;

    /// How many can play.
    fn seats(&self) -> RangeInclusive<usize>;

    /// What a table can choose before the game. Their names for people are the messages
    /// `option-<game>-<name>`.
    fn options(&self) -> &'static [OptionInfo];

    /// When one of these options makes a difference.
    fn matters(&self, option: &str) -> Matters;

    /// The bots that can play it.
    fn bots(&self) -> &'static [&'static str];

    /// The bot that plays where nobody has chosen another: `normal`, or the strongest there is.
    fn usual_bot(&self) -> &'static str {
        let bots = self.bots();
        let usual = bots.iter().find(|bot| **bot == "normal").or(bots.last());
        usual.expect("every game can be played at random")
    }

    /// The component data that are shipped, as the text of their file.
    fn standard_data(&self) -> &'static str;

    /// The components as clients draw and name them: a [`kernel::Catalogue`].
    ///
    /// # Errors
    /// When the data are refused.
    fn catalogue(&self, data: Option<&str>) -> Result<Json, Problem>;

    /// Reads and checks a data file.
    ///
    /// # Errors
    /// The first row that is wrong, and what would be right.
    fn check_data(&self, text: &str) -> Result<DataInfo, DataFault>;

    /// Options from names and values, as they stand on a command line; those not named keep their
    /// defaults.
    ///
    /// # Errors
    /// A name or value that does not exist or comes twice, and the ones there are.
    fn parse_options(&self, pairs: &[(String, String)]) -> Result<Value, Problem>;

    /// Opens a new table; gives also what was told while it was laid out.
    ///
    /// # Errors
    /// When the seats, the options, the data or the entropy are refused.
    fn open(&self, spec: &Spec) -> Result<(Box<dyn AnyTable>, AnyUpdate), Problem>;

    /// Sits down again at a table from its save: a record with the secret. `data` is the text of
    /// the data file it was played with, if not the standard one.
    ///
    /// # Errors
    /// The first line that is wrong, or the data.
    fn resume(&self, text: &str, data: Option<&str>) -> Result<Box<dyn AnyTable>, Problem>;

    /// Plays a record again, from its beginning. It needs no secret.
    ///
    /// # Errors
    /// The first line that is wrong as far as the deal, or the data.
    fn replay(&self, text: &str, data: Option<&str>) -> Result<Box<dyn AnyReplay>, Problem>;

    /// Plays the games with these numbers, bots alone. The numbers can be split in any way: the
    /// tallies of the parts [add up](Tally::add) to the tally of the whole.
    ///
    /// # Errors
    /// When the seats, the options, the data or the bots are refused.
    fn simulate(&self, spec: &SimSpec, games: Range<u64>) -> Result<Tally, Problem>;

    /// Plays the games with these numbers like [`simulate`](AnyGame::simulate), and gives an account of each.
    /// Bots that differ change seats from game to game.
    ///
    /// # Errors
    /// When the seats, the options, the data or the bots are refused.
    fn observe(&self, spec: &SimSpec, games: Range<u64>) -> Result<Vec<Observed>, Problem>;

    /// What players can take in games with these data: all that [`Observed::taken`] can name.
    ///
    /// # Errors
    /// When the data are refused.
    fn features(&self, data: Option<&str>) -> Result<Vec<FeatureName>, Problem>;

    /// Plays a deal once with each lineup: the bots of all seats, by name, in place of those of the
    /// specification. The chance of the table depends on its seed and the number of the deal alone, so
    /// that all lineups begin with the same cards and dice; what the bots think is new in every game.
    ///
    /// # Errors
    /// When the seats, the options, the data or the bots are refused.
    fn play(&self, spec: &SimSpec, deal: u64, lineups: &[Vec<&str>]) -> Result<Vec<Played>, Problem>;
}

/// What a table is opened from.
#[derive(Clone, Debug)]
pub struct Spec {
    /// How many seats.
    pub seats: usize,
    /// The options as JSON; `null` or a part of them leaves the rest at the defaults.
    pub options: Value,
    /// The text of a data file; the standard one without.
    pub data: Option<String>,
    /// The table's secret. Its commitment must be published before any entropy is given.
    pub secret: Secret,
    /// What the seats add to the seed, in seat order; may be shorter than the table.
    pub entropy: Vec<Entropy>,
}

impl Spec {
    /// The standard game for so many, without entropy.
    #[must_use]
    pub fn new(seats: usize, secret: Secret) -> Spec {
        Spec { seats, options: Value::Null, data: None, secret, entropy: Vec::new() }
    }
}

/// A checked data file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct DataInfo {
    /// The digest of its rows, as it stands in record headers.
    pub digest: Digest,
    /// How many rows it has, and how many are reconstructed.
    #[serde(flatten)]
    pub tally: kernel::Tally,
}
