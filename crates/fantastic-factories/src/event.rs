//! What happened, as facts in the past.

use crate::{Amount, Dice, Floor, Print, Prints, Row, Token, Tool};
use kernel::{RuleId, Seat};
use serde::Serialize;

/// One thing that happened. Slots are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// FF-16: the tools over the contractors.
    ToolsLaid { tools: [Tool; 4] },
    /// FF-313: a blueprint for the Machine.
    MachineGot { card: Print },
    /// FF-313: a monument the Machine does not start with.
    MachineSkipped { card: Print },
    /// FF-50: a round began.
    RoundBegan { round: u16, first: Seat },
    /// FF-15, FF-62: a blueprint was laid in the market.
    BlueprintLaid { slot: u8, card: Print },
    /// FF-15: a contractor was laid in the market; its number in the data file from 1.
    ContractorLaid { slot: u8, contractor: u8 },
    /// FF-27: a discard pile became the deck.
    Reshuffled { row: Row, cards: u8 },
    /// FF-57: a row was wiped.
    RowWiped { seat: Seat, row: Row, pay: Token },
    /// FF-61: a blueprint was taken.
    Took { seat: Seat, slot: u8, card: Print },
    /// FF-63: a contractor was hired.
    Hired { seat: Seat, slot: u8, contractor: u8, discard: Print },
    /// FF-74: a market turn was passed.
    PassedMarket { seat: Seat },
    /// FF-26: blueprints were drawn; which, only to their owner.
    Drew {
        seat: Seat,
        count: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<Prints>,
    },
    /// FF-44: a blueprint was turned up.
    Revealed { seat: Seat, card: Print },
    /// FF-256: the Engineer built it.
    EngineerBuilt { seat: Seat, card: Print },
    /// FF-258: the Engineer found nothing to build.
    EngineerFoundNothing { seat: Seat },
    /// Something was gained.
    Gained { seat: Seat, gain: Amount },
    /// FF-80: the opening roll.
    Rolled { seat: Seat, dice: Dice },
    /// FF-264: dice set by the Foreman, and the rest rolled.
    ForemanSet { seat: Seat, set: Dice, rolled: Dice },
    /// FF-275: the Specialist's die.
    SpecialistTaken { seat: Seat, value: u8 },
    /// FF-101: a die was placed in the HQ; FF-105: with or without a bonus.
    Placed { seat: Seat, die: u8, floor: Floor, bonus: bool },
    /// FF-90: a card was built.
    Built { seat: Seat, card: Print, discard: Print, pay: Amount },
    /// FF-111: a card was activated.
    Activated {
        seat: Seat,
        card: Print,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        copied: Option<Print>,
        dice: Dice,
        discards: Prints,
        pay: Amount,
    },
    /// FF-140: a die was changed.
    Trained { seat: Seat, from: u8, to: u8 },
    /// FF-188: dice were rolled again.
    Rerolled { seat: Seat, from: Dice, to: Dice },
    /// FF-84: one more die.
    ExtraDie { seat: Seat, value: u8 },
    /// FF-130: a player finished.
    Finished { seat: Seat },
    /// FF-280: a player discarded the surplus.
    DiscardedDown { seat: Seat, blueprints: Prints, metal: u16, energy: u16 },
    /// FF-320: the Machine rolled blue, yellow, green, red, purple.
    MachineRolled { dice: [u8; 5] },
    /// FF-329: the Machine gained goods.
    MachineGained { goods: u8 },
    /// FF-292: the end was triggered.
    EndTriggered { last_round: u16 },
    /// FF-295: prestige of a name in a compound.
    PrestigeScored { seat: Seat, card: Print, copies: u8, vp: u16 },
    /// FF-295: goods.
    GoodsScored { seat: Seat, vp: u16 },
    /// FF-338: the Machine's goods, its cards, and its monuments once more.
    MachineScored { seat: Seat, goods: u16, cards: u8, monuments: u8, vp: u16 },
    /// FF-297: how a seat ended.
    Ended { seat: Seat, vp: u16, rank: u8 },
}

impl Event {
    pub(crate) fn rule(&self) -> RuleId {
        match self {
            Event::ToolsLaid { .. } => "FF-16",
            Event::MachineGot { .. } => "FF-312",
            Event::MachineSkipped { .. } => "FF-313",
            Event::RoundBegan { .. } => "FF-50",
            Event::BlueprintLaid { .. } | Event::ContractorLaid { .. } => "FF-31",
            Event::Reshuffled { .. } => "FF-27",
            Event::RowWiped { .. } => "FF-57",
            Event::Took { .. } => "FF-61",
            Event::Hired { .. } => "FF-63",
            Event::PassedMarket { .. } => "FF-74",
            Event::Drew { .. } => "FF-26",
            Event::Revealed { .. } => "FF-44",
            Event::EngineerBuilt { .. } => "FF-256",
            Event::EngineerFoundNothing { .. } => "FF-258",
            Event::Gained { .. } => "FF-113",
            Event::Rolled { .. } => "FF-80",
            Event::ForemanSet { .. } => "FF-264",
            Event::SpecialistTaken { .. } => "FF-275",
            Event::Placed { .. } => "FF-101",
            Event::Built { .. } => "FF-90",
            Event::Activated { .. } => "FF-111",
            Event::Trained { .. } => "FF-140",
            Event::Rerolled { .. } => "FF-188",
            Event::ExtraDie { .. } => "FF-84",
            Event::Finished { .. } => "FF-130",
            Event::DiscardedDown { .. } => "FF-280",
            Event::MachineRolled { .. } => "FF-320",
            Event::MachineGained { .. } => "FF-329",
            Event::EndTriggered { .. } => "FF-292",
            Event::PrestigeScored { .. } | Event::GoodsScored { .. } => "FF-295",
            Event::MachineScored { .. } => "FF-338",
            Event::Ended { .. } => "FF-297",
        }
    }
}
