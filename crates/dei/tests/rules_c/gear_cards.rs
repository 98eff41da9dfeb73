//! Table 20.6: Vending machine, Banner, Plasma claws, Mines, Shortwave radio, by the rules they rest on.

use crate::common::*;

const TWO: [Faction; 2] = [Faction::Hackers, Faction::FarmZ];

/// Liza is in G(1,1), and this gear card lies face up with all its symbols left.
fn played(id: &str, arrange: impl FnOnce(&mut Table)) -> Table {
    let mut scene = geared(&TWO, id);
    scene.leader(S1, g(1, 1));
    arrange(&mut scene);
    scene.act(S1, play(id));
    scene
}

/// Liza is in G(1,1); this gear card lies face up, and another card is played.
fn then_plays(id: &str, other: &str, arrange: impl FnOnce(&mut Table)) -> Table {
    with_gear(&TWO, id, other, arrange)
}

#[test]
fn dei_451_vending_machine_gives_two_candies() {
    let scene = played("G-1", |_| ());
    assert_eq!(scene.player(S1).store.candies, 2);
    assert!(scene.heard(Event::Gained { seat: S1, technology: 0, energy: 0, candies: 2, from: Source::Card }));
}

#[test]
fn dei_452_vending_machine_gives_a_candy_back() {
    let mut scene = then_plays("G-1", "hackers-5", |scene| _ = scene.store(S1, 0, 0, 1));
    scene.act(S1, lead(g(1, 1), g(1, 2), 0, By::Candy));
    assert_eq!(scene.player(S1).store.candies, 1, "on every card of the round");
    let event = Event::Gained { seat: S1, technology: 0, energy: 0, candies: 1, from: Source::VendingMachine };
    assert!(scene.heard(event) && event.rule() == "DEI-453");
}

#[test]
fn dei_ex_15_three_candies_again_and_no_second_one_on_the_card() {
    let mut scene = played("G-1", |scene| _ = scene.store(S1, 0, 0, 1));
    assert_eq!(scene.player(S1).store.candies, 3);
    scene.act(S1, lead(g(1, 1), g(1, 2), 0, By::Candy));
    assert_eq!(scene.player(S1).store.candies, 3);
    assert_eq!(scene.what(), Some((S1, Ask::Card)), "with no symbol and no candy left the card is over");
    let mut scene = then_plays("G-1", "hackers-3", |scene| _ = scene.store(S1, 0, 0, 3));
    scene.act(S1, lead(g(1, 1), g(1, 2), 0, By::Candy));
    scene.refused_by("DEI-234", S1, lead(g(1, 2), g(1, 1), 0, By::Candy));
}

#[test]
fn dei_451_banner_enlists_twice_where_the_leader_is_without_a_refuge() {
    for at in [g(1, 1), r(2, 0)] {
        let mut scene = played("G-2", |scene| _ = scene.leader(S1, at));
        scene.refused_by("DEI-177", S1, enlist(at, By::Enlist));
        scene.act(S1, enlist(at, By::LeaderEnlist)).act(S1, enlist(at, By::LeaderEnlist));
        assert_eq!((scene.scrappers(S1, at), scene.what()), (2, Some((S1, Ask::Card))));
    }
    let mut scene = played("G-2", |_| ());
    scene.act(S1, enlist(g(1, 1), By::LeaderEnlist)).act(S1, STOP);
    assert_eq!((scene.scrappers(S1, g(1, 1)), scene.what()), (1, Some((S1, Ask::Card))), "or fewer");
}

#[test]
fn dei_452_banner_makes_the_majority_value_two_higher_where_the_leader_is() {
    let scene = played("G-2", |scene| _ = scene.units(S1, g(1, 1), 1).units(S2, g(1, 1), 3));
    let place = scene.public().place(g(1, 1));
    assert_eq!((place.values[..2].to_vec(), place.majority), (vec![4, 3], Some(S1)));
}

/// X moves the Leader and a Scrapper to where Y has 2: 4 to 2 with the Banner.
#[test]
fn dei_452_banner_counts_on_arrival() {
    let arrange = |scene: &mut Table| _ = scene.units(S1, g(1, 1), 1).units(S2, g(1, 2), 3).units(S1, g(0, 0), 1);
    let mut scene = then_plays("G-2", "hackers-3", arrange);
    scene.act(S1, lead(g(1, 1), g(1, 2), 1, By::Move));
    assert_eq!(scene.public().place(g(1, 2)).majority, Some(S1));
    let mut scene = geared(&TWO, "G-2");
    scene.leader(S1, g(1, 1));
    arrange(&mut scene);
    scene.act(S1, play("hackers-3")).refused_by("DEI-205", S1, lead(g(1, 1), g(1, 2), 1, By::Move));
}

