//! Section 14: the Machine's turn.

use crate::action::Row;
use crate::cards::Kind;
use crate::{Event, FantasticFactories, supply};
use kernel::{State, World};

/// FF-320 to FF-331.
pub(crate) fn turn(state: &mut State<FantasticFactories>, world: &mut World<'_, FantasticFactories>) {
    // FF-32: empty slots are filled before the Machine's turn too.
    supply::refill(state, world);
    let dice: [u8; 5] = std::array::from_fn(|_| world.roll());
    world.tell(Event::MachineRolled { dice });
    let [blue, yellow, green, red, purple] = dice;
    market(state, green, world);
    let cards = state.cards.get();
    let machine = state.public.machine.as_mut().expect("FF-310: a solo game has a Machine");
    let count =
        |kind: Kind| machine.cards.iter().filter(|card| cards.blueprint(cards.print(*card)).kind == kind).count();
    let pairs = [(blue, Kind::Production), (yellow, Kind::Utility), (red, Kind::Training), (purple, Kind::Special)];
    let goods = pairs.into_iter().filter(|(die, kind)| usize::from(*die) <= count(*kind)).count() as u8;
    machine.goods += u16::from(goods);
    world.tell(Event::MachineGained { goods });
}

/// FF-321 to FF-327: what the green die takes, and what it clears away.
fn market(state: &mut State<FantasticFactories>, green: u8, world: &mut World<'_, FantasticFactories>) {
    let card = match green {
        1..=4 => state.public.blueprints[usize::from(green) - 1].take(),
        _ => supply::turn_up(state, world),
    };
    if let Some(card) = card {
        state.public.machine.as_mut().expect("FF-310: a solo game has a Machine").cards.insert(card);
        world.tell(Event::MachineGot { card: state.cards.get().print(card) });
    }
    match green {
        5 => supply::wipe(state, Row::Blueprints, world),
        6 => supply::wipe(state, Row::Contractors, world),
        _ => {}
    }
    supply::refill(state, world);
}
