//! What a client receives: everything that lies open, with the numbers a screen needs.

use crate::cards::Mark;
use crate::score::{influence, ranking};
use crate::state::{Kind, Pawns, Player, Public, SLOTS, Stage};
use crate::{Cards, Syndicate};
use kernel::{CardId, Seat, Seen};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A word of the component data.
pub type Name = Cow<'static, str>;

/// The table as anybody sees it: in Syndicate all viewers see the same (SYN-90).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
pub struct View {
    /// The round, 1 to 3.
    pub round: u8,
    /// What is to be decided.
    pub stage: StageView,
    /// Whose turn it is.
    pub on_turn: Option<Seat>,
    /// This round's order, first to last.
    pub order: Vec<Seat>,
    /// Who has passed for the next round so far, first to last; the last goes first (SYN-85).
    pub passed: Vec<Seat>,
    /// The cards in S1 to S4.
    pub factory: Vec<CardView>,
    /// The investors at I1 to I5.
    pub investors: Vec<InvestorView>,
    /// Cards left in the deck.
    pub deck: usize,
    /// The names of the discarded cards.
    pub discard: Vec<Name>,
    /// The colours of the dice D1 to D5.
    pub colours: Vec<Name>,
    /// The players.
    pub players: Vec<PlayerView>,
}

/// What is to be decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
#[serde(rename_all = "snake_case")]
pub enum StageView {
    /// Buy or pass.
    Turn,
    /// Where to plug this card in.
    PlugIn(CardView),
    /// Which corners of the card at this place (from 1) to cover.
    Calibrate(u8),
    /// Nothing: the game is over.
    Over,
}

/// A robot card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
pub struct CardView {
    /// Which card it is, as events name it.
    pub card: CardId,
    /// Its name in the data file.
    pub name: Name,
    /// Its type.
    pub kind: Kind,
    /// The left corner.
    pub left: Mark,
    /// The right corner.
    pub right: Mark,
    /// What it asks of its dice, as the data file writes it.
    pub condition: Name,
    /// Its VP column.
    pub vp: Cow<'static, [u8]>,
}

