//! What every game must satisfy: 2 to 6 players, each faction, each module alone and all together, and the Automa at
//! each level against 1 to 5 players.

use dei::{Automa, Choice, Dei, Draft, GearMarket, NewMissions, Options, ShortMissions};
use std::ops::RangeInclusive;
use testkit::{Cases, conforms};

const RULES: &str = include_str!("../../../docs/rules/dei.md");

fn cases(seats: RangeInclusive<usize>, options: Options, seed: u64) -> Cases<Dei> {
    let games = seats.clone().count();
    Cases::new().seats(seats).options([options]).games(games).seed(seed).rules(RULES)
}

fn gear(gear: GearMarket) -> Options {
    Options { gear, ..Options::default() }
}

fn all_modules() -> Options {
    let (new_missions, short_missions) = (NewMissions::On, ShortMissions::On);
    Options { gear: GearMarket::Random, new_missions, short_missions, draft: Draft::On, ..Options::default() }
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
fn six_players_conform() {
    conforms(cases(6..=6, Options::default(), 51));
}

#[test]
fn the_base_factions_conform() {
    conforms(cases(2..=2, Options { seat_1: Choice::Ravagers, seat_2: Choice::Refuge42, ..Options::default() }, 61));
    conforms(cases(2..=2, Options { seat_1: Choice::Auxilia, seat_2: Choice::FarmZ, ..Options::default() }, 62));
}

#[test]
fn the_hackers_conform() {
    conforms(cases(2..=3, Options { seat_1: Choice::Hackers, ..Options::default() }, 71));
}

#[test]
fn the_chrono_cult_conforms() {
    conforms(cases(2..=3, Options { seat_1: Choice::ChronoCult, ..Options::default() }, 81));
}

#[test]
fn gear_in_place_of_each_colour_conforms() {
    for (seed, market) in [(91, GearMarket::Tactical), (92, GearMarket::Logistic), (93, GearMarket::Mechanical)] {
        conforms(cases(2..=2, gear(market), seed));
    }
}

#[test]
fn gear_in_place_of_a_random_colour_conforms() {
    conforms(cases(2..=3, gear(GearMarket::Random), 101));
}

#[test]
fn new_missions_conform() {
    conforms(cases(2..=2, Options { new_missions: NewMissions::On, ..Options::default() }, 111));
}

#[test]
fn short_missions_conform() {
    conforms(cases(2..=2, Options { short_missions: ShortMissions::On, ..Options::default() }, 121));
}

#[test]
fn the_draft_conforms() {
    conforms(cases(2..=4, Options { draft: Draft::On, ..Options::default() }, 131));
}

#[test]
fn all_modules_together_conform() {
    conforms(cases(2..=4, all_modules(), 141));
}

#[test]
fn one_player_against_the_automa_conforms() {
    conforms(cases(1..=1, Options::default(), 151));
}

#[test]
fn the_easy_automa_conforms() {
    conforms(cases(1..=5, Options { automa: Automa::Easy, ..Options::default() }, 161));
}

#[test]
fn the_standard_automa_conforms() {
    conforms(cases(1..=5, Options { automa: Automa::Standard, ..Options::default() }, 171));
}

#[test]
fn the_expert_automa_conforms() {
    conforms(cases(1..=5, Options { automa: Automa::Expert, ..Options::default() }, 181));
}

#[test]
fn the_automa_with_all_modules_conforms() {
    let (new_missions, short_missions) = (NewMissions::On, ShortMissions::On);
    let all = Options { automa: Automa::Standard, gear: GearMarket::Random, new_missions, ..Options::default() };
    conforms(cases(1..=3, Options { seat_1: Choice::Hackers, ..all }, 191));
    conforms(cases(2..=2, Options { draft: Draft::On, short_missions, ..all }, 195));
}
