//! DEI-340 to DEI-342, DEI-344: what the base factions have, and what they lack.

use crate::common::*;
use dei::Skill;

const BASE: [Faction; 4] = [Faction::Ravagers, Faction::Refuge42, Faction::Auxilia, Faction::FarmZ];

fn symbols(faction: Faction, by: By) -> u8 {
    cards().deck_of(faction).iter().map(|card| cards().card(card).symbol(by)).sum()
}

#[test]
fn dei_340_base_factions_differ_in_cards_skill_and_drone() {
    let scene = dealt(&BASE, Options::default());
    let skills = [Skill::KeenEye, Skill::StrengthInNumbers, Skill::Swift, Skill::Hulk];
    let drones = [Drone::Masamune, Drone::Simon, Drone::Fly, Drone::Draco];
    for (at, (skill, drone)) in skills.into_iter().zip(drones).enumerate() {
        let seat = Seat::new(at);
        assert_eq!(scene.public().skill(cards(), seat), Some(skill));
        let hand = scene.player(seat).hand;
        let activates: Vec<Drone> = hand.iter().filter_map(|card| Some(cards().card(card).drone?.0)).collect();
        assert_eq!(activates, [drone], "{seat}");
        for other in BASE.into_iter().filter(|other| *other != BASE[at]) {
            assert!(hand.and(cards().deck_of(other)).is_empty());
            let sheet = |faction| cards().deck_of(faction).iter().map(|card| cards().card(card).symbols).collect();
            let (own, others): (Vec<_>, Vec<_>) = (sheet(BASE[at]), sheet(other));
            assert_ne!(own, others, "{:?} and {other:?} have other cards", BASE[at]);
        }
    }
}

#[test]
fn dei_340_the_drone_of_a_faction_is_activated_by_its_card() {
    for (faction, drone) in BASE.into_iter().zip([Drone::Masamune, Drone::Simon, Drone::Fly, Drone::Draco]) {
        let mut scene = table(&[faction, Faction::Hackers]);
        let own = scene.player(S1).hand.iter().find(|card| cards().card(*card).drone.is_some()).expect("a drone card");
        scene.act(S1, Action::Play { card: own });
        let at = scene.public().drones[drone.index()].expect("on the board");
        scene.act(S1, Action::Activate { to: at });
        assert!(scene.heard(Event::DroneMoved { seat: S1, drone, region: at }), "{faction:?}");
    }
}

#[test]
fn dei_341_a_faction_has_a_drone_card_and_seven_of_a_theme() {
    for faction in Faction::ALL {
        let deck = cards().deck_of(faction);
        assert_eq!(deck.len(), 8);
        let drones = deck.iter().filter(|card| cards().card(*card).drone.is_some()).count();
        assert_eq!(drones, 1, "{faction:?}");
        for card in deck.iter().map(|card| cards().card(card)).filter(|card| card.drone.is_none()) {
            assert_eq!(card.symbols.iter().sum::<u8>(), 2, "{}", card.id);
            assert_eq!(card.symbols[..4].iter().sum::<u8>(), 2, "{} has basic actions", card.id);
        }
    }
    for (faction, theme) in BASE.into_iter().zip([By::Collect, By::Enlist, By::Move, By::Build]) {
        for other in BASE.into_iter().filter(|other| *other != faction) {
            assert!(symbols(faction, theme) > symbols(other, theme), "{theme:?} is the theme of {faction:?}");
        }
    }
}

