//! Collect and Refine.

use super::symbols::{Visit, follow, offered, offers, spend};
use super::*;
use std::ops::ControlFlow;

const KINDS: [By; 7] = [By::Collect, By::Refine, By::LeaderCollect, By::Candy, By::Drone, By::KeenEye, By::PackTrain];

/// DEI-209, DEI-276, DEI-278, DEI-294, DEI-396: where a resource can be taken by this.
fn regions(public: &Public, frame: &Frame, by: By) -> Regions {
    let player = &public.players[frame.seat];
    match (&frame.ask, by) {
        (Ask::Symbols(Symbols { within: Some(region), .. }), By::Collect) => {
            player.majorities.and(Regions::of(*region))
        }
        (Ask::Symbols(_), By::LeaderCollect) => player.majorities.and(player.leader.into_iter().collect()),
        (Ask::Symbols(_), By::Collect | By::Refine | By::Candy) => player.majorities,
        (Ask::Drone(at_work), _) if at_work.drone == Drone::Masamune || drone::scorpion_can(at_work, By::Collect) => {
            public.drones[at_work.drone.index()].into_iter().collect()
        }
        (Ask::Follow { region, .. }, By::KeenEye | By::PackTrain) => Regions::of(*region),
        _ => Regions::EMPTY,
    }
}

/// DEI-228, DEI-200: whether what is collected can be exchanged: by Refine, and by what counts as it.
fn can_refine(player: &Player, region: Region, by: By) -> bool {
    match by {
        By::Refine => true,
        By::Collect | By::LeaderCollect | By::Candy => {
            player.gear.has(Gear::Accumulator) && player.is_leader_at(region)
                || player.has(Advantage::SmallRefinery) && player.can(Limit::SmallRefinery)
        }
        _ => false,
    }
}

/// DEI-460: whether Technology can be taken from the general supply.
fn can_detect(public: &Public, frame: &Frame, region: Region) -> bool {
    let player = &public.players[frame.seat];
    let detector = player.gear.has(Gear::MetalDetector) && player.is_leader_at(region) && !region.is_roof();
    detector && matches!(frame.ask, Ask::Symbols(_)) && public.supply.technology > 0
}

pub(crate) fn each(public: &Public, _: &Cards, frame: &Frame, visit: Visit<'_, action::Collect>) -> ControlFlow<()> {
    let player = &public.players[frame.seat];
    for by in offers(public, frame, &KINDS) {
        for region in regions(public, frame, by).iter() {
            let place = public.place(region);
            for kind in Resource::ALL {
                let refine = kind == Resource::Technology && public.supply.energy > 0 && can_refine(player, region, by);
                for supply in [false, true] {
                    let there = match supply {
                        false => place.has(kind),
                        true => kind == Resource::Technology && can_detect(public, frame, region),
                    };
                    for exchange in [false, true] {
                        if there && (!exchange || refine) {
                            visit(action::Collect { region, kind, exchange, supply, by })?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

impl Act<Dei> for action::Collect {
    fn list(asked: Asking<'_>, out: &mut List<'_, Dei>) {
        let frame = asked.public().frames.top().expect("somebody is asked");
        let _ = each(asked.public(), asked.cards(), frame, &mut |way| {
            out.push(way);
            ControlFlow::Continue(())
        });
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, action::Collect { region, kind, exchange, supply, by }) = (asked.public(), self);
        let frame = public.frames.top().expect("somebody is asked");
        let player = &public.players[asked.seat()];
        refuse(KINDS.contains(&by), "DEI-208", "dei-refuse-not-collect")?;
        offered(public, frame, by)?;
        say::on_board(public, region)?;
        let within = matches!(frame.ask, Ask::Symbols(Symbols { within: Some(at), .. }) if at != region);
        refuse(!within, "DEI-199", "dei-refuse-within")?;
        let (rule, why) = match by {
            By::Drone => drone::against(frame, By::Collect),
            By::KeenEye | By::PackTrain => ("DEI-278", "dei-refuse-follow-region"),
            By::LeaderCollect if !player.is_leader_at(region) => ("DEI-451", "dei-refuse-leader-region"),
            _ => ("DEI-209", "dei-refuse-no-majority"),
        };
        refuse(regions(public, frame, by).has(region), rule, why)?;
        match supply {
            true => {
                refuse(kind == Resource::Technology, "DEI-460", "dei-refuse-detector")?;
                refuse(can_detect(public, frame, region), "DEI-460", "dei-refuse-detector")?;
            }
            false => refuse(public.place(region).has(kind), "DEI-210", "dei-refuse-no-resource")?,
        }
        if exchange {
            refuse(kind == Resource::Technology, "DEI-229", "dei-refuse-exchange-kind")?;
            refuse(can_refine(player, region, by), "DEI-228", "dei-refuse-refine")?;
            refuse(public.supply.energy > 0, "DEI-229", "dei-refuse-no-energy")?;
        }
        Ok(())
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let action::Collect { region, kind, exchange, supply: from_supply, by } = self;
        let own_action = symbols::is_own_action(&state.public);
        if let Some(Frame { ask: Ask::Drone(at_work), .. }) = state.public.frames.top_mut() {
            at_work.done |= 1 << By::Collect.index();
        }
        let player = &mut state.public.players[seat];
        let leader = player.is_leader_at(region);
        // DEI-197: Small refinery is used up only where nothing else would do.
        if exchange && by != By::Refine && !(leader && player.gear.has(Gear::Accumulator)) {
            player.used.insert(Limit::SmallRefinery);
        }
        let (power, supply_of) = (leader && own_action && player.gear.has(Gear::PowerUnit), &mut state.public.supply);
        match from_supply {
            true => supply_of.technology -= 1,
            false => state.public.places[region.index()].resources[kind.index()] -= 1,
        }
        match exchange {
            true => {
                supply_of.technology += 1; // DEI-229
                supply_of.energy -= 1;
                player.store.energy += 1;
            }
            false => *player.store.resource(kind) += 1,
        }
        spend(state, by, leader, world);
        world.tell(state, Event::Collected { seat, region, resource: kind, exchange, supply: from_supply, by });
        if power {
            let supplies = state.cards.get().numbers.power_supplies.into();
            supply(state, Event::Supplied { seat, supplies, why: Why::PowerUnit }, world); // DEI-462
        }
        if own_action {
            let more = state.public.place(region).resources() > 0;
            follow(
                state,
                seat,
                region,
                &[(By::KeenEye, Limit::KeenEye, more), (By::PackTrain, Limit::PackTrain, more)],
            );
        }
    }

    fn fill(asked: Asking<'_>, facts: &mut Facts) {
        symbols::fill(asked, &KINDS, &["collect"], facts);
        facts.or("kind", 1);
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        match fact.part.as_ref() {
            "by" => say::by(fact),
            "kind" => (say::value::<Resource>(fact).say(), "DEI-210"),
            "exchange" => (Phrase::new("dei-fact-exchange-it"), "DEI-229"),
            "supply" => (Phrase::new("dei-fact-from-supply"), "DEI-460"),
            _ => {
                let [technology, energy] = asked.public().place(say::value(fact)).resources;
                let named = Phrase::new("dei-fact-collect").phrase("region", say::region(fact));
                (named.list("there", say::price(technology, energy)), "DEI-208")
            }
        }
    }

    fn say(self, _: Asking<'_>) -> Phrase {
        let said = Phrase::new("dei-action-collect").phrase("region", self.region.say());
        let said = said.text("kind", say::word(self.kind)).number("exchange", u8::from(self.exchange));
        say::done(said.number("supply", u8::from(self.supply)), self.by)
    }
}
