use crate::cases::{Cases, Trial};
use crate::luck::Luck;
use crate::rules::is_rule_id;
use crate::walk::{Walk, listed};
use kernel::answer::SHORT;
use kernel::{Actions, Asked, Choice, Fact, Facts, Game, Listing, Next, SeatMap, Seats, Voice};
use std::collections::BTreeSet;

/// The most facts an answer may have.
const LONG: usize = 64;

/// Of a list that is not handed out whole so many actions are tried, evenly spread.
const MANY: usize = 32;

/// However a person names facts, they end at a legal action; every listed action is reached by its own facts, named in
/// any order, and they mean nothing else; a fact that is not offered is refused with a rule; a list that is handed out
/// whole holds every answer; what is drawn can be chosen; and a question stands until its seat has acted or is asked
/// something else, whatever the others do.
///
/// # Panics
/// When an answer gets stuck, is missed, or means something else, or when a question changes in silence.
pub fn answers<G: Voice>(cases: &Cases<G>) {
    cases.each("answers", |trial| {
        let mut walk = Walk::new(trial);
        let mut standing: SeatMap<Option<Standing<G>>> = SeatMap::new(trial.setup.seats, |_| None);
        loop {
            let allowed = walk.sandbox.owed().allowed();
            Seats::first(trial.setup.seats)
                .iter()
                .filter(|seat| !allowed.has(*seat))
                .for_each(|seat| standing[seat] = None);
            for seat in allowed.iter() {
                let asked = walk.sandbox.asked(seat);
                stands(trial, asked, &mut standing[seat]);
                wander(trial, asked, &mut walk.luck);
                let actions = listed(asked);
                let short = standing[seat].as_ref().is_some_and(|now| now.list.is_some());
                let every = if short { 1 } else { actions.len().div_ceil(MANY) };
                for action in actions.iter().skip(walk.luck.below(every)).step_by(every) {
                    reach(trial, asked, action, &mut walk.luck);
                }
                whole_list(trial, asked, &actions);
                counted(trial, asked, &actions);
                let drawn = G::draw(asked, usize::MAX, &mut Vec::new(), walk.luck.chance()).action;
                let Some(drawn) = drawn else { trial.fail(format!("{seat} is asked and nothing is drawn")) };
                if let Err(no) = G::check(asked, &drawn) {
                    trial.fail(format!("{drawn:?} is drawn and refused: {no}"));
                }
            }
            let Some((seat, action)) = walk.choose() else { break };
            walk.step(seat, &action);
            standing[seat] = None;
        }
    });
}

/// What a question says to somebody who has said nothing yet.
struct Standing<G: Game> {
    name: &'static str,
    list: Option<Listing<G::Foresight>>,
    next: Next<G>,
}

impl<G: Game> Standing<G> {
    fn says_the_same(&self, other: &Self) -> bool {
        let (one, two) = (&self.next, &other.next);
        self.list == other.list
            && (&one.ask, &one.choices, &one.early, &one.action) == (&two.ask, &two.choices, &two.early, &two.action)
    }
}

/// A question that is still the same says the same.
fn stands<G: Voice>(trial: &Trial<'_, G>, asked: Asked<'_, G>, before: &mut Option<Standing<G>>) {
    let next = go(trial, asked, &Facts::new());
    let now = Standing { name: G::question_name(asked), list: G::listing(asked, SHORT), next };
    if let Some(before) = before.as_ref().filter(|before| before.name == now.name) {
        trial.ensure(before.says_the_same(&now), || {
            let said = |of: &Standing<G>| format!("{:?}\n  {:?}", of.next, of.list);
            let (seat, name) = (asked.seat(), now.name);
            format!("{seat} is asked `{name}` as before, and it has changed:\n  {}\n  {}", said(before), said(&now))
        });
    }
    *before = Some(now);
}

/// Adds any of the offered facts, whether they are asked for yet or not, until the answer is whole and nothing can be
/// added, or until it is enough.
fn wander<G: Voice>(trial: &Trial<'_, G>, asked: Asked<'_, G>, luck: &mut Luck) {
    let mut facts = Facts::new();
    loop {
        let next = go(trial, asked, &facts);
        let offered = offered(trial, &next, &facts);
        if let Some(action) = &next.action
            && (offered.is_empty() || luck.one_in(3))
        {
            if let Err(no) = G::check(asked, action) {
                trial.fail(format!("{facts} means {action:?}, which is refused: {no}"));
            }
            break;
        }
        trial
            .ensure(!offered.is_empty() && facts.as_slice().len() < LONG, || format!("the answer is stuck at {facts}"));
        no_such_fact(trial, asked, &facts);
        facts.push(luck.of(&offered).clone());
    }
    let again = shuffled(&facts, luck);
    let (one, other) = (go(trial, asked, &facts), go(trial, asked, &again));
    trial.ensure(same(&one, &other), || format!("{facts} and {again} do not say the same:\n  {one:?}\n  {other:?}"));
}

