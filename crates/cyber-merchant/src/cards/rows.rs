//! The data file as it is written.

use super::{Cards, Corporation, Effect, Face, Kind, Layout, Numbers, TRACKS};
use crate::state::{PEOPLE, PLACES, Stack};
use kernel::bag::MOST_COPIES;
use kernel::data::{DataFault, Row, Sheet, Tally};
use kernel::{CardId, Phrase};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::ops::Range;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    #[serde(rename = "name")]
    _name: String,
    table: Row<Numbers>,
    setup: Vec<Row<SetupRow>>,
    corporations: Vec<Row<CorporationRow>>,
    shares: Vec<Row<ShareRow>>,
    tricks: Vec<Row<TrickRow>>,
    tokens: Vec<Row<TokenRow>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupRow {
    players: usize,
    tracks: u8,
    cash: u16,
    places: u8,
    lot: u8,
    markers: u8,
    from: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CorporationRow {
    id: Corporation,
    title: String,
    joker: bool,
    from: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShareRow {
    ids: String,
    corporation: Corporation,
    value: u8,
    copies: Copies,
    from: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TrickRow {
    ids: String,
    id: String,
    title: String,
    copies: Copies,
    effect: Effect,
    from: TrickFrom,
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
struct TrickFrom {
    effect: String,
    copies: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenRow {
    change: i8,
    copies: u8,
    from: String,
}

type File<'a> = Sheet<'a, Rows>;

pub(super) fn parse(text: &str) -> Result<Cards, DataFault> {
    let sheet: File<'_> = Sheet::read(text)?;
    let mut provenance = Tally::default();
    let table = numbers(&sheet, &mut provenance)?;
    let titles = titles(&sheet, &mut provenance)?;
    let (mut kinds, shares) = share_kinds(&sheet, &mut provenance)?;
    let tricks = trick_kinds(&sheet, &kinds, &mut provenance)?;
    kinds.extend(tricks);
    if kinds.len() > Stack::KINDS {
        let what = Phrase::new("merchant-data-kinds").count("found", kinds.len()).count("most", Stack::KINDS);
        return Err(DataFault::whole(what));
    }
    let tokens = tokens(&sheet, &mut provenance)?;
    let setups = setups(&sheet, &kinds, tokens.len(), &mut provenance)?;
    Ok(Cards { table, setups, titles, kinds, tokens, shares, provenance })
}

/// Every loop of the rules ends, and every number fits where it is kept.
fn numbers(sheet: &File<'_>, provenance: &mut Tally) -> Result<Numbers, DataFault> {
    let row = &sheet.rows.table;
    let table = row.get_ref();
    sheet.count(row, "table", &[&table.from], provenance)?;
    let fits = (1..=4).contains(&table.rounds)
        && (1..=3).contains(&table.auctions)
        && (2..=20).contains(&table.price_last)
        && (1..=table.price_last).contains(&table.price_start)
        && table.bid_last <= 20
        && (1..=100).contains(&table.credits_per_crypto);
    if !fits {
        return Err(sheet.fault(row, "table", Phrase::new("merchant-data-table")));
    }
    Ok(table.clone())
}

/// Section 2.1: six corporations in the order of their tracks, the joker last.
fn titles(sheet: &File<'_>, provenance: &mut Tally) -> Result<[String; TRACKS + 1], DataFault> {
    let rows = &sheet.rows.corporations;
    for (row, wanted) in rows.iter().zip(Corporation::ALL) {
        let corporation = row.get_ref();
        if corporation.id != wanted || corporation.joker != (wanted == Corporation::Ww) {
            let what = Phrase::new("merchant-data-corporation").text("wanted", wanted.code());
            return Err(sheet.fault(row, corporation.id.code(), what));
        }
        sheet.count(row, corporation.id.code(), &[&corporation.from], provenance)?;
    }
    let titles: Vec<String> = rows.iter().map(|row| row.get_ref().title.clone()).collect();
    let found = titles.len();
    titles.try_into().map_err(|_| {
        let what = Phrase::new("merchant-data-corporations").count("found", found).count("wanted", TRACKS + 1);
        DataFault::whole(what)
    })
}

type Shares = (Vec<Kind>, [Range<CardId>; TRACKS + 1]);

/// Section 2.2, CM-5: a corporation's shares stand together, each value once.
fn share_kinds(sheet: &File<'_>, provenance: &mut Tally) -> Result<Shares, DataFault> {
    let mut kinds: Vec<Kind> = Vec::new();
    let mut ranges: [Range<CardId>; TRACKS + 1] = Default::default();
    let mut last = None;
    for row in &sheet.rows.shares {
        let share = row.get_ref();
        let here = (share.corporation, share.value);
        if last.is_some_and(|last| here <= last) {
            return Err(sheet.fault(row, &share.ids, Phrase::new("merchant-data-order")));
        }
        if !(1..=20).contains(&share.value) {
            return Err(sheet.fault(row, &share.ids, Phrase::new("merchant-data-value")));
        }
        copies(sheet, row, &share.ids, share.copies)?;
        sheet.count(row, &share.ids, &[&share.from], provenance)?;
        let range = &mut ranges[share.corporation.index()];
        if last.is_none_or(|(corporation, _)| corporation != share.corporation) {
            range.start = kinds.len() as CardId;
        }
        last = Some(here);
        kinds.push(Kind {
            ids: share.ids.clone(),
            face: Face::Share { corporation: share.corporation, value: share.value },
            title: format!("{}{}", share.corporation.code(), share.value),
            copies: share.copies.0,
        });
        range.end = kinds.len() as CardId;
        if kinds.len() > Stack::KINDS {
            let what = Phrase::new("merchant-data-kinds").count("found", kinds.len()).count("most", Stack::KINDS);
            return Err(sheet.fault(row, &share.ids, what));
        }
    }
    let missing = Corporation::ALL.into_iter().find(|corporation| ranges[corporation.index()].is_empty());
    if let Some(corporation) = missing {
        let what = Phrase::new("merchant-data-no-shares").text("corporation", corporation.code());
        return Err(DataFault::whole(what));
    }
    Ok((kinds, ranges))
}

/// Section 2.3, CM-6.
fn trick_kinds(sheet: &File<'_>, shares: &[Kind], provenance: &mut Tally) -> Result<Vec<Kind>, DataFault> {
    let mut names: BTreeSet<&String> = shares.iter().map(|share| &share.title).collect();
    let mut ids = BTreeSet::new();
    let mut kinds = Vec::new();
    for row in &sheet.rows.tricks {
        let trick = row.get_ref();
        if !names.insert(&trick.title) || !ids.insert(&trick.id) {
            return Err(sheet.fault(row, &trick.id, Phrase::new("data-fault-twice")));
        }
        copies(sheet, row, &trick.id, trick.copies)?;
        sheet.count(row, &trick.id, &[&trick.from.effect, &trick.from.copies], provenance)?;
        if matches!(trick.effect, Effect::Move { by } if by == 0 || by.unsigned_abs() > 9) {
            return Err(sheet.fault(row, &trick.id, Phrase::new("merchant-data-move")));
        }
        kinds.push(Kind {
            ids: trick.ids.clone(),
            face: Face::Trick { effect: trick.effect },
            title: trick.title.clone(),
            copies: trick.copies.0,
        });
    }
    Ok(kinds)
}

fn copies<R>(sheet: &File<'_>, row: &Row<R>, id: &str, copies: Copies) -> Result<(), DataFault> {
    let all: u32 = copies.0.into_iter().map(u32::from).sum();
    if (1..=u32::from(MOST_COPIES)).contains(&all) {
        return Ok(());
    }
    let what = Phrase::new("merchant-data-copies").number("found", all).number("most", MOST_COPIES);
    Err(sheet.fault(row, id, what))
}

/// Section 9.
fn tokens(sheet: &File<'_>, provenance: &mut Tally) -> Result<Vec<i8>, DataFault> {
    let mut tokens = Vec::new();
    for row in &sheet.rows.tokens {
        let token = row.get_ref();
        let id = format!("{:+}", token.change);
        if token.change.unsigned_abs() > 9 || !(1..=20).contains(&token.copies) {
            return Err(sheet.fault(row, &id, Phrase::new("merchant-data-token")));
        }
        sheet.count(row, &id, &[&token.from], provenance)?;
        tokens.extend(std::iter::repeat_n(token.change, token.copies.into()));
    }
    Ok(tokens)
}

/// Section 3: a row for each number of players, and a deck with which the rules always work.
fn setups(
    sheet: &File<'_>,
    kinds: &[Kind],
    tokens: usize,
    provenance: &mut Tally,
) -> Result<[Layout; PEOPLE - 1], DataFault> {
    let mut met = BTreeSet::new();
    for row in &sheet.rows.setup {
        let players = row.get_ref().players;
        if !(2..=PEOPLE).contains(&players) || !met.insert(players) {
            return Err(sheet.fault(row, &players.to_string(), Phrase::new("merchant-data-unused")));
        }
    }
    let mut layouts = [Layout::default(); PEOPLE - 1];
    for (players, layout) in (2..).zip(&mut layouts) {
        let Some(row) = sheet.rows.setup.iter().find(|row| row.get_ref().players == players) else {
            return Err(DataFault::whole(Phrase::new("merchant-data-players").count("players", players)));
        };
        let setup = row.get_ref();
        let id = players.to_string();
        sheet.count(row, &id, &[&setup.from], provenance)?;
        // CM-41: as many markers as scales.
        let fits = (2..=TRACKS).contains(&usize::from(setup.tracks))
            && tokens >= usize::from(setup.tracks)
            && (1..=PLACES).contains(&usize::from(setup.places))
            && usize::from(setup.markers) * players == usize::from(setup.places)
            && (1..=3).contains(&setup.lot)
            && setup.cash <= 1000;
        if !fits {
            return Err(sheet.fault(row, &id, Phrase::new("merchant-data-setup")));
        }
        *layout = Layout {
            tracks: setup.tracks,
            cash: setup.cash,
            places: setup.places,
            lot: setup.lot,
            markers: setup.markers,
            deck: deck(kinds, players),
        };
        deck_suits(kinds, layout).map_err(|what| sheet.fault(row, &id, what))?;
    }
    Ok(layouts)
}

/// CM-14: unmarked cards, 3+ from three players on, 4+ with four.
fn deck(kinds: &[Kind], players: usize) -> Stack {
    let in_deck = |kind: &Kind| kind.copies[..players - 1].iter().map(|copies| usize::from(*copies)).sum();
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
    if tricks < deal {
        return Err(Phrase::new("merchant-data-tricks").number("found", tricks).number("wanted", deal));
    }
    Ok(())
}
