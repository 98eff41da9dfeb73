//! Component data: what is wrong with a file is said at its row.

use kernel::{CardData, Loaded, Record, Secret, Setup, Table};
use testkit::toy::{Cards, Toy};

fn fault(text: &str) -> (usize, Option<String>, String) {
    let fault = Loaded::<Cards>::parse(text).expect_err("the file is wrong");
    (fault.line, fault.row, fault.what.to_string())
}

/// The standard file with a change in the row of card `C2`, and the line it stands on.
fn changed(from: &str, to: &str) -> (String, usize) {
    let line = Cards::STANDARD.lines().position(|line| line.contains("\"C2\"")).expect("there is a C2") + 1;
    let row = Cards::STANDARD.lines().nth(line - 1).expect("it is there");
    assert!(row.contains(from), "{row}");
    (Cards::STANDARD.replace(row, &row.replace(from, to)), line)
}

#[test]
fn a_wrong_value_is_reported_at_its_row() {
    for (from, to, key) in [
        ("value = 2", "value = 4", "toy-bad-row"),
        ("value = 2", "value = 0", "toy-bad-row"),
        ("\"ruling\"", "\"hearsay\"", "data-fault-origin (word: hearsay)"),
        ("\"ruling\"", "3", "data-fault-origin (word: 3)"),
        (", from = \"ruling\"", "", "data-fault-toml (error: data-form-missing (column: from))"),
        ("\"ruling\"", "{ value = \"ruling\" }", "data-fault-toml (error: data-form-missing (column: from))"),
    ] {
        let (text, line) = changed(from, to);
        assert_eq!(fault(&text), (line, Some("C2".to_owned()), key.to_owned()), "{to}");
    }
    let (text, line) = changed("\"C2\"", "\"C1\"");
    assert_eq!(fault(&text), (line, Some("C1".to_owned()), "data-fault-twice".to_owned()));
}

#[test]
fn a_wrong_column_is_reported_at_its_row() {
    for (from, to) in [
        ("value = 2", "valeu = 2"),
        ("value = 2", "value = \"two\""),
        ("value = 2", "value = 1000"),
        ("value = 2, ", ""),
        ("thief = false", "thief = 7"),
        ("value = 2", "value = 2, value = 2"),
        ("value = 2", "value = "),
    ] {
        let (text, line) = changed(from, to);
        let (at, row, what) = fault(&text);
        assert_eq!((at, row), (line, None), "{to}: {what}");
        assert!(what.starts_with("data-fault-toml") && !what.contains('\n'), "{what}");
    }
}

fn not_a(wanted: &str, found: &str) -> String {
    format!("data-fault-toml (error: data-form-value (found: {found}, wanted: {wanted}))")
}

/// Not which types of ours a row is read into.
#[test]
fn a_complaint_says_what_should_stand_in_the_file() {
    let number = "data-form-number (found: \"two\", least: 0, most: 255)";
    let name = "data-form-name (found: valeu, known: id, value, thief)";
    for (from, to, what) in [
        ("value = 2", "value = \"two\"", format!("data-fault-toml (error: {number})")),
        ("value = 2", "valeu = 2", format!("data-fault-toml (error: {name})")),
        ("value = 2, ", "", "data-fault-toml (error: data-form-missing (column: value))".to_owned()),
        ("thief = false", "thief = 7", not_a("truth", "7")),
        ("\"C2\"", "[2, 3]", not_a("text", "[2, 3]")),
    ] {
        assert_eq!(fault(&changed(from, to).0).2, what);
    }
    assert_eq!(fault("cards = 5").2, not_a("list", "5"));
    assert_eq!(fault("cards = [5]").2, not_a("table", "5"));
    let long = format!("cards = [[{}]]", "1234, ".repeat(20));
    assert_eq!(fault(&long).2, not_a("text", "1234"));
    assert_eq!(fault(&format!("cards = \"{}\"", "ä".repeat(60))).2, not_a("list", &format!("\"{}…", "ä".repeat(39))));
}

#[test]
fn a_wrong_total_is_reported_for_the_whole() {
    let row = Cards::STANDARD.lines().find(|line| line.contains("\"C2\"")).expect("there is a C2");
    assert_eq!(fault(&Cards::STANDARD.replace(row, "")).0, 0);
    let another = row.replace("\"C2\"", "\"C20\"");
    assert_eq!(fault(&Cards::STANDARD.replace(row, &format!("{row}\n{another}"))).2, "toy-bad-count (rows: 19)");
}

#[test]
fn what_is_no_data_file_is_refused() {
    let named = |name: &str| format!("name = {name}\n{}", Cards::STANDARD);
    assert!(Loaded::<Cards>::parse(&named("\"mine\"")).is_ok());
    assert_eq!(fault(&named("5")), (1, None, not_a("text", "5")));
    for text in ["", "cards", "cards = 5", "\0", "cards = [", "[[cards]]\nid = 1", "# nothing"] {
        fault(text);
    }
    let huge = "#".repeat(kernel::data::MAX_DATA_BYTES + 1);
    assert!(fault(&huge).2.starts_with("data-fault-too-long"));
}

#[test]
fn the_layout_of_a_file_makes_no_difference() {
    let spaced = Cards::STANDARD.replace(", thief", ",   thief").replace('#', "# again:");
    let (one, other) = (Loaded::<Cards>::standard(), Loaded::<Cards>::parse(&spaced).expect("the same data"));
    assert_eq!(one, other);
    assert!(std::ptr::eq(one.get(), other.get()), "loaded once");
    let (text, _) = changed("value = 2", "value = 3");
    let third = Loaded::<Cards>::parse(&text).expect("a set of one's own");
    assert_ne!(third.digest(), one.digest());
    assert_eq!(Cards::provenance(&text).expect("it was read").rows, 18);
}

/// A game with a set of its own is played and stored with it.
#[test]
fn another_set_is_named_in_the_header() {
    let (text, _) = changed("value = 2", "value = 3");
    let cards = Loaded::<Cards>::parse(&text).expect("a set of one's own");
    let setup = Setup::<Toy> { cards, ..Setup::standard(2) };
    let (table, _) = Table::open(setup, Secret::from_number(1), Vec::new()).expect("a table for two");
    let written = table.record().write();
    assert!(written.contains(&format!("data {}", cards.digest())));
    assert!(Record::<Toy>::read(&written, cards).is_ok());
    assert_eq!(Record::<Toy>::read(&written, Loaded::standard()).expect_err("other data").line, 6);
}
