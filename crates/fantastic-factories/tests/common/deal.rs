//! [`Deal`]: laying out a table with every draw named.

use super::{Ff, print, standard};
use fantastic_factories::cards::{BLUEPRINTS, CONTRACTORS};
use fantastic_factories::{FantasticFactories, First, Kind, Options};
use kernel::{Pick, Setup};
use testkit::{Scene, pick};

/// What chance gives while a table is laid out: the first of everything, unless said.
#[derive(Clone, Debug)]
pub struct Deal<'a> {
    pub seats: usize,
    pub options: Options,
    /// Which seat gets the first-player token, from 0, if that is left to chance.
    pub first: u32,
    /// Which of the tools left is laid over slots 0, 1, 2.
    pub tools: [u32; 3],
    /// The first blueprints that are drawn: for the hands, the market, the Machine.
    pub blueprints: &'a [&'a str],
    /// The first contractors that are drawn.
    pub contractors: &'a [&'a str],
}

impl<'a> Deal<'a> {
    pub fn new(seats: usize) -> Deal<'a> {
        Deal { seats, options: Options::default(), first: 0, tools: [0; 3], blueprints: &[], contractors: &[] }
    }

    /// FF-17: in this order.
    pub fn picks(&self) -> Vec<Pick> {
        let mut picks = Vec::new();
        if self.options.first == First::Random && self.seats > 1 {
            picks.push(pick(self.first, self.seats as u32));
        }
        picks.extend((2..=4).rev().zip(self.tools).map(|(left, rank)| pick(rank, left)));
        let copies = |at: usize| standard().blueprint(at as u8 + 1).copies.len();
        let mut deck: Vec<usize> = (0..standard().blueprints.len()).flat_map(|at| vec![at; copies(at)]).collect();
        assert_eq!(deck.len(), BLUEPRINTS);
        let mut names = self.blueprints.iter().map(|key| usize::from(print(key)) - 1);
        let mut draw = || {
            let rank = names.next().map_or(0, |name| deck.iter().position(|card| *card == name).expect("a copy"));
            let drawn = deck.remove(rank);
            (drawn, pick(rank as u32, deck.len() as u32 + 1))
        };
        picks.extend((0..4 * self.seats + 4).map(|_| draw().1));
        picks.extend(self.contractor_picks());
        let mut wanted = if self.seats == 1 { self.options.machine.blueprints() } else { 0 };
        while wanted > 0 {
            let (drawn, rank) = draw();
            picks.push(rank);
            wanted -= usize::from(standard().blueprint(drawn as u8 + 1).kind != Kind::Monument);
        }
        picks
    }

    fn contractor_picks(&self) -> Vec<Pick> {
        let all = &standard().contractors;
        let mut deck: Vec<&str> = all.iter().flat_map(|one| vec![one.id.as_str(); one.copies.len()]).collect();
        assert_eq!(deck.len(), CONTRACTORS);
        let mut draw = |at: usize| {
            let key = self.contractors.get(at);
            let rank = key.map_or(0, |key| deck.iter().position(|other| other == key).expect("a copy"));
            deck.remove(rank);
            pick(rank as u32, deck.len() as u32 + 1)
        };
        (0..4).map(&mut draw).collect()
    }

    pub fn setup(&self) -> Setup<FantasticFactories> {
        Setup { options: self.options, ..Setup::standard(self.seats) }
    }

    pub fn lay_out(&self) -> Ff {
        Ff::around(Scene::dealt(&self.setup(), self.picks()))
    }
}
