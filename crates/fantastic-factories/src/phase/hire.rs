//! Section 7, hiring, and section 11: contractors.

use super::{Cause, build, market, receive, reward};
use crate::action::Hire;
use crate::cards::Contractor;
use crate::effect::Service;
use crate::say::Other;
use crate::state::ROW;
use crate::{
    Amount, Asked, Event, FantasticFactories, Foresight, List, Pending, Print, Public, Row, State, World, ensure_paid,
    hand, only, player, say, supply,
};
use kernel::{Act, CardSet, Fact, Facts, Illegal, Phrase, RuleId, Seat, ensure};

/// FF-71, FF-317, FF-364: whether somebody else gets something, and is named.
fn names_opponent(contractor: &Contractor, public: &Public) -> bool {
    !contractor.service.for_opponent().is_none() && public.players.len() > 1
}

/// FF-63, FF-64, FF-65, FF-66, FF-67: every way to hire.
pub(super) fn each_hire(asked: Asked<'_>, mut each: impl FnMut(Hire)) {
    let (public, cards, hand) = (asked.public(), asked.cards(), hand(asked));
    for slot in 1..=ROW as u8 {
        let found = public.contractor(cards, slot).filter(|(contractor, _)| player(asked).can_pay(contractor.pay));
        let Some((contractor, tool)) = found else { continue };
        for discard in cards.with_tool(hand, tool) {
            if names_opponent(contractor, public) {
                others(asked).for_each(|other| each(Hire { slot, discard, opponent: Some(other) }));
            } else {
                each(Hire { slot, discard, opponent: None });
            }
        }
    }
}

fn others(asked: Asked<'_>) -> impl Iterator<Item = Seat> {
    asked.public().players.seats().without(asked.seat()).iter()
}

impl Act<FantasticFactories> for Hire {
    fn list(asked: Asked<'_>, out: &mut List<'_>) {
        each_hire(asked, |hire| out.push(hire));
    }

    fn check(self, asked: Asked<'_>) -> Result<(), Illegal> {
        let (public, cards, Hire { slot, discard, opponent }) = (asked.public(), asked.cards(), self);
        let Some((contractor, tool)) = public.contractor(cards, slot) else {
            return Err(Illegal::new("FF-63", Phrase::new("factories-refuse-slot").number("slot", slot)));
        };
        let why = || Phrase::new("factories-refuse-not-in-hand").phrase("card", say::print(cards, discard));
        ensure(hand(asked).has(discard), "FF-64", why)?;
        let why = || Phrase::new("factories-refuse-tool").phrase("tool", tool.say());
        ensure(cards.blueprint(discard).tool == tool, "FF-64", why)?;
        ensure_paid(player(asked), contractor.pay, "FF-65")?;
        if names_opponent(contractor, public) {
            let named = opponent.is_some_and(|named| others(asked).any(|other| other == named));
            return ensure(named, "FF-71", || Phrase::new("factories-refuse-opponent"));
        }
        let rule = if public.machine.is_some() { "FF-317" } else { "FF-71" };
        ensure(opponent.is_none(), rule, || Phrase::new("factories-refuse-no-opponent"))
    }

    /// FF-68, FF-69, FF-250: the blueprint and the price, the effect to its end, the contractor away, the slot
    /// refilled.
    fn apply(self, state: &mut State, seat: Seat, world: &mut World<'_>) {
        let Hire { slot, discard, opponent } = self;
        let (at, cards) = (usize::from(slot) - 1, state.cards.get());
        let card = state.public.contractors[at].expect("FF-63: the slot was checked");
        supply::discard(state, seat, discard);
        let contractor = cards.contractor(card);
        state.public.players[seat].pay(contractor.pay);
        state.public.contractors[at] = None;
        state.public.used_contractors.insert(card);
        world.tell(state, Event::Hired { seat, slot, contractor: contractor.number, discard });
        serve(state, seat, contractor.service, opponent, world);
        supply::refill_row(state, Row::Contractors, world);
        market::end_turn(state, world);
    }

