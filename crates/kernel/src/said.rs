//! [`Said`]: a value as an argument of a sentence.

use crate::{Phrase, Seat, SeatList};

/// A value as an argument of a sentence. [`events!`](crate::events) puts the fields of an event into its sentence so.
pub trait Said {
    /// Adds it under a name.
    #[must_use]
    fn add_to(&self, phrase: Phrase, name: &'static str) -> Phrase;
}

macro_rules! number {
    ($($type:ty),*) => {
        $(
            impl Said for $type {
                fn add_to(&self, phrase: Phrase, name: &'static str) -> Phrase {
                    phrase.number(name, *self)
                }
            }
        )*
    };
}
number!(u8, i8, u16, i16, i32);

/// 1 or 0, for a sentence that selects by it.
impl Said for bool {
    fn add_to(&self, phrase: Phrase, name: &'static str) -> Phrase {
        phrase.number(name, u8::from(*self))
    }
}

impl Said for Seat {
    fn add_to(&self, phrase: Phrase, name: &'static str) -> Phrase {
        phrase.seat(name, *self)
    }
}

/// The players, one after another.
impl<const N: usize> Said for SeatList<N> {
    fn add_to(&self, phrase: Phrase, name: &'static str) -> Phrase {
        phrase.list(name, self.iter().map(|seat| Phrase::new("table-seat").seat("seat", *seat)).collect())
    }
}
