//! What a search says about its choices is right where it can be known, and surer the more it has searched.

#![allow(clippy::unwrap_used)]

mod tables;

use bots::mcts::{Line, ranking};
use bots::{Insight, Mcts, by_name};
use games::cyber_merchant::{Action, CyberMerchant};
use games::fantastic_factories::FantasticFactories;
use games::syndicate::Syndicate;
use kernel::owed::winners;
use kernel::{Owed, Sandbox, Seat, Seeded, Setup};
use tables::{any_setup, legal};

fn think<G: Insight>(world: &Sandbox<G>, seat: Seat, actions: &[G::Action], worlds: u32) -> Vec<Line> {
    Mcts::new(worlds).think(world.asked(seat), actions, &mut Seeded::new([7; 32]))
}

/// Whether a choice ends the game, and if so, whether the seat then wins alone.
fn wins_at_once<G: Insight>(world: &Sandbox<G>, seat: Seat, action: &G::Action, chance: &mut Seeded) -> Option<bool> {
    let mut world = world.clone();
    world.play(seat, action, chance);
    match world.owed() {
        Owed::Over(standings) => Some(winners(&standings) == seat.only()),
        Owed::Asked(_) => None,
    }
}

/// What a choice surely comes to at once: the same in every one of many worlds.
fn surely<G: Insight>(world: &Sandbox<G>, seat: Seat, action: &G::Action) -> Option<bool> {
    let mut chance = Seeded::new([3; 32]);
    let real = wins_at_once(world, seat, action, &mut chance);
    let same = (0..12).all(|_| {
        let imagined = Sandbox::of(G::imagine(world.seen(seat), &mut chance));
        wins_at_once(&imagined, seat, action, &mut chance) == real
    });
    real.filter(|_| same)
}

/// Looks at every position of some games of two between greedy bots: what each choice surely comes to at once.
fn at_once<G: Insight>(games: u8, mut look: impl FnMut(&Sandbox<G>, Seat, &[G::Action], &[Option<bool>])) {
    for game in 0..games {
        let mut chance = Seeded::new([game; 32]);
        let mut world = Sandbox::<G>::deal(&Setup::standard(2), &mut chance).unwrap();
        let mut greedy = by_name::<G>("greedy").unwrap();
        while let Some(seat) = world.owed().seats().lowest() {
            let actions = legal(&world, seat);
            let ends: Vec<_> = actions.iter().map(|action| surely(&world, seat, action)).collect();
            look(&world, seat, &actions, &ends);
            let chosen = greedy.choose(world.asked(seat), &mut Vec::new(), &mut chance).action.unwrap();
            world.play(seat, &chosen, &mut chance);
        }
    }
}

/// Where every choice ends the game and some win it, the hint is one of those. Says how often that was.
fn last_choices<G: Insight>(games: u8) -> usize {
    let mut found = 0;
    at_once::<G>(games, |world, seat, actions, ends| {
        if ends.contains(&None) || !ends.contains(&Some(true)) || !ends.contains(&Some(false)) {
            return;
        }
        found += 1;
        let lines = think(world, seat, actions, 400);
        let best = ranking(&lines)[0];
        assert_eq!(ends[best], Some(true), "{:?} is hinted at in {world:?}", actions[best]);
        assert_eq!(lines[best].win_share(), 1.0);
        for (line, _) in lines.iter().zip(ends).filter(|(line, end)| line.visits > 0 && **end == Some(false)) {
            assert!(line.win_share() <= 0.5, "{line:?} does not win");
        }
    });
    found
}

#[test]
fn the_choice_that_wins_at_once_is_the_hint_in_syndicate() {
    let found = last_choices::<Syndicate>(40);
    assert!(found >= 3, "{found}");
}

#[test]
fn the_choice_that_wins_at_once_is_the_hint_in_cyber_merchant() {
    let found = last_choices::<CyberMerchant>(20);
    assert!(found >= 3, "{found}");
}

