//! What happened, as facts in the past.

use crate::{Amount, Dice, Floor, Print, Prints, Row, Token, Tool};
use kernel::Seat;

kernel::events! {
    /// One thing that happened. Slots are counted from 1.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts", optional_fields))]
    pub enum Event {
        /// FF-16: the tools over the contractors.
        ToolsLaid { tools: [Tool; 4] } = "FF-16",
        /// FF-313: a blueprint for the Machine.
        MachineGot { card: Print } = "FF-312",
        /// FF-313: a monument the Machine does not start with.
        MachineSkipped { card: Print } = "FF-313",
        RoundBegan { round: u16, first: Seat } = "FF-50",
        /// FF-15, FF-62: a blueprint was laid in the market.
        BlueprintLaid { slot: u8, card: Print } = "FF-31",
        /// FF-15: a contractor was laid in the market; its number in the data file from 1.
        ContractorLaid { slot: u8, contractor: u8 } = "FF-31",
        /// FF-27: a discard pile became the deck.
        Reshuffled { row: Row, cards: u8 } = "FF-27",
        RowWiped { seat: Seat, row: Row, pay: Token } = "FF-57",
        Took { seat: Seat, slot: u8, card: Print } = "FF-61",
        Hired { seat: Seat, slot: u8, contractor: u8, discard: Print } = "FF-63",
        PassedMarket { seat: Seat } = "FF-74",
        /// FF-26: blueprints were drawn; which, only to their owner.
        Drew {
            seat: Seat,
            count: u8,
            #[serde(skip_serializing_if = "Option::is_none")]
            cards: Option<Prints>,
        } = "FF-26",
        Revealed { seat: Seat, card: Print } = "FF-44",
        EngineerBuilt { seat: Seat, card: Print } = "FF-256",
        EngineerFoundNothing { seat: Seat } = "FF-258",
        Gained { seat: Seat, gain: Amount } = "FF-113",
        Rolled { seat: Seat, dice: Dice } = "FF-80",
        /// FF-264: dice set by the Foreman, and the rest rolled.
        ForemanSet { seat: Seat, set: Dice, rolled: Dice } = "FF-264",
        SpecialistTaken { seat: Seat, value: u8 } = "FF-275",
        /// FF-101: a die was placed in the HQ; FF-105: with or without a bonus.
        Placed { seat: Seat, die: u8, floor: Floor, bonus: bool } = "FF-101",
        Built { seat: Seat, card: Print, discard: Print, pay: Amount } = "FF-90",
        Activated {
            seat: Seat,
            card: Print,
            #[serde(skip_serializing_if = "Option::is_none")]
            copied: Option<Print>,
            dice: Dice,
            discards: Prints,
            pay: Amount,
        } = "FF-111",
        Trained { seat: Seat, from: u8, to: u8 } = "FF-140",
        Rerolled { seat: Seat, from: Dice, to: Dice } = "FF-188",
        ExtraDie { seat: Seat, value: u8 } = "FF-84",
        Finished { seat: Seat } = "FF-130",
        DiscardedDown { seat: Seat, blueprints: Prints, metal: u16, energy: u16 } = "FF-280",
        /// FF-320: the Machine rolled blue, yellow, green, red, purple.
        MachineRolled { dice: [u8; 5] } = "FF-320",
        MachineGained { goods: u8 } = "FF-329",
        EndTriggered { last_round: u16 } = "FF-292",
        /// FF-295: prestige of a name in a compound.
        PrestigeScored { seat: Seat, card: Print, copies: u8, vp: u16 } = "FF-295",
        GoodsScored { seat: Seat, vp: u16 } = "FF-295",
        /// FF-338: the Machine's goods, its cards, and its monuments once more.
        MachineScored { seat: Seat, goods: u16, cards: u8, monuments: u8, vp: u16 } = "FF-338",
        /// FF-297: how a seat ended.
        Ended { seat: Seat, vp: u16, rank: u8 } = "FF-297",
    }
}
