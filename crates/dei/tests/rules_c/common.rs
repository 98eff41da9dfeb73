//! What the rule tests share: a bare table on which a position is laid out, and short names for what is chosen.

#![allow(dead_code, unused_imports)]

pub use dei::action::OrDecline;
pub use dei::event::{Purchase, Source, Why};
pub use dei::state::{Ask, Frame, Limit, Outpost, Stage, Step, Store, Symbols, Way};
pub use dei::{
    Action, Advantage, By, Cards, Choice, Colour, Dei, Drone, Event, Faction, GearMarket, Market, Options, Player,
    Public, Region, Regions, Resource, ShortMissions, Structure,
};
pub use kernel::{CardId, Events, Game, Loaded, Seat, SeatList, Seeded, Setup, State, Viewer};
pub use testkit::{S1, S2, S3, Scene};

pub type Table = Scene<Dei>;

/// DEI-101: a courtyard.
pub const fn g(row: u8, column: u8) -> Region {
    Region::courtyard(row, column)
}

/// DEI-101: a roof.
pub const fn r(row: u8, column: u8) -> Region {
    Region::roof(row, column)
}

pub fn cards() -> &'static Cards {
    Loaded::<Cards>::standard().get()
}

/// The number of an action card: `G-2`, `cathedral-1`, `hackers-3`.
pub fn card(id: &str) -> CardId {
    let at = cards().cards.iter().position(|card| card.id == id);
    at.unwrap_or_else(|| panic!("there is no card {id}")) as CardId
}

/// The place of a mission in the data.
pub fn mission(id: &str) -> u8 {
    let at = cards().missions.iter().position(|mission| mission.id == id);
    at.unwrap_or_else(|| panic!("there is no mission {id}")) as u8
}

pub const STOP: Action = Action::Stop;

pub fn play(id: &str) -> Action {
    Action::Play { card: card(id) }
}

pub fn enlist(region: Region, by: By) -> Action {
    Action::Enlist { region, by }
}

/// Scrappers only.
pub fn go(from: Region, to: Region, scrappers: u8, by: By) -> Action {
    Action::Move { from, to, scrappers, leader: false, by }
}

/// The Leader and so many Scrappers.
pub fn lead(from: Region, to: Region, scrappers: u8, by: By) -> Action {
    Action::Move { from, to, scrappers, leader: true, by }
}

pub fn collect(region: Region, kind: Resource, by: By) -> Action {
    Action::Collect { region, kind, exchange: false, supply: false, by }
}

/// DEI-229: Technology that is handed on for Energy.
pub fn refine(region: Region, by: By) -> Action {
    Action::Collect { region, kind: Resource::Technology, exchange: true, supply: false, by }
}

/// DEI-460: Technology out of the general supply.
pub fn detect(region: Region, by: By) -> Action {
    Action::Collect { region, kind: Resource::Technology, exchange: false, supply: true, by }
}

pub fn refuge(region: Region, by: By) -> Action {
    Action::Build { structure: Structure::Refuge, region, other: None, by }
}

pub fn elevator(courtyard: Region, roof: Region, by: By) -> Action {
    Action::Build { structure: Structure::Elevator, region: courtyard, other: Some(roof), by }
}

pub fn bridge(one: Region, other: Region, by: By) -> Action {
    Action::Build { structure: Structure::Bridge, region: one, other: Some(other), by }
}

pub fn kill(region: Region, victim: Seat, by: By) -> Action {
    Action::Kill { region, victim, by }
}

/// The order of the factions in [`Choice`].
fn choice(faction: Faction) -> Choice {
    match faction {
        Faction::Ravagers => Choice::Ravagers,
        Faction::Refuge42 => Choice::Refuge42,
        Faction::Auxilia => Choice::Auxilia,
        Faction::FarmZ => Choice::FarmZ,
        Faction::Hackers => Choice::Hackers,
        Faction::ChronoCult => Choice::ChronoCult,
    }
}

/// A new game of these factions, seat by seat. Chance runs freely.
pub fn dealt(factions: &[Faction], options: Options) -> Table {
    let at = |seat: usize| factions.get(seat).map_or(Choice::Any, |faction| choice(*faction));
    let options =
        Options { seat_1: at(0), seat_2: at(1), seat_3: at(2), seat_4: at(3), seat_5: at(4), seat_6: at(5), ..options };
    let mut scene = Scene::with(&Setup { seats: factions.len(), options, cards: Loaded::standard() }, 1);
    scene.seeded(1);
    scene
}

