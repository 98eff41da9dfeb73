//! 5.2 Bidding, in words.

use super::{Seeing, choice, names};
use crate::phase::bidding::{limit, ranges};
use kernel::{Choice, Phrase, Step};

/// CM-36, CM-37: what the viewer can still pay.
fn free(seen: Seeing<'_>) -> u16 {
    seen.seat().map_or(0, |seat| limit(seen.public(), seat))
}

/// The place, and the lowest and highest mark that the viewer can choose there.
fn open(seen: Seeing<'_>, place: u8) -> Option<(u8, u8, u8)> {
    ranges(seen.public(), seen.cards(), seen.seat()?).find(|(open, ..)| *open == place)
}

/// Where, and then how much.
pub(super) fn ask(seen: Seeing<'_>, path: &[Step]) -> Phrase {
    let place = path.iter().find(|step| step.part == "place").and_then(|step| u8::try_from(step.value).ok());
    if let Some((place, lowest, highest)) = place.and_then(|place| open(seen, place)) {
        let ask = Phrase::new("merchant-ask-mark").number("place", place);
        return ask.number("lowest", lowest).number("highest", highest);
    }
    let free = free(seen);
    let cash = seen.seat().map_or(0, |seat| seen.public().players[seat].cash);
    if cash == free {
        return Phrase::new("merchant-ask-bid").number("cash", cash);
    }
    Phrase::new("merchant-ask-bid-second").number("cash", cash).number("free", free)
}

pub(super) fn steps(seen: Seeing<'_>, place: u8, mark: u8) -> Vec<Choice> {
    let taken = seen.public().bids.get(usize::from(place).wrapping_sub(1)).is_some_and(Option::is_some);
    let left = free(seen).saturating_sub(mark.into());
    let bid = Phrase::new("merchant-step-mark").number("mark", mark).number("left", left);
    vec![
        choice("place", place, "CM-28", scale(seen, place)),
        choice("mark", mark, if taken { "CM-32" } else { "CM-31" }, bid),
    ]
}

/// A place with its lot, the marks that can be chosen, and whom that would outbid.
fn scale(seen: Seeing<'_>, place: u8) -> Phrase {
    let public = seen.public();
    let at = usize::from(place).wrapping_sub(1);
    let marks = match open(seen, place) {
        Some((_, lowest, highest)) if lowest < highest => {
            Phrase::new("merchant-marks").number("lowest", lowest).number("highest", highest)
        }
        Some((_, only, _)) => Phrase::new("merchant-mark").number("mark", only),
        None => Phrase::new("merchant-nothing"),
    };
    let cards = names::some(seen.cards(), public.lots.get(at).copied().unwrap_or_default());
    let (key, bid) = match public.bids.get(at).copied().flatten() {
        Some(bid) => ("merchant-step-outbid", Some(bid)),
        None => ("merchant-step-place", None),
    };
    let scale = Phrase::new(key).number("place", place).phrase("marks", marks).phrase("cards", cards);
    match bid {
        Some(bid) => scale.seat("seat", bid.seat).number("mark", bid.mark),
        None => scale,
    }
}

pub(super) fn action(seen: Seeing<'_>, place: u8, mark: u8) -> Phrase {
    let lot = seen.public().lots.get(usize::from(place).wrapping_sub(1)).copied().unwrap_or_default();
    let bid = Phrase::new("merchant-action-bid").number("mark", mark).number("place", place);
    bid.phrase("cards", names::some(seen.cards(), lot))
}
