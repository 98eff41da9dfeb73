//! Short names for actions and events.

use crate::common::*;

pub fn play(id: &str) -> Action {
    Action::Play { card: card(id) }
}

pub fn down(id: &str, market: Market, slot: u8) -> Action {
    Action::PlayDown { card: card(id), market, slot }
}

pub fn enlist(region: Region) -> Action {
    Action::Enlist { region, by: By::Enlist }
}

/// A Move of so many Scrappers.
pub fn go(from: Region, to: Region, scrappers: u8) -> Action {
    Action::Move { from, to, scrappers, leader: false, by: By::Move }
}

/// A Move of the Leader and so many Scrappers.
pub fn lead(from: Region, to: Region, scrappers: u8) -> Action {
    Action::Move { from, to, scrappers, leader: true, by: By::Move }
}

pub fn collect(region: Region, kind: Resource) -> Action {
    Action::Collect { region, kind, exchange: false, supply: false, by: By::Collect }
}

pub fn build_refuge(region: Region) -> Action {
    Action::Build { structure: Structure::Refuge, region, other: None, by: By::Build }
}

pub fn elevator(region: Region, roof: Region) -> Action {
    Action::Build { structure: Structure::Elevator, region, other: Some(roof), by: By::Build }
}

pub fn bridge(region: Region, other: Region) -> Action {
    Action::Build { structure: Structure::Bridge, region, other: Some(other), by: By::Build }
}

pub fn kill(region: Region, victim: Seat) -> Action {
    Action::Kill { region, victim, by: By::Kill }
}

/// An outpost's cube comes to a player.
pub fn taken(seat: Seat, colour: Colour, region: Region) -> Event {
    Event::CubeTaken { seat, colour, region }
}

/// It goes back.
pub fn returned(seat: Seat, colour: Colour, region: Region) -> Event {
    Event::CubeReturned { seat, colour, region }
}

/// The same action by something else than its plain symbol.
pub fn by(by: By, action: Action) -> Action {
    match action {
        Action::Enlist { region, .. } => Action::Enlist { region, by },
        Action::Move { from, to, scrappers, leader, .. } => Action::Move { from, to, scrappers, leader, by },
        Action::Collect { region, kind, exchange, supply, .. } => {
            Action::Collect { region, kind, exchange, supply, by }
        }
        Action::Build { structure, region, other, .. } => Action::Build { structure, region, other, by },
        Action::Kill { region, victim, .. } => Action::Kill { region, victim, by },
        other => panic!("{other:?} is done by nothing"),
    }
}
