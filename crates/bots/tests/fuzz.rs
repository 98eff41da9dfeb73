//! Tables, positions and bots from bytes, a fixed number of each. The target in `fuzz/` runs the same function
//! without a limit.

#![allow(clippy::unwrap_used)]

#[path = "tables/bytes.rs"]
mod bytes;
mod tables;

use bytes::choices_from_bytes;
use std::time::Duration;
use testkit::fuzz::run_for;

macro_rules! fair {
    ($(($module:ident, $Game:ty))*) => {
        $(
            #[test]
            fn $module() {
                (1..=5).for_each(|seed| run_for(Duration::ZERO, seed, choices_from_bytes::<$Game>));
            }
        )*
    };
}

mod choices_are_fair_in {
    use super::*;

    games::each!(fair);
}
