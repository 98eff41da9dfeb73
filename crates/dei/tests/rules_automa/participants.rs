//! DEI-5 to DEI-8 and DEI-10: who takes part.

use crate::common::*;
use kernel::Sandbox;
use testkit::Luck;

fn refused(humans: usize, options: Options) -> &'static str {
    match Sandbox::deal(&setup(humans, options), Luck::new("automa", 1).chance()) {
        Ok(_) => panic!("{humans} humans with {options:?} are not refused"),
        Err(no) => no.rule,
    }
}

#[test]
fn dei_5_two_to_four_play_without_the_automa() {
    for humans in 2..=4 {
        let table = dealt(humans, Options::default(), 1);
        assert_eq!((table.public().players.len(), table.public().automa), (humans, None));
    }
}

#[test]
fn dei_6_the_automa_joins_one_to_five_humans_as_a_participant() {
    for humans in 1..=5 {
        for automa in [Automa::Easy, Automa::Standard, Automa::Expert] {
            let table = dealt(humans, Options { automa, ..Options::default() }, 1);
            let public = table.public();
            assert_eq!(public.players.len(), humans + 1);
            assert_eq!(public.automa, Some(Seat::new(humans)));
            assert_eq!(public.order.len(), humans + 1);
            assert_eq!(public.humans().len(), humans);
        }
    }
}

#[test]
fn dei_7_two_to_six_participants() {
    for humans in 2..=6 {
        assert_eq!(dealt(humans, Options::default(), 1).public().players.len(), humans);
    }
    for automa in [Automa::Easy, Automa::Standard, Automa::Expert] {
        assert_eq!(refused(6, Options { automa, ..Options::default() }), "DEI-7");
    }
}

#[test]
fn dei_8_a_single_human_plays_with_the_automa() {
    let table = dealt(1, Options::default(), 1);
    assert_eq!((table.public().players.len(), table.public().automa), (2, Some(S2)));
}

#[test]
fn dei_10_the_automa_has_the_chrono_cult() {
    for seed in 0..40 {
        let table = dealt(4, Options { automa: Automa::Standard, ..Options::default() }, seed);
        let cult = |seat: &Seat| table.public().players[*seat].faction == Faction::ChronoCult;
        let with: Vec<Seat> = table.public().players.seats().iter().filter(cult).collect();
        assert_eq!(with, [Seat::new(4)]);
    }
    assert_eq!(refused(1, Options { seat_1: Choice::ChronoCult, ..Options::default() }), "DEI-10");
    let options = Options { automa: Automa::Easy, seat_2: Choice::ChronoCult, ..Options::default() };
    assert_eq!(refused(3, options), "DEI-10");
}
