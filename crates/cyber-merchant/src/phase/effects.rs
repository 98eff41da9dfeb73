//! Section 6: what tricks can be used on, and what they do.

use super::{Asking, Game, Seeing, Told, change, tricks};
use crate::cards::{Corporation, Effect};
use crate::state::{Frame, Public, Stack, Stage, note, pass, seats_with};
use crate::{Event, Target};
use kernel::{CardId, Illegal, Phrase, RuleId, Seat, ensure};

/// The rule about tricks that move one price by so much.
pub(super) fn move_rule(by: i8) -> RuleId {
    match by {
        ..=0 => "CM-57",
        1 => "CM-54",
        _ => "CM-55",
    }
}

/// The prices that a trick moves, and by how much; they go as far as their tracks (CM-52).
pub fn moves(public: &Public, effect: Effect, target: Target) -> impl Iterator<Item = (Corporation, i8)> + use<> {
    let moves = match (effect, target) {
        (Effect::Move { by }, Target::Price(one)) => [Some((one, by)), None],
        (Effect::Shift, Target::Shift { up, down }) => [Some((up, 1)), Some((down, -1))],
        (Effect::Swap, Target::Swap(one, other)) => {
            let by = public.price(other) as i8 - public.price(one) as i8;
            [Some((one, by)), Some((other, -by))]
        }
        _ => [None, None],
    };
    moves.into_iter().flatten()
}

/// All that a player can use a trick on; everybody can see it.
pub fn targets(seen: Seeing<'_>, seat: Seat, effect: Effect) -> Vec<Target> {
    let (public, cards) = (seen.public(), seen.cards());
    let nothing = [Target::None].into_iter(); // CM-58: declined
    let tracks = cards.in_play(seen.seats()); // CM-53
    let pairs = tracks.iter().flat_map(|one| tracks.iter().map(move |other| (*one, *other)));
    // CM-60: one price can go up and the other down.
    let can_shift = |(up, down): &(Corporation, Corporation)| {
        up != down && public.price(*up) < cards.table.price_last && public.price(*down) > 1
    };
    match effect {
        Effect::Move { .. } => nothing.chain(tracks.iter().copied().map(Target::Price)).collect(),
        Effect::Shift => nothing.chain(pairs.filter(can_shift).map(|(up, down)| Target::Shift { up, down })).collect(),
        Effect::Change => nothing.collect(),
        Effect::Steal => {
            let victims = seats_with(seen, |back| back.cards > 0).without(seat);
            // CM-65: nothing only where nobody can be robbed.
            nothing.filter(|_| victims.is_empty()).chain(victims.iter().map(Target::Victim)).collect()
        }
        Effect::Swap => pairs.filter(|(one, other)| one < other).map(|(one, other)| Target::Swap(one, other)).collect(),
    }
}

/// The rule that forbids using a trick on this, if one does.
pub(super) fn check(asked: Asking<'_>, effect: Effect, target: Target) -> Result<(), Illegal> {
    if targets(*asked, asked.seat(), effect).contains(&target) {
        return Ok(());
    }
    let in_play = asked.cards().in_play(asked.seats());
    for (corporation, _) in moves(asked.public(), effect, target) {
        ensure(in_play.contains(&corporation), "CM-53", || {
            Phrase::new("merchant-refuse-no-track").text("corporation", corporation.code())
        })?;
    }
    let (rule, why) = match (effect, target) {
        (Effect::Steal, Target::Victim(_)) => ("CM-65", "merchant-refuse-victim"),
        (Effect::Shift, Target::Shift { up, down }) if up == down => ("CM-59", "merchant-refuse-same-track"),
        (Effect::Shift, Target::Shift { .. }) => ("CM-60", "merchant-refuse-shift"),
        (Effect::Swap, Target::Swap(one, other)) if one == other => ("CM-68", "merchant-refuse-same-track"),
        (Effect::Swap, Target::Swap(..)) => ("CM-68", "merchant-refuse-swap-order"),
        (Effect::Move { by }, _) => (move_rule(by), "merchant-refuse-target-price"),
        (Effect::Shift, _) => ("CM-59", "merchant-refuse-target-shift"),
        (Effect::Change, _) => ("CM-61", "merchant-refuse-target-nothing"),
        (Effect::Steal, _) => ("CM-64", "merchant-refuse-target-victim"),
        (Effect::Swap, _) => ("CM-69", "merchant-refuse-target-swap"),
    };
    Err(Illegal { rule, why: Phrase::new(why) })
}

/// CM-50, CM-51: the trick goes to the discard pile and does what it does.
pub(super) fn play(state: &mut Game, seat: Seat, card: CardId, target: Target, world: &mut Told<'_>) {
    let one = Stack::one(card);
    state.private[seat].hand.remove(card);
    state.public.held = state.public.held.without(one);
    state.public.discard.insert(card);
    note(state, |notes| notes.showed(seat, one));
    world.tell(state, Event::TrickPlayed { seat, card });
    let effect = state.cards.get().effect(card).expect("CM-45: only tricks are played");
    match (effect, target) {
        (Effect::Change, _) => return change::begin(state, seat, world),
        (Effect::Steal, Target::Victim(victim)) => return steal(state, seat, victim, world),
        (Effect::Swap, Target::Swap(one, other)) => {
            state.public.prices.swap(one.index(), other.index());
            let (price, other_price) = (state.public.price(one), state.public.price(other));
            world.tell(state, Event::PricesSwapped { one, price, other, other_price });
        }
        // CM-58, CM-60, CM-65: declined, or nobody to rob.
        (_, Target::None) => world.tell(state, Event::NoEffect { seat, card }),
        _ => {
            for (corporation, by) in moves(&state.public, effect, target) {
                let (from, to) = shift(state, corporation, by);
                world.tell(state, Event::PriceMoved { corporation, from, to });
            }
        }
    }
    tricks::end_turn(state, seat, world);
}

/// CM-52, CM-56: a price moves as far as the track goes; gives where it stood and where it stands.
pub(super) fn shift(state: &mut Game, corporation: Corporation, by: i8) -> (u8, u8) {
    let from = state.public.price(corporation);
    let to = state.cards.get().table.moved(from, by);
    state.public.prices[corporation.index()] = to;
    (from, to)
}

/// CM-64, CM-112: a random card of the victim's hand. CM-66: a trick is seen by all, as it is played at once; without
/// asking if it leaves nothing to choose.
fn steal(state: &mut Game, by: Seat, from: Seat, world: &mut Told<'_>) {
    let (cards, hand) = (state.cards.get(), state.private[from].hand);
    let card = hand.nth(world.pick(hand.len() as u32) as usize).expect("a rank below the length");
    let stolen = |card| Event::Stolen { by, from, card };
    let Some(effect) = cards.effect(card) else {
        pass(state, from, by, card, &(0..cards.tricks().start));
        world.tell_apart(state, by.only().with(from), stolen(Some(card)), stolen(None));
        return tricks::end_turn(state, by, world);
    };
    pass(state, from, by, card, &(card..card + 1));
    world.tell(state, stolen(Some(card)));
    state.public.stage = Stage::Tricks { turn: by, frame: Frame::Stolen { card } };
    if let [only] = targets(state.seen(by), by, effect)[..] {
        play(state, by, card, only, world);
    }
}
