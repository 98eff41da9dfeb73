//! Guided first games: `docs/lessons/<game>.record` and `<game>.toml`, embedded and read.
//!
//! A lesson is the record of a real game and notes to it. Somebody new sits on one of its seats and plays some of that
//! seat's moves; all others, and chance, are as recorded. This crate knows the form of the notes and no game: what the
//! record means is for the registry, what a note says is in the Fluent files.
//!
//! ```
//! for lesson in lessons::lessons() {
//!     let notes = lesson.notes();
//!     assert!(notes.iter().any(|note| note.play), "{}: whoever learns plays something", lesson.game);
//! }
//! assert!(lessons::lesson("chess").is_none());
//! ```

use serde::Deserialize;
use std::sync::OnceLock;

/// A guided first game.
#[derive(Debug)]
pub struct Lesson {
    /// The id of the game.
    pub game: &'static str,
    /// The record that is played, with its secret.
    pub record: &'static str,
    text: &'static str,
    read: OnceLock<Script>,
}

/// What `<game>.toml` holds.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Script {
    seat: usize,
    note: Vec<Note>,
}

/// Something that is said at one moment of the record.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// How many entries of the record are played then.
    pub at: usize,
    /// The message is `lesson-<game>-<say>`.
    pub say: String,
    /// The pieces it speaks of, as boards name them in `data-spot`; all others are dimmed.
    #[serde(default)]
    pub lit: Vec<String>,
    /// The part of the board that shows them on a small screen.
    #[serde(default)]
    pub area: Option<String>,
    /// The next entry is the learner's, and they play it themselves. What is said to another move is the message
    /// `lesson-<game>-<say>-other`.
    #[serde(default)]
    pub play: bool,
    /// What lies between this note and the one before it is not told step by step.
    #[serde(default)]
    pub skip: bool,
}

include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// All lessons.
#[must_use]
pub fn lessons() -> &'static [Lesson] {
    &LESSONS
}

/// The lesson of a game.
#[must_use]
pub fn lesson(game: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.game == game)
}

impl Lesson {
    const fn new(game: &'static str, record: &'static str, text: &'static str) -> Lesson {
        Lesson { game, record, text, read: OnceLock::new() }
    }

    /// The seat of whoever learns, from 0.
    #[must_use]
    pub fn seat(&self) -> usize {
        self.script().seat
    }

    /// What is said, in order.
    #[must_use]
    pub fn notes(&self) -> &[Note] {
        &self.script().note
    }

    fn script(&self) -> &Script {
        self.read.get_or_init(|| toml::from_str(self.text).expect("the tests have read every lesson"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_come_in_the_order_of_the_record() {
        for lesson in lessons() {
            let notes = lesson.notes();
            assert!(notes.windows(2).all(|two| two[0].at <= two[1].at), "{}", lesson.game);
            for two in notes.windows(2) {
                let after_a_move = !two[0].play || two[0].at < two[1].at;
                assert!(after_a_move, "{}: {} stands behind the move it explains", lesson.game, two[1].say);
            }
        }
    }

    #[test]
    fn a_note_has_one_name() {
        for lesson in lessons() {
            let mut names: Vec<_> = lesson.notes().iter().map(|note| &note.say).collect();
            names.sort_unstable();
            assert!(names.windows(2).all(|two| two[0] != two[1]), "{}: {names:?}", lesson.game);
        }
    }
}
