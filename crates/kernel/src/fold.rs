//! Folding a record into a state, and taking entries out of the fold again.

use crate::record::{Deed, Fault, Record};
use crate::sandbox::{allowed, carry_out, deal};
use crate::{Game, Illegal, Moments, Phrase, Replayed, Seat, State, Told, Viewer};
use std::collections::BTreeMap;

/// BR-11: how many steps can be taken back in one game. It keeps a record from growing without end,
/// and folding a hostile one from taking for ever.
pub const MOST_UNDOS: usize = 1000;

/// BR-13: how many steps seats can make in one game that the table does not wait for. They withdraw
/// sealed choices and could do so without end.
pub const MOST_UNASKED: usize = 1000;

/// BR-13: counts a step of a seat that the table may not be waiting for.
pub(crate) fn count_unasked<G: Game>(state: &State<G>, seat: Seat, unasked: &mut usize) -> Result<(), Illegal> {
    if G::owed(state.seen(Viewer::Onlooker)).seats().has(seat) {
        return Ok(());
    }
    if *unasked == MOST_UNASKED {
        return Err(Illegal::new("BR-13", Phrase::new("table-refuse-unasked-often").count("most", MOST_UNASKED)));
    }
    *unasked += 1;
    Ok(())
}

/// All that was told in one step.
type Tale<G> = Vec<Told<<G as Game>::Event>>;

/// What one entry did when it was folded.
pub(crate) struct Folded<E> {
    /// Index of the entry in the record, from 0.
    entry: usize,
    told: Vec<Told<E>>,
    barrier: bool,
}

/// The state after some entries of a record, and which of them count.
pub(crate) struct Fold<G: Game> {
    pub(crate) state: State<G>,
    live: Vec<Folded<G::Event>>,
    pub(crate) undone: usize,
    pub(crate) unasked: usize,
}

impl<G: Game> Fold<G> {
    /// Lays out the table as the record says.
    pub(crate) fn deal(record: &Record<G>) -> Result<(Self, Tale<G>), Fault> {
        let line = deal_line(record);
        let mut told = Vec::new();
        let mut chance = Replayed::new(record.dealt());
        let state = deal(&record.setup, &mut chance, Some(&mut told)).map_err(|no| Fault::refused(line, no))?;
        chance.finish().map_err(|what| picks_fault(line, what))?;
        Ok((Fold { state, live: Vec::new(), undone: 0, unasked: 0 }, told))
    }

    /// Takes in the next entry of the record; gives what was told, and puts the state after each thing told into
    /// `moments`, if somebody keeps them.
    pub(crate) fn take(
        &mut self,
        record: &Record<G>,
        entry: usize,
        moments: Option<&mut Moments<G>>,
    ) -> Result<Tale<G>, Fault> {
        match &record.entries()[entry].deed {
            Deed::Act(_) => {
                let folded = self.act(record, entry, moments)?;
                let told = folded.told.clone();
                self.live.push(folded);
                Ok(told)
            }
            Deed::Undo(number) => {
                let line = line_of(record, entry);
                let seat = record.entries()[entry].by;
                if !record.picks(entry).is_empty() {
                    return Err(picks_fault(line, Phrase::new("record-picks-undo")));
                }
                let undone = self.without(record, seat).map_err(|no| Fault::refused(line, no))?;
                if undone.entry + 1 != *number as usize {
                    let why = Phrase::new("table-refuse-undo-other").count("latest", undone.entry + 1);
                    return Err(Fault::refused(line, Illegal::new("BR-4", why)));
                }
                *self = undone.fold;
                Ok(Vec::new())
            }
            Deed::Rewind(number) => {
                let line = line_of(record, entry);
                if !record.picks(entry).is_empty() {
                    return Err(picks_fault(line, Phrase::new("record-picks-undo")));
                }
                *self = self.rewound(record, entry, *number).map_err(|no| Fault::refused(line, no))?;
                Ok(Vec::new())
            }
        }
    }

    /// BR-14: the fold as it was before the entry with this number, where the record has `entries`.
    pub(crate) fn rewound(&self, record: &Record<G>, entries: usize, number: u32) -> Result<Fold<G>, Illegal> {
        if self.undone == MOST_UNDOS {
            return Err(Illegal::new("BR-11", Phrase::new("table-refuse-undo-often").count("most", MOST_UNDOS)));
        }
        let before = (number as usize).checked_sub(1).filter(|before| *before < entries);
        let Some(before) = before else {
            return Err(Illegal::new("BR-14", Phrase::new("table-refuse-rewind").count("latest", entries)));
        };
        let gone = || Illegal::new("BR-14", Phrase::new("table-refuse-rewind").count("latest", entries));
        let (mut fold, _) = Fold::deal(record).map_err(|_| gone())?;
        for entry in live_at(record, before) {
            let again = fold.act(record, entry, None).map_err(|_| gone())?;
            fold.live.push(again);
        }
        (fold.undone, fold.unasked) = (self.undone + 1, self.unasked);
        Ok(fold)
    }

