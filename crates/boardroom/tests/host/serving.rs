//! Starting, stopping, and what stands in the way.

use crate::{Guest, program, run, serve, signal};
use load::{Node, http};
use serde_json::json;
use store::testing::TempFolder;

#[tokio::test(flavor = "multi_thread")]
async fn a_server_starts_with_nothing_but_a_folder_and_goes_on_after_a_stop() {
    let folder = TempFolder::new("serving").unwrap();
    let mut node = serve(&folder).await;
    assert_eq!(http::get(node.address, "/healthz", None).await.unwrap(), "ok\n");
    assert_eq!(http::get(node.address, "/readyz", None).await.unwrap(), "ready\n");
    let mut anna = Guest::new(node.address, "Anna").await;
    let table = anna.table(json!(["me", { "bot": "random" }])).await;
    anna.play(table, "first").await;
    assert!(node.metric("boardroom_moves_total").await.unwrap() >= 1.0);
    signal(&node, "-TERM");
    assert!(node.ended().await.unwrap(), "it stops in order");
    let node = serve(&folder).await;
    anna.server = node.address;
    assert!(anna.version(table).await >= 4, "seats, start, move");
    anna.play(table, "second").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_command_it_serves_as_the_environment_says() {
    let folder = TempFolder::new("bare").unwrap();
    let data = folder.path().join("data").display().to_string();
    let environment = [("BOARDROOM_LISTEN", "127.0.0.1:0"), ("BOARDROOM_DATA", data.as_str()), ("LANG", "uk_UA.UTF-8")];
    let node = Node::start(program(), [""; 0], &environment).await.unwrap();
    assert_eq!(http::get(node.address, "/readyz", None).await.unwrap(), "ready\n");
    assert!(folder.path().join("data/boardroom.db").exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_stands_in_the_way_of_a_start_is_said_in_one_line() {
    let folder = TempFolder::new("ways").unwrap();
    let data = folder.path().display().to_string();
    let node = serve(&folder).await;
    let listen = node.address.to_string();
    let settings = folder.path().join("settings.toml");
    std::fs::write(&settings, "listen = \"127.0.0.1:0\"\ncolour = \"red\"\n").unwrap();
    let settings = settings.display().to_string();
    for (arguments, code, words) in [
        (vec!["--data", &data, "--listen", "127.0.0.1:0"], 4, "Another server is using the data folder"),
        (vec!["--data", "/proc/nowhere", "--listen", "127.0.0.1:0"], 4, "The data folder can’t be used"),
        (vec!["--data", "/tmp/boardroom-nobody", "--listen", &listen], 4, "This address can’t be used"),
        (vec!["--listen", "somewhere"], 2, "--listen cannot be “somewhere”. It can be: 127.0.0.1:7117."),
        (vec!["--config", &settings], 2, "--config cannot be “colour”"),
        (vec!["--config", "/nonexistent.toml"], 4, "There is no such file."),
        (vec!["--database", "mysql://here/there", "--listen", "127.0.0.1:0"], 4, "The store can’t be opened"),
        (vec!["--smtp", "smtp://localhost"], 2, "--smtp-from cannot be"),
        (vec!["--colour", "red"], 2, "--colour"),
    ] {
        let arguments: Vec<&str> = ["serve", "--lang", "en"].into_iter().chain(arguments).collect();
        let (ended, out, err) = run(&arguments);
        assert_eq!((ended, out.as_str()), (code, ""), "{arguments:?}: {err}");
        assert!(err.contains(words) && err.lines().count() == 1, "{arguments:?}: {err}");
    }
    let _ = std::fs::remove_dir_all("/tmp/boardroom-nobody"); // made before the address is tried
}

#[test]
fn the_help_names_every_setting_with_its_variable() {
    let (code, help, _) = run(&["serve", "--help", "--lang", "en"]);
    assert_eq!(code, 0);
    for setting in server::config::SETTINGS {
        assert!(help.contains(&format!("--{} <{}>", setting.name, setting.value)), "{}", setting.name);
        assert!(setting.usual.is_empty() || help.contains(setting.usual), "{} {}", setting.name, setting.usual);
    }
}
