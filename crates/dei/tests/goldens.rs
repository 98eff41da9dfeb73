//! Whole games kept as `goldens/*.record` with their `*.story`. Written anew, on purpose, by
//! `cargo xtask goldens dei`; then read them.

use dei::{
    Action, Automa, By, Cards, Choice, Dei, Draft, GearMarket, NewMissions, Options, Region, ShortMissions,
    mission_pays,
};
use kernel::{CardData, Entropy, Loaded, OrDecline, Seat, Seen, Setup};
use testkit::{Luck, Recorded, golden_with};

const GOLDENS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/goldens");

type Game = Recorded<Dei>;

/// Compares a golden, and sees that its story still holds what it is kept for.
#[track_caller]
fn keep(name: &str, game: Game, shows: &[&str]) {
    golden_with(GOLDENS, name, game, shows);
}

fn with(seats: usize, options: Options, seed: u64) -> Game {
    Recorded::of(Setup { options, ..Setup::standard(seats) }, seed).players(makers())
}

/// Players with some sense: they buy, move to outposts, use all symbols, unlock what they can and choose missions that
/// pay; now and then they do anything.
fn makers() -> impl FnMut(Seen<'_, Dei>, &[Action], &mut Luck) -> usize + 'static {
    |seen, actions, luck| {
        let (public, cards) = (seen.public(), seen.cards());
        let seat = seen.seat().expect("a player chooses");
        let outposts = |region: Region| public.outposts().filter(|outpost| outpost.region == region).count() as i32;
        let buys = luck.one_in(3);
        let wish = |action: &Action| match *action {
            Action::Play { card } => {
                let card = cards.card(card);
                let more = card.drone.is_some() || card.gear.is_some() || card.symbol(By::Copy) > 0;
                card.symbols.iter().sum::<u8>() as i32 + if more { 3 } else { 0 }
            }
            Action::PlayDown { .. } => {
                if buys {
                    9
                } else {
                    0
                }
            }
            Action::Move { to, from, .. } => {
                let new = public.place(to).majority != Some(seat);
                let keeps = public.place(from).majority != Some(seat);
                i32::from(new) * 2 * outposts(to) + i32::from(keeps)
            }
            Action::Collect { exchange, .. } => 2 + i32::from(exchange),
            Action::Build { .. } | Action::Kill { .. } | Action::Activate { .. } | Action::Copy { .. } => 2,
            Action::Exchange { count } => i32::from(count),
            Action::Enlist { .. } => 1,
            Action::Mission { place } => {
                let at = (usize::from(place - 1) / 2, usize::from(place - 1) % 2);
                mission_pays(public, cards, seat, at).map_or(0, |(supplies, _)| supplies.into())
            }
            Action::Unlock { colour: OrDecline(None) } | Action::Hack { colour: OrDecline(None) } | Action::Stop => -1,
            _ => 1,
        };
        let best = actions.iter().map(wish).max().unwrap_or(0);
        let sloppy = luck.one_in(6);
        let fitting: Vec<usize> = (0..actions.len()).filter(|at| sloppy || wish(&actions[*at]) == best).collect();
        *luck.of(&fitting)
    }
}

fn factions(one: Choice, other: Choice) -> Options {
    Options { seat_1: one, seat_2: other, ..Options::default() }
}

fn automa(automa: Automa) -> Options {
    Options { automa, ..Options::default() }
}

fn gear(gear: GearMarket) -> Options {
    Options { gear, ..Options::default() }
}

#[test]
fn two_players_the_ravagers_and_refuge_42() {
    keep("two-ravagers-refuge", with(2, factions(Choice::Ravagers, Choice::Refuge42), 1), &["s2 rank "]);
}

#[test]
fn two_players_auxilia_and_farm_z() {
    keep("two-auxilia-farm", with(2, factions(Choice::Auxilia, Choice::FarmZ), 2), &["s2 rank "]);
}

/// DEI-398, DEI-440.
#[test]
fn two_players_the_hackers_and_the_chrono_cult() {
    keep("two-hackers-cult", with(2, factions(Choice::Hackers, Choice::ChronoCult), 3), &["s2 rank "]);
}

#[test]
fn three_players() {
    let entropy = ["red", "", "yellow"].map(|word| Entropy::new(word.as_bytes()).expect("short"));
    keep("three", with(3, Options::default(), 4).entropy(entropy), &["s3 rank "]);
}

#[test]
fn four_players() {
    keep("four", with(4, Options::default(), 5), &["s4 rank "]);
}

#[test]
fn five_players() {
    keep("five", with(5, Options::default(), 6), &["s5 rank "]);
}

/// All six factions.
#[test]
fn six_players() {
    keep("six", with(6, Options::default(), 7), &["s6 rank "]);
}

#[test]
fn gear_instead_of_tactical() {
    keep("two-gear-tactical", with(2, gear(GearMarket::Tactical), 8), &["s2 rank "]);
}

#[test]
fn gear_instead_of_logistic() {
    keep("two-gear-logistic", with(2, gear(GearMarket::Logistic), 9), &["s2 rank "]);
}

#[test]
fn gear_instead_of_mechanical() {
    keep("two-gear-mechanical", with(2, gear(GearMarket::Mechanical), 10), &["s2 rank "]);
}

#[test]
fn new_missions() {
    let options = Options { new_missions: NewMissions::On, ..Options::default() };
    keep("three-new-missions", with(3, options, 11), &["s3 rank "]);
}

/// DEI-81, DEI-402.
#[test]
fn short_missions() {
    let options = Options { short_missions: ShortMissions::On, ..factions(Choice::Hackers, Choice::Any) };
    keep("two-short-missions", with(2, options, 12), &["s2 rank "]);
}

/// DEI-95.
#[test]
fn advantages_are_drafted() {
    keep("three-draft", with(3, Options { draft: Draft::On, ..Options::default() }, 13), &["s3 rank "]);
}

#[test]
fn alone_against_the_easy_automa() {
    keep("one-easy", with(1, automa(Automa::Easy), 14), &["s2 rank "]);
}

#[test]
fn alone_against_the_standard_automa() {
    keep("one-standard", with(1, Options::default(), 15), &["s2 rank "]);
}

#[test]
fn alone_against_the_expert_automa() {
    keep("one-expert", with(1, automa(Automa::Expert), 16), &["s2 rank "]);
}

/// DEI-493: the colour of the replaced market stands for gear.
#[test]
fn three_players_and_the_automa_with_everything() {
    let options = Options {
        gear: GearMarket::Random,
        new_missions: NewMissions::On,
        draft: Draft::On,
        ..automa(Automa::Standard)
    };
    keep("three-automa-everything", with(3, options, 17), &["s4 rank "]);
}

#[test]
fn five_players_and_the_automa() {
    keep("five-automa", with(5, automa(Automa::Easy), 18), &["s6 rank "]);
}

#[test]
fn a_player_changes_their_mind() {
    keep("two-undo", with(2, Options::default(), 19).undoing(), &[" undo "]);
}

/// Another price for outposts at the end.
#[test]
fn another_set_of_components() {
    let text = Cards::STANDARD.replace("cube_supplies = 2", "cube_supplies = 3");
    let cards = Loaded::<Cards>::parse(&text).expect("a set with another number");
    assert_ne!(cards.digest(), Loaded::<Cards>::standard().digest());
    let setup = Setup { seats: 2, options: Options::default(), cards };
    keep("two-other-data", Recorded::of(setup, 20).players(makers()), &["s2 rank "]);
}

/// What decides between the best two at the end: nothing (they differ in Supplies), cubes, resources or priority.
fn decided_by(game: &mut Game) -> &'static str {
    let table = game.play();
    let public = table.seen(Seat::new(0)).public();
    let mut keys: Vec<_> = public
        .players
        .iter()
        .map(|(_, player)| (player.supplies, player.all_cubes(), player.store.technology + player.store.energy))
        .collect();
    keys.sort_unstable();
    let [.., (s2, c2, r2), (s1, c1, r1)] = keys[..] else { return "alone" };
    match () {
        () if s1 != s2 => "supplies",
        () if c1 != c2 => "cubes",
        () if r1 != r2 => "resources",
        () => "priority",
    }
}

/// Keeps a game of two that was decided so.
#[track_caller]
fn keep_end(name: &str, seed: u64, by: &str) {
    let game = || with(2, Options::default(), seed);
    assert_eq!(decided_by(&mut game()), by);
    keep(name, game(), &["s2 rank "]);
}

/// DEI-378.
#[test]
fn cubes_break_a_tie() {
    keep_end("two-tie-cubes", 109, "cubes");
}

#[test]
fn resources_break_a_tie() {
    keep_end("two-tie-resources", 1172, "resources");
}

#[test]
fn priority_breaks_a_tie() {
    keep_end("two-tie-priority", 188, "priority");
}
