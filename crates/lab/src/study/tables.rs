//! The tables of a study while they are written.

use super::rows::{GameRow, SeatRow, TABLES, TakenRow};
use super::{Journal, Plan, Trouble};
use crate::report::MACHINE;
use kernel::{Feature, FeatureName, Phrase, Seat};
use registry::{Observed, WIN};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The short names of features.
pub(super) type Keys<'a> = BTreeMap<Feature, &'a str>;

pub(super) fn keys(names: &[FeatureName]) -> Keys<'_> {
    names.iter().map(|name| (name.feature, name.key.as_str())).collect()
}

/// The three tables, open at their ends.
#[derive(Debug)]
pub(super) struct Tables {
    folder: PathBuf,
    journal: Journal,
    files: [Table; 3],
}

impl Tables {
    /// Opens the tables of a folder for a plan: new ones, or those that hold its beginning.
    pub(super) fn open(plan: &Plan, folder: &Path) -> Result<Tables, Trouble> {
        fs::create_dir_all(folder).map_err(|error| Trouble::file(folder, error))?;
        if folder.join("plan.json").exists() {
            let found = Plan::read(folder)?;
            if !found.begins_like(plan) || found.games > plan.games {
                let other = Phrase::new("registry-lab-other").text("folder", folder.display().to_string());
                return Err(Trouble::input(other));
            }
        } else if fs::read_dir(folder).map_err(|error| Trouble::file(folder, error))?.next().is_some() {
            let other = Phrase::new("registry-lab-not-empty").text("folder", folder.display().to_string());
            return Err(Trouble::input(other));
        }
        let mut journal = Journal::read(folder, plan.arms.len())?;
        journal.finished = false;
        plan.write(folder)?;
        let [games, seats, taken] = [0, 1, 2].map(|at| Table::open(folder, TABLES[at], journal.lengths[at]));
        Ok(Tables { folder: folder.to_owned(), journal, files: [games?, seats?, taken?] })
    }

    /// How many games of an arm are written.
    pub(super) fn done(&self, arm: usize) -> u64 {
        self.journal.done[arm]
    }

    /// Appends games of an arm, in order.
    pub(super) fn write(
        &mut self,
        number: usize,
        arm: &str,
        games: &[Observed],
        names: &Keys<'_>,
    ) -> Result<(), Trouble> {
        for game in games {
            self.files[0].row(game_row(arm, game))?;
            for (seat, played) in game.played.seats.iter().enumerate() {
                self.files[1].row(SeatRow {
                    arm,
                    game: game.number,
                    seat: seat as u8 + 1,
                    bot: game.lineup.get(seat).map_or(MACHINE, String::as_str),
                    score: played.score,
                    rank: played.rank,
                    win: played.wins as f64 / WIN as f64,
                })?;
            }
            for (taken, count) in &game.taken {
                self.files[2].row(TakenRow {
                    arm,
                    game: game.number,
                    seat: taken.seat.number() as u8,
                    group: taken.feature.group,
                    feature: names.get(&taken.feature).copied().unwrap_or_default(),
                    count: *count,
                })?;
            }
        }
        self.journal.done[number] += games.len() as u64;
        Ok(())
    }

    /// Makes what is written safe: first the rows, then the journal that says so.
    pub(super) fn commit(&mut self) -> Result<(), Trouble> {
        for (table, length) in self.files.iter_mut().zip(&mut self.journal.lengths) {
            *length = table.sync()?;
        }
        self.journal.write(&self.folder)
    }

    /// Says that all is written.
    pub(super) fn finish(mut self) -> Result<(), Trouble> {
        self.journal.finished = true;
        self.commit()
    }
}

fn game_row<'a>(arm: &'a str, game: &Observed) -> GameRow<'a> {
    let lead = |tenth: usize| game.leads[tenth].map(|seat: Seat| seat.number() as u8);
    GameRow {
        arm,
        game: game.number,
        choices: game.choices,
        decisions: game.decisions,
        lead_1: lead(0),
        lead_2: lead(1),
        lead_3: lead(2),
        lead_4: lead(3),
        lead_5: lead(4),
        lead_6: lead(5),
        lead_7: lead(6),
        lead_8: lead(7),
        lead_9: lead(8),
        lead_10: lead(9),
    }
}

/// One table, open at its end.
#[derive(Debug)]
struct Table {
    path: PathBuf,
    writer: csv::Writer<File>,
}

impl Table {
    /// Opens a table of which so many bytes are whole, and cuts off the rest.
    fn open(folder: &Path, name: &str, length: u64) -> Result<Table, Trouble> {
        let path = folder.join(format!("{name}.csv"));
        let trouble = |error: io::Error| Trouble::file(&path, error);
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
        let mut file = file.map_err(trouble)?;
        if file.metadata().map_err(trouble)?.len() < length {
            return Err(Trouble::damaged(&path));
        }
        file.set_len(length).map_err(trouble)?;
        file.seek(SeekFrom::End(0)).map_err(trouble)?;
        let writer = csv::WriterBuilder::new().has_headers(length == 0).buffer_capacity(1 << 18).from_writer(file);
        Ok(Table { path, writer })
    }

    fn row(&mut self, row: impl serde::Serialize) -> Result<(), Trouble> {
        self.writer.serialize(row).map_err(|error| Trouble::file(&self.path, error))
    }

    /// Waits until all rows are on the disk; gives the length.
    fn sync(&mut self) -> Result<u64, Trouble> {
        let synced = self.writer.flush().and_then(|()| {
            let mut file = self.writer.get_ref();
            file.flush()?;
            file.sync_data()?;
            Ok(file.metadata()?.len())
        });
        synced.map_err(|error| Trouble::file(&self.path, error))
    }
}
