//! The game in words: one description for terminal, web, log and screen reader.

mod bidding;
mod change;
mod credits;
mod event;
mod laying;
mod meant;
mod names;
mod profit;
mod tricks;

use crate::cards::{Corporation, Face, Kind};
use crate::phase::asked;
use crate::state::{Frame, Stack, Stage};
use crate::{Action, Cards, CyberMerchant, Event};
use kernel::draft::by_listing;
use kernel::{CardId, Choice, Feature, FeatureName, Game, Illegal, Next, Phrase, RuleId, Seen, Step, Taken, Voice};

type Seeing<'a> = Seen<'a, CyberMerchant>;
type Draft = Result<Next<CyberMerchant>, Illegal>;

impl Voice for CyberMerchant {
    fn ask(seen: Seen<'_, Self>, path: &[Step]) -> Phrase {
        if let Some((_, true)) = asked(seen) {
            return withdraw_ask(seen);
        }
        match seen.public().stage {
            Stage::Bidding { .. } => bidding::ask(seen, path),
            Stage::Tricks { frame: Frame::Turn | Frame::Stolen { .. }, .. } => tricks::ask(seen, path),
            Stage::Tricks { frame: Frame::Gifts, turn } => Phrase::new("merchant-ask-gift").seat("seat", turn),
            Stage::Tricks { frame: Frame::Returns, .. } => change::ask(seen, path),
            Stage::Commit => profit::commit_ask(seen, path),
            Stage::Market { caller, corporation } => profit::add_ask(seen, caller, corporation, path),
            Stage::Credits { .. } => credits::ask(seen),
            Stage::Over => Phrase::new("merchant-ask-over"),
        }
    }

    fn steps(seen: Seen<'_, Self>, action: &Action) -> Vec<Choice> {
        match *action {
            Action::Bid { place, mark } => bidding::steps(seen, place, mark),
            Action::PlayTrick { card, target } => tricks::steps(seen, card, target),
            Action::Give { card } => vec![change::gift_step(seen, card)],
            Action::Return { cards } => change::steps(seen, cards),
            Action::Commit { cards } => profit::commit_steps(seen, cards),
            Action::Add { cards } => profit::add_steps(seen, cards),
            Action::Exchange { crypto } => vec![choice("crypto", crypto, "CM-96", credits::exchange(seen, crypto))],
            Action::Withdraw => vec![choice("withdraw", 1, "CM-111", Phrase::new("merchant-step-withdraw"))],
        }
    }

    fn meant(seen: Seen<'_, Self>, path: &[Step]) -> Option<Action> {
        meant::meant(seen, path)
    }

    fn action(seen: Seen<'_, Self>, action: &Action) -> Phrase {
        match *action {
            Action::Bid { place, mark } => bidding::action(seen, place, mark),
            Action::PlayTrick { card, target } => tricks::action(seen, card, target),
            Action::Give { card } => change::gift(seen, card),
            Action::Return { cards } => change::action(seen, cards),
            Action::Commit { cards } => profit::commit(seen, cards),
            Action::Add { cards } => profit::add(seen, cards),
            Action::Exchange { crypto } => credits::exchange(seen, crypto),
            Action::Withdraw => Phrase::new("merchant-step-withdraw"),
        }
    }

    fn event(cards: &Cards, event: &Event) -> Phrase {
        event::say(cards, event)
    }

    fn event_rule(event: &Event) -> RuleId {
        event.rule()
    }

    fn taken(event: &Event, take: &mut dyn FnMut(Taken)) {
        match *event {
            Event::LotBought { seat, cards, .. } => {
                cards.iter().for_each(|kind| take(Feature::new("card", kind).by(seat)));
            }
            Event::TrickPlayed { seat, card } => take(Feature::new("trick", card).by(seat)),
            Event::MarketOpened { seat, corporation, .. } => {
                take(Feature::new("market", corporation as u8).by(seat));
            }
            _ => {}
        }
    }

    fn features(cards: &Cards) -> Vec<FeatureName> {
        let kind = |group: &'static str| {
            move |(number, kind): (usize, &Kind)| {
                FeatureName::new(group, number, &kind.title, names::card(cards, number as CardId))
            }
        };
        let kinds = || cards.kinds.iter().enumerate();
        let tricks = kinds().filter(|(_, kind)| matches!(kind.face, Face::Trick { .. }));
        let markets = Corporation::TRACKED.into_iter().map(|corporation| {
            let title = names::title(cards, corporation);
            FeatureName::new("market", corporation.index(), title, Phrase::new("merchant-trick").text("title", title))
        });
        kinds().map(kind("card")).chain(tricks.map(kind("trick"))).chain(markets).collect()
    }
}

/// Puts a question in small steps. What is laid down or given back can be too much to list, and is built
/// card by card.
///
/// # Errors
/// When the path cannot be gone.
pub(crate) fn draft(seen: Seeing<'_>, path: &[Step]) -> Draft {
    match (asked(seen), seen.public().stage) {
        (Some((_, false)), Stage::Tricks { frame: Frame::Turn | Frame::Stolen { .. }, .. }) => {
            tricks::draft(seen, path)
        }
        (Some((_, false)), Stage::Tricks { frame: Frame::Returns, .. }) => change::draft(seen, path),
        (Some((_, false)), Stage::Commit) => profit::commit_draft(seen, path),
        (Some((_, false)), Stage::Market { .. }) => profit::add_draft(seen, path),
        (_, _) => by_listing(seen, path),
    }
}

fn choice(part: &'static str, value: impl Into<i32>, rule: RuleId, say: Phrase) -> Choice {
    Choice { step: Step::new(part, value), say, rule }
}

fn no_such_step(step: &Step) -> Illegal {
    let why = Phrase::new("table-refuse-no-such-step").text("step", step.to_string());
    Illegal::new(CyberMerchant::TURN, why)
}

/// The viewer's hand; nothing for an onlooker.
fn hand(seen: Seeing<'_>) -> Stack {
    seen.own().map(|own| own.hand).unwrap_or_default()
}

/// CM-111: a choice that has been made, and can be taken back.
fn withdraw_ask(seen: Seeing<'_>) -> Phrase {
    let sealed = seen.own().and_then(|own| own.sealed).unwrap_or_default();
    Phrase::new("merchant-ask-withdraw").phrase("cards", names::some(seen.cards(), sealed))
}