/// A table of these factions on an empty board: no outposts, resources, units, advantages; all tokens in the general
/// supply. Neutral refuges are G(0,0) and, if the board has three rows, G(3,3); the drones stand on roofs in the rows 0
/// and 2, the Cathedral on R(1,1). It is round 2, when no starting units are placed. Seat 1 plays first and has to play
/// the first card of AP1.
pub fn table_with(factions: &[Faction], options: Options) -> Table {
    let mut scene = dealt(factions, options);
    scene.edit(|state| {
        let public = &mut state.public;
        public.round = 2;
        public.order = public.players.seats().iter().collect::<SeatList<6>>();
        public.refuges = [g(0, 0), g(3, 3)];
        public.outposts = Default::default();
        public.places.iter_mut().for_each(|place| *place = Default::default());
        public.altars = Regions::EMPTY;
        public.open = public.board;
        let spots = [r(1, 1), r(0, 0), r(0, 2), r(2, 0), r(2, 2), r(0, 1)];
        for (drone, spot) in public.drones.iter_mut().zip(spots) {
            *drone = drone.map(|_| spot);
        }
        if let Some(roof) = public.cathedral() {
            public.open.set(roof, false);
            public.altars = (0..4).map(|corner| roof.corner(corner)).collect();
        }
        for (_, player) in public.players.iter_mut() {
            player.store = Store::default();
            (player.advantages, player.unlocked) = Default::default();
        }
    });
    scene.asks_card(S1, 1, 1);
    scene
}

pub fn table(factions: &[Faction]) -> Table {
    table_with(factions, Options::default())
}

/// Gear instead of the tactical market; seat 1 holds this gear card in place of one of its own.
pub fn geared(factions: &[Faction], gear: &str) -> Table {
    let mut scene = table_with(factions, Options { gear: GearMarket::Tactical, ..Options::default() });
    scene.hand(S1, gear);
    scene
}

/// The Leader of seat 1 is in G(1,1), and this gear card lies face up. What is arranged then is there before another card
/// is played.
pub fn with_gear(factions: &[Faction], gear: &str, other: &str, arrange: impl FnOnce(&mut Table)) -> Table {
    let mut scene = geared(factions, gear);
    scene.leader(S1, g(1, 1)).lay(|public| {
        let player = &mut public.players[S1];
        player.hand.remove(card(gear));
        player.up.insert(card(gear));
        player.gear.insert(cards().card(card(gear)).gear.expect("a gear card"));
    });
    if !scene.player(S1).hand.has(card(other)) {
        scene.hand(S1, other);
    }
    arrange(&mut scene);
    scene.act(S1, play(other));
    scene
}

/// Brings everything up to date that follows from what lies where: reserves, values, majorities, cubes, tokens, decks.
fn recount(state: &mut State<Dei>) {
    let (cards, public) = (state.cards.get(), &mut state.public);
    for seat in public.players.seats().iter() {
        let at = seat.index();
        let deployed: u8 = public.places.iter().map(|place| place.scrappers[at]).sum();
        public.players[seat].scrappers = cards.numbers.scrappers.checked_sub(deployed).expect("15 Scrappers");
        public.players[seat].units = Regions::EMPTY;
        public.players[seat].majorities = Regions::EMPTY;
        for region in public.board.iter() {
            let leader = public.players[seat].is_leader_at(region);
            let value = public.value(cards, seat, region, public.place(region).scrappers[at], leader);
            public.place_mut(region).values[at] = value;
            public.players[seat].units.set(region, value > 0);
        }
    }
    for region in public.board.iter() {
        let values = public.place(region).values;
        let best = *values.iter().max().expect("six values");
        let with: Vec<usize> = (0..values.len()).filter(|at| values[*at] == best && best > 0).collect();
        let majority = if let [one] = with[..] { Some(Seat::new(one)) } else { None };
        public.place_mut(region).majority = majority;
        majority.into_iter().for_each(|seat| public.players[seat].majorities.set(region, true));
    }
    recount_cubes(public, cards);
    let board = cards.board(public.players.len());
    let all = |of: fn(&Store) -> u8| public.players.iter().map(|(_, player)| of(&player.store)).sum::<u8>();
    let on_board = |kind: Resource| public.places.iter().map(|place| place.resources[kind.index()]).sum::<u8>();
    let supply = Store {
        technology: board.technology - on_board(Resource::Technology) - all(|store| store.technology),
        energy: board.energy - on_board(Resource::Energy) - all(|store| store.energy),
        candies: board.candies - all(|store| store.candies),
    };
    public.supply = supply;
    state.dark = Dei::imagine(state.seen(Viewer::Onlooker), &mut Seeded::new([0; 32])).dark;
}

