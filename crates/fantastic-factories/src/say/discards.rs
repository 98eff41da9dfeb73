//! Some blueprints of a hand, named one after another.

use super::{choice, things};
use crate::cards::Cards;
use crate::prints::{Print, Prints};
use kernel::{Choice, RuleId};

/// A choice of so many blueprints among a hand, half made. They can be named in any order; what leaves
/// no choice is not asked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Picking {
    hand: Prints,
    left: usize,
    /// What has been named or left no choice.
    pub(super) picked: Prints,
}

impl Picking {
    /// So many of a hand.
    pub(super) fn of(hand: Prints, count: usize) -> Picking {
        Picking { hand, left: count, picked: Prints::NONE }
    }

    /// What can be named next; nothing when all are named.
    pub(super) fn next(&self) -> Vec<Print> {
        if self.left == 0 {
            return Vec::new();
        }
        self.hand.without(self.picked).names().collect()
    }

    /// Names one.
    pub(super) fn pick(&mut self, print: Print) {
        self.picked = self.picked.with(print);
        self.left -= 1;
    }

    /// How many are still to be named.
    pub(super) fn left(&self) -> usize {
        self.left
    }

    /// Names all that leave no choice.
    pub(super) fn settle(&mut self) {
        while let [only] = self.next()[..] {
            self.pick(only);
        }
    }
}

/// The steps that tell some blueprints of a hand from all others.
pub(super) fn steps(cards: &Cards, hand: Prints, discards: Prints, rule: RuleId) -> Vec<Choice> {
    let mut steps = Vec::new();
    let mut picking = Picking::of(hand, discards.len());
    for print in discards.each() {
        if picking.next().len() > 1 {
            steps.push(choice("discard", print, rule, things::held(cards, print)));
        }
        picking.pick(print);
    }
    steps
}
