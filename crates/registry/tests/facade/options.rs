//! Options from a command line and from JSON, over the toy's one option.

use crate::{TOY, reason, syndicate};
use kernel::Secret;
use registry::{AnyGame, Spec};
use serde_json::{Value, json};

fn parse(game: &dyn AnyGame, pairs: &[(&str, &str)]) -> Result<Value, String> {
    let pairs: Vec<(String, String)> =
        pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    game.parse_options(&pairs).map_err(|problem| reason(&problem).to_string())
}

#[test]
fn names_and_values_become_the_games_own_options() {
    assert_eq!(parse(&TOY, &[]), Ok(json!({ "automa": false })));
    assert_eq!(parse(&TOY, &[("automa", "yes")]), Ok(json!({ "automa": true })));
    assert_eq!(parse(&TOY, &[("automa", "NO")]), Ok(json!({ "automa": false })));
    assert!(parse(syndicate(), &[]).is_ok());
}

#[test]
fn what_does_not_exist_is_refused_with_what_does() {
    for (pairs, sentence) in [
        (&[("atoma", "yes")][..], "There is no option called “atoma”. Did you mean automa? The options are: automa."),
        (&[("automa", "maybe")], "The option automa cannot be “maybe”. It can be: no, yes."),
        (&[("automa", "yes"), ("automa", "yes")], "The option automa was given twice. Give it once."),
    ] {
        assert_eq!(parse(&TOY, pairs), Err(sentence.to_owned()));
    }
    let none = "There is no option called “x”. The game syndicate has no options.";
    assert_eq!(parse(syndicate(), &[("x", "1")]), Err(none.to_owned()));
}

#[test]
fn a_table_takes_whole_options_a_part_of_them_or_none() {
    let open = |options: Value| TOY.open(&Spec { options, ..Spec::new(2, Secret::from_number(1)) });
    for (options, written) in [
        (Value::Null, r#"options {"automa":false}"#),
        (json!({}), r#"options {"automa":false}"#),
        (json!({ "automa": true }), r#"options {"automa":true}"#),
    ] {
        assert!(open(options).unwrap().0.record().contains(written));
    }
    let sentence = reason(&open(json!({ "automa": 3 })).unwrap_err()).to_string();
    assert!(sentence.starts_with("The options can’t be read: "), "{sentence}");
}
