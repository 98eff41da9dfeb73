//! Section 6.3: calibrate.

use crate::games::games;
use crate::syn::{Action, BOTH, Event, LEFT, Mark, NONE, RIGHT, S1, S2, Stage, Syn, scene, standard};
use syndicate::influence;

/// Seat 1 buys a card and plugs it in at a place, covering these corners.
fn calibrated(dice: [u8; 5], card: &str, place: u8, covers: [bool; 2]) -> [u8; 5] {
    let mut table = scene(2).dice(S1, dice).slot(1, card);
    table.buy(S1, 1, 0, place, covers);
    table.player(S1).dice
}

/// A card with these corners, and no assistant in the pool to cover them.
fn plain(dice: [u8; 5], card: &str, place: u8) -> [u8; 5] {
    let mut table = scene(2).dice(S1, dice).slot(1, card).pawns(S1, 4, 0, 5);
    table.buy(S1, 1, 0, place, NONE);
    table.player(S1).dice
}

/// Every card at every place: nothing but the two dice beside it changes.
#[test]
fn syn_43_the_corners_act_on_the_dice_beside_the_card() {
    for robot in &standard().robots {
        let change = |mark: Mark| match mark {
            Mark::Plus => 1,
            Mark::Minus => -1,
            Mark::Same => 0,
        };
        for place in 1..=4 {
            let after = plain([2, 3, 4, 5, 3], &robot.name, place);
            let k = usize::from(place) - 1;
            let mut expected = [2, 3, 4, 5, 3];
            expected[k] += change(robot.left);
            expected[k + 1] += change(robot.right);
            assert_eq!(after.map(i32::from), expected, "{} at N{place}", robot.name);
        }
    }
}

#[test]
fn syn_44_raising_a_six_makes_it_one() {
    assert_eq!(plain([6; 5], "B12", 2), [6, 1, 1, 6, 6], "B12: + and +");
    for die in 1..=5 {
        assert_eq!(plain([die; 5], "B12", 2)[1], die + 1);
    }
}

#[test]
fn syn_45_lowering_a_one_makes_it_six() {
    assert_eq!(plain([1; 5], "B06", 2), [1, 6, 6, 1, 1], "B06: − and −");
    for die in 2..=6 {
        assert_eq!(plain([die; 5], "B06", 2)[1], die - 1);
    }
}

#[test]
fn syn_46_assistants_cover_the_left_corner_the_right_both_or_none() {
    for (covers, dice, left) in [(NONE, [4, 2], 5), (LEFT, [3, 2], 4), (RIGHT, [4, 3], 4), (BOTH, [3, 3], 3)] {
        let mut table = scene(2).slot(1, "B10");
        table.buy(S1, 1, 0, 3, covers);
        assert_eq!(table.player(S1).dice, [3, 3, dice[0], dice[1], 3], "B10: + and −, covered {covers:?}");
        assert_eq!(table.player(S1).assistants, left);
        assert_eq!(table.player(S1).network[2].unwrap().covered, covers);
    }
}

#[test]
fn syn_46_the_choice_is_made_before_anything_else() {
    let mut table = scene(2).slot(1, "B10");
    table.act(S1, Action::PlaceAgent { slot: 1, sent: 0 }).act(S1, Action::PlugIn { place: 1 });
    assert_eq!(table.player(S1).dice, [3; 5], "no die is turned yet");
    table.refused_by("SYN-46", S1, Action::Pass);
    table.refused_by("SYN-46", S1, Action::PlugIn { place: 2 });
    table.refused_by("SYN-46", S1, Action::PlaceAgent { slot: 1, sent: 1 });
}

/// With an assistant a die keeps its value; without one it changes as printed. It cannot become
/// anything else.
#[test]
fn syn_47_an_assistant_cancels_the_mark_and_does_nothing_else() {
    for robot in &standard().robots {
        for covers in [NONE, LEFT, RIGHT, BOTH] {
            let marks = [robot.left, robot.right];
            if (0..2).any(|side| covers[side] && marks[side] == Mark::Same) {
                continue;
            }
            for die in 1..=6 {
                let after = calibrated([die; 5], &robot.name, 1, covers);
                for side in 0..2 {
                    let expected = if covers[side] { die } else { marks[side].turn(die) };
                    assert_eq!(after[side], expected, "{} on {die}, covered {covers:?}", robot.name);
                }
            }
        }
    }
}

#[test]
fn syn_47_at_most_two_assistants_lie_on_a_card() {
    games(|moment| {
        let spent = |state: &kernel::State<syndicate::Syndicate>| state.public.players[moment.seat].assistants;
        if let Action::Calibrate { cover_left, cover_right } = moment.action
            && moment.before.public.round == moment.after.public.round
            && moment.after.public.stage != Stage::Over
        {
            let covers = u8::from(cover_left) + u8::from(cover_right);
            assert_eq!(spent(&moment.before), spent(&moment.after) + covers, "one for each corner");
        }
    });
}

