//! DEI-595: what is listed is what is allowed. Here every decision there could be is tried.

use crate::common::*;
use dei::action::OrDecline;
use dei::cards::MOST;
use dei::state::Ask;
use dei::{Action, Drone, Faction, GearMarket, Options};
use kernel::{Coverage, Seat};
use std::collections::BTreeSet;
use testkit::Luck;

/// Every decision that could be thought of where symbols, a drone or what follows is asked about.
fn thinkable(scene: &Table, seat: Seat) -> Vec<Action> {
    let public = scene.public();
    let regions: Vec<Region> = public.board.iter().chain([g(4, 4)]).collect();
    let mut all = vec![Action::Stop];
    for by in By::ALL {
        for region in regions.iter().copied() {
            all.push(Action::Enlist { region, by });
            for kind in Resource::ALL {
                for (exchange, supply) in [(false, false), (false, true), (true, false), (true, true)] {
                    all.push(Action::Collect { region, kind, exchange, supply, by });
                }
            }
            all.extend((0..MOST).map(|victim| Action::Kill { region, victim: Seat::new(victim), by }));
            for structure in Structure::ALL {
                let others = regions.iter().map(|other| Some(*other)).chain([None]);
                all.extend(others.map(|other| Action::Build { structure, region, other, by }));
            }
            let most = public.place(region).scrappers[seat.index()];
            for to in regions.iter().copied() {
                for scrappers in 0..=most + 1 {
                    for leader in [false, true] {
                        all.push(Action::Move { from: region, to, scrappers, leader, by });
                    }
                }
            }
        }
    }
    all.extend(regions.iter().map(|to| Action::Activate { to: *to }));
    all.extend((0..4).map(|count| Action::Exchange { count }));
    let cards = scene.state().cards.get().cards.len() as u8;
    all.extend((0..cards).map(|card| Action::Copy { card }));
    all
}

/// The same for the other questions.
fn others(scene: &Table) -> Vec<Action> {
    let cards = scene.state().cards.get().cards.len() as u8;
    let mut all: Vec<Action> = (0..10).map(|place| Action::Mission { place }).collect();
    for card in 0..cards {
        all.push(Action::Play { card });
        for market in Market::ALL {
            for slot in 0..5 {
                all.push(Action::PlayDown { card, market, slot });
                all.extend((0..4).map(|technology| Action::Buy { market, slot, give: card, technology }));
            }
        }
    }
    for colour in Colour::ALL {
        all.push(Action::Unlock { colour: OrDecline(Some(colour)) });
        all.push(Action::Hack { colour: OrDecline(Some(colour)) });
        all.push(Action::PutCube { colour });
    }
    all.push(Action::Unlock { colour: OrDecline(None) });
    all.push(Action::Hack { colour: OrDecline(None) });
    all
}

/// Listed and allowed are the same; returns what is listed.
fn compare(scene: &Table, seat: Seat, seed: u64) -> Vec<Action> {
    let (listed, coverage) = scene.listed(seat);
    assert_eq!(coverage, Coverage::Every);
    let set: BTreeSet<Action> = listed.iter().copied().collect();
    assert_eq!(set.len(), listed.len(), "seed {seed}: each once");
    let asked = scene.asked(seat);
    for action in &listed {
        assert!(asked.check(action).is_ok(), "seed {seed}: {action:?} is listed and refused");
    }
    let all = match scene.top() {
        Some(Ask::Symbols(_) | Ask::Drone(_) | Ask::Follow { .. }) => thinkable(scene, seat),
        _ => others(scene),
    };
    for action in all {
        let allowed = asked.check(&action).is_ok();
        assert!(!allowed || set.contains(&action), "seed {seed}: {action:?} is allowed and not listed");
    }
    listed
}

/// A position that chance has arranged, full of everything that changes an action.
fn anything(seed: u64) -> Table {
    let mut luck = Luck::new("listing", seed);
    let mut factions = Faction::ALL;
    luck.shuffle(&mut factions);
    let gear = *luck.of(&[GearMarket::Off, GearMarket::Tactical, GearMarket::Logistic]);
    let factions = &factions[..3];
    let mut scene = with(factions, Options { gear, ..options(factions) });
    let open: Vec<Region> = scene.public().open.iter().collect();
    for colour in scene.public().colours {
        for _ in 0..3 {
            scene.outpost(*luck.of(&open), colour);
        }
    }
    for seat in [S1, S2, S3] {
        scene.leader(seat, *luck.of(&open));
        for _ in 0..5 {
            scene.units(seat, *luck.of(&open), 1 + luck.below(3) as u8);
        }
        let (courtyard, roof) = (scene.player(seat).leader.expect("it was placed"), *luck.of(&open));
        if !courtyard.is_roof() {
            scene.way(seat, courtyard, courtyard.adjacent().roofs_only().iter().next().expect("a roof is next to it"));
        }
        scene.refuge(seat, roof).store(seat, luck.below(4) as u8, luck.below(4) as u8, luck.below(3) as u8);
    }
    for region in open.iter().copied() {
        scene.lies(region, *luck.of(&Resource::ALL), luck.below(3) as u8);
    }
    for drone in Drone::ALL {
        if drone != Drone::Cathedral && scene.public().drones[drone.index()].is_some() {
            scene.drone(drone, *luck.of(&open));
        }
    }
    for advantage in Advantage::ALL {
        if luck.one_in(4) {
            scene.unlocked(S1, advantage);
        }
    }
    if gear != GearMarket::Off {
        for _ in 0..3 {
            scene.face_up(S1, &format!("G-{}", 1 + luck.below(8)));
        }
    }
    let [theirs, others] = [["L-4", "T-7", "draco-1"], ["M-1", "K-9", "fly-1"]].map(|ids| *luck.of(&ids));
    scene.face_up(S2, theirs).face_up(S3, others);
    scene
}

