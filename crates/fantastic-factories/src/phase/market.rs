//! Section 7: the market turn.

use super::{hire, work};
use crate::action::{Hire, PassMarket, Row, TakeBlueprint, WipeRow};
use crate::effect::{Amount, Token};
use crate::state::{Player, ROW, Stage};
use crate::{Asked, Event, FantasticFactories, List, State, World, say, supply};
use kernel::{Act, Fact, Facts, Illegal, Phrase, Question, RuleId, Seat, act};

/// FF-55: one take or one hire, and at most one wipe before it.
pub(super) static MARKET: Question<FantasticFactories> = Question {
    name: "market",
    acts: &[
        act::<FantasticFactories, TakeBlueprint>(),
        act::<FantasticFactories, Hire>(),
        act::<FantasticFactories, PassMarket>(),
        act::<FantasticFactories, WipeRow>(),
    ],
    ask: |asked, part| {
        Phrase::new(match part {
            Some("pay") => "factories-ask-pay",
            Some("discard") => "factories-ask-discard",
            Some("opponent") => "factories-ask-opponent",
            _ if can_wipe(asked) => "factories-ask-market",
            _ => "factories-ask-take",
        })
    },
    refuse: |_, _| Illegal::new("FF-56", Phrase::new("factories-refuse-market")),
};

/// FF-57: what the player could pay for a new row with.
pub(crate) fn payable(player: &Player) -> impl Iterator<Item = Token> {
    [Token::Metal, Token::Energy].into_iter().filter(|pay| player.can_pay(price(*pay)))
}

fn price(pay: Token) -> Amount {
    Amount::NONE.and_token(Some(pay), 1)
}

fn has_wiped(asked: Asked<'_>) -> bool {
    matches!(asked.public().stage, Stage::Market { wiped: true, .. })
}

fn can_wipe(asked: Asked<'_>) -> bool {
    !has_wiped(asked) && payable(&asked.public().players[asked.seat()]).next().is_some()
}

impl Act<FantasticFactories> for WipeRow {
    fn list(asked: Asked<'_>, out: &mut List<'_>) {
        let player = &asked.public().players[asked.seat()];
        for pay in payable(player).filter(|_| !has_wiped(asked)) {
            [Row::Blueprints, Row::Contractors].into_iter().for_each(|row| out.push(WipeRow { row, pay }));
        }
    }

    fn check(self, asked: Asked<'_>) -> Result<(), Illegal> {
        if has_wiped(asked) {
            return Err(Illegal::new("FF-58", Phrase::new("factories-refuse-wiped")));
        }
        if !asked.public().players[asked.seat()].can_pay(price(self.pay)) {
            return Err(Illegal::new("FF-57", Phrase::new("factories-refuse-wipe-price")));
        }
        Ok(())
    }

    /// FF-57, FF-59, FF-60, FF-361: a row, full or not, is discarded whole and then dealt anew.
    fn apply(self, state: &mut State, seat: Seat, world: &mut World<'_>) {
        let WipeRow { row, pay } = self;
        state.public.players[seat].pay(price(pay));
        if let Stage::Market { wiped, .. } = &mut state.public.stage {
            *wiped = true;
        }
        supply::clear(state, row);
        world.tell(state, Event::RowWiped { seat, row, pay });
        supply::refill_row(state, row, world);
    }

    fn name(asked: Asked<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let token = if fact.value == 1 { Token::Metal } else { Token::Energy };
        let row = if fact.value == 1 { Row::Blueprints } else { Row::Contractors };
        match &*fact.part {
            "wipe" => (say::wipe(row, say::any_of(payable(&asked.public().players[asked.seat()]))), "FF-57"),
            _ => (Phrase::new("factories-step-pay").phrase("price", say::token(token)), "FF-57"),
        }
    }

    fn say(self, _: Asked<'_>) -> Phrase {
        say::wipe(self.row, say::token(self.pay))
    }

    fn fill(asked: Asked<'_>, facts: &mut Facts) {
        facts.or("wipe", 1);
        let pay = payable(&asked.public().players[asked.seat()]).next();
        facts.or("pay", if pay == Some(Token::Metal) { 1 } else { 2 });
    }
}

impl Act<FantasticFactories> for TakeBlueprint {
    fn list(asked: Asked<'_>, out: &mut List<'_>) {
        for slot in (0..ROW).filter(|slot| asked.public().blueprints[*slot].is_some()) {
            out.push(TakeBlueprint { slot: slot as u8 + 1 });
        }
    }

    fn check(self, asked: Asked<'_>) -> Result<(), Illegal> {
        match asked.public().blueprint(asked.cards(), self.slot) {
            Some(_) => Ok(()),
            None => Err(Illegal::new("FF-61", Phrase::new("factories-refuse-slot").number("slot", self.slot))),
        }
    }

    /// FF-61, FF-62: everybody sees which card goes to the hand.
    fn apply(self, state: &mut State, seat: Seat, world: &mut World<'_>) {
        let at = usize::from(self.slot) - 1;
        let card = state.public.blueprints[at].take().expect("FF-61: the slot was checked");
        state.private[seat].cards.insert(card);
        state.public.players[seat].noted.insert(card);
        world.tell(state, Event::Took { seat, slot: self.slot, card: state.cards.get().print(card) });
        supply::refill_row(state, Row::Blueprints, world);
        end_turn(state, world);
    }

    fn name(asked: Asked<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (say::take(asked, fact.value as u8), "FF-61")
    }
}

impl Act<FantasticFactories> for PassMarket {
    fn list(asked: Asked<'_>, out: &mut List<'_>) {
        if (PassMarket {}).check(asked).is_ok() {
            out.push(PassMarket {});
        }
    }

    /// FF-74, FF-362: whoever can neither take nor hire need not wipe first.
    fn check(self, asked: Asked<'_>) -> Result<(), Illegal> {
        if asked.public().blueprints.iter().any(Option::is_some) || hire::hires(asked).next().is_some() {
            return Err(Illegal::new("FF-74", Phrase::new("factories-refuse-pass")));
        }
        Ok(())
    }

    fn apply(self, state: &mut State, seat: Seat, world: &mut World<'_>) {
        world.tell(state, Event::PassedMarket { seat });
        end_turn(state, world);
    }

    fn name(_: Asked<'_>, _: &Facts, _: &Fact) -> (Phrase, RuleId) {
        (Phrase::new("factories-step-pass"), "FF-74")
    }
}

/// FF-51, FF-52: the next player's turn, before which the market is filled (FF-32), or the Work phase.
pub(super) fn end_turn(state: &mut State, world: &mut World<'_>) {
    let Stage::Market { turn, .. } = state.public.stage else {
        unreachable!("FF-51: a market turn ends in the Market phase");
    };
    let turn = turn + 1;
    if usize::from(turn) == state.public.players.len() {
        work::begin(state, world);
    } else {
        state.public.stage = Stage::Market { turn, wiped: false };
        supply::refill(state, world);
    }
}
