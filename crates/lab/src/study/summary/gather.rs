//! Reading the tables.

use super::differences::difference;
use super::{Summary, figures};
use crate::report::MACHINE;
use crate::study::rows::{GameRow, SeatRow, TABLES, TakenRow};
use crate::study::{Journal, Plan, Trouble};
use csv::StringRecord;
use kernel::Phrase;
use registry::{TENTHS, WIN};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read;
use std::path::Path;

pub(super) fn summary(folder: &Path) -> Result<Summary, Trouble> {
    let plan = Plan::read(folder)?;
    let journal = Journal::read(folder, plan.arms.len())?;
    if journal.done.iter().all(|done| *done == 0) {
        return Err(Trouble::input(Phrase::new("registry-lab-empty").text("folder", folder.display().to_string())));
    }
    let mut arms: Vec<Gathered> = plan.arms.iter().map(|_| Gathered::new(plan.seats)).collect();
    let number = |name: &str| plan.arms.iter().position(|arm| arm.name == name);
    let read = |table: usize, take: &mut Take<'_>| {
        records(&folder.join(format!("{}.csv", TABLES[table])), journal.lengths[table], take)
    };
    read(1, &mut |record, heads| {
        let row: SeatRow<'_> = record.deserialize(Some(heads))?;
        Ok(number(row.arm).and_then(|arm| arms[arm].seat(&row)))
    })?;
    read(0, &mut |record, heads| {
        let row: GameRow<'_> = record.deserialize(Some(heads))?;
        Ok(number(row.arm).and_then(|arm| arms[arm].game(&row)))
    })?;
    read(2, &mut |record, heads| {
        let row: TakenRow<'_> = record.deserialize(Some(heads))?;
        Ok(number(row.arm).and_then(|arm| arms[arm].taken(&row)))
    })?;
    if !arms.iter().zip(&journal.done).all(|(arm, done)| arm.is_whole(*done as usize)) {
        return Err(Trouble::damaged(folder));
    }
    let begun = |(_, arm): &(&str, &Gathered)| !arm.lengths.is_empty();
    let named = || arms.iter().zip(&plan.arms).map(|(arm, of)| (of.name.as_str(), arm)).filter(begun);
    let summaries = named().map(|(name, arm)| figures::summary(name, arm)).collect();
    let differences = named().skip(1).map(|arm| difference(arm, (&plan.arms[0].name, &arms[0]))).collect();
    Ok(Summary { arms: summaries, differences, finished: journal.finished, plan })
}

/// Takes a row; nothing if it is out of place.
type Take<'a> = dyn FnMut(&StringRecord, &StringRecord) -> Result<Option<()>, csv::Error> + 'a;

/// Hands out the rows of a table, as far as they are whole.
fn records(path: &Path, length: u64, take: &mut Take<'_>) -> Result<(), Trouble> {
    let trouble = |error: csv::Error| match error.is_io_error() {
        true => Trouble::file(path, error),
        false => Trouble::damaged(path),
    };
    let file = File::open(path).map_err(|error| Trouble::file(path, error))?;
    let mut reader = csv::ReaderBuilder::new().buffer_capacity(1 << 18).from_reader(file.take(length));
    let heads = reader.headers().map_err(trouble)?.clone();
    let mut record = StringRecord::new();
    while reader.read_record(&mut record).map_err(trouble)? {
        if take(&record, &heads).map_err(trouble)?.is_none() {
            return Err(Trouble::damaged(path));
        }
    }
    Ok(())
}

/// The rows of one arm, game after game.
#[derive(Debug, Default)]
pub(super) struct Gathered {
    /// How many players.
    pub(super) seats: usize,
    /// How many seats are ranked; those beyond the players are played by the rules.
    pub(super) ranked: usize,
    /// The score of each seat of each game.
    pub(super) scores: Vec<i32>,
    /// Its part of the win, in parts of [`WIN`].
    pub(super) wins: Vec<u8>,
    /// Its bot, by number.
    pub(super) bots: Vec<u8>,
    pub(super) names: Vec<String>,
    /// How many choices each game had.
    pub(super) lengths: Vec<u32>,
    /// Who led when, by seat from 1.
    pub(super) leads: Vec<[Option<u8>; TENTHS]>,
    pub(super) taken: BTreeMap<String, BTreeMap<String, Count>>,
}

