//! Bots in any position of any game: they choose what can be chosen, the same from the same chance, and the
//! same in every world that looks alike to them.

#![allow(clippy::unwrap_used)]

mod tables;

use bots::{Bot, Mcts, Opponents, Random};
use games::cyber_merchant::CyberMerchant;
use games::fantastic_factories::FantasticFactories;
use games::syndicate::Syndicate;
use kernel::{Chance, Sandbox, Seat, Seeded, Setup, Stream};
use tables::{any_setup, chooses_fairly, legal, team};

/// No more choices of a random game are made.
const STEPS: usize = 1500;

/// Walks through random games of every size, with any options and cards, and looks at a position now and
/// then: once in so many.
fn wander<G: Opponents>(games: u8, rarely: u32, mut look: impl FnMut(&Sandbox<G>, Seat, &[G::Action], u8)) {
    for seats in G::SEATS {
        for game in 0..games {
            let mut chance = Seeded::new([game + 10 * seats as u8; 32]);
            let mut world = Sandbox::<G>::deal(&any_setup(seats, &mut chance), &mut chance).unwrap();
            for step in 0..STEPS {
                let asked: Vec<Seat> = world.owed().seats().iter().collect();
                if asked.is_empty() {
                    break;
                }
                let seat = asked[chance.one_of(asked.len())];
                let actions = legal(&world, seat);
                if actions.len() > 1 && chance.pick(Stream::TABLE, rarely) == 0 {
                    look(&world, seat, &actions, step as u8);
                }
                let action = &actions[chance.one_of(actions.len())];
                world.play(seat, action, &mut chance);
            }
        }
    }
}

/// What every bot does in any position.
fn bots_choose_fairly<G: Opponents>(games: u8, rarely: u32) {
    let mut looks = 0;
    wander::<G>(games, rarely, |world, seat, actions, seed| {
        looks += 1;
        let other = Sandbox::of(G::imagine(world.seen(seat), &mut Seeded::new([seed ^ 0x55; 32])));
        assert_eq!(legal(&other, seat), actions);
        for mut bot in team::<G>() {
            chooses_fairly(bot.as_mut(), world, seat, actions, seed);
        }
    });
    assert!(looks >= 40, "{looks} positions");
}

#[test]
fn bots_choose_fairly_in_any_position_of_syndicate() {
    bots_choose_fairly::<Syndicate>(6, 12);
}

#[test]
fn bots_choose_fairly_in_any_position_of_fantastic_factories() {
    bots_choose_fairly::<FantasticFactories>(8, 150);
}

#[test]
fn bots_choose_fairly_in_any_position_of_cyber_merchant() {
    bots_choose_fairly::<CyberMerchant>(8, 20);
}

/// More iterations are more thought: against random, a search of a hundred loses hardly ever.
#[test]
fn a_little_search_beats_chance_in_syndicate() {
    let mut wins = 0;
    for game in 0..10u8 {
        let mut chance = Seeded::new([game; 32]);
        let mut world = Sandbox::<Syndicate>::deal(&Setup::standard(2), &mut chance).unwrap();
        let searcher = Seat::new(usize::from(game % 2));
        let (mut search, mut random) = (Mcts::new(100), Random);
        while let Some(seat) = world.owed().seats().lowest() {
            let (asked, mut list) = (world.asked(seat), Vec::new());
            let chosen = if seat == searcher {
                search.choose(asked, &mut list, &mut Seeded::new([game; 32]))
            } else {
                Bot::<Syndicate>::choose(&mut random, asked, &mut list, &mut chance)
            };
            world.play(seat, &chosen.action.unwrap(), &mut chance);
        }
        wins += u32::from(world.owed().standings().unwrap()[searcher].rank == 1);
    }
    assert!(wins >= 8, "{wins} of 10");
}
