//! Data files: what is wrong with one is said with its line and row; another set plays as well.

use crate::common::*;
use kernel::data::CardData;
use kernel::{Loaded, Tally};
use testkit::sheet::{self, fault_of};

/// The standard file with one text replaced; it must be there.
pub fn with(from: &str, to: &str) -> String {
    sheet::edited::<Cards>(from, to)
}

/// The first row with this id (or, as it stands there, this text).
fn row(id: &str) -> &'static str {
    let mut rows = Cards::STANDARD.lines().filter(|line| line.contains("from = "));
    let named = rows.clone().find(|line| line.contains(&format!("\"{id}\"")));
    named.or_else(|| rows.find(|line| line.contains(id))).unwrap_or_else(|| panic!("no row {id}"))
}

/// The file with one thing in one row replaced.
pub fn in_row(id: &str, from: &str, to: &str) -> String {
    sheet::edited_row::<Cards>(row(id), from, to)
}

/// The line of the standard file a row stands on.
fn line_of(id: &str) -> usize {
    sheet::line_of::<Cards>(row(id))
}

/// The file without a row.
fn without(id: &str) -> String {
    with(&format!("{}\n", row(id)), "")
}

/// The file with another row after one.
fn after(id: &str, new: &str) -> String {
    with(row(id), &format!("{}\n{new}", row(id)))
}

/// In the row with an id, something is written instead of something: the fault names this row and says this.
#[track_caller]
fn check(id: &str, from: &str, to: &str, named: &str, key: &str) {
    let found = fault_of::<Cards>(&in_row(id, from, to));
    assert_eq!((found.line, found.row.as_deref()), (line_of(id), Some(named)), "{id} {to}: {found}");
    assert_eq!(found.what.key, key, "{id} {to}: {found}");
}

#[test]
fn a_wrong_number_of_the_board_is_named() {
    for (from, to) in [
        ("rounds = 4", "rounds = 0"),
        ("rounds = 4", "rounds = 5"),
        ("auctions = 3", "auctions = 0"),
        ("auctions = 3", "auctions = 4"),
        ("price_start = 3", "price_start = 0"),
        ("price_start = 3", "price_start = 11"),
        ("price_last = 10", "price_last = 2"),
        ("price_last = 10", "price_last = 21"),
        ("price_start = 3, price_last = 10", "price_start = 1, price_last = 1"),
        ("bid_last = 20", "bid_last = 21"),
        ("credits_per_crypto = 10", "credits_per_crypto = 0"),
        ("credits_per_crypto = 10", "credits_per_crypto = 101"),
    ] {
        check("table = {", from, to, "table", "merchant-data-table");
    }
}

/// CM-41 needs as many markers as scales, and CM-105 a token for each track.
#[test]
fn a_wrong_layout_is_named_by_its_number_of_players() {
    for (players, from, to) in [
        ("2", "tracks = 3", "tracks = 0"),
        ("2", "tracks = 3", "tracks = 1"),
        ("4", "tracks = 5", "tracks = 6"),
        ("3", "cash = 20", "cash = 1001"),
        ("2", "places = 4", "places = 3"),
        ("2", "places = 4, lot = 2, markers = 2", "places = 6, lot = 1, markers = 3"),
        ("3", "places = 3, lot = 3, markers = 1", "places = 0, lot = 3, markers = 0"),
        ("3", "markers = 1", "markers = 2"),
        ("4", "markers = 1", "markers = 0"),
        ("2", "lot = 2", "lot = 0"),
        ("4", "lot = 3", "lot = 4"),
    ] {
        check(&format!("players = {players}"), from, to, players, "merchant-data-setup");
    }
    let three_tokens = ["-2", "-1", "1"].iter().fold(Cards::STANDARD.to_owned(), |text, change| {
        text.replace(&format!("{}\n", row(&format!("change = {change},"))), "")
    });
    let found = fault_of::<Cards>(&three_tokens);
    assert_eq!((found.row.as_deref(), found.what.key.as_ref()), (Some("3"), "merchant-data-setup"), "0, 0 and +2");
}

