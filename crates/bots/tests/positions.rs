//! Bots in any position of any game: they choose what can be chosen, the same from the same chance, and the
//! same in every world that looks alike to them.

#![allow(clippy::unwrap_used)]

use bots::{BUDGET, Bot, Greedy, Insight, Mcts, Random};
use cyber_merchant::CyberMerchant;
use fantastic_factories::FantasticFactories;
use kernel::{Chance, Sandbox, Seat, Seeded, Setup, Stream};
use syndicate::Syndicate;

fn below(count: usize, chance: &mut Seeded) -> usize {
    if count > 1 { chance.pick(Stream::TABLE, count as u32) as usize } else { 0 }
}

fn legal<G: Insight>(world: &Sandbox<G>, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::legal(world.seen(seat), BUDGET, &mut actions);
    actions
}

/// Walks through random games of every size and looks at a position now and then, about so many in a game.
fn wander<G: Insight>(games: u8, looks: u32, mut look: impl FnMut(&Sandbox<G>, Seat, &[G::Action], u8)) {
    for seats in G::SEATS {
        for game in 0..games {
            let mut chance = Seeded::new([game + 10 * seats as u8; 32]);
            let mut world = Sandbox::<G>::deal(&Setup::standard(seats), &mut chance).unwrap();
            let mut step = 0;
            loop {
                let asked: Vec<Seat> = world.owed().seats().iter().collect();
                if asked.is_empty() {
                    break;
                }
                let seat = asked[below(asked.len(), &mut chance)];
                let actions = legal(&world, seat);
                if actions.len() > 1 && chance.pick(Stream::TABLE, 200) < looks {
                    look(&world, seat, &actions, step);
                }
                let action = &actions[below(actions.len(), &mut chance)];
                world.play(seat, action, &mut chance);
                step = step.wrapping_add(1);
            }
        }
    }
}

fn team<G: Insight>() -> Vec<Box<dyn Bot<G>>> {
    vec![Box::new(Random), Box::new(Greedy), Box::new(Mcts::new(40)), Box::new(Mcts { iterations: 15, threads: 2 })]
}

fn chooses<G: Insight>(bot: &mut dyn Bot<G>, world: &Sandbox<G>, seat: Seat, actions: &[G::Action], seed: u8) -> usize {
    bot.choose(world.seen(seat), actions, &mut Seeded::new([seed; 32]))
}

/// Every bot chooses one of the list, and the same again.
fn bots_choose<G: Insight>(looks: u32) {
    wander::<G>(2, looks, |world, seat, actions, seed| {
        for mut bot in team::<G>() {
            let chosen = chooses(bot.as_mut(), world, seat, actions, seed);
            assert!(chosen < actions.len(), "{bot:?} chooses {chosen} of {}", actions.len());
            assert_eq!(chooses(bot.as_mut(), world, seat, actions, seed), chosen, "{bot:?} with the same chance");
        }
    });
}

/// What is hidden makes no difference: in a world that the seat imagines, the same bot with the same chance
/// chooses the same.
fn bots_do_not_peek<G: Insight>(looks: u32) {
    wander::<G>(3, looks, |world, seat, actions, seed| {
        let other = Sandbox::of(G::imagine(world.seen(seat), &mut Seeded::new([seed ^ 0x55; 32])));
        assert_eq!(legal(&other, seat), actions);
        for mut bot in team::<G>() {
            let (real, imagined) =
                (chooses(bot.as_mut(), world, seat, actions, seed), chooses(bot.as_mut(), &other, seat, actions, seed));
            assert_eq!(real, imagined, "{bot:?} sees more than {seat} does");
        }
    });
}

#[test]
fn bots_choose_in_any_position_of_syndicate() {
    bots_choose::<Syndicate>(16);
}

#[test]
fn bots_choose_in_any_position_of_fantastic_factories() {
    bots_choose::<FantasticFactories>(3);
}

#[test]
fn bots_choose_in_any_position_of_cyber_merchant() {
    bots_choose::<CyberMerchant>(8);
}

#[test]
fn bots_do_not_peek_in_syndicate() {
    bots_do_not_peek::<Syndicate>(10);
}

#[test]
fn bots_do_not_peek_in_fantastic_factories() {
    bots_do_not_peek::<FantasticFactories>(2);
}

#[test]
fn bots_do_not_peek_in_cyber_merchant() {
    bots_do_not_peek::<CyberMerchant>(10);
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
            let actions = legal(&world, seat);
            let chosen = if seat == searcher {
                chooses(&mut search, &world, seat, &actions, game)
            } else {
                Bot::<Syndicate>::choose(&mut random, world.seen(seat), &actions, &mut chance)
            };
            world.play(seat, &actions[chosen], &mut chance);
        }
        wins += u32::from(world.owed().standings().unwrap()[searcher].rank == 1);
    }
    assert!(wins >= 8, "{wins} of 10");
}
