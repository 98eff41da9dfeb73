//! The printed components, from `data/standard.toml`.

mod action_cards;
mod rows;

use crate::state::Store;
use crate::{Advantage, Boon, By, Colour, Count, Deed, Demand, Drone, Faction, Gear, Market, Skill, Structure};
use kernel::{CardId, CardSet};
use serde::Serialize;
use std::ops::Deref;

/// DEI-7: the most participants.
pub const MOST: usize = 6;
/// DEI-1: rounds of a game.
pub const ROUNDS: usize = 4;
/// DEI-341: cards of a faction.
pub const FACTION_CARDS: usize = 8;
/// DEI-76: cards that lie face up in a market.
pub const SLOTS: usize = 3;
/// DEI-508: the most actions of the Automa in a phase.
pub const SPACES: usize = 6;

/// Action cards, by their number.
pub type CardsOf = CardSet<2>;

/// A loaded set of components.
#[derive(Debug, Serialize)]
pub struct Cards {
    #[serde(flatten)]
    pub(crate) printed: Printed,
}

impl Deref for Cards {
    type Target = Printed;
    fn deref(&self) -> &Printed {
        &self.printed
    }
}

impl Cards {
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[usize::from(card)]
    }

    /// DEI-61: the board for so many participants.
    pub fn board(&self, participants: usize) -> &Board {
        &self.boards[participants - 2]
    }

    /// DEI-85: the starting hand of a faction.
    pub fn deck_of(&self, faction: Faction) -> CardsOf {
        (0..FACTION_CARDS).map(|at| (faction.index() * FACTION_CARDS + at) as CardId).collect()
    }
}

