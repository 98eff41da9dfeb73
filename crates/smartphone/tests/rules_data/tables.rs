//! Sections 2 to 5, 7 and 8: pads, improvements, technologies, companies and retailers.

use crate::markdown::{self, row, table};
use crate::{row_of, section, standard, written};
use kernel::Loaded;
use serde_json::{Value, json};
use smartphone::Cards;
use smartphone::cards::MOST;
use smartphone::pieces::{Company, Power, Symbol, Technology};
use smartphone::tile::Tile;
use testkit::sheet;

/// The components of the box are as many as the table counts.
#[track_caller]
fn counts(id: &str, found: usize) {
    assert_eq!(row(id).number("count"), found as u64, "{id}");
}

#[test]
fn sp_20_the_big_board_has_places_for_improvements_and_technologies() {
    counts("SP-20", 1);
    for number in [standard().big.order.len(), standard().big.row.into(), standard().technologies.len()] {
        let component = row("SP-20").get("component").to_owned();
        assert!(component.split([' ', ',']).any(|word| word == number.to_string()), "{number} in {component}");
    }
}

#[test]
fn sp_21_everybody_has_two_pads_with_two_sides() {
    counts("SP-21", MOST * standard().pads.len() / 2);
}

#[test]
fn sp_22_every_company_has_a_starting_improvement() {
    counts("SP-22", standard().companies.len());
    assert!(standard().companies.iter().all(|company| !company.start.is_mini()));
}

#[test]
fn sp_23_improvements() {
    counts("SP-23", standard().improvements.len());
}

#[test]
fn sp_24_goods_tokens() {
    counts("SP-24", standard().numbers.goods_tokens.into());
}

#[test]
fn sp_25_technologies() {
    counts("SP-25", section("technologies").len());
}

#[test]
fn sp_26_every_technology_has_a_patent() {
    counts("SP-26", standard().technologies.iter().filter(|row| row.patent > 0).count());
}

#[test]
fn sp_27_retailers_have_two_sides() {
    counts("SP-27", standard().retailers.len());
    assert!(
        standard().retailers.iter().all(|retailer| retailer.a.len() == retailer.b.len() && retailer.a != retailer.b)
    );
}

#[test]
fn sp_28_progress_markers_of_five() {
    counts("SP-28", MOST * usize::from(standard().numbers.progress));
}

#[test]
fn sp_29_office_markers_of_five() {
    counts("SP-29", MOST * usize::from(standard().numbers.offices));
}

/// Two of them mark VP and price.
#[test]
fn sp_30_goods_markers_of_five() {
    counts("SP-30", MOST * usize::from(standard().numbers.goods + 2));
}

#[test]
fn sp_31_a_screen_for_everybody() {
    counts("SP-31", MOST);
}

#[test]
fn sp_32_steve_has_a_programme_for_every_round() {
    assert_eq!(row("SP-32").get("count"), "1 + 1");
    let rounds: Vec<u8> = standard().programme.iter().map(|programme| programme.round).collect();
    assert_eq!(rounds, [1, 2, 3, 4, 5]);
}

#[test]
fn sp_33_directives() {
    counts("SP-33", standard().directives.len());
}

#[test]
fn sp_34_five_tiles_have_ten_new_powers() {
    let powers = standard().technologies.iter().map(|row| row.new.len()).sum::<usize>();
    counts("SP-34", powers / 2);
}

#[test]
fn sp_35_the_small_board_is_another_board() {
    counts("SP-35", 1);
    assert_ne!(standard().small.order, standard().big.order);
}

#[test]
fn sp_36_mini_improvements() {
    counts("SP-36", standard().minis.len());
}

#[test]
fn sp_37_a_director_for_every_company() {
    counts("SP-37", Company::ALL.len());
}

#[track_caller]
fn pad(id: &str, side: usize) {
    let entry = row(id);
    let squares: Vec<String> = (0..6).map(|square| entry.id(&square.to_string())).collect();
    let expected = json!({"id": entry.id("side"), "squares": squares, "from": entry.from()});
    assert_eq!(section("pads")[side], expected);
    assert_eq!(json!(standard().pads[side]), json!(squares), "loaded");
}

#[test]
fn sp_48_k1() {
    pad("SP-48", 0);
}

#[test]
fn sp_49_k2() {
    pad("SP-49", 1);
}

#[test]
fn sp_50_w1() {
    pad("SP-50", 2);
}

