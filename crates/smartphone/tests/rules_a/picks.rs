//! SP-2 and SP-192: what is random, in which order, and of how many things each time.

use crate::common::*;
use crate::shared::*;
use Region::*;
use smartphone::pieces::Power::*;

/// The improvements in the order of their numbers: a pick of 0 takes the first of those left.
const PILE: [(Symbol, Symbol, usize); 10] = [
    (Goods, Goods, 3),
    (Cheap, Goods, 2),
    (Goods, Plus, 4),
    (Cheap, Research, 3),
    (Research, Plus, 2),
    (Research, Research, 2),
    (Cheap, Logistics, 3),
    (Logistics, Plus, 4),
    (Logistics, Research, 2),
    (Logistics, Logistics, 2),
];

fn pile() -> Vec<Tile> {
    PILE.iter().flat_map(|(a, b, copies)| std::iter::repeat_n(tile(*a, *b), *copies)).collect()
}

/// Takes the tiles of these ranks from a pile, one after another.
fn dealt_from(pile: &mut Vec<Tile>, ranks: &[u32]) -> Vec<Option<Tile>> {
    ranks.iter().map(|rank| Some(pile.remove(*rank as usize))).collect()
}

fn row(ranks: &[u32], pile: u32) -> Vec<kernel::Pick> {
    ranks.iter().zip((0..=pile).rev()).map(|(rank, left)| pick(*rank, left)).collect()
}

fn lying(scene: &Table, region: Region) -> Option<(u8, Side)> {
    scene.public().place(region).retailer.map(|(tile, side)| (tile + 1, side))
}

fn all_lying(scene: &Table) -> Vec<(Region, u8, Side)> {
    Region::ALL.into_iter().filter_map(|at| lying(scene, at).map(|(tile, side)| (at, tile, side))).collect()
}

fn directives_on(options: Options) -> Options {
    Options { directives: Directives::On, ..options }
}

fn numbers(scene: &Table) -> Vec<u8> {
    scene.public().directives.iter().map(|at| at + 1).collect()
}

#[test]
fn sp_192_big_board_two_players_with_random_powers_and_directives() {
    let options = directives_on(Options { technologies: Technologies::Random, ..Options::default() });
    // (1) Powers: plain or dark. (2) The row. (3) The first player.
    let powers = [1, 0, 0, 1, 1, 0].map(|side| pick(side, 2));
    let ranks = [26, 0, 0, 3, 10];
    let uses = powers.into_iter().chain(row(&ranks, 27)).chain([pick(1, 2)]);
    let mut scene = scripted(2, options, uses);
    assert_eq!(scene.public().powers, [GpsDark, WiFiPlain, GamepadPlain, BatteryDark, NfcDark, FourGPlain]);
    assert_eq!(scene.public().row.to_vec(), dealt_from(&mut pile(), &ranks));
    scene.act(S2, company(Blue));
    // (4) S: tile, side, region; the second S tile is the last one. M: tile and side. L: tile, side, region.
    scene.chance([pick(1, 2), pick(1, 2), pick(2, 4), pick(0, 2), pick(2, 3)]);
    scene.chance([pick(1, 3), pick(0, 2), pick(1, 2), pick(1, 2), pick(1, 2)]);
    scene.chance([pick(0, 2), pick(0, 2), pick(1, 3)]);
    // (5) Directives, one by one among those left.
    scene.chance([pick(23, 24), pick(0, 23), pick(0, 22), pick(20, 21), pick(5, 20)]);
    scene.act(S1, company(Black));
    assert_eq!(
        all_lying(&scene),
        [
            (Europe, 6, Side::A),
            (Emirates, 2, Side::B),    // the third of Canada, Caribbean, Emirates, RSA
            (NorthAfrica, 4, Side::A), // Green's home, the first M tile drawn
            (Rsa, 1, Side::A),         // the third of Canada, Caribbean, RSA
            (Cis, 3, Side::B),         // Red's home: the last M tile
            (India, 5, Side::B),       // Yellow's home
        ]
    );
    // 24; 1; 2; then the last of 3 … 23; then the sixth of 3 … 22.
    assert_eq!(numbers(&scene), [1, 2, 8, 23, 24]);
    assert_eq!(scene.public().stage, Stage::Planning);
}

