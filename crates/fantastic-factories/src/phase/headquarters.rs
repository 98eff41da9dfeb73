//! Section 8: the HQ (FF-100), which is no card (FF-110).

use super::hire::receive;
use crate::action::{Floor, PlaceHq};
use crate::cards::Cards;
use crate::effect::Amount;
use crate::state::Player;
use crate::{Asked, Dice, Event, FantasticFactories, List, State, World, say};
use kernel::{Act, Fact, Facts, Illegal, Phrase, RuleId, Seat};

fn has_room(player: &Player, cards: &Cards, floor: Floor) -> bool {
    player.floor(floor).len() < cards.table.floor_slots
}

impl Act<FantasticFactories> for PlaceHq {
    fn list(asked: Asked<'_>, out: &mut List<'_>) {
        let player = &asked.public().players[asked.seat()];
        for floor in Floor::ALL.into_iter().filter(|floor| has_room(player, asked.cards(), *floor)) {
            let dice = player.dice.values().filter(|die| floor.takes(*die));
            out.extend(dice.map(|die| PlaceHq { die, floor }));
        }
    }

    fn check(self, asked: Asked<'_>) -> Result<(), Illegal> {
        let (player, PlaceHq { die, floor }) = (&asked.public().players[asked.seat()], self);
        if !player.dice.values().any(|value| value == die) {
            return Err(Illegal::new("FF-82", Phrase::new("factories-refuse-no-die").number("die", die)));
        }
        if !floor.takes(die) {
            return Err(match floor {
                Floor::Generate => Illegal::new("FF-103", Phrase::new("factories-refuse-generate")),
                Floor::Mine | Floor::Research => Illegal::new("FF-104", Phrase::new("factories-refuse-mine")),
            });
        }
        if !has_room(player, asked.cards(), floor) {
            return Err(Illegal::new("FF-100", Phrase::new("factories-refuse-full")));
        }
        Ok(())
    }

    /// FF-101, FF-105, FF-108, FF-109: each die pays at once, and 1 more if its value lies on the floor already.
    fn apply(self, state: &mut State, seat: Seat, world: &mut World<'_>) {
        let PlaceHq { die, floor } = self;
        let player = &mut state.public.players[seat];
        let bonus = player.floor(floor).count(die) > 0;
        player.dice = player.dice.without(Dice::of(&[die])).expect("FF-82: the die was checked");
        player.floors[floor as usize] = player.floor(floor).with(die);
        world.tell(state, Event::Placed { seat, die, floor, bonus });
        receive(state, seat, gain(floor, die, bonus), world);
    }

    fn name(_: Asked<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let floor = usize::try_from(fact.value - 1).ok().and_then(|at| Floor::ALL.get(at));
        match (&*fact.part, floor) {
            ("floor", Some(floor)) => (say::onto(*floor), rule(*floor)),
            _ => (say::die(fact.value), "FF-82"),
        }
    }

    fn say(self, asked: Asked<'_>) -> Phrase {
        say::place(&asked.public().players[asked.seat()], self.die, self.floor)
    }

    fn fill(asked: Asked<'_>, facts: &mut Facts) {
        let dice = asked.public().players[asked.seat()].dice;
        let floor = facts.one("floor").and_then(|number: usize| Floor::ALL.get(number.checked_sub(1)?));
        let fits = dice.values().find(|die| floor.is_some_and(|floor| floor.takes(*die)));
        facts.or("die", fits.or_else(|| dice.values().next()).unwrap_or(1));
        let die = facts.one("die").unwrap_or(1);
        let takes = Floor::ALL.into_iter().rposition(|floor| floor.takes(die));
        facts.or("floor", takes.map_or(1, |at| at as i32 + 1));
    }
}

fn rule(floor: Floor) -> RuleId {
    match floor {
        Floor::Research => "FF-102",
        Floor::Generate => "FF-103",
        Floor::Mine => "FF-104",
    }
}

/// FF-102, FF-103, FF-104, FF-106, FF-107: what a die gives on a floor, with the bonus or without it.
pub(crate) fn gain(floor: Floor, die: u8, bonus: bool) -> Amount {
    let more = u8::from(bonus);
    match floor {
        Floor::Research => Amount { cards: 1 + more, ..Amount::NONE },
        Floor::Generate => Amount::tokens(0, die + more),
        Floor::Mine => Amount::tokens(1 + more, 0),
    }
}
