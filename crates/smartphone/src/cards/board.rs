//! The two boards: regions, customers, links and control VP.

use super::Numbers;
use super::rows::{Read, need};
use crate::{Region, Size, Technology};
use kernel::data::{Row, Sheet};
use kernel::{Phrase, require};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

kernel::rows! {
    "smartphone.ts"

    pub struct Board {
        /// SP-151, SP-571: how many improvements lie face up.
        pub row: u8,
        /// The regions, in board order.
        pub order: Vec<Region>,
        /// Each region, by its number; none for those that are not on this board.
        pub regions: [Option<RegionRow>; Region::ALL.len()],
        /// SP-121, SP-579: first and second place by number of offices from 1, for S, M and L.
        pub control: [Vec<(u8, Option<u8>)>; 3],
    }

    /// SP-120, SP-578: a region.
    pub struct RegionRow {
        pub id: Region,
        pub size: Size,
        pub cost: u8,
        pub spaces: u8,
        /// Left to right.
        pub customers: Vec<Customer>,
        /// SP-122, SP-580: the regions it is linked to, in board order.
        pub links: Vec<Region>,
    }
}

impl Board {
    /// The regions in board order.
    pub fn rows(&self) -> impl Iterator<Item = &RegionRow> {
        self.order.iter().filter_map(|region| self.regions[region.index()].as_ref())
    }

    /// Those of a size.
    pub fn of_size(&self, size: Size) -> impl Iterator<Item = &RegionRow> {
        self.rows().filter(move |row| row.size == size)
    }
}

/// A customer: a price, a technology, or either (SP-590).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "smartphone.ts"))]
pub struct Customer {
    /// SP-382: buys at this price or less.
    pub price: Option<u8>,
    /// SP-383: buys from those who have researched it.
    pub technology: Option<Technology>,
}

/// In the data file `4`, `gps` or `6|gamepad`; for clients its parts.
struct Written;

impl<'de> Visitor<'de> for Written {
    type Value = Customer;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Customer, E> {
        let mixed = text.split_once('|').and_then(|(price, word)| Some((price.parse().ok()?, word)));
        let (price, word) = match (mixed, text.parse()) {
            (Some((price, word)), _) => (Some(price), Some(word)),
            (None, Ok(price)) => (Some(price), None),
            (None, Err(_)) => (None, Some(text)),
        };
        let technology = word.map(|word| Technology::deserialize(word.into_deserializer())).transpose()?;
        Ok(Customer { price, technology })
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Customer, A::Error> {
        #[derive(Deserialize)]
        #[serde(remote = "Customer")]
        struct Parts {
            price: Option<u8>,
            technology: Option<Technology>,
        }
        Parts::deserialize(MapAccessDeserializer::new(map))
    }
}

impl<'de> Deserialize<'de> for Customer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Customer, D::Error> {
        deserializer.deserialize_any(Written)
    }
}

kernel::rows! {
    /// What the data file says of a board beside its regions.
    pub struct BoardRow {
        row: u8,
        control: BTreeMap<Size, Vec<Vec<u8>>>,
    }
}

/// A board on which everybody can get everywhere, with control VP for as many offices as there is room for.
pub(super) fn read<T>(sheet: &Sheet<'_, T>, head: &Row<BoardRow>, rows: &[Row<RegionRow>], n: &Numbers) -> Read<Board> {
    let BoardRow { row, control } = head.get_ref();
    let sound = |vp: &Vec<u8>| (1..=2).contains(&vp.len()) && vp.iter().all(|vp| *vp < 100);
    let sound = (1..=5).contains(row) && control.values().flatten().all(sound);
    require(sound, || sheet.fault(head, Phrase::new("smartphone-data-board")))?;
    let track = |size| control.get(&size).into_iter().flatten().map(|vp| (vp[0], vp.get(1).copied())).collect();
    let control: [Vec<_>; 3] = Size::ALL.map(track);
    let order: Vec<Region> = rows.iter().map(|row| row.get_ref().id).collect();
    let mut regions = [const { None }; Region::ALL.len()];
    let prices = n.price_lowest..=n.price_highest;
    sheet.each(rows, |row| {
        let sound = (1..=n.progress).contains(&row.cost) && (1..=5).contains(&row.spaces);
        need(sound, "smartphone-data-region")?;
        let on_track = row.customers.iter().all(|one| one.price.is_none_or(|price| prices.contains(&price)));
        need(on_track && (1..=8).contains(&row.customers.len()), "smartphone-data-customers")?;
        need(control[row.size.index()].len() >= row.spaces.into(), "smartphone-data-control")?;
        for link in &row.links {
            let mut others = rows.iter().map(Row::get_ref).filter(|other| other.id != row.id);
            let back = others.any(|other| other.id == *link && other.links.contains(&row.id));
            require(back, || Phrase::new("smartphone-data-link").phrase("region", link.say()))?;
        }
        let links = order.iter().copied().filter(|region| row.links.contains(region)).collect();
        regions[row.id.index()] = Some(RegionRow { links, ..row.clone() });
        Ok(())
    })?;
    let mut reached: BTreeSet<Region> = order.first().copied().into_iter().collect();
    for row in order.iter().flat_map(|_| rows).map(Row::get_ref) {
        if reached.contains(&row.id) {
            reached.extend(&row.links);
        }
    }
    sheet.each(rows, |row| need(reached.contains(&row.id), "smartphone-data-apart"))?;
    Ok(Board { row: *row, order, regions, control })
}
