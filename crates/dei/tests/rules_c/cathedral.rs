//! DEI-410 to DEI-416, DEI-420 to DEI-426: the Cathedral, its altars, what it brings and takes, its sealed roof.

use crate::common::*;

const CULT: [Faction; 2] = [Faction::ChronoCult, Faction::FarmZ];
/// The Cathedral is on R(1,1).
const ALTARS: [Region; 4] = [g(1, 1), g(1, 2), g(2, 1), g(2, 2)];
const ACTIVATE: Action = Action::Activate { to: r(1, 1) };

/// The Cult has played a Cathedral card with this bonus and activated the drone.
fn travellers(bonus: u8) -> Table {
    let mut scene = table(&CULT);
    let id = format!("cathedral-{bonus}");
    scene.hand(S1, &id).act(S1, play(&id)).act(S1, ACTIVATE);
    scene
}

/// Where a Scrapper can be deployed now.
fn deployable(scene: &Table) -> Regions {
    let listed = scene.legal(S1).into_iter();
    listed.filter_map(|it| if let Action::Enlist { region, .. } = it { Some(region) } else { None }).collect()
}

#[test]
fn dei_410_the_cathedral_comes_with_the_chrono_cult() {
    let scene = dealt(&[Faction::FarmZ, Faction::ChronoCult], Options::default());
    let roof = scene.public().cathedral().expect("the Cathedral is in the game");
    assert!(roof.is_roof());
    let market = |scene: &Table| {
        let deck: usize = scene.state().dark.markets.iter().map(|deck| deck.len()).sum();
        deck + scene.public().markets.iter().flatten().flatten().count()
    };
    assert_eq!(market(&scene), 48 + 3, "its cards are in the markets as those of other drones are");
    let without = dealt(&[Faction::FarmZ, Faction::Ravagers], Options::default());
    assert_eq!((without.public().cathedral(), market(&without)), (None, 48));
    assert!(without.public().altars.is_empty());
}

#[test]
fn dei_410_it_is_activated_as_a_drone_is() {
    let mut scene = table(&CULT);
    scene.act(S1, play("chrono_cult-8"));
    assert!(scene.legal(S1).contains(&ACTIVATE));
    scene.act(S1, ACTIVATE);
    assert!(matches!(scene.what(), Some((S1, Ask::Drone(at_work))) if at_work.drone == Drone::Cathedral));
}

#[test]
fn dei_411_set_up_puts_its_cube_on_top_and_four_altars_around() {
    for seed in 1..=20 {
        let mut setup = Setup::<Dei>::standard(3);
        setup.options.seat_2 = Choice::ChronoCult;
        let scene = Scene::<Dei>::with(&setup, seed);
        let (row, column) = scene.public().cathedral().expect("the Cathedral").place();
        let around = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)];
        let altars: Regions = around.into_iter().map(|(row, column)| g(row, column)).collect();
        assert_eq!((scene.public().altars, altars.len()), (altars, 4));
        assert_eq!(scene.public().cube, None, "nobody has the cube");
    }
}

#[test]
fn dei_412_cathedral_courtyards_are_those_with_an_altar() {
    let scene = table(&CULT);
    assert_eq!(scene.public().altars, ALTARS.into_iter().collect());
    let mut scene = table(&CULT);
    scene.units(S2, g(0, 1), 3).units(S2, r(0, 1), 3);
    assert_eq!(scene.public().cathedral_majority(), None, "courtyards without an altar do not count, nor do roofs");
    scene.units(S1, g(2, 1), 1);
    assert_eq!(scene.public().cathedral_majority(), Some(S1));
}

#[test]
fn dei_413_three_scrappers_are_deployed_where_altars_are() {
    let mut scene = travellers(0);
    assert_eq!(deployable(&scene), ALTARS.into_iter().collect());
    scene.refused_by("DEI-292", S1, enlist(g(0, 1), By::Drone));
    scene.act(S1, enlist(g(1, 1), By::Drone));
    scene.act(S1, Action::PutCube { colour: Colour::Tactical });
    scene.act(S1, enlist(g(1, 1), By::Drone)).act(S1, enlist(g(1, 1), By::Drone));
    assert_eq!((scene.scrappers(S1, g(1, 1)), scene.player(S1).scrappers), (3, 12), "all together");
    assert_eq!(scene.what(), Some((S1, Ask::Card)), "three and no more");
}

