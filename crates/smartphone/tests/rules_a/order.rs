//! 10 The priority rule: SP-221 to SP-224, SP-EX-6, SP-EX-7, SP-EX-41.

use crate::common::*;
use crate::shared::*;
use Technology::*;

/// Every player will have 1 progress in phase 6, and seat 1 still acts in phase 5. Seats are in company order.
fn before_phase_6(seats: usize, options: Options) -> Table {
    let mut scene = table(seats, options);
    scene.without_retailers();
    for seat in scene.public().people().iter() {
        scene.own(seat, Power::BatteryPlain);
    }
    scene.progress(S1, 1).at(Stage::Research, S1, What::Research);
    scene
}

/// Price and VP of each, by company.
fn stand(scene: &mut Table, each: &[(Company, u8, i16)]) {
    for (company, price, vp) in each {
        let seat = Seat::new(company.index());
        scene.price(seat, *price).vp(seat, *vp);
    }
}

/// Phase 5 ends, and phase 6 is played: the companies in the order in which they are asked.
fn phase_6(scene: &mut Table) -> Vec<Company> {
    let mut asked = Vec::new();
    scene.act(scene.asked_seat(), Action::Finish);
    while scene.what() == Some(What::Logistics) {
        let seat = scene.asked_seat();
        asked.push(scene.player(seat).company.expect("a company"));
        scene.act(seat, Action::Finish);
    }
    asked
}

#[test]
fn sp_221_the_lower_price_acts_first_whatever_the_vp() {
    let mut scene = before_phase_6(3, Options::default());
    stand(&mut scene, &[(Green, 8, 0), (Blue, 2, 90), (Black, 5, 40)]);
    assert_eq!(phase_6(&mut scene), [Blue, Black, Green]);
}

#[test]
fn sp_221_at_equal_price_fewer_vp_act_first() {
    let mut scene = before_phase_6(4, Options::default());
    stand(&mut scene, &[(Green, 5, 30), (Blue, 5, 29), (Black, 5, 31), (Yellow, 5, 0)]);
    assert_eq!(phase_6(&mut scene), [Yellow, Blue, Green, Black]);
}

#[test]
fn sp_221_at_equal_vp_the_company_order_decides() {
    let mut scene = before_phase_6(5, Options::default());
    stand(&mut scene, &[(Green, 4, 9), (Blue, 4, 9), (Black, 4, 9), (Yellow, 4, 9), (Red, 4, 9)]);
    assert_eq!(phase_6(&mut scene), [Green, Blue, Black, Yellow, Red]);
}

#[test]
fn sp_221_company_order_not_the_order_of_the_seats_nor_the_first_player() {
    let mut scene = dealt(3, Options::default());
    scene.edit(|state| state.public.first = S2);
    scene.edit(|state| state.public.ask = Some(Ask { seat: S2, what: What::Company }));
    scene.play([(S2, company(Black)), (S3, company(Green)), (S1, company(Red))]);
    scene.without_retailers();
    for seat in [S1, S2, S3] {
        scene.own(seat, Power::BatteryPlain).vp(seat, 6);
    }
    scene.progress(S1, 1).at(Stage::Research, S1, What::Research);
    assert_eq!(phase_6(&mut scene), [Green, Black, Red]);
}

#[test]
fn sp_221_every_level_of_the_rule_at_one_table() {
    let mut scene = before_phase_6(5, Options::default());
    stand(&mut scene, &[(Green, 5, 20), (Blue, 5, 12), (Black, 4, 50), (Yellow, 5, 12), (Red, 4, 49)]);
    assert_eq!(phase_6(&mut scene), [Red, Black, Blue, Yellow, Green]);
}

#[test]
fn sp_221_negative_vp_are_fewer() {
    let mut scene = before_phase_6(3, Options { hard: Hard::On, ..Options::default() });
    stand(&mut scene, &[(Green, 5, 1), (Blue, 5, -30), (Black, 5, -5)]);
    assert_eq!(phase_6(&mut scene), [Blue, Black, Green]);
}

