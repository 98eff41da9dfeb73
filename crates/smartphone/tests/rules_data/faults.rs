//! Files that are refused, with the line and the row, and others that are as good as the standard one.

use crate::line;
use kernel::data::CardData;
use kernel::{DataFault, Loaded, Tally};
use smartphone::Cards;
use smartphone::pieces::{Region, Size};
use testkit::sheet::{edited, edited_row, fault_of, layout_is_nothing, line_of};

/// The file with one thing in one row replaced.
fn in_row(row: &str, from: &str, to: &str) -> String {
    edited_row::<Cards>(line(row), from, to)
}

/// The file without some rows.
fn without(rows: &[&str]) -> String {
    rows.iter().fold(Cards::STANDARD.to_owned(), |text, row| text.replacen(&format!("{}\n", line(row)), "", 1))
}

/// The file with another row after one.
fn after(row: &str, new: &str) -> String {
    edited::<Cards>(line(row), &format!("{}\n{new}", line(row)))
}

fn accepted(text: &str) -> Cards {
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
    let key = "smartphone-data-numbers";
    let numbers = |from: &'static str, to: &'static str| -> Case { ("numbers = {", from, to, "numbers", key) };
    refused(&[
        numbers("goods_tokens = 20", "goods_tokens = 100"),
        numbers("progress = 12", "progress = 0"),
        numbers("progress = 12", "progress = 16"),
        numbers("offices = 18", "offices = 5"),
        numbers("offices = 18", "offices = 41"),
        numbers("goods = 18", "goods = 0"),
        numbers("goods = 18", "goods = 31"),
        numbers("price_lowest = 2", "price_lowest = 0"),
        numbers("price_lowest = 2", "price_lowest = 5"),
        numbers("price_highest = 8", "price_highest = 5"),
        numbers("price_highest = 8", "price_highest = 16"),
        numbers("price_start = 5", "price_start = 8"),
        numbers("price_start = 5", "price_start = 255"),
        numbers("directive_vp = 12", "directive_vp = 100"),
        numbers("gps_goods = 5", "gps_goods = 100"),
        numbers("away_goods = 3", "away_goods = 100"),
        numbers("discount = 2", "discount = 100"),
        numbers("debt_step = 10", "debt_step = 0"),
        numbers("debt_step = 10", "debt_step = 100"),
        numbers("wealth_step = 20", "wealth_step = 0"),
        numbers("wealth_step = 20", "wealth_step = 100"),
    ]);
}

/// SP-302: one plan shows one side of each pad.
#[test]
fn a_plan_never_shows_two_factories() {
    refused(&[
        ("\"k1\"", "\"goods\"", "\"factory\"", "k1", "smartphone-data-factories"),
        ("\"w1\"", "\"cheap\"", "\"factory\"", "w1", "smartphone-data-factories"),
        ("\"w2\"", "\"goods\"", "\"factory\"", "w2", "smartphone-data-factories"),
        ("\"k2\"", ", \"research\"", "", "k2", "smartphone-data-pad"),
        ("\"k2\"", "\"research\"", "\"research\", \"blank\"", "k2", "smartphone-data-pad"),
        ("I05-I08", "\"goods\"", "\"factory\"", "I05-I08", "smartphone-data-tile"),
        ("\"M2\"", "\"cheap\"", "\"factory\"", "M2", "smartphone-data-tile"),
        ("\"black\"", "\"goods\"", "\"factory\"", "black", "smartphone-data-tile"),
    ]);
    let on_white = Cards::STANDARD.replace("\"factory\",   \"goods\"", "\"blank\", \"goods\"");
    accepted(&on_white);
    accepted(&on_white.replacen("[\"cheap\", \"blank\",     \"research\"", "[\"factory\", \"blank\", \"research\"", 1));
}

