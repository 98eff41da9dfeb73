//! Small workspaces, and what the check says of them.

use super::*;

const BOOK: &str = "\
- **SYN-1** A rule.
- **SYN-2** A word. [definition: it names a thing]
### SYN-EX-1 An example
";

/// A workspace in which everything is right, with these files added or replaced.
fn problems(files: &[(&str, &str)]) -> Vec<String> {
    let mut all = vec![
        ("docs/rules/syndicate.md", BOOK),
        ("docs/rules/ru/syndicate.md", BOOK),
        ("docs/rules/uk/syndicate.md", BOOK),
        ("crates/syndicate/tests/rules/main.rs", "mod more;\n#[test]\nfn syn_1_holds() {}\n"),
        ("crates/syndicate/tests/rules/more.rs", "#[test]\nfn syn_ex_1() {}\n"),
    ];
    all.retain(|(path, _)| !files.iter().any(|(other, _)| path == other));
    all.extend_from_slice(files);
    let findings = check(&Tree::of(&all));
    let line = |p: &Problem| format!("{} | {} | {}", p.kind, p.place, p.message);
    findings.problems.iter().map(line).collect()
}

/// Fails unless there is exactly this one problem.
fn one(files: &[(&str, &str)], expected: &str) {
    assert_eq!(problems(files), [expected]);
}

#[test]
fn a_workspace_in_order_has_no_problem() {
    assert_eq!(problems(&[]), [""; 0]);
}

