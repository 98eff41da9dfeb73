//! Prices up and down, and cards to part with.

use super::Luck;
use super::outlook::{Outlook, points};
use games::cyber_merchant::cards::{Numbers, TRACKS};
use games::cyber_merchant::state::{PEOPLE, Public};
use games::cyber_merchant::{Action, Corporation, CyberMerchant, Effect, Gifts, Stack, Target, moves, targets};
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
    let effect = seen.cards().effect(card)?;
    let target = match effect {
        Effect::Move { .. } | Effect::Shift | Effect::Swap => {
            let stakes = Stakes::of(seen, turn, luck);
            let mut best: Option<(Target, f32)> = None;
            for target in targets(seen, turn, effect) {
                let gain = stakes.gain(effect, target);
                if best.is_none_or(|(_, most)| gain > most) {
                    best = Some((target, gain));
                }
            }
            best?.0
        }
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
struct Stakes<'a> {
    public: &'a Public,
    table: &'a Numbers,
    gains: [f32; TRACKS],
}

impl<'a> Stakes<'a> {
    fn of(seen: Seen<'a, CyberMerchant>, seat: Seat, luck: &mut Luck<'_>) -> Stakes<'a> {
        let mut stakes = Stakes::plain(seen, seat);
        for gain in &mut stakes.gains {
            *gain += luck.about(0.1);
        }
        stakes
    }

    fn plain(seen: Seen<'a, CyberMerchant>, seat: Seat) -> Stakes<'a> {
        let outlook = Outlook::seen(seen);
        let (me, others) = (seat.index(), outlook.players - 1);
        let mut gains = [0.0; TRACKS];
        for (gain, (open, parts)) in gains.iter_mut().zip(outlook.markets()) {
            let all: f32 = parts.iter().sum();
            *gain = open * (parts[me] - (all - parts[me]) / others as f32);
        }
        Stakes { public: seen.public(), table: &seen.cards().table, gains }
    }

    /// What the use of a trick gains.
    fn gain(&self, effect: Effect, target: Target) -> f32 {
        let gain = |(corporation, by): (Corporation, i8)| {
            let price = self.public.price(corporation);
            (f32::from(self.table.moved(price, by)) - f32::from(price)) * self.gains[corporation.index()]
        };
        moves(self.public, effect, target).map(gain).sum()
    }
}

/// How good a use of a trick looks.
pub(super) fn promise(seen: Seen<'_, CyberMerchant>, card: CardId, target: Target) -> f32 {
    let (Some(effect), Some(seat)) = (seen.cards().effect(card), seen.seat()) else { return 0.0 };
    match target {
        Target::Victim(victim) => 0.05 * f32::from(seen.back(victim).cards),
        _ => Stakes::plain(seen, seat).gain(effect, target),
    }
}

/// What a card is worth keeping.
pub(super) fn keep(seen: Seen<'_, CyberMerchant>, card: CardId) -> f32 {
    0.1 * points(seen.cards(), seen.public(), card)
}

/// The card least worth keeping, or nearly, of those that are left.
fn least(seen: Seen<'_, CyberMerchant>, left: &mut Stack, luck: &mut Luck<'_>) -> Option<CardId> {
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
    Some(Action::Return { cards: Gifts(cards) })
}
