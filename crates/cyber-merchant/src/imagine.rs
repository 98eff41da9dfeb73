//! Section 11: a world the viewer thinks possible.
//!
//! What lies open stays. Of the deck everybody knows what is in it, as all other cards came from it face
//! up. The hands are dealt so that they agree with the viewer's [`Memory`]; what lies face down, sealed
//! choices and change tokens are drawn at random from what they may be.

mod dealing;

use crate::cards::{Cards, Corporation, TRACKS};
use crate::phase::laying::Laying;
use crate::state::{Back, Dark, Frame, PEOPLE, Private, Public, Stack, Stage};
use crate::{CyberMerchant, Memory};
use dealing::{Dealing, Slots};
use kernel::{CardId, Chance, Deck, Seat, SeatMap, Seen, State, Stream};

pub(crate) fn imagine(seen: Seen<'_, CyberMerchant>, chance: &mut dyn Chance) -> State<CyberMerchant> {
    let public = *seen.public();
    let luck = &mut Luck(chance);
    let hidden = hands(seen, luck);
    let private = SeatMap::new(seen.seats(), |seat| match (seen.own(), seen.seat()) {
        (Some(own), Some(viewer)) if viewer == seat => *own,
        _ => {
            let (hand, commitment) = hidden[seat];
            let sealed = seen.back(seat).sealed.then(|| choice(&public, seen.cards(), seat, hand, luck));
            let mut notes = public.notes;
            notes.own(seat, hand.and(commitment));
            Private { hand, sealed, commitment, notes }
        }
    });
    State { public, private, dark: dark(seen, luck), cards: seen.loaded() }
}

/// Chance, of which one thing among one takes none.
struct Luck<'a>(&'a mut dyn Chance);

impl Luck<'_> {
    fn below(&mut self, below: usize) -> usize {
        if below > 1 { self.0.pick(Stream::TABLE, below as u32) as usize } else { 0 }
    }

    fn shuffle<T>(&mut self, things: &mut [T]) {
        for i in 0..things.len() {
            things.swap(i, i + self.below(things.len() - i));
        }
    }

    /// So many of these cards.
    fn some(&mut self, cards: Stack, count: usize) -> Stack {
        let mut left = cards;
        let mut taken = Stack::EMPTY;
        for _ in 0..count {
            let card = left.nth(self.below(left.len())).expect("so many cards are there");
            left.remove(card);
            taken.insert(card);
        }
        taken
    }
}

/// The deck as everybody knows it, and any tokens (CM-106).
fn dark(seen: Seen<'_, CyberMerchant>, luck: &mut Luck<'_>) -> Dark {
    let (public, cards) = (seen.public(), seen.cards());
    let open = public.lots.into_iter().chain(public.shown.iter().map(|(_, shown)| *shown));
    let outside = open.fold(public.discard.and(public.held), Stack::and);
    let deck = cards.layout(public.players.len()).deck.without(outside);
    let laid = seen.dark().tokens;
    let mut left = cards.tokens.clone();
    let mut tokens = [0; TRACKS];
    for token in &mut tokens[..usize::from(laid)] {
        *token = left.swap_remove(luck.below(left.len()));
    }
    Dark { deck: Deck::of(deck), tokens, laid }
}

/// A hand and what lies face down.
type Holding = (Stack, Stack);

/// What the others may hold.
fn hands(seen: Seen<'_, CyberMerchant>, luck: &mut Luck<'_>) -> SeatMap<Holding, PEOPLE> {
    let public = seen.public();
    let memory = seen.own().map_or(&public.notes, |own| &own.notes);
    let Some(known) = memory.certain(public.held) else {
        return deal(seen, memory, luck);
    };
    known.map(|seat, holds| {
        let commitment = face_down(public, seen.cards(), *holds, seen.back(seat).committed.into(), luck);
        (holds.without(commitment), commitment)
    })
}

/// CM-70: some of these cards that could lie face down.
fn face_down(public: &Public, cards: &Cards, holds: Stack, count: usize, luck: &mut Luck<'_>) -> Stack {
    if count == 0 {
        return Stack::EMPTY;
    }
    let mut ways = ways(public, cards, holds, count);
    luck.shuffle(&mut ways);
    let (corporation, shares) = *ways.first().expect("CM-70: what lies face down is of one corporation");
    let laid = luck.some(holds.within(cards.shares(corporation)), shares);
    laid.and(luck.some(holds.within(cards.shares(Corporation::Ww)), count - shares))
}

