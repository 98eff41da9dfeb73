//! Section 21: the speed powers N4 and N7, SP-636, SP-637, and the mini improvements of SP-655.

use crate::common::*;
use crate::shared::*;
use smartphone::tile::Tile;

const fn lend(research: u8, logistics: u8) -> Action {
    Action::SpeedUp { research, logistics }
}

/// Two players; seat 1 owns N4 and has revealed a plan with so many `RESEARCH` and `LOGISTICS` symbols. Seat 2 is last.
fn n4(research: u8, logistics: u8) -> Table {
    let mut scene = with_powers(2, &[]);
    scene.without_retailers().own(S1, Power::N4);
    let symbols = [(Symbol::Research, research), (Symbol::Logistics, logistics)];
    scene.plans(&[&symbols, &[]]);
    scene
}

/// Goes on to a phase by taking any improvement and placing nothing.
fn pass_until(scene: &mut Table, enough: impl Fn(&Table) -> bool) {
    while !enough(scene) {
        let ask = scene.public().ask.expect("somebody is asked");
        let action = match ask.what {
            What::Improvement => scene.legal(ask.seat)[0],
            _ => Action::Finish,
        };
        scene.act(ask.seat, action);
    }
}

#[test]
fn sp_636_asked_after_production() {
    let scene = n4(2, 1);
    assert_eq!(scene.public().ask.map(|ask| (ask.seat, ask.what)), Some((S1, What::Speed)));
    assert!(scene.player(S1).goods > 0, "the goods of this round can be lent");
    assert!(matches!(scene.public().stage, Stage::Production(_)));
}

#[test]
fn sp_636_up_to_two_goods_one_per_symbol() {
    let mut scene = n4(2, 1);
    let ways = [lend(0, 0), lend(0, 1), lend(1, 0), lend(1, 1), lend(2, 0)];
    assert_eq!(scene.legal(S1).len(), 5);
    assert!(ways.iter().all(|way| scene.legal(S1).contains(way)));
    scene.refused_by("SP-636", S1, lend(0, 2)).refused_by("SP-636", S1, lend(2, 1));
    scene.refused_by("SP-636", S1, lend(255, 255));
}

#[test]
fn sp_636_no_more_than_the_warehouse_holds() {
    let mut scene = n4(2, 1);
    scene.goods(S1, 1).refused_by("SP-636", S1, lend(1, 1)).act(S1, lend(1, 0));
}

/// Goods kept from the last round are available too.
#[test]
fn sp_636_kept_goods_can_be_lent() {
    let mut scene = with_powers(2, &[]);
    scene.without_retailers().own(S1, Power::N4).goods(S1, 18).plans(&[&[(Symbol::Research, 2)], &[]]);
    assert_eq!(scene.player(S1).goods, 18, "nothing could be produced");
    scene.act(S1, lend(2, 0));
    assert_eq!(scene.player(S1).goods, 16);
}

#[test]
fn sp_636_the_owner_may_lend_nothing() {
    let mut scene = n4(2, 1);
    let goods = scene.player(S1).goods;
    scene.act(S1, lend(0, 0));
    assert_eq!((scene.player(S1).goods, scene.player(S1).lent), (goods, [0, 0]));
}

#[test]
fn sp_636_the_goods_leave_the_warehouse_at_once() {
    let mut scene = n4(2, 1);
    let (goods, supply) = (scene.player(S1).goods, scene.player(S1).supply);
    scene.act(S1, lend(1, 1));
    let player = scene.player(S1);
    assert_eq!((player.goods, player.supply, player.lent), (goods - 2, supply, [1, 1]));
}

#[test]
fn sp_636_each_gives_a_progress_in_the_symbols_phase() {
    let mut scene = n4(2, 1);
    scene.act(S1, lend(1, 1));
    pass_until(&mut scene, |it| it.public().ask.is_some_and(|ask| (ask.seat, ask.what) == (S1, What::Research)));
    assert_eq!(scene.player(S1).progress, 3);
    pass_until(&mut scene, |it| it.public().ask.is_some_and(|ask| (ask.seat, ask.what) == (S1, What::Logistics)));
    assert_eq!(scene.player(S1).progress, 2);
}

/// While the phase lasts they are neither in the warehouse nor in the supply.
#[test]
fn sp_636_they_return_to_the_supply_at_the_end_of_that_phase() {
    let mut scene = n4(2, 1);
    scene.act(S1, lend(1, 1));
    let supply = scene.player(S1).supply;
    pass_until(&mut scene, |it| matches!(it.public().stage, Stage::Research(_)));
    assert_eq!((scene.player(S1).lent, scene.player(S1).supply), ([1, 1], supply));
    pass_until(&mut scene, |it| matches!(it.public().stage, Stage::Logistics(_)));
    assert_eq!((scene.player(S1).lent, scene.player(S1).supply), ([0, 1], supply + 1));
    pass_until(&mut scene, |it| matches!(it.public().stage, Stage::Selling(_) | Stage::Planning));
    assert_eq!(scene.player(S1).lent, [0, 0]);
}

