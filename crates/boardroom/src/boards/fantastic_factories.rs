//! Fantastic Factories: the market, the viewer's own place, the others at a glance.
//!
//! Tokens, dice and cards are written in signs that need no language; the legend explains them.

mod effect;
mod market;
mod others;
mod own;
mod signs;

use super::{Part, Scene, typed};
use crate::terminal::{Row, Tint, WIDTH, columns};
use games::fantastic_factories::cards::Blueprint;
use games::fantastic_factories::view::StageView;
use games::fantastic_factories::{Kind, Print, Printed, Prints, View};
use kernel::{Phrase, Seat, Viewer};
use serde_json::Value;

impl super::Board for games::fantastic_factories::FantasticFactories {
    const ACCENT: [&'static str; 2] = ["#b4560c", "#f0a257"];

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
        rows.push(board.header());
        rows.extend(board.order());
        rows.extend(board.market());
        rows.push(Row::new());
    }
    rows.extend(own.map(|seat| board.large(seat)).unwrap_or_default());
    if part == Part::Whole {
        rows.extend(board.others(own));
        if scene.legend {
            rows.push(Row::new());
            rows.extend(board.legend());
        }
    }
    rows.into_iter().map(|row| row.trimmed().cut(WIDTH)).collect()
}

/// The types in the order in which they are shown.
const KINDS: [Kind; 5] = [Kind::Production, Kind::Utility, Kind::Training, Kind::Monument, Kind::Special];

type Board<'a> = super::Drawing<'a, View, Printed>;

impl<'a> Board<'a> {
    fn card(&self, print: Print) -> &'a Blueprint {
        &self.printed.blueprints[usize::from(print) - 1]
    }

    /// Whose place is drawn large: the viewer's; for an onlooker, that of whoever is asked.
    fn own(&self) -> Option<Seat> {
        let seats: Vec<Seat> = (0..self.view.players.len()).filter_map(Seat::checked).collect();
        self.scene.large(&seats, &self.view.asked, |seat| *seat).copied()
    }

    /// Whether it is for the viewer to choose in the market.
    fn choosing(&self) -> bool {
        let asked = |seat: &Seat| self.scene.viewer == Viewer::Seat(*seat);
        self.view.stage == StageView::Market && self.view.asked.iter().any(asked)
    }

    fn header(&self) -> Row {
        let last = self.view.last_round == Some(self.view.round);
        let round = match self.view.last_round {
            _ if last => Phrase::new("board-factories-round-last").number("round", self.view.round),
            Some(last) => Phrase::new("board-factories-round-of").number("round", self.view.round).number("last", last),
            None => Phrase::new("board-factories-round").number("round", self.view.round),
        };
        let stage = match self.view.stage {
            StageView::Market => "board-factories-market",
            StageView::Work => "board-factories-work",
            StageView::CleanUp => "board-factories-clean-up",
            StageView::Over => "board-factories-over",
        };
        let decks = &self.view.decks;
        let deck = Phrase::new("board-factories-decks")
            .count("blueprints", decks.blueprints)
            .count("discarded", self.view.discarded_blueprints.len())
            .count("contractors", decks.contractors);
        let row = Row::new().plain(" ").with(Tint::Strong, self.label("game-fantastic-factories")).soft(" · ");
        let row = row.with(if last { Tint::Bad } else { Tint::Plain }, self.say(&round));
        row.soft(" · ").with(Tint::Strong, self.label(stage)).soft(format!(" · {}", self.say(&deck)))
    }

    /// Everybody from the first player on; who is asked and who has finished.
    fn order(&self) -> Option<Row> {
        if self.view.players.len() < 2 {
            return None;
        }
        let row = Row::new().soft(format!(" {} ", self.label("board-factories-order")));
        let here = |seat: Seat| if self.view.asked.contains(&seat) { "▸" } else { " " };
        let one = |row: Row, seat: &Seat| {
            let row = row.with(Tint::Strong, format!(" {}", here(*seat))).and(self.scene.cast.label(*seat, 14));
            let done = self.view.stage == StageView::Work && self.view.players[seat.index()].finished;
            row.with(Tint::Good, if done { " ✓" } else { "" })
        };
        Some(self.view.order.iter().fold(row, one))
    }

    fn legend(&self) -> Vec<Row> {
        let keys = ["board-factories-legend-things", "board-factories-legend-types", "board-factories-legend-dice"];
        let rows = keys.into_iter().flat_map(|key| Row::new().soft(self.label(key)).wrapped(WIDTH - 1));
        rows.map(|row| Row::new().plain(" ").and(row)).collect()
    }

    /// A card's name in the language, if it has one there; a short one where the whole is long.
    fn name(&self, Blueprint { id, title, .. }: &Blueprint) -> String {
        let keys = [format!("board-factories-card-{id}"), format!("factories-card-{id}")];
        let known = keys.iter().find(|key| self.scene.texts.has(key));
        known.map_or_else(|| title.clone(), |key| self.label(key))
    }

    /// The names in a compound, by type.
    fn by_kind(&self, built: Prints) -> impl Iterator<Item = Print> {
        KINDS.into_iter().flat_map(move |kind| built.kinds().filter(move |print| self.card(*print).kind == kind))
    }

    /// The letter of a type, in its colour.
    fn kind(&self, kind: Kind) -> Row {
        let (key, colour) = match kind {
            Kind::Production => ("board-factories-production", 68),
            Kind::Utility => ("board-factories-utility", 178),
            Kind::Training => ("board-factories-training", 167),
            Kind::Monument => ("board-factories-monument", 250),
            Kind::Special => ("board-factories-special", 134),
        };
        Row::new().with(Tint::Piece(colour), self.label(key))
    }

    /// Points with their unit.
    fn vp(&self, vp: impl std::fmt::Display) -> String {
        self.say(&Phrase::new("board-factories-vp").text("vp", vp.to_string()))
    }
}

/// How many of a name, where there are several.
fn copies(copies: u8) -> String {
    if copies > 1 { format!(" ×{copies}") } else { String::new() }
}

/// A text in a right-aligned column.
fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(columns(text))))
}