/// Of which corporation so many cards face down may be, and how many of them are no jokers. CM-79: of those
/// sold before they cannot be.
fn ways(public: &Public, cards: &Cards, most: Stack, count: usize) -> Vec<(Corporation, usize)> {
    let of = |corporation| most.within(cards.shares(corporation)).len();
    let jokers = of(Corporation::Ww);
    let shares =
        |corporation: Corporation| (1..=count.min(of(corporation))).filter(move |shares| count - shares <= jokers);
    let unsold = Corporation::TRACKED.into_iter().filter(|one| !public.sold[one.index()]);
    unsold.flat_map(|one| shares(one).map(move |shares| (one, shares))).collect()
}

/// Deals what the memory leaves open. What lies face down must be of one corporation, and whose turn it is
/// to play a trick must have one; so every way to meet that is tried until one can be dealt.
fn deal(seen: Seen<'_, CyberMerchant>, memory: &Memory, luck: &mut Luck<'_>) -> SeatMap<Holding, PEOPLE> {
    let (public, cards) = (seen.public(), seen.cards());
    let mut ways_of = |seat: Seat| {
        let mut ways = if seen.seat() == Some(seat) {
            vec![vec![Slots { seat, need: seen.back(seat).holds().into(), kinds: 0..CardId::MAX }]]
        } else {
            slots(public, cards, seat, seen.back(seat), memory.most[seat])
        };
        luck.shuffle(&mut ways);
        ways
    };
    let seats: Vec<Vec<Vec<Slots>>> = public.players.seats().iter().map(&mut ways_of).collect();
    let mut at = vec![0; seats.len()];
    loop {
        let slots = seats.iter().zip(&at).flat_map(|(ways, at)| ways[*at].clone()).collect();
        if let Some(dealt) = Dealing::new(public.held, memory, slots, seen.seats()).deal(luck) {
            return SeatMap::new(seen.seats(), |seat| holding(seen, seat, &dealt));
        }
        // The next way, like a counter with a digit for each seat.
        let wheel = (0..at.len()).find(|i| at[*i] + 1 < seats[*i].len());
        let wheel = wheel.expect("what the viewer remembers of the hands is possible");
        at[wheel] += 1;
        at[..wheel].fill(0);
    }
}

/// The ways a seat's cards can be required to be: slots for cards of certain kinds, those face down first.
fn slots(public: &Public, cards: &Cards, seat: Seat, back: Back, most: Stack) -> Vec<Vec<Slots>> {
    let (holds, committed) = (usize::from(back.holds()), usize::from(back.committed));
    let rest = |kinds: usize| Slots { seat, need: holds - kinds, kinds: 0..CardId::MAX };
    if committed > 0 {
        let jokers = cards.shares(Corporation::Ww);
        let way = |(corporation, shares): (Corporation, usize)| {
            let down = Slots { seat, need: shares, kinds: cards.shares(corporation) };
            let with = Slots { seat, need: committed - shares, kinds: jokers.clone() };
            vec![rest(committed), down, with]
        };
        return ways(public, cards, most, committed).into_iter().map(way).collect();
    }
    match public.stage {
        Stage::Tricks { turn, frame: Frame::Turn } if turn == seat => {
            vec![vec![rest(1), Slots { seat, need: 1, kinds: cards.tricks() }]]
        }
        Stage::Tricks { turn, frame: Frame::Stolen { card } } if turn == seat => {
            vec![vec![rest(1), Slots { seat, need: 1, kinds: card..card + 1 }]]
        }
        _ => vec![vec![rest(0)]],
    }
}

/// A seat's hand and what lies face down, of the cards dealt to its slots.
fn holding(seen: Seen<'_, CyberMerchant>, seat: Seat, dealt: &[(Slots, Stack)]) -> Holding {
    let mut own = dealt.iter().filter(|(slots, _)| slots.seat == seat).map(|(_, cards)| *cards);
    let first = own.next().unwrap_or_default();
    let others = own.fold(Stack::EMPTY, Stack::and);
    if seen.back(seat).committed > 0 { (first, others) } else { (first.and(others), Stack::EMPTY) }
}

/// What a player may have sealed: a gift, or any commitment or addition that the hand allows.
fn choice(public: &Public, cards: &'static Cards, seat: Seat, hand: Stack, luck: &mut Luck<'_>) -> Stack {
    if matches!(public.stage, Stage::Tricks { .. }) {
        return luck.some(hand, 1);
    }
    let laying = Laying::of(public, cards, seat, hand);
    laying.nth(luck.below(laying.ways().min(u32::MAX as usize)))
}
