//! 6 What is one change, and the Cathedral cube: DEI-142, DEI-144, DEI-145, DEI-EX-16.

use crate::common::*;

const UNLOCK: fn(Colour) -> Action = |colour| Action::Unlock { colour: OrDecline(Some(colour)) };

/// The events from the first that moves units on, without what is told of cards and questions.
fn changes(scene: &Table) -> Vec<Event> {
    let change = |event: &Event| {
        let units = matches!(event, Event::Enlisted { .. } | Event::Moved { .. } | Event::Killed { .. });
        let more = matches!(event, Event::Started { .. } | Event::Removed { .. } | Event::Unlocked { .. });
        units || more || scene.cubes_told().contains(event)
    };
    scene.events().into_iter().filter(change).collect()
}

#[test]
fn dei_142_a_group_moves_as_one() {
    // Level or behind with one or two of the three, ahead with all.
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.outpost(g(0, 1), Tactical).put(S1, g(0, 0), 3).put(S2, g(0, 1), 2).act(S1, play("farm_z-3"));
    scene.act(S1, go(g(0, 0), g(0, 1), 3));
    let moved = Event::Moved { seat: S1, from: g(0, 0), to: g(0, 1), scrappers: 3, leader: false, by: By::Move };
    assert_eq!(changes(&scene), [moved, returned(S2, Tactical, g(0, 1)), taken(S1, Tactical, g(0, 1))]);
}

#[test]
fn dei_142_a_group_that_is_teleported_too() {
    let mut scene = table(&[Auxilia, FarmZ]);
    scene.edit(|state| state.public.drones[Drone::Fly.index()] = Some(g(0, 0)));
    scene.outpost(g(3, 3), Tactical).put(S1, g(0, 0), 2).put(S2, g(3, 3), 1).act(S1, play("auxilia-8"));
    scene.act(S1, Action::Activate { to: g(0, 0) }).act(S1, by(By::Drone, go(g(0, 0), g(3, 3), 2)));
    let moved = Event::Moved { seat: S1, from: g(0, 0), to: g(3, 3), scrappers: 2, leader: false, by: By::Drone };
    assert_eq!(changes(&scene), [moved, returned(S2, Tactical, g(3, 3)), taken(S1, Tactical, g(3, 3))]);
}

#[test]
fn dei_142_each_scrapper_that_is_enlisted_is_a_change_of_its_own() {
    let at = NEUTRAL[0];
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.outpost(at, Tactical).put(S2, at, 1).act(S1, play("farm_z-1")).act(S1, enlist(at));
    assert_eq!(scene.cubes_told(), [returned(S2, Tactical, at)]);
    scene.act(S1, enlist(at));
    assert_eq!(scene.cubes_told(), [taken(S1, Tactical, at)]);
}

#[test]
fn dei_142_a_kill_goes_together_with_the_scrapper_that_comes_by_conversion() {
    // Balthasar and a Scrapper come level; the Kill alone would give the majority already.
    let mut scene = table(&[ChronoCult, FarmZ]);
    scene.unlocked(S1, Advantage::Infiltration).outpost(g(0, 1), Tactical).put(S1, g(0, 0), 1).leader(S1, g(0, 0));
    scene.put(S2, g(0, 1), 2).act(S1, play("chrono_cult-3")).act(S1, lead(g(0, 0), g(0, 1), 1));
    assert_eq!((scene.question(), scene.cubes(S1, Tactical)), ((S1, "follow"), 0));
    scene.act(S1, by(By::Conversion, kill(g(0, 1), S2)));
    let killed = Event::Killed { seat: S1, victim: S2, region: g(0, 1), by: By::Conversion };
    let came = Event::Enlisted { seat: S1, region: g(0, 1), by: By::Conversion, scrappers: 1 };
    assert_eq!(changes(&scene), [killed, came, taken(S1, Tactical, g(0, 1))]);
}

