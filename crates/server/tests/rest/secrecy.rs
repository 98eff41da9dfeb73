//! Nobody is told what their seat does not see: every address and every ask, tried with everybody's token while
//! whole games are played.
//!
//! What a viewer may know is worked out from the store, past the server: the stored lines are played again by the
//! rules, and views, choices and what was heard must be exactly those. All other answers must be the same for
//! everybody, and hold nothing of another's view, no secret, no entropy, no draft, no token.

use super::truth::Truth;
use super::{Answer, Client, Site, fresh, step};
use kernel::{Seat, Seeded, Viewer};
use serde_json::{Value, json};

/// How many moves lie between two looks at everything.
const EVERY: usize = 17;

/// Somebody who looks on, with what may never reach them.
struct Spy<'a> {
    client: Client<'a>,
    seat: Option<Seat>,
    forbidden: Vec<String>,
}

impl Spy<'_> {
    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Onlooker, Viewer::Seat)
    }

    /// Nothing in an answer is another's.
    fn check(&self, label: &str, answer: &Answer) {
        assert_ne!(answer.status, 500, "{label}");
        for word in &self.forbidden {
            assert!(!answer.text.contains(word.as_str()), "{label} tells {:?} {word}: {}", self.seat, answer.text);
        }
    }
}

/// All addresses that can be read, from the description itself.
async fn addresses(site: &Site, table: i64, users: &[i64]) -> Vec<String> {
    let document = site.stranger().get("/api/openapi.json").await.fine();
    let mut all = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        if methods["get"].is_null() || path.starts_with("/api/page") || path == "/api" || path == "/api/openapi.json" {
            continue;
        }
        let path =
            path.replace("{table}", &table.to_string()).replace("{game}", "syndicate").replace("{book}", "house");
        if path.contains("{player}") {
            all.extend(users.iter().map(|user| path.replace("{player}", &user.to_string())));
        } else {
            all.push(path);
        }
    }
    for which in ["running", "finished", "mine", "asked"] {
        all.push(format!("/api/tables?which={which}"));
    }
    for seat in 0..users.len() {
        all.push(format!("/api/tables/{table}/replay?step=0&seat={seat}"));
    }
    assert!(all.len() > 20);
    all
}

/// Whether an answer is for its reader alone.
fn is_own(address: &str) -> bool {
    address.starts_with("/api/me")
        || address == "/api/session"
        || address.ends_with("/draft")
        || address.contains("mine")
        || address.contains("asked")
}

