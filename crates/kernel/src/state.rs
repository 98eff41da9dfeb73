//! [`State`] in three parts, and [`Seen`]: the only window that legality, views and bots get.

use crate::{Digest, Game, Loaded, Seat, SeatMap, Seats};
use serde::Serialize;
use std::fmt;

/// Everything on and under the table.
///
/// Three parts by who may look: `public` lies open, `private` is one per seat, `dark` is face down
/// for everybody. Only [`Game::setup`] and [`Game::apply`] are handed a `State` of a real table;
/// a [`crate::Table`] never gives its own away. It is deliberately not serialisable: what is stored
/// is the record, and what is sent is a view.
pub struct State<G: Game> {
    /// What lies open on the table.
    pub public: G::Public,
    /// What each seat keeps to itself.
    pub private: SeatMap<G::Private>,
    /// What nobody can see.
    pub dark: G::Dark,
    /// The component data in play: a plain reference, the same for all copies.
    pub cards: Loaded<G::Cards>,
}

impl<G: Game> State<G> {
    /// Shows the state through the eyes of a viewer.
    #[must_use]
    pub fn seen(&self, viewer: impl Into<Viewer>) -> Seen<'_, G> {
        Seen { state: self, viewer: viewer.into() }
    }

    /// The digest of all three parts.
    #[must_use]
    pub fn digest(&self) -> Digest {
        Digest::of_state(self)
    }
}

impl<G: Game> Clone for State<G> {
    fn clone(&self) -> Self {
        State { public: self.public.clone(), private: self.private.clone(), dark: self.dark.clone(), cards: self.cards }
    }
}

impl<G: Game> PartialEq for State<G> {
    fn eq(&self, other: &Self) -> bool {
        self.public == other.public
            && self.private == other.private
            && self.dark == other.dark
            && self.cards == other.cards
    }
}

impl<G: Game> Eq for State<G> {}

impl<G: Game> fmt::Debug for State<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State")
            .field("public", &self.public)
            .field("private", &self.private)
            .field("dark", &self.dark)
            .finish_non_exhaustive()
    }
}

/// What everybody may see of a hidden thing: the number of cards in a hand, whether a choice is
/// sealed.
pub trait Faces {
    /// Its back.
    type Back: std::hash::Hash;
    /// Looks at it from outside.
    fn back(&self) -> Self::Back;
}

/// Nothing hidden.
impl Faces for () {
    type Back = ();
    fn back(&self) {}
}

/// A face-down pile shows its size.
impl<P: crate::Pile> Faces for crate::Deck<P> {
    type Back = usize;
    fn back(&self) -> usize {
        self.len()
    }
}

/// A hand shows its size.
impl<const W: usize> Faces for crate::CardSet<W> {
    type Back = usize;
    fn back(&self) -> usize {
        self.len()
    }
}

/// A choice that is made in secret. Others see whether it is made.
///
/// ```
/// use kernel::{Faces, Sealed};
///
/// assert!(Sealed { sealed: Some(7) }.back().sealed);
/// assert!(!Sealed::<u8>::default().back().sealed);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Sealed<T> {
    /// What was chosen.
    pub sealed: Option<T>,
}

/// The back of a [`Sealed`] choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct IsSealed {
    /// Whether it is made.
    pub sealed: bool,
}

impl<T> Default for Sealed<T> {
    fn default() -> Self {
        Sealed { sealed: None }
    }
}

impl<T> Faces for Sealed<T> {
    type Back = IsSealed;
    fn back(&self) -> IsSealed {
        IsSealed { sealed: self.sealed.is_some() }
    }
}

/// Through whose eyes the table is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// A player, who also sees what is their own.
    Seat(Seat),
    /// Somebody who sees only what lies open.
    Onlooker,
}

impl Viewer {
    /// The player's seat.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Onlooker => None,
        }
    }

    /// Whether the viewer is one of these seats.
    #[must_use]
    pub fn is_in(self, seats: Seats) -> bool {
        self.seat().is_some_and(|seat| seats.has(seat))
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}

