//! The rules of every table, `docs/rules/table.md`.

use super::{act, finished, first_drop, legal, refused, table, working};
use kernel::record::raw::RawRecord;
use kernel::record::verify::verify;
use kernel::{Deed, Entropy, Game, Loaded, Manner, Owed, QuestionId, Record, Sandbox, Secret, Setup, Table};
use testkit::toy::{Action, Phase, Toy};
use testkit::{S1, S2, S3, S4, Scripted, fuzz};

#[test]
fn br_1_only_as_many_seats_as_the_game_allows() {
    for seats in [0, 1, 5, 6, 7, 200] {
        let no = Table::<Toy>::open(Setup::standard(seats), Secret::from_number(1), Vec::new())
            .expect_err("too few or many");
        assert_eq!(no.rule, "BR-1", "{seats} seats");
        let no = Sandbox::<Toy>::deal(&Setup::standard(seats), &mut Scripted::default()).expect_err("too few or many");
        assert_eq!(no.rule, "BR-1", "{seats} seats");
    }
    for seats in 2..=4 {
        assert_eq!(table(seats, 1).record().setup.seats, seats);
    }
}

#[test]
fn br_2_only_who_is_asked_or_may_speak_acts() {
    let mut table = working(2, 1);
    assert_eq!(refused(&mut table, S3, Action::Done).rule, Toy::TURN, "nobody sits there");
    act(&mut table, S1, Action::Done);
    assert_eq!(refused(&mut table, S1, Action::Done).rule, Toy::TURN, "they are done");
    assert!(table.asked(S1).is_err() && table.asked(S2).is_ok());
    act(&mut table, S2, Action::Done);
    assert_eq!(refused(&mut table, S2, Action::Roll).rule, Toy::TURN, "it is the other's turn");
    let mut over = finished();
    for seat in [S1, S4] {
        assert_eq!(refused(&mut over, seat, Action::Done).rule, Toy::OVER);
    }
}

#[test]
fn br_3_an_answer_quotes_its_question() {
    let mut table = working(3, 1);
    let old = table.question(S1);
    let drop = first_drop(&table, S1);
    act(&mut table, S2, Action::Roll);
    assert_eq!(table.question(S1), old, "what others do does not change it");
    table.submit(S1, &drop, old).expect("it is still asked");
    let no = table.submit(S1, &Action::Roll, old).expect_err("it has been answered");
    assert_eq!(no.rule, "BR-3");
    let no = table.submit(S1, &Action::Roll, Some(QuestionId(9999))).expect_err("it was never asked");
    assert_eq!(no.rule, "BR-3");
    let now = table.question(S1);
    table.submit(S1, &Action::Roll, now).expect("it is asked");
}

#[test]
fn br_4_a_seat_takes_back_its_own_latest_step() {
    let mut table = working(3, 1);
    assert_eq!(table.undo(S4).expect_err("nobody sits there").rule, "BR-4");
    let (before, drop) = (table.digest(), first_drop(&table, S2));
    act(&mut table, S2, drop);
    let number = table.version() as u32;
    let drop = first_drop(&table, S1);
    act(&mut table, S1, drop);
    let undone = table.undo(S2).expect("their own step").undone;
    assert_eq!(undone, Some(number), "not the latest of all, but their own latest");
    table.undo(S1).expect("their own step");
    assert_eq!(table.digest(), before);
    // What lies before it was the pledge, which is final.
    assert_eq!(table.undo(S2).expect_err("a pledge").rule, "BR-5");

    let mut fresh = super::table(2, 1);
    assert_eq!(fresh.undo(S1).expect_err("nothing has happened").rule, "BR-4");
}

#[test]
fn br_4_a_record_cannot_take_back_anything_else() {
    let mut table = working(2, 1);
    let (one, two) = (first_drop(&table, S1), first_drop(&table, S2));
    act(&mut table, S1, one);
    act(&mut table, S2, two);
    let (text, n) = (table.record().write(), table.version());
    for (entry, rule) in
        [("s1 undo 1 -", "BR-4"), ("s1 undo 99 -", "BR-4"), ("s2 undo 3 -", "BR-4"), ("s1 undo 3 -", "")]
    {
        let forged = fuzz::with_right_digests(&format!("{text}{} {entry} #\n", n + 1));
        let record = Record::<Toy>::read(&forged, Loaded::standard()).expect("well formed");
        let fault = Table::resume(record, Secret::from_number(1)).err();
        assert_eq!(fault.and_then(|fault| fault.illegal).map_or("", |no| no.rule), rule, "{entry}");
    }
}