/// Sections whose rows are always the same: each row has its place, and none is missing or left over.
#[test]
fn rows_that_have_a_place_are_there() {
    for (first, second, last) in [
        ("\"k1\"", "k2", "\"w2\""),
        ("\"green\"", "blue", "\"red\""),
        ("\"gps\",     before", "wi_fi", "\"four_g\",  before"),
        ("players = 1", "2", "players = 5"),
        ("round = 1", "2", "round = 5"),
        ("first_game", "overproduction", "open_spaces"),
    ] {
        let found = fault_of::<Cards>(&without(&[first]));
        let expected = (line_of::<Cards>(line(first)), Some(second), "smartphone-data-order");
        assert_eq!((found.line, found.row.as_deref(), found.what.key.as_ref()), expected, "{found}");
        whole(&without(&[last]), "smartphone-data-rows");
    }
    for (last, more) in [("players = 5", "players = 6"), ("round = 5", "round = 6")] {
        whole(&after(last, &line(last).replace(last, more)), "smartphone-data-rows");
    }
    refused(&[
        ("\"w2\"", "\"w2\"", "\"w3\"", "w3", "smartphone-data-order"),
        ("round = 2", "round = 2", "round = 0", "0", "smartphone-data-order"),
        ("players = 2", "players = 2", "players = 3", "3", "smartphone-data-order"),
    ]);
}

#[test]
fn companies_start_apart_in_m_regions() {
    refused(&[
        ("\"green\"", "vp = 3", "vp = 100", "green", "smartphone-data-vp"),
        ("\"green\"", "vp = 3", "vp = -100", "green", "smartphone-data-vp"),
        ("\"green\"", "vp = 3", "vp = -32768", "green", "smartphone-data-vp"),
        ("\"blue\"", "south_america", "north_africa", "blue", "smartphone-data-home"),
        ("\"blue\"", "south_america", "usa", "blue", "smartphone-data-home"),
        ("\"red\"", "[\"logistics\", \"goods\"]", "[\"logistics\"]", "red", "smartphone-data-tile"),
        ("\"red\"", "\"goods\"]", "\"goods\", \"goods\"]", "red", "smartphone-data-tile"),
        ("\"red\"", "[\"logistics\", \"goods\"]", "[\"blank\", \"blank\"]", "red", "smartphone-data-tile"),
    ]);
    assert_eq!(accepted(&in_row("\"green\"", "vp = 3", "vp = -99")).companies[0].vp, -99);
}

/// SP-442: four rows of five. A bag holds fifteen of a kind, the starting tiles among them.
#[test]
fn the_pile_lasts_for_four_rounds() {
    refused(&[
        ("I05-I08", "copies = 4", "copies = 0", "I05-I08", "smartphone-data-copies"),
        ("I05-I08", "copies = 4", "copies = 16", "I05-I08", "smartphone-data-copies"),
        ("I01-I04", "copies = 4", "copies = 15", "I01-I04", "smartphone-data-copies"),
        ("I09-I10", "[\"research\", \"plus\"]", "[\"blank\", \"blank\"]", "I09-I10", "smartphone-data-tile"),
        ("I09-I10", "[\"research\", \"plus\"]", "[\"research\"]", "I09-I10", "smartphone-data-tile"),
        ("I09-I10", "[\"research\", \"plus\"]", "[]", "I09-I10", "smartphone-data-tile"),
        ("\"M1\"", "[\"goods\"]", "[\"goods\", \"goods\"]", "M1", "smartphone-data-tile"),
        ("\"M1\"", "\"goods\"", "\"blank\"", "M1", "smartphone-data-tile"),
        ("\"M1\"", "copies = 1", "copies = 16", "M1", "smartphone-data-copies"),
        ("I05-I08", "I05-I08", "I01-I04", "I01-I04", "data-fault-twice"),
    ]);
    let text = in_row("I01-I04", "copies = 4", "copies = 14");
    assert_eq!(accepted(&text).improvements.len(), 37);
    assert_eq!(accepted(&in_row("I05-I08", "copies = 4", "copies = 15")).improvements.len(), 38);
    let again = "  { id = \"more\", squares = [\"plus\", \"goods\"], copies = 11, from = \"seed\" },";
    assert_eq!(accepted(&after("I25-I27", again)).improvements.len(), 38);
    let found = fault_of::<Cards>(&after("I25-I27", &again.replace("11", "12")));
    assert_eq!((found.row.as_deref(), found.what.key.as_ref()), (Some("more"), "smartphone-data-copies"));
    assert_eq!(accepted(&without(&["I01-I04", "I11-I13"])).improvements.len(), 20);
    let found = whole(&without(&["I01-I04", "I05-I08"]), "smartphone-data-pile");
    assert_eq!(found.what, kernel::Phrase::new("smartphone-data-pile").count("found", 19).count("wanted", 20));
    let no_minis = accepted(&without(&["\"M1\"", "\"M2\"", "\"M3\"", "\"M4\"", "\"M5\""]));
    assert!(no_minis.minis.is_empty());
}

