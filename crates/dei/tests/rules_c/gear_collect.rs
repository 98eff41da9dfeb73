//! Table 20.6: Metal detector, Accumulator and Power unit; DEI-460 to DEI-462.

use crate::common::*;

const TWO: [Faction; 2] = [Faction::Hackers, Faction::FarmZ];
const T: Resource = Resource::Technology;
const E: Resource = Resource::Energy;

/// Liza is in G(1,1); this gear card lies face up, and another card is played.
fn then_plays(id: &str, other: &str, arrange: impl FnOnce(&mut Table)) -> Table {
    with_gear(&TWO, id, other, arrange)
}

fn store(scene: &Table) -> (u8, u8) {
    let Store { technology, energy, .. } = scene.player(S1).store;
    (technology, energy)
}

#[test]
fn dei_451_metal_detector_collects_twice_where_the_leader_is() {
    let mut scene = geared(&TWO, "G-3");
    scene.leader(S1, r(0, 0)).lies(r(0, 0), 0, 3).act(S1, play("G-3"));
    scene.act(S1, collect(r(0, 0), E, By::LeaderCollect)).act(S1, collect(r(0, 0), E, By::LeaderCollect));
    assert_eq!((store(&scene), scene.what()), ((0, 2), Some((S1, Ask::Card))));
    let mut scene = geared(&TWO, "G-3");
    scene.leader(S1, r(0, 0)).lies(r(0, 0), 0, 3).act(S1, play("G-3"));
    scene.act(S1, collect(r(0, 0), E, By::LeaderCollect)).act(S1, STOP);
    assert_eq!((store(&scene), scene.what()), ((0, 1), Some((S1, Ask::Card))), "or fewer");
}

#[test]
fn dei_452_metal_detector_takes_technology_out_of_the_general_supply() {
    let mut scene = then_plays("G-3", "hackers-5", |scene| _ = scene.lies(g(1, 1), 1, 0));
    let supply = scene.public().supply.technology;
    scene.act(S1, detect(g(1, 1), By::Collect));
    let left = (scene.public().place(g(1, 1)).resources[0], scene.public().supply.technology);
    assert_eq!((store(&scene), left), ((1, 0), (1, supply - 1)), "not off the board");
    let event =
        Event::Collected { seat: S1, region: g(1, 1), resource: T, exchange: false, supply: true, by: By::Collect };
    assert!(scene.heard(event) && event.rule() == "DEI-460");
    scene.act(S1, collect(g(1, 1), T, By::Collect));
    assert_eq!(scene.public().place(g(1, 1)).resources[0], 0, "they may take it off the board");
}

#[test]
fn dei_452_metal_detector_works_for_its_own_leader_actions_and_for_candies() {
    let mut scene = geared(&TWO, "G-3");
    scene.leader(S1, g(1, 1)).store(S1, 0, 0, 1).act(S1, play("G-3"));
    scene.act(S1, detect(g(1, 1), By::LeaderCollect)).act(S1, detect(g(1, 1), By::LeaderCollect));
    scene.act(S1, detect(g(1, 1), By::Candy));
    assert_eq!(store(&scene), (3, 0));
}

#[test]
fn dei_452_metal_detector_works_in_the_leaders_courtyard_alone() {
    let arrange = |scene: &mut Table| _ = scene.units(S1, g(1, 2), 1).lies(g(1, 2), 1, 0);
    let mut scene = then_plays("G-3", "hackers-5", arrange);
    scene.refused_by("DEI-460", S1, detect(g(1, 2), By::Collect));
    let mut scene = then_plays("G-3", "hackers-5", |scene| _ = scene.leader(S1, r(0, 0)).lies(r(0, 0), 0, 1));
    scene.refused_by("DEI-460", S1, detect(r(0, 0), By::Collect));
    let energy = Action::Collect { region: g(1, 1), kind: E, exchange: false, supply: true, by: By::Collect };
    then_plays("G-3", "hackers-5", |_| ()).refused_by("DEI-460", S1, energy);
}

