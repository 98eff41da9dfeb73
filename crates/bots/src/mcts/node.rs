//! A node: the arms of each seat that chooses there.

use crate::reward::Outcome;
use kernel::Seat;

/// How strongly rarely tried arms are preferred.
const EXPLORE: f32 = 0.7;
/// A node visited `n` times has up to `FIRST + WIDTH * n^(1/2)` arms.
const FIRST: f32 = 4.0;
const WIDTH: f32 = 1.6;

/// One action of one seat.
#[derive(Clone, Debug)]
pub(super) struct Arm<A> {
    pub(super) action: A,
    pub(super) visits: u32,
    /// How often it could have been chosen.
    pub(super) available: u32,
    pub(super) sum: Outcome,
}

impl<A> Arm<A> {
    pub(super) fn new(action: A) -> Arm<A> {
        Arm { action, visits: 0, available: 0, sum: Outcome::default() }
    }

    pub(super) fn add(&mut self, outcome: Outcome) {
        self.visits += 1;
        self.sum.reward += outcome.reward;
        self.sum.win += outcome.win;
        self.sum.score += outcome.score;
    }

    /// UCB1 over the times the arm was available.
    fn bound(&self) -> f32 {
        if self.visits == 0 {
            return f32::INFINITY;
        }
        let visits = self.visits as f32;
        self.sum.reward / visits + EXPLORE * ((self.available.max(2) as f32).ln() / visits).sqrt()
    }
}

/// The arms of one seat at a node.
#[derive(Clone, Debug)]
pub(super) struct Hand<A> {
    pub(super) seat: Seat,
    pub(super) arms: Vec<Arm<A>>,
    pub(super) visits: u32,
}

impl<A> Hand<A> {
    pub(super) fn new(seat: Seat) -> Hand<A> {
        Hand { seat, arms: Vec::new(), visits: 0 }
    }

    /// How many arms there may be by now.
    pub(super) fn width(&self) -> usize {
        (FIRST + WIDTH * (self.visits as f32).sqrt()) as usize
    }

    /// The best of some arms, which all count as available.
    pub(super) fn select(&mut self, there: impl Fn(&A) -> bool) -> Option<usize> {
        let mut best: Option<(usize, f32)> = None;
        for (index, arm) in self.arms.iter_mut().enumerate() {
            if !there(&arm.action) {
                continue;
            }
            arm.available += 1;
            let bound = arm.bound();
            if best.is_none_or(|(_, high)| bound > high) {
                best = Some((index, bound));
            }
        }
        best.map(|(index, _)| index)
    }
}

/// A situation as the searcher sees it.
#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    pub(super) hands: Vec<Hand<A>>,
}

impl<A> Node<A> {
    pub(super) fn new() -> Node<A> {
        Node { hands: Vec::new() }
    }

    /// The arms of a seat.
    pub(super) fn hand(&mut self, seat: Seat) -> usize {
        match self.hands.iter().position(|hand| hand.seat == seat) {
            Some(at) => at,
            None => {
                self.hands.push(Hand::new(seat));
                self.hands.len() - 1
            }
        }
    }
}
