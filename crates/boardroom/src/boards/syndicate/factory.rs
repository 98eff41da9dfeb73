//! The factory: `I1 [S1] I2 [S2] I3 [S3] I4 [S4] I5`, pawns over the slots.

use super::{Board, NARROW, WIDE};
use crate::boards::Block;
use crate::terminal::{Row, Tint, shape};
use games::syndicate::view::InvestorView;
use kernel::Seat;

impl Board<'_> {
    pub(super) fn factory(&self) -> Vec<Row> {
        let pawn_rows = self.view.players.len().div_ceil(2).max(1);
        let mut blocks = Vec::new();
        for (i, investor) in self.view.investors.iter().enumerate() {
            blocks.push(self.investor(i + 1, investor).lowered(pawn_rows - 1));
            if let Some(card) = self.view.factory.get(i) {
                let card = self.offered(&format!("S{}", i + 1), card);
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
    fn investor(&self, position: usize, investor: &InvestorView) -> Block {
        let kind = investor.kind.map_or_else(|| "–".to_owned(), |kind| self.kind(kind));
        let mut rows = vec![
            Row::new().with(Tint::Strong, format!("I{position}")).centred(NARROW),
            Row::new().plain(kind).centred(NARROW),
        ];
        rows.extend(ranked(investor).into_iter().map(|seat| influence(investor, seat)));
        Block::new(NARROW, rows)
    }
}

/// Everybody with influence: who would win it, who would come second, the rest.
fn ranked(investor: &InvestorView) -> Vec<Seat> {
    let mut seats: Vec<Seat> = (0..investor.influence.len()).filter_map(Seat::checked).collect();
    seats.retain(|seat| investor.influence[seat.index()].0 > 0);
    seats.sort_by_key(|seat| {
        let (total, agents) = investor.influence[seat.index()];
        let place = match Some(*seat) {
            first if first == investor.first => 0,
            second if second == investor.second => 1,
            _ => 2,
        };
        (place, u8::MAX - total, u8::MAX - agents)
    });
    seats
}

fn influence(investor: &InvestorView, seat: Seat) -> Row {
    let (total, _) = investor.influence[seat.index()];
    let prize = match Some(seat) {
        first if first == investor.first => " ✔",
        second if second == investor.second => " +1",
        _ => "",
    };
    Row::new().plain("  ").with(Tint::Seat(seat), format!("{}{total}", shape(seat))).with(Tint::Good, prize)
}
