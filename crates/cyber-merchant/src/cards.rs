//! The printed components: shares, tricks, change tokens, and the numbers of the board.

mod rows;

use crate::state::{PEOPLE, Stack};
use kernel::CardId;
use kernel::data::{CardData, DataFault, Sheet};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Price tracks on the board.
pub const TRACKS: usize = 5;

/// A loaded set of components.
#[derive(Debug, Serialize)]
pub struct Cards {
    /// The numbers of the board.
    pub table: Numbers,
    /// Section 3: for 2, 3 and 4 players.
    pub setups: [Layout; PEOPLE - 1],
    /// The names of the corporations, by track; that of the joker last.
    pub titles: [String; TRACKS + 1],
    /// The kinds of cards, shares before tricks; [`CardId`] is the place in this list.
    pub kinds: Vec<Kind>,
    /// The change tokens, one by one.
    pub tokens: Vec<i8>,
    /// Where each corporation's shares stand among the kinds.
    #[serde(skip)]
    shares: [Range<CardId>; TRACKS + 1],
}

/// Section 2.4, and what else the board says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// CM-19: rounds of a game.
    pub rounds: u8,
    /// CM-20: auctions of a round.
    pub auctions: u8,
    /// CM-9: where prices start.
    pub price_start: u8,
    /// CM-52: where they end.
    pub price_last: u8,
    /// CM-35: the last mark of a bid scale.
    pub bid_last: u8,
    /// CM-96: credits for one crypto.
    pub credits_per_crypto: u16,
}

impl Numbers {
    /// CM-52, CM-56: where a price goes that moves by so much: as far as its track goes.
    pub fn moved(&self, price: u8, by: i8) -> u8 {
        price.saturating_add_signed(by).clamp(1, self.price_last)
    }
}

/// Section 3: what depends on the number of players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    #[serde(skip_serializing)]
    players: usize,
    /// CM-9: tracks in play, from the left.
    pub tracks: u8,
    /// CM-12: cash at the start.
    pub cash: u16,
    /// CM-23, CM-24: places in use.
    pub places: u8,
    /// CM-23, CM-24: cards of a lot.
    pub lot: u8,
    /// CM-13: bid markers of a player.
    pub markers: u8,
    /// CM-14: the deck.
    #[serde(skip_deserializing)]
    pub deck: Stack,
}

/// CM-2: a kind of cards, all of whose copies are alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Kind {
    /// The ids of its copies, as the data file lists them.
    pub ids: String,
    #[serde(serialize_with = "rows::DigestedFace::serialize")]
    pub face: Face,
    /// Its name: a trick's, or the code of a corporation and the value.
    pub title: String,
    /// CM-14: copies without a mark, with 3+, with 4+.
    pub copies: [u8; PEOPLE - 1],
}

/// What a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Face {
    Share { corporation: Corporation, value: u8 },
    Trick { effect: Effect },
}

/// Section 6: what tricks do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
#[serde(tag = "kind", rename_all = "snake_case", try_from = "rows::EffectColumns")]
pub enum Effect {
    /// CM-54, CM-55, CM-57: moves one price.
    Move {
        /// Up so many; below 0 down.
        by: i8,
    },
    /// CM-59: one price up 1, another down 1.
    Shift,
    /// CM-61: a card from everybody, a card to everybody.
    Change,
    /// CM-64: a random card of another player.
    Steal,
    /// CM-68: two prices change places.
    Swap,
}

/// Section 2.1: a megacorporation; five with a price track, from the left, and the joker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
#[serde(rename_all = "UPPERCASE")]
pub enum Corporation {
    /// Root Bioroid.
    Rb,
    /// Criptecorp (CM-4).
    Cr,
    /// CBN.
    Cb,
    /// Crisis Dimension.
    Cd,
    /// ASISTance Consortium.
    Ac,
    /// Worldwide: jokers (CM-72).
    Ww,
}

impl Corporation {
    /// All six.
    pub const ALL: [Corporation; TRACKS + 1] =
        [Corporation::Rb, Corporation::Cr, Corporation::Cb, Corporation::Cd, Corporation::Ac, Corporation::Ww];
    /// Those with a track, from the left.
    pub const TRACKED: [Corporation; TRACKS] = *Corporation::ALL.first_chunk().expect("one has no track");

    /// Its place in [`Corporation::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its two letters.
    pub fn code(self) -> &'static str {
        ["RB", "CR", "CB", "CD", "AC", "WW"][self.index()]
    }
}

impl Cards {
    /// Section 3 for so many players.
    pub fn layout(&self, players: usize) -> &Layout {
        &self.setups[players - 2]
    }

    /// CM-10, CM-18, CM-53: the corporations whose track has a marker.
    pub fn in_play(&self, players: usize) -> &'static [Corporation] {
        &Corporation::TRACKED[..usize::from(self.layout(players).tracks)]
    }

    /// What a kind shows.
    pub fn face(&self, kind: CardId) -> Face {
        self.kinds[usize::from(kind)].face
    }

    /// What a trick does; nothing for a share, or for no kind.
    pub fn effect(&self, kind: CardId) -> Option<Effect> {
        match self.kinds.get(usize::from(kind))?.face {
            Face::Trick { effect } => Some(effect),
            Face::Share { .. } => None,
        }
    }

    /// The value of a share; 0 for a trick, or for no kind.
    pub fn value(&self, kind: CardId) -> u8 {
        match self.kinds.get(usize::from(kind)).map(|kind| kind.face) {
            Some(Face::Share { value, .. }) => value,
            Some(Face::Trick { .. }) | None => 0,
        }
    }

    /// CM-88, CM-101: the values of some cards together.
    pub fn sum(&self, cards: Stack) -> u16 {
        cards.counts().map(|(kind, count)| u16::from(self.value(kind)) * u16::from(count)).sum()
    }

    /// The kinds of a corporation's shares.
    pub fn shares(&self, corporation: Corporation) -> Range<CardId> {
        self.shares[corporation.index()].clone()
    }

    /// The kinds of all shares that are not jokers.
    pub fn tracked(&self) -> Range<CardId> {
        0..self.shares[Corporation::Ww.index()].start
    }

    /// The kinds of tricks.
    pub fn tricks(&self) -> Range<CardId> {
        self.shares[Corporation::Ww.index()].end..self.kinds.len() as CardId
    }

    /// CM-72: the corporation some cards count as: that of any that is no joker.
    pub fn corporation(&self, cards: Stack) -> Option<Corporation> {
        let first = cards.within(self.tracked()).kinds().next()?;
        Corporation::ALL.into_iter().find(|one| self.shares(*one).contains(&first))
    }

    /// Whether some cards are shares of one corporation and jokers.
    pub fn is_of(&self, cards: Stack, corporation: Corporation) -> bool {
        cards.within(self.shares(corporation)).and(cards.within(self.shares(Corporation::Ww))) == cards
    }

    /// The kind with this name: `CR3`, or a trick's.
    pub fn named(&self, title: &str) -> Option<CardId> {
        self.kinds.iter().position(|kind| kind.title == title).map(|at| at as CardId)
    }
}

impl CardData for Cards {
    const STANDARD: &'static str = include_str!("../data/standard.toml");
    type Rows = rows::Rows;

    fn check(sheet: Sheet<'_, rows::Rows>) -> Result<Cards, DataFault> {
        rows::check(&sheet)
    }
}
