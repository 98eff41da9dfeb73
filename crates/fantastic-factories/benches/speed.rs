//! What one decision costs, piece by piece. Ratios within one run count; the machine does not.
//!
//! `cargo bench -p fantastic-factories`

use divan::{Bencher, black_box};
use fantastic_factories::{Action, FantasticFactories};
use kernel::{Chance, Game, Sandbox, Seat, Secret, Seeded, Setup, State, Stream, Table};

fn main() {
    divan::main();
}

fn chance(seed: u64) -> Seeded {
    Seeded::new(Secret::from_number(seed).seed(&[]))
}

/// All positions of one random game, with the choice made in each.
fn positions() -> Vec<(Sandbox<FantasticFactories>, Seat, Action)> {
    let (mut table, mut player) = (chance(1), chance(2));
    let mut game = Sandbox::deal(&Setup::standard(4), &mut table).expect("four can play");
    let mut positions = Vec::new();
    let mut legal = Vec::new();
    while let Some(seat) = game.owed().seats().lowest() {
        legal.clear();
        FantasticFactories::legal(game.seen(seat), usize::MAX, &mut legal);
        let action = legal[player.pick(Stream::TABLE, legal.len().max(2) as u32) as usize % legal.len()];
        positions.push((game.clone(), seat, action));
        game.play(seat, &action, &mut table);
    }
    positions
}

/// A copy of the state, which a search makes at every node.
#[divan::bench]
fn clone(bencher: Bencher) {
    let positions = positions();
    bencher.counter(positions.len()).bench_local(|| {
        for (game, ..) in &positions {
            black_box(game.clone());
        }
    });
}

/// The floor: copying as many bytes as a state has.
#[divan::bench]
fn clone_floor(bencher: Bencher) {
    const BYTES: usize = size_of::<State<FantasticFactories>>();
    let blocks = vec![[7u8; BYTES]; positions().len()];
    bencher.counter(blocks.len()).bench_local(|| {
        for block in &blocks {
            black_box(*block);
        }
    });
}

/// Listing everything that can be chosen.
#[divan::bench]
fn legal(bencher: Bencher) {
    let positions = positions();
    let mut out = Vec::new();
    bencher.counter(positions.len()).bench_local(|| {
        for (game, seat, _) in &positions {
            out.clear();
            FantasticFactories::legal(game.seen(*seat), usize::MAX, &mut out);
            black_box(&out);
        }
    });
}

/// Carrying a choice out, with everything it sets off; the copy it needs is not free.
#[divan::bench]
fn clone_and_apply(bencher: Bencher) {
    let positions = positions();
    let mut table = chance(3);
    bencher.counter(positions.len()).bench_local(|| {
        for (game, seat, action) in &positions {
            let mut game = game.clone();
            game.play(*seat, action, &mut table);
            black_box(game);
        }
    });
}

/// One number from chance.
#[divan::bench]
fn pick(bencher: Bencher) {
    let mut table = chance(4);
    bencher.counter(1000usize).bench_local(|| {
        for _ in 0..1000 {
            black_box(table.pick(Stream::TABLE, black_box(60)));
        }
    });
}

/// A whole random game: deal, list, choose, carry out. The counter is decisions.
#[divan::bench]
fn game(bencher: Bencher) {
    let decisions = positions().len();
    let setup = Setup::standard(4);
    let mut legal = Vec::new();
    bencher.counter(decisions).bench_local(|| {
        let (mut table, mut player) = (chance(1), chance(2));
        let mut game: Sandbox<FantasticFactories> = Sandbox::deal(&setup, &mut table).expect("four can play");
        while let Some(seat) = game.owed().seats().lowest() {
            legal.clear();
            FantasticFactories::legal(game.seen(seat), usize::MAX, &mut legal);
            let at = player.pick(Stream::TABLE, legal.len().max(2) as u32) as usize % legal.len();
            game.play(seat, &legal[at], &mut table);
        }
        black_box(game);
    });
}

/// Opening a stored game at its last step: read, check every line, replay.
#[divan::bench]
fn open_stored_game(bencher: Bencher) {
    let secret = Secret::from_number(5);
    let (mut table, _) =
        Table::<FantasticFactories>::open(Setup::standard(4), secret.clone(), Vec::new()).expect("four play");
    let mut player = chance(6);
    let mut legal = Vec::new();
    while let Some(seat) = table.owed().seats().lowest() {
        legal.clear();
        FantasticFactories::legal(table.seen(seat), usize::MAX, &mut legal);
        let at = player.pick(Stream::TABLE, legal.len().max(2) as u32) as usize % legal.len();
        table.submit(seat, &legal[at], None).expect("a listed choice");
    }
    let text = table.record().write();
    let cards = Setup::<FantasticFactories>::standard(4).cards;
    bencher.bench_local(|| {
        let record = kernel::Record::<FantasticFactories>::read(black_box(&text), cards).expect("a whole record");
        black_box(Table::resume(record, secret.clone()).expect("a fair record"));
    });
}