#[test]
fn sp_51_w2() {
    pad("SP-51", 3);
}

fn squares(entry: &markdown::Entry) -> Value {
    json!([entry.id("square a"), entry.id("square b")])
}

#[test]
fn sp_60_starting_improvements() {
    let rows = table("SP-60", "company");
    let written: Vec<_> = section("companies").iter().map(|row| (row["id"].clone(), row["start"].clone())).collect();
    let expected: Vec<_> = rows.iter().map(|entry| (json!(entry.id("company")), squares(entry))).collect();
    assert_eq!(written, expected);
    assert_eq!(standard().companies[0].start, Tile::improvement(Symbol::Research, Symbol::Plus), "loaded");
    assert_eq!(standard().companies[3].start, Tile::improvement(Symbol::Logistics, Symbol::Cheap), "loaded");
}

#[test]
fn sp_61_the_pile() {
    let rows = table("SP-61", "id in data file");
    let expected: Vec<Value> = rows
        .iter()
        .map(|entry| {
            let (id, copies) = (entry.get("id").replace('–', "-"), entry.number("copies"));
            json!({"id": id, "squares": squares(entry), "copies": copies, "from": "public + reconstructed"})
        })
        .collect();
    assert_eq!(section("improvements"), expected);
    let (pile, of) = (standard().improvements, |a, b| standard().improvements.count(Tile::improvement(a, b).id()));
    assert_eq!(of(Symbol::Plus, Symbol::Logistics), 4);
    assert_eq!(of(Symbol::Goods, Symbol::Goods), 3);
    assert_eq!(of(Symbol::Plus, Symbol::Plus), 0);
    assert_eq!((pile.len(), pile.kinds().count()), (27, rows.len()));
}

#[test]
fn sp_64_the_order_of_the_two_squares_is_nothing() {
    let turned = sheet::edited::<Cards>("[\"logistics\", \"plus\"],      copies", "[\"plus\", \"logistics\"], copies");
    let turned = turned.replacen("[\"cheap\", \"logistics\"], from", "[\"logistics\", \"cheap\"], from", 1);
    let again = Loaded::<Cards>::parse(&turned).expect("the same tiles");
    assert_eq!(again.digest(), Loaded::<Cards>::standard().digest());
}

#[test]
fn sp_80_costs_and_patents() {
    let rows = table("SP-80", "no");
    assert_eq!(rows.len(), section("technologies").len());
    for (entry, written) in rows.iter().zip(section("technologies")) {
        assert_eq!(written["id"], entry.id("technology"));
        for (column, name) in [("before", "cost before"), ("after", "cost after"), ("patent", "patent VP")] {
            assert_eq!(written[column], entry.number(name), "{column} of {}", written["id"]);
        }
        assert_eq!(written["from"]["cost"], "public");
    }
}

/// There is no column for office spaces: nobody is shut out of a technology.
#[test]
fn sp_81_a_technology_has_room_for_all() {
    assert!(markdown::says("SP-81", MOST));
    let written = row_of("technologies", "gps");
    let columns: Vec<&String> = written.as_object().expect("a row").keys().collect();
    assert_eq!(columns, ["after", "before", "dark", "from", "id", "new", "patent", "plain"]);
}

#[test]
fn sp_82_every_base_tile_has_two_sides() {
    let mut sides: Vec<Power> = standard().technologies.iter().flat_map(|row| [row.plain, row.dark]).collect();
    sides.sort();
    assert_eq!(sides, Power::ALL[..12]);
}

/// The side of a base tile has this power.
#[track_caller]
fn base(id: &str, power: Power) {
    let entry = row(id);
    let (technology, side) = entry.get("technology, side").rsplit_once(' ').expect("a technology and a side");
    let technology = markdown::id(technology);
    let written = row_of("technologies", &technology);
    assert_eq!(written[side], format!("{technology}_{side}"));
    assert_eq!(written["from"][side], entry.from());
    let row = standard().technologies.iter().find(|row| json!(row.id) == technology).expect("it is loaded");
    assert_eq!(if side == "plain" { row.plain } else { row.dark }, power);
}

#[test]
fn sp_85_gps_plain() {
    base("SP-85", Power::GpsPlain);
}

#[test]
fn sp_86_gps_dark() {
    base("SP-86", Power::GpsDark);
}

