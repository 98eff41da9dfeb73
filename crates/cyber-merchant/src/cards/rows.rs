//! The data file as it is written.

use super::{Cards, Corporation, Effect, Face, Kind, Layout, Numbers, TRACKS};
use crate::state::{PEOPLE, PLACES, Stack};
use kernel::bag::MOST_COPIES;
use kernel::data::{DataFault, Row, Sheet};
use kernel::{CardId, Phrase, require};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::ops::Range;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rows {
    table: Row<Numbers>,
    setup: Vec<Row<Layout>>,
    corporations: Vec<Row<CorporationRow>>,
    shares: Vec<Row<ShareRow>>,
    tricks: Vec<Row<TrickRow>>,
    tokens: Vec<Row<TokenRow>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CorporationRow {
    id: Corporation,
    title: String,
    joker: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShareRow {
    ids: String,
    corporation: Corporation,
    value: u8,
    copies: Copies,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TrickRow {
    #[serde(rename = "id")]
    _id: String,
    ids: String,
    title: String,
    copies: Copies,
    effect: Effect,
}

/// CM-14: how many copies are unmarked, 3+ and 4+.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "Vec<u8>")]
struct Copies([u8; PEOPLE - 1]);

impl TryFrom<Vec<u8>> for Copies {
    type Error = String;
    fn try_from(copies: Vec<u8>) -> Result<Copies, String> {
        let found = copies.len();
        copies.try_into().map(Copies).map_err(|_| format!("copies are three numbers, not {found}"))
    }
}

impl Copies {
    /// A bag holds so many, and no kind is without cards.
    fn fit(self) -> Result<(), Phrase> {
        let all = self.0.into_iter().map(u16::from).sum::<u16>();
        require((1..=u16::from(MOST_COPIES)).contains(&all), || {
            Phrase::new("merchant-data-copies").number("found", all).number("most", MOST_COPIES)
        })
    }
}

/// An effect with every column it may have.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EffectColumns {
    kind: String,
    by: Option<i8>,
}

impl TryFrom<EffectColumns> for Effect {
    type Error = &'static str;
    fn try_from(row: EffectColumns) -> Result<Effect, &'static str> {
        Ok(match (row.kind.as_str(), row.by) {
            ("move", Some(by)) => Effect::Move { by },
            ("shift", None) => Effect::Shift,
            ("change", None) => Effect::Change,
            ("steal", None) => Effect::Steal,
            ("swap", None) => Effect::Swap,
            _ => return Err("an effect is move with a number by, or shift, change, steal, swap without one"),
        })
    }
}

/// The form of a face in the digest of the data, which never changes.
#[derive(Serialize)]
#[serde(remote = "Face")]
pub(super) enum DigestedFace {
    Share {
        corporation: Corporation,
        value: u8,
    },
    Trick {
        #[serde(serialize_with = "DigestedEffect::serialize")]
        effect: Effect,
    },
}

#[derive(Serialize)]
#[serde(remote = "Effect")]
enum DigestedEffect {
    Move { by: i8 },
    Shift,
    Change,
    Steal,
    Swap,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenRow {
    change: i8,
    copies: u8,
}

type File<'a> = Sheet<'a, Rows>;

pub(super) fn check(sheet: &File<'_>) -> Result<Cards, DataFault> {
    let (table, titles) = (numbers(sheet)?, titles(sheet)?);
    let mut kinds = share_kinds(sheet)?;
    let shares = Corporation::ALL.map(|corporation| range(&kinds, corporation));
    if let Some(missing) = Corporation::ALL.into_iter().find(|corporation| shares[corporation.index()].is_empty()) {
        let what = Phrase::new("merchant-data-no-shares").text("corporation", missing.code());
        return Err(DataFault::whole(what));
    }
    kinds.extend(trick_kinds(sheet, &kinds)?);
    too_many(kinds.len()).map_err(DataFault::whole)?;
    let tokens = tokens(sheet)?;
    let setups = setups(sheet, &kinds, tokens.len())?;
    Ok(Cards { table, setups, titles, kinds, tokens, shares })
}

/// Every loop of the rules ends, and every number fits where it is kept.
fn numbers(sheet: &File<'_>) -> Result<Numbers, DataFault> {
    let table = sheet.rows.table.get_ref();
    let fits = (1..=4).contains(&table.rounds)
        && (1..=3).contains(&table.auctions)
        && (2..=20).contains(&table.price_last)
        && (1..=table.price_last).contains(&table.price_start)
        && table.bid_last <= 20
        && (1..=100).contains(&table.credits_per_crypto);
    require(fits, || sheet.fault(&sheet.rows.table, Phrase::new("merchant-data-table")))?;
    Ok(table.clone())
}

/// Section 2.1: six corporations in the order of their tracks, the joker last.
fn titles(sheet: &File<'_>) -> Result<[String; TRACKS + 1], DataFault> {
    let mut wanted = Corporation::ALL.into_iter();
    let titles = sheet.each(&sheet.rows.corporations, |row| match wanted.next() {
        Some(wanted) if row.id != wanted || row.joker != (wanted == Corporation::Ww) => {
            Err(Phrase::new("merchant-data-corporation").text("wanted", wanted.code()))
        }
        _ => Ok(row.title.clone()),
    })?;
    titles.try_into().map_err(|titles: Vec<_>| {
        let what = Phrase::new("merchant-data-corporations").count("found", titles.len());
        DataFault::whole(what.count("wanted", TRACKS + 1))
    })
}

/// Section 2.2, CM-5: a corporation's shares stand together, each value once.
fn share_kinds(sheet: &File<'_>) -> Result<Vec<Kind>, DataFault> {
    let (mut kinds, mut last) = (0, None);
    sheet.each(&sheet.rows.shares, |row| {
        let ShareRow { ids, corporation, value, copies } = row;
        let (here, before) = (Some((*corporation, *value)), last);
        (kinds, last) = (kinds + 1, here);
        require(here > before, || Phrase::new("merchant-data-order"))?;
        require((1..=20).contains(value), || Phrase::new("merchant-data-value"))?;
        copies.fit()?;
        too_many(kinds)?;
        let face = Face::Share { corporation: *corporation, value: *value };
        Ok(Kind { ids: ids.clone(), face, title: format!("{}{value}", corporation.code()), copies: copies.0 })
    })
}

/// Where a corporation's shares stand among the kinds.
fn range(kinds: &[Kind], corporation: Corporation) -> Range<CardId> {
    let of = |kind: &&Kind| matches!(kind.face, Face::Share { corporation: one, .. } if one == corporation);
    let before = kinds.iter().take_while(|kind| !of(kind)).count() as CardId;
    before..before + kinds.iter().filter(of).count() as CardId
}

/// Section 2.3, CM-6.
fn trick_kinds(sheet: &File<'_>, shares: &[Kind]) -> Result<Vec<Kind>, DataFault> {
    let mut titles: BTreeSet<&str> = shares.iter().map(|kind| kind.title.as_str()).collect();
    sheet.each(&sheet.rows.tricks, |row| {
        let TrickRow { ids, title, copies, effect, .. } = row;
        require(titles.insert(title), || Phrase::new("data-fault-twice"))?;
        copies.fit()?;
        let moves = !matches!(effect, Effect::Move { by } if *by == 0 || by.unsigned_abs() > 9);
        require(moves, || Phrase::new("merchant-data-move"))?;
        let face = Face::Trick { effect: *effect };
        Ok(Kind { ids: ids.clone(), face, title: title.clone(), copies: copies.0 })
    })
}

/// More kinds than can be told apart.
fn too_many(found: usize) -> Result<(), Phrase> {
    let what = || Phrase::new("merchant-data-kinds").count("found", found).count("most", Stack::KINDS);
    require(found <= Stack::KINDS, what)
}

/// Section 9.
fn tokens(sheet: &File<'_>) -> Result<Vec<i8>, DataFault> {
    let tokens = sheet.each(&sheet.rows.tokens, |TokenRow { change, copies }| {
        let fits = change.unsigned_abs() <= 9 && (1..=20).contains(copies);
        require(fits, || Phrase::new("merchant-data-token"))?;
        Ok(vec![*change; usize::from(*copies)])
    })?;
    Ok(tokens.concat())
}

/// Section 3: a row for each number of players, and a deck with which the rules always work.
fn setups(sheet: &File<'_>, kinds: &[Kind], tokens: usize) -> Result<[Layout; PEOPLE - 1], DataFault> {
    let mut layouts = [const { None }; PEOPLE - 1];
    sheet.each(&sheet.rows.setup, |row| {
        let layout = Layout { deck: deck(kinds, row.players), ..row.clone() };
        let slot = layouts.get_mut(layout.players.wrapping_sub(2)).filter(|slot| slot.is_none());
        let slot = slot.ok_or_else(|| Phrase::new("merchant-data-unused"))?;
        // CM-41: as many markers as scales.
        let fits = (2..=TRACKS).contains(&usize::from(layout.tracks))
            && tokens >= usize::from(layout.tracks)
            && (1..=PLACES).contains(&usize::from(layout.places))
            && usize::from(layout.markers) * layout.players == usize::from(layout.places)
            && (1..=3).contains(&layout.lot)
            && layout.cash <= 1000;
        require(fits, || Phrase::new("merchant-data-setup"))?;
        deck_suits(kinds, &layout)?;
        *slot = Some(layout);
        Ok(())
    })?;
    match layouts {
        [Some(two), Some(three), Some(four)] => Ok([two, three, four]),
        some => {
            let missing = 2 + some.iter().take_while(|layout| layout.is_some()).count();
            Err(DataFault::whole(Phrase::new("merchant-data-players").count("players", missing)))
        }
    }
}

/// CM-14: unmarked cards, 3+ from three players on, 4+ with four.
fn deck(kinds: &[Kind], players: usize) -> Stack {
    let in_deck = |kind: &Kind| (2..=players).zip(kind.copies).map(|(_, copies)| usize::from(copies)).sum();
    (0..).zip(kinds).flat_map(|(id, kind)| std::iter::repeat_n(id, in_deck(kind))).collect()
}

/// CM-3: no shares of a corporation without a track. CM-27: the tricks alone suffice for a deal.
fn deck_suits(kinds: &[Kind], layout: &Layout) -> Result<(), Phrase> {
    let (tracks, mut tricks) = (usize::from(layout.tracks), 0);
    for (kind, count) in layout.deck.counts() {
        match kinds[usize::from(kind)].face {
            Face::Share { corporation, .. } if (tracks..TRACKS).contains(&corporation.index()) => {
                return Err(Phrase::new("merchant-data-no-track").text("corporation", corporation.code()));
            }
            Face::Share { .. } => {}
            Face::Trick { .. } => tricks += u16::from(count),
        }
    }
    let deal = u16::from(layout.places) * u16::from(layout.lot);
    require(tricks >= deal, || Phrase::new("merchant-data-tricks").number("found", tricks).number("wanted", deal))
}