#[test]
fn every_power_has_one_place() {
    refused(&[
        ("\"gps\",     before", "before = 3", "before = 1", "gps", "smartphone-data-technology"),
        ("\"gps\",     before", "after = 2", "after = 0", "gps", "smartphone-data-technology"),
        ("\"four_g\",  before", "before = 6", "before = 13", "four_g", "smartphone-data-technology"),
        ("\"four_g\",  before", "patent = 12", "patent = 100", "four_g", "smartphone-data-technology"),
        ("\"wi_fi\",   before", "\"wi_fi_plain\"", "\"gps_plain\"", "wi_fi", "smartphone-data-power"),
        ("\"wi_fi\",   before", "\"wi_fi_plain\"", "\"n3\"", "wi_fi", "smartphone-data-power"),
        ("\"wi_fi\",   before", "\"n4\"", "\"n3\"", "wi_fi", "smartphone-data-power"),
        ("\"wi_fi\",   before", "\"n4\"", "\"nfc_dark\"", "wi_fi", "smartphone-data-power"),
    ]);
    whole(&in_row("\"nfc\",     before", "[\"n9\"]", "[]"), "smartphone-data-no-power");
    let moved =
        in_row("\"gps\",     before", "[\"n1\", \"n2\"]", "[\"n2\"]").replacen("[\"n10\"]", "[\"n10\", \"n1\"]", 1);
    assert_eq!(fault_of::<Cards>(&moved).row.as_deref(), Some("open_spaces"), "its set has N1 at the GPS");
    accepted(&moved.replacen("[\"n1\",       \"n4\"", "[\"gps_plain\", \"n4\"", 1));
}

#[test]
fn sets_have_a_power_of_each_technology() {
    refused(&[
        ("first_game", "\"gps_dark\"", "\"wi_fi_dark\"", "first_game", "smartphone-data-set"),
        ("first_game", "\"n3\"", "\"n5\"", "first_game", "smartphone-data-set"),
        ("first_game", ", \"four_g_plain\"", "", "first_game", "smartphone-data-set"),
        ("first_game", "\"four_g_plain\"", "\"four_g_plain\", \"n1\"", "first_game", "smartphone-data-set"),
        ("overproduction", "\"four_g_dark\"", "\"n10\"", "overproduction", "smartphone-data-set"),
        ("open_spaces", "\"nfc_dark\"", "\"n9\"", "open_spaces", "smartphone-data-set"),
        ("open_spaces", "\"open_spaces\"", "\"closed_spaces\"", "closed_spaces", "smartphone-data-order"),
    ]);
}

const CANADA: &str = "\"canada\",        size";
const SMALL_USA: &str = "\"7|nfc\"";

#[test]
fn regions_have_limits() {
    refused(&[
        (CANADA, "cost = 2", "cost = 0", "canada", "smartphone-data-region"),
        (CANADA, "cost = 2", "cost = 13", "canada", "smartphone-data-region"),
        (CANADA, "spaces = 3", "spaces = 0", "canada", "smartphone-data-region"),
        (CANADA, "spaces = 3", "spaces = 6", "canada", "smartphone-data-region"),
        (CANADA, "spaces = 3", "spaces = 4", "canada", "smartphone-data-control"),
        (CANADA, "[\"4\", \"gps\", \"battery\", \"four_g\"]", "[]", "canada", "smartphone-data-customers"),
        (CANADA, "\"4\"", "\"1\"", "canada", "smartphone-data-customers"),
        (CANADA, "\"4\"", "\"9\"", "canada", "smartphone-data-customers"),
        (SMALL_USA, "\"6|gamepad\"", "\"9|gamepad\"", "usa", "smartphone-data-customers"),
        (SMALL_USA, "\"four_g\"", "\"four_g\", \"four_g\"", "usa", "smartphone-data-customers"),
        ("\"7|battery\", \"gps\"", "\"caribbean\"", "\"usa\"", "usa", "data-fault-twice"),
        ("big = {", "row = 5", "row = 0", "big", "smartphone-data-board"),
        ("big = {", "row = 5", "row = 6", "big", "smartphone-data-board"),
        ("small = {", "row = 3", "row = 6", "small", "smartphone-data-board"),
        ("small = {", "[1]", "[]", "small", "smartphone-data-board"),
        ("small = {", "[5, 2]", "[5, 2, 1]", "small", "smartphone-data-board"),
        ("small = {", "[5, 2]", "[5, 100]", "small", "smartphone-data-board"),
    ]);
    let found = fault_of::<Cards>(&in_row("big = {", "s = [[1], [2], [4, 2]], ", ""));
    assert_eq!((found.row.as_deref(), found.what.key.as_ref()), (Some("canada"), "smartphone-data-control"));
    let more = in_row("numbers = {", "progress = 12", "progress = 15");
    accepted(&more.replacen("size = \"s\", cost = 2", "size = \"s\", cost = 15", 1));
}

