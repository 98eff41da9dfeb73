//! Dice, building and the HQ in steps.

use super::things::{amount, any_with, dice as some_dice, either, floor as floor_name, held};
use super::{Seeing, choice, hand, most, names, player};
use crate::action::Floor;
use crate::dice::Dice;
use crate::phase::build::cost;
use crate::phase::headquarters::gain;
use crate::prints::Print;
use crate::state::{Pending, Player};
use kernel::{Choice, Phrase, RuleId};

/// FF-263: one value after another, in any order, until it is enough.
pub(super) fn foreman_steps(seen: Seeing<'_>, dice: Dice, most: u8) -> Vec<Choice> {
    let set = |value: u8| Phrase::new("factories-step-set").number("value", value);
    let mut steps: Vec<Choice> = dice.each().map(|value| choice("die", value, "FF-263", set(value))).collect();
    if dice.len() < most {
        steps.push(choice("enough", 1, "FF-263", foreman(seen, dice)));
    }
    steps
}

/// FF-264: what is set, and how many are rolled.
pub(super) fn foreman(seen: Seeing<'_>, dice: Dice) -> Phrase {
    let left = seen.cards().table.own_dice.saturating_sub(dice.len());
    Phrase::new("factories-action-foreman").phrase("dice", some_dice(dice)).number("left", left)
}

/// FF-263: what is asked after some values.
pub(super) fn foreman_ask(seen: Seeing<'_>, set: Dice) -> Phrase {
    let most = most(&player(seen));
    if set.is_empty() {
        return Phrase::new("factories-ask-foreman").number("most", most);
    }
    let left = most.saturating_sub(set.len());
    Phrase::new("factories-ask-foreman-more").phrase("dice", some_dice(set)).number("left", left)
}

/// FF-274, FF-275.
pub(super) fn specialist_steps(value: u8) -> Vec<Choice> {
    vec![
        choice("specialist", 1, "FF-275", Phrase::new("factories-step-specialist")),
        choice("die", value, "FF-274", Phrase::new("factories-do-die").number("value", value)),
    ]
}

/// FF-101: the die, then the floor, if more than one takes it.
pub(super) fn place_steps(seen: Seeing<'_>, player: &Player, die: u8, floor: Floor) -> Vec<Choice> {
    let slots = seen.cards().table.floor_slots;
    let room = |floor: &Floor| floor.takes(die) && player.floor(*floor).len() < slots;
    let open: Vec<Floor> = Floor::ALL.into_iter().filter(room).collect();
    if open.len() < 2 {
        return vec![choice("place", die, floor_rule(floor), place(player, die, floor))];
    }
    let floors = either(open.iter().map(|on| on_floor(player, die, *on)).collect());
    let say = Phrase::new("factories-step-place").number("die", die).phrase("floors", floors);
    let number = match floor {
        Floor::Research => 1,
        Floor::Generate => 2,
        Floor::Mine => 3,
    };
    vec![choice("place", die, "FF-101", say), choice("floor", number, floor_rule(floor), place(player, die, floor))]
}

fn floor_rule(floor: Floor) -> RuleId {
    match floor {
        Floor::Research => "FF-102",
        Floor::Generate => "FF-103",
        Floor::Mine => "FF-104",
    }
}

/// FF-105: whether the die matches one that lies there.
fn matches(player: &Player, die: u8, floor: Floor) -> bool {
    player.floor(floor).count(die) > 0
}

/// A die on a floor, with the bonus told apart.
pub(super) fn place(player: &Player, die: u8, floor: Floor) -> Phrase {
    let key = if matches(player, die, floor) { "factories-place-bonus" } else { "factories-place" };
    let place = Phrase::new(key).phrase("floor", floor_name(floor)).number("die", die);
    place.phrase("gain", amount(gain(floor, die, false)))
}

/// The same where the die has been named.
fn on_floor(player: &Player, die: u8, floor: Floor) -> Phrase {
    let key = if matches(player, die, floor) { "factories-on-floor-bonus" } else { "factories-on-floor" };
    Phrase::new(key).phrase("floor", floor_name(floor)).phrase("gain", amount(gain(floor, die, false)))
}

/// FF-90, FF-91: the blueprint, then the one discarded for it, if there are several.
pub(super) fn build_steps(seen: Seeing<'_>, player: &Player, card: Print, discard: Print) -> Vec<Choice> {
    let (cards, hand) = (seen.cards(), hand(seen));
    let tool = cards.blueprint(card).tool;
    let another = |print: &Print| *print != card || hand.count(card) > 1;
    let fitting = hand.names().filter(|print| another(print) && cards.blueprint(*print).tool == tool).count();
    if fitting < 2 {
        return vec![choice("build", card, "FF-90", build(seen, player, card, Some(discard)))];
    }
    vec![
        choice("build", card, "FF-90", build(seen, player, card, None)),
        choice("discard", discard, "FF-91", held(cards, discard)),
    ]
}

/// A blueprint with its cost; without another one named, any with the tool.
pub(super) fn build(seen: Seeing<'_>, player: &Player, card: Print, discard: Option<Print>) -> Phrase {
    let cards = seen.cards();
    let another = discard.map_or_else(|| any_with(cards.blueprint(card).tool), |print| names::print(cards, print));
    Phrase::new("factories-step-build")
        .phrase("card", names::print(cards, card))
        .phrase("discard", another)
        .phrase("cost", amount(cost(player, cards, card)))
}

/// FF-130, FF-276: finishing, and what is lost by it.
pub(super) fn finish(player: &Player) -> Phrase {
    match player.pending {
        Pending::Specialist => Phrase::new("factories-step-finish-specialist"),
        Pending::Nothing | Pending::Foreman { .. } | Pending::ExtraDice { .. } => {
            Phrase::new("factories-step-finish").number("dice", player.dice.len())
        }
    }
}
