//! 9 Setup: the board, the technologies, the row and the retailers: SP-180 to SP-182, SP-187 to SP-189.

use crate::common::*;
use crate::shared::*;
use smartphone::pieces::Power::*;

fn retailers(scene: &Table) -> Vec<(Region, u8)> {
    let lying = |region: Region| Some((region, scene.public().place(region).retailer?.0 + 1));
    Region::ALL.into_iter().filter_map(lying).collect()
}

fn sizes(scene: &Table) -> [usize; 3] {
    let size = |retailer: u8| cards().retailers[usize::from(retailer) - 1].size;
    Size::ALL.map(|wanted| retailers(scene).iter().filter(|(_, retailer)| size(*retailer) == wanted).count())
}

#[test]
fn sp_180_the_big_board_is_for_one_to_five() {
    for seats in 1..=5 {
        let scene = table(seats, Options::default());
        assert_eq!(scene.public().board(cards()).order.len(), 12);
        assert_eq!(scene.public().row.iter().flatten().count(), 5);
    }
}

#[test]
fn sp_180_the_small_board_is_for_one_to_three() {
    for seats in 1..=3 {
        let scene = table(seats, small());
        assert_eq!(scene.public().board(cards()).order.len(), 8);
        assert_eq!(scene.public().row.iter().flatten().count(), 3);
    }
}

#[test]
fn sp_181_plain_sides_lie_at_the_technologies_unless_something_else_is_agreed() {
    let scene = dealt(2, Options::default());
    assert_eq!(scene.public().powers, [GpsPlain, WiFiPlain, GamepadPlain, BatteryPlain, NfcPlain, FourGPlain]);
}

#[test]
fn sp_181_an_agreed_set_lies_at_the_technologies() {
    let laid = |technologies| dealt(2, Options { technologies, ..Options::default() }).public().powers;
    assert_eq!(laid(Technologies::FirstGame), [GpsDark, N3, N5, N7, NfcPlain, FourGPlain]);
    assert_eq!(laid(Technologies::Overproduction), [N2, WiFiPlain, N6, N8, N9, FourGDark]);
    assert_eq!(laid(Technologies::OpenSpaces), [N1, N4, GamepadPlain, BatteryDark, NfcDark, N10]);
}

#[test]
fn sp_181_a_random_side_of_each_base_tile() {
    let random = Options { technologies: Technologies::Random, ..Options::default() };
    let mut seen = Vec::new();
    for seed in 0..40 {
        let powers = Scene::with(&setup(2, random), seed).public().powers;
        for (power, row) in powers.into_iter().zip(&cards().technologies) {
            assert!([row.plain, row.dark].contains(&power));
        }
        seen.extend(powers);
    }
    assert!(Power::ALL[..12].iter().all(|power| seen.contains(power)), "every base side lies in some game");
}

#[test]
fn sp_181_the_six_patents_are_there_and_nothing_is_researched() {
    let scene = table(3, Options::default());
    assert_eq!(scene.public().patents, [None; 6]);
    assert!(scene.public().players.iter().all(|(_, it)| it.researched.is_empty() && it.on_technologies == [0; 6]));
}

#[test]
fn sp_182_five_of_the_27_improvements_lie_face_up() {
    let scene = dealt(2, Options::default());
    assert_eq!(scene.public().row.iter().flatten().count(), 5);
    assert_eq!((scene.seen(S1).dark(), cards().improvements.len()), (22, 27));
    scene.sandbox().audit().expect("row and pile are the 27");
}

#[test]
fn sp_187_retailers_by_number_of_players() {
    for (seats, expected) in [(5, [0, 0, 0]), (4, [1, 1, 0]), (3, [1, 2, 1]), (2, [2, 3, 1]), (1, [2, 3, 1])] {
        assert_eq!(sizes(&table(seats, Options::default())), expected, "{seats} players");
    }
}

#[test]
fn sp_187_with_two_players_one_l_tile_stays_unused() {
    for seats in [1, 2] {
        let scene = table(seats, Options::default());
        let left: Vec<u8> = scene.public().unused.iter().collect();
        assert_eq!(left.len(), 1);
        assert_eq!(cards().retailers[usize::from(left[0])].size, Size::L);
    }
}

#[test]
fn sp_188_m_retailers_lie_on_the_homes_of_companies_not_in_play() {
    for seed in 0..8 {
        let mut scene = Scene::with(&setup(3, Options::default()), seed);
        scene.seeded(seed);
        for choice in [Yellow, Green, Black] {
            let seat = scene.asked_seat();
            scene.act(seat, company(choice));
        }
        let m = |region: &Region| cards().big.regions[region.index()].as_ref().is_some_and(|row| row.size == Size::M);
        let lying: Vec<Region> = retailers(&scene).into_iter().map(|(region, _)| region).filter(m).collect();
        assert_eq!(lying, [Region::SouthAmerica, Region::Cis]); // Blue's and Red's homes
    }
}

#[test]
fn sp_188_steves_home_counts_as_used() {
    let mut scene = dealt(1, Options::default());
    scene.act(S1, company(Green));
    assert_eq!(scene.player(S2).company, Some(Red));
    for home in [Region::SouthAmerica, Region::Australia, Region::India] {
        assert!(scene.public().place(home).retailer.is_some(), "{home:?}");
    }
    for home in [Region::NorthAfrica, Region::Cis] {
        assert!(scene.public().place(home).retailer.is_none(), "{home:?}");
    }
}

#[test]
fn sp_188_tiles_are_not_used_twice_and_lie_on_their_size() {
    for seed in 0..20 {
        let mut scene = Scene::with(&setup(2, Options::default()), seed);
        scene.seeded(seed);
        scene.act(scene.asked_seat(), company(Red));
        scene.act(scene.asked_seat(), company(Blue));
        let mut tiles: Vec<u8> = retailers(&scene).into_iter().map(|(_, tile)| tile).collect();
        tiles.sort_unstable();
        tiles.dedup();
        assert_eq!(tiles.len(), 6);
        for (region, tile) in retailers(&scene) {
            let size = cards().big.regions[region.index()].as_ref().map(|row| row.size);
            assert_eq!(size, Some(cards().retailers[usize::from(tile) - 1].size), "{region:?}");
        }
    }
}

#[test]
fn sp_189_unused_retailers_stay_beside_the_board() {
    for seats in 1..=5 {
        let scene = table(seats, Options::default());
        let laid: Vec<u8> = retailers(&scene).into_iter().map(|(_, tile)| tile - 1).collect();
        let beside: Vec<u8> = (0..7).filter(|tile| !laid.contains(tile)).collect();
        assert_eq!(scene.public().unused.iter().collect::<Vec<_>>(), beside, "{seats} players");
    }
}