/// No gift in AP1, no Hack at the end of a phase, one mission and not two; no Cathedral and no Scorpion come with them.
#[test]
fn dei_342_base_factions_have_no_other_abilities() {
    for faction in BASE {
        let other = if faction == Faction::Ravagers { Faction::FarmZ } else { Faction::Ravagers };
        let mut scene = dealt(&[faction, other], Options::default());
        scene.edit(|state| {
            state.public.order = [S1, S2].into_iter().collect();
            state.public.frames = Default::default();
            state.public.frames.push(Frame { seat: S1, ask: Ask::Start });
        });
        assert_eq!((scene.player(S1).gift, scene.player(S1).hacks), (None, 0));
        assert_eq!(scene.public().drones[Drone::Cathedral.index()], None);
        assert_eq!(scene.public().drones[Drone::Scorpion.index()], None);
        let at = scene.public().refuges[0];
        scene.act(S1, Action::Start { scrappers: 2, leader: at });
        assert_eq!(scene.what(), Some((S1, Ask::Card)), "no gift takes effect");
        let mut scene = table(&[faction, other]);
        scene.outpost(Colour::Tactical, g(1, 1)).leader(S1, g(1, 1)).ends(S1, 3);
        assert_eq!(scene.what(), Some((S1, Ask::Mission)), "no Hack, nothing for a gift or the Cathedral");
        scene.act(S1, Action::Mission { place: 1 });
        let resolved = scene.events().into_iter().filter(|event| matches!(event, Event::MissionResolved { .. }));
        assert_eq!(resolved.count(), 1);
    }
}

#[test]
fn dei_344_leaders_move_as_other_units_do() {
    let mut scene = table(&[Faction::Ravagers, Faction::FarmZ]);
    scene.leader(S1, g(1, 1)).units(S1, g(1, 1), 1).units(S2, g(1, 2), 1).units(S2, g(2, 1), 2);
    scene.act(S1, play("ravagers-3"));
    scene.refused_by("DEI-105", S1, lead(g(1, 1), r(1, 1), 0, By::Move));
    scene.refused_by("DEI-205", S1, lead(g(1, 1), g(1, 2), 0, By::Move));
    scene.refused_by("DEI-205", S1, lead(g(1, 1), g(2, 1), 1, By::Move));
    scene.act(S1, lead(g(1, 1), g(1, 2), 1, By::Move));
    assert_eq!(scene.player(S1).leader, Some(g(1, 2)));
    scene.act(S1, lead(g(1, 2), g(0, 2), 0, By::Move));
    assert_eq!((scene.player(S1).leader, scene.scrappers(S1, g(1, 2))), (Some(g(0, 2)), 1));
}

#[test]
fn dei_344_a_leader_alone_has_a_majority_and_holds_an_outpost() {
    let mut scene = table(&[Faction::Ravagers, Faction::FarmZ]);
    scene.outpost(Colour::Logistic, g(1, 2)).leader(S1, g(1, 1)).act(S1, play("ravagers-3"));
    scene.act(S1, lead(g(1, 1), g(1, 2), 0, By::Move));
    assert_eq!(scene.cubes(S1, Colour::Logistic), 1);
    assert!(scene.heard(Event::CubeTaken { seat: S1, colour: Colour::Logistic, region: g(1, 2) }));
}

/// An Enlist puts down Scrappers; the Leader stays where they are.
#[test]
fn dei_344_leaders_are_not_enlisted() {
    let mut scene = table(&[Faction::Ravagers, Faction::FarmZ]);
    scene.act(S1, play("ravagers-1")).act(S1, enlist(g(0, 0), By::Enlist)).act(S1, enlist(g(0, 0), By::Enlist));
    assert_eq!((scene.player(S1).leader, scene.scrappers(S1, g(0, 0))), (None, 2));
}

#[test]
fn dei_344_no_reserve_gets_a_leader_back() {
    let mut scene = table(&[Faction::FarmZ, Faction::Ravagers]);
    scene.hand(S1, "T-4").leader(S1, g(1, 1)).leader(S2, g(1, 1)).units(S2, g(1, 1), 1);
    scene.act(S1, play("T-4")).act(S1, kill(g(1, 1), S2, By::Kill));
    assert_eq!(scene.scrappers(S2, g(1, 1)), 0);
    assert_eq!(scene.what(), Some((S1, Ask::Card)), "the second Kill has no victim: the card is over");
    let mut scene = table(&[Faction::FarmZ, Faction::Ravagers]);
    scene.leader(S2, r(2, 2)).act(S1, play("farm_z-8")).act(S1, Action::Activate { to: r(2, 2) });
    assert!(matches!(scene.what(), Some((S1, Ask::Symbols(_)))), "Draco finds nobody; its candy can be spent");
    assert_eq!(scene.player(S2).leader, Some(r(2, 2)));
}
