//! What these tests share: tables in a wanted position.

use dei::cards::{CardsOf, FACTION_CARDS, MOST};
use dei::state::{Ask, Frame, Outpost, Stage, Step, Store, Way};
use dei::{Action, Choice, Dei, Drone, Event, Faction, Options, Player, Public};
use kernel::{Events, Game, Loaded, RuleId, Seat, SeatList, Setup, State, Viewer};
use testkit::{Scene, Scripted};

pub use crate::words::*;
pub use dei::{Advantage, By, Colour, Gear, Market, Region, Resource, Structure};
pub use testkit::{S1, S2, S3};

pub type Table = Scene<Dei>;

/// Three factions whose Leaders add nothing where they are not on the board.
pub const THREE: [Faction; 3] = [Faction::Ravagers, Faction::Refuge42, Faction::FarmZ];

pub fn options(factions: &[Faction]) -> Options {
    let choice = |seat: usize| match factions.get(seat) {
        None => Choice::Any,
        Some(Faction::Ravagers) => Choice::Ravagers,
        Some(Faction::Refuge42) => Choice::Refuge42,
        Some(Faction::Auxilia) => Choice::Auxilia,
        Some(Faction::FarmZ) => Choice::FarmZ,
        Some(Faction::Hackers) => Choice::Hackers,
        Some(Faction::ChronoCult) => Choice::ChronoCult,
    };
    Options { seat_1: choice(0), seat_2: choice(1), seat_3: choice(2), seat_4: choice(3), ..Options::default() }
}

/// A table of these factions with an empty board: no unit, resource or outpost, and nobody has anything. The neutral
/// refuges are in G(0,0) and G(0,3), the Cathedral on R(2,1). It is round 2, and seat 1 is about to play the first card
/// of AP1. Chance runs freely.
pub fn table(factions: &[Faction]) -> Table {
    with(factions, options(factions))
}

pub fn with(factions: &[Faction], options: Options) -> Table {
    of(&Setup { seats: factions.len(), options, cards: Loaded::standard() })
}

pub fn of(setup: &Setup<Dei>) -> Table {
    let mut scene = Scene::with(setup, 1);
    scene.edit(|state| {
        let board = state.cards.get().board(state.public.players.len());
        let public = &mut state.public;
        public.supply = Store { technology: board.technology, energy: board.energy, candies: board.candies };
        for place in &mut public.places {
            place.resources = [0; 2];
        }
        public.outposts = [None; dei::state::OUTPOSTS];
        public.refuges = [g(0, 0), g(0, 3)];
        for (_, player) in public.players.iter_mut() {
            (player.store, player.advantages) = Default::default();
        }
        public.drones = public.drones.map(|_| None);
        let playing = |faction| public.players.iter().any(|(_, player)| player.faction == faction);
        let (hackers, cult) = (playing(Faction::Hackers), playing(Faction::ChronoCult));
        let homes = [r(2, 1), r(0, 0), r(0, 1), r(0, 2), r(1, 0), r(1, 2)];
        for (drone, home) in Drone::ALL.into_iter().zip(homes) {
            let plays = match drone {
                Drone::Cathedral => cult,
                Drone::Scorpion => hackers,
                _ => true,
            };
            public.drones[drone.index()] = plays.then_some(home);
        }
        public.open = public.board;
        public.altars = Default::default();
        if cult {
            public.open.set(homes[0], false);
            public.altars = (0..4).map(|corner| homes[0].corner(corner)).collect();
        }
        public.round = 2;
    });
    scene.seeded(1);
    scene.turn(S1, 1);
    scene
}

