//! The kernel as it is used from outside, mostly with the toy of the test kit.

mod answers;
mod bad_input;
mod bare;
mod chance;
mod data;
mod decks;
mod fairness;
mod format;
mod fuzz;
mod independent;
mod moments;
mod questions;
mod rules;
mod undo;

use kernel::{Entropy, Game, Illegal, Seat, Secret, Seen, Setup, Table, Update};
use testkit::toy::{Action, Options, Phase, Toy};
use testkit::{Luck, Recorded, S1};

/// A table of the toy.
fn table(seats: usize, seed: u64) -> Table<Toy> {
    let (table, _) =
        Table::open(Setup::standard(seats), Secret::from_number(seed), Vec::new()).expect("the toy is for so many");
    table
}

/// What is listed for a seat.
fn legal(table: &Table<Toy>, seat: Seat) -> Vec<Action> {
    let mut out = Vec::new();
    if let Ok(asked) = table.asked(seat) {
        Toy::legal(asked, usize::MAX, &mut out);
    }
    out
}

/// A seat does something that is allowed.
#[track_caller]
fn act(table: &mut Table<Toy>, seat: Seat, action: Action) -> Update<Toy> {
    table.submit(seat, &action, None).unwrap_or_else(|no| panic!("{seat} {action:?}: {no}"))
}

/// A seat tries something that is refused.
#[track_caller]
fn refused(table: &mut Table<Toy>, seat: Seat, action: Action) -> Illegal {
    table.submit(seat, &action, None).expect_err("it is refused")
}

/// Everybody drops the first card they can: of these, the one.
fn first_drop(table: &Table<Toy>, seat: Seat) -> Action {
    legal(table, seat)
        .into_iter()
        .find(|action| matches!(action, Action::Drop { .. }))
        .expect("there is a card to drop")
}

/// A table of the toy after the first pledges: everybody works.
fn working(seats: usize, seed: u64) -> Table<Toy> {
    let mut table = table(seats, seed);
    while table.seen(S1).public().phase == Phase::Pledges {
        let seat = table.owed().seats().lowest().expect("somebody owes a pledge");
        let pledge = legal(&table, seat)[0];
        act(&mut table, seat, pledge);
    }
    table
}

/// A finished game of the toy with everything in it: an automa, entropy, undos, dice of seats.
fn finished() -> Table<Toy> {
    let setup = Setup { options: Options { automa: true }, ..Setup::standard(4) };
    let entropy = [Entropy::new(*b"first").expect("short"), Entropy::default(), Entropy::new([7]).expect("short")];
    let busy = |_: Seen<'_, Toy>, actions: &[Action], luck: &mut Luck| {
        let thief = actions.iter().position(|action| matches!(action, Action::Thief { .. }));
        let before_done = actions.len() - usize::from(actions.contains(&Action::Done) && actions.len() > 1);
        thief.unwrap_or_else(|| luck.below(before_done))
    };
    let mut game = Recorded::of(setup, 12).players(busy).undoing().entropy(entropy);
    game.play()
}
