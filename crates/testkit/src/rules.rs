//! [`RuleSet`]: the ids a document of rules defines.

use std::collections::BTreeSet;

/// The rules of every table, whatever the game.
const TABLE: &str = include_str!("../../../docs/rules/table.md");

/// The rule ids that are defined: in bold at the start of a line or list item, alone in the first
/// cell of a table row, or at the start of a heading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleSet(BTreeSet<String>);

impl RuleSet {
    /// The rules of every table.
    #[must_use]
    pub fn table() -> RuleSet {
        let mut rules = RuleSet::default();
        rules.add(TABLE);
        rules
    }

    /// Adds the ids that a document defines.
    pub fn add(&mut self, text: &str) {
        self.0.extend(text.lines().filter_map(defined_by));
    }

    /// Whether the id is defined.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.0.contains(id)
    }

    /// How many ids there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Whether a text has the form of a rule id: `SYN-12`, `SYN-EX-1`.
#[must_use]
pub fn is_rule_id(text: &str) -> bool {
    let Some((prefix, rest)) = text.split_once('-') else {
        return false;
    };
    let number = rest.strip_prefix("EX-").unwrap_or(rest);
    let digits = number.trim_end_matches(|c: char| c.is_ascii_lowercase());
    !prefix.is_empty()
        && prefix.bytes().all(|c| c.is_ascii_uppercase())
        && number.len() - digits.len() <= 1
        && !digits.is_empty()
        && digits.bytes().all(|c| c.is_ascii_digit())
}

fn defined_by(line: &str) -> Option<String> {
    let line = line.trim();
    let candidate = if let Some(row) = line.strip_prefix('|') {
        row.split('|').next()?.trim().trim_matches('*')
    } else if line.starts_with('#') {
        line.trim_start_matches(['#', ' ', '*']).split([' ', ':']).next()?
    } else {
        let item = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")).unwrap_or(line);
        item.trim_start().strip_prefix("**")?.split("**").next()?.trim_end_matches(['.', ':'])
    };
    is_rule_id(candidate).then(|| candidate.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_where_they_are_defined_and_nowhere_else() {
        let mut rules = RuleSet::default();
        rules.add(
            "# Toy\n- **TOY-1** [ruling] One; see **TOY-9**.\n  * **TOY-2.** Two.\n| TOY-3 | three | TOY-8 |\n\
             ### TOY-EX-1 An example\n- **TOY-4 and more**\nTOY-7 in passing\n| Q1 | no |\n",
        );
        let found: Vec<&str> = rules.0.iter().map(String::as_str).collect();
        assert_eq!(found, ["TOY-1", "TOY-2", "TOY-3", "TOY-EX-1"]);
    }

    #[test]
    fn an_id_is_a_prefix_and_a_number() {
        for good in ["SYN-1", "BR-10", "SYN-EX-1", "SYN-EX-2a"] {
            assert!(is_rule_id(good), "{good}");
        }
        for bad in ["", "SYN", "SYN-", "syn-1", "SYN-1-2", "-1", "SYN-EX-", "SYN-x", "SYN-1ab", "SYN 1"] {
            assert!(!is_rule_id(bad), "{bad}");
        }
    }
}
