//! SP-227 and SP-228: when a question is put, and when it is not.

use crate::common::*;
use crate::shared::*;
use Region::*;
use Technology::*;

fn all_asked(scene: &mut Table) -> Vec<(Seat, &'static str)> {
    let (mut asked, round) = (Vec::new(), scene.public().round);
    while scene.public().round == round && scene.public().ask.is_some() {
        let seat = scene.asked_seat();
        asked.push((seat, scene.question(seat)));
        let last = scene.legal(seat).last().copied().expect("an answer");
        scene.act(seat, last);
    }
    asked
}

/// Seat 1 ends phase 5; nobody has anything to do by a plan.
fn after_research(scene: &mut Table) -> Vec<(Seat, &'static str)> {
    scene.progress(S1, 1).at(Stage::Research, S1, What::Research).act(S1, Action::Finish);
    all_asked(scene)
}

#[test]
fn sp_227_who_has_nothing_to_do_is_not_asked() {
    let mut scene = table(2, Options::default());
    assert_eq!(after_research(&mut scene), []);
    assert_eq!((scene.public().round, scene.public().stage), (2, Stage::Planning));
}

#[test]
fn sp_227_speed_needs_goods_and_a_symbol() {
    let asked = |goods: bool, symbols: u8| {
        let mut scene = table(2, Options::default());
        scene.own(S1, Power::N4).tiles(S1, &[tile(Goods, Goods), tile(Goods, Plus)]).round(5);
        if !goods {
            scene.edit(|state| {
                let player = &mut state.public.players[S1];
                (player.away, player.supply) = (player.supply, 0);
            });
        }
        scene.plans(&[&[(Research, symbols), (Logistics, 0)], &[(Research, 0)]]);
        scene.what() == Some(What::Speed)
    };
    assert_eq!([asked(true, 1), asked(true, 0), asked(false, 1)], [true, false, false]);
}

#[test]
fn sp_227_one_kind_of_symbol_is_enough_for_speed() {
    for symbols in [[(Research, 2), (Logistics, 0)], [(Research, 0), (Logistics, 1)]] {
        let mut scene = table(2, Options::default());
        scene.own(S1, Power::N4).plans(&[&symbols, &[(Plus, 1)]]);
        assert_eq!((scene.asked_seat(), scene.what()), (S1, Some(What::Speed)));
    }
}

#[test]
fn sp_227_speed_is_asked_once_and_only_of_owners() {
    let mut scene = table(2, Options::default());
    scene.own(S1, Power::N4).plans(&[&[(Research, 1)], &[(Research, 1)]]);
    assert_eq!(scene.what(), Some(What::Speed));
    scene.act(S1, Action::SpeedUp { research: 0, logistics: 0 });
    assert_ne!(scene.what(), Some(What::Speed));
}

#[test]
fn sp_227_research_needs_progress_that_can_be_used() {
    let mut scene = table(2, Options::default());
    scene.round(5).plans(&[&[(Research, 0)], &[(Research, 2)]]);
    assert_eq!((scene.asked_seat(), scene.what()), (S2, Some(What::Research)));
    let mut scene = table(2, Options::default());
    for technology in Technology::ALL {
        scene.research(S1, technology);
    }
    scene.round(5).plans(&[&[(Research, 2), (Plus, 0)], &[(Research, 2), (Cheap, 0), (Plus, 1)]]);
    assert_eq!((scene.asked_seat(), scene.what()), (S2, Some(What::Research)));
    assert_eq!((scene.player(S1).progress, scene.player(S1).markers), (0, 12));
}

#[test]
fn sp_227_a_reservation_is_something_to_do_in_research() {
    let mut scene = table(2, Options::default());
    for technology in Technology::ALL {
        scene.research(S1, technology);
    }
    scene.edit(|state| lay(&mut state.public, Power::N9));
    scene.round(5).plans(&[&[(Research, 2), (Plus, 0)], &[(Research, 2), (Cheap, 0), (Plus, 1)]]);
    assert_eq!((scene.asked_seat(), scene.what()), (S1, Some(What::Research)));
    assert!(!scene.legal(S1).iter().any(|action| matches!(action, Action::Research { .. })));
}

#[test]
fn sp_227_logistics_is_put_without_progress_if_a_power_can_be_used() {
    let asked = |power, goods| {
        let mut scene = table(2, Options::default());
        scene.without_retailers().own(S1, power).goods(S1, goods);
        after_research(&mut scene).contains(&(S1, "logistics"))
    };
    assert!(asked(Power::WiFiDark, 0) && asked(Power::NfcDark, 1));
    assert!(!asked(Power::NfcDark, 0));
    assert!(!asked(Power::N3, 1), "to move a director costs progress");
}

#[test]
fn sp_227_logistics_ends_when_nothing_is_left_to_do() {
    let mut scene = table(2, Options::default());
    scene.without_retailers().progress(S1, 2).at(Stage::Logistics, S1, What::Logistics);
    scene.act(S1, logistics(SouthAmerica));
    assert_eq!(scene.what(), Some(What::Logistics));
    scene.act(S1, logistics(SouthAmerica));
    assert_eq!(scene.public().round, 2);
}

#[test]
fn sp_227_a_sale_needs_goods_and_a_customer() {
    let asked = |goods: u8, price: u8| {
        let mut scene = table(2, Options::default());
        scene.without_retailers().goods(S1, goods).price(S1, price);
        after_research(&mut scene)
    };
    assert_eq!(asked(1, 6), [(S1, "sale")]); // North Africa: 3 and 6
    assert_eq!((asked(0, 6), asked(1, 7)), (vec![], vec![]));
}

