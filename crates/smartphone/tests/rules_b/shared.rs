//! Position words that only these chapters need.

use crate::common::*;
use smartphone::action::Counts;
use smartphone::cards::Customer;
use smartphone::market::Seller;
use smartphone::pieces::Side;

pub use kernel::Seat;
pub use smartphone::action::{Answer, Choice};
pub use smartphone::event::{Opening, Selling, Source};
pub use smartphone::pieces::{End, Power, Region, Symbol, Technology};
pub use smartphone::state::{Need, Stage, Step, What};
pub use smartphone::{Action, Event, Options};

/// So many in each of these regions.
pub fn counts(goods: &[(Region, u8)]) -> Counts {
    goods.iter().flat_map(|(region, count)| std::iter::repeat_n(region.index() as u8, (*count).into())).collect()
}

pub fn sell(goods: &[(Region, u8)]) -> Action {
    sell_twice(goods, &[])
}

/// With second goods.
pub fn sell_twice(goods: &[(Region, u8)], seconds: &[(Region, u8)]) -> Action {
    Action::Sell { goods: counts(goods), seconds: counts(seconds) }
}

/// A table of five on the big board with these powers: no retailers, and seat 1 is about to sell. Seat 2 sells after
/// them, so that the phase waits.
pub fn selling(powers: &[Power]) -> Table {
    let mut scene = with_powers(5, powers);
    scene.goods(S2, 1).at(Stage::Selling, S1, What::Sale);
    scene
}

/// The same with seat 1 in their turn of phase 6, with so much progress; seat 2 has progress too.
pub fn logistics(powers: &[Power], progress: u8) -> Table {
    let mut scene = with_powers(5, powers);
    shows(&mut scene, S2, &[(Symbol::Logistics, 1)]);
    scene.progress(S1, progress).at(Stage::Logistics, S1, What::Logistics);
    scene
}

/// The same in phase 5.
pub fn research(powers: &[Power], progress: u8) -> Table {
    let mut scene = with_powers(5, powers);
    shows(&mut scene, S2, &[(Symbol::Research, 1)]);
    scene.progress(S1, progress).at(Stage::Research, S1, What::Research);
    scene
}

/// The plan of the round shows exactly so many of the symbols that are named. Only while plans are made.
pub fn shows(scene: &mut Table, seat: Seat, wanted: &[(Symbol, u8)]) {
    let Action::Plan { lower, upper, turn, at, tiles } = plan_with(scene, seat, wanted) else {
        panic!("a plan is asked for")
    };
    let plan = smartphone::action::Plan { lower, upper, turn, at, tiles };
    let result = smartphone::plan::check(&scene.state().cards.get().pads, &hand(scene, seat), &plan.into());
    scene.edit(|state| state.public.players[seat].result = result.expect("the plan is legal"));
}

/// The same in the middle of a round.
pub fn shows_in(scene: &mut Table, seat: Seat, symbol: Symbol, count: u8) {
    let (stage, ask) = (scene.public().stage, scene.public().ask);
    scene.edit(|state| (state.public.stage, state.public.ask) = (Stage::Planning, None));
    shows(scene, seat, &[(symbol, count)]);
    scene.edit(|state| (state.public.stage, state.public.ask) = (stage, ask));
}

/// Seat 1 takes an improvement, and phase 5 begins with them: they have the lowest price, and only they have a plan.
pub fn to_research(scene: &mut Table) {
    only_first_plan(scene);
    for seat in [S2, S3, S4, S5] {
        scene.price(seat, 8);
    }
    let kind = scene.public().row[0].expect("the row is full");
    scene.at(Stage::Improvement, S1, What::Improvement).act(S1, Action::TakeImprovement { kind });
    assert_eq!(scene.public().stage, Stage::Research(Step::Turn));
}

fn only_first_plan(scene: &mut Table) {
    scene.edit(|state| {
        for seat in [S2, S3, S4, S5] {
            state.public.players[seat].result = Default::default();
        }
    });
}

/// Seat 1 ends their turn in phase 5; nobody else does anything in it, and phase 6 begins. Only seat 1 has a plan.
pub fn to_logistics(scene: &mut Table) -> &mut Table {
    only_first_plan(scene);
    scene.at(Stage::Research, S1, What::Research).act(S1, Action::Finish)
}

/// Seat 1 ends their turn in phase 6; nobody else does anything in it, and phase 7 begins.
pub fn to_selling(scene: &mut Table) -> &mut Table {
    scene.at(Stage::Logistics, S1, What::Logistics).act(S1, Action::Finish)
}

