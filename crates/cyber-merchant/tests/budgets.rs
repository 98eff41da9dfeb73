//! A list keeps its promise whatever the budget: `Every` misses nothing, `Classes` misses no outcome. And what is
//! drawn without a list is drawn fairly.

mod common;

use common::*;
use kernel::{Coverage, Game};
use std::collections::{BTreeMap, BTreeSet};
use testkit::Luck;

/// What laying cards comes to: the corporation, the sum, the jokers laid.
fn outcome(action: &Action) -> (Option<Corporation>, u16, Stack) {
    let (Action::Commit { cards } | Action::Add { cards }) = *action else { panic!("{action:?} lays no cards") };
    let data = standard();
    (data.corporation(cards), data.sum(cards), cards.within(data.shares(Ww)))
}

/// Every list up to so many, and how often each coverage was claimed.
fn promises(table: &Cm, seat: Seat, outcomes: bool) -> BTreeMap<Coverage, usize> {
    let (whole, coverage) = table.listed(seat);
    assert_eq!(coverage, Coverage::Every);
    let all: BTreeSet<Action> = whole.iter().copied().collect();
    let mut claims = BTreeMap::new();
    for budget in 0..=all.len() + 1 {
        let mut list = Vec::new();
        let claimed = table.scene().asked(seat).legal(budget, &mut list);
        let listed: BTreeSet<Action> = list.iter().copied().collect();
        assert_eq!(listed.len(), list.len(), "nothing is listed twice");
        assert!(!list.is_empty() && list.len() <= budget.max(1), "{} listed of {budget}", list.len());
        assert!(listed.is_subset(&all));
        assert_eq!(claimed == Coverage::Every, listed == all, "{claimed:?} for {} of {}", list.len(), all.len());
        if outcomes {
            let of = |actions: &BTreeSet<Action>| actions.iter().map(outcome).collect::<BTreeSet<_>>();
            let every_outcome = of(&listed) == of(&all);
            assert_eq!(claimed < Coverage::Sample, every_outcome, "{claimed:?} with a budget of {budget}");
        }
        *claims.entry(claimed).or_insert(0) += 1;
    }
    claims
}

const HAND: [&str; 9] = ["RB1", "RB2", "RB3", "CR1", "CR1", "CR2", "CR3", "WW1", "WW2"];

#[test]
fn commitments_keep_their_promise() {
    let table = table(3).give(S1, HAND).give(S2, ["CB1"]).commit_stage();
    let claims = promises(&table, S1, true);
    assert_eq!(claims.len(), 3, "{claims:?}");
}

#[test]
fn additions_keep_their_promise_with_cards_in_the_market_or_without() {
    let without = table(3).shown(S2, ["CR4"]).market_stage(S2, Cr).give(S1, HAND);
    let with = table(3).shown(S2, ["CR4"]).shown(S1, ["CR4"]).market_stage(S2, Cr).give(S1, HAND);
    for table in [without, with] {
        let claims = promises(&table, S1, true);
        assert_eq!(claims.len(), 3, "{claims:?}");
    }
}

#[test]
fn gifts_keep_their_promise() {
    let mut table = table(4)
        .give(S1, ["Collective Change", "RB1", "RB1", "CR2", "CR3"])
        .give(S2, ["CB1"])
        .give(S3, ["CB2"])
        .give(S4, ["CB3"])
        .trick_stage(S1);
    table.act(S1, plain("Collective Change"));
    assert_eq!(table.question(), "return");
    let claims = promises(&table, S1, false);
    assert_eq!(claims.keys().copied().collect::<Vec<_>>(), [Coverage::Every, Coverage::Sample]);
}

/// Draws so often that each answer should come up 40 times.
fn drawn_fairly(table: &Cm, seat: Seat) {
    let all: BTreeSet<Action> = table.legal(seat).into_iter().collect();
    assert!(all.len() > kernel::answer::SHORT, "{} are listed, not drawn", all.len());
    let mut luck = Luck::new("fair", 1);
    let mut times: BTreeMap<Action, usize> = BTreeMap::new();
    for _ in 0..40 * all.len() {
        let drawn = CyberMerchant::draw(table.scene().asked(seat), 1, &mut Vec::new(), luck.chance());
        assert_eq!(drawn.among, usize::MAX, "no list was made");
        *times.entry(drawn.action.expect("an answer")).or_insert(0) += 1;
    }
    assert!(times.keys().eq(&all), "every answer, and no other");
    // Six and a half standard deviations from 40.
    assert!(times.values().all(|times| (1..=81).contains(times)), "{times:?}");
}

#[test]
fn long_answers_are_drawn_fairly() {
    let hand =
        ["RB1", "RB1", "RB2", "RB3", "CR1", "CR1", "CR2", "CR3", "CB1", "CB2", "CB3", "CB4", "WW1", "WW2", "WW3"];
    drawn_fairly(&table(3).give(S1, hand).give(S2, ["CD1"]).commit_stage(), S1);
    let hand = ["CR1", "CR1", "CR2", "CR2", "CR3", "CR4", "WW1", "WW2", "WW3", "RB1"];
    drawn_fairly(&table(3).shown(S2, ["CR3"]).market_stage(S2, Cr).give(S1, hand), S1);
    let mut gifts = table(4)
        .give(S1, ["Collective Change", "RB1", "RB1", "RB2", "CR1", "CR2", "CR3", "CB1"])
        .give(S2, ["CB2"])
        .give(S3, ["CB2"])
        .give(S4, ["CB3"])
        .trick_stage(S1);
    gifts.act(S1, plain("Collective Change"));
    drawn_fairly(&gifts, S1);
}