kernel::rows! {
    "dei.ts"

    /// What is printed on the components.
    pub struct Printed {
        pub numbers: Numbers,
        /// DEI-61: by participants, from 2.
        pub boards: [Board; MOST - 1],
        /// Table 20.1: districts 1 and 2 have the neutral refuges.
        pub districts: Vec<District>,
        pub factions: [FactionRow; Faction::ALL.len()],
        /// The action cards: first those of each faction in turn, then those of the markets. A card's number is its
        /// place here.
        pub cards: Vec<Card>,
        /// Table 20.7: by advantage.
        pub advantages: [AdvantageRow; Advantage::ALL.len()],
        /// Table 20.8.
        pub missions: Vec<Mission>,
        /// Table 20.9.
        pub gifts: Vec<Gift>,
        /// Table 20.10.
        pub automa: Vec<AutomaCard>,
        /// DEI-505: actions of the Automa by level (easy, standard, expert) and round.
        pub levels: [[u8; ROUNDS]; 3],
    }

    /// What there is of each kind, and the single numbers of the rulebook.
    pub struct Numbers {
        /// DEI-88: Scrappers of a faction.
        pub scrappers: u8,
        /// DEI-31: structures of each kind, by [`Structure`].
        #[serde(deserialize_with = "rows::exactly")]
        pub structures: [u8; Structure::ALL.len()],
        /// DEI-84: resources at the start.
        pub technology: u8,
        pub energy: u8,
        /// DEI-93: starting Scrappers by place in priority.
        #[serde(deserialize_with = "rows::exactly")]
        pub starting: [u8; MOST],
        /// DEI-395: hack tokens.
        pub hacks: u8,
        /// DEI-253: outposts that each slot of a coloured market requires.
        #[serde(deserialize_with = "rows::exactly")]
        pub required: [u8; SLOTS],
        /// DEI-138: the most cubes of a colour.
        pub most_cubes: u8,
        /// DEI-270: outposts that unlock an advantage.
        pub unlock: u8,
        /// DEI-291: how far a drone without a bonus moves.
        pub drone_steps: u8,
        /// DEI-294, DEI-295, DEI-413: what Masamune collects, Simon enlists and the Cathedral deploys.
        pub harvest: u8,
        pub transport: u8,
        pub travellers: u8,
        /// DEI-298: what Draco gains.
        pub draco_supplies: u8,
        pub draco_candies: u8,
        /// DEI-420: Scrappers removed for each Cathedral card.
        pub removed: u8,
        /// DEI-394: Supplies for a hack token.
        pub hack_supplies: u8,
        /// Table 20.6: candies that a Vending machine gives back, majority value that a Banner adds, Supplies that a
        /// Power unit pays.
        pub vending_candies: u8,
        pub banner: u8,
        pub power_supplies: u8,
        /// DEI-372: Technology for a Supply at the end.
        pub technology_per_supply: u8,
        /// DEI-374, DEI-375, DEI-377: Supplies at the end for a cube, an unlocked advantage, a gift in the bin.
        pub cube_supplies: u8,
        pub advantage_supplies: u8,
        pub gift_supplies: i8,
        /// DEI-501: Scrappers that the Automa starts with in each of the two regions.
        pub automa_start: u8,
        /// DEI-515: the bonuses of the need spaces.
        #[serde(deserialize_with = "rows::exactly")]
        pub needs: [u8; 3],
    }

    /// DEI-61, DEI-45, DEI-66: what depends on the number of participants.
    pub struct Board {
        pub participants: u8,
        pub rows: u8,
        pub columns: u8,
        /// Of each colour.
        pub outposts: u8,
        pub technology: u8,
        pub energy: u8,
        pub candies: u8,
        /// DEI-66: the neutral bridges, each from one (row, column) to another, from 0.
        #[serde(deserialize_with = "rows::bridges")]
        pub bridges: [[(u8, u8); 2]; 2],
    }

    /// Table 20.1: a district before it is turned.
    pub struct District {
        pub number: u8,
        /// Technology in the corners NW, NE, SE, SW.
        pub corners: [u8; 4],
        /// Energy on the roof.
        pub energy: u8,
        /// Where its outpost lies: a corner as above, or none for the roof.
        pub outpost: Option<u8>,
        /// The corner with a neutral refuge.
        pub refuge: Option<u8>,
    }

    /// DEI-301, DEI-343: a faction.
    pub struct FactionRow {
        pub id: Faction,
        pub skill: Skill,
        /// What the skill is worth: the majority value of a Hulk, otherwise 1.
        pub amount: u8,
        /// The drone of its drone card.
        pub drone: Drone,
    }

    /// An action card.
    pub struct Card {
        pub id: String,
        /// What it is called where its id is not one of the standard set; empty for faction and drone cards.
        pub title: String,
        /// The faction whose card it is.
        pub faction: Option<Faction>,
        /// The market it is sold in.
        pub market: Option<Market>,
        /// How many of each symbol, in the order of [`By::SYMBOLS`].
        pub symbols: [u8; By::SYMBOLS.len()],
        /// DEI-177: what is gained when it is played.
        pub gain: Gain,
        /// DEI-237: how many Technology can be exchanged for Energy.
        pub exchange: u8,
        /// The drone that it activates, and with which bonus.
        pub drone: Option<(Drone, u8)>,
        /// DEI-452: the gear effect.
        pub gear: Option<Gear>,
        pub technology: u8,
        pub energy: u8,
        pub supplies: u8,
    }

    #[derive(Copy, Default)]
    #[serde(default)]
    pub struct Gain {
        pub technology: u8,
        pub energy: u8,
        pub candies: u8,
        pub supplies: u8,
    }

    /// Table 20.7.
    pub struct AdvantageRow {
        /// AT-1 and so on.
        pub id: String,
        pub colour: Colour,
        pub effect: Advantage,
        /// How much of its effect: the bonus, the discount, the Technology, the actions, the Supplies for each;
        /// otherwise 1.
        pub amount: u8,
        /// What is gained when it is unlocked.
        pub gain: Gain,
    }

    /// Table 20.8: Supplies for every full `per` of what it counts; late, for every full `late_per`.
    pub struct Mission {
        /// MI-1 and so on.
        pub id: String,
        pub counts: Count,
        pub pays: u8,
        pub per: u8,
        pub late: u8,
        pub late_per: u8,
        /// DEI-82: whether it belongs to the expansion.
        pub new: bool,
    }

    /// Table 20.9.
    pub struct Gift {
        pub number: u8,
        pub effect: Boon,
        /// How much of it; 1 of [`Boon::Build`].
        pub amount: u8,
        pub demand: Demand,
        /// How much is asked for; 1 of [`Demand::Cathedral`].
        pub least: u8,
    }

    /// Table 20.10: tried from top to bottom.
    pub struct AutomaCard {
        pub id: String,
        #[serde(deserialize_with = "rows::exactly")]
        pub tries: [Deed; 3],
    }
}

impl Card {
    /// DEI-264: the colour it counts for; a drone card has none.
    pub fn colour(&self) -> Option<Colour> {
        self.market.and_then(Market::colour).filter(|_| self.drone.is_none())
    }

    pub fn symbol(&self, by: By) -> u8 {
        By::SYMBOLS.iter().position(|symbol| *symbol == by).map_or(0, |at| self.symbols[at])
    }
}

impl Gain {
    /// The tokens of it.
    pub fn tokens(self) -> Store {
        Store { technology: self.technology, energy: self.energy, candies: self.candies }
    }
}
