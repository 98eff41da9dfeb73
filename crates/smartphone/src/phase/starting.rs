//! Section 9: what is chosen before the first round.

use super::{Asking, Game, Told, not_now, on_board, refuse};
use crate::pieces::{Region, Side};
use crate::say;
use crate::state::What;
use crate::{Smartphone, action, setup};
use kernel::{Act, Fact, Facts, Illegal, Phrase, Question, RuleId, Seat, act, ensure};

/// SP-183.
pub(crate) static COMPANY: Question<Smartphone> = Question {
    name: "company",
    acts: &[act::<_, action::ChooseCompany>()],
    ask: |_, _| Phrase::new("smartphone-ask-company"),
    refuse: not_now,
};

/// SP-574.
pub(crate) static RETAILER: Question<Smartphone> = Question {
    name: "retailer_to_lay",
    acts: &[act::<_, action::LayRetailer>()],
    ask: |asked, _| {
        let (retailer, side) = given(asked).expect("SP-574: the retailer is given");
        let ask = Phrase::new("smartphone-ask-retailer").phrase("retailer", say::retailer(asked.cards(), retailer + 1));
        ask.phrase("spaces", say::spaces(asked.cards(), retailer + 1, side))
    },
    refuse: not_now,
};

/// SP-573 … SP-575.
pub(crate) static START: Question<Smartphone> = Question {
    name: "start",
    acts: &[act::<_, action::ChooseStart>()],
    ask: |_, _| Phrase::new("smartphone-ask-start"),
    refuse: not_now,
};

impl Act<Smartphone> for action::ChooseCompany {
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let owner = asked.public().owner(self.company);
        ensure(owner.is_none(), "SP-183", || {
            Phrase::new("smartphone-refuse-company").phrase("company", self.company.say())
        })
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        setup::take_company(state, seat, self.company, world);
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let company = say::value(fact);
        (say::company(asked, company), "SP-183")
    }
}

impl Act<Smartphone> for action::ChooseStart {
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        on_board(asked, self.region)?;
        let rule = if asked.public().place(self.region).retailer.is_some() { "SP-574" } else { "SP-573" };
        refuse(setup::can_start(asked.public(), asked.cards(), self.region), rule, "smartphone-refuse-start")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        setup::start(state, seat, self.region, world);
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (say::value::<Region>(fact).say(), "SP-573")
    }
}

/// SP-574: a given retailer on a region of its size. SP-651: an unused one, in `powers`.
impl Act<Smartphone> for action::LayRetailer {
    fn list(asked: Asking<'_>, out: &mut kernel::List<'_, Smartphone>) {
        for (tile, row) in (1..).zip(&asked.cards().retailers) {
            for side in Side::ALL {
                for region in asked.public().board(asked.cards()).order.iter().copied() {
                    let lay = action::LayRetailer { region, tile, side };
                    if asked.public().printed(asked.cards(), region).size == row.size && lay.check(asked).is_ok() {
                        out.push(lay);
                    }
                }
            }
        }
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, cards, action::LayRetailer { region, tile, side }) = (asked.public(), asked.cards(), self);
        on_board(asked, region)?;
        let given = given(asked);
        let at = tile.wrapping_sub(1);
        let row = cards.retailers.get(usize::from(at));
        let size = row.map(|row| row.size);
        let rule = if given.is_some() { "SP-574" } else { "SP-651" };
        let right = given.map_or(public.unused.has(at) && at < 64, |given| given == (at, side));
        refuse(row.is_some() && right, rule, "smartphone-refuse-retailer")?;
        ensure(size == Some(public.printed(cards, region).size), "SP-160", || {
            Phrase::new("smartphone-refuse-retailer-size").phrase("region", region.say())
        })?;
        let place = public.place(region);
        refuse(place.retailer.is_none(), rule, "smartphone-refuse-retailer-there")?;
        let own = given.is_some() || place.has_office(asked.seat());
        refuse(own, "SP-651", "smartphone-refuse-retailer-office")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        match state.public.answered {
            Some(What::LayRetailer { .. }) => setup::lay_second(state, self, world),
            _ => super::powers::lay_retailer(state, seat, self, world),
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
    match asked.public().ask?.what {
        What::LayRetailer { retailer, side } => Some((retailer, side)),
        _ => None,
    }
}
