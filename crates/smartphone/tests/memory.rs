//! Sizes, not times: a careless field is noticed here.

use kernel::{Game, Sandbox, State};
use smartphone::{Action, Event, Player, Private, Public, Smartphone};
use testkit::Recorded;

#[test]
fn a_finished_game_of_four_fits_in_sixteen_kilobytes() {
    for seed in 1..=4 {
        let table = Recorded::<Smartphone>::standard(4, seed).play();
        let (text, entries) = (table.record().write(), table.version());
        println!("seed {seed}: {entries} entries, {} bytes in memory, {} bytes of text", table.bytes(), text.len());
        assert!(table.bytes() < 16 << 10, "seed {seed}: {} bytes in {entries} entries", table.bytes());
        assert!(text.len() < 16 << 10, "seed {seed}: {} bytes of text", text.len());
    }
}

#[test]
fn a_state_is_small() {
    let (state, public, player) = (size_of::<State<Smartphone>>(), size_of::<Public>(), size_of::<Player>());
    println!("state {state}, public {public}, player {player}, private {}", size_of::<Private>());
    println!("action {}, event {}", size_of::<Action>(), size_of::<Event>());
    assert!(state <= 1600, "{state}");
    assert!(public <= 1344 && player <= 176, "{public} {player}");
    assert!(size_of::<Action>() <= 40 && size_of::<Event>() <= 16, "{} {}", size_of::<Action>(), size_of::<Event>());
    assert_eq!(size_of::<Sandbox<Smartphone>>(), state);
}

/// What is `Copy` owns nothing on the heap, so cloning a state allocates nothing.
#[test]
fn cloning_a_state_allocates_nothing() {
    const fn is_copy<T: Copy>() {}
    const { is_copy::<Public>() };
    const { is_copy::<<Smartphone as Game>::Private>() };
    const { is_copy::<<Smartphone as Game>::Dark>() };
    const { is_copy::<Action>() };
    const { is_copy::<Event>() };
    let state = Sandbox::<Smartphone>::deal(&kernel::Setup::standard(4), &mut kernel::Seeded::new([1; 32]));
    let state = state.expect("four can play").state().clone();
    let State { public, private: _, dark, cards } = state.clone();
    assert_eq!((public, dark, cards), (state.public, state.dark, state.cards));
}
