//! Phrases put into words.

#![allow(clippy::unwrap_used)]

use kernel::{DataFault, Fault, Illegal, Phrase, Seat};
use texts::{Lang, Names, Texts};

const NUMBERS: [i64; 9] = [0, 1, 2, 5, 11, 21, 22, 25, 111];

fn spoken(lang: Lang, key: &'static str, variable: &'static str, other: &'static str) -> Vec<String> {
    let say = |n| Texts::of(lang).say(&Phrase::new(key).number(variable, n).number(other, 4), &Names::default());
    NUMBERS.into_iter().map(say).collect()
}

#[test]
fn russian_plurals() {
    let bots = |begin: &str| format!("{begin} на 4 места.");
    let wanted = [
        "Названо 0 ботов",
        "Назван 1 бот",
        "Названы 2 бота",
        "Названо 5 ботов",
        "Названо 11 ботов",
        "Назван 21 бот",
        "Названы 22 бота",
        "Названо 25 ботов",
        "Названо 111 ботов",
    ];
    assert_eq!(spoken(Lang::Ru, "registry-bots-count", "given", "seats"), wanted.map(bots));
}

#[test]
fn ukrainian_plurals() {
    let wanted = [
        "Надано 0 порцій ентропії на 4 місця.",
        "Надано 1 порцію ентропії на 4 місця.",
        "Надано 2 порції ентропії на 4 місця.",
        "Надано 5 порцій ентропії на 4 місця.",
        "Надано 11 порцій ентропії на 4 місця.",
        "Надано 21 порцію ентропії на 4 місця.",
        "Надано 22 порції ентропії на 4 місця.",
        "Надано 25 порцій ентропії на 4 місця.",
        "Надано 111 порцій ентропії на 4 місця.",
    ];
    assert_eq!(spoken(Lang::Uk, "table-refuse-entropy", "given", "seats"), wanted);
}

#[test]
fn english_plurals() {
    let said = spoken(Lang::En, "registry-bots-count", "given", "seats");
    assert_eq!(said[0], "0 bots are named for 4 seats.");
    assert_eq!(said[1], "1 bot is named for 4 seats.");
    assert_eq!(said[5], "21 bots are named for 4 seats.");
}

fn turn(asked: &[usize]) -> Phrase {
    let seat = |i: &usize| Phrase::new("table-seat").seat("seat", Seat::new(*i));
    Phrase::new("table-refuse-turn").seat("seat", Seat::new(3)).list("asked", asked.iter().map(seat).collect())
}

#[test]
fn lists_are_joined_as_the_language_does() {
    let right = |lang: Lang, asked: &[usize]| Texts::of(lang).right(&turn(asked), &Names::new(["Ann", "", "Боб"]));
    assert_eq!(right(Lang::En, &[]).unwrap(), "Waiting for –.");
    assert_eq!(right(Lang::En, &[0]).unwrap(), "Waiting for Ann.");
    assert_eq!(right(Lang::En, &[0, 1]).unwrap(), "Waiting for Ann and Player 2.");
    assert_eq!(right(Lang::Ru, &[0, 1, 2]).unwrap(), "Ждём: Ann, Игрок 2 и Боб.");
    assert_eq!(right(Lang::Uk, &[0, 1, 2, 4]).unwrap(), "Чекаємо: Ann, Гравець 2, Боб і Гравець 5.");
}

#[test]
fn a_refusal_has_its_rule_and_two_sentences() {
    let no = Illegal::new("SYN-25", turn(&[0]));
    let reason = Texts::of(Lang::En).refusal(&no, &Names::default());
    assert_eq!(reason.rule, Some("SYN-25"));
    assert_eq!(reason.to_string(), "It’s not Player 4’s turn. Waiting for Player 1.");
}

