//! Section 7, hiring, and section 11: contractors.

use super::{build, market};
use crate::action::{Hire, Row};
use crate::cards::Contractor;
use crate::effect::{Amount, Service};
use crate::prints::Print;
use crate::state::{Pending, Public};
use crate::{Asked, Event, FantasticFactories, List, State, World, say, supply};
use kernel::{Act, CardSet, Fact, Facts, Illegal, Phrase, RuleId, Seat};

/// FF-71, FF-317, FF-364: whether somebody else gets something, and is named.
fn names_opponent(contractor: &Contractor, public: &Public) -> bool {
    matches!(contractor.service, Service::Gain { opponent, .. } if opponent != Amount::NONE) && public.players.len() > 1
}

/// FF-63, FF-64, FF-65, FF-66, FF-67: every way to hire.
pub(super) fn hires(asked: Asked<'_>) -> impl Iterator<Item = Hire> {
    let (public, cards, seat) = (asked.public(), asked.cards(), asked.seat());
    let hand = asked.own().prints(cards);
    let row = public.contractors.iter().zip(public.tools).zip(1..);
    let offers = row.filter_map(|((card, tool), slot)| Some((cards.contractor((*card)?), tool, slot)));
    let payable = offers.filter(move |(contractor, ..)| public.players[seat].can_pay(contractor.pay));
    payable.flat_map(move |(contractor, tool, slot)| {
        let named = names_opponent(contractor, public);
        let others = public.players.seats().without(seat).iter().filter(move |_| named).map(Some);
        let opponents = others.chain((!named).then_some(None));
        let discards = hand.names().filter(move |print| cards.blueprint(*print).tool == tool);
        discards.flat_map(move |discard| opponents.clone().map(move |opponent| Hire { slot, discard, opponent }))
    })
}

impl Act<FantasticFactories> for Hire {
    fn list(asked: Asked<'_>, out: &mut List<'_>) {
        out.extend(hires(asked));
    }

    fn check(self, asked: Asked<'_>) -> Result<(), Illegal> {
        let (public, cards, Hire { slot, discard, opponent }) = (asked.public(), asked.cards(), self);
        let Some((contractor, tool)) = public.contractor(cards, slot) else {
            return Err(Illegal::new("FF-63", Phrase::new("factories-refuse-slot").number("slot", slot)));
        };
        if !cards.is_print(discard) || asked.own().prints(cards).count(discard) == 0 {
            let why = Phrase::new("factories-refuse-not-in-hand").phrase("card", say::print(cards, discard));
            return Err(Illegal::new("FF-64", why));
        }
        if cards.blueprint(discard).tool != tool {
            return Err(Illegal::new("FF-64", Phrase::new("factories-refuse-tool").phrase("tool", say::tool(tool))));
        }
        if !public.players[asked.seat()].can_pay(contractor.pay) {
            let why = Phrase::new("factories-refuse-price").phrase("price", say::amount(contractor.pay));
            return Err(Illegal::new("FF-65", why));
        }
        match (names_opponent(contractor, public), opponent) {
            (false, None) => Ok(()),
            (true, Some(other)) if other != asked.seat() && public.players.get(other).is_some() => Ok(()),
            (true, _) => Err(Illegal::new("FF-71", Phrase::new("factories-refuse-opponent"))),
            (false, Some(_)) => {
                let rule = if public.machine.is_some() { "FF-317" } else { "FF-71" };
                Err(Illegal { rule, why: Phrase::new("factories-refuse-no-opponent") })
            }
        }
    }

    /// FF-68, FF-69, FF-250: the blueprint and the price, the effect to its end, the contractor away, the slot
    /// refilled.
    fn apply(self, state: &mut State, seat: Seat, world: &mut World<'_>) {
        let Hire { slot, discard, opponent } = self;
        let (at, cards) = (usize::from(slot) - 1, state.cards.get());
        let card = state.public.contractors[at].expect("FF-63: the slot was checked");
        supply::discard(state, seat, discard);
        state.public.players[seat].pay(cards.contractor(card).pay);
        world.tell(state, Event::Hired { seat, slot, contractor: cards.contractor_number(card), discard });
        serve(state, seat, cards.contractor(card).service, opponent, world);
        state.public.contractors[at] = None;
        state.public.used_contractors.insert(card);
        supply::refill_row(state, Row::Contractors, world);
        market::end_turn(state, world);
    }

