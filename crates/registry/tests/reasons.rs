//! What cannot be chosen says why: not "there is no such choice", but the rule that stands in the way.

#![allow(clippy::unwrap_used)]

use kernel::{Chance, Fact, Facts, Secret, Seeded, Stream};
use registry::{AnyGame, AnyTable, Spec, games};
use std::collections::BTreeSet;

/// The refusal that says nothing about the rules.
const NO_SUCH_FACT: &str = "table-refuse-no-such-fact";

/// Plays some games, and looks at every position with the facts that are asked for first there.
fn positions(game: &dyn AnyGame, mut look: impl FnMut(&dyn AnyTable, kernel::Seat, &[Fact], &mut Seeded)) {
    for number in 0..6_u8 {
        let secret = Secret::from_hex(&format!("{:02x}", number + 1).repeat(32)).unwrap();
        let seats: Vec<usize> = game.seats().filter(|seats| *seats > 1).collect();
        let (mut table, _) = game.open(&Spec::new(seats[usize::from(number) % seats.len()], secret)).unwrap();
        let mut chance = Seeded::new([number; 32]);
        for _ in 0..150 {
            let Some(seat) = table.owed().seats().iter().next() else { break };
            let next = table.next(seat, &Facts::new()).unwrap();
            let facts: Vec<Fact> = next.choices.into_iter().map(|choice| choice.fact).collect();
            look(table.as_ref(), seat, &facts, &mut chance);
            let offers = table.offers(seat).list;
            let action = &offers[chance.pick(Stream::TABLE, offers.len() as u32) as usize].action;
            table.submit(seat, action, None).unwrap();
        }
    }
}

#[test]
fn what_cannot_be_chosen_says_why() {
    for game in games() {
        let mut known: BTreeSet<Fact> = BTreeSet::new();
        positions(*game, |_, _, facts, _| known.extend(facts.iter().cloned()));
        let (mut reasons, mut rules, mut silent) = (0, BTreeSet::new(), BTreeSet::new());
        positions(*game, |table, seat, facts, _| {
            for fact in known.iter().filter(|fact| !facts.contains(fact)) {
                // What all answers have in common need not be said, but can be.
                let Err(refusal) = table.next(seat, &[fact.clone()].into_iter().collect()) else { continue };
                reasons += 1;
                rules.insert(refusal.rule);
                if refusal.why.key == NO_SUCH_FACT {
                    silent.insert(fact.clone());
                }
            }
        });
        let (fewest, kinds) = match game.id() {
            "syndicate" | "fantastic-factories" | "cyber-merchant" => (1_000, 5),
            _ => (0, 0),
        };
        assert!(reasons > fewest && rules.len() > kinds, "{}: {reasons} refusals, {rules:?}", game.id());
        assert!(silent.is_empty(), "{}: no reason for {silent:?}", game.id());
    }
}

/// Nonsense is refused like anything else, whatever it looks like.
#[test]
fn no_facts_are_too_strange() {
    const VALUES: [i32; 9] = [i32::MIN, -1, 0, 1, 7, 64, 255, 256, i32::MAX];
    for game in games() {
        let mut known: BTreeSet<Fact> = BTreeSet::new();
        positions(*game, |table, seat, facts, chance| {
            known.extend(facts.iter().cloned());
            let parts: Vec<&Fact> = known.iter().collect();
            for _ in 0..20 {
                let facts: Facts = (0..1 + chance.pick(Stream::TABLE, 9))
                    .map(|_| {
                        let part = parts[chance.pick(Stream::TABLE, parts.len() as u32) as usize].part.clone();
                        let part = if chance.pick(Stream::TABLE, 3) == 0 { "discard".into() } else { part };
                        Fact { part, value: VALUES[chance.pick(Stream::TABLE, VALUES.len() as u32) as usize] }
                    })
                    .collect();
                // Whether it is an answer or not: it must be said.
                let _ = table.next(seat, &facts);
                let _ = table.whole(seat, &facts, None);
            }
        });
    }
}
