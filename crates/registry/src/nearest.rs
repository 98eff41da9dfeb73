//! What somebody may have meant by a name that does not exist.

use crate::Problem;
use kernel::Phrase;

/// A name that is none of the known ones: `$name`, `$known`, and in `$nearest` the one that was
/// probably meant, or `none`.
pub(crate) fn unknown(key: &'static str, name: &str, known: &[&str]) -> Problem {
    let list = if known.is_empty() { "–".to_owned() } else { known.join(", ") };
    let phrase = Phrase::new(key).text("name", brief(name)).text("known", list);
    Problem::Input(phrase.text("nearest", nearest(name, known).unwrap_or("none")))
}

/// The known name that begins like this one, or takes the fewest changed letters, if that is at
/// most a third of them.
fn nearest<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let name: String = name.chars().take(64).flat_map(char::to_lowercase).collect();
    let begins = known.iter().find(|word| name.len() > 1 && word.starts_with(&name));
    begins.copied().or_else(|| {
        let (changes, word) = known.iter().map(|word| (changes(&name, word), *word)).min()?;
        (changes <= word.chars().count().div_ceil(3)).then_some(word)
    })
}

/// How many letters must be put in, left out or changed to make one word of the other.
fn changes(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, here) in one.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, there) in other.iter().enumerate() {
            let replaced = diagonal + usize::from(here != *there);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[other.len()]
}

/// At most 200 characters of a text that may be anything.
pub(crate) fn brief(text: &str) -> String {
    if text.chars().count() <= 200 { text.to_owned() } else { text.chars().take(199).chain(['…']).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_is_the_one_with_the_fewest_changes() {
        let known = ["syndicate", "smartphone", "dei"];
        for (name, meant) in [
            ("sindicate", Some("syndicate")),
            ("Syndicate", Some("syndicate")),
            ("synd", Some("syndicate")),
            ("smart-phone", Some("smartphone")),
            ("de", Some("dei")),
            ("chess", None),
            ("", None),
        ] {
            assert_eq!(nearest(name, &known), meant, "{name}");
        }
    }

    #[test]
    fn a_very_long_name_is_measured_in_part() {
        assert_eq!(nearest(&"ы".repeat(100_000), &["syndicate"]), None);
    }
}
