use super::*;

fn literal_texts(text: &str) -> Vec<String> {
    let source = Source::new(text);
    source.literals.into_iter().map(|l| l.text).collect()
}

#[test]
fn comments_and_strings_are_blanked_in_place() {
    let text = "a(\"b // c\"); // d \"e\"\n/* f /* g */ \"h\" */ i";
    let source = Source::new(text);
    assert_eq!(source.code(), "a(\"      \");         \n                    i");
    assert_eq!(literal_texts(text), ["b // c"]);
}

#[test]
fn every_kind_of_literal_is_told_apart() {
    let text = r##"f('"', 'a', '\'', '\u{41}', "x\"y", r"\", r#"q"q"#, b"z", 'é') -> &'static str { r#type }"##;
    assert_eq!(literal_texts(text), [r#"x\"y"#, "\\", "q\"q", "z"]);
    assert_eq!(Source::new(text).code().len(), text.len());
    assert!(Source::new(text).code().contains("&'static str { r#type }"));
}

#[test]
fn an_unfinished_literal_ends_with_the_file() {
    assert_eq!(literal_texts("let s = \"abc"), ["abc"]);
    assert_eq!(literal_texts("let s = r#\"abc"), ["abc"]);
    assert_eq!(Source::new("/* abc").code(), "      ");
    assert_eq!(Source::new("'\\").code(), "'\\");
}

#[test]
fn a_function_is_a_test_only_under_its_attribute() {
    let text = r#"
        #[test]
        fn plain() {}

        /// Doc before.
        #[test]
        #[should_panic(expected = "fn inside()")]
        // A comment between.
        pub(crate) fn documented() {}

        fn helper() {}

        #[test]
        const X: u8 = 1;
        fn after_something_else() {}

        #[test]
        #[ignore = "slow"]
        fn ignored() {}

        // #[test]
        fn commented() {}

        #[cfg(test)]
        fn merely_configured(f: fn(u8) -> u8) {}

        #[tokio::test(flavor = "multi_thread")]
        async fn waits() {}
    "#;
    let functions = Source::new(text).functions();
    let tests: Vec<&str> = functions.iter().filter(|f| f.is_test).map(|f| f.name.as_str()).collect();
    assert_eq!(tests, ["plain", "documented", "waits"]);
    assert_eq!(functions.len(), 8);
    assert_eq!(functions[0].line, 3);
}

#[test]
fn shipped_code_has_no_test_module() {
    let text =
        "say!(\"a\");\n#[cfg(test)]\nmod tests {\n  fn f() { say!(\"b\"); }\n}\n#[cfg(test)] mod more;\nsay!(\"c\");\n";
    let source = Source::new(text);
    let shipped = source.shipped();
    let keys: Vec<(usize, &str)> = source
        .calls(&shipped, "say!")
        .into_iter()
        .map(|call| match call.argument {
            Argument::Literal(literal) => (call.line, literal.text.as_str()),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(keys, [(1, "a"), (7, "c")]);
    assert_eq!(source.calls(source.code(), "say!").len(), 3);
}

#[test]
fn the_first_argument_of_a_call() {
    let text = "Illegal::new(\n    \"SYN-1\",\n    \"x\");\nIllegal::new(Self::RULE, \"x\");\nIllegal::new(rule.id(), \"x\");\nNotIllegal::new(1);\nIllegal::new(RULE)";
    let source = Source::new(text);
    let calls = source.calls(source.code(), "Illegal::new");
    let lines: Vec<usize> = calls.iter().map(|c| c.line).collect();
    assert_eq!(lines, [1, 4, 5, 7]);
    assert!(matches!(calls[0].argument, Argument::Literal(l) if l.text == "SYN-1"));
    assert_eq!(calls[1].argument, Argument::Constant);
    assert_eq!(calls[2].argument, Argument::Other("rule.id()".to_owned()));
    assert_eq!(calls[3].argument, Argument::Constant);
}

#[test]
fn declared_modules() {
    let source = Source::new("mod setup;\npub mod score { }\n// mod no;\nfn mod_x() {}\nlet amod = 1;");
    assert_eq!(source.modules(), ["setup", "score"]);
}
