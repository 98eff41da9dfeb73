//! Whole games of the toy, kept as records and stories.

use kernel::{Entropy, Loaded, Record, Replay, Setup, Viewer};
use testkit::toy::{Action, Options, Toy};
use testkit::{Recorded, Scene, golden, perft};

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/goldens");

fn with_automa(seats: usize) -> Setup<Toy> {
    Setup { options: Options { automa: true }, ..Setup::standard(seats) }
}

#[test]
fn two_players() {
    golden::<Toy>(DIR, "two-players", Recorded::standard(2, 7));
}

#[test]
fn three_players_and_an_automa_who_change_their_minds() {
    let entropy = [Entropy::new(*b"three").expect("short"), Entropy::default(), Entropy::new([0, 255]).expect("short")];
    golden::<Toy>(DIR, "automa", Recorded::of(with_automa(4), 8).undoing().entropy(entropy));
}

/// Four players who play every thief they have, so that thefts nest.
#[test]
fn thieves() {
    let game = Recorded::<Toy>::standard(4, 1).players(|_, actions, luck| {
        let thief = actions.iter().position(|action| matches!(action, Action::Thief { .. }));
        thief.unwrap_or_else(|| luck.below(actions.len()))
    });
    golden(DIR, "thieves", game);
    let text = std::fs::read_to_string(format!("{DIR}/thieves.record")).expect("a golden of the toy");
    let record = Record::<Toy>::read(&text, Loaded::standard()).expect("a whole record");
    let mut replay = Replay::new(&record).expect("it can be dealt");
    let mut deepest = 0;
    while replay.step().expect("it replays").is_some() {
        deepest = deepest.max(replay.seen(Viewer::Onlooker).public().frames.len());
    }
    assert!(deepest >= 2, "{deepest}");
}

/// Players who were not asked withdraw what they sealed; without [`Recorded::unasked`] nobody does.
#[test]
fn players_speak_unasked() {
    let withdrawn = |mut game: Recorded<Toy>| game.play().record().write().matches("withdraw").count();
    let all = |make: fn(u64) -> Recorded<Toy>| (1..=10).map(|seed| withdrawn(make(seed))).sum::<usize>();
    assert_eq!(all(|seed| Recorded::standard(4, seed)), 0);
    assert!(all(|seed| Recorded::standard(4, seed).unasked()) > 0);
}

#[test]
fn legal_paths() {
    perft(format!("{DIR}/opening.perft"), Scene::<Toy>::deal(2, 1).sandbox(), 4, 1);
}

fn failure(check: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let panic = std::panic::catch_unwind(check).expect_err("the golden is wrong");
    panic.downcast_ref::<String>().expect("a message").clone()
}

/// A folder of its own, so that tests do not meet.
fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder for tests");
    folder
}

#[test]
fn a_missing_golden_says_how_to_write_it() {
    if std::env::var_os("BOARDROOM_REFRESH").is_some() {
        return; // then it would be written
    }
    let message = failure(|| golden::<Toy>(folder("missing"), "nothing", Recorded::standard(2, 1)));
    assert!(message.contains("cargo xtask goldens testkit"), "{message}");
}

/// Another game, a changed story and a changed count are all noticed.
#[test]
fn a_golden_that_differs_fails_at_the_line() {
    if std::env::var_os("BOARDROOM_REFRESH").is_some() {
        return;
    }
    let folder = folder("differs");
    let copy = |name: &str| std::fs::read_to_string(format!("{DIR}/{name}")).expect("a golden of the toy");
    let put = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("the folder is there");
    let play = |seed: u64| {
        let folder = folder.clone();
        failure(move || golden::<Toy>(folder, "two-players", Recorded::standard(2, seed)))
    };
    put("two-players.record", &copy("two-players.record"));
    put("two-players.story", &copy("two-players.story"));
    assert!(play(6).contains("two-players.record line 7:"), "{}", play(6)); // another commitment
    put(
        "two-players.story",
        &copy("two-players.story").replacen("Sealed { seat: Seat(1)", "Sealed { seat: Seat(0)", 1),
    );
    assert!(play(7).contains("two-players.story line "), "{}", play(7));
    put("opening.perft", &copy("opening.perft").replacen("1 8", "1 9", 1));
    let folder = folder.clone();
    let message = failure(move || perft(folder.join("opening.perft"), Scene::<Toy>::deal(2, 1).sandbox(), 4, 1));
    assert!(message.contains("opening.perft line 2:\n  stored: 1 9\n  now:    1 8"), "{message}");
}