#[test]
fn dei_142_the_starting_units_of_a_faction_come_all_at_once() {
    let mut scene = table(&[FarmZ, Auxilia]);
    let [one, other] = NEUTRAL;
    scene.at(1, 1, S1).outpost(one, Tactical).outpost(other, Tactical).edit(|state| {
        state.public.stage = Stage::Phase(Step::Gift);
        state.public.frames.pop();
        state.public.frames.push(Frame { seat: S1, ask: Ask::Start });
    });
    scene.act(S1, Action::Start { scrappers: 1, leader: other });
    let started = |region, leader| Event::Started { seat: S1, region, scrappers: 1, leader, automa: false };
    let cubes = [taken(S1, Tactical, one), taken(S1, Tactical, other)];
    assert_eq!(changes(&scene), [started(one, false), started(other, true), cubes[0], cubes[1]]);
}

#[test]
fn dei_142_the_two_scrappers_of_gift_6_come_together() {
    let mut scene = table(&[ChronoCult, FarmZ]);
    scene.outpost(g(0, 0), Tactical).put(S2, g(0, 0), 1);
    with_gift(&mut scene, 6);
    scene.act(S1, by(By::Gift, enlist(g(0, 0))));
    let came = Event::Enlisted { seat: S1, region: g(0, 0), by: By::Gift, scrappers: 2 };
    assert_eq!(changes(&scene), [came, returned(S2, Tactical, g(0, 0)), taken(S1, Tactical, g(0, 0))]);
}

/// Seat 1 has activated the Cathedral once in this round and plays the last card of it.
fn debtor(scrappers: [(Region, u8); 2]) -> Table {
    let mut scene = table(&[FarmZ, ChronoCult]);
    for (region, scrappers) in scrappers {
        scene.put(S1, region, scrappers);
    }
    scene.at(2, 3, S1).second_card().edit(|state| state.public.players[S1].travels = 1);
    scene
}

#[test]
fn dei_142_each_scrapper_that_is_taken_away_is_a_change_of_its_own() {
    let mut scene = debtor([(g(0, 0), 3), (g(0, 3), 1)]);
    scene.outpost(g(0, 0), Tactical).put(S2, g(0, 0), 2);
    idle(&mut scene, S1);
    scene.act(S1, Action::Remove { region: g(0, 0) });
    assert_eq!(scene.cubes_told(), [returned(S1, Tactical, g(0, 0))]);
    scene.act(S1, Action::Remove { region: g(0, 0) });
    assert_eq!(scene.cubes_told(), [taken(S2, Tactical, g(0, 0))]);
}

#[test]
fn dei_142_where_none_may_stay_all_go_together() {
    let mut scene = debtor([(g(0, 0), 2), (g(0, 3), 1)]);
    scene.outpost(g(0, 0), Tactical).outpost(g(0, 3), Tactical).put(S2, g(0, 0), 1);
    idle(&mut scene, S1);
    let removed = |region, scrappers| Event::Removed { seat: S1, region, scrappers };
    let mut expected = vec![removed(g(0, 0), 2), removed(g(0, 3), 1)];
    expected.extend([returned(S1, Tactical, g(0, 0)), returned(S1, Tactical, g(0, 3)), taken(S2, Tactical, g(0, 0))]);
    assert_eq!(changes(&scene), expected);
}

#[test]
fn dei_142_an_advantage_that_is_unlocked_is_a_change() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.outpost(g(0, 0), Tactical).outpost(g(0, 1), Tactical).put(S1, g(0, 0), 1).put(S1, g(0, 1), 1);
    scene.outpost(r(0, 0), Mechanical).put(S1, r(0, 0), 2).put(S2, r(0, 0), 2).locked(S1, Advantage::HighGround);
    scene.at(2, 2, S1).second_card();
    idle(&mut scene, S1);
    scene.act(S1, UNLOCK(Tactical));
    assert_eq!(scene.cubes_told(), [taken(S1, Mechanical, r(0, 0))]);
    assert_eq!(scene.public().place(r(0, 0)).values[..2], [3, 2]);
}

