//! [`Scene`]: a position to try a rule in.

use crate::luck::Luck;
use crate::scripted::{Choices, Scripted, die};
use kernel::{
    Asked, Chance, Coverage, Entropy, Game, Illegal, Outcome, Owed, Pick, Sandbox, Seat, Secret, Seeded, Seen, Setup,
    Standings, State, Viewer,
};
use std::fmt;

/// The seats, as people count them.
pub const S1: Seat = Seat::new(0);
/// See [`S1`].
pub const S2: Seat = Seat::new(1);
/// See [`S1`].
pub const S3: Seat = Seat::new(2);
/// See [`S1`].
pub const S4: Seat = Seat::new(3);
/// See [`S1`].
pub const S5: Seat = Seat::new(4);
/// See [`S1`].
pub const S6: Seat = Seat::new(5);

/// A position in which a test acts and looks, written so that it reads as the rule:
///
/// ```
/// use testkit::toy::{Action, Phase, Toy};
/// use testkit::{S1, Scene, die_for};
///
/// // TOY-5: who rolls a six gets a point.
/// let mut scene = Scene::<Toy>::deal(2, 1);
/// scene.edit(|state| state.public.phase = Phase::Work);
/// scene.chance([die_for(S1, 6)]).act(S1, Action::Roll);
/// assert_eq!(scene.state().public.points[S1], 1);
/// ```
///
/// Chance is scripted and strict: what the next [`Scene::act`] uses must be written before it, and
/// all that is written must be used by it. [`Scene::seeded`] lets chance run freely instead. If the
/// pieces on the table were all there before a step ([`Sandbox::audit`]), they must all be there
/// after it.
pub struct Scene<G: Game> {
    sandbox: Sandbox<G>,
    script: Vec<Pick>,
    free: Option<Seeded>,
    last: Option<Outcome<G>>,
}

impl<G: Game> Scene<G> {
    /// The standard game for so many, dealt from a seed.
    #[must_use]
    pub fn deal(seats: usize, seed: u64) -> Scene<G> {
        Scene::with(&Setup::standard(seats), seed)
    }

    /// A game dealt from a seed: the same deal as a table with that numbered secret and no entropy.
    ///
    /// # Panics
    /// If the set-up is refused.
    #[must_use]
    pub fn with(setup: &Setup<G>, seed: u64) -> Scene<G> {
        let mut chance = seeded(seed, setup.seats);
        match Sandbox::deal(setup, &mut chance) {
            Ok(sandbox) => Scene { sandbox, script: Vec::new(), free: None, last: None },
            Err(no) => panic!("{setup:?} is refused: {no}"),
        }
    }

    /// A game dealt with scripted chance.
    ///
    /// # Panics
    /// If the set-up is refused, or does not use exactly these picks.
    #[must_use]
    pub fn dealt(setup: &Setup<G>, uses: impl IntoIterator<Item = Pick>) -> Scene<G> {
        let mut chance = Scripted::new(uses);
        match Sandbox::deal(setup, &mut chance) {
            Ok(sandbox) => {
                chance.finish();
                Scene { sandbox, script: Vec::new(), free: None, last: None }
            }
            Err(no) => panic!("{setup:?} is refused: {no}"),
        }
    }

    /// Any state.
    #[must_use]
    pub fn of(state: State<G>) -> Scene<G> {
        Scene { sandbox: Sandbox::of(state), script: Vec::new(), free: None, last: None }
    }

    /// Seat number `n`, counted from 1.
    ///
    /// # Panics
    /// If the table has no such seat.
    #[must_use]
    pub fn seat(&self, n: usize) -> Seat {
        let seats = self.sandbox.state().private.len();
        assert!((1..=seats).contains(&n), "the table has seats 1 to {seats}, not {n}");
        Seat::new(n - 1)
    }

    /// Rearranges the position.
    pub fn edit(&mut self, change: impl FnOnce(&mut State<G>)) -> &mut Self {
        change(self.sandbox.state_mut());
        self
    }

    /// From now on chance comes from a seed; nothing is scripted.
    pub fn seeded(&mut self, seed: u64) -> &mut Self {
        self.free = Some(seeded(seed, self.sandbox.state().private.len()));
        self
    }

    /// What chance gives in the next step, use by use.
    pub fn chance(&mut self, uses: impl IntoIterator<Item = Pick>) -> &mut Self {
        assert!(self.free.is_none(), "a scene with seeded chance has no script");
        self.script.extend(uses);
        self
    }

    /// What the table's dice show in the next step.
    pub fn rolls(&mut self, faces: impl IntoIterator<Item = u32>) -> &mut Self {
        self.chance(faces.into_iter().map(die))
    }

    /// Which cards are drawn in the next step: the rank of each among the cards left (from the
    /// lowest id up, counted from 0), and how many are left.
    pub fn draws(&mut self, ranks: impl IntoIterator<Item = (u32, u32)>) -> &mut Self {
        self.chance(ranks.into_iter().map(|(rank, left)| crate::scripted::pick(rank, left)))
    }

