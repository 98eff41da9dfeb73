//! Guided first games: every lesson is played to its end, and every note fits its moment.

use super::Site;
use kernel::{Seat, Viewer};
use serde_json::{Value, json};
use texts::{Lang, Texts};

#[tokio::test]
async fn every_lesson_is_played_to_the_end_that_its_record_has() {
    let site = Site::new().await;
    for lesson in lessons::lessons() {
        let game = registry::find(lesson.game).unwrap();
        let mut replay = game.replay(lesson.record, None).unwrap();
        replay.finish().unwrap_or_else(|fault| panic!("{}: {fault:?}", lesson.game));
        let told = site.stranger().get(&format!("/api/lessons/{}", lesson.game)).await.fine();
        let moments = told["moments"].as_array().unwrap();
        for moment in moments {
            replay.go_to(moment["at"].as_u64().unwrap() as usize).unwrap();
            let seen = replay.view(Viewer::Seat(Seat::new(lesson.seat()))).value();
            assert_eq!(moment["update"]["view"], seen, "{} after {}", lesson.game, moment["at"]);
        }
        assert_eq!(moments[0]["update"]["info"]["game"], lesson.game);
        let last = moments.last().unwrap();
        assert_eq!(last["at"], replay.len(), "{}: a lesson shows the end", lesson.game);
        assert_eq!(last["update"]["info"]["stage"], "over");
        // Nobody misses anything: each moment goes on where the one before it ended.
        for two in moments.windows(2) {
            assert_eq!(two[1]["update"]["after"], two[0]["update"]["version"], "{}", lesson.game);
        }
    }
}

#[tokio::test]
async fn every_move_that_a_note_asks_for_is_an_answer_to_the_question_there() {
    let site = Site::new().await;
    for lesson in lessons::lessons() {
        let told = site.stranger().get(&format!("/api/lessons/{}", lesson.game)).await.fine();
        let tasks: Vec<&Value> = told["notes"].as_array().unwrap().iter().filter(|note| note["task"].is_object()).collect();
        assert!((8..=15).contains(&tasks.len()), "{}: {} own moves", lesson.game, tasks.len());
        for note in tasks {
            let (at, task) = (note["at"].as_u64().unwrap(), &note["task"]);
            let moment = told["moments"].as_array().unwrap().iter().find(|moment| moment["at"] == at).unwrap();
            assert!(moment["update"]["question"]["ask"].is_array(), "{} {}: nothing is asked", lesson.game, note["say"]);
            let ask = |what: &str| format!("/api/lessons/{}/{at}/{what}", lesson.game);
            let facts = json!({ "facts": task["facts"] });
            let next = site.stranger().post(&ask("draft"), facts.clone()).await.fine();
            assert_eq!(next["whole"]["action"], task["action"], "{} {}", lesson.game, note["say"]);
            let foreseen = site.stranger().post(&ask("foresee"), facts).await.fine();
            assert!(foreseen["say"].is_array(), "{foreseen}");
        }
    }
}

#[test]
fn every_note_is_there_in_every_language_and_speaks_of_known_pieces() {
    for lesson in lessons::lessons() {
        for note in lesson.notes() {
            let key = format!("lesson-{}-{}", lesson.game, note.say);
            for lang in Lang::ALL {
                let texts = Texts::of(lang);
                assert!(texts.has(&key), "{key} in {lang:?}");
                assert_eq!(texts.has(&format!("{key}-other")), note.play, "{key}-other in {lang:?}");
            }
            assert!(note.lit.iter().all(|spot| !spot.is_empty() && !spot.contains(' ')), "{key}");
        }
    }
}

#[tokio::test]
async fn what_is_no_lesson_is_not_there_and_what_cannot_be_answered_is_refused() {
    let site = Site::new().await;
    let stranger = site.stranger();
    for game in stranger.get("/api/games").await.fine().as_array().unwrap() {
        let id = game["game"].as_str().unwrap();
        assert_eq!(game["lesson"], lessons::lesson(id).is_some());
        let status = stranger.get(&format!("/api/lessons/{id}")).await.status;
        assert_eq!(status, if game["lesson"] == true { 200 } else { 404 }, "{id}");
    }
    let lesson = &lessons::lessons()[0];
    let at = |step: u64| format!("/api/lessons/{}/{step}/draft", lesson.game);
    let none = json!({ "facts": [] });
    assert_eq!(stranger.get("/api/lessons/chess").await.code(), "not_found");
    assert_eq!(stranger.post(&at(1_000_000), none.clone()).await.code(), "not_found");
    assert_eq!(stranger.post(&at(u64::from(u32::MAX) + 1), none.clone()).await.code(), "not_found");
    assert_eq!(stranger.post(&at(0), json!({ "facts": vec!["slot=1"; 257] })).await.code(), "malformed");
    assert_eq!(stranger.post(&at(0), json!({ "facts": ["nonsense"] })).await.code(), "malformed");
    assert_eq!(stranger.post(&at(0), json!({ "fact": [] })).await.code(), "malformed");
    assert_eq!(stranger.post(&at(0), json!({ "facts": ["place=99"] })).await.code(), "refused");
    // After the end nobody is asked.
    let over = lesson.record.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count() as u64;
    assert_eq!(stranger.post(&at(over), none).await.code(), "refused");
}
