//! What happened, for the log and for animation.

use crate::cards::Corporation;
use crate::state::Stack;
use kernel::{CardId, Seat};
use serde::Serialize;

/// One fact. A card is left out for those who may not see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// CM-99: a round began.
    RoundBegan { round: u8, first: Seat },
    /// CM-105: change tokens were laid on the tracks.
    TokensLaid { tokens: u8 },
    /// CM-20: an auction began.
    AuctionBegan { auction: u8 },
    /// CM-26: the discard pile became the deck.
    Reshuffled { cards: u16 },
    /// CM-23: a lot was laid out.
    LotLaid { place: u8, cards: Stack },
    /// CM-28: a bid, and whose marker it drove away (CM-33).
    BidPlaced { seat: Seat, place: u8, mark: u8, outbid: Option<Seat> },
    /// CM-42: a lot was paid for and taken.
    LotBought { seat: Seat, place: u8, mark: u8, cards: Stack },
    /// CM-45: a trick was played.
    TrickPlayed { seat: Seat, card: CardId },
    /// CM-58, CM-60, CM-65: it did nothing.
    NoEffect { seat: Seat, card: CardId },
    /// A trick moved a price: CM-54, CM-55, CM-57, CM-59.
    PriceMoved { corporation: Corporation, from: u8, to: u8 },
    /// CM-68: two prices changed places; the new ones.
    PricesSwapped { one: Corporation, price: u8, other: Corporation, other_price: u8 },
    /// CM-111: a player has chosen in secret.
    Sealed { seat: Seat },
    /// CM-111: a player took that back.
    Withdrew { seat: Seat },
    /// CM-62: a card went from hand to hand in a Collective Change.
    Given { from: Seat, to: Seat, card: Option<CardId> },
    /// CM-64: a card was stolen.
    Stolen { by: Seat, from: Seat, card: Option<CardId> },
    /// CM-21: the first-player token passed on.
    TokenPassed { first: Seat },
    /// CM-107: a change token was turned up.
    TokenTurned { corporation: Corporation, change: i8, from: u8, to: u8 },
    /// CM-75: a player committed so many cards.
    Committed { seat: Seat, cards: u8 },
    /// CM-78: a market was opened.
    MarketOpened { seat: Seat, corporation: Corporation, cards: Stack },
    /// CM-79, CM-80: another commitment in the same shares was turned up, and the price fell.
    Oversupplied { seat: Seat, corporation: Corporation, cards: Stack, from: u8, to: u8 },
    /// CM-85: cards were added; none if the player added none.
    Added { seat: Seat, cards: Stack },
    /// CM-91: what a player's cards came to.
    Paid { seat: Seat, corporation: Corporation, sum: u16, rank: u8, crypto: u16 },
    /// CM-96: crypto became credits.
    Exchanged { seat: Seat, crypto: u16, credits: u16 },
    /// CM-101: the value of the cards left in a hand decides a tie.
    HandCounted { seat: Seat, value: u16 },
    /// CM-100: the game is over.
    GameOver,
}
