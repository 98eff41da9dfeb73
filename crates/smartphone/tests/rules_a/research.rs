//! 15 Research, the turn: SP-315 to SP-320, SP-323 to SP-328, SP-EX-40.

use crate::common::*;
use crate::shared::*;
use Technology::*;

/// Seat 1 has so much research progress to place. Gamepad and GPS do nothing at once.
fn turn(progress: u8) -> Table {
    let mut scene = with_powers(2, &[Power::N1, Power::N5]);
    scene.progress(S1, progress).at(Stage::Research, S1, What::Research);
    scene
}

#[test]
fn sp_315_a_progress_for_each_active_research_symbol() {
    for symbols in 1..=3 {
        let mut scene = table(2, Options::default());
        scene.vp(S1, 0).round(5).plans(&[&[(Research, symbols), (Plus, 0)], &[(Research, 1), (Cheap, 0)]]);
        assert_eq!((scene.asked_seat(), scene.what()), (S1, Some(What::Research)));
        assert_eq!((scene.player(S1).progress, scene.player(S1).markers), (symbols, 12 - symbols));
    }
}

#[test]
fn sp_315_without_a_symbol_there_is_no_progress() {
    let mut scene = table(2, Options::default());
    scene.round(5).plans(&[&[(Research, 0)], &[(Research, 1)]]);
    assert_eq!((scene.asked_seat(), scene.player(S1).progress), (S2, 0));
}

#[test]
fn sp_315_goods_laid_on_symbols_give_one_more_each() {
    let mut scene = table(2, Options::default());
    scene.own(S1, Power::N4).round(5).plans(&[&[(Research, 2), (Plus, 0)], &[(Research, 0), (Cheap, 0)]]);
    assert_eq!(scene.what(), Some(What::Speed));
    scene.act(S1, Action::SpeedUp { research: 2, logistics: 0 });
    assert_eq!((scene.what(), scene.player(S1).progress), (Some(What::Research), 4));
}

#[test]
fn sp_316_a_player_short_of_markers_receives_fewer() {
    let mut scene = table(2, Options::default());
    scene.on_technology(S1, Nfc, 4).on_technology(S1, FourG, 5).on_region(S1, Region::Usa, 2);
    scene.round(5).plans(&[&[(Research, 3), (Plus, 0)], &[(Research, 0), (Cheap, 0)]]);
    assert_eq!((scene.what(), scene.player(S1).progress, scene.player(S1).markers), (Some(What::Research), 1, 0));
    let received = scene.heard(|event| matches!(event, Event::ProgressReceived { .. }));
    assert_eq!(received, [Event::ProgressReceived { seat: S1, logistics: false, progress: 1, lost: 2 }]);
}

#[test]
fn sp_316_with_all_markers_out_there_is_nothing_to_place() {
    let mut scene = table(2, Options::default());
    scene.on_technology(S1, Nfc, 4).on_technology(S1, FourG, 5).on_region(S1, Region::Usa, 3);
    scene.round(5).plans(&[&[(Research, 3), (Plus, 0)], &[(Research, 1), (Cheap, 0)]]);
    assert_eq!((scene.asked_seat(), scene.player(S1).progress), (S2, 0));
}

#[test]
fn sp_ex_40_markers_on_technologies_regions_and_customers_are_not_available() {
    let mut scene = table(2, Options::default());
    scene.without_retailers().on_technology(S1, Nfc, 3).on_technology(S1, Gps, 2);
    scene.on_region(S1, Region::Usa, 3).on_region(S1, Region::Europe, 1).reserved(S1, Region::China, End::Left);
    scene.round(5).plans(&[&[(Research, 4)], &[(Research, 0), (Cheap, 0)]]);
    while scene.asked_seat() != S1 {
        scene.act(S2, Action::Finish);
    }
    assert_eq!((scene.what(), scene.player(S1).progress), (Some(What::Research), 2));
}

#[test]
fn sp_317_progress_is_placed_one_by_one_and_may_be_split() {
    let mut scene = turn(4);
    scene.act(S1, research(Nfc)).act(S1, research(Gps)).act(S1, research(Nfc));
    assert_eq!((scene.player(S1).on_technologies, scene.player(S1).progress), ([1, 0, 0, 0, 2, 0], 1));
}

