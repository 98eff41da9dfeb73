//! Whole games kept as `goldens/*.record` with their `*.story`. Written anew, on purpose, by
//! `cargo xtask goldens cyber-merchant`; then read them.

use cyber_merchant::{Action, Cards, CyberDeck, CyberMerchant, First, Notes, Options, Target};
use kernel::{CardData, Entropy, Loaded, Seen, Setup};
use testkit::{Luck, Recorded, golden_with};

const GOLDENS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/goldens");

type Game = Recorded<CyberMerchant>;

/// Compares a golden, and sees that its story still holds what it is kept for.
#[track_caller]
fn keep(name: &str, game: Game, shows: &[&str]) -> String {
    golden_with(GOLDENS, name, game, shows)
}

fn with(seats: usize, options: Options, seed: u64) -> Game {
    Recorded::of(Setup { options, ..Setup::standard(seats) }, seed)
}

fn cyber_deck() -> Options {
    Options { cyber_deck: CyberDeck::On, ..Options::default() }
}

/// Players with some sense: they bid little, use their tricks, lay down all they can, and buy credits only
/// when they are nearly out of them.
fn traders() -> impl FnMut(Seen<'_, CyberMerchant>, &[Action], &mut Luck) -> usize + 'static {
    |seen, actions, luck| {
        let seat = seen.seat().expect("a player chooses");
        let needy = seen.public().round < 4 && seen.public().players[seat].cash < 8;
        let wish = |action: &Action| match *action {
            Action::Bid { mark, .. } => i32::from(mark <= 4),
            Action::PlayTrick { target, .. } => i32::from(target != Target::None),
            Action::Commit { cards } | Action::Add { cards } => i32::from(seen.cards().sum(cards)),
            Action::Exchange { crypto: 1 } if needy => 1,
            Action::Exchange { crypto } => -i32::from(crypto),
            Action::Give { .. } | Action::Return { .. } | Action::Withdraw => 0,
        };
        let best = actions.iter().map(wish).max().unwrap_or(0);
        let fitting: Vec<usize> = (0..actions.len()).filter(|at| wish(&actions[*at]) == best).collect();
        *luck.of(&fitting)
    }
}

/// CM-91: half of the price is for nobody here.
#[test]
fn two_players() {
    let story = keep("two", Recorded::standard(2, 1), &["s1 rank ", "s2 rank ", "shuffled into a new deck"]);
    assert!(!story.contains("hange token"));
}

#[test]
fn three_players() {
    let entropy = ["red", "", "yellow"].map(|word| Entropy::new(word.as_bytes()).expect("short"));
    keep("three", Recorded::standard(3, 1).entropy(entropy), &["s3 rank ", "shuffled into a new deck"]);
}

#[test]
fn four_players() {
    keep("four", Recorded::standard(4, 1), &["s4 rank ", "shuffled into a new deck"]);
}

/// Section 9.
#[test]
fn two_players_with_the_cyber_deck() {
    keep("two-cyber", with(2, cyber_deck(), 2).players(traders()), &["3 change tokens are placed", "Change token −2"]);
}

#[test]
fn three_players_with_the_cyber_deck() {
    keep("three-cyber", with(3, cyber_deck(), 3).players(traders()), &["4 change tokens are placed"]);
}

/// The last seat begins, and the screen keeps the notes.
#[test]
fn four_players_with_the_cyber_deck() {
    let options = Options { notes: Notes::Shown, first: First::Four, ..cyber_deck() };
    let first = "Round 1 begins. First player: s4";
    keep("four-cyber", with(4, options, 4).players(traders()), &[first, "5 change tokens are placed"]);
}

/// CM-79: somebody has committed the same shares.
#[test]
fn traders_meet_in_the_same_market() {
    let shows = ["Oversupply", " Play Collective Change", " Give everyone a card back"];
    keep("four-traders", Recorded::standard(4, 5).players(traders()), &shows);
}

/// CM-101.
#[test]
fn a_tie_is_decided_by_the_cards_in_hand() {
    let ends = ["Tie-break", "rank 1 score 20", "rank 2 score 20"];
    keep("three-by-hand", Recorded::standard(3, 4).players(traders()), &ends);
}

/// CM-102.
#[test]
fn a_game_is_drawn() {
    let ends = ["Tie-break", "s1 rank 1 score 15", "s2 rank 1 score 15"];
    keep("two-drawn", Recorded::standard(2, 276).players(traders()), &ends);
}

/// CM-66: the stolen Cyberstealth is played at once, by the thief.
#[test]
fn a_stolen_trick_steals_again() {
    let story = keep("three-thieves", Recorded::standard(3, 6).players(traders()), &[]);
    let lines: Vec<&str> = story.lines().map(str::trim).collect();
    let again = lines
        .windows(2)
        .filter(|pair| pair[0].contains(" steals Cyberstealth from ") && pair[1].contains(" Play Cyberstealth "));
    assert!(again.count() > 0, "no stolen Cyberstealth");
}

/// CM-111: sealed choices are withdrawn and made anew.
#[test]
fn players_think_again() {
    let game = Recorded::standard(4, 7).players(traders()).unasked();
    keep("four-think-again", game, &["Take back your choice", "takes back their choice"]);
}

#[test]
fn a_player_changes_their_mind() {
    keep("two-undo", Recorded::standard(2, 5).undoing(), &[" undo "]);
}

/// A set in which scales end at 12, prices start at 5 and crypto is worth 7 credits.
#[test]
fn another_set_of_cards() {
    let change = [("bid_last = 20", "bid_last = 12"), ("price_start = 3", "price_start = 5")];
    let change = change.into_iter().chain([("credits_per_crypto = 10", "credits_per_crypto = 7")]);
    let text = change.fold(Cards::STANDARD.to_owned(), |text, (old, new)| text.replace(old, new));
    let cards = Loaded::<Cards>::parse(&text).expect("a set with other numbers");
    assert_ne!(cards.digest(), Loaded::<Cards>::standard().digest());
    let game = Recorded::of(Setup { seats: 3, options: Options::default(), cards }, 9);
    let story = keep("three-other-cards", game, &["for 7 credits"]);
    assert!(!story.contains("bids 13"));
}
