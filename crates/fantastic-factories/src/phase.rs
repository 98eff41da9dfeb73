//! The course of the game, one file per chapter of the rulebook.

mod activate;
pub mod build;
pub(crate) mod clean_up;
pub mod headquarters;
mod hire;
mod machine;
mod market;
mod work;

use crate::{
    Amount, Asked, Cards, Effect, Event, FantasticFactories, Pending, Player, Print, Prints, Seen, Stage, State, Work,
    World, player, score, supply,
};
use kernel::{FactValue, Facts, Owed, Question, Seat};

/// FF-35, FF-51, FF-284: whom the table waits for.
pub(crate) fn owed(seen: Seen<'_>) -> Owed {
    let public = seen.public();
    let nth = |turn: u8| public.turn_order().nth(usize::from(turn)).expect("FF-12: a seat for each turn");
    match public.stage {
        Stage::Market { turn, .. } | Stage::CleanUp { turn } => Owed::turn(nth(turn)),
        Stage::Work => match public.options.work {
            Work::Together => Owed::open(public.at_work()),
            Work::InTurn => {
                let next = public.turn_order().find(|seat| !public.players[*seat].finished);
                Owed::turn(next.expect("FF-133: the Work phase ends when all have finished"))
            }
        },
        Stage::Over => Owed::Over(score::standings(seen)),
    }
}

/// What a seat is asked.
pub(crate) fn question(asked: Asked<'_>) -> &'static Question<FantasticFactories> {
    match asked.public().stage {
        Stage::Market { .. } => &market::MARKET,
        Stage::Work => match player(asked).pending {
            Pending::Foreman { .. } => &work::FOREMAN,
            Pending::Nothing | Pending::ExtraDice { .. } | Pending::Specialist => &work::WORK,
        },
        Stage::CleanUp { .. } => &clean_up::CLEAN_UP,
        Stage::Over => unreachable!("FF-297: nobody is asked when the game is over"),
    }
}

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

/// The cards that give something by themselves, once a round, and have not done so: with what they give.
fn waiting(
    player: &Player,
    cards: &'static Cards,
    printed: bool,
    by: fn(&Effect) -> Option<Amount>,
) -> impl Iterator<Item = (Print, Amount)> + use<> {
    player.unused().filter_map(move |print| Some((print, by(cards.effect(print, printed))?)))
}

/// Lets them give it.
fn receive_from(state: &mut State, seat: Seat, waiting: impl Iterator<Item = (Print, Amount)>, world: &mut World<'_>) {
    for (print, gain) in waiting {
        state.public.players[seat].used.insert(print);
        receive(state, seat, gain, world);
    }
}

/// Names so many blueprints of the hand to discard, besides those that are named already; gives all of them.
fn fill_discards(hand: Prints, wanted: usize, facts: &mut Facts) -> Option<Prints> {
    let named = Prints::read("discard", facts)?;
    let spare = if hand.has(named) { hand.without(named) } else { hand };
    let more = spare.each().take(wanted.saturating_sub(named.len()));
    *facts = std::mem::take(facts).with_each("discard", more);
    Prints::read("discard", facts)
}
