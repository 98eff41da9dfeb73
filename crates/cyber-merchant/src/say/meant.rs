//! What a path means that is not offered: the choice whose refusal says why.

use super::tricks::only;
use super::{Seeing, hand};
use crate::cards::{Corporation, Effect};
use crate::phase::bidding::ranges;
use crate::state::{Frame, PEOPLE, Stack, Stage};
use crate::{Action, Target};
use kernel::draft::said;
use kernel::{CardId, Seat, Step};

/// The choice that a path comes closest to.
pub(super) fn meant(seen: Seeing<'_>, path: &[Step]) -> Option<Action> {
    let stage = seen.public().stage;
    match &*path.first()?.part {
        "place" => bid(seen, path),
        "trick" | "price" | "up" | "down" | "victim" | "swap" | "decline" => trick(seen, path),
        "card" => Some(match stage {
            Stage::Tricks { frame: Frame::Gifts, .. } => Action::Give { card: kinds(seen, path).next()? },
            Stage::Tricks { frame: Frame::Returns, .. } => gifts(seen, path),
            Stage::Tricks { .. } => Action::PlayTrick { card: kinds(seen, path).next()?, target: Target::None },
            Stage::Market { .. } => Action::Add { cards: cards(seen, path) },
            Stage::Bidding { .. } | Stage::Commit | Stage::Credits { .. } | Stage::Over => {
                Action::Commit { cards: cards(seen, path) }
            }
        }),
        "corporation" => {
            let shares = hand(seen).within(seen.cards().shares(tracks(path, "corporation").next()?));
            let named = cards(seen, path);
            Some(lay(stage, if named.is_empty() { shares } else { named }))
        }
        "nothing" => Some(lay(stage, Stack::EMPTY)),
        "all" | "lay" => Some(lay(stage, hand(seen))),
        "crypto" => Some(Action::Exchange { crypto: said(path, "crypto").next()? }),
        "withdraw" => Some(Action::Withdraw),
        _ => None,
    }
}

/// Cards are laid into a market that is open, and committed otherwise.
fn lay(stage: Stage, cards: Stack) -> Action {
    match stage {
        Stage::Market { .. } => Action::Add { cards },
        Stage::Bidding { .. } | Stage::Tricks { .. } | Stage::Commit | Stage::Credits { .. } | Stage::Over => {
            Action::Commit { cards }
        }
    }
}

/// The kinds of cards that were named.
fn kinds<'a>(seen: Seeing<'a>, path: &'a [Step]) -> impl Iterator<Item = CardId> + 'a {
    let count = seen.cards().kinds.len();
    said::<CardId>(path, "card").filter(move |kind| usize::from(*kind) < count)
}

/// The cards that were named: of each kind as many as there are in hand, and one more that there is not.
fn cards(seen: Seeing<'_>, path: &[Step]) -> Stack {
    let hand = hand(seen);
    let more = |cards: &Stack, kind: CardId| cards.count(kind) < hand.count(kind) || !cards.has(kind);
    kinds(seen, path).fold(Stack::EMPTY, |cards, kind| if more(&cards, kind) { cards.with(kind) } else { cards })
}

/// CM-28: the mark that was named, or the lowest that could be chosen there.
fn bid(seen: Seeing<'_>, path: &[Step]) -> Option<Action> {
    let place = said::<u8>(path, "place").next()?;
    let seat = seen.seat()?;
    let lowest =
        ranges(seen.public(), seen.cards(), seat).find(|(open, ..)| *open == place).map(|(_, lowest, _)| lowest);
    let next = seen.public().bids.get(usize::from(place).wrapping_sub(1)).copied().flatten();
    let next = next.map_or(1, |bid| bid.mark.saturating_add(1));
    Some(Action::Bid { place, mark: said(path, "mark").next().or(lowest).unwrap_or(next) })
}

/// The corporations that were named, by their tracks.
fn tracks<'a>(path: &'a [Step], part: &'a str) -> impl Iterator<Item = Corporation> + Clone + 'a {
    said::<usize>(path, part).filter_map(|track| Corporation::TRACKED.get(track.checked_sub(1)?).copied())
}

/// CM-45: a trick with what it is used on.
fn trick(seen: Seeing<'_>, path: &[Step]) -> Option<Action> {
    let named = said::<CardId>(path, "trick").find(|kind| usize::from(*kind) < seen.cards().kinds.len());
    let tricks = seen.cards().tricks();
    let card = named.or_else(|| only(seen)).or_else(|| hand(seen).within(tricks.clone()).kinds().next());
    let card = card.unwrap_or(tricks.start);
    let one = |part, default| tracks(path, part).next().unwrap_or(default);
    let [first, second, ..] = Corporation::TRACKED;
    let declined = path.iter().any(|step| step.part == "decline");
    let target = match seen.cards().effect(card) {
        _ if declined => Target::None,
        Some(Effect::Move { .. }) => Target::Price(one("price", first)),
        Some(Effect::Shift) => {
            let up = one("up", first);
            Target::Shift { up, down: one("down", if up == first { second } else { first }) }
        }
        Some(Effect::Steal) => Target::Victim(victim(seen, path)?),
        Some(Effect::Swap) => {
            let mut pair = tracks(path, "swap");
            let one = pair.next().unwrap_or(first);
            let other = pair.next().unwrap_or(if one == first { second } else { first });
            if one.index() <= other.index() { Target::Swap(one, other) } else { Target::Swap(other, one) }
        }
        Some(Effect::Change) | None => Target::None,
    };
    Some(Action::PlayTrick { card, target })
}

/// CM-64: who was named, or anybody else.
fn victim(seen: Seeing<'_>, path: &[Step]) -> Option<Seat> {
    let named = said::<usize>(path, "victim").next().and_then(|number| Seat::checked(number.checked_sub(1)?));
    named.or_else(|| seen.public().others(seen.seat()?).next())
}

/// CM-61: the cards that were named, one for each other player.
fn gifts(seen: Seeing<'_>, path: &[Step]) -> Action {
    let mut cards = [None; PEOPLE - 1];
    for (gift, kind) in cards.iter_mut().zip(kinds(seen, path)) {
        *gift = Some(kind);
    }
    Action::Return { cards }
}
