//! Section 16: logistics, SP-345 to SP-354.

use crate::common::*;
use crate::shared::*;
use smartphone::pieces::Side;

const fn put(region: Region) -> Action {
    Action::Logistics { region }
}

#[test]
fn sp_345_each_active_logistics_symbol_gives_a_progress() {
    let mut scene = with_powers(5, &[]);
    shows(&mut scene, S1, &[(Symbol::Logistics, 3)]);
    to_logistics(&mut scene);
    assert_eq!((scene.player(S1).progress, scene.player(S1).markers), (3, 9));
    let received = Event::ProgressReceived { seat: S1, logistics: true, progress: 3, lost: 0 };
    assert_eq!(told(&scene, |event| matches!(event, Event::ProgressReceived { .. })), [received]);
}

#[test]
fn sp_345_battery_plain_gives_one_more() {
    let mut scene = with_powers(5, &[]);
    shows(&mut scene, S1, &[(Symbol::Logistics, 2)]);
    to_logistics(scene.own(S1, Power::BatteryPlain));
    assert_eq!(scene.player(S1).progress, 3);
}

#[test]
fn sp_345_battery_dark_gives_one_for_each_active_plus() {
    let mut scene = with_powers(5, &[]);
    shows(&mut scene, S1, &[(Symbol::Logistics, 2), (Symbol::Plus, 2)]);
    to_logistics(scene.own(S1, Power::BatteryDark));
    assert_eq!(scene.player(S1).progress, 4);
}

#[test]
fn sp_345_goods_on_logistics_symbols_give_progress() {
    let mut scene = with_powers(5, &[]);
    shows(&mut scene, S1, &[(Symbol::Logistics, 2)]);
    scene.own(S1, Power::N4).edit(|state| {
        state.public.players[S1].lent = [0, 2];
        state.public.players[S1].supply -= 2;
    });
    to_logistics(&mut scene);
    assert_eq!(scene.player(S1).progress, 4);
}

/// 11 of the 12 markers lie on technologies, regions and a customer.
#[test]
fn sp_345_a_player_short_of_markers_receives_fewer() {
    let mut scene = with_powers(5, &[Power::N9]);
    shows(&mut scene, S1, &[(Symbol::Logistics, 3)]);
    scene.on_technology(S1, Technology::FourG, 5).on_technology(S1, Technology::Nfc, 2);
    scene.on_region(S1, Region::Europe, 3);
    to_logistics(reserve(&mut scene, S1, Region::Usa, End::Left));
    assert_eq!((scene.player(S1).progress, scene.player(S1).markers), (1, 0));
    let received = Event::ProgressReceived { seat: S1, logistics: true, progress: 1, lost: 2 };
    assert_eq!(told(&scene, |event| matches!(event, Event::ProgressReceived { .. })), [received]);
}

#[test]
fn sp_346_progress_goes_to_linked_regions_one_marker_at_a_time() {
    let mut scene = logistics(&[], 4);
    let open = [Region::SouthAmerica, Region::Europe, Region::Emirates, Region::China];
    let listed: Vec<Action> = open.into_iter().map(put).chain([Action::Finish]).collect();
    assert_eq!(scene.legal(S1), listed);
    scene.act(S1, put(Region::Europe)).act(S1, put(Region::China)).act(S1, put(Region::Europe));
    let on = scene.player(S1).on_regions;
    assert_eq!((on[Region::Europe.index()], on[Region::China.index()], scene.player(S1).progress), (2, 1, 1));
}

#[test]
fn sp_346_a_region_that_is_not_linked_is_refused() {
    logistics(&[], 4).refused_by("SP-346", S1, put(Region::Usa));
}

/// Other players' offices and own progress link nothing.
#[test]
fn sp_346_only_own_offices_link() {
    let mut scene = logistics(&[], 1);
    scene.on_region(S1, Region::Emirates, 1).refused_by("SP-346", S1, put(Region::Rsa));
    scene.refused_by("SP-346", S1, put(Region::Caribbean)); // next to Blue's South America
}

#[test]
fn sp_346_a_region_with_an_own_office_is_refused() {
    logistics(&[], 4).refused_by("SP-360", S1, put(Region::NorthAfrica));
}

