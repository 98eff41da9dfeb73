//! `boardroom play`, driven through a pipe.

mod support;

use kernel::record::raw::{RawDeed, RawRecord};
use support::{Folder, run, typed};

fn answers(count: usize, answer: &str) -> Vec<u8> {
    format!("{answer}\n").repeat(count).into_bytes()
}

/// Numbers in turn: where one is not among the choices, another is.
fn numbers(count: usize, most: usize) -> Vec<u8> {
    (0..count).map(|i| format!("{}\n", 1 + i % most)).collect::<String>().into_bytes()
}

#[test]
fn a_whole_game_of_two_people_is_played_saved_and_holds() {
    let folder = Folder::new();
    let file = folder.name("game.record");
    let play = ["play", "syndicate", "--seats", "Ann,Bob", "--seed", "11", "--save", &file];
    let run = typed(play, &numbers(1000, 4)).ends(0);
    assert_eq!(run.err, "");
    let run = run
        .says("● Ann  ■ Bob")
        .says("commitment")
        .says("Buy a robot, or pass")
        .says("■ Bob [1–5, h for help] > 1")
        .says("The game is over")
        .says("by rule")
        .says("SYN-63")
        .says(&format!("boardroom verify {file}"));
    assert!(!run.out.contains("Pass the keyboard"), "nothing is hidden in this game");
    support::run(["verify", &file, "--quiet"]).ends(0);
    support::run(["replay", &file]).ends(0).says("The game is over");
}

#[test]
fn without_a_seed_no_two_games_are_alike() {
    let commitment = || {
        let out = run(["play", "syndicate", "--bots", "none"]).ends(0).says("There is no more input").out;
        let found = out.lines().map(str::trim).find(|line| line.len() == 64).map(str::to_owned);
        found.expect("a commitment")
    };
    assert_ne!(commitment(), commitment());
}

#[test]
fn bots_play_alone_and_the_same_seed_gives_the_same_game() {
    let game = || run(["play", "syndicate", "--players", "4", "--bots", "4", "--seed", "5"]).ends(0).out;
    let first = game();
    assert_eq!(first, game());
    assert!(first.contains("wins.") || first.contains("shared"));
}

#[test]
fn what_others_did_is_told_in_sentences() {
    let play = ["play", "syndicate", "--players", "3", "--seed", "2"];
    let run = typed(play, &answers(6, "1")).ends(0);
    run.says("· ■ Bot 2 sends an agent").says("· ▲ Bot 3 plugs").says("▲ Bot 3 (random)");
}

#[test]
fn steps_go_back_undo_takes_back_and_rules_are_explained() {
    let folder = Folder::new();
    let file = folder.name("game.record");
    let play = ["play", "syndicate", "--seats", "Ann,Bob", "--seed", "3", "--save", &file];
    let script = "2\nb\n3\n2\n?\n?1\n? BR-5\nu\n1\nu\n2\nh\nv\nl\nq\n";
    let run = typed(play, script.as_bytes()).ends(0);
    let run = run
        .says("› Buy from slot 3")
        .says("Where do you plug in")
        .says("SYN-41")
        .says("A step is final if chance was used")
        .says("This move can’t be undone")
        .says("(BR-5)")
        .says("Ann takes back entry 2")
        .says("one step back in a choice")
        .says("The game is saved in");
    assert_eq!(run.out.matches("Buy a robot, or pass").count(), 2, "asked again after going back");
    let raw = RawRecord::read(&folder.read("game.record")).expect("the save");
    assert!(matches!(raw.entries[2].deed, RawDeed::Undo(2)));
    assert_eq!(raw.entries.len(), 4);
}

#[test]
fn a_game_is_saved_left_and_gone_on_with() {
    let folder = Folder::new();
    let file = folder.name("half.record");
    let play = ["play", "syndicate", "--seats", "Ann,random", "--seed", "8"];
    let script = format!("1\n1\n1\ns {file}\n1\ns\nq\n");
    let run = typed(play, script.as_bytes()).ends(0);
    run.says(&format!("boardroom play --resume {file} --seats Ann,random"));
    let saved = folder.read("half.record");
    let resume = ["play", "--resume", &file, "--seats", "Ann,random"];
    let run = typed(resume, b"v\nq\n").ends(0);
    run.says("The game goes on after").says("The game is saved in");
    typed(resume, b"1\n1\nq\n\n").ends(0).says("left without saving");
    assert_eq!(folder.read("half.record"), saved, "nothing was changed");

    let run = typed(resume, &numbers(1000, 4)).ends(0);
    run.says("The game is over").says("The record is kept in");
    assert_ne!(folder.read("half.record"), saved);
    support::run(["verify", &file, "--quiet"]).ends(0);
}

