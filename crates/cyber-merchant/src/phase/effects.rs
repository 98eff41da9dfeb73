//! Section 6: what tricks do.

use super::targets::Board;
use super::{Game, Told, change, tricks};
use crate::cards::{Corporation, Effect};
use crate::state::{Frame, Stack, Stage, note, pass};
use crate::{Event, Target};
use kernel::{CardId, Seat};

/// CM-50, CM-51: the trick goes to the discard pile and does what it does. A stolen one that leaves nothing
/// to choose follows at once, as everybody can see what it is.
pub(super) fn play(state: &mut Game, seat: Seat, card: CardId, target: Target, world: &mut Told<'_>) {
    let (mut card, mut target) = (card, target);
    while let Some((stolen, effect)) = resolve(state, seat, card, target, world) {
        state.public.stage = Stage::Tricks { turn: seat, frame: Frame::Stolen { card: stolen } };
        match Board::of(state.seen(seat), seat).only_target(effect) {
            Some(only) => (card, target) = (stolen, only),
            None => return,
        }
    }
}

/// Carries out one trick; gives the trick it stole and what that does, which is to be played next.
fn resolve(
    state: &mut Game,
    seat: Seat,
    card: CardId,
    target: Target,
    world: &mut Told<'_>,
) -> Option<(CardId, Effect)> {
    let one = Stack::one(card);
    state.private[seat].hand.remove(card);
    state.public.held = state.public.held.without(one);
    state.public.discard.insert(card);
    note(state, |notes| notes.showed(seat, one));
    world.tell(state, Event::TrickPlayed { seat, card });
    let effect = state.cards.get().effect(card).expect("CM-45: only tricks are played");
    match (effect, target) {
        (Effect::Move { by }, Target::Price(corporation)) => move_price(state, corporation, by, world),
        (Effect::Shift, Target::Shift { up, down }) => {
            move_price(state, up, 1, world);
            move_price(state, down, -1, world);
        }
        (Effect::Swap, Target::Swap(one, other)) => swap(state, one, other, world),
        (Effect::Change, _) => {
            change::begin(state, seat, world);
            return None;
        }
        (Effect::Steal, Target::Victim(victim)) => {
            let stolen = steal(state, seat, victim, world);
            if stolen.is_some() {
                return stolen;
            }
        }
        // CM-58, CM-60, CM-65: declined, or nobody to rob.
        (Effect::Move { .. } | Effect::Shift | Effect::Swap | Effect::Steal, _) => {
            world.tell(state, Event::NoEffect { seat, card });
        }
    }
    tricks::end_turn(state, seat, world);
    None
}

/// CM-52, CM-56: a price moves as far as the track goes; gives where it stood and where it stands.
pub(super) fn shift(state: &mut Game, corporation: Corporation, by: i8) -> (u8, u8) {
    let from = state.public.price(corporation);
    let to = state.cards.get().table.moved(from, by);
    state.public.prices[corporation.index()] = to;
    (from, to)
}

fn move_price(state: &mut Game, corporation: Corporation, by: i8, world: &mut Told<'_>) {
    let (from, to) = shift(state, corporation, by);
    world.tell(state, Event::PriceMoved { corporation, from, to });
}

/// CM-68.
fn swap(state: &mut Game, one: Corporation, other: Corporation, world: &mut Told<'_>) {
    state.public.prices.swap(one.index(), other.index());
    let (price, other_price) = (state.public.price(one), state.public.price(other));
    world.tell(state, Event::PricesSwapped { one, price, other, other_price });
}

/// CM-64, CM-112: a random card of the victim's hand. A trick is seen by all, as it is played at once (CM-66).
fn steal(state: &mut Game, by: Seat, from: Seat, world: &mut Told<'_>) -> Option<(CardId, Effect)> {
    let (cards, hand) = (state.cards.get(), state.private[from].hand);
    let card = hand.nth(world.pick(hand.len() as u32) as usize).expect("a rank below the length");
    let stolen = |card| Event::Stolen { by, from, card };
    let Some(effect) = cards.effect(card) else {
        pass(state, from, by, card, &(0..cards.tricks().start));
        world.tell_apart(state, by.only().with(from), stolen(Some(card)), stolen(None));
        return None;
    };
    pass(state, from, by, card, &(card..card + 1));
    world.tell(state, stolen(Some(card)));
    Some((card, effect))
}
