//! The fuzz targets, for a short fixed time.

use std::time::Duration;
use testkit::fuzz::{actions_from_bytes, records_from_bytes, run_for};
use testkit::toy::Toy;

const TIME: Duration = Duration::from_secs(2);

#[test]
fn records_from_any_bytes() {
    run_for(TIME, 1, records_from_bytes::<Toy>);
}

#[test]
fn actions_from_any_bytes() {
    run_for(TIME, 1, actions_from_bytes::<Toy>);
}
