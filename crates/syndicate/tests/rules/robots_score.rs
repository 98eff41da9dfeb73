//! Section 9.1: robots score.

use crate::games::games;
use crate::syn::{BOTH, Event, Kind, LEFT, Mark, RIGHT, S1, S2, Stage, Syn, id, name, scene, set, standard, written};
use kernel::Seat;

/// Points of the robots of a type as the document says: for each condition as the data file writes
/// it, what a pair of dice pays.
fn check(kind: Kind, rule: impl Fn(&str, &[u8], i32, i32) -> i32) {
    let mut checked = 0;
    for robot in standard().robots.iter().filter(|robot| robot.kind == kind) {
        for (l, r) in pairs() {
            let expected = rule(written(robot), &robot.vp, l, r);
            assert_eq!(i32::from(robot.pays(l as u8, r as u8)), expected, "{} on {l}, {r}", robot.name);
            checked += 1;
        }
    }
    assert_eq!(checked, 12 * 36);
}

fn pairs() -> impl Iterator<Item = (i32, i32)> {
    (1..=6).flat_map(|l| (1..=6).map(move |r| (l, r)))
}

/// What each robot of a network paid at the end of a round.
fn paid(table: &Syn, seat: Seat) -> Vec<(u8, &'static str, u8)> {
    let mine = |event: &Event| match event {
        Event::RobotScored { seat: who, place, card, vp, .. } if *who == seat => Some((*place, name(*card), *vp)),
        _ => None,
    };
    table.heard().iter().filter_map(mine).collect()
}

#[test]
fn syn_63_every_robot_of_the_round_scores_by_the_dice_as_they_stand() {
    let table = scene(2).dice(S1, [1, 2, 2, 6, 4]).network(S1, ["B25", "B35", "B39", "B28"]);
    let mut table = table.dice(S2, [5, 5, 5, 5, 5]).network(S2, ["B36", "B09", "B10", "B57"]).any_chance();
    table.end_round();
    assert_eq!(paid(&table, S1), [(1, "B25", 4), (2, "B35", 5), (3, "B39", 0), (4, "B28", 4)]);
    assert_eq!(paid(&table, S2), [(1, "B36", 5), (2, "B09", 7), (3, "B10", 7), (4, "B57", 3)]);
    assert_eq!(table.points(), [13, 22]);
}

/// The last purchase of the round turns its dice first; then they are read.
#[test]
fn syn_63_the_last_robot_scores_too() {
    let mut table = scene(2).turns(9).passed(S1).passed(S2).pawns(S1, 1, 4, 0).slot(1, "B44").any_chance();
    for place in 1..=3 {
        table = table.bought(S2, 4, place, ["B35", "B36", "B60"][place - 1]);
    }
    let mut table = table.dice(S2, [1, 2, 3, 3, 1]);
    table.buy(S2, 1, 5, 4, crate::syn::NONE);
    assert_eq!(paid(&table, S2), [(1, "B35", 0), (2, "B36", 0), (3, "B60", 0), (4, "B44", 5)], "4 and 2 after + and +");
}

/// Robots of earlier rounds lie in the pile and do not score again.
#[test]
fn syn_63_only_robots_of_the_round_score() {
    let mut table = scene(2).pile(S1, &["B17", "B18"]).robot(S1, 2, "B31").any_chance();
    table.end_round();
    assert_eq!(paid(&table, S1), [(2, "B31", 3)]);
}

#[test]
fn syn_64_information_pays_two_for_one_die_and_seven_for_both() {
    check(Kind::Information, |condition, _, l, r| {
        let n: i32 = condition.strip_prefix("number ").unwrap().parse().unwrap();
        match (l == n, r == n) {
            (true, true) => 7,
            (true, false) | (false, true) => 2,
            (false, false) => 0,
        }
    });
}

#[test]
fn syn_65_transport_pays_when_the_relation_holds_read_left_to_right() {
    check(Kind::Transport, |condition, vp, l, r| {
        let holds = match condition {
            "L < R" => l < r,
            "L > R" => l > r,
            "L <= R" => l <= r,
            "L >= R" => l >= r,
            "L = R" => l == r,
            other => panic!("{other}"),
        };
        if holds { i32::from(vp[0]) } else { 0 }
    });
    let mut table = scene(2).dice(S1, [1, 6, 3, 3, 3]).robot(S1, 1, "B25").any_chance();
    table.end_round();
    assert_eq!(table.points()[0], 4, "D1 is the left die: 1 < 6");
}

#[test]
fn syn_66_industry_pays_when_the_parity_holds() {
    check(Kind::Industry, |condition, vp, l, r| {
        let holds = match condition {
            "L even, R odd" => (l % 2, r % 2) == (0, 1),
            "L odd, R even" => (l % 2, r % 2) == (1, 0),
            "sum odd" => (l + r) % 2 == 1,
            "sum even" => (l + r) % 2 == 0,
            "both odd" => (l % 2, r % 2) == (1, 1),
            "both even" => (l % 2, r % 2) == (0, 0),
            other => panic!("{other}"),
        };
        if holds { i32::from(vp[0]) } else { 0 }
    });
}

