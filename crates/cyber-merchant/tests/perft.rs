//! Legal paths from fixed scenes, counted to a fixed depth: the cheapest alarm for a change of
//! legality.

mod common;

use common::*;
use testkit::perft;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft");

#[track_caller]
fn count(name: &str, scene: &Scene<CyberMerchant>, depth: usize) {
    perft(format!("{FOLDER}/{name}.perft"), scene.sandbox(), depth, 1);
}

/// The first position like this in a game at random.
#[track_caller]
fn first(seats: usize, seed: u64, like: impl Fn(&State<CyberMerchant>) -> bool) -> Scene<CyberMerchant> {
    let options = Options { cyber_deck: CyberDeck::On, ..Options::default() };
    let mut scene = Scene::<CyberMerchant>::with(&Setup { options, ..Setup::standard(seats) }, seed);
    scene.seeded(seed).wander(seed, &like);
    assert!(like(scene.state()), "the game ends without it");
    scene
}

#[test]
fn openings() {
    for (name, seats) in [("two-opening", 2), ("three-opening", 3), ("four-opening", 4)] {
        count(name, &Scene::deal(seats, 1), 3);
    }
}

fn is_frame(state: &State<CyberMerchant>, wanted: Frame) -> bool {
    matches!(state.public.stage, Stage::Tricks { frame, .. } if frame == wanted)
}

#[test]
fn tricks() {
    for (name, seats) in [("two-tricks", 2), ("three-tricks", 3), ("four-tricks", 4)] {
        count(name, &first(seats, 1, |state| is_frame(state, Frame::Turn)), 3);
    }
}

#[test]
fn collective_changes() {
    for (name, seats) in [("two-gifts", 2), ("three-gifts", 3), ("four-gifts", 4)] {
        count(name, &first(seats, 2, |state| is_frame(state, Frame::Gifts)), 3);
    }
    count("four-returns", &first(4, 2, |state| is_frame(state, Frame::Returns)), 2);
}

/// Seat 1 has stolen the Cyberstealth of seat 2, which has another trick; seat 3 has two.
#[test]
fn a_stolen_trick() {
    let mut table = table(3)
        .give(S1, ["Cyberstealth", "CR1"])
        .give(S2, ["Elder Chip", "Cyberstealth"])
        .give(S3, ["CB1", "Trajan", "Reflector"])
        .trick_stage(S1);
    table.chance([pick(1, 2)]).act(S1, play("Cyberstealth", rob(S2)));
    count("three-stolen", &table, 3);
}

#[test]
fn commitments_and_markets() {
    for (name, seats) in [("two-commit", 2), ("three-commit", 3), ("four-commit", 4)] {
        count(name, &first(seats, 4, |state| state.public.stage == Stage::Commit), 2);
    }
    for (name, seats) in [("two-market", 2), ("three-market", 3), ("four-market", 4)] {
        let market = |state: &State<CyberMerchant>| {
            state.public.round == 2 && matches!(state.public.stage, Stage::Market { .. })
        };
        count(name, &first(seats, 5, market), 3);
    }
}

#[test]
fn credits() {
    for (name, seats) in [("two-credits", 2), ("four-credits", 4)] {
        count(name, &first(seats, 6, |state| matches!(state.public.stage, Stage::Credits { .. })), 3);
    }
}
