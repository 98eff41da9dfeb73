use super::played::{asked, open};
use crate::cases::{Cases, Trial};
use crate::luck::Luck;
use crate::walk::{Bound, actions, choose_seat, difference, viewers};
use kernel::record::raw::RawRecord;
use kernel::record::verify::verify;
use kernel::{Deed, Game, Outcome, Record, Replay, Replayed, RuleId, Sandbox, Seat, Secret, Table};

/// Taking back one's latest step gives exactly the fold without it, in simultaneous phases too: the
/// state, every view, every list of legal actions. It is refused by BR-4 if there is no such step, by
/// BR-5 if the step had a barrier (chance, something revealed, the seat not asked any more), by BR-6
/// if others' later steps would not go as they went. It is an entry of the record, which replays;
/// chance goes on after it and never repeats itself.
///
/// What is expected is worked out apart from the table, in a sandbox.
///
/// # Panics
/// When an undo does more or less than that.
pub fn undo<G: Game>(cases: &Cases<G>) {
    cases.each("undo", |trial| {
        let mut luck = Luck::new("undo", trial.seed);
        let secret = Secret::from_number(trial.seed);
        let (mut table, _) = open(trial, &secret, &mut luck);
        let mut mirror = Mirror::new(trial, table.record());
        let mut bound = Bound::default();
        let mut undone = 0;
        while let Some(seat) = choose_seat(trial, &table.owed(), &mut luck, &mut bound) {
            let action = luck.of(&actions(trial, asked(trial, &table, seat))).clone();
            let before = table.digest();
            submit(trial, &mut table, &mut mirror, seat, &action);
            let seats: Vec<Seat> = (0..trial.setup.seats).map(Seat::new).collect();
            let taker = if luck.one_in(2) { seat } else { *luck.of(&seats) };
            if undone < G::LONGEST && take_back(trial, &mut table, &mut mirror, taker) {
                bound.undone();
                undone += 1;
                if taker == seat {
                    trial.ensure(table.digest() == before, || format!("{seat} {action:?} undone leaves something"));
                    redo(trial, &mut table, &mut mirror, seat, &action, &mut luck, &mut bound);
                }
            }
        }
        whole_record(trial, &table);
    });
}

/// A step that counts.
struct Live<G: Game> {
    entry: usize,
    seat: Seat,
    action: G::Action,
    outcome: Outcome<G>,
}

impl<G: Game> Clone for Live<G> {
    fn clone(&self) -> Self {
        Live { entry: self.entry, seat: self.seat, action: self.action.clone(), outcome: self.outcome.clone() }
    }
}

/// The table's state worked out a second time, without its fold.
struct Mirror<G: Game> {
    dealt: Sandbox<G>,
    now: Sandbox<G>,
    live: Vec<Live<G>>,
}

impl<G: Game> Mirror<G> {
    fn new(trial: &Trial<'_, G>, record: &Record<G>) -> Self {
        let mut chance = Replayed::new(record.dealt());
        let dealt = Sandbox::deal(&record.setup, &mut chance).unwrap_or_else(|no| trial.fail(no));
        Mirror { now: dealt.clone(), dealt, live: Vec::new() }
    }

    /// The mirror without the latest step of a seat, and the number of that entry; or the rule that
    /// forbids it.
    fn without(&self, seat: Seat) -> Result<(Self, u32), RuleId> {
        let target = self.live.iter().rfind(|live| live.seat == seat).ok_or("BR-4")?;
        if target.outcome.barrier {
            return Err("BR-5");
        }
        let mut fold = Mirror { dealt: self.dealt.clone(), now: self.dealt.clone(), live: Vec::new() };
        for live in self.live.iter().filter(|live| live.entry != target.entry) {
            let mut chance = Replayed::new(&live.outcome.picks);
            let again = fold.now.step(live.seat, &live.action, &mut chance).map_err(|_| "BR-6")?;
            let same = chance.finish().is_ok() && again.told == live.outcome.told;
            if !same {
                return Err("BR-6");
            }
            fold.live.push(Live { outcome: again, ..live.clone() });
        }
        Ok((fold, target.entry as u32 + 1))
    }
}

