//! Data files: what is wrong with one is said with its line and row; another set plays as well.

use crate::syn::{Cards, Syndicate};
use kernel::{CardData, Loaded, Setup, Tally};
use testkit::Scene;
use testkit::sheet::{self, fault_of};

/// The row with this id, as it stands in the file.
fn row(id: &str) -> &'static str {
    Cards::STANDARD.lines().find(|line| line.contains(&format!("id = \"{id}\""))).expect("a row")
}

/// The file with one thing in one row replaced.
fn in_row(id: &str, from: &str, to: &str) -> String {
    sheet::edited_row::<Cards>(row(id), from, to)
}

/// Row, what is written instead of what, and the message.
#[test]
fn a_wrong_row_is_named_with_its_line() {
    let cases = [
        ("B07", "number 4", "number 7", "syndicate-data-condition"),
        ("B07", "number 4", "", "syndicate-data-condition"),
        ("B13", "8 - sum", "8 - average", "syndicate-data-condition"),
        ("B39", "sum = 7", "sum = 300", "syndicate-data-condition"),
        ("B39", "sum = 7", "sum == 7", "syndicate-data-condition"),
        ("B25", "L < R", "R < L", "syndicate-data-condition"),
        ("B49", "Industry", "Defence", "syndicate-data-kind"),
        ("B13", "8 - sum", "sum = 8", "syndicate-data-kind"),
        ("B01", "[2, 7]", "[2]", "syndicate-data-vp"),
        ("B13", "[]", "[3]", "syndicate-data-vp"),
        ("B25", "[4]", "[4, 4]", "syndicate-data-vp"),
        ("B25", "[4]", "[]", "syndicate-data-vp"),
        ("B25", "[4]", "[51]", "syndicate-data-vp"),
        ("B60", "B60", "B59", "data-fault-twice"),
        ("B10", "\"seed\"", "\"rumour\"", "data-fault-origin"),
        ("B11", "seed+reconstructed", "seed+", "data-fault-origin"),
        ("V09", "round = 2", "round = 4", "syndicate-data-investor"),
        ("V09", "round = 2", "round = 0", "syndicate-data-investor"),
        ("V09", "round = 2", "round = 1", "syndicate-data-investor"),
        ("V09", "seed", "memory", "data-fault-origin"),
        ("PL2", "reconstructed", "guess", "data-fault-origin"),
        ("PR5", "investor = \"Industry\"", "investor = \"Defence\"", "syndicate-data-section"),
        ("PR1", "public", "publi", "data-fault-origin"),
    ];
    for (id, from, to, key) in cases {
        let found = fault_of::<Cards>(&in_row(id, from, to));
        let wrong = if to == "B59" { "B59" } else { id };
        let line = sheet::line_of::<Cards>(&format!("id = \"{id}\""));
        assert_eq!((found.line, found.row.as_deref()), (line, Some(wrong)), "{id} {to}: {found}");
        assert_eq!(found.what.key, key, "{id} {to}: {found}");
    }
}

#[test]
fn a_wrong_die_is_named_with_its_line() {
    for (from, to) in [
        ("{ space = 4, ", "{ space = 6, "),
        ("{ space = 4, ", "{ space = 3, "),
        ("{ space = 4, ", "{ space = 0, "),
        ("\"pink\"", "\"blue\""),
        ("\"pink\"", "\"\""),
    ] {
        let found = fault_of::<Cards>(&sheet::edited::<Cards>(from, to));
        let line = sheet::line_of::<Cards>("space = 4");
        assert_eq!((found.line, found.what.key.as_ref()), (line, "syndicate-data-die"), "{to}: {found}");
    }
}

/// Text that is not TOML, or has other columns: the line is named.
#[test]
fn a_wrong_form_is_named_with_its_line() {
    let cases = [
        ("B20", "left = \"+\"", "left = \"*\""),
        ("B20", "left = \"+\"", "left = 1"),
        ("B20", "left = \"+\"", "leeft = \"+\""),
        ("B20", "left = \"+\", ", ""),
        ("B20", "{ id", "{ colour = \"red\", id"),
        ("B20", "Service", "Services"),
        ("B20", "vp = []", "vp = [-1]"),
        ("B20", "vp = []", "vp = [256]"),
        ("B20", "vp = []", "vp = \"two\""),
        ("B20", "vp = []", "vp = ["),
        ("B20", "{ id", "{{ id"),
        ("V03", "Transport", "transport"),
        ("PL1", "name", "title"),
        ("PR2", "investor = \"Service\",", ""),
    ];
    for (id, from, to) in cases {
        let found = fault_of::<Cards>(&in_row(id, from, to));
        assert_eq!(found.what.key, "data-fault-toml", "{id} {to}: {found}");
        let line = sheet::line_of::<Cards>(&format!("id = \"{id}\""));
        assert!((line..=line + 1).contains(&found.line), "{id} {to}: {found}, not line {line}");
    }
    assert_eq!(fault_of::<Cards>("robots = 3").what.key, "data-fault-toml");
    assert_eq!(fault_of::<Cards>("").what.key, "data-fault-toml");
    assert_eq!(fault_of::<Cards>(&format!("{}\nextra = 1\n", Cards::STANDARD)).what.key, "data-fault-toml");
}

