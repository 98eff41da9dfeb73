//! Boards: one drawn in full for reviewers, all of them within their width.
//!
//! `BOARDROOM_REFRESH=1 cargo test -p boardroom --test boards` draws the golden anew.

mod support;

use boardroom::boards::{Draft, Part, Scene, draft, draw};
use boardroom::terminal::{Cast, Row, WIDTH};
use kernel::{Seat, Secret, Viewer};
use registry::Spec;
use support::{dei, factories, merchant, played, played_with, smartphone, table, viewers};
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
    looks_as(&drawn, file);
}

fn looks_as(rows: &[Row], file: &str) {
    let drawn: String = rows.iter().map(|row| row.paint(false) + "\n").collect();
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

/// A table of Smartphone Inc. with directives and such options.
fn company(
    seats: usize,
    seed: u64,
    options: serde_json::Value,
    until: fn(&serde_json::Value) -> bool,
) -> Box<dyn registry::AnyTable> {
    let spec = Spec { options, ..Spec::new(seats, Secret::from_number(seed)) };
    played_with(smartphone(), &spec, seed, |table| {
        let view = table.view(Viewer::Seat(Seat::new(0))).value();
        view["asked"].as_array().is_some_and(|asked| asked.contains(&serde_json::json!(0))) && until(&view)
    })
}

#[test]
fn smartphone_looks_as_reviewed_in_several_phases() {
    let options = serde_json::json!({ "directives": "on", "technologies": "first-game" });
    let selling = company(3, 6, options, |view| view["phase"] == "selling" && view["round"] == 3);
    reviewed(selling.as_ref(), "smartphone");
    let options = serde_json::json!({ "technologies": "overproduction" });
    let planning = company(4, 2, options, |view| view["phase"] == "planning" && view["round"] == 4);
    reviewed(planning.as_ref(), "smartphone-planning");
    let options =
        serde_json::json!({ "directives": "on", "technologies": "open-spaces", "board": "small", "hard": "on" });
    let logistics = company(1, 3, options, |view| view["phase"] == "logistics" && view["round"] == 3);
    reviewed(logistics.as_ref(), "smartphone-solo");
}

/// A plan step by step, from the pads to a tile.
#[test]
fn a_plan_of_smartphone_is_drawn_while_it_is_made() {
    let options = serde_json::json!({ "technologies": "open-spaces" });
    let table = company(2, 4, options, |view| view["phase"] == "planning" && view["round"] == 2);
    let (seat, draw) = (Seat::new(0), draft("smartphone").expect("it draws plans"));
    assert!(draft("syndicate").is_none());
    let mut facts = kernel::Facts::new();
    let mut drawn = [const { Vec::new() }; 3];
    for step in 0..7 {
        let next = table.next(seat, &facts).expect("a plan can be made");
        let foresee = |action| table.foresee(seat, action, &mut support::chance(1)).expect("it can be foreseen");
        let shown = next.whole.as_ref().and_then(|whole| Some(foresee(&whole.action).shown?.value()));
        for (lang, drawn) in Lang::ALL.into_iter().zip(&mut drawn) {
            let cast = Cast::numbered(Texts::of(lang), 2);
            let scene = Scene { texts: Texts::of(lang), cast: &cast, viewer: seat.into(), legend: false };
            let draft = Draft { facts: &facts, shown: shown.as_ref() };
            let rows = draw(&table.printed().value(), scene, draft).expect("a drawing");
            for row in &rows {
                let text = row.paint(false);
                assert!(row.width() <= 80 && !text.contains('…') && !text.contains("[board-"), "{lang}: {text}");
            }
            drawn.push(Row::new().plain(facts.as_slice().last().map(ToString::to_string).unwrap_or_default()));
            drawn.extend(rows);
        }
        let Some(choice) = next.choices.get(step % next.choices.len().max(1)) else { break };
        facts.push(choice.fact.clone());
    }
    looks_as(&drawn[0], "smartphone-draft");
}

/// Every power, reservations and second goods, directors, mini improvements and retailers.
#[test]
fn a_board_of_smartphone_has_room_for_every_module() {
    let sets = ["plain", "random", "new", "first-game", "overproduction", "open-spaces"];
    for (seed, technologies) in (0..).zip(sets) {
        for (board, seats) in [("small", 3), ("big", 5)] {
            let options = serde_json::json!({ "directives": "on", "technologies": technologies, "board": board });
            let spec = Spec { options, ..Spec::new(seats, Secret::from_number(seed)) };
            let next = std::cell::Cell::new(0);
            played_with(smartphone(), &spec, seed, |table| {
                if table.version() >= next.get() {
                    next.set(table.version() + 40);
                    check(table, seats);
                }
                false
            });
        }
    }
}

/// A table of D.E.I. where the first seat is asked and something is so.
fn city(
    seats: usize,
    seed: u64,
    options: serde_json::Value,
    until: fn(&serde_json::Value) -> bool,
) -> Box<dyn registry::AnyTable> {
    let spec = Spec { options, ..Spec::new(seats, Secret::from_number(seed)) };
    played_with(dei(), &spec, seed, |table| {
        let view = table.view(Viewer::Onlooker).value();
        view["asked"] == serde_json::json!([0]) && until(&view)
    })
}

#[test]
fn dei_looks_as_reviewed_with_few_and_many_players() {
    let symbols = |view: &serde_json::Value| view["round"] == 3 && view["symbols"].is_object();
    let options = serde_json::json!({ "gear": "logistic", "new_missions": "on", "seat_2": "hackers" });
    reviewed(city(4, 8, options, symbols).as_ref(), "dei");
    let solo = city(1, 5, serde_json::Value::Null, |view| view["round"] == 3 && view["moment"] == "second");
    reviewed(solo.as_ref(), "dei-solo");
    let options = serde_json::json!({ "draft": "on", "short_missions": "on" });
    reviewed(city(2, 4, options, |view| view["moment"] == "draft").as_ref(), "dei-draft");
}

/// The map of D.E.I. by lines and columns.
struct Map(Vec<Vec<char>>);

impl Map {
    fn of(table: &dyn registry::AnyTable) -> Map {
        let texts = Texts::of(Lang::En);
        let cast = Cast::numbered(texts, table.seats()).and_beyond(texts, table.game());
        let rows = rows(table, Lang::En, &cast, Viewer::Onlooker, Part::Whole);
        let map = rows.iter().map(|row| row.paint(false)).skip_while(|row| !row.starts_with('┌'));
        Map(map.take_while(|row| !row.is_empty()).map(|row| row.chars().collect()).collect())
    }

    fn count(&self, sign: char) -> usize {
        self.0.iter().flatten().filter(|c| **c == sign).count()
    }

    /// How wide a brick is.
    fn pitch(&self) -> usize {
        self.0[0].iter().position(|c| *c == '┬').expect("a second brick")
    }

    /// The lower edge of a row of roofs.
    fn bottom(&self, edge: usize) -> usize {
        (edge + 1..self.0.len()).find(|line| self.0[*line][0] == '┌').expect("courtyards below")
    }

    /// Line and column of a region's upper left corner; it must be there once.
    fn corner(&self, region: &serde_json::Value) -> (usize, usize) {
        let number = |key: &str| region[key].as_u64().expect("a number") + 1;
        let kind = if region["roof"] == true { "R" } else { "C" };
        let label: Vec<char> = format!("{kind}{}{}", number("row"), number("column")).chars().collect();
        let lines = self.0.iter().enumerate();
        let found: Vec<(usize, usize)> = lines
            .flat_map(|(line, row)| row.windows(3).enumerate().map(move |(at, window)| (line, at, window)))
            .filter(|(_, _, window)| *window == label)
            .map(|(line, at, _)| (line - 1, at - 2))
            .collect();
        assert_eq!(found.len(), 1, "{label:?}");
        found[0]
    }
}

/// Everything that lies in a region is on the map, and every way stands between its two regions.
#[test]
fn a_map_of_dei_shows_every_piece() {
    for seats in 1..=6 {
        let table = played(dei(), seats, seats as u64, |table| table.view(Viewer::Onlooker).value()["round"] == 4);
        let (view, map) = (table.view(Viewer::Onlooker).value(), Map::of(table.as_ref()));
        let list = |key: &str| view[key].as_array().expect("a list");
        let regions = list("regions");
        let corners: std::collections::BTreeMap<u64, (usize, usize)> =
            regions.iter().map(|region| (region["region"].as_u64().expect("a region"), map.corner(region))).collect();
        let outposts = regions.iter().filter_map(|region| region["outposts"].as_array()).map(Vec::len).sum::<usize>();
        assert_eq!(map.count('['), outposts);
        assert_eq!(map.count('†'), regions.iter().filter(|region| region["altar"] == true).count());
        let refuges = |region: &&serde_json::Value| region["refuges"].is_array() || region["neutral_refuge"] == true;
        assert_eq!(map.count('⌂'), regions.iter().filter(refuges).count());
        assert_eq!(map.count('♛'), list("players").iter().filter(|player| player["leader"].is_u64()).count());
        let mut crossed = 0;
        for way in list("ways") {
            let seat = way["seat"].as_u64().map(|seat| Seat::new(seat as usize));
            let owner = seat.map_or("○", boardroom::terminal::shape).chars().next().expect("a sign");
            let [one, other] = ["region", "other"].map(|end| corners[&way[end].as_u64().expect("a region")]);
            let (upper, lower) = (one.min(other), one.max(other));
            let (lines, columns) = match (lower.0 - upper.0, lower.1.abs_diff(upper.1)) {
                // Side by side: on the edge of the right one.
                (0, _) => (upper.0..map.bottom(upper.0), lower.1..=lower.1),
                // One below the other: between the courtyards that separate them.
                (_, 0) => (upper.0..lower.0, upper.1 + map.pitch() / 2..=upper.1 + map.pitch() / 2),
                // A courtyard and a roof: where the two touch.
                _ => (lower.0..lower.0 + 1, upper.1.max(lower.1) + 1..=upper.1.min(lower.1) + map.pitch() - 1),
            };
            crossed += usize::from(lower.0 == upper.0);
            let mut there =
                map.0[lines].iter().flat_map(|line| line.iter().skip(*columns.start()).take(columns.clone().count()));
            assert!(there.any(|c| *c == owner), "{way}");
        }
        assert_eq!(map.count('═'), 2 * crossed);
    }
}

/// The gear market in each place, the Automa beside people, the draft.
#[test]
fn a_board_of_dei_has_room_for_every_module() {
    for (seed, gear) in (0..).zip(["off", "tactical", "logistic", "mechanical"]) {
        for (automa, seats) in [("expert", 5), ("alone", 6)] {
            let draft = if seed % 2 == 0 { "on" } else { "off" };
            let options = serde_json::json!({ "gear": gear, "automa": automa, "new_missions": "on", "draft": draft });
            let spec = Spec { options, ..Spec::new(seats, Secret::from_number(seed)) };
            let next = std::cell::Cell::new(0);
            played_with(dei(), &spec, seed, |table| {
                if table.version() >= next.get() {
                    next.set(table.version() + 60);
                    check(table, seats);
                }
                false
            });
        }
    }
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
    let narrow = [merchant().id(), smartphone().id()].contains(&table.game());
    let width = if narrow { 80 } else { WIDTH };
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        let numbered = Cast::numbered(texts, seats).and_beyond(texts, table.game());
        let long = Cast::new(texts, seats, |_| Some("Ж".repeat(20))).and_beyond(texts, table.game());
        for viewer in viewers(seats) {
            for part in [Part::Whole, Part::Own] {
                for row in rows(table, lang, &numbered, viewer, part) {
                    let text = row.paint(false);
                    let width = if text.contains('♟') { WIDTH } else { width };
                    assert!(row.width() <= width, "{} columns in {lang}: {text}", row.width());
                    assert!(!text.contains('…'), "cut in {lang}: {text}");
                    let keys = [
                        "[board-",
                        "[syndicate-",
                        "[factories-",
                        "[merchant-",
                        "[smartphone-",
                        "[dei-",
                        "[game-",
                        "[seat-",
                    ];
                    assert!(keys.iter().all(|key| !text.contains(key)), "{lang}: {text}");
                }
                for row in rows(table, lang, &long, viewer, part) {
                    let width = if row.paint(false).contains('♟') { WIDTH } else { width };
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
    let dei = city(4, 2, serde_json::Value::Null, |view| view["round"] == 2);
    for table in [table(4, 3, 60), merchant, dei] {
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
