//! What happened, for the log and for animation.

use crate::cards::Corporation;
use crate::state::Stack;
use kernel::{CardId, Seat};

kernel::events! {
    /// One fact. A card is left out for those who may not see it.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
    pub enum Event {
        RoundBegan { round: u8, first: Seat } = "CM-99",
        TokensLaid { tokens: u8 } = "CM-105",
        AuctionBegan { auction: u8 } = "CM-20",
        /// The discard pile became the deck.
        Reshuffled { cards: u16 } = "CM-26",
        LotLaid { place: u8, cards: Stack } = "CM-23",
        /// With whose marker it drove away (CM-33).
        BidPlaced { seat: Seat, place: u8, mark: u8, outbid: Option<Seat> } = "CM-28",
        /// A lot was paid for and taken.
        LotBought { seat: Seat, place: u8, mark: u8, cards: Stack } = "CM-42",
        TrickPlayed { seat: Seat, card: CardId } = "CM-45",
        /// CM-58, CM-60, CM-65: it did nothing.
        NoEffect { seat: Seat, card: CardId } = "CM-58",
        /// A trick moved a price: CM-54, CM-55, CM-57, CM-59.
        PriceMoved { corporation: Corporation, from: u8, to: u8 } = "CM-52",
        /// Two prices changed places: the new ones.
        PricesSwapped { one: Corporation, price: u8, other: Corporation, other_price: u8 } = "CM-68",
        /// A player has chosen in secret.
        Sealed { seat: Seat } = "CM-111",
        /// A player took that back.
        Withdrew { seat: Seat } = "CM-111",
        /// A card went from hand to hand in a Collective Change.
        Given { from: Seat, to: Seat, card: Option<CardId> } = "CM-62",
        Stolen { by: Seat, from: Seat, card: Option<CardId> } = "CM-64",
        /// The first-player token passed on.
        TokenPassed { first: Seat } = "CM-21",
        TokenTurned { corporation: Corporation, change: i8, from: u8, to: u8 } = "CM-107",
        Committed { seat: Seat, cards: u8 } = "CM-75",
        MarketOpened { seat: Seat, corporation: Corporation, cards: Stack } = "CM-78",
        /// CM-79: another commitment in the same shares was turned up, and the price fell.
        Oversupplied { seat: Seat, corporation: Corporation, cards: Stack, from: u8, to: u8 } = "CM-80",
        /// Cards were added; none if the player added none.
        Added { seat: Seat, cards: Stack } = "CM-85",
        /// What a player's cards came to.
        Paid { seat: Seat, corporation: Corporation, sum: u16, rank: u8, crypto: u16 } = "CM-91",
        /// Crypto became credits.
        Exchanged { seat: Seat, crypto: u16, credits: u16 } = "CM-96",
        /// The value of the cards left in a hand decides a tie.
        HandCounted { seat: Seat, value: u16 } = "CM-101",
        GameOver = "CM-100",
    }
}
