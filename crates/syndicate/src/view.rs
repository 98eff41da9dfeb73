//! What a client receives: the printed components once, then what lies open, with the numbers a screen needs.

use crate::cards::{Mark, Robot};
use crate::score::{influence, ranking};
use crate::state::{FIVE, Kind, Player, Plugged, Public, SLOTS, Stage};
use crate::{Cards, Condition, Syndicate};
use kernel::{CardId, Seat, Seen};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
pub struct Printed {
    /// The robots, by the number that views and events name them with.
    pub robots: Vec<PrintedRobot>,
    /// The halves of the companies' names.
    pub left: Vec<String>,
    pub right: Vec<String>,
    /// The colours of the dice D1 to D5.
    pub colours: [String; FIVE],
    /// In the order in which a player's investors and robots are counted.
    pub kinds: [Kind; FIVE],
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
pub struct PrintedRobot {
    /// Its name in the data file.
    pub name: String,
    pub kind: Kind,
    pub left: Mark,
    pub right: Mark,
    pub condition: Condition,
    /// Its VP column: none for a formula, one value, or one die and both for a number.
    pub vp: Vec<u8>,
}

impl Printed {
    pub fn robot(&self, card: CardId) -> &PrintedRobot {
        &self.robots[usize::from(card)]
    }

