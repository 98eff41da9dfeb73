//! 5.2 Bidding.

use super::{Asking, Game, Listing, Told, auction, not_now};
use crate::say::names;
use crate::state::{Bid, Public, Stage};
use crate::{Cards, CyberMerchant, Event, action};
use kernel::{Act, Fact, Facts, Illegal, Phrase, Question, RuleId, Seat, act, ensure};

/// CM-36, CM-37: the most a player can bid with the marker in hand: what they have without their other
/// standing bid.
pub(crate) fn limit(public: &Public, seat: Seat) -> u16 {
    let standing: u16 =
        public.bids.iter().flatten().filter(|bid| bid.seat == seat).map(|bid| u16::from(bid.mark)).sum();
    public.players[seat].cash - standing
}

/// The marks a player can choose on each scale in use: the place from 1, and the lowest and highest mark. CM-7, CM-31,
/// CM-32, CM-35, CM-39: any on an empty scale, higher ones where somebody else has bid.
pub fn ranges(public: &Public, cards: &Cards, seat: Seat) -> impl Iterator<Item = (u8, u8, u8)> + use<> {
    let places = usize::from(cards.layout(public.players.len()).places);
    let highest = limit(public, seat).min(cards.table.bid_last.into()) as u8;
    (1..).zip(public.bids.into_iter().take(places)).filter_map(move |(place, bid)| {
        let lowest = match bid {
            None => 0,
            Some(bid) if bid.seat == seat => return None,
            Some(bid) => bid.mark + 1,
        };
        (lowest <= highest).then_some((place, lowest, highest))
    })
}

/// The lowest and highest mark that a player can choose on one scale.
pub(crate) fn marks(public: &Public, cards: &Cards, seat: Seat, place: u8) -> Option<(u8, u8)> {
    let own = ranges(public, cards, seat).find(|(open, ..)| *open == place);
    own.map(|(_, lowest, highest)| (lowest, highest))
}

/// All bids a player can make.
fn bids(asked: Asking<'_>) -> impl Iterator<Item = action::Bid> {
    let ranges = ranges(asked.public(), asked.cards(), asked.seat());
    ranges.flat_map(|(place, lowest, highest)| (lowest..=highest).map(move |mark| action::Bid { place, mark }))
}

/// CM-28: where, and how much.
pub(crate) static BID: Question<CyberMerchant> = Question {
    name: "bid",
    acts: &[act::<_, action::Bid>()],
    ask: |asked, part| {
        if part == Some("mark") {
            return Phrase::new("merchant-ask-mark");
        }
        let (cash, free) = (asked.public().players[asked.seat()].cash, limit(asked.public(), asked.seat()));
        match cash == free {
            true => Phrase::new("merchant-ask-bid").number("cash", cash),
            false => Phrase::new("merchant-ask-bid-second").number("cash", cash).number("free", free),
        }
    },
    refuse: |_, action| not_now(action, "CM-29", "merchant-refuse-bid-first"),
};

impl Act<CyberMerchant> for action::Bid {
    fn list(asked: Asking<'_>, out: &mut Listing<'_>) {
        out.extend(bids(asked));
    }

    fn count(asked: Asking<'_>) -> Option<usize> {
        let ranges = ranges(asked.public(), asked.cards(), asked.seat());
        Some(ranges.map(|(_, lowest, highest)| usize::from(highest - lowest) + 1).sum())
    }

