//! How a person comes to an answer: they name facts, in any order, and each narrows what the answer can be.
//!
//! What has been said so far is nothing but a set of facts, so it can be kept by a client, sent, or dropped at will.
//! Nothing leaves the player's hands before the answer is submitted; where a step would reveal or roll something, the
//! game has separate actions instead.
//!
//! A short list of answers can be handed out whole ([`listing`]): whoever has it can narrow it without asking again.
//! [`next`] does the same here, and for questions with more answers than can be listed.

use crate::act::{Actions, AnyAct, Open, Question};
use crate::{Asked, Coverage, Fact, Facts, Game, Illegal, Phrase, RuleId};
use serde::Serialize;

/// How many answers are a short list.
pub const SHORT: usize = 256;

/// A fact that can be added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
pub struct Choice {
    /// The fact itself.
    pub fact: Fact,
    /// What it is called.
    pub say: Phrase,
    /// The rule behind it.
    pub rule: RuleId,
}

/// What can be said besides some facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next<G: Game> {
    /// What has been said, in words.
    pub said: Vec<Choice>,
    /// What is asked.
    pub ask: Phrase,
    /// What a person is asked for next.
    pub choices: Vec<Choice>,
    /// What can be added as well, out of turn.
    pub early: Vec<Choice>,
    /// What the facts mean as they are, if they are enough. Nothing has happened yet: it is still to be submitted.
    pub action: Option<G::Action>,
}

/// All answers to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
pub struct Listing<F> {
    /// What is asked about each part, once something has been said.
    pub asks: Vec<(&'static str, Phrase)>,
    /// Every fact, once for each of its names: what it is called may depend on what comes before it.
    pub facts: Vec<Choice>,
    /// Every answer: the places of its facts in that list, in the order in which a person thinks of them.
    pub answers: Vec<Vec<u16>>,
    /// Of which kind each of them is; empty where they are all of one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub kinds: Vec<u8>,
    /// Whether the table does not wait for any of them: then nothing is taken as said before it is.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub unasked: bool,
    /// What each of them would do; empty where nothing is to be shown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Option<F>>>"))]
    pub foresight: Vec<Option<F>>,
}

/// One answer.
struct Answer<G: Game> {
    act: &'static dyn AnyAct<G>,
    action: G::Action,
    facts: Facts,
}

impl<G: Game> Answer<G> {
    /// One of its facts, called as it is after those before it.
    fn choice(&self, asked: Asked<'_, G>, at: usize) -> Choice {
        let facts = self.facts.as_slice();
        choice(self.act, asked, &Facts::from(&facts[..at]), &facts[at])
    }

    /// Which of a question's acts it is.
    fn kind(&self, question: &Question<G>) -> u8 {
        question.acts.iter().position(|act| act.is(&self.action)).unwrap_or_default() as u8
    }

    /// Whether these facts are what a person thinks of first.
    fn begins_with(&self, facts: &Facts) -> bool {
        let first = self.facts.as_slice().get(..facts.as_slice().len());
        first.is_some_and(|first| Facts::from(first).without(facts).is_some())
    }

    /// The places of the facts with which another answer of the same kind begins too.
    fn begins_like(&self, other: &Answer<G>, places: &[u16]) -> Vec<u16> {
        let pairs = self.facts.as_slice().iter().zip(other.facts.as_slice());
        let alike = if self.act.is(&other.action) { pairs.take_while(|(a, b)| a == b).count() } else { 0 };
        places[..alike].to_vec()
    }
}

/// All answers, if there are no more than so many.
#[must_use]
pub fn listing<G: Game>(asked: Asked<'_, G>, most: usize) -> Option<Listing<G::Foresight>> {
    let answers = short(asked, most)?;
    let question = G::question(asked);
    let foresight: Vec<_> = answers.iter().map(|answer| answer.act.foresee(asked, &answer.action)).collect();
    let shown = foresight.iter().any(Option::is_some);
    let foresight = if shown { foresight } else { Vec::new() };
    let kinds =
        if question.acts.len() > 1 { answers.iter().map(|answer| answer.kind(question)).collect() } else { Vec::new() };
    let (asks, facts, unasked) = (Vec::new(), Vec::new(), !is_awaited(asked));
    let mut listing = Listing { asks, facts, answers: Vec::new(), kinds, unasked, foresight };
    for (at, answer) in answers.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| (&answers[before], listing.answers[before].as_slice()));
        let mut places = before.map_or_else(Vec::new, |(before, places)| answer.begins_like(before, places));
        for at in places.len()..answer.facts.as_slice().len() {
            let choice = answer.choice(asked, at);
            let known = listing.facts.iter().position(|known| *known == choice);
            places.push(known.unwrap_or(listing.facts.len()) as u16);
            if known.is_none() {
                listing.facts.push(choice);
            }
        }
        listing.answers.push(places);
    }
    for part in question.acts.iter().flat_map(|act| act.parts()) {
        let spoken = listing.facts.iter().any(|choice| choice.fact.part == *part);
        if spoken && listing.asks.iter().all(|(known, _)| *known != part) {
            listing.asks.push((part, (question.ask)(asked, Some(part))));
        }
    }
    Some(listing)
}

