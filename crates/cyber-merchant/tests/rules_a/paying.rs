//! 5.3 Paying.

use crate::common::*;
use cyber_merchant::view::{Counted, NotesView, View};
use kernel::Game;

fn view(table: &Cm, viewer: impl Into<Viewer>) -> View {
    CyberMerchant::portray(table.seen(viewer))
}

/// The names of shown cards.
fn shown(cards: &Counted) -> Vec<&'static str> {
    cards.iter().flat_map(|(kind, count)| std::iter::repeat_n(name(*kind), (*count).into())).collect()
}

/// What a viewer's screen notes of a player: the cards they have for certain, and how many are not known.
fn notes(table: &Cm, viewer: impl Into<Viewer>, of: Seat) -> Option<(Vec<&'static str>, u8)> {
    let NotesView { certain, unknown, .. } = view(table, viewer).players[of.index()].notes.clone()?;
    Some((shown(&certain), unknown))
}

/// Seat 3 won P1, seat 1 P2, seat 2 P3: they pay in the order of the places.
#[test]
fn cm_42_from_p1_each_winner_pays_the_mark_and_takes_the_lot() {
    let table = table(3).standing(2, S1, 7).standing(1, S3, 20).bid_stage(S2).auction(3).give(S2, ["CR4"]);
    let mut table = table.cash(S2, 11);
    table.act(S2, bid(3, 4));
    assert_eq!(table.cash_now(), [13, 7, 0]);
    assert_eq!(table.hand_of(S1), ["CR1", "CR1", "CR2"]);
    assert_eq!(table.hand_of(S2), ["CR4", "CB1", "CB1", "CB2"], "with what was there before");
    assert_eq!(table.hand_of(S3), ["RB1", "RB1", "RB2"]);
    let lot = |seat, place, mark, cards| Event::LotBought { seat, place, mark, cards: stack(cards) };
    let expected = [
        lot(S3, 1, 20, ["RB1", "RB1", "RB2"]),
        lot(S1, 2, 7, ["CR1", "CR1", "CR2"]),
        lot(S2, 3, 4, ["CB1", "CB1", "CB2"]),
    ];
    assert_eq!(table.heard(Viewer::Onlooker)[1..4], expected);
    assert_eq!(table.public().lots, [Stack::EMPTY; 4]);
}

#[test]
fn cm_42_the_bid_markers_go_back_to_their_owners() {
    for players in 2..=4 {
        let mut table = table(players).auction(3);
        let before = table.markers_now();
        table.bid_nothing([]);
        assert_eq!((table.markers_now(), table.bids_now()), (before, vec![None; 4]));
    }
}

#[test]
fn cm_42_with_two_players_both_lots_are_paid() {
    let mut table = table(2).standing(4, S1, 9).standing(1, S1, 16).standing(2, S2, 5).bid_stage(S2).auction(3);
    table.act(S2, bid(3, 1));
    assert_eq!(table.cash_now(), [0, 19]);
    assert_eq!(table.hand_of(S1), ["RB1", "RB1", "WW1", "WW1"]);
    assert_eq!(table.hand_of(S2), ["CR1", "CR1", "CB1", "CB1"]);
}

/// Two tables that differ only in who of seats 1 and 2 has which card look the same to everybody else.
#[test]
fn cm_43_hands_are_closed() {
    let one = table(3).give(S1, ["CR3", "WW1"]).give(S2, ["CB3", "RB2"]).auction(2);
    let other = table(3).give(S1, ["CB3", "RB2"]).give(S2, ["CR3", "WW1"]).auction(2);
    for viewer in [Viewer::Onlooker, S3.into()] {
        assert_eq!(view(&one, viewer), view(&other, viewer));
        assert!(view(&one, viewer).own.is_none_or(|own| own.cards.is_empty()));
    }
    let own = |table: &Cm, seat| shown(&view(table, seat).own.unwrap().cards);
    assert_eq!((own(&one, S1), own(&one, S2)), (vec!["CR3", "WW1"], vec!["RB2", "CB3"]), "their own, they see");
    assert_ne!(view(&one, S1), view(&other, S1));
}

