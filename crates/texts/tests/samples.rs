//! Samples for the web client: phrases, and what they are in every language. The client renders the same Fluent files
//! with another library and must come to the same words (`web/tests/phrases.test.ts`).
//!
//! `BOARDROOM_REFRESH=1 cargo test -p texts --test samples` writes the file anew.

#![allow(clippy::unwrap_used)]

use kernel::{Feature, Phrase, Piece, Seat};
use serde_json::{Value, json};
use std::path::Path;
use texts::{Lang, Names, Texts};

const FILE: &str = "../../web/tests/phrases.json";

fn card() -> Phrase {
    let kind = Phrase::new("syndicate-kind-service");
    let condition = Phrase::new("syndicate-condition-under-sum").number("n", 8);
    Phrase::new("syndicate-card").phrase("type", kind).phrase("condition", condition)
}

/// A component that clients know by its number alone.
fn piece(number: u16, say: Phrase) -> Piece {
    Piece { feature: Feature::new("robot", number), say: Box::new(say) }
}

fn seat(index: usize) -> Phrase {
    Phrase::new("table-seat").seat("seat", Seat::new(index))
}

/// One of every kind: numbers with plural forms, names, letters from outside, phrases in phrases, lists of every length.
fn phrases() -> Vec<Phrase> {
    let mut all = vec![
        Phrase::new("list-none"),
        Phrase::new("no-such-message"),
        card(),
        Phrase::new("syndicate-step-slot").number("slot", 1).phrase("card", card()),
        Phrase::new("syndicate-step-slot").number("slot", 1).piece("card", piece(13, card())),
        Phrase::new("table-refuse-turn").seat("seat", Seat::new(0)).list("asked", vec![seat(1)]),
        Phrase::new("table-refuse-unreadable").text("error", "a\u{202E}b\nc").text("example", "{\"pass\"}"),
        Phrase::new("table-refuse-no-such-fact").text("facts", "<b>slot=2</b>"),
        Phrase::new("web-wish-of").seat("seat", Seat::new(2)).number("entry", 12),
        Phrase::new("factories-amount").list("parts", vec![Phrase::new("factories-metal").number("n", 1)]),
        Phrase::new("syndicate-event-dice").seat("seat", Seat::new(0)).dice("dice", [6, 3, 1, 1, 2]),
        Phrase::new("merchant-missing-variable-is-shown"),
        Phrase::new("seat-name"),
    ];
    for length in 0..=4 {
        let order = (0..length).map(seat).collect();
        all.push(Phrase::new("syndicate-event-round").number("round", 1).list("order", order));
    }
    for n in [0, 1, 2, 4, 5, 11, 21, 22, 25, 101, 111, 1_000, 1_234_567] {
        all.push(Phrase::new("web-score").number("n", n));
        all.push(Phrase::new("merchant-ask-bid").number("cash", n));
    }
    all.push(Phrase::new("web-score").number("n", -3));
    for stage in ["market", "work", "clean_up", "elsewhere"] {
        all.push(Phrase::new("web-factories-phase").number("round", 3).text("stage", stage));
    }
    all
}

#[test]
fn the_web_client_renders_the_same_words() {
    let names = Names::new(["Anna", "", "Ю\u{2066}рій"]);
    let sample = |phrase: &Phrase| {
        let said = |lang: Lang| {
            let texts = Texts::of(lang);
            json!({ "say": texts.say(phrase, &names), "right": texts.right(phrase, &names) })
        };
        let mut sample = json!({ "phrase": phrase });
        for lang in Lang::ALL {
            sample[lang.code()] = said(lang);
        }
        sample
    };
    let samples: Vec<Value> = phrases().iter().map(sample).collect();
    let lines: Vec<String> = samples.iter().map(|sample| format!("  {sample}")).collect();
    let fresh = format!("[\n{}\n]\n", lines.join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    if std::env::var_os("BOARDROOM_REFRESH").is_some() {
        std::fs::write(&path, &fresh).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == fresh, "{FILE} is out of date: BOARDROOM_REFRESH=1 cargo test -p texts --test samples");
}