/// The table through the eyes of one viewer.
///
/// This is all that [`Game::legal`], [`Game::check`], [`Game::portray`], [`Game::owed`],
/// [`Game::imagine`] and every bot receive. Another hand is out of reach, because the state behind
/// it is private to the kernel:
///
/// ```compile_fail,E0616
/// fn peek<G: kernel::Game>(seen: kernel::Seen<'_, G>, other: kernel::Seat) -> &G::Private {
///     &seen.state.private[other]
/// }
/// ```
///
/// The same holds for what lies face down, and the contents of a deck open to the rules alone, not
/// to whoever holds a `Seen`:
///
/// ```compile_fail,E0616
/// fn peek<G: kernel::Game>(seen: kernel::Seen<'_, G>) -> &G::Dark {
///     &seen.state.dark
/// }
/// ```
///
/// ```compile_fail,E0277
/// fn peek<G: kernel::Game>(seen: kernel::Seen<'_, G>, deck: kernel::Deck<kernel::CardSet<1>>) -> kernel::CardSet<1> {
///     deck.contents(&seen)
/// }
/// ```
///
/// A bot cannot turn what it sees into the state, nor take the state out of a table:
///
/// ```compile_fail,E0599
/// fn peek<G: kernel::Game>(table: &kernel::Table<G>) -> &kernel::State<G> {
///     table.state()
/// }
/// ```
///
/// ```compile_fail,E0616
/// fn peek<G: kernel::Game>(table: &kernel::Table<G>) -> &kernel::State<G> {
///     &table.state
/// }
/// ```
///
/// Nor can it try an action on what it sees: neither the state behind it nor a world to play it in
/// is to be had.
///
/// ```compile_fail,E0616
/// use kernel::{Chance, Game, Sandbox, Seat, Seen};
/// fn foresee<G: Game>(seen: Seen<'_, G>, seat: Seat, action: &G::Action, chance: &mut dyn Chance) {
///     Sandbox::of(seen.state.clone()).play(seat, action, chance);
/// }
/// ```
///
/// ```compile_fail,E0624
/// use kernel::{Chance, Game, Seat, Seen, State, World};
/// fn foresee<G: Game>(state: &mut State<G>, seat: Seat, action: &G::Action, chance: &mut dyn Chance) {
///     G::apply(state, seat, action, &mut World::new(chance, None));
/// }
/// ```
///
/// What does compile is the honest way: one's own hand, and a world one imagines.
///
/// ```
/// use kernel::{Chance, Game, Sandbox, Seat, Seen};
/// fn search<G: Game>(seen: Seen<'_, G>, seat: Seat, action: &G::Action, chance: &mut dyn Chance) {
///     let imagined = G::imagine(seen, chance);
///     Sandbox::of(imagined).play(seat, action, chance);
/// }
/// fn own_hand<'a, G: kernel::Game>(seen: kernel::Seen<'a, G>) -> Option<&'a G::Private> {
///     seen.own()
/// }
/// ```
pub struct Seen<'a, G: Game> {
    state: &'a State<G>,
    viewer: Viewer,
}

impl<'a, G: Game> Seen<'a, G> {
    /// Who looks.
    #[must_use]
    pub fn viewer(self) -> Viewer {
        self.viewer
    }

    /// The seat that looks, if a player does.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// What lies open on the table.
    #[must_use]
    pub fn public(self) -> &'a G::Public {
        &self.state.public
    }

    /// What the viewer keeps to themselves.
    #[must_use]
    pub fn own(self) -> Option<&'a G::Private> {
        self.viewer.seat().and_then(|seat| self.state.private.get(seat))
    }

    /// What everybody sees of a seat's hidden things.
    #[must_use]
    pub fn back(self, seat: Seat) -> <G::Private as Faces>::Back {
        self.state.private[seat].back()
    }

    /// What everybody sees of the things that lie face down.
    #[must_use]
    pub fn dark(self) -> <G::Dark as Faces>::Back {
        self.state.dark.back()
    }

    /// The component data in play.
    #[must_use]
    pub fn cards(self) -> &'static G::Cards {
        self.state.cards.get()
    }

    /// The reference to the component data, for building an imagined state.
    #[must_use]
    pub fn loaded(self) -> Loaded<G::Cards> {
        self.state.cards
    }

    /// How many seats the table has.
    #[must_use]
    pub fn seats(self) -> usize {
        self.state.private.len()
    }
}

impl<G: Game> Clone for Seen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Seen<'_, G> {}

impl<G: Game> fmt::Debug for Seen<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seen").field("viewer", &self.viewer).finish_non_exhaustive()
    }
}
