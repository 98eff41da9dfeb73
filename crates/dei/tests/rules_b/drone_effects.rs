//! Section 11: what each drone of the base game does; and the Cathedral of DEI-EX-2.

use crate::common::*;
use dei::event::{Source, Why};
use dei::state::Ask;
use dei::{Action, Drone, Event, Faction};

fn activate(scene: &mut Table, id: &str, region: Region) {
    scene.plays(S1, id).act(S1, Action::Activate { to: region });
}

#[test]
fn dei_294_masamune_collects_two_resources_of_one_kind_or_of_both() {
    for (first, second) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let [first, second] = [first, second].map(|kind| Resource::ALL[kind]);
        let mut scene = table(&THREE);
        scene.drone(Drone::Masamune, g(1, 1));
        scene.lies(g(1, 1), Resource::Technology, 3).lies(g(1, 1), Resource::Energy, 3);
        activate(&mut scene, "masamune-2", g(1, 1));
        scene.collect(S1, g(1, 1), first, By::Drone).collect(S1, g(1, 1), second, By::Drone);
        assert_eq!((scene.has(S1).0 + scene.has(S1).1, scene.top()), (2, Some(Ask::Card)), "2, whatever the bonus");
        assert_eq!(scene.public().place(g(1, 1)).resources(), 4);
    }
}

#[test]
fn dei_294_masamune_takes_only_what_lies_there() {
    let mut scene = table(&THREE);
    scene.drone(Drone::Masamune, g(1, 1)).lies(g(1, 1), Resource::Technology, 1);
    activate(&mut scene, "masamune-0", g(1, 1));
    scene.refused_by("DEI-210", S1, take(g(1, 1), Resource::Energy, By::Drone));
    scene.collect(S1, g(1, 1), Resource::Technology, By::Drone);
    assert_eq!((scene.has(S1), scene.top()), ((1, 0, 0), Some(Ask::Card)));
}

#[test]
fn dei_295_simon_enlists_two_scrappers_in_its_region() {
    let mut scene = table(&THREE);
    scene.drone(Drone::Simon, r(1, 1));
    activate(&mut scene, "simon-2", r(1, 1));
    scene.enlist(S1, r(1, 1), By::Drone).enlist(S1, r(1, 1), By::Drone);
    assert_eq!((scene.scrappers(S1, r(1, 1)), scene.player(S1).scrappers), (2, 13));
    assert_eq!(scene.top(), Some(Ask::Card), "2, whatever the bonus");
}

/// What they change of the majority is seen straight away.
#[test]
fn dei_295_scrappers_that_simon_brings_take_an_outpost() {
    let mut scene = table(&THREE);
    scene.drone(Drone::Simon, r(1, 1)).outpost(r(1, 1), Colour::Tactical).units(S2, r(1, 1), 1);
    activate(&mut scene, "simon-0", r(1, 1));
    scene.enlist(S1, r(1, 1), By::Drone);
    scene.tells(Event::CubeReturned { seat: S2, colour: Colour::Tactical, region: r(1, 1) }, "DEI-137");
    scene.enlist(S1, r(1, 1), By::Drone);
    scene.tells(Event::CubeTaken { seat: S1, colour: Colour::Tactical, region: r(1, 1) }, "DEI-135");
}

/// With one Scrapper in reserve there is one.
#[test]
fn dei_295_simon_takes_scrappers_out_of_the_reserve() {
    let mut scene = table(&THREE);
    scene.drone(Drone::Simon, r(1, 1)).units(S1, g(1, 1), 14);
    activate(&mut scene, "simon-0", r(1, 1));
    scene.enlist(S1, r(1, 1), By::Drone);
    assert_eq!(scene.top(), Some(Ask::Card));
}

/// Seat 1 has so many Scrappers with Fly in G(1,1), and Fly was activated there.
fn fly(scrappers: u8) -> Table {
    let mut scene = table(&THREE);
    scene.drone(Drone::Fly, g(1, 1)).units(S1, g(1, 1), scrappers).leader(S1, g(1, 1));
    activate(&mut scene, "fly-0", g(1, 1));
    scene
}

#[test]
fn dei_296_fly_takes_two_scrappers_to_courtyards_the_same_or_not() {
    let mut scene = fly(3);
    scene.moves(S1, g(1, 1), g(3, 3), 1, By::Drone);
    let told = Event::Moved { seat: S1, from: g(1, 1), to: g(3, 3), scrappers: 1, leader: false, by: By::Drone };
    scene.tells(told, "DEI-296");
    scene.moves(S1, g(1, 1), g(0, 4), 1, By::Drone);
    assert_eq!((scene.scrappers(S1, g(1, 1)), scene.top()), (1, Some(Ask::Card)));
    let mut scene = fly(3);
    scene.refused_by("DEI-296", S1, go(g(1, 1), g(3, 3), 3, By::Drone)).moves(S1, g(1, 1), g(3, 3), 2, By::Drone);
    assert_eq!((scene.scrappers(S1, g(3, 3)), scene.top()), (2, Some(Ask::Card)));
}

