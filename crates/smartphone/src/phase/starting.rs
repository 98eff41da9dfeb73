//! Section 9: what is chosen before the first round.

use super::*;

/// SP-574.
pub(crate) fn ask_where(asked: Asking<'_>, _: Option<&str>) -> Phrase {
    let (retailer, side) = given(asked).expect("SP-574: the retailer is given");
    let ask = Phrase::new("smartphone-ask-retailer").phrase("retailer", say::retailer(asked.cards(), retailer + 1));
    ask.phrase("spaces", say::spaces(asked.cards(), retailer + 1, side))
}

impl Act<Smartphone> for action::ChooseCompany {
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let taken = || Phrase::new("smartphone-refuse-company").phrase("company", self.company.say());
        ensure(asked.public().owner(self.company).is_none(), "SP-183", taken)
    }

    /// SP-184, SP-185: with its starting VP and improvement.
    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let (row, steve) = (&state.cards.get().companies[self.company.index()], state.public.is_steve(seat));
        let player = &mut state.public.players[seat];
        (player.company, player.vp) = (Some(self.company), row.vp);
        if !steve {
            player.tiles.insert(row.start.id()); // SP-480: Steve has no improvements
        }
        world.tell(state, Event::CompanyChosen { seat, company: self.company, vp: row.vp, steve });
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (say::company(asked, say::value(fact)), "SP-183")
    }
}

impl Act<Smartphone> for action::ChooseStart {
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let place = asked.public().place(self.region);
        let rule = if place.retailer.is_some() { "SP-574" } else { "SP-573" };
        let row = asked.public().on_board(asked.cards(), self.region)?;
        refuse(setup::can_start(row, place), rule, "smartphone-refuse-start")
    }

    /// SP-186, SP-573: the first office, and the director where there is one (SP-190).
    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let (public, region) = (&mut state.public, self.region);
        let director = public.has_directors() && !public.is_steve(seat);
        let home = public.options.board == BoardSize::Big;
        public.place_mut(region).offices.push(seat);
        let player = &mut public.players[seat];
        player.offices -= 1;
        (player.start, player.director) = (Some(region), director.then_some(region));
        world.tell(state, Event::Started { seat, region, home });
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (say::value::<Region>(fact).say(), "SP-573")
    }
}

/// SP-574: a given retailer on a region of its size. SP-651: an unused one, in `powers`.
impl Act<Smartphone> for action::LayRetailer {
    fn list(asked: Asking<'_>, out: &mut List<'_, Smartphone>) {
        for (tile, row) in (1..).zip(&asked.cards().retailers) {
            for side in Side::ALL {
                let regions = asked.public().board(asked.cards()).of_size(row.size);
                let ways = regions.map(|region| action::LayRetailer { region: region.id, tile, side });
                out.extend(ways.filter(|way| way.check(asked).is_ok()));
            }
        }
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, cards, action::LayRetailer { region, tile, side }) = (asked.public(), asked.cards(), self);
        let (printed, given, at) = (public.on_board(cards, region)?, given(asked), tile.wrapping_sub(1));
        let row = cards.retailers.get(usize::from(at));
        let rule = if given.is_some() { "SP-574" } else { "SP-651" };
        let right = given.map_or(public.unused.has(at), |given| given == (at, side));
        refuse(row.is_some() && right, rule, "smartphone-refuse-retailer")?;
        let wrong = || Phrase::new("smartphone-refuse-retailer-size").phrase("region", region.say());
        ensure(row.is_some_and(|row| row.size == printed.size), "SP-160", wrong)?;
        let place = public.place(region);
        refuse(place.retailer.is_none(), rule, "smartphone-refuse-retailer-there")?;
        let own = given.is_some() || place.has_office(asked.seat());
        refuse(own, "SP-651", "smartphone-refuse-retailer-office")
    }

    fn apply(self, state: &mut Game, _: Seat, world: &mut Told<'_>) {
        match state.public.answered {
            Some(What::LayRetailer { .. }) => setup::lay_second(state, self, world),
            _ => powers::lay_retailer(state, self, world),
        }
    }

    fn fill(asked: Asking<'_>, facts: &mut Facts) {
        if let Some((retailer, side)) = given(asked) {
            facts.or("retailer", retailer + 1);
            facts.or("side", side.index() as i32 + 1);
        }
    }

    fn name(asked: Asking<'_>, before: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let named = match fact.part.as_ref() {
            "region" => say::value::<Region>(fact).say(),
            "retailer" => say::retailer(asked.cards(), fact.value as u8),
            _ => say::spaces(asked.cards(), before.one("retailer").unwrap_or(1), say::value(fact)),
        };
        (named, if given(asked).is_some() { "SP-574" } else { "SP-651" })
    }
}

/// SP-574: the retailer that is to be laid.
fn given(asked: Asking<'_>) -> Option<(u8, Side)> {
    let What::LayRetailer { retailer, side } = asked.public().ask?.what else { return None };
    Some((retailer, side))
}
