//! Tables and their logs.

use store::{
    Append, Appended, Entry, Error, Finish, Head, HeadChange, Left, ListQuery, MAX_ENTRIES, NewTable, Refusal, Status,
    Table, TableId, UserId, Visibility, Which,
};

use super::place::Place;
use super::{append, bodies, change, entry, new_table, refused, running};

pub async fn a_table_is_what_was_created(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.table(TableId(1)).await, Ok(None));
    let new = NewTable {
        owner: UserId(9),
        game: "dei".to_owned(),
        title: "Стіл «один»".to_owned(),
        visibility: Visibility::Link,
        settings: r#"{"a":"\u0000"}"#.to_owned(),
        seats: vec![Some(UserId(9)), None, Some(UserId(3))],
        status: Status::Open,
        asked: 0b101,
        deadline: Some(77),
        at: 55,
        entries: vec![Entry { at: 56, body: "first".to_owned() }, Entry { at: 57, body: String::new() }],
    };
    let id = store.create_table(new.clone()).await.unwrap();
    let second = store.create_table(NewTable { entries: Vec::new(), seats: Vec::new(), ..new.clone() }).await.unwrap();
    assert_eq!((id, second), (TableId(1), TableId(2)));
    let expected = Table {
        id,
        owner: UserId(9),
        game: new.game,
        title: new.title,
        visibility: Visibility::Link,
        settings: new.settings,
        created: 55,
        rated: false,
        head: Head { next: 2, status: Status::Open, asked: 0b101, updated: 55, deadline: Some(77) },
        seats: new.seats,
    };
    assert_eq!(store.table(id).await, Ok(Some(expected)));
    assert_eq!(store.log(id, 0).await, Ok(new.entries));
    assert_eq!(store.table(second).await.unwrap().unwrap().seats, []);
    assert_eq!(store.log(second, 0).await, Ok(vec![]));
}

pub async fn entries_come_back_in_order(place: &Place) {
    let store = place.open().await;
    let [a, b] = [
        store.create_table(new_table("a", &[])).await.unwrap(),
        store.create_table(new_table("b", &[])).await.unwrap(),
    ];
    for seq in 0..10 {
        let two = vec![entry(format!("a{}", 2 * seq)), entry(format!("a{}", 2 * seq + 1))];
        let two = Append { table: a, seq: 2 * seq, entries: two, head: running() };
        assert_eq!(store.append(two).await, Ok(Appended::Done));
        assert_eq!(store.append(append(b, seq, format!("b{seq}"))).await, Ok(Appended::Done));
    }
    let expected = |name: &str, count: u32| (0..count).map(|n| format!("{name}{n}")).collect::<Vec<_>>();
    assert_eq!(bodies(&*store, a).await, expected("a", 20));
    assert_eq!(bodies(&*store, b).await, expected("b", 10));
    for (from, count) in [(0, 20), (1, 19), (19, 1), (20, 0), (21, 0), (u32::MAX, 0)] {
        assert_eq!(store.log(a, from).await.unwrap(), store.log(a, 0).await.unwrap()[20 - count..], "{from}");
    }
}

pub async fn only_the_expected_next_entry_is_appended(place: &Place) {
    let store = place.open().await;
    let table = store.create_table(new_table("a", &[])).await.unwrap();
    assert_eq!(store.append(append(table, 0, "zero")).await, Ok(Appended::Done));
    for wrong in [0, 2, 100] {
        assert_eq!(store.append(append(table, wrong, "no")).await, Ok(Appended::Stale { next: 1 }));
    }
    assert_eq!(store.append(append(TableId(99), 0, "no")).await, refused(Refusal::NoSuchTable(TableId(99))));
    assert_eq!(store.log(TableId(99), 0).await, refused(Refusal::NoSuchTable(TableId(99))));
    assert_eq!(bodies(&*store, table).await, ["zero"]);
}

pub async fn appends_of_one_table_keep_their_order(place: &Place) {
    let store = place.open().await;
    let table = store.create_table(new_table("a", &[])).await.unwrap();
    let (sender, mut answers) = tokio::sync::mpsc::unbounded_channel();
    // Each is asked for before the one before it is answered.
    for seq in 0..40 {
        let mut asked = Box::pin({
            let store = store.clone();
            async move { store.append(append(table, seq, seq)).await }
        });
        assert!(
            std::future::poll_fn(|context| std::task::Poll::Ready(asked.as_mut().poll(context).is_pending())).await
        );
        let sender = sender.clone();
        tokio::spawn(async move { sender.send((seq, asked.await)) });
    }
    drop(sender);
    while let Some((seq, answer)) = answers.recv().await {
        assert_eq!(answer, Ok(Appended::Done), "{seq}");
    }
    assert_eq!(bodies(&*store, table).await, (0..40).map(|n| n.to_string()).collect::<Vec<_>>());
}

pub async fn a_head_can_change_alone(place: &Place) {
    let store = place.open().await;
    let table = store.create_table(new_table("a", &[UserId(1)])).await.unwrap();
    let head = HeadChange { asked: u32::MAX, deadline: Some(5), updated: 6, ..running() };
    change(&*store, table, head).await;
    let found = store.table(table).await.unwrap().unwrap().head;
    assert_eq!(found, Head { next: 0, status: Status::Running, asked: u32::MAX, updated: 6, deadline: Some(5) });
    change(&*store, table, HeadChange { status: Status::Stopped, ..running() }).await;
    let found = store.table(table).await.unwrap().unwrap().head;
    assert_eq!(found, Head { next: 0, status: Status::Stopped, asked: 0, updated: 2000, deadline: None });
}

