//! 5.2 Bidding.

use super::{Game, Told, auction};
use crate::state::{Bid, Public, Stage};
use crate::{Action, Cards, Event};
use kernel::{Illegal, Phrase, Seat};

/// CM-28: the first player begins.
pub(super) fn begin(state: &mut Game, world: &mut Told<'_>) {
    let first = state.public.first;
    state.public.stage = Stage::Bidding { turn: first };
    ask(state, first, world);
}

/// CM-36, CM-37: the most a player can bid with the marker in hand: what he has without his other standing
/// bid.
pub(crate) fn limit(public: &Public, seat: Seat) -> u16 {
    let standing: u16 =
        public.bids.iter().flatten().filter(|bid| bid.seat == seat).map(|bid| u16::from(bid.mark)).sum();
    public.players[seat].cash - standing
}

/// CM-31, CM-32, CM-35, CM-39: the lowest mark that can be chosen on a scale, if any can.
fn lowest(bid: Option<Bid>, seat: Seat) -> Option<u8> {
    match bid {
        None => Some(0),
        Some(bid) if bid.seat == seat => None,
        Some(bid) => Some(bid.mark + 1),
    }
}

/// The marks a player can choose on each scale in use: the place from 1, and the lowest and highest mark.
pub(crate) fn ranges(public: &Public, cards: &Cards, seat: Seat) -> impl Iterator<Item = (u8, u8, u8)> {
    let places = usize::from(cards.layout(public.players.len()).places);
    let highest = limit(public, seat).min(cards.table.bid_last.into()) as u8;
    (1..).zip(public.bids.into_iter().take(places)).filter_map(move |(place, bid)| {
        lowest(bid, seat).filter(|lowest| *lowest <= highest).map(|lowest| (place, lowest, highest))
    })
}

pub(super) fn legal(public: &Public, cards: &Cards, seat: Seat, out: &mut Vec<Action>) {
    for (place, lowest, highest) in ranges(public, cards, seat) {
        out.extend((lowest..=highest).map(|mark| Action::Bid { place, mark }));
    }
}

pub(super) fn check(public: &Public, cards: &Cards, seat: Seat, place: u8, mark: u8) -> Result<(), Illegal> {
    let places = cards.layout(public.players.len()).places;
    if !(1..=places).contains(&place) {
        let why = Phrase::new("merchant-refuse-place").number("place", place).number("places", places);
        return Err(Illegal::new("CM-28", why));
    }
    let last = cards.table.bid_last;
    if mark > last {
        let why = Phrase::new("merchant-refuse-mark").number("mark", mark).number("last", last);
        return Err(Illegal::new("CM-35", why));
    }
    match public.bids[usize::from(place) - 1] {
        Some(bid) if bid.seat == seat => {
            return Err(Illegal::new("CM-39", Phrase::new("merchant-refuse-own-scale").number("place", place)));
        }
        Some(bid) if bid.mark == last => {
            return Err(Illegal::new("CM-35", Phrase::new("merchant-refuse-closed").number("place", place)));
        }
        Some(bid) if mark <= bid.mark => {
            let why = Phrase::new("merchant-refuse-not-higher").number("place", place).number("mark", bid.mark);
            return Err(Illegal::new("CM-32", why));
        }
        Some(_) | None => {}
    }
    let limit = limit(public, seat);
    if u16::from(mark) > limit {
        let cash = public.players[seat].cash;
        let why = Phrase::new("merchant-refuse-cannot-pay").number("mark", mark).number("limit", limit);
        let why = why.number("cash", cash);
        return Err(if limit == cash { Illegal::new("CM-36", why) } else { Illegal::new("CM-37", why) });
    }
    Ok(())
}

pub(super) fn bid(state: &mut Game, seat: Seat, place: u8, mark: u8, world: &mut Told<'_>) {
    put(state, seat, place, mark, world);
    ask(state, seat.next(state.public.players.len()), world);
}

/// CM-33: the marker that was outbid goes back.
fn put(state: &mut Game, seat: Seat, place: u8, mark: u8, world: &mut Told<'_>) {
    let public = &mut state.public;
    let before = public.bids[usize::from(place) - 1].replace(Bid { seat, mark });
    public.players[seat].markers -= 1;
    let outbid = before.map(|bid| bid.seat);
    if let Some(outbid) = outbid {
        public.players[outbid].markers += 1;
    }
    world.tell(Event::BidPlaced { seat, place, mark, outbid });
}

/// CM-28 to CM-30, CM-34: the next player with a marker in hand, from a seat on. The only bid that is left
/// to him is made without asking. CM-40: when nobody has one, every scale has exactly one marker.
fn ask(state: &mut Game, from: Seat, world: &mut Told<'_>) {
    let mut from = from;
    loop {
        let public = &mut state.public;
        let Some(seat) = public.clockwise(from).find(|seat| public.players[*seat].markers > 0) else {
            return auction::pay(state, world);
        };
        public.stage = Stage::Bidding { turn: seat };
        let Some((place, mark)) = only_bid(public, state.cards.get(), seat) else { return };
        put(state, seat, place, mark, world);
        from = seat.next(state.public.players.len());
    }
}

/// The bid of a player who has no other.
fn only_bid(public: &Public, cards: &Cards, seat: Seat) -> Option<(u8, u8)> {
    let mut ranges = ranges(public, cards, seat);
    let (place, lowest, highest) = ranges.next().expect("CM-41: mark 0 of an empty scale can always be paid");
    (lowest == highest && ranges.next().is_none()).then_some((place, lowest))
}
