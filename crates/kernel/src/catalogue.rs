//! [`Catalogue`]: what is printed on the components, told once.

use crate::{About, FeatureName, Phrase, Voice};
use serde::Serialize;
use std::collections::BTreeMap;

/// The components of a game: everything about them that stays the same all game long. Views, events and phrases name
/// components by number; who draws or says them looks here. It depends on the component data alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
pub struct Catalogue<P> {
    /// What the [pieces](crate::Piece) are called: by group and number.
    #[cfg_attr(feature = "ts", ts(type = "{ [group: string]: { [number: number]: Phrase } }"))]
    pub pieces: BTreeMap<&'static str, BTreeMap<u16, Phrase>>,
    /// What they are and do, in plain sentences: by group and number.
    #[cfg_attr(feature = "ts", ts(type = "{ [group: string]: { [number: number]: About } }"))]
    pub about: BTreeMap<&'static str, BTreeMap<u16, About>>,
    /// What is printed on them, as the game's board draws it.
    pub printed: P,
}

impl<P> Catalogue<P> {
    /// The catalogue of a game with these components.
    #[must_use]
    pub fn new<G: Voice<Printed = P>>(cards: &G::Cards) -> Catalogue<P> {
        let mut pieces = BTreeMap::<_, BTreeMap<_, _>>::new();
        for FeatureName { feature, say, .. } in G::pieces(cards) {
            pieces.entry(feature.group).or_default().insert(feature.number, say);
        }
        let mut told = BTreeMap::<_, BTreeMap<_, _>>::new();
        for about in G::about(cards) {
            told.entry(about.of.group).or_default().insert(about.of.number, about);
        }
        Catalogue { pieces, about: told, printed: G::printed(cards) }
    }
}
