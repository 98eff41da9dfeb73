//! DEI-427 to DEI-431: who gets the Cathedral cube, and what it counts for.

use crate::common::*;

fn put(colour: Colour) -> Action {
    Action::PutCube { colour }
}

/// Seat 1 is the Cult. Both have played nothing yet.
fn cult() -> Table {
    table(&[Faction::ChronoCult, Faction::FarmZ])
}

#[test]
fn dei_427_the_majority_is_that_of_all_four_courtyards_together() {
    let mut scene = cult();
    scene.units(S1, g(1, 1), 1).units(S1, g(1, 2), 1).units(S2, g(2, 2), 2).units(S1, g(0, 1), 1);
    assert_eq!(scene.public().cathedral_majority(), None, "1 + 1 against 2");
    scene.act(S1, play("chrono_cult-3")).act(S1, go(g(0, 1), g(1, 1), 1, By::Move));
    assert_eq!(scene.what(), Some((S1, Ask::Colour)), "3 against 2, before anything else");
    scene.act(S1, put(Colour::Mechanical));
    assert_eq!(scene.public().cube, Some((S1, Colour::Mechanical)));
    let event = Event::CathedralTaken { seat: S1, colour: Colour::Mechanical };
    assert!(scene.heard(event) && event.rule() == "DEI-428");
}

#[test]
fn dei_427_bonuses_count() {
    let mut scene = cult();
    scene.units(S1, g(1, 1), 1).cube(S1, Colour::Tactical).leader(S2, g(0, 2)).asks_card(S2, 1, 1);
    scene.act(S2, play("farm_z-3")).act(S2, lead(g(0, 2), g(1, 2), 0, By::Move));
    assert!(scene.heard(Event::CathedralReturned { seat: S1 }), "Hulk is 2 against 1");
    assert_eq!(scene.what(), Some((S2, Ask::Colour)));
}

/// X has 1, 0, 2, 0 and Y has 0, 2, 0, 0.
#[test]
fn dei_ex_16_three_against_two() {
    let mut scene = cult();
    scene.units(S1, g(1, 1), 1).units(S1, g(2, 1), 1).units(S2, g(1, 2), 2).units(S1, g(3, 1), 1);
    scene.act(S1, play("chrono_cult-3")).act(S1, go(g(3, 1), g(2, 1), 1, By::Move)).act(S1, put(Colour::Logistic));
    assert_eq!(scene.public().cube, Some((S1, Colour::Logistic)));
}

#[test]
fn dei_428_it_counts_as_an_outpost_of_the_colour() {
    let mut scene = cult();
    scene.units(S1, g(1, 1), 1).holds(S1, &[(Colour::Logistic, g(0, 1))]);
    scene.lay(|public| public.players[S1].advantages.insert(Advantage::Depot)).ends(S1, 2);
    assert_ne!(scene.what(), Some((S1, Ask::Unlock)), "one outpost does not unlock");
    let mut scene = cult();
    scene.units(S1, g(1, 1), 1).holds(S1, &[(Colour::Logistic, g(0, 1))]).cube(S1, Colour::Logistic);
    scene.lay(|public| public.players[S1].advantages.insert(Advantage::Depot)).ends(S1, 2);
    assert_eq!((scene.cubes(S1, Colour::Logistic), scene.what()), (2, Some((S1, Ask::Unlock))));
}

#[test]
fn dei_428_it_opens_the_market_of_the_colour() {
    let mut scene = cult();
    scene.units(S1, g(1, 1), 1).cube(S1, Colour::Logistic).store(S1, 2, 0, 0);
    scene.market(Market::Logistic, ["L-1", "L-2", "L-3"]).market(Market::Tactical, ["T-1", "T-2", "T-3"]);
    let buy = |market| Action::PlayDown { card: card("chrono_cult-1"), market, slot: 1 };
    scene.refused_by("DEI-252", S1, buy(Market::Tactical));
    scene.act(S1, buy(Market::Logistic));
    assert!(scene.player(S1).hand.has(card("L-1")));
}

#[test]
fn dei_429_the_colour_stays_as_long_as_the_majority_does() {
    let mut scene = cult();
    scene.units(S1, g(1, 1), 1).units(S1, g(0, 1), 2).cube(S1, Colour::Tactical);
    scene.act(S1, play("chrono_cult-3")).act(S1, go(g(0, 1), g(1, 1), 1, By::Move));
    assert!(matches!(scene.what(), Some((S1, Ask::Symbols(_)))), "nothing is asked");
    scene.refused_by("DEI-592", S1, put(Colour::Logistic));
    assert_eq!(scene.public().cube, Some((S1, Colour::Tactical)));
}

#[test]
fn dei_429_whoever_loses_and_regains_the_majority_chooses_anew() {
    let mut scene = cult();
    scene.units(S1, g(1, 1), 1).cube(S1, Colour::Tactical);
    scene.act(S1, play("chrono_cult-3")).act(S1, go(g(1, 1), g(0, 1), 1, By::Move));
    assert_eq!((scene.public().cube, scene.cubes(S1, Colour::Tactical)), (None, 0));
    scene.act(S1, go(g(0, 1), g(1, 1), 1, By::Move));
    assert_eq!(scene.what(), Some((S1, Ask::Colour)));
    scene.act(S1, put(Colour::Logistic));
    assert_eq!((scene.cubes(S1, Colour::Tactical), scene.cubes(S1, Colour::Logistic)), (0, 1));
}

