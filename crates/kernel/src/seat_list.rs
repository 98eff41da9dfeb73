//! [`SeatList`]: players in an order.

use crate::Seat;
use serde::{Serialize, Serializer};
use std::ops::{Deref, DerefMut};

/// Up to `N` players in an order: of turns, of ranks, of whom to ask next. It lies in the state itself and is copied
/// with it.
///
/// ```
/// use kernel::{Seat, SeatList};
///
/// let [one, two] = [Seat::new(0), Seat::new(1)];
/// let mut order: SeatList<4> = [two].into_iter().collect();
/// order.push(one);
/// assert_eq!((order[0], order.len()), (two, 2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeatList<const N: usize> {
    count: u8,
    seats: [Seat; N],
}

impl<const N: usize> SeatList<N> {
    /// Adds a player at the end.
    ///
    /// # Panics
    /// If there are `N` already.
    pub fn push(&mut self, seat: Seat) {
        self.seats[usize::from(self.count)] = seat;
        self.count += 1;
    }
}

impl<const N: usize> Default for SeatList<N> {
    fn default() -> SeatList<N> {
        SeatList { count: 0, seats: [Seat::default(); N] }
    }
}

impl<const N: usize> FromIterator<Seat> for SeatList<N> {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatList<N> {
        let mut list = SeatList::default();
        seats.into_iter().for_each(|seat| list.push(seat));
        list
    }
}

impl<const N: usize> Deref for SeatList<N> {
    type Target = [Seat];
    fn deref(&self) -> &[Seat] {
        &self.seats[..usize::from(self.count)]
    }
}

impl<const N: usize> DerefMut for SeatList<N> {
    fn deref_mut(&mut self) -> &mut [Seat] {
        &mut self.seats[..usize::from(self.count)]
    }
}

impl<const N: usize> Serialize for SeatList<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
