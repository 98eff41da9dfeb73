//! Section 9: finishing the Work phase.

use crate::ff::*;
use kernel::{Secret, Table};

#[test]
fn ff_130_who_has_finished_takes_no_further_action() {
    let table = scene(3).work().built(S1, &["scrap_yard"]).hand(S1, &["dojo", "foundry"]).tokens(S1, 9, 9);
    let mut table = table.pending(S1, SPECIALIST);
    table.act(S1, FINISH);
    assert_eq!(table.all_asked(), [S2, S3]);
    assert!(table.legal(S1).is_empty());
    for action in [generate(1), research(2), specialist(4), build("dojo", "foundry"), FINISH] {
        table.refused_by("FF-51", S1, action);
    }
    table.refused_by("FF-51", S1, activate("scrap_yard"));
    table.act(S2, generate(1));
}

/// A real table: finishing cannot be taken back, even when nothing has happened since.
#[test]
fn ff_131_finishing_is_final_for_the_round() {
    let options = Options { first: First::One, ..Options::default() };
    let setup = Setup { options, ..Setup::standard(2) };
    let (mut table, _) = Table::<FantasticFactories>::open(setup, Secret::from_number(3), vec![]).unwrap();
    for (seat, action) in [(S1, take(1)), (S2, take(1)), (S1, FINISH)] {
        table.submit(seat, &action, None).unwrap();
    }
    assert_eq!(table.undo(S1).unwrap_err().rule, "BR-5");
    let no = table.submit(S1, &FINISH, None).unwrap_err();
    assert_eq!((no.rule, &*no.why.key), ("FF-51", "table-refuse-turn"), "the table waits for the other");
    table.submit(S2, &FINISH, None).unwrap();
    assert_eq!(table.seen(S1).public().round, 2);
}

#[test]
fn ff_131_in_the_next_round_everybody_works_again() {
    let mut table = scene(2).work();
    table.finish_all().to_work(&[]);
    assert_eq!(table.all_asked(), [S1, S2]);
}

#[test]
fn ff_132_finishing_is_legal_at_any_time() {
    let mut at_once = scene(2).work();
    at_once.act(S1, FINISH);
    let mut later = scene(2).work().pending(S1, SPECIALIST).built(S1, &["dojo"]).tokens(S1, 0, 1);
    later.act(S1, generate(1)).act(S1, activate("dojo").dice(&[2])).act(S1, FINISH);
    for table in [at_once, later] {
        assert_eq!(table.all_asked(), [S2]);
    }
}

#[test]
fn ff_132_but_not_while_a_foreman_waits() {
    let mut table = scene(2).work().pending(S1, FOREMAN);
    table.refused_by("FF-266", S1, FINISH);
    table.rolling(S1, &[1, 1, 1]).act(S1, foreman(&[6])).act(S1, FINISH);
}

#[test]
fn ff_133_clean_up_begins_when_all_have_finished() {
    let mut table = scene(3).work().tokens(S1, 10, 10);
    table.act(S2, FINISH).act(S1, FINISH);
    assert_eq!(table.stage(), Stage::Work);
    table.act(S3, FINISH);
    assert_eq!((table.stage(), table.all_asked()), (Stage::CleanUp { turn: 0 }, vec![S1]));
}
