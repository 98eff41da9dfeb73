//! [`Deck`]: a face-down pile that has no order until somebody looks.

use crate::{Bag, CardId, CardSet, Chance, Game, World};
use serde::{Serialize, Serializer};
use std::fmt;

/// The most cards whose place on top of a deck can be known at once.
pub const KNOWN_TOP: usize = 8;

/// A face-down pile.
///
/// It keeps *what* is left, not in which order: [`Deck::draw`] picks one of the cards left, each
/// equally likely, which is what drawing from a well-shuffled pile means. So a cloned state cannot
/// foretell the next card, and an imagined world needs no shuffling. Cards whose place is known
/// (put back on top) come first.
///
/// What is inside opens to the rules alone: only a [`World`] or an [`Auditor`] can read it. As JSON
/// a deck is its number of cards and nothing else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Deck<P> {
    rest: P,
    top: [CardId; KNOWN_TOP],
    known: u8,
}

impl<P: Pile> Deck<P> {
    /// A shuffled deck of these cards.
    #[must_use]
    pub fn of(cards: P) -> Self {
        Deck { rest: cards, top: [0; KNOWN_TOP], known: 0 }
    }

    /// How many cards are left: everybody can see that.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rest.size() + self.known as usize
    }

    /// Whether no card is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.known == 0 && self.rest.size() == 0
    }

    /// Takes the top card. Whoever sees it has learned something, so this is a barrier for undo.
    pub fn draw<G: Game>(&mut self, world: &mut World<'_, G>) -> Option<CardId> {
        world.reveal();
        if self.known > 0 {
            self.known -= 1;
            let card = std::mem::take(&mut self.top[self.known as usize]);
            return Some(card);
        }
        let left = self.rest.size();
        if left == 0 {
            return None;
        }
        self.rest.take(world.pick(left as u32) as usize)
    }

    /// Puts a card on top, where it stays known until it is drawn or the deck is shuffled.
    ///
    /// # Panics
    /// If more than [`KNOWN_TOP`] cards would be known.
    pub fn put_on_top(&mut self, card: CardId) {
        assert!((self.known as usize) < KNOWN_TOP, "at most {KNOWN_TOP} cards are known on top");
        self.top[self.known as usize] = card;
        self.known += 1;
    }

    /// Shuffles cards in; nothing about the order is known afterwards.
    pub fn shuffle_in(&mut self, cards: P) {
        self.rest = self.rest.join(cards);
        while self.known > 0 {
            self.known -= 1;
            self.rest.put(std::mem::take(&mut self.top[self.known as usize]));
        }
    }

    /// What is inside, for the rules and for audits only.
    #[must_use]
    pub fn contents(&self, _opener: &impl Opens) -> P {
        let mut cards = self.rest;
        self.top[..self.known as usize].iter().for_each(|card| cards.put(*card));
        cards
    }
}

/// What a deck can be made of: a [`CardSet`], or a [`Bag`] where copies are alike.
pub trait Pile: Copy + Serialize {
    /// How many cards.
    fn size(&self) -> usize;
    /// Takes out the card with `rank` others before it.
    fn take(&mut self, rank: usize) -> Option<CardId>;
    /// Takes out any card, each equally likely, for [`Game::imagine`]: the rules draw from a [`Deck`].
    fn take_any(&mut self, chance: &mut dyn Chance) -> Option<CardId> {
        self.take(chance.one_of(self.size()))
    }
    /// Puts a card in.
    fn put(&mut self, card: CardId);
    /// Both piles together.
    #[must_use]
    fn join(self, other: Self) -> Self;
}

impl<const W: usize> Pile for CardSet<W> {
    fn size(&self) -> usize {
        self.len()
    }

    fn take(&mut self, rank: usize) -> Option<CardId> {
        let card = self.nth(rank)?;
        self.remove(card);
        Some(card)
    }

    fn put(&mut self, card: CardId) {
        self.insert(card);
    }

    fn join(self, other: Self) -> Self {
        self.or(other)
    }
}

impl<const W: usize, const FIRST: CardId> Pile for Bag<W, FIRST> {
    fn size(&self) -> usize {
        self.len()
    }

    fn take(&mut self, rank: usize) -> Option<CardId> {
        let kind = self.nth(rank)?;
        self.remove(kind);
        Some(kind)
    }

    fn put(&mut self, card: CardId) {
        self.insert(card);
    }

    fn join(self, other: Self) -> Self {
        self.and(other)
    }
}

/// Who may look into a deck. Sealed: [`World`] and [`Auditor`].
pub trait Opens: sealed::Sealed {}

mod sealed {
    pub trait Sealed {}
    impl<G: crate::Game> Sealed for crate::World<'_, G> {}
    impl Sealed for super::Auditor {}
}

impl<G: Game> Opens for World<'_, G> {}
impl Opens for Auditor {}

/// Opens decks when every piece on the table is counted. Handed out by [`crate::Sandbox::audit`].
#[derive(Debug)]
pub struct Auditor(pub(crate) ());

impl<P: Pile> fmt::Debug for Deck<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck({} cards)", self.len())
    }
}

/// To people and clients a deck is its size; only the state digest sees what is inside.
impl<P: Pile> Serialize for Deck<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_u64(self.len() as u64)
        } else {
            (self.rest, &self.top[..self.known as usize]).serialize(serializer)
        }
    }
}
