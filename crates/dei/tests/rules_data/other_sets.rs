//! Files that are as good as the standard one.

use crate::faults::{accepted, in_row};
use dei::Cards;
use dei::pieces::Faction;
use kernel::data::CardData;
use kernel::{Loaded, Tally};
use testkit::sheet::{edited, layout_is_nothing};

#[test]
fn the_standard_set_says_how_much_of_it_is_reconstructed() {
    let tally = Cards::provenance(Cards::STANDARD).expect("the standard set");
    let sure = 2 + 6 + 5 + 8 + 3;
    let reconstructed = 1 + 5 + 24 + 4 + 48 + 36 + 8 + 18 + 18 + 11 + 24;
    assert_eq!(tally, Tally { rows: sure + reconstructed, reconstructed });
}

#[test]
fn comments_and_layout_do_not_change_a_set() {
    layout_is_nothing::<Cards>();
}

/// Whatever is read from a file changes the digest of the set, and nothing else is needed.
#[test]
fn dei_590_other_values_are_other_data() {
    let numbers = |from, to| edited::<Cards>(&format!("\n  {from},"), &format!("\n  {to},"));
    let texts = [
        numbers("starting = [2, 3, 3, 4, 4, 5]", "starting = [2, 2, 3, 4, 4, 5]"),
        numbers("required = [1, 1, 1]", "required = [0, 1, 2]"),
        numbers("cube_supplies = 2", "cube_supplies = 3"),
        numbers("advantage_supplies = 2", "advantage_supplies = 4"),
        numbers("gift_supplies = -3", "gift_supplies = -2"),
        numbers("banner = 2", "banner = 3"),
        in_row("participants = 5", "candies = 20", "candies = 21"),
        in_row("participants = 2", "rows = 3", "rows = 4"),
        in_row("participants = 2", "[[0, 1], [1, 1]]", "[[0, 1], [0, 2]]"),
        in_row("{ id = 9, ", "[1, 1, 1, 0]", "[1, 2, 0, 0]"),
        in_row("{ id = 9, ", "\"roof\"", "\"sw\""),
        in_row("{ id = 9, ", "roof = 2", "roof = 3"),
        in_row("\"farm_z\",      skill", "amount = 2", "amount = 3"),
        in_row("hackers-3", "move = 2", "move = 1, climb = 1"),
        in_row("hackers-8", "bonus = 0", "bonus = 1"),
        in_row("\"T-4\"", "kill = 2", "kill = 1, muster = 1"),
        in_row("\"T-4\"", "Night attack", "Nightfall"),
        in_row("\"K-9\"", "exchange = 2", "exchange = 3"),
        in_row("\"K-10\"", "energy = 2", "energy = 1"),
        in_row("\"G-6\"", "build = 1", "build = 1, kill = 1"),
        in_row("\"G-6\"", "supplies = 2", "supplies = 3"),
        in_row("fly-1", "bonus = 1", "bonus = 2"),
        in_row("\"AT-4\"", "amount = 2", "amount = 1"),
        in_row("\"AT-6\"", "candies = 2", "candies = 3"),
        in_row("\"MI-8\"", "counts = \"ways\"", "counts = \"refuges\""),
        in_row("\"MI-9\"", "late_per = 3", "late_per = 4"),
        in_row("\"MI-12\"", "new = false", "new = true"),
        in_row("number = 6", "amount = 2", "amount = 3"),
        in_row("number = 6", "least = 2", "least = 1"),
        in_row("\"A-24\"", "move_need", "buy_need"),
        in_row("\"standard\"", "[3, 4, 5, 6]", "[3, 4, 5, 5]"),
    ];
    let mut digests = vec![Loaded::<Cards>::standard().digest()];
    for text in &texts {
        let digest = Loaded::<Cards>::parse(text).unwrap_or_else(|fault| panic!("{fault}")).digest();
        assert!(!digests.contains(&digest), "{:?}", text.lines().find(|line| !Cards::STANDARD.contains(line)));
        digests.push(digest);
    }
    assert_eq!(accepted(&texts[13]).deck_of(Faction::Hackers).len(), 8);
}
