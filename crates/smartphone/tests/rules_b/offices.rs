//! Section 16: offices, SP-360 to SP-362.

use crate::common::*;
use crate::shared::*;
use smartphone::pieces::Side;

const fn take(region: Region) -> Action {
    Action::MoveOffice { region: Choice(Some(region)) }
}

const KEEP: Action = Action::MoveOffice { region: Choice(None) };
const GPS: Action = Action::Research { technology: Technology::Gps };

/// Three technologies, all twelve regions, and second offices in USA, Europe and China. The next marker completes GPS.
fn without_offices() -> Table {
    let mut scene = research(&[Power::WiFiDark], 1);
    let twice = [Region::Usa, Region::Europe, Region::China];
    spread(&mut scene, S1, &[], &twice, &[Technology::WiFi, Technology::Nfc, Technology::FourG]);
    scene.on_technology(S1, Technology::Gps, 2);
    scene
}

/// The same with four second offices and none in Emirates, in phase 6. The next marker completes Emirates.
fn without_offices_for_a_region() -> Table {
    let mut scene = logistics(&[Power::WiFiDark], 1);
    let twice = [Region::Usa, Region::Europe, Region::China, Region::Cis];
    let researched = [Technology::WiFi, Technology::Nfc, Technology::FourG];
    spread(&mut scene, S1, &[Region::Emirates], &twice, &researched);
    scene.on_region(S1, Region::Emirates, 1);
    scene
}

#[test]
fn sp_360_without_a_power_one_office_in_a_region() {
    let mut scene = logistics(&[], 5);
    scene.refused_by("SP-360", S1, Action::Logistics { region: Region::NorthAfrica });
    scene.refused_by("SP-88", S1, Action::SecondOffice { region: Region::NorthAfrica });
}

/// With offices in the supply nobody is asked to move one.
#[test]
fn sp_361_offices_are_never_moved_at_will() {
    let mut scene = research(&[Power::GpsPlain], 2);
    scene.refused_by("SP-226", S1, take(Region::NorthAfrica));
    scene.on_technology(S1, Technology::Gps, 2).act(S1, GPS);
    assert_eq!(offices(&scene, Region::NorthAfrica), [S1]);
    assert_eq!((scene.player(S1).offices, scene.what()), (16, Some(What::Research)));
    let mut scene = logistics(&[], 2);
    scene.refused_by("SP-226", S1, take(Region::NorthAfrica));
}

#[test]
fn sp_362_a_technology_without_an_office_asks_for_one() {
    let mut scene = without_offices();
    scene.act(S1, GPS);
    assert_eq!(scene.what(), Some(What::MoveOffice(Need::Technology(Technology::Gps))));
    let all: Vec<Action> = Region::ALL.into_iter().map(take).collect();
    let listed = scene.legal(S1);
    assert_eq!(listed.len(), 13);
    assert!(all.iter().chain([&KEEP]).all(|action| listed.contains(action)));
}

#[test]
fn sp_362_an_office_from_a_region_goes_to_the_technology() {
    let mut scene = without_offices();
    scene.act(S1, GPS).act(S1, take(Region::Canada));
    assert_eq!(offices(&scene, Region::Canada), []);
    let player = scene.player(S1);
    assert!(player.researched.has(Technology::Gps.index() as u8));
    assert_eq!((player.offices, player.markers), (0, 12));
    assert_eq!(scene.public().patents[Technology::Gps.index()], Some(S1));
    assert!(scene.told(S1).contains(&&Event::OfficeLeft { seat: S1, region: Region::Canada }));
}

/// GPS plain is resolved as ever.
#[test]
fn sp_362_the_power_of_the_technology_acts() {
    let mut scene = without_offices();
    scene.act(S1, GPS).act(S1, take(Region::Canada));
    assert_eq!(scene.player(S1).goods, 5);
}

#[test]
fn sp_362_an_office_can_be_taken_from_a_retailer() {
    let mut scene = without_offices();
    retailer(&mut scene, Region::Canada, 1, Side::A);
    scene.office(S3, Region::Canada).act(S1, GPS).act(S1, take(Region::Canada));
    assert_eq!(offices(&scene, Region::Canada), [S3], "they move left");
}

#[test]
fn sp_362_an_office_can_not_be_taken_where_none_is() {
    let mut scene = without_offices_for_a_region();
    scene.act(S1, Action::Logistics { region: Region::Emirates });
    scene.refused_by("SP-362", S1, take(Region::Emirates));
}

#[test]
fn sp_362_of_two_offices_the_right_one_is_taken() {
    let mut scene = without_offices();
    scene.edit(|state| {
        let offices = [S3, S1, S4, S1, S5].into_iter().collect();
        state.public.place_mut(Region::Usa).offices = offices;
        [S3, S4, S5].into_iter().for_each(|seat| state.public.players[seat].offices -= 1);
    });
    scene.act(S1, GPS).act(S1, take(Region::Usa));
    assert_eq!(offices(&scene, Region::Usa), [S3, S1, S4, S5]);
}

