//! Section 7: the market turn.

use super::{hire, work};
use crate::action::Row;
use crate::effect::{Amount, Token};
use crate::state::{ROW, Stage};
use crate::{Action, Event, FantasticFactories, supply};
use kernel::{Illegal, Phrase, Seat, Seen, State, World};

type Seeing<'a> = Seen<'a, FantasticFactories>;

fn price(pay: Token) -> Amount {
    Amount::NONE.and_token(Some(pay), 1)
}

/// FF-55 to FF-74.
pub(crate) fn legal(seen: Seeing<'_>, seat: Seat, wiped: bool, out: &mut Vec<Action>) {
    let player = &seen.public().players[seat];
    let from = out.len();
    for slot in 0..ROW {
        if seen.public().blueprints[slot].is_some() {
            out.push(Action::TakeBlueprint { slot: slot as u8 + 1 });
        }
    }
    hire::legal(seen, seat, out);
    if out.len() == from {
        out.push(Action::PassMarket);
    }
    if !wiped {
        for pay in [Token::Metal, Token::Energy].into_iter().filter(|pay| player.can_pay(price(*pay))) {
            out.extend([Row::Blueprints, Row::Contractors].map(|row| Action::WipeRow { row, pay }));
        }
    }
}

pub(crate) fn check(seen: Seeing<'_>, seat: Seat, wiped: bool, action: &Action) -> Result<(), Illegal> {
    let player = &seen.public().players[seat];
    match *action {
        Action::WipeRow { .. } if wiped => Err(Illegal::new("FF-58", Phrase::new("factories-refuse-wiped"))),
        Action::WipeRow { pay, .. } if !player.can_pay(price(pay)) => {
            Err(Illegal::new("FF-57", Phrase::new("factories-refuse-wipe-price")))
        }
        Action::WipeRow { .. } => Ok(()),
        Action::TakeBlueprint { slot } => match slot_of(slot).and_then(|at| seen.public().blueprints[at]) {
            Some(_) => Ok(()),
            None => Err(Illegal::new("FF-61", Phrase::new("factories-refuse-slot").number("slot", slot))),
        },
        Action::Hire { slot, discard, opponent } => hire::check(seen, seat, slot, discard, opponent),
        Action::PassMarket => {
            let mut other = Vec::new();
            legal(seen, seat, true, &mut other);
            match other.first() {
                Some(Action::PassMarket) => Ok(()),
                _ => Err(Illegal::new("FF-74", Phrase::new("factories-refuse-pass"))),
            }
        }
        Action::SetForemanDice { .. }
        | Action::TakeSpecialistDie { .. }
        | Action::PlaceHq { .. }
        | Action::Build { .. }
        | Action::Activate { .. }
        | Action::FinishWork
        | Action::DiscardDown { .. } => Err(Illegal::new("FF-56", Phrase::new("factories-refuse-market"))),
    }
}

/// A slot from 1 as an index.
pub(crate) fn slot_of(slot: u8) -> Option<usize> {
    (1..=ROW).contains(&usize::from(slot)).then(|| usize::from(slot) - 1)
}

/// FF-57 to FF-60.
pub(crate) fn wipe(
    state: &mut State<FantasticFactories>,
    seat: Seat,
    row: Row,
    pay: Token,
    world: &mut World<'_, FantasticFactories>,
) {
    state.public.players[seat].pay(price(pay));
    world.tell(Event::RowWiped { seat, row, pay });
    supply::wipe(state, row, world);
    if let Stage::Market { wiped, .. } = &mut state.public.stage {
        *wiped = true;
    }
}

/// FF-61, FF-62: everybody sees which card goes to the hand.
pub(crate) fn take(
    state: &mut State<FantasticFactories>,
    seat: Seat,
    slot: u8,
    world: &mut World<'_, FantasticFactories>,
) {
    let at = usize::from(slot) - 1;
    let card = state.public.blueprints[at].take().expect("FF-61: the slot was checked");
    state.private[seat].cards.insert(card);
    state.public.players[seat].noted.insert(card);
    world.tell(Event::Took { seat, slot, card: state.cards.get().print(card) });
    supply::refill_row(state, Row::Blueprints, world);
    end_turn(state, world);
}

/// FF-74.
pub(crate) fn pass(state: &mut State<FantasticFactories>, seat: Seat, world: &mut World<'_, FantasticFactories>) {
    world.tell(Event::PassedMarket { seat });
    end_turn(state, world);
}

/// FF-51, FF-52: the next player's turn, before which the market is filled (FF-32), or the Work phase.
pub(crate) fn end_turn(state: &mut State<FantasticFactories>, world: &mut World<'_, FantasticFactories>) {
    let Stage::Market { turn, .. } = state.public.stage else {
        unreachable!("FF-51: a market turn ends in the Market phase");
    };
    let turn = turn + 1;
    if usize::from(turn) == state.public.players.len() {
        work::begin(state, world);
    } else {
        state.public.stage = Stage::Market { turn, wiped: false };
        supply::refill(state, world);
    }
}
