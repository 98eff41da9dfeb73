//! Sections 6 and 20: the two boards.

use crate::markdown::{self, table, text};
use crate::{section, standard, written};
use serde_json::{Value, json};
use smartphone::cards::{Board, Customer};
use smartphone::pieces::{Region, Size, Technology};
use std::collections::BTreeSet;

/// `6|Gamepad` is `6|gamepad`, in the file and when it is loaded.
fn customer(name: &str) -> String {
    name.split('|').map(markdown::id).collect::<Vec<_>>().join("|")
}

/// The regions are those of a table, in its order.
#[track_caller]
fn regions(rule: &str, name: &str, board: &Board) {
    let rows = table(rule, "region");
    let written = section(&format!("{name}_regions"));
    assert_eq!((rows.len(), board.order.len()), (written.len(), written.len()));
    for ((entry, mut written), region) in rows.iter().zip(written).zip(&board.order) {
        let customers: Vec<String> = entry.get("customers").split(", ").map(customer).collect();
        let (cost, spaces) = (entry.number("cost"), entry.number("office spaces"));
        let links = written["links"].take();
        let expected = json!({
            "id": entry.id("region"), "size": entry.id("size"), "cost": cost, "spaces": spaces,
            "customers": customers, "links": null, "from": written["from"],
        });
        assert_eq!(written, expected);
        assert_eq!(json!(region), entry.id("region"));
        let loaded = board.regions[region.index()].as_ref().expect("it is on the board");
        let shown = loaded.customers.iter().map(|customer| {
            let technology =
                customer.technology.map(|technology| json!(technology).as_str().unwrap_or_default().to_owned());
            let parts = [customer.price.map(|price| price.to_string()), technology];
            parts.into_iter().flatten().collect::<Vec<_>>().join("|")
        });
        assert_eq!(shown.collect::<Vec<_>>(), customers, "loaded");
        assert_eq!(links.as_array().map(Vec::len), Some(loaded.links.len()));
        assert!(loaded.links.is_sorted_by_key(|link| board.order.iter().position(|one| one == link)), "in board order");
    }
}

/// Control VP by size, as the table gives them: `4 / 2`, or `1 / –` without a second place.
#[track_caller]
fn control(rule: &str, name: &str, board: &Board) {
    let rows = table(rule, "size");
    assert_eq!(rows.len(), Size::ALL.len());
    for (entry, size) in rows.iter().zip(Size::ALL) {
        assert_eq!(json!(size), entry.id("size"));
        let most = board.control.iter().map(Vec::len).max().unwrap_or_default();
        let cells = (1..=most).map(|offices| entry.get(&offices.to_string())).filter(|cell| !cell.is_empty());
        let vp: Vec<Vec<u8>> = cells.map(|cell| cell.split(" / ").filter_map(|vp| vp.parse().ok()).collect()).collect();
        assert_eq!(written(name)["control"][entry.id("size")], json!(vp));
        let loaded = board.control[size.index()].iter().map(|(first, second)| [*first].into_iter().chain(*second));
        assert_eq!(loaded.map(Iterator::collect::<Vec<_>>).collect::<Vec<_>>(), vp, "loaded");
    }
}

/// The links that a rule lists: `Canada–USA, Canada–CIS`.
fn listed(rule: &str) -> BTreeSet<(String, String)> {
    let known: Vec<Value> = Region::ALL.iter().map(|region| json!(region)).collect();
    let text = text(rule);
    let pairs = text.split([',', '.', ':', '\n']).filter_map(|pair| pair.trim().split_once('–'));
    let pairs = pairs.map(|(a, b)| (markdown::id(a), markdown::id(b)));
    pairs.filter(|(a, b)| known.contains(&json!(a)) && known.contains(&json!(b))).collect()
}

/// The links are those of a rule, each in both directions.
#[track_caller]
fn links(rule: &str, board: &Board, count: usize) {
    let listed = listed(rule);
    assert_eq!(listed.len(), count);
    let mut both: Vec<_> = listed.iter().flat_map(|(a, b)| [(json!(a), json!(b)), (json!(b), json!(a))]).collect();
    let rows = board.regions.iter().flatten();
    let mut found: Vec<_> = rows.flat_map(|row| row.links.iter().map(|link| (json!(row.id), json!(link)))).collect();
    let order = |pair: &(Value, Value)| (pair.0.to_string(), pair.1.to_string());
    both.sort_by_key(order);
    found.sort_by_key(order);
    assert_eq!(found, both);
}

#[test]
fn sp_120_regions_of_the_big_board() {
    regions("SP-120", "big", &standard().big);
    assert!(section("big_regions").iter().all(|row| row["from"] == "public"));
    let usa = standard().big.regions[Region::Usa.index()].as_ref().expect("it is on the board");
    assert_eq!(usa.customers[0], Customer { price: Some(3), technology: None });
    assert_eq!(usa.customers[7], Customer { price: None, technology: Some(Technology::FourG) });
}

#[test]
fn sp_121_control_on_the_big_board() {
    control("SP-121", "big", &standard().big);
    assert_eq!(written("big")["from"], "public");
}

#[test]
fn sp_122_links_of_the_big_board() {
    links("SP-122", &standard().big, 21);
}

#[test]
fn sp_123_the_homes_are_the_m_regions() {
    let mut homes: Vec<Region> = standard().companies.iter().map(|company| company.home).collect();
    homes.sort();
    assert_eq!(homes, standard().big.of_size(Size::M).map(|row| row.id).collect::<Vec<_>>());
    let said = text("SP-123").to_lowercase().replace(' ', "_");
    for row in section("companies") {
        let home = row["home"].as_str().expect("a region");
        assert!(said.contains(home), "{said}: {home}");
    }
}

/// There is a number above each space, up to the last one that can be taken.
#[test]
fn sp_124_control_vp_stand_above_the_spaces() {
    for board in [&standard().big, &standard().small] {
        for row in board.regions.iter().flatten() {
            assert_eq!(board.control[row.size.index()].len(), usize::from(row.spaces), "{:?}", row.id);
        }
    }
}

#[test]
fn sp_571_the_row_of_the_small_board() {
    assert_eq!(standard().small.row, 3);
    assert!(markdown::says("SP-571", standard().small.row));
    assert_eq!(written("small")["from"], json!({"row": "seed", "control": "reconstructed"}));
}

#[test]
fn sp_578_regions_of_the_small_board() {
    regions("SP-578", "small", &standard().small);
    for (entry, written) in table("SP-578", "region").iter().zip(section("small_regions")) {
        assert_eq!(written["from"], entry.from());
    }
    let usa = standard().small.regions[Region::Usa.index()].as_ref().expect("it is on the board");
    assert_eq!(usa.customers[3], Customer { price: Some(6), technology: Some(Technology::Gamepad) });
    assert_eq!(standard().small.regions[Region::Europe.index()], None);
}

#[test]
fn sp_579_control_on_the_small_board() {
    control("SP-579", "small", &standard().small);
}

#[test]
fn sp_580_links_of_the_small_board() {
    links("SP-580", &standard().small, 12);
}
