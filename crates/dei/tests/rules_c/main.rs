//! The factions, the end of the game, Hackers, Chrono Cult and gear: at least one test for each id of these chapters of
//! `docs/rules/dei.md`, named after it.

mod common;

mod factions;

mod skills;

mod ending;

mod hackers;

mod scorpion;

mod cathedral;

mod cathedral_cube;

mod balthasar;

mod gifts;

mod gift_effects;

mod gift_demands;

mod gear;

mod gear_cards;

mod gear_collect;
