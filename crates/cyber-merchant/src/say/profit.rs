//! 7.1 Commitments and 7.2 the markets, in words.

use super::laying::{Laying, corporation_step};
use super::{Draft, Seeing, hand, names, no_such_step};
use crate::cards::Corporation;
use crate::state::{Stack, Stage};
use crate::{Action, CyberMerchant};
use kernel::{Choice, Illegal, Next, Phrase, Seat, Step, Voice};

/// CM-71, CM-72: the corporations of which the viewer holds a share.
fn corporations(seen: Seeing<'_>) -> Vec<Corporation> {
    let holds = |one: &Corporation| !hand(seen).within(seen.cards().shares(*one)).is_empty();
    Corporation::TRACKED.into_iter().filter(holds).collect()
}

/// What can be committed of a corporation; of none, nothing (CM-74).
fn commitment(seen: Seeing<'_>, corporation: Option<Corporation>) -> Laying<'static> {
    let (cards, hand) = (seen.cards(), hand(seen));
    let of = |one: Corporation| hand.within(cards.shares(one));
    Laying {
        cards,
        shares: corporation.map(of).unwrap_or_default(),
        jokers: corporation.map(|_| of(Corporation::Ww)).unwrap_or_default(),
        shown: Stack::EMPTY,
        nothing: corporation.is_none().then_some(("merchant-step-commit-nothing", "CM-74")),
        rule: "CM-70",
    }
}

fn step_of(seen: Seeing<'_>, corporation: Corporation) -> Choice {
    let shares = hand(seen).within(seen.cards().shares(corporation));
    corporation_step(seen.cards(), corporation, shares, seen.public().price(corporation))
}

/// The corporation that a path is about, if that is settled, and the path after that. A corporation need
/// not be named where there is but one.
fn about<'p>(seen: Seeing<'_>, path: &'p [Step]) -> Result<(Option<Corporation>, &'p [Step]), Illegal> {
    let among = corporations(seen);
    match (&among[..], path) {
        ([] | [_], _) => Ok((among.first().copied(), path)),
        (_, []) => Ok((None, path)),
        (_, [first, rest @ ..]) => {
            let named = among.iter().find(|one| step_of(seen, **one).step == *first);
            named.map(|one| (Some(*one), rest)).ok_or_else(|| no_such_step(first))
        }
    }
}

pub(super) fn commit_draft(seen: Seeing<'_>, path: &[Step]) -> Draft {
    let (corporation, rest) = about(seen, path)?;
    let among = corporations(seen);
    let choices = if corporation.is_none() && among.len() > 1 {
        among.into_iter().map(|one| step_of(seen, one)).collect()
    } else {
        let laying = commitment(seen, corporation);
        let (picked, done) = laying.gone(rest)?;
        // A corporation of which there is but one card has been chosen with it.
        let only = !path.is_empty() && laying.all().len() == 1;
        if done || only {
            return Ok(Next::Done(Action::Commit { cards: if only { laying.all() } else { picked } }));
        }
        laying.choices(picked)
    };
    Ok(Next::Choose { ask: CyberMerchant::ask(seen, path), choices })
}

pub(super) fn commit_ask(seen: Seeing<'_>, path: &[Step]) -> Phrase {
    let among = corporations(seen);
    if among.is_empty() {
        return Phrase::new("merchant-ask-commit-nothing");
    }
    let Ok((Some(corporation), rest)) = about(seen, path) else {
        return Phrase::new("merchant-ask-commit");
    };
    let laying = commitment(seen, Some(corporation));
    match laying.gone(rest) {
        Ok((picked, _)) if !picked.is_empty() => laying.of("merchant-ask-more", picked),
        _ => Phrase::new("merchant-ask-shares")
            .text("corporation", names::title(seen.cards(), corporation))
            .number("price", seen.public().price(corporation)),
    }
}

pub(super) fn commit_steps(seen: Seeing<'_>, cards: Stack) -> Vec<Choice> {
    let corporation = seen.cards().corporation(cards);
    let mut steps: Vec<Choice> = Vec::new();
    if corporations(seen).len() > 1 {
        steps.extend(corporation.map(|one| step_of(seen, one)));
    }
    steps.extend(commitment(seen, corporation).steps(cards));
    steps
}

pub(super) fn commit(seen: Seeing<'_>, cards: Stack) -> Phrase {
    match cards.is_empty() {
        true => Phrase::new("merchant-step-commit-nothing"),
        false => commitment(seen, None).of("merchant-action-commit", cards),
    }
}

/// CM-83, CM-84: what can be added to the market that is open; nothing if none is.
fn addition(seen: Seeing<'_>) -> Laying<'static> {
    let (public, cards, hand) = (seen.public(), seen.cards(), hand(seen));
    let shown = seen.seat().map(|seat| public.shown[seat]).unwrap_or_default();
    let (shares, jokers) = match public.stage {
        Stage::Market { corporation, .. } => {
            (hand.within(cards.shares(corporation)), hand.within(cards.shares(Corporation::Ww)))
        }
        Stage::Bidding { .. } | Stage::Tricks { .. } | Stage::Commit | Stage::Credits { .. } | Stage::Over => {
            Default::default()
        }
    };
    let alone = shares.is_empty() && shown.is_empty();
    Laying {
        cards,
        shares,
        jokers: if alone { Stack::EMPTY } else { jokers },
        shown,
        nothing: Some(("merchant-step-add-nothing", "CM-83")),
        rule: "CM-83",
    }
}

pub(super) fn add_draft(seen: Seeing<'_>, path: &[Step]) -> Draft {
    let laying = addition(seen);
    let (picked, done) = laying.gone(path)?;
    if done {
        return Ok(Next::Done(Action::Add { cards: picked }));
    }
    Ok(Next::Choose { ask: CyberMerchant::ask(seen, path), choices: laying.choices(picked) })
}

/// What is sold, at which price, and what has been turned up.
pub(super) fn add_ask(seen: Seeing<'_>, caller: Seat, corporation: Corporation, path: &[Step]) -> Phrase {
    let (public, cards, laying) = (seen.public(), seen.cards(), addition(seen));
    if let Ok((picked, _)) = laying.gone(path)
        && !picked.is_empty()
    {
        return laying.of("merchant-ask-more", picked);
    }
    let turned_up = public.clockwise(caller).filter(|seat| !public.shown[*seat].is_empty()).map(|seat| {
        let shown = public.shown[seat];
        let said = Phrase::new("merchant-shown").seat("seat", seat).phrase("cards", names::some(cards, shown));
        said.number("sum", names::sum(cards, shown))
    });
    Phrase::new("merchant-ask-add")
        .text("corporation", names::title(cards, corporation))
        .number("price", public.price(corporation))
        .list("shown", turned_up.collect())
}

pub(super) fn add_steps(seen: Seeing<'_>, cards: Stack) -> Vec<Choice> {
    addition(seen).steps(cards)
}

pub(super) fn add(seen: Seeing<'_>, cards: Stack) -> Phrase {
    match cards.is_empty() {
        true => Phrase::new("merchant-step-add-nothing"),
        false => addition(seen).of("merchant-action-add", cards),
    }
}
