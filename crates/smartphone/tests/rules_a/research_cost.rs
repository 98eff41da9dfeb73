//! 15 Research, what a technology costs: SP-321, SP-322, SP-EX-8, SP-EX-9, SP-EX-37.

use crate::common::*;
use crate::shared::*;
use Technology::*;

/// What a technology costs a player, as their view says.
fn cost(scene: &Table, seat: Seat, technology: Technology) -> Option<u8> {
    Smartphone::portray(scene.seen(seat)).technologies[technology.index()].cost
}

fn turn(powers: &[Power], progress: u8) -> Table {
    let mut scene = with_powers(2, powers);
    scene.progress(S1, progress).at(Stage::Research, S1, What::Research);
    scene
}

fn researched(scene: &Table) -> Vec<Event> {
    scene.heard(|event| matches!(event, Event::Researched { .. } | Event::PatentTaken { .. }))
}

#[test]
fn sp_321_gamepad_dark_takes_one_off_with_the_patent_there_or_not() {
    let mut scene = turn(&[], 1);
    scene.own(S1, Power::GamepadDark);
    let costs = [Gps, WiFi, Battery, Nfc, FourG].map(|technology| cost(&scene, S1, technology));
    assert_eq!(costs, [2, 2, 3, 4, 5].map(Some));
    let costs = [Gps, WiFi, Battery, Nfc, FourG].map(|technology| cost(&scene, S2, technology));
    assert_eq!(costs, [3, 3, 4, 5, 6].map(Some));
    for technology in [Gps, WiFi, Battery, Nfc, FourG] {
        scene.research(S2, technology);
    }
    let costs = [Gps, WiFi, Battery, Nfc, FourG].map(|technology| cost(&scene, S1, technology));
    assert_eq!(costs, [1, 1, 2, 3, 4].map(Some));
}

#[test]
fn sp_321_one_marker_is_enough_for_gps_then() {
    let mut scene = turn(&[Power::N1], 2);
    scene.own(S1, Power::GamepadDark).research(S2, Gps);
    scene.act(S1, research(Gps));
    assert!(scene.player(S1).researched.has(Gps.index() as u8));
}

#[test]
fn sp_ex_9_nfc_costs_the_owner_of_gamepad_dark_three_without_its_patent() {
    let mut scene = turn(&[], 3);
    scene.own(S1, Power::GamepadDark).research(S2, Nfc);
    assert_eq!(cost(&scene, S1, Nfc), Some(3));
    scene.act(S1, research(Nfc)).act(S1, research(Nfc));
    assert!(!scene.player(S1).researched.has(Nfc.index() as u8));
    scene.act(S1, research(Nfc));
    assert!(scene.player(S1).researched.has(Nfc.index() as u8));
}

#[test]
fn sp_ex_8_the_patent_makes_the_technology_cheaper_for_who_acts_later() {
    let mut scene = turn(&[Power::N5], 3);
    scene.on_technology(S1, Gamepad, 2).on_technology(S2, Gamepad, 3);
    scene.act(S1, research(Gamepad)).act(S1, research(Gamepad));
    assert_eq!((scene.public().patents[2], scene.player(S1).progress), (Some(S1), 1));
    assert!(!scene.player(S2).researched.has(2), "not before the turn of the other player");
    scene.act(S1, research(Gps));
    assert_eq!(researched(&scene), [Event::Researched { seat: S2, technology: Gamepad }]);
    assert_eq!((scene.player(S2).on_technologies, scene.public().patents[2]), ([0; 6], Some(S1)));
}

#[test]
fn sp_322_who_has_acted_waits_for_the_next_round() {
    let mut scene = turn(&[Power::N5], 1);
    scene.on_technology(S1, Gamepad, 3).on_technology(S2, Gamepad, 3);
    // Seat 2 acts first.
    scene.edit(|state| {
        state.public.order = [S2, S1].into_iter().collect();
        state.public.turn = 1;
    });
    scene.act(S1, research(Gamepad));
    assert_eq!((scene.public().round, scene.player(S2).on_technologies[2]), (2, 3));
    scene.round(5).plans(&[&[(Research, 0)], &[(Cheap, 0)]]);
    assert!(scene.player(S2).researched.has(2));
}

#[test]
fn sp_322_it_completes_before_new_progress_and_needs_no_marker() {
    let mut scene = table(2, Options::default());
    scene.edit(|state| lay(&mut state.public, Power::N5));
    scene.research(S2, Gamepad).on_technology(S1, Gamepad, 3).round(5);
    scene.plans(&[&[(Research, 2), (Plus, 0)], &[(Research, 0), (Cheap, 0)]]);
    let wanted = |event: &Event| matches!(event, Event::Researched { .. } | Event::ProgressReceived { seat: S1, .. });
    assert_eq!(
        scene.heard(wanted),
        [
            Event::Researched { seat: S1, technology: Gamepad },
            Event::ProgressReceived { seat: S1, logistics: false, progress: 2, lost: 0 },
        ]
    );
    assert_eq!((scene.player(S1).progress, scene.player(S1).markers), (2, 10));
}

#[test]
fn sp_322_several_complete_in_board_order_each_with_its_power_before_the_next() {
    let mut scene = turn(&[Power::GpsPlain, Power::GamepadPlain, Power::N3], 1);
    scene.research(S1, Gps).research(S1, Gamepad).research(S1, Battery);
    scene.on_technology(S2, Gps, 2).on_technology(S2, Gamepad, 3).on_technology(S2, Battery, 3);
    scene.act(S1, Action::Finish);
    let told = scene.heard(|event| matches!(event, Event::Researched { .. } | Event::Produced { .. }));
    assert_eq!(
        told,
        [
            Event::Researched { seat: S2, technology: Gps },
            Event::Produced { seat: S2, goods: 5, lost: 0, by: Source::Gps },
            Event::Researched { seat: S2, technology: Gamepad },
        ]
    );
    assert_eq!((scene.asked_seat(), scene.what()), (S2, Some(What::PlaceOffice)));
    scene.act(S2, office(Region::Canada));
    assert_eq!(researched(&scene), [Event::Researched { seat: S2, technology: Battery }]);
}

#[test]
fn sp_ex_37_the_own_gamepad_dark_completes_others_at_once() {
    let mut scene = turn(&[Power::GamepadDark, Power::N1], 1);
    scene.on_technology(S1, Gamepad, 3).on_technology(S1, Gps, 2);
    scene.act(S1, research(Gamepad));
    assert_eq!(
        researched(&scene),
        [
            Event::Researched { seat: S1, technology: Gamepad },
            Event::PatentTaken { seat: S1, technology: Gamepad },
            Event::Researched { seat: S1, technology: Gps },
            Event::PatentTaken { seat: S1, technology: Gps },
        ]
    );
    assert_eq!((scene.player(S1).markers, scene.player(S1).on_technologies), (12, [0; 6]));
}

#[test]
fn sp_322_the_own_gamepad_dark_completes_several_in_board_order() {
    let mut scene = turn(&[Power::GamepadDark, Power::N1, Power::N3], 1);
    scene.on_technology(S1, Gamepad, 3).on_technology(S1, WiFi, 2).on_technology(S1, Gps, 2).on_technology(S1, Nfc, 3);
    scene.act(S1, research(Gamepad));
    let order = scene.heard(|event| matches!(event, Event::Researched { .. }));
    assert_eq!(order, [Gamepad, Gps, WiFi].map(|technology| Event::Researched { seat: S1, technology }));
    assert_eq!(scene.player(S1).on_technologies[4], 3, "NFC still needs a marker");
}
