//! DEI-440 to DEI-447: how gifts are drawn, kept, looked at and put away.

use crate::common::*;

/// The Chrono Cult in seat 1, Farm Z in seat 2.
pub fn cult() -> Table {
    table(&[Faction::ChronoCult, Faction::FarmZ])
}

/// Seat 2 ends its AP1; that of the Cult begins, and these two gifts are in the deck.
pub fn begins(scene: &mut Table, two: [u8; 2]) -> &mut Table {
    scene.lay(|public| {
        public.order = [S2, S1].into_iter().collect();
        public.gifts_gone = (1..=8).filter(|gift| !two.contains(gift)).map(|gift| gift - 1).collect();
    });
    scene.ends(S2, 1)
}

/// The Cult keeps this gift; what it does happens at once.
pub fn keeps(scene: &mut Table, gift: u8) -> &mut Table {
    begins(scene, [gift, gift % 8 + 1]).act(S1, keep(gift))
}

pub fn keep(gift: u8) -> Action {
    Action::KeepGift { gift }
}

/// Whether the gift was fulfilled, as told in the last step.
pub fn met(scene: &Table) -> Option<bool> {
    scene.events().into_iter().find_map(|event| match event {
        Event::GiftMet { seat: S1, met, .. } => Some(met),
        _ => None,
    })
}

/// The numbers of the two gifts that are asked about.
fn drawn(scene: &Table) -> Option<[u8; 2]> {
    match scene.what() {
        Some((S1, Ask::Gift(two))) => Some(two.map(|gift| gift + 1)),
        _ => None,
    }
}

#[test]
fn dei_440_two_gifts_are_drawn_and_one_is_kept() {
    let mut scene = cult();
    begins(&mut scene, [2, 3]);
    let mut two = drawn(&scene).expect("two gifts");
    let (one, other) = (two[0], two[1]);
    assert!(scene.heard(Event::GiftsDrawn { seat: S1, one, other }));
    two.sort();
    assert_eq!(two, [2, 3]);
    scene.refused_by("DEI-440", S1, keep(1)).refused_by("DEI-592", S1, STOP);
    scene.act(S1, keep(3));
    let event = Event::GiftKept { seat: S1, gift: 3 };
    assert!(scene.heard(event) && event.rule() == "DEI-440");
    assert_eq!((scene.player(S1).gift, scene.state().dark.gifts.len()), (Some(2), 1), "the other is in the deck again");
}

#[test]
fn dei_440_only_the_cult_draws_and_only_in_ap1() {
    let mut scene = cult();
    scene.lay(|public| public.order = [S2, S1].into_iter().collect());
    for phase in [2, 3] {
        scene.lay(|public| public.missions = [[Some(mission("MI-4")), None], [None; 2], [None; 2], [None; 2]]);
        scene.ends(S2, phase);
        assert_eq!(scene.what(), Some((S1, Ask::Card)), "AP{phase}");
    }
    let mut scene = cult();
    scene.ends(S1, 1);
    assert_eq!(scene.what(), Some((S2, Ask::Card)), "Farm Z has no gifts");
}

#[test]
fn dei_441_in_round_1_gifts_are_drawn_before_the_starting_units_and_act_after_them() {
    let mut scene = cult();
    scene.lay(|public| public.round = 1);
    begins(&mut scene, [2, 3]);
    assert!(drawn(&scene).is_some() && scene.player(S1).leader.is_none());
    scene.act(S1, keep(2));
    assert_eq!((scene.what(), scene.player(S1).store.energy), (Some((S1, Ask::Start)), 0));
    scene.act(S1, Action::Start { scrappers: 1, leader: g(0, 0) });
    assert_eq!((scene.what(), scene.player(S1).store.energy), (Some((S1, Ask::Card)), 2));
}

#[test]
fn dei_442_the_effect_happens_once_and_before_a_card_is_played() {
    let mut scene = cult();
    keeps(&mut scene, 3);
    assert_eq!((scene.player(S1).store.technology, scene.what()), (4, Some((S1, Ask::Card))));
    scene.lay(|public| public.order = [S2, S1].into_iter().collect()).ends(S2, 2);
    assert_eq!(scene.player(S1).store.technology, 4, "not in AP2");
    let event = Event::Gained { seat: S1, technology: 4, energy: 0, candies: 0, from: Source::Gift };
    assert_eq!(event.rule(), "DEI-442");
}

