//! Sections 8 and 21: retailers, SP-161, SP-162, SP-164, and N10, SP-651.

use crate::common::*;
use crate::shared::*;
use smartphone::pieces::Side;

const FOUR_G: Action = Action::Research { technology: Technology::FourG };

const fn lay_it(region: Region, tile: u8, side: Side) -> Action {
    Action::LayRetailer { region, tile, side }
}

#[test]
fn sp_161_nobody_sells_in_a_region_with_a_retailer() {
    let mut scene = selling(&[]);
    scene.goods(S1, 5).price(S1, 2).office(S1, Region::Europe);
    assert_eq!(buyers(&scene, S1, Region::NorthAfrica), ["3", "6"]);
    retailer(&mut scene, Region::NorthAfrica, 3, Side::A);
    assert_eq!(buyers(&scene, S1, Region::NorthAfrica), [""; 0]);
    scene.refused_by("SP-161", S1, sell(&[(Region::NorthAfrica, 1)])).act(S1, sell(&[(Region::Europe, 1)]));
}

/// Whoever has nothing but that region is not asked at all.
#[test]
fn sp_161_its_customers_do_not_exist() {
    let mut scene = with_powers(5, &[]);
    retailer(&mut scene, Region::NorthAfrica, 3, Side::A);
    scene.goods(S1, 5).goods(S2, 1);
    to_selling(&mut scene);
    assert_eq!(scene.public().ask.map(|ask| ask.seat), Some(S2));
}

/// Seat 1 ends the last round without selling.
fn last_round(scene: &mut Table) {
    scene.edit(|state| state.public.round = 5);
    to_profit(scene);
}

#[test]
fn sp_162_each_own_space_scores_at_the_end_of_the_game() {
    let mut scene = with_powers(5, &[]);
    scene.vp(S1, 0);
    retailer(&mut scene, Region::Rsa, 2, Side::A); // 10, 8, 5
    retailer(&mut scene, Region::Usa, 7, Side::B); // 13, 11, 9, 8, 7
    scene.office(S4, Region::Rsa).office(S1, Region::Rsa).office(S1, Region::Usa);
    last_round(&mut scene);
    assert_eq!(scene.player(S1).vp, 8 + 13);
    assert!(scene.told(S1).contains(&&Event::SpaceScored { seat: S1, region: Region::Rsa, vp: 8 }));
}

#[test]
fn sp_162_no_control_vp() {
    let mut scene = with_powers(5, &[]);
    serve(&mut scene, S1, Region::NorthAfrica, &[0]);
    retailer(&mut scene, Region::NorthAfrica, 3, Side::A);
    to_profit(&mut scene);
    assert_eq!(controls(&scene, Region::NorthAfrica), []);
    assert!(scene.player(S1).seen.controlled.is_empty());
}

#[test]
fn sp_164_the_bonus_is_the_vp_of_the_space_taken() {
    let mut scene = with_powers(5, &[]);
    retailer(&mut scene, Region::NorthAfrica, 5, Side::A); // 15, 9, 6, 3
    scene.office(S5, Region::NorthAfrica).office(S3, Region::NorthAfrica);
    let before = [S1, S5, S3, S2].map(|seat| scene.player(seat).vp);
    last_round(&mut scene);
    let after = [S1, S5, S3, S2].map(|seat| scene.player(seat).vp);
    assert_eq!([0, 1, 2, 3].map(|at| after[at] - before[at]), [15, 9, 6, 0]);
}

#[test]
fn sp_164_not_before_the_end_of_the_game() {
    let mut scene = n10(Region::NorthAfrica);
    let before = scene.player(S1).vp;
    scene.act(S1, lay_it(Region::NorthAfrica, 3, Side::A));
    assert_eq!(scene.player(S1).vp, before);
}

#[test]
fn sp_164_in_hard_mode_at_once() {
    let mut scene = n10(Region::NorthAfrica);
    scene.office(S4, Region::NorthAfrica).edit(|state| state.public.options.hard = smartphone::Hard::On);
    let before = [S1, S4].map(|seat| scene.player(seat).vp);
    scene.act(S1, lay_it(Region::NorthAfrica, 3, Side::A));
    assert_eq!([S1, S4].map(|seat| scene.player(seat).vp), [before[0] + 14, before[1] + 10]);
}

/// Seat 1 has researched 4G with N10 and is asked for a retailer; they have offices in North Africa and here.
fn n10(also: Region) -> Table {
    let mut scene = research(&[Power::N10], 2);
    if also != Region::NorthAfrica {
        scene.office(S1, also);
    }
    scene.on_technology(S1, Technology::FourG, 5).act(S1, FOUR_G);
    assert_eq!(scene.what(), Some(What::Retailer));
    scene
}

