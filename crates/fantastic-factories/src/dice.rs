//! [`Dice`]: some dice, told apart by what they show and by nothing else.

use kernel::{FactValue, Facts};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A handful of dice. Two dice that show the same are the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts", as = "Vec<u8>"))]
pub struct Dice([u8; 6]);

impl Dice {
    pub const EMPTY: Dice = Dice([0; 6]);

    /// Dice with these values, each 1 to 6.
    pub fn of(values: &[u8]) -> Dice {
        values.iter().copied().collect()
    }

    /// With one more, if dice show that and there are not far too many.
    fn checked(self, value: u8) -> Option<Dice> {
        ((1..=6).contains(&value) && self.len() < 100).then(|| self.with(value))
    }

    pub fn with(self, value: u8) -> Dice {
        self.with_equal(value, 1)
    }

    /// With so many more that show the same.
    pub fn with_equal(mut self, value: u8, count: u8) -> Dice {
        self.0[usize::from(value) - 1] += count;
        self
    }

    pub fn and(self, other: Dice) -> Dice {
        Dice(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }

    /// These dice without those, if those are all among them.
    pub fn without(self, other: Dice) -> Option<Dice> {
        let has = (0..6).all(|i| self.0[i] >= other.0[i]);
        has.then(|| Dice(std::array::from_fn(|i| self.0[i] - other.0[i])))
    }

    pub fn count(self, value: u8) -> u8 {
        self.0[usize::from(value) - 1]
    }

    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; 6]
    }

    pub fn sum(self) -> u8 {
        (1..=6).map(|value| value * self.count(value)).sum()
    }

    /// The different values shown, from the lowest up.
    pub fn values(self) -> impl Iterator<Item = u8> + Clone {
        (1..=6).filter(move |value| self.count(*value) > 0)
    }

    /// What each die shows, from the lowest up.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (1..=6).flat_map(move |value| std::iter::repeat_n(value, usize::from(self.count(value))))
    }

    /// The value all dice show, if they are all equal and there are any.
    pub fn equal(self) -> Option<u8> {
        let mut values = self.values();
        let value = values.next()?;
        values.next().is_none().then_some(value)
    }
}

impl FromIterator<u8> for Dice {
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Dice {
        values.into_iter().fold(Dice::EMPTY, Dice::with)
    }
}

/// In JSON a list of values; the state digest sees the counts.
impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { serializer.collect_seq(self.iter()) } else { self.0.serialize(serializer) }
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
        let values = Vec::<u8>::deserialize(deserializer)?;
        let dice = values.iter().try_fold(Dice::EMPTY, |dice, value| dice.checked(*value));
        let dice = dice.filter(|_| values.is_sorted());
        dice.ok_or_else(|| de::Error::custom("dice are values from 1 to 6, the lowest first"))
    }
}

/// A fact for each die.
impl FactValue for Dice {
    fn add(self, part: &'static str, facts: Facts) -> Facts {
        facts.with_each(part, self.iter())
    }

    fn read(part: &'static str, facts: &Facts) -> Option<Dice> {
        facts.all(part).try_fold(Dice::EMPTY, |dice, value: i32| dice.checked(value.try_into().ok()?))
    }
}