#[test]
fn dei_142_a_gear_card_that_is_played_is_a_change() {
    let mut scene = table(&[Auxilia, FarmZ]);
    scene.give(S1, "G-2").outpost(g(0, 0), Tactical).leader(S1, g(0, 0)).put(S2, g(0, 0), 1).act(S1, play("G-2"));
    assert_eq!(scene.cubes_told(), [taken(S1, Tactical, g(0, 0))]);
    assert_eq!(scene.question(), (S1, "symbols"), "before any leader action");
}

#[test]
fn dei_142_all_cards_return_together_in_clean_up() {
    // With both Banners it is 5 to 4, without them 3 to 2; without the first alone it would be 3 to 4.
    let mut scene = table(&[Auxilia, FarmZ]);
    scene.edit(|state| {
        for seat in [S1, S2] {
            state.public.players[seat].gear.insert(Gear::Banner);
        }
    });
    scene.outpost(g(0, 0), Tactical).put(S1, g(0, 0), 2).leader(S1, g(0, 0)).leader(S2, g(0, 0));
    scene.outpost(g(2, 2), Logistic).put(S1, g(2, 2), 1);
    assert_eq!(scene.public().place(g(0, 0)).values[..2], [5, 4]);
    last_of_round(&mut scene);
    let place = scene.legal(S1)[0];
    scene.act(S1, place);
    assert_eq!(scene.public().place(g(0, 0)).values[..2], [3, 2]);
    assert_eq!((scene.public().round, scene.cubes_told()), (3, vec![]));
}

#[test]
fn dei_142_everything_an_automa_card_does_is_one_change() {
    let (mut cards, mut recruited) = (0, 0);
    for seed in 0..8 {
        play_out(&mut dealt(2, Options { automa: Automa::Expert, ..Options::default() }, seed), seed, |scene| {
            let (events, cubes) = (scene.events(), scene.cubes_told());
            for card in events.split(|event| matches!(event, Event::AutomaCard { .. })).skip(1) {
                let of_card = card.split(|event| matches!(event, Event::PhaseBegan { .. })).next().unwrap_or_default();
                let units = |event: &Event| {
                    let moved = matches!(event, Event::AutomaMoved { .. } | Event::AutomaConverted { .. });
                    moved || matches!(event, Event::Killed { .. } | Event::AutomaRecruited { .. })
                };
                let last = of_card.iter().rposition(units);
                let first = of_card.iter().position(|event| cubes.contains(event));
                assert!(last.is_none() || first.is_none() || last < first, "{of_card:?}");
                cards += 1;
                recruited += usize::from(of_card.iter().any(|event| matches!(event, Event::AutomaConverted { .. })));
            }
            false
        });
    }
    assert!(cards > 60 && recruited > 0, "{cards} cards, {recruited} with a Kill");
}

/// Seat 1 leaves the cathedral courtyards to seat 2.
fn given_up() -> Table {
    let mut scene = table(&[FarmZ, Auxilia, ChronoCult]);
    scene.put(S1, g(1, 1), 2).put(S2, g(2, 2), 1).cube(S1, Tactical).outpost(g(0, 1), Logistic);
    scene.act(S1, play("farm_z-3")).act(S1, go(g(1, 1), g(0, 1), 2));
    scene
}

#[test]
fn dei_144_the_question_for_the_colour_comes_first_even_in_the_phase_of_somebody_else() {
    let mut scene = given_up();
    assert_eq!((scene.public().actor(), scene.question()), (S1, (S2, "colour")));
    assert!(scene.legal(S1).is_empty());
    scene.act(S2, Action::PutCube { colour: Mechanical });
    scene.tells(Event::CathedralTaken { seat: S2, colour: Mechanical }, "DEI-428");
    assert_eq!((scene.cubes(S2, Mechanical), scene.question()), (1, (S1, "symbols")), "then the card goes on");
}

