//! Section 6, up to CM-60: tricks that move prices. The others are in `rules_b`.

use crate::common::*;
use crate::markdown::table as rows;

/// Four players; seat 1 is about to play this trick, and seat 2 the next one.
fn with_trick(trick: &'static str, prices: [u8; 5]) -> Cm {
    table(4).give(S1, [trick, "RB3"]).give(S2, ["Reflector"]).prices(prices).trick_stage(S1)
}

/// The prices after a trick.
fn after(trick: &'static str, target: Target, prices: [u8; 5]) -> Vec<u8> {
    let mut table = with_trick(trick, prices);
    table.act(S1, play(trick, target));
    assert_eq!((table.asked(), table.hand_of(S1)), (vec![S2], vec!["RB3"]), "{trick}: the turn is over");
    table.prices_now()
}

#[test]
fn cm_52_a_price_never_rises_above_10_and_never_falls_below_1() {
    let prices = [10, 1, 9, 2, 5];
    assert_eq!(after("Trajan", on(Rb), prices), prices);
    assert_eq!(after("The Root", on(Rb), prices), prices);
    assert_eq!(after("Cyber Threat", on(Cr), prices), prices);
    assert_eq!(after("Trajan", on(Cb), prices), [10, 1, 10, 2, 5]);
    assert_eq!(after("Cyber Threat", on(Cd), prices), [10, 1, 9, 1, 5]);
}

/// Whole rounds of tricks from both ends of the track.
#[test]
fn cm_52_no_number_of_tricks_leaves_the_track() {
    for (trick, price) in [("Trajan", 9), ("Cyber Threat", 2)] {
        let mut table = table(4).give(S1, [trick; 6]).give(S2, ["RB3"]).prices([price; 5]).auction(3).trick_stage(S1);
        for _ in 0..6 {
            table.act(S1, play(trick, on(Cb)));
            assert_eq!(table.price_of(Cb), if price == 9 { 10 } else { 1 });
        }
    }
}

/// With two players CD and AC, with three AC; the joker has no track at all.
#[test]
fn cm_53_only_a_track_with_a_price_marker_can_be_chosen() {
    for (players, none) in [(2, vec![Cd, Ac, Ww]), (3, vec![Ac, Ww]), (4, vec![Ww])] {
        let tricks = ["Trajan", "The Root", "Cyber Threat", "Elder Chip", "Reflector"];
        let mut table = table(players).give(S1, tricks).trick_stage(S1);
        for missing in none {
            for trick in ["Trajan", "The Root", "Cyber Threat"] {
                table.refused_by("CM-53", S1, play(trick, on(missing)));
            }
            table.refused_by("CM-53", S1, play("Elder Chip", shift(missing, Rb)));
            table.refused_by("CM-53", S1, play("Elder Chip", shift(Rb, missing)));
            table.refused_by("CM-53", S1, play("Reflector", swap(Rb, missing)));
        }
        let tracks: Vec<Target> = standard().in_play(players).iter().copied().map(on).collect();
        for trick in ["Trajan", "The Root", "Cyber Threat"] {
            assert_eq!(table.uses_of(S1, trick), [&[Target::None], &tracks[..]].concat());
        }
    }
}

#[test]
fn cm_54_trajan_moves_one_price_up_1() {
    assert_eq!(after("Trajan", on(Rb), [3; 5]), [4, 3, 3, 3, 3]);
    assert_eq!(after("Trajan", on(Ac), [3; 5]), [3, 3, 3, 3, 4]);
    let mut table = with_trick("Trajan", [1, 2, 3, 4, 9]);
    table.act(S1, play("Trajan", on(Ac)));
    let played = Event::TrickPlayed { seat: S1, card: kind("Trajan") };
    let expected = [played, Event::PriceMoved { corporation: Ac, from: 9, to: 10 }];
    assert_eq!(table.heard(Viewer::Onlooker), expected);
}

#[test]
fn cm_54_trajan_is_used_on_one_price_and_nothing_else() {
    let mut table = with_trick("Trajan", [3; 5]);
    for target in [shift(Rb, Cr), swap(Rb, Cr), rob(S2)] {
        table.refused_by("CM-54", S1, play("Trajan", target));
    }
}

#[test]
fn cm_55_the_root_moves_one_price_up_2() {
    assert_eq!(after("The Root", on(Cb), [3; 5]), [3, 3, 5, 3, 3]);
    assert_eq!(after("The Root", on(Cd), [1, 2, 3, 8, 9]), [1, 2, 3, 10, 9]);
}