#[test]
fn links_lead_both_ways_to_every_region() {
    let key = "smartphone-data-link";
    refused(&[
        (CANADA, "\"usa\"", "\"usa\", \"europe\"", "canada", key),
        (CANADA, "\"usa\"", "\"usa\", \"canada\"", "canada", key),
        (SMALL_USA, "\"caribbean\"", "\"caribbean\", \"europe\"", "usa", key),
    ]);
    let one_way = fault_of::<Cards>(&in_row(CANADA, ", \"india\"", ""));
    assert_eq!((one_way.row.as_deref(), one_way.what.key.as_ref()), (Some("india"), key), "{one_way}");
    assert_eq!(one_way.what, kernel::Phrase::new(key).phrase("region", Region::Canada.say()));
    // Canada on its own.
    let alone = in_row(CANADA, "[\"usa\", \"cis\", \"india\"]", "[]").replace("[\"canada\", ", "[");
    let found = fault_of::<Cards>(&alone);
    assert_eq!((found.row.as_deref(), found.what.key.as_ref()), (Some("usa"), "smartphone-data-apart"), "{found}");
    let twice = accepted(&in_row(CANADA, "\"cis\"", "\"cis\", \"cis\""));
    let canada = twice.big.regions[Region::Canada.index()].as_ref().unwrap();
    assert_eq!(canada.links, [Region::Usa, Region::Cis, Region::India]);
}

/// SP-573, SP-574: three can start, or two beside an M retailer.
#[test]
fn the_small_board_has_places_to_start() {
    let size = |rows: &[&str], from: &str, to: &str| {
        rows.iter().fold(Cards::STANDARD.to_owned(), |text, row| {
            text.replacen(line(row), &line(row).replacen(from, to, 1).replacen("spaces = 3", "spaces = 2", 1), 1)
        })
    };
    let small = ["\"7|battery\", \"gps\"", "\"5\", \"6|gamepad\", \"nfc\"", "\"4\", \"6|wi_fi\""];
    for text in [size(&["\"6|wi_fi\", \"7|battery\""], "\"m\"", "\"s\""), size(&small, "\"s\"", "\"m\"")] {
        let found = fault_of::<Cards>(&text);
        let expected = (line_of::<Cards>("small = {"), Some("small"), "smartphone-data-starts");
        assert_eq!((found.line, found.row.as_deref(), found.what.key.as_ref()), expected, "{found}");
    }
    let one = accepted(&size(&small[..2], "\"s\"", "\"m\""));
    assert_eq!((one.small.of_size(Size::S).count(), one.small.of_size(Size::M).count()), (1, 5));
}

/// SP-651: offices move from a region to a retailer of its size.
#[test]
fn retailers_have_room_for_all_who_are_in_a_region() {
    let key = "smartphone-data-retailer";
    refused(&[
        ("\"R1\"", "[11, 7, 4]", "[11, 7]", "R1", key),
        ("\"R1\"", "[8, 7, 6]", "[]", "R1", key),
        ("\"R7\"", "[13, 11, 9, 8, 7]", "[13, 11, 9, 8]", "R7", key),
        ("\"R7\"", "[13, 11, 9, 8, 7]", "[13, 11, 9, 8, 7, 6]", "R7", key),
        ("\"R7\"", "[13, ", "[100, ", "R7", key),
        ("\"R7\"", "\"R7\"", "\"R6\"", "R6", "data-fault-twice"),
    ]);
    accepted(&in_row("\"R1\"", "[11, 7, 4]", "[99, 7, 4, 1, 0]"));
    whole(&without(&["\"R1\"", "\"R2\""]), "smartphone-data-retailers");
    whole(&without(&["\"R3\"", "\"R4\"", "\"R5\""]), "smartphone-data-retailers");
    let more = |last: usize| (8..=last).map(|n| line("\"R7\"").replacen("R7", &format!("R{n}"), 1)).collect::<Vec<_>>();
    assert_eq!(accepted(&after("\"R7\"", &more(20).join("\n"))).retailers.len(), 20);
    whole(&after("\"R7\"", &more(21).join("\n")), "smartphone-data-retailers");
}