#[test]
fn dei_413_they_can_be_spread() {
    let mut scene = travellers(0);
    scene.act(S1, enlist(g(1, 1), By::Drone)).act(S1, Action::PutCube { colour: Colour::Tactical });
    scene.act(S1, enlist(g(2, 2), By::Drone)).act(S1, enlist(g(2, 1), By::Drone));
    let there: Vec<u8> = ALTARS.into_iter().map(|at| scene.scrappers(S1, at)).collect();
    assert_eq!(there, [1, 0, 1, 1]);
}

#[test]
fn dei_414_a_bonus_lets_each_of_them_be_put_so_far_from_an_altar() {
    let altars: Regions = ALTARS.into_iter().collect();
    for bonus in 1..=2 {
        let scene = travellers(bonus);
        assert_eq!(deployable(&scene), altars.within(bonus, scene.public().open), "+{bonus}");
    }
    let mut scene = travellers(1);
    scene.refused_by("DEI-292", S1, enlist(g(0, 0), By::Drone));
    assert!(deployable(&scene).has(g(0, 1)) && deployable(&scene).has(r(0, 0)));
    assert!(deployable(&travellers(2)).has(g(0, 0)));
}

#[test]
fn dei_ex_2_one_at_an_altar_and_two_beside() {
    let mut scene = travellers(1);
    scene.act(S1, enlist(g(1, 1), By::Drone)).act(S1, Action::PutCube { colour: Colour::Tactical });
    scene.act(S1, enlist(g(0, 1), By::Drone)).act(S1, enlist(r(0, 0), By::Drone));
    assert_eq!((scene.scrappers(S1, g(0, 1)), scene.scrappers(S1, r(0, 0))), (1, 1));
}

/// The way leads over courtyards and roofs alike, and not over the sealed roof.
#[test]
fn dei_415_the_distance_is_measured_on_the_ground_and_over_roofs() {
    let mut scene = table(&[Faction::ChronoCult, Faction::FarmZ, Faction::Ravagers]);
    scene.hand(S1, "cathedral-1").act(S1, play("cathedral-1")).act(S1, ACTIVATE);
    let there = deployable(&scene);
    assert!(there.has(r(1, 2)) && there.has(g(1, 3)) && there.has(r(0, 1)), "a step from an altar");
    assert!(!there.has(r(1, 3)) && !there.has(g(1, 4)) && !there.has(r(1, 1)));
    scene.refused_by("DEI-425", S1, enlist(r(1, 1), By::Drone));
}

#[test]
fn dei_415_neither_majority_nor_refuge_is_needed() {
    let mut scene = table(&CULT);
    scene.units(S2, g(1, 1), 5).cube(S2, Colour::Logistic).act(S1, play("chrono_cult-8")).act(S1, ACTIVATE);
    scene.act(S1, enlist(g(1, 1), By::Drone));
    assert_eq!(scene.scrappers(S1, g(1, 1)), 1);
}

#[test]
fn dei_415_fewer_can_be_deployed() {
    let mut scene = travellers(0);
    scene.act(S1, enlist(g(1, 1), By::Drone)).act(S1, Action::PutCube { colour: Colour::Tactical }).act(S1, STOP);
    assert_eq!((scene.player(S1).scrappers, scene.what()), (14, Some((S1, Ask::Card))), "by choice");
    let mut scene = table(&CULT);
    scene.units(S1, g(0, 0), 14).act(S1, play("chrono_cult-8")).act(S1, ACTIVATE);
    scene.act(S1, enlist(g(1, 1), By::Drone)).act(S1, Action::PutCube { colour: Colour::Tactical });
    assert_eq!(scene.what(), Some((S1, Ask::Card)), "the reserve has no more");
}

#[test]
fn dei_416_whoever_has_a_card_of_the_cathedral_can_activate_it() {
    let mut scene = table(&[Faction::FarmZ, Faction::ChronoCult]);
    scene.hand(S1, "cathedral-1").act(S1, play("cathedral-1")).act(S1, ACTIVATE);
    scene.act(S1, enlist(g(1, 1), By::Drone)).act(S1, Action::PutCube { colour: Colour::Tactical });
    assert_eq!((scene.scrappers(S1, g(1, 1)), scene.scrappers(S2, g(1, 1))), (1, 0));
}

