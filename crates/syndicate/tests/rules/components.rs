//! Section 2: components.

use crate::syn::{Cards, Deal, Kind, Mark, S1, S2, Syndicate, id, scene, standard};
use kernel::{CardData, Game, Illegal, Loaded, Sandbox, Seat, Seeded, Setup, State, Viewer};
use std::collections::BTreeSet;
use syndicate::state::Stack;
use syndicate::{Condition, Form};
use testkit::{Luck, Scene};

fn deal(seats: usize) -> Result<Sandbox<Syndicate>, Illegal> {
    Sandbox::deal(&Setup::standard(seats), &mut Seeded::new([1; 32]))
}

#[test]
fn syn_1_two_three_or_four_can_play() {
    for seats in 2..=4 {
        assert_eq!(deal(seats).unwrap().state().public.players.len(), seats);
    }
    for seats in [0, 1, 5, 6, 7] {
        assert!(deal(seats).is_err(), "{seats} players");
    }
}

/// The seats stand for the colours: a table turned by one seat plays the same game.
#[test]
fn syn_2_colour_has_no_effect_on_play() {
    for seats in 2..=4 {
        let mut scene = Scene::<Syndicate>::deal(seats, 3);
        scene.seeded(3).wander(3, |state| state.public.round == 3);
        let next = |seat: Seat| seat.next(seats);
        let mut turned = Scene::of(turned(scene.state(), next));
        scene.seeded(4);
        turned.seeded(4);
        let mut luck = Luck::new("colours", 1);
        while let Some(seat) = scene.owed().seats().lowest() {
            let action = *luck.of(&scene.legal(seat));
            scene.act(seat, action);
            turned.act(next(seat), action);
        }
        let (here, there) = (scene.standings(), turned.standings());
        assert!(here.iter().all(|(seat, standing)| *standing == there[next(seat)]), "{here:?} {there:?}");
        assert!(here.iter().any(|(_, standing)| standing.score > 0));
    }
}

/// The same table with every player at another seat.
fn turned(state: &State<Syndicate>, to: impl Fn(Seat) -> Seat) -> State<Syndicate> {
    let mut turned = state.clone();
    let stack = |stack: &Stack| Stack::from_iter(stack.iter().map(|seat| to(*seat)));
    turned.public.order = stack(&state.public.order);
    turned.public.passed = stack(&state.public.passed);
    for (seat, player) in state.public.players.iter() {
        turned.public.players[to(seat)] = *player;
    }
    turned
}

/// 81 chips of at most 10 record at most 810 points.
#[test]
fn syn_3_points_are_not_limited_by_chips() {
    let mut table = scene(2).round(3).vp(S1, 810).network(S1, ["B19", "B07", "B08", "B09"]).dice(S1, [6, 6, 1, 1, 1]);
    table.end_round();
    assert_eq!(table.player(S1).vp, 816 + 3, "6 by the formula, and 3 for three Information robots");
}

#[test]
fn syn_4_a_robot_has_a_type_two_marks_a_condition_and_vp() {
    let robot = standard().robot(id("B35"));
    assert_eq!((robot.kind, robot.left, robot.right), (Kind::Transport, Mark::Minus, Mark::Same));
    assert_eq!((robot.condition, robot.vp.as_slice()), (Condition { form: Form::Equal, numbers: [0; 2] }, &[5][..]));
    let row = row_of("B35");
    let (columns, from) = row.split_once("from =").unwrap();
    for missing in ["type", "left", "right", "condition", "vp"] {
        let kept: Vec<&str> = columns.split(',').filter(|column| !column.trim_start().starts_with(missing)).collect();
        let fault =
            Cards::parse(&Cards::STANDARD.replace(row, &format!("{}from ={from}", kept.join(",")))).unwrap_err();
        assert_eq!(fault.line, line_of(row), "without {missing}: {fault}");
    }
    for mark in ["*", "", "++"] {
        let other = row.replace(r#"left = "-""#, &format!(r#"left = "{mark}""#));
        assert!(Cards::parse(&Cards::STANDARD.replace(row, &other)).is_err(), "mark {mark}");
    }
}

fn row_of(name: &str) -> &'static str {
    let row = Cards::STANDARD.lines().find(|line| line.contains(&format!("id = \"{name}\"")));
    row.expect("the row is in the file")
}

fn line_of(row: &str) -> usize {
    Cards::STANDARD.lines().position(|line| line == row).map_or(0, |at| at + 1)
}

#[test]
fn syn_5_each_type_has_twelve_cards() {
    assert_eq!(standard().robots.len(), 60);
    for kind in Kind::ALL {
        assert_eq!(standard().robots.iter().filter(|robot| robot.kind == kind).count(), 12, "{kind:?}");
    }
}

#[test]
fn syn_6_three_tokens_of_each_type_one_for_each_round() {
    assert_eq!(standard().investors, [Kind::ALL; 3]);
    let doubled = Cards::STANDARD.replace(r#"{ id = "V07", type = "Service", "#, r#"{ id = "V07", type = "Industry","#);
    assert_eq!(Cards::parse(&doubled).unwrap_err().row.as_deref(), Some("V10"), "two Industry tokens with the back 2");
}

#[test]
fn syn_7_two_sections_give_the_name_and_the_right_one_an_investor() {
    let table = Deal { boards: vec![4, 1], ..Deal::new(2) }.lay_out();
    let (view, printed) = (Syndicate::portray(table.seen(Viewer::Onlooker)), Syndicate::printed(standard()));
    for (seat, company, kind) in [(S1, "Nautilus Industries", Kind::Industry), (S2, "Meridian Services", Kind::Service)]
    {
        assert_eq!(printed.company(view.players[seat.index()].board), company);
        for other in Kind::ALL {
            assert_eq!(table.player(seat).investors(other), u8::from(other == kind), "{company}: {other:?}");
        }
    }
}

#[test]
fn syn_8_four_left_sections_and_five_right_ones_with_all_types() {
    assert_eq!(standard().left.len(), 4);
    assert_eq!(standard().left.iter().collect::<BTreeSet<_>>().len(), 4, "they differ in their name");
    let printed: BTreeSet<Kind> = standard().right.iter().map(|section| section.investor).collect();
    assert_eq!((standard().right.len(), printed.len()), (5, 5));
}

/// The same seed and the same choices with other names and colours: the same game, piece by piece.
#[test]
fn syn_9_names_and_colours_have_no_effect() {
    let text = Cards::STANDARD
        .replace(r#""Nautilus""#, r#""Zeppelin""#)
        .replace(r#""Industries""#, r#""Anvils""#)
        .replace(r#""yellow""#, r#""black""#);
    let cards = Loaded::<Cards>::parse(&text).unwrap();
    assert_ne!(cards, Loaded::standard());
    let mut usual = Scene::<Syndicate>::deal(3, 9);
    let mut renamed = Scene::<Syndicate>::with(&Setup { seats: 3, options: Default::default(), cards }, 9);
    usual.seeded(9);
    renamed.seeded(9);
    let mut luck = Luck::new("names", 1);
    while let Some(seat) = usual.owed().seats().lowest() {
        let action = *luck.of(&usual.legal(seat));
        usual.act(seat, action);
        renamed.act(seat, action);
        assert_eq!(usual.state().public, renamed.state().public);
    }
    assert_eq!(usual.standings(), renamed.standings());
}
