//! DEI-432 to DEI-435: the Chrono Cult and Conversion.

use crate::common::*;

/// Balthasar and a Scrapper in G(0,1); Farm Z has a Scrapper in G(0,2).
fn balthasar() -> Table {
    let mut scene = table(&[Faction::ChronoCult, Faction::FarmZ, Faction::Ravagers]);
    scene.leader(S1, g(0, 1)).units(S1, g(0, 1), 1).units(S2, g(0, 2), 1);
    scene
}

/// Conversion is asked about, in this region.
fn asked(scene: &Table, at: Region) -> bool {
    matches!(scene.what(), Some((S1, Ask::Follow { region, left })) if region == at && left.has(By::Conversion))
}

#[test]
fn dei_432_after_a_move_with_balthasar_a_scrapper_is_converted() {
    let mut scene = balthasar();
    scene.act(S1, play("chrono_cult-3")).act(S1, lead(g(0, 1), g(0, 2), 1, By::Move));
    assert!(asked(&scene, g(0, 2)));
    scene.act(S1, kill(g(0, 2), S2, By::Conversion));
    assert_eq!((scene.scrappers(S2, g(0, 2)), scene.player(S2).scrappers), (0, 15));
    assert_eq!((scene.scrappers(S1, g(0, 2)), scene.player(S1).scrappers), (2, 13), "one more of theirs");
    let killed = Event::Killed { seat: S1, victim: S2, region: g(0, 2), by: By::Conversion };
    let deployed = Event::Enlisted { seat: S1, region: g(0, 2), by: By::Conversion, scrappers: 1 };
    assert!(scene.heard(killed) && scene.heard(deployed));
    assert_eq!((killed.rule(), deployed.rule()), ("DEI-432", "DEI-432"));
}

#[test]
fn dei_432_balthasar_may_go_alone() {
    let mut scene = balthasar();
    scene.units(S1, g(0, 2), 1).act(S1, play("chrono_cult-3")).act(S1, lead(g(0, 1), g(0, 2), 0, By::Move));
    assert!(asked(&scene, g(0, 2)), "2 against 1");
}

#[test]
fn dei_432_it_can_be_left_out_and_kept_for_a_later_move() {
    let mut scene = balthasar();
    scene.units(S2, g(0, 3), 1).act(S1, play("chrono_cult-3")).act(S1, lead(g(0, 1), g(0, 2), 1, By::Move));
    scene.act(S1, STOP).act(S1, lead(g(0, 2), g(0, 3), 1, By::Move));
    assert!(asked(&scene, g(0, 3)));
    scene.act(S1, kill(g(0, 3), S2, By::Conversion));
    assert_eq!((scene.scrappers(S2, g(0, 2)), scene.scrappers(S2, g(0, 3))), (1, 0));
}

#[test]
fn dei_432_it_works_once_in_each_action_phase() {
    let mut scene = balthasar();
    scene.units(S2, g(0, 3), 1).act(S1, play("chrono_cult-3")).act(S1, lead(g(0, 1), g(0, 2), 1, By::Move));
    scene.act(S1, kill(g(0, 2), S2, By::Conversion)).act(S1, lead(g(0, 2), g(0, 3), 2, By::Move));
    assert_eq!(scene.what(), Some((S1, Ask::Card)), "not a second time");
    assert!(!scene.player(S1).can(Limit::Conversion));
    scene.act(S1, play("chrono_cult-5"));
    // The other two end their first phase.
    for seat in [S2, S3] {
        scene.ends(seat, 1);
    }
    assert_eq!((scene.public().phase, scene.what()), (2, Some((S1, Ask::Card))));
    scene.units(S2, g(1, 3), 1).act(S1, play("chrono_cult-2")).act(S1, lead(g(0, 3), g(1, 3), 2, By::Move));
    assert!(asked(&scene, g(1, 3)), "in the next phase it works again");
}

#[test]
fn dei_432_balthasar_must_take_part() {
    let mut scene = balthasar();
    scene.units(S1, g(0, 1), 2).act(S1, play("chrono_cult-3")).act(S1, go(g(0, 1), g(0, 2), 2, By::Move));
    assert!(matches!(scene.what(), Some((S1, Ask::Symbols(_)))), "Balthasar stayed behind");
    let mut scene = balthasar();
    scene.units(S1, g(1, 1), 2).cube(S1, Colour::Tactical).units(S2, g(0, 1), 1).act(S1, play("chrono_cult-3"));
    scene.act(S1, go(g(1, 1), g(0, 1), 1, By::Move));
    assert!(matches!(scene.what(), Some((S1, Ask::Symbols(_)))), "others came to Balthasar");
}

#[test]
fn dei_432_the_scrapper_is_in_the_region_where_balthasar_is() {
    let mut scene = balthasar();
    scene.units(S2, g(0, 1), 1).act(S1, play("chrono_cult-3")).act(S1, lead(g(0, 1), g(0, 2), 1, By::Move));
    scene.refused_by("DEI-199", S1, kill(g(0, 1), S2, By::Conversion));
    scene.refused_by("DEI-221", S1, kill(g(0, 2), S3, By::Conversion));
    scene.refused_by("DEI-221", S1, kill(g(0, 2), S1, By::Conversion)); // an opposing one
    assert_eq!(scene.legal(S1), [kill(g(0, 2), S2, By::Conversion), STOP]);
}

