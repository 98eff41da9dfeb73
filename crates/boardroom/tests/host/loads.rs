//! `boardroom load` plays every game, also those in which everybody is asked at the same time.

use crate::run;

#[test]
fn the_clients_of_load_play_every_game() {
    for game in registry::games() {
        let id = game.id();
        let (code, out, err) =
            run(&["load", "--game", id, "--tables", "8", "--seconds", "2", "--json", "--lang", "en"]);
        assert_eq!(code, 0, "{id}: {err}");
        let told: serde_json::Value = serde_json::from_str(&out).unwrap();
        let count = |name: &str| told["load"][name].as_u64().unwrap();
        assert!(count("moves") > count("stale"), "{id}: {told:#}");
    }
}
