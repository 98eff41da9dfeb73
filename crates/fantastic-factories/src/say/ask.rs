//! What is asked of a player, by how far he has gone.

use super::{Seeing, draft, market, names, player, things, work};
use crate::dice::Dice;
use crate::state::{Pending, Stage};
use kernel::{Phrase, Step};

/// What is asked next.
pub(super) fn ask(seen: Seeing<'_>, path: &[Step]) -> Phrase {
    match (seen.public().stage, path) {
        (Stage::Market { wiped, .. }, []) => market_turn(seen, wiped),
        (Stage::Work, []) => work_turn(seen),
        (Stage::Market { .. } | Stage::Work, _) => ask_about(seen, path, upcoming(seen, path).as_deref()),
        (Stage::CleanUp { .. }, _) => draft::ask(seen, path),
        (Stage::Over, _) => Phrase::new("factories-ask-over"),
    }
}

fn value(step: &Step) -> Option<u8> {
    u8::try_from(step.value).ok()
}

fn market_turn(seen: Seeing<'_>, wiped: bool) -> Phrase {
    let can_wipe = !wiped && !market::payable(&player(seen)).is_empty();
    Phrase::new(if can_wipe { "factories-ask-market" } else { "factories-ask-take" })
}

fn work_turn(seen: Seeing<'_>) -> Phrase {
    let player = player(seen);
    match player.pending {
        Pending::Foreman { .. } => work::foreman_ask(seen, Dice::NONE),
        Pending::Nothing | Pending::ExtraDice { .. } | Pending::Specialist => Phrase::new("factories-ask-work")
            .number("count", player.dice.len())
            .text("dice", things::digits(player.dice)),
    }
}

/// What is asked after at least one step, when the next one is about this part.
pub(super) fn ask_about(seen: Seeing<'_>, path: &[Step], next: Option<&str>) -> Phrase {
    let (first, number) = path.first().map_or(("", 0), |step| (&*step.part, step.value));
    let about = |key: &'static str| Phrase::new(key).phrase("card", subject(seen, path));
    match (next, first) {
        (_, "die") => {
            let set: Vec<u8> = path.iter().filter_map(value).filter(|value| (1..=6).contains(value)).collect();
            work::foreman_ask(seen, Dice::of(&set))
        }
        (Some("pay"), _) => Phrase::new("factories-ask-pay"),
        (Some("discard"), _) => about("factories-ask-discard"),
        (Some("opponent"), _) => about("factories-ask-opponent"),
        (Some("floor"), _) => Phrase::new("factories-ask-floor").number("die", number),
        (Some("copy"), _) => about("factories-ask-copy"),
        (Some("die"), "specialist") => Phrase::new("factories-ask-specialist"),
        (Some("die" | "enough"), _) => about("factories-ask-die"),
        (_, "activate") => about("factories-ask-choice"),
        (_, _) => Phrase::new("factories-ask-go-on"),
    }
}

/// The card or contractor a draft is about; of a copied card and its copier, the copied one.
fn subject(seen: Seeing<'_>, path: &[Step]) -> Phrase {
    let cards = seen.cards();
    let in_slot = |slot: u8| crate::phase::market::slot_of(slot).and_then(|at| seen.public().blueprints[at]);
    let name = |step: &Step| {
        let value = value(step)?;
        match &*step.part {
            "hire" => market::contractor(seen, value).map(names::contractor),
            "copy" => in_slot(value).map(|id| names::print(cards, cards.print(id))),
            "build" | "activate" => {
                Some(value).filter(|print| cards.is_print(*print)).map(|of| names::print(cards, of))
            }
            _ => None,
        }
    };
    path.iter().rev().find_map(name).unwrap_or_else(|| Phrase::new("factories-nothing"))
}

/// The part that the next step of this path is about.
fn upcoming(seen: Seeing<'_>, path: &[Step]) -> Option<String> {
    let actions = draft::begun_with(seen, path.first()?);
    let next = actions.iter().find_map(|action| draft::open_steps(seen, action, path)?.into_iter().next());
    Some(next?.step.part.to_string())
}
