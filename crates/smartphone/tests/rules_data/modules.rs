//! Sections 18, 19 and 21 to 23: Steve, directives, new powers, sets and hard mode.

use crate::markdown::{self, row, table};
use crate::{row_of, section, standard, written};
use serde_json::{Value, json};
use smartphone::cards::Goal;
use smartphone::pieces::{Power, Symbol, Technology};
use smartphone::tile::Tile;

#[test]
fn sp_481_steves_programme() {
    let expected: Vec<Value> = table("SP-481", "round")
        .iter()
        .map(|entry| {
            let [round, price, goods, research, logistics] =
                ["round", "price", "goods", "research", "logistics"].map(|column| entry.number(column));
            json!({
                "round": round, "price": price, "goods": goods, "research": research, "logistics": logistics,
                "from": entry.from(),
            })
        })
        .collect();
    assert_eq!(section("programme"), expected);
}

/// Alone as many as with two.
#[test]
fn sp_521_directives_by_number_of_players() {
    let drawn: Vec<Value> = section("setup").iter().map(|row| row["directives"].clone()).collect();
    assert_eq!((json!(drawn), standard().drawn), (json!([5, 5, 6, 7, 8]), [5, 5, 6, 7, 8]));
    let from: Vec<Value> = section("setup").iter().map(|row| row["from"]["directives"].clone()).collect();
    assert_eq!(json!(from), json!(["ruling", "seed", "seed", "seed", "seed"]));
}

#[test]
fn sp_530_what_a_directive_is_worth() {
    assert_eq!(standard().numbers.directive_vp, 12);
    assert!(markdown::says("SP-530", standard().numbers.directive_vp));
}

/// `end of 2; end of own turn in 5, 6` is `end_of_2`, `own_turn_5`, `own_turn_6`.
fn checks(cell: &str) -> Vec<String> {
    let mut checks = Vec::new();
    for part in cell.split(';') {
        let when = if part.contains("turn") { "own_turn" } else { "end_of" };
        let phases = part.split(|letter: char| !letter.is_ascii_digit()).filter(|phase| !phase.is_empty());
        checks.extend(phases.map(|phase| format!("{when}_{phase}")));
    }
    checks
}

#[test]
fn sp_533_the_directives() {
    const GOALS: [Goal; 24] = [
        Goal::PriceAtLeast,
        Goal::Produced,
        Goal::PriceAtMost,
        Goal::ActiveResearch,
        Goal::Sold,
        Goal::ProducedSoldNone,
        Goal::RegionsSoldIn,
        Goal::SoldInOneRegion,
        Goal::Controlled,
        Goal::Profit,
        Goal::RegionsWithOffice,
        Goal::LargeRegions,
        Goal::SmallRegions,
        Goal::Technologies,
        Goal::Patents,
        Goal::ResearchedThisRound,
        Goal::OfficesThisRound,
        Goal::Improvements,
        Goal::GoodsTokens,
        Goal::ActiveLogistics,
        Goal::Discarded,
        Goal::OnlyPrices,
        Goal::OnlyTechnologies,
        Goal::Rightmost,
    ];
    let rows = table("SP-533", "no");
    assert_eq!((rows.len(), section("directives").len()), (GOALS.len(), GOALS.len()));
    for ((entry, written), goal) in rows.iter().zip(section("directives")).zip(GOALS) {
        let condition = entry.get("condition");
        let threshold = written["threshold"].to_string();
        let mut words = condition.split(|letter: char| !letter.is_alphanumeric());
        assert!(words.any(|word| word == threshold), "no {threshold} in: {condition}");
        let expected = json!({
            "number": entry.number("no"), "goal": goal, "threshold": written["threshold"],
            "checks": checks(entry.get("check points")), "from": entry.from(),
        });
        assert_eq!(written, expected);
    }
    let known = standard()
        .directives
        .iter()
        .filter(|row| section("directives")[usize::from(row.number) - 1]["from"] == "public");
    assert_eq!(known.map(|row| row.number).collect::<Vec<_>>(), [2, 5, 6, 7, 21, 22]);
}

#[test]
fn sp_622_the_sets_have_powers_in_the_columns_of_their_technologies() {
    for set in standard().sets {
        for (power, technology) in set.into_iter().zip(&standard().technologies) {
            assert!(technology.powers().any(|one| one == power), "{power:?} at {:?}", technology.id);
        }
    }
    let placed: Vec<Power> = standard().technologies.iter().flat_map(|row| row.new.clone()).collect();
    assert_eq!(placed, Power::ALL[12..], "each at one technology");
}

