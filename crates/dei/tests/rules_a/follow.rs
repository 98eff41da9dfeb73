//! 8 Actions: what counts as something else, what is spent, and what follows an action: DEI-197 to DEI-200.

use crate::common::*;

fn table_of_gear(factions: &[Faction]) -> Table {
    table_with(factions, Options { gear: GearMarket::Tactical, ..playing(factions) })
}

/// What a player has used up in this phase.
fn used(scene: &Table, seat: Seat) -> Vec<Limit> {
    scene.player(seat).used.iter().collect()
}

fn refine(region: Region, by: By) -> Action {
    Action::Collect { region, kind: Technology, exchange: true, supply: false, by }
}

#[test]
fn dei_197_field_kitchen_is_spent_only_where_there_is_no_refuge() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.unlocked(S1, Advantage::FieldKitchen).put(S1, g(0, 0), 1).put(S1, NEUTRAL[0], 1).refuge(S1, g(0, 1));
    scene.give(S1, "L-1").put(S1, g(0, 1), 1).act(S1, play("L-1")); // three Enlists
    scene.act(S1, enlist(NEUTRAL[0])).act(S1, enlist(g(0, 1)));
    assert_eq!(used(&scene, S1), []);
    scene.act(S1, enlist(g(0, 0)));
    assert_eq!(used(&scene, S1), [Limit::FieldKitchen]);
    scene.act(S1, play("farm_z-1")).refused_by("DEI-201", S1, enlist(g(0, 0)));
}

#[test]
fn dei_197_what_has_no_limit_is_used_before_it() {
    // Shortwave radio makes every Enlist at the Leader a Muster.
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.unlocked(S1, Advantage::FieldKitchen).give(S1, "G-8").leader(S1, g(0, 0)).put(S1, g(2, 2), 1);
    scene.act(S1, play("G-8")).act(S1, Action::Stop).act(S1, play("farm_z-1")).act(S1, enlist(g(0, 0)));
    assert_eq!(used(&scene, S1), []);
    scene.act(S1, enlist(g(2, 2)));
    assert_eq!(scene.scrappers(S1, g(2, 2)), 2);
}

#[test]
fn dei_197_small_refinery_is_spent_only_by_an_exchange_that_nothing_else_allows() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.unlocked(S1, Advantage::SmallRefinery).give(S1, "G-5").give(S1, "M-6");
    scene.leader(S1, g(0, 0)).lay(g(0, 0), 4, 0).put(S1, g(2, 2), 1).lay(g(2, 2), 4, 0);
    scene.act(S1, play("G-5")).act(S1, play("M-6")); // two Collects and a Refine
    scene.act(S1, refine(g(0, 0), By::Collect)); // where the Leader is, the Accumulator does it
    scene.act(S1, refine(g(2, 2), By::Refine));
    assert_eq!(used(&scene, S1), []);
    scene.act(S1, refine(g(2, 2), By::Collect));
    assert_eq!((scene.question(), scene.player(S1).store.energy), ((S2, "card"), 1 + 1 + 3));
}

#[test]
fn dei_197_small_refinery_is_not_spent_without_an_exchange() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.unlocked(S1, Advantage::SmallRefinery).put(S1, g(0, 0), 1).lay(g(0, 0), 4, 0).act(S1, play("farm_z-5"));
    scene.act(S1, collect(g(0, 0), Technology)).act(S1, refine(g(0, 0), By::Collect));
    assert_eq!(used(&scene, S1), [Limit::SmallRefinery]);
    scene.act(S1, play("farm_z-4")).refused_by("DEI-228", S1, refine(g(0, 0), By::Collect));
}

#[test]
fn dei_197_night_march_is_spent_only_without_an_elevator() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.unlocked(S1, Advantage::NightMarch).give(S1, "T-2").way(S1, g(0, 0), r(0, 0)).put(S1, g(0, 0), 4);
    scene.act(S1, play("T-2")); // a Climb and a Move
    scene.act(S1, by(By::Climb, go(g(0, 0), r(0, 0), 1))).act(S1, go(g(0, 0), r(0, 0), 1));
    assert_eq!(used(&scene, S1), []);
    scene.put(S1, g(2, 2), 2).act(S1, play("farm_z-3")).act(S1, go(g(2, 2), r(2, 2), 1));
    assert_eq!(used(&scene, S1), [Limit::NightMarch]);
    scene.refused_by("DEI-105", S1, go(g(2, 2), r(2, 2), 1));
}