/// Here a player who may end the game can nearly always go on working too. So what ends it in a win is known as
/// a win, and what is hinted at is as good.
#[test]
fn the_choice_that_wins_at_once_is_known_in_fantastic_factories() {
    let mut found = 0;
    at_once::<FantasticFactories>(30, |world, seat, actions, ends| {
        let Some(wins) = ends.iter().position(|end| *end == Some(true)).filter(|_| actions.len() > 1) else { return };
        found += 1;
        let lines = think(world, seat, actions, 400);
        let best = ranking(&lines)[0];
        assert!(lines[wins].visits > 0 && lines[wins].win_share() == 1.0, "{:?}", lines[wins]);
        assert!(lines[best].win_share() > 0.9, "{:?} of {lines:?} in {world:?}", actions[best]);
    });
    assert!(found >= 3, "{found}");
}

/// Shares are shares, scores are numbers, every world is counted once, and doubt shrinks with work: to about
/// half with four times the tries.
fn hints_hold<G: Insight>(rarely: u32) {
    let mut chance = Seeded::new([9; 32]);
    for seats in G::SEATS {
        let mut world = Sandbox::<G>::deal(&any_setup(seats, &mut chance), &mut chance).unwrap();
        for _ in 0..300 {
            let Some(seat) = world.owed().seats().lowest() else { break };
            let actions = legal(&world, seat);
            if actions.len() > 1 && chance.one_of(rarely as usize) == 0 {
                let [few, more] = [60, 960].map(|worlds| surest(&think(&world, seat, &actions, worlds), worlds));
                assert!(more.doubt() < 0.6 * few.doubt(), "{few:?} {more:?}");
            }
            world.play(seat, &actions[chance.one_of(actions.len())], &mut chance);
        }
    }
}

/// The best line of a search that holds what it says.
fn surest(lines: &[Line], worlds: u32) -> Line {
    assert_eq!(lines.iter().map(|line| line.visits).sum::<u32>(), worlds);
    for line in lines {
        assert!((0.0..=1.0).contains(&line.win_share()) && (0.0..=1.0).contains(&line.mean_reward()), "{line:?}");
        assert!((0.0..=0.5).contains(&line.doubt()) && line.mean_score().is_finite(), "{line:?}");
    }
    lines[ranking(lines)[0]]
}

#[test]
fn hints_hold_in_syndicate() {
    hints_hold::<Syndicate>(12);
}

#[test]
fn hints_hold_in_fantastic_factories() {
    hints_hold::<FantasticFactories>(60);
}

#[test]
fn hints_hold_in_cyber_merchant() {
    hints_hold::<CyberMerchant>(20);
}

/// Who has sealed a choice can ask what it would be worth to take it back.
#[test]
fn a_choice_that_need_not_be_made_is_thought_about_too() {
    let mut chance = Seeded::new([2; 32]);
    let mut world = Sandbox::<CyberMerchant>::deal(&Setup::standard(3), &mut chance).unwrap();
    let sealed = loop {
        let (owed, seat) = (world.owed(), world.owed().seats().lowest().unwrap());
        if let Some(sealed) = owed.allowed().iter().find(|seat| !owed.seats().has(*seat)) {
            break sealed;
        }
        let actions = legal(&world, seat);
        world.play(seat, &actions[chance.one_of(actions.len())], &mut chance);
    };
    let lines = think(&world, sealed, &[Action::Withdraw], 50);
    assert_eq!(lines[0].visits, 50);
    assert!(lines[0].mean_score() > 0.0);
}

/// A search with hardly any time makes one iteration in each thread, and one with enough work does not wait for
/// its time.
#[test]
fn time_limits_a_search() {
    let mut chance = Seeded::new([4; 32]);
    let world = Sandbox::<Syndicate>::deal(&Setup::standard(2), &mut chance).unwrap();
    let seat = world.owed().seats().lowest().unwrap();
    let actions = legal(&world, seat);
    let visits = |search: Mcts| {
        let lines = search.think(world.asked(seat), &actions, &mut Seeded::new([7; 32]));
        lines.iter().map(|line| line.visits).sum::<u32>()
    };
    let no_time = std::time::Duration::ZERO;
    assert_eq!(visits(Mcts::within(no_time)), 1);
    assert_eq!(visits(Mcts { threads: 3, ..Mcts::within(no_time) }), 3);
    assert_eq!(visits(Mcts { time: Some(std::time::Duration::MAX), ..Mcts::new(30) }), 30);
}