#[test]
fn sp_221_patents_and_retailers_are_not_in_the_vp_before_the_end() {
    let mut scene = before_phase_6(2, Options::default());
    stand(&mut scene, &[(Green, 5, 10), (Blue, 5, 11)]);
    scene.research(S1, FourG).research(S1, Gps).retailer(Region::Canada, 1, Side::A).office(S1, Region::Canada);
    assert_eq!(phase_6(&mut scene), [Green, Blue]);
}

#[test]
fn sp_221_in_hard_mode_a_patent_is_in_the_vp_as_soon_as_it_is_scored() {
    for (hard, order) in [(Hard::On, [Blue, Green]), (Hard::Off, [Green, Blue])] {
        let mut scene = before_phase_6(2, Options { hard, ..Options::default() });
        scene.edit(|state| lay(&mut state.public, Power::N1));
        stand(&mut scene, &[(Green, 5, 10), (Blue, 5, 12)]);
        scene.progress(S1, 2).on_technology(S1, Gps, 2).act(S1, research(Gps));
        assert_eq!(phase_6(&mut scene), order);
    }
}

#[test]
fn sp_ex_6_prices_and_vp() {
    let mut scene = before_phase_6(5, Options::default());
    stand(&mut scene, &[(Red, 5, 7), (Green, 5, 3), (Blue, 4, 20), (Black, 6, 0), (Yellow, 8, 99)]);
    assert_eq!(phase_6(&mut scene), [Blue, Green, Red, Black, Yellow]);
}

#[test]
fn sp_ex_7_black_acts_before_yellow() {
    let mut scene = before_phase_6(4, Options::default());
    stand(&mut scene, &[(Yellow, 5, 18), (Black, 5, 18), (Green, 8, 18), (Blue, 8, 18)]);
    assert_eq!(phase_6(&mut scene)[..2], [Black, Yellow]);
}

/// Phase 5 would be the other way round if it were worked out again.
#[test]
fn sp_ex_41_a_price_that_rises_counts_from_the_next_phase_on() {
    let mut scene = before_phase_6(2, Options::default());
    stand(&mut scene, &[(Green, 5, 10), (Blue, 5, 12)]);
    scene.research(S1, WiFi).on_technology(S1, Nfc, 4).on_technology(S2, WiFi, 2);
    scene.act(S1, research(Nfc));
    let told = scene.heard(|event| matches!(event, Event::Researched { .. } | Event::PriceRose { .. }));
    assert_eq!(
        told,
        [
            Event::Researched { seat: S1, technology: Nfc },
            Event::PriceRose { seat: S1, price: 6 },
            Event::Researched { seat: S2, technology: WiFi },
        ]
    );
    assert_eq!((scene.asked_seat(), scene.what()), (S2, Some(What::Logistics)));
    scene.act(S2, Action::Finish);
    assert_eq!((scene.asked_seat(), scene.what()), (S1, Some(What::Logistics)));
}

#[test]
fn sp_222_the_order_stands_for_the_whole_phase() {
    let mut scene = before_phase_6(3, Options::default());
    stand(&mut scene, &[(Green, 4, 3), (Blue, 5, 3), (Black, 6, 3)]);
    scene.act(S1, Action::Finish);
    assert_eq!(scene.asked_seat(), S1);
    // Prices and VP that would turn the order around.
    stand(&mut scene, &[(Green, 8, 90), (Blue, 7, 80), (Black, 2, 0)]);
    scene.act(S1, Action::Finish);
    assert_eq!(scene.asked_seat(), S2);
    scene.act(S2, Action::Finish);
    assert_eq!(scene.asked_seat(), S3);
}

