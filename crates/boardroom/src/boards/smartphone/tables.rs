//! The technologies, the improvements and tokens that can be taken, and the directives.

use super::{Board, COLUMNS, hanging, shapes, signs};
use crate::terminal::{Row, Tint};
use games::smartphone::pieces::{Power, Side};
use games::smartphone::tile::Tile;
use games::smartphone::view::{DirectiveView, TechnologyView};
use kernel::Phrase;

/// Where the words of a technology begin.
const WORDS: usize = 33;

impl Board<'_> {
    pub(super) fn technologies(&self) -> Vec<Row> {
        let label = |key: &str| Row::new().soft(self.label(key));
        let head = Row::new().plain(" ").and(label("board-smartphone-technology")).padded(12);
        let head = head.and(label("board-smartphone-cost")).padded(18).and(label("board-smartphone-me")).padded(23);
        let head = head.and(label("board-smartphone-patent")).padded(WORDS).and(label("board-smartphone-power"));
        let each = self.view.technologies.iter().flat_map(|technology| self.technology(technology));
        std::iter::once(head).chain(each).collect()
    }

    /// The costs before and after the patent is taken; the viewer's markers of what it costs them; the patent or its
    /// holder; who has researched it; what it does.
    fn technology(&self, view: &TechnologyView) -> Vec<Row> {
        let TechnologyView { technology, power, patent, offices, cost } = view;
        let printed = &self.printed.technologies[technology.index()];
        let row = Row::new().plain(" ").and(signs::letter(*technology)).plain(" ");
        let row = row.with(Tint::Strong, self.say(&technology.say())).padded(12);
        let row = row.soft(format!("{}/{}", printed.before, printed.after)).padded(18);
        let row = match (self.me(), cost) {
            (Some(me), _) if offices.contains(&me.seat) => row.with(Tint::Good, "✓"),
            (Some(me), Some(cost)) => {
                let on = me.researching.iter().find(|(on, _)| on == technology).map_or(0, |(_, markers)| *markers);
                row.with(if on > 0 { Tint::Strong } else { Tint::Plain }, format!("{on}/{cost}"))
            }
            _ => row,
        };
        let row =
            row.padded(23).with(if patent.is_some() { Tint::Soft } else { Tint::Strong }, printed.patent.to_string());
        let row = row.and(shapes(patent)).padded(27).and(shapes(offices)).padded(WORDS);
        hanging(COLUMNS, row, WORDS, &Row::new().plain(self.say(&power.say())))
    }

    /// The row of improvements, the mini improvements and goods tokens that are left; the retailers beside the board if
    /// somebody can lay one.
    pub(super) fn supply(&self) -> Vec<Row> {
        let view = self.view;
        let named = |key: &str, row: Row| Row::new().soft(format!("{} ", self.label(key))).and(row);
        let place = |tile: &Option<Tile>| tile.map_or_else(|| Row::new().soft("–"), signs::tile);
        let some = |key: &'static str, count: u8| self.say(&Phrase::new(key).number("count", count));
        let row = named("board-smartphone-row", signs::joined(view.row.iter().map(place)));
        let row = row.soft(" · ").plain(some("board-smartphone-pile", view.pile));
        let mut rows = vec![row.soft(" · ").plain(some("board-smartphone-tokens-left", view.tokens))];
        if !view.minis.is_empty() {
            let minis: Vec<Tile> = view.minis.iter().map(|symbol| Tile::mini(*symbol)).collect();
            rows.push(named("board-smartphone-minis", signs::tiles(&minis)));
        }
        if view.technologies.iter().any(|technology| technology.power == Power::N10) && !view.retailers.is_empty() {
            let each = view.retailers.iter().map(|retailer| Row::new().plain(self.retailer(*retailer)));
            rows.push(named("board-smartphone-retailers", signs::joined(each)));
        }
        rows.iter().flat_map(|row| hanging(COLUMNS, Row::new(), 1, row)).collect()
    }

    /// `R1 S 11,7,4/8,7,6;`.
    fn retailer(&self, number: u8) -> String {
        let row = &self.printed.retailers[usize::from(number) - 1];
        let spaces = |side| row.spaces(side).iter().map(u8::to_string).collect::<Vec<_>>().join(",");
        format!("{} {:?} {}/{};", row.id, row.size, spaces(Side::A), spaces(Side::B))
    }

    /// Each directive: its number, who has taken it, how much of it the viewer has, its words.
    pub(super) fn directives(&self) -> Vec<Row> {
        if self.view.directives.is_empty() {
            return Vec::new();
        }
        let each = Phrase::new("board-smartphone-directives").number("vp", self.printed.numbers.directive_vp);
        let mut rows = vec![Row::new().soft(format!(" {}", self.say(&each)))];
        rows.extend(self.view.directives.iter().flat_map(|directive| self.directive(directive)));
        rows
    }

    fn directive(&self, view: &DirectiveView) -> Vec<Row> {
        let head = Row::new().plain(" ").with(Tint::Strong, format!("{:>2}", view.number)).plain(" ");
        let declined = self.me().is_some_and(|me| view.declined.contains(&me.seat));
        let head = head.and(shapes(&view.taken)).soft(if declined { "×" } else { "" }).padded(6);
        let mine = self.me().and_then(|me| view.reached.get(me.seat.index())).filter(|_| view.taken.is_none());
        let mine = mine.map(|reached| format!("{reached:>3}")).unwrap_or_default();
        let head = head.with(Tint::Strong, mine);
        let printed = self.printed.directives.iter().find(|row| row.number == view.number);
        let words = printed.map(|row| self.say(&row.goal.say().number("n", row.threshold))).unwrap_or_default();
        let tint = if view.taken.is_some() { Tint::Soft } else { Tint::Plain };
        hanging(COLUMNS, head, 11, &Row::new().with(tint, words))
    }
}
