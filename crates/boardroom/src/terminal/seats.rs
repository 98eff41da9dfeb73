//! [`Cast`]: the players as they are shown, by shape, name and colour.

use super::row::{Row, Tint, fit};
use kernel::{Phrase, Seat};
use texts::{Names, Texts};

/// Disc, square, triangle, diamond, hexagon, star: a seat is never told by colour alone.
const SHAPES: [&str; 6] = ["●", "■", "▲", "◆", "⬢", "★"];

/// The shape of a seat.
#[must_use]
pub fn shape(seat: Seat) -> &'static str {
    SHAPES[seat.index() % SHAPES.len()]
}

/// The players of a table as they are shown.
#[derive(Clone, Debug, Default)]
pub struct Cast {
    names: Vec<String>,
    shown: Names,
}

impl Cast {
    /// So many players; those without a name are called by their number.
    #[must_use]
    pub fn new(texts: &Texts, seats: usize, name: impl Fn(Seat) -> Option<String>) -> Cast {
        let of = |seat: Seat| {
            let number = Phrase::new("seat-name").count("number", seat.number());
            name(seat).unwrap_or_else(|| texts.say(&number, &Names::default()))
        };
        let names: Vec<String> = (0..seats).filter_map(Seat::checked).map(of).collect();
        let label = |(i, name): (usize, &String)| format!("{} {name}", SHAPES[i % SHAPES.len()]);
        let shown = Names::new(names.iter().enumerate().map(label));
        Cast { names, shown }
    }

    /// And the seat that the rules of a game play themselves, if it has one: it comes after the
    /// players.
    #[must_use]
    pub fn and_beyond(mut self, texts: &Texts, game: &str) -> Cast {
        let key = format!("seat-beyond-{game}");
        if let Some(seat) = Seat::checked(self.names.len())
            && texts.has(&key)
        {
            let name = texts.label(&key);
            self.shown.set(seat, format!("{} {name}", shape(seat)));
            self.names.push(name);
        }
        self
    }

    /// Players without names of their own.
    #[must_use]
    pub fn numbered(texts: &Texts, seats: usize) -> Cast {
        Cast::new(texts, seats, |_| None)
    }

    /// The names for sentences: each with its shape.
    #[must_use]
    pub fn names(&self) -> &Names {
        &self.shown
    }

    /// A seat's name alone.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Shape and name in the seat's colour, in at most so many columns.
    #[must_use]
    pub fn label(&self, seat: Seat, width: usize) -> Row {
        Row::new().with(Tint::Seat(seat), fit(&format!("{} {}", shape(seat), self.name(seat)), width))
    }

    /// A sentence with every player in it in their colour.
    #[must_use]
    pub fn tinted(&self, sentence: &str) -> Row {
        let mut row = Row::new();
        let mut rest = sentence;
        while let Some((at, seat, label)) = self.next_label(rest) {
            row.push(Tint::Plain, &rest[..at]);
            row.push(Tint::Seat(seat), label);
            rest = &rest[at + label.len()..];
        }
        row.push(Tint::Plain, rest);
        row
    }

    fn next_label<'a>(&'a self, text: &str) -> Option<(usize, Seat, &'a str)> {
        let seats = (0..self.names.len()).filter_map(Seat::checked);
        let found = seats.filter_map(|seat| {
            let label = self.shown.get(seat)?;
            Some((text.find(label)?, seat, label))
        });
        found.min_by_key(|(at, seat, _)| (*at, seat.index()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use texts::Lang;

    #[test]
    fn players_in_a_sentence_wear_their_colours() {
        let cast = Cast::new(Texts::of(Lang::En), 2, |seat| (seat.index() == 0).then(|| "Ann".to_owned()));
        let row = cast.tinted("■ Player 2 outbids ● Ann.");
        assert_eq!(row.paint(false), "■ Player 2 outbids ● Ann.");
        assert!(row.paint(true).contains("\u{1b}[1;38;5;33m● Ann\u{1b}[0m"));
    }
}
