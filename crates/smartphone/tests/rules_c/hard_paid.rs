//! SP-726 to SP-745: hard mode: patents, interest, retailers and directives.

use crate::shared::*;

#[test]
fn sp_726_a_patent_is_paid_at_once() {
    for (technology, vp) in Technology::ALL.into_iter().zip([6, 6, 8, 8, 10, 12]) {
        let mut scene = hard(2);
        let cost = scene.state().cards.get().technologies[technology.index()].before;
        scene.edit(|state| lay(&mut state.public, Power::GamepadDark));
        scene.edit(|state| lay(&mut state.public, Power::GpsDark));
        scene.vp(S1, 0).on_technology(S1, technology, cost - 1).progress(S1, 1);
        scene.at(Stage::Research, S1, What::Research).act(S1, research(technology));
        assert!(told(&scene).contains(&Event::PatentPaid { seat: S1, technology, vp }));
        assert_eq!(scene.player(S1).vp, vp + 1, "and 1 of interest");
    }
}

#[test]
fn sp_726_without_the_patent_nothing_is_paid() {
    let mut scene = hard(2);
    scene.vp(S1, 0).research(S2, Technology::WiFi).on_technology(S1, Technology::WiFi, 1).progress(S1, 1);
    scene.at(Stage::Research, S1, What::Research).act(S1, research(Technology::WiFi));
    assert!(scene.player(S1).researched.has(Technology::WiFi.index() as u8));
    assert_eq!(scene.player(S1).vp, 0);
}

/// The interest of the first player, whose turn of phase 5 ends with these VP.
fn interest(vp: i16) -> i16 {
    let mut scene = hard(2);
    scene.vp(S1, vp).at(Stage::Research, S1, What::Research).act(S1, FINISH);
    let own = |event: &Event| match event {
        Event::Interest { seat, vp } if *seat == S1 => Some(*vp),
        _ => None,
    };
    let told = told(&scene);
    let mut own = told.iter().filter_map(own);
    let paid = own.next().unwrap_or(0);
    assert_eq!(own.next(), None, "once per round");
    assert_eq!(scene.player(S1).vp, vp + paid);
    paid
}

#[test]
fn sp_ex_29_interest_is_rounded_up_in_both_directions() {
    for (vp, paid) in [(-1, -1), (-10, -1), (-11, -2), (0, 0), (1, 1), (20, 1), (21, 2), (65, 4)] {
        assert_eq!(interest(vp), paid, "{vp}");
    }
}

#[test]
fn sp_727_debt_costs_1_for_each_10() {
    for (vp, paid) in [(-20, -2), (-21, -3), (-100, -10), (-101, -11)] {
        assert_eq!(interest(vp), paid, "{vp}");
    }
}

#[test]
fn sp_727_wealth_brings_1_for_each_20() {
    for (vp, paid) in [(40, 2), (41, 3), (200, 10), (201, 11)] {
        assert_eq!(interest(vp), paid, "{vp}");
    }
}

#[test]
fn sp_727_interest_is_on_the_total_after_patents() {
    let mut scene = hard(2);
    scene.vp(S1, -16).on_technology(S1, Technology::WiFi, 2).progress(S1, 1).at(Stage::Research, S1, What::Research);
    scene.act(S1, research(Technology::WiFi));
    assert!(told(&scene).contains(&Event::Interest { seat: S1, vp: -1 }), "−16 + 6 = −10");
}

#[test]
fn sp_727_a_player_without_progress_settles_too() {
    let mut scene = hard(2);
    scene.vp(S2, -35).at(Stage::Research, S1, What::Research).act(S1, FINISH);
    assert!(told(&scene).contains(&Event::Interest { seat: S2, vp: -4 }));
}

#[test]
fn sp_727_interest_comes_before_directives() {
    let mut scene = table(2, Options { directives: Directives::On, hard: Hard::On, ..Options::default() });
    scene.only_directives(&[1]).price(S1, 8).vp(S1, 21).at(Stage::Research, S1, What::Research).act(S1, FINISH);
    assert_eq!((scene.offered(), scene.player(S1).vp), (Some((S1, 1)), 23));
    scene.act(S1, DECLINE);
    assert!(!told(&scene).iter().any(|event| matches!(event, Event::Interest { seat, .. } if *seat == S1)));
}

