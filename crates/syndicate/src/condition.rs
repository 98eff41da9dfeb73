//! What a robot asks of its two dice: the closed vocabulary of section 13.1.

use crate::Kind;
use serde::{Deserialize, Serialize, Serializer};

/// A scoring condition. L and R are the dice left and right of the robot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
pub struct Condition {
    pub form: Form,
    /// The numbers in it; 0 where it has none.
    pub numbers: [u8; 2],
}

/// What is asked, but for the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Form {
    // SYN-64: how many dice show the printed number.
    Number,
    // SYN-68: a formula. Of two equal dice, the lower and the higher value are that value.
    UnderSum,
    UnderMin,
    UnderMax,
    OverSum,
    OverMin,
    OverMax,
    // SYN-65: how L compares with R.
    Less,
    Greater,
    AtMost,
    AtLeast,
    Equal,
    // SYN-67: the sum, or the larger value minus the smaller.
    SumOutside,
    SumIs,
    DifferenceIs,
    SumAtMost,
    SumAtLeast,
    // SYN-66: even or odd, L before R.
    EvenOdd,
    OddEven,
    SumOdd,
    SumEven,
    BothOdd,
    BothEven,
}

/// Every form: the type of robot that carries it, how the data file writes it with `#` for a number, and its message.
const FORMS: [(Form, Kind, &str, &str); 23] = [
    (Form::Number, Kind::Information, "number #", "syndicate-condition-number"),
    (Form::UnderSum, Kind::Service, "# - sum", "syndicate-condition-under-sum"),
    (Form::UnderMin, Kind::Service, "# - min", "syndicate-condition-under-min"),
    (Form::UnderMax, Kind::Service, "# - max", "syndicate-condition-under-max"),
    (Form::OverSum, Kind::Service, "sum - #", "syndicate-condition-over-sum"),
    (Form::OverMin, Kind::Service, "min - #", "syndicate-condition-over-min"),
    (Form::OverMax, Kind::Service, "max - #", "syndicate-condition-over-max"),
    (Form::Less, Kind::Transport, "L < R", "syndicate-condition-less"),
    (Form::Greater, Kind::Transport, "L > R", "syndicate-condition-greater"),
    (Form::AtMost, Kind::Transport, "L <= R", "syndicate-condition-at-most"),
    (Form::AtLeast, Kind::Transport, "L >= R", "syndicate-condition-at-least"),
    (Form::Equal, Kind::Transport, "L = R", "syndicate-condition-equal"),
    (Form::SumOutside, Kind::Defence, "sum <= # or sum >= #", "syndicate-condition-sum-outside"),
    (Form::SumIs, Kind::Defence, "sum = #", "syndicate-condition-sum-is"),
    (Form::DifferenceIs, Kind::Defence, "diff = #", "syndicate-condition-difference-is"),
    (Form::SumAtMost, Kind::Defence, "sum <= #", "syndicate-condition-sum-at-most"),
    (Form::SumAtLeast, Kind::Defence, "sum >= #", "syndicate-condition-sum-at-least"),
    (Form::EvenOdd, Kind::Industry, "L even, R odd", "syndicate-condition-even-odd"),
    (Form::OddEven, Kind::Industry, "L odd, R even", "syndicate-condition-odd-even"),
    (Form::SumOdd, Kind::Industry, "sum odd", "syndicate-condition-sum-odd"),
    (Form::SumEven, Kind::Industry, "sum even", "syndicate-condition-sum-even"),
    (Form::BothOdd, Kind::Industry, "both odd", "syndicate-condition-both-odd"),
    (Form::BothEven, Kind::Industry, "both even", "syndicate-condition-both-even"),
];

impl Condition {
    /// The type of robot that carries this condition.
    pub fn kind(self) -> Kind {
        FORMS[self.form as usize].1
    }

