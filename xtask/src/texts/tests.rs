//! Small sets of texts, and what the check says of them.

use super::*;

/// Three languages with this text each, and code that names the key `hello`.
fn problems(en: &str, ru: &str, uk: &str, more: &[(&str, &str)]) -> Vec<String> {
    let mut files = vec![
        ("crates/texts/ftl/en/common.ftl", en),
        ("crates/texts/ftl/ru/common.ftl", ru),
        ("crates/texts/ftl/uk/common.ftl", uk),
        ("crates/bots/src/lib.rs", "Phrase::new(\"hello\")"),
    ];
    files.extend_from_slice(more);
    let (_, problems) = check(&Tree::of(&files));
    let line = |p: &Problem| format!("{} | {} | {}", p.kind, p.place, p.message);
    problems.iter().map(line).collect()
}

fn same(text: &str, more: &[(&str, &str)]) -> Vec<String> {
    problems(text, text, text, more)
}

#[test]
fn texts_in_order_have_no_problem() {
    let ru = "-стол = x\n";
    assert!(problems("hello = Hi", ru, "hello = Привіт", &[]).len() > 1);
    assert_eq!(
        problems(
            "hello = Hi { $name }",
            "hello = Привет, { $name } { -table }\n-table = стол\n  .case = о столе",
            "hello = { $name ->\n *[other] Привіт, { $name }\n }",
            &[]
        ),
        [""; 0]
    );
}

#[test]
fn no_files_is_a_problem() {
    let (_, problems) = check(&Tree::of(&[]));
    assert_eq!(problems.len(), 3);
    assert_eq!(problems[0].place, "crates/texts/ftl/en");
}

#[test]
fn files_and_keys_must_be_in_every_language() {
    assert_eq!(
        problems(
            "hello = Hi\n  .hint = x",
            "hello = Привет",
            "hello = Привіт\n  .hint = x",
            &[("crates/texts/ftl/uk/dei.ftl", "# nothing")]
        ),
        [
            "keys | crates/texts/ftl/ru/common.ftl | lacks `hello.hint`, which is in crates/texts/ftl/en/common.ftl:2",
            "files | crates/texts/ftl/en/dei.ftl | does not exist, but crates/texts/ftl/uk/dei.ftl does",
        ]
    );
}

#[test]
fn variables_must_be_the_same() {
    assert_eq!(
        problems("hello = Hi { $name }", "hello = { $who }", "hello = x", &[]),
        [
            "variables | crates/texts/ftl/ru/common.ftl:1 | `hello` uses $who, but in crates/texts/ftl/en/common.ftl:1 $name; use the same in all languages",
            "variables | crates/texts/ftl/uk/common.ftl:1 | `hello` uses no variable, but in crates/texts/ftl/en/common.ftl:1 $name; use the same in all languages",
        ]
    );
}

#[test]
fn a_key_is_given_once_in_all_files_of_a_language() {
    let found = same("hello = Hi\n", &[("crates/texts/ftl/ru/more.ftl", "\nhello = x\n")]);
    assert_eq!(
        found[0],
        "duplicates | crates/texts/ftl/ru/more.ftl:2 | `hello` is given a second time, after crates/texts/ftl/ru/common.ftl:1"
    );
}

#[test]
fn a_key_in_code_exists() {
    let code = "Phrase::new(\n  \"bye\"); by(\"common-hello\"); by(key); x.phrase(\"hello\")\n#[cfg(test)]\nmod tests { fn f() { Phrase::new(\"any\") } }";
    assert_eq!(
        same("hello = Hi\n", &[("crates/dei/src/event.rs", code)]),
        [
            "unknown keys | crates/dei/src/event.rs:1 | \"bye\" names no message; add `bye = …` to a file in every crates/texts/ftl/*",
            "unknown keys | crates/dei/src/event.rs:2 | \"common-hello\" names no message; add `common-hello = …` to a file in every crates/texts/ftl/*",
        ]
    );
    let toys = [
        ("crates/testkit/src/toy.rs", "Phrase::new(\"toy-drew\")"),
        ("crates/dei/tests/x.rs", "Phrase::new(\"anything\")"),
        ("crates/dei/src/tests.rs", "Phrase::new(\"anything\")"),
    ];
    assert_eq!(same("hello = Hi\n", &toys), [""; 0]);
}

#[test]
fn a_key_is_mentioned_somewhere() {
    let text = "hello = Hi { inner }\ninner = x\nalone = { alone }\n";
    let found = same(text, &[("crates/bots/src/b.rs", "// \"alone\"\n")]);
    assert_eq!(found.len(), 3);
    assert_eq!(
        found[0],
        "unused keys | crates/texts/ftl/en/common.ftl:3 | `alone` is mentioned nowhere; remove it, or list its start in DYNAMIC_PREFIXES in xtask/src/texts/usage.rs"
    );
    let table = "const KEYS: [&str; 1] = [\"alone\"];";
    assert_eq!(same(text, &[("crates/bots/src/b.rs", table)]), [""; 0]);
}

#[test]
fn a_reference_leads_somewhere() {
    assert_eq!(
        problems("hello = x", "hello = { -table }", "hello = x", &[]),
        [
            "references | crates/texts/ftl/ru/common.ftl:1 | `hello` refers to `-table`, which crates/texts/ftl/ru does not have"
        ]
    );
}