/// Outposts are held by whoever has the majority; the Cathedral cube stays if it may.
fn recount_cubes(public: &mut Public, cards: &Cards) {
    let cathedral = public.cathedral_majority();
    public.cube = public.cube.filter(|(seat, _)| cathedral == Some(*seat));
    public.players.iter_mut().for_each(|(_, player)| player.cubes = Default::default());
    if let Some((seat, colour)) = public.cube {
        public.players[seat].cubes[colour.index()] += 1;
    }
    for at in 0..public.outposts.len() {
        let Some(outpost) = public.outposts[at] else { break };
        let majority = public.place(outpost.region).majority;
        let room = |seat: &Seat| public.players[*seat].cubes[outpost.colour.index()] < cards.numbers.most_cubes;
        let holder = majority.filter(room);
        public.outposts[at] = Some(Outpost { holder, ..outpost });
        holder.into_iter().for_each(|seat| public.players[seat].cubes[outpost.colour.index()] += 1);
    }
}

/// Words that lay out a position. Everything that follows from it is recounted.
pub trait Arrange {
    /// Chance runs freely from here.
    fn free(self) -> Self;
    /// Changes anything, then recounts.
    fn lay(&mut self, change: impl FnOnce(&mut Public)) -> &mut Self;
    /// So many Scrappers in a region.
    fn units(&mut self, seat: Seat, region: Region, scrappers: u8) -> &mut Self;
    fn leader(&mut self, seat: Seat, region: Region) -> &mut Self;
    fn outpost(&mut self, colour: Colour, region: Region) -> &mut Self;
    /// Outposts of these colours, each in a courtyard of the bottom row or on a roof that only this player has units in.
    fn holds(&mut self, seat: Seat, outposts: &[(Colour, Region)]) -> &mut Self;
    /// Technology and Energy on the board.
    fn lies(&mut self, region: Region, technology: u8, energy: u8) -> &mut Self;
    /// Technology, Energy and candies in reserve.
    fn store(&mut self, seat: Seat, technology: u8, energy: u8, candies: u8) -> &mut Self;
    /// A card in hand; one of the faction's goes into the bin for it.
    fn hand(&mut self, seat: Seat, id: &str) -> &mut Self;
    /// Cards face up in a market.
    fn market(&mut self, market: Market, ids: [&str; 3]) -> &mut Self;
    fn unlocked(&mut self, seat: Seat, advantage: Advantage) -> &mut Self;
    fn built(&mut self, seat: Seat, structure: Structure, region: Region, other: Option<Region>) -> &mut Self;
    fn cube(&mut self, seat: Seat, colour: Colour) -> &mut Self;
    /// It is this player's phase, and they are asked for their first or second card.
    fn asks_card(&mut self, seat: Seat, phase: u8, which: u8) -> &mut Self;
    /// The second card of a phase is done but for this player to say so.
    fn last_card(&mut self, seat: Seat, phase: u8) -> &mut Self;
    /// The end of a phase: what comes when the second card is done.
    fn ends(&mut self, seat: Seat, phase: u8) -> &mut Self;

    fn public(&self) -> &Public;
    fn player(&self, seat: Seat) -> &Player;
    fn supplies(&self, seat: Seat) -> i16;
    fn scrappers(&self, seat: Seat, region: Region) -> u8;
    fn cubes(&self, seat: Seat, colour: Colour) -> u8;
    /// Whom the table waits for, and what they are asked.
    fn what(&self) -> Option<(Seat, Ask)>;
    /// What was told of the last step.
    fn events(&self) -> Vec<Event>;
    /// Whether the last step told this.
    fn heard(&self, event: Event) -> bool;
}

impl Arrange for Table {
    fn free(mut self) -> Self {
        self.seeded(1);
        self
    }

    fn lay(&mut self, change: impl FnOnce(&mut Public)) -> &mut Self {
        self.edit(|state| {
            change(&mut state.public);
            recount(state);
        })
    }

    fn units(&mut self, seat: Seat, region: Region, scrappers: u8) -> &mut Self {
        self.lay(|public| public.place_mut(region).scrappers[seat.index()] = scrappers)
    }

    fn leader(&mut self, seat: Seat, region: Region) -> &mut Self {
        self.lay(|public| public.players[seat].leader = Some(region))
    }

