//! Where searches and playouts are compared.

use bots::{BUDGET, Insight};
use kernel::{Sandbox, Seat, Seeded, Setup};

/// Positions of a random game of two in which somebody has several choices, spread over it.
pub fn positions<G: Insight>() -> Vec<(Sandbox<G>, Seat, Vec<G::Action>)> {
    let mut chance = Seeded::new([5; 32]);
    let mut world = Sandbox::<G>::deal(&Setup::standard(2), &mut chance).expect("two can play");
    let mut all = Vec::new();
    let mut list = Vec::new();
    while let Some(seat) = world.owed().seats().lowest() {
        let mut legal = Vec::new();
        G::legal(world.asked(seat), BUDGET, &mut legal);
        if legal.len() > 1 {
            all.push((world.clone(), seat, legal));
        }
        let action = bots::any(world.asked(seat), &mut list, &mut chance);
        world.play(seat, &action, &mut chance);
    }
    let apart = (all.len() / 8).max(1);
    all.into_iter().step_by(apart).take(8).collect()
}
