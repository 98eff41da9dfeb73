//! Who sits at the table: [`Seat`], sets of them, and a value per seat.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The largest table any game may have.
pub const MAX_SEATS: usize = 6;

/// One place at the table, counted clockwise from 0. People see it from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kernel.ts", type = "number"))]
#[serde(into = "u8", try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`].
    #[must_use]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "a seat's index is below MAX_SEATS");
        Seat(index as u8)
    }

    /// The seat with this index, if a table can have it.
    #[must_use]
    pub const fn checked(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
    }

    /// Counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, as people do.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// This seat alone.
    #[must_use]
    pub const fn only(self) -> Seats {
        Seats(1 << self.0)
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: usize) -> Seat {
        Seat(((self.0 as usize + 1) % seats) as u8)
    }

    /// All seats of a table of `seats`, clockwise from this one on.
    pub fn clockwise(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |i| Seat(((self.0 as usize + i) % seats) as u8))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// What is read from outside is a seat some table can have, or refused.
impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(index: u8) -> Result<Seat, String> {
        Seat::checked(index.into()).ok_or_else(|| format!("a seat's index is below {MAX_SEATS}, not {index}"))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}", self.number())
    }
}

/// A set of seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Seats(u8);

impl From<Seats> for u8 {
    fn from(seats: Seats) -> u8 {
        seats.0
    }
}

/// What is read from outside holds only seats some table can have, or is refused.
impl TryFrom<u8> for Seats {
    type Error = String;
    fn try_from(bits: u8) -> Result<Seats, String> {
        let known = Seats::first(MAX_SEATS).0;
        if bits & !known == 0 { Ok(Seats(bits)) } else { Err(format!("a set of seats is at most {known}, not {bits}")) }
    }
}

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats.
    #[must_use]
    pub const fn first(count: usize) -> Seats {
        assert!(count <= MAX_SEATS, "a table has at most MAX_SEATS seats");
        Seats(((1u16 << count) - 1) as u8)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds nobody.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with the seat in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with the seat left out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Both sets together.
    #[must_use]
    pub const fn or(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// The lowest seat of the set.
    #[must_use]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats from the lowest index up.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8).map(Seat).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One `T` for each seat of the table.
///
/// A flat array, so that a state made of these copies as one block. `N` is the most seats the game
/// allows; places beyond the seats in play hold `T::default()` and never show.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatMap<T, const N: usize = MAX_SEATS> {
    seats: u8,
    of: [T; N],
}

impl<T: Default, const N: usize> SeatMap<T, N> {
    /// `make(seat)` for each of the first `seats` seats.
    ///
    /// # Panics
    /// If `seats` is more than `N`.
    #[must_use]
    pub fn new(seats: usize, mut make: impl FnMut(Seat) -> T) -> Self {
        assert!(seats <= N, "this map holds at most {N} seats");
        let of = std::array::from_fn(|i| if i < seats { make(Seat::new(i)) } else { T::default() });
        SeatMap { seats: seats as u8, of }
    }
}

impl<T, const N: usize> SeatMap<T, N> {
    /// How many seats are in play.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.seats as usize
    }

    /// Whether no seat is in play.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.seats == 0
    }

    /// The seats in play.
    #[must_use]
    pub const fn seats(&self) -> Seats {
        Seats::first(self.seats as usize)
    }

    /// The value of a seat, if it is in play.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.as_slice().get(seat.index())
    }

    /// The values in seat order.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.of[..self.seats as usize]
    }

    /// The values in seat order, each with its seat.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.as_slice().iter().enumerate().map(|(i, value)| (Seat(i as u8), value))
    }

    /// The values in seat order, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        let seats = self.seats as usize;
        self.of[..seats].iter_mut().enumerate().map(|(i, value)| (Seat(i as u8), value))
    }

    /// The same seats with `f` of each value.
    #[must_use]
    pub fn map<U: Default>(&self, mut f: impl FnMut(Seat, &T) -> U) -> SeatMap<U, N> {
        SeatMap::new(self.len(), |seat| f(seat, &self[seat]))
    }
}

impl<T, const N: usize> Index<Seat> for SeatMap<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.of[..self.seats as usize][seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for SeatMap<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.of[..self.seats as usize][seat.index()]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for SeatMap<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for SeatMap<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Default, const N: usize> Deserialize<'de> for SeatMap<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > N {
            return Err(serde::de::Error::invalid_length(values.len(), &"no more values than seats"));
        }
        let seats = values.len();
        let mut values = values.into_iter();
        Ok(SeatMap::new(seats, |_| values.next().unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_is_everybody_once_one_after_another() {
        let order: Vec<usize> = Seat::new(2).clockwise(4).map(Seat::number).collect();
        assert_eq!(order, [3, 4, 1, 2]);
        assert_eq!(Seat::new(0).clockwise(1).collect::<Vec<_>>(), [Seat::new(0)]);
    }
}
