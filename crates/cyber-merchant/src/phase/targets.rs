//! Section 6: what tricks can be used on.

use super::effects::moves;
use super::{Asking, Seeing, ensure};
use crate::Target;
use crate::cards::{Corporation, Effect};
use crate::state::seats_with;
use kernel::{Illegal, Phrase, Seat};

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
        (Effect::Move { .. }, _) => (effect.rule(), "merchant-refuse-target-price"),
        (Effect::Shift, _) => ("CM-59", "merchant-refuse-target-shift"),
        (Effect::Change, _) => ("CM-61", "merchant-refuse-target-nothing"),
        (Effect::Steal, _) => ("CM-64", "merchant-refuse-target-victim"),
        (Effect::Swap, _) => ("CM-69", "merchant-refuse-target-swap"),
    };
    Err(Illegal { rule, why: Phrase::new(why) })
}