#[test]
fn dei_197_plasma_claws_come_before_night_march() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.unlocked(S1, Advantage::NightMarch).give(S1, "G-4").leader(S1, g(0, 0)).put(S1, g(2, 2), 1);
    scene.act(S1, play("G-4")).act(S1, play("farm_z-3")).act(S1, lead(g(0, 0), r(0, 0), 0));
    assert_eq!(used(&scene, S1), []);
    scene.act(S1, go(g(2, 2), r(2, 2), 1));
}

#[test]
fn dei_197_swift_is_spent_only_for_a_second_link() {
    let mut scene = table(&[Auxilia, FarmZ]);
    scene.leader(S1, g(0, 0)).act(S1, play("auxilia-3")).act(S1, lead(g(0, 0), g(0, 1), 0));
    assert_eq!(used(&scene, S1), []);
    scene.act(S1, lead(g(0, 1), g(0, 3), 0));
    assert_eq!(used(&scene, S1), [Limit::Swift]);
    scene.act(S1, play("auxilia-7")).refused_by("DEI-105", S1, lead(g(0, 3), g(0, 1), 0));
    let mut scene = table(&[Auxilia, FarmZ]);
    scene.leader(S1, g(2, 2)).put(S1, g(0, 0), 1).act(S1, play("auxilia-3"));
    scene.refused_by("DEI-105", S1, go(g(0, 0), g(0, 2), 1)); // without the Leader nobody is swift
}

#[test]
fn dei_197_where_swift_or_night_march_would_do_it_is_swift_that_is_spent() {
    // From G(0,0) over G(0,1) and its Elevator, or straight up.
    let mut scene = table(&[Auxilia, FarmZ]);
    scene.unlocked(S1, Advantage::NightMarch).leader(S1, g(0, 0)).way(S1, g(0, 1), r(0, 0));
    scene.act(S1, play("auxilia-3")).act(S1, lead(g(0, 0), r(0, 0), 0));
    assert_eq!(used(&scene, S1), [Limit::Swift]);
}

#[test]
fn dei_197_where_only_both_together_do_both_are_spent() {
    // One link to G(0,1), and from there up without an Elevator.
    let mut scene = table(&[Auxilia, FarmZ]);
    scene.unlocked(S1, Advantage::NightMarch).leader(S1, g(0, 0));
    scene.act(S1, play("auxilia-3")).act(S1, lead(g(0, 0), r(0, 1), 0));
    assert_eq!(used(&scene, S1), [Limit::Swift, Limit::NightMarch]);
}

#[test]
fn dei_197_what_was_spent_is_there_again_in_the_next_phase() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.unlocked(S1, Advantage::NightMarch).put(S1, g(0, 0), 2).second_card();
    scene.act(S1, play("farm_z-3")).act(S1, go(g(0, 0), r(0, 0), 1)).act(S1, Action::Stop);
    idle(&mut scene, S2);
    idle(&mut scene, S2);
    assert_eq!((scene.question(), used(&scene, S1)), ((S1, "card"), vec![]));
    scene.act(S1, play("farm_z-4")).act(S1, go(g(0, 0), r(0, 0), 1));
}

#[test]
fn dei_198_skills_advantages_and_gear_apply_to_what_an_advantage_lets_do() {
    // We need you!: two Enlists at the new Refuge, with Strength in numbers and Recruiting post.
    let mut scene = table_of_gear(&[Refuge42, Auxilia]);
    scene.unlocked(S1, Advantage::WeNeedYou).unlocked(S1, Advantage::RecruitingPost).leader(S1, g(0, 0));
    scene.act(S1, play("refuge42-6")).act(S1, build_refuge(g(0, 0)));
    assert_eq!(scene.question(), (S1, "symbols"));
    scene.act(S1, enlist(g(0, 0))).act(S1, by(By::StrengthInNumbers, enlist(g(0, 0))));
    scene.act(S1, by(By::RecruitingPost, enlist(g(0, 0)))).act(S1, enlist(g(0, 0)));
    assert_eq!(scene.scrappers(S1, g(0, 0)), 4);
}

