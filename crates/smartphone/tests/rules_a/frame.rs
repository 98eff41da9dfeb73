//! 1 Frame and conventions: SP-1, SP-3 to SP-7; 2 Components: SP-38.

use crate::common::*;
use crate::shared::*;
use PadSide::{K1, W1};
use Region::*;

#[test]
fn sp_1_a_game_is_exactly_five_rounds() {
    for (seats, options) in [(1, small()), (3, Options::default())] {
        let mut began = Vec::new();
        let mut scene = table(seats, options);
        play_out(&mut scene, 3, |scene, _| {
            began.extend(scene.told(S1).into_iter().filter_map(|event| match event {
                Event::RoundBegan { round } => Some(*round),
                Event::GameOver => Some(0),
                _ => None,
            }));
        });
        assert_eq!(began, [2, 3, 4, 5, 0]);
        assert_eq!(scene.public().stage, Stage::Over);
    }
}

#[test]
fn sp_1_the_highest_total_wins() {
    let mut scene = table(3, Options::default());
    scene.without_retailers().round(5).vp(S1, 70).vp(S2, 90).vp(S3, 80).goods(S1, 1);
    scene.at(Stage::Selling, S1, What::Sale).act(S1, sell(&[]));
    let ranks = scene.standings();
    assert_eq!([S1, S2, S3].map(|seat| (ranks[seat].rank, ranks[seat].score)), [(3, 70), (1, 90), (2, 80)]);
}

#[test]
fn sp_3_outside_hard_mode_no_rule_takes_vp_away() {
    for (seed, seats) in [(1, 1), (2, 2), (3, 4)] {
        let options = Options { technologies: Technologies::New, directives: Directives::On, ..Options::default() };
        let mut scene = table(seats, options);
        let mut before: Vec<i16> = scene.public().players.iter().map(|(_, it)| it.vp).collect();
        play_out(&mut scene, seed, |scene, _| {
            let now: Vec<i16> = scene.public().players.iter().map(|(_, it)| it.vp).collect();
            assert!(now.iter().zip(&before).all(|(now, before)| now >= before), "{before:?} {now:?}");
            before = now;
        });
        assert!(before.iter().any(|vp| *vp > 7));
    }
}

#[test]
fn sp_3_in_hard_mode_totals_may_be_negative() {
    let mut scene = table(2, Options { hard: Hard::On, ..Options::default() });
    scene.act(S1, bare(K1, W1, 0, 2)).act(S2, bare(K1, W1, 0, 2));
    assert!(scene.player(S1).vp < 0);
}

#[test]
fn sp_4_a_symbol_under_a_pad_is_inactive() {
    let mut scene = table(2, Options::default());
    scene.act(S1, bare(K1, W1, 0, 1)).act(S2, bare(K1, W1, 1, 2));
    let counts = |seat: Seat| Symbol::ALL.map(|symbol| scene.player(seat).result.count(symbol));
    // Goods, cheap, plus, factory, research, logistics, blank. Seat 1 covers FACTORY, GOODS, PLUS; seat 2 PLUS alone.
    assert_eq!(counts(S1)[..6], [0, 1, 0, 0, 1, 3]);
    assert_eq!(counts(S2)[..6], [1, 1, 0, 1, 1, 3]);
}

#[test]
fn sp_4_a_symbol_under_an_improvement_is_inactive() {
    let mut scene = table(2, Options::default());
    // RESEARCH and PLUS lie on FACTORY and GOODS.
    let plan = with_tile(bare(K1, W1, 1, 2), tile(Research, Plus), (0, 1), Way::Right);
    scene.act(S1, plan).act(S2, bare(K1, W1, 1, 2));
    let counts = Symbol::ALL.map(|symbol| scene.player(S1).result.count(symbol));
    assert_eq!(counts[..6], [0, 1, 1, 0, 2, 3]);
}

