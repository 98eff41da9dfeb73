//! Sections 6.1 and 6.2: place an agent, plug it in.

use crate::games::games;
use crate::syn::{Action, Event, NONE, S1, S2, S3, Stage, id, name, scene};
use kernel::Game;
use syndicate::state::Pawns;
use syndicate::{Syndicate, influence};

#[test]
fn syn_33_an_agent_goes_above_any_slot() {
    for slot in 1..=4 {
        let mut table = scene(2).pawns(S2, 1, 1, 2).pawns(S2, 2, 1, 0).pawns(S2, 3, 2, 3);
        table.act(S1, Action::PlaceAgent { slot, sent: 0 });
        let at = usize::from(slot) - 1;
        assert_eq!(table.player(S1).agents, 3, "one agent from the pool");
        for other in 0..4 {
            assert_eq!(table.player(S1).at[other].agents, u8::from(other == at));
        }
    }
}

#[test]
fn syn_33_there_are_no_other_slots() {
    let mut table = scene(2);
    for slot in [0, 5, 255] {
        table.refused_by("SYN-33", S1, Action::PlaceAgent { slot, sent: 0 });
    }
}

#[test]
fn syn_34_any_number_of_assistants_goes_along() {
    for sent in 0..=5 {
        let mut table = scene(2);
        table.act(S1, Action::PlaceAgent { slot: 3, sent });
        assert_eq!(table.player(S1).at[2], Pawns { agents: 1, assistants: sent });
        assert_eq!(table.player(S1).assistants, 5 - sent);
    }
}

#[test]
fn syn_34_no_more_than_are_in_the_pool() {
    let mut table = scene(2).pawns(S1, 4, 0, 3);
    table.refused_by("SYN-34", S1, Action::PlaceAgent { slot: 3, sent: 3 });
    table.refused_by("SYN-34", S1, Action::PlaceAgent { slot: 3, sent: 255 });
    let most = table.legal(S1).into_iter().filter_map(|action| match action {
        Action::PlaceAgent { sent, .. } => Some(sent),
        _ => None,
    });
    assert_eq!(most.max(), Some(2));
    table.act(S1, Action::PlaceAgent { slot: 4, sent: 2 });
    assert_eq!(table.player(S1).at[3], Pawns { agents: 1, assistants: 5 });
}

#[test]
fn syn_35_each_pawn_at_a_slot_is_worth_one_influence() {
    let table = scene(2).pawns(S1, 1, 2, 3).pawns(S2, 1, 0, 1);
    assert_eq!(influence(table.public(), 0)[S1].total(), 5);
    assert_eq!(influence(table.public(), 0)[S2].total(), 1, "an assistant is worth as much as an agent");
}

/// Pawns come to a slot in one way only.
#[test]
fn syn_36_assistants_go_to_a_slot_only_with_an_agent() {
    games(|moment| {
        let round = |state: &kernel::State<Syndicate>| state.public.round;
        if round(&moment.before) != round(&moment.after) {
            return;
        }
        for (seat, before) in moment.before.public.players.iter() {
            let after = &moment.after.public.players[seat];
            for slot in 1..=4 {
                let (was, is) = (before.at[slot - 1], after.at[slot - 1]);
                match moment.action {
                    Action::PlaceAgent { slot: to, sent } if seat == moment.seat && usize::from(to) == slot => {
                        assert_eq!((is.agents, is.assistants), (was.agents + 1, was.assistants + sent));
                    }
                    _ => assert_eq!(was, is, "{:?} changed S{slot}", moment.action),
                }
            }
        }
    });
}

#[test]
fn syn_37_buying_costs_nothing_and_needs_no_majority() {
    let mut table = scene(3).pawns(S2, 2, 2, 5).pawns(S3, 2, 1, 4).vp(S1, 7);
    table.act(S1, Action::PlaceAgent { slot: 2, sent: 0 });
    assert_eq!(table.public().stage, Stage::PlugIn { card: id("B13") }, "the card is theirs");
    let player = table.player(S1);
    assert_eq!((player.vp, player.agents, player.assistants), (7, 3, 5), "an agent, and nothing besides");
}

#[test]
fn syn_38_the_card_is_replaced_at_once_by_the_top_card_of_the_deck() {
    let mut table = scene(2).slot(3, "B25").top(&["B50", "B51"]);
    let [first, second, _, fourth] = table.factory();
    table.act(S1, Action::PlaceAgent { slot: 3, sent: 0 });
    assert_eq!(table.public().stage, Stage::PlugIn { card: id("B25") });
    assert_eq!(table.factory(), [first, second, "B50", fourth]);
    assert!(table.heard().contains(&Event::CardLaid { slot: 3, card: id("B50") }));
}

