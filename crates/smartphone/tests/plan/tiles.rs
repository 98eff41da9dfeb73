use super::*;
use Way::{Down, Left, Right, Up};

const GP: Tile = Tile::improvement(Goods, Plus);
const GG: Tile = Tile::improvement(Goods, Goods);
const CL: Tile = Tile::improvement(Cheap, Logistics);
const MINI: Tile = Tile::mini(Plus);

/// What [`SPREAD`] shows without tiles.
fn pads() -> BTreeMap<Symbol, u8> {
    some(&[(Logistics, 3), (Factory, 1), (Cheap, 1), (Research, 1)])
}

/// The same with some symbols more and some less.
fn with(more: &[Symbol], less: &[Symbol]) -> BTreeMap<Symbol, u8> {
    let mut symbols = pads();
    more.iter().for_each(|symbol| *symbols.entry(*symbol).or_default() += 1);
    less.iter().for_each(|symbol| *symbols.get_mut(symbol).expect("it was there") -= 1);
    symbols.retain(|_, count| *count > 0);
    symbols
}

fn shown(places: &[Place]) -> BTreeMap<Symbol, u8> {
    counts(spread(places, false).expect("a legal plan")).0
}

#[test]
fn sp_63_unused_improvements_are_counted() {
    let plan = Layout { pads: SPREAD, tiles: laid(&[top(GP, 0, 0, Down)]) };
    let it = check(&SQUARES, &hand(&[GP, GP, GG, MINI], false), &plan).unwrap();
    assert_eq!((it.unused(), it.covered()), (2, 2));
}

#[test]
fn sp_64_squares_have_no_order_and_one_form() {
    assert_eq!(Tile::improvement(Plus, Goods), GP);
    for to in [Left, Up] {
        assert_eq!(rule(spread(&[top(GG, 1, 2, to)], false)), "SP-64");
    }
    assert!(spread(&[top(GG, 0, 2, Right)], false).is_ok() && spread(&[top(GP, 1, 2, Left)], false).is_ok());
    for to in [Down, Left, Up] {
        assert_eq!(rule(spread(&[top(MINI, 1, 1, to)], false)), "SP-64");
    }
}

#[test]
fn sp_245_a_tile_that_the_player_has_lies_on_two_cells_that_touch() {
    assert_eq!(shown(&[top(GP, 0, 0, Right)]), with(&[Goods, Plus], &[Logistics]), "on squares 0 and 1 of K1");
    assert_eq!(shown(&[top(GP, 1, 0, Left)]), with(&[Goods, Plus], &[Logistics]), "the other way round");
    let plan = Layout { pads: SPREAD, tiles: laid(&[top(GP, 0, 0, Right)]) };
    for owned in [&[][..], &[GG, CL]] {
        assert_eq!(rule(check(&SQUARES, &hand(owned, true), &plan)), "SP-245", "not owned");
    }
    let twice = Layout { pads: SPREAD, tiles: laid(&[top(GP, 0, 0, Right), top(GP, 1, 3, Right)]) };
    assert_eq!(rule(check(&SQUARES, &hand(&[GP, GG], true), &twice)), "SP-245", "owned once");
    assert!(check(&SQUARES, &hand(&[GP, GP], true), &twice).is_ok());
}

#[test]
fn sp_246_both_squares_lie_on_the_pads() {
    for place in [top(GP, 0, 0, Left), top(GP, 0, 0, Up), top(GP, 0, 3, Up), between(GP, 2, 1, Up), top(GP, 4, 4, Up)] {
        assert_eq!(rule(spread(&[place], false)), "SP-246", "{place:?}");
    }
    for x in i8::MIN..=i8::MAX {
        for y in i8::MIN..=i8::MAX {
            let far = !(-1..=3).contains(&x) || !(-1..=4).contains(&y);
            let refused = Way::ALL.into_iter().all(|to| spread(&[top(GP, x, y, to)], true).is_err());
            assert!(!far || refused, "({x}, {y})");
        }
    }
}

#[test]
fn sp_247_what_lies_between_is_covered_by_the_upper_pad() {
    assert_eq!(shown(&[top(GP, 0, 1, Right)]), with(&[Goods, Plus], &[Factory, Cheap]), "partly on both pads");
    assert_eq!(shown(&[between(GP, 0, 1, Right)]), with(&[Goods], &[Factory]), "its right half is under W1");
    assert_eq!(shown(&[between(GP, 1, 1, Left)]), with(&[Plus], &[Factory]), "its other half is under W1");
    assert_eq!(shown(&[between(GP, 1, 1, Down)]), pads(), "wholly under W1, over K1");
    assert_eq!(shown(&[between(GP, 1, 3, Right)]), pads(), "wholly under W1, beside K1");
    assert_eq!(rule(spread(&[between(GP, 0, 0, Right)], false)), "SP-247", "not between: W1 is not over it");
}

