//! Table 20.9: what each gift asks for at the end of AP3, DEI-438, DEI-448.

use crate::common::*;
use crate::gifts::{cult, met};

/// The Cult has this gift, and AP3 ends.
fn fulfilled(scene: &mut Table, gift: u8) -> bool {
    scene.lay(|public| public.players[S1].gift = Some(gift - 1)).ends(S1, 3);
    met(scene).expect("the gift is looked at")
}

const T: Colour = Colour::Tactical;
const L: Colour = Colour::Logistic;
const M: Colour = Colour::Mechanical;

/// Outposts of these colours under the Cult's control, in courtyards away from the Cathedral.
fn holding(colours: &[Colour]) -> Table {
    let mut scene = cult();
    let regions = [g(0, 0), g(0, 1), g(0, 2), g(0, 3), g(3, 0)];
    scene.holds(S1, &colours.iter().copied().zip(regions).collect::<Vec<_>>());
    scene
}

/// The same, with a Scrapper at an altar and the Cathedral cube in this colour.
fn with_cube(colours: &[Colour], cube: Colour) -> Table {
    let mut scene = holding(colours);
    scene.units(S1, g(1, 1), 1).cube(S1, cube);
    scene
}

#[test]
fn dei_443_gift_1_asks_for_four_outposts_of_any_colours() {
    for (colours, is) in
        [(&[T, T, T][..], false), (&[T, T, L, M], true), (&[T, T, T, T], true), (&[T, L, M, T, L], true)]
    {
        assert_eq!(fulfilled(&mut holding(colours), 1), is, "{colours:?}");
    }
    assert!(fulfilled(&mut with_cube(&[T, T, L], M), 1), "DEI-145: the Cathedral cube counts");
}

#[test]
fn dei_448_gift_2_asks_for_six_technology_and_gift_3_for_four_energy() {
    for (gift, technology, energy, is) in
        [(2, 5, 9, false), (2, 6, 0, true), (2, 7, 0, true), (3, 9, 3, false), (3, 0, 4, true), (3, 0, 5, true)]
    {
        let mut scene = cult();
        scene.store(S1, technology, energy, 0);
        assert_eq!(fulfilled(&mut scene, gift), is, "gift {gift}: {technology}T {energy}E");
    }
}

#[test]
fn dei_443_gift_4_asks_for_three_outposts_of_different_colours() {
    for (colours, is) in [(&[T, L, M][..], true), (&[T, L, L, T], false), (&[T, T, T], false), (&[M, L, T, T], true)] {
        assert_eq!(fulfilled(&mut holding(colours), 4), is, "{colours:?}");
    }
    assert!(fulfilled(&mut with_cube(&[T, T, L], M), 4), "DEI-145");
    assert!(!fulfilled(&mut with_cube(&[T, T, L], L), 4));
}

#[test]
fn dei_443_gift_5_asks_for_the_majority_in_the_cathedral_courtyards() {
    let mut scene = cult();
    scene.units(S1, g(1, 1), 1).units(S1, g(2, 2), 1).cube(S1, T).units(S2, g(1, 2), 1);
    assert!(fulfilled(&mut scene, 5));
    let mut scene = cult();
    scene.units(S1, g(1, 1), 1).units(S2, g(1, 2), 1);
    assert!(!fulfilled(&mut scene, 5), "level");
    assert!(!fulfilled(&mut cult(), 5));
    let mut scene = cult();
    scene.units(S2, g(1, 2), 1).cube(S2, T);
    assert!(!fulfilled(&mut scene, 5), "somebody else's");
}

/// The Cult can buy anything for six purchases; the logistic market has these cards.
fn buyers(cards: [&str; 3]) -> Table {
    let mut scene = holding(&[L, T]);
    scene.market(Market::Logistic, cards).market(Market::Tactical, ["T-1", "T-2", "T-3"]);
    scene.market(Market::Black, ["K-1", "K-2", "K-3"]).store(S1, 20, 10, 0);
    scene.lay(|public| public.players[S1].gift = Some(5));
    scene
}

/// A card is bought by the second card of a phase.
fn buys(scene: &mut Table, phase: u8, market: Market) {
    let given = scene.player(S1).hand.iter().next().expect("a card");
    scene.lay(|public| public.players[S1].bought = false); // in this phase
    scene.asks_card(S1, phase, 2).act(S1, Action::PlayDown { card: given, market, slot: 1 });
}