#[test]
fn sp_317_not_on_a_technology_that_holds_the_own_office() {
    let mut scene = turn(2);
    scene.research(S1, WiFi).research(S2, Gps);
    scene.refused_by("SP-317", S1, research(WiFi));
    let open = [Gps, Gamepad, Battery, Nfc, FourG].map(research);
    assert_eq!(scene.legal(S1), [&open[..], &[Action::Finish]].concat());
}

#[test]
fn sp_318_markers_stay_from_round_to_round() {
    let mut scene = turn(2);
    scene.act(S1, research(FourG)).act(S1, research(Gps));
    assert_eq!(scene.public().round, 2);
    assert_eq!((scene.player(S1).on_technologies, scene.player(S1).markers), ([1, 0, 0, 0, 0, 1], 10));
}

#[test]
fn sp_319_the_markers_return_and_an_office_goes_on_the_technology() {
    for (technology, cost) in [(Gps, 3), (WiFi, 3), (Gamepad, 4), (Battery, 4), (Nfc, 5), (FourG, 6)] {
        let mut scene = turn(1);
        scene.on_technology(S1, technology, cost - 2);
        scene.act(S1, research(technology));
        assert!(scene.player(S1).researched.is_empty(), "{technology:?} needs {cost}");
        let mut scene = turn(1);
        scene.on_technology(S1, technology, cost - 1);
        scene.act(S1, research(technology));
        let player = scene.player(S1);
        assert!(player.researched.has(technology.index() as u8), "{technology:?} needs {cost}");
        assert_eq!((player.on_technologies, player.offices), ([0; 6], 16));
        assert_eq!(player.markers + player.progress, 12);
    }
}

#[test]
fn sp_320_the_first_takes_the_patent_and_nobody_else() {
    let mut scene = turn(1);
    scene.on_technology(S1, Gps, 2).act(S1, research(Gps));
    assert_eq!(scene.public().patents, [Some(S1), None, None, None, None, None]);
    assert!(scene.told(S2).contains(&&Event::PatentTaken { seat: S1, technology: Gps }));
    scene.progress(S2, 2).at(Stage::Research, S2, What::Research);
    scene.act(S2, research(Gps)).act(S2, research(Gps));
    assert!(scene.player(S2).researched.has(0));
    assert_eq!(scene.public().patents[0], Some(S1));
}

#[test]
fn sp_320_without_the_patent_a_technology_costs_one_less() {
    for (technology, cost) in [(Gps, 2), (WiFi, 2), (Gamepad, 3), (Battery, 3), (Nfc, 4), (FourG, 5)] {
        let mut scene = turn(cost);
        scene.research(S2, technology);
        for placed in 1..cost {
            scene.act(S1, research(technology));
            assert_eq!(scene.player(S1).on_technologies[technology.index()], placed);
        }
        scene.act(S1, research(technology));
        assert!(scene.player(S1).researched.has(technology.index() as u8), "{technology:?} costs {cost}");
        assert_eq!(scene.public().patents[technology.index()], Some(S2));
    }
}

/// SP-362: the markers lie there because the player keeps all offices where they are.
#[test]
fn sp_323_no_more_markers_than_needed() {
    let mut scene = turn(2);
    scene.on_technology(S1, Gps, 3);
    scene.edit(|state| state.public.players[S1].done.kept_technologies = [Gps.index() as u8].into_iter().collect());
    scene.refused_by("SP-323", S1, research(Gps));
    assert!(!scene.legal(S1).contains(&research(Gps)));
}

#[test]
fn sp_324_progress_that_was_not_placed_is_lost() {
    let mut scene = turn(3);
    scene.act(S1, research(FourG)).act(S1, Action::Finish);
    assert!(scene.told(S2).contains(&&Event::ProgressLost { seat: S1, logistics: false, progress: 2 }));
    assert_eq!((scene.player(S1).progress, scene.player(S1).markers, scene.player(S1).on_technologies[5]), (0, 11, 1));
}