    /// The message that says it.
    pub(crate) fn message(self) -> &'static str {
        FORMS[self.form as usize].3
    }

    /// How many values the card's VP column has.
    pub fn vp_columns(self) -> usize {
        match self.kind() {
            Kind::Information => 2,
            Kind::Service => 0,
            Kind::Transport | Kind::Defence | Kind::Industry => 1,
        }
    }

    /// SYN-64, SYN-65, SYN-66, SYN-67, SYN-68, SYN-69: what the card pays on these dice. `vp` is its VP column.
    pub fn pay(self, vp: &[u8], l: u8, r: u8) -> u8 {
        let Condition { form, numbers: [n, high] } = self;
        let (even_l, even_r) = (l.is_multiple_of(2), r.is_multiple_of(2));
        let holds = match form {
            Form::Number if l == n && r == n => return vp[1],
            Form::Number => l == n || r == n,
            Form::UnderSum => return n.saturating_sub(l + r),
            Form::UnderMin => return n.saturating_sub(l.min(r)),
            Form::UnderMax => return n.saturating_sub(l.max(r)),
            Form::OverSum => return (l + r).saturating_sub(n),
            Form::OverMin => return l.min(r).saturating_sub(n),
            Form::OverMax => return l.max(r).saturating_sub(n),
            Form::Less => l < r,
            Form::Greater => l > r,
            Form::AtMost => l <= r,
            Form::AtLeast => l >= r,
            Form::Equal => l == r,
            Form::SumOutside => l + r <= n || l + r >= high,
            Form::SumIs => l + r == n,
            Form::DifferenceIs => l.abs_diff(r) == n,
            Form::SumAtMost => l + r <= n,
            Form::SumAtLeast => l + r >= n,
            Form::EvenOdd => even_l && !even_r,
            Form::OddEven => !even_l && even_r,
            Form::SumOdd => even_l != even_r,
            Form::SumEven => even_l == even_r,
            Form::BothOdd => !even_l && !even_r,
            Form::BothEven => even_l && even_r,
        };
        if holds { vp[0] } else { 0 }
    }

    /// Reads a condition as the data file writes it.
    pub fn read(text: &str) -> Option<Condition> {
        let is_number = |word: &&str| word.starts_with(|first: char| first.is_ascii_digit());
        let words: Vec<&str> = text.split_whitespace().collect();
        let written = words.iter().map(|word| if is_number(word) { "#" } else { word }).collect::<Vec<_>>().join(" ");
        let (form, ..) = *FORMS.iter().find(|(_, _, known, _)| *known == written)?;
        let mut numbers = [0; 2];
        for (number, word) in numbers.iter_mut().zip(words.into_iter().filter(is_number)) {
            *number = word.parse().ok().filter(|n| *n <= if form == Form::Number { 6 } else { 20 })?;
        }
        (form != Form::Number || numbers[0] > 0).then_some(Condition { form, numbers })
    }

    /// For the digest of the data, in the form that it has always had.
    pub(crate) fn digested<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let [n, high] = self.numbers;
        match self.form {
            Form::Number => to.serialize_newtype_variant("", 0, "number", &n),
            Form::UnderSum => to.serialize_newtype_variant("", 0, "under", &(n, "sum")),
            Form::UnderMin => to.serialize_newtype_variant("", 0, "under", &(n, "min")),
            Form::UnderMax => to.serialize_newtype_variant("", 0, "under", &(n, "max")),
            Form::OverSum => to.serialize_newtype_variant("", 0, "over", &("sum", n)),
            Form::OverMin => to.serialize_newtype_variant("", 0, "over", &("min", n)),
            Form::OverMax => to.serialize_newtype_variant("", 0, "over", &("max", n)),
            Form::SumOutside => to.serialize_newtype_variant("", 0, "sum_outside", &(n, high)),
            Form::SumIs => to.serialize_newtype_variant("", 0, "sum_is", &n),
            Form::DifferenceIs => to.serialize_newtype_variant("", 0, "difference_is", &n),
            Form::SumAtMost => to.serialize_newtype_variant("", 0, "sum_at_most", &n),
            Form::SumAtLeast => to.serialize_newtype_variant("", 0, "sum_at_least", &n),
            _ => self.form.serialize(to),
        }
    }
}
