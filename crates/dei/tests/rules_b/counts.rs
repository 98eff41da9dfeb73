//! Table 20.8 and section 18: what each mission counts.

use crate::common::*;
use dei::{Action, Faction, GearMarket, Options};

/// What a mission pays seat 1: in the round of its column, and late.
#[track_caller]
fn pays(id: &str, arrange: impl Fn(&mut Table)) -> [i16; 2] {
    pays_in(&options(&THREE), id, arrange)
}

#[track_caller]
fn pays_in(options: &Options, id: &str, arrange: impl Fn(&mut Table)) -> [i16; 2] {
    [2, 3].map(|round| {
        let mut scene = with(&THREE, *options);
        arrange(&mut scene);
        scene.round(round).column(2, &[id]).ends(S1, 3).act(S1, Action::Mission { place: 3 });
        let supplies = scene.player(S1).supplies;
        assert_eq!(scene.player(S2).supplies, 0);
        supplies
    })
}

/// Seat 1 holds 3 outposts of a colour, 1 of another, and seat 2 one of the first.
fn outposts(scene: &mut Table, colour: Colour, other: Colour) {
    for region in [g(1, 0), g(1, 1), r(2, 2)] {
        scene.outpost(region, colour).units(S1, region, 1);
    }
    scene.outpost(g(2, 0), other).units(S1, g(2, 0), 1);
    scene.outpost(g(2, 1), colour).units(S2, g(2, 1), 1);
    scene.outpost(g(2, 3), colour); // nobody's
}

#[test]
fn mission_mi_1_counts_tactical_outposts() {
    assert_eq!(pays("MI-1", |scene| outposts(scene, Colour::Tactical, Colour::Logistic)), [9, 6]);
}

#[test]
fn mission_mi_2_counts_logistic_outposts() {
    assert_eq!(pays("MI-2", |scene| outposts(scene, Colour::Logistic, Colour::Mechanical)), [9, 6]);
}

#[test]
fn mission_mi_3_counts_mechanical_outposts() {
    assert_eq!(pays("MI-3", |scene| outposts(scene, Colour::Mechanical, Colour::Tactical)), [9, 6]);
}

/// Of whatever colour, but on roofs.
#[test]
fn mission_mi_4_counts_outposts_on_roofs() {
    let arrange = |scene: &mut Table| {
        outposts(scene, Colour::Tactical, Colour::Logistic); // one on a roof
        scene.outpost(r(0, 0), Colour::Mechanical).units(S1, r(0, 0), 1);
        scene.outpost(r(0, 3), Colour::Mechanical).units(S2, r(0, 3), 1);
    };
    assert_eq!(pays("MI-4", arrange), [8, 6]);
}

/// Courtyards with 2 against 1, 1 against nobody; 2 against 1 and 1, and 1 against 1 are none. Roofs: three with
/// supremacy, R(1,1) with the majority only, R(2,2) level.
fn supremacies(scene: &mut Table) {
    for (region, units) in [
        (g(1, 0), [2, 1, 0]),
        (g(1, 1), [1, 0, 0]),
        (g(1, 2), [2, 1, 1]),
        (g(1, 3), [1, 1, 0]),
        (g(2, 0), [1, 2, 0]),
        (r(0, 0), [1, 0, 0]),
        (r(0, 1), [3, 1, 1]),
        (r(0, 2), [1, 0, 0]),
        (r(1, 1), [2, 1, 1]),
        (r(2, 2), [1, 1, 0]),
        (r(2, 3), [0, 1, 0]),
    ] {
        for (seat, scrappers) in [S1, S2, S3].into_iter().zip(units) {
            scene.units(seat, region, scrappers);
        }
    }
}

#[test]
fn mission_mi_5_counts_courtyards_with_supremacy() {
    assert_eq!(pays("MI-5", supremacies), [4, 2]);
}

/// Bonuses count: a Leader with Veterans against two.
#[test]
fn mission_mi_5_counts_supremacy_by_majority_values() {
    let arrange = |scene: &mut Table| {
        scene.leader(S1, g(1, 1)).units(S2, g(1, 1), 2).unlocked(S1, Advantage::Veterans);
    };
    assert_eq!(pays("MI-5", arrange), [2, 1]);
}

