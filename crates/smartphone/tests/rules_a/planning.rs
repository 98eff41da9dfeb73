//! 11 Planning, what is secret: SP-8, SP-254, SP-255.

use crate::common::*;
use crate::shared::*;
use PadSide::{K1, K2, W1, W2};
use kernel::Viewer;

const PLANS: [Action; 3] = [plan(K1, W1, At(0, 2)), plan(K2, W2, At(1, 0)), plan(W1, K2, At(0, 1))];

const fn plan(lower: PadSide, upper: PadSide, at: At) -> Action {
    Action::Plan { lower, upper, turn: 0, at, tiles: Laid::EMPTY }
}

#[test]
fn sp_8_others_see_only_that_a_plan_is_sealed() {
    for viewer in [Viewer::Seat(S2), Viewer::Seat(S3), Viewer::Onlooker] {
        let views = PLANS.map(|plan| {
            let mut scene = table(3, Options::default());
            scene.act(S1, plan);
            assert_eq!(scene.told(viewer), [&Event::Sealed { seat: S1 }]);
            Smartphone::portray(scene.seen(viewer))
        });
        assert!(views.iter().all(|view| *view == views[0]));
        assert_eq!(views[0].players.iter().map(|player| player.sealed).collect::<Vec<_>>(), [true, false, false]);
        assert!(views[0].sealed.is_none() && views[0].players.iter().all(|player| player.plan.is_none()));
    }
}

#[test]
fn sp_8_the_owner_sees_the_sealed_plan() {
    let mut scene = table(3, Options::default());
    scene.act(S1, PLANS[1]);
    let sealed = Smartphone::portray(scene.seen(S1)).sealed.map(|layout| (layout.pads.lower, layout.pads.upper));
    assert_eq!(sealed, Some((K2, W2)));
}

#[test]
fn sp_8_of_the_pile_all_see_only_how_many_lie_there() {
    let scene = table(3, Options::default());
    for viewer in [Viewer::Seat(S1), Viewer::Seat(S2), Viewer::Onlooker] {
        assert_eq!(Smartphone::portray(scene.seen(viewer)).pile, 22);
    }
}

#[test]
fn sp_8_everything_else_is_public() {
    let mut scene = table(2, Options { directives: Directives::On, ..Options::default() });
    scene.goods(S1, 3).tokens(S2, 2).on_technology(S1, Technology::Gps, 2).on_region(S2, Region::Usa, 1);
    let (own, other) = (Smartphone::portray(scene.seen(S1)), Smartphone::portray(scene.seen(S2)));
    assert_eq!((own.players, own.row, own.directives), (other.players, other.row, other.directives));
    assert_eq!((own.retailers, own.tokens, own.order), (other.retailers, other.tokens, other.order));
}

#[test]
fn sp_254_all_plans_are_revealed_at_the_same_time() {
    let mut scene = table(3, Options::default());
    for (seat, plan) in [(S2, PLANS[1]), (S1, PLANS[0])] {
        scene.act(seat, plan);
        assert!(scene.public().players.iter().all(|(_, it)| it.plan.is_none() && it.price == 5));
    }
    scene.act(S3, PLANS[2]);
    let revealed: Vec<Event> = scene.heard(|event| matches!(event, Event::Revealed { .. }));
    let result = |seat: Seat| Event::Revealed { seat, result: scene.player(seat).result };
    assert_eq!(revealed, [S1, S2, S3].map(result));
    let shown = |seat: Seat| scene.player(seat).plan.map(|plan| (plan.pads.lower, plan.pads.upper));
    assert_eq!([S1, S2, S3].map(shown), [Some((K1, W1)), Some((K2, W2)), Some((W1, K2))]);
}

#[test]
fn sp_254_a_revealed_plan_does_not_change_until_the_end_of_the_round() {
    let mut scene = table(2, Options::default());
    scene.act(S1, PLANS[0]).act(S2, PLANS[1]);
    let plans = [S1, S2].map(|seat| (scene.player(seat).plan, scene.player(seat).result));
    let asked = scene.asked_seat();
    scene.refused_by("SP-226", asked, PLANS[2]).refused_by("SP-255", asked, Action::Withdraw);
    while scene.public().round == 1 {
        assert_eq!([S1, S2].map(|seat| (scene.player(seat).plan, scene.player(seat).result)), plans);
        let seat = scene.asked_seat();
        let action = scene.legal(seat)[0];
        scene.act(seat, action);
    }
}

#[test]
fn sp_255_a_sealed_plan_can_be_withdrawn_until_the_last_player_has_sealed() {
    let mut scene = table(3, Options::default());
    assert_eq!((scene.owed().seats(), scene.owed().allowed()), (Seats::first(3), Seats::first(3)));
    scene.act(S1, PLANS[0]).act(S2, PLANS[1]);
    assert_eq!((scene.owed().seats(), scene.owed().allowed()), (S3.only(), Seats::first(3)));
    assert_eq!(scene.legal(S1), [Action::Withdraw]);
    scene.act(S1, Action::Withdraw);
    assert_eq!(scene.told(S3), [&Event::Withdrew { seat: S1 }]);
    scene.act(S3, PLANS[2]);
    assert_eq!(scene.public().stage, Stage::Planning);
    scene.act(S1, PLANS[1]);
    assert_eq!(scene.player(S1).plan.map(|plan| plan.pads.lower), Some(K2));
}

#[test]
fn sp_255_what_is_not_sealed_cannot_be_withdrawn() {
    let mut scene = table(2, Options::default());
    scene.refused_by("SP-255", S1, Action::Withdraw);
    scene.act(S1, PLANS[0]);
    scene.refused_by("SP-255", S2, Action::Withdraw);
}

#[test]
fn sp_255_a_second_plan_is_handed_in_only_after_the_first_was_withdrawn() {
    let mut scene = table(2, Options::default());
    scene.act(S1, PLANS[0]);
    scene.refused_by("SP-226", S1, PLANS[1]);
    scene.act(S1, Action::Withdraw).act(S1, PLANS[1]);
}

#[test]
fn sp_255_the_order_in_which_plans_come_in_has_no_effect() {
    let ended = |choices: &[(Seat, Action)]| {
        let mut scene = table(3, Options::default());
        for (seat, action) in choices {
            scene.act(*seat, *action);
        }
        scene.state().clone()
    };
    let choices = [(S1, PLANS[0]), (S2, PLANS[1]), (S3, PLANS[2])];
    let first = ended(&choices);
    for order in orders(&choices) {
        assert_eq!(ended(&order), first);
    }
    // Changing one's mind in between has no effect either.
    let again = [(S3, PLANS[0]), (S1, PLANS[0]), (S3, Action::Withdraw), (S2, PLANS[1]), (S3, PLANS[2])];
    assert_eq!(ended(&again), first);
}