#[test]
fn dei_442_it_cannot_be_refused() {
    let mut scene = cult();
    scene
        .store(S1, 3, 3, 0)
        .market(Market::Black, ["K-1", "K-2", "K-3"])
        .market(Market::Logistic, ["L-1", "L-2", "L-3"]);
    scene.holds(S1, &[(Colour::Logistic, g(3, 0))]);
    for gift in [4, 6, 7, 8] {
        let mut scene = Scene::of(scene.state().clone()).free();
        keeps(&mut scene, gift).refused_by("DEI-592", S1, STOP);
        scene.refused_by("DEI-592", S1, play("chrono_cult-1"));
    }
}

/// Gift 2 asks for 6 Technology.
#[test]
fn dei_443_at_the_end_of_ap3_a_fulfilled_gift_leaves_the_game_and_another_goes_to_the_bin() {
    for (technology, fulfilled) in [(6, true), (5, false)] {
        let mut scene = cult();
        scene.store(S1, technology, 0, 0).lay(|public| public.players[S1].gift = Some(1));
        for phase in [1, 2] {
            scene.ends(S1, phase);
            assert_eq!((met(&scene), scene.player(S1).gift), (None, Some(1)), "AP{phase}");
        }
        scene.ends(S1, 3);
        assert_eq!((met(&scene), scene.player(S1).gift), (Some(fulfilled), None));
        let event = Event::GiftMet { seat: S1, gift: 2, met: fulfilled };
        assert!(scene.heard(event) && event.rule() == "DEI-443");
        assert_eq!(scene.public().gifts_gone.has(1), fulfilled);
        assert_eq!(scene.player(S1).gifts_failed.has(1), !fulfilled);
        assert_eq!(scene.what(), Some((S1, Ask::Mission)), "the mission comes after it");
    }
}

/// DEI-168: then what the Cathedral takes. The only Scrapper in a cathedral courtyard goes back after gift 5 was looked
/// at.
#[test]
fn dei_443_it_is_looked_at_before_the_cathedral_takes_its_due() {
    let mut scene = cult();
    scene.units(S1, g(1, 1), 1).cube(S1, Colour::Tactical).lay(|public| {
        public.players[S1].gift = Some(4);
        public.players[S1].travels = 1;
    });
    scene.ends(S1, 3);
    assert_eq!((met(&scene), scene.scrappers(S1, g(1, 1))), (Some(true), 0));
}

/// What comes back to the deck can be drawn in the next round as well as the others.
#[test]
fn dei_444_clean_up_shuffles_the_gift_deck() {
    let mut pairs = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut scene = cult();
        scene.lay(|public| {
            public.gifts_gone = [0, 5, 6, 7].into_iter().collect();
            public.players[S2].supplies = 50; // the Cult begins the next round
            public.missions = [[Some(mission("MI-4")), None], [None; 2], [None; 2], [None; 2]];
            public.order = [S2, S1].into_iter().collect();
            public.players[S1].gift = Some(1);
            public.gifts_gone.remove(1);
        });
        scene.seeded(seed).last_card(S1, 3).act(S1, STOP);
        let mut two = drawn(&scene).expect("round 3 has begun");
        two.sort();
        pairs.insert(two);
    }
    assert_eq!(pairs.into_iter().collect::<Vec<_>>(), [[3, 4], [3, 5], [4, 5]]);
}

#[test]
fn dei_444_a_gift_that_was_not_kept_can_come_again() {
    let again = (0..40).filter(|seed| {
        let mut scene = cult();
        scene.seeded(*seed).lay(|public| {
            public.order = [S2, S1].into_iter().collect();
            public.players[S2].supplies = 50;
            public.missions = [[Some(mission("MI-4")), None], [None; 2], [None; 2], [None; 2]];
        });
        scene.ends(S2, 1);
        let [kept, other] = drawn(&scene).expect("two gifts");
        scene.act(S1, keep(kept)).ends(S1, 3);
        drawn(&scene).expect("round 3 has begun").contains(&other)
    });
    let again = again.count();
    assert!((1..40).contains(&again), "{again} of 40: 2 of 7 are expected");
}