#[test]
fn sp_727_without_hard_mode_there_is_no_interest() {
    let mut scene = table(2, Options::default());
    scene.vp(S1, 65).at(Stage::Research, S1, What::Research).act(S1, FINISH);
    assert_eq!(scene.player(S1).vp, 65);
}

/// What retailer spaces brought and cost, in the order it was told.
fn spaces(scene: &Table) -> Vec<(Seat, i16)> {
    let paid = |event: &Event| match event {
        Event::SpacePaid { seat, vp, .. } => Some((*seat, *vp)),
        _ => None,
    };
    told(scene).iter().filter_map(paid).collect()
}

#[test]
fn sp_742_a_retailer_space_is_paid_when_the_office_is_placed() {
    let mut scene = hard(2);
    scene.retailer(Region::Emirates, 1, Side::A).office(S2, Region::Emirates);
    scene.on_region(S1, Region::Emirates, 1).progress(S1, 1).vp(S1, 0).at(Stage::Logistics, S1, What::Logistics);
    scene.act(S1, logistics(Region::Emirates));
    assert_eq!(spaces(&scene), [(S1, 7)], "the second space of R1");
    assert_eq!(scene.player(S1).vp, 7);
}

#[test]
fn sp_742_in_any_phase() {
    let mut scene = hard(2);
    scene.retailer(Region::Canada, 2, Side::B).on_technology(S1, Technology::Gamepad, 3).progress(S1, 1);
    scene.at(Stage::Research, S1, What::Research).act(S1, research(Technology::Gamepad));
    scene.act(S1, Action::PlaceOffice { region: Region::Canada });
    assert_eq!(spaces(&scene), [(S1, 7)], "Gamepad plain, in phase 5");
}

/// SP-651: N10 pays everybody whose office comes to lie on the retailer.
#[test]
fn sp_742_a_retailer_laid_by_n10_pays_all_whose_offices_are_there() {
    let mut scene = hard(3);
    scene.edit(|state| lay(&mut state.public, Power::N10));
    scene.office(S2, Region::Usa).office(S1, Region::Usa).office(S3, Region::Usa);
    scene.on_technology(S1, Technology::FourG, 5).progress(S1, 1).at(Stage::Research, S1, What::Research);
    scene.act(S1, research(Technology::FourG));
    scene.act(S1, Action::LayRetailer { region: Region::Usa, tile: 6, side: Side::A });
    let mut paid = spaces(&scene);
    paid.sort();
    assert_eq!(paid, [(S1, 13), (S2, 17), (S3, 10)]);
}

#[test]
fn sp_742_without_hard_mode_nothing_is_paid_at_once() {
    let mut scene = table(2, Options::default());
    scene.without_retailers().retailer(Region::Emirates, 1, Side::A).on_region(S1, Region::Emirates, 1);
    scene.progress(S1, 1).at(Stage::Logistics, S1, What::Logistics).act(S1, logistics(Region::Emirates));
    assert!(spaces(&scene).is_empty());
}

/// R3 on India with the offices of all three; the first has no office left and completes Wi-Fi.
fn without_offices() -> Table {
    let mut scene = hard(3);
    scene.retailer(Region::India, 3, Side::A);
    scene.office(S1, Region::India).office(S2, Region::India).office(S3, Region::India);
    scene.edit(|state| state.public.players[S1].offices = 0);
    scene.on_technology(S1, Technology::WiFi, 2).progress(S1, 1).at(Stage::Research, S1, What::Research);
    scene.act(S1, research(Technology::WiFi));
    scene
}

