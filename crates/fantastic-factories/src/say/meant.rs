//! What a path means that is not offered: the choice whose refusal says why.

use super::{Seeing, hand, player};
use crate::activate::check::{open_choice, wanted};
use crate::activate::list::some_dice;
use crate::dice::Dice;
use crate::effect::{Effect, Token};
use crate::phase::market::slot_of;
use crate::prints::{MOST_COPIES, Print, Prints};
use crate::state::Player;
use crate::{Action, Floor, Row};
use kernel::draft::said;
use kernel::{Seat, Step};

/// The choice that a path comes closest to.
pub(super) fn meant(seen: Seeing<'_>, path: &[Step]) -> Option<Action> {
    let player = player(seen);
    let one = |part| said::<u8>(path, part).next();
    match &*path.first()?.part {
        "wipe" => Some(Action::WipeRow { row: row(one("wipe")?)?, pay: pay(&player, one("pay")) }),
        "take" => Some(Action::TakeBlueprint { slot: one("take")? }),
        "hire" => Some(hire(seen, one("hire")?, path)),
        "pass" => Some(Action::PassMarket),
        "die" | "enough" => Some(Action::SetForemanDice { dice: dice(path) }),
        "specialist" => Some(Action::TakeSpecialistDie { value: one("die").unwrap_or(1) }),
        "place" => {
            let die = one("place")?;
            Some(Action::PlaceHq { die, floor: one("floor").and_then(floor).unwrap_or_else(|| for_die(die)) })
        }
        "floor" => {
            let floor = floor(one("floor")?)?;
            let fits = player.dice.values().find(|die| floor.takes(*die));
            Some(Action::PlaceHq { die: fits.or_else(|| player.dice.values().next()).unwrap_or(1), floor })
        }
        "build" => build(seen, one("build")?, path),
        "activate" => activate(seen, &player, one("activate")?, path),
        "finish" => Some(Action::FinishWork),
        "discard" | "metal" => {
            let metal = one("metal").unwrap_or(0);
            Some(Action::DiscardDown { blueprints: blueprints(seen, path), metal, energy: 0 })
        }
        _ => None,
    }
}

fn row(number: u8) -> Option<Row> {
    [Row::Blueprints, Row::Contractors].into_iter().find(|row| super::market::row_number(*row) == i32::from(number))
}

/// What is paid for a new row: what was said, or whatever there is.
fn pay(player: &Player, said: Option<u8>) -> Token {
    match said {
        Some(1) => Token::Metal,
        Some(_) => Token::Energy,
        None if player.metal > 0 => Token::Metal,
        None => Token::Energy,
    }
}

fn floor(number: u8) -> Option<Floor> {
    Floor::ALL.get(usize::from(number).checked_sub(1)?).copied()
}

/// A floor that would take the die.
fn for_die(die: u8) -> Floor {
    Floor::ALL.into_iter().rev().find(|floor| floor.takes(die)).unwrap_or(Floor::Research)
}

/// The dice that were named.
fn dice(path: &[Step]) -> Dice {
    Dice::of(&said(path, "die").filter(|value| (1..=6).contains(value)).take(6).collect::<Vec<u8>>())
}

/// The blueprints that were named.
fn blueprints(seen: Seeing<'_>, path: &[Step]) -> Prints {
    let known = said::<Print>(path, "discard").filter(|print| seen.cards().is_print(*print));
    known.take(MOST_COPIES.into()).fold(Prints::NONE, Prints::with)
}

/// FF-64: a blueprint to go with a contractor: the one that was named, one with his tool, or any.
fn hire(seen: Seeing<'_>, slot: u8, path: &[Step]) -> Action {
    let (hand, cards) = (hand(seen), seen.cards());
    let tool = slot_of(slot).map(|at| seen.public().tools[at]);
    let fits = hand.names().find(|print| tool == Some(cards.blueprint(*print).tool));
    let named = said::<Print>(path, "discard").find(|print| cards.is_print(*print));
    let discard = named.or(fits).or_else(|| hand.names().next()).unwrap_or(1);
    let opponent = said::<usize>(path, "opponent").next().and_then(|number| Seat::checked(number.checked_sub(1)?));
    Action::Hire { slot, discard, opponent }
}

/// FF-91: another blueprint to go with one that is built: the one that was named, one with its tool, or any.
fn build(seen: Seeing<'_>, card: Print, path: &[Step]) -> Option<Action> {
    let (hand, cards) = (hand(seen), seen.cards());
    let named = said::<Print>(path, "discard").find(|print| cards.is_print(*print));
    if !cards.is_print(card) {
        return None;
    }
    let spare = || hand.names().filter(|print| *print != card || hand.count(card) > 1);
    let fits = spare().find(|print| cards.blueprint(*print).tool == cards.blueprint(card).tool);
    Some(Action::Build { card, discard: named.or(fits).or_else(|| spare().next()).unwrap_or(card) })
}

/// FF-117: an activation, with whatever is not named chosen so that it fits if anything does.
fn activate(seen: Seeing<'_>, player: &Player, card: Print, path: &[Step]) -> Option<Action> {
    let (cards, public, hand) = (seen.cards(), seen.public(), hand(seen));
    if !cards.is_print(card) {
        return None;
    }
    let own = cards.effect(card, public.printed());
    let at = |slot: u8| slot_of(slot).and_then(|at| public.blueprints[at]);
    let slots = || (1..=public.blueprints.len() as u8).filter(|slot| at(*slot).is_some());
    let copy = match own {
        Effect::Replicate { .. } => said::<u8>(path, "copy").next().or_else(|| slots().next()),
        _ => None,
    };
    let copied = copy.and_then(at).map(|id| cards.effect(cards.print(id), public.printed()));
    let effect = copied.unwrap_or(own);
    let named = dice(path);
    let dice = if named.is_empty() { some_dice(effect, player.dice) } else { named };
    let named = blueprints(seen, path);
    let discards = if named.is_empty() { hand.each().take(wanted(effect)).fold(named, Prints::with) } else { named };
    let open = open_choice(cards, effect, discards).map(|open| *open.start());
    let choice = said::<u8>(path, "choice").next().or(open);
    Some(Action::Activate { card, copy, dice, discards, choice })
}
