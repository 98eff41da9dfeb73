//! What lies open of a player, and of the Machine.

use super::card::{self, BlueprintView, NameView};
use crate::action::Floor;
use crate::cards::{Blueprints, Cards, Kind};
use crate::prints::Print;
use crate::state::{Machine, Pending, Player, Stage};
use crate::{Seen, score};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct PlayerView {
    pub seat: Seat,
    /// Whether the table waits for this player.
    pub asked: bool,
    pub metal: u16,
    pub energy: u16,
    pub goods: u16,
    /// What the unplaced dice show, from the lowest up.
    pub dice: Vec<u8>,
    /// FF-100: the floors of the HQ.
    pub floors: Vec<FloorView>,
    /// The compound, by type.
    pub compound: Vec<GroupView>,
    /// FF-290: built cards.
    pub built: usize,
    /// FF-167: monuments among them.
    pub monuments: usize,
    /// Blueprints in the hand.
    pub hand: usize,
    /// Blueprints of the hand that everybody saw going there.
    pub known: Vec<NameView>,
    /// FF-251: what a contractor left to be done in the Work phase.
    pub pending: Pending,
    /// FF-130: done with this round's work.
    pub finished: bool,
    /// Prestige of the compound so far.
    pub prestige: u16,
    /// FF-295: prestige and goods so far.
    pub score: u16,
}

/// A floor of the HQ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct FloorView {
    /// Which.
    pub floor: Floor,
    /// What the dice on it show, from the lowest up.
    pub dice: Vec<u8>,
    /// How many more it takes.
    pub room: u8,
}

/// The built cards of one type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct GroupView {
    /// FF-8: the type.
    pub kind: Kind,
    /// How many cards.
    pub count: usize,
    /// The cards, each name once.
    pub cards: Vec<BuiltView>,
}

/// A name in a compound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct BuiltView {
    /// The blueprint.
    pub card: BlueprintView,
    /// How many of it.
    pub copies: usize,
    /// FF-112: used up for this round.
    pub used: bool,
    /// FF-180: built this round from the hand.
    pub fresh: bool,
    /// What the dice on it show, from the lowest up.
    pub dice: Vec<u8>,
    /// What these copies are worth together; 0 for the Machine's (FF-338).
    pub prestige: u16,
}

/// FF-314: what the Machine has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
pub struct MachineView {
    pub goods: u16,
    /// FF-315: its cards, by type.
    pub compound: Vec<GroupView>,
    /// How many cards.
    pub cards: usize,
    /// FF-338: goods, cards and monuments so far.
    pub score: u16,
}

const KINDS: [Kind; 5] = [Kind::Production, Kind::Utility, Kind::Training, Kind::Monument, Kind::Special];

pub(super) fn player(seen: Seen<'_>, seat: Seat, of: &Player, asked: bool) -> PlayerView {
    let (cards, printed) = (seen.cards(), seen.public().printed());
    let room = |floor: Floor| cards.table.floor_slots.saturating_sub(of.floor(floor).len());
    let floor = |floor: Floor| FloorView { floor, dice: of.floor(floor).each().collect(), room: room(floor) };
    let score = score::score(cards, of);
    PlayerView {
        seat,
        asked,
        metal: of.metal,
        energy: of.energy,
        goods: of.goods,
        dice: of.dice.each().collect(),
        floors: Floor::ALL.map(floor).to_vec(),
        compound: groups(cards, printed, of.built, |print, card| BuiltView {
            used: of.has_used(print),
            fresh: of.is_fresh(print),
            dice: laid(of, print),
            ..card
        }),
        built: of.built.len(),
        monuments: of.monuments(cards),
        hand: seen.back(seat),
        known: card::names(cards, cards.prints(of.noted)),
        pending: of.pending,
        finished: of.finished && !matches!(seen.public().stage, Stage::Market { .. }),
        prestige: score - of.goods,
        score,
    }
}

fn laid(player: &Player, print: Print) -> Vec<u8> {
    let on_it = player.laid.iter().filter(|laid| laid.card == print);
    on_it.flat_map(|laid| laid.dice).filter(|value| *value > 0).collect()
}

/// Cards by type, each name once; `mark` adds what a round has done to it.
fn groups(
    cards: &Cards,
    printed: bool,
    built: Blueprints,
    mark: impl Fn(Print, BuiltView) -> BuiltView,
) -> Vec<GroupView> {
    let names = cards.prints(built);
    let built = |print: Print| {
        let copies = usize::from(names.count(print));
        let card = BuiltView {
            card: card::blueprint(cards, print, printed),
            copies,
            used: false,
            fresh: false,
            dice: Vec::new(),
            prestige: score::prestige(cards, print, copies),
        };
        mark(print, card)
    };
    let group = |kind: Kind| {
        let of_kind = names.names().filter(|print| cards.blueprint(*print).kind == kind);
        let cards: Vec<BuiltView> = of_kind.map(built).collect();
        GroupView { kind, count: cards.iter().map(|card| card.copies).sum(), cards }
    };
    KINDS.map(group).to_vec()
}

pub(super) fn machine(cards: &Cards, printed: bool, machine: &Machine) -> MachineView {
    MachineView {
        goods: machine.goods,
        compound: groups(cards, printed, machine.cards, |_, card| BuiltView { prestige: 0, ..card }),
        cards: machine.cards.len(),
        score: score::machine_score(cards, machine),
    }
}
