//! What lies on the table (SYN-93), and the count of all of it (SYN-95).

use crate::cards::{ROBOTS, count};
use crate::{Cards, Syndicate};
use kernel::{Auditor, CardId, CardSet, Seat, SeatList, SeatMap, State, require};
use serde::Serialize;

/// SYN-10: agents of one player.
pub const AGENTS: u8 = 4;
/// SYN-10: assistants of one player.
pub const ASSISTANTS: u8 = 5;
/// The slots S1 to S4, and the places N1 to N4 of a network.
pub const SLOTS: usize = 4;
/// The investor positions I1 to I5, and the dice D1 to D5.
pub const FIVE: usize = 5;
pub const ROUNDS: u8 = 3;

kernel::enums! {
    "syndicate.ts"

    /// A type of robots and of the investors who pay for them.
    #[derive(Default)]
    pub enum Kind {
        #[default]
        Information = "syndicate-kind-information",
        Service = "syndicate-kind-service",
        Transport = "syndicate-kind-transport",
        Defence = "syndicate-kind-defence",
        Industry = "syndicate-kind-industry",
    }
}

/// What lies open on the table: everything but the order of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Public {
    pub round: u8,
    pub stage: Stage,
    /// Turns taken in this round.
    pub turns: u8,
    /// SYN-15: this round's order stack, from the top.
    pub order: Stack,
    /// SYN-53: the stack that passing builds, from the bottom.
    pub passed: Stack,
    /// The cards in S1 to S4.
    pub factory: [CardId; SLOTS],
    /// The investors at I1 to I5; none where it was won or removed.
    pub investors: [Option<Kind>; FIVE],
    /// SYN-90: the discard pile lies open.
    pub discard: CardSet<1>,
    pub players: SeatMap<Player, 4>,
}

impl Public {
    /// SYN-25: whose turn it is.
    pub fn on_turn(&self) -> Seat {
        self.order[usize::from(self.turns % self.players.len() as u8)]
    }

    /// Whether a card of the factory was taken or discarded, and the next one is not laid yet.
    pub(crate) fn has_left(&self, card: CardId) -> bool {
        self.stage == Stage::PlugIn { card } || self.discard.has(card)
    }

    /// SYN-90: every card that lies open. All others are in the deck.
    pub(crate) fn open_cards(&self) -> impl Iterator<Item = CardId> {
        let in_hand = if let Stage::PlugIn { card } = self.stage { Some(card) } else { None };
        let of_players = self.players.iter().flat_map(|(_, player)| {
            player.network.iter().flatten().map(|plugged| plugged.card).chain(player.pile.iter())
        });
        self.factory.into_iter().chain(self.discard.iter()).chain(in_hand).chain(of_players)
    }
}

/// What is to be decided next. A robot that was taken but not plugged in yet is part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Stage {
    /// SYN-26: buy or pass.
    Turn,
    /// SYN-41: where to plug in the robot just taken.
    PlugIn {
        card: CardId,
    },
    /// SYN-46: which corners of the robot just plugged in, at this place (from 0), to cover.
    Calibrate {
        place: u8,
    },
    Over,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Player {
    /// The dice D1 to D5.
    pub dice: [u8; FIVE],
    /// The network N1 to N4.
    pub network: [Option<Plugged>; SLOTS],
    /// In the pool, like the assistants.
    pub agents: u8,
    pub assistants: u8,
    /// Pawns at S1 to S4.
    pub at: [Pawns; SLOTS],
    /// SYN-27: whether the second marker is placed.
    pub passed: bool,
    /// SYN-71: robots of finished rounds.
    pub pile: CardSet<1>,
    /// Investor tokens won, by type.
    pub won: [u8; FIVE],
    /// SYN-7: the printed investor.
    pub printed: Kind,
    pub left_section: u8,
    pub right_section: u8,
    /// SYN-3: victory points.
    pub vp: u16,
}

impl Player {
    /// SYN-86, SYN-89: investors of a type, the printed one included.
    pub fn investors(&self, kind: Kind) -> u8 {
        self.won[kind as usize] + u8::from(self.printed == kind)
    }