#[test]
fn sp_346_without_progress_nothing_is_placed() {
    let mut scene = logistics(&[], 0);
    scene.refused_by("SP-345", S1, put(Region::Emirates));
}

#[test]
fn sp_346_the_spaces_of_a_retailer_count_where_one_lies() {
    let mut scene = logistics(&[], 2);
    retailer(&mut scene, Region::Emirates, 1, Side::A);
    scene.office(S3, Region::Emirates).office(S4, Region::Emirates);
    scene.act(S1, put(Region::Emirates)).act(S1, put(Region::Emirates));
    assert_eq!(offices(&scene, Region::Emirates), [S3, S4, S1]);
}

#[test]
fn sp_347_markers_stay_from_round_to_round() {
    let mut scene = with_powers(2, &[]);
    scene.without_retailers().progress(S1, 1).at(Stage::Logistics, S1, What::Logistics);
    scene.act(S1, put(Region::Europe));
    assert_eq!((scene.public().round, scene.public().stage), (2, Stage::Planning));
    assert_eq!((scene.player(S1).on_regions[Region::Europe.index()], scene.player(S1).markers), (1, 11));
}

#[test]
fn sp_348_the_office_goes_to_the_leftmost_free_space_and_the_markers_return() {
    let mut scene = logistics(&[], 1);
    scene.office(S4, Region::Europe).on_region(S1, Region::Europe, 3);
    scene.act(S1, put(Region::Europe));
    assert_eq!(offices(&scene, Region::Europe), [S4, S1]);
    let player = scene.player(S1);
    assert_eq!((player.on_regions[Region::Europe.index()], player.markers, player.offices), (0, 12, 16));
    let opened = Event::OfficeOpened { seat: S1, region: Region::Europe, by: Opening::Progress };
    assert!(scene.told(S1).contains(&&opened));
}

#[test]
fn sp_348_one_marker_less_than_the_cost_opens_nothing() {
    let mut scene = logistics(&[], 3);
    for _ in 0..3 {
        scene.act(S1, put(Region::Europe));
    }
    assert_eq!(offices(&scene, Region::Europe), []);
    assert_eq!(scene.player(S1).on_regions[Region::Europe.index()], 3);
}

#[test]
fn sp_349_the_new_office_counts_at_once() {
    let mut scene = logistics(&[], 3);
    scene.refused_by("SP-346", S1, put(Region::Rsa));
    scene.act(S1, put(Region::Emirates)).act(S1, put(Region::Emirates)).act(S1, put(Region::Rsa));
    assert_eq!(scene.player(S1).on_regions[Region::Rsa.index()], 1);
}

/// Only a player who kept the offices (SP-362) has as many markers there as it costs.
#[test]
fn sp_350_no_more_markers_than_needed() {
    let mut scene = logistics(&[Power::WiFiDark], 3);
    let twice = [Region::Usa, Region::Europe, Region::China, Region::Cis];
    spread(&mut scene, S1, &[Region::Emirates], &twice, &[Technology::Gps, Technology::WiFi, Technology::Gamepad]);
    scene.act(S1, put(Region::Emirates)).act(S1, put(Region::Emirates));
    scene.act(S1, Action::MoveOffice { region: Choice(None) });
    assert_eq!(scene.public().turn, 1, "the progress left has nowhere to go");
    scene.progress(S1, 1).at(Stage::Logistics, S1, What::Logistics);
    scene.refused_by("SP-350", S1, put(Region::Emirates));
}

#[test]
fn sp_351_progress_not_used_is_lost() {
    let mut scene = logistics(&[], 3);
    scene.act(S1, put(Region::Europe)).act(S1, Action::Finish);
    assert_eq!((scene.player(S1).progress, scene.player(S1).markers), (0, 11));
    let lost = Event::ProgressLost { seat: S1, logistics: true, progress: 2 };
    assert!(scene.told(S1).contains(&&lost));
}

#[test]
fn sp_352_a_full_region_can_not_be_entered() {
    let mut scene = logistics(&[], 3);
    scene.office(S3, Region::Emirates).office(S4, Region::Emirates).office(S5, Region::Emirates);
    scene.refused_by("SP-352", S1, put(Region::Emirates));
    assert!(!scene.legal(S1).contains(&put(Region::Emirates)));
}

