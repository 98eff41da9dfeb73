//! 20 The board for 2 and 3 players: SP-570 to SP-577, and SP-EX-32.

use crate::common::*;
use crate::shared::*;
use Region::*;

/// Two players on the small board. Seat 1 is the first; companies are chosen, and seat 2 is to lay these retailers.
fn two(s: u8, m: u8) -> Table {
    let mut scene = scripted(2, small(), [pick(0, 27), pick(0, 26), pick(0, 25), pick(0, 2)]);
    scene.act(S1, company(Green));
    scene.chance([pick(u32::from(s) - 1, 2), pick(0, 2), pick(u32::from(m) - 3, 3), pick(1, 2)]);
    scene.act(S2, company(Blue));
    scene
}

#[test]
fn sp_570_the_small_board_is_refused_to_four_and_five() {
    for seats in [4, 5] {
        assert_eq!(refusal(seats, small()).map(|no| no.rule), Some("SP-570"));
        assert!(refusal(seats, Options::default()).is_none());
    }
    for seats in 1..=3 {
        assert!(refusal(seats, small()).is_none(), "{seats} players");
    }
}

#[test]
fn sp_571_the_row_has_three_tiles() {
    for seats in 1..=3 {
        let scene = dealt(seats, small());
        assert_eq!(scene.public().row.map(|tile| tile.is_some()), [true, true, true, false, false]);
        assert_eq!(scene.seen(S1).dark(), 24);
    }
}

#[test]
fn sp_572_the_first_player_is_chosen_at_random() {
    for seat in 0..3 {
        let scene = scripted(3, small(), [pick(0, 27), pick(0, 26), pick(0, 25), pick(seat, 3)]);
        assert_eq!(scene.asked_seat(), Seat::new(seat as usize));
    }
}

#[test]
fn sp_573_three_players_choose_company_and_start_region_one_after_another() {
    let mut scene = dealt(3, small());
    let mut asked = Vec::new();
    for (seat, choice, region) in [(S1, Red, India), (S2, Green, NorthAfrica)] {
        asked.push((scene.asked_seat(), scene.what()));
        scene.act(seat, company(choice));
        asked.push((scene.asked_seat(), scene.what()));
        scene.act(seat, start(region));
    }
    assert_eq!(
        asked,
        [S1, S1, S2, S2].into_iter().zip([Some(What::Company), Some(What::Start)].repeat(2)).collect::<Vec<_>>()
    );
    assert_eq!((scene.regions_of(S1), scene.regions_of(S2)), (vec![India], vec![NorthAfrica]));
    assert_eq!((scene.player(S1).offices, &scene.public().place(India).offices[..]), (17, &[S1][..]));
}

#[test]
fn sp_573_a_start_region_is_an_m_region_without_an_office() {
    let mut scene = dealt(3, small());
    scene.act(S1, company(Red));
    assert_eq!(scene.legal(S1), [SouthAmerica, NorthAfrica, India].map(start));
    scene.refused_by("SP-573", S1, start(Usa)).refused_by("SP-573", S1, start(Emirates));
    scene.act(S1, start(SouthAmerica)).act(S2, company(Blue));
    scene.refused_by("SP-573", S2, start(SouthAmerica));
    assert_eq!(scene.legal(S2), [NorthAfrica, India].map(start));
}

#[test]
fn sp_573_a_region_of_the_big_board_is_no_start_region() {
    let mut scene = dealt(3, small());
    scene.act(S1, company(Red));
    scene.refused_by("SP-578", S1, start(Cis));
}

#[test]
fn sp_573_three_players_use_no_retailers() {
    let scene = table(3, small());
    assert!(scene.public().regions.iter().all(|place| place.retailer.is_none()));
    assert_eq!(scene.public().unused.len(), 7);
}

#[test]
fn sp_574_the_second_player_lays_the_s_retailer_and_then_the_m_retailer() {
    let mut scene = two(2, 4);
    assert_eq!((scene.asked_seat(), scene.question(S2)), (S2, "retailer_to_lay"));
    assert_eq!(scene.legal(S2), [Caribbean, Emirates, Australia].map(|region| lay_retailer(region, 2, Side::A)));
    scene.act(S2, lay_retailer(Emirates, 2, Side::A));
    assert_eq!((scene.asked_seat(), scene.question(S2)), (S2, "retailer_to_lay"));
    assert_eq!(scene.legal(S2), [SouthAmerica, NorthAfrica, India].map(|region| lay_retailer(region, 4, Side::B)));
    scene.act(S2, lay_retailer(India, 4, Side::B));
    assert_eq!(scene.public().place(Emirates).retailer, Some((1, Side::A)));
    assert_eq!(scene.public().place(India).retailer, Some((3, Side::B)));
}