#[test]
fn sp_248_tiles_never_share_a_cell() {
    for other in [top(CL, 1, 1, Down), between(CL, 1, 1, Down), top(MINI, 1, 1, Right), between(MINI, 1, 1, Right)] {
        for place in [top(GP, 0, 1, Right), between(GP, 0, 1, Right)] {
            assert_eq!(rule(spread(&[place, other], true)), "SP-248", "{place:?} {other:?}");
        }
    }
    assert_eq!(rule(spread(&[top(GP, 0, 1, Right), top(GP, 0, 1, Right)], false)), "SP-248", "the same place twice");
    assert!(spread(&[top(GP, 0, 1, Right), between(CL, 1, 2, Right)], false).is_ok());
}

#[test]
fn sp_249_what_is_under_a_tile_is_not_active() {
    let places = [top(GP, 1, 1, Down), top(GG, 2, 1, Down), top(CL, 1, 3, Right)];
    let wanted = [(Goods, 3), (Plus, 1), (Cheap, 1), (Logistics, 2), (Factory, 1)];
    assert_eq!(shown(&places), some(&wanted), "all of W1 is covered, and four squares of K1 are left");
}

#[test]
fn sp_250_only_squares_under_the_upper_pad_count_as_covered() {
    for places in [vec![], vec![top(GP, 0, 0, Down)], vec![between(GP, 1, 1, Down), top(CL, 0, 0, Right)]] {
        assert_eq!(spread(&places, false).unwrap().covered(), 2, "{places:?}");
    }
}

#[test]
fn sp_251_a_hidden_improvement_is_used() {
    assert_eq!(counts(spread(&[between(GP, 1, 1, Down)], false).unwrap()), (pads(), 2, 0));
}

#[test]
fn sp_252_one_square_may_lie_outside() {
    let out = |places: &[Place]| spread(places, true);
    let symbols = |places: &[Place]| counts(out(places).unwrap()).0;
    assert_eq!(symbols(&[top(GP, 1, 0, Right)]), with(&[Goods, Plus], &[Logistics]), "beside K1");
    assert_eq!(symbols(&[top(GP, 0, 3, Right)]), with(&[Goods, Plus], &[]), "beside W1, on its blank square");
    assert_eq!(symbols(&[between(GP, 0, 3, Right)]), with(&[Goods], &[]), "one square under W1, the other outside");
    assert_eq!(rule(out(&[top(GP, 0, 3, Right), top(CL, 0, 0, Left)])), "SP-252", "two squares outside");
    assert_eq!(rule(out(&[top(GP, -1, 0, Up)])), "SP-252", "both squares outside");
    assert_eq!(rule(out(&[between(GP, 0, 0, Up)])), "SP-247", "there is nothing over it");
    assert_eq!(rule(spread(&[top(GP, 1, 0, Right)], false)), "SP-246", "without 4G dark");
}

#[test]
fn sp_253_there_is_a_plan_for_every_hand() {
    let all: Vec<Tile> = (0..Tile::KINDS).map(|id| Tile::try_from(id).unwrap()).collect();
    for tiles in [&[][..], &all[..1], &all] {
        let mut count = 0;
        TABLE.each_yield(&hand(tiles, false), |_, _| count += 1);
        assert!(count >= 84, "{count}");
    }
}

#[test]
fn sp_652_each_mini_improvement_is_a_single_square() {
    for symbol in [Goods, Cheap, Plus, Research, Logistics] {
        assert_eq!(shown(&[top(Tile::mini(symbol), 0, 0, Right)]), with(&[symbol], &[]), "on a blank square of K1");
    }
}

#[test]
fn sp_653_a_mini_improvement_lies_on_one_cell_of_the_pads() {
    assert_eq!(shown(&[top(MINI, 1, 1, Right)]), with(&[Plus], &[Cheap]), "on W1");
    assert_eq!(shown(&[top(MINI, 0, 1, Right)]), with(&[Plus], &[Factory]), "on K1");
    assert_eq!(shown(&[between(MINI, 1, 1, Right)]), pads(), "hidden under W1");
    assert_eq!(rule(spread(&[between(MINI, 0, 1, Right)], false)), "SP-247");
    for outside in [false, true] {
        assert_eq!(rule(spread(&[top(MINI, 2, 0, Right)], outside)), "SP-246", "4G dark is for improvements");
    }
}