/// The refill is shown while the first decision of three is all that has been made.
#[test]
fn syn_39_the_new_card_is_seen_before_the_old_one_is_plugged_in() {
    let mut table = scene(2).slot(1, "B16").top(&["B50"]);
    table.act(S1, Action::PlaceAgent { slot: 1, sent: 1 });
    let view = Syndicate::portray(table.seen(S1));
    assert_eq!(name(view.factory[0].expect("a card was laid there")), "B50");
    assert_eq!(table.legal(S1), [1, 2, 3, 4].map(|place| Action::PlugIn { place }));
    table.act(S1, Action::PlugIn { place: 2 });
    assert_eq!(table.legal(S1).len(), 4, "both corners of B16 can be covered");
    table.act(S1, Action::Calibrate { cover_left: false, cover_right: false });
    assert_eq!(table.asked(), Some(S2));
}

#[test]
fn syn_40_pawns_stay_at_a_slot_whatever_happens_to_the_card() {
    let mut table = scene(2);
    table.buy(S1, 1, 2, 1, NONE);
    table.buy(S2, 1, 0, 1, NONE);
    assert_eq!(table.player(S1).at[0], Pawns { agents: 1, assistants: 2 }, "another card was taken there");
    table.pass(S1);
    assert_eq!(table.player(S1).at[0], Pawns { agents: 1, assistants: 2 }, "all cards were renewed");
    assert_eq!(table.player(S2).at[0], Pawns { agents: 1, assistants: 0 });
}

#[test]
fn syn_41_the_card_goes_to_an_empty_place() {
    for place in 1..=4 {
        let mut table = scene(2).slot(1, "B16");
        table.buy(S1, 1, 0, place, NONE);
        for other in 1..=4 {
            let there = table.player(S1).network[other - 1].map(|plugged| name(plugged.card));
            assert_eq!(there, (other == usize::from(place)).then_some("B16"));
        }
    }
}

#[test]
fn syn_41_a_filled_place_cannot_be_used_again() {
    let mut table = scene(2).bought(S1, 1, 1, "B40").bought(S1, 2, 3, "B41");
    table.act(S1, Action::PlaceAgent { slot: 1, sent: 0 });
    for place in [0, 1, 3, 5, 255] {
        table.refused_by("SYN-41", S1, Action::PlugIn { place });
    }
    assert_eq!(table.legal(S1), [2, 4].map(|place| Action::PlugIn { place }));
}

/// The last empty place leaves nothing to choose.
#[test]
fn syn_41_the_last_empty_place_is_taken_without_asking() {
    let mut table = scene(2).bought(S1, 1, 1, "B40").bought(S1, 2, 3, "B41").bought(S1, 2, 4, "B42").slot(2, "B16");
    table.act(S1, Action::PlaceAgent { slot: 2, sent: 0 });
    assert_eq!(table.public().stage, Stage::Calibrate { place: 1 }, "N2, counted from 0");
    assert!(table.heard().contains(&Event::PluggedIn { seat: S1, place: 2, card: id("B16") }));
}

#[test]
fn syn_41_a_card_once_placed_does_not_move() {
    games(|moment| {
        if moment.before.public.round != moment.after.public.round || moment.after.public.stage == Stage::Over {
            return;
        }
        for (seat, before) in moment.before.public.players.iter() {
            for (was, is) in before.network.iter().zip(moment.after.public.players[seat].network) {
                assert!(was.is_none() || was.map(|plugged| plugged.card) == is.map(|plugged| plugged.card));
            }
        }
    });
}

#[test]
fn syn_42_the_card_must_be_plugged_in() {
    let mut table = scene(2);
    table.act(S1, Action::PlaceAgent { slot: 1, sent: 0 });
    table.refused_by("SYN-42", S1, Action::Pass);
    table.refused_by("SYN-42", S1, Action::PlaceAgent { slot: 2, sent: 0 });
    table.refused_by("SYN-42", S1, Action::Calibrate { cover_left: false, cover_right: false });
    assert!(table.legal(S1).iter().all(|action| matches!(action, Action::PlugIn { .. })));
    games(|moment| {
        if let Stage::PlugIn { .. } = moment.after.public.stage {
            let player = &moment.after.public.players[moment.seat];
            assert!(player.empty_places().count() > 1, "there is always an empty place");
        }
    });
}