#[test]
fn a_wrong_number_of_rows_is_a_fault_of_the_whole_file() {
    let without = |id: &str| sheet::edited::<Cards>(&format!("{}\n", row(id)), "");
    let more = |id: &str, new: &str| {
        sheet::edited::<Cards>(row(id), &format!("{}\n{}", row(id), row(id).replacen(id, new, 1)))
    };
    let cases = [
        (without("B33"), "syndicate-data-robots"),
        (more("B33", "B61"), "syndicate-data-robots"),
        (without("V12"), "syndicate-data-investors"),
        (without("PL4"), "syndicate-data-sections"),
        (more("PL4", "PL5"), "syndicate-data-sections"),
        (without("PR1"), "syndicate-data-sections"),
        (
            sheet::edited::<Cards>("  { space = 5, colour = \"purple\", from = \"reconstructed\" },\n", ""),
            "syndicate-data-dice",
        ),
        (format!("{}{}", Cards::STANDARD, " ".repeat(1 << 20)), "data-fault-too-long"),
    ];
    for (text, key) in cases {
        let found = fault_of::<Cards>(&text);
        assert_eq!((found.line, found.row.as_deref(), found.what.key.as_ref()), (0, None, key), "{found}");
    }
}

#[test]
fn the_standard_set_says_how_much_of_it_is_reconstructed() {
    let tally = Cards::provenance(Cards::STANDARD).unwrap();
    let from_sources = 1 + 15 + 1 + 1;
    assert_eq!(tally, Tally { rows: 60 + 15 + 4 + 5 + 5, reconstructed: 89 - from_sources }, "B35, tokens, PL1, PR5");
}

#[test]
fn comments_and_layout_do_not_change_a_set() {
    sheet::layout_is_nothing::<Cards>();
}

/// Other cards, other digest, and whole games with every number of players.
#[test]
fn another_set_loads_and_plays() {
    let cases = [
        in_row("B39", "sum = 7", "sum = 8"),
        in_row("B07", "number 4", "number 5"),
        in_row("B25", "[4]", "[50]"),
        in_row("B13", "8 - sum", "20 - sum"),
        in_row("B13", "left = \"-\"", "left = \"=\""),
    ];
    let mut digests = vec![Loaded::<Cards>::standard().digest()];
    for text in cases {
        let cards = Loaded::<Cards>::parse(&text).unwrap();
        assert!(!digests.contains(&cards.digest()));
        digests.push(cards.digest());
        for seats in 2..=4 {
            let mut scene = Scene::<Syndicate>::with(&Setup { seats, options: Default::default(), cards }, 1);
            scene.seeded(2).wander(3, |_| false);
            assert!(scene.standings().iter().any(|(_, standing)| standing.score > 0));
        }
    }
}

/// A card with `=` on both corners leaves nothing to cover, so nobody is asked.
#[test]
fn a_card_that_changes_nothing_is_calibrated_without_asking() {
    use crate::syn::{Action, S1, S2, id};
    let cards = Loaded::<Cards>::parse(&in_row("B01", "left = \"+\"", "left = \"=\"")).unwrap();
    let mut scene = Scene::<Syndicate>::with(&Setup { seats: 2, options: Default::default(), cards }, 1);
    scene.edit(|state| {
        state.public.order = syndicate::state::Stack::from_iter([S1, S2]);
        state.public.factory = ["B01", "B02", "B03", "B04"].map(id);
        let rest = kernel::CardSet::first(60).minus(state.public.factory.into_iter().collect());
        state.dark = kernel::Deck::of(rest);
    });
    let dice = scene.state().public.players[S1].dice;
    scene.seeded(1).act(S1, Action::PlaceAgent { slot: 1, sent: 0 }).act(S1, Action::PlugIn { place: 2 });
    assert_eq!(scene.owed().seats(), S2.only());
    assert_eq!(scene.state().public.players[S1].dice, dice);
}
