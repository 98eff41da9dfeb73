//! The data file as it is written, and what the rules rely on in it.

use super::action_cards::{self, CardColumns};
use super::{
    AdvantageRow, AutomaCard, Board, Cards, District, FactionRow, Gain, Gift, MOST, Mission, Numbers, Printed, ROUNDS,
    SPACES,
};
use crate::{Advantage, Boon, Colour, Deed, Demand, Drone, Faction, Skill};
use kernel::data::{CardData, DataFault, Row, Sheet};
use kernel::{Phrase, require};
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeSet;

kernel::rows! {
    pub struct Rows {
        numbers: Row<Numbers>,
        boards: Vec<Row<Board>>,
        districts: Vec<Row<DistrictColumns>>,
        factions: Vec<Row<FactionColumns>>,
        pub(super) faction_cards: Vec<Row<CardColumns>>,
        pub(super) cards: Vec<Row<CardColumns>>,
        pub(super) gear_cards: Vec<Row<CardColumns>>,
        pub(super) drone_cards: Vec<Row<CardColumns>>,
        advantages: Vec<Row<AdvantageColumns>>,
        missions: Vec<Row<Mission>>,
        gifts: Vec<Row<GiftColumns>>,
        automa: Vec<Row<AutomaCard>>,
        levels: Vec<Row<Level>>,
    }

    struct DistrictColumns {
        id: u8,
        #[serde(deserialize_with = "exactly")]
        corners: [u8; 4],
        roof: u8,
        outpost: Spot,
        refuge: Option<Spot>,
    }

    struct FactionColumns {
        id: Faction,
        skill: Skill,
        amount: Option<u8>,
        drone: Drone,
    }

    struct AdvantageColumns {
        id: String,
        colour: Colour,
        effect: Advantage,
        amount: Option<u8>,
        #[serde(default)]
        gain: Gain,
    }

    struct GiftColumns {
        number: u8,
        effect: Boon,
        amount: Option<u8>,
        demand: Demand,
        least: Option<u8>,
    }

    struct Level {
        id: String,
        #[serde(deserialize_with = "exactly")]
        actions: [u8; ROUNDS],
    }
}

/// A corner of a district, by its number in [`District`], or its roof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Spot {
    Nw,
    Ne,
    Se,
    Sw,
    Roof,
}

impl Spot {
    fn corner(self) -> Option<u8> {
        (self != Spot::Roof).then_some(self as u8)
    }
}

/// A list with so many values; TOML would take a longer one too.
struct Exactly<T, const N: usize>([T; N]);

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Exactly<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::deserialize(deserializer)?;
        let wrong = |list: Vec<T>| D::Error::invalid_length(list.len(), &format!("{N} values").as_str());
        list.try_into().map(Exactly).map_err(wrong)
    }
}

pub(super) fn exactly<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(
    list: D,
) -> Result<[T; N], D::Error> {
    Exactly::deserialize(list).map(|Exactly(list)| list)
}

/// DEI-66: from a row and a column to a row and a column, twice.
pub(super) fn bridges<'de, D: Deserializer<'de>>(list: D) -> Result<[[(u8, u8); 2]; 2], D::Error> {
    let bridges: [Exactly<Exactly<u8, 2>, 2>; 2] = exactly(list)?;
    Ok(bridges.map(|Exactly(ends)| ends.map(|Exactly([row, column])| (row, column))))
}

pub(super) type File<'a> = Sheet<'a, Rows>;
pub(super) type Read<T> = Result<T, DataFault>;

impl CardData for Cards {
    const STANDARD: &'static str = include_str!("../../data/standard.toml");
    type Rows = Rows;

    fn check(sheet: File<'_>) -> Read<Cards> {
        let (numbers, districts, factions) = (numbers(&sheet)?, districts(&sheet)?, factions(&sheet)?);
        let printed = Printed {
            boards: boards(&sheet, &districts, &numbers)?,
            cards: action_cards::read(&sheet, &factions)?,
            advantages: advantages(&sheet)?,
            missions: missions(&sheet)?,
            gifts: gifts(&sheet)?,
            automa: automa(&sheet)?,
            levels: levels(&sheet)?,
            numbers,
            districts,
            factions,
        };
        Ok(Cards { printed })
    }
}

pub(super) const OUT_OF_ORDER: &str = "dei-data-order";
/// The highest of a number that is small on every component.
const FEW: u8 = 9;

pub(super) fn need(holds: bool, otherwise: &'static str) -> Result<(), Phrase> {
    require(holds, || Phrase::new(otherwise))
}

/// Reads a section that always has as many rows, each with its place from 0.
pub(super) fn fixed<'r, R, C, const N: usize>(
    sheet: &File<'_>,
    section: &'static str,
    rows: &'r [Row<R>],
    mut read: impl FnMut(usize, &'r R) -> Result<C, Phrase>,
) -> Read<[C; N]> {
    let mut places = 0..N;
    let read = sheet.each(rows, |row| read(places.next().unwrap_or(N), row))?;
    let what = Phrase::new("dei-data-rows").text("section", section).count("found", read.len());
    read.try_into().map_err(|_| DataFault::whole(what.count("wanted", N)))
}

