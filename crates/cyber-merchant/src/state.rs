//! CM-113: what lies on the table, what players hold, and the count of all of it (CM-115).

use crate::cards::{Corporation, TRACKS};
use crate::{CyberMerchant, Memory, Options};
use kernel::{Auditor, Bag, CardId, Deck, Faces, Seat, SeatMap, Seats, State, require};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// The most players.
pub const PEOPLE: usize = 4;
/// Offer places on the board.
pub const PLACES: usize = 4;

/// Some cards, kind by kind.
pub type Stack = Bag<3>;

/// What lies open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Public {
    pub options: Options,
    /// CM-19: the round, from 1.
    pub round: u8,
    /// CM-20: the auction, from 1; the last one while the profit phase lasts.
    pub auction: u8,
    pub stage: Stage,
    /// CM-21: who has the first-player token.
    pub first: Seat,
    /// The prices by track; 0 for a track without a marker.
    pub prices: [u8; TRACKS],
    /// CM-110: the discard pile.
    pub discard: Stack,
    /// The cards in hands and commitments. All of them were bought face up, so everybody can know
    /// which they are, though not who has which.
    pub held: Stack,
    /// CM-25: the lots.
    pub lots: [Stack; PLACES],
    /// CM-40: the standing bids.
    pub bids: [Option<Bid>; PLACES],
    pub players: SeatMap<Player, PEOPLE>,
    /// CM-78, CM-79, CM-85: the cards turned up in the market that is open.
    pub shown: SeatMap<Stack, PEOPLE>,
    /// The corporations whose shares were sold in this profit phase: nothing that still lies face down is
    /// of theirs (CM-79).
    pub sold: [bool; TRACKS],
    /// CM-44: what everybody could remember of the hands.
    pub notes: Memory,
}

impl Public {
    /// The seats clockwise from one on.
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        from.clockwise(self.players.len())
    }

    /// The other seats clockwise from one on.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.clockwise(seat).skip(1)
    }

    /// All cards that are not in the deck.
    pub fn outside_deck(&self) -> Stack {
        let shown = self.shown.iter().map(|(_, shown)| *shown);
        self.lots.into_iter().chain(shown).fold(self.discard.and(self.held), Stack::and)
    }

    /// CM-9: the prices of the tracks with a marker, from the left.
    pub fn prices_in_play(&self) -> Vec<u8> {
        self.prices.into_iter().take_while(|price| *price > 0).collect()
    }

    /// The price of a corporation; 0 without a track.
    pub fn price(&self, corporation: Corporation) -> u8 {
        self.prices.get(corporation.index()).copied().unwrap_or(0)
    }
}

/// Where in the round we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Stage {
    /// CM-28: bidding.
    Bidding { turn: Seat },
    /// CM-45: tricks.
    Tricks { turn: Seat, frame: Frame },
    /// CM-70: everybody commits.
    Commit,
    /// CM-83: everybody but the caller adds.
    Market { caller: Seat, corporation: Corporation },
    /// CM-96: crypto for credits.
    Credits { turn: Seat },
    /// CM-100.
    Over,
}

impl Stage {
    /// Whose turn it is, where players choose one after another.
    pub fn turn(self) -> Option<Seat> {
        match self {
            Stage::Bidding { turn } | Stage::Tricks { turn, .. } | Stage::Credits { turn } => Some(turn),
            Stage::Commit | Stage::Market { .. } | Stage::Over => None,
        }
    }
}

/// What is going on in a turn of the trick stage. A trick has done all it does before another one begins
/// (CM-66: a theft is over when the stolen trick is played), so there is never more than one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Frame {
    /// CM-45: the player chooses a trick.
    Turn,
    /// CM-66: they stole this trick and must play it.
    Stolen { card: CardId },
    /// CM-62: the others choose what to give them.
    Gifts,
    /// CM-62: the player chooses what to give the others.
    Returns,
}

/// A standing bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts", rename = "BidView"))]
pub struct Bid {
    pub seat: Seat,
    pub mark: u8,
}

/// What lies open of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Player {
    /// CM-8: credits.
    pub cash: u16,
    pub crypto: u16,
    /// Bid markers in hand.
    pub markers: u8,
    /// CM-101: the value of the cards left in hand, told at the end to break a tie.
    pub left: Option<u16>,
}

/// What a player keeps to themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Private {
    /// CM-43: the hand.
    pub hand: Stack,
    /// CM-111: the cards chosen in secret. They are still in the hand.
    pub sealed: Option<Stack>,
    /// CM-75: the cards lying face down.
    pub commitment: Stack,
    /// What they could remember of all hands.
    pub notes: Memory,
}

impl Private {
    /// The hand and what lies face down.
    pub fn holds(&self) -> Stack {
        self.hand.and(self.commitment)
    }
}

/// CM-44, CM-75: what everybody sees of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cyber-merchant.ts"))]
pub struct Back {
    /// CM-44: cards in hand. Those chosen in secret are among them until all have chosen.
    pub cards: u8,
    /// CM-111: whether this player has chosen in secret.
    pub sealed: bool,
    /// CM-75: cards lying face down before this player.
    pub committed: u8,
}

