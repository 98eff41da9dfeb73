//! [`Owed`]: whom the table waits for, and how it ended.

use crate::{Seat, SeatMap, Seats};
use serde::{Deserialize, Serialize};

/// Whom the table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owed {
    /// The game goes on when these have chosen.
    Asked(Waiting),
    /// The game is over.
    Over(Standings),
}

/// The seats that owe a choice, and those that may still speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The table waits for each of these.
    pub seats: Seats,
    /// The table does not wait for these, but they may act: a sealed choice can be withdrawn
    /// until the last one is in.
    pub may: Seats,
    /// How the asked seats stand to each other.
    pub manner: Manner,
}

/// How several asked seats stand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Manner {
    /// One seat at a time.
    Turn,
    /// All at once, and everybody may watch: Fantastic Factories' work phase.
    Open,
    /// All at once and in secret: until the last choice is in, nobody learns anything about
    /// another's, and the order of arrival makes no difference.
    Sealed,
}

impl Owed {
    /// One seat's turn.
    #[must_use]
    pub fn turn(seat: Seat) -> Owed {
        Owed::Asked(Waiting { seats: seat.only(), may: Seats::NONE, manner: Manner::Turn })
    }

    /// All these seats, in the open.
    #[must_use]
    pub fn open(seats: Seats) -> Owed {
        Owed::Asked(Waiting { seats, may: Seats::NONE, manner: Manner::Open })
    }

    /// These seats have not sealed their choice yet; those have and may withdraw it.
    #[must_use]
    pub fn sealed(seats: Seats, may: Seats) -> Owed {
        Owed::Asked(Waiting { seats, may, manner: Manner::Sealed })
    }

    /// The seats the table waits for; none when the game is over.
    #[must_use]
    pub fn seats(&self) -> Seats {
        match self {
            Owed::Asked(asked) => asked.seats,
            Owed::Over(_) => Seats::NONE,
        }
    }

    /// The seats that may act now.
    #[must_use]
    pub fn allowed(&self) -> Seats {
        match self {
            Owed::Asked(asked) => asked.seats.or(asked.may),
            Owed::Over(_) => Seats::NONE,
        }
    }

    /// The result, when the game is over.
    #[must_use]
    pub fn standings(&self) -> Option<&Standings> {
        match self {
            Owed::Asked(_) => None,
            Owed::Over(standings) => Some(standings),
        }
    }
}

/// How a game ended, seat by seat.
pub type Standings = SeatMap<Standing>;

/// One seat's result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Standing {
    /// 1 for the winner; seats that share a rank are drawn, and the ranks below are skipped.
    pub rank: u8,
    /// The points that count.
    pub score: i32,
}

/// Ranks seats by a key, the largest first; equal keys share a rank.
#[must_use]
pub fn rank<K: Ord + Default>(keys: &[K], score: impl Fn(Seat) -> i32) -> Standings {
    SeatMap::new(keys.len(), |seat| {
        let above = keys.iter().filter(|key| **key > keys[seat.index()]).count();
        Standing { rank: above as u8 + 1, score: score(seat) }
    })
}

/// The seats with rank 1.
#[must_use]
pub fn winners(standings: &Standings) -> Seats {
    standings.iter().filter(|(_, standing)| standing.rank == 1).map(|(seat, _)| seat).collect()
}