/// The Cult has activated the Cathedral so often in this round, and has 5 Scrappers in G(0,0) and 5 in G(3,3).
fn indebted(times: u8) -> Table {
    let mut scene = table(&CULT);
    scene.units(S1, g(0, 0), 5).units(S1, g(3, 3), 5).lay(|public| public.players[S1].travels = times);
    scene
}

fn remove(region: Region) -> Action {
    Action::Remove { region }
}

#[test]
fn dei_420_three_scrappers_go_for_every_card_that_activated_the_cathedral() {
    for times in 1..=2 {
        let mut scene = indebted(times);
        scene.ends(S1, 3);
        for left in (1..=3 * times).rev() {
            assert_eq!(scene.what(), Some((S1, Ask::Remove(left))), "before the mission");
            scene.act(S1, remove(if left % 2 == 1 { g(0, 0) } else { g(3, 3) }));
        }
        assert_eq!((scene.player(S1).scrappers, scene.what()), (5 + 3 * times, Some((S1, Ask::Mission))));
        let event = Event::Removed { seat: S1, region: g(0, 0), scrappers: 1 };
        assert!(scene.heard(event) && event.rule() == "DEI-420");
    }
}

#[test]
fn dei_420_whoever_activated_nothing_loses_nobody() {
    let mut scene = indebted(0);
    scene.ends(S1, 3);
    assert_eq!((scene.player(S1).scrappers, scene.what()), (5, Some((S1, Ask::Mission))));
}

/// Played in AP1, paid once at the end of AP3, and in the next round nothing is owed any more.
#[test]
fn dei_421_they_go_at_the_end_of_ap3_and_at_no_other_time() {
    let mut scene = table(&CULT);
    scene.units(S1, g(0, 0), 6).act(S1, play("chrono_cult-8")).act(S1, ACTIVATE).act(S1, STOP);
    for phase in 1..=2 {
        scene.ends(S1, phase);
        assert_eq!((scene.player(S1).scrappers, scene.what().map(|it| it.0)), (9, Some(S2)), "AP{phase}");
    }
    scene.units(S1, g(3, 3), 1).ends(S1, 3);
    assert_eq!(scene.what(), Some((S1, Ask::Remove(3))));
    scene.act(S1, remove(g(0, 0))).act(S1, remove(g(0, 0))).act(S1, remove(g(0, 0)));
    assert_eq!(scene.scrappers(S1, g(0, 0)), 3);
    scene.lay(|public| public.round = 3).ends(S1, 3);
    assert_eq!(scene.what(), Some((S1, Ask::Mission)), "the debt is paid");
}

#[test]
fn dei_422_the_owner_decides_which() {
    let mut scene = indebted(1);
    scene.units(S2, g(2, 2), 1).leader(S1, g(1, 1)).ends(S1, 3);
    assert_eq!(scene.legal(S1), [remove(g(0, 0)), remove(g(3, 3))]);
    scene.refused_by("DEI-422", S1, remove(g(2, 2))).refused_by("DEI-422", S1, remove(g(1, 1)));
    scene.refused_by("DEI-592", S1, STOP);
    scene.act(S1, remove(g(3, 3)));
    assert_eq!((scene.scrappers(S1, g(0, 0)), scene.scrappers(S1, g(3, 3))), (5, 4));
}

/// DEI-142: each is a change of its own; the majority in a region can be lost on the way.
#[test]
fn dei_422_control_is_set_after_each_of_them() {
    let mut scene = table(&CULT);
    scene.outpost(Colour::Tactical, g(0, 1)).units(S1, g(0, 1), 2).units(S2, g(0, 1), 1).units(S1, g(3, 3), 5);
    scene.lay(|public| public.players[S1].travels = 1).ends(S1, 3).act(S1, remove(g(0, 1)));
    assert_eq!(scene.cubes(S1, Colour::Tactical), 0, "level");
    scene.act(S1, remove(g(0, 1)));
    assert_eq!(scene.cubes(S2, Colour::Tactical), 1);
}

