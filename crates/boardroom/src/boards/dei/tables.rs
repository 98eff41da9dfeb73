//! The markets and the missions.

use super::{Board, aligned, hanging, shapes, signs};
use crate::terminal::{Row, Tint, WIDTH};
use games::dei::cards::Card;
use games::dei::view::{MarketView, MissionView};
use games::dei::{card_name, gear_effect};

impl Board<'_> {
    /// A card in each row: deck, outposts that are required, cost, Supplies at the end; then what it is.
    pub(super) fn markets(&self) -> Vec<Row> {
        let labels = [
            "board-dei-market",
            "board-dei-deck",
            "board-dei-required",
            "board-dei-cost",
            "board-dei-worth",
            "board-dei-card",
        ];
        let mut cells = vec![labels.map(|key| self.soft(key)).to_vec()];
        for market in &self.view.markets {
            cells.extend((0..market.cards.len()).map(|slot| self.offer(market, slot)));
        }
        with_words(cells)
    }

    fn offer(&self, market: &MarketView, slot: usize) -> Vec<Row> {
        let strong = |text: String| Row::new().with(Tint::Strong, text);
        let first = |text: String| strong(if slot == 0 { text } else { String::new() });
        let required = market.market.colour().map_or_else(Row::new, |colour| {
            Row::new().plain(self.printed.numbers.required[slot].to_string()).and(self.outpost(colour, None))
        });
        let mut cells = vec![first(self.say(&market.market.say())), first(market.deck.to_string()), required];
        match market.cards[slot].map(|card| &self.printed.cards[usize::from(card)]) {
            Some(card) => {
                let worth = strong(card.supplies.to_string());
                cells.extend([self.resources(card.technology, card.energy), worth, self.goods(card)]);
            }
            None => cells.extend([Row::new(), Row::new(), Row::new().soft("–")]),
        }
        cells
    }

    /// A card's name, what it does, and its gear effect.
    fn goods(&self, card: &Card) -> Row {
        let row = Row::new().soft(signs::id(card)).with(Tint::Strong, self.say(&card_name(card)));
        let does = Some(self.does(card)).filter(|does| card.drone.is_none() && !does.is_empty());
        let gear = card.gear.map(|gear| self.say(&gear_effect(self.printed, gear)));
        does.into_iter().chain(gear).fold(row, |row, words| row.soft(" · ").plain(words))
    }

    /// A mission in each row: what it pays in time and late, what it would pay each player now; then what it counts.
    pub(super) fn missions(&self) -> Vec<Row> {
        let humans = self.view.players.iter().filter(|player| !player.automa);
        let labels = ["board-dei-column", "board-dei-pays", "board-dei-late"].into_iter().map(|key| self.soft(key));
        let labels = labels.chain(humans.map(|player| shapes(&[player.seat]).plain(" ")));
        let mut cells = vec![labels.chain([self.soft("board-dei-mission")]).collect()];
        for (at, column) in self.view.missions.iter().enumerate() {
            cells.extend(column.iter().enumerate().map(|(place, view)| {
                let round = if place == 0 { (at + 1).to_string() } else { String::new() };
                self.mission(view, Row::new().with(Tint::Strong, round))
            }));
        }
        with_words(cells)
    }

    fn mission(&self, view: &MissionView, round: Row) -> Vec<Row> {
        let printed = &self.printed.missions[usize::from(view.mission)];
        let pays = |pays: u8, per: u8| if per == 1 { pays.to_string() } else { format!("{pays}/{per}") };
        let (upper, lower) = if view.late { (Tint::Soft, Tint::Strong) } else { (Tint::Strong, Tint::Soft) };
        let upper = Row::new().with(upper, pays(printed.pays, printed.per));
        let lower = Row::new().with(lower, pays(printed.late, printed.late_per));
        let humans = self.view.players.iter().filter(|player| !player.automa).zip(&view.pays);
        let each = humans.map(|(player, pays)| {
            let mark = if view.marks.contains(&player.seat) { "✓" } else { " " };
            Row::new().plain(format!(" {pays}")).with(Tint::Good, mark)
        });
        let words = Row::new().soft(format!("{:<6}", printed.id)).plain(self.say(&printed.counts.say()));
        [round, upper, lower].into_iter().chain(each).chain([words]).collect()
    }
}

/// A table whose first column stands to the left and whose last one is words, over as many lines as they need.
fn with_words(mut cells: Vec<Vec<Row>>) -> Vec<Row> {
    let words: Vec<Row> = cells.iter_mut().filter_map(Vec::pop).collect();
    let first = cells.iter().filter_map(|row| row.first()).map(Row::width).max().unwrap_or(0);
    for row in &mut cells {
        row[0] = std::mem::take(&mut row[0]).padded(first);
    }
    let lines = aligned(3, &cells).into_iter().zip(words);
    let hung = |(line, words): (Row, Row)| {
        let hang = line.width() + 2;
        hanging(WIDTH, line, hang, &words)
    };
    lines.flat_map(hung).collect()
}