#[test]
fn dei_198_bridge_crane_collects_with_keen_eye() {
    let mut scene = table_of_gear(&[Ravagers, Auxilia]);
    scene.unlocked(S1, Advantage::BridgeCrane).leader(S1, r(0, 0)).lay(r(0, 0), 0, 3).act(S1, play("ravagers-6"));
    scene.act(S1, bridge(r(0, 0), r(0, 1))).act(S1, collect(r(0, 0), Energy));
    assert_eq!(scene.question(), (S1, "follow"));
    scene.act(S1, by(By::KeenEye, collect(r(0, 0), Energy)));
    assert_eq!(scene.player(S1).store.energy, 3);
}

#[test]
fn dei_198_what_an_advantage_lets_do_allows_no_candy() {
    let mut scene = table_of_gear(&[FarmZ, Auxilia]);
    scene.unlocked(S1, Advantage::WeNeedYou).put(S1, g(0, 0), 1).store(S1, 0, 0, 1).act(S1, play("farm_z-6"));
    scene.act(S1, build_refuge(g(0, 0))).refused_by("DEI-198", S1, by(By::Candy, enlist(g(0, 0))));
    scene.act(S1, Action::Stop); // then the card itself goes on
    scene.act(S1, by(By::Candy, enlist(g(0, 0))));
}

#[test]
fn dei_198_the_actions_of_gifts_1_and_5_are_the_players_own() {
    let mut scene = table(&[ChronoCult, FarmZ]);
    scene.unlocked(S1, Advantage::NightMarch).put(S1, g(0, 0), 2).store(S1, 0, 0, 1);
    with_gift(&mut scene, 1);
    scene.refused_by("DEI-198", S1, by(By::Candy, go(g(0, 0), g(0, 1), 1)));
    scene.act(S1, go(g(0, 0), r(0, 0), 1));
    assert_eq!(used(&scene, S1), [Limit::NightMarch]);
    let mut scene = table(&[ChronoCult, FarmZ]);
    scene.unlocked(S1, Advantage::RecruitingPost).store(S1, 0, 0, 1);
    with_gift(&mut scene, 5);
    scene.refused_by("DEI-198", S1, by(By::Candy, enlist(NEUTRAL[0])));
    scene.act(S1, enlist(NEUTRAL[0])).act(S1, by(By::RecruitingPost, enlist(NEUTRAL[0])));
    assert_eq!(scene.scrappers(S1, NEUTRAL[0]), 2);
}

/// The Ravagers have just collected where their Leader is, and can follow it with Keen eye and with Pack train.
fn collected() -> Table {
    let mut scene = table(&[Ravagers, Auxilia]);
    scene.unlocked(S1, Advantage::PackTrain).leader(S1, g(0, 0)).lay(g(0, 0), 5, 1).act(S1, play("ravagers-5"));
    scene.act(S1, collect(g(0, 0), Technology));
    assert_eq!(scene.question(), (S1, "follow"));
    scene
}

#[test]
fn dei_199_the_player_decides_straight_after_the_action() {
    let mut scene = collected();
    scene.refused_by("DEI-199", S1, collect(g(0, 0), Technology)); // not the next symbol
    scene.act(S1, Action::Stop);
    assert_eq!((scene.question(), scene.player(S1).store.technology), ((S1, "symbols"), 2));
    scene.refused_by("DEI-177", S1, by(By::KeenEye, collect(g(0, 0), Technology))); // now it is too late
}

#[test]
fn dei_199_in_whatever_order_and_each_part_once() {
    for (first, second) in [(By::KeenEye, By::PackTrain), (By::PackTrain, By::KeenEye)] {
        let mut scene = collected();
        scene.act(S1, by(first, collect(g(0, 0), Energy)));
        scene.refused_by("DEI-199", S1, by(first, collect(g(0, 0), Technology)));
        scene.act(S1, by(second, collect(g(0, 0), Technology)));
        assert_eq!(scene.question(), (S1, "symbols"));
        scene.act(S1, collect(g(0, 0), Technology));
        assert_eq!(scene.question(), (S1, "card"), "once per phase: the second Collect is followed by nothing");
    }
}

