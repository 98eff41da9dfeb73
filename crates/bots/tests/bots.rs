//! Bots choose by what they are given.

#![allow(clippy::unwrap_used)]

use bots::{BUDGET, Team};
use games::syndicate::Syndicate;
use kernel::{Chance, Game, Sandbox, Seat, Seeded, Setup, Stream};
use testkit::toy::Toy;

/// Chance that always gives this, and notes what it was asked.
struct Always(u32, Vec<u32>);

impl Chance for Always {
    fn pick(&mut self, _: Stream, below: u32) -> u32 {
        self.1.push(below);
        self.0
    }
}

fn dealt() -> Sandbox<Toy> {
    Sandbox::deal(&Setup::standard(2), &mut Seeded::new([1; 32])).unwrap()
}

fn legal(sandbox: &Sandbox<Toy>) -> Vec<<Toy as Game>::Action> {
    let mut actions = Vec::new();
    Toy::legal(sandbox.asked(Seat::new(0)), BUDGET, &mut actions);
    actions
}

#[test]
fn every_name_is_a_bot() {
    let simple = Team::<Toy>::simple();
    assert!(simple.names.iter().all(|name| simple.get(name).is_some()));
    assert!(simple.get("nobody").is_none() && simple.get("expert").is_none());
    let whole = Team::<Syndicate>::whole();
    assert!(whole.names.iter().all(|name| whole.get(name).is_some()));
    assert!(whole.get("nobody").is_none());
    for name in ["mcts:50", "mcts:5ms", "expert@2"] {
        assert!(bots::exists(name) && whole.get(name).is_some() && simple.get(name).is_none(), "{name}");
    }
    assert!(!bots::exists("mcts:0") && whole.get("mcts:0").is_none());
}

#[test]
fn random_asks_chance_once_for_one_of_all() {
    let (sandbox, mut bot) = (dealt(), Team::<Toy>::simple().get("random").unwrap());
    let actions = legal(&sandbox);
    assert!(actions.len() > 1);
    for (index, action) in actions.iter().enumerate() {
        let mut chance = Always(index as u32, Vec::new());
        let chosen = bot.choose(sandbox.asked(Seat::new(0)), &mut Vec::new(), &mut chance);
        assert_eq!((chosen.action.as_ref(), chosen.among), (Some(action), actions.len()));
        assert_eq!(chance.1, [actions.len() as u32]);
    }
}

#[test]
fn random_asks_nothing_where_there_is_nothing_to_choose() {
    let (mut sandbox, mut bot) = (dealt(), Team::<Toy>::simple().get("random").unwrap());
    let hand = &mut sandbox.state_mut().private[Seat::new(0)].hand;
    *hand = hand.iter().take(1).collect();
    let mut chance = Always(9, Vec::new());
    let chosen = bot.choose(sandbox.asked(Seat::new(0)), &mut Vec::new(), &mut chance);
    assert_eq!((chosen.action.as_ref(), chosen.among), (legal(&sandbox).first(), 1));
    assert!(chance.1.is_empty());
}
