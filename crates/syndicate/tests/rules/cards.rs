//! Section 13: the robots, and the tables of sections 2.1, 2.2, 13.1 and 13.3 against the data file.

use crate::markdown::{RULES, table, word};
use crate::syn::{Cards, Kind, Mark, id, standard, written};
use kernel::CardData;
use std::collections::{BTreeMap, BTreeSet};
use syndicate::cards::Robot;

/// A condition of the document as the data file writes it.
fn data_form(condition: &str) -> String {
    let pairs = [
        ("L odd and R odd", "both odd"),
        ("L even and R even", "both even"),
        (" and ", ", "),
        ("abs(L − R)", "diff"),
        ("(L + R)", "sum"),
        ("L + R", "sum"),
        ("min(L, R)", "min"),
        ("max(L, R)", "max"),
        ("−", "-"),
        ("≤", "<="),
        ("≥", ">="),
    ];
    pairs.into_iter().fold(condition.to_owned(), |text, (from, to)| text.replace(from, to))
}

/// The words in brackets, joined as the data file joins them.
fn origin(cell: &str) -> String {
    cell.split('[').skip(1).map(|part| part.split(']').next().unwrap_or_default()).collect::<Vec<_>>().join("+")
}

/// The file's row with this id, cut into its columns: `from.vp` for a column of the inner table.
fn row(id: &str) -> BTreeMap<String, String> {
    let line = Cards::STANDARD.lines().find(|line| line.contains(&format!("id = \"{id}\""))).expect("a row");
    let (outer, inner) = match line.split_once("from = {") {
        Some((outer, inner)) => (outer, inner.split('}').next().unwrap_or_default()),
        None => (line, ""),
    };
    let columns = |text: &str, prefix: &str| -> Vec<(String, String)> {
        let mut pieces = text.split('"');
        let mut found = Vec::new();
        while let (Some(name), Some(value)) = (pieces.next(), pieces.next()) {
            let name = name.trim_matches(|c: char| !c.is_alphanumeric());
            found.push((format!("{prefix}{}", name.rsplit(' ').next().unwrap_or_default()), value.to_owned()));
        }
        found
    };
    columns(outer, "").into_iter().chain(columns(inner, "from.")).collect()
}

fn kind(word: &str) -> Kind {
    Kind::ALL.into_iter().find(|kind| format!("{kind:?}") == word).unwrap_or_else(|| panic!("type {word}"))
}

fn robot(name: &str) -> &'static Robot {
    standard().robot(id(name))
}

/// What a robot pays over all 36 pairs.
fn pays(robot: &Robot) -> Vec<u8> {
    (1..=6).flat_map(|l| (1..=6).map(move |r| robot.pays(l, r))).collect()
}

/// Section 13.3, row by row, with the provenance of each column.
#[test]
fn the_sixty_cards_are_those_of_the_document() {
    let rows = table("13.3", &["id", "type"]);
    assert_eq!(rows.len(), 60);
    for (cells, card) in rows.iter().zip(&standard().robots) {
        let [id, kind_word, left, right, condition, vp, condition_from, vp_from, corners_from] = cells[..] else {
            panic!("{cells:?}");
        };
        assert_eq!((card.name.as_str(), card.kind), (id, kind(kind_word)));
        assert_eq!([card.left.sign(), card.right.sign()], [left, right], "{id}");
        assert_eq!(written(card), data_form(condition), "{id}");
        let numbers: Vec<u8> = vp.split(" / ").filter_map(|number| number.parse().ok()).collect();
        assert_eq!((card.vp.is_empty(), &card.vp), (vp == "the formula", &numbers), "{id}");
        let row = row(id);
        for (column, cell) in [("condition", condition_from), ("vp", vp_from), ("corners", corners_from)] {
            assert_eq!(row[&format!("from.{column}")], origin(cell), "{id} {column}");
        }
    }
}