#[test]
fn dei_432_of_several_opponents_any_can_be_chosen() {
    for victim in [S2, S3] {
        let mut scene = balthasar();
        scene.units(S3, g(0, 2), 1).act(S1, play("chrono_cult-3")).act(S1, lead(g(0, 1), g(0, 2), 1, By::Move));
        scene.act(S1, kill(g(0, 2), victim, By::Conversion));
        let left = [S2, S3].map(|seat| scene.scrappers(seat, g(0, 2)));
        assert_eq!(left, if victim == S2 { [0, 1] } else { [1, 0] });
    }
}

#[test]
fn dei_432_conversion_is_balthasars_alone() {
    let mut scene = table(&[Faction::FarmZ, Faction::ChronoCult]);
    scene.leader(S1, g(0, 1)).units(S2, g(0, 2), 1).act(S1, play("farm_z-3"));
    scene.act(S1, lead(g(0, 1), g(0, 2), 0, By::Move));
    assert!(matches!(scene.what(), Some((S1, Ask::Symbols(_)))));
}

#[test]
fn dei_433_only_a_move_comes_before_it() {
    let mut scene = balthasar();
    scene.leader(S1, g(0, 0)).units(S2, g(0, 0), 1).lies(g(0, 0), 1, 0).units(S1, g(0, 0), 3);
    scene.act(S1, play("chrono_cult-6")).act(S1, enlist(g(0, 0), By::Enlist));
    assert!(matches!(scene.what(), Some((S1, Ask::Symbols(_)))), "not an Enlist");
    scene.act(S1, refuge(g(0, 0), By::Build)).act(S1, play("chrono_cult-5"));
    scene.act(S1, collect(g(0, 0), Resource::Technology, By::Collect));
    assert!(!asked(&scene, g(0, 0)), "neither a Build nor a Collect");
    assert_eq!(scene.scrappers(S2, g(0, 0)), 1);
}

/// DEI-222: a Leader cannot be killed.
#[test]
fn dei_433_what_follows_is_a_kill_of_a_scrapper() {
    let mut scene = balthasar();
    scene.units(S2, g(0, 2), 0).leader(S3, g(0, 2)).act(S1, play("chrono_cult-3"));
    scene.act(S1, lead(g(0, 1), g(0, 2), 1, By::Move));
    assert!(matches!(scene.what(), Some((S1, Ask::Symbols(_)))), "a Leader is no target");
}

#[test]
fn dei_434_it_follows_a_climb_too() {
    let mut scene = balthasar();
    scene.hand(S1, "T-6").units(S2, r(0, 1), 1).act(S1, play("T-6")).act(S1, lead(g(0, 1), r(0, 1), 1, By::Climb));
    assert!(asked(&scene, r(0, 1)));
}

#[test]
fn dei_434_it_follows_a_candy_move_and_a_move_of_gear() {
    let mut scene = balthasar();
    scene.store(S1, 0, 0, 1).act(S1, play("chrono_cult-5")).act(S1, lead(g(0, 1), g(0, 2), 1, By::Candy));
    assert!(asked(&scene, g(0, 2)));
    let mut scene = geared(&[Faction::ChronoCult, Faction::FarmZ], "G-8");
    scene.leader(S1, g(0, 1)).units(S1, g(0, 1), 1).units(S2, g(0, 2), 1).act(S1, play("G-8"));
    scene.act(S1, lead(g(0, 1), g(0, 2), 1, By::LeaderMove));
    assert!(asked(&scene, g(0, 2)));
}

#[test]
fn dei_434_with_an_empty_reserve_none_is_deployed() {
    let mut scene = balthasar();
    scene.units(S1, g(3, 3), 13).act(S1, play("chrono_cult-3")).act(S1, lead(g(0, 1), g(0, 2), 1, By::Move));
    scene.act(S1, kill(g(0, 2), S2, By::Conversion));
    assert_eq!((scene.scrappers(S1, g(0, 2)), scene.player(S1).scrappers), (2, 0), "the last one is");
    let mut scene = balthasar();
    scene.units(S1, g(3, 3), 14).act(S1, play("chrono_cult-3")).act(S1, lead(g(0, 1), g(0, 2), 1, By::Move));
    scene.act(S1, kill(g(0, 2), S2, By::Conversion));
    assert_eq!((scene.scrappers(S2, g(0, 2)), scene.scrappers(S1, g(0, 2)), scene.player(S1).scrappers), (0, 1, 0));
}

#[test]
fn dei_435_the_cult_has_what_every_faction_has() {
    let scene = dealt(&[Faction::ChronoCult, Faction::FarmZ], Options::default());
    let (own, other) = (scene.player(S1), scene.player(S2));
    assert_eq!((own.scrappers, own.left, own.store, own.supplies), (15, [3; 3], other.store, 0));
    assert_eq!((own.hand.len(), own.advantages.len()), (8, 3));
    let mut scene = balthasar();
    scene.holds(S1, &[(Colour::Logistic, g(3, 0)), (Colour::Logistic, g(3, 1))]).store(S1, 3, 1, 1);
    scene.market(Market::Logistic, ["L-1", "L-2", "L-3"]);
    scene.act(S1, Action::PlayDown { card: card("chrono_cult-1"), market: Market::Logistic, slot: 1 });
    scene.act(S1, play("L-1")).act(S1, enlist(g(0, 0), By::Enlist)).act(S1, enlist(g(0, 0), By::Candy));
    assert_eq!(scene.scrappers(S1, g(0, 0)), 2);
    scene.lay(|public| public.players[S1].advantages.insert(Advantage::Depot)).ends(S1, 2);
    assert_eq!(scene.what(), Some((S1, Ask::Unlock)));
    scene.ends(S1, 3);
    assert_eq!(scene.what(), Some((S1, Ask::Mission)));
}
