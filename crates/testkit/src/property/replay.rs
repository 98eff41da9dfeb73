use super::played::{Moment, Played, moment, questions};
use crate::cases::{Cases, Trial};
use crate::luck::Luck;
use crate::walk::{Walk, viewers};
use kernel::record::raw::RawRecord;
use kernel::record::verify::verify;
use kernel::{Deed, Game, Record, Replay, Table, Update, heard};

/// A game played at a table, its record written as text and read again: replaying gives the same
/// digests and the same events to every viewer at every entry, every pick derives from the secret,
/// writing it again gives the same bytes, and a table resumed in the middle goes on exactly as the
/// first did. A sandbox that tells nobody anything plays the same game too.
///
/// # Panics
/// When a record is not the whole truth.
pub fn replay_equality<G: Game>(cases: &Cases<G>) {
    cases.each("replay equality", |trial| {
        untold(trial);
        let played = Played::new(trial, true);
        let text = played.table.record().write();
        let record = read(trial, &text);
        trial.ensure(record.write() == text, || format!("written again, the record differs:\n{text}"));
        chance_holds(trial, &text);
        replay(trial, &played, &record);
        let mut luck = Luck::new("resume", trial.seed);
        for from in [0, luck.below(record.len() + 1), record.len()] {
            resume(trial, &played, &record, from, &text);
        }
    });
}

/// Whether anybody listens makes no difference: search plays the same game.
fn untold<G: Game>(trial: &Trial<'_, G>) {
    let mut walk = Walk::new(trial);
    while let Some((seat, action)) = walk.choose() {
        let (mut quiet, mut chance) = (walk.sandbox.clone(), walk.chance.clone());
        quiet.play(seat, &action, &mut chance);
        walk.step(seat, &action);
        let same = quiet.state() == walk.sandbox.state() && chance.used() == walk.chance.used();
        trial.ensure(same, || format!("{seat} {action:?} goes differently when nobody is told"));
    }
}

fn read<G: Game>(trial: &Trial<'_, G>, text: &str) -> Record<G> {
    Record::read(text, trial.setup.cards).unwrap_or_else(|fault| trial.fail(format!("{fault} in\n{text}")))
}

fn chance_holds<G: Game>(trial: &Trial<'_, G>, text: &str) {
    let raw = RawRecord::read(text).unwrap_or_else(|fault| trial.fail(fault));
    let verdict = verify(&raw).unwrap_or_else(|fault| trial.fail(fault));
    trial.ensure(verdict.holds(), || format!("chance does not derive from the secret: {:?}", verdict.first_wrong()));
}

fn replay<G: Game>(trial: &Trial<'_, G>, played: &Played<G>, record: &Record<G>) {
    let mut replay = Replay::new(record).unwrap_or_else(|fault| trial.fail(fault));
    let opening = Update { version: 0, told: replay.opening().to_vec(), undone: None, rewound: None, moments: None };
    same(trial, &played.moments[0], &opening, replay.digest(), "the deal");
    for now in &played.moments[1..] {
        match replay.step() {
            Ok(Some(update)) => same(trial, now, &update, replay.digest(), &format!("entry {}", update.version)),
            Ok(None) => trial.fail("the record has fewer entries than were played"),
            Err(fault) => trial.fail(fault),
        }
    }
    match replay.step() {
        Ok(None) => {}
        Ok(Some(_)) => trial.fail("the record has more entries than were played"),
        Err(fault) => trial.fail(fault),
    }
    for viewer in viewers(trial.setup.seats) {
        let (a, b) = (G::portray(replay.seen(viewer)), G::portray(played.table.seen(viewer)));
        trial.ensure(a == b, || format!("{viewer:?} sees another end: {a:?} and {b:?}"));
    }
}

/// A table resumed after some entries goes on as the first did.
fn resume<G: Game>(trial: &Trial<'_, G>, played: &Played<G>, record: &Record<G>, from: usize, text: &str) {
    trial.at(from);
    let start = read(trial, &record.up_to(from).write());
    let mut table = Table::resume(start, played.secret.clone()).unwrap_or_else(|fault| trial.fail(fault));
    let asked = questions(&table);
    trial.ensure(table.digest() == played.moments[from].digest, || format!("resumed at {from}, the state differs"));
    trial.ensure(asked == played.moments[from].questions, || {
        format!("resumed at {from}, the questions are {asked:?}, they were {:?}", played.moments[from].questions)
    });
    let saved = read(trial, &table.save().write());
    trial.ensure(saved.secret.as_ref() == Some(&played.secret), || "a save has lost its secret".to_owned());
    for (n, entry) in record.entries().iter().enumerate().skip(from) {
        let update = match &entry.deed {
            Deed::Act(action) => table.submit(entry.by, action, None),
            Deed::Undo(_) => table.undo(entry.by),
            Deed::Rewind(number) => table.rewind(entry.by, *number),
        };
        let update = update.unwrap_or_else(|no| trial.fail(format!("resumed at {from}, entry {}: {no}", n + 1)));
        let digest = table.digest();
        same(trial, &played.moments[n + 1], &update, digest, &format!("resumed at {from}, entry {}", n + 1));
        let now = moment(&table, update);
        trial.ensure(now.questions == played.moments[n + 1].questions, || {
            format!("resumed at {from}, after entry {} the questions differ", n + 1)
        });
    }
    let again = table.record().write();
    trial.ensure(again == text, || format!("resumed at {from}, the record differs:\n{again}\nand\n{text}"));
}

fn same<G: Game>(trial: &Trial<'_, G>, then: &Moment<G>, now: &Update<G>, digest: kernel::Digest, what: &str) {
    trial.ensure(then.digest == digest, || format!("{what}: the state differs"));
    trial.ensure(then.undone == now.undone, || format!("{what}: undoes {:?}, then {:?}", now.undone, then.undone));
    for viewer in viewers(trial.setup.seats) {
        let (a, b): (Vec<_>, Vec<_>) = (heard(&then.told, viewer).collect(), heard(&now.told, viewer).collect());
        trial.ensure(a == b, || format!("{what}: {viewer:?} heard {a:?}, now {b:?}"));
    }
}