#[test]
fn sp_654_an_unused_mini_improvement_gives_nothing() {
    let plan = Layout { pads: SPREAD, tiles: Laid::EMPTY };
    let it = check(&SQUARES, &hand(&[MINI, GP], false), &plan).unwrap();
    assert_eq!(counts(it), (pads(), 2, 1));
}

/// What is seen from above when all squares are put down layer by layer: the lower pad, tiles between, the upper pad,
/// tiles on top. None if the tiles cannot lie so.
fn layered(pads: Pads, places: &[Place], outside: bool) -> Option<BTreeMap<Symbol, u8>> {
    let cell = |at: At| (i32::from(at.0), i32::from(at.1));
    let lower: Vec<(i32, i32)> = (0..6).map(|square| (square % 2, square / 2)).collect();
    let turned = |(x, y): (i32, i32)| [(x, y), (2 - y, x), (1 - x, 2 - y), (y, 1 - x)][usize::from(pads.turn)];
    let upper: Vec<_> =
        lower.iter().map(|at| (turned(*at).0 + cell(pads.at).0, turned(*at).1 + cell(pads.at).1)).collect();
    let mut layers = [lower.clone(), vec![], upper.clone(), vec![]];
    let side = |side: PadSide| SQUARES[side.index()].to_vec();
    let mut symbols = [side(pads.lower), vec![], side(pads.upper), vec![]];
    for place in places {
        let (x, y) = cell(place.at);
        let next = [(x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)][place.to.index()];
        let own: Vec<Symbol> = place.tile.symbols().into_iter().flatten().collect();
        let cells = [(x, y), next][..own.len()].to_vec();
        if own.len() == 1 && place.to != Right || own.len() == 2 && own[0] == own[1] && place.to >= Left {
            return None;
        }
        if place.between && !cells.iter().any(|at| upper.contains(at)) {
            return None;
        }
        if cells.iter().all(|at| !upper.contains(at) && !lower.contains(at)) {
            return None;
        }
        let layer = if place.between { 1 } else { 3 };
        layers[layer].extend(cells);
        symbols[layer].extend(own);
    }
    let tiles: Vec<_> = layers[1].iter().chain(&layers[3]).collect();
    let off = tiles.iter().filter(|at| !lower.contains(at) && !upper.contains(at)).count();
    if tiles.iter().collect::<BTreeSet<_>>().len() < tiles.len() || off > usize::from(outside) {
        return None;
    }
    let mut seen: BTreeMap<(i32, i32), Symbol> = BTreeMap::new();
    for (cells, symbols) in layers.iter().zip(&symbols) {
        seen.extend(cells.iter().copied().zip(symbols.iter().copied()));
    }
    let mut counts = BTreeMap::new();
    seen.values().filter(|symbol| **symbol != Blank).for_each(|symbol| *counts.entry(*symbol).or_default() += 1);
    Some(counts)
}

#[test]
fn sp_247_sp_249_every_place_shows_what_lies_uppermost() {
    let mut legal = [0; 2];
    for pads in Pads::each().filter(|pads| pads.lower == PadSide::K2 && pads.upper == PadSide::W1) {
        for outside in [false, true] {
            let same = |tiles: &[Place]| {
                let kinds: Vec<Tile> = tiles.iter().map(|place| place.tile).collect();
                let found = check(&SQUARES, &hand(&kinds, outside), &Layout { pads, tiles: laid(tiles) });
                let found = found.ok().map(|it| counts(it).0);
                assert_eq!(found, layered(pads, tiles, outside), "{pads:?} {tiles:?} {outside}");
                found.is_some()
            };
            let alone: Vec<Place> =
                [GP, GG, MINI].into_iter().flat_map(places).filter(|place| same(&[*place])).collect();
            legal[usize::from(outside)] += alone.len();
            for (at, place) in alone.iter().enumerate().step_by(7) {
                alone[at..].iter().for_each(|other| _ = same(&[*place, *other]));
            }
        }
    }
    assert!(legal[0] > 4_000 && legal[1] > legal[0] + 2_000, "{legal:?}");
}
