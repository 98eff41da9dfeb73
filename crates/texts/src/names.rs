//! [`Names`]: what the players are called.

use kernel::Seat;

/// The players' names, in seat order. A seat without one is called by its number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(Vec<Option<String>>);

impl Names {
    /// These names for the first seats. An empty name is none.
    pub fn new<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Names {
        let name = |name: N| Some(name.into()).filter(|name| !name.trim().is_empty());
        Names(names.into_iter().map(name).collect())
    }

    /// Calls a seat so.
    pub fn set(&mut self, seat: Seat, name: impl Into<String>) {
        if self.0.len() <= seat.index() {
            self.0.resize(seat.index() + 1, None);
        }
        self.0[seat.index()] = Some(name.into()).filter(|name| !name.trim().is_empty());
    }

    /// The seat's name, if it has one.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&str> {
        self.0.get(seat.index())?.as_deref()
    }
}