/// CM-3: all corporations in the deck have a track.
#[test]
fn a_layout_without_a_track_for_its_shares_is_named() {
    for (players, from, to, corporation) in [
        ("2", "tracks = 3", "tracks = 2", "CB"),
        ("3", "tracks = 4", "tracks = 3", "CD"),
        ("4", "tracks = 5", "tracks = 4", "AC"),
    ] {
        check(&format!("players = {players}"), from, to, players, "merchant-data-no-track");
        let found = fault_of::<Cards>(&in_row(&format!("players = {players}"), from, to));
        assert!(format!("{:?}", found.what).contains(corporation), "{found:?}");
    }
}

#[test]
fn a_wrong_corporation_is_named() {
    for (id, from, to, named) in [
        ("RB", "joker = false", "joker = true", "RB"),
        ("AC", "joker = false", "joker = true", "AC"),
        ("WW", "joker = true", "joker = false", "WW"),
    ] {
        check(id, from, to, named, "merchant-data-corporation");
    }
    check("WW", "\"WW\"", "\"AC\"", "AC", "data-fault-twice");
    let swapped = with("\"CR\"", "\"?\"").replacen("\"CB\"", "\"CR\"", 1).replacen("\"?\"", "\"CB\"", 1);
    let found = fault_of::<Cards>(&swapped);
    assert_eq!((found.row.as_deref(), found.what.key.as_ref()), (Some("CB"), "merchant-data-corporation"), "{found}");
}

/// Shares stand in the order of the corporations and of their values, each once.
#[test]
fn a_wrong_share_is_named_by_the_ids_of_its_cards() {
    for (id, from, to, key) in [
        ("RB05-RB08", "value = 2", "value = 1", "merchant-data-order"),
        ("RB12-RB13", "value = 4", "value = 2", "merchant-data-order"),
        ("CR05-CR08", "\"CR\"", "\"RB\"", "merchant-data-order"),
        ("CB01-CB04", "\"CB\"", "\"RB\"", "merchant-data-order"),
        ("RB01-RB04", "value = 1", "value = 0", "merchant-data-value"),
        ("WW12-WW13", "value = 3", "value = 21", "merchant-data-value"),
        ("CR09-CR11", "[3, 0, 0]", "[0, 0, 0]", "merchant-data-copies"),
        ("CR09-CR11", "[3, 0, 0]", "[16, 0, 0]", "merchant-data-copies"),
        ("CR09-CR11", "[3, 0, 0]", "[6, 5, 5]", "merchant-data-copies"),
        ("CR09-CR11", "[3, 0, 0]", "[255, 255, 255]", "merchant-data-copies"),
    ] {
        check(id, from, to, id, key);
    }
}

#[test]
fn a_wrong_trick_is_named() {
    for (id, from, to, key) in [
        ("trajan", "[4, 1, 1]", "[0, 0, 0]", "merchant-data-copies"),
        ("trajan", "[4, 1, 1]", "[14, 1, 1]", "merchant-data-copies"),
        ("trajan", "by = 1", "by = 0", "merchant-data-move"),
        ("the_root", "by = 2", "by = 10", "merchant-data-move"),
        ("cyber_threat", "by = -1", "by = -10", "merchant-data-move"),
        ("cyber_threat", "by = -1", "by = -128", "merchant-data-move"),
        ("the_root", "\"The Root\"", "\"Trajan\"", "data-fault-twice"),
        ("reflector", "\"Reflector\"", "\"Elder Chip\"", "data-fault-twice"),
    ] {
        check(id, from, to, id, key);
    }
}

/// The file says of these ids that none is used twice.
#[test]
fn an_id_of_two_tricks_is_named() {
    check("the_root", "id = \"the_root\"", "id = \"trajan\"", "trajan", "data-fault-twice");
}

#[test]
fn a_wrong_token_is_named_by_its_number() {
    for (change, from, to, named) in [
        ("-2", "copies = 1", "copies = 0", "-2"),
        ("-1", "copies = 2", "copies = 21", "-1"),
        ("0", "change = 0", "change = 10", "10"),
        ("0", "change = 0", "change = -10", "-10"),
        ("2", "change = 2", "change = -128", "-128"),
    ] {
        check(&format!("change = {change},"), from, to, named, "merchant-data-token");
    }
}

