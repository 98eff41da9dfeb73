//! Tables: what is stored of a game, from the first seat taken to the last entry.

use crate::Error;
use crate::error::Refusal;

/// Milliseconds since 1970. The store never looks at a clock: the caller says what time it is.
pub type Millis = i64;

/// The longest log a table can have. Games end long before; a bound keeps every reading bounded.
pub const MAX_ENTRIES: u32 = 1_000_000;

/// The most seats a table can have: one bit each in [`Head::asked`].
pub const MAX_SEATS: u8 = 32;

/// Names a table: 1, 2, 3, … in the order of creation. Never used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub i64);

/// Names a user, guest or account. Never used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UserId(pub i64);

/// What a table is doing, which is also the list it appears in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// Waiting for players.
    Open,
    /// A game is under way.
    Running,
    /// The game ended as the rules say.
    Finished,
    /// It will not go on: given up before the start, or its record cannot be played any more.
    Stopped,
}

impl Status {
    /// Nothing will happen at the table any more.
    pub fn is_over(self) -> bool {
        match self {
            Status::Open | Status::Running => false,
            Status::Finished | Status::Stopped => true,
        }
    }

    pub(crate) fn to_number(self) -> i64 {
        match self {
            Status::Open => 0,
            Status::Running => 1,
            Status::Finished => 2,
            Status::Stopped => 3,
        }
    }

    pub(crate) fn from_number(number: i64) -> Result<Status, Error> {
        [Status::Open, Status::Running, Status::Finished, Status::Stopped]
            .into_iter()
            .find(|status| status.to_number() == number)
            .ok_or_else(|| Error::corrupt(format!("{number} is no status of a table")))
    }
}

/// Who finds a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Visibility {
    /// In every list.
    Public,
    /// Whoever has the link.
    Link,
    /// Those who sit there.
    Private,
}

impl Visibility {
    pub(crate) fn to_number(self) -> i64 {
        match self {
            Visibility::Public => 0,
            Visibility::Link => 1,
            Visibility::Private => 2,
        }
    }

    pub(crate) fn from_number(number: i64) -> Result<Visibility, Error> {
        [Visibility::Public, Visibility::Link, Visibility::Private]
            .into_iter()
            .find(|visibility| visibility.to_number() == number)
            .ok_or_else(|| Error::corrupt(format!("{number} is no visibility of a table")))
    }
}

/// One line of a table's log. The store does not look into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When it happened.
    pub at: Millis,
    /// What happened: the server's JSON.
    pub body: String,
}

/// A table to be created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Who may change it.
    pub owner: UserId,
    /// The id of the game, for lists and ratings.
    pub game: String,
    /// What people read in lists and search for.
    pub title: String,
    /// Who finds it.
    pub visibility: Visibility,
    /// Everything else that never changes: the server's JSON.
    pub settings: String,
    /// Who sits where at the beginning; `None` is a seat without a user (free, or a bot's).
    pub seats: Vec<Option<UserId>>,
    /// Usually [`Status::Open`].
    pub status: Status,
    /// The seats that are asked, one bit each.
    pub asked: u32,
    /// When the table has to be looked at, if ever.
    pub deadline: Option<Millis>,
    /// When it is created.
    pub at: Millis,
    /// The first entries of its log.
    pub entries: Vec<Entry>,
}

/// The changing part of a table beside its log: what lists, clocks and nodes need to know without
/// reading the log. Always stored together with the entry that caused it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The number of the next entry, which is how many there are.
    pub next: u32,
    /// What the table is doing.
    pub status: Status,
    /// The seats that are asked, one bit each, the first seat lowest.
    pub asked: u32,
    /// When it was last changed.
    pub updated: Millis,
    /// When the table has to be looked at again, because a clock runs out.
    pub deadline: Option<Millis>,
}

/// A table without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its number.
    pub id: TableId,
    /// Who created it.
    pub owner: UserId,
    /// The id of the game.
    pub game: String,
    /// What people read.
    pub title: String,
    /// Who finds it.
    pub visibility: Visibility,
    /// The server's JSON, as it was when the table was created.
    pub settings: String,
    /// When it was created.
    pub created: Millis,
    /// Whether [`crate::Store::rate`] has counted it.
    pub rated: bool,
    /// The changing part.
    pub head: Head,
    /// Who sits where, in the order of the seats.
    pub seats: Vec<Option<UserId>>,
}