#[test]
fn cm_56_a_move_past_10_stops_there() {
    for (price, expected) in [(7, 9), (8, 10), (9, 10), (10, 10)] {
        assert_eq!(after("The Root", on(Cr), [3, price, 3, 3, 3])[1], expected, "from {price}");
    }
    let mut table = with_trick("The Root", [9; 5]);
    assert!(table.uses_of(S1, "The Root").contains(&on(Rb)), "it may be chosen");
    table.act(S1, play("The Root", on(Rb)));
    assert_eq!(table.heard(S1)[1], Event::PriceMoved { corporation: Rb, from: 9, to: 10 });
}

#[test]
fn cm_57_cyber_threat_moves_one_price_down_1() {
    assert_eq!(after("Cyber Threat", on(Cr), [3; 5]), [3, 2, 3, 3, 3]);
    assert_eq!(after("Cyber Threat", on(Ac), [10; 5]), [10, 10, 10, 10, 9]);
}

#[test]
fn cm_58_the_effect_of_four_tricks_may_be_declined() {
    for trick in ["Trajan", "The Root", "Cyber Threat", "Elder Chip"] {
        let mut table = with_trick(trick, [2, 4, 6, 8, 9]);
        assert!(table.uses_of(S1, trick).contains(&Target::None));
        table.act(S1, plain(trick));
        assert_eq!(table.prices_now(), [2, 4, 6, 8, 9]);
        let card = kind(trick);
        assert_eq!(table.heard(S3), [Event::TrickPlayed { seat: S1, card }, Event::NoEffect { seat: S1, card }]);
        assert_eq!((table.hand_of(S1), table.discard_now()), (vec!["RB3"], vec![trick]), "but it is played");
        assert_eq!(table.asked(), [S2]);
    }
}

/// Reflector and Cyberstealth say nothing of "may", and neither does Collective Change, which asks for no
/// target.
#[test]
fn cm_58_the_other_three_may_not() {
    let mut reflector = with_trick("Reflector", [3; 5]);
    assert!(!reflector.uses_of(S1, "Reflector").contains(&Target::None));
    reflector.refused_by("CM-69", S1, plain("Reflector"));
    let mut theft = with_trick("Cyberstealth", [3; 5]);
    assert_eq!(theft.uses_of(S1, "Cyberstealth"), [rob(S2)]);
    theft.refused_by("CM-64", S1, plain("Cyberstealth"));
    let mut change = with_trick("Collective Change", [3; 5]);
    change.act(S1, plain("Collective Change"));
    assert!(change.heard(S1).iter().any(|event| matches!(event, Event::Given { from: S2, to: S1, .. })));
}

#[test]
fn cm_59_elder_chip_moves_one_price_up_1_and_another_down_1() {
    assert_eq!(after("Elder Chip", shift(Rb, Cr), [3; 5]), [4, 2, 3, 3, 3]);
    assert_eq!(after("Elder Chip", shift(Cr, Rb), [3; 5]), [2, 4, 3, 3, 3]);
    assert_eq!(after("Elder Chip", shift(Ac, Cb), [9, 9, 9, 9, 9]), [9, 9, 8, 9, 10]);
    let mut table = with_trick("Elder Chip", [3; 5]);
    table.act(S1, play("Elder Chip", shift(Cd, Rb)));
    let expected = [
        Event::TrickPlayed { seat: S1, card: kind("Elder Chip") },
        Event::PriceMoved { corporation: Cd, from: 3, to: 4 },
        Event::PriceMoved { corporation: Rb, from: 3, to: 2 },
    ];
    assert_eq!(table.heard(Viewer::Onlooker), expected, "both, with nothing in between");
}

#[test]
fn cm_59_who_uses_elder_chip_must_do_both_and_on_different_tracks() {
    let mut table = with_trick("Elder Chip", [3; 5]);
    for target in [on(Rb), on(Cr), swap(Rb, Cr), rob(S2), shift(Rb, Rb), shift(Ac, Ac)] {
        table.refused_by("CM-59", S1, play("Elder Chip", target));
    }
    let pairs = table.uses_of(S1, "Elder Chip");
    assert_eq!(pairs.len(), 1 + 5 * 4, "every pair of different tracks in both directions, or none");
}

