//! Section 11: drones; the Scorpion (DEI-396), the Cathedral (DEI-413) and what it takes back (DEI-420).

use super::*;

pub(crate) fn ask_remove(asked: Asking<'_>, _: Option<&str>) -> Phrase {
    let left = if let Ask::Remove(left) = ask(asked.public()) { *left } else { 0 };
    Phrase::new("dei-ask-remove").number("left", left)
}

/// AM-3: the bonus of a drone card for its player.
pub(crate) fn bonus(cards: &Cards, player: &Player, printed: u8) -> u8 {
    let more = player.has(Advantage::RemoteControl);
    printed + if more { cards.advantages[Advantage::RemoteControl.index()].amount } else { 0 }
}

/// DEI-396: the Scorpion does two different things.
pub(crate) fn scorpion_can(at_work: &Activation, by: By) -> bool {
    at_work.drone == Drone::Scorpion && at_work.done >> by.index() & 1 == 0
}

/// Why a drone cannot do this in a region: DEI-396, it has done it already; DEI-292, it is elsewhere.
pub(crate) fn against(frame: &Frame, by: By) -> (RuleId, &'static str) {
    match &frame.ask {
        Ask::Drone(at_work) if at_work.drone == Drone::Scorpion && !scorpion_can(at_work, by) => {
            ("DEI-396", "dei-refuse-scorpion-twice")
        }
        _ => ("DEI-292", "dei-refuse-drone-region"),
    }
}

/// DEI-291, DEI-424: where a drone can go.
fn reach(public: &Public, cards: &Cards, frame: &Frame) -> Regions {
    let Ask::Symbols(Symbols { drone: Some((drone, printed)), .. }) = frame.ask else { return Regions::EMPTY };
    let Some(at) = public.drones[drone.index()] else { return Regions::EMPTY };
    match drone {
        Drone::Cathedral => Regions::of(at),
        _ => {
            let steps = cards.numbers.drone_steps + bonus(cards, &public.players[frame.seat], printed);
            Regions::of(at).within(steps, public.open)
        }
    }
}

impl Act<Dei> for action::Activate {
    fn list(asked: Asking<'_>, out: &mut List<'_, Dei>) {
        let frame = asked.public().frames.top().expect("somebody is asked");
        out.extend(reach(asked.public(), asked.cards(), frame).iter().map(|to| action::Activate { to }));
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, frame) = (asked.public(), asked.public().frames.top().expect("somebody is asked"));
        let Ask::Symbols(Symbols { drone: Some((drone, _)), .. }) = frame.ask else {
            return refuse(false, "DEI-290", "dei-refuse-no-drone");
        };
        if drone == Drone::Cathedral {
            return refuse(public.cathedral() == Some(self.to), "DEI-424", "dei-refuse-cathedral-stays");
        }
        if public.cathedral() != Some(self.to) {
            say::on_board(public, self.to)?;
        }
        refuse(reach(public, asked.cards(), frame).has(self.to), "DEI-291", "dei-refuse-drone-far")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let Some(Frame { ask: Ask::Symbols(symbols), .. }) = state.public.frames.top_mut() else {
            unreachable!("DEI-290: symbols are asked for");
        };
        let (drone, bonus) = symbols.drone.take().expect("DEI-290: the card has a drone");
        let (public, numbers) = (&mut state.public, &state.cards.get().numbers);
        public.drones[drone.index()] = Some(self.to);
        let left = match drone {
            Drone::Masamune => numbers.harvest,
            Drone::Simon => numbers.transport,
            Drone::Fly | Drone::Scorpion => 2,
            Drone::Draco => public.players.len() as u8,
            Drone::Cathedral => numbers.travellers,
        };
        public.ask(seat, Ask::Drone(Activation { drone, bonus, left, done: 0 }));
        world.tell(state, Event::DroneMoved { seat, drone, region: self.to });
        match drone {
            Drone::Draco => {
                let supplies = numbers.draco_supplies.into();
                supply(state, Event::Supplied { seat, supplies, why: Why::Draco }, world);
                let candies = numbers.draco_candies;
                gain(state, seat, Store { candies, ..Store::default() }, Source::Draco, world);
            }
            Drone::Cathedral => state.public.players[seat].travels += 1, // DEI-422
            _ => {}
        }
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let drone = match ask(asked.public()) {
            Ask::Symbols(Symbols { drone: Some((drone, _)), .. }) => drone.say(),
            _ => Phrase::new("dei-nothing"),
        };
        (Phrase::new("dei-fact-drone").phrase("drone", drone).phrase("region", say::region(fact)), "DEI-291")
    }
}

/// DEI-420 … DEI-422: what the Cathedral takes back at the end of AP3.
pub(crate) fn remove(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    let (cards, player) = (state.cards.get(), &mut state.public.players[seat]);
    let owed = std::mem::take(&mut player.travels) * cards.numbers.removed;
    let on_board = cards.numbers.scrappers - player.scrappers;
    if owed > 0 && owed < on_board {
        return state.public.ask(seat, Ask::Remove(owed));
    }
    if owed > 0 {
        // DEI-142: all at once where all go.
        for region in state.public.players[seat].units.iter() {
            let scrappers = state.public.place(region).scrappers[seat.index()];
            if scrappers > 0 {
                state.public.withdraw(cards, seat, region, scrappers);
                world.tell(state, Event::Removed { seat, region, scrappers });
            }
        }
        control::update(state, world);
    }
}

impl Act<Dei> for action::Remove {
    fn list(asked: Asking<'_>, out: &mut List<'_, Dei>) {
        let (public, seat) = (asked.public(), asked.seat());
        let own = public.players[seat].units.iter().filter(|at| public.place(*at).scrappers[seat.index()] > 0);
        out.extend(own.map(|region| action::Remove { region }));
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        say::on_board(asked.public(), self.region)?;
        let there = asked.public().place(self.region).scrappers[asked.seat().index()];
        refuse(there > 0, "DEI-422", "dei-refuse-remove")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let left = if let Some(Ask::Remove(left)) = state.public.frames.pop().map(|it| it.ask) { left } else { 1 };
        if left > 1 {
            state.public.ask(seat, Ask::Remove(left - 1));
        }
        state.public.withdraw(state.cards.get(), seat, self.region, 1);
        world.tell(state, Event::Removed { seat, region: self.region, scrappers: 1 });
        control::update(state, world);
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (Phrase::new("dei-fact-remove").phrase("region", say::region(fact)), "DEI-422")
    }
}
