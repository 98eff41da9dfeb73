use super::*;

/// `key(.attribute): variables / references`, a line each.
fn digest(text: &str) -> Vec<String> {
    let join = |set: &BTreeSet<String>| set.iter().cloned().collect::<Vec<_>>().join(" ");
    let mut lines = Vec::new();
    for entry in read(text).unwrap() {
        for (attribute, pattern) in &entry.parts {
            let attribute = attribute.as_ref().map_or(String::new(), |a| format!(".{a}"));
            lines.push(format!(
                "{}{attribute}: {} / {}",
                entry.key,
                join(&pattern.variables),
                join(&pattern.references)
            ));
        }
    }
    lines
}

#[test]
fn messages_terms_comments_and_attributes() {
    let text = r#"
# comment = no
### Section

hello = Hello, { $name }!
-brand = Boardroom
    .gender = neuter
title =
    .label = { -brand } of { $owner }
    .hint = see { hello } and { other.label }
long = first
    second { $a }

    third: "quoted" {"}"}
last=x"#;
    assert_eq!(
        digest(text),
        [
            "hello: name / ",
            "-brand:  / ",
            "-brand.gender:  / ",
            "title.label: owner / -brand",
            "title.hint:  / hello other",
            "long: a / ",
            "last:  / ",
        ]
    );
}

#[test]
fn choices_with_variants_on_several_lines() {
    let text = "\
cards = { $count ->
    [one] { $count } card of { $owner }
   *[other] { $count ->
        [few] a \"few\"
       *[other] many { NUMBER($total, minimumFractionDigits: 2) }
    } cards { -brand(case: \"gen\", n: -1.5) }
}
next = { \"{\" } ok
";
    assert_eq!(digest(text), ["cards: count owner total / -brand", "next:  / "]);
}

#[test]
fn a_pattern_goes_on_where_it_is_indented() {
    assert_eq!(digest("a =\n    one { $x }\n{ $y }\n\n  two { $z }\nb = c\n"), ["a: x y z / ", "b:  / "]);
    assert_eq!(digest("a = x\r\n    { $y }\r\nb = z\r\n"), ["a: y / ", "b:  / "]);
}

#[test]
fn faults_are_told_with_their_line() {
    for (text, line, part) in [
        ("a = x\nключ = y\n", 2, "Latin"),
        ("a x\n", 1, "expected `=`"),
        ("a =\nb = x\n", 1, "neither text"),
        ("a = { $x\n", 2, "expected `}`"),
        ("a = x } y\n", 1, "without `{`"),
        ("a = { $x ->\n  [one] y\n}\n", 3, "one default"),
        ("a = { $x ->\n *[one]\n}\n", 2, "without text"),
        ("a = { \"x }\n", 1, "not closed"),
        ("  b = x\n", 1, "belongs to no message"),
        ("a = x\n  .b =\n", 2, "has no text"),
        ("a = { F(1 2) }\n", 1, "expected `,`"),
    ] {
        let fault = read(text).unwrap_err();
        assert_eq!(fault.line, line, "{text}: {fault:?}");
        assert!(fault.message.contains(part), "{text}: {fault:?}");
    }
}
