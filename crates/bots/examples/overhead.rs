//! `cargo run --release -p bots --example overhead`: the rate of a search over the rate of plain playouts.
//!
//! What `benches/search.rs` measures one after the other is measured here in turns, a few milliseconds each, so that
//! whatever else the machine does meets both alike. The figure is the median of the ratios of neighbours.

#[path = "../benches/common/positions.rs"]
mod positions;

use bots::Insight;
use bots::mcts::{Search, playout};
use games::cyber_merchant::CyberMerchant;
use games::fantastic_factories::FantasticFactories;
use games::syndicate::Syndicate;
use kernel::Seeded;
use positions::positions;
use std::hint::black_box;
use std::time::Instant;

/// Iterations of a search, and playouts beside them.
const WORK: [usize; 2] = [300, 3_000];

/// How often both are measured at each position.
const TURNS: usize = 15;

fn main() {
    for work in WORK {
        measure::<Syndicate>("syndicate", work);
        measure::<FantasticFactories>("fantastic-factories", work);
        measure::<CyberMerchant>("cyber-merchant", work);
    }
}

fn measure<G: Insight>(name: &str, work: usize) {
    let mut list = Vec::new();
    let mut ratios = Vec::new();
    let positions = positions::<G>();
    for _ in 0..TURNS {
        let (mut searching, mut playing) = (0.0, 0.0);
        for (world, seat, legal) in &positions {
            let seen = world.asked(*seat);
            let mut chance = Seeded::new([7; 32]);
            let start = Instant::now();
            let mut search = Search::new(seen, legal, &mut chance);
            (0..work).for_each(|_| search.iterate(&mut chance));
            black_box(search.lines());
            searching += start.elapsed().as_secs_f64();
            drop(search);
            let mut chance = Seeded::new([7; 32]);
            let start = Instant::now();
            (0..work).for_each(|_| _ = black_box(playout(seen, &mut list, &mut chance)));
            playing += start.elapsed().as_secs_f64();
        }
        ratios.push(playing / searching);
    }
    ratios.sort_by(f64::total_cmp);
    let (median, low, high) = (ratios[TURNS / 2], ratios[1], ratios[TURNS - 2]);
    println!("{name:<20} {work:>5} iterations over playouts: {median:.2} ({low:.2}-{high:.2})");
}
