//! What these tests have in common.

use crate::ff::*;

/// Seat 1 at work with these cards built earlier, these dice, and this metal and energy; nothing in
/// hand.
#[track_caller]
pub fn at_work(built: &[&str], dice: &[u8], metal: u16, energy: u16) -> Ff {
    scene(2).work().built(S1, built).dice(S1, dice).tokens(S1, metal, energy)
}

/// Metal, energy and goods of seat 1.
pub fn stock(table: &Ff) -> (u16, u16, u16) {
    (table.metal(S1), table.energy(S1), table.goods_of(S1))
}

/// Everybody finishes the round, and the dice of the next one are rolled: these for seat 1.
#[track_caller]
pub fn next_work(table: &mut Ff, dice: &[u8]) {
    table.to_next_round();
    table.to_work(&[(S1, dice)]);
}

/// What seat 1 scores when the game ends now.
#[track_caller]
pub fn final_score(table: Ff) -> i32 {
    let mut table = table.round(7).last_round(7).work();
    table.finish_all();
    table.result()[0].1
}

/// All activations of this card that are listed for seat 1.
pub fn listed(table: &Ff, key: &str) -> Vec<Action> {
    let of = |action: &Action| matches!(action, Action::Activate { card, .. } if *card == print(key));
    table.legal(S1).into_iter().filter(of).collect()
}

/// The blueprints that were turned up in the last step.
pub fn revealed(table: &Ff) -> Vec<&'static str> {
    let key = |event| match event {
        Event::Revealed { card, .. } => Some(standard().blueprint(card).id.as_str()),
        _ => None,
    };
    table.heard().into_iter().filter_map(key).collect()
}

/// Seat 1 against the Machine, at work with nothing to do: the next thing is the Machine's turn.
pub fn before_machine(machine: &[&str]) -> Ff {
    solo(Level::Normal).machine(machine).work().dice(S1, &[]).tokens(S1, 0, 0)
}

/// The player finishes and the Machine has its turn: blue, yellow, green, red, purple.
#[track_caller]
pub fn machine_turn(table: &mut Ff, dice: [u8; 5]) {
    table.machine_rolls(dice).act(S1, FINISH);
}
