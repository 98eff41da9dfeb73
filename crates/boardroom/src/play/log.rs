//! [`Log`]: what has happened at a table so far.

use kernel::{Fault, Phrase, RuleId, Seat, Viewer};
use registry::{AnyReplay, AnyUpdate, Line};
use texts::Texts;

use crate::terminal::{Cast, Row};

/// What has happened at a table so far, the deal first.
#[derive(Clone, Debug)]
pub struct Log(Vec<Entry>);

#[derive(Clone, Debug)]
struct Entry {
    by: Option<Seat>,
    update: AnyUpdate,
    /// Whether it was taken back later: then its points do not count.
    taken_back: Option<usize>,
}

/// The points of one rule, seat by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earned {
    /// The rule.
    pub rule: RuleId,
    /// What each seat got by it.
    pub points: Vec<i32>,
}

impl Log {
    /// Begins with the deal.
    #[must_use]
    pub fn begin(opening: AnyUpdate) -> Log {
        Log(vec![Entry { by: None, update: opening, taken_back: None }])
    }

    /// All of a record, as far as it can be played; the fault says where it cannot.
    pub fn of(replay: &mut dyn AnyReplay) -> (Log, Option<Fault>) {
        let fault = replay.go_to(0).err();
        let mut log = Log::begin(replay.told().clone());
        if fault.is_some() {
            return (log, fault);
        }
        for step in 1..=replay.len() {
            if let Err(fault) = replay.go_to(step) {
                return (log, Some(fault));
            }
            if let Some(deed) = replay.deed() {
                log.push(deed.by, replay.told().clone());
            }
        }
        (log, None)
    }

    /// Somebody did something.
    pub fn push(&mut self, by: Seat, update: AnyUpdate) {
        let now = self.0.len();
        if let Some(number) = update.undone
            && let Some(entry) = self.0.get_mut(number as usize)
        {
            entry.taken_back = Some(now);
        }
        if let Some(first) = update.rewound.map(|first| first as usize) {
            for (index, entry) in self.0.iter_mut().enumerate() {
                if index >= first {
                    entry.taken_back = entry.taken_back.or(Some(now));
                } else {
                    entry.taken_back = entry.taken_back.filter(|by| *by < first);
                }
            }
        }
        self.0.push(Entry { by: Some(by), update, taken_back: None });
    }

    /// How many entries, the deal included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing is known, not even the deal.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether anybody but this seat did something from this entry on.
    #[must_use]
    pub fn others_acted(&self, seat: Seat, from: usize) -> bool {
        self.0.iter().skip(from).any(|entry| entry.by != Some(seat))
    }

    /// The sentences of an entry as a viewer hears them.
    #[must_use]
    pub fn sentences(&self, entry: usize, viewer: Viewer, texts: &Texts, cast: &Cast) -> Vec<Row> {
        let Some(entry) = self.0.get(entry) else {
            return Vec::new();
        };
        if let (Some(seat), Some(number)) = (entry.by, entry.update.undone) {
            let undone = Phrase::new("cmd-log-undone").seat("seat", seat).number("number", number);
            return vec![cast.tinted(&texts.say(&undone, cast.names()))];
        }
        if let (Some(seat), Some(number)) = (entry.by, entry.update.rewound) {
            let rewound = Phrase::new("cmd-log-rewound").seat("seat", seat).number("number", number);
            return vec![cast.tinted(&texts.say(&rewound, cast.names()))];
        }
        let said = |line: &Line| cast.tinted(&texts.say(&line.say, cast.names()));
        entry.update.heard(viewer).map(said).collect()
    }

    /// All points that count, by rule, in the order the rules first gave any.
    #[must_use]
    pub fn earned(&self, seats: usize) -> Vec<Earned> {
        let mut earned: Vec<Earned> = Vec::new();
        let counting = self.0.iter().filter(|entry| entry.taken_back.is_none());
        let lines = counting.flat_map(|entry| entry.update.told.iter().filter_map(|told| told.fullest()));
        for points in lines.filter_map(|line| line.points) {
            let at = earned.iter().position(|one| one.rule == points.rule).unwrap_or_else(|| {
                earned.push(Earned { rule: points.rule, points: vec![0; seats] });
                earned.len() - 1
            });
            if let Some(sum) = earned[at].points.get_mut(points.seat.index()) {
                *sum += points.amount;
            }
        }
        earned
    }
}
