//! What a client receives: everything that lies open, the viewer's own cards, and, if the table wants it so, what the
//! viewer could remember of the others' (CM-44). What is printed on the cards and the board is told once, in
//! [`Printed`].

use crate::cards::{Cards, Corporation, Face, Kind, Numbers, TRACKS};
use crate::phase::bidding;
use crate::state::{Back, Bid, Frame, Stack, Stage};
use crate::{CyberDeck, CyberMerchant, Memory, Notes};
use kernel::{CardId, Game, Seat, SeatMap, Seen};
use serde::{Deserialize, Serialize};

/// Some cards: each kind by its number, and how many there are of it.
pub type Counted = Vec<(CardId, u8)>;

/// The table as a viewer sees it (section 11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts", optional_fields))]
pub struct View {
    /// CM-19: the round, from 1.
    pub round: u8,
    /// CM-20: the auction of the round, from 1; the last one while the profit phase lasts.
    pub auction: u8,
    pub stage: StageView,
    /// Whose turn it is; nobody's where all choose at the same time. In a Collective Change it is still
    /// the turn of whoever played it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Seat>,
    /// Whom the table waits for.
    pub asked: Vec<Seat>,
    /// CM-21: who has the first-player token.
    pub first: Seat,
    /// CM-23, CM-24: the places in use, from the left.
    pub places: Vec<PlaceView>,
    /// CM-9: the prices of the tracks in play, from the left.
    pub prices: Vec<u8>,
    /// CM-105: with the Cyber deck, on how many tracks a change token lies face down, from the left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens: Option<u8>,
    /// Cards in the deck.
    pub deck: u16,
    /// CM-110: the discard pile.
    pub discard: Counted,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The viewer's own cards; nothing for an onlooker.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<HandView>,
}

/// Where in the round we are: [`Stage`], without whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum StageView {
    Bidding,
    Trick,
    /// CM-66: the player on turn stole this trick and plays it.
    Stolen {
        card: CardId,
    },
    /// CM-62: the others choose what to give to the player on turn.
    Gifts,
    /// CM-62: the player on turn chooses what to give to the others.
    Returns,
    Commit,
    Market {
        caller: Seat,
        corporation: Corporation,
    },
    Credits,
    Over,
}

/// A place of the black market with its bid scale.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts", optional_fields))]
pub struct PlaceView {
    /// Its number, from 1.
    pub place: u8,
    /// CM-25: the lot; empty once it has been bought.
    pub cards: Counted,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bid: Option<Bid>,
    /// The lowest and the highest mark that the viewer can choose, if it is their turn to bid (CM-31, CM-32, CM-35,
    /// CM-36, CM-37, CM-39).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marks: Option<(u8, u8)>,
}

/// What lies open of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts", optional_fields))]
pub struct PlayerView {
    pub seat: Seat,
    pub cash: u16,
    /// CM-37: credits that no standing bid of this player will take.
    pub free: u16,
    pub crypto: u16,
    /// Bid markers in hand.
    pub markers: u8,
    #[serde(flatten)]
    pub back: Back,
    /// CM-78, CM-79, CM-85: the cards turned up in the market that is open.
    pub shown: Counted,
    /// CM-88: their sum.
    pub sum: u16,
    /// CM-101: the value of the cards left in hand, told at the end to break a tie.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u16>,
    /// CM-44: what the viewer could remember of this player's cards. Only with the option `notes: shown`,
    /// and never about the viewer's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notes: Option<NotesView>,
}

/// CM-44: what somebody who paid attention knows of a player's cards, in hand and face down together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
pub struct NotesView {
    /// The cards they have for certain.
    pub certain: Counted,
    /// The cards they may have besides, of which only some fit. Empty if all of theirs are known.
    pub possible: Counted,
    /// How many of those they have.
    pub unknown: u8,
}

/// The viewer's own cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts", optional_fields))]
pub struct HandView {
    /// CM-43: the hand.
    pub cards: Counted,
    /// CM-111: the cards chosen in secret, if the viewer has chosen; perhaps none. They are still in the
    /// hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sealed: Option<Counted>,
    /// CM-75: the cards lying face down before the viewer.
    pub commitment: Counted,
}

/// What a choice would do, as far as its seat can know before it. What would stay as it is, is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts", optional_fields))]
pub struct Foresight {
    /// CM-52: all prices, from the left, after a trick.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prices: Option<Vec<u8>>,
    /// CM-88: what the player's cards in the market come to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sum: Option<u16>,
    /// CM-91: the crypto that the market would pay for that, if nobody laid more cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pay: Option<u16>,
    /// CM-96: the player's credits after an exchange.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cash: Option<u16>,
}

