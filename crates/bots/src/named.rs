//! [`Named`]: what the name of a bot says.

use crate::{Bot, Greedy, Insight, Mcts, Random, STRENGTHS};
use std::ops::RangeInclusive;
use std::time::Duration;

/// How many worlds a name can ask for.
pub const WORLDS: RangeInclusive<u32> = 1..=10_000_000;
/// How many milliseconds a name can ask for.
pub const MILLISECONDS: RangeInclusive<u32> = 1..=60_000;
/// How many threads a name can ask for.
pub const THREADS: RangeInclusive<u32> = 1..=16;

/// What the name of a bot says.
///
/// | name | bot |
/// | --- | --- |
/// | `random`, `greedy` | these two |
/// | `easy`, `normal`, `hard`, `expert` | a search through as many worlds as the strength has in a game |
/// | `mcts:500` | a search through 500 worlds |
/// | `mcts:800ms` | a search for 800 milliseconds: the same seed does not give the same game again |
/// | `expert@2`, `mcts:500@2`, `mcts:800ms@2` | the same search twice side by side, added up |
///
/// ```
/// assert!(bots::exists("mcts:800ms") && bots::exists("expert@2"));
/// assert!(!bots::exists("mcts") && !bots::exists("mcts:0") && !bots::exists("greedy@2"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// Chooses anything.
    Random,
    /// Looks one step ahead.
    Greedy,
    /// Searches.
    Search {
        /// When each thread ends.
        limit: Limit,
        /// How many threads.
        threads: usize,
    },
}

/// When a search ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// With the worlds of one of the [`STRENGTHS`], by its place among them.
    Strength(usize),
    /// After so many worlds.
    Worlds(u32),
    /// After this time.
    Time(Duration),
}

impl Named {
    /// Reads a name; nothing if there is no such bot.
    #[must_use]
    pub fn parse(name: &str) -> Option<Named> {
        match name {
            "random" => return Some(Named::Random),
            "greedy" => return Some(Named::Greedy),
            _ => {}
        }
        let (limit, threads) = match name.split_once('@') {
            Some((limit, threads)) => (limit, number(threads, THREADS)? as usize),
            None => (name, 1),
        };
        Some(Named::Search { limit: Limit::parse(limit)?, threads })
    }

    /// The bot of that name in a game.
    #[must_use]
    pub fn bot<G: Insight>(self) -> Box<dyn Bot<G>> {
        match self {
            Named::Random => Box::new(Random),
            Named::Greedy => Box::new(Greedy),
            Named::Search { limit, threads } => Box::new(Mcts { threads, ..limit.search::<G>() }),
        }
    }
}

impl Limit {
    fn parse(name: &str) -> Option<Limit> {
        let Some(limit) = name.strip_prefix("mcts:") else {
            return STRENGTHS.iter().position(|strength| *strength == name).map(Limit::Strength);
        };
        match limit.strip_suffix("ms") {
            Some(time) => Some(Limit::Time(Duration::from_millis(number(time, MILLISECONDS)?.into()))),
            None => number(limit, WORLDS).map(Limit::Worlds),
        }
    }

    /// The search that ends so, in one thread.
    fn search<G: Insight>(self) -> Mcts {
        match self {
            Limit::Strength(strength) => Mcts::new(G::WORK[strength]),
            Limit::Worlds(worlds) => Mcts::new(worlds),
            Limit::Time(time) => Mcts::within(time),
        }
    }
}

/// A number as it is written, without signs and needless zeros: a bot has one name only.
fn number(text: &str, range: RangeInclusive<u32>) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|number| plain && range.contains(number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NAMES;

    fn limit(name: &str) -> Option<(Limit, usize)> {
        match Named::parse(name) {
            Some(Named::Search { limit, threads }) => Some((limit, threads)),
            Some(Named::Random | Named::Greedy) | None => None,
        }
    }

    #[test]
    fn names_say_how_much_is_searched() {
        let ms = Duration::from_millis;
        assert_eq!(limit("easy"), Some((Limit::Strength(0), 1)));
        assert_eq!(limit("expert@2"), Some((Limit::Strength(3), 2)));
        assert_eq!(limit("mcts:500"), Some((Limit::Worlds(500), 1)));
        assert_eq!(limit("mcts:10000000@16"), Some((Limit::Worlds(10_000_000), 16)));
        assert_eq!(limit("mcts:1ms"), Some((Limit::Time(ms(1)), 1)));
        assert_eq!(limit("mcts:60000ms@3"), Some((Limit::Time(ms(60_000)), 3)));
        assert!(NAMES.iter().all(|name| Named::parse(name).is_some()));
    }

    #[test]
    fn nonsense_names_nobody() {
        let far = ["mcts:0", "mcts:10000001", "mcts:0ms", "mcts:60001ms", "expert@0", "expert@17", "mcts:99999999999"];
        let odd = ["", "nobody", "Expert", " easy", "mcts", "mcts:", "mcts:ms", "mcts:5s", "mcts:+5", "mcts:-5"];
        let odder =
            ["mcts:05", "mcts:5.5", "mcts:5 ms", "mcts:1e3", "mcts:٥", "@2", "expert@", "expert@2@2", "greedy@2"];
        for name in [&far[..], &odd, &odder].concat() {
            assert_eq!(Named::parse(name), None, "{name}");
        }
    }
}
