//! Section 17: profit, SP-410, SP-411 and SP-417.

use crate::common::*;
use crate::shared::*;

/// Which step of SP-410 an event of phase 8 belongs to.
fn step(event: &Event) -> Option<u8> {
    match event {
        Event::Profit { .. } => Some(1),
        Event::Control { .. } => Some(2),
        Event::Favoured { .. } => Some(3),
        Event::Produced { by: Source::Control, .. } => Some(4),
        Event::RoundBegan { .. } => Some(5),
        _ => None,
    }
}

#[test]
fn sp_410_choices_then_profit_then_control_then_powers() {
    let mut scene = with_powers(5, &[Power::N1]);
    scene.own(S1, Power::N1);
    serve(&mut scene, S1, Region::NorthAfrica, &[0, 1]);
    serve(&mut scene, S4, Region::India, &[0]);
    to_profit(&mut scene);
    assert_eq!(scene.what(), Some(What::Favour));
    assert_eq!(told(&scene, |event| step(event).is_some()), [], "the choice comes before all VP");
    scene.act(S1, Action::Favour { region: Choice(Some(Region::NorthAfrica)) });
    let steps: Vec<u8> = scene.told(S1).into_iter().filter_map(step).collect();
    assert_eq!(steps, [1, 1, 1, 1, 1, 2, 2, 3, 5]);
}

#[test]
fn sp_410_goods_are_produced_after_all_vp() {
    let mut scene = with_powers(5, &[Power::N2]);
    scene.own(S1, Power::N2);
    serve(&mut scene, S1, Region::NorthAfrica, &[0]);
    to_profit(&mut scene);
    let steps: Vec<u8> = scene.told(S1).into_iter().filter_map(step).collect();
    assert_eq!(steps, [1, 1, 1, 1, 1, 2, 4, 5]);
}

/// Canada, Caribbean and Australia, whatever the order in which they were served.
#[test]
fn sp_410_regions_are_scored_in_board_order() {
    let mut scene = with_powers(5, &[]);
    for region in [Region::Australia, Region::Caribbean, Region::Canada] {
        scene.office(S1, region);
        serve(&mut scene, S1, region, &[0]);
    }
    to_profit(&mut scene);
    let regions: Vec<Region> = scene
        .told(S1)
        .into_iter()
        .filter_map(|event| match event {
            Event::Control { region, .. } => Some(*region),
            _ => None,
        })
        .collect();
    assert_eq!(regions, [Region::Canada, Region::Caribbean, Region::Australia]);
}

/// No 9: four regions controlled; looked at when all VP have been received, before the end of the round.
#[test]
fn sp_410_directives_come_last() {
    let mut scene = with_powers(5, &[]);
    scene.edit(|state| assert!(state.public.directives.insert(8)));
    for region in [Region::Canada, Region::Caribbean, Region::Rsa] {
        scene.office(S1, region);
        serve(&mut scene, S1, region, &[0]);
    }
    serve(&mut scene, S1, Region::NorthAfrica, &[0]);
    to_profit(scene.vp(S1, 0));
    assert_eq!(scene.what(), Some(What::Directive(8)));
    assert_eq!((scene.player(S1).vp, scene.public().round), (4 * 5 + 1 + 1 + 1 + 2, 1));
}

#[test]
fn sp_411_goods_sold_times_the_own_price() {
    let mut scene = with_powers(5, &[]);
    scene.price(S1, 4).price(S2, 7).vp(S1, 10).vp(S2, 20);
    serve(&mut scene, S1, Region::Usa, &[0, 1, 2]); // nobody has an office in USA, so there is no control VP
    serve(&mut scene, S2, Region::Usa, &[4, 5]);
    to_profit(&mut scene);
    assert_eq!((scene.player(S1).vp, scene.player(S2).vp), (10 + 12, 20 + 14));
}

/// NFC plain raises the price from 5 to 6 after two goods were sold.
#[test]
fn sp_411_the_price_on_the_track_now() {
    let mut scene = research(&[Power::NfcPlain], 1);
    scene.vp(S1, 0).on_technology(S1, Technology::Nfc, 4);
    serve(&mut scene, S1, Region::Usa, &[0, 1]);
    scene.act(S1, Action::Research { technology: Technology::Nfc });
    assert_eq!(scene.player(S1).price, 6);
    to_profit(&mut scene);
    assert_eq!(scene.player(S1).vp, 12);
}

#[test]
fn sp_411_who_sold_nothing_receives_nothing() {
    let mut scene = with_powers(5, &[]);
    let before = scene.player(S1).vp;
    to_profit(&mut scene);
    assert_eq!(scene.player(S1).vp, before);
}

/// Two players without an office tie for control of India; seat 1 had fewer VP when the phase began, and has far more
/// when the region is scored.
#[test]
fn sp_417_vp_of_the_phase_change_no_comparison_within_it() {
    let mut scene = with_powers(5, &[]);
    scene.own(S1, Power::FourGPlain).own(S2, Power::FourGPlain).vp(S1, 10).vp(S2, 12);
    serve(&mut scene, S1, Region::India, &[0]);
    serve(&mut scene, S2, Region::India, &[1]);
    serve(&mut scene, S1, Region::NorthAfrica, &[0, 1, 2, 3]);
    to_profit(&mut scene);
    assert_eq!(controls(&scene, Region::India), [(1, S1, 2)]);
}

/// No 10: 70 VP in phase 8; both meet it. Who had fewer VP before the phase is offered it, though they have more now.
#[test]
fn sp_417_nor_the_order_of_the_directives() {
    let mut scene = with_powers(5, &[]);
    scene.edit(|state| assert!(state.public.directives.insert(9)));
    scene.price(S1, 8).price(S2, 8).vp(S1, 30).vp(S2, 20);
    serve(&mut scene, S1, Region::Usa, &[0, 1, 2, 3, 4, 5, 6, 7]);
    serve(&mut scene, S1, Region::Rsa, &[0]);
    serve(&mut scene, S2, Region::Europe, &[0, 1, 2, 3, 4, 5, 6, 7]);
    serve(&mut scene, S2, Region::China, &[0, 1, 2, 3]);
    to_profit(&mut scene);
    assert!(scene.player(S2).vp > scene.player(S1).vp);
    assert_eq!(scene.public().ask.map(|ask| (ask.seat, ask.what)), Some((S2, What::Directive(9))));
}

#[test]
fn sp_ex_14_nine_goods_at_price_6() {
    let mut scene = with_powers(5, &[]);
    scene.price(S1, 6).vp(S1, 0).own(S1, Power::NfcDark);
    serve(&mut scene, S1, Region::Usa, &[0, 1, 2, 3, 4, 5, 6]);
    scene.goods(S1, 2).at(Stage::Logistics, S1, What::Logistics).act(S1, Action::SellAway { goods: 2 });
    assert_eq!(scene.public().round, 2, "nothing else was to be done in the round");
    assert_eq!(scene.player(S1).vp, 54);
}