/// The cards of seat 1 that are tried.
const TRIED: [&str; 14] = [
    "T-1",
    "T-2",
    "T-3",
    "L-1",
    "L-2",
    "M-2",
    "M-7",
    "K-4",
    "K-11",
    "T-8",
    "masamune-1",
    "fly-0",
    "simon-1",
    "draco-0",
];

#[test]
fn dei_595_what_is_listed_is_allowed_and_what_is_allowed_is_listed() {
    let mut luck = Luck::new("play", 1);
    let (mut kinds, mut bys) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..140 {
        let mut scene = anything(seed);
        compare(&scene, S1, seed);
        scene.plays(S1, TRIED[seed as usize % TRIED.len()]);
        for _ in 0..6 {
            let Some(ask) = scene.top().filter(|ask| *ask != Ask::Card) else { break };
            let seat = scene.owed().seats().lowest().expect("somebody is asked");
            let listed = compare(&scene, seat, seed);
            kinds.insert(format!("{ask:?}").split(['(', ' ']).next().unwrap_or_default().to_owned());
            for action in &listed {
                match action {
                    Action::Enlist { by, .. } | Action::Move { by, .. } | Action::Collect { by, .. } => bys.insert(*by),
                    Action::Build { by, .. } | Action::Kill { by, .. } => bys.insert(*by),
                    _ => false,
                };
            }
            let going_on: Vec<Action> = listed.iter().copied().filter(|action| *action != Action::Stop).collect();
            scene.act(seat, *luck.of(&going_on));
        }
    }
    for kind in ["Symbols", "Drone", "Follow"] {
        assert!(kinds.contains(kind), "{kinds:?}");
    }
    assert!(bys.len() > 14, "{bys:?}");
}

/// The Scorpion and the Cathedral, whose factions are at the table.
#[test]
fn dei_595_also_with_the_drones_of_the_expansion() {
    let mut luck = Luck::new("play", 2);
    for (at, id) in ["scorpion-1", "cathedral-1", "hackers-8", "chrono_cult-8"].iter().cycle().take(12).enumerate() {
        let factions = [Faction::Hackers, Faction::ChronoCult, Faction::Ravagers];
        let mut scene = table(&factions);
        let open: Vec<Region> = scene.public().open.iter().collect();
        for seat in [S1, S2, S3] {
            for _ in 0..4 {
                scene.units(seat, *luck.of(&open), 1 + luck.below(3) as u8);
            }
        }
        let region = *luck.of(&open);
        scene.lies(region, Resource::Technology, 2).drone(Drone::Scorpion, region);
        let seat = if id.starts_with("chrono") { S2 } else { S1 };
        scene.turn(seat, 1).plays(seat, id);
        for _ in 0..5 {
            if scene.top() == Some(Ask::Card) {
                break;
            }
            let asked = scene.owed().seats().lowest().expect("somebody is asked");
            let listed = compare(&scene, asked, at as u64);
            let going_on: Vec<Action> = listed.iter().copied().filter(|action| *action != Action::Stop).collect();
            scene.act(asked, *luck.of(&going_on));
        }
    }
}

/// Gifts 4 and 7, advantages, Hack and missions.
#[test]
fn dei_595_also_where_something_else_is_asked() {
    for seed in 0..12 {
        let mut luck = Luck::new("others", seed);
        let factions = [Faction::Hackers, Faction::ChronoCult, Faction::Ravagers];
        let mut scene = table(&factions);
        scene.store(S2, 1 + luck.below(3) as u8, luck.below(3) as u8, 0).holds(S2, Colour::Tactical, 1);
        scene.holds(S2, Colour::Mechanical, 2).dealt(S2, Advantage::Prefabs).dealt(S2, Advantage::Ambush);
        for black in [false, true] {
            scene.ask(S2, Ask::GiftCard { black, discount: 2 });
            compare(&scene, S2, seed);
        }
        scene.ask(S2, Ask::Unlock);
        compare(&scene, S2, seed);
        scene.ask(S2, Ask::Colour);
        compare(&scene, S2, seed);
        scene.edit(|state| state.public.players[S2].marks[1][0] = true);
        scene.ask(S2, Ask::Mission);
        compare(&scene, S2, seed);
        scene.outpost(g(1, 1), Colour::Logistic).outpost(g(1, 1), Colour::Tactical).leader(S1, g(1, 1));
        scene.ask(S1, Ask::Hack);
        compare(&scene, S1, seed);
    }
}
