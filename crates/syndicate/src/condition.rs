//! What a robot asks of its two dice: the closed vocabulary of section 13.1.

use crate::Kind;
use serde::Serialize;
use std::fmt;

/// A scoring condition. L and R are the dice left and right of the robot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// SYN-64: the printed number.
    Number(u8),
    /// SYN-68: a constant less the sum, the lower or the higher value.
    Under(u8, Part),
    /// SYN-68: the sum, the lower or the higher value less a constant.
    Over(Part, u8),
    /// SYN-65: L < R.
    Less,
    /// SYN-65: L > R.
    Greater,
    /// SYN-65: L ≤ R.
    AtMost,
    /// SYN-65: L ≥ R.
    AtLeast,
    /// SYN-65: L = R.
    Equal,
    /// SYN-67: a sum of at most the one or at least the other.
    SumOutside(u8, u8),
    /// SYN-67: a sum.
    SumIs(u8),
    /// SYN-67: a difference.
    DifferenceIs(u8),
    /// SYN-67: a sum of at most this.
    SumAtMost(u8),
    /// SYN-67: a sum of at least this.
    SumAtLeast(u8),
    /// SYN-66: L even and R odd.
    EvenOdd,
    /// SYN-66: L odd and R even.
    OddEven,
    /// SYN-66: L + R odd.
    SumOdd,
    /// SYN-66: L + R even.
    SumEven,
    /// SYN-66: both odd.
    BothOdd,
    /// SYN-66: both even.
    BothEven,
}

/// What a Service formula reads off two dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// L + R.
    Sum,
    /// The lower value; of two equal dice, that value.
    Min,
    /// The higher value; of two equal dice, that value.
    Max,
}

impl Part {
    fn of(self, l: u8, r: u8) -> u8 {
        match self {
            Part::Sum => l + r,
            Part::Min => l.min(r),
            Part::Max => l.max(r),
        }
    }

    fn word(self) -> &'static str {
        match self {
            Part::Sum => "sum",
            Part::Min => "min",
            Part::Max => "max",
        }
    }

    fn read(word: &str) -> Option<Part> {
        [Part::Sum, Part::Min, Part::Max].into_iter().find(|part| part.word() == word)
    }
}

impl Condition {
    /// The type of robot that carries this condition.
    #[must_use]
    pub fn kind(self) -> Kind {
        match self {
            Condition::Number(_) => Kind::Information,
            Condition::Under(..) | Condition::Over(..) => Kind::Service,
            Condition::Less | Condition::Greater | Condition::AtMost | Condition::AtLeast | Condition::Equal => {
                Kind::Transport
            }
            Condition::SumOutside(..)
            | Condition::SumIs(_)
            | Condition::DifferenceIs(_)
            | Condition::SumAtMost(_)
            | Condition::SumAtLeast(_) => Kind::Defence,
            Condition::EvenOdd
            | Condition::OddEven
            | Condition::SumOdd
            | Condition::SumEven
            | Condition::BothOdd
            | Condition::BothEven => Kind::Industry,
        }
    }

    /// How many values the card's VP column has.
    #[must_use]
    pub fn vp_columns(self) -> usize {
        match self.kind() {
            Kind::Information => 2,
            Kind::Service => 0,
            Kind::Transport | Kind::Defence | Kind::Industry => 1,
        }
    }

