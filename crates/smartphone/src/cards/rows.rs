//! The data file as it is written, and what the rules rely on in it.

use super::board::{self, Board, BoardRow, RegionRow};
use super::{Cards, CompanyRow, Directive, MOST, Numbers, Printed, Programme, ROUNDS, Retailer, TechnologyRow};
use crate::{Company, Power, Region, Size, Symbol, Technology, Tile, Tiles};
use kernel::bag::MOST_COPIES;
use kernel::data::{CardData, DataFault, Row, Sheet};
use kernel::{Phrase, require};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

kernel::rows! {
    pub struct Rows {
        numbers: Row<Numbers>,
        pads: Vec<Row<PadRow>>,
        companies: Vec<Row<CompanyColumns>>,
        improvements: Vec<Row<TileRow>>,
        minis: Vec<Row<TileRow>>,
        technologies: Vec<Row<TechnologyRow>>,
        big: Row<BoardRow>,
        big_regions: Vec<Row<RegionRow>>,
        small: Row<BoardRow>,
        small_regions: Vec<Row<RegionRow>>,
        retailers: Vec<Row<Retailer>>,
        setup: Vec<Row<SetupRow>>,
        programme: Vec<Row<Programme>>,
        directives: Vec<Row<Directive>>,
        sets: Vec<Row<SetRow>>,
        prices: Row<BTreeMap<Symbol, u8>>,
    }

    struct PadRow {
        id: String,
        squares: Vec<Symbol>,
    }

    struct CompanyColumns {
        id: Company,
        vp: i16,
        home: Region,
        start: Vec<Symbol>,
    }

    struct TileRow {
        #[serde(rename = "id")]
        _id: String,
        squares: Vec<Symbol>,
        copies: u8,
    }

    struct SetupRow {
        players: usize,
        retailers: BTreeMap<Size, u8>,
        directives: u8,
    }

    struct SetRow {
        id: String,
        powers: Vec<Power>,
    }
}

type File<'a> = Sheet<'a, Rows>;
pub(super) type Read<T> = Result<T, DataFault>;

impl CardData for Cards {
    const STANDARD: &'static str = include_str!("../../data/standard.toml");
    type Rows = Rows;

    fn check(sheet: File<'_>) -> Read<Cards> {
        Ok(Cards { printed: printed(&sheet)?, table: OnceLock::new() })
    }
}

fn printed(sheet: &File<'_>) -> Read<Printed> {
    let rows = &sheet.rows;
    let numbers = numbers(sheet)?;
    let big = board::read(sheet, &rows.big, &rows.big_regions, &numbers)?;
    let small = board::read(sheet, &rows.small, &rows.small_regions, &numbers)?;
    // SP-573, SP-574: three start, or two beside an M retailer; the S retailer has a place too.
    let starts = small.of_size(Size::M).count() >= 3 && small.of_size(Size::S).count() >= 1;
    require(starts, || sheet.fault(&rows.small, Phrase::new("smartphone-data-starts")))?;
    let companies = companies(sheet, &big)?;
    let improvements =
        tiles(sheet, &rows.improvements, 2, companies.iter().map(|company| company.start.id()).collect())?;
    // SP-442: rows for all rounds but the last.
    let wanted = (ROUNDS - 1) * usize::from(big.row.max(small.row));
    let what = || Phrase::new("smartphone-data-pile").count("found", improvements.len()).count("wanted", wanted);
    require(improvements.len() >= wanted, || DataFault::whole(what()))?;
    let technologies = technologies(sheet, numbers.progress)?;
    let retailers = retailers(sheet, [&big, &small])?;
    let directives = directives(sheet)?;
    let setup = setup(sheet, &big, &retailers, directives.len())?;
    Ok(Printed {
        pads: pads(sheet)?,
        minis: tiles(sheet, &rows.minis, 1, Tiles::EMPTY)?,
        laid: setup.map(|(laid, _)| laid),
        drawn: setup.map(|(_, drawn)| drawn),
        programme: programme(sheet, &numbers)?,
        sets: sets(sheet, &technologies)?,
        prices: prices(sheet)?,
        numbers,
        companies,
        improvements,
        technologies,
        big,
        small,
        retailers,
        directives,
        tiles: (0..Tile::KINDS).filter_map(|id| Tile::try_from(id).ok()).map(|tile| tile.squares().collect()).collect(),
    })
}

const OUT_OF_ORDER: &str = "smartphone-data-order";

pub(super) fn need(holds: bool, otherwise: &'static str) -> Result<(), Phrase> {
    require(holds, || Phrase::new(otherwise))
}

