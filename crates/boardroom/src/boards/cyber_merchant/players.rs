//! The other players at a glance, and the market that is open.

use super::{Board, COLUMNS, signs};
use crate::terminal::{Row, Tint, columns};
use games::cyber_merchant::Corporation;
use games::cyber_merchant::view::{NotesView, PlayerView, StageView};
use kernel::{Phrase, Seat};

impl Board<'_> {
    /// Everybody but the one drawn large, clockwise from them.
    pub(super) fn others(&self, own: Option<&PlayerView>) -> Vec<Row> {
        let from = own.map_or(Seat::new(0), |own| own.seat);
        let others = self.clockwise(from).filter(|player| own.is_none_or(|own| own.seat != player.seat));
        let mut rows = Vec::new();
        for player in others {
            rows.push(self.glance(player));
            let notes = player.notes.as_ref().filter(|_| player.back.holds() > 0);
            rows.extend(notes.map(|notes| self.notes(notes)).unwrap_or_default());
        }
        rows
    }

    /// A player in one row.
    fn glance(&self, player: &PlayerView) -> Row {
        let row = Row::new().plain(" ").and(self.scene.cast.label(player.seat, 14)).padded(16);
        let row = self.facts(player).into_iter().fold(row, |row, (label, value, width)| {
            let blanks = width.saturating_sub(columns(&value)) + 1;
            row.soft(format!(" {label}")).with(Tint::Strong, format!(" {value}")).plain(" ".repeat(blanks))
        });
        row.and(self.counts(player))
    }

    /// What a player owns, as far as it matters now: labels, numbers, and how wide these are wont to be.
    pub(super) fn facts(&self, player: &PlayerView) -> Vec<(String, String, usize)> {
        let cash = if player.free == player.cash {
            player.cash.to_string()
        } else {
            format!("{}/{}", player.free, player.cash)
        };
        let mut facts = vec![
            (self.label("board-merchant-cash"), cash, 5),
            (self.label("board-merchant-crypto"), player.crypto.to_string(), 2),
        ];
        if self.view.stage == StageView::Bidding {
            facts.push((self.label("board-merchant-markers"), player.markers.to_string(), 1));
        }
        facts
    }

    /// Cards in hand and face down; whether they have chosen in secret.
    pub(super) fn counts(&self, player: &PlayerView) -> Row {
        let row = Row::new().soft(format!(" {} ", self.label("board-merchant-hand")));
        let mut row = row.with(Tint::Strong, format!("{:<3}", player.back.cards));
        if matches!(self.view.stage, StageView::Market { .. }) {
            row.push(Tint::Soft, format!(" {} ", self.label("board-merchant-face-down")));
            row.push(Tint::Strong, format!("{:<3}", player.back.committed));
        }
        if let Some(left) = player.left {
            row.push(Tint::Strong, format!(" Σ{left}"));
        }
        row.with(Tint::Good, if player.back.sealed { " ✓" } else { "" })
    }

    /// CM-44: what the viewer could remember of a player's cards.
    fn notes(&self, notes: &NotesView) -> Vec<Row> {
        let some = self.say(&Phrase::new("board-merchant-notes-some").number("count", notes.unknown));
        let some = Row::new().soft(format!("{some} ")).and(self.all(&notes.possible));
        let known = match (notes.certain.is_empty(), notes.unknown) {
            (_, 0) => self.all(&notes.certain),
            (true, _) => some,
            (false, _) => self.all(&notes.certain).soft(" + ").and(some),
        };
        known.wrapped(COLUMNS - 6).into_iter().map(|row| Row::new().plain("     ").and(row)).collect()
    }

    /// CM-78 to CM-88: the market that is open, from its caller on.
    pub(super) fn market(&self, caller: Seat, corporation: Corporation) -> Vec<Row> {
        let title = Row::new().plain(self.label("board-merchant-sale")).plain("  ").and(signs::code(corporation));
        let price = Phrase::new("board-merchant-price").number("price", self.view.prices[corporation.index()]);
        let title = title.plain(format!(" {} ", self.printed.corporations[corporation.index()]));
        let mut rows = vec![self.rule(title.soft("· ").with(Tint::Strong, self.say(&price)))];
        rows.extend(self.clockwise(caller).map(|player| self.seller(player)));
        rows
    }

    /// What a player has in the market.
    fn seller(&self, player: &PlayerView) -> Row {
        let mark = if self.is_asked(player) { " ▸" } else { "  " };
        let row = Row::new().with(Tint::Strong, mark).and(self.scene.cast.label(player.seat, 14)).padded(18);
        let row = match player.shown.is_empty() {
            true => row.soft("–"),
            false => row.and(self.all(&player.shown)).with(Tint::Strong, format!("  Σ{}", player.sum)),
        };
        row.with(Tint::Good, if player.back.sealed { "  ✓" } else { "" })
    }
}
