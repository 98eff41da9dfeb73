//! Section 6: action A, buy a robot: place an agent, plug the robot in, calibrate.

use super::pass::lay_card;
use super::turn::settle;
use crate::action::{Calibrate, PlaceAgent, PlugIn};
use crate::cards::{Mark, Robot, count};
use crate::say::{covering, described, turned};
use crate::state::{AGENTS, Player, Plugged, SLOTS, Stage};
use crate::{Event, Foresight, Syndicate};
use kernel::{Act, Asked, CardId, Fact, Facts, Illegal, Phrase, RuleId, Seat, State, World};

impl Act<Syndicate> for PlaceAgent {
    /// SYN-33, SYN-34: any slot, with any number of assistants.
    fn count(asked: Asked<'_, Syndicate>) -> Option<usize> {
        let player = player(asked);
        Some(if player.agents > 0 { SLOTS * (usize::from(player.assistants) + 1) } else { 0 })
    }

    fn nth(asked: Asked<'_, Syndicate>, number: usize) -> PlaceAgent {
        let (number, each) = (number as u8, player(asked).assistants + 1);
        PlaceAgent { slot: number / each + 1, sent: number % each }
    }

    fn check(self, asked: Asked<'_, Syndicate>) -> Result<(), Illegal> {
        let (player, PlaceAgent { slot, sent }) = (player(asked), self);
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
        state.public.stage = Stage::PlugIn { card };
        world.tell(state, Event::AgentPlaced { seat, slot, sent, card });
        lay_card(state, at, world);
        settle(state, world);
    }

    fn fill(_: Asked<'_, Syndicate>, facts: &mut Facts) {
        facts.or("slot", 1);
        facts.or("sent", 0);
    }

    fn name(asked: Asked<'_, Syndicate>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        if fact.part == "sent" {
            return (Phrase::new("syndicate-step-sent").number("sent", fact.value), "SYN-34");
        }
        let card = asked.public().factory[fact.value as usize - 1];
        let buy = Phrase::new("syndicate-step-slot").number("slot", fact.value);
        (buy.phrase("card", described("syndicate-offer", asked.cards().robot(card))), "SYN-33")
    }

    fn say(self, asked: Asked<'_, Syndicate>) -> Phrase {
        let (buy, _) = PlaceAgent::name(asked, &Facts::new(), &Fact::new("slot", self.slot));
        Phrase::new("syndicate-action-agent").phrase("buy", buy).number("sent", self.sent)
    }
}

impl Act<Syndicate> for PlugIn {
    fn count(asked: Asked<'_, Syndicate>) -> Option<usize> {
        Some(player(asked).empty_places().count())
    }

    fn nth(asked: Asked<'_, Syndicate>, number: usize) -> PlugIn {
        let place = player(asked).empty_places().nth(number);
        PlugIn { place: place.expect("SYN-41: an empty place") as u8 + 1 }
    }

    fn check(self, asked: Asked<'_, Syndicate>) -> Result<(), Illegal> {
        let empty = player(asked).empty_places();
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
        let phrase = Phrase::new("syndicate-step-place").number("place", fact.value);
        (foretold(asked, phrase, fact.value as usize - 1, [false; 2]), "SYN-41")
    }

    fn foresee(self, asked: Asked<'_, Syndicate>) -> Option<Foresight> {
        Some(Foresight::of(asked.cards(), &afterwards(asked, usize::from(self.place) - 1, [false; 2])))
    }
}

impl Act<Syndicate> for Calibrate {
    fn count(asked: Asked<'_, Syndicate>) -> Option<usize> {
        Some(robot_at_hand(asked).coverable(player(asked).assistants).len())
    }

    fn nth(asked: Asked<'_, Syndicate>, number: usize) -> Calibrate {
        let [cover_left, cover_right] = robot_at_hand(asked).coverable(player(asked).assistants)[number];
        Calibrate { cover_left, cover_right }
    }

