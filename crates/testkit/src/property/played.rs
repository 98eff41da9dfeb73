//! A whole game at a real table, and what was seen of it on the way.

use crate::cases::Trial;
use crate::luck::Luck;
use crate::walk::{Bound, actions, choose_seat};
use kernel::{Digest, Entropy, Game, QuestionId, Seat, Secret, Table, Told, Update};

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
        let mut undone = 0;
        while let Some(seat) = choose_seat(trial, &table.owed(), &mut luck, &mut bound) {
            let action = luck.of(&actions(trial, table.seen(seat))).clone();
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
        }
        Played { table, secret, moments }
    }
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
