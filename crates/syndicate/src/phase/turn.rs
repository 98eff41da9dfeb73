//! Section 5: order of turns.

use super::{buy, pass, round};
use crate::state::{Public, Stage};
use crate::{Action, Cards, Syndicate, score};
use kernel::{Illegal, Owed, Phrase, Seat, State, World};

/// SYN-25: the order stack decides, from the top down and round again.
pub(crate) fn owed(public: &Public) -> Owed {
    match public.stage {
        Stage::Over => Owed::Over(score::standings(public)),
        Stage::Turn | Stage::PlugIn { .. } | Stage::Calibrate { .. } => Owed::turn(public.on_turn()),
    }
}

/// All that the seat on turn can choose.
pub(crate) fn legal(public: &Public, cards: &Cards, seat: Seat, out: &mut Vec<Action>) {
    if seat != public.on_turn() {
        return;
    }
    let player = &public.players[seat];
    match public.stage {
        Stage::Turn => {
            if player.agents > 0 {
                buy::slots(player, out);
            }
            if !player.passed {
                out.push(Action::Pass);
            }
        }
        Stage::PlugIn { .. } => {
            out.extend(player.empty_places().map(|place| Action::PlugIn { place: place as u8 + 1 }));
        }
        Stage::Calibrate { place } => buy::covers(player, cards, usize::from(place), out),
        Stage::Over => {}
    }
}

/// Whether the seat on turn can choose this.
pub(crate) fn check(public: &Public, cards: &Cards, seat: Seat, action: &Action) -> Result<(), Illegal> {
    let player = &public.players[seat];
    match (public.stage, *action) {
        (Stage::Turn, Action::PlaceAgent { slot, sent }) => buy::check_agent(player, slot, sent),
        (Stage::Turn, Action::Pass) => pass::check(player),
        (Stage::PlugIn { .. }, Action::PlugIn { place }) => buy::check_place(player, place),
        (Stage::Calibrate { place }, Action::Calibrate { cover_left, cover_right }) => {
            buy::check_covers(player, cards, usize::from(place), [cover_left, cover_right])
        }
        (Stage::Turn, _) => Err(Illegal::new("SYN-26", Phrase::new("syndicate-refuse-turn"))),
        (Stage::PlugIn { .. }, _) => Err(Illegal::new("SYN-42", Phrase::new("syndicate-refuse-plug-in-first"))),
        (Stage::Calibrate { .. }, _) => Err(Illegal::new("SYN-46", Phrase::new("syndicate-refuse-calibrate-first"))),
        (Stage::Over, _) => Err(Illegal::new("SYN-87", Phrase::new("table-refuse-over"))),
    }
}

/// Somebody who has no seat wants to act.
pub(crate) fn not_a_player() -> Illegal {
    Illegal::new("SYN-25", Phrase::new("syndicate-refuse-onlooker"))
}

/// Carries out a choice, and everything after it that leaves no choice.
pub(crate) fn apply(state: &mut State<Syndicate>, seat: Seat, action: Action, world: &mut World<'_, Syndicate>) {
    match action {
        Action::PlaceAgent { slot, sent } => buy::place_agent(state, seat, slot, sent, world),
        Action::PlugIn { place } => buy::plug_in(state, seat, usize::from(place) - 1, world),
        Action::Calibrate { cover_left, cover_right } => buy::calibrate(state, seat, [cover_left, cover_right], world),
        Action::Pass => pass::pass(state, seat, false, world),
    }
    settle(state, world);
}

/// SYN-29, SYN-42: what everybody can see is forced is done without asking. A round has at most
/// three steps for each of 20 turns, and a game three rounds.
fn settle(state: &mut State<Syndicate>, world: &mut World<'_, Syndicate>) {
    for _ in 0..3 * 20 * 3 {
        let public = &state.public;
        let seat = public.on_turn();
        let player = &public.players[seat];
        match public.stage {
            // SYN-31, SYN-32: everybody has bought four times and passed.
            Stage::Turn if usize::from(public.turns) == 5 * public.players.len() => round::end(state, world),
            Stage::Turn if player.agents == 0 => pass::pass(state, seat, true, world),
            Stage::PlugIn { .. } => match one(player.empty_places()) {
                Some(place) => buy::plug_in(state, seat, place, world),
                None => return,
            },
            Stage::Calibrate { place } if !buy::can_cover(player, state.cards.get(), usize::from(place)) => {
                buy::calibrate(state, seat, [false; 2], world);
            }
            Stage::Turn | Stage::Calibrate { .. } | Stage::Over => return,
        }
    }
    unreachable!("SYN-31: a game has at most 60 turns");
}

/// The only one, if there is only one.
fn one<T>(mut things: impl Iterator<Item = T>) -> Option<T> {
    let first = things.next()?;
    things.next().is_none().then_some(first)
}
