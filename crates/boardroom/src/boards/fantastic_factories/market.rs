//! The market: four blueprints, the tools, four contractors under them.

use super::Board;
use super::signs::{amount, cost};
use crate::boards::Block;
use crate::terminal::{Row, Tint, columns};
use games::fantastic_factories::Amount;
use games::fantastic_factories::view::{BlueprintView, ContractorSlot};

/// A slot with the blank beside it.
const SLOT: usize = 24;

impl Board<'_> {
    pub(super) fn market(&self) -> Vec<Row> {
        let count = self.view.blueprints.len().max(self.view.contractors.len());
        let mut blocks = vec![Block::new(1, [])];
        for at in 0..count {
            let blueprint = self.view.blueprints.get(at).and_then(Option::as_ref);
            let mut rows = self.for_sale(blueprint).to_vec();
            rows.extend(self.view.contractors.get(at).map(|slot| self.for_hire(at + 1, slot)).into_iter().flatten());
            let rows = rows.into_iter().map(|row| row.cut(SLOT - 1));
            blocks.push(Block::new(SLOT, rows));
        }
        Block::beside(&blocks)
    }

    /// Name and type; tool, cost and prestige; what it does.
    fn for_sale(&self, card: Option<&BlueprintView>) -> [Row; 3] {
        let Some(card) = card else {
            return [Row::new().soft("–"), Row::new(), Row::new()];
        };
        let name = self.kind(card.kind).plain(" ").with(Tint::Strong, self.name(&card.id, &card.title));
        let first = card.prestige.first().copied().unwrap_or(0);
        let facts = Row::new().plain(format!("  {} {} ", self.tool(card.tool), cost(card.cost))).soft("· ");
        [name, facts.plain(self.vp(first)), Row::new().plain(format!("  {}", self.effect(card)))]
    }

    /// The tool over the contractor; his name and price; what he does.
    fn for_hire(&self, number: usize, slot: &ContractorSlot) -> [Row; 3] {
        let tool = self.tool(slot.tool);
        let rest = (SLOT - 1).saturating_sub(columns(&tool) + 6);
        let line =
            Row::new().soft(format!("─{number}─ ")).with(Tint::Strong, tool).soft(format!(" {}", "─".repeat(rest)));
        let Some(contractor) = &slot.contractor else {
            return [line, Row::new().soft("–"), Row::new()];
        };
        let key = format!("factories-contractor-{}", contractor.id);
        let known = self.scene.texts.has(&key);
        let name = if known { self.label(&key) } else { contractor.title.clone() };
        let (mark, tint) = match contractor.affordable {
            true if self.choosing() => ("▸ ", Tint::Lit),
            _ => ("  ", Tint::Strong),
        };
        let price = match contractor.pay {
            Amount::NONE => String::new(),
            pay => format!(" −{}", amount(pay).join(" ")),
        };
        let head = Row::new().with(Tint::Lit, mark).with(tint, name).plain(price);
        [line, head, Row::new().plain(format!("  {}", self.service(contractor.service)))]
    }
}
