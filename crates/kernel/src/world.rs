//! [`World`]: chance and the storyteller, given to `setup` and `apply` only.

use crate::{Chance, Game, Seat, Seats, State, Stream, Viewer};
use std::fmt;

/// What the rules need besides the state: numbers from chance, and somebody to tell what happened.
///
/// Every use of chance and every [`World::reveal`] is a barrier: the step cannot be undone, because
/// somebody has learned something from it.
pub struct World<'a, G: Game> {
    chance: &'a mut dyn Chance,
    told: Option<&'a mut Vec<Told<G::Event>>>,
    /// The state right after each thing told, if anybody keeps it.
    states: Option<&'a mut Vec<State<G>>>,
    learned: bool,
    /// How many things had been told when somebody first learned something.
    sure: usize,
}

impl<'a, G: Game> World<'a, G> {
    pub(crate) fn new(chance: &'a mut dyn Chance, told: Option<&'a mut Vec<Told<G::Event>>>) -> Self {
        World { chance, told, states: None, learned: false, sure: 0 }
    }

    /// Keeps the state right after each thing told.
    pub(crate) fn keeping(self, states: &'a mut Vec<State<G>>) -> Self {
        World { states: Some(states), ..self }
    }

    pub(crate) fn learned(&self) -> bool {
        self.learned
    }

    /// How many of the things told were told before anybody learned anything.
    pub(crate) fn sure(&self) -> usize {
        if self.learned { self.sure } else { self.told.as_ref().map_or(0, |told| told.len()) }
    }

    fn learn(&mut self) {
        self.sure = self.sure();
        self.learned = true;
    }

    /// One of `0..below`, each equally likely, from the table's stream. Of one thing there is
    /// nothing to choose, and no chance is used.
    ///
    /// # Panics
    /// If `below` is 0.
    pub fn pick(&mut self, below: u32) -> u32 {
        self.pick_from(Stream::TABLE, below)
    }

    /// The same from a seat's own stream, for things that happen at the same time.
    ///
    /// # Panics
    /// If `below` is 0.
    pub fn pick_for(&mut self, seat: Seat, below: u32) -> u32 {
        self.pick_from(Stream::of(seat), below)
    }

    fn pick_from(&mut self, stream: Stream, below: u32) -> u32 {
        assert!(below > 0, "one of nothing cannot be picked");
        self.learn();
        if below == 1 { 0 } else { self.chance.pick(stream, below) }
    }

    /// One of some things, each equally likely, from the table's stream.
    ///
    /// # Panics
    /// If there are none.
    pub fn any_of<T>(&mut self, things: impl Iterator<Item = T>) -> T {
        let mut things: Vec<T> = things.collect();
        let at = self.pick(things.len() as u32) as usize;
        things.swap_remove(at)
    }

    /// A six-sided die, from the table's stream.
    pub fn roll(&mut self) -> u8 {
        self.pick(6) as u8 + 1
    }

    /// Puts things in random order, from the table's stream: the first place is picked first.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        if !things.is_empty() {
            self.learn();
        }
        self.chance.shuffle(things);
    }

    /// Somebody now sees what was hidden before.
    pub fn reveal(&mut self) {
        self.learn();
    }

    /// Whether anybody listens. Rules may skip work that only makes events.
    #[inline]
    #[must_use]
    pub fn is_heard(&self) -> bool {
        self.told.is_some()
    }

    /// Tells everybody. `state` is the table right after it.
    #[inline]
    pub fn tell(&mut self, state: &State<G>, event: G::Event) {
        if self.is_heard() {
            self.hand_out(state, Told { to: Seats::NONE, front: None, back: Some(event) });
        }
    }

    /// Tells these seats the one thing and everybody else the other.
    #[inline]
    pub fn tell_apart(&mut self, state: &State<G>, to: Seats, front: G::Event, back: G::Event) {
        if self.is_heard() {
            self.hand_out(state, Told { to, front: Some(front), back: Some(back) });
        }
    }

    /// Tells these seats, and nobody else.
    #[inline]
    pub fn tell_only(&mut self, state: &State<G>, to: Seats, event: G::Event) {
        if self.is_heard() {
            self.hand_out(state, Told { to, front: Some(event), back: None });
        }
    }

    fn hand_out(&mut self, state: &State<G>, told: Told<G::Event>) {
        if let Some(all) = &mut self.told {
            all.push(told);
        }
        if let Some(states) = &mut self.states {
            states.push(state.clone());
        }
    }
}

impl<G: Game> fmt::Debug for World<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("World").field("learned", &self.learned).finish_non_exhaustive()
    }
}

/// One thing that happened, as it was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<E> {
    to: Seats,
    front: Option<E>,
    back: Option<E>,
}

impl<E> Told<E> {
    /// What a viewer hears of it, if anything.
    #[must_use]
    pub fn heard_by(&self, viewer: Viewer) -> Option<&E> {
        if viewer.is_in(self.to) { self.front.as_ref() } else { self.back.as_ref() }
    }

    /// The same told in another form, to the same people.
    #[must_use]
    pub fn map<F>(&self, mut form: impl FnMut(&E) -> F) -> Told<F> {
        Told { to: self.to, front: self.front.as_ref().map(&mut form), back: self.back.as_ref().map(&mut form) }
    }

    /// The fullest account of it: for the rules' own bookkeeping, not for any viewer.
    #[must_use]
    pub fn fullest(&self) -> Option<&E> {
        self.front.as_ref().or(self.back.as_ref())
    }
}

/// What a viewer hears of a list of things told.
pub fn heard<E>(told: &[Told<E>], viewer: Viewer) -> impl Iterator<Item = &E> {
    told.iter().filter_map(move |one| one.heard_by(viewer))
}
