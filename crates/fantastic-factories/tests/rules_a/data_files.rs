//! Data files: what is wrong with one is said with its line and row; another set plays as well.

use crate::ff::*;
use kernel::{CardData, Loaded, Tally};
use testkit::sheet::{self, fault_of};

/// The row with this id, as it stands in the file.
fn row(id: &str) -> &'static str {
    let start = if id == "table" { "table = {".to_owned() } else { format!("  {{ id = \"{id}\"") };
    Cards::STANDARD.lines().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("no row {id}"))
}

fn line_of(id: &str) -> usize {
    sheet::line_of::<Cards>(row(id))
}

/// The file with one thing in one row replaced.
fn in_row(id: &str, from: &str, to: &str) -> String {
    sheet::edited_row::<Cards>(row(id), from, to)
}

/// Row, what is written instead of what, and the message.
const WRONG_ROWS: [(&str, &str, &str, &str); 59] = [
    ("golem", "\"golem\"", "\"dojo\"", "data-fault-twice"),
    ("miner", "\"miner\"", "\"foreman\"", "data-fault-twice"),
    ("dojo", "copies = 2", "copies = 0", "factories-data-copies"),
    ("dojo", "copies = 2", "copies = 16", "factories-data-copies"),
    ("miner", "copies = 2", "copies = 0", "factories-data-copies"),
    ("dojo", "prestige = [0]", "prestige = []", "factories-data-cost"),
    ("dojo", "cost = { metal = 1", "cost = { goods = 1", "factories-data-cost"),
    ("dojo", "cost = { metal = 1", "cost = { cards = 1", "factories-data-cost"),
    ("dojo", "\"seed\"", "\"rumour\"", "data-fault-origin"),
    ("dojo", "rest = \"public\"", "rest = \"public+\"", "data-fault-origin"),
    ("miner", "from = \"seed\"", "from = \"memory\"", "data-fault-origin"),
    ("table", "seed+public", "seed+guess", "data-fault-origin"),
    ("dojo", "\"flip\"", "\"turn\"", "factories-data-effect"),
    ("dojo", "\"flip\"", "\"\"", "factories-data-effect"),
    ("dojo", ", pay = { energy = 1 }", "", "factories-data-effect"),
    ("dojo", "pay = { energy", "pay = { goods", "factories-data-effect"),
    ("dojo", "pay = { energy = 1 }", "pay = { energy = 1 }, dice = \"any\"", "factories-data-effect"),
    ("golem", "\"die_for_energy\"", "\"die_for_energy\", gain = { metal = 1 }", "factories-data-effect"),
    ("golem", "\"die_for_energy\"", "\"monument\"", "factories-data-effect"),
    ("obelisk", "\"monument\" }", "\"die_for_energy\" }", "factories-data-effect"),
    ("biolab", "dice = \"1\"", "dice = \"7\"", "factories-data-effect"),
    ("biolab", "dice = \"1\"", "dice = \"0\"", "factories-data-effect"),
    ("biolab", "dice = \"1\"", "dice = \"some\"", "factories-data-effect"),
    ("biolab", "pay = { energy", "pay = { cards", "factories-data-effect"),
    ("biolab", "gain", "most = 3, gain", "factories-data-effect"),
    ("warehouse", "3 sum 14", "3 sum 19", "factories-data-effect"),
    ("warehouse", "3 sum 14", "3 sum 2", "factories-data-effect"),
    ("warehouse", "3 sum 14", "4 equal", "factories-data-effect"),
    ("warehouse", "dice", "gain_die = \"metal\", dice", "factories-data-effect"),
    ("assembly_line", "dice", "pay_die = \"metal\", dice", "factories-data-effect"),
    ("battery_factory", "pay = {", "gain_high = { metal = 1 }, pay = {", "factories-data-effect"),
    ("refinery", "discard = 3", "discard = 4", "factories-data-effect"),
    ("refinery", "discard = 1", "discard = 4", "factories-data-effect"),
    ("mega_factory", "\"chosen\"", "\"rolled\"", "factories-data-effect"),
    ("mega_factory", "extra_die", "choose = [{ metal = 1 }], extra_die", "factories-data-effect"),
    ("black_market", "dice = \"any\"", "dice = \"2 equal\"", "factories-data-effect"),
    ("black_market", "discard = 1", "discard = 2", "factories-data-effect"),
    ("black_market", ", most = 4", "", "factories-data-effect"),
    ("scrap_yard", "\"income\", gain = { metal = 1 }", "\"income\"", "factories-data-effect"),
    ("scrap_yard", "\"on_build\", gain = { metal = 1 }", "\"on_build\"", "factories-data-effect"),
    ("laboratory", "{ cards = 1 }", "{ cards = 1 }, discard = 1", "factories-data-effect"),
    ("miner", "kind = \"gain\"", "kind = \"give\"", "factories-data-effect"),
    ("miner", ", opponent = { metal = 1 }", "", "factories-data-effect"),
    ("foreman", "most = 4", "dice = 4", "factories-data-effect"),
    ("specialist", "\"specialist\" }", "\"specialist\", most = 4 }", "factories-data-effect"),
    ("foreman", "pay = { energy = 2 }", "pay = { goods = 2 }", "factories-data-cost"),
    ("foreman", "pay = { energy = 2 }", "pay = { cards = 2 }", "factories-data-cost"),
    ("foreman", "pay = { energy = 2 }", "pay = { energy = 21 }", "factories-data-amount"),
    ("miner", "gain = { metal = 3 }", "gain = { metal = 21 }", "factories-data-amount"),
    ("miner", "opponent = { metal = 1 }", "opponent = { cards = 21 }", "factories-data-amount"),
    ("dojo", "cost = { metal = 1", "cost = { metal = 21", "factories-data-amount"),
    ("dojo", "pay = { energy = 1 }", "pay = { energy = 21 }", "factories-data-amount"),
    ("harvester", "{ metal = 4 }", "{ metal = 21 }", "factories-data-amount"),
    ("motherlode", "gain_high = { metal = 2 }", "gain_high = { metal = 21 }", "factories-data-amount"),
    (
        "solar_array",
        "\"on_build\", gain = { energy = 2 }",
        "\"on_build\", gain = { energy = 21 }",
        "factories-data-amount",
    ),
    ("black_market", "most = 4", "most = 21", "factories-data-amount"),
    ("foreman", "most = 4", "most = 9", "factories-data-dice"),
    ("hired_hands", "dice = 2", "dice = 9", "factories-data-dice"),
    ("table", "own_dice = 4", "own_dice = 9", "factories-data-dice"),
];

