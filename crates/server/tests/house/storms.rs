//! Many at once: the store is the only place where anything is decided.

use super::{House, plain, two};
use serde_json::{Value, json};
use std::sync::Arc;
use wire::{Ask, SeatPlan};

/// Two hubs over one store are two nodes. Both players answer the same question at both of them, again and
/// again: exactly one answer counts each time, and both nodes come to the same table.
#[tokio::test]
async fn two_nodes_never_both_succeed() {
    let house = House::new().await;
    let table = house.playing(two()).await;
    let nodes = [Arc::clone(&house.hub), house.again()];
    for round in 0..60 {
        let seen = house.look(table, 0).await;
        let Some(seat) = seen["asked"][0].as_u64() else { break };
        let user = house.users[house.user_at(&seen, seat as usize)];
        let offers = nodes[round % 2].ask(table, Some(user), Ask::Offers {}).await.unwrap();
        let offers: Value = serde_json::from_str(offers.get()).unwrap();
        let list = offers["list"].as_array().unwrap();
        let play = |node: usize, name: &str| {
            let action = list[(round + node) % list.len()]["action"].clone();
            let question = None;
            let ask = Ask::Play { action: Some(action), facts: None, question, submission: format!("{name}-{round}") };
            let hub = Arc::clone(&nodes[node]);
            tokio::spawn(async move { hub.ask(table, Some(user), ask).await })
        };
        // The same submission at both nodes: one move, whoever was first.
        let (one, other) = (play(0, "same"), play(1, "same"));
        let (one, other) = (one.await.unwrap(), other.await.unwrap());
        assert_eq!(one.as_ref().unwrap().get(), other.as_ref().unwrap().get(), "round {round}");
        for node in &nodes {
            node.call(table, server::live::Call::Changed).await;
        }
    }
    let looks = nodes.map(|node| async move { node.ask(table, None, Ask::Look { invite: None }).await.unwrap() });
    let [one, other] = looks;
    let strip = |text: &str| serde_json::from_str::<Value>(text).unwrap()["view"].clone();
    assert_eq!(strip(one.await.get()), strip(other.await.get()));
}

/// Bots alone finish their game, at however many nodes they are looked after.
#[tokio::test]
async fn bots_finish_their_game_once() {
    let house = House::new().await;
    let bots = vec![SeatPlan::Bot("random".to_owned()), SeatPlan::Bot("greedy".to_owned())];
    let table = house.open(plain(bots)).await;
    house.ask(table, 0, super::named("start")).await.unwrap();
    let other = house.again();
    for _ in 0..3000 {
        other.call(table, server::live::Call::Tick).await;
        if house.look(table, 0).await["info"]["stage"] == json!("over") {
            let log = house.hub.store.log(table, 0).await.unwrap();
            let numbers: Vec<usize> = log
                .iter()
                .filter_map(|entry| {
                    serde_json::from_str::<Value>(&entry.body).unwrap()["line"].as_str().map(str::to_owned)
                })
                .map(|line| line.split(' ').next().unwrap().parse().unwrap())
                .collect();
            assert_eq!(numbers, (1..=numbers.len()).collect::<Vec<_>>(), "every entry once");
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        house.hub.call(table, server::live::Call::Changed).await;
    }
    panic!("the game does not end");
}
