//! [`Cm`]: a position at a table of Cyber Merchant, arranged by the names of the cards.
//!
//! ```ignore
//! let mut table = table(4).give(S1, ["Reflector", "CR3"]).prices([7, 2, 3, 3, 3]).trick_stage(S1);
//! table.act(S1, play("Reflector", swap(Rb, Cr)));
//! assert_eq!(table.prices_now(), [2, 7, 3, 3, 3]);
//! ```
//!
//! A kind of cards is named as on the card: `CR3` is a share of Criptecorp with the value 3, `WW1` a joker,
//! `Trajan` a trick.
#![allow(dead_code, unused_imports, reason = "shared by several test targets")]

mod actions;
mod arrange;

pub use actions::*;
pub use arrange::{table, table_for, table_with};
pub use cyber_merchant::Corporation::{self, Ac, Cb, Cd, Cr, Rb, Ww};
pub use cyber_merchant::{
    Action, Bid, Cards, CyberDeck, CyberMerchant, Effect, Event, Face, First, Frame, Gifts, Memory, Notes, Options,
    Player, Public, Stack, Stage, Target,
};
pub use kernel::{Pick, Seat, Setup, State, Viewer};
pub use testkit::{S1, S2, S3, S4, Scene, pick};

use kernel::{CardId, Game, Loaded};
use std::ops::{Deref, DerefMut};

/// A position. Everything [`Scene`] can do, and the pieces of this game by name.
///
/// Cards that no test speaks of are in the deck. Arranging comes first, playing after it. Before each
/// step the whole position is audited (CM-115), so that no test plays from an impossible one.
pub struct Cm {
    scene: Scene<CyberMerchant>,
}

/// The standard set.
pub fn standard() -> &'static Cards {
    Loaded::<Cards>::standard().get()
}

/// The kind with this name in the standard set.
#[track_caller]
pub fn kind(name: &str) -> CardId {
    standard().named(name).unwrap_or_else(|| panic!("there is no card {name}"))
}

/// Cards with these names; a name twice means two cards.
#[track_caller]
pub fn stack<'a>(names: impl IntoIterator<Item = &'a str>) -> Stack {
    names.into_iter().map(kind).collect()
}

/// The name of a kind.
pub fn name(kind: CardId) -> &'static str {
    &standard().kinds[usize::from(kind)].title
}

/// The names of some cards, in the order of the data file.
pub fn names(cards: Stack) -> Vec<&'static str> {
    cards.iter().map(name).collect()
}

/// The chance by which these cards are drawn one after another from a pile of those (CM-112). The last
/// card of a pile takes no chance.
#[track_caller]
pub fn draws<'a>(mut pile: Stack, names: impl IntoIterator<Item = &'a str>) -> Vec<Pick> {
    let mut picks = Vec::new();
    for name in names {
        let (card, left) = (kind(name), pile.len());
        let rank = pile.iter().position(|other| other == card);
        let rank = rank.unwrap_or_else(|| panic!("there is no {name} among the cards to draw"));
        if left > 1 {
            picks.push(pick(rank as u32, left as u32));
        }
        pile.remove(card);
    }
    picks
}

/// What the seats that are asked are asked, or that the game is over.
pub fn question_of(scene: &Scene<CyberMerchant>) -> &'static str {
    scene.owed().seats().lowest().map_or("over", |seat| CyberMerchant::question_name(scene.asked(seat)))
}

/// Looking.
impl Cm {
    pub fn public(&self) -> &Public {
        &self.state().public
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.public().players[seat]
    }

    pub fn stage(&self) -> Stage {
        self.public().stage
    }

    pub fn scene(&self) -> &Scene<CyberMerchant> {
        &self.scene
    }

    /// All seats, clockwise from seat 1.
    pub fn seats(&self) -> Vec<Seat> {
        self.public().players.seats().iter().collect()
    }

    /// The seats that are asked.
    pub fn asked(&self) -> Vec<Seat> {
        self.owed().seats().iter().collect()
    }

