//! Move, Climb, and Fly.

use super::symbols::{Visit, follow, offered, offers, spend};
use super::*;
use std::ops::ControlFlow;

const KINDS: [By; 5] = [By::Move, By::Climb, By::LeaderMove, By::Candy, By::Drone];

/// DEI-105 … DEI-109, DEI-224: where one Move leads from a region; with `climb` a courtyard and an adjacent roof need no
/// Elevator.
pub(crate) fn linked(public: &Public, seat: Seat, from: Region, climb: bool) -> Regions {
    let player = &public.players[seat];
    let mut to = match (from.is_roof(), climb) {
        (false, true) => from.adjacent(),
        (false, false) => from.adjacent().courtyards(),
        (true, true) => from.adjacent().courtyards(),
        (true, false) => Regions::EMPTY,
    };
    let mut lead = |way: &Way| {
        if let Some(other) = way.leads(from) {
            to.set(other, true);
        }
    };
    player.ways.iter().flatten().for_each(&mut lead);
    public.bridges.iter().for_each(&mut lead);
    if player.has(Advantage::CommonWays) {
        public.players.iter().for_each(|(_, other)| other.ways.iter().flatten().for_each(&mut lead));
    }
    to.and(public.open)
}

/// Swift: two links, not back to where it began.
fn twice(public: &Public, seat: Seat, from: Region, climb: bool) -> Regions {
    let first = linked(public, seat, from, climb).iter();
    let second = first.fold(Regions::EMPTY, |all, over| all.or(linked(public, seat, over, climb)));
    second.minus(Regions::of(from))
}

/// DEI-197: the ways a group can go, the one that uses up least first: by links and effects without a limit, by Swift, by
/// Night march, by both.
fn reaches(public: &Public, cards: &Cards, seat: Seat, from: Region, leader: bool, by: By) -> [Regions; 4] {
    let player = &public.players[seat];
    let climb = by == By::Climb || (leader && player.gear.has(Gear::PlasmaClaws));
    let swift = leader && player.can(Limit::Swift) && public.has_skill(cards, seat, Skill::Swift);
    let march = !climb && player.has(Advantage::NightMarch) && player.can(Limit::NightMarch);
    let when = |can: bool, reach: fn(&Public, Seat, Region, bool) -> Regions, climb: bool| match can {
        true => reach(public, seat, from, climb),
        false => Regions::EMPTY,
    };
    [when(true, linked, climb), when(swift, twice, climb), when(march, linked, true), when(swift && march, twice, true)]
}

/// DEI-205, DEI-207, AT-5: whether a group would have the majority on arrival.
fn arrives(public: &Public, cards: &Cards, seat: Seat, to: Region, scrappers: u8, leader: bool) -> bool {
    let (place, player) = (public.place(to), &public.players[seat]);
    let there = place.scrappers[seat.index()];
    let value = public.value(cards, seat, to, there + scrappers, leader || player.is_leader_at(to));
    value + u8::from(player.has(Advantage::Infiltration)) > place.best_other(seat)
}

/// Groups that can go from one region to another, the smallest first.
fn groups(
    public: &Public,
    cards: &Cards,
    seat: Seat,
    [from, to]: [Region; 2],
    leader: bool,
    visit: Visit<'_, u8>,
) -> ControlFlow<()> {
    let most = public.place(from).scrappers[seat.index()];
    let mut scrappers = u8::from(!leader);
    while scrappers <= most && !arrives(public, cards, seat, to, scrappers, leader) {
        scrappers += 1;
    }
    (scrappers..=most).try_for_each(visit)
}

