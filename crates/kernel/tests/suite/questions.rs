//! Questions have numbers, so that an answer given late is not taken for another.

use super::{act, legal, table, working};
use kernel::{Secret, Table};
use testkit::toy::Action;
use testkit::{S1, S2, S3};

#[test]
fn others_seals_do_not_make_an_answer_stale() {
    let mut table = table(3, 1);
    let asked = table.question(S3);
    for seat in [S1, S2] {
        let pledge = legal(&table, seat)[0];
        act(&mut table, seat, pledge);
        assert_eq!(table.question(S3), asked);
    }
    act(&mut table, S1, Action::Withdraw);
    assert_eq!(table.question(S3), asked);
    let pledge = legal(&table, S3)[0];
    table.submit(S3, &pledge, asked).expect("it is what they were asked");
}

#[test]
fn sealing_and_withdrawing_are_questions_of_their_own() {
    let mut table = table(2, 1);
    let (asked, pledges) = (table.question(S1), legal(&table, S1));
    act(&mut table, S1, pledges[0]);
    let sealed = table.question(S1);
    assert!(sealed.is_some() && sealed != asked, "they may still withdraw, and that is another question");
    table.submit(S1, &Action::Withdraw, asked).expect_err("that was the pledge");
    table.submit(S1, &Action::Withdraw, sealed).expect("that is it");
    let no = table.submit(S1, &pledges[1], asked).expect_err("asked anew");
    assert_eq!(no.rule, "BR-3");
}

#[test]
fn an_old_answer_is_stale_even_if_it_would_be_illegal_too() {
    let mut table = working(2, 1);
    let asked = table.question(S1);
    act(&mut table, S1, Action::Roll);
    let no = table.submit(S1, &Action::Roll, asked).expect_err("twice");
    assert_eq!(no.rule, "BR-3", "a client that repeats itself learns that it was heard");
}

#[test]
fn an_undo_asks_anew_and_leaves_others_alone() {
    let mut table = working(3, 1);
    let (mine, other) = (table.question(S1), table.question(S2));
    let drop = super::first_drop(&table, S1);
    act(&mut table, S1, drop);
    table.undo(S1).expect("nobody learned anything");
    assert_ne!(table.question(S1), mine);
    assert_eq!(table.question(S2), other);
}

#[test]
fn a_resumed_table_asks_the_same_questions() {
    let mut table = working(3, 1);
    let drop = super::first_drop(&table, S2);
    act(&mut table, S2, drop);
    act(&mut table, S3, Action::Roll);
    table.undo(S2).expect("nobody learned anything");
    act(&mut table, S1, Action::Done);
    let resumed = Table::resume(table.save(), Secret::from_number(1)).expect("it holds");
    for seat in [S1, S2, S3] {
        assert_eq!(resumed.question(seat), table.question(seat), "{seat}");
    }
    assert_eq!(table.question(S1), None, "they are done and not asked");
}
