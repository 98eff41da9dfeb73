//! What a viewer may not know does not show: many random positions, in each of which one viewer compares the table with
//! a world they imagine, and three steps in both. SP-8: sealed plans and the order of the pile are all that is hidden.

use smartphone::{BoardSize, Directives, Hard, Options, Smartphone, Technologies};
use testkit::{Cases, non_leakage};

/// So many games for each number of players, and at least so many positions.
fn nothing_shows(seats: std::ops::RangeInclusive<usize>, options: Options, games: usize, least: usize) {
    let cases = Cases::<Smartphone>::new().seats(seats).options([options]).games(games).seed(1000);
    non_leakage(&cases);
    println!("{} positions", cases.positions());
    assert!(cases.positions() > least, "{}", cases.positions());
}

#[test]
fn players_on_the_big_board_learn_only_what_they_may_know() {
    nothing_shows(2..=5, Options::default(), 60, 6_000);
}

#[test]
fn players_on_the_small_board_learn_only_what_they_may_know() {
    let options = Options { board: BoardSize::Small, technologies: Technologies::New, ..Options::default() };
    nothing_shows(1..=3, options, 45, 2_500);
}

#[test]
fn players_with_all_modules_learn_only_what_they_may_know() {
    let technologies = Technologies::Overproduction;
    let options = Options { technologies, directives: Directives::On, hard: Hard::On, ..Options::default() };
    nothing_shows(2..=4, options, 45, 4_000);
}
