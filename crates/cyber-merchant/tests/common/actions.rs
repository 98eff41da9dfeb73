//! What can be chosen, in words.

use super::{Action, Corporation, Gifts, Seat, Target, kind, stack};

/// CM-28: a marker on a mark of the scale over a place, counted from 1.
pub fn bid(place: u8, mark: u8) -> Action {
    Action::Bid { place, mark }
}

/// CM-45: a trick and what it is used on.
#[track_caller]
pub fn play(trick: &str, target: Target) -> Action {
    Action::PlayTrick { card: kind(trick), target }
}

/// A trick used on nothing: declined (CM-58), or there is nothing to choose.
#[track_caller]
pub fn plain(trick: &str) -> Action {
    play(trick, Target::None)
}

/// One price: Trajan, The Root, Cyber Threat.
pub fn on(corporation: Corporation) -> Target {
    Target::Price(corporation)
}

/// One price up, another down: Elder Chip.
pub fn shift(up: Corporation, down: Corporation) -> Target {
    Target::Shift { up, down }
}

/// A victim: Cyberstealth.
pub fn rob(seat: Seat) -> Target {
    Target::Victim(seat)
}

/// Two prices: Reflector.
pub fn swap(one: Corporation, other: Corporation) -> Target {
    Target::Swap(one, other)
}

/// CM-62: a card for whoever played Collective Change.
#[track_caller]
pub fn give(card: &str) -> Action {
    Action::Give { card: kind(card) }
}

/// CM-61: one card for each other player, clockwise from the giver on.
#[track_caller]
pub fn give_back<'a>(cards: impl IntoIterator<Item = &'a str>) -> Action {
    let mut given = cards.into_iter().map(kind);
    let cards = Gifts([given.next(), given.next(), given.next()]);
    assert_eq!(given.next(), None, "at most three others");
    Action::Return { cards }
}

/// CM-70: these cards face down.
#[track_caller]
pub fn commit<'a>(cards: impl IntoIterator<Item = &'a str>) -> Action {
    Action::Commit { cards: stack(cards) }
}

/// CM-83: these cards into the market.
#[track_caller]
pub fn add<'a>(cards: impl IntoIterator<Item = &'a str>) -> Action {
    Action::Add { cards: stack(cards) }
}

/// CM-96: so much crypto into credits.
pub fn exchange(crypto: u16) -> Action {
    Action::Exchange { crypto }
}
