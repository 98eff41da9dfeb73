//! How one arm differs from another.

use super::gather::{Count, Gathered};
use super::{Change, Difference, FeatureChange, Metric};
use crate::study::stats::{mean, share_difference};
use registry::WIN;

/// How an arm differs from the first, each with its name.
pub(super) fn difference((name, arm): (&str, &Gathered), (base_name, base): (&str, &Gathered)) -> Difference {
    let numbers = |of: &Gathered, metric: Metric| -> Vec<f64> {
        match metric {
            Metric::Length => of.lengths.iter().map(|length| f64::from(*length)).collect(),
            Metric::Score => of.games().map(|(scores, _)| average(&scores[..of.seats])).collect(),
            Metric::Margin => of.margins().collect(),
            Metric::LeadChanges => of.lead_changes().collect(),
            Metric::Wins(seat) => {
                of.games().map(|(_, wins)| f64::from(wins[usize::from(seat) - 1]) / WIN as f64).collect()
            }
        }
    };
    let ranked = arm.ranked.min(base.ranked) as u8;
    let mut metrics = vec![Metric::Length, Metric::Score, Metric::LeadChanges];
    if ranked > 1 {
        metrics.push(Metric::Margin);
    }
    metrics.extend((1..=ranked).map(Metric::Wins));
    let changes = metrics.into_iter().map(|what| change(what, &numbers(base, what), &numbers(arm, what))).collect();
    Difference { arm: name.to_owned(), base: base_name.to_owned(), changes, features: features(arm, base) }
}

fn average(scores: &[i32]) -> f64 {
    scores.iter().map(|score| f64::from(*score)).sum::<f64>() / scores.len() as f64
}

/// The difference of the games that both have, pair by pair.
fn change(what: Metric, base: &[f64], arm: &[f64]) -> Change {
    let difference = mean(base.iter().zip(arm).map(|(base, arm)| arm - base));
    let both = base.len().min(arm.len());
    let mean_of = |numbers: &[f64]| numbers[..both].iter().sum::<f64>() / both as f64;
    Change { what, base: mean_of(base), arm: mean_of(arm), difference }
}

fn features(arm: &Gathered, base: &Gathered) -> Vec<FeatureChange> {
    let (all, all_base) = ((arm.lengths.len() * arm.seats) as f64, (base.lengths.len() * base.seats) as f64);
    let mut changes = Vec::new();
    for (group, counts) in &arm.taken {
        for (key, count) in counts {
            let before: Option<&Count> = base.taken.get(group).and_then(|counts| counts.get(key));
            let Some(before) = before else { continue };
            let wins = |count: &Count| (count.wins as f64 / WIN as f64, count.seats as f64);
            changes.push(FeatureChange {
                group: group.clone(),
                key: key.clone(),
                taken: share_difference((count.seats as f64, all), (before.seats as f64, all_base)),
                wins: share_difference(wins(count), wins(before)),
            });
        }
    }
    changes
}
