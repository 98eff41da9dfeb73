//! Section 11: how drones are activated and where they go.

use crate::common::*;
use dei::state::{Ask, Limit};
use dei::{Action, Drone, Event, Faction, GearMarket, Options};

fn to(region: Region) -> Action {
    Action::Activate { to: region }
}

fn at(scene: &Table, drone: Drone) -> Option<Region> {
    scene.public().drones[drone.index()]
}

/// The card of another faction's drone, bought by seat 1.
#[test]
fn dei_290_whoever_plays_a_drone_card_activates_the_drone_on_it() {
    for (id, drone) in [
        ("ravagers-8", Drone::Masamune),
        ("masamune-0", Drone::Masamune),
        ("simon-0", Drone::Simon),
        ("fly-1", Drone::Fly),
        ("draco-2", Drone::Draco),
    ] {
        let mut scene = table(&THREE);
        scene.drone(drone, g(1, 1)).plays(S1, id).act(S1, to(g(1, 2)));
        scene.tells(Event::DroneMoved { seat: S1, drone, region: g(1, 2) }, "DEI-291");
        assert_eq!(at(&scene, drone), Some(g(1, 2)), "{id}");
    }
}

#[test]
fn dei_290_without_a_drone_on_the_card_none_is_activated() {
    let mut scene = table(&THREE);
    scene.plays(S1, "L-1").refused_by("DEI-290", S1, to(r(0, 0)));
}

#[test]
fn dei_290_once_for_each_card() {
    let mut scene = table(&THREE);
    scene.lies(r(0, 0), Resource::Energy, 2).plays(S1, "masamune-0").act(S1, to(r(0, 0)));
    scene.refused_by("DEI-592", S1, to(r(0, 0))).stops(S1);
    assert_eq!(scene.top(), Some(Ask::Card));
}

/// From G(0,0) over the ground and over roofs, without structures: as far as 2 + bonus.
#[test]
fn dei_291_a_drone_goes_two_steps_and_one_more_for_each_bonus() {
    for (id, steps) in [("masamune-0", 2), ("masamune-1", 3), ("masamune-2", 4)] {
        let mut scene = table(&THREE);
        scene.drone(Drone::Masamune, g(0, 0)).plays(S1, id);
        let mut reached = dei::Regions::of(g(0, 0));
        for _ in 0..steps {
            reached = reached.iter().flat_map(|region| region.adjacent().iter()).chain(reached.iter()).collect();
        }
        for region in scene.public().board.iter() {
            assert_eq!(scene.can(S1, to(region)), reached.has(region), "{id} to {region:?}");
        }
        scene.refused_by("DEI-291", S1, to(g(3, 4))).refused_by("DEI-102", S1, to(g(4, 0)));
    }
}

#[test]
fn dei_291_up_and_down_at_will_and_it_need_not_go_at_all() {
    let mut scene = table(&THREE);
    scene.drone(Drone::Masamune, g(1, 1)).lies(g(1, 1), Resource::Technology, 1).plays(S1, "masamune-0");
    assert!(scene.can(S1, to(r(0, 2))), "over R(0,1) or G(1,2)");
    scene.act(S1, to(g(1, 1))).collect(S1, g(1, 1), Resource::Technology, By::Drone);
    assert_eq!((at(&scene, Drone::Masamune), scene.has(S1)), (Some(g(1, 1)), (1, 0, 0)));
}

/// The Cathedral is on R(2,1), on a board of 3×3. From R(1,1) the way to R(2,1) and over it is closed.
#[test]
fn dei_291_neither_into_a_sealed_region_nor_across_it() {
    let mut scene = table(&[Faction::Ravagers, Faction::ChronoCult]);
    scene.drone(Drone::Masamune, r(2, 0)).plays(S1, "masamune-0").refused_by("DEI-291", S1, to(r(2, 1)));
    scene.refused_by("DEI-291", S1, to(r(2, 2))); // two steps over the Cathedral
    assert!(scene.can(S1, to(g(2, 2))), "two steps round it");
    let mut open = table(&[Faction::Ravagers, Faction::FarmZ]);
    open.drone(Drone::Masamune, r(2, 0)).plays(S1, "masamune-0");
    assert!(open.can(S1, to(r(2, 1))) && open.can(S1, to(r(2, 2))), "without the Cathedral");
}

