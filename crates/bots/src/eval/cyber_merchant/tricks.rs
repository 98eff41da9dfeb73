//! Prices up and down, and cards to part with.

use super::Luck;
use super::outlook::{Outlook, points};
use games::cyber_merchant::cards::TRACKS;
use games::cyber_merchant::state::PEOPLE;
use games::cyber_merchant::{Action, Corporation, CyberMerchant, Effect, Target};
use kernel::{CardId, Seat, Seen};

/// Any trick in hand, used where it helps most.
pub(super) fn play(seen: Seen<'_, CyberMerchant>, turn: Seat, luck: &mut Luck<'_>) -> Option<Action> {
    let tricks = seen.own()?.hand.within(seen.cards().tricks());
    let card = tricks.nth(luck.below(tricks.len()))?;
    play_card(seen, turn, card, luck)
}

/// This trick, used where it helps most.
pub(super) fn play_card(
    seen: Seen<'_, CyberMerchant>,
    turn: Seat,
    card: CardId,
    luck: &mut Luck<'_>,
) -> Option<Action> {
    let target = match seen.cards().effect(card)? {
        Effect::Move { by } => Stakes::of(seen, turn, luck).price(by),
        Effect::Shift => Stakes::of(seen, turn, luck).shift(),
        Effect::Swap => Stakes::of(seen, turn, luck).swap()?,
        Effect::Change => Target::None,
        Effect::Steal => victim(seen, turn),
    };
    Some(Action::PlayTrick { card, target })
}

/// CM-65: who has the most cards.
fn victim(seen: Seen<'_, CyberMerchant>, thief: Seat) -> Target {
    let others = seen.public().others(thief).filter(|seat| seen.back(*seat).cards > 0);
    others.max_by_key(|seat| seen.back(*seat).cards).map_or(Target::None, Target::Victim)
}

/// What a seat gains on the others if a price goes up by 1.
struct Stakes {
    tracks: &'static [Corporation],
    last: f32,
    prices: [f32; TRACKS],
    gains: [f32; TRACKS],
}

impl Stakes {
    fn of(seen: Seen<'_, CyberMerchant>, seat: Seat, luck: &mut Luck<'_>) -> Stakes {
        let mut stakes = Stakes::plain(seen, seat);
        for gain in &mut stakes.gains {
            *gain += luck.about(0.1);
        }
        stakes
    }

    fn plain(seen: Seen<'_, CyberMerchant>, seat: Seat) -> Stakes {
        let outlook = Outlook::seen(seen);
        let (me, others) = (seat.index(), outlook.players - 1);
        let mut gains = [0.0; TRACKS];
        for (gain, (open, parts)) in gains.iter_mut().zip(outlook.markets()) {
            let all: f32 = parts.iter().sum();
            *gain = open * (parts[me] - (all - parts[me]) / others as f32);
        }
        let last = outlook.cards.table.price_last.into();
        Stakes { tracks: outlook.cards.in_play(outlook.players), last, prices: outlook.prices, gains }
    }

    /// CM-52: how far a price moves, and what that gains.
    fn moved(&self, corporation: Corporation, by: f32) -> f32 {
        let price = self.prices[corporation.index()];
        ((price + by).clamp(1.0, self.last) - price) * self.gains[corporation.index()]
    }

    /// CM-54 to CM-58.
    fn price(&self, by: i8) -> Target {
        let gain = |one: &Corporation| self.moved(*one, by.into());
        let best = self.tracks.iter().max_by(|a, b| gain(a).total_cmp(&gain(b)));
        best.filter(|best| gain(best) > 0.0).map_or(Target::None, |best| Target::Price(*best))
    }

    /// CM-59, CM-60: one up, another down, if that helps at all.
    fn shift(&self) -> Target {
        let mut best = (Target::None, 0.0);
        for up in self.tracks.iter().filter(|up| self.prices[up.index()] < self.last) {
            for down in self.tracks.iter().filter(|down| *down != up && self.prices[down.index()] > 1.0) {
                let gain = self.moved(*up, 1.0) + self.moved(*down, -1.0);
                if gain > best.1 {
                    best = (Target::Shift { up: *up, down: *down }, gain);
                }
            }
        }
        best.0
    }

    fn swapped(&self, one: Corporation, other: Corporation) -> f32 {
        let by = self.prices[other.index()] - self.prices[one.index()];
        by * (self.gains[one.index()] - self.gains[other.index()])
    }

    /// CM-68, CM-69: two must be swapped.
    fn swap(&self) -> Option<Target> {
        let pairs = self
            .tracks
            .iter()
            .flat_map(|one| self.tracks.iter().filter(move |other| one < *other).map(move |other| (*one, *other)));
        let best = pairs.max_by(|a, b| self.swapped(a.0, a.1).total_cmp(&self.swapped(b.0, b.1)));
        best.map(|(one, other)| Target::Swap(one, other))
    }
}

/// How good a use of a trick looks.
pub(super) fn promise(seen: Seen<'_, CyberMerchant>, card: CardId, target: Target) -> f32 {
    let (Some(effect), Some(seat)) = (seen.cards().effect(card), seen.seat()) else { return 0.0 };
    let stakes = Stakes::plain(seen, seat);
    match (effect, target) {
        (Effect::Move { by }, Target::Price(one)) => stakes.moved(one, by.into()),
        (_, Target::Shift { up, down }) => stakes.moved(up, 1.0) + stakes.moved(down, -1.0),
        (_, Target::Swap(one, other)) => stakes.swapped(one, other),
        (_, Target::Victim(victim)) => 0.05 * f32::from(seen.back(victim).cards),
        (_, Target::None | Target::Price(_)) => 0.0,
    }
}

/// What a card is worth keeping.
pub(super) fn keep(seen: Seen<'_, CyberMerchant>, card: CardId) -> f32 {
    0.1 * points(seen.cards(), seen.public(), card)
}

/// The card least worth keeping, or nearly, of those that are left.
fn least(
    seen: Seen<'_, CyberMerchant>,
    left: &mut games::cyber_merchant::Stack,
    luck: &mut Luck<'_>,
) -> Option<CardId> {
    let mut low: Option<(CardId, f32)> = None;
    for card in left.kinds() {
        let worth = keep(seen, card) + luck.about(0.3);
        if low.is_none_or(|(_, least)| worth < least) {
            low = Some((card, worth));
        }
    }
    let (card, _) = low?;
    left.remove(card);
    Some(card)
}

/// CM-62: a gift.
pub(super) fn give(seen: Seen<'_, CyberMerchant>, luck: &mut Luck<'_>) -> Option<Action> {
    let mut hand = seen.own()?.hand;
    least(seen, &mut hand, luck).map(|card| Action::Give { card })
}

/// CM-63: one card for each other player, as far as they go.
pub(super) fn give_back(seen: Seen<'_, CyberMerchant>, luck: &mut Luck<'_>) -> Option<Action> {
    let mut hand = seen.own()?.hand;
    let mut cards = [None; PEOPLE - 1];
    for card in cards.iter_mut().take(seen.public().players.len() - 1) {
        *card = least(seen, &mut hand, luck);
    }
    Some(Action::Return { cards: games::cyber_merchant::Gifts(cards) })
}
