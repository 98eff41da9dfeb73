//! FF-100 to FF-110: the HQ.

use super::hire;
use crate::action::Floor;
use crate::cards::Cards;
use crate::effect::Amount;
use crate::state::Player;
use crate::{Action, Event, FantasticFactories};
use kernel::{Illegal, Phrase, Seat, State, World};

fn has_room(player: &Player, cards: &Cards, floor: Floor) -> bool {
    player.floor(floor).len() < cards.table.floor_slots
}

pub(crate) fn legal(player: &Player, cards: &Cards, out: &mut Vec<Action>) {
    for floor in Floor::ALL.into_iter().filter(|floor| has_room(player, cards, *floor)) {
        let dice = player.dice.values().filter(|die| floor.takes(*die));
        out.extend(dice.map(|die| Action::PlaceHq { die, floor }));
    }
}

pub(crate) fn check(player: &Player, cards: &Cards, die: u8, floor: Floor) -> Result<(), Illegal> {
    if !(1..=6).contains(&die) || player.dice.count(die) == 0 {
        return Err(Illegal::new("FF-82", Phrase::new("factories-refuse-no-die").number("die", die)));
    }
    if !floor.takes(die) {
        return Err(match floor {
            Floor::Generate => Illegal::new("FF-103", Phrase::new("factories-refuse-generate")),
            Floor::Mine | Floor::Research => Illegal::new("FF-104", Phrase::new("factories-refuse-mine")),
        });
    }
    if !has_room(player, cards, floor) {
        return Err(Illegal::new("FF-100", Phrase::new("factories-refuse-full")));
    }
    Ok(())
}

/// FF-101 to FF-109: each die pays at once, and 1 more if its value lies on the floor already.
pub(crate) fn place(
    state: &mut State<FantasticFactories>,
    seat: Seat,
    die: u8,
    floor: Floor,
    world: &mut World<'_, FantasticFactories>,
) {
    let player = &mut state.public.players[seat];
    let bonus = player.floor(floor).count(die) > 0;
    player.dice = player.dice.without(crate::Dice::of(&[die])).expect("FF-82: the die was checked");
    player.floors[floor as usize] = player.floor(floor).with(die);
    world.tell(Event::Placed { seat, die, floor, bonus });
    hire::receive(state, seat, gain(floor, die, bonus), world);
}

/// FF-102 to FF-107: what a die gives on a floor, with the bonus or without it.
pub(crate) fn gain(floor: Floor, die: u8, bonus: bool) -> Amount {
    let more = u8::from(bonus);
    match floor {
        Floor::Research => Amount { cards: 1 + more, ..Amount::NONE },
        Floor::Generate => Amount::tokens(0, die + more),
        Floor::Mine => Amount::tokens(1 + more, 0),
    }
}
