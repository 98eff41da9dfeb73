//! DEI-390 to DEI-395, DEI-398 to DEI-402: the Hackers, Hack and Rebellion.

use crate::common::*;

fn hackers() -> Table {
    table(&[Faction::Hackers, Faction::FarmZ])
}

fn hack(colour: Colour) -> Action {
    Action::Hack { colour: OrDecline(Some(colour)) }
}

const NO_HACK: Action = Action::Hack { colour: OrDecline(None) };

#[test]
fn dei_390_the_scorpion_is_a_drone_like_the_others() {
    let scene = dealt(&[Faction::FarmZ, Faction::Hackers], Options::default());
    let roof = scene.public().drones[Drone::Scorpion.index()].expect("the Scorpion is on the board");
    assert!(roof.is_roof() && scene.public().open.has(roof), "its roof is not sealed");
    let others = scene.public().drones.iter().flatten().filter(|at| **at == roof);
    assert_eq!(others.count(), 1, "it has a district of its own");
    assert_eq!(dealt(&[Faction::FarmZ, Faction::Ravagers], Options::default()).public().drones[5], None);
}

#[test]
fn dei_390_its_cards_are_in_the_markets_and_anybody_can_play_them() {
    let in_play = |scene: &Table| {
        let seen = scene.public().markets.iter().flatten().flatten().count();
        seen + scene.state().dark.markets.iter().map(|deck| deck.len()).sum::<usize>()
    };
    let (with, without) = (hackers(), table(&[Faction::Ravagers, Faction::FarmZ]));
    assert_eq!((in_play(&with), in_play(&without)), (48 + 3, 48));
    let mut scene = table(&[Faction::FarmZ, Faction::Hackers]);
    scene.hand(S1, "scorpion-0").units(S2, r(0, 2), 1).act(S1, play("scorpion-0"));
    scene.act(S1, Action::Activate { to: r(0, 2) }).act(S1, kill(r(0, 2), S2, By::Drone));
    assert_eq!(scene.scrappers(S2, r(0, 2)), 0);
}

#[test]
fn dei_391_the_hackers_have_what_every_faction_has() {
    let mut scene = dealt(&[Faction::Hackers, Faction::FarmZ], Options::default());
    let (own, other) = (scene.player(S1), scene.player(S2));
    assert_eq!((own.scrappers, own.left, own.store, own.supplies), (15, [3; 3], other.store, 0));
    assert_eq!((own.hand.len(), own.advantages.len()), (8, 3));
    let first = scene.public().order[0];
    let (seat, at) = (first, scene.public().refuges[1]);
    scene.act(seat, Action::Start { scrappers: 1, leader: at });
    assert_eq!(scene.player(seat).leader, Some(at));
    let mut scene = hackers();
    scene.holds(S1, &[(Colour::Logistic, g(0, 1))]).store(S1, 3, 1, 1).market(Market::Logistic, ["L-1", "L-2", "L-3"]);
    scene.act(S1, Action::PlayDown { card: card("hackers-1"), market: Market::Logistic, slot: 1 });
    assert!(scene.player(S1).hand.has(card("L-1")));
    scene.act(S1, play("hackers-2")).act(S1, enlist(g(0, 0), By::Candy)).act(S1, enlist(g(0, 0), By::Enlist));
    assert_eq!(scene.scrappers(S1, g(0, 0)), 2);
    scene.outpost(Colour::Logistic, g(0, 2)).units(S1, g(0, 2), 1);
    scene.lay(|public| public.players[S1].advantages.insert(Advantage::Depot)).ends(S1, 2);
    assert_eq!(scene.what(), Some((S1, Ask::Unlock)));
}

/// Liza is in G(1,1) with a tactical outpost and in most tests something else.
fn liza() -> Table {
    let mut scene = hackers();
    scene.outpost(Colour::Tactical, g(1, 1)).leader(S1, g(1, 1));
    scene
}

