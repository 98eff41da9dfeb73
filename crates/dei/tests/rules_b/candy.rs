//! Section 8: candies.

use crate::common::*;
use dei::state::{Ask, Limit};
use dei::{Action, Event, GearMarket, Options};

#[test]
fn dei_233_whoever_spends_a_candy_acts_once_more() {
    let mut scene = table(&THREE);
    scene.store(S1, 0, 0, 1).plays(S1, "ravagers-1");
    for by in [By::Enlist, By::Enlist, By::Candy] {
        scene.enlist(S1, g(0, 0), by);
    }
    scene.tells(Event::CandySpent { seat: S1 }, "DEI-234");
    assert_eq!((scene.scrappers(S1, g(0, 0)), scene.has(S1)), (3, (0, 0, 0)));
}

#[test]
fn dei_234_a_candy_is_an_enlist_a_move_a_collect_or_a_build_and_nothing_else() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 2).units(S2, g(1, 1), 1).lies(g(1, 1), Resource::Technology, 2).store(S1, 0, 0, 2);
    scene.face_up(S2, "L-1").plays(S1, "T-4");
    let by = By::Candy;
    let legal = [
        Action::Enlist { region: g(0, 0), by },
        go(g(1, 1), g(1, 2), 1, by),
        take(g(1, 1), Resource::Technology, by),
        Action::Build { structure: Structure::Refuge, region: g(1, 1), other: None, by },
    ];
    for action in legal {
        assert!(scene.can(S1, action), "{action:?}");
    }
    scene.refused_by("DEI-452", S1, Action::Kill { region: g(1, 1), victim: S2, by });
    scene.refused_by("DEI-105", S1, go(g(1, 1), r(1, 1), 1, by)); // no Climb
    scene.refused_by("DEI-201", S1, Action::Enlist { region: g(1, 1), by }); // no Muster
    scene.refused_by("DEI-228", S1, refine(g(1, 1), by)); // no Refine
    scene.refused_by("DEI-177", S1, Action::Copy { card: card("L-1") });
}

#[test]
fn dei_234_one_for_each_card_and_no_second_one() {
    let mut scene = table(&THREE);
    scene.store(S1, 0, 0, 3).hold(S1, &["L-1", "L-3"]).plays(S1, "L-1").enlist(S1, g(0, 0), By::Candy);
    scene.refused_by("DEI-234", S1, Action::Enlist { region: g(0, 0), by: By::Candy });
    scene.stops(S1).plays(S1, "L-3").enlist(S1, g(0, 0), By::Candy);
    assert_eq!((scene.scrappers(S1, g(0, 0)), scene.has(S1).2), (2, 1));
}

#[test]
fn dei_234_without_a_candy_there_is_no_more_action() {
    let mut scene = table(&THREE);
    scene.plays(S1, "L-1").refused_by("DEI-234", S1, Action::Enlist { region: g(0, 0), by: By::Candy });
}

/// When the symbols are used up, the card goes on for as long as a candy can be spent.
#[test]
fn dei_234_a_card_without_symbols_is_a_card_in_whose_course_a_candy_can_be_spent() {
    let mut scene = table(&THREE);
    scene.plays(S1, "K-5");
    assert!(matches!(scene.top(), Some(Ask::Symbols(_))));
    scene.enlist(S1, g(0, 0), By::Candy);
    assert_eq!((scene.has(S1).2, scene.top()), (1, Some(Ask::Card)), "the card is over");
}

/// A card that is played face down, and no card at all, allow no candy.
#[test]
fn dei_234_only_in_the_course_of_a_card_played_face_up() {
    let mut scene = table(&THREE);
    scene.store(S1, 3, 0, 1).market(Market::Black, &["K-1"]);
    scene.act(S1, down("ravagers-1", Market::Black, 1));
    assert_eq!(scene.top(), Some(Ask::Card));
    scene.refused_by("DEI-592", S1, Action::Enlist { region: g(0, 0), by: By::Candy });
}

