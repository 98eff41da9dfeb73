//! DEI-343: the skills of the four Leaders of the base game.

use crate::common::*;

/// The Ravagers with their Leader in G(1,1), where this lies.
fn ravagers(technology: u8, energy: u8) -> Table {
    let mut scene = table(&[Faction::Ravagers, Faction::FarmZ]);
    scene.leader(S1, g(1, 1)).lies(g(1, 1), technology, energy);
    scene
}

#[test]
fn dei_343_keen_eye_takes_another_resource_of_any_kind() {
    for kind in Resource::ALL {
        let mut scene = ravagers(2, 1);
        scene.act(S1, play("ravagers-5")).act(S1, collect(g(1, 1), Resource::Technology, By::Collect));
        assert!(matches!(scene.what(), Some((S1, Ask::Follow { .. }))));
        scene.act(S1, collect(g(1, 1), kind, By::KeenEye));
        let (technology, energy) = if kind == Resource::Technology { (2, 0) } else { (1, 1) };
        assert_eq!(scene.player(S1).store, Store { technology, energy, candies: 0 });
        assert_eq!(scene.public().place(g(1, 1)).resources, [2 - technology, 1 - energy]);
        let event = Event::Collected {
            seat: S1,
            region: g(1, 1),
            resource: kind,
            exchange: false,
            supply: false,
            by: By::KeenEye,
        };
        assert!(scene.heard(event) && event.rule() == "DEI-278");
    }
}

#[test]
fn dei_343_keen_eye_can_be_left_out_and_used_later_in_the_phase() {
    let mut scene = ravagers(4, 0);
    scene.act(S1, play("ravagers-5")).act(S1, collect(g(1, 1), Resource::Technology, By::Collect)).act(S1, STOP);
    assert_eq!(scene.player(S1).store.technology, 1);
    scene.act(S1, collect(g(1, 1), Resource::Technology, By::Collect));
    scene.act(S1, collect(g(1, 1), Resource::Technology, By::KeenEye));
    assert_eq!(scene.player(S1).store.technology, 3);
}

#[test]
fn dei_343_keen_eye_works_once_per_phase() {
    let mut scene = ravagers(9, 0);
    scene.act(S1, play("ravagers-5")).act(S1, collect(g(1, 1), Resource::Technology, By::Collect));
    scene.act(S1, collect(g(1, 1), Resource::Technology, By::KeenEye));
    scene.act(S1, collect(g(1, 1), Resource::Technology, By::Collect));
    assert_eq!(scene.what(), Some((S1, Ask::Card)), "the second Collect is not followed");
    scene.act(S1, play("ravagers-7")).act(S1, collect(g(1, 1), Resource::Technology, By::Collect));
    assert!(matches!(scene.what(), Some((S1, Ask::Symbols(_)))), "nor is one of the second card");
    scene.act(S1, STOP);
    for card in ["farm_z-5", "farm_z-7"] {
        scene.act(S2, play(card));
        if let Some((S2, Ask::Symbols(_))) = scene.what() {
            scene.act(S2, STOP);
        }
    }
    assert_eq!((scene.public().phase, scene.what()), (2, Some((S1, Ask::Card))));
    scene.act(S1, play("ravagers-4")).act(S1, collect(g(1, 1), Resource::Technology, By::Collect));
    assert!(matches!(scene.what(), Some((S1, Ask::Follow { .. }))), "in the next phase it works again");
}

#[test]
fn dei_343_keen_eye_needs_the_leader_in_the_region() {
    let mut scene = ravagers(0, 0);
    scene.units(S1, g(2, 2), 1).lies(g(2, 2), 3, 0).act(S1, play("ravagers-5"));
    scene.act(S1, collect(g(2, 2), Resource::Technology, By::Collect));
    assert!(matches!(scene.what(), Some((S1, Ask::Symbols(_)))));
    scene.refused_by("DEI-177", S1, collect(g(2, 2), Resource::Technology, By::KeenEye));
}

#[test]
fn dei_343_keen_eye_takes_nothing_where_nothing_is_left_and_nowhere_else() {
    let mut scene = ravagers(1, 0);
    scene.act(S1, play("ravagers-4")).act(S1, collect(g(1, 1), Resource::Technology, By::Collect));
    assert!(matches!(scene.what(), Some((S1, Ask::Symbols(_)))), "nothing is left");
    let mut scene = ravagers(2, 0);
    scene.units(S1, g(1, 2), 1).lies(g(1, 2), 1, 0).act(S1, play("ravagers-5"));
    scene.act(S1, collect(g(1, 1), Resource::Technology, By::Collect));
    scene.refused_by("DEI-278", S1, collect(g(1, 2), Resource::Technology, By::KeenEye));
    scene.refused_by("DEI-210", S1, collect(g(1, 1), Resource::Energy, By::KeenEye));
}