/// An investor position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
pub struct InvestorView {
    /// The token; none if it was won.
    pub kind: Option<Kind>,
    /// Every player's influence, with agents alone beside it.
    pub influence: Vec<(u8, u8)>,
    /// Who would take the token now.
    pub first: Option<Seat>,
    /// Who would take 1 VP now.
    pub second: Option<Seat>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
pub struct PlayerView {
    /// The company's name.
    pub company: String,
    /// Victory points.
    pub vp: u16,
    /// The dice D1 to D5.
    pub dice: Vec<u8>,
    /// The places N1 to N4.
    pub network: Vec<Option<PluggedView>>,
    /// Agents in the pool.
    pub agents: u8,
    /// Assistants in the pool.
    pub assistants: u8,
    /// Agents and assistants at S1 to S4.
    pub at: Vec<(u8, u8)>,
    /// Whether he has passed this round.
    pub passed: bool,
    /// The names of the robots in the pile, which lies open (SYN-90).
    pub pile: Vec<Name>,
    /// By type: investors (the printed one included) and robots in the pile.
    pub types: Vec<TypeView>,
    /// What the robots in the network would pay as the dice stand.
    pub network_vp: u16,
    /// What the investors would pay for the pile as it stands (SYN-86).
    pub investors_vp: u16,
}

/// A robot in a network.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
pub struct PluggedView {
    /// The robot.
    pub card: CardView,
    /// Its covered corners, left and right.
    pub covered: [bool; 2],
    /// What it would pay as the dice stand.
    pub pays: u8,
}

/// What a player has of one type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
pub struct TypeView {
    /// The type.
    pub kind: Kind,
    /// Investors, the printed one included.
    pub investors: u8,
    /// Whether the printed one is among them.
    pub printed: bool,
    /// Robots in the pile.
    pub robots: u8,
    /// Robots in the network.
    pub plugged: u8,
}

/// What a robot would do at a place: its dice afterwards, and what it would pay on them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
pub struct Foresight {
    /// The dice on its left and right.
    pub dice: [u8; 2],
    /// VP, as the dice then stand.
    pub pays: u8,
}

pub(crate) fn portray(seen: Seen<'_, Syndicate>) -> View {
    let (public, cards) = (seen.public(), seen.cards());
    View {
        round: public.round,
        stage: match public.stage {
            Stage::Turn => StageView::Turn,
            Stage::PlugIn { card } => StageView::PlugIn(card_view(cards, card)),
            Stage::Calibrate { place } => StageView::Calibrate(place + 1),
            Stage::Over => StageView::Over,
        },
        on_turn: (public.stage != Stage::Over).then(|| public.on_turn()),
        order: public.order.as_slice().to_vec(),
        passed: public.passed.as_slice().to_vec(),
        factory: public.factory.iter().map(|card| card_view(cards, *card)).collect(),
        investors: (0..public.investors.len()).map(|position| investor_view(public, position)).collect(),
        deck: seen.dark(),
        discard: public.discard.iter().map(|card| name(cards, card)).collect(),
        colours: cards.colours.iter().map(|colour| Cow::Borrowed(colour.as_str())).collect(),
        players: public.players.iter().map(|(_, player)| player_view(cards, player)).collect(),
    }
}

fn name(cards: &'static Cards, card: CardId) -> Name {
    Cow::Borrowed(&cards.robot(card).name)
}

pub(crate) fn card_view(cards: &'static Cards, card: CardId) -> CardView {
    let robot = cards.robot(card);
    CardView {
        card,
        name: Cow::Borrowed(&robot.name),
        kind: robot.kind,
        left: robot.left,
        right: robot.right,
        condition: Cow::Borrowed(robot.words()),
        vp: Cow::Borrowed(&robot.vp),
    }
}

fn investor_view(public: &Public, position: usize) -> InvestorView {
    let kind = public.investors[position];
    let ranking = ranking(public, position);
    InvestorView {
        kind,
        influence: influence(public, position).iter().map(|(_, weight)| (weight.total, weight.agents)).collect(),
        first: kind.and(ranking.first().copied()),
        second: kind.and(ranking.get(1).copied()),
    }
}

fn player_view(cards: &'static Cards, player: &Player) -> PlayerView {
    let network: Vec<Option<PluggedView>> = (0..SLOTS)
        .map(|place| {
            player.network[place].map(|plugged| PluggedView {
                card: card_view(cards, plugged.card),
                covered: plugged.covered,
                pays: cards.robot(plugged.card).pays(player.dice[place], player.dice[place + 1]),
            })
        })
        .collect();
    let types: Vec<TypeView> = Kind::ALL.into_iter().map(|kind| type_view(cards, player, kind)).collect();
    PlayerView {
        company: format!(
            "{} {}",
            cards.left[usize::from(player.left_section)],
            cards.right[usize::from(player.right_section)].name
        ),
        vp: player.vp,
        dice: player.dice.to_vec(),
        network_vp: network.iter().flatten().map(|plugged| u16::from(plugged.pays)).sum(),
        network,
        agents: player.agents,
        assistants: player.assistants,
        at: player.at.iter().map(|Pawns { agents, assistants }| (*agents, *assistants)).collect(),
        passed: player.passed,
        pile: player.pile.iter().map(|card| name(cards, card)).collect(),
        investors_vp: types.iter().map(|of| u16::from(of.investors) * u16::from(of.robots)).sum(),
        types,
    }
}

fn type_view(cards: &Cards, player: &Player, kind: Kind) -> TypeView {
    TypeView {
        kind,
        investors: player.investors(kind),
        printed: player.printed == kind,
        robots: player.pile.iter().filter(|card| cards.robot(*card).kind == kind).count() as u8,
        plugged: player.network.iter().flatten().filter(|plugged| cards.robot(plugged.card).kind == kind).count() as u8,
    }
}
