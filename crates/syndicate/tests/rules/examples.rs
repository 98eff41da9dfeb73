//! Section 14: the worked examples, with all their rows.

use crate::markdown::table;
use crate::syn::{BOTH, Event, Kind, LEFT, NONE, Public, S1, S2, S3, Syn, id, scene, standard};
use kernel::Seat;
use syndicate::ranking;
use syndicate::state::{Pawns, Stack};

/// For every D3 in {1, 3, 5} with every D5 in {1, 2, 3}.
#[test]
fn syn_ex_1_scoring_a_network() {
    let rows = table("SYN-EX-1", &["place", "card"]);
    let expected: Vec<u8> = rows.iter().map(|cells| cells[3].parse().unwrap()).collect();
    assert_eq!(expected, [5, 3, 2, 4]);
    for third in [1, 3, 5] {
        for fifth in [1, 2, 3] {
            let dice = [6, 5, third, 4, fifth];
            let mut table = scene(2).dice(S1, dice).network(S1, ["B19", "B57", "B07", "B28"]).any_chance();
            table.end_round();
            let paid: Vec<u8> = table
                .heard()
                .iter()
                .filter_map(|event| match event {
                    Event::RobotScored { vp, .. } => Some(*vp),
                    _ => None,
                })
                .collect();
            assert_eq!(paid, expected, "{dice:?}");
            assert_eq!(table.points()[0], 14, "{dice:?}");
        }
    }
}

#[test]
fn syn_ex_2_calibration() {
    let cases = [
        ("a", [6, 3], "B01", NONE, [1, 3]),
        ("b", [1, 3], "B03", NONE, [6, 3]),
        ("c", [4, 4], "B10", LEFT, [4, 3]),
        ("d", [4, 4], "B10", BOTH, [4, 4]),
        ("e", [5, 3], "B35", NONE, [4, 3]),
    ];
    let rows = table("SYN-EX-2", &["#"]);
    assert_eq!(rows.len(), cases.len());
    for (cells, (row, before, card, covers, after)) in rows.iter().zip(cases) {
        assert_eq!(cells[0], row);
        assert_eq!(cells[1], format!("{}, {}", before[0], before[1]));
        let robot = standard().robot(id(card));
        assert_eq!(cells[2], format!("{}, {}", robot.left.sign(), robot.right.sign()), "{row}");
        assert!(cells[4].starts_with(&format!("{}, {}", after[0], after[1])), "{row}");
        for place in 1..=4 {
            let k = usize::from(place) - 1;
            let mut dice = [2; 5];
            dice[k..=k + 1].copy_from_slice(&before);
            let mut table = scene(2).dice(S1, dice).slot(3, card);
            table.buy(S1, 3, 0, place, covers);
            assert_eq!(table.player(S1).dice[k..=k + 1], after, "row {row} at N{place}");
        }
    }
    assert_eq!(standard().robot(id("B35")).pays(4, 3), 0, "row e: the card would score 0 on these dice");
}

const RED: Seat = S1;
const WHITE: Seat = S2;
const YELLOW: Seat = S3;

/// Agents and assistants at S1 to S4.
type Placement = [(u8, u8); 4];

/// The placement of the document.
fn placement_of_example_3() -> Syn {
    let rows = table("SYN-EX-3", &["player", "S1"]);
    let mut scene = scene(3).any_chance();
    let kinds = [Kind::Information, Kind::Industry, Kind::Defence, Kind::Service, Kind::Transport];
    scene = scene.investors(kinds);
    for (cells, seat) in rows.iter().zip([RED, WHITE, YELLOW]) {
        for (slot, cell) in (1..=4).zip(&cells[1..]) {
            let (agents, assistants) = cell.split_once(" + ").unwrap_or((cell, "0"));
            let number = |text: &str| text.parse().expect("a number of pawns");
            scene = scene.pawns(seat, slot, number(agents), number(assistants));
        }
        assert_eq!(scene.player(seat).agents, 0, "all four agents are placed");
        assert_eq!((5 - scene.player(seat).assistants).to_string(), cells[6]);
    }
    scene
}

