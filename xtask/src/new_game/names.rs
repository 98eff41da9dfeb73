//! What a new game is called, in all the forms its files use.

use rulebooks::Prefix;

use crate::list::{files, module, type_name};
use crate::problem::Failure;
use crate::tree::Tree;
use crate::workspace::Workspace;

/// The template's own names, in the order in which they are replaced.
const ID: &str = "high-card";
const MODULE: &str = "high_card";
const TYPE: &str = "HighCard";
const TITLE: &str = "High Card";
const RULE: &str = "HC-";
const TEST: &str = "hc_";
const OUTSIDE: &str = "../around/";

/// Words that cannot be the name of a module.
const RESERVED: [&str; 30] = [
    "as", "async", "await", "box", "break", "const", "crate", "dyn", "else", "enum", "extern", "final", "for", "impl",
    "loop", "match", "macro", "mod", "move", "override", "priv", "pub", "ref", "self", "static", "super", "trait",
    "try", "type", "while",
];

#[derive(Debug, PartialEq, Eq)]
pub struct Names {
    name: String,
    prefix: String,
}

impl Names {
    pub fn new(name: &str, prefix: &str) -> Result<Names, Failure> {
        let word = |word: &str| {
            word.starts_with(|c: char| c.is_ascii_lowercase())
                && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        };
        if !name.split('-').all(word) || !(3..=32).contains(&name.len()) || RESERVED.contains(&name) {
            return Err(Failure::Usage(format!(
                "`{name}` cannot be the name of a game: write 3 to 32 small letters and digits, words joined by `-`, each starting with a letter, e.g. `night-train`"
            )));
        }
        if Prefix::exactly(prefix).is_none() {
            return Err(Failure::Usage(format!(
                "`{prefix}` cannot be what rule ids start with: write 2 to 5 capitals, e.g. `NT` for NT-1"
            )));
        }
        Ok(Names { name: name.to_owned(), prefix: prefix.to_owned() })
    }

    /// Whether nothing in the workspace is called so already.
    pub fn check_free(&self, workspace: &Workspace) -> Result<(), Failure> {
        let name = &self.name;
        let own = [format!("crates/{name}"), format!("web/src/games/{name}")];
        if let Some(taken) = own.iter().chain(&files(name)).find(|path| workspace.root().join(path).exists()) {
            return Err(Failure::Usage(format!("`{name}` is taken: there is {taken} already")));
        }
        let lock = std::fs::read_to_string(workspace.root().join("Cargo.lock")).unwrap_or_default();
        if lock.lines().any(|line| line == format!("name = \"{name}\""))
            || ["std", "core", "alloc"].contains(&name.as_str())
        {
            return Err(Failure::Usage(format!("`{name}` is taken: a package that is used here has this name")));
        }
        self.check_words(&workspace.tree()?)
    }

    /// Whether its rules and messages would get into the way of others.
    fn check_words(&self, tree: &Tree) -> Result<(), Failure> {
        let start = format!("{}-", self.name);
        for (path, text) in tree.under("crates/texts/ftl/en", "ftl") {
            if let Some(line) = text.lines().find(|line| line.starts_with(&start)) {
                let key = line.split(' ').next().unwrap_or(line);
                return Err(Failure::Usage(format!("`{}` is taken: {path} has the message `{key}`", self.name)));
            }
        }
        for (name, path, text) in tree.within("docs/rules", "md") {
            let used = rulebooks::Document::read(text).prefix().map(|prefix| prefix.to_string());
            if used.as_ref() == Some(&self.prefix) {
                return Err(Failure::Usage(format!(
                    "{}- is taken: the rules of {name} start so ({path})",
                    self.prefix
                )));
            }
        }
        Ok(())
    }

    /// A text or a path of the template, with the names of the new game.
    pub fn apply(&self, text: &str) -> String {
        let forms = [
            (OUTSIDE, "../../../".to_owned()),
            (ID, self.name.clone()),
            (MODULE, module(&self.name)),
            (TYPE, type_name(&self.name)),
            (TITLE, self.title()),
            (RULE, format!("{}-", self.prefix)),
            (TEST, format!("{}_", self.prefix.to_lowercase())),
        ];
        forms.iter().fold(text.to_owned(), |text, (old, new)| text.replace(old, new))
    }

    /// `Night Train`.
    fn title(&self) -> String {
        self.name.split('-').map(type_name).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(name: &str, prefix: &str) -> String {
        match Names::new(name, prefix) {
            Err(Failure::Usage(message)) => message,
            other => panic!("{name} {prefix}: {other:?}"),
        }
    }

    #[test]
    fn names_that_do_not_fit_are_refused_with_what_would() {
        for name in
            ["", "ab", "Night", "night_train", "night--train", "-night", "night-", "7days", "move", "ночь", "a b"]
        {
            assert!(refused(name, "NT").contains("e.g. `night-train`"), "{name}");
        }
        for prefix in ["", "N", "nt", "NT-", "TOOLONG", "N1", "НТ"] {
            assert!(refused("night-train", prefix).contains("2 to 5 capitals"), "{prefix}");
        }
    }

    #[test]
    fn names_that_are_taken_are_refused() {
        let workspace = Workspace::find();
        let taken = |name: &str, prefix: &str| match Names::new(name, prefix).unwrap().check_free(&workspace) {
            Err(Failure::Usage(message)) => message,
            other => panic!("{name} {prefix}: {other:?}"),
        };
        assert!(taken("kernel", "QQQQQ").contains("there is crates/kernel already"));
        assert!(taken("serde", "QQQQQ").contains("a package that is used here has this name"));
        assert!(taken("merchant", "QQQQQ").contains("has the message `merchant-"));
        assert!(taken("unheard-of", "SYN").contains("the rules of syndicate start so"));
        assert!(Names::new("unheard-of", "QQQQQ").unwrap().check_free(&workspace).is_ok());
    }

    #[test]
    fn every_form_of_the_name_is_replaced() {
        let names = Names::new("night-train", "NT").unwrap();
        assert_eq!(
            names.apply("high-card high_card::HighCard High Card HC-1 hc_1_x ../around/docs"),
            "night-train night_train::NightTrain Night Train NT-1 nt_1_x ../../../docs"
        );
    }
}
