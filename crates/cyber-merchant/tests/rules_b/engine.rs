//! Section 13: for the engine, CM-113 to CM-115.

use crate::common::*;
use crate::shared::{every_setup, play_through};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// Every question comes up, in rounds 1 to 4 and auctions 1 to 3.
#[test]
fn cm_113_the_state_says_where_in_the_game_we_are() {
    let mut met = BTreeSet::new();
    let (mut rounds, mut auctions) = (BTreeSet::new(), BTreeSet::new());
    for (seed, setup) in (1..=18).zip(every_setup().into_iter().cycle()) {
        play_through(&setup, seed, |scene, step| {
            let (before, public) = (&step.before.public, &scene.state().public);
            met.insert(question_of(scene));
            rounds.insert(public.round);
            auctions.insert(public.auction);
            let time = |public: &Public| (public.round, public.auction);
            let bidding = matches!(public.stage, Stage::Bidding { .. });
            let next = match time(before) {
                (round, 3) => (round + 1, 1),
                (round, auction) => (round, auction + 1),
            };
            assert!(time(public) == time(before) || (time(public) == next && bidding), "{:?}", step.events);
        });
    }
    let questions = ["add", "bid", "commit", "exchange", "gift", "over", "return", "stolen", "trick"];
    assert_eq!(met, questions.into_iter().collect());
    assert_eq!((rounds, auctions), ([1, 2, 3, 4].into_iter().collect(), [1, 2, 3].into_iter().collect()));
}

/// What the contract lists, each in its place.
#[test]
fn cm_113_the_state_holds_what_the_contract_lists() {
    let mut table = table(3)
        .round(2)
        .auction(3)
        .prices([1, 2, 3, 4])
        .tokens([0, 1, -1, 2])
        .discarded(["Trajan"])
        .give(S1, ["RB4"])
        .cash(S1, 11)
        .crypto(S2, 7)
        .first(S2)
        .bid_stage(S2);
    table.act(S2, bid(2, 5));
    let state = table.state();
    assert_eq!((state.public.round, state.public.auction, state.public.first), (2, 3, S2));
    assert_eq!((table.stage(), table.bids_now()), (Stage::Bidding { turn: S3 }, vec![None, Some((S2, 5)), None, None]));
    assert_eq!(
        (table.markers_now(), table.cash_now(), table.crypto_now()),
        (vec![1, 0, 1], vec![11, 20, 20], vec![0, 7, 0])
    );
    assert_eq!(
        (table.discard_now(), table.hand_of(S1), table.lot_at(3)),
        (vec!["Trajan"], vec!["RB4"], vec!["CB1", "CB1", "CB2"])
    );
    assert_eq!((state.dark.deck.len(), state.dark.laid, state.dark.tokens), (90 - 9 - 2, 4, [0, 1, -1, 2, 0]));
    let mut market = self::table(3)
        .shown(S1, ["CR1"])
        .market_stage(S1, Cr)
        .committed(S2, ["CB1"])
        .give(S2, ["CR2"])
        .give(S3, ["RB1"]);
    market.act(S2, add(["CR2"]));
    let (mine, back) = (&market.state().private[S2], market.seen(S3).back(S2));
    assert_eq!((mine.sealed, market.face_down(S2)), (Some(stack(["CR2"])), vec!["CB1"]));
    assert_eq!((back.sealed, back.committed, back.cards, market.asked()), (true, 1, 1, vec![S3]));
}

/// The name under which a choice is stored.
fn stored(action: Action) -> String {
    match serde_json::to_value(action).expect("plain data") {
        serde_json::Value::String(name) => name,
        serde_json::Value::Object(fields) => fields.keys().next().expect("its name").clone(),
        other => panic!("{other}"),
    }
}

#[test]
fn cm_114_there_are_eight_decisions() {
    let mut met = BTreeSet::new();
    for (seed, setup) in (1..=12).zip(every_setup().into_iter().cycle()) {
        play_through(&setup, seed, |_, step| {
            met.insert(stored(step.action));
        });
    }
    let all = ["add", "bid", "commit", "exchange", "give", "play_trick", "return", "withdraw"];
    assert_eq!(met, all.map(str::to_owned).into_iter().collect());
}

