//! DEI-450 to DEI-457: what holds for all gear cards.

use crate::common::*;

/// The Hackers, whose Leader does nothing in the course of a card, and Farm Z.
const TWO: [Faction; 2] = [Faction::Hackers, Faction::FarmZ];

/// Liza is in G(1,1); an outpost lies there, and 2 Scrappers of Farm Z hold it.
fn banner() -> Table {
    let mut scene = geared(&TWO, "G-2");
    scene.outpost(Colour::Logistic, g(1, 1)).leader(S1, g(1, 1)).units(S2, g(1, 1), 2);
    scene
}

fn value(scene: &Table, region: Region) -> u8 {
    scene.public().place(region).values[0]
}

#[test]
fn dei_450_a_gear_card_is_bought_like_any_other() {
    let mut scene = table_with(&TWO, Options { gear: GearMarket::Logistic, ..Options::default() });
    scene.market(Market::Gear, ["G-1", "G-2", "G-3"]).store(S1, 2, 1, 0);
    let buy = |slot| Action::PlayDown { card: card("hackers-1"), market: Market::Gear, slot };
    scene.refused_by("DEI-252", S1, buy(2));
    scene.holds(S1, &[(Colour::Gear, g(0, 1))]).store(S1, 2, 0, 0).refused_by("DEI-251", S1, buy(2));
    scene.store(S1, 2, 1, 0).act(S1, buy(2));
    assert!(scene.player(S1).hand.has(card("G-2")) && scene.player(S1).down.has(card("hackers-1")));
    assert_eq!(scene.player(S1).store, Store::default());
    scene.act(S1, play("G-2"));
    assert!(scene.player(S1).up.has(card("G-2")), "and can be played in the same phase");
}

#[test]
fn dei_451_leader_actions_happen_with_the_leader_or_where_the_leader_is() {
    let mut scene = geared(&TWO, "G-2");
    scene.leader(S1, g(1, 1)).units(S1, g(0, 0), 1).act(S1, play("G-2"));
    scene.refused_by("DEI-451", S1, enlist(g(0, 0), By::LeaderEnlist));
    let mut scene = geared(&TWO, "G-3");
    scene.leader(S1, g(1, 1)).units(S1, g(0, 0), 1).lies(g(0, 0), 1, 0).act(S1, play("G-3"));
    scene.refused_by("DEI-451", S1, collect(g(0, 0), Resource::Technology, By::LeaderCollect));
    let mut scene = geared(&TWO, "G-4");
    scene.leader(S1, g(1, 1)).units(S1, g(0, 0), 1).units(S2, g(0, 0), 1).units(S2, g(1, 1), 1).act(S1, play("G-4"));
    scene.refused_by("DEI-451", S1, kill(g(0, 0), S2, By::LeaderKill));
    let mut scene = geared(&TWO, "G-8");
    scene.leader(S1, g(1, 1)).units(S1, g(1, 1), 1).act(S1, play("G-8"));
    scene.refused_by("DEI-451", S1, go(g(1, 1), g(1, 2), 1, By::LeaderMove));
    scene.act(S1, lead(g(1, 1), g(1, 2), 1, By::LeaderMove)).act(S1, lead(g(1, 2), g(1, 3), 0, By::LeaderMove));
    assert_eq!((scene.player(S1).leader, scene.scrappers(S1, g(1, 2))), (Some(g(1, 3)), 1), "with others or without");
}

#[test]
fn dei_452_the_gear_effect_lasts_until_the_round_is_over() {
    let mut scene = banner();
    scene.act(S1, play("G-2")).act(S1, STOP);
    assert_eq!((value(&scene, g(1, 1)), scene.cubes(S1, Colour::Logistic)), (3, 1));
    scene.lay(|public| {
        public.order = [S2, S1].into_iter().collect();
        public.missions = [[Some(mission("MI-4")), None], [None; 2], [None; 2], [None; 2]];
        public.outposts[0].as_mut().expect("an outpost").hacked = true;
    });
    for phase in 1..=2 {
        scene.ends(S1, phase);
        assert_eq!(value(&scene, g(1, 1)), 3, "after AP{phase}");
    }
    scene.ends(S1, 3);
    assert_eq!((scene.public().round, value(&scene, g(1, 1))), (3, 1), "Clean-up");
    assert!(scene.player(S1).gear.is_empty() && scene.player(S1).hand.has(card("G-2")));
    assert_eq!((scene.cubes(S1, Colour::Logistic), scene.cubes(S2, Colour::Logistic)), (0, 1), "control is set anew");
}