/// Looks at everything as everybody.
async fn look_at_everything(site: &Site, table: i64, spies: &[Spy<'_>], addresses: &[String]) {
    let truth = Truth::of(site, table).await;
    if truth.table.owed().standings().is_some() {
        return; // nothing is hidden any more
    }
    let seats = truth.table.seats();
    let outsider = spies.iter().find(|spy| spy.seat.is_none()).unwrap();
    let since = truth.lines.len().saturating_sub(100);
    let addresses: Vec<String> = addresses
        .iter()
        .map(|address| match address.ends_with("/log") {
            true => format!("{address}?since={since}&limit=200"),
            false => address.clone(),
        })
        .collect();
    for address in &addresses {
        let public = outsider.client.get(address).await;
        for spy in spies {
            let answer = spy.client.get(address).await;
            spy.check(address, &answer);
            if address.contains("/log?") {
                let lines: Vec<Value> =
                    answer.fine()["happened"].as_array().unwrap().iter().map(|one| one["lines"].clone()).collect();
                let right = truth.heard(spy.viewer());
                assert!(lines == right[since..], "{:?} hears too much or too little", spy.seat);
                continue;
            }
            if address.contains("/replay") {
                bh_12_looks_back_at_their_own(&truth, spy, address, &answer);
                continue;
            }
            let shown = answer.json().to_string(); // with its fields in the same order as those of the views
            for hidden in truth.hidden_from(spy.viewer(), seats) {
                assert!(!shown.contains(&hidden), "{address} shows {:?} {hidden}", spy.seat);
            }
            if !is_own(address) && answer.status == public.status {
                assert_eq!(without_reader(answer.json()), without_reader(public.json()), "{address} {:?}", spy.seat);
            }
        }
    }
    for spy in spies {
        asks(&truth, table, spy).await;
    }
}

/// Who looks back while a game is under way sees what they saw then, and never what another seat saw (BH-12).
fn bh_12_looks_back_at_their_own(truth: &Truth, spy: &Spy<'_>, address: &str, answer: &Answer) {
    let wanted = address.split("seat=").nth(1).map(|seat| seat.parse::<usize>().unwrap());
    if wanted.is_some() && wanted != spy.seat.map(Seat::index) {
        assert_eq!(answer.code(), "refused", "{address} {:?}", spy.seat);
        return;
    }
    let told = answer.fine();
    let (view, lines, deed) = truth.at(told["step"].as_u64().unwrap() as usize, spy.viewer());
    assert!(told["view"] == view && told["lines"] == lines, "{address} {:?}", spy.seat);
    if !told["deed"].is_null() {
        assert_eq!(told["deed"], deed, "{address} {:?}", spy.seat);
        let own = spy.seat.is_some() && told["deed"]["by"] == json!(spy.seat.map(Seat::index));
        assert!(own || told["deed"]["action"].is_null() || !lines.as_array().unwrap().is_empty(), "{address}");
    }
}

/// What differs from reader to reader: their seat, and the link that players get.
fn without_reader(mut answer: Value) -> Value {
    if let Some(fields) = answer.as_object_mut() {
        fields.remove("seat");
        fields.remove("invite");
    }
    answer
}

/// Everything that can be asked of a table, by somebody whose turn it is not to do it.
async fn asks(truth: &Truth, table: i64, spy: &Spy<'_>) {
    let ask = async |ask: Value| {
        let answer = spy.client.ask(table, ask.clone()).await;
        spy.check(&ask.to_string(), &answer);
        answer
    };
    let seen = ask(json!({ "do": "look" })).await.fine();
    assert!(seen["view"] == truth.view(spy.viewer()), "{:?} sees another view", spy.seat);
    assert_eq!(seen["seat"], json!(spy.seat.map(Seat::index)));
    let owed = truth.table.owed();
    match spy.seat {
        Some(seat) if owed.allowed().has(seat) => {
            let draft = serde_json::to_value(truth.table.next(seat, &kernel::Facts::new()).unwrap()).unwrap();
            match truth.table.listing(seat) {
                Some(list) => assert_eq!(seen["question"]["list"], list.value()),
                None => assert_eq!(seen["question"]["next"], draft),
            }
            assert_eq!(ask(json!({ "do": "draft" })).await.fine(), draft);
            let offers = serde_json::to_value(truth.table.offers(seat)).unwrap();
            assert_eq!(ask(json!({ "do": "offers" })).await.fine(), offers);
        }
        Some(_) => {
            assert!(seen["question"].is_null());
            ask(json!({ "do": "draft" })).await.code();
            assert_eq!(ask(json!({ "do": "offers" })).await.fine()["list"], json!([]));
            ask(json!({ "do": "hint" })).await.code();
        }
        None => {
            assert!(seen["question"].is_null());
            for what in ["draft", "offers", "hint"] {
                ask(json!({ "do": what })).await.code();
            }
            for what in ["undo", "resign", "return", "leave", "start", "close"] {
                ask(json!({ "do": what, "submission": fresh() })).await.code();
            }
            ask(json!({ "do": "wish", "entry": 1, "submission": fresh() })).await.code();
            ask(json!({ "do": "agree", "yes": true, "submission": fresh() })).await.code();
            ask(json!({ "do": "sit", "submission": fresh() })).await.code();
        }
    }
    for what in ["watch", "unwatch"] {
        assert_eq!(ask(json!({ "do": what })).await.code(), "refused");
    }
    // Another's choice, as it was offered to them.
    for seat in owed.seats().iter().filter(|seat| spy.seat != Some(*seat)) {
        if !spy.seat.is_some_and(|own| owed.allowed().has(own))
            && let Some(offer) = truth.table.offers(seat).list.first()
        {
            let play = json!({ "do": "play", "action": offer.action, "submission": fresh() });
            assert_eq!(ask(play).await.status / 100, 4, "{:?} plays for {seat:?}", spy.seat);
        }
    }
}

/// A game from its start to its end, looked at all the way.
async fn play_and_spy(game: &str, seats: usize, seed: u8) {
    let site = Site::new().await;
    let names = ["Anna", "Boris", "Vera", "Hlib"];
    let mut players = Vec::new();
    for name in &names[..seats] {
        players.push(site.guest(name).await);
    }
    let onlooker = site.guest("Onlooker").await;
    let mut plan = vec![json!("open"); seats];
    plan[0] = json!("me");
    let opened = json!({ "game": game, "seats": plan, "hints": true, "submission": fresh() });
    let opened = players[0].post("/api/tables", opened).await.fine();
    let table = opened["table"].as_i64().unwrap();
    let entropy = |seat: usize| format!("e{seat}").repeat(20);
    for (seat, player) in players.iter().enumerate().skip(1) {
        let sit = json!({ "do": "sit", "seat": seat, "entropy": entropy(seat), "submission": null });
        player.ask(table, sit).await.fine();
    }
    players[0].ask(table, super::named("start")).await.fine();
    let draft = |seat: usize| format!("draft of seat {seat}");
    for (seat, player) in players.iter().enumerate() {
        let kept = json!({ "draft": draft(seat) });
        assert_eq!(player.send("PUT", &format!("/api/tables/{table}/draft"), Some(kept)).await.status, 204);
    }
    let secret = Truth::of(&site, table).await.secret;
    let everybody = players.iter().cloned().chain([onlooker, site.stranger()]);
    let spies: Vec<Spy<'_>> = everybody
        .enumerate()
        .map(|(number, client)| {
            let others = (0..seats).filter(|other| *other != number);
            let mut forbidden: Vec<String> = others.clone().map(draft).collect();
            forbidden.extend((1..seats).map(entropy));
            forbidden.extend(others.filter_map(|other| players[other].token.clone()));
            forbidden.push(secret.clone());
            if number >= seats {
                forbidden.push(opened["invite"].as_str().unwrap().to_owned());
            }
            Spy { client, seat: Some(number).filter(|number| *number < seats).and_then(Seat::checked), forbidden }
        })
        .collect();
    let mut users: Vec<i64> = players.iter().map(|player| player.user).collect();
    users.truncate(seats);
    let addresses = addresses(&site, table, &users).await;
    let mut chance = Seeded::new([seed; 32]);
    for number in 0..5_000 {
        if number % EVERY == 0 {
            look_at_everything(&site, table, &spies, &addresses).await;
        }
        if !step(&players, table, &mut chance).await {
            assert!(number > EVERY, "the game was over too soon to be looked at");
            let record = site.stranger().get(&format!("/api/tables/{table}/record")).await;
            assert!(record.text.contains(&secret), "now everybody may know it");
            return;
        }
        // What is on its way from a secret choice to its revelation is the most delicate.
        if number % EVERY == EVERY / 2 {
            look_at_everything(&site, table, &spies[..1 + seats], &addresses[..1]).await;
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn syndicate_for_two() {
    play_and_spy("syndicate", 2, 1).await;
}

#[tokio::test]
async fn syndicate_for_four() {
    play_and_spy("syndicate", 4, 2).await;
}

#[tokio::test]
async fn fantastic_factories_for_three() {
    play_and_spy("fantastic-factories", 3, 3).await;
}

#[tokio::test]
async fn cyber_merchant_for_two() {
    play_and_spy("cyber-merchant", 2, 4).await;
}

#[tokio::test]
async fn cyber_merchant_for_four() {
    play_and_spy("cyber-merchant", 4, 5).await;
}
