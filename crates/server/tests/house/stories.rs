//! Those who follow the story are told what changed, line by line.

use super::onlookers::{next, watch_as};
use super::{House, chance, plain};
use kernel::{Chance, Stream};
use registry::{Change, apply};
use serde_json::{Value, json};
use std::sync::Arc;
use store::{TableId, UserId};
use tokio::sync::mpsc;
use wire::{Ask, SeatPlan};

/// The longest an update may be at the median, in bytes.
const MEDIAN: usize = 4096;

const GAMES: [&str; 3] = ["syndicate", "fantastic-factories", "cyber-merchant"];

/// A client that holds a view and changes it as it is told.
struct Client {
    user: usize,
    messages: mpsc::Receiver<Arc<str>>,
    view: Value,
    lengths: Vec<usize>,
}

impl Client {
    async fn new(house: &House, table: TableId, user: usize) -> Client {
        let id: Option<UserId> = house.users.get(user).copied();
        let messages = watch_as(house, table, id, None, true, 100 + user as u64 % 50).await;
        let mut client = Client { user, messages, view: Value::Null, lengths: Vec::new() };
        let first = next(&mut client.messages).await;
        client.view = first["view"].clone();
        assert!(first["changes"].is_null() && !client.view.is_null(), "at first the whole view");
        client
    }

    /// Takes an update in; says how many changes its lines told.
    async fn hear(&mut self, house: &House, table: TableId) -> usize {
        let text = loop {
            let text = self.messages.recv().await.unwrap();
            if text.starts_with(r#"{"push":"update""#) {
                break text;
            }
        };
        self.lengths.push(text.len());
        let update: Value = serde_json::from_str(&text).unwrap();
        assert!(update["view"].is_null(), "never the view as well: {text}");
        let lines = update["happened"].as_array().unwrap().iter().flat_map(|one| one["lines"].as_array().unwrap());
        let mut told = 0;
        for changes in lines.map(|line| &line["changes"]).chain([&update["changes"]]).filter(|one| !one.is_null()) {
            let changes: Vec<Change> = serde_json::from_value(changes.clone()).unwrap();
            told += changes.len();
            apply(&mut self.view, &changes).unwrap();
        }
        assert_eq!(self.view, house.look(table, self.user).await["view"], "after {text}");
        told
    }
}

fn three() -> super::Settings {
    plain(vec![SeatPlan::Me, SeatPlan::Open, SeatPlan::Open])
}

/// A whole game each: two players and an onlooker follow it, and steps are taken back on the way.
#[tokio::test]
async fn what_changed_with_each_line_leads_to_the_view() {
    for game in GAMES {
        let house = House::new().await;
        let table = house.playing_of(game, three()).await;
        let mut clients = Vec::new();
        for user in [0, 1, usize::MAX] {
            clients.push(Client::new(&house, table, user).await);
        }
        let (mut chance, mut told) = (chance(4), 0);
        while house.step(table, &mut chance).await {
            for client in &mut clients {
                told += client.hear(&house, table).await;
            }
            if chance.pick(Stream::TABLE, 6) == 0 {
                let user = chance.pick(Stream::TABLE, 3) as usize;
                if house.ask(table, user, super::named("undo")).await.is_ok() {
                    for client in &mut clients {
                        client.hear(&house, table).await;
                    }
                }
            }
        }
        assert!(told > 500, "{told}");
        let mut lengths: Vec<usize> = clients.into_iter().flat_map(|client| client.lengths).collect();
        lengths.sort_unstable();
        let at = |part: f64| lengths[(part * (lengths.len() - 1) as f64) as usize];
        println!("{game}: {} updates, median {} bytes, 90 % {}, longest {}", lengths.len(), at(0.5), at(0.9), at(1.0));
        assert!(at(0.5) < MEDIAN, "{game}: an update with its story has {} bytes at the median", at(0.5));
    }
}

#[tokio::test]
async fn whoever_does_not_follow_gets_views() {
    let house = House::new().await;
    let table = house.playing(three()).await;
    let mut client = Client::new(&house, table, 0).await;
    let mut plain = watch_as(&house, table, Some(house.users[1]), None, false, 8).await;
    next(&mut plain).await;
    let mut chance = chance(5);
    for _ in 0..20 {
        house.step(table, &mut chance).await;
        client.hear(&house, table).await;
        let update = next(&mut plain).await;
        assert_eq!(update["view"], house.look(table, 1).await["view"]);
        assert!(!update.to_string().contains("\"changes\""), "{update}");
    }
}

#[tokio::test]
async fn nothing_of_the_game_changes_when_all_go_back_and_one_is_told_what_did() {
    let house = House::new().await;
    let table = house.playing(three()).await;
    let mut client = Client::new(&house, table, 2).await;
    let mut chance = chance(6);
    for _ in 0..8 {
        house.step(table, &mut chance).await;
        client.hear(&house, table).await;
    }
    house.ask(table, 0, json!({ "do": "wish", "entry": 3, "submission": null })).await.unwrap();
    assert_eq!(client.hear(&house, table).await, 0, "a wish changes no piece");
    for user in [1, 2] {
        house.ask(table, user, json!({ "do": "agree", "yes": true, "submission": null })).await.unwrap();
        let told = client.hear(&house, table).await;
        assert_eq!(told > 0, user == 2, "the last one to agree takes all back");
    }
}

/// News of another node are told with their story as well.
#[tokio::test]
async fn what_another_node_wrote_has_its_story() {
    let house = House::new().await;
    let table = house.playing(three()).await;
    let mut client = Client::new(&house, table, 0).await;
    let other = house.again();
    let mut told = 0;
    for _ in 0..12 {
        let seen = house.look(table, 0).await;
        let Some(seat) = seen["asked"][0].as_u64() else { break };
        let user = Some(house.users[house.user_at(&seen, seat as usize)]);
        let offers = other.ask(table, user, Ask::Offers {}).await.unwrap();
        let offers: Value = serde_json::from_str(offers.get()).unwrap();
        let (action, submission) = (Some(offers["list"][0]["action"].clone()), format!("m{told}-{}", seen["version"]));
        other.ask(table, user, Ask::Play { action, facts: None, question: None, submission }).await.unwrap();
        house.hub.call(table, server::live::Call::Changed).await;
        told += client.hear(&house, table).await;
    }
    assert!(told > 20, "{told}");
}