    /// SYN-7: the company whose board has these sections.
    pub fn company(&self, (left, right): (u8, u8)) -> String {
        format!("{} {}", self.left[usize::from(left)], self.right[usize::from(right)])
    }
}

pub(crate) fn printed(cards: &Cards) -> Printed {
    let robot = |robot: &Robot| {
        let Robot { kind, left, right, condition, .. } = *robot;
        PrintedRobot { name: robot.name.clone(), kind, left, right, condition, vp: robot.vp.clone() }
    };
    Printed {
        robots: cards.robots.iter().map(robot).collect(),
        left: cards.left.clone(),
        right: cards.right.iter().map(|section| section.name.clone()).collect(),
        colours: cards.colours.clone(),
        kinds: Kind::ALL,
    }
}

/// The table as anybody sees it: in Syndicate all viewers see the same (SYN-90).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
pub struct View {
    pub round: u8,
    pub stage: StageView,
    pub on_turn: Option<Seat>,
    /// This round's order, first to last.
    pub order: Vec<Seat>,
    /// Who has passed for the next round so far, first to last; the last goes first (SYN-85).
    pub passed: Vec<Seat>,
    /// The cards in S1 to S4.
    #[cfg_attr(feature = "ts", ts(type = "(number | null)[]"))]
    pub factory: [Option<CardId>; SLOTS],
    /// The investors at I1 to I5; none where it was won.
    pub investors: [Option<Kind>; FIVE],
    /// Everybody with influence at each of them, with their agents alone beside it: while the token lies there, the
    /// first would take it now, and the second 1 VP.
    #[cfg_attr(feature = "ts", ts(type = "[seat: number, influence: number, agents: number][][]"))]
    pub rankings: [Vec<(Seat, u8, u8)>; FIVE],
    pub deck: usize,
    pub discard: Vec<CardId>,
    pub players: Vec<PlayerView>,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum StageView {
    Turn,
    /// Where to plug this card in.
    PlugIn {
        card: CardId,
    },
    /// Which corners of the card at this place (from 1) to cover.
    Calibrate {
        place: u8,
    },
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
pub struct PlayerView {
    /// The left and the right section of the board.
    #[cfg_attr(feature = "ts", ts(type = "[left: number, right: number]"))]
    pub board: (u8, u8),
    pub vp: u16,
    /// The dice D1 to D5.
    pub dice: [u8; FIVE],
    /// The places N1 to N4.
    pub network: [Option<PluggedView>; SLOTS],
    /// In the pool, like the assistants.
    pub agents: u8,
    pub assistants: u8,
    /// Agents and assistants at S1 to S4.
    #[cfg_attr(feature = "ts", ts(type = "[agents: number, assistants: number][]"))]
    pub at: [(u8, u8); SLOTS],
    /// The robots in the pile, which lies open (SYN-90).
    pub pile: Vec<CardId>,
    /// By type: investors (the printed one included), robots in the pile, robots in the network.
    #[cfg_attr(feature = "ts", ts(type = "[investors: number, robots: number, plugged: number][]"))]
    pub types: [(u8, u8, u8); FIVE],
    /// What the robots in the network would pay as the dice stand.
    pub network_vp: u16,
    /// What the investors would pay for the pile as it stands (SYN-86).
    pub investors_vp: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
pub struct PluggedView {
    pub card: CardId,
    /// What it would pay as the dice stand.
    pub pays: u8,
    /// The corners that are covered, left and right, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub covered: Option<[bool; 2]>,
}

/// A player's network after a choice. A robot that is plugged in has turned its dice, as if no corner were covered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
pub struct Foresight {
    /// The dice D1 to D5.
    pub dice: [u8; FIVE],
    /// What the robots at N1 to N4 would pay on them.
    pub pays: [u8; SLOTS],
    pub network_vp: u16,
}

impl Foresight {
    pub(crate) fn of(cards: &Cards, player: &Player) -> Foresight {
        let pays = std::array::from_fn(|place| player.pays(cards, place));
        Foresight { dice: player.dice, pays, network_vp: pays.into_iter().map(u16::from).sum() }
    }
}

pub(crate) fn portray(seen: Seen<'_, Syndicate>) -> View {
    let (public, cards) = (seen.public(), seen.cards());
    View {
        round: public.round,
        stage: match public.stage {
            Stage::Turn => StageView::Turn,
            Stage::PlugIn { card } => StageView::PlugIn { card },
            Stage::Calibrate { place } => StageView::Calibrate { place: place + 1 },
            Stage::Over => StageView::Over,
        },
        on_turn: (public.stage != Stage::Over).then(|| public.on_turn()),
        order: public.order.to_vec(),
        passed: public.passed.to_vec(),
        factory: public.factory.map(|card| Some(card).filter(|card| !public.has_left(*card))),
        investors: public.investors,
        rankings: std::array::from_fn(|position| ranked(public, position)),
        deck: seen.dark(),
        discard: public.discard.iter().collect(),
        players: public.players.iter().map(|(_, player)| player_view(cards, player)).collect(),
    }
}

fn ranked(public: &Public, position: usize) -> Vec<(Seat, u8, u8)> {
    let influence = influence(public, position);
    let with = |seat: &Seat| (*seat, influence[*seat].total(), influence[*seat].agents);
    ranking(public, position).iter().map(with).collect()
}

fn player_view(cards: &Cards, player: &Player) -> PlayerView {
    let Foresight { pays, network_vp, .. } = Foresight::of(cards, player);
    let plugged = |place: usize| {
        let Plugged { card, covered } = player.network[place]?;
        Some(PluggedView { card, pays: pays[place], covered: covered.contains(&true).then_some(covered) })
    };
    let network = std::array::from_fn(plugged);
    let in_network = |kind| network.iter().flatten().filter(|robot| cards.robot(robot.card).kind == kind).count() as u8;
    let robots = player.robots(cards);
    let types = Kind::ALL.map(|kind| (player.investors(kind), robots[kind as usize], in_network(kind)));
    PlayerView {
        board: (player.left_section, player.right_section),
        vp: player.vp,
        dice: player.dice,
        network,
        agents: player.agents,
        assistants: player.assistants,
        at: player.at.map(|pawns| (pawns.agents, pawns.assistants)),
        pile: player.pile.iter().collect(),
        types,
        network_vp,
        investors_vp: types.iter().map(|(investors, robots, _)| u16::from(*investors) * u16::from(*robots)).sum(),
    }
}