#[test]
fn sp_227_a_customer_that_was_served_is_no_customer() {
    let mut scene = table(2, Options::default());
    scene.without_retailers().office(S2, NorthAfrica).goods(S1, 1).goods(S2, 1).price(S1, 6).price(S2, 5);
    scene.progress(S1, 1).at(Stage::Research, S1, What::Research).act(S1, Action::Finish);
    assert_eq!((scene.asked_seat(), scene.what()), (S2, Some(What::Sale)));
    scene.act(S2, sell(&[(NorthAfrica, 1)]));
    assert_eq!(scene.public().round, 2, "the customer for price 6 was the only one for seat 1");
}

#[test]
fn sp_227_an_early_sale_needs_goods_a_customer_and_the_director_there() {
    let asked = |goods: u8, price: u8, director: Region| {
        let mut scene = table(2, Options::default());
        scene.without_retailers().own(S1, Power::N3).office(S1, Canada).goods(S1, goods).price(S1, price);
        scene.edit(|state| state.public.players[S1].director = Some(director));
        after_research(&mut scene).contains(&(S1, "director_sale"))
    };
    assert!(asked(1, 4, Canada)); // 4, GPS, Battery, 4G
    assert_eq!([asked(0, 4, Canada), asked(1, 5, Canada), asked(1, 4, Caribbean)], [false; 3]);
}

#[test]
fn sp_227_a_favoured_region_needs_goods_sold_in_a_region() {
    let asked = |sale: Option<Action>| {
        let mut scene = table(2, Options::default());
        scene.without_retailers().own(S1, Power::N1).own(S1, Power::NfcDark).goods(S1, 1);
        scene.at(Stage::Logistics, S1, What::Logistics);
        scene.act(S1, if sale.is_some() { Action::Finish } else { Action::SellAway { goods: 1 } });
        if let Some(sale) = sale {
            scene.act(S1, sale);
        }
        scene.what() == Some(What::Favour)
    };
    assert!(asked(Some(sell(&[(NorthAfrica, 1)]))));
    assert!(!asked(Some(sell(&[]))));
    assert!(!asked(None), "goods sold off the map belong to no region");
}

#[test]
fn sp_227_a_directive_is_offered_once_and_only_to_who_meets_it() {
    let take = |take| Action::Directive { take };
    use smartphone::action::Answer::{No, Yes};
    for (answer, next) in [(No, Some(What::Directive(14))), (Yes, None)] {
        let mut scene = table(2, Options { directives: Directives::On, ..Options::default() });
        // No 14: four technologies; no 15: two patents; no 16 is not met.
        scene.edit(|state| state.public.directives = [13, 14, 15].into_iter().collect());
        for technology in [WiFi, Battery, Nfc, FourG] {
            scene.research(S1, technology);
        }
        scene.progress(S1, 1).at(Stage::Research, S1, What::Research).act(S1, Action::Finish);
        assert_eq!((scene.asked_seat(), scene.what()), (S1, Some(What::Directive(13))));
        scene.act(S1, take(answer));
        let what = scene.what().filter(|what| matches!(what, What::Directive(_)));
        assert_eq!(what, next);
    }
}

#[test]
fn sp_228_the_last_company_is_nobodys_choice() {
    let mut scene = dealt(5, Options::default());
    scene.play([(S1, company(Red)), (S2, company(Blue)), (S3, company(Green)), (S4, company(Black))]);
    assert_eq!((scene.player(S5).company, scene.public().stage), (Some(Yellow), Stage::Planning));
}

#[test]
fn sp_228_the_last_start_region_is_nobodys_choice() {
    let mut scene = dealt(3, small());
    scene.play([(S1, company(Red)), (S1, start(India)), (S2, company(Blue)), (S2, start(SouthAmerica))]);
    scene.act(S3, company(Green));
    assert_eq!((scene.regions_of(S3), scene.public().stage), (vec![NorthAfrica], Stage::Planning));
}

#[test]
fn sp_228_improvements_of_one_kind_are_no_choice() {
    let mut scene = table(2, Options::default());
    scene.row(&[tile(Goods, Goods); 2]).plans(&[&[(Factory, 1), (Plus, 0)], &[(Factory, 1), (Plus, 1), (Cheap, 0)]]);
    assert_eq!([S1, S2].map(|seat| scene.player(seat).tiles.has(tile(Goods, Goods).id())), [true, true]);
}

#[test]
fn sp_228_the_only_region_for_an_office_is_no_choice() {
    let mut scene = with_powers(2, &[Power::GamepadPlain]);
    scene.without_retailers();
    for region in Region::ALL.into_iter().filter(|region| ![NorthAfrica, Rsa].contains(region)) {
        scene.office(S1, region);
    }
    scene.on_technology(S1, Gamepad, 3).progress(S1, 2).at(Stage::Research, S1, What::Research);
    scene.act(S1, research(Gamepad));
    assert_eq!((scene.what(), scene.regions_of(S1).len()), (Some(What::Research), 12));
}

#[test]
fn sp_228_the_last_mini_improvement_is_no_choice() {
    let mut scene = with_powers(2, &[Power::N7]);
    scene.edit(|state| {
        let others = [Goods, Cheap, Plus, Logistics].map(|symbol| Tile::mini(symbol).id());
        state.public.minis = [Tile::mini(Research).id()].into_iter().collect();
        others.into_iter().for_each(|id| state.public.players[S2].tiles.insert(id));
    });
    scene.on_technology(S1, Battery, 3).progress(S1, 2).at(Stage::Research, S1, What::Research);
    scene.act(S1, research(Battery));
    assert!(scene.player(S1).tiles.has(Tile::mini(Research).id()));
    assert_eq!(scene.what(), Some(What::Research));
}
