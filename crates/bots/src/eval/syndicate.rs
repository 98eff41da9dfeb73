//! Syndicate.
//!
//! Playouts to the end are cheap, but [`Insight::worth`] judges a position better than a careless rest of the
//! game does, so they last a few turns only.

mod investors;
mod plug;

use crate::{Insight, Opponents, Team};
use games::syndicate::cards::Cards;
use games::syndicate::state::{ROUNDS, SLOTS, Stage};
use games::syndicate::{Action, Player, Public, Syndicate};
use kernel::{Asked, CardId, Chance, Seat, SeatMap, State, Stream};
use plug::{best_plug, cover_worth, plug_worth};

/// What a robot yet to be bought pays on average.
const ROBOT: f32 = 3.2;
/// SYN-85: what it is worth to begin the next round, for each player one goes before.
const EARLIER: f32 = 0.4;
/// How much the players of a playout err about a robot, in VP.
const NOISE: f32 = 1.5;

impl Opponents for Syndicate {
    const TEAM: Team<Self> = Team::whole();
}

impl Insight for Syndicate {
    const SPREAD: f32 = 5.0;
    const HORIZON: usize = 18;
    const WORK: [u32; 4] = [20, 100, 1000, 12000];

    fn worth(state: &State<Self>) -> SeatMap<f32> {
        let (public, cards) = (&state.public, state.cards.get());
        let investors = investors::expected(public, cards);
        SeatMap::new(public.players.len(), |seat| {
            f32::from(public.players[seat].vp)
                + robots(public, cards, seat)
                + investors[seat]
                + EARLIER * going_before(public, seat)
        })
    }

    fn reflex(asked: Asked<'_, Self>, list: &mut Vec<Action>, chance: &mut dyn Chance) -> Action {
        let (public, cards) = (asked.public(), asked.cards());
        let player = &public.players[asked.seat()];
        match public.stage {
            Stage::Turn => turn(public, cards, player, chance),
            Stage::PlugIn { card } => {
                let places = player.empty_places().map(|place| plug_worth(player, cards, card, place));
                let best =
                    places.map(|plug| (plug.worth + noise(chance), plug.place)).max_by(|a, b| a.0.total_cmp(&b.0));
                Action::PlugIn { place: best.map_or(0, |(_, place)| place) as u8 + 1 }
            }
            Stage::Calibrate { place } => {
                let [cover_left, cover_right] = plug::best_cover(player, cards, usize::from(place));
                Action::Calibrate { cover_left, cover_right }
            }
            Stage::Over => crate::any(asked, list, chance),
        }
    }

    fn promise(asked: Asked<'_, Self>, action: &Action) -> f32 {
        let (public, cards) = (asked.public(), asked.cards());
        let player = &public.players[asked.seat()];
        let worth = match (*action, public.stage) {
            (Action::PlaceAgent { slot, sent }, _) => {
                let card = public.factory[usize::from(slot) - 1];
                let fair = f32::from(player.assistants) / f32::from(player.agents.max(1));
                slot_worth(player, cards, card) - 0.5 * (f32::from(sent) - fair).abs()
            }
            (Action::PlugIn { place }, Stage::PlugIn { card }) => {
                plug_worth(player, cards, card, usize::from(place) - 1).worth
            }
            (Action::Calibrate { cover_left, cover_right }, Stage::Calibrate { place }) => {
                cover_worth(player, cards, usize::from(place), [cover_left, cover_right])
            }
            (Action::Pass | Action::PlugIn { .. } | Action::Calibrate { .. }, _) => ROBOT,
        };
        (worth / 10.0).clamp(0.0, 1.0)
    }
}

/// SYN-26: buys what fits best, with a fair share of the assistants; passes now and then.
fn turn(public: &Public, cards: &Cards, player: &Player, chance: &mut dyn Chance) -> Action {
    // SYN-31: one turn of the five is a pass.
    let left = usize::from(player.agents) + usize::from(!player.passed);
    if player.agents == 0 || (!player.passed && chance.one_of(2 * left) == 0) {
        return Action::Pass;
    }
    let worth = |slot: usize| slot_worth(player, cards, public.factory[slot]);
    let slots = (0..SLOTS).map(|slot| (worth(slot) + noise(chance), slot));
    let slot = slots.max_by(|a, b| a.0.total_cmp(&b.0)).map_or(0, |(_, slot)| slot) as u8 + 1;
    let share = usize::from(player.assistants.div_ceil(player.agents)) + 1;
    let sent = chance.one_of(share + 1).min(usize::from(player.assistants)) as u8;
    Action::PlaceAgent { slot, sent }
}

/// What a card pays at its best place, and by the investors of its type.
fn slot_worth(player: &Player, cards: &Cards, card: CardId) -> f32 {
    let paid = f32::from(player.investors(cards.robot(card).kind));
    best_plug(player, cards, card).map_or(0.0, |plug| plug.worth) + paid
}

fn noise(chance: &mut dyn Chance) -> f32 {
    NOISE * chance.pick(Stream::TABLE, 16) as f32 / 16.0
}

/// SYN-63: what the robots of this round and of those to come will pay.
fn robots(public: &Public, cards: &Cards, seat: Seat) -> f32 {
    let player = &public.players[seat];
    let rounds = f32::from(ROUNDS - public.round.min(ROUNDS));
    let in_hand = match public.stage {
        Stage::PlugIn { card } if public.on_turn() == seat => {
            best_plug(player, cards, card).map_or(0.0, |plug| plug.worth)
        }
        Stage::Calibrate { place } if public.on_turn() == seat => {
            let cover = plug::best_cover(player, cards, usize::from(place));
            cover_worth(player, cards, usize::from(place), cover) - plug::network(player, cards)
        }
        Stage::PlugIn { .. } | Stage::Calibrate { .. } | Stage::Turn | Stage::Over => 0.0,
    };
    plug::network(player, cards) + in_hand + ROBOT * (f32::from(player.agents) + 4.0 * rounds)
}

/// SYN-85: how many players one will go before in the next round, as far as it is known.
fn going_before(public: &Public, seat: Seat) -> f32 {
    if public.round >= ROUNDS {
        return 0.0;
    }
    let passed = public.passed.len();
    let others = public.players.len() - 1;
    match public.passed.iter().position(|passed| *passed == seat) {
        Some(place) => place as f32,
        None => 0.5 * (passed + others) as f32,
    }
}
