//! Several people at one screen.

use super::onlookers::watch_seat;
use super::{House, chance, named, plain};
use kernel::{Chance as _, Stream};
use serde_json::{Value, json};
use server::room::Settings;
use std::time::Duration;
use store::TableId;
use wire::{Code, SeatPlan, Spectators};

/// Anna and Bob at one screen, over a game with closed hands.
async fn cyber(house: &House, settings: Settings) -> TableId {
    let table = house.open_of("cyber-merchant", settings).await;
    house.ask(table, 0, named("start")).await.unwrap();
    table
}

fn shared() -> Settings {
    plain(vec![SeatPlan::Me, SeatPlan::Local("Bob".to_owned())])
}

async fn look_as(house: &House, table: TableId, seat: u8) -> Value {
    house.ask_as(table, 0, seat, json!({ "do": "look" })).await.unwrap()
}

#[tokio::test]
async fn bh_13_one_user_plays_several_seats_one_at_a_time() {
    let house = House::new().await;
    let table = cyber(&house, shared()).await;
    let mut chance = chance(5);
    for _ in 0..4_000 {
        let seen = house.look(table, 0).await;
        assert!(seen["seat"].is_null() && seen["question"].is_null(), "without a seat nobody is asked");
        let Some(seat) = seen["asked"][0].as_u64() else {
            assert_eq!(seen["info"]["stage"], "over");
            return;
        };
        let offers = house.ask_as(table, 0, seat as u8, json!({ "do": "offers" })).await.unwrap();
        let list = offers["list"].as_array().unwrap();
        let action = &list[chance.pick(Stream::TABLE, list.len() as u32) as usize]["action"];
        let play = json!({ "do": "play", "action": action, "submission": null });
        assert_eq!(house.ask(table, 0, play.clone()).await.unwrap_err().code, Code::Forbidden, "for whom?");
        house.ask_as(table, 0, seat as u8, play).await.unwrap();
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn bh_13_who_names_no_seat_sees_no_hand() {
    let house = House::new().await;
    // Onlookers are not even let in: whoever sits there is none of them.
    let table = cyber(&house, Settings { spectators: Spectators::Refused, ..shared() }).await;
    let mut chance = chance(7);
    // Nobody holds anything before the first auction is over.
    while look_as(&house, table, 0).await["view"]["own"] == look_as(&house, table, 1).await["view"]["own"] {
        let seat = house.look(table, 0).await["asked"][0].as_u64().expect("somebody is asked") as u8;
        let offers = house.ask_as(table, 0, seat, json!({ "do": "offers" })).await.unwrap();
        let list = offers["list"].as_array().unwrap();
        let action = &list[chance.pick(Stream::TABLE, list.len() as u32) as usize]["action"];
        let play = json!({ "do": "play", "action": action, "submission": null });
        house.ask_as(table, 0, seat, play).await.unwrap();
    }
    let (nobody, anna, bob) =
        (house.look(table, 0).await, look_as(&house, table, 0).await, look_as(&house, table, 1).await);
    assert_eq!((&anna["seat"], &bob["seat"]), (&json!(0), &json!(1)));
    let own = |seen: &Value| seen["view"]["own"].clone();
    assert!(own(&nobody).is_null() && own(&anna)["cards"].is_array() && own(&bob)["cards"].is_array());
    assert_ne!(own(&anna), own(&bob), "each their own hand");
    // The same for what is pushed: to a page that looks from no seat, and to one that looks from Bob's.
    let (user, first) = (Some(house.users[0]), anna["asked"][0].as_u64().unwrap() as u8);
    let mut between = watch_seat(&house, table, 1, (user, None), None, false).await;
    let mut from_bob = watch_seat(&house, table, 2, (user, Some(1)), None, false).await;
    let offers = house.ask_as(table, 0, first, json!({ "do": "offers" })).await.unwrap();
    let play = json!({ "do": "play", "action": offers["list"][0]["action"], "submission": null });
    house.ask_as(table, 0, first, play).await.unwrap();
    let (nobody, bob) = (house.look(table, 0).await, look_as(&house, table, 1).await);
    for (messages, wanted) in [(&mut between, &nobody), (&mut from_bob, &bob)] {
        loop {
            let text = tokio::time::timeout(Duration::from_secs(5), messages.recv()).await.unwrap().unwrap();
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["push"] == "update" && message["version"] == nobody["version"] {
                assert_eq!((&message["view"], &message["seat"]), (&wanted["view"], &wanted["seat"]));
                break;
            }
        }
    }
}

#[tokio::test]
async fn bh_13_nobody_takes_the_seat_of_another_users_guest() {
    let house = House::new().await;
    let table = house.open(plain(vec![SeatPlan::Me, SeatPlan::Local("Bob".to_owned()), SeatPlan::Open])).await;
    house.ask(table, 1, super::sit()).await.unwrap();
    house.ask(table, 0, named("start")).await.unwrap();
    let seen = house.look(table, 1).await;
    let seats = &seen["info"]["seats"];
    assert_eq!((&seats[1]["name"], &seats[1]["local"]), (&json!("Bob"), &json!(true)));
    assert_eq!(seats[1]["user"], seats[0]["user"]);
    for what in ["look", "offers", "resign"] {
        let ask = if what == "resign" { named(what) } else { json!({ "do": what }) };
        match house.ask_as(table, 1, 1, ask).await {
            Ok(seen) => assert!(what == "look" && seen["seat"].is_null(), "{what}: {seen}"),
            Err(trouble) => assert_eq!(trouble.code, Code::Forbidden, "{what}"),
        }
    }
}

#[tokio::test]
async fn bh_13_they_agree_with_one_voice_and_one_history_counts() {
    let house = House::new().await;
    let table = house.open(shared()).await;
    house.ask(table, 0, named("start")).await.unwrap();
    let before = house.look(table, 0).await["view"].clone();
    let seat = house.look(table, 0).await["asked"][0].as_u64().unwrap() as u8;
    let offers = house.ask_as(table, 0, seat, json!({ "do": "offers" })).await.unwrap();
    let play = json!({ "do": "play", "action": offers["list"][0]["action"], "submission": null });
    house.ask_as(table, 0, seat, play).await.unwrap();
    house.ask_as(table, 0, 1, json!({ "do": "wish", "entry": 1, "submission": null })).await.unwrap();
    assert_eq!(house.look(table, 0).await["view"], before, "nobody else has to agree");
    house.ask_as(table, 0, 1, named("resign")).await.unwrap();
    let history = house.hub.store.history(house.users[0], None, 10).await.unwrap();
    assert_eq!(history.iter().map(|played| (played.seat, played.rank)).collect::<Vec<_>>(), [(0, 1)]);
}

#[tokio::test]
async fn bh_13_whoever_stands_up_takes_the_others_along() {
    let house = House::new().await;
    let table = house.open(shared()).await;
    house.ask(table, 0, named("leave")).await.unwrap();
    let seen = house.look(table, 0).await;
    assert!(seen["info"]["seats"].as_array().unwrap().iter().all(|seat| seat["user"].is_null()), "{seen}");
}
