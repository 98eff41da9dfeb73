//! [`Moments`]: the table right after each thing that was told, for those who follow the story.

use crate::{Game, Seen, State, Viewer};
use std::fmt;

/// The table as it was before an update, and right after each thing that was told in it.
///
/// Kept only where somebody asked for it ([`crate::Table::keep_moments`]): each is a copy of the state. Like a table it
/// hands out [`Seen`], never a state.
#[derive(Clone)]
pub struct Moments<G: Game> {
    before: State<G>,
    after: Vec<State<G>>,
}

impl<G: Game> Moments<G> {
    /// Nothing is told yet.
    pub(crate) fn begin(before: &State<G>) -> Self {
        Moments { before: before.clone(), after: Vec::new() }
    }

    /// Where the states go that follow.
    pub(crate) fn states(&mut self) -> &mut Vec<State<G>> {
        &mut self.after
    }

    /// The table before anything was told, through a viewer's eyes.
    #[must_use]
    pub fn before(&self, viewer: impl Into<Viewer>) -> Seen<'_, G> {
        self.before.seen(viewer)
    }

    /// The table right after the thing told with this number, from 0.
    #[must_use]
    pub fn after(&self, told: usize, viewer: impl Into<Viewer>) -> Option<Seen<'_, G>> {
        self.after.get(told).map(|state| state.seen(viewer))
    }

    /// How many things were told.
    #[must_use]
    pub fn len(&self) -> usize {
        self.after.len()
    }

    /// Whether nothing was told.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.after.is_empty()
    }
}

impl<G: Game> fmt::Debug for Moments<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Moments").field("told", &self.len()).finish_non_exhaustive()
    }
}