#[test]
fn sp_352_a_full_retailer_can_not_be_entered() {
    let mut scene = logistics(&[], 3);
    retailer(&mut scene, Region::Emirates, 2, Side::B);
    scene.office(S3, Region::Emirates).office(S4, Region::Emirates).office(S5, Region::Emirates);
    scene.refused_by("SP-352", S1, put(Region::Emirates));
}

#[test]
fn sp_352_when_the_last_space_is_taken_all_progress_there_returns() {
    let mut scene = logistics(&[], 1);
    scene.office(S3, Region::Emirates).office(S4, Region::Emirates);
    scene.on_region(S1, Region::Emirates, 1).on_region(S2, Region::Emirates, 1).on_region(S5, Region::Emirates, 1);
    let before = [S2, S5].map(|seat| scene.player(seat).markers);
    assert_eq!(before, [11, 11]);
    scene.act(S1, put(Region::Emirates));
    let there = |seat| scene.player(seat).on_regions[Region::Emirates.index()];
    assert_eq!([S1, S2, S5].map(there), [0, 0, 0]);
    assert_eq!(scene.player(S5).markers, 12);
    let returned = Event::ProgressReturned { seat: S5, region: Region::Emirates, markers: 1 };
    assert!(scene.told(S1).contains(&&returned));
}

/// A second office by Wi-Fi dark can take the last space too.
#[test]
fn sp_352_a_second_office_can_take_the_last_space() {
    let mut scene = logistics(&[], 0);
    scene.own(S1, Power::WiFiDark).office(S1, Region::Rsa).office(S3, Region::Rsa).on_region(S5, Region::Rsa, 1);
    scene.act(S1, Action::SecondOffice { region: Region::Rsa });
    assert_eq!((scene.player(S5).on_regions[Region::Rsa.index()], scene.player(S5).markers), (0, 12));
}

/// The office of RSA goes to GPS; the progress in Australia stays, but no own region is linked to it any more.
#[test]
fn sp_353_progress_stays_where_the_link_is_lost_but_no_more_can_be_placed() {
    let mut scene = research(&[Power::WiFiDark], 1);
    let without = [Region::Usa, Region::Caribbean, Region::India, Region::Australia];
    let twice = [Region::SouthAmerica, Region::Europe, Region::NorthAfrica, Region::Cis, Region::China];
    spread(&mut scene, S1, &without, &twice, &Technology::ALL[1..]);
    scene.on_region(S1, Region::Australia, 1).on_technology(S1, Technology::Gps, 2);
    scene.act(S1, Action::Research { technology: Technology::Gps });
    scene.act(S1, Action::MoveOffice { region: Choice(Some(Region::Rsa)) });
    assert_eq!(scene.player(S1).on_regions[Region::Australia.index()], 1);
    scene.progress(S1, 1).at(Stage::Logistics, S1, What::Logistics);
    scene.refused_by("SP-346", S1, put(Region::Australia));
}

#[test]
fn sp_354_the_turn_ends_when_the_player_says_so() {
    let mut scene = logistics(&[], 5);
    scene.act(S1, Action::Finish);
    let ask = scene.public().ask.expect("the next player is asked");
    assert_eq!((ask.seat, ask.what), (S2, What::Logistics));
}

#[test]
fn sp_354_the_turn_ends_by_itself_when_nothing_is_possible() {
    let mut scene = logistics(&[], 1);
    scene.act(S1, put(Region::Europe));
    assert_eq!(scene.public().ask.map(|ask| ask.seat), Some(S2));
}

#[test]
fn sp_354_goods_that_can_be_sold_off_the_map_keep_the_turn_open() {
    let mut scene = logistics(&[], 1);
    scene.own(S1, Power::NfcDark).goods(S1, 2).act(S1, put(Region::Europe));
    assert_eq!(scene.public().ask.map(|ask| ask.seat), Some(S1));
    scene.act(S1, Action::SellAway { goods: 2 });
    assert_eq!(scene.public().ask.map(|ask| ask.seat), Some(S2));
}

