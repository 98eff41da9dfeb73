//! Tables with the Automa in a wanted position, and its phases played from there.

pub use dei::cards::{CardsOf, SPACES};
pub use dei::event::{Event, Free, Why};
pub use dei::state::{Ask, Few, Frame, Outpost, Player, Public, Stage, Step, Symbols, Way};
pub use dei::{
    Action, Automa, By, Cards, Choice, Colour, Deed, Dei, Drone, Faction, GearMarket, Market, Options, Region, Regions,
    Resource, Structure,
};
pub use kernel::{CardId, Deck, Loaded, Seat, Setup};
pub use testkit::{Luck, S1, S2, S3, Scene, pick};

pub type Table = Scene<Dei>;

/// The Automa beside a single human.
pub const AUTOMA: Seat = S2;
/// Where units wait that a test has no use for: Balthasar, and the Leader of the human.
pub const BALTHASAR: Region = g(3, 0);
pub const LEADER: Region = g(0, 3);
/// The roof of the Cathedral, in a corner.
pub const CATHEDRAL: Region = r(2, 2);

pub const T: Colour = Colour::Tactical;
pub const L: Colour = Colour::Logistic;
pub const M: Colour = Colour::Mechanical;

/// A courtyard.
pub const fn g(row: u8, column: u8) -> Region {
    Region::courtyard(row, column)
}

/// A roof.
pub const fn r(row: u8, column: u8) -> Region {
    Region::roof(row, column)
}

pub fn cards() -> &'static Cards {
    Loaded::<Cards>::standard().get()
}

/// A game with the Automa at the standard level; the first human plays the Ravagers.
pub fn options() -> Options {
    Options { automa: Automa::Standard, seat_1: Choice::Ravagers, seat_2: Choice::FarmZ, ..Options::default() }
}

pub fn setup(humans: usize, options: Options) -> Setup<Dei> {
    Setup { seats: humans, options, cards: Loaded::standard() }
}

pub fn dealt(humans: usize, options: Options, seed: u64) -> Table {
    Scene::with(&setup(humans, options), seed)
}

/// Round 1, AP1 of the Automa, against the Ravagers on a board of 3×3: no resource and no outpost lies on it, nobody is
/// there but the two Leaders; needs tactical, logistic, mechanical; Refuges of the Automa in three corners.
pub fn table() -> Table {
    table_with(options())
}

pub fn table_with(options: Options) -> Table {
    table_for(1, options)
}

/// The same with more humans and a larger board; the Leader of the second human is beside that of the first.
pub fn table_for(humans: usize, options: Options) -> Table {
    let mut table = dealt(humans, options, 1);
    let automa = table.public().automa.expect("it plays");
    table.edit(|state| {
        let public = &mut state.public;
        while public.frames.pop().is_some() {}
        for place in &mut public.places {
            let [technology, energy] = std::mem::take(&mut place.resources);
            public.supply.technology += technology;
            public.supply.energy += energy;
        }
        public.outposts.fill(None);
        public.refuges = [g(0, 3), g(3, 0)];
        public.needs.order = public.colours.map(Some);
        let homes = [(g(0, 0), public.colours[0]), (g(0, 3), public.colours[1]), (g(3, 0), public.colours[2])];
        public.needs.homes = homes.map(Some);
        public.players[automa].refuges = homes.into_iter().map(|(region, _)| region).collect();
    });
    table.cathedral(CATHEDRAL).leader(automa, BALTHASAR);
    (0..humans).for_each(|human| _ = table.leader(Seat::new(human), LEADER));
    table
}