#[test]
fn sp_87_wi_fi_plain() {
    base("SP-87", Power::WiFiPlain);
}

#[test]
fn sp_88_wi_fi_dark() {
    base("SP-88", Power::WiFiDark);
}

#[test]
fn sp_89_gamepad_plain() {
    base("SP-89", Power::GamepadPlain);
}

#[test]
fn sp_90_gamepad_dark() {
    base("SP-90", Power::GamepadDark);
}

#[test]
fn sp_91_battery_plain() {
    base("SP-91", Power::BatteryPlain);
}

#[test]
fn sp_92_battery_dark() {
    base("SP-92", Power::BatteryDark);
}

#[test]
fn sp_93_nfc_plain() {
    base("SP-93", Power::NfcPlain);
}

#[test]
fn sp_94_nfc_dark() {
    base("SP-94", Power::NfcDark);
}

#[test]
fn sp_95_four_g_plain() {
    base("SP-95", Power::FourGPlain);
}

#[test]
fn sp_96_four_g_dark() {
    base("SP-96", Power::FourGDark);
}

#[test]
fn sp_150_the_price_track() {
    let numbers = &standard().numbers;
    assert_eq!((numbers.price_lowest, numbers.price_highest), (2, 8));
    assert!(markdown::says("SP-150", numbers.price_lowest) && markdown::says("SP-150", numbers.price_highest));
}

#[test]
fn sp_151_the_row_of_the_big_board() {
    assert_eq!(standard().big.row, 5);
    assert!(markdown::says("SP-151", standard().big.row));
}

#[test]
fn sp_152_starting_vp_and_company_order() {
    let rows = table("SP-152", "order");
    assert_eq!(rows.len(), section("companies").len());
    for ((entry, written), company) in rows.iter().zip(section("companies")).zip(Company::ALL) {
        assert_eq!(entry.number("order") as usize, company.index() + 1);
        let name = entry.id("company");
        assert_eq!((&written["id"], json!(company)), (&json!(name), json!(name)));
        assert_eq!(written["vp"], entry.number("starting VP"), "{name}");
        assert_eq!(written["home"], entry.id("home"), "{name}");
        assert_eq!(written["from"], entry.from(), "{name}");
        assert_eq!(u64::try_from(standard().companies[company.index()].vp), Ok(entry.number("starting VP")));
    }
}

#[test]
fn sp_166_the_spaces_of_retailers() {
    let rows = table("SP-166", "tile");
    let spaces = |cell: &str| cell.split(", ").map(|vp| vp.parse().expect("VP")).collect::<Vec<u8>>();
    let expected: Vec<Value> = rows
        .iter()
        .map(|entry| {
            let (a, b) = (spaces(entry.get("side a")), spaces(entry.get("side b")));
            json!({"id": entry.get("tile"), "size": entry.id("size"), "a": a, "b": b, "from": entry.from()})
        })
        .collect();
    assert_eq!(section("retailers"), expected);
}

#[test]
fn sp_187_retailers_by_number_of_players() {
    let rows = table("SP-187", "players");
    assert_eq!(rows.len(), MOST);
    for entry in rows {
        let players: usize = entry.get("players").split(' ').next().and_then(|n| n.parse().ok()).expect("a number");
        let written = &section("setup")[players - 1];
        let laid = ["S", "M", "L"].map(|size| entry.number(size));
        assert_eq!(written["retailers"], json!({"s": laid[0], "m": laid[1], "l": laid[2]}), "{players}");
        assert_eq!(written["from"]["retailers"], entry.from(), "{players}");
        assert_eq!(standard().laid[players - 1].map(u64::from), laid, "loaded for {players}");
    }
}

/// What the rules name in passing.
#[test]
fn the_single_numbers_are_those_of_the_rules() {
    let numbers = written("numbers");
    for (rule, column, number) in [
        ("SP-270", "price_start", 5),
        ("SP-286", "goods", 18),
        ("SP-333", "gps_goods", 5),
        ("SP-366", "away_goods", 3),
        ("SP-530", "directive_vp", 12),
        ("SP-723", "discount", 2),
        ("SP-727", "debt_step", 10),
        ("SP-727", "wealth_step", 20),
    ] {
        assert_eq!(numbers[column], number, "{column}");
        assert!(markdown::says(rule, number), "{rule} does not say {number}");
    }
    assert_eq!(Technology::ALL.len(), standard().technologies.len());
}
