//! Section 6: action A, buy a robot: place an agent, plug the robot in, calibrate.

use super::pass::lay_card;
use super::turn::settle;
use crate::action::{Calibrate, PlaceAgent, PlugIn};
use crate::cards::{Cards, Robot};
use crate::say::{buy_phrase, cover_phrase, foresee, place_phrase};
use crate::state::{AGENTS, Player, Plugged, SLOTS, Stage};
use crate::{Event, Foresight, Syndicate};
use kernel::{Act, Asked, Fact, Facts, Illegal, List, Phrase, RuleId, Seat, State, World};

impl Act<Syndicate> for PlaceAgent {
    /// SYN-33, SYN-34: any slot, with any number of assistants.
    fn list(asked: Asked<'_, Syndicate>, out: &mut List<'_, Syndicate>) {
        let player = &asked.public().players[asked.seat()];
        for slot in (1..=SLOTS as u8).filter(|_| player.agents > 0) {
            out.extend((0..=player.assistants).map(|sent| PlaceAgent { slot, sent }));
        }
    }

    fn count(asked: Asked<'_, Syndicate>) -> Option<usize> {
        let player = &asked.public().players[asked.seat()];
        Some(if player.agents > 0 { SLOTS * (usize::from(player.assistants) + 1) } else { 0 })
    }

    fn nth(asked: Asked<'_, Syndicate>, number: usize) -> PlaceAgent {
        let each = usize::from(asked.public().players[asked.seat()].assistants) + 1;
        PlaceAgent { slot: (number / each) as u8 + 1, sent: (number % each) as u8 }
    }

    fn check(self, asked: Asked<'_, Syndicate>) -> Result<(), Illegal> {
        let (player, PlaceAgent { slot, sent }) = (&asked.public().players[asked.seat()], self);
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
    fn apply(self, state: &mut State<Syndicate>, seat: Seat, world: &mut World<'_, Syndicate>) {
        let PlaceAgent { slot, sent } = self;
        let at = usize::from(slot) - 1;
        let player = &mut state.public.players[seat];
        player.agents -= 1;
        player.assistants -= sent;
        player.at[at].agents += 1;
        player.at[at].assistants += sent;
        let card = state.public.factory[at];
        world.tell(state, Event::AgentPlaced { seat, slot, sent, card });
        state.public.stage = Stage::PlugIn { card };
        lay_card(state, at, world);
        settle(state, world);
    }

    fn fill(_: Asked<'_, Syndicate>, facts: &mut Facts) {
        facts.or("slot", 1);
        facts.or("sent", 0);
    }

    fn name(asked: Asked<'_, Syndicate>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        match &*fact.part {
            "slot" => (buy_phrase(*asked, fact.value), "SYN-33"),
            _ => (Phrase::new("syndicate-step-sent").number("sent", fact.value), "SYN-34"),
        }
    }

    fn say(self, asked: Asked<'_, Syndicate>) -> Phrase {
        let buy = buy_phrase(*asked, self.slot.into());
        Phrase::new("syndicate-action-agent").phrase("buy", buy).number("sent", self.sent)
    }
}

impl Act<Syndicate> for PlugIn {
    fn list(asked: Asked<'_, Syndicate>, out: &mut List<'_, Syndicate>) {
        let player = &asked.public().players[asked.seat()];
        out.extend(player.empty_places().map(|place| PlugIn { place: place as u8 + 1 }));
    }

    fn count(asked: Asked<'_, Syndicate>) -> Option<usize> {
        Some(asked.public().players[asked.seat()].empty_places().count())
    }

    fn nth(asked: Asked<'_, Syndicate>, number: usize) -> PlugIn {
        let place = asked.public().players[asked.seat()].empty_places().nth(number);
        PlugIn { place: place.expect("SYN-41: an empty place") as u8 + 1 }
    }

    fn check(self, asked: Asked<'_, Syndicate>) -> Result<(), Illegal> {
        let empty = asked.public().players[asked.seat()].empty_places();
        if empty.clone().any(|empty| empty + 1 == usize::from(self.place)) {
            return Ok(());
        }
        let free = empty.map(|empty| Phrase::new("syndicate-place").count("place", empty + 1)).collect();
        let why = Phrase::new("syndicate-refuse-place").number("place", self.place).list("free", free);
        Err(Illegal::new("SYN-41", why))
    }

    fn apply(self, state: &mut State<Syndicate>, seat: Seat, world: &mut World<'_, Syndicate>) {
        plug_in(state, seat, usize::from(self.place) - 1, world);
        settle(state, world);
    }

    fn name(asked: Asked<'_, Syndicate>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (place_phrase(*asked, fact.value), "SYN-41")
    }

    /// As if no corner were covered.
    fn foresee(self, asked: Asked<'_, Syndicate>) -> Option<Foresight> {
        match asked.public().stage {
            Stage::PlugIn { card } => Some(foresee(*asked, card, usize::from(self.place) - 1, [false; 2])),
            Stage::Turn | Stage::Calibrate { .. } | Stage::Over => None,
        }
    }
}

/// SYN-41: the card goes to a place (from 0) and stays there.
pub(super) fn plug_in(state: &mut State<Syndicate>, seat: Seat, place: usize, world: &mut World<'_, Syndicate>) {
    let Stage::PlugIn { card } = state.public.stage else {
        unreachable!("SYN-39: a card was taken before it is plugged in");
    };
    state.public.players[seat].network[place] = Some(Plugged { card, covered: [false; 2] });
    state.public.stage = Stage::Calibrate { place: place as u8 };
    world.tell(state, Event::PluggedIn { seat, place: place as u8 + 1, card });
}

