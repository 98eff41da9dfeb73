//! Section 6: what tricks can be used on.

use super::Seeing;
use crate::Target;
use crate::cards::{Cards, Corporation, Effect};
use crate::say::names;
use crate::state::{Public, seats_with};
use kernel::{Illegal, Phrase, RuleId, Seat, Seats};

/// What a trick's use depends on; everybody can see it.
pub(super) struct Board<'a> {
    public: &'a Public,
    cards: &'a Cards,
    /// CM-65: other players with cards.
    victims: Seats,
}

impl<'a> Board<'a> {
    /// The board as it is for a player.
    pub(super) fn of(seen: Seeing<'a>, seat: Seat) -> Board<'a> {
        let victims = seats_with(seen, |back| back.cards > 0).without(seat);
        Board { public: seen.public(), cards: seen.cards(), victims }
    }

    /// CM-53: the tracks with a marker.
    fn tracks(&self) -> &'static [Corporation] {
        self.cards.in_play(self.public.players.len())
    }

    /// CM-60: whether one price can go up and the other down.
    fn can_shift(&self, up: Corporation, down: Corporation) -> bool {
        up != down && self.public.price(up) < self.cards.table.price_last && self.public.price(down) > 1
    }

    /// All that a trick can be used on.
    pub(super) fn targets(&self, effect: Effect, mut found: impl FnMut(Target)) {
        let tracks = self.tracks();
        match effect {
            Effect::Move { .. } => {
                found(Target::None); // CM-58
                tracks.iter().for_each(|corporation| found(Target::Price(*corporation)));
            }
            Effect::Shift => {
                found(Target::None); // CM-58
                for up in tracks.iter().copied() {
                    let downs = tracks.iter().copied().filter(|down| self.can_shift(up, *down));
                    downs.for_each(|down| found(Target::Shift { up, down }));
                }
            }
            Effect::Change => found(Target::None),
            Effect::Steal if self.victims.is_empty() => found(Target::None), // CM-65
            Effect::Steal => self.victims.iter().for_each(|victim| found(Target::Victim(victim))),
            Effect::Swap => {
                for (i, one) in tracks.iter().enumerate() {
                    tracks[i + 1..].iter().for_each(|other| found(Target::Swap(*one, *other)));
                }
            }
        }
    }

    /// What a trick must be used on if there is no choice.
    pub(super) fn only_target(&self, effect: Effect) -> Option<Target> {
        let (mut only, mut count) = (None, 0);
        self.targets(effect, |target| {
            only = Some(target);
            count += 1;
        });
        only.filter(|_| count == 1)
    }

    /// The rule that forbids using a trick on this, if one does.
    pub(super) fn forbids(&self, effect: Effect, target: Target) -> Result<(), Illegal> {
        let mut found = false;
        self.targets(effect, |other| found |= other == target);
        if found {
            return Ok(());
        }
        if let Some(corporation) = target.corporations().find(|one| !self.tracks().contains(one)) {
            let why = Phrase::new("merchant-refuse-no-track").text("corporation", corporation.code());
            return Err(Illegal::new("CM-53", why));
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

    /// What is asked about the use of a trick, or about a part of it; nothing if there is nothing to choose.
    pub(super) fn ask(&self, effect: Effect, part: Option<&str>) -> Option<Phrase> {
        Some(match (effect, part) {
            (Effect::Move { by: by @ 1.. }, None | Some("price")) => Phrase::new("merchant-ask-up").number("by", by),
            (Effect::Move { by }, None | Some("price")) => {
                Phrase::new("merchant-ask-down").number("by", by.unsigned_abs())
            }
            (Effect::Shift, None | Some("up")) => Phrase::new("merchant-ask-shift-up"),
            (Effect::Shift, Some("down")) => Phrase::new("merchant-ask-shift-down"),
            (Effect::Steal, None | Some("victim")) if !self.victims.is_empty() => Phrase::new("merchant-ask-victim"),
            (Effect::Swap, None | Some("swap")) => Phrase::new("merchant-ask-swap"),
            (Effect::Move { .. } | Effect::Shift | Effect::Change | Effect::Steal | Effect::Swap, _) => return None,
        })
    }

    /// CM-52, CM-56: where a price stands and where it would go.
    pub(super) fn moved(&self, corporation: Corporation, by: i8) -> Phrase {
        let from = self.price(corporation);
        let to = self.cards.table.moved(from, by);
        let key = if from == to { "merchant-step-price-stays" } else { "merchant-step-price" };
        let say = Phrase::new(key).text("corporation", names::title(self.cards, corporation)).number("from", from);
        if from == to { say } else { say.number("to", to) }
    }

    /// Where a price stands.
    pub(super) fn stands(&self, corporation: Corporation) -> Phrase {
        let say = Phrase::new("merchant-step-track").text("corporation", names::title(self.cards, corporation));
        say.number("price", self.price(corporation))
    }

    /// The two prices when they have changed places.
    pub(super) fn swapped(&self, say: Phrase, one: Corporation, other: Corporation) -> Phrase {
        say.text("one", names::title(self.cards, one))
            .text("other", names::title(self.cards, other))
            .number("price", self.price(other))
            .number("otherprice", self.price(one))
    }

    /// A price, 0 for the joker's: it may be named, and is refused (CM-53).
    fn price(&self, corporation: Corporation) -> u8 {
        self.public.prices.get(corporation.index()).copied().unwrap_or(0)
    }

    /// All prices after a trick that moves some.
    pub(super) fn prices_after(&self, effect: Effect, target: Target) -> Option<Vec<u8>> {
        let mut after = *self.public;
        let mut shift = |one: Corporation, by| {
            let price = &mut after.prices[one.index()];
            *price = self.cards.table.moved(*price, by);
        };
        match (effect, target) {
            (Effect::Move { by }, Target::Price(one)) => shift(one, by),
            (_, Target::Shift { up, down }) => {
                shift(up, 1);
                shift(down, -1);
            }
            (_, Target::Swap(one, other)) => after.prices.swap(one.index(), other.index()),
            (_, Target::None | Target::Price(_) | Target::Victim(_)) => return None,
        }
        Some(after.prices_in_play())
    }
}

/// The rule of a trick that moves one price.
pub(super) fn move_rule(by: i8) -> RuleId {
    match by {
        ..=0 => "CM-57",
        1 => "CM-54",
        _ => "CM-55",
    }
}
