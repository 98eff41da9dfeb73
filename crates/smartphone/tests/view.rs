//! What a client receives, and what it does not.

#[path = "common/mod.rs"]
mod common;

use common::*;
use kernel::{Game, Viewer};
use smartphone::pieces::{Power, Region, Symbol, Technology};
use smartphone::view::{PhaseView, View};
use smartphone::{BoardSize, Directives, Hard, Options, Smartphone, Stage, Technologies};

fn view(scene: &Table, viewer: impl Into<Viewer>) -> View {
    Smartphone::portray(scene.seen(viewer))
}

/// A game with all modules, in the second round.
fn midway(board: BoardSize) -> Table {
    let technologies = Technologies::FirstGame;
    let options = Options { board, technologies, directives: Directives::On, hard: Hard::On, ..Options::default() };
    let mut scene = table(3, options);
    scene.wander(5, |state| state.public.round == 2 && matches!(state.public.stage, Stage::Selling(_)));
    scene
}

#[test]
fn a_view_is_read_as_it_was_written() {
    for board in [BoardSize::Big, BoardSize::Small] {
        let mut scene = midway(board);
        for _ in 0..40 {
            for viewer in [Viewer::Seat(S1), Viewer::Seat(S2), Viewer::Onlooker] {
                let view = view(&scene, viewer);
                let text = serde_json::to_string(&view).expect("a view is written");
                assert_eq!(serde_json::from_str::<View>(&text).expect("a view is read"), view);
            }
            let mut steps = 0;
            scene.wander(steps, |_| {
                steps += 1;
                steps > 1
            });
        }
    }
}

#[test]
fn sp_8_a_sealed_plan_is_seen_by_its_owner_alone() {
    let mut scene = table(2, Options::default());
    let plan = plan_with(&scene, S1, &[(Symbol::Factory, 1)]);
    scene.act(S1, plan);
    assert!(view(&scene, S1).sealed.is_some());
    for viewer in [Viewer::Seat(S2), Viewer::Onlooker] {
        let view = view(&scene, viewer);
        assert_eq!((view.sealed, view.players[0].plan, view.players[0].sealed), (None, None, true));
        assert!(view.players[0].result.is_none() && !view.players[1].sealed);
    }
    assert_eq!(view(&scene, Viewer::Onlooker).asked, [S2]);
}

#[test]
fn sp_254_revealed_plans_are_seen_by_all_with_what_they_come_to() {
    let mut scene = table(2, Options::default());
    scene.plans(&[&[(Symbol::Factory, 1), (Symbol::Logistics, 3)], &[(Symbol::Factory, 1)]]);
    let view = view(&scene, Viewer::Onlooker);
    let result = view.players[0].result.as_ref().expect("a revealed plan");
    assert_eq!((result.logistics, result.price), (3, scene.player(S1).price));
    assert_eq!(result.goods, scene.player(S1).goods);
    assert_eq!((view.phase, view.turn), (PhaseView::Improvement, Some(view.order[0])));
}

#[test]
fn a_region_says_who_would_buy_from_the_viewer() {
    let mut scene = table(2, Options::default());
    scene.without_retailers().price(S1, 5).research(S1, Technology::WiFi);
    let buyers = |viewer: Viewer| {
        let view = view(&scene, viewer);
        view.regions.into_iter().find(|it| it.region == Region::NorthAfrica).expect("a region").buyers
    };
    assert_eq!(buyers(S1.into()), [1, 2], "6 and Wi-Fi");
    assert!(buyers(S2.into()).is_empty() && buyers(Viewer::Onlooker).is_empty());
}

#[test]
fn a_technology_says_what_it_would_cost_the_viewer() {
    let mut scene = table(2, Options::default());
    scene.own(S1, Power::GamepadDark).research(S2, Technology::Nfc);
    let cost = |viewer: Viewer| view(&scene, viewer).technologies[Technology::Nfc.index()].cost;
    assert_eq!((cost(S1.into()), cost(S2.into()), cost(Viewer::Onlooker)), (Some(3), Some(4), None));
}

#[test]
fn a_directive_says_how_much_of_it_each_player_has() {
    let mut scene = table(3, Options { directives: Directives::On, ..Options::default() });
    scene.edit(|state| state.public.directives = [13].into_iter().collect());
    scene.research(S2, Technology::Gps).research(S2, Technology::Nfc).research(S3, Technology::FourG);
    let view = view(&scene, Viewer::Onlooker);
    assert_eq!((view.directives[0].number, &view.directives[0].reached[..]), (14, &[0, 2, 1][..]));
}

#[test]
fn steve_is_the_last_player() {
    let scene = table(1, Options::default());
    let view = view(&scene, S1);
    assert_eq!(view.players.iter().map(|player| player.steve).collect::<Vec<_>>(), [false, true]);
    assert_eq!(view.asked, [S1]);
}
