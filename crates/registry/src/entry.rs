//! [`Entry`]: a game's type as an [`AnyGame`].

use crate::any_table::AnyUpdate;
use crate::replaying::Replaying;
use crate::seated::{Seated, update};
use crate::{AnyGame, AnyReplay, AnyTable, DataInfo, Problem, SimSpec, Spec, Tally};
use crate::{options, simulation};
use kernel::record::raw::RawRecord;
use kernel::record::verify;
use kernel::{CardData, DataFault, Game, Loaded, OptionInfo, Record, Setup, Table, Voice};
use serde_json::Value;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Range, RangeInclusive};

/// Stands for a game in the list of games.
pub struct Entry<G>(PhantomData<fn() -> G>);

impl<G> Entry<G> {
    /// The entry of the game.
    #[must_use]
    pub const fn new() -> Entry<G> {
        Entry(PhantomData)
    }
}

impl<G> Default for Entry<G> {
    fn default() -> Entry<G> {
        Entry::new()
    }
}

impl<G: Game> fmt::Debug for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entry({})", G::ID)
    }
}

impl<G: Voice> AnyGame for Entry<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn revision(&self) -> u32 {
        G::REVISION
    }

    fn seats(&self) -> RangeInclusive<usize> {
        G::SEATS
    }

    fn options(&self) -> &'static [OptionInfo] {
        G::options()
    }

    fn bots(&self) -> &'static [&'static str] {
        bots::NAMES
    }

    fn standard_data(&self) -> &'static str {
        G::Cards::STANDARD
    }

    fn check_data(&self, text: &str) -> Result<DataInfo, DataFault> {
        let cards = Loaded::<G::Cards>::parse(text)?;
        Ok(DataInfo { digest: cards.digest(), tally: cards.get().provenance() })
    }

    fn parse_options(&self, pairs: &[(String, String)]) -> Result<Value, Problem> {
        options::parse::<G>(pairs)
    }

    fn open(&self, spec: &Spec) -> Result<(Box<dyn AnyTable>, AnyUpdate), Problem> {
        let setup = setup::<G>(spec.seats, &spec.options, spec.data.as_deref())?;
        let cards = setup.cards;
        let (table, opening) = Table::open(setup, spec.secret.clone(), spec.entropy.clone())?;
        Ok((Box::new(Seated(table)), update::<G>(cards, &opening)))
    }

    fn resume(&self, text: &str, data: Option<&str>) -> Result<Box<dyn AnyTable>, Problem> {
        let raw = RawRecord::read(text)?;
        let secret = verify::secret(&raw).cloned();
        let record = Record::from_raw(raw, cards::<G>(data)?)?;
        Ok(Box::new(Seated(Table::<G>::resume(record, secret?)?)))
    }

    fn replay(&self, text: &str, data: Option<&str>) -> Result<Box<dyn AnyReplay>, Problem> {
        let record = Record::<G>::read(text, cards::<G>(data)?)?;
        Ok(Box::new(Replaying::new(record)?))
    }

    fn simulate(&self, spec: &SimSpec, games: Range<u64>) -> Result<Tally, Problem> {
        let setup = setup::<G>(spec.seats, &spec.options, spec.data.as_deref())?;
        simulation::run(&setup, spec, games)
    }
}

fn setup<G: Game>(seats: usize, options: &Value, data: Option<&str>) -> Result<Setup<G>, Problem> {
    Ok(Setup { seats, options: options::typed::<G>(options)?, cards: cards::<G>(data)? })
}

fn cards<G: Game>(data: Option<&str>) -> Result<Loaded<G::Cards>, DataFault> {
    data.map_or_else(|| Ok(Loaded::standard()), Loaded::parse)
}
