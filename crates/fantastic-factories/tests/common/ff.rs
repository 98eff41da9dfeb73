//! [`Ff`]: a position at a table of Fantastic Factories, arranged by the names of the cards.
//!
//! ```ignore
//! let mut table = scene(2).work().hand(S1, &["battery_factory", "fitness_center"]).tokens(S1, 2, 1);
//! table.act(S1, build("battery_factory", "fitness_center"));
//! assert_eq!(table.compound(S1), ["battery_factory"]);
//! ```
#![allow(dead_code, unused_imports, reason = "shared by several test targets")]

mod actions;
mod arrange;
mod deal;
mod play;

pub use actions::*;
pub use arrange::{Park, scene, solo, table_for};
pub use deal::Deal;
pub use fantastic_factories::state::LAID;
pub use fantastic_factories::{
    Action, Amount, CardTexts, Cards, Dice, Effect, Event, FantasticFactories, First, Floor, Kind, Level, Options,
    Pending, Player, Prints, Public, Row, Stage, Token, Tool, Work,
};
pub use kernel::{Illegal, Pick, Seat, Setup, State, Viewer};
pub use play::{FOREMAN, HIRED_HANDS, SPECIALIST, draws_from};
pub use testkit::{S1, S2, S3, S4, S5, Scene, die, die_for, pick};

use fantastic_factories::cards::Blueprints;
use kernel::{CardId, Loaded};
use std::ops::{Deref, DerefMut};

/// A position. Everything [`Scene`] can do, and the pieces of this game by name.
///
/// Cards that no test speaks of are in the decks. Arranging comes first, playing after it.
pub struct Ff {
    scene: Scene<FantasticFactories>,
    hold: arrange::Hold,
    free: bool,
}

/// The standard set.
pub fn standard() -> &'static Cards {
    Loaded::<Cards>::standard().get()
}

/// The number of the blueprint with this key.
#[track_caller]
pub fn print(key: &str) -> u8 {
    let named = standard().blueprints.iter().find(|blueprint| blueprint.id == key);
    named.unwrap_or_else(|| panic!("there is no blueprint {key}")).number
}

/// Blueprints with these keys.
#[track_caller]
pub fn prints(keys: &[&str]) -> Prints {
    keys.iter().map(|key| print(key)).collect()
}

/// The key of a blueprint card.
pub fn key_of(card: CardId) -> &'static str {
    &standard().blueprint(standard().print(card)).id
}

/// The key of a contractor card.
pub fn contractor_key(card: CardId) -> &'static str {
    &standard().contractor(card).id
}

/// The keys of some blueprint cards, in the order of the data file.
pub fn keys(cards: Blueprints) -> Vec<&'static str> {
    cards.iter().map(key_of).collect()
}

/// Looking.
impl Ff {
    pub fn public(&self) -> &Public {
        &self.scene.state().public
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.public().players[seat]
    }

    pub fn stage(&self) -> Stage {
        self.public().stage
    }

    pub fn round_now(&self) -> u16 {
        self.public().round
    }

    /// The lowest seat that is asked; none when the game is over.
    pub fn asked(&self) -> Option<Seat> {
        self.owed().seats().lowest()
    }

    /// All seats that are asked.
    pub fn all_asked(&self) -> Vec<Seat> {
        self.owed().seats().iter().collect()
    }

    pub fn metal(&self, seat: Seat) -> u16 {
        self.player(seat).metal
    }

    pub fn energy(&self, seat: Seat) -> u16 {
        self.player(seat).energy
    }

    /// Metal and energy.
    pub fn tokens_of(&self, seat: Seat) -> (u16, u16) {
        (self.metal(seat), self.energy(seat))
    }

    pub fn goods_of(&self, seat: Seat) -> u16 {
        self.player(seat).goods
    }

    /// The hand, in the order of the data file.
    pub fn hand_names(&self, seat: Seat) -> Vec<&'static str> {
        keys(self.state().private[seat])
    }

    pub fn hand_len(&self, seat: Seat) -> usize {
        self.state().private[seat].len()
    }

    /// The compound, in the order of the data file, every copy.
    pub fn compound(&self, seat: Seat) -> Vec<&'static str> {
        keys(self.player(seat).built)
    }

    /// The unplaced dice, the lowest first.
    pub fn dice_of(&self, seat: Seat) -> Vec<u8> {
        self.player(seat).dice.iter().collect()
    }

    /// The dice on a floor, the lowest first.
    pub fn floor_of(&self, seat: Seat, floor: Floor) -> Vec<u8> {
        self.player(seat).floor(floor).iter().collect()
    }

    /// The dice lying on a card, the lowest first; none if there are none.
    pub fn laid_on(&self, seat: Seat, key: &str) -> Vec<u8> {
        let laid = self.player(seat).laid.iter().find(|laid| laid.card == print(key));
        laid.map(|laid| laid.dice.iter().copied().filter(|die| *die > 0).collect()).unwrap_or_default()
    }

    /// The blueprints of the market; `-` is an empty slot.
    pub fn row(&self) -> [&'static str; 4] {
        self.public().blueprints.map(|card| card.map_or("-", key_of))
    }

    /// The contractors of the market.
    pub fn contractor_row(&self) -> [&'static str; 4] {
        self.public().contractors.map(|card| card.map_or("-", contractor_key))
    }

    /// The blueprint discard pile, in the order of the data file.
    pub fn discard_names(&self) -> Vec<&'static str> {
        keys(self.public().discard)
    }

    /// The contractor discard pile, in the order of the data file.
    pub fn used_contractors(&self) -> Vec<&'static str> {
        self.public().used_contractors.iter().map(contractor_key).collect()
    }

    pub fn deck_len(&self) -> usize {
        self.state().dark.blueprints.len()
    }

    pub fn contractor_deck_len(&self) -> usize {
        self.state().dark.contractors.len()
    }

    /// The Machine's cards, in the order of the data file.
    pub fn machine_cards(&self) -> Vec<&'static str> {
        self.public().machine.map(|machine| keys(machine.cards)).unwrap_or_default()
    }

    pub fn machine_goods_now(&self) -> u16 {
        self.public().machine.map_or(0, |machine| machine.goods)
    }

    /// Whether an action is in the list of what the seat may choose.
    pub fn lists(&self, seat: Seat, action: impl Into<Action>) -> bool {
        self.legal(seat).contains(&action.into())
    }

    /// What everybody was told in the last step.
    pub fn heard(&self) -> Vec<Event> {
        self.scene.told(Viewer::Onlooker).into_iter().copied().collect()
    }

    /// What a seat was told in the last step.
    pub fn heard_by(&self, seat: Seat) -> Vec<Event> {
        self.scene.told(seat).into_iter().copied().collect()
    }

    /// Rank and score of every seat, when the game is over.
    pub fn result(&self) -> Vec<(u8, i32)> {
        self.standings().iter().map(|(_, standing)| (standing.rank, standing.score)).collect()
    }
}

impl Deref for Ff {
    type Target = Scene<FantasticFactories>;

    fn deref(&self) -> &Scene<FantasticFactories> {
        &self.scene
    }
}

impl DerefMut for Ff {
    fn deref_mut(&mut self) -> &mut Scene<FantasticFactories> {
        &mut self.scene
    }
}
