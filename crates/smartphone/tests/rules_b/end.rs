//! Section 17: the end of the round and of the game, SP-440 to SP-462.

use crate::common::*;
use crate::shared::*;
use smartphone::pieces::Side;
use smartphone::tile::{Tile, Tiles};

fn improvements(scene: &Table) -> Vec<Tile> {
    scene.public().row.iter().flatten().copied().collect()
}

/// The tiles of a list, each as often as it is there.
fn tiles(list: &[Tile]) -> Tiles {
    list.iter().map(|tile| tile.id()).collect()
}

#[test]
fn sp_440_goods_on_customers_and_off_the_map_return_to_the_supply() {
    let mut scene = with_powers(5, &[Power::N5, Power::NfcDark]);
    serve(&mut scene, S1, Region::Usa, &[0, 6]);
    serve_twice(&mut scene, S1, Region::Usa, 6);
    serve(&mut scene, S2, Region::Europe, &[3]);
    scene.edit(|state| {
        state.public.players[S1].away = 2;
        state.public.players[S1].supply -= 2;
    });
    assert_eq!(scene.player(S1).supply, 13);
    to_profit(&mut scene);
    assert!(scene.public().regions.iter().all(|place| place.served == [None; 8] && place.seconds == 0));
    assert_eq!((scene.player(S1).supply, scene.player(S1).away, scene.player(S2).supply), (18, 0, 18));
}

#[test]
fn sp_440_a_new_row_is_dealt_and_what_was_left_is_gone() {
    let mut scene = with_powers(5, &[]);
    let left = improvements(&scene);
    to_profit(&mut scene);
    assert_eq!((left.len(), improvements(&scene).len()), (5, 5));
    assert_eq!(scene.public().gone, tiles(&left));
    let dealt = told(&scene, |event| matches!(event, Event::ImprovementDealt { .. }));
    assert_eq!(dealt.len(), 5);
}

/// A row with gaps: only what was left in it is discarded.
#[test]
fn sp_440_places_that_are_empty_discard_nothing() {
    let mut scene = with_powers(5, &[]);
    let tile = improvements(&scene)[1];
    scene.edit(|state| {
        state.public.row[1] = None;
        state.public.players[S1].tiles.insert(tile.id());
    });
    let left = improvements(&scene);
    to_profit(&mut scene);
    assert_eq!((left.len(), scene.public().gone), (4, tiles(&left)));
}

#[test]
fn sp_440_prices_go_back_to_5_and_the_round_moves_on() {
    let mut scene = with_powers(5, &[]);
    scene.price(S1, 2).price(S2, 8);
    to_profit(&mut scene);
    assert_eq!([S1, S2, S3].map(|seat| scene.player(seat).price), [5, 5, 5]);
    assert_eq!((scene.public().round, scene.public().stage), (2, Stage::Planning));
    assert!(scene.told(S1).contains(&&Event::RoundBegan { round: 2 }));
}

#[test]
fn sp_441_everything_else_stays() {
    let mut scene = with_powers(5, &[Power::N9]);
    scene.own(S1, Power::WiFiPlain).office(S1, Region::Europe).on_technology(S1, Technology::Gps, 2);
    scene.on_region(S1, Region::Emirates, 1).goods(S1, 3).research(S1, Technology::Nfc).edit(|state| {
        state.public.tokens -= 1;
        state.public.players[S1].tokens = 1;
    });
    reserve(&mut scene, S1, Region::Usa, End::Right);
    let before = *scene.player(S1);
    to_profit(&mut scene);
    let after = scene.player(S1);
    assert_eq!(scene.public().round, 2);
    assert_eq!(offices(&scene, Region::Europe), [S1]);
    assert_eq!((after.on_technologies, after.on_regions), (before.on_technologies, before.on_regions));
    assert_eq!(scene.public().patents[Technology::Nfc.index()], Some(S1));
    assert_eq!((after.tokens, after.tiles, after.goods), (1, before.tiles, 3));
    assert_eq!((after.researched, after.markers), (before.researched, before.markers));
    assert_eq!(scene.public().place(Region::Usa).reserved, [None, Some(S1)]);
}

#[test]
fn sp_442_rows_are_dealt_after_rounds_1_to_3_and_not_for_round_5() {
    for (round, tiles) in [(1, 5), (2, 5), (3, 5), (4, 0)] {
        let mut scene = with_powers(5, &[]);
        scene.edit(|state| state.public.round = round);
        to_profit(&mut scene);
        assert_eq!((scene.public().round, improvements(&scene).len()), (round + 1, tiles), "after round {round}");
    }
}

/// After four rounds in which nobody took one, 20 of the 27 are out and 7 were never seen.
#[test]
fn sp_442_discarded_tiles_are_not_reshuffled() {
    let mut scene = with_powers(5, &[]);
    for round in 2..=5 {
        to_profit(&mut scene);
        assert_eq!(scene.public().round, round);
        assert_eq!(scene.public().gone.len(), 5 * (usize::from(round) - 1));
    }
    assert_eq!(scene.seen(S1).dark(), 7);
}