    fn act(
        &mut self,
        record: &Record<G>,
        entry: usize,
        moments: Option<&mut Moments<G>>,
    ) -> Result<Folded<G::Event>, Fault> {
        let line = line_of(record, entry);
        let Deed::Act(action) = &record.entries()[entry].deed else {
            unreachable!("only actions stay in a fold");
        };
        let seat = record.entries()[entry].by;
        allowed::<G>(&self.state, seat, action)
            .and_then(|()| count_unasked(&self.state, seat, &mut self.unasked))
            .map_err(|no| Fault::refused(line, no))?;
        let mut chance = Replayed::new(record.picks(entry));
        let (told, barrier) = carry_out(&mut self.state, seat, action, &mut chance, moments.map(Moments::states));
        chance.finish().map_err(|what| picks_fault(line, what))?;
        Ok(Folded { entry, told, barrier })
    }

    /// The steps that count, in order: whose, and whether they are final.
    pub(crate) fn steps(&self, record: &Record<G>) -> Vec<LiveStep> {
        let step = |folded: &Folded<G::Event>| LiveStep::new(record.entries()[folded.entry].by, folded.barrier);
        self.live.iter().map(step).collect()
    }

    /// The fold without the latest step of a seat, if it may be taken back.
    ///
    /// The step must have taught nobody anything and left the seat still to act (BR-5). Steps that
    /// others took since then stay; they must go exactly as they went (BR-6).
    pub(crate) fn without(&self, record: &Record<G>, seat: Seat) -> Result<Undone<G>, Illegal> {
        if self.undone == MOST_UNDOS {
            return Err(Illegal::new("BR-11", Phrase::new("table-refuse-undo-often").count("most", MOST_UNDOS)));
        }
        let by = |folded: &&Folded<G::Event>| record.entries()[folded.entry].by == seat;
        let Some(target) = self.live.iter().rfind(by) else {
            return Err(Illegal::new("BR-4", Phrase::new("table-refuse-undo-nothing")));
        };
        if target.barrier {
            return Err(Illegal::new("BR-5", Phrase::new("table-refuse-undo-barrier")));
        }
        let built_on = || Illegal::new("BR-6", Phrase::new("table-refuse-undo-built-on"));
        let (mut fold, _) = Fold::deal(record).map_err(|_| built_on())?;
        fold.undone = self.undone + 1;
        for folded in self.live.iter().filter(|folded| folded.entry != target.entry) {
            let again = fold.act(record, folded.entry, None).map_err(|_| built_on())?;
            if again.told != folded.told {
                return Err(built_on());
            }
            fold.live.push(again);
        }
        Ok(Undone { fold, entry: target.entry })
    }
}

/// Which entries counted when the record had so many, by index.
fn live_at<G: Game>(record: &Record<G>, entries: usize) -> Vec<usize> {
    let deeds = || record.entries()[..entries].iter().map(|entry| &entry.deed).enumerate();
    let target = |deed: &Deed<G::Action>| match deed {
        Deed::Rewind(number) => Some(*number as usize - 1),
        Deed::Act(_) | Deed::Undo(_) => None,
    };
    let mut then: BTreeMap<usize, Vec<usize>> =
        deeds().filter_map(|(_, deed)| Some((target(deed)?, Vec::new()))).collect();
    let mut live = Vec::new();
    for (index, deed) in deeds() {
        if let Some(kept) = then.get_mut(&index) {
            kept.clone_from(&live);
        }
        match deed {
            Deed::Act(_) => live.push(index),
            Deed::Undo(number) => live.retain(|entry| entry + 1 != *number as usize),
            Deed::Rewind(number) => live = then.get(&(*number as usize - 1)).cloned().unwrap_or_default(),
        }
    }
    live
}

/// A step that counts: whose, and whether it is final (BR-5), in one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LiveStep(u8);

impl LiveStep {
    pub(crate) fn new(seat: Seat, barrier: bool) -> LiveStep {
        LiveStep((seat.index() as u8) << 1 | u8::from(barrier))
    }

    pub(crate) fn is_of(self, seat: Seat) -> bool {
        usize::from(self.0 >> 1) == seat.index()
    }

    pub(crate) fn is_final(self) -> bool {
        self.0 & 1 == 1
    }
}

/// What is left when a step is taken back.
pub(crate) struct Undone<G: Game> {
    pub(crate) fold: Fold<G>,
    /// Index of the entry that was taken back.
    pub(crate) entry: usize,
}

fn picks_fault(line: usize, what: Phrase) -> Fault {
    Fault::at(line, Phrase::new("record-fault-picks").phrase("error", what))
}

/// The line the deal stands on: after the seven fixed lines and the entropy.
fn deal_line<G: Game>(record: &Record<G>) -> usize {
    8 + record.entropy.iter().filter(|entropy| !entropy.bytes().is_empty()).count()
}

/// The line an entry stands on.
pub(crate) fn line_of<G: Game>(record: &Record<G>, entry: usize) -> usize {
    deal_line(record) + entry + 1
}