/// Section 2.1.
#[test]
fn the_investor_tokens_are_those_of_the_document() {
    let rows = table("2.1", &["id", "type", "back (round)"]);
    assert_eq!(rows.len(), 15);
    for cells in &rows {
        let [id, kind_word, round, from] = cells[..] else {
            panic!("{cells:?}");
        };
        let row = row(id);
        assert_eq!((row["type"].as_str(), row["from"].as_str()), (kind_word, word(from)), "{id}");
        let line = Cards::STANDARD.lines().find(|line| line.contains(id)).unwrap();
        assert!(line.contains(&format!("round = {round}")), "{id}");
        assert!(standard().investors[round.parse::<usize>().unwrap() - 1].contains(&kind(kind_word)), "{id}");
    }
}

/// Section 2.2: names, printed investors and where they come from; the colours of the dice.
#[test]
fn the_board_sections_and_dice_are_those_of_the_document() {
    let rows = table("2.2", &["section", "side"]);
    let (mut left, mut right) = (standard().left.iter(), standard().right.iter());
    for cells in &rows {
        let [id, side, name, investor, from] = cells[..] else {
            panic!("{cells:?}");
        };
        let row = row(id);
        if side == "left" {
            assert_eq!((left.next().map(String::as_str), row["from"].as_str()), (Some(name), word(from)), "{id}");
            continue;
        }
        let section = right.next().expect("as many as in the document");
        assert_eq!((section.name.as_str(), section.investor), (name, kind(investor)), "{id}");
        let words: Vec<String> = from.split(';').map(origin).collect();
        assert_eq!(row["from.investor"], words[0], "{id}");
        assert_eq!(row["from.name"], *words.last().unwrap(), "{id}");
    }
    assert_eq!((left.count(), right.count(), rows.len()), (0, 0, 9));
    let colours = &table("2.2", &["die space"])[0];
    assert_eq!(standard().colours[..], colours[1..6]);
}

/// Section 13.1: for each condition, the cards, the pairs that score, their sum and the most.
#[test]
fn the_conditions_pay_as_the_document_counts() {
    let rows = table("13.1", &["type", "condition", "VP"]);
    let mut cards = 0;
    for cells in &rows {
        let [kind_word, condition, vp, count, ids, pairs, sum, most, _] = cells[..] else {
            panic!("{cells:?}");
        };
        let (first, last) = ids.split_once('–').expect("a range");
        let number = |id: &str| id[1..].parse::<usize>().expect("a number");
        let members = &standard().robots[number(first) - 1..number(last)];
        assert_eq!(members.len().to_string(), count, "{condition}");
        cards += members.len();
        for card in members {
            if kind_word != "Information" {
                assert_eq!(written(card), data_form(condition));
            }
            assert!(card.vp.len() != 1 || card.vp[0].to_string() == vp, "{condition}");
            let paid = pays(card);
            let scoring = paid.iter().filter(|vp| **vp > 0).count();
            let total: u32 = paid.iter().map(|vp| u32::from(*vp)).sum();
            let top = *paid.iter().max().unwrap();
            assert_eq!((card.kind, scoring.to_string()), (kind(kind_word), pairs.to_owned()), "{}", card.name);
            assert_eq!([total.to_string(), top.to_string()], [sum, most], "{}", card.name);
        }
    }
    assert_eq!((rows.len(), cards), (24, 60));
}

/// The conditions of a type, with the number of their cards.
fn conditions(kind: Kind) -> BTreeMap<&'static str, usize> {
    standard().robots.iter().filter(|robot| robot.kind == kind).fold(BTreeMap::new(), |mut counts, robot| {
        *counts.entry(written(robot)).or_default() += 1;
        counts
    })
}

#[test]
fn syn_96_all_conditions_of_the_rulebook_appear() {
    let appendix: [(Kind, &[&str]); 5] = [
        (Kind::Information, &["number 4"]),
        (Kind::Service, &["8 - sum", "5 - min", "7 - max", "sum - 6", "max - 2", "min - 1"]),
        (Kind::Transport, &["L < R", "L <= R", "L = R"]),
        (Kind::Defence, &["sum <= 4 or sum >= 10", "sum = 7", "diff = 1", "diff = 2", "sum <= 5", "sum >= 9"]),
        (Kind::Industry, &["L even, R odd", "sum odd", "both odd"]),
    ];
    assert_eq!(appendix.iter().map(|(_, conditions)| conditions.len()).sum::<usize>(), 19);
    for (kind, expected) in appendix {
        let found = conditions(kind);
        assert!(expected.iter().all(|condition| found.contains_key(*condition)), "{kind:?}: {found:?}");
    }
}