#[test]
fn sp_325_several_technologies_in_one_turn() {
    let mut scene = turn(4);
    scene.on_technology(S1, Gps, 2).on_technology(S1, WiFi, 1);
    scene.act(S1, research(Gps));
    assert_eq!(scene.public().patents[0], Some(S1));
    scene.act(S1, research(WiFi)).act(S1, research(WiFi));
    assert_eq!(scene.player(S1).researched.iter().collect::<Vec<_>>(), [0, 1]);
    assert_eq!((scene.what(), scene.player(S1).progress), (Some(What::Research), 1));
}

#[test]
fn sp_325_a_one_time_power_comes_before_the_next_marker() {
    let mut scene = with_powers(2, &[Power::GamepadPlain]);
    scene.progress(S1, 2).at(Stage::Research, S1, What::Research).on_technology(S1, Gamepad, 3);
    scene.act(S1, research(Gamepad));
    assert_eq!(scene.what(), Some(What::PlaceOffice));
    scene.refused_by("SP-226", S1, research(Gps));
    scene.act(S1, office(Region::Canada));
    assert_eq!((scene.what(), scene.player(S1).progress), (Some(What::Research), 1));
    scene.act(S1, research(Gps));
}

#[test]
fn sp_326_a_researched_technology_sells_to_its_customers_at_any_price() {
    let mut scene = table(2, Options::default());
    scene.without_retailers().office(S1, Region::Canada).goods(S1, 3).price(S1, 8);
    scene.at(Stage::Selling, S1, What::Sale);
    scene.refused_by("SP-385", S1, sell(&[(Region::Canada, 1)]));
    scene.research(S1, Gps);
    scene.refused_by("SP-385", S1, sell(&[(Region::Canada, 2)]));
    scene.act(S1, sell(&[(Region::Canada, 1)]));
    assert!(scene.told(S2).contains(&&Event::Profit { seat: S1, goods: 1, price: 8, vp: 8 }));
}

#[test]
fn sp_327_without_an_office_marker_an_office_may_be_moved() {
    let mut scene = turn(1);
    scene.without_retailers();
    for region in Region::ALL.into_iter().filter(|region| *region != Region::NorthAfrica) {
        scene.office(S1, region);
    }
    scene.office(S1, Region::Usa).on_technology(S1, Gps, 2);
    for technology in [WiFi, Gamepad, Battery, Nfc, FourG] {
        scene.research(S1, technology);
    }
    assert_eq!(scene.player(S1).offices, 0);
    scene.act(S1, research(Gps));
    assert_eq!(scene.what(), Some(What::MoveOffice(Need::Technology(Gps))));
    assert!(!scene.player(S1).researched.has(0));
    scene.act(S1, Action::MoveOffice { region: Choice(Some(Region::Canada)) });
    assert!(scene.player(S1).researched.has(0));
}

#[test]
fn sp_328_the_turn_ends_when_the_player_says_so() {
    let mut scene = turn(2);
    scene.own(S2, Power::BatteryPlain).act(S1, Action::Finish);
    assert_eq!((scene.asked_seat(), scene.what()), (S2, Some(What::Logistics)));
}

#[test]
fn sp_328_the_turn_ends_by_itself_when_no_progress_is_left() {
    let mut scene = turn(2);
    scene.own(S2, Power::BatteryPlain).act(S1, research(Nfc));
    assert_eq!((scene.asked_seat(), scene.what()), (S1, Some(What::Research)));
    scene.act(S1, research(Nfc));
    assert_eq!((scene.asked_seat(), scene.what()), (S2, Some(What::Logistics)));
}

#[test]
fn sp_328_the_turn_ends_by_itself_when_no_progress_can_be_used() {
    let mut scene = turn(3);
    scene.own(S2, Power::BatteryPlain).on_technology(S1, Gps, 2);
    for technology in [WiFi, Gamepad, Battery, Nfc, FourG] {
        scene.research(S1, technology);
    }
    scene.act(S1, research(Gps));
    assert!(scene.told(S2).contains(&&Event::ProgressLost { seat: S1, logistics: false, progress: 2 }));
    assert_ne!(scene.what(), Some(What::Research));
}
