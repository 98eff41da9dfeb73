//! What components are and do: every card has its sheet, in every language, and its rules exist.

use kernel::{About, Catalogue, Loaded, Phrase, Voice};
use std::fs;
use testkit::RuleSet;
use texts::{Lang, Names, Texts};

/// The groups of which every piece has a sheet.
const TOLD: [(&str, &[&str]); 3] =
    [("syndicate", &["robot"]), ("fantastic-factories", &["blueprint", "contractor"]), ("cyber-merchant", &["card"])];

fn catalogue<G: Voice>() -> Catalogue<G::Printed> {
    Catalogue::new::<G>(Loaded::<G::Cards>::standard().get())
}

/// Calls a function with the id and the sheets of every game, and with the pieces that have a name.
fn each(mut look: impl FnMut(&str, &Catalogue<()>)) {
    macro_rules! look {
        ($(($module:ident, $Game:ty))*) => { $({
            let Catalogue { pieces, about, .. } = catalogue::<$Game>();
            look(<$Game as kernel::Game>::ID, &Catalogue { pieces, about, printed: () });
        })* };
    }
    games::each!(look);
}

fn phrases(about: &About) -> Vec<&Phrase> {
    [&about.name].into_iter().chain(&about.kind).chain(&about.cost).chain(&about.does).collect()
}

#[test]
fn every_card_has_a_sheet() {
    each(|game, Catalogue { pieces, about, .. }| {
        let Some((_, groups)) = TOLD.iter().find(|(id, _)| *id == game) else { return };
        for group in *groups {
            let named: Vec<_> = pieces[group].keys().collect();
            let told: Vec<_> = about[group].keys().collect();
            assert_eq!(named, told, "{game}: {group}");
        }
    });
}

#[test]
fn a_sheet_is_whole_sentences_in_every_language() {
    each(|game, Catalogue { about, .. }| {
        for about in about.values().flat_map(|group| group.values()) {
            assert!(!about.does.is_empty(), "{game}: {:?} does nothing", about.of);
            for lang in Lang::ALL {
                let texts = Texts::of(lang);
                let say = |phrase: &Phrase| texts.say(phrase, &Names::default());
                for phrase in phrases(about) {
                    assert_eq!(texts.missing(phrase), [""; 0], "{phrase} in {lang}");
                    assert!(!say(phrase).contains('{'), "{}", say(phrase));
                }
                for sentence in &about.does {
                    let said = say(sentence);
                    let begins = said.chars().next().is_some_and(|first| first.is_uppercase() || first.is_numeric());
                    assert!(begins && said.ends_with('.'), "{lang}: {said}");
                }
            }
        }
    });
}

#[test]
fn a_sheet_names_rules_that_exist() {
    each(|game, Catalogue { about, .. }| {
        let book = format!("{}/../../docs/rules/{game}.md", env!("CARGO_MANIFEST_DIR"));
        let mut rules = RuleSet::table();
        rules.add(&fs::read_to_string(&book).unwrap_or_else(|no| panic!("{book}: {no}")));
        for about in about.values().flat_map(|group| group.values()) {
            assert!(!about.rules.is_empty(), "{game}: {:?}", about.of);
            about.rules.iter().for_each(|rule| assert!(rules.has(rule), "{game}: {:?} names {rule}", about.of));
        }
    });
}