/// What can be said besides these facts.
///
/// # Errors
/// Why there is no such answer: the rule that forbids what they seem to mean.
pub fn next<G: Game>(asked: Asked<'_, G>, facts: &Facts) -> Result<Next<G>, Illegal> {
    let next = match short(asked, SHORT) {
        Some(answers) => narrow(asked, answers, facts),
        None => match long(asked, facts) {
            Some(next) => Some(next),
            None => narrow(asked, list(asked, usize::MAX).1, facts),
        },
    };
    next.filter(|next| next.action.is_some() || !next.choices.is_empty()).ok_or_else(|| why_not(asked, facts))
}

/// What somebody chooses who says this much and no more.
///
/// # Errors
/// Why they cannot, or what is left open.
pub fn whole<G: Game>(asked: Asked<'_, G>, facts: &Facts) -> Result<G::Action, Illegal> {
    let next = next(asked, facts)?;
    next.action.ok_or_else(|| Illegal::new(G::TURN, Phrase::new("table-refuse-not-enough").phrase("ask", next.ask)))
}

/// Why facts lead to no answer: what they seem to mean is put to the rules. Where no act has all of them, what was said
/// last counts.
#[must_use]
pub fn why_not<G: Game>(asked: Asked<'_, G>, facts: &Facts) -> Illegal {
    let named = facts.as_slice();
    match (0..named.len()).find_map(|from| meant(asked, &Facts::from(&named[from..]))) {
        Some(action) => G::check(asked, &action).err().unwrap_or_else(|| {
            let say = action_phrase(asked, &action);
            Illegal::new(G::TURN, Phrase::new("table-refuse-other-facts").phrase("action", say))
        }),
        None if facts.is_empty() => Illegal::new(G::TURN, Phrase::new("table-refuse-nothing-asked")),
        None => Illegal::new(G::TURN, Phrase::new("table-refuse-no-such-fact").text("facts", facts.to_string())),
    }
}

/// The action that somebody has in mind who says this much: of a kind that is asked for, or of any other.
fn meant<G: Game>(asked: Asked<'_, G>, facts: &Facts) -> Option<G::Action> {
    let speaks = |act: &&'static dyn AnyAct<G>| {
        let parts = act.parts();
        facts.as_slice().iter().all(|fact| parts.iter().any(|part| *part == fact.part))
    };
    let all = G::question(asked).acts.iter().chain(G::Action::ACTS).copied();
    all.filter(speaks).find_map(|act| act.meant(asked, facts))
}

/// A whole action in one phrase.
#[must_use]
pub fn action_phrase<G: Game>(asked: Asked<'_, G>, action: &G::Action) -> Phrase {
    action.act().say(asked, action)
}

/// The rule behind an action.
#[must_use]
pub fn action_rule<G: Game>(asked: Asked<'_, G>, action: &G::Action) -> RuleId {
    let act = action.act();
    act.facts(action).as_slice().first().map_or(G::TURN, |fact| act.name(asked, &Facts::new(), fact).1)
}

/// All answers, if there are no more than so many.
fn short<G: Game>(asked: Asked<'_, G>, most: usize) -> Option<Vec<Answer<G>>> {
    if G::question(asked).acts.iter().any(|act| act.is_long()) {
        return None;
    }
    let (coverage, answers) = list(asked, most.saturating_add(1));
    (coverage == Coverage::Every && answers.len() <= most).then_some(answers)
}

fn list<G: Game>(asked: Asked<'_, G>, budget: usize) -> (Coverage, Vec<Answer<G>>) {
    let mut actions = Vec::new();
    let coverage = G::legal(asked, budget, &mut actions);
    let answer = |action: G::Action| {
        let act = action.act();
        Answer { act, facts: act.facts(&action), action }
    };
    (coverage, actions.into_iter().map(answer).collect())
}

