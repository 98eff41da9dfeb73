//! [`Asked`]: what a seat sees that may choose now.

use crate::{Coverage, Game, Illegal, Owed, Phrase, Seat, Seen, Viewer};
use std::fmt;
use std::ops::Deref;

/// What a seat sees that may choose now: a [`Seen`] whose seat is known, sits at the table, and is asked.
///
/// The code of a question gets this, so that it need not look for a seat or a hand that is certainly there.
/// Everything else of the [`Seen`] is reached through it.
pub struct Asked<'a, G: Game> {
    seen: Seen<'a, G>,
    seat: Seat,
    own: &'a G::Private,
}

impl<'a, G: Game> Asked<'a, G> {
    /// The seat that looks. Whoever calls knows that it may act.
    #[inline]
    pub(crate) fn new(seen: Seen<'a, G>, seat: Seat) -> Self {
        let own = seen.own().expect("a seat that is asked sits at the table");
        debug_assert!(G::owed(seen).allowed().has(seat), "{seat} is not asked");
        Asked { seen, seat, own }
    }

    /// The seat that is asked.
    #[inline]
    #[must_use]
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// What it keeps to itself.
    #[inline]
    #[must_use]
    pub fn own(self) -> &'a G::Private {
        self.own
    }

    /// What lies open on the table.
    #[inline]
    #[must_use]
    pub fn public(self) -> &'a G::Public {
        self.seen.public()
    }

    /// The same without the certainty.
    #[must_use]
    pub fn seen(self) -> Seen<'a, G> {
        self.seen
    }

    /// Appends what can be chosen, at most so many, and says how much of it that is.
    pub fn legal(self, budget: usize, out: &mut Vec<G::Action>) -> Coverage {
        G::legal(self, budget, out)
    }

    /// Whether this can be chosen.
    ///
    /// # Errors
    /// The rule that forbids it, and what would be right.
    pub fn check(self, action: &G::Action) -> Result<(), Illegal> {
        G::check(self, action)
    }
}

impl<'a, G: Game> Seen<'a, G> {
    /// The same for a seat that may act now; none for everybody else.
    #[must_use]
    pub fn asked(self) -> Option<Asked<'a, G>> {
        self.may_act().ok()
    }

    /// The same, or why the viewer may not act.
    ///
    /// # Errors
    /// That the game is over, or whom the table waits for instead.
    pub fn may_act(self) -> Result<Asked<'a, G>, Illegal> {
        let owed = G::owed(self);
        if owed.standings().is_some() {
            return Err(Illegal::new(G::OVER, Phrase::new("table-refuse-over")));
        }
        match self.viewer() {
            Viewer::Seat(seat) if owed.allowed().has(seat) && self.own().is_some() => Ok(Asked::new(self, seat)),
            viewer => Err(Illegal::new(G::TURN, not_asked(viewer, &owed))),
        }
    }
}

fn not_asked(viewer: Viewer, owed: &Owed) -> Phrase {
    let Viewer::Seat(seat) = viewer else {
        return Phrase::new("table-refuse-nothing-asked");
    };
    let asked = owed.seats().iter().map(|seat| Phrase::new("table-seat").seat("seat", seat)).collect();
    Phrase::new("table-refuse-turn").seat("seat", seat).list("asked", asked)
}

impl<'a, G: Game> Deref for Asked<'a, G> {
    type Target = Seen<'a, G>;
    fn deref(&self) -> &Seen<'a, G> {
        &self.seen
    }
}

impl<G: Game> Clone for Asked<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Asked<'_, G> {}

impl<G: Game> fmt::Debug for Asked<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Asked").field("seat", &self.seat).finish_non_exhaustive()
    }
}
