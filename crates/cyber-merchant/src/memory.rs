//! [`Memory`]: what somebody who paid attention knows about the hands.
//!
//! Every card comes to a hand from a lot that lay open, and leaves it face up. So everybody can know all
//! hands, but for three things: gifts, thefts, and which cards lie face down. For each viewer the notes
//! say how many cards of each kind a player has at least and at most, hand and face-down cards together.
//! What a viewer took part in they know exactly.
//!
//! Conclusions are drawn when somebody looks ([`Memory::conclude`]), not with every card: cards that all
//! see coming and going shift what is known and what is there alike, so that nothing is lost by waiting.

use crate::state::{PEOPLE, Stack};
use kernel::{CardId, Seat, SeatMap};
use serde::Serialize;
use std::ops::Range;

/// How many cards of each kind each player has at least, for certain, and at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Memory {
    pub least: SeatMap<Stack, PEOPLE>,
    pub most: SeatMap<Stack, PEOPLE>,
}

impl Default for Memory {
    fn default() -> Self {
        Memory::new(0)
    }
}

impl Memory {
    /// CM-17: nobody starts with cards.
    pub fn new(players: usize) -> Memory {
        let none = SeatMap::new(players, |_| Stack::EMPTY);
        Memory { least: none, most: none }
    }

    /// Cards that all saw went to a hand.
    pub fn took(&mut self, seat: Seat, cards: Stack) {
        self.least[seat] = self.least[seat].and(cards);
        self.most[seat] = self.most[seat].and(cards);
    }

    /// Cards that all saw left it.
    pub fn showed(&mut self, seat: Seat, cards: Stack) {
        let least = self.least[seat];
        self.least[seat] = least.without(least.least(cards));
        self.most[seat] = self.most[seat].without(cards);
    }

    /// The viewer saw which card went from hand to hand.
    pub fn gave(&mut self, from: Seat, to: Seat, card: CardId, held: Stack) {
        self.showed(from, Stack::one(card));
        self.least[to].insert(card);
        self.most[to] = self.most[to].and(Stack::one(card).least(self.room(to, held)));
    }

    /// The viewer saw that a card went from hand to hand, but not which: it may have been any of these
    /// kinds.
    pub fn passed(&mut self, from: Seat, to: Seat, kinds: Range<CardId>, held: Stack) {
        let may = self.most[from].within(kinds).one_of_each();
        if may.len() == 1 {
            let only = may.nth(0).expect("one card is there");
            return self.gave(from, to, only, held);
        }
        self.least[from] = self.least[from].without(self.least[from].least(may));
        self.most[to] = self.most[to].and(may.least(self.room(to, held)));
    }

    /// How many more of each kind a player may have, if all that are held could be theirs.
    fn room(&self, seat: Seat, held: Stack) -> Stack {
        held.without(held.least(self.most[seat]))
    }

    /// A player turned out to have no cards of these kinds.
    pub fn lacks(&mut self, seat: Seat, kinds: Range<CardId>) {
        let most = self.most[seat];
        self.most[seat] = most.without(most.within(kinds));
    }

    /// The viewer knows their own cards.
    pub fn own(&mut self, seat: Seat, cards: Stack) {
        self.least[seat] = cards;
        self.most[seat] = cards;
    }

    /// Every hand, if all are known.
    pub fn certain(&self, held: Stack) -> Option<&SeatMap<Stack, PEOPLE>> {
        let whole = |of: &&SeatMap<Stack, PEOPLE>| of.iter().map(|(_, cards)| cards.len()).sum::<usize>() == held.len();
        [&self.least, &self.most].into_iter().find(whole)
    }

    /// Draws the conclusions: a player has what the others leave and what they need to fill their hand, and
    /// they have no more than the others leave and than fits beside what they have for certain. `holds` is how many
    /// cards each player has.
    pub fn conclude(&mut self, held: Stack, holds: &SeatMap<u8, PEOPLE>) {
        self.most.iter_mut().for_each(|(_, most)| *most = most.least(held));
        // Every useful pass narrows a bound, and nearly always the second finds nothing more.
        for _ in 0..8 {
            if !self.narrow(held, holds) {
                break;
            }
        }
    }

    /// One pass; says whether it found something.
    fn narrow(&mut self, held: Stack, holds: &SeatMap<u8, PEOPLE>) -> bool {
        let before = *self;
        let sum = |of: &SeatMap<Stack, PEOPLE>, kind| of.iter().map(|(_, cards)| cards.count(kind)).sum::<u8>();
        for kind in held.kinds() {
            let (least, most) = (sum(&before.least, kind), sum(&before.most, kind));
            for seat in holds.seats().iter() {
                let (has, may) = (before.least[seat].count(kind), before.most[seat].count(kind));
                let spare = before.most[seat].len().saturating_sub(holds[seat].into());
                let room = usize::from(holds[seat]).saturating_sub(before.least[seat].len());
                let left = (held.count(kind) + may).saturating_sub(most);
                let needed = usize::from(may).saturating_sub(spare) as u8;
                for _ in has..left.max(needed).min(may) {
                    self.least[seat].insert(kind);
                }
                let free = (held.count(kind) + has).saturating_sub(least);
                let fits = (usize::from(has) + room) as u8;
                for _ in free.min(fits).max(has)..may {
                    self.most[seat].remove(kind);
                }
            }
        }
        *self != before
    }
}
