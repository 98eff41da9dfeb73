//! What lies open of a player, what the viewer could remember of his cards, and the viewer's own.

use super::card::{self, CardView};
use crate::phase::bidding::limit;
use crate::{CyberMerchant, Memory, Notes};
use kernel::{Seat, SeatMap, Seats, Seen};
use serde::{Deserialize, Serialize};

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
pub struct PlayerView {
    pub seat: Seat,
    /// Whether the table waits for this player.
    pub asked: bool,
    pub cash: u16,
    /// CM-37: credits that no standing bid of this player will take.
    pub free: u16,
    pub crypto: u16,
    /// Bid markers in hand.
    pub markers: u8,
    /// CM-44: cards in hand. Those chosen in secret are among them until all have chosen.
    pub cards: u8,
    /// CM-75: cards lying face down before this player.
    pub committed: u8,
    /// CM-111: whether this player has chosen in secret.
    pub sealed: bool,
    /// CM-78, CM-79, CM-85: the cards turned up in the market that is open.
    pub shown: Vec<CardView>,
    /// CM-88: their sum.
    pub sum: u16,
    /// CM-101: the value of the cards left in hand, told at the end to break a tie.
    pub left: Option<u16>,
    /// CM-44: what the viewer could remember of this player's cards. Only with the option `notes: shown`,
    /// and never about the viewer himself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub notes: Option<NotesView>,
}

/// CM-44: what somebody who paid attention knows of a player's cards, in hand and face down together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
pub struct NotesView {
    /// The cards he has for certain.
    pub certain: Vec<CardView>,
    /// The cards he may have besides, of which only some fit. Empty if all of his are known.
    pub possible: Vec<CardView>,
    /// How many of those he has.
    pub unknown: u8,
}

/// The viewer's own cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
pub struct HandView {
    /// CM-43: the hand.
    pub cards: Vec<CardView>,
    /// CM-111: the cards chosen in secret, if the viewer has chosen; perhaps none. They are still in the
    /// hand.
    pub sealed: Option<Vec<CardView>>,
    /// CM-75: the cards lying face down before the viewer.
    pub commitment: Vec<CardView>,
    /// The sum of those, jokers included.
    pub commitment_sum: u16,
}

pub(super) fn player(seen: Seen<'_, CyberMerchant>, seat: Seat, asked: Seats, memory: Option<&Memory>) -> PlayerView {
    let (public, cards, back) = (seen.public(), seen.cards(), seen.back(seat));
    let player = public.players[seat];
    PlayerView {
        seat,
        asked: asked.has(seat),
        cash: player.cash,
        free: limit(public, seat),
        crypto: player.crypto,
        markers: player.markers,
        cards: back.cards,
        committed: back.committed,
        sealed: back.sealed,
        shown: card::cards(cards, public.shown[seat]),
        sum: cards.sum(public.shown[seat]),
        left: player.left,
        notes: memory.filter(|_| seen.seat() != Some(seat)).map(|memory| notes(seen, seat, memory)),
    }
}

/// CM-44: the account that the screen keeps, if the table wants it: what the viewer could know, with the
/// conclusions drawn.
pub(super) fn memory(seen: Seen<'_, CyberMerchant>) -> Option<Memory> {
    let public = seen.public();
    if public.options.notes == Notes::Hidden {
        return None;
    }
    let mut memory = seen.own().map_or(public.notes, |own| own.notes);
    memory.conclude(public.held, &SeatMap::new(seen.seats(), |seat| seen.back(seat).holds()));
    Some(memory)
}

fn notes(seen: Seen<'_, CyberMerchant>, seat: Seat, memory: &Memory) -> NotesView {
    let (cards, most) = (seen.cards(), memory.most(seat));
    let least = memory.least(seat);
    NotesView {
        certain: card::cards(cards, least),
        possible: card::cards(cards, most.without(least)),
        unknown: seen.back(seat).holds() - least.len() as u8,
    }
}

pub(super) fn own(seen: Seen<'_, CyberMerchant>) -> Option<HandView> {
    let (own, cards) = (seen.own()?, seen.cards());
    Some(HandView {
        cards: card::cards(cards, own.hand),
        sealed: own.sealed.map(|sealed| card::cards(cards, sealed)),
        commitment: card::cards(cards, own.commitment),
        commitment_sum: cards.sum(own.commitment),
    })
}
