//! What somebody is asked, and what waits for the answer.

use crate::{Advantage, By, Drone, Gear, Region, Structure};
use kernel::{CardId, Seat};
use serde::Serialize;

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Frame {
    pub seat: Seat,
    pub ask: Ask,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Ask {
    Draft,
    Start,
    /// DEI-440: which of two gifts to keep, by their place in the data.
    Gift([u8; 2]),
    /// DEI-161: a card, face up or face down.
    Card,
    /// DEI-162: symbols, in any order.
    Symbols(Symbols),
    /// DEI-292: what a drone does where it stands.
    Drone(Activation),
    /// DEI-199: what may follow an action in this region.
    Follow {
        region: Region,
        left: Follows,
    },
    /// DEI-445: a purchase with a discount.
    GiftCard {
        black: bool,
        discount: u8,
    },
    /// So many Scrappers in one courtyard.
    GiftScrappers(u8),
    GiftStructure(Structure),
    Hack,
    Unlock,
    /// DEI-422: so many Scrappers still to remove.
    Remove(u8),
    Mission,
    /// DEI-144.
    Colour,
}

/// Symbols to be used one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Symbols {
    /// How many of each, in the order of [`By::SYMBOLS`].
    pub left: [u8; By::SYMBOLS.len()],
    /// DEI-237: how many Technology can still be exchanged.
    pub exchange: u8,
    pub drone: Option<(Drone, u8)>,
    /// The card that lies face up; none for what a gift or an advantage allows (DEI-198).
    pub card: Option<CardId>,
    /// DEI-234: a candy was spent.
    pub candy: bool,
    /// The only region where they can be used. Enlist needs no Refuge there (DEI-275).
    pub within: Option<Region>,
}

/// A drone at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Activation {
    pub drone: Drone,
    pub bonus: u8,
    /// How often it can still do something; Draco as often as there are factions.
    pub left: u8,
    /// DEI-298: factions that were attacked. DEI-396: by [`By`], what the Scorpion has done.
    pub done: u32,
}

kernel::enums! {
    "dei.ts"

    /// What can be done once in a phase.
    pub enum Limit {
        KeenEye, StrengthInNumbers, Swift, Conversion, NightMarch, Ambush, RecruitingPost, FieldKitchen, PackTrain,
        SmallRefinery,
    }
}

/// A set of values of an enum, by their numbers.
macro_rules! set {
    ($(#[$meta:meta])* $Set:ident of $Enum:ident in $Bits:ty) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
        pub struct $Set($Bits);

        impl $Set {
            #[inline]
            pub fn has(self, it: $Enum) -> bool {
                self.0 >> it.index() & 1 == 1
            }

            #[inline]
            pub fn insert(&mut self, it: $Enum) {
                self.0 |= 1 << it.index();
            }

            #[inline]
            pub fn remove(&mut self, it: $Enum) {
                self.0 &= !(1 << it.index());
            }

            pub fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            pub fn iter(self) -> impl Iterator<Item = $Enum> {
                $Enum::ALL.into_iter().filter(move |it| self.has(*it))
            }
        }

        impl FromIterator<$Enum> for $Set {
            fn from_iter<T: IntoIterator<Item = $Enum>>(all: T) -> $Set {
                let mut set = $Set::default();
                all.into_iter().for_each(|it| set.insert(it));
                set
            }
        }
    };
}

set! { Advantages of Advantage in u32 }
set! { Gears of Gear in u8 }
set! { Limits of Limit in u16 }
set! { /// DEI-199: by what an action may be followed.
Follows of By in u32 }
