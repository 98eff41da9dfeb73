//! Whole games kept as `goldens/*.record` with their `*.story`. Written anew, on purpose, by
//! `cargo xtask goldens smartphone`; then read them.

use kernel::{CardData, Entropy, Loaded, Seen, Setup};
use smartphone::action::Answer;
use smartphone::pieces::Symbol;
use smartphone::{
    Action, Battery, BoardSize, Cards, Directives, FourG, Gamepad, Gps, Hard, Nfc, Options, Smartphone, Technologies,
    WiFi, action, planning_hand,
};
use testkit::{Luck, Recorded, golden_with};

const GOLDENS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/goldens");

type Game = Recorded<Smartphone>;

/// Compares a golden, and sees that its story still holds what it is kept for.
#[track_caller]
fn keep(name: &str, game: Game, shows: &[&str]) -> String {
    golden_with(GOLDENS, name, game, shows)
}

fn with(seats: usize, options: Options, seed: u64) -> Game {
    Recorded::of(Setup { options, ..Setup::standard(seats) }, seed).players(makers())
}

/// Players with some sense: they plan for goods and progress, spend all progress, sell all they can, and take
/// directives; now and then they decline.
fn makers() -> impl FnMut(Seen<'_, Smartphone>, &[Action], &mut Luck) -> usize + 'static {
    |seen, actions, luck| {
        let seat = seen.seat().expect("a player chooses");
        let wants = [Symbol::Research, Symbol::Logistics, Symbol::Goods][luck.below(3)];
        let wish = |action: &Action| match *action {
            Action::Plan { lower, upper, turn, at, tiles } => {
                let plan = action::Plan { lower, upper, turn, at, tiles };
                let hand = planning_hand(seen.public(), seat);
                let result = smartphone::plan::check(&seen.cards().pads, &hand, &plan.into()).expect("it is listed");
                let count = |symbol| i32::from(result.count(symbol));
                let all: i32 =
                    [Symbol::Goods, Symbol::Factory, Symbol::Research, Symbol::Logistics].map(count).iter().sum();
                all + count(wants) + i32::from(result.covered())
            }
            Action::Sell { goods, seconds } => (goods.len() + seconds.len()) as i32,
            Action::DirectorSale { goods, seconds } => i32::from(goods + seconds),
            Action::Directive { take: Answer::Yes } => 1,
            Action::Favour { region } => i32::from(region.0.is_some()),
            Action::SecondOffice { .. } | Action::SellAway { .. } | Action::Reserve { .. } => 2,
            Action::Research { .. } | Action::Logistics { .. } => 1,
            _ => 0,
        };
        let best = actions.iter().map(wish).max().unwrap_or(0);
        let sloppy = luck.one_in(6);
        let fitting: Vec<usize> = (0..actions.len()).filter(|at| sloppy || wish(&actions[*at]) == best).collect();
        *luck.of(&fitting)
    }
}

#[test]
fn alone_against_steve() {
    keep("one", with(1, Options::default(), 1), &["Steve", "s2 rank "]);
}

#[test]
fn two_players() {
    keep("two", with(2, Options::default(), 1), &["s2 rank "]);
}

#[test]
fn three_players() {
    let entropy = ["red", "", "yellow"].map(|word| Entropy::new(word.as_bytes()).expect("short"));
    keep("three", with(3, Options::default(), 1).entropy(entropy), &["s3 rank "]);
}

#[test]
fn four_players() {
    keep("four", with(4, Options::default(), 1), &["s4 rank "]);
}

#[test]
fn five_players() {
    keep("five", with(5, Options::default(), 1), &["s5 rank "]);
}

fn small() -> Options {
    Options { board: BoardSize::Small, ..Options::default() }
}

/// SP-575.
#[test]
fn alone_on_the_small_board() {
    keep("one-small", with(1, small(), 2), &["s2 rank "]);
}

/// SP-574.
#[test]
fn two_players_on_the_small_board() {
    keep("two-small", with(2, small(), 2), &["Retailer R", "s2 rank "]);
}

/// SP-573.
#[test]
fn three_players_on_the_small_board() {
    keep("three-small", with(3, small(), 2), &["s3 rank "]);
}

#[test]
fn directives() {
    let options = Options { directives: Directives::On, ..Options::default() };
    keep("three-directives", with(3, options, 3), &["s3 rank "]);
}

#[test]
fn hard_mode() {
    let options = Options { hard: Hard::On, ..Options::default() };
    keep("two-hard", with(2, options, 4), &["s2 rank "]);
}

/// SP-700.
#[test]
fn first_game_with_the_expansion() {
    let options = Options { technologies: Technologies::FirstGame, ..Options::default() };
    keep("three-first-game", with(3, options, 5), &["s3 rank "]);
}

/// SP-701.
#[test]
fn overproduction() {
    let options = Options { technologies: Technologies::Overproduction, ..Options::default() };
    keep("two-overproduction", with(2, options, 6), &["s2 rank "]);
}

/// SP-702.
#[test]
fn open_spaces() {
    let options = Options { technologies: Technologies::OpenSpaces, ..Options::default() };
    keep("four-open-spaces", with(4, options, 7), &["s4 rank "]);
}

/// The sides that no recommended set has and that are not plain. With these, the sets and the plain sides, every
/// power is in some golden.
#[test]
fn dark_sides() {
    let options = Options {
        gps: Gps::Dark,
        wi_fi: WiFi::Dark,
        gamepad: Gamepad::Dark,
        battery: Battery::Dark,
        nfc: Nfc::Dark,
        four_g: FourG::Dark,
        ..Options::default()
    };
    keep("three-dark", with(3, options, 8), &["s3 rank "]);
}

/// SP-624: powers at random.
#[test]
fn everything_together() {
    let options = Options { technologies: Technologies::New, directives: Directives::On, hard: Hard::On, ..small() };
    keep("two-everything", with(2, options, 9), &["s2 rank "]);
}

/// SP-255: plans are withdrawn and made anew.
#[test]
fn players_think_again() {
    keep("two-think-again", with(2, Options::default(), 10).unasked(), &["s2 rank "]);
}

#[test]
fn a_player_changes_their_mind() {
    keep("two-undo", with(2, Options::default(), 11).undoing(), &[" undo "]);
}

/// Another price to start from, and other patents.
#[test]
fn another_set_of_components() {
    let text = Cards::STANDARD.replace("price_start = 5", "price_start = 6");
    let cards = Loaded::<Cards>::parse(&text).expect("a set with another number");
    assert_ne!(cards.digest(), Loaded::<Cards>::standard().digest());
    let setup = Setup { seats: 2, options: Options::default(), cards };
    keep("two-other-data", Recorded::of(setup, 12).players(makers()), &["s2 rank "]);
}
