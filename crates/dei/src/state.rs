//! What lies on the table.

pub use crate::frame::{Activation, Advantages, Ask, Follows, Frame, Gears, Limit, Limits, Symbols};

use crate::cards::{CardsOf, SLOTS, SPACES};
use crate::region::{DISTRICTS, REGIONS};
use crate::{
    Advantage, Cards, Colour, Dei, Drone, Faction, MOST, Market, Options, ROUNDS, Region, Regions, Resource, Skill,
    Structure,
};
use kernel::{CardId, CardSet, Deck, Faces, Frames, Seat, SeatList, SeatMap, Seats, State};
use serde::Serialize;

/// The most outposts on the board.
pub const OUTPOSTS: usize = 21;
/// The most Elevators and Bridges of a player.
pub const WAYS: usize = 8;
/// Missions, gifts and Automa cards by their place in the data.
pub type Few = CardSet<1>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Public {
    pub options: Options,
    /// DEI-6: the seat of the Automa, after those of the humans.
    pub automa: Option<Seat>,
    /// The round, from 1.
    pub round: u8,
    /// DEI-2: the Action Phase, from 1.
    pub phase: u8,
    pub stage: Stage,
    /// DEI-171: the priority of the round.
    pub order: SeatList<MOST>,
    /// Whose phase it is, by the place in that order.
    pub turn: u8,
    pub frames: Frames<Frame, 6>,
    /// DEI-102: the regions of the board.
    pub board: Regions,
    /// DEI-425: those that are not sealed.
    pub open: Regions,
    /// DEI-63: the district under each roof, by the roof's place among the roofs of the largest board.
    pub districts: [Option<Laid>; DISTRICTS],
    /// DEI-203: the courtyards with neutral refuges.
    pub refuges: [Region; 2],
    /// DEI-65: the neutral bridges.
    pub bridges: [Way; 2],
    /// DEI-71: the colours in play; gear stands in the place of what it replaces.
    pub colours: [Colour; 3],
    /// DEI-72: in the order in which they are taken (DEI-143).
    pub outposts: [Option<Outpost>; OUTPOSTS],
    #[serde(serialize_with = "list")]
    pub places: [Place; REGIONS],
    /// DEI-70: the general supply.
    pub supply: Store,
    /// DEI-76: the cards face up in the markets of the three colours and the black one.
    pub markets: [[Option<CardId>; SLOTS]; 4],
    /// DEI-80: the missions by column, by their place in the data.
    pub missions: [[Option<u8>; 2]; ROUNDS],
    /// DEI-68: where each drone stands, if it is in the game.
    pub drones: [Option<Region>; Drone::ALL.len()],
    /// DEI-411.
    pub altars: Regions,
    /// DEI-427: who holds the Cathedral cube, and at which colour.
    pub cube: Option<(Seat, Colour)>,
    /// DEI-95: advantages that can be drafted.
    pub draft: Advantages,
    /// DEI-443: gifts that have left the game, by their place in the data.
    pub gifts_gone: Few,
    pub needs: Needs,
    pub players: SeatMap<Player, MOST>,
}

/// An array too long for serde to know.
fn list<S: serde::Serializer>(places: &[Place; REGIONS], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(places)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Stage {
    /// DEI-95: advantages are drafted.
    Draft {
        taken: u8,
    },
    /// An Action Phase of the participant whose turn it is.
    Phase(Step),
    /// DEI-170, DEI-176: the cards return; then the new priority.
    CleanUp {
        returned: bool,
    },
    Over,
}

/// DEI-168, DEI-169: how far a phase is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Step {
    Begin,
    /// DEI-92.
    Start,
    /// DEI-442.
    Gift,
    /// DEI-160: the first and the second card.
    First,
    Second,
    /// DEI-392.
    Hack,
    /// DEI-270.
    Unlock,
    /// DEI-443.
    Demand,
    /// DEI-420.
    Remove,
    /// DEI-320.
    Mission,
    End,
}

/// A district on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Laid {
    pub number: u8,
    /// DEI-115: quarter-turns clockwise.
    pub turn: u8,
}

/// DEI-110, DEI-111: an Elevator or a Bridge stands in the first region and joins it with the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Way {
    pub region: Region,
    pub other: Region,
}

impl Way {
    #[inline]
    pub fn joins(self, one: Region, other: Region) -> bool {
        (self.region, self.other) == (one, other) || (self.region, self.other) == (other, one)
    }

