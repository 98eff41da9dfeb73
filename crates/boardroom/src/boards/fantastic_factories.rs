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
use games::fantastic_factories::view::{PlayerView, StageView};
use games::fantastic_factories::{Kind, View};
use kernel::{Phrase, Seat, Viewer};
use serde_json::Value;

impl super::Board for games::fantastic_factories::FantasticFactories {
    const ACCENT: [&'static str; 2] = ["#b4560c", "#f0a257"];

    fn draw(view: &Value, printed: &Value, scene: Scene<'_>, part: Part) -> Option<Vec<Row>> {
        let (view, ()) = typed(view, printed)?;
        Some(draw(&view, scene, part))
    }
}

fn draw(view: &View, scene: Scene<'_>, part: Part) -> Vec<Row> {
    let board = Board { view, scene };
    let own = board.own();
    let mut rows = Vec::new();
    if part == Part::Whole {
        rows.push(board.header());
        rows.extend(board.order());
        rows.extend(board.market());
        rows.push(Row::new());
    }
    rows.extend(own.map(|player| board.large(player)).unwrap_or_default());
    if part == Part::Whole {
        rows.extend(board.others(own));
        if scene.legend {
            rows.push(Row::new());
            rows.extend(board.legend());
        }
    }
    rows.into_iter().map(|row| row.trimmed().cut(WIDTH)).collect()
}

/// The view with what it is drawn with.
#[derive(Clone, Copy)]
struct Board<'a> {
    view: &'a View,
    scene: Scene<'a>,
}

impl<'a> Board<'a> {
    fn label(&self, key: &str) -> String {
        self.scene.label(key)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.scene.say(phrase)
    }

    fn player(&self, seat: Seat) -> Option<&'a PlayerView> {
        self.view.players.iter().find(|player| player.seat == seat)
    }

    /// Whose place is drawn large: the viewer's; for an onlooker, that of whoever is asked.
    fn own(&self) -> Option<&'a PlayerView> {
        self.scene.large(&self.view.players, &self.view.asked, |player| player.seat)
    }

    /// Whether it is for the viewer to choose in the market.
    fn choosing(&self) -> bool {
        let asked = |seat: &Seat| self.scene.viewer == Viewer::Seat(*seat);
        matches!(self.view.stage, StageView::Market { .. }) && self.view.asked.iter().any(asked)
    }

    fn header(&self) -> Row {
        let last = self.view.last_round == Some(self.view.round);
        let round = match self.view.last_round {
            _ if last => Phrase::new("board-factories-round-last").number("round", self.view.round),
            Some(last) => Phrase::new("board-factories-round-of").number("round", self.view.round).number("last", last),
            None => Phrase::new("board-factories-round").number("round", self.view.round),
        };
        let stage = match self.view.stage {
            StageView::Market { .. } => "board-factories-market",
            StageView::Work => "board-factories-work",
            StageView::CleanUp => "board-factories-clean-up",
            StageView::Over => "board-factories-over",
        };
        let decks = &self.view.decks;
        let discarded =
            |names: &[games::fantastic_factories::view::NameView]| names.iter().map(|name| name.copies).sum();
        let deck = Phrase::new("board-factories-decks")
            .count("blueprints", decks.blueprints)
            .count("discarded", discarded(&decks.discarded_blueprints))
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
            let done = self.view.stage == StageView::Work && self.player(*seat).is_some_and(|player| player.finished);
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
    fn name(&self, id: &str, title: &str) -> String {
        let keys = [format!("board-factories-card-{id}"), format!("factories-card-{id}")];
        let known = keys.iter().find(|key| self.scene.texts.has(key));
        known.map_or_else(|| title.to_owned(), |key| self.label(key))
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

/// A text in a right-aligned column.
fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(columns(text))))
}
