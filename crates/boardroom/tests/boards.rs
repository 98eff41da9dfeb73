//! Boards: one drawn in full for reviewers, all of them within their width.
//!
//! `BOARDROOM_REFRESH=1 cargo test -p boardroom --test boards` draws the golden anew.

mod support;

use boardroom::boards::{Part, Scene, draw};
use boardroom::terminal::{Cast, Row, WIDTH};
use kernel::{Seat, Secret, Viewer};
use registry::Spec;
use support::{factories, merchant, played, played_with, table, viewers};
use texts::{Lang, Texts};

fn rows(table: &dyn registry::AnyTable, lang: Lang, cast: &Cast, viewer: Viewer, part: Part) -> Vec<Row> {
    let scene = Scene { texts: Texts::of(lang), cast, viewer, legend: true };
    draw(table.game(), &table.view(viewer).value(), &table.printed().value(), scene, part)
}

/// A board for the first seat, as it was reviewed.
fn reviewed(table: &dyn registry::AnyTable, file: &str) {
    let names = ["Ann", "Bohdan", "Vera", "Yang"];
    let texts = Texts::of(Lang::En);
    let cast = Cast::new(texts, table.seats(), |seat| Some(names[seat.index()].to_owned()));
    let cast = cast.and_beyond(texts, table.game());
    let drawn = rows(table, Lang::En, &cast, Viewer::Seat(Seat::new(0)), Part::Whole);
    let drawn: String = drawn.iter().map(|row| row.paint(false) + "\n").collect();
    let path = format!("{}/tests/goldens/{file}.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("BOARDROOM_REFRESH").is_some() {
        std::fs::write(&path, &drawn).expect("the golden can be written");
    }
    let golden = std::fs::read_to_string(&path).expect("the golden is there");
    assert!(drawn == golden, "the board looks different now; if that is meant, refresh it:\n{drawn}");
}

#[test]
fn a_board_in_the_middle_of_a_game_looks_as_reviewed() {
    reviewed(table(3, 21, 70).as_ref(), "syndicate");
}

/// The first seat works from this round on, with cards to work with.
fn working(table: &dyn registry::AnyTable, round: u64, built: u64) -> bool {
    let view = table.view(Viewer::Seat(Seat::new(0))).value();
    let own = &view["players"][0];
    let floors = own["floors"].as_array().is_some_and(|all| all.iter().any(|dice| *dice != serde_json::json!([])));
    let asked = view["asked"].as_array().is_some_and(|asked| asked.contains(&serde_json::json!(0)));
    let late = view["round"].as_u64().is_some_and(|now| now >= round);
    let enough = own["built"].as_array().is_some_and(|cards| cards.len() as u64 >= built);
    view["stage"] == "work" && asked && floors && late && enough
}

#[test]
fn fantastic_factories_in_the_middle_of_a_game_looks_as_reviewed() {
    reviewed(played(factories(), 4, 11, |table| working(table, 5, 5)).as_ref(), "fantastic-factories");
    reviewed(played(factories(), 1, 4, |table| working(table, 4, 3)).as_ref(), "fantastic-factories-solo");
}

/// The first seat is asked in this stage from this round on.
fn asked_in(table: &dyn registry::AnyTable, stage: &str, round: u64) -> bool {
    let view = table.view(Viewer::Seat(Seat::new(0))).value();
    let late = view["round"].as_u64().is_some_and(|now| now >= round);
    let asked = view["asked"].as_array().is_some_and(|asked| asked.contains(&serde_json::json!(0)));
    late && view["stage"]["kind"] == stage && asked
}

/// A table of Cyber Merchant with everything that can be on it.
fn busy(seats: usize, seed: u64, until: impl Fn(&dyn registry::AnyTable) -> bool) -> Box<dyn registry::AnyTable> {
    let options = serde_json::json!({ "cyber_deck": "on", "notes": "shown" });
    let spec = Spec { options, ..Spec::new(seats, Secret::from_number(seed)) };
    played_with(merchant(), &spec, seed, until)
}

#[test]
fn cyber_merchant_looks_as_reviewed_in_every_stage() {
    let bids = |table: &dyn registry::AnyTable| {
        let view = table.view(Viewer::Onlooker).value();
        let places = view["places"].as_array().expect("places");
        places.iter().filter(|place| place["bid"] != serde_json::Value::Null).count()
    };
    let bidding = busy(4, 5, |table| asked_in(table, "bidding", 3) && bids(table) == 2);
    reviewed(bidding.as_ref(), "cyber-merchant");
    let sealed = |table: &dyn registry::AnyTable| {
        let view = table.view(Viewer::Seat(Seat::new(0))).value();
        let chosen = view["own"]["sealed"].as_array().is_some_and(|cards| !cards.is_empty());
        view["stage"]["kind"] == "market" && view["round"] != 1 && chosen
    };
    let market = busy(4, 8, sealed);
    reviewed(market.as_ref(), "cyber-merchant-market");
    reviewed(played(merchant(), 2, 4, |table| asked_in(table, "trick", 2)).as_ref(), "cyber-merchant-tricks");
    reviewed(played(merchant(), 2, 4, |table| asked_in(table, "commit", 2)).as_ref(), "cyber-merchant-commit");
}

