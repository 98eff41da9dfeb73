//! The figures of one arm.

use super::gather::{Count, Gathered, passes};
use super::{ArmSummary, BotSummary, FeatureSummary, GroupSummary, Lead, SeatSummary};
use crate::report::MACHINE;
use crate::study::stats::{Histogram, Moments, mean, share};
use registry::{TENTHS, WIN};
use std::collections::BTreeMap;

/// The most bins of a histogram.
const BINS: i64 = 40;

pub(super) fn summary(name: &str, arm: &Gathered) -> ArmSummary {
    let games = arm.lengths.len();
    let all = || arm.scores.iter().zip(&arm.wins).map(|(score, wins)| (i64::from(*score), *wins));
    let shared = arm.games().filter(|(_, wins)| wins.iter().filter(|part| **part > 0).count() > 1).count();
    let scores = Histogram::of(all().map(|(score, _)| score).collect(), BINS);
    let players = arm.games().map(|(scores, _)| &scores[..arm.seats]);
    ArmSummary {
        name: name.to_owned(),
        games: games as u64,
        seats: (0..arm.ranked).map(|seat| seat_summary(arm, seat)).collect(),
        bots: bots(arm),
        winning: scores.like(all().filter(|(_, wins)| *wins > 0).map(|(score, _)| score).collect()),
        scores,
        score: mean(players.map(|scores| scores.iter().map(|score| f64::from(*score)).sum::<f64>() / arm.seats as f64)),
        lengths: Histogram::of(arm.lengths.iter().map(|length| i64::from(*length)).collect(), BINS),
        length: mean(arm.lengths.iter().map(|length| f64::from(*length))),
        margin: (arm.ranked > 1).then(|| mean(arm.margins())),
        shared: share(shared as f64, games as f64),
        lead_changes: mean(arm.lead_changes()),
        leads: leads(arm),
        groups: groups(arm),
    }
}

fn seat_summary(arm: &Gathered, seat: usize) -> SeatSummary {
    let own = || arm.games().map(|(scores, wins)| (scores[seat], wins[seat]));
    let wins: f64 = own().map(|(_, wins)| f64::from(wins)).sum();
    SeatSummary {
        seat: seat as u8 + 1,
        machine: seat >= arm.seats,
        wins: share(wins / WIN as f64, arm.lengths.len() as f64),
        score: mean(own().map(|(score, _)| f64::from(score))),
        scores: Histogram::of(own().map(|(score, _)| i64::from(score)).collect(), BINS),
    }
}

/// Each bot that played, if several did.
fn bots(arm: &Gathered) -> Vec<BotSummary> {
    let mut counts = vec![(0.0, 0.0, Moments::default()); arm.names.len()];
    for ((bot, score), wins) in arm.bots.iter().zip(&arm.scores).zip(&arm.wins) {
        let (tries, won, scores) = &mut counts[usize::from(*bot)];
        *tries += 1.0;
        *won += f64::from(*wins) / WIN as f64;
        scores.add(f64::from(*score));
    }
    let several = arm.names.iter().filter(|name| *name != MACHINE).count() > 1;
    let bot = |(name, (tries, won, scores)): (&String, (f64, f64, Moments))| BotSummary {
        bot: name.clone(),
        wins: share(won, tries),
        score: scores.mean(),
    };
    if several { arm.names.iter().zip(counts).map(bot).collect() } else { Vec::new() }
}

fn leads(arm: &Gathered) -> Vec<Lead> {
    let (mut changed, mut led, mut won) = ([0_u64; TENTHS], [0_u64; TENTHS], [0_u64; TENTHS]);
    for (leads, (_, wins)) in arm.leads.iter().zip(arm.games()) {
        for (tenth, passed) in passes(leads).enumerate() {
            changed[tenth] += u64::from(passed);
        }
        for (tenth, seat) in leads.iter().enumerate().filter_map(|(tenth, seat)| Some((tenth, (*seat)?))) {
            led[tenth] += 1;
            won[tenth] += u64::from(wins[usize::from(seat) - 1]);
        }
    }
    let games = arm.lengths.len() as f64;
    let lead = |tenth: usize| Lead {
        tenth: tenth as u8 + 1,
        changed: share(changed[tenth] as f64, games),
        wins: share(won[tenth] as f64 / WIN as f64, led[tenth] as f64),
    };
    (0..TENTHS).map(lead).collect()
}

fn groups(arm: &Gathered) -> Vec<GroupSummary> {
    let seats = (arm.lengths.len() * arm.seats) as f64;
    let players = arm.games().flat_map(|(_, wins)| &wins[..arm.seats]);
    let all: f64 = players.map(|wins| f64::from(*wins) / WIN as f64).sum();
    let feature = |(key, count): (&String, &Count)| {
        let wins = count.wins as f64 / WIN as f64;
        FeatureSummary {
            key: key.clone(),
            seats: count.seats,
            taken: share(count.seats as f64, seats),
            winners: share(wins, all),
            wins: share(wins, count.seats as f64),
            count: count.count as f64 / count.seats as f64,
        }
    };
    let group = |(group, counts): (&String, &BTreeMap<String, Count>)| {
        let mut features: Vec<FeatureSummary> = counts.iter().map(feature).collect();
        features.sort_by(|one, other| other.wins.estimate.total_cmp(&one.wins.estimate));
        GroupSummary { group: group.clone(), features }
    };
    arm.taken.iter().map(group).collect()
}
