//! Cyber Merchant: the price tracks, the black market or the market that is open, the viewer's own
//! place, the others at a glance.
//!
//! Nothing is wider than [`COLUMNS`]. Corporations go by their codes, which are the same in every
//! language.

mod lots;
mod own;
mod players;
mod signs;

use super::{Part, Scene};
use crate::terminal::{Row, Tint, columns};
use cyber_merchant::view::{PlayerView, StageView, TrackView};
use cyber_merchant::{CyberDeck, Notes, View};
use kernel::{Phrase, Seat, Viewer};

/// How wide this board is at most.
const COLUMNS: usize = 80;

pub(super) fn draw(view: &View, _: &(), scene: Scene<'_>, part: Part) -> Vec<Row> {
    let board = Board { view, scene };
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

/// The view with what it is drawn with.
#[derive(Clone, Copy)]
struct Board<'a> {
    view: &'a View,
    scene: Scene<'a>,
}

impl<'a> Board<'a> {
    fn label(&self, key: &str) -> String {
        self.scene.label(key)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.scene.say(phrase)
    }

    fn player(&self, seat: Seat) -> Option<&'a PlayerView> {
        self.view.players.iter().find(|player| player.seat == seat)
    }

    /// Whose place is drawn large: the viewer's; for an onlooker, that of whoever is asked.
    fn own(&self) -> Option<&'a PlayerView> {
        self.scene.large(&self.view.players, &self.view.asked, |player| player.seat)
    }

    /// Whether the viewer is the one who chooses now.
    fn choosing(&self) -> bool {
        self.view.asked.iter().any(|seat| self.scene.viewer == Viewer::Seat(*seat))
    }

    fn header(&self) -> Row {
        let (view, limits) = (self.view, &self.view.limits);
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
            StageView::Market => (Row::new(), "board-merchant-market"),
            StageView::Credits => (Row::new(), "board-merchant-credits"),
            StageView::Over => (Row::new(), "board-merchant-over"),
        };
        row.and(auction).with(Tint::Strong, self.label(stage))
    }

    /// Everybody from the first player on; who is asked and who has chosen in secret.
    fn order(&self) -> Row {
        let row = Row::new().soft(format!(" {} ", self.label("board-merchant-order")));
        self.view.order.iter().fold(row, |row, seat| {
            let player = self.player(*seat);
            let row = row.with(Tint::Strong, if player.is_some_and(|player| player.asked) { " ▸" } else { "  " });
            let row = row.and(self.scene.cast.label(*seat, 14));
            row.with(Tint::Good, if player.is_some_and(|player| player.sealed) { "✓" } else { "" })
        })
    }

    /// A price track in a row: the marker is the price on its mark. Beside them the deck and the
    /// discard pile.
    fn tracks(&self) -> Vec<Row> {
        let discarded: usize = self.view.discard.iter().map(|card| usize::from(card.count)).sum();
        let deck = Phrase::new("board-merchant-deck").number("deck", self.view.deck);
        let discard = Phrase::new("board-merchant-discard").count("discard", discarded);
        let mut beside = [self.say(&deck), self.say(&discard)].into_iter();
        let row = |track: &TrackView| {
            let (row, beside) = (self.track(track), beside.next().unwrap_or_default());
            let width = COLUMNS.saturating_sub(columns(&beside));
            row.padded(width).soft(beside)
        };
        self.view.tracks.iter().map(row).collect()
    }

    fn track(&self, track: &TrackView) -> Row {
        let row = Row::new().plain(" ").and(signs::code(track.corporation)).plain(" ");
        let row = row.plain(track.title.as_str()).cut(25).padded(26);
        let mark = |row: Row, mark: u8| match mark == track.price {
            true => row.with(signs::tint(track.corporation), format!("{mark:>3}")),
            false => row.soft("  ·"),
        };
        let row = (1..=self.view.limits.price_last).fold(row, mark);
        let sold = self.view.market.as_ref().is_some_and(|market| market.corporation == track.corporation);
        let row = row.with(Tint::Strong, if sold { "  ◂" } else { "" });
        row.with(Tint::Strong, if track.token { "  (?)" } else { "" })
    }

    /// What goes on between the prices and the players.
    fn middle(&self) -> Vec<Row> {
        let turn = |key: &'static str| match self.view.turn {
            Some(seat) => vec![self.rule(self.scene.cast.tinted(&self.say(&Phrase::new(key).seat("seat", seat))))],
            None => Vec::new(),
        };
        match &self.view.stage {
            StageView::Bidding => self.lots(),
            StageView::Market => self.market(),
            StageView::Stolen { card } => {
                let stolen = Phrase::new("board-merchant-stolen").text("trick", card.title.as_str());
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
            rows.push(discard.and(signs::tally(&self.view.discard)));
        }
        let mut keys =
            vec!["board-merchant-legend-players", "board-merchant-legend-cards", "board-merchant-legend-tricks"];
        if self.view.options.cyber_deck == CyberDeck::On {
            keys.push("board-merchant-legend-tokens");
        }
        if self.view.options.notes == Notes::Shown {
            keys.push("board-merchant-legend-notes");
        }
        rows.extend(keys.into_iter().map(|key| Row::new().soft(self.label(key))));
        let indented = |row: Row| Row::new().plain(" ").and(row);
        rows.iter().flat_map(|row| row.wrapped(COLUMNS - 1)).map(indented).collect()
    }
}