/// Brings up to date what the state keeps: values, majorities, cubes, and what is left in the decks.
pub fn settle(state: &mut State<Dei>) {
    let (public, cards) = (&mut state.public, state.cards.get());
    for (_, player) in public.players.iter_mut() {
        (player.units, player.majorities, player.cubes) = Default::default();
    }
    for region in public.board.iter() {
        let mut values = [0; MOST];
        for (seat, player) in public.players.iter() {
            let scrappers = public.place(region).scrappers[seat.index()];
            values[seat.index()] = public.value(cards, seat, region, scrappers, player.leader == Some(region));
        }
        let best = values.into_iter().max().unwrap_or(0);
        let level = values.into_iter().filter(|value| *value == best).count();
        let first = values.into_iter().position(|value| value == best).expect("one is the highest");
        let majority = (best > 0 && level == 1).then(|| Seat::new(first));
        let place = public.place_mut(region);
        (place.values, place.majority) = (values, majority);
        for (seat, player) in public.players.iter_mut() {
            player.units.set(region, values[seat.index()] > 0);
            player.majorities.set(region, majority == Some(seat));
        }
    }
    public.cube = public.cube.filter(|(seat, _)| public.cathedral_majority() == Some(*seat));
    if let Some((seat, colour)) = public.cube {
        public.players[seat].cubes[colour.index()] += 1;
    }
    for at in 0..public.outposts.len() {
        let Some(outpost) = public.outposts[at] else { break };
        let majority = public.place(outpost.region).majority;
        let room = |seat: &Seat| public.players[*seat].cubes[outpost.colour.index()] < cards.numbers.most_cubes;
        let holder = majority.filter(room);
        public.outposts[at] = Some(Outpost { holder, ..outpost });
        if let Some(seat) = holder {
            public.players[seat].cubes[outpost.colour.index()] += 1;
        }
    }
    state.dark = Dei::imagine(state.seen(Viewer::Onlooker), &mut Scripted::default()).dark;
}

/// Fills up a hand with cards of the faction, or takes such cards out of it, until they and the face-up ones are 8.
fn fill(player: &mut Player, faction_cards: CardsOf, keep: CardsOf) {
    let own = player.up.or(player.down).or(player.bin).or(player.hand);
    let mut spare = faction_cards.minus(own).iter();
    while player.hand.len() + player.up.len() < FACTION_CARDS {
        player.hand.insert(spare.next().expect("cards are left"));
    }
    let mut useless = faction_cards.and(player.hand).minus(keep).iter();
    while player.hand.len() + player.up.len() > FACTION_CARDS {
        player.hand.remove(useless.next().expect("a card can go"));
    }
}

/// Words that rearrange a table, and words to look at it. Every piece stays counted.
pub trait Arrange {
    /// So many Scrappers in a region, from and to the reserve.
    fn units(&mut self, seat: Seat, region: Region, scrappers: u8) -> &mut Self;
    fn leader(&mut self, seat: Seat, region: Region) -> &mut Self;
    /// So many of a resource in a region, from and to the general supply.
    fn lies(&mut self, region: Region, kind: Resource, count: u8) -> &mut Self;
    fn outpost(&mut self, region: Region, colour: Colour) -> &mut Self;
    /// So many outposts of a colour that this player holds: in the courtyards of the last row, with a Scrapper each.
    fn holds(&mut self, seat: Seat, colour: Colour, count: u8) -> &mut Self;
    /// Technology, Energy and candies in the reserve, from and to the general supply.
    fn store(&mut self, seat: Seat, technology: u8, energy: u8, candies: u8) -> &mut Self;
    fn refuge(&mut self, seat: Seat, region: Region) -> &mut Self;
    /// An Elevator or a Bridge.
    fn way(&mut self, seat: Seat, region: Region, other: Region) -> &mut Self;
    fn drone(&mut self, drone: Drone, region: Region) -> &mut Self;
    /// These cards come into the hand.
    fn hold(&mut self, seat: Seat, ids: &[&str]) -> &mut Self;
    /// This card lies face up, and its gear is in force.
    fn face_up(&mut self, seat: Seat, id: &str) -> &mut Self;
    fn face_down(&mut self, seat: Seat, id: &str) -> &mut Self;
    fn in_bin(&mut self, seat: Seat, id: &str) -> &mut Self;
    /// The open cards of a market.
    fn market(&mut self, market: Market, ids: &[&str]) -> &mut Self;
    /// An advantage that is locked.
    fn dealt(&mut self, seat: Seat, advantage: Advantage) -> &mut Self;
    /// An advantage that was unlocked earlier.
    fn unlocked(&mut self, seat: Seat, advantage: Advantage) -> &mut Self;
    fn round(&mut self, round: u8) -> &mut Self;
    /// It is this player's phase, the others follow by their seats, and they are about to play their first card.
    fn turn(&mut self, seat: Seat, phase: u8) -> &mut Self;
    /// The same, and they are about to play their second card.
    fn second_card(&mut self, seat: Seat, phase: u8) -> &mut Self;
    /// This is asked, and nothing else.
    fn ask(&mut self, seat: Seat, ask: Ask) -> &mut Self;
    /// The missions of a column, which is counted from 1.
    fn column(&mut self, column: usize, ids: &[&str]) -> &mut Self;