#[test]
fn dei_343_keen_eye_does_not_follow_a_drone() {
    let mut scene = ravagers(0, 0);
    scene.leader(S1, r(0, 0)).lies(r(0, 0), 0, 3).act(S1, play("ravagers-8"));
    scene.act(S1, Action::Activate { to: r(0, 0) }).act(S1, collect(r(0, 0), Resource::Energy, By::Drone));
    assert!(matches!(scene.what(), Some((S1, Ask::Drone(_)))));
    scene.act(S1, collect(r(0, 0), Resource::Energy, By::Drone));
    assert_eq!((scene.player(S1).store.energy, scene.what()), (2, Some((S1, Ask::Card))));
}

#[test]
fn dei_343_keen_eye_is_the_ravagers_alone() {
    let mut scene = table(&[Faction::FarmZ, Faction::Ravagers]);
    scene.leader(S1, g(1, 1)).lies(g(1, 1), 3, 0).act(S1, play("farm_z-5"));
    scene.act(S1, collect(g(1, 1), Resource::Technology, By::Collect));
    assert!(matches!(scene.what(), Some((S1, Ask::Symbols(_)))));
}

/// Refuge 42 with the Leader on a neutral refuge.
fn refuge_42() -> Table {
    let mut scene = table(&[Faction::Refuge42, Faction::FarmZ]);
    scene.leader(S1, g(0, 0));
    scene
}

#[test]
fn dei_343_strength_in_numbers_may_add_a_scrapper() {
    let mut scene = refuge_42();
    scene.act(S1, play("refuge42-1")).act(S1, enlist(g(0, 0), By::Enlist));
    scene.refused_by("DEI-279", S1, enlist(g(3, 3), By::StrengthInNumbers));
    scene.act(S1, enlist(g(0, 0), By::StrengthInNumbers));
    assert_eq!((scene.scrappers(S1, g(0, 0)), scene.player(S1).scrappers), (2, 13));
    let event = Event::Enlisted { seat: S1, region: g(0, 0), by: By::StrengthInNumbers, scrappers: 1 };
    assert!(scene.heard(event) && event.rule() == "DEI-279");
    scene.act(S1, enlist(g(0, 0), By::Enlist));
    assert_eq!(scene.what(), Some((S1, Ask::Card)), "once per phase");
}

#[test]
fn dei_343_strength_in_numbers_can_be_left_out() {
    let mut scene = refuge_42();
    scene.act(S1, play("refuge42-1")).act(S1, enlist(g(0, 0), By::Enlist)).act(S1, STOP);
    assert_eq!(scene.scrappers(S1, g(0, 0)), 1);
    scene.act(S1, enlist(g(0, 0), By::Enlist)).act(S1, enlist(g(0, 0), By::StrengthInNumbers));
    assert_eq!(scene.scrappers(S1, g(0, 0)), 3);
}

#[test]
fn dei_343_strength_in_numbers_needs_the_leader_there_and_a_scrapper_in_reserve() {
    let mut scene = refuge_42();
    scene.act(S1, play("refuge42-1")).act(S1, enlist(g(3, 3), By::Enlist));
    assert!(matches!(scene.what(), Some((S1, Ask::Symbols(_)))), "the Leader is elsewhere");
    let mut scene = refuge_42();
    scene.units(S1, g(2, 2), 14).act(S1, play("refuge42-1")).act(S1, enlist(g(0, 0), By::Enlist));
    assert_eq!(scene.what(), Some((S1, Ask::Card)), "the reserve is empty");
}

#[test]
fn dei_343_strength_in_numbers_does_not_follow_a_drone() {
    let mut scene = refuge_42();
    scene.leader(S1, r(0, 2)).act(S1, play("refuge42-8")).act(S1, Action::Activate { to: r(0, 2) });
    scene.act(S1, enlist(r(0, 2), By::Drone)).act(S1, enlist(r(0, 2), By::Drone));
    assert_eq!((scene.scrappers(S1, r(0, 2)), scene.what()), (2, Some((S1, Ask::Card))));
}

/// Auxilia with the Leader and a Scrapper in G(1,1).
fn auxilia() -> Table {
    let mut scene = table(&[Faction::Auxilia, Faction::FarmZ]);
    scene.leader(S1, g(1, 1)).units(S1, g(1, 1), 1);
    scene
}

#[test]
fn dei_343_swift_follows_two_links() {
    let mut scene = auxilia();
    scene.act(S1, play("auxilia-3"));
    scene.refused_by("DEI-105", S1, go(g(1, 1), g(1, 3), 1, By::Move));
    scene.refused_by("DEI-105", S1, lead(g(1, 1), g(3, 2), 1, By::Move));
    scene.act(S1, lead(g(1, 1), g(2, 2), 1, By::Move));
    assert_eq!((scene.player(S1).leader, scene.scrappers(S1, g(2, 2))), (Some(g(2, 2)), 1));
    assert!(scene.player(S1).used.has(Limit::Swift));
}

#[test]
fn dei_343_swift_works_once_per_phase_and_is_spared_where_one_link_is_enough() {
    let mut scene = auxilia();
    scene.act(S1, play("auxilia-3")).act(S1, lead(g(1, 1), g(1, 2), 0, By::Move));
    assert!(!scene.player(S1).used.has(Limit::Swift));
    scene.act(S1, lead(g(1, 2), g(1, 0), 0, By::Move));
    assert_eq!(scene.player(S1).leader, Some(g(1, 0)));
    scene.act(S1, play("auxilia-7"));
    scene.refused_by("DEI-105", S1, lead(g(1, 0), g(1, 2), 0, By::Move));
    assert!(scene.legal(S1).contains(&lead(g(1, 0), g(1, 1), 0, By::Move)));
}