    fn check(self, asked: Asked<'_, Syndicate>) -> Result<(), Illegal> {
        let robot @ Robot { left, right, .. } = robot_at_hand(asked);
        if robot.coverable(player(asked).assistants).contains(&self.covers()) {
            return Ok(());
        }
        Err(if self.cover_left && *left == Mark::Same {
            Illegal::new("SYN-48", Phrase::new("syndicate-refuse-cover-left"))
        } else if self.cover_right && *right == Mark::Same {
            Illegal::new("SYN-48", Phrase::new("syndicate-refuse-cover-right"))
        } else {
            let why = Phrase::new("syndicate-refuse-covers").number("needed", count(self.covers()));
            Illegal::new("SYN-52", why.number("left", player(asked).assistants))
        })
    }

    fn apply(self, state: &mut State<Syndicate>, _: Seat, world: &mut World<'_, Syndicate>) {
        calibrate(state, self.covers(), world);
        settle(state, world);
    }

    fn name(asked: Asked<'_, Syndicate>, before: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let cover = |part: &str| fact.part == part || before.speak_of(part);
        (Calibrate { cover_left: cover("left"), cover_right: cover("right") }.say(asked), "SYN-46")
    }

    fn say(self, asked: Asked<'_, Syndicate>) -> Phrase {
        let keys = [
            "syndicate-step-cover-none",
            "syndicate-step-cover-left",
            "syndicate-step-cover-right",
            "syndicate-step-cover-both",
        ];
        foretold(asked, covering(keys, self.covers()), calibrated(asked), self.covers())
    }

    fn foresee(self, asked: Asked<'_, Syndicate>) -> Option<Foresight> {
        Some(Foresight::of(asked.cards(), &afterwards(asked, calibrated(asked), self.covers())))
    }
}

impl Calibrate {
    fn covers(self) -> [bool; 2] {
        [self.cover_left, self.cover_right]
    }
}

fn player(asked: Asked<'_, Syndicate>) -> &Player {
    &asked.public().players[asked.seat()]
}

/// The robot that was taken or is being calibrated.
pub(super) fn at_hand(asked: Asked<'_, Syndicate>) -> CardId {
    match asked.public().stage {
        Stage::PlugIn { card } => card,
        _ => player(asked).network[calibrated(asked)].expect("SYN-41: the card was just plugged in").card,
    }
}

/// The place (from 0) of the robot that is being calibrated.
pub(super) fn calibrated(asked: Asked<'_, Syndicate>) -> usize {
    match asked.public().stage {
        Stage::Calibrate { place } => place.into(),
        _ => unreachable!("SYN-46: corners are covered when the card is plugged in"),
    }
}

fn robot_at_hand(asked: Asked<'_, Syndicate>) -> &Robot {
    asked.cards().robot(at_hand(asked))
}

/// The player when the robot at hand has been calibrated so at a place (from 0).
fn afterwards(asked: Asked<'_, Syndicate>, place: usize, covered: [bool; 2]) -> Player {
    let mut player = *player(asked);
    player.network[place] = Some(Plugged { card: at_hand(asked), covered });
    player.calibrate(asked.cards(), place, covered);
    player
}

/// A phrase with the dice beside a place (from 0) before and after that, and what the robot would pay on them.
fn foretold(asked: Asked<'_, Syndicate>, phrase: Phrase, place: usize, covered: [bool; 2]) -> Phrase {
    let after = afterwards(asked, place, covered);
    turned(phrase, player(asked).beside(place), after.beside(place)).number("vp", after.pays(asked.cards(), place))
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

/// SYN-43, SYN-46: the robot just plugged in turns its dice, but for the covered corners. The turn is over.
pub(super) fn calibrate(state: &mut State<Syndicate>, covered: [bool; 2], world: &mut World<'_, Syndicate>) {
    let Stage::Calibrate { place } = state.public.stage else {
        unreachable!("SYN-50: corners are covered when the card is plugged in");
    };
    let seat = state.public.on_turn();
    let player = &mut state.public.players[seat];
    let before = player.beside(place.into());
    player.calibrate(state.cards.get(), place.into(), covered);
    let after = player.beside(place.into());
    state.public.stage = Stage::Turn;
    state.public.turns += 1;
    world.tell(state, Event::Calibrated { seat, place: place + 1, covered, before, after });
}