    /// A seat chooses, and it must be legal.
    ///
    /// # Panics
    /// If it is refused, if chance is not used as scripted, or if a piece gets lost.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: G::Action) -> &mut Self {
        let whole = self.sandbox.audit().is_ok();
        let mut script = Scripted::new(std::mem::take(&mut self.script));
        let chance: &mut dyn Chance = match &mut self.free {
            Some(free) => free,
            None => &mut script,
        };
        match self.sandbox.step(seat, &action, chance) {
            Ok(outcome) => self.last = Some(outcome),
            Err(no) => panic!("{seat} {action:?} is refused: {no}"),
        }
        script.finish();
        if let (true, Err(lost)) = (whole, self.sandbox.audit()) {
            panic!("{seat} {action:?}: {lost}");
        }
        self
    }

    /// Plays a whole list of choices; each must be by a seat that may act then.
    ///
    /// # Panics
    /// As [`Scene::act`].
    #[track_caller]
    pub fn play(&mut self, choices: impl IntoIterator<Item = (Seat, G::Action)>) -> &mut Self {
        let mut choices = Choices::new(choices);
        while !choices.is_empty() {
            let (seat, action) = choices.next(self.owed().allowed());
            self.act(seat, action);
        }
        self
    }

    /// Plays listed choices at random until `enough` says so, or the game is over.
    pub fn wander(&mut self, seed: u64, mut enough: impl FnMut(&State<G>) -> bool) -> &mut Self {
        let mut luck = Luck::new("wander", seed);
        for _ in 0..2 * G::LONGEST {
            let seats: Vec<Seat> = self.owed().seats().iter().collect();
            if seats.is_empty() || enough(self.sandbox.state()) {
                break;
            }
            let seat = *luck.of(&seats);
            let action = luck.of(&self.legal(seat)).clone();
            self.act(seat, action);
        }
        self
    }

    /// A seat chooses, and it must be refused. Nothing may change.
    ///
    /// # Panics
    /// If it is legal.
    #[track_caller]
    pub fn refused(&mut self, seat: Seat, action: G::Action) -> Illegal {
        let before = self.sandbox.clone();
        match self.sandbox.step(seat, &action, &mut Scripted::default()) {
            Ok(_) => panic!("{seat} {action:?} is legal, it should be refused"),
            Err(no) => {
                assert_eq!(self.sandbox.state(), before.state(), "{seat} {action:?} was refused and changed something");
                no
            }
        }
    }

    /// As [`Scene::refused`], by this rule.
    ///
    /// # Panics
    /// If it is legal, or refused by another rule.
    #[track_caller]
    pub fn refused_by(&mut self, rule: &str, seat: Seat, action: G::Action) -> &mut Self {
        let text = format!("{action:?}");
        let no = self.refused(seat, action);
        assert_eq!(no.rule, rule, "{seat} {text} is refused by another rule: {no}");
        self
    }

    /// Looks at the scene without leaving the chain.
    pub fn then(&mut self, look: impl FnOnce(&Self)) -> &mut Self {
        look(self);
        self
    }

    /// What a viewer heard of the last step.
    #[must_use]
    pub fn told(&self, viewer: impl Into<Viewer>) -> Vec<&G::Event> {
        let viewer = viewer.into();
        self.last.iter().flat_map(|outcome| kernel::heard(&outcome.told, viewer)).collect()
    }

    /// What the last step did.
    ///
    /// # Panics
    /// If there was none.
    #[must_use]
    pub fn outcome(&self) -> &Outcome<G> {
        self.last.as_ref().expect("a step has been made in this scene")
    }

    /// Everything.
    #[must_use]
    pub fn state(&self) -> &State<G> {
        self.sandbox.state()
    }

    /// The sandbox the scene plays in.
    #[must_use]
    pub fn sandbox(&self) -> &Sandbox<G> {
        &self.sandbox
    }

    /// What a viewer sees.
    #[must_use]
    pub fn seen(&self, viewer: impl Into<Viewer>) -> Seen<'_, G> {
        self.sandbox.seen(viewer)
    }

    /// What a seat sees that is asked.
    ///
    /// # Panics
    /// If it is not asked.
    #[must_use]
    pub fn asked(&self, seat: Seat) -> Asked<'_, G> {
        self.seen(seat).may_act().unwrap_or_else(|no| panic!("{seat} is not asked: {no}"))
    }

    /// Whom the game waits for.
    #[must_use]
    pub fn owed(&self) -> Owed {
        self.sandbox.owed()
    }

    /// What a seat may choose.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        self.listed(seat).0
    }

    /// What a seat may choose, and how much of it is listed.
    #[must_use]
    pub fn listed(&self, seat: Seat) -> (Vec<G::Action>, Coverage) {
        let mut out = Vec::new();
        let asked = self.sandbox.seen(seat).asked();
        let coverage = asked.map_or(Coverage::Every, |asked| G::legal(asked, usize::MAX, &mut out));
        (out, coverage)
    }

    /// How the game ended.
    ///
    /// # Panics
    /// If it has not.
    #[must_use]
    pub fn standings(&self) -> Standings {
        match self.owed() {
            Owed::Over(standings) => standings,
            Owed::Asked(asked) => panic!("the game is not over: {:?} are asked", asked.seats),
        }
    }
}

impl<G: Game> Drop for Scene<G> {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.script.is_empty(), "chance is scripted for a step that was never made: {:?}", self.script);
        }
    }
}

impl<G: Game> fmt::Debug for Scene<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Scene").field(self.sandbox.state()).finish()
    }
}

/// The chance of a table with this numbered secret to which no seat added entropy.
pub(crate) fn seeded(seed: u64, seats: usize) -> Seeded {
    let nothing = vec![Entropy::default(); seats.min(kernel::MAX_SEATS)];
    Seeded::new(Secret::from_number(seed).seed(&nothing))
}
