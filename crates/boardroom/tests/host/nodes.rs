//! Several servers on one database: the same tables at once, and some of the servers die.

use crate::{Guest, program};
use load::audit::audit;
use load::{Node, stubborn};
use serde_json::json;
use std::time::Duration;
use store::testing::{Cluster, TempFolder};
use tokio::time::sleep;

async fn node(folder: &TempFolder, database: &str, listen: &str) -> Node {
    Node::serve(program(), folder.path(), Some(database), listen).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn three_servers_share_their_tables_while_they_die_one_after_another() {
    let (folder, cluster) = (TempFolder::new("nodes").unwrap(), Cluster::start().unwrap());
    let database = cluster.database().await.unwrap();
    let mut nodes = Vec::new();
    for _ in 0..3 {
        nodes.push(node(&folder, &database, "127.0.0.1:0").await);
    }
    let addresses: Vec<_> = nodes.iter().map(|node| node.address).collect();
    // The two players of each table sit at different servers.
    let clients = stubborn::play(&addresses, 6, "syndicate").await.unwrap();
    for kill in 0..6 {
        sleep(Duration::from_millis(400 + 77 * kill)).await;
        let which = kill as usize % 3;
        nodes[which].kill().await.unwrap();
        sleep(Duration::from_millis(300)).await;
        nodes[which] = node(&folder, &database, &addresses[which].to_string()).await;
    }
    sleep(Duration::from_secs(1)).await;
    let story = clients.finish().await;
    assert_eq!((story.stale, story.complaints), (0, Vec::new()));
    assert!(story.acknowledged.len() > 100, "{}", story.acknowledged.len());
    let store = store::open(&database).await.unwrap();
    let audit = audit(store.as_ref(), &story.acknowledged).await.unwrap();
    assert!(audit.is_clean(), "{audit:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_moves_once_however_many_servers_look() {
    let (folder, cluster) = (TempFolder::new("bots").unwrap(), Cluster::start().unwrap());
    let database = cluster.database().await.unwrap();
    let (one, other) = (node(&folder, &database, "127.0.0.1:0").await, node(&folder, &database, "127.0.0.1:0").await);
    let mut anna = Guest::new(one.address, "Anna").await;
    let table = anna.table(json!(["me", { "bot": "random" }])).await;
    for turn in 0..10 {
        anna.server = if turn % 2 == 0 { other.address } else { one.address };
        anna.play(table, &format!("turn-{turn}")).await;
    }
    anna.server = one.address;
    let here = anna.version(table).await;
    anna.server = other.address;
    let there = anna.version(table).await;
    assert!(here.abs_diff(there) <= 2, "at most the bot is under way: {here} {there}");
    let moves =
        one.metric("boardroom_moves_total").await.unwrap() + other.metric("boardroom_moves_total").await.unwrap();
    assert!((moves - 11.0).abs() < 0.5, "the start and ten moves: {moves}");
}