#[test]
fn sp_192_big_board_three_players_with_the_new_powers() {
    let options = Options { technologies: Technologies::New, ..Options::default() };
    let powers = [pick(3, 4), pick(2, 4), pick(0, 4), pick(3, 4), pick(1, 3), pick(2, 3)];
    let uses = powers.into_iter().chain(row(&[5, 5, 5, 5, 5], 27)).chain([pick(0, 3)]);
    let mut scene = scripted(3, options, uses);
    assert_eq!(scene.public().powers, [N2, N3, GamepadPlain, N8, NfcDark, N10]);
    scene.act(S1, company(Green)).act(S2, company(Yellow));
    scene.chance([pick(0, 2), pick(0, 2), pick(3, 4)]); // S
    scene.chance([pick(2, 3), pick(1, 2), pick(0, 2), pick(0, 2)]); // M
    scene.chance([pick(1, 2), pick(1, 2), pick(2, 3)]); // L
    scene.act(S3, company(Red));
    assert_eq!(
        all_lying(&scene),
        [(SouthAmerica, 5, Side::B), (Rsa, 1, Side::A), (China, 7, Side::B), (Australia, 3, Side::A),]
    );
    assert_eq!(scene.public().unused.iter().collect::<Vec<_>>(), [1, 3, 5]); // R2, R4, R6
}

#[test]
fn sp_192_big_board_alone_there_is_no_first_player_to_choose() {
    let options = directives_on(Options { technologies: Technologies::Random, ..Options::default() });
    let uses = [0; 6].map(|side| pick(side, 2)).into_iter().chain(row(&[0, 1, 2, 3, 4], 27));
    let mut scene = scripted(1, options, uses);
    scene.chance([pick(0, 2), pick(0, 2), pick(0, 4), pick(0, 2), pick(0, 3)]);
    scene.chance([pick(0, 3), pick(0, 2), pick(0, 2), pick(0, 2), pick(0, 2)]);
    scene.chance([pick(0, 2), pick(0, 2), pick(0, 3)]);
    scene.chance((20..=24).rev().map(|left| pick(0, left)));
    scene.act(S1, company(Red)); // Steve: Yellow
    assert_eq!(
        all_lying(&scene),
        [
            (Canada, 1, Side::A),
            (Usa, 6, Side::A),
            (Caribbean, 2, Side::A),
            (SouthAmerica, 4, Side::A),
            (NorthAfrica, 3, Side::A),
            (Australia, 5, Side::A),
        ]
    );
    assert_eq!(numbers(&scene), [1, 2, 3, 4, 5]);
}

#[test]
fn sp_192_five_players_need_no_retailers() {
    let uses = row(&[0, 0, 0, 0, 0], 27).into_iter().chain([pick(4, 5)]);
    let mut scene = scripted(5, directives_on(Options::default()), uses);
    scene.play([(S5, company(Green)), (S1, company(Blue)), (S2, company(Black))]);
    scene.chance((17..=24).rev().map(|left| pick(0, left)));
    scene.act(S3, company(Yellow)); // the last company is nobody's choice
    assert_eq!(scene.player(S4).company, Some(Red));
    assert_eq!((all_lying(&scene), numbers(&scene)), (vec![], (1..=8).collect()));
}

#[test]
fn sp_192_small_board_three_players_choose_start_regions_with_their_companies() {
    let options = directives_on(Options { technologies: Technologies::New, ..small() });
    // N9 at NFC leaves the two base sides for 4G.
    let powers = [pick(0, 4), pick(1, 4), pick(2, 4), pick(3, 4), pick(2, 3), pick(1, 2)];
    let uses = powers.into_iter().chain(row(&[26, 25, 24], 27)).chain([pick(2, 3)]);
    let mut scene = scripted(3, options, uses);
    assert_eq!(scene.public().powers, [GpsPlain, WiFiDark, N5, N8, N9, FourGDark]);
    let [last, before] = [tile(Logistics, Logistics), tile(Logistics, Research)];
    assert_eq!(scene.public().row[..3], [Some(last), Some(last), Some(before)]);
    scene.play([(S3, company(Red)), (S3, start(India)), (S1, company(Blue)), (S1, start(SouthAmerica))]);
    scene.chance((19..=24).rev().map(|left| pick(1, left)));
    scene.act(S2, company(Green)); // the last M region is nobody's choice
    assert_eq!(scene.regions_of(S2), [NorthAfrica]);
    assert_eq!((all_lying(&scene), numbers(&scene)), (vec![], vec![2, 3, 4, 5, 6, 7]));
}

#[test]
fn sp_192_small_board_two_players_draw_the_retailers_after_the_companies() {
    let options = directives_on(Options { technologies: Technologies::Random, ..small() });
    let uses = [1; 6].map(|side| pick(side, 2)).into_iter().chain(row(&[0, 0, 0], 27)).chain([pick(1, 2)]);
    let mut scene = scripted(2, options, uses);
    scene.act(S2, company(Red));
    // (4) S tile, its side, M tile, its side.
    scene.chance([pick(1, 2), pick(0, 2), pick(2, 3), pick(1, 2)]);
    scene.act(S1, company(Green));
    assert_eq!((scene.asked_seat(), scene.what()), (S1, Some(What::LayRetailer { retailer: 1, side: Side::A })));
    scene.act(S1, lay_retailer(Emirates, 2, Side::A)).act(S1, lay_retailer(India, 5, Side::B));
    assert_eq!((scene.asked_seat(), scene.what()), (S2, Some(What::Start)));
    // (5) The directives come after the start regions.
    scene.chance((20..=24).rev().map(|left| pick(left - 1, left)));
    scene.act(S2, start(NorthAfrica));
    assert_eq!((scene.regions_of(S1), scene.regions_of(S2)), (vec![SouthAmerica], vec![NorthAfrica]));
    assert_eq!(numbers(&scene), [20, 21, 22, 23, 24]);
}