/// Taken in round 1: it is not offered again, counts for its owner, and another one can be taken in round 2.
#[test]
fn sp_443_a_directive_taken_is_turned_face_down() {
    let mut scene = with_powers(5, &[]);
    scene.edit(|state| {
        state.public.directives.insert(10); // no 11
        state.public.players[S1].directives.insert(10);
        state.public.players[S1].taken = Some(10);
    });
    let before = scene.player(S1).vp;
    to_profit(&mut scene);
    assert_eq!((scene.player(S1).taken, scene.public().taken_by(10)), (None, Some(S1)));
    assert_eq!(scene.player(S1).vp, before, "its VP come at the end of the game");
}

/// Seat 1 ends the last round; nobody sells anything.
fn last_round(scene: &mut Table) {
    scene.edit(|state| state.public.round = 5);
    to_profit(scene);
    assert_eq!(scene.public().stage, Stage::Over);
}

#[test]
fn sp_460_patents_and_retailer_spaces_are_added() {
    let mut scene = with_powers(5, &[]);
    scene.vp(S1, 10).vp(S2, 10).research(S1, Technology::Gamepad).research(S2, Technology::Gamepad);
    scene.research(S1, Technology::Nfc);
    retailer(&mut scene, Region::Rsa, 1, Side::A);
    scene.office(S2, Region::Rsa).office(S1, Region::Rsa);
    last_round(&mut scene);
    assert_eq!((scene.player(S1).vp, scene.player(S2).vp), (10 + 8 + 10 + 7, 10 + 11));
}

#[test]
fn sp_460_directives_are_added() {
    let mut scene = with_powers(5, &[]);
    scene.vp(S1, 10).edit(|state| {
        for directive in [3, 7] {
            state.public.directives.insert(directive);
            state.public.players[S1].directives.insert(directive);
        }
    });
    last_round(&mut scene);
    assert_eq!(scene.player(S1).vp, 10 + 2 * 12);
}

/// One taken in round 5 counts like any other.
#[test]
fn sp_460_a_directive_of_the_last_round_counts() {
    let mut scene = with_powers(5, &[]);
    scene.vp(S1, 0).price(S1, 8).edit(|state| {
        state.public.round = 5;
        state.public.directives.insert(9); // no 10: 70 VP in phase 8
    });
    serve(&mut scene, S1, Region::Usa, &[0, 1, 2, 3, 4, 5, 6, 7]);
    serve(&mut scene, S1, Region::Rsa, &[0]);
    to_profit(&mut scene);
    scene.act(S1, Action::Directive { take: Answer::Yes });
    assert_eq!(scene.player(S1).vp, 72 + 12);
}

#[test]
fn sp_460_phase_8_of_round_5_is_scored_first() {
    let mut scene = with_powers(5, &[]);
    scene.vp(S1, 0);
    serve(&mut scene, S1, Region::NorthAfrica, &[0, 1]);
    last_round(&mut scene);
    assert_eq!(scene.player(S1).vp, 2 * 5 + 2);
}

fn ranks(scene: &Table) -> Vec<u8> {
    scene.standings().iter().map(|(_, standing)| standing.rank).collect()
}

#[test]
fn sp_461_most_vp_wins() {
    let mut scene = with_powers(5, &[]);
    for (seat, vp) in [S1, S2, S3, S4, S5].into_iter().zip([20, 50, 40, 10, 30]) {
        scene.vp(seat, vp);
    }
    last_round(&mut scene);
    assert_eq!(ranks(&scene), [4, 1, 2, 5, 3]);
    assert_eq!(scene.standings()[S2].score, 50);
}

#[test]
fn sp_461_a_tie_goes_to_more_technologies_then_to_more_patents() {
    let mut scene = with_powers(5, &[]);
    // Seat 3 has one technology without its patent, seat 1 two of which one is patented, seat 2 two with both.
    scene.research(S4, Technology::FourG).research(S3, Technology::FourG).research(S1, Technology::FourG);
    scene.research(S1, Technology::Gps).research(S2, Technology::WiFi).research(S2, Technology::Gamepad);
    scene.vp(S1, 50 + 8).vp(S2, 50).vp(S3, 50 + 14); // 6; 6 and 8; none
    last_round(&mut scene);
    assert_eq!([S1, S2, S3].map(|seat| scene.player(seat).vp), [64, 64, 64]);
    assert_eq!([S1, S2, S3].map(|seat| scene.standings()[seat].rank), [2, 1, 3]);
}

#[test]
fn sp_462_still_tied_players_share_the_place() {
    let mut scene = with_powers(5, &[]);
    for (seat, vp) in [S1, S2, S3, S4, S5].into_iter().zip([50, 40, 50, 40, 10]) {
        scene.vp(seat, vp);
    }
    last_round(&mut scene);
    assert_eq!(ranks(&scene), [1, 3, 1, 3, 5]);
}

#[test]
fn sp_ex_21_125_each() {
    let mut scene = with_powers(2, &[]);
    scene.without_retailers().vp(S1, 96).vp(S2, 125).research(S1, Technology::Gps).research(S1, Technology::FourG);
    retailer(&mut scene, Region::Rsa, 1, Side::A);
    scene.office(S1, Region::Rsa).research(S1, Technology::WiFi);
    scene.patent(Technology::WiFi, None);
    for technology in [Technology::Gps, Technology::WiFi, Technology::FourG, Technology::Nfc] {
        scene.research(S2, technology);
    }
    scene.patent(Technology::WiFi, None).patent(Technology::Nfc, None);
    last_round(&mut scene);
    assert_eq!((scene.player(S1).vp, scene.player(S2).vp), (125, 125));
    assert_eq!(ranks(&scene), [2, 1]);
}
