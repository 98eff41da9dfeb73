//! What bots know about each game: one file per game, named like its crate.

macro_rules! modules {
    ($(($module:ident, $Game:ty))*) => { $(mod $module;)* };
}

games::each!(modules);