#[test]
fn dei_392_a_token_can_be_laid_when_any_phase_ends() {
    for phase in 1..=3 {
        let mut scene = liza();
        scene.ends(S1, phase);
        assert_eq!(scene.what(), Some((S1, Ask::Hack)), "AP{phase}");
        scene.act(S1, hack(Colour::Tactical));
        let event = Event::Hacked { seat: S1, colour: Colour::Tactical, region: g(1, 1) };
        assert!(scene.heard(event) && event.rule() == "DEI-392");
        let outpost = scene.public().outposts().next().expect("an outpost");
        assert!(outpost.hacked);
        assert_eq!(scene.player(S1).hacks, 11);
        assert_ne!(scene.what(), Some((S1, Ask::Hack)), "one token each time");
    }
}

#[test]
fn dei_392_the_player_may_do_without_it() {
    let mut scene = liza();
    scene.ends(S1, 1).act(S1, NO_HACK);
    assert_eq!((scene.player(S1).hacks, scene.supplies(S1)), (12, 0));
    assert!(scene.public().outposts().all(|outpost| !outpost.hacked));
    assert_eq!(scene.what().map(|(seat, _)| seat), Some(S2), "the phase is over");
}

#[test]
fn dei_392_of_several_outposts_in_the_region_any_can_be_chosen() {
    for colour in [Colour::Tactical, Colour::Mechanical] {
        let mut scene = liza();
        scene.outpost(Colour::Mechanical, g(1, 1)).outpost(Colour::Logistic, g(1, 2)).ends(S1, 1);
        assert_eq!(scene.legal(S1).len(), 3, "two outposts, or none");
        scene.refused_by("DEI-392", S1, hack(Colour::Logistic));
        scene.act(S1, hack(colour));
        let hacked: Vec<_> = scene.public().outposts().filter(|it| it.hacked).map(|it| it.colour).collect();
        assert_eq!(hacked, [colour]);
    }
}

#[test]
fn dei_392_liza_must_be_with_an_outpost_when_the_phase_ends() {
    let mut scene = liza();
    scene.units(S1, g(1, 1), 3).leader(S1, g(2, 1)).ends(S1, 1);
    assert_eq!(scene.what().map(|(seat, _)| seat), Some(S2), "Scrappers are not enough");
    let mut scene = liza();
    scene.leader(S1, g(2, 1)).asks_card(S1, 1, 2).act(S1, play("hackers-3"));
    scene.act(S1, lead(g(2, 1), g(1, 1), 0, By::Move)).act(S1, STOP);
    assert_eq!(scene.what(), Some((S1, Ask::Hack)), "where the last Move has led");
}

#[test]
fn dei_392_a_cathedral_cube_is_no_outpost_to_hack() {
    let mut scene = table(&[Faction::Hackers, Faction::ChronoCult]);
    scene.leader(S1, g(1, 1)).cube(S1, Colour::Tactical).ends(S1, 1);
    assert_eq!(scene.what().map(|(seat, _)| seat), Some(S2));
}

#[test]
fn dei_392_hack_is_lizas_alone() {
    let mut scene = table(&[Faction::FarmZ, Faction::Hackers]);
    scene.outpost(Colour::Tactical, g(1, 1)).leader(S1, g(1, 1)).ends(S1, 1);
    assert_eq!(scene.what().map(|(seat, _)| seat), Some(S2));
}

#[test]
fn dei_393_no_outpost_takes_a_second_token() {
    let mut scene = liza();
    scene.outpost(Colour::Logistic, g(1, 1)).ends(S1, 1).act(S1, hack(Colour::Tactical));
    scene.ends(S1, 2).refused_by("DEI-393", S1, hack(Colour::Tactical));
    scene.act(S1, hack(Colour::Logistic)).ends(S1, 3);
    assert_eq!(scene.what(), Some((S1, Ask::Mission)), "no outpost has room here");
}