    /// Where it leads from a region.
    #[inline]
    pub fn leads(self, from: Region) -> Option<Region> {
        match from {
            _ if from == self.region => Some(self.other),
            _ if from == self.other => Some(self.region),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Outpost {
    pub region: Region,
    pub colour: Colour,
    /// DEI-135: who holds its cube.
    pub holder: Option<Seat>,
    /// DEI-392.
    pub hacked: bool,
}

/// Tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Store {
    pub technology: u8,
    pub energy: u8,
    pub candies: u8,
}

impl Store {
    pub fn resource(&mut self, kind: Resource) -> &mut u8 {
        match kind {
            Resource::Technology => &mut self.technology,
            Resource::Energy => &mut self.energy,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Place {
    /// By [`Resource`].
    pub resources: [u8; 2],
    pub scrappers: [u8; MOST],
    /// DEI-130: the majority values.
    pub values: [u8; MOST],
    /// DEI-131: who has the majority.
    pub majority: Option<Seat>,
}

impl Place {
    #[inline]
    pub fn has(&self, kind: Resource) -> bool {
        self.resources[kind.index()] > 0
    }

    #[inline]
    pub fn resources(&self) -> u8 {
        self.resources[0] + self.resources[1]
    }

    /// The highest majority value of the others.
    #[inline]
    pub fn best_other(&self, seat: Seat) -> u8 {
        (0..).zip(self.values).filter(|(at, _)| *at != seat.index()).map(|(_, value)| value).max().unwrap_or(0)
    }

    /// DEI-134: who has supremacy.
    pub fn supremacy(&self) -> Option<Seat> {
        let sum = self.values.iter().sum::<u8>();
        self.majority.filter(|seat| 2 * self.values[seat.index()] > sum)
    }
}

/// What the Automa has besides a faction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Needs {
    /// DEI-494: the colours of the need tokens on +2, +1, +0.
    pub order: [Option<Colour>; 3],
    /// DEI-508: the cards on the action spaces, by their place in the data.
    pub spaces: [Option<u8>; SPACES],
    pub discard: Few,
    /// DEI-568: the outposts that put its Refuges where they are.
    pub homes: [Option<(Region, Colour)>; 3],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Player {
    pub faction: Faction,
    pub supplies: i16,
    pub store: Store,
    /// Scrappers in reserve.
    pub scrappers: u8,
    pub leader: Option<Region>,
    /// Structures in reserve, by [`Structure`].
    pub left: [u8; Structure::ALL.len()],
    pub refuges: Regions,
    /// Elevators and Bridges.
    pub ways: [Option<Way>; WAYS],
    pub hand: CardsOf,
    /// On the faction board, face up and face down.
    pub up: CardsOf,
    pub down: CardsOf,
    pub bin: CardsOf,
    /// DEI-257: a card was bought by a face-down card in this phase.
    pub bought: bool,
    /// DEI-438: cards taken from each coloured market in this round.
    pub taken: [u8; 3],
    pub advantages: Advantages,
    pub unlocked: Advantages,
    /// DEI-452: gear effects that hold.
    pub gear: Gears,
    pub used: Limits,
    /// DEI-140: cubes by colour, the Cathedral cube included.
    pub cubes: [u8; Colour::ALL.len()],
    /// DEI-324: missions with a faction token, by column and place in it.
    pub marks: [[bool; 2]; ROUNDS],
    /// DEI-395: hack tokens left.
    pub hacks: u8,
    /// DEI-422: how often the Cathedral was activated in this round.
    pub travels: u8,
    /// DEI-440: the gift beside the board and those in the bin, by their place in the data.
    pub gift: Option<u8>,
    pub gifts_failed: Few,
    /// Regions with own units, and those with the majority.
    pub units: Regions,
    pub majorities: Regions,
}

impl Player {
    #[inline]
    pub fn has(&self, advantage: Advantage) -> bool {
        self.unlocked.has(advantage)
    }

    #[inline]
    pub fn can(&self, limit: Limit) -> bool {
        !self.used.has(limit)
    }

    /// DEI-140: cubes of all colours.
    pub fn all_cubes(&self) -> u8 {
        self.cubes.iter().sum()
    }

    /// DEI-110, DEI-111: whether a structure of theirs stands in a region.
    pub fn has_structure(&self, region: Region) -> bool {
        self.refuges.has(region) || self.ways.iter().flatten().any(|way| way.region == region)
    }

    pub fn ways(&self, structure: Structure) -> impl Iterator<Item = Way> {
        let bridge = structure == Structure::Bridge;
        self.ways.into_iter().flatten().filter(move |way| way.region.is_roof() == bridge)
    }

    pub fn is_leader_at(&self, region: Region) -> bool {
        self.leader == Some(region)
    }
}

/// DEI-44: the face-down decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Decks {
    /// Of the three colours and the black market.
    pub markets: [Deck<CardsOf>; 4],
    pub gifts: Deck<Few>,
    pub automa: Deck<Few>,
}

/// How many cards they have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Backs {
    pub markets: [u8; 4],
    pub gifts: u8,
    pub automa: u8,
}

impl Faces for Decks {
    type Back = Backs;
    fn back(&self) -> Backs {
        Backs {
            markets: self.markets.map(|deck| deck.len() as u8),
            gifts: self.gifts.len() as u8,
            automa: self.automa.len() as u8,
        }
    }
}

impl Public {
    pub fn humans(&self) -> Seats {
        Seats::first(self.players.len() - usize::from(self.automa.is_some()))
    }

    pub fn is_automa(&self, seat: Seat) -> bool {
        self.automa == Some(seat)
    }

    /// Whose Action Phase it is.
    pub fn actor(&self) -> Seat {
        self.order[usize::from(self.turn)]
    }

    #[inline]
    pub fn place(&self, region: Region) -> &Place {
        &self.places[region.index()]
    }

    #[inline]
    pub fn place_mut(&mut self, region: Region) -> &mut Place {
        &mut self.places[region.index()]
    }

    /// DEI-71: the colour that is in play for one of the base game.
    pub fn stands_for(&self, colour: Colour) -> Colour {
        self.colours.get(colour.index()).copied().unwrap_or(colour)
    }

    /// The place of a market among the four.
    pub fn market_place(&self, market: Market) -> Option<usize> {
        match market.colour() {
            Some(colour) => self.colours.iter().position(|one| *one == colour),
            None => Some(3),
        }
    }

    /// The card in a slot of a market, from 1.
    pub fn card_at(&self, market: Market, slot: u8) -> Option<CardId> {
        let market = &self.markets[self.market_place(market)?];
        *market.get(usize::from(slot).checked_sub(1)?)?
    }

    pub fn market_at(&self, place: usize) -> Market {
        self.colours.get(place).map_or(Market::Black, |colour| colour.market())
    }

    pub fn outposts(&self) -> impl Iterator<Item = &Outpost> + Clone {
        self.outposts.iter().flatten()
    }

    pub fn cathedral(&self) -> Option<Region> {
        self.drones[Drone::Cathedral.index()]
    }

    pub fn skill(&self, cards: &Cards, seat: Seat) -> Option<Skill> {
        (!self.is_automa(seat)).then(|| cards.factions[self.players[seat].faction.index()].skill)
    }

    pub fn has_skill(&self, cards: &Cards, seat: Seat, skill: Skill) -> bool {
        self.skill(cards, seat) == Some(skill)
    }
}

/// The decks: what lies nowhere else.
pub(crate) fn decks_of(public: &Public, cards: &Cards) -> Decks {
    let seen = public
        .players
        .iter()
        .fold(CardsOf::EMPTY, |seen, (_, player)| seen.or(player.hand).or(player.up).or(player.down).or(player.bin));
    let seen: CardsOf = seen.or(public.markets.iter().flatten().flatten().copied().collect());
    let gifts = public.players.iter().fold(public.gifts_gone, |gone, (_, player)| {
        gone.or(player.gifts_failed).or(player.gift.into_iter().collect())
    });
    let offered: Few = public
        .frames
        .iter()
        .flat_map(|frame| match frame.ask {
            Ask::Gift(two) => two.to_vec(),
            _ => Vec::new(),
        })
        .collect();
    let played = public.needs.discard.or(public.needs.spaces.iter().flatten().copied().collect());
    Decks {
        markets: std::array::from_fn(|place| Deck::of(public.stock(cards, place).minus(seen))),
        gifts: Deck::of(Few::first(cards.gifts.len()).minus(gifts).minus(offered)),
        automa: Deck::of(Few::first(cards.automa.len()).minus(played)),
    }
}

pub(crate) type Game = State<Dei>;
