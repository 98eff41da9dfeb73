//! Who has no seat.

use super::clocks::later;
use super::{House, plain, two};
use serde_json::{Value, json};
use server::live::{Call, Outbox, ReplyTo, Watcher};
use server::room::Settings;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::time::Duration;
use store::{TableId, UserId};
use tokio::sync::{Notify, mpsc, oneshot};
use wire::{Ask, ClockPlan, Code, Lapse, SeatPlan, Spectators, Visibility};

const NOBODY: usize = usize::MAX;

/// What a watcher is told of the game and of the chat; who comes and goes has tests of its own (`presence.rs`).
struct Messages(mpsc::Receiver<Arc<str>>);

impl Messages {
    fn try_recv(&mut self) -> Result<Value, mpsc::error::TryRecvError> {
        loop {
            let message: Value = serde_json::from_str(&self.0.try_recv()?).unwrap();
            if message["push"] != "presence" {
                return Ok(message);
            }
        }
    }
}

impl Deref for Messages {
    type Target = mpsc::Receiver<Arc<str>>;

    fn deref(&self) -> &mpsc::Receiver<Arc<str>> {
        &self.0
    }
}

impl DerefMut for Messages {
    fn deref_mut(&mut self) -> &mut mpsc::Receiver<Arc<str>> {
        &mut self.0
    }
}

async fn watch(house: &House, table: TableId, user: Option<UserId>, since: Option<u32>) -> Messages {
    Messages(watch_as(house, table, user, since, false, 7).await)
}

pub async fn watch_as(
    house: &House,
    table: TableId,
    user: Option<UserId>,
    since: Option<u32>,
    story: bool,
    connection: u64,
) -> mpsc::Receiver<Arc<str>> {
    watch_seat(house, table, connection, (user, None), since, story).await
}

/// Watches as a connection of its own, with the eyes of one of several seats.
pub async fn watch_seat(
    house: &House,
    table: TableId,
    connection: u64,
    (user, seat): (Option<UserId>, Option<u8>),
    since: Option<u32>,
    story: bool,
) -> mpsc::Receiver<Arc<str>> {
    let (to, messages) = mpsc::channel(64);
    let outbox = Outbox { to, full: Arc::new(Notify::new()) };
    let watcher =
        Watcher { connection, user, seat, here: true, actions: false, story, known: None, holds: None, outbox };
    let (reply, answer) = oneshot::channel();
    let ask = Ask::Watch { since, invite: None, actions: false, story };
    let reply = ReplyTo::Waiter(reply);
    house.hub.call(table, Call::Ask { user, seat, ask, watcher: Some(watcher), reply }).await;
    answer.await.unwrap().unwrap();
    messages
}

pub async fn next(messages: &mut mpsc::Receiver<Arc<str>>) -> Value {
    loop {
        let text = tokio::time::timeout(Duration::from_secs(5), messages.recv()).await.unwrap().unwrap();
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["push"] != "presence" {
            return message;
        }
    }
}

#[tokio::test]
async fn bh_10_onlookers_see_what_lies_open() {
    let house = House::new().await;
    let table = house.playing(two()).await;
    let seen = house.look(table, NOBODY).await;
    assert!(seen["seat"].is_null() && seen["question"].is_null() && !seen["view"].is_null());
    let refused = house.playing(Settings { spectators: Spectators::Refused, ..two() }).await;
    for user in [NOBODY, 2] {
        assert_eq!(house.ask(refused, user, json!({ "do": "look" })).await.unwrap_err().code, Code::Forbidden);
    }
    house.look(refused, 1).await;
}

#[tokio::test]
async fn bh_10_and_no_sooner_than_agreed() {
    let house = House::new().await;
    let table = house.playing(Settings { spectators: Spectators::Delayed { seconds: 1 }, ..two() }).await;
    let mut player = watch(&house, table, Some(house.users[0]), None).await;
    assert_eq!(next(&mut player).await["push"], "update");
    let mut onlooker = watch(&house, table, None, None).await;
    let mut chance = super::chance(1);
    house.step(table, &mut chance).await;
    assert!(onlooker.try_recv().is_err(), "not yet");
    let seen = next(&mut onlooker).await;
    assert_eq!((&seen["happened"][0]["what"], &seen["seat"]), (&json!("play"), &Value::Null));
}

/// So late that nothing reaches an onlooker while a test runs.
const HOUR: Spectators = Spectators::Delayed { seconds: 3600 };