pub(super) fn few(numbers: &[u8]) -> bool {
    numbers.iter().all(|number| *number <= FEW)
}

pub(super) fn little(gain: Gain) -> bool {
    few(&[gain.technology, gain.energy, gain.candies, gain.supplies])
}

/// A number that stands in the file exactly where its effect has one; otherwise 1.
fn amount(given: Option<u8>, has_one: bool) -> Result<u8, Phrase> {
    need(given.is_some() == has_one && (1..=FEW).contains(&given.unwrap_or(1)), "dei-data-amount")?;
    Ok(given.unwrap_or(1))
}

/// Every number fits where it is kept, and the game can be played with it.
fn numbers(sheet: &File<'_>) -> Read<Numbers> {
    let n = sheet.rows.numbers.get_ref();
    let limits: [(_, &[u8], u8, u8); 26] = [
        ("scrappers", &[n.scrappers], 1, 40),
        ("structures", &n.structures, 1, 4),
        // DEI-498: the Automa starts with three Refuges.
        ("structures", &n.structures[..1], 3, 4),
        ("technology", &[n.technology], 0, FEW),
        ("energy", &[n.energy], 0, FEW),
        ("starting", &n.starting, 0, n.scrappers),
        ("hacks", &[n.hacks], 0, 40),
        ("most_cubes", &[n.most_cubes], 1, 7),
        ("required", &n.required, 0, n.most_cubes),
        ("unlock", &[n.unlock], 1, n.most_cubes),
        ("drone_steps", &[n.drone_steps], 0, FEW),
        ("harvest", &[n.harvest], 1, FEW),
        ("transport", &[n.transport], 1, FEW),
        ("travellers", &[n.travellers], 1, FEW),
        ("draco_supplies", &[n.draco_supplies], 0, FEW),
        ("draco_candies", &[n.draco_candies], 0, FEW),
        ("removed", &[n.removed], 0, FEW),
        ("hack_supplies", &[n.hack_supplies], 0, FEW),
        ("vending_candies", &[n.vending_candies], 0, FEW),
        ("banner", &[n.banner], 0, FEW),
        ("power_supplies", &[n.power_supplies], 0, FEW),
        ("technology_per_supply", &[n.technology_per_supply], 1, FEW),
        ("cube_supplies", &[n.cube_supplies], 0, FEW),
        ("advantage_supplies", &[n.advantage_supplies], 0, FEW),
        ("automa_start", &[n.automa_start], 0, n.scrappers / 2),
        ("needs", &n.needs, 0, FEW),
    ];
    let fault = |column: &str, least: i64, most: u8| {
        let what = Phrase::new("dei-data-number").text("column", column).number("least", least).number("most", most);
        sheet.fault(&sheet.rows.numbers, what)
    };
    for (column, numbers, least, most) in limits {
        let sound = numbers.iter().all(|number| (least..=most).contains(number));
        require(sound, || fault(column, least.into(), most))?;
    }
    require((-9..=0).contains(&n.gift_supplies), || fault("gift_supplies", -9, 0))?;
    Ok(n.clone())
}

/// DEI-64: the neutral refuges are on districts 1 and 2.
fn districts(sheet: &File<'_>) -> Read<Vec<District>> {
    let mut numbers = 1..=99;
    sheet.each(&sheet.rows.districts, |row| {
        need(numbers.next() == Some(row.id), OUT_OF_ORDER)?;
        need(few(&row.corners) && row.roof <= FEW, "dei-data-district")?;
        let refuge = row.refuge.and_then(Spot::corner);
        need(refuge.is_some() == (row.id <= 2) && row.refuge != Some(Spot::Roof), "dei-data-refuge")?;
        Ok(District { number: row.id, corners: row.corners, energy: row.roof, outpost: row.outpost.corner(), refuge })
    })
}

/// DEI-61, DEI-45, DEI-66: there are districts and tokens enough.
fn boards(sheet: &File<'_>, districts: &[District], n: &Numbers) -> Read<[Board; MOST - 1]> {
    fixed(sheet, "boards", &sheet.rows.boards, |at, row| {
        need(usize::from(row.participants) == at + 2, OUT_OF_ORDER)?;
        let fits = (1..=4).contains(&row.rows) && (1..=6).contains(&row.columns);
        let laid = usize::from(row.rows) * usize::from(row.columns);
        // DEI-499: with three of each colour, and no more than four in a courtyard, the Automa has its choice.
        let outposts = (3..=7).contains(&row.outposts) && usize::from(row.outposts) * 3 <= laid;
        need(fits && outposts && laid <= districts.len(), "dei-data-board")?;
        let on_board = |(r, c): (u8, u8)| r < row.rows && c < row.columns;
        let joined =
            |[a, b]: &[(u8, u8); 2]| on_board(*a) && on_board(*b) && a.0.abs_diff(b.0) + a.1.abs_diff(b.1) == 1;
        need(row.bridges.iter().all(joined), "dei-data-bridges")?;
        let printed = |tokens: fn(&District) -> u8| districts[..laid].iter().map(tokens).map(u16::from).sum::<u16>();
        let technology = printed(|district| district.corners.iter().sum()) + u16::from(row.participants * n.technology);
        let energy = printed(|district| district.energy) + u16::from(row.participants * n.energy);
        let enough = u16::from(row.technology) >= technology && u16::from(row.energy) >= energy;
        let what = || Phrase::new("dei-data-tokens").number("technology", technology).number("energy", energy);
        require(enough && [row.technology, row.energy, row.candies].iter().all(|tokens| *tokens < 100), what)?;
        Ok(row.clone())
    })
}

