//! Logistics, selling, profit, the end of the game and the new powers of `docs/rules/smartphone.md`, and the examples
//! that belong to them: at least one test for each id, named after it.

#[path = "../common/mod.rs"]
mod common;

mod shared;

mod words;

mod logistics;

mod offices;

mod second_office;

mod sell_away;

mod selling;

mod four_g;

mod mixed;

mod enumeration;

mod profit;

mod control;

mod end;

mod goods_powers;

mod speed;

mod directors;

mod patents;

mod reservations;

mod retailers;