    /// The player has this gift, places the starting units in G(0,0) and G(0,3), and the effect of the gift begins.
    fn gift(&mut self, seat: Seat, number: u8) -> &mut Self;
    /// Plays this card face up; it comes into the hand if it is not there.
    fn plays(&mut self, seat: Seat, id: &str) -> &mut Self;
    /// The player's second card of a phase does nothing, and the end of the phase follows.
    fn ends(&mut self, seat: Seat, phase: u8) -> &mut Self;
    fn enlist(&mut self, seat: Seat, region: Region, by: By) -> &mut Self;
    fn moves(&mut self, seat: Seat, from: Region, to: Region, scrappers: u8, by: By) -> &mut Self;
    fn collect(&mut self, seat: Seat, region: Region, kind: Resource, by: By) -> &mut Self;
    fn kills(&mut self, seat: Seat, region: Region, victim: Seat, by: By) -> &mut Self;
    fn stops(&mut self, seat: Seat) -> &mut Self;

    fn public(&self) -> &Public;
    fn player(&self, seat: Seat) -> &Player;
    fn scrappers(&self, seat: Seat, region: Region) -> u8;
    /// Technology, Energy and candies of a player.
    fn has(&self, seat: Seat) -> (u8, u8, u8);
    /// What somebody is asked.
    fn top(&self) -> Option<Ask>;
    /// Whether a choice is on the list; it is legal exactly then.
    fn can(&self, seat: Seat, action: Action) -> bool;
    /// The last step told this, with this rule.
    fn tells(&self, event: Event, rule: RuleId) -> &Self;
    fn silent(&self, event: Event) -> &Self;
}

fn change(scene: &mut Table, edit: impl FnOnce(&mut Public)) -> &mut Table {
    scene.edit(|state| {
        edit(&mut state.public);
        settle(state);
    });
    scene.sandbox().audit().unwrap_or_else(|lost| panic!("the arrangement is not whole: {lost}"));
    scene
}

/// A player gets cards, which leave the markets.
fn change_cards<'a>(
    scene: &'a mut Table,
    seat: Seat,
    ids: &[&str],
    edit: impl FnOnce(&mut Player, CardsOf),
) -> &'a mut Table {
    let (all, got) = (scene.state().cards.get(), ids.iter().map(|id| card(id)).collect::<CardsOf>());
    change(scene, |public| {
        for market in &mut public.markets {
            let mut left = market.iter().flatten().copied().filter(|card| !got.has(*card));
            *market = [left.next(), left.next(), left.next()];
        }
        let player = &mut public.players[seat];
        for cards in [&mut player.hand, &mut player.up, &mut player.down, &mut player.bin] {
            *cards = cards.minus(got);
        }
        edit(player, got);
        fill(player, all.deck_of(player.faction), got);
    })
}

impl Arrange for Table {
    fn units(&mut self, seat: Seat, region: Region, scrappers: u8) -> &mut Self {
        change(self, |public| {
            let there = std::mem::replace(&mut public.place_mut(region).scrappers[seat.index()], scrappers);
            let reserve = &mut public.players[seat].scrappers;
            *reserve = *reserve + there - scrappers;
        })
    }

    fn leader(&mut self, seat: Seat, region: Region) -> &mut Self {
        change(self, |public| public.players[seat].leader = Some(region))
    }

