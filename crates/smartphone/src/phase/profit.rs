//! Phase 8, the end of the round and of the game.

use super::*;
use crate::action::{Choice, Favour};
use crate::state::{CUSTOMERS, ROW};
use kernel::{Seats, owed};

/// SP-410: choices, then all VP, then goods, then directives.
pub(crate) fn phase(state: &mut Game, step: Step, world: &mut Told<'_>) {
    match step {
        Step::Begin => {
            state.public.set_order();
            state.public.stage = Stage::Profit(Step::Turn);
        }
        Step::Turn | Step::Early if state.public.ask_first(What::Favour, can_favour) => {}
        Step::Turn | Step::Early => score_round(state, world),
        Step::End | Step::Directives if directives::offer(state, CheckPoint::EndOf8, None) => {}
        Step::End | Step::Directives => end_round(state, world),
    }
}

/// SP-227: an owner of N1 who sold in a region and was not asked yet.
fn can_favour(public: &Public, seat: Seat) -> bool {
    let sold = || public.regions.iter().any(|place| place.customers_of(seat).next().is_some());
    !public.players[seat].done.asked && public.has_power(seat, Power::N1) && sold()
}

/// SP-411 … SP-417: profit, control, favoured regions; then the goods of N2 (SP-635).
fn score_round(state: &mut Game, world: &mut Told<'_>) {
    state.public.players.iter_mut().for_each(|(_, player)| player.seen.profit -= player.vp);
    for seat in state.public.players.seats().iter() {
        let (goods, price) = (state.public.sold(seat), state.public.players[seat].price);
        score(state, Event::Profit { seat, goods, price, vp: i16::from(goods) * i16::from(price) }, world);
    }
    for region in &state.public.board(state.cards.get()).order {
        control(state, *region, world);
    }
    for seat in state.public.people().iter() {
        if let Some(region) = state.public.players[seat].seen.favoured {
            let vp = 2 * i16::from(state.public.place(region).sold(seat));
            score(state, Event::Favoured { seat, region, vp }, world);
        }
    }
    state.public.players.iter_mut().for_each(|(_, player)| player.seen.profit += player.vp);
    for seat in state.public.people().iter() {
        if state.public.has_power(seat, Power::N2) {
            let regions = state.public.players[seat].seen.controlled.len() as u8;
            production::produce(state, seat, regions, Source::Control, world);
        }
    }
    state.public.stage = Stage::Profit(Step::Directives);
}

/// SP-412 … SP-416: first and second place of a region. Ties go to the office further left, then to priority.
fn control(state: &mut Game, region: Region, world: &mut Told<'_>) {
    let (public, cards, place) = (&state.public, state.cards.get(), state.public.place(region));
    if place.retailer.is_some() || place.offices.is_empty() {
        return;
    }
    let office = |seat: Seat| place.offices.iter().position(|owner| *owner == seat).unwrap_or(usize::MAX);
    let mut ranked: Vec<Seat> = public.order.iter().copied().filter(|seat| place.sold(*seat) > 0).collect();
    ranked.sort_by_key(|seat| (std::cmp::Reverse(place.sold(*seat)), office(*seat)));
    let size = public.printed(cards, region).size;
    let (first, second) = public.board(cards).control[size.index()][place.offices.len() - 1];
    for (number, (seat, vp)) in (1..).zip(ranked.into_iter().zip([Some(first), second])) {
        if number == 1 {
            state.public.players[seat].seen.controlled.insert(region.index() as u8);
        }
        if let Some(vp) = vp {
            score(state, Event::Control { seat, region, place: number, vp: vp.into() }, world);
        }
    }
}