fn submit<G: Game>(trial: &Trial<'_, G>, table: &mut Table<G>, mirror: &mut Mirror<G>, seat: Seat, action: &G::Action) {
    let what = format!("{seat} {action:?}");
    let entry = table.version();
    let update = table.submit(seat, action, None).unwrap_or_else(|no| trial.fail(format!("{what}: {no}")));
    let picks = table.record().picks(entry).to_vec();
    let mut chance = Replayed::new(&picks);
    let outcome = mirror.now.step(seat, action, &mut chance).unwrap_or_else(|no| trial.fail(format!("{what}: {no}")));
    trial.ensure(
        chance.finish().is_ok() && outcome.told == update.told && table.digest() == mirror.now.digest(),
        || format!("{what} goes differently at the table and in a sandbox"),
    );
    let must = !picks.is_empty() || !table.owed().seats().has(seat);
    trial.ensure(outcome.barrier || !must, || format!("{what} used chance or handed over, and sets no barrier"));
    mirror.live.push(Live { entry, seat, action: action.clone(), outcome });
}

/// Tries to take back a seat's latest step; says whether it was possible.
fn take_back<G: Game>(trial: &Trial<'_, G>, table: &mut Table<G>, mirror: &mut Mirror<G>, seat: Seat) -> bool {
    if table.owed().standings().is_some() {
        return false;
    }
    let (digest, text) = (table.digest(), table.record().write());
    let expected = mirror.without(seat);
    trial.ensure(table.can_undo(seat) == expected.is_ok(), || format!("{seat}: can_undo says otherwise"));
    match (table.undo(seat), expected) {
        (Ok(update), Ok((fold, number))) => {
            trial.ensure(update.undone == Some(number), || format!("{seat} undoes {:?}, not {number}", update.undone));
            trial.ensure(table.digest() == fold.now.digest(), || {
                format!("{seat} undoes entry {number}, and the state is not the fold without it")
            });
            for viewer in viewers(trial.setup.seats) {
                if let Some(shows) = difference(table.seen(viewer), fold.now.seen(viewer)) {
                    trial.fail(format!("{seat} undoes entry {number}: {shows}"));
                }
            }
            let last = table.record().entries().last();
            let entered = last.is_some_and(|last| last.by == seat && last.deed == Deed::Undo(number));
            trial.ensure(entered && table.record().picks(table.version() - 1).is_empty(), || {
                format!("the undo of entry {number} is not in the record: {last:?}")
            });
            *mirror = fold;
            true
        }
        (Err(no), Err(rule)) => {
            trial.ensure(no.rule == rule, || format!("{seat} cannot undo by {rule}, and is refused by {no}"));
            let same = table.digest() == digest && table.record().write() == text;
            trial.ensure(same, || format!("{seat} was refused an undo, and the table has changed"));
            false
        }
        (Ok(_), Err(rule)) => trial.fail(format!("{seat} undoes what {rule} forbids")),
        (Err(no), Ok((_, number))) => trial.fail(format!("{seat} cannot undo entry {number}: {no}")),
    }
}

/// The same choice again comes to the same.
fn redo<G: Game>(
    trial: &Trial<'_, G>,
    table: &mut Table<G>,
    mirror: &mut Mirror<G>,
    seat: Seat,
    action: &G::Action,
    luck: &mut Luck,
    bound: &mut Bound,
) {
    if luck.one_in(2) {
        submit(trial, table, mirror, seat, action);
        bound.redone();
    }
}

/// The whole record, its undos included, replays and is fair.
fn whole_record<G: Game>(trial: &Trial<'_, G>, table: &Table<G>) {
    let text = table.record().write();
    let raw = RawRecord::read(&text).unwrap_or_else(|fault| trial.fail(fault));
    let verdict = verify(&raw).unwrap_or_else(|fault| trial.fail(fault));
    trial.ensure(verdict.holds(), || format!("chance does not hold after undos: {:?}", verdict.first_wrong()));
    let record = Record::<G>::from_raw(raw, trial.setup.cards).unwrap_or_else(|fault| trial.fail(fault));
    let mut replay = Replay::new(&record).unwrap_or_else(|fault| trial.fail(fault));
    loop {
        match replay.step() {
            Ok(Some(_)) => {}
            Ok(None) => break,
            Err(fault) => trial.fail(format!("the record with its undos does not replay: {fault}")),
        }
    }
    trial.ensure(replay.digest() == table.digest(), || "the record with its undos ends elsewhere".to_owned());
}
