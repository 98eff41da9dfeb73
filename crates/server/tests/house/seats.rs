//! Sitting down, starting, giving up, coming back.

use super::{House, chance, named, plain, rule, sit, two};
use serde_json::json;
use wire::{Code, SeatPlan};

#[tokio::test]
async fn bh_1_seats_are_taken_and_left_before_the_game_only() {
    let house = House::new().await;
    let table = house.open(two()).await;
    assert_eq!(rule(house.ask(table, 0, sit()).await), "BH-1", "they sit there");
    house.ask(table, 1, sit()).await.unwrap();
    house.ask(table, 1, named("leave")).await.unwrap();
    house.ask(table, 2, json!({ "do": "sit", "seat": 1, "entropy": "00ff", "submission": null })).await.unwrap();
    let taken = house.ask(table, 1, sit()).await.unwrap_err();
    assert_eq!(taken.code, Code::Conflict);
    house.ask(table, 0, named("start")).await.unwrap();
    for (user, ask) in [(2, named("leave")), (1, sit()), (0, named("close")), (0, named("start"))] {
        assert_eq!(rule(house.ask(table, user, ask).await), "BH-1");
    }
    let seen = house.look(table, 2).await;
    assert_eq!((&seen["info"]["stage"], &seen["seat"]), (&json!("playing"), &json!(1)));
    assert_eq!(seen["info"]["seats"][1]["name"], "Vera");
}

#[tokio::test]
async fn bh_1_a_kept_seat_needs_the_link() {
    let house = House::new().await;
    let table = house.open(plain(vec![SeatPlan::Me, SeatPlan::Invited, SeatPlan::Open])).await;
    assert_eq!(
        house.ask(table, 1, json!({ "do": "sit", "seat": 1, "submission": null })).await.unwrap_err().code,
        Code::Conflict
    );
    house.ask(table, 1, sit()).await.unwrap();
    assert_eq!(house.look(table, 1).await["seat"], 2, "the open one");
    let wrong = json!({ "do": "sit", "invite": "ab".repeat(15) + "ac", "submission": null });
    assert_eq!(house.ask(table, 2, wrong).await.unwrap_err().code, Code::Conflict);
    house.ask(table, 2, json!({ "do": "sit", "invite": "ab".repeat(16), "submission": null })).await.unwrap();
    assert_eq!(house.look(table, 2).await["seat"], 1);
}

#[tokio::test]
async fn bh_2_the_owner_starts_when_every_seat_is_taken() {
    let house = House::new().await;
    let table = house.open(two()).await;
    assert_eq!(rule(house.ask(table, 0, named("start")).await), "BH-2");
    house.ask(table, 1, sit()).await.unwrap();
    assert_eq!(house.ask(table, 1, named("start")).await.unwrap_err().code, Code::Forbidden);
    house.ask(table, 0, named("start")).await.unwrap();
    let filled = house.open(plain(vec![SeatPlan::Me, SeatPlan::Open, SeatPlan::Invited])).await;
    let fill = |bot: &str| json!({ "do": "fill", "bot": bot, "submission": null });
    assert_eq!(house.ask(filled, 1, fill("random")).await.unwrap_err().code, Code::Forbidden);
    assert_eq!(house.ask(filled, 0, fill("nobody")).await.unwrap_err().code, Code::Refused);
    house.ask(filled, 0, fill("random")).await.unwrap();
    assert_eq!(rule(house.ask(filled, 0, fill("random")).await), "BH-1", "there is no free seat any more");
    let seats = house.look(filled, 0).await["info"]["seats"].clone();
    assert_eq!((&seats[1]["bot"], &seats[2]["bot"]), (&json!("random"), &json!("random")));
    house.ask(filled, 0, named("start")).await.unwrap();
    let closed = house.open(two()).await;
    assert_eq!(house.ask(closed, 1, named("close")).await.unwrap_err().code, Code::Forbidden);
    house.ask(closed, 0, named("close")).await.unwrap();
    assert_eq!(house.look(closed, 0).await["info"]["stage"], "stopped");
    assert_eq!(rule(house.ask(closed, 1, sit()).await), "BH-1");
}

#[tokio::test]
async fn bh_3_giving_up_ends_a_game_of_two() {
    let house = House::new().await;
    let table = house.playing(two()).await;
    house.ask(table, 1, named("resign")).await.unwrap();
    let seen = house.look(table, 0).await;
    assert_eq!((&seen["info"]["stage"], &seen["asked"]), (&json!("over"), &json!([])));
    let ending = &seen["info"]["ending"];
    assert_eq!(
        (&ending["gave_up"], &ending["standings"][0]["rank"], &ending["standings"][1]["rank"]),
        (&json!(1), &json!(1), &json!(2))
    );
    assert_eq!(rule(house.ask(table, 1, named("resign")).await), "BH-6");
    let history = house.hub.store.history(house.users[0], None, 10).await.unwrap();
    assert_eq!((history.len(), history[0].rank), (1, 1));
}

