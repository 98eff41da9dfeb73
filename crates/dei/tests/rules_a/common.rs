//! What the tests of this folder share: a cleared board, and words that arrange it.

pub use crate::words::*;
pub use dei::cards::CardsOf;
pub use dei::event::{Purchase, Source, Why};
pub use dei::state::{Advantages, Ask, Frame, Laid, Limit, Outpost, Stage, Step, Store, Way};
pub use dei::{
    Action, Advantage, Automa, By, Cards, Choice, Colour, Dei, Draft, Drone, Event, Faction, Gear, GearMarket, Market,
    NewMissions, Options, Player, Public, Region, Regions, Resource, ShortMissions, Structure,
};
pub use kernel::{CardId, Chance, Events, Game, Loaded, OrDecline, Pick, Sandbox, Seat, SeatList, Setup, State};
pub use testkit::{S1, S2, S3, S4, S5, S6, Scene, pick};

pub use dei::Colour::{Gear as Purple, Logistic, Mechanical, Tactical};
pub use dei::Faction::{Auxilia, ChronoCult, FarmZ, Hackers, Ravagers, Refuge42};
pub use dei::Resource::{Energy, Technology};

pub type Table = Scene<Dei>;

/// The courtyard G(row, column).
pub fn g(row: u8, column: u8) -> Region {
    Region::courtyard(row, column)
}

/// The roof R(row, column).
pub fn r(row: u8, column: u8) -> Region {
    Region::roof(row, column)
}

/// Where the neutral refuges are on a cleared board.
pub const NEUTRAL: [Region; 2] = [Region::courtyard(3, 0), Region::courtyard(3, 3)];
/// Where the Cathedral is on a cleared board, if it takes part.
pub const CATHEDRAL: Region = Region::roof(1, 1);

pub fn cards() -> &'static Cards {
    Loaded::<Cards>::standard().get()
}

/// The number of a card by its id in the data.
pub fn card(id: &str) -> CardId {
    cards().cards.iter().position(|card| card.id == id).unwrap_or_else(|| panic!("no card {id}")) as CardId
}

pub fn setup(seats: usize, options: Options) -> Setup<Dei> {
    Setup { seats, options, cards: Loaded::standard() }
}

pub fn chosen(faction: Faction) -> Choice {
    match faction {
        Ravagers => Choice::Ravagers,
        Refuge42 => Choice::Refuge42,
        Auxilia => Choice::Auxilia,
        FarmZ => Choice::FarmZ,
        Hackers => Choice::Hackers,
        ChronoCult => Choice::ChronoCult,
    }
}

/// The options by which the seats have these factions.
pub fn playing(factions: &[Faction]) -> Options {
    let at = |seat: usize| factions.get(seat).copied().map(chosen).unwrap_or_default();
    let [seat_1, seat_2, seat_3, seat_4, seat_5, seat_6] = std::array::from_fn(at);
    Options { seat_1, seat_2, seat_3, seat_4, seat_5, seat_6, ..Options::default() }
}

/// A table dealt from a seed.
pub fn dealt(seats: usize, options: Options, seed: u64) -> Table {
    Scene::with(&setup(seats, options), seed)
}

/// Why a table cannot be set up.
pub fn refusal(seats: usize, options: Options) -> Option<&'static str> {
    let mut chance = kernel::Seeded::new(kernel::Secret::from_number(1).seed(&[]));
    Sandbox::deal(&setup(seats, options), &mut chance).err().map(|no| no.rule)
}

/// A board with nothing on it in round 2: seat 1 is first in priority and plays the first card of its AP1. All Leaders
/// are still in the box. The Cathedral, if it takes part, is at [`CATHEDRAL`], and the other drones are on R(2,2).
pub fn table(factions: &[Faction]) -> Table {
    table_with(factions, playing(factions))
}