#[test]
fn sp_354_a_second_office_keeps_the_turn_open() {
    let mut scene = logistics(&[], 1);
    scene.own(S1, Power::WiFiDark).act(S1, put(Region::Europe));
    assert_eq!(scene.legal(S1), [Action::SecondOffice { region: Region::NorthAfrica }, Action::Finish]);
    scene.act(S1, Action::SecondOffice { region: Region::NorthAfrica });
    assert_eq!(scene.public().ask.map(|ask| ask.seat), Some(S2));
}

#[test]
fn sp_354_progress_that_only_the_director_can_use_keeps_the_turn_open() {
    let mut scene = logistics(&[Power::N3], 1);
    for region in [Region::SouthAmerica, Region::Europe, Region::Emirates, Region::China] {
        scene.office(S1, region); // none of their neighbours is left out
    }
    for region in Region::ALL.into_iter().filter(|region| !offices(&scene, *region).contains(&S1)).collect::<Vec<_>>() {
        scene.office(S1, region);
    }
    scene.act(S1, Action::MoveDirector { region: Region::Usa });
    assert_eq!(scene.player(S1).director, Some(Region::Usa));
    assert_eq!(scene.public().ask.map(|ask| ask.seat), Some(S2));
}

#[test]
fn sp_354_the_actions_come_in_any_order() {
    let mut scene = logistics(&[Power::N3], 4);
    scene.own(S1, Power::WiFiDark).own(S1, Power::NfcDark).goods(S1, 3);
    director(&mut scene, S1, Region::NorthAfrica);
    scene.act(S1, Action::SellAway { goods: 1 }).act(S1, put(Region::Emirates));
    scene.act(S1, Action::SecondOffice { region: Region::NorthAfrica }).act(S1, put(Region::Emirates));
    assert_eq!(offices(&scene, Region::Emirates), [S1]);
    assert_eq!(scene.public().ask.map(|ask| (ask.seat, ask.what)), Some((S1, What::Logistics)));
}

/// First the early sale, then the directives of the turn.
#[test]
fn sp_354_then_the_early_sale_and_the_directives() {
    let mut scene = logistics(&[Power::N3], 1);
    scene.own(S1, Power::N3).goods(S1, 1).price(S1, 3);
    director(&mut scene, S1, Region::NorthAfrica).edit(|state| {
        state.public.directives.insert(10); // no 11: offices in 6 regions
    });
    for region in [Region::Canada, Region::Usa, Region::Caribbean, Region::Rsa, Region::India] {
        scene.office(S1, region);
    }
    scene.act(S1, Action::Finish);
    assert_eq!(scene.what(), Some(What::DirectorSale));
    scene.act(S1, Action::DirectorSale { goods: 0, seconds: 0 });
    assert_eq!(scene.what(), Some(What::Directive(10)));
}

#[test]
fn sp_ex_10_offices_open_the_way_within_one_turn() {
    let mut scene = logistics(&[], 5);
    scene.act(S1, put(Region::Emirates)).act(S1, put(Region::Emirates));
    assert_eq!(offices(&scene, Region::Emirates), [S1]);
    assert!(scene.legal(S1).contains(&put(Region::Rsa)) && scene.legal(S1).contains(&put(Region::India)));
    scene.act(S1, put(Region::Rsa)).act(S1, put(Region::Rsa));
    assert_eq!(offices(&scene, Region::Rsa), [S1]);
    scene.act(S1, put(Region::Australia));
    assert_eq!(scene.player(S1).on_regions[Region::Australia.index()], 1);
    assert_eq!(offices(&scene, Region::Australia), [S3]);
}

#[test]
fn sp_ex_11_canada_is_full() {
    let mut scene = logistics(&[], 3);
    scene.office(S1, Region::Usa).office(S3, Region::Canada).office(S4, Region::Canada);
    scene.on_region(S1, Region::Canada, 1).on_region(S5, Region::Canada, 1);
    scene.act(S1, put(Region::Canada));
    assert_eq!(offices(&scene, Region::Canada), [S3, S4, S1]);
    assert_eq!((scene.player(S5).on_regions[Region::Canada.index()], scene.player(S5).markers), (0, 12));
    scene.progress(S5, 1).at(Stage::Logistics, S5, What::Logistics).refused_by("SP-352", S5, put(Region::Canada));
}
