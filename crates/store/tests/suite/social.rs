//! Chat, drafts, notices, component data.

use std::sync::Arc;

use store::{ChatSpan, KeyKind, NewKey, Push, Refusal, TableId, UserId};
use tokio::task::JoinSet;

use super::place::Place;
use super::{new_table, refused};

pub async fn chat_is_numbered_without_gaps(place: &Place) {
    let store = place.open().await;
    let table = store.create_table(new_table("a", &[])).await.unwrap();
    let other = store.create_table(new_table("b", &[])).await.unwrap();
    let mut speakers = JoinSet::new();
    for number in 0..30 {
        let store = Arc::clone(&store);
        speakers.spawn(async move { store.say(table, UserId(number), number, "hello").await.unwrap() });
    }
    let mut numbers = speakers.join_all().await;
    numbers.sort();
    assert_eq!(numbers, (1..=30).collect::<Vec<i64>>());
    assert_eq!(store.say(other, UserId(1), 7, "привіт").await, Ok(1));
    assert_eq!(store.say(TableId(99), UserId(1), 7, "x").await, refused(Refusal::NoSuchTable(TableId(99))));
    let page = async |span, limit| {
        let lines = store.chat(table, span, limit).await.unwrap();
        lines.iter().map(|line| line.number).collect::<Vec<i64>>()
    };
    assert_eq!(page(ChatSpan::Last, 3).await, [28, 29, 30]);
    assert_eq!(page(ChatSpan::Before(28), 3).await, [25, 26, 27]);
    assert_eq!(page(ChatSpan::Before(1), 3).await, [0; 0]);
    assert_eq!(page(ChatSpan::After(0), 3).await, [1, 2, 3]);
    assert_eq!(page(ChatSpan::After(29), 3).await, [30]);
    let line = store.chat(other, ChatSpan::Last, 1).await.unwrap().remove(0);
    assert_eq!((line.user, line.at, line.text.as_str()), (UserId(1), 7, "привіт"));
}

pub async fn drafts_are_replaced_and_forgotten(place: &Place) {
    let store = place.open().await;
    let table = store.create_table(new_table("a", &[])).await.unwrap();
    assert_eq!(store.draft(table, 0).await, Ok(None));
    for text in ["one", "two"] {
        store.put_draft(table, 0, Some(text)).await.unwrap();
        assert_eq!(store.draft(table, 0).await, Ok(Some(text.to_owned())));
    }
    assert_eq!(store.draft(table, 1).await, Ok(None));
    for _ in 0..2 {
        store.put_draft(table, 0, None).await.unwrap();
        assert_eq!(store.draft(table, 0).await, Ok(None));
    }
}

pub async fn a_notice_is_claimed_once(place: &Place) {
    let stores = [place.open().await, place.open().await];
    for seq in [3, 7, 8] {
        let mut claims = JoinSet::new();
        for number in 0..10 {
            let store = Arc::clone(&stores[number % 2]);
            claims.spawn(async move { store.claim_notice(TableId(1), seq, UserId(1)).await.unwrap() });
        }
        assert_eq!(claims.join_all().await.into_iter().filter(|claimed| *claimed).count(), 1);
    }
    assert_eq!(stores[0].claim_notice(TableId(1), 5, UserId(1)).await, Ok(false), "the turn is over");
    assert_eq!(stores[0].claim_notice(TableId(1), 5, UserId(2)).await, Ok(true));
    assert_eq!(stores[1].claim_notice(TableId(2), 5, UserId(1)).await, Ok(true));
}

pub async fn data_are_kept_by_digest(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.data("abc").await, Ok(None));
    for _ in 0..2 {
        store.put_data("abc", "cards").await.unwrap();
        assert_eq!(store.data("abc").await, Ok(Some("cards".to_owned())));
    }
    let long = "рядок\n".repeat(100_000);
    store.put_data("def", &long).await.unwrap();
    assert_eq!(store.data("def").await, Ok(Some(long)));
}

