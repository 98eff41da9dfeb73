//! Outposts, resources, cards and advantages in few words.

use super::Board;
use crate::terminal::{Row, Tint, shape};
use games::dei::cards::Card;
use games::dei::{Advantage, By, Colour, Drone, Paint};
use kernel::{CardId, Phrase, Seat};

/// What belongs to nobody.
pub(super) const NEUTRAL: &str = "○";

/// One after the other, each kept together.
pub(super) fn beside(parts: impl IntoIterator<Item = Row>) -> Row {
    separated(parts, "")
}

/// The same with dots between them.
pub(super) fn listed(parts: impl IntoIterator<Item = Row>) -> Row {
    separated(parts, "\u{a0}·")
}

fn separated(parts: impl IntoIterator<Item = Row>, sign: &str) -> Row {
    parts.into_iter().fold(Row::new(), |row, part| {
        let row = if row.width() > 0 { row.soft(sign).plain(" ") } else { row };
        row.and(part.unbroken())
    })
}

/// The id of a card; cards of factions and drones go by what they do.
pub(super) fn id(card: &Card) -> String {
    if card.faction.is_none() && card.drone.is_none() { format!("{} ", card.id) } else { String::new() }
}

impl Board<'_> {
    /// `[T●]`: an outpost or its cube, by its colour and who holds it.
    pub(super) fn outpost(&self, colour: Colour, holder: Option<Seat>) -> Row {
        let tint = Tint::Piece(match colour.paint() {
            Paint::Red => 167,
            Paint::Blue => 68,
            Paint::Green => 71,
            Paint::Purple => 134,
        });
        let row = Row::new().with(tint, format!("[{}", self.label(&format!("board-{}", colour.say().key))));
        holder.into_iter().fold(row, |row, seat| row.with(Tint::Seat(seat), shape(seat))).with(tint, "]")
    }

    /// `2T 1E`, without what there is nothing of.
    pub(super) fn resources(&self, technology: u8, energy: u8) -> Row {
        let some = |count: u8, key| (count > 0).then(|| Row::new().plain(format!("{count}{}", self.label(key))));
        beside([some(technology, "board-dei-technology"), some(energy, "board-dei-energy")].into_iter().flatten())
    }

    /// Symbols in short words: `move 2`, `♛kill`, `Fly +1`, `2T→E`.
    pub(super) fn deeds(
        &self,
        symbols: impl IntoIterator<Item = (By, u8)>,
        drone: Option<(Drone, u8)>,
        exchange: u8,
    ) -> Vec<String> {
        let symbols = symbols.into_iter().filter(|(_, count)| *count > 0).map(|(by, count)| {
            let key = by.say().key;
            let leader = if key.contains("leader-") { "♛" } else { "" };
            let word = self.label(&format!("board-{}", key.replace("leader-", "")));
            if count > 1 { format!("{leader}{word} {count}") } else { format!("{leader}{word}") }
        });
        let drone = drone.map(|(drone, bonus)| format!("{} +{bonus}", self.say(&drone.say())));
        let [technology, energy] = ["board-dei-technology", "board-dei-energy"].map(|key| self.label(key));
        let exchange = (exchange > 0).then(|| format!("{exchange}{technology}→{energy}"));
        symbols.chain(drone).chain(exchange).collect()
    }

    /// What a card does when it is played: `move 2, collect, +1E`.
    pub(super) fn does(&self, card: &Card) -> String {
        let mut words = self.deeds(By::SYMBOLS.into_iter().zip(card.symbols), card.drone, card.exchange);
        let tokens = self.resources(card.gain.technology, card.gain.energy).paint(false);
        words.extend(Some(tokens).filter(|tokens| !tokens.is_empty()).map(|tokens| format!("+{tokens}")));
        let gains = [("board-dei-candies", card.gain.candies), ("board-dei-gained", card.gain.supplies)];
        let gains = gains.into_iter().filter(|(_, n)| *n > 0);
        words.extend(gains.map(|(key, n)| format!("+{}", self.say(&Phrase::new(key).number("n", n)))));
        words.join(", ")
    }

    /// A label, the number of cards, and each in short: `hand 2: move 2 · T-1 move 3`.
    pub(super) fn cards(&self, key: &str, cards: &[CardId]) -> Row {
        let each = cards.iter().map(|card| &self.printed.cards[usize::from(*card)]);
        let each = each.map(|card| Row::new().soft(id(card)).plain(self.does(card)));
        Row::new().soft(format!("{} {}: ", self.label(key), cards.len())).and(listed(each))
    }

    /// `[T] Night march`; one that is unlocked has a mark.
    pub(super) fn advantage(&self, advantage: Advantage, unlocked: bool) -> Row {
        let row = self.outpost(self.printed.advantages[advantage.index()].colour, None);
        let (mark, tint) = if unlocked { ("✓", Tint::Strong) } else { (" ", Tint::Plain) };
        row.with(Tint::Good, mark).with(tint, self.say(&advantage.say()))
    }
}