#[test]
fn dei_235_what_changes_an_action_changes_that_of_a_candy() {
    let mut scene = table(&THREE);
    scene.store(S1, 0, 0, 1).units(S1, g(1, 1), 1).unlocked(S1, Advantage::NightMarch).plays(S1, "K-5");
    scene.moves(S1, g(1, 1), r(1, 1), 1, By::Candy);
    assert!(!scene.player(S1).can(Limit::NightMarch), "it is spent as by any Move");
    let mut scene = table(&THREE);
    scene.store(S1, 0, 0, 1).units(S1, g(1, 1), 1).unlocked(S1, Advantage::FieldKitchen).plays(S1, "K-5");
    scene.enlist(S1, g(1, 1), By::Candy);
    assert!(!scene.player(S1).can(Limit::FieldKitchen));
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).lies(g(1, 1), Resource::Technology, 1).unlocked(S1, Advantage::SmallRefinery);
    scene.plays(S1, "K-5").act(S1, refine(g(1, 1), By::Candy));
    assert_eq!(scene.has(S1), (0, 1, 1));
    assert!(!scene.player(S1).can(Limit::SmallRefinery));
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).unlocked(S1, Advantage::SalvageCrew).plays(S1, "K-5");
    scene.act(S1, Action::Build { structure: Structure::Refuge, region: g(1, 1), other: None, by: By::Candy });
    assert_eq!(scene.has(S1), (1, 0, 1));
    let mut scene = table(&THREE);
    scene.leader(S1, g(1, 1)).lies(g(1, 1), Resource::Technology, 2).plays(S1, "K-5");
    scene.collect(S1, g(1, 1), Resource::Technology, By::Candy);
    assert!(matches!(scene.top(), Some(Ask::Follow { .. })), "Keen eye follows");
}

#[test]
fn dei_235_candies_that_are_left_bring_nothing() {
    let end = |candies: u8| {
        let mut scene = table(&THREE[..2]);
        scene.round(4).store(S1, 0, 0, candies).ask(S2, Ask::Mission);
        scene.edit(|state| {
            state.public.phase = 3;
            state.public.turn = 1;
            state.public.stage = dei::state::Stage::Phase(dei::state::Step::End);
        });
        scene.column(4, &["MI-7", "MI-8"]).act(S2, Action::Mission { place: 7 });
        let _ = scene.standings();
        scene.player(S1).supplies
    };
    assert_eq!((end(0), end(5)), (0, 0));
}

#[test]
fn dei_236_a_used_candy_goes_into_the_general_supply() {
    let mut scene = table(&THREE);
    scene.store(S1, 0, 0, 2).plays(S1, "L-1");
    let before = scene.public().supply.candies;
    scene.enlist(S1, g(0, 0), By::Candy);
    assert_eq!((scene.has(S1).2, scene.public().supply.candies), (1, before + 1));
}

#[test]
fn dei_ex_15_one_candy_comes_back_and_a_second_cannot_be_spent() {
    let mut scene = with(&THREE, Options { gear: GearMarket::Tactical, ..options(&THREE) });
    scene.store(S1, 0, 0, 1).leader(S1, g(1, 1)).plays(S1, "G-1");
    assert_eq!(scene.has(S1).2, 3);
    scene.act(S1, lead(g(1, 1), g(1, 2), 0, By::Candy));
    scene.tells(Event::CandySpent { seat: S1 }, "DEI-234");
    assert_eq!(scene.has(S1).2, 3);
    assert_eq!(scene.top(), Some(Ask::Card), "nothing else can be done with the card");
    scene.refused_by("DEI-592", S1, lead(g(1, 2), g(1, 1), 0, By::Candy));
    // The same with a card that goes on: the second candy is refused.
    scene.plays(S1, "ravagers-3").act(S1, lead(g(1, 2), g(1, 1), 0, By::Candy));
    assert_eq!(scene.has(S1).2, 3, "the gear is still in force");
    scene.refused_by("DEI-234", S1, lead(g(1, 1), g(1, 2), 0, By::Candy));
}
