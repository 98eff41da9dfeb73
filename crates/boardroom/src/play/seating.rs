//! [`Seating`]: who sits where.

use crate::Failure;
use crate::terminal::{Cast, columns};
use kernel::{MAX_SEATS, Phrase, Seat};
use registry::AnyGame;
use texts::{Names, Texts};

/// The longest name of a person, in columns.
pub const MAX_NAME: usize = 20;

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person, who may have a name.
    Person(Option<String>),
    /// A bot of this name.
    Bot(&'static str),
}

/// Who sits where, in seat order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating(Vec<Sitter>);

impl Seating {
    /// So many seats; the last `bots` of them are bots.
    ///
    /// # Errors
    /// When there are more bots than seats, or the game has no bots.
    pub fn counted(game: &dyn AnyGame, seats: usize, bots: usize) -> Result<Seating, Failure> {
        if bots > seats {
            let wrong = Phrase::new("cmd-wrong-bots").count("bots", bots).count("seats", seats);
            return Err(Failure::usage(wrong));
        }
        let bot = match game.bots().first() {
            Some(bot) => *bot,
            None if bots == 0 => "",
            None => return Err(Failure::usage(Phrase::new("cmd-wrong-no-bots").text("game", game.id()))),
        };
        let sitter = |seat: usize| if seat < seats - bots { Sitter::Person(None) } else { Sitter::Bot(bot) };
        Ok(Seating((0..seats).map(sitter).collect()))
    }

    /// A list such as `Ann,random,you`: a bot's name is that bot, anything else is a person.
    ///
    /// # Errors
    /// When it is too long for a table, or a name cannot be used.
    pub fn listed(game: &dyn AnyGame, list: &str) -> Result<Seating, Failure> {
        let parts: Vec<&str> = list.split(',').map(str::trim).collect();
        if parts.len() > MAX_SEATS {
            let wrong = Phrase::new("cmd-wrong-seats").count("given", parts.len()).count("most", MAX_SEATS);
            return Err(Failure::usage(wrong));
        }
        let sitter = |part: &str| match game.bots().iter().find(|bot| **bot == part) {
            Some(bot) => Ok(Sitter::Bot(bot)),
            None => Ok(Sitter::Person(name(part).map_err(Failure::usage)?)),
        };
        parts.into_iter().map(sitter).collect::<Result<_, _>>().map(Seating)
    }

    /// Gives a person a name.
    pub fn call(&mut self, seat: Seat, name: Option<String>) {
        if let Some(Sitter::Person(called)) = self.0.get_mut(seat.index()) {
            *called = name;
        }
    }

    /// How many seats.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no seat.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The bot on a seat.
    #[must_use]
    pub fn bot(&self, seat: Seat) -> Option<&'static str> {
        match self.0.get(seat.index()) {
            Some(Sitter::Bot(bot)) => Some(bot),
            _ => None,
        }
    }

    /// The seats with people.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        (0..self.0.len()).filter_map(Seat::checked).filter(|seat| self.bot(*seat).is_none())
    }

    /// The players as they are shown.
    #[must_use]
    pub fn cast(&self, texts: &Texts) -> Cast {
        Cast::new(texts, self.0.len(), |seat| match self.0.get(seat.index())? {
            Sitter::Person(name) => name.clone(),
            Sitter::Bot(_) => {
                let name = Phrase::new("cmd-play-bot-name").count("number", seat.number());
                Some(texts.say(&name, &Names::default()))
            }
        })
    }

    /// The list that `--seats` would need.
    #[must_use]
    pub fn argument(&self) -> String {
        let words = self.0.iter().map(|sitter| match sitter {
            Sitter::Person(None) => YOU,
            Sitter::Person(Some(name)) => name,
            Sitter::Bot(bot) => bot,
        });
        words.collect::<Vec<_>>().join(",")
    }
}

/// A person without a name of their own.
const YOU: &str = "you";

/// A person's name; none if it is empty or `you`.
///
/// # Errors
/// When it is too long or cannot be shown.
pub fn name(text: &str) -> Result<Option<String>, Phrase> {
    let text = text.trim();
    if text.is_empty() || text == YOU {
        return Ok(None);
    }
    if columns(text) > MAX_NAME || text.chars().any(char::is_control) {
        let shown: String = text.chars().take(40).collect();
        return Err(Phrase::new("cmd-wrong-name").text("name", shown).count("most", MAX_NAME));
    }
    Ok(Some(text.to_owned()))
}