#[test]
fn dei_422_if_there_are_too_few_all_go_and_nobody_is_asked() {
    for there in [1, 2, 3] {
        let mut scene = table(&CULT);
        scene.units(S1, g(0, 0), there).units(S1, g(3, 3), 3 - there).leader(S1, g(0, 0));
        scene.lay(|public| public.players[S1].travels = 1).ends(S1, 3);
        assert_eq!((scene.player(S1).scrappers, scene.what()), (15, Some((S1, Ask::Mission))));
        assert_eq!(scene.player(S1).leader, Some(g(0, 0)), "the Leader stays");
        assert!(scene.heard(Event::Removed { seat: S1, region: g(0, 0), scrappers: there }));
    }
    let mut scene = table(&CULT);
    scene.units(S1, g(0, 0), 4).units(S1, g(3, 3), 1).lay(|public| public.players[S1].travels = 2).ends(S1, 3);
    assert_eq!(scene.player(S1).scrappers, 15, "6 are owed and 5 there");
}

#[test]
fn dei_422_a_copy_of_a_cathedral_card_is_owed_by_its_player() {
    let mut scene = table(&[Faction::FarmZ, Faction::ChronoCult]);
    scene.hand(S1, "K-11").units(S1, g(0, 0), 8).lay(|public| {
        public.players[S2].hand.remove(card("chrono_cult-8"));
        public.players[S2].up.insert(card("chrono_cult-8"));
    });
    scene.act(S1, play("K-11")).act(S1, Action::Copy { card: card("chrono_cult-8") }).act(S1, ACTIVATE).act(S1, STOP);
    assert_eq!((scene.player(S1).travels, scene.player(S2).travels), (1, 0));
    scene.units(S1, g(3, 3), 1).ends(S1, 3);
    assert_eq!(scene.what(), Some((S1, Ask::Remove(3))));
}

#[test]
fn dei_422_it_is_owed_in_full_even_if_nobody_was_deployed() {
    let mut scene = table(&CULT);
    scene.units(S1, g(0, 0), 4).units(S1, g(3, 3), 4).act(S1, play("chrono_cult-8")).act(S1, ACTIVATE).act(S1, STOP);
    scene.ends(S1, 3);
    assert_eq!((scene.player(S1).scrappers, scene.what()), (7, Some((S1, Ask::Remove(3)))));
}

#[test]
fn dei_422_a_symbol_that_was_not_used_owes_nothing() {
    let mut scene = table(&CULT);
    scene.units(S1, g(0, 0), 8).act(S1, play("chrono_cult-8")).act(S1, STOP);
    scene.ends(S1, 3);
    assert_eq!((scene.player(S1).travels, scene.what()), (0, Some((S1, Ask::Mission))));
}

#[test]
fn dei_423_the_cathedral_keeps_its_roof_for_the_whole_game() {
    let mut scene = dealt(&CULT, Options::default());
    let (roof, altars) = (scene.public().cathedral(), scene.public().altars);
    scene.wander(3, |state| {
        assert_eq!((state.public.cathedral(), state.public.altars), (roof, altars));
        false
    });
    assert_eq!(scene.public().stage, Stage::Over);
}

#[test]
fn dei_424_the_cathedral_does_not_move() {
    let mut scene = table(&CULT);
    scene.unlocked(S1, Advantage::RemoteControl).hand(S1, "cathedral-2").act(S1, play("cathedral-2"));
    for to in [r(0, 1), g(1, 1), r(1, 2)] {
        scene.refused_by("DEI-424", S1, Action::Activate { to });
    }
    assert_eq!(scene.legal(S1), [ACTIVATE, STOP]);
    scene.act(S1, ACTIVATE);
    assert_eq!(scene.public().cathedral(), Some(r(1, 1)));
}

