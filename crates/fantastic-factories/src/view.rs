//! What a client receives: everything that lies open and the viewer's own hand, with the numbers a
//! screen needs.
//!
//! Cards come as their fields of the data file, not as sentences: a client finds a name under the
//! message `factories-card-<id>` or `factories-contractor-<id>`, or shows the title.

mod card;
mod hand;
mod player;

pub use crate::state::Pending as PendingView;
pub use card::{BlueprintView, DiceNeed, DiceView, EffectKind, EffectView, NameView};
pub use hand::{HandView, HeldView};
pub use player::{BuiltView, FloorView, GroupView, MachineView, PlayerView};

use crate::action::Row;
use crate::cards::{Cards, Contractors, Tool};
use crate::effect::{Amount, Service};
use crate::state::{ROW, Stage};
use crate::{Options, Seen, phase};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The table as a viewer sees it (FF-42, FF-43).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct View {
    /// What the table agreed on.
    pub options: Options,
    /// The limits that hold at this table.
    pub limits: LimitsView,
    /// The round, from 1.
    pub round: u16,
    /// FF-292: the last round, once the end is triggered.
    pub last_round: Option<u16>,
    /// Where in the round we are.
    pub stage: StageView,
    /// FF-12: who has the first-player token.
    pub first: Seat,
    /// FF-12: the seats from the first player clockwise.
    pub order: Vec<Seat>,
    /// Whom the table waits for.
    pub asked: Vec<Seat>,
    /// FF-15: the blueprints of the market, slots 1 to 4; none where there were no cards left.
    pub blueprints: Vec<Option<BlueprintView>>,
    /// FF-15, FF-16: the contractors of the market with the tools over them, slots 1 to 4.
    pub contractors: Vec<ContractorSlot>,
    /// Both decks and their discard piles.
    pub decks: DecksView,
    pub players: Vec<PlayerView>,
    /// The viewer's own hand; none for onlookers.
    pub hand: Option<HandView>,
    /// FF-310: the Machine, in a solo game.
    pub machine: Option<MachineView>,
}

/// The numbers of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct LimitsView {
    /// FF-100: dice a floor of the HQ holds.
    pub floor_slots: u8,
    /// FF-280: blueprints kept at clean-up.
    pub hand: u8,
    /// FF-280: metal and energy kept at clean-up.
    pub tokens: u8,
    /// FF-290: goods that bring the end.
    pub end_goods: u8,
    /// FF-290: built cards that bring the end.
    pub end_built: u8,
}

/// Where in the round we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
#[serde(rename_all = "snake_case")]
pub enum StageView {
    /// FF-51: market turns. FF-58: whether the player on turn has wiped a row.
    Market { wiped: bool },
    /// FF-35: everybody works.
    Work,
    /// FF-284: discarding down, in turn order.
    CleanUp,
    /// The game is over.
    Over,
}

/// A contractor's place in the market.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct ContractorSlot {
    /// FF-64: the tool a blueprint discarded for this slot must have.
    pub tool: Tool,
    pub contractor: Option<ContractorView>,
}

/// A contractor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct ContractorView {
    /// Its key in the data file.
    pub id: String,
    /// Its English name.
    pub title: String,
    /// FF-65: the price besides the blueprint.
    pub pay: Amount,
    /// What it does.
    pub service: Service,
    /// FF-64, FF-65: whether the viewer could hire it now, were it his turn.
    pub affordable: bool,
}

/// The decks and their discard piles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct DecksView {
    /// Blueprints left in the deck.
    pub blueprints: usize,
    /// Contractors left in the deck.
    pub contractors: usize,
    /// FF-25: the discarded blueprints by name.
    pub discarded_blueprints: Vec<NameView>,
    /// FF-25: the discarded contractors by name.
    pub discarded_contractors: Vec<NameView>,
}

pub(crate) fn portray(seen: Seen<'_>) -> View {
    let (public, cards) = (seen.public(), seen.cards());
    let asked = phase::owed(seen).seats();
    let blueprint = |id| card::blueprint(cards, cards.print(id), public.printed());
    View {
        options: public.options,
        limits: limits(cards),
        round: public.round,
        last_round: public.last_round,
        stage: match public.stage {
            Stage::Market { wiped, .. } => StageView::Market { wiped },
            Stage::Work => StageView::Work,
            Stage::CleanUp { .. } => StageView::CleanUp,
            Stage::Over => StageView::Over,
        },
        first: public.first,
        order: public.turn_order().collect(),
        asked: asked.iter().collect(),
        blueprints: public.blueprints.iter().map(|card| card.map(blueprint)).collect(),
        contractors: (0..ROW).map(|at| contractor_slot(seen, at)).collect(),
        decks: decks(seen),
        players: public.players.iter().map(|(seat, of)| player::player(seen, seat, of, asked.has(seat))).collect(),
        hand: hand::hand(seen),
        machine: public.machine.as_ref().map(|machine| player::machine(cards, public.printed(), machine)),
    }
}

fn limits(cards: &Cards) -> LimitsView {
    let numbers = &cards.table;
    LimitsView {
        floor_slots: numbers.floor_slots,
        hand: numbers.hand_limit,
        tokens: numbers.token_limit,
        end_goods: numbers.end_goods,
        end_built: numbers.end_built,
    }
}

fn contractor_slot(seen: Seen<'_>, at: usize) -> ContractorSlot {
    let (public, cards) = (seen.public(), seen.cards());
    let tool = public.tools[at];
    let own = seen.own().map(|hand| hand.prints(cards)).unwrap_or_default();
    let holds = own.names().any(|print| cards.blueprint(print).tool == tool);
    let can_pay = |pay| seen.seat().and_then(|seat| public.players.get(seat)).is_some_and(|of| of.can_pay(pay));
    let contractor = public.contractors[at].map(|card| {
        let of = cards.contractor(card);
        ContractorView {
            id: of.id.clone(),
            title: of.title.clone(),
            pay: of.pay,
            service: of.service,
            affordable: holds && can_pay(of.pay),
        }
    });
    ContractorSlot { tool, contractor }
}

fn decks(seen: Seen<'_>) -> DecksView {
    let (public, cards, sizes) = (seen.public(), seen.cards(), seen.dark());
    DecksView {
        blueprints: sizes.blueprints,
        contractors: sizes.contractors,
        discarded_blueprints: card::names(cards, cards.prints(public.discard)),
        discarded_contractors: contractor_names(cards, public.used_contractors),
    }
}

fn contractor_names(cards: &Cards, some: Contractors) -> Vec<NameView> {
    let count = |of: &crate::cards::Contractor| of.copies.and(some).len();
    let named = cards.contractors.iter().zip(1..).filter(|(of, _)| count(of) > 0);
    let name = |(of, number): (&crate::cards::Contractor, u8)| NameView {
        number,
        row: Row::Contractors,
        id: of.id.clone(),
        title: of.title.clone(),
        copies: count(of),
    };
    named.map(name).collect()
}