/// SP-187, SP-188, SP-521: there are tiles and regions for all that is laid out.
#[test]
fn what_is_laid_out_is_there() {
    refused(&[
        ("players = 1", "m = 3", "m = 4", "1", "smartphone-data-laid"),
        ("players = 3", "m = 2", "m = 3", "3", "smartphone-data-laid"),
        ("players = 5", "m = 0", "m = 1", "5", "smartphone-data-laid"),
        ("players = 5", "s = 0", "s = 3", "5", "smartphone-data-laid"),
        ("players = 2", "l = 1", "l = 3", "2", "smartphone-data-laid"),
        ("players = 2", "directives = 5", "directives = 0", "2", "smartphone-data-drawn"),
        ("players = 5", "directives = 8", "directives = 25", "5", "smartphone-data-drawn"),
    ]);
    let found = fault_of::<Cards>(&without(&["\"R3\"", "\"R4\""]));
    assert_eq!((found.row.as_deref(), found.what.key.as_ref()), (Some("1"), "smartphone-data-laid"), "{found}");
    let none = accepted(&in_row("players = 2", "{ s = 2, m = 3, l = 1 }", "{}"));
    assert_eq!(none.laid[1], [0, 0, 0], "what is left out is none");
    let six: Vec<String> = (8..=12).map(|n| line("\"R1\"").replacen("R1", &format!("R{n}"), 1)).collect();
    let regions = after("\"R7\"", &six.join("\n")).replacen("s = 2, m = 3", "s = 5, m = 3", 1);
    let found = fault_of::<Cards>(&regions);
    assert_eq!((found.row.as_deref(), found.what.key.as_ref()), (Some("1"), "smartphone-data-laid"), "four S regions");
}

#[test]
fn steves_programme_has_limits() {
    let key = "smartphone-data-programme";
    refused(&[
        ("round = 2", "price = 4", "price = 1", "2", key),
        ("round = 2", "price = 4", "price = 9", "2", key),
        ("round = 2", "goods = 7", "goods = 31", "2", key),
        ("round = 2", "research = 3", "research = 31", "2", key),
        ("round = 2", "logistics = 3", "logistics = 31", "2", key),
    ]);
}

#[test]
fn directives_are_numbered_and_can_be_met() {
    refused(&[
        ("number = 7,", "threshold = 5", "threshold = 0", "7", "smartphone-data-directive"),
        ("number = 7,", "threshold = 5", "threshold = 100", "7", "smartphone-data-directive"),
        ("number = 7,", "[\"own_turn_7\"]", "[]", "7", "smartphone-data-directive"),
        ("number = 7,", "number = 7", "number = 6", "6", "smartphone-data-number"),
        ("number = 1,", "number = 1", "number = 0", "0", "smartphone-data-number"),
    ]);
    let more =
        |last: usize| (25..=last).map(|n| line("number = 24").replace("= 24", &format!("= {n}"))).collect::<Vec<_>>();
    assert_eq!(accepted(&after("number = 24", &more(60).join("\n"))).directives.len(), 60);
    let found = fault_of::<Cards>(&after("number = 24", &more(61).join("\n")));
    assert_eq!((found.row.as_deref(), found.what.key.as_ref()), (Some("61"), "smartphone-data-number"), "{found}");
}

#[test]
fn every_symbol_but_the_blank_has_a_price() {
    let key = "smartphone-data-prices";
    refused(&[
        ("prices = {", "factory = 3", "factory = 21", "prices", key),
        ("prices = {", "factory = 3, ", "", "prices", key),
        ("prices = {", "factory = 3", "factory = 3, blank = 1", "prices", key),
    ]);
}