/// More entries for a table's log, if it is still as long as the writer thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The number of the first new entry: the condition.
    pub seq: u32,
    /// The new entries. None at all is allowed: then only the head changes.
    pub entries: Vec<Entry>,
    /// What the table is like afterwards.
    pub head: HeadChange,
}

/// What a table is like after an [`Append`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadChange {
    /// What the table is doing now.
    pub status: Status,
    /// The seats that are asked now, one bit each.
    pub asked: u32,
    /// When the table has to be looked at again.
    pub deadline: Option<Millis>,
    /// When this happened.
    pub updated: Millis,
    /// Seats that somebody took or left.
    pub seats: Vec<(u8, Option<UserId>)>,
    /// How the game ended for each user, with the entry that ended it; empty otherwise.
    pub results: Vec<Finish>,
}

/// How a game ended for one seat with a user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// Which seat.
    pub seat: u8,
    /// Who sat there.
    pub user: UserId,
    /// The place, from 1; equal places are allowed.
    pub rank: u32,
    /// The points.
    pub score: i64,
    /// Why they did not play to the end, if they did not.
    pub left: Option<Left>,
}

/// Why a user did not play to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// They gave up.
    GaveUp,
    /// They ran out of time.
    RanOut,
}

impl Left {
    pub(crate) fn to_number(left: Option<Left>) -> i64 {
        match left {
            None => 0,
            Some(Left::GaveUp) => 1,
            Some(Left::RanOut) => 2,
        }
    }

    pub(crate) fn from_number(number: i64) -> Result<Option<Left>, Error> {
        match number {
            0 => Ok(None),
            1 => Ok(Some(Left::GaveUp)),
            2 => Ok(Some(Left::RanOut)),
            _ => Err(Error::corrupt(format!("{number} is no reason to leave a game"))),
        }
    }
}

/// The answer to an [`Append`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is durable.
    Done,
    /// Somebody else was first; nothing was changed. Read the log and decide again.
    Stale {
        /// The number of the next entry now.
        next: u32,
    },
}

impl NewTable {
    pub(crate) fn check(&self) -> Result<(), Error> {
        check_entries(0, &self.entries)?;
        check_text(&[&self.game, &self.title, &self.settings])?;
        match self.seats.len() <= usize::from(MAX_SEATS) {
            true => Ok(()),
            false => Err(Refusal::TooManySeats.into()),
        }
    }
}

impl Append {
    /// The number of the next entry afterwards.
    pub(crate) fn next(&self) -> u32 {
        self.seq + u32::try_from(self.entries.len()).unwrap_or(u32::MAX - self.seq)
    }

    pub(crate) fn check(&self) -> Result<(), Error> {
        check_entries(self.seq, &self.entries)?;
        let mut seats = self.head.seats.iter().map(|(seat, _)| *seat).chain(self.head.results.iter().map(|r| r.seat));
        match seats.all(|seat| seat < MAX_SEATS) {
            true => Ok(()),
            false => Err(Refusal::TooManySeats.into()),
        }
    }
}

fn check_entries(seq: u32, entries: &[Entry]) -> Result<(), Error> {
    let room = MAX_ENTRIES.saturating_sub(seq);
    if u32::try_from(entries.len()).is_ok_and(|count| count <= room) {
        entries.iter().try_for_each(|entry| check_text(&[&entry.body]))
    } else {
        Err(Refusal::LogFull.into())
    }
}

/// PostgreSQL cannot store a zero character, so neither store accepts one.
pub(crate) fn check_text(texts: &[&str]) -> Result<(), Error> {
    match texts.iter().any(|text| text.contains('\0')) {
        true => Err(Refusal::BadText.into()),
        false => Ok(()),
    }
}

/// A number from the store that must fit into a smaller type.
pub(crate) fn narrow<T: TryFrom<i64>>(number: i64) -> Result<T, Error> {
    T::try_from(number).map_err(|_| Error::corrupt(format!("{number} is out of range")))
}