#[test]
fn dei_452_it_concerns_the_leaders_region_alone() {
    let mut scene = banner();
    scene.units(S1, g(0, 0), 2).units(S1, g(1, 2), 1).act(S1, play("G-2"));
    assert_eq!([g(1, 1), g(0, 0), g(1, 2)].map(|at| value(&scene, at)), [3, 2, 1]);
}

#[test]
fn dei_453_it_is_in_force_before_the_leader_actions() {
    let mut scene = banner();
    assert_eq!(scene.cubes(S2, Colour::Logistic), 1);
    scene.act(S1, play("G-2"));
    assert_eq!((scene.cubes(S1, Colour::Logistic), scene.cubes(S2, Colour::Logistic)), (1, 0));
    assert!(matches!(scene.what(), Some((S1, Ask::Symbols(symbols))) if symbols.left[By::LeaderEnlist.index()] == 2));
}

#[test]
fn dei_453_it_goes_where_the_leader_goes() {
    let mut scene = banner();
    scene.units(S2, g(1, 2), 2).act(S1, play("G-2")).act(S1, STOP).act(S1, play("hackers-3"));
    scene.act(S1, lead(g(1, 1), g(1, 2), 0, By::Move)); // 3 against 2
    assert_eq!((value(&scene, g(1, 1)), value(&scene, g(1, 2))), (0, 3));
    assert_eq!(scene.cubes(S2, Colour::Logistic), 1, "what the Banner held is lost");
}

/// Farm Z has the Banner face up; the Hackers copy it.
#[test]
fn dei_454_a_copy_has_the_leader_actions_and_nothing_else() {
    let mut scene = geared(&TWO, "K-11");
    scene.leader(S1, g(1, 1)).lay(|public| {
        let farm = &mut public.players[S2];
        farm.hand.remove(card("farm_z-1"));
        farm.up.insert(card("G-2"));
    });
    scene.act(S1, play("K-11")).act(S1, Action::Copy { card: card("G-2") });
    assert!(scene.player(S1).gear.is_empty() && value(&scene, g(1, 1)) == 1);
    scene.act(S1, enlist(g(1, 1), By::LeaderEnlist)).act(S1, enlist(g(1, 1), By::LeaderEnlist));
    assert_eq!((scene.scrappers(S1, g(1, 1)), value(&scene, g(1, 1))), (2, 3), "three units and no bonus");
}

#[test]
fn dei_454_what_a_gear_card_gains_and_exchanges_is_copied() {
    for (id, gained) in [("G-1", (0, 0, 2)), ("G-5", (0, 1, 0)), ("G-7", (0, 0, 0))] {
        let mut scene = geared(&TWO, "K-11");
        scene.leader(S1, g(1, 1)).lay(|public| {
            public.players[S2].hand.remove(card("farm_z-1"));
            public.players[S2].up.insert(card(id));
        });
        scene.act(S1, play("K-11")).act(S1, Action::Copy { card: card(id) });
        let Store { technology, energy, candies } = scene.player(S1).store;
        assert_eq!((technology, energy, candies), gained, "{id}");
        assert!(scene.player(S1).gear.is_empty());
    }
    let mut scene = geared(&TWO, "K-11");
    scene.store(S1, 2, 0, 0).lay(|public| {
        public.players[S2].hand.remove(card("farm_z-1"));
        public.players[S2].up.insert(card("G-7"));
    });
    scene.act(S1, play("K-11")).act(S1, Action::Copy { card: card("G-7") }).act(S1, Action::Exchange { count: 2 });
    assert_eq!(scene.player(S1).store.energy, 2);
}

#[test]
fn dei_455_no_more_than_one_market_is_replaced() {
    let base = [Colour::Tactical, Colour::Logistic, Colour::Mechanical];
    let colours = |gear| table_with(&TWO, Options { gear, ..Options::default() }).public().colours;
    assert_eq!(colours(GearMarket::Off), base);
    assert_eq!(colours(GearMarket::Tactical), [Colour::Gear, base[1], base[2]]);
    assert_eq!(colours(GearMarket::Logistic), [base[0], Colour::Gear, base[2]]);
    assert_eq!(colours(GearMarket::Mechanical), [base[0], base[1], Colour::Gear]);
    for seed in 1..=20 {
        let mut setup = Setup::<Dei>::standard(2);
        setup.options.gear = GearMarket::Random;
        let scene = Scene::<Dei>::with(&setup, seed);
        let gear = scene.public().colours.iter().filter(|colour| **colour == Colour::Gear).count();
        assert_eq!(gear, 1, "seed {seed}");
    }
}

