//! Random games: how long they are, and how many choices there are at once.
//!
//! `cargo run --release --example measure -- [players] [games]`

use fantastic_factories::{Action, FantasticFactories, Stage};
use kernel::{Chance, Sandbox, Seat, Secret, Seeded, Setup, Stream};

/// Clean-ups are counted, not listed, beyond this.
const BUDGET: usize = 4096;

/// The most choices a seat had at once, and where.
#[derive(Debug, Default)]
struct Widest {
    count: u64,
    at: String,
}

impl Widest {
    fn see(&mut self, count: u64, at: impl FnOnce() -> String) {
        if count > self.count {
            *self = Widest { count, at: at() };
        }
    }
}

/// What is counted over all games.
#[derive(Debug, Default)]
struct Counts {
    choices: Vec<u64>,
    rounds: Vec<u64>,
    listed: u64,
    market: Widest,
    work: Widest,
    clean_up: Widest,
    clean_ups: u64,
    over_budget: u64,
    largest_hand: usize,
}

/// What a clean-up would list, counted instead of listed: mixes of blueprints times mixes of tokens.
fn clean_ups(game: &Sandbox<FantasticFactories>, seat: Seat) -> u64 {
    let (state, cards) = (game.state(), game.state().cards.get());
    let (player, hand) = (&state.public.players[seat], cards.prints(state.private[seat]));
    let surplus = hand.len().saturating_sub(usize::from(cards.table.hand_limit));
    let mut ways = vec![0u64; surplus + 1];
    ways[0] = 1;
    for print in hand.kinds() {
        let copies = usize::from(hand.count(print));
        ways = (0..=surplus).map(|n| (0..=copies.min(n)).map(|taken| ways[n - taken]).sum()).collect();
    }
    let tokens = (player.metal + player.energy).saturating_sub(u16::from(cards.table.token_limit));
    let splits = tokens.min(player.metal) - tokens.saturating_sub(player.energy) + 1;
    ways[surplus] * u64::from(splits)
}

fn kinds(list: &[Action]) -> String {
    let of = |test: fn(&Action) -> bool| list.iter().filter(|action| test(action)).count();
    let (builds, placements) = (of(|a| matches!(a, Action::Build { .. })), of(|a| matches!(a, Action::PlaceHq { .. })));
    let activations = of(|a| matches!(a, Action::Activate { .. }));
    let copies = of(|a| matches!(a, Action::Activate { copy: Some(_), .. }));
    format!("{builds} builds, {placements} placements, {activations} activations ({copies} of a Replicator)")
}

impl Counts {
    fn see(&mut self, game: &Sandbox<FantasticFactories>, seat: Seat, legal: &[Action], number: u64) {
        let public = &game.state().public;
        let (player, hand) = (&public.players[seat], game.state().private[seat].len());
        let place = || format!("game {number}, round {}, {seat}", public.round);
        match public.stage {
            Stage::Market { .. } => self.market.see(legal.len() as u64, place),
            Stage::Work => self.work.see(legal.len() as u64, || format!("{}: {}", place(), kinds(legal))),
            Stage::CleanUp { .. } => {
                let count = clean_ups(game, seat);
                assert!(count > BUDGET as u64 || count == legal.len() as u64, "{}", place());
                self.clean_ups += 1;
                self.over_budget += u64::from(count > BUDGET as u64);
                let held = || format!("{}: hand {hand}, {} M, {} E", place(), player.metal, player.energy);
                self.clean_up.see(count, held);
            }
            Stage::Over => {}
        }
        self.largest_hand = self.largest_hand.max(hand);
        self.listed += legal.len() as u64;
    }

    fn play(&mut self, setup: &Setup<FantasticFactories>, number: u64) {
        let mut table = Seeded::new(Secret::from_number(number).seed(&[]));
        let mut player = Seeded::new(Secret::from_number(number + 1_000_000).seed(&[]));
        let mut game = Sandbox::deal(setup, &mut table).expect("they can play");
        let (mut made, mut legal) = (0, Vec::new());
        while let Some(seat) = game.owed().seats().lowest() {
            legal.clear();
            game.asked(seat).legal(BUDGET, &mut legal);
            self.see(&game, seat, &legal, number);
            let at = player.pick(Stream::TABLE, legal.len().max(2) as u32) as usize % legal.len();
            game.play(seat, &legal[at], &mut table);
            made += 1;
        }
        self.choices.push(made);
        self.rounds.push(game.state().public.round.into());
    }
}

fn spread(name: &str, numbers: &mut [u64]) {
    numbers.sort_unstable();
    let mean = numbers.iter().sum::<u64>() as f64 / numbers.len() as f64;
    let at = |part: usize| numbers[(numbers.len() - 1) * part / 100];
    println!("{name}: mean {mean:.2}, least {}, median {}, 99 % {}, most {}", at(0), at(50), at(99), at(100));
}

fn main() {
    let argument = |n: usize, usual: u64| std::env::args().nth(n).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (seats, games) = (argument(1, 4) as usize, argument(2, 10_000).max(1));
    let setup = Setup::standard(seats);
    let mut counts = Counts::default();
    (0..games).for_each(|number| counts.play(&setup, number));
    println!("{games} games of {seats}");
    let choices = counts.choices.iter().sum::<u64>() as f64;
    spread("choices", &mut counts.choices);
    spread("rounds", &mut counts.rounds);
    println!("mean list {:.2}, largest hand {}", counts.listed as f64 / choices, counts.largest_hand);
    for (name, widest) in [("market", counts.market), ("work", counts.work), ("clean-up", counts.clean_up)] {
        println!("widest {name}: {} at {}", widest.count, widest.at);
    }
    println!("clean-ups {}, with more than {BUDGET} choices {}", counts.clean_ups, counts.over_budget);
}