    /// SYN-64, SYN-65, SYN-66, SYN-67, SYN-68, SYN-69: what the card pays on these dice. `vp` is its VP column.
    #[must_use]
    pub fn pay(self, vp: &[u8], l: u8, r: u8) -> u8 {
        let (even_l, even_r) = (l.is_multiple_of(2), r.is_multiple_of(2));
        let holds = match self {
            Condition::Number(n) => {
                return match u8::from(l == n) + u8::from(r == n) {
                    0 => 0,
                    1 => vp[0],
                    _ => vp[1],
                };
            }
            Condition::Under(n, part) => return n.saturating_sub(part.of(l, r)),
            Condition::Over(part, n) => return part.of(l, r).saturating_sub(n),
            Condition::Less => l < r,
            Condition::Greater => l > r,
            Condition::AtMost => l <= r,
            Condition::AtLeast => l >= r,
            Condition::Equal => l == r,
            Condition::SumOutside(low, high) => l + r <= low || l + r >= high,
            Condition::SumIs(n) => l + r == n,
            Condition::DifferenceIs(n) => l.abs_diff(r) == n,
            Condition::SumAtMost(n) => l + r <= n,
            Condition::SumAtLeast(n) => l + r >= n,
            Condition::EvenOdd => even_l && !even_r,
            Condition::OddEven => !even_l && even_r,
            Condition::SumOdd => even_l != even_r,
            Condition::SumEven => even_l == even_r,
            Condition::BothOdd => !even_l && !even_r,
            Condition::BothEven => even_l && even_r,
        };
        if holds { vp[0] } else { 0 }
    }

    /// Reads a condition as the data file writes it.
    #[must_use]
    pub fn read(text: &str) -> Option<Condition> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |word: &str| word.parse::<u8>().ok().filter(|n| *n <= 20);
        Some(match words[..] {
            ["number", n] => Condition::Number(number(n).filter(|n| (1..=6).contains(n))?),
            ["L", "<", "R"] => Condition::Less,
            ["L", ">", "R"] => Condition::Greater,
            ["L", "<=", "R"] => Condition::AtMost,
            ["L", ">=", "R"] => Condition::AtLeast,
            ["L", "=", "R"] => Condition::Equal,
            ["sum", "<=", low, "or", "sum", ">=", high] => Condition::SumOutside(number(low)?, number(high)?),
            ["sum", "=", n] => Condition::SumIs(number(n)?),
            ["diff", "=", n] => Condition::DifferenceIs(number(n)?),
            ["sum", "<=", n] => Condition::SumAtMost(number(n)?),
            ["sum", ">=", n] => Condition::SumAtLeast(number(n)?),
            ["L", "even,", "R", "odd"] => Condition::EvenOdd,
            ["L", "odd,", "R", "even"] => Condition::OddEven,
            ["sum", "odd"] => Condition::SumOdd,
            ["sum", "even"] => Condition::SumEven,
            ["both", "odd"] => Condition::BothOdd,
            ["both", "even"] => Condition::BothEven,
            [first, "-", second] => match Part::read(first) {
                Some(part) => Condition::Over(part, number(second)?),
                None => Condition::Under(number(first)?, Part::read(second)?),
            },
            _ => return None,
        })
    }
}

/// As the data file writes it.
impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::Number(n) => write!(f, "number {n}"),
            Condition::Under(n, part) => write!(f, "{n} - {}", part.word()),
            Condition::Over(part, n) => write!(f, "{} - {n}", part.word()),
            Condition::Less => f.write_str("L < R"),
            Condition::Greater => f.write_str("L > R"),
            Condition::AtMost => f.write_str("L <= R"),
            Condition::AtLeast => f.write_str("L >= R"),
            Condition::Equal => f.write_str("L = R"),
            Condition::SumOutside(low, high) => write!(f, "sum <= {low} or sum >= {high}"),
            Condition::SumIs(n) => write!(f, "sum = {n}"),
            Condition::DifferenceIs(n) => write!(f, "diff = {n}"),
            Condition::SumAtMost(n) => write!(f, "sum <= {n}"),
            Condition::SumAtLeast(n) => write!(f, "sum >= {n}"),
            Condition::EvenOdd => f.write_str("L even, R odd"),
            Condition::OddEven => f.write_str("L odd, R even"),
            Condition::SumOdd => f.write_str("sum odd"),
            Condition::SumEven => f.write_str("sum even"),
            Condition::BothOdd => f.write_str("both odd"),
            Condition::BothEven => f.write_str("both even"),
        }
    }
}
