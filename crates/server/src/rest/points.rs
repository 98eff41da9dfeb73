//! Where a game's points came from, rule by rule.

use kernel::{Points, Seat};
use registry::{AnyReplay, AnyUpdate};
use wire::RulePoints;

/// One entry of a record with the points it gave.
struct Entry {
    points: Vec<Points>,
    /// The entry that took it back, if one did: then its points do not count.
    taken_back: Option<usize>,
}

/// The points of a game, entry by entry, the deal first.
pub struct Account(Vec<Entry>);

impl Account {
    /// Of a whole game, or as much of it as can be played again.
    pub fn of(replay: &mut dyn AnyReplay) -> Account {
        let mut account = Account(Vec::with_capacity(replay.len() + 1));
        for step in 0..=replay.len() {
            if replay.go_to(step).is_err() {
                break;
            }
            account.push(replay.told());
        }
        account
    }

    fn push(&mut self, update: &AnyUpdate) {
        let now = self.0.len();
        if let Some(entry) = update.undone.and_then(|number| self.0.get_mut(number as usize)) {
            entry.taken_back = Some(now);
        }
        if let Some(first) = update.rewound.map(|first| first as usize) {
            // What was taken back after that place counts again: it was not taken back there.
            for (index, entry) in self.0.iter_mut().enumerate() {
                entry.taken_back = match entry.taken_back {
                    by if index >= first => by.or(Some(now)),
                    by => by.filter(|by| *by < first),
                };
            }
        }
        let points = update.told.iter().filter_map(|told| told.fullest()?.points).collect();
        self.0.push(Entry { points, taken_back: None });
    }

    /// What each rule gave a seat for each kind of thing, in the order in which they first did.
    pub fn earned(&self, seat: Seat) -> Vec<RulePoints> {
        let mut earned: Vec<RulePoints> = Vec::new();
        let counting = self.0.iter().filter(|entry| entry.taken_back.is_none());
        for points in counting.flat_map(|entry| &entry.points).filter(|points| points.seat == seat) {
            match earned.iter_mut().find(|one| one.rule == points.rule && one.kind == points.kind) {
                Some(one) => {
                    one.points += points.amount;
                    one.times += 1;
                }
                None => earned.push(RulePoints {
                    rule: points.rule.to_owned(),
                    kind: points.kind.to_owned(),
                    points: points.amount,
                    times: 1,
                }),
            }
        }
        earned
    }
}
