//! Whatever comes over a socket is answered, and the server lives on.

use crate::run;

#[test]
fn messages_that_no_client_should_send_are_answered() {
    let (code, out, err) = run(&["load", "--fuzz", "24000", "--json"]);
    assert_eq!(code, 0, "{out}\n{err}");
    let told: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(told["faults"], serde_json::json!([]));
    assert!(told["refused"].as_u64().unwrap() > 5_000 && told["done"].as_u64().unwrap() > 1_000, "{told:#}");
}
