//! Short names for regions, cards and decisions.

use dei::{Action, By, Market, Region, Resource, Structure};
use kernel::{CardId, Loaded};

/// G(i, j) of DEI-101.
pub const fn g(i: u8, j: u8) -> Region {
    Region::courtyard(i, j)
}

/// R(r, c) of DEI-101.
pub const fn r(row: u8, column: u8) -> Region {
    Region::roof(row, column)
}

/// The card with this id in the data.
pub fn card(id: &str) -> CardId {
    let cards = &Loaded::<dei::Cards>::standard().get().cards;
    cards.iter().position(|card| card.id == id).unwrap_or_else(|| panic!("no card {id}")) as CardId
}

/// The place of a mission in the data.
pub fn mission(id: &str) -> u8 {
    let missions = &Loaded::<dei::Cards>::standard().get().missions;
    missions.iter().position(|row| row.id == id).unwrap_or_else(|| panic!("no mission {id}")) as u8
}

/// A Collect without exchange, off the board.
pub fn take(region: Region, kind: Resource, by: By) -> Action {
    Action::Collect { region, kind, exchange: false, supply: false, by }
}

/// A Collect of Technology that is exchanged.
pub fn refine(region: Region, by: By) -> Action {
    Action::Collect { region, kind: Resource::Technology, exchange: true, supply: false, by }
}

/// A Move with the Leader.
pub fn lead(from: Region, to: Region, scrappers: u8, by: By) -> Action {
    Action::Move { from, to, scrappers, leader: true, by }
}

/// A Move without the Leader.
pub fn go(from: Region, to: Region, scrappers: u8, by: By) -> Action {
    Action::Move { from, to, scrappers, leader: false, by }
}

pub fn build(structure: Structure, region: Region, other: Option<Region>) -> Action {
    Action::Build { structure, region, other, by: By::Build }
}

pub fn down(id: &str, market: Market, slot: u8) -> Action {
    Action::PlayDown { card: card(id), market, slot }
}