#[test]
fn dei_451_plasma_claws_kill_where_the_leader_is() {
    let mut scene = played("G-4", |scene| _ = scene.units(S2, g(1, 1), 3));
    scene.act(S1, kill(g(1, 1), S2, By::LeaderKill));
    assert_eq!((scene.scrappers(S2, g(1, 1)), scene.what()), (2, Some((S1, Ask::Card))), "once");
    let event = Event::Killed { seat: S1, victim: S2, region: g(1, 1), by: By::LeaderKill };
    assert!(scene.heard(event) && event.rule() == "DEI-221");
}

#[test]
fn dei_452_plasma_claws_let_the_leaders_moves_count_as_climb() {
    let mut scene =
        then_plays("G-4", "hackers-3", |scene| _ = scene.units(S1, g(1, 1), 2).unlocked(S1, Advantage::NightMarch));
    scene.act(S1, lead(g(1, 1), r(0, 0), 1, By::Move)).act(S1, lead(r(0, 0), g(0, 0), 0, By::Move));
    assert_eq!((scene.player(S1).leader, scene.scrappers(S1, r(0, 0))), (Some(g(0, 0)), 1), "up and down");
    assert!(scene.player(S1).can(Limit::NightMarch), "DEI-197: what has no limit comes first");
    let mut scene = then_plays("G-4", "hackers-3", |scene| _ = scene.units(S1, g(1, 1), 2));
    scene.refused_by("DEI-105", S1, go(g(1, 1), r(0, 0), 1, By::Move));
    scene.refused_by("DEI-105", S1, lead(g(1, 1), r(0, 2), 1, By::Move)); // not adjacent
    let mut scene = then_plays("G-4", "hackers-3", |scene| _ = scene.units(S2, r(0, 0), 2));
    scene.refused_by("DEI-205", S1, lead(g(1, 1), r(0, 0), 0, By::Move));
}

#[test]
fn dei_451_mines_build_where_the_leader_is() {
    let mut scene = played("G-6", |scene| _ = scene.units(S1, g(2, 2), 1));
    scene.refused_by("DEI-457", S1, refuge(g(2, 2), By::LeaderBuild));
    scene.act(S1, refuge(g(1, 1), By::LeaderBuild));
    assert!(scene.player(S1).refuges.has(g(1, 1)));
    assert_eq!(scene.what(), Some((S1, Ask::Card)), "once");
}

#[test]
fn dei_452_mines_kill_in_place_of_a_build_beside_an_own_structure() {
    let refuge_there = |scene: &mut Table| {
        _ = scene.units(S2, g(1, 1), 2).units(S2, g(1, 2), 1).built(S1, Structure::Refuge, g(1, 1), None)
    };
    let mut scene = played("G-6", refuge_there);
    scene.refused_by("DEI-452", S1, kill(g(1, 2), S2, By::LeaderBuild));
    scene.act(S1, kill(g(1, 1), S2, By::LeaderBuild));
    assert_eq!((scene.scrappers(S2, g(1, 1)), scene.what()), (1, Some((S1, Ask::Card))), "the leader action is spent");
    let mut scene = then_plays("G-6", "hackers-6", refuge_there);
    scene.act(S1, kill(g(1, 1), S2, By::Build));
    scene.refused_by("DEI-177", S1, refuge(g(1, 1), By::Build));
    assert_eq!(scene.scrappers(S2, g(1, 1)), 1, "a Build symbol of another card");
    let mut scene = then_plays("G-6", "hackers-3", |scene| {
        refuge_there(scene);
        scene.store(S1, 0, 0, 1);
    });
    scene.act(S1, kill(g(1, 1), S2, By::Candy));
    assert_eq!((scene.scrappers(S2, g(1, 1)), scene.player(S1).store.candies), (1, 0), "a candy");
}

