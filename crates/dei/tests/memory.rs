//! Sizes, not times: a careless field is noticed here.

use dei::state::Decks;
use dei::{Action, Automa, Dei, Event, Options, Player, Public};
use kernel::{Loaded, Sandbox, Setup, State};
use testkit::Recorded;

#[test]
fn a_finished_game_of_four_fits_in_sixteen_kilobytes_of_memory_and_thirty_two_of_text() {
    for seed in 1..=4 {
        let table = Recorded::<Dei>::standard(4, seed).play();
        let (text, entries) = (table.record().write(), table.version());
        println!("seed {seed}: {entries} entries, {} bytes in memory, {} bytes of text", table.bytes(), text.len());
        assert!(table.bytes() < 16 << 10, "seed {seed}: {} bytes in {entries} entries", table.bytes());
        assert!(text.len() < 32 << 10, "seed {seed}: {} bytes of text", text.len());
    }
}

#[test]
fn a_state_is_small() {
    let (state, public, player) = (size_of::<State<Dei>>(), size_of::<Public>(), size_of::<Player>());
    println!("state {state}, public {public}, player {player}, decks {}", size_of::<Decks>());
    println!("action {}, event {}", size_of::<Action>(), size_of::<Event>());
    assert!(state <= 2688, "{state}");
    assert!(public <= 2496 && player <= 176, "{public} {player}");
    assert!(size_of::<Action>() <= 8 && size_of::<Event>() <= 12, "{} {}", size_of::<Action>(), size_of::<Event>());
    assert_eq!(size_of::<Sandbox<Dei>>(), state);
}

/// What is `Copy` owns nothing on the heap, so cloning a state allocates nothing.
#[test]
fn cloning_a_state_allocates_nothing() {
    const fn is_copy<T: Copy>() {}
    const { is_copy::<Public>() };
    const { is_copy::<Decks>() };
    const { is_copy::<Action>() };
    const { is_copy::<Event>() };
    let options = Options { automa: Automa::Standard, ..Options::default() };
    let setup = Setup::<Dei> { seats: 4, options, cards: Loaded::standard() };
    let state = Sandbox::<Dei>::deal(&setup, &mut kernel::Seeded::new([1; 32]));
    let state = state.expect("four can play with the Automa").state().clone();
    let State { public, private: _, dark, cards } = state.clone();
    assert_eq!((public, dark, cards), (state.public, state.dark, state.cards));
}
