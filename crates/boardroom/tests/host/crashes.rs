//! A server that is killed with -9 at random moments while clients play: nothing acknowledged is lost, nothing is
//! done twice, every record holds, and clients go on by themselves.
//!
//! `BOARDROOM_KILLS` says how many kills for each store; a few without it.

use crate::run;
use store::testing::Cluster;

fn kills() -> String {
    std::env::var("BOARDROOM_KILLS").unwrap_or_else(|_| "8".to_owned())
}

fn survives(more: &[&str]) -> serde_json::Value {
    let kills = kills();
    let arguments = [&["load", "--kills", &kills, "--tables", "8", "--json"], more].concat();
    let (code, out, err) = run(&arguments);
    assert_eq!(code, 0, "{out}\n{err}");
    let told: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(told["kills"].to_string(), kills);
    assert!(told["audit"]["acknowledged"].as_u64().unwrap() > 0, "{told:#}");
    assert!(told["connects"].as_u64().unwrap() > 16, "clients came back: {told:#}");
    for wrong in ["lost", "doubled", "broken"] {
        assert_eq!(told["audit"][wrong], serde_json::json!([]), "{told:#}");
    }
    assert_eq!(told["complaints"], serde_json::json!([]), "{told:#}");
    told
}

#[test]
fn killing_a_server_on_sqlite_loses_nothing() {
    let told = survives(&["--game", "syndicate"]);
    assert_eq!(told["stale"], 0, "one chooses at a time: {told:#}");
}

#[test]
fn killing_a_server_while_all_choose_at_once_loses_nothing() {
    survives(&["--game", "cyber-merchant"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn killing_a_server_on_postgresql_loses_nothing() {
    let cluster = Cluster::start().unwrap();
    let database = cluster.database().await.unwrap();
    survives(&["--game", "fantastic-factories", "--database", &database]);
}
