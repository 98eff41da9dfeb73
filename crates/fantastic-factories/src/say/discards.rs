//! Some blueprints of a hand, named one after another.

use super::{choice, things};
use crate::cards::Cards;
use crate::prints::{Print, Prints};
use kernel::{Choice, RuleId};

/// A choice of so many blueprints among a hand, half made. They are named in the order of the data
/// file, so that each mix is named in one way only; what leaves no choice is not asked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Picking {
    hand: Prints,
    left: usize,
    lowest: Print,
    /// What has been named or left no choice.
    pub(super) picked: Prints,
}

impl Picking {
    /// So many of a hand.
    pub(super) fn of(hand: Prints, count: usize) -> Picking {
        Picking { hand, left: count, lowest: 1, picked: Prints::NONE }
    }

    /// What can be named next; nothing when all are named.
    pub(super) fn next(&self) -> Vec<Print> {
        if self.left == 0 {
            return Vec::new();
        }
        let held = |print: Print| usize::from(self.hand.count(print) - self.picked.count(print));
        let mut enough = 0;
        let mut next: Vec<Print> = Vec::new();
        let names: Vec<Print> = self.hand.names().filter(|print| *print >= self.lowest).collect();
        for print in names.into_iter().rev() {
            enough += held(print);
            if held(print) > 0 && enough >= self.left {
                next.push(print);
            }
        }
        next.reverse();
        next
    }

    /// Names one.
    pub(super) fn pick(&mut self, print: Print) {
        self.picked = self.picked.with(print);
        self.left -= 1;
        self.lowest = print;
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
