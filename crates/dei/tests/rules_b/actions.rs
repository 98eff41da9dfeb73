//! Section 8: Kill, Climb, Muster and Refine.

use crate::common::*;
use dei::{Action, Event, Faction};

#[test]
fn dei_221_where_the_player_has_a_unit_a_scrapper_of_another_faction_goes_back_to_its_owner() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).units(S2, g(1, 1), 3).units(S3, g(2, 2), 1).plays(S1, "T-4");
    scene.kills(S1, g(1, 1), S2, By::Kill);
    scene.tells(Event::Killed { seat: S1, victim: S2, region: g(1, 1), by: By::Kill }, "DEI-221");
    assert_eq!((scene.scrappers(S2, g(1, 1)), scene.player(S2).scrappers), (2, 13));
    let kill = |region, victim| Action::Kill { region, victim, by: By::Kill };
    scene.refused_by("DEI-221", S1, kill(g(2, 2), S3)); // no unit of seat 1
    scene.refused_by("DEI-221", S1, kill(g(1, 1), S3)); // no Scrapper of seat 3
    scene.refused_by("DEI-221", S1, kill(g(1, 1), S1));
    assert_eq!(scene.legal(S1), [kill(g(1, 1), S2), Action::Stop]);
    scene.kills(S1, g(1, 1), S2, By::Kill);
    assert_eq!(scene.scrappers(S2, g(1, 1)), 1);
}

/// A Leader alone is a unit too.
#[test]
fn dei_221_the_leader_is_unit_enough() {
    let mut scene = table(&THREE);
    scene.leader(S1, r(1, 1)).units(S2, r(1, 1), 1).plays(S1, "T-4").kills(S1, r(1, 1), S2, By::Kill);
    assert_eq!(scene.scrappers(S2, r(1, 1)), 0);
}

#[test]
fn dei_221_a_drone_kills_without_a_unit_of_the_player() {
    let mut scene = table(&THREE);
    scene.units(S2, r(1, 0), 1).plays(S1, "draco-0").act(S1, Action::Activate { to: r(1, 0) });
    scene.kills(S1, r(1, 0), S2, By::Drone);
    assert_eq!(scene.player(S2).scrappers, 15);
}

#[test]
fn dei_222_no_leader_can_be_killed() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 3).leader(S2, g(1, 1)).units(S3, g(1, 1), 1).plays(S1, "T-4");
    scene.refused_by("DEI-221", S1, Action::Kill { region: g(1, 1), victim: S2, by: By::Kill });
    assert_eq!(scene.legal(S1), [Action::Kill { region: g(1, 1), victim: S3, by: By::Kill }, Action::Stop]);
    scene.leader(S3, g(1, 1)).kills(S1, g(1, 1), S3, By::Kill);
    assert_eq!((scene.scrappers(S3, g(1, 1)), scene.player(S3).leader), (0, Some(g(1, 1))));
}

#[test]
fn dei_223_a_kill_needs_no_majority_and_brings_nothing_in() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).units(S2, g(1, 1), 4).plays(S1, "T-4");
    let before = *scene.player(S1);
    scene.kills(S1, g(1, 1), S2, By::Kill);
    let after = scene.player(S1);
    assert_eq!((after.store, after.supplies, after.scrappers), (before.store, before.supplies, before.scrappers));
    assert_eq!(scene.public().place(g(1, 1)).majority, Some(S2));
}

/// By way of control: the majority that a Kill gives takes the outpost.
#[test]
fn dei_223_what_a_kill_changes_is_the_majority() {
    let mut scene = table(&THREE);
    scene.outpost(g(1, 1), Colour::Tactical).units(S1, g(1, 1), 2).units(S2, g(1, 1), 2).plays(S1, "T-4");
    scene.kills(S1, g(1, 1), S2, By::Kill);
    scene.tells(Event::CubeTaken { seat: S1, colour: Colour::Tactical, region: g(1, 1) }, "DEI-135");
}

#[test]
fn dei_224_climb_leads_from_a_courtyard_to_an_adjacent_roof_or_back_without_an_elevator() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 2).plays(S1, "T-6");
    for roof in [r(0, 0), r(0, 1), r(1, 0), r(1, 1)] {
        assert!(scene.can(S1, go(g(1, 1), roof, 1, By::Climb)), "{roof:?}");
    }
    scene.refused_by("DEI-105", S1, go(g(1, 1), r(2, 2), 1, By::Climb)); // not adjacent
    scene.moves(S1, g(1, 1), r(1, 1), 2, By::Climb);
    let up = Event::Moved { seat: S1, from: g(1, 1), to: r(1, 1), scrappers: 2, leader: false, by: By::Climb };
    scene.tells(up, "DEI-224");
    scene.refused_by("DEI-105", S1, go(r(1, 1), r(2, 1), 1, By::Climb)); // a roof beside it, no Bridge
    scene.moves(S1, r(1, 1), g(2, 1), 1, By::Climb);
    assert_eq!((scene.scrappers(S1, r(1, 1)), scene.scrappers(S1, g(2, 1))), (1, 1));
}