/// 16 goods and 2 lent: GPS plain produces nothing although the two return when the phase is over.
#[test]
fn sp_636_lent_goods_can_not_be_produced_before_the_phase_ends() {
    let mut scene = n4(2, 1);
    scene.goods(S1, 18).act(S1, lend(2, 0));
    pass_until(&mut scene, |it| it.public().ask.is_some_and(|ask| (ask.seat, ask.what) == (S1, What::Research)));
    scene.on_technology(S1, Technology::Gps, 2).act(S1, Action::Research { technology: Technology::Gps });
    assert!(scene.told(S1).contains(&&Event::Produced { seat: S1, goods: 0, lost: 5, by: Source::Gps }));
    assert_eq!(scene.player(S1).goods, 16);
}

/// A good lent to logistics is still out when phase 5 has ended.
#[test]
fn sp_636_those_on_logistics_symbols_stay_longer() {
    let mut scene = n4(1, 2);
    scene.goods(S1, 18).act(S1, lend(0, 2));
    pass_until(&mut scene, |it| matches!(it.public().stage, Stage::Logistics(_)));
    assert_eq!((scene.player(S1).lent, scene.player(S1).supply), ([0, 2], 0));
}

/// Both goods of the warehouse are lent.
#[test]
fn sp_636_they_do_not_count_as_sold_or_discarded() {
    let mut scene = n4(2, 1);
    scene.goods(S1, 2).goods(S2, 0).act(S1, lend(1, 1));
    pass_until(&mut scene, |it| it.public().stage == Stage::Planning);
    assert_eq!(told(&scene, |event| matches!(event, Event::Discarded { .. })), []);
    assert_eq!(told(&scene, |event| matches!(event, Event::Profit { seat: S1, goods: 0, vp: 0, .. })).len(), 1);
    assert_eq!(scene.player(S1).supply, 18);
}

#[test]
fn sp_636_not_asked_without_the_power_or_the_symbols() {
    let mut scene = with_powers(2, &[Power::N4]);
    scene.without_retailers().plans(&[&[(Symbol::Research, 2)], &[]]);
    assert_ne!(scene.what(), Some(What::Speed), "nobody has researched it");
    let mut scene = with_powers(2, &[]);
    scene.without_retailers().own(S1, Power::N4).edit(|state| {
        state.public.players[S1].tiles.insert(Tile::improvement(Symbol::Goods, Symbol::Goods).id());
    });
    scene.plans(&[&[(Symbol::Research, 0), (Symbol::Logistics, 0)], &[]]);
    assert_ne!(scene.what(), Some(What::Speed), "no symbol is active");
}

#[test]
fn sp_637_one_of_the_mini_improvements_still_there() {
    let mut scene = research(&[Power::N7], 2);
    scene.on_technology(S1, Technology::Battery, 3).act(S1, Action::Research { technology: Technology::Battery });
    assert_eq!((scene.what(), scene.legal(S1).len()), (Some(What::Mini), 5));
    scene.act(S1, Action::TakeMini { symbol: Symbol::Plus });
    assert!(scene.player(S1).tiles.has(Tile::mini(Symbol::Plus).id()));
    assert!(!scene.public().minis.has(Tile::mini(Symbol::Plus).id()));
    assert_eq!(scene.what(), Some(What::Research), "the turn goes on");
}

/// Takes those mini improvements for seat 3.
fn minis_gone(scene: &mut Table, symbols: &[Symbol]) {
    scene.edit(|state| {
        for symbol in symbols {
            state.public.minis.remove(Tile::mini(*symbol).id());
            state.public.players[S3].tiles.insert(Tile::mini(*symbol).id());
        }
    });
}

#[test]
fn sp_637_one_that_is_taken_can_not_be_chosen() {
    let mut scene = research(&[Power::N7], 2);
    minis_gone(&mut scene, &[Symbol::Plus, Symbol::Cheap]);
    scene.on_technology(S1, Technology::Battery, 3).act(S1, Action::Research { technology: Technology::Battery });
    scene.refused_by("SP-637", S1, Action::TakeMini { symbol: Symbol::Plus });
    scene.refused_by("SP-637", S1, Action::TakeMini { symbol: Symbol::Factory });
    assert_eq!(scene.legal(S1).len(), 3);
}

#[test]
fn sp_637_the_last_one_is_taken_without_a_question_and_then_there_is_nothing() {
    let all = [Symbol::Goods, Symbol::Cheap, Symbol::Plus, Symbol::Research, Symbol::Logistics];
    let mut scene = research(&[Power::N7], 2);
    minis_gone(&mut scene, &all[1..]);
    scene.on_technology(S1, Technology::Battery, 3).act(S1, Action::Research { technology: Technology::Battery });
    assert!(scene.told(S1).contains(&&Event::MiniTaken { seat: S1, symbol: Symbol::Goods }));
    let mut scene = research(&[Power::N7], 2);
    minis_gone(&mut scene, &all);
    scene.on_technology(S1, Technology::Battery, 3).act(S1, Action::Research { technology: Technology::Battery });
    assert_eq!(told(&scene, |event| matches!(event, Event::MiniTaken { .. })), []);
    assert_eq!(scene.what(), Some(What::Research));
}