#[test]
fn a_word_that_says_no_origin_is_named() {
    for (id, from, to, named) in [
        ("table = {", "seed + reconstructed", "seed + rumour", "table"),
        ("players = 3", "\"seed\"", "\"memory\"", "3"),
        ("CB", "\"seed\"", "\"\"", "CB"),
        ("AC01-AC04", "reconstructed", "reconstructed by ear", "AC01-AC04"),
        ("reflector", "effect = \"seed\"", "effect = \"see\"", "reflector"),
        ("reflector", "copies = \"reconstructed\"", "copies = \"guess\"", "reflector"),
        ("change = 2,", "\"ruling\"", "\"hearsay\"", "2"),
    ] {
        check(id, from, to, named, "data-fault-origin");
    }
}

/// Text that is not TOML, or has other columns: the line is named.
#[test]
fn a_wrong_form_is_named_with_its_line() {
    let cases = [
        ("table = {", "rounds = 4, ", ""),
        ("table = {", "rounds", "round"),
        ("table = {", "rounds = 4", "rounds = -4"),
        ("table = {", "bid_last = 20", "bid_last = 256"),
        ("players = 3", "tracks = 4, ", ""),
        ("players = 3", "cash = 20", "cash = \"20\""),
        ("players = 3", "{ players", "{ colour = \"red\", players"),
        ("CR", "\"CR\"", "\"XX\""),
        ("CR", "\"CR\"", "\"cr\""),
        ("CR", "joker = false, ", ""),
        ("CR09-CR11", "\"CR\"", "\"Criptecorp\""),
        ("CR09-CR11", "[3, 0, 0]", "[3, 0]"),
        ("CR09-CR11", "[3, 0, 0]", "3"),
        ("CR09-CR11", "value = 3", "value = 3.5"),
        ("CR09-CR11", "value = 3", "value = 256"),
        ("CR09-CR11", "{ ids", "{{ ids"),
        ("trajan", "kind = \"move\"", "kind = \"jump\""),
        ("trajan", ", by = 1", ""),
        ("trajan", "by = 1", "by = 1, twice = true"),
        ("reflector", "from = { effect = \"seed\", copies = \"reconstructed\" }", "from = \"seed\""),
        ("change = 2,", "change = 2", "change = 200"),
    ];
    for (id, from, to) in cases {
        let found = fault_of::<Cards>(&in_row(id, from, to));
        assert_eq!(found.what.key, "data-fault-toml", "{id} {to}: {found}");
        let line = line_of(id);
        assert!((line..=line + 1).contains(&found.line), "{id} {to}: {found}, not line {line}");
    }
    assert_eq!(fault_of::<Cards>("shares = 3").what.key, "data-fault-toml");
    assert_eq!(fault_of::<Cards>("").what.key, "data-fault-toml");
    assert_eq!(fault_of::<Cards>(&format!("{}\nextra = 1\n", Cards::STANDARD)).what.key, "data-fault-toml");
}

/// Marks are none, 3+ and 4+; there is no fourth.
#[test]
fn a_fourth_number_of_copies_is_named_with_its_line() {
    for (id, copies, more) in [("CR09-CR11", "[3, 0, 0]", "[3, 0, 0, 0]"), ("trajan", "[4, 1, 1]", "[4, 1, 1, 2]")] {
        let found = fault_of::<Cards>(&in_row(id, copies, more));
        assert_eq!((found.what.key.as_ref(), found.line), ("data-fault-toml", line_of(id)), "{id}: {found}");
    }
}

/// Not even where an effect has no number: whoever writes one expects something of it.
#[test]
fn a_number_that_an_effect_does_not_have_is_named_with_its_line() {
    for (id, effect) in
        [("elder_chip", "shift"), ("collective_change", "change"), ("cyberstealth", "steal"), ("reflector", "swap")]
    {
        let kind = format!("kind = \"{effect}\"");
        let found = fault_of::<Cards>(&in_row(id, &kind, &format!("{kind}, by = 1")));
        assert_eq!((found.what.key.as_ref(), found.line), ("data-fault-toml", line_of(id)), "{id}: {found}");
    }
}

