//! DEI-92 … DEI-94: the starting units.

use super::*;

pub(crate) fn ask(asked: Asking<'_>, part: Option<&str>) -> Phrase {
    if part == Some("start_leader") {
        return Phrase::new("dei-ask-start-leader");
    }
    let scrappers = starting(asked.public(), asked.cards(), asked.seat());
    let [first, second] = asked.public().refuges.map(Region::say);
    Phrase::new("dei-ask-start").number("scrappers", scrappers).phrase("first", first).phrase("second", second)
}

/// DEI-93: by place in priority.
fn starting(public: &Public, cards: &Cards, seat: Seat) -> u8 {
    let place = public.order.iter().position(|one| *one == seat).unwrap_or_default();
    cards.numbers.starting[place]
}

/// So many Scrappers in the first region, the others in the second.
fn divided(key: &'static str, asked: Asking<'_>, scrappers: u8) -> Phrase {
    let [first, second] = asked.public().refuges.map(Region::say);
    let others = starting(asked.public(), asked.cards(), asked.seat()).saturating_sub(scrappers);
    let said = Phrase::new(key).number("scrappers", scrappers).number("others", others);
    said.phrase("first", first).phrase("second", second)
}

impl Act<Dei> for action::Start {
    fn list(asked: Asking<'_>, out: &mut List<'_, Dei>) {
        let most = starting(asked.public(), asked.cards(), asked.seat());
        for leader in asked.public().refuges {
            out.extend((0..=most).map(|scrappers| action::Start { scrappers, leader }));
        }
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let most = starting(asked.public(), asked.cards(), asked.seat());
        let why = || Phrase::new("dei-refuse-start").number("most", most);
        ensure(self.scrappers <= most, "DEI-93", why)?;
        refuse(asked.public().refuges.contains(&self.leader), "DEI-94", "dei-refuse-start-region")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        state.public.frames.pop();
        let (cards, refuges) = (state.cards.get(), state.public.refuges);
        let all = starting(&state.public, cards, seat);
        for (region, scrappers) in refuges.into_iter().zip([self.scrappers, all - self.scrappers]) {
            let leader = region == self.leader;
            state.public.deploy(cards, seat, region, scrappers);
            if leader {
                state.public.put_leader(cards, seat, region);
            }
            if leader || scrappers > 0 {
                world.tell(state, Event::Started { seat, region, scrappers, leader, automa: false });
            }
        }
        control::update(state, world);
    }

    fn fill(asked: Asking<'_>, facts: &mut Facts) {
        facts.or("start", 0);
        facts.or("start_leader", u8::from(asked.public().refuges[0]));
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        match fact.part.as_ref() {
            "start" => (divided("dei-fact-start", asked, say::value(fact)), "DEI-94"),
            _ => (Phrase::new("dei-fact-start-leader").phrase("region", say::region(fact)), "DEI-92"),
        }
    }

    fn say(self, asked: Asking<'_>) -> Phrase {
        divided("dei-action-start", asked, self.scrappers).phrase("leader", self.leader.say())
    }
}
