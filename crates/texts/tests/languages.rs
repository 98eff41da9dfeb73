//! The three languages say the same things, and every file is embedded.

#![allow(clippy::unwrap_used)]

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use texts::{FILES, Lang, Texts, source};

/// `key` and `key.attribute`, each with the variables it uses. Terms belong to one language.
type Parts = BTreeMap<String, BTreeSet<String>>;

fn parts(lang: Lang, file: usize) -> Parts {
    let resource: Resource<&str> = parser::parse(source(lang)[file])
        .unwrap_or_else(|(_, errors)| panic!("{lang}/{}.ftl cannot be read: {errors:?}", FILES[file]));
    let mut parts = Parts::new();
    let mut add = |name: String, pattern: &Pattern<&str>| {
        let mut variables = BTreeSet::new();
        in_pattern(pattern, &mut variables);
        assert!(parts.insert(name.clone(), variables).is_none(), "{lang}: {name} is given twice");
    };
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let key = message.id.name;
            if let Some(value) = &message.value {
                add(key.to_owned(), value);
            }
            message.attributes.iter().for_each(|attr| add(format!("{key}.{}", attr.id.name), &attr.value));
        }
    }
    parts
}

fn in_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => in_inline(inline, variables),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                in_inline(selector, variables);
                variants.iter().for_each(|variant| in_pattern(&variant.value, variables));
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inline) => in_inline(inline, variables),
            Expression::Select { selector, variants } => {
                in_inline(selector, variables);
                variants.iter().for_each(|variant| in_pattern(&variant.value, variables));
            }
        },
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, variables));
            arguments.named.iter().for_each(|argument| in_inline(&argument.value, variables));
        }
        _ => {}
    }
}

#[test]
fn every_key_attribute_and_variable_is_in_every_language() {
    for (file, name) in FILES.iter().enumerate() {
        let [en, others @ ..] = Lang::ALL.map(|lang| (lang, parts(lang, file)));
        for (lang, other) in others {
            let names = |parts: &Parts| parts.keys().cloned().collect::<BTreeSet<_>>();
            assert_eq!(names(&en.1), names(&other), "the keys of {name}.ftl in {} and {lang}", en.0);
            for (key, variables) in &en.1 {
                assert_eq!(variables, &other[key], "the variables of {key} in {} and {lang}", en.0);
            }
        }
    }
}

#[test]
fn a_key_stands_in_one_file_only() {
    let all: Vec<String> = (0..FILES.len()).flat_map(|file| parts(Lang::En, file).into_keys()).collect();
    let different: BTreeSet<&String> = all.iter().collect();
    assert_eq!(all.len(), different.len());
}

#[test]
fn every_file_is_embedded() {
    for lang in Lang::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("ftl").join(lang.code());
        let on_disk: BTreeSet<String> = std::fs::read_dir(&folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .map(|name| name.strip_suffix(".ftl").unwrap_or(&name).to_owned())
            .collect();
        let embedded: BTreeSet<String> = FILES.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(on_disk, embedded, "{}: add the file to src/files.rs", folder.display());
    }
}

#[test]
fn every_file_can_be_read() {
    for lang in Lang::ALL {
        assert_eq!(Texts::of(lang).faults(), [""; 0], "{lang}");
    }
}

/// A refusal or fault says what would be right. Those that only say where are left out, and the one
/// that passes on what the rules say.
#[test]
fn every_refusal_says_what_would_be_right() {
    let only_place = ["record-fault-at", "record-fault-illegal", "data-fault-at", "data-fault-in-row"];
    for file in 0..FILES.len() {
        let parts = parts(Lang::En, file);
        for key in parts.keys().filter(|key| !key.contains('.')) {
            let refuses = key.contains("-refuse-") || key.contains("-fault-") || key.contains("-unknown-");
            if refuses && !only_place.contains(&key.as_str()) {
                assert!(parts.contains_key(&format!("{key}.right")), "{key} has no .right");
            }
        }
    }
}

/// Cyrillic texts have no stray Latin look-alikes, and English none of the other kind.
#[test]
fn no_word_mixes_alphabets() {
    for lang in Lang::ALL {
        for (file, text) in source(lang).iter().enumerate() {
            for word in text.split(|c: char| !c.is_alphabetic()) {
                let latin = word.chars().any(|c| c.is_ascii_alphabetic());
                assert!(!latin || word.is_ascii(), "{lang}/{}.ftl: {word:?}", FILES[file]);
            }
        }
    }
}