#[test]
fn dei_199_what_follows_happens_in_the_same_region() {
    let mut scene = collected();
    scene.put(S1, g(0, 1), 1).lay(g(0, 1), 1, 0);
    scene.refused_by("DEI-278", S1, by(By::PackTrain, collect(g(0, 1), Technology)));
}

#[test]
fn dei_199_an_enlist_can_be_followed() {
    let at = NEUTRAL[0];
    let mut scene = table(&[Refuge42, Auxilia]);
    scene.unlocked(S1, Advantage::RecruitingPost).leader(S1, at).act(S1, play("refuge42-1")).act(S1, enlist(at));
    scene.refused_by("DEI-199", S1, enlist(at)).refused_by("DEI-279", S1, by(By::RecruitingPost, enlist(NEUTRAL[1])));
    scene.act(S1, by(By::RecruitingPost, enlist(at))).act(S1, by(By::StrengthInNumbers, enlist(at)));
    assert_eq!((scene.scrappers(S1, at), scene.question()), (3, (S1, "symbols")));
}

#[test]
fn dei_199_a_move_can_be_followed() {
    let mut scene = table(&[ChronoCult, FarmZ]);
    scene.unlocked(S1, Advantage::Ambush).leader(S1, g(0, 0)).put(S1, g(0, 0), 4).put(S2, g(0, 1), 3);
    scene.act(S1, play("chrono_cult-3")).act(S1, lead(g(0, 0), g(0, 1), 4));
    scene.refused_by("DEI-592", S1, go(g(0, 1), g(0, 0), 1)); // not the next symbol
    scene.act(S1, by(By::Ambush, kill(g(0, 1), S2))).refused_by("DEI-199", S1, by(By::Ambush, kill(g(0, 1), S2)));
    scene.act(S1, by(By::Conversion, kill(g(0, 1), S2)));
    assert_eq!((scene.scrappers(S2, g(0, 1)), scene.scrappers(S1, g(0, 1))), (1, 5));
    assert_eq!(scene.question(), (S1, "symbols"));
}

#[test]
fn dei_199_nothing_follows_without_the_effect_or_away_from_the_leader() {
    // Whoever is neither the Chrono Cult nor has Ambush kills nobody after a Move.
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.leader(S1, g(0, 0)).put(S1, g(0, 0), 3).put(S2, g(0, 1), 1).act(S1, play("farm_z-3"));
    scene.act(S1, lead(g(0, 0), g(0, 1), 2));
    assert_eq!(scene.question(), (S1, "symbols"));
    // Keen eye and Strength in numbers look at where the Leader is, Conversion at whether Balthasar goes along.
    let mut scene = table(&[Ravagers, Auxilia]);
    scene.leader(S1, g(2, 2)).put(S1, g(0, 0), 1).lay(g(0, 0), 3, 0).act(S1, play("ravagers-5"));
    scene.act(S1, collect(g(0, 0), Technology));
    assert_eq!(scene.question(), (S1, "symbols"));
    let mut scene = table(&[Refuge42, Auxilia]);
    scene.leader(S1, g(2, 2)).act(S1, play("refuge42-1")).act(S1, enlist(NEUTRAL[0]));
    assert_eq!(scene.question(), (S1, "symbols"));
    let mut scene = table(&[ChronoCult, FarmZ]);
    scene.leader(S1, g(0, 0)).put(S1, g(0, 0), 3).put(S2, g(0, 1), 1).act(S1, play("chrono_cult-3"));
    scene.act(S1, go(g(0, 0), g(0, 1), 2));
    assert_eq!(scene.question(), (S1, "symbols"));
}

