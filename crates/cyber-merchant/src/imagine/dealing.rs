//! Deals the cards that are held to those who may hold them.
//!
//! Cards are dealt one by one in random order, each to a random slot that takes it; a card that finds no
//! free slot pushes others on until one finds room (an augmenting path). So a deal is found whenever there
//! is one, and every deal can come out.

use crate::Memory;
use crate::state::{PEOPLE, Stack};
use kernel::{CardId, Chance, Seat};
use std::ops::Range;

/// So many cards of certain kinds in a player's possession.
#[derive(Clone, Debug)]
pub(super) struct Slots {
    pub(super) seat: Seat,
    need: usize,
    kinds: Range<CardId>,
    pub(super) face_down: bool,
    /// What they got: cards that the player has for certain, and others.
    cards: [Stack; 2],
}

impl Slots {
    pub(super) fn new(seat: Seat, need: usize, kinds: Range<CardId>, face_down: bool) -> Slots {
        Slots { seat, need, kinds, face_down, cards: [Stack::EMPTY; 2] }
    }

    /// All that they got.
    pub(super) fn all(&self) -> Stack {
        self.cards[0].and(self.cards[1])
    }
}

/// A card to deal: to one player for certain, or to any who may have it.
#[derive(Clone, Copy)]
struct Card {
    kind: CardId,
    owner: Option<Seat>,
}

impl Card {
    /// Among which of the cards that slots got it lies.
    fn pile(self) -> usize {
        usize::from(self.owner.is_none())
    }
}

pub(super) struct Dealing<'a> {
    memory: &'a Memory,
    slots: Vec<Slots>,
}

/// The kinds that were pushed out of slots on the way to room for a card, by player: trying them again
/// would find nothing new.
type Pushed = [[Stack; 2]; PEOPLE];

impl<'a> Dealing<'a> {
    /// What each slot gets of the cards that are held, or nothing if they cannot be dealt.
    pub(super) fn deal(
        held: Stack,
        memory: &'a Memory,
        slots: Vec<Slots>,
        chance: &mut dyn Chance,
    ) -> Option<Vec<Slots>> {
        let mut cards = Vec::with_capacity(held.len());
        let mut loose = held;
        for (seat, certain) in memory.least.iter() {
            cards.extend(certain.iter().map(|kind| Card { kind, owner: Some(seat) }));
            loose = loose.without(*certain);
        }
        cards.extend(loose.iter().map(|kind| Card { kind, owner: None }));
        chance.shuffle(&mut cards);
        let mut dealing = Dealing { memory, slots };
        for card in cards {
            let mut order: Vec<usize> = (0..dealing.slots.len()).collect();
            chance.shuffle(&mut order);
            if !dealing.place(card, &order, &mut Pushed::default()) {
                return None;
            }
        }
        Some(dealing.slots)
    }

    /// Whether the slots take a card: its owner's, or those of a player who may have one more.
    fn takes(&self, at: usize, card: Card) -> bool {
        let slots = &self.slots[at];
        let may = || {
            let most = self.memory.most[slots.seat].count(card.kind) - self.memory.least[slots.seat].count(card.kind);
            let own = self.slots.iter().filter(|other| other.seat == slots.seat);
            own.map(|slots| slots.cards[1].count(card.kind)).sum::<u8>() < most
        };
        slots.kinds.contains(&card.kind) && card.owner.map_or_else(may, |owner| owner == slots.seat)
    }

    /// Finds room for a card.
    fn place(&mut self, card: Card, order: &[usize], pushed: &mut Pushed) -> bool {
        let free = |slots: &Slots| slots.all().len() < slots.need;
        if let Some(at) = order.iter().copied().find(|at| free(&self.slots[*at]) && self.takes(*at, card)) {
            self.slots[at].cards[card.pile()].insert(card.kind);
            return true;
        }
        let holds = |this: &Self, at: usize| this.slots[at].need > 0 && this.takes(at, card);
        order.iter().any(|at| holds(self, *at) && self.push(*at, card, order, pushed))
    }

    /// Puts a card in the place of another that finds room elsewhere.
    fn push(&mut self, at: usize, card: Card, order: &[usize], pushed: &mut Pushed) -> bool {
        let Slots { seat, cards, .. } = self.slots[at];
        let of = |(owner, cards): (_, Stack)| cards.kinds().map(move |kind| Card { kind, owner });
        for other in [Some(seat), None].into_iter().zip(cards).flat_map(of) {
            let tried = &mut pushed[seat.index()][other.pile()];
            if tried.has(other.kind) {
                continue;
            }
            tried.insert(other.kind);
            self.slots[at].cards[other.pile()].remove(other.kind);
            self.slots[at].cards[card.pile()].insert(card.kind);
            if self.place(other, order, pushed) {
                return true;
            }
            self.slots[at].cards = cards;
        }
        false
    }
}