/// The same with more options.
pub fn table_with(factions: &[Faction], options: Options) -> Table {
    let mut scene = dealt(factions.len(), options, 1);
    scene.edit(|state| {
        let public = &mut state.public;
        for region in public.board.iter() {
            let place = public.place_mut(region);
            let [technology, energy] = std::mem::take(&mut place.resources);
            public.supply.technology += technology;
            public.supply.energy += energy;
        }
        public.outposts.fill(None);
        public.refuges = NEUTRAL;
        for drone in public.drones.iter_mut().flatten() {
            *drone = r(2, 2);
        }
        if public.cathedral().is_some() {
            public.drones[Drone::Cathedral.index()] = Some(CATHEDRAL);
            public.open = public.board;
            public.open.set(CATHEDRAL, false);
            public.altars = (0..4).map(|corner| CATHEDRAL.corner(corner)).collect();
        }
    });
    scene.at(2, 1, S1).redeck();
    scene.sandbox().audit().expect("a cleared board has every piece");
    scene
}

/// Words that arrange a table. Every piece stays counted, and control is what the units say.
pub trait Arrange {
    /// The seat is first in priority, the others follow in their order; it is asked for its first card.
    fn at(&mut self, round: u8, phase: u8, seat: Seat) -> &mut Self;
    /// The priority.
    fn order(&mut self, order: &[Seat]) -> &mut Self;
    /// The same phase, but it is the second card that is asked for.
    fn second_card(&mut self) -> &mut Self;
    /// So many Scrappers in a region, from and to the reserve.
    fn put(&mut self, seat: Seat, region: Region, scrappers: u8) -> &mut Self;
    fn leader(&mut self, seat: Seat, region: Region) -> &mut Self;
    /// So many Scrappers in reserve; the others stand far away.
    fn reserve(&mut self, seat: Seat, scrappers: u8, others: Region) -> &mut Self;
    fn outpost(&mut self, region: Region, colour: Colour) -> &mut Self;
    /// Technology and Energy in a region, from and to the general supply.
    fn lay(&mut self, region: Region, technology: u8, energy: u8) -> &mut Self;
    /// Technology, Energy and candies in reserve, from and to the general supply.
    fn store(&mut self, seat: Seat, technology: u8, energy: u8, candies: u8) -> &mut Self;
    fn supplies(&mut self, seat: Seat, supplies: i16) -> &mut Self;
    fn refuge(&mut self, seat: Seat, region: Region) -> &mut Self;
    /// An Elevator or a Bridge in the first region.
    fn way(&mut self, seat: Seat, region: Region, other: Region) -> &mut Self;
    /// The player has this advantage, locked, in place of their own one of its colour.
    fn locked(&mut self, seat: Seat, advantage: Advantage) -> &mut Self;
    /// The same, unlocked.
    fn unlocked(&mut self, seat: Seat, advantage: Advantage) -> &mut Self;
    /// A card of a market comes to hand, and a faction card goes into the bin for it.
    fn give(&mut self, seat: Seat, id: &str) -> &mut Self;
    /// The cards that lie open in a market, from the left.
    fn open(&mut self, place: usize, ids: &[&str]) -> &mut Self;
    /// The Cathedral cube is this player's.
    fn cube(&mut self, seat: Seat, colour: Colour) -> &mut Self;
    /// What lies nowhere else is in the decks.
    fn redeck(&mut self) -> &mut Self;

