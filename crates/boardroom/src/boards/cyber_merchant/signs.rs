//! Cards in signs that need no language.

use crate::terminal::{Row, Tint};
use games::cyber_merchant::Corporation;
use games::cyber_merchant::view::{CardView, EffectView};

/// The colour of a corporation, to be read on dark and on light.
pub(super) fn tint(corporation: Corporation) -> Tint {
    Tint::Piece(match corporation {
        Corporation::Rb => 131,
        Corporation::Cr => 68,
        Corporation::Cb => 71,
        Corporation::Cd => 134,
        Corporation::Ac => 137,
        Corporation::Ww => 245,
    })
}

/// Its two letters in its colour.
pub(super) fn code(corporation: Corporation) -> Row {
    Row::new().with(tint(corporation), corporation.code())
}

/// One card: `CR 3`, or a trick with what it does to prices.
pub(super) fn card(card: &CardView) -> Row {
    match card.corporation {
        Some(corporation) => code(corporation).plain(" ").with(Tint::Strong, card.value.to_string()),
        None => Row::new().plain(card.title.as_str()).with(Tint::Strong, effect(card.effect)),
    }
}

fn effect(effect: Option<EffectView>) -> String {
    match effect {
        Some(EffectView::Move { by }) if by < 0 => format!(" −{}", by.unsigned_abs()),
        Some(EffectView::Move { by }) => format!(" +{by}"),
        Some(EffectView::Shift) => " +1−1".to_owned(),
        Some(EffectView::Swap) => " ⇄".to_owned(),
        Some(EffectView::Change | EffectView::Steal) | None => String::new(),
    }
}

/// The shares of one corporation: `CR 1 1 3`.
pub(super) fn shares(cards: &[CardView], corporation: Corporation) -> Option<Row> {
    values(cards, corporation, |card| format!(" {}", card.value).repeat(card.count.into()))
}

fn values(cards: &[CardView], corporation: Corporation, write: impl Fn(&CardView) -> String) -> Option<Row> {
    let mut of = cards.iter().filter(|card| card.corporation == Some(corporation)).peekable();
    of.peek()?;
    Some(of.fold(code(corporation), |row, card| row.with(Tint::Strong, write(card))))
}

/// The sum of some shares.
pub(super) fn sum(cards: &[CardView], corporation: Corporation) -> usize {
    let of = cards.iter().filter(|card| card.corporation == Some(corporation));
    of.map(|card| usize::from(card.value) * usize::from(card.count)).sum()
}

/// The tricks, each kind once.
pub(super) fn tricks(cards: &[CardView]) -> Vec<Row> {
    cards.iter().filter(|one| one.corporation.is_none()).map(|one| card(one).plain(copies(" ", one.count))).collect()
}

fn copies(before: &str, count: u8) -> String {
    if count > 1 { format!("{before}×{count}") } else { String::new() }
}

/// All of some cards: `CR 1 1 3, WW 1, Trajan +1`; a dash if there are none.
pub(super) fn all(cards: &[CardView]) -> Row {
    let groups = Corporation::ALL.into_iter().filter_map(|corporation| shares(cards, corporation));
    joined(&groups.chain(tricks(cards)).collect::<Vec<_>>(), ", ")
}

/// Many cards, counted: `CR 1×2 3, WW 1`.
pub(super) fn tally(cards: &[CardView]) -> Row {
    let counted = |card: &CardView| format!(" {}{}", card.value, copies("", card.count));
    let groups = Corporation::ALL.into_iter().filter_map(|corporation| values(cards, corporation, counted));
    joined(&groups.chain(tricks(cards)).collect::<Vec<_>>(), ", ")
}

/// Rows in one, with something between them, where alone it can be broken; a dash if there are none.
pub(super) fn joined(rows: &[Row], between: &str) -> Row {
    let Some((first, rest)) = rows.split_first() else {
        return Row::new().soft("–");
    };
    let first = first.clone().unbroken();
    rest.iter().fold(first, |joined, row| joined.soft(between).and(row.clone().unbroken()))
}
