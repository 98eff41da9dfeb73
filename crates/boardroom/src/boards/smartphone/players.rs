//! The players in two rows each, and Steve's programme.

use super::{Board, COLUMNS, aligned, hanging, signs};
use crate::terminal::{Row, Tint};
use games::smartphone::pieces::Symbol;
use games::smartphone::view::{PhaseView, PlayerView, ResultView};

impl Board<'_> {
    /// What lies open of some players, under one line of labels.
    pub(super) fn players<'p>(&self, players: impl IntoIterator<Item = &'p PlayerView>) -> Vec<Row> {
        let players: Vec<&PlayerView> = players.into_iter().collect();
        let labels = players.first().map(|player| numbers(player).map(|(key, _)| Row::new().soft(self.label(key))));
        let strong = |player: &PlayerView| {
            numbers(player).map(|(_, number)| Row::new().with(Tint::Strong, number.to_string())).to_vec()
        };
        let cells = labels.iter().map(|labels| labels.to_vec()).chain(players.iter().map(|player| strong(player)));
        let mut lines = aligned(4, &cells.collect::<Vec<_>>()).into_iter();
        let mut rows: Vec<Row> = lines.next().map(|head| Row::new().padded(25).and(head)).into_iter().collect();
        for (player, line) in players.into_iter().zip(lines) {
            rows.push(self.name(player).and(line));
            let more = self.more(player);
            if more.width() > 0 {
                rows.extend(hanging(COLUMNS, Row::new(), 4, &more));
            }
        }
        rows
    }

    fn name(&self, player: &PlayerView) -> Row {
        let asked = if self.view.asked.contains(&player.seat) { "▸" } else { " " };
        let name = Row::new().with(Tint::Strong, asked).and(self.scene.cast.label(player.seat, 14)).padded(17);
        name.plain(player.company.map_or_else(String::new, |company| self.say(&company.say()))).padded(25)
    }

    /// Tiles and what the plan shows; the progress that lies on the board; Steve's programme.
    fn more(&self, player: &PlayerView) -> Row {
        if player.steve {
            return self.programme();
        }
        let mut parts = Vec::new();
        if !player.tiles.is_empty() {
            parts.push(signs::tiles(&player.tiles));
        }
        let result = player.result.as_ref().filter(|_| self.view.phase != PhaseView::Planning);
        parts.extend(result.map(|result| self.result(result)));
        if player.sealed {
            parts.push(Row::new().with(Tint::Good, self.label("board-smartphone-sealed")));
        }
        let on = |row: Row, markers: u8| row.plain(markers.to_string());
        let researching =
            player.researching.iter().map(|(technology, markers)| on(signs::letter(*technology), *markers));
        let entering =
            player.entering.iter().map(|(region, markers)| on(Row::new().plain(self.code(*region)), *markers));
        let lying: Vec<Row> = researching.chain(entering).collect();
        if !lying.is_empty() {
            let label = Row::new().soft(format!("{} ", self.label("board-smartphone-lying")));
            parts.push(label.and(signs::joined(lying.into_iter())));
        }
        let at = [("♟", player.director), ("★", player.favoured)];
        let at =
            at.into_iter().filter_map(|(sign, region)| Some(Row::new().plain(format!("{sign}{}", self.code(region?)))));
        parts.extend(at);
        let mut parts = parts.into_iter();
        let first = parts.next().unwrap_or_default();
        parts.fold(first, |row, part| row.soft(" · ").and(part))
    }

    /// What a plan comes to: `price 5 ▣4 ⌂ ✱2 »3`.
    fn result(&self, result: &ResultView) -> Row {
        let row = Row::new().soft(format!("{} ", self.label("board-smartphone-price"))).plain(result.price.to_string());
        let counts =
            [(Symbol::Goods, result.goods), (Symbol::Research, result.research), (Symbol::Logistics, result.logistics)];
        let factory = match result.symbols[Symbol::Factory.index()] {
            0 => Row::new(),
            _ => Row::new().plain(" ").and(signs::symbol(Symbol::Factory).trimmed()),
        };
        counted(row, counts).and(factory).unbroken()
    }

    /// SP-481: what Steve does in this and in the later rounds.
    fn programme(&self) -> Row {
        let to_come = self.printed.programme.iter().filter(|row| row.round >= self.view.round);
        let price = self.label("board-smartphone-price");
        let rounds = to_come.map(|row| {
            let counts =
                [(Symbol::Goods, row.goods), (Symbol::Research, row.research), (Symbol::Logistics, row.logistics)];
            counted(Row::new().soft(format!("{}: {price} ", row.round)).plain(row.price.to_string()), counts).plain(" ")
        });
        Row::new().soft(format!("{} ", self.label("board-smartphone-programme"))).and(signs::joined(rounds))
    }
}

/// What stands under which label.
fn numbers(player: &PlayerView) -> [(&'static str, i16); 8] {
    [
        ("board-smartphone-vp", player.vp),
        ("board-smartphone-price", player.price.into()),
        ("board-smartphone-goods", player.goods.into()),
        ("board-smartphone-sold", player.sold.into()),
        ("board-smartphone-progress", player.progress.into()),
        ("board-smartphone-markers", player.markers_left.into()),
        ("board-smartphone-offices", player.offices_left.into()),
        ("board-smartphone-tokens", player.tokens.into()),
    ]
}

/// With so many of some symbols: ` ▣4 ✱2 »3`.
fn counted(row: Row, counts: [(Symbol, u8); 3]) -> Row {
    counts
        .into_iter()
        .fold(row, |row, (symbol, count)| row.plain(" ").and(signs::symbol(symbol).trimmed()).plain(count.to_string()))
}