#[test]
fn dei_445_what_cannot_be_done_is_left_out() {
    let card_asked = |mut scene: Table, gift| {
        keeps(&mut scene, gift);
        scene.what() == Some((S1, Ask::Card))
    };
    assert!(card_asked(cult(), 1), "nobody can move");
    let mut empty = cult();
    empty.units(S1, g(0, 0), 15);
    assert!(card_asked(Scene::of(empty.state().clone()).free(), 5), "nobody can be enlisted");
    assert!(card_asked(Scene::of(empty.state().clone()).free(), 6), "nobody can be deployed");
    let mut poor = cult();
    poor.market(Market::Black, ["K-1", "K-2", "K-3"]);
    assert!(card_asked(poor, 4), "nothing can be paid");
    assert!(card_asked(cult(), 7), "no requirement is met");
    let mut built = cult();
    built.lay(|public| public.players[S1].left = [3, 0, 0]);
    assert!(card_asked(built, 8), "no structures are left");
    let mut scene = cult();
    scene.lay(|public| public.players[S1].left = [3, 0, 1]);
    keeps(&mut scene, 8);
    assert_eq!(scene.what(), Some((S1, Ask::GiftStructure(Structure::Bridge))), "a Bridge all the same");
    let mut scene = cult();
    scene.store(S2, 0, 39, 0);
    keeps(&mut scene, 2);
    assert_eq!(scene.player(S1).store.energy, 1, "the supply has no more");
}

#[test]
fn dei_445_of_three_actions_fewer_can_be_taken() {
    for (gift, action) in [(1, go(g(0, 0), g(0, 1), 1, By::Move)), (5, enlist(g(0, 0), By::Enlist))] {
        for taken in 0..=2 {
            let mut scene = cult();
            scene.units(S1, g(0, 0), 3);
            keeps(&mut scene, gift);
            for _ in 0..taken {
                scene.act(S1, action);
            }
            scene.act(S1, STOP);
            assert_eq!(scene.what(), Some((S1, Ask::Card)), "gift {gift}, {taken} actions");
        }
    }
}

#[test]
fn dei_445_gift_8_places_an_elevator_and_after_it_a_bridge() {
    let mut scene = cult();
    keeps(&mut scene, 8);
    assert_eq!(scene.what(), Some((S1, Ask::GiftStructure(Structure::Elevator))));
    scene.refused_by("DEI-439", S1, bridge(r(0, 0), r(0, 1), By::Gift));
    scene.act(S1, elevator(g(0, 0), r(0, 0), By::Gift));
    assert_eq!(scene.what(), Some((S1, Ask::GiftStructure(Structure::Bridge))));
    scene.refused_by("DEI-439", S1, elevator(g(0, 1), r(0, 1), By::Gift));
    scene.act(S1, bridge(r(0, 0), r(0, 1), By::Gift));
    assert_eq!(scene.what(), Some((S1, Ask::Card)));
}

/// In every round of a whole game.
#[test]
fn dei_446_there_are_always_two_gifts_to_draw() {
    assert_eq!(cards().gifts.len(), 8);
    for seed in 1..=5 {
        let mut scene = dealt(&[Faction::FarmZ, Faction::ChronoCult], Options::default());
        let mut rounds = Vec::new();
        scene.wander(seed, |state| {
            if let Some(Frame { seat: S2, ask: Ask::Gift([one, other]) }) = state.public.frames.top() {
                let away = state.public.gifts_gone.or(state.public.players[S2].gifts_failed);
                assert!(one != other && !away.has(*one) && !away.has(*other));
                assert_eq!(away.len(), usize::from(state.public.round) - 1, "a round takes one out of the deck");
                rounds.push(state.public.round);
            }
            false
        });
        assert_eq!(rounds, [1, 2, 3, 4]);
        assert_eq!(scene.public().gifts_gone.len() + scene.player(S2).gifts_failed.len(), 4);
    }
}

#[test]
fn dei_447_no_mission_counts_gift_cards() {
    let mut scene = cult();
    scene.hand(S1, "T-1").lay(|public| {
        public.players[S1].gifts_failed = [0, 1].into_iter().collect();
        public.missions[2] = [Some(mission("MI-12")), Some(mission("MI-15"))];
    });
    scene.ends(S1, 3).act(S1, Action::Mission { place: 5 });
    assert_eq!(scene.supplies(S1), 3, "one action card is in the bin, and two gifts");
}