/// Two outposts of one colour are two outposts.
#[test]
fn dei_393_a_second_outpost_of_the_colour_has_room_of_its_own() {
    let mut scene = liza();
    scene.outpost(Colour::Tactical, g(1, 1)).ends(S1, 1).act(S1, hack(Colour::Tactical));
    scene.ends(S1, 2).act(S1, hack(Colour::Tactical)).ends(S1, 3);
    assert_eq!((scene.player(S1).hacks, scene.what()), (10, Some((S1, Ask::Mission))));
}

#[test]
fn dei_394_a_token_pays_a_supply_at_once() {
    let mut scene = liza();
    scene.ends(S1, 3).act(S1, hack(Colour::Tactical));
    assert_eq!((scene.supplies(S1), scene.what()), (1, Some((S1, Ask::Mission))), "before the mission");
    let event = Event::Supplied { seat: S1, supplies: 1, why: Why::Hack };
    assert!(scene.heard(event) && event.rule() == "DEI-394");
}

#[test]
fn dei_395_it_does_not_matter_who_controls_the_outpost() {
    let mut scene = liza();
    scene.units(S2, g(1, 1), 5);
    assert_eq!(scene.cubes(S2, Colour::Tactical), 1);
    scene.ends(S1, 1).act(S1, hack(Colour::Tactical));
    assert_eq!((scene.supplies(S1), scene.cubes(S2, Colour::Tactical)), (1, 1), "and control is as before");
    scene.units(S2, g(1, 1), 1).ends(S1, 2);
    assert_eq!(scene.cubes(S2, Colour::Tactical) + scene.cubes(S1, Colour::Tactical), 0, "level");
}

#[test]
fn dei_395_the_token_stays_when_the_outpost_changes_hands_and_in_clean_up() {
    let mut scene = liza();
    scene.ends(S1, 1).act(S1, hack(Colour::Tactical));
    scene.leader(S1, g(0, 0)).units(S2, g(1, 1), 2).lay(|public| {
        public.missions = [[Some(mission("MI-4")), None], [None; 2], [None; 2], [None; 2]];
    });
    scene.ends(S2, 3);
    assert_eq!((scene.public().round, scene.cubes(S2, Colour::Tactical)), (3, 1));
    assert!(scene.public().outposts().all(|outpost| outpost.hacked));
}

#[test]
fn dei_395_with_the_twelfth_token_there_are_no_more() {
    assert_eq!(hackers().player(S1).hacks, 12);
    let mut scene = liza();
    scene.outpost(Colour::Logistic, g(1, 1)).lay(|public| public.players[S1].hacks = 1);
    scene.ends(S1, 1).act(S1, hack(Colour::Tactical)).ends(S1, 2);
    assert_eq!((scene.player(S1).hacks, scene.what().map(|(seat, _)| seat)), (0, Some(S2)), "nothing is asked");
}

/// The missions of column 3 are these; it is this round, and seat 1 has resolved no column yet.
fn column_3(scene: &mut Table, round: u8, missions: [Option<&str>; 2]) {
    scene.lay(|public| {
        public.round = round;
        public.missions[2] = missions.map(|id| id.map(mission));
    });
}

/// What the missions of the last step paid: id by place, late, Supplies, and the rule that is told.
fn resolved(scene: &Table) -> Vec<(u8, bool, i16, &'static str)> {
    let told = scene.events().into_iter().filter_map(|event| match event {
        Event::MissionResolved { seat: S1, mission, column: 3, late, supplies, .. } => {
            Some((mission, late, supplies, event.rule()))
        }
        _ => None,
    });
    told.collect()
}

/// Two Refuges and three Elevators: MI-7 pays 3 or 2 for each Refuge, MI-8 pays 2 or 1 for each Elevator.
fn builders(faction: Faction) -> Table {
    let mut scene = table(&[faction, Faction::FarmZ]);
    scene.built(S1, Structure::Refuge, g(1, 1), None).built(S1, Structure::Refuge, g(1, 2), None);
    for roof in [r(0, 0), r(0, 1), r(1, 0)] {
        scene.built(S1, Structure::Elevator, g(1, 1), Some(roof));
    }
    scene
}

