//! Clocks that run out, and those that do not.

use super::{House, named, plain, rule, two};
use serde_json::json;
use server::live::Call;
use server::room::{Downtime, Settings};
use std::time::Duration;
use store::TableId;
use wire::{ClockPlan, Lapse, SeatPlan};

fn quick(lapse: Lapse, seats: Vec<SeatPlan>) -> Settings {
    Settings { clock: ClockPlan::Live { budget: 1, increment: 0 }, lapse, ..plain(seats) }
}

pub(super) async fn later(
    house: &House,
    table: TableId,
    user: usize,
    happened: impl Fn(&serde_json::Value) -> bool,
) -> serde_json::Value {
    for _ in 0..2_000 {
        let seen = house.look(table, user).await;
        if happened(&seen) {
            return seen;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it does not happen")
}

#[tokio::test]
async fn bh_4_a_clock_that_runs_out_ends_the_game() {
    let house = House::new().await;
    let table = house.playing(quick(Lapse::End, vec![SeatPlan::Me, SeatPlan::Open])).await;
    let slow = house.look(table, 0).await["asked"][0].as_u64().unwrap();
    let seen = later(&house, table, 0, |seen| seen["info"]["stage"] == "over").await;
    assert!(seen["info"]["ending"]["gave_up"].is_null());
    assert_eq!(seen["info"]["ending"]["ran_out"], slow);
}

#[tokio::test]
async fn bh_16_running_out_of_time_is_not_giving_up() {
    let house = House::new().await;
    let table = house.playing(quick(Lapse::End, vec![SeatPlan::Me, SeatPlan::Open])).await;
    let seen = later(&house, table, 0, |seen| seen["info"]["stage"] == "over").await;
    let slow = seen["info"]["ending"]["ran_out"].as_u64().unwrap() as usize;
    assert_eq!(
        (&seen["info"]["seats"][slow]["left"], &seen["info"]["seats"][1 - slow]["left"]),
        (&json!("ran_out"), &json!(null))
    );
    let history = house.hub.store.history(house.users[house.user_at(&seen, slow)], None, 10).await.unwrap();
    assert_eq!(history[0].left, Some(store::Left::RanOut));
}

#[tokio::test]
async fn bh_4_or_hands_the_seat_to_a_bot() {
    let house = House::new().await;
    let seats = vec![SeatPlan::Me, SeatPlan::Open];
    let table = house.playing(quick(Lapse::Bot("random".to_owned()), seats)).await;
    // Nobody ever moves: both clocks run out, and two bots finish the game.
    let seen = later(&house, table, 0, |seen| seen["info"]["stage"] == "over").await;
    assert!(seen["info"]["ending"]["gave_up"].is_null());
    assert!(seen["info"]["seats"].as_array().unwrap().iter().all(|seat| seat["left"] == "ran_out"), "{seen}");
    assert_eq!(
        (&seen["info"]["seats"][0]["bot"], &seen["info"]["seats"][1]["bot"]),
        (&json!("random"), &json!("random"))
    );
}

#[tokio::test]
async fn bh_5_who_is_back_takes_their_seat_from_the_bot() {
    let house = House::new().await;
    let table = house.playing(quick(Lapse::Bot("mcts:3000ms".to_owned()), vec![SeatPlan::Me, SeatPlan::Open])).await;
    let slow = house.look(table, 0).await["asked"][0].as_u64().unwrap() as usize;
    let seen = later(&house, table, 0, |seen| !seen["info"]["seats"][slow]["bot"].is_null()).await;
    let user = house.user_at(&seen, slow);
    let offers = house.ask(table, user, json!({ "do": "offers" })).await.unwrap();
    let play = json!({ "do": "play", "action": offers["list"][0]["action"], "submission": null });
    assert_eq!(rule(house.ask(table, user, play.clone()).await), "BH-5", "the bot thinks for them");
    house.ask(table, user, named("return")).await.unwrap();
    house.ask(table, user, play).await.unwrap();
    assert_eq!(rule(house.ask(table, user, named("return")).await), "BH-5", "it is theirs");
}

#[tokio::test]
async fn bh_8_time_in_which_the_server_was_down_counts_for_nobody() {
    let house = House::new().await;
    let hour = Settings { clock: ClockPlan::Live { budget: 3600, increment: 0 }, lapse: Lapse::End, ..two() };
    let table = house.playing(hour).await;
    let now = house.hub.now();
    // Another hub finds the table two hours later, after the server was down all that time.
    let hub = house.again();
    hub.clock.turn(2 * 3_600_000);
    hub.set_down(Downtime(vec![(now, hub.now())]));
    hub.call(table, Call::Tick).await;
    let seen = hub.ask(table, Some(house.users[0]), wire::Ask::Look { invite: None }).await.unwrap();
    let seen: serde_json::Value = serde_json::from_str(seen.get()).unwrap();
    assert_eq!(seen["info"]["stage"], "playing");
    // A hub that was up all the time says that it is over.
    let up = house.again();
    up.clock.turn(2 * 3_600_000);
    up.call(table, Call::Tick).await;
    let seen = up.ask(table, Some(house.users[0]), wire::Ask::Look { invite: None }).await.unwrap();
    assert_eq!(serde_json::from_str::<serde_json::Value>(seen.get()).unwrap()["info"]["stage"], "over");
}

#[tokio::test]
async fn a_table_without_a_clock_waits_for_ever() {
    let house = House::with(Duration::from_millis(50)).await;
    let table = house.playing(two()).await;
    house.look(table, 0).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(house.hub.is_empty(), "what nobody needs leaves memory");
    assert_eq!(house.look(table, 1).await["info"]["stage"], "playing", "and comes back on demand");
}

#[tokio::test]
async fn bh_4_a_clock_that_is_set_ahead_takes_nobody_s_time() {
    let house = House::new().await;
    let hour = Settings { clock: ClockPlan::Live { budget: 3600, increment: 0 }, ..two() };
    let table = house.playing(hour).await;
    house.hub.clock.beat(house.hub.now());
    house.hub.clock.turn(2 * 3_600_000);
    house.hub.call(table, Call::Tick).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(house.look(table, 0).await["info"]["stage"], "playing", "it has jumped: nobody knows");
    // The next sign of life comes two hours after the last: nobody served in between.
    let now = house.hub.now();
    house.hub.set_down(Downtime(vec![(now - 2 * 3_600_000, now)]));
    house.hub.clock.beat(now);
    house.hub.call(table, Call::Changed).await;
    house.hub.call(table, Call::Tick).await;
    assert!(house.step(table, &mut super::chance(1)).await, "play goes on");
    let seen = house.look(table, 0).await;
    assert_eq!(seen["info"]["stage"], "playing");
}

#[tokio::test]
async fn bh_4_a_clock_that_is_set_back_turns_no_time_back() {
    let house = House::new().await;
    let table = house.playing(Settings { clock: ClockPlan::Days { each: 1 }, ..two() }).await;
    let mut chance = super::chance(2);
    house.step(table, &mut chance).await;
    house.hub.clock.turn(-24 * 3_600_000);
    for _ in 0..5 {
        assert!(house.step(table, &mut chance).await);
    }
    let log = house.hub.store.log(table, 0).await.unwrap();
    assert!(log.windows(2).all(|two| two[0].at <= two[1].at), "the log never goes back");
    assert_eq!(house.look(table, 0).await["info"]["stage"], "playing");
}