#[test]
fn sp_651_an_unused_retailer_goes_on_a_region_with_an_own_office() {
    let mut scene = n10(Region::Rsa);
    scene.act(S1, lay_it(Region::Rsa, 2, Side::B));
    assert_eq!(scene.public().place(Region::Rsa).retailer, Some((1, Side::B)));
    assert!(!scene.public().unused.has(1));
    assert_eq!((scene.what(), offices(&scene, Region::Rsa)), (Some(What::Research), vec![S1]));
}

/// Two M tiles on North Africa, two S tiles on RSA; of each both sides.
#[test]
fn sp_651_every_unused_tile_of_the_size_on_either_side() {
    let mut scene = n10(Region::Rsa);
    retailer(&mut scene, Region::India, 5, Side::A);
    let listed = scene.legal(S1);
    assert_eq!(listed.len(), 8);
    for (region, tiles) in [(Region::NorthAfrica, [3, 4]), (Region::Rsa, [1, 2])] {
        for (tile, side) in tiles.into_iter().flat_map(|tile| Side::ALL.map(|side| (tile, side))) {
            assert!(listed.contains(&lay_it(region, tile, side)));
        }
    }
}

#[test]
fn sp_651_it_must_be_laid() {
    n10(Region::Rsa).refused_by("SP-226", S1, Action::Finish);
}

#[test]
fn sp_651_not_where_no_own_office_stands() {
    n10(Region::Rsa).refused_by("SP-651", S1, lay_it(Region::India, 3, Side::A));
}

#[test]
fn sp_651_not_where_a_retailer_lies() {
    let mut scene = n10(Region::Rsa);
    retailer(&mut scene, Region::Rsa, 1, Side::A);
    scene.refused_by("SP-651", S1, lay_it(Region::Rsa, 2, Side::A));
}

#[test]
fn sp_651_not_one_that_lies_somewhere_else() {
    let mut scene = n10(Region::Rsa);
    retailer(&mut scene, Region::India, 3, Side::A);
    scene.refused_by("SP-651", S1, lay_it(Region::NorthAfrica, 3, Side::A));
    scene.refused_by("SP-651", S1, lay_it(Region::NorthAfrica, 0, Side::A));
    scene.refused_by("SP-651", S1, lay_it(Region::NorthAfrica, 8, Side::A));
    scene.refused_by("SP-651", S1, lay_it(Region::NorthAfrica, 255, Side::A));
}

#[test]
fn sp_651_the_retailer_must_be_of_the_regions_size() {
    n10(Region::Rsa).refused_by("SP-160", S1, lay_it(Region::Rsa, 3, Side::A));
}

/// All M retailers lie somewhere, and seat 1 has an office in an M region only.
#[test]
fn sp_651_without_such_a_region_nothing_happens() {
    let mut scene = research(&[Power::N10], 2);
    for (region, tile) in [(Region::India, 3), (Region::Cis, 4), (Region::Australia, 5)] {
        retailer(&mut scene, region, tile, Side::A);
    }
    scene.on_technology(S1, Technology::FourG, 5).act(S1, FOUR_G);
    assert_eq!(scene.what(), Some(What::Research));
    assert_eq!(scene.public().place(Region::NorthAfrica).retailer, None);
}

#[test]
fn sp_651_offices_move_onto_it_and_second_offices_return() {
    let mut scene = n10(Region::Usa);
    scene.edit(|state| {
        state.public.place_mut(Region::Usa).offices = [S4, S1, S4, S1, S5].into_iter().collect();
        state.public.players[S4].offices -= 2;
        state.public.players[S1].offices -= 1;
        state.public.players[S5].offices -= 1;
    });
    let before = [S1, S4, S5].map(|seat| scene.player(seat).offices);
    scene.act(S1, lay_it(Region::Usa, 6, Side::A));
    assert_eq!(offices(&scene, Region::Usa), [S4, S1, S5]);
    let after = [S1, S4, S5].map(|seat| scene.player(seat).offices);
    assert_eq!(after, [before[0] + 1, before[1] + 1, before[2]]);
    let returned = told(&scene, |event| matches!(event, Event::OfficeReturned { .. }));
    let of = |seat| Event::OfficeReturned { seat, region: Region::Usa };
    assert_eq!(returned, [of(S4), of(S1)]);
}

#[test]
fn sp_651_progress_stays_and_counts_towards_the_retailer() {
    let mut scene = n10(Region::Rsa);
    scene.on_region(S3, Region::Rsa, 1).act(S1, lay_it(Region::Rsa, 1, Side::A));
    assert_eq!(scene.player(S3).on_regions[Region::Rsa.index()], 1);
    scene.progress(S3, 1).at(Stage::Logistics, S3, What::Logistics);
    scene.act(S3, Action::Logistics { region: Region::Rsa });
    assert_eq!(offices(&scene, Region::Rsa), [S1, S3]);
}