    fn lies(&mut self, region: Region, kind: Resource, count: u8) -> &mut Self {
        change(self, |public| {
            let there = std::mem::replace(&mut public.place_mut(region).resources[kind.index()], count);
            let supply = public.supply.resource(kind);
            *supply = *supply + there - count;
        })
    }

    fn outpost(&mut self, region: Region, colour: Colour) -> &mut Self {
        change(self, |public| {
            let new = Outpost { region, colour, holder: None, hacked: false };
            let mut all: Vec<Outpost> = public.outposts().copied().chain([new]).collect();
            all.sort_by_key(|it| (it.region, public.colours.iter().position(|colour| *colour == it.colour)));
            public.outposts = [None; dei::state::OUTPOSTS];
            for (to, outpost) in public.outposts.iter_mut().zip(all) {
                *to = Some(outpost);
            }
        })
    }

    fn holds(&mut self, seat: Seat, colour: Colour, count: u8) -> &mut Self {
        let row = self.state().cards.get().board(self.public().players.len()).rows;
        for _ in 0..count {
            let free = |region: &Region| self.public().outposts().all(|outpost| outpost.region != *region);
            let region = (0..4).map(|column| g(row, column)).find(free).expect("a courtyard is free");
            self.outpost(region, colour).units(seat, region, 1);
        }
        self
    }

    fn store(&mut self, seat: Seat, technology: u8, energy: u8, candies: u8) -> &mut Self {
        change(self, |public| {
            let (supply, own) = (&mut public.supply, &mut public.players[seat].store);
            supply.technology = supply.technology + own.technology - technology;
            supply.energy = supply.energy + own.energy - energy;
            supply.candies = supply.candies + own.candies - candies;
            *own = Store { technology, energy, candies };
        })
    }

    fn refuge(&mut self, seat: Seat, region: Region) -> &mut Self {
        change(self, |public| {
            public.players[seat].left[Structure::Refuge.index()] -= 1;
            public.players[seat].refuges.set(region, true);
        })
    }

    fn way(&mut self, seat: Seat, region: Region, other: Region) -> &mut Self {
        let structure = if region.is_roof() { Structure::Bridge } else { Structure::Elevator };
        change(self, |public| {
            let player = &mut public.players[seat];
            player.left[structure.index()] -= 1;
            *player.ways.iter_mut().find(|way| way.is_none()).expect("there is room") = Some(Way { region, other });
        })
    }

    fn drone(&mut self, drone: Drone, region: Region) -> &mut Self {
        change(self, |public| public.drones[drone.index()] = Some(region))
    }

    fn hold(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        change_cards(self, seat, ids, |player, got| player.hand = player.hand.or(got))
    }

    fn face_up(&mut self, seat: Seat, id: &str) -> &mut Self {
        let gear = self.state().cards.get().card(card(id)).gear;
        change_cards(self, seat, &[id], |player, got| {
            player.up = player.up.or(got);
            gear.into_iter().for_each(|gear| player.gear.insert(gear));
        })
    }

    fn face_down(&mut self, seat: Seat, id: &str) -> &mut Self {
        change_cards(self, seat, &[id], |player, got| player.down = player.down.or(got))
    }

    fn in_bin(&mut self, seat: Seat, id: &str) -> &mut Self {
        change_cards(self, seat, &[id], |player, got| player.bin = player.bin.or(got))
    }

    fn market(&mut self, market: Market, ids: &[&str]) -> &mut Self {
        change(self, |public| {
            let place = public.market_place(market).expect("the market is in play");
            public.markets[place] = [None; 3];
            for (slot, id) in public.markets[place].iter_mut().zip(ids) {
                *slot = Some(card(id));
            }
        })
    }

    fn dealt(&mut self, seat: Seat, advantage: Advantage) -> &mut Self {
        change(self, |public| public.players[seat].advantages.insert(advantage))
    }

    fn unlocked(&mut self, seat: Seat, advantage: Advantage) -> &mut Self {
        change(self, |public| {
            public.players[seat].advantages.insert(advantage);
            public.players[seat].unlocked.insert(advantage);
        })
    }

    fn round(&mut self, round: u8) -> &mut Self {
        change(self, |public| public.round = round)
    }

