//! Phase 5: research.

use super::*;

pub(crate) fn ask(asked: Asking<'_>, part: Option<&str>) -> Phrase {
    match part {
        Some("end") => Phrase::new("smartphone-ask-end"),
        _ => say::number("smartphone-ask-research", asked.public().players[asked.seat()].progress.into()),
    }
}

pub(crate) static TURNS: Turns = Turns {
    stage: Stage::Research,
    point: CheckPoint::OwnTurn5,
    play,
    end: |state, _| end_phase(state, 0, Stage::Logistics(Step::Begin)),
};

/// SP-636: goods lent to symbols return to the supply when their phase ends.
pub(crate) fn end_phase(state: &mut Game, lent: usize, next: Stage) {
    for (_, player) in state.public.players.iter_mut() {
        player.supply += std::mem::take(&mut player.lent[lent]);
    }
    state.public.stage = next;
}

/// SP-322: what has become complete comes before new progress. Then the player spends the progress.
fn play(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    if let Some(technology) = complete(&state.public, state.cards.get(), seat) {
        return research(state, seat, technology, world);
    }
    let (public, cards) = (&mut state.public, state.cards.get());
    if !public.players[seat].done.received {
        let planned = || planned(public, seat, public.players[seat].result);
        let progress = public.programme(cards, seat).map_or_else(planned, |row| row.research);
        return receive(state, seat, progress, false, world);
    }
    match public.is_steve(seat) {
        true if steve::research(state, seat, world) => {}
        true => end_turn(state, seat, world),
        false => state.public.ask(seat, What::Research),
    }
}

/// SP-315, SP-636: the progress of a plan.
pub(crate) fn planned(public: &Public, seat: Seat, result: Yield) -> u8 {
    result.count(Symbol::Research) + public.players[seat].lent[0]
}

/// SP-315, SP-316, SP-345: progress, as far as there are markers.
pub(crate) fn receive(state: &mut Game, seat: Seat, owed: u8, logistics: bool, world: &mut Told<'_>) {
    let player = &mut state.public.players[seat];
    player.done.received = true;
    let progress = owed.min(player.markers);
    player.markers -= progress;
    player.progress = progress;
    if owed > 0 {
        world.tell(state, Event::ProgressReceived { seat, logistics, progress, lost: owed - progress });
    }
}

/// SP-324, SP-351: progress that was not placed is lost.
pub(crate) fn lose_progress(state: &mut Game, seat: Seat, logistics: bool, world: &mut Told<'_>) {
    let player = &mut state.public.players[seat];
    let progress = std::mem::take(&mut player.progress);
    player.markers += progress;
    if progress > 0 {
        world.tell(state, Event::ProgressLost { seat, logistics, progress });
    }
}

/// SP-727: interest at the end of the turn.
fn end_turn(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    lose_progress(state, seat, false, world);
    if state.public.is_hard() && !state.public.is_steve(seat) {
        // 1 for each 10 of debt, 1 for each 20 owned, both rounded up.
        let (numbers, vp) = (&state.cards.get().numbers, state.public.players[seat].vp);
        let up = |vp: i16, step: u8| (vp + i16::from(step) - 1) / i16::from(step);
        let vp = if vp < 0 { -up(-vp, numbers.debt_step) } else { up(vp, numbers.wealth_step) };
        if vp != 0 {
            score(state, Event::Interest { seat, vp }, world);
        }
    }
    state.public.stage = Stage::Research(Step::Directives);
}

/// SP-321: what a technology costs a player.
pub fn cost(public: &Public, cards: &Cards, seat: Seat, technology: Technology) -> u8 {
    let row = &cards.technologies[technology.index()];
    let cost = if public.patents[technology.index()].is_none() { row.before } else { row.after };
    cost.saturating_sub(public.has_power(seat, Power::GamepadDark).into()).max(1)
}

/// SP-319, SP-322: the first technology in board order whose cost is reached and for which no office was refused in
/// this turn (SP-362).
fn complete(public: &Public, cards: &Cards, seat: Seat) -> Option<Technology> {
    let (player, kept) = (&public.players[seat], public.players[seat].done.kept_technologies);
    Technology::ALL.into_iter().find(|it| {
        let markers = player.on_technologies[it.index()];
        markers > 0 && markers >= cost(public, cards, seat, *it) && !kept.has(it.index() as u8)
    })
}

/// SP-319 … SP-325: the office, the patent and the power. Without an office: SP-362.
pub(crate) fn research(state: &mut Game, seat: Seat, technology: Technology, world: &mut Told<'_>) {
    let (public, at, cards) = (&mut state.public, technology.index(), state.cards.get());
    let player = &mut public.players[seat];
    if player.offices == 0 {
        return public.ask(seat, What::MoveOffice(Need::Technology(technology)));
    }
    player.offices -= 1;
    player.markers += std::mem::take(&mut player.on_technologies[at]);
    player.researched.insert(at as u8);
    player.seen.researched += 1;
    world.tell(state, Event::Researched { seat, technology });
    if state.public.patents[at].is_none() {
        state.public.patents[at] = Some(seat);
        world.tell(state, Event::PatentTaken { seat, technology });
        if state.public.is_hard() && !state.public.is_steve(seat) {
            let vp = cards.technologies[at].patent.into(); // SP-726
            score(state, Event::PatentPaid { seat, technology, vp }, world);
        }
    }
    if !state.public.is_steve(seat) {
        powers::on_research(state, seat, state.public.powers[at], world);
    }
}