#[test]
fn dei_398_the_hackers_resolve_both_missions_of_a_column() {
    let mut scene = builders(Faction::Hackers);
    column_3(&mut scene, 2, [Some("MI-7"), Some("MI-8")]);
    scene.ends(S1, 3).act(S1, Action::Mission { place: 5 });
    assert_eq!(resolved(&scene), [(6, true, 4, "DEI-400"), (7, true, 3, "DEI-400")]);
    assert_eq!(scene.supplies(S1), 7);
}

#[test]
fn dei_398_other_factions_resolve_one() {
    let mut scene = builders(Faction::Ravagers);
    column_3(&mut scene, 2, [Some("MI-7"), Some("MI-8")]);
    scene.ends(S1, 3).act(S1, Action::Mission { place: 5 });
    assert_eq!((resolved(&scene), scene.supplies(S1)), (vec![(6, false, 6, "DEI-321")], 6));
}

#[test]
fn dei_399_one_of_the_two_gets_the_token() {
    for (place, marks) in [(5, [true, false]), (6, [false, true])] {
        let mut scene = builders(Faction::Hackers);
        column_3(&mut scene, 2, [Some("MI-7"), Some("MI-8")]);
        scene.ends(S1, 3).act(S1, Action::Mission { place });
        assert_eq!((scene.player(S1).marks[2], scene.supplies(S1)), (marks, 7), "whichever has it, both pay");
    }
}

#[test]
fn dei_400_both_pay_their_lower_value_in_every_round() {
    for round in 1..=3 {
        let mut scene = builders(Faction::Hackers);
        scene.store(S1, 7, 5, 0);
        column_3(&mut scene, round, [Some("MI-9"), Some("MI-10")]);
        scene.ends(S1, 3).act(S1, Action::Mission { place: 6 });
        assert_eq!(scene.supplies(S1), 7 / 3 + 5 / 2, "round {round}: 1 per 3 Technology, 1 per 2 Energy");
    }
}

#[test]
fn dei_401_a_column_with_a_token_of_theirs_is_closed() {
    let mut scene = builders(Faction::Hackers);
    column_3(&mut scene, 2, [Some("MI-7"), Some("MI-8")]);
    scene.lay(|public| public.players[S1].marks[2] = [false, true]).ends(S1, 3);
    scene.refused_by("DEI-401", S1, Action::Mission { place: 5 });
    scene.refused_by("DEI-401", S1, Action::Mission { place: 6 });
    assert_eq!(scene.legal(S1).len(), 6);
    scene.lay(|public| public.players[S2].marks[0] = [true, true]);
    assert_eq!(scene.legal(S1).len(), 6, "tokens of others close nothing");
}

#[test]
fn dei_402_a_short_column_pays_its_one_mission_once_and_low() {
    let options = Options { short_missions: ShortMissions::On, ..Options::default() };
    let mut scene = table_with(&[Faction::Hackers, Faction::FarmZ], options);
    assert!(scene.public().missions.iter().all(|column| column[0].is_some() && column[1].is_none()));
    scene.built(S1, Structure::Refuge, g(1, 1), None);
    column_3(&mut scene, 1, [Some("MI-7"), None]);
    scene.ends(S1, 3).refused_by("DEI-80", S1, Action::Mission { place: 6 });
    scene.act(S1, Action::Mission { place: 5 });
    assert_eq!((resolved(&scene), scene.supplies(S1)), (vec![(6, true, 2, "DEI-400")], 2));
}

#[test]
fn dei_ex_13_two_tactical_outposts_and_a_refuge_in_round_1() {
    let mut scene = hackers();
    scene.holds(S1, &[(Colour::Tactical, g(0, 1)), (Colour::Tactical, g(0, 2))]);
    scene.built(S1, Structure::Refuge, g(1, 1), None);
    column_3(&mut scene, 1, [Some("MI-1"), Some("MI-7")]);
    scene.ends(S1, 3).act(S1, Action::Mission { place: 5 });
    assert_eq!((scene.supplies(S1), scene.player(S1).marks[2]), (6, [true, false]));
}