#[tokio::test]
async fn bh_10_bots_do_not_wait_until_an_onlooker_is_told() {
    let house = House::new().await;
    let seats = vec![SeatPlan::Me, SeatPlan::Bot("random".to_owned())];
    let table = house.playing(Settings { spectators: HOUR, ..plain(seats) }).await;
    let mut onlooker = watch(&house, table, None, None).await;
    let mut chance = super::chance(2);
    for _ in 0..10 {
        later(&house, table, 0, |seen| seen["asked"] == json!([0])).await;
        house.step(table, &mut chance).await;
    }
    assert!(onlooker.try_recv().is_err(), "not yet");
}

#[tokio::test]
async fn bh_10_clocks_do_not_wait_until_an_onlooker_is_told() {
    let house = House::new().await;
    let clock = ClockPlan::Live { budget: 1, increment: 0 };
    let table = house.playing(Settings { spectators: HOUR, clock, lapse: Lapse::End, ..two() }).await;
    let _onlooker = watch(&house, table, None, None).await;
    house.step(table, &mut super::chance(3)).await;
    later(&house, table, 0, |seen| seen["info"]["stage"] == "over").await;
}

#[tokio::test]
async fn a_table_that_is_not_public_does_not_exist_for_strangers() {
    let house = House::new().await;
    for visibility in [Visibility::Link, Visibility::Private] {
        let table = house.playing(Settings { visibility, ..two() }).await;
        for ask in [json!({ "do": "look" }), json!({ "do": "offers" }), super::named("resign"), super::sit()] {
            for user in [NOBODY, 2] {
                assert_eq!(house.ask(table, user, ask.clone()).await.unwrap_err().code, Code::NotFound);
            }
        }
        let link = json!({ "do": "look", "invite": "ab".repeat(16) });
        assert_eq!(house.ask(table, 2, link).await.is_ok(), visibility == Visibility::Link);
    }
    let none = house.ask(TableId(999_999), 0, json!({ "do": "look" })).await.unwrap_err();
    assert_eq!(none.code, Code::NotFound, "the same as a table that is not there");
}

#[tokio::test]
async fn who_was_away_misses_nothing() {
    let house = House::new().await;
    let table = house.playing(plain(vec![SeatPlan::Me, SeatPlan::Open, SeatPlan::Open])).await;
    let user = Some(house.users[1]);
    let mut messages = watch(&house, table, user, None).await;
    let mut live = Vec::new();
    let first = next(&mut messages).await;
    let since = first["version"].as_u64().unwrap() as u32;
    let mut chance = super::chance(9);
    for _ in 0..25 {
        house.step(table, &mut chance).await;
        let update = next(&mut messages).await;
        assert_eq!(update["after"].as_u64().unwrap() + 1, update["version"].as_u64().unwrap());
        live.extend(update["happened"].as_array().unwrap().clone());
    }
    let mut again = watch(&house, table, user, Some(since)).await;
    let missed = next(&mut again).await;
    assert_eq!(missed["happened"], Value::Array(live));
    assert_eq!((&missed["after"], &missed["view"]), (&json!(since), &house.look(table, 1).await["view"]));
}

#[tokio::test]
async fn a_table_that_is_not_there_does_not_stay_in_memory() {
    let house = House::new().await;
    for table in 1_000..1_200 {
        let none = house.ask(TableId(table), 0, json!({ "do": "look" })).await.unwrap_err();
        assert_eq!(none.code, Code::NotFound);
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(house.hub.is_empty(), "{} are left", house.hub.len());
}

#[tokio::test]
async fn a_question_that_was_told_comes_as_its_number_alone() {
    let house = House::new().await;
    let table = house.playing(two()).await;
    let mut chance = super::chance(2);
    house.step(table, &mut chance).await;
    let seen = house.look(table, 0).await;
    let asked = house.user_at(&seen, seen["asked"][0].as_u64().unwrap() as usize);
    let mut player = watch(&house, table, Some(house.users[asked]), None).await;
    let told = next(&mut player).await["question"].clone();
    assert!(told["ask"].is_array() && told["list"]["answers"].is_array(), "{told}");
    house.ask(table, 1 - asked, json!({ "do": "wish", "entry": 1, "submission": null })).await.unwrap();
    assert_eq!(next(&mut player).await["question"], json!({ "id": told["id"] }));
    house.step(table, &mut chance).await;
    let fresh = next(&mut player).await["question"].clone();
    assert!(fresh.is_null() || fresh["id"] != told["id"] && fresh["ask"].is_array(), "{fresh}");
}