/// DEI-67, DEI-395: what the two factions of the expansion have comes into the game with them.
fn factions(sheet: &File<'_>) -> Read<[FactionRow; Faction::ALL.len()]> {
    let (mut skills, mut drones) = (BTreeSet::new(), BTreeSet::new());
    fixed(sheet, "factions", &sheet.rows.factions, |at, row| {
        need(row.id.index() == at, OUT_OF_ORDER)?;
        let own = match row.id {
            Faction::Hackers => row.skill == Skill::Hack && row.drone == Drone::Scorpion,
            Faction::ChronoCult => row.skill == Skill::Conversion && row.drone == Drone::Cathedral,
            Faction::Ravagers | Faction::Refuge42 | Faction::Auxilia | Faction::FarmZ => true,
        };
        need(own && skills.insert(row.skill) && drones.insert(row.drone), "dei-data-faction")?;
        let amount = amount(row.amount, row.skill == Skill::Hulk)?;
        Ok(FactionRow { id: row.id, skill: row.skill, amount, drone: row.drone })
    })
}

/// DEI-95: six of each colour.
fn advantages(sheet: &File<'_>) -> Read<[AdvantageRow; Advantage::ALL.len()]> {
    use Advantage::{
        Blueprints, BridgeCrane, HighGround, Ledger, Opportunist, Quartermaster, RemoteControl, SalvageCrew, Veterans,
        Watchtowers, WeNeedYou,
    };
    let mut of_colour = [0; Colour::ALL.len()];
    fixed(sheet, "advantages", &sheet.rows.advantages, |at, row| {
        need(row.effect.index() == at, OUT_OF_ORDER)?;
        of_colour[row.colour.index()] += 1;
        need(of_colour[row.colour.index()] <= 6, "dei-data-colour")?;
        need(little(row.gain), "dei-data-gain")?;
        let has_amount = matches!(row.effect, HighGround | Veterans | Quartermaster | Ledger | SalvageCrew)
            || matches!(row.effect, RemoteControl | Blueprints | WeNeedYou | Watchtowers | BridgeCrane | Opportunist);
        let amount = amount(row.amount, has_amount)?;
        Ok(AdvantageRow { id: row.id.clone(), colour: row.colour, effect: row.effect, amount, gain: row.gain })
    })
}

/// DEI-80: eight are laid out, with the new ones or without them.
fn missions(sheet: &File<'_>) -> Read<Vec<Mission>> {
    let missions = sheet.each(&sheet.rows.missions, |row| {
        let sound = row.pays <= FEW && row.late <= FEW && [row.per, row.late_per].iter().all(|n| (1..=FEW).contains(n));
        need(sound, "dei-data-mission").map(|()| row.clone())
    })?;
    let sound = missions.iter().filter(|mission| !mission.new).count() >= 8 && missions.len() <= 32;
    require(sound, || DataFault::whole(Phrase::new("dei-data-missions")))?;
    Ok(missions)
}

/// DEI-446: eight gifts last for four rounds.
fn gifts(sheet: &File<'_>) -> Read<Vec<Gift>> {
    let gifts: [Gift; 8] = fixed(sheet, "gifts", &sheet.rows.gifts, |at, row| {
        need(usize::from(row.number) == at + 1, OUT_OF_ORDER)?;
        let least = amount(row.least, row.demand != Demand::Cathedral)?;
        let amount = amount(row.amount, row.effect != Boon::Build)?;
        Ok(Gift { number: row.number, effect: row.effect, amount, demand: row.demand, least })
    })?;
    Ok(gifts.to_vec())
}

/// DEI-507: the bottom action is always possible. DEI-510: a card is left when all spaces are full.
fn automa(sheet: &File<'_>) -> Read<Vec<AutomaCard>> {
    let automa = sheet.each(&sheet.rows.automa, |row| {
        need(row.tries[2] >= Deed::RecruitLeader, "dei-data-recruit").map(|()| row.clone())
    })?;
    let sound = (SPACES + 1..=64).contains(&automa.len());
    require(sound, || DataFault::whole(Phrase::new("dei-data-automa")))?;
    Ok(automa)
}

/// DEI-505, DEI-508: a card for each action has its space.
fn levels(sheet: &File<'_>) -> Read<[[u8; ROUNDS]; 3]> {
    fixed(sheet, "levels", &sheet.rows.levels, |at, row| {
        need(["easy", "standard", "expert"].get(at) == Some(&row.id.as_str()), OUT_OF_ORDER)?;
        need(row.actions.iter().all(|actions| (1..=SPACES).contains(&(*actions).into())), "dei-data-level")?;
        Ok(row.actions)
    })
}