#[test]
fn br_5_a_step_with_chance_is_final() {
    let mut table = working(2, 1);
    for action in [Action::Roll, Action::Draw] {
        act(&mut table, S1, action);
        assert!(!table.can_undo(S1));
        assert_eq!(table.undo(S1).expect_err("chance was used").rule, "BR-5");
    }
}

/// The last pledge reveals the others without any chance, and its seat is asked again at once.
#[test]
fn br_5_a_step_that_reveals_is_final() {
    let mut table = table(2, 1);
    for seat in [S1, S2] {
        let pledge = legal(&table, seat)[0];
        act(&mut table, seat, pledge);
    }
    assert!(table.record().picks(1).is_empty() && table.owed().seats().has(S2));
    assert_eq!(table.undo(S2).expect_err("the pledges are turned up").rule, "BR-5");
}

#[test]
fn br_5_a_step_that_hands_over_is_final() {
    let mut table = working(2, 1);
    act(&mut table, S1, Action::Done);
    assert_eq!(table.undo(S1).expect_err("they are not asked any more").rule, "BR-5");
    let mut table = super::table(2, 1);
    let pledge = legal(&table, S1)[0];
    act(&mut table, S1, pledge);
    assert_eq!(table.undo(S1).expect_err("it is sealed; they can withdraw it").rule, "BR-5");
    act(&mut table, S1, Action::Withdraw);
}

/// 16 of 18 cards are dealt to four players. Two draws empty the deck; the third shuffles the
/// discard pile, with the card that S3 dropped in it.
#[test]
fn br_6_others_steps_must_go_as_they_went() {
    let mut table = working(4, 1);
    act(&mut table, S1, Action::Draw);
    act(&mut table, S2, Action::Draw);
    let drop = first_drop(&table, S3);
    act(&mut table, S3, drop);
    assert!(table.can_undo(S3));
    act(&mut table, S1, Action::Roll);
    assert!(table.can_undo(S3), "a roll has nothing to do with it");
    act(&mut table, S4, Action::Draw);
    let (digest, text) = (table.digest(), table.record().write());
    assert_eq!(table.undo(S3).expect_err("their card was shuffled in").rule, "BR-6");
    assert_eq!((table.digest(), table.record().write()), (digest, text));
}

#[test]
fn br_7_the_commitment_binds_the_table_to_its_secret() {
    let secret = Secret::from_number(1);
    let promised = secret.commitment(); // all that is known before the table is opened
    let (table, _) = Table::<Toy>::open(Setup::standard(2), secret, Vec::new()).expect("a table for two");
    assert_eq!(table.record().commitment, promised);
    let fault = Table::resume(table.record().clone(), Secret::from_number(2)).expect_err("another secret");
    assert_eq!(fault.line, 7);
    let text = finished().record().write();
    let other = Secret::from_number(99).to_hex();
    let cut = text.rfind("secret ").expect("the game is over");
    let forged = fuzz::with_right_digests(&format!("{}secret {other} #\n", &text[..cut]));
    let verdict = verify(&RawRecord::read(&forged).expect("well formed")).expect("it has a secret");
    assert!(!verdict.commitment_holds && !verdict.holds());
}

#[test]
fn br_8_each_seat_adds_entropy_once() {
    let open = |entropy: Vec<Entropy>| Table::<Toy>::open(Setup::standard(2), Secret::from_number(1), entropy);
    let bytes = |bytes: &[u8]| Entropy::new(bytes).expect("64 bytes at most");
    assert_eq!(open(vec![bytes(b"a"); 3]).expect_err("two seats").rule, "BR-8");
    assert!(Entropy::new([0; 65]).is_err());
    let most = open(vec![bytes(&[9; 64]), bytes(&[9; 64])]).expect("64 bytes are allowed").0;
    assert_eq!(most.record().entropy.len(), 2);
    let none = open(Vec::new()).expect("nobody has to").0;
    let empty = open(vec![Entropy::default(), Entropy::default()]).expect("nobody has to").0;
    assert_eq!(none.record().write(), empty.record().write());
    let deals: Vec<String> = [&b""[..], b"a", b"b"]
        .iter()
        .map(|added| format!("{:?}", open(vec![bytes(added)]).expect("a table").0.record().dealt()))
        .collect();
    assert!(deals[0] != deals[1] && deals[1] != deals[2], "what a seat adds changes the deal");
}