#[test]
fn sp_ex_43_an_office_taken_from_a_retailer_loses_its_value_and_the_others_move_left() {
    let mut scene = without_offices();
    assert!(matches!(scene.what(), Some(What::MoveOffice(_))));
    scene.act(S1, Action::MoveOffice { region: Choice(Some(Region::India)) });
    let mut paid = spaces(&scene);
    paid.sort();
    assert_eq!(paid, [(S1, -14), (S2, 4), (S3, 3)]);
    assert_eq!(scene.public().place(Region::India).offices.to_vec(), [S2, S3]);
}

#[test]
fn sp_742_an_office_taken_from_a_region_loses_nothing() {
    let mut scene = without_offices();
    scene.act(S1, Action::MoveOffice { region: Choice(Some(Region::NorthAfrica)) });
    assert!(spaces(&scene).is_empty());
    let mut scene = without_offices();
    scene.act(S1, Action::MoveOffice { region: Choice(None) });
    assert!(spaces(&scene).is_empty());
}

/// Directive 14 is taken in phase 5 of a round.
fn taken(round: u8) -> (Table, Vec<Event>) {
    let mut scene = table(2, Options { directives: Directives::On, hard: Hard::On, ..Options::default() });
    scene.without_retailers().only_directives(&[14]).everything_researched(S1).goods(S1, 1).round(round);
    scene.at(Stage::Research, S1, What::Research).act(S1, FINISH).act(S1, TAKE);
    let mut events = told(&scene);
    events.extend(scene.to_next_round());
    (scene, events)
}

#[test]
fn sp_744_a_directive_is_paid_at_the_end_of_its_round() {
    let (scene, events) = taken(1);
    let paid = Event::DirectivePaid { seat: S1, directive: 14, vp: 12, at_once: true };
    let at = |wanted: &Event| events.iter().position(|event| event == wanted).expect("it was told");
    assert!(at(&Event::DirectiveTaken { seat: S1, directive: 14 }) < at(&paid));
    assert!(events.iter().rposition(|event| matches!(event, Event::Profit { .. })) < Some(at(&paid)));
    assert!(at(&paid) < at(&Event::RoundBegan { round: 2 }));
    assert_eq!((paid.rule(), scene.player(S1).taken), ("SP-744", None));
}

#[test]
fn sp_744_it_is_paid_once() {
    let (mut scene, _) = taken(1);
    let events = scene.to_next_round();
    assert!(!events.iter().any(|event| matches!(event, Event::DirectivePaid { .. })));
}

#[test]
fn sp_745_at_the_end_nothing_is_scored_for_patents_retailers_and_directives() {
    let mut scene = table(2, Options { directives: Directives::On, hard: Hard::On, ..Options::default() });
    scene.without_retailers().retailer(Region::Usa, 6, Side::A).office(S1, Region::Usa).everything_researched(S1);
    scene.edit(|state| _ = state.public.players[S1].directives.insert(0));
    scene.round(5).vp(S1, 40).vp(S2, 50).goods(S1, 1).at(Stage::Selling, S1, What::Sale).act(S1, sell(&[]));
    assert_eq!((scene.player(S1).vp, scene.player(S2).vp), (40, 50));
    let scored = |event: &Event| {
        matches!(event, Event::PatentScored { .. } | Event::SpaceScored { .. } | Event::DirectivePaid { .. })
    };
    assert!(!told(&scene).iter().any(scored));
    assert_eq!(scene.standings()[S2].rank, 1, "most VP wins");
}

#[test]
fn sp_745_a_directive_of_the_last_round_is_still_paid() {
    let (_, events) = taken(5);
    assert!(events.contains(&Event::DirectivePaid { seat: S1, directive: 14, vp: 12, at_once: true }));
    assert_eq!(events.iter().filter(|event| matches!(event, Event::DirectivePaid { .. })).count(), 1);
}

#[test]
fn sp_745_ties_go_by_technologies() {
    let mut scene = hard(2);
    scene.round(5).vp(S1, 40).vp(S2, 40).research(S2, Technology::Gps);
    scene.goods(S1, 1).at(Stage::Selling, S1, What::Sale).act(S1, sell(&[]));
    assert_eq!((scene.standings()[S1].rank, scene.standings()[S2].rank), (2, 1));
}
