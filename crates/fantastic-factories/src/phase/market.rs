//! Section 7: the market turn.

use super::{hire, work};
use crate::action::{Hire, PassMarket, TakeBlueprint, WipeRow};
use crate::{
    Amount, Asked, Event, FantasticFactories, Foresight, List, Player, Row, Stage, State, Token, World, player, say,
    supply,
};
use kernel::{Act, Fact, FactValue, Facts, Illegal, Phrase, Question, RuleId, Seat, act, ensure};

/// FF-55: one take or one hire, and at most one wipe before it.
pub(crate) static MARKET: Question<FantasticFactories> = Question {
    name: "market",
    acts: &[act::<_, TakeBlueprint>(), act::<_, Hire>(), act::<_, PassMarket>(), act::<_, WipeRow>()],
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
fn payable(player: &Player) -> impl Iterator<Item = Token> {
    Token::ALL.into_iter().filter(|pay| player.can_pay(price(*pay)))
}

fn price(pay: Token) -> Amount {
    Amount::NONE.and_token(Some(pay), 1)
}

fn has_wiped(asked: Asked<'_>) -> bool {
    matches!(asked.public().stage, Stage::Market { wiped: true, .. })
}

fn can_wipe(asked: Asked<'_>) -> bool {
    !has_wiped(asked) && payable(player(asked)).next().is_some()
}

impl Act<FantasticFactories> for WipeRow {
    fn list(asked: Asked<'_>, out: &mut List<'_>) {
        for pay in payable(player(asked)).filter(|_| !has_wiped(asked)) {
            out.extend(Row::ALL.map(|row| WipeRow { row, pay }));
        }
    }

    fn check(self, asked: Asked<'_>) -> Result<(), Illegal> {
        ensure(!has_wiped(asked), "FF-58", || Phrase::new("factories-refuse-wiped"))?;
        let pays = player(asked).can_pay(price(self.pay));
        ensure(pays, "FF-57", || Phrase::new("factories-refuse-wipe-price"))
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
        let facts = Facts::from(fact);
        let say = match (Row::read("wipe", &facts), Token::read("pay", &facts)) {
            (Some(row), _) => wipe(row, say::either(payable(player(asked)).map(say::token).collect())),
            (None, pay) => {
                let price = say::either(pay.map(say::token).into_iter().collect());
                Phrase::new("factories-step-pay").phrase("price", price)
            }
        };
        (say, "FF-57")
    }

    fn say(self, _: Asked<'_>) -> Phrase {
        wipe(self.row, say::token(self.pay))
    }

    fn foresee(self, _: Asked<'_>) -> Option<Foresight> {
        Some(Foresight::deal(price(self.pay), Amount::NONE))
    }

    fn fill(asked: Asked<'_>, facts: &mut Facts) {
        facts.or("wipe", 1);
        let pay = payable(player(asked)).next();
        facts.or("pay", if pay == Some(Token::Metal) { 1 } else { 2 });
    }
}

/// FF-57: a row, and what is paid for it.
fn wipe(row: Row, price: Phrase) -> Phrase {
    let keys = ["factories-step-wipe-blueprints", "factories-step-wipe-contractors"];
    say::of_row(row, keys).phrase("price", price)
}

impl Act<FantasticFactories> for TakeBlueprint {
    fn list(asked: Asked<'_>, out: &mut List<'_>) {
        let row = asked.public().blueprints.iter().zip(1..);
        out.extend(row.filter(|(card, _)| card.is_some()).map(|(_, slot)| TakeBlueprint { slot }));
    }

    fn check(self, asked: Asked<'_>) -> Result<(), Illegal> {
        let found = asked.public().blueprint(asked.cards(), self.slot).is_some();
        ensure(found, "FF-61", || Phrase::new("factories-refuse-slot").number("slot", self.slot))
    }

    /// FF-61, FF-62: everybody sees which card goes to the hand.
    fn apply(self, state: &mut State, seat: Seat, world: &mut World<'_>) {
        let at = usize::from(self.slot) - 1;
        let card = state.public.blueprints[at].take().expect("FF-61: the slot was checked");
        state.private[seat].insert(card);
        state.public.players[seat].noted.insert(card);
        world.tell(state, Event::Took { seat, slot: self.slot, card: state.cards.get().print(card) });
        supply::refill_row(state, Row::Blueprints, world);
        end_turn(state, world);
    }

    fn name(asked: Asked<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let (public, cards, slot) = (asked.public(), asked.cards(), fact.value as u8);
        let say = match public.blueprint(cards, slot) {
            Some(print) => Phrase::new("factories-step-take")
                .phrase("card", cards.blueprint(print).says.clone())
                .phrase("does", cards.face(print, public.printed()).says.clone()),
            None => say::slot(slot),
        };
        (say, "FF-61")
    }

    fn foresee(self, _: Asked<'_>) -> Option<Foresight> {
        Some(Foresight::deal(Amount::NONE, Amount { cards: 1, ..Amount::NONE }))
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
        let mut able = asked.public().blueprints.iter().any(Option::is_some);
        if !able {
            hire::each_hire(asked, |_| able = true);
        }
        ensure(!able, "FF-74", || Phrase::new("factories-refuse-pass"))
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
