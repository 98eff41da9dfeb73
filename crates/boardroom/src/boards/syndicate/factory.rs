//! The factory: `I1 [S1] I2 [S2] I3 [S3] I4 [S4] I5`, pawns over the slots.

use super::{Board, NARROW, WIDE};
use crate::boards::Block;
use crate::terminal::{Row, Tint, shape};
use kernel::Seat;

impl Board<'_> {
    pub(super) fn factory(&self) -> Vec<Row> {
        let pawn_rows = self.view.players.len().div_ceil(2).max(1);
        let mut blocks = Vec::new();
        for i in 0..self.view.investors.len() {
            blocks.push(self.investor(i).lowered(pawn_rows - 1));
            if let Some(Some(card)) = self.view.factory.get(i) {
                let card = self.offered(&format!("S{}", i + 1), self.printed.robot(*card));
                blocks.push(Block::stacked(WIDE, [self.pawns(i, pawn_rows), card]));
            }
        }
        Block::beside(&blocks)
    }

    /// Who stands at a slot, two players a row: `●2+1` are two agents and an assistant.
    fn pawns(&self, slot: usize, rows: usize) -> Block {
        let row = |at: usize| {
            let pair = (2 * at..2 * at + 2).filter_map(Seat::checked);
            pair.fold(Row::new().plain(" "), |row, seat| {
                let pawns = self.player(seat).and_then(|player| player.at.get(slot)).copied().unwrap_or_default();
                let text = match pawns {
                    (0, 0) => String::new(),
                    (agents, 0) => format!("{}{agents}", shape(seat)),
                    (agents, assistants) => format!("{}{agents}+{assistants}", shape(seat)),
                };
                row.and(Row::new().with(Tint::Seat(seat), text).padded(6))
            })
        };
        Block::new(WIDE, (0..rows).map(row))
    }

    /// The token, then everybody's influence from the strongest down.
    fn investor(&self, at: usize) -> Block {
        let investor = self.view.investors[at];
        let kind = investor.map_or_else(|| "–".to_owned(), |kind| self.kind(kind));
        let mut rows = vec![
            Row::new().with(Tint::Strong, format!("I{}", at + 1)).centred(NARROW),
            Row::new().plain(kind).centred(NARROW),
        ];
        rows.extend(self.view.rankings[at].iter().enumerate().map(|(rank, (seat, influence, _))| {
            let prize = match (investor, rank) {
                (Some(_), 0) => " ✔",
                (Some(_), 1) => " +1",
                _ => "",
            };
            let text = format!("{}{influence}", shape(*seat));
            Row::new().plain("  ").with(Tint::Seat(*seat), text).with(Tint::Good, prize)
        }));
        Block::new(NARROW, rows)
    }
}