pub async fn seats_and_results_come_with_the_entry(place: &Place) {
    let store = place.open().await;
    let (anna, boris) = (UserId(1), UserId(2));
    let mut new = new_table("a", &[anna]);
    new.seats.push(None);
    let table = store.create_table(new).await.unwrap();
    let sits = |seat, user| HeadChange { seats: vec![(seat, user)], ..running() };
    let stale = Append { head: sits(0, None), ..append(table, 7, "") };
    assert_eq!(store.append(stale).await, Ok(Appended::Stale { next: 0 }));
    for (seq, head, seats) in [
        (0, sits(1, Some(boris)), vec![Some(anna), Some(boris)]),
        (1, sits(0, None), vec![None, Some(boris)]),
        (2, sits(3, Some(anna)), vec![None, Some(boris), None, Some(anna)]),
    ] {
        let taken = Append { head, ..append(table, seq, "") };
        assert_eq!(store.append(taken).await, Ok(Appended::Done));
        assert_eq!(store.table(table).await.unwrap().unwrap().seats, seats);
    }
    let finish = |seat, user, rank, score| Finish { seat, user, rank, score, left: Some(Left::GaveUp) };
    let results = vec![finish(1, boris, 1, 40), finish(3, anna, 2, -3)];
    let end = HeadChange { status: Status::Finished, results, updated: 4000, ..running() };
    assert_eq!(store.append(Append { head: end, ..append(table, 3, "end") }).await, Ok(Appended::Done));
    let played = store.history(anna, None, 10).await.unwrap();
    assert_eq!(played.len(), 1);
    let played = &played[0];
    assert_eq!((played.table, played.seat, played.rank, played.score, played.at), (table, 3, 2, -3, 4000));
    assert_eq!((played.game.as_str(), played.user, played.rating), ("syndicate", anna, None));
    assert_eq!(played.left, Some(Left::GaveUp));
}

pub async fn a_finished_table_can_go_on(place: &Place) {
    let store = place.open().await;
    let user = UserId(1);
    let table = store.create_table(new_table("a", &[user])).await.unwrap();
    let asked = HeadChange { asked: 1, ..running() };
    for seq in 0..4 {
        assert_eq!(store.list(ListQuery::new(Which::AskedOf(user))).await.unwrap().len(), usize::from(seq > 0));
        let end = HeadChange { status: Status::Finished, ..asked.clone() };
        assert_eq!(store.append(Append { head: end, ..append(table, 2 * seq, "end") }).await, Ok(Appended::Done));
        assert_eq!(store.list(ListQuery::new(Which::AskedOf(user))).await, Ok(vec![]));
        assert_eq!(store.count_owned(UserId(1), 9).await, Ok(0));
        let again = Append { head: asked.clone(), ..append(table, 2 * seq + 1, "again") };
        assert_eq!(store.append(again).await, Ok(Appended::Done));
        assert_eq!(store.count_owned(UserId(1), 9).await, Ok(1));
    }
    assert_eq!(bodies(&*store, table).await.len(), 8);
}

pub async fn what_cannot_be_stored_is_refused(place: &Place) {
    let store = place.open().await;
    let table = store.create_table(new_table("a", &[])).await.unwrap();
    assert_eq!(store.append(append(table, MAX_ENTRIES, "x")).await, refused(Refusal::LogFull));
    assert_eq!(store.append(append(table, 0, "a\0b")).await, refused(Refusal::BadText));
    let far = HeadChange { seats: vec![(32, None)], ..running() };
    assert_eq!(store.append(Append { head: far, ..append(table, 0, "") }).await, refused(Refusal::TooManySeats));
    let crowd = [UserId(1); 33];
    assert_eq!(store.create_table(new_table("a", &crowd)).await, refused(Refusal::TooManySeats));
    assert_eq!(store.create_table(new_table("a", &crowd[..32])).await, Ok(TableId(2)));
    assert_eq!(store.create_table(new_table("a\0", &[])).await, refused(Refusal::BadText));
    assert!(!Error::from(Refusal::BadText).is_retryable());
}

pub async fn running_tables_are_paged(place: &Place) {
    let store = place.open().await;
    for number in 0..30_i64 {
        let status = [Status::Open, Status::Running, Status::Running][(number % 3) as usize];
        let deadline = (number % 2 == 0).then_some(number * 100);
        store.create_table(NewTable { status, deadline, ..new_table("a", &[]) }).await.unwrap();
    }
    let mut after = TableId(0);
    let mut found = Vec::new();
    loop {
        let page = store.running(after, 7).await.unwrap();
        assert!(page.len() <= 7);
        let Some(last) = page.last() else { break };
        after = *last;
        found.extend(page);
    }
    let expected: Vec<TableId> = (0..30).filter(|n| n % 3 != 0).map(|n| TableId(n + 1)).collect();
    assert_eq!(found, expected);
    let clocks = store.running_with_deadline(TableId(5), 3).await.unwrap();
    assert_eq!(clocks, [(TableId(9), 800), (TableId(11), 1000), (TableId(15), 1400)]);
}
