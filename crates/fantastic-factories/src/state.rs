//! What lies on the table, what players hold, and the count of all of it.

use crate::cards::{BLUEPRINTS, Blueprints, CONTRACTORS, Contractor, Contractors};
use crate::{Amount, CardTexts, Cards, Dice, Floor, Kind, Options, Print, State, Tool, Work};
use kernel::{Auditor, CardId, CardSet, Deck, Faces, Seat, SeatMap, Seats, require};
use serde::{Deserialize, Serialize};

/// FF-15: cards in a row of the market.
pub const ROW: usize = 4;
/// The most players.
pub const PEOPLE: usize = 5;
/// Cards that can hold dice in one round: each takes at least one of at most nine dice.
pub const LAID: usize = 9;

/// FF-42: what lies open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Public {
    pub options: Options,
    /// The round, from 1.
    pub round: u16,
    pub stage: Stage,
    /// FF-12: who has the first-player token.
    pub first: Seat,
    /// FF-292: the last round, once the end is triggered.
    pub last_round: Option<u16>,
    /// FF-15: the blueprints of the market.
    pub blueprints: [Option<CardId>; ROW],
    /// FF-15: the contractors of the market.
    pub contractors: [Option<CardId>; ROW],
    /// FF-16: the tools over the contractors.
    pub tools: [Tool; ROW],
    pub discard: Blueprints,
    pub used_contractors: Contractors,
    pub players: SeatMap<Player, PEOPLE>,
    /// FF-310: the Machine, in a solo game.
    pub machine: Option<Machine>,
}

impl Public {
    /// FF-12: the seats in turn order.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.first.clockwise(self.players.len())
    }

    pub fn at_work(&self) -> Seats {
        self.players.iter().filter(|(_, player)| !player.finished).map(|(seat, _)| seat).collect()
    }

    /// Whose turn it is, where one acts after the other. Nobody's in the midst of settling.
    pub fn at_turn(&self) -> Option<Seat> {
        let mut order = self.turn_order();
        match self.stage {
            Stage::Market { turn, .. } | Stage::CleanUp { turn } => order.nth(turn.into()),
            Stage::Work => order.find(|seat| !self.players[*seat].finished),
            Stage::Over => None,
        }
    }

    /// Whom the table waits for, for a view; nobody in the midst of settling.
    pub fn asked(&self) -> Seats {
        match self.stage {
            Stage::Work if self.options.work == Work::Together => self.at_work(),
            Stage::Work | Stage::Market { .. } | Stage::CleanUp { .. } | Stage::Over => {
                self.at_turn().map_or(Seats::NONE, Seat::only)
            }
        }
    }

    /// The blueprint in a slot of the market, counted from 1.
    pub fn blueprint(&self, cards: &Cards, slot: u8) -> Option<Print> {
        let card = self.blueprints.get(usize::from(slot).checked_sub(1)?)?;
        card.map(|card| cards.print(card))
    }

    /// The contractor in a slot of the market, counted from 1, with the tool over it.
    pub fn contractor<'a>(&self, cards: &'a Cards, slot: u8) -> Option<(&'a Contractor, Tool)> {
        let at = usize::from(slot).checked_sub(1)?;
        let card = (*self.contractors.get(at)?)?;
        Some((cards.contractor(card), self.tools[at]))
    }

    /// Whether the printed cards of section 15 are used.
    pub fn printed(&self) -> bool {
        self.options.cards == CardTexts::Printed
    }
}

/// Where in the round we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Stage {
    /// FF-51: market turns; so many players have had theirs. FF-58: whether the one on turn has wiped a row.
    Market {
        turn: u8,
        wiped: bool,
    },
    /// FF-35: everybody works.
    Work,
    /// FF-284: discarding down, in turn order; so many players have been looked at.
    CleanUp {
        turn: u8,
    },
    Over,
}

/// What lies open of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Player {
    pub metal: u16,
    pub energy: u16,
    /// FF-4: a number; denominations make no difference.
    pub goods: u16,
    /// Unplaced dice.
    pub dice: Dice,
    /// Dice on the floors of the HQ.
    pub floors: [Dice; 3],
    pub laid: [Laid; LAID],
    /// The compound, card by card.
    pub built: Blueprints,
    pub names: Names,
    /// FF-112: the names used this round.
    pub used: Names,
    /// FF-180: the names built this round from the hand.
    pub fresh: Names,
    /// FF-73: what a contractor left to be done.
    pub pending: Pending,
    /// FF-130: done with this round's work.
    pub finished: bool,
    /// Cards of the hand that everybody saw going there.
    pub noted: Blueprints,
}

