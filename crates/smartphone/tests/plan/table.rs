use super::*;
use kernel::Seeded;

/// The yields of all plans, found by trying every tile in every place.
fn tried(hand: &Hand) -> BTreeSet<Yield> {
    let tiles: Vec<Tile> = hand.tiles.iter().flat_map(Tile::try_from).collect();
    let mut yields = BTreeSet::new();
    for pads in Pads::each() {
        let mut plans = vec![Layout { pads, tiles: Laid::EMPTY }];
        for tile in &tiles {
            let alone = |place: &Place| check(&SQUARES, hand, &Layout { pads, tiles: laid(&[*place]) }).is_ok();
            let places: Vec<Place> = places(*tile).filter(alone).collect();
            for at in 0..plans.len() {
                let with = |place: &Place| plans[at].tiles.with(*place).map(|tiles| Layout { pads, tiles });
                let longer: Vec<Layout> = places.iter().filter_map(with).collect();
                plans.extend(longer);
            }
        }
        yields.extend(plans.iter().filter_map(|plan| check(&SQUARES, hand, plan).ok()));
    }
    yields
}

#[test]
fn sp_256_the_table_has_the_yields_of_all_plans() {
    let mini = Tile::mini(Logistics);
    for outside in [false, true] {
        let hands = [&[][..], &IMPROVEMENTS[..1], &IMPROVEMENTS[..2], &[mini], &[IMPROVEMENTS[0], mini]];
        for tiles in hands {
            let hand = hand(tiles, outside);
            let (wanted, found) = (tried(&hand), yields(&hand));
            assert!(wanted == found, "{tiles:?}, {outside}: {} tried, {} found", wanted.len(), found.len());
        }
    }
    let twins = hand(&[IMPROVEMENTS[1]; 2], false);
    assert_eq!(tried(&twins), yields(&twins), "copies of an improvement with equal squares");
}

#[test]
fn sp_256_every_yield_is_drawn_and_every_draw_is_legal() {
    let mut chance = Seeded::new([7; 32]);
    for (tiles, draws) in [(&[][..], 2_000), (&[IMPROVEMENTS[1], Tile::mini(Plus)], 60_000), (&IMPROVEMENTS, 2_000)] {
        for outside in [false, true] {
            let hand = hand(tiles, outside);
            let drawn = |_| check(&SQUARES, &hand, &TABLE.draw(&hand, &mut chance)).expect("a legal plan");
            let drawn: BTreeSet<Yield> = (0..draws).map(drawn).collect();
            let all = yields(&hand);
            assert!(drawn.is_subset(&all));
            assert!(tiles.len() == 5 || drawn == all, "{} of {} are drawn", drawn.len(), all.len());
        }
    }
}

/// Each row is as likely as any other: with no tiles, rows are yields.
#[test]
fn sp_256_draws_are_even() {
    let (mut chance, hand) = (Seeded::new([9; 32]), hand(&[], false));
    let mut counts = BTreeMap::<Yield, u32>::new();
    for _ in 0..84_000 {
        *counts.entry(check(&SQUARES, &hand, &TABLE.draw(&hand, &mut chance)).unwrap()).or_default() += 1;
    }
    assert!(counts.len() == 84 && counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
}

#[test]
fn sp_256_a_larger_hand_than_anybody_has_is_no_fault() {
    let many: Vec<Tile> = (0..Tile::KINDS).flat_map(|id| [Tile::try_from(id).unwrap(); 15]).collect();
    let (hand, mut chance) = (hand(&many, true), Seeded::new([3; 32]));
    for _ in 0..1_000 {
        check(&SQUARES, &hand, &TABLE.draw(&hand, &mut chance)).expect("a legal plan");
    }
    assert!(yields(&hand).iter().all(|it| it.unused() == 15));
}

/// Other pads than the printed ones, as a data file may have them.
#[test]
fn sp_256_any_pads_have_a_table() {
    for squares in [[[Goods; 6]; 4], [[Blank; 6]; 4], [[Goods, Cheap, Plus, Factory, Research, Logistics]; 4]] {
        let (table, hand) = (Table::new(&squares), hand(&IMPROVEMENTS, true));
        table.each_yield(&hand, |it, source| assert_eq!(check(&squares, &hand, &table.plan(&hand, source)), Ok(it)));
    }
}

#[test]
fn sp_ex_36_rows_of_the_table() {
    let rows = |tiles: &[Tile], outside| TABLE.rows(&hand(tiles, outside));
    let upto = |outside| [0, 1, 2, 3, 4, 5].map(|count| rows(&IMPROVEMENTS[..count], outside));
    assert_eq!(upto(false), [84, 785, 2_758, 5_832, 8_147, 8_510]);
    assert_eq!(upto(true), [84, 843, 3_197, 7_510, 12_337, 14_238]);
}

#[test]
fn sp_ex_36_yields() {
    let one = |tile: Tile| yields(&hand(&[tile], false)).len();
    let pairs = [(Research, Plus), (Logistics, Plus), (Goods, Research), (Cheap, Logistics), (Logistics, Goods)];
    assert_eq!(pairs.map(|(a, b)| one(Tile::improvement(a, b))), [711, 704, 639, 665, 644]);
    let upto = |outside| [0, 1, 2, 3, 4, 5].map(|count| yields(&hand(&IMPROVEMENTS[..count], outside)).len());
    assert_eq!(upto(false), [84, 711, 3_026, 8_812, 15_339, 21_863]);
    assert_eq!(upto(true), [84, 760, 3_342, 10_417, 20_167, 32_416]);
}
