//! Section 12: clean-up and end of the round.

use super::machine;
use crate::cards::Numbers;
use crate::dice::Dice;
use crate::prints::{Print, Prints};
use crate::state::{LAID, Laid, Pending, Player, Stage};
use crate::{Action, Event, FantasticFactories, score, supply};
use kernel::{Coverage, Illegal, Phrase, Seat, Seen, State, World};

/// FF-367: the last round at the latest.
pub const LATEST_ROUND: u16 = 100;

type Seeing<'a> = Seen<'a, FantasticFactories>;

/// FF-280, FF-282, FF-283: exactly so many blueprints and tokens have to go.
fn surplus(player: &Player, hand: usize, numbers: &Numbers) -> (usize, u16) {
    let cards = hand.saturating_sub(usize::from(numbers.hand_limit));
    let tokens = (player.metal + player.energy).saturating_sub(u16::from(numbers.token_limit));
    (cards, tokens)
}

/// FF-281: every mix of blueprints and tokens. With a large surplus there are more than anybody wants
/// listed: then the list stops at the budget and says so.
pub(crate) fn legal(seen: Seeing<'_>, seat: Seat, budget: usize, out: &mut Vec<Action>) -> Coverage {
    let (player, cards) = (&seen.public().players[seat], seen.cards());
    let hand = seen.own().map(|hand| hand.prints(cards)).unwrap_or_default();
    let (surplus, tokens) = surplus(player, hand.len(), &cards.table);
    let metals = tokens.saturating_sub(player.energy)..=tokens.min(player.metal);
    let names: Vec<Print> = hand.names().collect();
    let most = out.len().saturating_add(budget.max(1));
    let whole = mixes(hand, &names, surplus, Prints::NONE, &mut |blueprints| {
        for metal in metals.clone() {
            if out.len() == most {
                return false;
            }
            out.push(Action::DiscardDown { blueprints, metal: metal as u8, energy: (tokens - metal) as u8 });
        }
        true
    });
    if whole { Coverage::Every } else { Coverage::Sample }
}

/// Every mix of so many among some names of a hand; stops when `each` does, and says whether it did not.
pub(crate) fn mixes(
    hand: Prints,
    names: &[Print],
    count: usize,
    so_far: Prints,
    each: &mut impl FnMut(Prints) -> bool,
) -> bool {
    if count == 0 {
        return each(so_far);
    }
    let Some((name, rest)) = names.split_first() else {
        return true;
    };
    let mut with = so_far;
    for taken in 0..=usize::from(hand.count(*name)).min(count) {
        if !mixes(hand, rest, count - taken, with, each) {
            return false;
        }
        with = if taken < usize::from(hand.count(*name)) { with.with(*name) } else { with };
    }
    true
}

pub(crate) fn check(seen: Seeing<'_>, seat: Seat, action: &Action) -> Result<(), Illegal> {
    let (player, cards) = (&seen.public().players[seat], seen.cards());
    let Action::DiscardDown { blueprints, metal, energy } = *action else {
        return Err(Illegal::new("FF-280", Phrase::new("factories-refuse-clean-up")));
    };
    let hand = seen.own().map(|hand| hand.prints(cards)).unwrap_or_default();
    let (surplus, tokens) = surplus(player, hand.len(), &cards.table);
    if blueprints.len() != surplus || u16::from(metal) + u16::from(energy) != tokens {
        let why = Phrase::new("factories-refuse-surplus").count("cards", surplus).number("tokens", tokens);
        return Err(Illegal::new("FF-282", why));
    }
    if !hand.has(blueprints) || u16::from(metal) > player.metal || u16::from(energy) > player.energy {
        return Err(Illegal::new("FF-281", Phrase::new("factories-refuse-not-yours")));
    }
    Ok(())
}

pub(crate) fn discard_down(
    state: &mut State<FantasticFactories>,
    seat: Seat,
    blueprints: Prints,
    [metal, energy]: [u8; 2],
    world: &mut World<'_, FantasticFactories>,
) {
    for print in blueprints.each() {
        supply::discard(state, seat, print);
    }
    let player = &mut state.public.players[seat];
    player.metal -= u16::from(metal);
    player.energy -= u16::from(energy);
    world.tell(Event::DiscardedDown { seat, blueprints, metal, energy });
    if let Stage::CleanUp { turn } = &mut state.public.stage {
        *turn += 1;
    }
    settle(state, world);
}

/// FF-284: in turn order; players within the limits are passed over. Then the round ends.
pub(crate) fn settle(state: &mut State<FantasticFactories>, world: &mut World<'_, FantasticFactories>) {
    let Stage::CleanUp { turn } = state.public.stage else {
        unreachable!("FF-280: clean-up comes after the Work phase");
    };
    let over = |seat: Seat| {
        let hand = state.private[seat].cards.len();
        surplus(&state.public.players[seat], hand, &state.cards.get().table) != (0, 0)
    };
    let next = state.public.turn_order().enumerate().skip(usize::from(turn)).find(|(_, seat)| over(*seat));
    match next {
        Some((turn, _)) => state.public.stage = Stage::CleanUp { turn: turn as u8 },
        None => end_round(state, world),
    }
}

/// FF-286 to FF-294: dice come back, the token passes on, the Machine has its turn; then the next round,
/// or the end.
fn end_round(state: &mut State<FantasticFactories>, world: &mut World<'_, FantasticFactories>) {
    for (_, player) in state.public.players.iter_mut() {
        player.dice = Dice::NONE;
        player.floors = [Dice::NONE; 3];
        player.laid = [Laid::default(); LAID];
        (player.used, player.fresh) = (0, 0);
        player.pending = Pending::Nothing;
    }
    state.public.first = state.public.first.next(state.public.players.len());
    if state.public.machine.is_some() {
        machine::turn(state, world);
    }
    let round = state.public.round;
    if state.public.last_round.is_none() && (is_triggered(state) || round + 1 >= LATEST_ROUND) {
        state.public.last_round = Some(round + 1);
        world.tell(Event::EndTriggered { last_round: round + 1 });
    }
    if state.public.last_round == Some(round) {
        state.public.stage = Stage::Over;
        score::tell(state, world);
        return;
    }
    state.public.round += 1;
    state.public.stage = Stage::Market { turn: 0, wiped: false };
    world.tell(Event::RoundBegan { round: round + 1, first: state.public.first });
    supply::refill(state, world);
}

/// FF-290, FF-291, FF-335.
fn is_triggered(state: &State<FantasticFactories>) -> bool {
    let numbers = &state.cards.get().table;
    let goods = u16::from(numbers.end_goods);
    let player = |player: &Player| player.goods >= goods || player.built.len() >= usize::from(numbers.end_built);
    let machine = state.public.machine.is_some_and(|machine| machine.goods >= goods);
    machine || state.public.players.iter().any(|(_, one)| player(one))
}