    fn nth(asked: Asking<'_>, number: usize) -> action::Bid {
        bids(asked).nth(number).expect("CM-41: a number below that of all bids")
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, cards, action::Bid { place, mark }) = (asked.public(), asked.cards(), self);
        let (places, last) = (cards.layout(asked.seats()).places, cards.table.bid_last);
        let on = |key: &'static str| Phrase::new(key).number("place", place);
        ensure((1..=places).contains(&place), "CM-28", || on("merchant-refuse-place").number("places", places))?;
        ensure(mark <= last, "CM-35", || {
            Phrase::new("merchant-refuse-mark").number("mark", mark).number("last", last)
        })?;
        if let Some(bid) = public.bids[usize::from(place) - 1] {
            ensure(bid.seat != asked.seat(), "CM-39", || on("merchant-refuse-own-scale"))?;
            ensure(bid.mark < last, "CM-35", || on("merchant-refuse-closed"))?;
            ensure(mark > bid.mark, "CM-32", || on("merchant-refuse-not-higher").number("mark", bid.mark))?;
        }
        let (cash, limit) = (public.players[asked.seat()].cash, limit(public, asked.seat()));
        ensure(u16::from(mark) <= limit, if limit == cash { "CM-36" } else { "CM-37" }, || {
            let why = Phrase::new("merchant-refuse-cannot-pay").number("mark", mark);
            why.number("limit", limit).number("cash", cash)
        })
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let (action::Bid { place, mark }, public) = (self, &mut state.public);
        let before = public.bids[usize::from(place) - 1].replace(Bid { seat, mark });
        public.players[seat].markers -= 1;
        let outbid = before.map(|bid| bid.seat);
        if let Some(outbid) = outbid {
            public.players[outbid].markers += 1; // CM-33
        }
        world.tell(state, Event::BidPlaced { seat, place, mark, outbid });
        ask(state, seat.next(state.public.players.len()), world);
    }

    fn fill(asked: Asking<'_>, facts: &mut Facts) {
        facts.or("place", 1);
        let bid = facts.one::<usize>("place").and_then(|place| *asked.public().bids.get(place.checked_sub(1)?)?);
        facts.or("mark", bid.map_or(0, |bid| bid.mark + 1));
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        if fact.part == "place" {
            return scale(asked, fact.value as u8);
        }
        let left = i32::from(limit(asked.public(), asked.seat())) - fact.value;
        (Phrase::new("merchant-step-mark").number("mark", fact.value).number("left", left), "CM-31")
    }

    fn say(self, asked: Asking<'_>) -> Phrase {
        let bid = Phrase::new("merchant-action-bid").number("mark", self.mark).number("place", self.place);
        let lot = asked.public().lots.get(usize::from(self.place).wrapping_sub(1)).copied();
        bid.list("cards", names::some(asked.cards(), lot.unwrap_or_default()))
    }
}

/// A place with its lot, the marks that can be chosen, and whom that would outbid.
fn scale(asked: Asking<'_>, place: u8) -> (Phrase, RuleId) {
    let (public, cards, at) = (asked.public(), asked.cards(), usize::from(place) - 1);
    let marks = match marks(public, cards, asked.seat(), place) {
        Some((lowest, highest)) if lowest < highest => {
            Phrase::new("merchant-marks").number("lowest", lowest).number("highest", highest)
        }
        Some((only, _)) => Phrase::new("merchant-mark").number("mark", only),
        None => Phrase::new("merchant-nothing"),
    };
    let scale = |key| {
        let scale = Phrase::new(key).number("place", place).phrase("marks", marks);
        scale.list("cards", names::some(cards, public.lots[at]))
    };
    match public.bids[at] {
        Some(bid) => (scale("merchant-step-outbid").seat("seat", bid.seat).number("mark", bid.mark), "CM-32"),
        None => (scale("merchant-step-place"), "CM-28"),
    }
}

/// CM-29, CM-30, CM-34, CM-38: the next player with a marker in hand, from a seat on. The only bid that is left to them
/// is made without asking. CM-40: when nobody has one, every scale has exactly one marker.
pub(super) fn ask(state: &mut Game, from: Seat, world: &mut Told<'_>) {
    let public = &mut state.public;
    let Some(seat) = public.clockwise(from).find(|seat| public.players[*seat].markers > 0) else {
        return auction::pay(state, world);
    };
    public.stage = Stage::Bidding { turn: seat };
    let mut ranges = ranges(public, state.cards.get(), seat);
    let (place, mark, highest) = ranges.next().expect("CM-41: mark 0 of an empty scale can always be paid");
    if mark == highest && ranges.next().is_none() {
        action::Bid { place, mark }.apply(state, seat, world);
    }
}