/// A Leader is a unit; no majority is needed.
#[test]
fn mission_mi_6_counts_roofs_with_a_unit() {
    let arrange = |scene: &mut Table| {
        supremacies(scene); // five roofs
        scene.leader(S1, r(2, 3));
    };
    assert_eq!(pays("MI-6", arrange), [12, 6]);
}

/// Own Refuges alone, neither neutral ones nor others.
#[test]
fn mission_mi_7_counts_refuges() {
    let arrange = |scene: &mut Table| {
        scene.refuge(S1, g(1, 1)).refuge(S1, r(0, 0)).refuge(S2, g(1, 1)).way(S1, g(1, 1), r(1, 1));
    };
    assert_eq!(pays("MI-7", arrange), [6, 4]);
}

#[test]
fn mission_mi_8_counts_elevators_and_bridges() {
    let arrange = |scene: &mut Table| {
        scene.way(S1, g(1, 1), r(1, 1)).way(S1, g(1, 1), r(0, 0)).way(S1, r(1, 1), r(2, 1)).refuge(S1, g(1, 1));
        scene.way(S2, g(1, 1), r(1, 1));
    };
    assert_eq!(pays("MI-8", arrange), [6, 3]);
}

#[test]
fn mission_mi_9_counts_technology() {
    let arrange = |scene: &mut Table| {
        scene.store(S1, 7, 9, 3).store(S2, 9, 0, 0);
    };
    assert_eq!(pays("MI-9", arrange), [3, 2]);
}

#[test]
fn mission_mi_10_counts_energy() {
    let arrange = |scene: &mut Table| {
        scene.store(S1, 9, 5, 3).store(S2, 0, 9, 0);
    };
    assert_eq!(pays("MI-10", arrange), [5, 2]);
}

/// Unlocked ones.
#[test]
fn mission_mi_11_counts_unlocked_advantages() {
    let arrange = |scene: &mut Table| {
        scene.unlocked(S1, Advantage::Ambush).unlocked(S1, Advantage::Ledger).dealt(S1, Advantage::Prefabs);
        scene.unlocked(S2, Advantage::Veterans);
    };
    assert_eq!(pays("MI-11", arrange), [8, 6]);
}

#[test]
fn mission_mi_12_counts_action_cards_in_the_bin() {
    let arrange = |scene: &mut Table| {
        scene.hold(S1, &["K-1"]).in_bin(S1, "ravagers-1").in_bin(S1, "T-1").in_bin(S1, "draco-0").in_bin(S2, "T-2");
    };
    assert_eq!(pays("MI-12", arrange), [9, 6]);
}

/// A gift in the bin is no action card (DEI-447).
#[test]
fn mission_mi_12_counts_no_gifts() {
    let mut scene = table(&[Faction::ChronoCult, Faction::Ravagers]);
    scene.in_bin(S1, "T-1").edit(|state| {
        state.public.players[S1].gifts_failed.insert(2);
        settle(state);
    });
    scene.column(2, &["MI-12"]).ends(S1, 3).act(S1, Action::Mission { place: 3 });
    assert_eq!(scene.player(S1).supplies, 3);
}

/// With gear in place of logistic, MI-2 counts gear outposts and MI-14 gear cards.
#[test]
fn dei_327_with_gear_in_place_of_a_colour_a_mission_is_about_gear() {
    let gear = |gear| Options { gear, ..options(&THREE) };
    let held = |scene: &mut Table| outposts(scene, Colour::Gear, other_than(scene));
    let owned = |scene: &mut Table| {
        scene.hold(S1, &["G-1", "G-2", "masamune-1"]).in_bin(S1, "G-3");
    };
    for (option, outposts, cards) in [
        (GearMarket::Tactical, "MI-1", "MI-15"),
        (GearMarket::Logistic, "MI-2", "MI-14"),
        (GearMarket::Mechanical, "MI-3", "MI-16"),
    ] {
        assert_eq!(pays_in(&gear(option), outposts, held), [9, 6], "{option:?}");
        assert_eq!(pays_in(&gear(option), cards, owned), [9, 6], "{option:?}");
    }
}

