use super::*;

/// SP-243, written out once more: the cell of each square of the upper pad.
fn cells(pads: Pads) -> Vec<(i32, i32)> {
    let corners: [[(i32, i32); 6]; 4] = [
        [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)],
        [(2, 0), (2, 1), (1, 0), (1, 1), (0, 0), (0, 1)],
        [(1, 2), (0, 2), (1, 1), (0, 1), (1, 0), (0, 0)],
        [(0, 1), (0, 0), (1, 1), (1, 0), (2, 1), (2, 0)],
    ];
    let moved = |(x, y)| (x + i32::from(pads.at.0), y + i32::from(pads.at.1));
    corners[usize::from(pads.turn)].map(moved).to_vec()
}

/// Which squares of the lower pad are covered.
fn covered(pads: Pads) -> BTreeSet<usize> {
    let upper = cells(pads);
    (0..6).filter(|square| upper.contains(&(*square as i32 % 2, *square as i32 / 2))).collect()
}

fn bare(pads: Pads) -> Result<Yield, Illegal> {
    check(&SQUARES, &hand(&[], false), &Layout { pads, tiles: Laid::EMPTY })
}

/// Every pair of sides, every turn and every move, far more than there are.
fn everything() -> impl Iterator<Item = Pads> {
    let sides = PadSide::ALL.into_iter().flat_map(|lower| PadSide::ALL.map(|upper| (lower, upper)));
    let turned = sides.flat_map(|(lower, upper)| (0..4).map(move |turn| (lower, upper, turn)));
    turned.flat_map(|(lower, upper, turn)| {
        (-7..=7).flat_map(move |x| (-7..=7).map(move |y| Pads { lower, upper, turn, at: At(x, y) }))
    })
}

#[test]
fn sp_46_blank_squares_are_not_counted() {
    let it = bare(SPREAD).unwrap();
    assert_eq!(it.count(Blank), 0);
    let visible: u8 = Symbol::ALL.into_iter().map(|symbol| it.count(symbol)).sum();
    assert_eq!(visible, 10 - 4, "ten visible squares, four of them blank");
}

#[test]
fn sp_47_all_four_sides_differ() {
    assert_eq!(SQUARES.iter().collect::<BTreeSet<_>>().len(), 4);
    let alone = |lower, upper| bare(Pads { lower, upper, ..SPREAD });
    for (one, other) in [(PadSide::K1, PadSide::K2), (PadSide::W2, PadSide::W1), (PadSide::K1, PadSide::K1)] {
        assert_eq!(rule(alone(one, other)), "SP-242", "{one:?} and {other:?} are one pad");
    }
}

#[test]
fn sp_53_a_pad_is_not_mirrored() {
    // Upright the column 1, 3, 5 of W1 is on the right; mirrored it would lie over square 4 with its square 0.
    let at = |turn, x, y| bare(Pads { turn, at: At(x, y), ..SPREAD }).unwrap();
    assert_eq!(counts(at(0, 0, 2)).0, some(&[(Logistics, 3), (Factory, 1), (Goods, 1), (Cheap, 1), (Research, 1)]));
    assert_eq!(counts(at(0, -1, 2)).0[&Plus], 1, "square 1 of W1 lies on square 4 of K1");
    assert!(!counts(at(0, 1, 2)).0.contains_key(&Plus), "square 0 of W1 lies on square 5 of K1");
}

#[test]
fn sp_240_one_to_four_squares_are_covered() {
    for pads in everything().filter(|pads| pads.lower == PadSide::K1 && pads.upper == PadSide::W2) {
        let covered = covered(pads).len() as u8;
        match bare(pads) {
            Ok(it) => assert!((1..=4).contains(&covered) && it.covered() == covered, "{pads:?}"),
            Err(no) => assert!((covered == 0 || covered > 4) && no.rule == "SP-240", "{pads:?}: {no}"),
        }
    }
    assert_eq!(rule(bare(Pads { at: At(0, 0), ..SPREAD })), "SP-240", "all six");
    assert_eq!(rule(bare(Pads { at: At(2, 0), ..SPREAD })), "SP-240", "none");
}

