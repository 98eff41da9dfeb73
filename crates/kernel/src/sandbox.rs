//! [`Sandbox`]: a state to play with, without a table around it.
//!
//! Bots search in sandboxes made from imagined states, simulations run millions of them, tests build
//! positions in them. A real table's state never gets into one.

use crate::{
    Asked, Auditor, Chance, Digest, Game, Illegal, Owed, Pick, Recording, Seat, Seen, Setup, State, Told, Viewer, World,
};
use std::fmt;

/// A state whose owner may see and do everything.
pub struct Sandbox<G: Game> {
    state: State<G>,
}

/// What one checked step in a sandbox did.
#[derive(Clone, Debug)]
pub struct Outcome<G: Game> {
    /// What was told.
    pub told: Vec<Told<G::Event>>,
    /// What chance gave.
    pub picks: Vec<Pick>,
    /// Whether the step can no longer be undone: somebody learned something, or the actor is not
    /// asked any more.
    pub barrier: bool,
    /// Whether chance was used or something hidden came to light.
    pub learned: bool,
    /// How many of the things told were told before that: what the actor could foresee.
    pub sure: usize,
}

impl<G: Game> Sandbox<G> {
    /// Sets up a game.
    ///
    /// # Errors
    /// When the number of seats or the options are refused.
    pub fn deal(setup: &Setup<G>, chance: &mut dyn Chance) -> Result<Self, Illegal> {
        Ok(Sandbox { state: deal(setup, chance, None)? })
    }

    /// Sets up a game and appends what is told.
    ///
    /// # Errors
    /// When the number of seats or the options are refused.
    pub fn deal_aloud(
        setup: &Setup<G>,
        chance: &mut dyn Chance,
        told: &mut Vec<Told<G::Event>>,
    ) -> Result<Self, Illegal> {
        Ok(Sandbox { state: deal(setup, chance, Some(told))? })
    }

    /// Plays on from any state: an imagined one, or one built by a test.
    #[must_use]
    pub fn of(state: State<G>) -> Self {
        Sandbox { state }
    }

    /// The table through a viewer's eyes.
    #[must_use]
    pub fn seen(&self, viewer: impl Into<Viewer>) -> Seen<'_, G> {
        self.state.seen(viewer)
    }

    /// What a seat sees that is asked.
    ///
    /// # Panics
    /// If there is no such seat.
    #[must_use]
    pub fn asked(&self, seat: Seat) -> Asked<'_, G> {
        Asked::new(self.state.seen(seat), seat)
    }

    /// Whom the game waits for.
    #[must_use]
    pub fn owed(&self) -> Owed {
        G::owed(self.state.seen(Viewer::Onlooker))
    }

    /// Everything.
    #[must_use]
    pub fn state(&self) -> &State<G> {
        &self.state
    }

    /// Everything, to be rearranged.
    pub fn state_mut(&mut self) -> &mut State<G> {
        &mut self.state
    }

    /// The digest of the state.
    #[must_use]
    pub fn digest(&self) -> Digest {
        self.state.digest()
    }

    /// Counts every piece.
    ///
    /// # Errors
    /// What is missing, doubled or out of range.
    pub fn audit(&self) -> Result<(), String> {
        G::audit(&self.state, &Auditor(()))
    }

    /// Plays a choice known to be legal, telling nobody: the fast way.
    pub fn play(&mut self, seat: Seat, action: &G::Action, chance: &mut dyn Chance) {
        debug_assert_eq!(allowed::<G>(&self.state, seat, action), Ok(()), "{seat} {action:?}");
        G::apply(&mut self.state, seat, action, &mut World::new(chance, None));
    }

    /// Plays a choice known to be legal and appends what is told.
    pub fn play_aloud(
        &mut self,
        seat: Seat,
        action: &G::Action,
        chance: &mut dyn Chance,
        told: &mut Vec<Told<G::Event>>,
    ) {
        debug_assert_eq!(allowed::<G>(&self.state, seat, action), Ok(()), "{seat} {action:?}");
        G::apply(&mut self.state, seat, action, &mut World::new(chance, Some(told)));
    }

    /// Checks a choice, plays it, and says all that happened.
    ///
    /// # Errors
    /// Why it is refused; then nothing has changed.
    pub fn step(&mut self, seat: Seat, action: &G::Action, chance: &mut dyn Chance) -> Result<Outcome<G>, Illegal> {
        self.step_keeping(seat, action, chance, &mut Vec::new(), false)
    }

    /// The same, and the state right after each thing that was told.
    ///
    /// # Errors
    /// Why it is refused; then nothing has changed.
    pub fn step_by_step(
        &mut self,
        seat: Seat,
        action: &G::Action,
        chance: &mut dyn Chance,
    ) -> Result<(Outcome<G>, Vec<State<G>>), Illegal> {
        let mut states = Vec::new();
        let outcome = self.step_keeping(seat, action, chance, &mut states, true)?;
        Ok((outcome, states))
    }

    fn step_keeping(
        &mut self,
        seat: Seat,
        action: &G::Action,
        chance: &mut dyn Chance,
        states: &mut Vec<State<G>>,
        keep: bool,
    ) -> Result<Outcome<G>, Illegal> {
        allowed::<G>(&self.state, seat, action)?;
        let mut picks = Vec::new();
        let mut recording = Recording::new(chance, &mut picks);
        let mut told = Vec::new();
        let mut world = World::new(&mut recording, Some(&mut told));
        if keep {
            world = world.keeping(states);
        }
        G::apply(&mut self.state, seat, action, &mut world);
        let (learned, sure) = (world.learned(), world.sure());
        let barrier = learned || handed_over(&self.state, seat);
        Ok(Outcome { told, picks, barrier, learned, sure })
    }
}

impl<G: Game> Clone for Sandbox<G> {
    fn clone(&self) -> Self {
        Sandbox { state: self.state.clone() }
    }
}

impl<G: Game> fmt::Debug for Sandbox<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Sandbox").field(&self.state).finish()
    }
}

/// Sets up a state, after the one check that is the same for all games.
pub(crate) fn deal<G: Game>(
    setup: &Setup<G>,
    chance: &mut dyn Chance,
    told: Option<&mut Vec<Told<G::Event>>>,
) -> Result<State<G>, Illegal> {
    setup.fits()?;
    G::setup(setup, &mut World::new(chance, told))
}

/// Whether a seat may make this choice now.
pub(crate) fn allowed<G: Game>(state: &State<G>, seat: Seat, action: &G::Action) -> Result<(), Illegal> {
    G::check(state.seen(seat).may_act()?, action)
}

/// Applies a choice that passed [`allowed`]; gives what was told and whether it is a barrier. The state right after each
/// thing told goes to `states`, if anybody keeps them.
pub(crate) fn carry_out<G: Game>(
    state: &mut State<G>,
    seat: Seat,
    action: &G::Action,
    chance: &mut dyn Chance,
    states: Option<&mut Vec<State<G>>>,
) -> (Vec<Told<G::Event>>, bool) {
    let mut told = Vec::new();
    let mut world = World::new(chance, Some(&mut told));
    if let Some(states) = states {
        world = world.keeping(states);
    }
    G::apply(state, seat, action, &mut world);
    let barrier = world.learned() || handed_over(state, seat);
    (told, barrier)
}

/// Whether a seat is not asked any more.
fn handed_over<G: Game>(state: &State<G>, seat: Seat) -> bool {
    !G::owed(state.seen(Viewer::Onlooker)).seats().has(seat)
}