/// How often a feature was taken.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Count {
    /// By how many seats.
    pub(super) seats: u64,
    /// How many wins these had, in parts of [`WIN`].
    pub(super) wins: u64,
    /// How many of it in all.
    pub(super) count: u64,
}

impl Gathered {
    fn new(seats: usize) -> Gathered {
        Gathered { seats, ..Gathered::default() }
    }

    fn seat(&mut self, row: &SeatRow<'_>) -> Option<()> {
        let seat = usize::from(row.seat.checked_sub(1)?);
        if row.game == 0 {
            self.ranked = seat + 1;
        }
        let place = (row.game as usize).checked_mul(self.ranked)?.checked_add(seat)?;
        let machine = seat >= self.seats;
        if place != self.scores.len() || seat >= self.ranked || machine != (row.bot == MACHINE) {
            return None;
        }
        self.scores.push(row.score);
        self.wins.push((row.win * WIN as f64).round() as u8);
        let bot = self.names.iter().position(|name| name == row.bot).unwrap_or(self.names.len());
        if bot == self.names.len() {
            self.names.push(row.bot.to_owned());
        }
        self.bots.push(u8::try_from(bot).ok()?);
        Some(())
    }

    fn game(&mut self, row: &GameRow<'_>) -> Option<()> {
        if row.game as usize != self.lengths.len() {
            return None;
        }
        let ranked = self.ranked as u8;
        let there = |seat: &Option<u8>| seat.is_none_or(|seat| (1..=ranked).contains(&seat));
        self.lengths.push(u32::try_from(row.choices).ok()?);
        self.leads.push(row.leads());
        row.leads().iter().all(there).then_some(())
    }

    fn taken(&mut self, row: &TakenRow<'_>) -> Option<()> {
        let seat = usize::from(row.seat.checked_sub(1)?);
        let place = (row.game as usize).checked_mul(self.ranked)?.checked_add(seat)?;
        let wins = *self.wins.get(place).filter(|_| seat < self.ranked)?;
        if !self.taken.contains_key(row.group) {
            self.taken.insert(row.group.to_owned(), BTreeMap::new());
        }
        let group = self.taken.get_mut(row.group)?;
        if !group.contains_key(row.feature) {
            group.insert(row.feature.to_owned(), Count::default());
        }
        let count = group.get_mut(row.feature)?;
        count.seats += 1;
        count.wins += u64::from(wins);
        count.count += u64::from(row.count);
        Some(())
    }

    fn is_whole(&self, games: usize) -> bool {
        self.lengths.len() == games && self.scores.len() == games * self.ranked && self.ranked >= self.seats
    }

    /// The parts of each game: scores, and parts of the win.
    pub(super) fn games(&self) -> impl Iterator<Item = (&[i32], &[u8])> {
        self.scores.chunks_exact(self.ranked).zip(self.wins.chunks_exact(self.ranked))
    }

    /// How often the lead passed to another seat, game by game.
    pub(super) fn lead_changes(&self) -> impl Iterator<Item = f64> {
        self.leads.iter().map(|leads| passes(leads).filter(|passed| *passed).count() as f64)
    }

    /// How far the winner is ahead of the second, game by game.
    pub(super) fn margins(&self) -> impl Iterator<Item = f64> {
        self.games().filter(|(scores, _)| scores.len() > 1).map(|(scores, _)| {
            let mut scores = scores.to_vec();
            scores.sort_unstable_by(|one, other| other.cmp(one));
            f64::from(scores[0] - scores[1])
        })
    }
}

/// In which tenths the lead passed from one seat to another.
pub(super) fn passes(leads: &[Option<u8>; TENTHS]) -> impl Iterator<Item = bool> {
    let mut last = None;
    leads.iter().map(move |lead| {
        let passed = lead.is_some() && last.is_some() && *lead != last;
        last = lead.or(last);
        passed
    })
}
