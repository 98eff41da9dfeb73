//! Tables 20.2 to 20.6: the action cards.

use crate::markdown::{Entry, id, numbers, section as chapter, table};
use crate::{from, section, standard, written};
use dei::cards::{Card, FACTION_CARDS, Gain};
use dei::pieces::{By, Drone, Faction, Gear, Market};
use serde_json::{Value, json};

/// What a card does, as the tables write it.
#[derive(Debug, Default, PartialEq)]
struct Effects {
    symbols: [u8; By::SYMBOLS.len()],
    gain: Gain,
    exchange: u8,
    drone: Option<(String, u8)>,
}

impl Effects {
    /// `Cl, M×2`, `+2Candy, E`, `X2` or `D(Fly,+0)`.
    fn read(cell: &str) -> Effects {
        let mut effects = Effects::default();
        if let Some(drone) = cell.strip_prefix("D(") {
            let (name, bonus) = drone.trim_end_matches(')').split_once(",+").expect("a drone and a bonus");
            effects.drone = Some((id(name), bonus.parse().expect("a bonus")));
            return effects;
        }
        for part in cell.split(", ") {
            if let Some(gain) = part.strip_prefix('+') {
                let end = gain.find(|letter: char| !letter.is_ascii_digit()).expect("a kind");
                let count = gain[..end].parse().expect("a count");
                match &gain[end..] {
                    "T" => effects.gain.technology = count,
                    "E" => effects.gain.energy = count,
                    "Candy" => effects.gain.candies = count,
                    "S" => effects.gain.supplies = count,
                    other => panic!("gains {other}"),
                }
            } else if let Some(count) = part.strip_prefix('X') {
                effects.exchange = count.parse().expect("a count");
            } else {
                let (code, count) = part.split_once('×').unwrap_or((part, "1"));
                let at = By::SYMBOLS.iter().position(|by| *by == symbol(code)).expect("a symbol of cards");
                effects.symbols[at] = count.parse().expect("a count");
            }
        }
        effects
    }

    fn of(card: &Card) -> Effects {
        let drone = card.drone.map(|(drone, bonus)| (word(&json!(drone)), bonus));
        Effects { symbols: card.symbols, gain: card.gain, exchange: card.exchange, drone }
    }
}

fn word(value: &Value) -> String {
    value.as_str().expect("a word").to_owned()
}

fn symbol(code: &str) -> By {
    match code {
        "E" => By::Enlist,
        "M" => By::Move,
        "C" => By::Collect,
        "B" => By::Build,
        "Cl" => By::Climb,
        "Mu" => By::Muster,
        "Rf" => By::Refine,
        "K" => By::Kill,
        "Cp" => By::Copy,
        other => panic!("no symbol {other}"),
    }
}

/// `2T 1E`
fn cost(cell: &str) -> (u8, u8) {
    let of =
        |kind| cell.split(' ').find_map(|part| part.strip_suffix(kind)).map_or(0, |n| n.parse().expect("a number"));
    (of('T'), of('E'))
}

fn by_id(id: &str) -> &'static Card {
    standard().cards.iter().find(|card| card.id == id).unwrap_or_else(|| panic!("no card {id}"))
}

/// Where the card with this id comes from.
fn from_of(name: &str, id: &str) -> std::collections::BTreeSet<String> {
    let rows = section(name);
    from(&rows.iter().find(|row| row["id"] == id).expect("the row of the card")["from"])
}

#[test]
fn table_20_2_faction_decks() {
    let rows = table("20.2");
    let columns = ["Ravagers", "Refuge 42", "Auxilia", "Farm Z", "Hackers", "Chrono Cult"];
    assert_eq!(rows.len(), FACTION_CARDS);
    for (faction, column) in Faction::ALL.into_iter().zip(columns) {
        for (at, (entry, number)) in rows.iter().zip(standard().deck_of(faction).iter()).enumerate() {
            let card = standard().card(number);
            assert_eq!(usize::from(number), faction.index() * FACTION_CARDS + at, "its number");
            assert_eq!(usize::from(entry.number("card")), at + 1);
            assert_eq!((&card.id, card.faction), (&format!("{}-{}", id(column), at + 1), Some(faction)));
            assert_eq!(Effects::of(card), Effects::read(entry.get(column)), "{}", card.id);
            assert_eq!((card.market, card.technology, card.energy, card.supplies), (None, 0, 0, 0), "{}", card.id);
            assert_eq!(from_of("faction_cards", &card.id), entry.from(), "{}", card.id);
        }
    }
}