    fn public(&self) -> &Public;
    fn player(&self, seat: Seat) -> &Player;
    fn scrappers(&self, seat: Seat, region: Region) -> u8;
    /// Who holds the outpost of a colour in a region.
    fn holder(&self, region: Region, colour: Colour) -> Option<Seat>;
    fn cubes(&self, seat: Seat, colour: Colour) -> u8;
    /// The seat that is asked and the name of the question.
    fn question(&self) -> (Seat, &'static str);
    /// What was told of the last step, in order.
    fn events(&self) -> Vec<Event>;
    /// This was told of the last step, under this rule.
    fn tells(&self, event: Event, rule: &str) -> &Self;
    /// What of the last step was told of cubes.
    fn cubes_told(&self) -> Vec<Event>;
}

/// Brings everything that depends on the units up to date: written anew here, to compare the rules with.
fn recount(state: &mut State<Dei>) {
    let cards = state.cards.get();
    let public = &mut state.public;
    let seats: Vec<Seat> = public.players.seats().iter().collect();
    for seat in &seats {
        (public.players[*seat].units, public.players[*seat].majorities) = Default::default();
    }
    for region in public.board.iter() {
        for seat in &seats {
            let (scrappers, leader) = (public.place(region).scrappers[seat.index()], public.players[*seat].leader);
            let value = public.value(cards, *seat, region, scrappers, leader == Some(region));
            public.place_mut(region).values[seat.index()] = value;
            public.players[*seat].units.set(region, value > 0);
        }
        let values = public.place(region).values;
        let ahead = |seat: &&Seat| seats.iter().all(|it| it == *seat || values[it.index()] < values[seat.index()]);
        let majority = seats.iter().find(ahead).copied().filter(|seat| values[seat.index()] > 0);
        public.place_mut(region).majority = majority;
        majority.into_iter().for_each(|seat| public.players[seat].majorities.set(region, true));
    }
    let places = public.places;
    let majority = |region: Region| places[region.index()].majority;
    for outpost in public.outposts.iter_mut().flatten() {
        outpost.holder = outpost.holder.filter(|seat| majority(outpost.region) == Some(*seat));
    }
    for at in 0..public.outposts.len() {
        let Some(outpost) = public.outposts[at].filter(|outpost| outpost.holder.is_none()) else { continue };
        let room = |seat: &Seat| cubes(public, *seat, outpost.colour) < 4;
        let holder = majority(outpost.region).filter(room);
        public.outposts[at] = Some(Outpost { holder, ..outpost });
    }
    for seat in &seats {
        for colour in Colour::ALL {
            public.players[*seat].cubes[colour.index()] = cubes(public, *seat, colour);
        }
    }
}

/// Cubes of a colour, counted where they are.
fn cubes(public: &Public, seat: Seat, colour: Colour) -> u8 {
    let held = public.outposts().filter(|it| it.holder == Some(seat) && it.colour == colour).count();
    held as u8 + u8::from(public.cube == Some((seat, colour)))
}

fn counted(scene: &mut Table, change: impl FnOnce(&mut Public)) -> &mut Table {
    scene.edit(|state| {
        change(&mut state.public);
        recount(state);
    })
}

impl Arrange for Table {
    fn at(&mut self, round: u8, phase: u8, seat: Seat) -> &mut Self {
        self.edit(|state| {
            let public = &mut state.public;
            let others = public.humans().iter().filter(|other| *other != seat).chain(public.automa);
            public.order = [seat].into_iter().chain(others).collect::<SeatList<6>>();
            (public.round, public.phase, public.turn) = (round, phase, 0);
            public.stage = Stage::Phase(Step::Second);
            public.frames = Default::default();
            public.frames.push(Frame { seat, ask: Ask::Card });
        })
    }

    fn order(&mut self, order: &[Seat]) -> &mut Self {
        self.edit(|state| {
            let asked = state.public.actor();
            state.public.order = order.iter().copied().collect::<SeatList<6>>();
            let turn = order.iter().position(|seat| *seat == asked);
            state.public.turn = turn.expect("whose phase it is has a place in priority") as u8;
        })
    }

    fn second_card(&mut self) -> &mut Self {
        self.edit(|state| state.public.stage = Stage::Phase(Step::Hack))
    }

    fn put(&mut self, seat: Seat, region: Region, scrappers: u8) -> &mut Self {
        counted(self, |public| {
            let there = std::mem::replace(&mut public.place_mut(region).scrappers[seat.index()], scrappers);
            let reserve = &mut public.players[seat].scrappers;
            *reserve = *reserve + there - scrappers;
        })
    }

    fn leader(&mut self, seat: Seat, region: Region) -> &mut Self {
        counted(self, |public| public.players[seat].leader = Some(region))
    }

    fn reserve(&mut self, seat: Seat, scrappers: u8, others: Region) -> &mut Self {
        let (there, reserve) = (self.scrappers(seat, others), self.player(seat).scrappers);
        self.put(seat, others, there + reserve - scrappers)
    }

