//! Buying and killing, advanced actions, candies and gains, markets, advantages, drones, missions and the requirements
//! on the engine of `docs/rules/dei.md`, and the examples that belong to them: at least one test for each id, named
//! after it.

mod common;

mod words;

mod actions;

mod copy;

mod candy;

mod follow;

mod market;

mod purchase;

mod advantages;

mod tactical;

mod logistic;

mod mechanical;

mod gear_tokens;

mod drones;

mod drone_effects;

mod missions;

mod counts;

mod games;

mod engine;

mod invariants;

mod listing;

mod options;

mod supplies;
