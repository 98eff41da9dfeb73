use dei::*;
use kernel::*;
use std::time::Instant;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let seats: usize = args[1].parse().unwrap();
    let games: u64 = args[2].parse().unwrap();
    let audit = args.len() > 3;
    let mut decisions = 0u64; let mut branching = 0u64; let mut widest = (0, String::new());
    let mut scores = [0i64; 6]; 
    let start = Instant::now();
    let mut list = Vec::new();
    let mut by_q: std::collections::BTreeMap<&str, (u64, u64, usize)> = Default::default();
    for game in 0..games {
        let mut seed = [0; 32]; seed[..8].copy_from_slice(&game.to_le_bytes());
        let mut chance = Seeded::new(seed);
        let mut setup = Setup::<Dei>::standard(seats);
        if args.len() > 4 { setup.options.gear = GearMarket::Random; setup.options.new_missions = NewMissions::On; setup.options.draft = Draft::On; }
        let mut sandbox = Sandbox::deal(&setup, &mut chance).unwrap();
        loop {
            let owed = sandbox.owed();
            if owed.standings().is_some() { break; }
            let seat = owed.seats().lowest().unwrap();
            let asked = sandbox.asked(seat);
            let drawn = Dei::draw(asked, usize::MAX, &mut list, &mut chance);
            if audit { 
                let name = Dei::question_name(asked);
                let e = by_q.entry(name).or_default(); e.0 += 1; e.1 += drawn.among as u64; e.2 = e.2.max(drawn.among);
                if drawn.among > widest.0 { widest = (drawn.among, format!("{:?}", asked.public().frames.top())); }
                if drawn.among < 2 { panic!("{:?}", asked.public().frames.top()); }
                let action = drawn.action.unwrap();
                Dei::check(asked, &action).unwrap_or_else(|e| panic!("{action:?} {e:?}"));
                sandbox.play(seat, &action, &mut chance);
                sandbox.audit().unwrap_or_else(|e| panic!("{action:?}: {e}"));
            } else { let action = drawn.action.unwrap(); sandbox.play(seat, &action, &mut chance); }
            decisions += 1; branching += drawn.among as u64;
        }
        for (seat, player) in sandbox.state().public.players.iter() { scores[seat.index()] += player.supplies as i64; }
    }
    let t = start.elapsed().as_secs_f64();
    println!("{games} games, {:.1} decisions a game, branching {:.1}, {:.0} decisions/s, widest {widest:?}", decisions as f64 / games as f64, branching as f64 / decisions as f64, decisions as f64 / t);
    println!("scores {:?}", scores.map(|s| s as f64 / games as f64));
    for (k, (n, sum, max)) in by_q { println!("{k}: {:.1} a game, {:.1} wide, max {max}", n as f64 / games as f64, sum as f64 / n as f64); }
    println!("state {} bytes, action {}", std::mem::size_of::<State<Dei>>(), std::mem::size_of::<Action>());
}
