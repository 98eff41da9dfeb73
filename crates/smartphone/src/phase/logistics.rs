//! Phase 6: logistics.

use super::*;
use crate::market::Seller;

pub(crate) fn ask(asked: Asking<'_>, _: Option<&str>) -> Phrase {
    say::number("smartphone-ask-logistics", asked.public().players[asked.seat()].progress.into())
}

/// SP-643.
pub(crate) fn ask_early(asked: Asking<'_>, part: Option<&str>) -> Phrase {
    match part {
        Some("second_goods") => Phrase::new("smartphone-ask-seconds"),
        _ => say::number("smartphone-ask-director-sale", asked.public().players[asked.seat()].goods.into()),
    }
}

pub(crate) static TURNS: Turns = Turns {
    stage: Stage::Logistics,
    point: CheckPoint::OwnTurn6,
    play,
    end: |state, _| research::end_phase(state, 1, Stage::Selling(Step::Begin)),
};

/// SP-362: what waits for an office comes first; then progress; at last the early sale.
fn play(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    let (public, cards) = (&mut state.public, state.cards.get());
    if public.stage == Stage::Logistics(Step::Early) {
        return match can_sell_early(public, cards, seat) {
            true => public.ask(seat, What::DirectorSale),
            false => public.stage = Stage::Logistics(Step::Directives),
        };
    }
    if let Some(region) = complete(public, cards, seat) {
        return match public.players[seat].offices {
            0 => public.ask(seat, What::MoveOffice(Need::Region(region))),
            _ => offices::open(state, seat, region, Opening::Progress, world),
        };
    }
    if !public.players[seat].done.received {
        let planned = || planned(public, seat, public.players[seat].result);
        let progress = public.programme(cards, seat).map_or_else(planned, |row| row.logistics);
        return research::receive(state, seat, progress, true, world);
    }
    match public.is_steve(seat) {
        true if steve::logistics(state, seat, world) => {}
        true => end_actions(state, seat, world),
        false => state.public.ask(seat, What::Logistics),
    }
}

/// SP-345, SP-91, SP-92, SP-636: the progress of a plan.
pub(crate) fn planned(public: &Public, seat: Seat, result: Yield) -> u8 {
    let plus = if public.has_power(seat, Power::BatteryDark) { result.count(Symbol::Plus) } else { 0 };
    let more = u8::from(public.has_power(seat, Power::BatteryPlain));
    result.count(Symbol::Logistics) + public.players[seat].lent[1] + plus + more
}

/// SP-348: a region whose cost is reached and for which no office was refused in this turn (SP-362).
fn complete(public: &Public, cards: &Cards, seat: Seat) -> Option<Region> {
    let player = &public.players[seat];
    let reached = public.board(cards).rows().filter(|row| player.on_regions[row.id.index()] >= row.cost);
    reached.map(|row| row.id).find(|region| !player.done.kept_regions.has(region.index() as u8))
}

/// SP-227: whether there is anything to do but to finish.
pub(crate) fn can_go_on(asked: Asking<'_>) -> bool {
    asked.public().board(asked.cards()).order.iter().copied().any(|region| {
        action::Logistics { region }.check(asked).is_ok()
            || action::MoveDirector { region }.check(asked).is_ok()
            || action::SecondOffice { region }.check(asked).is_ok()
    }) || action::SellAway { goods: 1 }.check(asked).is_ok()
}

/// SP-354: after the last progress the early sale.
pub(crate) fn end_actions(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    research::lose_progress(state, seat, true, world);
    state.public.stage = Stage::Logistics(Step::Early);
}

/// SP-346, SP-350: a linked region with a free space, no own office, and fewer markers than needed.
pub(crate) fn can_enter(public: &Public, cards: &Cards, seat: Seat, region: Region) -> Result<(), Illegal> {
    let (player, printed) = (&public.players[seat], public.on_board(cards, region)?);
    refuse(player.progress > 0, "SP-345", "smartphone-refuse-no-progress")?;
    refuse(!public.place(region).has_office(seat), "SP-360", "smartphone-refuse-office-there")?;
    refuse(public.has_space(cards, region), "SP-352", "smartphone-refuse-region-full")?;
    let linked = printed.links.iter().any(|linked| public.place(*linked).has_office(seat));
    refuse(linked, "SP-346", "smartphone-refuse-not-linked")?;
    refuse(player.on_regions[region.index()] < printed.cost, "SP-350", "smartphone-refuse-enough-markers")
}

/// SP-643: the region with an own office and the own director, if N3 is owned and somebody buys there.
fn director_region(public: &Public, seat: Seat) -> Option<Region> {
    let region = public.players[seat].director?;
    (public.has_power(seat, Power::N3) && public.place(region).has_office(seat)).then_some(region)
}

fn can_sell_early(public: &Public, cards: &Cards, seat: Seat) -> bool {
    let Some(region) = director_region(public, seat) else { return false };
    public.players[seat].goods > 0 && Seller::of(public, seat).customers(public, cards, region) != 0
}

