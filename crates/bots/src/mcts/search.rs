//! One search: the tree and its iterations.

use super::Line;
use super::node::{Arm, Node};
use crate::Insight;
use crate::greedy::{candidates, play_out};
use crate::insight::listed;
use crate::reward::judge;
use kernel::{Asked, Chance, Manner, Owed, Sandbox, Seat, Seen};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};

/// No path through the tree is longer.
const DEEPEST: usize = 64;
/// No tree has more nodes: a search that goes on for long goes on in those it has.
const MOST_NODES: usize = 1 << 19;

/// A search from what one seat sees.
pub struct Search<'a, G: Insight> {
    /// What the searcher sees and is asked.
    root: Asked<'a, G>,
    /// The searcher's actions, the promising ones first: their index in the list that was given.
    order: Vec<usize>,
    legal: &'a [G::Action],
    nodes: Vec<Node<G::Action>>,
    index: FxHashMap<u64, u32>,
    path: Vec<(u32, u32, u32)>,
    list: Vec<G::Action>,
}

impl<G: Insight> std::fmt::Debug for Search<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Search")
            .field("seat", &self.root.seat())
            .field("nodes", &self.nodes.len())
            .finish_non_exhaustive()
    }
}

impl<'a, G: Insight> Search<'a, G> {
    /// Begins with nothing but the root.
    pub fn new(root: Asked<'a, G>, legal: &'a [G::Action], chance: &mut dyn Chance) -> Self {
        let order = candidates(root, legal, legal.len(), chance);
        let mut search = Search {
            root,
            order,
            legal,
            nodes: vec![Node::new()],
            index: FxHashMap::default(),
            path: Vec::new(),
            list: Vec::new(),
        };
        search.index.insert(key(*root), 0);
        search
    }

    /// One world, one path, one new node, one playout.
    pub fn iterate(&mut self, chance: &mut dyn Chance) {
        let mut world = Sandbox::of(G::imagine(*self.root, chance));
        self.path.clear();
        let mut node = Some(0);
        for depth in 0..DEEPEST {
            let Some(at) = node else { break };
            if !self.descend(&mut world, at, depth == 0, chance) {
                break;
            }
            node = self.known(&world);
        }
        // The horizon is as far from the root as that of a plain playout, unless the path has come close to it.
        let left = G::HORIZON.saturating_sub(self.path.len()).max(G::HORIZON / 2);
        play_out(&mut world, left, &mut self.list, chance);
        let outcome = judge(&world);
        for (node, hand, arm) in self.path.drain(..) {
            let hand = &mut self.nodes[node as usize].hands[hand as usize];
            hand.visits += 1;
            let seat = hand.seat;
            hand.arms[arm as usize].line.count(outcome[seat]);
        }
    }

    /// The node of a world, if there is one; otherwise one is added, and the path ends.
    fn known(&mut self, world: &Sandbox<G>) -> Option<u32> {
        let key = key(world.seen(self.root.seat()));
        if self.nodes.len() >= MOST_NODES {
            return self.index.get(&key).copied();
        }
        let next = self.nodes.len() as u32;
        let at = *self.index.entry(key).or_insert(next);
        if at == next {
            self.nodes.push(Node::new());
            return None;
        }
        Some(at)
    }

    /// All who are asked at a node choose; says whether the game goes on.
    fn descend(&mut self, world: &mut Sandbox<G>, node: u32, root: bool, chance: &mut dyn Chance) -> bool {
        let Owed::Asked(asked) = world.owed() else { return false };
        // The root is the searcher's question, even where the table does not wait for them.
        let unasked = root && !asked.seats.has(self.root.seat());
        if asked.manner != Manner::Sealed || unasked {
            // In the open one chooses after another; the searcher first, where it is their question.
            let first =
                if root || asked.seats.has(self.root.seat()) { Some(self.root.seat()) } else { asked.seats.lowest() };
            let Some(seat) = first else { return false };
            let action = self.choose(world, node, seat, root, chance);
            world.play(seat, &action, chance);
            return true;
        }
        let chosen: Vec<(Seat, G::Action)> =
            asked.seats.iter().map(|seat| (seat, self.choose(world, node, seat, root, chance))).collect();
        for (seat, action) in chosen {
            world.play(seat, &action, chance);
        }
        true
    }

    /// One seat's choice at a node.
    fn choose(&mut self, world: &Sandbox<G>, node: u32, seat: Seat, root: bool, chance: &mut dyn Chance) -> G::Action {
        let asked = world.asked(seat);
        let hand_at = self.nodes[node as usize].hand(seat);
        let own = seat == self.root.seat();
        if root && own {
            let (order, legal) = (&self.order, self.legal);
            let hand = &mut self.nodes[node as usize].hands[hand_at];
            if hand.arms.len() < hand.width().min(order.len()) {
                hand.arms.push(Arm::new(legal[order[hand.arms.len()]].clone()));
            }
        } else {
            self.widen(asked, node, hand_at, chance);
        }
        let hand = &mut self.nodes[node as usize].hands[hand_at];
        let arm = if own { hand.select(|_| true) } else { hand.select(|action| G::check(asked, action).is_ok()) };
        let arm = arm.expect("widening leaves at least one arm that is there");
        self.path.push((node, hand_at as u32, arm as u32));
        hand.arms[arm].action.clone()
    }

    /// Adds an arm if there may be more by now, or none is there.
    fn widen(&mut self, asked: Asked<'_, G>, node: u32, hand_at: usize, chance: &mut dyn Chance) {
        let hand = &self.nodes[node as usize].hands[hand_at];
        let there = || hand.arms.iter().any(|arm| G::check(asked, &arm.action).is_ok());
        let room = hand.arms.len() < hand.width();
        if !room && there() {
            return;
        }
        // The first is what the player would do without thinking, then any.
        let fresh = |action: &G::Action| hand.arms.iter().all(|arm| arm.action != *action);
        let reflex = G::reflex(asked, &mut self.list, chance);
        let action = if fresh(&reflex) {
            Some(reflex)
        } else {
            listed(asked, &mut self.list);
            let start = chance.one_of(self.list.len());
            (0..self.list.len().min(64)).map(|i| &self.list[(start + i) % self.list.len()]).find(|a| fresh(a)).cloned()
        };
        if let Some(action) = action {
            self.nodes[node as usize].hands[hand_at].arms.push(Arm::new(action));
        }
    }

    /// What was found about each action, by its index in the list that was given.
    #[must_use]
    pub fn lines(&self) -> Vec<Line> {
        let mut lines = vec![Line::default(); self.legal.len()];
        let root = self.nodes[0].hands.iter().find(|hand| hand.seat == self.root.seat());
        for (arm, index) in root.into_iter().flat_map(|hand| &hand.arms).zip(&self.order) {
            lines[*index] = arm.line;
        }
        lines
    }
}

/// What the searcher sees, as a number.
fn key<G: Insight>(seen: Seen<'_, G>) -> u64 {
    let mut hasher = FxHasher::default();
    seen.public().hash(&mut hasher);
    seen.own().hash(&mut hasher);
    for seat in kernel::Seats::first(seen.seats()).iter() {
        seen.back(seat).hash(&mut hasher);
    }
    seen.dark().hash(&mut hasher);
    hasher.finish()
}
