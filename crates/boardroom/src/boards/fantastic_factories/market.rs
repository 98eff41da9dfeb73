//! The market: four blueprints, the tools, four contractors under them.

use super::Board;
use super::signs::{amount, cost};
use crate::boards::Block;
use crate::terminal::{Row, Tint, columns};
use games::fantastic_factories::Amount;
use games::fantastic_factories::cards::Blueprint;

/// A slot with the blank beside it.
const SLOT: usize = 24;

impl Board<'_> {
    pub(super) fn market(&self) -> Vec<Row> {
        let mut blocks = vec![Block::new(1, [])];
        for (print, slot) in self.view.blueprints.iter().zip(1..) {
            let card = print.map(|print| self.card(print));
            let rows = self.for_sale(card).into_iter().chain(self.for_hire(slot));
            blocks.push(Block::new(SLOT, rows.map(|row| row.cut(SLOT - 1))));
        }
        Block::beside(&blocks)
    }

    /// Name and type; tool, cost and prestige; what it does.
    fn for_sale(&self, card: Option<&Blueprint>) -> [Row; 3] {
        let Some(card) = card else {
            return [Row::new().soft("–"), Row::new(), Row::new()];
        };
        let name = self.kind(card.kind).plain(" ").with(Tint::Strong, self.name(card));
        let first = card.prestige.first().copied().unwrap_or(0);
        let facts = Row::new().plain(format!("  {} {} ", self.tool(card.tool), cost(card.cost))).soft("· ");
        [name, facts.plain(self.vp(first)), Row::new().plain(format!("  {}", self.effect(card)))]
    }

    /// The tool over the contractor; their name and price; what they do.
    fn for_hire(&self, slot: u8) -> [Row; 3] {
        let at = usize::from(slot) - 1;
        let tool = self.tool(self.view.tools[at]);
        let rest = (SLOT - 1).saturating_sub(columns(&tool) + 6);
        let line =
            Row::new().soft(format!("─{slot}─ ")).with(Tint::Strong, tool).soft(format!(" {}", "─".repeat(rest)));
        let Some(number) = self.view.contractors[at] else {
            return [line, Row::new().soft("–"), Row::new()];
        };
        let contractor = &self.printed.contractors[usize::from(number) - 1];
        let key = format!("factories-contractor-{}", contractor.id);
        let known = self.scene.texts.has(&key);
        let name = if known { self.label(&key) } else { contractor.title.clone() };
        let affordable = self.view.hand.as_ref().is_some_and(|hand| hand.affordable.contains(&slot));
        let (mark, tint) = if affordable && self.choosing() { ("▸ ", Tint::Lit) } else { ("  ", Tint::Strong) };
        let price = match contractor.pay {
            Amount::NONE => String::new(),
            pay => format!(" −{}", amount(pay).join(" ")),
        };
        let head = Row::new().with(Tint::Lit, mark).with(tint, name).plain(price);
        [line, head, Row::new().plain(format!("  {}", self.service(contractor.service)))]
    }
}
