//! Undo where several seats act at the same time.

use super::{act, first_drop, legal, table, working};
use kernel::{Deed, Loaded, Record, Replay, Secret, Table};
use testkit::fuzz::with_right_digests;
use testkit::toy::{Action, Toy};
use testkit::{S1, S2, S3};

/// Others' steps in between stay exactly as they were.
#[test]
fn the_fold_without_the_step() {
    let (mut with, mut without) = (working(3, 1), working(3, 1));
    let drop = first_drop(&with, S1);
    act(&mut with, S1, drop);
    for table in [&mut with, &mut without] {
        act(table, S2, Action::Draw);
        act(table, S3, Action::Roll);
        let drop = first_drop(table, S2);
        act(table, S2, drop);
        act(table, S3, Action::Done);
    }
    assert_ne!(with.digest(), without.digest());
    with.undo(S1).expect("nobody learned anything");
    assert_eq!(with.digest(), without.digest());
    // Chance goes on where it was, so both go on alike.
    for table in [&mut with, &mut without] {
        act(table, S1, Action::Roll);
        act(table, S1, Action::Draw);
    }
    assert_eq!(with.digest(), without.digest());
    assert_eq!(with.record().all_picks(), without.record().all_picks());
}

#[test]
fn several_seats_take_back_in_any_order() {
    let start = working(4, 1).digest();
    for order in [[S1, S2, S3], [S3, S1, S2], [S2, S3, S1]] {
        let mut table = working(4, 1);
        for seat in [S1, S2, S3] {
            let drop = first_drop(&table, seat);
            act(&mut table, seat, drop);
        }
        for seat in order {
            table.undo(seat).expect("nobody learned anything");
        }
        assert_eq!(table.digest(), start);
        let text = table.record().write();
        let record = Record::<Toy>::read(&text, Loaded::standard()).expect("a whole record");
        let mut replay = Replay::new(&record).expect("it can be dealt");
        while replay.step().expect("it replays").is_some() {}
        assert_eq!(replay.digest(), start);
        let undos: Vec<u32> = record
            .entries()
            .iter()
            .filter_map(|entry| match entry.deed {
                Deed::Undo(number) => Some(number),
                Deed::Act(_) | Deed::Rewind(_) => None,
            })
            .collect();
        assert_eq!(undos, order.map(|seat| 4 + seat.number() as u32), "four pledges, then the drops");
    }
}

/// A withdrawal can be taken back, which seals again; but not once that would be the last seal.
#[test]
fn a_withdrawal_is_a_step_like_any_other() {
    let mut table = table(3, 1);
    let pledge = legal(&table, S1)[0];
    act(&mut table, S1, pledge);
    let sealed = table.digest();
    act(&mut table, S1, Action::Withdraw);
    table.undo(S1).expect("nobody learned anything");
    assert_eq!(table.digest(), sealed);
    act(&mut table, S1, Action::Withdraw);
    for seat in [S2, S3] {
        let pledge = legal(&table, seat)[0];
        act(&mut table, seat, pledge);
    }
    assert_eq!(table.undo(S1).expect_err("then S3 would have turned all up").rule, "BR-6");
}

/// A record in which an undo used chance was not written by a table.
#[test]
fn an_undo_uses_no_chance() {
    let mut table = working(2, 1);
    let drop = first_drop(&table, S1);
    act(&mut table, S1, drop);
    table.undo(S1).expect("nobody learned anything");
    let forged = with_right_digests(&table.record().write().replace("undo 3 -", "undo 3 0/2"));
    let record = Record::<Toy>::read(&forged, Loaded::standard()).expect("well formed");
    let mut replay = Replay::new(&record).expect("it can be dealt");
    replay.go_to(3).expect("so far it is right");
    let fault = replay.step().expect_err("an undo with a pick");
    assert_eq!(fault.line, forged.lines().count());
    assert!(fault.to_string().contains("record-fault-picks"), "{fault}");
}

/// A step that was taken back and made again can be taken back again.
#[test]
fn undone_and_done_again() {
    let mut table = working(2, 1);
    let (start, drop) = (table.digest(), first_drop(&table, S1));
    for _ in 0..3 {
        act(&mut table, S1, drop);
        table.undo(S1).expect("nobody learned anything");
    }
    assert_eq!(table.digest(), start);
    act(&mut table, S1, drop);
    let resumed = Table::resume(table.save(), Secret::from_number(1)).expect("it holds");
    assert_eq!(resumed.digest(), table.digest());
    assert!(resumed.can_undo(S1) && !resumed.can_undo(S2));
}