#[test]
fn sp_222_the_order_is_worked_out_anew_for_each_phase() {
    let mut scene = before_phase_6(2, Options::default());
    stand(&mut scene, &[(Green, 4, 3), (Blue, 5, 3)]);
    scene.goods(S1, 1).goods(S2, 1).act(S1, Action::Finish);
    assert_eq!((scene.asked_seat(), scene.what()), (S1, Some(What::Logistics)));
    stand(&mut scene, &[(Green, 4, 3), (Blue, 2, 3)]);
    scene.act(S1, Action::Finish).act(S2, Action::Finish);
    assert_eq!((scene.asked_seat(), scene.what()), (S2, Some(What::Sale)));
}

#[test]
fn sp_223_a_player_takes_the_whole_turn_before_the_next_begins() {
    let mut scene = before_phase_6(2, Options::default());
    scene.progress(S1, 3);
    for technology in [Gps, WiFi] {
        scene.act(S1, research(technology));
        assert_eq!(scene.asked_seat(), S1);
        scene.refused_by("SP-223", S2, research(technology));
        scene.refused_by("SP-223", S2, Action::Finish);
    }
    scene.act(S1, Action::Finish);
    assert_eq!(scene.asked_seat(), S1); // now in phase 6
    scene.refused_by("SP-223", S2, logistics(Region::Usa));
}

#[test]
fn sp_224_favoured_regions_are_chosen_in_the_order_at_the_start_of_phase_8() {
    let mut scene = before_phase_6(2, Options::default());
    scene.own(S1, Power::N1).own(S2, Power::N1).goods(S1, 1).goods(S2, 1);
    stand(&mut scene, &[(Green, 5, 9), (Blue, 4, 9)]);
    let mut asked = Vec::new();
    scene.act(S1, Action::Finish);
    while scene.public().round == 1 {
        let (seat, what) = (scene.asked_seat(), scene.what());
        asked.extend(what.filter(|what| *what == What::Favour).map(|_| seat));
        scene.act(
            seat,
            match what {
                Some(What::Sale) => sell(&[(scene.player(seat).start.expect("a home"), 1)]),
                Some(What::Favour) => Action::Favour { region: Choice(None) },
                _ => Action::Finish,
            },
        );
    }
    assert_eq!(asked, [S2, S1]);
}

/// Both pay for the same symbols, seat 2 with a greater discount. Seat 2 is first by VP before anybody pays, and second
/// afterwards: phase 2 is in the one order, phase 3 in the other.
#[test]
fn sp_224_phase_2_takes_the_new_prices_and_the_vp_before_any_payment() {
    let mut scene = table(2, Options { hard: Hard::On, ..Options::default() });
    scene.vp(S1, 21).vp(S2, 20).tokens(S2, 1).round(5);
    let plan = [(Plus, 1), (Cheap, 1), (Research, 1), (Logistics, 2), (Goods, 1), (Factory, 1)];
    scene.plans(&[&plan, &plan]); // 1 + 1 + 2 + 4 + 1 + 3 = 12
    let paid = scene.heard(|event| matches!(event, Event::PaidForPlan { .. }));
    let payment = |seat, vp| Event::PaidForPlan { seat, vp, steve: false };
    assert_eq!(paid, [payment(S2, -8), payment(S1, -10)]);
    let produced = scene.heard(|event| matches!(event, Event::Produced { .. }));
    assert!(matches!(produced[..], [Event::Produced { seat: S1, .. }, Event::Produced { seat: S2, .. }]));
}

#[test]
fn sp_224_in_phase_3_who_has_the_lower_new_price_is_asked_first() {
    let mut scene = table(2, Options::default());
    scene.own(S1, Power::N4).own(S2, Power::N4);
    scene.plans(&[&[(Plus, 2), (Cheap, 0), (Research, 2)], &[(Plus, 1), (Cheap, 0), (Research, 1)]]);
    assert_eq!((scene.asked_seat(), scene.what()), (S2, Some(What::Speed)));
    scene.act(S2, Action::SpeedUp { research: 0, logistics: 0 });
    assert_eq!((scene.asked_seat(), scene.what()), (S1, Some(What::Speed)));
}
