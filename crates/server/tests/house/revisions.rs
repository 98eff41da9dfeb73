//! Tables whose game began under older rules.

use super::{House, chance, two};
use server::room::{Deed, Written};
use store::{Entry, NewTable, TableId};

/// The same table as if its game had begun under the rules before these, with its lines as `change` leaves them.
async fn older(house: &House, table: TableId, change: impl Fn(usize, &mut Deed)) -> TableId {
    let store = &house.hub.store;
    let row = store.table(table).await.unwrap().unwrap();
    let mut play = 0;
    let old = |entry: Entry| {
        let mut written: Written = serde_json::from_str(&entry.body).unwrap();
        match &mut written.deed {
            Deed::Begin { head } => {
                let revision = head.iter_mut().find(|line| line.starts_with("revision ")).unwrap();
                "revision 0".clone_into(revision);
            }
            Deed::Play { .. } => play += 1,
            _ => {}
        }
        change(play, &mut written.deed);
        Entry { body: serde_json::to_string(&written).unwrap(), ..entry }
    };
    let entries = store.log(table, 0).await.unwrap().into_iter().map(old).collect();
    let new = NewTable {
        owner: row.owner,
        game: row.game,
        title: row.title,
        visibility: row.visibility,
        settings: row.settings,
        seats: row.seats,
        status: row.head.status,
        asked: row.head.asked,
        deadline: row.head.deadline,
        at: row.created,
        entries,
    };
    store.create_table(new).await.unwrap()
}

async fn begun(house: &House) -> TableId {
    let table = house.playing(two()).await;
    let mut chance = chance(3);
    for _ in 0..9 {
        assert!(house.step(table, &mut chance).await);
    }
    table
}

async fn last(house: &House, table: TableId) -> Deed {
    let entry = house.hub.store.log(table, 0).await.unwrap().pop().unwrap();
    serde_json::from_str::<Written>(&entry.body).unwrap().deed
}

#[tokio::test]
async fn a_game_that_holds_under_the_new_rules_moves_up_silently() {
    let house = House::new().await;
    let table = begun(&house).await;
    let moved = older(&house, table, |_, _| {}).await;
    let (was, now) = (house.look(table, 0).await, house.look(moved, 0).await);
    assert_eq!((&was["view"], &was["asked"]), (&now["view"], &now["asked"]));
    let revision = registry::find("syndicate").unwrap().revision();
    assert_eq!(last(&house, moved).await, Deed::Upgrade { revision });
    // It is done once, and the game goes on, also for somebody who knows nothing but the store.
    let lines = house.hub.store.log(moved, 0).await.unwrap().len();
    house.again().read(moved, None, None, |_| Ok(())).await.unwrap();
    assert_eq!(house.hub.store.log(moved, 0).await.unwrap().len(), lines);
    let mut chance = chance(4);
    while house.step(moved, &mut chance).await {}
    assert_eq!(house.look(moved, 1).await["info"]["stage"], "over");
    let after = house.again();
    let ended = after.read(moved, None, None, |room| Ok(room.ending().is_some())).await.unwrap();
    assert!(ended, "it can be read again under the new rules");
}

#[tokio::test]
async fn a_game_that_does_not_hold_stops_at_its_last_good_entry_and_says_so() {
    let house = House::new().await;
    let table = begun(&house).await;
    let stopped = older(&house, table, |play, deed| {
        if let (6.., Deed::Play { digest, .. }) = (play, deed) {
            *digest = "0".repeat(16); // under the old rules this choice led to another state, and so did what followed
        }
    })
    .await;
    let seen = house.look(stopped, 0).await;
    let revision = registry::find("syndicate").unwrap().revision();
    assert_eq!(last(&house, stopped).await, Deed::Stop { good: 5, revision });
    assert_eq!((&seen["info"]["stage"], seen["entries"].as_u64()), (&"stopped".into(), Some(5)));
    assert_eq!(seen["info"]["ending"]["why"][0], "server-stopped");
    assert!(seen["view"].is_object() && seen["asked"] == serde_json::json!([]), "it stays readable");
    let refused =
        house.ask(stopped, 0, serde_json::json!({ "do": "play", "action": "pass", "submission": null })).await;
    assert_eq!(super::rule(refused), "BH-6");
    // Who reads it again finds the same.
    let good = house.again().read(stopped, None, None, |room| Ok((room.next, room.is_over()))).await.unwrap();
    assert_eq!(good, (house.hub.store.log(stopped, 0).await.unwrap().len() as u32, true));
}
