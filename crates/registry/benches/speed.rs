//! What one decision costs in each game, piece by piece, four seats. Ratios within one run count; the
//! machine does not. A game that is to be measured is named in the lists.
//!
//! `cargo bench -p registry`

use divan::{Bencher, black_box};
use games::cyber_merchant::CyberMerchant;
use games::dei::Dei;
use games::fantastic_factories::FantasticFactories;
use games::smartphone::Smartphone;
use games::syndicate::Syndicate;
use kernel::{Chance, Game, Loaded, Record, Sandbox, Seat, Secret, Seeded, Setup, State, Stream, Table};

fn main() {
    divan::main();
}

fn chance(seed: u64) -> Seeded {
    Seeded::new(Secret::from_number(seed).seed(&[]))
}

/// Any of the listed actions.
fn any<'a, A>(legal: &'a [A], player: &mut Seeded) -> &'a A {
    &legal[player.pick(Stream::TABLE, legal.len().max(2) as u32) as usize % legal.len()]
}

/// A whole random game, each position shown before its choice is made.
fn game<G: Game>(setup: &Setup<G>, mut each: impl FnMut(&Sandbox<G>, Seat, &G::Action)) -> Sandbox<G> {
    let (mut table, mut player) = (chance(1), chance(2));
    let mut game = Sandbox::deal(setup, &mut table).expect("four can play");
    let mut legal = Vec::new();
    while let Some(seat) = game.owed().seats().lowest() {
        legal.clear();
        G::legal(game.asked(seat), 4096, &mut legal);
        let action = any(&legal, &mut player);
        each(&game, seat, action);
        game.play(seat, action, &mut table);
    }
    game
}

/// One position with the choice made in it.
type Position<G> = (Sandbox<G>, Seat, <G as Game>::Action);

/// All positions of one random game.
fn positions<G: Game>() -> Vec<Position<G>> {
    let mut positions = Vec::new();
    game(&Setup::<G>::standard(4), |game, seat, action| positions.push((game.clone(), seat, action.clone())));
    positions
}

/// A copy of the state, which a search makes at every node.
#[divan::bench(types = [Syndicate, FantasticFactories, CyberMerchant, Smartphone, Dei])]
fn clone<G: Game>(bencher: Bencher) {
    let positions = positions::<G>();
    bencher.counter(positions.len()).bench_local(|| {
        for (game, ..) in &positions {
            black_box(game.clone());
        }
    });
}

/// The floor: copying as many bytes as a state has.
#[divan::bench(types = [Syndicate, FantasticFactories, CyberMerchant, Smartphone, Dei])]
fn clone_floor<G: Game>(bencher: Bencher) {
    let state = vec![7u8; size_of::<State<G>>()];
    let mut copy = state.clone();
    let count = positions::<G>().len();
    bencher.counter(count).bench_local(|| {
        for _ in 0..count {
            black_box(&mut copy).copy_from_slice(black_box(&state));
        }
    });
}

/// Listing everything that can be chosen.
#[divan::bench(types = [Syndicate, FantasticFactories, CyberMerchant, Smartphone, Dei])]
fn legal<G: Game>(bencher: Bencher) {
    let positions = positions::<G>();
    let mut out = Vec::new();
    bencher.counter(positions.len()).bench_local(|| {
        for (game, seat, _) in &positions {
            out.clear();
            G::legal(game.asked(*seat), 4096, &mut out);
            black_box(&out);
        }
    });
}

/// Carrying a choice out, with everything it sets off; the copy it needs is not free.
#[divan::bench(types = [Syndicate, FantasticFactories, CyberMerchant, Smartphone, Dei])]
fn clone_and_apply<G: Game>(bencher: Bencher) {
    let positions = positions::<G>();
    let mut table = chance(3);
    bencher.counter(positions.len()).bench_local(|| {
        for (game, seat, action) in &positions {
            let mut game = game.clone();
            game.play(*seat, action, &mut table);
            black_box(game);
        }
    });
}

/// A whole decision: a random game with its deal, lists, choices and steps. The counter is decisions.
#[divan::bench(types = [Syndicate, FantasticFactories, CyberMerchant, Smartphone, Dei])]
fn decision<G: Game>(bencher: Bencher) {
    let decisions = positions::<G>().len();
    let setup = Setup::<G>::standard(4);
    bencher.counter(decisions).bench_local(|| black_box(game(&setup, |_, _, _| ())));
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

/// Opening a stored game at its last step: read, check every line, replay.
#[divan::bench(types = [Syndicate, FantasticFactories, CyberMerchant, Smartphone, Dei])]
fn open_stored_game<G: Game>(bencher: Bencher) {
    let secret = Secret::from_number(5);
    let (mut table, _) = Table::<G>::open(Setup::standard(4), secret.clone(), Vec::new()).expect("four play");
    let mut player = chance(6);
    let mut legal = Vec::new();
    while let Some(seat) = table.owed().seats().lowest() {
        legal.clear();
        G::legal(table.asked(seat).expect("who is asked may choose"), 4096, &mut legal);
        table.submit(seat, any(&legal, &mut player), None).expect("a listed choice");
    }
    let text = table.record().write();
    bencher.bench_local(|| {
        let record = Record::<G>::read(black_box(&text), Loaded::standard()).expect("a whole record");
        black_box(Table::resume(record, secret.clone()).expect("a fair record"));
    });
}