#[test]
fn dei_425_no_unit_comes_to_the_sealed_roof_or_over_it() {
    let mut scene = table(&[Faction::Auxilia, Faction::ChronoCult]);
    scene.hand(S1, "T-6").leader(S1, g(1, 1)).units(S1, g(1, 1), 3).act(S1, play("T-6"));
    scene.refused_by("DEI-425", S1, go(g(1, 1), r(1, 1), 1, By::Climb));
    scene.act(S1, lead(g(1, 1), g(2, 2), 0, By::Climb)); // Swift: round the roof, over another courtyard
    assert_eq!(scene.player(S1).leader, Some(g(2, 2)));
    let mut scene = table(&[Faction::Auxilia, Faction::ChronoCult]);
    scene.units(S2, g(2, 2), 1).cube(S2, Colour::Logistic).leader(S1, r(0, 1)).hand(S1, "T-2");
    scene.built(S1, Structure::Bridge, r(0, 1), Some(r(0, 2))).act(S1, play("T-2"));
    scene.refused_by("DEI-105", S1, lead(r(0, 1), r(2, 1), 0, By::Move)); // both neutral bridges lead to R(1,1)
    scene.refused_by("DEI-105", S1, lead(r(0, 1), g(2, 1), 0, By::Move));
}

#[test]
fn dei_425_nothing_is_placed_on_the_sealed_roof() {
    let mut scene = table(&[Faction::ChronoCult, Faction::Auxilia]);
    scene.units(S1, g(1, 1), 1).units(S1, r(0, 1), 1).cube(S1, Colour::Tactical).hand(S1, "M-7").hand(S1, "L-2");
    scene.act(S1, play("M-7"));
    scene.refused_by("DEI-425", S1, refuge(r(1, 1), By::Build));
    scene.refused_by("DEI-425", S1, elevator(g(1, 1), r(1, 1), By::Build));
    scene.refused_by("DEI-425", S1, bridge(r(0, 1), r(1, 1), By::Build));
    scene.refused_by("DEI-425", S1, bridge(r(1, 1), r(0, 1), By::Build));
    scene.refused_by("DEI-425", S1, enlist(r(1, 1), By::Muster));
    scene.act(S1, STOP);
    let mut scene = table(&[Faction::Auxilia, Faction::ChronoCult]);
    scene.units(S1, r(2, 0), 2).act(S1, play("auxilia-8")).act(S1, Action::Activate { to: r(2, 0) });
    scene.refused_by("DEI-425", S1, go(r(2, 0), r(1, 1), 1, By::Drone));
}

#[test]
fn dei_425_no_drone_flies_there_or_over_it() {
    let mut scene = table(&[Faction::Ravagers, Faction::ChronoCult]);
    scene.lay(|public| public.drones[Drone::Masamune.index()] = Some(r(0, 1))).act(S1, play("ravagers-8"));
    scene.refused_by("DEI-291", S1, Action::Activate { to: r(1, 1) });
    scene.refused_by("DEI-291", S1, Action::Activate { to: r(2, 1) }); // 2 steps, if R(1,1) could be crossed
    assert!(scene.legal(S1).contains(&Action::Activate { to: r(1, 2) }));
}

#[test]
fn dei_425_set_up_lays_nothing_on_it() {
    for seed in 1..=20 {
        let mut setup = Setup::<Dei>::standard(2);
        setup.options.seat_1 = Choice::ChronoCult;
        let scene = Scene::<Dei>::with(&setup, seed);
        let roof = scene.public().cathedral().expect("the Cathedral");
        assert!(!scene.public().open.has(roof) && scene.public().place(roof).resources() == 0);
        assert!(scene.public().outposts().all(|outpost| outpost.region != roof));
    }
}

/// On a board of 3×3 both neutral bridges lead to R(1,1).
#[test]
fn dei_426_a_neutral_bridge_to_the_sealed_roof_stays_and_is_no_link() {
    let mut scene = table(&CULT);
    let bridges = scene.public().bridges;
    assert!(bridges.iter().all(|way| way.joins(r(0, 1), r(1, 1)) || way.joins(r(1, 1), r(2, 1))));
    scene.units(S1, r(0, 1), 1).units(S1, g(0, 0), 1).act(S1, play("chrono_cult-3"));
    scene.refused_by("DEI-425", S1, go(r(0, 1), r(1, 1), 1, By::Move));
    assert_eq!(scene.public().bridges, bridges);
    let mut scene = table(&[Faction::Ravagers, Faction::FarmZ]);
    scene.units(S1, r(0, 1), 1).act(S1, play("ravagers-3")).act(S1, go(r(0, 1), r(1, 1), 1, By::Move));
    assert_eq!(scene.scrappers(S1, r(1, 1)), 1, "without the Cathedral it is one");
}
