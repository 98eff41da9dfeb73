//! Tables, positions and bots from bytes, a fixed number of each. The target in `fuzz/` runs the same function
//! without a limit.

#![allow(clippy::unwrap_used)]

#[path = "tables/bytes.rs"]
mod bytes;
mod tables;

use bytes::choices_from_bytes;
use cyber_merchant::CyberMerchant;
use fantastic_factories::FantasticFactories;
use std::time::Duration;
use syndicate::Syndicate;
use testkit::fuzz::run_for;

#[test]
fn choices_in_syndicate_are_fair() {
    (1..=5).for_each(|seed| run_for(Duration::ZERO, seed, choices_from_bytes::<Syndicate>));
}

#[test]
fn choices_in_fantastic_factories_are_fair() {
    (1..=5).for_each(|seed| run_for(Duration::ZERO, seed, choices_from_bytes::<FantasticFactories>));
}

#[test]
fn choices_in_cyber_merchant_are_fair() {
    (1..=5).for_each(|seed| run_for(Duration::ZERO, seed, choices_from_bytes::<CyberMerchant>));
}