#[test]
fn dei_343_swift_cannot_lead_back_to_its_start() {
    let mut scene = auxilia();
    scene.act(S1, play("auxilia-3"));
    scene.refused_by("DEI-105", S1, lead(g(1, 1), g(1, 1), 1, By::Move));
}

#[test]
fn dei_343_swift_tests_the_last_region_alone_for_the_majority() {
    let mut scene = auxilia();
    scene.units(S2, g(1, 2), 5).units(S2, g(2, 1), 5).units(S2, g(2, 2), 1).units(S2, g(0, 2), 2);
    scene.act(S1, play("auxilia-3"));
    scene.refused_by("DEI-205", S1, lead(g(1, 1), g(1, 2), 1, By::Move));
    scene.refused_by("DEI-205", S1, lead(g(1, 1), g(0, 2), 1, By::Move));
    scene.act(S1, lead(g(1, 1), g(2, 2), 1, By::Move));
    assert_eq!(scene.player(S1).leader, Some(g(2, 2)));
}

#[test]
fn dei_343_swift_goes_through_elevators_and_bridges() {
    let mut scene = auxilia();
    scene.built(S1, Structure::Elevator, g(1, 1), Some(r(0, 1))).act(S1, play("auxilia-3"));
    scene.refused_by("DEI-105", S1, lead(g(1, 1), r(0, 0), 1, By::Move));
    scene.act(S1, lead(g(1, 1), r(1, 1), 1, By::Move)); // over the neutral bridge
    assert_eq!(scene.player(S1).leader, Some(r(1, 1)));
}

#[test]
fn dei_343_swift_with_a_climb_needs_no_elevator_on_either_link() {
    let mut scene = auxilia();
    scene.hand(S1, "T-2").act(S1, play("T-2"));
    scene.refused_by("DEI-105", S1, lead(g(1, 1), r(0, 0), 1, By::Move));
    scene.refused_by("DEI-105", S1, go(g(1, 1), g(0, 0), 1, By::Climb));
    scene.act(S1, lead(g(1, 1), g(0, 0), 1, By::Climb)); // over a roof, or round it
    assert_eq!(scene.player(S1).leader, Some(g(0, 0)));
    let mut scene = auxilia();
    scene.hand(S1, "T-2").leader(S1, r(0, 0)).act(S1, play("T-2"));
    scene.act(S1, lead(r(0, 0), r(0, 1), 0, By::Climb)); // down to a courtyard and up again
    assert_eq!(scene.player(S1).leader, Some(r(0, 1)));
}

#[test]
fn dei_343_swift_is_auxilias_alone() {
    let mut scene = table(&[Faction::FarmZ, Faction::Auxilia]);
    scene.leader(S1, g(1, 1)).act(S1, play("farm_z-3"));
    scene.refused_by("DEI-105", S1, lead(g(1, 1), g(1, 3), 0, By::Move));
}

#[test]
fn dei_343_hulk_counts_two() {
    let mut scene = table(&[Faction::FarmZ, Faction::Ravagers]);
    scene.leader(S1, g(1, 1)).units(S2, g(1, 2), 1).act(S1, play("farm_z-3"));
    scene.act(S1, lead(g(1, 1), g(1, 2), 0, By::Move));
    let place = scene.public().place(g(1, 2));
    assert_eq!((place.values[..2].to_vec(), place.majority), (vec![2, 1], Some(S1)));
}

#[test]
fn dei_343_other_leaders_and_scrappers_count_one() {
    for faction in Faction::ALL.into_iter().filter(|faction| *faction != Faction::FarmZ) {
        let mut scene = table(&[faction, Faction::FarmZ]);
        scene.leader(S1, g(1, 1)).units(S1, g(1, 1), 2).units(S2, g(2, 1), 3);
        assert_eq!(scene.public().place(g(1, 1)).values[0], 3, "{faction:?}");
        assert_eq!(scene.public().place(g(2, 1)).values[1], 3, "Scrappers of Farm Z");
    }
}

#[test]
fn dei_343_hulk_gives_supremacy_and_outposts() {
    let mut scene = table(&[Faction::FarmZ, Faction::Ravagers]);
    scene.outpost(Colour::Tactical, g(1, 2)).leader(S1, g(1, 1)).units(S2, g(1, 2), 1);
    assert_eq!(scene.cubes(S2, Colour::Tactical), 1);
    scene.act(S1, play("farm_z-3")).act(S1, lead(g(1, 1), g(1, 2), 0, By::Move));
    assert_eq!((scene.cubes(S1, Colour::Tactical), scene.cubes(S2, Colour::Tactical)), (1, 0));
    assert_eq!(scene.public().place(g(1, 2)).supremacy(), Some(S1));
}