    fn turn(&mut self, seat: Seat, phase: u8) -> &mut Self {
        change(self, |public| {
            let others = public.players.seats().iter().filter(|other| *other != seat);
            public.order = [seat].into_iter().chain(others).collect::<SeatList<MOST>>();
            (public.turn, public.phase, public.stage) = (0, phase, Stage::Phase(Step::Second));
            (public.players[seat].used, public.players[seat].bought) = Default::default();
        });
        self.ask(seat, Ask::Card)
    }

    fn second_card(&mut self, seat: Seat, phase: u8) -> &mut Self {
        self.turn(seat, phase);
        change(self, |public| public.stage = Stage::Phase(Step::Hack))
    }

    fn ask(&mut self, seat: Seat, ask: Ask) -> &mut Self {
        change(self, |public| {
            while public.frames.pop().is_some() {}
            public.frames.push(Frame { seat, ask });
        })
    }

    fn column(&mut self, column: usize, ids: &[&str]) -> &mut Self {
        change(self, |public| {
            public.missions[column - 1] = [None; 2];
            for (place, id) in public.missions[column - 1].iter_mut().zip(ids) {
                *place = Some(mission(id));
            }
        })
    }

    fn gift(&mut self, seat: Seat, number: u8) -> &mut Self {
        self.turn(seat, 1).ask(seat, Ask::Start);
        change(self, |public| {
            (public.round, public.stage) = (1, Stage::Phase(Step::Gift));
            public.players[seat].gift = Some(number - 1);
        });
        self.act(seat, Action::Start { scrappers: 0, leader: g(0, 0) })
    }

    #[track_caller]
    fn plays(&mut self, seat: Seat, id: &str) -> &mut Self {
        if !self.player(seat).hand.has(card(id)) {
            self.hold(seat, &[id]);
        }
        self.act(seat, Action::Play { card: card(id) })
    }

    #[track_caller]
    fn ends(&mut self, seat: Seat, phase: u8) -> &mut Self {
        self.second_card(seat, phase).plays(seat, "K-9");
        match self.top() {
            Some(Ask::Symbols(_)) => self.stops(seat),
            _ => self,
        }
    }

    #[track_caller]
    fn enlist(&mut self, seat: Seat, region: Region, by: By) -> &mut Self {
        self.act(seat, Action::Enlist { region, by })
    }

    #[track_caller]
    fn moves(&mut self, seat: Seat, from: Region, to: Region, scrappers: u8, by: By) -> &mut Self {
        self.act(seat, Action::Move { from, to, scrappers, leader: false, by })
    }

    #[track_caller]
    fn collect(&mut self, seat: Seat, region: Region, kind: Resource, by: By) -> &mut Self {
        self.act(seat, take(region, kind, by))
    }

    #[track_caller]
    fn kills(&mut self, seat: Seat, region: Region, victim: Seat, by: By) -> &mut Self {
        self.act(seat, Action::Kill { region, victim, by })
    }

    #[track_caller]
    fn stops(&mut self, seat: Seat) -> &mut Self {
        self.act(seat, Action::Stop)
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

    fn has(&self, seat: Seat) -> (u8, u8, u8) {
        let Store { technology, energy, candies } = self.player(seat).store;
        (technology, energy, candies)
    }

    fn top(&self) -> Option<Ask> {
        self.public().frames.top().map(|frame| frame.ask)
    }

    #[track_caller]
    fn can(&self, seat: Seat, action: Action) -> bool {
        let listed = self.legal(seat).contains(&action);
        let legal = self.asked(seat).check(&action).is_ok();
        assert_eq!(listed, legal, "DEI-595: listed and legal: {action:?}");
        legal
    }

    #[track_caller]
    fn tells(&self, event: Event, rule: RuleId) -> &Self {
        let told = self.told(Viewer::Onlooker);
        assert!(told.contains(&&event), "{event:?} is not among {told:#?}");
        assert_eq!(event.rule(), rule, "{event:?}");
        self
    }

    #[track_caller]
    fn silent(&self, event: Event) -> &Self {
        assert!(!self.told(Viewer::Onlooker).contains(&&event), "{event:?} was told");
        self
    }
}
