//! Users and keys.

use store::{Key, KeyKind, NewKey, Refusal, User, UserId};

use super::place::Place;
use super::refused;

pub async fn guests_and_accounts(place: &Place) {
    let store = place.open().await;
    let guest = store.create_guest("Anna", 5).await.unwrap();
    let account = store.create_account("Boris", "hash", 6).await.unwrap();
    let expected =
        User { id: guest, name: "Anna".to_owned(), password: None, email: None, settings: "{}".to_owned(), created: 5 };
    assert_eq!(store.user(guest).await, Ok(Some(expected)));
    let found = store.user(account).await.unwrap().unwrap();
    assert_eq!((found.name.as_str(), found.password.as_deref(), found.created), ("Boris", Some("hash"), 6));
    assert!(!found.is_guest());
    assert_eq!(store.user(UserId(99)).await, Ok(None));
    let mut users = store.users(&[account, UserId(99), guest]).await.unwrap();
    users.sort_by_key(|user| user.id);
    assert_eq!(users.iter().map(|user| user.id).collect::<Vec<_>>(), [guest, account]);
    assert_eq!(store.users(&[]).await, Ok(vec![]));
}

pub async fn names_are_unique_for_accounts_only(place: &Place) {
    let store = place.open().await;
    let anna = store.create_account("Анна", "1", 0).await.unwrap();
    assert_eq!(store.create_account("АННА", "2", 0).await, refused(Refusal::NameTaken));
    let guest = store.create_guest("анна", 0).await.unwrap();
    store.create_guest("анна", 0).await.unwrap();
    assert_eq!(store.claim_account(guest, "анна", "3").await, refused(Refusal::NameTaken));
    assert_eq!(store.account_named("аННа").await.unwrap().map(|user| user.id), Some(anna));
    assert_eq!(store.account_named("nobody").await, Ok(None));
    let boris = store.create_account("Boris", "1", 0).await.unwrap();
    assert_eq!(store.rename(boris, "анна").await, refused(Refusal::NameTaken));
    assert_eq!(store.user(boris).await.unwrap().unwrap().name, "Boris");
    assert_eq!(store.rename(boris, "BORIS").await, Ok(()));
    assert_eq!(store.rename(guest, "boris").await, Ok(()));
    assert_eq!(store.account_named("boris").await.unwrap().unwrap().name, "BORIS");
    assert_eq!(store.rename(UserId(99), "x").await, refused(Refusal::NoSuchUser(UserId(99))));
    // Somebody who is refused takes nothing with them.
    assert_eq!(store.create_account("Carl", "1", 0).await.map(|user| user.0 > boris.0), Ok(true));
}

pub async fn a_guest_becomes_an_account(place: &Place) {
    let store = place.open().await;
    let guest = store.create_guest("Anna", 0).await.unwrap();
    assert_eq!(store.set_password(guest, "x").await, refused(Refusal::NoSuchUser(guest)));
    assert_eq!(store.claim_account(guest, "Anna B", "hash").await, Ok(()));
    let user = store.user(guest).await.unwrap().unwrap();
    assert_eq!((user.name.as_str(), user.password.as_deref()), ("Anna B", Some("hash")));
    assert_eq!(store.claim_account(guest, "Other", "hash").await, refused(Refusal::NotAGuest));
    let missing = UserId(99);
    assert_eq!(store.claim_account(missing, "Other", "hash").await, refused(Refusal::NoSuchUser(missing)));
    assert_eq!(store.set_password(guest, "new").await, Ok(()));
    assert_eq!(store.account_named("anna b").await.unwrap().unwrap().password.as_deref(), Some("new"));
}

pub async fn users_change_what_is_theirs(place: &Place) {
    let store = place.open().await;
    let user = store.create_guest("Anna", 0).await.unwrap();
    store.set_email(user, Some("anna@example.org")).await.unwrap();
    store.set_settings(user, r#"{"language":"uk"}"#).await.unwrap();
    let found = store.user(user).await.unwrap().unwrap();
    assert_eq!((found.email.as_deref(), found.settings.as_str()), (Some("anna@example.org"), r#"{"language":"uk"}"#));
    store.set_email(user, None).await.unwrap();
    assert_eq!(store.user(user).await.unwrap().unwrap().email, None);
    let missing = UserId(99);
    assert_eq!(store.set_email(missing, None).await, refused(Refusal::NoSuchUser(missing)));
    assert_eq!(store.set_settings(missing, "{}").await, refused(Refusal::NoSuchUser(missing)));
}

fn key(user: UserId, number: u8, expires: Option<i64>) -> NewKey {
    let label = format!("key {number}");
    NewKey { user, hash: [number; 32], kind: KeyKind::Token, label, created: 10, expires }
}

pub async fn keys_open_until_they_are_revoked(place: &Place) {
    let store = place.open().await;
    let [anna, boris] = [1, 2].map(UserId);
    let first = store.put_key(NewKey { kind: KeyKind::Session, ..key(anna, 1, Some(50)) }).await.unwrap();
    let second = store.put_key(key(anna, 2, None)).await.unwrap();
    let other = store.put_key(key(boris, 3, None)).await.unwrap();
    assert_eq!(store.put_key(key(boris, 2, Some(1))).await, Ok(second), "the first one stays");
    let expected = Key {
        id: first,
        user: anna,
        kind: KeyKind::Session,
        label: "key 1".to_owned(),
        created: 10,
        expires: Some(50),
        used: 10,
    };
    assert_eq!(store.find_key(&[1; 32]).await, Ok(Some(expected)));
    assert_eq!(store.find_key(&[9; 32]).await, Ok(None));
    let of = async |user| store.keys_of(user).await.unwrap().iter().map(|key| key.id).collect::<Vec<_>>();
    assert_eq!(of(anna).await, [second, first]);
    store.touch_key(first, 40, Some(90)).await.unwrap();
    store.touch_key(second, 41, None).await.unwrap();
    let found = store.find_key(&[1; 32]).await.unwrap().unwrap();
    assert_eq!((found.used, found.expires), (40, Some(90)));
    assert_eq!(store.find_key(&[2; 32]).await.unwrap().unwrap().expires, None);
    assert_eq!(store.revoke_key(boris, first).await, Ok(false));
    assert_eq!(store.revoke_key(anna, first).await, Ok(true));
    assert_eq!(store.revoke_key(anna, first).await, Ok(false));
    assert_eq!(store.find_key(&[1; 32]).await, Ok(None));
    let fourth = store.put_key(key(anna, 4, None)).await.unwrap();
    assert!(fourth > other, "numbers are not used twice");
    assert_eq!(store.revoke_keys(anna, Some(fourth)).await, Ok(1));
    assert_eq!(of(anna).await, [fourth]);
    assert_eq!(store.revoke_keys(anna, None).await, Ok(1));
    assert_eq!(of(boris).await, [other]);
}

pub async fn expired_keys_are_swept(place: &Place) {
    let store = place.open().await;
    for number in 0..9 {
        store.put_key(key(UserId(1), number, (number % 3 > 0).then_some(100 * i64::from(number)))).await.unwrap();
    }
    assert_eq!(store.sweep_keys(100).await, Ok(0));
    assert_eq!(store.sweep_keys(500).await, Ok(3));
    assert_eq!(store.sweep_keys(500).await, Ok(0));
    assert_eq!(store.keys_of(UserId(1)).await.unwrap().len(), 6);
}
