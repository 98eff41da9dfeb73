//! What lies where, and who may look: everybody (`Public`), its owner (`Private`), nobody (the deck).

use crate::HighCard;
use kernel::{CardId, CardSet, Faces, Seat, SeatMap, Seats, Seen};
use serde::Serialize;

/// Some of the cards.
pub type Hand = CardSet<1>;

/// What lies open.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Public {
    /// HC-4: from 1; one more than there are when the game is over.
    pub round: u8,
    /// HC-6: the cards of the rounds before.
    pub played: Hand,
    pub points: SeatMap<i32>,
}

/// What a player keeps to themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Private {
    /// HC-3.
    pub hand: Hand,
    /// HC-5: the card chosen in this round.
    pub sealed: Option<CardId>,
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
        Back { cards: self.hand.len(), sealed: self.sealed.is_some() }
    }
}

kernel::events! {
    /// One thing that happened.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "high-card.ts"))]
    pub enum Event {
        /// Nobody sees which card.
        Chose { seat: Seat } = "HC-5",
        Showed { seat: Seat, card: CardId } = "HC-6",
        Won { seat: Seat, round: u8, points: i32 } = "HC-6",
    }
}

kernel::views! {
    "high-card.ts"

    /// What a client receives.
    pub struct View {
        pub round: u8,
        /// What this round's winner gets; nothing when the game is over.
        @some pub prize: u8,
        pub players: Vec<PlayerView>,
        /// HC-6: what was shown in the rounds before.
        @default pub played: Vec<CardId>,
        /// The viewer's own cards; nothing for onlookers.
        @some pub hand: Vec<CardId>,
        /// The card that the viewer has chosen.
        @some pub card: CardId,
    }

    /// What everybody knows of a player.
    pub struct PlayerView {
        pub seat: Seat,
        pub points: i32,
        pub cards: usize,
        @default pub sealed: bool,
    }
}

impl View {
    pub(crate) fn of(seen: Seen<'_, HighCard>) -> View {
        let public = seen.public();
        let player = |seat| {
            let Back { cards, sealed } = seen.back(seat);
            PlayerView { seat, points: public.points[seat], cards, sealed }
        };
        View {
            round: public.round,
            prize: seen.cards().prize(public.round).map(|prize| prize.points),
            players: Seats::first(seen.seats()).iter().map(player).collect(),
            played: public.played.iter().collect(),
            hand: seen.own().map(|own| own.hand.iter().collect()),
            card: seen.own().and_then(|own| own.sealed),
        }
    }
}
