//! Section 11: who knows what, CM-110. Sealed choices (CM-111) are in `sealed`.

use crate::common::*;
use crate::shared::{view, viewers};

#[test]
fn cm_110_everybody_may_look_through_the_discard_pile() {
    let table = table(3).discarded(["CR1", "CR1", "Trajan"]);
    for viewer in viewers(&table) {
        assert_eq!(view(&table, viewer).discard, [(kind("CR1"), 2), (kind("Trajan"), 1)]);
    }
}

/// A trick and the cards of a market can be read there; a card that is dealt again cannot.
#[test]
fn cm_110_whatever_is_played_can_be_looked_at() {
    let mut market = table(2).shown(S1, ["CR1", "WW1"]).market_stage(S1, Cr).give(S2, ["CR2"]);
    market.act(S2, add(["CR2"]));
    let pile = |table: &Cm| view(table, Viewer::Onlooker).discard.iter().map(|(kind, _)| *kind).collect::<Vec<_>>();
    assert_eq!(pile(&market), ["CR1", "CR2", "WW1"].map(kind));
    let mut trick = table(2).give(S1, ["Trajan", "Reflector"]).trick_stage(S1);
    trick.act(S1, plain("Trajan"));
    assert_eq!(pile(&trick), [kind("Trajan")]);
}
