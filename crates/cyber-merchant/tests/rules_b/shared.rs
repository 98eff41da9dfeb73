//! What several chapters need.

use crate::common::*;
use cyber_merchant::View;
use kernel::Game;

/// Takes back a sealed choice.
pub const WITHDRAW: Action = Action::Withdraw;

/// What a viewer sees.
pub fn view(table: &Cm, viewer: impl Into<Viewer>) -> View {
    CyberMerchant::portray(table.seen(viewer))
}

/// Every way to take some of these cards, none and all included; each once.
pub fn parts(cards: Stack) -> Vec<Stack> {
    let each: Vec<_> = cards.iter().collect();
    let mut all: Vec<Stack> = (0..1u32 << each.len())
        .map(|chosen| (0..each.len()).filter(|i| chosen >> i & 1 == 1).map(|i| each[i]).collect())
        .collect();
    all.sort();
    all.dedup();
    all
}

/// How many of these cards are of a corporation.
pub fn of(corporation: Corporation, cards: Stack) -> usize {
    cards.within(standard().shares(corporation)).len()
}

/// A viewer for each seat, and one who only looks on.
pub fn viewers(table: &Cm) -> Vec<Viewer> {
    table.seats().into_iter().map(Viewer::Seat).chain([Viewer::Onlooker]).collect()
}

/// Plays a game at random, from a seed, with choices withdrawn now and then; shows each position with what
/// the last step told, drew and did.
pub fn play_through(setup: &Setup<CyberMerchant>, seed: u64, mut look: impl FnMut(&Scene<CyberMerchant>, &Step<'_>)) {
    let mut scene = Scene::<CyberMerchant>::with(setup, seed);
    scene.seeded(seed + 1);
    let mut luck = testkit::Luck::new("cyber-merchant", seed);
    while !scene.owed().seats().is_empty() {
        let asked: Vec<Seat> = scene.owed().seats().iter().collect();
        let may: Vec<Seat> = scene.owed().allowed().iter().filter(|seat| !asked.contains(seat)).collect();
        let unasked = !may.is_empty() && luck.one_in(8);
        let seat = *luck.of(if unasked { &may } else { &asked });
        let action = *luck.of(&scene.legal(seat));
        let before = scene.state().clone();
        scene.act(seat, action);
        let picks: Vec<u32> = scene.outcome().picks.iter().map(|pick| pick.below).collect();
        let events = scene.outcome().told.iter().filter_map(|told| told.fullest()).copied().collect();
        look(&scene, &Step { action, before: &before, events, picks });
    }
}

/// One step of a game at random.
pub struct Step<'a> {
    pub action: Action,
    pub before: &'a State<CyberMerchant>,
    /// What happened, everything known.
    pub events: Vec<Event>,
    /// Among how many things chance chose, each time.
    pub picks: Vec<u32>,
}

/// Tables of all sizes without and with the Cyber deck.
pub fn every_setup() -> Vec<Setup<CyberMerchant>> {
    let with =
        |seats, cyber_deck| Setup { options: Options { cyber_deck, ..Options::default() }, ..Setup::standard(seats) };
    (2..=4).flat_map(|seats| [with(seats, CyberDeck::Off), with(seats, CyberDeck::On)]).collect()
}
