//! Boards: one drawn in full for reviewers, all of them within their width.
//!
//! `BOARDROOM_REFRESH=1 cargo test -p boardroom --test boards` draws the golden anew.

mod support;

use boardroom::boards::{Part, Scene, draw};
use boardroom::terminal::{Cast, Row, WIDTH};
use kernel::{Seat, Viewer};
use support::{chance, table, viewers};
use texts::{Lang, Texts};

fn rows(table: &dyn registry::AnyTable, lang: Lang, cast: &Cast, viewer: Viewer, part: Part) -> Vec<Row> {
    let scene = Scene { texts: Texts::of(lang), cast, viewer, legend: true };
    draw(table.game(), &table.view(viewer), scene, part)
}

#[test]
fn a_board_in_the_middle_of_a_game_looks_as_reviewed() {
    let table = table(3, 21, 70);
    let names = ["Ann", "Bohdan", "Vera"];
    let cast = Cast::new(Texts::of(Lang::En), 3, |seat| Some(names[seat.index()].to_owned()));
    let drawn = rows(table.as_ref(), Lang::En, &cast, Viewer::Seat(Seat::new(0)), Part::Whole);
    let drawn: String = drawn.iter().map(|row| row.paint(false) + "\n").collect();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/goldens/syndicate.txt");
    if std::env::var_os("BOARDROOM_REFRESH").is_some() {
        std::fs::write(path, &drawn).expect("the golden can be written");
    }
    let golden = std::fs::read_to_string(path).expect("the golden is there");
    assert!(drawn == golden, "the board looks different now; if that is meant, refresh it:\n{drawn}");
}

#[test]
fn no_row_is_wider_than_the_screen_and_nothing_is_cut_off() {
    for seats in 2..=4 {
        for seed in 0..4 {
            let mut table = table(seats, 100 * seats as u64 + seed, 0);
            let mut chance = chance(seed);
            while let Some(seat) = table.owed().seats().lowest() {
                let action = table.bot(seat, "random", &mut chance).expect("a choice");
                table.submit(seat, &action, None).expect("legal");
                if table.version().is_multiple_of(7) {
                    check(table.as_ref(), seats);
                }
            }
            check(table.as_ref(), seats);
        }
    }
}

fn check(table: &dyn registry::AnyTable, seats: usize) {
    for lang in Lang::ALL {
        let numbered = Cast::numbered(Texts::of(lang), seats);
        let long = Cast::new(Texts::of(lang), seats, |_| Some("Ж".repeat(20)));
        for viewer in viewers(seats) {
            for part in [Part::Whole, Part::Own] {
                for row in rows(table, lang, &numbered, viewer, part) {
                    let text = row.paint(false);
                    assert!(row.width() <= WIDTH, "{} columns in {lang}: {text}", row.width());
                    assert!(!text.contains('…'), "cut in {lang}: {text}");
                    assert!(!text.contains("[board-") && !text.contains("[syndicate-"), "{lang}: {text}");
                }
                for row in rows(table, lang, &long, viewer, part) {
                    assert!(row.width() <= WIDTH, "{} columns in {lang}: {}", row.width(), row.paint(false));
                }
            }
        }
    }
}

#[test]
fn a_board_says_nothing_by_colour_alone() {
    let table = table(4, 3, 60);
    let cast = Cast::numbered(Texts::of(Lang::En), 4);
    for row in rows(table.as_ref(), Lang::En, &cast, Viewer::Onlooker, Part::Whole) {
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
    let rows = draw("unknown", &view, scene, Part::Whole);
    assert!(rows.iter().any(|row| row.paint(false).contains("\"price\": 7")));
    assert!(rows.iter().all(|row| row.width() <= WIDTH));
}
