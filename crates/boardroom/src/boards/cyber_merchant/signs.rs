//! Cards in signs that need no language.

use super::Board;
use crate::terminal::{Row, Tint};
use games::cyber_merchant::view::{Counted, PrintedCard};
use games::cyber_merchant::{Corporation, Effect, Face};
use kernel::CardId;

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

impl Board<'_> {
    /// One card: `CR 3`, or a trick with what it does to prices.
    pub(super) fn card(&self, kind: CardId) -> Row {
        let PrintedCard { title, face } = &self.printed.cards[usize::from(kind)];
        match face {
            Face::Share { corporation, value } => code(*corporation).plain(" ").with(Tint::Strong, value.to_string()),
            Face::Trick { effect } => Row::new().plain(title.as_str()).with(Tint::Strong, does(*effect)),
        }
    }

    /// The shares of one corporation: their values, and how many there are of each.
    fn values(&self, cards: &Counted, of: Corporation) -> Vec<(u8, u8)> {
        let value = |(kind, count): &(CardId, u8)| match self.printed.cards[usize::from(*kind)].face {
            Face::Share { corporation, value } if corporation == of => Some((value, *count)),
            Face::Share { .. } | Face::Trick { .. } => None,
        };
        cards.iter().filter_map(value).collect()
    }

    /// The shares of one corporation: `CR 1 1 3`.
    pub(super) fn shares(&self, cards: &Counted, of: Corporation) -> Option<Row> {
        self.written(cards, of, |value, count| format!(" {value}").repeat(count.into()))
    }

    fn written(&self, cards: &Counted, of: Corporation, write: impl Fn(u8, u8) -> String) -> Option<Row> {
        let values = self.values(cards, of);
        let row = values.iter().fold(code(of), |row, (value, count)| row.with(Tint::Strong, write(*value, *count)));
        (!values.is_empty()).then_some(row)
    }

    /// The sum of some shares.
    pub(super) fn sum(&self, cards: &Counted, of: Corporation) -> usize {
        self.values(cards, of).into_iter().map(|(value, count)| usize::from(value) * usize::from(count)).sum()
    }

    /// The tricks, each kind once.
    pub(super) fn tricks(&self, cards: &Counted) -> Vec<Row> {
        let is_trick = |kind: CardId| matches!(self.printed.cards[usize::from(kind)].face, Face::Trick { .. });
        let tricks = cards.iter().filter(|(kind, _)| is_trick(*kind));
        tricks.map(|(kind, count)| self.card(*kind).plain(copies(" ", *count))).collect()
    }

    /// All of some cards: `CR 1 1 3, WW 1, Trajan +1`; a dash if there are none.
    pub(super) fn all(&self, cards: &Counted) -> Row {
        let groups = Corporation::ALL.into_iter().filter_map(|corporation| self.shares(cards, corporation));
        joined(&groups.chain(self.tricks(cards)).collect::<Vec<_>>(), ", ")
    }

    /// Many cards, counted: `CR 1×2 3, WW 1`.
    pub(super) fn tally(&self, cards: &Counted) -> Row {
        let counted = |value, count| format!(" {value}{}", copies("", count));
        let groups = Corporation::ALL.into_iter().filter_map(|corporation| self.written(cards, corporation, counted));
        joined(&groups.chain(self.tricks(cards)).collect::<Vec<_>>(), ", ")
    }
}

fn does(effect: Effect) -> String {
    match effect {
        Effect::Move { by } if by < 0 => format!(" −{}", by.unsigned_abs()),
        Effect::Move { by } => format!(" +{by}"),
        Effect::Shift => " +1−1".to_owned(),
        Effect::Swap => " ⇄".to_owned(),
        Effect::Change | Effect::Steal => String::new(),
    }
}

fn copies(before: &str, count: u8) -> String {
    if count > 1 { format!("{before}×{count}") } else { String::new() }
}

/// Rows in one, with something between them, where alone it can be broken; a dash if there are none.
pub(super) fn joined(rows: &[Row], between: &str) -> Row {
    let Some((first, rest)) = rows.split_first() else {
        return Row::new().soft("–");
    };
    let first = first.clone().unbroken();
    rest.iter().fold(first, |joined, row| joined.soft(between).and(row.clone().unbroken()))
}