    fn name(asked: Asked<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        match &*fact.part {
            "hire" => (say::hire(asked, fact.value as u8, None, say::Other::Anybody), "FF-63"),
            "discard" => (say::held(asked.cards(), fact.value as Print), "FF-64"),
            _ => {
                let seat = usize::try_from(fact.value - 1).ok().and_then(Seat::checked).unwrap_or(asked.seat());
                (Phrase::new("factories-step-opponent").seat("seat", seat), "FF-71")
            }
        }
    }

    fn say(self, asked: Asked<'_>) -> Phrase {
        say::hire(asked, self.slot, Some(self.discard), self.opponent.into())
    }

    /// FF-64, FF-71: a blueprint with the right tool, or any; the next player, if somebody has to be named.
    fn fill(asked: Asked<'_>, facts: &mut Facts) {
        let (public, cards) = (asked.public(), asked.cards());
        let found = facts.one("hire").and_then(|slot| public.contractor(cards, slot));
        let mut hand = asked.own().prints(cards).names();
        let fits = hand.clone().find(|print| found.is_some_and(|(_, tool)| tool == cards.blueprint(*print).tool));
        facts.or("discard", fits.or_else(|| hand.next()).unwrap_or(1));
        if found.is_some_and(|(contractor, _)| names_opponent(contractor, public)) {
            facts.or("opponent", asked.seat().next(public.players.len()).number() as i32);
        }
    }
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
        Service::Engineer => engineer(state, seat, world),
        // FF-70, FF-265: for this round's Work phase, and not more dice than the player has.
        Service::Foreman { most } => {
            player.pending = Pending::Foreman { most: most.min(state.cards.get().table.own_dice) };
        }
        Service::ExtraDice { dice } => player.pending = Pending::ExtraDice { dice },
        Service::Specialist => player.pending = Pending::Specialist,
        // FF-268, FF-269, FF-270, FF-271: the top blueprint's cost; no blueprint costs blueprints, so that nothing is
        // drawn before it lies on the discard pile.
        Service::Investor => {
            if let Some(card) = supply::turn_up(state, world) {
                let print = state.cards.get().print(card);
                state.public.discard.insert(card);
                world.tell(state, Event::Revealed { seat, card: print });
                receive(state, seat, state.cards.get().blueprint(print).cost, world);
            }
        }
    }
}

/// FF-113, FF-122, FF-252: gains are received at once: tokens and goods, then blueprints.
pub(crate) fn receive(state: &mut State, seat: Seat, gain: Amount, world: &mut World<'_>) {
    let player = &mut state.public.players[seat];
    player.metal += u16::from(gain.metal);
    player.energy += u16::from(gain.energy);
    player.goods += u16::from(gain.goods);
    let things = Amount { cards: 0, ..gain };
    if things != Amount::NONE {
        world.tell(state, Event::Gained { seat, gain: things });
    }
    if gain.cards > 0 {
        supply::draw(state, seat, gain.cards, world);
    }
}

/// FF-256, FF-257, FF-258, FF-259, FF-261, FF-262: the first blueprint that may be built; those before it are set
/// aside until then.
fn engineer(state: &mut State, seat: Seat, world: &mut World<'_>) {
    let cards = state.cards.get();
    let mut aside = CardSet::<2>::EMPTY;
    let built = loop {
        let Some(card) = supply::turn_up(state, world) else {
            break None;
        };
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
            state.public.players[seat].build(card, print, false);
            world.tell(state, Event::EngineerBuilt { seat, card: print });
            build::reward(state, seat, print, world);
        }
        None => world.tell(state, Event::EngineerFoundNothing { seat }),
    }
    state.public.discard = state.public.discard.or(aside);
}
