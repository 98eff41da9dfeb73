//! Section 4: setting up a round.

use crate::games::games;
use crate::syn::{Deal, Event, Kind, S1, S2, S3, is_fresh, name, scene};
use kernel::{Game, Viewer};
use syndicate::Syndicate;
use testkit::pick;

#[test]
fn syn_18_four_cards_lie_face_up() {
    let table = Deal { factory: [9, 19, 29, 39], ..Deal::new(2) }.lay_out();
    assert_eq!(table.factory(), ["B10", "B21", "B32", "B43"]);
    let view = Syndicate::portray(table.seen(Viewer::Onlooker));
    assert_eq!(view.factory.iter().flatten().copied().map(name).collect::<Vec<_>>(), table.factory());
}

#[test]
fn syn_19_one_token_of_the_rounds_stack_lies_at_each_position() {
    games(|moment| {
        if moment.heard(|event| matches!(event, Event::RoundBegan { .. })) {
            let laid: Vec<(u8, Kind)> = moment
                .events
                .iter()
                .filter_map(|event| match event {
                    Event::InvestorLaid { position, investor } => Some((*position, *investor)),
                    _ => None,
                })
                .collect();
            assert_eq!(laid.iter().map(|(position, _)| *position).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
            assert_eq!(
                moment.after.public.investors.to_vec(),
                laid.iter().map(|(_, kind)| Some(*kind)).collect::<Vec<_>>()
            );
        }
    });
}

#[test]
fn syn_20_the_tokens_are_shuffled_and_lie_face_up() {
    use Kind::{Defence, Industry, Information, Service, Transport};
    let cases = [
        ([0, 0, 0, 0], [Information, Service, Transport, Defence, Industry]),
        ([4, 3, 2, 1], [Industry, Information, Service, Transport, Defence]),
        ([1, 0, 2, 0], [Service, Information, Industry, Defence, Transport]),
    ];
    for (investors, expected) in cases {
        let table = Deal { investors, ..Deal::new(2) }.lay_out();
        assert_eq!(table.public().investors, expected.map(Some), "{investors:?}");
        let view = Syndicate::portray(table.seen(Viewer::Onlooker));
        let shown = view.investors.to_vec();
        assert_eq!(shown, expected.map(Some));
    }
}

/// One chip each, in every round: a runner-up everywhere takes five.
#[test]
fn syn_21_a_chip_of_one_point_lies_with_each_of_the_five_investors() {
    for round in 1..=3 {
        let mut table = scene(2).round(round).any_chance();
        for slot in 1..=4 {
            table = table.pawns(S1, slot, 1, 1).pawns(S2, slot, 1, 0);
        }
        table.end_round();
        assert_eq!(table.points(), [0, 5], "round {round}");
    }
}

#[test]
fn syn_22_every_player_rolls_five_dice_once_a_round() {
    let dice = vec![[6, 1, 2, 3, 4], [5, 5, 1, 6, 2], [1, 2, 3, 4, 5]];
    let table = Deal { dice, ..Deal::new(3) }.lay_out();
    assert_eq!(table.player(S1).dice, [6, 1, 2, 3, 4]);
    assert_eq!(table.player(S2).dice, [5, 5, 1, 6, 2]);
    assert_eq!(table.player(S3).dice, [1, 2, 3, 4, 5]);
    games(|moment| {
        let rolled = moment.events.iter().filter(|event| matches!(event, Event::DiceRolled { .. })).count();
        let begins = moment.heard(|event| matches!(event, Event::RoundBegan { .. }));
        assert_eq!(rolled, if begins { moment.after.public.players.len() } else { 0 });
        let calibrated = moment.heard(|event| matches!(event, Event::Calibrated { .. }));
        if !begins && !calibrated {
            let dice = |state: &kernel::State<Syndicate>| state.public.players.map(|_, player| player.dice);
            assert_eq!(dice(&moment.before), dice(&moment.after), "nothing else turns a die");
        }
    });
}

#[test]
fn syn_22_the_dice_are_rolled_again_for_the_next_round() {
    let mut table = scene(2);
    table.chance([pick(0, 5), pick(0, 4), pick(0, 3), pick(0, 2)]).rolls([6, 1, 2, 3, 4, 5, 5, 1, 6, 2]);
    table.end_round();
    assert_eq!(table.player(S1).dice, [6, 1, 2, 3, 4]);
    assert_eq!(table.player(S2).dice, [5, 5, 1, 6, 2]);
}

#[test]
fn syn_23_markers_of_the_finished_round_go_back_to_their_owners() {
    let mut table = scene(3).any_chance();
    table.end_round();
    let public = table.public();
    assert_eq!((public.round, public.passed.len()), (2, 0), "nothing is on the next stack yet");
    for (seat, player) in public.players.iter() {
        assert!(public.order.contains(&seat), "one marker on the board");
        assert!(!player.passed, "one in hand");
    }
}

#[test]
fn syn_24_every_round_starts_with_a_full_pool_and_empty_places() {
    let mut begun = 0;
    games(|moment| {
        if moment.heard(|event| matches!(event, Event::RoundBegan { .. })) {
            assert!(moment.after.public.players.iter().all(|(_, player)| is_fresh(player)));
            begun += 1;
        }
    });
    assert_eq!(begun, 3 * 12 * 2, "rounds 2 and 3 of every game");
    assert!(Deal::new(4).lay_out().public().players.iter().all(|(_, player)| is_fresh(player)), "and round 1");
}
