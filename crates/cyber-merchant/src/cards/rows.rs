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

impl Copies {
    /// A bag holds so many, and no kind is without cards.
    fn fit(self) -> Result<(), Phrase> {
        match self.0.into_iter().map(u32::from).sum() {
            all if (1..=u32::from(MOST_COPIES)).contains(&all) => Ok(()),
            all => Err(Phrase::new("merchant-data-copies").number("found", all).number("most", MOST_COPIES)),
        }
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
    let mut kinds = share_kinds(&sheet, &mut provenance)?;
    let shares = Corporation::ALL.map(|corporation| range(&kinds, corporation));
    if let Some(missing) = Corporation::ALL.into_iter().find(|corporation| shares[corporation.index()].is_empty()) {
        let what = Phrase::new("merchant-data-no-shares").text("corporation", missing.code());
        return Err(DataFault::whole(what));
    }
    trick_kinds(&sheet, &mut kinds, &mut provenance)?;
    too_many(&kinds).map_err(DataFault::whole)?;
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
    if fits { Ok(table.clone()) } else { Err(sheet.fault(row, "table", Phrase::new("merchant-data-table"))) }
}

/// Section 2.1: six corporations in the order of their tracks, the joker last.
fn titles(sheet: &File<'_>, provenance: &mut Tally) -> Result<[String; TRACKS + 1], DataFault> {
    let rows = &sheet.rows.corporations;
    for (row, wanted) in rows.iter().zip(Corporation::ALL) {
        let CorporationRow { id, joker, from, .. } = row.get_ref();
        if *id != wanted || *joker != (wanted == Corporation::Ww) {
            let what = Phrase::new("merchant-data-corporation").text("wanted", wanted.code());
            return Err(sheet.fault(row, id.code(), what));
        }
        sheet.count(row, id.code(), &[from], provenance)?;
    }
    let titles: Vec<String> = rows.iter().map(|row| row.get_ref().title.clone()).collect();
    titles.try_into().map_err(|titles: Vec<_>| {
        let what = Phrase::new("merchant-data-corporations").count("found", titles.len());
        DataFault::whole(what.count("wanted", TRACKS + 1))
    })
}

/// Section 2.2, CM-5: a corporation's shares stand together, each value once.
fn share_kinds(sheet: &File<'_>, provenance: &mut Tally) -> Result<Vec<Kind>, DataFault> {
    let (mut kinds, mut last) = (Vec::new(), None);
    for row in &sheet.rows.shares {
        let ShareRow { ids, corporation, value, copies, from } = row.get_ref();
        let here = Some((*corporation, *value));
        if here <= last {
            return Err(sheet.fault(row, ids, Phrase::new("merchant-data-order")));
        }
        if !(1..=20).contains(value) {
            return Err(sheet.fault(row, ids, Phrase::new("merchant-data-value")));
        }
        copies.fit().map_err(|what| sheet.fault(row, ids, what))?;
        sheet.count(row, ids, &[from], provenance)?;
        kinds.push(Kind {
            ids: ids.clone(),
            face: Face::Share { corporation: *corporation, value: *value },
            title: format!("{}{value}", corporation.code()),
            copies: copies.0,
        });
        too_many(&kinds).map_err(|what| sheet.fault(row, ids, what))?;
        last = here;
    }
    Ok(kinds)
}

/// Where a corporation's shares stand among the kinds.
fn range(kinds: &[Kind], corporation: Corporation) -> Range<CardId> {
    let of = |kind: &&Kind| matches!(kind.face, Face::Share { corporation: one, .. } if one == corporation);
    let before = kinds.iter().take_while(|kind| !of(kind)).count() as CardId;
    before..before + kinds.iter().filter(of).count() as CardId
}

/// Section 2.3, CM-6.
fn trick_kinds(sheet: &File<'_>, kinds: &mut Vec<Kind>, provenance: &mut Tally) -> Result<(), DataFault> {
    let mut known = BTreeSet::new();
    for row in &sheet.rows.tricks {
        let TrickRow { ids, id, title, copies, effect, from } = row.get_ref();
        if kinds.iter().any(|kind| kind.title == *title) || !known.insert(id) {
            return Err(sheet.fault(row, id, Phrase::new("data-fault-twice")));
        }
        copies.fit().map_err(|what| sheet.fault(row, id, what))?;
        sheet.count(row, id, &[&from.effect, &from.copies], provenance)?;
        if matches!(effect, Effect::Move { by } if *by == 0 || by.unsigned_abs() > 9) {
            return Err(sheet.fault(row, id, Phrase::new("merchant-data-move")));
        }
        let face = Face::Trick { effect: *effect };
        kinds.push(Kind { ids: ids.clone(), face, title: title.clone(), copies: copies.0 });
    }
    Ok(())
}

/// More kinds than can be told apart.
fn too_many(kinds: &[Kind]) -> Result<(), Phrase> {
    match kinds.len() {
        found if found <= Stack::KINDS => Ok(()),
        found => Err(Phrase::new("merchant-data-kinds").count("found", found).count("most", Stack::KINDS)),
    }
}

/// Section 9.
fn tokens(sheet: &File<'_>, provenance: &mut Tally) -> Result<Vec<i8>, DataFault> {
    let mut tokens = Vec::new();
    for row in &sheet.rows.tokens {
        let TokenRow { change, copies, from } = row.get_ref();
        let id = format!("{change:+}");
        if change.unsigned_abs() > 9 || !(1..=20).contains(copies) {
            return Err(sheet.fault(row, &id, Phrase::new("merchant-data-token")));
        }
        sheet.count(row, &id, &[from], provenance)?;
        tokens.extend(std::iter::repeat_n(*change, (*copies).into()));
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
    let mut layouts = [const { None }; PEOPLE - 1];
    for row in &sheet.rows.setup {
        let layout = Layout { deck: deck(kinds, row.get_ref().players), ..row.get_ref().clone() };
        let id = layout.players.to_string();
        let slot = layouts.get_mut(layout.players.wrapping_sub(2)).filter(|slot| slot.is_none());
        let slot = slot.ok_or_else(|| sheet.fault(row, &id, Phrase::new("merchant-data-unused")))?;
        sheet.count(row, &id, &[&layout.from], provenance)?;
        // CM-41: as many markers as scales.
        let fits = (2..=TRACKS).contains(&usize::from(layout.tracks))
            && tokens >= usize::from(layout.tracks)
            && (1..=PLACES).contains(&usize::from(layout.places))
            && usize::from(layout.markers) * layout.players == usize::from(layout.places)
            && (1..=3).contains(&layout.lot)
            && layout.cash <= 1000;
        if !fits {
            return Err(sheet.fault(row, &id, Phrase::new("merchant-data-setup")));
        }
        deck_suits(kinds, &layout).map_err(|what| sheet.fault(row, &id, what))?;
        *slot = Some(layout);
    }
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
    if tricks >= deal {
        return Ok(());
    }
    Err(Phrase::new("merchant-data-tricks").number("found", tricks).number("wanted", deal))
}