/// The components as they are printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
pub struct Printed {
    /// The numbers of the board.
    pub table: Numbers,
    /// The names of the corporations, by track; that of the joker last.
    pub corporations: [String; TRACKS + 1],
    /// The cards, by the number of their kind.
    pub cards: Vec<PrintedCard>,
}

/// A kind of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
pub struct PrintedCard {
    /// The name of the trick, or of the share's corporation.
    pub title: String,
    #[serde(flatten)]
    pub face: Face,
}

pub(crate) fn printed(cards: &Cards) -> Printed {
    let card = |kind: &Kind| {
        let title = match kind.face {
            Face::Share { corporation, .. } => &cards.titles[corporation.index()],
            Face::Trick { .. } => &kind.title,
        };
        PrintedCard { title: title.clone(), face: kind.face }
    };
    Printed {
        table: cards.table.clone(),
        corporations: cards.titles.clone(),
        cards: cards.kinds.iter().map(card).collect(),
    }
}

pub(crate) fn portray(seen: Seen<'_, CyberMerchant>) -> View {
    let public = seen.public();
    let memory = memory(seen);
    View {
        round: public.round,
        auction: public.auction,
        stage: stage(public.stage),
        turn: public.stage.turn(),
        asked: CyberMerchant::owed(seen).seats().iter().collect(),
        first: public.first,
        places: places(seen),
        prices: public.prices_in_play(),
        tokens: (public.options.cyber_deck == CyberDeck::On).then_some(seen.dark().tokens),
        deck: seen.dark().deck,
        discard: counted(public.discard),
        players: public.players.seats().iter().map(|seat| player(seen, seat, memory.as_ref())).collect(),
        own: seen.own().map(|own| HandView {
            cards: counted(own.hand),
            sealed: own.sealed.map(counted),
            commitment: counted(own.commitment),
        }),
    }
}

fn counted(cards: Stack) -> Counted {
    cards.counts().collect()
}

fn stage(stage: Stage) -> StageView {
    match stage {
        Stage::Bidding { .. } => StageView::Bidding,
        Stage::Tricks { frame: Frame::Turn, .. } => StageView::Trick,
        Stage::Tricks { frame: Frame::Stolen { card }, .. } => StageView::Stolen { card },
        Stage::Tricks { frame: Frame::Gifts, .. } => StageView::Gifts,
        Stage::Tricks { frame: Frame::Returns, .. } => StageView::Returns,
        Stage::Commit => StageView::Commit,
        Stage::Market { caller, corporation } => StageView::Market { caller, corporation },
        Stage::Credits { .. } => StageView::Credits,
        Stage::Over => StageView::Over,
    }
}

fn places(seen: Seen<'_, CyberMerchant>) -> Vec<PlaceView> {
    let (public, cards) = (seen.public(), seen.cards());
    let bidder = seen.seat().filter(|seat| public.stage == Stage::Bidding { turn: *seat });
    let place = |place: u8| {
        let at = usize::from(place) - 1;
        let marks = bidder.and_then(|seat| bidding::marks(public, cards, seat, place));
        PlaceView { place, cards: counted(public.lots[at]), bid: public.bids[at], marks }
    };
    (1..=cards.layout(seen.seats()).places).map(place).collect()
}

fn player(seen: Seen<'_, CyberMerchant>, seat: Seat, memory: Option<&Memory>) -> PlayerView {
    let (public, back) = (seen.public(), seen.back(seat));
    let player = public.players[seat];
    let notes = |memory: &Memory| NotesView {
        certain: counted(memory.least[seat]),
        possible: counted(memory.most[seat].without(memory.least[seat])),
        unknown: back.holds() - memory.least[seat].len() as u8,
    };
    PlayerView {
        seat,
        cash: player.cash,
        free: bidding::limit(public, seat),
        crypto: player.crypto,
        markers: player.markers,
        back,
        shown: counted(public.shown[seat]),
        sum: seen.cards().sum(public.shown[seat]),
        left: player.left,
        notes: memory.filter(|_| seen.seat() != Some(seat)).map(notes),
    }
}

/// CM-44: the account that the screen keeps, if the table wants it: what the viewer could know, with the
/// conclusions drawn.
fn memory(seen: Seen<'_, CyberMerchant>) -> Option<Memory> {
    let public = seen.public();
    if public.options.notes == Notes::Hidden {
        return None;
    }
    let mut memory = seen.own().map_or(public.notes, |own| own.notes);
    memory.conclude(public.held, &SeatMap::new(seen.seats(), |seat| seen.back(seat).holds()));
    Some(memory)
}
