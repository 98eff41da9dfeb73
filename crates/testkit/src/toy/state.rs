//! What is on the table, what can be chosen, what happens.

use kernel::{CardId, CardSet, Faces, Frames, Seat, SeatMap};
use serde::Serialize;

/// A set of the toy's cards.
pub type Pile = CardSet<1>;

/// What lies open.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Public {
    pub phase: Phase,
    pub round: u8,
    /// Whose turn it is in [`Phase::Turns`]; `players` when all turns are over.
    pub turn: usize,
    /// The first so many seats are players; the one after them, if any, is the automa.
    pub players: usize,
    pub discard: Pile,
    /// Decisions inside a turn, the innermost last (TOY-8).
    pub frames: Frames<Frame, 6>,
    pub points: SeatMap<i32>,
    pub work: SeatMap<Work>,
}

/// The parts of a round: TOY-3, TOY-4, TOY-7; and TOY-12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Phase {
    Pledges,
    Work,
    Turns,
    Over,
}

/// A half-done theft: a victim is to be named, or they are to give up a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Frame {
    Thief { by: Seat },
    Answer { by: Seat, victim: Seat },
}

/// What a seat has used up in the work phase. A die of 0 is not rolled yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Work {
    pub die: u8,
    pub drew: bool,
    pub dropped: bool,
    pub done: bool,
}

/// What a player keeps to themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Private {
    pub hand: Pile,
    pub pledge: Option<CardId>,
}

/// What everybody sees of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Back {
    pub cards: usize,
    pub sealed: bool,
}

impl Faces for Private {
    type Back = Back;
    fn back(&self) -> Back {
        Back { cards: self.hand.len(), sealed: self.pledge.is_some() }
    }
}

kernel::events! {
    /// One fact. A card is left out for those who may not see it.
    pub enum Event {
        Drew { seat: Seat, card: Option<CardId> } = "TOY-2",
        Reshuffled { cards: usize } = "TOY-6",
        Sealed { seat: Seat } = "TOY-3",
        Withdrew { seat: Seat } = "TOY-3",
        Pledged { seat: Seat, card: CardId } = "TOY-3",
        Won { seat: Seat, points: i32 } = "TOY-3",
        Rolled { seat: Seat, face: u8, points: i32 } = "TOY-5",
        Dropped { seat: Seat, card: CardId } = "TOY-4",
        Finished { seat: Seat } = "TOY-4",
        Robbed { by: Seat, victim: Seat } = "TOY-8",
        Stole { by: Seat, victim: Seat, card: Option<CardId> } = "TOY-8",
        Sold { seat: Seat, cards: Pile, points: i32 } = "TOY-10",
        Automa { seat: Seat, card: CardId, points: i32 } = "TOY-11",
    }
}

/// What a client receives: all that lies open, the backs, the size of the deck, the viewer's own things.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct View {
    pub public: Public,
    pub backs: SeatMap<Back>,
    pub deck: usize,
    pub own: Option<Private>,
}
