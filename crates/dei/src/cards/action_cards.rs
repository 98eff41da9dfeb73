//! The action cards of the data file: of the factions, the markets, the gear market and the drones.

use super::rows::{File, OUT_OF_ORDER, Read, few, fixed, little, need};
use super::{Card, CardsOf, FACTION_CARDS, FactionRow, Gain, SLOTS};
use crate::{Drone, Faction, Gear, Market};
use kernel::data::DataFault;
use kernel::{Phrase, require};
use std::collections::BTreeSet;

kernel::rows! {
    /// A card of any section; each section has its columns.
    pub struct CardColumns {
        id: String,
        title: Option<String>,
        faction: Option<Faction>,
        market: Option<Market>,
        #[serde(default)] symbols: Symbols,
        #[serde(default)] leader: LeaderActions,
        #[serde(default)] gain: Gain,
        #[serde(default)] exchange: u8,
        drone: Option<Drone>,
        bonus: Option<u8>,
        gear: Option<Gear>,
        #[serde(default)] technology: u8,
        #[serde(default)] energy: u8,
        #[serde(default)] supplies: u8,
    }

    #[derive(Default)]
    #[serde(default)]
    struct Symbols {
        enlist: u8, r#move: u8, collect: u8, build: u8, climb: u8, muster: u8, refine: u8, kill: u8, copy: u8,
    }

    #[derive(Default)]
    #[serde(default)]
    struct LeaderActions { enlist: u8, r#move: u8, collect: u8, build: u8, kill: u8 }
}

/// All action cards, by their numbers.
pub(super) fn read(sheet: &File<'_>, factions: &[FactionRow]) -> Read<Vec<Card>> {
    let mut cards = of_factions(sheet, factions)?.to_vec();
    cards.extend(sheet.each(&sheet.rows.cards, |row| {
        need(row.market != Some(Market::Gear), "dei-data-gear-market")?;
        card(row, &["title", "market"])
    })?);
    cards.extend(of_gear(sheet)?);
    for market in Market::ALL {
        let found = cards.iter().filter(|card| card.market == Some(market)).count();
        let what = || Phrase::new("dei-data-market").phrase("market", market.say()).count("found", found);
        require(found >= SLOTS, || DataFault::whole(what()))?;
    }
    cards.extend(of_drones(sheet)?);
    let most = 8 * size_of::<CardsOf>();
    let what = || Phrase::new("dei-data-cards").count("found", cards.len()).count("most", most);
    require(cards.len() <= most, || DataFault::whole(what()))?;
    let mut ids = BTreeSet::new();
    match cards.iter().find(|card| !ids.insert(&card.id)) {
        Some(twice) => Err(DataFault::whole(Phrase::new("dei-data-twice").text("card", twice.id.clone()))),
        None => Ok(cards),
    }
}

/// DEI-341: the eighth card activates the faction's drone.
fn of_factions(sheet: &File<'_>, factions: &[FactionRow]) -> Read<[Card; Faction::ALL.len() * FACTION_CARDS]> {
    fixed(sheet, "faction_cards", &sheet.rows.faction_cards, |at, row| {
        let own = factions.get(at / FACTION_CARDS);
        need(row.faction == own.map(|faction| faction.id), OUT_OF_ORDER)?;
        if (at + 1) % FACTION_CARDS > 0 {
            return card(row, &["faction"]);
        }
        need(row.drone == own.map(|faction| faction.drone), "dei-data-eighth")?;
        card(row, &["faction", "drone", "bonus"])
    })
}

/// DEI-452: every gear effect is on one card.
fn of_gear(sheet: &File<'_>) -> Read<[Card; Gear::ALL.len()]> {
    let mut taken = BTreeSet::new();
    fixed(sheet, "gear_cards", &sheet.rows.gear_cards, |_, row| {
        need(taken.insert(row.gear), "dei-data-gear")?;
        Ok(Card { market: Some(Market::Gear), ..card(row, &["title", "gear"])? })
    })
}

/// DEI-77: every drone has one card in each coloured market.
fn of_drones(sheet: &File<'_>) -> Read<[Card; Drone::ALL.len() * 3]> {
    let mut taken = BTreeSet::new();
    fixed(sheet, "drone_cards", &sheet.rows.drone_cards, |_, row| {
        let coloured = row.market.is_none_or(|market| market < Market::Gear);
        need(coloured && taken.insert((row.drone, row.market)), "dei-data-drone-card")?;
        card(row, &["market", "drone", "bonus"])
    })
}

/// A card with the columns of its section.
fn card(row: &CardColumns, columns: &[&str]) -> Result<Card, Phrase> {
    for (column, given) in [
        ("title", row.title.is_some()),
        ("faction", row.faction.is_some()),
        ("market", row.market.is_some()),
        ("drone", row.drone.is_some()),
        ("bonus", row.bonus.is_some()),
        ("gear", row.gear.is_some()),
    ] {
        require(given == columns.contains(&column), || Phrase::new("dei-data-column").text("column", column))?;
    }
    let (s, l) = (&row.symbols, &row.leader);
    let symbols = [
        s.enlist, s.r#move, s.collect, s.build, s.climb, s.muster, s.refine, s.kill, s.copy, l.enlist, l.r#move,
        l.collect, l.build, l.kill,
    ];
    let (plain, leader) = symbols.split_at(9);
    let foreign = if row.gear.is_some() { plain } else { leader };
    need(foreign.iter().all(|count| *count == 0), "dei-data-leader")?;
    let drone = row.drone.zip(row.bonus);
    let others = [row.exchange, row.bonus.unwrap_or(0), row.technology, row.energy, row.supplies];
    need(few(&symbols) && few(&others) && little(row.gain), "dei-data-card")?;
    // DEI-231: a copied card can bring a drone or an exchange, and there is one of each at a time.
    need(s.copy == 0 || s.copy == 1 && drone.is_none() && row.exchange == 0, "dei-data-copy")?;
    Ok(Card {
        id: row.id.clone(),
        title: row.title.clone().unwrap_or_default(),
        faction: row.faction,
        market: row.market,
        symbols,
        gain: row.gain,
        exchange: row.exchange,
        drone,
        gear: row.gear,
        technology: row.technology,
        energy: row.energy,
        supplies: row.supplies,
    })
}