/// SP-227, SP-328: whether a progress can be used.
pub(crate) fn can_go_on(asked: Asking<'_>) -> bool {
    let mut regions = asked.public().board(asked.cards()).order.iter().copied();
    let can_reserve = |region, end| action::Reserve { region, end }.check(asked).is_ok();
    Technology::ALL.into_iter().any(|technology| action::Research { technology }.check(asked).is_ok())
        || regions.any(|region| End::ALL.into_iter().any(|end| can_reserve(region, end)))
}

/// SP-317, SP-323: no office there yet, and fewer markers than needed.
pub(crate) fn can_research(public: &Public, cards: &Cards, seat: Seat, technology: Technology) -> Result<(), Illegal> {
    let (player, at) = (&public.players[seat], technology.index());
    refuse(player.progress > 0, "SP-315", "smartphone-refuse-no-progress")?;
    refuse(!player.researched.has(at as u8), "SP-317", "smartphone-refuse-researched")?;
    let cost = cost(public, cards, seat, technology);
    refuse(player.on_technologies[at] < cost, "SP-323", "smartphone-refuse-enough-markers")
}

impl Act<Smartphone> for action::Research {
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        can_research(asked.public(), asked.cards(), asked.seat(), self.technology)
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let (player, technology) = (&mut state.public.players[seat], self.technology);
        player.progress -= 1;
        player.on_technologies[technology.index()] += 1;
        let markers = player.on_technologies[technology.index()];
        world
            .tell(state, Event::ProgressOnTechnology { seat, technology, markers, steve: state.public.is_steve(seat) });
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let technology: Technology = say::value(fact);
        let (public, seat) = (asked.public(), asked.seat());
        let markers = public.players[seat].on_technologies[technology.index()];
        let named = Phrase::new("smartphone-fact-technology").phrase("technology", technology.say());
        let named = named.phrase("power", public.powers[technology.index()].say());
        (named.number("markers", markers).number("cost", cost(public, asked.cards(), seat, technology)), "SP-317")
    }
}

impl Act<Smartphone> for action::Reserve {
    /// SP-648: the leftmost or the rightmost customer of a region without a retailer.
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, seat, place) = (asked.public(), asked.seat(), asked.public().place(self.region));
        let (player, row) = (&public.players[seat], public.on_board(asked.cards(), self.region)?);
        refuse(public.has_power(seat, Power::N9), "SP-633", "smartphone-refuse-reserve-power")?;
        refuse(!player.done.reserved, "SP-648", "smartphone-refuse-reserve-once")?;
        refuse(player.progress > 0, "SP-648", "smartphone-refuse-no-progress")?;
        refuse(player.result.count(Symbol::Research) > 0, "SP-648", "smartphone-refuse-reserve-symbol")?;
        refuse(place.retailer.is_none(), "SP-648", "smartphone-refuse-reserve-retailer")?;
        refuse(!place.reserved.contains(&Some(seat)), "SP-648", "smartphone-refuse-reserve-own")?;
        let both = row.customers.len() == 1 && place.reserved != [None; 2];
        refuse(!both && place.reserved[self.end.index()].is_none(), "SP-648", "smartphone-refuse-reserve-taken")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        state.public.place_mut(self.region).reserved[self.end.index()] = Some(seat);
        let player = &mut state.public.players[seat];
        player.progress -= 1;
        player.done.reserved = true;
        world.tell(state, Event::Reserved { seat, region: self.region, end: self.end });
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let named = match fact.part.as_ref() {
            "region" => Phrase::new("smartphone-fact-reserve").phrase("region", say::value::<Region>(fact).say()),
            _ => say::value::<End>(fact).say(),
        };
        (named, "SP-648")
    }
}

/// SP-328, SP-354: the progress that is left is lost.
impl Act<Smartphone> for action::Finish {
    fn check(self, _: Asking<'_>) -> Result<(), Illegal> {
        Ok(())
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        match state.public.stage {
            Stage::Logistics(_) => logistics::end_actions(state, seat, world),
            _ => end_turn(state, seat, world),
        }
    }

    fn name(asked: Asking<'_>, _: &Facts, _: &Fact) -> (Phrase, RuleId) {
        let progress = asked.public().players[asked.seat()].progress;
        let logistics = matches!(asked.public().stage, Stage::Logistics(_));
        (say::number("smartphone-action-finish", progress.into()), if logistics { "SP-354" } else { "SP-328" })
    }
}