/// The cards of a table stand in the file in its order.
#[track_caller]
fn market(rows: &[Entry], market: impl Fn(&Entry) -> String) {
    let cards = rows.iter().map(|entry| by_id(entry.get("id")));
    for (entry, card) in rows.iter().zip(cards) {
        assert_eq!((&card.title, json!(card.market)), (&entry.get("name").to_owned(), json!(market(entry))));
        assert_eq!(Effects::of(card), Effects::read(entry.get("effects")), "{}", card.id);
        assert_eq!((card.technology, card.energy), cost(entry.get("cost")), "{}", card.id);
        assert_eq!((card.supplies, card.faction, card.gear), (entry.number("Supplies"), None, None), "{}", card.id);
        assert_eq!(from_of("cards", &card.id), entry.from(), "{}", card.id);
    }
}

#[test]
fn table_20_3_coloured_markets() {
    market(&table("20.3"), |entry| entry.id("market"));
}

#[test]
fn table_20_4_black_market() {
    market(&table("20.4"), |_| "black".to_owned());
}

/// After the cards of the factions: the markets, gear, the drones.
#[test]
fn cards_are_numbered_in_the_order_of_the_file() {
    let ids: Vec<String> = standard().cards.iter().map(|card| card.id.clone()).collect();
    let sections = ["faction_cards", "cards", "gear_cards", "drone_cards"].into_iter().flat_map(section);
    assert_eq!(ids, sections.map(|row| word(&row["id"])).collect::<Vec<_>>());
    let tables = table("20.3").len() + table("20.4").len() + table("20.6").len() + 3 * table("20.5").len();
    assert_eq!(ids.len(), Faction::ALL.len() * FACTION_CARDS + tables);
}

#[test]
fn table_20_5_drone_cards() {
    let said = chapter("20.5");
    let rows = table("20.5");
    assert_eq!(rows.len(), Drone::ALL.len());
    for entry in &rows {
        for bonus in 0..3 {
            let card = by_id(&format!("{}-{bonus}", entry.id("drone")));
            let drone = card.drone.map(|(drone, bonus)| (word(&json!(drone)), bonus));
            assert_eq!(drone, Some((entry.id("drone"), bonus)));
            assert_eq!(json!(card.market), entry.id(&format!("+{bonus} lies in")), "{}", card.id);
            let (_, price) = said.split_once(&format!("+{bonus} ")).expect("what it costs");
            assert_eq!(
                price.split("costs ").nth(1).map(|price| cost(&price[..5])),
                Some((card.technology, card.energy))
            );
            let shown = price.split("shows ").nth(1).map(|shown| numbers(shown)[0]);
            assert_eq!(shown, Some(card.supplies), "{}", card.id);
            assert_eq!(from_of("drone_cards", &card.id), entry.from(), "{}", card.id);
            assert_eq!((card.symbols, card.colour()), ([0; By::SYMBOLS.len()], None));
        }
    }
}

#[test]
fn table_20_6_gear_cards() {
    let gained = |candies, energy| Gain { candies, energy, ..Gain::default() };
    let leader = [
        (None, gained(2, 0), 0),
        (Some((By::LeaderEnlist, 2)), Gain::default(), 0),
        (Some((By::LeaderCollect, 2)), Gain::default(), 0),
        (Some((By::LeaderKill, 1)), Gain::default(), 0),
        (None, gained(0, 1), 0),
        (Some((By::LeaderBuild, 1)), Gain::default(), 0),
        (None, Gain::default(), 2),
        (Some((By::LeaderMove, 2)), Gain::default(), 0),
    ];
    let rows = table("20.6");
    assert_eq!((rows.len(), rows.len()), (leader.len(), Gear::ALL.len()));
    for ((entry, gear), (symbol, gain, exchange)) in rows.iter().zip(Gear::ALL).zip(leader) {
        let card = by_id(entry.get("id"));
        assert_eq!((&card.title, card.gear), (&entry.get("name").to_owned(), Some(gear)));
        assert_eq!(json!(gear), entry.id("name"));
        assert_eq!(card.symbols, By::SYMBOLS.map(|by| symbol.filter(|(one, _)| *one == by).map_or(0, |(_, n)| n)));
        assert_eq!((card.gain, card.exchange, card.market), (gain, exchange, Some(Market::Gear)), "{}", card.id);
        let count = symbol.map_or(0, |(_, n)| n) + gain.candies + gain.energy + exchange;
        let said = entry.get("leader actions");
        assert_eq!(numbers(said).last().copied().unwrap_or(1), count, "{said}");
        assert_eq!((card.technology, card.energy), cost(entry.get("cost")), "{}", card.id);
        assert_eq!(card.supplies, entry.number("Supplies"), "{}", card.id);
        assert_eq!(from_of("gear_cards", &card.id), entry.from(), "{}", card.id);
    }
    let n = &standard().numbers;
    for (gear, column, number) in [
        (Gear::VendingMachine, "vending_candies", n.vending_candies),
        (Gear::Banner, "banner", n.banner),
        (Gear::PowerUnit, "power_supplies", n.power_supplies),
    ] {
        assert_eq!(numbers(rows[gear.index()].get("gear effect")), [number], "{column}");
        assert_eq!(written("numbers")["from"][column], "seed");
    }
}
