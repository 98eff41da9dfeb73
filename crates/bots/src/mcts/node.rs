//! A node: the arms of each seat that chooses there.

use super::Line;
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
    /// How often it could have been chosen.
    pub(super) available: u32,
    pub(super) line: Line,
}

impl<A> Arm<A> {
    pub(super) fn new(action: A) -> Arm<A> {
        Arm { action, available: 0, line: Line::default() }
    }

    /// UCB1 over the times the arm was available.
    fn bound(&self) -> f32 {
        if self.line.visits == 0 {
            return f32::INFINITY;
        }
        let wish = (self.available.max(2) as f32).ln() / self.line.visits as f32;
        self.line.mean_reward() as f32 + EXPLORE * wish.sqrt()
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
