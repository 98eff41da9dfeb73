//! What a client receives, and what it does not.

use cyber_merchant::view::{Counted, NotesView, StageView};
use cyber_merchant::{CyberMerchant, Notes, Options, Stage, View};
use kernel::{Game, Seat, Setup, Viewer};
use testkit::{S1, S2, Scene};

type Table = Scene<CyberMerchant>;

/// A game of three in the middle of a market.
fn at_market(notes: Notes) -> Table {
    let options = Options { notes, ..Options::default() };
    let mut scene: Table = Scene::with(&Setup { options, ..Setup::standard(3) }, 5);
    scene.seeded(5).wander(5, |state| state.public.round > 1 && matches!(state.public.stage, Stage::Market { .. }));
    scene
}

fn view(scene: &Table, viewer: impl Into<Viewer>) -> View {
    CyberMerchant::portray(scene.seen(viewer))
}

fn count(cards: &Counted) -> usize {
    cards.iter().map(|(_, count)| usize::from(*count)).sum()
}

#[test]
fn a_view_is_read_as_it_was_written() {
    for notes in [Notes::Hidden, Notes::Shown] {
        let scene = at_market(notes);
        for viewer in [Viewer::Seat(S1), Viewer::Seat(S2), Viewer::Onlooker] {
            let view = view(&scene, viewer);
            let text = serde_json::to_string(&view).expect("a view is written");
            assert_eq!(serde_json::from_str::<View>(&text).expect("a view is read"), view);
        }
    }
}

#[test]
fn cm_44_notes_are_sent_only_where_the_table_wants_them() {
    let text = |notes: Notes, viewer: Viewer| serde_json::to_string(&view(&at_market(notes), viewer).players);
    for viewer in [Viewer::Seat(S1), Viewer::Onlooker] {
        assert!(!text(Notes::Hidden, viewer).expect("a view").contains("notes"));
        assert!(text(Notes::Shown, viewer).expect("a view").contains("notes"));
    }
    let scene = at_market(Notes::Shown);
    let of = |viewer: Viewer, seat: Seat| view(&scene, viewer).players[seat.index()].notes.clone();
    assert!(of(Viewer::Seat(S1), S1).is_none(), "one's own cards are no notes");
    for viewer in [Viewer::Seat(S1), Viewer::Onlooker] {
        let NotesView { certain, possible, unknown } = of(viewer, S2).expect("notes");
        let back = scene.seen(viewer).back(S2);
        assert_eq!(count(&certain) + usize::from(unknown), usize::from(back.holds()));
        assert!(count(&possible) >= usize::from(unknown), "what is not certain is possible");
    }
}

#[test]
fn own_cards_are_seen_and_no_others() {
    let scene = at_market(Notes::Hidden);
    assert!(view(&scene, Viewer::Onlooker).own.is_none());
    for seat in [S1, S2] {
        let own = view(&scene, seat).own.expect("a hand");
        let back = scene.seen(seat).back(seat);
        assert_eq!((count(&own.cards), count(&own.commitment)), (back.cards.into(), back.committed.into()));
    }
}

#[test]
fn a_market_says_what_is_sold_and_what_was_turned_up() {
    let view = view(&at_market(Notes::Hidden), Viewer::Onlooker);
    let StageView::Market { caller, corporation } = view.stage else { panic!("{:?}", view.stage) };
    let player = &view.players[caller.index()];
    assert!(!player.shown.is_empty() && player.sum > 0 && !view.asked.contains(&caller));
    assert!(view.prices[corporation.index()] > 0);
    assert!(view.turn.is_none() && !view.asked.is_empty());
}
