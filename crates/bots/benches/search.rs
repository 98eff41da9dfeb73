//! `cargo bench -p bots`: what the tree costs beside the playouts.
//!
//! `iterations` and `playouts` start from the same positions of random games, imagine as many worlds and play
//! on by the same reflexes to the same horizon; the ratio of their rates is what is left for the search.
//! `imagine` is the part of both that comes before the first choice. `shares.sh` samples `iterations` and says
//! which share of its time are rules, reflexes, evaluation and tree.

#[path = "common/positions.rs"]
mod positions;

use bots::Insight;
use bots::mcts::{Search, playout};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use games::cyber_merchant::CyberMerchant;
use games::fantastic_factories::FantasticFactories;
use games::syndicate::Syndicate;
use kernel::Seeded;
use positions::positions;

fn main() {
    divan::main();
}

/// Iterations of one search, and playouts compared with them.
const WORK: usize = 300;

#[divan::bench(types = [Syndicate, FantasticFactories, CyberMerchant], sample_count = 5, sample_size = 1)]
fn iterations<G: Insight>(bencher: Bencher<'_, '_>) {
    let positions = positions::<G>();
    bencher.counter(ItemsCount::new(WORK * positions.len())).bench(|| {
        for (world, seat, legal) in &positions {
            let mut chance = Seeded::new([7; 32]);
            let mut search = Search::new(world.asked(*seat), legal, &mut chance);
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
            (0..WORK).for_each(|_| _ = black_box(playout(world.asked(*seat), &mut list, &mut chance)));
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