    /// What leaves no choice is named with the contractor.
    fn name(asked: Asked<'_>, before: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        match &*fact.part {
            "hire" => (offer(asked, fact.value as u8), "FF-63"),
            "discard" => (say::held(asked.cards(), fact.value as Print), "FF-64"),
            _ => {
                let seat = usize::try_from(fact.value - 1).ok().and_then(Seat::checked).unwrap_or(asked.seat());
                let hired = before.one("hire").and_then(|slot| asked.public().contractor(asked.cards(), slot));
                let theirs = hired.map_or(Amount::NONE, |(contractor, _)| contractor.service.for_opponent());
                let gets = Phrase::new("factories-step-opponent").seat("seat", seat);
                (gets.phrase("theirs", say::amount(theirs)), "FF-71")
            }
        }
    }

    fn say(self, asked: Asked<'_>) -> Phrase {
        words(asked, self.slot, Some(self.discard), self.opponent.map_or(Other::Nobody, Other::Seat))
    }

    fn foresee(self, asked: Asked<'_>) -> Option<Foresight> {
        let (contractor, _) = asked.public().contractor(asked.cards(), self.slot)?;
        let gain = if let Service::Gain { gain, .. } = contractor.service { gain } else { Amount::NONE };
        Some(Foresight::deal(Amount { cards: 1, ..contractor.pay }, gain))
    }

    /// FF-64, FF-71: a blueprint with the right tool, or any; the next player, if somebody has to be named.
    fn fill(asked: Asked<'_>, facts: &mut Facts) {
        let (public, cards) = (asked.public(), asked.cards());
        let found = facts.one("hire").and_then(|slot| public.contractor(cards, slot));
        let hand = hand(asked);
        let fits = found.and_then(|(_, tool)| cards.with_tool(hand, tool).next());
        facts.or("discard", fits.or_else(|| hand.kinds().next()).unwrap_or(1));
        if found.is_some_and(|(contractor, _)| names_opponent(contractor, public)) {
            facts.or("opponent", asked.seat().next(public.players.len()).number() as i32);
        }
    }
}

/// A contractor in a slot, before anything else is said.
fn offer(asked: Asked<'_>, slot: u8) -> Phrase {
    let Some((of, tool)) = asked.public().contractor(asked.cards(), slot) else { return say::slot(slot) };
    let other = match names_opponent(of, asked.public()) {
        true => only(others(asked)).map_or(Other::Anybody, Other::Seat),
        false => Other::Nobody,
    };
    words(asked, slot, only(asked.cards().with_tool(hand(asked), tool)), other)
}

/// A contractor with its price and what it does; without a blueprint named, any with the tool.
fn words(asked: Asked<'_>, slot: u8, discard: Option<Print>, other: Other) -> Phrase {
    let cards = asked.cards();
    let Some((of, tool)) = asked.public().contractor(cards, slot) else { return say::slot(slot) };
    let hire = say::paying("factories-step-hire", say::parts(of.pay))
        .piece("contractor", say::person(of))
        .phrase("service", say::service(of.service, other));
    say::discarding(hire, cards, discard, tool)
}

fn serve(state: &mut State, seat: Seat, service: Service, opponent: Option<Seat>, world: &mut World<'_>) {
    let player = &mut state.public.players[seat];
    match service {
        // FF-72: first the player, then the opponent.
        Service::Gain { gain, opponent: theirs } => {
            receive(state, seat, gain, world);
            if let Some(other) = opponent {
                receive(state, other, theirs, world);
            }
        }
        Service::Engineer {} => engineer(state, seat, world),
        // FF-70, FF-265: for this round's Work phase, and not more dice than the player has.
        Service::Foreman { most } => {
            player.pending = Pending::Foreman { most: most.min(state.cards.get().table.own_dice) };
        }
        Service::ExtraDice { dice } => player.pending = Pending::ExtraDice { dice },
        Service::Specialist {} => player.pending = Pending::Specialist,
        // FF-268, FF-269, FF-270, FF-271: the top blueprint's cost; no blueprint costs blueprints, so that nothing is
        // drawn before it lies on the discard pile.
        Service::Investor {} => {
            if let Some(card) = supply::turn_up(state, world) {
                let print = state.cards.get().print(card);
                state.public.discard.insert(card);
                world.tell(state, Event::Revealed { seat, card: print });
                receive(state, seat, state.cards.get().blueprint(print).cost, world);
            }
        }
    }
}

/// FF-256, FF-257, FF-258, FF-259, FF-261, FF-262: the first blueprint that may be built; those before it are set
/// aside until then.
fn engineer(state: &mut State, seat: Seat, world: &mut World<'_>) {
    let cards = state.cards.get();
    let mut aside = CardSet::<2>::EMPTY;
    let built = loop {
        let Some(card) = supply::turn_up(state, world) else { break None };
        let print = cards.print(card);
        world.tell(state, Event::Revealed { seat, card: print });
        if build::allowed(&state.public.players[seat], cards, print) {
            break Some((card, print));
        }
        aside.insert(card);
    };
    match built {
        Some((card, print)) => {
            // FF-260: not fresh, so that even an income can be taken this round.
            state.public.players[seat].build(card, print);
            world.tell(state, Event::EngineerBuilt { seat, card: print });
            reward(state, seat, Cause::Built(print), world);
        }
        None => world.tell(state, Event::EngineerFoundNothing { seat }),
    }
    state.public.discard = state.public.discard.or(aside);
}
