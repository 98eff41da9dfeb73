use super::played::{asked, open};
use crate::cases::{Cases, Trial};
use crate::luck::Luck;
use crate::mutate::mutants;
use crate::rules::is_rule_id;
use crate::walk::{Bound, actions, choose_seat};
use kernel::{Game, Illegal, QuestionId, Seat, Secret, Table};

/// What a table refuses (a choice the rules forbid, one of a seat that is not asked, an answer to an
/// old question, anything after the end) changes neither the state nor a byte of the record, and the
/// refusal names a rule: of the right form, and a known one if [`Cases::rules`] are given.
///
/// # Panics
/// When a refusal has consequences or no rule.
pub fn refusal<G: Game>(cases: &Cases<G>) {
    cases.each("refusal", |trial| {
        let mut luck = Luck::new("refusal", trial.seed);
        let secret = Secret::from_number(trial.seed);
        let (mut table, _) = open(trial, &secret, &mut luck);
        let (mut bound, mut pool) = (Bound::default(), Vec::new());
        while let Some(seat) = choose_seat(trial, &table.owed(), &mut luck, &mut bound) {
            let list = actions(trial, asked(trial, &table, seat));
            let action = luck.of(&list).clone();
            forbidden(trial, &mut table, seat, &list, &pool, &mut luck);
            wrong_seat(trial, &mut table, &action);
            stale(trial, &mut table, seat, &action);
            let question = table.question(seat);
            table.submit(seat, &action, question).unwrap_or_else(|no| trial.fail(format!("{seat} {action:?}: {no}")));
            pool.push(action);
        }
        for seat in (0..trial.setup.seats).map(Seat::new) {
            let no = refused(trial, &mut table, seat, &pool[0].clone(), None, "after the end");
            trial.ensure(no.rule == G::OVER, || format!("after the end, {seat} is refused by {no}"));
            let no = unchanged(trial, &mut table, "undone after the end", |table| table.undo(seat).err());
            trial.ensure(no.is_some_and(|no| no.rule == G::OVER), || "undone after the end".to_owned());
        }
    });
}

/// Mutants and choices of other positions, as far as the rules forbid them.
fn forbidden<G: Game>(
    trial: &Trial<'_, G>,
    table: &mut Table<G>,
    seat: Seat,
    list: &[G::Action],
    pool: &[G::Action],
    luck: &mut Luck,
) {
    let mut tries = mutants(list, if pool.is_empty() { list } else { pool }, 6, luck);
    tries.extend((0..3.min(pool.len())).map(|_| luck.of(pool).clone()));
    for action in tries {
        if let Err(no) = G::check(asked(trial, table, seat), &action) {
            let submitted = refused(trial, table, seat, &action, None, "though the rules forbid it");
            trial.ensure(submitted == no, || {
                format!("{seat} {action:?} is refused by {no}, at the table by {submitted}")
            });
        }
    }
}

fn wrong_seat<G: Game>(trial: &Trial<'_, G>, table: &mut Table<G>, action: &G::Action) {
    let allowed = table.owed().allowed();
    let beyond = Seat::checked(trial.setup.seats);
    for seat in (0..trial.setup.seats).map(Seat::new).chain(beyond).filter(|seat| !allowed.has(*seat)) {
        let no = refused(trial, table, seat, action, None, "though it is not asked");
        trial.ensure(no.rule == G::TURN, || format!("{seat} is not asked and refused by {no}"));
        trial.ensure(table.question(seat).is_none(), || format!("{seat} is not asked and has a question"));
    }
}

fn stale<G: Game>(trial: &Trial<'_, G>, table: &mut Table<G>, seat: Seat, action: &G::Action) {
    let Some(QuestionId(now)) = table.question(seat) else {
        trial.fail(format!("{seat} may act and has no question"));
    };
    for other in [now.wrapping_add(1), now.wrapping_sub(1)] {
        let no = refused(trial, table, seat, action, Some(QuestionId(other)), "in answer to another question");
        trial.ensure(no.rule == "BR-3", || format!("an answer to another question is refused by {no}"));
    }
}

fn refused<G: Game>(
    trial: &Trial<'_, G>,
    table: &mut Table<G>,
    seat: Seat,
    action: &G::Action,
    question: Option<QuestionId>,
    what: &str,
) -> Illegal {
    let what = format!("{seat} {action:?} {what}");
    match unchanged(trial, table, &what, |table| table.submit(seat, action, question).err()) {
        Some(no) => {
            let known = trial.cases.known_rules().is_none_or(|rules| rules.has(no.rule));
            trial.ensure(is_rule_id(no.rule) && known, || format!("{what}: refused by {}, no known rule", no.rule));
            no
        }
        None => trial.fail(format!("accepted: {what}")),
    }
}

/// Whatever is tried, the table stays as it is.
fn unchanged<G: Game, T>(
    trial: &Trial<'_, G>,
    table: &mut Table<G>,
    what: &str,
    tried: impl FnOnce(&mut Table<G>) -> T,
) -> T {
    let (digest, text) = (table.digest(), table.record().write());
    let result = tried(table);
    let same = table.digest() == digest && table.record().write() == text;
    trial.ensure(same, || format!("the table has changed: {what}"));
    result
}
