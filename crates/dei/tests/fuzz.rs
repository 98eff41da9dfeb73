//! Records and actions from bytes, for a short fixed time. The targets in `fuzz/` run the same
//! functions without a limit.

use dei::Dei;
use std::time::Duration;
use testkit::fuzz::{actions_from_bytes, records_from_bytes, run_for};

const SHORT: Duration = Duration::from_secs(2);

#[test]
fn records_made_of_bytes_never_panic() {
    run_for(SHORT, 1, records_from_bytes::<Dei>);
}

#[test]
fn actions_made_of_bytes_never_panic() {
    run_for(SHORT, 2, actions_from_bytes::<Dei>);
}