#[test]
fn what_is_missing_is_a_fault_of_the_whole_file() {
    let no_shares = |code: &str| -> String {
        let other = |line: &&str| !line.contains(&format!("corporation = \"{code}\""));
        Cards::STANDARD.lines().filter(other).map(|line| format!("{line}\n")).collect()
    };
    let cases = [
        (without("players = 2"), "merchant-data-players"),
        (without("players = 3"), "merchant-data-players"),
        (without("players = 4"), "merchant-data-players"),
        (without("AC"), "merchant-data-corporation"),
        (without("WW"), "merchant-data-corporations"),
        (no_shares("RB"), "merchant-data-no-shares"),
        (no_shares("CD"), "merchant-data-no-shares"),
        (no_shares("WW"), "merchant-data-no-shares"),
        (format!("{}{}", Cards::STANDARD, " ".repeat(1 << 20)), "data-fault-too-long"),
    ];
    for (text, key) in cases {
        let found = fault_of::<Cards>(&text);
        assert_eq!(found.what.key, key, "{found}");
        if key != "merchant-data-corporation" {
            assert_eq!((found.line, found.row.as_deref()), (0, None), "{found}");
        }
    }
}

/// A row that no table would ever use hides a mistake: the number of players twice, or one that cannot play.
#[test]
fn a_layout_that_is_never_used_is_named() {
    for (row_of, new) in
        [("players = 3", "players = 3"), ("players = 3", "players = 5"), ("players = 2", "players = 1")]
    {
        let text = after("players = 4", &row(row_of).replacen(row_of, new, 1));
        let found = fault_of::<Cards>(&text);
        assert_eq!(found.line, line_of("players = 4") + 1, "{new}: {found}");
    }
}

/// 48 kinds can be told apart, 30 are there.
#[test]
fn too_many_kinds_are_a_fault() {
    let tricks = |more: usize| {
        let new = |number: usize| row("reflector").replacen("\"Reflector\"", &format!("\"Mirror {number}\""), 1);
        let new = |number: usize| new(number).replacen("\"reflector\"", &format!("\"mirror_{number}\""), 1);
        after("reflector", &(0..more).map(new).collect::<Vec<_>>().join("\n"))
    };
    let most = Cards::parse(&tricks(18)).unwrap();
    assert_eq!((most.kinds.len(), most.named("Mirror 17")), (48, Some(47)));
    let found = fault_of::<Cards>(&tricks(19));
    assert_eq!(
        (found.line, found.row.as_deref(), found.what.key.as_ref()),
        (0, None, "merchant-data-kinds"),
        "{found}"
    );
    let share = |code: &str, value: u8| {
        let ids = format!("{code}-{value}");
        format!(
            "  {{ ids = \"{ids}\", corporation = \"{code}\", value = {value}, copies = [1, 0, 0], from = \"seed\" }},"
        )
    };
    let shares = |code: &'static str| (5..=20).map(|value| share(code, value)).collect::<Vec<_>>().join("\n");
    let more = after("RB12-RB13", &shares("RB")).replacen(
        row("CR12-CR13"),
        &format!("{}\n{}", row("CR12-CR13"), shares("CR")),
        1,
    );
    let found = fault_of::<Cards>(&more);
    assert_eq!((found.row.as_deref(), found.what.key.as_ref()), (Some("AC01-AC04"), "merchant-data-kinds"), "{found}");
}

#[test]
fn the_standard_set_says_how_much_of_it_is_reconstructed() {
    let tally = Cards::provenance(Cards::STANDARD).unwrap();
    assert_eq!(tally, Tally { rows: 1 + 3 + 6 + 23 + 7 + 5, reconstructed: 1 + 23 + 7 }, "scale, shares and tricks");
    let read = Cards::provenance(&in_row("CR09-CR11", "reconstructed", "public")).unwrap();
    assert_eq!(read.reconstructed, 30);
}