/// On the small board an S region has 2 spaces and its retailer 3: a region that was full opens again.
#[test]
fn sp_651_on_the_small_board_the_retailer_has_more_spaces() {
    let options = Options { board: smartphone::BoardSize::Small, ..Options::default() };
    let mut scene = table(3, options);
    scene.edit(|state| lay(&mut state.public, Power::N10));
    shows(&mut scene, S2, &[(Symbol::Research, 1)]);
    scene.office(S2, Region::Caribbean).office(S1, Region::Caribbean);
    scene.progress(S1, 2).on_technology(S1, Technology::FourG, 5).at(Stage::Research, S1, What::Research);
    scene.act(S1, FOUR_G).act(S1, lay_it(Region::Caribbean, 1, Side::A));
    assert_eq!(offices(&scene, Region::Caribbean), [S2, S1]);
    assert!(scene.public().has_space(scene.state().cards.get(), Region::Caribbean));
}

/// Three offices fill an S retailer, as they filled the region.
#[test]
fn sp_651_if_the_retailer_is_full_progress_returns() {
    let mut scene = n10(Region::Rsa);
    scene.office(S4, Region::Rsa).office(S5, Region::Rsa).on_region(S3, Region::Rsa, 1);
    scene.act(S1, lay_it(Region::Rsa, 1, Side::A));
    assert_eq!((scene.player(S3).on_regions[Region::Rsa.index()], scene.player(S3).markers), (0, 12));
}

#[test]
fn sp_651_the_bonus_is_for_every_player_with_an_office_there() {
    let mut scene = n10(Region::Rsa);
    scene.office(S4, Region::Rsa).vp(S1, 0).vp(S4, 0).act(S1, lay_it(Region::Rsa, 1, Side::A));
    last_round(&mut scene);
    assert_eq!((scene.player(S1).vp, scene.player(S4).vp), (12 + 11, 7)); // with the patent of 4G
}

/// Somebody else took the patent: 4G is complete before this turn's progress comes.
#[test]
fn sp_651_a_technology_complete_at_the_start_of_a_turn_asks_before_progress() {
    let mut scene = with_powers(5, &[Power::N10]);
    shows(&mut scene, S1, &[(Symbol::Research, 2)]);
    to_research(scene.research(S4, Technology::FourG).on_technology(S1, Technology::FourG, 5));
    assert_eq!((scene.what(), scene.player(S1).progress), (Some(What::Retailer), 0));
    scene.act(S1, lay_it(Region::NorthAfrica, 3, Side::B));
    assert_eq!((scene.what(), scene.player(S1).progress), (Some(What::Research), 2));
}

/// A player who must move an office for 4G lays the retailer after it.
#[test]
fn sp_651_after_an_office_was_moved_for_it() {
    let mut scene = research(&[Power::N10, Power::WiFiDark], 1);
    let twice = [Region::Usa, Region::Europe, Region::China];
    spread(&mut scene, S1, &[], &twice, &[Technology::WiFi, Technology::Nfc, Technology::Gps]);
    scene.on_technology(S1, Technology::FourG, 5).act(S1, FOUR_G);
    scene.act(S1, Action::MoveOffice { region: Choice(Some(Region::Canada)) });
    assert_eq!(scene.what(), Some(What::Retailer));
    scene.refused_by("SP-651", S1, lay_it(Region::Canada, 1, Side::A)).act(S1, lay_it(Region::Usa, 6, Side::A));
    assert_eq!((offices(&scene, Region::Usa), scene.player(S1).offices), (vec![S1], 1));
}

/// Four players: Green, Blue, Black, Yellow; here Green and Blue stand for Red and Blue.
#[test]
fn sp_ex_28_europe_with_a_second_office() {
    let mut scene = with_powers(4, &[Power::N10]);
    shows(&mut scene, S2, &[(Symbol::Research, 1)]);
    scene.office(S1, Region::Europe).office(S1, Region::Europe).office(S2, Region::Europe);
    scene.progress(S1, 2).on_technology(S1, Technology::FourG, 5).at(Stage::Research, S1, What::Research);
    let supply = scene.player(S1).offices;
    scene.act(S1, FOUR_G).act(S1, lay_it(Region::Europe, 7, Side::A));
    assert_eq!((offices(&scene, Region::Europe), scene.player(S1).offices), (vec![S1, S2], supply));
    scene.goods(S1, 2).goods(S2, 2).price(S1, 2).at(Stage::Selling, S1, What::Sale);
    scene.refused_by("SP-161", S1, sell(&[(Region::Europe, 1)])).act(S1, sell(&[]));
    while let Some(ask) = scene.public().ask {
        scene.act(ask.seat, sell(&[]));
    }
    assert_eq!(controls(&scene, Region::Europe), []);
}
