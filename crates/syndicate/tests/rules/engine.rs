//! Section 12: for the engine.

use crate::games::games;
use crate::syn::{
    Action, BOTH, Kind, LEFT, NONE, Public, RIGHT, S1, S2, S3, Stage, Syn, Syndicate, id, open_cards, scene, set,
};
use kernel::{CardSet, Deck, State};
use std::collections::BTreeSet;
use syndicate::state::{Pawns, Plugged, Stack};

type Change = fn(&mut State<Syndicate>);

/// Everything that is listed is part of the state: a change of it is a change of the digest.
#[test]
fn syn_93_the_state_holds_all_that_matters() {
    let changes: [Change; 22] = [
        |state| state.public.round = 2,
        |state| state.dark = Deck::of(set(&["B60"])),
        |state| {
            state.dark = Deck::of(CardSet::EMPTY);
            state.dark.put_on_top(id("B60"));
        },
        |state| state.public.discard = set(&["B60"]),
        |state| state.public.factory.swap(0, 3),
        |state| state.public.investors.swap(0, 4),
        |state| state.public.investors[0] = None,
        |state| state.public.players[S2].dice[0] = 6,
        |state| state.public.players[S2].network[3] = Some(Plugged { card: id("B60"), covered: NONE }),
        |state| state.public.players[S2].network[3] = Some(Plugged { card: id("B60"), covered: LEFT }),
        |state| state.public.players[S2].network[3] = Some(Plugged { card: id("B60"), covered: RIGHT }),
        |state| state.public.players[S2].agents = 1,
        |state| state.public.players[S2].assistants = 1,
        |state| state.public.players[S2].at[2] = Pawns { agents: 1, assistants: 0 },
        |state| state.public.players[S2].at[2] = Pawns { agents: 0, assistants: 1 },
        |state| state.public.players[S2].passed = true,
        |state| state.public.players[S2].pile = set(&["B60"]),
        |state| state.public.players[S2].won[4] = 1,
        |state| state.public.players[S2].printed = Kind::Industry,
        |state| state.public.players[S2].vp = 300,
        |state| state.public.order = Stack::from_iter([S2, S1]),
        |state| state.public.passed = Stack::from_iter([S2]),
    ];
    let mut digests = BTreeSet::from([scene(2).state().digest()]);
    for (n, change) in changes.into_iter().enumerate() {
        let mut table = scene(2);
        table.edit(change);
        assert!(digests.insert(table.state().digest()), "change {n}");
    }
}

#[test]
fn syn_93_the_state_knows_whose_turn_it_is_and_what_comes_next() {
    let mut table = scene(3).order(&[S3, S1, S2]).slot(2, "B16");
    let stage = |table: &Syn| (table.public().on_turn(), table.public().stage);
    assert_eq!(stage(&table), (S3, Stage::Turn));
    table.act(S3, Action::PlaceAgent { slot: 2, sent: 0 });
    assert_eq!(stage(&table), (S3, Stage::PlugIn { card: id("B16") }), "taken but not yet plugged in");
    table.act(S3, Action::PlugIn { place: 4 });
    assert_eq!(stage(&table), (S3, Stage::Calibrate { place: 3 }));
    table.act(S3, Action::Calibrate { cover_left: true, cover_right: false });
    assert_eq!(stage(&table), (S1, Stage::Turn));
}

/// Every action there could be.
fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::Pass];
    for slot in 0..=6 {
        all.extend((0..=7).map(|sent| Action::PlaceAgent { slot, sent }));
    }
    all.extend((0..=6).map(|place| Action::PlugIn { place }));
    all.extend(
        [NONE, LEFT, RIGHT, BOTH].map(|[cover_left, cover_right]| Action::Calibrate { cover_left, cover_right }),
    );
    all.sort_unstable();
    all
}

/// What the table in section 5 and SYN-94 allow, worked out from the position.
fn allowed(public: &Public, action: &Action) -> bool {
    let player = &public.players[public.on_turn()];
    match (public.stage, *action) {
        (Stage::Turn, Action::PlaceAgent { slot, sent }) => {
            (1..=4).contains(&slot) && player.agents > 0 && sent <= player.assistants
        }
        (Stage::Turn, Action::Pass) => !player.passed,
        (Stage::PlugIn { .. }, Action::PlugIn { place }) => {
            (1..=4).contains(&place) && player.network[usize::from(place) - 1].is_none()
        }
        (Stage::Calibrate { place }, Action::Calibrate { cover_left, cover_right }) => {
            let card = player.network[usize::from(place)].map(|plugged| plugged.card).expect("just plugged in");
            let robot = crate::syn::standard().robot(card);
            let marks = [robot.left, robot.right].map(|mark| mark != crate::syn::Mark::Same);
            (marks[0] || !cover_left)
                && (marks[1] || !cover_right)
                && u8::from(cover_left) + u8::from(cover_right) <= player.assistants
        }
        _ => false,
    }
}