/// SP-440 … SP-443, SP-744.
fn end_round(state: &mut Game, world: &mut Told<'_>) {
    for seat in state.public.players.seats().iter() {
        let sold = state.public.sold(seat);
        let player = &mut state.public.players[seat];
        player.supply += sold;
        (player.away, player.price) = (0, state.cards.get().numbers.price_start);
        (player.done, player.declined) = (Done::default(), Set::EMPTY);
        let taken = player.taken.take();
        if let Some(directive) = taken.filter(|_| state.public.is_hard()) {
            pay_directive(state, seat, directive, true, world);
        }
    }
    for place in &mut state.public.regions {
        (place.served, place.seconds) = ([None; CUSTOMERS], 0);
    }
    let left = std::mem::replace(&mut state.public.row, [None; ROW]);
    state.public.gone = left.iter().flatten().fold(state.public.gone, |gone, tile| gone.with(tile.id()));
    if usize::from(state.public.round) == ROUNDS {
        return end_game(state, world);
    }
    if usize::from(state.public.round) + 1 < ROUNDS {
        setup::deal_row(state, world); // SP-442
    }
    state.public.round += 1;
    planning::begin_round(state, world);
}

/// SP-530.
fn pay_directive(state: &mut Game, seat: Seat, directive: u8, at_once: bool, world: &mut Told<'_>) {
    let vp = state.cards.get().numbers.directive_vp.into();
    score(state, Event::DirectivePaid { seat, directive: directive + 1, vp, at_once }, world);
}

/// SP-460: patents, retailer spaces and directives. SP-745: in hard mode all of it was scored before, but for Steve's
/// (SP-489).
fn end_game(state: &mut Game, world: &mut Told<'_>) {
    let cards = state.cards.get();
    let scored: Seats = match (state.public.is_hard(), state.public.steve()) {
        (false, _) => state.public.players.seats(),
        (true, Some(steve)) => steve.only(),
        (true, None) => Seats::NONE,
    };
    for seat in scored.iter() {
        for row in state.public.patents_of(seat).iter().map(|at| &cards.technologies[usize::from(at)]) {
            score(state, Event::PatentScored { seat, technology: row.id, vp: row.patent.into() }, world);
        }
        for region in &state.public.board(cards).order {
            let Some(spaces) = state.public.retailer_spaces(cards, *region) else { continue };
            let offices = state.public.place(*region).offices;
            for (_, vp) in offices.iter().zip(spaces).filter(|(owner, _)| **owner == seat) {
                score(state, Event::SpaceScored { seat, region: *region, vp: (*vp).into() }, world);
            }
        }
        for directive in state.public.players[seat].directives.iter() {
            pay_directive(state, seat, directive, false, world);
        }
    }
    state.public.stage = Stage::Over;
    world.tell(state, Event::GameOver);
}

/// SP-461, SP-462: VP, then technologies, then patents. SP-488: a full tie is Steve's win.
pub(crate) fn standings(public: &Public) -> owed::Standings {
    let key = |seat: Seat| {
        let player = &public.players[seat];
        (player.vp, player.researched.len(), public.patents_of(seat).len(), public.is_steve(seat))
    };
    let keys: Vec<_> = public.players.seats().iter().map(key).collect();
    owed::rank(&keys, |seat| public.players[seat].vp.into())
}

impl Act<Smartphone> for Favour {
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let Choice(Some(region)) = self.region else { return Ok(()) };
        asked.public().on_board(asked.cards(), region)?;
        let sold = asked.public().place(region).sold(asked.seat());
        refuse(sold > 0, "SP-634", "smartphone-refuse-favour")
    }

    fn apply(self, state: &mut Game, seat: Seat, _: &mut Told<'_>) {
        let player = &mut state.public.players[seat];
        player.done.asked = true;
        player.seen.favoured = self.region.0;
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        if fact.part == "decline" {
            return (Phrase::new("smartphone-action-favour-none"), "SP-634");
        }
        let region: Region = say::value(fact);
        let vp = 2 * asked.public().place(region).sold(asked.seat());
        (say::number("smartphone-fact-favour", vp.into()).phrase("region", region.say()), "SP-634")
    }
}