#[test]
fn dei_443_gift_6_asks_for_two_cards_of_one_coloured_market_in_the_round() {
    for (markets, is) in [
        ([Market::Logistic, Market::Logistic], true),
        ([Market::Tactical, Market::Tactical], true),
        ([Market::Logistic, Market::Tactical], false),
        ([Market::Black, Market::Black], false),
    ] {
        let mut scene = buyers(["L-1", "L-2", "L-3"]);
        buys(&mut scene, 1, markets[0]);
        buys(&mut scene, 3, markets[1]);
        assert_eq!(met(&scene), Some(is), "{markets:?}");
    }
}

#[test]
fn dei_443_gift_6_counts_the_cards_of_this_round_alone() {
    let mut scene = buyers(["L-1", "L-2", "L-3"]);
    scene.lay(|public| {
        public.players[S1].gift = None;
        public.order = [S2, S1].into_iter().collect();
        public.missions = [[Some(mission("MI-4")), None], [None; 2], [None; 2], [None; 2]];
    });
    buys(&mut scene, 3, Market::Logistic);
    assert_eq!((scene.public().round, scene.player(S1).taken), (3, [0; 3]));
    scene.lay(|public| {
        public.players[S1].gift = Some(5);
        public.players[S1].marks = Default::default();
    });
    buys(&mut scene, 3, Market::Logistic);
    assert_eq!(met(&scene), Some(false));
}

#[test]
fn dei_438_gift_6_counts_drone_cards_of_the_market() {
    let mut scene = buyers(["masamune-1", "cathedral-1", "L-3"]);
    buys(&mut scene, 1, Market::Logistic);
    buys(&mut scene, 3, Market::Logistic);
    assert!(scene.player(S1).hand.has(card("masamune-1")) && scene.player(S1).hand.has(card("cathedral-1")));
    assert_eq!(met(&scene), Some(true));
}

/// DEI-78: in place of a colour the gear market is a coloured market.
#[test]
fn dei_438_gift_6_counts_gear_as_a_coloured_market() {
    let mut scene = table_with(
        &[Faction::ChronoCult, Faction::FarmZ],
        Options { gear: GearMarket::Tactical, ..Options::default() },
    );
    scene.holds(S1, &[(Colour::Gear, g(0, 1))]).store(S1, 20, 10, 0).market(Market::Gear, ["G-1", "draco-0", "G-3"]);
    scene.lay(|public| public.players[S1].gift = Some(5));
    buys(&mut scene, 1, Market::Gear);
    buys(&mut scene, 3, Market::Gear);
    assert_eq!(met(&scene), Some(true));
}

#[test]
fn dei_443_gift_7_asks_for_three_outposts_of_one_colour() {
    for (colours, is) in [(&[L, L, L][..], true), (&[L, L, T, T], false), (&[T, L, M], false), (&[T, M, M, M], true)] {
        assert_eq!(fulfilled(&mut holding(colours), 7), is, "{colours:?}");
    }
    assert!(fulfilled(&mut with_cube(&[T, T], T), 7), "DEI-145");
    assert!(!fulfilled(&mut with_cube(&[T, T], L), 7));
}

#[test]
fn dei_443_gift_8_asks_for_two_outposts_on_roofs() {
    for (regions, is) in [
        (&[r(0, 0), r(2, 2)][..], true),
        (&[r(0, 0), g(0, 0), g(3, 3)], false),
        (&[g(0, 0), g(3, 3)], false),
        (&[r(0, 0), r(0, 2), r(2, 0)], true),
    ] {
        let mut scene = cult();
        scene.holds(S1, &regions.iter().map(|at| (T, *at)).collect::<Vec<_>>());
        assert_eq!(fulfilled(&mut scene, 8), is, "{regions:?}");
    }
    let mut scene = cult();
    scene.holds(S1, &[(T, r(0, 0))]).units(S1, g(1, 1), 1).cube(S1, T);
    assert!(!fulfilled(&mut scene, 8), "DEI-145: the Cathedral cube is on no roof");
    let mut scene = cult();
    scene.outpost(L, r(0, 0)).holds(S1, &[(T, r(0, 0))]);
    assert!(fulfilled(&mut scene, 8), "two on the same roof");
}
