//! SP-527, SP-533: a directive is looked at where its row says, and nowhere else.

use crate::shared::*;
use CheckPoint::{EndOf2, EndOf3, EndOf7, EndOf8, OwnTurn4, OwnTurn5, OwnTurn6, OwnTurn7};

/// The column of SP-533.
const ROWS: [(u8, &[CheckPoint]); 24] = [
    (1, &[EndOf2, OwnTurn5]),
    (2, &[EndOf3, OwnTurn5]),
    (3, &[EndOf2]),
    (4, &[EndOf2]),
    (5, &[OwnTurn6, OwnTurn7]),
    (6, &[EndOf7]),
    (7, &[OwnTurn7]),
    (8, &[OwnTurn7]),
    (9, &[EndOf8]),
    (10, &[EndOf8]),
    (11, &[OwnTurn5, OwnTurn6]),
    (12, &[OwnTurn5, OwnTurn6]),
    (13, &[OwnTurn5, OwnTurn6]),
    (14, &[OwnTurn5]),
    (15, &[OwnTurn5]),
    (16, &[OwnTurn5]),
    (17, &[OwnTurn6]),
    (18, &[OwnTurn4]),
    (19, &[OwnTurn4]),
    (20, &[EndOf2]),
    (21, &[EndOf7]),
    (22, &[OwnTurn7]),
    (23, &[OwnTurn7]),
    (24, &[OwnTurn7]),
];

fn stage(point: CheckPoint) -> Stage {
    match point {
        EndOf2 => Stage::Price(Step::Directives),
        EndOf3 => Stage::Production(Step::Directives),
        OwnTurn4 => Stage::Improvement(Step::Directives),
        OwnTurn5 => Stage::Research(Step::Directives),
        OwnTurn6 => Stage::Logistics(Step::Directives),
        OwnTurn7 => Stage::Selling(Step::Directives),
        EndOf7 => Stage::Selling(Step::End),
        EndOf8 => Stage::Profit(Step::Directives),
    }
}

/// The first player of two meets this directive, whatever the phase.
fn meeting(number: u8) -> Table {
    let mut scene = with_directives(2, &[number]);
    let offices =
        |scene: &mut Table, regions: &[Region]| regions.iter().for_each(|region| _ = scene.office(S1, *region));
    let served = |scene: &mut Table, customers: &[usize]| {
        for region in [Region::Canada, Region::Usa, Region::Emirates, Region::Rsa, Region::India] {
            scene.served(S1, region, customers);
        }
    };
    match number {
        1 => _ = scene.price(S1, 8),
        2 => _ = scene.counted(S1, |counted| counted.produced = 13),
        3 => _ = scene.price(S1, 2),
        4 => shows(&mut scene, Symbol::Research),
        5 => _ = scene.sold_away(S1, 10),
        6 => _ = scene.counted(S1, |counted| counted.produced = 1),
        7 => served(&mut scene, &[1]),
        8 => _ = scene.served(S1, Region::Usa, &[0, 1, 2, 3, 4]),
        9 => _ = scene.counted(S1, |counted| counted.controlled = (0..4).collect()),
        10 => _ = scene.counted(S1, |counted| counted.profit = 70),
        11 => offices(&mut scene, &[Region::Rsa, Region::Canada, Region::Usa, Region::India, Region::Australia]),
        12 => offices(&mut scene, &[Region::Usa, Region::Europe]),
        13 => offices(&mut scene, &[Region::Canada, Region::Caribbean, Region::Rsa]),
        14 | 15 => _ = scene.everything_researched(S1),
        16 => _ = scene.counted(S1, |counted| counted.researched = 2),
        17 => _ = scene.counted(S1, |counted| counted.offices = 2),
        18 => (0..3).for_each(|_| _ = scene.tile(S1, Tile::improvement(Symbol::Goods, Symbol::Goods))),
        19 => _ = scene.tokens(S1, 3),
        20 => shows(&mut scene, Symbol::Logistics),
        21 => _ = scene.counted(S1, |counted| counted.discarded = 4),
        22 => served(&mut scene, &[0]),
        23 => [Region::Canada, Region::Emirates, Region::Rsa].iter().for_each(|it| _ = scene.served(S1, *it, &[3])),
        24 => [Region::Usa, Region::China].iter().for_each(|region| _ = scene.served(S1, *region, &[7])),
        _ => unreachable!("there are 24 directives"),
    }
    scene
}

/// The first player has a plan that shows five of a symbol.
fn shows(scene: &mut Table, symbol: Symbol) {
    scene.tile(S1, Tile::improvement(symbol, symbol));
    let Action::Plan { lower, upper, turn, at, tiles } = plan_with(scene, S1, &[(symbol, 5)]) else { panic!("a plan") };
    let plan = smartphone::action::Plan { lower, upper, turn, at, tiles }.into();
    let result = smartphone::plan::check(&scene.state().cards.get().pads, &hand(scene, S1), &plan);
    scene.edit(|state| state.public.players[S1].result = result.expect("a legal plan"));
}

/// Whether the directive is offered at this point: the first player has just declined another one there.
fn is_offered(number: u8, point: CheckPoint) -> bool {
    let mut scene = meeting(number);
    scene.edit(|state| {
        state.public.order = [S1, S2].into_iter().collect();
        state.public.turn = if point == EndOf7 { 2 } else { 0 };
        state.public.stage = stage(point);
        state.public.ask = Some(Ask { seat: S1, what: What::Directive(number % 24) });
    });
    scene.act(S1, DECLINE);
    scene.offered() == Some((S1, number)) && scene.public().stage == stage(point)
}

fn checked(number: u8) -> Vec<CheckPoint> {
    CheckPoint::ALL.into_iter().filter(|point| is_offered(number, *point)).collect()
}

#[test]
fn sp_533_each_directive_is_offered_at_its_check_points_only() {
    for (number, points) in ROWS {
        assert_eq!(checked(number), points, "no {number}");
    }
}

#[test]
fn sp_527_in_round_5_there_is_no_check_point_of_phase_4() {
    for (round, asked) in [(4, Some((S1, 19))), (5, None)] {
        let mut scene = with_directives(2, &[19]);
        scene.round(round).tokens(S1, 4).plans(&[&[(Symbol::Factory, 0)], &[(Symbol::Factory, 0)]]);
        assert_eq!(scene.offered(), asked, "round {round}");
    }
}

#[test]
fn sp_527_a_condition_met_between_check_points_is_not_tested() {
    let mut scene = with_directives(2, &[19]);
    scene.tokens(S1, 3).at(Stage::Research, S1, What::Research).act(S1, FINISH);
    assert_eq!(scene.public().round, 2, "tokens are counted in phase 4");
}