#[test]
fn comments_and_layout_do_not_change_a_set() {
    sheet::layout_is_nothing::<Cards>();
}

/// Other cards, other digest, and whole games with every number of players.
#[test]
fn another_set_loads_and_plays() {
    let cases = [
        in_row("CR12-CR13", "value = 4", "value = 20"),
        in_row("RB01-RB04", "[4, 0, 0]", "[15, 0, 0]"),
        in_row("trajan", "by = 1", "by = -9"),
        in_row("cyberstealth", "kind = \"steal\"", "kind = \"change\""),
        in_row("collective_change", "[2, 1, 0]", "[15, 0, 0]"),
        in_row("change = 2,", "change = 2", "change = 9"),
        in_row("table = {", "price_last = 10", "price_last = 20"),
        in_row("table = {", "price_start = 3, price_last = 10", "price_start = 1, price_last = 2"),
        in_row("table = {", "bid_last = 20", "bid_last = 0"),
        in_row("table = {", "rounds = 4, auctions = 3", "rounds = 1, auctions = 1"),
        in_row(
            "players = 2",
            "cash = 25, places = 4, lot = 2, markers = 2",
            "cash = 0, places = 2, lot = 1, markers = 1",
        ),
    ];
    let mut digests = vec![Loaded::<Cards>::standard().digest()];
    for text in cases {
        let cards = Loaded::<Cards>::parse(&text).unwrap();
        assert!(!digests.contains(&cards.digest()));
        digests.push(cards.digest());
        for seats in 2..=4 {
            let options = Options { cyber_deck: CyberDeck::On, ..Options::default() };
            let mut scene = Scene::<CyberMerchant>::with(&Setup { seats, options, cards }, 1);
            scene.seeded(2).wander(3, |_| false);
            assert!(scene.standings().iter().any(|(_, standing)| standing.rank == 1));
            assert_eq!(scene.sandbox().audit(), Ok(()));
        }
    }
}

/// What a set says counts: the numbers of the board are nowhere else.
#[test]
fn a_game_goes_by_the_numbers_of_its_set() {
    let text = with("price_start = 3, price_last = 10, bid_last = 20", "price_start = 5, price_last = 6, bid_last = 4");
    let cards = Loaded::<Cards>::parse(&text).unwrap();
    let setup = || Setup { cards, ..Setup::standard(2) };
    let mut bids = table_for(&setup());
    assert_eq!(bids.prices_now(), [5, 5, 5]);
    bids.refused_by("CM-35", S1, bid(1, 5)).act(S1, bid(1, 4)).refused_by("CM-35", S2, bid(1, 4));
    let mut root = table_for(&setup()).give(S1, ["The Root", "CR4"]).auction(3).trick_stage(S1);
    root.act(S1, play("The Root", on(Cr)));
    assert_eq!(root.prices_now(), [5, 6, 5]);
}

/// 15 cards of each kind: more than a byte counts.
#[test]
fn a_deck_of_450_cards_is_counted() {
    let many = ["[4, 0, 0]", "[3, 0, 0]", "[2, 0, 0]", "[6, 0, 0]", "[5, 0, 0]"];
    let text = many.iter().fold(Cards::STANDARD.to_owned(), |text, copies| text.replace(copies, "[15, 0, 0]"));
    let text =
        ["[0, 4, 0]", "[0, 3, 0]", "[0, 2, 0]"].iter().fold(text, |text, copies| text.replace(copies, "[0, 15, 0]"));
    let text =
        ["[0, 0, 4]", "[0, 0, 3]", "[0, 0, 2]"].iter().fold(text, |text, copies| text.replace(copies, "[0, 0, 15]"));
    let cards = Loaded::<Cards>::parse(&text).unwrap();
    let deck = cards.get().layout(4).deck.len();
    assert_eq!(deck, 23 * 15 + 30);
    let scene = Scene::<CyberMerchant>::with(&Setup { cards, ..Setup::standard(4) }, 1);
    assert_eq!(usize::from(scene.seen(S1).dark().deck), deck - 12);
}
