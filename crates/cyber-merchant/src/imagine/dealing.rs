//! Deals the cards that are held to those who may hold them.
//!
//! Cards are dealt one by one in random order, each to a random slot that takes it; a card that finds no
//! free slot pushes others on until one finds room (an augmenting path). So a deal is found whenever there
//! is one, and every deal can come out.

use super::Luck;
use crate::Memory;
use crate::state::{PEOPLE, Stack};
use kernel::{CardId, Seat};
use std::ops::Range;

/// So many cards of certain kinds in a player's possession.
#[derive(Clone, Debug)]
pub(super) struct Slots {
    pub(super) seat: Seat,
    pub(super) need: usize,
    pub(super) kinds: Range<CardId>,
}

/// What some slots got: cards that the player has for certain, and others.
#[derive(Clone, Debug)]
struct Filled {
    slots: Slots,
    sure: Stack,
    loose: Stack,
}

/// A card to deal: to one player for certain, or to any who may have it.
#[derive(Clone, Copy, Debug)]
struct Card {
    kind: CardId,
    owner: Option<Seat>,
}

pub(super) struct Dealing<'a> {
    memory: &'a Memory,
    cards: Vec<Card>,
    filled: Vec<Filled>,
}

/// The kinds that were pushed out of slots on the way to room for a card, by player: trying them again
/// would find nothing new.
#[derive(Default)]
struct Pushed {
    sure: [Stack; PEOPLE],
    loose: [Stack; PEOPLE],
}

impl<'a> Dealing<'a> {
    pub(super) fn new(held: Stack, memory: &'a Memory, slots: Vec<Slots>, seats: usize) -> Self {
        let mut cards = Vec::with_capacity(held.len());
        let mut loose = held;
        for seat in (0..seats).map(Seat::new) {
            cards.extend(memory.least(seat).iter().map(|kind| Card { kind, owner: Some(seat) }));
            loose = loose.without(memory.least(seat));
        }
        cards.extend(loose.iter().map(|kind| Card { kind, owner: None }));
        let empty = |slots| Filled { slots, sure: Stack::EMPTY, loose: Stack::EMPTY };
        Dealing { memory, cards, filled: slots.into_iter().map(empty).collect() }
    }

    /// What each slot got, or nothing if it cannot be dealt.
    pub(super) fn deal(mut self, luck: &mut Luck<'_>) -> Option<Vec<(Slots, Stack)>> {
        let mut cards = std::mem::take(&mut self.cards);
        luck.shuffle(&mut cards);
        for card in cards {
            let mut order: Vec<usize> = (0..self.filled.len()).collect();
            luck.shuffle(&mut order);
            if !self.place(card, &order, &mut Pushed::default()) {
                return None;
            }
        }
        Some(self.filled.into_iter().map(|filled| (filled.slots, filled.sure.and(filled.loose))).collect())
    }

    /// Whether the slots take a card: its owner's, or those of a player who may have one more.
    fn takes(&self, at: usize, card: Card) -> bool {
        let slots = &self.filled[at].slots;
        let may = || {
            let most = self.memory.most(slots.seat).count(card.kind) - self.memory.least(slots.seat).count(card.kind);
            let own = self.filled.iter().filter(|other| other.slots.seat == slots.seat);
            own.map(|filled| filled.loose.count(card.kind)).sum::<u8>() < most
        };
        slots.kinds.contains(&card.kind) && card.owner.map_or_else(may, |owner| owner == slots.seat)
    }

    fn put(&mut self, at: usize, card: Card) {
        let filled = &mut self.filled[at];
        if card.owner.is_some() { filled.sure.insert(card.kind) } else { filled.loose.insert(card.kind) }
    }

    fn take(&mut self, at: usize, card: Card) {
        let filled = &mut self.filled[at];
        let there = if card.owner.is_some() { filled.sure.remove(card.kind) } else { filled.loose.remove(card.kind) };
        debug_assert!(there, "only cards that were put are taken");
    }

    /// Finds room for a card.
    fn place(&mut self, card: Card, order: &[usize], pushed: &mut Pushed) -> bool {
        let free = |filled: &Filled| filled.sure.len() + filled.loose.len() < filled.slots.need;
        if let Some(at) = order.iter().copied().find(|at| free(&self.filled[*at]) && self.takes(*at, card)) {
            self.put(at, card);
            return true;
        }
        order
            .iter()
            .copied()
            .any(|at| self.filled[at].slots.need > 0 && self.takes(at, card) && self.push(at, card, order, pushed))
    }

    /// Puts a card in the place of another that finds room elsewhere.
    fn push(&mut self, at: usize, card: Card, order: &[usize], pushed: &mut Pushed) -> bool {
        let Filled { slots, sure, loose } = &self.filled[at];
        let seat = slots.seat;
        let others = sure.kinds().map(|kind| Card { kind, owner: Some(seat) });
        let others: Vec<Card> = others.chain(loose.kinds().map(|kind| Card { kind, owner: None })).collect();
        for other in others {
            let tried = if other.owner.is_some() { &mut pushed.sure } else { &mut pushed.loose };
            if tried[seat.index()].has(other.kind) {
                continue;
            }
            tried[seat.index()].insert(other.kind);
            self.take(at, other);
            self.put(at, card);
            if self.place(other, order, pushed) {
                return true;
            }
            self.take(at, card);
            self.put(at, other);
        }
        false
    }
}