/// A record keeps these for ever. RB1 is kind 0, CR3 kind 6, WW1 kind 20, Trajan kind 23.
#[test]
fn cm_114_decisions_are_stored_like_this() {
    let written = [
        (bid(2, 7), r#"{"bid":{"place":2,"mark":7}}"#),
        (plain("Trajan"), r#"{"play_trick":{"card":23}}"#),
        (play("Trajan", on(Cr)), r#"{"play_trick":{"card":23,"target":{"price":"CR"}}}"#),
        (play("Elder Chip", shift(Rb, Ac)), r#"{"play_trick":{"card":26,"target":{"shift":{"up":"RB","down":"AC"}}}}"#),
        (play("Cyberstealth", rob(S3)), r#"{"play_trick":{"card":28,"target":{"victim":2}}}"#),
        (play("Reflector", swap(Rb, Cb)), r#"{"play_trick":{"card":29,"target":{"swap":["RB","CB"]}}}"#),
        (give("CR3"), r#"{"give":{"card":6}}"#),
        (give_back(["RB1", "CR3"]), r#"{"return":{"cards":[0,6,null]}}"#),
        (commit(["CR3", "WW1", "CR3"]), r#"{"commit":{"cards":[6,6,20]}}"#),
        (commit([]), r#"{"commit":{"cards":[]}}"#),
        (add(["RB1"]), r#"{"add":{"cards":[0]}}"#),
        (exchange(12), r#"{"exchange":{"crypto":12}}"#),
        (Action::Withdraw, r#""withdraw""#),
    ];
    for (action, text) in written {
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
        assert_eq!(serde_json::from_str::<Action>(text).unwrap(), action);
    }
    assert!(serde_json::from_str::<Action>(r#"{"bid":{"place":2,"mark":7,"seat":1}}"#).is_err());
}

/// Kind by kind, after every step of games of all sizes: what is not in the deck lies in one other place.
#[test]
fn cm_115_every_card_is_in_one_place() {
    for (seed, setup) in (21..=32).zip(every_setup().into_iter().cycle()) {
        let all = standard().layout(setup.seats).deck;
        play_through(&setup, seed, |scene, step| {
            scene.sandbox().audit().unwrap_or_else(|wrong| panic!("{wrong} after {:?}", step.action));
            let state = scene.state();
            let public = &state.public;
            let hands = state.private.iter().map(|(_, private)| private.hand.and(private.commitment));
            let table = public.lots.into_iter().chain(public.shown.iter().map(|(_, shown)| *shown));
            let outside = hands.chain(table).fold(public.discard, Stack::and);
            assert!(all.has_all(outside), "a card is there twice");
            assert_eq!(outside.len() + state.dark.deck.len(), all.len());
        });
    }
}

#[test]
fn cm_115_prices_bids_and_hands_keep_their_bounds() {
    for (seed, setup) in (41..=52).zip(every_setup().into_iter().cycle()) {
        let tracks = standard().in_play(setup.seats).len();
        play_through(&setup, seed, |scene, _| {
            let public = &scene.state().public;
            let (in_play, others) = public.prices.split_at(tracks);
            let marks: RangeInclusive<u8> = 1..=10;
            assert!(in_play.iter().all(|price| marks.contains(price)) && others.iter().all(|price| *price == 0));
            for (seat, player) in public.players.iter() {
                let bids = public.bids.iter().flatten().filter(|bid| bid.seat == seat);
                assert!(bids.map(|bid| u16::from(bid.mark)).sum::<u16>() <= player.cash);
                let tricks = scene.state().private[seat].holds().within(standard().tricks());
                assert!(tricks.is_empty() || matches!(public.stage, Stage::Tricks { .. }), "{seat} kept a trick");
            }
        });
    }
}

/// The count that every test and every table relies on notices what is wrong.
#[test]
fn cm_115_the_audit_notices_what_cannot_be() {
    type Wrong = fn(&mut State<CyberMerchant>);
    let wrong: [(&str, Wrong); 10] = [
        ("a card twice", |state| state.public.discard.insert(kind("RB1"))),
        ("a card lost", |state| state.public.lots[0] = Stack::EMPTY),
        ("a card changed", |state| state.public.discard = stack(["RB1"])),
        ("a hand nobody dealt", |state| state.private[S1].hand = stack(["CR1"])),
        ("a price of 11", |state| state.public.prices[0] = 11),
        ("a price of 0", |state| state.public.prices[0] = 0),
        ("a price without a marker", |state| state.public.prices[4] = 3),
        ("a bid beyond the cash", |state| state.public.players[S1].cash = 4),
        ("a marker too many", |state| state.public.players[S1].markers = 2),
        ("a trick outside its stage", |state| {
            let trick = kind("Trajan");
            state.private[S2].hand.insert(trick);
            state.public.held.insert(trick);
            state.public.discard.remove(trick);
            state.public.notes.took(S2, Stack::one(trick));
            for (_, private) in state.private.iter_mut() {
                private.notes.took(S2, Stack::one(trick));
            }
        }),
    ];
    for (what, spoil) in wrong {
        let mut table = table(3).discarded(["Trajan"]).standing(1, S1, 5).bid_stage(S2);
        table.sound();
        table.edit(spoil);
        assert!(table.sandbox().audit().is_err(), "{what}");
    }
}
