//! Ratings: what a finished rated game says about its players, after Weng and Lin.
//!
//! Only players with an account are rated, and only against each other: bots and guests are no measure. The
//! store counts a table once, whoever asks it to and however often.

use crate::hub::Hub;
use crate::room::{Room, Settings};
use crate::trouble::Trouble;
use kernel::Phrase;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::sync::Arc;
use std::time::Duration;
use store::{Rate, Rated, Rating, RatingChange, Status, Store, TableId, UserId};
use wire::Code;

/// How often new ratings are computed because another game changed the old ones meanwhile.
const TRIES: usize = 32;

/// How often a store that fails is asked again, and after how long.
const PATIENCE: (usize, Duration) = (5, Duration::from_secs(2));

/// Only who has an account plays a rated game.
///
/// # Errors
/// When they have none, or the store fails.
pub async fn admit(store: &dyn Store, user: Option<UserId>) -> Result<(), Trouble> {
    let account = match user {
        Some(user) => store.user(user).await?.is_some_and(|user| !user.is_guest()),
        None => false,
    };
    let guest = || Trouble::new(Code::Refused, Phrase::new("server-rated-guest"));
    if account { Ok(()) } else { Err(guest()) }
}

/// A game may have ended: if its table is rated, its players are rated, beside everything else. What fails here
/// is made up for when somebody looks at the table.
pub fn settle(hub: &Arc<Hub>, table: TableId) {
    let hub = Arc::clone(hub);
    tokio::spawn(async move {
        for _ in 0..PATIENCE.0 {
            match count(&hub, table).await {
                Ok(_) => return,
                Err(trouble) => tracing::warn!(table = table.0, ?trouble, "a game is not rated yet"),
            }
            tokio::time::sleep(PATIENCE.1).await;
        }
    });
}

/// Counts a table if it is rated, over and not counted yet; says whether that was done now.
///
/// # Errors
/// When the store fails.
pub async fn count(hub: &Arc<Hub>, table: TableId) -> Result<bool, Trouble> {
    let Some(row) = hub.store.table(table).await? else {
        return Ok(false);
    };
    let settings: Settings = serde_json::from_str(&row.settings).map_err(Trouble::internal)?;
    if !settings.rated || row.rated || row.head.status != Status::Finished {
        return Ok(false);
    }
    let places = hub.read(table, Some(row.owner), None, |room| Ok(places(room))).await?;
    let places = without_guests(hub.store.as_ref(), places).await?;
    let users: Vec<UserId> = places.iter().map(|(user, _)| *user).collect();
    for _ in 0..TRIES {
        let known = hub.store.ratings(&users, &row.game).await?;
        let rate = Rate { table, game: row.game.clone(), changes: changes(&places, &known) };
        match hub.store.rate(rate).await? {
            Rated::Done => return Ok(true),
            Rated::Before => return Ok(false),
            Rated::Stale => {}
        }
    }
    Err(Trouble::unavailable())
}

/// The users at a table that is over, each with their place.
fn places(room: &mut Room) -> Vec<(UserId, u8)> {
    let standings = room.ending().map(|ending| ending.standings).unwrap_or_default();
    let user = |seat: usize| room.chairs.get(seat).and_then(|chair| chair.user());
    standings.iter().enumerate().filter_map(|(seat, standing)| Some((user(seat)?, standing.rank))).collect()
}

async fn without_guests(store: &dyn Store, mut places: Vec<(UserId, u8)>) -> Result<Vec<(UserId, u8)>, Trouble> {
    let users: Vec<UserId> = places.iter().map(|(user, _)| *user).collect();
    let known = store.users(&users).await?;
    places.retain(|(user, _)| known.iter().any(|one| one.id == *user && !one.is_guest()));
    Ok(places)
}

/// The new ratings of all players of a game. One alone learns nothing about themselves.
fn changes(places: &[(UserId, u8)], known: &[Rating]) -> Vec<RatingChange> {
    if places.len() < 2 {
        return Vec::new();
    }
    let before = |user: UserId| known.iter().find(|rating| rating.user == user);
    let estimate = |user: UserId| {
        before(user)
            .map_or_else(WengLinRating::new, |rating| WengLinRating { rating: rating.mu, uncertainty: rating.sigma })
    };
    let teams: Vec<[WengLinRating; 1]> = places.iter().map(|(user, _)| [estimate(*user)]).collect();
    let ranks = places.iter().map(|(_, rank)| MultiTeamOutcome::new(usize::from(*rank)));
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams.iter().map(<[_; 1]>::as_slice).zip(ranks).collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    let change = |((user, _), team): (&(UserId, u8), &Vec<WengLinRating>)| {
        let now = team.first()?;
        let version = before(*user).map_or(0, |rating| rating.version);
        Some(RatingChange { user: *user, version, mu: now.rating, sigma: now.uncertainty })
    };
    places.iter().zip(&after).filter_map(change).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_gains_what_who_loses_loses() {
        let (anna, boris, vera) = (UserId(1), UserId(2), UserId(3));
        let new = changes(&[(anna, 1), (boris, 2)], &[]);
        assert!(new[0].mu > 25.0 && new[1].mu < 25.0 && new.iter().all(|one| one.sigma < 25.0 / 3.0));
        assert!((new[0].mu + new[1].mu - 50.0).abs() < 1e-9);
        let drawn = changes(&[(anna, 1), (boris, 1), (vera, 1)], &[]);
        assert!(drawn.iter().all(|one| (one.mu - 25.0).abs() < 1e-9), "all equal");
        assert!(changes(&[(anna, 1)], &[]).is_empty(), "nobody to compare with");
    }

    #[test]
    fn a_win_against_somebody_strong_is_worth_more() {
        let rating = |user: i64, mu: f64| Rating { user: UserId(user), mu, sigma: 3.0, games: 9, version: 9 };
        let gain = |other: f64| {
            let known = [rating(1, 25.0), rating(2, other)];
            let new = changes(&[(UserId(1), 1), (UserId(2), 2)], &known);
            assert_eq!(new[0].version, 9);
            new[0].mu - 25.0
        };
        assert!(gain(35.0) > gain(25.0) && gain(25.0) > gain(15.0) && gain(15.0) > 0.0);
    }
}