#[test]
fn dei_296_or_one_to_a_roof() {
    let mut scene = fly(3);
    scene.refused_by("DEI-296", S1, go(g(1, 1), r(2, 3), 2, By::Drone)).moves(S1, g(1, 1), r(2, 3), 1, By::Drone);
    assert_eq!((scene.scrappers(S1, r(2, 3)), scene.top()), (1, Some(Ask::Card)), "and nobody else");
    let mut scene = fly(3);
    scene.moves(S1, g(1, 1), g(3, 3), 1, By::Drone).refused_by("DEI-296", S1, go(g(1, 1), r(2, 3), 1, By::Drone));
}

#[test]
fn dei_296_out_of_its_region() {
    let mut scene = fly(1);
    scene.units(S1, g(2, 2), 2).refused_by("DEI-296", S1, go(g(2, 2), g(3, 3), 1, By::Drone));
}

#[test]
fn dei_297_fly_moves_scrappers_of_the_player_and_not_the_leader() {
    let mut scene = fly(1);
    scene.units(S2, g(1, 1), 2);
    scene.refused_by("DEI-297", S1, lead(g(1, 1), g(3, 3), 0, By::Drone));
    scene.refused_by("DEI-204", S1, go(g(1, 1), g(3, 3), 2, By::Drone)); // the other ones are not theirs
    scene.moves(S1, g(1, 1), g(3, 3), 1, By::Drone);
    assert_eq!((scene.scrappers(S2, g(1, 1)), scene.player(S1).leader), (2, Some(g(1, 1))));
}

#[test]
fn dei_297_anywhere_on_the_board_where_they_have_the_majority_on_arrival() {
    let mut scene = fly(2);
    scene.units(S2, g(3, 4), 1);
    scene.refused_by("DEI-205", S1, go(g(1, 1), g(3, 4), 1, By::Drone));
    let open = scene.public().open.iter().filter(|region| ![g(1, 1), g(3, 4)].contains(region));
    for region in open.collect::<Vec<_>>() {
        assert!(scene.can(S1, go(g(1, 1), region, 1, By::Drone)), "{region:?}");
    }
    scene.refused_by("DEI-102", S1, go(g(1, 1), g(4, 4), 1, By::Drone));
    scene.moves(S1, g(1, 1), g(3, 4), 2, By::Drone);
}

#[test]
fn dei_298_draco_kills_once_for_every_opposing_faction_and_brings_a_supply_and_a_candy() {
    let mut scene = table(&THREE);
    scene.drone(Drone::Draco, g(1, 1)).units(S1, g(1, 1), 1).units(S2, g(1, 1), 2).units(S3, g(1, 1), 2);
    activate(&mut scene, "draco-0", g(1, 1));
    scene.tells(Event::Supplied { seat: S1, supplies: 1, why: Why::Draco }, "DEI-298");
    scene.tells(Event::Gained { seat: S1, technology: 0, energy: 0, candies: 1, from: Source::Draco }, "DEI-298");
    scene.kills(S1, g(1, 1), S3, By::Drone).kills(S1, g(1, 1), S2, By::Drone);
    assert_eq!([S1, S2, S3].map(|seat| scene.scrappers(seat, g(1, 1))), [1, 1, 1]);
    assert_eq!((scene.player(S1).supplies, scene.has(S1)), (1, (0, 0, 1)));
}

#[test]
fn dei_299_draco_removes_one_scrapper_of_a_faction_at_most() {
    let mut scene = table(&THREE);
    scene.drone(Drone::Draco, g(1, 1)).units(S2, g(1, 1), 2).units(S3, g(1, 1), 2);
    activate(&mut scene, "draco-2", g(1, 1));
    scene.kills(S1, g(1, 1), S2, By::Drone);
    scene.refused_by("DEI-221", S1, Action::Kill { region: g(1, 1), victim: S2, by: By::Drone });
    assert!(scene.can(S1, Action::Kill { region: g(1, 1), victim: S3, by: By::Drone }));
}

