//! What cannot be chosen says why: not "there is no such step", but the rule that stands in the way.

#![allow(clippy::unwrap_used)]

use kernel::{Chance, Secret, Seeded, Step, Stream};
use registry::{AnyGame, AnyNext, AnyTable, Spec, games};
use std::collections::BTreeSet;

/// The refusal that says nothing about the rules.
const NO_SUCH_STEP: &str = "table-refuse-no-such-step";

/// Plays some games, and looks at every position with the first steps that can be chosen there.
fn positions(game: &dyn AnyGame, mut look: impl FnMut(&dyn AnyTable, kernel::Seat, &[Step], &mut Seeded)) {
    for number in 0..6_u8 {
        let secret = Secret::from_hex(&format!("{:02x}", number + 1).repeat(32)).unwrap();
        let (mut table, _) = game.open(&Spec::new(2 + usize::from(number) % 3, secret)).unwrap();
        let mut chance = Seeded::new([number; 32]);
        for _ in 0..150 {
            let Some(seat) = table.owed().seats().iter().next() else { break };
            if let AnyNext::Choose { choices, .. } = table.draft(seat, &[]).unwrap() {
                let steps: Vec<Step> = choices.into_iter().map(|choice| choice.step).collect();
                look(table.as_ref(), seat, &steps, &mut chance);
            }
            let offers = table.offers(seat).list;
            let action = &offers[chance.pick(Stream::TABLE, offers.len() as u32) as usize].action;
            table.submit(seat, action, None).unwrap();
        }
    }
}

#[test]
fn what_cannot_be_chosen_says_why() {
    for game in games() {
        let mut known: BTreeSet<Step> = BTreeSet::new();
        positions(*game, |_, _, steps, _| known.extend(steps.iter().cloned()));
        let (mut reasons, mut rules, mut silent) = (0, BTreeSet::new(), BTreeSet::new());
        positions(*game, |table, seat, steps, _| {
            for step in known.iter().filter(|step| !steps.contains(step)) {
                let refusal = table.draft(seat, std::slice::from_ref(step)).unwrap_err();
                reasons += 1;
                rules.insert(refusal.rule);
                if refusal.why.key == NO_SUCH_STEP {
                    silent.insert(step.clone());
                }
            }
        });
        assert!(reasons > 1_000 && rules.len() > 5, "{}: {reasons} refusals, {rules:?}", game.id());
        assert!(silent.is_empty(), "{}: no reason for {silent:?}", game.id());
    }
}

/// Nonsense is refused like anything else, whatever it looks like.
#[test]
fn no_path_is_too_strange() {
    const VALUES: [i32; 9] = [i32::MIN, -1, 0, 1, 7, 64, 255, 256, i32::MAX];
    for game in games() {
        let mut known: BTreeSet<Step> = BTreeSet::new();
        positions(*game, |table, seat, steps, chance| {
            known.extend(steps.iter().cloned());
            let parts: Vec<&Step> = known.iter().collect();
            for _ in 0..20 {
                let path: Vec<Step> = (0..1 + chance.pick(Stream::TABLE, 9))
                    .map(|_| {
                        let part = parts[chance.pick(Stream::TABLE, parts.len() as u32) as usize].part.clone();
                        let part = if chance.pick(Stream::TABLE, 3) == 0 { "discard".into() } else { part };
                        Step { part, value: VALUES[chance.pick(Stream::TABLE, VALUES.len() as u32) as usize] }
                    })
                    .collect();
                // Whether it can be gone or not: it must be said.
                let _ = table.draft(seat, &path);
            }
        });
    }
}