#[test]
fn a_wrong_row_is_named_with_its_line() {
    for (id, from, to, key) in WRONG_ROWS {
        let found = fault_of::<Cards>(&in_row(id, from, to));
        let named = if key == "data-fault-twice" { to.trim_matches('"') } else { id };
        assert_eq!((found.line, found.row.as_deref()), (line_of(id), Some(named)), "{id} {to}: {found}");
        assert_eq!(found.what.key, key, "{id} {to}: {found}");
    }
}

/// Text that is not TOML, or has other columns: the line is named.
#[test]
fn a_wrong_form_is_named_with_its_line() {
    let cases = [
        ("dojo", "tool = \"gear\"", "tool = \"saw\""),
        ("dojo", "tool = \"gear\"", "tool = 1"),
        ("dojo", "tool", "toool"),
        ("dojo", "type = \"training\", ", ""),
        ("dojo", "training", "trainings"),
        ("dojo", "copies = 2", "copies = -2"),
        ("dojo", "copies = 2", "copies = 256"),
        ("dojo", "copies = 2", "copies = \"two\""),
        ("dojo", "prestige = [0]", "prestige = 0"),
        ("dojo", "prestige = [0]", "prestige = ["),
        ("dojo", "{ id", "{ colour = \"red\", id"),
        ("dojo", "{ id", "{{ id"),
        ("dojo", "pay = { energy = 1 }", "pay = { energie = 1 }"),
        ("dojo", "kind = \"flip\"", "kind = \"flip\", twice = true"),
        ("foundry", "gain_die = \"metal\"", "gain_die = \"goods\""),
        ("dojo", ", rest = \"public\"", ""),
        ("miner", "kind = \"gain\"", "kind = \"gain\", twice = true"),
        ("miner", "pay = {}, ", ""),
        ("table", "own_dice = 4, ", ""),
        ("table", "own_dice", "dice"),
        ("table", "metal = 1", "metal = -1"),
    ];
    for (id, from, to) in cases {
        let found = fault_of::<Cards>(&in_row(id, from, to));
        assert_eq!(found.what.key, "data-fault-toml", "{id} {to}: {found}");
        let line = line_of(id);
        assert!((line..=line + 1).contains(&found.line), "{id} {to}: {found}, not line {line}");
    }
    assert_eq!(fault_of::<Cards>("blueprints = 3").what.key, "data-fault-toml");
    assert_eq!(fault_of::<Cards>("").what.key, "data-fault-toml");
    assert_eq!(fault_of::<Cards>(&format!("{}\nextra = 1\n", Cards::STANDARD)).what.key, "data-fault-toml");
}