#[tokio::test]
async fn bh_3_what_giving_up_will_do_is_said_before() {
    let house = House::new().await;
    for (seats, wanted) in [
        (vec![SeatPlan::Me, SeatPlan::Open], json!("end")),
        (vec![SeatPlan::Me, SeatPlan::Open, SeatPlan::Open], json!({ "bot": "random" })),
    ] {
        let table = house.playing(plain(seats)).await;
        assert_eq!(house.look(table, 1).await["info"]["resign"], wanted);
        house.ask(table, 1, named("resign")).await.unwrap();
        let seen = house.look(table, 0).await;
        let bot = &seen["info"]["seats"][1]["bot"];
        assert_eq!((seen["info"]["stage"] == "over", bot == "random"), (wanted == "end", true), "{seen}");
    }
}

#[tokio::test]
async fn bh_16_giving_up_is_not_running_out_of_time() {
    let house = House::new().await;
    let table = house.playing(two()).await;
    house.ask(table, 1, named("resign")).await.unwrap();
    let info = house.look(table, 0).await["info"].clone();
    assert_eq!((&info["ending"]["gave_up"], &info["ending"]["ran_out"]), (&json!(1), &serde_json::Value::Null));
    assert_eq!((&info["seats"][1]["left"], &info["seats"][0]["left"]), (&json!("gave_up"), &serde_json::Value::Null));
    let history = house.hub.store.history(house.users[1], None, 10).await.unwrap();
    assert_eq!(history[0].left, Some(store::Left::GaveUp));
    let history = house.hub.store.history(house.users[0], None, 10).await.unwrap();
    assert_eq!(history[0].left, None);
}

#[tokio::test]
async fn bh_3_at_a_larger_table_a_bot_plays_on_and_they_do_not_come_back() {
    let house = House::new().await;
    let table = house.playing(plain(vec![SeatPlan::Me, SeatPlan::Open, SeatPlan::Open])).await;
    house.ask(table, 1, named("resign")).await.unwrap();
    let seat = &house.look(table, 0).await["info"]["seats"][1];
    assert_eq!((&seat["left"], &seat["bot"]), (&json!("gave_up"), &json!("random")));
    assert_eq!(rule(house.ask(table, 1, named("return")).await), "BH-3");
    assert_eq!(rule(house.ask(table, 1, named("resign")).await), "BH-3");
    // The others play to the end; the bot moves by itself.
    let mut chance = chance(3);
    for _ in 0..2000 {
        let seen = house.look(table, 0).await;
        if seen["info"]["stage"] == "over" {
            return;
        }
        let asked = seen["asked"].as_array().unwrap();
        if asked.iter().any(|seat| *seat == 1) {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        } else {
            house.step(table, &mut chance).await;
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn bh_6_choices_belong_to_a_game_under_way() {
    let house = House::new().await;
    let table = house.open(two()).await;
    let play = json!({ "do": "play", "action": "pass", "submission": null });
    for ask in [
        play.clone(),
        named("undo"),
        named("resign"),
        named("return"),
        json!({ "do": "wish", "entry": 1, "submission": null }),
    ] {
        assert_eq!(rule(house.ask(table, 0, ask).await), "BH-6");
    }
    assert_eq!(house.ask(table, 1, play).await.unwrap_err().code, Code::Forbidden, "they have no seat");
    assert_eq!(house.ask(table, 0, json!({ "do": "offers" })).await.unwrap_err().rule(), Some("BH-6"));
}

#[tokio::test]
async fn bh_9_what_is_sent_twice_is_done_once() {
    let house = House::new().await;
    let table = house.playing(two()).await;
    let seen = house.look(table, 0).await;
    let user = house.user_at(&seen, seen["asked"][0].as_u64().unwrap() as usize);
    let offers = house.ask(table, user, json!({ "do": "offers" })).await.unwrap();
    let play = json!({ "do": "play", "action": offers["list"][0]["action"], "submission": "mine-1" });
    let first = house.ask(table, user, play.clone()).await.unwrap();
    let second = house.ask(table, user, play.clone()).await.unwrap();
    assert_eq!(first, second);
    let after_a_crash = house.again().ask(table, Some(house.users[user]), serde_json::from_value(play).unwrap()).await;
    assert_eq!(after_a_crash.unwrap().get(), first.to_string());
    assert_eq!(house.look(table, user).await["version"], first["version"]);
    for bad in ["", "a b", "ж", &"x".repeat(65)] {
        let ask = json!({ "do": "undo", "submission": bad });
        assert_eq!(house.ask(table, user, ask).await.unwrap_err().code, Code::Malformed);
    }
}