#[test]
fn syn_ex_3_winning_investors() {
    let mut scene = placement_of_example_3();
    let colours = ["red", "white", "yellow"];
    let rows = table("SYN-EX-3", &["investor", "red"]);
    for (position, cells) in rows.iter().enumerate() {
        let weights = syndicate::influence(scene.public(), position);
        for seat in [RED, WHITE, YELLOW] {
            let weight = weights[seat];
            assert_eq!(cells[1 + seat.index()], format!("{} ({})", weight.total(), weight.agents), "{}", cells[0]);
        }
        let ranked = ranking(scene.public(), position);
        let names = [ranked[0], ranked[1]].map(|seat| colours[seat.index()]);
        assert_eq!(names, [cells[4], cells[5].trim_matches('*')], "{}", cells[0]);
    }
    scene.end_round();
    assert_eq!(scene.points(), [2, 2, 1]);
    let won = [RED, WHITE, YELLOW].map(|seat| scene.player(seat).won);
    assert_eq!(won[0], [0, 0, 0, 1, 1], "red: Defence and Industry");
    assert_eq!(won[1], [0, 0, 1, 0, 0], "white: Transport");
    assert_eq!(won[2], [1, 1, 0, 0, 0], "yellow: Information and Service");
}

/// Every placement of four agents and up to five assistants; with `together`, assistants only where
/// an agent is (SYN-36).
fn placements(together: bool) -> Vec<Placement> {
    let counts = |most: u8, all: bool| -> Vec<[u8; 4]> {
        let one = 0..=most;
        let mut found = Vec::new();
        for a in one.clone() {
            for b in one.clone() {
                for c in one.clone() {
                    found.extend(one.clone().map(|d| [a, b, c, d]));
                }
            }
        }
        found.retain(|four| {
            let sum: u8 = four.iter().sum();
            if all { sum == most } else { sum <= most }
        });
        found
    };
    let (agents, assistants) = (counts(4, true), counts(5, false));
    let both =
        agents.iter().flat_map(|a| assistants.iter().map(move |b| std::array::from_fn(|slot| (a[slot], b[slot]))));
    both.filter(|placed: &Placement| !together || placed.iter().all(|(agents, sent)| *agents > 0 || *sent == 0))
        .collect()
}

/// Influence on I1 to I5.
fn totals(placed: &Placement) -> [u8; 5] {
    let at = |slot: usize| placed[slot].0 + placed[slot].1;
    [at(0), at(0) + at(1), at(1) + at(2), at(2) + at(3), at(3)]
}

fn agents_at(placed: &Placement, slots: std::ops::RangeInclusive<usize>) -> u8 {
    slots.map(|slot| placed[slot].0).sum()
}

/// The points of the printed text that do not contradict it, as counts: all have four at I2 with
/// equal agents; yellow four at I1; red leads at I3 before two equals; yellow leads at I4 before two
/// equals; white and yellow have three at I5, white with more agents, and more than red.
fn fitting(together: bool) -> Vec<[Placement; 3]> {
    let all = placements(together);
    let with = |fits: &dyn Fn([u8; 5]) -> bool| -> Vec<Placement> {
        all.iter().copied().filter(|placed| totals(placed)[1] == 4 && fits(totals(placed))).collect()
    };
    let reds = with(&|[one, .., five]| one < 4 && five < 3);
    let whites = with(&|[one, .., five]| one < 4 && five == 3);
    let yellows = with(&|[one, .., five]| one == 4 && five == 3);
    let mut found = Vec::new();
    for red in &reds {
        for white in whites.iter().filter(|white| agents_at(white, 0..=1) == agents_at(red, 0..=1)) {
            for yellow in yellows.iter().filter(|yellow| agents_at(yellow, 0..=1) == agents_at(red, 0..=1)) {
                let [r, w, y] = [red, white, yellow].map(totals);
                if r[2] > w[2] && w[2] == y[2] && y[3] > r[3] && r[3] == w[3] && white[3].0 > yellow[3].0 {
                    found.push([*red, *white, *yellow]);
                }
            }
        }
    }
    found
}