/// One time, and even if no Scrapper was removed.
#[test]
fn dei_299_supply_and_candy_come_one_time_for_each_activation() {
    let mut scene = table(&THREE);
    scene.drone(Drone::Draco, g(1, 1));
    activate(&mut scene, "draco-2", g(1, 2));
    assert_eq!((scene.player(S1).supplies, scene.has(S1)), (1, (0, 0, 1)));
    scene.turn(S1, 1);
    activate(&mut scene, "draco-0", g(1, 2));
    assert_eq!((scene.player(S1).supplies, scene.has(S1)), (2, (0, 0, 2)));
}

#[test]
fn dei_300_the_flight_and_every_part_of_the_effect_can_be_left_out() {
    let mut scene = table(&THREE);
    scene.drone(Drone::Masamune, g(1, 1)).lies(g(1, 1), Resource::Technology, 3).units(S2, g(1, 1), 1);
    scene.plays(S1, "masamune-0").stops(S1);
    assert_eq!((scene.has(S1), scene.top()), ((0, 0, 0), Some(Ask::Card)), "no activation at all");
    scene.turn(S1, 1);
    activate(&mut scene, "masamune-0", g(1, 1));
    scene.stops(S1);
    assert_eq!((scene.has(S1), scene.top()), ((0, 0, 0), Some(Ask::Card)), "no flight and no effect");
    scene.turn(S1, 1).drone(Drone::Draco, g(1, 1));
    activate(&mut scene, "draco-0", g(1, 1));
    scene.stops(S1);
    assert_eq!((scene.scrappers(S2, g(1, 1)), scene.player(S1).supplies), (1, 1), "no Kill");
}

#[test]
fn dei_303_one_at_a_time_and_the_player_can_stop_between_any_two() {
    let mut scene = table(&THREE);
    scene.drone(Drone::Masamune, g(1, 1)).lies(g(1, 1), Resource::Technology, 3);
    activate(&mut scene, "masamune-0", g(1, 1));
    scene.collect(S1, g(1, 1), Resource::Technology, By::Drone).stops(S1);
    assert_eq!((scene.has(S1), scene.top()), ((1, 0, 0), Some(Ask::Card)));
    let mut scene = table(&THREE);
    scene.drone(Drone::Simon, g(1, 1));
    activate(&mut scene, "simon-0", g(1, 1));
    scene.enlist(S1, g(1, 1), By::Drone).stops(S1);
    assert_eq!((scene.scrappers(S1, g(1, 1)), scene.top()), (1, Some(Ask::Card)));
    let mut scene = table(&THREE);
    scene.drone(Drone::Draco, g(1, 1)).units(S2, g(1, 1), 1).units(S3, g(1, 1), 1);
    activate(&mut scene, "draco-0", g(1, 1));
    scene.kills(S1, g(1, 1), S2, By::Drone).stops(S1);
    assert_eq!(scene.scrappers(S3, g(1, 1)), 1);
    assert!(matches!(scene.top(), Some(Ask::Symbols(_))), "the card goes on with the candy");
}

/// Two against one: alone neither could arrive.
#[test]
fn dei_303_two_scrappers_can_arrive_in_a_courtyard_as_one_group() {
    let mut scene = fly(2);
    scene.units(S2, g(3, 3), 1).refused_by("DEI-205", S1, go(g(1, 1), g(3, 3), 1, By::Drone));
    scene.moves(S1, g(1, 1), g(3, 3), 2, By::Drone);
    assert_eq!(scene.public().place(g(3, 3)).majority, Some(S1));
}

#[test]
fn dei_303_a_scrapper_cannot_be_sent_to_the_region_in_which_fly_is() {
    let mut scene = fly(2);
    scene.refused_by("DEI-303", S1, go(g(1, 1), g(1, 1), 1, By::Drone));
}

/// The Cathedral is on R(2,1); its altars are in G(2,1), G(2,2), G(3,1) and G(3,2).
#[test]
fn dei_ex_2_one_to_an_altar_and_two_next_to_it() {
    let mut scene = table(&[Faction::ChronoCult, Faction::Ravagers]);
    activate(&mut scene, "cathedral-1", r(2, 1));
    scene.refused_by("DEI-292", S1, Action::Enlist { region: g(0, 1), by: By::Drone }); // two regions away
    scene.enlist(S1, g(2, 1), By::Drone);
    if scene.top() == Some(Ask::Colour) {
        scene.act(S1, Action::PutCube { colour: Colour::Tactical });
    }
    scene.enlist(S1, g(1, 1), By::Drone).enlist(S1, r(1, 0), By::Drone);
    assert_eq!([g(2, 1), g(1, 1), r(1, 0)].map(|region| scene.scrappers(S1, region)), [1, 1, 1]);
    assert_eq!((scene.player(S1).scrappers, scene.top()), (12, Some(Ask::Card)));
}