/// Seat 1 sells nothing more; where nobody else has goods, phase 8 and the end of the round follow.
pub fn to_profit(scene: &mut Table) -> &mut Table {
    scene.at(Stage::Selling, S1, What::Sale).act(S1, sell(&[]))
}

fn name(customer: &Customer) -> String {
    let price = customer.price.map(|price| price.to_string());
    let technology = customer.technology.map(|technology| format!("{technology:?}"));
    price.into_iter().chain(technology).collect::<Vec<_>>().join("|")
}

/// The customers of a region as they are printed, where `which` says so.
fn customers(scene: &Table, region: Region, which: impl Fn(usize) -> bool) -> Vec<String> {
    let printed = scene.public().printed(scene.state().cards.get(), region);
    printed.customers.iter().enumerate().filter(|(at, _)| which(*at)).map(|(_, customer)| name(customer)).collect()
}

/// E(g, p) of SP-385.
pub fn buyers(scene: &Table, seat: Seat, region: Region) -> Vec<String> {
    let public = scene.public();
    let buyers = Seller::of(public, seat).customers(public, scene.state().cards.get(), region);
    customers(scene, region, |at| buyers >> at & 1 == 1)
}

/// Whom a player has served.
pub fn served(scene: &Table, seat: Seat, region: Region) -> Vec<String> {
    customers(scene, region, |at| scene.public().place(region).served[at] == Some(seat))
}

/// Lays a retailer from beside the board, R1 to R7.
pub fn retailer(scene: &mut Table, region: Region, tile: u8, side: Side) -> &mut Table {
    scene.edit(|state| {
        state.public.unused.remove(tile - 1);
        state.public.place_mut(region).retailer = Some((tile - 1, side));
    })
}

pub fn director(scene: &mut Table, seat: Seat, region: Region) -> &mut Table {
    scene.edit(|state| state.public.players[seat].director = Some(region))
}

/// Goods from the supply lie on these customers of a region, counted from 0.
pub fn serve<'a>(scene: &'a mut Table, seat: Seat, region: Region, customers: &[usize]) -> &'a mut Table {
    scene.edit(|state| {
        for customer in customers {
            state.public.place_mut(region).served[*customer] = Some(seat);
            state.public.players[seat].supply -= 1;
        }
    })
}

/// A second goods from the supply lies on a customer that was served.
pub fn serve_twice(scene: &mut Table, seat: Seat, region: Region, customer: usize) -> &mut Table {
    scene.edit(|state| {
        assert_eq!(state.public.place(region).served[customer], Some(seat));
        state.public.place_mut(region).seconds |= 1 << customer;
        state.public.players[seat].supply -= 1;
    })
}

/// A marker from the supply lies on an end of a region's customers.
pub fn reserve(scene: &mut Table, seat: Seat, region: Region, end: End) -> &mut Table {
    scene.edit(|state| {
        state.public.place_mut(region).reserved[end.index()] = Some(seat);
        state.public.players[seat].markers -= 1;
    })
}

/// All 18 offices are out: one in each region but these, a second one in those, and the rest on technologies.
pub fn spread(scene: &mut Table, seat: Seat, without: &[Region], twice: &[Region], researched: &[Technology]) {
    for region in Region::ALL {
        if !without.contains(&region) && !scene.public().place(region).has_office(seat) {
            scene.office(seat, region);
        }
    }
    for region in twice {
        scene.office(seat, *region);
    }
    for technology in researched {
        scene.research(seat, *technology);
    }
    assert_eq!(scene.player(seat).offices, 0, "all 18 are out");
}

/// The offices of a region from left to right.
pub fn offices(scene: &Table, region: Region) -> Vec<Seat> {
    scene.public().place(region).offices.to_vec()
}

/// What everybody heard of the last step, where `which` says so.
pub fn told(scene: &Table, which: impl Fn(&Event) -> bool) -> Vec<Event> {
    scene.told(S1).into_iter().copied().filter(which).collect()
}

/// Who got how many VP for which place in a region, in the last step.
pub fn controls(scene: &Table, of: Region) -> Vec<(u8, Seat, i16)> {
    let events = scene.told(S1).into_iter().copied();
    events
        .filter_map(|event| match event {
            Event::Control { seat, region, place, vp } if region == of => Some((place, seat, vp)),
            _ => None,
        })
        .collect()
}
