//! Section 5: order of turns.

use super::{buy, pass, round};
use crate::Syndicate;
use crate::action::{Calibrate, Pass, PlaceAgent, PlugIn};
use crate::say::robot_piece;
use crate::state::Stage;
use kernel::{Illegal, Phrase, Question, State, World, act};

/// SYN-26: buy or pass.
pub(crate) static TURN: Question<Syndicate> = Question {
    name: "turn",
    acts: &[act::<Syndicate, PlaceAgent>(), act::<Syndicate, Pass>()],
    ask: |asked, part| {
        let player = &asked.public().players[asked.seat()];
        match part {
            Some("sent") => Phrase::new("syndicate-ask-sent").number("left", player.assistants),
            _ if !player.passed => Phrase::new("syndicate-ask-turn"),
            _ => Phrase::new("syndicate-ask-buy"),
        }
    },
    refuse: |_, _| Illegal::new("SYN-26", Phrase::new("syndicate-refuse-turn")),
};

/// SYN-41: where to plug in the robot just taken.
pub(crate) static PLUG_IN: Question<Syndicate> = Question {
    name: "plug-in",
    acts: &[act::<Syndicate, PlugIn>()],
    ask: |asked, _| Phrase::new("syndicate-ask-place").piece("card", robot_piece(asked.cards(), buy::at_hand(asked))),
    refuse: |_, _| Illegal::new("SYN-42", Phrase::new("syndicate-refuse-plug-in-first")),
};

/// SYN-46: which corners of the robot just plugged in to cover.
pub(crate) static CALIBRATE: Question<Syndicate> = Question {
    name: "calibrate",
    acts: &[act::<Syndicate, Calibrate>()],
    ask: |asked, _| {
        let ask = Phrase::new("syndicate-ask-cover").count("place", buy::calibrated(asked) + 1);
        ask.piece("card", robot_piece(asked.cards(), buy::at_hand(asked)))
    },
    refuse: |_, _| Illegal::new("SYN-46", Phrase::new("syndicate-refuse-calibrate-first")),
};

/// SYN-29, SYN-42: what everybody can see is forced is done without asking. A round has at most
/// three steps for each of 20 turns, and a game three rounds.
pub(super) fn settle(state: &mut State<Syndicate>, world: &mut World<'_, Syndicate>) {
    for _ in 0..3 * 20 * 3 {
        let public = &state.public;
        let seat = public.on_turn();
        let player = &public.players[seat];
        match public.stage {
            // SYN-31, SYN-32: everybody has bought four times and passed.
            Stage::Turn if usize::from(public.turns) == 5 * public.players.len() => round::end(state, world),
            Stage::Turn if player.agents == 0 => pass::pass(state, seat, true, world),
            Stage::PlugIn { .. } => {
                let mut empty = player.empty_places();
                match (empty.next(), empty.next()) {
                    (Some(place), None) => buy::plug_in(state, seat, place, world),
                    _ => return,
                }
            }
            Stage::Calibrate { place } => {
                let robot = player.network[usize::from(place)].expect("SYN-41: the card was just plugged in");
                match state.cards.get().robot(robot.card).coverable(player.assistants) {
                    [nothing] => buy::calibrate(state, *nothing, world),
                    _ => return,
                }
            }
            Stage::Turn | Stage::Over => return,
        }
    }
    unreachable!("SYN-31: a game has at most 60 turns");
}