#[test]
fn dei_199_a_build_can_be_followed() {
    let mut scene = table_of_gear(&[FarmZ, Auxilia]);
    scene.unlocked(S1, Advantage::WeNeedYou).put(S1, g(0, 0), 1).refuge(S1, g(0, 1)).act(S1, play("farm_z-6"));
    scene.act(S1, build_refuge(g(0, 0)));
    scene.refused_by("DEI-177", S1, go(g(0, 0), g(0, 1), 1)).refused_by("DEI-199", S1, enlist(g(0, 1)));
    scene.act(S1, enlist(g(0, 0))).act(S1, Action::Stop).act(S1, go(g(0, 0), g(0, 1), 1));
}

#[test]
fn dei_199_a_colour_that_is_asked_for_is_answered_first() {
    let at = g(1, 1); // a cathedral courtyard
    let mut scene = table(&[Refuge42, ChronoCult]);
    scene.refuge(S1, at).leader(S1, at).put(S2, at, 1).act(S1, play("refuge42-1")).act(S1, enlist(at));
    assert_eq!(scene.question(), (S1, "colour"));
    scene.act(S1, Action::PutCube { colour: Logistic });
    assert_eq!(scene.question(), (S1, "follow"));
}

#[test]
fn dei_200_what_the_other_action_needs_is_then_needed() {
    // An Enlist that counts as Muster needs a unit in the region.
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.unlocked(S1, Advantage::FieldKitchen).put(S1, g(0, 0), 1).act(S1, play("farm_z-1"));
    scene.refused_by("DEI-201", S1, enlist(g(0, 1))).act(S1, enlist(g(0, 0)));
    // A Move that counts as Climb goes between a courtyard and an adjacent roof.
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.unlocked(S1, Advantage::NightMarch).put(S1, r(0, 0), 2).act(S1, play("farm_z-3"));
    scene.refused_by("DEI-105", S1, go(r(0, 0), r(0, 1), 1)).act(S1, go(r(0, 0), g(1, 1), 1));
    // A Collect that counts as Refine can exchange Technology alone, for Energy of the general supply.
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.unlocked(S1, Advantage::SmallRefinery).put(S1, r(0, 0), 1).lay(r(0, 0), 1, 38).act(S1, play("farm_z-5"));
    let energy = Action::Collect { region: r(0, 0), kind: Energy, exchange: true, supply: false, by: By::Collect };
    scene.refused_by("DEI-229", S1, energy).refused_by("DEI-229", S1, refine(r(0, 0), By::Collect));
}

#[test]
fn dei_200_a_collect_counts_as_refine_only_where_the_effect_says_so() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.give(S1, "G-5").leader(S1, g(0, 0)).lay(g(0, 0), 1, 0).put(S1, g(2, 2), 1).lay(g(2, 2), 1, 0);
    scene.act(S1, play("G-5")).act(S1, play("farm_z-5"));
    scene.refused_by("DEI-228", S1, refine(g(2, 2), By::Collect)).act(S1, refine(g(0, 0), By::Collect));
}

#[test]
fn dei_200_the_player_decides_beforehand() {
    // The exchange is said with the Collect; afterwards there is no question for it.
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.unlocked(S1, Advantage::SmallRefinery).put(S1, g(0, 0), 1).lay(g(0, 0), 2, 0).act(S1, play("farm_z-5"));
    assert!(scene.legal(S1).contains(&collect(g(0, 0), Technology)));
    assert!(scene.legal(S1).contains(&refine(g(0, 0), By::Collect)));
    scene.act(S1, collect(g(0, 0), Technology));
    assert_eq!((scene.question(), scene.player(S1).store.technology), ((S1, "symbols"), 2));
}

#[test]
fn dei_200_a_build_that_becomes_a_kill_needs_what_a_kill_needs() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.give(S1, "G-6").leader(S1, g(0, 0)).refuge(S1, g(0, 0)).put(S1, g(0, 1), 1).put(S2, g(0, 1), 1);
    scene.act(S1, play("G-6")).act(S1, Action::Stop).act(S1, play("farm_z-6"));
    let mines = |region| by(By::Build, kill(region, S2));
    scene.refused_by("DEI-221", S1, mines(g(0, 0))); // no victim
    scene.refused_by("DEI-452", S1, mines(g(0, 1))); // not where the Leader is
    scene.put(S2, g(0, 0), 1).act(S1, mines(g(0, 0)));
    assert_eq!(scene.scrappers(S2, g(0, 0)), 0);
}