    fn outpost(&mut self, region: Region, colour: Colour) -> &mut Self {
        counted(self, |public| {
            let new = Outpost { region, colour, holder: None, hacked: false };
            let mut all: Vec<Outpost> = public.outposts().copied().chain([new]).collect();
            let place = |colour: Colour| public.colours.iter().position(|one| *one == colour);
            all.sort_by_key(|it| (it.region, place(it.colour)));
            public.outposts = std::array::from_fn(|at| all.get(at).copied());
        })
    }

    fn lay(&mut self, region: Region, technology: u8, energy: u8) -> &mut Self {
        self.edit(|state| {
            let public = &mut state.public;
            let before = std::mem::replace(&mut public.place_mut(region).resources, [technology, energy]);
            public.supply.technology = public.supply.technology + before[0] - technology;
            public.supply.energy = public.supply.energy + before[1] - energy;
        })
    }

    fn store(&mut self, seat: Seat, technology: u8, energy: u8, candies: u8) -> &mut Self {
        self.edit(|state| {
            let (supply, own) = (&mut state.public.supply, &mut state.public.players[seat].store);
            supply.technology = supply.technology + own.technology - technology;
            supply.energy = supply.energy + own.energy - energy;
            supply.candies = supply.candies + own.candies - candies;
            *own = Store { technology, energy, candies };
        })
    }

    fn supplies(&mut self, seat: Seat, supplies: i16) -> &mut Self {
        self.edit(|state| state.public.players[seat].supplies = supplies)
    }

    fn refuge(&mut self, seat: Seat, region: Region) -> &mut Self {
        self.edit(|state| {
            let player = &mut state.public.players[seat];
            player.refuges.set(region, true);
            player.left[Structure::Refuge.index()] -= 1;
        })
    }

    fn way(&mut self, seat: Seat, region: Region, other: Region) -> &mut Self {
        self.edit(|state| {
            let player = &mut state.public.players[seat];
            let structure = if region.is_roof() { Structure::Bridge } else { Structure::Elevator };
            player.left[structure.index()] -= 1;
            let free = player.ways.iter_mut().find(|way| way.is_none());
            *free.expect("there is room for all ways") = Some(Way { region, other });
        })
    }

    fn locked(&mut self, seat: Seat, advantage: Advantage) -> &mut Self {
        let colour = |one: &Advantage| cards().advantages[one.index()].colour;
        counted(self, |public| {
            let player = &mut public.players[seat];
            let others = player.advantages.iter().filter(|one| colour(one) != colour(&advantage));
            player.advantages = others.chain([advantage]).collect();
            player.unlocked = player.unlocked.iter().filter(|one| colour(one) != colour(&advantage)).collect();
        })
    }

    fn unlocked(&mut self, seat: Seat, advantage: Advantage) -> &mut Self {
        self.locked(seat, advantage);
        counted(self, |public| public.players[seat].unlocked.insert(advantage))
    }

    fn give(&mut self, seat: Seat, id: &str) -> &mut Self {
        self.edit(|state| {
            let card = card(id);
            for market in &mut state.public.markets {
                if let Some(slot) = market.iter().position(|one| *one == Some(card)) {
                    market[slot] = None;
                    market[slot..].rotate_left(1);
                }
            }
            let player = &mut state.public.players[seat];
            let old = player
                .hand
                .iter()
                .find(|one| cards().card(*one).drone.is_some() && cards().card(*one).faction.is_some());
            let old = old.or(player.hand.iter().find(|one| cards().card(*one).faction.is_some()));
            let old = old.expect("a faction card is in hand");
            player.hand.remove(old);
            player.bin.insert(old);
            player.hand.insert(card);
        });
        self.redeck()
    }

    fn open(&mut self, place: usize, ids: &[&str]) -> &mut Self {
        self.edit(|state| state.public.markets[place] = std::array::from_fn(|slot| ids.get(slot).map(|id| card(id))));
        self.redeck()
    }

    fn cube(&mut self, seat: Seat, colour: Colour) -> &mut Self {
        counted(self, |public| public.cube = Some((seat, colour)))
    }