/// A colour of the base game that is in play.
fn other_than(scene: &Table) -> Colour {
    scene.public().colours.into_iter().find(|colour| *colour != Colour::Gear).expect("two are left")
}

#[test]
fn dei_328_recycling_does_not_see_face_down_cards() {
    let arrange = |scene: &mut Table| {
        scene.hold(S1, &["K-1"]).in_bin(S1, "T-1").face_down(S1, "ravagers-1").face_down(S1, "T-2");
    };
    assert_eq!(pays("MI-12", arrange), [3, 2]);
}

/// MI-4 does not see the Cathedral cube, MI-1 does.
#[test]
fn dei_329_high_posts_does_not_see_the_cathedral_cube() {
    for (id, supplies) in [("MI-4", 4), ("MI-1", 6)] {
        let mut scene = table(&[Faction::Ravagers, Faction::ChronoCult]);
        scene.units(S1, g(2, 1), 1).outpost(r(0, 0), Colour::Tactical).units(S1, r(0, 0), 1);
        scene.edit(|state| {
            state.public.cube = Some((S1, Colour::Tactical));
            settle(state);
        });
        assert_eq!(scene.player(S1).all_cubes(), 2);
        scene.column(2, &[id]).ends(S1, 3).act(S1, Action::Mission { place: 3 });
        assert_eq!(scene.player(S1).supplies, supplies, "{id}");
    }
}

/// MI-13: R(0,0), R(0,1) and R(0,2) of `supremacies`.
#[test]
fn dei_480_roof_control_pays_for_every_roof_with_supremacy() {
    assert_eq!(pays("MI-13", supremacies), [12, 6]);
}

/// Two cards of the market in hand, one on the board and one in the bin; others do not count.
fn owned(scene: &mut Table, market: &str, others: [&str; 3]) {
    let id = |number: u8| format!("{market}-{number}");
    scene.hold(S1, &[&id(1), &id(2), others[0], others[1], others[2]]).face_up(S1, &id(3)).in_bin(S1, &id(4));
    scene.hold(S2, &[&id(5)]);
}

#[test]
fn dei_481_development_of_the_logistic_market_pays_for_logistic_cards() {
    assert_eq!(pays("MI-14", |scene| owned(scene, "L", ["T-1", "M-1", "K-1"])), [12, 8]);
}

#[test]
fn dei_482_development_of_the_tactical_market_pays_for_tactical_cards() {
    assert_eq!(pays("MI-15", |scene| owned(scene, "T", ["L-1", "M-1", "K-1"])), [12, 8]);
}

#[test]
fn dei_483_development_of_the_mechanical_market_pays_for_mechanical_cards() {
    assert_eq!(pays("MI-16", |scene| owned(scene, "M", ["T-1", "L-1", "K-1"])), [12, 8]);
}

/// Each with a drone card that lay in that market.
#[test]
fn dei_484_drone_cards_bought_there_do_not_count() {
    for (id, own, drone) in
        [("MI-14", "L-1", "masamune-1"), ("MI-15", "T-1", "masamune-0"), ("MI-16", "M-1", "masamune-2")]
    {
        let arrange = |scene: &mut Table| {
            scene.hold(S1, &[own, drone]);
        };
        assert_eq!(pays(id, arrange), [3, 2], "{id}");
    }
}

#[test]
fn dei_485_a_card_is_owned_wherever_it_is() {
    type Put = fn(&mut Table);
    let places: [Put; 4] = [
        |scene| {
            scene.hold(S1, &["T-1"]);
        },
        |scene| {
            scene.face_up(S1, "T-1");
        },
        |scene| {
            scene.face_down(S1, "T-1");
        },
        |scene| {
            scene.in_bin(S1, "T-1");
        },
    ];
    for (at, put) in places.into_iter().enumerate() {
        assert_eq!(pays("MI-15", put), [3, 2], "place {at}");
    }
    assert_eq!(
        pays("MI-15", |scene| {
            scene.market(Market::Tactical, &["T-1"]);
        }),
        [0, 0]
    );
}