#[test]
fn dei_460_metal_detector_needs_the_majority_and_technology_in_the_supply() {
    let arrange = |scene: &mut Table| _ = scene.units(S2, g(1, 1), 1).units(S1, g(0, 0), 1).lies(g(0, 0), 1, 0);
    then_plays("G-3", "hackers-5", arrange).refused_by("DEI-209", S1, detect(g(1, 1), By::Collect));
    let arrange = |scene: &mut Table| _ = scene.store(S2, 59, 0, 0).lies(g(1, 1), 1, 0);
    let mut scene = then_plays("G-3", "hackers-5", arrange);
    assert_eq!(scene.public().supply.technology, 0);
    scene.refused_by("DEI-460", S1, detect(g(1, 1), By::Collect));
    scene.act(S1, collect(g(1, 1), T, By::Collect));
}

#[test]
fn dei_460_what_lies_in_the_courtyard_does_not_matter() {
    for (technology, energy) in [(0, 0), (2, 0), (0, 1)] {
        let mut scene = then_plays("G-3", "hackers-5", |scene| _ = scene.lies(g(1, 1), technology, energy));
        scene.act(S1, detect(g(1, 1), By::Collect));
        assert_eq!(scene.public().place(g(1, 1)).resources, [technology, energy]);
    }
    let mut scene = geared(&TWO, "G-3");
    scene.leader(S1, g(1, 1)).units(S1, g(1, 2), 1).lies(g(1, 2), 1, 0).act(S1, play("hackers-5"));
    scene.refused_by("DEI-460", S1, detect(g(1, 1), By::Collect)); // the card is not face up
}

/// DEI-278: what Keen eye adds is taken off the board.
#[test]
fn dei_460_keen_eye_takes_nothing_out_of_the_supply() {
    let mut scene =
        with_gear(&[Faction::Ravagers, Faction::FarmZ], "G-3", "ravagers-5", |scene| _ = scene.lies(g(1, 1), 1, 0));
    scene.act(S1, detect(g(1, 1), By::Collect)).refused_by("DEI-460", S1, detect(g(1, 1), By::KeenEye));
    scene.act(S1, collect(g(1, 1), T, By::KeenEye));
    assert_eq!((store(&scene), scene.public().place(g(1, 1)).resources[0]), ((2, 0), 0));
}

#[test]
fn dei_451_accumulator_gives_an_energy() {
    let mut scene = geared(&TWO, "G-5");
    scene.leader(S1, g(1, 1)).act(S1, play("G-5"));
    assert_eq!((store(&scene), scene.what()), ((0, 1), Some((S1, Ask::Card))));
    assert!(scene.heard(Event::Gained { seat: S1, technology: 0, energy: 1, candies: 0, from: Source::Card }));
}

#[test]
fn dei_452_accumulator_lets_a_collect_count_as_refine_where_the_leader_is() {
    let mut scene = then_plays("G-5", "hackers-5", |scene| {
        scene.lies(g(1, 1), 3, 0).store(S1, 0, 0, 1).unlocked(S1, Advantage::SmallRefinery);
    });
    scene.act(S1, refine(g(1, 1), By::Collect)).act(S1, refine(g(1, 1), By::Collect));
    scene.act(S1, refine(g(1, 1), By::Candy));
    assert_eq!((store(&scene), scene.public().place(g(1, 1)).resources[0]), ((0, 3), 0));
    assert!(scene.player(S1).can(Limit::SmallRefinery), "DEI-197: what has no limit comes first");
    let mut scene = then_plays("G-5", "hackers-5", |scene| _ = scene.units(S1, g(1, 2), 1).lies(g(1, 2), 2, 0));
    scene.refused_by("DEI-228", S1, refine(g(1, 2), By::Collect));
    scene.act(S1, collect(g(1, 2), T, By::Collect));
    let mut scene = then_plays("G-5", "hackers-5", |scene| _ = scene.lies(g(1, 1), 1, 0).store(S2, 0, 40, 0));
    scene.refused_by("DEI-229", S1, refine(g(1, 1), By::Collect));
    assert!(!scene.legal(S1).contains(&refine(g(1, 1), By::Collect)), "the general supply is out of Energy");
}