#[test]
fn sp_362_who_declines_keeps_the_markers() {
    let mut scene = without_offices();
    scene.act(S1, GPS).act(S1, KEEP);
    let player = scene.player(S1);
    assert_eq!((player.on_technologies[Technology::Gps.index()], player.markers), (3, 9));
    assert!(!player.researched.has(Technology::Gps.index() as u8));
    assert_eq!(scene.public().patents[Technology::Gps.index()], None);
    assert_eq!(scene.public().ask.map(|ask| ask.seat), Some(S2), "and is not asked again in this turn");
}

#[test]
fn sp_362_who_declines_goes_on_with_the_turn() {
    let mut scene = without_offices();
    scene.progress(S1, 2).act(S1, GPS).act(S1, KEEP);
    assert_eq!(scene.what(), Some(What::Research));
    scene.refused_by("SP-323", S1, GPS).act(S1, Action::Research { technology: Technology::Gamepad });
    assert_eq!(scene.player(S1).on_technologies[Technology::Gamepad.index()], 1);
}

/// Before progress is received.
#[test]
fn sp_362_who_declined_is_asked_again_at_the_start_of_the_next_research() {
    let mut scene = without_offices();
    shows_in(&mut scene, S1, Symbol::Research, 2);
    to_research(scene.on_technology(S1, Technology::Gps, 3).progress(S1, 0));
    let ask = scene.public().ask.expect("the first player of phase 5 is asked");
    assert_eq!((ask.seat, ask.what), (S1, What::MoveOffice(Need::Technology(Technology::Gps))));
    assert!(!scene.player(S1).done.received);
    scene.act(S1, take(Region::Usa));
    assert!(scene.player(S1).researched.has(Technology::Gps.index() as u8));
    assert_eq!((scene.what(), scene.player(S1).progress), (Some(What::Research), 2));
}

#[test]
fn sp_362_a_technology_that_became_cheaper_asks_too() {
    let mut scene = without_offices();
    shows_in(&mut scene, S1, Symbol::Research, 1);
    to_research(scene.research(S5, Technology::Gps).progress(S1, 0)); // costs 2 now, and 2 markers lie there
    assert_eq!(scene.what(), Some(What::MoveOffice(Need::Technology(Technology::Gps))));
    scene.act(S1, KEEP);
    assert_eq!((scene.what(), scene.player(S1).progress), (Some(What::Research), 1));
    assert_eq!(scene.player(S1).on_technologies[Technology::Gps.index()], 2);
}

#[test]
fn sp_362_a_region_without_an_office_asks_for_one() {
    let mut scene = without_offices_for_a_region();
    scene.act(S1, Action::Logistics { region: Region::Emirates });
    assert_eq!(scene.what(), Some(What::MoveOffice(Need::Region(Region::Emirates))));
    scene.act(S1, take(Region::Cis));
    assert_eq!((offices(&scene, Region::Cis), offices(&scene, Region::Emirates)), (vec![S5, S1], vec![S1]));
    assert_eq!((scene.player(S1).markers, scene.player(S1).offices), (12, 0));
}

#[test]
fn sp_362_who_declines_keeps_the_markers_on_the_region_and_is_asked_again_in_the_next_logistics() {
    let mut scene = without_offices_for_a_region();
    shows_in(&mut scene, S1, Symbol::Logistics, 1);
    scene.act(S1, Action::Logistics { region: Region::Emirates }).act(S1, KEEP);
    assert_eq!(scene.player(S1).on_regions[Region::Emirates.index()], 2);
    assert_eq!(scene.public().ask.map(|ask| ask.seat), Some(S2), "and is not asked again in this turn");
    scene.act(S2, Action::Finish);
    for seat in [S2, S3, S4, S5] {
        scene.price(seat, 8);
    }
    to_logistics(&mut scene);
    let ask = scene.public().ask.expect("seat 1 begins");
    assert_eq!((ask.seat, ask.what), (S1, What::MoveOffice(Need::Region(Region::Emirates))));
    assert!(!scene.player(S1).done.received, "before progress is received");
    scene.act(S1, take(Region::Usa));
    assert_eq!(offices(&scene, Region::Emirates), [S1]);
}