#[test]
fn leaving_offers_to_save() {
    let folder = Folder::new();
    let taken = folder.file("taken", "mine");
    let file = folder.name("left.record");
    let script = format!("q\n{taken}\n{file}\n");
    let run = typed(["play", "syndicate", "--seats", "Ann,Bob"], script.as_bytes()).ends(0);
    run.says("Save before you leave?").says("There is such a file already").says("The game is saved in");
    assert_eq!(folder.read("taken"), "mine");
    support::run(["verify", &file, "--quiet"]).ends(3);
}

#[test]
fn the_end_of_input_ends_the_game_in_a_sentence_and_keeps_it() {
    let folder = Folder::new();
    let file = folder.name("end.record");
    let play = ["play", "syndicate", "--seats", "Ann,Bob", "--save", &file];
    let run = typed(play, b"1\n0\n").ends(0);
    run.says("There is no more input, so the game stops here.").says("To go on:");
    let raw = RawRecord::read(&folder.read("end.record")).expect("the save");
    assert_eq!(raw.entries.len(), 1);
    assert!(raw.secret.is_some(), "it can be resumed");
}

#[test]
fn people_add_entropy_and_it_is_in_the_record() {
    let folder = Folder::new();
    let file = folder.name("asked.record");
    let play = ["play", "syndicate", "--seats", "Ann,random,Bob", "--entropy", "--save", &file];
    let long = "x".repeat(65);
    typed(play, format!("{long}\nowl\n\n").as_bytes()).ends(0).says("▲ Bob, some letters").says("65 bytes long");
    let entropy = |name: &str| {
        let raw = RawRecord::read(&folder.read(name)).expect("the save");
        raw.header.entropy.iter().map(|added| added.bytes().to_vec()).collect::<Vec<_>>()
    };
    assert_eq!(entropy("asked.record"), [b"owl".to_vec(), vec![], vec![]]);
    let file = folder.name("given.record");
    let play = ["play", "syndicate", "--seats", "random,Ann,Bob", "--entropy=owl", "--entropy=cat", "--save", &file];
    run(play).ends(0);
    assert_eq!(entropy("given.record"), [vec![], b"owl".to_vec(), b"cat".to_vec()]);
}

#[test]
fn the_letters_of_each_language_work() {
    for (lang, script, told) in [
        ("ru", "1\nн\nп\nд\nж\nо\nв\n\n", "отменить свой последний ход"),
        ("uk", "1\nн\nп\nд\nж\nс\nв\n\n", "скасувати свій останній хід"),
    ] {
        let play = ["play", "syndicate", "--seats", "Анна,Богдан", "--lang", lang];
        let run = typed(play, script.as_bytes()).ends(0).says(told).says("BR-4");
        assert!(!run.out.contains("✗ «"), "every letter is known:\n{}", run.out);
    }
}

#[test]
fn fantastic_factories_is_played_alone_against_the_machine() {
    let folder = Folder::new();
    let file = folder.name("solo.record");
    let play =
        ["play", "fantastic-factories", "--players", "1", "--option", "machine=hard", "--seed", "5", "--save", &file];
    let run = typed(play, &answers(3000, "1")).ends(0);
    assert_eq!(run.err, "");
    let run = run.says("The Machine rolls").says("■ Machine finishes with").says("Machine wins.");
    let run = run.says("FF-338").says("■ Machine").says(&format!("boardroom verify {file}"));
    assert!(!run.out.contains("Player 2"), "the Machine is called so:\n{}", run.out);
    support::run(["verify", &file, "--quiet"]).ends(0);
    let told = support::run(["replay", &file]).ends(0).says("■ Machine wins.");
    assert!(!told.out.contains("Player 2"));
}

#[test]
fn two_people_play_fantastic_factories_at_one_keyboard() {
    let folder = Folder::new();
    let file = folder.name("two.record");
    let play = ["play", "fantastic-factories", "--seats", "Ann,Bob", "--seed", "7", "--save", &file];
    let run = typed(play, &answers(6000, "1")).ends(0);
    let run = run.says("Pass the keyboard to ■ Bob, who then presses Enter.").says("The game is over").says("FF-295");
    support::run(["verify", &file, "--quiet"]).ends(0);
    let mut holder = None;
    for line in run.out.lines() {
        if let Some(next) = line.strip_prefix("Pass the keyboard to ") {
            holder = next.split_once(',').map(|(name, _)| name.to_owned());
        }
        let asked = line.contains(" for help] > ");
        assert!(!asked || holder.as_ref().is_none_or(|name| line.starts_with(name)), "{holder:?}: {line}");
    }
    let passed = run.out.matches("Pass the keyboard").count();
    let rounds = run.out.matches("begins. First player").count();
    assert!(passed <= 2 * rounds + 2, "{passed} times in {rounds} rounds: who works goes on until they have finished");
}

