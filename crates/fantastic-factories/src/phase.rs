//! The course of the game, one file per chapter of the rulebook.

mod activate;
pub mod build;
pub(crate) mod clean_up;
pub mod headquarters;
mod hire;
mod machine;
mod market;
mod work;

pub(crate) use clean_up::CLEAN_UP;
pub(crate) use market::MARKET;
pub(crate) use work::{FOREMAN, WORK};

use crate::{Amount, Cards, Effect, Event, Print, Prints, Public, State, World, supply};
use kernel::{FactValue, Facts, Seat};

/// FF-113, FF-122, FF-252: gains are received at once: tokens and goods, then blueprints.
fn receive(state: &mut State, seat: Seat, gain: Amount, world: &mut World<'_>) {
    let player = &mut state.public.players[seat];
    player.metal += u16::from(gain.metal);
    player.energy += u16::from(gain.energy);
    player.goods += u16::from(gain.goods);
    let things = Amount { cards: 0, ..gain };
    if !things.is_none() {
        world.tell(state, Event::Gained { seat, gain: things });
    }
    if gain.cards > 0 {
        supply::draw(state, seat, gain.cards, world);
    }
}

/// What makes cards give something by themselves.
#[derive(Clone, Copy, Debug)]
enum Cause {
    /// FF-162, FF-163, FF-164, FF-363: goods were gained.
    Goods,
    /// FF-352, FF-353, FF-354, FF-355, FF-356, with the printed cards: this card was built.
    Built(Print),
}

/// The cards that give something for it, once a round, and have not done so: with what they give.
fn rewards(
    public: &Public,
    cards: &'static Cards,
    seat: Seat,
    cause: Cause,
) -> impl Iterator<Item = (Print, Amount)> + use<> {
    let printed = public.printed();
    public.players[seat].unused().filter_map(move |print| match (cause, &cards.face(print, printed).effect) {
        (Cause::Goods, Effect::Laboratory { gain }) => Some((print, *gain)),
        (Cause::Built(built), Effect::OnBuild { gain }) if printed && print != built => Some((print, *gain)),
        _ => None,
    })
}

/// Lets them give it.
fn reward(state: &mut State, seat: Seat, cause: Cause, world: &mut World<'_>) {
    for (print, gain) in rewards(&state.public, state.cards.get(), seat, cause) {
        state.public.players[seat].used.insert(print);
        receive(state, seat, gain, world);
    }
}

/// Names so many blueprints of the hand to discard, besides those that are named already.
fn fill_discards(hand: Prints, wanted: usize, facts: &mut Facts) {
    let Some(named) = Prints::read("discard", facts) else { return };
    let spare = if hand.has_all(named) { hand.without(named) } else { hand };
    let more = spare.iter().take(wanted.saturating_sub(named.len()));
    *facts = std::mem::take(facts).with_each("discard", more);
}
