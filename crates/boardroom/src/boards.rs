//! Boards: a game's view, drawn in text of at most [`WIDTH`] columns.
//!
//! A board holds no rules: every number on it comes from the view.

mod block;

pub use block::Block;

use crate::terminal::{Cast, Row, Tint, WIDTH, fit, shape};
use kernel::{Facts, Game, Phrase, Seat, Viewer};
use serde::de::DeserializeOwned;
use serde_json::Value;
use texts::Texts;

/// What a board is drawn with.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The words.
    pub texts: &'a Texts,
    /// The players.
    pub cast: &'a Cast,
    /// Whose place is drawn large.
    pub viewer: Viewer,
    /// Whether the signs are explained.
    pub legend: bool,
}

impl Scene<'_> {
    /// A word.
    fn label(&self, key: &str) -> String {
        self.texts.label(key)
    }

    /// A sentence.
    fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(phrase, self.cast.names())
    }

    /// Whose place is drawn large: the viewer's; for an onlooker, that of whoever is asked.
    fn large<'v, P>(&self, players: &'v [P], asked: &[Seat], seat_of: impl Fn(&P) -> Seat) -> Option<&'v P> {
        let place = |seat: Seat| players.iter().find(|player| seat_of(player) == seat);
        let viewer = self.viewer.seat().and_then(place);
        viewer.or_else(|| asked.first().and_then(|seat| place(*seat))).or(players.first())
    }
}

/// A view with what it is drawn with: what a board's methods are written for.
struct Drawing<'a, V, P> {
    view: &'a V,
    printed: &'a P,
    scene: Scene<'a>,
}

impl<V, P> Clone for Drawing<'_, V, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V, P> Copy for Drawing<'_, V, P> {}

impl<V, P> Drawing<'_, V, P> {
    fn label(&self, key: &str) -> String {
        self.scene.label(key)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.scene.say(phrase)
    }
}

/// How much of the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All of it.
    Whole,
    /// The viewer's own place, between two steps of one turn.
    Own,
}

/// An answer of several facts that is being put together.
#[derive(Clone, Copy, Debug)]
pub struct Draft<'a> {
    /// What has been said so far.
    pub facts: &'a Facts,
    /// What the answer would do if nothing more were said, as far as the game foresees it.
    pub shown: Option<&'a Value>,
}

/// Draws a draft with what is printed on the components; nothing if it cannot be read.
pub type DrawDraft = fn(&Value, Scene<'_>, Draft<'_>) -> Option<Vec<Row>>;

/// What the terminal and the charts show of a game: one file for each, named like its crate.
///
/// A game without a board of its own says `impl Board for HighCard {}`, and is shown as it is.
pub trait Board: Game {
    /// The colour of its charts, on light and on dark pages.
    const ACCENT: [&'static str; 2] = BLUE;

    /// Draws its view, with what is printed on the components; nothing if it has no board.
    #[must_use]
    fn draw(view: &Value, printed: &Value, scene: Scene<'_>, part: Part) -> Option<Vec<Row>> {
        let _ = (view, printed, scene, part);
        None
    }

    /// Draws an answer while it is put together, in a game where words are not enough.
    const DRAFT: Option<DrawDraft> = None;
}

/// For games without a colour of their own.
const BLUE: [&str; 2] = ["#1f5fa8", "#6fb0f2"];

/// A game's [`Board`], its type forgotten.
struct Drawn {
    game: &'static str,
    accent: [&'static str; 2],
    draw: fn(&Value, &Value, Scene<'_>, Part) -> Option<Vec<Row>>,
    draft: Option<DrawDraft>,
}

macro_rules! boards {
    ($(($module:ident, $Game:ty))*) => {
        $(mod $module;)*

        const BOARDS: &[Drawn] =
            &[$(Drawn {
                game: <$Game>::ID,
                accent: <$Game>::ACCENT,
                draw: <$Game as Board>::draw,
                draft: <$Game as Board>::DRAFT,
            }),*];
    };
}

games::each!(boards);

fn board(game: &str) -> Option<&'static Drawn> {
    BOARDS.iter().find(|board| board.game == game)
}

/// The colour of a game, on light and on dark pages.
#[must_use]
pub fn accent(game: &str) -> [&'static str; 2] {
    board(game).map_or(BLUE, |board| board.accent)
}

/// Draws what a viewer sees, with what is printed on the components. A game without a board of its own is shown as it
/// is.
#[must_use]
pub fn draw(game: &str, view: &Value, printed: &Value, scene: Scene<'_>, part: Part) -> Vec<Row> {
    board(game).and_then(|board| (board.draw)(view, printed, scene, part)).unwrap_or_else(|| as_it_is(view))
}

/// How a game draws an answer that is being put together, if it does.
#[must_use]
pub fn draft(game: &str) -> Option<DrawDraft> {
    board(game)?.draft
}

/// A view and what is printed, as the types of a game.
fn typed<V: DeserializeOwned, P: DeserializeOwned>(view: &Value, printed: &Value) -> Option<(V, P)> {
    Some((V::deserialize(view).ok()?, P::deserialize(printed).ok()?))
}

/// Parts one under the other with an empty line between them, within the screen.
fn spaced(parts: impl IntoIterator<Item = Vec<Row>>) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for part in parts.into_iter().filter(|part| !part.is_empty()) {
        rows.extend((!rows.is_empty()).then(Row::new));
        rows.extend(part);
    }
    rows.into_iter().map(|row| row.trimmed().cut(WIDTH)).collect()
}

/// Words over as many lines of a width as they need, so many columns in; before the first of them stands a head.
fn hanging(width: usize, head: Row, hang: usize, words: &Row) -> Vec<Row> {
    let mut head = Some(head);
    let lines = words.wrapped(width - hang).into_iter();
    lines.map(|line| head.take().unwrap_or_default().padded(hang).and(line)).collect()
}

/// Cells in columns, each to the right of its column: as wide as its widest, and not narrower than this.
fn aligned(least: usize, rows: &[Vec<Row>]) -> Vec<Row> {
    let widest = |at: usize| rows.iter().filter_map(|row| row.get(at)).map(Row::width).max().unwrap_or(0).max(least);
    let cell =
        |row: Row, (at, cell): (usize, &Row)| row.plain(" ".repeat(widest(at) + 1 - cell.width())).and(cell.clone());
    rows.iter().map(|row| row.iter().enumerate().fold(Row::new(), cell)).collect()
}

/// The shapes of some seats.
fn shapes<'s>(seats: impl IntoIterator<Item = &'s Seat>) -> Row {
    seats.into_iter().fold(Row::new(), |row, seat| row.with(Tint::Seat(*seat), shape(*seat)))
}

fn as_it_is(view: &Value) -> Vec<Row> {
    let text = serde_json::to_string_pretty(view).unwrap_or_default();
    text.lines().map(|line| Row::new().plain(fit(line, WIDTH))).collect()
}
