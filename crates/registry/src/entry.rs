//! [`Entry`]: a game's type as an [`AnyGame`].

use crate::any_table::AnyUpdate;
use crate::replaying::Replaying;
use crate::seated::{Seated, update};
use crate::{AnyGame, AnyReplay, AnyTable, DataInfo, Json, Observed, Played, Problem, SimSpec, Spec, Tally};
use crate::{duplicate, observe, options, simulation};
use bots::{Opponents, Team};
use kernel::record::raw::RawRecord;
use kernel::record::verify;
use kernel::{
    CardData, Catalogue, DataFault, FeatureName, Game, Loaded, Matters, OptionInfo, Record, Sandbox, Seeded, Setup,
    Table, Voice,
};
use serde_json::Value;
use std::fmt;
use std::ops::{Range, RangeInclusive};

/// Stands for a game in the list of games.
pub struct Entry<G: Game>(Team<G>);

impl<G: Opponents> Entry<G> {
    /// The entry of the game, with the bots that can play it.
    #[must_use]
    pub const fn new() -> Entry<G> {
        Entry(G::TEAM)
    }
}

impl<G: Opponents> Default for Entry<G> {
    fn default() -> Entry<G> {
        Entry::new()
    }
}

impl<G: Game> Entry<G> {
    /// The entry of a game that bots know nothing about but its rules.
    #[must_use]
    pub const fn unknown_to_bots() -> Entry<G> {
        Entry(Team::simple())
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

    fn matters(&self, option: &str) -> Matters {
        G::matters(option)
    }

    fn bots(&self) -> &'static [&'static str] {
        self.0.names
    }

    fn standard_data(&self) -> &'static str {
        G::Cards::STANDARD
    }

    fn catalogue(&self, data: Option<&str>) -> Result<Json, Problem> {
        Ok(Json::of(&Catalogue::new::<G>(cards::<G>(data)?.get())))
    }

    fn check_data(&self, text: &str) -> Result<DataInfo, DataFault> {
        let cards = Loaded::<G::Cards>::parse(text)?;
        Ok(DataInfo { digest: cards.digest(), tally: G::Cards::provenance(text)? })
    }

    fn parse_options(&self, pairs: &[(String, String)]) -> Result<Value, Problem> {
        options::parse::<G>(pairs)
    }

    fn open(&self, spec: &Spec) -> Result<(Box<dyn AnyTable>, AnyUpdate), Problem> {
        let setup = setup::<G>(spec.seats, &spec.options, spec.data.as_deref())?;
        let cards = setup.cards;
        let (table, opening) = Table::open(setup, spec.secret.clone(), spec.entropy.clone())?;
        Ok((Box::new(Seated(table, self.0)), update::<G>(cards, &opening)))
    }

    fn resume(&self, text: &str, data: Option<&str>) -> Result<Box<dyn AnyTable>, Problem> {
        let raw = RawRecord::read(text)?;
        let secret = verify::secret(&raw).cloned();
        let record = Record::from_raw(raw, cards::<G>(data)?)?;
        Ok(Box::new(Seated(Table::<G>::resume(record, secret?)?, self.0)))
    }

    fn replay(&self, text: &str, data: Option<&str>) -> Result<Box<dyn AnyReplay>, Problem> {
        let record = Record::<G>::read(text, cards::<G>(data)?)?;
        Ok(Box::new(Replaying::new(record, self.0)?))
    }

    fn simulate(&self, spec: &SimSpec, games: Range<u64>) -> Result<Tally, Problem> {
        let setup = setup::<G>(spec.seats, &spec.options, spec.data.as_deref())?;
        simulation::run(&setup, self.0, spec, games)
    }

    fn observe(&self, spec: &SimSpec, games: Range<u64>) -> Result<Vec<Observed>, Problem> {
        let setup = setup::<G>(spec.seats, &spec.options, spec.data.as_deref())?;
        observe::run(&setup, self.0, spec, games)
    }

    fn features(&self, data: Option<&str>) -> Result<Vec<FeatureName>, Problem> {
        Ok(G::features(cards::<G>(data)?.get()))
    }

    fn play(&self, spec: &SimSpec, deal: u64, lineups: &[Vec<&str>]) -> Result<Vec<Played>, Problem> {
        let setup = setup::<G>(spec.seats, &spec.options, spec.data.as_deref())?;
        duplicate::run(&setup, self.0, spec, deal, lineups)
    }
}

fn setup<G: Game>(seats: usize, options: &Value, data: Option<&str>) -> Result<Setup<G>, Problem> {
    let setup = Setup { seats, options: options::typed::<G>(options)?, cards: cards::<G>(data)? };
    // Only a game that is dealt knows whether its seats and options go together.
    Sandbox::deal(&setup, &mut Seeded::new([0; 32]))?;
    Ok(setup)
}

fn cards<G: Game>(data: Option<&str>) -> Result<Loaded<G::Cards>, DataFault> {
    data.map_or_else(|| Ok(Loaded::standard()), Loaded::parse)
}
