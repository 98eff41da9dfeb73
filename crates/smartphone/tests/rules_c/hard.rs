//! SP-720 to SP-725: hard mode: what is paid for plans and goods.

use crate::shared::*;
use kernel::{CardData, Loaded};
use smartphone::Cards;

/// What each paid for their plan, in the order it was paid.
fn paid(scene: &Table) -> Vec<(Seat, i16)> {
    let paid = |event: &Event| match event {
        Event::PaidForPlan { seat, vp, steve: false } => Some((*seat, *vp)),
        _ => None,
    };
    told(scene).iter().filter_map(paid).collect()
}

fn paid_for_goods(events: &[Event], seat: Seat) -> Vec<i16> {
    let paid = |event: &Event| match event {
        Event::PaidForGoods { seat: of, vp } if *of == seat => Some(*vp),
        _ => None,
    };
    events.iter().filter_map(paid).collect()
}

/// The sum of a plan's symbols by the table of SP-722.
fn sum(scene: &Table, seat: Seat) -> i16 {
    let result = scene.player(seat).result;
    let prices = [
        (Symbol::Research, 2),
        (Symbol::Logistics, 2),
        (Symbol::Factory, 3),
        (Symbol::Plus, 1),
        (Symbol::Goods, 1),
        (Symbol::Cheap, 1),
    ];
    prices.into_iter().map(|(symbol, vp)| i16::from(result.count(symbol)) * vp).sum()
}

#[test]
fn sp_720_totals_go_below_zero() {
    let mut scene = hard(2);
    scene.plans(&[&[(Symbol::Factory, 1)], &[(Symbol::Factory, 1)]]);
    assert!(scene.player(S1).vp < 0 && scene.player(S2).vp < 0);
}

#[test]
fn sp_720_without_hard_mode_nothing_is_paid() {
    let mut scene = table(2, Options::default());
    scene.plans(&[&[(Symbol::Factory, 1)], &[(Symbol::Factory, 1)]]);
    assert!(paid(&scene).is_empty() && paid_for_goods(&told(&scene), S1).is_empty());
    assert_eq!((scene.player(S1).vp, scene.player(S2).vp), (3, 4));
}

#[test]
fn sp_721_active_symbols_are_paid_for_in_phase_2() {
    let mut scene = hard(2);
    scene.plans(&[&[(Symbol::Factory, 1), (Symbol::Research, 2)], &[(Symbol::Logistics, 3)]]);
    let mut expected = [S1, S2].map(|seat| (seat, 2 - sum(&scene, seat))); // the starting improvement
    expected.sort_by_key(|(seat, _)| scene.player(*seat).price);
    assert_eq!(paid(&scene), expected);
    let events = told(&scene);
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("it was told");
    let plan = at(|event| matches!(event, Event::PaidForPlan { .. }));
    assert!(at(|event| matches!(event, Event::PriceSet { .. })) < plan);
    assert!(plan < at(|event| matches!(event, Event::Produced { .. })));
}

/// Tokens and unused improvements produce, but are not paid for here.
#[test]
fn sp_721_tokens_and_unused_improvements_cost_nothing() {
    let mut scene = hard(2);
    let plan = plan_where(&scene, S1, |it| it.unused() == 1 && it.count(Symbol::Factory) == 1).expect("a plan");
    let other = plan_where(&scene, S2, |_| true).expect("a plan");
    scene.tokens(S1, 1).act(S1, plan).act(S2, other);
    let own = paid(&scene).into_iter().find(|(seat, _)| *seat == S1);
    assert_eq!(own, Some((S1, 4 - sum(&scene, S1))), "both lower the sum instead");
}

#[test]
fn sp_721_the_order_is_that_of_the_new_prices_and_the_vp_before_paying() {
    let same = [(Symbol::Plus, 0), (Symbol::Cheap, 0)];
    for (vp, first) in [([5, 4], S2), ([4, 5], S1), ([4, 4], S1)] {
        let mut scene = hard(2);
        scene.vp(S1, vp[0]).vp(S2, vp[1]).plans(&[&same, &same]);
        assert_eq!(paid(&scene)[0].0, first, "{vp:?}");
    }
    let mut scene = hard(2);
    scene.vp(S1, 0).vp(S2, 50).plans(&[&[(Symbol::Plus, 1), (Symbol::Cheap, 0)], &same]);
    assert_eq!(paid(&scene)[0].0, S2, "the lower price");
}

