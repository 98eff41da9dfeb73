//! Tokens, goods, blueprints, dice and tools as signs.

use super::Board;
use crate::terminal::{Row, Tint};
use games::fantastic_factories::{Amount, Dice, Token, Tool};

/// Metal.
pub(super) const METAL: &str = "▬";
/// Energy.
pub(super) const ENERGY: &str = "↯";
/// Goods.
pub(super) const GOODS: &str = "▣";
/// A blueprint.
pub(super) const CARD: &str = "▤";

/// The sign of a token.
pub(super) fn token(token: Token) -> &'static str {
    match token {
        Token::Metal => METAL,
        Token::Energy => ENERGY,
    }
}

/// The parts of an amount: `2▣ 1▬`.
pub(super) fn amount(amount: Amount) -> Vec<String> {
    let parts = [(amount.goods, GOODS), (amount.metal, METAL), (amount.energy, ENERGY), (amount.cards, CARD)];
    parts.into_iter().filter(|(n, _)| *n > 0).map(|(n, sign)| format!("{n}{sign}")).collect()
}

/// A cost in four columns: `2▬3↯`; what costs nothing has a dash.
pub(super) fn cost(cost: Amount) -> String {
    let parts = amount(cost);
    if parts.is_empty() { "–".to_owned() } else { parts.concat() }
}

/// Dice in a row: `[2][5]`.
pub(super) fn dice(dice: Dice) -> String {
    dice.iter().map(|value| format!("[{value}]")).collect()
}

/// A die as large as three rows.
pub(super) fn large_die(value: u8) -> [Row; 3] {
    let edge = |text: &str| Row::new().plain(text);
    let face = Row::new().plain("│ ").with(Tint::Strong, value.to_string()).plain(" │");
    [edge("┌───┐"), face, edge("└───┘")]
}

impl Board<'_> {
    /// A tool as a word.
    pub(super) fn tool(&self, tool: Tool) -> String {
        self.label(match tool {
            Tool::Hammer => "board-factories-hammer",
            Tool::Wrench => "board-factories-wrench",
            Tool::Gear => "board-factories-gear",
            Tool::Shovel => "board-factories-shovel",
        })
    }

    /// A tool in at most four letters.
    pub(super) fn short_tool(&self, tool: Tool) -> String {
        self.label(match tool {
            Tool::Hammer => "board-factories-hammer-short",
            Tool::Wrench => "board-factories-wrench-short",
            Tool::Gear => "board-factories-gear-short",
            Tool::Shovel => "board-factories-shovel-short",
        })
    }
}