    /// What they are asked.
    pub fn question(&self) -> &'static str {
        question_of(&self.scene)
    }

    pub fn cash_of(&self, seat: Seat) -> u16 {
        self.player(seat).cash
    }

    /// Everybody's cash, from seat 1.
    pub fn cash_now(&self) -> Vec<u16> {
        self.seats().into_iter().map(|seat| self.cash_of(seat)).collect()
    }

    pub fn crypto_of(&self, seat: Seat) -> u16 {
        self.player(seat).crypto
    }

    /// Everybody's crypto, from seat 1.
    pub fn crypto_now(&self) -> Vec<u16> {
        self.seats().into_iter().map(|seat| self.crypto_of(seat)).collect()
    }

    /// Everybody's bid markers in hand, from seat 1.
    pub fn markers_now(&self) -> Vec<u8> {
        self.seats().into_iter().map(|seat| self.player(seat).markers).collect()
    }

    pub fn price_of(&self, corporation: Corporation) -> u8 {
        self.public().price(corporation)
    }

    /// The prices of the tracks in play, from the left.
    pub fn prices_now(&self) -> Vec<u8> {
        let tracks = standard().in_play(self.seats().len()).len();
        self.public().prices[..tracks].to_vec()
    }

    /// A hand, in the order of the data file.
    pub fn hand_of(&self, seat: Seat) -> Vec<&'static str> {
        names(self.state().private[seat].hand)
    }

    /// The cards that lie face down before a player.
    pub fn face_down(&self, seat: Seat) -> Vec<&'static str> {
        names(self.state().private[seat].commitment)
    }

    /// The lot at a place, from 1.
    pub fn lot_at(&self, place: usize) -> Vec<&'static str> {
        names(self.public().lots[place - 1])
    }

    /// The standing bids from P1 on: whose marker is on which mark.
    pub fn bids_now(&self) -> Vec<Option<(Seat, u8)>> {
        self.public().bids.iter().map(|bid| bid.map(|bid| (bid.seat, bid.mark))).collect()
    }

    pub fn discard_now(&self) -> Vec<&'static str> {
        names(self.public().discard)
    }

    pub fn deck_len(&self) -> usize {
        self.state().dark.deck.len()
    }

    /// What a seat may use a trick on.
    pub fn uses_of(&self, seat: Seat, trick: &str) -> Vec<Target> {
        let target = |action| match action {
            Action::PlayTrick { card, target } if card == kind(trick) => Some(target),
            _ => None,
        };
        self.legal(seat).into_iter().filter_map(target).collect()
    }

    /// What a viewer heard of the last step.
    pub fn heard(&self, viewer: impl Into<Viewer>) -> Vec<Event> {
        self.told(viewer).into_iter().copied().collect()
    }

    /// Everything is accounted for (CM-115).
    #[track_caller]
    pub fn sound(&self) {
        if let Err(wrong) = self.scene.sandbox().audit() {
            panic!("the position is not sound: {wrong}");
        }
    }
}

/// Playing.
impl Cm {
    /// A seat chooses, from a sound position, and it must be legal.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) -> &mut Cm {
        self.sound();
        self.scene.act(seat, action);
        self
    }

    /// A whole list of choices, each legal.
    #[track_caller]
    pub fn play(&mut self, choices: impl IntoIterator<Item = (Seat, Action)>) -> &mut Cm {
        for (seat, action) in choices {
            self.act(seat, action);
        }
        self
    }

    /// A seat chooses, from a sound position, and it must be refused by this rule and change nothing.
    #[track_caller]
    pub fn refused_by(&mut self, rule: &str, seat: Seat, action: Action) -> &mut Cm {
        self.sound();
        self.scene.refused_by(rule, seat, action);
        self
    }

    /// What chance gives in the next step.
    pub fn chance(&mut self, uses: impl IntoIterator<Item = Pick>) -> &mut Cm {
        self.scene.chance(uses);
        self
    }

    /// The next step deals these cards from the deck, lot by lot (CM-25), and uses no other chance.
    #[track_caller]
    pub fn deals<'a>(&mut self, names: impl IntoIterator<Item = &'a str>) -> &mut Cm {
        let picks = draws(self.in_deck(), names);
        self.chance(picks)
    }

    /// The next step deals some lots from the deck, whatever is in them, and uses no other chance.
    pub fn deals_any(&mut self) -> &mut Cm {
        let lots = self.next_lots();
        self.deals(lots)
    }

    /// Some cards of the deck that could be dealt next: those with the lowest kinds.
    pub fn next_lots(&self) -> Vec<&'static str> {
        let layout = standard().layout(self.seats().len());
        self.in_deck().iter().map(name).take(usize::from(layout.places * layout.lot)).collect()
    }

    /// From the player whose turn it is, everybody bids 0 on the first empty scale until all lots are bought.
    /// If that leads to the next deal (nobody bought a trick), these cards are dealt; otherwise name none.
    #[track_caller]
    pub fn bid_nothing<'a>(&mut self, next: impl IntoIterator<Item = &'a str>) -> &mut Cm {
        let mut next: Vec<&str> = next.into_iter().collect();
        for left in (1..=self.markers_now().iter().sum::<u8>()).rev() {
            let seat = self.asked()[0];
            let empty = self.public().bids.iter().position(Option::is_none).expect("a scale is empty");
            if left == 1 {
                self.deals(std::mem::take(&mut next));
            }
            self.act(seat, bid(empty as u8 + 1, 0));
        }
        self
    }
}

impl Deref for Cm {
    type Target = Scene<CyberMerchant>;
    fn deref(&self) -> &Scene<CyberMerchant> {
        &self.scene
    }
}

impl DerefMut for Cm {
    fn deref_mut(&mut self) -> &mut Scene<CyberMerchant> {
        &mut self.scene
    }
}
