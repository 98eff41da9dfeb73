//! What every game must satisfy: 1 to 5 players on the big board, 1 to 3 on the small one, each module alone and all
//! together, and each recommended set.

use kernel::Seen;
use smartphone::pieces::Power;
use smartphone::plan::{self, Hand};
use smartphone::{Action, BoardSize, Directives, Hard, Options, Smartphone, Technologies, action};
use std::ops::RangeInclusive;
use testkit::{Cases, conforms};

const RULES: &str = include_str!("../../../docs/rules/smartphone.md");

fn cases(seats: RangeInclusive<usize>, options: Options, seed: u64) -> Cases<Smartphone> {
    let games = seats.clone().count();
    Cases::new().seats(seats).options([options]).games(games).seed(seed).rules(RULES).yields(yield_of)
}

/// SP-256: what a plan comes to.
fn yield_of(seen: Seen<'_, Smartphone>, action: &Action) -> String {
    let Action::Plan { lower, upper, turn, at, tiles } = *action else { return format!("{action:?}") };
    let (public, seat) = (seen.public(), seen.seat().expect("plans are made by players"));
    let hand = Hand { tiles: public.players[seat].tiles, outside: public.has_power(seat, Power::FourGDark) };
    let plan = action::Plan { lower, upper, turn, at, tiles };
    format!("{:?}", plan::check(&seen.cards().pads, &hand, &plan.into()))
}

fn all_modules(board: BoardSize) -> Options {
    let technologies = Technologies::New;
    Options { board, technologies, directives: Directives::On, hard: Hard::On, ..Options::default() }
}

#[test]
fn one_against_steve_conforms() {
    conforms(cases(1..=1, Options::default(), 1));
}

#[test]
fn two_players_conform() {
    conforms(cases(2..=2, Options::default(), 11));
}

#[test]
fn three_players_conform() {
    conforms(cases(3..=3, Options::default(), 21));
}

#[test]
fn four_players_conform() {
    conforms(cases(4..=4, Options::default(), 31));
}

#[test]
fn five_players_conform() {
    conforms(cases(5..=5, Options::default(), 41));
}

#[test]
fn the_small_board_conforms() {
    conforms(cases(1..=3, Options { board: BoardSize::Small, ..Options::default() }, 51));
}

#[test]
fn directives_conform() {
    conforms(cases(3..=3, Options { directives: Directives::On, ..Options::default() }, 61));
}

#[test]
fn random_sides_and_new_technologies_conform() {
    conforms(cases(2..=2, Options { technologies: Technologies::Random, ..Options::default() }, 71));
    conforms(cases(2..=3, Options { technologies: Technologies::New, ..Options::default() }, 72));
}

#[test]
fn hard_mode_conforms() {
    conforms(cases(1..=2, Options { hard: Hard::On, ..Options::default() }, 81));
}

#[test]
fn all_modules_together_conform() {
    conforms(cases(1..=3, all_modules(BoardSize::Small), 91));
    conforms(cases(2..=2, all_modules(BoardSize::Big), 95));
}

#[test]
fn each_recommended_set_conforms() {
    for (seed, technologies) in
        [(101, Technologies::FirstGame), (102, Technologies::Overproduction), (103, Technologies::OpenSpaces)]
    {
        conforms(cases(2..=2, Options { technologies, ..Options::default() }, seed));
    }
}