#[test]
fn syn_94_exactly_the_listed_actions_are_legal() {
    let all = all_actions();
    games(|moment| {
        let public = &moment.after.public;
        let seen = moment.after.seen(public.on_turn());
        let expected: Vec<Action> = all.iter().copied().filter(|action| allowed(public, action)).collect();
        let checked: Vec<Action> =
            all.iter().copied().filter(|action| seen.may_act().and_then(|it| it.check(action)).is_ok()).collect();
        assert_eq!(checked, expected, "{:?}", public.stage);
        let mut listed = Vec::new();
        seen.asked().map(|asked| asked.legal(usize::MAX, &mut listed));
        listed.sort_unstable();
        assert_eq!(listed, expected, "{:?}", public.stage);
        assert!(expected.len() != 1, "what is forced is not asked for");
    });
}

/// The forms in which actions stand in records.
#[test]
fn syn_94_actions_are_written_like_this() {
    let forms = [
        (Action::PlaceAgent { slot: 4, sent: 2 }, r#"{"place_agent":{"slot":4,"sent":2}}"#),
        (Action::PlugIn { place: 1 }, r#"{"plug_in":{"place":1}}"#),
        (
            Action::Calibrate { cover_left: true, cover_right: false },
            r#"{"calibrate":{"cover_left":true,"cover_right":false}}"#,
        ),
        (Action::Pass, r#""pass""#),
    ];
    for (action, form) in forms {
        assert_eq!(serde_json::to_string(&action).unwrap(), form);
        assert_eq!(serde_json::from_str::<Action>(form).unwrap(), action);
    }
    for wrong in [r#"{"place_agent":{"slot":1}}"#, r#"{"plug_in":{"place":1,"slot":1}}"#, r#"{"buy":{"slot":1}}"#] {
        assert!(serde_json::from_str::<Action>(wrong).is_err(), "{wrong}");
    }
}

/// Counted here without the engine's own audit, which the scenes use after every step.
#[test]
fn syn_95_between_turns_every_piece_is_in_one_place() {
    games(|moment| {
        let public = &moment.after.public;
        if public.stage != Stage::Turn {
            return;
        }
        let open = open_cards(public);
        assert_eq!(public.factory.iter().collect::<BTreeSet<_>>().len(), 4, "the factory has four cards");
        assert_eq!(moment.after.dark, Deck::of(CardSet::first(60).minus(open)), "the rest is in the deck");
        let mut cards = public.factory.len() + public.discard.len();
        for (seat, player) in public.players.iter() {
            let plugged = player.network.iter().flatten();
            cards += plugged.clone().count() + player.pile.len();
            let slots = |of: fn(&Pawns) -> u8| player.at.iter().map(of).sum::<u8>();
            let corners = plugged.clone().flat_map(|plugged| plugged.covered).filter(|covered| *covered).count() as u8;
            assert_eq!(player.agents + slots(|pawns| pawns.agents), 4, "{seat}");
            assert_eq!(player.assistants + slots(|pawns| pawns.assistants) + corners, 5, "{seat}");
            assert_eq!(plugged.count(), usize::from(4 - player.agents), "{seat}");
            assert!(player.dice.iter().all(|die| (1..=6).contains(die)));
        }
        assert_eq!(cards, open.len(), "no open card is in two places");
    });
}

/// What the audit is for: it notices each kind of loss.
#[test]
fn syn_95_the_audit_notices_what_is_missing_or_doubled() {
    let losses: [(&str, Change); 7] = [
        ("a card twice", |state| state.public.factory[0] = state.public.factory[1]),
        ("a card less", |state| state.public.discard = CardSet::EMPTY),
        ("an agent less", |state| state.public.players[S1].agents = 3),
        ("an assistant more", |state| state.public.players[S1].assistants = 6),
        ("an agent without a robot", |state| {
            state.public.players[S1].agents = 3;
            state.public.players[S1].at[0].agents = 1;
        }),
        ("a die of 0", |state| state.public.players[S2].dice[0] = 0),
        ("a die of 7", |state| state.public.players[S2].dice[4] = 7),
    ];
    let table = || scene(2).deck(&["B50", "B51"]);
    assert_eq!(table().sandbox().audit(), Ok(()));
    for (what, lose) in losses {
        let mut table = table();
        table.edit(lose);
        assert!(table.sandbox().audit().is_err(), "{what}");
    }
}