/// The Cult holds 4 tactical outposts; a Scrapper in G(0,1) is a step away from an altar.
fn four_tactical() -> Table {
    let mut scene = cult();
    let outposts = [g(0, 0), g(0, 3), g(3, 0), g(3, 3)].map(|at| (Colour::Tactical, at));
    scene.holds(S1, &outposts).units(S1, g(0, 1), 1);
    scene
}

#[test]
fn dei_430_it_is_one_of_the_four_cubes_of_a_colour() {
    let mut scene = four_tactical();
    scene.act(S1, play("chrono_cult-3")).act(S1, go(g(0, 1), g(1, 1), 1, By::Move));
    scene.refused_by("DEI-430", S1, put(Colour::Tactical));
    assert_eq!(scene.legal(S1), [put(Colour::Logistic), put(Colour::Mechanical)]);
    let mut scene = cult();
    let outposts = [g(0, 0), g(0, 3), g(3, 0)].map(|at| (Colour::Tactical, at));
    scene.units(S1, g(1, 1), 1).cube(S1, Colour::Tactical).holds(S1, &outposts);
    assert_eq!(scene.cubes(S1, Colour::Tactical), 4);
    scene.outpost(Colour::Tactical, g(3, 2)).units(S1, g(3, 3), 1).act(S1, play("chrono_cult-3"));
    scene.act(S1, go(g(3, 3), g(3, 2), 1, By::Move));
    assert_eq!(scene.cubes(S1, Colour::Tactical), 4, "there is no room for a fifth");
    assert!(scene.public().outposts().any(|outpost| outpost.region == g(3, 2) && outpost.holder.is_none()));
}

#[test]
fn dei_431_the_owner_chooses_among_the_colours_with_room() {
    let mut scene = cult();
    scene.units(S1, g(0, 1), 1).act(S1, play("chrono_cult-3")).act(S1, go(g(0, 1), g(1, 1), 1, By::Move));
    assert_eq!(scene.legal(S1), [Colour::Tactical, Colour::Logistic, Colour::Mechanical].map(put));
    scene.refused_by("DEI-71", S1, put(Colour::Gear));
}

/// DEI-597: one colour with room is no choice; none is none.
#[test]
fn dei_431_without_room_the_cube_stays_on_the_cathedral() {
    let full = |most: &[Colour]| {
        let mut scene = cult();
        let mut regions = [g(0, 0), g(0, 2), g(0, 3), g(1, 0), g(1, 3), g(2, 0), g(2, 3), g(3, 0), g(3, 1), g(3, 2)]
            .into_iter()
            .chain([r(0, 0), r(0, 2)]);
        for colour in most {
            for _ in 0..4 {
                let at = regions.next().expect("twelve regions");
                scene.outpost(*colour, at).units(S1, at, 1);
            }
        }
        scene.units(S1, g(0, 1), 1).act(S1, play("chrono_cult-3")).act(S1, go(g(0, 1), g(1, 1), 1, By::Move));
        assert!(matches!(scene.what(), Some((S1, Ask::Symbols(_)))), "nothing is asked");
        scene.public().cube
    };
    assert_eq!(full(&[Colour::Tactical, Colour::Logistic]), Some((S1, Colour::Mechanical)));
    assert_eq!(full(&[Colour::Tactical, Colour::Logistic, Colour::Mechanical]), None);
}

#[test]
fn dei_431_in_a_tie_it_lies_on_the_cathedral_again() {
    let mut scene = cult();
    scene.units(S1, g(1, 1), 1).cube(S1, Colour::Tactical).units(S2, g(0, 2), 1).asks_card(S2, 1, 1);
    scene.act(S2, play("farm_z-3")).act(S2, go(g(0, 2), g(1, 2), 1, By::Move));
    assert_eq!((scene.public().cube, scene.cubes(S1, Colour::Tactical)), (None, 0));
    let event = Event::CathedralReturned { seat: S1 };
    assert!(scene.heard(event) && event.rule() == "DEI-431");
    assert!(matches!(scene.what(), Some((S2, Ask::Symbols(_)))), "nobody is asked for a colour");
}

/// DEI-144: the question comes in somebody else's phase too.
#[test]
fn dei_431_a_human_who_gets_it_in_another_phase_is_asked_at_once() {
    let mut scene = table(&[Faction::ChronoCult, Faction::FarmZ, Faction::Ravagers]);
    scene.units(S3, g(1, 1), 1).units(S2, g(2, 2), 1).units(S1, g(2, 2), 1).hand(S1, "T-4").act(S1, play("T-4"));
    assert_eq!(scene.public().cathedral_majority(), None, "1, 1, 1");
    scene.act(S1, kill(g(2, 2), S2, By::Kill));
    assert_eq!(scene.public().cathedral_majority(), None, "1, 0, 1");
    let mut scene = table(&[Faction::ChronoCult, Faction::FarmZ, Faction::Ravagers]);
    scene.units(S3, g(1, 1), 2).units(S2, g(2, 2), 2).units(S1, g(2, 2), 1).hand(S1, "T-4").act(S1, play("T-4"));
    scene.act(S1, kill(g(2, 2), S2, By::Kill));
    assert_eq!(scene.what(), Some((S3, Ask::Colour)), "2 against 1 and 1");
    scene.act(S3, put(Colour::Logistic));
    assert_eq!(scene.cubes(S3, Colour::Logistic), 1);
    assert!(matches!(scene.what(), Some((S1, Ask::Symbols(_)))), "and the phase goes on");
}
