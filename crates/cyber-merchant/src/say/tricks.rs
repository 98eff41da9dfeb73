//! 5.4 Tricks and section 6, in words.

use super::{Draft, Seeing, choice, hand, names, no_such_step};
use crate::cards::{Corporation, Effect};
use crate::state::{Frame, Stage, seats_with};
use crate::{Action, CyberMerchant, Target};
use kernel::{CardId, Choice, Game, Illegal, Next, Phrase, RuleId, Step, Voice};

/// The trick that need not be named: the stolen one (CM-66), or the only kind in hand.
pub(super) fn only(seen: Seeing<'_>) -> Option<CardId> {
    if let Stage::Tricks { frame: Frame::Stolen { card }, .. } = seen.public().stage {
        return Some(card);
    }
    let mut kinds = hand(seen).within(seen.cards().tricks()).kinds();
    kinds.next().filter(|_| kinds.next().is_none())
}

/// Which trick, and then what it is used on.
pub(super) fn ask(seen: Seeing<'_>, path: &[Step]) -> Phrase {
    let named = path.iter().find(|step| step.part == "trick").and_then(|step| CardId::try_from(step.value).ok());
    let about = named.or_else(|| only(seen)).and_then(|card| {
        let ask = use_ask(seen, seen.cards().effect(card)?, path)?;
        Some((card, ask))
    });
    let Some((card, ask)) = about else {
        return Phrase::new("merchant-ask-trick");
    };
    let stolen = matches!(seen.public().stage, Stage::Tricks { frame: Frame::Stolen { .. }, .. });
    let key = if stolen { "merchant-ask-stolen" } else { "merchant-ask-play" };
    Phrase::new(key).phrase("trick", names::card(seen.cards(), card)).phrase("ask", ask)
}

/// What is asked about a trick; nothing if it leaves nothing to choose.
fn use_ask(seen: Seeing<'_>, effect: Effect, path: &[Step]) -> Option<Phrase> {
    let about = |key: &'static str, part: &str| {
        let step = path.iter().find(|step| step.part == part)?;
        let corporation = Corporation::TRACKED.into_iter().find(|one| i32::from(track(*one)) == step.value)?;
        Some(Phrase::new(key).text("corporation", names::title(seen.cards(), corporation)))
    };
    match effect {
        Effect::Move { by } if by > 0 => Some(Phrase::new("merchant-ask-up").number("by", by)),
        Effect::Move { by } => Some(Phrase::new("merchant-ask-down").number("by", by.unsigned_abs())),
        Effect::Shift => about("merchant-ask-shift-down", "up").or_else(|| Some(Phrase::new("merchant-ask-shift-up"))),
        Effect::Change => None,
        Effect::Steal => {
            let others = seats_with(seen, |back| back.cards > 0);
            let victims = seen.seat().map_or(others, |seat| others.without(seat));
            (!victims.is_empty()).then(|| Phrase::new("merchant-ask-victim"))
        }
        Effect::Swap => about("merchant-ask-swap-with", "swap").or_else(|| Some(Phrase::new("merchant-ask-swap"))),
    }
}

/// A price track by its number from the left.
fn track(corporation: Corporation) -> u8 {
    corporation.index() as u8 + 1
}

pub(super) fn steps(seen: Seeing<'_>, card: CardId, target: Target) -> Vec<Choice> {
    let mut steps = use_steps(seen, card, target);
    if only(seen) != Some(card) || steps.is_empty() {
        steps.insert(0, trick_step(seen, card));
    }
    steps
}

fn trick_step(seen: Seeing<'_>, card: CardId) -> Choice {
    let trick = Phrase::new("merchant-step-trick").phrase("trick", names::card(seen.cards(), card));
    let say = match seen.cards().effect(card) {
        Some(effect) => trick.phrase("does", names::does(effect)),
        None => trick.phrase("does", Phrase::new("merchant-nothing")),
    };
    choice("trick", card, "CM-45", say)
}

fn use_steps(seen: Seeing<'_>, card: CardId, target: Target) -> Vec<Choice> {
    let effect = seen.cards().effect(card);
    let stands = |corporation: Corporation| {
        let say = Phrase::new("merchant-step-track").text("corporation", names::title(seen.cards(), corporation));
        choice("swap", track(corporation), "CM-68", say.number("price", price(seen, corporation)))
    };
    match target {
        Target::None if matches!(effect, Some(Effect::Move { .. } | Effect::Shift)) => {
            vec![choice("decline", 1, "CM-58", Phrase::new("merchant-step-decline"))]
        }
        Target::None => Vec::new(),
        Target::Price(corporation) => {
            let (by, rule) = moves(effect);
            vec![choice("price", track(corporation), rule, moved(seen, corporation, by))]
        }
        Target::Shift { up, down } => vec![
            choice("up", track(up), "CM-59", moved(seen, up, 1)),
            choice("down", track(down), "CM-59", moved(seen, down, -1)),
        ],
        Target::Victim(victim) => {
            let cards = seen.public().players.get(victim).map_or(0, |_| seen.back(victim).cards);
            let say = Phrase::new("merchant-step-victim").seat("seat", victim).number("cards", cards);
            vec![choice("victim", victim.number() as u8, "CM-64", say)]
        }
        Target::Swap(one, other) => vec![stands(one), stands(other)],
    }
}