pub(crate) fn each(public: &Public, cards: &Cards, frame: &Frame, visit: Visit<'_, action::Move>) -> ControlFlow<()> {
    let seat = frame.seat;
    if let Ask::Drone(at_work) = &frame.ask {
        return each_flight(public, cards, seat, at_work, visit);
    }
    for by in offers(public, frame, &KINDS) {
        for from in public.players[seat].units.iter() {
            for leader in [false, true] {
                if leader && !public.players[seat].is_leader_at(from) || !leader && by == By::LeaderMove {
                    continue;
                }
                let reach =
                    reaches(public, cards, seat, from, leader, by).into_iter().fold(Regions::EMPTY, Regions::or);
                for to in reach.iter() {
                    groups(public, cards, seat, [from, to], leader, &mut |scrappers| {
                        visit(action::Move { from, to, scrappers, leader, by })
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// DEI-296, DEI-297, DEI-303: Scrappers that Fly can teleport.
fn each_flight(
    public: &Public,
    cards: &Cards,
    seat: Seat,
    at_work: &Activation,
    visit: Visit<'_, action::Move>,
) -> ControlFlow<()> {
    let Some(from) = public.drones[Drone::Fly.index()].filter(|_| at_work.drone == Drone::Fly) else {
        return ControlFlow::Continue(());
    };
    let there = public.place(from).scrappers[seat.index()].min(at_work.left);
    for to in public.open.minus(Regions::of(from)).iter() {
        for scrappers in 1..=there {
            if can_fly(at_work, to, scrappers) && arrives(public, cards, seat, to, scrappers, false) {
                visit(action::Move { from, to, scrappers, leader: false, by: By::Drone })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// DEI-296: to a roof only one, and nothing else.
fn can_fly(at_work: &Activation, to: Region, scrappers: u8) -> bool {
    scrappers <= at_work.left && (!to.is_roof() || (scrappers == 1 && at_work.done == 0))
}

impl Act<Dei> for action::Move {
    fn list(asked: Asking<'_>, out: &mut List<'_, Dei>) {
        let frame = asked.public().frames.top().expect("somebody is asked");
        let _ = each(asked.public(), asked.cards(), frame, &mut |way| {
            out.push(way);
            ControlFlow::Continue(())
        });
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, cards, seat) = (asked.public(), asked.cards(), asked.seat());
        let action::Move { from, to, scrappers, leader, by } = self;
        let frame = public.frames.top().expect("somebody is asked");
        refuse(KINDS.contains(&by), "DEI-204", "dei-refuse-not-move")?;
        offered(public, frame, by)?;
        say::on_board(public, from)?;
        say::on_board(public, to)?;
        let player = &public.players[seat];
        refuse(scrappers > 0 || leader, "DEI-204", "dei-refuse-nobody-moves")?;
        let there = public.place(from).scrappers[seat.index()];
        let few = || Phrase::new("dei-refuse-units").number("scrappers", there).phrase("region", from.say());
        ensure(scrappers <= there, "DEI-204", few)?;
        refuse(!leader || player.is_leader_at(from), "DEI-204", "dei-refuse-leader-elsewhere")?;
        if let Ask::Drone(at_work) = &frame.ask {
            let fly = at_work.drone == Drone::Fly && public.drones[Drone::Fly.index()] == Some(from);
            refuse(fly, "DEI-296", "dei-refuse-fly-from")?;
            refuse(!leader, "DEI-297", "dei-refuse-fly-leader")?;
            refuse(to != from, "DEI-303", "dei-refuse-fly-here")?;
            refuse(can_fly(at_work, to, scrappers), "DEI-296", "dei-refuse-fly")?;
        } else {
            refuse(leader || by != By::LeaderMove, "DEI-451", "dei-refuse-with-leader")?;
            let reach = reaches(public, cards, seat, from, leader, by).into_iter().fold(Regions::EMPTY, Regions::or);
            refuse(reach.has(to), "DEI-105", "dei-refuse-not-linked")?;
        }
        let best = public.place(to).best_other(seat);
        let why = || Phrase::new("dei-refuse-majority").phrase("region", to.say()).number("value", best);
        ensure(arrives(public, cards, seat, to, scrappers, leader), "DEI-205", why)
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let (cards, action::Move { from, to, scrappers, leader, by }) = (state.cards.get(), self);
        let flight = by == By::Drone;
        if let Some(Frame { ask: Ask::Drone(at_work), .. }) = state.public.frames.top_mut() {
            at_work.done = 1;
            at_work.left = if to.is_roof() { 1 } else { at_work.left - (scrappers - 1) };
        } else {
            let [free, swift, march, _] = reaches(&state.public, cards, seat, from, leader, by);
            let used = &mut state.public.players[seat].used;
            match () {
                () if free.has(to) => {}
                () if swift.has(to) => used.insert(Limit::Swift),
                () if march.has(to) => used.insert(Limit::NightMarch),
                () => [Limit::Swift, Limit::NightMarch].into_iter().for_each(|limit| used.insert(limit)),
            }
        }
        spend(state, by, leader, world);
        state.public.carry(cards, seat, [from, to], scrappers, leader);
        world.tell(state, Event::Moved { seat, from, to, scrappers, leader, by });
        if !flight {
            let victim = kill::has_victim(&state.public, seat, to);
            let after = [
                (By::Ambush, Limit::Ambush, victim),
                (By::Conversion, Limit::Conversion, victim && leader), // DEI-432
            ];
            follow(state, seat, to, &after);
        }
        control::update(state, world);
    }

    fn fill(asked: Asking<'_>, facts: &mut Facts) {
        symbols::fill(asked, &KINDS, &["from", "to"], facts);
        facts.or("scrappers", 1);
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let at = |key| Phrase::new(key).phrase("region", say::region(fact));
        match fact.part.as_ref() {
            "by" => say::by(fact),
            "from" => (at("dei-fact-from"), "DEI-204"),
            "to" => (at("dei-fact-to"), "DEI-205"),
            "leader" => (Phrase::new("dei-fact-with-leader"), "DEI-204"),
            _ => (Phrase::new("dei-fact-scrappers").number("scrappers", fact.value), "DEI-204"),
        }
    }

    fn say(self, _: Asking<'_>) -> Phrase {
        let said = Phrase::new("dei-action-move").phrase("from", self.from.say()).phrase("to", self.to.say());
        say::done(said.phrase("units", say::units(self.scrappers, self.leader)), self.by)
    }

    fn foresee(self, asked: Asking<'_>) -> Option<Foresight> {
        Some(Foresight::majority(asked, self.to, self.scrappers, self.leader))
    }
}
