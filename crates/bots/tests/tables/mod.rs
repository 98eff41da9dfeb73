//! Tables of every kind: any number of seats, any options, sets of cards that differ from the standard one.
//!
//! Tests, examples and the fuzz target share it; each takes a part.

#![allow(dead_code)]

use bots::{BUDGET, Bot, Opponents};
use kernel::{CardData, Game, Loaded, Sandbox, Seat, Seeded, Setup};
use serde_json::Value;

/// Sets of cards that a table might use instead of the standard one: each is that one with some texts replaced.
fn edited(game: &str) -> &'static [&'static [(&'static str, &'static str)]] {
    match game {
        "syndicate" => &[&[("sum = 7\",", "sum = 8\","), ("[2, 7]", "[3, 9]")], &[("[2, 7]", "[0, 1]")]],
        "fantastic-factories" => &[
            &[("end_goods = 12, end_built = 10", "end_goods = 5, end_built = 5")],
            &[("hand_limit = 10, token_limit = 12", "hand_limit = 3, token_limit = 2")],
            &[("own_dice = 4", "own_dice = 8")],
            &[("own_dice = 4", "own_dice = 0")],
        ],
        "cyber-merchant" => &[
            &[("bid_last = 20", "bid_last = 12"), ("price_start = 3", "price_start = 5")],
            &[("credits_per_crypto = 10", "credits_per_crypto = 7")],
        ],
        _ => &[],
    }
}

/// The standard set of cards and the edited ones.
pub fn sets<G: Game>() -> Vec<Loaded<G::Cards>> {
    let edited = edited(G::ID).iter().map(|edits| {
        let text = edits.iter().fold(G::Cards::STANDARD.to_owned(), |text, (old, new)| text.replace(old, new));
        Loaded::parse(&text).unwrap_or_else(|fault| panic!("{edits:?}: {fault}"))
    });
    [Loaded::standard()].into_iter().chain(edited).collect()
}

/// What a seat may choose, as bots get it.
pub fn legal<G: Game>(world: &Sandbox<G>, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::legal(world.asked(seat), BUDGET, &mut actions);
    actions
}

/// A table for so many whose options `value` chooses: for each option, one of so many values. What does not
/// go together is chosen again as long as `value` gives something else, and then left at the defaults.
pub fn setup<G: Game>(
    seats: usize,
    cards: Loaded<G::Cards>,
    mut value: impl FnMut(&kernel::OptionInfo) -> usize,
) -> Setup<G> {
    for _ in 0..8 {
        let mut options = serde_json::to_value(G::Options::default()).unwrap();
        for info in G::options() {
            let chosen = info.values[value(info) % info.values.len()];
            options = with_option::<G>(&options, info.name, chosen);
        }
        let setup = Setup { seats, options: serde_json::from_value(options).unwrap(), cards };
        if Sandbox::<G>::deal(&setup, &mut Seeded::new([0; 32])).is_ok() {
            return setup;
        }
    }
    Setup { cards, ..Setup::standard(seats) }
}

/// A table for so many with any options and any cards.
pub fn any_setup<G: Game>(seats: usize, chance: &mut Seeded) -> Setup<G> {
    let sets = sets::<G>();
    let cards = sets[chance.one_of(sets.len())];
    setup(seats, cards, |info| chance.one_of(info.values.len()))
}

/// The options with one of them set to a value as people write it: a word, a number, yes or no.
fn with_option<G: Game>(options: &Value, name: &str, value: &str) -> Value {
    let number = value.parse::<i64>().ok().map(Value::from);
    let flag = matches!(value, "yes" | "on" | "true");
    let values = [Some(Value::from(value)), number, Some(Value::Bool(flag))];
    let changed = values.into_iter().flatten().find_map(|value| {
        let mut changed = options.clone();
        changed.as_object_mut()?.insert(name.to_owned(), value);
        serde_json::from_value::<G::Options>(changed.clone()).is_ok().then_some(changed)
    });
    changed.unwrap_or_else(|| panic!("{} has no {name} = {value}", G::ID))
}

/// A bot of every kind that can play a game; the strongest with less work than they have in games.
pub fn team<G: Opponents>() -> Vec<Box<dyn Bot<G>>> {
    let names = ["random", "greedy", "easy", "normal", "mcts:45", "mcts:15@2"];
    names.iter().filter_map(|name| G::TEAM.get(name)).collect()
}

/// A bot chooses what can be chosen, the same again with the same chance, and the same in another world that
/// its seat cannot tell from this one.
pub fn chooses_fairly<G: Game>(bot: &mut dyn Bot<G>, world: &Sandbox<G>, seat: Seat, actions: &[G::Action], seed: u8) {
    let chooses = |bot: &mut dyn Bot<G>, world: &Sandbox<G>| {
        bot.choose(world.asked(seat), &mut Vec::new(), &mut Seeded::new([seed; 32])).action
    };
    let chosen = chooses(bot, world);
    let action = chosen.as_ref().unwrap_or_else(|| panic!("{bot:?} chooses nothing among {}", actions.len()));
    assert!(G::check(world.asked(seat), action).is_ok(), "{bot:?} chooses {action:?}");
    assert_eq!(chooses(bot, world), chosen, "{bot:?} with the same chance");
    let other = Sandbox::of(G::imagine(world.seen(seat), &mut Seeded::new([seed ^ 0x55; 32])));
    assert_eq!(chooses(bot, &other), chosen, "{bot:?} sees more than {seat} does");
}