/// By how much a trick moves one price, and the rule that says so.
fn moves(effect: Option<Effect>) -> (i8, RuleId) {
    match effect {
        Some(Effect::Move { by }) if by < 0 => (by, "CM-57"),
        Some(Effect::Move { by }) if by > 1 => (by, "CM-55"),
        Some(Effect::Move { by }) => (by, "CM-54"),
        Some(Effect::Shift | Effect::Change | Effect::Steal | Effect::Swap) | None => (0, "CM-54"),
    }
}

/// The price of a corporation, if it has one.
fn price(seen: Seeing<'_>, corporation: Corporation) -> u8 {
    seen.public().prices.get(corporation.index()).copied().unwrap_or_default()
}

/// CM-52, CM-56: where a price stands and where it would go.
fn moved(seen: Seeing<'_>, corporation: Corporation, by: i8) -> Phrase {
    let from = price(seen, corporation);
    let to = from.saturating_add_signed(by).clamp(1, seen.cards().table.price_last);
    let key = if from == to { "merchant-step-price-stays" } else { "merchant-step-price" };
    let say = Phrase::new(key).text("corporation", names::title(seen.cards(), corporation)).number("from", from);
    if from == to { say } else { say.number("to", to) }
}

pub(super) fn action(seen: Seeing<'_>, card: CardId, target: Target) -> Phrase {
    let effect = seen.cards().effect(card);
    let plays = |key: &'static str| Phrase::new(key).phrase("trick", names::card(seen.cards(), card));
    let prices = |prices: Vec<Phrase>| plays("merchant-action-prices").list("prices", prices);
    match target {
        Target::None if matches!(effect, Some(Effect::Move { .. } | Effect::Shift)) => plays("merchant-action-decline"),
        Target::None => plays("merchant-action-trick"),
        Target::Price(corporation) => prices(vec![moved(seen, corporation, moves(effect).0)]),
        Target::Shift { up, down } => prices(vec![moved(seen, up, 1), moved(seen, down, -1)]),
        Target::Victim(victim) => plays("merchant-action-steal").seat("seat", victim),
        Target::Swap(one, other) => plays("merchant-action-swap")
            .text("one", names::title(seen.cards(), one))
            .text("other", names::title(seen.cards(), other))
            .number("price", price(seen, other))
            .number("otherprice", price(seen, one)),
    }
}

/// Splits the legal actions by their steps, as [`kernel::draft::by_listing`] does; but the two prices that
/// change places can be named in either order.
pub(super) fn draft(seen: Seeing<'_>, path: &[Step]) -> Draft {
    let mut actions = Vec::new();
    CyberMerchant::legal(seen, usize::MAX, &mut actions);
    let mut choices: Vec<Choice> = Vec::new();
    let mut fitting = Vec::new();
    for action in actions {
        let before = fitting.len();
        for steps in ways(seen, &action) {
            let fits = steps.len() >= path.len() && steps.iter().zip(path).all(|(choice, gone)| choice.step == *gone);
            if !fits {
                continue;
            }
            if let Some(next) = steps.into_iter().nth(path.len())
                && choices.iter().all(|choice| choice.step != next.step)
            {
                choices.push(next);
            }
            fitting.truncate(before);
            fitting.push(action);
        }
    }
    choices.sort_by_key(|choice| choice.step.part == "decline");
    match (&fitting[..], path.last()) {
        ([], None) => Err(Illegal::new(CyberMerchant::TURN, Phrase::new("table-refuse-nothing-asked"))),
        ([], Some(step)) => Err(no_such_step(step)),
        ([only], Some(_)) => Ok(Next::Done(*only)),
        (_, _) => Ok(Next::Choose { ask: ask(seen, path), choices }),
    }
}

/// The steps that lead to an action, one way or the other.
fn ways(seen: Seeing<'_>, action: &Action) -> Vec<Vec<Choice>> {
    let steps = CyberMerchant::steps(seen, action);
    let Action::PlayTrick { target: Target::Swap(..), .. } = action else {
        return vec![steps];
    };
    let mut other = steps.clone();
    let last = other.len() - 1;
    other.swap(last - 1, last);
    vec![steps, other]
}