#[test]
fn sp_5_an_office_on_a_retailer_makes_the_region_a_players_region() {
    let mut scene = table(3, Options::default());
    scene.without_retailers().retailer(Canada, 1, Side::A).progress(S1, 1);
    scene.at(Stage::Logistics, S1, What::Logistics);
    scene.refused_by("SP-346", S1, logistics(Cis));
    scene.office(S1, Canada).act(S1, logistics(Cis));
}

#[test]
fn sp_6_to_produce_is_to_move_goods_from_the_supply_to_the_warehouse() {
    let mut scene = table(2, Options::default());
    scene.round(5).act(S1, bare(K1, W1, 0, 2)).act(S2, bare(K1, W1, 0, 2));
    assert_eq!((scene.player(S1).goods, scene.player(S1).supply), (5, 13));
}

#[test]
fn sp_6_to_sell_is_to_move_goods_from_the_warehouse_to_a_customer() {
    let mut scene = table(2, Options::default());
    scene.without_retailers().own(S2, Power::WiFiPlain).goods(S1, 3).goods(S2, 1).price(S2, 5);
    scene.at(Stage::Selling, S1, What::Sale).act(S1, sell(&[(NorthAfrica, 1)]));
    assert_eq!((scene.player(S1).goods, scene.player(S1).supply), (2, 15));
    assert_eq!(scene.public().place(NorthAfrica).served[..3], [None, Some(S1), None]);
}

#[test]
fn sp_7_what_a_player_may_do_can_be_declined() {
    let mut scene = table(2, Options::default());
    scene.without_retailers().own(S1, Power::N4).own(S1, Power::N1).goods(S1, 2).shows(S1, &[(Research, 1)]);
    scene.at(Stage::Production, S1, What::Speed);
    scene.act(S1, Action::SpeedUp { research: 0, logistics: 0 });
    scene.at(Stage::Research, S1, What::Research).act(S1, Action::Finish);
    while scene.what() == Some(What::Logistics) {
        scene.act(S1, Action::Finish);
    }
    scene.act(S1, sell(&[]));
    assert_eq!(scene.public().round, 2);
    scene.goods(S1, 1).at(Stage::Selling, S1, What::Sale).act(S1, sell(&[(NorthAfrica, 1)]));
    scene.act(S1, Action::Favour { region: Choice(None) });
}

#[test]
fn sp_7_what_a_player_must_do_cannot_be_declined() {
    let mut scene = table(2, Options::default());
    scene.at(Stage::Improvement, S1, What::Improvement);
    scene.refused_by("SP-226", S1, Action::Finish);
    scene.at(Stage::Research, S1, What::PlaceOffice);
    scene.refused_by("SP-226", S1, Action::Finish);
}

#[test]
fn sp_7_an_impossible_part_is_skipped() {
    let mut scene = with_powers(2, &[Power::N10]);
    scene.without_retailers().on_technology(S1, Technology::FourG, 5).progress(S1, 2);
    scene.edit(|state| {
        // All M retailers lie elsewhere: none fits the only own region.
        for (region, retailer) in [(India, 2), (Cis, 3), (Australia, 4)] {
            state.public.place_mut(region).retailer = Some((retailer, Side::A));
            state.public.unused.remove(retailer);
        }
    });
    scene.at(Stage::Research, S1, What::Research).act(S1, research(Technology::FourG));
    assert_eq!(scene.what(), Some(What::Research));
}

#[test]
fn sp_38_what_the_supply_does_not_hold_is_lost() {
    let mut scene = table(2, Options::default());
    scene.goods(S1, 17).on_technology(S1, Technology::FourG, 5).on_technology(S1, Technology::Nfc, 4);
    scene.on_region(S1, Usa, 2).tokens(S2, 20);
    scene.plans(&[&[(Factory, 0), (Research, 3), (Plus, 0)], &[(Factory, 0), (Research, 0), (Cheap, 0)]]);
    let player = scene.player(S1);
    assert_eq!((player.goods, player.supply), (18, 0));
    assert_eq!((player.progress, player.markers), (1, 0));
    assert_eq!((player.tokens, scene.public().tokens), (0, 0));
}