/// Phase 3 works its order out anew: who has paid more is first now.
#[test]
fn sp_721_paying_does_not_change_the_order_of_the_phase() {
    let mut scene = table(2, Options { hard: Hard::On, directives: Directives::On, ..Options::default() });
    scene.without_retailers().only_directives(&[4]).vp(S1, 10).vp(S2, 11);
    for seat in [S1, S2] {
        scene.tile(seat, Tile::improvement(Symbol::Research, Symbol::Research));
    }
    scene.tile(S2, Tile::improvement(Symbol::Research, Symbol::Logistics)).tokens(S1, 9);
    let same = [(Symbol::Research, 5), (Symbol::Plus, 0), (Symbol::Cheap, 1)];
    scene.plans(&[&same, &same]);
    assert!(scene.player(S2).vp < scene.player(S1).vp, "the first paid nothing, the second a lot");
    assert_eq!(scene.offered(), Some((S1, 4)), "the order is still the old one");
}

#[test]
fn sp_721_payment_cannot_be_refused() {
    let mut scene = hard(2);
    scene.vp(S1, 0).vp(S2, 0).plans(&[&[(Symbol::Factory, 1)], &[(Symbol::Factory, 1)]]);
    assert_eq!(paid(&scene).len(), 2, "nobody was asked, and both owe now");
}

#[test]
fn sp_722_the_price_of_each_symbol() {
    let prices = hard(2).state().cards.get().prices;
    for (symbol, vp) in [
        (Symbol::Research, 2),
        (Symbol::Logistics, 2),
        (Symbol::Factory, 3),
        (Symbol::Plus, 1),
        (Symbol::Goods, 1),
        (Symbol::Cheap, 1),
        (Symbol::Blank, 0),
    ] {
        assert_eq!(prices[symbol.index()], vp, "{symbol:?}");
    }
}

#[test]
fn sp_723_each_improvement_and_token_lowers_the_sum_by_2() {
    for (tiles, tokens) in [(0, 0), (1, 0), (0, 1), (2, 1)] {
        let mut scene = hard(2);
        (0..tiles).for_each(|_| _ = scene.tile(S1, Tile::improvement(Symbol::Goods, Symbol::Goods)));
        scene.tokens(S1, tokens).plans(&[&[(Symbol::Factory, 1), (Symbol::Logistics, 3)], &[]]);
        let own = paid(&scene).into_iter().find(|(seat, _)| *seat == S1).map_or(0, |(_, vp)| vp);
        let lowered = 2 * (1 + tiles as i16 + i16::from(tokens));
        assert_eq!(own, -(sum(&scene, S1) - lowered).max(0), "{tiles} tiles, {tokens} tokens");
    }
}

#[test]
fn sp_723_but_not_below_0() {
    let mut scene = hard(2);
    scene.tokens(S1, 15).plans(&[&[(Symbol::Factory, 1)], &[]]);
    assert!(paid(&scene).iter().all(|(seat, _)| *seat != S1));
    let goods = i16::from(scene.player(S1).seen.produced);
    assert_eq!(scene.player(S1).vp, 3 - goods, "nothing is received either");
}

#[test]
fn sp_724_an_improvement_lowers_the_sum_whether_or_not_it_is_placed() {
    for unused in [0, 1] {
        let mut scene = hard(2);
        let plan = plan_where(&scene, S1, |it| it.unused() == unused && it.count(Symbol::Factory) == 1);
        let other = plan_where(&scene, S2, |_| true).expect("a plan");
        scene.act(S1, plan.expect("a plan")).act(S2, other);
        let own = paid(&scene).into_iter().find(|(seat, _)| *seat == S1);
        assert_eq!(own, Some((S1, 2 - sum(&scene, S1))), "its visible symbols are in the sum");
    }
}

#[test]
fn sp_724_a_mini_improvement_lowers_nothing() {
    let mut scene = hard(2);
    scene.edit(|state| {
        state.public.minis.remove(Tile::mini(Symbol::Plus).id());
        state.public.players[S1].tiles.insert(Tile::mini(Symbol::Plus).id());
    });
    scene.plans(&[&[(Symbol::Factory, 1)], &[]]);
    let own = paid(&scene).into_iter().find(|(seat, _)| *seat == S1);
    assert_eq!(own, Some((S1, 2 - sum(&scene, S1))));
}