/// Masamune where seat 2 alone has units: seat 1 needs no majority, no unit and no Refuge.
#[test]
fn dei_292_a_drone_works_where_it_stands_and_majority_and_refuges_play_no_part() {
    let mut scene = table(&THREE);
    scene.drone(Drone::Masamune, g(1, 1)).units(S2, g(1, 2), 5).lies(g(1, 2), Resource::Technology, 1);
    scene.lies(g(1, 1), Resource::Technology, 1).plays(S1, "masamune-0").act(S1, to(g(1, 2)));
    scene.refused_by("DEI-292", S1, take(g(1, 1), Resource::Technology, By::Drone)); // where it was
    scene.collect(S1, g(1, 2), Resource::Technology, By::Drone);
    let (region, resource) = (g(1, 2), Resource::Technology);
    let told = Event::Collected { seat: S1, region, resource, exchange: false, supply: false, by: By::Drone };
    scene.tells(told, "DEI-292");
    let mut scene = table(&THREE);
    scene.drone(Drone::Simon, g(1, 1)).units(S2, g(1, 1), 5).plays(S1, "simon-0").act(S1, to(g(1, 1)));
    scene.refused_by("DEI-292", S1, Action::Enlist { region: g(0, 0), by: By::Drone });
    scene.enlist(S1, g(1, 1), By::Drone);
    scene.tells(Event::Enlisted { seat: S1, region: g(1, 1), by: By::Drone, scrappers: 1 }, "DEI-292");
    let mut scene = table(&THREE);
    scene.drone(Drone::Draco, g(1, 1)).units(S2, g(1, 1), 1).units(S2, g(1, 2), 1).plays(S1, "draco-0");
    scene.act(S1, to(g(1, 1))).refused_by("DEI-292", S1, Action::Kill { region: g(1, 2), victim: S2, by: By::Drone });
    scene.kills(S1, g(1, 1), S2, By::Drone);
    scene.tells(Event::Killed { seat: S1, victim: S2, region: g(1, 1), by: By::Drone }, "DEI-292");
}

#[test]
fn dei_293_drones_can_be_together_and_add_to_nobodys_majority() {
    let mut scene = table(&THREE);
    for drone in [Drone::Simon, Drone::Fly, Drone::Draco] {
        scene.drone(drone, g(1, 1));
    }
    scene.drone(Drone::Masamune, g(1, 2)).plays(S1, "masamune-0").act(S1, to(g(1, 1)));
    assert_eq!(at(&scene, Drone::Masamune), at(&scene, Drone::Draco));
    assert_eq!((scene.public().place(g(1, 1)).values, scene.public().place(g(1, 1)).majority), ([0; 6], None));
    scene.units(S2, g(1, 0), 1).turn(S2, 1).plays(S2, "T-1").moves(S2, g(1, 0), g(1, 1), 1, By::Move);
    assert_eq!(scene.public().place(g(1, 1)).majority, Some(S2));
    assert_eq!(at(&scene, Drone::Masamune), Some(g(1, 1)), "nothing takes them away");
}

