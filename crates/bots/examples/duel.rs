//! Two bots against each other, with every deal played twice, seats exchanged.
//!
//! `cargo run --release -p bots --example duel -- syndicate hard greedy 100 [seed]`
//!
//! Bots by name: also `mcts:500` for so many worlds, `mcts:800ms` for so long.

use bots::{Bot, Opponents};
use kernel::owed::winners;
use kernel::{Digest, Game, Owed, Sandbox, Seat, Seeded, Setup};
use std::time::{Duration, Instant};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, one, other, games, rest @ ..] = arguments.as_slice() else {
        panic!("duel GAME BOT BOT GAMES [SEED]");
    };
    let games: u64 = games.parse().expect("a number of games");
    let seed: u64 = rest.first().map_or(1, |seed| seed.parse().expect("a seed"));
    macro_rules! duels {
        ($(($module:ident, $Game:ty))*) => {
            match game.as_str() {
                $(<$Game>::ID => duel::<$Game>(one, other, games, seed),)*
                _ => panic!("no game {game}"),
            }
        };
    }
    games::each!(duels)
}

fn bot<G: Opponents>(name: &str) -> Box<dyn Bot<G>> {
    G::TEAM.get(name).unwrap_or_else(|| panic!("no bot {name}"))
}

/// What one bot has done so far.
#[derive(Default)]
struct Side {
    wins: f64,
    score: i64,
    time: Duration,
    longest: Duration,
    choices: u32,
}

fn duel<G: Opponents>(one: &str, other: &str, games: u64, seed: u64) {
    let mut sides = [Side::default(), Side::default()];
    for game in 0..games {
        play::<G>([one, other], seed + game / 2, game % 2 == 1, &mut sides);
    }
    let (share, games) = (sides[0].wins / games as f64, games as f64);
    let error = 1.96 * (share * (1.0 - share) / games).sqrt();
    println!("{one} wins {:.1} % ± {:.1} of {games} games against {other}", 100.0 * share, 100.0 * error);
    for (name, side) in [one, other].into_iter().zip(&sides) {
        let mean = side.time.as_secs_f64() / f64::from(side.choices.max(1));
        println!(
            "  {name}: score {:.1}, {:.2} ms a choice, longest {:.0} ms",
            side.score as f64 / games,
            1e3 * mean,
            1e3 * side.longest.as_secs_f64()
        );
    }
}

fn play<G: Opponents>(names: [&str; 2], seed: u64, swapped: bool, sides: &mut [Side; 2]) {
    let chance = |purpose: &[u8]| Seeded::new(Digest::of_bytes(&[purpose, &seed.to_le_bytes()].concat()).0);
    let (mut table, mut thoughts) = (chance(b"table"), chance(b"bots"));
    let mut world = Sandbox::<G>::deal(&Setup::standard(2), &mut table).expect("two can play");
    let mut bots = names.map(bot::<G>);
    let side = |seat: Seat| if swapped { 1 - seat.index() } else { seat.index() };
    let mut legal = Vec::new();
    let standings = loop {
        let seat = match world.owed() {
            Owed::Over(standings) => break standings,
            Owed::Asked(asked) => asked.seats.lowest().expect("somebody is asked"),
        };
        let start = Instant::now();
        let chosen = bots[side(seat)].choose(world.asked(seat), &mut legal, &mut thoughts);
        let (took, side) = (start.elapsed(), &mut sides[side(seat)]);
        side.time += took;
        side.longest = side.longest.max(took);
        side.choices += u32::from(chosen.among > 1);
        world.play(seat, &chosen.action.expect("who is asked can choose"), &mut table);
    };
    let winners = winners(&standings);
    for (seat, standing) in standings.iter() {
        let side = &mut sides[side(seat)];
        side.score += i64::from(standing.score);
        if winners.has(seat) {
            side.wins += 1.0 / winners.len() as f64;
        }
    }
}
