//! Syndicate: the factory row, the viewer's network, the others' networks.
//!
//! One grid carries everything: five narrow columns (investors over dice) and four wide ones
//! between them (slots over places).

mod card;
mod factory;
mod network;

use super::{Part, Scene, typed};
use crate::terminal::{Row, Tint, WIDTH, columns, shape};
use games::syndicate::state::ROUNDS;
use games::syndicate::view::PlayerView;
use games::syndicate::{Printed, View};
use kernel::{Phrase, Seat, Viewer};
use serde_json::Value;

/// An investor; a die. The last column's right blank is beyond the edge.
const NARROW: usize = 9;
/// A slot; a place.
const WIDE: usize = 14;

impl super::Board for games::syndicate::Syndicate {
    const ACCENT: [&'static str; 2] = ["#0b7a75", "#4cc0b6"];

    fn draw(view: &Value, printed: &Value, scene: Scene<'_>, part: Part) -> Option<Vec<Row>> {
        let (view, printed) = typed(view, printed)?;
        Some(draw(&view, &printed, scene, part))
    }
}

fn draw(view: &View, printed: &Printed, scene: Scene<'_>, part: Part) -> Vec<Row> {
    let board = Board { view, printed, scene };
    let own = board.own();
    let mut rows = Vec::new();
    if part == Part::Whole {
        rows.extend(board.header());
        rows.extend(board.factory());
        rows.push(Row::new());
    }
    rows.extend(own.and_then(|seat| Some(board.large(seat, board.player(seat)?))).unwrap_or_default());
    if part == Part::Whole {
        for (seat, player) in board.others(own) {
            rows.push(Row::new());
            rows.extend(board.small(seat, player));
        }
        if scene.legend {
            rows.push(Row::new());
            rows.extend(board.legend());
        }
    }
    rows.into_iter().map(|row| row.trimmed().cut(WIDTH)).collect()
}

type Board<'a> = super::Drawing<'a, View, Printed>;

impl<'a> Board<'a> {
    fn player(&self, seat: Seat) -> Option<&'a PlayerView> {
        self.view.players.get(seat.index())
    }

    /// Whose network is drawn large: the viewer's; for an onlooker, that of whoever is on turn.
    fn own(&self) -> Option<Seat> {
        match self.scene.viewer {
            Viewer::Seat(seat) if self.player(seat).is_some() => Some(seat),
            Viewer::Seat(_) | Viewer::Onlooker => self.view.on_turn.or(Seat::checked(0)),
        }
    }

    /// The others, clockwise from the one drawn large.
    fn others(&self, own: Option<Seat>) -> Vec<(Seat, &'a PlayerView)> {
        let count = self.view.players.len();
        let first = own.map_or(0, |seat| seat.index() + 1);
        let seats = (0..count).map(|i| (first + i) % count).filter_map(Seat::checked);
        let others = seats.filter(|seat| Some(*seat) != own);
        others.filter_map(|seat| Some((seat, self.player(seat)?))).collect()
    }

    fn header(&self) -> Vec<Row> {
        let round = Phrase::new("board-syndicate-round").number("round", self.view.round).number("rounds", ROUNDS);
        let deck = Phrase::new("board-syndicate-deck").count("deck", self.view.deck);
        let deck = deck.count("discard", self.view.discard.len());
        let title = Row::new().plain(" ").with(Tint::Strong, self.label("game-syndicate"));
        let title = title.soft(" · ").plain(self.say(&round)).soft(format!(" · {}", self.say(&deck)));
        let mut order = Row::new().soft(format!(" {}  ", self.label("board-syndicate-order")));
        for seat in &self.view.order {
            let here = self.view.on_turn == Some(*seat);
            order =
                order.with(Tint::Strong, if here { "▸" } else { " " }).and(self.scene.cast.label(*seat, 14)).plain(" ");
        }
        order.push(Tint::Soft, format!("   {}  ", self.label("board-syndicate-next")));
        if self.view.passed.is_empty() {
            order.push(Tint::Soft, "–");
        }
        for seat in self.view.passed.iter().rev() {
            order.push(Tint::Seat(*seat), format!("{} ", shape(*seat)));
        }
        vec![title, order]
    }

    fn legend(&self) -> Vec<Row> {
        ["board-syndicate-legend-factory", "board-syndicate-legend-robots", "board-syndicate-legend-investors"]
            .into_iter()
            .flat_map(|key| Row::new().soft(self.label(key)).wrapped(WIDTH - 1))
            .map(|row| Row::new().plain(" ").and(row))
            .collect()
    }

    /// A kind's name in at most seven columns.
    fn kind(&self, kind: games::syndicate::Kind) -> String {
        self.label(match kind {
            games::syndicate::Kind::Information => "board-syndicate-information",
            games::syndicate::Kind::Service => "board-syndicate-service",
            games::syndicate::Kind::Transport => "board-syndicate-transport",
            games::syndicate::Kind::Defence => "board-syndicate-defence",
            games::syndicate::Kind::Industry => "board-syndicate-industry",
        })
    }

    /// Points with their unit.
    fn vp(&self, vp: u16) -> String {
        self.say(&Phrase::new("board-syndicate-vp").number("vp", vp))
    }
}

/// The width of a text in a right-aligned column.
fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(columns(text))))
}
