//! Kill, by symbols, drones, Mines, Ambush and Conversion.

use super::symbols::{Visit, offered, offers, spend};
use super::*;
use std::ops::ControlFlow;

const KINDS: [By; 8] =
    [By::Kill, By::LeaderKill, By::Build, By::LeaderBuild, By::Candy, By::Drone, By::Ambush, By::Conversion];

/// DEI-221, DEI-298, DEI-396, G-6: where a Scrapper can be killed by this.
fn regions(public: &Public, frame: &Frame, by: By) -> Regions {
    let player = &public.players[frame.seat];
    let leader = player.leader.map_or(Regions::EMPTY, Regions::of);
    match (&frame.ask, by) {
        (Ask::Symbols(Symbols { within: None, .. }), By::Kill) => player.units,
        (Ask::Symbols(Symbols { within: None, .. }), By::LeaderKill) => leader,
        (Ask::Symbols(Symbols { within: None, .. }), By::Build | By::LeaderBuild | By::Candy) => {
            let mines = player.gear.has(Gear::Mines) && player.leader.is_some_and(|at| player.has_structure(at));
            if mines { leader } else { Regions::EMPTY }
        }
        (Ask::Drone(at_work), _) if at_work.drone == Drone::Draco || drone::scorpion_can(at_work, By::Kill) => {
            public.drones[at_work.drone.index()].map_or(Regions::EMPTY, Regions::of)
        }
        (Ask::Follow { region, .. }, By::Ambush | By::Conversion) => Regions::of(*region),
        _ => Regions::EMPTY,
    }
}

/// DEI-221: those with a Scrapper in a region. DEI-299: Draco removes one of each.
pub(crate) fn victims<'a>(public: &'a Public, frame: &'a Frame, region: Region) -> impl Iterator<Item = Seat> + 'a {
    let spared = match &frame.ask {
        Ask::Drone(at_work) if at_work.drone == Drone::Draco => at_work.done,
        _ => 0,
    };
    let others = public.players.seats().iter().filter(move |seat| *seat != frame.seat);
    others.filter(move |seat| public.place(region).scrappers[seat.index()] > 0 && spared >> seat.index() & 1 == 0)
}

/// Whether somebody else has a Scrapper in a region.
pub(crate) fn has_victim(public: &Public, seat: Seat, region: Region) -> bool {
    (0..).zip(public.place(region).scrappers).any(|(at, scrappers)| at != seat.index() && scrappers > 0)
}

pub(crate) fn each(public: &Public, _: &Cards, frame: &Frame, visit: Visit<'_, action::Kill>) -> ControlFlow<()> {
    for by in offers(public, frame, &KINDS) {
        for region in regions(public, frame, by).iter() {
            for victim in victims(public, frame, region) {
                visit(action::Kill { region, victim, by })?;
            }
        }
    }
    ControlFlow::Continue(())
}

impl Act<Dei> for action::Kill {
    fn list(asked: Asking<'_>, out: &mut List<'_, Dei>) {
        let frame = asked.public().frames.top().expect("somebody is asked");
        let _ = each(asked.public(), asked.cards(), frame, &mut |way| {
            out.push(way);
            ControlFlow::Continue(())
        });
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let public = asked.public();
        let frame = public.frames.top().expect("somebody is asked");
        refuse(KINDS.contains(&self.by), "DEI-221", "dei-refuse-not-kill")?;
        offered(public, frame, self.by)?;
        say::on_board(public, self.region)?;
        let (rule, why) = match self.by {
            By::Kill => ("DEI-221", "dei-refuse-no-unit"),
            By::LeaderKill => ("DEI-451", "dei-refuse-leader-region"),
            By::Drone => drone::against(frame, By::Kill),
            By::Ambush | By::Conversion => ("DEI-199", "dei-refuse-follow-region"),
            _ => ("DEI-452", "dei-refuse-mines"),
        };
        refuse(regions(public, frame, self.by).has(self.region), rule, why)?;
        let victim = victims(public, frame, self.region).any(|seat| seat == self.victim);
        refuse(victim, "DEI-221", "dei-refuse-no-victim")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let (cards, action::Kill { region, victim, by }) = (state.cards.get(), self);
        let leader = state.public.players[seat].is_leader_at(region);
        if let Some(Frame { ask: Ask::Drone(at_work), .. }) = state.public.frames.top_mut() {
            at_work.done |= match at_work.drone {
                Drone::Draco => 1 << victim.index(),
                _ => 1 << By::Kill.index(),
            };
        }
        spend(state, by, leader, world);
        state.public.withdraw(cards, victim, region, 1);
        world.tell(state, Event::Killed { seat, victim, region, by });
        if by == By::Conversion && state.public.players[seat].scrappers > 0 {
            state.public.deploy(cards, seat, region, 1); // DEI-432, DEI-434
            world.tell(state, Event::Enlisted { seat, region, by, scrappers: 1 });
        }
        control::update(state, world);
    }

    fn fill(asked: Asking<'_>, facts: &mut Facts) {
        symbols::fill(asked, &KINDS, &["kill"], facts);
        facts.or("victim", 1);
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        match fact.part.as_ref() {
            "by" => say::by(fact),
            "victim" => {
                let seat: Seat = say::value(fact);
                let faction = asked.public().players[seat].faction.say();
                (Phrase::new("dei-fact-victim").seat("seat", seat).phrase("faction", faction), "DEI-221")
            }
            _ => (Phrase::new("dei-fact-kill").phrase("region", say::region(fact)), "DEI-221"),
        }
    }

    fn say(self, _: Asking<'_>) -> Phrase {
        let said = Phrase::new("dei-action-kill").phrase("region", self.region.say()).seat("victim", self.victim);
        say::done(said, self.by)
    }
}