/// What the only act of a question says can be added, if its answers are too many to list: the first part that it
/// names is asked for next.
fn long<G: Game>(asked: Asked<'_, G>, facts: &Facts) -> Option<Next<G>> {
    let question = G::question(asked);
    let [act] = question.acts else { return None };
    let Open { whole, more } = act.open(asked, facts)?;
    // What is no answer need not have a name.
    let said = if whole.is_none() && more.is_empty() { &[] } else { facts.as_slice() };
    let part = more.first().map(|fact| fact.part.clone());
    let ask = (question.ask)(asked, part.as_deref().filter(|_| !facts.is_empty()));
    let named = |fact: &Fact| choice(*act, asked, facts, fact);
    let (choices, early) = more.iter().map(named).partition(|choice| Some(&choice.fact.part) == part.as_ref());
    let said = said.iter().enumerate().map(|(at, fact)| choice(*act, asked, &Facts::from(&said[..at]), fact));
    Some(Next { said: said.collect(), ask, choices, early, action: whole })
}

/// What tells the answers with these facts from each other; none if there are none. Where some kinds of answers begin
/// with these facts and others only have them somewhere, the person is asked about those that begin so.
fn narrow<G: Game>(asked: Asked<'_, G>, answers: Vec<Answer<G>>, given: &Facts) -> Option<Next<G>> {
    let rest = |answer: Answer<G>| answer.facts.without(given).map(|rest| (answer, rest));
    let fitting: Vec<(Answer<G>, Facts)> = answers.into_iter().filter_map(rest).collect();
    let mut begun: Vec<&dyn AnyAct<G>> = Vec::new();
    for (answer, _) in fitting.iter().filter(|(answer, _)| answer.begins_with(given)) {
        if !begun.iter().any(|act| act.is(&answer.action)) {
            begun.push(answer.act);
        }
    }
    let is_begun = |answer: &Answer<G>| begun.is_empty() || begun.iter().any(|act| act.is(&answer.action));
    let (mut left, others): (Vec<_>, Vec<_>) = fitting.into_iter().partition(|(answer, _)| is_begun(answer));
    // What all of them have need not be said; but somebody for whom the table does not wait must say something.
    let implied = !given.is_empty() || is_awaited(asked);
    let common = left.iter().map(|(_, rest)| rest.clone()).reduce(|common, rest| common.shared(&rest))?;
    let common = if implied { common } else { Facts::new() };
    let (first, ask) = (&left.first()?.0, G::question(asked).ask);
    let place = |fact| first.facts.as_slice().iter().position(|one| one == fact);
    let said = given.as_slice().iter().filter_map(place).map(|at| first.choice(asked, at)).collect();
    let mut next = Next { said, ask: ask(asked, None), choices: Vec::new(), early: Vec::new(), action: None };
    for (answer, rest) in &mut left {
        *rest = rest.without(&common)?;
        let open = rest.as_slice();
        let Some(first) = open.first() else {
            next.action = Some(answer.action.clone());
            continue;
        };
        let asked_now = open.iter().take_while(|fact| fact.part == first.part);
        asked_now.for_each(|fact| offer(&mut next.choices, answer, asked, fact));
    }
    for (answer, rest) in left.iter().chain(&others) {
        for fact in rest.as_slice() {
            if next.choices.iter().all(|choice| choice.fact != *fact) {
                offer(&mut next.early, answer, asked, fact);
            }
        }
    }
    let part = next.choices.first().map(|choice| choice.fact.part.clone());
    let one = next.choices.iter().all(|choice| Some(&choice.fact.part) == part.as_ref());
    let part = part.filter(|_| one && !given.is_empty());
    if part.is_some() {
        next.ask = ask(asked, part.as_deref());
    }
    Some(next)
}

/// Whether the table waits for the seat, which may otherwise only take back what it has sealed.
fn is_awaited<G: Game>(asked: Asked<'_, G>) -> bool {
    G::owed(*asked).seats().has(asked.seat())
}

/// Adds a choice that is not there yet.
fn offer<G: Game>(choices: &mut Vec<Choice>, answer: &Answer<G>, asked: Asked<'_, G>, fact: &Fact) {
    if choices.iter().all(|choice| choice.fact != *fact) {
        let place = answer.facts.as_slice().iter().position(|one| one == fact);
        choices.extend(place.map(|at| answer.choice(asked, at)));
    }
}

fn choice<G: Game>(act: &dyn AnyAct<G>, asked: Asked<'_, G>, before: &Facts, fact: &Fact) -> Choice {
    let (say, rule) = act.name(asked, before, fact);
    Choice { fact: fact.clone(), say, rule }
}