#[test]
fn syn_97_mirrored_conditions_are_added() {
    for (kind, mirrored) in
        [(Kind::Transport, &["L >= R", "L > R"][..]), (Kind::Industry, &["L odd, R even", "sum even", "both even"][..])]
    {
        let found = conditions(kind);
        assert!(mirrored.iter().all(|condition| found.contains_key(*condition)), "{kind:?}: {found:?}");
    }
    let all: usize = Kind::ALL.into_iter().map(|kind| conditions(kind).len()).sum();
    assert_eq!(all, 19 + 5 + 5, "with five more numbers, nothing else is added");
}

#[test]
fn syn_98_how_often_each_condition_appears() {
    for kind in [Kind::Information, Kind::Service, Kind::Defence, Kind::Industry] {
        let counts = conditions(kind);
        assert_eq!((counts.len(), counts.values().all(|count| *count == 2)), (6, true), "{kind:?}");
    }
    let numbers: Vec<String> = (1..=6).map(|n| format!("number {n}")).collect();
    assert_eq!(conditions(Kind::Information).into_keys().collect::<Vec<_>>(), numbers);
    let transport = [("L < R", 3), ("L <= R", 2), ("L = R", 2), ("L > R", 3), ("L >= R", 2)];
    assert_eq!(conditions(Kind::Transport), transport.into());
}

#[test]
fn syn_99_no_card_leaves_both_dice_alone() {
    for robot in &standard().robots {
        assert_ne!((robot.left, robot.right), (Mark::Same, Mark::Same), "{}", robot.name);
    }
}

#[test]
fn syn_100_each_type_has_the_same_twelve_pairs_of_corners() {
    let once = ["+ +", "+ −", "− +", "− −"].map(|corners| (corners.to_owned(), 1));
    let twice = ["+ =", "= +", "− =", "= −"].map(|corners| (corners.to_owned(), 2));
    let expected: BTreeMap<String, usize> = once.into_iter().chain(twice).collect();
    for kind in Kind::ALL {
        let mut corners = BTreeMap::new();
        for robot in standard().robots.iter().filter(|robot| robot.kind == kind) {
            *corners.entry(format!("{} {}", robot.left.sign(), robot.right.sign())).or_insert(0) += 1;
        }
        assert_eq!(corners, expected, "{kind:?}");
    }
    for mark in [Mark::Plus, Mark::Minus, Mark::Same] {
        let left = standard().robots.iter().filter(|robot| robot.left == mark).count();
        let right = standard().robots.iter().filter(|robot| robot.right == mark).count();
        assert_eq!((left, right), (20, 20), "{mark:?}");
    }
    let faces: BTreeSet<String> = standard()
        .robots
        .iter()
        .map(|robot| format!("{} {} {}", robot.left.sign(), robot.right.sign(), written(robot)))
        .collect();
    assert_eq!(faces.len(), 60, "no two cards are alike");
}

#[test]
fn syn_101_within_a_type_a_rarer_condition_never_pays_less() {
    for one in standard().robots.iter().filter(|robot| robot.vp.len() == 1) {
        for other in standard().robots.iter().filter(|robot| robot.kind == one.kind) {
            let pairs = |robot: &Robot| pays(robot).iter().filter(|vp| **vp > 0).count();
            assert!(pairs(one) >= pairs(other) || one.vp[0] >= other.vp[0], "{} and {}", one.name, other.name);
        }
    }
    let fixed = ["B57", "B28", "B35", "B01"].map(|name| robot(name).vp.clone());
    assert_eq!(fixed, [vec![3], vec![4], vec![5], vec![2, 7]], "both odd, L > R, L = R, Information");
}

/// What is written differently is read as something else.
#[test]
fn conditions_are_read_as_they_are_written() {
    for one in &standard().robots {
        for other in &standard().robots {
            assert_eq!(one.condition == other.condition, written(one) == written(other), "{} {}", one.name, other.name);
        }
    }
    assert!(RULES.contains("data/standard.toml"));
}