#[test]
fn sp_574_tile_and_side_are_those_that_were_drawn() {
    let mut scene = two(2, 4);
    scene.refused_by("SP-574", S2, lay_retailer(Emirates, 1, Side::A));
    scene.refused_by("SP-574", S2, lay_retailer(Emirates, 2, Side::B));
    scene.refused_by("SP-574", S2, lay_retailer(India, 4, Side::B));
    for tile in [0, 8, 255] {
        scene.refused_by("SP-574", S2, lay_retailer(Emirates, tile, Side::A));
    }
    scene.refused_by("SP-223", S1, lay_retailer(Emirates, 2, Side::A));
}

#[test]
fn sp_574_the_first_player_chooses_among_the_m_regions_left() {
    let mut scene = two(1, 3);
    scene.act(S2, lay_retailer(Australia, 1, Side::A)).act(S2, lay_retailer(NorthAfrica, 3, Side::B));
    assert_eq!((scene.asked_seat(), scene.what()), (S1, Some(What::Start)));
    assert_eq!(scene.legal(S1), [SouthAmerica, India].map(start));
    scene.refused_by("SP-574", S1, start(NorthAfrica));
    scene.act(S1, start(India));
    assert_eq!((scene.regions_of(S1), scene.regions_of(S2)), (vec![India], vec![SouthAmerica]));
}

#[test]
fn sp_575_alone_the_human_chooses_a_start_region_and_steve_takes_the_first_free_one() {
    for (chosen, left) in [(SouthAmerica, NorthAfrica), (NorthAfrica, SouthAmerica)] {
        let mut scene = scripted(1, small(), [pick(0, 27), pick(0, 26), pick(0, 25)]);
        scene.chance([pick(0, 2), pick(0, 2), pick(0, 3), pick(0, 2), pick(0, 3), pick(2, 3)]);
        scene.act(S1, company(Green));
        assert_eq!(scene.public().place(Caribbean).retailer, Some((0, Side::A)));
        assert_eq!(scene.public().place(India).retailer, Some((2, Side::A)));
        scene.act(S1, start(chosen));
        assert_eq!((scene.regions_of(S1), scene.regions_of(S2)), (vec![chosen], vec![left]));
    }
}

#[test]
fn sp_576_companies_start_with_the_same_as_on_the_big_board() {
    let (big, small) = (table(3, Options::default()), table(3, small()));
    for seat in [S1, S2, S3] {
        let of = |scene: &Table| {
            let it = scene.player(seat);
            (it.company, it.vp, it.price, it.tiles, it.supply, it.markers, it.offices)
        };
        assert_eq!(of(&big), of(&small));
    }
    assert_eq!((big.public().powers, big.public().patents), (small.public().powers, small.public().patents));
}

#[test]
fn sp_576_a_company_has_no_home_of_its_own_here() {
    let mut scene = dealt(3, small());
    scene.act(S1, company(Green));
    scene.act(S1, start(India));
    assert_eq!(scene.regions_of(S1), [India]);
}

#[test]
fn sp_577_an_s_retailer_has_its_three_spaces_on_a_region_with_two() {
    let mut scene = table(3, small());
    scene.retailer(Emirates, 1, Side::A).office(S2, Emirates).office(S3, Emirates);
    scene.progress(S1, 1).at(Stage::Research, S1, What::Research).on_technology(S1, Technology::Gamepad, 3);
    scene.act(S1, research(Technology::Gamepad)).act(S1, office(Emirates));
    assert_eq!(scene.public().place(Emirates).offices[..], [S2, S3, S1]);
}

#[test]
fn sp_577_without_the_retailer_two_offices_fill_the_region() {
    let mut scene = table(3, small());
    scene.office(S2, Emirates).office(S3, Emirates);
    scene.progress(S1, 1).at(Stage::Research, S1, What::Research).on_technology(S1, Technology::Gamepad, 3);
    scene.act(S1, research(Technology::Gamepad));
    scene.refused_by("SP-334", S1, office(Emirates));
}

#[test]
fn sp_ex_32_two_players_on_the_small_board() {
    let mut scene = two(1, 5);
    assert_eq!(scene.public().row.iter().flatten().count(), 3);
    scene.act(S2, lay_retailer(Caribbean, 1, Side::A)).act(S2, lay_retailer(SouthAmerica, 5, Side::B));
    let sizes =
        scene.public().regions.iter().filter_map(|place| Some(cards().retailers[usize::from(place.retailer?.0)].size));
    let mut sizes: Vec<Size> = sizes.collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [Size::S, Size::M]);
    assert_eq!((scene.asked_seat(), scene.legal(S1).len()), (S1, 2));
}
