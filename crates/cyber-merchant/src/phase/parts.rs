//! Parts of a hand: what can be laid down of one corporation, with jokers.

use crate::Action;
use crate::cards::{Cards, Corporation};
use crate::state::Stack;
use kernel::{CardId, Coverage};

pub(super) fn commit(cards: Stack) -> Action {
    Action::Commit { cards }
}

pub(super) fn add(cards: Stack) -> Action {
    Action::Add { cards }
}

/// What can be laid: shares of these corporations, and jokers with them.
pub(super) struct Parts<'a> {
    pub(super) cards: &'a Cards,
    pub(super) hand: Stack,
    pub(super) corporations: &'a [Corporation],
    /// CM-84: whether jokers can be laid alone.
    pub(super) jokers_alone: bool,
}

impl Parts<'_> {
    fn shares(&self, corporation: Corporation) -> Stack {
        self.hand.within(self.cards.shares(corporation))
    }

    /// How many parts of these cards there are, none of them included.
    fn count(cards: Stack) -> usize {
        cards.counts().map(|(_, count)| usize::from(count) + 1).product()
    }

    /// All parts, none of the cards excluded; or one for each corporation, sum and jokers laid (the one
    /// with the fewest cards), if all would be too many; or, if that is too much as well, some of those.
    pub(super) fn list(&self, budget: usize, lay: impl Fn(Stack) -> Action, out: &mut Vec<Action>) -> Coverage {
        let jokers = self.shares(Corporation::Ww);
        let own = |corporation: &Corporation| Self::count(self.shares(*corporation)) - usize::from(!self.jokers_alone);
        let all = self.corporations.iter().map(own).sum::<usize>().saturating_mul(Self::count(jokers));
        let start = out.len();
        for corporation in self.corporations {
            let from = out.len();
            if all <= budget {
                out.push(lay(Stack::EMPTY));
                extend(out, from, self.shares(*corporation), &lay, usize::MAX);
            } else {
                out.extend(self.by_sum(*corporation).into_iter().map(&lay));
            }
            if !self.jokers_alone {
                out.swap_remove(from); // CM-72
            }
            extend(out, from, jokers, &lay, budget.saturating_sub(from - start));
        }
        if self.jokers_alone {
            out.swap_remove(start);
        }
        match all <= budget {
            true => Coverage::Every,
            false if out.len() - start < budget => Coverage::Classes,
            false => Coverage::Sample,
        }
    }

    /// For each sum that a corporation's shares in hand can have, the fewest that have it; 0 first.
    fn by_sum(&self, corporation: Corporation) -> Vec<Stack> {
        let shares = self.shares(corporation);
        let mut best: Vec<Option<Stack>> = vec![None; usize::from(self.cards.sum(shares)) + 1];
        best[0] = Some(Stack::EMPTY);
        for kind in shares.iter() {
            let value = usize::from(self.cards.value(kind));
            for sum in (value..best.len()).rev() {
                let Some(with) = best[sum - value].map(|part| part.with(kind)) else { continue };
                if best[sum].is_none_or(|part| with.len() < part.len()) {
                    best[sum] = Some(with);
                }
            }
        }
        best.into_iter().flatten().collect()
    }
}

/// The cards an action lays.
fn laid(action: Action) -> Stack {
    match action {
        Action::Commit { cards } | Action::Add { cards } => cards,
        _ => Stack::EMPTY,
    }
}

/// To every action from a place on, the same with each part of these cards, until there are so many.
fn extend(out: &mut Vec<Action>, from: usize, cards: Stack, lay: &impl Fn(Stack) -> Action, most: usize) {
    for (kind, count) in cards.counts() {
        let end = out.len();
        let mut more = Stack::EMPTY;
        for _ in 0..count {
            more = more.with(kind);
            for i in from..end {
                if out.len() - from >= most {
                    return;
                }
                out.push(lay(laid(out[i]).and(more)));
            }
        }
    }
}

/// Whether the cards are shares of one corporation and jokers.
pub(super) fn is_of(cards: &Cards, laid: Stack, corporation: Corporation) -> bool {
    let (shares, jokers) = (cards.shares(corporation), cards.shares(Corporation::Ww));
    laid.kinds().all(|kind: CardId| shares.contains(&kind) || jokers.contains(&kind))
}
