//! Copying and saving what is stored, also while a server uses it.

use crate::{Guest, file, program, run, serve};
use load::Node;
use serde_json::json;
use store::testing::{Cluster, TempFolder};

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_server_at_work_is_a_whole_store() {
    let (folder, other) = (TempFolder::new("backup").unwrap(), TempFolder::new("restored").unwrap());
    let node = serve(&folder).await;
    let mut anna = Guest::new(node.address, "Anna").await;
    let table = anna.table(json!(["me", { "bot": "random" }])).await;
    anna.play(table, "before").await;
    let (saved, data) = (file(&other).display().to_string(), folder.path().display().to_string());
    let (code, out, err) = run(&["store", "backup", &saved, "--data", &data, "--lang", "en"]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    anna.play(table, "after").await;
    drop(node);
    let node = serve(&other).await;
    anna.server = node.address;
    anna.play(table, "elsewhere").await;
    let (code, _, err) = run(&["store", "backup", &saved, "--data", &data, "--lang", "en"]);
    assert!(code == 4 && err.contains("There is such a file already"), "{code} {err}");
    let (code, _, err) = run(&["store", "backup", &format!("{saved}2"), "--data", "/nonexistent", "--lang", "en"]);
    assert!(code == 4 && err.contains("there is no such file"), "{code} {err}");
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_moves_to_postgresql_and_back() {
    let (folder, back) = (TempFolder::new("copy").unwrap(), TempFolder::new("back").unwrap());
    let cluster = Cluster::start().unwrap();
    let database = cluster.database().await.unwrap();
    let mut node = serve(&folder).await;
    let mut anna = Guest::new(node.address, "Anna").await;
    let table = anna.table(json!(["me", { "bot": "random" }])).await;
    anna.play(table, "on-sqlite").await;
    node.kill().await.unwrap();
    let from = file(&folder).display().to_string();
    let (code, out, err) = run(&["store", "copy", &from, &database, "--lang", "en"]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    let mut node = Node::serve(program(), folder.path(), Some(&database), "127.0.0.1:0").await.unwrap();
    anna.server = node.address;
    anna.play(table, "on-postgresql").await;
    node.kill().await.unwrap();
    let (code, _, err) = run(&["store", "copy", &from, &database, "--lang", "en"]);
    assert!(code == 4 && err.contains("not empty"), "{code} {err}");
    let to = file(&back).display().to_string();
    let (code, out, err) = run(&["store", "copy", &database, &to, "--lang", "en"]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    let node = serve(&back).await;
    anna.server = node.address;
    anna.play(table, "back-again").await;
}
