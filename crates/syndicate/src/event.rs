//! What happened, as facts in the past.

use crate::Kind;
use crate::state::{FIVE, Stack};
use kernel::{CardId, Seat};

kernel::events! {
    /// One thing that happened. Slots, places and positions are counted from 1.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
    pub enum Event {
        BoardDealt { seat: Seat, left: u8, right: u8 } = "SYN-13",
        /// SYN-15: the first order stack, from the top.
        OrderDrawn {
            #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
            order: Stack,
        } = "SYN-15",
        RoundBegan {
            round: u8,
            #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
            order: Stack,
        } = "SYN-25",
        /// SYN-18, SYN-38, SYN-54: a card was laid in a slot.
        CardLaid { slot: u8, card: CardId } = "SYN-60",
        InvestorLaid { position: u8, investor: Kind } = "SYN-19",
        DiceRolled { seat: Seat, dice: [u8; FIVE] } = "SYN-22",
        /// SYN-33, SYN-34: a player put pawns at a slot and took its card.
        AgentPlaced { seat: Seat, slot: u8, sent: u8, card: CardId } = "SYN-33",
        /// SYN-41: a player plugged a card in.
        PluggedIn { seat: Seat, place: u8, card: CardId } = "SYN-41",
        /// SYN-43, SYN-46: the two dice beside a card before and after, and its covered corners.
        Calibrated { seat: Seat, place: u8, covered: [bool; 2], before: [u8; 2], after: [u8; 2] } = "SYN-43",
        /// SYN-53: a player passed; SYN-29: they had to if they had no agents left.
        Passed { seat: Seat, forced: bool } = if *forced { "SYN-29" } else { "SYN-53" },
        FactoryCleared { seat: Seat } = "SYN-54",
        /// SYN-58: the discard pile became the deck.
        DiscardsShuffled { cards: u8 } = "SYN-58",
        /// SYN-63: a robot paid what its dice showed.
        RobotScored { seat: Seat, place: u8, card: CardId, dice: [u8; 2], vp: u8 } = "SYN-63",
        /// SYN-73: a player won an investor.
        InvestorWon { seat: Seat, position: u8, investor: Kind } = "SYN-73",
        /// SYN-76: a player came second at an investor.
        RunnerUp { seat: Seat, position: u8, investor: Kind } = "SYN-76",
        /// SYN-77: nobody had influence on an investor.
        InvestorUnwon { position: u8, investor: Kind } = "SYN-77",
        RoundEnded { round: u8 } = "SYN-32",
        /// SYN-86: a player's investors of a type paid for their robots of it.
        InvestorsPaid { seat: Seat, investor: Kind, investors: u8, robots: u8, vp: u16 } = "SYN-86",
        /// SYN-87: the game ended with these points.
        Finished { seat: Seat, vp: u16, rank: u8 } = "SYN-87",
    }
}