    fn outpost(&mut self, colour: Colour, region: Region) -> &mut Self {
        self.lay(|public| {
            let mut all: Vec<Outpost> = public.outposts().copied().collect();
            all.push(Outpost { region, colour, holder: None, hacked: false });
            all.sort_by_key(|it| (it.region, public.colours.iter().position(|one| *one == it.colour)));
            public.outposts.iter_mut().zip(all).for_each(|(to, outpost)| *to = Some(outpost));
        })
    }

    fn holds(&mut self, seat: Seat, outposts: &[(Colour, Region)]) -> &mut Self {
        for (colour, region) in outposts {
            self.outpost(*colour, *region).units(seat, *region, 1);
        }
        self
    }

    fn lies(&mut self, region: Region, technology: u8, energy: u8) -> &mut Self {
        self.lay(|public| public.place_mut(region).resources = [technology, energy])
    }

    fn store(&mut self, seat: Seat, technology: u8, energy: u8, candies: u8) -> &mut Self {
        self.lay(|public| public.players[seat].store = Store { technology, energy, candies })
    }

    fn hand(&mut self, seat: Seat, id: &str) -> &mut Self {
        self.lay(|public| {
            let player = &mut public.players[seat];
            let own = player.hand.iter().find(|one| cards().card(*one).faction.is_some()).expect("a faction card");
            player.hand.remove(own);
            player.bin.insert(own);
            player.hand.insert(card(id));
            // What somebody holds lies in no market.
            public.markets.iter_mut().flatten().filter(|one| **one == Some(card(id))).for_each(|one| *one = None);
        })
    }

    fn market(&mut self, market: Market, ids: [&str; 3]) -> &mut Self {
        self.lay(|public| {
            let place = public.market_place(market).expect("a market in play");
            public.markets[place] = ids.map(|id| Some(card(id)));
        })
    }

    fn unlocked(&mut self, seat: Seat, advantage: Advantage) -> &mut Self {
        self.lay(|public| {
            public.players[seat].advantages.insert(advantage);
            public.players[seat].unlocked.insert(advantage);
        })
    }

    fn built(&mut self, seat: Seat, structure: Structure, region: Region, other: Option<Region>) -> &mut Self {
        self.lay(|public| {
            let player = &mut public.players[seat];
            player.left[structure.index()] -= 1;
            match other {
                None => player.refuges.set(region, true),
                Some(other) => {
                    let free = player.ways.iter_mut().find(|way| way.is_none());
                    *free.expect("room for a structure") = Some(Way { region, other });
                }
            }
        })
    }

    fn cube(&mut self, seat: Seat, colour: Colour) -> &mut Self {
        self.lay(|public| public.cube = Some((seat, colour)));
        assert!(self.public().cube.is_some(), "{seat} needs the majority in the cathedral courtyards");
        self
    }

    fn asks_card(&mut self, seat: Seat, phase: u8, which: u8) -> &mut Self {
        self.lay(|public| {
            let place = public.order.iter().position(|one| *one == seat).expect("a seat in the order");
            (public.turn, public.phase) = (place as u8, phase);
            public.stage = Stage::Phase(if which == 1 { Step::Second } else { Step::Hack });
            public.frames = Default::default();
            public.frames.push(Frame { seat, ask: Ask::Card });
        })
    }

    fn last_card(&mut self, seat: Seat, phase: u8) -> &mut Self {
        let nothing =
            Symbols { left: Default::default(), exchange: 0, drone: None, card: None, candy: false, within: None };
        self.asks_card(seat, phase, 2).lay(|public| {
            public.frames = Default::default();
            public.frames.push(Frame { seat, ask: Ask::Symbols(nothing) });
        })
    }

    fn ends(&mut self, seat: Seat, phase: u8) -> &mut Self {
        self.last_card(seat, phase).act(seat, STOP)
    }

    fn public(&self) -> &Public {
        &self.state().public
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.public().players[seat]
    }

    fn supplies(&self, seat: Seat) -> i16 {
        self.player(seat).supplies
    }

    fn scrappers(&self, seat: Seat, region: Region) -> u8 {
        self.public().place(region).scrappers[seat.index()]
    }

    fn cubes(&self, seat: Seat, colour: Colour) -> u8 {
        self.player(seat).cubes[colour.index()]
    }

    fn what(&self) -> Option<(Seat, Ask)> {
        self.public().frames.top().map(|frame| (frame.seat, frame.ask))
    }

    fn events(&self) -> Vec<Event> {
        self.told(Viewer::Onlooker).into_iter().copied().collect()
    }

    fn heard(&self, event: Event) -> bool {
        self.events().contains(&event)
    }
}
