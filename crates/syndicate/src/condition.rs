//! What a robot asks of its two dice: the closed vocabulary of section 13.1.

use crate::Kind;
use serde::{Deserialize, Serialize, Serializer};

/// A scoring condition. L and R are the dice left and right of the robot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Condition {
    /// SYN-64: the printed number.
    Number { n: u8 },
    /// SYN-68: a constant less the sum, the lower or the higher value.
    Under { n: u8, of: Part },
    /// SYN-68: the sum, the lower or the higher value less a constant.
    Over { of: Part, n: u8 },
    /// SYN-65: how L compares with R.
    Compared { how: Relation },
    /// SYN-67: how the sum compares with a number.
    Sum { how: Relation, n: u8 },
    /// SYN-67: a sum of at most the one or at least the other.
    SumOutside { low: u8, high: u8 },
    /// SYN-67: a difference.
    Difference { n: u8 },
    /// SYN-66: L even or odd, and R.
    Parities { left: Parity, right: Parity },
    /// SYN-66: a sum that is even or odd.
    SumParity { parity: Parity },
}

/// What a Service formula reads off two dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// L + R.
    Sum,
    /// The lower value; of two equal dice, that value.
    Min,
    /// The higher value; of two equal dice, that value.
    Max,
}

/// How one value compares with another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Relation {
    /// <
    Less,
    /// >
    Greater,
    /// ≤
    AtMost,
    /// ≥
    AtLeast,
    /// =
    Equal,
}

/// Even or odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Parity {
    /// 2, 4, 6.
    Even,
    /// 1, 3, 5.
    Odd,
}

impl Part {
    fn of(self, l: u8, r: u8) -> u8 {
        match self {
            Part::Sum => l + r,
            Part::Min => l.min(r),
            Part::Max => l.max(r),
        }
    }
}

impl Relation {
    fn holds(self, l: u8, r: u8) -> bool {
        match self {
            Relation::Less => l < r,
            Relation::Greater => l > r,
            Relation::AtMost => l <= r,
            Relation::AtLeast => l >= r,
            Relation::Equal => l == r,
        }
    }

    /// As it is printed.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Relation::AtMost => "≤",
            Relation::AtLeast => "≥",
            Relation::Less | Relation::Greater | Relation::Equal => word(&RELATIONS, self),
        }
    }
}

impl Parity {
    fn holds(self, value: u8) -> bool {
        value.is_multiple_of(2) == (self == Parity::Even)
    }
}

impl Condition {
    /// The type of robot that carries this condition.
    #[must_use]
    pub fn kind(self) -> Kind {
        match self {
            Condition::Number { .. } => Kind::Information,
            Condition::Under { .. } | Condition::Over { .. } => Kind::Service,
            Condition::Compared { .. } => Kind::Transport,
            Condition::Sum { .. } | Condition::SumOutside { .. } | Condition::Difference { .. } => Kind::Defence,
            Condition::Parities { .. } | Condition::SumParity { .. } => Kind::Industry,
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
        let holds = match self {
            Condition::Number { n } => {
                return match u8::from(l == n) + u8::from(r == n) {
                    0 => 0,
                    1 => vp[0],
                    _ => vp[1],
                };
            }
            Condition::Under { n, of } => return n.saturating_sub(of.of(l, r)),
            Condition::Over { of, n } => return of.of(l, r).saturating_sub(n),
            Condition::Compared { how } => how.holds(l, r),
            Condition::Sum { how, n } => how.holds(l + r, n),
            Condition::SumOutside { low, high } => l + r <= low || l + r >= high,
            Condition::Difference { n } => l.abs_diff(r) == n,
            Condition::Parities { left, right } => left.holds(l) && right.holds(r),
            Condition::SumParity { parity } => parity.holds(l + r),
        };
        if holds { vp[0] } else { 0 }
    }

    /// Reads a condition as the data file writes it.
    #[must_use]
    pub fn read(text: &str) -> Option<Condition> {
        let words: Vec<&str> = text.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        let number = |word: &str| word.parse::<u8>().ok().filter(|n| *n <= 20);
        Some(match words[..] {
            ["number", n] => Condition::Number { n: number(n).filter(|n| (1..=6).contains(n))? },
            ["L", how, "R"] => Condition::Compared { how: meant(&RELATIONS, how)? },
            ["sum", "<=", low, "or", "sum", ">=", high] => {
                Condition::SumOutside { low: number(low)?, high: number(high)? }
            }
            ["sum", how @ ("=" | "<=" | ">="), n] => Condition::Sum { how: meant(&RELATIONS, how)?, n: number(n)? },
            ["diff", "=", n] => Condition::Difference { n: number(n)? },
            ["L", left, "R", right] | ["both", left @ right] => {
                Condition::Parities { left: meant(&PARITIES, left)?, right: meant(&PARITIES, right)? }
            }
            ["sum", parity] => Condition::SumParity { parity: meant(&PARITIES, parity)? },
            [first, "-", second] => match meant(&PARTS, first) {
                Some(of) => Condition::Over { of, n: number(second)? },
                None => Condition::Under { n: number(first)?, of: meant(&PARTS, second)? },
            },
            _ => return None,
        })
    }

    /// For the digest of the data, in the form that it has always had.
    pub(crate) fn digested<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        fn named<S: Serializer>(to: S, name: &'static str, value: impl Serialize) -> Result<S::Ok, S::Error> {
            to.serialize_newtype_variant("Condition", 0, name, &value)
        }
        let word = |parity| word(&PARITIES, parity);
        match *self {
            Condition::Number { n } => named(to, "number", n),
            Condition::Under { n, of } => named(to, "under", (n, of)),
            Condition::Over { of, n } => named(to, "over", (of, n)),
            Condition::Compared { how } => how.serialize(to),
            Condition::Sum { how: Relation::Less, n } => named(to, "sum_less", n),
            Condition::Sum { how: Relation::Greater, n } => named(to, "sum_greater", n),
            Condition::Sum { how: Relation::AtMost, n } => named(to, "sum_at_most", n),
            Condition::Sum { how: Relation::AtLeast, n } => named(to, "sum_at_least", n),
            Condition::Sum { how: Relation::Equal, n } => named(to, "sum_is", n),
            Condition::SumOutside { low, high } => named(to, "sum_outside", (low, high)),
            Condition::Difference { n } => named(to, "difference_is", n),
            Condition::Parities { left, right } if left == right => to.collect_str(&format_args!("both_{}", word(left))),
            Condition::Parities { left, right } => to.collect_str(&format_args!("{}_{}", word(left), word(right))),
            Condition::SumParity { parity } => to.collect_str(&format_args!("sum_{}", word(parity))),
        }
    }
}

/// The words of the data file.
const PARTS: [(Part, &str); 3] = [(Part::Sum, "sum"), (Part::Min, "min"), (Part::Max, "max")];
const PARITIES: [(Parity, &str); 2] = [(Parity::Even, "even"), (Parity::Odd, "odd")];
const RELATIONS: [(Relation, &str); 5] = [
    (Relation::Less, "<"),
    (Relation::Greater, ">"),
    (Relation::AtMost, "<="),
    (Relation::AtLeast, ">="),
    (Relation::Equal, "="),
];

fn meant<T: Copy>(words: &[(T, &str)], text: &str) -> Option<T> {
    words.iter().find(|(_, word)| *word == text).map(|(meaning, _)| *meaning)
}

fn word<T: PartialEq>(words: &[(T, &'static str)], meaning: T) -> &'static str {
    words.iter().find(|(other, _)| *other == meaning).map_or("", |(_, word)| word)
}