/// So what somebody says they play must be in their hand.
#[test]
fn cm_43_nobody_plays_a_card_that_is_not_in_their_hand() {
    let mut tricks = table(3).give(S1, ["Trajan"]).give(S2, ["Reflector", "CR3", "CB4"]).trick_stage(S1);
    tricks.refused_by("CM-43", S1, play("Reflector", swap(Rb, Cr))).refused_by("CM-43", S1, plain("Elder Chip"));
    let mut commits = table(3).give(S1, ["CR3"]).give(S2, ["CR4", "CR1"]).commit_stage();
    commits.refused_by("CM-43", S1, commit(["CR4"])).refused_by("CM-43", S1, commit(["CR3", "CR3"]));
    commits.refused_by("CM-43", S2, commit(["CR1", "CR1"]));
}

#[test]
fn cm_44_cards_in_hand_cash_crypto_prices_and_discards_are_open() {
    let table = table(3).give(S1, ["CR3", "WW1"]).give(S2, ["CB3"]).discarded(["Trajan", "RB4", "RB4"]);
    let table = table.cash(S2, 17).crypto(S3, 9).prices([1, 5, 10, 4]);
    for viewer in [Viewer::Onlooker, S1.into(), S2.into(), S3.into()] {
        let view = view(&table, viewer);
        assert_eq!(view.players.iter().map(|player| player.back.cards).collect::<Vec<_>>(), [2, 1, 0]);
        assert_eq!(view.players.iter().map(|player| player.cash).collect::<Vec<_>>(), [20, 17, 20]);
        assert_eq!(view.players.iter().map(|player| player.crypto).collect::<Vec<_>>(), [0, 0, 9]);
        assert_eq!(view.prices, [1, 5, 10, 4]);
        assert_eq!(shown(&view.discard), ["RB4", "RB4", "Trajan"]);
    }
}

#[test]
fn cm_44_the_screen_keeps_account_only_if_the_table_wants_it() {
    assert_eq!(Options::default().notes, Notes::Hidden);
    for (notes_are, expected) in [(Notes::Hidden, None), (Notes::Shown, Some((vec!["RB1", "RB1", "RB2"], 0)))] {
        let mut table = table_with(3, Options { notes: notes_are, ..Options::default() }).auction(3);
        table.bid_nothing([]);
        for viewer in [Viewer::Onlooker, S2.into(), S3.into()] {
            assert_eq!(notes(&table, viewer, S1), expected, "seat 1 bought P1 before everybody's eyes");
        }
        assert_eq!(notes(&table, S1, S1), None, "about one's own hand there is nothing to remember");
    }
}

/// A stolen share: thief and victim know which, the others that it was one of three.
#[test]
fn cm_44_gifts_and_thefts_are_known_to_those_who_took_part() {
    let shown = Options { notes: Notes::Shown, ..Options::default() };
    let table = table_with(4, shown).give(S1, ["Cyberstealth", "RB3"]).give(S2, ["CR1", "CR2", "CB1"]);
    let mut table = table.give(S3, ["Trajan"]).trick_stage(S1);
    table.chance([pick(1, 3)]).act(S1, play("Cyberstealth", rob(S2)));
    assert_eq!((table.hand_of(S1), table.hand_of(S2)), (vec!["RB3", "CR2"], vec!["CR1", "CB1"]));
    assert_eq!(notes(&table, S1, S2), Some((vec!["CR1", "CB1"], 0)));
    assert_eq!(notes(&table, S2, S1), Some((vec!["RB3", "CR2"], 0)));
    for viewer in [Viewer::Onlooker, S3.into(), S4.into()] {
        assert_eq!(notes(&table, viewer, S1), Some((vec!["RB3"], 1)));
        assert_eq!(notes(&table, viewer, S2), Some((vec![], 2)));
    }
    let given = |viewer: Viewer| table.heard(viewer)[1];
    assert_eq!(given(S2.into()), Event::Stolen { by: S1, from: S2, card: Some(kind("CR2")) });
    assert_eq!(given(S3.into()), Event::Stolen { by: S1, from: S2, card: None });
}
