//! What dice and blueprints have in common: some numbers, of which each can be there several times.

/// Reads and writes them: in JSON a list from the lowest up, and a fact for each.
macro_rules! listed {
    ($Type:ident, $right:literal) => {
        impl FromIterator<u8> for $Type {
            fn from_iter<I: IntoIterator<Item = u8>>(all: I) -> $Type {
                all.into_iter().fold($Type::EMPTY, $Type::with)
            }
        }

        /// The state digest sees the counts.
        impl serde::Serialize for $Type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match serializer.is_human_readable() {
                    true => serializer.collect_seq(self.iter()),
                    false => self.0.serialize(serializer),
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $Type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$Type, D::Error> {
                let all = Vec::<u8>::deserialize(deserializer)?;
                let read = all.iter().try_fold($Type::EMPTY, |some, one| some.checked(*one));
                read.filter(|_| all.is_sorted()).ok_or_else(|| serde::de::Error::custom($right))
            }
        }

        impl kernel::FactValue for $Type {
            fn add(self, part: &'static str, facts: kernel::Facts) -> kernel::Facts {
                facts.with_each(part, self.iter())
            }

            fn read(part: &'static str, facts: &kernel::Facts) -> Option<$Type> {
                facts.all(part).try_fold($Type::EMPTY, |some, one: i32| some.checked(u8::try_from(one).ok()?))
            }
        }
    };
}

pub(crate) use listed;
