//! What bots know about each game: one file per game.

mod cyber_merchant;
mod fantastic_factories;
mod syndicate;
