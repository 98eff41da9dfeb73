//! The other players and the Machine at a glance.

use super::signs::{CARD, ENERGY, GOODS, METAL, dice};
use super::{Board, right};
use crate::terminal::{Row, Tint, WIDTH};
use games::fantastic_factories::view::{GroupView, MachineView, PlayerView};
use kernel::Seat;

impl Board<'_> {
    /// Everybody but the one drawn large, clockwise from him, and the Machine.
    pub(super) fn others(&self, own: Option<&PlayerView>) -> Vec<Row> {
        let count = self.view.players.len();
        let first = own.map_or(0, |player| player.seat.index() + 1);
        let seats = (0..count).map(|i| (first + i) % count).filter_map(Seat::checked);
        let mut rows = Vec::new();
        for player in
            seats.filter_map(|seat| self.player(seat)).filter(|player| Some(player.seat) != own.map(|of| of.seat))
        {
            rows.push(self.glance(player));
            rows.extend(self.names(&player.compound));
        }
        if let Some(machine) = &self.view.machine {
            rows.push(self.machine(machine));
            rows.extend(self.names(&machine.compound));
        }
        if !rows.is_empty() {
            rows.insert(0, Row::new());
        }
        rows
    }

    /// A player in one row.
    fn glance(&self, player: &PlayerView) -> Row {
        let limits = &self.view.limits;
        let row = Row::new().plain(" ").and(self.scene.cast.label(player.seat, 14)).padded(16);
        let row = row.plain(format!("{METAL}{:<3}{ENERGY}{:<3}", player.metal, player.energy));
        let row = row.with(Tint::Strong, right(&format!("{GOODS}{}", player.goods), 3));
        let row =
            row.soft(format!("/{}  ", limits.end_goods)).soft(format!("{} ", self.label("board-factories-built")));
        let row = row.with(Tint::Strong, right(&player.built.to_string(), 2)).soft(format!("/{}", limits.end_built));
        let row = row.and(self.types(&player.compound)).with(Tint::Strong, right(&self.vp(player.score), 6));
        let row = row.plain(format!("  {CARD}{:<2}", player.hand));
        let row = row.with(Tint::Strong, format!(" {}", dice(&player.dice)));
        if player.finished && !self.over() { row.with(Tint::Good, "✓") } else { row }
    }

    fn over(&self) -> bool {
        self.view.asked.is_empty()
    }

    /// How many cards of each type.
    fn types(&self, groups: &[GroupView]) -> Row {
        groups.iter().fold(Row::new().plain("  "), |row, group| match group.count {
            0 => row.soft("·  "),
            count => row.and(self.kind(group.kind)).plain(format!("{count} ")),
        })
    }

    /// The Machine in one row.
    fn machine(&self, machine: &MachineView) -> Row {
        let row = match Seat::checked(self.view.players.len()) {
            Some(seat) => Row::new().plain(" ").and(self.scene.cast.label(seat, 14)).padded(16),
            None => Row::new(),
        };
        let row = row.with(Tint::Strong, format!("{GOODS}{:<3}", machine.goods));
        let row =
            row.soft(format!("{} ", self.label("board-factories-cards"))).with(Tint::Strong, machine.cards.to_string());
        row.and(self.types(&machine.compound)).with(Tint::Strong, right(&self.vp(machine.score), 6))
    }

    /// The cards of a compound by name, where there is time to read them.
    fn names(&self, groups: &[GroupView]) -> Vec<Row> {
        let cards: Vec<String> = groups
            .iter()
            .flat_map(|group| &group.cards)
            .map(|built| {
                let copies = if built.copies > 1 { format!(" ×{}", built.copies) } else { String::new() };
                format!("{}{copies}", self.name(&built.card.id, &built.card.title))
            })
            .collect();
        if !self.scene.legend || cards.is_empty() {
            return Vec::new();
        }
        let names = Row::new().soft(cards.join(", "));
        names.wrapped(WIDTH - 6).into_iter().map(|row| Row::new().plain("     ").and(row)).collect()
    }
}