#[test]
fn dei_451_power_unit_exchanges_one_or_two_technology_for_energy() {
    for count in [1, 2] {
        let mut scene = geared(&TWO, "G-7");
        scene.leader(S1, g(1, 1)).store(S1, 3, 0, 0).act(S1, play("G-7"));
        scene.refused_by("DEI-237", S1, Action::Exchange { count: 0 });
        scene.refused_by("DEI-237", S1, Action::Exchange { count: 3 });
        scene.act(S1, Action::Exchange { count });
        assert_eq!((store(&scene), scene.what()), ((3 - count, count), Some((S1, Ask::Card))), "once");
        let Store { technology, energy, .. } = scene.public().supply;
        assert_eq!((technology, energy), (57 + count, 40 - count), "from and to the general supply");
    }
    let mut scene = geared(&TWO, "G-7");
    scene.leader(S1, g(1, 1)).store(S1, 2, 0, 0).store(S2, 0, 39, 0).act(S1, play("G-7"));
    scene.refused_by("DEI-237", S1, Action::Exchange { count: 2 });
    scene.act(S1, Action::Exchange { count: 1 });
    assert_eq!(store(&scene), (1, 1), "the supply had no more");
}

#[test]
fn dei_452_power_unit_pays_a_supply_for_a_collect_where_the_leader_is() {
    let mut scene = then_plays("G-7", "hackers-5", |scene| {
        scene.lies(g(1, 1), 1, 1).units(S1, g(1, 2), 1).lies(g(1, 2), 1, 0).store(S1, 0, 0, 1);
    });
    scene.act(S1, collect(g(1, 1), T, By::Collect)).act(S1, collect(g(1, 1), E, By::Candy));
    assert_eq!(scene.supplies(S1), 2);
    scene.act(S1, collect(g(1, 2), T, By::Collect));
    assert_eq!(scene.supplies(S1), 2, "not elsewhere");
}

#[test]
fn dei_461_to_gear_a_refine_is_a_collect() {
    let mut scene = then_plays("G-7", "M-2", |scene| _ = scene.lies(g(1, 1), 2, 0));
    scene.act(S1, refine(g(1, 1), By::Refine)).act(S1, collect(g(1, 1), T, By::Refine));
    assert_eq!((scene.supplies(S1), store(&scene)), (2, (1, 1)), "Power unit");
    let mut scene = then_plays("G-3", "M-2", |_| ());
    scene.act(S1, detect(g(1, 1), By::Refine));
    let exchanged = Action::Collect { region: g(1, 1), kind: T, exchange: true, supply: true, by: By::Refine };
    scene.act(S1, exchanged);
    assert_eq!(store(&scene), (1, 1), "Metal detector: kept once and exchanged once");
}

#[test]
fn dei_462_power_unit_pays_for_collect_and_refine_and_not_for_a_drone() {
    let mut scene = then_plays("G-7", "M-6", |scene| _ = scene.lies(g(1, 1), 3, 0));
    scene.act(S1, collect(g(1, 1), T, By::Collect));
    let event = Event::Supplied { seat: S1, supplies: 1, why: Why::PowerUnit };
    assert!(scene.heard(event) && event.rule() == "DEI-462");
    scene.act(S1, refine(g(1, 1), By::Refine));
    assert!(scene.heard(event));
    for (id, drone) in [("hackers-8", Drone::Scorpion), ("masamune-0", Drone::Masamune)] {
        let mut scene = then_plays("G-7", id, |scene| {
            scene.lies(g(1, 1), 2, 0).lay(|public| public.drones[drone.index()] = Some(g(1, 1)));
        });
        scene.act(S1, Action::Activate { to: g(1, 1) }).act(S1, collect(g(1, 1), T, By::Drone));
        assert_eq!((store(&scene), scene.supplies(S1)), ((1, 0), 0), "{id}");
    }
}

/// The further resource is no Collect of its own.
#[test]
fn dei_462_power_unit_pays_once_for_a_collect_with_keen_eye() {
    let mut scene =
        with_gear(&[Faction::Ravagers, Faction::FarmZ], "G-7", "ravagers-5", |scene| _ = scene.lies(g(1, 1), 2, 0));
    scene.act(S1, collect(g(1, 1), T, By::Collect)).act(S1, collect(g(1, 1), T, By::KeenEye));
    assert_eq!((store(&scene), scene.supplies(S1)), ((2, 0), 1));
}