/// With a second progress: the region waits, the turn does not end.
#[test]
fn sp_362_who_declines_for_a_region_goes_on_with_the_turn() {
    let mut scene = without_offices_for_a_region();
    scene.edit(|state| {
        state.public.place_mut(Region::Canada).offices = Default::default();
        state.public.place_mut(Region::NorthAfrica).offices.push(S1); // instead of the one in Canada
    });
    scene.progress(S1, 2).act(S1, Action::Logistics { region: Region::Emirates }).act(S1, KEEP);
    assert_eq!(scene.public().ask.map(|ask| (ask.seat, ask.what)), Some((S1, What::Logistics)));
    assert_eq!(scene.legal(S1), [Action::Logistics { region: Region::Canada }, Action::Finish]);
}

/// An office that came back in between is used without a question.
#[test]
fn sp_362_with_an_office_in_the_supply_nothing_is_asked() {
    let mut scene = without_offices_for_a_region();
    scene.on_region(S1, Region::Emirates, 2).progress(S1, 0).edit(|state| {
        state.public.place_mut(Region::Canada).offices = Default::default();
        state.public.players[S1].offices += 1;
    });
    to_logistics(&mut scene);
    assert_eq!(offices(&scene, Region::Emirates), [S1]);
    assert!(!matches!(scene.what(), Some(What::MoveOffice(_))));
}

/// Somebody else takes the last space before the next turn.
#[test]
fn sp_362_markers_that_were_kept_return_when_the_region_is_full() {
    let mut scene = without_offices_for_a_region();
    scene.office(S3, Region::Emirates).office(S5, Region::Emirates).on_region(S4, Region::Emirates, 1);
    scene.act(S1, Action::Logistics { region: Region::Emirates }).act(S1, KEEP);
    scene.progress(S4, 1).at(Stage::Logistics, S4, What::Logistics);
    scene.act(S4, Action::Logistics { region: Region::Emirates });
    assert_eq!(offices(&scene, Region::Emirates), [S3, S5, S4]);
    assert_eq!(scene.player(S1).on_regions[Region::Emirates.index()], 0);
}

/// All regions but Emirates and Canada, with five second offices; the next marker completes Gamepad plain.
fn without_offices_for_the_gamepad() -> Table {
    let mut scene = research(&[Power::WiFiDark, Power::GamepadPlain], 1);
    let twice = [Region::Usa, Region::Europe, Region::China, Region::Cis, Region::India];
    let researched = [Technology::WiFi, Technology::Nfc, Technology::FourG];
    spread(&mut scene, S1, &[Region::Canada, Region::Emirates], &twice, &researched);
    scene.on_technology(S1, Technology::Gamepad, 3);
    scene
}

/// An office goes to the technology, then another one to the region.
#[test]
fn sp_362_gamepad_plain_without_an_office() {
    let mut scene = without_offices_for_the_gamepad();
    scene.act(S1, Action::Research { technology: Technology::Gamepad }).act(S1, take(Region::Usa));
    assert_eq!(scene.what(), Some(What::PlaceOffice));
    scene.act(S1, Action::PlaceOffice { region: Region::Emirates });
    assert_eq!(scene.what(), Some(What::MoveOffice(Need::Free(Region::Emirates))));
    scene.act(S1, take(Region::Europe));
    assert_eq!((offices(&scene, Region::Emirates), offices(&scene, Region::Europe)), (vec![S1], vec![S1]));
    let opened = Event::OfficeOpened { seat: S1, region: Region::Emirates, by: Opening::Gamepad };
    assert!(scene.told(S1).contains(&&opened));
}

#[test]
fn sp_362_the_office_of_gamepad_plain_is_lost_for_who_declines() {
    let mut scene = without_offices_for_the_gamepad();
    scene.act(S1, Action::Research { technology: Technology::Gamepad }).act(S1, take(Region::Usa));
    scene.act(S1, Action::PlaceOffice { region: Region::Emirates }).act(S1, KEEP);
    assert_eq!(offices(&scene, Region::Emirates), []);
    assert!(scene.player(S1).researched.has(Technology::Gamepad.index() as u8));
    assert_eq!(scene.public().ask.map(|ask| ask.seat), Some(S2), "nothing is asked again");
}

#[test]
fn sp_ex_39_two_offices_in_usa_with_blue_between_them() {
    let at_choice = || {
        let mut scene = without_offices();
        scene.edit(|state| {
            state.public.place_mut(Region::Usa).offices = [S1, S2, S1].into_iter().collect();
            state.public.players[S2].offices -= 1;
        });
        scene.act(S1, GPS);
        scene
    };
    let mut scene = at_choice();
    scene.act(S1, take(Region::Usa));
    assert_eq!(offices(&scene, Region::Usa), [S1, S2]);
    let mut scene = at_choice();
    scene.act(S1, take(Region::India));
    assert_eq!(offices(&scene, Region::Usa), [S1, S2, S1]);
    let mut scene = at_choice();
    scene.act(S1, KEEP);
    assert_eq!(scene.player(S1).on_technologies[Technology::Gps.index()], 3);
}