    /// SYN-88: all investors.
    pub fn all_investors(&self) -> u8 {
        self.won.iter().sum::<u8>() + 1
    }

    /// SYN-71: the robots in the pile, by type.
    pub fn robots(&self, cards: &Cards) -> [u8; FIVE] {
        let mut robots = [0; FIVE];
        self.pile.iter().for_each(|card| robots[cards.robot(card).kind as usize] += 1);
        robots
    }

    /// SYN-41: the empty places, from 0.
    pub fn empty_places(&self) -> impl Iterator<Item = usize> + Clone + use<> {
        let network = self.network;
        (0..SLOTS).filter(move |place| network[*place].is_none())
    }

    /// SYN-63: what the robot at a place (from 0) pays on the dice beside it; nothing if there is none.
    pub fn pays(&self, cards: &Cards, place: usize) -> u8 {
        self.network[place].map_or(0, |robot| cards.robot(robot.card).pays(self.dice[place], self.dice[place + 1]))
    }

    /// The two dice beside a place (from 0).
    pub(crate) fn beside(&self, place: usize) -> [u8; 2] {
        [self.dice[place], self.dice[place + 1]]
    }

    /// SYN-43, SYN-44, SYN-45, SYN-46, SYN-47: assistants cover corners of the robot at a place (from 0), and each
    /// other corner turns its die, once.
    #[inline]
    pub(crate) fn calibrate(&mut self, cards: &Cards, place: usize, covered: [bool; 2]) {
        let robot = self.network[place].as_mut().expect("SYN-41: the card was just plugged in");
        robot.covered = covered;
        self.assistants -= count(covered);
        let turned = cards.robot(robot.card).turns(self.beside(place), covered);
        [self.dice[place], self.dice[place + 1]] = turned;
    }
}

/// A robot in a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Plugged {
    pub card: CardId,
    /// SYN-46: its covered corners, left and right.
    pub covered: [bool; 2],
}

/// One player's pawns at one slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Pawns {
    pub agents: u8,
    pub assistants: u8,
}

impl Pawns {
    /// SYN-35: each is worth 1 influence.
    pub fn total(self) -> u8 {
        self.agents + self.assistants
    }
}

/// A pile of turn order markers.
pub type Stack = SeatList<4>;

/// SYN-95: every card in one place, every pawn accounted for, dice 1 to 6.
pub(crate) fn audit(state: &State<Syndicate>, auditor: &Auditor) -> Result<(), String> {
    let mut cards = CardSet::<1>::EMPTY;
    for card in state.dark.contents(auditor).iter().chain(state.public.open_cards()) {
        require(cards.insert(card), || format!("card {card} is in two places"))?;
    }
    require(cards.len() == ROBOTS, || format!("{} of {ROBOTS} cards are on the table", cards.len()))?;
    let audit = |seat| audit_player(&state.public, seat).map_err(|what| format!("{seat}: {what}"));
    state.public.players.seats().iter().try_for_each(audit)
}

fn audit_player(public: &Public, seat: Seat) -> Result<(), String> {
    let player = &public.players[seat];
    let robots = player.network.iter().flatten();
    let agents = player.agents + player.at.iter().map(|pawns| pawns.agents).sum::<u8>();
    let sent: u8 = player.at.iter().map(|pawns| pawns.assistants).sum();
    let assistants = player.assistants + sent + robots.clone().map(|robot| count(robot.covered)).sum::<u8>();
    let pawns = (agents, assistants) == (AGENTS, ASSISTANTS);
    require(pawns, || format!("{agents} agents and {assistants} assistants"))?;
    for die in player.dice {
        require((1..=6).contains(&die), || format!("a die shows {die}"))?;
    }
    let in_hand = usize::from(public.on_turn() == seat && matches!(public.stage, Stage::PlugIn { .. }));
    let alike = public.stage == Stage::Over || robots.count() + in_hand == usize::from(AGENTS - player.agents);
    require(alike, || "robots of the round and agents used differ".to_owned())
}
