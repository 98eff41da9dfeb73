//! `cargo bench -p bots`: what the tree costs beside the playouts.
//!
//! `iterations` and `playouts` start from the same positions of random games, imagine as many worlds and play
//! on by the same reflexes to the same horizon; the ratio of their rates is what is left for the search.
//! `imagine` is the part of both that comes before the first choice. `shares.sh` samples `iterations` and says
//! which share of its time are rules, reflexes, evaluation and tree.

use bots::mcts::{Search, playout};
use bots::{BUDGET, Insight};
use cyber_merchant::CyberMerchant;
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use fantastic_factories::FantasticFactories;
use kernel::{Sandbox, Seat, Seeded, Setup};
use syndicate::Syndicate;

fn main() {
    divan::main();
}

/// Iterations of one search, and playouts compared with them.
const WORK: usize = 300;

/// Positions of a random game of two in which somebody has several choices, spread over it.
fn positions<G: Insight>() -> Vec<(Sandbox<G>, Seat, Vec<G::Action>)> {
    let mut chance = Seeded::new([5; 32]);
    let mut world = Sandbox::<G>::deal(&Setup::standard(2), &mut chance).expect("two can play");
    let mut all = Vec::new();
    let mut list = Vec::new();
    while let Some(seat) = world.owed().seats().lowest() {
        let mut legal = Vec::new();
        G::legal(world.seen(seat), BUDGET, &mut legal);
        if legal.len() > 1 {
            all.push((world.clone(), seat, legal));
        }
        let action = bots::any(world.seen(seat), &mut list, &mut chance);
        world.play(seat, &action, &mut chance);
    }
    let apart = (all.len() / 8).max(1);
    all.into_iter().step_by(apart).take(8).collect()
}

#[divan::bench(types = [Syndicate, FantasticFactories, CyberMerchant], sample_count = 5, sample_size = 1)]
fn iterations<G: Insight>(bencher: Bencher<'_, '_>) {
    let positions = positions::<G>();
    bencher.counter(ItemsCount::new(WORK * positions.len())).bench(|| {
        for (world, seat, legal) in &positions {
            let mut chance = Seeded::new([7; 32]);
            let mut search = Search::new(world.seen(*seat), legal, &mut chance);
            (0..WORK).for_each(|_| search.iterate(&mut chance));
            black_box(search.lines());
        }
    });
}

#[divan::bench(types = [Syndicate, FantasticFactories, CyberMerchant], sample_count = 5, sample_size = 1)]
fn playouts<G: Insight>(bencher: Bencher<'_, '_>) {
    let positions = positions::<G>();
    let mut list = Vec::new();
    bencher.counter(ItemsCount::new(WORK * positions.len())).bench_local(|| {
        for (world, seat, _) in &positions {
            let mut chance = Seeded::new([7; 32]);
            (0..WORK).for_each(|_| _ = black_box(playout(world.seen(*seat), &mut list, &mut chance)));
        }
    });
}

#[divan::bench(types = [Syndicate, FantasticFactories, CyberMerchant], sample_count = 5, sample_size = 1)]
fn imagine<G: Insight>(bencher: Bencher<'_, '_>) {
    let positions = positions::<G>();
    bencher.counter(ItemsCount::new(WORK * positions.len())).bench(|| {
        for (world, seat, _) in &positions {
            let mut chance = Seeded::new([7; 32]);
            (0..WORK).for_each(|_| _ = black_box(G::imagine(world.seen(*seat), &mut chance)));
        }
    });
}
