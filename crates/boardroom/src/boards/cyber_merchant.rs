//! Cyber Merchant: the price tracks, the black market or the market that is open, the viewer's own
//! place, the others at a glance.
//!
//! Nothing is wider than [`COLUMNS`]. Corporations go by their codes, which are the same in every
//! language.

mod lots;
mod own;
mod players;
mod signs;

use super::{Part, Scene, typed};
use crate::terminal::{Row, Tint, columns};
use games::cyber_merchant::view::{PlayerView, Printed, StageView};
use games::cyber_merchant::{Corporation, View};
use kernel::{Phrase, Seat};
use serde_json::Value;

/// How wide this board is at most.
const COLUMNS: usize = 80;

impl super::Board for games::cyber_merchant::CyberMerchant {
    const ACCENT: [&'static str; 2] = ["#6a45c4", "#ab93f5"];

    fn draw(view: &Value, printed: &Value, scene: Scene<'_>, part: Part) -> Option<Vec<Row>> {
        let (view, printed) = typed(view, printed)?;
        Some(draw(&view, &printed, scene, part))
    }
}

fn draw(view: &View, printed: &Printed, scene: Scene<'_>, part: Part) -> Vec<Row> {
    let board = Board { view, printed, scene };
    let own = board.own();
    let mut rows = Vec::new();
    if part == Part::Whole {
        rows.push(board.header());
        rows.push(board.order());
        rows.extend(board.tracks());
        rows.extend(board.middle());
        rows.push(Row::new());
    }
    rows.extend(own.map(|player| board.large(player)).unwrap_or_default());
    if part == Part::Whole {
        rows.push(Row::new());
        rows.extend(board.others(own));
        if scene.legend {
            rows.push(Row::new());
            rows.extend(board.legend());
        }
    }
    rows.into_iter().map(|row| row.trimmed().cut(COLUMNS)).collect()
}

type Board<'a> = super::Drawing<'a, View, Printed>;

impl<'a> Board<'a> {
    /// Everybody clockwise from a seat on.
    fn clockwise(&self, from: Seat) -> impl Iterator<Item = &'a PlayerView> + use<'a> {
        let players = &self.view.players;
        players.iter().cycle().skip(from.index()).take(players.len())
    }

    fn is_asked(&self, player: &PlayerView) -> bool {
        self.view.asked.contains(&player.seat)
    }

    /// Whose place is drawn large: the viewer's; for an onlooker, that of whoever is asked.
    fn own(&self) -> Option<&'a PlayerView> {
        self.scene.large(&self.view.players, &self.view.asked, |player| player.seat)
    }

    fn header(&self) -> Row {
        let (view, limits) = (self.view, &self.printed.table);
        let of = |key: &'static str, now: u8, last: u8| Phrase::new(key).number("now", now).number("last", last);
        let row = Row::new().plain(" ").with(Tint::Strong, self.label("game-cyber-merchant")).soft(" · ");
        let row = row.plain(self.say(&of("board-merchant-round", view.round, limits.rounds))).soft(" · ");
        let auction = Row::new().plain(self.say(&of("board-merchant-auction", view.auction, limits.auctions)));
        let (auction, stage) = match view.stage {
            StageView::Bidding => (auction.soft(" · "), "board-merchant-bidding"),
            StageView::Trick | StageView::Stolen { .. } | StageView::Gifts | StageView::Returns => {
                (auction.soft(" · "), "board-merchant-tricks")
            }
            StageView::Commit => (Row::new(), "board-merchant-commit"),
            StageView::Market { .. } => (Row::new(), "board-merchant-market"),
            StageView::Credits => (Row::new(), "board-merchant-credits"),
            StageView::Over => (Row::new(), "board-merchant-over"),
        };
        row.and(auction).with(Tint::Strong, self.label(stage))
    }

    /// Everybody from the first player on; who is asked and who has chosen in secret.
    fn order(&self) -> Row {
        let row = Row::new().soft(format!(" {} ", self.label("board-merchant-order")));
        self.clockwise(self.view.first).fold(row, |row, player| {
            let row = row.with(Tint::Strong, if self.is_asked(player) { " ▸" } else { "  " });
            let row = row.and(self.scene.cast.label(player.seat, 14));
            row.with(Tint::Good, if player.back.sealed { "✓" } else { "" })
        })
    }