/// All facts that are offered: each once, and with a rule.
fn offered<G: Voice>(trial: &Trial<'_, G>, next: &Next<G>, facts: &Facts) -> Vec<Fact> {
    let choices: Vec<&Choice> = next.choices.iter().chain(&next.early).collect();
    let offered: Vec<Fact> = choices.iter().map(|choice| choice.fact.clone()).collect();
    let once: BTreeSet<&Fact> = offered.iter().collect();
    trial.ensure(once.len() == offered.len(), || format!("after {facts} a fact is offered twice: {offered:?}"));
    let bad = choices.iter().find(|choice| !is_rule_id(choice.rule));
    trial.ensure(bad.is_none(), || format!("after {facts} a choice names no rule: {bad:?}"));
    let goes_on = next.early.is_empty() || next.action.is_some() || !next.choices.is_empty();
    trial.ensure(goes_on, || format!("after {facts} nothing is asked for"));
    offered
}

fn shuffled(facts: &Facts, luck: &mut Luck) -> Facts {
    let mut facts = facts.as_slice().to_vec();
    luck.shuffle(&mut facts);
    facts.into_iter().collect()
}

/// The same answer, the same question and the same offers, in whatever order.
fn same<G: Voice>(one: &Next<G>, other: &Next<G>) -> bool {
    let facts = |choices: &[Choice]| choices.iter().map(|choice| choice.fact.clone()).collect::<BTreeSet<_>>();
    one.action == other.action
        && one.ask == other.ask
        && facts(&one.choices) == facts(&other.choices)
        && facts(&one.early) == facts(&other.early)
}

/// A fact that is not offered is refused.
fn no_such_fact<G: Voice>(trial: &Trial<'_, G>, asked: Asked<'_, G>, facts: &Facts) {
    let mut wrong = facts.clone();
    wrong.push(Fact::new("no-such-part", -1));
    match G::next(asked, &wrong) {
        Ok(next) => trial.fail(format!("{wrong} leads to {next:?}")),
        Err(no) => trial.ensure(is_rule_id(no.rule), || format!("{wrong} is refused by {}, no rule", no.rule)),
    }
}

/// An action's own facts, in any order, mean that action, and are its facts again.
fn reach<G: Voice>(trial: &Trial<'_, G>, asked: Asked<'_, G>, action: &G::Action, luck: &mut Luck) {
    let act = action.act();
    let facts = act.facts(action);
    let read = act.read(&facts);
    trial.ensure(read.as_ref() == Some(action), || format!("{action:?} is {facts}, which is read as {read:?}"));
    let parts = act.parts();
    let strange = facts.as_slice().iter().find(|fact| !parts.contains(&&*fact.part));
    trial.ensure(strange.is_none(), || format!("{action:?} speaks of {strange:?}, which is no part of it"));
    let facts = shuffled(&facts, luck);
    let next = go(trial, asked, &facts);
    trial.ensure(next.action.as_ref() == Some(action), || format!("{facts} are {action:?} and lead to {next:?}"));
    let say = G::say(asked, action);
    trial.ensure(!say.key.is_empty(), || format!("{action:?} has no words"));
}

/// What is counted is what is listed, one by one.
fn counted<G: Voice>(trial: &Trial<'_, G>, asked: Asked<'_, G>, actions: &[G::Action]) {
    for act in G::question(asked).acts {
        let Some(count) = act.count(asked) else { continue };
        let own: Vec<&G::Action> = actions.iter().filter(|action| act.is(action)).collect();
        trial.ensure(count == own.len(), || format!("{act:?} counts {count}, and {} are listed", own.len()));
        for (number, action) in own.into_iter().enumerate() {
            let nth = act.nth(asked, number);
            trial.ensure(nth == *action, || format!("{act:?}: number {number} is {nth:?}, and {action:?} in the list"));
        }
    }
}

/// A list that is handed out whole holds every answer.
fn whole_list<G: Voice>(trial: &Trial<'_, G>, asked: Asked<'_, G>, actions: &[G::Action]) {
    let Some(listing) = G::listing(asked, SHORT) else { return };
    trial.ensure(listing.answers.len() == actions.len(), || {
        format!("{} answers are listed of {}", listing.answers.len(), actions.len())
    });
    for (answer, action) in listing.answers.iter().zip(actions) {
        let facts: Facts = answer.iter().map(|place| listing.facts[usize::from(*place)].fact.clone()).collect();
        let own = action.act().facts(action);
        trial.ensure(facts == own, || format!("{action:?} is {own} and listed as {facts}"));
    }
}

fn go<G: Voice>(trial: &Trial<'_, G>, asked: Asked<'_, G>, facts: &Facts) -> Next<G> {
    G::next(asked, facts).unwrap_or_else(|no| trial.fail(format!("{} cannot say {facts}: {no}", asked.seat())))
}