/// Reads a section that always has as many rows, each with its place from 0.
fn fixed<'r, R, C, const N: usize>(
    sheet: &File<'_>,
    section: &'static str,
    rows: &'r [Row<R>],
    mut read: impl FnMut(usize, &'r R) -> Result<C, Phrase>,
) -> Read<[C; N]> {
    let mut places = 0..N;
    let read = sheet.each(rows, |row| read(places.next().unwrap_or(N), row))?;
    let what = Phrase::new("smartphone-data-rows").text("section", section).count("found", read.len());
    read.try_into().map_err(|_| DataFault::whole(what.count("wanted", N)))
}

/// Every number fits where it is kept.
fn numbers(sheet: &File<'_>) -> Read<Numbers> {
    let n = sheet.rows.numbers.get_ref();
    let fits = [n.goods_tokens, n.directive_vp, n.gps_goods, n.away_goods, n.discount].into_iter().all(|n| n < 100)
        && [n.debt_step, n.wealth_step].into_iter().all(|n| (1..100).contains(&n))
        && [(n.progress, 1..=15), (n.offices, 6..=40), (n.goods, 1..=30)].iter().all(|(n, limits)| limits.contains(n))
        && [0, n.price_lowest, n.price_start, n.price_highest, 16].is_sorted_by(|a, b| a < b);
    require(fits, || sheet.fault(&sheet.rows.numbers, Phrase::new("smartphone-data-numbers")))?;
    Ok(n.clone())
}

/// SP-302: no plan shows two factories, whichever sides are used.
fn pads(sheet: &File<'_>) -> Read<[[Symbol; 6]; 4]> {
    let mut has_factory = [false; 2];
    fixed(sheet, "pads", &sheet.rows.pads, |at, row| {
        need(["k1", "k2", "w1", "w2"].get(at) == Some(&row.id.as_str()), OUT_OF_ORDER)?;
        let squares = row.squares.as_slice().try_into().map_err(|_| Phrase::new("smartphone-data-pad"))?;
        let factories = row.squares.iter().filter(|square| **square == Symbol::Factory).count();
        has_factory[at / 2] |= factories > 0;
        need(factories <= 1 && has_factory != [true; 2], "smartphone-data-factories")?;
        Ok(squares)
    })
}

/// SP-123: each company has an M region of the big board to itself.
fn companies(sheet: &File<'_>, big: &Board) -> Read<[CompanyRow; Company::ALL.len()]> {
    let mut free: BTreeSet<Region> = big.of_size(Size::M).map(|row| row.id).collect();
    fixed(sheet, "companies", &sheet.rows.companies, |at, row| {
        need(at == row.id.index(), OUT_OF_ORDER)?;
        need((-99..=99).contains(&row.vp), "smartphone-data-vp")?;
        need(free.remove(&row.home), "smartphone-data-home")?;
        Ok(CompanyRow { vp: row.vp, home: row.home, start: tile(&row.start, 2)? })
    })
}

/// A tile with so many squares. SP-302: factories are on pads alone.
fn tile(squares: &[Symbol], wanted: usize) -> Result<Tile, Phrase> {
    let sound = !squares.contains(&Symbol::Factory) && squares.iter().any(|square| *square != Symbol::Blank);
    match squares {
        [a, b] if sound && wanted == 2 => Ok(Tile::improvement(*a, *b)),
        [only] if sound && wanted == 1 => Ok(Tile::mini(*only)),
        _ => Err(Phrase::new("smartphone-data-tile").count("squares", wanted)),
    }
}

/// A pile of tiles, which fits into one bag with others.
fn tiles(sheet: &File<'_>, rows: &[Row<TileRow>], squares: usize, others: Tiles) -> Read<Tiles> {
    let mut pile = Tiles::EMPTY;
    sheet.each(rows, |row| {
        let kind = tile(&row.squares, squares)?.id();
        let most = MOST_COPIES - others.count(kind) - pile.count(kind);
        need((1..=most).contains(&row.copies), "smartphone-data-copies")?;
        (0..row.copies).for_each(|_| pile.insert(kind));
        Ok(())
    })?;
    Ok(pile)
}

/// SP-80: a player has markers for the cost. SP-622: every power has one place.
fn technologies(sheet: &File<'_>, progress: u8) -> Read<[TechnologyRow; Technology::ALL.len()]> {
    let mut missing = BTreeSet::from(Power::ALL);
    let technologies = fixed(sheet, "technologies", &sheet.rows.technologies, |at, row| {
        need(at == row.id.index(), OUT_OF_ORDER)?;
        let sound = [1, row.after, row.before, progress].is_sorted() && row.patent < 100;
        need(sound, "smartphone-data-technology")?;
        let base = row.plain < Power::N1 && row.dark < Power::N1 && row.new.iter().all(|power| *power >= Power::N1);
        need(base && row.powers().all(|power| missing.remove(&power)), "smartphone-data-power")?;
        Ok(row.clone())
    })?;
    let what = |power: &Power| Phrase::new("smartphone-data-no-power").phrase("power", power.say());
    missing.first().map_or(Ok(technologies), |power| Err(DataFault::whole(what(power))))
}

