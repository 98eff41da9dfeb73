//! Section 10: the monuments.

use crate::ff::*;
use crate::shared::final_score;

/// Seat 1 may build a Megalith, with these cards in the compound.
fn megalith(built: &[&str], metal: u16, energy: u16) -> Ff {
    scene(2).work().built(S1, built).hand(S1, &["megalith", "fitness_center"]).tokens(S1, metal, energy)
}

const MEGALITH: (&str, &str) = ("megalith", "fitness_center");

#[test]
fn ff_145_any_number_of_beacons_can_be_built() {
    for standing in 0..=3 {
        let mut table = scene(2).work().built(S1, &["beacon"; 3][..standing]);
        table = table.hand(S1, &["beacon", "gymnasium"]).tokens(S1, 2, 4);
        table.act(S1, build("beacon", "gymnasium"));
        assert_eq!(table.compound(S1), ["beacon"; 4][..=standing]);
    }
}

#[test]
fn ff_145_each_beacon_is_worth_more_than_the_one_before() {
    for (beacons, worth) in [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14)] {
        assert_eq!(final_score(scene(2).built(S1, &["beacon"; 4][..beacons])), worth);
    }
}

#[test]
fn ff_167_each_monument_makes_a_megalith_cheaper_by_one_metal() {
    let standing = ["beacon", "beacon", "obelisk", "obelisk", "obelisk"];
    for monuments in 0..=5 {
        let mut table = megalith(&standing[..monuments], 7, 2);
        table.act(S1, build(MEGALITH.0, MEGALITH.1));
        assert_eq!(table.tokens_of(S1), (7 - (5 - monuments as u16), 0), "{monuments} monuments");
    }
}

#[test]
fn ff_167_a_megalith_costs_what_it_costs() {
    for (built, metal) in [(&[][..], 4), (&["beacon"], 3), (&["obelisk", "beacon"], 2)] {
        megalith(built, metal, 2).refused_by("FF-97", S1, build(MEGALITH.0, MEGALITH.1));
    }
}

#[test]
fn ff_167_only_monuments_make_it_cheaper() {
    let mut table = megalith(&["golem", "dojo", "power_plant"], 5, 2);
    table.act(S1, build(MEGALITH.0, MEGALITH.1));
    assert_eq!(table.metal(S1), 0);
}

#[test]
fn ff_168_a_megaliths_metal_cost_stops_at_nothing() {
    let mut table = megalith(&["beacon", "beacon", "obelisk", "obelisk", "obelisk", "obelisk"], 1, 2);
    table.act(S1, build(MEGALITH.0, MEGALITH.1));
    assert_eq!(table.tokens_of(S1), (1, 0));
}

#[test]
fn ff_168_energy_and_the_blueprint_are_never_reduced() {
    let six = ["beacon", "beacon", "obelisk", "obelisk", "obelisk", "obelisk"];
    megalith(&six, 9, 1).refused_by("FF-97", S1, build(MEGALITH.0, MEGALITH.1));
    let mut alone = scene(2).work().built(S1, &six).hand(S1, &["megalith", "dojo"]).tokens(S1, 9, 9);
    alone.refused_by("FF-91", S1, build("megalith", "dojo"));
    alone.refused_by("FF-91", S1, build("megalith", "megalith"));
}

#[test]
fn ff_169_one_megalith_in_a_compound() {
    megalith(&["megalith"], 9, 9).refused_by("FF-94", S1, build(MEGALITH.0, MEGALITH.1));
}

#[test]
fn ff_172_any_number_of_obelisks_at_two_prestige_each() {
    let mut table = scene(2).work().built(S1, &["obelisk"; 4]).hand(S1, &["obelisk", "golem"]).tokens(S1, 3, 1);
    table.act(S1, build("obelisk", "golem"));
    assert_eq!(table.compound(S1), ["obelisk"; 5]);
    for count in 0..=5 {
        assert_eq!(final_score(scene(2).built(S1, &["obelisk"; 5][..count])), 2 * count as i32);
    }
}