/// An ordinary Move needs the Elevator.
#[test]
fn dei_224_a_move_is_no_climb() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).plays(S1, "T-2").refused_by("DEI-105", S1, go(g(1, 1), r(1, 1), 1, By::Move));
    assert!(scene.can(S1, go(g(1, 1), r(1, 1), 1, By::Climb)));
}

#[test]
fn dei_225_a_climb_can_be_an_ordinary_move_and_must_give_the_majority_either_way() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 2).units(S1, r(1, 0), 1).units(S2, g(1, 2), 2).units(S3, r(1, 1), 2).plays(S1, "T-6");
    scene.refused_by("DEI-205", S1, go(g(1, 1), g(1, 2), 2, By::Climb));
    scene.refused_by("DEI-205", S1, go(g(1, 1), r(1, 1), 2, By::Climb));
    scene.units(S3, r(1, 1), 0);
    assert!(scene.can(S1, go(r(1, 0), r(1, 1), 1, By::Climb)), "by the neutral Bridge");
    scene.moves(S1, g(1, 1), g(2, 1), 2, By::Climb);
    assert_eq!(scene.scrappers(S1, g(2, 1)), 2);
}

#[test]
fn dei_226_muster_enlists_where_a_unit_is_and_no_refuge() {
    let mut scene = table(&THREE);
    scene.units(S1, r(1, 1), 1).leader(S1, g(2, 2)).units(S2, g(1, 1), 1).units(S2, r(1, 1), 3).plays(S1, "L-2");
    let muster = |region| Action::Enlist { region, by: By::Muster };
    scene.refused_by("DEI-226", S1, muster(g(1, 1))); // only somebody else's unit
    scene.enlist(S1, r(1, 1), By::Muster);
    scene.tells(Event::Enlisted { seat: S1, region: r(1, 1), by: By::Muster, scrappers: 1 }, "DEI-226");
    assert_eq!((scene.scrappers(S1, r(1, 1)), scene.player(S1).scrappers), (2, 13));
    scene.enlist(S1, g(2, 2), By::Muster); // the Leader is a unit
    assert_eq!(scene.scrappers(S1, g(2, 2)), 1);
}

#[test]
fn dei_226_a_muster_needs_a_scrapper_in_reserve() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 14).plays(S1, "L-2").enlist(S1, g(1, 1), By::Muster);
    assert_eq!((scene.scrappers(S1, g(1, 1)), scene.top()), (15, Some(dei::state::Ask::Card)), "the card is over");
}

#[test]
fn dei_227_a_muster_can_be_an_ordinary_enlist() {
    let mut scene = table(&THREE);
    scene.refuge(S1, g(2, 1)).refuge(S2, g(2, 2)).plays(S1, "L-2");
    assert!(!scene.can(S1, Action::Enlist { region: g(2, 2), by: By::Muster }), "the Refuge of somebody else");
    scene.enlist(S1, g(2, 1), By::Muster).enlist(S1, g(0, 3), By::Muster);
    assert_eq!((scene.scrappers(S1, g(2, 1)), scene.scrappers(S1, g(0, 3))), (1, 1));
}

#[test]
fn dei_228_refine_is_a_collect() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).units(S1, r(1, 1), 1).units(S2, r(1, 1), 1);
    scene.lies(g(1, 1), Resource::Technology, 1).lies(r(1, 1), Resource::Energy, 1).plays(S1, "M-2");
    scene.refused_by("DEI-209", S1, take(r(1, 1), Resource::Energy, By::Refine)); // level
    scene.refused_by("DEI-210", S1, take(g(1, 1), Resource::Energy, By::Refine));
    scene.collect(S1, g(1, 1), Resource::Technology, By::Refine);
    assert_eq!((scene.has(S1), scene.public().place(g(1, 1)).resources()), ((1, 0, 0), 0), "nothing is exchanged");
}

#[test]
fn dei_228_a_plain_collect_exchanges_nothing() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).lies(g(1, 1), Resource::Technology, 3).plays(S1, "M-6");
    scene.refused_by("DEI-228", S1, refine(g(1, 1), By::Collect)).act(S1, refine(g(1, 1), By::Refine));
    assert_eq!(scene.has(S1), (0, 1, 0));
}

#[test]
fn dei_229_technology_taken_with_refine_is_handed_on_for_energy() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).lies(g(1, 1), Resource::Technology, 2).lies(g(1, 1), Resource::Energy, 1);
    let (technology, energy) = (scene.public().supply.technology, scene.public().supply.energy);
    scene.plays(S1, "M-2");
    let energy_exchanged =
        Action::Collect { region: g(1, 1), kind: Resource::Energy, exchange: true, supply: false, by: By::Refine };
    scene.refused_by("DEI-229", S1, energy_exchanged).act(S1, refine(g(1, 1), By::Refine));
    let resource = Resource::Technology;
    let told = Event::Collected { seat: S1, region: g(1, 1), resource, exchange: true, supply: false, by: By::Refine };
    scene.tells(told, "DEI-229");
    assert_eq!(scene.has(S1), (0, 1, 0));
    assert_eq!((scene.public().supply.technology, scene.public().supply.energy), (technology + 1, energy - 1));
}

