//! Actions by the names of the cards.

use super::{print, prints};
use fantastic_factories::{Action, Dice, Floor, Prints, Row, Token};
use kernel::Seat;

/// Do no more this round.
pub const FINISH: Action = Action::FinishWork;
/// Pass a market turn.
pub const PASS: Action = Action::PassMarket;

/// Take the blueprint in this slot, counted from 1.
pub fn take(slot: u8) -> Action {
    Action::TakeBlueprint { slot }
}

/// Wipe a row.
pub fn wipe(row: Row, pay: Token) -> Action {
    Action::WipeRow { row, pay }
}

/// Hire the contractor in this slot, counted from 1; nobody else gets anything.
#[track_caller]
pub fn hire(slot: u8, discard: &str) -> Action {
    Action::Hire { slot, discard: print(discard), opponent: None }
}

/// Hire the contractor in this slot; this opponent gets something too.
#[track_caller]
pub fn hire_for(slot: u8, discard: &str, opponent: Seat) -> Action {
    Action::Hire { slot, discard: print(discard), opponent: Some(opponent) }
}

/// Set dice by the Foreman.
pub fn foreman(dice: &[u8]) -> Action {
    Action::SetForemanDice { dice: Dice::of(dice) }
}

/// Take the Specialist's die.
pub fn specialist(value: u8) -> Action {
    Action::TakeSpecialistDie { value }
}

/// Place a die on a floor.
pub fn place(die: u8, floor: Floor) -> Action {
    Action::PlaceHq { die, floor }
}

pub fn research(die: u8) -> Action {
    place(die, Floor::Research)
}

pub fn generate(die: u8) -> Action {
    place(die, Floor::Generate)
}

pub fn mine(die: u8) -> Action {
    place(die, Floor::Mine)
}

/// Build a card, discarding another one.
#[track_caller]
pub fn build(card: &str, discard: &str) -> Action {
    Action::Build { card: print(card), discard: print(discard) }
}

/// Discard down at clean-up.
#[track_caller]
pub fn discard_down(blueprints: &[&str], metal: u16, energy: u16) -> Action {
    Action::DiscardDown { blueprints: prints(blueprints), metal, energy }
}

/// An activation, part by part.
#[derive(Clone, Copy, Debug)]
pub struct Activation {
    card: u8,
    copy: Option<u8>,
    dice: Dice,
    discards: Prints,
    choice: Option<u8>,
}

/// Activate a built card: `activate("foundry").dice(&[5])`.
#[track_caller]
pub fn activate(card: &str) -> Activation {
    Activation { card: print(card), copy: None, dice: Dice::EMPTY, discards: Prints::EMPTY, choice: None }
}

impl Activation {
    /// The dice placed, or those changed.
    pub fn dice(self, dice: &[u8]) -> Activation {
        Activation { dice: Dice::of(dice), ..self }
    }

    /// The blueprints discarded.
    #[track_caller]
    pub fn discards(self, keys: &[&str]) -> Activation {
        Activation { discards: prints(keys), ..self }
    }

    /// The number of an alternative from 1, the value of a die, or the Black Market's metal.
    pub fn choice(self, choice: u8) -> Activation {
        Activation { choice: Some(choice), ..self }
    }

    /// The market slot a Replicator copies, from 1.
    pub fn copy(self, slot: u8) -> Activation {
        Activation { copy: Some(slot), ..self }
    }
}

impl From<Activation> for Action {
    fn from(it: Activation) -> Action {
        let Activation { card, copy, dice, discards, choice } = it;
        Action::Activate { card, copy, dice, discards, choice }
    }
}
