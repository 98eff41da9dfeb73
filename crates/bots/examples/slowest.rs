//! The longest choices of a bot, at tables of every kind: one seat is the bot's, the others are greedy.
//!
//! `cargo run --release -p bots --example slowest -- [BOT] [GAME] [GAMES]`
//!
//! For each number of seats and each combination of modules so many games (1), with any values of the other
//! options. Measure on a machine that does nothing else.

#![allow(clippy::unwrap_used)]

#[path = "../tests/tables/mod.rs"]
mod tables;

use bots::Opponents;
use kernel::{Loaded, Sandbox, Seat, Seeded, Setup};
use std::time::{Duration, Instant};
use tables::setup;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |at: usize| arguments.get(at).map(String::as_str);
    let bot = argument(0).unwrap_or("expert");
    let games = argument(2).map_or(1, |games| games.parse().expect("a number of games"));
    println!("{bot}: longest, mean and number of choices with an alternative");
    macro_rules! all {
        ($(($module:ident, $Game:ty))*) => { $(slowest::<$Game>(bot, argument(1), games);)* };
    }
    games::each!(all);
}

/// What the choices of one seat took.
#[derive(Default)]
struct Spent {
    longest: Duration,
    sum: Duration,
    choices: u32,
}

impl Spent {
    fn add(&mut self, took: Duration) {
        self.longest = self.longest.max(took);
        self.sum += took;
        self.choices += 1;
    }
}

fn slowest<G: Opponents>(bot: &str, only: Option<&str>, games: u8) {
    if only.is_some_and(|only| only != G::ID) || G::TEAM.get(bot).is_none() {
        return;
    }
    let modules: Vec<_> = G::options().iter().filter(|info| info.module).collect();
    for seats in G::SEATS {
        for combination in 0..modules.iter().map(|info| info.values.len()).product::<usize>() {
            let mut chance = Seeded::new([seats as u8; 32]);
            let table = setup::<G>(seats, Loaded::standard(), |info| {
                if !info.module {
                    return chance.one_of(info.values.len());
                }
                let before = modules.iter().take_while(|other| other.name != info.name);
                combination / before.map(|info| info.values.len()).product::<usize>()
            });
            let mut spent = Spent::default();
            (0..games).for_each(|game| play(bot, &table, game, &mut spent));
            let mean = spent.sum / spent.choices.max(1);
            let ms = |time: Duration| 1e3 * time.as_secs_f64();
            let (longest, mean, choices) = (ms(spent.longest), ms(mean), spent.choices);
            println!("{} of {seats}: {longest:.0} ms, {mean:.0} ms, {choices}   {:?}", G::ID, table.options);
        }
    }
}

/// The bot sits in another seat in each game.
fn play<G: Opponents>(bot: &str, table: &Setup<G>, game: u8, spent: &mut Spent) {
    let mut chance = Seeded::new([game; 32]);
    let mut world = Sandbox::deal(table, &mut chance).unwrap();
    let watched = Seat::new(usize::from(game) % table.seats);
    let team = |name: &str| G::TEAM.get(name).unwrap_or_else(|| panic!("no bot {name}"));
    let (mut bot, mut greedy) = (team(bot), team("greedy"));
    while let Some(seat) = world.owed().seats().lowest() {
        let (asked, mut list) = (world.asked(seat), Vec::new());
        let chosen = if seat == watched {
            let start = Instant::now();
            let chosen = bot.choose(asked, &mut list, &mut chance);
            if chosen.among > 1 {
                spent.add(start.elapsed());
            }
            chosen
        } else {
            greedy.choose(asked, &mut list, &mut chance)
        };
        world.play(seat, &chosen.action.unwrap(), &mut chance);
    }
}
