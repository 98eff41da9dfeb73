//! Sections 10, 11, 14 and 15 of `docs/rules/fantastic-factories.md`: at least one test for each id,
//! named after it. The other sections are in `rules_a`.

#[path = "../common/ff.rs"]
mod ff;

mod shared;

mod training;

mod goods;

mod utility;

mod monuments;

mod special;

mod replicator;

mod contractors;

mod engineer;

mod contractor_dice;

mod solo;

mod machine_turn;

mod solo_end;

mod printed;

mod examples;

mod more_examples;

mod examples_solo;
