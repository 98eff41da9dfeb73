//! The server: live tables that survive anything.

pub mod app;
pub mod catalogue;
pub mod clock;
pub mod config;
pub mod headers;
pub mod hub;
pub mod identity;
pub mod lessons;
pub mod live;
pub mod logs;
pub mod metrics;
pub mod notify;
pub mod openapi;
pub mod pages;
pub mod pool;
pub mod rates;
pub mod ratings;
pub mod rest;
pub mod room;
pub mod serve;
pub mod socket;
pub mod stop;
pub mod sweep;
pub mod trouble;

pub use app::{App, Limits};
pub use clock::Clock;
pub use config::Config;
pub use hub::Hub;
pub use pages::{Page, Pages};
pub use pool::Pool;
pub use serve::Server;
pub use trouble::Trouble;