#[test]
fn cm_60_the_price_to_rise_is_below_10_and_the_price_to_fall_above_1() {
    let mut table = with_trick("Elder Chip", [10, 1, 5, 9, 2]);
    table.refused_by("CM-60", S1, play("Elder Chip", shift(Rb, Cb)));
    table.refused_by("CM-60", S1, play("Elder Chip", shift(Cb, Cr)));
    table.refused_by("CM-60", S1, play("Elder Chip", shift(Rb, Cr)));
    for action in table.uses_of(S1, "Elder Chip") {
        assert!(!matches!(action, Target::Shift { up: Rb, .. } | Target::Shift { down: Cr, .. }), "{action:?}");
    }
    assert_eq!(table.uses_of(S1, "Elder Chip").len(), 1 + 4 * 4 - 3, "up all but RB, down all but CR");
    table.act(S1, play("Elder Chip", shift(Cr, Rb)));
    assert_eq!(table.prices_now(), [9, 2, 5, 9, 2]);
}

#[test]
fn cm_60_at_the_very_ends_both_moves_are_still_possible() {
    assert_eq!(after("Elder Chip", shift(Cd, Ac), [10, 1, 5, 9, 2]), [10, 1, 5, 10, 1]);
}

#[test]
fn cm_60_if_there_is_no_such_pair_the_card_does_nothing() {
    for price in [10, 1] {
        let mut table = with_trick("Elder Chip", [price; 5]);
        assert_eq!(table.uses_of(S1, "Elder Chip"), [Target::None]);
        table.refused_by("CM-60", S1, play("Elder Chip", shift(Rb, Cr))).act(S1, plain("Elder Chip"));
        assert_eq!((table.prices_now(), table.discard_now()), (vec![price; 5], vec!["Elder Chip"]));
        assert_eq!(table.asked(), [S2]);
    }
    // Only RB can fall: there are pairs, but none with another track falling.
    let lonely = table(2).give(S1, ["Elder Chip"]).prices([5, 1, 1]).trick_stage(S1);
    assert_eq!(lonely.uses_of(S1, "Elder Chip"), [Target::None, shift(Cr, Rb), shift(Cb, Rb)]);
}

#[test]
fn cm_ex_2_reflector() {
    let mut table = with_trick("Reflector", [7, 2, 3, 3, 3]);
    table.act(S1, play("Reflector", swap(Rb, Cr)));
    assert_eq!((table.price_of(Rb), table.price_of(Cr)), (2, 7));
    assert_eq!(table.prices_now(), [2, 7, 3, 3, 3]);
}

/// What the event of a row does to the price of Criptecorp, or to three prices.
fn event(what: &str, before: &[u8]) -> Cm {
    let table = match before {
        [price] => table(2).price(Cr, *price),
        [rb, cr, cb] => table(2).prices([*rb, *cr, *cb]),
        other => panic!("{other:?}"),
    };
    let trick = ["The Root", "Trajan", "Cyber Threat", "Elder Chip"].into_iter().find(|trick| what.starts_with(trick));
    let table = table.auction(3).give(S2, ["CB4", "CR4"]);
    match (trick, what) {
        (Some("Elder Chip"), _) => {
            let mut table = table.give(S1, ["Elder Chip", "CR3"]).trick_stage(S1);
            assert_eq!(table.uses_of(S1, "Elder Chip"), [Target::None]);
            table.act(S1, plain("Elder Chip"));
            table
        }
        (Some(trick), _) => {
            let mut table = table.give(S1, [trick, "CR3"]).trick_stage(S1);
            table.act(S1, play(trick, on(Cr)));
            table
        }
        (None, "oversupply on a price of 1") => {
            let mut table = table.give(S1, ["CR3"]).commit_stage();
            table.act(S1, commit(["CR3"])).act(S2, commit(["CR4"]));
            assert!(table.heard(S1).iter().any(|event| matches!(event, Event::Oversupplied { seat: S2, .. })));
            table
        }
        (None, "change token −2 on a price of 2") => {
            let mut table = table.give(S1, ["Trajan", "CR3"]).tokens([0, -2, 1]).trick_stage(S1);
            table.act(S1, plain("Trajan"));
            table
        }
        (None, other) => panic!("no such event: {other}"),
    }
}

fn numbers(cell: &str) -> Vec<u8> {
    cell.split(", ").map(|number| number.parse().expect("a price")).collect()
}

#[test]
fn cm_ex_9_prices() {
    let rows = rows("CM-EX-9", &["event", "before", "after", "rule"]);
    assert_eq!(rows.len(), 6);
    for row in rows {
        let before = numbers(row[1]);
        let expected = if row[2] == "no effect" { before.clone() } else { numbers(row[2]) };
        let table = event(row[0], &before);
        let found = if before.len() == 1 { vec![table.price_of(Cr)] } else { table.prices_now() };
        assert_eq!(found, expected, "{}", row[0]);
    }
}