/// SP-651: all who have an office in a region have room on each retailer of its size. SP-574: one S, one M.
fn retailers(sheet: &File<'_>, boards: [&Board; 2]) -> Read<Vec<Retailer>> {
    let retailers = sheet.each(&sheet.rows.retailers, |row| {
        let regions = boards.into_iter().flat_map(|board| board.of_size(row.size));
        let least = regions.map(|region| region.spaces.into()).max().unwrap_or(1);
        let sound = |side: &[u8]| (least..=5).contains(&side.len()) && side.iter().all(|vp| *vp < 100);
        let what = || Phrase::new("smartphone-data-retailer").count("least", least);
        require(sound(&row.a) && sound(&row.b), what).map(|()| row.clone())
    })?;
    let has = |size| retailers.iter().any(|retailer| retailer.size == size);
    let sound = has(Size::S) && has(Size::M) && retailers.len() <= 20;
    require(sound, || DataFault::whole(Phrase::new("smartphone-data-retailers"))).map(|()| retailers)
}

/// SP-187, SP-521: how many retailers of each size and how many directives are laid out.
fn setup(sheet: &File<'_>, big: &Board, retailers: &[Retailer], directives: usize) -> Read<[([u8; 3], u8); MOST]> {
    fixed(sheet, "setup", &sheet.rows.setup, |at, row| {
        need(row.players == at + 1, OUT_OF_ORDER)?;
        let laid = Size::ALL.map(|size| row.retailers.get(&size).copied().unwrap_or_default());
        for (size, laid) in Size::ALL.into_iter().zip(laid) {
            // SP-188: M retailers lie on homes of companies not in play; alone, Steve has one too.
            let homes = Company::ALL.len().saturating_sub(row.players.max(2));
            let regions = if size == Size::M { homes } else { big.of_size(size).count() };
            let most = regions.min(retailers.iter().filter(|retailer| retailer.size == size).count());
            let what = || Phrase::new("smartphone-data-laid").text("size", format!("{size:?}")).count("most", most);
            require(usize::from(laid) <= most, what)?;
        }
        let what = || Phrase::new("smartphone-data-drawn").count("most", directives);
        require((1..=directives).contains(&row.directives.into()), what)?;
        Ok((laid, row.directives))
    })
}

/// SP-481: Steve's prices are on the track.
fn programme(sheet: &File<'_>, n: &Numbers) -> Read<[Programme; ROUNDS]> {
    fixed(sheet, "programme", &sheet.rows.programme, |at, row| {
        need(usize::from(row.round) == at + 1, OUT_OF_ORDER)?;
        let sound = [row.goods, row.research, row.logistics].into_iter().all(|number| number <= 30);
        need(sound && (n.price_lowest..=n.price_highest).contains(&row.price), "smartphone-data-programme")?;
        Ok(*row)
    })
}

/// SP-533: the directives, numbered from 1.
fn directives(sheet: &File<'_>) -> Read<Vec<Directive>> {
    let mut numbers = 1..=60;
    sheet.each(&sheet.rows.directives, |row| {
        need(numbers.next() == Some(row.number), "smartphone-data-number")?;
        need((1..100).contains(&row.threshold) && !row.checks.is_empty(), "smartphone-data-directive")?;
        Ok(row.clone())
    })
}

/// SP-700 … SP-702: a power of each technology. SP-623: N9 and N10 are sides of one tile.
fn sets(sheet: &File<'_>, technologies: &[TechnologyRow]) -> Read<[[Power; 6]; 3]> {
    fixed(sheet, "sets", &sheet.rows.sets, |at, row| {
        need(["first_game", "overproduction", "open_spaces"].get(at) == Some(&row.id.as_str()), OUT_OF_ORDER)?;
        let fits = technologies.iter().zip(&row.powers).all(|(row, power)| row.powers().any(|one| one == *power));
        need(fits && ![Power::N9, Power::N10].iter().all(|one| row.powers.contains(one)), "smartphone-data-set")?;
        row.powers.as_slice().try_into().map_err(|_| Phrase::new("smartphone-data-set"))
    })
}

/// SP-722: every symbol has a price, and a blank square has none.
fn prices(sheet: &File<'_>) -> Read<[u8; Symbol::ALL.len()]> {
    let prices = sheet.rows.prices.get_ref();
    let all = Symbol::ALL.iter().all(|symbol| prices.contains_key(symbol) == (*symbol != Symbol::Blank));
    let sound = all && prices.values().all(|vp| *vp <= 20);
    require(sound, || sheet.fault(&sheet.rows.prices, Phrase::new("smartphone-data-prices")))?;
    Ok(Symbol::ALL.map(|symbol| prices.get(&symbol).copied().unwrap_or_default()))
}