#[test]
fn sp_623_n9_and_n10_are_sides_of_one_tile() {
    let new = |technology: Technology| standard().technologies[technology.index()].new.clone();
    assert_eq!((new(Technology::Nfc), new(Technology::FourG)), (vec![Power::N9], vec![Power::N10]));
    for row in &standard().technologies[..4] {
        assert_eq!(row.new.len(), 2, "{:?} has a tile", row.id);
    }
    for set in standard().sets {
        assert!(!(set.contains(&Power::N9) && set.contains(&Power::N10)));
    }
}

/// A new power belongs to the technology of its row.
#[track_caller]
fn new(id: &str, power: Power) {
    let entry = row(id);
    assert_eq!(json!(power), entry.id("power"));
    let written = row_of("technologies", &entry.id("technology"));
    assert!(written["new"].as_array().expect("powers").contains(&json!(power)), "{written}");
    assert_eq!(written["from"]["new"], entry.from());
}

#[test]
fn sp_625_n1() {
    new("SP-625", Power::N1);
}

#[test]
fn sp_626_n2() {
    new("SP-626", Power::N2);
}

#[test]
fn sp_627_n3() {
    new("SP-627", Power::N3);
}

#[test]
fn sp_628_n4() {
    new("SP-628", Power::N4);
}

#[test]
fn sp_629_n5() {
    new("SP-629", Power::N5);
}

#[test]
fn sp_630_n6() {
    new("SP-630", Power::N6);
}

#[test]
fn sp_631_n7() {
    new("SP-631", Power::N7);
}

#[test]
fn sp_632_n8() {
    new("SP-632", Power::N8);
}

#[test]
fn sp_633_n9() {
    new("SP-633", Power::N9);
}

#[test]
fn sp_650_n10() {
    new("SP-650", Power::N10);
}

#[test]
fn sp_652_mini_improvements() {
    let text = markdown::text("SP-652");
    for row in section("minis") {
        let symbol = row["squares"][0].as_str().expect("a symbol").to_uppercase();
        assert!(text.contains(&symbol), "{symbol}");
        assert_eq!((&row["copies"], &row["from"]), (&json!(1), &json!(markdown::origins(&text))));
    }
    let squares = [Symbol::Goods, Symbol::Cheap, Symbol::Plus, Symbol::Research, Symbol::Logistics];
    assert_eq!(standard().minis, squares.into_iter().map(|square| Tile::mini(square).id()).collect());
}

#[track_caller]
fn set(id: &str, at: usize) {
    let entry = row(id);
    let columns = ["GPS", "Wi-Fi", "Gamepad", "Battery", "NFC", "4G"];
    let powers = columns.map(|technology| {
        let cell = entry.id(technology);
        let side = ["plain", "dark"].into_iter().find(|side| cell.starts_with(side));
        side.map_or(cell.clone(), |side| format!("{}_{side}", markdown::id(technology)))
    });
    let written = &section("sets")[at];
    assert_eq!((&written["powers"], &written["from"]), (&json!(powers), &json!("seed")));
    assert_eq!(json!(standard().sets[at]), json!(powers), "loaded");
}

#[test]
fn sp_700_first_game_with_the_expansion() {
    set("SP-700", 0);
}

#[test]
fn sp_701_overproduction() {
    set("SP-701", 1);
}

#[test]
fn sp_702_open_spaces() {
    set("SP-702", 2);
}

#[test]
fn sp_703_all_plain_sides() {
    let plain = standard().technologies.each_ref().map(|row| json!(row.plain));
    assert_eq!(plain, Technology::ALL.map(|one| json!(format!("{}_plain", json!(one).as_str().expect("a word")))));
}

#[test]
fn sp_722_what_symbols_cost() {
    let rows = table("SP-722", "symbol");
    let written = written("prices");
    assert_eq!(written.as_object().map(serde_json::Map::len), Some(rows.len() + 1), "and where they come from");
    for entry in &rows {
        assert_eq!(written[entry.id("symbol")], entry.number("VP to pay"), "{}", entry.id("symbol"));
        assert_eq!(written["from"], entry.from());
    }
    assert_eq!(standard().prices, [1, 1, 1, 3, 2, 2, 0], "by symbol; a blank square costs nothing");
}
