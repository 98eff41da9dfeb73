//! [`Walk`]: a game played at random, step by step, in a sandbox.

use crate::cases::Trial;
use crate::luck::Luck;
use kernel::{Asked, Game, Outcome, Owed, Sandbox, Seat, Seeded, Seen, Viewer};

/// A random game. The same trial always gives the same walk.
pub(crate) struct Walk<'t, G: Game> {
    trial: &'t Trial<'t, G>,
    pub(crate) sandbox: Sandbox<G>,
    pub(crate) chance: Seeded,
    pub(crate) luck: Luck,
    pub(crate) taste: Taste,
    bound: Bound,
}

/// How a walk chooses among the listed actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Taste {
    /// Any of them.
    Any,
    /// Always the first.
    First,
    /// Always the last.
    Last,
}

impl<'t, G: Game> Walk<'t, G> {
    pub(crate) fn new(trial: &'t Trial<'t, G>) -> Self {
        let mut chance = crate::scene::seeded(trial.seed, trial.setup.seats);
        let sandbox = Sandbox::deal(&trial.setup, &mut chance).unwrap_or_else(|no| trial.fail(no));
        Walk::from(trial, sandbox, chance)
    }

    /// A walk that starts anywhere.
    pub(crate) fn from(trial: &'t Trial<'t, G>, sandbox: Sandbox<G>, chance: Seeded) -> Self {
        let luck = Luck::new("walk", trial.seed);
        Walk { trial, sandbox, chance, luck, taste: Taste::Any, bound: Bound::default() }
    }

    /// The next choice: one of the seats that may act, one of the actions it has. None when the game
    /// is over.
    pub(crate) fn choose(&mut self) -> Option<(Seat, G::Action)> {
        let Walk { trial, sandbox, luck, taste, bound, .. } = self;
        let seat = choose_seat(trial, &sandbox.owed(), luck, bound)?;
        let actions = actions(trial, sandbox.asked(seat));
        let action = match taste {
            Taste::Any => luck.of(&actions).clone(),
            Taste::First => actions[0].clone(),
            Taste::Last => actions[actions.len() - 1].clone(),
        };
        Some((seat, action))
    }

    /// Plays a choice.
    pub(crate) fn step(&mut self, seat: Seat, action: &G::Action) -> Outcome<G> {
        match self.sandbox.step(seat, action, &mut self.chance) {
            Ok(outcome) => outcome,
            Err(no) => self.trial.fail(format!("{seat} {action:?} is listed and refused: {no}")),
        }
    }

    /// Chooses and plays; false when the game is over.
    pub(crate) fn go(&mut self) -> bool {
        match self.choose() {
            Some((seat, action)) => {
                self.step(seat, &action);
                true
            }
            None => false,
        }
    }
}

/// How long a walk may still be.
///
/// [`Game::LONGEST`] bounds the choices the table waits for. What a seat does that need not act (it
/// withdraws a sealed choice) may make the table wait for it once more, so it allows for two more.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bound {
    taken: usize,
    unasked: usize,
}

impl Bound {
    /// Seats that need not act stop acting after a while, so that a walk comes to its end.
    fn may_speak<G: Game>(self) -> bool {
        self.unasked < 4 + G::LONGEST / 4
    }

    fn count<G: Game>(&mut self, trial: &Trial<'_, G>, unasked: bool) {
        self.taken += 1;
        self.unasked += usize::from(unasked);
        trial.at(self.taken);
        trial.ensure(self.taken <= G::LONGEST + 2 * self.unasked, || {
            format!("LONGEST is {} choices; {} are made and the game is not over", G::LONGEST, self.taken - 1)
        });
    }

    /// The same choice is made again.
    pub(crate) fn redone(&mut self) {
        self.taken += 1;
    }

    /// A choice was taken back and does not count.
    pub(crate) fn undone(&mut self) {
        self.taken = self.taken.saturating_sub(1);
    }
}

/// One of the seats that may act; none when the game is over.
pub(crate) fn choose_seat<G: Game>(
    trial: &Trial<'_, G>,
    owed: &Owed,
    luck: &mut Luck,
    bound: &mut Bound,
) -> Option<Seat> {
    let Owed::Asked(asked) = owed else {
        return None;
    };
    trial.ensure(!asked.seats.is_empty(), || "the game is not over and nobody is asked".to_owned());
    let may: Vec<Seat> = asked.may.iter().filter(|seat| !asked.seats.has(*seat)).collect();
    let unasked = !may.is_empty() && bound.may_speak::<G>() && luck.one_in(6);
    let seats = if unasked { may } else { asked.seats.iter().collect() };
    bound.count(trial, unasked);
    Some(*luck.of(&seats))
}

/// All that is listed for a seat that may act: never nothing.
pub(crate) fn actions<G: Game>(trial: &Trial<'_, G>, asked: Asked<'_, G>) -> Vec<G::Action> {
    let actions = listed(asked);
    trial.ensure(!actions.is_empty(), || format!("{} may act and has no legal action", asked.seat()));
    actions
}

/// All that is listed for a seat.
pub(crate) fn listed<G: Game>(asked: Asked<'_, G>) -> Vec<G::Action> {
    let mut out = Vec::new();
    G::legal(asked, usize::MAX, &mut out);
    out
}

/// Every viewer of a table of so many.
pub(crate) fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    (0..seats).map(|i| Viewer::Seat(Seat::new(i))).chain([Viewer::Onlooker])
}

/// What a viewer could tell two tables apart by, without anything having happened: the first
/// difference in words.
pub(crate) fn difference<G: Game>(one: Seen<'_, G>, other: Seen<'_, G>) -> Option<String> {
    let viewer = one.viewer();
    let (a, b) = (G::portray(one), G::portray(other));
    if a != b {
        return Some(format!("{viewer:?} has different views:\n  {a:?}\n  {b:?}"));
    }
    let (a, b) = (G::owed(one), G::owed(other));
    if a != b {
        return Some(format!("{viewer:?} sees different seats asked: {a:?} and {b:?}"));
    }
    let (one, other) = (one.asked()?, other.asked()?);
    let seat = one.seat();
    let (a, b) = (G::question_name(one), G::question_name(other));
    if a != b {
        return Some(format!("{seat} is asked different questions: {a} and {b}"));
    }
    let (a, b) = (listed(one), listed(other));
    (a != b).then(|| format!("{seat} has different legal actions:\n  {a:?}\n  {b:?}"))
}