#[test]
fn sp_241_sp_243_there_are_four_turns_and_no_move_is_too_far_to_be_refused() {
    for (turn, x, y) in [(4, 1, 1), (7, 0, 2), (255, 1, 1)] {
        assert_eq!(rule(bare(Pads { turn, at: At(x, y), ..SPREAD })), "SP-243");
    }
    for turn in 0..=255 {
        for (x, y) in (i8::MIN..=i8::MAX).flat_map(|n| [(n, 1), (1, n), (n, n)]) {
            let legal = bare(Pads { turn, at: At(x, y), ..SPREAD }).is_ok();
            assert!(!legal || turn < 4 && x.abs() < 3 && y.abs() < 3, "{turn} {x} {y}");
        }
    }
}

#[test]
fn sp_242_either_pad_is_on_top_with_either_side() {
    let sides: BTreeSet<_> = Pads::each().map(|pads| (pads.lower, pads.upper)).collect();
    assert_eq!(sides.len(), 8);
}

#[test]
fn sp_243_squares_lie_where_the_model_says() {
    for pads in Pads::each() {
        let (upper, hidden) = (cells(pads), covered(pads));
        let lower = SQUARES[pads.lower.index()].into_iter().enumerate();
        let seen = lower.filter(|(square, _)| !hidden.contains(square)).map(|(_, symbol)| symbol);
        let mut symbols = BTreeMap::new();
        for symbol in seen.chain(SQUARES[pads.upper.index()]).filter(|symbol| *symbol != Blank) {
            *symbols.entry(symbol).or_default() += 1;
        }
        assert_eq!(upper.iter().collect::<BTreeSet<_>>().len(), 6);
        assert_eq!(counts(bare(pads).unwrap()), (symbols, hidden.len() as u8, 0), "{pads:?}");
    }
}

#[test]
fn sp_244_fourteen_sets_of_squares_can_be_covered() {
    let sets: BTreeSet<Vec<usize>> = Pads::each().map(|pads| covered(pads).into_iter().collect()).collect();
    let wanted: [&[usize]; 14] = [
        &[0],
        &[1],
        &[4],
        &[5],
        &[0, 1],
        &[4, 5],
        &[0, 2],
        &[2, 4],
        &[1, 3],
        &[3, 5],
        &[0, 2, 4],
        &[1, 3, 5],
        &[0, 1, 2, 3],
        &[2, 3, 4, 5],
    ];
    assert_eq!(sets, wanted.into_iter().map(<[usize]>::to_vec).collect());
    let legal: BTreeSet<Pads> = everything().filter(|pads| bare(*pads).is_ok()).collect();
    assert_eq!(Pads::each().collect::<BTreeSet<_>>(), legal);
    assert_eq!((Pads::each().count(), legal.len()), (480, 480));
}

#[test]
fn sp_ex_1_sixty_positions() {
    let w1_on_k1: Vec<Pads> =
        Pads::each().filter(|pads| (pads.lower, pads.upper) == (PadSide::K1, PadSide::W1)).collect();
    let turned = |turn| w1_on_k1.iter().filter(|pads| pads.turn == turn).count();
    assert_eq!([0, 1, 2, 3].map(turned), [14, 16, 14, 16]);
    assert_eq!(w1_on_k1.iter().map(|pads| covered(*pads)).collect::<BTreeSet<_>>().len(), 14);
}

