//! What a client receives: everything that lies open, the viewer's own cards, and, if the table wants it so,
//! what the viewer could remember of the others' (CM-44), with the numbers a screen needs.
//!
//! Cards come kind by kind with the fields of the data file, not as sentences. The titles of corporations
//! and tricks are the same in every language.

mod card;
mod player;

pub use card::{CardView, EffectView};
pub use player::{HandView, NotesView, PlayerView};

use crate::cards::Corporation;
use crate::phase::{self, bidding};
use crate::state::{Bid, Frame, Stage};
use crate::{CyberMerchant, Options};
use kernel::{Seat, Seen};
use serde::{Deserialize, Serialize};

/// The table as a viewer sees it (section 11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
pub struct View {
    /// What the table agreed on.
    pub options: Options,
    /// The numbers that hold at this table.
    pub limits: LimitsView,
    /// CM-19: the round, from 1.
    pub round: u8,
    /// CM-20: the auction of the round, from 1; the last one while the profit phase lasts.
    pub auction: u8,
    /// Where in the round we are.
    pub stage: StageView,
    /// Whose turn it is; nobody's where all choose at the same time. In a Collective Change it is still
    /// the turn of whoever played it.
    pub turn: Option<Seat>,
    /// Whom the table waits for.
    pub asked: Vec<Seat>,
    /// CM-21: who has the first-player token.
    pub first: Seat,
    /// CM-28: the seats from the first player clockwise.
    pub order: Vec<Seat>,
    /// CM-23, CM-24: the places in use, from the left.
    pub places: Vec<PlaceView>,
    /// CM-9: the price tracks in play, from the left.
    pub tracks: Vec<TrackView>,
    /// The market that is open, if one is.
    pub market: Option<MarketView>,
    /// Cards in the deck.
    pub deck: u16,
    /// CM-110: the discard pile.
    pub discard: Vec<CardView>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The viewer's own cards; nothing for an onlooker.
    pub own: Option<HandView>,
}

/// The numbers that hold at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
pub struct LimitsView {
    /// CM-19: rounds of a game.
    pub rounds: u8,
    /// CM-20: auctions of a round.
    pub auctions: u8,
    /// CM-52: the highest price; the lowest is 1.
    pub price_last: u8,
    /// CM-35: the last mark of a bid scale; the first is 0.
    pub bid_last: u8,
    /// CM-13: bid markers of a player.
    pub markers: u8,
    /// CM-96: credits for one crypto.
    pub credits_per_crypto: u16,
}

/// Where in the round we are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum StageView {
    /// CM-28: the player on turn puts a bid marker on a scale.
    Bidding,
    /// CM-45: the player on turn plays a trick.
    Trick,
    /// CM-66: the player on turn stole a trick and plays it.
    Stolen { card: CardView },
    /// CM-62: the others choose what to give to the player on turn.
    Gifts,
    /// CM-62: the player on turn chooses what to give to the others.
    Returns,
    /// CM-70: everybody commits.
    Commit,
    /// CM-83: everybody but the caller adds to the market.
    Market,
    /// CM-96: the player on turn may turn crypto into credits.
    Credits,
    /// CM-100: the game is over.
    Over,
}

/// A place of the black market with its bid scale.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
pub struct PlaceView {
    /// Its number, from 1.
    pub place: u8,
    /// CM-25: the lot; empty once it has been bought.
    pub cards: Vec<CardView>,
    pub bid: Option<Bid>,
    /// The lowest and the highest mark on which the viewer could put the marker in their hand, were it their turn
    /// (CM-31, CM-32, CM-35, CM-36, CM-37, CM-39); none if they could not.
    pub marks: Option<(u8, u8)>,
}

/// A price track in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
pub struct TrackView {
    pub corporation: Corporation,
    pub title: String,
    pub price: u8,
    /// CM-105: whether a change token lies face down on the track.
    pub token: bool,
}

