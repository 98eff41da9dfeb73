use super::played::Played;
use crate::cases::Cases;
use crate::rules::is_rule_id;
use kernel::{Game, SeatMap, Viewer};

/// The points of all events ([`Game::points`]) add up to each seat's score, and each names a rule.
///
/// # Panics
/// When points appear from nowhere.
pub fn points<G: Game>(cases: &Cases<G>) {
    cases.each("points", |trial| {
        let played = Played::new(trial, false);
        let seats = played.table.seen(Viewer::Onlooker).seats();
        let mut sums: SeatMap<i32> = SeatMap::new(seats, |_| 0);
        for (n, moment) in played.moments.iter().enumerate() {
            trial.at(n);
            for event in moment.told.iter().filter_map(|told| told.fullest()) {
                let Some(points) = G::points(event) else { continue };
                let known = trial.cases.known_rules().is_none_or(|rules| rules.has(points.rule));
                trial.ensure(is_rule_id(points.rule) && known, || {
                    format!("{event:?} gives points by {}, which is no known rule", points.rule)
                });
                sums[points.seat] += points.amount;
            }
        }
        let owed = played.table.owed();
        let standings = owed.standings().unwrap_or_else(|| trial.fail("the game is not over"));
        for (seat, standing) in standings.iter() {
            trial.ensure(standing.score == sums[seat], || {
                format!("{seat} has a score of {}, and was told of {} points", standing.score, sums[seat])
            });
        }
    });
}
