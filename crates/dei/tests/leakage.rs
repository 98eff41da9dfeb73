//! What a viewer may not know does not show: many random positions, in each of which one viewer compares the table with
//! a world they imagine, and three steps in both. DEI-44: only the order of the face-down decks is hidden.

use dei::{Automa, Choice, Dei, Draft, GearMarket, NewMissions, Options, ShortMissions};
use testkit::{Cases, non_leakage};

/// So many games for each number of players, and at least so many positions.
fn nothing_shows(seats: std::ops::RangeInclusive<usize>, options: Options, games: usize, least: usize) {
    let cases = Cases::<Dei>::new().seats(seats).options([options]).games(games).seed(1000);
    non_leakage(&cases);
    println!("{} positions", cases.positions());
    assert!(cases.positions() > least, "{}", cases.positions());
}

#[test]
fn players_learn_only_what_they_may_know() {
    nothing_shows(2..=6, Options::default(), 30, 8_000);
}

#[test]
fn players_with_all_modules_learn_only_what_they_may_know() {
    let (new_missions, short_missions) = (NewMissions::On, ShortMissions::On);
    let all =
        Options { gear: GearMarket::Random, new_missions, short_missions, draft: Draft::On, ..Options::default() };
    nothing_shows(2..=4, Options { seat_1: Choice::ChronoCult, seat_2: Choice::Hackers, ..all }, 30, 6_000);
}

#[test]
fn players_against_the_automa_learn_only_what_they_may_know() {
    nothing_shows(1..=3, Options { automa: Automa::Expert, ..Options::default() }, 60, 8_000);
}
