//! Sizes, not times: a careless field is noticed here.

use cyber_merchant::{Action, CyberMerchant, Event, Memory, Private, Public};
use kernel::{Game, Sandbox, State};
use testkit::Recorded;

#[test]
fn a_finished_game_of_four_fits_in_sixteen_kilobytes() {
    for seed in 1..=8 {
        let table = Recorded::<CyberMerchant>::standard(4, seed).play();
        let (text, entries) = (table.record().write(), table.version());
        println!("seed {seed}: {entries} entries, {} bytes in memory, {} bytes of text", table.bytes(), text.len());
        assert!(table.bytes() < 16 << 10, "seed {seed}: {} bytes in {entries} entries", table.bytes());
        assert!(text.len() < 16 << 10, "seed {seed}: {} bytes of text", text.len());
    }
}

#[test]
fn a_state_is_small() {
    let (state, public, private) = (size_of::<State<CyberMerchant>>(), size_of::<Public>(), size_of::<Private>());
    println!("state {state}, public {public}, private {private}, notes {}", size_of::<Memory>());
    println!("action {}, event {}", size_of::<Action>(), size_of::<Event>());
    assert!(state <= 2336, "{state}");
    assert!(public <= 536 && private <= 288, "{public} {private}");
    assert!(size_of::<Action>() <= 32 && size_of::<Event>() <= 32, "{} {}", size_of::<Action>(), size_of::<Event>());
    assert_eq!(size_of::<Sandbox<CyberMerchant>>(), state);
}

/// What is `Copy` owns nothing on the heap, so cloning a state allocates nothing.
#[test]
fn cloning_a_state_allocates_nothing() {
    const fn is_copy<T: Copy>() {}
    const { is_copy::<Public>() };
    const { is_copy::<<CyberMerchant as Game>::Private>() };
    const { is_copy::<<CyberMerchant as Game>::Dark>() };
    const { is_copy::<Action>() };
    const { is_copy::<Event>() };
    let state = Sandbox::<CyberMerchant>::deal(&kernel::Setup::standard(4), &mut kernel::Seeded::new([1; 32]));
    let state = state.expect("four can play").state().clone();
    let State { public, private: _, dark, cards } = state.clone();
    assert_eq!((public, dark, cards), (state.public, state.dark, state.cards));
}
