//! Whole games kept as `goldens/*.record` with their `*.story`. Written anew, on purpose, by
//! `cargo xtask goldens fantastic-factories`; then read them.

use fantastic_factories::{Action, CardTexts, FantasticFactories, Kind, Level, Options, Work};
use kernel::{Entropy, Seen, Setup};
use testkit::{Luck, Recorded, golden_with};

const GOLDENS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/goldens");

type Game = Recorded<FantasticFactories>;

/// Compares a golden, and sees that its story still holds what it is kept for.
#[track_caller]
fn keep(name: &str, game: Game, shows: &[&str]) -> String {
    golden_with(GOLDENS, name, game, shows)
}

/// How many lines of a story hold all of these.
fn lines(story: &str, texts: &[&str]) -> usize {
    story.lines().filter(|line| texts.iter().all(|text| line.contains(text))).count()
}

/// How many buildings and goods a seat, as people count them, ended with.
fn ended(story: &str, seat: usize) -> (usize, usize) {
    let built = lines(story, &[&format!("    all: s{seat} builds ")]);
    let scores = format!("s{seat} scores ");
    let goods = story.lines().find(|line| line.contains(&scores) && line.contains(" VP for goods"));
    let (_, goods) = goods.and_then(|line| line.split_once(&scores)).expect("every seat scores its goods");
    let digits: String = goods.chars().take_while(char::is_ascii_digit).collect();
    (built, digits.parse().expect("a number"))
}

fn with(seats: usize, options: Options, seed: u64) -> Game {
    Recorded::of(Setup { options, ..Setup::standard(seats) }, seed)
}

/// Plays with some sense: never stops while a die can be placed, and takes the first of these wishes
/// that anything meets.
fn wishes(
    wanted: impl Fn(Seen<'_, FantasticFactories>, &Action) -> u8 + 'static,
) -> impl FnMut(Seen<'_, FantasticFactories>, &[Action], &mut Luck) -> usize + 'static {
    move |seen, actions, luck| {
        let wish = |action: &Action| match action {
            Action::FinishWork => 0,
            Action::WipeRow { .. } => 1,
            other => 2 + wanted(seen, other),
        };
        let best = actions.iter().map(wish).max().unwrap_or(0);
        let fitting: Vec<usize> = (0..actions.len()).filter(|at| wish(&actions[*at]) == best).collect();
        *luck.of(&fitting)
    }
}

fn makes_goods(seen: Seen<'_, FantasticFactories>, card: u8) -> bool {
    seen.cards().blueprint(card).kind == Kind::Production
}

/// Goods first, then the cards that make them.
fn for_goods(seen: Seen<'_, FantasticFactories>, action: &Action) -> u8 {
    match action {
        Action::Activate { card, .. } if makes_goods(seen, *card) => 3,
        Action::Build { card, .. } if makes_goods(seen, *card) => 2,
        Action::Activate { .. } | Action::PlaceHq { .. } => 1,
        _ => 0,
    }
}

/// Buildings first.
fn for_buildings(_: Seen<'_, FantasticFactories>, action: &Action) -> u8 {
    match action {
        Action::Build { .. } => 2,
        Action::PlaceHq { .. } => 1,
        _ => 0,
    }
}

#[test]
fn two_players() {
    keep("two", Recorded::standard(2, 1), &["s1 rank ", "s2 rank ", "will be the last"]);
}

#[test]
fn three_players() {
    let entropy = ["red", "", "yellow"].map(|word| Entropy::new(word.as_bytes()).expect("short"));
    let game = Recorded::standard(3, 1).entropy(entropy).players(wishes(for_goods));
    keep("three", game, &["s1 rank ", "s2 rank ", "s3 rank "]);
}

#[test]
fn four_players() {
    let game = Recorded::standard(4, 1).players(wishes(for_goods));
    keep("four", game, &["s1 rank ", "s2 rank ", "s3 rank ", "s4 rank "]);
}

/// FF-27: with five players the discards come back.
#[test]
fn five_players() {
    let game = Recorded::standard(5, 1).players(wishes(for_goods));
    keep("five", game, &["s5 rank ", "discarded blueprints are shuffled into a new deck"]);
}

#[test]
fn a_player_changes_their_mind() {
    let game = Recorded::standard(2, 2).undoing().players(wishes(for_buildings));
    keep("two-undo", game, &[" undo "]);
}

/// FF-290: nobody has ten buildings.
#[test]
fn twelve_goods_bring_the_end() {
    let story = keep("two-by-goods", Recorded::standard(2, 3).players(wishes(for_goods)), &["will be the last"]);
    let ends = [1, 2].map(|seat| ended(&story, seat));
    assert!(ends.iter().any(|(_, goods)| *goods >= 12) && ends.iter().all(|(built, _)| *built < 10), "{ends:?}");
}

/// FF-290: nobody has twelve goods.
#[test]
fn ten_buildings_bring_the_end() {
    let game = Recorded::standard(2, 4).players(wishes(for_buildings));
    let story = keep("two-by-buildings", game, &["will be the last"]);
    let ends = [1, 2].map(|seat| ended(&story, seat));
    assert!(ends.iter().any(|(built, _)| *built >= 10) && ends.iter().all(|(_, goods)| *goods < 12), "{ends:?}");
}

/// Section 14, all four levels.
#[test]
fn one_against_the_machine() {
    let levels = [("easy", Level::Easy), ("normal", Level::Normal), ("hard", Level::Hard), ("insane", Level::Insane)];
    for (name, machine) in levels {
        let game = with(1, Options { machine, ..Options::default() }, 5).players(wishes(for_goods));
        let story = keep(&format!("solo-{name}"), game, &["The Machine rolls", "The Machine scores", "s2 rank "]);
        let deal = story.split("\n1 s1").next().unwrap_or_default();
        assert_eq!(lines(deal, &["The Machine gets "]), machine.blueprints(), "{name}");
    }
}

/// FF-352, FF-353: Scrap Yard and Solar Array, rows 28 and 29, give something for building.
#[test]
fn the_printed_cards() {
    let options = Options { cards: CardTexts::Printed, ..Options::default() };
    let story = keep("three-printed", with(3, options, 6).players(wishes(for_buildings)), &["s3 rank "]);
    let after_a_build = story.lines().zip(story.lines().skip(1)).filter(|(first, then)| {
        first.contains(" builds ") && (then.contains(" gains 1 metal") || then.contains(" gains 2 energy"))
    });
    assert!(after_a_build.count() > 0, "no Scrap Yard or Solar Array has given anything");
}

/// FF-37: who works next is the next in turn order.
#[test]
fn work_in_turn() {
    let options = Options { work: Work::InTurn, ..Options::default() };
    keep("three-in-turn", with(3, options, 7).players(wishes(for_goods)), &["s3 rank "]);
}
