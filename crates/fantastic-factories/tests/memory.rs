//! Sizes, not times: a careless field is noticed here.

use fantastic_factories::{Action, Decks, Event, FantasticFactories, Player, Public};
use kernel::{Game, Sandbox, State};
use testkit::Recorded;

/// A game of four takes some 350 to 500 choices.
#[test]
fn a_finished_game_of_four_fits_in_forty_eight_kilobytes() {
    for seed in 1..=8 {
        let table = Recorded::<FantasticFactories>::standard(4, seed).play();
        let (text, entries) = (table.record().write(), table.version());
        println!("seed {seed}: {entries} entries, {} bytes in memory, {} bytes of text", table.bytes(), text.len());
        assert!(table.bytes() < 48 << 10, "seed {seed}: {} bytes in {entries} entries", table.bytes());
        assert!(text.len() < 64 << 10, "seed {seed}: {} bytes of text", text.len());
    }
}

#[test]
fn a_state_is_small() {
    let (state, player) = (size_of::<State<FantasticFactories>>(), size_of::<Player>());
    println!("state {state}, player {player}, {} {}", size_of::<Action>(), size_of::<Event>());
    assert!(state <= 896, "{state}");
    assert!(player <= 128, "{player}");
    assert!(size_of::<Action>() <= 32 && size_of::<Event>() <= 48, "{} {}", size_of::<Action>(), size_of::<Event>());
    assert_eq!(size_of::<Sandbox<FantasticFactories>>(), state);
}

/// What is `Copy` owns nothing on the heap, so cloning a state allocates nothing.
#[test]
fn cloning_a_state_allocates_nothing() {
    const fn is_copy<T: Copy>() {}
    const { is_copy::<Public>() };
    const { is_copy::<Decks>() };
    const { is_copy::<<FantasticFactories as Game>::Private>() };
    const { is_copy::<<FantasticFactories as Game>::Dark>() };
    const { is_copy::<Action>() };
    let state = Sandbox::<FantasticFactories>::deal(&kernel::Setup::standard(4), &mut kernel::Seeded::new([1; 32]));
    let state = state.expect("four can play").state().clone();
    let State { public, private: _, dark, cards } = state.clone();
    assert_eq!((public, dark, cards), (state.public, state.dark, state.cards));
}