/// CM-76: the market that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
pub struct MarketView {
    pub caller: Seat,
    /// The corporation that is sold.
    pub corporation: Corporation,
    pub title: String,
    /// CM-82: the price by which the market pays.
    pub price: u8,
}

pub(crate) fn portray(seen: Seen<'_, CyberMerchant>) -> View {
    let (public, cards) = (seen.public(), seen.cards());
    let asked = phase::owed(seen).seats();
    let memory = player::memory(seen);
    View {
        options: public.options,
        limits: limits(seen),
        round: public.round,
        auction: public.auction,
        stage: stage(seen),
        turn: match public.stage {
            Stage::Bidding { turn } | Stage::Tricks { turn, .. } | Stage::Credits { turn } => Some(turn),
            Stage::Commit | Stage::Market { .. } | Stage::Over => None,
        },
        asked: asked.iter().collect(),
        first: public.first,
        order: public.clockwise(public.first).collect(),
        places: places(seen),
        tracks: tracks(seen),
        market: market(seen),
        deck: seen.dark().deck,
        discard: card::cards(cards, public.discard),
        players: public.players.seats().iter().map(|seat| player::player(seen, seat, asked, memory.as_ref())).collect(),
        own: player::own(seen),
    }
}

fn limits(seen: Seen<'_, CyberMerchant>) -> LimitsView {
    let numbers = &seen.cards().table;
    LimitsView {
        rounds: numbers.rounds,
        auctions: numbers.auctions,
        price_last: numbers.price_last,
        bid_last: numbers.bid_last,
        markers: seen.cards().layout(seen.seats()).markers,
        credits_per_crypto: numbers.credits_per_crypto,
    }
}

fn stage(seen: Seen<'_, CyberMerchant>) -> StageView {
    match seen.public().stage {
        Stage::Bidding { .. } => StageView::Bidding,
        Stage::Tricks { frame: Frame::Turn, .. } => StageView::Trick,
        Stage::Tricks { frame: Frame::Stolen { card }, .. } => {
            StageView::Stolen { card: card::card(seen.cards(), card, 1) }
        }
        Stage::Tricks { frame: Frame::Gifts, .. } => StageView::Gifts,
        Stage::Tricks { frame: Frame::Returns, .. } => StageView::Returns,
        Stage::Commit => StageView::Commit,
        Stage::Market { .. } => StageView::Market,
        Stage::Credits { .. } => StageView::Credits,
        Stage::Over => StageView::Over,
    }
}

fn places(seen: Seen<'_, CyberMerchant>) -> Vec<PlaceView> {
    let (public, cards) = (seen.public(), seen.cards());
    let bidding = matches!(public.stage, Stage::Bidding { .. });
    let bidder = seen.seat().filter(|seat| bidding && public.players[*seat].markers > 0);
    let open: Vec<_> = bidder.map(|seat| bidding::ranges(public, cards, seat).collect()).unwrap_or_default();
    let place = |at: u8| PlaceView {
        place: at + 1,
        cards: card::cards(cards, public.lots[usize::from(at)]),
        bid: public.bids[usize::from(at)],
        marks: open.iter().find(|(place, ..)| *place == at + 1).map(|(_, lowest, highest)| (*lowest, *highest)),
    };
    (0..cards.layout(seen.seats()).places).map(place).collect()
}

fn tracks(seen: Seen<'_, CyberMerchant>) -> Vec<TrackView> {
    let (public, cards) = (seen.public(), seen.cards());
    let track = |corporation: &Corporation| TrackView {
        corporation: *corporation,
        title: cards.titles[corporation.index()].clone(),
        price: public.price(*corporation),
        token: corporation.index() < usize::from(seen.dark().tokens),
    };
    cards.in_play(seen.seats()).iter().map(track).collect()
}

fn market(seen: Seen<'_, CyberMerchant>) -> Option<MarketView> {
    let Stage::Market { caller, corporation } = seen.public().stage else { return None };
    let title = seen.cards().titles[corporation.index()].clone();
    Some(MarketView { caller, corporation, title, price: seen.public().price(corporation) })
}