#[test]
fn a_die_is_taken_back_while_everybody_works() {
    let folder = Folder::new();
    let file = folder.name("undone.record");
    let play = ["play", "fantastic-factories", "--seats", "Ann,random,random,random", "--seed", "3", "--save", &file];
    let run = typed(play, b"1\n2\nb\n2\n2\nu\n2\n1\nu\nq\n").ends(0);
    let run = run.says("places a 2 on Generate").says("● Ann takes back entry").says("places a 2 on Research");
    run.says("This move can’t be undone").says("(BR-5)");
    let raw = RawRecord::read(&folder.read("undone.record")).expect("the save");
    assert_eq!(raw.entries.iter().filter(|entry| matches!(entry.deed, RawDeed::Undo(_))).count(), 1);
}

#[test]
fn two_people_play_cyber_merchant_at_one_keyboard() {
    let folder = Folder::new();
    let file = folder.name("merchant.record");
    let play = ["play", "cyber-merchant", "--seats", "Ann,Bob", "--seed", "7", "--option", "cyber_deck=on"];
    let run = typed(play.iter().copied().chain(["--save", &file]), &numbers(20_000, 21)).ends(0);
    assert_eq!(run.err, "");
    let run = run.says("Pass the keyboard to ■ Bob, who then presses Enter.").says("The game is over");
    run.says("CM-91").says(&format!("boardroom verify {file}"));
    support::run(["verify", &file, "--quiet"]).ends(0);
    support::run(["replay", &file]).ends(0).says("The game is over");
}

/// A table of Cyber Merchant, saved where everybody commits and has something to choose from.
fn committing(folder: &Folder, seats: usize) -> String {
    let commit = |table: &dyn registry::AnyTable| {
        let all = (0..seats).map(kernel::Seat::new).all(|seat| table.offers(seat).list.len() > 3);
        table.view(kernel::Viewer::Onlooker).value()["stage"]["kind"] == "commit" && all
    };
    let table = support::played(support::merchant(), seats, 3, commit);
    assert!(commit(table.as_ref()));
    folder.file("commit.record", table.save())
}

/// What a page shows to each person who has the keyboard, in turn.
fn turns(page: &str) -> Vec<&str> {
    page.split("Pass the keyboard to ").collect()
}

#[test]
fn a_sealed_commitment_is_withdrawn_and_nobody_else_sees_it() {
    let folder = Folder::new();
    let file = committing(&folder, 2);
    // Ann commits her first card and no more, thinks again at once, commits the third, and once more when Bob has
    // the keyboard.
    let first = "1\n0\nw\n3\n0\n\n\n";
    let again = "w\n\n\n1\n0\n\n\n";
    let play = ["play", "--resume", &file, "--seats", "Ann,Bob", "--save", &file];
    let run = typed(play, format!("{first}{again}q\n").as_bytes()).ends(0);
    let turns = turns(&run.out);
    assert_eq!(turns.len(), 4, "{}", run.out);
    for (turn, name) in turns.iter().skip(1).zip(["■ Bob", "● Ann", "■ Bob"]) {
        assert!(turn.starts_with(name), "{turn}");
    }
    // Bob may hold cards like hers; what she lays down is hers alone.
    let hers = turns[0].lines().chain(turns[2].lines());
    let chosen: Vec<&str> = hers.filter_map(|line| line.trim_start().strip_prefix("0  Done: ")).collect();
    assert_eq!(chosen.len(), 3, "{chosen:?}");
    for bobs in [turns[1], turns[3]] {
        let seen = &bobs[..bobs.find("now ● Ann who plays").unwrap_or(bobs.len())];
        assert!(seen.contains("● Ann has chosen"), "{seen}");
        assert!(!seen.contains("  › "), "none of her steps: {seen}");
        assert!(chosen.iter().all(|step| !seen.contains(step)), "none of what she chose: {seen}");
    }
    let raw = RawRecord::read(&folder.read("commit.record")).expect("the save");
    let deeds = raw.entries.iter().rev().take(5).map(|entry| match &entry.deed {
        RawDeed::Act(action) => action.split('"').nth(1).unwrap_or_default().to_owned(),
        RawDeed::Undo(number) | RawDeed::Rewind(number) => number.to_string(),
    });
    assert_eq!(deeds.collect::<Vec<_>>(), ["commit", "withdraw", "commit", "withdraw", "commit"]);
}

#[test]
fn smartphone_is_played_alone_against_steve_and_plans_are_drawn() {
    let folder = Folder::new();
    let file = folder.name("steve.record");
    let play = ["play", "smartphone", "--players", "1", "--seed", "4", "--save", &file];
    let run = typed(play, &answers(600, "1")).ends(0);
    assert_eq!(run.err, "");
    let run = run
        .says("Programme 1: price 5")
        .says("W1, 0° W1, 90° W1, 180° W1, 270°")
        .says("Its upper left square goes to x y of the grid")
        .says("[ ] lower pad, ( ) upper pad, { } tile")
        .says("The game is over");
    let plans = run.out.matches("How do you turn the upper pad?").count();
    assert_eq!((plans, run.out.matches("W1, 270°").count()), (5, 5), "one for each plan");
    support::run(["verify", &file, "--quiet"]).ends(0);
}
