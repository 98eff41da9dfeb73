//! Files that are refused, with the line and the row.

use crate::line;
use dei::Cards;
use dei::pieces::{Advantage, Drone, Market};
use kernel::data::CardData;
use kernel::{DataFault, Phrase};
use testkit::sheet::{edited, edited_row, fault_of, line_of};

/// The file with one thing in one row replaced.
pub fn in_row(row: &str, from: &str, to: &str) -> String {
    edited_row::<Cards>(line(row), from, to)
}

/// The file without some rows.
fn without(rows: &[&str]) -> String {
    rows.iter().fold(Cards::STANDARD.to_owned(), |text, row| text.replacen(&format!("{}\n", line(row)), "", 1))
}

/// The file with other rows after one.
fn after(row: &str, new: &[String]) -> String {
    edited::<Cards>(line(row), &format!("{}\n{}", line(row), new.join("\n")))
}

/// Copies of a row, with these ids.
fn copies(row: &str, id: &str, new: impl Iterator<Item = u8>) -> Vec<String> {
    new.map(|number| line(row).replacen(id, &format!("{id}x{number}"), 1)).collect()
}

pub fn accepted(text: &str) -> Cards {
    Cards::parse(text).unwrap_or_else(|fault| panic!("{fault}"))
}

/// A row, what is replaced in it, by what; the fault names the row so and says this.
type Case = (&'static str, &'static str, &'static str, &'static str, &'static str);

#[track_caller]
fn refused(cases: &[Case]) {
    for (row, from, to, named, key) in cases {
        let found = fault_of::<Cards>(&in_row(row, from, to));
        let expected = (line_of::<Cards>(line(row)), Some(*named), *key);
        assert_eq!((found.line, found.row.as_deref(), found.what.key.as_ref()), expected, "{row}: {to}: {found}");
    }
}

/// A fault of no row: something is missing, or too much.
#[track_caller]
fn whole(text: &str, key: &str) -> DataFault {
    let found = fault_of::<Cards>(text);
    assert_eq!((found.line, found.row.as_deref(), found.what.key.as_ref()), (0, None, key), "{found}");
    found
}

#[test]
fn single_numbers_have_limits() {
    for (column, from, to, least, most) in [
        ("scrappers", "15", "0", 1, 40),
        ("scrappers", "15", "41", 1, 40),
        ("structures", "[3, 3, 3]", "[3, 0, 3]", 1, 4),
        ("structures", "[3, 3, 3]", "[3, 3, 5]", 1, 4),
        ("structures", "[3, 3, 3]", "[2, 3, 3]", 3, 4),
        ("technology", "1", "10", 0, 9),
        ("energy", "1", "10", 0, 9),
        ("starting", "[2, 3, 3, 4, 4, 5]", "[2, 3, 3, 4, 4, 16]", 0, 15),
        ("hacks", "12", "41", 0, 40),
        ("most_cubes", "4", "0", 1, 7),
        ("most_cubes", "4", "8", 1, 7),
        ("required", "[1, 1, 1]", "[1, 1, 5]", 0, 4),
        ("unlock", "2", "0", 1, 4),
        ("unlock", "2", "5", 1, 4),
        ("drone_steps", "2", "10", 0, 9),
        ("harvest", "2", "0", 1, 9),
        ("transport", "2", "0", 1, 9),
        ("travellers", "3", "10", 1, 9),
        ("draco_supplies", "1", "10", 0, 9),
        ("draco_candies", "1", "10", 0, 9),
        ("removed", "3", "10", 0, 9),
        ("hack_supplies", "1", "10", 0, 9),
        ("vending_candies", "1", "10", 0, 9),
        ("banner", "2", "10", 0, 9),
        ("power_supplies", "1", "10", 0, 9),
        ("technology_per_supply", "2", "0", 1, 9),
        ("cube_supplies", "2", "10", 0, 9),
        ("advantage_supplies", "2", "255", 0, 9),
        ("automa_start", "2", "8", 0, 7),
        ("needs", "[2, 1, 0]", "[10, 1, 0]", 0, 9),
        ("gift_supplies", "-3", "1", -9, 0),
        ("gift_supplies", "-3", "-10", -9, 0),
    ] {
        let text = edited::<Cards>(&format!("\n  {column} = {from},"), &format!("\n  {column} = {to},"));
        let right =
            Phrase::new("dei-data-number").text("column", column).number("least", least).number("most", most as u8);
        let line = line_of::<Cards>("numbers = {");
        let expected = DataFault { line, row: Some("numbers".to_owned()), what: right };
        assert_eq!(fault_of::<Cards>(&text), expected, "{column} = {to}");
    }
    let seven = edited::<Cards>("most_cubes = 4", "most_cubes = 7").replacen("unlock = 2", "unlock = 7", 1);
    assert_eq!(accepted(&seven).numbers.unlock, 7);
}

/// Sections whose rows are always the same: each row has its place, and none is missing or left over.
#[test]
fn rows_that_have_a_place_are_there() {
    let key = "dei-data-order";
    for (first, second, last) in [
        ("participants = 2", "3", "participants = 6"),
        ("\"ravagers\",    skill", "refuge42", "\"chrono_cult\", skill"),
        ("\"AT-1\"", "AT-2", "\"AG-6\""),
        ("number = 1,", "2", "number = 8"),
        ("\"easy\"", "standard", "\"expert\""),
    ] {
        let found = fault_of::<Cards>(&without(&[first]));
        let expected = (line_of::<Cards>(line(first)), Some(second), key);
        assert_eq!((found.line, found.row.as_deref(), found.what.key.as_ref()), expected, "{found}");
        whole(&without(&[last]), "dei-data-rows");
    }
    for (last, wanted) in [("chrono_cult-8", 48), ("\"G-8\"", 8), ("cathedral-2", 18)] {
        let found = whole(&without(&[last]), "dei-data-rows");
        let numbers = found.what.args.iter().filter(|(name, _)| *name != "section").map(|(_, arg)| arg.clone());
        assert_eq!(numbers.collect::<Vec<_>>(), [wanted - 1, wanted].map(kernel::Arg::Number));
    }
    let ninth = copies("chrono_cult-8", "chrono_cult-8", 9..=9);
    assert_eq!(fault_of::<Cards>(&after("chrono_cult-8", &ninth)).what.key, key);
    refused(&[
        ("participants = 4", "participants = 4", "participants = 5", "5", key),
        ("{ id = 1, ", "id = 1", "id = 2", "2", key),
        ("{ id = 24,", "id = 24", "id = 25", "25", key),
        ("auxilia-1", "faction = \"auxilia\"", "faction = \"farm_z\"", "auxilia-1", key),
        ("\"AL-2\"", "field_kitchen", "pack_train", "AL-2", key),
        ("number = 7", "number = 7", "number = 6", "6", key),
        ("\"expert\"", "\"expert\"", "\"hard\"", "hard", key),
    ]);
}

#[test]
fn boards_have_their_districts() {
    let key = "dei-data-board";
    refused(&[
        ("participants = 2", "rows = 3", "rows = 0", "2", key),
        ("participants = 2", "rows = 3", "rows = 5", "2", key),
        ("participants = 2", "columns = 3", "columns = 7", "2", key),
        ("participants = 2", "outposts = 3", "outposts = 2", "2", key),
        ("participants = 2", "outposts = 3", "outposts = 4", "2", key),
        ("participants = 6", "outposts = 7", "outposts = 8", "6", key),
    ]);
    let found = fault_of::<Cards>(&without(&["{ id = 24,"]));
    assert_eq!((found.row.as_deref(), found.what.key.as_ref()), (Some("6"), key), "{found}");
    let more: Vec<String> = (25..=30).map(|n| line("{ id = 24,").replacen("24", &n.to_string(), 1)).collect();
    assert_eq!(accepted(&after("{ id = 24,", &more)).districts.len(), 30);
}

#[test]
fn neutral_bridges_join_neighbouring_roofs() {
    let key = "dei-data-bridges";
    refused(&[
        ("participants = 2", "[[0, 1], [1, 1]]", "[[0, 1], [2, 1]]", "2", key),
        ("participants = 2", "[[0, 1], [1, 1]]", "[[0, 0], [1, 1]]", "2", key),
        ("participants = 2", "[[0, 1], [1, 1]]", "[[1, 1], [1, 1]]", "2", key),
        ("participants = 2", "[[1, 1], [2, 1]]", "[[3, 1], [2, 1]]", "2", key),
        ("participants = 3", "[[1, 2], [1, 3]]", "[[1, 3], [1, 4]]", "3", key),
    ]);
    accepted(&in_row("participants = 2", "[[0, 1], [1, 1]]", "[[1, 1], [0, 1]]"));
}

/// Nine districts show 27 Technology and 18 Energy, and two start with one of each.
#[test]
fn tokens_suffice_for_the_districts() {
    let key = "dei-data-tokens";
    refused(&[
        ("participants = 2", "technology = 60", "technology = 28", "2", key),
        ("participants = 2", "energy = 40", "energy = 19", "2", key),
        ("participants = 6", "technology = 90", "technology = 100", "6", key),
        ("participants = 6", "candies = 24", "candies = 100", "6", key),
    ]);
    let found = fault_of::<Cards>(&in_row("participants = 2", "energy = 40", "energy = 0"));
    assert_eq!(found.what, Phrase::new(key).number("technology", 29).number("energy", 20));
    accepted(&in_row("participants = 2", "technology = 60, energy = 40", "technology = 29, energy = 20"));
    let rich = edited::<Cards>("\n  energy = 1,", "\n  energy = 9,");
    assert_eq!(fault_of::<Cards>(&rich).row.as_deref(), Some("3"), "24 on the districts and 27 to start with");
}

#[test]
fn districts_1_and_2_have_the_refuges() {
    let key = "dei-data-refuge";
    refused(&[
        ("{ id = 2, ", "refuge = \"nw\",", "", "2", key),
        ("{ id = 2, ", "refuge = \"nw\"", "refuge = \"roof\"", "2", key),
        ("{ id = 3, ", "from", "refuge = \"nw\", from", "3", key),
        ("{ id = 3, ", "from", "refuge = \"roof\", from", "3", key),
        ("{ id = 3, ", "corners = [1,", "corners = [10,", "3", "dei-data-district"),
        ("{ id = 3, ", "roof = 1", "roof = 10", "3", "dei-data-district"),
    ]);
    let other = accepted(&in_row("{ id = 2, ", "refuge = \"nw\"", "refuge = \"sw\""));
    assert_eq!(other.districts[1].refuge, Some(3));
}

#[test]
fn factions_have_a_skill_and_a_drone_each() {
    let key = "dei-data-faction";
    refused(&[
        ("\"refuge42\",    skill", "strength_in_numbers", "keen_eye", "refuge42", key),
        ("\"refuge42\",    skill", "\"simon\"", "\"masamune\"", "refuge42", key),
        ("\"hackers\",     skill", "\"hack\"", "\"swift\"", "hackers", key),
        ("\"hackers\",     skill", "\"scorpion\"", "\"cathedral\"", "hackers", key),
        ("\"chrono_cult\", skill", "\"cathedral\"", "\"draco\"", "chrono_cult", key),
        ("\"farm_z\",      skill", "amount = 2, ", "", "farm_z", "dei-data-amount"),
        ("\"farm_z\",      skill", "amount = 2", "amount = 0", "farm_z", "dei-data-amount"),
        ("\"farm_z\",      skill", "amount = 2", "amount = 10", "farm_z", "dei-data-amount"),
        ("\"auxilia\",     skill", "drone", "amount = 1, drone", "auxilia", "dei-data-amount"),
    ]);
    let swapped = Cards::STANDARD.replace("\"masamune\"", "\"x\"").replace("\"simon\"", "\"masamune\"");
    let swapped = accepted(&swapped.replace("\"x\"", "\"simon\""));
    assert_eq!(swapped.factions[0].drone, Drone::Simon);
    assert_eq!(swapped.card(7).drone, Some((Drone::Simon, 0)));
}

#[test]
fn the_eighth_card_of_a_faction_activates_its_drone() {
    refused(&[
        ("ravagers-8", "\"masamune\"", "\"simon\"", "ravagers-8", "dei-data-eighth"),
        ("ravagers-8", "drone = \"masamune\", bonus = 0", "symbols = {}", "ravagers-8", "dei-data-eighth"),
        ("ravagers-8", ", bonus = 0", "", "ravagers-8", "dei-data-column"),
        ("ravagers-7", "symbols", "drone = \"masamune\", bonus = 0, symbols", "ravagers-7", "dei-data-column"),
        ("ravagers-7", "symbols", "market = \"black\", symbols", "ravagers-7", "dei-data-column"),
    ]);
    let more = in_row("ravagers-8", "drone", "symbols = { move = 1 }, gain = { candies = 1 }, exchange = 1, drone");
    let card = accepted(&more).card(7).clone();
    assert_eq!((card.symbols[1], card.gain.candies, card.exchange), (1, 1, 1));
}

#[test]
fn cards_have_the_columns_of_their_section() {
    let key = "dei-data-column";
    refused(&[
        ("\"T-1\"", "title = \"Forced march\", ", "", "T-1", key),
        ("\"T-1\"", "market = \"tactical\",  ", "", "T-1", key),
        ("\"T-1\"", "symbols", "faction = \"hackers\", symbols", "T-1", key),
        ("\"T-1\"", "symbols", "drone = \"fly\", bonus = 1, symbols", "T-1", key),
        ("\"T-1\"", "symbols", "gear = \"mines\", symbols", "T-1", key),
        ("\"G-6\"", "gear = \"mines\",          ", "", "G-6", key),
        ("\"G-6\"", "gear =", "market = \"gear\", gear =", "G-6", key),
        ("fly-1", "drone = \"fly\",      ", "", "fly-1", key),
        ("fly-1", "market = \"tactical\",   ", "", "fly-1", key),
        ("fly-1", "market", "title = \"Buzz\", market", "fly-1", key),
        ("\"T-1\"", "symbols", "leader", "T-1", "dei-data-leader"),
        ("\"G-6\"", "leader", "symbols", "G-6", "dei-data-leader"),
        ("\"T-1\"", "\"tactical\"", "\"gear\"", "T-1", "dei-data-gear-market"),
    ]);
    let found = fault_of::<Cards>(&in_row("fly-1", "bonus = 1, ", ""));
    assert_eq!(found.what, Phrase::new(key).text("column", "bonus"));
}

#[test]
fn numbers_on_cards_have_limits() {
    let key = "dei-data-card";
    refused(&[
        ("\"T-1\"", "move = 3", "move = 10", "T-1", key),
        ("\"T-1\"", "technology = 2", "technology = 10", "T-1", key),
        ("\"T-1\"", "energy = 0", "energy = 10", "T-1", key),
        ("\"T-1\"", "supplies = 1", "supplies = 10", "T-1", key),
        ("\"L-5\"", "candies = 2", "candies = 10", "L-5", key),
        ("\"K-9\"", "exchange = 2", "exchange = 10", "K-9", key),
        ("\"K-10\"", "gain = { technology = 3 }", "gain = { technology = 10 }", "K-10", key),
        ("\"K-12\"", "gain = { supplies = 2 }", "gain = { supplies = 10 }", "K-12", key),
        ("\"G-5\"", "gain = { energy = 1 }", "gain = { energy = 10 }", "G-5", key),
        ("\"G-8\"", "move = 2", "move = 10", "G-8", key),
        ("fly-1", "bonus = 1", "bonus = 10", "fly-1", key),
    ]);
    accepted(&in_row("\"T-1\"", "technology = 2, energy = 0, supplies = 1, ", ""));
}

/// DEI-231: a copied card can bring a drone or an exchange of its own.
#[test]
fn copy_stands_alone() {
    let key = "dei-data-copy";
    refused(&[
        ("\"K-11\"", "copy = 1", "copy = 2", "K-11", key),
        ("\"K-11\"", "symbols", "exchange = 1, symbols", "K-11", key),
        ("hackers-8", "drone", "symbols = { copy = 1 }, drone", "hackers-8", key),
    ]);
}

#[test]
fn every_gear_effect_is_on_one_card() {
    refused(&[
        ("\"G-2\"", "\"banner\"", "\"vending_machine\"", "G-2", "dei-data-gear"),
        ("\"G-8\"", "\"shortwave_radio\"", "\"mines\"", "G-8", "dei-data-gear"),
    ]);
}

#[test]
fn every_drone_has_a_card_in_each_coloured_market() {
    let key = "dei-data-drone-card";
    refused(&[
        ("fly-1", "\"tactical\"", "\"mechanical\"", "fly-1", key),
        ("fly-1", "\"tactical\"", "\"black\"", "fly-1", key),
        ("fly-1", "\"tactical\"", "\"gear\"", "fly-1", key),
        ("fly-1", "\"fly\"", "\"simon\"", "fly-1", key),
    ]);
    let same = accepted(&in_row("fly-1", "bonus = 1", "bonus = 0"));
    assert_eq!(same.cards.iter().filter(|card| card.drone == Some((Drone::Fly, 0))).count(), 3);
}

#[test]
fn markets_have_cards_to_show() {
    let all = |letter: char, last: u8| (1..=last).map(|n| format!("\"{letter}-{n}\"")).collect::<Vec<_>>();
    for (letter, last, market) in [('T', 6, Market::Tactical), ('M', 6, Market::Mechanical), ('K', 10, Market::Black)] {
        let rows = all(letter, last);
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let found = whole(&without(&rows), "dei-data-market");
        let expected = Phrase::new("dei-data-market").phrase("market", market.say()).count("found", 2);
        assert_eq!(found.what, expected);
        accepted(&without(&rows[1..]));
    }
}

/// The numbers of cards go up to 128, and a card is known by its id.
#[test]
fn cards_can_be_added() {
    let last = accepted(&after("\"K-12\"", &copies("\"K-12\"", "K-12", 1..=18)));
    assert_eq!(last.cards.len(), 128);
    assert_eq!(last.cards[127].id, "cathedral-2");
    let found = whole(&after("\"K-12\"", &copies("\"K-12\"", "K-12", 1..=19)), "dei-data-cards");
    assert_eq!(found.what, Phrase::new("dei-data-cards").count("found", 129).count("most", 128));
    let found = whole(&in_row("\"G-1\"", "G-1", "T-1"), "dei-data-twice");
    assert_eq!(found.what, Phrase::new("dei-data-twice").text("card", "T-1"));
    refused(&[("\"T-2\"", "T-2", "T-1", "T-1", "data-fault-twice")]);
}

#[test]
fn advantages_are_six_of_each_colour() {
    refused(&[
        ("\"AL-1\"", "\"logistic\"", "\"tactical\"", "AL-1", "dei-data-colour"),
        ("\"AL-5\"", "energy = 1", "energy = 10", "AL-5", "dei-data-gain"),
        ("\"AT-2\"", "amount = 1, ", "", "AT-2", "dei-data-amount"),
        ("\"AT-2\"", "amount = 1", "amount = 0", "AT-2", "dei-data-amount"),
        ("\"AT-2\"", "amount = 1", "amount = 10", "AT-2", "dei-data-amount"),
        ("\"AT-1\"", "from", "amount = 2, from", "AT-1", "dei-data-amount"),
    ]);
    let swapped =
        in_row("\"AT-1\"", "\"tactical\"", "\"gear\"").replacen("\"gear\",       effect", "\"tactical\", effect", 1);
    let swapped = accepted(&swapped);
    let colour = |advantage: Advantage| swapped.advantages[advantage.index()].colour;
    assert_ne!(colour(Advantage::NightMarch), colour(Advantage::HighGround));
}

/// DEI-80, DEI-82: eight without the new ones.
#[test]
fn missions_suffice_and_can_be_counted() {
    let key = "dei-data-mission";
    refused(&[
        ("\"MI-9\"", "pays = 1", "pays = 10", "MI-9", key),
        ("\"MI-9\"", "per = 2", "per = 0", "MI-9", key),
        ("\"MI-9\"", "per = 2", "per = 10", "MI-9", key),
        ("\"MI-9\"", "late = 1", "late = 10", "MI-9", key),
        ("\"MI-9\"", "late_per = 3", "late_per = 0", "MI-9", key),
    ]);
    let four = ["\"MI-1\"", "\"MI-2\"", "\"MI-3\"", "\"MI-4\"", "\"MI-5\""];
    assert_eq!(accepted(&without(&four[..4])).missions.len(), 12);
    whole(&without(&four), "dei-data-missions");
    assert_eq!(accepted(&after("\"MI-16\"", &copies("\"MI-16\"", "MI-16", 1..=16))).missions.len(), 32);
    whole(&after("\"MI-16\"", &copies("\"MI-16\"", "MI-16", 1..=17)), "dei-data-missions");
}

#[test]
fn gifts_say_how_much() {
    let key = "dei-data-amount";
    refused(&[
        ("number = 1,", "amount = 3, ", "", "1", key),
        ("number = 1,", "amount = 3", "amount = 0", "1", key),
        ("number = 1,", "least = 4", "least = 10", "1", key),
        ("number = 1,", "least = 4, ", "", "1", key),
        ("number = 5", "from", "least = 1, from", "5", key),
        ("number = 8", "demand", "amount = 1, demand", "8", key),
    ]);
    let twice = accepted(&in_row("number = 2", "\"energy\"", "\"technology\""));
    assert_eq!(twice.gifts[1].effect, twice.gifts[2].effect);
}

/// DEI-507, DEI-510.
#[test]
fn the_automa_can_always_act() {
    refused(&[
        ("\"A-1\"", "\"recruit_leader\"", "\"move_energy\"", "A-1", "dei-data-recruit"),
        ("\"easy\"", "[3, 3, 4, 4]", "[0, 3, 4, 4]", "easy", "dei-data-level"),
        ("\"easy\"", "[3, 3, 4, 4]", "[3, 3, 4, 7]", "easy", "dei-data-level"),
    ]);
    let rows: Vec<String> = (1..=18).map(|n| format!("\"A-{n}\"")).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    assert_eq!(accepted(&without(&rows[1..])).automa.len(), 7);
    whole(&without(&rows), "dei-data-automa");
    assert_eq!(accepted(&after("\"A-24\"", &copies("\"A-24\"", "A-24", 1..=40))).automa.len(), 64);
    whole(&after("\"A-24\"", &copies("\"A-24\"", "A-24", 1..=41)), "dei-data-automa");
}

/// Text that is not TOML, has other columns or other words: the line is named.
#[test]
fn a_wrong_form_is_named_with_its_line() {
    for (row, from, to) in [
        ("participants = 2", "columns = 3, ", ""),
        ("participants = 2", "candies", "candy"),
        ("participants = 2", "[2, 1]]]", "[2, 1, 0]]]"),
        ("participants = 2", "[2, 1]]]", "[2, 1], [3, 1]]]"),
        ("participants = 2", "[2, 1]]]", "[2, 1]], [[1, 1], [1, 2]]]"),
        ("{ id = 3, ", "[1, 1, 1, 0]", "[1, 1, 1]"),
        ("{ id = 3, ", "[1, 1, 1, 0]", "[1, 1, 1, 0, 1]"),
        ("{ id = 3, ", "\"roof\"", "\"north\""),
        ("\"ravagers\",    skill", "keen_eye", "sharp_eye"),
        ("\"T-1\"", "move = 3", "march = 3"),
        ("\"T-1\"", "move = 3", "leader_move = 3"),
        ("\"T-1\"", "id = \"T-1\",  ", ""),
        ("\"T-1\"", "supplies = 1", "supplies = -1"),
        ("\"L-5\"", "candies = 2", "candy = 2"),
        ("\"G-2\"", "enlist = 2", "climb = 2"),
        ("\"G-2\"", "\"banner\"", "\"flag\""),
        ("fly-1", "\"fly\"", "\"bee\""),
        ("\"AT-1\"", "\"night_march\"", "\"march\""),
        ("\"MI-9\"", ", new = false", ""),
        ("\"MI-9\"", "\"technology\"", "\"knowledge\""),
        ("number = 4", "\"buy_black\"", "\"buy\""),
        ("number = 4", "\"colours\"", "\"colors\""),
        ("\"A-1\"", "buy_tactical", "buy_technology"),
        ("\"A-1\"", ", \"recruit_leader\"", ""),
        ("\"A-1\"", "\"recruit_leader\"", "\"recruit_leader\", \"buy_need\""),
        ("\"easy\"", "[3, 3, 4, 4]", "[3, 3, 4]"),
        ("\"easy\"", "[3, 3, 4, 4]", "[3, 3, 4, 4, 4]"),
    ] {
        let found = fault_of::<Cards>(&in_row(row, from, to));
        let expected = ("data-fault-toml", line_of::<Cards>(line(row)));
        assert_eq!((found.what.key.as_ref(), found.line), expected, "{to}: {found}");
    }
    for (column, list) in
        [("structures", "[3, 3, 3"), ("starting", "[2, 3, 3, 4, 4, 5"), ("required", "[1, 1, 1"), ("needs", "[2, 1, 0")]
    {
        let longer = edited::<Cards>(&format!("\n  {column} = {list}]"), &format!("\n  {column} = {list}, 1]"));
        let found = fault_of::<Cards>(&longer);
        let expected = ("data-fault-toml", line_of::<Cards>(&format!("  {column} = {list}]")));
        assert_eq!((found.what.key.as_ref(), found.line), expected, "{column}: {found}");
    }
    let column = fault_of::<Cards>(&edited::<Cards>("\n  unlock = 2,", "\n  unlocked = 2,"));
    assert_eq!((column.what.key.as_ref(), column.line), ("data-fault-toml", line_of::<Cards>("  unlock = 2,")));
    assert_eq!(fault_of::<Cards>("").what.key, "data-fault-toml");
    assert_eq!(fault_of::<Cards>(&format!("{}\nextra = []\n", Cards::STANDARD)).what.key, "data-fault-toml");
}