#[test]
fn a_fault_of_a_record_says_where_and_takes_the_right_way_from_the_rules() {
    let texts = Texts::of(Lang::En);
    let plain = Fault::at(7, Phrase::new("record-fault-commitment"));
    assert!(texts.fault(&plain, &Names::default()).wrong.starts_with("Line 7: The secret doesn’t match"));
    let refused = Fault::refused(12, Illegal::new("SYN-25", turn(&[0])));
    let reason = texts.fault(&refused, &Names::default());
    assert_eq!(reason.rule, Some("SYN-25"));
    assert_eq!(reason.wrong, "Line 12: The rules forbid this (SYN-25). It’s not Player 4’s turn.");
    assert_eq!(reason.right.unwrap(), "Waiting for Player 1.");
}

#[test]
fn a_fault_of_a_data_file_says_where() {
    let texts = Texts::of(Lang::Uk);
    let twice = || Phrase::new("data-fault-twice");
    let row = DataFault { line: 9, row: Some("B17".to_owned()), what: twice() };
    assert_eq!(texts.data_fault(&row).wrong, "Рядок 9, ряд B17: Ряд із таким позначенням уже є.");
    let line = DataFault { line: 9, row: None, what: twice() };
    assert_eq!(texts.data_fault(&line).wrong, "Рядок 9: Ряд із таким позначенням уже є.");
    assert_eq!(texts.data_fault(&DataFault::whole(twice())).wrong, "Ряд із таким позначенням уже є.");
}

#[test]
fn what_is_missing_is_shown_and_reported_without_a_panic() {
    let texts = Texts::of(Lang::Ru);
    let inner = Phrase::new("no-such-key").phrase("inside", Phrase::new("not-this"));
    let outer = Phrase::new("table-refuse-turn").phrase("seat", inner.clone());
    assert_eq!(texts.say(&inner, &Names::default()), "[no-such-key]");
    assert_eq!(texts.say(&outer, &Names::default()), "Сейчас ходит не [no-such-key].");
    assert_eq!(texts.label("nor-this"), "[nor-this]");
    let missing = texts.missing(&outer);
    assert!(missing.contains(&"no-such-key".to_owned()), "{missing:?}");
    assert!(missing.iter().any(|one| one.contains("asked")), "the variable of .right: {missing:?}");
    assert_eq!(texts.missing(&turn(&[1, 2])), [""; 0]);
    assert!(texts.has("table-refuse-turn.right") && !texts.has("table-refuse-turn.left"));
}

#[test]
fn nothing_from_outside_steers_the_terminal() {
    let evil = Phrase::new("table-refuse-no-such-fact").text("facts", "\u{1b}[2J\u{202e}x\n");
    let said = Texts::of(Lang::En).say(&evil, &Names::default());
    assert_eq!(said, "“\u{FFFD}[2J\u{FFFD}x\u{FFFD}” is not one of the choices.");
    let names = Names::new(["\u{7}Ann"]);
    assert!(Texts::of(Lang::En).say(&turn(&[0]), &names).starts_with("It’s not Player 4’s"));
    assert_eq!(Texts::of(Lang::En).right(&turn(&[0]), &names).unwrap(), "Waiting for \u{FFFD}Ann.");
}

#[test]
fn broken_sources_are_noted_and_the_rest_is_read() {
    let texts = Texts::load(Lang::En, &["good = yes\n= bad\n", "good = again\nmore = more\n"]);
    assert_eq!(texts.label("good"), "yes");
    assert_eq!(texts.label("more"), "more");
    assert_eq!(texts.faults().len(), 2, "{:?}", texts.faults());
}

#[test]
fn languages_are_known_by_their_codes() {
    for lang in Lang::ALL {
        assert_eq!(lang.to_string().parse(), Ok(lang));
    }
    let unknown = "de".parse::<Lang>().unwrap_err();
    assert_eq!(unknown.to_string(), "there are no texts in \"de\"; there are: en, ru, uk");
    assert_eq!(Lang::detect([None, Some("ru_RU.UTF-8"), Some("en_US")]), Lang::Ru);
    assert_eq!(Lang::detect([None, None, Some("uk")]), Lang::Uk);
    assert_eq!(Lang::detect([Some(""), Some("POSIX")]), Lang::En);
    assert_eq!(Lang::detect([]), Lang::En);
}

#[test]
fn texts_are_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(Texts::of(Lang::En));
}
