//! Sizes, not times: a careless field is noticed here.

use kernel::{CardSet, Deck, Game, Sandbox, State};
use syndicate::{Action, Event, Player, Public, Syndicate};
use testkit::Recorded;

#[test]
fn a_finished_game_of_four_fits_in_sixteen_kilobytes() {
    for seed in 1..=20 {
        let table = Recorded::<Syndicate>::standard(4, seed).undoing().play();
        let bytes = table.bytes();
        assert!(bytes < 16 << 10, "seed {seed}: {bytes} bytes in {} entries", table.version());
    }
}

#[test]
fn a_stored_game_of_four_is_short() {
    for seed in 1..=20 {
        let table = Recorded::<Syndicate>::standard(4, seed).undoing().play();
        let (text, entries) = (table.record().write(), table.version());
        println!("seed {seed}: {entries} entries, {} bytes of text, {} in memory", text.len(), table.bytes());
        assert!(text.len() < 16 << 10, "seed {seed}: {} bytes", text.len());
        assert!(entries <= Syndicate::LONGEST * 2, "seed {seed}: {entries} entries");
    }
}

#[test]
fn a_state_is_small() {
    println!("state {}, player {}", size_of::<State<Syndicate>>(), size_of::<Player>());
    assert!(size_of::<State<Syndicate>>() <= 320, "{}", size_of::<State<Syndicate>>());
    assert!(size_of::<Player>() <= 56, "{}", size_of::<Player>());
    assert!(size_of::<Action>() <= 3 && size_of::<Event>() <= 12, "{} {}", size_of::<Action>(), size_of::<Event>());
    assert_eq!(size_of::<Sandbox<Syndicate>>(), size_of::<State<Syndicate>>());
}

/// What is `Copy` owns nothing on the heap, so cloning a state allocates nothing.
#[test]
fn cloning_a_state_allocates_nothing() {
    const fn is_copy<T: Copy>() {}
    const { is_copy::<Public>() };
    const { is_copy::<<Syndicate as Game>::Private>() };
    const { is_copy::<Deck<CardSet<1>>>() };
    const { is_copy::<<Syndicate as Game>::Dark>() };
    const { is_copy::<Action>() };
    let state = Sandbox::<Syndicate>::deal(&kernel::Setup::standard(4), &mut kernel::Seeded::new([1; 32]));
    let state = state.expect("four can play").state().clone();
    let State { public, private: _, dark, cards } = state.clone();
    assert_eq!((public, dark, cards), (state.public, state.dark, state.cards));
}