#[test]
fn dei_301_each_base_faction_goes_with_its_drone() {
    let cards = kernel::Loaded::<dei::Cards>::standard().get();
    for (faction, drone, id) in [
        (Faction::Ravagers, Drone::Masamune, "ravagers-8"),
        (Faction::Refuge42, Drone::Simon, "refuge42-8"),
        (Faction::Auxilia, Drone::Fly, "auxilia-8"),
        (Faction::FarmZ, Drone::Draco, "farm_z-8"),
    ] {
        assert_eq!(cards.factions[faction.index()].drone, drone);
        assert_eq!(cards.card(card(id)).drone, Some((drone, 0)));
        let mut scene = table(&[faction, Faction::Hackers]);
        let home = at(&scene, drone).expect("it takes part");
        scene.act(S1, Action::Play { card: card(id) }).act(S1, to(home));
        scene.tells(Event::DroneMoved { seat: S1, drone, region: home }, "DEI-291");
    }
}

/// Keen eye, Power unit, Metal detector, Accumulator, Pack train and Small refinery speak of a Collect.
#[test]
fn dei_302_no_skill_advantage_or_gear_helps_a_drone_to_collect() {
    let mut scene = with(&THREE, Options { gear: GearMarket::Tactical, ..options(&THREE) });
    for gear in ["G-3", "G-5", "G-7"] {
        scene.face_up(S1, gear);
    }
    scene.unlocked(S1, Advantage::PackTrain).unlocked(S1, Advantage::SmallRefinery).leader(S1, g(1, 1));
    scene.drone(Drone::Masamune, g(1, 1)).lies(g(1, 1), Resource::Technology, 3).plays(S1, "masamune-0");
    scene.act(S1, to(g(1, 1))).refused_by("DEI-228", S1, refine(g(1, 1), By::Drone));
    let kind = Resource::Technology;
    let detect = Action::Collect { region: g(1, 1), kind, exchange: false, supply: true, by: By::Drone };
    scene.refused_by("DEI-460", S1, detect).collect(S1, g(1, 1), Resource::Technology, By::Drone);
    assert!(matches!(scene.top(), Some(Ask::Drone(_))), "nothing follows");
    scene.collect(S1, g(1, 1), Resource::Technology, By::Drone);
    assert_eq!((scene.has(S1), scene.player(S1).supplies, scene.top()), ((2, 0, 0), 0, Some(Ask::Card)));
}

/// Strength in numbers and Recruiting post speak of an Enlist; Conversion and Ambush of a Move.
#[test]
fn dei_302_nothing_follows_what_simon_and_fly_do() {
    let mut scene = table(&[Faction::Refuge42, Faction::Ravagers]);
    scene.leader(S1, g(1, 1)).unlocked(S1, Advantage::RecruitingPost).drone(Drone::Simon, g(1, 1));
    scene.plays(S1, "simon-0").act(S1, to(g(1, 1))).enlist(S1, g(1, 1), By::Drone).enlist(S1, g(1, 1), By::Drone);
    assert_eq!((scene.scrappers(S1, g(1, 1)), scene.top()), (2, Some(Ask::Card)));
    let mut scene = table(&THREE);
    scene.unlocked(S1, Advantage::Ambush).unlocked(S1, Advantage::NightMarch).drone(Drone::Fly, g(1, 1));
    scene.units(S1, g(1, 1), 2).units(S2, g(3, 3), 1).plays(S1, "fly-0").act(S1, to(g(1, 1)));
    scene.moves(S1, g(1, 1), g(3, 3), 2, By::Drone);
    assert_eq!((scene.top(), scene.player(S1).can(Limit::NightMarch)), (Some(Ask::Card), true));
}

/// Bonuses to the majority count where Fly sends Scrappers.
#[test]
fn dei_302_bonuses_to_the_majority_work() {
    let mut scene = table(&THREE);
    scene.drone(Drone::Fly, g(1, 1)).units(S1, g(1, 1), 1).units(S2, r(2, 2), 1).plays(S1, "fly-0");
    scene.act(S1, to(g(1, 1))).refused_by("DEI-205", S1, go(g(1, 1), r(2, 2), 1, By::Drone));
    scene.unlocked(S1, Advantage::HighGround).moves(S1, g(1, 1), r(2, 2), 1, By::Drone);
    assert_eq!(scene.public().place(r(2, 2)).majority, Some(S1));
}