#[test]
fn sp_725_each_goods_produced_costs_1_vp() {
    let mut scene = hard(2);
    scene.tokens(S1, 3).plans(&[&[(Symbol::Factory, 1)], &[(Symbol::Factory, 1)]]);
    for seat in [S1, S2] {
        let goods = scene.player(seat).seen.produced;
        assert_eq!(paid_for_goods(&told(&scene), seat), [-i16::from(goods)]);
    }
}

#[test]
fn sp_725_goods_of_every_rule_and_phase_are_paid_for() {
    let mut scene = hard(2);
    scene.on_technology(S1, Technology::Gps, 2).progress(S1, 1).at(Stage::Research, S1, What::Research);
    scene.act(S1, research(Technology::Gps));
    assert_eq!(paid_for_goods(&told(&scene), S1), [-5], "GPS plain, in phase 5");
    let mut scene = hard(2);
    scene.own(S1, Power::N2).goods(S1, 1).price(S1, 3).at(Stage::Selling, S1, What::Sale);
    scene.act(S1, sell(&[(Region::NorthAfrica, 1)]));
    assert_eq!(paid_for_goods(&told(&scene), S1), [-1], "N2, in phase 8");
    let mut scene = hard(2);
    scene.own(S1, Power::N8).patent(Technology::Battery, Some(S1)).plans(&[&[(Symbol::Factory, 1)], &[]]);
    let planned = i16::from(scene.player(S1).seen.produced) - 2;
    assert_eq!(paid_for_goods(&told(&scene), S1), [-2, -planned], "N8, at the start of phase 3");
}

#[test]
fn sp_725_goods_beyond_the_supply_are_not_paid_for() {
    let mut scene = hard(2);
    scene.goods(S1, 16).tokens(S1, 9).plans(&[&[(Symbol::Factory, 1)], &[]]);
    assert_eq!(paid_for_goods(&told(&scene), S1), [-2]);
}

#[test]
fn sp_ex_30_a_plan_and_its_goods() {
    let mut scene = hard(2);
    scene.tokens(S1, 1);
    let wanted = [
        (Symbol::Logistics, 3),
        (Symbol::Factory, 1),
        (Symbol::Goods, 1),
        (Symbol::Cheap, 1),
        (Symbol::Research, 1),
        (Symbol::Plus, 0),
    ];
    let plan = plan_where(&scene, S1, |it| {
        wanted.iter().all(|(symbol, count)| it.count(*symbol) == *count) && (it.covered(), it.unused()) == (1, 1)
    });
    let other = plan_where(&scene, S2, |_| true).expect("a plan");
    scene.act(S1, plan.expect("K1 under W1, the last square covered")).act(S2, other);
    assert!(paid(&scene).contains(&(S1, -9)));
    assert_eq!(paid_for_goods(&told(&scene), S1), [-5]);
    assert_eq!(scene.player(S1).vp, 3 - 9 - 5);
}

/// With other component data, in which a plan with an active factory comes to 3.
#[test]
fn sp_ex_31_a_sum_of_3_less_6_is_0() {
    let printed = "prices = { goods = 1, cheap = 1, plus = 1, factory = 3, research = 2, logistics = 2,";
    let other = "prices = { goods = 0, cheap = 0, plus = 0, factory = 3, research = 0, logistics = 0,";
    let cards = Loaded::<Cards>::parse(&Cards::STANDARD.replace(printed, other)).expect("other prices");
    for (tiles, tokens, pay) in [(2, 1, 0), (1, 0, -1)] {
        let mut scene = hard(2);
        scene.edit(|state| state.cards = cards).tokens(S1, tokens);
        (1..tiles).for_each(|_| _ = scene.tile(S1, Tile::improvement(Symbol::Goods, Symbol::Goods)));
        scene.plans(&[&[(Symbol::Factory, 1)], &[(Symbol::Factory, 0)]]);
        let own = paid(&scene).into_iter().find(|(seat, _)| *seat == S1).map_or(0, |(_, vp)| vp);
        assert_eq!(own, pay, "{tiles} improvements, {tokens} tokens");
    }
}