#[test]
fn br_9_the_secret_is_written_when_the_game_is_over() {
    let table = working(2, 1);
    assert!(table.record().secret.is_none() && !table.record().write().contains("secret"));
    let hex = Secret::from_number(1).to_hex();
    assert!(!format!("{table:?} {:?}", table.record()).contains(&hex));
    assert!(table.save().write().contains(&format!("secret {hex}")), "the owner's save has it");
    let resumed = Table::resume(table.save(), Secret::from_number(1)).expect("it holds");
    assert!(resumed.record().secret.is_none(), "a resumed table keeps it to itself");
    let over = finished();
    assert!(over.record().write().contains(&format!("secret {}", Secret::from_number(12).to_hex())));
}

#[test]
fn br_10_the_record_only_grows() {
    let mut table = working(2, 1);
    let mut before = table.record().write();
    let mut grown = |table: &Table<Toy>| {
        let now = table.record().write();
        let new = now.strip_prefix(&before).expect("nothing that was written changes").lines().count();
        before = now;
        new
    };
    assert_eq!(grown(&table), 0);
    let drop = first_drop(&table, S1);
    act(&mut table, S1, drop);
    assert_eq!(grown(&table), 1);
    let number = table.version() as u32;
    table.undo(S1).expect("nobody learned anything");
    assert_eq!(grown(&table), 1, "an undo is an entry");
    assert_eq!(table.record().entries().last().map(|entry| &entry.deed), Some(&Deed::Undo(number)));
    refused(&mut table, S1, Action::Yield);
    table.undo(S2).expect_err("they have only pledged");
    assert_eq!(grown(&table), 0, "what is refused leaves no trace");
}

#[test]
fn br_11_a_thousand_steps_are_taken_back_at_most() {
    let table = working(2, 1);
    let drop = serde_json::to_string(&first_drop(&table, S1)).expect("plain data");
    let mut text = table.record().write();
    for n in (table.version() + 1..).step_by(2).take(1000) {
        text += &format!("{n} s1 {drop} - #\n{} s1 undo {n} - #\n", n + 1);
    }
    let n = table.version() + 2001;
    text += &format!("{n} s1 {drop} - #\n");
    let record = Record::<Toy>::read(&fuzz::with_right_digests(&text), Loaded::standard()).expect("well formed");
    let mut table = Table::resume(record, Secret::from_number(1)).expect("a thousand are allowed");
    assert_eq!(table.undo(S1).expect_err("one more").rule, "BR-11");
    act(&mut table, S1, Action::Done);
}

#[test]
fn br_14_with_the_consent_of_all_a_table_goes_back_beyond_barriers() {
    let mut table = working(2, 1);
    let (before, number) = (table.digest(), table.version() as u32 + 1);
    act(&mut table, S1, Action::Roll);
    let rolled = table.digest();
    assert_eq!(table.undo(S1).expect_err("it rolled").rule, "BR-5");
    let drop = first_drop(&table, S2);
    act(&mut table, S2, drop);
    table.undo(S2).expect("it showed nothing");
    let question = table.question(S2);
    let update = table.rewind(S1, number).expect("all agree");
    assert_eq!((update.undone, update.rewound, update.told.len()), (None, Some(number), 0));
    assert_eq!(table.digest(), before);
    assert_ne!(table.question(S2), question, "everybody is asked anew");
    // Chance goes on: the word that rolled is used up.
    let dealt = table.record().all_picks().len();
    act(&mut table, S1, Action::Roll);
    assert_eq!(table.record().all_picks().len(), dealt + 1);
    // Back to before the rewind: what it took back counts again.
    table.rewind(S2, number + 3).expect("all agree");
    assert_eq!(table.digest(), rolled);
    let text = table.record().write();
    assert!(text.starts_with("boardroom record 2 #") && text.contains(&format!(" s1 rewind {number} - #")));
    let again = Record::<Toy>::read(&text, Loaded::standard()).expect("well formed");
    let resumed = Table::resume(again, Secret::from_number(1)).expect("it holds");
    assert_eq!((resumed.digest(), resumed.question(S1)), (table.digest(), table.question(S1)));
}