/// Words that rearrange a table. Every piece stays counted, and majorities and cubes are brought up to date.
pub trait Arrange {
    fn cathedral(&mut self, roof: Region) -> &mut Self;
    /// So many Scrappers in a region, from and to the reserve.
    fn units(&mut self, seat: Seat, region: Region, scrappers: u8) -> &mut Self;
    fn leader(&mut self, seat: Seat, region: Region) -> &mut Self;
    fn outpost(&mut self, colour: Colour, region: Region) -> &mut Self;
    /// Technology and Energy in a region, from and to the general supply.
    fn resources(&mut self, region: Region, technology: u8, energy: u8) -> &mut Self;
    /// What a player has of both.
    fn store(&mut self, seat: Seat, technology: u8, energy: u8) -> &mut Self;
    fn needs(&mut self, order: [Colour; 3]) -> &mut Self;
    fn supplies(&mut self, seat: Seat, supplies: i16) -> &mut Self;
    /// These cards lie face up in a market, by their ids, from left to right; of the others those that nobody owns are
    /// in its deck.
    fn market(&mut self, colour: Colour, ids: [Option<&str>; 3]) -> &mut Self;
    fn round(&mut self, round: u8, phase: u8) -> &mut Self;
    /// These cards are the next of the Automa, by their ids, and it plays no other in this phase.
    fn next(&mut self, ids: &[&str]) -> &mut Self;
    /// The Automa has an Elevator or a Bridge from the reserve.
    fn way(&mut self, region: Region, other: Region) -> &mut Self;
    /// No Elevator and no Bridge is left in the reserve of the Automa; they stand between regions far from all others.
    fn without_structures(&mut self, structure: Structure) -> &mut Self;

    /// The Automa plays until a human is asked; what it told, up to the next phase of somebody else.
    fn run(&mut self) -> Vec<Event>;
    /// The Automa plays one card.
    fn reveal(&mut self, id: &str) -> Vec<Event>;

    fn public(&self) -> &Public;
    fn automa(&self) -> &Player;
    fn scrappers(&self, seat: Seat, region: Region) -> u8;
}

impl Arrange for Table {
    fn cathedral(&mut self, roof: Region) -> &mut Self {
        self.edit(|state| {
            state.public.drones[Drone::Cathedral.index()] = Some(roof);
            state.public.open = state.public.board.minus(Regions::of(roof));
            state.public.altars = (0..4).map(|corner| roof.corner(corner)).collect();
        })
    }

    fn units(&mut self, seat: Seat, region: Region, scrappers: u8) -> &mut Self {
        self.edit(|state| {
            let there = &mut state.public.places[region.index()].scrappers[seat.index()];
            let reserve = &mut state.public.players[seat].scrappers;
            *reserve = *reserve + *there - scrappers;
            *there = scrappers;
            recount(&mut state.public);
        })
    }

    fn leader(&mut self, seat: Seat, region: Region) -> &mut Self {
        self.edit(|state| {
            state.public.players[seat].leader = Some(region);
            recount(&mut state.public);
        })
    }

    fn outpost(&mut self, colour: Colour, region: Region) -> &mut Self {
        self.edit(|state| {
            let public = &mut state.public;
            let mut all: Vec<Outpost> = public.outposts().copied().collect();
            all.push(Outpost { region, colour, holder: None, hacked: false });
            all.sort_by_key(|one| (one.region, public.colours.iter().position(|colour| *colour == one.colour)));
            all.into_iter().enumerate().for_each(|(at, one)| public.outposts[at] = Some(one));
            recount(public);
        })
    }

    fn resources(&mut self, region: Region, technology: u8, energy: u8) -> &mut Self {
        self.edit(|state| {
            let (there, supply) = (&mut state.public.places[region.index()].resources, &mut state.public.supply);
            supply.technology = supply.technology + there[0] - technology;
            supply.energy = supply.energy + there[1] - energy;
            *there = [technology, energy];
        })
    }

    fn store(&mut self, seat: Seat, technology: u8, energy: u8) -> &mut Self {
        self.edit(|state| {
            let (own, supply) = (&mut state.public.players[seat].store, &mut state.public.supply);
            supply.technology = supply.technology + own.technology - technology;
            supply.energy = supply.energy + own.energy - energy;
            (own.technology, own.energy) = (technology, energy);
        })
    }

    fn needs(&mut self, order: [Colour; 3]) -> &mut Self {
        self.edit(|state| state.public.needs.order = order.map(Some))
    }

    fn supplies(&mut self, seat: Seat, supplies: i16) -> &mut Self {
        self.edit(|state| state.public.players[seat].supplies = supplies)
    }

    fn market(&mut self, colour: Colour, ids: [Option<&str>; 3]) -> &mut Self {
        self.edit(|state| {
            let public = &mut state.public;
            let place = public.colours.iter().position(|one| *one == colour).expect("the colour is in play");
            public.markets[place] = ids.map(|id| id.map(card_called));
            let owned = public.players.iter().fold(CardsOf::EMPTY, |all, (_, player)| {
                all.or(player.hand).or(player.up).or(player.down).or(player.bin)
            });
            let away = owned.or(public.markets[place].iter().flatten().copied().collect());
            let sold = |card: &dei::cards::Card| match card.drone {
                Some((drone, _)) => {
                    card.market == Some(Colour::ALL[place].market()) && public.drones[drone.index()].is_some()
                }
                None => card.market == Some(colour.market()),
            };
            let all = (0..).zip(&cards().cards).filter(|(_, card)| sold(card)).map(|(id, _)| id);
            state.dark.markets[place] = Deck::of(all.collect::<CardsOf>().minus(away));
        })
    }