/// Dice lying on a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Laid {
    /// The card; 0 for none.
    pub card: Print,
    /// What the dice show, the lowest first; 0 for none.
    pub dice: [u8; 3],
}

/// FF-251: what a contractor left to be done in the Work phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub enum Pending {
    #[default]
    Nothing,
    /// FF-263: at most so many dice to set before rolling.
    Foreman { most: u8 },
    /// FF-267: so many more dice to roll.
    ExtraDice { dice: u8 },
    /// FF-273: a die to take.
    Specialist,
}

/// FF-314: what the Machine has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Machine {
    pub cards: Blueprints,
    pub goods: u16,
}

/// Some names, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Names(u32);

impl Names {
    pub fn has(self, print: Print) -> bool {
        self.0 & 1 << (print - 1) != 0
    }

    pub fn insert(&mut self, print: Print) {
        self.0 |= 1 << (print - 1);
    }

    /// Those of these that are not among the others.
    pub fn minus(self, others: Names) -> Names {
        Names(self.0 & !others.0)
    }

    /// In the order of the data file.
    pub fn iter(self) -> impl Iterator<Item = Print> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let print = (bits != 0).then(|| bits.trailing_zeros() as Print + 1)?;
            bits &= bits - 1;
            Some(print)
        })
    }
}

impl Player {
    /// Puts a card into the compound.
    pub fn build(&mut self, card: CardId, print: Print) {
        self.built.insert(card);
        self.names.insert(print);
    }

    /// The names in the compound that were not used this round.
    pub fn unused(&self) -> impl Iterator<Item = Print> + use<> {
        self.names.minus(self.used).iter()
    }

    pub fn can_pay(&self, pay: Amount) -> bool {
        self.metal >= u16::from(pay.metal) && self.energy >= u16::from(pay.energy)
    }

    /// Pays what [`Player::can_pay`] allowed.
    pub fn pay(&mut self, pay: Amount) {
        self.metal -= u16::from(pay.metal);
        self.energy -= u16::from(pay.energy);
    }

    pub fn floor(&self, floor: Floor) -> Dice {
        self.floors[floor as usize]
    }
}

/// FF-43: what nobody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Decks {
    pub blueprints: Deck<Blueprints>,
    pub contractors: Deck<Contractors>,
}

/// The sizes of the decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct DeckSizes {
    pub blueprints: usize,
    pub contractors: usize,
}

impl Faces for Decks {
    type Back = DeckSizes;
    fn back(&self) -> DeckSizes {
        DeckSizes { blueprints: self.blueprints.len(), contractors: self.contractors.len() }
    }
}

/// How many of some cards are of a type.
pub fn count_of(kind: Kind, some: Blueprints, cards: &Cards) -> usize {
    some.iter().filter(|card| cards.blueprint(cards.print(*card)).kind == kind).count()
}

/// Every card in one place, and names as the cards say.
pub(crate) fn audit(state: &State, auditor: &Auditor) -> Result<(), String> {
    let (public, cards) = (&state.public, state.cards.get());
    let row = public.blueprints.iter().flatten().copied().collect();
    let mut places = vec![state.dark.blueprints.contents(auditor), public.discard, row];
    places.extend(public.machine.map(|machine| machine.cards));
    for (seat, player) in public.players.iter() {
        places.extend([player.built, state.private[seat]]);
        audit_player(player, state.private[seat], cards).map_err(|what| format!("{seat}: {what}"))?;
    }
    each_once("blueprints", BLUEPRINTS, &places)?;
    let row = public.contractors.iter().flatten().copied().collect();
    let deck = state.dark.contractors.contents(auditor);
    each_once("contractors", CONTRACTORS, &[deck, public.used_contractors, row])
}

fn each_once<const W: usize>(what: &str, all: usize, places: &[CardSet<W>]) -> Result<(), String> {
    let count: usize = places.iter().map(CardSet::len).sum();
    let different = places.iter().fold(CardSet::EMPTY, |sum, place| sum.or(*place)).len();
    let wrong = || format!("{count} of {all} {what} are on the table, {different} of them different: {places:?}");
    require((count, different) == (all, all), wrong)
}

fn audit_player(player: &Player, hand: Blueprints, cards: &Cards) -> Result<(), &'static str> {
    let mut names = Names::default();
    player.built.iter().for_each(|card| names.insert(cards.print(card)));
    let full = |floor: &Dice| floor.len() > cards.table.floor_slots;
    require(names == player.names, || "the names in the compound are not those of its cards")?;
    require(player.fresh.minus(names) == Names::default(), || "a card was built this round that does not stand")?;
    require(player.noted.minus(hand).is_empty(), || "a card is noted that is not in the hand")?;
    require(!player.floors.iter().any(full), || "a floor holds too many dice")
}
