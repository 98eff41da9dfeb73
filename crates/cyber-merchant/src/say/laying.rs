//! Shares of one corporation and jokers, laid card by card: a commitment, or an addition to a market.

use super::{choice, names, no_such_step};
use crate::cards::{Cards, Corporation};
use crate::state::Stack;
use kernel::{CardId, Choice, Illegal, Phrase, RuleId, Step};

/// What can be laid.
pub(super) struct Laying<'a> {
    pub(super) cards: &'a Cards,
    /// The shares of the corporation in hand.
    pub(super) shares: Stack,
    /// The jokers that can go with them.
    pub(super) jokers: Stack,
    /// CM-84: the player's cards that lie in the market already.
    pub(super) shown: Stack,
    /// What laying nothing is called, and the rule that allows it.
    pub(super) nothing: Option<(&'static str, RuleId)>,
    /// The rule that lets cards be laid.
    pub(super) rule: RuleId,
}

/// One step of laying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Move {
    /// No cards at all.
    Nothing,
    /// All shares, without jokers.
    Shares,
    /// All shares and all jokers.
    All,
    /// One more card.
    Card(CardId),
    /// These, and no more.
    Enough,
}

impl Move {
    fn step(self) -> Step {
        match self {
            Move::Nothing => Step::new("nothing", 1),
            Move::Shares => Step::new("all", 1),
            Move::All => Step::new("all", 2),
            Move::Card(kind) => Step::new("card", kind),
            Move::Enough => Step::new("lay", 1),
        }
    }
}

impl Laying<'_> {
    /// Shares and jokers.
    pub(super) fn all(&self) -> Stack {
        self.shares.and(self.jokers)
    }

    /// CM-72, CM-84: whether these are not jokers alone, or have shares to go with.
    fn enough(&self, picked: Stack) -> bool {
        let jokers = picked.within(self.cards.shares(Corporation::Ww));
        !self.shown.is_empty() || jokers.len() < picked.len()
    }

    /// What can be done when these are picked. Cards come in any order; what would be the same as a card
    /// alone is not offered.
    fn moves(&self, picked: Stack) -> Vec<Move> {
        let mut moves = Vec::new();
        if picked.is_empty() {
            moves.extend(self.nothing.map(|_| Move::Nothing));
            let several = self.all().len() > 1;
            moves.extend((several && !self.shares.is_empty()).then_some(Move::Shares));
            moves.extend((several && !self.jokers.is_empty()).then_some(Move::All));
        } else if self.enough(picked) {
            moves.push(Move::Enough);
        }
        moves.extend(self.all().without(picked).kinds().map(Move::Card));
        moves
    }

    /// The cards that a path has picked, and whether it is done.
    ///
    /// # Errors
    /// When the path cannot be gone.
    pub(super) fn gone(&self, path: &[Step]) -> Result<(Stack, bool), Illegal> {
        let (mut picked, mut done) = (Stack::EMPTY, false);
        for step in path {
            let moves = if done { Vec::new() } else { self.moves(picked) };
            let taken = moves.into_iter().find(|one| one.step() == *step).ok_or_else(|| no_such_step(step))?;
            picked = self.after(picked, taken);
            done = !matches!(taken, Move::Card(_)) || picked == self.all();
        }
        Ok((picked, done))
    }

    fn after(&self, picked: Stack, taken: Move) -> Stack {
        match taken {
            Move::Nothing => Stack::EMPTY,
            Move::Shares => self.shares,
            Move::All => self.all(),
            Move::Card(kind) => picked.with(kind),
            Move::Enough => picked,
        }
    }

    /// What is offered when these are picked.
    pub(super) fn choices(&self, picked: Stack) -> Vec<Choice> {
        self.moves(picked).into_iter().map(|one| self.choice(picked, one)).collect()
    }

    /// The steps to these cards.
    pub(super) fn steps(&self, laid: Stack) -> Vec<Choice> {
        if !self.all().has_all(laid) {
            return Vec::new();
        }
        let whole = |one: &Move| !matches!(one, Move::Card(_)) && self.after(Stack::EMPTY, *one) == laid;
        if let Some(one) = self.moves(Stack::EMPTY).into_iter().find(whole) {
            return vec![self.choice(Stack::EMPTY, one)];
        }
        let mut picked = Stack::EMPTY;
        let mut steps = Vec::new();
        for kind in laid.iter() {
            steps.push(self.choice(picked, Move::Card(kind)));
            picked.insert(kind);
        }
        steps.push(self.choice(picked, Move::Enough));
        steps
    }

    fn choice(&self, picked: Stack, one: Move) -> Choice {
        let Step { part, value } = one.step();
        let cards = |key: &'static str| self.of(key, self.after(picked, one));
        let (say, rule) = match (one, self.nothing) {
            (Move::Nothing, Some((key, rule))) => (Phrase::new(key), rule),
            (Move::Nothing, None) => (Phrase::new("merchant-nothing"), self.rule),
            (Move::Shares, _) if self.jokers.is_empty() => (cards("merchant-step-shares"), self.rule),
            (Move::Shares, _) => (cards("merchant-step-no-jokers"), self.rule),
            (Move::All, _) => (cards("merchant-step-all"), self.rule),
            (Move::Card(kind), _) => (names::held(self.cards, self.all().without(picked), kind), self.rule),
            (Move::Enough, _) => (cards("merchant-step-lay"), self.rule),
        };
        Choice { step: Step { part, value }, say, rule }
    }

    /// Some cards with the sum that the player has with them.
    pub(super) fn of(&self, key: &'static str, laid: Stack) -> Phrase {
        let sum = names::sum(self.cards, laid) + names::sum(self.cards, self.shown);
        Phrase::new(key).phrase("cards", names::some(self.cards, laid)).number("sum", sum)
    }
}

/// A corporation to choose, with what the hand has of it.
pub(super) fn corporation_step(cards: &Cards, corporation: Corporation, shares: Stack, price: u8) -> Choice {
    let say = Phrase::new("merchant-step-corporation")
        .text("corporation", names::title(cards, corporation))
        .number("price", price)
        .count("shares", shares.len())
        .number("sum", names::sum(cards, shares));
    choice("corporation", corporation.index() as u8 + 1, "CM-70", say)
}