/// Text that is not TOML, has other columns or other words: the line is named.
#[test]
fn a_wrong_form_is_named_with_its_line() {
    for (row, from, to) in [
        ("numbers = {", "progress = 12, ", ""),
        ("numbers = {", "progress = 12", "progress = -1"),
        ("numbers = {", "progress", "progres"),
        ("\"k1\"", "\"plus\"", "\"minus\""),
        ("\"green\"", "\"green\"", "\"pink\""),
        ("\"green\"", "north_africa", "atlantis"),
        ("I01-I04", "copies = 4", "copies = \"4\""),
        ("\"gps\",     before", "\"n1\"", "\"n11\""),
        ("big = {", "s = [", "xl = ["),
        ("big = {", "[[1], ", "[1, "),
        (CANADA, "size = \"s\"", "size = \"S\""),
        (CANADA, "\"gps\"", "\"gsp\""),
        (CANADA, "\"gps\"", "\"4|4\""),
        (CANADA, "\"gps\"", "\"gps|4\""),
        (CANADA, "\"gps\"", "\"\""),
        (CANADA, "\"4\"", "4"),
        (CANADA, "\"4\"", "\"256\""),
        ("\"R1\"", "a = [11", "a = [300"),
        ("players = 2", "s = 2", "x = 2"),
        ("round = 1", "price = 5, ", ""),
        ("number = 7,", "regions_sold_in", "regions_sold"),
        ("number = 7,", "own_turn_7", "end_of_9"),
        ("first_game", "\"n3\"", "\"N3\""),
        ("prices = {", "goods = 1", "good = 1"),
    ] {
        let found = fault_of::<Cards>(&in_row(row, from, to));
        assert_eq!(
            (found.what.key.as_ref(), found.line),
            ("data-fault-toml", line_of::<Cards>(line(row))),
            "{to}: {found}"
        );
    }
    assert_eq!(fault_of::<Cards>("").what.key, "data-fault-toml");
    assert_eq!(fault_of::<Cards>(&format!("{}\nextra = 1\n", Cards::STANDARD)).what.key, "data-fault-toml");
}

#[test]
fn the_standard_set_says_how_much_of_it_is_reconstructed() {
    let tally = Cards::provenance(Cards::STANDARD).unwrap();
    let sure = 1 + 4 + 5 + 5 + 1 + 12 + 1 + 6 + 3;
    let reconstructed = 10 + 5 + 1 + 1 + 8 + 7 + 4 + 5 + 18 + 1;
    assert_eq!(tally, Tally { rows: sure + reconstructed, reconstructed });
}

#[test]
fn comments_and_layout_do_not_change_a_set() {
    layout_is_nothing::<Cards>();
}

/// Whatever is read from a file changes the digest of the set.
#[test]
fn another_set_is_another_set() {
    let edits = [
        ("numbers = {", "wealth_step = 20", "wealth_step = 25"),
        ("\"w2\"", "\"goods\"", "\"cheap\""),
        ("\"red\"", "vp = 7", "vp = 8"),
        ("I23-I24", "copies = 2", "copies = 3"),
        ("\"M5\"", "copies = 1", "copies = 2"),
        ("\"battery\", before", "\"n7\", \"n8\"", "\"n8\", \"n7\""),
        ("big = {", "[8, 4]", "[8, 5]"),
        (CANADA, "\"battery\", \"four_g\"", "\"four_g\", \"battery\""),
        (SMALL_USA, "\"7|nfc\"", "\"7\""),
        ("small = {", "row = 3", "row = 4"),
        ("\"R4\"", "b = [9, 9, 9, 9]", "b = [9, 9, 9, 8]"),
        ("players = 4", "l = 0", "l = 1"),
        ("players = 4", "directives = 7", "directives = 6"),
        ("round = 5", "goods = 10", "goods = 11"),
        ("number = 24", "threshold = 2", "threshold = 3"),
        ("number = 24", "\"own_turn_7\"", "\"end_of_8\""),
        ("overproduction", "\"n2\"", "\"n1\""),
        ("prices = {", "plus = 1", "plus = 0"),
    ];
    let mut digests = vec![Loaded::<Cards>::standard().digest()];
    for (row, from, to) in edits {
        let digest = Loaded::<Cards>::parse(&in_row(row, from, to)).unwrap_or_else(|fault| panic!("{fault}")).digest();
        assert!(!digests.contains(&digest), "{to}");
        digests.push(digest);
    }
}