    fn round(&mut self, round: u8, phase: u8) -> &mut Self {
        self.edit(|state| (state.public.round, state.public.phase) = (round, phase))
    }

    fn next(&mut self, ids: &[&str]) -> &mut Self {
        self.edit(|state| {
            let wanted = actions(&state.public);
            let next: Vec<u8> = ids.iter().map(|id| automa_card(id)).collect();
            let mut others = (0..cards().automa.len() as u8).filter(|card| !next.contains(card));
            let needs = &mut state.public.needs;
            needs.discard = Few::EMPTY;
            needs.spaces = [None; SPACES];
            needs.spaces.iter_mut().take(wanted - next.len()).for_each(|space| *space = others.next());
            state.dark.automa = Deck::of(others.collect());
            next.iter().rev().for_each(|card| state.dark.automa.put_on_top(*card));
        })
    }

    fn way(&mut self, region: Region, other: Region) -> &mut Self {
        self.edit(|state| {
            let seat = state.public.automa.expect("it plays");
            let player = &mut state.public.players[seat];
            let structure = if region.is_roof() { Structure::Bridge } else { Structure::Elevator };
            player.left[structure.index()] -= 1;
            *player.ways.iter_mut().find(|way| way.is_none()).expect("there is room") = Some(Way { region, other });
        })
    }

    fn without_structures(&mut self, structure: Structure) -> &mut Self {
        let ways = match structure {
            Structure::Bridge => [(r(2, 0), r(2, 1)), (r(1, 0), r(2, 0)), (r(0, 2), r(1, 2))],
            _ => [(g(3, 1), r(2, 0)), (g(3, 1), r(2, 1)), (g(3, 2), r(2, 1))],
        };
        ways.into_iter().fold(self, |table, (region, other)| table.way(region, other))
    }

    fn run(&mut self) -> Vec<Event> {
        self.edit(|state| {
            let public = &mut state.public;
            public.turn = public.order.len() as u8 - 1;
            public.stage = Stage::Phase(Step::Begin);
            while public.frames.pop().is_some() {}
            public.frames.push(Frame { seat: S1, ask: nothing() });
        });
        self.act(S1, Action::Stop);
        let automa = self.state().public.automa;
        let mut all = self.told(S1).into_iter().copied().peekable();
        all.next_if(|event| matches!(event, Event::PhaseBegan { seat, .. } if Some(*seat) == automa));
        all.take_while(|event| !matches!(event, Event::PhaseBegan { .. } | Event::CardsReturned { .. })).collect()
    }

    fn reveal(&mut self, id: &str) -> Vec<Event> {
        self.next(&[id]).run()
    }

    fn public(&self) -> &Public {
        &self.state().public
    }

    fn automa(&self) -> &Player {
        &self.public().players[self.public().automa.expect("it plays")]
    }

    fn scrappers(&self, seat: Seat, region: Region) -> u8 {
        self.public().place(region).scrappers[seat.index()]
    }
}

/// A question of a human that is answered by stopping.
pub fn nothing() -> Ask {
    symbols(None)
}

/// One symbol, or none.
pub fn symbols(one: Option<By>) -> Ask {
    let mut left = [0; By::SYMBOLS.len()];
    one.into_iter().for_each(|by| left[by.index()] = 1);
    Ask::Symbols(Symbols { left, exchange: 0, drone: None, card: None, candy: false, within: None })
}

/// DEI-505: actions in a phase.
pub fn actions(public: &Public) -> usize {
    let level = match public.options.automa {
        Automa::Easy => [3, 3, 4, 4],
        Automa::Alone | Automa::Standard => [3, 4, 5, 6],
        Automa::Expert => [5, 5, 6, 6],
    };
    level[usize::from(public.round) - 1]
}

/// The place of an Automa card in the data.
pub fn automa_card(id: &str) -> u8 {
    let at = cards().automa.iter().position(|card| card.id == id);
    at.unwrap_or_else(|| panic!("there is no Automa card {id}")) as u8
}