#[test]
fn a_wrong_number_of_cards_is_a_fault_of_the_whole_file() {
    let without = |id: &str| sheet::edited::<Cards>(&format!("{}\n", row(id)), "");
    let another = |id: &str, key: &str| {
        sheet::edited::<Cards>(row(id), &format!("{}\n{}", row(id), row(id).replacen(id, key, 1)))
    };
    let cases = [
        (without("dojo"), "factories-data-deck"),
        (in_row("dojo", "copies = 2", "copies = 1"), "factories-data-deck"),
        (in_row("dojo", "copies = 2", "copies = 3"), "factories-data-deck"),
        (another("dojo", "gym"), "factories-data-deck"),
        (without("miner"), "factories-data-contractors"),
        (in_row("miner", "copies = 2", "copies = 1"), "factories-data-contractors"),
        (in_row("miner", "copies = 2", "copies = 3"), "factories-data-contractors"),
        (another("miner", "digger"), "factories-data-contractors"),
        (format!("{}{}", Cards::STANDARD, " ".repeat(1 << 20)), "data-fault-too-long"),
    ];
    for (text, key) in cases {
        let found = fault_of::<Cards>(&text);
        assert_eq!((found.line, found.row.as_deref(), found.what.key.as_ref()), (0, None, key), "{found}");
    }
}

/// 33 names of 74 cards: the engine tells 32 apart.
#[test]
fn a_file_with_too_many_names_is_refused() {
    let golems = row("golem").replacen("copies = 2", "copies = 1", 1);
    let giant = golems.replacen("\"golem\"", "\"giant\"", 1);
    let found = fault_of::<Cards>(&sheet::edited::<Cards>(row("golem"), &format!("{golems}\n{giant}")));
    assert_eq!((found.line, found.what.key.as_ref()), (0, "factories-data-names"), "{found}");
}

#[test]
fn nothing_in_the_standard_set_is_reconstructed() {
    let tally = Cards::provenance(Cards::STANDARD).unwrap();
    assert_eq!(tally, Tally { rows: 1 + 32 + 8, reconstructed: 0 });
    let other = Cards::provenance(&in_row("dojo", "rest = \"public\"", "rest = \"public+reconstructed\"")).unwrap();
    assert_eq!(other, Tally { rows: 41, reconstructed: 1 });
}

#[test]
fn comments_and_layout_do_not_change_a_set() {
    sheet::layout_is_nothing::<Cards>();
}

/// Other cards, other digest, and whole games with every number of players, also with the printed cards.
#[test]
fn another_set_loads_and_plays() {
    let cases = [
        in_row("dojo", "metal = 1, energy = 1", "metal = 2, energy = 3"),
        in_row("warehouse", "3 sum 14", "3 sum 12"),
        in_row("nuclear_plant", "\"6\"", "\"5\""),
        in_row("golem", "\"die_for_energy\"", "\"roll\", pay = { energy = 2 }"),
        in_row("recycling_plant", "discard = 2, gain = { goods = 1, cards = 1 }", "gain = { cards = 2 }"),
        in_row("table", "hand_limit = 10, token_limit = 12", "hand_limit = 3, token_limit = 2"),
        in_row("table", "own_dice = 4", "own_dice = 8"),
        in_row("table", "own_dice = 4", "own_dice = 0"),
        in_row("foreman", "most = 4", "most = 1"),
    ];
    let mut digests = vec![Loaded::<Cards>::standard().digest()];
    for text in cases {
        let cards = Loaded::<Cards>::parse(&text).unwrap();
        assert!(!digests.contains(&cards.digest()));
        digests.push(cards.digest());
        for (seats, texts) in [(1, CardTexts::Printed), (2, CardTexts::Rulebook), (5, CardTexts::Printed)] {
            let options = Options { cards: texts, ..Options::default() };
            let mut scene = Scene::<FantasticFactories>::with(&Setup { seats, options, cards }, 1);
            scene.seeded(2).wander(3, |state| state.public.round > 4);
            assert!(scene.state().public.round > 4 || scene.owed().standings().is_some());
        }
    }
}

/// FF-265: with two dice of their own, nobody sets three.
#[test]
fn a_foreman_sets_no_more_dice_than_a_player_has() {
    let cards = Loaded::<Cards>::parse(&in_row("table", "own_dice = 4", "own_dice = 2")).unwrap();
    let table = table_for(&Setup { cards, ..Setup::standard(2) }).tokens(S1, 0, 2).hand(S1, &["robot"]);
    let mut table = table.contractors(&["foreman", "miner", "miner", "investor"]);
    table.act(S1, hire(1, "robot")).rolling(S2, &[1, 1]).act(S2, take(1));
    table.refused_by("FF-263", S1, foreman(&[6, 6, 6])).act(S1, foreman(&[6, 6]));
    assert_eq!(table.dice_of(S1), [6, 6]);
}
