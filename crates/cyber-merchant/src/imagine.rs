//! Section 11: a world the viewer thinks possible.
//!
//! What lies open stays. Of the deck everybody knows what is in it, as all other cards came from it face
//! up. The hands are dealt so that they agree with the viewer's [`Memory`]; what lies face down, sealed
//! choices and change tokens are drawn at random from what they may be.

mod dealing;

use crate::cards::{Cards, Corporation, TRACKS};
use crate::phase::laying::Laying;
use crate::state::{Dark, Frame, PEOPLE, Private, Public, Stack, Stage};
use crate::{CyberMerchant, Memory};
use dealing::{Dealing, Slots};
use kernel::{CardId, Chance, Deck, Pile, Seat, SeatMap, Seen, State};

pub(crate) fn imagine(seen: Seen<'_, CyberMerchant>, chance: &mut dyn Chance) -> State<CyberMerchant> {
    let public = *seen.public();
    let hidden = hands(seen, chance);
    let private = SeatMap::new(seen.seats(), |seat| match (seen.own(), seen.seat()) {
        (Some(own), Some(viewer)) if viewer == seat => *own,
        _ => {
            let (hand, commitment) = hidden[seat];
            let sealed = seen.back(seat).sealed.then(|| choice(&public, seen.cards(), seat, hand, chance));
            let mut notes = public.notes;
            notes.own(seat, hand.and(commitment));
            Private { hand, sealed, commitment, notes }
        }
    });
    State { public, private, dark: dark(seen, chance), cards: seen.loaded() }
}

/// The deck as everybody knows it, and any tokens (CM-106).
fn dark(seen: Seen<'_, CyberMerchant>, chance: &mut dyn Chance) -> Dark {
    let (public, cards) = (seen.public(), seen.cards());
    let deck = cards.layout(public.players.len()).deck.without(public.outside_deck());
    let laid = seen.dark().tokens;
    let mut left = cards.tokens.clone();
    let mut tokens = [0; TRACKS];
    for token in &mut tokens[..usize::from(laid)] {
        *token = left.swap_remove(chance.one_of(left.len()));
    }
    Dark { deck: Deck::of(deck), tokens, laid }
}

/// A hand and what lies face down.
type Holding = (Stack, Stack);

/// What everybody may hold: as the memory has it if that is certain, else dealt.
fn hands(seen: Seen<'_, CyberMerchant>, chance: &mut dyn Chance) -> SeatMap<Holding, PEOPLE> {
    let public = seen.public();
    let memory = seen.own().map_or(&public.notes, |own| &own.notes);
    let down = public.players.seats().iter().any(|seat| seen.back(seat).committed > 0);
    if let Some(known) = memory.certain(public.held).filter(|_| !down) {
        return known.map(|_, holds| (*holds, Stack::EMPTY));
    }
    let mut ways: Vec<_> = public.players.seats().iter().map(|seat| slots(seen, seat, memory.most[seat])).collect();
    ways.iter_mut().for_each(|ways| chance.shuffle(ways));
    let dealt = deal(seen, memory, Vec::new(), &ways, chance).expect("what the viewer remembers is possible");
    SeatMap::new(seen.seats(), |seat| {
        let own = dealt.iter().filter(|slots| slots.seat == seat);
        let (down, hand): (Vec<_>, Vec<_>) = own.partition(|slots| slots.face_down);
        let all = |of: Vec<&Slots>| of.into_iter().map(Slots::all).fold(Stack::EMPTY, Stack::and);
        (all(hand), all(down))
    })
}

/// Deals what the memory leaves open, to these slots and to those of one way for each seat: the first that can be dealt.
fn deal(
    seen: Seen<'_, CyberMerchant>,
    memory: &Memory,
    slots: Vec<Slots>,
    ways: &[Vec<Vec<Slots>>],
    chance: &mut dyn Chance,
) -> Option<Vec<Slots>> {
    let Some((own, others)) = ways.split_first() else {
        return Dealing::deal(seen.public().held, memory, slots, chance);
    };
    own.iter().find_map(|way| deal(seen, memory, [&slots[..], way].concat(), others, chance))
}

/// The ways a seat's cards can be required to be, as slots for cards of certain kinds. What lies face down is of one
/// corporation (CM-70), and whose turn it is to play a trick has one.
fn slots(seen: Seen<'_, CyberMerchant>, seat: Seat, most: Stack) -> Vec<Vec<Slots>> {
    let (public, cards, back) = (seen.public(), seen.cards(), seen.back(seat));
    let hand = |need: u8, kinds| Slots::new(seat, need.into(), kinds, false);
    let any = 0..CardId::MAX;
    match public.stage {
        Stage::Tricks { turn, frame: Frame::Turn } if turn == seat => {
            return vec![vec![hand(back.cards - 1, any), hand(1, cards.tricks())]];
        }
        Stage::Tricks { turn, frame: Frame::Stolen { card } } if turn == seat => {
            return vec![vec![hand(back.cards - 1, any), hand(1, card..card + 1)]];
        }
        _ if back.committed == 0 => return vec![vec![hand(back.cards, any)]],
        _ => {}
    }
    let of = |corporation| most.within(cards.shares(corporation)).len();
    let (count, jokers) = (usize::from(back.committed), of(Corporation::Ww));
    // CM-79: of the corporations sold before it cannot be.
    let unsold = Corporation::TRACKED.into_iter().filter(|one| !public.sold[one.index()]);
    let ways = unsold.flat_map(|one| (count.saturating_sub(jokers).max(1)..=count.min(of(one))).map(move |n| (one, n)));
    ways.map(|(corporation, shares)| {
        let down = |need, of| Slots::new(seat, need, cards.shares(of), true);
        vec![hand(back.cards, any.clone()), down(shares, corporation), down(count - shares, Corporation::Ww)]
    })
    .collect()
}

/// What a player may have sealed: a gift, or any commitment or addition that the hand allows.
fn choice(public: &Public, cards: &'static Cards, seat: Seat, mut hand: Stack, chance: &mut dyn Chance) -> Stack {
    if matches!(public.stage, Stage::Tricks { .. }) {
        return hand.take_any(chance).into_iter().collect();
    }
    let laying = Laying::of(public, cards, seat, hand);
    laying.nth(chance.one_of(laying.ways().min(u32::MAX as usize)))
}
