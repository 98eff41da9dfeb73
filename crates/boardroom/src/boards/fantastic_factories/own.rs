//! The viewer's own place: tokens, dice, headquarters, compound and hand.

use super::signs::{CARD, ENERGY, GOODS, METAL, cost, dice, large_die};
use super::{Board, right};
use crate::boards::Block;
use crate::terminal::{Row, Tint, columns};
use games::fantastic_factories::Floor;
use games::fantastic_factories::view::{BuiltView, FloorView, HeldView, PendingView, PlayerView, StageView};
use kernel::{Phrase, Viewer};

/// A card of the compound or the hand: two stand beside each other.
const CELL: usize = 49;
/// The headquarters, left of the dice.
const HEADQUARTERS: usize = 38;

impl Board<'_> {
    /// A place as it is played.
    pub(super) fn large(&self, player: &PlayerView) -> Vec<Row> {
        let mut rows = vec![self.own_line(player)];
        let idle = player.dice.is_empty() && player.floors.iter().all(|floor| floor.dice.is_empty());
        if self.view.stage == StageView::Work || !idle {
            rows.extend(self.headquarters(player));
        }
        let built: Vec<Row> = player.compound.iter().flat_map(|of| &of.cards).map(|card| self.built(card)).collect();
        rows.push(self.rule("board-factories-compound", player.built, None));
        rows.extend(pairs(&built));
        if self.scene.viewer == Viewer::Seat(player.seat)
            && let Some(hand) = &self.view.hand
        {
            rows.push(self.rule(
                "board-factories-hand",
                player.hand,
                Some(self.surplus(hand.cards_over, hand.tokens_over)),
            ));
            let held: Vec<Row> = hand.cards.iter().map(|card| self.held(card)).collect();
            rows.extend(pairs(&held));
        }
        rows
    }

    /// The player in one row.
    fn own_line(&self, player: &PlayerView) -> Row {
        let limits = &self.view.limits;
        let row = Row::new().plain(" ").and(self.scene.cast.label(player.seat, 24));
        let row = row.with(Tint::Strong, format!("   {METAL} {}  {ENERGY} {}  ", player.metal, player.energy));
        let row = row.with(Tint::Strong, format!("{GOODS} {}", player.goods)).soft(format!("/{}", limits.end_goods));
        let row = row.soft(format!("   {} ", self.label("board-factories-built")));
        let row = row.with(Tint::Strong, player.built.to_string()).soft(format!("/{}", limits.end_built));
        let row = row.soft("   ").with(Tint::Strong, self.vp(player.score));
        match self.pending(player.pending) {
            Some(pending) => row.with(Tint::Good, format!("   {pending}")),
            None => row,
        }
    }

    /// What a contractor left to be done.
    pub(super) fn pending(&self, pending: PendingView) -> Option<String> {
        let number = |key: &'static str, n: u8| Some(self.say(&Phrase::new(key).number("n", n)));
        match pending {
            PendingView::Nothing => None,
            PendingView::Foreman { most } => number("board-factories-service-foreman", most),
            PendingView::ExtraDice { dice } => number("board-factories-service-dice", dice),
            PendingView::Specialist => Some(self.label("board-factories-pending-specialist")),
        }
    }

    /// Three floors, and the dice that are not placed yet beside them.
    fn headquarters(&self, player: &PlayerView) -> Vec<Row> {
        let floors = player.floors.iter().map(|floor| self.floor(floor));
        let mut blocks = vec![Block::new(HEADQUARTERS, floors)];
        blocks.extend(player.dice.iter().map(|value| Block::new(5, large_die(*value))));
        if player.dice.is_empty() {
            let key = if player.finished { "board-factories-finished" } else { "board-factories-no-dice" };
            blocks.push(Block::new(CELL, [Row::new(), Row::new().soft(self.label(key))]));
        }
        Block::beside(&blocks)
    }

    /// What a floor takes and gives, its dice and its free slots.
    fn floor(&self, floor: &FloorView) -> Row {
        let (key, deal) = match floor.floor {
            Floor::Research => ("factories-floor-research", format!("[a]→1{CARD}")),
            Floor::Generate => ("factories-floor-generate", format!("[1–3]→a{ENERGY}")),
            Floor::Mine => ("factories-floor-mine", format!("[4–6]→1{METAL}")),
        };
        let name = Row::new().plain(" ").plain(self.label(key)).padded(15);
        let name = name.soft(deal).padded(26).with(Tint::Strong, dice(&floor.dice));
        name.soft("[ ]".repeat(floor.room.into()))
    }

    /// A built card: whether it was used, its name, the dice on it, what it does.
    fn built(&self, built: &BuiltView) -> Row {
        let (mark, tint) = match (built.used, built.fresh) {
            (true, _) => ("✓", Tint::Soft),
            (false, true) => ("+", Tint::Strong),
            (false, false) => (" ", Tint::Strong),
        };
        let row = Row::new().with(Tint::Good, mark).and(self.kind(built.card.kind)).plain(" ");
        let row = row.with(tint, self.name(&built.card.id, &built.card.title)).plain(copies(built.copies));
        let row = row.with(Tint::Strong, spaced(&dice(&built.dice)));
        told(row, tint, &self.effect(&built.card))
    }

    /// A card of the hand: whether it can be built, its tool, cost and prestige, what it does.
    fn held(&self, held: &HeldView) -> Row {
        let (mark, tint) = match (held.buildable, held.barred) {
            (true, _) => ("▸", Tint::Lit),
            (false, true) => ("×", Tint::Soft),
            (false, false) => (" ", Tint::Plain),
        };
        let first = held.card.prestige.first().copied().unwrap_or(0);
        let facts = Row::new().plain(self.short_tool(held.card.tool)).padded(5).plain(right(&cost(held.cost), 4));
        let row = Row::new().with(tint, mark).and(self.kind(held.card.kind)).plain(" ").and(facts);
        let row = row.soft(format!(" {first} ")).with(strong(tint), self.name(&held.card.id, &held.card.title));
        told(row.plain(copies(held.copies.into())), tint, &self.effect(&held.card))
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

fn copies(copies: usize) -> String {
    if copies > 1 { format!(" ×{copies}") } else { String::new() }
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
