//! The table right after each thing told: kept only for those who follow the story.

use super::{act, first_drop, working};
use kernel::{Loaded, Record, Replay, Viewer};
use testkit::toy::{Action, Toy};
use testkit::{S1, S2};

#[test]
fn nothing_is_kept_unless_somebody_asks_for_it() {
    let mut table = working(2, 1);
    let drop = first_drop(&table, S1);
    assert!(table.submit(S1, &drop, None).expect("a drop").moments.is_none());
    table.keep_moments(true);
    assert!(table.undo(S1).expect("a drop can be undone").moments.is_some());
    table.keep_moments(false);
    assert!(table.submit(S1, &drop, None).expect("a drop").moments.is_none());
}

#[test]
fn an_update_comes_with_the_table_before_it_and_after_each_thing_told() {
    let mut table = working(2, 1);
    table.keep_moments(true);
    let cards = |seen: kernel::Seen<'_, Toy>| seen.own().map_or(0, |own| own.hand.len());
    let held = cards(table.seen(S1));
    let update = table.submit(S1, &Action::Draw, None).expect("a draw");
    let moments = update.moments.expect("they are kept");
    assert_eq!((moments.len(), moments.is_empty()), (update.told.len(), false));
    assert_eq!(cards(moments.before(S1)), held);
    assert_eq!(cards(moments.after(0, S1).expect("it was told")), held + 1);
    assert_eq!(
        cards(moments.after(0, Viewer::Onlooker).expect("everybody hears of it")),
        0,
        "nobody sees another hand"
    );
    assert!(moments.after(update.told.len(), S1).is_none());
}

#[test]
fn what_is_taken_back_has_the_table_before_it() {
    let mut table = working(2, 1);
    table.keep_moments(true);
    let drop = first_drop(&table, S1);
    act(&mut table, S1, drop);
    let dropped = table.seen(S1).public().clone();
    let undone = table.undo(S1).expect("nobody learned anything").moments.expect("they are kept");
    assert!(undone.is_empty() && *undone.before(S1).public() == dropped);
    let drop = first_drop(&table, S2);
    act(&mut table, S2, drop);
    let before = table.seen(S2).public().clone();
    let rewound = table.rewind(S1, 1).expect("all agree").moments.expect("they are kept");
    assert!(rewound.is_empty() && *rewound.before(S2).public() == before);
}

#[test]
fn a_replay_has_the_same_moments() {
    let mut table = working(2, 1);
    table.keep_moments(true);
    let played = table.submit(S1, &Action::Draw, None).expect("a draw").moments.expect("they are kept");
    let record = Record::<Toy>::read(&table.record().write(), Loaded::standard()).expect("a whole record");
    let mut replay = Replay::new(&record).expect("it can be dealt");
    replay.go_to(record.len() - 1).expect("it replays");
    replay.keep_moments(true);
    let again = replay.step().expect("it replays").expect("one is left").moments.expect("they are kept");
    assert_eq!(again.len(), played.len());
    for told in 0..played.len() {
        let seen = |moments: &kernel::Moments<Toy>| {
            moments.after(told, S1).map(|seen| (seen.public().clone(), seen.own().cloned()))
        };
        assert_eq!(seen(&again), seen(&played));
    }
}
