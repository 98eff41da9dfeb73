//! A whole game at a real table, and what was seen of it on the way.

use crate::cases::Trial;
use crate::luck::Luck;
use crate::walk::{Bound, actions, choose_seat};
use kernel::{Asked, Digest, Entropy, Game, QuestionId, Seat, Secret, Table, Told, Update};

/// What one entry of the record did.
pub(crate) struct Moment<G: Game> {
    pub(crate) digest: Digest,
    pub(crate) told: Vec<Told<G::Event>>,
    pub(crate) undone: Option<u32>,
    pub(crate) questions: Vec<Option<QuestionId>>,
}

/// A finished game.
pub(crate) struct Played<G: Game> {
    pub(crate) table: Table<G>,
    pub(crate) secret: Secret,
    /// The deal, then each entry.
    pub(crate) moments: Vec<Moment<G>>,
}

impl<G: Game> Played<G> {
    /// Plays a random game; steps are undone now and then if that is wanted.
    pub(crate) fn new(trial: &Trial<'_, G>, undoing: bool) -> Self {
        let mut luck = Luck::new("table", trial.seed);
        let secret = Secret::from_number(trial.seed);
        let (mut table, update) = open(trial, &secret, &mut luck);
        let mut moments = vec![moment(&table, update)];
        let mut bound = Bound::default();
        let (mut undone, mut rewinds) = (0, 3);
        while let Some(seat) = choose_seat(trial, &table.owed(), &mut luck, &mut bound) {
            let action = luck.of(&actions(trial, asked(trial, &table, seat))).clone();
            let question = luck.one_in(2).then(|| table.question(seat)).flatten();
            let update = table
                .submit(seat, &action, question)
                .unwrap_or_else(|no| trial.fail(format!("{seat} {action:?} is listed and refused: {no}")));
            moments.push(moment(&table, update));
            if undoing
                && undone < G::LONGEST
                && luck.one_in(4)
                && let Ok(update) = table.undo(seat)
            {
                moments.push(moment(&table, update));
                bound.undone();
                undone += 1;
            }
            if undoing && rewinds > 0 && luck.one_in(16) && table.owed().standings().is_none() {
                rewinds -= 1;
                rewind(trial, &mut table, &mut moments, &mut luck, &mut bound);
            }
        }
        Played { table, secret, moments }
    }
}

/// BR-14: all agree to go back some entries, and the table is what it was then.
fn rewind<G: Game>(
    trial: &Trial<'_, G>,
    table: &mut Table<G>,
    moments: &mut Vec<Moment<G>>,
    luck: &mut Luck,
    bound: &mut Bound,
) {
    let back = 1 + luck.below(table.version().min(8));
    let before = table.version() - back;
    let seat = Seat::new(luck.below(trial.setup.seats));
    let old: Vec<_> = questions(table).into_iter().flatten().collect();
    let update = table.rewind(seat, before as u32 + 1).unwrap_or_else(|no| trial.fail(format!("no way back: {no}")));
    trial.ensure(table.digest() == moments[before].digest, || format!("{back} back leaves something"));
    let anew = questions(table).into_iter().flatten().all(|question| !old.contains(&question));
    trial.ensure(anew, || "after going back, an old answer would still fit".to_owned());
    moments.push(moment(table, update));
    (0..back).for_each(|_| bound.undone());
}

/// Opens the table of a trial, with entropy of some seats.
pub(crate) fn open<G: Game>(trial: &Trial<'_, G>, secret: &Secret, luck: &mut Luck) -> (Table<G>, Update<G>) {
    let given = luck.below(trial.setup.seats + 1);
    let entropy = (0..given).map(|_| {
        let length = luck.below(5);
        Entropy::new(luck.bytes(length)).expect("less than the most")
    });
    Table::open(trial.setup.clone(), secret.clone(), entropy.collect()).unwrap_or_else(|no| trial.fail(no))
}

pub(crate) fn moment<G: Game>(table: &Table<G>, update: Update<G>) -> Moment<G> {
    Moment { digest: table.digest(), told: update.told, undone: update.undone, questions: questions(table) }
}

pub(crate) fn questions<G: Game>(table: &Table<G>) -> Vec<Option<QuestionId>> {
    (0..table.record().setup.seats).map(|i| table.question(Seat::new(i))).collect()
}

/// What a seat sees that the table waits for.
pub(super) fn asked<'a, G: Game>(trial: &Trial<'_, G>, table: &'a Table<G>, seat: Seat) -> Asked<'a, G> {
    table.asked(seat).unwrap_or_else(|no| trial.fail(format!("{seat} is asked and may not act: {no}")))
}
