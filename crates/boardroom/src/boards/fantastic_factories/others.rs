//! The other players and the Machine at a glance.

use super::signs::{CARD, ENERGY, GOODS, METAL, dice};
use super::{Board, KINDS, copies, right};
use crate::terminal::{Row, Tint, WIDTH};
use games::fantastic_factories::view::MachineView;
use games::fantastic_factories::{Print, Prints};
use kernel::Seat;

impl Board<'_> {
    /// Everybody but the one drawn large, clockwise from them, and the Machine.
    pub(super) fn others(&self, own: Option<Seat>) -> Vec<Row> {
        let count = self.view.players.len();
        let first = own.map_or(0, |seat| seat.index() + 1);
        let seats = (0..count).map(|i| (first + i) % count).filter_map(Seat::checked);
        let mut rows = Vec::new();
        for seat in seats.filter(|seat| Some(*seat) != own) {
            rows.push(self.glance(seat));
            rows.extend(self.names(self.view.players[seat.index()].built));
        }
        if let Some(machine) = &self.view.machine {
            rows.push(self.machine(machine));
            rows.extend(self.names(machine.cards));
        }
        if !rows.is_empty() {
            rows.insert(0, Row::new());
        }
        rows
    }

    /// A player in one row.
    fn glance(&self, seat: Seat) -> Row {
        let (player, limits) = (&self.view.players[seat.index()], &self.printed.table);
        let row = Row::new().plain(" ").and(self.scene.cast.label(seat, 14)).padded(16);
        let row = row.plain(format!("{METAL}{:<3}{ENERGY}{:<3}", player.metal, player.energy));
        let row = row.with(Tint::Strong, right(&format!("{GOODS}{}", player.goods), 3));
        let row =
            row.soft(format!("/{}  ", limits.end_goods)).soft(format!("{} ", self.label("board-factories-built")));
        let row =
            row.with(Tint::Strong, right(&player.built.len().to_string(), 2)).soft(format!("/{}", limits.end_built));
        let row = row.and(self.types(player.built)).with(Tint::Strong, right(&self.vp(player.score), 6));
        let row = row.plain(format!("  {CARD}{:<2}", player.hand));
        let row = row.with(Tint::Strong, format!(" {}", dice(player.dice)));
        if player.finished && !self.over() { row.with(Tint::Good, "✓") } else { row }
    }

    fn over(&self) -> bool {
        self.view.asked.is_empty()
    }

    /// How many cards of each type.
    fn types(&self, built: Prints) -> Row {
        KINDS.into_iter().fold(Row::new().plain("  "), |row, kind| {
            match built.iter().filter(|print| self.card(*print).kind == kind).count() {
                0 => row.soft("·  "),
                count => row.and(self.kind(kind)).plain(format!("{count} ")),
            }
        })
    }

    /// The Machine in one row.
    fn machine(&self, machine: &MachineView) -> Row {
        let row = match Seat::checked(self.view.players.len()) {
            Some(seat) => Row::new().plain(" ").and(self.scene.cast.label(seat, 14)).padded(16),
            None => Row::new(),
        };
        let row = row.with(Tint::Strong, format!("{GOODS}{:<3}", machine.goods));
        let row = row
            .soft(format!("{} ", self.label("board-factories-cards")))
            .with(Tint::Strong, machine.cards.len().to_string());
        row.and(self.types(machine.cards)).with(Tint::Strong, right(&self.vp(machine.score), 6))
    }

    /// The cards of a compound by name, where there is time to read them.
    fn names(&self, built: Prints) -> Vec<Row> {
        let name = |print: Print| format!("{}{}", self.name(self.card(print)), copies(built.count(print)));
        let cards: Vec<String> = self.by_kind(built).map(name).collect();
        if !self.scene.legend || cards.is_empty() {
            return Vec::new();
        }
        let names = Row::new().soft(cards.join(", "));
        names.wrapped(WIDTH - 6).into_iter().map(|row| Row::new().plain("     ").and(row)).collect()
    }
}