/// Listed, and no fault: a rule may need no code.
#[test]
fn an_id_that_no_source_line_names_is_listed() {
    let tree = |source| {
        let files = [("docs/rules/syndicate.md", BOOK), ("crates/syndicate/src/lib.rs", source)];
        check(&Tree::of(&files)).tallies.remove(0).unnamed.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(tree("/// Not SYN-10, nor SYN-EX-1.\nfn rule() {}\n"), ["SYN-1"]);
    assert_eq!(tree("/// SYN-1: a rule.\nfn rule() {}\n"), [""; 0]);
}

#[test]
fn an_id_without_a_test() {
    one(
        &[("crates/syndicate/tests/rules/more.rs", "")],
        "untested | docs/rules/syndicate.md:3 | SYN-EX-1 has no test; write #[test] fn syn_ex_1_…() in crates/syndicate/tests or src, or mark this line [definition: reason]",
    );
}

#[test]
fn a_longer_number_is_another_id() {
    let found = problems(&[("crates/syndicate/tests/rules/more.rs", "#[test]\nfn syn_ex_10() {}\n")]);
    assert_eq!(found.len(), 2);
    assert_eq!(
        found[0],
        "test names | crates/syndicate/tests/rules/more.rs:2 | `syn_ex_10` is named after SYN-EX-10, which docs/rules/syndicate.md does not define"
    );
}

#[test]
fn a_function_without_the_attribute_is_no_test() {
    one(
        &[("crates/syndicate/tests/rules/more.rs", "fn syn_ex_1() {}\n")],
        "untested | docs/rules/syndicate.md:3 | SYN-EX-1 has no test: `syn_ex_1` in crates/syndicate/tests/rules/more.rs:1 is not under a #[test] (or is under #[ignore])",
    );
}

#[test]
fn a_test_in_a_file_nobody_declares_never_runs() {
    one(
        &[("crates/syndicate/tests/rules/main.rs", "#[test]\nfn syn_1_holds() {}\n")],
        "untested | docs/rules/syndicate.md:3 | SYN-EX-1 has no test: `syn_ex_1` in crates/syndicate/tests/rules/more.rs:2 is in a file that no `mod` of its crate names, so it never runs",
    );
}

#[test]
fn a_test_in_another_crate_does_not_count() {
    let found = problems(&[
        ("crates/syndicate/tests/rules/more.rs", ""),
        ("crates/bots/src/lib.rs", "#[test]\nfn syn_ex_1() {}\n"),
    ]);
    assert_eq!(found.len(), 1);
}

#[test]
fn a_cited_id_must_exist() {
    one(
        &[("crates/bots/src/lib.rs", "// SYN-1\n/* SYN-3 */\n")],
        "citations | crates/bots/src/lib.rs:2 | cites SYN-3, which docs/rules/syndicate.md does not define",
    );
    one(
        &[("crates/texts/ftl/ru/a.ftl", "# SYN-4\n")],
        "citations | crates/texts/ftl/ru/a.ftl:1 | cites SYN-4, which docs/rules/syndicate.md does not define",
    );
    one(
        &[("README.md", "\n\nSYN-EX-2\n")],
        "citations | README.md:3 | cites SYN-EX-2, which docs/rules/syndicate.md does not define",
    );
}

#[test]
fn what_no_book_begins_with_is_no_citation() {
    assert_eq!(problems(&[("docs/decisions/1.md", "CM-7\n"), ("crates/kernel/src/lib.rs", "// UTF-8\n")]), [""; 0]);
    one(
        &[("crates/kernel/src/lib.rs", "Illegal::new(\"CM-7\", 1)")],
        "refusals | crates/kernel/src/lib.rs:1 | Illegal::new(…) names CM-7, which does not exist: no document in docs/rules has ids that start with CM-",
    );
}

#[test]
fn a_row_of_an_example_exists_with_it() {
    assert_eq!(problems(&[("README.md", "SYN-EX-1e.\n")]), [""; 0]);
    assert_eq!(problems(&[("README.md", "SYN-1e.\n")]).len(), 1);
}

#[test]
fn a_heading_may_reserve_numbers() {
    assert_eq!(problems(&[("docs/x.md", "## Frame (SYN-1 … SYN-19)\n")]), [""; 0]);
    assert_eq!(problems(&[("docs/x.md", "SYN-1 … SYN-19\n")]).len(), 1);
    assert_eq!(problems(&[("docs/x.md", "## SYN-1, SYN-19\n")]).len(), 1);
}

#[test]
fn a_refusal_names_a_rule() {
    let file = |text| [("crates/bots/src/lib.rs", text)];
    assert_eq!(problems(&file("Illegal::new(\n\"SYN-1\", \"x\"); Illegal::because(Self::RULE, 1);")), [""; 0]);
    assert_eq!(problems(&file("/// Illegal::new(\"x\")\n")), [""; 0]);
    one(
        &file("fn f() {\n  Illegal::because(\n    \"SYN-9\", \"x\")\n}"),
        "refusals | crates/bots/src/lib.rs:2 | Illegal::because(…) names SYN-9, which docs/rules/syndicate.md does not define",
    );
    one(
        &file("Illegal::new(\"TOY-1\")"),
        "refusals | crates/bots/src/lib.rs:1 | Illegal::new(…) names TOY-1, which does not exist: no document in docs/rules has ids that start with TOY-",
    );
    one(
        &file("Illegal::new(rule, \"x\")"),
        "refusals | crates/bots/src/lib.rs:1 | Illegal::new(…) starts with `rule`; write the rule's id as a literal or a constant",
    );
}

#[test]
fn toy_games_have_toy_rules() {
    assert_eq!(problems(&[("crates/testkit/src/toy.rs", "Illegal::new(\"TOY-1\")")]), [""; 0]);
}

#[test]
fn translations_define_the_same_ids() {
    assert_eq!(
        problems(&[("docs/rules/uk/syndicate.md", "- **SYN-1** а\n- **SYN-2** б\n- **SYN-7** в\n")]),
        [
            "translations | docs/rules/uk/syndicate.md | SYN-EX-1 is missing; it is in docs/rules/syndicate.md:3",
            "translations | docs/rules/uk/syndicate.md:3 | SYN-7 is extra; docs/rules/syndicate.md does not define it",
            "citations | docs/rules/uk/syndicate.md:3 | cites SYN-7, which docs/rules/syndicate.md does not define",
        ]
    );
}

#[test]
fn every_document_is_translated_and_nothing_else() {
    assert_eq!(
        problems(&[
            ("docs/rules/table.md", "- **BR-1** x\n"),
            ("docs/rules/ru/table.md", "- **BR-1** x\n"),
            ("docs/rules/ru/dei.md", ""),
            ("crates/kernel/src/lib.rs", "#[test]\nfn br_1_x() {}"),
        ]),
        [
            "translations | docs/rules/ru/dei.md | translates nothing: there is no docs/rules/dei.md",
            "translations | docs/rules/uk/table.md | does not exist; translate docs/rules/table.md",
        ]
    );
}

#[test]
fn a_game_and_its_document_come_together() {
    one(
        &[("crates/games/Cargo.toml", "[dependencies]\nsyndicate = {}\ndei = {}\n")],
        "documents | docs/rules/dei.md | does not exist, but crates/games/Cargo.toml names the game: a game needs its rules",
    );
    one(
        &[
            ("docs/rules/dei.md", "- **DEI-1** x\n- **DEI-2** x\n"),
            ("docs/rules/ru/dei.md", "- **DEI-1** x\n- **DEI-2** x\n"),
            ("docs/rules/uk/dei.md", "- **DEI-1** x\n- **DEI-2** x\n"),
        ],
        "untested | docs/rules/dei.md | crates/dei/ has no Rust file, so none of these ids is tested",
    );
    assert_eq!(problems(&[("docs/rules/README.md", "- **SYN-1** x\n")]), [""; 0]);
    assert_eq!(problems(&[("docs/rules/chess.md", "")])[0], "documents | docs/rules/chess.md | defines no rule");
}

#[test]
fn two_documents_have_two_prefixes() {
    let other = "- **SYN-5** x\n";
    let found =
        problems(&[("docs/rules/zoo.md", other), ("docs/rules/ru/zoo.md", other), ("docs/rules/uk/zoo.md", other)]);
    assert_eq!(
        found[0],
        "documents | docs/rules/zoo.md | its ids start with SYN-, as those of docs/rules/syndicate.md do"
    );
}

#[test]
fn json_carries_the_counts_and_the_problems() {
    let findings = check(&Tree::of(&[
        ("docs/rules/syndicate.md", BOOK),
        ("docs/rules/ru/syndicate.md", BOOK),
        ("docs/rules/uk/syndicate.md", BOOK),
        ("crates/syndicate/src/lib.rs", "#[test]\nfn syn_1() {}\n"),
    ]));
    let json = to_json(&findings);
    assert_eq!(
        json["games"]["syndicate"],
        json!({ "ids": 3, "tested": 1, "definitions": 1, "untested": ["SYN-EX-1"], "unnamed": ["SYN-1"] })
    );
    assert_eq!(json["problems"][0]["kind"], "untested");
    assert_eq!(json["problems"][0]["place"], "docs/rules/syndicate.md:3");
    assert!(
        to_text(&findings).starts_with("syndicate               3 ids,    1 tested,    1 definitions,    1 untested\n")
    );
}