#[test]
fn no_row_is_wider_than_the_screen_and_nothing_is_cut_off() {
    for game in registry::games() {
        for seats in game.seats() {
            for seed in 0..3 {
                let next = std::cell::Cell::new(0);
                let table = played(*game, seats, 100 * seats as u64 + seed, |table| {
                    if table.version() >= next.get() {
                        next.set(table.version() + 1 + table.version() / 5);
                        check(table, seats);
                    }
                    false
                });
                check(table.as_ref(), seats);
            }
        }
    }
}

fn check(table: &dyn registry::AnyTable, seats: usize) {
    let width = if table.game() == merchant().id() { 80 } else { WIDTH };
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        let numbered = Cast::numbered(texts, seats).and_beyond(texts, table.game());
        let long = Cast::new(texts, seats, |_| Some("Ж".repeat(20))).and_beyond(texts, table.game());
        for viewer in viewers(seats) {
            for part in [Part::Whole, Part::Own] {
                for row in rows(table, lang, &numbered, viewer, part) {
                    let text = row.paint(false);
                    assert!(row.width() <= width, "{} columns in {lang}: {text}", row.width());
                    assert!(!text.contains('…'), "cut in {lang}: {text}");
                    let keys = ["[board-", "[syndicate-", "[factories-", "[merchant-", "[game-", "[seat-"];
                    assert!(keys.iter().all(|key| !text.contains(key)), "{lang}: {text}");
                }
                for row in rows(table, lang, &long, viewer, part) {
                    assert!(row.width() <= width, "{} columns in {lang}: {}", row.width(), row.paint(false));
                }
            }
        }
    }
}

#[test]
fn own_part_shows_the_own_place_alone() {
    let table = played(factories(), 3, 2, |table| working(table, 2, 1));
    let cast = Cast::numbered(Texts::of(Lang::En), 3);
    let own = rows(table.as_ref(), Lang::En, &cast, Viewer::Seat(Seat::new(0)), Part::Own);
    let own: String = own.iter().map(|row| row.paint(false) + "\n").collect();
    assert!(own.contains("● Player 1") && own.contains("Compound") && own.contains("Hand"), "{own}");
    assert!(!own.contains("Player 2") && !own.contains("Order"), "{own}");
    let seen = rows(table.as_ref(), Lang::En, &cast, Viewer::Onlooker, Part::Whole);
    assert!(seen.iter().all(|row| !row.paint(false).contains("Hand ")), "an onlooker sees no hand");
}

#[test]
fn in_cyber_merchant_everybody_sees_their_own_hand_alone() {
    let table = played(merchant(), 3, 6, |table| asked_in(table, "commit", 2));
    let cast = Cast::numbered(Texts::of(Lang::En), 3);
    let drawn = |viewer, part| -> String {
        rows(table.as_ref(), Lang::En, &cast, viewer, part).iter().map(|row| row.paint(false) + "\n").collect()
    };
    for seat in 0..3 {
        let (own, whole) = (Viewer::Seat(Seat::new(seat)), drawn(Viewer::Seat(Seat::new(seat)), Part::Whole));
        assert_eq!(whole.matches("── Hand ").count(), 1, "{whole}");
        assert!(!drawn(own, Part::Own).contains("Order"), "the own place alone");
        assert_eq!(drawn(own, Part::Own).matches("● Player 1").count(), usize::from(seat == 0));
    }
    assert!(!drawn(Viewer::Onlooker, Part::Whole).contains("── Hand "), "an onlooker sees no hand");
}

#[test]
fn a_board_says_nothing_by_colour_alone() {
    let merchant = played(merchant(), 4, 3, |table| asked_in(table, "bidding", 2));
    for table in [table(4, 3, 60), merchant] {
        no_colour_alone(table.as_ref());
    }
}

fn no_colour_alone(table: &dyn registry::AnyTable) {
    let cast = Cast::numbered(Texts::of(Lang::En), 4);
    for row in rows(table, Lang::En, &cast, Viewer::Onlooker, Part::Whole) {
        let mut coloured = row.paint(true);
        while let Some(start) = coloured.find('\u{1b}') {
            let end = coloured[start..].find('m').expect("the end of a colour") + start;
            coloured.replace_range(start..=end, "");
        }
        assert_eq!(coloured, row.paint(false));
    }
}

#[test]
fn a_game_without_a_board_is_shown_as_it_is() {
    let cast = Cast::numbered(Texts::of(Lang::En), 2);
    let scene = Scene { texts: Texts::of(Lang::En), cast: &cast, viewer: Viewer::Onlooker, legend: true };
    let view = serde_json::json!({ "price": 7, "note": "x".repeat(300) });
    let rows = draw("unknown", &view, &serde_json::Value::Null, scene, Part::Whole);
    assert!(rows.iter().any(|row| row.paint(false).contains("\"price\": 7")));
    assert!(rows.iter().all(|row| row.width() <= WIDTH));
}
