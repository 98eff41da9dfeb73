//! CM-68 and CM-69: Reflector.

use crate::common::*;

fn reflector(players: usize) -> Cm {
    table(players).give(S1, ["Reflector"]).give(S2, ["Trajan"]).trick_stage(S1)
}

#[test]
fn cm_68_two_prices_change_places() {
    let mut table = reflector(4).prices([7, 2, 5, 4, 9]);
    table.act(S1, play("Reflector", swap(Cr, Ac)));
    assert_eq!(table.prices_now(), [7, 9, 5, 4, 2]);
    let swapped = Event::PricesSwapped { one: Cr, price: 9, other: Ac, other_price: 2 };
    assert_eq!(table.heard(S2), [Event::TrickPlayed { seat: S1, card: kind("Reflector") }, swapped]);
    assert_eq!(table.discard_now(), ["Reflector"]);
}

/// Three, four and five tracks make 3, 6 and 10 pairs.
#[test]
fn cm_68_any_two_tracks_in_play() {
    for (players, pairs) in [(2, 3), (3, 6), (4, 10)] {
        let mut uses = reflector(players).uses_of(S1, "Reflector");
        uses.sort();
        uses.dedup();
        assert_eq!(uses.len(), pairs, "{players} players");
        assert!(uses.iter().all(|target| matches!(target, Target::Swap(one, other) if one < other)));
    }
    reflector(2).refused_by("CM-53", S1, play("Reflector", swap(Rb, Cd)));
    reflector(4).refused_by("CM-53", S1, play("Reflector", swap(Rb, Ww)));
}

/// A pair is named from the left, so that it has one name.
#[test]
fn cm_68_the_tracks_must_be_different() {
    let mut table = reflector(3);
    table.refused_by("CM-68", S1, play("Reflector", swap(Cr, Cr)));
    table.refused_by("CM-68", S1, play("Reflector", swap(Cr, Rb)));
}

#[test]
fn cm_69_reflector_cannot_be_declined() {
    let mut table = reflector(2);
    table.refused_by("CM-69", S1, plain("Reflector"));
    table.refused_by("CM-69", S1, play("Reflector", on(Rb)));
    table.refused_by("CM-69", S1, play("Reflector", rob(S2)));
    table.refused_by("CM-69", S1, play("Reflector", shift(Rb, Cr)));
    assert!(!table.uses_of(S1, "Reflector").contains(&Target::None));
}

#[test]
fn cm_69_two_tracks_of_the_same_price_may_be_chosen() {
    let mut table = reflector(2).prices([4, 4, 6]);
    table.act(S1, play("Reflector", swap(Rb, Cr)));
    assert_eq!((table.prices_now(), table.asked()), (vec![4, 4, 6], vec![S2]));
    assert_eq!(table.discard_now(), ["Reflector"]);
}