/// Price, goods, factory, research and logistics for each set of covered squares.
const RESULTS: &str = "
0 | 5 3 1 1 3 | 6 3 1 2 2 | 4 3 1 2 2 | 5 3 1 3 1 | 6 2 1 1 3 | 6 3 1 2 2 | 4 3 1 2 2 | 4 4 1 3 1
1 | 5 3 1 1 2 | 6 3 1 2 1 | 3 4 1 2 2 | 4 4 1 3 1 | 5 3 1 1 3 | 6 2 1 2 2 | 3 4 1 2 2 | 4 3 1 3 1
4 | 5 3 1 1 3 | 6 3 1 2 2 | 3 4 1 2 2 | 4 4 1 3 1 | 5 3 1 1 3 | 6 3 1 2 2 | 3 4 1 2 2 | 4 4 1 3 1
5 | 4 3 1 1 3 | 5 3 1 2 2 | 3 4 1 1 2 | 4 4 1 2 1 | 5 3 1 1 2 | 6 3 1 1 2 | 3 4 1 2 1 | 4 4 1 2 1
01 | 5 4 1 1 2 | 6 4 1 2 1 | 4 4 1 2 2 | 5 4 1 3 1 | 6 3 1 1 3 | 6 3 1 2 2 | 4 4 1 2 2 | 4 4 1 3 1
02 | 5 4 0 1 3 | 6 4 0 2 2 | 4 4 0 2 2 | 5 4 0 3 1 | 6 3 1 0 3 | 6 4 1 2 1 | 4 4 1 1 2 | 4 5 1 3 0
13 | 5 3 1 1 2 | 6 3 1 2 1 | 3 4 1 2 2 | 4 4 1 3 1 | 5 4 1 1 2 | 6 3 1 1 2 | 3 5 1 2 1 | 4 4 1 2 1
24 | 5 4 0 1 3 | 6 4 0 2 2 | 3 5 0 2 2 | 4 5 0 3 1 | 5 4 1 0 3 | 6 4 1 2 1 | 3 5 1 1 2 | 4 5 1 3 0
35 | 4 3 1 1 3 | 5 3 1 2 2 | 3 4 1 1 2 | 4 4 1 2 1 | 5 4 1 1 1 | 6 4 1 0 2 | 3 5 1 2 0 | 4 5 1 1 1
45 | 4 4 1 1 3 | 5 4 1 2 2 | 3 5 1 1 2 | 4 5 1 2 1 | 5 4 1 1 2 | 6 4 1 1 2 | 3 5 1 2 1 | 4 5 1 2 1
024 | 5 5 0 1 3 | 6 5 0 2 2 | 4 5 0 2 2 | 5 5 0 3 1 | 6 4 1 0 3 | 6 5 1 2 1 | 4 5 1 1 2 | 4 6 1 3 0
135 | 4 4 1 1 2 | 5 4 1 2 1 | 3 5 1 1 2 | 4 5 1 2 1 | 5 5 1 1 1 | 6 4 1 0 2 | 3 6 1 2 0 | 4 5 1 1 1
0123 | 5 5 0 1 2 | 6 5 0 2 1 | 4 5 0 2 2 | 5 5 0 3 1 | 6 5 1 0 2 | 6 5 1 1 1 | 4 6 1 1 1 | 4 6 1 2 0
2345 | 4 5 0 1 3 | 5 5 0 2 2 | 3 6 0 1 2 | 4 6 0 2 1 | 5 6 1 0 1 | 6 6 1 0 1 | 3 7 1 1 0 | 4 7 1 1 0
";

/// SP-48 … SP-52 too: the printed squares give the published results.
#[test]
fn sp_ex_2_every_plan_without_improvements() {
    use PadSide::{K1, K2, W1, W2};
    let columns = [(K1, W1), (K1, W2), (K2, W1), (K2, W2), (W1, K1), (W2, K1), (W1, K2), (W2, K2)];
    let mut compared = 0;
    for line in RESULTS.trim().lines() {
        let (set, results) = line.split_once(" | ").unwrap();
        let set: BTreeSet<usize> = set.bytes().map(|digit| usize::from(digit - b'0')).collect();
        for ((lower, upper), wanted) in columns.into_iter().zip(results.split(" | ")) {
            let side = |pads: &Pads| (pads.lower, pads.upper) == (lower, upper) && covered(*pads) == set;
            for pads in Pads::each().filter(side) {
                let it = bare(pads).unwrap();
                let [goods, cheap, plus, factory, research, logistics] =
                    [Goods, Cheap, Plus, Factory, Research, Logistics].map(|symbol| it.count(symbol));
                let (price, produced) = (5 + plus - cheap, goods + cheap + it.covered());
                assert_eq!(format!("{price} {produced} {factory} {research} {logistics}"), wanted, "{pads:?}");
                compared += 1;
            }
        }
    }
    assert_eq!(compared, 480);
}

#[test]
fn sp_ex_3_an_unused_improvement_is_told() {
    let pads = Pads { lower: PadSide::K2, upper: PadSide::W1, turn: 0, at: At(0, 1) };
    assert_eq!(covered(pads), BTreeSet::from([2, 3, 4, 5]));
    let it = check(&SQUARES, &hand(&IMPROVEMENTS[..1], false), &Layout { pads, tiles: Laid::EMPTY }).unwrap();
    assert_eq!(counts(it), (some(&[(Cheap, 2), (Research, 1), (Logistics, 2)]), 4, 1));
}
