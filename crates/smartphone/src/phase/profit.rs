//! Phase 8, the end of the round and of the game.

use super::{Asking, Game, Told, directives, planning, production, refuse};
use crate::action::{Choice, Favour};
use crate::state::{CUSTOMERS, ROW};
use crate::{
    CheckPoint, Event, Power, Public, ROUNDS, Region, Set, Smartphone, Source, Stage, Step, Technology, What, say,
    setup,
};
use kernel::{Act, Fact, Facts, Illegal, Phrase, RuleId, Seat, Seats, owed};

/// SP-410: choices, then all VP, then goods, then directives.
pub(crate) fn phase(state: &mut Game, step: Step, world: &mut Told<'_>) {
    match step {
        Step::Begin => {
            state.public.set_order();
            state.public.stage = Stage::Profit(Step::Turn);
        }
        Step::End | Step::Directives => {
            if !directives::offer_all(state, CheckPoint::EndOf8) {
                end_round(state, world);
            }
        }
        Step::Turn | Step::Early => {
            if !state.public.ask_first(What::Favour, can_favour) {
                score(state, world);
            }
        }
    }
}

/// SP-227: an owner of N1 who sold in a region and was not asked yet.
fn can_favour(public: &Public, seat: Seat) -> bool {
    let sold = || public.regions.iter().any(|place| place.customers_of(seat).next().is_some());
    !public.players[seat].done.asked && public.has_power(seat, Power::N1) && sold()
}

/// SP-411 … SP-417: profit, control, favoured regions; then the goods of N2 (SP-635).
fn score(state: &mut Game, world: &mut Told<'_>) {
    let seats = state.public.players.seats();
    for seat in seats.iter() {
        let (goods, price) = (state.public.sold(seat), state.public.players[seat].price);
        let vp = i16::from(goods) * i16::from(price);
        gain(&mut state.public, seat, vp);
        world.tell(state, Event::Profit { seat, goods, price, vp });
    }
    for region in &state.public.board(state.cards.get()).order {
        control(state, *region, world);
    }
    for seat in state.public.people().iter() {
        if let Some(region) = state.public.players[seat].seen.favoured {
            let vp = 2 * i16::from(state.public.place(region).sold(seat));
            gain(&mut state.public, seat, vp);
            world.tell(state, Event::Favoured { seat, region, vp });
        }
    }
    for seat in state.public.people().iter() {
        if state.public.has_power(seat, Power::N2) {
            let regions = state.public.players[seat].seen.controlled.len() as u8;
            production::produce(state, seat, regions, Source::Control, world);
        }
    }
    state.public.stage = Stage::Profit(Step::Directives);
}

fn gain(public: &mut Public, seat: Seat, vp: i16) {
    public.players[seat].vp += vp;
    public.players[seat].seen.profit += vp;
}

/// SP-412 … SP-416: first and second place of a region. Ties go to the office further left, then to priority.
fn control(state: &mut Game, region: Region, world: &mut Told<'_>) {
    let (public, cards) = (&state.public, state.cards.get());
    let place = public.place(region);
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
            gain(&mut state.public, seat, vp.into());
            world.tell(state, Event::Control { seat, region, place: number, vp: vp.into() });
        }
    }
}

/// SP-440 … SP-443, SP-744.
fn end_round(state: &mut Game, world: &mut Told<'_>) {
    let cards = state.cards.get();
    for seat in state.public.players.seats().iter() {
        let sold = state.public.sold(seat);
        let player = &mut state.public.players[seat];
        player.supply += sold;
        player.away = 0;
        player.price = cards.numbers.price_start;
        player.done = Default::default();
        player.declined = Set::EMPTY;
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
    let cards = state.cards.get();
    let vp = cards.numbers.directive_vp.into();
    state.public.players[seat].vp += vp;
    let directive = cards.directives[usize::from(directive)].number;
    world.tell(state, Event::DirectivePaid { seat, directive, vp, at_once });
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
        for technology in Technology::ALL {
            if state.public.patents[technology.index()] == Some(seat) {
                let vp = cards.technologies[technology.index()].patent.into();
                state.public.players[seat].vp += vp;
                world.tell(state, Event::PatentScored { seat, technology, vp });
            }
        }
        for region in &state.public.board(cards).order {
            let Some(spaces) = state.public.retailer_spaces(cards, *region) else { continue };
            let offices = state.public.place(*region).offices;
            for (_, vp) in offices.iter().zip(spaces).filter(|(owner, _)| **owner == seat) {
                state.public.players[seat].vp += i16::from(*vp);
                world.tell(state, Event::SpaceScored { seat, region: *region, vp: (*vp).into() });
            }
        }
        let directives = state.public.players[seat].directives;
        for directive in directives.iter() {
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
        let named = match fact.part.as_ref() {
            "decline" => Phrase::new("smartphone-action-favour-none"),
            _ => {
                let region: Region = say::value(fact);
                let vp = 2 * asked.public().place(region).sold(asked.seat());
                say::number("smartphone-fact-favour", vp.into()).phrase("region", region.say())
            }
        };
        (named, "SP-634")
    }
}
