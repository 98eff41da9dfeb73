//! The players: numbers under one line of labels, advantages and cards below.

use super::{Board, aligned, hanging, signs};
use crate::terminal::{Row, Tint, WIDTH};
use games::dei::view::{AutomaView, PlayerView};
use kernel::Phrase;

/// Where the numbers begin.
const NUMBERS: usize = 30;

impl Board<'_> {
    pub(super) fn players<'p>(&self, players: impl IntoIterator<Item = &'p PlayerView>) -> Vec<Row> {
        let players: Vec<&PlayerView> = players.into_iter().collect();
        let labels = [
            "board-dei-supplies",
            "board-dei-ending",
            "board-dei-technology",
            "board-dei-energy",
            "board-dei-candy",
            "board-dei-scrappers",
        ];
        let labels = labels.into_iter().map(|key| self.soft(key));
        let labels = labels.chain(["⌂", "↕", "═"].map(|sign| Row::new().soft(sign)));
        let cubes = players.first().into_iter().flat_map(|player| &player.cubes);
        let labels = labels.chain(cubes.map(|(colour, _)| self.outpost(*colour, None))).collect();
        let cells: Vec<Vec<Row>> = std::iter::once(labels).chain(players.iter().map(|it| numbers(it))).collect();
        let mut lines = aligned(3, &cells).into_iter();
        let mut rows: Vec<Row> = lines.next().map(|head| Row::new().padded(NUMBERS).and(head)).into_iter().collect();
        for (player, line) in players.into_iter().zip(lines) {
            let asked = if self.view.asked.contains(&player.seat) { "▸" } else { " " };
            let name = Row::new().with(Tint::Strong, asked).and(self.scene.cast.label(player.seat, 14)).padded(17);
            rows.push(name.plain(self.say(&player.faction.say())).padded(NUMBERS).and(line));
            rows.extend(self.more(player).iter().flat_map(|row| hanging(WIDTH, Row::new(), 4, row)));
        }
        rows
    }

    /// Advantages and what only some factions have; the cards.
    fn more(&self, player: &PlayerView) -> Vec<Row> {
        let own = player.advantages.iter().map(|(advantage, unlocked)| self.advantage(*advantage, *unlocked));
        let counts = [
            ("board-dei-hacks", player.hacks),
            ("board-dei-owed", player.owed),
            ("board-dei-gifts-failed", player.gifts_failed.len() as u8),
        ];
        let counts = counts.into_iter().filter(|(_, n)| *n > 0);
        let counts = counts.map(|(key, n)| Row::new().plain(self.say(&Phrase::new(key).number("n", n))));
        let gift = player.gift.as_ref().and_then(|gift| {
            let row = self.printed.gifts.iter().find(|row| row.number == gift.number)?;
            let says = Phrase::new("board-dei-gift").number("number", row.number).number("has", gift.has);
            Some(Row::new().plain(self.say(&says.phrase("demands", row.demand.say().number("n", row.least)))))
        });
        let automa = self.view.automa.as_ref().filter(|_| player.automa);
        let mut rows = automa.map_or_else(|| vec![signs::listed(own.chain(counts))], |automa| self.automa(automa));
        rows.retain(|row| row.width() > 0);
        rows.extend(gift);
        let lists = [
            ("board-dei-hand", &player.hand),
            ("board-dei-up", &player.up),
            ("board-dei-down", &player.down),
            ("board-dei-bin", &player.bin),
        ];
        let lists = lists.into_iter().filter(|(_, cards)| !cards.is_empty());
        rows.extend(lists.map(|(key, cards)| self.cards(key, cards)));
        rows
    }

    /// Needs, decks and the cards on the action spaces.
    fn automa(&self, automa: &AutomaView) -> Vec<Row> {
        let needs = automa.needs.iter().zip(self.printed.numbers.needs);
        let needs = needs.map(|(colour, bonus)| Row::new().plain(format!("+{bonus} ")).and(self.outpost(*colour, None)));
        let deck = Phrase::new("board-dei-automa-deck").number("deck", automa.deck).number("discard", automa.discard);
        let needs = signs::listed(needs.chain([Row::new().plain(self.say(&deck))]));
        let spaces = automa.spaces.iter().map(|space| {
            let card = &self.printed.automa[usize::from(*space)];
            let tries: Vec<String> = card.tries.iter().map(|deed| self.say(&deed.say())).collect();
            Row::new().soft(format!("{} ", card.id)).plain(tries.join(" → "))
        });
        [self.soft("board-dei-needs").plain(" ").and(needs)].into_iter().chain(spaces).collect()
    }
}

/// Supplies, what is in reserve, and cubes.
fn numbers(player: &PlayerView) -> Vec<Row> {
    let ending = if player.ending == 0 { "–".to_owned() } else { format!("{:+}", player.ending).replace('-', "−") };
    let store = &player.store;
    let reserve = [store.technology, store.energy, store.candies, player.scrappers];
    let counts = reserve.iter().chain(&player.structures).chain(player.cubes.iter().map(|(_, cubes)| cubes));
    let texts = [player.supplies.to_string(), ending].into_iter().chain(counts.map(u8::to_string));
    texts.map(|text| Row::new().with(Tint::Strong, text)).collect()
}
