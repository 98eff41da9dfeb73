//! Whole games between bots end, and never stand still.

#![allow(clippy::unwrap_used)]

mod tables;

use bots::{Bot, Opponents};
use games::cyber_merchant::CyberMerchant;
use games::fantastic_factories::FantasticFactories;
use kernel::{Loaded, Sandbox, Seeded, Setup};
use std::collections::BTreeSet;
use tables::{legal, sets, setup};

/// One of every kind that can play the game, as quick as they can be.
fn quick_team<G: Opponents>() -> Vec<Box<dyn Bot<G>>> {
    ["random", "greedy", "easy", "mcts:1", "mcts:3@2"].iter().filter_map(|name| G::TEAM.get(name)).collect()
}

/// Plays a game to its end; a position never comes back, and there are no more choices than the rules say.
fn ends<G: Opponents>(setup: &Setup<G>, first: usize, chance: &mut Seeded) {
    let mut world = Sandbox::deal(setup, chance).unwrap();
    let mut bots = quick_team::<G>();
    let mut met = BTreeSet::from([world.digest()]);
    for _ in 0..G::LONGEST {
        let Some(seat) = world.owed().seats().lowest() else { break };
        let bot = {
            let count = bots.len();
            bots[(first + seat.index()) % count].as_mut()
        };
        let chosen = bot.choose(world.asked(seat), &mut Vec::new(), chance).action.unwrap();
        world.play(seat, &chosen, chance);
        assert!(met.insert(world.digest()), "{bot:?} goes in circles with {chosen:?} in {setup:?}");
    }
    assert!(world.owed().standings().is_some(), "{} choices are not enough for {setup:?}", G::LONGEST);
}

/// Games of every size, with any options; every bot sits in every one of the first seats.
fn games_end<G: Opponents>() {
    for seats in G::SEATS {
        for first in 0..quick_team::<G>().len() {
            let mut chance = Seeded::new([(10 * seats + first) as u8; 32]);
            let setup = setup(seats, Loaded::standard(), |info| chance.one_of(info.values.len()));
            ends::<G>(&setup, first, &mut chance);
        }
    }
}

macro_rules! games_end {
    ($(($module:ident, $Game:ty))*) => {
        $(
            #[test]
            fn $module() {
                games_end::<$Game>();
            }
        )*
    };
}

mod games_end_of {
    use super::*;

    games::each!(games_end);
}

#[test]
fn games_of_fantastic_factories_without_dice_end() {
    let without = sets::<FantasticFactories>().pop().unwrap();
    ends::<FantasticFactories>(&Setup { cards: without, ..Setup::standard(2) }, 0, &mut Seeded::new([1; 32]));
}

/// Where a sealed choice may be withdrawn, that is all that is listed, and the table does not wait for it: a bot
/// that is asked only when the table waits never takes a choice back.
#[test]
fn bots_are_never_offered_to_take_a_choice_back() {
    let mut sealed = 0;
    for game in 0..6 {
        let mut chance = Seeded::new([game; 32]);
        let mut world = Sandbox::<CyberMerchant>::deal(&Setup::standard(3), &mut chance).unwrap();
        while let Some(seat) = world.owed().seats().lowest() {
            let actions = legal(&world, seat);
            assert!(!actions.contains(&games::cyber_merchant::Action::Withdraw));
            for other in world.owed().allowed().iter().filter(|seat| !world.owed().seats().has(*seat)) {
                sealed += 1;
                assert_eq!(legal(&world, other), [games::cyber_merchant::Action::Withdraw]);
            }
            world.play(seat, &actions[chance.one_of(actions.len())], &mut chance);
        }
    }
    assert!(sealed > 50, "{sealed}");
}