impl Act<Smartphone> for action::Logistics {
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        can_enter(asked.public(), asked.cards(), asked.seat(), self.region)
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let (player, region) = (&mut state.public.players[seat], self.region);
        player.progress -= 1;
        player.on_regions[region.index()] += 1;
        let markers = player.on_regions[region.index()];
        world.tell(state, Event::ProgressOnRegion { seat, region, markers, steve: state.public.is_steve(seat) });
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let region: Region = say::value(fact);
        let (public, named) = (asked.public(), say::region_with_offices(asked, region));
        let markers = public.players[asked.seat()].on_regions[region.index()];
        let named = Phrase::new("smartphone-fact-logistics").phrase("region", named).number("markers", markers);
        let printed = public.board(asked.cards()).regions[region.index()].as_ref();
        (named.number("cost", printed.map_or(0, |row| row.cost)), "SP-346")
    }
}

impl Act<Smartphone> for action::MoveDirector {
    /// SP-642: to another region, for 1 progress.
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let player = &asked.public().players[asked.seat()];
        asked.public().on_board(asked.cards(), self.region)?;
        refuse(player.director.is_some(), "SP-640", "smartphone-refuse-no-director")?;
        refuse(player.director != Some(self.region), "SP-642", "smartphone-refuse-director-there")?;
        refuse(player.progress > 0, "SP-642", "smartphone-refuse-no-progress")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let player = &mut state.public.players[seat];
        player.director = Some(self.region);
        player.progress -= 1;
        player.markers += 1;
        world.tell(state, Event::DirectorMoved { seat, region: self.region });
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (Phrase::new("smartphone-fact-director").phrase("region", say::value::<Region>(fact).say()), "SP-642")
    }
}

impl Act<Smartphone> for action::SecondOffice {
    /// SP-363: where exactly one own office stands, with a free space and no retailer.
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, cards, seat) = (asked.public(), asked.cards(), asked.seat());
        let (player, place) = (&public.players[seat], public.place(self.region));
        public.on_board(cards, self.region)?;
        refuse(public.has_power(seat, Power::WiFiDark), "SP-88", "smartphone-refuse-second-power")?;
        refuse(!player.done.second, "SP-363", "smartphone-refuse-second-once")?;
        refuse(player.offices > 0, "SP-363", "smartphone-refuse-second-supply")?;
        refuse(place.retailer.is_none(), "SP-165", "smartphone-refuse-second-retailer")?;
        refuse(place.offices_of(seat) == 1, "SP-363", "smartphone-refuse-second-one")?;
        refuse(public.has_space(cards, self.region), "SP-363", "smartphone-refuse-region-full")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        state.public.players[seat].done.second = true;
        offices::open(state, seat, self.region, Opening::Second, world);
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (Phrase::new("smartphone-fact-second-office").phrase("region", say::value::<Region>(fact).say()), "SP-363")
    }
}

impl Act<Smartphone> for action::SellAway {
    fn list(asked: Asking<'_>, out: &mut List<'_, Smartphone>) {
        let ways = (1..=asked.cards().numbers.away_goods).map(|goods| action::SellAway { goods });
        out.extend(ways.filter(|way| way.check(asked).is_ok()));
    }

    /// SP-366: once in the turn, with goods to sell.
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (player, most) = (&asked.public().players[asked.seat()], asked.cards().numbers.away_goods);
        refuse(asked.public().has_power(asked.seat(), Power::NfcDark), "SP-94", "smartphone-refuse-away-power")?;
        refuse(!player.done.away, "SP-366", "smartphone-refuse-away-once")?;
        refuse(player.goods > 0, "SP-366", "smartphone-refuse-goods")?;
        refuse((1..=most).contains(&self.goods), "SP-366", "smartphone-refuse-away-most")?;
        refuse(self.goods <= player.goods, "SP-366", "smartphone-refuse-goods")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let player = &mut state.public.players[seat];
        player.done.away = true;
        player.goods -= self.goods;
        player.away += self.goods;
        world.tell(state, Event::SoldAway { seat, goods: self.goods });
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (say::number("smartphone-fact-away", fact.value), "SP-366")
    }
}

impl Act<Smartphone> for action::DirectorSale {
    fn list(asked: Asking<'_>, out: &mut List<'_, Smartphone>) {
        let (public, seat) = (asked.public(), asked.seat());
        let Some(region) = director_region(public, seat) else { return };
        let ways = Seller::of(public, seat).ways(public, asked.cards(), region);
        let fits = ways.filter(|(goods, seconds)| goods + seconds <= public.players[seat].goods);
        out.extend(fits.map(|(goods, seconds)| action::DirectorSale { goods, seconds }));
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, action::DirectorSale { goods, seconds }) = (asked.public(), self);
        let region = director_region(public, asked.seat());
        let region = region.ok_or_else(|| Illegal::new("SP-643", Phrase::new("smartphone-refuse-no-director")))?;
        let sum = u16::from(goods) + u16::from(seconds);
        refuse(sum <= public.players[asked.seat()].goods.into(), "SP-385", "smartphone-refuse-goods")?;
        Seller::of(public, asked.seat()).fits(public, asked.cards(), region, [goods, seconds])
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let region = director_region(&state.public, seat).expect("SP-643: the director and an office are there");
        selling::sell(state, seat, region, [self.goods, self.seconds], Selling::Director, world);
        state.public.stage = Stage::Logistics(Step::Directives);
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        if fact.part == "second_goods" {
            return (say::number("smartphone-fact-seconds", fact.value), "SP-646");
        }
        let region = director_region(asked.public(), asked.seat());
        let named = say::number("smartphone-fact-director-sale", fact.value);
        (named.phrase("region", region.map_or_else(|| Phrase::new("smartphone-nowhere"), Region::say)), "SP-643")
    }
}
