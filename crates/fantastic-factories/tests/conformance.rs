//! What every game must satisfy: for two to five players, for one against the Machine, for the printed
//! cards and for work in turn.
//!
//! Games of four and five are long, and some properties take the square of that. So [`conforms`] plays
//! games that end early, and the quick properties are tried once more in whole ones.

use fantastic_factories::{CardTexts, Cards, Event, FantasticFactories, Level, Options, Work};
use kernel::{CardData, Loaded};
use std::ops::RangeInclusive;
use testkit::{Cases, conforms};

const RULES: &str = include_str!("../../../docs/rules/fantastic-factories.md");

type Factories = Cases<FantasticFactories>;

fn cases(seats: RangeInclusive<usize>, games: usize) -> Factories {
    let cases = Cases::new().seats(seats).options([Options::default()]).games(games).rules(RULES);
    cases.fleeting(|event| matches!(event, Event::Reshuffled { .. }))
}

/// The end comes with five goods or five buildings.
fn short() -> Loaded<Cards> {
    let text = Cards::STANDARD.replace("end_goods = 12, end_built = 10", "end_goods = 5, end_built = 5");
    let cards = Loaded::parse(&text).expect("a set that ends early");
    assert_ne!(cards.digest(), Loaded::<Cards>::standard().digest());
    cards
}

/// The properties that take no longer than the games themselves.
fn quick(cases: &Factories) {
    testkit::conservation(cases);
    testkit::legal_soundness(cases);
    testkit::progress(cases);
    testkit::sealed_order(cases);
    testkit::non_leakage(cases);
    testkit::imagination(cases);
    testkit::points(cases);
}

#[test]
fn two_players_conform() {
    conforms(cases(2..=2, 5).cards(short()));
}

#[test]
fn three_players_conform() {
    conforms(cases(3..=3, 3).cards(short()).seed(11));
}

#[test]
fn four_players_conform() {
    conforms(cases(4..=4, 2).cards(short()).seed(21));
}

#[test]
fn five_players_conform() {
    conforms(cases(5..=5, 3).cards(short()).seed(31));
}

#[test]
fn whole_games_of_two_conform() {
    conforms(cases(2..=2, 1).seed(41));
}

#[test]
fn whole_games_conform() {
    quick(&cases(2..=5, 16).seed(51));
}

fn printed() -> Options {
    Options { cards: CardTexts::Printed, ..Options::default() }
}

fn in_turn() -> Options {
    Options { work: Work::InTurn, ..Options::default() }
}

#[test]
fn the_printed_cards_conform() {
    conforms(cases(2..=3, 4).options([printed()]).cards(short()).seed(61));
    quick(&cases(2..=5, 8).options([printed()]).seed(62));
}

#[test]
fn work_in_turn_conforms() {
    conforms(cases(2..=3, 4).options([in_turn()]).cards(short()).seed(71));
    quick(&cases(2..=5, 8).options([in_turn()]).seed(72));
}

fn levels() -> [Options; 4] {
    [Level::Easy, Level::Normal, Level::Hard, Level::Insane].map(|machine| Options { machine, ..Options::default() })
}

#[test]
fn one_against_the_machine_conforms() {
    for (options, seed) in [(levels().to_vec(), 81), (vec![printed(), in_turn()], 82)] {
        conforms(cases(1..=1, 12).options(options).seed(seed));
    }
}
