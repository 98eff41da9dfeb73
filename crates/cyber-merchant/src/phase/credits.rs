//! 7.4 Credits, and section 8: the end of the round and of the game.

use super::{Asking, Game, Told, begin_round, not_now};
use crate::action::Exchange;
use crate::cards::{Cards, TRACKS};
use crate::state::{Public, Stage};
use crate::{CyberMerchant, Event, Foresight};
use kernel::{Act, Fact, Facts, Illegal, Phrase, Question, RuleId, Seat, Standings, act, ensure, owed};

/// CM-97: clockwise from the first player.
pub(super) fn begin(state: &mut Game, world: &mut Told<'_>) {
    state.public.sold = [false; TRACKS];
    ask(state, state.public.clockwise(state.public.first), world);
}

/// CM-96, CM-98: how much crypto to turn into credits, at no other time.
pub(crate) static EXCHANGE: Question<CyberMerchant> = Question {
    name: "exchange",
    acts: &[act::<_, Exchange>()],
    ask: |asked, _| {
        let player = asked.public().players[asked.seat()];
        let ask = Phrase::new("merchant-ask-exchange").number("crypto", player.crypto).number("cash", player.cash);
        ask.number("rate", asked.cards().table.credits_per_crypto)
    },
    refuse: |_, action| not_now(action, "CM-96", "merchant-refuse-exchange-first"),
};

/// CM-96, CM-97: so much, or none.
impl Act<CyberMerchant> for Exchange {
    fn count(asked: Asking<'_>) -> Option<usize> {
        Some(usize::from(asked.public().players[asked.seat()].crypto) + 1)
    }

    fn nth(_: Asking<'_>, number: usize) -> Exchange {
        Exchange { crypto: number as u16 }
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let have = asked.public().players[asked.seat()].crypto;
        ensure(self.crypto <= have, "CM-97", || {
            Phrase::new("merchant-refuse-exchange").number("crypto", self.crypto).number("have", have)
        })
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let (crypto, credits) = (self.crypto, self.credits(state.cards.get()));
        let player = &mut state.public.players[seat];
        player.crypto -= crypto;
        player.cash += credits;
        world.tell(state, Event::Exchanged { seat, crypto, credits });
        let later = state.public.clockwise(state.public.first).skip_while(|other| *other != seat).skip(1);
        ask(state, later, world);
    }

    fn foresee(self, asked: Asking<'_>) -> Option<Foresight> {
        let cash = asked.public().players[asked.seat()].cash + self.credits(asked.cards());
        Some(Foresight { cash: Some(cash), ..Foresight::default() })
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let exchange = Exchange { crypto: fact.value as u16 };
        let nothing = exchange.crypto == 0;
        let key = if nothing { "merchant-step-exchange-nothing" } else { "merchant-step-exchange" };
        let say = Phrase::new(key).number("crypto", exchange.crypto);
        (say.number("credits", exchange.credits(asked.cards())), "CM-96")
    }
}

impl Exchange {
    /// CM-96: what it gives.
    fn credits(self, cards: &Cards) -> u16 {
        self.crypto * cards.table.credits_per_crypto
    }
}

/// The next of these players with crypto; who has none has no choice.
fn ask(state: &mut Game, mut order: impl Iterator<Item = Seat>, world: &mut Told<'_>) {
    match order.find(|seat| state.public.players[*seat].crypto > 0) {
        Some(turn) => state.public.stage = Stage::Credits { turn },
        None => end_round(state, world),
    }
}

/// CM-99, CM-100.
fn end_round(state: &mut Game, world: &mut Told<'_>) {
    if state.public.round < state.cards.get().table.rounds {
        state.public.round += 1;
        begin_round(state, world);
    } else {
        state.public.stage = Stage::Over;
        finish(state, world);
    }
}

/// CM-101, CM-102: where crypto is equal, the value of the cards left in hand is told.
fn finish(state: &mut Game, world: &mut Told<'_>) {
    let players = state.public.players;
    for (seat, player) in players.iter() {
        let tied = players.iter().any(|(other, one)| other != seat && one.crypto == player.crypto);
        if tied {
            world.reveal();
            let value = state.cards.get().sum(state.private[seat].hand);
            state.public.players[seat].left = Some(value);
            world.tell(state, Event::HandCounted { seat, value });
        }
    }
    world.tell(state, Event::GameOver);
}

/// CM-100, CM-101, CM-102: most crypto, then most value in hand. CM-103: credits count for nothing.
pub(crate) fn standings(public: &Public) -> Standings {
    let keys: Vec<_> = public.players.iter().map(|(_, player)| (player.crypto, player.left)).collect();
    owed::rank(&keys, |seat| public.players[seat].crypto.into())
}