impl Back {
    /// Cards in hand and face down.
    pub fn holds(&self) -> u8 {
        self.cards + self.committed
    }
}

impl Faces for Private {
    type Back = Back;
    fn back(&self) -> Back {
        Back { cards: self.hand.len() as u8, sealed: self.sealed.is_some(), committed: self.commitment.len() as u8 }
    }
}

/// What nobody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Dark {
    pub deck: Deck<Stack>,
    /// CM-105: the change tokens on the tracks, from the left.
    pub tokens: [i8; TRACKS],
    /// CM-106: how many tracks have one.
    pub laid: u8,
}

/// What everybody sees of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct DarkBack {
    pub deck: u16,
    pub tokens: u8,
}

impl Faces for Dark {
    type Back = DarkBack;
    fn back(&self) -> DarkBack {
        DarkBack { deck: self.deck.len() as u16, tokens: self.laid }
    }
}

/// What every viewer's notes keep account of: everybody's, and those of each player.
pub(crate) fn note(state: &mut State<CyberMerchant>, mut keep: impl FnMut(&mut Memory)) {
    keep(&mut state.public.notes);
    for (_, private) in state.private.iter_mut() {
        keep(&mut private.notes);
    }
}

/// A card goes from hand to hand, and only the two see which; the others know that it is of these kinds.
pub(crate) fn pass(state: &mut State<CyberMerchant>, from: Seat, to: Seat, card: CardId, kinds: &Range<CardId>) {
    state.private[from].hand.remove(card);
    state.private[to].hand.insert(card);
    let held = state.public.held;
    state.public.notes.passed(from, to, kinds.clone(), held);
    for (seat, private) in state.private.iter_mut() {
        if seat == from || seat == to {
            private.notes.gave(from, to, card, held);
        } else {
            private.notes.passed(from, to, kinds.clone(), held);
        }
    }
}

/// CM-115.
pub(crate) fn audit(state: &State<CyberMerchant>, auditor: &Auditor) -> Result<(), String> {
    let (public, cards) = (&state.public, state.cards.get());
    let tricks = matches!(public.stage, Stage::Tricks { .. });
    let mut held = Stack::EMPTY;
    for (seat, private) in state.private.iter() {
        let (own, holds) = (&private.notes, private.holds());
        held = held.and(holds);
        let sealed = private.sealed.unwrap_or_default();
        require(private.hand.has_all(sealed), || format!("{seat} sealed cards that are not in hand"))?;
        let kept = tricks || holds.within(cards.tricks()).is_empty();
        require(kept, || format!("CM-48: {seat} holds a trick outside the trick stage"))?;
        let exact = own.most[seat] == holds && own.least[seat] == holds;
        require(exact, || format!("{seat} notes {own:?}, not {holds:?}"))?;
        for notes in state.private.iter().map(|(_, other)| &other.notes).chain([&public.notes]) {
            let may = notes.most[seat].has_all(holds) && holds.has_all(notes.least[seat]);
            require(may, || format!("{seat} holds {holds:?}, which cannot be by {notes:?}"))?;
        }
    }
    require(held == public.held, || format!("{held:?} are held, not {:?}", public.held))?;
    let all = public.outside_deck().and(state.dark.deck.contents(auditor));
    let deck = cards.layout(public.players.len()).deck;
    require(all == deck, || format!("the cards are {all:?}, not {deck:?}"))?;
    audit_board(state)
}

fn audit_board(state: &State<CyberMerchant>) -> Result<(), String> {
    let (public, cards) = (&state.public, state.cards.get());
    let layout = cards.layout(public.players.len());
    for (track, price) in public.prices.into_iter().enumerate() {
        let range = if track < usize::from(layout.tracks) { 1..=cards.table.price_last } else { 0..=0 };
        require(range.contains(&price), || format!("CM-52: price {price} on track {track}"))?;
    }
    for (seat, player) in public.players.iter() {
        let bids = || public.bids.iter().flatten().filter(|bid| bid.seat == seat);
        let bid: u16 = bids().map(|bid| u16::from(bid.mark)).sum();
        require(bid <= player.cash, || format!("CM-115: {seat} bids more than {}", player.cash))?;
        let markers = usize::from(player.markers) + bids().count();
        require(markers == usize::from(layout.markers), || {
            format!("CM-13: {seat} has {markers} markers with those on scales")
        })?;
    }
    let mut left = cards.tokens.clone();
    for token in &state.dark.tokens[..usize::from(state.dark.laid)] {
        let at = left.iter().position(|other| other == token).ok_or(format!("no such token: {token}"))?;
        left.swap_remove(at);
    }
    Ok(())
}

/// The seats whose hidden things look like this.
pub(crate) fn seats_with(seen: kernel::Seen<'_, CyberMerchant>, like: impl Fn(Back) -> bool) -> Seats {
    seen.public().players.seats().iter().filter(|seat| like(seen.back(*seat))).collect()
}