#[test]
fn dei_456_face_down_gear_does_nothing() {
    let mut scene = banner();
    scene.market(Market::Black, ["K-1", "K-2", "K-3"]).store(S1, 3, 0, 0);
    scene.act(S1, Action::PlayDown { card: card("G-2"), market: Market::Black, slot: 1 });
    assert!(scene.player(S1).down.has(card("G-2")) && scene.player(S1).gear.is_empty());
    assert_eq!((value(&scene, g(1, 1)), scene.cubes(S2, Colour::Logistic)), (1, 1));
    scene.refused_by("DEI-592", S1, enlist(g(1, 1), By::LeaderEnlist));
}

/// Vending machine tells: a candy comes back for what is done with the Leader or where the Leader is.
fn comes_back(arrange: impl FnOnce(&mut Table), action: Action) -> bool {
    let mut scene = geared(&TWO, "G-1");
    scene.leader(S1, g(1, 1)).units(S1, g(1, 1), 1).store(S1, 0, 0, 1);
    arrange(&mut scene);
    scene.act(S1, play("G-1"));
    let before = scene.player(S1).store.candies;
    scene.act(S1, action);
    scene.player(S1).store.candies == before
}

#[test]
fn dei_457_a_move_is_with_the_leader_if_the_leader_moves() {
    assert!(comes_back(|_| (), lead(g(1, 1), g(1, 2), 0, By::Candy)));
    assert!(!comes_back(|_| (), go(g(1, 1), g(1, 2), 1, By::Candy)), "from the Leader's region, without the Leader");
    let to_leader = go(g(0, 1), g(1, 1), 1, By::Candy);
    assert!(!comes_back(|scene| _ = scene.units(S1, g(0, 1), 1), to_leader), "to the Leader's region");
}

#[test]
fn dei_457_a_build_is_where_the_leader_is_if_that_is_one_of_its_regions() {
    assert!(comes_back(|_| (), refuge(g(1, 1), By::Candy)));
    assert!(comes_back(|_| (), elevator(g(1, 1), r(0, 0), By::Candy)));
    assert!(comes_back(|scene| _ = scene.leader(S1, r(0, 0)), elevator(g(0, 1), r(0, 0), By::Candy)), "its other end");
    assert!(!comes_back(|scene| _ = scene.units(S1, g(0, 1), 1), refuge(g(0, 1), By::Candy)));
    assert!(!comes_back(|scene| _ = scene.units(S1, r(0, 1), 1), bridge(r(0, 1), r(0, 0), By::Candy)));
}

#[test]
fn dei_457_enlist_collect_and_kill_are_where_the_leader_is_in_that_region() {
    let at_refuge = |scene: &mut Table| _ = scene.leader(S1, g(0, 0));
    assert!(comes_back(at_refuge, enlist(g(0, 0), By::Candy)));
    assert!(!comes_back(at_refuge, enlist(g(3, 3), By::Candy)));
    let with_technology = |scene: &mut Table| _ = scene.lies(g(1, 1), 1, 0).units(S1, g(1, 2), 1).lies(g(1, 2), 1, 0);
    assert!(comes_back(with_technology, collect(g(1, 1), Resource::Technology, By::Candy)));
    assert!(!comes_back(with_technology, collect(g(1, 2), Resource::Technology, By::Candy)));
}

/// Mines lets a candy be spent on a Kill.
#[test]
fn dei_457_a_kill_counts_where_the_leader_is() {
    let mut scene = geared(&TWO, "G-1");
    scene.hand(S1, "G-6").leader(S1, g(1, 1)).units(S2, g(1, 1), 1).built(S1, Structure::Refuge, g(1, 1), None);
    scene.act(S1, play("G-1")).act(S1, STOP).act(S1, play("G-6")).act(S1, kill(g(1, 1), S2, By::Candy));
    assert_eq!((scene.player(S1).store.candies, scene.scrappers(S2, g(1, 1))), (2, 0));
}

#[test]
fn dei_457_the_leader_action_build_needs_the_leader_in_one_of_its_regions() {
    let mut scene = geared(&TWO, "G-6");
    scene.leader(S1, r(0, 0)).units(S1, g(2, 2), 1).unlocked(S1, Advantage::Prefabs).act(S1, play("G-6"));
    scene.refused_by("DEI-457", S1, refuge(g(2, 2), By::LeaderBuild));
    scene.refused_by("DEI-457", S1, refuge(g(0, 0), By::LeaderBuild)); // AM-4 does not help
    scene.act(S1, elevator(g(0, 0), r(0, 0), By::LeaderBuild));
    assert_eq!(scene.player(S1).left, [3, 2, 3]);
}