#[test]
fn syn_48_a_corner_without_change_cannot_be_covered() {
    let calibrate = |covers: [bool; 2]| Action::Calibrate { cover_left: covers[0], cover_right: covers[1] };
    for (card, free, same) in [("B03", LEFT, RIGHT), ("B04", RIGHT, LEFT)] {
        let mut table = scene(2).slot(1, card);
        table.act(S1, Action::PlaceAgent { slot: 1, sent: 0 }).act(S1, Action::PlugIn { place: 1 });
        table.refused_by("SYN-48", S1, calibrate(same));
        table.refused_by("SYN-48", S1, calibrate(BOTH));
        assert_eq!(table.legal(S1), [calibrate(NONE), calibrate(free)]);
    }
}

#[test]
fn syn_49_assistants_on_a_card_give_no_influence_and_stay_for_the_round() {
    let mut table = scene(2).slot(1, "B10");
    table.buy(S1, 1, 0, 1, BOTH);
    assert_eq!(influence(table.public(), 0)[S1].total(), 1, "only the agent counts");
    table.buy_any(S2).buy_any(S1).buy_any(S2);
    assert_eq!((table.player(S1).assistants, table.player(S1).network[0].unwrap().covered), (3, BOTH));
}

#[test]
fn syn_49_assistants_return_to_their_owner_after_every_round() {
    for round in 1..=3 {
        let mut table = covering(round);
        assert_eq!([S1, S2].map(|seat| table.player(seat).assistants), [2, 4]);
        table.end_round();
        assert_eq!([S1, S2].map(|seat| table.player(seat).assistants), [5, 5], "round {round}");
        assert!([S1, S2].iter().all(|seat| table.player(*seat).network == [None; 4]));
    }
}

/// Three assistants of seat 1 and one of seat 2 lie on cards.
fn covering(round: u8) -> Syn {
    let table = scene(2).round(round).any_chance();
    let table = table.robot(S1, 1, "B10").covered(S1, 1, BOTH).robot(S1, 4, "B59").covered(S1, 4, LEFT);
    table.robot(S2, 2, "B60").covered(S2, 2, RIGHT)
}

#[test]
fn syn_50_an_earlier_card_cannot_be_covered() {
    let mut table = scene(2).bought(S1, 1, 1, "B10").bought(S1, 2, 2, "B20");
    table.refused_by("SYN-26", S1, Action::Calibrate { cover_left: true, cover_right: false });
    games(|moment| {
        if moment.before.public.round != moment.after.public.round || moment.after.public.stage == Stage::Over {
            return;
        }
        let calibrating = match moment.before.public.stage {
            Stage::Calibrate { place } => Some(usize::from(place)),
            _ => None,
        };
        for (seat, before) in moment.before.public.players.iter() {
            let after = moment.after.public.players[seat].network;
            for (place, was) in before.network.iter().enumerate() {
                let now = seat == moment.seat && calibrating == Some(place);
                assert!(was.is_none() || now || *was == after[place], "{seat} N{}", place + 1);
            }
        }
    });
}

#[test]
fn syn_51_the_changes_are_made_once() {
    let mut table = scene(2).dice(S1, [1, 2, 3, 4, 5]).slot(1, "B12").slot(2, "B22").slot(3, "B32");
    table.buy(S1, 1, 0, 2, NONE);
    assert_eq!(table.player(S1).dice, [1, 3, 4, 4, 5], "+ and + at N2");
    table.buy_any(S2);
    table.buy(S1, 2, 0, 3, NONE);
    assert_eq!(table.player(S1).dice, [1, 3, 5, 5, 5], "at N3: D3 changes again, D2 does not");
    table.buy_any(S2);
    table.buy(S1, 3, 0, 1, NONE);
    assert_eq!(table.player(S1).dice, [2, 4, 5, 5, 5], "at N1: D2 changes again, D3 does not");
}

#[test]
fn syn_52_slots_and_corners_share_the_five_assistants() {
    let mut table = scene(2).slot(1, "B10");
    table.act(S1, Action::PlaceAgent { slot: 1, sent: 4 }).act(S1, Action::PlugIn { place: 1 });
    table.refused_by("SYN-52", S1, Action::Calibrate { cover_left: true, cover_right: true });
    assert_eq!(table.legal(S1).len(), 3, "none, left, right");
    table.act(S1, Action::Calibrate { cover_left: true, cover_right: false });
    assert_eq!(table.player(S1).assistants, 0);
    table.buy_any(S2);
    table.refused_by("SYN-34", S1, Action::PlaceAgent { slot: 1, sent: 1 });
}

/// With all five sent there is nothing to decide, and nobody is asked.
#[test]
fn syn_52_without_assistants_the_card_is_calibrated_at_once() {
    let mut table = scene(2).slot(1, "B10");
    table.act(S1, Action::PlaceAgent { slot: 1, sent: 5 }).act(S1, Action::PlugIn { place: 1 });
    let told = Event::Calibrated { seat: S1, place: 1, covered: NONE, before: [3, 3], after: [4, 2] };
    assert!(table.heard().contains(&told), "{:?}", table.heard());
    assert_eq!(table.asked(), Some(S2));
}
