//! Section 14: the Machine's turn.

use crate::state::count_of;
use crate::{Event, Kind, Row, State, World, supply};

/// FF-320, FF-328, FF-329, FF-330, FF-331.
pub(super) fn turn(state: &mut State, world: &mut World<'_>) {
    // FF-32: empty slots are filled before the Machine's turn too.
    supply::refill(state, world);
    let dice: [u8; 5] = std::array::from_fn(|_| world.roll());
    world.tell(state, Event::MachineRolled { dice });
    let [blue, yellow, green, red, purple] = dice;
    market(state, green, world);
    let machine = state.public.machine.as_mut().expect("FF-310: a solo game has a Machine");
    let count = |kind: Kind| count_of(kind, machine.cards, state.cards.get());
    let pairs = [(blue, Kind::Production), (yellow, Kind::Utility), (red, Kind::Training), (purple, Kind::Special)];
    let goods = pairs.into_iter().filter(|(die, kind)| usize::from(*die) <= count(*kind)).count() as u8;
    machine.goods += u16::from(goods);
    world.tell(state, Event::MachineGained { goods });
}

/// FF-321, FF-322, FF-323, FF-324, FF-325, FF-326, FF-327: what the green die takes, and what it clears away.
fn market(state: &mut State, green: u8, world: &mut World<'_>) {
    let card = match green {
        1..=4 => state.public.blueprints[usize::from(green) - 1].take(),
        _ => supply::turn_up(state, world),
    };
    if let Some(card) = card {
        supply::give_machine(state, card, world);
    }
    match green {
        5 => supply::clear(state, Row::Blueprints),
        6 => supply::clear(state, Row::Contractors),
        _ => {}
    }
    supply::refill(state, world);
}