#[test]
fn syn_67_defence_pays_when_the_sum_or_difference_holds() {
    check(Kind::Defence, |condition, vp, l, r| {
        let difference = l.max(r) - l.min(r);
        let holds = match condition {
            "sum <= 4 or sum >= 10" => l + r <= 4 || l + r >= 10,
            "sum = 7" => l + r == 7,
            "diff = 1" => difference == 1,
            "diff = 2" => difference == 2,
            "sum <= 5" => l + r <= 5,
            "sum >= 9" => l + r >= 9,
            other => panic!("{other}"),
        };
        if holds { i32::from(vp[0]) } else { 0 }
    });
}

/// The value of a formula before the limit of SYN-69.
fn formula(condition: &str, l: i32, r: i32) -> i32 {
    match condition {
        "8 - sum" => 8 - (l + r),
        "5 - min" => 5 - l.min(r),
        "7 - max" => 7 - l.max(r),
        "sum - 6" => (l + r) - 6,
        "max - 2" => l.max(r) - 2,
        "min - 1" => l.min(r) - 1,
        other => panic!("{other}"),
    }
}

#[test]
fn syn_68_service_pays_the_value_of_its_formula() {
    check(Kind::Service, |condition, vp, l, r| {
        assert!(vp.is_empty(), "there is no other number on the card");
        formula(condition, l, r).max(0)
    });
    let of = |card: &str| standard().robot(id(card)).pays(4, 4);
    assert_eq!(
        [of("B15"), of("B17"), of("B21"), of("B23")],
        [1, 3, 2, 3],
        "of two fours, 4 is the lower and the higher"
    );
}

#[test]
fn syn_69_no_robot_pays_less_than_nothing() {
    let mut below = std::collections::BTreeSet::new();
    for robot in standard().robots.iter().filter(|robot| robot.kind == Kind::Service) {
        let condition = written(robot);
        for (l, r) in pairs().filter(|(l, r)| formula(condition, *l, *r) < 0) {
            assert_eq!(robot.pays(l as u8, r as u8), 0, "{condition} on {l}, {r}");
            below.insert(condition);
        }
    }
    assert_eq!(below.into_iter().collect::<Vec<_>>(), ["5 - min", "8 - sum", "max - 2", "sum - 6"]);
    let mut table =
        scene(2).dice(S1, [6, 6, 6, 1, 1]).network(S1, ["B13", "B15", "B20", "B21"]).vp(S1, 10).any_chance();
    table.end_round();
    assert_eq!(table.points()[0], 10 + 1, "nothing for −4, −1 and −1; 1 for 7 − 6");
}

#[test]
fn syn_70_a_card_reads_only_its_own_two_dice() {
    for place in 1..=4 {
        for (l, r) in pairs() {
            let mut alone = [1; 5];
            let mut among = [6; 5];
            for dice in [&mut alone, &mut among] {
                (dice[place - 1], dice[place]) = (l as u8, r as u8);
            }
            let points = [alone, among].map(|dice| {
                let mut table = scene(2).round(3).printed(S1, Kind::Service).dice(S1, dice).robot(S1, place, "B35");
                table.end_round();
                table.points()[0]
            });
            assert_eq!(points, [if l == r { 5 } else { 0 }; 2], "N{place} with {l}, {r}");
        }
    }
}

#[test]
fn syn_70_scoring_does_not_depend_on_order_or_assistants() {
    let score = |order: [Seat; 2], cover: bool| {
        let table = scene(2).order(&order).dice(S1, [6, 5, 3, 4, 2]).network(S1, ["B20", "B57", "B07", "B28"]);
        let mut table = table.dice(S2, [1, 1, 1, 1, 1]).network(S2, ["B38", "B18", "B40", "B60"]).any_chance();
        if cover {
            table = table.covered(S1, 1, BOTH).covered(S1, 4, RIGHT).covered(S2, 1, LEFT).covered(S2, 2, BOTH);
        }
        table.end_round();
        table.points()
    };
    let expected = vec![14, 4 + 6];
    for order in [[S1, S2], [S2, S1]] {
        for cover in [false, true] {
            assert_eq!(score(order, cover), expected, "{order:?} {cover}");
        }
    }
    assert!(
        [standard().robot(id("B38")).left, standard().robot(id("B28")).right].iter().all(|mark| *mark != Mark::Same)
    );
}

#[test]
fn syn_71_robots_leave_the_network_for_the_pile_whether_or_not_they_scored() {
    let mut table = scene(2).dice(S1, [1, 1, 1, 1, 1]).network(S1, ["B36", "B28", "B59", "B55"]).any_chance();
    table.end_round();
    assert_eq!(paid(&table, S1).iter().map(|(.., vp)| *vp).collect::<Vec<_>>(), [5, 0, 0, 2]);
    assert_eq!(table.player(S1).pile, set(&["B36", "B28", "B59", "B55"]));
    assert_eq!(table.player(S1).network, [None; 4]);
    games(|moment| {
        if moment.after.public.stage == Stage::Over {
            assert!(moment.after.public.players.iter().all(|(_, player)| player.pile.len() == 12));
        }
    });
}