/// Somebody else took the patent: the Battery is complete before this turn's progress comes.
#[test]
fn sp_637_a_technology_complete_at_the_start_of_a_turn_asks_before_progress() {
    let mut scene = with_powers(5, &[Power::N7]);
    shows(&mut scene, S1, &[(Symbol::Research, 2)]);
    to_research(scene.research(S4, Technology::Battery).on_technology(S1, Technology::Battery, 3));
    assert_eq!((scene.what(), scene.player(S1).progress), (Some(What::Mini), 0));
    scene.act(S1, Action::TakeMini { symbol: Symbol::Research });
    assert_eq!((scene.what(), scene.player(S1).progress), (Some(What::Research), 2));
}

/// Taken in phase 5; the plan of this round has been revealed, the next one can use it.
#[test]
fn sp_655_it_is_used_from_the_next_round_on() {
    let mut scene = with_powers(2, &[Power::N7]);
    scene.without_retailers().plans(&[&[(Symbol::Research, 2)], &[]]);
    pass_until(&mut scene, |it| it.public().ask.is_some_and(|ask| (ask.seat, ask.what) == (S1, What::Research)));
    let result = scene.player(S1).result;
    scene.on_technology(S1, Technology::Battery, 3).act(S1, Action::Research { technology: Technology::Battery });
    scene.act(S1, Action::TakeMini { symbol: Symbol::Research });
    assert_eq!(scene.player(S1).result, result);
    scene.goods(S1, 0).goods(S2, 0);
    pass_until(&mut scene, |it| it.public().stage == Stage::Planning);
    assert!(hand(&scene, S1).tiles.has(Tile::mini(Symbol::Research).id()));
    let most = |scene: &Table| {
        (0..9).rev().find(|count| plan_where(scene, S1, |it| it.count(Symbol::Research) == *count).is_some())
    };
    let with = most(&scene);
    scene.edit(|state| {
        state.public.players[S1].tiles.remove(Tile::mini(Symbol::Research).id());
        state.public.minis.insert(Tile::mini(Symbol::Research).id());
    });
    assert_eq!(with, most(&scene).map(|count| count + 1));
}

/// No 18: own four improvements. Three and a mini improvement are not four.
#[test]
fn sp_655_it_is_no_improvement_for_directive_18() {
    let offered = |mini: bool| {
        let mut scene = with_powers(5, &[Power::N7]);
        scene.edit(|state| {
            assert!(state.public.directives.insert(17));
            let row: Vec<Tile> = state.public.row.iter().flatten().copied().collect();
            state.public.players[S1].tiles.insert(row[1].id());
            state.public.row[1] = None;
            if mini {
                state.public.players[S1].tiles.insert(Tile::mini(Symbol::Goods).id());
                state.public.minis.remove(Tile::mini(Symbol::Goods).id());
            } else {
                state.public.players[S1].tiles.insert(row[2].id());
                state.public.row[2] = None;
            }
        });
        let kind = scene.public().row[0].expect("the first place is filled");
        scene.at(Stage::Improvement, S1, What::Improvement).act(S1, Action::TakeImprovement { kind });
        scene.what() == Some(What::Directive(17))
    };
    assert!(offered(false), "the starting one and three more");
    assert!(!offered(true));
}

/// Hard mode: each improvement lowers what a plan costs by 2, a mini improvement does not.
#[test]
fn sp_655_it_gives_no_discount() {
    let paid = |mini: bool| {
        let options = Options { hard: smartphone::Hard::On, ..Options::default() };
        let mut scene = table(2, options);
        if mini {
            scene.edit(|state| {
                state.public.players[S1].tiles.insert(Tile::mini(Symbol::Goods).id());
                state.public.minis.remove(Tile::mini(Symbol::Goods).id());
            });
        }
        let plan = [(Symbol::Research, 2), (Symbol::Logistics, 2), (Symbol::Factory, 1), (Symbol::Goods, 1)];
        scene.plans(&[&[&plan[..], &[(Symbol::Cheap, 0), (Symbol::Plus, 1)]].concat(), &[]]);
        told(&scene, |event| matches!(event, Event::PaidForPlan { seat: S1, .. }))
    };
    assert_eq!(paid(true), paid(false));
    assert_eq!(paid(true), [Event::PaidForPlan { seat: S1, vp: -(4 + 4 + 3 + 1 + 1 - 2), steve: false }]);
}

#[test]
fn sp_ex_26_nine_goods_two_lent() {
    let mut scene = n4(2, 1);
    scene.goods(S1, 9).refused_by("SP-636", S1, lend(0, 2)).act(S1, lend(1, 1));
    assert_eq!(scene.player(S1).goods, 7);
    pass_until(&mut scene, |it| it.public().ask.is_some_and(|ask| (ask.seat, ask.what) == (S1, What::Research)));
    assert_eq!(scene.player(S1).progress, 3);
    pass_until(&mut scene, |it| it.public().ask.is_some_and(|ask| (ask.seat, ask.what) == (S1, What::Logistics)));
    assert_eq!(scene.player(S1).progress, 2);
}