pub async fn time_without_a_sign_of_life_is_told(place: &Place) {
    let store = place.open().await;
    for at in [1_000, 3_000, 2_000, 5_000] {
        assert_eq!(store.beat(at, 10_000).await, Ok(vec![]), "{at}");
    }
    assert_eq!(store.beat(60_000, 10_000).await, Ok(vec![(5_000, 60_000)]));
    assert_eq!(store.beat(20_000, 10_000).await, Ok(vec![(5_000, 60_000)]), "a clock that jumps back");
    assert_eq!(store.beat(61_000, 0).await, Ok(vec![(5_000, 60_000), (60_000, 61_000)]), "a start");
    store.close().await;
    let again = place.open().await;
    assert_eq!(again.beat(62_000, 10_000).await, Ok(vec![(5_000, 60_000), (60_000, 61_000)]));
    let mut last = Vec::new();
    for life in 1..=store::MAX_DOWNS as i64 + 5 {
        last = again.beat(100_000 * life, 0).await.unwrap();
    }
    assert_eq!(last.len(), store::MAX_DOWNS, "the oldest are forgotten");
    assert!(last.windows(2).all(|two| two[0].1 <= two[1].0), "in order");
}

pub async fn a_zero_character_is_refused(place: &Place) {
    let store = place.open().await;
    let table = store.create_table(new_table("a", &[])).await.unwrap();
    let user = store.create_guest("a", 0).await.unwrap();
    let bad = "a\0b";
    assert_eq!(store.say(table, user, 0, bad).await, refused(Refusal::BadText));
    assert_eq!(store.put_draft(table, 0, Some(bad)).await, refused(Refusal::BadText));
    assert_eq!(store.put_data(bad, "").await, refused(Refusal::BadText));
    assert_eq!(store.create_guest(bad, 0).await, refused(Refusal::BadText));
    assert_eq!(store.create_account(bad, "x", 0).await, refused(Refusal::BadText));
    assert_eq!(store.rename(user, bad).await, refused(Refusal::BadText));
    assert_eq!(store.set_settings(user, bad).await, refused(Refusal::BadText));
    assert_eq!(store.set_email(user, Some(bad)).await, refused(Refusal::BadText));
}

pub async fn browsers_are_called_until_their_key_is_gone(place: &Place) {
    let store = place.open().await;
    let (anna, boris) = (store.create_guest("Anna", 0).await.unwrap(), store.create_guest("Boris", 0).await.unwrap());
    let new = |user, number: u8| NewKey {
        user,
        hash: [number; 32],
        kind: KeyKind::Session,
        label: String::new(),
        created: 0,
        expires: None,
    };
    let key = store.put_key(new(anna, 1)).await.unwrap();
    let push = |user, endpoint: &str, key, created| Push {
        user,
        endpoint: endpoint.to_owned(),
        p256dh: format!("p {created}"),
        auth: "a".to_owned(),
        key,
        created,
    };
    let (old, new_one) = (push(anna, "https://a/1", None, 1), push(anna, "https://a/2", Some(key), 2));
    for one in [&old, &new_one] {
        store.put_push(one.clone()).await.unwrap();
    }
    assert_eq!(store.pushes_of(anna).await, Ok(vec![new_one.clone(), old.clone()]), "the newest first");
    assert_eq!(store.pushes_of(boris).await, Ok(vec![]));
    let again = push(anna, "https://a/1", None, 3);
    store.put_push(again.clone()).await.unwrap();
    assert_eq!(store.pushes_of(anna).await, Ok(vec![again.clone(), new_one.clone()]), "one row for an address");
    assert_eq!(store.drop_push(boris, "https://a/1").await, Ok(false), "it is not his");
    assert!(store.revoke_key(anna, key).await.unwrap());
    assert_eq!(store.pushes_of(anna).await, Ok(vec![again]), "signed out there");
    let moved = push(boris, "https://a/1", None, 4);
    store.put_push(moved.clone()).await.unwrap();
    assert_eq!((store.pushes_of(anna).await, store.pushes_of(boris).await), (Ok(vec![]), Ok(vec![moved])));
    assert_eq!(store.drop_push(boris, "https://a/1").await, Ok(true));
    for number in 0..i64::from(store::MAX_PUSHES) + 5 {
        store.put_push(push(boris, &format!("https://b/{number}"), None, number)).await.unwrap();
    }
    let kept = store.pushes_of(boris).await.unwrap();
    assert_eq!((kept.len(), kept.last().unwrap().created), (store::MAX_PUSHES as usize, 5), "the oldest are forgotten");
    let bad = push(boris, "https://\0", None, 1);
    assert_eq!(store.put_push(bad).await, refused(Refusal::BadText));
}