#[test]
fn dei_229_no_exchange_when_the_general_supply_is_out_of_energy() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).lies(g(1, 1), Resource::Technology, 2).store(S2, 0, 40, 0).plays(S1, "M-2");
    scene.refused_by("DEI-229", S1, refine(g(1, 1), By::Refine));
    scene.collect(S1, g(1, 1), Resource::Technology, By::Refine);
    assert_eq!(scene.has(S1), (1, 0, 0));
}

/// Gains: they come at once, out of the general supply.
#[test]
fn dei_237_what_a_card_gains_comes_out_of_the_general_supply() {
    let mut scene = table(&THREE);
    let supply = scene.public().supply;
    scene.plays(S1, "K-10");
    let gained = |technology, energy, candies| {
        let from = dei::event::Source::Card;
        Event::Gained { seat: S1, technology, energy, candies, from }
    };
    scene.tells(gained(3, 0, 0), "DEI-237");
    assert_eq!((scene.has(S1), scene.public().supply.technology), ((3, 0, 0), supply.technology - 3));
    scene.turn(S1, 1).plays(S1, "M-5").tells(gained(0, 1, 0), "DEI-237");
    assert_eq!((scene.has(S1), scene.public().supply.energy), ((3, 1, 0), supply.energy - 1));
    scene.turn(S1, 1).plays(S1, "L-5").tells(gained(0, 0, 2), "DEI-237");
    assert_eq!((scene.has(S1), scene.public().supply.candies), ((3, 1, 2), supply.candies - 2));
    scene.turn(S1, 1).plays(S1, "K-12");
    scene.tells(Event::Supplied { seat: S1, supplies: 2, why: dei::event::Why::Card }, "DEI-237");
    assert_eq!(scene.player(S1).supplies, 2);
}

#[test]
fn dei_237_as_much_as_the_general_supply_has() {
    let mut scene = table(&THREE);
    scene.store(S2, 58, 0, 15).plays(S1, "K-10");
    assert_eq!((scene.has(S1), scene.public().supply.technology), ((2, 0, 0), 0));
    scene.turn(S1, 1).plays(S1, "K-5");
    assert_eq!((scene.has(S1), scene.public().supply.candies), ((2, 0, 1), 0));
}

#[test]
fn dei_237_x2_exchanges_at_most_two_technology() {
    let mut scene = table(&THREE);
    scene.store(S1, 5, 0, 0).plays(S1, "K-9");
    let exchange = |count| Action::Exchange { count };
    scene.refused_by("DEI-237", S1, exchange(3)).refused_by("DEI-237", S1, exchange(0));
    assert_eq!(scene.legal(S1), [exchange(1), exchange(2), Action::Stop]);
    let supply = scene.public().supply;
    scene.act(S1, exchange(2)).tells(Event::Exchanged { seat: S1, count: 2 }, "DEI-237");
    assert_eq!(scene.has(S1), (3, 2, 0));
    let after = scene.public().supply;
    assert_eq!((after.technology, after.energy), (supply.technology + 2, supply.energy - 2));
}

/// One exchange: whoever hands in 1 cannot hand in another.
#[test]
fn dei_237_x2_is_used_once() {
    let mut scene = table(&THREE);
    scene.store(S1, 5, 0, 0).plays(S1, "K-9").act(S1, Action::Exchange { count: 1 });
    assert_eq!((scene.has(S1), scene.top()), ((4, 1, 0), Some(dei::state::Ask::Card)), "the card is over");
}

#[test]
fn dei_237_x2_takes_no_more_energy_than_there_is_and_no_technology_that_is_not() {
    let mut scene = table(&THREE);
    scene.store(S1, 5, 0, 0).store(S2, 0, 39, 0).plays(S1, "K-9");
    scene.refused_by("DEI-237", S1, Action::Exchange { count: 2 });
    let mut scene = table(&THREE);
    scene.store(S1, 1, 0, 0).plays(S1, "K-9").refused_by("DEI-237", S1, Action::Exchange { count: 2 });
    scene.act(S1, Action::Exchange { count: 1 });
    assert_eq!(scene.has(S1), (0, 1, 0));
}

/// A faction of the expansion kills and is killed as the others.
#[test]
fn dei_221_every_faction_can_be_the_victim() {
    let mut scene = table(&[Faction::Hackers, Faction::ChronoCult]);
    scene.units(S1, g(1, 1), 1).units(S2, g(1, 1), 1).plays(S1, "T-4").kills(S1, g(1, 1), S2, By::Kill);
    assert_eq!(scene.player(S2).scrappers, 15);
}