#[test]
fn sp_192_small_board_alone_the_retailers_lie_on_random_regions() {
    let options = directives_on(Options { technologies: Technologies::New, ..small() });
    let powers = [pick(1, 4), pick(3, 4), pick(3, 4), pick(2, 4), pick(0, 3), pick(0, 3)];
    let uses = powers.into_iter().chain(row(&[1, 1, 1], 27));
    let mut scene = scripted(1, options, uses);
    assert_eq!(scene.public().powers, [GpsDark, N4, N6, N7, NfcPlain, FourGPlain]);
    // Both are drawn, then S and M are laid: Caribbean, Emirates, Australia; South America, North Africa, India.
    scene.chance([pick(0, 2), pick(1, 2), pick(1, 3), pick(0, 2), pick(2, 3), pick(0, 3)]);
    scene.act(S1, company(Black));
    assert_eq!(all_lying(&scene), [(SouthAmerica, 4, Side::A), (Australia, 1, Side::B)]);
    assert_eq!((scene.asked_seat(), scene.legal(S1)), (S1, vec![start(NorthAfrica), start(India)]));
    scene.chance((20..=24).rev().map(|left| pick(3, left)));
    scene.act(S1, start(NorthAfrica));
    assert_eq!((scene.player(S2).company, scene.regions_of(S2)), (Some(Red), vec![India]));
    assert_eq!(numbers(&scene), [4, 5, 6, 7, 8]);
}

/// The table at the end of a round: seat 1 makes the last sale.
fn last_sale(seats: usize, options: Options, round: u8) -> Table {
    let mut scene = table(seats, options);
    scene.without_retailers().round(round).goods(S1, 1).at(Stage::Selling, S1, What::Sale);
    strict(&scene)
}

#[test]
fn sp_192_the_rows_of_rounds_2_to_4_are_dealt_place_by_place_from_what_is_left() {
    for round in 1..=3 {
        let mut scene = last_sale(2, Options::default(), round);
        scene.row(&[tile(Goods, Goods); 3]);
        let mut left = pile();
        left.drain(..3);
        let ranks = [23, 0, 7, 20, 10];
        scene.chance(row(&ranks, 24));
        scene.act(S1, sell(&[]));
        assert_eq!(scene.public().row.to_vec(), dealt_from(&mut left, &ranks));
        assert_eq!(scene.public().round, round + 1);
    }
}

#[test]
fn sp_192_no_row_is_dealt_after_round_4() {
    let mut scene = last_sale(2, Options::default(), 4);
    scene.act(S1, sell(&[]));
    assert_eq!((scene.public().round, scene.public().row), (5, [None; 5]));
}

#[test]
fn sp_192_the_small_boards_rows_have_three_places() {
    let mut scene = last_sale(3, small(), 1);
    scene.chance(row(&[0, 1, 2], 24));
    scene.act(S1, sell(&[]));
    assert_eq!(scene.public().row.iter().flatten().count(), 3);
}

/// Plays games to their ends: after setup chance is used only for the rows of rounds 2 to 4.
#[test]
fn sp_2_after_setup_only_the_rows_of_rounds_2_to_4_are_random() {
    for (seats, options) in [(1, Options::default()), (2, small()), (3, directives_on(Options::default()))] {
        let (mut rows, mut before) = (Vec::new(), 1);
        play_out(&mut table(seats, options), 7, |scene, _| {
            let (picks, round) = (scene.outcome().picks.len(), scene.public().round);
            let dealt = round != before && round < 5;
            assert_eq!(picks > 0, dealt, "round {before}");
            rows.extend(dealt.then_some((round, picks)));
            before = round;
        });
        let places = if options.board == BoardSize::Small { 3 } else { 5 };
        assert_eq!(rows, [(2, places), (3, places), (4, places)]);
    }
}

#[test]
fn sp_2_the_same_seed_deals_the_same_game() {
    let options = directives_on(Options { technologies: Technologies::New, ..Options::default() });
    let deal = |seed| Scene::<Smartphone>::with(&setup(4, options), seed).state().clone();
    assert_eq!(deal(3), deal(3));
    assert_ne!(deal(3), deal(4));
}
