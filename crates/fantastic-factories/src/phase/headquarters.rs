//! Section 8: the HQ (FF-100), which is no card (FF-110).

use super::receive;
use crate::action::PlaceHq;
use crate::{Amount, Asked, Dice, Event, FantasticFactories, Floor, Foresight, List, State, World, player, say};
use kernel::{Act, Fact, FactValue, Facts, Illegal, Phrase, RuleId, Seat, ensure};

fn has_room(asked: Asked<'_>, floor: Floor) -> bool {
    player(asked).floor(floor).len() < asked.cards().table.floor_slots
}

impl Act<FantasticFactories> for PlaceHq {
    fn list(asked: Asked<'_>, out: &mut List<'_>) {
        let dice = player(asked).dice;
        for floor in Floor::ALL.into_iter().filter(|floor| has_room(asked, *floor)) {
            out.extend(dice.values().filter(|die| floor.takes(*die)).map(|die| PlaceHq { die, floor }));
        }
    }

    fn check(self, asked: Asked<'_>) -> Result<(), Illegal> {
        let PlaceHq { die, floor } = self;
        let has = player(asked).dice.values().any(|value| value == die);
        ensure(has, "FF-82", || Phrase::new("factories-refuse-no-die").number("die", die))?;
        let key = if floor == Floor::Mine { "factories-refuse-mine" } else { "factories-refuse-generate" };
        ensure(floor.takes(die), rule(floor), || Phrase::new(key))?;
        ensure(has_room(asked, floor), "FF-100", || Phrase::new("factories-refuse-full"))
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

    /// A die with all that it gives on the floors that take it; a floor with what the die gives there.
    fn name(asked: Asked<'_>, before: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let die = before.one("die").unwrap_or(fact.value as u8);
        let on = |floor: &Floor| PlaceHq { die, floor: *floor };
        match Floor::read("floor", &Facts::from(fact)) {
            Some(floor) if before.is_empty() => (floor.say(), rule(floor)),
            Some(floor) => (on(&floor).say(asked), rule(floor)),
            None => {
                let mut open = Floor::ALL.to_vec();
                open.retain(|floor| has_room(asked, *floor) && floor.takes(die));
                if let [only] = open[..] {
                    return (on(&only).say(asked), rule(only));
                }
                let floors =
                    say::either(open.iter().map(|floor| on(floor).gives(asked, "factories-on-floor")).collect());
                (Phrase::new("factories-step-place").dice("die", [die]).phrase("floors", floors), "FF-101")
            }
        }
    }

    fn say(self, asked: Asked<'_>) -> Phrase {
        self.gives(asked, "factories-place").dice("die", [self.die])
    }

    fn foresee(self, asked: Asked<'_>) -> Option<Foresight> {
        Some(Foresight::deal(Amount::NONE, gain(self.floor, self.die, self.matches(asked))))
    }

    fn fill(asked: Asked<'_>, facts: &mut Facts) {
        let dice = player(asked).dice;
        let floor = Floor::read("floor", facts);
        let fits = dice.values().find(|die| floor.is_some_and(|floor| floor.takes(*die)));
        facts.or("die", fits.or_else(|| dice.values().next()).unwrap_or(1));
        let die = facts.one("die").unwrap_or(1);
        let takes = Floor::ALL.into_iter().rposition(|floor| floor.takes(die));
        facts.or("floor", takes.map_or(1, |at| at as i32 + 1));
    }
}

impl PlaceHq {
    /// FF-105: whether the die matches one that lies there.
    fn matches(self, asked: Asked<'_>) -> bool {
        (1..=6).contains(&self.die) && player(asked).floor(self.floor).count(self.die) > 0
    }

    /// The floor and what it gives, without the bonus of FF-105 or with it.
    fn gives(self, asked: Asked<'_>, key: &'static str) -> Phrase {
        let gain = say::amount(gain(self.floor, self.die, false));
        let gives = Phrase::new(key).phrase("floor", self.floor.say()).phrase("gain", gain);
        gives.number("bonus", self.matches(asked))
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
pub fn gain(floor: Floor, die: u8, bonus: bool) -> Amount {
    let more = u8::from(bonus);
    match floor {
        Floor::Research => Amount { cards: 1 + more, ..Amount::NONE },
        Floor::Generate => Amount::tokens(0, die + more),
        Floor::Mine => Amount::tokens(1 + more, 0),
    }
}