    fn redeck(&mut self) -> &mut Self {
        let mut chance = kernel::Seeded::new(kernel::Secret::from_number(1).seed(&[]));
        let state = Dei::imagine(self.seen(S1), &mut chance);
        self.edit(|old| *old = state)
    }

    fn public(&self) -> &Public {
        &self.state().public
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.public().players[seat]
    }

    fn scrappers(&self, seat: Seat, region: Region) -> u8 {
        self.public().place(region).scrappers[seat.index()]
    }

    fn holder(&self, region: Region, colour: Colour) -> Option<Seat> {
        let outpost = self.public().outposts().find(|it| (it.region, it.colour) == (region, colour));
        outpost.unwrap_or_else(|| panic!("no {colour:?} outpost in {region:?}")).holder
    }

    fn cubes(&self, seat: Seat, colour: Colour) -> u8 {
        self.player(seat).cubes[colour.index()]
    }

    fn question(&self) -> (Seat, &'static str) {
        let seat = self.owed().seats().iter().next().expect("somebody is asked");
        (seat, Dei::question(self.asked(seat)).name)
    }

    fn events(&self) -> Vec<Event> {
        self.told(S1).into_iter().copied().collect()
    }

    #[track_caller]
    fn tells(&self, event: Event, rule: &str) -> &Self {
        assert!(self.events().contains(&event), "{event:?} is not among {:?}", self.events());
        assert_eq!(event.rule(), rule, "{event:?}");
        self
    }

    fn cubes_told(&self) -> Vec<Event> {
        let cube = |event: &Event| {
            let outpost = matches!(event, Event::CubeTaken { .. } | Event::CubeReturned { .. });
            outpost || matches!(event, Event::CathedralTaken { .. } | Event::CathedralReturned { .. })
        };
        self.events().into_iter().filter(cube).collect()
    }
}

/// Plays a card for nothing. Afterwards its symbols are given up, unless somebody else is asked or the card is over.
pub fn idle(scene: &mut Table, seat: Seat) {
    let card = scene.player(seat).hand.iter().find(|id| cards().card(*id).gear.is_none()).expect("a card is in hand");
    scene.act(seat, Action::Play { card });
    if scene.owed().seats().has(seat) && scene.question() == (seat, "symbols") {
        scene.act(seat, Action::Stop);
    }
}

/// The last mission of round 2, after which Clean-up follows: seat 1 resolves it.
pub fn last_of_round(scene: &mut Table) {
    scene.at(2, 3, S1).edit(|state| {
        state.public.turn = state.public.order.len() as u8 - 1;
        let last = state.public.order.len() - 1;
        let mut order = state.public.order.to_vec();
        order.swap(0, last);
        state.public.order = order.into_iter().collect::<SeatList<6>>();
        state.public.stage = Stage::Phase(Step::End);
        state.public.frames = Default::default();
        state.public.frames.push(Frame { seat: S1, ask: Ask::Mission });
    });
}

/// The Chrono Cult in seat 1 keeps a gift, by its number, when its AP1 begins.
pub fn with_gift(scene: &mut Table, gift: u8) {
    scene.edit(|state| {
        state.public.stage = Stage::Phase(Step::Gift);
        state.public.frames = Default::default();
        state.public.frames.push(Frame { seat: S1, ask: Ask::Gift([gift - 1, gift % 8]) });
    });
    scene.redeck().act(S1, Action::KeepGift { gift });
}

/// Plays answers at random until the game is over, or until `enough` says so after a step.
pub fn play_out(scene: &mut Table, seed: u64, mut enough: impl FnMut(&Table) -> bool) {
    let mut chance = kernel::Seeded::new(kernel::Secret::from_number(seed).seed(&[]));
    scene.seeded(seed);
    for _ in 0..20_000 {
        let Some(seat) = scene.owed().seats().iter().next() else { return };
        let answers = scene.legal(seat);
        let at = chance.one_of(answers.len());
        scene.act(seat, answers[at]);
        if enough(scene) {
            return;
        }
    }
    panic!("the game does not end");
}
