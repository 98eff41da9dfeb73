//! Going back beyond a barrier.

use super::{House, chance, named, plain, rule, two};
use serde_json::json;
use wire::SeatPlan;

fn wish(entry: u32) -> serde_json::Value {
    json!({ "do": "wish", "entry": entry, "submission": null })
}

fn agree(yes: bool) -> serde_json::Value {
    json!({ "do": "agree", "yes": yes, "submission": null })
}

#[tokio::test]
async fn bh_7_all_agree_and_the_table_goes_back() {
    let house = House::new().await;
    let table = house.playing(two()).await;
    let before = house.look(table, 0).await["view"].clone();
    let mut chance = chance(1);
    for _ in 0..12 {
        house.step(table, &mut chance).await;
    }
    assert_eq!(rule(house.ask(table, 0, agree(true)).await), "BH-7", "nobody wishes anything");
    for entry in [0, 13, u32::MAX] {
        assert_eq!(rule(house.ask(table, 0, wish(entry)).await), "BR-14");
    }
    house.ask(table, 0, wish(1)).await.unwrap();
    assert_eq!(house.look(table, 1).await["info"]["wish"], json!({ "seat": 0, "entry": 1, "agreed": [0] }));
    assert_eq!(rule(house.ask(table, 1, wish(2)).await), "BH-7", "one at a time");
    house.ask(table, 1, agree(true)).await.unwrap();
    let seen = house.look(table, 0).await;
    assert_eq!((&seen["view"], &seen["entries"]), (&before, &json!(13)));
    assert!(seen["info"]["wish"].is_null());
    // It is in the record, and a table that is read again is the same.
    let again = house.again().ask(table, Some(house.users[0]), wire::Ask::Look { invite: None }).await.unwrap();
    assert_eq!(serde_json::from_str::<serde_json::Value>(again.get()).unwrap()["view"], before);
    while house.step(table, &mut chance).await {}
    assert_eq!(house.look(table, 0).await["info"]["stage"], "over");
}

#[tokio::test]
async fn bh_7_a_refusal_or_a_choice_ends_a_wish() {
    let house = House::new().await;
    let table = house.playing(two()).await;
    let mut chance = chance(2);
    house.step(table, &mut chance).await;
    house.ask(table, 1, wish(1)).await.unwrap();
    house.ask(table, 0, agree(false)).await.unwrap();
    assert!(house.look(table, 0).await["info"]["wish"].is_null());
    house.ask(table, 1, wish(1)).await.unwrap();
    house.step(table, &mut chance).await;
    assert_eq!(rule(house.ask(table, 0, agree(true)).await), "BH-7");
    house.ask(table, 0, wish(1)).await.unwrap();
    assert_eq!(house.look(table, 0).await["entries"], 2, "two persons, one has not agreed");
}

#[tokio::test]
async fn bh_7_bots_agree() {
    let house = House::new().await;
    let table = house.playing(plain(vec![SeatPlan::Me, SeatPlan::Bot("random".to_owned())])).await;
    let mut chance = chance(4);
    while house.look(table, 0).await["entries"].as_u64() < Some(4) {
        if house.look(table, 0).await["asked"] == json!([0]) {
            house.step(table, &mut chance).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    house.ask(table, 0, wish(1)).await.unwrap();
    let seen = house.look(table, 0).await;
    assert!(seen["info"]["wish"].is_null() && seen["happened"].as_array().unwrap().is_empty());
    house.ask(table, 0, named("resign")).await.unwrap();
}
