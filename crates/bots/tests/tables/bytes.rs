//! A table, a position and a bot from bytes.

use super::tables::{chooses_fairly, legal, sets, setup, team};
use bots::Opponents;
use kernel::{Digest, Sandbox, Seat, Seeded};

/// The most choices up to the position; where the game ends earlier, it is the last one.
const STEPS: usize = 1 << 9;

/// A bot chooses fairly in a position made of bytes: the bot, the seats, the cards, how far the game is, then
/// a value for each option. All bytes together are the seed.
///
/// # Panics
/// When anything panics, or the choice is not legal, not repeatable or not the same in an imagined world.
pub fn choices_from_bytes<G: Opponents>(data: &[u8]) {
    let at = |i: usize| data.get(i).copied().unwrap_or(0) as usize;
    let mut chance = Seeded::new(Digest::of_bytes(data).0);
    let (seats, sets) = (G::SEATS.start() + at(1) % G::SEATS.count(), sets::<G>());
    let mut option = 4;
    let setup = setup::<G>(seats, sets[at(2) % sets.len()], |_| {
        option += 1;
        at(option)
    });
    let mut world = Sandbox::deal(&setup, &mut chance).unwrap();
    let mut position = None;
    for _ in 0..=(at(3) << 8 | at(4)) % STEPS {
        let seats: Vec<Seat> = world.owed().seats().iter().collect();
        if seats.is_empty() {
            break;
        }
        let seat = seats[chance.one_of(seats.len())];
        let actions = legal(&world, seat);
        let action = actions[chance.one_of(actions.len())].clone();
        position = Some((world.clone(), seat, actions));
        world.play(seat, &action, &mut chance);
    }
    let (world, seat, actions) = position.expect("a game begins with a choice");
    let mut bots = team::<G>();
    let bot = at(0) % bots.len();
    chooses_fairly(bots[bot].as_mut(), &world, seat, &actions, data.len() as u8);
}