#[test]
fn dei_144_until_the_answer_the_cube_counts_for_nobody() {
    let scene = given_up();
    assert_eq!((scene.public().cube, scene.player(S1).all_cubes(), scene.player(S2).all_cubes()), (None, 1, 0));
}

#[test]
fn dei_144_it_comes_before_what_may_follow_an_action() {
    let mut scene = table(&[ChronoCult, FarmZ]);
    scene.leader(S1, g(0, 1)).put(S1, g(0, 1), 2).put(S2, g(1, 1), 1).act(S1, play("chrono_cult-3"));
    scene.act(S1, lead(g(0, 1), g(1, 1), 2));
    assert_eq!(scene.question(), (S1, "colour"));
    scene.act(S1, Action::PutCube { colour: Tactical });
    assert_eq!(scene.question(), (S1, "follow"));
}

#[test]
fn dei_144_in_clean_up_it_comes_before_the_new_round() {
    let mut scene = table(&[Auxilia, ChronoCult]);
    scene.leader(S1, g(1, 1)).put(S2, g(2, 2), 2).edit(|state| state.public.players[S1].gear.insert(Gear::Banner));
    scene.cube(S1, Tactical);
    last_of_round(&mut scene);
    let place = scene.legal(S1)[0];
    scene.seeded(1).act(S1, place);
    assert_eq!((scene.question(), scene.public().round), ((S2, "colour"), 2));
    assert!(!scene.events().iter().any(|event| matches!(event, Event::RoundBegan { .. } | Event::Priority { .. })));
    scene.act(S2, Action::PutCube { colour: Logistic });
    assert_eq!((scene.public().round, scene.cubes(S2, Logistic)), (3, 1));
}

#[test]
fn dei_144_in_the_phase_of_the_automa_too() {
    // The Automa leaves, or another unit is killed there: in some game a human is asked in its phase.
    let asked = (0..40).any(|seed| {
        let mut found = false;
        play_out(&mut dealt(2, Options { automa: Automa::Expert, ..Options::default() }, seed), seed, |scene| {
            let public = scene.public();
            let colour = matches!(public.frames.top(), Some(Frame { ask: Ask::Colour, .. }));
            found |= colour && public.is_automa(public.actor());
            found
        });
        found
    });
    assert!(asked);
}

/// Final scoring follows the last mission of the game, which pays seat 1 nothing.
fn last_of_game(scene: &mut Table) {
    last_of_round(scene);
    scene.edit(|state| {
        state.public.round = 4;
        state.public.missions[3] = [Some(11), Some(3)]; // Recycling, High posts
    });
}

#[test]
fn dei_145_final_scoring_counts_the_cathedral_cube() {
    let mut scene = table(&[FarmZ, ChronoCult]);
    scene.store(S1, 0, 0, 0).outpost(g(1, 1), Tactical).put(S1, g(1, 1), 1).cube(S1, Mechanical);
    last_of_game(&mut scene);
    scene.act(S1, Action::Mission { place: 8 });
    scene.tells(Event::Supplied { seat: S1, supplies: 4, why: Why::Outposts }, "DEI-374");
}

#[test]
fn dei_145_between_level_participants_it_counts_too() {
    let mut scene = table(&[FarmZ, ChronoCult]);
    scene.store(S1, 0, 0, 0).store(S2, 0, 2, 0).put(S1, g(1, 1), 1).cube(S1, Mechanical);
    last_of_game(&mut scene); // seat 2 is first in priority and has more resources
    scene.act(S1, Action::Mission { place: 8 });
    let ranks = scene.standings();
    assert_eq!([S1, S2].map(|seat| (ranks[seat].score, ranks[seat].rank)), [(2, 1), (2, 2)]);
}

