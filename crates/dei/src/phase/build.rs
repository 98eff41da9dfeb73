//! Build.

use super::symbols::{Visit, offered, offers, spend};
use super::*;
use std::ops::ControlFlow;

const KINDS: [By; 5] = [By::Build, By::LeaderBuild, By::Candy, By::Drone, By::Gift];

/// DEI-213, AM-4, DEI-396, DEI-439: regions of which one must be among those of the structure.
fn sites(public: &Public, frame: &Frame, by: By) -> Regions {
    let player = &public.players[frame.seat];
    match (&frame.ask, by) {
        (Ask::Symbols(Symbols { within: None, .. }), By::Build | By::Candy) => public.building_sites(frame.seat),
        (Ask::Symbols(Symbols { within: None, .. }), By::LeaderBuild) => player.leader.into_iter().collect(),
        (Ask::Drone(at_work), _) if drone::scorpion_can(at_work, By::Build) => {
            public.drones[at_work.drone.index()].into_iter().collect()
        }
        (Ask::GiftStructure(_), _) => public.board,
        _ => Regions::EMPTY,
    }
}

/// What a gift places is given.
fn kinds(frame: &Frame) -> &'static [Structure] {
    match frame.ask {
        Ask::GiftStructure(Structure::Elevator) => &[Structure::Elevator],
        Ask::GiftStructure(Structure::Bridge) => &[Structure::Bridge],
        _ => &Structure::ALL,
    }
}

pub(crate) fn each(public: &Public, _: &Cards, frame: &Frame, visit: Visit<'_, action::Build>) -> ControlFlow<()> {
    let player = &public.players[frame.seat];
    for by in offers(public, frame, &KINDS) {
        let sites = sites(public, frame, by).and(public.open);
        for structure in kinds(frame).iter().copied().filter(|one| player.left[one.index()] > 0) {
            if structure == Structure::Refuge {
                for region in sites.minus(player.refuges).iter() {
                    visit(action::Build { structure, region, other: None, by })?;
                }
                continue;
            }
            // The region in which it stands is a site, or leads to one.
            let all = sites.grown().and(public.open);
            let all = if structure == Structure::Bridge { all.roofs_only() } else { all.courtyards() };
            for region in all.iter() {
                let mut others = region.adjacent().roofs_only().and(public.open);
                if !sites.has(region) {
                    others = others.and(sites);
                }
                for other in others.iter().filter(|other| !joined(player, region, *other)) {
                    visit(action::Build { structure, region, other: Some(other), by })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// DEI-112.
fn joined(player: &Player, region: Region, other: Region) -> bool {
    player.ways.iter().flatten().any(|way| way.joins(region, other))
}

impl Act<Dei> for action::Build {
    fn list(asked: Asking<'_>, out: &mut List<'_, Dei>) {
        let frame = asked.public().frames.top().expect("somebody is asked");
        let _ = each(asked.public(), asked.cards(), frame, &mut |way| {
            out.push(way);
            ControlFlow::Continue(())
        });
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, action::Build { structure, region, other, by }) = (asked.public(), self);
        let frame = public.frames.top().expect("somebody is asked");
        let player = &public.players[asked.seat()];
        refuse(KINDS.contains(&by), "DEI-212", "dei-refuse-not-build")?;
        offered(public, frame, by)?;
        refuse(kinds(frame).contains(&structure), "DEI-439", "dei-refuse-gift-structure")?;
        refuse(player.left[structure.index()] > 0, "DEI-212", "dei-refuse-no-structure")?;
        say::on_board(public, region)?;
        match structure {
            Structure::Refuge => {
                refuse(other.is_none(), "DEI-215", "dei-refuse-refuge-one")?;
                refuse(!player.refuges.has(region), "DEI-215", "dei-refuse-refuge-twice")?;
            }
            Structure::Elevator | Structure::Bridge => {
                let bridge = structure == Structure::Bridge;
                let rule = if bridge { "DEI-217" } else { "DEI-216" };
                let why = if bridge { "dei-refuse-bridge" } else { "dei-refuse-elevator" };
                refuse(other.is_some(), rule, why)?;
                let to = other.unwrap_or(region);
                say::on_board(public, to)?;
                let fits = region.is_roof() == bridge && to.is_roof() && region.adjacent().has(to);
                refuse(fits, rule, why)?;
                refuse(!joined(player, region, to), "DEI-112", "dei-refuse-joined")?;
            }
        }
        let sites = sites(public, frame, by);
        let can = sites.has(region) || other.is_some_and(|other| sites.has(other));
        let (rule, why) = match by {
            By::LeaderBuild => ("DEI-457", "dei-refuse-leader-region"),
            By::Drone => drone::against(frame, By::Build),
            _ => ("DEI-213", "dei-refuse-build-unit"),
        };
        refuse(can, rule, why)
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let (cards, action::Build { structure, region, other, by }) = (state.cards.get(), self);
        let own_action = symbols::is_own_action(&state.public);
        if let Some(Frame { ask: Ask::Drone(at_work), .. }) = state.public.frames.top_mut() {
            at_work.done |= 1 << By::Build.index();
        }
        let player = &state.public.players[seat];
        let leader = player.is_leader_at(region) || other.is_some_and(|other| player.is_leader_at(other));
        spend(state, by, leader, world);
        state.public.build(seat, structure, region, other);
        world.tell(state, Event::Built { seat, structure, region, other: other.unwrap_or(region), by });
        if !own_action {
            return; // DEI-280
        }
        let amount = |advantage: Advantage| cards.advantages[advantage.index()].amount;
        let player = &state.public.players[seat];
        let (offer, actions) = match structure {
            Structure::Refuge => (Advantage::WeNeedYou, By::Enlist),
            Structure::Elevator => (Advantage::Watchtowers, By::Enlist),
            Structure::Bridge => (Advantage::BridgeCrane, By::Collect),
        };
        let (salvage, offered) = (player.has(Advantage::SalvageCrew), player.has(offer));
        if salvage {
            let technology = amount(Advantage::SalvageCrew);
            gain(state, seat, Store { technology, ..Store::default() }, Source::SalvageCrew, world);
        }
        if offered {
            state.public.ask(seat, Ask::Symbols(Symbols::offer(actions, amount(offer), Some(region))));
        }
    }

    fn fill(asked: Asking<'_>, facts: &mut Facts) {
        symbols::fill(asked, &KINDS, &["region"], facts);
        facts.or("build", 1);
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let at = |key| Phrase::new(key).phrase("region", say::region(fact));
        match fact.part.as_ref() {
            "by" => say::by(fact),
            "region" => (at("dei-fact-build-in"), "DEI-213"),
            "other" => (at("dei-fact-build-to"), "DEI-216"),
            _ => (Phrase::new("dei-fact-build").text("kind", say::word(say::value::<Structure>(fact))), "DEI-212"),
        }
    }

    fn say(self, _: Asking<'_>) -> Phrase {
        let said = Phrase::new("dei-action-build").text("kind", say::word(self.structure));
        let said = said.phrase("region", self.region.say()).phrase("other", self.other.unwrap_or(self.region).say());
        say::done(said, self.by)
    }
}

impl Public {
    /// Places a structure of the reserve.
    pub(crate) fn build(&mut self, seat: Seat, structure: Structure, region: Region, other: Option<Region>) {
        let player = &mut self.players[seat];
        player.left[structure.index()] -= 1;
        match other {
            None => player.refuges.set(region, true),
            Some(other) => {
                let free = player.ways.iter_mut().find(|way| way.is_none());
                *free.expect("DEI-31: there is room for all structures") = Some(Way { region, other });
            }
        }
    }
}
