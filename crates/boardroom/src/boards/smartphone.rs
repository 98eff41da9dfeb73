//! Smartphone Inc.: the technologies, the map, what can be taken, the players, and the viewer's pads or plan.
//!
//! Symbols and technologies are written in signs, regions in three letters of the language; the legend explains them.
//! The board is meant for [`COLUMNS`]; only a region with many directors and reservations needs more.

mod map;
mod plan;
mod players;
mod signs;
mod tables;

use super::{Part, Scene, aligned, hanging, shapes, spaced, typed};
use crate::terminal::{Row, Tint};
use games::smartphone::view::{PhaseView, PlayerView};
use games::smartphone::{Printed, View};
use kernel::{Phrase, Viewer};
use serde::Deserialize;
use serde_json::Value;

/// How wide sentences and tables are.
const COLUMNS: usize = 80;

impl super::Board for games::smartphone::Smartphone {
    const ACCENT: [&'static str; 2] = ["#1f5fbf", "#7fb0ff"];

    fn draw(view: &Value, printed: &Value, scene: Scene<'_>, part: Part) -> Option<Vec<Row>> {
        let (view, printed) = typed(view, printed)?;
        Some(draw(&view, &printed, scene, part))
    }

    const DRAFT: Option<super::DrawDraft> = Some(|printed, scene, draft| {
        let printed = Printed::deserialize(printed).ok()?;
        Some(plan::draft(&printed, scene, draft).into_iter().map(Row::trimmed).collect())
    });
}

fn draw(view: &View, printed: &Printed, scene: Scene<'_>, part: Part) -> Vec<Row> {
    let board = Board { view, printed, scene };
    let own = board.own();
    let place = || own.map(|player| board.place(player)).unwrap_or_default();
    let parts = match part {
        Part::Whole => {
            let legend = if scene.legend { board.legend() } else { Vec::new() };
            vec![
                vec![board.header(), board.order()],
                board.technologies(),
                board.map(),
                board.supply(),
                board.directives(),
                board.players(&view.players),
                place(),
                legend,
            ]
        }
        Part::Own => {
            let table = match view.phase {
                PhaseView::Improvement => board.supply(),
                PhaseView::Research => board.technologies(),
                PhaseView::Setup | PhaseView::Logistics | PhaseView::Selling | PhaseView::Profit => board.map(),
                PhaseView::Planning | PhaseView::Price | PhaseView::Production | PhaseView::Over => place(),
            };
            vec![table, board.players(own)]
        }
    };
    spaced(parts)
}

type Board<'a> = super::Drawing<'a, View, Printed>;

impl<'a> Board<'a> {
    /// Whose place is drawn large: the viewer's; for an onlooker, that of whoever is asked.
    fn own(&self) -> Option<&'a PlayerView> {
        self.scene.large(&self.view.players, &self.view.asked, |player| player.seat)
    }

    /// The viewer, if they play.
    fn me(&self) -> Option<&'a PlayerView> {
        self.own().filter(|player| self.scene.viewer == Viewer::Seat(player.seat))
    }

    fn header(&self) -> Row {
        let round = Phrase::new("board-smartphone-round").number("now", self.view.round);
        let round = self.say(&round.count("last", self.printed.programme.len()));
        let phase = match self.view.phase {
            PhaseView::Setup => "board-smartphone-setup",
            PhaseView::Planning => "board-smartphone-planning",
            PhaseView::Price => "board-smartphone-pricing",
            PhaseView::Production => "board-smartphone-production",
            PhaseView::Improvement => "board-smartphone-improvement",
            PhaseView::Research => "board-smartphone-research",
            PhaseView::Logistics => "board-smartphone-logistics",
            PhaseView::Selling => "board-smartphone-selling",
            PhaseView::Profit => "board-smartphone-profit",
            PhaseView::Over => "board-smartphone-over",
        };
        let row = Row::new().plain(" ").with(Tint::Strong, self.label("game-smartphone")).soft(" · ");
        row.plain(round).soft(" · ").with(Tint::Strong, self.label(phase))
    }

    /// Everybody in the order of the phase: who is asked and who has sealed a plan.
    fn order(&self) -> Row {
        let row = Row::new().soft(format!(" {} ", self.label("board-smartphone-order")));
        let seats = self.view.players.iter().map(|player| player.seat);
        let order = if self.view.order.is_empty() { seats.collect() } else { self.view.order.clone() };
        order.into_iter().fold(row, |row, seat| {
            let row = match (self.view.asked.contains(&seat), self.view.players[seat.index()].sealed) {
                (true, _) => row.with(Tint::Strong, " ▸"),
                (false, true) => row.with(Tint::Good, " ✓"),
                (false, false) => row.plain("  "),
            };
            row.and(self.scene.cast.label(seat, 12))
        })
    }

    fn legend(&self) -> Vec<Row> {
        let keys = [
            "board-smartphone-legend-players",
            "board-smartphone-legend-symbols",
            "board-smartphone-legend-technologies",
            "board-smartphone-legend-map",
            "board-smartphone-legend-customers",
        ];
        keys.into_iter().flat_map(|key| hanging(COLUMNS, Row::new(), 1, &Row::new().soft(self.label(key)))).collect()
    }
}