#[test]
fn dei_145_opportunist_counts_it() {
    let options = Options { gear: GearMarket::Tactical, ..playing(&[FarmZ, ChronoCult]) };
    let mut scene = table_with(&[FarmZ, ChronoCult], options);
    scene.outpost(g(0, 0), Purple).outpost(g(0, 1), Logistic).put(S1, g(0, 0), 1).put(S1, g(0, 1), 1);
    scene.put(S1, g(1, 1), 1).cube(S1, Purple).locked(S1, Advantage::Opportunist).at(2, 2, S1).second_card();
    idle(&mut scene, S1);
    scene.act(S1, UNLOCK(Purple));
    assert_eq!(scene.player(S1).supplies, 3);
}

/// Whether a gift is fulfilled when the Chrono Cult holds these outposts and the Cathedral cube.
fn fulfilled(gift: u8, outposts: &[(Region, Colour)], cube: Colour) -> bool {
    let mut scene = table(&[ChronoCult, FarmZ]);
    for (region, colour) in outposts {
        scene.outpost(*region, *colour).put(S1, *region, 1);
    }
    scene.put(S1, g(1, 1), 1).cube(S1, cube).at(2, 3, S1).second_card();
    scene.edit(|state| state.public.players[S1].gift = Some(gift - 1));
    scene.redeck();
    idle(&mut scene, S1);
    let met = |event| if let Event::GiftMet { met, .. } = event { Some(met) } else { None };
    scene.events().into_iter().find_map(met).expect("the gift is looked at")
}

#[test]
fn dei_145_gifts_1_4_and_7_count_it() {
    let (a, b, c, d) = (g(0, 0), g(0, 2), g(3, 1), r(0, 0));
    let [t, l, m] = [Tactical, Logistic, Mechanical];
    assert!(fulfilled(1, &[(a, t), (b, l), (c, t)], t)); // 4 outposts
    assert!(!fulfilled(1, &[(a, t), (b, l)], t));
    assert!(fulfilled(4, &[(a, t), (b, l)], m)); // 3 of different colours
    assert!(!fulfilled(4, &[(a, t), (b, l)], l));
    assert!(fulfilled(7, &[(a, m), (d, m)], m)); // 3 of one colour
    assert!(!fulfilled(7, &[(a, m), (d, m)], t));
}

#[test]
fn dei_145_where_an_outpost_is_asked_for_by_its_place_it_is_none() {
    assert!(fulfilled(8, &[(r(0, 0), Tactical), (r(2, 0), Tactical)], Logistic)); // 2 on roofs
    assert!(!fulfilled(8, &[(r(0, 0), Tactical), (g(0, 0), Tactical)], Tactical));
    // High posts: 4 for each on a roof.
    let mut scene = table(&[FarmZ, ChronoCult]);
    scene.outpost(r(0, 0), Tactical).put(S1, r(0, 0), 1).put(S1, g(1, 1), 1).cube(S1, Tactical);
    last_of_game(&mut scene);
    scene.act(S1, Action::Mission { place: 8 });
    let paid = |event: &Event| matches!(event, Event::MissionResolved { seat: S1, supplies: 4, late: false, .. });
    assert!(scene.events().iter().any(paid));
    // Hack: Liza is next to the Cathedral.
    let mut scene = table(&[Hackers, ChronoCult]);
    scene.at(2, 2, S1).leader(S1, g(1, 1)).cube(S1, Tactical).second_card();
    idle(&mut scene, S1);
    assert_eq!(scene.question(), (S2, "card"));
}

#[test]
fn dei_ex_16_the_four_cathedral_courtyards_are_added_up() {
    let mut scene = table(&[FarmZ, ChronoCult]);
    let [a, b, c, _] = [0, 1, 2, 3].map(|corner| CATHEDRAL.corner(corner));
    scene.put(S1, a, 1).put(S1, c, 1).put(S2, b, 2).put(S1, g(2, 3), 1);
    assert_eq!(scene.public().cathedral_majority(), None);
    scene.act(S1, play("farm_z-3")).act(S1, go(g(2, 3), c, 1));
    assert_eq!(scene.question(), (S1, "colour"), "3 against 2");
    scene.act(S1, Action::PutCube { colour: Tactical });
    assert_eq!(scene.public().cube, Some((S1, Tactical)));
}
