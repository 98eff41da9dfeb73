//! Section 6: action A, buy a robot.

use super::pass::lay_card;
use crate::state::{AGENTS, Player, Plugged, SLOTS, Stage};
use crate::{Action, Cards, Event, Syndicate};
use kernel::{Illegal, Phrase, Seat, State, World};

/// SYN-33, SYN-34: any slot, with any number of assistants.
pub(crate) fn slots(player: &Player, out: &mut Vec<Action>) {
    for slot in 1..=SLOTS as u8 {
        out.extend((0..=player.assistants).map(|sent| Action::PlaceAgent { slot, sent }));
    }
}

pub(crate) fn check_agent(player: &Player, slot: u8, sent: u8) -> Result<(), Illegal> {
    if !(1..=SLOTS as u8).contains(&slot) {
        return Err(Illegal::new("SYN-33", Phrase::new("syndicate-refuse-slot").number("slot", slot)));
    }
    if player.agents == 0 {
        return Err(Illegal::new("SYN-29", Phrase::new("syndicate-refuse-no-agent").number("agents", AGENTS)));
    }
    if sent > player.assistants {
        let why = Phrase::new("syndicate-refuse-sent").number("sent", sent).number("left", player.assistants);
        return Err(Illegal::new("SYN-34", why));
    }
    Ok(())
}

/// SYN-33, SYN-34, SYN-38: pawns to the slot, its card to the player, the next card to the slot.
pub(crate) fn place_agent(
    state: &mut State<Syndicate>,
    seat: Seat,
    slot: u8,
    sent: u8,
    world: &mut World<'_, Syndicate>,
) {
    let at = usize::from(slot) - 1;
    let player = &mut state.public.players[seat];
    player.agents -= 1;
    player.assistants -= sent;
    player.at[at].agents += 1;
    player.at[at].assistants += sent;
    let card = state.public.factory[at];
    world.tell(Event::AgentPlaced { seat, slot, sent, card });
    state.public.stage = Stage::PlugIn { card };
    lay_card(state, at, world);
}

pub(crate) fn check_place(player: &Player, place: u8) -> Result<(), Illegal> {
    if player.empty_places().any(|empty| empty + 1 == usize::from(place)) {
        return Ok(());
    }
    let free = player.empty_places().map(|empty| Phrase::new("syndicate-place").count("place", empty + 1)).collect();
    Err(Illegal::new("SYN-41", Phrase::new("syndicate-refuse-place").number("place", place).list("free", free)))
}

/// SYN-41: the card goes to a place (from 0) and stays there.
pub(crate) fn plug_in(state: &mut State<Syndicate>, seat: Seat, place: usize, world: &mut World<'_, Syndicate>) {
    let Stage::PlugIn { card } = state.public.stage else {
        unreachable!("SYN-39: a card was taken before it is plugged in");
    };
    state.public.players[seat].network[place] = Some(Plugged { card, covered: [false; 2] });
    state.public.stage = Stage::Calibrate { place: place as u8 };
    world.tell(Event::PluggedIn { seat, place: place as u8 + 1, card });
}

/// SYN-46 to SYN-48: which corners of the card at a place can be covered with the pool's assistants.
pub(crate) fn covers(player: &Player, cards: &Cards, place: usize, out: &mut Vec<Action>) {
    let [left, right] = coverable(player, cards, place);
    for (cover_left, cover_right) in [(false, false), (true, false), (false, true), (true, true)] {
        let needed = u8::from(cover_left) + u8::from(cover_right);
        if (left || !cover_left) && (right || !cover_right) && needed <= player.assistants {
            out.push(Action::Calibrate { cover_left, cover_right });
        }
    }
}

/// Whether there is anything to choose when the card at a place is calibrated.
pub(crate) fn can_cover(player: &Player, cards: &Cards, place: usize) -> bool {
    player.assistants > 0 && coverable(player, cards, place) != [false; 2]
}

pub(crate) fn check_covers(player: &Player, cards: &Cards, place: usize, cover: [bool; 2]) -> Result<(), Illegal> {
    let coverable = coverable(player, cards, place);
    for (side, key) in ["syndicate-refuse-cover-left", "syndicate-refuse-cover-right"].into_iter().enumerate() {
        if cover[side] && !coverable[side] {
            return Err(Illegal::new("SYN-48", Phrase::new(key)));
        }
    }
    let needed = cover.iter().filter(|covered| **covered).count();
    if needed > usize::from(player.assistants) {
        let why = Phrase::new("syndicate-refuse-covers").count("needed", needed).number("left", player.assistants);
        return Err(Illegal::new("SYN-52", why));
    }
    Ok(())
}

/// SYN-48: a + or − can be covered, a = cannot.
fn coverable(player: &Player, cards: &Cards, place: usize) -> [bool; 2] {
    match player.network[place] {
        Some(plugged) => {
            let robot = cards.robot(plugged.card);
            [robot.left.can_be_covered(), robot.right.can_be_covered()]
        }
        None => [false; 2],
    }
}

/// SYN-43 to SYN-47: each corner that is not covered turns its die, once.
pub(crate) fn calibrate(
    state: &mut State<Syndicate>,
    seat: Seat,
    covered: [bool; 2],
    world: &mut World<'_, Syndicate>,
) {
    let Stage::Calibrate { place } = state.public.stage else {
        unreachable!("SYN-50: corners are covered when the card is plugged in");
    };
    let at = usize::from(place);
    let player = &mut state.public.players[seat];
    let plugged = player.network[at].as_mut().expect("SYN-41: the card was just plugged in");
    let robot = state.cards.get().robot(plugged.card);
    plugged.covered = covered;
    player.assistants -= covered.iter().filter(|covered| **covered).count() as u8;
    let before = [player.dice[at], player.dice[at + 1]];
    let turned = [robot.left.turn(before[0]), robot.right.turn(before[1])];
    let after = [0, 1].map(|side| if covered[side] { before[side] } else { turned[side] });
    player.dice[at] = after[0];
    player.dice[at + 1] = after[1];
    state.public.stage = Stage::Turn;
    state.public.turns += 1;
    world.tell(Event::Calibrated { seat, place: place + 1, covered, before, after });
}
