//! D.E.I.: the map, the players with their cards, the markets, the missions.
//!
//! Colours, resources and actions go by letters and short words of the language; the legend explains the signs.

mod map;
mod players;
mod signs;
mod tables;

use super::{Part, Scene, aligned, hanging, shapes, spaced, typed};
use crate::terminal::{Row, Tint, WIDTH};
use games::dei::View;
use games::dei::cards::Printed;
use games::dei::view::Moment;
use kernel::Phrase;
use serde_json::Value;

impl super::Board for games::dei::Dei {
    const ACCENT: [&'static str; 2] = ["#9a4a12", "#e6a06a"];

    fn draw(view: &Value, printed: &Value, scene: Scene<'_>, part: Part) -> Option<Vec<Row>> {
        let (view, printed) = typed(view, printed)?;
        Some(draw(&view, &printed, scene, part))
    }
}

fn draw(view: &View, printed: &Printed, scene: Scene<'_>, part: Part) -> Vec<Row> {
    let board = Board { view, printed, scene };
    match part {
        Part::Whole => spaced([
            board.header(),
            board.map(),
            board.supply(),
            board.players(&view.players),
            board.markets(),
            board.missions(),
            if scene.legend { board.legend() } else { Vec::new() },
        ]),
        Part::Own => {
            let own = scene.large(&view.players, &view.asked, |player| player.seat);
            let mut parts = vec![board.symbols(), board.map(), board.players(own)];
            if view.symbols.is_none() && view.drone.is_none() {
                parts.push(board.markets());
                parts.extend((view.moment == Moment::Third).then(|| board.missions()));
            }
            spaced(parts)
        }
    }
}

type Board<'a> = super::Drawing<'a, View, Printed>;

impl Board<'_> {
    /// Round and phase; everybody in priority; the symbols that are left.
    fn header(&self) -> Vec<Row> {
        let round = Phrase::new("board-dei-round").number("now", self.view.round);
        let moment = match self.view.moment {
            Moment::Draft => "board-dei-draft",
            Moment::First => "board-dei-first",
            Moment::Second => "board-dei-second",
            Moment::Third => "board-dei-third",
            Moment::CleanUp => "board-dei-clean-up",
            Moment::Over => "board-dei-over",
        };
        let row = Row::new().plain(" ").with(Tint::Strong, self.label("game-dei")).soft(" · ");
        let row = row.plain(self.say(&round.count("last", self.view.missions.len()))).soft(" · ");
        let order = self.view.order.iter().fold(self.soft("board-dei-order"), |row, seat| {
            let asked = if self.view.asked.contains(seat) { " ▸" } else { "  " };
            row.with(Tint::Strong, asked).and(self.scene.cast.label(*seat, 14))
        });
        let order = Row::new().plain(" ").and(order);
        [row.with(Tint::Strong, self.label(moment)), order].into_iter().chain(self.symbols()).collect()
    }

    /// What can still be used of a card, a gift or an advantage.
    fn symbols(&self) -> Vec<Row> {
        let symbols = self.view.symbols.iter();
        let words = symbols.map(|it| self.deeds(it.left.iter().copied(), it.drone, it.exchange).join(", "));
        words.map(|words| Row::new().plain(" ").and(self.soft("board-dei-left")).plain(" ").plain(words)).collect()
    }

    /// The general supply; who holds the Cathedral cube; what can be drafted.
    fn supply(&self) -> Vec<Row> {
        let (view, store) = (self.view, &self.view.supply);
        let some = |key: &'static str, n: u8| Row::new().plain(self.say(&Phrase::new(key).number("n", n)));
        let tokens = self.resources(store.technology, store.energy);
        let gifts = (view.gift_deck > 0).then(|| some("board-dei-gifts", view.gift_deck));
        let cube = view.cube.map(|(seat, colour)| {
            Row::new().plain(self.label("board-dei-cube")).plain(" ").and(self.outpost(colour, Some(seat)))
        });
        let supply = [Some(tokens), Some(some("board-dei-candies", store.candies)), gifts, cube];
        let mut rows = vec![self.soft("board-dei-supply").plain(" ").and(signs::listed(supply.into_iter().flatten()))];
        if !view.draft.is_empty() {
            let draft = view.draft.iter().map(|advantage| self.advantage(*advantage, false));
            rows.push(self.soft("board-dei-offered").plain(" ").and(signs::listed(draft)));
        }
        rows.iter().flat_map(|row| hanging(WIDTH, Row::new(), 1, row)).collect()
    }

    fn soft(&self, key: &str) -> Row {
        Row::new().soft(self.label(key))
    }

    fn legend(&self) -> Vec<Row> {
        let keys = [
            "board-dei-legend-map",
            "board-dei-legend-units",
            "board-dei-legend-ways",
            "board-dei-legend-players",
            "board-dei-legend-cards",
            "board-dei-legend-missions",
        ];
        let automa = self.view.automa.as_ref().map(|_| "board-dei-legend-automa");
        keys.into_iter().chain(automa).flat_map(|key| hanging(WIDTH, Row::new(), 1, &self.soft(key))).collect()
    }
}
