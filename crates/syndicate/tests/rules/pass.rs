//! Section 7: action B, pass.

use crate::syn::{Action, Event, S1, S2, S3, S4, id, name, scene, set};
use kernel::CardSet;

#[test]
fn syn_53_the_marker_goes_on_top_of_the_next_stack() {
    let mut table = scene(4).any_chance();
    table.pass(S1);
    assert_eq!(*table.public().passed, [S1], "from the bottom");
    table.buy_any(S2).pass(S3).pass(S4).buy_any(S1).pass(S2);
    assert_eq!(*table.public().passed, [S1, S3, S4, S2]);
    assert!(table.public().players.iter().all(|(_, player)| player.passed));
}

#[test]
fn syn_54_with_an_agent_left_a_pass_renews_the_factory() {
    for agents_used in 0..4 {
        let mut table = scene(2);
        for used in 1..=agents_used {
            table = table.bought(S1, 1, used, ["B40", "B41", "B42"][used - 1]);
        }
        let mut table = table.top(&["B50", "B51", "B52", "B53"]);
        let old = table.factory();
        table.pass(S1);
        assert_eq!(table.factory(), ["B50", "B51", "B52", "B53"], "{agents_used} agents used");
        assert_eq!(table.public().discard, set(&old));
    }
}

#[test]
fn syn_54_the_refresh_is_not_optional() {
    let mut table = scene(2).top(&["B50", "B51", "B52", "B53"]);
    assert_eq!(table.legal(S1).iter().filter(|action| !matches!(action, Action::PlaceAgent { .. })).count(), 1);
    table.pass(S1);
    let laid = (1..).zip(["B50", "B51", "B52", "B53"]).map(|(slot, card)| Event::CardLaid { slot, card: id(card) });
    let mut told = vec![Event::Passed { seat: S1, forced: false }, Event::FactoryCleared { seat: S1 }];
    told.extend(laid);
    assert_eq!(table.heard(), told);
}

#[test]
fn syn_55_without_agents_a_pass_leaves_the_factory_alone() {
    let mut table = scene(2).turns(8);
    for place in 1..=4 {
        table = table.bought(S1, 1, place, ["B40", "B41", "B42", "B43"][place - 1]);
    }
    let (factory, deck) = (table.factory(), table.state().dark);
    table.pass(S1);
    assert_eq!((table.factory(), table.public().discard, table.state().dark), (factory, CardSet::EMPTY, deck));
    assert_eq!(table.heard(), [Event::Passed { seat: S1, forced: false }]);
}

#[test]
fn syn_56_passing_ends_the_turn_and_places_no_pawns() {
    let mut table = scene(2);
    let before = *table.player(S1);
    table.pass(S1);
    assert_eq!((table.asked(), table.public().turns), (Some(S2), 1));
    let mut expected = before;
    expected.passed = true;
    assert_eq!(*table.player(S1), expected, "only their marker has moved");
}

#[test]
fn syn_57_a_refresh_changes_only_the_cards() {
    let table = scene(3).bought(S2, 1, 1, "B10").covered(S2, 1, [true, false]).pawns(S2, 1, 0, 2);
    let mut table = table.bought(S3, 4, 3, "B20").vp(S3, 9).won(S1, crate::syn::Kind::Defence, 1);
    let before = *table.public();
    table.pass(S1);
    let after = *table.public();
    let mut expected = before;
    expected.players[S1].passed = true;
    expected.passed.push(S1);
    expected.turns = 1;
    expected.factory = after.factory;
    expected.discard = before.factory.into_iter().collect();
    assert_eq!(after, expected, "pawns, investors and points are where they were");
    assert!(after.factory.iter().all(|card| !before.factory.contains(card)), "{:?}", after.factory.map(name));
}
