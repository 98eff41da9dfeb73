//! `cargo bench -p smartphone`: what plans cost. Five improvements are the most that a player can have.

use divan::{Bencher, black_box};
use kernel::{Facts, Seeded};
use smartphone::pieces::Symbol::{self, Blank, Cheap, Factory, Goods, Logistics, Plus, Research};
use smartphone::plan::{self, Hand, Squares, Table};
use smartphone::tile::Tile;

fn main() {
    divan::main();
}

/// SP-48 … SP-51.
const SQUARES: Squares = [
    [Blank, Logistics, Factory, Goods, Blank, Plus],
    [Cheap, Blank, Factory, Goods, Blank, Research],
    [Cheap, Blank, Research, Logistics, Blank, Logistics],
    [Blank, Goods, Logistics, Research, Blank, Research],
];
/// The hand of SP-EX-36.
const IMPROVEMENTS: [(Symbol, Symbol); 5] =
    [(Research, Plus), (Goods, Goods), (Cheap, Logistics), (Logistics, Research), (Goods, Plus)];

/// Five improvements; with 4G dark; with a mini improvement too.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Five,
    FourG,
    Mini,
}
const KINDS: [Kind; 3] = [Kind::Five, Kind::FourG, Kind::Mini];

fn hand(kind: Kind) -> Hand {
    let five = IMPROVEMENTS.into_iter().map(|(a, b)| Tile::improvement(a, b).id());
    let mini = matches!(kind, Kind::Mini).then_some(Tile::mini(Plus).id());
    Hand { tiles: five.chain(mini).collect(), outside: !matches!(kind, Kind::Five) }
}

#[divan::bench]
fn table() -> Table {
    Table::new(black_box(&SQUARES))
}

#[divan::bench(args = KINDS)]
fn yields(bencher: Bencher<'_, '_>, kind: Kind) {
    let (table, hand) = (Table::new(&SQUARES), hand(kind));
    bencher.bench(|| {
        let mut count = 0_usize;
        table.each_yield(black_box(&hand), |it, source| count += usize::from(black_box((it, source)).0.covered()));
        count
    });
}

#[divan::bench(args = KINDS)]
fn draw(bencher: Bencher<'_, '_>, kind: Kind) {
    let (table, hand, mut chance) = (Table::new(&SQUARES), hand(kind), Seeded::new([7; 32]));
    bencher.bench_local(|| table.draw(black_box(&hand), &mut chance));
}

#[divan::bench(args = KINDS)]
fn check(bencher: Bencher<'_, '_>, kind: Kind) {
    let (table, hand, mut chance) = (Table::new(&SQUARES), hand(kind), Seeded::new([7; 32]));
    let plan = table.draw(&hand, &mut chance);
    bencher.bench(|| plan::check(&SQUARES, black_box(&hand), black_box(&plan)));
}

/// What can be said of a plan of which nothing is said, and where the pads lie.
#[divan::bench(args = [false, true])]
fn open(bencher: Bencher<'_, '_>, laid: bool) {
    let pads = Facts::new().with("lower", 1).with("upper", 3).with("turn", 1).with("at", 44);
    let (hand, facts) = (hand(Kind::Mini), if laid { pads } else { Facts::new() });
    bencher.bench(|| plan::open(&SQUARES, black_box(&hand), &facts));
}