/// Both corners covered, one, or none.
const COVERS: [[bool; 2]; 4] = [[false, false], [true, false], [false, true], [true, true]];

impl Calibrate {
    fn covers(self) -> [bool; 2] {
        [self.cover_left, self.cover_right]
    }
}

impl From<[bool; 2]> for Calibrate {
    fn from([cover_left, cover_right]: [bool; 2]) -> Calibrate {
        Calibrate { cover_left, cover_right }
    }
}

impl Act<Syndicate> for Calibrate {
    fn list(asked: Asked<'_, Syndicate>, out: &mut List<'_, Syndicate>) {
        out.extend(coverable(asked).map(Calibrate::from));
    }

    fn count(asked: Asked<'_, Syndicate>) -> Option<usize> {
        Some(coverable(asked).count())
    }

    fn nth(asked: Asked<'_, Syndicate>, number: usize) -> Calibrate {
        coverable(asked).nth(number).expect("SYN-46: one of the ways to cover corners").into()
    }

    fn check(self, asked: Asked<'_, Syndicate>) -> Result<(), Illegal> {
        let (player, robot) = calibrated(asked);
        Err(match obstacle(player, robot, self.covers()) {
            None => return Ok(()),
            Some(Obstacle::Equals { right: false }) => {
                Illegal::new("SYN-48", Phrase::new("syndicate-refuse-cover-left"))
            }
            Some(Obstacle::Equals { right: true }) => {
                Illegal::new("SYN-48", Phrase::new("syndicate-refuse-cover-right"))
            }
            Some(Obstacle::TooFew { needed }) => {
                let why = Phrase::new("syndicate-refuse-covers").number("needed", needed);
                Illegal::new("SYN-52", why.number("left", player.assistants))
            }
        })
    }

    fn apply(self, state: &mut State<Syndicate>, seat: Seat, world: &mut World<'_, Syndicate>) {
        calibrate(state, seat, self.covers(), world);
        settle(state, world);
    }

    fn name(_: Asked<'_, Syndicate>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let key = if fact.part == "left" { "syndicate-fact-left" } else { "syndicate-fact-right" };
        (Phrase::new(key), "SYN-46")
    }

    fn say(self, asked: Asked<'_, Syndicate>) -> Phrase {
        cover_phrase(*asked, self.covers())
    }

    fn foresee(self, asked: Asked<'_, Syndicate>) -> Option<Foresight> {
        let Stage::Calibrate { place } = asked.public().stage else { return None };
        let plugged = asked.public().players[asked.seat()].network[usize::from(place)]?;
        Some(foresee(*asked, plugged.card, place.into(), self.covers()))
    }
}

/// Why corners cannot be covered.
#[derive(Clone, Copy)]
enum Obstacle {
    /// SYN-48: a + or − can be covered, a = cannot.
    Equals { right: bool },
    /// SYN-52: the pool has not so many assistants.
    TooFew { needed: u8 },
}

/// SYN-46, SYN-47, SYN-48, SYN-52: what stops a player from covering these corners.
fn obstacle(player: &Player, robot: &Robot, covers: [bool; 2]) -> Option<Obstacle> {
    let marks = [robot.left, robot.right];
    if let Some(side) = (0..2).find(|side| covers[*side] && !marks[*side].can_be_covered()) {
        return Some(Obstacle::Equals { right: side == 1 });
    }
    let needed = covers.iter().filter(|covered| **covered).count() as u8;
    (needed > player.assistants).then_some(Obstacle::TooFew { needed })
}

/// The corners that can be covered: none, one, or both.
fn coverable(asked: Asked<'_, Syndicate>) -> impl Iterator<Item = [bool; 2]> {
    let (player, robot) = calibrated(asked);
    COVERS.into_iter().filter(|covers| obstacle(player, robot, *covers).is_none())
}

/// Whether there is anything to choose when the card at a place is calibrated.
pub(super) fn can_cover(player: &Player, cards: &Cards, place: usize) -> bool {
    let robot = robot_at(player, cards, place);
    COVERS[1..3].iter().any(|covers| obstacle(player, robot, *covers).is_none())
}

fn robot_at<'a>(player: &Player, cards: &'a Cards, place: usize) -> &'a Robot {
    cards.robot(player.network[place].expect("SYN-41: the card was just plugged in").card)
}

/// The player, and the robot that they calibrate.
fn calibrated(asked: Asked<'_, Syndicate>) -> (&Player, &Robot) {
    let Stage::Calibrate { place } = asked.public().stage else {
        unreachable!("SYN-46: corners are covered when the card is plugged in");
    };
    let player = &asked.public().players[asked.seat()];
    (player, robot_at(player, asked.cards(), place.into()))
}

/// SYN-43, SYN-44, SYN-45, SYN-46, SYN-47: each corner that is not covered turns its die, once.
pub(super) fn calibrate(
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
    let robot = robot_at(player, state.cards.get(), at);
    player.network[at].as_mut().expect("SYN-41: the card was just plugged in").covered = covered;
    player.assistants -= covered.iter().filter(|covered| **covered).count() as u8;
    let before = [player.dice[at], player.dice[at + 1]];
    let after = robot.turns(before, covered);
    [player.dice[at], player.dice[at + 1]] = after;
    state.public.stage = Stage::Turn;
    state.public.turns += 1;
    world.tell(state, Event::Calibrated { seat, place: place + 1, covered, before, after });
}