#[test]
fn dei_452_mines_need_an_own_structure_in_the_leaders_region() {
    let kill_there = |arrange: &dyn Fn(&mut Table)| {
        let mut scene = then_plays("G-6", "hackers-6", |scene| {
            scene.units(S2, g(1, 1), 1).units(S2, r(0, 0), 1);
            arrange(scene);
        });
        let leader = scene.player(S1).leader.expect("on the board");
        let listed = scene.legal(S1).contains(&kill(leader, S2, By::Build));
        if !listed {
            scene.refused_by("DEI-452", S1, kill(leader, S2, By::Build));
        }
        listed
    };
    assert!(!kill_there(&|_| ()), "nothing is there");
    assert!(!kill_there(&|scene| _ = scene.built(S2, Structure::Refuge, g(1, 1), None)), "somebody else's");
    assert!(!kill_there(&|scene| _ = scene.built(S1, Structure::Refuge, g(0, 0), None)), "elsewhere");
    let elevator = |scene: &mut Table| _ = scene.built(S1, Structure::Elevator, g(1, 1), Some(r(0, 0)));
    assert!(kill_there(&elevator), "an Elevator is in its courtyard");
    assert!(
        !kill_there(&|scene| {
            elevator(scene);
            scene.leader(S1, r(0, 0));
        }),
        "and not on its roof (DEI-110)"
    );
    assert!(
        kill_there(&|scene| {
            scene.built(S1, Structure::Bridge, r(0, 0), Some(r(0, 1))).leader(S1, r(0, 0));
        }),
        "a Bridge is where it was built (DEI-111)"
    );
}

/// A Kill is no Build: AM-1 does not pay. Without the card in play there is none.
#[test]
fn dei_452_a_kill_by_mines_is_no_build() {
    let mut scene = then_plays("G-6", "hackers-6", |scene| {
        scene.units(S2, g(1, 1), 1).built(S1, Structure::Refuge, g(1, 1), None).unlocked(S1, Advantage::SalvageCrew);
    });
    scene.act(S1, kill(g(1, 1), S2, By::Build));
    assert_eq!((scene.player(S1).store.technology, scene.player(S1).left), (0, [2, 3, 3]));
    let mut scene = geared(&TWO, "G-6");
    scene.leader(S1, g(1, 1)).units(S2, g(1, 1), 1).built(S1, Structure::Refuge, g(1, 1), None);
    scene.act(S1, play("hackers-6")).refused_by("DEI-452", S1, kill(g(1, 1), S2, By::Build));
}

#[test]
fn dei_451_shortwave_radio_moves_the_leader_twice() {
    let mut scene = played("G-8", |scene| _ = scene.units(S1, g(1, 1), 2));
    let alone = |action: &Action| matches!(action, Action::Move { leader: false, .. });
    assert!(!scene.legal(S1).iter().any(alone), "none of them without the Leader");
    scene.act(S1, lead(g(1, 1), g(1, 2), 2, By::LeaderMove)).act(S1, lead(g(1, 2), g(1, 3), 0, By::LeaderMove));
    assert_eq!((scene.player(S1).leader, scene.what()), (Some(g(1, 3)), Some((S1, Ask::Card))));
    let mut scene = played("G-8", |_| ());
    scene.act(S1, lead(g(1, 1), g(1, 2), 0, By::LeaderMove)).act(S1, STOP);
    assert_eq!((scene.player(S1).leader, scene.what()), (Some(g(1, 2)), Some((S1, Ask::Card))), "or fewer");
}

#[test]
fn dei_452_shortwave_radio_lets_an_enlist_count_as_muster_where_the_leader_is() {
    let mut scene = then_plays("G-8", "hackers-1", |scene| {
        scene.units(S1, g(2, 2), 1).unlocked(S1, Advantage::FieldKitchen);
    });
    scene.act(S1, enlist(g(1, 1), By::Enlist));
    assert!(scene.player(S1).can(Limit::FieldKitchen), "DEI-197: what has no limit comes first");
    scene.act(S1, enlist(g(1, 1), By::Enlist));
    assert_eq!(scene.scrappers(S1, g(1, 1)), 2, "as often as they like");
    let mut scene = then_plays("G-8", "hackers-1", |scene| {
        scene.units(S1, g(2, 2), 1).unlocked(S1, Advantage::FieldKitchen);
    });
    scene.act(S1, enlist(g(2, 2), By::Enlist));
    assert!(!scene.player(S1).can(Limit::FieldKitchen), "where the Leader is not, the radio does not help");
    let mut scene = then_plays("G-8", "hackers-1", |scene| _ = scene.units(S1, g(2, 2), 1));
    scene.refused_by("DEI-201", S1, enlist(g(2, 2), By::Enlist));
    assert!(scene.legal(S1).contains(&enlist(g(0, 0), By::Enlist)), "a Refuge will do as ever");
    let mut scene = then_plays("G-8", "hackers-5", |scene| _ = scene.store(S1, 0, 0, 1));
    scene.act(S1, enlist(g(1, 1), By::Candy));
    assert_eq!(scene.scrappers(S1, g(1, 1)), 1, "with a candy too");
}