pub fn card_called(id: &str) -> CardId {
    let at = cards().cards.iter().position(|card| card.id == id);
    at.unwrap_or_else(|| panic!("there is no card {id}")) as CardId
}

/// Majority values, majorities and cubes, worked out from where the units are.
fn recount(public: &mut Public) {
    let seats: Vec<Seat> = public.players.seats().iter().collect();
    for seat in &seats {
        let player = &mut public.players[*seat];
        (player.units, player.majorities, player.cubes) = Default::default();
    }
    for region in public.board.iter() {
        for seat in &seats {
            let scrappers = public.place(region).scrappers[seat.index()];
            let value = public.value(cards(), *seat, region, scrappers, public.players[*seat].leader == Some(region));
            public.places[region.index()].values[seat.index()] = value;
            public.players[*seat].units.set(region, value > 0);
        }
        let values = public.place(region).values;
        let ahead = |seat: &&Seat| {
            let own = values[seat.index()];
            own > 0 && seats.iter().all(|other| *seat == other || values[other.index()] < own)
        };
        let majority = seats.iter().find(ahead).copied();
        public.places[region.index()].majority = majority;
        majority.into_iter().for_each(|seat| public.players[seat].majorities.set(region, true));
    }
    if let Some((seat, colour)) = public.cube {
        public.players[seat].cubes[colour.index()] += 1;
    }
    for outpost in public.outposts.iter_mut().flatten() {
        outpost.holder = public.places[outpost.region.index()].majority;
        if let Some(seat) = outpost.holder {
            public.players[seat].cubes[outpost.colour.index()] += 1;
        }
    }
}

/// What the Automa did in the end, and what it could not do before.
pub fn tries(events: &[Event]) -> (Vec<Deed>, Vec<Deed>) {
    let done = events.iter().filter_map(|event| match event {
        Event::AutomaDoes { deed, .. } => Some(*deed),
        _ => None,
    });
    let not = events.iter().filter_map(|event| match event {
        Event::AutomaCannot { deed, .. } => Some(*deed),
        _ => None,
    });
    (done.collect(), not.collect())
}

/// The moves of the Automa: from, to, Scrappers, Leader.
pub fn moved(events: &[Event]) -> Vec<(Region, Region, u8, bool)> {
    let moved = |event: &Event| match *event {
        Event::AutomaMoved { from, to, scrappers, leader, .. } => Some((from, to, scrappers, leader)),
        _ => None,
    };
    events.iter().filter_map(moved).collect()
}

/// By what the groups that moved were free, and whether by a backup move.
pub fn ways_of(events: &[Event]) -> Vec<(Free, bool)> {
    let moved = |event: &Event| match *event {
        Event::AutomaMoved { free, backup, .. } => Some((free, backup)),
        _ => None,
    };
    events.iter().filter_map(moved).collect()
}

/// Where Scrappers were recruited.
pub fn recruited(events: &[Event]) -> Vec<Region> {
    let recruited = |event: &Event| match *event {
        Event::AutomaRecruited { region, .. } => Some(region),
        _ => None,
    };
    events.iter().filter_map(recruited).collect()
}

/// What a participant was paid, and for what.
pub fn supplied(events: &[Event], of: Seat) -> Vec<(i16, Why)> {
    let supplied = |event: &Event| match *event {
        Event::Supplied { seat, supplies, why } if seat == of => Some((supplies, why)),
        _ => None,
    };
    events.iter().filter_map(supplied).collect()
}

pub fn needs_paid(events: &[Event]) -> Vec<(Colour, u8, i16)> {
    let paid = |event: &Event| match *event {
        Event::NeedPaid { colour, cubes, supplies, .. } => Some((colour, cubes, supplies)),
        _ => None,
    };
    events.iter().filter_map(paid).collect()
}

/// A whole game in which the humans choose at random: all that was told, and the table at the end.
pub fn whole_game(humans: usize, options: Options, seed: u64) -> (Vec<Event>, Table) {
    let (mut table, mut luck) = (dealt(humans, options, seed), Luck::new("automa", seed));
    let mut told = Vec::new();
    table.seeded(seed);
    while let Some(seat) = table.owed().seats().iter().next() {
        let action = *luck.of(&table.legal(seat));
        table.act(seat, action);
        told.extend(table.told(S1).into_iter().copied());
    }
    (told, table)
}