#[test]
fn br_14_there_is_nothing_to_go_back_to_outside_the_record_or_after_the_end() {
    let mut table = working(2, 1);
    let (before, text) = (table.digest(), table.record().write());
    for number in [0, table.version() as u32 + 1, u32::MAX] {
        assert_eq!(table.rewind(S1, number).expect_err("no such entry").rule, "BR-14");
    }
    assert_eq!((table.digest(), table.record().write()), (before, text.clone()));
    assert_eq!(finished().rewind(S1, 1).expect_err("it is over").rule, Toy::OVER);
    let n = table.version() + 1;
    for (deed, version) in [(format!("rewind {n}"), 2), ("rewind 0".to_owned(), 2), ("rewind 1".to_owned(), 1)] {
        let text = text.replacen("boardroom record 1", &format!("boardroom record {version}"), 1);
        let forged = fuzz::with_right_digests(&format!("{text}{n} s1 {deed} - #\n"));
        let record = Record::<Toy>::read(&forged, Loaded::standard());
        assert!(record.is_err() || Table::resume(record.expect("read"), Secret::from_number(1)).is_err(), "{deed}");
    }
}

#[test]
fn br_14_counts_as_a_step_taken_back() {
    let table = working(2, 1);
    let mut text = table.record().write().replacen("boardroom record 1", "boardroom record 2", 1);
    for n in (table.version() + 1..).take(1000) {
        text += &format!("{n} s1 rewind {} - #\n", n - 1);
    }
    let record = Record::<Toy>::read(&fuzz::with_right_digests(&text), Loaded::standard()).expect("well formed");
    let mut table = Table::resume(record, Secret::from_number(1)).expect("a thousand are allowed");
    assert_eq!(table.rewind(S1, 1).expect_err("one more").rule, "BR-11");
}

#[test]
fn br_13_a_thousand_sealed_choices_are_withdrawn_at_most() {
    let mut table = table(2, 1);
    let pledge = legal(&table, S1)[0];
    for _ in 0..1000 {
        act(&mut table, S1, pledge);
        act(&mut table, S1, Action::Withdraw);
    }
    act(&mut table, S1, pledge);
    assert_eq!(refused(&mut table, S1, Action::Withdraw).rule, "BR-13");
    let resumed = Table::resume(table.record().clone(), Secret::from_number(1)).expect("a thousand are allowed");
    assert_eq!(resumed.digest(), table.digest());
    let (text, n) = (table.record().write(), table.version() + 1);
    let withdraw = serde_json::to_string(&Action::Withdraw).expect("plain data");
    let forged = fuzz::with_right_digests(&format!("{text}{n} s1 {withdraw} - #\n"));
    let record = Record::<Toy>::read(&forged, Loaded::standard()).expect("well formed");
    let fault = Table::resume(record, Secret::from_number(1)).expect_err("one more");
    assert_eq!(fault.illegal.map(|no| no.rule), Some("BR-13"));
    let other = legal(&table, S2)[0];
    act(&mut table, S2, other);
}

#[test]
fn br_12_no_chance_is_used_twice() {
    let mut table = working(2, 1);
    let drop = first_drop(&table, S1);
    act(&mut table, S1, drop);
    act(&mut table, S2, Action::Roll);
    table.undo(S1).expect("a roll of another has nothing to do with it");
    act(&mut table, S1, drop);
    for (seat, action) in [(S1, Action::Draw), (S2, Action::Draw), (S1, Action::Roll)] {
        act(&mut table, seat, action);
    }
    let raw = RawRecord::read(&table.save().write()).expect("well formed");
    let verdict = verify(&raw).expect("a save has the secret");
    assert!(verdict.holds(), "{:?}", verdict.first_wrong());
    assert_eq!(verdict.picks.len(), table.record().all_picks().len());
}

#[test]
fn the_toy_is_where_these_tests_think_it_is() {
    let Owed::Asked(asked) = working(4, 1).owed() else { panic!("it has just begun") };
    assert_eq!((asked.manner, asked.seats.len()), (Manner::Open, 4));
    assert_eq!(working(4, 1).seen(S1).dark(), 2);
    assert_eq!(finished().seen(S1).public().phase, Phase::Over);
    let undos = finished().record().entries().iter().filter(|entry| matches!(entry.deed, Deed::Undo(_))).count();
    assert!(undos > 0, "the finished game has an undo in it");
}
