//! The viewer's own place: money, markers, hand and what lies face down.

use super::{Board, COLUMNS, signs};
use crate::terminal::{Row, Tint};
use games::cyber_merchant::Corporation;
use games::cyber_merchant::view::{Counted, HandView, PlayerView};
use kernel::Viewer;

/// The shares of one corporation: two stand beside each other.
const CELL: usize = 39;

impl Board<'_> {
    /// A place as it is played.
    pub(super) fn large(&self, player: &PlayerView) -> Vec<Row> {
        let mine = self.scene.viewer == Viewer::Seat(player.seat);
        let own = self.view.own.as_ref().filter(|_| mine && player.back.holds() > 0);
        let mut rows = vec![self.own_line(player, own.is_none())];
        rows.extend(own.map(|own| self.hand(own, player)).unwrap_or_default());
        rows
    }

    fn own_line(&self, player: &PlayerView, count: bool) -> Row {
        let row = Row::new().plain(" ").and(self.scene.cast.label(player.seat, 24)).plain("  ");
        let row = self
            .facts(player)
            .into_iter()
            .fold(row, |row, (label, value, _)| row.soft(format!(" {label} ")).with(Tint::Strong, value).plain(" "));
        if count { row.and(self.counts(player)) } else { row }
    }

    /// The hand by corporation with sums, jokers and tricks apart; then what was laid or chosen.
    fn hand(&self, own: &HandView, player: &PlayerView) -> Vec<Row> {
        let title = Row::new().plain(self.label("board-merchant-own-hand"));
        let mut rows = vec![self.rule(title.with(Tint::Strong, format!(" {}", player.back.cards)))];
        let groups: Vec<Row> = Corporation::ALL.into_iter().filter_map(|of| self.group(&own.cards, of)).collect();
        rows.extend(pairs(&groups));
        let tricks = self.tricks(&own.cards);
        if !tricks.is_empty() {
            let tricks = signs::joined(&tricks, ", ").wrapped(COLUMNS - 2);
            rows.extend(tricks.into_iter().map(|row| Row::new().plain("  ").and(row)));
        }
        if let Some(sealed) = &own.sealed {
            rows.push(self.rule(self.laid("board-merchant-own-sealed", sealed)));
        }
        if !own.commitment.is_empty() {
            let sum: usize = Corporation::ALL.into_iter().map(|of| self.sum(&own.commitment, of)).sum();
            let laid = self.laid("board-merchant-own-face-down", &own.commitment);
            rows.push(self.rule(laid.soft(format!("  Σ{sum}"))));
        }
        rows
    }

    /// Cards that lie apart from the hand.
    fn laid(&self, key: &str, cards: &Counted) -> Row {
        let what = match cards.is_empty() {
            true => Row::new().plain(self.label("merchant-nothing")),
            false => self.all(cards),
        };
        Row::new().plain(self.label(key)).plain("  ").and(what)
    }

    /// `CR 1 1 3  Σ5`.
    fn group(&self, cards: &Counted, of: Corporation) -> Option<Row> {
        Some(self.shares(cards, of)?.soft(format!("  Σ{}", self.sum(cards, of))))
    }
}

/// Cells in two columns, read down the left one first.
fn pairs(cells: &[Row]) -> Vec<Row> {
    let half = cells.len().div_ceil(2);
    let pair = |(at, left): (usize, &Row)| {
        let row = Row::new().plain("  ").and(left.clone().cut(CELL - 1).padded(CELL));
        row.and(cells.get(half + at).cloned().unwrap_or_default())
    };
    cells.iter().take(half).enumerate().map(pair).collect()
}
