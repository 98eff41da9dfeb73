//! Who is at a table.

use super::onlookers::watch_seat;
use super::{House, named, plain, two};
use serde_json::{Value, json};
use server::live::{Call, Outbox, ReplyTo, Watcher};
use std::sync::Arc;
use std::time::Duration;
use store::TableId;
use tokio::sync::{Notify, mpsc, oneshot};
use wire::{Ask, SeatPlan};

/// What is told next of who is at the table.
async fn told(messages: &mut mpsc::Receiver<Arc<str>>) -> Value {
    loop {
        let text = tokio::time::timeout(Duration::from_secs(5), messages.recv()).await.unwrap().unwrap();
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["push"] == "presence" {
            return message["seats"].clone();
        }
    }
}

/// The same after whatever was told before.
async fn last(messages: &mut mpsc::Receiver<Arc<str>>, wanted: Value) {
    for _ in 0..8 {
        if told(messages).await == wanted {
            return;
        }
    }
    panic!("{wanted} is not told");
}

async fn attend(house: &House, table: TableId, connection: u64, user: usize, here: bool) {
    let (to, _messages) = mpsc::channel(1);
    let outbox = Outbox { to, full: Arc::new(Notify::new()) };
    let user = Some(house.users[user]);
    let watcher = Some(Watcher {
        connection,
        user,
        seat: None,
        here: true,
        actions: false,
        story: false,
        known: None,
        holds: None,
        outbox,
    });
    let (reply, answer) = oneshot::channel();
    let ask = Ask::Attend { here };
    house.hub.call(table, Call::Ask { user, seat: None, ask, watcher, reply: ReplyTo::Waiter(reply) }).await;
    answer.await.unwrap().unwrap();
}

#[tokio::test]
async fn bh_14_players_are_here_away_lost_or_gone() {
    let house = House::new().await;
    let table = house.playing(plain(vec![SeatPlan::Me, SeatPlan::Open, SeatPlan::Bot("random".to_owned())])).await;
    let mut anna = watch_seat(&house, table, 1, (Some(house.users[0]), None), None, false).await;
    last(&mut anna, json!(["here", "gone", null])).await;
    let boris = Some(house.users[1]);
    let mut first = watch_seat(&house, table, 2, (boris, None), None, false).await;
    assert_eq!(told(&mut first).await, json!(["here", "here", null]), "who comes is told at once");
    last(&mut anna, json!(["here", "here", null])).await;
    attend(&house, table, 2, 1, false).await;
    assert_eq!(told(&mut anna).await, json!(["here", "away", null]));
    // One of two pages that is looked at is enough.
    let _second = watch_seat(&house, table, 3, (boris, None), None, false).await;
    assert_eq!(told(&mut anna).await, json!(["here", "here", null]));
    house.hub.call(table, Call::Gone { connection: 3, broken: true }).await;
    assert_eq!(told(&mut anna).await, json!(["here", "away", null]), "the other page is still open");
    house.hub.call(table, Call::Gone { connection: 2, broken: true }).await;
    assert_eq!(told(&mut anna).await, json!(["here", "lost", null]));
    let _back = watch_seat(&house, table, 4, (boris, None), None, false).await;
    assert_eq!(told(&mut anna).await, json!(["here", "here", null]));
    house.hub.call(table, Call::Gone { connection: 4, broken: false }).await;
    assert_eq!(told(&mut anna).await, json!(["here", "gone", null]));
}

#[tokio::test]
async fn bh_14_a_page_that_is_loaded_again_was_never_gone() {
    let house = House::new().await;
    let table = house.playing(two()).await;
    let mut anna = watch_seat(&house, table, 1, (Some(house.users[0]), None), None, false).await;
    let _boris = watch_seat(&house, table, 2, (Some(house.users[1]), None), None, false).await;
    last(&mut anna, json!(["here", "here"])).await;
    house.hub.call(table, Call::Gone { connection: 2, broken: false }).await;
    let _again = watch_seat(&house, table, 3, (Some(house.users[1]), None), None, false).await;
    tokio::time::sleep(Duration::from_millis(1_800)).await;
    while let Ok(text) = anna.try_recv() {
        assert!(!text.contains("gone"), "{text}");
    }
}

#[tokio::test]
async fn bh_15_those_who_are_still_there_hear_of_a_rematch() {
    let house = House::new().await;
    let table = house.playing(two()).await;
    let next = house.open(plain(vec![SeatPlan::For(house.users[0].0), SeatPlan::Me])).await;
    let refused = house.hub.tell_rematch(table, house.users[1], next).await.unwrap_err();
    assert_eq!(refused.code, wire::Code::Refused, "it is not over");
    house.ask(table, 1, named("resign")).await.unwrap();
    let mut anna = watch_seat(&house, table, 1, (Some(house.users[0]), None), None, false).await;
    let stranger = house.hub.tell_rematch(table, house.users[2], next).await.unwrap_err();
    assert_eq!(stranger.code, wire::Code::Forbidden);
    for _ in 0..2 {
        house.hub.tell_rematch(table, house.users[1], next).await.unwrap();
    }
    let told = loop {
        let text = tokio::time::timeout(Duration::from_secs(5), anna.recv()).await.unwrap().unwrap();
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["happened"][0]["what"] == "rematch" {
            break message;
        }
    };
    assert_eq!(told["info"]["rematch"], json!({ "seat": 1, "table": next.0 }));
    assert_eq!((&told["happened"][0]["seat"], &told["info"]["stage"]), (&json!(1), &json!("over")));
    let version = house.look(table, 0).await["version"].clone();
    assert_eq!(version, told["version"], "the second time changes nothing");
    // A table that is read again knows of it.
    let again = house.again().ask(table, Some(house.users[0]), Ask::Look { invite: None }).await.unwrap();
    let again: Value = serde_json::from_str(again.get()).unwrap();
    assert_eq!(again["info"]["rematch"]["table"], json!(next.0));
}
