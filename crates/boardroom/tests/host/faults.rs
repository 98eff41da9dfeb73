//! What goes wrong outside: a full disk, a database that is gone for a while, one that answers late. Answers are clear,
//! nothing is lost, and it comes right by itself.

use crate::{Guest, program, serve};
use load::audit::audit;
use load::{Node, stubborn};
use serde_json::json;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::testing::{Cluster, SmallDisk, Stop, TempFolder};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{UnixListener, UnixStream};
use tokio::time::sleep;

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_said_and_play_goes_on_when_there_is_room() {
    // Only root can have a disk that is really full; the store's own tests make one full without being root.
    let Some(disk) = SmallDisk::mount(6144) else { return };
    let node = Node::serve(program(), disk.path(), None, "127.0.0.1:0").await.unwrap();
    let anna = Guest::new(node.address, "Anna").await;
    let table = anna.table(json!(["me", { "bot": "random" }])).await;
    anna.play(table, "before").await;
    disk.fill();
    let mut refused = None;
    for turn in 0..400 {
        match anna.try_play(table, &format!("full-{turn}")).await {
            Ok(_) => sleep(Duration::from_millis(2)).await,
            Err(error) => {
                refused = Some(error.to_string());
                break;
            }
        }
    }
    let refused = refused.expect("a disk that is full");
    assert!(refused.contains("503") && refused.contains("run out of space"), "{refused}");
    let version = anna.version(table).await;
    disk.free();
    sleep(Duration::from_secs(3)).await; // the table looks again by itself
    anna.play(table, "after").await;
    assert!(anna.version(table).await > version);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_goes_and_comes_back_loses_nothing() {
    let (folder, cluster) = (TempFolder::new("gone").unwrap(), Arc::new(Cluster::start().unwrap()));
    let database = cluster.database().await.unwrap();
    let node = Node::serve(program(), folder.path(), Some(&database), "127.0.0.1:0").await.unwrap();
    let clients = stubborn::play(&[node.address], 4, "syndicate").await.unwrap();
    for how in [Stop::Fast, Stop::Immediate] {
        sleep(Duration::from_secs(1)).await;
        let (before, stopping) = (clients.acknowledged(), Arc::clone(&cluster));
        tokio::task::spawn_blocking(move || stopping.stop(how)).await.unwrap();
        sleep(Duration::from_secs(1)).await;
        let ready = load::http::get(node.address, "/readyz", None).await.unwrap_err().to_string();
        assert!(ready.contains("503"), "{ready}");
        let starting = Arc::clone(&cluster);
        tokio::task::spawn_blocking(move || starting.start_again().unwrap()).await.unwrap();
        for _ in 0..200 {
            sleep(Duration::from_millis(100)).await;
            if clients.acknowledged() > before + 20 {
                break;
            }
        }
        assert!(clients.acknowledged() > before + 20, "play goes on");
    }
    let story = clients.finish().await;
    assert_eq!((story.stale, story.complaints), (0, Vec::new()));
    let store = store::open(&database).await.unwrap();
    let audit = audit(store.as_ref(), &story.acknowledged).await.unwrap();
    assert!(audit.is_clean(), "{audit:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_answers_late_makes_moves_slow_and_loses_nothing() {
    let (folder, cluster) = (TempFolder::new("late").unwrap(), Cluster::start().unwrap());
    let database = cluster.database().await.unwrap();
    let (_, rest) = database.split_once("host=").unwrap();
    let socket = Path::new(rest.split('&').next().unwrap()).join(".s.PGSQL.5432");
    let listener = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).unwrap();
    tokio::spawn(async move {
        while let Ok((near, _)) = listener.accept().await {
            if let Ok(far) = UnixStream::connect(&socket).await {
                tokio::spawn(slowly(near, far));
            }
        }
    });
    let late = database.replace(rest.split('&').next().unwrap(), &folder.path().display().to_string());
    let node = Node::serve(program(), folder.path(), Some(&late), "127.0.0.1:0").await.unwrap();
    let clients = stubborn::play(&[node.address], 3, "syndicate").await.unwrap();
    sleep(Duration::from_secs(6)).await;
    let story = clients.finish().await;
    assert_eq!((story.stale, story.complaints), (0, Vec::new()));
    assert!(story.acknowledged.len() > 10, "{}", story.acknowledged.len());
    let store = store::open(&database).await.unwrap();
    let audit = audit(store.as_ref(), &story.acknowledged).await.unwrap();
    assert!(audit.is_clean(), "{audit:#?}");
}

/// Hands on what both say, what the far end says later.
async fn slowly(near: UnixStream, far: UnixStream) {
    let ((mut from_near, mut to_near), (mut from_far, mut to_far)) = (near.into_split(), far.into_split());
    let forth = tokio::spawn(async move { tokio::io::copy(&mut from_near, &mut to_far).await });
    let mut buffer = vec![0; 64 << 10];
    while let Ok(read) = from_far.read(&mut buffer).await {
        sleep(Duration::from_millis(60)).await;
        if read == 0 || to_near.write_all(&buffer[..read]).await.is_err() {
            break;
        }
    }
    forth.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_stopped_for_a_while_answers_again() {
    let folder = TempFolder::new("asleep").unwrap();
    let node = serve(&folder).await;
    let clients = stubborn::play(&[node.address], 3, "syndicate").await.unwrap();
    sleep(Duration::from_secs(1)).await;
    crate::signal(&node, "-STOP");
    sleep(Duration::from_secs(2)).await;
    crate::signal(&node, "-CONT");
    let before = clients.acknowledged();
    sleep(Duration::from_secs(1)).await;
    assert!(clients.acknowledged() > before);
    assert_eq!(clients.finish().await.complaints, [""; 0]);
}
