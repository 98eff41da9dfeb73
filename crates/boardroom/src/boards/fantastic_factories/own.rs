//! The viewer's own place: tokens, dice, headquarters, compound and hand.

use super::signs::{CARD, ENERGY, GOODS, METAL, cost, dice, large_die};
use super::{Board, copies, right};
use crate::boards::Block;
use crate::terminal::{Row, Tint, columns};
use games::fantastic_factories::effect::Service;
use games::fantastic_factories::view::{HandView, PlayerView, StageView};
use games::fantastic_factories::{Dice, Floor, Print};
use kernel::{Phrase, Seat, Viewer};

/// A card of the compound or the hand: two stand beside each other.
const CELL: usize = 49;
/// The headquarters, left of the dice.
const HEADQUARTERS: usize = 38;

impl Board<'_> {
    /// A place as it is played.
    pub(super) fn large(&self, seat: Seat) -> Vec<Row> {
        let player = &self.view.players[seat.index()];
        let mut rows = vec![self.own_line(seat)];
        let idle = player.dice.is_empty() && player.floors.iter().all(Dice::is_empty);
        if self.view.stage == StageView::Work || !idle {
            rows.extend(self.headquarters(player));
        }
        let built: Vec<Row> = self.by_kind(player.built).map(|print| self.built(player, print)).collect();
        rows.push(self.rule("board-factories-compound", player.built.len(), None));
        rows.extend(pairs(&built));
        if self.scene.viewer == Viewer::Seat(seat)
            && let Some(hand) = &self.view.hand
        {
            rows.push(self.rule(
                "board-factories-hand",
                player.hand,
                Some(self.surplus(hand.cards_over, hand.tokens_over)),
            ));
            let held: Vec<Row> = hand.cards.kinds().map(|print| self.held(hand, print)).collect();
            rows.extend(pairs(&held));
        }
        rows
    }

    /// The player in one row.
    fn own_line(&self, seat: Seat) -> Row {
        let (player, limits) = (&self.view.players[seat.index()], &self.printed.table);
        let row = Row::new().plain(" ").and(self.scene.cast.label(seat, 24));
        let row = row.with(Tint::Strong, format!("   {METAL} {}  {ENERGY} {}  ", player.metal, player.energy));
        let row = row.with(Tint::Strong, format!("{GOODS} {}", player.goods)).soft(format!("/{}", limits.end_goods));
        let row = row.soft(format!("   {} ", self.label("board-factories-built")));
        let row = row.with(Tint::Strong, player.built.len().to_string()).soft(format!("/{}", limits.end_built));
        let row = row.soft("   ").with(Tint::Strong, self.vp(player.score));
        match player.pending {
            Some(Service::Specialist {}) => {
                row.with(Tint::Good, format!("   {}", self.label("board-factories-pending-specialist")))
            }
            Some(service) => row.with(Tint::Good, format!("   {}", self.service(service))),
            None => row,
        }
    }

    /// Three floors, and the dice that are not placed yet beside them.
    fn headquarters(&self, player: &PlayerView) -> Vec<Row> {
        let floors = Floor::ALL.into_iter().zip(player.floors).map(|(floor, dice)| self.floor(floor, dice));
        let mut blocks = vec![Block::new(HEADQUARTERS, floors)];
        blocks.extend(player.dice.iter().map(|value| Block::new(5, large_die(value))));
        if player.dice.is_empty() {
            let key = if player.finished { "board-factories-finished" } else { "board-factories-no-dice" };
            blocks.push(Block::new(CELL, [Row::new(), Row::new().soft(self.label(key))]));
        }
        Block::beside(&blocks)
    }

    /// What a floor takes and gives, its dice and its free slots.
    fn floor(&self, floor: Floor, lying: Dice) -> Row {
        let (key, deal) = match floor {
            Floor::Research => ("factories-floor-research", format!("[a]→1{CARD}")),
            Floor::Generate => ("factories-floor-generate", format!("[1–3]→a{ENERGY}")),
            Floor::Mine => ("factories-floor-mine", format!("[4–6]→1{METAL}")),
        };
        let name = Row::new().plain(" ").plain(self.label(key)).padded(15);
        let name = name.soft(deal).padded(26).with(Tint::Strong, dice(lying));
        name.soft("[ ]".repeat(self.printed.table.floor_slots.saturating_sub(lying.len()).into()))
    }

    /// A built card: whether it was used, its name, the dice on it, what it does.
    fn built(&self, player: &PlayerView, print: Print) -> Row {
        let (mark, tint) = match (player.used.contains(&print), player.fresh.contains(&print)) {
            (true, _) => ("✓", Tint::Soft),
            (false, true) => ("+", Tint::Strong),
            (false, false) => (" ", Tint::Strong),
        };
        let card = self.card(print);
        let laid: String = player.laid.iter().filter(|(on, _)| *on == print).map(|(_, laid)| dice(*laid)).collect();
        let row = Row::new().with(Tint::Good, mark).and(self.kind(card.kind)).plain(" ");
        let row = row.with(tint, self.name(card)).plain(copies(player.built.count(print)));
        told(row.with(Tint::Strong, spaced(&laid)), tint, &self.effect(card))
    }

    /// A card of the hand: whether it can be built, its tool, cost and prestige, what it does.
    fn held(&self, hand: &HandView, print: Print) -> Row {
        let (mark, tint) = match (hand.buildable.contains(&print), hand.barred.contains(&print)) {
            (true, _) => ("▸", Tint::Lit),
            (false, true) => ("×", Tint::Soft),
            (false, false) => (" ", Tint::Plain),
        };
        let card = self.card(print);
        let first = card.prestige.first().copied().unwrap_or(0);
        let now = hand.costs.iter().find(|(of, _)| *of == print).map_or(card.cost, |(_, now)| *now);
        let facts = Row::new().plain(self.short_tool(card.tool)).padded(5).plain(right(&cost(now), 4));
        let row = Row::new().with(tint, mark).and(self.kind(card.kind)).plain(" ").and(facts);
        let row = row.soft(format!(" {first} ")).with(strong(tint), self.name(card));
        told(row.plain(copies(hand.cards.count(print))), tint, &self.effect(card))
    }

    /// A line between the parts of a place, with a name and a count in it.
    fn rule(&self, key: &str, count: usize, note: Option<Row>) -> Row {
        let row = Row::new().soft(" ── ").plain(self.label(key)).with(Tint::Strong, format!(" {count} "));
        let row = row.and(note.map_or_else(Row::new, |note| note.plain(" ")));
        let rest = (2 * CELL + 1).saturating_sub(row.width());
        row.soft("─".repeat(rest))
    }

    /// FF-280: what has to go at the clean-up; if nothing, what the columns are.
    fn surplus(&self, cards: usize, tokens: u16) -> Row {
        if cards == 0 && tokens == 0 {
            return Row::new().soft(format!("· {}", self.label("board-factories-hand-columns")));
        }
        let over = Phrase::new("board-factories-over-limit").count("cards", cards).number("tokens", tokens);
        Row::new().with(Tint::Bad, format!("▼ {}", self.say(&over)))
    }
}

/// Cells in two columns, read down the left one first.
fn pairs(cells: &[Row]) -> Vec<Row> {
    let half = cells.len().div_ceil(2);
    let left = cells.iter().take(half);
    let pair = |(at, left): (usize, &Row)| {
        let row = Row::new().plain(" ").and(left.clone().cut(CELL).padded(CELL)).plain(" ");
        row.and(cells.get(half + at).cloned().unwrap_or_default().cut(CELL))
    };
    left.enumerate().map(pair).collect()
}

fn spaced(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("  {text}") }
}

/// A name beside a lit mark is strong, not lit: the mark is enough.
fn strong(tint: Tint) -> Tint {
    if tint == Tint::Soft { Tint::Soft } else { Tint::Strong }
}

/// With what a card does, a little apart if there is room.
fn told(row: Row, tint: Tint, effect: &str) -> Row {
    let room = row.width() + columns(effect) + 2 <= CELL;
    let effect = if room { spaced(effect) } else { format!(" {effect}") };
    row.with(if tint == Tint::Soft { Tint::Soft } else { Tint::Plain }, effect)
}