/// The colour word of the printed text cannot be right: whoever is second at the other investors as
/// the text says, white is never second at I4.
#[test]
fn syn_ex_3_white_is_never_second_at_the_fourth_investor() {
    for (together, expected) in [(false, 175), (true, 8)] {
        let mut count = 0;
        for placed in fitting(together) {
            let public = laid(&placed);
            let top = |position: usize| ranking(&public, position)[..2].to_vec();
            let rest = [top(0), top(2), top(4)] == [vec![YELLOW, RED], vec![RED, WHITE], vec![WHITE, YELLOW]];
            if rest && top(1)[0] == RED && top(3)[0] == YELLOW {
                assert_eq!(top(3)[1], RED, "{placed:?}");
                count += 1;
            }
        }
        assert_eq!(count, expected, "placements, assistants only with agents: {together}");
    }
}

fn laid(placed: &[Placement; 3]) -> Public {
    let mut public = *scene(3).public();
    for (seat, placed) in [RED, WHITE, YELLOW].into_iter().zip(placed) {
        public.players[seat].at = placed.map(|(agents, assistants)| Pawns { agents, assistants });
    }
    public
}

#[test]
fn syn_ex_4_final_scoring() {
    let rows = table("SYN-EX-4", &["type", "investors"]);
    let piles: [&[&str]; 5] =
        [&["B01", "B02"], &[], &["B25", "B26", "B27"], &["B37", "B38", "B39"], &["B49", "B50", "B51", "B52"]];
    let mut scene = scene(2).round(3).printed(S1, Kind::Industry).printed(S2, Kind::Service);
    let mut expected = Vec::new();
    for cells in &rows {
        let kind = Kind::ALL.into_iter().find(|kind| format!("{kind:?}") == cells[0]).unwrap();
        let [investors, robots, vp] = [1, 2, 3].map(|column| cells[column].parse::<u8>().unwrap());
        assert_eq!(piles[kind as usize].len(), usize::from(robots));
        scene = scene.pile(S1, piles[kind as usize]).won(S1, kind, investors - u8::from(kind == Kind::Industry));
        expected.push((kind, u16::from(vp)));
    }
    scene.end_round();
    for (kind, vp) in expected {
        let paid = scene.heard().iter().find_map(|event| match event {
            Event::InvestorsPaid { seat: S1, investor: of, vp, .. } if *of == kind => Some(*vp),
            _ => None,
        });
        assert_eq!(paid.unwrap_or(0), vp, "{kind:?}");
    }
    assert_eq!(scene.points(), [17, 0]);
}

#[test]
fn syn_ex_5_the_order_stack() {
    let mut table = scene(3).any_chance();
    table.buy_any(RED).buy_any(WHITE).pass(YELLOW);
    table.pass(RED).buy_any(WHITE).buy_any(YELLOW);
    table.buy_any(RED).pass(WHITE).buy_any(YELLOW);
    assert_eq!(table.public().passed, Stack::from_iter([YELLOW, RED, WHITE]), "T2 from bottom to top");
    for _ in 0..2 {
        table.buy_any(RED).buy_any(WHITE).buy_any(YELLOW);
    }
    assert_eq!(table.public().round, 2);
    assert_eq!(*table.public().order, [WHITE, RED, YELLOW]);
}

#[test]
fn syn_ex_6_limits_of_the_service_formulas() {
    let cards = ["B13", "B15", "B17", "B19", "B21", "B23"].map(|card| standard().robot(id(card)));
    let rows = table("SYN-EX-6", &["L, R", "8 − sum"]);
    assert_eq!(rows.len(), 5);
    for cells in &rows {
        let (l, r) = cells[0].split_once(", ").unwrap();
        let paid = cards.map(|card| card.pays(l.parse().unwrap(), r.parse().unwrap()).to_string());
        assert_eq!(paid[..], cells[1..], "{}", cells[0]);
    }
}

#[test]
fn syn_ex_7_passing() {
    let mut table = scene(2).any_chance();
    let before = table.factory();
    table.pass(RED);
    assert!(table.factory().iter().all(|card| !before.contains(card)), "four new cards");
    for _ in 0..4 {
        table.buy_any(WHITE);
        assert_eq!(table.public().round, 1);
        table.buy_any(RED);
    }
    let told = table.heard();
    let forced = told.iter().position(|event| *event == Event::Passed { seat: WHITE, forced: true });
    let after = &told[forced.expect("white has no agents left") + 1..];
    assert_eq!(after[0], Event::RoundEnded { round: 1 }, "the factory is unchanged");
    assert_eq!(table.public().round, 2);
    assert_eq!(*table.public().order, [WHITE, RED]);
}
