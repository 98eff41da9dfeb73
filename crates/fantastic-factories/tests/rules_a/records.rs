//! Section 6: the actions, in the form in which they stand in records.

use crate::ff::*;
use crate::markdown::table;

/// One of each, and its form; seats are counted from 0, slots and names from 1.
fn forms() -> Vec<(Action, &'static str)> {
    vec![
        (wipe(Row::Contractors, Token::Metal), r#"{"wipe_row":{"row":"contractors","pay":"metal"}}"#),
        (take(4), r#"{"take_blueprint":{"slot":4}}"#),
        (hire(3, "dojo"), r#"{"hire":{"slot":3,"discard":8}}"#),
        (hire_for(1, "robot", S2), r#"{"hire":{"slot":1,"discard":27,"opponent":1}}"#),
        (PASS, r#""pass_market""#),
        (foreman(&[6, 1, 6]), r#"{"set_foreman_dice":{"dice":[1,6,6]}}"#),
        (specialist(5), r#"{"take_specialist_die":{"value":5}}"#),
        (mine(6), r#"{"place_hq":{"die":6,"floor":"mine"}}"#),
        (build("golem", "robot"), r#"{"build":{"card":12,"discard":27}}"#),
        (activate("robot").into(), r#"{"activate":{"card":27}}"#),
        (
            activate("replicator").copy(2).dice(&[5, 5]).discards(&["robot", "dojo"]).choice(1).into(),
            r#"{"activate":{"card":26,"copy":2,"dice":[5,5],"discards":[8,27],"choice":1}}"#,
        ),
        (FINISH, r#""finish_work""#),
        (discard_down(&["robot"], 1, 0), r#"{"discard_down":{"blueprints":[27],"metal":1,"energy":0}}"#),
    ]
}

#[test]
fn actions_are_written_like_this() {
    for (action, form) in forms() {
        assert_eq!(serde_json::to_string(&action).unwrap(), form);
        assert_eq!(serde_json::from_str::<Action>(form).unwrap(), action);
    }
}

/// `WipeRow` is `wipe_row`.
#[test]
fn there_are_the_actions_of_the_table_and_no_others() {
    let mut written: Vec<&str> = forms().iter().map(|(_, form)| form.trim_matches(['{', '"'])).collect();
    written = written.iter().map(|form| form.split('"').next().unwrap_or_default()).collect();
    written.dedup();
    let snake = |name: &str| {
        let parts = name.split_inclusive(|_: char| true).map(|c| match c.chars().next() {
            Some(c) if c.is_uppercase() => format!("_{}", c.to_lowercase()),
            _ => c.to_owned(),
        });
        parts.collect::<String>().trim_start_matches('_').to_owned()
    };
    let named: Vec<String> = table("Actions", &["action", "phase"]).iter().map(|row| snake(row[0])).collect();
    assert_eq!(written, named);
}

#[test]
fn other_forms_are_not_read() {
    let wrong = [
        r#"{"take_blueprint":{}}"#,
        r#"{"take_blueprint":{"slot":1,"row":1}}"#,
        r#"{"take_blueprint":{"slot":-1}}"#,
        r#"{"take_blueprint":{"slot":256}}"#,
        r#"{"take":{"slot":1}}"#,
        r#"{"wipe_row":{"row":"contractors","pay":"goods"}}"#,
        r#"{"place_hq":{"die":6,"floor":"attic"}}"#,
        r#"{"hire":{"slot":1,"discard":27,"opponent":9}}"#,
        r#"{"set_foreman_dice":{"dice":[6,1]}}"#,
        r#"{"set_foreman_dice":{"dice":[0]}}"#,
        r#"{"set_foreman_dice":{"dice":[7]}}"#,
        r#"{"activate":{"card":26,"discards":[27,8]}}"#,
        r#"{"activate":{"card":26,"discards":[0]}}"#,
        r#"{"activate":{"card":26,"discards":[33]}}"#,
        r#"{"discard_down":{"blueprints":[1],"metal":1}}"#,
        r#""finish""#,
    ];
    for form in wrong {
        assert!(serde_json::from_str::<Action>(form).is_err(), "{form}");
    }
    let sixteen = format!(r#"{{"discard_down":{{"blueprints":{:?},"metal":0,"energy":0}}}}"#, [1; 16]);
    assert!(serde_json::from_str::<Action>(&sixteen).is_err(), "no name has so many copies");
}