    /// A price track in a row: the marker is the price on its mark. Beside them the deck and the
    /// discard pile.
    fn tracks(&self) -> Vec<Row> {
        let discarded: usize = self.view.discard.iter().map(|(_, count)| usize::from(*count)).sum();
        let deck = Phrase::new("board-merchant-deck").number("deck", self.view.deck);
        let discard = Phrase::new("board-merchant-discard").count("discard", discarded);
        let mut beside = [self.say(&deck), self.say(&discard)].into_iter();
        let row = |(corporation, price)| {
            let (row, beside) = (self.track(corporation, price), beside.next().unwrap_or_default());
            let width = COLUMNS.saturating_sub(columns(&beside));
            row.padded(width).soft(beside)
        };
        Corporation::ALL.into_iter().zip(self.view.prices.iter().copied()).map(row).collect()
    }

    fn track(&self, corporation: Corporation, price: u8) -> Row {
        let row = Row::new().plain(" ").and(signs::code(corporation)).plain(" ");
        let row = row.plain(self.printed.corporations[corporation.index()].as_str()).cut(25).padded(26);
        let mark = |row: Row, mark: u8| match mark == price {
            true => row.with(signs::tint(corporation), format!("{mark:>3}")),
            false => row.soft("  ·"),
        };
        let row = (1..=self.printed.table.price_last).fold(row, mark);
        let sold = matches!(self.view.stage, StageView::Market { corporation: sold, .. } if sold == corporation);
        let row = row.with(Tint::Strong, if sold { "  ◂" } else { "" });
        let token = corporation.index() < self.view.tokens.unwrap_or(0).into();
        row.with(Tint::Strong, if token { "  (?)" } else { "" })
    }

    /// What goes on between the prices and the players.
    fn middle(&self) -> Vec<Row> {
        let turn = |key: &'static str| match self.view.turn {
            Some(seat) => vec![self.rule(self.scene.cast.tinted(&self.say(&Phrase::new(key).seat("seat", seat))))],
            None => Vec::new(),
        };
        match self.view.stage {
            StageView::Bidding => self.lots(),
            StageView::Market { caller, corporation } => self.market(caller, corporation),
            StageView::Stolen { card } => {
                let title = self.printed.cards[usize::from(card)].title.as_str();
                let stolen = Phrase::new("board-merchant-stolen").text("trick", title);
                let told = |seat: Seat| self.scene.cast.tinted(&self.say(&stolen.clone().seat("seat", seat)));
                self.view.turn.map(|seat| self.rule(told(seat))).into_iter().collect()
            }
            StageView::Gifts => turn("board-merchant-gifts"),
            StageView::Returns => turn("board-merchant-returns"),
            StageView::Trick | StageView::Commit | StageView::Credits | StageView::Over => Vec::new(),
        }
    }

    /// A line between parts, with a title in it.
    fn rule(&self, title: Row) -> Row {
        let row = Row::new().soft(" ── ").and(title.cut(COLUMNS - 8)).plain(" ");
        let rest = COLUMNS.saturating_sub(row.width());
        row.soft("─".repeat(rest))
    }

    /// The signs explained; and what there is time to read: the discard pile (CM-110).
    fn legend(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        if !self.view.discard.is_empty() {
            let discard = Row::new().soft(format!("{}: ", self.label("board-merchant-discarded")));
            rows.push(discard.and(self.tally(&self.view.discard)));
        }
        let tokens = ("board-merchant-legend-tokens", self.view.tokens.is_some());
        let notes = ("board-merchant-legend-notes", self.view.players.iter().any(|player| player.notes.is_some()));
        let mut keys =
            vec!["board-merchant-legend-players", "board-merchant-legend-cards", "board-merchant-legend-tricks"];
        keys.extend([tokens, notes].into_iter().filter(|(_, there)| *there).map(|(key, _)| key));
        rows.extend(keys.into_iter().map(|key| Row::new().soft(self.label(key))));
        let indented = |row: Row| Row::new().plain(" ").and(row);
        rows.iter().flat_map(|row| row.wrapped(COLUMNS - 1)).map(indented).collect()
    }
}
